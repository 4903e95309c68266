# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text }({ $dates } 기준).
surroundings = 대상 자체가 아니라 그 주변 여건에 관한 내용입니다: { $text }
between-sentences = { " " }
between = { "; " }
us-market = 미국 주식시장
measure-of = { $measure }({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] { $name } 쪽이 앞섭니다
       *[none] 서로 비슷한 수준입니다
    }
absent = 의견을 듣지 못함: { $reason }
dissent = { $seat }의 견해는 다릅니다: { $claim }

## The seats of the committee.

seat-chair = 위원장
seat-fundamentals = 펀더멘털
seat-valuation = 가치평가
seat-market = 시장·기술적 분석
seat-macro = 거시경제·금리
seat-industry = 산업
seat-allocation = 자산배분
seat-risk = 위험관리 책임자
seat-red-team = 레드팀
mandate-chair = 주장을 하나씩 따져 보고 견해를 작성합니다.
mandate-fundamentals = 기업이나 시장의 이익, 배당, 부채를 살핍니다.
mandate-valuation = 현재 가격을 과거 수준 및 채권과 비교합니다.
mandate-market = 가격의 움직임을 살핍니다.
mandate-macro = 물가, 금리, 경기 상황을 살핍니다.
mandate-industry = 경쟁사와 고객에 견주어 사업이 얼마나 강한지 살핍니다.
mandate-allocation = 포트폴리오의 각 부분이 함께 어떻게 움직이는지 살핍니다.
mandate-risk = 얼마나 잃을 수 있는지, 그 깊이와 빈도를 감내할 수 있는 수준과 견주어 살핍니다.
mandate-red-team = 초안을 공격합니다. 반대 논거, 오래된 근거, 지나치게 큰 비중을 차지하는 단일 수치를 짚습니다.
lens-chair = 근거 전체가 뒷받침하는 것
lens-fundamentals = 매출, 이익률, 현금, 부채
lens-valuation = 가격과 그 바탕이 되는 가치
lens-market = 수익률, 추세, 거래
lens-macro = 물가, 금리, 고용
lens-industry = 가격 결정력과 투자 부담
lens-allocation = 비중과 각 부분의 동조
lens-risk = 하락, 변동, 손실의 빈도
lens-red-team = 이 견해가 틀리게 되는 경로
needs-fundamentals = 연간 재무제표
needs-valuation = 가격과 재무제표
needs-market = 일별 가격
needs-macro = 물가상승률과 금리
needs-industry = 연간 재무제표
needs-allocation = 보유 자산과 일별 가격
needs-risk = 일별 가격
task-title = { $seat }: { $name }
task-instructions = { $mandate } 모든 숫자는 수치 원장에서 가져와 날짜를 밝히고, 빠진 것은 빠졌다고 적습니다.
task-acceptance = 근거 수치를 밝힌 주장이 하나 이상 있거나, 그러기에 무엇이 부족한지 밝혀야 합니다.

## What the committee must answer.

ask-single-1 = { $name }의 흐름은 어떠했습니까? 수익률, 변동, 최대 하락은 어느 정도입니까?
ask-single-2 = { $name }의 이익은 어느 정도이며, 과거와 비교한 가격 수준은 어떻습니까?
ask-single-3 = 어떤 여건이 { $name }에 도움이 되거나 해가 됩니까?
ask-single-4 = 어떤 일이 일어나야 회복되지 않는 손실이 납니까?
ask-comparison-1 = { $name }의 수익률, 변동, 최대 하락은 서로 어떻게 다릅니까?
ask-comparison-2 = 매출과 자산에 견주어 어느 쪽의 이익이 더 큽니까?
ask-comparison-3 = 각각의 가격은 어느 수준입니까?
ask-fund-1 = { $name }의 바탕이 되는 시장의 이익은 어느 정도입니까?
ask-fund-2 = 그 시장은 과거와 비교해 비쌉니까, 쌉니까?
ask-fund-3 = 이런 투자는 같은 기간에 얼마나 자주, 얼마나 크게 손실을 냈습니까?
ask-macro-1 = 물가, 금리, 고용은 과거와 비교해 어느 수준입니까?
ask-macro-2 = 과거에 이와 비슷한 수준이었을 때 이후 주식은 어떠했습니까?
ask-macro-3 = 이런 시기에 투자자는 얼마나 잃을 수 있습니까?
ask-portfolio-1 = 각 부분을 합친 흐름은 어떻습니까? 수익률, 변동, 최대 하락은 어느 정도입니까?
ask-portfolio-2 = 이 구성은 투자 기간과 감내할 수 있는 손실에 맞습니까?
ask-portfolio-3 = 어느 보유 자산이 가장 큰 타격을 줄 수 있습니까?
ask-theme-1 = { $name }의 동력은 무엇이며, 누가 그로부터 이익을 얻습니까?
ask-theme-2 = 가격에 이미 반영된 것은 무엇입니까?
ask-theme-3 = 무엇이 이 논리를 틀린 것으로 만들겠습니까?

## Thinking aloud.

thinking = 살펴보는 내용은 { $lens }입니다: { $figures }.
thinking-nothing = 살펴보는 내용은 { $lens }입니다. 수치 원장에 해당 수치가 없습니다.
thinking-builds-on = 앞서 확인된 내용을 바탕으로 합니다. 먼저: { $first }
caveat-stale = 이 수치는 { $age } 전의 것입니다.
caveat-surroundings = 일부는 대상 자체가 아니라 주변 여건에 관한 내용입니다.
caveat-overlap = 과거 구간은 서로 겹치므로 독립된 구간은 보기보다 적습니다.
nothing = 이 관점에서는 { $name }에 대해 판단할 근거가 없습니다.
no-guess = 그 이상은 추측이 됩니다.
wrong-nothing = 부족한 자료가 확보되는 경우.
missing-fundamentals = 데이터룸에 { $name }의 재무제표가 없습니다.
missing-valuation = 데이터룸에 서로 견줄 수 있는 { $name }의 가격과 이익 자료가 없습니다.
missing-market = 데이터룸에 { $name }의 가격이 없습니다.
missing-risk = 데이터룸에 { $name }의 가격이 없습니다.
missing-macro = 데이터룸에 물가상승률이나 금리 자료가 없습니다.
missing-industry = 데이터룸에 { $name }의 업계 내 위치를 보여 주는 재무제표가 없습니다.
missing-allocation = 데이터룸에 보유 자산의 비중과 가격이 없습니다.

## Market and Technicals.

claim-year =
    열두 달 동안 { $name }의 등락률은 { $return_1y }{ $more ->
        [yes] , 오 년 동안은 { $return_5y }
       *[no] { "" }
    }였습니다
