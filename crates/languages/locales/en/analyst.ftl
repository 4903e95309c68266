# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (as of { $dates }).
surroundings = Context: { $text }
between-sentences = { " " }
between = { "; " }
us-market = the US stock market
us-stocks = US stocks
us-bonds = a portfolio of ten-year US government bonds
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; { $name } is ahead
        [level] ; that is about level
       *[untold] { "" }
    }
absent = Not heard: { $reason }
dissent =
    { $stance ->
        [supports] { $seat } is more positive: { $claim }
       *[opposes] { $seat } is more negative: { $claim }
    }

## The seats of the committee.

seat-chair = Chair
seat-fundamentals = Fundamentals
seat-valuation = Valuation
seat-market = Market and Technicals
seat-desk = Research desk
seat-macro = Macro and Rates
seat-industry = Industry
seat-allocation = Allocation
seat-risk = Risk Officer
seat-red-team = Red Team
mandate-chair = Weighs the claims one by one and writes the view.
mandate-fundamentals = What the business or the market earns, pays out and owes.
mandate-valuation = What the price is, against its own history and against bonds.
mandate-market = How the price has behaved.
mandate-desk = What the question asks for: a figure or the meaning of a term.
mandate-macro = Inflation, interest rates and the state of the economy.
mandate-industry = How strong the business is against its rivals and customers.
mandate-allocation = How the parts of a portfolio behave together.
mandate-risk = What can be lost, how much and how often, against what you can bear.
mandate-red-team = Attacks the draft: the opposite case, old evidence, a single figure that carries too much.
lens-chair = what the evidence as a whole supports
lens-fundamentals = sales, margins, cash and debt
lens-valuation = the price against profits, its own past and bonds
lens-market = returns, trend and trading
lens-desk = the figure or term that is asked about
lens-macro = inflation, rates and jobs
lens-industry = pricing power and the need to invest
lens-allocation = weights, and how the parts move together
lens-risk = falls, swings and how often money was lost
lens-red-team = how this view could be wrong
needs-fundamentals = annual accounts
needs-valuation = prices and accounts
needs-market = daily prices
needs-desk = the figure that is asked about
needs-macro = inflation and interest rates
needs-industry = annual accounts
needs-allocation = holdings and daily prices
needs-risk = daily prices
task-title = { $seat }: { $name }
task-instructions = { $mandate } Every number comes from a dated source, and what is missing is said.
task-acceptance = At least one statement with its figures, or what is missing for one.

## What the committee must answer.

ask-single-1 = How has { $name } behaved: return, swings and worst fall?
ask-single-2 = What does { $name } earn, and what is being paid for it by its own history?
ask-single-3 = Which surroundings help or hurt { $name }?
ask-single-4 = What would have to happen for a lasting loss?
ask-comparison-1 = How do { $name } differ in return, swings and worst fall?
ask-comparison-2 = Which of them earns more on what it sells and owns?
ask-comparison-3 = What is being paid for each?
ask-fund-1 = What does the market behind { $name } earn?
ask-fund-2 = Is that market dear or cheap by its own history?
ask-fund-3 = How often, and how deeply, did such an investment lose over the horizon?
ask-macro-1 = Where do inflation, rates and jobs stand by their own history?
ask-macro-2 = What followed for stocks when they stood like this?
ask-macro-3 = How much can an investor lose in such times?
ask-portfolio-1 = How do the parts behave together: return, swings and worst fall?
ask-portfolio-2 = Does the mix fit the horizon and the loss that can be borne?
ask-portfolio-3 = Which single holding would hurt most?
ask-theme-1 = What drives { $name }, and who earns from it?
ask-theme-2 = What is already in the prices?
ask-theme-3 = What would prove the story wrong?

## Thinking aloud.

thinking = Looking at { $lens }: { $figures }.
thinking-nothing = Looking at { $lens }. We have no figures on it.
thinking-builds-on = This builds on an earlier finding: { $first }
caveat-stale = These figures are { $age } old.
caveat-surroundings = Part of this is context and not about the subject itself.
caveat-overlap = Past periods overlap, so there are fewer separate ones than it seems.
nothing = We have no figures to judge { $name } from this side.
no-guess = Anything more would be a guess.
wrong-nothing = The missing data becomes available.
missing-fundamentals = We have no accounts of { $name }.
missing-valuation = We have no price of { $name } to compare with its earnings.
missing-market = We have no prices of { $name }.
missing-risk = We have no prices of { $name }.
missing-desk = We have no figures that answer this question.
missing-macro = We have no data on inflation or interest rates.
missing-industry = We have no accounts that show how { $name } stands in its industry.
missing-allocation = We have no weights and prices of your holdings.

## Market and Technicals.

