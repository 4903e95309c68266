# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (as of { $dates }).
surroundings = Not about the subject itself, but around it: { $text }
between-sentences = { " " }
between = { "; " }
us-market = the US stock market
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] { $name } is ahead
       *[none] that is about level
    }
absent = Not heard: { $reason }
dissent = { $seat } sees it differently: { $claim }

## The seats of the committee.

seat-chair = Chair
seat-fundamentals = Fundamentals
seat-valuation = Valuation
seat-market = Market and Technicals
seat-macro = Macro and Rates
seat-industry = Industry
seat-allocation = Allocation
seat-risk = Risk Officer
seat-red-team = Red Team
mandate-chair = Weighs the claims one by one and writes the view.
mandate-fundamentals = What the business or the market earns, pays out and owes.
mandate-valuation = What is being paid, against its own history and against bonds.
mandate-market = How the price has behaved.
mandate-macro = Inflation, interest rates and the state of the economy.
mandate-industry = How strong the business is against its rivals and customers.
mandate-allocation = How the parts of a portfolio behave together.
mandate-risk = What can be lost, how deeply and how often, against what can be borne.
mandate-red-team = Attacks the draft: the opposite case, old evidence, one figure that carries too much.
lens-chair = what the evidence as a whole supports
lens-fundamentals = sales, margins, cash and debt
lens-valuation = the price against what it is a claim on
lens-market = returns, trend and trading
lens-macro = inflation, rates and jobs
lens-industry = pricing power and the need to invest
lens-allocation = weights, and how the parts move together
lens-risk = falls, swings and how often money was lost
lens-red-team = how this view turns out wrong
needs-fundamentals = annual accounts
needs-valuation = prices and accounts
needs-market = daily prices
needs-macro = inflation and interest rates
needs-industry = annual accounts
needs-allocation = holdings and daily prices
needs-risk = daily prices
task-title = { $seat }: { $name }
task-instructions = { $mandate } Every number comes from the ledger and shows its date; what is missing is said.
task-acceptance = At least one claim that names its figures, or says what is missing for one.

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
thinking-nothing = Looking at { $lens }. The ledger has no figure for it.
thinking-builds-on = This builds on what was found before, first of all: { $first }
caveat-stale = These figures are { $age } old.
caveat-surroundings = Part of this is about the surroundings, not about the subject itself.
caveat-overlap = Past periods overlap, so there are fewer independent ones than it seems.
nothing = From this side there is no evidence to judge { $name }.
no-guess = Saying more would be a guess.
wrong-nothing = The data that is missing comes in.
missing-fundamentals = The data room has no accounts of { $name }.
missing-valuation = The data room has no price and earnings of { $name } side by side.
missing-market = The data room has no prices of { $name }.
missing-risk = The data room has no prices of { $name }.
missing-macro = The data room has no inflation or interest rates.
missing-industry = The data room has no accounts that show how { $name } stands in its industry.
missing-allocation = The data room has no weights and prices of what is held.

## Market and Technicals.

claim-year =
    Over twelve months { $name } changed by { $return_1y }{ $more ->
        [yes] , over five years by { $return_5y }
       *[no] { "" }
    }
wrong-year = Newer prices show the opposite sign over twelve months.
claim-momentum = In the year before the last month, { $name } moved by { $momentum_12_1 }
wrong-momentum = The next months turn the direction around.
claim-trend = Against its longer average, the price of { $name } stood at { $trend }
wrong-trend = The price crosses its longer average.
claim-below-high = Against the highest price in the series, { $name } stood at { $drawdown_now }
wrong-below-high = The old high turns out to have been a bubble that does not come back.
claim-real-return = After inflation, { $name } returned { $real_return_5y } over five years
wrong-real-return = Inflation or the price turns out otherwise over the next five years.
claim-volume = Trading in { $name } over the last month was { $volume_ratio } times its average over the year
wrong-volume = A single day explains the difference.

## Risk Officer.

claim-fall =
    In three years the deepest fall of { $name } was { $max_drawdown_36m }{ $dated ->
        [yes] , from { $from } to { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] more than the brief can bear
       *[other] within what the brief can bear
    }