wrong-year = 더 최근 가격에서 열두 달 등락의 방향이 반대로 나타나는 경우.
claim-momentum = 최근 한 달을 뺀 그 이전 일 년 동안 { $name }의 등락률은 { $momentum_12_1 }였습니다
wrong-momentum = 앞으로 몇 달 사이 방향이 바뀌는 경우.
claim-trend = { $name }의 가격은 장기 평균선 대비 { $trend } 수준에 있었습니다
wrong-trend = 가격이 장기 평균선을 가로지르는 경우.
claim-below-high = { $name }의 가격은 자료상 최고가 대비 { $drawdown_now } 수준에 있었습니다
wrong-below-high = 이전 고점이 다시 오지 않을 거품이었던 것으로 드러나는 경우.
claim-real-return = 물가상승을 뺀 { $name }의 수익률은 오 년 동안 { $real_return_5y }였습니다
wrong-real-return = 앞으로 오 년의 물가나 가격이 다르게 움직이는 경우.
claim-volume = 최근 한 달 { $name }의 거래량은 연간 평균의 { $volume_ratio }배였습니다
wrong-volume = 차이가 단 하루의 거래로 설명되는 경우.

## Risk Officer.

claim-fall =
    삼 년 동안 { $name }의 최대 하락은 { $max_drawdown_36m }{ $dated ->
        [yes] ({ $from }부터 { $to }까지)
       *[no] { "" }
    }이며, { $verdict ->
        [opposes] 의뢰에서 감내할 수 있는 수준을 넘습니다
       *[other] 의뢰에서 감내할 수 있는 수준 안에 있습니다
    }
wrong-fall = 이후의 하락이 감내할 수 있는 수준의 반대편에 놓이는 경우.
claim-loss-frequency = 과거 { $horizon } 구간 전체의 { $freq_neg }에서 { $name }의 이익이 없었습니다
wrong-loss-frequency = 이익이 없던 구간의 비율이 이 판단에 쓰인 경계를 넘어서는 경우.
claim-swings = 삼 년 동안 { $name }의 변동성은 { $vol_36m }였습니다
wrong-swings = 더 길거나 더 최근의 기간에서 변동의 크기가 전혀 다르게 나타나는 경우.
claim-best-days = 가장 좋았던 열흘을 빼면 { $name }의 수익률은 { $return_all } 대신 { $return_all_less_best_10 }였을 것입니다
wrong-best-days = 상승하는 날이 이 자료보다 고르게 나타나는 경우.
claim-beta =
    시장이 일 퍼센트 움직일 때 { $name }의 움직임은 평균 { $beta_36m }퍼센트였습니다{ $more ->
        [yes] . 상관계수는 { $correlation_36m }입니다
       *[no] { "" }
    }
wrong-beta = 사업이 바뀌면서 시장과의 연관성도 달라지는 경우.
claim-interest = { $name }의 영업이익은 이자비용의 { $interest_coverage }배였습니다
wrong-interest = 부채를 훨씬 높은 금리로 차환해야 하는 경우.
claim-debt = { $name }의 부채는 자기자본의 { $debt_to_equity }배였습니다
wrong-debt = 인수, 손상차손 또는 자사주 매입으로 부채나 자기자본이 달라지는 경우.
claim-worst =
    전체 자료에서 { $name }의 최대 하락은 { $max_drawdown_all }{ $dated ->
        [yes] ({ $from }부터 { $to }까지)
       *[no] { "" }
    }였습니다. 한 번 일어난 일은 다시 일어날 수 있습니다
wrong-worst = 더 이른 고점이나 더 늦은 저점이 자료에서 빠져 있는 경우.
claim-portfolio-fall =
    삼 년 동안 보유 자산 전체의 최대 하락은 { $pf_max_drawdown_36m }{ $dated ->
        [yes] ({ $from }부터 { $to }까지)
       *[no] { "" }
    }이며, { $verdict ->
        [opposes] 의뢰에서 감내할 수 있는 수준을 넘습니다
       *[other] 의뢰에서 감내할 수 있는 수준 안에 있습니다
    }
wrong-portfolio-fall = 이후의 하락이 감내할 수 있는 수준의 반대편에 놓이는 경우.
claim-portfolio-swings = 보유 자산 전체의 변동성은 { $pf_vol_36m }였습니다
wrong-portfolio-swings = 각 부분의 변동이 커지거나 함께 움직이는 정도가 강해지는 경우.

## Fundamentals.

claim-growth =
    { $name }의 매출 증감률은 한 해 동안 { $revenue_growth_1y }{ $more ->
        [yes] , 두 해 동안 { $revenue_growth_2y }
       *[no] { "" }
    }였습니다
wrong-growth = 다음 실적에서 매출이 반대 방향으로 움직이는 경우.
claim-margin =
    { $name }의 영업이익은 매출의 { $operating_margin }{ $more ->
        [yes] , 순이익은 { $net_margin }
       *[no] { "" }
    }였습니다
wrong-margin = 비용이 두 해 연속 판매 가격보다 빠르게 오르는 경우.
claim-margin-change = { $name }의 영업이익률 변화는 일 년 동안 { $operating_margin_change_1y }였습니다
wrong-margin-change = 변화가 일회성 비용이나 이익에서 비롯된 경우.
claim-capital =
    { $name }의 투하자본이익률은 { $roic }{ $more ->
        [yes] , 자기자본이익률은 { $roe }
       *[no] { "" }
    }였습니다
wrong-capital = 경쟁사가 들어오면서 이익률이 자본비용 쪽으로 낮아지는 경우.
claim-equity =
    { $name }의 자기자본이익률은 { $roe }{ $more ->
        [yes] , 총자산이익률은 { $roa }
       *[no] { "" }
    }였습니다
wrong-equity = 이익률이 사업이 아니라 부채나 작은 자기자본에서 비롯된 경우.
claim-cash = { $name }의 영업활동 현금은 순이익을 일로 볼 때 { $cash_conversion } 수준이었습니다
wrong-cash = 운전자본의 흐름이 바뀌어 현금이 들어오지 않는 경우.
claim-free-cash =
    투자 후 { $name }에 남은 현금은 매출의 { $fcf_margin }{ $more ->
        [yes] , 총 { $free_cash_flow }
       *[no] { "" }
    } 수준이었습니다
wrong-free-cash = 사업을 현 상태로 유지하려면 투자를 늘려야 하는 경우.
claim-net-debt = { $name }의 부채에서 현금을 뺀 금액은 영업이익의 { $net_debt_to_operating_income }배였습니다
wrong-net-debt = 그 현금이 다른 곳에 필요하거나 본국으로 들여올 수 없는 경우.
claim-shares = { $name }의 주식 수 증감률은 일 년 동안 { $shares_change_1y }였습니다
wrong-shares = 인수나 임직원 보상을 위해 신주가 발행되는 경우.
claim-market-earnings = 물가상승을 뺀 미국 시장의 이익 증감률은 십 년 동안 { $sp_real_earnings_growth_10y }였습니다
wrong-market-earnings = 이익이 수정되거나 앞으로 몇 년 사이 출발점 아래로 떨어지는 경우.
claim-market-payout = 미국 기업은 이익의 { $sp_payout }를 배당으로 지급했습니다
wrong-market-payout = 배당은 그대로인데 이익이 줄어 그 비율이 높아지는 경우.
claim-market-dividend = 배당수익률은 { $sp_dividend_yield }, 국채 금리는 { $sp_long_rate }였습니다
wrong-market-dividend = 기업이 배당 외의 방법으로 더 많이 환원하는 경우.