claim-year =
    In the year to { $dates }, { $name } { $return_1y_way ->
        [down] fell
       *[up] rose
    } { $return_1y_size }{ $more ->
        [yes] ; over five years it { $return_5y_way ->
            [down] lost
           *[up] gained
        } { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Newer prices show the opposite over twelve months.
claim-momentum =
    From { $from } to { $to }, { $name } { $momentum_12_1_way ->
        [down] fell
       *[up] rose
    } { $momentum_12_1_size }.
wrong-momentum = The price turns around in the coming months.
claim-trend =
    { $name } traded { $trend_size } { $trend_way ->
        [down] below
       *[up] above
    } its { $daily ->
        [yes] 200-day
       *[no] ten-month
    } average ({ $dates }).
wrong-trend = The price crosses that average.
claim-below-high = { $name } was { $drawdown_now_size } below its high of { $from } ({ $dates }).
wrong-below-high = The old high was a bubble, and the price does not return to it.
claim-real-return =
    After inflation, { $name } { $real_return_5y_way ->
        [down] lost
       *[up] gained
    } { $real_return_5y_size } over the five years to { $dates }.
wrong-real-return = Over the next five years, prices or inflation take another course.
claim-volume = In the month to { $dates }, trading in { $name } was { $volume_ratio } times its average of the year.
wrong-volume = A single day of heavy trading explains the difference.

## Risk Officer.

claim-fall =
    In the three years to { $dates }, { $name } fell by as much as { $max_drawdown_36m_size }{ $real_fall ->
        [yes] { " " }after inflation
       *[no] { "" }
    }{ $dated ->
        [yes] , from { $from } to { $to }
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . That is { $verdict ->
            [opposes] more than
           *[other] within what
        } the risk tolerance allows
    }.
wrong-fall = A later fall is clearly deeper or shallower.
claim-loss-frequency =
    From { $since } to { $dates }, { $freq_neg } of all periods of { $horizon } with { $name } ended in a loss{ $real ->
        [yes] { " " }after inflation
       *[no] { "" }
    }.
wrong-loss-frequency = Counting newer years, losses were clearly more or less common.
claim-swings = In the three years to { $dates }, { $name } typically swung by { $vol_36m }.
wrong-swings = A longer or newer period shows much larger or smaller swings.
claim-best-days =
    From { $since } to { $dates }, { $name } { $return_all_way ->
        [down] lost
       *[up] gained
    } { $return_all_size }. Without its ten best days it would have { $return_all_less_best_10_way ->
        [down] lost
       *[up] gained
    } { $return_all_less_best_10_size }.
wrong-best-days = Good days come more evenly than in the past.
claim-beta =
    In the three years to { $dates }, when the US market moved by one per cent, { $name } moved by { $beta_36m } per cent on average{ $more ->
        [yes] { " " }(correlation: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = The link to the market changes with the business.
claim-interest =
    In the fiscal year to { $dates }, { $interest_coverage_way ->
        [down] { $name } made an operating loss, which covers no interest
       *[up] { $name }’s operating profit covered its interest { $interest_coverage } times
    }.
wrong-interest = Debt has to be renewed at much higher rates.
claim-debt = { $name }’s debt was { $debt_to_equity } times its equity ({ $dates }).
wrong-debt = A takeover, a write-off or a buyback changes debt or equity.
claim-worst =
    { $name }’s deepest fall on record was { $max_drawdown_all_size }{ $real_fall ->
        [yes] { " " }after inflation
       *[no] { "" }
    }{ $dated ->
        [yes] , from { $from } to { $to }
       *[no] { "" }
    } (prices to { $dates }). A fall like that can happen again.
wrong-worst = Earlier or later prices show a deeper fall.
claim-portfolio-fall =
    In the three years to { $dates }, your holdings together fell by as much as { $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] . That is { $verdict ->
            [opposes] more than
           *[other] within what
        } the risk tolerance allows
    }.
wrong-portfolio-fall = A later fall is clearly deeper or shallower.
claim-portfolio-swings = In the three years to { $dates }, your holdings together typically swung by { $pf_vol_36m }.
wrong-portfolio-swings = The parts begin to swing more, or to move more in step.

## Fundamentals.

claim-growth =
    In the fiscal year to { $dates }, { $name }’s sales { $revenue_growth_1y_way ->
        [down] fell
       *[up] grew
    } { $revenue_growth_1y_size }{ $more ->
        [yes] ; over two years they { $revenue_growth_2y_way ->
            [down] fell
           *[up] grew
        } { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = The next annual report shows the opposite.
claim-margin =
    In the fiscal year to { $dates }, { $name }’s operating { $operating_margin_way ->
        [down] loss
       *[up] profit
    } was { $operating_margin_size } of its sales{ $more ->
        [yes] , the net { $net_margin_way ->
            [down] loss
           *[up] profit
        } { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Costs rise faster than prices for two years in a row.
claim-margin-change =
    In the fiscal year to { $dates }, { $name }’s operating margin { $operating_margin_change_1y_way ->
        [down] fell
       *[up] rose
    } by { $operating_margin_change_1y_size }.
wrong-margin-change = A one-off cost or gain explains the change.
claim-capital =
    In the fiscal year to { $dates }, { $name } { $roic_way ->
        [down] lost
       *[up] earned
    } { $roic_size } on the capital in its business{ $more ->
        [yes] , and { $roe_way ->
            [down] lost{ " " }
           *[up] { "" }
        }{ $roe_size } on its equity
       *[no] { "" }
    }.
wrong-capital = New rivals push returns down towards the cost of capital.
claim-equity =
    In the fiscal year to { $dates }, { $name } { $roe_way ->
        [down] lost
       *[up] earned
    } { $roe_size } on its equity{ $more ->
        [yes] , and { $roa_way ->
            [down] lost{ " " }
           *[up] { "" }
        }{ $roa_size } on its assets
       *[no] { "" }
    }.
wrong-equity = The return comes from debt or from very little equity; the business itself earns less.
claim-cash = In the fiscal year to { $dates }, { $name }’s cash from operations was { $cash_conversion } times its net profit.
wrong-cash = Cash from operations falls below net profit.
claim-free-cash =
    In the fiscal year to { $dates }, { $name } { $fcf_margin_way ->
        [down] used up
       *[up] kept
    } { $fcf_margin_size } of its sales in cash after investment{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = The business has to invest more just to stand still.
claim-net-debt =
    { $name } had net { $net_debt_to_operating_income_way ->
        [down] cash
       *[up] debt
    } of { $net_debt_to_operating_income_size } times a year's operating profit ({ $dates }).
wrong-net-debt = The cash is needed elsewhere, or debt rises.
claim-shares =
    In the fiscal year to { $dates }, the number of { $name } shares { $shares_change_1y_way ->
        [down] fell
       *[up] rose
    } by { $shares_change_1y_size }.
wrong-shares = New shares are issued for a takeover or for employees.
claim-market-earnings =
    In the ten years to { $dates }, the earnings of US companies { $sp_real_earnings_growth_10y_way ->
        [down] fell
       *[up] grew
    } { $sp_real_earnings_growth_10y_size } after inflation.
wrong-market-earnings = The next years undo the change.
claim-market-payout = US companies paid out { $sp_payout } of their earnings as dividends ({ $dates }).
wrong-market-payout = Earnings fall while dividends stay the same.
claim-market-dividend = Dividends on US stocks yielded { $sp_dividend_yield }, ten-year government bonds { $sp_long_rate } ({ $dates }).
wrong-market-dividend = Companies return more through buybacks than through dividends.

## Valuation.

claim-own-history = { $name } shares cost { $pe } times yearly earnings, against a usual { $pe_median } ({ $dates }). They were cheaper in { $pe_percentile } of the years on record.
wrong-own-history = Earnings grow into the price without a fall in the price.
claim-earnings-yield =
    { $name }’s earnings were { $earnings_yield } of its share price{ $more ->
        [yes] { " " }(a price of { $pe } times earnings)
       *[no] { "" }
    }; ten-year government bonds yielded { $long_rate } ({ $dates }).
wrong-earnings-yield = Bond yields move so far that the comparison turns around.
claim-cash-yield = { $name }’s free cash flow was { $fcf_yield } of its share price ({ $dates }).
wrong-cash-yield = The cash flow of that year was an exception.
claim-against-market = Measured by earnings, { $name } shares cost { $pe_to_market } times as much as the US market ({ $dates }).
wrong-against-market = Earnings grow fast enough to justify the price.
claim-float = { $name }’s freely traded shares alone were worth { $float_to_earnings } times its yearly net profit ({ $dates }); with what insiders own, it is more.
wrong-float = The share price has moved far since then.
claim-market-cape = US stocks cost { $cape } times their average earnings of ten years, against a usual { $cape_median } ({ $dates }). They were cheaper in { $cape_percentile } of all months since 1881.
wrong-market-cape = Earnings grow into the price without a fall in the price.
claim-market-after =
    After starts at least this expensive, US stocks typically { $after_cape_median_10y_way ->
        [down] lost
       *[up] gained
    } { $after_cape_median_10y_size } after inflation over ten years. Since 1871 they have gained { $sp_real_return_all } on average (data to { $dates }).
wrong-market-after = The few expensive starts of the past overlap and may not resemble this one.
claim-market-excess =
    The earnings of US stocks yielded { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] less
       *[up] more
    } than government bonds after inflation ({ $dates }).
wrong-market-excess = Bond yields after inflation move far.

## Industry.

claim-pricing-power =
    In the fiscal year to { $dates }, { $name }’s gross margin was { $gross_margin }, a sign of { $verdict ->
        [supports] strong
        [opposes] limited
       *[neutral] moderate
    } pricing power.
wrong-pricing-power = A rival offers the same for less and wins the customers.
claim-investment = In the fiscal year to { $dates }, { $name } invested { $capex_to_revenue } of its sales in plant and equipment.
wrong-investment = The business has to catch up on delayed investment.
claim-research = In the fiscal year to { $dates }, { $name } spent { $rd_to_revenue } of its sales on research and development.
wrong-research = The spending leads to no successful product.

## Macro and Rates.

claim-inflation =
    US consumer prices { $infl_12m_way ->
        [down] fell
       *[up] rose
    } { $infl_12m_size } in the year to { $dates }; over ten years they rose { $infl_10y }.
wrong-inflation = Newer inflation figures differ by more than a point.
claim-real-rate =
    After inflation, ten-year US government bonds { $real_long_rate_way ->
        [down] lost
       *[up] yielded
    } { $real_long_rate_size } ({ $dates }).
wrong-real-rate = Future inflation differs from that of the past year.
claim-rate-change =
    The yield of ten-year US government bonds { $long_rate_change_12m_way ->
        [down] fell
       *[up] rose
    } by { $long_rate_change_12m_size } in twelve months to { $long_rate } ({ $dates }). Its long-run median is { $long_rate_median }.
wrong-rate-change = The yield turns around within your horizon.
claim-curve =
    Ten-year US government bonds yielded { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] less
       *[up] more
    } than three-month bills ({ $dates }){ $more ->
        [yes] . Short-term yields were higher than long-term ones in { $curve_share_inverted } of all months
       *[no] { "" }
    }.
wrong-curve = Short-term and long-term yields change places.
claim-credit = Weaker US companies paid { $credit_spread } more for their debt than the government ({ $dates }). The gap was smaller in { $credit_spread_percentile } of all months.
wrong-credit = Lenders pull back and the gap widens.
claim-jobs = US unemployment was { $unemployment } ({ $dates }), against a long-run median of { $unemployment_median }.
wrong-jobs = Unemployment rises by half a point within a year.

## Allocation.

claim-stocks-bonds =
    In the ten years to { $dates }, US stocks { $sp_real_return_10y_way ->
        [down] lost
       *[up] gained
    } { $sp_real_return_10y_size } after inflation; government bonds { $bond_real_return_10y_way ->
        [down] lost
       *[up] gained
    } { $bond_real_return_10y_size }.
wrong-stocks-bonds = The next ten years reverse the order, as other decades did.
claim-stocks-ahead = US stocks did better than bonds in { $freq_stocks_beat_bonds_10y } of all ten-year periods from 1871 to { $dates }.
wrong-stocks-ahead = The periods overlap, so there are far fewer separate ones.
claim-worst-decade =
    In their worst ten years, US stocks { $sp_real_return_10y_worst_way ->
        [down] lost
       *[up] gained
    } { $sp_real_return_10y_worst_size } after inflation (data to { $dates }).
wrong-worst-decade = A mix with bonds would have softened the loss.
claim-concentration =
    Your largest holding is { $pf_largest_weight } of your portfolio{ $more ->
        [yes] ; the concentration index is { $pf_hhi }, where 1 is a single holding
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Holdings you did not mention change the weights.
claim-together = In the three years to { $dates }, your holdings had an average correlation of { $pf_mean_correlation }, where 1 means that they move in step.
wrong-together = In the next fall they move together more than before.
claim-portfolio-return =
    At these weights, your portfolio { $pf_return_3y_way ->
        [down] lost
       *[up] gained
    } { $pf_return_3y_size } over the three years to { $dates }{ $more ->
        [yes] , and { $pf_return_1y_way ->
            [down] lost{ " " }
           *[up] { "" }
        }{ $pf_return_1y_size } in the last of them
       *[no] { "" }
    }.
wrong-portfolio-return = The next three years take another course.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = Is the move more than chance, given how far the price swings in an ordinary year?
ask-long-return = Do five years say the same as one?
ask-trend-turn = Have the last three months already turned the trend?
ask-recovering = Is it still falling, or recovering?
ask-from-high = Does a price near its high say how far it can fall?
ask-best-days = Does the return rest on a few days?
ask-halves = Did the first half of the record say the same?
ask-calm-now = Was the last year like the three years together?
ask-whole-record = Are the last few years the right measure of what can be lost?
ask-recovered = Has the fall been made good since?
ask-tied = Does it move with the market closely enough for beta to mean anything?
ask-worst-decade = Does the share of losses say how bad a loss can be?
ask-covered = Does operating income carry the interest?
ask-owed = Does the debt that is left after cash say the same?
ask-per-share = Did the owner of a share see it too?
ask-long-growth = Was this year the rule or the exception?
ask-borrowed = Is the return earned, or made by debt?
ask-in-cash = Does the profit arrive as cash?
ask-slipping = Is the margin rising or falling?
ask-selling-less = Is the margin higher only because less is sold?
ask-selling-more = Is the lower margin the price of growth?
ask-invested = Does investment take the cash?
ask-with-debt = Were the shares bought back with debt?
ask-burden = Can the company pay what is due?
ask-kept = How much of it is left as operating profit?
ask-paying-off = Does growth pay for the investment?
ask-cheap-why = Is it cheap because profit is falling?
ask-growth-pays = Does growth justify the price?
ask-deserved = Does the return on capital justify the price?
ask-rates-explain = Do interest rates explain the price of stocks?
ask-dear = Is this already in the price of stocks?
ask-dear-too = Does the market's own past say the same?
ask-last-decade = Did the last ten years follow that pattern?
ask-in-buybacks = Is the dividend low because profit is kept for buybacks and growth?
ask-core = Do prices without food and energy say the same?
ask-other-curve = Does the other end of the curve say the same?
ask-rate-level = Is the rate after inflation high enough to matter?
ask-real-rate = Is the rate still on the move?
ask-jobs-agree = Does employment say the same?
ask-output-agrees = Does output say the same?
ask-real-terms = Is it the same after inflation?
ask-credit-jobs = Does unemployment say the same?
ask-as-a-whole = How far does the whole portfolio swing?
ask-together = Do the holdings fall at the same time?
ask-on-the-way = How deep were the falls on the way?
ask-last-year = Does the last year say the same?
ask-sides = { $figure }: { $values }. Is { $name } ahead there, too?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Can the two be compared?
ask-survivors = Companies that failed have no such record. Is this more than the story of one that lasted?
ask-base-rate = So often a period of this length ended without a gain. What does the recent price add to that?
answer-not-mine = This point is not ours.
answer-withdraw = The figure behind this point is not in our data. The point is withdrawn.
answer-as-quoted = The figure is quoted as our data has it. The point stands.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. The figures bear it out. The point stands.
       *[weakened] { $figure }: { $other }. The figures bear it out only in part. The point counts for less.
    }
answer-longer =
    { $outcome ->
        [holds] Over the other period it was { $other }, which says the same as { $value }. The point stands.
        [refuted] Over the other period it was { $other }, not { $value }. The point is withdrawn.
       *[weakened] Over the other period it was { $other }, which is less clear than { $value }. The point counts for less.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. Beside { $other }, { $value } is too much for chance. The point stands.
        [refuted] { $figure }: { $other }. Beside { $other }, { $value } may well be chance. The point is withdrawn.
       *[weakened] { $figure }: { $other }. Beside { $other }, { $value } may in part be chance. The point counts for less.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. No: { $other } does not explain { $value }. The point stands.
        [refuted] { $figure }: { $other }. Yes: { $other } explains { $value }. The point is withdrawn.
       *[weakened] { $figure }: { $other }. In part: { $other } explains some of { $value }. The point counts for less.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } holds up beside { $other }. The point stands.
       *[weakened] { $figure }: { $other }. { $other } belongs beside { $value }. The point counts for less.
    }
answer-sides =
    { $outcome ->
        [holds] Yes: { $values }. The point stands.
        [refuted] No: { $values }. The point is withdrawn.
        [behind] No: { $values }. The point counts for less.
       *[weakened] Not clearly: { $values }. The point counts for less.
    }
answer-dates = No: { $date } and { $other_date } are too far apart. The point is withdrawn.
answer-survivors = Only a company that lasted has { $other } to show for the whole time. The point counts for less.
ruling-upheld = The figures bear it out. The point stands.
ruling-weakened = The figures bear it out only in part. The point counts for less.
ruling-withdrawn = The figures contradict it. The point does not count.
ruling-unresolved = Nobody answered. The point counts for less.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] On balance, the available figures are positive for { $name }.
        [unfavourable] On balance, the available figures are negative for { $name }.
       *[mixed] The figures on { $name } weigh about the same on both sides.
    }
thesis-comparison =
    { $balance ->
        [favourable] Set side by side, { $first } comes out ahead of { $others } on these figures.
        [unfavourable] Set side by side, { $first } comes out behind { $others } on these figures.
       *[mixed] Set side by side, { $first } and { $others } come out about level on these figures.
    }
thesis-portfolio =
    { $balance ->
        [favourable] On balance, the mix fits what you asked for.
        [unfavourable] On balance, the mix does not fit what you asked for.
       *[mixed] The figures for and against this mix weigh about the same.
    }
thesis-macro = Our figures do not answer this question. These are our latest figures on the economy.
thesis-no-side = The figures on { $name } say how things are, and point neither way.
thesis-nothing = We have too little data on { $name } to judge it.
thesis-around = What can be said is this: { $text }
thesis-for = For it: { $text }
thesis-against = Against it: { $text }
thesis-for-side = For { $name }: { $text }
thesis-taken-back =
    We give no view: { $reason ->
        [planted] our figures cannot be trusted
        [old] our figures are older than your horizon
       *[rejected] our review did not accept the figures
    }. They showed: { $thesis }
thesis-past-only = { $thesis } We give no view on what comes next: the figures for that are older than your horizon.
change-newer = Figures from after { $date }.
change-gaps = Data that closes this gap: { $gap }
change-above = { $figure } rises above { $bound } (last { $value }).
change-below = { $figure } falls below { $bound } (last { $value }).
change-next = Next to check: { $figure }. The last figure is { $value }; past { $bound } the point no longer holds.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = A fall as deep as the worst of { $name } on record: { $worst_size } (prices to { $date }).
risk-fall-softened = A position small enough to live through such a fall, and time to wait.
risk-fall-sign = The price falls from its last high by more than the risk tolerance allows.
risk-debt = { $name } has net debt of { $debt } times a year's operating profit, and has to renew it.
risk-debt-softened = Long maturities and steady income.
risk-debt-sign = Interest takes a growing part of operating profit.
risk-concentration = Your largest holding is { $largest } of your portfolio. If it falls, the portfolio falls with it.
risk-concentration-softened = More holdings that move independently.
risk-concentration-sign = The largest holding falls while the others do not.
risk-rates = Yields rise well above { $rate } ({ $date }), which cuts the value of future earnings.
risk-rates-softened = Earnings that grow with prices, and little debt.
risk-rates-sign = The ten-year yield rises by more than a point within a year.
risk-against = The strongest point against this view proves decisive. { $text }
risk-against-softened = Rely on this view only as far as newer figures support it.
risk-against-sign = Newer figures confirm this point.
risk-old = Things have changed in the { $age } since our figures end.
risk-old-softened = Add current data before relying on this.
risk-old-sign = Newer figures point the other way.
risk-gaps = Important data is missing, so a danger may go unseen.
risk-gaps-softened = Add the missing data that is named first.
risk-gaps-sign = New data changes the result.
risk-objection = The red team's objection proves right. { $text }
risk-objection-softened = Check this point first when newer figures arrive.
risk-objection-sign = Newer figures support the objection.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] US stocks lost money after inflation in { $lost } of all periods of { $horizon } since { $since }.
        [mix] The { $name } mix lost money after inflation in { $lost } of all periods of { $horizon } since { $since }.
       *[stock] { $name } lost money before inflation in { $lost } of all periods of { $horizon } since { $since }.
    } Periods that do not overlap: { $periods }.
scenario-base =
    { $basis ->
        [stock] A gain of up to { $bound } before inflation, as in all the other periods.
       *[other] A gain of up to { $bound } after inflation, as in all the other periods.
    }
scenario-bull =
    { $basis ->
        [stock] A gain of more than { $bound } before inflation, as in { $good } of these periods.
       *[other] A gain of more than { $bound } after inflation, as in { $good } of these periods.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] At the end of the horizon there is a gain before inflation.
       *[other] At the end of the horizon there is a gain after inflation.
    }
scenario-base-wrong =
    { $basis ->
        [stock] At the end of the horizon there is a loss before inflation, or a gain of more than { $bound }.
       *[other] At the end of the horizon there is a loss after inflation, or a gain of more than { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] At the end of the horizon the gain before inflation is { $bound } or less.
       *[other] At the end of the horizon the gain after inflation is { $bound } or less.
    }