wrong-fall = A later fall comes out on the other side of what can be borne.
claim-loss-frequency = In { $freq_neg } of all past periods of { $horizon }, { $name } brought no gain
wrong-loss-frequency = The share of losing periods moves past the bound that this reading uses.
claim-swings = The yearly swings of { $name } over three years were { $vol_36m }
wrong-swings = A longer or newer period shows swings of another order.
claim-best-days = Without its ten best days, { $name } would have returned { $return_all_less_best_10 } instead of { $return_all }
wrong-best-days = The good days come more evenly than in this series.
claim-beta =
    When the market moved by one per cent, { $name } moved by { $beta_36m } per cent on average{ $more ->
        [yes] , with a correlation of { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = The link to the market changes with the business.
claim-interest = The operating income of { $name } covered its interest { $interest_coverage } times
wrong-interest = Debt has to be renewed at much higher rates.
claim-debt = The debt of { $name } was { $debt_to_equity } times its equity
wrong-debt = Debt or equity is changed by a purchase, a write-off or a buyback.
claim-worst =
    The worst fall of { $name } in the whole series was { $max_drawdown_all }{ $dated ->
        [yes] , from { $from } to { $to }
       *[no] { "" }
    }: what has happened can happen again
wrong-worst = An earlier high or a later low is missing from the series.
claim-portfolio-fall =
    In three years the deepest fall of the holdings together was { $pf_max_drawdown_36m }{ $dated ->
        [yes] , from { $from } to { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] more than the brief can bear
       *[other] within what the brief can bear
    }
wrong-portfolio-fall = A later fall comes out on the other side of what can be borne.
claim-portfolio-swings = The yearly swings of the holdings together were { $pf_vol_36m }
wrong-portfolio-swings = The parts begin to move more, or more together.

## Fundamentals.

claim-growth =
    Sales of { $name } changed by { $revenue_growth_1y } in a year{ $more ->
        [yes] , by { $revenue_growth_2y } over two
       *[no] { "" }
    }
wrong-growth = The next report shows sales going the other way.
claim-margin =
    { $name } kept { $operating_margin } of its sales as operating income{ $more ->
        [yes] , and { $net_margin } as net income
       *[no] { "" }
    }
wrong-margin = Costs rise faster than prices for two years in a row.
claim-margin-change = The operating margin of { $name } moved by { $operating_margin_change_1y } in a year
wrong-margin-change = The change came from a single charge or gain.
claim-capital =
    { $name } earned { $roic } on the capital in its business{ $more ->
        [yes] , and { $roe } on its equity
       *[no] { "" }
    }
wrong-capital = Returns fall towards the cost of capital as rivals come in.
claim-equity =
    { $name } earned { $roe } on its equity{ $more ->
        [yes] , and { $roa } on all it owns
       *[no] { "" }
    }
wrong-equity = The return came from debt or from a small equity, not from the business.
claim-cash = For every unit of net income, { $name } took in { $cash_conversion } in cash from operations
wrong-cash = Working capital turns and the cash does not come in.
claim-free-cash =
    { $name } was left with { $fcf_margin } of its sales in cash after investing{ $more ->
        [yes] , { $free_cash_flow } in all
       *[no] { "" }
    }
wrong-free-cash = Investment has to rise to keep the business where it is.
claim-net-debt = Debt less cash of { $name } was { $net_debt_to_operating_income } times its operating income
wrong-net-debt = The cash is needed elsewhere or cannot be brought home.
claim-shares = The number of shares of { $name } changed by { $shares_change_1y } in a year
wrong-shares = New shares are issued for a purchase or for employees.
claim-market-earnings = Earnings of the US market changed by { $sp_real_earnings_growth_10y } after inflation over ten years
wrong-market-earnings = Earnings are restated, or the next years fall back below the start.
claim-market-payout = US companies paid out { $sp_payout } of their earnings as dividends
wrong-market-payout = Earnings fall while dividends stay, and the share rises.
claim-market-dividend = Dividends yielded { $sp_dividend_yield }, government bonds { $sp_long_rate }
wrong-market-dividend = Companies return more by other ways than dividends.

## Valuation.

claim-own-history = { $name } cost { $pe } times its earnings, against a median of { $pe_median }; { $pe_percentile } of its own past was cheaper
wrong-own-history = Earnings grow into the price without a fall of the price.
claim-earnings-yield =
    Earnings of { $name } were { $earnings_yield } of its price, while ten-year government bonds yielded { $long_rate }{ $more ->
        [yes] ; that is { $pe } times earnings
       *[no] { "" }
    }
wrong-earnings-yield = Bond yields move so far that the comparison turns around.
claim-cash-yield = Free cash flow of { $name } was { $fcf_yield } of its price
wrong-cash-yield = The cash flow of that year does not come back.
claim-against-market = { $name } cost { $pe_to_market } times as much for its earnings as the US market did
wrong-against-market = Its earnings grow so much faster that the price is earned back.
claim-float = The shares of { $name } in public hands were worth { $float_to_earnings } times its yearly net income
wrong-float = The value of the shares has moved far since that day.
claim-market-cape = The US market cost { $cape } times ten years of real earnings, against a median of { $cape_median }; { $cape_percentile } of all months since 1881 were cheaper
wrong-market-cape = Earnings grow into the price without a fall of the price.
claim-market-after = Ten years that began at least as dear brought a median of { $after_cape_median_10y } after inflation, against { $sp_real_return_all } over the whole series
wrong-market-after = The few dear periods of the past, which overlap, were not like this one.
claim-market-excess = Earnings at that price yielded { $excess_cape_yield } more than government bonds after inflation
wrong-market-excess = Real bond yields move so far that the difference changes its meaning.

## Industry.

claim-pricing-power = { $name } kept { $gross_margin } of its sales after the cost of what it sold, a sign of how much it can ask
wrong-pricing-power = A rival sells the same for less and takes the customers.
claim-investment = { $name } had to put { $capex_to_revenue } of its sales into plant and equipment
wrong-investment = The business has to catch up on investment that was put off.
claim-research = { $name } spent { $rd_to_revenue } of its sales on research and development
wrong-research = The spending brings no new product that sells.

## Macro and Rates.

claim-inflation = Consumer prices in the United States rose by { $infl_12m } in twelve months, by { $infl_10y } over ten years
wrong-inflation = Newer inflation figures differ by more than a point.
claim-real-rate = The ten-year rate less inflation was { $real_long_rate }
wrong-real-rate = Expected inflation differs from past inflation.
claim-rate-change = The ten-year rate moved by { $long_rate_change_12m } in twelve months to { $long_rate }; its median is { $long_rate_median }
wrong-rate-change = The rate turns within the horizon.
claim-curve =
    Ten-year bonds yielded { $curve_10y_3m } more than three-month bills{ $more ->
        [yes] ; the order was reversed in { $curve_share_inverted } of all months
       *[no] { "" }
    }
wrong-curve = The curve turns over, as it did before most recessions.
claim-credit = Weaker companies paid { $credit_spread } more than strong ones for their debt; that gap was smaller in { $credit_spread_percentile } of all months
wrong-credit = Lenders pull back and the gap widens.
claim-jobs = Unemployment was { $unemployment }, against a median of { $unemployment_median }
wrong-jobs = Unemployment rises by half a point within a year.

## Allocation.

claim-stocks-bonds = Over the last ten years of the series US stocks returned { $sp_real_return_10y } after inflation, government bonds { $bond_real_return_10y }
wrong-stocks-bonds = The next ten years reverse the order, as others did.
claim-stocks-ahead = Stocks were ahead of bonds in { $freq_stocks_beat_bonds_10y } of all ten-year periods since 1871
wrong-stocks-ahead = The periods overlap, so there are fewer independent ones than it seems.
claim-worst-decade = The worst ten years of US stocks brought { $sp_real_return_10y_worst } after inflation
wrong-worst-decade = A mix with bonds would have softened it more than this figure shows.
claim-concentration =
    The largest holding is { $pf_largest_weight } of the whole{ $more ->
        [yes] ; the sum of the squared weights is { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = The holdings that were not stated change the weights.
claim-together = The holdings moved together with a mean correlation of { $pf_mean_correlation }
wrong-together = In the next fall they move together more than before.
claim-portfolio-return =
    Held in these weights, the whole returned { $pf_return_3y } over three years{ $more ->
        [yes] , and { $pf_return_1y } in the last
       *[no] { "" }
    }
wrong-portfolio-return = The next three years turn out otherwise.

## Questions to claims, and answers.

ask-window = This rests on one short period. Would a longer one say the same?
ask-window-other = This rests on one short period. Over a longer one the figure is { $longer }. Which of the two holds?
ask-regime = The two halves of this series brought { $before } and { $after }. Is this more than one lucky or unlucky stretch?
ask-outlier = Without its ten best days the series returned { $without } instead of { $with }. Does the claim hang on a few days?
ask-stale = The figures behind this are { $age } old. What still holds of it?
ask-survivors = Companies that failed are not in this series. Is this more than the history of one that lasted?
ask-base-rate = In { $rate } of all past years this series ended with a gain. What does the claim add to that?
ask-missing-risk = This leaves out that the worst fall in the series was { $worst }.
ask-rates = Could a change of interest rates explain this as well? The ten-year rate moved by { $change } in a year.
answer-not-mine = This is not a claim of this finding.
answer-withdraw = The figure behind this claim is not in the ledger; the claim is withdrawn.
answer-as-quoted = The figure is quoted as the ledger has it, and its formula is with it.
answer-window = Conceded in part: one short period is little. The figure stands, its reach is smaller.
answer-window-other = Conceded: the longer period, with { $longer }, points the other way. The claim counts for less.
answer-regime = Conceded in part: the stretches were not alike. The figure stands, its reach is smaller.
answer-outlier = Conceded: much of it hangs on a few days. The claim counts for less.
answer-outlier-holds = Even without the ten best days { $without } is left. The claim stands.
answer-stale = Conceded: the figures are old. The claim is about their date and counts for less today.
answer-survivors = Conceded: who failed is not in the series. The claim counts for less.
answer-missing-risk = Conceded: a fall of { $worst } belongs beside this claim.
answer-base-rate-same = The usual case, { $rate }, points the same way. The claim stands.
answer-base-rate-other = Conceded: the usual case, { $rate }, points the other way. The claim needs more than it has.
answer-rates = Another cause may be at work as well; what is claimed is the figure, not its cause.
ruling-upheld = The question was answered from the figures; the claim stands.
ruling-weakened = Its author concedes the point; the claim counts for less.
ruling-withdrawn = Its author takes it back; it does not count.
ruling-unresolved = Nobody answered; the claim counts for less.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] By the figures there are, the evidence on { $name } leans in favour.
        [unfavourable] By the figures there are, the evidence on { $name } leans against.
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
        [favourable] By the figures there are, the mix fits what was asked.
        [unfavourable] By the figures there are, the mix does not fit what was asked.
       *[mixed] By the figures there are, as much speaks for the mix as against it.
    }
thesis-macro = This is how things stand on { $name }. Such figures are neither for nor against anybody.
thesis-no-side = The figures on { $name } say how things are, and point neither way.
thesis-nothing = The data room has too little on { $name } itself, so the committee does not judge it.
thesis-around = What can be said is this: { $text }
thesis-for = The strongest point for it: { $text }
thesis-against = The strongest point against it: { $text }
thesis-taken-back = After the red team's objection the committee does not judge this: the evidence is too old or cannot be trusted. Before that it read: { $thesis }
change-newer = Current figures in place of the old ones.
change-gaps = Data that closes the gaps, prices and accounts first.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = A fall like the worst of { $name } in the series up to { $date }: { $worst }.
risk-fall-softened = A position small enough that such a fall can be borne, and time to wait.
risk-fall-sign = A fall beyond what the brief can bear, measured from the last high.
risk-debt = { $name } owes { $debt } times its operating income after cash, and has to renew that debt.
risk-debt-softened = Long maturities and income that does not swing.
risk-debt-sign = Interest takes a growing part of operating income.
risk-concentration = The largest holding is { $largest } of the whole: its fall is the portfolio's fall.
risk-concentration-softened = More holdings that move on their own.
risk-concentration-sign = The largest holding falls while the others stay.
risk-rates = Interest rates move far from the { $rate } of { $date }, and with them what future earnings are worth today.
risk-rates-softened = Earnings that grow with prices, and little debt.
risk-rates-sign = The ten-year rate moves by more than a point within a year.
risk-against = What speaks against it proves decisive. { $text }
risk-against-softened = Weight according to how far the claim is believed.
risk-against-sign = Newer figures confirm this.
risk-old = The world has changed in the { $age } since the figures end.
risk-old-softened = Bring current data before relying on any of this.
risk-old-sign = Newer figures differ in sign from those used here.
risk-gaps = Something that matters is among the gaps.
risk-gaps-softened = Close first the gaps at the top of the list.
risk-gaps-sign = A gap is closed and the reading changes.
risk-objection = The red team's point turns out right. { $text }
risk-objection-softened = Look at this point first when newer figures come in.
risk-objection-sign = Newer figures bear the objection out.

## Scenarios.

scenario-bear-stock = The horizon ends without a gain with { $name }, as in { $lost } of past periods most like it.
scenario-base-stock = { $name } gains, at no more than a tenth per year: the rest of the past periods.
scenario-bull-stock = { $name } gains more than a tenth per year, as in { $strong } of past periods most like it.
scenario-bear-market = The horizon ends without a gain after inflation, as in { $lost } of past periods most like it.
scenario-base-market = There is a gain after inflation, at no more than the long-run yearly rate: the rest of the past periods.
scenario-bull-market = The gain after inflation is above the long-run yearly rate, as in { $strong } of past periods most like it.
scenario-stands-in = { $name } has too short a history to count in; the US stock market stands in for it.
scenario-bear-unknown = It loses lastingly. Nothing in the ledger says how likely that is.
scenario-base-unknown = It moves with its market. Nothing in the ledger says how likely that is.
scenario-bull-unknown = It does clearly better than its market. Nothing in the ledger says how likely that is.
scenario-bear-wrong = The value at the end of the horizon is above that at its start.
scenario-base-wrong = The horizon ends without a gain, or well above that rate.
scenario-bull-wrong = The yearly gain stays at or below that rate.

## The red team, and the chair's response.

objection-planted = The draft shows a figure that the ledger does not have: { $figure }.
objection-older-than-horizon = The figures are older than the horizon is long: even the newest end { $age } before the date of the brief.
objection-old = The oldest of the figures end { $age } before the date of the brief; what happened since is not in them.
objection-cross-examination = Without the cross-examination the same figures come to another balance; the draft depends on how claims were questioned.
objection-single-figure = The balance depends on a single figure: { $name }, { $value } ({ $date }).
objection-single-seat = Without the seat { $seat } the balance turns to the other side.
objection-opposite =
    { $count ->
        [one] The opposite case: one of { $all } readings points the other way. { $text }
       *[other] The opposite case: { $count } of { $all } readings point the other way, the strongest first. { $text }
    }
objection-no-opposite = No figure speaks for the opposite. That is as much a sign of what was not looked at as of strength.
objection-no-judgement = The draft does not judge. If it did, it would have to do so without a figure on the subject.
objection-one-source = Every figure is from one source.
objection-frequencies = The probabilities are frequencies of overlapping periods of the past, not forecasts.
response-noted = Noted; it does not change the balance.
response-lowered = Accepted; confidence is lowered.
response-halved = Accepted; confidence is cut by half.
response-taken-back = Accepted; the judgement is taken back. What the figures said on their date stays in the drivers.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] On these figures, { $first } comes out ahead of { $others }.
        [unfavourable] On these figures, { $first } comes out behind { $others }.
        [mixed] On these figures, { $first } and { $others } are about level.
       *[insufficient_evidence] There is not enough evidence to rank { $first } and { $others }.
    }
