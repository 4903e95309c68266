# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text }（截至{ $dates }）。
surroundings = 背景：{ $text }
between-sentences = { "" }
between = { "；" }
us-market = 美国股市
us-stocks = 美股
us-bonds = 美国十年期国债
measure-of = { $measure }（{ $name }）
side = { $name } { $value }
side-dated = { $name } { $value }（{ $date }）
sentence = { $text }。
compare =
    { $measure }：{ $values }{ $ahead ->
        [one] ；{ $name }占优
        [level] ；大致持平
       *[untold] { "" }
    }
absent = 未能发言：{ $reason }
dissent =
    { $stance ->
        [supports] { $seat }更为看好：{ $claim }
       *[opposes] { $seat }更不看好：{ $claim }
    }

## The seats of the committee.

seat-chair = 主席
seat-fundamentals = 基本面
seat-valuation = 估值
seat-market = 市场与技术面
seat-desk = 资料研究
seat-macro = 宏观与利率
seat-industry = 行业
seat-allocation = 资产配置
seat-risk = 风险官
seat-red-team = 红队
mandate-chair = 逐条权衡各项论点，并写出看法。
mandate-fundamentals = 考察企业或市场的盈利、分红与负债。
mandate-valuation = 考察价格与自身历史及债券相比是高是低。
mandate-market = 考察价格的走势。
mandate-desk = 查明问题所问的内容：某项数据或某个术语的含义。
mandate-macro = 考察通胀、利率与经济状况。
mandate-industry = 考察企业面对竞争对手与客户的实力。
mandate-allocation = 考察投资组合各部分如何共同变动。
mandate-risk = 考察可能亏什么、亏多少、多久亏一次，并与您的承受能力相比。
mandate-red-team = 挑战草稿：找出相反的理由、陈旧的数据，以及分量过重的单个数字。
lens-chair = 全部证据总体上说明什么
lens-fundamentals = 营收、利润率、现金与债务
lens-valuation = 价格与盈利、自身历史及债券的比较
lens-market = 回报、趋势与成交
lens-desk = 所问的数据或术语
lens-macro = 通胀、利率与就业
lens-industry = 定价能力与投资需求
lens-allocation = 权重以及各部分的联动
lens-risk = 下跌、波动与亏损的频率
lens-red-team = 这一看法可能错在哪里
needs-fundamentals = 年度财报
needs-valuation = 价格与财报
needs-market = 每日价格
needs-desk = 所问的数据
needs-macro = 通胀与利率
needs-industry = 年度财报
needs-allocation = 持仓与每日价格
needs-risk = 每日价格
task-title = { $seat }：{ $name }
task-instructions = { $mandate }每个数字都来自注明日期的来源，缺失之处会说明。
task-acceptance = 至少一条附有数字的论点，或说明还缺什么。

## What the committee must answer.

ask-single-1 = { $name }的表现如何：回报、波动与最大跌幅？
ask-single-2 = { $name }的盈利如何？以其自身历史衡量，当前价格是高是低？
ask-single-3 = 哪些外部环境对{ $name }有利或不利？
ask-single-4 = 发生什么情况才会造成永久性损失？
ask-comparison-1 = { $name }在回报、波动与最大跌幅上有何不同？
ask-comparison-2 = 按营收和资产衡量，其中哪一个盈利更强？
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
ask-theme-3 = 什么情况会证明这一判断是错的？

## Thinking aloud.

thinking = 查看{ $lens }：{ $figures }。
thinking-nothing = 查看{ $lens }。我们没有这方面的数据。
thinking-builds-on = 这建立在先前的发现之上：{ $first }
caveat-stale = 这些数据距今已有{ $age }。
caveat-surroundings = 其中一部分只是背景信息，并非针对对象本身。
caveat-overlap = 过去的时段相互重叠，真正独立的时段比看上去少。
nothing = 从这个角度，我们没有数据可以评判{ $name }。
no-guess = 再多说就是猜测了。
wrong-nothing = 缺失的数据得到补充。
missing-fundamentals = 我们没有{ $name }的财务报表。
missing-valuation = 我们没有可与盈利对照的{ $name }价格。
missing-market = 我们没有{ $name }的价格数据。
missing-risk = 我们没有{ $name }的价格数据。
missing-desk = 我们没有能回答这个问题的数据。
missing-macro = 我们没有通胀或利率数据。
missing-industry = 我们没有能显示{ $name }行业地位的财务报表。
missing-allocation = 我们没有您各项持仓的权重和价格。

## Market and Technicals.

claim-year =
    截至{ $dates }的一年里，{ $name }{ $return_1y_way ->
        [down] 下跌
       *[up] 上涨
    }了{ $return_1y_size }{ $more ->
        [yes] ；五年里的{ $return_5y_way ->
            [down] 跌幅
           *[up] 涨幅
        }为{ $return_5y_size }
       *[no] { "" }
    }。
wrong-year = 更新的价格在十二个月里显示相反的走势。
claim-momentum =
    从{ $from }到{ $to }，{ $name }{ $momentum_12_1_way ->
        [down] 下跌
       *[up] 上涨
    }了{ $momentum_12_1_size }。
wrong-momentum = 价格在未来几个月里掉头。
claim-trend =
    { $name }的价格比{ $daily ->
        [yes] 200日均线
       *[no] 十个月均值
    }{ $trend_way ->
        [down] 低
       *[up] 高
    }{ $trend_size }（{ $dates }）。
wrong-trend = 价格穿过这条均线。
claim-below-high = { $name }的价格比{ $from }的高点低{ $drawdown_now_size }（{ $dates }）。
wrong-below-high = 旧高点是泡沫，价格再也回不去。
claim-real-return =
    扣除通胀后，{ $name }在截至{ $dates }的五年里{ $real_return_5y_way ->
        [down] 亏损
       *[up] 收益
    }为{ $real_return_5y_size }。
wrong-real-return = 未来五年，价格或通胀的走势不同。
claim-volume = 截至{ $dates }的一个月里，{ $name }的成交量是全年平均的{ $volume_ratio }倍。
wrong-volume = 单日的大量成交就能解释这一差异。

## Risk Officer.

claim-fall =
    截至{ $dates }的三年里，{ $name }{ $real_fall ->
        [yes] 扣除通胀后
       *[no] { "" }
    }最多下跌过{ $max_drawdown_36m_size }{ $dated ->
        [yes] （{ $from }至{ $to }）
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] 。这{ $verdict ->
            [opposes] 超出了
           *[other] 没有超出
        }风险承受能力允许的范围
    }。
wrong-fall = 之后的下跌明显更深或更浅。
claim-loss-frequency =
    从{ $since }年到{ $dates }，持有{ $name }满{ $horizon }的所有时段中，有{ $freq_neg }{ $real ->
        [yes] 在扣除通胀后
       *[no] { "" }
    }以亏损告终。
wrong-loss-frequency = 计入更近的年份后，亏损明显更常见或更少见。
claim-swings = 截至{ $dates }的三年里，{ $name }的波动幅度通常为{ $vol_36m }。
wrong-swings = 更长或更近的时段显示出大得多或小得多的波动。
claim-best-days =
    从{ $since }年到{ $dates }，{ $name }的{ $return_all_way ->
        [down] 亏损
       *[up] 收益
    }为{ $return_all_size }。若去掉涨得最好的十天，{ $return_all_less_best_10_way ->
        [down] 亏损
       *[up] 收益
    }为{ $return_all_less_best_10_size }。
wrong-best-days = 好日子的分布比过去更均匀。
claim-beta =
    截至{ $dates }的三年里，美国市场每涨跌百分之一，{ $name }平均涨跌百分之{ $beta_36m }{ $more ->
        [yes] （相关系数：{ $correlation_36m }）
       *[no] { "" }
    }。
wrong-beta = 与市场的关联随业务变化而改变。
claim-interest =
    截至{ $dates }的财年，{ $interest_coverage_way ->
        [down] { $name }出现营业亏损，完全无法负担利息
       *[up] { $name }的营业利润是利息支出的{ $interest_coverage }倍
    }。
wrong-interest = 债务须以高得多的利率续借。
claim-debt = { $name }的债务是股东权益的{ $debt_to_equity }倍（{ $dates }）。
wrong-debt = 收购、减值或回购改变了债务或权益。
claim-worst =
    { $name }有记录以来{ $real_fall ->
        [yes] 扣除通胀后的
       *[no] { "" }
    }最大跌幅为{ $max_drawdown_all_size }{ $dated ->
        [yes] （{ $from }至{ $to }）
       *[no] { "" }
    }，价格数据截至{ $dates }。这样的下跌可能再次发生。
wrong-worst = 更早或更晚的价格显示更深的跌幅。
claim-portfolio-fall =
    截至{ $dates }的三年里，您的持仓合计最多下跌过{ $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] 。这{ $verdict ->
            [opposes] 超出了
           *[other] 没有超出
        }风险承受能力允许的范围
    }。
wrong-portfolio-fall = 之后的下跌明显更深或更浅。
claim-portfolio-swings = 截至{ $dates }的三年里，您的持仓合计波动幅度通常为{ $pf_vol_36m }。
wrong-portfolio-swings = 各项持仓波动加大，或更加同步。

## Fundamentals.

claim-growth =
    截至{ $dates }的财年，{ $name }的营收{ $revenue_growth_1y_way ->
        [down] 下降
       *[up] 增长
    }了{ $revenue_growth_1y_size }{ $more ->
        [yes] ；两年里的{ $revenue_growth_2y_way ->
            [down] 降幅
           *[up] 增幅
        }为{ $revenue_growth_2y_size }
       *[no] { "" }
    }。
wrong-growth = 下一份年报显示相反的情况。
claim-margin =
    截至{ $dates }的财年，{ $name }的营业{ $operating_margin_way ->
        [down] 亏损
       *[up] 利润
    }占营收的{ $operating_margin_size }{ $more ->
        [yes] ，净{ $net_margin_way ->
            [down] 亏损
           *[up] 利润
        }占{ $net_margin_size }
       *[no] { "" }
    }。
wrong-margin = 成本连续两年比价格涨得快。
claim-margin-change =
    截至{ $dates }的财年，{ $name }的营业利润率{ $operating_margin_change_1y_way ->
        [down] 下降
       *[up] 上升
    }了{ $operating_margin_change_1y_size }。
wrong-margin-change = 一次性的费用或收益就能解释这一变化。
claim-capital =
    截至{ $dates }的财年，{ $name }的投入资本{ $roic_way ->
        [down] 亏损率
       *[up] 回报率
    }为{ $roic_size }{ $more ->
        [yes] ，净资产{ $roe_way ->
            [down] 亏损率
           *[up] 收益率
        }为{ $roe_size }
       *[no] { "" }
    }。
wrong-capital = 新的竞争者把回报率压向资本成本。
claim-equity =
    截至{ $dates }的财年，{ $name }的净资产{ $roe_way ->
        [down] 亏损率
       *[up] 收益率
    }为{ $roe_size }{ $more ->
        [yes] ，总资产{ $roa_way ->
            [down] 亏损率
           *[up] 收益率
        }为{ $roa_size }
       *[no] { "" }
    }。
wrong-equity = 收益率高是因为举债或股东权益很少，业务本身赚得更少。
claim-cash = 截至{ $dates }的财年，{ $name }的经营现金流是净利润的{ $cash_conversion }倍。
wrong-cash = 经营现金流降到净利润以下。
claim-free-cash =
    截至{ $dates }的财年，{ $name }在投资之后{ $fcf_margin_way ->
        [down] 净流出
       *[up] 结余
    }的现金相当于营收的{ $fcf_margin_size }{ $more ->
        [yes] （{ $free_cash_flow_size }）
       *[no] { "" }
    }。
wrong-free-cash = 公司必须投入更多才能维持现状。
claim-net-debt =
    { $name }的{ $net_debt_to_operating_income_way ->
        [down] 净现金
       *[up] 净债务
    }相当于一年营业利润的{ $net_debt_to_operating_income_size }倍（{ $dates }）。
wrong-net-debt = 现金另有用途，或债务上升。
claim-shares =
    截至{ $dates }的财年，{ $name }的股份数量{ $shares_change_1y_way ->
        [down] 减少
       *[up] 增加
    }了{ $shares_change_1y_size }。
wrong-shares = 为收购或员工激励而增发新股。
claim-market-earnings =
    截至{ $dates }的十年里，美国企业盈利扣除通胀后的{ $sp_real_earnings_growth_10y_way ->
        [down] 降幅
       *[up] 增幅
    }为{ $sp_real_earnings_growth_10y_size }。
wrong-market-earnings = 未来几年抵消了这一变化。
claim-market-payout = 美国企业把盈利的{ $sp_payout }作为股息派发（{ $dates }）。
wrong-market-payout = 盈利下降而股息不变。
claim-market-dividend = 美国股票的股息率为{ $sp_dividend_yield }，十年期国债收益率为{ $sp_long_rate }（{ $dates }）。
wrong-market-dividend = 企业通过回购返还的多于股息。

## Valuation.

claim-own-history = { $name }的股价是年盈利的{ $pe }倍，通常为{ $pe_median }倍（{ $dates }）。在有记录的年份中，有{ $pe_percentile }的年份比现在便宜。
wrong-own-history = 盈利追上了股价，股价无需下跌。
claim-earnings-yield =
    { $name }的盈利相当于股价的{ $earnings_yield }{ $more ->
        [yes] （市盈率{ $pe }倍）
       *[no] { "" }
    }；十年期国债收益率为{ $long_rate }（{ $dates }）。
wrong-earnings-yield = 债券收益率变动很大，比较的结果反转。
claim-cash-yield = { $name }的自由现金流相当于股价的{ $fcf_yield }（{ $dates }）。
wrong-cash-yield = 那一年的现金流是个例外。
claim-against-market = 按盈利衡量，{ $name }的股价是美国市场的{ $pe_to_market }倍（{ $dates }）。
wrong-against-market = 盈利增长够快，足以支撑股价。
claim-float = 仅{ $name }自由流通股的市值就是年净利润的{ $float_to_earnings }倍（{ $dates }）；若计入内部人士持有的股份，倍数还会更高。
wrong-float = 此后股价变动很大。
claim-market-cape = 美国股票的价格是十年平均盈利的{ $cape }倍，通常为{ $cape_median }倍（{ $dates }）。自1881年以来，有{ $cape_percentile }的月份比现在便宜。
wrong-market-cape = 盈利追上了股价，股价无需下跌。
claim-market-after =
    从这么贵或更贵的起点出发，美国股票此后十年扣除通胀后的{ $after_cape_median_10y_way ->
        [down] 亏损
       *[up] 收益
    }通常为{ $after_cape_median_10y_size }。自1871年以来平均收益为{ $sp_real_return_all }（数据截至{ $dates }）。
wrong-market-after = 过去为数不多的高价起点相互重叠，也未必与这次相似。
claim-market-excess =
    美国股票的盈利收益率比扣除通胀后的国债收益率{ $excess_cape_yield_way ->
        [down] 低
       *[up] 高
    }{ $excess_cape_yield_size }（{ $dates }）。
