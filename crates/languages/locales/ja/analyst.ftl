# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text }（{ $dates }時点）。
surroundings = 背景：{ $text }
between-sentences = { "" }
between = { "、" }
us-market = 米国株式市場
us-stocks = 米国株
us-bonds = 米国の10年国債
measure-of = { $measure }（{ $name }）
side = { $name } { $value }
side-dated = { $name } { $value }（{ $date }）
sentence = { $text }。
compare =
    { $measure }：{ $values }{ $ahead ->
        [one] で、{ $name }が優位です
        [level] で、ほぼ同水準です
       *[untold] { "" }
    }
absent = 発言なし：{ $reason }
dissent =
    { $stance ->
        [supports] { $seat }はより肯定的です：{ $claim }
       *[opposes] { $seat }はより否定的です：{ $claim }
    }

## The seats of the committee.

seat-chair = 委員長
seat-fundamentals = ファンダメンタルズ
seat-valuation = バリュエーション
seat-market = 市場・テクニカル
seat-desk = 調査係
seat-macro = マクロ・金利
seat-industry = 業界
seat-allocation = 資産配分
seat-risk = リスク責任者
seat-red-team = レッドチーム
mandate-chair = 主張を一つずつ比較検討し、見解をまとめます。
mandate-fundamentals = 企業や市場の利益、配当、負債を調べます。
mandate-valuation = 価格が過去の水準や債券と比べて高いか安いかを調べます。
mandate-market = 価格の値動きを調べます。
mandate-desk = 質問が求めるもの、つまり数値または用語の意味を調べます。
mandate-macro = インフレ、金利、景気の状況を調べます。
mandate-industry = 競合や顧客に対する事業の強さを調べます。
mandate-allocation = ポートフォリオの各部分がどう連動するかを調べます。
mandate-risk = 何をどれだけ、どのくらいの頻度で失いうるかを、耐えられる損失と比べます。
mandate-red-team = 草案の弱点を突きます。反対の結論、古いデータ、一つの数値への頼りすぎを探します。
lens-chair = 材料全体が示すもの
lens-fundamentals = 売上高、利益率、現金、負債
lens-valuation = 利益、過去の水準、債券と比べた価格
lens-market = リターン、トレンド、売買動向
lens-desk = 質問された数値または用語
lens-macro = インフレ、金利、雇用
lens-industry = 価格決定力と投資の必要性
lens-allocation = 比率と各部分の連動
lens-risk = 下落、変動、損失の頻度
lens-red-team = この見解がどこで誤りうるか
needs-fundamentals = 年次決算
needs-valuation = 価格と決算
needs-market = 日次の価格
needs-desk = 質問された数値
needs-macro = インフレ率と金利
needs-industry = 年次決算
needs-allocation = 保有資産と日次の価格
needs-risk = 日次の価格
task-title = { $seat }：{ $name }
task-instructions = { $mandate }数値はすべて日付のある出典からとり、足りないものは明記します。
task-acceptance = 数値を示した主張が少なくとも一つあるか、何が足りないかが示されていること。

## What the committee must answer.

ask-single-1 = { $name }はどのような値動きをしてきたか。リターン、変動、最大の下落はどうか。
ask-single-2 = { $name }はどれだけの利益を上げているか。過去の水準と比べて、価格は高いか安いか。
ask-single-3 = どのような環境が{ $name }の追い風または逆風となるか。
ask-single-4 = 何が起これば、回復しない損失につながるか。
ask-comparison-1 = { $name }は、リターン、変動、最大の下落でどう異なるか。
ask-comparison-2 = 売上高や資産に対して、より多くの利益を上げているのはどれか。
ask-comparison-3 = それぞれの価格はどの水準にあるか。
ask-fund-1 = { $name }の背後にある市場は、どれだけの利益を上げているか。
ask-fund-2 = その市場は、過去の水準と比べて割高か割安か。
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
thinking-nothing = { $lens }を確認します。これに関する数値はありません。
thinking-builds-on = 先に得られた結果を踏まえています：{ $first }
caveat-stale = これらの数値は{ $age }前のものです。
caveat-surroundings = 一部は背景情報で、対象そのものに関するものではありません。
caveat-overlap = 過去の期間は互いに重なっており、独立した期間は見かけほど多くありません。
nothing = この角度から{ $name }を判断できる数値がありません。
no-guess = これ以上は推測になります。
wrong-nothing = 足りないデータが手に入る。
missing-fundamentals = { $name }の決算データがありません。
missing-valuation = 利益と比べられる{ $name }の価格がありません。
missing-market = { $name }の価格データがありません。
missing-risk = { $name }の価格データがありません。
missing-desk = この質問に答える数値がありません。
missing-macro = インフレ率や金利のデータがありません。
missing-industry = 業界での{ $name }の位置を示す決算データがありません。
missing-allocation = 保有資産の比率と価格のデータがありません。

## Market and Technicals.

claim-year =
    { $dates }までの1年間で、{ $name }は{ $return_1y_size }{ $return_1y_way ->
        [down] 下落
       *[up] 上昇
    }しました{ $more ->
        [yes] 。5年間では{ $return_5y_size }の{ $return_5y_way ->
            [down] 下落
           *[up] 上昇
        }でした
       *[no] { "" }
    }。
wrong-year = 新しい価格が12か月で逆の動きを示す。
claim-momentum =
    { $from }から{ $to }までに、{ $name }は{ $momentum_12_1_size }{ $momentum_12_1_way ->
        [down] 下落
       *[up] 上昇
    }しました。
wrong-momentum = 今後数か月で価格の向きが変わる。
claim-trend =
    { $name }の価格は{ $daily ->
        [yes] 200日移動平均
       *[no] 10か月平均
    }を{ $trend_size }{ $trend_way ->
        [down] 下回って
       *[up] 上回って
    }いました（{ $dates }）。
wrong-trend = 価格がこの平均線を横切る。
claim-below-high = { $name }の価格は{ $from }の高値を{ $drawdown_now_size }下回っていました（{ $dates }）。
wrong-below-high = 過去の高値はバブルで、価格はそこへ戻らない。
claim-real-return =
    インフレを差し引くと、{ $name }は{ $dates }までの5年間で{ $real_return_5y_size }の{ $real_return_5y_way ->
        [down] 損失
       *[up] 利益
    }でした。
wrong-real-return = 今後5年で価格やインフレが違う動きをする。
claim-volume = { $dates }までの1か月で、{ $name }の売買高は年間平均の{ $volume_ratio }倍でした。
wrong-volume = 売買が膨らんだ1日だけで差を説明できる。

## Risk Officer.

claim-fall =
    { $dates }までの3年間で、{ $name }は{ $real_fall ->
        [yes] インフレ調整後で
       *[no] { "" }
    }最大{ $max_drawdown_36m_size }下落しました{ $dated ->
        [yes] （{ $from }から{ $to }）
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] 。これはリスク許容度{ $verdict ->
            [opposes] を超えています
           *[other] の範囲内です
        }
    }。
wrong-fall = その後の下落がはっきり深い、または浅い。
claim-loss-frequency =
    { $since }年から{ $dates }までに{ $name }を{ $horizon }持ち続けた期間のうち、{ $freq_neg }が{ $real ->
        [yes] インフレ調整後で
       *[no] { "" }
    }損失に終わりました。
wrong-loss-frequency = 新しい年を含めると、損失がはっきり多い、または少ない。
claim-swings = { $dates }までの3年間で、{ $name }の値動きの幅は通常{ $vol_36m }でした。
wrong-swings = より長い、または新しい期間では値動きがずっと大きい、または小さい。
claim-best-days =
    { $since }年から{ $dates }まで、{ $name }は{ $return_all_size }の{ $return_all_way ->
        [down] 損失
       *[up] 利益
    }でした。上昇が最も大きかった10日を除くと、{ $return_all_less_best_10_size }の{ $return_all_less_best_10_way ->
        [down] 損失
       *[up] 利益
    }になります。
wrong-best-days = 上昇する日が過去より均等に訪れる。
claim-beta =
    { $dates }までの3年間、{ $name }は平均して米国市場の値動きの{ $beta_36m }倍動きました{ $more ->
        [yes] （相関係数：{ $correlation_36m }）
       *[no] { "" }
    }。
wrong-beta = 市場との連動が、事業の変化とともに変わる。
claim-interest =
    { $dates }までの会計年度に、{ $interest_coverage_way ->
        [down] { $name }は営業損失となり、支払利息をまったく賄えませんでした
       *[up] { $name }の営業利益は支払利息の{ $interest_coverage }倍でした
    }。
wrong-interest = はるかに高い金利で借り換えなければならない。
claim-debt = { $name }の有利子負債は自己資本の{ $debt_to_equity }倍でした（{ $dates }）。
wrong-debt = 買収、減損、自社株買いで有利子負債や自己資本が変わる。
claim-worst =
    { $name }の記録上最大の下落は{ $real_fall ->
        [yes] インフレ調整後で
       *[no] { "" }
    }{ $max_drawdown_all_size }です{ $dated ->
        [yes] （{ $from }から{ $to }）
       *[no] { "" }
    }。価格データは{ $dates }までです。同じような下落は再び起こりえます。
wrong-worst = それ以前または以後の価格にさらに深い下落がある。
claim-portfolio-fall =
    { $dates }までの3年間で、保有資産全体は最大{ $pf_max_drawdown_36m_size }下落しました{ $assumed ->
        [yes] { "" }
       *[no] 。これはリスク許容度{ $verdict ->
            [opposes] を超えています
           *[other] の範囲内です
        }
    }。
wrong-portfolio-fall = その後の下落がはっきり深い、または浅い。
claim-portfolio-swings = { $dates }までの3年間で、保有資産全体の値動きの幅は通常{ $pf_vol_36m }でした。
wrong-portfolio-swings = 各資産の値動きが大きくなる、または連動が強まる。

## Fundamentals.

claim-growth =
    { $dates }までの会計年度に、{ $name }の売上高は{ $revenue_growth_1y_size }{ $revenue_growth_1y_way ->
        [down] 減少
       *[up] 増加
    }しました{ $more ->
        [yes] 。2年間では{ $revenue_growth_2y_size }の{ $revenue_growth_2y_way ->
            [down] 減少
           *[up] 増加
        }でした
       *[no] { "" }
    }。
wrong-growth = 次の年次報告が逆の結果を示す。
claim-margin =
    { $dates }までの会計年度に、{ $name }の営業{ $operating_margin_way ->
        [down] 損失
       *[up] 利益
    }は売上高の{ $operating_margin_size }{ $more ->
        [yes] 、純{ $net_margin_way ->
            [down] 損失
           *[up] 利益
        }は{ $net_margin_size }
       *[no] { "" }
    }でした。
wrong-margin = 費用の伸びが2年続けて価格の伸びを上回る。
claim-margin-change =
    { $dates }までの会計年度に、{ $name }の営業利益率は{ $operating_margin_change_1y_size }{ $operating_margin_change_1y_way ->
        [down] 低下
       *[up] 上昇
    }しました。
wrong-margin-change = 一時的な費用や利益で変化を説明できる。
claim-capital =
    { $dates }までの会計年度に、{ $name }の投下資本に対する{ $roic_way ->
        [down] 損失
       *[up] 利益
    }は{ $roic_size }{ $more ->
        [yes] 、自己資本に対する{ $roe_way ->
            [down] 損失
           *[up] 利益
        }は{ $roe_size }
       *[no] { "" }
    }でした。
wrong-capital = 新たな競合が参入し、収益率が資本コストに近づく。
claim-equity =
    { $dates }までの会計年度に、{ $name }の自己資本に対する{ $roe_way ->
        [down] 損失
       *[up] 利益
    }は{ $roe_size }{ $more ->
        [yes] 、総資産に対する{ $roa_way ->
            [down] 損失
           *[up] 利益
        }は{ $roa_size }
       *[no] { "" }
    }でした。
wrong-equity = 利益率の高さは借り入れや自己資本の少なさによるもので、事業そのものの稼ぎは小さい。
claim-cash = { $dates }までの会計年度に、{ $name }の営業キャッシュフローは純利益の{ $cash_conversion }倍でした。
wrong-cash = 営業キャッシュフローが純利益を下回る。
claim-free-cash =
    { $dates }までの会計年度に、{ $name }では投資後に売上高の{ $fcf_margin_size }に当たる現金が{ $fcf_margin_way ->
        [down] 不足しました
       *[up] 残りました
    }{ $more ->
        [yes] （{ $free_cash_flow_size }）
       *[no] { "" }
    }。
wrong-free-cash = 現状を保つだけでも投資を増やさなければならない。
claim-net-debt =
    { $name }の{ $net_debt_to_operating_income_way ->
        [down] 純現金
       *[up] 純有利子負債
    }は年間営業利益の{ $net_debt_to_operating_income_size }倍でした（{ $dates }）。
wrong-net-debt = 現金が別の用途に必要になる、または有利子負債が増える。
claim-shares =
    { $dates }までの会計年度に、{ $name }の株式数は{ $shares_change_1y_size }{ $shares_change_1y_way ->
        [down] 減少
       *[up] 増加
    }しました。
wrong-shares = 買収や従業員向けに新株が発行される。
claim-market-earnings =
    { $dates }までの10年間で、米国企業の利益はインフレ調整後で{ $sp_real_earnings_growth_10y_size }{ $sp_real_earnings_growth_10y_way ->
        [down] 減少
       *[up] 増加
    }しました。
wrong-market-earnings = 今後数年でこの変化が打ち消される。
claim-market-payout = 米国企業は利益の{ $sp_payout }を配当に回しました（{ $dates }）。
wrong-market-payout = 利益が減る一方で配当は変わらない。
claim-market-dividend = 米国株の配当利回りは{ $sp_dividend_yield }、10年国債の利回りは{ $sp_long_rate }でした（{ $dates }）。
wrong-market-dividend = 企業は配当より自社株買いで多く還元している。

## Valuation.

claim-own-history = { $name }の株価は年間利益の{ $pe }倍で、通常は{ $pe_median }倍です（{ $dates }）。記録のある年の{ $pe_percentile }ではもっと割安でした。
wrong-own-history = 株価が下がらないまま利益が追いつく。
claim-earnings-yield =
    { $name }の利益は株価の{ $earnings_yield }でした{ $more ->
        [yes] （株価は利益の{ $pe }倍）
       *[no] { "" }
    }。10年国債の利回りは{ $long_rate }でした（{ $dates }）。
wrong-earnings-yield = 債券利回りが大きく動き、比較が逆転する。
claim-cash-yield = { $name }のフリーキャッシュフローは株価の{ $fcf_yield }でした（{ $dates }）。
wrong-cash-yield = その年のキャッシュフローは例外だった。
claim-against-market = 利益を基準にすると、{ $name }の株価は米国市場の{ $pe_to_market }倍でした（{ $dates }）。
wrong-against-market = 利益が株価を正当化するほど速く伸びる。
claim-float = 市場に出回る{ $name }の株式（浮動株）の時価総額だけで、年間純利益の{ $float_to_earnings }倍でした（{ $dates }）。経営陣など内部関係者の持ち分を含めると、さらに大きくなります。
wrong-float = その後、株価が大きく動いている。
claim-market-cape = 米国株は過去10年の平均利益の{ $cape }倍で、通常は{ $cape_median }倍です（{ $dates }）。1881年以降の月の{ $cape_percentile }ではもっと割安でした。
wrong-market-cape = 株価が下がらないまま利益が追いつく。
claim-market-after =
    同じかそれ以上に割高な水準から始まった場合、米国株はその後10年間、インフレ調整後で通常{ $after_cape_median_10y_size }の{ $after_cape_median_10y_way ->
        [down] 損失
       *[up] 利益
    }でした。1871年以降の平均は{ $sp_real_return_all }です（データは{ $dates }まで）。
wrong-market-after = 過去に割高な水準から始まった例は少なく、互いに重なっており、今回とは違うかもしれない。
claim-market-excess =
    米国株の益回りはインフレ調整後の国債利回りを{ $excess_cape_yield_size }{ $excess_cape_yield_way ->
        [down] 下回って
       *[up] 上回って
    }いました（{ $dates }）。
