# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text }({ $dates } 기준).
surroundings = 배경: { $text }
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
dissent =
    { $stance ->
        [supports] 더 긍정적인 의견({ $seat }): { $claim }
       *[opposes] 더 부정적인 의견({ $seat }): { $claim }
    }

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
mandate-valuation = 가격이 자체 역사와 채권에 비해 어떤 수준인지 봅니다.
mandate-market = 가격의 움직임을 살핍니다.
mandate-macro = 물가, 금리, 경기 상황을 살핍니다.
mandate-industry = 경쟁사와 고객에 견주어 사업이 얼마나 강한지 살핍니다.
mandate-allocation = 포트폴리오의 각 부분이 함께 어떻게 움직이는지 살핍니다.
mandate-risk = 얼마를, 얼마나 자주 잃을 수 있는지를 감당할 수 있는 손실과 비교합니다.
mandate-red-team = 초안을 공격합니다: 반대 결론, 오래된 자료, 지나치게 많은 것을 떠받치는 단일 수치.
lens-chair = 근거 전체가 뒷받침하는 것
lens-fundamentals = 매출, 이익률, 현금, 부채
lens-valuation = 이익, 자체 역사, 채권과 비교한 가격
lens-market = 수익률, 추세, 거래
lens-macro = 물가, 금리, 고용
lens-industry = 가격 결정력과 투자 부담
lens-allocation = 비중과 각 부분의 동조
lens-risk = 하락, 변동, 손실의 빈도
lens-red-team = 이 견해가 어떻게 틀릴 수 있는지
needs-fundamentals = 연간 재무제표
needs-valuation = 가격과 재무제표
needs-market = 일별 가격
needs-macro = 물가상승률과 금리
needs-industry = 연간 재무제표
needs-allocation = 보유 자산과 일별 가격
needs-risk = 일별 가격
task-title = { $seat }: { $name }
task-instructions = { $mandate } 모든 수치는 날짜가 있는 출처에서 가져오며, 없는 것은 밝힙니다.
task-acceptance = 수치를 갖춘 주장을 하나 이상, 또는 무엇이 부족한지.

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
thinking-nothing = 살펴보는 것: { $lens }. 이에 관한 수치가 없습니다.
thinking-builds-on = 앞선 결과를 바탕으로 합니다: { $first }
caveat-stale = 이 수치는 { $age } 전의 것입니다.
caveat-surroundings = 일부는 배경 정보입니다.
caveat-overlap = 과거 기간들은 서로 겹치므로 실제로 독립된 기간은 보기보다 적습니다.
nothing = 이 관점에서 판단할 수치가 없습니다: { $name }.
no-guess = 그 이상은 추측입니다.
wrong-nothing = 부족한 자료가 확보됩니다.
missing-fundamentals = 재무제표가 없습니다: { $name }.
missing-valuation = 이익과 비교할 가격이 없습니다: { $name }.
missing-market = 가격 자료가 없습니다: { $name }.
missing-risk = 가격 자료가 없습니다: { $name }.
missing-macro = 물가와 금리 자료가 없습니다.
missing-industry = 업종 내 위치를 보여 줄 재무제표가 없습니다: { $name }.
missing-allocation = 보유 자산의 비중과 가격 자료가 없습니다.

## Market and Technicals.

claim-year =
    { $dates }까지 1년간 { $name } 가격은 { $return_1y_size } { $return_1y_way ->
        [down] 하락
       *[up] 상승
    }했습니다{ $more ->
        [yes] . 5년간은 { $return_5y_size } { $return_5y_way ->
            [down] 하락
           *[up] 상승
        }입니다
       *[no] { "" }
    }.
wrong-year = 새 가격이 12개월 동안 반대 방향을 보입니다.
claim-momentum =
    최근 한 달을 빼면 { $name } 가격은 { $dates }까지 1년간 { $momentum_12_1_size } { $momentum_12_1_way ->
        [down] 하락
       *[up] 상승
    }했습니다.
wrong-momentum = 앞으로 몇 달 안에 가격 방향이 바뀝니다.
claim-trend =
    { $name } 가격은 { $daily ->
        [yes] 200일 이동평균
       *[no] 10개월 평균
    }보다 { $trend_size } { $trend_way ->
        [down] 낮았습니다
       *[up] 높았습니다
    }({ $dates }).
wrong-trend = 가격이 이 평균선을 가로지릅니다.
claim-below-high = { $name } 가격은 { $from } 고점보다 { $drawdown_now_size } 낮았습니다({ $dates }).
wrong-below-high = 예전 고점은 거품이었고 가격은 그곳으로 돌아가지 않습니다.
claim-real-return =
    물가를 감안하면 { $name } 투자는 { $dates }까지 5년간 { $real_return_5y_size } { $real_return_5y_way ->
        [down] 손실
       *[up] 수익
    }이었습니다.
wrong-real-return = 앞으로 5년간 가격이나 물가가 다르게 움직입니다.
claim-volume = { $dates }까지 한 달간 { $name } 거래량은 연평균의 { $volume_ratio }배였습니다.
wrong-volume = 거래가 몰린 하루가 차이를 설명합니다.

## Risk Officer.

claim-fall =
    { $dates }까지 3년간 { $name } 가격은 최대 { $max_drawdown_36m_size } 하락했습니다{ $dated ->
        [yes] ({ $from } { $to })
       *[no] { "" }
    }. 이는 가정한 위험 감내 수준{ $verdict ->
        [opposes] 을 넘습니다
       *[other] { " " }안에 있습니다
    }.
wrong-fall = 이후의 하락이 뚜렷이 더 깊거나 얕습니다.
claim-loss-frequency =
    { $since }년부터 { $dates }까지 { $name } 투자 기간({ $horizon }) 가운데 { $freq_neg }가 { $real ->
        [yes] 물가를 감안할 때{ " " }
       *[no] { "" }
    }손실로 끝났습니다.
wrong-loss-frequency = 최근 연도를 포함하면 손실이 뚜렷이 더 잦거나 드뭅니다.
claim-swings = { $dates }까지 3년간 { $name } 가격의 변동 폭은 보통 { $vol_36m }였습니다.
wrong-swings = 더 길거나 최근의 기간은 변동이 훨씬 크거나 작습니다.
claim-best-days =
    { $since }년부터 { $dates }까지 { $name } 투자는 { $return_all_size } { $return_all_way ->
        [down] 손실
       *[up] 수익
    }이었습니다. 가장 좋은 10일을 빼면 { $return_all_less_best_10_size } { $return_all_less_best_10_way ->
        [down] 손실
       *[up] 수익
    }입니다.