wrong-market-excess = 扣除通胀后的债券收益率大幅变动。

## Industry.

claim-pricing-power =
    截至{ $dates }的财年，{ $name }的毛利率为{ $gross_margin }，说明其定价能力{ $verdict ->
        [supports] 较强
        [opposes] 有限
       *[neutral] 中等
    }。
wrong-pricing-power = 竞争对手以更低价格提供同样的产品并抢走客户。
claim-investment = 截至{ $dates }的财年，{ $name }把营收的{ $capex_to_revenue }投入厂房和设备。
wrong-investment = 公司必须补上推迟的投资。
claim-research = 截至{ $dates }的财年，{ $name }把营收的{ $rd_to_revenue }用于研发。
wrong-research = 这笔支出没有带来成功的产品。

## Macro and Rates.

claim-inflation =
    截至{ $dates }的一年里，美国消费者价格{ $infl_12m_way ->
        [down] 下降
       *[up] 上涨
    }了{ $infl_12m_size }；十年里的涨幅为{ $infl_10y }。
wrong-inflation = 较新的通胀数据相差超过一个百分点。
claim-real-rate =
    扣除通胀后，美国十年期国债的{ $real_long_rate_way ->
        [down] 亏损
       *[up] 收益
    }为{ $real_long_rate_size }（{ $dates }）。
wrong-real-rate = 未来的通胀与过去一年不同。
claim-rate-change =
    美国十年期国债收益率在十二个月里{ $long_rate_change_12m_way ->
        [down] 下降
       *[up] 上升
    }了{ $long_rate_change_12m_size }，至{ $long_rate }（{ $dates }）。其长期中位数为{ $long_rate_median }。
wrong-rate-change = 收益率在您的投资期限内掉头。
claim-curve =
    美国十年期国债的收益率比三个月期国库券{ $curve_10y_3m_way ->
        [down] 低
       *[up] 高
    }{ $curve_10y_3m_size }（{ $dates }）{ $more ->
        [yes] 。在所有月份中，有{ $curve_share_inverted }的月份短期利率高于长期利率
       *[no] { "" }
    }。
wrong-curve = 短期与长期利率的高低互换。
claim-credit = 信用较差的美国企业借债的利率比政府高{ $credit_spread }（{ $dates }）。有{ $credit_spread_percentile }的月份差距更小。
wrong-credit = 放贷方收紧，差距扩大。
claim-jobs = 美国失业率为{ $unemployment }（{ $dates }），长期中位数为{ $unemployment_median }。
wrong-jobs = 失业率在一年内上升半个百分点。

## Allocation.

claim-stocks-bonds =
    截至{ $dates }的十年里，扣除通胀后，美国股票的{ $sp_real_return_10y_way ->
        [down] 亏损
       *[up] 收益
    }为{ $sp_real_return_10y_size }，国债的{ $bond_real_return_10y_way ->
        [down] 亏损
       *[up] 收益
    }为{ $bond_real_return_10y_size }。
wrong-stocks-bonds = 未来十年两者的高下逆转，历史上曾有先例。
claim-stocks-ahead = 从1871年到{ $dates }，在所有长达十年的时段中，有{ $freq_stocks_beat_bonds_10y }的时段美国股票跑赢债券。
wrong-stocks-ahead = 这些时段相互重叠，真正独立的少得多。
claim-worst-decade =
    在最差的十年里，美国股票扣除通胀后的{ $sp_real_return_10y_worst_way ->
        [down] 亏损
       *[up] 收益
    }为{ $sp_real_return_10y_worst_size }（数据截至{ $dates }）。
wrong-worst-decade = 如果搭配债券，损失会小一些。
claim-concentration =
    您最大的一项持仓占组合的{ $pf_largest_weight }{ $more ->
        [yes] ；集中度指数为{ $pf_hhi }，1表示只有一项持仓
       *[no] { "" }
    }（{ $dates }）。
wrong-concentration = 您没有提到的持仓改变了权重。
claim-together = 截至{ $dates }的三年里，您的各项持仓之间平均相关系数为{ $pf_mean_correlation }，1表示完全同步。
wrong-together = 下一次下跌时，它们比以往更加同步。
claim-portfolio-return =
    按这一权重，您的组合在截至{ $dates }的三年里{ $pf_return_3y_way ->
        [down] 亏损
       *[up] 收益
    }为{ $pf_return_3y_size }{ $more ->
        [yes] ，其中最后一年{ $pf_return_1y_way ->
            [down] 亏损
           *[up] 收益
        }为{ $pf_return_1y_size }
       *[no] { "" }
    }。
wrong-portfolio-return = 未来三年的走势不同。

## Questions to claims, and answers.

ask = { $figure }：{ $other }。{ $question }
ask-noise = 与平常年份的波动相比，这一变动是否不只是偶然？
ask-long-return = 看五年与看一年，结论相同吗？
ask-trend-turn = 最近三个月是否已经扭转趋势？
ask-recovering = 价格仍在下跌，还是正在回升？
ask-from-high = 接近高点能说明会跌多深吗？
ask-best-days = 收益是否只取决于少数几天？
ask-halves = 前半段的记录是否也是如此？
ask-calm-now = 最近一年与三年整体一样吗？
ask-whole-record = 用最近几年衡量可能的损失合适吗？
ask-recovered = 那次下跌后来收复了吗？
ask-tied = 它与市场的联动是否紧密到贝塔系数有意义？
ask-worst-decade = 亏损的比例能说明一次亏损会有多严重吗？
ask-covered = 营业利润能否负担利息？
ask-owed = 扣除现金后的债务是否也是如此？
ask-per-share = 按每股计算，股东也受益了吗？
ask-long-growth = 这一年是常态还是例外？
ask-borrowed = 回报是赚来的，还是靠负债得来的？
ask-in-cash = 利润是否以现金到账？
ask-slipping = 利润率在上升还是下降？
ask-selling-less = 利润率较高是否只因为卖得更少？
ask-selling-more = 利润率下降是否是增长的代价？
ask-invested = 现金是否被投资占用？
ask-with-debt = 股票是否靠举债回购？
ask-burden = 公司能否偿付到期款项？
ask-kept = 其中有多少最终成为营业利润？
ask-paying-off = 增长是否抵得上投资？
ask-cheap-why = 便宜是因为利润在下降吗？
ask-growth-pays = 增长能支撑这个价格吗？
ask-deserved = 资本回报率能支撑这个价格吗？
ask-rates-explain = 利率能解释股票价格吗？
ask-dear = 这是否已经反映在股价里？
ask-dear-too = 市场自身的历史是否也是如此？
ask-last-decade = 最近十年符合这一规律吗？
ask-in-buybacks = 股息低是否因为利润留作回购和增长？
ask-core = 不含食品和能源的物价是否也是如此？
ask-other-curve = 收益率曲线的另一段是否也是如此？
ask-rate-level = 扣除通胀后的利率是否高到足以产生影响？
ask-real-rate = 利率仍在变动吗？
ask-jobs-agree = 就业是否也是如此？
ask-output-agrees = 经济增长是否也是如此？
ask-real-terms = 扣除通胀后还一样吗？
ask-credit-jobs = 失业率是否也是如此？
ask-as-a-whole = 整个组合的波动有多大？
ask-together = 各项持仓会同时下跌吗？
ask-on-the-way = 途中的下跌有多深？
ask-last-year = 最近一年是否也是如此？
ask-sides = { $figure }：{ $values }。{ $name }在这里也领先吗？
ask-dates = { $name }：{ $value }（{ $date }）。{ $other }：{ $other_value }（{ $other_date }）。两者可以比较吗？
ask-survivors = 失败的公司没有这样的记录。这是否只是一家幸存公司的故事？
ask-base-rate = 这是同样长度的时段以没有收益告终的比例。近期价格还能补充什么？
answer-not-mine = 这不是我们的论点。
answer-withdraw = 支持这一论点的数字不在我们的数据中。论点撤回。
answer-as-quoted = 数字按我们的数据原样引用。论点成立。
answer-second =
    { $outcome ->
        [holds] { $figure }：{ $other }。数据支持这一点。论点成立。
       *[weakened] { $figure }：{ $other }。数据只部分支持这一点。论点分量降低。
    }
answer-longer =
    { $outcome ->
        [holds] 另一时段为{ $other }，与{ $value }一致。论点成立。
        [refuted] 另一时段为{ $other }，而不是{ $value }。论点撤回。
       *[weakened] 另一时段为{ $other }，不如{ $value }明确。论点分量降低。
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }：{ $other }。相对于{ $other }，{ $value }大到不像偶然。论点成立。
        [refuted] { $figure }：{ $other }。相对于{ $other }，{ $value }很可能是偶然。论点撤回。
       *[weakened] { $figure }：{ $other }。相对于{ $other }，{ $value }可能部分是偶然。论点分量降低。
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }：{ $other }。并非如此：{ $other }解释不了{ $value }。论点成立。
        [refuted] { $figure }：{ $other }。确实如此：{ $other }可以解释{ $value }。论点撤回。
       *[weakened] { $figure }：{ $other }。部分如此：{ $other }可以解释{ $value }的一部分。论点分量降低。
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }：{ $other }。考虑到{ $other }，{ $value }仍站得住。论点成立。
       *[weakened] { $figure }：{ $other }。说{ $value }时也应说明{ $other }。论点分量降低。
    }
answer-sides =
    { $outcome ->
        [holds] 是：{ $values }。论点成立。
        [refuted] 否：{ $values }。论点撤回。
        [behind] 否：{ $values }。论点分量降低。
       *[weakened] 不明确：{ $values }。论点分量降低。
    }
answer-dates = 不可以：{ $date }与{ $other_date }相隔太久。论点撤回。
answer-survivors = 只有存活下来的公司才能在整个时段拿出{ $other }这样的成绩。论点分量降低。
ruling-upheld = 数据支持这一点。论点成立。
ruling-weakened = 数据只部分支持这一点。论点分量降低。
ruling-withdrawn = 数据与之矛盾。论点不予计入。
ruling-unresolved = 无人回答。论点分量降低。

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] 总体来看，现有数据对{ $name }有利。
        [unfavourable] 总体来看，现有数据对{ $name }不利。
       *[mixed] 关于{ $name }的数据，正反两面的分量大致相当。
    }
thesis-comparison =
    { $balance ->
        [favourable] 按这些数据并列比较，{ $first }优于{ $others }。
        [unfavourable] 按这些数据并列比较，{ $first }逊于{ $others }。
       *[mixed] 按这些数据并列比较，{ $first }与{ $others }大致持平。
    }
thesis-portfolio =
    { $balance ->
        [favourable] 总体来看，这一组合符合您的要求。
        [unfavourable] 总体来看，这一组合不符合您的要求。
       *[mixed] 支持与反对这一组合的数据分量大致相当。
    }
thesis-macro = 我们的数据无法回答这个问题。以下是最新的经济数据。
thesis-no-side = 关于{ $name }的数据只说明现状，不偏向任何一方。
thesis-nothing = 我们关于{ $name }的数据太少，无法判断。
thesis-around = 目前可以说的是：{ $text }
thesis-for = 正面理由：{ $text }
thesis-against = 反面理由：{ $text }
thesis-for-side = 有利于{ $name }的理由：{ $text }
thesis-taken-back =
    我们不给出看法：{ $reason ->
        [planted] 我们的数据不可靠
        [old] 我们的数据比您的投资期限更旧
       *[rejected] 我们的复核没有认可这些数据
    }。数据曾显示：{ $thesis }
thesis-past-only = { $thesis }对今后的走势我们不给出看法：所需的数据比您的投资期限更旧。
change-newer = { $date }之后的数据。
change-gaps = 能补上这一缺口的数据：{ $gap }
change-above = { $figure }升到{ $bound }以上（最近为{ $value }）。
change-below = { $figure }降到{ $bound }以下（最近为{ $value }）。
change-next = 接下来要核对：{ $figure }。最近为{ $value }；越过{ $bound }，论点便不再成立。

## Risks: what, what softens it, the sign that it is happening.

risk-fall = 出现与{ $name }有记录以来最大跌幅相当的下跌：{ $worst_size }（价格截至{ $date }）。
risk-fall-softened = 仓位小到足以承受这样的下跌，并有时间等待。
risk-fall-sign = 价格自上一高点的跌幅超出风险承受能力允许的范围。
risk-debt = { $name }的净债务相当于一年营业利润的{ $debt }倍，而且需要续借。
risk-debt-softened = 较长的期限和稳定的收入。
risk-debt-sign = 利息占营业利润的比例不断上升。
risk-concentration = 您最大的一项持仓占组合的{ $largest }。它下跌，组合就跟着下跌。
risk-concentration-softened = 更多走势相互独立的持仓。
risk-concentration-sign = 最大的一项持仓下跌，而其他持仓没有。
risk-rates = 收益率升到远高于{ $rate }（{ $date }）的水平，降低未来盈利的价值。
risk-rates-softened = 能随物价增长的盈利和较少的债务。
risk-rates-sign = 十年期收益率一年内上升超过一个百分点。
risk-against = 反对这一看法的最有力理由成为决定因素。{ $text }
risk-against-softened = 只在更新的数据支持的范围内相信这一看法。
risk-against-sign = 更新的数据证实了这一点。
risk-old = 我们的数据止于{ $age }前，此后情况已经改变。
risk-old-softened = 在采信之前先补充最新数据。
risk-old-sign = 更新的数据指向相反方向。
risk-gaps = 缺少重要数据，某种风险可能没有被看到。
risk-gaps-softened = 先补上排在最前面的缺失数据。
risk-gaps-sign = 新数据改变了结果。
risk-objection = 内部批评者的反对意见被证明是对的。{ $text }
risk-objection-softened = 有更新的数据时，先核对这一点。
risk-objection-sign = 更新的数据支持这一反对意见。

## Scenarios.

scenario-bear =
    { $basis ->
        [market] 自{ $since }年以来，在所有{ $horizon }的时段中，美国股票有{ $lost }的时段亏损（扣除通胀后）。
        [mix] 自{ $since }年以来，在所有{ $horizon }的时段中，{ $name }组合有{ $lost }的时段亏损（扣除通胀后）。
       *[stock] 自{ $since }年以来，在所有{ $horizon }的时段中，{ $name }有{ $lost }的时段亏损（未扣除通胀）。
    }互不重叠的时段数：{ $periods }。
scenario-base =
    { $basis ->
        [stock] 未扣除通胀的收益不超过{ $bound }，其余时段都是如此。
       *[other] 扣除通胀后的收益不超过{ $bound }，其余时段都是如此。
    }
scenario-bull =
    { $basis ->
        [stock] 未扣除通胀的收益高于{ $bound }，这些时段中有{ $good }是如此。
       *[other] 扣除通胀后的收益高于{ $bound }，这些时段中有{ $good }是如此。
    }