wrong-market-excess = インフレ調整後の債券利回りが大きく動く。

## Industry.

claim-pricing-power =
    { $dates }までの会計年度に、{ $name }の粗利益率は{ $gross_margin }で、価格決定力は{ $verdict ->
        [supports] 強い
        [opposes] 限られる
       *[neutral] 中程度
    }とみられます。
wrong-pricing-power = 競合が同じものを安く提供し、顧客を奪う。
claim-investment = { $dates }までの会計年度に、{ $name }は売上高の{ $capex_to_revenue }を設備に投資しました。
wrong-investment = 先送りしていた投資を取り戻す必要が出る。
claim-research = { $dates }までの会計年度に、{ $name }は売上高の{ $rd_to_revenue }を研究開発に使いました。
wrong-research = 支出が売れる製品につながらない。

## Macro and Rates.

claim-inflation =
    米国の消費者物価は{ $dates }までの1年間で{ $infl_12m_size }{ $infl_12m_way ->
        [down] 下落
       *[up] 上昇
    }しました。10年間では{ $infl_10y }の上昇でした。
wrong-inflation = より新しいインフレ率が1ポイントを超えて異なる。
claim-real-rate =
    インフレを差し引くと、米10年国債は{ $real_long_rate_size }の{ $real_long_rate_way ->
        [down] 損失
       *[up] 利回り
    }でした（{ $dates }）。
wrong-real-rate = 今後のインフレ率が過去1年と異なる。
claim-rate-change =
    米10年国債の利回りは12か月で{ $long_rate_change_12m_size }{ $long_rate_change_12m_way ->
        [down] 低下
       *[up] 上昇
    }し、{ $long_rate }になりました（{ $dates }）。長期の中央値は{ $long_rate_median }です。
wrong-rate-change = 投資期間のうちに利回りの向きが変わる。
claim-curve =
    米10年国債の利回りは3か月物を{ $curve_10y_3m_size }{ $curve_10y_3m_way ->
        [down] 下回って
       *[up] 上回って
    }いました（{ $dates }）{ $more ->
        [yes] 。全月の{ $curve_share_inverted }で短期金利が長期金利を上回っていました
       *[no] { "" }
    }。
wrong-curve = 短期金利と長期金利の高低が入れ替わる。
claim-credit = 信用力の低い米国企業は政府より{ $credit_spread }高い利回りで借りていました（{ $dates }）。全月の{ $credit_spread_percentile }では、この差は今より小さい水準でした。
wrong-credit = 貸し手が慎重になり、差が広がる。
claim-jobs = 米国の失業率は{ $unemployment }でした（{ $dates }）。長期の中央値は{ $unemployment_median }です。
wrong-jobs = 失業率が1年以内に〇・五ポイント上がる。

## Allocation.

claim-stocks-bonds =
    { $dates }までの10年間、インフレ調整後で米国株は{ $sp_real_return_10y_size }の{ $sp_real_return_10y_way ->
        [down] 損失
       *[up] 利益
    }、国債は{ $bond_real_return_10y_size }の{ $bond_real_return_10y_way ->
        [down] 損失
       *[up] 利益
    }でした。
wrong-stocks-bonds = 過去にもあったように、今後10年間で優劣が逆転する。
claim-stocks-ahead = 1871年から{ $dates }までのすべての10年間のうち、{ $freq_stocks_beat_bonds_10y }で米国株が債券を上回りました。
wrong-stocks-ahead = 期間が重なっており、独立した期間はずっと少ない。
claim-worst-decade =
    最も悪い10年間で、米国株はインフレ調整後{ $sp_real_return_10y_worst_size }の{ $sp_real_return_10y_worst_way ->
        [down] 損失
       *[up] 利益
    }でした（データは{ $dates }まで）。
wrong-worst-decade = 債券を組み合わせていれば損失は和らいだ。
claim-concentration =
    最大の保有資産はポートフォリオの{ $pf_largest_weight }です{ $more ->
        [yes] 。集中度指数は{ $pf_hhi }で、1は単一の資産を意味します
       *[no] { "" }
    }（{ $dates }）。
wrong-concentration = 申告のない資産で比率が変わる。
claim-together = { $dates }までの3年間、保有資産の平均相関は{ $pf_mean_correlation }でした。1は完全な連動を意味します。
wrong-together = 次の下落局面で、これまで以上に連動する。
claim-portfolio-return =
    この比率では、ポートフォリオは{ $dates }までの3年間で{ $pf_return_3y_size }の{ $pf_return_3y_way ->
        [down] 損失
       *[up] 利益
    }でした{ $more ->
        [yes] 。最後の1年は{ $pf_return_1y_size }の{ $pf_return_1y_way ->
            [down] 損失
           *[up] 利益
        }でした
       *[no] { "" }
    }。
wrong-portfolio-return = 今後3年は違う動きになる。

## Questions to claims, and answers.

ask = { $figure }：{ $other }。{ $question }
ask-noise = 通常の年の値動きの大きさに比べて、この動きは偶然以上のものですか。
ask-long-return = 5年で見ても1年と同じことが言えますか。
ask-trend-turn = 直近3か月でトレンドはすでに反転していませんか。
ask-recovering = まだ下がっていますか、それとも回復していますか。
ask-from-high = 高値に近いことから、どこまで下がりうるかが分かりますか。
ask-best-days = リターンは数日だけに左右されていませんか。
ask-halves = 期間の前半も同じことを示していましたか。
ask-calm-now = 直近1年は3年全体と同じでしたか。
ask-whole-record = 直近の数年は、失いうる額を測るのに適していますか。
ask-recovered = その下落はその後取り戻されましたか。
ask-tied = ベータに意味があるほど、市場と連動していますか。
ask-worst-decade = 損失の割合から、損失がどれほど大きくなりうるかが分かりますか。
ask-covered = 営業利益で利息をまかなえますか。
ask-owed = 現金を差し引いた有利子負債も同じことを示していますか。
ask-per-share = 1株当たりで見ても、株主に届いていますか。
ask-long-growth = この年は例年どおりでしたか、例外でしたか。
ask-borrowed = その利益率は事業で稼いだものですか、借り入れによるものですか。
ask-in-cash = 利益は現金として入っていますか。
ask-slipping = 利益率は上がっていますか、下がっていますか。
ask-selling-less = 利益率が高いのは、売り上げが減ったからにすぎないのではありませんか。
ask-selling-more = 利益率の低下は成長の代償ですか。
ask-invested = 現金は投資に消えていませんか。
ask-with-debt = 自社株は借入で買い戻されましたか。
ask-burden = 期限の来る支払いができますか。
ask-kept = そのうちどれだけが営業利益として残りますか。
ask-paying-off = 成長は投資に見合っていますか。
ask-cheap-why = 割安なのは利益が減っているからですか。
ask-growth-pays = 成長はこの価格に見合いますか。
ask-deserved = 資本利益率はこの価格に見合いますか。
ask-rates-explain = 株価は金利で説明できますか。
ask-dear = それはすでに株価に織り込まれていませんか。
ask-dear-too = 市場の過去の水準も同じことを示していますか。
ask-last-decade = 直近10年はそのパターンに従いましたか。
ask-in-buybacks = 配当が低いのは、利益を自社株買いと成長に回しているからですか。
ask-core = 食品とエネルギーを除く物価も同じことを示していますか。
ask-other-curve = 利回り曲線の別の区間も同じことを示していますか。
ask-rate-level = インフレ調整後の金利は影響があるほど高いですか。
ask-real-rate = 金利はまだ動いていますか。
ask-jobs-agree = 雇用も同じことを示していますか。
ask-output-agrees = 国内総生産（GDP）も同じことを示していますか。
ask-real-terms = インフレ調整後も同じですか。
ask-credit-jobs = 失業率も同じことを示していますか。
ask-as-a-whole = ポートフォリオ全体はどれほど変動しますか。
ask-together = 保有資産は同時に下がりますか。
ask-on-the-way = その途中の下落はどれほど深いものでしたか。
ask-last-year = 直近1年も同じことを示していますか。
ask-sides = { $figure }：{ $values }。ここでも{ $name }が上ですか。
ask-dates = { $name }：{ $value }（{ $date }）。{ $other }：{ $other_value }（{ $other_date }）。この二つは比較できますか。
ask-survivors = 破綻した企業にはこのような実績がありません。生き残った一社の話にすぎないのではありませんか。
ask-base-rate = これは、同じ長さの過去の期間が利益なしに終わった割合です。最近の価格から、それ以上の何が分かりますか。
answer-not-mine = この主張は私たちのものではありません。
answer-withdraw = この主張の根拠となる数値が手元のデータにありません。主張を取り下げます。
answer-as-quoted = 数値は手元のデータのとおりに引用しています。主張は維持されます。
answer-second =
    { $outcome ->
        [holds] { $figure }：{ $other }。数値が裏付けています。主張は維持されます。
       *[weakened] { $figure }：{ $other }。数値は一部しか裏付けていません。主張は弱まります。
    }
answer-longer =
    { $outcome ->
        [holds] 別の期間では{ $other }で、{ $value }と同じことを示しています。主張は維持されます。
        [refuted] 別の期間では{ $value }ではなく{ $other }でした。主張を取り下げます。
       *[weakened] 別の期間では{ $other }で、{ $value }ほど明確ではありません。主張は弱まります。
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }：{ $other }。{ $other }に対して{ $value }は、偶然にしては大きすぎます。主張は維持されます。
        [refuted] { $figure }：{ $other }。{ $other }に対して{ $value }は、偶然でも十分ありえます。主張を取り下げます。
       *[weakened] { $figure }：{ $other }。{ $other }に対して{ $value }は、一部は偶然かもしれません。主張は弱まります。
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }：{ $other }。いいえ。{ $other }では{ $value }を説明できません。主張は維持されます。
        [refuted] { $figure }：{ $other }。はい。{ $other }で{ $value }を説明できます。主張を取り下げます。
       *[weakened] { $figure }：{ $other }。一部はそのとおりです。{ $other }で{ $value }の一部を説明できます。主張は弱まります。
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }：{ $other }。{ $other }を考えても{ $value }は揺らぎません。主張は維持されます。
       *[weakened] { $figure }：{ $other }。{ $value }には{ $other }を併記すべきです。主張は弱まります。
    }
answer-sides =
    { $outcome ->
        [holds] はい：{ $values }。主張は維持されます。
        [refuted] いいえ：{ $values }。主張を取り下げます。
        [behind] いいえ：{ $values }。主張は弱まります。
       *[weakened] はっきりしません：{ $values }。主張は弱まります。
    }
answer-dates = いいえ。{ $date }と{ $other_date }は離れすぎています。主張を取り下げます。
answer-survivors = 全期間で{ $other }を示せるのは生き残った企業だけです。主張は弱まります。
ruling-upheld = 数値が裏付けています。主張は維持されます。
ruling-weakened = 数値は一部しか裏付けていません。主張は弱まります。
ruling-withdrawn = 数値と矛盾します。この主張は考慮しません。
ruling-unresolved = 回答がありませんでした。主張は弱まります。

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] 手元の数値を見るかぎり、{ $name }については肯定的な材料が優勢です。
        [unfavourable] 手元の数値を見るかぎり、{ $name }については否定的な材料が優勢です。
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
thesis-macro = 手元の数値では、この質問には答えられません。経済に関する最新の数値は次のとおりです。
thesis-no-side = { $name }に関する数値は現状を示すもので、どちらの方向も指していません。
thesis-nothing = { $name }については、判断するにはデータが少なすぎます。
thesis-around = 言えることは次のとおりです：{ $text }
thesis-for = 肯定的な材料：{ $text }
thesis-against = 否定的な材料：{ $text }
thesis-for-side = { $name }に有利な材料：{ $text }
thesis-taken-back =
    見解は示しません。{ $reason ->
        [planted] 手元の数値が信頼できないためです
        [old] 手元の数値が投資期間より古いためです
       *[rejected] 審査で数値が認められなかったためです
    }。数値が示していた内容は次のとおりです。{ $thesis }
thesis-past-only = { $thesis }今後についての見解は示しません。そのために必要な数値が投資期間より古いためです。
change-newer = { $date }より後の数値。
change-gaps = この不足を埋めるデータ：{ $gap }
change-above = { $figure }が{ $bound }を上回る（直近{ $value }）。
change-below = { $figure }が{ $bound }を下回る（直近{ $value }）。
change-next = 次に確かめるもの：{ $figure }。直近は{ $value }で、{ $bound }を越えるとこの主張は成り立ちません。

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $name }の記録上最大の下落と同程度の下落：{ $worst_size }（価格は{ $date }まで）。
risk-fall-softened = そうした下落に耐えられる小さな持ち高と、待つ時間。
risk-fall-sign = 直近の高値からの下落がリスク許容度を超える。
risk-debt = { $name }の純有利子負債は年間営業利益の{ $debt }倍で、借り換えが必要です。
risk-debt-softened = 長い返済期限と安定した収入。
risk-debt-sign = 利息が営業利益に占める割合が増えていく。
risk-concentration = 最大の保有資産はポートフォリオの{ $largest }です。これが下がれば全体も下がります。
risk-concentration-softened = 互いに独立して動く資産を増やす。
risk-concentration-sign = 最大の資産だけが下がる。
risk-rates = 利回りが{ $rate }（{ $date }）を大きく上回り、将来の利益の価値が下がる。
risk-rates-softened = 物価とともに伸びる利益と、少ない負債。
risk-rates-sign = 10年国債の利回りが1年で1ポイントを超えて上がる。
risk-against = この見解に反する最も強い材料が決め手となる。{ $text }
risk-against-softened = 新しい数値が裏付ける範囲でのみ、この見解に頼る。
risk-against-sign = 新しい数値がこの点を裏付ける。
risk-old = 手元の数値は{ $age }前までのもので、その後、状況が変わっている。
risk-old-softened = これに頼る前に最新のデータを加える。
risk-old-sign = 新しい数値が逆の方向を示す。
risk-gaps = 重要なデータが欠けており、危険を見落とすおそれがある。
risk-gaps-softened = 最初に挙げた欠けているデータから補う。
risk-gaps-sign = 新しいデータで結果が変わる。
risk-objection = 内部の批判役の異議が正しかったと分かる。{ $text }
risk-objection-softened = 新しい数値が出たら、まずこの点を確かめる。
risk-objection-sign = 新しい数値が異議を裏付ける。

## Scenarios.

scenario-bear =
    { $basis ->
        [market] 米国株は、{ $since }年以降のすべての{ $horizon }の期間のうち{ $lost }で、インフレ調整後に損失となりました。
        [mix] { $name }の組み合わせは、{ $since }年以降のすべての{ $horizon }の期間のうち{ $lost }で、インフレ調整後に損失となりました。
       *[stock] { $name }は、{ $since }年以降のすべての{ $horizon }の期間のうち{ $lost }で、インフレ調整前で損失となりました。
    }重ならない期間の数：{ $periods }。
scenario-base =
    { $basis ->
        [stock] インフレ調整前の利益が{ $bound }以下。残りの期間がこれに当たります。
       *[other] インフレ調整後の利益が{ $bound }以下。残りの期間がこれに当たります。
    }
scenario-bull =
    { $basis ->
        [stock] インフレ調整前の利益が{ $bound }を超える。これらの期間の{ $good }がそうでした。
       *[other] インフレ調整後の利益が{ $bound }を超える。これらの期間の{ $good }がそうでした。
    }
scenario-bear-wrong =
    { $basis ->
        [stock] 投資期間の終わりに、インフレ調整前の利益が出ている。
       *[other] 投資期間の終わりに、インフレ調整後の利益が出ている。
    }
scenario-base-wrong =
    { $basis ->
        [stock] 投資期間の終わりに、インフレ調整前で損失となるか、利益が{ $bound }を超える。
       *[other] 投資期間の終わりに、インフレ調整後で損失となるか、利益が{ $bound }を超える。
    }
scenario-bull-wrong =
    { $basis ->
        [stock] 投資期間の終わりに、インフレ調整前の利益が{ $bound }以下にとどまる。
       *[other] 投資期間の終わりに、インフレ調整後の利益が{ $bound }以下にとどまる。
    }