wrong-best-days = 좋은 날이 과거보다 고르게 나타납니다.
claim-beta =
    { $dates }까지 3년간 미국 시장이 1퍼센트 움직일 때 { $name } 가격은 평균 { $beta_36m }퍼센트 움직였습니다{ $more ->
        [yes] (상관계수: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = 사업이 바뀌면서 시장과의 연관성도 달라지는 경우.
claim-interest = { $dates }에 끝난 회계연도에 { $name } 영업이익은 이자의 { $interest_coverage }배였습니다.
wrong-interest = 부채를 훨씬 높은 금리로 차환해야 하는 경우.
claim-debt = { $name } 부채는 자기자본의 { $debt_to_equity }배였습니다({ $dates }).
wrong-debt = 인수, 손상 처리, 자사주 매입으로 부채나 자기자본이 바뀝니다.
claim-worst =
    { $name } 가격의 기록상 최대 하락은 { $max_drawdown_all_size }입니다{ $dated ->
        [yes] ({ $from } { $to })
       *[no] { "" }
    }(가격은 { $dates }까지). 이런 하락은 다시 일어날 수 있습니다.
wrong-worst = 더 이르거나 늦은 가격에 더 깊은 하락이 있습니다.
claim-portfolio-fall =
    { $dates }까지 3년간 보유 자산 전체는 최대 { $pf_max_drawdown_36m_size } 하락했습니다{ $dated ->
        [yes] ({ $from } { $to })
       *[no] { "" }
    }. 이는 가정한 위험 감내 수준{ $verdict ->
        [opposes] 을 넘습니다
       *[other] { " " }안에 있습니다
    }.
wrong-portfolio-fall = 이후의 하락이 뚜렷이 더 깊거나 얕습니다.
claim-portfolio-swings = { $dates }까지 3년간 보유 자산 전체의 변동 폭은 보통 { $pf_vol_36m }였습니다.
wrong-portfolio-swings = 자산들의 변동이 커지거나 함께 움직이는 정도가 커집니다.

## Fundamentals.

claim-growth =
    { $dates }에 끝난 회계연도에 { $name } 매출은 { $revenue_growth_1y_size } { $revenue_growth_1y_way ->
        [down] 감소
       *[up] 증가
    }했습니다{ $more ->
        [yes] . 2년간은 { $revenue_growth_2y_size } { $revenue_growth_2y_way ->
            [down] 감소
           *[up] 증가
        }입니다
       *[no] { "" }
    }.
wrong-growth = 다음 연차보고서가 반대 결과를 보입니다.
claim-margin =
    { $dates }에 끝난 회계연도에 { $name } 영업{ $operating_margin_way ->
        [down] 손실
       *[up] 이익
    }은 매출의 { $operating_margin_size }였습니다{ $more ->
        [yes] . 순{ $net_margin_way ->
            [down] 손실
           *[up] 이익
        }은 { $net_margin_size }입니다
       *[no] { "" }
    }.
wrong-margin = 비용이 2년 연속 가격보다 빠르게 오릅니다.
claim-margin-change =
    { $dates }에 끝난 회계연도에 { $name } 영업이익률은 { $operating_margin_change_1y_size } { $operating_margin_change_1y_way ->
        [down] 하락
       *[up] 상승
    }했습니다.
wrong-margin-change = 일회성 비용이나 이익이 변화를 설명합니다.
claim-capital =
    { $dates }에 끝난 회계연도에 { $name }의 투하자본 대비 { $roic_way ->
        [down] 손실
       *[up] 이익
    }은 { $roic_size }였습니다{ $more ->
        [yes] . 자기자본 대비 { $roe_way ->
            [down] 손실
           *[up] 이익
        }은 { $roe_size }입니다
       *[no] { "" }
    }.
wrong-capital = 새 경쟁자가 수익률을 자본비용 쪽으로 끌어내립니다.
claim-equity =
    { $dates }에 끝난 회계연도에 { $name }의 자기자본 대비 { $roe_way ->
        [down] 손실
       *[up] 이익
    }은 { $roe_size }였습니다{ $more ->
        [yes] . 자산 대비 { $roa_way ->
            [down] 손실
           *[up] 이익
        }은 { $roa_size }입니다
       *[no] { "" }
    }.
wrong-equity = 수익률이 부채나 아주 적은 자기자본에서 나오며, 사업 자체는 덜 법니다.
claim-cash = { $dates }에 끝난 회계연도에 { $name } 영업현금흐름은 순이익의 { $cash_conversion }배였습니다.
wrong-cash = 영업현금흐름이 순이익 아래로 떨어집니다.
claim-free-cash =
    { $dates }에 끝난 회계연도에 { $name }은(는) 투자 후 매출의 { $fcf_margin_size }만큼 현금을 { $fcf_margin_way ->
        [down] 소진했습니다
       *[up] 남겼습니다
    }{ $more ->
        [yes] ({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = 현상 유지만을 위해서도 투자를 늘려야 합니다.
claim-net-debt =
    { $name } { $net_debt_to_operating_income_way ->
        [down] 순현금은
       *[up] 순부채는
    } 1년 영업이익의 { $net_debt_to_operating_income_size }배였습니다({ $dates }).
wrong-net-debt = 현금이 다른 곳에 필요해지거나 부채가 늘어납니다.
claim-shares =
    { $dates }에 끝난 회계연도에 { $name } 주식 수는 { $shares_change_1y_size } { $shares_change_1y_way ->
        [down] 감소
       *[up] 증가
    }했습니다.
wrong-shares = 인수나 직원 보상을 위해 신주가 발행됩니다.
claim-market-earnings =
    { $dates }까지 10년간 미국 기업의 이익은 물가를 감안하여 { $sp_real_earnings_growth_10y_size } { $sp_real_earnings_growth_10y_way ->
        [down] 감소
       *[up] 증가
    }했습니다.
wrong-market-earnings = 앞으로 몇 년이 이 변화를 되돌립니다.
claim-market-payout = 미국 기업은 이익의 { $sp_payout }를 배당으로 지급했습니다({ $dates }).
wrong-market-payout = 이익은 줄고 배당은 그대로입니다.
claim-market-dividend = 미국 주식의 배당수익률은 { $sp_dividend_yield }, 10년 만기 국채 수익률은 { $sp_long_rate }였습니다({ $dates }).
wrong-market-dividend = 기업이 배당보다 자사주 매입으로 더 많이 돌려줍니다.

## Valuation.

claim-own-history = { $name } 주가는 연간 이익의 { $pe }배였고 평소 수준은 { $pe_median }배입니다({ $dates }). 기록된 해의 { $pe_percentile }에서는 더 쌌습니다.
wrong-own-history = 주가가 내리지 않은 채 이익이 따라잡습니다.
claim-earnings-yield =
    { $name }의 이익은 주가의 { $earnings_yield }였습니다{ $more ->
        [yes] (주가는 이익의 { $pe }배)
       *[no] { "" }
    }. 10년 만기 국채 수익률은 { $long_rate }였습니다({ $dates }).
wrong-earnings-yield = 채권 수익률이 크게 움직여 비교가 뒤집힙니다.
claim-cash-yield = { $name }의 잉여현금흐름은 주가의 { $fcf_yield }였습니다({ $dates }).
wrong-cash-yield = 그해의 현금흐름은 예외였습니다.
claim-against-market = 이익을 기준으로 { $name } 주가는 미국 시장의 { $pe_to_market }배였습니다({ $dates }).
wrong-against-market = 이익이 주가를 정당화할 만큼 빠르게 늘어납니다.
claim-float = { $name } 유동주식의 가치는 연간 순이익의 { $float_to_earnings }배였습니다({ $dates }).
wrong-float = 그 뒤로 주가가 크게 움직였습니다.
claim-market-cape = 미국 주식은 10년 평균 이익의 { $cape }배였고 평소 수준은 { $cape_median }배입니다({ $dates }). 1881년 이후 전체 달의 { $cape_percentile }에서는 더 쌌습니다.
wrong-market-cape = 주가가 내리지 않은 채 이익이 따라잡습니다.
claim-market-after =
    이만큼 이상 비싸게 시작한 뒤 미국 주식은 10년간 물가를 감안하여 보통 { $after_cape_median_10y_size } { $after_cape_median_10y_way ->
        [down] 손실
       *[up] 수익
    }을 냈습니다. 1871년 이후 평균은 { $sp_real_return_all }입니다(자료는 { $dates }까지).
wrong-market-after = 과거의 비싼 출발점은 몇 안 되고 서로 겹치며 이번과 다를 수 있습니다.
claim-market-excess =
    미국 주식의 이익수익률은 물가를 감안한 국채 수익률보다 { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] 낮았습니다
       *[up] 높았습니다
    }({ $dates }).
wrong-market-excess = 물가를 감안한 채권 수익률이 크게 움직입니다.

## Industry.

claim-pricing-power =
    { $dates }에 끝난 회계연도에 { $name } 매출총이익률은 { $gross_margin }로, 가격 결정력이 { $verdict ->
        [supports] 강하다
        [opposes] 제한적이라
       *[neutral] 보통이라
    }는 신호입니다.
wrong-pricing-power = 경쟁사가 같은 것을 더 싸게 내놓아 고객을 가져갑니다.
claim-investment = { $dates }에 끝난 회계연도에 { $name }은(는) 매출의 { $capex_to_revenue }를 설비에 투자했습니다.
wrong-investment = 미뤄 둔 투자를 따라잡아야 합니다.
claim-research = { $dates }에 끝난 회계연도에 { $name }은(는) 매출의 { $rd_to_revenue }를 연구개발에 썼습니다.
wrong-research = 지출이 성공적인 제품으로 이어지지 않습니다.

## Macro and Rates.

claim-inflation =
    미국 소비자물가는 { $dates }까지 1년간 { $infl_12m_size } { $infl_12m_way ->
        [down] 하락
       *[up] 상승
    }했고, 10년간은 { $infl_10y }였습니다.
wrong-inflation = 더 최근의 물가상승률이 일 퍼센트포인트 넘게 다른 경우.
claim-real-rate =
    물가를 감안하면 미국 10년 만기 국채는 { $real_long_rate_size } { $real_long_rate_way ->
        [down] 손실
       *[up] 수익
    }이었습니다({ $dates }).
wrong-real-rate = 앞으로의 물가상승률이 지난 1년과 다릅니다.
claim-rate-change =
    미국 10년 만기 국채 수익률은 12개월간 { $long_rate_change_12m_size } { $long_rate_change_12m_way ->
        [down] 하락
       *[up] 상승
    }해 { $long_rate }가 되었습니다({ $dates }). 장기 중앙값은 { $long_rate_median }입니다.
wrong-rate-change = 투자 기간 안에 수익률 방향이 바뀝니다.
claim-curve =
    미국 10년 만기 국채 수익률은 3개월물보다 { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] 낮았습니다
       *[up] 높았습니다
    }({ $dates }){ $more ->
        [yes] . 전체 달의 { $curve_share_inverted }에서 단기 금리가 장기 금리보다 높았습니다
       *[no] { "" }
    }.
wrong-curve = 단기 금리와 장기 금리의 자리가 바뀝니다.
claim-credit = 신용이 약한 미국 기업은 정부보다 { $credit_spread } 높은 금리로 빌렸습니다({ $dates }). 전체 달의 { $credit_spread_percentile }에서는 격차가 더 작았습니다.
wrong-credit = 대출자가 물러나고 격차가 벌어집니다.
claim-jobs = 미국 실업률은 { $unemployment }였고({ $dates }) 장기 중앙값은 { $unemployment_median }입니다.
wrong-jobs = 실업률이 일 년 안에 반 퍼센트포인트 오르는 경우.

## Allocation.

claim-stocks-bonds =
    { $dates }까지 10년간 물가를 감안하면 미국 주식은 { $sp_real_return_10y_size } { $sp_real_return_10y_way ->
        [down] 손실
       *[up] 수익
    }, 국채는 { $bond_real_return_10y_size } { $bond_real_return_10y_way ->
        [down] 손실
       *[up] 수익
    }이었습니다.
wrong-stocks-bonds = 과거에도 그랬듯이 앞으로 십 년 동안 순서가 뒤바뀌는 경우.
claim-stocks-ahead = 1871년부터 { $dates }까지 10년 기간 가운데 { $freq_stocks_beat_bonds_10y }에서 미국 주식이 채권을 앞섰습니다.
wrong-stocks-ahead = 기간들이 겹치므로 독립된 기간은 훨씬 적습니다.
claim-worst-decade =
    가장 나빴던 10년에 미국 주식은 물가를 감안하여 { $sp_real_return_10y_worst_size } { $sp_real_return_10y_worst_way ->
        [down] 손실
       *[up] 수익
    }이었습니다(자료는 { $dates }까지).
wrong-worst-decade = 채권을 섞었다면 손실이 줄었을 것입니다.
claim-concentration =
    가장 큰 보유 자산은 포트폴리오의 { $pf_largest_weight }입니다{ $more ->
        [yes] . 집중도 지수는 { $pf_hhi }이며 1은 단일 자산을 뜻합니다
       *[no] { "" }
    }({ $dates }).
wrong-concentration = 말하지 않은 자산이 비중을 바꿉니다.
claim-together = { $dates }까지 3년간 보유 자산의 평균 상관계수는 { $pf_mean_correlation }였습니다. 1은 똑같이 움직인다는 뜻입니다.
wrong-together = 다음 하락 때 이전보다 더 함께 움직입니다.
claim-portfolio-return =
    이 비중이라면 포트폴리오는 { $dates }까지 3년간 { $pf_return_3y_size } { $pf_return_3y_way ->
        [down] 손실
       *[up] 수익
    }이었습니다{ $more ->
        [yes] . 마지막 1년은 { $pf_return_1y_size } { $pf_return_1y_way ->
            [down] 손실
           *[up] 수익
        }입니다
       *[no] { "" }
    }.
wrong-portfolio-return = 앞으로 3년은 다르게 흘러갑니다.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = 평범한 해의 변동 폭에 비추어 이 움직임은 우연 이상입니까?
ask-long-return = 5년도 1년과 같은 말을 합니까?
ask-trend-turn = 최근 3개월이 이미 추세를 돌려놓지 않았습니까?
ask-recovering = 아직 하락 중입니까, 회복 중입니까?
ask-from-high = 고점에 가깝다는 것이 얼마나 떨어질 수 있는지 말해 줍니까?
ask-best-days = 수익이 며칠에만 달려 있지 않습니까?
ask-halves = 기록의 앞 절반도 같은 말을 합니까?
ask-calm-now = 최근 1년은 3년 전체와 비슷했습니까?
ask-whole-record = 최근 몇 년이 잃을 수 있는 정도의 올바른 척도입니까?
ask-recovered = 그 하락은 이후 만회되었습니까?
ask-tied = 베타가 의미를 가질 만큼 시장과 함께 움직입니까?
ask-worst-decade = 손실의 비율이 손실이 얼마나 클 수 있는지 말해 줍니까?
ask-covered = 영업이익으로 이자를 감당합니까?
ask-owed = 현금을 뺀 부채도 같은 말을 합니까?
ask-per-share = 주식 한 주의 주인에게도 돌아갔습니까?
ask-long-growth = 이 해는 일반적이었습니까, 예외였습니까?
ask-borrowed = 수익률은 번 것입니까, 부채로 만든 것입니까?
ask-in-cash = 이익이 현금으로 들어옵니까?
ask-slipping = 이익률이 오르고 있습니까, 내리고 있습니까?
ask-selling-less = 이익률이 높은 것은 덜 팔았기 때문일 뿐입니까?
ask-selling-more = 낮아진 이익률은 성장의 대가입니까?
ask-invested = 투자가 현금을 쓰고 있습니까?
ask-with-debt = 빚을 내어 주식을 되샀습니까?
ask-burden = 만기가 된 금액을 갚을 수 있습니까?
ask-kept = 그중 얼마가 영업이익으로 남습니까?
ask-paying-off = 성장이 투자에 값합니까?
ask-cheap-why = 이익이 줄어서 싼 것입니까?
ask-growth-pays = 성장이 가격을 정당화합니까?
ask-deserved = 자본수익률이 가격을 정당화합니까?
ask-rates-explain = 금리가 주가를 설명합니까?
ask-dear = 이미 주가에 반영되어 있지 않습니까?
ask-dear-too = 시장 자신의 과거도 같은 말을 합니까?
ask-last-decade = 최근 10년은 그 흐름을 따랐습니까?
ask-in-buybacks = 이익을 자사주 매입과 성장에 쓰기 때문에 배당이 낮습니까?
ask-core = 식품과 에너지를 뺀 물가도 같은 말을 합니까?
ask-other-curve = 수익률 곡선의 다른 구간도 같은 말을 합니까?
ask-rate-level = 물가를 뺀 금리가 영향을 줄 만큼 높습니까?
ask-real-rate = 금리가 아직 움직이고 있습니까?
ask-jobs-agree = 고용도 같은 말을 합니까?
ask-output-agrees = 생산도 같은 말을 합니까?
ask-real-terms = 물가를 빼도 같습니까?
ask-credit-jobs = 실업률도 같은 말을 합니까?
ask-as-a-whole = 포트폴리오 전체는 얼마나 출렁입니까?
ask-together = 보유 자산이 동시에 떨어집니까?
ask-on-the-way = 도중의 하락은 얼마나 깊었습니까?
ask-last-year = 최근 1년도 같은 말을 합니까?
ask-sides = { $figure }: { $values }. 여기서도 앞선 쪽은 { $name }입니까?
ask-dates = { $name }: { $value }({ $date }). { $other }: { $other_value }({ $other_date }). 둘을 비교할 수 있습니까?
ask-survivors = 실패한 기업에는 이런 기록이 없습니다. 살아남은 한 기업의 이야기 이상입니까?
ask-base-rate = 이 길이의 기간이 이익 없이 끝난 비율입니다. 최근 가격은 여기에 무엇을 더합니까?
answer-not-mine = 이 주장은 저희의 것이 아닙니다.
answer-withdraw = 이 주장의 근거 수치가 저희 데이터에 없습니다. 주장을 철회합니다.
answer-as-quoted = 수치는 저희 데이터에 있는 그대로 인용했습니다. 주장은 유지됩니다.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. 수치가 뒷받침합니다. 주장은 유지됩니다.
        [refuted] { $figure }: { $other }. 수치가 반대를 말합니다. 주장을 철회합니다.
       *[weakened] { $figure }: { $other }. 수치가 일부만 뒷받침합니다. 주장의 비중이 낮아집니다.
    }
answer-longer =
    { $outcome ->
        [holds] 다른 기간에는 { $other }로, { $value }의 내용과 같습니다. 주장은 유지됩니다.
        [refuted] 다른 기간에는 { $value }가 아니라 { $other }였습니다. 주장을 철회합니다.
       *[weakened] 다른 기간에는 { $other }로, { $value }만큼 뚜렷하지 않습니다. 주장의 비중이 낮아집니다.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. { $other }에 비추어 { $value }는 우연이라기에는 큽니다. 주장은 유지됩니다.
        [refuted] { $figure }: { $other }. { $other }에 비추어 { $value }는 우연일 수 있습니다. 주장을 철회합니다.
       *[weakened] { $figure }: { $other }. { $other }에 비추어 { $value }는 일부 우연일 수 있습니다. 주장의 비중이 낮아집니다.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. 아니요. { $other }로는 { $value }를 설명하지 못합니다. 주장은 유지됩니다.
        [refuted] { $figure }: { $other }. 예. { $other }로 { $value }를 설명할 수 있습니다. 주장을 철회합니다.
       *[weakened] { $figure }: { $other }. 일부는 그렇습니다. { $other }로 { $value }의 일부를 설명할 수 있습니다. 주장의 비중이 낮아집니다.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $other }를 고려해도 { $value }는 유효합니다. 주장은 유지됩니다.
        [refuted] { $figure }: { $other }. { $other }가 { $value }보다 무겁습니다. 주장을 철회합니다.
       *[weakened] { $figure }: { $other }. { $value }에는 { $other }도 함께 적어야 합니다. 주장의 비중이 낮아집니다.
    }
answer-sides =
    { $outcome ->
        [holds] 예: { $values }. 주장은 유지됩니다.
        [refuted] 아니요: { $values }. 주장을 철회합니다.
       *[weakened] 뚜렷하지 않습니다: { $values }. 주장의 비중이 낮아집니다.
    }
answer-dates = 아니요. 두 시점({ $date }, { $other_date })이 너무 떨어져 있습니다. 주장을 철회합니다.
answer-survivors = 전체 기간에 { $other }를 보일 수 있는 것은 살아남은 기업뿐입니다. 주장의 비중이 낮아집니다.
ruling-upheld = 수치가 뒷받침합니다. 주장은 유지됩니다.
ruling-weakened = 수치가 일부만 뒷받침합니다. 주장의 비중이 낮아집니다.
ruling-withdrawn = 수치가 반대를 말합니다. 주장은 셈하지 않습니다.
ruling-unresolved = 아무도 답하지 않았습니다. 주장의 비중이 낮아집니다.

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
thesis-macro = 가장 최근 수치는 다음과 같습니다: { $name }.
thesis-no-side = { $name }에 대한 수치는 현황을 보여 줄 뿐, 어느 쪽도 가리키지 않습니다.
thesis-nothing = 판단하기에는 자료가 너무 적습니다: { $name }.
thesis-around = 말할 수 있는 것은 다음과 같습니다: { $text }
thesis-for = 가장 유력한 긍정적 근거: { $text }
thesis-against = 가장 유력한 부정적 근거: { $text }
thesis-taken-back = 의견을 드리지 않습니다. 저희 수치가 투자 기간보다 오래되었거나 믿을 수 없기 때문입니다. 수치가 보여 준 내용은 다음과 같습니다. { $thesis }
change-newer = 다음 시점 이후의 수치: { $date }.
change-gaps = 이 공백을 메울 데이터: { $gap }
change-above = { $figure }: { $bound } 위로 상승(최근 { $value }).
change-below = { $figure }: { $bound } 아래로 하락(최근 { $value }).
change-next = 다음으로 확인할 것: { $figure }. 최근 수치는 { $value }이며, { $bound } 선을 넘으면 이 주장은 성립하지 않습니다.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $name }의 기록상 최대 하락과 같은 하락: { $worst_size }(가격은 { $date }까지).
risk-fall-softened = 그런 하락을 견딜 만큼 작은 규모와 기다릴 시간.
risk-fall-sign = 가격이 최근 고점에서 위험 감내 수준보다 많이 떨어집니다.
risk-debt = { $name }의 순부채는 1년 영업이익의 { $debt }배이며 다시 빌려야 합니다.
risk-debt-softened = 긴 만기와 안정적인 수입.
risk-debt-sign = 이자가 영업이익에서 차지하는 몫이 커집니다.
risk-concentration = 가장 큰 보유 자산이 포트폴리오의 { $largest }입니다. 그것이 떨어지면 포트폴리오도 떨어집니다.
risk-concentration-softened = 서로 독립적으로 움직이는 자산을 늘립니다.
risk-concentration-sign = 가장 큰 자산만 떨어집니다.
risk-rates = 수익률이 { $rate }({ $date })보다 크게 올라 미래 이익의 가치가 줄어듭니다.
risk-rates-softened = 물가와 함께 느는 이익과 적은 부채.
risk-rates-sign = 10년물 수익률이 1년 안에 1포인트 넘게 오릅니다.
risk-against = 가장 강한 반대 근거가 결정적인 것으로 드러납니다. { $text }
risk-against-softened = 새 수치가 뒷받침하는 만큼만 이 견해에 의지합니다.
risk-against-sign = 새 수치가 이 점을 확인해 줍니다.
risk-old = 우리 수치가 끝난 뒤 { $age } 동안 상황이 달라졌습니다.
risk-old-softened = 이에 의지하기 전에 최신 자료를 더합니다.
risk-old-sign = 새 수치가 반대 방향을 가리킵니다.
risk-gaps = 중요한 자료가 없어 위험을 놓칠 수 있습니다.
risk-gaps-softened = 맨 먼저 언급된 부족한 자료부터 채웁니다.
risk-gaps-sign = 새 자료가 결과를 바꿉니다.
risk-objection = 레드팀의 반론이 옳은 것으로 드러납니다. { $text }
risk-objection-softened = 새 수치가 나오면 이 점부터 확인합니다.
risk-objection-sign = 새 수치가 반론을 뒷받침합니다.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] 미국 주식은 { $since }년 이후 모든 { $horizon } 구간의 { $lost }에서 물가상승을 빼면 손실이었습니다.
        [mix] { $name } 조합은 { $since }년 이후 모든 { $horizon } 구간의 { $lost }에서 물가상승을 빼면 손실이었습니다.
       *[stock] { $name }의 경우 { $since }년 이후 모든 { $horizon } 구간의 { $lost }에서 물가상승을 빼지 않고도 손실이었습니다.
    } 겹치지 않는 구간 수: { $periods }.