scenario-bear-wrong =
    { $basis ->
        [stock] 投资期限结束时有收益（未扣除通胀）。
       *[other] 投资期限结束时，扣除通胀后有收益。
    }
scenario-base-wrong =
    { $basis ->
        [stock] 投资期限结束时亏损（未扣除通胀），或收益高于{ $bound }。
       *[other] 投资期限结束时，扣除通胀后亏损，或收益高于{ $bound }。
    }
scenario-bull-wrong =
    { $basis ->
        [stock] 投资期限结束时，未扣除通胀的收益不超过{ $bound }。
       *[other] 投资期限结束时，扣除通胀后的收益不超过{ $bound }。
    }
scenario-bear-unknown = 永久性亏损。我们无法估计其概率。
scenario-base-unknown = 走势与市场相近。我们无法估计其概率。
scenario-bull-unknown = 走势明显好于市场。我们无法估计其概率。
scenario-bear-unknown-wrong = 投资期限结束时有收益。
scenario-base-unknown-wrong = 结果与市场相差很远。
scenario-bull-unknown-wrong = 结果不比市场好。
scenario-kind = 我们的{ $name }价格数据太少，无法统计其自身亏损的频率。就同类而言，即美国股票整体，自{ $since }年以来所有{ $horizon }的时段中，扣除通胀后有{ $lost }的时段亏损（互不重叠的时段数：{ $periods }）。单只股票的表现可能差得多。

## The red team, and the chair's response.

objection-planted = 草稿中有一个我们的数据里没有的数字：{ $figure }。
objection-older-than-horizon = 这一看法所依据的数据已有{ $age }之久，比您的投资期限还长。
objection-old = 我们最旧的数据已有{ $age }之久，此后发生的事不在其中。
objection-cross-examination = 提问之前，同样的数据得出另一种总体判断。看法取决于被撤回或分量降低的论点。
objection-single-figure = 总体判断只靠一个数字：{ $name }，{ $value }（{ $date }）。
objection-single-seat = 若去掉“{ $seat }”席位，总体判断会转向另一方。
objection-opposite =
    { $count ->
       *[other] 反方理由：{ $all }项判断中有{ $count }项指向相反方向，最有力的一项如下。{ $text }
    }
objection-no-opposite = 没有数据支持相反的看法。这既可能说明论据有力，也可能说明有些方面未被考察。
objection-no-judgement = 草稿不给出看法，因为没有关于对象本身的数据。
objection-one-source = 所有数据都来自同一来源。
objection-frequencies = 这些概率是历史上相互重叠的时段中的频率，而不是预测。
response-noted = 已记录。看法不变。
response-lowered = 接受。我们的把握程度降低。
response-halved = 接受。我们的把握程度减半。
response-taken-back = 接受。我们不给出看法；数据在当时所显示的内容保留在下文。
tell-committee =
    { $members ->
        [1] 一位专家研究了这个问题，随后草稿受到质疑以找出弱点。
       *[other] { $members }位专家先各自独立研究，然后相互质询。
    }
tell-committee-alone = { $members }位专家各自独立研究，由主席权衡他们的发现。
tell-confidence =
    { $level ->
        [high] 我们对此相当有把握
        [medium] 我们对此只有部分把握
       *[low] 我们对此没有把握
    }：在0到1之间，我们的把握程度为{ $confidence }。它反映的是证据的质量，不是获利的可能性。
tell-odds =
    过去所有{ $horizon }的时段中，{ $name }有{ $lost }的时段{ $real ->
        [yes] 在扣除通胀后
       *[no] { "" }
    }以亏损告终。这是历史，不是预测。
tell-import = 要得到更好的答案，请补充更新的数据：导入价格文件或公司的财务报表，或开启实时数据源。
tell-trade = { $name }（{ $horizon }）

## Metals, as inside a sentence.

metal-xau = 黄金
metal-xag = 白银
metal-xpt = 铂金
metal-xpd = 钯金

## What is missing.

gap-prices-missing = 我们没有{ $name }的价格。导入每日价格文件即可补上。
gap-prices-old = 我们没有{ $name }在{ $date }之后的价格。
gap-accounts-missing = 我们没有{ $name }的财务报表。导入其年度数据即可补上。
gap-accounts-old = 我们最新的{ $name }财务报表截至{ $date }。
gap-industry-missing = 我们没有关于{ $name }的数据。
gap-market-old = 我们的美国股市数据截至{ $date }。
gap-news-missing = 我们没有新闻数据。
gap-provider-down = 无法连接数据源{ $provider }：{ $reason }。
gap-window-too-short = { $name }的价格历史太短，无法考察更长的时段。
gap-holdings-unpriced = 我们没有您所持{ $name }的价格。
gap-positions-left-out = 我们只计算了您的前{ $counted }项持仓，另有{ $left }项未计入。
gap-portfolio-no-weights = 我们不知道您的每项持仓各占多少。

## Terms that the debrief explains.

term-volatility = 波动率
term-drawdown = 回撤
term-confidence = 把握程度
term-dissent = 异议
term-red-team = 红队

## Measures, as lists name them.

measure-price = 最新价格
measure-age = 价格数据距今的时间
measure-return-1m = 一个月涨跌幅
measure-return-3m = 三个月涨跌幅
measure-return-6m = 六个月涨跌幅
measure-return-1y = 十二个月涨跌幅
measure-return-3y = 三年年化回报
measure-return-5y = 五年年化回报
measure-return-10y = 十年年化回报
measure-return-all = 自数据起点以来的年化回报
measure-momentum-12-1 = 不计最近一个月的一年涨跌幅
measure-trend = 与十个月均值的距离
measure-vol-1y = 最近一年的年化波动率
measure-vol-36m = 三年的年化波动率
measure-max-drawdown-1y = 一年内最大跌幅
measure-max-drawdown-36m = 三年内最大跌幅
measure-max-drawdown-all = 有记录以来最大跌幅
measure-drawdown-now = 与高点的差距
measure-worst-month = 最差的月份
measure-best-month = 最好的月份
measure-return-all-less-best-10 = 去掉最好十天后的年化回报
measure-return-first-half = 前半段的年化回报
measure-return-second-half = 后半段的年化回报
measure-volume-ratio = 成交量与平均水平之比
measure-turnover-20d = 日均成交额
measure-freq-pos = 过去有收益的时段占比
measure-freq-neg = 过去亏损的时段占比
measure-freq-good = 过去收益较高的时段占比
measure-freq-good-bound = 算作较高的年收益
measure-freq-periods = 过去互不重叠的时段数
measure-horizon = 以整年计的投资期限
measure-window-count-1y = 有记录的一年期时段数
measure-beta-36m = 相对市场的贝塔系数
measure-correlation-36m = 三年相关系数
measure-return-gap-1y = 十二个月的领先幅度
measure-real-return-5y = 扣除通胀后的五年年化回报
measure-revenue = 营收
measure-revenue-growth-1y = 一年营收增长
measure-revenue-growth-2y = 两年营收增长
measure-gross-margin = 毛利率
measure-operating-margin = 营业利润率
measure-operating-margin-change-1y = 营业利润率的变动
measure-net-margin = 净利率
measure-net-loss = 净亏损
measure-net-income = 净利润
measure-roe = 净资产收益率
measure-roa = 总资产收益率
measure-roic = 投入资本回报率
measure-debt-to-equity = 债务与权益之比
measure-net-debt-to-operating-income = 净债务与营业利润之比
measure-current-ratio = 流动比率
measure-interest-coverage = 利息保障倍数
measure-cash-conversion = 经营现金流与净利润之比
measure-free-cash-flow = 自由现金流
measure-fcf-margin = 自由现金流占营收比重
measure-capex-to-revenue = 资本支出占营收比重
measure-rd-to-revenue = 研发支出占营收比重
measure-eps-diluted = 每股收益
measure-eps-growth-1y = 每股收益增长
measure-book-value-per-share = 每股净资产
measure-fcf-per-share = 每股自由现金流
measure-shares-change-1y = 股份数量的变动
measure-payout = 自由现金流中派给股东的比例
measure-accounts-age = 财报数据距今的时间
measure-pe = 市盈率
measure-ps = 市销率
measure-pb = 市净率
measure-fcf-yield = 自由现金流收益率
measure-earnings-yield = 盈利收益率
measure-pe-percentile = 市盈率在自身历史中的位置
measure-pe-median = 市盈率中位数
measure-pe-to-market = 与市场市盈率之比
measure-float-to-earnings = 自由流通市值与净利润之比
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
measure-after-cape-median-10y = 从高价起点出发的通常回报
measure-excess-cape-yield = 盈利收益率减债券实际收益率
measure-sp-payout = 盈利中用于分红的比例
measure-dividend-yield = 股息率
measure-real-earnings-growth-10y = 十年实际盈利增长
measure-real-return-1y = 扣除通胀后的一年回报
measure-real-return-10y = 扣除通胀后的十年年化回报
measure-real-return-20y = 扣除通胀后的二十年年化回报
measure-real-return-all = 自1871年以来扣除通胀的年化回报
measure-real-return-10y-worst = 扣除通胀后最差的十年
measure-bond-real-return-10y = 扣除通胀后的十年债券回报
measure-freq-stocks-beat-bonds-10y = 股票跑赢债券的十年期占比
measure-freq-stocks-beat-bonds = 与投资期限等长的所有时段中股票跑赢债券的占比
measure-curve-10y-3m = 十年期与三个月期收益率之差
measure-curve-10y-2y = 十年期与两年期收益率之差
measure-curve-share-inverted = 短期利率高于长期利率的月份占比
measure-curve-age = 收益率数据距今的时间
measure-unemployment = 失业率
measure-unemployment-median = 失业率中位数
measure-credit-spread = 信用较差的企业与政府的收益率差距
measure-credit-spread-percentile = 该利差在自身历史中的位置
measure-pf-value = 持仓总值
measure-pf-weight = 在持仓中的权重
measure-pf-largest-weight = 最大权重
measure-pf-hhi = 集中度指数
measure-pf-vol-36m = 持仓的年化波动率
measure-pf-max-drawdown-36m = 持仓三年内最大跌幅
measure-pf-return-1y = 持仓一年回报
measure-pf-return-3y = 持仓三年年化回报
measure-pf-mean-correlation = 持仓的平均相关系数
measure-pf-priced-share = 有价格数据的持仓占比

## What the engine says in the transcript.

floor-opened =
    委员会就“{ $title }”开会。资料库中有{ $figures ->
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
floor-revised = 草稿已修改。现在是：{ $thesis }
floor-revised-parts = 草稿已修改。
floor-put-in = 增加：{ $text }
floor-taken-out = 删去：{ $text }
floor-stands = 草稿保持不变。
floor-stands-lower = 草稿保持不变。把握程度由{ $before }降至{ $after }。
red-team-pass = 红队准予草稿通过。
red-team-revise = 红队将草稿退回修改。
red-team-reject = 红队否决了草稿。
red-team-unheard = 未能听取红队意见（{ $reason }）；草稿按被否决处理。
number-left-out = 一个没有来源的数字已从文中略去。

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

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
    }：失业率{ $at_low ->
        [yes] 处于过去一年的低点
       *[no] 比过去一年的低点高{ $sahm }
    }（{ $date }）；一年里，就业人数{ $payrolls_12m_way ->
        [up] 增加
       *[down] 减少
    }了{ $payrolls_12m_size }，扣除转移支付的实际收入{ $income_12m_way ->
        [up] 增加
       *[down] 减少
    }了{ $income_12m_size }；十年期减三个月期收益率为{ $curve_10y_3m }（{ $other_date }）。
first-savings = 年收益低于{ $infl_12m }的储蓄会损失购买力：这是截至{ $date }十二个月的美国通胀率。三个月期美国国库券收益率为{ $bill_rate }（{ $other_date }），扣除通胀后为{ $real_bill_rate }。不生息的现金十年后保住了{ $purchasing_power_10y }的购买力。
first-inflation = 截至{ $date }的十二个月，美国通胀率为{ $infl_12m }，不含食品和能源为{ $core_infl_12m }；十年里为{ $infl_10y }。
first-inflation-change =
    十二个月的通胀率比一年前{ $infl_change_12m_way ->
        [up] 高
       *[down] 低
    }{ $infl_change_12m_size }。
first-jobs =
    美国失业率为{ $unemployment }（{ $date }），{ $at_low ->
        [yes] 处于过去一年的低点
       *[no] 比过去一年的低点高{ $sahm }
    }，中位数为{ $unemployment_median }；就业人数一年里{ $payrolls_12m_way ->
        [up] 增加
       *[down] 减少
    }了{ $payrolls_12m_size }。
first-rates = 美国十年期国债收益率为{ $long_rate }（{ $date }），扣除过去一年通胀后为{ $real_long_rate }；三个月期国库券为{ $bill_rate }（{ $other_date }），扣除通胀后为{ $real_bill_rate }。
first-money =
    截至{ $date }的一年里，美国货币供应量M2{ $m2_12m_way ->
        [up] 增加
       *[down] 减少
    }了{ $m2_12m_size }；扣除通胀后{ $m2_real_12m_way ->
        [up] 增加
       *[down] 减少
    }了{ $m2_real_12m_size }。
first-housing =
    截至{ $date }的一年里，美国新屋开工{ $starts_12m_way ->
        [up] 增加
       *[down] 减少
    }了{ $starts_12m_size }，建筑许可{ $permits_12m_way ->
        [up] 增加
       *[down] 减少
    }了{ $permits_12m_size }，居住成本{ $shelter_12m_way ->
        [up] 上涨
       *[down] 下降
    }了{ $shelter_12m_size }。我们没有房价数据。
first-dollar =
    截至{ $date }的一年里，美元对贸易伙伴货币{ $dollar_12m_way ->
        [up] 上涨
       *[down] 下跌
    }了{ $dollar_12m_size }；在有记录的日子中，有{ $dollar_percentile }的日子美元比现在弱。
first-oil =
    { $date }，一桶美国原油（WTI）的平均价格为{ $oil_price }，比一年前{ $oil_12m_way ->
        [up] 高
       *[down] 低
    }{ $oil_12m_size }。
first-growth =
    截至{ $date }的一年里，美国实际GDP{ $gdp_1y_way ->
        [up] 增长
       *[down] 萎缩
    }了{ $gdp_1y_size }；就业人数{ $payrolls_12m_way ->
        [up] 增加
       *[down] 减少
    }了{ $payrolls_12m_size }，失业率为{ $unemployment }。
first-hedge =
    { $verdict ->
        [yes] { $name }在我们的数据中跑赢了通胀，但数据太少，还不能说它能抵御通胀
       *[no] { $name }在我们的数据中没有跟上通胀，而且数据太少，无法判断它能否抵御通胀
    }：从{ $from }到{ $to }，价格{ $gain_whole_way ->
        [up] 上涨
       *[down] 下跌
    }了{ $gain_whole_size }，美国消费者价格{ $infl_whole_way ->
        [up] 上涨
       *[down] 下降
    }了{ $infl_whole_size }；最近十二个月的最大跌幅为{ $max_drawdown_1y_size }。
