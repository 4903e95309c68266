# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = 本内容はAI（人工知能）によって生成されたものであり、誤りを含む可能性があります。本内容は投資助言ではなく、推奨、勧誘または申込みのいずれにも該当しません。また、特定の方の個別の事情に合わせて作成されたものではなく、助言関係または信認関係を生じさせるものでもありません。
disclosure-statements =
    .n1 = 本内容は、AI（人工知能）によって生成されたものです。
    .n2 = 本内容は、誤りを含む可能性があります。
    .n3 = 本内容は、投資助言ではありません。
    .n4 = 本内容は、推奨、勧誘または申込みのいずれにも該当しません。
    .n5 = 本内容は、特定の方の個別の事情に合わせて作成されたものではありません。
    .n6 = 本内容は、助言関係または信認関係を生じさせるものではありません。

## Why a question is not taken up.

reject-blank = ご質問が入力されていません。投資、市場または経済に関するご質問をご記入ください。
reject-off-mandate = 当委員会が扱うのは、投資、市場、有価証券、ファンド、投資対象としての企業、および経済に限られます。この範囲に収まるよう、ご質問を言い換えてください。
reject-inside-information = 当委員会は、インサイダー情報（未公表の内部情報）を扱うことはできません。公開情報に基づいて検討できるご質問をお寄せください。
reject-manipulation = 当委員会は、相場操縦を行うことや、他の投資家を誤認させることに協力できません。
reject-trade-execution = 当委員会は分析を行うものであり、取引の執行や、どなたかの代理としての行為は行いません。代わりに、分析をご依頼ください。
reject-tax-evasion = 当委員会は、所得や利益を税務当局から隠す手助けはできません。代わりに、投資がどのように課税されるかをお尋ねください。
reject-certainty = 結果を約束したり、収益を保証したりすることは誰にもできません。代わりに、起こりうる結果の範囲についてお尋ねください。

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = どの金融商品、企業、ファンドまたは市場についてのご質問でしょうか。
question-instrument-text-named = 「{ $name }」とは、具体的にどれを指していますか。
question-instrument-why = 似た名称が異なる対象を指すことがあるため、委員会は検討対象を正確に把握する必要があります。
question-horizon-text = どのくらいの投資期間を想定して分析しますか。
question-horizon-why = 同じ材料でも、ある期間では肯定的に、別の期間では否定的に働くことがあります。
question-horizon-options =
    .n1 = 1年から3年
    .n2 = 3年から10年
    .n3 = 10年超
    .n4 = 1年未満
question-risk-text = どの程度のリスク許容度を想定して分析しますか。
question-risk-why = 想定される損失をどの程度重く見るかは、どこまでの下落に耐えられるかによって変わります。
question-risk-options =
    .n1 = 中程度：約2割の下落に耐えられる
    .n2 = 低い：元本の保全を優先する
    .n3 = 高い：半分以上の下落に耐えられる
question-objective-text = 主な目的は何でしょうか。
question-objective-why = 成長、収入、資産の保全では、それぞれ評価の基準が異なります。
question-objective-options =
    .n1 = 長期的な成長
    .n2 = 定期的な収入
    .n3 = 購買力の維持
    .n4 = 短期的な機会

## What is assumed when nothing was said.

assumption-horizon = 投資期間の指定がないため、「{ $value }」と仮定しています。
assumption-risk = リスク許容度の指定がないため、「{ $value }」と仮定しています。
assumption-objective = 目的の指定がないため、「{ $value }」と仮定しています。
assumption-holdings = 保有資産の記載がないため、保有資産はないものと仮定しています。
assumption-part = ポートフォリオの{ $value }が何に投資されているか不明なため、その部分は除外しています。
class-stocks = 株式
class-bonds = 債券
class-cash = 現金
class-gold = 金
class-property = 不動産
class-commodities = コモディティ
class-crypto = 暗号資産
assumption-instrument = 特定の金融商品が挙げられていないため、次の対象に関するご質問として扱っています：{ $value }。

## What goes wrong.

