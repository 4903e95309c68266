# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text }（{ $dates }時点）。
surroundings = 対象そのものではなく、それを取り巻く環境について：{ $text }
between-sentences = { "" }
between = { "、" }
us-market = 米国株式市場
measure-of = { $measure }（{ $name }）
side = { $name } { $value }
compare =
    { $measure }：{ $values }で、{ $ahead ->
        [one] { $name }が優位です
       *[none] ほぼ同水準です
    }
absent = 発言なし：{ $reason }
dissent = { $seat }は異なる見方をしています：{ $claim }

## The seats of the committee.

seat-chair = 委員長
seat-fundamentals = ファンダメンタルズ
seat-valuation = バリュエーション
seat-market = 市場・テクニカル
seat-macro = マクロ・金利
seat-industry = 業界
seat-allocation = 資産配分
seat-risk = リスク責任者
seat-red-team = レッドチーム
mandate-chair = 主張を一つずつ比較検討し、見解をまとめます。
mandate-fundamentals = 企業や市場の利益、配当、負債を調べます。
mandate-valuation = 現在の価格水準を、自らの過去や債券と比べます。
mandate-market = 価格の値動きを調べます。
mandate-macro = インフレ、金利、景気の状況を調べます。
mandate-industry = 競合や顧客に対する事業の強さを調べます。
mandate-allocation = ポートフォリオの各部分がどう連動するかを調べます。
mandate-risk = どれだけの損失が、どれほど深く、どれほどの頻度で起こりうるかを、許容できる範囲と照らし合わせます。
mandate-red-team = 草案を批判します。反対の論拠、古い証拠、一つの数値への過度の依存を突きます。
lens-chair = 証拠が全体として示すもの
lens-fundamentals = 売上高、利益率、現金、負債
lens-valuation = 価格とその裏付けとなる価値
lens-market = リターン、トレンド、売買動向
lens-macro = インフレ、金利、雇用
lens-industry = 価格決定力と投資の必要性
lens-allocation = 比率と各部分の連動
lens-risk = 下落、変動、損失の頻度
lens-red-team = この見方が誤りとなる道筋
needs-fundamentals = 年次決算
needs-valuation = 価格と決算
needs-market = 日次の価格
needs-macro = インフレ率と金利
needs-industry = 年次決算
needs-allocation = 保有資産と日次の価格
needs-risk = 日次の価格
task-title = { $seat }：{ $name }
task-instructions = { $mandate }数値はすべて台帳に基づき、日付を示します。不足しているものは、その旨を述べます。
task-acceptance = 根拠となる数値を挙げた主張が少なくとも一つあること。または、そのために何が不足しているかを述べていること。

## What the committee must answer.

ask-single-1 = { $name }はどのような値動きをしてきたか。リターン、変動、最大の下落はどうか。
ask-single-2 = { $name }はどれだけの利益を上げているか。自らの過去と比べて、価格は高いか安いか。
ask-single-3 = どのような環境が{ $name }の追い風または逆風となるか。
ask-single-4 = 何が起これば、回復しない損失につながるか。
ask-comparison-1 = { $name }は、リターン、変動、最大の下落でどう異なるか。
ask-comparison-2 = 売上高や資産に対して、より多くの利益を上げているのはどれか。
ask-comparison-3 = それぞれの価格はどの水準にあるか。
ask-fund-1 = { $name }の背後にある市場は、どれだけの利益を上げているか。
ask-fund-2 = その市場は、自らの過去と比べて割高か割安か。
ask-fund-3 = このような投資は、同じ投資期間でどれほどの頻度で、どれほど深く損失を出したか。
ask-macro-1 = インフレ、金利、雇用は、過去と比べてどの水準にあるか。
ask-macro-2 = 過去に同じような水準だったとき、その後の株式はどうなったか。
ask-macro-3 = このような時期に、投資家はどれだけ損失を被りうるか。
ask-portfolio-1 = 各部分を合わせた動きはどうか。リターン、変動、最大の下落はどうか。
ask-portfolio-2 = この組み合わせは、投資期間と許容できる損失に合っているか。
ask-portfolio-3 = 最も大きな痛手となりうる保有資産はどれか。
ask-theme-1 = { $name }を動かしているものは何か。誰がそこから利益を得るか。
ask-theme-2 = 価格にすでに織り込まれているものは何か。
ask-theme-3 = 何が起これば、この筋書きは誤りだと分かるか。

## Thinking aloud.

thinking = { $lens }を確認します：{ $figures }。
thinking-nothing = { $lens }を確認しました。台帳に該当する数値はありません。
thinking-builds-on = これは先に分かったことを踏まえています。まず：{ $first }
caveat-stale = これらの数値は{ $age }前のものです。
caveat-surroundings = 一部は対象そのものではなく、それを取り巻く環境に関するものです。
caveat-overlap = 過去の期間は互いに重なっているため、独立した期間は見かけより少なくなります。
nothing = この観点からは、{ $name }を判断する証拠がありません。
no-guess = これ以上は推測になります。
wrong-nothing = 不足しているデータが得られた場合。
missing-fundamentals = データルームに{ $name }の決算がありません。
missing-valuation = データルームに、突き合わせることのできる{ $name }の価格と利益がありません。
missing-market = データルームに{ $name }の価格がありません。
missing-risk = データルームに{ $name }の価格がありません。
missing-macro = データルームにインフレ率や金利がありません。
missing-industry = データルームに、{ $name }の業界での位置を示す決算がありません。
missing-allocation = データルームに、保有資産の比率と価格がありません。

## Market and Technicals.

claim-year =
    { $name }の十二か月の騰落率は{ $return_1y }{ $more ->
        [yes] 、五年間では{ $return_5y }
       *[no] { "" }
    }でした