first-spot =
    { $name }的价格为{ $price }（{ $date }）；一年里{ $return_1y_way ->
        [up] 上涨
       *[down] 下跌
    }了{ $return_1y_size }，这一年的最大跌幅为{ $max_drawdown_1y_size }。
first-exchange-rate =
    { $name }的汇率为{ $price }（{ $date }）；一年里{ $return_1y_way ->
        [up] 上涨
       *[down] 下跌
    }了{ $return_1y_size }，这一年的最大跌幅为{ $max_drawdown_1y_size }。
first-currency =
    { $verdict ->
        [neither] 历史记录既不偏向上涨，也不偏向下跌
        [up] 历史记录偏向上涨
       *[down] 历史记录偏向下跌
    }：{ $name }为{ $price }（{ $date }），中位数为{ $level_median }；有{ $level_percentile }的月份比现在低，在过去每段长约{ $horizon }的时段中，有{ $freq_neg }的时段下跌或持平。
first-currency-level =
    { $verdict ->
        [high] 以自身历史衡量，{ $base }对{ $quote }偏贵
        [low] 以自身历史衡量，{ $base }对{ $quote }便宜
       *[middle] 以自身历史衡量，{ $base }对{ $quote }不贵也不便宜
    }：{ $name }为{ $price }（{ $date }），中位数为{ $level_median }；有{ $level_percentile }的月份比现在低。
first-accounts =
    { $balance ->
        [favourable] { $name }的财报稳健
        [unfavourable] { $name }的财报疲弱
       *[mixed] { $name }的财报有强有弱
    }：截至{ $date }的财年，营业利润率{ $operating_margin }，营收增长{ $revenue_growth_1y }，经营现金流为净利润的{ $cash_conversion }倍，债务为股东权益的{ $debt_to_equity }倍。
first-compare =
    { $ahead ->
        [one] 从财报看，{ $name }领先于{ $other }
       *[none] 从财报看，{ $name }与{ $other }不相上下
    }{ $some ->
        [yes] （{ $leads }）
       *[no] { "" }
    }。{ $more ->
        [yes] { $other }在这一项上占优：{ $trails }。
       *[no] { "" }
    }
first-measure = 截至{ $date }的财年，{ $name }的{ $measure }：{ $value }。
first-market-value = 我们没有{ $name }的当前价格。据其年报，{ $date }自由流通股的价值为{ $value }，不含内部人士持有的部分。
first-old-accounts = 我们手头{ $name }的最新财报截至{ $date }。
first-measure-year = 截至{ $date }的财年：{ $value }。
first-measure-missing = 我们没有{ $name }{ $years }年的财报。
first-in-dollars = 这是以美元计算的回报。以{ $currency }计算还要加上汇率变动，这里没有计入。
first-deepest-fall = 自1871年以来，美股最深的一次下跌扣除通胀后为{ $fall }，从{ $from }到{ $to }。
first-compare-asked = { $measure }：{ $name }为{ $value }（{ $date }），{ $other }为{ $other_value }（{ $other_date }）。
first-compare-dividends = { $name }派发股息{ $paid }，自由现金流为{ $cash }；{ $other }派发股息{ $other_paid }，自由现金流为{ $other_cash }。股息占自由现金流的比例越低，股息越可靠。
first-ranked = { $measure }：{ $items }。
first-ranked-item = { $name }{ $value }（{ $date }）
first-why = 我们的数据不能说明原因，只能说明现状。
first-compare-item = { $measure } { $value }对{ $other }
first-mix =
    { $cash ->
        [yes] 股票、债券和现金
       *[no] 股债
    }比例为{ $name }的组合
first-mix-left-out = { $name }没有计算在内，因为我们没有这方面的长期历史数据。
first-mix-cash = 现金部分不计利息，因为我们没有这方面的长期历史数据。
first-value =
    { $verdict ->
        [low] { $name }看起来便宜
        [high] { $name }看起来偏贵
       *[middle] { $name }看起来不贵也不便宜
    }：{ $date }的股价是年利润的{ $pe }倍{ $more ->
        [yes] ，其自身历史的中位数为{ $pe_median }倍
       *[no] { "" }
    }。
first-value-float =
    { $verdict ->
        [high] { $name }看起来偏贵
       *[other] 我们没有最新价格，无法说明{ $name }是否便宜
    }：{ $date }，仅其自由流通股的市值就是截至{ $other_date }的财年利润的{ $float_to_earnings }倍。
first-value-market =
    { $verdict ->
        [low] 美股当时看起来便宜
        [high] 美股当时看起来偏贵
       *[middle] 美股当时看起来不贵也不便宜
    }（{ $date }）：价格是十年平均利润的{ $cape }倍，1881年以来的中位数为{ $cape_median }倍，有{ $cape_percentile }的月份比当时便宜。
first-risk =
    { $verdict ->
        [low] { $name }一直比较平稳
        [high] { $name }风险很高
       *[middle] { $name }有风险
    }：从{ $from }到{ $to }下跌了{ $fall }，波动幅度为{ $swings }。
first-risk-accounts =
    { $verdict ->
        [low] { $name }的债务是个隐患
        [high] { $name }的债务不构成大的危险
       *[middle] { $name }的债务风险中等
    }：截至{ $date }的财年，营业利润是利息支出的{ $interest_coverage }倍，债务是股东权益的{ $debt_to_equity }倍。没有股价数据，我们无法说明股价可能跌多少。
first-debt =
    { $verdict ->
        [low] { $name }的债务是个隐患
        [high] { $name }的债务不构成大的危险
       *[middle] { $name }的债务风险中等
    }：截至{ $date }的财年，营业利润是利息支出的{ $interest_coverage }倍，债务是股东权益的{ $debt_to_equity }倍。
first-debt-loss = { $name }的债务是个隐患：截至{ $date }的财年出现营业亏损，没有利润可以支付利息。债务是股东权益的{ $debt_to_equity }倍。
first-debt-equity =
    { $verdict ->
        [low] { $name }的债务较少
        [high] { $name }的债务较多
       *[middle] { $name }的债务水平中等
    }：{ $date }，债务是股东权益的{ $debt_to_equity }倍。
first-sales =
    截至{ $date }的财年，{ $name }的营收{ $direction ->
        [up] 增长
       *[down] 下降
    }{ $revenue_growth_1y }{ $more ->
        [yes] 。五年来的{ $five_years ->
            [up] 增幅
           *[down] 降幅
        }为{ $revenue_growth_5y }
       *[no] { "" }
    }。
first-implied-growth =
    要带来美国股票1871年以来那样的回报，{ $name }的利润扣除通胀后{ $direction ->
        [up] 须一直保持不低于{ $implied_growth }的增幅
       *[down] 的降幅须一直不超过{ $implied_growth }
    }：{ $date }的市值就是以此为前提的。
first-cash =
    { $verdict ->
        [low] { $name }的利润没有现金支撑
        [high] { $name }的利润有现金支撑
       *[middle] { $name }的利润只有部分有现金支撑
    }：截至{ $date }的财年，经营现金流是净利润的{ $cash_conversion }倍，自由现金流相当于营收的{ $fcf_margin }。
first-cash-credit = 但相当于税前利润{ $credit }的税收返还抬高了净利润。
first-spread = 您的投资组合没有集中在一家公司：最大的一项是{ $largest }，占{ $weight }，但它本身就分散投资于许多标的。
first-odds =
    { $verdict ->
        [never] 以{ $horizon }为期来看，{ $name }从未亏损
        [low] 以{ $horizon }为期来看，{ $name }很少亏损
        [high] 以{ $horizon }为期来看，{ $name }经常亏损
       *[middle] 以{ $horizon }为期来看，{ $name }有时亏损
    }：扣除通胀后，{ $verdict ->
        [never] 1871年以来这样的时段没有一个亏损
       *[other] 1871年以来这样的时段有{ $freq_neg }亏损
    }，最大跌幅为{ $fall }（{ $from }至{ $to }）。
first-holdings =
    { $verdict ->
        [low] 您的投资组合一直比较平稳
        [high] 您的投资组合风险很高
       *[middle] 您的投资组合有风险
    }：截至{ $date }的三年里最多下跌{ $fall }，{ $largest }占其中的{ $weight }，集中程度相当于{ $pf_effective_positions }个等额持仓。
first-half = 如果把{ $largest }的一半换成现金，最大跌幅会是{ $halved }。
first-concentration =
    { $verdict ->
        [low] 您的投资组合分散得很好
        [high] 您的投资组合比较集中
       *[middle] 您的投资组合有些集中
    }：{ $largest }占其中的{ $weight }，集中程度相当于{ $pf_effective_positions }个等额持仓。
first-income =
    { $verdict ->
        [low] { $name }的股息看起来有充足的现金支撑
        [middle] { $name }的现金只够勉强支付股息
       *[high] { $name }的现金不够支付股息
    }：截至{ $date }的财年派发股息{ $dividends }，{ $verdict ->
        [negative] 而花出的现金多于业务带来的现金
        [high] 超过了{ $free_cash_flow }的自由现金流
       *[other] 自由现金流为{ $free_cash_flow }
    }。
first-income-no-yield = 我们无法给出{ $name }的股息率：这需要当前股价，而我们没有。
first-income-market =
    { $verdict ->
        [low] 美股的股息低于债券收益
        [high] 美股的股息高于债券收益
       *[middle] 美股的股息与债券收益相近
    }（{ $date }）：股息率为{ $sp_dividend_yield }，美国十年期国债收益率为{ $sp_long_rate }。
first-view-price =
    { $verdict ->
        [favourable] 总体来看，数据对{ $name }有利
        [unfavourable] 总体来看，数据对{ $name }不利
        [none] 仅凭{ $name }的数据无法回答这个问题
       *[mixed] { $name }的数据好坏参半
    }：截至{ $date }的{ $span ->
        [five] 五年
       *[one] 一年
    }里，价格{ $direction ->
        [up] 涨幅
       *[down] 跌幅
    }为{ $gain }，三年内最多下跌{ $fall }。
first-return-accounts =
    我们没有现价，因此无法说明{ $name }会带来多少回报。截至{ $date }的五年里，每股收益的{ $direction ->
        [up] 增幅
       *[down] 降幅
    }为{ $eps_growth_5y }。
first-return-market = 历史显示，美股扣除通胀后的回报在{ $after_cape_median_10y }到{ $sp_real_return_all }之间：前者是价格像{ $date }那样高之后十年的中位数，后者是1871年以来的回报。在所有{ $horizon }的时段中有{ $freq_neg }亏损。
first-return = 历史显示，扣除通胀后约为{ $real_return_20y }：这是{ $name }在截至{ $date }的二十年里的回报。1871年以来最差的十年为{ $real_return_10y_worst }。
first-rates-up = 如果收益率从{ $date }的{ $long_rate }上升一个百分点，美国十年期国债的价格大约会下跌{ $bond_loss_1pt }。
first-rates-up-by = 如果收益率从{ $other_date }的{ $long_rate }上升{ $rate_rise }，美国十年期国债的价格大约会下跌{ $bond_loss }。
first-rates-down = 如果收益率从{ $other_date }的{ $long_rate }下降{ $rate_fall }，美国十年期国债的价格大约会上涨{ $bond_gain }。
first-cash-bonds =
    { $verdict ->
        [low] 目前现金的收益高于债券，而且价值不会波动
       *[high] 目前债券的收益高于现金，但价格可能下跌
    }：{ $date }，美国十年期国债收益率为{ $long_rate }，三个月期国库券为{ $bill_rate }。如果十年期国债收益率上升一个百分点，其价格大约会下跌{ $bond_loss_1pt }。
first-repay =
    { $verdict ->
        [low] 还清贷款更常占优
        [high] 投资的回报大多高于贷款成本，但并非总是如此
       *[middle] 投资的回报高于贷款成本的时候居多
    }：1871年以来，在所有{ $horizon }的时段中，有{ $repay_beaten }的时段美股回报（未扣除通胀）高于{ $repay_rate }。还清贷款则肯定能省下利息。
first-past =
    从{ $from }到{ $to }，持有{ $name }，{ $income ->
        [dividends] 计入股息
        [interest] 计入利息
       *[both] 计入股息和利息
    }，{ $nominal_way ->
        [up] 盈利为{ $nominal }
       *[down] 亏损为{ $nominal }
    }；扣除通胀后，{ $real_way ->
        [up] 盈利为{ $real }
       *[down] 亏损为{ $real }
    }。
first-past-sum =
    从{ $from }到{ $to }，投入{ $name }的{ $past_start }，{ $income ->
        [dividends] 计入股息
        [interest] 计入利息
       *[both] 计入股息和利息
    }，变成约{ $past_sum }。按期初的币值计算，约为{ $past_real_sum }。
first-past-averages = 这里的价格是月平均值；若按年末价格计算，数字可能相差几个百分点。
first-past-missing = 我们关于美国股票和债券的历史数据截至{ $date }，因此无法说明它们在{ $years }年的回报。从1871年到那时，美股扣除通胀后的回报为{ $sp_real_return_all }。
first-past-price =
    从{ $from }到{ $to }，{ $name }{ $past_change_way ->
        [up] 上涨
       *[down] 下跌
    }{ $past_change_size }；{ $other_date }的价格为{ $price }。
first-past-price-dividends = 已计入股息。
first-past-price-begins = 我们的{ $name }价格数据从{ $from }才开始。
first-past-price-missing = 我们无法说明{ $name }在那段时间（{ $years }年）的表现：我们没有当时的价格。
first-not-those-years = { $name }（{ $years }年）：我们无法说明；以下是最新数据。
first-past-when =
    { $span ->
        [year] { $first }年
        [years] { $first }年至{ $last }年
       *[months] 从{ $from }到{ $to }
    }
first-past-inflation =
    { $when }，美国消费者价格{ $past_infl_way ->
        [up] 涨幅为
       *[down] 跌幅为
    }{ $past_infl_size }{ $span ->
        [year] （12月同比）
       *[other] { "" }
    }；截至{ $other_date }的十二个月，通胀率为{ $infl_12m }。
first-past-rates = { $when }，美国十年期国债的平均收益率为{ $past_long_rate }；最新数值为{ $long_rate }（{ $other_date }）。
first-past-policy = { $when }，美联储的政策利率平均为{ $past_policy_rate }；最新数值为{ $policy_rate }（{ $other_date }）。
first-past-jobs = { $when }，美国失业率平均为{ $past_unemployment }；最新数值为{ $unemployment }（{ $other_date }）。
first-past-growth =
    { $when }，美国实际GDP{ $past_gdp_way ->
        [up] 增幅为
       *[down] 降幅为
    }{ $past_gdp_size }；最新的同比变化为{ $gdp_1y }（{ $other_date }）。