message-conflict-plan-generating = 計画はまだ準備中です。しばらくしてからもう一度お試しください。
message-plan-failed = 計画を準備できませんでした。新しい計画を作成するには、もう一度送信してください。
message-execution-failed = 参加できた委員が少なすぎました：{ $reason }
message-brief-failed = 現在、ご質問を読み取れません。後でもう一度お尋ねください。
message-answers-failed = 現在、ご回答を読み取れません。もう一度お送りください。
message-waiting = 現在、分析担当に接続できません。委員会は待機し、ここから再開します。
message-budget-spent = 全員の意見を聞く前に予算を使い切りました。
reason-budget-spent = 予算を使い切りました
reason-no-answer-in-time = 時間内に回答がありませんでした
reason-answer-unusable = 使える回答ではありませんでした
reason-answer-broke-off = 回答が途中で途切れました
reason-service-busy = サービスが混み合っていました
reason-computed-too-long = 計算に時間がかかりすぎました
reason-not-computed = 計算できませんでした
reason-figures-missing = この質問に関する数値がありません
reason-model-declined = モデルが回答を断りました
reason-provider-fault = モデル提供元に障害が起きています
reason-provider-unreachable = モデル提供元に接続できません
reason-provider-busy = モデル提供元が今はこれ以上の呼び出しを受け付けません
reason-provider-refused = モデル提供元が要求を拒否しました
reason-key-refused = モデル提供元がサービスの鍵を受け付けません
reason-model-unknown = モデル提供元にそのモデルがありません
reason-provider-down = モデル提供元が応答しません。応答があり次第、作業を続けます
failed-given-up = 作業を続けられませんでした
failed-check = 分析を確認できませんでした（{ $reason }）
failed-debrief = 要約を書けませんでした（{ $reason }）
failed-synthesis = 調査結果を総括できませんでした（{ $reason }）
failed-waiting = 回答を待つ間に時間切れになりました（{ $reason }）
failed-spent = { $reason }。これまでの使用量：呼び出し{ $calls }回、トークン{ $tokens }個、{ $cost }米ドル
floor-abstains = { $seat }は棄権します：{ $reason }。
confidence-step-chair = 委員長の確信度は、数値から見込まれる水準を下回っています。
confidence-step-red-team = レッドチームが、確信度を下げる異議を唱えました。
confidence-step-absent = 全員の意見を聞くことはできませんでした。
read-by-rules = 言語モデルから使える回答が得られなかったため、質問は決まった規則に従って読み取りました。
message-unsupported-language = 監査記録は英語のセッションでのみご利用いただけます。このセッションの言語：{ $language }。

## The debrief.

debrief-headline-favourable = 総合すると、{ $subject }については肯定的な材料が優勢です。
debrief-headline-mixed = { $subject }については、肯定的な材料と否定的な材料の両方があります。
debrief-headline-unfavourable = 総合すると、{ $subject }については否定的な材料が優勢です。
debrief-headline-insufficient = { $subject }について判断するには、材料が十分ではありません。
debrief-asked = ご質問：{ $question }
debrief-committee = 専門家{ $members }人が別々に検討しました。その後、互いに質疑を行い、意見が分かれた点を書き留めました。
debrief-confidence = 確信度は0から1の尺度で{ $confidence }です。
debrief-gaps = 不足していたもの：{ $gaps }
debrief-dissent = 全員の意見が一致したわけではありません：{ $dissent }
debrief-change = 見解を変えうる要因：{ $change }
debrief-terms-volatility = ボラティリティとは、一定の期間に価格がどれほど大きく上下するかを表すものです。
debrief-terms-drawdown = ドローダウンとは、高値からその後の最安値までの下落のことです。パーセントで示します。
debrief-terms-confidence = 確信度とは、委員会が自らの見解にどれほど確信を持っているかを0（まったくない）から1（完全にある）で示すものです。利益が出る確率ではありません。
debrief-terms-dissent = 反対意見とは、委員会の見解に同意しない委員の意見のことです。委員会の見解と並べて記録されます。
debrief-terms-red-team = レッドチームとは、誰かが見解に頼る前に弱点を見つけるため、あえてその見解を批判する役割のことです。
