# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text }（截至{ $dates }）。
surroundings = 以下并非研究对象本身，而是其所处环境：{ $text }
between-sentences = { "" }
between = { "；" }
us-market = 美国股市
measure-of = { $measure }（{ $name }）
side = { $name } { $value }
compare =
    { $measure }：{ $values }；{ $ahead ->
        [one] { $name }占优
       *[none] 大致持平
    }
absent = 未能发言：{ $reason }
dissent = { $seat }持不同看法：{ $claim }

## The seats of the committee.

seat-chair = 主席
seat-fundamentals = 基本面
seat-valuation = 估值
seat-market = 市场与技术面
seat-macro = 宏观与利率
seat-industry = 行业
seat-allocation = 资产配置
seat-risk = 风险官
seat-red-team = 红队
mandate-chair = 逐条权衡各项论点，并撰写结论。
mandate-fundamentals = 考察企业或市场的盈利、分红与负债。
mandate-valuation = 考察当前价格，与自身历史及债券相比较。
mandate-market = 考察价格的走势。
mandate-macro = 考察通胀、利率与经济状况。
mandate-industry = 考察企业面对竞争对手与客户的实力。
mandate-allocation = 考察投资组合各部分如何共同变动。
mandate-risk = 考察可能损失多少、跌得多深、多常发生，并与承受能力相对照。
mandate-red-team = 对草稿发起攻击：反方理由、陈旧的证据、分量过重的单一数据。
lens-chair = 全部证据总体上支持什么
lens-fundamentals = 销售额、利润率、现金与债务
lens-valuation = 价格与其所代表的价值
lens-market = 回报、趋势与成交
lens-macro = 通胀、利率与就业
lens-industry = 定价能力与投资需求
lens-allocation = 权重以及各部分的联动
lens-risk = 下跌、波动与亏损的频率
lens-red-team = 这一看法可能错在哪里
needs-fundamentals = 年度财报
needs-valuation = 价格与财报
needs-market = 每日价格
needs-macro = 通胀与利率
needs-industry = 年度财报
needs-allocation = 持仓与每日价格
needs-risk = 每日价格
task-title = { $seat }：{ $name }
task-instructions = { $mandate }每个数字都出自台账并注明日期；缺少的内容如实说明。
task-acceptance = 至少提出一条注明所用数据的论点，或说明为此缺少什么。

## What the committee must answer.

ask-single-1 = { $name }的表现如何：回报、波动与最大跌幅？
ask-single-2 = { $name }的盈利如何？以其自身历史衡量，当前价格是高是低？
ask-single-3 = 哪些外部环境对{ $name }有利或不利？
ask-single-4 = 发生什么情况才会造成永久性损失？
ask-comparison-1 = { $name }在回报、波动与最大跌幅上有何不同？
ask-comparison-2 = 按销售额和资产衡量，其中哪一个盈利更强？
ask-comparison-3 = 各自的价格处于什么水平？
ask-fund-1 = { $name }背后的市场盈利如何？
ask-fund-2 = 以自身历史衡量，该市场是贵还是便宜？
ask-fund-3 = 在同样的投资期限内，此类投资多常亏损，亏得多深？
ask-macro-1 = 以自身历史衡量，通胀、利率与就业处于什么水平？
ask-macro-2 = 过去处于类似水平时，股市随后表现如何？
ask-macro-3 = 在这样的时期，投资者可能损失多少？
ask-portfolio-1 = 各部分合在一起表现如何：回报、波动与最大跌幅？
ask-portfolio-2 = 这一组合是否符合投资期限和可承受的损失？
ask-portfolio-3 = 哪一项持仓可能造成最大的伤害？
ask-theme-1 = { $name }由什么驱动，谁从中获利？
ask-theme-2 = 价格中已经反映了什么？
ask-theme-3 = 什么情况会证明这一逻辑是错的？

## Thinking aloud.

thinking = 查看{ $lens }：{ $figures }。
thinking-nothing = 查看{ $lens }。台账中没有相关数据。
thinking-builds-on = 这建立在此前的发现之上，首先是：{ $first }
caveat-stale = 这些数据距今已有{ $age }。
caveat-surroundings = 其中一部分说的是外部环境，而非研究对象本身。
caveat-overlap = 历史时段相互重叠，因此真正独立的时段比看上去要少。
nothing = 从这一角度看，没有可用来评判{ $name }的证据。
no-guess = 再多说就是猜测了。
wrong-nothing = 补齐了目前缺少的数据。
missing-fundamentals = 数据室中没有{ $name }的财报。
missing-valuation = 数据室中没有可相互对照的{ $name }的价格与盈利。
missing-market = 数据室中没有{ $name }的价格。
missing-risk = 数据室中没有{ $name }的价格。
missing-macro = 数据室中没有通胀或利率数据。
missing-industry = 数据室中没有能显示{ $name }行业地位的财报。
missing-allocation = 数据室中没有持仓的权重与价格。

## Market and Technicals.

claim-year =
    十二个月内，{ $name }的涨跌幅为{ $return_1y }{ $more ->
        [yes] ，五年间为{ $return_5y }
       *[no] { "" }
    }