## Valuation.

claim-own-history = { $name }의 주가수익비율은 { $pe }배, 중앙값은 { $pe_median }배였고, 과거 기간의 { $pe_percentile }에서는 이보다 쌌습니다
wrong-own-history = 가격이 내리지 않은 채 이익이 늘어 가격을 따라잡는 경우.
claim-earnings-yield =
    { $name }의 이익은 가격의 { $earnings_yield }, 십 년 만기 국채 금리는 { $long_rate }였습니다{ $more ->
        [yes] . 주가수익비율로는 { $pe }배입니다
       *[no] { "" }
    }
wrong-earnings-yield = 채권 금리가 크게 움직여 비교 결과가 뒤집히는 경우.
claim-cash-yield = { $name }의 잉여현금흐름은 가격의 { $fcf_yield }였습니다
wrong-cash-yield = 그해의 현금흐름이 되풀이되지 않는 경우.
claim-against-market = { $name }의 주가수익비율은 미국 시장의 { $pe_to_market }배였습니다
wrong-against-market = 이익이 훨씬 빠르게 늘어 그 가격을 감당하는 경우.
claim-float = { $name }의 유통 주식 가치는 연간 순이익의 { $float_to_earnings }배였습니다
wrong-float = 그날 이후 주식 가치가 크게 움직인 경우.
claim-market-cape = 미국 시장의 가격은 십 년 실질 이익의 { $cape }배, 중앙값은 { $cape_median }배였고, 1881년 이후 전체 달의 { $cape_percentile }에서는 이보다 쌌습니다
wrong-market-cape = 가격이 내리지 않은 채 이익이 늘어 가격을 따라잡는 경우.
claim-market-after = 이만큼 또는 더 비싼 수준에서 시작한 십 년의 물가상승을 뺀 수익률은 중앙값 { $after_cape_median_10y }, 전체 자료에서는 { $sp_real_return_all }였습니다
wrong-market-after = 서로 겹치는 과거의 몇 안 되는 고평가 구간이 지금과 다른 경우.
claim-market-excess = 이 가격에서의 이익수익률과 국채 실질 금리의 차이는 { $excess_cape_yield }였습니다
wrong-market-excess = 채권 실질 금리가 크게 움직여 이 차이의 의미가 달라지는 경우.

## Industry.

claim-pricing-power = 매출원가를 빼고 { $name }에 남은 것은 매출의 { $gross_margin }로, 가격 결정력을 가늠하게 합니다
wrong-pricing-power = 경쟁사가 같은 제품을 더 싸게 내놓아 고객을 빼앗는 경우.
claim-investment = { $name }의 경우 매출의 { $capex_to_revenue }를 설비에 투입해야 했습니다
wrong-investment = 미뤄 둔 투자를 뒤늦게 해야 하는 경우.
claim-research = { $name }의 연구개발비는 매출의 { $rd_to_revenue }였습니다
wrong-research = 그 지출이 팔리는 신제품으로 이어지지 않는 경우.

## Macro and Rates.

claim-inflation = 미국 소비자물가 상승률은 열두 달 동안 { $infl_12m }, 십 년 동안 { $infl_10y }였습니다
wrong-inflation = 더 최근의 물가상승률이 일 퍼센트포인트 넘게 다른 경우.
claim-real-rate = 십 년 만기 금리에서 물가상승률을 뺀 값은 { $real_long_rate }였습니다
wrong-real-rate = 기대 물가상승률이 과거와 다른 경우.
claim-rate-change = 십 년 만기 금리는 열두 달 동안 { $long_rate_change_12m } 움직여 { $long_rate }가 되었으며, 중앙값은 { $long_rate_median }입니다
wrong-rate-change = 투자 기간 안에 금리의 방향이 바뀌는 경우.
claim-curve =
    십 년 만기 국채와 삼 개월 만기 국채의 금리 차이는 { $curve_10y_3m }였습니다{ $more ->
        [yes] . 전체 달의 { $curve_share_inverted }에서는 역전되어 있었습니다
       *[no] { "" }
    }
wrong-curve = 대부분의 경기 침체에 앞서 그랬듯이 금리 곡선이 역전되는 경우.
claim-credit = 신용이 약한 기업과 강한 기업의 차입 금리 차이는 { $credit_spread }였으며, 전체 달의 { $credit_spread_percentile }에서는 이보다 작았습니다
wrong-credit = 대출 기관이 몸을 사려 차이가 벌어지는 경우.
claim-jobs = 실업률은 { $unemployment }, 중앙값은 { $unemployment_median }였습니다
wrong-jobs = 실업률이 일 년 안에 반 퍼센트포인트 오르는 경우.

## Allocation.

claim-stocks-bonds = 자료의 마지막 십 년 동안 물가상승을 뺀 수익률은 미국 주식이 { $sp_real_return_10y }, 국채가 { $bond_real_return_10y }였습니다
wrong-stocks-bonds = 과거에도 그랬듯이 앞으로 십 년 동안 순서가 뒤바뀌는 경우.
claim-stocks-ahead = 1871년 이후 모든 십 년 구간의 { $freq_stocks_beat_bonds_10y }에서 주식이 채권을 앞섰습니다
wrong-stocks-ahead = 구간이 서로 겹쳐 독립된 구간이 보기보다 적은 경우.
claim-worst-decade = 미국 주식의 가장 나빴던 십 년은 물가상승을 빼고 { $sp_real_return_10y_worst }였습니다
wrong-worst-decade = 채권을 섞었다면 이 수치가 보여 주는 것보다 충격이 더 줄었을 경우.
claim-concentration =
    가장 큰 보유 자산의 비중은 전체의 { $pf_largest_weight }입니다{ $more ->
        [yes] . 비중 제곱의 합은 { $pf_hhi }입니다
       *[no] { "" }
    }
wrong-concentration = 밝히지 않은 보유 자산이 비중을 바꾸는 경우.
claim-together = 보유 자산이 함께 움직인 정도는 평균 상관계수로 { $pf_mean_correlation } 수준이었습니다
wrong-together = 다음 하락 때 이전보다 더 함께 움직이는 경우.
claim-portfolio-return =
    이 비중대로라면 전체 수익률은 삼 년 동안 { $pf_return_3y }{ $more ->
        [yes] , 마지막 일 년은 { $pf_return_1y }
       *[no] { "" }
    }였습니다
wrong-portfolio-return = 앞으로 삼 년이 다르게 전개되는 경우.

## Questions to claims, and answers.