scenario-bear-unknown = 回復しない損失。その確率は見積もれません。
scenario-base-unknown = 市場と同じような動き。その確率は見積もれません。
scenario-bull-unknown = 市場を明らかに上回る動き。その確率は見積もれません。
scenario-bear-unknown-wrong = 投資期間の終わりに利益が出ている。
scenario-base-unknown-wrong = 結果が市場から大きく離れる。
scenario-bull-unknown-wrong = 結果が市場を上回らない。
scenario-kind = { $name }の価格データは少なすぎて、{ $name }自身の頻度は数えられません。同じ種類である米国株全体では、{ $since }年以降のすべての{ $horizon }の期間のうち{ $lost }が、インフレ調整後に損失となりました（重ならない期間の数：{ $periods }）。個別の株はこれよりずっと悪くなることがあります。

## The red team, and the chair's response.

objection-planted = 草案に、手元のデータにない数値があります：{ $figure }。
objection-older-than-horizon = この見解の根拠となる数値は{ $age }前のものです。投資期間より長く経っています。
objection-old = 最も古い数値は{ $age }前のものです。その後の出来事は含まれていません。
objection-cross-examination = 質問の前は、同じ数値から別の総合判断が出ていました。この見解は、取り下げた主張や弱まった主張に左右されます。
objection-single-figure = 総合判断は一つの数値に左右されます：{ $name }、{ $value }（{ $date }）。
objection-single-seat = 「{ $seat }」の席を除くと、総合判断は反対側に傾きます。
objection-opposite =
    { $count ->
       *[other] 反対の論拠：{ $all }件の判断材料のうち{ $count }件が逆の方向を示しています。最も強いものは次のとおりです。{ $text }
    }
objection-no-opposite = 反対の見解を支持する数値はありません。それは強さの表れであると同時に、調べていないことがある表れでもあります。
objection-no-judgement = 対象そのものの数値がないため、草案は見解を示していません。
objection-one-source = すべての数値が一つの情報源によるものです。
objection-frequencies = これらの確率は、互いに重なり合う過去の期間の頻度であり、予測ではありません。
response-noted = 留意します。見解は変わりません。
response-lowered = 受け入れます。確信度を下げます。
response-halved = 受け入れます。確信度を半分に下げます。
response-taken-back = 受け入れます。見解は示しません。当時の数値が示していたことは下に残します。
tell-committee =
    { $members ->
        [1] 専門家1人が検討しました。その後、弱点を探すために草案を批判的に検証しました。
       *[other] 専門家{ $members }人がまず別々に検討し、その後、互いに質疑を行いました。
    }
tell-committee-alone = 専門家{ $members }人が別々に検討し、委員長がその結果を比較検討しました。
tell-confidence =
    { $level ->
        [high] かなり確信があります
        [medium] 確信は部分的です
       *[low] 確信はありません
    }。確信度は0から1の尺度で{ $confidence }です。これは根拠の質を示すもので、利益が出る確率ではありません。
tell-odds =
    { $name }は、過去のすべての{ $horizon }の期間のうち{ $lost }で、{ $real ->
        [yes] インフレ調整後に
       *[no] { "" }
    }損失となりました。これは過去の実績で、予測ではありません。
tell-import = より良い答えを得るには、新しいデータを加えてください。価格ファイルや会社の決算を取り込むか、リアルタイムの情報源を有効にします。
tell-trade = { $name }（{ $horizon }）

## Metals, as inside a sentence.

metal-xau = 金
metal-xag = 銀
metal-xpt = プラチナ
metal-xpd = パラジウム

## What is missing.

gap-prices-missing = { $name }の価格がありません。日次価格のファイルを取り込むと補えます。
gap-prices-old = { $name }の{ $date }より後の価格がありません。
gap-accounts-missing = { $name }の決算がありません。年次の数値を取り込むと補えます。
gap-accounts-old = { $name }の最新の決算は{ $date }までです。
gap-industry-missing = { $name }に関するデータはありません。
gap-market-old = 米国株式市場のデータは{ $date }までです。
gap-news-missing = ニュースのデータがありません。
gap-provider-down = 情報源{ $provider }に接続できませんでした：{ $reason }。
gap-window-too-short = { $name }の価格の履歴は、長い期間を見るには短すぎます。
gap-holdings-unpriced = 保有する{ $name }の価格がありません。
gap-positions-left-out = 保有資産のうち最初の{ $counted }件だけを集計し、残りの{ $left }件は含めていません。
gap-portfolio-no-weights = 保有資産それぞれの大きさが分かりません。

## Terms that the debrief explains.

term-volatility = ボラティリティ
term-drawdown = ドローダウン
term-confidence = 確信度
term-dissent = 反対意見
term-red-team = レッドチーム

## Measures, as lists name them.

measure-price = 直近の価格
measure-age = 価格データの古さ
measure-return-1m = 1か月の騰落率
measure-return-3m = 3か月の騰落率
measure-return-6m = 6か月の騰落率
measure-return-1y = 12か月の騰落率
measure-return-3y = 3年間の年率リターン
measure-return-5y = 5年間の年率リターン
measure-return-10y = 10年間の年率リターン
measure-return-all = データ開始以来の年率リターン
measure-momentum-12-1 = 直近1か月を除く1年間の騰落率
measure-trend = 10か月平均からの乖離
measure-vol-1y = 直近1年の年率ボラティリティ
measure-vol-36m = 3年間の年率ボラティリティ
measure-max-drawdown-1y = 1年間の最大の下落
measure-max-drawdown-36m = 3年間の最大の下落
measure-max-drawdown-all = 記録上最大の下落
measure-drawdown-now = 高値からの差
measure-worst-month = 最も悪かった月
measure-best-month = 最も良かった月
measure-return-all-less-best-10 = 最良の10日を除く年率リターン
measure-return-first-half = 前半の年率リターン
measure-return-second-half = 後半の年率リターン
measure-volume-ratio = 平均に対する売買高
measure-turnover-20d = 1日当たりの売買代金
measure-freq-pos = 利益が出た過去の期間の割合
measure-freq-neg = 損失に終わった過去の期間の割合
measure-freq-good = 大きな利益が出た過去の期間の割合
measure-freq-good-bound = 大きいとみなす年間の利益
measure-freq-periods = 重ならない過去の期間の数
measure-horizon = 投資期間（年単位）
measure-window-count-1y = 記録にある1年間の期間の数
measure-beta-36m = 市場に対するベータ
measure-correlation-36m = 3年間の相関係数
measure-return-gap-1y = 12か月のリターンの差
measure-real-return-5y = 5年間のインフレ調整後年率リターン
measure-revenue = 売上高
measure-revenue-growth-1y = 1年間の売上高成長率
measure-revenue-growth-2y = 2年間の売上高成長率
measure-gross-margin = 売上総利益率
measure-operating-margin = 営業利益率
measure-operating-margin-change-1y = 営業利益率の変化
measure-net-margin = 純利益率
measure-net-loss = 純損失
measure-net-income = 純利益
measure-roe = 自己資本利益率
measure-roa = 総資産利益率
measure-roic = 投下資本利益率
measure-debt-to-equity = 負債資本倍率
measure-net-debt-to-operating-income = 純有利子負債の営業利益に対する倍率
measure-current-ratio = 流動比率
measure-interest-coverage = 利息に対する営業利益の倍率
measure-cash-conversion = 純利益に対する営業キャッシュフローの倍率
measure-free-cash-flow = フリーキャッシュフロー
measure-fcf-margin = 売上高に対するフリーキャッシュフロー
measure-capex-to-revenue = 売上高に対する設備投資
measure-rd-to-revenue = 売上高に対する研究開発費
measure-eps-diluted = 1株当たり利益
measure-eps-growth-1y = 1株当たり利益の成長率
measure-book-value-per-share = 1株当たり純資産
measure-fcf-per-share = 1株当たりフリーキャッシュフロー
measure-shares-change-1y = 株式数の増減率
measure-payout = フリーキャッシュフローからの還元割合
measure-accounts-age = 決算データの古さ
measure-pe = 株価収益率
measure-ps = 株価売上高倍率
measure-pb = 株価純資産倍率
measure-fcf-yield = フリーキャッシュフロー利回り
measure-earnings-yield = 益回り
measure-pe-percentile = 過去と比べた株価収益率
measure-pe-median = 株価収益率の中央値
measure-pe-to-market = 市場に対する株価収益率
measure-float-to-earnings = 浮動株の時価総額の純利益に対する倍率
measure-infl-12m = 12か月のインフレ率
measure-infl-10y = 10年間の年率インフレ率
measure-infl-percentile = 過去と比べたインフレ率
measure-long-rate = 10年国債利回り
measure-long-rate-change-12m = 10年国債利回りの変化
measure-long-rate-median = 10年国債利回りの中央値
measure-real-long-rate = インフレ率を差し引いた10年国債利回り
measure-cape = 10年間の利益に対する株価（CAPE）
measure-cape-median = CAPEの中央値
measure-cape-percentile = 過去と比べたCAPE
measure-after-cape-median-10y = 割高な水準から始まった後の通常のリターン
measure-excess-cape-yield = 益回りと債券の実質利回りとの差
measure-sp-payout = 利益に占める配当の割合
measure-dividend-yield = 配当利回り
measure-real-earnings-growth-10y = 10年間の実質利益成長率
measure-real-return-1y = 1年間のインフレ調整後リターン
measure-real-return-10y = 10年間のインフレ調整後年率リターン
measure-real-return-20y = 20年間のインフレ調整後年率リターン
measure-real-return-all = 1871年以降のインフレ調整後年率リターン
measure-real-return-10y-worst = インフレ調整後で最悪の10年間
measure-bond-real-return-10y = 10年間の債券のインフレ調整後リターン
measure-freq-stocks-beat-bonds-10y = 株式が債券を上回った10年間の割合
measure-freq-stocks-beat-bonds = 投資期間と同じ長さの全期間のうち株式が債券を上回った割合
measure-curve-10y-3m = 10年と3か月の利回り差
measure-curve-10y-2y = 10年と2年の利回り差
measure-curve-share-inverted = 短期金利が長期金利を上回った月の割合
measure-curve-age = 利回りデータの古さ
measure-unemployment = 失業率
measure-unemployment-median = 失業率の中央値
measure-credit-spread = 信用力の低い企業と政府の利回り差
measure-credit-spread-percentile = 過去と比べたその利回り差
measure-pf-value = 保有資産の評価額
measure-pf-weight = 保有資産に占める比率
measure-pf-largest-weight = 最大の比率
measure-pf-hhi = 集中度指数
measure-pf-vol-36m = 保有資産の年率ボラティリティ
measure-pf-max-drawdown-36m = 保有資産の3年間の最大の下落
measure-pf-return-1y = 保有資産の1年間のリターン
measure-pf-return-3y = 保有資産の3年間の年率リターン
measure-pf-mean-correlation = 保有資産の平均相関係数
measure-pf-priced-share = 価格のある保有資産の割合

## What the engine says in the transcript.

floor-opened =
    「{ $title }」について委員会を開きます。手元のデータには関連する数値が{ $figures ->
       *[other] { $figures }件
    }あり、{ $gaps ->
        [0] 不足はありません
       *[other] 不足が{ $gaps }件あります
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
        [weakened] 弱まった
        [refuted] 否定
        [withdrawn] 取り下げ
        [unresolved] 未解決
       *[other] { $ruling }
    }。{ $reason }
floor-revised = 草案を改めました。改めた文は次のとおりです：{ $thesis }
floor-revised-parts = 草案を改めました。
floor-put-in = 追加：{ $text }
floor-taken-out = 削除：{ $text }
floor-stands = 草案をそのまま維持します。
floor-stands-lower = 草案をそのまま維持します。確信度は{ $before }から{ $after }に下がります。
red-team-pass = レッドチームは草案を認めます。
red-team-revise = レッドチームは修正のため草案を差し戻します。
red-team-reject = レッドチームは草案を却下します。
red-team-unheard = レッドチームの意見を聞けませんでした（{ $reason }）。草案は却下されたものとして扱います。
number-left-out = 出典のない数値を本文から除きました。

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] はい、手元の最新データでは米国の利回り曲線（イールドカーブ）は逆転しています
        [partly] 手元の最新データでは米国の利回り曲線（イールドカーブ）は一部で逆転しています
       *[no] いいえ、手元の最新データでは米国の利回り曲線（イールドカーブ）は逆転していません
    }。10年債の利回りから2年債の利回りを引いた差は{ $curve_10y_2y }（{ $date }）、3か月物の利回りを引いた差は{ $curve_10y_3m }（{ $other_date }）でした。
first-recession =
    { $verdict ->
        [yes] 追跡している米国の景気後退のサインは警告を示しています
        [partly] 追跡している米国の景気後退のサインはまちまちです
       *[no] 追跡している米国の景気後退のサインは落ち着いています
    }。失業率は{ $at_low ->
        [yes] 過去1年の最低水準でした
       *[no] 過去1年の最低水準を{ $sahm }上回りました
    }（{ $date }）。1年間で、雇用者数は{ $payrolls_12m_size }{ $payrolls_12m_way ->
        [up] 増え
       *[down] 減り
    }、給付金などを除く実質所得は{ $income_12m_size }{ $income_12m_way ->
        [up] 増えました
       *[down] 減りました
    }。10年債の利回りから3か月物の利回りを引いた差は{ $curve_10y_3m }（{ $other_date }）でした。
first-savings = 年{ $infl_12m }より低い利回りの貯蓄は目減りします。これが{ $date }までの12か月の米国のインフレ率だからです。米国の3か月物国債の利回りは{ $bill_rate }（{ $other_date }）、インフレ調整後では{ $real_bill_rate }でした。利子の付かない現金の購買力は10年間で当初の{ $purchasing_power_10y }になりました。
first-inflation = 米国のインフレ率は{ $date }までの12か月で{ $infl_12m }、食品とエネルギーを除くと{ $core_infl_12m }、10年間では{ $infl_10y }でした。
first-inflation-change =
    12か月のインフレ率は1年前より{ $infl_change_12m_size }{ $infl_change_12m_way ->
        [up] 高くなっています
       *[down] 低くなっています
    }。
first-jobs =
    米国の失業率は{ $unemployment }（{ $date }）でした。{ $at_low ->
        [yes] これは過去1年の最低水準です
       *[no] 過去1年の最低水準を{ $sahm }上回っています
    }。中央値は{ $unemployment_median }です。雇用者数は1年間で{ $payrolls_12m_size }{ $payrolls_12m_way ->
        [up] 増えました
       *[down] 減りました
    }。
first-rates = 米国10年債の利回りは{ $long_rate }（{ $date }）、過去1年のインフレを差し引くと{ $real_long_rate }です。3か月物は{ $bill_rate }（{ $other_date }）、インフレ調整後で{ $real_bill_rate }です。
first-money =
    { $date }までの1年間で、米国の通貨供給量M2は{ $m2_12m_size }{ $m2_12m_way ->
        [up] 増加
       *[down] 減少
    }し、インフレ調整後では{ $m2_real_12m_size }{ $m2_real_12m_way ->
        [up] 増加
       *[down] 減少
    }しました。
first-housing =
    { $date }までの1年間で、米国の住宅着工件数は{ $starts_12m_size }{ $starts_12m_way ->
        [up] 増加
       *[down] 減少
    }し、建築許可件数は{ $permits_12m_size }{ $permits_12m_way ->
        [up] 増加
       *[down] 減少
    }し、住居費は{ $shelter_12m_size }{ $shelter_12m_way ->
        [up] 上昇
       *[down] 低下
    }しました。住宅価格のデータはありません。
first-dollar =
    { $date }までの1年間で、米ドルは貿易相手国の通貨に対して{ $dollar_12m_size }{ $dollar_12m_way ->
        [up] 上昇
       *[down] 下落
    }しました。記録のある日の{ $dollar_percentile }では、今よりドル安でした。
first-oil =
    { $date }の米国産原油（WTI）1バレルの平均価格は{ $oil_price }で、1年前より{ $oil_12m_size }{ $oil_12m_way ->
        [up] 高く
       *[down] 安く
    }なりました。