wrong-year = 较新的价格显示，十二个月的涨跌方向相反。
claim-momentum = 不计最近一个月，此前一年{ $name }的涨跌幅为{ $momentum_12_1 }
wrong-momentum = 未来几个月方向逆转。
claim-trend = { $name }的价格相对其较长期均线的偏离幅度为{ $trend }
wrong-trend = 价格穿越其较长期均线。
claim-below-high = 与序列中的最高价相比，{ $name }的价格差距为{ $drawdown_now }
wrong-below-high = 事后看来，此前的高点是泡沫，不会再现。
claim-real-return = 扣除通胀后，{ $name }五年间的回报为{ $real_return_5y }
wrong-real-return = 未来五年的通胀或价格走势有所不同。
claim-volume = 最近一个月，{ $name }的成交量为全年平均水平的{ $volume_ratio }倍
wrong-volume = 差异仅由某一个交易日造成。

## Risk Officer.

claim-fall =
    三年间，{ $name }的最大跌幅为{ $max_drawdown_36m }{ $dated ->
        [yes] （{ $from }至{ $to }）
       *[no] { "" }
    }，{ $verdict ->
        [opposes] 超出本次委托所能承受的范围
       *[other] 在本次委托所能承受的范围之内
    }
wrong-fall = 此后的跌幅落在承受范围的另一侧。
claim-loss-frequency = 在过去所有{ $horizon }的时段中，{ $name }有{ $freq_neg }的时段没有取得收益
wrong-loss-frequency = 亏损时段的占比越过了此处判断所用的界限。
claim-swings = 三年间，{ $name }的波动率为{ $vol_36m }
wrong-swings = 更长或更新的时段显示出不同量级的波动。
claim-best-days = 若去掉表现最好的十天，{ $name }的回报将是{ $return_all_less_best_10 }，而不是{ $return_all }
wrong-best-days = 上涨的日子比这一序列中分布得更均匀。
claim-beta =
    市场每变动百分之一，{ $name }平均变动{ $beta_36m }%{ $more ->
        [yes] ，相关系数为{ $correlation_36m }
       *[no] { "" }
    }
wrong-beta = 与市场的关联随业务变化而改变。
claim-interest = { $name }的营业利润为利息支出的{ $interest_coverage }倍
wrong-interest = 债务须以高得多的利率续借。
claim-debt = { $name }的债务为股东权益的{ $debt_to_equity }倍
wrong-debt = 收购、减值或股份回购改变了债务或权益。
claim-worst =
    在整个序列中，{ $name }的最大跌幅为{ $max_drawdown_all }{ $dated ->
        [yes] （{ $from }至{ $to }）
       *[no] { "" }
    }：发生过的，就可能再次发生
wrong-worst = 序列中缺少更早的高点或更晚的低点。
claim-portfolio-fall =
    三年间，全部持仓合计的最大跌幅为{ $pf_max_drawdown_36m }{ $dated ->
        [yes] （{ $from }至{ $to }）
       *[no] { "" }
    }，{ $verdict ->
        [opposes] 超出本次委托所能承受的范围
       *[other] 在本次委托所能承受的范围之内
    }
wrong-portfolio-fall = 此后的跌幅落在承受范围的另一侧。
claim-portfolio-swings = 全部持仓合计的波动率为{ $pf_vol_36m }
wrong-portfolio-swings = 各部分的波动加大，或更趋同步。

## Fundamentals.

claim-growth =
    { $name }的销售额一年间的变动为{ $revenue_growth_1y }{ $more ->
        [yes] ，两年间为{ $revenue_growth_2y }
       *[no] { "" }
    }
wrong-growth = 下一份财报显示销售额朝相反方向变动。
claim-margin =
    { $name }的营业利润占销售额的{ $operating_margin }{ $more ->
        [yes] ，净利润占{ $net_margin }
       *[no] { "" }
    }
wrong-margin = 成本的上升连续两年快于售价。
claim-margin-change = { $name }的营业利润率一年间的变动为{ $operating_margin_change_1y }
wrong-margin-change = 这一变动源于一次性的费用或收益。
claim-capital =
    { $name }的投入资本回报率为{ $roic }{ $more ->
        [yes] ，净资产收益率为{ $roe }
       *[no] { "" }
    }
wrong-capital = 随着竞争者进入，回报率降向资本成本。
claim-equity =
    { $name }的净资产收益率为{ $roe }{ $more ->
        [yes] ，总资产收益率为{ $roa }
       *[no] { "" }
    }
wrong-equity = 这一回报来自举债或较小的净资产，而非业务本身。
claim-cash = 每一单位净利润，{ $name }对应取得{ $cash_conversion }单位的经营活动现金
wrong-cash = 营运资金状况逆转，现金未能流入。
claim-free-cash =
    扣除投资支出后，{ $name }留存的现金占销售额的{ $fcf_margin }{ $more ->
        [yes] ，总计{ $free_cash_flow }
       *[no] { "" }
    }
wrong-free-cash = 为维持现有业务，投资必须增加。
claim-net-debt = { $name }的债务减去现金后，为营业利润的{ $net_debt_to_operating_income }倍
wrong-net-debt = 这些现金另有用途，或无法汇回。
claim-shares = { $name }的股份数量一年间的变动为{ $shares_change_1y }
wrong-shares = 因收购或员工激励而增发新股。
claim-market-earnings = 扣除通胀后，美国市场的盈利十年间的变动为{ $sp_real_earnings_growth_10y }
wrong-market-earnings = 盈利数据被修订，或未来几年回落到起点以下。
claim-market-payout = 美国公司将盈利的{ $sp_payout }作为股息派发
wrong-market-payout = 盈利下降而股息不变，派息占比随之上升。
claim-market-dividend = 股息率为{ $sp_dividend_yield }，国债收益率为{ $sp_long_rate }
wrong-market-dividend = 公司以股息之外的方式向股东返还更多。