scenario-base =
    { $basis ->
        [stock] 물가상승을 빼지 않은 이익이 { $bound } 이하입니다. 나머지 구간이 모두 그랬습니다.
       *[other] 물가상승을 뺀 이익이 { $bound } 이하입니다. 나머지 구간이 모두 그랬습니다.
    }
scenario-bull =
    { $basis ->
        [stock] 물가상승을 빼지 않은 이익이 { $bound }를 넘습니다. 이 구간들의 { $good }가 그랬습니다.
       *[other] 물가상승을 뺀 이익이 { $bound }를 넘습니다. 이 구간들의 { $good }가 그랬습니다.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] 투자 기간 끝에 물가상승을 빼지 않은 이익이 있는 경우.
       *[other] 투자 기간 끝에 물가상승을 뺀 이익이 있는 경우.
    }
scenario-base-wrong =
    { $basis ->
        [stock] 투자 기간 끝에 물가상승을 빼지 않고도 손실이거나, 이익이 { $bound }를 넘는 경우.
       *[other] 투자 기간 끝에 물가상승을 빼면 손실이거나, 이익이 { $bound }를 넘는 경우.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] 투자 기간 끝에 물가상승을 빼지 않은 이익이 { $bound } 이하인 경우.
       *[other] 투자 기간 끝에 물가상승을 뺀 이익이 { $bound } 이하인 경우.
    }