first-growth =
    { $date }までの1年間で、米国の実質国内総生産（GDP）は{ $gdp_1y_size }{ $gdp_1y_way ->
        [up] 増加
       *[down] 減少
    }しました。雇用者数は{ $payrolls_12m_size }{ $payrolls_12m_way ->
        [up] 増え
       *[down] 減り
    }、失業率は{ $unemployment }でした。
first-hedge =
    { $verdict ->
        [yes] { $name }は手元のデータではインフレを上回りましたが、インフレへの備えになると言うにはデータが少なすぎます
       *[no] { $name }は手元のデータではインフレに追いつかず、インフレへの備えになるか判断するにはデータが少なすぎます
    }。{ $from }から{ $to }までに価格は{ $gain_whole_size }{ $gain_whole_way ->
        [up] 上昇
       *[down] 下落
    }し、米国の消費者物価は{ $infl_whole_size }{ $infl_whole_way ->
        [up] 上昇
       *[down] 下落
    }しました。直近12か月の最大の下落は{ $max_drawdown_1y_size }でした。
first-spot =
    { $name }の価格は{ $price }（{ $date }）でした。1年間で{ $return_1y_size }{ $return_1y_way ->
        [up] 上昇
       *[down] 下落
    }し、その1年の最大の下落は{ $max_drawdown_1y_size }でした。
first-exchange-rate =
    { $name }は{ $price }（{ $date }）でした。1年間で{ $return_1y_size }{ $return_1y_way ->
        [up] 上昇
       *[down] 下落
    }し、その1年の最大の下落は{ $max_drawdown_1y_size }でした。
first-currency =
    { $verdict ->
        [neither] 過去の記録はどちらにも傾いていません
        [up] 過去の記録は上昇に傾いています
       *[down] 過去の記録は下落に傾いています
    }。{ $name }は{ $price }（{ $date }）、中央値は{ $level_median }です。全月の{ $level_percentile }では今より低く、約{ $horizon }の長さの過去の期間のうち{ $freq_neg }では下落したか横ばいでした。
first-currency-level =
    { $verdict ->
        [high] 過去の水準と比べると、{ $base }は{ $quote }に対して割高です
        [low] 過去の水準と比べると、{ $base }は{ $quote }に対して割安です
       *[middle] 過去の水準と比べると、{ $base }は{ $quote }に対して割高でも割安でもありません
    }。{ $name }は{ $price }（{ $date }）、中央値は{ $level_median }です。全月の{ $level_percentile }では今より低い水準でした。
first-accounts =
    { $balance ->
        [favourable] { $name }の決算は堅実です
        [unfavourable] { $name }の決算は振るいません
       *[mixed] { $name }の決算には堅実な面と弱い面があります
    }。{ $date }までの会計年度の営業利益率は{ $operating_margin }、売上高成長率は{ $revenue_growth_1y }、営業キャッシュフローは純利益の{ $cash_conversion }倍、有利子負債は自己資本の{ $debt_to_equity }倍でした。
first-compare =
    { $ahead ->
        [one] 決算で見ると、{ $name }は{ $other }を上回ります
       *[none] 決算で見ると、{ $name }と{ $other }はほぼ互角です
    }{ $some ->
        [yes] （{ $leads }）
       *[no] { "" }
    }。{ $more ->
        [yes] { $other }が優位な点：{ $trails }。
       *[no] { "" }
    }
first-measure = { $date }までの会計年度の{ $name }の{ $measure }：{ $value }。
first-market-value = { $name }の現在の株価はありません。年次報告書によると、{ $date }時点で市場に出回る株式の価値は{ $value }でした（経営陣などの保有分を除く）。
first-old-accounts = { $name }の手元の最新の決算は{ $date }までです。
first-measure-year = { $date }までの会計年度：{ $value }。
first-measure-missing = { $name }の{ $years }年の決算はありません。
first-in-dollars = これはドル建てのリターンです。{ $currency }では為替レートの変動も加わりますが、計算に含めていません。
first-deepest-fall = 1871年以降の米国株の最大の下落は、インフレ調整後で{ $fall }でした（{ $from }から{ $to }まで）。
first-compare-asked = { $measure }：{ $name }は{ $value }（{ $date }）、{ $other }は{ $other_value }（{ $other_date }）。
first-compare-dividends = { $name }は{ $cash }のフリーキャッシュフローに対して{ $paid }を、{ $other }は{ $other_cash }に対して{ $other_paid }を配当として支払いました。キャッシュフローに対する割合が小さいほど、配当の安全度は高くなります。
first-ranked = { $measure }：{ $items }。
first-ranked-item = { $name } { $value }（{ $date }）
first-why = 手元の数値からは理由は分かりません。分かるのは現状だけです。
first-compare-item = { $measure } { $value }対{ $other }
first-mix =
    { $cash ->
        [yes] 株式・債券・現金
       *[no] 株式と債券
    }の{ $name }の組み合わせ
first-mix-left-out = { $name }は、長期のデータが手元にないため計算に含めていません。
first-mix-cash = 現金については長期のデータが手元にないため、利子なしで計算しています。
first-value =
    { $verdict ->
        [low] { $name }は割安に見えます
        [high] { $name }は割高に見えます
       *[middle] { $name }は割高でも割安でもないように見えます
    }。{ $date }の株価は年間利益の{ $pe }倍でした{ $more ->
        [yes] （過去の中央値は{ $pe_median }倍）
       *[no] { "" }
    }。
first-value-float =
    { $verdict ->
        [high] { $name }は割高に見えます
       *[other] 現在の価格のデータがないため、{ $name }が割安かどうかは言えません
    }。{ $date }時点で、市場に出回る株式の時価総額だけで、{ $other_date }までの会計年度の利益の{ $float_to_earnings }倍でした。
first-value-market =
    { $verdict ->
        [low] 米国株は割安に見えました
        [high] 米国株は割高に見えました
       *[middle] 米国株は割高でも割安でもないように見えました
    }（{ $date }）。価格は10年間の平均利益の{ $cape }倍で、1881年以降の中央値は{ $cape_median }倍です。全月の{ $cape_percentile }ではこれより割安でした。
first-risk =
    { $verdict ->
        [low] { $name }の値動きは穏やかでした
        [high] { $name }のリスクは非常に高いです
       *[middle] { $name }にはリスクがあります
    }。{ $from }から{ $to }までに{ $fall }下落し、変動の大きさは{ $swings }でした。
first-risk-accounts =
    { $verdict ->
        [low] { $name }の有利子負債は危険な水準です
        [high] { $name }の有利子負債は大きな危険ではありません
       *[middle] { $name }の有利子負債は中程度のリスクです
    }。{ $date }までの会計年度に、営業利益は支払利息の{ $interest_coverage }倍、有利子負債は自己資本の{ $debt_to_equity }倍でした。株価のデータがないため、株価がどこまで下がりうるかは言えません。
first-debt =
    { $verdict ->
        [low] { $name }の有利子負債は危険な水準です
        [high] { $name }の有利子負債は大きな危険ではありません
       *[middle] { $name }の有利子負債は中程度のリスクです
    }。{ $date }までの会計年度に、営業利益は支払利息の{ $interest_coverage }倍、有利子負債は自己資本の{ $debt_to_equity }倍でした。
first-debt-loss = { $name }の有利子負債は危険な水準です。{ $date }までの会計年度は営業損失となり、支払利息をまったく賄えませんでした。有利子負債は自己資本の{ $debt_to_equity }倍でした。
first-debt-equity =
    { $verdict ->
        [low] { $name }の有利子負債は少ない水準です
        [high] { $name }の有利子負債は多い水準です
       *[middle] { $name }の有利子負債は中程度の水準です
    }。{ $date }時点で、自己資本の{ $debt_to_equity }倍でした。
first-sales =
    { $date }までの会計年度に、{ $name }の売上高は{ $revenue_growth_1y }{ $direction ->
        [up] 増加
       *[down] 減少
    }しました{ $more ->
        [yes] 。5年間では{ $revenue_growth_5y }の{ $five_years ->
            [up] 増加
           *[down] 減少
        }でした
       *[no] { "" }
    }。
first-implied-growth =
    1871年以降の米国株と同じリターンを上げるには、{ $name }の利益がインフレ調整後で、この先ずっと{ $implied_growth }{ $direction ->
        [up] 以上のペースで伸びる必要があります
       *[down] を超えるペースで減らないことが必要です
    }。{ $date }の時価総額はそれを前提としています。
first-cash =
    { $verdict ->
        [low] { $name }の利益には現金の裏付けがありません
        [high] { $name }の利益には現金の裏付けがあります
       *[middle] { $name }の利益には一部しか現金の裏付けがありません
    }。{ $date }までの会計年度に、営業キャッシュフローは純利益の{ $cash_conversion }倍、フリーキャッシュフローは売上高の{ $fcf_margin }でした。
first-cash-credit = ただし、税引前利益の{ $credit }に当たる税金の戻りが純利益を押し上げました。
first-spread = お持ちのポートフォリオは一つの会社に集中していません。最も大きいのは{ $weight }を占める{ $largest }ですが、それ自体が多くの銘柄に分散されています。
first-odds =
    { $verdict ->
        [never] { $horizon }の期間で見ると、{ $name }が損失になったことはありません
        [low] { $horizon }の期間で見ると、{ $name }が損失になることはまれでした
        [high] { $horizon }の期間で見ると、{ $name }はしばしば損失になりました
       *[middle] { $horizon }の期間で見ると、{ $name }はときどき損失になりました
    }。インフレ調整後で、{ $verdict ->
        [never] 1871年以降のそうした期間に損失で終わったものは一つもなく
       *[other] 1871年以降のそうした期間の{ $freq_neg }が損失で
    }、最大の下落は{ $fall }でした（{ $from }から{ $to }）。
first-holdings =
    { $verdict ->
        [low] お持ちのポートフォリオの値動きは穏やかでした
        [high] お持ちのポートフォリオのリスクは非常に高いです
       *[middle] お持ちのポートフォリオにはリスクがあります
    }。{ $date }までの3年間に最大{ $fall }下落し、{ $largest }が全体の{ $weight }を占めます。集中度は{ $pf_effective_positions }銘柄を同額ずつ持つ場合と同じです。
first-half = { $largest }の半分が現金だったとすれば、最大の下落は{ $halved }でした。
first-concentration =
    { $verdict ->
        [low] お持ちのポートフォリオはよく分散されています
        [high] お持ちのポートフォリオは集中しています
       *[middle] お持ちのポートフォリオはやや集中しています
    }。{ $largest }が全体の{ $weight }を占め、集中度は{ $pf_effective_positions }銘柄を同額ずつ持つ場合と同じです。
first-income =
    { $verdict ->
        [low] { $name }の配当は十分に賄えているようです
        [middle] { $name }の配当はかろうじて賄えています
       *[high] { $name }の配当は稼いだ現金で賄えていません
    }。{ $date }までの会計年度に配当として{ $dividends }を支払い、{ $verdict ->
        [negative] 事業で得た以上の現金を使いました
        [high] フリーキャッシュフローの{ $free_cash_flow }を上回りました
       *[other] フリーキャッシュフローは{ $free_cash_flow }でした
    }。
first-income-no-yield = { $name }の配当利回りは示せません。現在の株価が必要ですが、そのデータがありません。
first-income-market =
    { $verdict ->
        [low] 米国株の配当は債券の利回りを下回りました
        [high] 米国株の配当は債券の利回りを上回りました
       *[middle] 米国株の配当は債券の利回りとほぼ同じでした
    }（{ $date }）。配当は価格の{ $sp_dividend_yield }、米国の10年国債の利回りは{ $sp_long_rate }でした。
first-view-price =
    { $verdict ->
        [favourable] 全体として、数値は{ $name }に有利です
        [unfavourable] 全体として、数値は{ $name }に不利です
        [none] { $name }の数値だけではこの質問に答えられません
       *[mixed] { $name }の数値は強弱が混在しています
    }。{ $date }までの{ $span ->
        [five] 5年間
       *[one] 1年間
    }に株価は{ $gain }{ $direction ->
        [up] 上昇し
       *[down] 下落し
    }、3年間では最大{ $fall }下落しました。
first-return-accounts =
    現在の価格のデータがないため、{ $name }のリターンがどうなるかは言えません。{ $date }までの5年間に、1株当たり利益は{ $eps_growth_5y }{ $direction ->
        [up] 増えました
       *[down] 減りました
    }。
first-return-market = 過去の実績からは、米国株のインフレ調整後リターンは{ $after_cape_median_10y }から{ $sp_real_return_all }の間とみられます。前者は{ $date }と同じくらい割高だった時点から10年間の中央値、後者は1871年以降の実績です。{ $horizon }の期間の{ $freq_neg }では損失でした。
first-return = 過去の実績からは、インフレ調整後で約{ $real_return_20y }とみられます。これは{ $date }までの20年間の{ $name }のリターンです。1871年以降で最悪の10年間は{ $real_return_10y_worst }でした。
first-rates-up = 米国の10年国債は、利回りが{ $date }の{ $long_rate }から1ポイント上がると、価格の約{ $bond_loss_1pt }を失います。
first-rates-up-by = 米国の10年国債は、利回りが{ $other_date }の{ $long_rate }から{ $rate_rise }上がると、価格の約{ $bond_loss }を失います。
first-rates-down = 米国の10年国債は、利回りが{ $other_date }の{ $long_rate }から{ $rate_fall }下がると、価格が約{ $bond_gain }上がります。
first-cash-bonds =
    { $verdict ->
        [low] 今は債券より現金のほうが利回りが高く、価値も変動しません
       *[high] 今は現金より債券のほうが利回りは高いものの、価格が下がることがあります
    }。{ $date }の利回りは、米国の10年国債が{ $long_rate }、3か月物国債が{ $bill_rate }でした。10年国債の利回りが1ポイント上がると、価格は約{ $bond_loss_1pt }下がります。
first-repay =
    { $verdict ->
        [low] ローンを返済するほうが有利なことが多くありました
        [high] 投資のリターンはたいていローンの金利を上回りましたが、いつもそうだったわけではありません
       *[middle] 投資のリターンがローンの金利を上回ることのほうが多くありました
    }。1871年以降のすべての{ $horizon }の期間のうち{ $repay_beaten }で、米国株のリターン（インフレ調整前）は{ $repay_rate }を上回りました。ローンを返済すれば、その利息は確実に節約できます。
first-past =
    { $from }から{ $to }まで{ $name }を保有した場合、{ $income ->
        [dividends] 配当を含めて
        [interest] 利息を含めて
       *[both] 配当と利息を含めて
    }{ $nominal }の{ $nominal_way ->
        [up] 利益
       *[down] 損失
    }でした。インフレを差し引くと{ $real }の{ $real_way ->
        [up] 利益
       *[down] 損失
    }です。
first-past-sum =
    { $from }から{ $to }まで{ $name }に投資した{ $past_start }は、{ $income ->
        [dividends] 配当を含めて
        [interest] 利息を含めて
       *[both] 配当と利息を含めて
    }約{ $past_sum }になりました。期間の初めのお金の価値では約{ $past_real_sum }です。
first-past-averages = 価格は月平均です。年末の価格で計算すると、数パーセントポイント異なることがあります。
first-past-missing = 米国の株式と債券のデータは{ $date }までしかないため、{ $years }年のリターンはお答えできません。1871年からその時点までの米国株のリターンは、インフレを差し引いて{ $sp_real_return_all }でした。
first-past-price =
    { $from }から{ $to }までに、{ $name }は{ $past_change_size }{ $past_change_way ->
        [up] 上昇しました
       *[down] 下落しました
    }。{ $other_date }の価格は{ $price }です。
first-past-price-dividends = 配当を含みます。
first-past-price-begins = 手元の{ $name }の価格は{ $from }からしかありません。
first-past-price-missing = { $name }がその期間（{ $years }年）にどう動いたかは言えません。当時の価格が手元にありません。
first-not-those-years = { $name }（{ $years }年）については言えません。最新の数値は次のとおりです。
first-past-when =
    { $span ->
        [year] { $first }年
        [years] { $first }年から{ $last }年まで
       *[months] { $from }から{ $to }まで
    }