wrong-year = より新しい価格で、十二か月の騰落の符号が逆になる場合。
claim-momentum = 直近一か月を除くと、その前の一年間の{ $name }の騰落率は{ $momentum_12_1 }でした
wrong-momentum = 今後数か月で方向が反転する場合。
claim-trend = { $name }の価格は、長めの移動平均に対して{ $trend }の位置にありました
wrong-trend = 価格が長めの移動平均を横切る場合。
claim-below-high = { $name }は、系列中の最高値に対して{ $drawdown_now }の位置にありました
wrong-below-high = かつての高値がバブルであり、戻らないと分かった場合。
claim-real-return = インフレ調整後の{ $name }のリターンは、五年間で{ $real_return_5y }でした
wrong-real-return = 今後五年間のインフレや価格が異なる動きをする場合。
claim-volume = 直近一か月の{ $name }の売買高は、年間平均の{ $volume_ratio }倍でした
wrong-volume = 差が一日の取引だけで説明できる場合。

## Risk Officer.

claim-fall =
    三年間での{ $name }の最大の下落は{ $max_drawdown_36m }{ $dated ->
        [yes] （{ $from }から{ $to }まで）
       *[no] { "" }
    }で、{ $verdict ->
        [opposes] ご依頼の許容範囲を超えています
       *[other] ご依頼の許容範囲に収まっています
    }
wrong-fall = その後の下落で、許容範囲の内と外が入れ替わる場合。
claim-loss-frequency = 過去の全ての{ $horizon }の期間のうち{ $freq_neg }で、{ $name }は利益を生みませんでした
wrong-loss-frequency = 利益の出ない期間の割合が、この判断で用いた境界を越える場合。
claim-swings = { $name }の三年間の変動の大きさ（ボラティリティ）は{ $vol_36m }でした
wrong-swings = より長い期間や新しい期間で、変動の大きさの桁が異なる場合。
claim-best-days = 最も良かった十日を除くと、{ $name }のリターンは{ $return_all }ではなく{ $return_all_less_best_10 }でした
wrong-best-days = 上昇する日が、この系列より均等に現れる場合。
claim-beta =
    市場が一パーセント動いたとき、{ $name }は平均で{ $beta_36m }パーセント動きました{ $more ->
        [yes] 。相関係数は{ $correlation_36m }です
       *[no] { "" }
    }
wrong-beta = 市場との連動が、事業の変化とともに変わる場合。
claim-interest = { $name }の営業利益は、支払利息の{ $interest_coverage }倍でした
wrong-interest = 負債をはるかに高い金利で借り換えなければならない場合。
claim-debt = { $name }の負債は、自己資本の{ $debt_to_equity }倍でした
wrong-debt = 買収、減損または自社株買いによって、負債や自己資本が変わる場合。
claim-worst =
    全系列を通じた{ $name }の最大の下落は{ $max_drawdown_all }{ $dated ->
        [yes] （{ $from }から{ $to }まで）
       *[no] { "" }
    }でした。一度起きたことは、再び起こりえます
wrong-worst = より前の高値や後の安値が、系列から抜けている場合。
claim-portfolio-fall =
    三年間での保有資産全体の最大の下落は{ $pf_max_drawdown_36m }{ $dated ->
        [yes] （{ $from }から{ $to }まで）
       *[no] { "" }
    }で、{ $verdict ->
        [opposes] ご依頼の許容範囲を超えています
       *[other] ご依頼の許容範囲に収まっています
    }
wrong-portfolio-fall = その後の下落で、許容範囲の内と外が入れ替わる場合。
claim-portfolio-swings = 保有資産全体の変動の大きさ（ボラティリティ）は{ $pf_vol_36m }でした
wrong-portfolio-swings = 各部分の変動が大きくなるか、連動が強まる場合。

## Fundamentals.

claim-growth =
    { $name }の売上高の増減率は一年間で{ $revenue_growth_1y }{ $more ->
        [yes] 、二年間では{ $revenue_growth_2y }
       *[no] { "" }
    }でした
wrong-growth = 次の決算で、売上高が逆の方向に動く場合。
claim-margin =
    { $name }の営業利益は売上高の{ $operating_margin }{ $more ->
        [yes] 、純利益は{ $net_margin }
       *[no] { "" }
    }でした
wrong-margin = 費用の伸びが、二年続けて販売価格の伸びを上回る場合。
claim-margin-change = { $name }の営業利益率の一年間の変化は{ $operating_margin_change_1y }でした
wrong-margin-change = 変化が一度限りの損失や利益によるものだった場合。
claim-capital =
    { $name }の投下資本利益率は{ $roic }{ $more ->
        [yes] 、自己資本利益率は{ $roe }
       *[no] { "" }
    }でした
wrong-capital = 競合の参入で、利益率が資本コストに近づく場合。
claim-equity =
    { $name }の自己資本利益率は{ $roe }{ $more ->
        [yes] 、総資産利益率は{ $roa }
       *[no] { "" }
    }でした
wrong-equity = 利益率が事業ではなく、負債や自己資本の小ささによるものだった場合。
claim-cash = { $name }が営業活動で得た現金は、純利益を一とすると{ $cash_conversion }でした
wrong-cash = 運転資本の動きが反転し、現金が入ってこない場合。
claim-free-cash =
    投資後に{ $name }の手元に残った現金は売上高の{ $fcf_margin }{ $more ->
        [yes] 、総額で{ $free_cash_flow }
       *[no] { "" }
    }でした
wrong-free-cash = 事業を現状のまま保つために、投資を増やさなければならない場合。
claim-net-debt = { $name }の負債から現金を差し引いた額は、営業利益の{ $net_debt_to_operating_income }倍でした
wrong-net-debt = 現金がほかで必要になるか、本国に戻せない場合。
claim-shares = { $name }の発行済み株式数の一年間の増減率は{ $shares_change_1y }でした
wrong-shares = 買収や従業員報酬のために新株が発行される場合。
claim-market-earnings = インフレ調整後の米国市場の利益は、十年間で{ $sp_real_earnings_growth_10y }の変化でした
wrong-market-earnings = 利益が修正されるか、今後数年で起点を下回る場合。
claim-market-payout = 米国企業は利益の{ $sp_payout }を配当に回しました
wrong-market-payout = 配当が変わらないまま利益が減り、その割合が上がる場合。
claim-market-dividend = 配当利回りは{ $sp_dividend_yield }、国債利回りは{ $sp_long_rate }でした
wrong-market-dividend = 企業が配当以外の方法でより多く還元している場合。