headline-macro = This is how things stand on { $name }.
headline-portfolio =
    { $balance ->
        [favourable] By the figures, the mix fits what you asked.
        [unfavourable] By the figures, the mix does not fit what you asked.
        [mixed] By the figures, as much speaks for the mix as against it.
       *[insufficient_evidence] There is not enough evidence to judge the mix.
    }
tell-committee =
    { $members ->
        [one] One member looked at this. Its draft was then attacked to find its weak points.
       *[other] { $members } members looked at this, each alone at first. They then questioned each other and wrote down where they disagree.
    }
tell-committee-alone = { $members } members looked at this, each alone, and the chair weighed what they found.
tell-confidence =
    { $level ->
        [high] The committee is fairly sure of this: { $confidence } on a scale from 0 to 1.
        [medium] The committee is only partly sure of this: { $confidence } on a scale from 0 to 1.
       *[low] The committee is not at all sure of this: { $confidence } on a scale from 0 to 1.
    } That says how good the evidence is. It is not the chance of a gain.
tell-odds = In the past, { $lost } of all periods of { $horizon } ended without a gain. That is history, not a forecast.
tell-import = To get a better answer, bring newer data: import a price file or the company's accounts, or switch on a live source.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = No prices of { $name }. Import a file with daily prices to close this gap.
gap-prices-old = The prices of { $name } end on { $date }.
gap-accounts-missing = No accounts of { $name }. Import its annual figures to close this gap.
gap-accounts-old = The accounts of { $name } end on { $date }.
gap-industry-missing = No industry data on { $name }.
gap-market-old = The US market series end in { $date }.
gap-news-missing = No news.
gap-provider-down = The source { $provider } could not be reached: { $reason }.
gap-window-too-short = Too few prices of { $name } for a longer period.
gap-holdings-unpriced = No prices of your holding { $name }.
gap-portfolio-no-weights = The weights of the holdings are not known.

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
measure-return-all = Yearly return over the whole series
measure-momentum-12-1 = Change over the year before the last month
measure-trend = Distance from the longer average
measure-vol-1y = Yearly swings, last year
measure-vol-36m = Yearly swings, three years
measure-max-drawdown-1y = Deepest fall in a year
measure-max-drawdown-36m = Deepest fall in three years
measure-max-drawdown-all = Deepest fall in the whole series
measure-drawdown-now = Distance from the high
measure-worst-month = Worst month
measure-best-month = Best month
measure-return-all-less-best-10 = Yearly return without the ten best days
measure-return-first-half = Yearly return in the first half
measure-return-second-half = Yearly return in the second half
measure-volume-ratio = Trading against its average
measure-turnover-20d = Daily trading
measure-freq-pos = Past periods with a gain
measure-freq-neg = Past periods without a gain
measure-freq-strong = Past periods above a tenth per year
measure-freq-above-avg = Past periods above the long-run rate
measure-horizon = Horizon in whole years
measure-window-count-1y = One-year periods in the series
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
measure-net-income = Net income
measure-roe = Return on equity
measure-roa = Return on assets
measure-roic = Return on invested capital
measure-debt-to-equity = Debt to equity
measure-net-debt-to-operating-income = Net debt to operating income
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
measure-float-to-earnings = Public shares to net income
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
measure-after-cape-median-10y = Median return after dear starts
measure-excess-cape-yield = Earnings yield less real bond yield
measure-sp-payout = Dividends paid out of earnings
measure-dividend-yield = Dividend yield
measure-real-earnings-growth-10y = Real growth of earnings, ten years
measure-real-return-1y = Return after inflation, one year
measure-real-return-10y = Yearly return after inflation, ten years
measure-real-return-20y = Yearly return after inflation, twenty years
measure-real-return-all = Yearly return after inflation, whole series
measure-real-return-10y-worst = Worst ten years after inflation
measure-bond-real-return-10y = Bonds after inflation, ten years
measure-freq-stocks-beat-bonds-10y = Ten-year periods with stocks ahead of bonds
measure-curve-10y-3m = Ten-year yield less three-month yield
measure-curve-10y-2y = Ten-year yield less two-year yield
measure-curve-share-inverted = Months with a reversed curve
measure-curve-age = Age of the curve
measure-unemployment = Unemployment
measure-unemployment-median = Median unemployment
measure-credit-spread = Gap between weak and strong debtors
measure-credit-spread-percentile = That gap against its own past
measure-pf-value = Value of the holdings
measure-pf-weight = Weight in the holdings
measure-pf-largest-weight = Largest weight
measure-pf-hhi = Sum of squared weights
measure-pf-vol-36m = Yearly swings of the holdings
measure-pf-max-drawdown-36m = Deepest fall of the holdings in three years
measure-pf-return-1y = Return of the holdings, one year
measure-pf-return-3y = Yearly return of the holdings, three years
measure-pf-mean-correlation = Mean correlation of the holdings
measure-pf-priced-share = Share of the holdings with prices