first-past-inflation =
    { $when }、米国の消費者物価は{ $past_infl_size }{ $past_infl_way ->
        [up] 上昇
       *[down] 下落
    }しました{ $span ->
        [year] （前年12月との比較）
       *[other] { "" }
    }。{ $other_date }までの12か月のインフレ率は{ $infl_12m }です。
first-past-rates = { $when }、米国10年債の平均利回りは{ $past_long_rate }でした。最新の値は{ $long_rate }（{ $other_date }）です。
first-past-policy = { $when }、米国の政策金利は平均{ $past_policy_rate }でした。最新の値は{ $policy_rate }（{ $other_date }）です。
first-past-jobs = { $when }、米国の失業率は平均{ $past_unemployment }でした。最新の値は{ $unemployment }（{ $other_date }）です。
first-past-growth =
    { $when }、米国の実質国内総生産（GDP）は{ $past_gdp_size }{ $past_gdp_way ->
        [up] 増加
       *[down] 減少
    }しました。最新の前年比は{ $gdp_1y }（{ $other_date }）です。
first-needed-return = { $needed_start }を{ $horizon }で{ $needed_goal }にするには、税引き前で{ $needed_return }のリターンが必要です。1871年以降の同じ長さの期間のうち、米国株（配当込み、インフレ調整前）のリターンがこれを上回ったのは{ $needed_reached }です。
first-extremes =
    { $horizon }の期間では、1871年以降の{ $name }の最も悪い結果は、インフレを差し引いて{ $worst }の{ $worst_way ->
        [up] 利益
       *[down] 損失
    }（{ $from }から{ $to }）、最も良い結果は{ $best }の利益（{ $best_from }から{ $best_to }）でした。
first-double = { $rate_supposed }なら、お金は約{ $rate_doubling }で2倍になります（インフレと税金を差し引く前）。
first-double-market = 1871年以降の米国株の平均リターン（インフレを差し引いて{ $sp_real_return_all }）では、お金は約{ $rate_doubling }で2倍になりました。このリターンは誰にも約束できません。
first-rate-sum = { $rate_supposed }なら、{ $grown_start }は{ $horizon }後に約{ $rate_grown_sum }になります（インフレと税金を差し引く前）。
first-rate-needed = { $rate_supposed }なら、約{ $rate_needed_sum }が{ $horizon }後に質問にある金額になります（インフレと税金を差し引く前）。
first-rate-saved = { $rate_supposed }なら、毎月の積み立て（合計{ $plan_paid }）は{ $horizon }後に約{ $rate_saved_sum }になります（インフレと税金を差し引く前）。
first-rate-monthly = { $rate_supposed }なら、質問にある金額には{ $horizon }の間、毎月約{ $rate_monthly_sum }の積み立てが必要です（インフレと税金を差し引く前）。
first-recovery = 米国株が高値を回復するまでに、1929年の暴落の後は{ $sp_recovery_1929 }、2000年の暴落の後は{ $sp_recovery_2000 }、2008年の暴落の後は{ $sp_recovery_2008 }かかりました（配当込み、インフレ調整後）。
first-stocks-bonds =
    { $verdict ->
        [low] { $horizon }なら、実績は株式が優れています
        [high] { $horizon }なら、債券のほうが安全な選択です
       *[middle] { $horizon }なら、株式のほうが収益は高く、債券のほうが安全です
    }。米国株は1871年以降のそうした期間すべてのうち{ $freq_stocks_beat_bonds }で国債を上回りましたが、全体の{ $freq_neg }ではインフレ調整後で損失でした。{ $date }までの10年間のリターンは、インフレ調整後で株式が{ $sp_real_return_10y }、債券が{ $bond_real_return_10y }でした。
first-save =
    { $verdict ->
        [low] { $horizon }なら、投資はたいてい貯蓄を上回りました
        [high] { $horizon }なら、貯蓄のほうが安全な選択です
       *[middle] { $horizon }なら、投資のほうが収益は高いものの、リスクがあります
    }。米国株はインフレ調整後で、1871年以降のそうした期間の{ $freq_neg }で損失となり、平均では{ $sp_real_return_all }でした。米国の3か月物国債の利回りは{ $bill_rate }（{ $other_date }）、インフレ調整後で{ $real_bill_rate }でした。
first-beat-inflation =
    { $verdict ->
        [low] { $horizon }では、米国株はたいていインフレを上回りました
        [high] { $horizon }では、米国株はしばしばインフレに負けました
       *[middle] { $horizon }では、米国株はふつうインフレを上回りましたが、いつもではありません
    }。1871年以降のそうした期間の{ $freq_neg }で、収益がインフレを下回りました。インフレ調整後の平均は{ $sp_real_return_all }でした。
first-crash =
    { $year }年のような暴落が起きれば、{ $name }は約{ $fall }下落するとみられます。当時、インフレ調整後で{ $from }から{ $to }までにそれだけ下落しました{ $more ->
        [yes] （米国株だけでは{ $stocks }）
       *[no] { "" }
    }。
first-crash-past = { $year }年の暴落では、米国株は{ $from }から{ $to }までにインフレ調整後で{ $fall }下落しました。
first-which =
    { $ahead ->
        [one] { $name }が{ $other }を上回っています
       *[none] { $name }と{ $other }はほぼ互角です
    }。{ $date }までの3年間、{ $first }のリターンは{ $second }より年{ $gap }{ $gained ->
        [more] 高く
       *[less] 低く
    }、値動きの大きさは{ $ratio }倍でした。
first-view =
    { $verdict ->
        [favourable] 全体として、数値は{ $name }に有利です
        [unfavourable] 全体として、数値は{ $name }に不利です
        [none] { $name }の数値だけではこの質問に答えられません
       *[mixed] { $name }の数値は強弱が混在しています
    }。{ $date }までの会計年度に、売上高は{ $revenue_growth_1y }{ $direction ->
        [up] 増え
       *[down] 減り
    }、営業利益率は{ $operating_margin }でした{ $more ->
        [yes] （{ $other_date }時点で市場に出回る株式の時価総額は利益の{ $float_to_earnings }倍）
       *[no] { "" }
    }。
first-view-market =
    { $verdict ->
        [favourable] 全体として、数値は米国株に有利です
        [unfavourable] 全体として、数値は米国株に不利です
        [none] 米国株の数値だけではこの質問に答えられません
       *[mixed] 米国株の数値は強弱が混在しています
    }。{ $date }までの10年間のインフレ調整後リターンは{ $sp_real_return_10y }でした。{ $other_date }の価格は10年間の平均利益の{ $cape }倍（中央値は{ $cape_median }倍）でした。
first-missing =
    { $question ->
        [value] { $name }が割高か割安かは言えません
        [price] { $name }が割高か割安かは言えません
        [risk] { $name }のリスクの大きさは言えません
        [return] { $name }のリターンは言えません
        [income] { $name }の配当は評価できません
        [debt] { $name }の負債は評価できません
        [profit] { $name }の利益は評価できません
        [which] { $name }の優劣は付けられません
        [concentration] { $name }の集中度は言えません
       *[view] { $name }について見解を示せません
    }。{ $data ->
        [prices] それには現在の価格が必要ですが、手元にありません
        [accounts] それには年次の決算が必要ですが、手元にありません
        [both] それには現在の価格と年次の決算が必要ですが、手元にありません
        [loss] 赤字だったため、価格を利益と比べることができません
        [pair] それには両方の現在の価格か、同じ時期の年次の決算が必要ですが、手元にありません
        [together] それにはすべての部分の、同じ期間の価格が必要ですが、手元にありません
        [history] それには長年の価格が必要ですが、手元にありません
        [weights] それには各部分の比率が必要ですが、分かりません
        [elsewhere] 市場や経済の全体に関する数値は、米国のものしかありません
       *[figures] これに関する数値がありません
    }。
first-withdraw =
    { $verdict ->
        [always] 資金は毎回最後まで持ちました
        [never] 毎回途中で資金が尽きました
        [rarely] たいてい途中で資金が尽きました
        [low] 途中で資金が尽きることが少なくありませんでした
        [high] 資金はほぼ必ず最後まで持ちました
       *[middle] 資金はたいてい最後まで持ちました
    }。{ $name }で運用し、当初資金に対して{ $withdraw_rate }を、インフレに合わせて増やしながら取り崩した場合、1871年以降のすべての{ $horizon }の期間のうち{ $withdraw_lasted }で資金が持ちました。すべての期間で資金が持った取り崩し率の上限は{ $withdraw_always }でした。
first-withdraw-long = { $name }で運用し、当初資金に対して{ $withdraw_rate }を、インフレに合わせて増やしながら取り崩した場合、1871年以降のすべての例のうち、資金が10年持ったのは{ $withdraw_lasted_10y }、20年持ったのは{ $withdraw_lasted_20y }、{ $horizon }持ったのは{ $withdraw_lasted }でした。
first-withdraw-years =
    { $reached ->
        [always] { $name }で運用した場合、1871年以降のすべての例で資金は{ $horizon }以上持ちました
        [half] { $name }で運用した場合、1871年以降の最悪の例で資金は{ $withdraw_years_worst }持ち、半分の例では{ $horizon }以上持ちました
       *[no] { $name }で運用した場合、1871年以降の最悪の例で資金は{ $withdraw_years_worst }持ち、半分の例では{ $withdraw_years_typical }以上持ちました
    }。
first-withdraw-most = { $name }で運用した場合、1871年以降のすべての{ $horizon }の期間で資金が持った取り崩し率の上限は、当初資金に対して{ $withdraw_always }でした（取り崩す額はインフレに合わせて増やします）。半分の期間では{ $withdraw_median }でも資金が持ちました。
first-plan = { $name }に毎月同じ額を積み立てた場合、インフレ調整後の資産は積立総額の{ $plan_median }倍になりました（1871年以降のすべての{ $horizon }の期間の中央値）。成績の悪い方から1割の期間では{ $plan_low }倍を下回り、全期間の{ $plan_loss }では積立総額に届きませんでした。
first-plan-sum = 毎月の積み立て（総額{ $plan_paid }）は、現在のお金の価値で約{ $plan_median_sum }になりました（{ $name }、{ $horizon }）。過去の期間のうち成績の悪い方から1割では、{ $plan_low_sum }を下回りました。
first-plan-goal = 質問にある金額（現在のお金の価値）に届くには、過去の期間の半分では毎月約{ $plan_monthly_median }、9割では毎月約{ $plan_monthly_low }の積み立てで足りました（{ $name }、{ $horizon }）。
first-grown = { $name }に一括で投資した資金は、インフレ調整後で{ $grown_median }倍になりました（1871年以降のすべての{ $horizon }の期間の中央値）。成績の悪い方から1割の期間では{ $grown_low }倍を下回り、全期間の{ $grown_loss }は損失で終わりました。
first-grown-goal = 質問にある金額（現在のお金の価値）に届くには、過去の期間の半分では一括で約{ $grown_needed_median }、9割では約{ $grown_needed_low }の投資で足りました（{ $name }、{ $horizon }）。
first-grown-sum = 一括で投資した{ $grown_start }は、現在のお金の価値で約{ $grown_median_sum }になりました（{ $name }、{ $horizon }）。過去の期間のうち成績の悪い方から1割では、{ $grown_low_sum }を下回りました。
first-withdraw-sum = 質問にある金額からは、毎年約{ $withdraw_always_sum }の取り崩しなら、過去のすべての期間で資金が持ちました（{ $name }、{ $horizon }）。半分の期間では、毎年約{ $withdraw_median_sum }でも持ちました。
first-withdraw-month = 質問にある金額からは、毎月約{ $withdraw_always_month }の取り崩しなら、過去のすべての期間で資金が持ちました（{ $name }、{ $horizon }）。半分の期間では、毎月約{ $withdraw_median_month }でも持ちました。
first-withdraw-capital = そのために必要な当初資金は、すべての期間で資金が持つには約{ $withdraw_capital_always }、半分の期間で持つには約{ $withdraw_capital_median }です（{ $name }、{ $horizon }）。
first-lump-sum =
    { $verdict ->
        [high] 一括で投資するほうが有利なことが多くありました
        [low] 分割で投資するほうが有利なことが多くありました
       *[middle] どちらかが明らかに有利とは言えません
    }。1871年以降のすべての1年の期間のうち{ $lump_ahead }で、{ $name }への一括投資が、同じ額を12か月に分けた投資を上回りました。その差の中央値は{ $lump_lead }でした。
first-wait =
    { $verdict ->
        [low] { $wait_fall }の下落は、多くの場合来ませんでした
        [high] { $wait_fall }の下落は、多くの場合いずれ来ました
       *[middle] { $wait_fall }の下落が来た場合と来なかった場合は、ほぼ半々でした
    }。1871年以降のすべての月のうち{ $wait_reached }で、その後{ $horizon }以内に米国株がその月より{ $wait_fall }以上安くなりました。
first-wait-compared = 参考までに、すべての1年の期間のうち{ $lump_ahead }で、一括投資が、同じ額を12か月に分けた投資を上回りました。
first-eps =
    { $name }の利益は、{ $date }までの会計年度に{ $eps_diluted }となり、前年度より{ $eps_growth_1y }{ $direction ->
        [up] 増えました
       *[down] 減りました
    }。
first-roe =
    { $verdict ->
        [low] { $name }の自己資本利益率は自社株買いによるものではありません
        [high] { $name }の自己資本利益率は主に自社株買いによるものです
       *[middle] { $name }の自己資本利益率は自社株買いで押し上げられています
    }。{ $date }までの会計年度の自己資本利益率は{ $roe }で、{ $name }が5年間に行った自社株買いの総額は自己資本の{ $buybacks_5y_to_equity }倍でした。
first-view-net =
    { $verdict ->
        [favourable] 全体として、数値は{ $name }に有利です
        [unfavourable] 全体として、数値は{ $name }に不利です
        [none] { $name }の数値だけではこの質問に答えられません
       *[mixed] { $name }の数値は強弱が混在しています
    }。{ $date }までの会計年度に、売上高は{ $revenue_growth_1y }{ $direction ->
        [up] 増え
       *[down] 減り
    }、純利益は売上高の{ $net_margin }でした。
first-policy-rate =
    米国の政策金利は{ $policy_rate }（{ $date }）で、{ $other_date }までの12か月のインフレ率{ $infl_12m }を{ $verdict ->
        [no] 上回っていました
       *[partly] 下回っていました
    }。
first-mixes =
    { $verdict ->
        [more] { $higher }のほうが収益は大きく、下落も大きくなりました
        [better] { $higher }のほうが収益は大きく、下落はもう一方より大きくありませんでした
       *[neither] どちらかが明らかに優れていたとは言えません
    }。米国の株式と債券では、インフレ調整後で見ると、1871年以降のすべての{ $horizon }の期間で、リターンの中央値は{ $name }が{ $mix_median }、{ $other }が{ $other_mix_median }でした。損失に終わった期間は{ $name }で{ $freq_neg }、{ $other }で{ $other_mix_loss }でした。最大の下落はそれぞれ{ $fall }と{ $other_fall }でした。