first-needed-return = 要在{ $horizon }内把{ $needed_start }变成{ $needed_goal }，税前需要{ $needed_return }的回报。1871年以来，在所有同样长的时段中，美股（含股息，未扣除通胀）有{ $needed_reached }的时段回报高于此。
first-extremes =
    投资{ $horizon }，1871年以来{ $name }扣除通胀后最差的结果是{ $worst_way ->
        [up] 盈利，幅度为{ $worst }
       *[down] 亏损，幅度为{ $worst }
    }（{ $from }至{ $to }），最好的结果是盈利，幅度为{ $best }（{ $best_from }至{ $best_to }）。
first-double = 按{ $rate_supposed }的回报，资金大约{ $rate_doubling }翻一番，未扣除通胀和税。
first-double-market = 按1871年以来美股的平均回报（扣除通胀后{ $sp_real_return_all }），资金大约{ $rate_doubling }翻一番。没有人能保证这样的回报。
first-rate-sum = 按{ $rate_supposed }的回报，{ $grown_start }在{ $horizon }后约为{ $rate_grown_sum }，未扣除通胀和税。
first-rate-needed = 按{ $rate_supposed }的回报，约{ $rate_needed_sum }在{ $horizon }后会变成您提到的金额，未扣除通胀和税。
first-rate-saved = 按{ $rate_supposed }的回报，每月投入、总计{ $plan_paid }，在{ $horizon }后约为{ $rate_saved_sum }，未扣除通胀和税。
first-rate-monthly = 按{ $rate_supposed }的回报，要达到您提到的金额，需要在{ $horizon }里每月投入约{ $rate_monthly_sum }，未扣除通胀和税。
first-recovery = 计入股息并扣除通胀，美股在1929年崩盘后用了{ $sp_recovery_1929 }才回到此前的高点，2000年崩盘后用了{ $sp_recovery_2000 }，2008年崩盘后用了{ $sp_recovery_2008 }。
first-stocks-bonds =
    { $verdict ->
        [low] 以{ $horizon }为期来看，股票的历史表现更好
        [high] 以{ $horizon }为期来看，债券是更稳妥的选择
       *[middle] 以{ $horizon }为期来看，股票回报更高，债券更稳妥
    }：1871年以来，在所有这样的时段中，有{ $freq_stocks_beat_bonds }的时段美股回报高于国债，但扣除通胀后，全部时段中有{ $freq_neg }亏损。截至{ $date }的十年里，扣除通胀后股票回报为{ $sp_real_return_10y }，债券为{ $bond_real_return_10y }。
first-save =
    { $verdict ->
        [low] 以{ $horizon }为期来看，投资大多胜过储蓄
        [high] 以{ $horizon }为期来看，储蓄是更稳妥的选择
       *[middle] 以{ $horizon }为期来看，投资回报更高，但有风险
    }：扣除通胀后，1871年以来这样的时段中，美股有{ $freq_neg }亏损，平均回报为{ $sp_real_return_all }。美国三个月期国库券收益率为{ $bill_rate }（{ $other_date }），扣除通胀后为{ $real_bill_rate }。
first-beat-inflation =
    { $verdict ->
        [low] 投资{ $horizon }，美国股票大多跑赢了通胀
        [high] 投资{ $horizon }，美国股票常常跑输通胀
       *[middle] 投资{ $horizon }，美国股票通常跑赢通胀，但并非总是如此
    }：1871年以来的所有此类时期中，有{ $freq_neg }的回报低于通胀。扣除通胀后，平均回报为{ $sp_real_return_all }。
first-crash =
    像{ $year }年那样的崩盘大约会使{ $name }损失{ $fall }：从{ $from }到{ $to }，扣除通胀后跌了这么多{ $more ->
        [yes] ，只看美股则跌了{ $stocks }
       *[no] { "" }
    }。
first-crash-past = 在{ $year }年的崩盘中，美股从{ $from }到{ $to }扣除通胀后下跌{ $fall }。
first-which =
    { $ahead ->
        [one] { $name }胜过{ $other }
       *[none] { $name }与{ $other }大致相当
    }：截至{ $date }的三年里，{ $first }每年的回报比{ $second }{ $gained ->
        [more] 高
       *[less] 低
    }{ $gap }，价格波动是其{ $ratio }倍。
first-view =
    { $verdict ->
        [favourable] 总体来看，数据对{ $name }有利
        [unfavourable] 总体来看，数据对{ $name }不利
        [none] 仅凭{ $name }的数据无法回答这个问题
       *[mixed] { $name }的数据好坏参半
    }。截至{ $date }的财年，营收{ $direction ->
        [up] 增长
       *[down] 下降
    }{ $revenue_growth_1y }，营业利润率为{ $operating_margin }{ $more ->
        [yes] ；{ $other_date }其自由流通股的市值是利润的{ $float_to_earnings }倍
       *[no] { "" }
    }。
first-view-market =
    { $verdict ->
        [favourable] 总体来看，数据对美股有利
        [unfavourable] 总体来看，数据对美股不利
        [none] 仅凭美股的数据无法回答这个问题
       *[mixed] 美股的数据好坏参半
    }：截至{ $date }的十年里，扣除通胀后的回报为{ $sp_real_return_10y }；{ $other_date }的价格是十年平均利润的{ $cape }倍（中位数：{ $cape_median }倍）。
first-missing =
    { $question ->
        [value] 我们无法说明{ $name }是贵还是便宜
        [price] 我们无法说明{ $name }是贵还是便宜
        [risk] 我们无法说明{ $name }的风险有多大
        [return] 我们无法说明{ $name }可能带来多少回报
        [income] 我们无法评价{ $name }的股息
        [debt] 我们无法评价{ $name }的负债
        [profit] 我们无法评价{ $name }的利润
        [which] 我们无法为{ $name }排出高下
        [concentration] 我们无法说明{ $name }有多集中
       *[view] 我们无法对{ $name }给出看法
    }：{ $data ->
        [prices] 这需要最新价格，而我们没有
        [accounts] 这需要年度财报，而我们没有
        [both] 这需要最新价格和年度财报，而我们没有
        [loss] 公司出现亏损，价格无法与利润相比
        [pair] 这需要两者的最新价格，或时间相近的年度财报，而我们没有
        [together] 这需要所有部分在相同年份的价格，而我们没有
        [history] 这需要多年的价格，而我们没有
        [weights] 这需要各部分的比重，而我们不知道
        [elsewhere] 关于整个市场和经济，我们只有美国的数据
       *[figures] 我们没有这方面的数据
    }。
first-withdraw =
    { $verdict ->
        [always] 每一次钱都够用到最后
        [never] 资金每一次都撑不到最后
        [rarely] 资金多半撑不到最后
        [low] 资金常常撑不到最后
        [high] 资金几乎总能撑到最后
       *[middle] 资金大多能撑到最后
    }：投资于{ $name }，按初始金额{ $withdraw_rate }的比例支取，支取额随通胀增加，1871年以来在所有{ $horizon }的时段中，有{ $withdraw_lasted }的时段资金撑到了最后。要在所有时段都撑到最后，支取比例最高为{ $withdraw_always }。
first-withdraw-long = 投资于{ $name }，按初始金额{ $withdraw_rate }的比例支取，支取额随通胀增加，在1871年以来的所有情况中，资金撑过10年的占{ $withdraw_lasted_10y }，撑过20年的占{ $withdraw_lasted_20y }，撑过{ $horizon }的占{ $withdraw_lasted }。
first-withdraw-years =
    { $reached ->
        [always] 投资于{ $name }，1871年以来资金在所有情况下都撑了至少{ $horizon }
        [half] 投资于{ $name }，1871年以来资金在最差的情况下撑了{ $withdraw_years_worst }，在一半的情况下撑了至少{ $horizon }
       *[no] 投资于{ $name }，1871年以来资金在最差的情况下撑了{ $withdraw_years_worst }，在一半的情况下撑了{ $withdraw_years_typical }或更久
    }。
first-withdraw-most = 投资于{ $name }，支取额随通胀增加，要让资金在1871年以来每个{ $horizon }的时段都撑到最后，支取比例最高为{ $withdraw_always }（以初始金额计）。在一半的时段中，支取比例达到{ $withdraw_median }也能撑到最后。
first-plan = 每月定额投入{ $name }，扣除通胀后，最终价值是投入总额的{ $plan_median }倍（1871年以来所有{ $horizon }时段的中位数）。有十分之一的时段低于{ $plan_low }倍，有{ $plan_loss }的时段最终不及投入总额。
first-plan-sum = 每月投入，总计{ $plan_paid }，按今天的币值计算，最终约为{ $plan_median_sum }；在最差的十分之一情况下不到{ $plan_low_sum }（{ $name }，{ $horizon }）。
first-plan-goal = 要达到您提到的金额（按今天的币值计算），每月约{ $plan_monthly_median }在一半的情况下足够，每月约{ $plan_monthly_low }在十分之九的情况下足够（{ $name }，{ $horizon }）。
first-grown = 一次性投入{ $name }的资金，扣除通胀后变为原来的{ $grown_median }倍（1871年以来所有{ $horizon }时段的中位数）。有十分之一的时段低于{ $grown_low }倍，有{ $grown_loss }的时段最终亏损。
first-grown-goal = 要达到您提到的金额（按今天的币值计算），一次性投入约{ $grown_needed_median }在一半的情况下足够，约{ $grown_needed_low }在十分之九的情况下足够（{ $name }，{ $horizon }）。
first-grown-sum = 一次性投入的{ $grown_start }，按今天的币值计算，最终约为{ $grown_median_sum }；在最差的十分之一情况下不到{ $grown_low_sum }（{ $name }，{ $horizon }）。
first-withdraw-sum = 从您提到的金额中，每年支取约{ $withdraw_always_sum }，资金在所有情况下都撑到了最后；每年支取约{ $withdraw_median_sum }，资金在一半的情况下撑到了最后（{ $name }，{ $horizon }）。
first-withdraw-month = 从您提到的金额中，每月支取约{ $withdraw_always_month }，资金在所有情况下都撑到了最后；每月支取约{ $withdraw_median_month }，资金在一半的情况下撑到了最后（{ $name }，{ $horizon }）。
first-withdraw-capital = 为此，要让资金在所有情况下都撑到最后，大约需要{ $withdraw_capital_always }；要在一半的情况下撑到最后，大约需要{ $withdraw_capital_median }（{ $name }，{ $horizon }）。
first-lump-sum =
    { $verdict ->
        [high] 一次性投入更常占优
        [low] 分批投入更常占优
       *[middle] 两种方式没有明显的高下之分
    }：1871年以来，在所有为期一年的时段中，有{ $lump_ahead }的时段一次性投入{ $name }胜过把同一笔钱分十二个月投入。一次性投入领先幅度的中位数为{ $lump_lead }。
first-wait =
    { $verdict ->
        [low] { $wait_fall }的下跌大多没有出现
        [high] { $wait_fall }的下跌大多迟早出现了
       *[middle] { $wait_fall }的下跌出现与否大致各占一半
    }：1871年以来的所有月份中，有{ $wait_reached }的月份，美股在此后{ $horizon }内曾比当月至少低{ $wait_fall }。
first-wait-compared = 作为对比，在所有为期一年的时段中，有{ $lump_ahead }的时段一次性投入胜过把同一笔钱分十二个月投入。
first-eps =
    截至{ $date }的财年，{ $name }的盈利为{ $eps_diluted }，比上一财年{ $direction ->
        [up] 增长
       *[down] 下降
    }{ $eps_growth_1y }。
first-roe =
    { $verdict ->
        [low] { $name }的净资产收益率并不是靠回购撑起来的
        [high] { $name }的净资产收益率主要是靠回购撑起来的
       *[middle] 回购抬高了{ $name }的净资产收益率
    }：截至{ $date }的财年，净资产收益率为{ $roe }，{ $name }五年里回购股票的花费是股东权益的{ $buybacks_5y_to_equity }倍。
first-view-net =
    { $verdict ->
        [favourable] 总体来看，数据对{ $name }有利
        [unfavourable] 总体来看，数据对{ $name }不利
        [none] 仅凭{ $name }的数据无法回答这个问题
       *[mixed] { $name }的数据好坏参半
    }。截至{ $date }的财年，营收{ $direction ->
        [up] 增长
       *[down] 下降
    }{ $revenue_growth_1y }，净利润相当于营收的{ $net_margin }。
first-policy-rate =
    美联储的政策利率为{ $policy_rate }（{ $date }），{ $verdict ->
        [no] 高于
       *[partly] 低于
    }通胀率；截至{ $other_date }的十二个月，美国通胀率为{ $infl_12m }。
first-mixes =
    { $verdict ->
        [more] { $higher }的回报更高，跌幅也更大
        [better] { $higher }的回报更高，跌幅也没有更大
       *[neither] 两者没有明显的优劣之分
    }：以美国股票和债券计，扣除通胀后，在1871年以来所有{ $horizon }的时段中，{ $name }的回报中位数为{ $mix_median }，{ $other }为{ $other_mix_median }。以亏损结束的时段，{ $name }占{ $freq_neg }，{ $other }占{ $other_mix_loss }。最大跌幅分别为{ $fall }和{ $other_fall }。
first-fund-falls = 广泛投资美股的基金会下跌大致相同的幅度。
first-stock-fall = 如果股票下跌{ $stock_fall }而债券价格不变，{ $name }大约会损失{ $mix_stock_fall }。
first-parts-fall = 如果其他部分价格不变，整体将损失{ $whole_fall }（{ $parts }）。
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = 这里假设全部金额都投资于{ $name }。
first-supposed-sum = { $sum }中将损失{ $lost }，剩下{ $left }。
first-constraints = 这些数字没有考虑您的条件：{ $limits }。
first-limit-exceeded = 超出了您{ $limit }的上限：{ $parts }。
first-limit-kept = 没有超出您{ $limit }的上限：{ $parts }。
first-limit-part = { $name } { $weight }
first-cash-rate = 扣除费用后哪个付得多就选哪个：美元货币市场基金的收益大致等于三个月期美国国债的收益率（{ $date }为{ $bill_rate }）减去费用。利率更低的储蓄账户收益更少，但存款在一定限额内有保险，基金没有。我们没有各家银行的利率。
first-stock-share = 没有适合所有人的比例：要看什么时候要用钱，以及能承受多深的下跌。自1871年以来，扣除通胀后，美股在{ $five }的五年时段和{ $twenty }的二十年时段中亏损，最深跌了{ $fall }。如果一半的钱在股票里，这样的下跌使整体损失其一半。几年内要用的钱不应放在股票里。
first-debt-cash = { $date }，{ $name }的债务为{ $debt }，现金与短期证券为{ $cash }。
first-short-history = 我们无法说明{ $name }在{ $horizon }里会带来多少回报：我们的价格数据只有{ $from }至{ $to }这一段。
first-stand-in-bonds = 对于这只基金，我们用的是美国十年期国债的历史数据。
first-erosion = 如果通胀率为{ $infl_supposed }，不生息的钱在{ $horizon }后的购买力会减少{ $infl_erosion }。
first-forecast = 这一点没有人能提前知道；以下是最新数据。
first-stand-in-mix = 对于这些基金，我们用的是美股和美国十年期国债的历史数据。
first-stand-in = 我们没有{ $name }的长期历史数据，这里用美股的历史数据代替。
first-dividend-not-shown = { $name }在截至{ $date }的财年的财报中没有列出股息。
first-no-dividend = { $name }在截至{ $date }的财年没有派发股息。
first-withdrawals = 我们没有计算支取；这些数据不包含支取。
first-income-share =
    即{ $share }，{ $same ->
        [yes] 与{ $since }年相同
       *[no] { $since }年为{ $first_share }
    }。