## Valuation.

claim-own-history = { $name }的市盈率为{ $pe }倍，中位数为{ $pe_median }倍；其自身历史中有{ $pe_percentile }的时间比这更便宜
wrong-own-history = 价格没有下跌，盈利增长消化了估值。
claim-earnings-yield =
    { $name }的盈利相当于价格的{ $earnings_yield }，而十年期国债收益率为{ $long_rate }{ $more ->
        [yes] ；即市盈率为{ $pe }倍
       *[no] { "" }
    }
wrong-earnings-yield = 债券收益率大幅变动，使比较结果反转。
claim-cash-yield = { $name }的自由现金流相当于价格的{ $fcf_yield }
wrong-cash-yield = 当年的现金流水平不再重现。
claim-against-market = { $name }的市盈率为美国市场的{ $pe_to_market }倍
wrong-against-market = 其盈利增长快得多，足以支撑这一价格。
claim-float = { $name }公众持股的市值为年度净利润的{ $float_to_earnings }倍
wrong-float = 自那天以来，股份市值已大幅变动。
claim-market-cape = 美国市场的价格为十年实际盈利的{ $cape }倍，中位数为{ $cape_median }倍；1881年以来有{ $cape_percentile }的月份比这更便宜
wrong-market-cape = 价格没有下跌，盈利增长消化了估值。
claim-market-after = 起点至少同样昂贵的十年期，扣除通胀后的回报中位数为{ $after_cape_median_10y }，而整个序列为{ $sp_real_return_all }
wrong-market-after = 历史上为数不多且相互重叠的高估值时期，与当前并不相似。
claim-market-excess = 按此价格计算的盈利收益率与国债实际收益率之差为{ $excess_cape_yield }
wrong-market-excess = 债券实际收益率大幅变动，使这一差值的含义改变。

## Industry.

claim-pricing-power = 扣除销售成本后，{ $name }留下了销售额的{ $gross_margin }，由此可见其定价能力
wrong-pricing-power = 竞争对手以更低的价格提供同样的产品并夺走客户。
claim-investment = { $name }须将销售额的{ $capex_to_revenue }投入厂房和设备
wrong-investment = 企业不得不补上此前推迟的投资。
claim-research = { $name }将销售额的{ $rd_to_revenue }用于研发
wrong-research = 投入没有带来有销路的新产品。

## Macro and Rates.

claim-inflation = 美国消费者价格的涨幅十二个月内为{ $infl_12m }，十年间为{ $infl_10y }
wrong-inflation = 较新的通胀数据相差超过一个百分点。
claim-real-rate = 十年期利率减去通胀后为{ $real_long_rate }
wrong-real-rate = 预期通胀与过去的通胀不同。
claim-rate-change = 十年期利率十二个月内变动{ $long_rate_change_12m }，至{ $long_rate }；中位数为{ $long_rate_median }
wrong-rate-change = 利率在投资期限内转向。
claim-curve =
    十年期国债与三个月期国库券的收益率之差为{ $curve_10y_3m }{ $more ->
        [yes] ；历史上有{ $curve_share_inverted }的月份出现倒挂
       *[no] { "" }
    }
wrong-curve = 收益率曲线倒挂，多数经济衰退之前都曾如此。
claim-credit = 信用较弱的企业与信用较强的企业相比，借债利差为{ $credit_spread }；历史上有{ $credit_spread_percentile }的月份利差更小
wrong-credit = 放贷者收缩，利差扩大。
claim-jobs = 失业率为{ $unemployment }，中位数为{ $unemployment_median }
wrong-jobs = 失业率在一年内上升半个百分点。

## Allocation.