## Valuation.

claim-own-history = { $name }の株価収益率は{ $pe }倍、中央値は{ $pe_median }倍で、自らの過去の{ $pe_percentile }ではこれより割安でした
wrong-own-history = 価格が下がらないまま、利益の成長が価格に追いつく場合。
claim-earnings-yield =
    { $name }の利益は価格の{ $earnings_yield }に当たり、十年国債の利回りは{ $long_rate }でした{ $more ->
        [yes] 。株価収益率では{ $pe }倍です
       *[no] { "" }
    }
wrong-earnings-yield = 債券利回りが大きく動き、比較の結果が逆転する場合。
claim-cash-yield = { $name }のフリーキャッシュフローは、価格の{ $fcf_yield }に当たりました
wrong-cash-yield = その年のキャッシュフローが再現しない場合。
claim-against-market = { $name }の株価収益率は、米国市場の{ $pe_to_market }倍でした
wrong-against-market = 利益がはるかに速く伸び、その価格に見合うようになる場合。
claim-float = { $name }の浮動株の時価は、年間純利益の{ $float_to_earnings }倍でした
wrong-float = その日以降、株式の時価が大きく動いている場合。
claim-market-cape = 米国市場の価格は十年間の実質利益の{ $cape }倍、中央値は{ $cape_median }倍で、1881年以降の全月の{ $cape_percentile }ではこれより割安でした
wrong-market-cape = 価格が下がらないまま、利益の成長が価格に追いつく場合。
claim-market-after = 同等以上に割高な水準から始まった十年間のインフレ調整後リターンは、中央値で{ $after_cape_median_10y }、全系列では{ $sp_real_return_all }でした
wrong-market-after = 互いに重なり合う過去の数少ない割高な期間が、今回とは似ていない場合。
claim-market-excess = この価格での益回りと国債の実質利回りとの差は{ $excess_cape_yield }でした
wrong-market-excess = 債券の実質利回りが大きく動き、この差の意味が変わる場合。

## Industry.

claim-pricing-power = 売上原価を差し引いて{ $name }に残ったのは売上高の{ $gross_margin }で、価格決定力の目安となります
wrong-pricing-power = 競合が同じものをより安く提供し、顧客を奪う場合。
claim-investment = { $name }は売上高の{ $capex_to_revenue }を設備に投じる必要がありました
wrong-investment = 先送りしてきた投資の遅れを取り戻さなければならない場合。
claim-research = { $name }は売上高の{ $rd_to_revenue }を研究開発に充てました
wrong-research = その支出から、売れる新製品が生まれない場合。

## Macro and Rates.

claim-inflation = 米国の消費者物価の上昇率は、十二か月で{ $infl_12m }、十年間で{ $infl_10y }でした
wrong-inflation = より新しいインフレ率が一ポイントを超えて異なる場合。
claim-real-rate = 十年金利からインフレ率を差し引くと{ $real_long_rate }でした
wrong-real-rate = 予想インフレ率が過去のインフレ率と異なる場合。
claim-rate-change = 十年金利は十二か月で{ $long_rate_change_12m }動いて{ $long_rate }となり、中央値は{ $long_rate_median }です
wrong-rate-change = 投資期間のうちに金利の方向が変わる場合。
claim-curve =
    十年国債と三か月物短期国債の利回り差は{ $curve_10y_3m }でした{ $more ->
        [yes] 。全月の{ $curve_share_inverted }では逆転していました
       *[no] { "" }
    }
wrong-curve = 多くの景気後退の前に見られたように、利回り曲線が逆転する場合。
claim-credit = 信用力の低い企業と高い企業の借入利回りの差は{ $credit_spread }で、全月の{ $credit_spread_percentile }ではこれより小さくなっていました
wrong-credit = 貸し手が慎重になり、差が広がる場合。
claim-jobs = 失業率は{ $unemployment }、中央値は{ $unemployment_median }でした
wrong-jobs = 失業率が一年以内に〇・五ポイント上がる場合。

## Allocation.

claim-stocks-bonds = 系列の直近十年間のインフレ調整後リターンは、米国株式が{ $sp_real_return_10y }、国債が{ $bond_real_return_10y }でした
wrong-stocks-bonds = 過去にもあったように、今後十年間で優劣が逆転する場合。
claim-stocks-ahead = 1871年以降のすべての十年間のうち{ $freq_stocks_beat_bonds_10y }で、株式が債券を上回りました
wrong-stocks-ahead = 期間が互いに重なっているため、独立した期間が見かけより少ない場合。
claim-worst-decade = 米国株式の最悪の十年間のインフレ調整後リターンは{ $sp_real_return_10y_worst }でした
wrong-worst-decade = 債券との組み合わせが、この数値が示す以上に痛手を和らげていた場合。
claim-concentration =
    最大の保有資産は全体の{ $pf_largest_weight }を占めます{ $more ->
        [yes] 。比率の二乗の合計は{ $pf_hhi }です
       *[no] { "" }
    }
wrong-concentration = 申告されていない保有資産によって、比率が変わる場合。
claim-together = 保有資産どうしの連動は、平均相関係数で{ $pf_mean_correlation }でした
wrong-together = 次の下落時に、これまで以上に連動する場合。
claim-portfolio-return =
    この比率の場合、全体のリターンは三年間で{ $pf_return_3y }{ $more ->
        [yes] 、直近一年では{ $pf_return_1y }
       *[no] { "" }
    }でした
wrong-portfolio-return = 今後三年間が異なる展開となる場合。

## Questions to claims, and answers.

