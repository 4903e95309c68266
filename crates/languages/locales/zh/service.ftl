# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = 本内容由人工智能（AI）生成，可能包含错误。本内容不构成投资建议，亦不构成推荐、招揽或要约。本内容并非针对任何人的具体情况而制作，也不产生任何顾问关系或信义（受托）关系。
disclosure-statements =
    .n1 = 本内容由人工智能（AI）生成。
    .n2 = 本内容可能包含错误。
    .n3 = 本内容不构成投资建议。
    .n4 = 本内容不构成推荐、招揽或要约。
    .n5 = 本内容并非针对任何人的具体情况而制作。
    .n6 = 本内容不产生任何顾问关系或信义（受托）关系。

## Why a question is not taken up.

reject-blank = 您尚未提出问题。请写下一个有关投资、市场或经济的问题。
reject-off-mandate = 本委员会仅研究投资、市场、证券、基金、作为投资对象的公司以及经济。请重新表述您的问题，使其属于上述范围。
reject-inside-information = 本委员会不能使用内幕信息。请提出一个可以依据公开信息加以研究的问题。
reject-manipulation = 本委员会不能协助操纵市场或误导其他投资者。
reject-trade-execution = 本委员会只做分析，不执行交易，也不代表任何人行事。请改为提出分析请求。
reject-tax-evasion = 本委员会不能帮助向税务机关隐瞒收入或收益。您可以改问某项投资如何征税。
reject-certainty = 没有人能够承诺某种结果或保证收益。您可以改问可能出现的结果范围。

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = 您指的是哪一种金融工具、哪家公司、哪只基金或哪个市场？
question-instrument-text-named = 您所说的“{ $name }”具体是指哪一个？
question-instrument-why = 相似的名称可能指代不同的对象，因此委员会需要确切了解研究的对象。
question-horizon-text = 分析应采用多长的投资期限？
question-horizon-why = 同样的证据在某一时段可能有利，在另一时段则可能不利。
question-horizon-options =
    .n1 = 1至3年
    .n2 = 3至10年
    .n3 = 10年以上
    .n4 = 不到1年
question-risk-text = 分析应假设怎样的风险承受能力？
question-risk-why = 可能的损失有多重要，取决于您能承受多大的下跌。
question-risk-options =
    .n1 = 中等：可承受约五分之一的下跌
    .n2 = 较低：以保全本金为先
    .n3 = 较高：可承受一半或以上的下跌
question-objective-text = 主要目标是什么？
question-objective-why = 增长、收入和保值各有不同的衡量标准。
question-objective-options =
    .n1 = 长期增长
    .n2 = 定期收入
    .n3 = 保持购买力
    .n4 = 短期机会

## What is assumed when nothing was said.

assumption-horizon = 您没有说明投资期限；我们假设为“{ $value }”。
assumption-risk = 您没有说明风险承受能力；我们假设为“{ $value }”。
assumption-objective = 您没有说明目标；我们假设为“{ $value }”。
assumption-holdings = 您没有说明持仓；我们假设没有任何持仓。
assumption-part = 组合中有{ $value }不清楚投资于什么，我们没有计入这部分。
class-stocks = 股票
class-bonds = 债券
class-cash = 现金
class-gold = 黄金
class-property = 房地产
class-commodities = 大宗商品
class-crypto = 加密资产
assumption-instrument = 您没有指明单一金融工具；我们把问题理解为与{ $value }有关。

## What goes wrong.

message-conflict-plan-generating = 计划仍在准备中。请稍后再试。
message-plan-failed = 计划未能制定。请重新提交以生成新的计划。
message-execution-failed = 能参加的委员会成员太少：{ $reason }
message-brief-failed = 目前无法读取您的问题。请稍后重新提问。
message-answers-failed = 目前无法读取您的回答。请重新发送。
message-waiting = 目前无法联系到分析方。委员会会等待，之后从这里继续。
message-budget-spent = 还没有听完所有成员的意见，预算就已用完。
reason-budget-spent = 预算已用完
reason-no-answer-in-time = 未能及时得到回答
reason-answer-unusable = 回答无法使用
reason-answer-broke-off = 回答中途中断
reason-service-busy = 服务过于繁忙
reason-computed-too-long = 计算耗时过长
reason-not-computed = 无法完成计算
reason-figures-missing = 缺少与该问题有关的数据
reason-model-declined = 模型拒绝回答
reason-provider-fault = 模型提供方自身出现故障
reason-provider-unreachable = 无法连接模型提供方
reason-provider-busy = 模型提供方暂时不接受更多调用
reason-provider-refused = 模型提供方拒绝了请求
reason-key-refused = 模型提供方不接受本服务的密钥
reason-model-unknown = 模型提供方没有该模型
reason-provider-down = 模型提供方没有响应；恢复响应后工作会继续
failed-given-up = 工作无法继续
failed-check = 无法核查分析（{ $reason }）
failed-debrief = 无法写出简报（{ $reason }）
failed-synthesis = 无法综合各项发现（{ $reason }）
failed-waiting = 等待回答超时（{ $reason }）
failed-spent = { $reason }；目前已用：调用{ $calls }次，词元{ $tokens }个，{ $cost }美元
floor-abstains = { $seat }弃权：{ $reason }。
confidence-step-chair = 主席的把握程度低于数据所能支持的水平。
confidence-step-red-team = 红队提出的反对意见降低了把握程度。
confidence-step-absent = 未能听取所有成员的意见。
read-by-rules = 语言模型没有给出可用的回答，因此该问题按固定规则解读。
message-unsupported-language = 只有英语会话提供审计记录。本次会话的语言：{ $language }。

## The debrief.

debrief-headline-favourable = 总体来看，现有证据对{ $subject }有利。
debrief-headline-mixed = 关于{ $subject }的证据有利有弊。
debrief-headline-unfavourable = 总体来看，现有证据对{ $subject }不利。
debrief-headline-insufficient = 现有证据不足以对{ $subject }作出判断。
debrief-asked = 您的问题：{ $question }
debrief-committee = { $members }位专家先各自研究，然后相互质询，并记下彼此的分歧。
debrief-confidence = 在0到1之间，我们的把握程度为{ $confidence }。
debrief-gaps = 缺少的信息：{ $gaps }
debrief-dissent = 并非所有成员意见一致：{ $dissent }
debrief-change = 可能改变看法的因素：{ $change }
debrief-terms-volatility = 波动率表示价格在一段时间内上下波动的幅度。
debrief-terms-drawdown = 回撤是指从高点跌到其后最低点的跌幅，以百分比表示。
debrief-terms-confidence = 把握程度表示委员会对自己的看法有多确信，从0（完全不确信）到1（完全确信）。它不是获利的概率。
debrief-terms-dissent = 异议是指不同意委员会看法的成员的意见，与委员会的看法一并记录。
debrief-terms-red-team = 红队的任务是挑战一种看法，在有人采信之前找出它的弱点。