claim-stocks-bonds = 在序列的最近十年，扣除通胀后，美国股票的回报为{ $sp_real_return_10y }，国债为{ $bond_real_return_10y }
wrong-stocks-bonds = 未来十年两者的次序逆转，历史上曾有先例。
claim-stocks-ahead = 1871年以来的所有十年期中，股票在{ $freq_stocks_beat_bonds_10y }的时段里跑赢债券
wrong-stocks-ahead = 各时段相互重叠，因此真正独立的时段比看上去要少。
claim-worst-decade = 美国股票最差的十年，扣除通胀后的回报为{ $sp_real_return_10y_worst }
wrong-worst-decade = 若与债券搭配，所受冲击会比这一数据显示的更小。
claim-concentration =
    最大一项持仓占总额的{ $pf_largest_weight }{ $more ->
        [yes] ；权重平方和为{ $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = 未列出的持仓会改变权重。
claim-together = 各项持仓联动，平均相关系数为{ $pf_mean_correlation }
wrong-together = 在下一次下跌中，各项持仓的联动比以往更强。
claim-portfolio-return =
    按这些权重计算，整个组合三年间的回报为{ $pf_return_3y }{ $more ->
        [yes] ，最近一年为{ $pf_return_1y }
       *[no] { "" }
    }
wrong-portfolio-return = 未来三年的情况有所不同。

## Questions to claims, and answers.

ask-window = 这只依据一段较短的时期。换作更长的时期，结论是否相同？
ask-window-other = 这只依据一段较短的时期。在更长的时期内，该数据为{ $longer }。两者以哪个为准？
ask-regime = 这一序列的前后两半分别为{ $before }和{ $after }。这是否只是一段好运或厄运？
ask-outlier = 若去掉表现最好的十天，该序列的回报为{ $without }，而不是{ $with }。这一论点是否只系于少数几天？
ask-stale = 这背后的数据距今已有{ $age }。其中还有哪些成立？
ask-survivors = 失败的公司不在这一序列中。这是否只是一家幸存者的历史？
ask-base-rate = 在过去的所有年份中，这一序列有{ $rate }以上涨收场。这一论点在此之外还说明了什么？
ask-missing-risk = 这里没有提到，序列中的最大跌幅为{ $worst }。
ask-rates = 利率变动是否同样可以解释这一点？十年期利率一年内变动了{ $change }。
answer-not-mine = 这不是本项研究提出的论点。
answer-withdraw = 这一论点所依据的数据不在台账中；论点撤回。
answer-as-quoted = 数据按台账原样引用，并附有计算公式。
answer-window = 部分接受：一段较短的时期说明不了太多。数据仍然成立，但适用范围缩小。
answer-window-other = 接受：更长的时期为{ $longer }，指向相反方向。这一论点的分量降低。
answer-regime = 部分接受：前后各段并不相似。数据仍然成立，但适用范围缩小。
answer-outlier = 接受：这在很大程度上系于少数几天。这一论点的分量降低。
answer-outlier-holds = 即使去掉表现最好的十天，仍有{ $without }。这一论点成立。
answer-stale = 接受：数据陈旧。这一论点说的是数据当时的情况，在今天分量降低。
answer-survivors = 接受：失败者不在序列中。这一论点的分量降低。
answer-missing-risk = 接受：{ $worst }的跌幅应与这一论点并列说明。
answer-base-rate-same = 通常情况为{ $rate }，指向相同方向。这一论点成立。
answer-base-rate-other = 接受：通常情况为{ $rate }，指向相反方向。这一论点的依据尚嫌不足。
answer-rates = 可能还有其他原因在起作用；论点所主张的是数据，而不是其原因。
ruling-upheld = 提问已依据数据得到回答；论点成立。
ruling-weakened = 提出者接受质疑；论点的分量降低。
ruling-withdrawn = 提出者收回论点；不予计入。
ruling-unresolved = 无人作答；论点的分量降低。

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] 就现有数据看，关于{ $name }的证据偏向有利。
        [unfavourable] 就现有数据看，关于{ $name }的证据偏向不利。
       *[mixed] 关于{ $name }的数据，正反两面的分量大致相当。
    }
thesis-comparison =
    { $balance ->
        [favourable] 就这些数据相互比较，{ $first }优于{ $others }。
        [unfavourable] 就这些数据相互比较，{ $first }逊于{ $others }。
       *[mixed] 就这些数据相互比较，{ $first }与{ $others }大致持平。
    }
thesis-portfolio =
    { $balance ->
        [favourable] 就现有数据看，这一组合符合所提出的要求。
        [unfavourable] 就现有数据看，这一组合不符合所提出的要求。
       *[mixed] 就现有数据看，支持与反对这一组合的理由大致相当。
    }
thesis-macro = 以下是{ $name }的现状。这类数据本身对任何人都谈不上有利或不利。
thesis-no-side = 关于{ $name }的数据只说明现状，不偏向任何一方。
thesis-nothing = 数据室中关于{ $name }本身的内容太少，因此委员会不作判断。
thesis-around = 目前可以说的是：{ $text }
thesis-for = 最有力的正面理由：{ $text }
thesis-against = 最有力的反面理由：{ $text }
thesis-taken-back = 红队提出异议后，委员会对此不作判断：证据过于陈旧或不可信。此前的表述为：{ $thesis }
change-newer = 以最新数据取代旧数据。
change-gaps = 补上缺口的数据，首先是价格和财报。

## Risks: what, what softens it, the sign that it is happening.

risk-fall = 出现类似{ $name }在截至{ $date }的序列中最严重的下跌：{ $worst }。
risk-fall-softened = 仓位足够小，能够承受这样的下跌，并且有时间等待。
risk-fall-sign = 自最近高点算起，跌幅超出本次委托所能承受的范围。
risk-debt = 扣除现金后，{ $name }的债务为营业利润的{ $debt }倍，并且需要续借。
risk-debt-softened = 债务期限较长，利润不大起大落。
risk-debt-sign = 利息占营业利润的比重不断上升。
risk-concentration = 最大一项持仓占总额的{ $largest }：它下跌，组合就下跌。
risk-concentration-softened = 增加走势相互独立的持仓。
risk-concentration-sign = 最大一项持仓下跌，而其他持仓不动。
risk-rates = 利率大幅偏离{ $date }的{ $rate }，未来盈利在今天的价值也随之改变。
risk-rates-softened = 盈利随物价增长，且债务较少。
risk-rates-sign = 十年期利率在一年内变动超过一个百分点。
risk-against = 反面理由最终起了决定作用。{ $text }
risk-against-softened = 按照对该论点的相信程度给予相应的分量。
risk-against-sign = 较新的数据证实了这一点。
risk-old = 数据截止后的{ $age }间，世界已经改变。
risk-old-softened = 在依据其中任何内容之前，先补充最新数据。
risk-old-sign = 较新的数据与此处所用数据方向相反。
risk-gaps = 数据缺口中有重要的内容。
risk-gaps-softened = 先补上排在最前面的缺口。
risk-gaps-sign = 某个缺口补上后，解读随之改变。
risk-objection = 红队的意见最终被证明是对的。{ $text }
risk-objection-softened = 有较新的数据时，首先核查这一点。
risk-objection-sign = 较新的数据印证了这一异议。

## Scenarios.