ask-window = 이 주장은 짧은 기간 하나에 근거합니다. 더 긴 기간에서도 같은 결과가 나옵니까?
ask-window-other = 이 주장은 짧은 기간 하나에 근거합니다. 더 긴 기간의 수치는 { $longer }입니다. 둘 중 어느 쪽이 맞습니까?
ask-regime = 이 자료의 전반부와 후반부는 각각 { $before }, { $after }였습니다. 한때의 행운이나 불운을 넘어서는 것입니까?
ask-outlier = 가장 좋았던 열흘을 빼면 이 자료의 수익률은 { $with } 대신 { $without }였습니다. 이 주장이 며칠에 좌우되는 것은 아닙니까?
ask-stale = 이 주장의 근거 수치는 { $age } 전의 것입니다. 지금도 유효한 것은 무엇입니까?
ask-survivors = 실패한 기업은 이 자료에 없습니다. 살아남은 한 기업의 역사를 넘어서는 것입니까?
ask-base-rate = 과거 전체 연도의 { $rate }에서 이 자료는 이익으로 끝났습니다. 이 주장은 거기에 무엇을 더합니까?
ask-missing-risk = 자료상 최대 하락이 { $worst }였다는 점이 빠져 있습니다.
ask-rates = 금리 변화로도 설명할 수 있지 않습니까? 십 년 만기 금리는 일 년 동안 { $change } 움직였습니다.
answer-not-mine = 이것은 이 조사 결과의 주장이 아닙니다.
answer-withdraw = 이 주장의 근거 수치가 수치 원장에 없으므로 주장을 철회합니다.
answer-as-quoted = 수치는 수치 원장에 있는 그대로 인용했으며 계산식도 함께 있습니다.
answer-window = 일부 인정합니다. 짧은 기간 하나로는 부족합니다. 수치는 유효하지만 적용 범위는 줄어듭니다.
answer-window-other = 인정합니다. 더 긴 기간의 수치는 { $longer }로, 반대 방향을 가리킵니다. 이 주장의 비중은 낮아집니다.
answer-regime = 일부 인정합니다. 두 시기는 서로 달랐습니다. 수치는 유효하지만 적용 범위는 줄어듭니다.
answer-outlier = 인정합니다. 상당 부분이 며칠에 좌우됩니다. 이 주장의 비중은 낮아집니다.
answer-outlier-holds = 가장 좋았던 열흘을 빼도 { $without }가 남습니다. 주장은 유지됩니다.
answer-stale = 인정합니다. 수치가 오래되었습니다. 이 주장은 당시에 관한 것이며 오늘날의 비중은 낮아집니다.
answer-survivors = 인정합니다. 실패한 기업은 자료에 없습니다. 이 주장의 비중은 낮아집니다.
answer-missing-risk = 인정합니다. { $worst }의 하락도 이 주장과 나란히 밝혀야 합니다.
answer-base-rate-same = 통상적인 경우인 { $rate }도 같은 방향을 가리킵니다. 주장은 유지됩니다.
answer-base-rate-other = 인정합니다. 통상적인 경우인 { $rate }는 반대 방향을 가리킵니다. 이 주장에는 더 많은 근거가 필요합니다.
answer-rates = 다른 원인도 작용했을 수 있습니다. 주장하는 것은 수치이지 그 원인이 아닙니다.
ruling-upheld = 질문에 수치로 답했습니다. 주장은 유지됩니다.
ruling-weakened = 제기한 위원이 지적을 인정했습니다. 주장의 비중은 낮아집니다.
ruling-withdrawn = 제기한 위원이 철회했습니다. 주장은 반영되지 않습니다.
ruling-unresolved = 아무도 답하지 않았습니다. 주장의 비중은 낮아집니다.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] 현재 있는 수치로 보면, { $name }에 대한 근거는 유리한 쪽으로 기웁니다.
        [unfavourable] 현재 있는 수치로 보면, { $name }에 대한 근거는 불리한 쪽으로 기웁니다.
       *[mixed] { $name }에 대한 수치는 양쪽의 무게가 비슷합니다.
    }
thesis-comparison =
    { $balance ->
        [favourable] 이 수치들을 나란히 놓고 보면, { $first } 쪽이 { $others }보다 앞섭니다.
        [unfavourable] 이 수치들을 나란히 놓고 보면, { $first } 쪽이 { $others }보다 뒤집니다.
       *[mixed] 이 수치들을 나란히 놓고 보면, 다음은 서로 비슷한 수준입니다: { $first }, { $others }.
    }
thesis-portfolio =
    { $balance ->
        [favourable] 현재 있는 수치로 보면, 이 구성은 요청하신 바에 맞습니다.
        [unfavourable] 현재 있는 수치로 보면, 이 구성은 요청하신 바에 맞지 않습니다.
       *[mixed] 현재 있는 수치로 보면, 이 구성에 유리한 점과 불리한 점이 비슷합니다.
    }
thesis-macro = { $name }의 현황은 다음과 같습니다. 이런 수치는 누구에게도 유리하거나 불리하지 않습니다.
thesis-no-side = { $name }에 대한 수치는 현황을 보여 줄 뿐, 어느 쪽도 가리키지 않습니다.
thesis-nothing = 데이터룸에 { $name } 자체에 관한 자료가 너무 적어 위원회는 판단하지 않습니다.
thesis-around = 말할 수 있는 것은 다음과 같습니다: { $text }
thesis-for = 가장 유력한 긍정적 근거: { $text }
thesis-against = 가장 유력한 부정적 근거: { $text }
thesis-taken-back = 레드팀의 이의 제기에 따라 위원회는 이에 대해 판단하지 않습니다. 근거가 너무 오래되었거나 신뢰할 수 없기 때문입니다. 이전의 견해는 다음과 같았습니다: { $thesis }
change-newer = 오래된 수치를 대신할 최신 수치.
change-gaps = 부족한 부분을 채우는 자료. 우선은 가격과 재무제표.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $date }까지의 자료에서 { $name }의 최대 하락과 같은 하락: { $worst }.
risk-fall-softened = 그런 하락을 감내할 만큼 작은 투자 규모와 기다릴 수 있는 시간.
risk-fall-sign = 직전 고점 대비 하락이 의뢰에서 감내할 수 있는 수준을 넘음.
risk-debt = { $name }의 부채는 현금을 빼고 영업이익의 { $debt }배이며, 이를 차환해야 합니다.
risk-debt-softened = 긴 만기와 변동이 작은 이익.
risk-debt-sign = 영업이익에서 이자가 차지하는 몫이 커짐.
risk-concentration = 가장 큰 보유 자산이 전체의 { $largest }입니다. 그 하락이 곧 포트폴리오의 하락입니다.
risk-concentration-softened = 따로 움직이는 보유 자산을 더 갖추는 것.
risk-concentration-sign = 다른 자산은 그대로인데 가장 큰 보유 자산이 하락함.
risk-rates = 금리가 { $date }의 { $rate }에서 크게 벗어나고, 그에 따라 미래 이익의 현재 가치도 달라집니다.
risk-rates-softened = 물가와 함께 늘어나는 이익과 적은 부채.
risk-rates-sign = 십 년 만기 금리가 일 년 안에 일 퍼센트포인트 넘게 움직임.
risk-against = 부정적 근거가 결정적인 것으로 드러납니다. { $text }
risk-against-softened = 그 주장을 믿는 정도에 따라 비중을 두는 것.
risk-against-sign = 더 최근의 수치가 이를 확인함.
risk-old = 수치가 끝난 뒤 { $age } 사이에 세상이 달라졌습니다.
risk-old-softened = 이 내용에 의존하기 전에 최신 자료를 갖추는 것.
risk-old-sign = 더 최근 수치의 방향이 여기에 쓰인 수치와 반대임.
risk-gaps = 부족한 자료 가운데 중요한 것이 있습니다.
risk-gaps-softened = 목록 맨 위의 부족한 자료부터 채우는 것.
risk-gaps-sign = 부족한 자료가 채워지고 해석이 달라짐.
risk-objection = 레드팀의 지적이 옳은 것으로 드러납니다. { $text }
risk-objection-softened = 더 최근의 수치가 들어오면 이 점부터 살펴보는 것.
risk-objection-sign = 더 최근의 수치가 이의를 뒷받침함.