## What the engine says in the transcript.

floor-opened =
    The committee convenes on “{ $title }”. The data room holds { $figures ->
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
floor-revised = The draft is revised: { $thesis }
red-team-pass = The red team lets the draft pass.
red-team-revise = The red team sends the draft back for revision.
red-team-reject = The red team rejects the draft.
red-team-unheard = The red team could not be heard ({ $reason }); the draft counts as rejected.
number-left-out = A number without a source was left out of the text.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

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
    }: unemployment was { $sahm } above its low of the past year ({ $date }), payroll employment { $payrolls_12m } and real income without transfers { $income_12m } in a year, and the ten-year yield less the three-month yield { $curve_10y_3m } ({ $other_date }).
first-savings = Savings that earn less than { $infl_12m } a year lose buying power: that was US inflation in the twelve months to { $date }. Three-month Treasury bills paid { $bill_rate } ({ $other_date }), which is { $real_bill_rate } after inflation. Cash without interest kept { $purchasing_power_10y } of its buying power over ten years.
first-inflation = US inflation was { $infl_12m } in the twelve months to { $date }, and { $core_infl_12m } without food and energy; over ten years it was { $infl_10y }.
first-jobs = US unemployment was { $unemployment } in { $date }, against a median of { $unemployment_median }; payroll employment changed by { $payrolls_12m } in a year.
first-rates = Ten-year US Treasuries yielded { $long_rate } ({ $date }), which is { $real_long_rate } after the inflation of the past year; three-month bills paid { $bill_rate } ({ $other_date }), which is { $real_bill_rate } after inflation.
first-money = The US money supply M2 changed by { $m2_12m } in the year to { $date }, by { $m2_real_12m } after inflation.
first-housing = US housing starts changed by { $starts_12m } and building permits by { $permits_12m } in the year to { $date }; the cost of shelter changed by { $shelter_12m }. We have no house prices.
first-dollar = Against the currencies of its trading partners the US dollar changed by { $dollar_12m } in the year to { $date }; it was weaker on { $dollar_percentile } of all days in our series.
first-growth = US real output changed by { $gdp_1y } in the year to { $date }; payroll employment changed by { $payrolls_12m }, and unemployment was { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } has outpaced inflation in our figures, but they are too few to call it a hedge
       *[no] { $name } has not kept up with inflation in our figures, and they are too few to judge it as a hedge
    }: from { $from } to { $to } its price changed by { $gain_whole }, US consumer prices by { $infl_whole }; its deepest fall in the last twelve months was { $max_drawdown_1y }.