ask-window = これは一つの短い期間に基づいています。より長い期間でも同じことが言えますか。
ask-window-other = これは一つの短い期間に基づいています。より長い期間では{ $longer }です。どちらが妥当ですか。
ask-regime = この系列の前半と後半は、それぞれ{ $before }と{ $after }でした。単なる幸運や不運の一時期ではありませんか。
ask-outlier = 最も良かった十日を除くと、この系列のリターンは{ $with }ではなく{ $without }でした。この主張は数日だけに左右されていませんか。
ask-stale = この根拠となる数値は{ $age }前のものです。今も成り立つのはどの部分ですか。
ask-survivors = 破綻した企業はこの系列に含まれていません。生き残った一社の歴史にすぎないのではありませんか。
ask-base-rate = 過去の全年のうち{ $rate }で、この系列はプラスで終わりました。この主張はそこに何を加えますか。
ask-missing-risk = ここでは、系列中の最大の下落が{ $worst }だったことが抜けています。
ask-rates = 金利の変化でも同じように説明できませんか。十年金利は一年間で{ $change }動きました。
answer-not-mine = これはこの調査結果の主張ではありません。
answer-withdraw = この主張の根拠となる数値が台帳にないため、主張を撤回します。
answer-as-quoted = 数値は台帳のとおりに引用しており、計算式も添えてあります。
answer-window = 一部認めます。一つの短い期間では根拠として弱いです。数値は有効ですが、言える範囲は狭まります。
answer-window-other = 認めます。より長い期間では{ $longer }で、逆の方向を示しています。この主張の重みは下がります。
answer-regime = 一部認めます。それぞれの時期は同じではありませんでした。数値は有効ですが、言える範囲は狭まります。
answer-outlier = 認めます。多くが数日に左右されています。この主張の重みは下がります。
answer-outlier-holds = 最も良かった十日を除いても{ $without }が残ります。主張は維持されます。
answer-stale = 認めます。数値は古いものです。この主張は当時についてのものであり、現在における重みは下がります。
answer-survivors = 認めます。破綻したものは系列に含まれていません。この主張の重みは下がります。
answer-missing-risk = 認めます。{ $worst }の下落は、この主張と並べて示すべきです。
answer-base-rate-same = 通常の場合の{ $rate }も同じ方向を示しています。主張は維持されます。
answer-base-rate-other = 認めます。通常の場合の{ $rate }は逆の方向を示しています。この主張にはさらに根拠が必要です。
answer-rates = 別の要因も働いているかもしれません。主張しているのは数値であって、その原因ではありません。
ruling-upheld = 質問には数値に基づく回答がありました。主張は維持されます。
ruling-weakened = 提出者が指摘を認めました。主張の重みは下がります。
ruling-withdrawn = 提出者が撤回しました。主張は考慮されません。
ruling-unresolved = 回答がありませんでした。主張の重みは下がります。

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] 手元の数値を見るかぎり、{ $name }については肯定的な材料がやや優勢です。
        [unfavourable] 手元の数値を見るかぎり、{ $name }については否定的な材料がやや優勢です。
       *[mixed] { $name }に関する数値は、肯定と否定の重みがほぼ釣り合っています。
    }
thesis-comparison =
    { $balance ->
        [favourable] これらの数値で並べて比べると、{ $first }は{ $others }を上回ります。
        [unfavourable] これらの数値で並べて比べると、{ $first }は{ $others }を下回ります。
       *[mixed] これらの数値で並べて比べると、{ $first }と{ $others }はほぼ同水準です。
    }
thesis-portfolio =
    { $balance ->
        [favourable] 手元の数値を見るかぎり、この組み合わせはご依頼の条件に合っています。
        [unfavourable] 手元の数値を見るかぎり、この組み合わせはご依頼の条件に合っていません。
       *[mixed] 手元の数値を見るかぎり、この組み合わせを支持する材料と支持しない材料は同程度です。
    }
thesis-macro = { $name }の現状は次のとおりです。こうした数値は、誰にとっても有利でも不利でもありません。
thesis-no-side = { $name }に関する数値は現状を示すもので、どちらの方向も指していません。
thesis-nothing = データルームには{ $name }そのものに関する情報が少なすぎるため、委員会は判断しません。
thesis-around = 言えることは次のとおりです：{ $text }
thesis-for = 最も強い肯定的な材料：{ $text }
thesis-against = 最も強い否定的な材料：{ $text }
thesis-taken-back = レッドチームの異議を受け、委員会はこれについて判断しません。証拠が古すぎるか、信頼できないためです。当初の見解は次のとおりでした：{ $thesis }
change-newer = 古い数値に代わる最新の数値。
change-gaps = 不足を埋めるデータ。まず価格と決算。

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $date }までの系列で{ $name }に起きた最大の下落（{ $worst }）と同じような下落。
risk-fall-softened = そのような下落に耐えられるほど小さい投資額と、待つことのできる時間。
risk-fall-sign = 直近の高値からの下落が、ご依頼の許容範囲を超えること。
risk-debt = { $name }の負債は、現金を差し引いて営業利益の{ $debt }倍あり、その借り換えが必要です。
risk-debt-softened = 長い返済期限と、変動の小さい利益。
risk-debt-sign = 営業利益に占める利息の割合が増えていくこと。
risk-concentration = 最大の保有資産が全体の{ $largest }を占め、その下落がそのままポートフォリオの下落となります。
risk-concentration-softened = 独立した動きをする保有資産を増やすこと。
risk-concentration-sign = ほかの資産が動かないなかで、最大の保有資産が下落すること。
risk-rates = 金利が{ $date }の{ $rate }から大きく動き、それとともに将来の利益の現在価値も変わること。
risk-rates-softened = 物価とともに伸びる利益と、少ない負債。
risk-rates-sign = 十年金利が一年以内に一ポイントを超えて動くこと。
risk-against = 否定的な材料が決定的となること。{ $text }
risk-against-softened = その主張をどこまで信じるかに応じて重みを付けること。
risk-against-sign = より新しい数値がこれを裏付けること。
risk-old = 数値が途切れてからの{ $age }の間に、世界が変わっていること。
risk-old-softened = いずれかの内容に頼る前に、最新のデータを用意すること。
risk-old-sign = より新しい数値の符号が、ここで用いた数値と異なること。
risk-gaps = 不足しているデータの中に、重要なものが含まれていること。
risk-gaps-softened = 一覧の上位にある不足から埋めること。
risk-gaps-sign = 不足が埋まり、解釈が変わること。
risk-objection = レッドチームの指摘が正しかったと分かること。{ $text }
risk-objection-softened = より新しい数値が得られたら、まずこの点を確認すること。
risk-objection-sign = より新しい数値が異議を裏付けること。