scenario-bear-stock = 投资期限结束时，{ $name }没有取得收益，在最接近的历史时段中有{ $lost }如此。
scenario-base-stock = { $name }取得收益，但每年不超过一成：其余的历史时段属于这种情况。
scenario-bull-stock = { $name }每年的收益超过一成，在最接近的历史时段中有{ $strong }如此。
scenario-bear-market = 投资期限结束时，扣除通胀后没有收益，在最接近的历史时段中有{ $lost }如此。
scenario-base-market = 扣除通胀后有收益，但不超过长期年均水平：其余的历史时段属于这种情况。
scenario-bull-market = 扣除通胀后的收益高于长期年均水平，在最接近的历史时段中有{ $strong }如此。
scenario-stands-in = { $name }自身的历史太短，无法统计；此处以美国股市代替。
scenario-bear-unknown = 出现持久的亏损。台账中没有数据能说明其可能性有多大。
scenario-base-unknown = 与所在市场同步变动。台账中没有数据能说明其可能性有多大。
scenario-bull-unknown = 明显好于所在市场。台账中没有数据能说明其可能性有多大。
scenario-bear-wrong = 投资期限结束时的价值高于开始时。
scenario-base-wrong = 投资期限结束时没有收益，或收益远高于该水平。
scenario-bull-wrong = 每年的收益等于或低于该水平。

## The red team, and the chair's response.

objection-planted = 草稿中出现了台账里没有的数据：{ $figure }。
objection-older-than-horizon = 数据的年龄超过了投资期限：即使最新的数据，也止于委托日期之前{ $age }。
objection-old = 最旧的数据止于委托日期之前{ $age }；此后发生的事情未包含在内。
objection-cross-examination = 若没有质询环节，同样的数据会得出不同的总体判断；草稿取决于论点如何被质询。
objection-single-figure = 总体判断取决于单一数据：{ $name }，{ $value }（{ $date }）。
objection-single-seat = 若去掉“{ $seat }”席位，总体判断会转向另一方。
objection-opposite =
    { $count ->
       *[other] 反方理由：{ $all }项解读中有{ $count }项指向相反方向，最有力的一项如下。{ $text }
    }
objection-no-opposite = 没有数据支持相反的看法。这既可能说明论据有力，也可能说明有些方面未被考察。
objection-no-judgement = 草稿没有作出判断。若要判断，也只能在没有研究对象数据的情况下进行。
objection-one-source = 所有数据都来自同一来源。
objection-frequencies = 这些概率是历史上相互重叠的时段中的频率，而不是预测。
response-noted = 已知悉；不改变总体判断。
response-lowered = 接受；置信度下调。
response-halved = 接受；置信度减半。
response-taken-back = 接受；收回判断。数据在其日期所说明的内容仍保留在主要因素中。

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] 就这些数据看，{ $first }优于{ $others }。
        [unfavourable] 就这些数据看，{ $first }逊于{ $others }。
        [mixed] 就这些数据看，{ $first }与{ $others }大致持平。
       *[insufficient_evidence] 现有证据不足以对{ $first }与{ $others }排出高下。
    }
headline-macro = 以下是{ $name }的现状。
headline-portfolio =
    { $balance ->
        [favourable] 从数据看，这一组合符合您提出的要求。
        [unfavourable] 从数据看，这一组合不符合您提出的要求。
        [mixed] 从数据看，支持与反对这一组合的理由大致相当。
       *[insufficient_evidence] 现有证据不足以对这一组合作出判断。
    }
tell-committee =
    { $members ->
        [1] 一名成员研究了这一问题。其草稿随后受到攻击性检验，以找出薄弱之处。
       *[other] { $members }名成员研究了这一问题，起初各自独立进行。随后他们相互质询，并记录了彼此的分歧。
    }
tell-committee-alone = { $members }位成员各自独立研究了这个问题，主席权衡了他们的发现。
tell-confidence =
    { $level ->
        [high] 委员会对此较有把握：{ $confidence }（范围为0至1）。
        [medium] 委员会对此只有部分把握：{ $confidence }（范围为0至1）。
       *[low] 委员会对此没有什么把握：{ $confidence }（范围为0至1）。
    }这表示证据的好坏，而不是获利的概率。
tell-odds = 过去所有{ $horizon }的时段中，有{ $lost }没有取得收益。这是历史，不是预测。
tell-import = 如需更好的答案，请提供较新的数据：导入价格文件或公司财报，或启用实时数据源。
tell-trade = { $name }（{ $horizon }）

## What the data room does not have.

gap-prices-missing = 没有{ $name }的价格。导入包含每日价格的文件即可补上这一缺口。
gap-prices-old = { $name }的价格截至{ $date }。
gap-accounts-missing = 没有{ $name }的财报。导入其年度数据即可补上这一缺口。
gap-accounts-old = { $name }的财报截至{ $date }。
gap-industry-missing = 没有{ $name }的行业数据。
gap-market-old = 美国市场序列截至{ $date }。
gap-news-missing = 没有新闻数据。
gap-provider-down = 无法连接数据源{ $provider }：{ $reason }。
gap-window-too-short = { $name }的价格数据太少，无法考察更长的时期。
gap-holdings-unpriced = 没有您的持仓{ $name }的价格。
gap-portfolio-no-weights = 各项持仓的权重未知。

## Terms that the debrief explains.

term-volatility = 波动率
term-drawdown = 回撤
term-confidence = 置信度
term-dissent = 异议
term-red-team = 红队

## Measures, as lists name them.