## Scenarios.

scenario-bear-stock = 투자 기간이 끝날 때 { $name }의 이익이 없습니다. 가장 비슷한 과거 구간의 { $lost }에서 그러했습니다.
scenario-base-stock = { $name }의 이익이 나지만 연 십 퍼센트를 넘지 않습니다. 나머지 과거 구간이 이에 해당합니다.
scenario-bull-stock = { $name }의 이익이 연 십 퍼센트를 넘습니다. 가장 비슷한 과거 구간의 { $strong }에서 그러했습니다.
scenario-bear-market = 투자 기간이 끝날 때 물가상승을 뺀 이익이 없습니다. 가장 비슷한 과거 구간의 { $lost }에서 그러했습니다.
scenario-base-market = 물가상승을 뺀 이익이 나지만 장기 연평균을 넘지 않습니다. 나머지 과거 구간이 이에 해당합니다.
scenario-bull-market = 물가상승을 뺀 이익이 장기 연평균을 웃돕니다. 가장 비슷한 과거 구간의 { $strong }에서 그러했습니다.
scenario-stands-in = { $name }의 자체 이력은 집계하기에 너무 짧아 미국 주식시장으로 대신합니다.
scenario-bear-unknown = 회복되지 않는 손실이 납니다. 그 가능성을 알려 주는 수치는 원장에 없습니다.
scenario-base-unknown = 시장과 함께 움직입니다. 그 가능성을 알려 주는 수치는 원장에 없습니다.
scenario-bull-unknown = 시장을 뚜렷이 앞섭니다. 그 가능성을 알려 주는 수치는 원장에 없습니다.
scenario-bear-wrong = 투자 기간이 끝날 때의 가치가 시작할 때보다 높은 경우.
scenario-base-wrong = 투자 기간이 끝날 때 이익이 없거나 그 수준을 크게 웃도는 경우.
scenario-bull-wrong = 연간 이익이 그 수준 이하에 머무는 경우.

## The red team, and the chair's response.

objection-planted = 초안에 수치 원장에 없는 수치가 있습니다: { $figure }.
objection-older-than-horizon = 수치가 투자 기간의 길이보다 더 오래되었습니다. 가장 최근 수치도 의뢰일보다 { $age } 전에 끝납니다.
objection-old = 가장 오래된 수치는 의뢰일보다 { $age } 전에 끝나며, 그 이후의 일은 담겨 있지 않습니다.
objection-cross-examination = 상호 질의가 없었다면 같은 수치에서 다른 종합 판단이 나옵니다. 초안은 주장이 어떻게 질의되었는지에 좌우됩니다.
objection-single-figure = 종합 판단이 하나의 수치에 좌우됩니다: { $name }, { $value }({ $date }).
objection-single-seat = ‘{ $seat }’ 자리를 빼면 종합 판단이 반대쪽으로 바뀝니다.
objection-opposite =
    { $count ->
       *[other] 반대 논거: 해석 { $all }개 가운데 { $count }개가 반대 방향을 가리킵니다. 가장 유력한 것은 다음과 같습니다. { $text }
    }
objection-no-opposite = 반대쪽을 뒷받침하는 수치가 없습니다. 이는 강점의 표시이면서, 살펴보지 않은 것이 있다는 표시이기도 합니다.
objection-no-judgement = 초안은 판단하지 않습니다. 판단한다면 대상에 관한 수치 없이 해야 할 것입니다.
objection-one-source = 모든 수치가 한 출처에서 나왔습니다.
objection-frequencies = 이 확률은 서로 겹치는 과거 구간의 빈도이며, 예측이 아닙니다.
response-noted = 확인했습니다. 종합 판단은 바뀌지 않습니다.
response-lowered = 받아들입니다. 확신도를 낮춥니다.
response-halved = 받아들입니다. 확신도를 절반으로 낮춥니다.
response-taken-back = 받아들입니다. 판단을 거두어들입니다. 수치가 해당 시점에 보여 준 내용은 주요 요인에 남습니다.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] 이 수치로는 { $first } 쪽이 { $others }보다 앞섭니다.
        [unfavourable] 이 수치로는 { $first } 쪽이 { $others }보다 뒤집니다.
        [mixed] 이 수치로는 서로 비슷한 수준입니다: { $first }, { $others }.
       *[insufficient_evidence] 순위를 매기기에는 근거가 충분하지 않습니다: { $first }, { $others }.
    }
headline-macro = { $name }의 현황은 다음과 같습니다.
headline-portfolio =
    { $balance ->
        [favourable] 수치로 보면, 이 구성은 요청하신 바에 맞습니다.
        [unfavourable] 수치로 보면, 이 구성은 요청하신 바에 맞지 않습니다.
        [mixed] 수치로 보면, 이 구성에 유리한 점과 불리한 점이 비슷합니다.
       *[insufficient_evidence] 이 구성을 판단하기에는 근거가 충분하지 않습니다.
    }
tell-committee =
    { $members ->
        [1] 위원 한 명이 검토했습니다. 그런 다음 약점을 찾기 위해 그 초안을 비판적으로 점검했습니다.
       *[other] 위원 { $members }명이 처음에는 각자 따로 검토했습니다. 그런 다음 서로에게 질의하고, 의견이 갈리는 부분을 기록했습니다.
    }
tell-committee-alone = 위원 { $members }명이 각자 따로 검토했고, 의장이 그 결과를 저울질했습니다.
tell-confidence =
    { $level ->
        [high] 위원회는 이에 대해 꽤 확신합니다: 0에서 1까지의 척도에서 { $confidence }.
        [medium] 위원회는 이에 대해 부분적으로만 확신합니다: 0에서 1까지의 척도에서 { $confidence }.
       *[low] 위원회는 이에 대해 거의 확신하지 못합니다: 0에서 1까지의 척도에서 { $confidence }.
    } 이는 근거가 얼마나 탄탄한지를 나타내며, 이익이 날 확률이 아닙니다.
tell-odds = 과거 { $horizon } 구간 전체의 { $lost }는 이익 없이 끝났습니다. 이는 과거의 기록이며 예측이 아닙니다.
tell-import = 더 나은 답을 얻으려면 더 최근의 자료를 제공해 주십시오. 가격 파일이나 기업의 재무제표를 가져오거나, 실시간 출처를 켜 주십시오.
tell-trade = { $name }({ $horizon })