first-spot = { $name } cost { $price } on { $date }, a change of { $return_1y } in a year; its deepest fall in that year was { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] The figures favour neither side
        [up] The record leans towards a rise
       *[down] The record leans towards a fall
    }: { $name } stood at { $price } on { $date }, against a median of { $level_median }; it was lower in { $level_percentile } of all months, and in { $freq_neg } of past periods most like the horizon it did not rise.
first-accounts =
    { $balance ->
        [favourable] The accounts of { $name } are sound
        [unfavourable] The accounts of { $name } are weak
       *[mixed] The accounts of { $name } are sound in parts and weak in others
    }: in the fiscal year to { $date } its operating margin was { $operating_margin }, its sales growth { $revenue_growth_1y }, its cash from operations { $cash_conversion } times net income and its debt { $debt_to_equity } times equity.
first-compare =
    { $balance ->
        [favourable] By their accounts, { $name } comes out ahead of { $other }
        [unfavourable] By their accounts, { $name } comes out behind { $other }
       *[mixed] By their accounts, { $name } and { $other } come out about level
    }: sales growth { $revenue_growth_1y } against { $revenue_growth_1y_other }, operating margin { $operating_margin } against { $operating_margin_other }, return on equity { $roe } against { $roe_other }.

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

## Claims on the economy, on short histories, and on several years.