## Scenarios.

scenario-bear-stock = { $name }は投資期間の終わりに利益が出ていません。最も近い過去の期間の{ $lost }がそうでした。
scenario-base-stock = { $name }は利益が出ますが、年に一割を超えません。過去の期間の残りがこれに当たります。
scenario-bull-stock = { $name }は年に一割を超える利益が出ます。最も近い過去の期間の{ $strong }がそうでした。
scenario-bear-market = 投資期間の終わりに、インフレ調整後の利益が出ていません。最も近い過去の期間の{ $lost }がそうでした。
scenario-base-market = インフレ調整後の利益が出ますが、長期の年率を超えません。過去の期間の残りがこれに当たります。
scenario-bull-market = インフレ調整後の利益が長期の年率を上回ります。最も近い過去の期間の{ $strong }がそうでした。
scenario-stands-in = { $name }自身の履歴は集計するには短すぎるため、米国株式市場で代用しています。
scenario-bear-unknown = 回復しない損失が出ます。その可能性を示すものは台帳にありません。
scenario-base-unknown = 市場と同じように動きます。その可能性を示すものは台帳にありません。
scenario-bull-unknown = 市場を明らかに上回ります。その可能性を示すものは台帳にありません。
scenario-bear-wrong = 投資期間の終わりの価値が、始まりを上回る場合。
scenario-base-wrong = 投資期間の終わりに利益が出ていないか、その率を大きく上回る場合。
scenario-bull-wrong = 年間の利益がその率以下にとどまる場合。

## The red team, and the chair's response.

objection-planted = 草案に、台帳にない数値があります：{ $figure }。
objection-older-than-horizon = 数値の古さが投資期間の長さを超えています。最も新しいものでも、依頼日の{ $age }前で途切れています。
objection-old = 最も古い数値は依頼日の{ $age }前で途切れており、その後の出来事は含まれていません。
objection-cross-examination = 質疑がなければ、同じ数値から異なる総合判断になります。草案は、主張がどのように問われたかに左右されています。
objection-single-figure = 総合判断が一つの数値に左右されています：{ $name }、{ $value }（{ $date }）。
objection-single-seat = 「{ $seat }」の席を除くと、総合判断は反対側に傾きます。
objection-opposite =
    { $count ->
       *[other] 反対の論拠：{ $all }件の解釈のうち{ $count }件が逆の方向を示しています。最も強いものは次のとおりです。{ $text }
    }
objection-no-opposite = 反対の見方を支持する数値はありません。それは強さの表れであると同時に、調べていないことがある表れでもあります。
objection-no-judgement = 草案は判断していません。判断するとすれば、対象に関する数値なしに行うことになります。
objection-one-source = すべての数値が一つの情報源によるものです。
objection-frequencies = これらの確率は、互いに重なり合う過去の期間の頻度であり、予測ではありません。
response-noted = 了解しました。総合判断は変わりません。
response-lowered = 受け入れます。確信度を引き下げます。
response-halved = 受け入れます。確信度を半分にします。
response-taken-back = 受け入れます。判断を取り下げます。数値がその時点で示していた内容は、主な要因として残します。

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] これらの数値では、{ $first }は{ $others }を上回ります。
        [unfavourable] これらの数値では、{ $first }は{ $others }を下回ります。
        [mixed] これらの数値では、{ $first }と{ $others }はほぼ同水準です。
       *[insufficient_evidence] { $first }と{ $others }の優劣をつけるには、材料が十分ではありません。
    }
headline-macro = { $name }の現状は次のとおりです。
headline-portfolio =
    { $balance ->
        [favourable] 数値を見るかぎり、この組み合わせはご依頼の条件に合っています。
        [unfavourable] 数値を見るかぎり、この組み合わせはご依頼の条件に合っていません。
        [mixed] 数値を見るかぎり、この組み合わせを支持する材料と支持しない材料は同程度です。
       *[insufficient_evidence] この組み合わせについて判断するには、材料が十分ではありません。
    }
tell-committee =
    { $members ->
        [1] 一名の委員が検討しました。その後、弱点を見つけるために草案への批判を行いました。
       *[other] { $members }名の委員が、まずは個別に検討しました。その後、相互に質疑を行い、意見の分かれる点を書き留めました。
    }
tell-committee-alone = { $members }人の委員がそれぞれ単独で検討し、議長がその結果を比較検討しました。
tell-confidence =
    { $level ->
        [high] 委員会はこれについてかなり確信しています：0から1の尺度で{ $confidence }。
        [medium] 委員会はこれについて部分的にしか確信していません：0から1の尺度で{ $confidence }。
       *[low] 委員会はこれについてほとんど確信していません：0から1の尺度で{ $confidence }。
    }これは証拠の質を示すもので、利益が出る確率ではありません。
tell-odds = 過去の全ての{ $horizon }の期間の{ $lost }は、利益が出ないまま終わりました。これは過去の実績であり、予測ではありません。
tell-import = よりよい回答を得るには、新しいデータをご用意ください。価格ファイルや企業の決算を取り込むか、リアルタイムの情報源を有効にしてください。
tell-trade = { $name }（{ $horizon }）

## What the data room does not have.

gap-prices-missing = { $name }の価格がありません。日次価格のファイルを取り込むと、この不足を埋められます。
gap-prices-old = { $name }の価格は{ $date }までです。
gap-accounts-missing = { $name }の決算がありません。年次の数値を取り込むと、この不足を埋められます。
gap-accounts-old = { $name }の決算は{ $date }までです。
gap-industry-missing = { $name }の業界データがありません。
gap-market-old = 米国市場の系列は{ $date }までです。
gap-news-missing = ニュースのデータがありません。
gap-provider-down = 情報源{ $provider }に接続できませんでした：{ $reason }。
gap-window-too-short = { $name }の価格が少なすぎて、より長い期間を調べられません。
gap-holdings-unpriced = 保有されている{ $name }の価格がありません。
gap-portfolio-no-weights = 保有資産の比率が分かりません。