## What the data room does not have.

gap-prices-missing = { $name }의 가격이 없습니다. 일별 가격이 담긴 파일을 가져오면 채울 수 있습니다.
gap-prices-old = { $name }의 가격은 { $date }까지입니다.
gap-accounts-missing = { $name }의 재무제표가 없습니다. 연간 수치를 가져오면 채울 수 있습니다.
gap-accounts-old = { $name }의 재무제표는 { $date }까지입니다.
gap-industry-missing = { $name }의 산업 자료가 없습니다.
gap-market-old = 미국 시장 자료는 { $date }까지입니다.
gap-news-missing = 뉴스 자료가 없습니다.
gap-provider-down = { $provider } 출처에 연결하지 못했습니다: { $reason }.
gap-window-too-short = { $name }의 가격이 너무 적어 더 긴 기간을 살펴볼 수 없습니다.
gap-holdings-unpriced = 보유하신 { $name }의 가격이 없습니다.
gap-portfolio-no-weights = 보유 자산의 비중을 알 수 없습니다.

## Terms that the debrief explains.

term-volatility = 변동성
term-drawdown = 낙폭
term-confidence = 확신도
term-dissent = 반대 의견
term-red-team = 레드팀

## Measures, as lists name them.

measure-price = 최근 가격
measure-age = 가격 자료의 경과 기간
measure-return-1m = 한 달 등락률
measure-return-3m = 석 달 등락률
measure-return-6m = 여섯 달 등락률
measure-return-1y = 열두 달 등락률
measure-return-3y = 삼 년간 연수익률
measure-return-5y = 오 년간 연수익률
measure-return-10y = 십 년간 연수익률
measure-return-all = 전체 자료의 연수익률
measure-momentum-12-1 = 최근 한 달을 뺀 일 년 등락률
measure-trend = 장기 평균선과의 차이
measure-vol-1y = 최근 일 년 변동성
measure-vol-36m = 삼 년 변동성
measure-max-drawdown-1y = 일 년간 최대 하락
measure-max-drawdown-36m = 삼 년간 최대 하락
measure-max-drawdown-all = 전체 자료의 최대 하락
measure-drawdown-now = 고점과의 차이
measure-worst-month = 가장 나빴던 달
measure-best-month = 가장 좋았던 달
measure-return-all-less-best-10 = 가장 좋았던 열흘을 뺀 연수익률
measure-return-first-half = 전반부 연수익률
measure-return-second-half = 후반부 연수익률
measure-volume-ratio = 평균 대비 거래량
measure-turnover-20d = 하루 거래대금
measure-freq-pos = 이익이 난 과거 구간의 비율
measure-freq-neg = 이익이 없던 과거 구간의 비율
measure-freq-strong = 연 십 퍼센트를 넘은 과거 구간의 비율
measure-freq-above-avg = 장기 연평균을 웃돈 과거 구간의 비율
measure-horizon = 연 단위 투자 기간
measure-window-count-1y = 자료에 있는 일 년 구간의 수
measure-beta-36m = 시장 대비 베타
measure-correlation-36m = 삼 년 상관계수
measure-return-gap-1y = 열두 달 수익률 격차
measure-real-return-5y = 물가상승을 뺀 오 년간 연수익률
measure-revenue = 매출
measure-revenue-growth-1y = 한 해 매출 증가율
measure-revenue-growth-2y = 두 해 매출 증가율
measure-gross-margin = 매출총이익률
measure-operating-margin = 영업이익률
measure-operating-margin-change-1y = 영업이익률 변화
measure-net-margin = 순이익률
measure-net-income = 순이익
measure-roe = 자기자본이익률
measure-roa = 총자산이익률
measure-roic = 투하자본이익률
measure-debt-to-equity = 자기자본 대비 부채
measure-net-debt-to-operating-income = 영업이익 대비 순부채
measure-current-ratio = 유동비율
measure-interest-coverage = 이자보상배율
measure-cash-conversion = 순이익 대비 영업현금
measure-free-cash-flow = 잉여현금흐름
measure-fcf-margin = 매출 대비 잉여현금흐름
measure-capex-to-revenue = 매출 대비 설비투자
measure-rd-to-revenue = 매출 대비 연구개발비
measure-eps-diluted = 주당순이익
measure-eps-growth-1y = 주당순이익 증가율
measure-book-value-per-share = 주당순자산
measure-fcf-per-share = 주당 잉여현금흐름
measure-shares-change-1y = 주식 수 증감률
measure-payout = 잉여현금흐름 대비 환원 비율
measure-accounts-age = 재무제표의 경과 기간
measure-pe = 주가수익비율
measure-ps = 주가매출비율
measure-pb = 주가순자산비율
measure-fcf-yield = 잉여현금흐름 수익률
measure-earnings-yield = 이익수익률
measure-pe-percentile = 과거와 비교한 주가수익비율
measure-pe-median = 주가수익비율 중앙값
measure-pe-to-market = 시장 대비 주가수익비율
measure-float-to-earnings = 순이익 대비 유통 주식 가치
measure-infl-12m = 열두 달 물가상승률
measure-infl-10y = 십 년간 연평균 물가상승률
measure-infl-percentile = 과거와 비교한 물가상승률
measure-long-rate = 십 년 만기 국채 금리
measure-long-rate-change-12m = 십 년 만기 국채 금리 변화
measure-long-rate-median = 십 년 만기 국채 금리 중앙값
measure-real-long-rate = 물가상승률을 뺀 십 년 만기 국채 금리
measure-cape = 십 년 이익 대비 주가(CAPE)
measure-cape-median = CAPE 중앙값
measure-cape-percentile = 과거와 비교한 CAPE
measure-after-cape-median-10y = 고평가 시점 이후 수익률 중앙값
measure-excess-cape-yield = 이익수익률과 채권 실질 금리의 차이
measure-sp-payout = 이익 중 배당 비율
measure-dividend-yield = 배당수익률
measure-real-earnings-growth-10y = 십 년간 실질 이익 증가율
measure-real-return-1y = 물가상승을 뺀 일 년 수익률
measure-real-return-10y = 물가상승을 뺀 십 년간 연수익률
measure-real-return-20y = 물가상승을 뺀 이십 년간 연수익률
measure-real-return-all = 물가상승을 뺀 전체 자료의 연수익률
measure-real-return-10y-worst = 물가상승을 뺀 최악의 십 년
measure-bond-real-return-10y = 물가상승을 뺀 십 년간 채권 수익률
measure-freq-stocks-beat-bonds-10y = 주식이 채권을 앞선 십 년 구간의 비율
measure-curve-10y-3m = 십 년물과 삼 개월물의 금리 차이
measure-curve-10y-2y = 십 년물과 이 년물의 금리 차이
measure-curve-share-inverted = 금리 곡선이 역전된 달의 비율
measure-curve-age = 금리 곡선 자료의 경과 기간
measure-unemployment = 실업률
measure-unemployment-median = 실업률 중앙값
measure-credit-spread = 신용이 약한 기업과 강한 기업의 금리 차이
measure-credit-spread-percentile = 과거와 비교한 그 금리 차이
measure-pf-value = 보유 자산의 가치
measure-pf-weight = 보유 자산 내 비중
measure-pf-largest-weight = 가장 큰 비중
measure-pf-hhi = 비중 제곱의 합
measure-pf-vol-36m = 보유 자산의 변동성
measure-pf-max-drawdown-36m = 보유 자산의 삼 년간 최대 하락
measure-pf-return-1y = 보유 자산의 일 년 수익률
measure-pf-return-3y = 보유 자산의 삼 년간 연수익률
measure-pf-mean-correlation = 보유 자산의 평균 상관계수
measure-pf-priced-share = 가격이 있는 보유 자산의 비율