scenario-bear-unknown = A permanent loss. We cannot estimate the odds.
scenario-base-unknown = A course like that of its market. We cannot estimate the odds.
scenario-bull-unknown = A course clearly better than that of its market. We cannot estimate the odds.
scenario-bear-unknown-wrong = At the end of the horizon there is a gain.
scenario-base-unknown-wrong = The result is far from that of its market.
scenario-bull-unknown-wrong = The result is no better than that of its market.
scenario-kind = We have too few prices of { $name } to count its own odds. Of its kind, US stocks as a whole, { $lost } of all periods of { $horizon } since { $since } lost money after inflation (periods that do not overlap: { $periods }). A single stock can do much worse.

## The red team, and the chair's response.

objection-planted = The draft shows a figure that is not in our data: { $figure }.
objection-older-than-horizon = The figures that this view rests on are { $age } old. That is longer than your horizon.
objection-old = Our oldest figures are { $age } old. What happened since is not in them.
objection-cross-examination = Before the questions the same figures came to another balance. The view depends on the points that were withdrawn or weakened.
objection-single-figure = The balance rests on one figure: { $name }, { $value } ({ $date }).
objection-single-seat = Without the seat { $seat } the balance turns to the other side.
objection-opposite =
    { $count ->
        [one] The opposite case: one of { $all } readings points the other way. { $text }
       *[other] The opposite case: { $count } of { $all } readings point the other way, the strongest first. { $text }
    }
objection-no-opposite = No figure speaks for the opposite. That is as much a sign of what was not looked at as of strength.
objection-no-judgement = The draft gives no view, because there is no figure on the subject itself.
objection-one-source = Every figure is from one source.
objection-frequencies = The probabilities are frequencies of overlapping periods of the past, not forecasts.
response-noted = Noted. It does not change the view.
response-lowered = Accepted. We are less confident.
response-halved = Accepted. We are only half as confident.
response-taken-back = Accepted. We give no view; what the figures showed at their date is kept below.
tell-committee =
    { $members ->
        [one] One specialist reviewed this. The draft was then attacked to find its weak points.
       *[other] { $members } specialists reviewed this independently, then challenged one another.
    }
tell-committee-alone = { $members } specialists reviewed this independently, and the chair weighed what they found.
tell-confidence =
    { $level ->
        [high] We are fairly sure of this
        [medium] We are only partly sure of this
       *[low] We are not sure of this
    }: our confidence is { $confidence } on a scale from 0 to 1. It says how good the evidence is, not how likely a gain is.
tell-odds =
    In the past, { $lost } of all periods of { $horizon } with { $name } ended in a loss{ $real ->
        [yes] { " " }after inflation
       *[no] { "" }
    }. That is history, not a forecast.
tell-import = For a better answer, add newer data: import a price file or the company's accounts, or switch on a live source.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = gold
metal-xag = silver
metal-xpt = platinum
metal-xpd = palladium

## What is missing.

gap-prices-missing = We have no prices of { $name }. Import a file with daily prices to add them.
gap-prices-old = We have no prices of { $name } after { $date }.
gap-accounts-missing = We have no accounts of { $name }. Import its annual figures to add them.
gap-accounts-old = Our newest accounts of { $name } end on { $date }.
gap-industry-missing = We have no figures on { $name }.
gap-market-old = Our data on the US stock market ends in { $date }.
gap-news-missing = We have no news.
gap-provider-down = The source { $provider } could not be reached: { $reason }.
gap-window-too-short = { $name }’s price history is too short for longer periods.
gap-holdings-unpriced = We have no prices of your holding { $name }.
gap-positions-left-out = We counted only the first { $counted } of your positions and left out { $left } more.
gap-portfolio-no-weights = We do not know how large each of your holdings is.

## Terms that the debrief explains.

term-volatility = Volatility
term-drawdown = Drawdown
term-confidence = Confidence
term-dissent = Dissent
term-red-team = Red team

## Measures, as lists name them.

measure-price = Last price
measure-age = Age of the prices
measure-return-1m = Change over one month
measure-return-3m = Change over three months
measure-return-6m = Change over six months
measure-return-1y = Change over twelve months
measure-return-3y = Yearly return over three years
measure-return-5y = Yearly return over five years
measure-return-10y = Yearly return over ten years
measure-return-all = Yearly return since the data begins
measure-momentum-12-1 = Change over a year, without the latest month
measure-trend = Distance from the ten-month average
measure-vol-1y = Yearly swings, last year
measure-vol-36m = Yearly swings, three years
measure-max-drawdown-1y = Deepest fall in a year
measure-max-drawdown-36m = Deepest fall in three years
measure-max-drawdown-all = Deepest fall on record
measure-drawdown-now = Distance from the high
measure-worst-month = Worst month
measure-best-month = Best month
measure-return-all-less-best-10 = Yearly return without the ten best days
measure-return-first-half = Yearly return in the first half
measure-return-second-half = Yearly return in the second half
measure-volume-ratio = Trading against its average
measure-turnover-20d = Daily trading
measure-freq-pos = Past periods with a gain
measure-freq-neg = Past periods with a loss
measure-freq-good = Past periods with a strong gain
measure-freq-good-bound = Yearly gain that counts as strong
measure-freq-periods = Past periods that do not overlap
measure-horizon = Horizon in whole years
measure-window-count-1y = One-year periods on record
measure-beta-36m = Beta to the market
measure-correlation-36m = Correlation, three years
measure-return-gap-1y = Lead over twelve months
measure-real-return-5y = Yearly return after inflation, five years
measure-revenue = Sales
measure-revenue-growth-1y = Growth of sales, one year
measure-revenue-growth-2y = Growth of sales, two years
measure-gross-margin = Gross margin
measure-operating-margin = Operating margin
measure-operating-margin-change-1y = Change of the operating margin
measure-net-margin = Net margin
measure-net-loss = Net loss
measure-net-income = Net profit
measure-roe = Return on equity
measure-roa = Return on assets
measure-roic = Return on invested capital
measure-debt-to-equity = Debt to equity
measure-net-debt-to-operating-income = Net debt to operating profit
measure-current-ratio = Current ratio
measure-interest-coverage = Interest coverage
measure-cash-conversion = Cash conversion
measure-free-cash-flow = Free cash flow
measure-fcf-margin = Free cash flow margin
measure-capex-to-revenue = Investment to sales
measure-rd-to-revenue = Research to sales
measure-eps-diluted = Earnings per share
measure-eps-growth-1y = Growth of earnings per share
measure-book-value-per-share = Book value per share
measure-fcf-per-share = Free cash flow per share
measure-shares-change-1y = Change of the number of shares
measure-payout = Paid out of free cash flow
measure-accounts-age = Age of the accounts
measure-pe = Price to earnings
measure-ps = Price to sales
measure-pb = Price to book value
measure-fcf-yield = Free cash flow yield
measure-earnings-yield = Earnings yield
measure-pe-percentile = Price to earnings against its own past
measure-pe-median = Median price to earnings
measure-pe-to-market = Price to earnings against the market
measure-float-to-earnings = Value of freely traded shares to net profit
measure-infl-12m = Inflation over twelve months
measure-infl-10y = Yearly inflation over ten years
measure-infl-percentile = Inflation against its own past
measure-long-rate = Ten-year government bond yield
measure-long-rate-change-12m = Change of the ten-year yield
measure-long-rate-median = Median ten-year yield
measure-real-long-rate = Ten-year yield less inflation
measure-cape = Price to ten years of earnings (CAPE)
measure-cape-median = Median CAPE
measure-cape-percentile = CAPE against its own past
measure-after-cape-median-10y = Typical return after expensive starts
measure-excess-cape-yield = Earnings yield less real bond yield
measure-sp-payout = Dividends paid out of earnings
measure-dividend-yield = Dividend yield
measure-real-earnings-growth-10y = Real growth of earnings, ten years
measure-real-return-1y = Return after inflation, one year
measure-real-return-10y = Yearly return after inflation, ten years
measure-real-return-20y = Yearly return after inflation, twenty years
measure-real-return-all = Yearly return after inflation since 1871
measure-real-return-10y-worst = Worst ten years after inflation
measure-bond-real-return-10y = Bonds after inflation, ten years
measure-freq-stocks-beat-bonds-10y = Ten-year periods with stocks ahead of bonds
measure-freq-stocks-beat-bonds = Share of all periods as long as the horizon in which stocks beat bonds
measure-curve-10y-3m = Ten-year yield less three-month yield
measure-curve-10y-2y = Ten-year yield less two-year yield
measure-curve-share-inverted = Months with short-term yields above long-term ones
measure-curve-age = Age of the yields
measure-unemployment = Unemployment
measure-unemployment-median = Median unemployment
measure-credit-spread = Yield gap between weaker companies and the government
measure-credit-spread-percentile = That gap against its own past
measure-pf-value = Value of the holdings
measure-pf-weight = Weight in the holdings
measure-pf-largest-weight = Largest weight
measure-pf-hhi = Concentration index
measure-pf-vol-36m = Yearly swings of the holdings
measure-pf-max-drawdown-36m = Deepest fall of the holdings in three years
measure-pf-return-1y = Return of the holdings, one year
measure-pf-return-3y = Yearly return of the holdings, three years
measure-pf-mean-correlation = Mean correlation of the holdings
measure-pf-priced-share = Share of the holdings with prices

## What the engine says in the transcript.

floor-opened =
    The committee convenes on “{ $title }”. Our data has { $figures ->
        [one] one figure
       *[other] { $figures } figures
    } on it and names { $gaps ->
        [0] no gap
        [one] one gap
       *[other] { $gaps } gaps
    }.
floor-taken = { $seat } takes the floor.
floor-votes =
    All have voted without hearing the others: { $supports } for, { $opposes } against, { $neutral } neither. { $next ->
        [tier] On this tier nobody is cross-examined; the synthesis comes next.
        [nobody] There is nobody to question; the synthesis comes next.
       *[questions] The floor is open for questions to single claims.
    }
floor-question = To { $seat }, on { $claim }: { $text }
floor-answer = To { $seat }: { $text }
floor-silent = { $seat } has nothing usable to say: { $reason }.
floor-ruled =
    On { $claim }: { $ruling ->
        [upheld] upheld
        [weakened] weakened
        [refuted] refuted
        [withdrawn] withdrawn
        [unresolved] unresolved
       *[other] { $ruling }
    }. { $reason }
floor-revised = The draft is revised. It now reads: { $thesis }
floor-revised-parts = The draft is revised.
floor-put-in = Added: { $text }
floor-taken-out = Taken out: { $text }
floor-stands = The draft stands.
floor-stands-lower = The draft stands. Confidence falls from { $before } to { $after }.
red-team-pass = The red team lets the draft pass.
red-team-revise = The red team sends the draft back for revision.
red-team-reject = The red team rejects the draft.
red-team-unheard = The red team could not be heard ({ $reason }); the draft counts as rejected.
number-left-out = A number without a source was left out of the text.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Yes, the US yield curve is inverted in our newest figures
        [partly] The US yield curve is inverted in part in our newest figures
       *[no] No, the US yield curve is not inverted in our newest figures
    }: the ten-year yield less the two-year yield was { $curve_10y_2y } ({ $date }), and less the three-month yield { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] The signs of a US recession that we follow give a warning
        [partly] The signs of a US recession that we follow are mixed
       *[no] The signs of a US recession that we follow are quiet
    }: unemployment was { $at_low ->
        [yes] at its low of the past year
       *[no] { $sahm } above its low of the past year
    } ({ $date }), in a year payroll employment { $payrolls_12m_way ->
        [up] rose
       *[down] fell
    } { $payrolls_12m_size } and real income without transfers { $income_12m_way ->
        [up] rose
       *[down] fell
    } { $income_12m_size }, and the ten-year yield less the three-month yield was { $curve_10y_3m } ({ $other_date }).
first-savings = Savings that earn less than { $infl_12m } a year lose buying power: that was US inflation in the twelve months to { $date }. Three-month Treasury bills paid { $bill_rate } ({ $other_date }), which is { $real_bill_rate } after inflation. Cash without interest kept { $purchasing_power_10y } of its buying power over ten years.
first-inflation = US inflation was { $infl_12m } in the twelve months to { $date }, and { $core_infl_12m } without food and energy; over ten years it was { $infl_10y }.
first-inflation-change =
    The twelve-month figure is { $infl_change_12m_size } { $infl_change_12m_way ->
        [up] higher
       *[down] lower
    } than a year before.
first-jobs =
    US unemployment was { $unemployment } in { $date }, { $at_low ->
        [yes] at its low of the past year
       *[no] { $sahm } above its low of the past year
    }, against a median of { $unemployment_median }; payroll employment { $payrolls_12m_way ->
        [up] rose
       *[down] fell
    } { $payrolls_12m_size } in a year.
first-rates = Ten-year US Treasuries yielded { $long_rate } ({ $date }), which is { $real_long_rate } after the inflation of the past year; three-month bills paid { $bill_rate } ({ $other_date }), which is { $real_bill_rate } after inflation.
first-money =
    The US money supply M2 { $m2_12m_way ->
        [up] grew
       *[down] shrank
    } { $m2_12m_size } in the year to { $date }; after inflation it { $m2_real_12m_way ->
        [up] grew
       *[down] shrank
    } { $m2_real_12m_size }.
first-housing =
    In the year to { $date }, US housing starts { $starts_12m_way ->
        [up] rose
       *[down] fell
    } { $starts_12m_size }, building permits { $permits_12m_way ->
        [up] rose
       *[down] fell
    } { $permits_12m_size } and the cost of shelter { $shelter_12m_way ->
        [up] rose
       *[down] fell
    } { $shelter_12m_size }. We have no house prices.