## Terms that the debrief explains.

term-volatility = ボラティリティ
term-drawdown = ドローダウン
term-confidence = 確信度
term-dissent = 反対意見
term-red-team = レッドチーム

## Measures, as lists name them.

measure-price = 直近の価格
measure-age = 価格データの古さ
measure-return-1m = 一か月の騰落率
measure-return-3m = 三か月の騰落率
measure-return-6m = 六か月の騰落率
measure-return-1y = 十二か月の騰落率
measure-return-3y = 三年間の年率リターン
measure-return-5y = 五年間の年率リターン
measure-return-10y = 十年間の年率リターン
measure-return-all = 全系列の年率リターン
measure-momentum-12-1 = 直近一か月を除く一年間の騰落率
measure-trend = 長めの移動平均からの乖離
measure-vol-1y = 直近一年の年率ボラティリティ
measure-vol-36m = 三年間の年率ボラティリティ
measure-max-drawdown-1y = 一年間の最大の下落
measure-max-drawdown-36m = 三年間の最大の下落
measure-max-drawdown-all = 全系列での最大の下落
measure-drawdown-now = 高値からの差
measure-worst-month = 最も悪かった月
measure-best-month = 最も良かった月
measure-return-all-less-best-10 = 最良の十日を除く年率リターン
measure-return-first-half = 前半の年率リターン
measure-return-second-half = 後半の年率リターン
measure-volume-ratio = 平均に対する売買高
measure-turnover-20d = 一日当たりの売買代金
measure-freq-pos = 利益が出た過去の期間の割合
measure-freq-neg = 利益が出なかった過去の期間の割合
measure-freq-strong = 年に一割を超えた過去の期間の割合
measure-freq-above-avg = 長期の年率を上回った過去の期間の割合
measure-horizon = 投資期間（年単位）
measure-window-count-1y = 系列中の一年間の期間の数
measure-beta-36m = 市場に対するベータ
measure-correlation-36m = 三年間の相関係数
measure-return-gap-1y = 十二か月のリターンの差
measure-real-return-5y = 五年間のインフレ調整後年率リターン
measure-revenue = 売上高
measure-revenue-growth-1y = 一年間の売上高成長率
measure-revenue-growth-2y = 二年間の売上高成長率
measure-gross-margin = 売上総利益率
measure-operating-margin = 営業利益率
measure-operating-margin-change-1y = 営業利益率の変化
measure-net-margin = 純利益率
measure-net-income = 純利益
measure-roe = 自己資本利益率
measure-roa = 総資産利益率
measure-roic = 投下資本利益率
measure-debt-to-equity = 負債資本倍率
measure-net-debt-to-operating-income = 営業利益に対する純負債
measure-current-ratio = 流動比率
measure-interest-coverage = 利息に対する営業利益の倍率
measure-cash-conversion = 純利益に対する営業現金収入
measure-free-cash-flow = フリーキャッシュフロー
measure-fcf-margin = 売上高に対するフリーキャッシュフロー
measure-capex-to-revenue = 売上高に対する設備投資
measure-rd-to-revenue = 売上高に対する研究開発費
measure-eps-diluted = 一株当たり利益
measure-eps-growth-1y = 一株当たり利益の成長率
measure-book-value-per-share = 一株当たり純資産
measure-fcf-per-share = 一株当たりフリーキャッシュフロー
measure-shares-change-1y = 株式数の増減率
measure-payout = フリーキャッシュフローからの還元割合
measure-accounts-age = 決算データの古さ
measure-pe = 株価収益率
measure-ps = 株価売上高倍率
measure-pb = 株価純資産倍率
measure-fcf-yield = フリーキャッシュフロー利回り
measure-earnings-yield = 益回り
measure-pe-percentile = 自らの過去と比べた株価収益率
measure-pe-median = 株価収益率の中央値
measure-pe-to-market = 市場に対する株価収益率
measure-float-to-earnings = 純利益に対する浮動株の時価
measure-infl-12m = 十二か月のインフレ率
measure-infl-10y = 十年間の年率インフレ率
measure-infl-percentile = 過去と比べたインフレ率
measure-long-rate = 十年国債利回り
measure-long-rate-change-12m = 十年国債利回りの変化
measure-long-rate-median = 十年国債利回りの中央値
measure-real-long-rate = インフレ率を差し引いた十年国債利回り
measure-cape = 十年間の利益に対する株価（CAPE）
measure-cape-median = CAPEの中央値
measure-cape-percentile = 過去と比べたCAPE
measure-after-cape-median-10y = 割高な起点後のリターンの中央値
measure-excess-cape-yield = 益回りと債券の実質利回りとの差
measure-sp-payout = 利益に占める配当の割合
measure-dividend-yield = 配当利回り
measure-real-earnings-growth-10y = 十年間の実質利益成長率
measure-real-return-1y = 一年間のインフレ調整後リターン
measure-real-return-10y = 十年間のインフレ調整後年率リターン
measure-real-return-20y = 二十年間のインフレ調整後年率リターン
measure-real-return-all = 全系列のインフレ調整後年率リターン
measure-real-return-10y-worst = インフレ調整後で最悪の十年間
measure-bond-real-return-10y = 十年間の債券のインフレ調整後リターン
measure-freq-stocks-beat-bonds-10y = 株式が債券を上回った十年間の割合
measure-curve-10y-3m = 十年と三か月の利回り差
measure-curve-10y-2y = 十年と二年の利回り差
measure-curve-share-inverted = 利回り曲線が逆転した月の割合
measure-curve-age = 利回り曲線データの古さ
measure-unemployment = 失業率
measure-unemployment-median = 失業率の中央値
measure-credit-spread = 信用力の低い企業と高い企業の利回り差
measure-credit-spread-percentile = 過去と比べたその利回り差
measure-pf-value = 保有資産の評価額
measure-pf-weight = 保有資産に占める比率
measure-pf-largest-weight = 最大の比率
measure-pf-hhi = 比率の二乗の合計
measure-pf-vol-36m = 保有資産の年率ボラティリティ
measure-pf-max-drawdown-36m = 保有資産の三年間の最大の下落
measure-pf-return-1y = 保有資産の一年間のリターン
measure-pf-return-3y = 保有資産の三年間の年率リターン
measure-pf-mean-correlation = 保有資産の平均相関係数
measure-pf-priced-share = 価格のある保有資産の割合