## What the engine says in the transcript.

floor-opened =
    ‘{ $title }’ 안건으로 위원회를 엽니다. 데이터룸에 있는 관련 수치는 { $figures ->
       *[other] { $figures }개
    }이며, { $gaps ->
        [0] 부족한 자료는 없습니다
       *[other] 부족한 자료는 { $gaps }건입니다
    }.
floor-taken = { $seat }의 발언입니다.
floor-votes =
    모두 다른 위원의 의견을 듣지 않고 표결했습니다: 긍정 { $supports }, 부정 { $opposes }, 중립 { $neutral }. { $next ->
        [tier] 이 등급에서는 상호 질의가 없으며, 다음은 종합입니다.
        [nobody] 질의할 상대가 없으며, 다음은 종합입니다.
       *[questions] 이제 개별 주장에 대한 질의를 받습니다.
    }
floor-question = { $seat }에 대한 질문, { $claim } 관련: { $text }
floor-answer = { $seat }에 대한 답변: { $text }
floor-silent = { $seat }의 유효한 발언이 없습니다: { $reason }.
floor-ruled =
    { $claim } 관련: { $ruling ->
        [upheld] 유지
        [weakened] 약화
        [refuted] 반박됨
        [withdrawn] 철회
        [unresolved] 미해결
       *[other] { $ruling }
    }. { $reason }
floor-revised = 초안을 수정했습니다: { $thesis }
red-team-pass = 레드팀이 초안을 통과시킵니다.
red-team-revise = 레드팀이 초안을 수정하도록 돌려보냅니다.
red-team-reject = 레드팀이 초안을 기각합니다.
red-team-unheard = 레드팀의 의견을 듣지 못했습니다({ $reason }). 초안은 기각된 것으로 봅니다.
number-left-out = 출처 없는 숫자를 본문에서 뺐습니다.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] 예, 저희 최신 자료에서 미국 수익률 곡선은 역전되어 있습니다
        [partly] 저희 최신 자료에서 미국 수익률 곡선은 일부만 역전되어 있습니다
       *[no] 아니요, 저희 최신 자료에서 미국 수익률 곡선은 역전되어 있지 않습니다
    }: 10년물에서 2년물을 뺀 금리 차는 { $curve_10y_2y }({ $date }), 3개월물을 뺀 차이는 { $curve_10y_3m }({ $other_date })입니다.
first-recession =
    { $verdict ->
        [yes] 저희가 보는 미국 경기 침체 신호는 경고를 보냅니다
        [partly] 저희가 보는 미국 경기 침체 신호는 엇갈립니다
       *[no] 저희가 보는 미국 경기 침체 신호는 잠잠합니다
    }: 실업률은 지난 1년 최저보다 { $sahm } 높고({ $date }), 1년간 고용 { $payrolls_12m }, 이전소득을 뺀 실질소득 { $income_12m }, 10년물에서 3개월물을 뺀 금리 차 { $curve_10y_3m }({ $other_date })입니다.
first-savings = 연 { $infl_12m }보다 적게 버는 저축은 구매력을 잃습니다. 이것이 { $date }까지 12개월 미국 물가 상승률입니다. 미국 3개월물 국채는 { $bill_rate }({ $other_date }), 물가를 빼면 { $real_bill_rate }를 주었습니다. 이자 없는 현금은 10년 동안 구매력의 { $purchasing_power_10y }만 지켰습니다.
first-inflation = 미국 물가는 { $date }까지 12개월 동안 { $infl_12m }, 식품과 에너지를 빼면 { $core_infl_12m } 올랐고, 10년 동안은 { $infl_10y }였습니다.
first-jobs = 미국 실업률은 { $unemployment }({ $date }), 중앙값은 { $unemployment_median }입니다. 고용은 1년간 { $payrolls_12m } 변했습니다.
first-rates = 미국 10년물 국채 금리는 { $long_rate }({ $date }), 지난 1년 물가를 빼면 { $real_long_rate }입니다. 3개월물은 { $bill_rate }({ $other_date }), 물가를 빼면 { $real_bill_rate }입니다.
first-money = 미국 통화량 M2는 { $date }까지 1년간 { $m2_12m }, 물가를 빼면 { $m2_real_12m } 변했습니다.
first-housing = { $date }까지 1년간 미국 주택 착공은 { $starts_12m }, 건축 허가는 { $permits_12m }, 주거비는 { $shelter_12m } 변했습니다. 집값 자료는 없습니다.
first-dollar = 교역 상대국 통화에 대해 달러는 { $date }까지 1년간 { $dollar_12m } 변했습니다. 자료 전체 날의 { $dollar_percentile }에서 지금보다 약했습니다.
first-growth = 미국 실질 생산은 1년간 { $gdp_1y } 변했고({ $date }), 고용은 { $payrolls_12m }, 실업률은 { $unemployment }입니다.
first-hedge =
    { $verdict ->
        [yes] { $name }: 저희 자료에서 물가를 앞질렀지만, 위험 회피 수단이라 하기에는 자료가 너무 적습니다
       *[no] { $name }: 저희 자료에서 물가를 따라가지 못했고, 위험 회피 수단으로 판단하기에는 자료가 너무 적습니다
    }. { $from }부터 { $to }까지 가격은 { $gain_whole }, 미국 소비자 물가는 { $infl_whole } 변했고, 최근 12개월의 가장 큰 하락은 { $max_drawdown_1y }입니다.
first-spot = { $name } 가격은 { $price }({ $date }), 1년간 { $return_1y } 변했습니다. 그 1년의 가장 큰 하락은 { $max_drawdown_1y }입니다.
first-currency =
    { $verdict ->
        [neither] 수치는 어느 쪽에도 기울지 않습니다
        [up] 과거 기록은 상승 쪽으로 기웁니다
       *[down] 과거 기록은 하락 쪽으로 기웁니다
    }: { $name } { $price }({ $date }), 중앙값 { $level_median }. 전체 달의 { $level_percentile }에서 더 낮았고, 투자 기간과 비슷한 과거 기간의 { $freq_neg }에서 오르지 않았습니다.