first-dollar =
    Against the currencies of its trading partners the US dollar { $dollar_12m_way ->
        [up] rose
       *[down] fell
    } { $dollar_12m_size } in the year to { $date }; it was weaker on { $dollar_percentile } of all days in our series.
first-oil =
    A barrel of US crude oil (WTI) cost { $oil_price } on average in { $date }; that was { $oil_12m_size } { $oil_12m_way ->
        [up] more
       *[down] less
    } than a year before.
first-growth =
    US real output { $gdp_1y_way ->
        [up] grew
       *[down] shrank
    } { $gdp_1y_size } in the year to { $date }; payroll employment { $payrolls_12m_way ->
        [up] rose
       *[down] fell
    } { $payrolls_12m_size }, and unemployment was { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } has outpaced inflation in our figures, but they are too few to call it a hedge
       *[no] { $name } has not kept up with inflation in our figures, and they are too few to judge it as a hedge
    }: from { $from } to { $to } its price { $gain_whole_way ->
        [up] rose
       *[down] fell
    } { $gain_whole_size }, while US consumer prices { $infl_whole_way ->
        [up] rose
       *[down] fell
    } { $infl_whole_size }; its deepest fall in the last twelve months was { $max_drawdown_1y_size }.
first-spot =
    { $name } cost { $price } on { $date }; in a year its price { $return_1y_way ->
        [up] rose
       *[down] fell
    } { $return_1y_size }, and its deepest fall in that year was { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name } stood at { $price } on { $date }; in a year it { $return_1y_way ->
        [up] rose
       *[down] fell
    } { $return_1y_size }, and its deepest fall in that year was { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] The record points neither way
        [up] The record leans towards a rise
       *[down] The record leans towards a fall
    }: { $name } stood at { $price } on { $date }, against a median of { $level_median }; it was lower in { $level_percentile } of all months, and it fell or stood still in { $freq_neg } of past periods of about { $horizon }.
first-currency-level =
    { $verdict ->
        [high] { $base } is expensive against { $quote } by its own past
        [low] { $base } is cheap against { $quote } by its own past
       *[middle] { $base } is neither cheap nor expensive against { $quote } by its own past
    }: { $name } stood at { $price } on { $date }, against a median of { $level_median }; it was lower in { $level_percentile } of all months.
first-accounts =
    { $balance ->
        [favourable] The accounts of { $name } are sound
        [unfavourable] The accounts of { $name } are weak
       *[mixed] The accounts of { $name } are sound in parts and weak in others
    }: in the fiscal year to { $date } its operating margin was { $operating_margin }, its sales growth { $revenue_growth_1y }, its cash from operations { $cash_conversion } times net income and its debt { $debt_to_equity } times equity.
first-compare =
    { $ahead ->
        [one] By their accounts, { $name } comes out ahead of { $other }
       *[none] By their accounts, { $name } and { $other } come out about level
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }{ $other } leads in this ({ $trails }).
       *[no] { "" }
    }
first-measure = { $measure } of { $name } in the fiscal year to { $date }: { $value }.
first-market-value = We have no current price of { $name }. On { $date } its freely traded shares were worth { $value }, as its annual report says; what insiders own is not counted.
first-old-accounts = Our newest accounts of { $name } end on { $date }.
first-measure-year = In the fiscal year to { $date }: { $value }.
first-measure-missing = We have no accounts of { $name } for { $years }.
first-in-dollars = These are returns in dollars. In { $currency }, changes of the exchange rate come on top; we have not counted them.
first-deepest-fall = The deepest fall of US stocks since 1871 was { $fall } after inflation, from { $from } to { $to }.
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name } paid { $paid } in dividends, with a free cash flow of { $cash }; { $other } paid { $other_paid }, with { $other_cash }. The smaller the share of free cash flow that is paid out, the safer the dividend.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Our figures do not show why; they only show how things stand.
first-compare-item = { $measure }: { $value } against { $other }
first-mix =
    the { $name } mix of { $cash ->
        [yes] stocks, bonds and cash
       *[no] stocks and bonds
    }
first-mix-left-out = { $name } is left out, because we have no long history of it.
first-mix-cash = Cash is counted without interest, because we have no long history of interest on cash.
first-value =
    { $verdict ->
        [low] { $name } looks cheap
        [high] { $name } looks expensive
       *[middle] { $name } looks neither cheap nor expensive
    }: on { $date } it cost { $pe } times its yearly profit{ $more ->
        [yes] , against a median of { $pe_median } in its own past
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] { $name } looks expensive
       *[other] We cannot say whether { $name } is cheap, because we have no current price
    }: on { $date } its freely traded shares alone were worth { $float_to_earnings } times its profit of the fiscal year to { $other_date }.
first-value-market =
    { $verdict ->
        [low] US stocks looked cheap
        [high] US stocks looked expensive
       *[middle] US stocks looked neither cheap nor expensive
    } in { $date }: they cost { $cape } times their average profit of ten years, against a median of { $cape_median } since 1881, and they were cheaper in { $cape_percentile } of all months.
first-risk =
    { $verdict ->
        [low] { $name } has been calm
        [high] { $name } is very risky
       *[middle] { $name } is risky
    }: from { $from } to { $to } it fell { $fall }, and its price swung by { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] The debt of { $name } is a danger
        [high] The debt of { $name } is no great danger
       *[middle] The debt of { $name } is a moderate risk
    }: in the fiscal year to { $date } its operating profit covered its interest { $interest_coverage } times, and its debt was { $debt_to_equity } times its equity. How far its shares could fall we cannot say without prices.
first-debt =
    { $verdict ->
        [low] The debt of { $name } is a danger
        [high] The debt of { $name } is no great danger
       *[middle] The debt of { $name } is a moderate risk
    }: in the fiscal year to { $date } its operating profit covered its interest { $interest_coverage } times, and its debt was { $debt_to_equity } times its equity.
first-debt-loss = The debt of { $name } is a danger: in the fiscal year to { $date } it made an operating loss, so no profit covered its interest. Its debt was { $debt_to_equity } times its equity.
first-debt-equity =
    { $verdict ->
        [low] { $name } owes little
        [high] { $name } owes much
       *[middle] { $name } has moderate debt
    }: its debt was { $debt_to_equity } times its equity on { $date }.
first-sales =
    The sales of { $name } { $direction ->
        [up] grew
       *[down] fell
    } by { $revenue_growth_1y } in the fiscal year to { $date }{ $more ->
        [yes] . Over five years they { $five_years ->
            [up] grew
           *[down] fell
        } by { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    To return what US stocks returned since 1871, { $name } needs earnings that { $direction ->
        [up] grow at least
       *[down] shrink no more than
    } { $implied_growth } after inflation, without end: that is what its value of { $date } counts on.
first-cash =
    { $verdict ->
        [low] The profits of { $name } are not backed by cash
        [high] The profits of { $name } are backed by cash
       *[middle] The profits of { $name } are backed by cash only in part
    }: in the fiscal year to { $date } its cash from operations was { $cash_conversion } times its net profit, and its free cash flow was { $fcf_margin } of its sales.
first-cash-credit = But a tax credit of { $credit } of the profit before tax raised the net profit.
first-spread = Your portfolio is not concentrated in one company: its largest part, { $largest } at { $weight }, is spread over many by itself.
first-odds =
    { $verdict ->
        [never] { $name } has never lost money over { $horizon }
        [low] { $name } has rarely lost money over { $horizon }
        [high] { $name } has often lost money over { $horizon }
       *[middle] { $name } has sometimes lost money over { $horizon }
    }: after inflation, { $verdict ->
        [never] none of these periods since 1871
       *[other] { $freq_neg } of all such periods since 1871
    } ended in a loss, and its deepest fall was { $fall } ({ $from } to { $to }).
first-bearable =
    { $fits ->
        [yes] That is within the { $bearable } that you can bear to lose.
       *[no] Such a fall is deeper than the { $bearable } that you can bear to lose.
    }
first-holdings =
    { $verdict ->
        [low] Your portfolio has been calm
        [high] Your portfolio is very risky
       *[middle] Your portfolio is risky
    }: in the three years to { $date } it fell as much as { $fall }, and { $largest } makes up { $weight } of it, which is as concentrated as { $pf_effective_positions } equal positions.
first-half = With half of { $largest } in cash, the deepest fall would have been { $halved }.
first-concentration =
    { $verdict ->
        [low] Your portfolio is well spread
        [high] Your portfolio is concentrated
       *[middle] Your portfolio is somewhat concentrated
    }: { $largest } makes up { $weight } of it, which is as concentrated as { $pf_effective_positions } equal positions.
first-income =
    { $verdict ->
        [low] The dividend of { $name } looks well covered
        [middle] The dividend of { $name } is only just covered
       *[high] The dividend of { $name } is not covered by its cash
    }: in the fiscal year to { $date } it paid { $dividends }, { $verdict ->
        [negative] while it spent more cash than its business brought in
        [high] more than its { $free_cash_flow } of free cash flow
       *[other] out of { $free_cash_flow } of free cash flow
    }.
first-income-no-yield = We cannot state the dividend yield of { $name }: that takes a current price, which we do not have.
first-income-market =
    { $verdict ->
        [low] US stocks paid less than bonds
        [high] US stocks paid more than bonds
       *[middle] US stocks paid about as much as bonds
    }: in { $date } their dividends were { $sp_dividend_yield } of their price, and ten-year US government bonds yielded { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] On balance the figures favour { $name }
        [unfavourable] On balance the figures speak against { $name }
        [none] Our figures on { $name } alone do not answer this
       *[mixed] The figures on { $name } are mixed
    }: in the { $span ->
        [five] five years
       *[one] year
    } to { $date } its price { $direction ->
        [up] rose
       *[down] fell
    } by { $gain }, and within three years it fell as much as { $fall }.
first-return-accounts =
    We cannot say what return { $name } will bring, because we have no current prices of it. Over the five years to { $date } its profit per share { $direction ->
        [up] grew
       *[down] fell
    } by { $eps_growth_5y }.
first-return-market = Past periods suggest between { $after_cape_median_10y } and { $sp_real_return_all } after inflation for US stocks: the first was the median of the ten years after prices as high as in { $date }, the second is what they brought since 1871. They lost money in { $freq_neg } of all periods of { $horizon }.
first-return = Past periods suggest about { $real_return_20y } after inflation: so much { $name } brought in the twenty years to { $date }. In the worst ten years since 1871 it was { $real_return_10y_worst }.
first-rates-up = A ten-year US government bond would lose about { $bond_loss_1pt } of its price if its yield rose by one point from the { $long_rate } of { $date }.
first-rates-up-by = A ten-year US government bond would lose about { $bond_loss } of its price if its yield rose by { $rate_rise } from the { $long_rate } of { $other_date }.
first-rates-down = A ten-year US government bond would gain about { $bond_gain } in price if its yield fell by { $rate_fall } from the { $long_rate } of { $other_date }.
first-cash-bonds =
    { $verdict ->
        [low] Cash pays more than bonds at present, and its value does not fluctuate
       *[high] Bonds pay more than cash at present, but their price can fall
    }: ten-year US government bonds yielded { $long_rate } on { $date }, three-month Treasury bills { $bill_rate }. If the yield of the bonds rose by one point, their price would fall by about { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] Paying off the loan was the better choice more often
        [high] Investing mostly brought more than the loan costs, but not always
       *[middle] Investing brought more than the loan costs more often than not
    }: US stocks returned more than { $repay_rate }, before inflation, in { $repay_beaten } of all periods of { $horizon } since 1871. Paying off the loan saves its interest for certain.
first-past =
    From { $from } to { $to }, { $name } { $nominal_way ->
        [up] gained { $nominal }
       *[down] lost { $nominal }
    } { $income ->
        [dividends] with dividends
        [interest] with interest
       *[both] with dividends and interest
    }. After inflation that was { $real_way ->
        [up] a gain of { $real }
       *[down] a loss of { $real }
    }.
first-past-sum =
    { $past_start } invested in { $name } in { $from } had become about { $past_sum } by { $to }, { $income ->
        [dividends] with dividends
        [interest] with interest
       *[both] with dividends and interest
    }. In the money of { $from } that is about { $past_real_sum }.
first-past-averages = Prices here are monthly averages. Based on year-end prices, the figure can differ by several percentage points.
first-past-missing = Our history of US stocks and bonds ends in { $date }, so we cannot say what they returned in { $years }. From 1871 until then, US stocks returned { $sp_real_return_all } after inflation.
first-past-price =
    From { $from } to { $to }, { $name } { $past_change_way ->
        [up] rose
       *[down] fell
    } { $past_change_size }; on { $other_date } it stood at { $price }.
first-past-price-dividends = Dividends are counted in.
first-past-price-begins = Our prices of { $name } only begin in { $from }.
first-past-price-missing = We cannot say what { $name } did in { $years }: we have no prices from then.
first-not-those-years = { $name } in { $years }: we cannot say; the latest figures follow.
first-past-when =
    { $span ->
        [year] in { $first }
        [years] from { $first } to { $last }
       *[months] from { $from } to { $to }
    }
first-past-inflation =
    { $when }, US consumer prices { $past_infl_way ->
        [up] rose
       *[down] fell
    } { $past_infl_size }{ $span ->
        [year] { " " }from December to December
       *[other] { "" }
    }; in the twelve months to { $other_date }, inflation was { $infl_12m }.