## How current the evidence is, by kind.

evidence-current = 数据截止时间：{ $kinds }。
current-accounts = 财报截至{ $date }
current-prices = 股价截至{ $date }
current-metals = 金属与加密货币截至{ $date }
current-exchange = 汇率截至{ $date }
current-market = 美国股市截至{ $date }
current-rates = 利率截至{ $date }
current-economy = 经济数据截至{ $date }
table-years = { $name }：各财年
table-compare = 并列比较
table-portfolio = 投资组合的各部分

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    截至{ $dates }的一年里，美元对贸易伙伴货币{ $dollar_12m_way ->
        [down] 下跌
       *[up] 上涨
    }了{ $dollar_12m_size }。在有记录的日子中，有{ $dollar_percentile }的日子美元比现在弱。
wrong-dollar = 美元在未来一年内掉头。
claim-fall-year =
    截至{ $dates }的一年里，{ $name }最多下跌过{ $max_drawdown_1y_size }{ $dated ->
        [yes] （{ $from }至{ $to }）
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] 。这{ $verdict ->
            [opposes] 超出了
           *[other] 没有超出
        }风险承受能力允许的范围
    }。
wrong-fall-year = 更长的历史显示明显更深的跌幅。
claim-swings-year = 截至{ $dates }的一年里，{ $name }的波动幅度通常为{ $vol_12m }。
wrong-swings-year = 更长的历史显示出大得多或小得多的波动。
claim-sahm = 截至{ $dates }的三个月里，平均失业率比过去一年的低点高{ $sahm }。
wrong-sahm = 失业率在未来几个月上升。
claim-inversion-record = 在短期利率高于长期利率的月份中，有{ $jobs_after_inversion }的月份一年半后失业率明显更高。在所有月份中，这一比例为{ $jobs_after_any }（数据截至{ $dates }）。
wrong-inversion-record = 下一次倒挂之后失业率没有上升。
claim-growth-5y =
    截至{ $dates }的五年里，{ $name }营收的{ $revenue_growth_5y_way ->
        [down] 降幅
       *[up] 增幅
    }为{ $revenue_growth_5y_size }{ $more ->
        [yes] ；每股收益的{ $eps_growth_5y_way ->
            [down] 降幅
           *[up] 增幅
        }为{ $eps_growth_5y_size }
       *[no] { "" }
    }。
wrong-growth-5y = 这一变化来自收购，或只来自某一年。
claim-bill-real =
    美国三个月期国库券的收益率为{ $bill_rate }（{ $dates }）。扣除通胀后，{ $real_bill_rate_way ->
        [down] 亏损
       *[up] 收益
    }为{ $real_bill_rate_size }。
wrong-bill-real = 短期利率或通胀变动超过一个百分点。
claim-payrolls =
    截至{ $dates }的一年里，美国就业岗位{ $payrolls_12m_way ->
        [down] 减少
       *[up] 增加
    }了{ $payrolls_12m_size }。
wrong-payrolls = 数据被修订，或几个月内掉头。
claim-output =
    截至{ $dates }的一年里，美国经济扣除通胀后{ $gdp_1y_way ->
        [down] 萎缩
       *[up] 增长
    }了{ $gdp_1y_size }。
wrong-output = 未来几个季度走向相反。
claim-money =
    截至{ $dates }的一年里，美国货币供应量M2{ $m2_12m_way ->
        [down] 减少
       *[up] 增加
    }了{ $m2_12m_size }；扣除通胀后{ $m2_real_12m_way ->
        [down] 减少
       *[up] 增加
    }了{ $m2_real_12m_size }{ $more ->
        [yes] 。银行对企业的贷款{ $loans_12m_way ->
            [down] 减少
           *[up] 增加
        }了{ $loans_12m_size }
       *[no] { "" }
    }。
wrong-money = 资金转向M2不统计的形式。
claim-housing =
    截至{ $dates }的一年里，美国新屋开工{ $starts_12m_way ->
        [down] 减少
       *[up] 增加
    }了{ $starts_12m_size }，建筑许可{ $permits_12m_way ->
        [down] 减少
       *[up] 增加
    }了{ $permits_12m_size }{ $more ->
        [yes] 。居住成本{ $shelter_12m_way ->
            [down] 下降
           *[up] 上涨
        }了{ $shelter_12m_size }
       *[no] { "" }
    }。
wrong-housing = 暖冬或严冬可以解释这一差异。
claim-purchasing-power = 一美元能买到的东西只有十年前的{ $purchasing_power_10y }（{ $dates }）。
wrong-purchasing-power = 未来十年物价下降。
claim-hedge =
    从{ $from }到{ $to }，{ $name }的价格{ $gain_whole_way ->
        [down] 下跌
       *[up] 上涨
    }了{ $gain_whole_size }，美国消费者价格{ $infl_whole_way ->
        [down] 下降
       *[up] 上涨
    }了{ $infl_whole_size }。
wrong-hedge = 更长的历史显示相反的情况。
claim-level = { $name }的中位数为{ $level_median }；在有记录的月份中，有{ $level_percentile }的月份比现在低（{ $dates }）。
wrong-level = 两国物价已经拉开距离，旧的中位数不再适用。

## Measures of the above.

measure-vol-12m = 年化波动率（十二个月）
measure-gain-whole = 自数据起点以来的涨跌幅
measure-infl-whole = 同期通胀
measure-correlation-12m = 相关系数（十二个月）
measure-level-median = 汇率中位数
measure-level-percentile = 汇率在自身历史中的位置
measure-core-infl-12m = 不含食品和能源的通胀
measure-shelter-12m = 居住成本变化
measure-payrolls-12m = 就业人数变化
measure-income-12m = 实际收入变化
measure-m2-12m = 货币供应量M2变化
measure-m2-real-12m = 扣除通胀的M2变化
measure-starts-12m = 新屋开工变化
measure-permits-12m = 建筑许可变化
measure-loans-12m = 企业贷款变化
measure-gdp-1y = 实际GDP变化
measure-bill-rate = 三个月期国库券收益率
measure-real-bill-rate = 国库券收益率减通胀
measure-purchasing-power-10y = 十年后剩余的购买力
measure-sahm = 失业率高出年内低点的幅度
measure-jobs-after-inversion = 利率倒挂后失业率上升的比例
measure-jobs-after-any = 之后失业率上升的月份比例
measure-oil-price = 一桶原油的价格
measure-oil-12m = 原油价格的变化
measure-dollar-12m = 美元对贸易伙伴货币的涨跌幅
measure-dollar-percentile = 美元在自身历史中的位置
measure-sp-long-rate = 当月十年期收益率
measure-revenue-growth-5y = 营收增长（五年）
measure-eps-growth-5y = 每股收益增长（五年）
measure-cash = 现金与短期证券
measure-debt = 债务
measure-dividends = 已付股息
measure-buybacks = 股票回购
measure-dividends-per-share = 每股股息
measure-shares-diluted = 稀释后股数
measure-public-float = 自由流通股市值

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }：月末价格，{ $from }至{ $to }
chart-price-axis = 价格（{ $unit }）
chart-index-axis = 指数水平
chart-log = 对数刻度
chart-fall = 低于此前月末最高点（%）
chart-price-alt = { $name }的月末价格，{ $from }至{ $to }。末值与初值之比：{ $times }。自高点的最大跌幅：{ $deepest }。期末：{ $last }。
chart-valuation = { $name }：价格与十年盈利之比（CAPE），{ $from }至{ $to }
chart-valuation-axis = 价格为年盈利的倍数；阴影：所有月份的中间一半
chart-last = 最新 { $value }
chart-median = 中位数 { $value }
chart-valuation-alt = { $name }的CAPE，{ $from }至{ $to }。最新：{ $last }。中位数：{ $median }。一半的月份在{ $low }与{ $high }之间。
chart-scenarios = 情景：过去出现各种结局的比例
chart-scenarios-axis = 占过去时段的比例（%）
chart-scenarios-alt = 占过去时段的比例：{ $shares }。
chart-bear = 悲观
chart-base = 中性
chart-bull = 乐观
chart-confidence = 每位成员在提问前（圆环）与提问后（圆点）的把握程度
chart-confidence-axis = 把握程度，从0（没有）到1（确定）
chart-confidence-alt = 把握程度（0到1），前与后：{ $members }。
chart-source = 来源：{ $source }
chart-source-committee = 来源：委员会
measure-pf-effective-positions = 集中程度相同的等额持仓数
measure-pf-risk-share = 在组合风险中的占比
measure-pf-halved-drawdown-36m = 若最大持仓有一半是现金，三年内的最大跌幅
measure-real-max-drawdown-all = 扣除通胀后的最大跌幅
measure-crash-fall = 那次崩盘中扣除通胀后的跌幅
measure-withdraw-rate = 第一年的支取比例
measure-withdraw-lasted = 过去支取后资金撑到最后的时段占比
measure-past-change = 所问年份的价格涨跌幅
measure-needed-return = 所需的年回报率
measure-needed-start = 初始金额
measure-needed-goal = 目标金额
measure-needed-reached = 过去美股回报更高的时段占比
measure-infl-change-12m = 通胀率较上年的变化
measure-withdraw-lasted-10y = 过去支取后资金撑满10年的时段占比
measure-withdraw-lasted-20y = 过去支取后资金撑满20年的时段占比
measure-withdraw-always = 过去所有时段都能撑到最后的最高支取比例
measure-withdraw-median = 过去一半时段能撑到最后的最高支取比例
measure-return-nominal = 扣除通胀前的回报
measure-return-real = 扣除通胀后的回报
measure-past-start = 投入的金额
measure-past-sum = 最终的金额
measure-past-real-sum = 按第一个月的币值计算的同一金额
measure-past-worst = 与投资期限等长的各时段中最差的回报
measure-past-best = 与投资期限等长的各时段中最好的回报
measure-past-infl = 所问年份的通胀率
measure-past-long-rate = 所问年份的平均十年期国债收益率
measure-past-policy-rate = 所问年份的平均政策利率
measure-past-unemployment = 所问年份的平均失业率
measure-past-gdp = 所问年份的实际GDP变化
measure-policy-rate = 美国政策利率
measure-rate-supposed = 问题中假设的回报
measure-rate-grown-sum = 按该回报这笔钱会变成多少
measure-grown-needed-median = 过去一半时段足够的一次性投入金额
measure-grown-needed-low = 过去十分之九的时段足够的一次性投入金额
measure-rate-needed-sum = 按该回报达到目标所需的金额
measure-rate-saved-sum = 按该回报每月投入会变成多少
measure-rate-monthly-sum = 按该回报达到目标所需的每月投入
measure-rate-doubling = 资金翻一番所需的时间
measure-recovery = 美股回到崩盘前高点所用的时间
measure-repay-rate = 贷款利率
measure-repay-beaten = 过去美股回报高于贷款成本的时段占比
measure-rate-fall = 收益率的降幅
measure-bond-gain = 收益率下降这么多时十年期债券的涨幅
measure-infl-supposed = 问题中假设的通胀率
measure-infl-erosion = 该通胀率下购买力的损失
measure-plan-paid = 投入总额
measure-plan-median-sum = 按今天的币值计算的定投最终价值，过去时段的中位数
measure-plan-low-sum = 按今天的币值计算的定投最终价值，过去十分之九的时段高于此数
measure-plan-monthly-median = 过去一半时段足够的每月金额
measure-plan-monthly-low = 过去十分之九的时段足够的每月金额
measure-withdraw-always-sum = 过去所有时段都能撑到最后的最高年支取额
measure-withdraw-median-sum = 过去一半时段能撑到最后的最高年支取额
measure-withdraw-always-month = 过去所有时段都能撑到最后的最高月支取额
measure-withdraw-median-month = 过去一半时段能撑到最后的最高月支取额
measure-withdraw-years-worst = 过去最差时段资金撑过的年数
measure-withdraw-years-typical = 过去一半时段资金撑过的年数
measure-withdraw-capital-always = 过去所有时段都能撑到最后的初始金额
measure-withdraw-capital-median = 过去一半时段能撑到最后的初始金额
measure-plan-median = 定投最终价值与投入总额之比，过去时段的中位数
measure-plan-low = 定投最终价值与投入总额之比，过去时段中最差的十分之一
measure-plan-loss = 过去定投最终不及投入总额的时段占比
measure-grown-start = 一次性投入的金额
measure-grown-median-sum = 按今天的币值计算的一次性投资最终价值，过去时段的中位数
measure-grown-low-sum = 按今天的币值计算的一次性投资最终价值，过去十分之九的时段高于此数
measure-grown-median = 一次性投资最终价值与投入金额之比，过去时段的中位数
measure-grown-low = 一次性投资最终价值与投入金额之比，过去时段中最差的十分之一
measure-grown-loss = 过去一次性投资最终亏损的时段占比
measure-lump-ahead = 过去一次性投入胜过分批投入的年份占比
measure-lump-lead = 一次性投入对分批投入的领先幅度，过去年份的中位数
measure-wait-fall = 所等待的跌幅
measure-wait-reached = 此后在投资期限内价格曾跌去这么多的月份占比
measure-bond-loss-1pt = 收益率上升一个百分点时十年期债券的跌幅
measure-bond-loss = 收益率上升这么多时十年期债券的跌幅
measure-rate-rise = 问题中收益率的升幅
measure-stock-fall = 问题中股票的跌幅
measure-mix-stock-fall = 股票这样下跌而债券价格不变时组合的损失
measure-part-weight = 该部分的权重
measure-part-fall = 该部分的假设跌幅
measure-whole-fall = 整体损失
measure-supposed-sum = 问题中提到的金额
measure-supposed-lost = 该金额的损失
measure-supposed-left = 该金额的剩余
measure-mix-median = 组合扣除通胀后的年化回报中位数
measure-other-mix-median = 第二个组合扣除通胀后的年化回报中位数
measure-other-mix-loss = 第二个组合过去亏损的时段占比
measure-other-mix-fall = 第二个组合的最深跌幅

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name }的每股收益一年里下降了{ $size }
       *[up] { $name }的每股收益一年里增长了{ $size }
    }{ $more ->
        [yes] ，为{ $eps_diluted }
       *[no] { "" }
    }