claim-dollar = The dollar changed by { $dollar_12m } in a year against the currencies of its trading partners; it was weaker on { $dollar_percentile } of all days in the series
wrong-dollar = The dollar turns within the next year.
claim-fall-year =
    In a year the deepest fall of { $name } was { $max_drawdown_1y }{ $dated ->
        [yes] , from { $from } to { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] more than the brief can bear
       *[other] within what the brief can bear
    }
wrong-fall-year = A longer history shows a fall on the other side of what can be borne.
claim-swings-year = The yearly swings of { $name } over twelve months were { $vol_12m }
wrong-swings-year = A longer history shows swings of another order.
claim-sahm = Unemployment over three months was { $sahm } above its low of the past year
wrong-sahm = Unemployment rises within the next months.
claim-inversion-record = In { $jobs_after_inversion } of the months with an inverted curve, unemployment was clearly higher a year and a half later, against { $jobs_after_any } of all months
wrong-inversion-record = The next inversion passes without a rise in unemployment.
claim-growth-5y =
    Over five years sales of { $name } changed by { $revenue_growth_5y }{ $more ->
        [yes] , earnings per share by { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = The growth came from a purchase or from one good year.
claim-bill-real = Three-month Treasury bills paid { $bill_rate }, which is { $real_bill_rate } after inflation
wrong-bill-real = Short rates or inflation move by more than a point.
claim-payrolls = US payroll employment changed by { $payrolls_12m } in twelve months
wrong-payrolls = The numbers are revised, or turn within months.
claim-output = US real output changed by { $gdp_1y } in a year
wrong-output = The next quarters go the other way.
claim-money =
    The US money supply M2 changed by { $m2_12m } in a year, by { $m2_real_12m } after inflation{ $more ->
        [yes] ; bank loans to companies changed by { $loans_12m }
       *[no] { "" }
    }
wrong-money = Money moves into forms that M2 does not count.
claim-housing =
    US housing starts changed by { $starts_12m } in a year, building permits by { $permits_12m }{ $more ->
        [yes] ; the cost of shelter changed by { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = A mild or a hard winter explains the difference.
claim-purchasing-power = A dollar kept { $purchasing_power_10y } of what it bought ten years before
wrong-purchasing-power = Prices fall over the next ten years.
claim-hedge = The price of { $name } changed by { $gain_whole }, US consumer prices by { $infl_whole } over the same months
wrong-hedge = Over a longer time it falls behind consumer prices.
claim-level = The median of { $name } over the whole series is { $level_median }; it was lower than now in { $level_percentile } of all months
wrong-level = The old median no longer fits, because prices in the two countries have moved apart.

## Measures of the above.

measure-vol-12m = Yearly swings, twelve months
measure-gain-whole = Change since the series began
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
measure-jobs-after-inversion = Inversions followed by a rise in unemployment
measure-jobs-after-any = Months followed by a rise in unemployment
measure-dollar-12m = Change in the broad dollar
measure-dollar-percentile = Broad dollar against its own past
measure-sp-long-rate = Ten-year yield in that month
measure-revenue-growth-5y = Growth of sales, five years
measure-eps-growth-5y = Growth of earnings per share, five years
measure-cash = Cash and current securities
measure-debt = Debt
measure-dividends = Dividends paid
measure-buybacks = Shares bought back
measure-dividends-per-share = Dividends per share
measure-shares-diluted = Diluted shares
measure-public-float = Value of the shares in public hands