first-fund-falls = 米国株全体に投資するファンドも、ほぼ同じだけ下がります。
first-stock-fall = 株式が{ $stock_fall }下落し、債券の価格が変わらなければ、{ $name }は約{ $mix_stock_fall }の損失になります。
first-parts-fall = ほかの部分の価格が変わらなければ、全体では{ $whole_fall }の損失になります（{ $parts }）。
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = これは全額を{ $name }に投資している場合の計算です。
first-supposed-sum = { $sum }のうち{ $lost }を失い、{ $left }が残ります。
first-constraints = これらの数字はご希望の条件を考慮していません：{ $limits }。
first-limit-exceeded = ご希望の上限{ $limit }を超えています：{ $parts }。
first-limit-kept = ご希望の上限{ $limit }に収まっています：{ $parts }。
first-limit-part = { $name } { $weight }
first-cash-rate = 手数料を引いた後に多く払う方です。ドル建てのMMFの利回りは、3か月物の米国財務省短期証券の利回り（{ $date }時点で{ $bill_rate }）から手数料を引いた程度です。それより金利の低い預金の利息は少なくなりますが、預金は上限まで保護され、ファンドは保護されません。個々の銀行の金利はありません。
first-stock-share = 誰にでも合う割合はありません。いつお金が必要か、どれほどの下落に耐えられるかで決まります。1871年以降、米国株はインフレ調整後で、すべての5年間の{ $five }、すべての20年間の{ $twenty }で損失となり、最悪の場合は{ $fall }下落しました。資金の半分が株式なら、その下落で全体が失うのはその半分です。数年以内に使うお金は株式に向きません。
first-debt-cash = { $date }時点で、{ $name }の有利子負債は{ $debt }、現金と短期有価証券は{ $cash }でした。
first-short-history = { $horizon }で{ $name }のリターンがどうなるかは言えません。手元の価格データは{ $from }から{ $to }までしかありません。
first-stand-in-bonds = このファンドについては、米国の10年国債のデータで代用しています。
first-erosion = インフレが{ $infl_supposed }なら、利息の付かないお金で買えるものは{ $horizon }後に{ $infl_erosion }減ります。
first-forecast = この先のことは誰にも分かりません。以下は最新の数値です。
first-stand-in-mix = これらのファンドについては、米国株と米国の10年国債のデータで代用しています。
first-stand-in = { $name }の長期のデータは手元にないため、米国株のデータで代用しています。
first-dividend-not-shown = { $date }までの会計年度の{ $name }の決算には、配当の記載がありません。
first-no-dividend = { $name }は{ $date }に終わる会計年度に配当を支払っていません。
first-withdrawals = 取り崩しは計算していません。以下の数値はそれを含みません。
first-income-share =
    これは{ $share }に当たり、{ $same ->
        [yes] { $since }年と同じです
       *[no] { $since }年は{ $first_share }でした
    }。

## How current the evidence is, by kind.

evidence-current = データの時点：{ $kinds }。
current-accounts = 決算は{ $date }まで
current-prices = 株価は{ $date }まで
current-metals = 金属と暗号資産は{ $date }まで
current-exchange = 為替は{ $date }まで
current-market = 米国株式市場は{ $date }まで
current-rates = 金利は{ $date }まで
current-economy = 経済指標は{ $date }まで
table-years = { $name }：会計年度
table-compare = 比較
table-portfolio = ポートフォリオの内訳

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    { $dates }までの1年間で、ドルは貿易相手国の通貨に対して{ $dollar_12m_size }{ $dollar_12m_way ->
        [down] 下落
       *[up] 上昇
    }しました。記録のある日の{ $dollar_percentile }では、今よりドル安でした。
wrong-dollar = 今後1年以内にドルの向きが変わる。
claim-fall-year =
    { $dates }までの1年間で、{ $name }は最大{ $max_drawdown_1y_size }下落しました{ $dated ->
        [yes] （{ $from }から{ $to }）
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] 。これはリスク許容度{ $verdict ->
            [opposes] を超えています
           *[other] の範囲内です
        }
    }。
wrong-fall-year = より長い履歴に、はっきり深い下落がある。
claim-swings-year = { $dates }までの1年間で、{ $name }の値動きの幅は通常{ $vol_12m }でした。
wrong-swings-year = より長い履歴では値動きがずっと大きい、または小さい。
claim-sahm = { $dates }までの3か月間、平均失業率は過去1年の最低を{ $sahm }上回っていました。
wrong-sahm = 今後数か月で失業率が上がる。
claim-inversion-record = 短期金利が長期金利を上回った月のうち、{ $jobs_after_inversion }では1年半後に失業率がはっきり高くなっていました。全月では{ $jobs_after_any }です（データは{ $dates }まで）。
wrong-inversion-record = 次の逆転の後、失業率が上がらない。
claim-growth-5y =
    { $dates }までの5年間で、{ $name }の売上高は{ $revenue_growth_5y_size }{ $revenue_growth_5y_way ->
        [down] 減少
       *[up] 増加
    }しました{ $more ->
        [yes] 。1株当たり利益は{ $eps_growth_5y_size }{ $eps_growth_5y_way ->
            [down] 減少
           *[up] 増加
        }しました
       *[no] { "" }
    }。
wrong-growth-5y = 変化は買収によるものか、一つの年だけのものだった。
claim-bill-real =
    米国の3か月物国債の利回りは{ $bill_rate }でした（{ $dates }）。インフレを差し引くと{ $real_bill_rate_size }の{ $real_bill_rate_way ->
        [down] 損失
       *[up] 利益
    }です。
wrong-bill-real = 短期金利やインフレ率が1ポイントを超えて動く。
claim-payrolls =
    { $dates }までの1年間で、米国の雇用者数は{ $payrolls_12m_size }{ $payrolls_12m_way ->
        [down] 減少
       *[up] 増加
    }しました。
wrong-payrolls = 数値が改定される、または数か月で向きが変わる。
claim-output =
    { $dates }までの1年間で、米国経済はインフレ調整後で{ $gdp_1y_size }{ $gdp_1y_way ->
        [down] 縮小
       *[up] 成長
    }しました。
wrong-output = 今後の四半期が逆の動きになる。
claim-money =
    { $dates }までの1年間で、米国の通貨供給量M2は{ $m2_12m_size }{ $m2_12m_way ->
        [down] 減少
       *[up] 増加
    }し、インフレ調整後では{ $m2_real_12m_size }{ $m2_real_12m_way ->
        [down] 減少
       *[up] 増加
    }しました{ $more ->
        [yes] 。企業向け銀行貸出は{ $loans_12m_size }{ $loans_12m_way ->
            [down] 減少
           *[up] 増加
        }しました
       *[no] { "" }
    }。
wrong-money = 資金がM2に含まれない形へ移る。
claim-housing =
    { $dates }までの1年間で、米国の住宅着工件数は{ $starts_12m_size }{ $starts_12m_way ->
        [down] 減少
       *[up] 増加
    }し、建築許可件数は{ $permits_12m_size }{ $permits_12m_way ->
        [down] 減少
       *[up] 増加
    }しました{ $more ->
        [yes] 。住居費は{ $shelter_12m_size }{ $shelter_12m_way ->
            [down] 低下
           *[up] 上昇
        }しました
       *[no] { "" }
    }。
wrong-housing = 暖冬や厳冬で差を説明できる。
claim-purchasing-power = 1ドルで買えるものは、10年前の{ $purchasing_power_10y }でした（{ $dates }）。
wrong-purchasing-power = 今後10年で物価が下がる。
claim-hedge =
    { $from }から{ $to }までに、{ $name }の価格は{ $gain_whole_size }{ $gain_whole_way ->
        [down] 下落
       *[up] 上昇
    }し、米国の消費者物価は{ $infl_whole_size }{ $infl_whole_way ->
        [down] 下落
       *[up] 上昇
    }しました。
wrong-hedge = より長い履歴が逆の結果を示す。
claim-level = { $name }の中央値は{ $level_median }です。記録のある月の{ $level_percentile }では今より低い水準でした（{ $dates }）。
wrong-level = 両国の物価の差が広がり、以前の中央値はもう当てはまらない。

## Measures of the above.

measure-vol-12m = 12か月の年率ボラティリティ
measure-gain-whole = データ開始以来の騰落率
measure-infl-whole = 同じ期間のインフレ率
measure-correlation-12m = 12か月の相関係数
measure-level-median = 為替レートの中央値
measure-level-percentile = 過去と比べた為替レート
measure-core-infl-12m = 食品とエネルギーを除くインフレ率
measure-shelter-12m = 住居費の変化
measure-payrolls-12m = 雇用者数の変化
measure-income-12m = 実質所得の変化
measure-m2-12m = 通貨供給量M2の変化
measure-m2-real-12m = インフレ調整後のM2の変化
measure-starts-12m = 住宅着工件数の変化
measure-permits-12m = 建築許可件数の変化
measure-loans-12m = 企業向け融資の変化
measure-gdp-1y = 実質国内総生産（GDP）の変化
measure-bill-rate = 3か月物国債の利回り
measure-real-bill-rate = 3か月物国債の利回りからインフレ率を差し引いた値
measure-purchasing-power-10y = 10年後に残る購買力
measure-sahm = 失業率の過去1年の最低からの上昇幅
measure-jobs-after-inversion = 長短金利の逆転後に失業率が上がった割合
measure-jobs-after-any = その後に失業率が上がった月の割合
measure-oil-price = 原油1バレルの価格
measure-oil-12m = 原油価格の変化
measure-dollar-12m = 貿易相手国の通貨に対するドルの騰落率
measure-dollar-percentile = 過去と比べたドルの水準
measure-sp-long-rate = その月の10年債利回り
measure-revenue-growth-5y = 5年間の売上高成長率
measure-eps-growth-5y = 5年間の1株当たり利益の成長率
measure-cash = 現金と短期有価証券
measure-debt = 有利子負債
measure-dividends = 支払配当
measure-buybacks = 自社株買い
measure-dividends-per-share = 1株当たり配当
measure-shares-diluted = 希薄化後株式数
measure-public-float = 浮動株の時価総額

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }：月末の価格、{ $from }～{ $to }
chart-price-axis = 価格（{ $unit }）
chart-index-axis = 指数の水準
chart-log = 対数目盛
chart-fall = それまでの月末最高値からの下落（%）
chart-price-alt = { $name }の月末の価格、{ $from }～{ $to }。最初に対する最後の値：{ $times }。高値からの最大の下落：{ $deepest }。最後の時点：{ $last }。
chart-valuation = { $name }：10年の利益に対する株価（CAPE）、{ $from }～{ $to }
chart-valuation-axis = 年間利益の何倍か。網かけは全月の真ん中の半分
chart-last = 直近 { $value }
chart-median = 中央値 { $value }
chart-valuation-alt = { $name }のCAPE、{ $from }～{ $to }。直近：{ $last }。中央値：{ $median }。全月の半分は{ $low }と{ $high }の間です。
chart-scenarios = シナリオ：過去に同じように終わった割合
chart-scenarios-axis = 過去の期間に占める割合（%）
chart-scenarios-alt = 過去の期間に占める割合：{ $shares }。
chart-bear = 弱気
chart-base = 基本
chart-bull = 強気
chart-confidence = 各委員の確信度：質問の前（輪）と後（点）
chart-confidence-axis = 確信度、0（なし）から1（確実）
chart-confidence-alt = 確信度（0～1）、前と後：{ $members }。
chart-source = 出所：{ $source }
chart-source-committee = 出所：委員会
measure-pf-effective-positions = 同じ集中度になる均等な銘柄数
measure-pf-risk-share = ポートフォリオのリスクに占める割合
measure-pf-halved-drawdown-36m = 最大の銘柄の半分が現金だった場合の3年間の最大の下落
measure-real-max-drawdown-all = インフレ調整後の最大の下落
measure-crash-fall = その暴落でのインフレ調整後の下落
measure-withdraw-rate = 初年度の取り崩し率
measure-withdraw-lasted = 取り崩しても資金が持った過去の期間の割合
measure-past-change = お尋ねの期間の騰落率
measure-needed-return = 必要な年間リターン
measure-needed-start = 当初の金額
measure-needed-goal = 目標額
measure-needed-reached = 米国株が必要なリターンを上回った過去の期間の割合
measure-infl-change-12m = インフレ率の前年からの変化
measure-withdraw-lasted-10y = 取り崩しても資金が10年持った過去の期間の割合
measure-withdraw-lasted-20y = 取り崩しても資金が20年持った過去の期間の割合
measure-withdraw-always = 過去のすべての期間で資金が持った取り崩し率の上限
measure-withdraw-median = 過去の期間の半分で資金が持った取り崩し率の上限
measure-return-nominal = インフレ調整前のリターン
measure-return-real = インフレ調整後のリターン
measure-past-start = 投資した金額
measure-past-sum = 期間の終わりの金額
measure-past-real-sum = 最初の月のお金の価値で見た同じ金額
measure-past-worst = 投資期間と同じ長さの期間のうち最も悪いリターン
measure-past-best = 投資期間と同じ長さの期間のうち最も良いリターン
measure-past-infl = お尋ねの期間のインフレ率
measure-past-long-rate = お尋ねの期間の平均10年国債利回り
measure-past-policy-rate = お尋ねの期間の平均政策金利
measure-past-unemployment = お尋ねの期間の平均失業率
measure-past-gdp = お尋ねの期間の実質国内総生産（GDP）の変化
measure-policy-rate = 米国の政策金利
measure-rate-supposed = 質問で想定しているリターン
measure-rate-grown-sum = そのリターンでの最終額
measure-grown-needed-median = 過去の期間の半分で足りた一括投資額
measure-grown-needed-low = 過去の期間の9割で足りた一括投資額
measure-rate-needed-sum = そのリターンで目標に必要な金額
measure-rate-saved-sum = そのリターンでの毎月の積み立ての最終額
measure-rate-monthly-sum = そのリターンで目標に必要な毎月の金額
measure-rate-doubling = お金が2倍になるまでの時間
measure-recovery = 米国株が暴落前の高値を回復するまでの期間
measure-repay-rate = ローンの金利
measure-repay-beaten = 米国株のリターンがローンの金利を上回った過去の期間の割合
measure-rate-fall = 利回りの低下幅
measure-bond-gain = 利回りがそれだけ下がったときの10年債の値上がり
measure-infl-supposed = 質問で想定しているインフレ率
measure-infl-erosion = そのインフレ率で失われる購買力
measure-plan-paid = 積立総額
measure-plan-median-sum = 現在のお金の価値で見た積立資産の額、過去の期間の中央値
measure-plan-low-sum = 現在のお金の価値で見た積立資産の額、過去の期間の9割で上回った額
measure-plan-monthly-median = 過去の期間の半分で足りた毎月の積立額
measure-plan-monthly-low = 過去の期間の9割で足りた毎月の積立額
measure-withdraw-always-sum = 過去のすべての期間で資金が持った年間の取り崩し額の上限
measure-withdraw-median-sum = 過去の期間の半分で資金が持った年間の取り崩し額の上限
measure-withdraw-always-month = 過去のすべての期間で資金が持った毎月の取り崩し額の上限
measure-withdraw-median-month = 過去の期間の半分で資金が持った毎月の取り崩し額の上限
measure-withdraw-years-worst = 過去の最悪の期間で資金が持った年数
measure-withdraw-years-typical = 過去の期間の半分で資金が持った年数
measure-withdraw-capital-always = 過去のすべての期間で足りた当初資金
measure-withdraw-capital-median = 過去の期間の半分で足りた当初資金
measure-plan-median = 積立総額に対する資産の倍率、過去の期間の中央値
measure-plan-low = 積立総額に対する資産の倍率、過去の期間の下位10分の1
measure-plan-loss = 資産が積立総額を下回った過去の期間の割合
measure-grown-start = 一括で投資した額
measure-grown-median-sum = 現在のお金の価値で見た一括投資の最終額、過去の期間の中央値
measure-grown-low-sum = 現在のお金の価値で見た一括投資の最終額、過去の期間の9割で上回った額
measure-grown-median = 投資額に対する一括投資の最終額の倍率、過去の期間の中央値
measure-grown-low = 投資額に対する一括投資の最終額の倍率、過去の期間の下位10分の1
measure-grown-loss = 一括投資が損失で終わった過去の期間の割合
measure-lump-ahead = 一括投資が分割投資を上回った過去の1年間の割合
measure-lump-lead = 一括投資が分割投資を上回った幅、過去の1年間の中央値
measure-wait-fall = 買う前に待つ下落の幅
measure-wait-reached = その後、投資期間内に価格がそれだけ下がった月の割合
measure-bond-loss-1pt = 利回りが1ポイント上がったときの10年債の値下がり
measure-bond-loss = 利回りがそれだけ上がったときの10年債の値下がり
measure-rate-rise = 質問にある利回りの上昇幅
measure-stock-fall = 質問にある株式の下落幅
measure-mix-stock-fall = 債券の価格が変わらない場合に、その下落で組み合わせが出す損失
measure-part-weight = その部分の比率
measure-part-fall = その部分の想定下落率
measure-whole-fall = 全体の損失
measure-supposed-sum = 質問にある金額
measure-supposed-lost = その金額の損失
measure-supposed-left = その金額の残り
measure-mix-median = 組み合わせのインフレ調整後年率リターンの中央値
measure-other-mix-median = 二つ目の組み合わせのインフレ調整後年率リターンの中央値
measure-other-mix-loss = 二つ目の組み合わせが損失に終わった期間の割合
measure-other-mix-fall = 二つ目の組み合わせの最大の下落

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name }の1株当たり利益は1年間で{ $size }減りました
       *[up] { $name }の1株当たり利益は1年間で{ $size }増えました
    }{ $more ->
        [yes] （{ $eps_diluted }）
       *[no] { "" }
    }