measure-price = 最新价格
measure-age = 价格数据的年龄
measure-return-1m = 一个月涨跌幅
measure-return-3m = 三个月涨跌幅
measure-return-6m = 六个月涨跌幅
measure-return-1y = 十二个月涨跌幅
measure-return-3y = 三年年化回报
measure-return-5y = 五年年化回报
measure-return-10y = 十年年化回报
measure-return-all = 整个序列的年化回报
measure-momentum-12-1 = 最近一个月之前一年的涨跌幅
measure-trend = 与较长期均线的偏离
measure-vol-1y = 最近一年的年化波动率
measure-vol-36m = 三年的年化波动率
measure-max-drawdown-1y = 一年内最大跌幅
measure-max-drawdown-36m = 三年内最大跌幅
measure-max-drawdown-all = 整个序列的最大跌幅
measure-drawdown-now = 与高点的差距
measure-worst-month = 最差的月份
measure-best-month = 最好的月份
measure-return-all-less-best-10 = 去掉最好十天后的年化回报
measure-return-first-half = 前半段的年化回报
measure-return-second-half = 后半段的年化回报
measure-volume-ratio = 成交量与平均水平之比
measure-turnover-20d = 日均成交额
measure-freq-pos = 有收益的历史时段占比
measure-freq-neg = 无收益的历史时段占比
measure-freq-strong = 每年收益超过一成的历史时段占比
measure-freq-above-avg = 高于长期水平的历史时段占比
measure-horizon = 以整年计的投资期限
measure-window-count-1y = 序列中的一年期时段数
measure-beta-36m = 相对市场的贝塔系数
measure-correlation-36m = 三年相关系数
measure-return-gap-1y = 十二个月的领先幅度
measure-real-return-5y = 扣除通胀后的五年年化回报
measure-revenue = 销售额
measure-revenue-growth-1y = 一年销售额增长
measure-revenue-growth-2y = 两年销售额增长
measure-gross-margin = 毛利率
measure-operating-margin = 营业利润率
measure-operating-margin-change-1y = 营业利润率的变动
measure-net-margin = 净利率
measure-net-income = 净利润
measure-roe = 净资产收益率
measure-roa = 总资产收益率
measure-roic = 投入资本回报率
measure-debt-to-equity = 债务与权益之比
measure-net-debt-to-operating-income = 净债务与营业利润之比
measure-current-ratio = 流动比率
measure-interest-coverage = 利息保障倍数
measure-cash-conversion = 净利润现金含量
measure-free-cash-flow = 自由现金流
measure-fcf-margin = 自由现金流利润率
measure-capex-to-revenue = 资本支出占销售额比重
measure-rd-to-revenue = 研发支出占销售额比重
measure-eps-diluted = 每股收益
measure-eps-growth-1y = 每股收益增长
measure-book-value-per-share = 每股净资产
measure-fcf-per-share = 每股自由现金流
measure-shares-change-1y = 股份数量的变动
measure-payout = 自由现金流的派付比例
measure-accounts-age = 财报数据的年龄
measure-pe = 市盈率
measure-ps = 市销率
measure-pb = 市净率
measure-fcf-yield = 自由现金流收益率
measure-earnings-yield = 盈利收益率
measure-pe-percentile = 市盈率在自身历史中的位置
measure-pe-median = 市盈率中位数
measure-pe-to-market = 与市场市盈率之比
measure-float-to-earnings = 公众持股市值与净利润之比
measure-infl-12m = 十二个月通胀率
measure-infl-10y = 十年年均通胀率
measure-infl-percentile = 通胀率在自身历史中的位置
measure-long-rate = 十年期国债收益率
measure-long-rate-change-12m = 十年期收益率的变动
measure-long-rate-median = 十年期收益率中位数
measure-real-long-rate = 扣除通胀后的十年期收益率
measure-cape = 价格与十年盈利之比（CAPE）
measure-cape-median = CAPE中位数
measure-cape-percentile = CAPE在自身历史中的位置
measure-after-cape-median-10y = 高估值起点之后的回报中位数
measure-excess-cape-yield = 盈利收益率减债券实际收益率
measure-sp-payout = 盈利中用于分红的比例
measure-dividend-yield = 股息率
measure-real-earnings-growth-10y = 十年实际盈利增长
measure-real-return-1y = 扣除通胀后的一年回报
measure-real-return-10y = 扣除通胀后的十年年化回报
measure-real-return-20y = 扣除通胀后的二十年年化回报
measure-real-return-all = 扣除通胀后整个序列的年化回报
measure-real-return-10y-worst = 扣除通胀后最差的十年
measure-bond-real-return-10y = 扣除通胀后的十年债券回报
measure-freq-stocks-beat-bonds-10y = 股票跑赢债券的十年期占比
measure-curve-10y-3m = 十年期与三个月期收益率之差
measure-curve-10y-2y = 十年期与两年期收益率之差
measure-curve-share-inverted = 收益率曲线倒挂的月份占比
measure-curve-age = 收益率曲线数据的年龄
measure-unemployment = 失业率
measure-unemployment-median = 失业率中位数
measure-credit-spread = 强弱信用企业之间的利差
measure-credit-spread-percentile = 该利差在自身历史中的位置
measure-pf-value = 持仓总值
measure-pf-weight = 在持仓中的权重
measure-pf-largest-weight = 最大权重
measure-pf-hhi = 权重平方和
measure-pf-vol-36m = 持仓的年化波动率
measure-pf-max-drawdown-36m = 持仓三年内最大跌幅
measure-pf-return-1y = 持仓一年回报
measure-pf-return-3y = 持仓三年年化回报
measure-pf-mean-correlation = 持仓的平均相关系数
measure-pf-priced-share = 有价格数据的持仓占比