wrong-eps = 下一份年报显示每股收益朝相反方向变动。
claim-tax-credit =
    相当于税前利润{ $tax_credit }的税收返还抬高了{ $name }的净利润{ $more ->
        [yes] ；其净利率比营业利润率高{ $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = 这笔返还每年都有，或者没有它利润也能保持。
claim-other-income = { $name }的净利率比营业利润率高{ $net_above_operating }：利息、出售收益或一次性项目增加了利润
wrong-other-income = 这些额外收入每年都有。
claim-doubted = { $text }；{ $doubt }。
doubt-equity-to-assets = 但这说明不了多少，因为股东权益只占资产的{ $value }
doubt-capital-to-assets = 但这说明不了多少，因为投入资本只占资产的{ $value }
doubt-buybacks-5y-to-equity = 但这说明不了多少，因为五年的股票回购花费是剩余股东权益的{ $value }倍
doubt-tax-credit = 但其中有税收返还的作用，相当于税前利润的{ $value }
doubt-net-above-operating = 但其中有主业以外收入的作用：净利率比营业利润率高{ $value }
doubt-eps-growth-5y = 但五年里每股收益的降幅为{ $size }
doubt-fcf-margin = 但这说明不了多少，因为自由现金流只相当于营收的{ $value }
doubt-eps-growth-1y = 但这说明不了多少，因为每股收益最近一年下降了{ $size }
claim-implied-growth =
    要带来美国股票1871年以来那样的回报，{ $name }的利润扣除通胀后{ $implied_growth_way ->
        [down] 的降幅须一直不超过{ $implied_growth_size }
       *[up] 须一直保持{ $implied_growth_size }的增幅
    }{ $more ->
        [yes] ；五年里每股收益的{ $eps_growth_5y_way ->
            [down] 降幅
           *[up] 增幅
        }为{ $eps_growth_5y_size }
       *[no] { "" }
    }
wrong-implied-growth = 利润增长得更快，或者较低的回报成为所有股票的常态。
measure-equity-to-assets = 股东权益占资产的比例
measure-capital-to-assets = 投入资本占资产的比例
measure-buybacks-5y-to-equity = 五年股票回购相当于股东权益的倍数
measure-tax-credit = 税收返还占税前利润的比例
measure-net-above-operating = 净利率高出营业利润率的部分
measure-implied-growth = 市值所隐含的利润增长

## How the confidence came about.

confidence-kind-accounts = 财报
confidence-kind-valuation = 估值
confidence-kind-prices = 价格
confidence-kind-risk = 风险
confidence-kind-portfolio = 投资组合构成
confidence-kind-economy = 经济
confidence-readings =
    { $name }：{ $readings }项关键数据中有{ $agreeing }项与结论方向一致。{ $dates ->
        [one] 数据日期：{ $to }。
       *[several] 数据日期：{ $from }至{ $to }。
    }
confidence-facts =
    { $name }：{ $readings }项关键数据。{ $dates ->
        [one] 数据日期：{ $to }。
       *[several] 数据日期：{ $from }至{ $to }。
    }
confidence-missing = { $name }：没有数据。

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = 查询的价格或汇率
measure-looked-change = 查询的变化
measure-looked-ratio = 查询的比率或相关性
lookup-consumer-prices = 美国消费者物价
lookup-price-ounce = { $name }（每盎司）
lookup-price-gram = { $name }（每克）
lookup-price-now =
    { $date }，{ $name }为{ $price }，比一年前（{ $then }）{ $way ->
        [down] 低{ $size }
       *[other] 高{ $size }
    }。
lookup-price-at = { $date }，{ $name }为{ $price }。
lookup-price-near = 我们没有{ $name }在{ $asked }的价格；手头最接近的是{ $date }的{ $price }。
lookup-price-range = { $time }，{ $name }在{ $low }至{ $high }之间，最后为{ $last }（{ $date }）。
lookup-price-change =
    从{ $from }到{ $to }，{ $name }{ $way ->
        [down] 下跌
       *[other] 上涨
    }了{ $size }，从{ $start }到{ $end }。
lookup-price-return =
    从{ $from }到{ $to }，{ $name }的股票{ $way ->
        [down] 下跌
       *[other] 上涨
    }了{ $size }（已计入拆股和股息）。
lookup-price-top =
    { $name }：在我们{ $from }至{ $to }的数据中，{ $kind ->
        [low] 最低
       *[other] 最高
    }为{ $top }（{ $date }）。
lookup-price-off = { $now_date }，{ $name }为{ $price }，比我们数据中的最高点{ $top }（{ $date }）低{ $size }。
lookup-price-level = { $date }，{ $name }为{ $price }，高于我们自{ $from }以来数据中{ $share }的日期；中位数为{ $median }。
lookup-price-average = 从{ $from }到{ $to }，{ $name }平均为{ $average }。
lookup-price-convert = 按{ $date }的汇率，{ $sum }相当于{ $result }（不含手续费的计算）。
lookup-price-ratio = { $date }，一盎司{ $name }相当于{ $ratio }盎司{ $other }；一年前为{ $then }盎司。
lookup-price-correlation = 从{ $from }到{ $to }，{ $name }与{ $other }的月度变化相关性为{ $value }（1表示总是同步，0表示无关）。
lookup-price-month =
    { $name }{ $kind ->
        [worst] 最差
       *[other] 最好
    }的一个月是{ $from }至{ $to }，{ $way ->
        [down] 下跌
       *[other] 上涨
    }{ $size }。
lookup-price-fall = 这段时间内{ $name }的最大跌幅为{ $size }（{ $from }至{ $to }）。
lookup-price-swings = 价格的年度波动（{ $from }至{ $to }）：{ $list }。
lookup-price-back = { $name }的股票在{ $date }回到了{ $from }的高点（已计入拆股和股息）。
lookup-price-not-back =
    截至{ $to }（我们价格的终点），{ $name }的股票尚未回到{ $from }的高点：{ $way ->
        [down] 低{ $size }
       *[other] 高{ $size }
    }（已计入拆股和股息）。
lookup-price-ranked =
    从{ $from }到{ $to }，{ $kind ->
        [low] 最弱
       *[other] 最强
    }的是{ $first }；其次为{ $list }。
lookup-price-item =
    { $name }（{ $way ->
        [down] 跌
       *[other] 涨
    }{ $size }）
lookup-price-sum = { $from }投入{ $name }的{ $sum }，到{ $to }变为{ $became }（已计入拆股和股息）。
lookup-price-rate = 从{ $from }到{ $to }，{ $name }平均为{ $rate }（已计入拆股和股息）。
lookup-price-data = 我们的{ $name }价格从{ $from }到{ $to }。
lookup-price-missing = 我们没有您所问时间的{ $name }价格：我们的价格从{ $from }到{ $to }。
lookup-price-none = 我们没有这种货币的汇率：{ $name }。
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] 消费者价格
        [core] 不含食品和能源的消费者价格
        [food] 食品的消费者价格
        [energy] 能源的消费者价格
        [shelter] 住房的消费者价格
        [medical] 医疗的消费者价格
        [pce] 个人消费价格（PCE）
        [ppi] 制成品的生产者价格
        [policy-rate] 政策利率（联邦基金）
        [m1] 一个月期国债收益率
        [b3] 三个月期国库券收益率
        [b6] 六个月期国库券收益率
        [y1] 一年期国债收益率
        [y2] 两年期国债收益率
        [y3] 三年期国债收益率
        [y5] 五年期国债收益率
        [y7] 七年期国债收益率
        [y10] 十年期国债收益率
        [y20] 二十年期国债收益率
        [y30] 三十年期国债收益率
        [curve-2y] 十年期收益率减两年期收益率
        [curve-3m] 十年期收益率减三个月期收益率
        [paper] 三个月期商业票据利率
        [unemployment] 失业率
        [payrolls] 非农就业人数
        [employed] 就业人数
        [labor] 劳动力人数
        [factory-jobs] 制造业就业人数
        [claims] 每周首次申领失业救济人数
        [long-unemployed] 失业27周或更久的人数
        [unemployed-weeks] 平均失业周数
        [hours] 制造业每周工时
        [wages] 商品生产行业时薪
        [capacity] 制造业产能利用率
        [permits] 建筑许可（年化）
        [starts] 新屋开工（年化）
        [production] 工业生产
        [retail] 零售和餐饮销售额
        [real-sales] 制造业和贸易实际销售额
        [orders] 耐用品订单
        [inventories] 制造业和贸易库存
        [income] 实际个人收入
        [consumption] 实际个人消费
        [gdp] 实际国内生产总值
        [money-m1] 货币供应量M1
        [m2] 货币供应量M2
        [reserves] 银行准备金
        [loans] 银行对企业贷款
        [real-estate-loans] 银行房地产贷款
        [consumer-credit] 非循环消费信贷
        [oil] 原油（WTI）每桶价格
       *[dollar] 美元对贸易伙伴的指数
    }
lookup-economy-up = 上升{ $size }
lookup-economy-down = 下降{ $size }
lookup-economy-same = 不变
lookup-economy-now = 美国{ $name }：{ $value }（{ $date }），一年来{ $change }，一年前为{ $before }。
lookup-economy-now-alone = 美国{ $name }：{ $value }（{ $date }）。
lookup-economy-now-growth = 美国{ $name }：十二个月{ $change }（{ $date }）；一年前该比率为{ $before }。
lookup-economy-growth-alone = 美国{ $name }：十二个月{ $change }（{ $date }）。
lookup-economy-month = 与上月相比：{ $change }。
lookup-economy-values = 美国{ $name }——{ $list }。
lookup-economy-yearly-values = 美国{ $name }，期间变化——{ $list }。
lookup-economy-newest = 最新值：{ $value }（{ $date }）。
lookup-economy-item = { $when }：{ $value }
lookup-economy-item-mean = { $when }：平均{ $mean }，最低{ $low }（{ $low_date }），最高{ $high }（{ $high_date }）；全年{ $change }，期末{ $end }
lookup-economy-item-end = { $when }：期末{ $end }，全年{ $change }
lookup-economy-item-until = { $year }（截至{ $date }）
lookup-economy-join = { $left }；{ $right }
lookup-economy-since = 美国{ $name }：{ $change }，从{ $start }（{ $start_date }）到{ $value }（{ $date }）。
lookup-economy-since-growth = 美国{ $name }，从{ $start_date }到{ $date }：共{ $change }。
lookup-economy-yearly = 折合年率：{ $yearly }。
lookup-economy-was-lower = 期初比期末低{ $then }。
lookup-economy-was-higher = 期初比期末高{ $then }。
lookup-economy-high = 美国{ $name }（{ $from }至{ $to }）：最高值为{ $value }（{ $date }）。
lookup-economy-low = 美国{ $name }（{ $from }至{ $to }）：最低值为{ $value }（{ $date }）。
lookup-economy-distance = 此后：{ $change }，至{ $newest }（{ $newest_date }）。
lookup-economy-inverted = 美国{ $name }：最近一次低于零是在{ $date }月末，为{ $value }；最新值：{ $newest }（{ $newest_date }）。
lookup-economy-worth = 美国消费者价格，从{ $from }到{ $to }：{ $change }。当时值{ $sum }的东西现在约值{ $sum_now }，现在的{ $sum }能买到当时{ $sum_then }的东西。
lookup-economy-uncovered = 美国{ $name }：我们的数据从{ $from }到{ $to }，没有覆盖您所问的全部时间。
lookup-economy-no-ecb = 我们没有欧洲央行的政策利率：我们的政策利率是美国的。
lookup-economy-no-policy-rate = 我们没有您所提国家的政策利率或其他利率：我们的利率是美国的。
lookup-economy-no-country = 我们没有您所提国家的经济数据：我们的数据是美国的。
lookup-economy-no-mortgage = 我们没有房贷利率。人们常把它与十年期美国国债收益率比较。
lookup-economy-no-recessions = 我们没有衰退的清单，因此无法说明它们发生的时间。我们有美国的失业率、产出和收益率曲线。
lookup-economy-yes = 是的。
lookup-economy-no = 不是。
lookup-economy-sahm-warns = 是的，萨姆规则发出衰退警告：美国三个月平均失业率比过去一年的最低点高{ $sahm }（{ $date }），该规则从半个百分点起发出警告。
lookup-economy-sahm-quiet = 没有，萨姆规则没有发出衰退警告：美国三个月平均失业率比过去一年的最低点高{ $sahm }（{ $date }），该规则从半个百分点起发出警告。
lookup-economy-after-inversion = 在十年期美国国债收益率低于三个月期国库券的月份中，{ $share }在十八个月后失业率至少高出半个百分点；在所有月份中为{ $any }。
lookup-economy-deposit-us = 利率{ $rate }减去美国通胀{ $inflation }，税前每年约剩{ $real }。我们的数据中没有其他国家的通胀。
lookup-economy-deposit = 利率{ $rate }减去通胀{ $inflation }，税前每年约剩{ $real }。
lookup-economy-not-covered = 关于{ $when }，我们的数据没有内容。
lookup-economy-item-average = { $when }：平均{ $value }
measure-economy-value = 序列的值
measure-economy-before = 一年前的值
measure-economy-change = 序列的变化
measure-economy-change-1m = 一个月的变化
measure-economy-mean = 期间平均
measure-economy-high = 最高值
measure-economy-low = 最低值
measure-economy-end = 期末值
measure-economy-start = 期初值
measure-economy-yearly = 折合年率的变化
measure-economy-then = 期初对期末
measure-economy-sum = 您所提的金额
measure-economy-sum-now = 现在的价格
measure-economy-sum-then = 当时的购买力
measure-economy-rate = 您所提的利率
measure-economy-inflation = 对照的通胀
measure-economy-real = 扣除通胀后的利率
## Subjects without data: what is missing, and what can be told.