scenario-bear-unknown = 회복되지 않는 손실. 그 확률은 추정할 수 없습니다.
scenario-base-unknown = 시장과 비슷한 흐름. 그 확률은 추정할 수 없습니다.
scenario-bull-unknown = 시장보다 뚜렷이 나은 흐름. 그 확률은 추정할 수 없습니다.
scenario-bear-unknown-wrong = 투자 기간 끝에 이익이 있는 경우.
scenario-base-unknown-wrong = 결과가 시장과 크게 다른 경우.
scenario-bull-unknown-wrong = 결과가 시장보다 낫지 않은 경우.
scenario-kind = { $name }의 가격 이력은 자체 빈도를 세기에 너무 짧습니다. 같은 종류인 미국 주식 전체로 보면, { $since }년 이후 모든 { $horizon } 구간의 { $lost }가 물가상승을 빼면 손실이었습니다(겹치지 않는 구간 수: { $periods }). 개별 주식은 이보다 훨씬 나쁠 수 있습니다.

## The red team, and the chair's response.

objection-planted = 초안에 저희 데이터에 없는 수치가 있습니다: { $figure }.
objection-older-than-horizon = 가장 새로운 수치도 { $age } 전의 것입니다. 투자 기간보다 깁니다.
objection-old = 가장 오래된 수치는 { $age } 전의 것입니다. 그 뒤의 일은 담겨 있지 않습니다.
objection-cross-examination = 질문 전에는 같은 수치에서 다른 결과가 나왔습니다. 이 견해는 철회되거나 약해진 주장에 달려 있습니다.
objection-single-figure = 결과가 한 수치에 달려 있습니다: { $name }, { $value }({ $date }).
objection-single-seat = ‘{ $seat }’ 자리를 빼면 종합 판단이 반대쪽으로 바뀝니다.
objection-opposite =
    { $count ->
       *[other] 반대 논거: 해석 { $all }개 가운데 { $count }개가 반대 방향을 가리킵니다. 가장 유력한 것은 다음과 같습니다. { $text }
    }