first-past-rates = { $when }, ten-year US Treasuries yielded { $past_long_rate } on average; the latest yield is { $long_rate } ({ $other_date }).
first-past-policy = { $when }, the US policy rate averaged { $past_policy_rate }; the latest rate is { $policy_rate } ({ $other_date }).
first-past-jobs = { $when }, US unemployment averaged { $past_unemployment }; the latest rate is { $unemployment } ({ $other_date }).
first-past-growth =
    { $when }, US real output { $past_gdp_way ->
        [up] grew
       *[down] shrank
    } { $past_gdp_size }; the latest yearly rate is { $gdp_1y } ({ $other_date }).
first-needed-return = It takes { $needed_return } to turn { $needed_start } into { $needed_goal } in { $horizon }, before taxes. US stocks, with dividends and before inflation, returned more than that in { $needed_reached } of all periods of that length since 1871.
first-extremes =
    Over { $horizon }, the worst result of { $name } since 1871 was { $worst_way ->
        [up] a gain of { $worst }
       *[down] a loss of { $worst }
    } after inflation ({ $from } to { $to }), and the best was a gain of { $best } ({ $best_from } to { $best_to }).
first-double = At { $rate_supposed }, money doubles in about { $rate_doubling }, before inflation and taxes.
first-double-market = At the average return of US stocks since 1871, which was { $sp_real_return_all } after inflation, money doubled in about { $rate_doubling }. Nobody can promise that return.
first-rate-sum = At { $rate_supposed }, { $grown_start } becomes about { $rate_grown_sum } after { $horizon }, before inflation and taxes.
first-rate-needed = At { $rate_supposed }, it takes about { $rate_needed_sum } invested at once for { $horizon } to reach the sum that you name, before inflation and taxes.
first-rate-saved = At { $rate_supposed }, monthly payments that add up to { $plan_paid } become about { $rate_saved_sum } after { $horizon }, before inflation and taxes.
first-rate-monthly = At { $rate_supposed }, the sum that you name takes about { $rate_monthly_sum } a month for { $horizon }, before inflation and taxes.
first-recovery = US stocks took { $sp_recovery_1929 } to get back to their high after the crash of 1929, { $sp_recovery_2000 } after that of 2000 and { $sp_recovery_2008 } after that of 2008, with dividends and after inflation.
first-stocks-bonds =
    { $verdict ->
        [low] For { $horizon }, stocks have the better record
        [high] For { $horizon }, bonds are the safer choice
       *[middle] For { $horizon }, stocks have paid more and bonds are safer
    }: US stocks brought more than government bonds in { $freq_stocks_beat_bonds } of all such periods since 1871, but lost money after inflation in { $freq_neg } of them. In the ten years to { $date } they brought { $sp_real_return_10y } after inflation, bonds { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] Over { $horizon }, investing has mostly beaten saving
        [high] For { $horizon }, saving is the safer choice
       *[middle] Over { $horizon }, investing has paid more, but it is a risk
    }: US stocks lost money after inflation in { $freq_neg } of all such periods since 1871 and brought { $sp_real_return_all } on average. Three-month Treasury bills paid { $bill_rate } in { $other_date }, which is { $real_bill_rate } after inflation.
first-beat-inflation =
    { $verdict ->
        [low] Over { $horizon }, US stocks have usually beaten inflation
        [high] Over { $horizon }, US stocks have often fallen behind inflation
       *[middle] Over { $horizon }, US stocks have beaten inflation more often than not
    }: they brought less than inflation in { $freq_neg } of all such periods since 1871. On average they brought { $sp_real_return_all } after inflation.
first-crash =
    A crash like that of { $year } would take about { $fall } off { $name }: it lost so much after inflation from { $from } to { $to }{ $more ->
        [yes] , and US stocks alone lost { $stocks }
       *[no] { "" }
    }.
first-crash-past = In the crash of { $year }, US stocks lost { $fall } after inflation, from { $from } to { $to }.
first-which =
    { $ahead ->
        [one] { $name } comes out ahead of { $other }
       *[none] { $name } and { $other } come out about level
    }: over the three years to { $date }, { $first } returned { $gap } a year { $gained ->
        [more] more
       *[less] less
    } than { $second }, and its price swung { $ratio } times as much.
first-view =
    { $verdict ->
        [favourable] On balance the figures favour { $name }
        [unfavourable] On balance the figures speak against { $name }
        [none] Our figures on { $name } alone do not answer this
       *[mixed] The figures on { $name } are mixed
    }. In the fiscal year to { $date } its sales { $direction ->
        [up] grew
       *[down] fell
    } by { $revenue_growth_1y } and its operating margin was { $operating_margin }{ $more ->
        [yes] ; on { $other_date } its freely traded shares alone were worth { $float_to_earnings } times its profit
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] On balance the figures favour US stocks
        [unfavourable] On balance the figures speak against US stocks
        [none] Our figures on US stocks alone do not answer this
       *[mixed] The figures on US stocks are mixed
    }: in the ten years to { $date } they brought { $sp_real_return_10y } after inflation; in { $other_date } they cost { $cape } times their average profit of ten years (median: { $cape_median }).
first-missing =
    { $question ->
        [value] We cannot say whether { $name } is cheap or expensive
        [price] We cannot judge the price of { $name }
        [risk] We cannot judge the risk of { $name }
        [return] We cannot say what { $name } may return
        [income] We cannot judge the dividend of { $name }
        [debt] We cannot judge the debt of { $name }
        [profit] We cannot judge the profits of { $name }
        [which] We cannot rank { $name }
        [concentration] We cannot say how concentrated { $name } is
       *[view] We cannot give a view on { $name }
    }: { $data ->
        [prices] that takes current prices, which we do not have
        [accounts] that takes annual accounts, which we do not have
        [both] that takes current prices and annual accounts, which we do not have
        [loss] it made a loss, so its price cannot be set against a profit
        [pair] that takes current prices of both, or annual accounts of both from about the same date, and we do not have them
        [together] that takes prices of all its parts over the same years, which we do not have
        [history] that takes prices of many years, which we do not have
        [weights] that takes the weight of each part, which we do not know
        [elsewhere] we have figures on whole markets and economies for the United States only
       *[figures] we have no figures for that
    }.
first-withdraw =
    { $verdict ->
        [always] That lasted every time
        [never] That never lasted
        [rarely] That mostly did not last
        [low] That often did not last
        [high] That nearly always lasted
       *[middle] That mostly lasted
    }: taking out { $withdraw_rate } of the starting sum, with the amount raised by inflation, lasted in { $withdraw_lasted } of all periods of { $horizon } since 1871 with { $name }. The largest withdrawal that lasted in every one of them was { $withdraw_always }.
first-withdraw-long = Taking out { $withdraw_rate } of the starting sum, with the amount raised by inflation, lasted for 10 years in { $withdraw_lasted_10y } of all cases since 1871 with { $name }, for 20 years in { $withdraw_lasted_20y }, and for { $horizon } in { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] Invested in { $name }, the money lasted for at least { $horizon } in every case since 1871
        [half] Invested in { $name }, the money lasted { $withdraw_years_worst } in the worst case since 1871, and at least { $horizon } in half of the cases
       *[no] Invested in { $name }, the money lasted { $withdraw_years_worst } in the worst case since 1871, and { $withdraw_years_typical } or longer in half of the cases
    }.
first-withdraw-most = With money in { $name }, the largest withdrawal that lasted in every period of { $horizon } since 1871 was { $withdraw_always } of the starting sum, with the amount raised by inflation. In half of the periods { $withdraw_median } would have lasted.
first-plan = Equal monthly sums in { $name } came to { $plan_median } times what was paid in, after inflation: that is the median of all periods of { $horizon } since 1871. In the worst tenth of the periods they came to less than { $plan_low } times, and { $plan_loss } of the periods ended with less than was paid in.
first-plan-sum = { $plan_paid } paid in month by month came to about { $plan_median_sum } in today’s money, and to less than { $plan_low_sum } in the worst tenth of cases ({ $name }, { $horizon }).
first-plan-goal = To reach the sum that you name in today’s money, about { $plan_monthly_median } a month was enough in half of all cases, and about { $plan_monthly_low } a month in nine cases out of ten ({ $name }, { $horizon }).
first-grown = A sum invested in { $name } at once came to { $grown_median } times its value after inflation: that is the median of all periods of { $horizon } since 1871. In the worst tenth of the periods it came to less than { $grown_low } times, and { $grown_loss } of the periods ended in a loss.
first-grown-goal = To have the sum that you name in today’s money, about { $grown_needed_median } invested at once was enough in half of all cases, and about { $grown_needed_low } in nine cases out of ten ({ $name }, { $horizon }).
first-grown-sum = { $grown_start } invested at once came to about { $grown_median_sum } in today’s money, and to less than { $grown_low_sum } in the worst tenth of cases ({ $name }, { $horizon }).
first-withdraw-sum = From the sum that you name, about { $withdraw_always_sum } a year lasted in every case, and about { $withdraw_median_sum } a year in half of the cases ({ $name }, { $horizon }).
first-withdraw-month = From the sum that you name, about { $withdraw_always_month } a month lasted in every case, and about { $withdraw_median_month } a month in half of the cases ({ $name }, { $horizon }).
first-withdraw-capital = That takes about { $withdraw_capital_always } for the money to last in every case, and about { $withdraw_capital_median } for it to last in half of the cases ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] At once was better more often
        [low] In parts was better more often
       *[middle] Neither was clearly better
    }: a sum put into { $name } at once was ahead of the same sum in twelve monthly parts in { $lump_ahead } of all years since 1871. The median lead after a year was { $lump_lead }.
first-wait =
    { $verdict ->
        [low] In most cases a fall of { $wait_fall } did not come
        [high] A fall of { $wait_fall } came in most cases
       *[middle] A fall of { $wait_fall } came about as often as not
    }: counted from every month since 1871, US stocks became at least that much cheaper within { $horizon } in { $wait_reached } of all cases.
first-wait-compared = For comparison, investing at once was ahead of investing in twelve monthly parts in { $lump_ahead } of all years.
first-eps =
    { $name } earned { $eps_diluted } in the fiscal year to { $date }, { $direction ->
        [up] up
       *[down] down
    } { $eps_growth_1y } on the year before.
first-roe =
    { $verdict ->
        [low] Buybacks explain little of the return on equity of { $name }
        [high] Buybacks explain much of the return on equity of { $name }
       *[middle] Buybacks explain part of the return on equity of { $name }
    }: that return was { $roe } in the fiscal year to { $date }, and the shares that { $name } bought back in five years cost { $buybacks_5y_to_equity } times its equity.
first-view-net =
    { $verdict ->
        [favourable] On balance the figures favour { $name }
        [unfavourable] On balance the figures speak against { $name }
        [none] Our figures on { $name } alone do not answer this
       *[mixed] The figures on { $name } are mixed
    }. In the fiscal year to { $date } its sales { $direction ->
        [up] grew
       *[down] fell
    } by { $revenue_growth_1y }, and { $net_margin } of sales was left as profit.
first-policy-rate =
    The US policy rate was { $policy_rate } ({ $date }), { $verdict ->
        [no] above
       *[partly] below
    } inflation, which was { $infl_12m } in the twelve months to { $other_date }.
first-mixes =
    { $verdict ->
        [more] { $higher } returned more and fell further
        [better] { $higher } returned more and did not fall further
       *[neither] Neither mix was clearly better
    }: for US stocks and bonds, after inflation and over all periods of { $horizon } since 1871, the median return was { $mix_median } with { $name } and { $other_mix_median } with { $other }. { $freq_neg } of the periods with { $name } ended in a loss, and { $other_mix_loss } with { $other }. The deepest falls were { $fall } and { $other_fall } respectively.
first-fund-falls = A broad fund of US stocks would fall about as much as they do.
first-stock-fall = If stocks fell { $stock_fall } and bonds kept their price, { $name } would lose about { $mix_stock_fall }.
first-parts-fall = The portfolio would lose { $whole_fall } if everything else kept its price ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = This assumes that the whole sum is in one place: { $name }.
first-supposed-sum = Of { $sum } you would lose { $lost } and have { $left } left.
first-constraints = Your condition is not part of these figures: { $limits }.
first-limit-exceeded = Your limit of { $limit } is exceeded: { $parts }.
first-limit-kept = Your limit of { $limit } is kept: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = Whichever pays more after fees: a money market fund in dollars pays about what three-month US Treasury bills yield ({ $bill_rate }, { $date }), less its fee. A savings account that pays less than that earns less, but deposits are insured up to a limit and funds are not. We have no rates of single banks.
first-stock-share = No one share is right for everybody: what counts is when you need the money and how deep a fall you can bear. Since 1871, US stocks lost money after inflation in { $five } of all periods of five years and in { $twenty } of all periods of twenty years, and at worst they fell { $fall }. With half of the money in stocks, such a fall takes half as much off the whole. Money that you need within a few years does not belong in stocks.
first-debt-cash = On { $date } { $name } owed { $debt } and had { $cash } in cash and short-term securities.
first-short-history = We cannot say what { $name } will bring over { $horizon }: our prices only cover { $from } to { $to }.
first-stand-in-bonds = We used the history of ten-year US government bonds for this fund.
first-erosion = At { $infl_supposed } of inflation, money that earns nothing buys { $infl_erosion } less after { $horizon }.
first-forecast = Nobody can know this in advance; these are the latest figures.
first-stand-in-mix = We used the history of US stocks and ten-year government bonds for these funds.
first-stand-in = We have no long history of { $name }, so we used that of US stocks instead.
first-dividend-not-shown = The accounts of { $name } for the fiscal year to { $date } show no dividend.
first-no-dividend = { $name } paid no dividend in the fiscal year to { $date }.
first-withdrawals = These figures do not include withdrawals; we have not computed them.
first-income-share =
    That was { $share }, { $same ->
        [yes] the same as in { $since }
       *[no] after { $first_share } in { $since }
    }.