## What the engine says in the transcript.

floor-opened =
    「{ $title }」について委員会を開きます。データルームには関連する数値が{ $figures ->
       *[other] { $figures }件
    }あり、{ $gaps ->
        [0] 不足はありません
       *[other] 不足が{ $gaps }件示されています
    }。
floor-taken = { $seat }が発言します。
floor-votes =
    全員が互いの意見を聞かずに投票しました。肯定{ $supports }、否定{ $opposes }、中立{ $neutral }です。{ $next ->
        [tier] このプランでは質疑は行わず、次は総括です。
        [nobody] 質疑の相手がいないため、次は総括です。
       *[questions] 個々の主張への質問を受け付けます。
    }
floor-question = { $seat }へ、{ $claim }について：{ $text }
floor-answer = { $seat }へ：{ $text }
floor-silent = { $seat }から有効な発言はありません：{ $reason }。
floor-ruled =
    { $claim }について：{ $ruling ->
        [upheld] 維持
        [weakened] 重みを引き下げ
        [refuted] 反証
        [withdrawn] 撤回
        [unresolved] 未解決
       *[other] { $ruling }
    }。{ $reason }
floor-revised = 草案を改めました：{ $thesis }
red-team-pass = レッドチームは草案を通過させます。
red-team-revise = レッドチームは修正のため草案を差し戻します。
red-team-reject = レッドチームは草案を却下します。
red-team-unheard = レッドチームの意見を聞けませんでした（{ $reason }）。草案は却下されたものとして扱います。
number-left-out = 出典のない数値を本文から除きました。

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] はい、手元の最新データでは米国のイールドカーブは逆転しています
        [partly] 手元の最新データでは米国のイールドカーブは一部で逆転しています
       *[no] いいえ、手元の最新データでは米国のイールドカーブは逆転していません
    }：10年債利回りと2年債利回りの差は{ $curve_10y_2y }（{ $date }）、3か月物との差は{ $curve_10y_3m }（{ $other_date }）です。
first-recession =
    { $verdict ->
        [yes] 追跡している米国の景気後退のサインは警告を示しています
        [partly] 追跡している米国の景気後退のサインはまちまちです
       *[no] 追跡している米国の景気後退のサインは落ち着いています
    }：失業率は過去1年の最低水準を{ $sahm }上回り（{ $date }）、1年間で雇用者数{ $payrolls_12m }、移転を除く実質所得{ $income_12m }、10年債利回りと3か月物の差は{ $curve_10y_3m }（{ $other_date }）です。
first-savings = 年{ $infl_12m }を下回る利回りの貯蓄は購買力を失います。これが{ $date }までの12か月の米国のインフレ率です。3か月物の米国債の利回りは{ $bill_rate }（{ $other_date }）、インフレ調整後で{ $real_bill_rate }でした。利子の付かない現金の購買力は10年で{ $purchasing_power_10y }になりました。
first-inflation = 米国のインフレ率は{ $date }までの12か月で{ $infl_12m }、食品とエネルギーを除くと{ $core_infl_12m }、10年間では{ $infl_10y }でした。
first-jobs = 米国の失業率は{ $unemployment }（{ $date }）、中央値は{ $unemployment_median }です。雇用者数は1年で{ $payrolls_12m }変化しました。
first-rates = 米国10年債の利回りは{ $long_rate }（{ $date }）、過去1年のインフレを差し引くと{ $real_long_rate }です。3か月物は{ $bill_rate }（{ $other_date }）、インフレ調整後で{ $real_bill_rate }です。
first-money = 米国のマネーサプライM2は{ $date }までの1年で{ $m2_12m }、インフレ調整後で{ $m2_real_12m }変化しました。
first-housing = { $date }までの1年で米国の住宅着工は{ $starts_12m }、建築許可は{ $permits_12m }、住居費は{ $shelter_12m }変化しました。住宅価格のデータはありません。
first-dollar = 貿易相手国の通貨に対し、米ドルは{ $date }までの1年で{ $dollar_12m }変化しました。系列の{ $dollar_percentile }の日でドルは今より安い水準でした。
first-growth = 米国の実質生産は1年で{ $gdp_1y }変化し（{ $date }）、雇用者数は{ $payrolls_12m }、失業率は{ $unemployment }です。
first-hedge =
    { $verdict ->
        [yes] { $name }は手元のデータではインフレを上回りましたが、ヘッジと呼ぶにはデータが少なすぎます
       *[no] { $name }は手元のデータではインフレに追いつかず、ヘッジとして判断するにはデータが少なすぎます
    }：{ $from }から{ $to }までに価格は{ $gain_whole }、米国の消費者物価は{ $infl_whole }変化し、直近12か月の最大の下落は{ $max_drawdown_1y }でした。
first-spot = { $name }の価格は{ $price }（{ $date }）、1年で{ $return_1y }の変化です。その1年の最大の下落は{ $max_drawdown_1y }でした。
first-currency =
    { $verdict ->
        [neither] 数字はどちらにも傾いていません
        [up] 過去の記録は上昇に傾いています
       *[down] 過去の記録は下落に傾いています
    }：{ $name }は{ $price }（{ $date }）、中央値は{ $level_median }です。全月の{ $level_percentile }で今より低く、期間に近い過去の期間の{ $freq_neg }で上昇しませんでした。
first-accounts =
    { $balance ->
        [favourable] { $name }の決算は堅実です
        [unfavourable] { $name }の決算は弱いです
       *[mixed] { $name }の決算は堅実な面と弱い面があります
    }：{ $date }までの会計年度の営業利益率は{ $operating_margin }、売上成長率は{ $revenue_growth_1y }、営業キャッシュフローは純利益の{ $cash_conversion }倍、負債は自己資本の{ $debt_to_equity }倍です。