objection-no-opposite = 반대쪽을 뒷받침하는 수치가 없습니다. 이는 강점의 표시이면서, 살펴보지 않은 것이 있다는 표시이기도 합니다.
objection-no-judgement = 대상 자체에 관한 수치가 없어 초안은 견해를 내지 않습니다.
objection-one-source = 모든 수치가 한 출처에서 나왔습니다.
objection-frequencies = 이 확률은 서로 겹치는 과거 구간의 빈도이며, 예측이 아닙니다.
response-noted = 확인했습니다. 견해는 바뀌지 않습니다.
response-lowered = 받아들입니다. 확신이 낮아집니다.
response-halved = 받아들입니다. 확신이 절반으로 낮아집니다.
response-taken-back = 받아들입니다. 견해를 내지 않으며, 당시 수치가 보인 내용은 아래에 남깁니다.
tell-committee =
    { $members ->
        [one] 전문가 한 명이 검토했습니다. 그 뒤 약점을 찾기 위해 초안을 비판적으로 검증했습니다.
       *[other] 전문가 { $members }명이 각자 독립적으로 검토한 뒤 서로 따져 물었습니다.
    }
tell-committee-alone = 전문가 { $members }명이 각자 독립적으로 검토했고, 의장이 그 결과를 저울질했습니다.
tell-confidence =
    { $level ->
        [high] 꽤 확신합니다
        [medium] 부분적으로만 확신합니다
       *[low] 확신하지 못합니다
    }: 확신도는 0에서 1까지의 척도로 { $confidence }입니다. 이는 근거가 얼마나 좋은지를 말하며, 수익 가능성이 아닙니다.
tell-odds = 과거 { $horizon } 기간 가운데 { $lost }가 손실로 끝났습니다. 이는 과거 기록이지 예측이 아닙니다.
tell-import = 더 나은 답을 위해 최신 자료를 더하십시오: 가격 파일이나 회사 재무제표를 가져오거나 실시간 자료원을 켜십시오.
tell-trade = { $name }({ $horizon })

## What the data room does not have.

gap-prices-missing = 가격 자료가 없습니다: { $name }. 일별 가격 파일을 가져오면 채울 수 있습니다.
gap-prices-old = { $date } 이후의 가격이 없습니다: { $name }.
gap-accounts-missing = 재무제표가 없습니다: { $name }. 연간 수치를 가져오면 채울 수 있습니다.
gap-accounts-old = 가장 최근 재무제표는 { $date }까지입니다: { $name }.
gap-industry-missing = 업종 자료가 없습니다: { $name }.
gap-market-old = 미국 주식시장 자료는 { $date }까지입니다.
gap-news-missing = 뉴스가 없습니다.
gap-provider-down = { $provider } 출처에 연결하지 못했습니다: { $reason }.
gap-window-too-short = 가격 이력이 긴 기간을 보기에는 너무 짧습니다: { $name }.
gap-holdings-unpriced = 보유 자산의 가격이 없습니다: { $name }.
gap-portfolio-no-weights = 보유 자산 각각의 크기를 알지 못합니다.

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
measure-return-all = 자료 시작 이후 연수익률
measure-momentum-12-1 = 최근 한 달을 뺀 1년 변화
measure-trend = 10개월 평균과의 차이
measure-vol-1y = 최근 일 년 변동성
measure-vol-36m = 삼 년 변동성
measure-max-drawdown-1y = 일 년간 최대 하락
measure-max-drawdown-36m = 삼 년간 최대 하락
measure-max-drawdown-all = 기록상 최대 하락
measure-drawdown-now = 고점과의 차이
measure-worst-month = 가장 나빴던 달
measure-best-month = 가장 좋았던 달
measure-return-all-less-best-10 = 가장 좋았던 열흘을 뺀 연수익률
measure-return-first-half = 전반부 연수익률
measure-return-second-half = 후반부 연수익률
measure-volume-ratio = 평균 대비 거래량
measure-turnover-20d = 하루 거래대금
measure-freq-pos = 이익이 난 과거 구간의 비율
measure-freq-neg = 손실로 끝난 과거 기간
measure-freq-strong = 연 10분의 1을 넘은 과거 기간
measure-freq-good = 이익이 컸던 과거 구간의 비율
measure-freq-good-bound = 크다고 보는 연간 이익
measure-freq-periods = 겹치지 않는 과거 구간 수
measure-horizon = 연 단위 투자 기간
measure-window-count-1y = 기록된 1년 기간 수
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
measure-float-to-earnings = 순이익 대비 유동주식 가치
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
measure-after-cape-median-10y = 비싼 출발 뒤의 통상 수익률
measure-excess-cape-yield = 이익수익률과 채권 실질 금리의 차이
measure-sp-payout = 이익 중 배당 비율
measure-dividend-yield = 배당수익률
measure-real-earnings-growth-10y = 십 년간 실질 이익 증가율
measure-real-return-1y = 물가상승을 뺀 일 년 수익률
measure-real-return-10y = 물가상승을 뺀 십 년간 연수익률
measure-real-return-20y = 물가상승을 뺀 이십 년간 연수익률
measure-real-return-all = 1871년 이후 물가 감안 연수익률
measure-real-return-10y-worst = 물가상승을 뺀 최악의 십 년
measure-bond-real-return-10y = 물가상승을 뺀 십 년간 채권 수익률
measure-freq-stocks-beat-bonds-10y = 주식이 채권을 앞선 십 년 구간의 비율
measure-curve-10y-3m = 십 년물과 삼 개월물의 금리 차이
measure-curve-10y-2y = 십 년물과 이 년물의 금리 차이
measure-curve-share-inverted = 단기 금리가 장기 금리보다 높은 달
measure-curve-age = 수익률 자료의 나이
measure-unemployment = 실업률
measure-unemployment-median = 실업률 중앙값
measure-credit-spread = 약한 기업과 정부의 금리 격차
measure-credit-spread-percentile = 과거와 비교한 그 금리 차이
measure-pf-value = 보유 자산의 가치
measure-pf-weight = 보유 자산 내 비중
measure-pf-largest-weight = 가장 큰 비중
measure-pf-hhi = 집중도 지수
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
floor-revised = 초안을 고쳤습니다. 이제 다음과 같습니다: { $thesis }
floor-revised-parts = 초안을 고쳤습니다.
floor-put-in = 추가: { $text }
floor-taken-out = 삭제: { $text }
floor-stands = 초안을 그대로 유지합니다.
floor-stands-lower = 초안을 그대로 유지합니다. 확신은 { $before }에서 { $after }로 낮아집니다.
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
    { $ahead ->
        [one] 재무제표로 보면 { $name } 쪽이 { $other } 쪽보다 앞섭니다
       *[none] 재무제표로 보면 { $name } 쪽과 { $other } 쪽이 비슷합니다
    }: 매출 증가율 { $revenue_growth_1y } 대 { $revenue_growth_1y_other }, 영업이익률 { $operating_margin } 대 { $operating_margin_other }, 자기자본이익률 { $roe } 대 { $roe_other }.