## How current the evidence is, by kind.

evidence-current = How current this is: { $kinds }.
current-accounts = accounts to { $date }
current-prices = share prices to { $date }
current-metals = metals and coins to { $date }
current-exchange = exchange rates to { $date }
current-market = the US stock market to { $date }
current-rates = interest rates to { $date }
current-economy = economic data to { $date }
table-years = { $name }: fiscal years
table-compare = Side by side
table-portfolio = The parts of the portfolio

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    In the year to { $dates }, the dollar { $dollar_12m_way ->
        [down] fell
       *[up] rose
    } { $dollar_12m_size } against the currencies of its trading partners. It was weaker on { $dollar_percentile } of all days on record.
wrong-dollar = The dollar turns around within the next year.
claim-fall-year =
    In the year to { $dates }, { $name } fell by as much as { $max_drawdown_1y_size }{ $dated ->
        [yes] , from { $from } to { $to }
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . That is { $verdict ->
            [opposes] more than
           *[other] within what
        } the risk tolerance allows
    }.
wrong-fall-year = A longer history shows a clearly deeper fall.
claim-swings-year = In the year to { $dates }, { $name } typically swung by { $vol_12m }.
wrong-swings-year = A longer history shows much larger or smaller swings.
claim-sahm = Over the three months to { $dates }, unemployment averaged { $sahm } above its low of the past year.
wrong-sahm = Unemployment rises in the coming months.
claim-inversion-record = After { $jobs_after_inversion } of the months in which short-term yields were above long-term ones, unemployment was clearly higher a year and a half later. After all months that share was { $jobs_after_any } (data to { $dates }).
wrong-inversion-record = The next inversion passes without a rise in unemployment.
claim-growth-5y =
    Over the five years to { $dates }, { $name }’s sales { $revenue_growth_5y_way ->
        [down] fell
       *[up] grew
    } { $revenue_growth_5y_size }{ $more ->
        [yes] ; earnings per share { $eps_growth_5y_way ->
            [down] fell
           *[up] grew
        } { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = The change came from a takeover or from a single year.
claim-bill-real =
    Three-month US Treasury bills paid { $bill_rate } ({ $dates }). After inflation that is a { $real_bill_rate_way ->
        [down] loss
       *[up] gain
    } of { $real_bill_rate_size }.
wrong-bill-real = Short-term rates or inflation move by more than a point.
claim-payrolls =
    In the year to { $dates }, the number of US jobs { $payrolls_12m_way ->
        [down] fell
       *[up] rose
    } by { $payrolls_12m_size }.
wrong-payrolls = The figures are revised, or turn around within months.
claim-output =
    In the year to { $dates }, US economic output { $gdp_1y_way ->
        [down] shrank
       *[up] grew
    } by { $gdp_1y_size } after inflation.
wrong-output = The next quarters go the other way.
claim-money =
    In the year to { $dates }, the US money supply (M2) { $m2_12m_way ->
        [down] shrank
       *[up] grew
    } by { $m2_12m_size }; after inflation it { $m2_real_12m_way ->
        [down] shrank
       *[up] grew
    } by { $m2_real_12m_size }{ $more ->
        [yes] . Bank loans to companies { $loans_12m_way ->
            [down] fell
           *[up] rose
        } by { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = Money moves into forms that M2 does not count.
claim-housing =
    In the year to { $dates }, US housing starts { $starts_12m_way ->
        [down] fell
       *[up] rose
    } by { $starts_12m_size } and building permits { $permits_12m_way ->
        [down] fell
       *[up] rose
    } by { $permits_12m_size }{ $more ->
        [yes] . The cost of housing { $shelter_12m_way ->
            [down] fell
           *[up] rose
        } by { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = A mild or a hard winter explains the difference.
claim-purchasing-power = A dollar bought { $purchasing_power_10y } of what it had bought ten years before ({ $dates }).
wrong-purchasing-power = Prices fall over the next ten years.
claim-hedge =
    From { $from } to { $to }, the price of { $name } { $gain_whole_way ->
        [down] fell
       *[up] rose
    } { $gain_whole_size } and US consumer prices { $infl_whole_way ->
        [down] fell
       *[up] rose
    } { $infl_whole_size }.
wrong-hedge = A longer history shows the opposite.
claim-level = The median of { $name } is { $level_median }; in { $level_percentile } of all months on record it was lower than now ({ $dates }).
wrong-level = The old median no longer fits, because prices in the two countries have moved apart.

## Measures of the above.

measure-vol-12m = Yearly swings, twelve months
measure-gain-whole = Change since the data begins
measure-infl-whole = Inflation over the same months
measure-correlation-12m = Correlation, twelve months
measure-level-median = Median rate
measure-level-percentile = Rate against its own past
measure-core-infl-12m = Inflation without food and energy
measure-shelter-12m = Change in the cost of shelter
measure-payrolls-12m = Change in payroll employment
measure-income-12m = Change in real income
measure-m2-12m = Change in the money supply M2
measure-m2-real-12m = Change in M2 after inflation
measure-starts-12m = Change in housing starts
measure-permits-12m = Change in building permits
measure-loans-12m = Change in bank loans to companies
measure-gdp-1y = Change in real output
measure-bill-rate = Three-month Treasury bill yield
measure-real-bill-rate = Bill yield less inflation
measure-purchasing-power-10y = Buying power left after ten years
measure-sahm = Unemployment above its low of the year
measure-jobs-after-inversion = Inverted yields followed by a rise in unemployment
measure-jobs-after-any = Months followed by a rise in unemployment
measure-oil-price = Price of a barrel of crude oil
measure-oil-12m = Change in the price of crude oil
measure-dollar-12m = Change in the broad dollar
measure-dollar-percentile = Broad dollar against its own past
measure-sp-long-rate = Ten-year yield in that month
measure-revenue-growth-5y = Growth of sales, five years
measure-eps-growth-5y = Growth of earnings per share, five years
measure-cash = Cash and current securities
measure-debt = Debt
measure-dividends = Dividends paid
measure-buybacks = Share buybacks
measure-dividends-per-share = Dividends per share
measure-shares-diluted = Diluted shares
measure-public-float = Value of freely traded shares

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: month-end prices, { $from } to { $to }
chart-price-axis = Price in { $unit }
chart-index-axis = Index level
chart-log = logarithmic scale
chart-fall = Below the highest month-end before, in %
chart-price-alt = Month-end prices of { $name }, { $from } to { $to }. Last against first: { $times }. Deepest fall from a high: { $deepest }. At the end: { $last }.
chart-valuation = { $name }: price against ten years of earnings (CAPE), { $from } to { $to }
chart-valuation-axis = Price as a multiple of yearly earnings; shaded: the middle half of all months
chart-last = last { $value }
chart-median = median { $value }
chart-valuation-alt = CAPE of { $name }, { $from } to { $to }. Last: { $last }. Median: { $median }. Half of all months lie between { $low } and { $high }.
chart-scenarios = Scenarios: how often the past ended like each
chart-scenarios-axis = Share of past periods, in %
chart-scenarios-alt = Share of past periods: { $shares }.
chart-bear = Bear
chart-base = Base
chart-bull = Bull
chart-confidence = How sure each member was, before (ring) and after (dot) the questions
chart-confidence-axis = Confidence, from 0 (none) to 1 (certain)
chart-confidence-alt = Confidence from 0 to 1, before and after: { $members }.
chart-source = Source: { $source }
chart-source-committee = Source: the committee
measure-pf-effective-positions = Equal positions that would be as concentrated
measure-pf-risk-share = Share of the portfolio's risk
measure-pf-halved-drawdown-36m = Deepest fall in three years with half of the largest position in cash
measure-real-max-drawdown-all = Deepest fall after inflation
measure-crash-fall = Fall in that crash, after inflation
measure-withdraw-rate = Withdrawal in the first year
measure-withdraw-lasted = Past periods in which the withdrawals lasted
measure-past-change = Change of the price in the years you ask about
measure-needed-return = Yearly return needed
measure-needed-start = Starting sum
measure-needed-goal = Goal
measure-needed-reached = Share of past periods in which US stocks returned more
measure-infl-change-12m = Change of inflation against the year before
measure-withdraw-lasted-10y = Past periods of 10 years in which the withdrawals lasted
measure-withdraw-lasted-20y = Past periods of 20 years in which the withdrawals lasted
measure-withdraw-always = Largest withdrawal that lasted in every past period
measure-withdraw-median = Largest withdrawal that lasted in half of the past periods
measure-return-nominal = Return before inflation
measure-return-real = Return after inflation
measure-past-start = Sum invested
measure-past-sum = What it had become
measure-past-real-sum = The same in the money of the first month
measure-past-worst = Worst return of periods as long as the horizon
measure-past-best = Best return of periods as long as the horizon
measure-past-infl = Inflation in the years you ask about
measure-past-long-rate = Mean ten-year yield in the years you ask about
measure-past-policy-rate = Mean policy rate in the years you ask about
measure-past-unemployment = Mean unemployment in the years you ask about
measure-past-gdp = Change in real output in the years you ask about
measure-policy-rate = US policy rate
measure-rate-supposed = Return that the question supposes
measure-rate-grown-sum = What the sum becomes at that return
measure-grown-needed-median = Sum invested at once that was enough in half of the past periods
measure-grown-needed-low = Sum invested at once that was enough in nine past periods out of ten
measure-rate-needed-sum = Sum for the goal at that return
measure-rate-saved-sum = What the monthly sums become at that return
measure-rate-monthly-sum = Monthly sum for the goal at that return
measure-rate-doubling = Time in which money doubles
measure-recovery = Time until US stocks were back at their high before the crash
measure-repay-rate = Interest of the loan
measure-repay-beaten = Share of past periods in which US stocks returned more than the loan costs
measure-rate-fall = Fall of the yield
measure-bond-gain = Gain of a ten-year bond if its yield falls so much
measure-infl-supposed = Inflation that the question supposes
measure-infl-erosion = Loss of buying power at that inflation
measure-plan-paid = All that is paid in
measure-plan-median-sum = Final value of the savings in today’s money, median of past periods
measure-plan-low-sum = Final value of the savings in today’s money, exceeded in nine past periods out of ten
measure-plan-monthly-median = Monthly sum that was enough in half of the past periods
measure-plan-monthly-low = Monthly sum that was enough in nine past periods out of ten
measure-withdraw-always-sum = Largest yearly sum that lasted in every past period
measure-withdraw-median-sum = Largest yearly sum that lasted in half of the past periods
measure-withdraw-always-month = Largest monthly sum that lasted in every past period
measure-withdraw-median-month = Largest monthly sum that lasted in half of the past periods
measure-withdraw-years-worst = Years that the withdrawals lasted in the worst past period
measure-withdraw-years-typical = Years that the withdrawals lasted in half of the past periods
measure-withdraw-capital-always = Starting sum that lasted in every past period
measure-withdraw-capital-median = Starting sum that lasted in half of the past periods
measure-plan-median = Final value of regular savings, as a multiple of what was paid in, median of past periods
measure-plan-low = Final value of regular savings, as a multiple of what was paid in, undercut in a tenth of past periods
measure-plan-loss = Past periods in which regular savings ended below what was paid in
measure-grown-start = Sum invested at once
measure-grown-median-sum = Final value of the invested sum in today’s money, median of past periods
measure-grown-low-sum = Final value of the invested sum in today’s money, exceeded in nine past periods out of ten
measure-grown-median = Final value of a sum invested at once, as a multiple of that sum, median of past periods
measure-grown-low = Final value of a sum invested at once, as a multiple of that sum, undercut in a tenth of past periods
measure-grown-loss = Past periods in which a sum invested at once ended in a loss
measure-lump-ahead = Past years in which a sum at once beat the same sum in parts
measure-lump-lead = Lead of investing at once over investing in parts, median of past years
measure-wait-fall = Fall that is waited for
measure-wait-reached = Share of all months that were followed by the awaited fall within the horizon
measure-bond-loss-1pt = Price loss of a ten-year bond if its yield rises by one point
measure-bond-loss = Price loss of a ten-year bond after the rise that the question names
measure-rate-rise = Rise of the yield that the question names
measure-stock-fall = Fall of stocks that the question names
measure-mix-stock-fall = Loss of the mix in the fall that the question names, if bonds keep their price
measure-part-weight = Weight of the part
measure-part-fall = Supposed fall of the part
measure-whole-fall = Loss of the whole
measure-supposed-sum = Sum that the question names
measure-supposed-lost = Loss of that sum
measure-supposed-left = What is left of that sum
measure-mix-median = Median yearly return of the mix after inflation
measure-other-mix-median = The same for the second mix
measure-other-mix-loss = Past periods of the second mix with a loss
measure-other-mix-fall = Deepest fall of the second mix

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] Earnings per share of { $name } fell { $size } in a year
       *[up] Earnings per share of { $name } rose { $size } in a year
    }{ $more ->
        [yes] , to { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = The next annual report shows earnings per share moving the other way.
claim-tax-credit =
    A tax credit of { $tax_credit } of profit before tax raised the net income of { $name }{ $more ->
        [yes] ; its net margin was { $net_above_operating } above its operating margin
       *[no] { "" }
    }
wrong-tax-credit = The credit comes every year, or profit holds up without it.
claim-other-income = The net margin of { $name } was { $net_above_operating } above its operating margin: interest, gains or one-off items added to the profit
wrong-other-income = The extra income comes every year.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = that says little, because equity is only { $value } of assets
doubt-capital-to-assets = that says little, because the capital is only { $value } of assets
doubt-buybacks-5y-to-equity = that says little, because the shares bought back in five years cost { $value } times the equity that is left
doubt-tax-credit = a tax credit of { $value } of profit before tax helped
doubt-net-above-operating = income from outside the business helped: the net margin is { $value } above the operating margin
doubt-eps-growth-5y = but earnings per share fell { $size } over five years
doubt-fcf-margin = that says little, because its free cash flow was only { $value } of sales
doubt-eps-growth-1y = that says little, because earnings per share fell { $size } in the last year
claim-implied-growth =
    To return what US stocks returned since 1871, { $name } needs earnings that { $implied_growth_way ->
        [down] shrink by no more than
       *[up] grow
    } { $implied_growth_size } after inflation, without end{ $more ->
        [yes] ; earnings per share { $eps_growth_5y_way ->
            [down] fell
           *[up] grew
        } { $eps_growth_5y_size } over five years
       *[no] { "" }
    }
wrong-implied-growth = Earnings grow faster than that, or lower returns become normal for all stocks.
measure-equity-to-assets = Equity as a share of assets
measure-capital-to-assets = Capital in the business as a share of assets
measure-buybacks-5y-to-equity = Five years of buybacks as a multiple of equity
measure-tax-credit = Tax credit as a share of profit before tax
measure-net-above-operating = Net margin above operating margin
measure-implied-growth = Earnings growth that the value counts on

## How the confidence came about.

confidence-kind-accounts = Accounts
confidence-kind-valuation = Valuation
confidence-kind-prices = Prices
confidence-kind-risk = Risk
confidence-kind-portfolio = Mix of investments
confidence-kind-economy = Economy
confidence-readings =
    { $name }: { $readings ->
        [one] { $agreeing } of one key figure points
       *[other] { $agreeing } of { $readings } key figures point
    } the same way as the result. { $dates ->
        [one] Date of the figures: { $to }.
       *[several] Dates of the figures: { $from } to { $to }.
    }
confidence-facts =
    { $name }: { $readings ->
        [one] one key figure
       *[other] { $readings } key figures
    }. { $dates ->
        [one] Date of the figures: { $to }.
       *[several] Dates of the figures: { $from } to { $to }.
    }
confidence-missing = { $name }: no figures.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Price or rate looked up
measure-looked-change = Change looked up
measure-looked-ratio = Ratio or correlation looked up
lookup-consumer-prices = US consumer prices
lookup-price-ounce = { $name } (an ounce)
lookup-price-gram = { $name } (a gram)
lookup-price-now =
    { $name } stood at { $price } on { $date }, { $way ->
        [down] { $size } lower
       *[other] { $size } higher
    } than a year before ({ $then }).
lookup-price-at = { $name } stood at { $price } on { $date }.
lookup-price-near = We have no price of { $name } for { $asked }; the nearest that we have is { $price } ({ $date }).
lookup-price-range = In { $time }, { $name } ranged from { $low } to { $high }; the last price was { $last } ({ $date }).
lookup-price-change =
    { $name } { $way ->
        [down] fell
       *[other] rose
    } { $size } from { $from } to { $to }: from { $start } to { $end }.
lookup-price-return =
    { $name } shares { $way ->
        [down] lost
       *[other] gained
    } { $size } from { $from } to { $to }, with splits and dividends counted in.
lookup-price-top =
    { $name }: the { $kind ->
        [low] lowest
       *[other] highest
    } price in our data from { $from } to { $to } was { $top }, on { $date }.
lookup-price-off = { $name } stood at { $price } on { $now_date }, { $size } below its highest in our data, { $top } on { $date }.
lookup-price-level = { $name } stood at { $price } on { $date }: higher than on { $share } of the dates in our data since { $from }, whose middle rate is { $median }.
lookup-price-average = { $name } averaged { $average } from { $from } to { $to }.
lookup-price-convert = At the rate of { $date }, { $sum } are worth { $result }; this is a calculation without fees.
lookup-price-ratio = One ounce of { $name } bought { $ratio } ounces of { $other } on { $date }; a year before it was { $then }.
lookup-price-correlation = The monthly changes of { $name } and { $other } had a correlation of { $value } from { $from } to { $to }: 1 means always together, 0 means no link.
lookup-price-month =
    The { $kind ->
        [worst] worst
       *[other] best
    } month of { $name } was the one from { $from } to { $to }: { $way ->
        [down] a fall of { $size }
       *[other] a rise of { $size }
    }.
lookup-price-fall = The deepest fall of { $name } in that time was { $size }, from { $from } to { $to }.
lookup-price-swings = Swings of prices over a year, from { $from } to { $to }: { $list }.
lookup-price-back = { $name } shares were back at their high of { $from } on { $date }, with splits and dividends counted in.
lookup-price-not-back =
    { $name } shares were not back at their high of { $from } by { $to }, the end of our prices: { $way ->
        [down] { $size } lower
       *[other] { $size } higher
    }, with splits and dividends counted in.
lookup-price-ranked =
    { $kind ->
        [low] Weakest
       *[other] Strongest
    } from { $from } to { $to }: { $first }; then { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] down { $size }
       *[other] up { $size }
    })
lookup-price-sum = { $sum } put into { $name } on { $from } had become { $became } on { $to }, with splits and dividends counted in.
lookup-price-rate = { $name } returned { $rate } on average from { $from } to { $to }, with splits and dividends counted in.
lookup-price-data = Our prices of { $name } run from { $from } to { $to }.
lookup-price-missing = We have no price of { $name } for the time you ask about: our prices run from { $from } to { $to }.
lookup-price-none = We have no exchange rates of this currency: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] consumer prices
        [core] consumer prices without food and energy
        [food] consumer prices of food
        [energy] consumer prices of energy
        [shelter] consumer prices of shelter
        [medical] consumer prices of medical care
        [pce] prices of personal consumption (PCE)
        [ppi] producer prices of finished goods
        [policy-rate] policy rate (federal funds)
        [m1] one-month Treasury yield
        [b3] three-month Treasury bill yield
        [b6] six-month Treasury bill yield
        [y1] one-year Treasury yield
        [y2] two-year Treasury yield
        [y3] three-year Treasury yield
        [y5] five-year Treasury yield
        [y7] seven-year Treasury yield
        [y10] ten-year Treasury yield
        [y20] twenty-year Treasury yield
        [y30] thirty-year Treasury yield
        [curve-2y] ten-year yield less two-year yield
        [curve-3m] ten-year yield less three-month yield
        [paper] three-month commercial paper rate
        [unemployment] unemployment rate
        [payrolls] jobs outside farming
        [employed] people at work
        [labor] labor force
        [factory-jobs] jobs in manufacturing
        [claims] first claims for unemployment insurance a week
        [long-unemployed] people unemployed for 27 weeks or longer
        [unemployed-weeks] mean length of unemployment in weeks
        [hours] weekly hours in manufacturing
        [wages] hourly earnings in the goods sector
        [capacity] use of capacity in manufacturing
        [permits] building permits at a yearly rate
        [starts] housing starts at a yearly rate
        [production] industrial production
        [retail] retail and food services sales
        [real-sales] real sales of manufacturing and trade
        [orders] new orders for durable goods
        [inventories] inventories of manufacturing and trade
        [income] real personal income
        [consumption] real personal consumption
        [gdp] real gross domestic product
        [money-m1] money supply M1
        [m2] money supply M2
        [reserves] bank reserves
        [loans] bank loans to companies
        [real-estate-loans] bank loans on real estate
        [consumer-credit] consumer credit that does not revolve
        [oil] crude oil (WTI), price of a barrel
       *[dollar] dollar index against trading partners
    }
lookup-economy-up = up { $size }
lookup-economy-down = down { $size }
lookup-economy-same = unchanged
lookup-economy-now = US { $name }: { $value } ({ $date }), { $change } over a year, from { $before }.
lookup-economy-now-alone = US { $name }: { $value } ({ $date }).
lookup-economy-now-growth = US { $name }: { $change } over twelve months ({ $date }); a year before, the rate was { $before }.
lookup-economy-growth-alone = US { $name }: { $change } over twelve months ({ $date }).
lookup-economy-month = Against the month before: { $change }.
lookup-economy-values = US { $name } – { $list }.
lookup-economy-yearly-values = US { $name }, change over the time – { $list }.
lookup-economy-newest = Newest: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: { $mean } on average, between { $low } ({ $low_date }) and { $high } ({ $high_date }); over the year { $change }, to { $end }
lookup-economy-item-end = { $when }: { $end } at the end, { $change } over the year
lookup-economy-item-until = { $year } (to { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = US { $name }: { $change }, from { $start } ({ $start_date }) to { $value } ({ $date }).
lookup-economy-since-growth = US { $name }, from { $start_date } to { $date }: { $change } in all.
lookup-economy-yearly = As a yearly rate: { $yearly }.
lookup-economy-was-lower = At the beginning, they were { $then } lower than at the end.
lookup-economy-was-higher = At the beginning, they were { $then } higher than at the end.
lookup-economy-high = US { $name } ({ $from } – { $to }): the highest value was { $value } ({ $date }).
lookup-economy-low = US { $name } ({ $from } – { $to }): the lowest value was { $value } ({ $date }).
lookup-economy-distance = Since then: { $change }, to { $newest } ({ $newest_date }).
lookup-economy-inverted = US { $name }: last below zero at the end of { $date }, at { $value }; newest value: { $newest } ({ $newest_date }).
lookup-economy-worth = US consumer prices, from { $from } to { $to }: { $change }. What cost { $sum } then costs about { $sum_now } now, and { $sum } now buys what { $sum_then } bought then.
lookup-economy-uncovered = US { $name }: our figures run from { $from } to { $to }, and not all of what you ask about is in them.
lookup-economy-no-ecb = We have no policy rate of the European Central Bank: our policy rate is that of the United States.
lookup-economy-no-policy-rate = We have no policy rate or other interest rate of the country that you name: our rates are those of the United States.
lookup-economy-no-country = We have no figures on the economy of the country that you name: ours are those of the United States.
lookup-economy-no-mortgage = We have no mortgage rates. What they are often compared with is the yield of ten-year US government bonds.
lookup-economy-no-recessions = We have no list of recessions, so we cannot say when they were. We have unemployment, output and the yield curve of the United States.
lookup-economy-yes = Yes.
lookup-economy-no = No.
lookup-economy-sahm-warns = Yes, Sahm's rule warns of a recession: mean US unemployment of three months was { $sahm } above its low of the past year ({ $date }), and the rule warns from half a point on.
lookup-economy-sahm-quiet = No, Sahm's rule warns of no recession: mean US unemployment of three months was { $sahm } above its low of the past year ({ $date }), and the rule warns from half a point on.
lookup-economy-after-inversion = Of all months with ten-year US bonds yielding less than three-month bills, { $share } were followed by unemployment at least half a point higher eighteen months later; of all months, { $any } were.
lookup-economy-deposit-us = A rate of { $rate } less US inflation of { $inflation } leaves about { $real } a year before taxes. The inflation of other countries is not in our figures.
lookup-economy-deposit = A rate of { $rate } less inflation of { $inflation } leaves about { $real } a year before taxes.
lookup-economy-not-covered = About { $when }, our figures say nothing.
lookup-economy-item-average = { $when }: { $value } on average
measure-economy-value = Value looked up
measure-economy-before = Value a year before
measure-economy-change = Change looked up
measure-economy-change-1m = Change in a month
measure-economy-mean = Mean of the time
measure-economy-high = Highest value
measure-economy-low = Lowest value
measure-economy-end = Value at the end
measure-economy-start = Value at the beginning
measure-economy-yearly = Change as a yearly rate
measure-economy-then = Beginning against end
measure-economy-sum = Sum you name
measure-economy-sum-now = What it costs now
measure-economy-sum-then = What it bought then
measure-economy-rate = Rate you name
measure-economy-inflation = Inflation beside it
measure-economy-real = Rate after inflation
## Subjects without data: what is missing, and what can be told.

outside-tax = We have no data on taxes: their rates and rules depend on the country and on your case. We can show what an investment returned before taxes.
outside-start = We do not cover how to open an account and begin, which depends on the bank or broker and on the country. We can show how monthly savings or a single sum in US stocks turned out in the past: name the sum and the years.
outside-account = We have no data on brokers and their rules: how to open an account, place an order or lend out shares depends on the broker and the law. We can show accounts, prices and past returns of investments.
outside-bank = We have no data on the safety of banks and brokers or on the insurance of deposits, whose limits the law of each country sets. We can show what US Treasury bills pay.
outside-property = We have no data on house prices, rents or the returns of property, so we cannot set them against anything else. We can show what US stocks and bonds returned.
outside-insurance = We have no data on insurance and annuities: what they cost and pay stands in each contract. We can show how long withdrawals from US stocks and bonds lasted in the past.
outside-analysts = We have no opinions or price targets of analysts. We can show what a company reported.
outside-events = We have no data on news, politics and events such as elections, wars or halvings, so we cannot say what they do to prices. We can show how often and how deep US stocks fell in the past.
outside-sectors = We have no returns of sectors, industries or groups of stocks such as small companies, so we cannot judge or rank them. We can show US stocks as a whole and the accounts of single companies.
outside-elsewhere = We have no data on the stock markets, bonds and funds of other countries and regions. We can show those of the United States.
outside-bonds = We have no data on single bonds, savings bonds or inflation-linked bonds. We can show the yields of US government bonds and US inflation.
outside-private = We have no data on companies whose shares are not traded on an exchange, and so no accounts and no prices of theirs. We can show what listed companies reported.
outside-trading = We have no data on how day traders and other short-term traders fared. We can show how often US stocks lost money over one year and over longer times.
outside-estate = We have no data on inheritances and their law, so we cannot say what to do first. We can show how risky a portfolio is: name its parts and their shares.
outside-fund-types = Which of the two suits you depends mostly on taxes, on which we have no data.
first-no-figures = We have no figures that answer this question. We have accounts of companies, prices of metals, coins and currencies, US interest rates and economic data, and the history of US stocks and bonds.
first-us-only = We have figures on whole markets and economies for the United States only.
quoted-question = “{ $text }”
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    { $name }'s { $measure } came to { $value } { $at ->
        [day] on { $date }
       *[year] in the fiscal year to { $date }
    }.
acc-other-day = On { $date } it was { $value }.
acc-series = { $name }'s { $measure } by fiscal year, each with the month in which the year ended: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }'s { $measure } { $way ->
        [up] rose by { $change }
        [down] fell by { $change }
       *[level] stayed the same
    }, from { $then } (fiscal year to { $from }) to { $now } (fiscal year to { $date }).
acc-rate = As a yearly rate, this is { $rate }.
acc-moved =
    { $way ->
        [up] That is a rise of { $change }.
        [down] That is a fall of { $change }.
       *[level] It did not change.
    }
acc-faster =
    { $way ->
        [down] { $name }'s { $measure } fell more than its { $other }
       *[up] { $name }'s { $measure } grew faster than its { $other }
    }: { $change } against { $other_change }, from the fiscal year to { $from } to the one to { $date }.
acc-cover =
    { $verdict ->
        [yes] Yes, { $name } covered its { $measure } with its { $other }
        [no] No, { $name } did not cover its { $measure } with its { $other }
       *[some] In some of these years { $name } covered its { $measure } with its { $other }
    }, by the month in which the fiscal year ended: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } cut its { $measure }, compared with the year before, in the fiscal year to { $items }.
        [raised] { $name } raised its { $measure } in every fiscal year from the one to { $from } ({ $then }) to the one to { $date } ({ $now }).
       *[kept] { $name } did not cut its { $measure } in any fiscal year from the one to { $from } ({ $then }) to the one to { $date } ({ $now }).
    }
acc-cut-item = { $date } (from { $then } to { $now })
acc-streak =
    { $kind ->
        [loss] { $name } made a loss for { $count } in a row
        [profit] { $name } made a profit for { $count } in a row ({ $measure })
        [rise] { $name }'s { $measure } rose for { $count } in a row
       *[fall] { $name }'s { $measure } fell for { $count } in a row
    }, from the fiscal year to { $from } to the one to { $date }.
acc-last = The last fiscal year before a break in which the accounts of { $name } show { $measure } was the one to { $date }, with { $value }; those of the year after show none.
acc-peak =
    { $is_now ->
        [yes] In our accounts, the highest { $measure } of { $name } is that of the fiscal year to { $date }, with { $now }.
       *[no] { $name }'s { $measure } fell by { $fall } from the highest of these years, from { $peak } (fiscal year to { $peak_date }) to { $now } (fiscal year to { $date }).
    }
acc-total = { $name }'s { $measure } added up to { $value } over the fiscal years from the one to { $from } to the one to { $date }.
acc-rank =
    { $way ->
        [low] { $name } has the lowest { $measure }. From the lowest to the highest
       *[high] { $name } has the highest { $measure }. From the highest to the lowest
    }, with the end of the fiscal year: { $items }.
acc-rank-growth =
    { $way ->
        [low] At { $name }, { $measure } grew the slowest. From the slowest to the fastest
       *[high] At { $name }, { $measure } grew the fastest. From the fastest to the slowest
    }, since the fiscal year to { $from } or the one nearest to it: { $items }.
acc-losses = Of the companies whose accounts we have, these lost money in their newest fiscal year: { $items }.
acc-lacking = For { $names }, our accounts have no such figure: { $measure }.
acc-no-accounts = We have no accounts of { $names }.
acc-no-year = For { $years }, our accounts of { $name } do not have this figure: { $measure }.
acc-uncounted = What you ask about is not in our data: the accounts of { $name } give amounts for the whole company, and no number of members, customers, employees or products, and no parts of the business.
acc-shares-bought = Our accounts of { $name } do not say how many shares were bought back, only what was paid for them.
acc-no-why = The accounts show the amounts; they do not say why.
acc-companies = We have annual accounts of these companies: { $names }.
acc-coverage = Of { $name } we have annual accounts of the fiscal years from the one to { $from } to the one to { $date }: sales, profits, margins, cash flow, debt, cash, dividends, buybacks and the number of shares.
measure-assets = Total assets
measure-capex = Capital expenditure
measure-dividend-payout = Dividends as a share of net profit
measure-eps-basic = Basic earnings per share
measure-equity = Equity
measure-goodwill = Goodwill
measure-gross-profit = Gross profit
measure-interest-expense = Interest expense
measure-inventory = Inventory
measure-net-debt = Net debt
measure-operating-cash-flow = Cash from operations
measure-operating-income = Operating profit
measure-paid-out = Dividends and buybacks together
measure-research = Spending on research and development
measure-sales-per-share = Sales per share
measure-shares-outstanding = Shares outstanding
measure-tax-rate = Effective tax rate
measure-lookup-change = Change
measure-lookup-rate = Change per year
measure-lookup-total = Total
measure-lookup-cut = Cut of the dividend
measure-lookup-raised = Years with a rise in a row
measure-lookup-streak = Years in a row
# The history of the US market, looked up, and what is said before any view.
lookup-margin = The risk comes first: with borrowed money a fall costs more than the fall itself, and the lender can call in the loan before prices recover. The prices of US stocks once fell { $fall } ({ $from } to { $to }); with half of the money borrowed, a fall of half takes all of your own.
lookup-short = Yes. Who sells a stock short can lose more than was put in: the loss grows as the price rises, and a price has no upper limit. Even US stocks as a whole once gained { $best } within twelve months ({ $from } to { $to }).
lookup-weight = { $weight } of your money in one place ({ $name }) is a risk by itself: a fall by half there would take { $loss } of everything you have.
lookup-weight-company = US stocks as a whole lost { $fall } at worst ({ $from } to { $to }, after inflation) and came back. A single company can fall further, and it may never come back.
lookup-single-stocks = An index fund is the safer of the two: it holds hundreds of companies at a low cost, and when one of them fails, little is lost.
lookup-one-company = one company
lookup-fee = A yearly fee of { $fee } takes { $taken } of the final sum over { $years }, whatever the return before it. For comparison: US stocks brought { $average } after inflation on average since 1871, before any fee.
lookup-bills = Three-month US Treasury bills paid { $bills } ({ $date }), which is { $real_way ->
        [down] { $real } less than inflation
       *[up] { $real } more than inflation
    }.
lookup-loan = The interest rate of the loan decides, and the question does not state it: what is paid back early earns that rate for certain. US stocks brought { $average } after inflation on average since 1871, but they fell { $fall } at worst.
lookup-name-cape = the CAPE of US stocks (price over the average profit of ten years)
lookup-name-pe = the price of US stocks over the profit of the past year
lookup-name-yield = the dividend yield of US stocks
lookup-name-price = the S&P composite index (mean of the month)
lookup-value = In { $date }, { $name } was { $value }.
lookup-range = Since { $since }, { $name } was highest in { $high_date } ({ $high }) and lowest in { $low_date } ({ $low }). The median of all months is { $median }.
lookup-after-cape = In the ten years after months with a CAPE of at least { $bound }, US stocks { $median_way ->
        [down] lost { $median }
       *[up] gained { $median }
    } after inflation (median since 1881), and { $gained } of those periods brought a gain.
lookup-premium = By earnings, US stocks promised { $premium_way ->
        [down] { $premium } less than
       *[up] { $premium } more than
    } ten-year US government bonds ({ $date }): that is profit over price by the ten-year average (CAPE), less the yield of the bonds after inflation.
lookup-fall = { $deepest ->
        [yes] The deepest fall of { $name } since 1871 was { $fall }
       *[no] The fall of { $name } was { $fall }
    } from { $from } to { $to }, with dividends and interest and after inflation.
lookup-recovered = It took { $recovery } from the high until it was reached again ({ $to }).
lookup-not-recovered = Our figures end before the high was reached again.
lookup-fall-prices = Prices alone, without dividends and before inflation, fell { $fall } ({ $from } to { $to }; monthly averages).
lookup-below-high = In { $date }, the prices of US stocks were { $fall } below their earlier high (monthly averages).
lookup-extremes = Since { $since }, the worst { $span ->
        [month] month
        [decade] ten years
       *[year] calendar year
    } of { $name } brought a { $worst_way ->
        [up] gain of { $worst }
       *[down] loss of { $worst }
    } after inflation ({ $from } to { $to }), and the best a { $best_way ->
        [down] loss of { $best }
       *[up] gain of { $best }
    } ({ $best_from } to { $best_to }). Prices are monthly averages.
lookup-average = { $name } brought { $mean } after inflation on average since 1871, with dividends and interest. Over { $years }, the median was { $median_way ->
        [down] a loss of { $median }
       *[up] a gain of { $median }
    }, and { $lost } of the periods ended in a loss.
lookup-losses = { $name } lost money after inflation in { $lost } of all periods of { $years } since 1871. The worst of them brought a { $worst_way ->
        [up] gain of { $worst }
       *[down] loss of { $worst }
    } ({ $from } to { $to }).
lookup-bears-often = Since 1871 US stocks have fallen by at least a fifth { $count } times, about once every { $every } (prices alone, monthly averages).
lookup-bears = Falls of US stocks by at least a fifth since 1871 took { $length } on average from the high to the low, and { $recovery } until the high was reached again (prices alone, monthly averages).
lookup-season = { $name }: prices { $mean_way ->
        [down] fell { $mean }
       *[up] rose { $mean }
    } a month on average since 1871, against a { $all_way ->
        [down] fall of { $all }
       *[up] rise of { $all }
    } in all months (averages of each month).
lookup-summer = May to October
lookup-swings = The prices of US stocks have swung by { $swings } since 1871 (standard deviation of monthly averages; of daily prices it is higher).
lookup-saved = { $paid } paid in month by month had become about { $sum } by { $to }, with dividends and before inflation. After inflation, US stocks brought { $return } in those years.
lookup-years-up = US stocks gained in { $up } of { $count } calendar years since { $since }, with dividends and after inflation; { $lost } of the years ended in a loss. The median was { $median_way ->
        [down] a loss of { $median }
       *[up] a gain of { $median }
    }.
lookup-losing-years = US stocks have lost money in at least { $run } calendar years in a row { $runs } times since { $since }, after inflation and with dividends. The longest such run was { $longest }.
lookup-when =
    In calendar years in which { $condition ->
        [cut] the US policy rate fell by at least half a percentage point
        [rise] the US policy rate rose by at least half a percentage point
       *[inflation] US consumer prices rose by at least 5%
    }, US stocks { $median_way ->
        [down] lost a median of { $median }
       *[up] gained a median of { $median }
    }, with dividends and after inflation, and { $lost } of these years ended in a loss (there were { $count } such years among the { $all_count } since { $since }). In all { $all_count } years, the median was { $all_way ->
        [down] a loss of { $all }
       *[up] a gain of { $all }
    }, and { $all_lost } of them ended in a loss.
lookup-chance =
    US stocks { $gain ->
        [double] at least doubled
        [year] gained more than { $percent }
       *[all] gained more than { $percent }
    } in { $chance } of all periods of { $years } since 1871, with dividends and before inflation. After inflation it was { $real }.
lookup-dividends = At the dividend yield of US stocks in { $date }, { $yield }, a sum of { $sum } pays about { $income } a year before taxes. Dividends rise and fall with the profits of the companies, and so does the value of the shares.
outside-picks = We pick no stocks and have no ranking of them all. Name the companies, and we compare their accounts; of US stocks as a whole we can show the returns.
measure-years-count = number of calendar years
measure-years-median = median calendar year
measure-years-lost = share of the calendar years with a loss
measure-years-up = number of calendar years with a gain
measure-losing-runs = number of runs of losing years
measure-losing-longest = longest run of losing years
measure-when-count = number of such years
measure-when-median = median of such years
measure-when-lost = share of such years with a loss
measure-chance = share of the periods with more than that gain
measure-chance-gain = gain that the question names
measure-chance-real = share of the periods with more than that gain, after inflation
measure-dividend-income = dividends of the sum in a year
lookup-not-covered = Our history of US stocks and bonds does not cover the months that the question names. From 1871 to { $date }, US stocks brought { $average } after inflation.
measure-season = mean change in a month
measure-fee = yearly fee
measure-fee-taken = part of the final sum that the fee takes
measure-fee-years = years with the fee
measure-bear-count = number of falls by at least a fifth
measure-bear-every = years from one fall to the next
measure-bear-length = months from high to low
measure-bear-recovery-length = months until the high was reached again
measure-weight-loss = loss of the whole if that part falls by half