first-compare =
    { $balance ->
        [favourable] 決算で見ると、{ $name }は{ $other }を上回ります
        [unfavourable] 決算で見ると、{ $name }は{ $other }を下回ります
       *[mixed] 決算で見ると、{ $name }と{ $other }はほぼ互角です
    }：売上成長率は{ $revenue_growth_1y }と{ $revenue_growth_1y_other }、営業利益率は{ $operating_margin }と{ $operating_margin_other }、自己資本利益率は{ $roe }と{ $roe_other }です。

## How current the evidence is, by kind.

evidence-current = データの新しさ：{ $kinds }。
current-accounts = 決算は{ $date }まで
current-prices = 株価は{ $date }まで
current-metals = 金属と暗号資産は{ $date }まで
current-exchange = 為替は{ $date }まで
current-market = 米国株式市場は{ $date }まで
current-rates = 金利は{ $date }まで
current-economy = 経済指標は{ $date }まで
table-years = { $name }：会計年度

## Claims on the economy, on short histories, and on several years.

claim-dollar = ドルは貿易相手国の通貨に対し1年で{ $dollar_12m }変化し、系列の{ $dollar_percentile }の日で今より安い水準でした
wrong-dollar = ドルが1年以内に反転する。
claim-fall-year =
    1年間の{ $name }の最大の下落は{ $max_drawdown_1y }{ $dated ->
        [yes] （{ $from }から{ $to }）
       *[no] { "" }
    }で、{ $verdict ->
        [opposes] 耐えられる範囲を超えています
       *[other] 耐えられる範囲内です
    }
wrong-fall-year = より長い履歴では、下落がその範囲の反対側になる。
claim-swings-year = { $name }の12か月の年率変動は{ $vol_12m }でした
wrong-swings-year = より長い履歴では変動の大きさが異なる。
claim-sahm = 3か月平均の失業率は過去1年の最低水準を{ $sahm }上回っています
wrong-sahm = 今後数か月で失業率が上がる。
claim-inversion-record = カーブが逆転していた月の{ $jobs_after_inversion }で、1年半後の失業率は明らかに高くなっていました（全月では{ $jobs_after_any }）
wrong-inversion-record = 次の逆転が失業率の上昇なしに終わる。
claim-growth-5y =
    5年間で{ $name }の売上は{ $revenue_growth_5y }{ $more ->
        [yes] 、1株利益は{ $eps_growth_5y }
       *[no] { "" }
    }変化しました
wrong-growth-5y = 成長が買収や1年だけの好業績によるものだった。
claim-bill-real = 3か月物の米国債の利回りは{ $bill_rate }、インフレ調整後で{ $real_bill_rate }でした
wrong-bill-real = 短期金利かインフレが1ポイントを超えて動く。
claim-payrolls = 米国の雇用者数は12か月で{ $payrolls_12m }変化しました
wrong-payrolls = 数字が改定されるか、数か月で反転する。
claim-output = 米国の実質生産は1年で{ $gdp_1y }変化しました
wrong-output = 今後の四半期が逆方向に動く。
claim-money =
    米国のマネーサプライM2は1年で{ $m2_12m }、インフレ調整後で{ $m2_real_12m }変化しました{ $more ->
        [yes] （銀行の企業向け融資は{ $loans_12m }）
       *[no] { "" }
    }
wrong-money = 資金がM2に含まれない形へ移る。
claim-housing =
    米国の住宅着工は1年で{ $starts_12m }、建築許可は{ $permits_12m }変化しました{ $more ->
        [yes] （住居費は{ $shelter_12m }）
       *[no] { "" }
    }
wrong-housing = 暖冬や厳冬がその差を説明する。
claim-purchasing-power = 1ドルの購買力は10年前の{ $purchasing_power_10y }になりました
wrong-purchasing-power = 今後10年で物価が下がる。
claim-hedge = { $name }の価格は{ $gain_whole }、同じ期間の米国の消費者物価は{ $infl_whole }変化しました
wrong-hedge = より長い期間では消費者物価に後れを取る。
claim-level = { $name }の全期間の中央値は{ $level_median }で、全月の{ $level_percentile }で今より低い水準でした
wrong-level = 両国の物価が離れたため、以前の中央値はもう当てはまらない。

## Measures of the above.

measure-vol-12m = 年率変動（12か月）
measure-gain-whole = 系列開始からの変化
measure-infl-whole = 同じ期間のインフレ
measure-correlation-12m = 相関（12か月）
measure-level-median = 為替の中央値
measure-level-percentile = 過去と比べた為替水準
measure-core-infl-12m = 食品とエネルギーを除くインフレ
measure-shelter-12m = 住居費の変化
measure-payrolls-12m = 雇用者数の変化
measure-income-12m = 実質所得の変化
measure-m2-12m = マネーサプライM2の変化
measure-m2-real-12m = インフレ調整後のM2の変化
measure-starts-12m = 住宅着工の変化
measure-permits-12m = 建築許可の変化
measure-loans-12m = 企業向け融資の変化
measure-gdp-1y = 実質生産の変化
measure-bill-rate = 3か月物国債の利回り
measure-real-bill-rate = 3か月物利回りからインフレを差し引いた値
measure-purchasing-power-10y = 10年後に残る購買力
measure-sahm = 1年の最低を上回る失業率
measure-jobs-after-inversion = 逆転後に失業率が上がった割合
measure-jobs-after-any = 失業率が後に上がった月の割合
measure-dollar-12m = ドル全体の変化
measure-dollar-percentile = 過去と比べたドルの水準
measure-sp-long-rate = その月の10年債利回り
measure-revenue-growth-5y = 売上成長率（5年）
measure-eps-growth-5y = 1株利益の成長率（5年）
measure-cash = 現金と短期有価証券
measure-debt = 有利子負債
measure-dividends = 支払配当
measure-buybacks = 自社株買い
measure-dividends-per-share = 1株配当
measure-shares-diluted = 希薄化後株式数
measure-public-float = 浮動株の時価