first-compare-short =
    { $ahead ->
        [one] 재무제표로 보면 { $name } 쪽이 { $other } 쪽보다 앞섭니다
       *[none] 재무제표로 보면 { $name } 쪽과 { $other } 쪽이 비슷합니다
    }: 매출 증가율 { $revenue_growth_1y } 대 { $revenue_growth_1y_other }, 자기자본이익률 { $roe } 대 { $roe_other }.
first-mix = 주식과 채권을 { $name }로 섞은 포트폴리오
first-value =
    { $verdict ->
        [low] { $name }: 싸 보입니다
        [high] { $name }: 비싸 보입니다
       *[middle] { $name }: 비싸지도 싸지도 않아 보입니다
    }. { $date } 기준 주가는 연간 이익의 { $pe }배였습니다{ $more ->
        [yes] (자체 과거 중앙값은 { $pe_median }배)
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [low] { $name }: 싸 보입니다
        [high] { $name }: 비싸 보입니다
       *[middle] { $name }: 비싸지도 싸지도 않아 보입니다
    }. { $date } 기준 유통 주식의 가치는 { $year }년 이익의 { $float_to_earnings }배였습니다.
first-value-market =
    { $verdict ->
        [low] 미국 주식은 싸 보였습니다
        [high] 미국 주식은 비싸 보였습니다
       *[middle] 미국 주식은 비싸지도 싸지도 않아 보였습니다
    }({ $date }). 가격은 10년 평균 이익의 { $cape }배로, 1881년 이후 중앙값은 { $cape_median }배이며, 전체 달의 { $cape_percentile }에서 더 쌌습니다.
first-risk =
    { $verdict ->
        [low] { $name }: 움직임이 차분했습니다
        [high] { $name }: 위험이 매우 큽니다
       *[middle] { $name }: 위험이 있습니다
    }. { $from }부터 { $to }까지 { $fall } 하락했고, 변동 폭은 { $swings }였습니다.
first-risk-accounts =
    { $verdict ->
        [low] { $name }: 부채가 위험합니다
        [high] { $name }: 부채가 큰 위험은 아닙니다
       *[middle] { $name }: 부채는 중간 정도의 위험입니다
    }. { $date }까지의 회계연도에 영업이익은 이자의 { $interest_coverage }배, 부채는 자기자본의 { $debt_to_equity }배였습니다. 주가 자료가 없어 얼마나 떨어질 수 있는지는 말할 수 없습니다.
first-odds =
    { $verdict ->
        [low] { $horizon } 기간에 손실이 드물었습니다: { $name }
        [high] { $horizon } 기간에 손실이 잦았습니다: { $name }
       *[middle] { $horizon } 기간에 때때로 손실이 났습니다: { $name }
    }. 물가를 뺀 기준으로 1871년 이후 그런 기간의 { $freq_neg }에서 손실이었고, 가장 깊은 하락은 { $fall }였습니다({ $from }~{ $to }).
first-holdings =
    { $verdict ->
        [low] 고객님의 포트폴리오는 차분했습니다
        [high] 고객님의 포트폴리오는 위험이 매우 큽니다
       *[middle] 고객님의 포트폴리오에는 위험이 있습니다
    }. { $date }까지 3년 동안 최대 { $fall } 하락했고, { $largest } 비중이 { $weight }이며, 집중도는 같은 크기의 종목 { $pf_effective_positions }개와 같습니다.
first-half = { $largest }의 절반이 현금이었다면 가장 깊은 하락은 { $halved }였을 것입니다.
first-concentration =
    { $verdict ->
        [low] 고객님의 포트폴리오는 잘 분산되어 있습니다
        [high] 고객님의 포트폴리오는 집중되어 있습니다
       *[middle] 고객님의 포트폴리오는 다소 집중되어 있습니다
    }. { $largest } 비중이 { $weight }이며, 집중도는 같은 크기의 종목 { $pf_effective_positions }개와 같습니다.
first-income =
    { $verdict ->
        [low] { $name }: 배당 여력이 충분해 보입니다
        [middle] { $name }: 배당을 겨우 감당합니다
       *[high] { $name }: 배당이 현금으로 감당되지 않습니다
    }. { $date }까지의 회계연도에 { $dividends } 지급했고, { $verdict ->
        [negative] 사업에서 벌어들인 것보다 더 많은 현금을 썼습니다
       *[other] 잉여현금흐름은 { $free_cash_flow }였습니다
    }.
first-income-market =
    { $verdict ->
        [low] 미국 주식의 배당은 채권 수익률보다 낮았습니다
        [high] 미국 주식의 배당은 채권 수익률보다 높았습니다
       *[middle] 미국 주식의 배당은 채권 수익률과 비슷했습니다
    }({ $date }). 배당은 가격의 { $sp_dividend_yield }, 미국 10년 국채 수익률은 { $sp_long_rate }였습니다.
first-view-price =
    { $verdict ->
        [favourable] 전체적으로 수치가 유리합니다: { $name }
        [unfavourable] 전체적으로 수치가 불리합니다: { $name }
       *[mixed] 수치가 엇갈립니다: { $name }
    }. { $date }까지 { $span ->
        [five] 5년
       *[one] 1년
    } 동안 가격이 { $gain } { $direction ->
        [up] 올랐고
       *[down] 내렸고
    }, 3년 안에 최대 { $fall } 하락했습니다.
first-return-accounts =
    현재 가격이 없어 { $name }의 수익은 말할 수 없습니다. { $date }까지 5년 동안 주당 이익은 { $eps_growth_5y } { $direction ->
        [up] 늘었습니다
       *[down] 줄었습니다
    }.