wrong-eps = 次の年次報告で1株当たり利益が逆方向に動く。
claim-tax-credit =
    税引前利益の{ $tax_credit }に当たる税金の戻りが、{ $name }の純利益を押し上げました{ $more ->
        [yes] 。純利益率は営業利益率を{ $net_above_operating }上回っていました
       *[no] { "" }
    }
wrong-tax-credit = 税金の戻りが毎年続くか、それがなくても利益が保たれる。
claim-other-income = { $name }の純利益率は営業利益率を{ $net_above_operating }上回っていました。利息、売却益、一時的な項目が利益に加わりました
wrong-other-income = その追加の収益が毎年続く。
claim-doubted = { $text }。ただし、{ $doubt }。
doubt-equity-to-assets = 自己資本が総資産の{ $value }しかないため、あまり参考になりません
doubt-capital-to-assets = 投下資本が総資産の{ $value }しかないため、あまり参考になりません
doubt-buybacks-5y-to-equity = 5年間の自社株買いが残った自己資本の{ $value }倍に達するため、あまり参考になりません
doubt-tax-credit = 税引前利益の{ $value }に当たる税金の戻りが寄与しています
doubt-net-above-operating = 本業以外の収益が寄与しています（純利益率は営業利益率を{ $value }上回ります）
doubt-eps-growth-5y = 1株当たり利益は5年間で{ $size }減りました
doubt-fcf-margin = フリーキャッシュフローが売上高の{ $value }しかないため、あまり参考になりません
doubt-eps-growth-1y = 1株当たり利益が直近の1年間で{ $size }減ったため、あまり参考になりません
claim-implied-growth =
    1871年以降の米国株と同じリターンを上げるには、{ $name }の利益がインフレ調整後で、この先ずっと{ $implied_growth_size }{ $implied_growth_way ->
        [down] を超えるペースで減らないことが必要です
       *[up] のペースで伸びる必要があります
    }{ $more ->
        [yes] 。1株当たり利益は5年間で{ $eps_growth_5y_size }{ $eps_growth_5y_way ->
            [down] 減りました
           *[up] 増えました
        }
       *[no] { "" }
    }
wrong-implied-growth = 利益がそれより速く伸びるか、より低いリターンがすべての株式で普通になる。
measure-equity-to-assets = 自己資本比率
measure-capital-to-assets = 総資産に対する投下資本の割合
measure-buybacks-5y-to-equity = 5年間の自社株買い（自己資本の倍数）
measure-tax-credit = 税引前利益に対する税金の戻り
measure-net-above-operating = 純利益率が営業利益率を上回る幅
measure-implied-growth = 時価総額が織り込む利益の伸び

## How the confidence came about.

confidence-kind-accounts = 決算
confidence-kind-valuation = 割高・割安
confidence-kind-prices = 価格
confidence-kind-risk = リスク
confidence-kind-portfolio = 投資の組み合わせ
confidence-kind-economy = 経済
confidence-readings =
    { $name }：主な数値{ $readings }件のうち{ $agreeing }件が結論と同じ方向です。{ $dates ->
        [one] 数値の日付：{ $to }。
       *[several] 数値の日付：{ $from }から{ $to }まで。
    }
confidence-facts =
    { $name }：主な数値は{ $readings }件です。{ $dates ->
        [one] 数値の日付：{ $to }。
       *[several] 数値の日付：{ $from }から{ $to }まで。
    }
confidence-missing = { $name }：数値がありません。

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = 調べた価格または為替レート
measure-looked-change = 調べた変化
measure-looked-ratio = 調べた比率または相関
lookup-consumer-prices = 米国の消費者物価
lookup-price-ounce = { $name }（1オンス）
lookup-price-gram = { $name }（1グラム）
lookup-price-now =
    { $name }は{ $date }時点で{ $price }で、1年前（{ $then }）より{ $way ->
        [down] { $size }低い
       *[other] { $size }高い
    }水準でした。
lookup-price-at = { $name }は{ $date }時点で{ $price }でした。
lookup-price-near = { $asked }の{ $name }の価格はありません。手元で最も近いのは{ $date }の{ $price }です。
lookup-price-range = { $time }の{ $name }は{ $low }から{ $high }の間で、最後は{ $last }（{ $date }）でした。
lookup-price-change =
    { $name }は{ $from }から{ $to }までに{ $size }{ $way ->
        [down] 下がりました
       *[other] 上がりました
    }（{ $start }から{ $end }）。
lookup-price-return =
    { $name }の株は{ $from }から{ $to }までに{ $size }{ $way ->
        [down] 下がりました
       *[other] 上がりました
    }（株式分割と配当を含む）。
lookup-price-top =
    { $name }：{ $from }から{ $to }までの当社データで{ $kind ->
        [low] 最も低い
       *[other] 最も高い
    }のは{ $top }（{ $date }）です。
lookup-price-off = { $name }は{ $now_date }時点で{ $price }で、当社データの最高値{ $top }（{ $date }）より{ $size }低い水準です。
lookup-price-level = { $name }は{ $date }時点で{ $price }で、{ $from }以降の当社データの{ $share }の日より高い水準です（中央値は{ $median }）。
lookup-price-average = { $name }の{ $from }から{ $to }までの平均は{ $average }です。
lookup-price-convert = { $date }のレートで、{ $sum }は{ $result }に相当します（手数料を含まない計算です）。
lookup-price-ratio = { $name }1オンスは{ $date }時点で{ $other }{ $ratio }オンス分で、1年前は{ $then }オンス分でした。
lookup-price-correlation = { $name }と{ $other }の月ごとの変化の相関は、{ $from }から{ $to }まで{ $value }でした（1は常に同じ動き、0は無関係）。
lookup-price-month =
    { $name }の{ $kind ->
        [worst] 最悪
       *[other] 最良
    }の月は{ $from }から{ $to }までで、{ $size }の{ $way ->
        [down] 下落
       *[other] 上昇
    }でした。
lookup-price-fall = その期間の{ $name }の最大の下落は{ $size }（{ $from }から{ $to }まで）でした。
lookup-price-swings = 1年あたりの価格変動（{ $from }から{ $to }まで）：{ $list }。
lookup-price-back = { $name }の株が{ $from }の高値に戻ったのは{ $date }です（株式分割と配当を含む）。
lookup-price-not-back =
    { $name }の株は当社の価格が終わる{ $to }までに{ $from }の高値に戻らず、{ $size }{ $way ->
        [down] 低い
       *[other] 高い
    }水準でした（株式分割と配当を含む）。
lookup-price-ranked =
    { $from }から{ $to }までで{ $kind ->
        [low] 最も弱かった
       *[other] 最も強かった
    }のは{ $first }、次が{ $list }です。
lookup-price-item =
    { $name }（{ $way ->
        [down] 下落
       *[other] 上昇
    }{ $size }）
lookup-price-sum = { $from }に{ $name }に投じた{ $sum }は、{ $to }には{ $became }になりました（株式分割と配当を含む）。
lookup-price-rate = { $name }の{ $from }から{ $to }までの平均は{ $rate }でした（株式分割と配当を含む）。
lookup-price-data = { $name }の当社の価格は{ $from }から{ $to }までです。
lookup-price-missing = お尋ねの時期の{ $name }の価格はありません。当社の価格は{ $from }から{ $to }までです。
lookup-price-none = この通貨の為替レートはありません：{ $name }。
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] 消費者物価
        [core] 食品とエネルギーを除く消費者物価
        [food] 食品の消費者物価
        [energy] エネルギーの消費者物価
        [shelter] 住居の消費者物価
        [medical] 医療の消費者物価
        [pce] 個人消費の価格（PCE）
        [ppi] 完成品の生産者物価
        [policy-rate] 政策金利（フェデラルファンド）
        [m1] 1か月物国債の利回り
        [b3] 3か月物国債の利回り
        [b6] 6か月物国債の利回り
        [y1] 1年国債の利回り
        [y2] 2年国債の利回り
        [y3] 3年国債の利回り
        [y5] 5年国債の利回り
        [y7] 7年国債の利回り
        [y10] 10年国債の利回り
        [y20] 20年国債の利回り
        [y30] 30年国債の利回り
        [curve-2y] 10年利回りから2年利回りを引いた差
        [curve-3m] 10年利回りから3か月利回りを引いた差
        [paper] 3か月物コマーシャルペーパーの金利
        [unemployment] 失業率
        [payrolls] 非農業部門の雇用者数
        [employed] 就業者数
        [labor] 労働力人口
        [factory-jobs] 製造業の雇用者数
        [claims] 週あたりの新規失業保険申請件数
        [long-unemployed] 27週以上失業している人数
        [unemployed-weeks] 平均失業期間（週）
        [hours] 製造業の週労働時間
        [wages] 財生産部門の時給
        [capacity] 製造業の設備稼働率
        [permits] 建築許可件数（年率）
        [starts] 住宅着工件数（年率）
        [production] 鉱工業生産
        [retail] 小売・飲食の売上高
        [real-sales] 製造業と商業の実質売上高
        [orders] 耐久財受注
        [inventories] 製造業と商業の在庫
        [income] 実質個人所得
        [consumption] 実質個人消費
        [gdp] 実質国内総生産
        [money-m1] マネーサプライM1
        [m2] マネーサプライM2
        [reserves] 銀行の準備預金
        [loans] 銀行の企業向け貸出
        [real-estate-loans] 銀行の不動産貸出
        [consumer-credit] 非リボルビングの消費者信用
        [oil] 原油（WTI）1バレルの価格
       *[dollar] 貿易相手国に対するドル指数
    }
lookup-economy-up = { $size }上昇
lookup-economy-down = { $size }低下
lookup-economy-same = 変わらず
lookup-economy-now = 米国の{ $name }：{ $value }（{ $date }）。1年で{ $change }、1年前は{ $before }。
lookup-economy-now-alone = 米国の{ $name }：{ $value }（{ $date }）。
lookup-economy-now-growth = 米国の{ $name }：12か月で{ $change }（{ $date }）。1年前の率は{ $before }でした。
lookup-economy-growth-alone = 米国の{ $name }：12か月で{ $change }（{ $date }）。
lookup-economy-month = 前月比：{ $change }。
lookup-economy-values = 米国の{ $name } – { $list }。
lookup-economy-yearly-values = 米国の{ $name }、期間の変化 – { $list }。
lookup-economy-newest = 最新の値：{ $value }（{ $date }）。
lookup-economy-item = { $when }：{ $value }
lookup-economy-item-mean = { $when }：平均{ $mean }、最低{ $low }（{ $low_date }）、最高{ $high }（{ $high_date }）、1年で{ $change }、期末{ $end }
lookup-economy-item-end = { $when }：期末{ $end }、1年で{ $change }
lookup-economy-item-until = { $year }（{ $date }まで）
lookup-economy-join = { $left }、{ $right }
lookup-economy-since = 米国の{ $name }：{ $change }、{ $start }（{ $start_date }）から{ $value }（{ $date }）。
lookup-economy-since-growth = 米国の{ $name }、{ $start_date }から{ $date }まで：合計で{ $change }。
lookup-economy-yearly = 年率では{ $yearly }。
lookup-economy-was-lower = はじめは終わりより{ $then }低い水準でした。
lookup-economy-was-higher = はじめは終わりより{ $then }高い水準でした。
lookup-economy-high = 米国の{ $name }（{ $from }～{ $to }）：最高は{ $value }（{ $date }）。
lookup-economy-low = 米国の{ $name }（{ $from }～{ $to }）：最低は{ $value }（{ $date }）。
lookup-economy-distance = それ以来：{ $change }、現在{ $newest }（{ $newest_date }）。
lookup-economy-inverted = 米国の{ $name }：最後にゼロを下回ったのは{ $date }の月末で{ $value }。最新の値：{ $newest }（{ $newest_date }）。
lookup-economy-worth = 米国の消費者物価、{ $from }から{ $to }まで：{ $change }。当時{ $sum }だったものは今は約{ $sum_now }で、今の{ $sum }で買えるものは当時{ $sum_then }でした。
lookup-economy-uncovered = 米国の{ $name }：データは{ $from }から{ $to }までで、お尋ねの期間のすべてはありません。
lookup-economy-no-ecb = 欧州中央銀行の政策金利はありません。ここにある政策金利は米国のものです。
lookup-economy-no-policy-rate = お尋ねの国の政策金利やその他の金利はありません。ここにある金利は米国のものです。
lookup-economy-no-country = お尋ねの国の経済の数値はありません。ここにあるのは米国のものです。
lookup-economy-no-mortgage = 住宅ローン金利はありません。よく比べられるのは米国10年国債の利回りです。
lookup-economy-no-recessions = 景気後退の一覧はないため、いつあったかは示せません。米国の失業率、生産、利回り曲線はあります。
lookup-economy-yes = はい。
lookup-economy-no = いいえ。
lookup-economy-sahm-warns = はい、サーム・ルールは景気後退を警告しています。米国の3か月平均失業率は過去1年の最低より{ $sahm }高く（{ $date }）、この規則は半ポイントから警告します。
lookup-economy-sahm-quiet = いいえ、サーム・ルールは景気後退を警告していません。米国の3か月平均失業率と過去1年の最低との差は{ $sahm }で（{ $date }）、この規則は半ポイントから警告します。
lookup-economy-after-inversion = 米国10年債の利回りが3か月物を下回った月のうち、18か月後に失業率が半ポイント以上高かったのは{ $share }、すべての月では{ $any }です。
lookup-economy-deposit-us = 金利{ $rate }から米国のインフレ率{ $inflation }を引くと、税引き前で年に約{ $real }残ります。他の国のインフレ率はデータにありません。
lookup-economy-deposit = 金利{ $rate }からインフレ率{ $inflation }を引くと、税引き前で年に約{ $real }残ります。
lookup-economy-not-covered = { $when }についてはデータがありません。
lookup-economy-item-average = { $when }：平均{ $value }
measure-economy-value = 系列の値
measure-economy-before = 1年前の値
measure-economy-change = 系列の変化
measure-economy-change-1m = 1か月の変化
measure-economy-mean = 期間の平均
measure-economy-high = 最高値
measure-economy-low = 最低値
measure-economy-end = 期末の値
measure-economy-start = 期首の値
measure-economy-yearly = 年率の変化
measure-economy-then = 期首と期末の比較
measure-economy-sum = お尋ねの金額
measure-economy-sum-now = 今の値段
measure-economy-sum-then = 当時の購買力
measure-economy-rate = お尋ねの金利
measure-economy-inflation = 比べるインフレ率
measure-economy-real = インフレ後の金利
## Subjects without data: what is missing, and what can be told.