## What the engine says in the transcript.

floor-opened =
    委员会就“{ $title }”开会。数据室中有{ $figures ->
       *[other] { $figures }项相关数据
    }，{ $gaps ->
        [0] 没有缺口
       *[other] 有{ $gaps }处缺口
    }。
floor-taken = { $seat }发言。
floor-votes =
    所有成员均在未听取他人意见的情况下投票：{ $supports }票支持，{ $opposes }票反对，{ $neutral }票中立。{ $next ->
        [tier] 在此服务级别下不进行质询；接下来是综合结论。
        [nobody] 没有可质询的成员；接下来是综合结论。
       *[questions] 现在可就各项论点提问。
    }
floor-question = 致{ $seat }，关于{ $claim }：{ $text }
floor-answer = 致{ $seat }：{ $text }
floor-silent = { $seat }未能给出可用的发言：{ $reason }。
floor-ruled =
    关于{ $claim }：{ $ruling ->
        [upheld] 成立
        [weakened] 分量降低
        [refuted] 被驳倒
        [withdrawn] 已撤回
        [unresolved] 未决
       *[other] { $ruling }
    }。{ $reason }
floor-revised = 草稿已修订：{ $thesis }
red-team-pass = 红队准予草稿通过。
red-team-revise = 红队将草稿退回修改。
red-team-reject = 红队否决了草稿。
red-team-unheard = 未能听取红队意见（{ $reason }）；草稿按被否决处理。
number-left-out = 一个没有来源的数字已从文中略去。

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] 是的，按我们最新的数据，美国收益率曲线已倒挂
        [partly] 按我们最新的数据，美国收益率曲线部分倒挂
       *[no] 没有，按我们最新的数据，美国收益率曲线没有倒挂
    }：十年期减两年期收益率为{ $curve_10y_2y }（{ $date }），减三个月期为{ $curve_10y_3m }（{ $other_date }）。
first-recession =
    { $verdict ->
        [yes] 我们跟踪的美国衰退信号发出警告
        [partly] 我们跟踪的美国衰退信号好坏参半
       *[no] 我们跟踪的美国衰退信号平静
    }：失业率比过去一年的低点高{ $sahm }（{ $date }），一年内就业{ $payrolls_12m }，扣除转移支付的实际收入{ $income_12m }，十年期减三个月期收益率{ $curve_10y_3m }（{ $other_date }）。
first-savings = 年收益低于{ $infl_12m }的储蓄会损失购买力：这是截至{ $date }十二个月的美国通胀率。三个月期美国国库券收益率为{ $bill_rate }（{ $other_date }），扣除通胀后为{ $real_bill_rate }。不生息的现金十年后保住了{ $purchasing_power_10y }的购买力。
first-inflation = 截至{ $date }的十二个月，美国通胀率为{ $infl_12m }，不含食品和能源为{ $core_infl_12m }；十年间为{ $infl_10y }。
first-jobs = 美国失业率为{ $unemployment }（{ $date }），中位数为{ $unemployment_median }；就业人数一年内变化{ $payrolls_12m }。
first-rates = 美国十年期国债收益率为{ $long_rate }（{ $date }），扣除过去一年通胀后为{ $real_long_rate }；三个月期国库券为{ $bill_rate }（{ $other_date }），扣除通胀后为{ $real_bill_rate }。
first-money = 截至{ $date }的一年，美国货币供应量M2变化{ $m2_12m }，扣除通胀后{ $m2_real_12m }。
first-housing = 截至{ $date }的一年，美国新屋开工变化{ $starts_12m }，建筑许可{ $permits_12m }；居住成本变化{ $shelter_12m }。我们没有房价数据。
first-dollar = 对贸易伙伴的货币，美元在截至{ $date }的一年里变化{ $dollar_12m }；在我们数据中{ $dollar_percentile }的日子里美元更弱。
first-growth = 美国实际产出一年内变化{ $gdp_1y }（{ $date }）；就业变化{ $payrolls_12m }，失业率为{ $unemployment }。
first-hedge =
    { $verdict ->
        [yes] { $name }在我们的数据中跑赢了通胀，但数据太少，还不能称之为对冲工具
       *[no] { $name }在我们的数据中没有跟上通胀，而且数据太少，无法判断其对冲作用
    }：{ $from }至{ $to }价格变化{ $gain_whole }，美国消费价格变化{ $infl_whole }；最近十二个月最深跌幅为{ $max_drawdown_1y }。
first-spot = { $name }价格为{ $price }（{ $date }），一年变化{ $return_1y }；这一年最深跌幅为{ $max_drawdown_1y }。
first-currency =
    { $verdict ->
        [neither] 数据不偏向任何一方
        [up] 历史记录偏向上涨
       *[down] 历史记录偏向下跌
    }：{ $name }为{ $price }（{ $date }），中位数为{ $level_median }；有{ $level_percentile }的月份更低，在与投资期限相近的过往时期中有{ $freq_neg }没有上涨。
first-accounts =
    { $balance ->
        [favourable] { $name }的财报稳健
        [unfavourable] { $name }的财报疲弱
       *[mixed] { $name }的财报有强有弱
    }：截至{ $date }的财年，营业利润率{ $operating_margin }，销售增长{ $revenue_growth_1y }，经营现金流为净利润的{ $cash_conversion }倍，债务为股东权益的{ $debt_to_equity }倍。