first-return-market = 과거로 보면 미국 주식의 수익은 물가를 뺀 기준으로 { $after_cape_median_10y }에서 { $sp_real_return_all } 사이입니다. 앞의 것은 { $date }만큼 가격이 높았던 뒤 10년의 중앙값이고, 뒤의 것은 1871년 이후의 실적입니다. { $horizon } 기간의 { $freq_neg }에서 손실이었습니다.
first-return = 과거로 보면 물가를 뺀 기준으로 약 { $real_return_20y }입니다. { $date }까지 20년 동안의 실적입니다: { $name }. 1871년 이후 최악의 10년은 { $real_return_10y_worst }였습니다.
first-rates-up = 미국 10년 국채는 수익률이 { $date }의 { $long_rate }에서 1포인트 오르면 가격의 약 { $bond_loss_1pt } 정도를 잃습니다.
first-stocks-bonds =
    { $verdict ->
        [low] { $horizon }이면 주식의 실적이 더 낫습니다
        [high] { $horizon }이면 채권이 더 안전한 선택입니다
       *[middle] { $horizon }이면 주식이 더 벌었고 채권이 더 안전합니다
    }. 미국 주식은 1871년 이후 10년 기간의 { $freq_stocks_beat_bonds_10y }에서 국채를 앞섰지만, { $horizon } 기간의 { $freq_neg }에서는 물가를 뺀 기준으로 손실이었습니다. { $date }까지 10년 동안 물가를 뺀 수익은 주식 { $sp_real_return_10y }, 채권 { $bond_real_return_10y }였습니다.
first-save =
    { $verdict ->
        [low] { $horizon }이면 투자가 대체로 저축을 앞섰습니다
        [high] { $horizon }이면 저축이 더 안전한 선택입니다
       *[middle] { $horizon }이면 투자가 더 벌었지만 위험이 있습니다
    }. 미국 주식은 물가를 뺀 기준으로 1871년 이후 그런 기간의 { $freq_neg }에서 손실이었고, 평균 { $sp_real_return_all }였습니다. 미국 3개월 국채 수익률은 { $bill_rate }({ $other_date }), 물가를 빼면 { $real_bill_rate }였습니다.
first-crash =
    { $year }년 같은 폭락이면 약 { $fall } 손실입니다. 물가를 뺀 기준으로 { $from }부터 { $to }까지 그만큼 하락했습니다: { $name }{ $more ->
        [yes] (미국 주식만으로는 { $stocks })
       *[no] { "" }
    }.
first-which =
    { $ahead ->
        [one] 앞선 쪽은 { $name }, 뒤진 쪽은 { $other }
       *[none] { $name } 및 { $other }: 거의 비슷합니다
    }. { $date }까지 3년 동안 { $first }의 수익은 { $second }보다 연 { $gap } { $gained ->
        [more] 높았고
       *[less] 낮았고
    }, 가격 변동은 { $ratio }배였습니다.
first-view =
    { $verdict ->
        [favourable] 전체적으로 수치가 유리합니다: { $name }
        [unfavourable] 전체적으로 수치가 불리합니다: { $name }
       *[mixed] 수치가 엇갈립니다: { $name }
    }. { $date }까지의 회계연도에 매출이 { $revenue_growth_1y } { $direction ->
        [up] 늘었고
       *[down] 줄었고
    }, 영업이익률은 { $operating_margin }였습니다{ $more ->
        [yes] (유통 주식의 가치는 이익의 { $float_to_earnings }배)
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] 전체적으로 수치가 미국 주식에 유리합니다
        [unfavourable] 전체적으로 수치가 미국 주식에 불리합니다
       *[mixed] 미국 주식의 수치가 엇갈립니다
    }. { $date }까지 10년 동안 물가를 뺀 수익은 { $sp_real_return_10y }였고, { $other_date } 가격은 10년 평균 이익의 { $cape }배(중앙값 { $cape_median }배)였습니다.
first-missing =
    { $question ->
        [value] 비싼지 싼지 말할 수 없습니다: { $name }
        [risk] 얼마나 위험한지 말할 수 없습니다: { $name }
        [return] 얼마나 벌 수 있을지 말할 수 없습니다: { $name }
        [income] 배당이 얼마나 안전한지 말할 수 없습니다: { $name }
        [which] 우열을 가릴 수 없습니다: { $name }
        [concentration] 얼마나 집중되어 있는지 말할 수 없습니다: { $name }
       *[view] 의견을 드릴 수 없습니다: { $name }
    }. { $data ->
        [prices] 그러려면 현재 가격이 필요한데 자료가 없습니다
        [accounts] 그러려면 연간 재무제표가 필요한데 자료가 없습니다
        [both] 그러려면 현재 가격과 연간 재무제표가 필요한데 자료가 없습니다
        [weights] 그러려면 각 부분의 비중을 알아야 합니다
       *[figures] 이에 관한 수치가 없습니다
    }.
first-income-share = 이는 { $share }이며, { $since }년에는 { $first_share }였습니다.

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
table-compare = 나란히 비교
table-portfolio = 포트폴리오의 구성

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    { $dates }까지 1년간 달러는 교역 상대국 통화에 대해 { $dollar_12m_size } { $dollar_12m_way ->
        [down] 하락
       *[up] 상승
    }했습니다. 기록된 날의 { $dollar_percentile }에서는 더 약했습니다.
wrong-dollar = 달러가 1년 안에 방향을 바꿉니다.
claim-fall-year =
    { $dates }까지 1년간 { $name } 가격은 최대 { $max_drawdown_1y_size } 하락했습니다{ $dated ->
        [yes] ({ $from } { $to })
       *[no] { "" }
    }. 이는 가정한 위험 감내 수준{ $verdict ->
        [opposes] 을 넘습니다
       *[other] { " " }안에 있습니다
    }.
wrong-fall-year = 더 긴 이력에 뚜렷이 더 깊은 하락이 있습니다.
claim-swings-year = { $dates }까지 1년간 { $name } 가격의 변동 폭은 보통 { $vol_12m }였습니다.
wrong-swings-year = 더 긴 이력에서는 변동이 훨씬 크거나 작습니다.
claim-sahm = { $dates }까지 석 달 평균 실업률은 지난 1년 최저치보다 { $sahm } 높았습니다.
wrong-sahm = 앞으로 몇 달 안에 실업률이 오릅니다.
claim-inversion-record = 단기 금리가 장기 금리보다 높았던 달의 { $jobs_after_inversion }에서 1년 반 뒤 실업률이 뚜렷이 높았습니다. 전체 달에서는 그 비율이 { $jobs_after_any }입니다(자료는 { $dates }까지).
wrong-inversion-record = 다음 역전 뒤에 실업률이 오르지 않습니다.
claim-growth-5y =
    { $dates }까지 5년간 { $name } 매출은 { $revenue_growth_5y_size } { $revenue_growth_5y_way ->
        [down] 감소
       *[up] 증가
    }했습니다{ $more ->
        [yes] . 주당순이익은 { $eps_growth_5y_size } { $eps_growth_5y_way ->
            [down] 감소
           *[up] 증가
        }했습니다
       *[no] { "" }
    }.
wrong-growth-5y = 변화가 인수나 한 해에서 비롯되었습니다.
claim-bill-real =
    미국 3개월물 국채 수익률은 { $bill_rate }였습니다({ $dates }). 물가를 감안하면 { $real_bill_rate_size } { $real_bill_rate_way ->
        [down] 손실
       *[up] 수익
    }입니다.
wrong-bill-real = 단기 금리나 물가상승률이 1포인트 넘게 움직입니다.
claim-payrolls =
    { $dates }까지 1년간 미국 일자리는 { $payrolls_12m_size } { $payrolls_12m_way ->
        [down] 감소
       *[up] 증가
    }했습니다.
wrong-payrolls = 수치가 수정되거나 몇 달 안에 방향이 바뀝니다.
claim-output =
    { $dates }까지 1년간 미국 경제는 물가를 감안하여 { $gdp_1y_size } { $gdp_1y_way ->
        [down] 위축
       *[up] 성장
    }했습니다.