outside-tax = 税金のデータはありません。税率や決まりは国や個々の事情によります。投資が税引き前でどれだけの収益を上げたかは示せます。
outside-start = 口座の開き方や始め方は扱っていません。銀行や証券会社、国によって異なります。米国株への毎月の積立や一括の投資が過去にどうなったかは示せますので、金額と年数を書いてください。
outside-account = 証券会社とその決まりのデータはありません。口座の開設、注文、貸株は証券会社と法律によります。投資対象の決算、価格、過去の収益率は示せます。
outside-bank = 銀行や証券会社の安全性や預金保険のデータはありません。保護の上限は各国の法律が定めます。米国の短期国債の利回りは示せます。
outside-property = 住宅価格、家賃、不動産の収益率のデータがないため、ほかの投資と比べることができません。米国の株式と債券の収益率は示せます。
outside-insurance = 保険や年金保険のデータはありません。費用と給付は契約ごとに決まっています。米国の株式と債券からの取り崩しが過去に何年もったかは示せます。
outside-analysts = アナリストの意見や目標株価はありません。会社が公表した数字は示せます。
outside-events = ニュース、政治、選挙や戦争や半減期といった出来事のデータがないため、価格への影響は述べられません。米国株が過去にどれだけの頻度でどこまで下げたかは示せます。
outside-sectors = 業種や産業、小型株のような株式のグループの収益率がないため、評価や順位付けはできません。米国株全体と個々の会社の決算は示せます。
outside-elsewhere = ほかの国や地域の株式市場、債券、投資信託のデータはありません。米国のものは示せます。
outside-bonds = 個々の債券、貯蓄債券、物価連動債のデータはありません。米国債の利回りと米国の物価上昇率は示せます。
outside-private = 株式が取引所で売買されていない会社のデータはなく、決算も価格もありません。上場会社が公表した数字は示せます。
outside-trading = デイトレードなど短期売買の成績のデータはありません。米国株が一年やそれより長い期間でどれだけの頻度で損失になったかは示せます。
outside-estate = 相続とその法律のデータがないため、最初に何をすべきかは述べられません。ポートフォリオのリスクは示せますので、内訳と比率を書いてください。
outside-fund-types = どちらが合うかは主に税金によりますが、そのデータはありません。
first-no-figures = この質問に答える数字がありません。あるのは、会社の決算、金属・暗号資産・通貨の価格、米国の金利と経済指標、米国の株式と債券の歴史です。
first-us-only = 市場や経済の全体に関する数値は、米国のものしかありません。
quoted-question = 「{ $text }」
coin-btc = ビットコイン
coin-eth = イーサリアム
# Figures of accounts that are looked up
acc-value =
    { $name }の{ $measure }は、{ $at ->
        [day] { $date }時点
       *[year] { $date }までの会計年度
    }で{ $value }でした。
acc-other-day = { $date }時点では{ $value }でした。
acc-series = { $name }の{ $measure }を会計年度ごとに、年度末の月とともに示します：{ $items }。
acc-series-item = { $date } { $value }
acc-change =
    { $name }の{ $measure }は、{ $then }（{ $from }までの会計年度）から{ $now }（{ $date }までの会計年度）へ{ $way ->
        [up] { $change }増えました
        [down] { $change }減りました
       *[level] 変わっていません
    }。
acc-rate = 年率では{ $rate }です。
acc-moved =
    { $way ->
        [up] { $change }の増加です。
        [down] { $change }の減少です。
       *[level] 変化はありません。
    }
acc-faster =
    { $name }では、{ $measure }のほうが{ $other }より{ $way ->
        [down] 大きく減りました
       *[up] 速く伸びました
    }：{ $change }に対して{ $other_change }（{ $from }までの会計年度から{ $date }までの会計年度）。
acc-cover =
    { $verdict ->
        [yes] はい、{ $name }の{ $measure }は{ $other }で賄えていました
        [no] いいえ、{ $name }の{ $measure }は{ $other }では賄えていませんでした
       *[some] { $name }の{ $measure }は一部の年だけ{ $other }で賄えていました
    }。年度末の月ごとに：{ $items }。
acc-cover-item = { $date } { $measure }{ $value }、{ $other }{ $other_value }
acc-cuts =
    { $result ->
        [cut] { $name }が{ $measure }を前年より減らした会計年度（年度末）：{ $items }。
        [raised] { $name }は{ $measure }をどの会計年度も増やしました。{ $from }までの年度（{ $then }）から{ $date }までの年度（{ $now }）です。
       *[kept] { $name }が{ $measure }を減らした会計年度はありません。{ $from }までの年度（{ $then }）から{ $date }までの年度（{ $now }）です。
    }
acc-cut-item = { $date }（{ $then }から{ $now }へ）
acc-streak =
    { $kind ->
        [loss] { $name }は{ $count }連続で赤字でした
        [profit] { $name }は{ $count }連続で黒字でした（{ $measure }）
        [rise] { $name }の{ $measure }は{ $count }連続で増えました
       *[fall] { $name }の{ $measure }は{ $count }連続で減りました
    }（{ $from }までの会計年度から{ $date }までの会計年度）。
acc-last = { $name }の決算に{ $measure }がある最後の会計年度（中断の前）は{ $date }までの年度で、{ $value }でした。翌年度にはありません。
acc-peak =
    { $is_now ->
        [yes] { $name }の{ $measure }は、手元の決算では{ $date }までの会計年度の{ $now }が最高です。
       *[no] { $name }の{ $measure }は最高から{ $fall }減りました：{ $peak }（{ $peak_date }までの会計年度）から{ $now }（{ $date }までの会計年度）。
    }
acc-total = { $name }の{ $measure }は、{ $from }までの会計年度から{ $date }までの会計年度の合計で{ $value }でした。
acc-rank =
    { $way ->
        [low] { $measure }が最も低いのは{ $name }です。低い順
       *[high] { $measure }が最も高いのは{ $name }です。高い順
    }（括弧内は年度末）：{ $items }。
acc-rank-growth =
    { $way ->
        [low] { $measure }の伸びが最も遅いのは{ $name }です。遅い順
       *[high] { $measure }の伸びが最も速いのは{ $name }です。速い順
    }（{ $from }までの会計年度、または最も近い年度から）：{ $items }。
acc-losses = 決算のある企業のうち、最新の会計年度に赤字だったのは：{ $items }。
acc-lacking = { $names }の決算に次の数字はありません：{ $measure }。
acc-no-accounts = { $names }の決算はありません。
acc-no-year = { $years }年について、{ $name }の決算に次の数字はありません：{ $measure }。
acc-uncounted = お尋ねの数字は手元のデータにありません。{ $name }の決算にあるのは会社全体の金額で、会員・顧客・従業員・製品の数や事業ごとの内訳はありません。
acc-shares-bought = { $name }の決算からは、買い戻した株数は分からず、支払った金額だけが分かります。
acc-no-why = 決算は金額を示しますが、理由は示しません。
acc-companies = 次の企業の年次決算があります：{ $names }。
acc-coverage = { $name }については、{ $from }までの会計年度から{ $date }までの会計年度の年次決算があります：売上高、利益、利益率、キャッシュフロー、負債、現金、配当、自社株買い、株式数。
measure-assets = 総資産
measure-capex = 設備投資額
measure-dividend-payout = 純利益に対する配当の割合
measure-eps-basic = 基本1株当たり利益
measure-equity = 自己資本
measure-goodwill = のれん
measure-gross-profit = 売上総利益
measure-interest-expense = 支払利息
measure-inventory = 棚卸資産
measure-net-debt = 純有利子負債
measure-operating-cash-flow = 営業キャッシュフロー
measure-operating-income = 営業利益
measure-paid-out = 配当と自社株買いの合計
measure-research = 研究開発費
measure-sales-per-share = 1株当たり売上高
measure-shares-outstanding = 発行済株式数
measure-tax-rate = 実効税率
measure-lookup-change = 変化
measure-lookup-rate = 年率の変化
measure-lookup-total = 合計
measure-lookup-cut = 減配
measure-lookup-raised = 連続増加年数
measure-lookup-streak = 連続年数
# The history of the US market, looked up, and what is said before any view.
lookup-margin = まずリスクです。借りたお金では、下落の損失が下落率そのものより大きくなり、価格が戻る前に貸し手が返済を求めることがあります。米国株の価格はかつて{ $fall }下落しました（{ $from }～{ $to }）。半分が借入なら、半値になるだけで自分のお金はすべてなくなります。
lookup-short = はい。空売りでは、入れた額より多く失うことがあります。損失は価格とともに増え、価格に上限はないからです。米国株全体でさえ、十二か月で{ $best }上昇したことがあります（{ $from }～{ $to }）。
lookup-weight = お金の{ $weight }が一か所（{ $name }）にあること自体がリスクです。そこが半値になるだけで、全財産の{ $loss }が失われます。
lookup-weight-company = 米国株全体は最悪のとき{ $fall }下落しましたが（{ $from }～{ $to }、インフレ調整後）、その後戻りました。一つの会社はもっと深く下がり、二度と戻らないこともあります。
lookup-single-stocks = より安全なのはインデックスファンドです。低いコストで数百社に分散しており、そのうちの一社が破綻しても損失はわずかです。
lookup-one-company = 一つの会社
lookup-fee = { $fee }の手数料は、その前のリターンにかかわらず、{ $years }で最終額の{ $taken }を奪います。参考までに、米国株は1871年以降、インフレ調整後で平均{ $average }でした（手数料を引く前）。
lookup-bills = 三か月物の米国短期国債の利回りは{ $bills }（{ $date }）で、{ $real_way ->
        [down] インフレ率を{ $real }下回ります
       *[up] インフレ率を{ $real }上回ります
    }。
lookup-loan = 決め手はローンの金利ですが、質問にはありません。早く返した分は、その金利を確実に節約できます。米国株は1871年以降、インフレ調整後で平均{ $average }でしたが、最悪のとき{ $fall }下落しました。
lookup-name-cape = 米国株のCAPE（価格を十年間の平均利益で割った値）
lookup-name-pe = 米国株の価格と一年間の利益の比率
lookup-name-yield = 米国株の配当利回り
lookup-name-price = S&P総合指数（月平均）
lookup-value = { $date }の{ $name }は{ $value }でした。
lookup-range = { $since }以降の{ $name }は、最高が{ $high }（{ $high_date }）、最低が{ $low }（{ $low_date }）でした。全ての月の中央値は{ $median }です。
lookup-after-cape = CAPEが{ $bound }以上だった月の後の十年間、米国株はインフレ調整後で{ $median_way ->
        [down] { $median }の損失
       *[up] { $median }の利益
    }でした（1881年以降の中央値）。そのうち{ $gained }の期間で利益が出ました。
lookup-premium = 利益から見ると、米国株は十年物の米国債より{ $premium_way ->
        [down] { $premium }低い
       *[up] { $premium }高い
    }リターンを約束していました（{ $date }）。十年平均による利益と価格の比率（CAPEの逆数）から、インフレ調整後の国債利回りを引いた値です。
lookup-fall = { $deepest ->
        [yes] 1871年以降で最も深い下落（{ $name }）は{ $fall }でした
       *[no] 下落（{ $name }）は{ $fall }でした
    }（{ $from }～{ $to }、配当と利息を含み、インフレ調整後）。
lookup-recovered = 高値から、その高値に戻るまで{ $recovery }かかりました（{ $to }）。
lookup-not-recovered = 高値に戻る前に、手元のデータは終わっています。
lookup-fall-prices = 価格だけでは（配当を除き、インフレ調整前）、{ $fall }下落しました（{ $from }～{ $to }、月平均）。
lookup-below-high = { $date }の米国株の価格は、それまでの高値を{ $fall }下回っていました（月平均）。
lookup-extremes = { $since }年以降（{ $name }）、{ $span ->
        [month] 最悪の月
        [decade] 最悪の十年間
       *[year] 最悪の年
    }はインフレ調整後で{ $worst_way ->
        [up] { $worst }の利益
       *[down] { $worst }の損失
    }（{ $from }～{ $to }）、最良の場合は{ $best_way ->
        [down] { $best }の損失
       *[up] { $best }の利益
    }（{ $best_from }～{ $best_to }）でした。価格は月平均です。
lookup-average = { $name }は1871年以降、配当と利息を含めインフレ調整後で平均{ $mean }でした。{ $years }の期間では中央値が{ $median_way ->
        [down] { $median }の損失
       *[up] { $median }の利益
    }で、{ $lost }の期間が損失に終わりました。
lookup-losses = { $name }は1871年以降、{ $years }のすべての期間のうち{ $lost }でインフレ調整後に損失となりました。最悪の期間は{ $worst_way ->
        [up] { $worst }の利益
       *[down] { $worst }の損失
    }でした（{ $from }～{ $to }）。
lookup-bears-often = 1871年以降、米国株が五分の一以上下落したのは{ $count }回で、平均すると{ $every }に一度です（価格のみ、月平均）。
lookup-bears = 1871年以降、五分の一以上の米国株の下落は、高値から底まで平均{ $length }、高値に戻るまで平均{ $recovery }かかりました（価格のみ、月平均）。
lookup-season = { $name }：1871年以降の価格は{ $mean_way ->
        [down] 月平均{ $mean }の下落
       *[up] 月平均{ $mean }の上昇
    }で、全ての月では{ $all_way ->
        [down] { $all }の下落
       *[up] { $all }の上昇
    }でした（月平均の価格）。
lookup-summer = 五月から十月
lookup-swings = 1871年以降の米国株の価格の変動率は{ $swings }です（月平均の標準偏差。日々の価格ではもっと高くなります）。
lookup-saved = 毎月積み立てた合計{ $paid }は、{ $to }までに約{ $sum }になりました（配当込み、インフレ調整前）。その間の米国株のインフレ調整後リターンは{ $return }でした。
lookup-years-up = 暦年（1～12月）で見ると、{ $since }年以降の{ $count }年のうち米国株が上昇したのは{ $up }年でした（配当を含み、インフレ調整後）。損失に終わった年の割合は{ $lost }です。1年間の損益の中央値は{ $median_way ->
        [down] { $median }の損失
       *[up] { $median }の利益
    }でした。
lookup-losing-years = { $since }年以降、米国株が暦年（1～12月）で{ $run }年以上続けて損失となった回数は{ $runs }回です（インフレ調整後、配当を含む）。損失が最も長く続いた期間は{ $longest }でした。
lookup-when =
    { $condition ->
        [cut] 米国の政策金利が0.5パーセントポイント以上下がった
        [rise] 米国の政策金利が0.5パーセントポイント以上上がった
       *[inflation] 米国の消費者物価が5%以上上昇した
    }暦年（1～12月）には、米国株の1年間の損益の中央値は{ $median_way ->
        [down] { $median }の損失
       *[up] { $median }の利益
    }で（配当を含み、インフレ調整後）、そうした年の{ $lost }が損失に終わりました（そうした年は{ $since }年以降の{ $all_count }年のうち{ $count }年）。{ $all_count }年全体では、中央値は{ $all_way ->
        [down] { $all }の損失
       *[up] { $all }の利益
    }で、そのうち{ $all_lost }の年が損失に終わりました。
lookup-chance =
    1871年以降、{ $years }のすべての期間のうち{ $chance }で、米国株は{ $gain ->
        [double] 2倍以上になりました
        [year] { $percent }を上回る利益となりました
       *[all] { $percent }を上回る利益となりました
    }（配当を含み、インフレ調整前）。インフレ調整後では、その割合は{ $real }でした。
lookup-dividends = { $date }の米国株の配当利回り{ $yield }で計算すると、{ $sum }に対する税引き前の配当は年におよそ{ $income }です。配当は企業の利益とともに増減し、株式の価値も同じように上下します。
outside-picks = 個別の銘柄は選ばず、全銘柄の順位付けも持っていません。会社名を挙げていただければ決算を比べます。米国株全体については収益率を示せます。
first-bearable =
    { $fits ->
        [yes] これは、耐えられるとおっしゃった{ $bearable }の損失の範囲内です。
       *[no] このような下落は、耐えられるとおっしゃった{ $bearable }の損失を超えます。
    }
measure-years-count = 暦年の数
measure-years-median = 暦年の中央値
measure-years-lost = 損失に終わった暦年の割合
measure-years-up = 利益が出た暦年の数
measure-losing-runs = 損失の年が続いた回数
measure-losing-longest = 損失の年が最も長く続いた期間
measure-when-count = そうした年の数
measure-when-median = そうした年の中央値
measure-when-lost = そうした年のうち損失に終わった割合
measure-chance = その利益を上回った期間の割合
measure-chance-gain = お尋ねの利益
measure-chance-real = インフレ調整後でその利益を上回った期間の割合
measure-dividend-income = その金額に対する年間の配当
lookup-not-covered = 手元の米国株と債券の履歴には、質問の月が含まれていません。1871年から{ $date }まで、米国株はインフレ調整後で{ $average }でした。
measure-season = 一か月の平均変化
measure-fee = 年間手数料
measure-fee-taken = 手数料が奪う最終額の割合
measure-fee-years = 手数料のかかる年数
measure-bear-count = 五分の一以上の下落の回数
measure-bear-every = 下落から次の下落までの年数
measure-bear-length = 高値から底までの月数
measure-bear-recovery-length = 高値に戻るまでの月数
measure-weight-loss = その部分が半値になったときの全体の損失