first-compare =
    { $balance ->
        [favourable] 从财报看，{ $name }领先于{ $other }
        [unfavourable] 从财报看，{ $name }落后于{ $other }
       *[mixed] 从财报看，{ $name }与{ $other }不相上下
    }：销售增长{ $revenue_growth_1y }对{ $revenue_growth_1y_other }，营业利润率{ $operating_margin }对{ $operating_margin_other }，净资产收益率{ $roe }对{ $roe_other }。

## How current the evidence is, by kind.

evidence-current = 数据的时效：{ $kinds }。
current-accounts = 财报截至{ $date }
current-prices = 股价截至{ $date }
current-metals = 金属与加密货币截至{ $date }
current-exchange = 汇率截至{ $date }
current-market = 美国股市截至{ $date }
current-rates = 利率截至{ $date }
current-economy = 经济数据截至{ $date }
table-years = { $name }：各财年

## Claims on the economy, on short histories, and on several years.

claim-dollar = 美元对贸易伙伴的货币一年内变化{ $dollar_12m }；在数据中{ $dollar_percentile }的日子里美元更弱
wrong-dollar = 美元在一年内转向。
claim-fall-year =
    一年内{ $name }的最深跌幅为{ $max_drawdown_1y }{ $dated ->
        [yes] （{ $from }至{ $to }）
       *[no] { "" }
    }，{ $verdict ->
        [opposes] 超出可承受范围
       *[other] 在可承受范围之内
    }
wrong-fall-year = 更长的历史显示跌幅在该界限的另一边。
claim-swings-year = { $name }十二个月的年化波动为{ $vol_12m }
wrong-swings-year = 更长的历史显示不同量级的波动。
claim-sahm = 三个月平均失业率比过去一年的低点高{ $sahm }
wrong-sahm = 未来几个月失业率上升。
claim-inversion-record = 在曲线倒挂的月份中，有{ $jobs_after_inversion }在一年半后失业率明显更高，而在所有月份中为{ $jobs_after_any }
wrong-inversion-record = 下一次倒挂过去而失业率没有上升。
claim-growth-5y =
    五年间{ $name }的销售变化{ $revenue_growth_5y }{ $more ->
        [yes] ，每股收益变化{ $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = 增长来自收购或某一个好年份。
claim-bill-real = 三个月期美国国库券收益率为{ $bill_rate }，扣除通胀后为{ $real_bill_rate }
wrong-bill-real = 短期利率或通胀变动超过一个百分点。
claim-payrolls = 美国就业人数十二个月内变化{ $payrolls_12m }
wrong-payrolls = 数字被修正，或几个月内转向。
claim-output = 美国实际产出一年内变化{ $gdp_1y }
wrong-output = 今后几个季度走向相反。
claim-money =
    美国货币供应量M2一年内变化{ $m2_12m }，扣除通胀后{ $m2_real_12m }{ $more ->
        [yes] ；银行对企业贷款变化{ $loans_12m }
       *[no] { "" }
    }
wrong-money = 资金转向M2不统计的形式。
claim-housing =
    美国新屋开工一年内变化{ $starts_12m }，建筑许可变化{ $permits_12m }{ $more ->
        [yes] ；居住成本变化{ $shelter_12m }
       *[no] { "" }
    }
wrong-housing = 暖冬或严冬可以解释这一差异。
claim-purchasing-power = 一美元保住了十年前购买力的{ $purchasing_power_10y }
wrong-purchasing-power = 未来十年物价下降。
claim-hedge = { $name }的价格变化{ $gain_whole }，同期美国消费价格变化{ $infl_whole }
wrong-hedge = 时间更长时它落后于消费价格。
claim-level = { $name }在整个数据中的中位数为{ $level_median }；有{ $level_percentile }的月份低于现在
wrong-level = 两国物价已经拉开距离，旧的中位数不再适用。

## Measures of the above.

measure-vol-12m = 年化波动（十二个月）
measure-gain-whole = 数据起点以来的变化
measure-infl-whole = 同期通胀
measure-correlation-12m = 相关性（十二个月）
measure-level-median = 汇率中位数
measure-level-percentile = 汇率相对自身历史
measure-core-infl-12m = 不含食品和能源的通胀
measure-shelter-12m = 居住成本变化
measure-payrolls-12m = 就业人数变化
measure-income-12m = 实际收入变化
measure-m2-12m = 货币供应量M2变化
measure-m2-real-12m = 扣除通胀的M2变化
measure-starts-12m = 新屋开工变化
measure-permits-12m = 建筑许可变化
measure-loans-12m = 企业贷款变化
measure-gdp-1y = 实际产出变化
measure-bill-rate = 三个月期国库券收益率
measure-real-bill-rate = 国库券收益率减通胀
measure-purchasing-power-10y = 十年后剩余的购买力
measure-sahm = 失业率高出年内低点
measure-jobs-after-inversion = 倒挂后失业率上升的比例
measure-jobs-after-any = 之后失业率上升的月份比例
measure-dollar-12m = 广义美元变化
measure-dollar-percentile = 广义美元相对自身历史
measure-sp-long-rate = 当月十年期收益率
measure-revenue-growth-5y = 销售增长（五年）
measure-eps-growth-5y = 每股收益增长（五年）
measure-cash = 现金与短期证券
measure-debt = 债务
measure-dividends = 已付股息
measure-buybacks = 股票回购
measure-dividends-per-share = 每股股息
measure-shares-diluted = 稀释后股数
measure-public-float = 公众持股市值