first-accounts =
    { $balance ->
        [favourable] { $name }의 재무제표는 건실합니다
        [unfavourable] { $name }의 재무제표는 약합니다
       *[mixed] { $name }의 재무제표는 건실한 면과 약한 면이 있습니다
    }: { $date }까지의 회계연도에 영업이익률 { $operating_margin }, 매출 증가율 { $revenue_growth_1y }, 영업현금은 순이익의 { $cash_conversion }배, 부채는 자기자본의 { $debt_to_equity }배입니다.
first-compare =
    { $balance ->
        [favourable] 재무제표로 보면 { $name } 쪽이 { $other } 쪽보다 앞섭니다
        [unfavourable] 재무제표로 보면 { $name } 쪽이 { $other } 쪽보다 뒤집니다
       *[mixed] 재무제표로 보면 { $name } 쪽과 { $other } 쪽이 비슷합니다
    }: 매출 증가율 { $revenue_growth_1y } 대 { $revenue_growth_1y_other }, 영업이익률 { $operating_margin } 대 { $operating_margin_other }, 자기자본이익률 { $roe } 대 { $roe_other }.

## How current the evidence is, by kind.

evidence-current = 자료의 시점: { $kinds }.
current-accounts = 재무제표 { $date }까지
current-prices = 주가 { $date }까지
current-metals = 금속과 코인 { $date }까지
current-exchange = 환율 { $date }까지
current-market = 미국 주식시장 { $date }까지
current-rates = 금리 { $date }까지
current-economy = 경제 지표 { $date }까지
table-years = { $name }: 회계연도

## Claims on the economy, on short histories, and on several years.

claim-dollar = 달러는 교역 상대국 통화에 대해 1년간 { $dollar_12m } 변했고, 자료 전체 날의 { $dollar_percentile }에서 지금보다 약했습니다
wrong-dollar = 달러가 1년 안에 방향을 바꾼다.
claim-fall-year =
    1년간 { $name }의 가장 큰 하락은 { $max_drawdown_1y }{ $dated ->
        [yes] ({ $from }부터 { $to }까지)
       *[no] { "" }
    }, { $verdict ->
        [opposes] 감당할 수 있는 것보다 큽니다
       *[other] 감당할 수 있는 범위입니다
    }
wrong-fall-year = 더 긴 기록에서는 하락이 그 한도의 반대쪽에 있다.
claim-swings-year = { $name }의 12개월 연간 변동성은 { $vol_12m }였습니다
wrong-swings-year = 더 긴 기록에서는 변동성의 크기가 다르다.
claim-sahm = 3개월 평균 실업률은 지난 1년 최저보다 { $sahm } 높습니다
wrong-sahm = 앞으로 몇 달 안에 실업률이 오른다.
claim-inversion-record = 곡선이 역전된 달의 { $jobs_after_inversion }에서 1년 반 뒤 실업률이 뚜렷이 높았고, 전체 달에서는 { $jobs_after_any }였습니다
wrong-inversion-record = 다음 역전이 실업률 상승 없이 지나간다.
claim-growth-5y =
    5년간 { $name }의 매출은 { $revenue_growth_5y }{ $more ->
        [yes] , 주당순이익은 { $eps_growth_5y }
       *[no] { "" }
    } 변했습니다
wrong-growth-5y = 성장이 인수나 한 해의 호실적에서 나왔다.
claim-bill-real = 미국 3개월물 국채는 { $bill_rate }, 물가를 빼면 { $real_bill_rate }를 주었습니다
wrong-bill-real = 단기 금리나 물가가 1포인트 넘게 움직인다.
claim-payrolls = 미국 고용은 12개월간 { $payrolls_12m } 변했습니다
wrong-payrolls = 수치가 수정되거나 몇 달 안에 뒤집힌다.
claim-output = 미국 실질 생산은 1년간 { $gdp_1y } 변했습니다
wrong-output = 다음 분기들이 반대로 간다.
claim-money =
    미국 통화량 M2는 1년간 { $m2_12m }, 물가를 빼면 { $m2_real_12m } 변했습니다{ $more ->
        [yes] (은행의 기업 대출은 { $loans_12m })
       *[no] { "" }
    }
wrong-money = 돈이 M2에 들지 않는 형태로 옮겨 간다.
claim-housing =
    미국 주택 착공은 1년간 { $starts_12m }, 건축 허가는 { $permits_12m } 변했습니다{ $more ->
        [yes] (주거비는 { $shelter_12m })
       *[no] { "" }
    }
wrong-housing = 따뜻하거나 혹독한 겨울이 차이를 설명한다.
claim-purchasing-power = 1달러는 10년 전에 살 수 있던 것의 { $purchasing_power_10y }를 지켰습니다
wrong-purchasing-power = 앞으로 10년간 물가가 내린다.
claim-hedge = { $name } 가격은 { $gain_whole }, 같은 기간 미국 소비자 물가는 { $infl_whole } 변했습니다
wrong-hedge = 더 긴 기간에는 소비자 물가에 뒤처진다.
claim-level = { $name }의 전체 기간 중앙값은 { $level_median }이고, 전체 달의 { $level_percentile }에서 지금보다 낮았습니다
wrong-level = 두 나라 물가가 벌어져 예전 중앙값이 더는 맞지 않는다.

## Measures of the above.

measure-vol-12m = 연간 변동성, 12개월
measure-gain-whole = 자료 시작 이후 변화
measure-infl-whole = 같은 기간 물가 상승
measure-correlation-12m = 상관관계, 12개월
measure-level-median = 환율 중앙값
measure-level-percentile = 과거 대비 환율 수준
measure-core-infl-12m = 식품과 에너지를 뺀 물가 상승률
measure-shelter-12m = 주거비 변화
measure-payrolls-12m = 고용 변화
measure-income-12m = 실질소득 변화
measure-m2-12m = 통화량 M2 변화
measure-m2-real-12m = 물가를 뺀 M2 변화
measure-starts-12m = 주택 착공 변화
measure-permits-12m = 건축 허가 변화
measure-loans-12m = 기업 대출 변화
measure-gdp-1y = 실질 생산 변화
measure-bill-rate = 3개월물 국채 금리
measure-real-bill-rate = 3개월물 금리에서 물가를 뺀 값
measure-purchasing-power-10y = 10년 뒤 남은 구매력
measure-sahm = 1년 최저 대비 실업률
measure-jobs-after-inversion = 역전 뒤 실업률이 오른 비율
measure-jobs-after-any = 이후 실업률이 오른 달의 비율
measure-dollar-12m = 달러 전반의 변화
measure-dollar-percentile = 과거 대비 달러 수준
measure-sp-long-rate = 그달의 10년물 금리
measure-revenue-growth-5y = 매출 증가율, 5년
measure-eps-growth-5y = 주당순이익 증가율, 5년
measure-cash = 현금과 단기 증권
measure-debt = 차입금
measure-dividends = 지급 배당금
measure-buybacks = 자사주 매입
measure-dividends-per-share = 주당 배당금
measure-shares-diluted = 희석 주식 수
measure-public-float = 유통 주식의 가치