outside-tax = 我们没有税务数据：税率和规则取决于国家和个人情况。我们可以说明一项投资的税前回报。
outside-start = 如何开户和入门不在我们的范围内，这取决于银行或券商以及所在国家。我们可以说明过去每月定投或一次性投入美国股票的结果：请写明金额和年数。
outside-account = 我们没有关于券商及其规则的数据：开户、下单或出借股票取决于券商和法律。我们可以说明投资的财报、价格和过去的回报。
outside-bank = 我们没有关于银行和券商是否安全或存款保险的数据，其限额由各国法律规定。我们可以说明美国短期国债的收益率。
outside-property = 我们没有房价、房租或房地产回报的数据，所以无法把它们与其他投资比较。我们可以说明美国股票和债券的回报。
outside-insurance = 我们没有保险和年金的数据：费用和给付写在各份合同里。我们可以说明过去从美国股票和债券中提款能维持多久。
outside-analysts = 我们没有分析师的意见和目标价。我们可以说明公司公布了什么。
outside-events = 我们没有新闻、政治以及选举、战争、减半等事件的数据，所以无法说明它们对价格的影响。我们可以说明美国股票过去下跌的频率和幅度。
outside-sectors = 我们没有板块、行业或小公司等股票类别的回报，所以无法评价或排序。我们可以说明美国股票整体的情况和单个公司的财报。
outside-elsewhere = 我们没有其他国家和地区的股市、债券和基金的数据。我们可以说明美国的情况。
outside-bonds = 我们没有单只债券、储蓄债券或通胀挂钩债券的数据。我们可以说明美国国债收益率和美国通胀。
outside-private = 我们没有未上市公司的数据，因此没有它们的财报和价格。我们可以说明上市公司公布了什么。
outside-trading = 我们没有日内交易和其他短线交易结果的数据。我们可以说明美国股票在一年和更长时间里亏损的频率。
outside-estate = 我们没有继承及其法律的数据，所以无法说明应先做什么。我们可以说明一个投资组合的风险：请写明各部分及其比例。
outside-fund-types = 两者哪个更合适主要取决于税，而我们没有税务数据。
first-no-figures = 我们没有能回答这个问题的数据。我们有公司财报，金属、加密货币和外汇价格，美国利率和经济数据，以及美国股票和债券的历史。
first-us-only = 关于整个市场和经济，我们只有美国的数据。
quoted-question = “{ $text }”
coin-btc = 比特币
coin-eth = 以太坊
# Figures of accounts that are looked up
acc-value =
    { $name }{ $at ->
        [day] 于{ $date }
       *[year] 在截至{ $date }的财年
    }的{ $measure }为{ $value }。
acc-other-day = { $date }为{ $value }。
acc-series = { $name }各财年的{ $measure }（以财年结束的月份标注）：{ $items }。
acc-series-item = { $date } { $value }
acc-change =
    { $name }的{ $measure }{ $way ->
        [up] 增长{ $change }
        [down] 下降{ $change }
       *[level] 没有变化
    }，从{ $then }（截至{ $from }的财年）到{ $now }（截至{ $date }的财年）。
acc-rate = 折合年率为{ $rate }。
acc-moved =
    { $way ->
        [up] 增加了{ $change }。
        [down] 减少了{ $change }。
       *[level] 没有变化。
    }
acc-faster =
    { $name }的{ $measure }比{ $other }{ $way ->
        [down] 下降得更多
       *[up] 增长得更快
    }：{ $change }对{ $other_change }（从截至{ $from }的财年到截至{ $date }的财年）。
acc-cover =
    { $verdict ->
        [yes] 是的，{ $name }的{ $other }足以支付{ $measure }
        [no] 否，{ $name }的{ $other }不足以支付{ $measure }
       *[some] 只有部分年份，{ $name }的{ $other }足以支付{ $measure }
    }，按财年结束的月份：{ $items }。
acc-cover-item = { $date } { $measure }{ $value }，{ $other }{ $other_value }
acc-cuts =
    { $result ->
        [cut] { $name }的{ $measure }比上一年减少的财年（结束日期）：{ $items }。
        [raised] { $name }的{ $measure }每个财年都有增加，从截至{ $from }的财年（{ $then }）到截至{ $date }的财年（{ $now }）。
       *[kept] { $name }的{ $measure }没有在任何财年减少，从截至{ $from }的财年（{ $then }）到截至{ $date }的财年（{ $now }）。
    }
acc-cut-item = { $date }（从{ $then }到{ $now }）
acc-streak =
    { $kind ->
        [loss] { $name }连续{ $count }亏损
        [profit] { $name }连续{ $count }盈利（{ $measure }）
        [rise] { $name }的{ $measure }连续{ $count }增长
       *[fall] { $name }的{ $measure }连续{ $count }下降
    }，从截至{ $from }的财年到截至{ $date }的财年。
acc-last = { $name }的财报在中断之前最后一次出现{ $measure }是截至{ $date }的财年，为{ $value }；下一年没有。
acc-peak =
    { $is_now ->
        [yes] 在我们的数据中，{ $name }的{ $measure }从未高于截至{ $date }的财年的{ $now }。
       *[no] { $name }的{ $measure }从最高点下降了{ $fall }：从{ $peak }（截至{ $peak_date }的财年）到{ $now }（截至{ $date }的财年）。
    }
acc-total = { $name }的{ $measure }在截至{ $from }至截至{ $date }的各财年合计为{ $value }。
acc-rank =
    { $way ->
        [low] { $measure }最低的是{ $name }。从低到高
       *[high] { $measure }最高的是{ $name }。从高到低
    }（括号内为财年结束日）：{ $items }。
acc-rank-growth =
    { $way ->
        [low] { $measure }增长最慢的是{ $name }。从慢到快
       *[high] { $measure }增长最快的是{ $name }。从快到慢
    }（自截至{ $from }或与之最近的财年起）：{ $items }。
acc-losses = 在我们有财报的公司中，最近一个财年亏损的有：{ $items }。
acc-lacking = 我们手头{ $names }的财报没有这一数字：{ $measure }。
acc-no-accounts = 我们没有{ $names }的财报。
acc-no-year = { $years }年，我们手头{ $name }的财报没有这一数字：{ $measure }。
acc-uncounted = 您问的数字不在我们的数据中：{ $name }的财报只有全公司的金额，没有会员、客户、员工或产品的数量，也没有各业务的细分。
acc-shares-bought = 我们手头{ $name }的财报没有说明回购了多少股，只说明了花费的金额。
acc-no-why = 财报只显示金额，不说明原因。
acc-companies = 我们有以下公司的年度财报：{ $names }。
acc-coverage = { $name }的年度财报我们有从截至{ $from }到截至{ $date }的财年：营收、利润、利润率、现金流、债务、现金、股息、回购和股数。
measure-assets = 总资产
measure-capex = 资本支出
measure-dividend-payout = 股息占净利润的比例
measure-eps-basic = 基本每股收益
measure-equity = 股东权益
measure-goodwill = 商誉
measure-gross-profit = 毛利润
measure-interest-expense = 利息支出
measure-inventory = 存货
measure-net-debt = 净债务
measure-operating-cash-flow = 经营现金流
measure-operating-income = 营业利润
measure-paid-out = 股息与回购合计
measure-research = 研发支出
measure-sales-per-share = 每股营收
measure-shares-outstanding = 流通股数
measure-tax-rate = 实际税率
measure-lookup-change = 变化
measure-lookup-rate = 年均变化
measure-lookup-total = 合计
measure-lookup-cut = 股息削减
measure-lookup-raised = 连续增长年数
measure-lookup-streak = 连续年数
# The history of the US market, looked up, and what is said before any view.
lookup-margin = 先说风险：用借来的钱投资，下跌的损失大于跌幅本身，而且出借人可能在价格回升之前就要求还款。美股价格曾下跌{ $fall }（{ $from }至{ $to }）；如果一半的钱是借来的，下跌一半就会亏光全部自有资金。
lookup-short = 会。做空股票的人可能亏得比投入的还多：价格涨得越高亏得越多，而价格没有上限。就连美股整体也曾在十二个月内上涨{ $best }（{ $from }至{ $to }）。
lookup-weight = 您{ $weight }的钱集中在一处（{ $name }），这本身就是风险：如果那里下跌一半，您全部财产就会损失{ $loss }。
lookup-weight-company = 美股整体在最坏的情况下下跌了{ $fall }（{ $from }至{ $to }，扣除通胀），之后恢复了。单独一家公司可能跌得更深，也可能永远回不来。
lookup-single-stocks = 指数基金更稳妥：它以较低的成本持有数百家公司，其中一家倒闭时损失很小。
lookup-one-company = 一家公司
lookup-fee = { $fee }的费用在{ $years }里会拿走最终金额的{ $taken }，无论扣费前的回报是多少。作为比较：1871年以来美股扣除通胀后平均回报为{ $average }（未扣任何费用）。
lookup-bills = 三个月期美国国库券的收益率为{ $bills }（{ $date }），{ $real_way ->
        [down] 比通胀低{ $real }
       *[up] 比通胀高{ $real }
    }。
lookup-loan = 关键是贷款利率，而问题里没有写：提前还掉的部分肯定能省下这笔利息。1871年以来美股扣除通胀后平均回报为{ $average }，但最坏时下跌了{ $fall }。
lookup-name-cape = 美股的CAPE（价格除以十年平均利润）
lookup-name-pe = 美股价格与一年利润之比
lookup-name-yield = 美股的股息率
lookup-name-price = 标普综合指数（月均值）
lookup-value = { $date }，{ $name }为{ $value }。
lookup-range = 自{ $since }以来，{ $name }最高是{ $high }（{ $high_date }），最低是{ $low }（{ $low_date }）。所有月份的中位数为{ $median }。
lookup-after-cape = 在CAPE不低于{ $bound }的月份之后的十年里，美股扣除通胀后{ $median_way ->
        [down] 亏损{ $median }
       *[up] 上涨{ $median }
    }（1881年以来的中位数），其中{ $gained }的时段取得了收益。
lookup-premium = 按利润计算，美股承诺的回报比十年期美国国债{ $premium_way ->
        [down] 少{ $premium }
       *[up] 多{ $premium }
    }（{ $date }）：即按十年平均计算的利润与价格之比（CAPE的倒数），减去国债扣除通胀后的收益率。
lookup-fall = { $deepest ->
        [yes] 1871年以来最深的跌幅（{ $name }）为{ $fall }
       *[no] 跌幅（{ $name }）为{ $fall }
    }，{ $from }至{ $to }，计入股息和利息并扣除通胀。
lookup-recovered = 从高点到重新回到该高点用了{ $recovery }（{ $to }）。
lookup-not-recovered = 我们的数据在重新回到高点之前就结束了。
lookup-fall-prices = 只看价格，不计股息、未扣通胀，下跌了{ $fall }（{ $from }至{ $to }；月均值）。
lookup-below-high = { $date }，美股价格比之前的高点低{ $fall }（月均值）。
lookup-extremes = { $since }年以来（{ $name }）：{ $span ->
        [month] 最差的一个月
        [decade] 最差的十年
       *[year] 最差的一个自然年
    }扣除通胀后{ $worst_way ->
        [up] 上涨{ $worst }
       *[down] 亏损{ $worst }
    }（{ $from }至{ $to }），最好的{ $best_way ->
        [down] 亏损{ $best }
       *[up] 上涨{ $best }
    }（{ $best_from }至{ $best_to }）。价格为月均值。
lookup-average = { $name }：1871年以来扣除通胀后平均回报为{ $mean }，计入股息和利息。以{ $years }计，中位数为{ $median_way ->
        [down] 亏损{ $median }
       *[up] 上涨{ $median }
    }，{ $lost }的时段以亏损告终。
lookup-losses = { $name }：1871年以来，在所有{ $years }的时段中，{ $lost }扣除通胀后亏损。最差的时段{ $worst_way ->
        [up] 上涨{ $worst }
       *[down] 亏损{ $worst }
    }（{ $from }至{ $to }）。
lookup-bears-often = 1871年以来，美股共有{ $count }次下跌至少五分之一，平均每{ $every }一次（只看价格，月均值）。
lookup-bears = 1871年以来，美股跌幅至少五分之一的下跌，从高点到低点平均历时{ $length }，到重新回到高点平均历时{ $recovery }（只看价格，月均值）。
lookup-season = { $name }：1871年以来价格{ $mean_way ->
        [down] 平均每月下跌{ $mean }
       *[up] 平均每月上涨{ $mean }
    }，而所有月份平均{ $all_way ->
        [down] 下跌{ $all }
       *[up] 上涨{ $all }
    }（月均价）。
lookup-summer = 五月至十月
lookup-swings = 1871年以来美股价格的波动率为{ $swings }（月均值的标准差；按日价计算会更高）。
lookup-saved = 逐月投入的{ $paid }到{ $to }已变成约{ $sum }，计入股息、未扣通胀。这些年里美股扣除通胀后的回报为{ $return }。
lookup-years-up = { $since }年以来的{ $count }个自然年中，美股上涨的有{ $up }年（计入股息，扣除通胀）；{ $lost }的年份以亏损告终。年度涨跌的中位数为{ $median_way ->
        [down] 亏损{ $median }
       *[up] 上涨{ $median }
    }。
lookup-losing-years = { $since }年以来，美股连续至少{ $run }个自然年亏损的情况共有{ $runs }次（扣除通胀，计入股息）。连续亏损最长的一次为{ $longest }。
lookup-when =
    在{ $condition ->
        [cut] 美国政策利率下降至少半个百分点
        [rise] 美国政策利率上升至少半个百分点
       *[inflation] 美国消费者物价上涨至少5%
    }的自然年中，美股年度涨跌的中位数为{ $median_way ->
        [down] 亏损{ $median }
       *[up] 上涨{ $median }
    }（计入股息，扣除通胀），这些年份中有{ $lost }以亏损告终（{ $since }年以来的{ $all_count }年中，这样的年份有{ $count }个）。在全部{ $all_count }年中，中位数为{ $all_way ->
        [down] 亏损{ $all }
       *[up] 上涨{ $all }
    }，有{ $all_lost }的年份以亏损告终。
lookup-chance =
    1871年以来，在所有{ $years }的时段中，有{ $chance }的时段美股{ $gain ->
        [double] 至少翻了一倍
        [year] 涨幅超过{ $percent }
       *[all] 涨幅超过{ $percent }
    }（计入股息，未扣除通胀）。扣除通胀后，这一比例为{ $real }。
lookup-dividends = 按{ $date }美股的股息率{ $yield }计算，{ $sum }每年的税前股息约为{ $income }。股息随公司利润增减，股票的价值也会随之涨跌。
outside-picks = 我们不挑选个股，也没有全部股票的排名。您可以说出公司名称，我们会比较它们的财报；对于美国股票整体，我们可以说明其回报。
first-bearable =
    { $fits ->
        [yes] 这在您能承受的{ $bearable }亏损之内。
       *[no] 这样的跌幅超过了您能承受的{ $bearable }亏损。
    }
measure-years-count = 自然年的数量
measure-years-median = 自然年涨跌的中位数
measure-years-lost = 亏损的自然年占比
measure-years-up = 上涨的自然年数量
measure-losing-runs = 连续亏损的次数
measure-losing-longest = 最长的连续亏损年数
measure-when-count = 这类年份的数量
measure-when-median = 这类年份的中位数
measure-when-lost = 这类年份中亏损的占比
measure-chance = 超过该涨幅的时段占比
measure-chance-gain = 问题中提到的涨幅
measure-chance-real = 扣除通胀后超过该涨幅的时段占比
measure-dividend-income = 这笔钱一年的股息
lookup-not-covered = 我们的美股和债券历史数据不包含问题所说的月份。从1871年到{ $date }，美股扣除通胀后的回报为{ $average }。
measure-season = 一个月的平均变化
measure-fee = 年费
measure-fee-taken = 费用拿走的最终金额份额
measure-fee-years = 收费年数
measure-bear-count = 下跌至少五分之一的次数
measure-bear-every = 两次下跌之间的年数
measure-bear-length = 从高点到低点的月数
measure-bear-recovery-length = 到重新回到高点的月数
measure-weight-loss = 该部分下跌一半时整体的损失