wrong-output = 앞으로의 분기가 반대로 움직입니다.
claim-money =
    { $dates }까지 1년간 미국 통화량 M2는 { $m2_12m_size } { $m2_12m_way ->
        [down] 감소
       *[up] 증가
    }했고, 물가를 감안하면 { $m2_real_12m_size } { $m2_real_12m_way ->
        [down] 감소
       *[up] 증가
    }했습니다{ $more ->
        [yes] . 은행의 기업 대출은 { $loans_12m_size } { $loans_12m_way ->
            [down] 감소
           *[up] 증가
        }했습니다
       *[no] { "" }
    }.
wrong-money = 돈이 M2에 들지 않는 형태로 옮겨 간다.
claim-housing =
    { $dates }까지 1년간 미국 주택 착공은 { $starts_12m_size } { $starts_12m_way ->
        [down] 감소
       *[up] 증가
    }했고 건축 허가는 { $permits_12m_size } { $permits_12m_way ->
        [down] 감소
       *[up] 증가
    }했습니다{ $more ->
        [yes] . 주거비는 { $shelter_12m_size } { $shelter_12m_way ->
            [down] 하락
           *[up] 상승
        }했습니다
       *[no] { "" }
    }.
wrong-housing = 따뜻하거나 혹독한 겨울이 차이를 설명한다.
claim-purchasing-power = 1달러로 살 수 있는 것은 10년 전의 { $purchasing_power_10y }였습니다({ $dates }).
wrong-purchasing-power = 앞으로 10년간 물가가 내린다.
claim-hedge =
    { $from }부터 { $to }까지 { $name } 가격은 { $gain_whole_size } { $gain_whole_way ->
        [down] 하락
       *[up] 상승
    }했고 미국 소비자물가는 { $infl_whole_size } { $infl_whole_way ->
        [down] 하락
       *[up] 상승
    }했습니다.
wrong-hedge = 더 긴 이력이 반대 결과를 보입니다.
claim-level = { $name }의 중앙값은 { $level_median }입니다. 기록된 달의 { $level_percentile }에서는 지금보다 낮았습니다({ $dates }).
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
measure-jobs-after-inversion = 금리 역전 뒤 실업이 늘어난 비율
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
measure-public-float = 유동주식의 가치

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: 월말 가격, { $from }~{ $to }
chart-price-axis = 가격({ $unit })
chart-index-axis = 지수 수준
chart-log = 로그 눈금
chart-fall = 이전 월말 최고점 대비 하락(%)
chart-price-alt = 월말 가격: { $name }, { $from }~{ $to }. 처음 대비 마지막: { $times }. 고점 대비 최대 하락: { $deepest }. 마지막 시점: { $last }.
chart-valuation = { $name }: 10년 이익 대비 가격(CAPE), { $from }~{ $to }
chart-valuation-axis = 연간 이익의 배수; 음영: 전체 달의 가운데 절반
chart-last = 최근 { $value }
chart-median = 중앙값 { $value }
chart-valuation-alt = CAPE: { $name }, { $from }~{ $to }. 최근: { $last }. 중앙값: { $median }. 전체 달의 절반은 { $low }와 { $high } 사이입니다.
chart-scenarios = 시나리오: 과거가 그렇게 끝난 빈도
chart-scenarios-axis = 과거 기간 중 비율(%)
chart-scenarios-alt = 과거 기간 중 비율: { $shares }.
chart-bear = 비관
chart-base = 중립
chart-bull = 낙관
chart-confidence = 위원별 확신: 질문 전(고리)과 후(점)
chart-confidence-axis = 확신, 0(없음)에서 1(확실)
chart-confidence-alt = 확신(0~1), 전과 후: { $members }.
chart-source = 출처: { $source }
chart-source-committee = 출처: 위원회
measure-pf-effective-positions = 집중도가 같은 균등 종목 수
measure-pf-risk-share = 포트폴리오 위험에서 차지하는 몫
measure-pf-halved-drawdown-36m = 가장 큰 종목의 절반이 현금이었을 때 3년간 가장 깊은 하락
measure-real-max-drawdown-all = 물가를 뺀 가장 깊은 하락
measure-crash-fall = 그 폭락에서의 하락, 물가를 뺀 기준
measure-bond-loss-1pt = 수익률이 1포인트 오를 때 10년 채권의 가격 하락

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name }의 주당순이익은 한 해 동안 { $size } 줄었습니다
       *[up] { $name }의 주당순이익은 한 해 동안 { $size } 늘었습니다
    }{ $more ->
        [yes] ({ $eps_diluted })
       *[no] { "" }
    }
wrong-eps = 다음 연차보고서에서 주당순이익이 반대 방향으로 움직이는 경우.
claim-tax-credit =
    세전이익의 { $tax_credit }에 해당하는 세금 환급이 { $name }의 순이익을 높였습니다{ $more ->
        [yes] . 순이익률은 영업이익률보다 { $net_above_operating } 높았습니다
       *[no] { "" }
    }
wrong-tax-credit = 환급이 해마다 이어지거나, 환급 없이도 이익이 유지되는 경우.
claim-other-income = { $name }의 순이익률은 영업이익률보다 { $net_above_operating } 높았습니다. 이자, 처분이익 또는 일회성 항목이 이익에 더해졌습니다
wrong-other-income = 추가 수입이 해마다 이어지는 경우.
claim-doubted = { $text }. 다만 { $doubt }.
doubt-equity-to-assets = 자기자본이 자산의 { $value }에 불과해 큰 의미가 없습니다
doubt-capital-to-assets = 투하자본이 자산의 { $value }에 불과해 큰 의미가 없습니다
doubt-buybacks-5y-to-equity = 5년간 자사주 매입액이 남은 자기자본의 { $value }배여서 큰 의미가 없습니다
doubt-tax-credit = 세전이익의 { $value }에 해당하는 세금 환급이 보탬이 되었습니다
doubt-net-above-operating = 본업 밖의 수입이 보탬이 되었습니다(순이익률이 영업이익률보다 { $value } 높음)
doubt-eps-growth-1y = 주당순이익이 최근 한 해 동안 { $size } 줄어 큰 의미가 없습니다
claim-implied-growth =
    이 가치에서 1871년 이후 미국 주식만큼 수익을 내려면 { $name }의 이익이 물가상승을 뺀 뒤 { $implied_growth }씩 계속 늘어야 합니다{ $more ->
        [yes] . 주당순이익은 5년간 { $eps_growth_5y } 늘었습니다
       *[no] { "" }
    }
wrong-implied-growth = 이익이 그보다 빠르게 늘거나, 더 낮은 수익률이 모든 주식에서 보통이 되는 경우.
measure-equity-to-assets = 자산 대비 자기자본
measure-capital-to-assets = 자산 대비 투하자본
measure-buybacks-5y-to-equity = 5년간 자사주 매입액(자기자본의 배수)
measure-tax-credit = 세전이익 대비 세금 환급
measure-net-above-operating = 영업이익률을 웃도는 순이익률의 폭
measure-implied-growth = 가치가 기대하는 이익 증가율

## How the confidence came about.

confidence-kind-accounts = 실적
confidence-kind-valuation = 밸류에이션
confidence-kind-prices = 가격
confidence-kind-risk = 위험
confidence-kind-portfolio = 투자 구성
confidence-kind-economy = 경제
confidence-readings =
    { $name }: 주요 수치 { $readings }개 중 { $agreeing }개가 결론과 같은 방향입니다. { $dates ->
        [one] 수치의 날짜: { $to }.
       *[several] 수치의 날짜: { $from }부터 { $to }까지.
    }
confidence-facts =
    { $name }: 주요 수치 { $readings }개. { $dates ->
        [one] 수치의 날짜: { $to }.
       *[several] 수치의 날짜: { $from }부터 { $to }까지.
    }
confidence-missing = { $name }: 수치가 없습니다.
