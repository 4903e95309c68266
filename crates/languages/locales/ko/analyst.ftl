# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text }({ $dates } 기준).
surroundings = 배경: { $text }
between-sentences = { " " }
between = { "; " }
us-market = 미국 주식시장
us-stocks = 미국 주식
us-bonds = 미국 10년 만기 국채
measure-of = { $measure }({ $name })
side = { $name } { $value }
side-dated = { $name } { $value }({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; { $name } 쪽이 앞섭니다
        [level] ; 서로 비슷한 수준입니다
       *[untold] { "" }
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
seat-desk = 자료 조사
seat-macro = 거시경제·금리
seat-industry = 산업
seat-allocation = 자산배분
seat-risk = 위험관리 책임자
seat-red-team = 레드팀
mandate-chair = 주장을 하나씩 따져 보고 견해를 작성합니다.
mandate-fundamentals = 기업이나 시장의 이익, 배당, 부채를 살핍니다.
mandate-valuation = 가격이 과거 수준이나 채권에 비해 비싼지 싼지 살핍니다.
mandate-market = 가격의 움직임을 살핍니다.
mandate-desk = 질문이 묻는 수치나 용어의 뜻을 찾습니다.
mandate-macro = 물가, 금리, 경기 상황을 살핍니다.
mandate-industry = 경쟁사와 고객에 견주어 사업이 얼마나 강한지 살핍니다.
mandate-allocation = 포트폴리오의 각 부분이 함께 어떻게 움직이는지 살핍니다.
mandate-risk = 무엇을 얼마나, 얼마나 자주 잃을 수 있는지를 감당할 수 있는 손실과 비교합니다.
mandate-red-team = 초안의 약점을 공격합니다. 반대 결론, 오래된 자료, 지나치게 의존하는 수치 하나를 찾습니다.
lens-chair = 근거 전체가 뒷받침하는 것
lens-fundamentals = 매출, 이익률, 현금, 부채
lens-valuation = 이익, 과거 수준, 채권과 비교한 가격
lens-market = 수익률, 추세, 거래
lens-desk = 질문한 수치나 용어
lens-macro = 물가, 금리, 고용
lens-industry = 가격 결정력과 투자 부담
lens-allocation = 비중과 각 부분이 함께 움직이는 정도
lens-risk = 하락, 변동, 손실의 빈도
lens-red-team = 이 견해가 어떻게 틀릴 수 있는지
needs-fundamentals = 연간 재무제표
needs-valuation = 가격과 재무제표
needs-market = 일별 가격
needs-desk = 질문한 수치
needs-macro = 물가상승률과 금리
needs-industry = 연간 재무제표
needs-allocation = 보유 자산과 일별 가격
needs-risk = 일별 가격
task-title = { $seat }: { $name }
task-instructions = { $mandate } 모든 수치는 날짜가 있는 출처에서 가져오며, 없는 것은 밝힙니다.
task-acceptance = 수치를 갖춘 주장을 하나 이상 내거나, 무엇이 부족한지 밝힙니다.

## What the committee must answer.

ask-single-1 = { $name }의 흐름은 어떠했습니까? 수익률, 변동, 최대 낙폭은 어느 정도입니까?
ask-single-2 = { $name }의 이익은 어느 정도이며, 과거와 비교한 가격 수준은 어떻습니까?
ask-single-3 = 어떤 여건이 { $name }에 도움이 되거나 해가 됩니까?
ask-single-4 = 어떤 일이 일어나면 회복되지 않는 손실이 납니까?
ask-comparison-1 = { $name }의 수익률, 변동, 최대 낙폭은 서로 어떻게 다릅니까?
ask-comparison-2 = 매출과 자산에 견주어 어느 쪽의 이익이 더 큽니까?
ask-comparison-3 = 각각의 가격은 어느 수준입니까?
ask-fund-1 = { $name }의 바탕이 되는 시장의 이익은 어느 정도입니까?
ask-fund-2 = 그 시장은 과거와 비교해 비쌉니까, 쌉니까?
ask-fund-3 = 이런 투자는 같은 기간에 얼마나 자주, 얼마나 크게 손실을 냈습니까?
ask-macro-1 = 물가, 금리, 고용은 과거와 비교해 어느 수준입니까?
ask-macro-2 = 과거에 이와 비슷한 수준이었을 때 이후 주식은 어떠했습니까?
ask-macro-3 = 이런 시기에 투자자는 얼마나 잃을 수 있습니까?
ask-portfolio-1 = 각 부분을 합친 흐름은 어떻습니까? 수익률, 변동, 최대 낙폭은 어느 정도입니까?
ask-portfolio-2 = 이 구성은 투자 기간과 감내할 수 있는 손실에 맞습니까?
ask-portfolio-3 = 어느 보유 자산이 가장 큰 타격을 줄 수 있습니까?
ask-theme-1 = { $name }의 동력은 무엇이며, 누가 거기서 이익을 얻습니까?
ask-theme-2 = 가격에 이미 반영된 것은 무엇입니까?
ask-theme-3 = 어떤 일이 일어나면 이 논리가 틀린 것으로 드러납니까?

## Thinking aloud.

thinking = 살펴보는 것: { $lens }. 관련 수치: { $figures }.
thinking-nothing = 살펴보는 것: { $lens }. 이에 관한 수치가 없습니다.
thinking-builds-on = 앞선 결과를 바탕으로 합니다: { $first }
caveat-stale = 이 수치는 { $age } 전의 것입니다.
caveat-surroundings = 일부는 배경 정보이며, 대상 자체에 관한 것이 아닙니다.
caveat-overlap = 과거 기간들은 서로 겹치므로 실제로 독립된 기간은 보기보다 적습니다.
nothing = 이 관점에서 { $name }에 대해 판단할 수치가 없습니다.
no-guess = 그 이상은 추측입니다.
wrong-nothing = 부족한 자료가 확보됩니다.
missing-fundamentals = { $name }의 재무제표가 없습니다.
missing-valuation = 이익과 비교할 { $name }의 가격이 없습니다.
missing-market = { $name }의 가격 자료가 없습니다.
missing-risk = { $name }의 가격 자료가 없습니다.
missing-desk = 이 질문에 답할 수치가 없습니다.
missing-macro = 물가와 금리 자료가 없습니다.
missing-industry = 업종 내 { $name }의 위치를 보여 줄 재무제표가 없습니다.
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
        }했습니다
       *[no] { "" }
    }.
wrong-year = 새 가격이 12개월 동안 반대 방향을 보입니다.
claim-momentum =
    { $from }부터 { $to }까지 { $name } 가격은 { $momentum_12_1_size } { $momentum_12_1_way ->
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
    물가상승을 감안하면 { $name } 투자는 { $dates }까지 5년간 { $real_return_5y_size } { $real_return_5y_way ->
        [down] 손실
       *[up] 수익
    }이었습니다.
wrong-real-return = 앞으로 5년간 가격이나 물가가 다르게 움직입니다.
claim-volume = { $dates }까지 한 달간 { $name } 거래량은 연평균의 { $volume_ratio }배였습니다.
wrong-volume = 거래가 몰린 하루만으로 차이가 설명됩니다.

## Risk Officer.

claim-fall =
    { $dates }까지 3년간 { $name } 가격은 { $real_fall ->
        [yes] 물가상승을 감안할 때{ " " }
       *[no] { "" }
    }최대 { $max_drawdown_36m_size } 하락했습니다{ $dated ->
        [yes] ({ $from }~{ $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . 이는 위험 감내 수준{ $verdict ->
            [opposes] 을 넘습니다
           *[other] { " " }안에 있습니다
        }
    }.
wrong-fall = 이후의 하락이 뚜렷이 더 깊거나 얕습니다.
claim-loss-frequency =
    { $since }년부터 { $dates }까지 { $name }에 { $horizon } 동안 투자한 경우의 { $freq_neg }가 { $real ->
        [yes] 물가상승을 감안할 때{ " " }
       *[no] { "" }
    }손실로 끝났습니다.
wrong-loss-frequency = 최근 연도를 포함하면 손실이 뚜렷이 더 잦거나 드뭅니다.
claim-swings = { $dates }까지 3년간 { $name } 가격의 변동 폭은 보통 { $vol_36m }였습니다.
wrong-swings = 더 길거나 최근의 기간은 변동이 훨씬 크거나 작습니다.
claim-best-days =
    { $since }년부터 { $dates }까지 { $name } 투자는 { $return_all_size } { $return_all_way ->
        [down] 손실
       *[up] 수익
    }이었습니다. 가장 많이 오른 10일을 빼면 { $return_all_less_best_10_size } { $return_all_less_best_10_way ->
        [down] 손실
       *[up] 수익
    }입니다.
wrong-best-days = 좋은 날이 과거보다 고르게 나타납니다.
claim-beta =
    { $dates }까지 3년간 { $name } 가격은 평균적으로 미국 시장이 움직인 폭의 { $beta_36m }배만큼 움직였습니다{ $more ->
        [yes] (상관계수: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = 사업이 바뀌면서 시장과의 연관성도 달라집니다.
claim-interest =
    { $dates }에 끝난 회계연도에 { $interest_coverage_way ->
        [down] { $name }의 영업손익은 적자여서 이자를 전혀 감당하지 못했습니다
       *[up] { $name } 영업이익은 이자의 { $interest_coverage }배였습니다
    }.
wrong-interest = 빚을 훨씬 높은 금리로 다시 빌려야 합니다.
claim-debt = { $name }의 차입금은 자기자본의 { $debt_to_equity }배였습니다({ $dates }).
wrong-debt = 인수, 손상 처리, 자사주 매입으로 차입금이나 자기자본이 바뀝니다.
claim-worst =
    { $name } 가격의 기록상 최대 낙폭은 { $real_fall ->
        [yes] 물가상승을 감안할 때{ " " }
       *[no] { "" }
    }{ $max_drawdown_all_size }입니다{ $dated ->
        [yes] ({ $from }~{ $to })
       *[no] { "" }
    }. 가격 자료는 { $dates }까지입니다. 이런 하락은 다시 일어날 수 있습니다.
wrong-worst = 그 전이나 후의 가격에 더 깊은 하락이 있습니다.
claim-portfolio-fall =
    { $dates }까지 3년간 보유 자산 전체는 최대 { $pf_max_drawdown_36m_size } 하락했습니다{ $assumed ->
        [yes] { "" }
       *[no] . 이는 위험 감내 수준{ $verdict ->
            [opposes] 을 넘습니다
           *[other] { " " }안에 있습니다
        }
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
        }했습니다
       *[no] { "" }
    }.
wrong-growth = 다음 연차보고서가 반대 결과를 보입니다.
claim-margin =
    { $dates }에 끝난 회계연도에 { $name } 영업{ $operating_margin_way ->
        [down] 손실
       *[up] 이익
    }은 매출의 { $operating_margin_size }{ $more ->
        [yes] , 순{ $net_margin_way ->
            [down] 손실
           *[up] 이익
        }은 { $net_margin_size }
       *[no] { "" }
    }였습니다.
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
    }은 { $roic_size }{ $more ->
        [yes] , 자기자본 대비 { $roe_way ->
            [down] 손실
           *[up] 이익
        }은 { $roe_size }
       *[no] { "" }
    }였습니다.
wrong-capital = 새 경쟁자가 수익률을 자본비용 쪽으로 끌어내립니다.
claim-equity =
    { $dates }에 끝난 회계연도에 { $name }의 자기자본 대비 { $roe_way ->
        [down] 손실
       *[up] 이익
    }은 { $roe_size }{ $more ->
        [yes] , 총자산 대비 { $roa_way ->
            [down] 손실
           *[up] 이익
        }은 { $roa_size }
       *[no] { "" }
    }였습니다.
wrong-equity = 수익률이 빚이나 아주 적은 자기자본 덕분이며, 사업 자체는 덜 법니다.
claim-cash = { $dates }에 끝난 회계연도에 { $name } 영업현금흐름은 순이익의 { $cash_conversion }배였습니다.
wrong-cash = 영업현금흐름이 순이익 아래로 떨어집니다.
claim-free-cash =
    { $dates }에 끝난 회계연도에 { $name }에서는 투자 후 매출의 { $fcf_margin_size }에 해당하는 현금이 { $fcf_margin_way ->
        [down] 모자랐습니다
       *[up] 남았습니다
    }{ $more ->
        [yes] ({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = 현상 유지만을 위해서도 투자를 늘려야 합니다.
claim-net-debt =
    { $name }의 { $net_debt_to_operating_income_way ->
        [down] 순현금은
       *[up] 순차입금은
    } 1년 영업이익의 { $net_debt_to_operating_income_size }배였습니다({ $dates }).
wrong-net-debt = 현금이 다른 곳에 필요해지거나 차입금이 늘어납니다.
claim-shares =
    { $dates }에 끝난 회계연도에 { $name } 주식 수는 { $shares_change_1y_size } { $shares_change_1y_way ->
        [down] 감소
       *[up] 증가
    }했습니다.
wrong-shares = 인수나 직원 보상을 위해 신주가 발행됩니다.
claim-market-earnings =
    { $dates }까지 10년간 미국 기업의 이익은 물가상승을 감안해 { $sp_real_earnings_growth_10y_size } { $sp_real_earnings_growth_10y_way ->
        [down] 감소
       *[up] 증가
    }했습니다.
wrong-market-earnings = 앞으로 몇 년 사이에 이 변화가 되돌려집니다.
claim-market-payout = 미국 기업은 이익의 { $sp_payout }를 배당으로 지급했습니다({ $dates }).
wrong-market-payout = 이익은 줄고 배당은 그대로입니다.
claim-market-dividend = 미국 주식의 배당수익률은 { $sp_dividend_yield }, 10년 만기 국채 금리는 { $sp_long_rate }였습니다({ $dates }).
wrong-market-dividend = 기업이 배당보다 자사주 매입으로 더 많이 돌려줍니다.

## Valuation.

claim-own-history = { $name } 주가는 연간 이익의 { $pe }배였고 평소 수준은 { $pe_median }배입니다({ $dates }). 기록된 해의 { $pe_percentile }에서는 더 쌌습니다.
wrong-own-history = 주가가 내리지 않은 채 이익이 따라잡습니다.
claim-earnings-yield =
    { $name }의 이익은 주가의 { $earnings_yield }였습니다{ $more ->
        [yes] (주가는 이익의 { $pe }배)
       *[no] { "" }
    }. 10년 만기 국채 금리는 { $long_rate }였습니다({ $dates }).
wrong-earnings-yield = 채권 금리가 크게 움직여 비교가 뒤집힙니다.
claim-cash-yield = { $name }의 잉여현금흐름은 주가의 { $fcf_yield }였습니다({ $dates }).
wrong-cash-yield = 그해의 현금흐름은 예외였습니다.
claim-against-market = 이익을 기준으로 { $name } 주가는 미국 시장의 { $pe_to_market }배였습니다({ $dates }).
wrong-against-market = 이익이 주가를 정당화할 만큼 빠르게 늘어납니다.
claim-float = { $name } 유통 주식의 가치만 해도 연간 순이익의 { $float_to_earnings }배였습니다({ $dates }). 경영진 등 내부자 보유분까지 더하면 이보다 큽니다.
wrong-float = 그 뒤로 주가가 크게 움직였습니다.
claim-market-cape = 미국 주식은 10년 평균 이익의 { $cape }배였고 평소 수준은 { $cape_median }배입니다({ $dates }). 1881년 이후 전체 달의 { $cape_percentile }에서는 더 쌌습니다.
wrong-market-cape = 주가가 내리지 않은 채 이익이 따라잡습니다.
claim-market-after =
    지금만큼 또는 더 비싼 수준에서 출발한 뒤 10년간 미국 주식은 물가상승을 감안해 보통 { $after_cape_median_10y_size } { $after_cape_median_10y_way ->
        [down] 손실
       *[up] 수익
    }을 냈습니다. 1871년 이후 평균은 { $sp_real_return_all }입니다(자료는 { $dates }까지).
wrong-market-after = 과거의 비싼 출발점은 몇 안 되고 서로 겹치며 이번과 다를 수 있습니다.
claim-market-excess =
    미국 주식의 이익수익률은 물가상승을 감안한 국채 금리보다 { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] 낮았습니다
       *[up] 높았습니다
    }({ $dates }).
wrong-market-excess = 물가상승을 감안한 채권 금리가 크게 움직입니다.

## Industry.

claim-pricing-power =
    { $dates }에 끝난 회계연도에 { $name } 매출총이익률은 { $gross_margin }로, 가격 결정력이 { $verdict ->
        [supports] 강하다
        [opposes] 제한적이라
       *[neutral] 보통이라
    }는 신호입니다.
wrong-pricing-power = 경쟁사가 같은 것을 더 싸게 내놓아 고객을 가져갑니다.
claim-investment = { $dates }에 끝난 회계연도에 { $name }의 설비투자는 매출의 { $capex_to_revenue }였습니다.
wrong-investment = 미뤄 둔 투자를 뒤늦게 해야 합니다.
claim-research = { $dates }에 끝난 회계연도에 { $name }의 연구개발비는 매출의 { $rd_to_revenue }였습니다.
wrong-research = 지출이 성공적인 제품으로 이어지지 않습니다.

## Macro and Rates.

claim-inflation =
    미국 소비자물가는 { $dates }까지 1년간 { $infl_12m_size } { $infl_12m_way ->
        [down] 하락
       *[up] 상승
    }했습니다. 10년간은 { $infl_10y } 상승했습니다.
wrong-inflation = 더 최근의 물가상승률이 1포인트 넘게 다릅니다.
claim-real-rate =
    물가상승을 감안하면 미국 10년 만기 국채는 { $real_long_rate_size } { $real_long_rate_way ->
        [down] 손실
       *[up] 수익
    }이었습니다({ $dates }).
wrong-real-rate = 앞으로의 물가상승률이 지난 1년과 다릅니다.
claim-rate-change =
    미국 10년 만기 국채 금리는 12개월간 { $long_rate_change_12m_size } { $long_rate_change_12m_way ->
        [down] 하락
       *[up] 상승
    }해 { $long_rate }가 되었습니다({ $dates }). 장기 중앙값은 { $long_rate_median }입니다.
wrong-rate-change = 투자 기간 안에 금리의 방향이 바뀝니다.
claim-curve =
    미국 10년 만기 국채 금리는 3개월물보다 { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] 낮았습니다
       *[up] 높았습니다
    }({ $dates }){ $more ->
        [yes] . 전체 달의 { $curve_share_inverted }에서 단기 금리가 장기 금리보다 높았습니다
       *[no] { "" }
    }.
wrong-curve = 단기 금리와 장기 금리의 높낮이가 뒤바뀝니다.
claim-credit = 신용도가 낮은 미국 기업은 정부보다 { $credit_spread } 높은 금리로 빌렸습니다({ $dates }). 전체 달의 { $credit_spread_percentile }에서는 격차가 더 작았습니다.
wrong-credit = 돈을 빌려주는 쪽이 몸을 사려 격차가 벌어집니다.
claim-jobs = 미국 실업률은 { $unemployment }였고({ $dates }) 장기 중앙값은 { $unemployment_median }입니다.
wrong-jobs = 실업률이 1년 안에 반 퍼센트포인트 오릅니다.

## Allocation.

claim-stocks-bonds =
    { $dates }까지 10년간 물가상승을 감안하면 미국 주식은 { $sp_real_return_10y_size } { $sp_real_return_10y_way ->
        [down] 손실
       *[up] 수익
    }, 국채는 { $bond_real_return_10y_size } { $bond_real_return_10y_way ->
        [down] 손실
       *[up] 수익
    }이었습니다.
wrong-stocks-bonds = 과거에도 그랬듯이 앞으로 10년 동안 순서가 뒤바뀝니다.
claim-stocks-ahead = 1871년부터 { $dates }까지 모든 10년 구간 가운데 { $freq_stocks_beat_bonds_10y }에서 미국 주식이 채권을 앞섰습니다.
wrong-stocks-ahead = 기간들이 겹치므로 독립된 기간은 훨씬 적습니다.
claim-worst-decade =
    가장 나빴던 10년에 미국 주식은 물가상승을 감안해 { $sp_real_return_10y_worst_size } { $sp_real_return_10y_worst_way ->
        [down] 손실
       *[up] 수익
    }이었습니다(자료는 { $dates }까지).
wrong-worst-decade = 채권을 섞었다면 손실이 줄었을 것입니다.
claim-concentration =
    가장 큰 보유 자산은 포트폴리오의 { $pf_largest_weight }입니다{ $more ->
        [yes] . 집중도 지수는 { $pf_hhi }이며 1은 단일 자산을 뜻합니다
       *[no] { "" }
    }({ $dates }).
wrong-concentration = 밝히지 않은 자산이 비중을 바꿉니다.
claim-together = { $dates }까지 3년간 보유 자산의 평균 상관계수는 { $pf_mean_correlation } 수준이었습니다. 1은 똑같이 움직인다는 뜻입니다.
wrong-together = 다음 하락 때 이전보다 더 함께 움직입니다.
claim-portfolio-return =
    이 비중이라면 포트폴리오는 { $dates }까지 3년간 { $pf_return_3y_size } { $pf_return_3y_way ->
        [down] 손실
       *[up] 수익
    }이었습니다{ $more ->
        [yes] . 마지막 1년은 { $pf_return_1y_size } { $pf_return_1y_way ->
            [down] 손실
           *[up] 수익
        }이었습니다
       *[no] { "" }
    }.
wrong-portfolio-return = 앞으로 3년은 다르게 흘러갑니다.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = 평범한 해의 변동 폭에 비추어 이 움직임은 우연 이상입니까?
ask-long-return = 5년으로 보아도 마찬가지입니까?
ask-trend-turn = 최근 3개월이 이미 추세를 돌려놓지 않았습니까?
ask-recovering = 아직 하락 중입니까, 회복 중입니까?
ask-from-high = 고점에 가깝다는 것이 얼마나 떨어질 수 있는지 말해 줍니까?
ask-best-days = 수익이 며칠에만 달려 있지 않습니까?
ask-halves = 기록의 앞 절반도 마찬가지입니까?
ask-calm-now = 최근 1년은 3년 전체와 비슷했습니까?
ask-whole-record = 최근 몇 년만으로 얼마나 잃을 수 있는지 제대로 가늠할 수 있습니까?
ask-recovered = 그 하락은 이후 만회되었습니까?
ask-tied = 베타가 의미를 가질 만큼 시장과 함께 움직입니까?
ask-worst-decade = 손실의 비율이 손실이 얼마나 클 수 있는지 말해 줍니까?
ask-covered = 영업이익으로 이자를 감당합니까?
ask-owed = 현금을 뺀 차입금도 마찬가지입니까?
ask-per-share = 주당으로 따져도 주주에게 돌아갔습니까?
ask-long-growth = 이 해는 예년과 같았습니까, 예외였습니까?
ask-borrowed = 수익률은 사업으로 번 것입니까, 빚으로 만든 것입니까?
ask-in-cash = 이익이 현금으로 들어옵니까?
ask-slipping = 이익률이 오르고 있습니까, 내리고 있습니까?
ask-selling-less = 이익률이 높은 것은 덜 팔았기 때문일 뿐입니까?
ask-selling-more = 낮아진 이익률은 성장의 대가입니까?
ask-invested = 투자가 현금을 다 가져갑니까?
ask-with-debt = 빚을 내어 자사주를 사들였습니까?
ask-burden = 만기가 된 빚을 갚을 수 있습니까?
ask-kept = 그중 얼마가 영업이익으로 남습니까?
ask-paying-off = 성장이 투자한 보람을 보여 줍니까?
ask-cheap-why = 이익이 줄어서 싼 것입니까?
ask-growth-pays = 성장이 가격을 정당화합니까?
ask-deserved = 자본수익률이 가격을 정당화합니까?
ask-rates-explain = 금리가 주가를 설명합니까?
ask-dear = 이미 주가에 반영되어 있지 않습니까?
ask-dear-too = 시장의 과거 수준과 비교해도 마찬가지입니까?
ask-last-decade = 최근 10년은 그 흐름을 따랐습니까?
ask-in-buybacks = 이익을 자사주 매입과 성장에 쓰기 때문에 배당이 낮습니까?
ask-core = 식품과 에너지를 뺀 물가도 마찬가지입니까?
ask-other-curve = 수익률 곡선의 다른 구간도 마찬가지입니까?
ask-rate-level = 물가상승을 감안한 금리가 영향을 줄 만큼 높습니까?
ask-real-rate = 금리가 아직 움직이고 있습니까?
ask-jobs-agree = 고용도 마찬가지입니까?
ask-output-agrees = 경제 성장률도 마찬가지입니까?
ask-real-terms = 물가상승을 감안해도 마찬가지입니까?
ask-credit-jobs = 실업률도 마찬가지입니까?
ask-as-a-whole = 포트폴리오 전체는 얼마나 출렁입니까?
ask-together = 보유 자산이 동시에 떨어집니까?
ask-on-the-way = 도중의 하락은 얼마나 깊었습니까?
ask-last-year = 최근 1년도 마찬가지입니까?
ask-sides = { $figure }: { $values }. 여기서도 앞선 쪽은 { $name }입니까?
ask-dates = { $name }: { $value }({ $date }). { $other }: { $other_value }({ $other_date }). 둘을 비교할 수 있습니까?
ask-survivors = 실패한 기업에는 이런 기록이 없습니다. 살아남은 한 기업의 이야기일 뿐이지 않습니까?
ask-base-rate = 같은 길이의 과거 기간이 이익 없이 끝난 비율입니다. 최근 가격이 여기에 더 알려 주는 것은 무엇입니까?
answer-not-mine = 이 주장은 저희의 것이 아닙니다.
answer-withdraw = 이 주장의 근거 수치가 저희 자료에 없습니다. 주장을 철회합니다.
answer-as-quoted = 수치는 저희 자료에 있는 그대로 인용했습니다. 주장은 유지됩니다.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. 수치가 뒷받침합니다. 주장은 유지됩니다.
       *[weakened] { $figure }: { $other }. 수치가 일부만 뒷받침합니다. 주장이 약해집니다.
    }
answer-longer =
    { $outcome ->
        [holds] 다른 기간의 수치({ $other })도 이 수치({ $value })와 같은 결과를 보입니다. 주장은 유지됩니다.
        [refuted] 다른 기간의 수치({ $other })는 이 수치({ $value })와 다른 결과를 보입니다. 주장을 철회합니다.
       *[weakened] 다른 기간의 수치({ $other })는 이 수치({ $value })만큼 뚜렷하지 않습니다. 주장이 약해집니다.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. 이에 비추어 { $value } 변동은 우연이라기에는 큽니다. 주장은 유지됩니다.
        [refuted] { $figure }: { $other }. 이에 비추어 { $value } 변동은 우연일 가능성이 큽니다. 주장을 철회합니다.
       *[weakened] { $figure }: { $other }. 이에 비추어 { $value } 변동은 일부 우연일 수 있습니다. 주장이 약해집니다.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. 아니요. 이것으로는 주장의 수치({ $value })가 설명되지 않습니다. 주장은 유지됩니다.
        [refuted] { $figure }: { $other }. 예. 이것으로 주장의 수치({ $value })가 설명됩니다. 주장을 철회합니다.
       *[weakened] { $figure }: { $other }. 일부는 그렇습니다. 이것으로 주장의 수치({ $value })가 일부 설명됩니다. 주장이 약해집니다.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. 이를 고려해도 주장의 수치({ $value })는 흔들리지 않습니다. 주장은 유지됩니다.
       *[weakened] { $figure }: { $other }. 주장의 수치({ $value })와 함께 보아야 합니다. 주장이 약해집니다.
    }
answer-sides =
    { $outcome ->
        [holds] 예: { $values }. 주장은 유지됩니다.
        [refuted] 아니요: { $values }. 주장을 철회합니다.
        [behind] 아니요: { $values }. 주장이 약해집니다.
       *[weakened] 뚜렷하지 않습니다: { $values }. 주장이 약해집니다.
    }
answer-dates = 아니요. 두 시점({ $date }, { $other_date })이 너무 떨어져 있습니다. 주장을 철회합니다.
answer-survivors = 전체 기간에 걸쳐 이런 수치({ $other })를 보일 수 있는 것은 살아남은 기업뿐입니다. 주장이 약해집니다.
ruling-upheld = 수치가 뒷받침합니다. 주장은 유지됩니다.
ruling-weakened = 수치가 일부만 뒷받침합니다. 주장이 약해집니다.
ruling-withdrawn = 수치가 이를 반박합니다. 이 주장은 반영하지 않습니다.
ruling-unresolved = 아무도 답하지 않았습니다. 주장이 약해집니다.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] 종합하면, 현재 있는 수치는 { $name }에 유리합니다.
        [unfavourable] 종합하면, 현재 있는 수치는 { $name }에 불리합니다.
       *[mixed] { $name }에 대한 수치는 유리한 쪽과 불리한 쪽의 무게가 비슷합니다.
    }
thesis-comparison =
    { $balance ->
        [favourable] 이 수치들을 나란히 놓고 보면, { $first } 쪽이 { $others }보다 앞섭니다.
        [unfavourable] 이 수치들을 나란히 놓고 보면, { $first } 쪽이 { $others }보다 뒤집니다.
       *[mixed] 이 수치들을 나란히 놓고 보면, { $first } 쪽과 { $others } 쪽은 서로 비슷한 수준입니다.
    }
thesis-portfolio =
    { $balance ->
        [favourable] 종합하면, 이 구성은 요청하신 바에 맞습니다.
        [unfavourable] 종합하면, 이 구성은 요청하신 바에 맞지 않습니다.
       *[mixed] 이 구성에 유리한 수치와 불리한 수치의 무게가 비슷합니다.
    }
thesis-macro = 저희가 가진 수치로는 이 질문에 답할 수 없습니다. 경제에 관한 가장 최근 수치는 다음과 같습니다.
thesis-no-side = { $name }에 대한 수치는 현황을 보여 줄 뿐, 어느 쪽도 가리키지 않습니다.
thesis-nothing = { $name }에 관한 자료가 너무 적어 판단할 수 없습니다.
thesis-around = 말할 수 있는 것은 다음과 같습니다: { $text }
thesis-for = 긍정적 근거: { $text }
thesis-against = 부정적 근거: { $text }
thesis-for-side = { $name }에 유리한 근거: { $text }
thesis-taken-back =
    견해를 내지 않습니다. { $reason ->
        [planted] 저희 수치를 믿을 수 없기 때문입니다
        [old] 저희 수치가 투자 기간보다 오래되었기 때문입니다
       *[rejected] 검토에서 수치가 받아들여지지 않았기 때문입니다
    }. 수치가 보여 준 내용은 다음과 같습니다. { $thesis }
thesis-past-only = { $thesis } 앞으로의 전망에 대한 견해는 내지 않습니다. 그에 필요한 수치가 투자 기간보다 오래되었기 때문입니다.
change-newer = { $date } 이후의 수치.
change-gaps = 이 공백을 메울 자료: { $gap }
change-above = { $figure } 수치가 { $bound } 위로 올라갑니다(최근 { $value }).
change-below = { $figure } 수치가 { $bound } 아래로 내려갑니다(최근 { $value }).
change-next = 다음으로 확인할 것: { $figure }. 최근 수치는 { $value }이며, { $bound } 선을 넘으면 이 주장은 성립하지 않습니다.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $name }의 기록상 최대 낙폭에 맞먹는 하락: { $worst_size }(가격은 { $date }까지).
risk-fall-softened = 그런 하락을 견딜 만큼 작은 투자 규모와 기다릴 시간.
risk-fall-sign = 가격이 최근 고점에서 위험 감내 수준보다 많이 떨어집니다.
risk-debt = { $name }의 순차입금은 1년 영업이익의 { $debt }배이며, 만기가 되면 다시 빌려야 합니다.
risk-debt-softened = 긴 만기와 안정적인 수입.
risk-debt-sign = 이자가 영업이익에서 차지하는 몫이 커집니다.
risk-concentration = 가장 큰 보유 자산이 포트폴리오의 { $largest }입니다. 그것이 떨어지면 포트폴리오도 떨어집니다.
risk-concentration-softened = 서로 독립적으로 움직이는 자산을 늘립니다.
risk-concentration-sign = 가장 큰 보유 자산만 떨어지고 다른 자산은 그렇지 않습니다.
risk-rates = 금리가 { $rate }({ $date })보다 크게 올라 미래 이익의 가치가 줄어듭니다.
risk-rates-softened = 물가와 함께 느는 이익과 적은 부채.
risk-rates-sign = 10년물 금리가 1년 안에 1포인트 넘게 오릅니다.
risk-against = 이 견해에 반하는 가장 유력한 근거가 결정적인 것으로 드러납니다. { $text }
risk-against-softened = 새 수치가 뒷받침하는 만큼만 이 견해에 의지합니다.
risk-against-sign = 새 수치가 이 점을 확인해 줍니다.
risk-old = 저희 수치는 { $age } 전까지의 것이고, 그 뒤로 상황이 달라졌습니다.
risk-old-softened = 이에 의지하기 전에 최신 자료를 더합니다.
risk-old-sign = 새 수치가 반대 방향을 가리킵니다.
risk-gaps = 중요한 자료가 없어 위험을 놓칠 수 있습니다.
risk-gaps-softened = 맨 먼저 언급된 부족한 자료부터 채웁니다.
risk-gaps-sign = 새 자료가 결과를 바꿉니다.
risk-objection = 내부 비판자의 반론이 옳은 것으로 드러납니다. { $text }
risk-objection-softened = 새 수치가 나오면 이 점부터 확인합니다.
risk-objection-sign = 새 수치가 반론을 뒷받침합니다.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] 미국 주식은 { $since }년 이후 모든 { $horizon } 구간의 { $lost }에서 물가상승을 감안하면 손실이었습니다.
        [mix] { $name } 조합은 { $since }년 이후 모든 { $horizon } 구간의 { $lost }에서 물가상승을 감안하면 손실이었습니다.
       *[stock] { $name }의 경우 { $since }년 이후 모든 { $horizon } 구간의 { $lost }에서 물가상승을 감안하지 않은 기준으로 손실이었습니다.
    } 겹치지 않는 구간 수: { $periods }.
scenario-base =
    { $basis ->
        [stock] 물가상승을 감안하지 않은 이익이 { $bound } 이하입니다. 나머지 구간이 모두 그랬습니다.
       *[other] 물가상승을 감안한 이익이 { $bound } 이하입니다. 나머지 구간이 모두 그랬습니다.
    }
scenario-bull =
    { $basis ->
        [stock] 물가상승을 감안하지 않은 이익이 { $bound }를 넘습니다. 이 구간들의 { $good }가 그랬습니다.
       *[other] 물가상승을 감안한 이익이 { $bound }를 넘습니다. 이 구간들의 { $good }가 그랬습니다.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] 투자 기간 끝에 물가상승을 감안하지 않은 이익이 있습니다.
       *[other] 투자 기간 끝에 물가상승을 감안한 이익이 있습니다.
    }
scenario-base-wrong =
    { $basis ->
        [stock] 투자 기간 끝에 물가상승을 감안하지 않은 기준으로 손실이거나, 이익이 { $bound }를 넘습니다.
       *[other] 투자 기간 끝에 물가상승을 감안하면 손실이거나, 이익이 { $bound }를 넘습니다.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] 투자 기간 끝에 물가상승을 감안하지 않은 이익이 { $bound } 이하입니다.
       *[other] 투자 기간 끝에 물가상승을 감안한 이익이 { $bound } 이하입니다.
    }
scenario-bear-unknown = 회복되지 않는 손실. 그 확률은 추정할 수 없습니다.
scenario-base-unknown = 시장과 비슷한 흐름. 그 확률은 추정할 수 없습니다.
scenario-bull-unknown = 시장보다 뚜렷이 나은 흐름. 그 확률은 추정할 수 없습니다.
scenario-bear-unknown-wrong = 투자 기간 끝에 이익이 있습니다.
scenario-base-unknown-wrong = 결과가 시장과 크게 다릅니다.
scenario-bull-unknown-wrong = 결과가 시장보다 낫지 않습니다.
scenario-kind = { $name }의 가격 자료가 너무 적어 자체 빈도를 셀 수 없습니다. 같은 종류인 미국 주식 전체로 보면, { $since }년 이후 모든 { $horizon } 구간의 { $lost }가 물가상승을 감안하면 손실이었습니다(겹치지 않는 구간 수: { $periods }). 개별 주식은 이보다 훨씬 나쁠 수 있습니다.

## The red team, and the chair's response.

objection-planted = 초안에 저희 자료에 없는 수치가 있습니다: { $figure }.
objection-older-than-horizon = 이 견해의 바탕이 된 수치는 { $age } 전의 것입니다. 투자 기간보다 더 오래되었습니다.
objection-old = 가장 오래된 수치는 { $age } 전의 것입니다. 그 뒤의 일은 담겨 있지 않습니다.
objection-cross-examination = 질문 전에는 같은 수치에서 다른 종합 판단이 나왔습니다. 이 견해는 철회되거나 약해진 주장에 달려 있습니다.
objection-single-figure = 종합 판단이 수치 하나에 달려 있습니다: { $name }, { $value }({ $date }).
objection-single-seat = ‘{ $seat }’ 자리를 빼면 종합 판단이 반대쪽으로 바뀝니다.
objection-opposite =
    { $count ->
       *[other] 반대 논거: 판단 { $all }개 가운데 { $count }개가 반대 방향을 가리킵니다. 가장 유력한 것은 다음과 같습니다. { $text }
    }
objection-no-opposite = 반대쪽을 뒷받침하는 수치가 없습니다. 이는 강점의 표시이면서, 살펴보지 않은 것이 있다는 표시이기도 합니다.
objection-no-judgement = 대상 자체에 관한 수치가 없어 초안은 견해를 내지 않습니다.
objection-one-source = 모든 수치가 한 출처에서 나왔습니다.
objection-frequencies = 이 확률은 서로 겹치는 과거 구간의 빈도이며, 예측이 아닙니다.
response-noted = 확인했습니다. 견해는 바뀌지 않습니다.
response-lowered = 받아들입니다. 확신도를 낮춥니다.
response-halved = 받아들입니다. 확신도를 절반으로 낮춥니다.
response-taken-back = 받아들입니다. 견해를 내지 않으며, 당시 수치가 보인 내용은 아래에 남깁니다.
tell-committee =
    { $members ->
        [1] 전문가 한 명이 검토했습니다. 그 뒤 약점을 찾기 위해 초안을 비판적으로 검증했습니다.
       *[other] 전문가 { $members }명이 각자 독립적으로 검토한 뒤 서로 질의했습니다.
    }
tell-committee-alone = 전문가 { $members }명이 각자 독립적으로 검토했고, 위원장이 그 결과를 종합적으로 따져 보았습니다.
tell-confidence =
    { $level ->
        [high] 꽤 확신합니다
        [medium] 부분적으로만 확신합니다
       *[low] 확신하지 못합니다
    }. 확신도는 0에서 1까지의 척도로 { $confidence }입니다. 이는 근거가 얼마나 좋은지를 말하며, 수익이 날 가능성이 아닙니다.
tell-odds =
    { $name } 투자는 과거 모든 { $horizon } 구간의 { $lost }에서 { $real ->
        [yes] 물가상승을 감안할 때{ " " }
       *[no] { "" }
    }손실로 끝났습니다. 이는 과거 기록이지 예측이 아닙니다.
tell-import = 더 나은 답을 얻으려면 최신 자료를 더하십시오. 가격 파일이나 회사 재무제표를 가져오거나 실시간 자료원을 켜면 됩니다.
tell-trade = { $name }({ $horizon })

## Metals, as inside a sentence.

metal-xau = 금
metal-xag = 은
metal-xpt = 백금
metal-xpd = 팔라듐

## What is missing.

gap-prices-missing = { $name }의 가격 자료가 없습니다. 일별 가격 파일을 가져오면 채울 수 있습니다.
gap-prices-old = { $date } 이후 { $name }의 가격이 없습니다.
gap-accounts-missing = { $name }의 재무제표가 없습니다. 연간 수치를 가져오면 채울 수 있습니다.
gap-accounts-old = { $name }의 가장 최근 재무제표는 { $date }까지입니다.
gap-industry-missing = { $name }에 관한 데이터가 없습니다.
gap-market-old = 미국 주식시장 자료는 { $date }까지입니다.
gap-news-missing = 뉴스 자료가 없습니다.
gap-provider-down = { $provider } 출처에 연결하지 못했습니다: { $reason }.
gap-window-too-short = { $name }의 가격 이력은 긴 기간을 보기에는 너무 짧습니다.
gap-holdings-unpriced = 보유하신 { $name }의 가격이 없습니다.
gap-positions-left-out = 보유 자산 중 처음 { $counted }개만 계산했고, 나머지 { $left }개는 제외했습니다.
gap-portfolio-no-weights = 보유 자산 각각의 비중을 알지 못합니다.

## Terms that the debrief explains.

term-volatility = 변동성
term-drawdown = 낙폭
term-confidence = 확신도
term-dissent = 반대 의견
term-red-team = 레드팀

## Measures, as lists name them.

measure-price = 최근 가격
measure-age = 가격 자료의 경과 기간
measure-return-1m = 1개월 등락률
measure-return-3m = 3개월 등락률
measure-return-6m = 6개월 등락률
measure-return-1y = 12개월 등락률
measure-return-3y = 3년간 연수익률
measure-return-5y = 5년간 연수익률
measure-return-10y = 10년간 연수익률
measure-return-all = 자료 시작 이후 연수익률
measure-momentum-12-1 = 최근 1개월을 뺀 1년 등락률
measure-trend = 10개월 평균과의 차이
measure-vol-1y = 최근 1년 연간 변동성
measure-vol-36m = 3년 연간 변동성
measure-max-drawdown-1y = 1년간 최대 낙폭
measure-max-drawdown-36m = 3년간 최대 낙폭
measure-max-drawdown-all = 기록상 최대 낙폭
measure-drawdown-now = 고점과의 차이
measure-worst-month = 가장 나빴던 달
measure-best-month = 가장 좋았던 달
measure-return-all-less-best-10 = 가장 좋았던 10일을 뺀 연수익률
measure-return-first-half = 전반부 연수익률
measure-return-second-half = 후반부 연수익률
measure-volume-ratio = 평균 대비 거래량
measure-turnover-20d = 하루 거래대금
measure-freq-pos = 이익이 난 과거 구간의 비율
measure-freq-neg = 손실로 끝난 과거 구간의 비율
measure-freq-good = 이익이 컸던 과거 구간의 비율
measure-freq-good-bound = 크다고 보는 연간 이익
measure-freq-periods = 겹치지 않는 과거 구간 수
measure-horizon = 연 단위 투자 기간
measure-window-count-1y = 기록된 1년 구간의 수
measure-beta-36m = 시장 대비 베타
measure-correlation-36m = 3년 상관계수
measure-return-gap-1y = 12개월 수익률 격차
measure-real-return-5y = 물가상승을 감안한 5년간 연수익률
measure-revenue = 매출
measure-revenue-growth-1y = 1년 매출 증가율
measure-revenue-growth-2y = 2년 매출 증가율
measure-gross-margin = 매출총이익률
measure-operating-margin = 영업이익률
measure-operating-margin-change-1y = 영업이익률 변화
measure-net-margin = 순이익률
measure-net-loss = 순손실
measure-net-income = 순이익
measure-roe = 자기자본이익률
measure-roa = 총자산이익률
measure-roic = 투하자본이익률
measure-debt-to-equity = 자기자본 대비 차입금
measure-net-debt-to-operating-income = 영업이익 대비 순차입금
measure-current-ratio = 유동비율
measure-interest-coverage = 이자보상배율
measure-cash-conversion = 순이익 대비 영업현금흐름
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
measure-infl-12m = 12개월 물가상승률
measure-infl-10y = 10년간 연평균 물가상승률
measure-infl-percentile = 과거와 비교한 물가상승률
measure-long-rate = 10년 만기 국채 금리
measure-long-rate-change-12m = 10년 만기 국채 금리 변화
measure-long-rate-median = 10년 만기 국채 금리 중앙값
measure-real-long-rate = 물가상승률을 뺀 10년 만기 국채 금리
measure-cape = 10년 이익 대비 주가(CAPE)
measure-cape-median = CAPE 중앙값
measure-cape-percentile = 과거와 비교한 CAPE
measure-after-cape-median-10y = 비싸게 출발한 뒤의 통상 수익률
measure-excess-cape-yield = 이익수익률과 채권 실질 금리의 차이
measure-sp-payout = 이익 중 배당 비율
measure-dividend-yield = 배당수익률
measure-real-earnings-growth-10y = 10년간 실질 이익 증가율
measure-real-return-1y = 물가상승을 감안한 1년 수익률
measure-real-return-10y = 물가상승을 감안한 10년간 연수익률
measure-real-return-20y = 물가상승을 감안한 20년간 연수익률
measure-real-return-all = 1871년 이후 물가상승을 감안한 연수익률
measure-real-return-10y-worst = 물가상승을 감안한 최악의 10년
measure-bond-real-return-10y = 물가상승을 감안한 10년간 채권 수익률
measure-freq-stocks-beat-bonds-10y = 주식이 채권을 앞선 10년 구간의 비율
measure-freq-stocks-beat-bonds = 투자 기간과 길이가 같은 모든 구간 중 주식이 채권을 앞선 비율
measure-curve-10y-3m = 10년물과 3개월물의 금리 차이
measure-curve-10y-2y = 10년물과 2년물의 금리 차이
measure-curve-share-inverted = 단기 금리가 장기 금리보다 높은 달의 비율
measure-curve-age = 금리 자료의 경과 기간
measure-unemployment = 실업률
measure-unemployment-median = 실업률 중앙값
measure-credit-spread = 신용도 낮은 기업과 정부의 금리 격차
measure-credit-spread-percentile = 과거와 비교한 그 금리 차이
measure-pf-value = 보유 자산의 가치
measure-pf-weight = 보유 자산 내 비중
measure-pf-largest-weight = 가장 큰 비중
measure-pf-hhi = 집중도 지수
measure-pf-vol-36m = 보유 자산의 변동성
measure-pf-max-drawdown-36m = 보유 자산의 3년간 최대 낙폭
measure-pf-return-1y = 보유 자산의 1년 수익률
measure-pf-return-3y = 보유 자산의 3년간 연수익률
measure-pf-mean-correlation = 보유 자산의 평균 상관계수
measure-pf-priced-share = 가격이 있는 보유 자산의 비율

## What the engine says in the transcript.

floor-opened =
    ‘{ $title }’ 안건으로 위원회를 엽니다. 저희 자료에 있는 관련 수치는 { $figures ->
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
floor-stands-lower = 초안을 그대로 유지합니다. 확신도가 낮아집니다: { $before } → { $after }.
red-team-pass = 레드팀이 초안을 통과시킵니다.
red-team-revise = 레드팀이 초안을 수정하도록 돌려보냅니다.
red-team-reject = 레드팀이 초안을 기각합니다.
red-team-unheard = 레드팀의 의견을 듣지 못했습니다({ $reason }). 초안은 기각된 것으로 봅니다.
number-left-out = 출처 없는 숫자를 본문에서 뺐습니다.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] 예, 저희 최신 자료에서 미국 수익률 곡선은 역전되어 있습니다
        [partly] 저희 최신 자료에서 미국 수익률 곡선은 일부만 역전되어 있습니다
       *[no] 아니요, 저희 최신 자료에서 미국 수익률 곡선은 역전되어 있지 않습니다
    }. 10년물에서 2년물을 뺀 금리 차는 { $curve_10y_2y }({ $date }), 3개월물을 뺀 금리 차는 { $curve_10y_3m }({ $other_date })입니다.
first-recession =
    { $verdict ->
        [yes] 저희가 보는 미국 경기 침체 신호는 경고를 보냅니다
        [partly] 저희가 보는 미국 경기 침체 신호는 엇갈립니다
       *[no] 저희가 보는 미국 경기 침체 신호는 잠잠합니다
    }. 실업률은 { $at_low ->
        [yes] 지난 1년 최저치였습니다
       *[no] 지난 1년 최저치보다 { $sahm } 높았습니다
    }({ $date }). 1년간 일자리는 { $payrolls_12m_size } { $payrolls_12m_way ->
        [up] 늘었고
       *[down] 줄었고
    }, 정부 지원금 등을 뺀 실질소득은 { $income_12m_size } { $income_12m_way ->
        [up] 늘었습니다
       *[down] 줄었습니다
    }. 10년물에서 3개월물을 뺀 금리 차는 { $curve_10y_3m }({ $other_date })입니다.
first-savings = 연 { $infl_12m }보다 이자가 낮은 저축은 구매력을 잃습니다. 이것이 { $date }까지 12개월간의 미국 물가상승률이기 때문입니다. 미국 3개월물 국채 금리는 { $bill_rate }({ $other_date }), 물가상승을 감안하면 { $real_bill_rate }였습니다. 이자 없는 현금은 10년 동안 구매력의 { $purchasing_power_10y }만 지켰습니다.
first-inflation = 미국 물가는 { $date }까지 12개월 동안 { $infl_12m }, 식품과 에너지를 빼면 { $core_infl_12m } 올랐고, 10년 동안은 { $infl_10y }였습니다.
first-inflation-change =
    12개월 물가상승률은 1년 전보다 { $infl_change_12m_size } { $infl_change_12m_way ->
        [up] 높습니다
       *[down] 낮습니다
    }.
first-jobs =
    미국 실업률은 { $unemployment }({ $date })입니다. { $at_low ->
        [yes] 지난 1년 최저치이며
       *[no] 지난 1년 최저치보다 { $sahm } 높으며
    }, 중앙값은 { $unemployment_median }입니다. 일자리는 1년간 { $payrolls_12m_size } { $payrolls_12m_way ->
        [up] 늘었습니다
       *[down] 줄었습니다
    }.
first-rates = 미국 10년물 국채 금리는 { $long_rate }({ $date }), 지난 1년의 물가상승을 감안하면 { $real_long_rate }입니다. 3개월물 금리는 { $bill_rate }({ $other_date }), 물가상승을 감안하면 { $real_bill_rate }입니다.
first-money =
    { $date }까지 1년간 미국 통화량 M2는 { $m2_12m_size } { $m2_12m_way ->
        [up] 증가
       *[down] 감소
    }했고, 물가상승을 감안하면 { $m2_real_12m_size } { $m2_real_12m_way ->
        [up] 증가
       *[down] 감소
    }했습니다.
first-housing =
    { $date }까지 1년간 미국 주택 착공은 { $starts_12m_size } { $starts_12m_way ->
        [up] 증가
       *[down] 감소
    }했고, 건축 허가는 { $permits_12m_size } { $permits_12m_way ->
        [up] 증가
       *[down] 감소
    }했으며, 주거비는 { $shelter_12m_size } { $shelter_12m_way ->
        [up] 상승
       *[down] 하락
    }했습니다. 집값 자료는 없습니다.
first-dollar =
    { $date }까지 1년간 달러는 교역 상대국 통화에 대해 { $dollar_12m_size } { $dollar_12m_way ->
        [up] 상승
       *[down] 하락
    }했습니다. 기록된 날의 { $dollar_percentile }에서는 지금보다 약했습니다.
first-oil =
    { $date } 미국산 원유(WTI) 1배럴의 평균 가격은 { $oil_price } 수준으로, 1년 전보다 { $oil_12m_size } { $oil_12m_way ->
        [up] 올랐습니다
       *[down] 내렸습니다
    }.
first-growth =
    { $date }까지 1년간 미국의 실질 GDP는 { $gdp_1y_size } { $gdp_1y_way ->
        [up] 증가
       *[down] 감소
    }했습니다. 일자리는 { $payrolls_12m_size } { $payrolls_12m_way ->
        [up] 늘었고
       *[down] 줄었고
    }, 실업률은 { $unemployment }였습니다.
first-hedge =
    { $verdict ->
        [yes] 저희 자료에서 { $name }의 가격은 물가보다 더 올랐지만, 물가 방어 수단이라고 하기에는 자료가 너무 적습니다
       *[no] 저희 자료에서 { $name }의 가격은 물가를 따라가지 못했고, 물가 방어 수단인지 판단하기에는 자료가 너무 적습니다
    }. { $from }부터 { $to }까지 가격은 { $gain_whole_size } { $gain_whole_way ->
        [up] 상승
       *[down] 하락
    }했고, 미국 소비자물가는 { $infl_whole_size } { $infl_whole_way ->
        [up] 상승
       *[down] 하락
    }했습니다. 최근 12개월의 최대 낙폭은 { $max_drawdown_1y_size }입니다.
first-spot =
    { $name } 가격은 { $price }({ $date })입니다. 1년간 { $return_1y_size } { $return_1y_way ->
        [up] 상승
       *[down] 하락
    }했고, 그 1년의 최대 낙폭은 { $max_drawdown_1y_size }입니다.
first-exchange-rate =
    { $name } 환율은 { $price }({ $date })입니다. 1년간 { $return_1y_size } { $return_1y_way ->
        [up] 상승
       *[down] 하락
    }했고, 그 1년의 최대 낙폭은 { $max_drawdown_1y_size }입니다.
first-currency =
    { $verdict ->
        [neither] 과거 기록은 어느 쪽으로도 기울지 않습니다
        [up] 과거 기록은 상승 쪽으로 기웁니다
       *[down] 과거 기록은 하락 쪽으로 기웁니다
    }. { $name }의 시세는 { $price }({ $date }), 중앙값은 { $level_median }입니다. 전체 달의 { $level_percentile }에서 지금보다 낮았고, 길이가 약 { $horizon }인 과거 구간의 { $freq_neg }에서 내리거나 제자리였습니다.
first-currency-level =
    { $verdict ->
        [high] 과거와 비교하면 { $quote } 대비 { $base } 시세는 비쌉니다
        [low] 과거와 비교하면 { $quote } 대비 { $base } 시세는 쌉니다
       *[middle] 과거와 비교하면 { $quote } 대비 { $base } 시세는 비싸지도 싸지도 않습니다
    }. { $name }의 시세는 { $price }({ $date }), 중앙값은 { $level_median }입니다. 전체 달의 { $level_percentile }에서 지금보다 낮았습니다.
first-accounts =
    { $balance ->
        [favourable] { $name }의 재무제표는 건실합니다
        [unfavourable] { $name }의 재무제표는 부진합니다
       *[mixed] { $name }의 재무제표는 건실한 면과 약한 면이 있습니다
    }. { $date }에 끝난 회계연도에 영업이익률은 { $operating_margin }, 매출 증가율은 { $revenue_growth_1y }, 영업현금흐름은 순이익의 { $cash_conversion }배, 차입금은 자기자본의 { $debt_to_equity }배였습니다.
first-compare =
    { $ahead ->
        [one] 재무제표로 보면 { $name } 쪽이 { $other } 쪽보다 앞섭니다
       *[none] 재무제표로 보면 { $name } 쪽과 { $other } 쪽이 비슷합니다
    }{ $some ->
        [yes] ({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }{ $other } 쪽이 앞서는 항목: { $trails }.
       *[no] { "" }
    }
first-measure = { $date }에 끝난 회계연도의 { $name } { $measure }: { $value }.
first-market-value = { $name }의 현재 주가는 없습니다. 연차보고서에 따르면 { $date } 기준 유통 주식의 가치는 { $value }였습니다(경영진 보유분 제외).
first-old-accounts = { $name }의 최신 재무제표는 { $date }까지입니다.
first-measure-year = { $date }에 끝난 회계연도: { $value }.
first-measure-missing = { $name }의 { $years }년 재무제표는 없습니다.
first-in-dollars = 이는 달러 기준 수익률입니다. { $currency } 기준으로는 환율 변동이 더해지며, 여기에는 반영하지 않았습니다.
first-deepest-fall = 1871년 이후 미국 주식의 가장 깊은 하락은 물가상승을 감안해 { $fall }였습니다({ $from }부터 { $to }까지).
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name }의 배당금은 { $paid }, 잉여현금흐름은 { $cash }이고, { $other }의 배당금은 { $other_paid }, 잉여현금흐름은 { $other_cash }입니다. 잉여현금흐름에서 배당이 차지하는 비율이 낮을수록 배당은 더 안전합니다.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = 저희 수치는 이유를 보여 주지 않으며, 현재 상황만 보여 줍니다.
first-compare-item = { $measure } { $value } 대 { $other }
first-mix =
    { $cash ->
        [yes] 주식, 채권, 현금
       *[no] 주식과 채권
    }을 { $name } 비율로 섞은 포트폴리오
first-mix-left-out = 장기 자료가 없는 { $name } 부분은 계산에서 뺐습니다.
first-mix-cash = 현금은 장기 자료가 없어 이자 없이 계산했습니다.
first-value =
    { $verdict ->
        [low] { $name }의 주가는 싸 보입니다
        [high] { $name }의 주가는 비싸 보입니다
       *[middle] { $name }의 주가는 비싸지도 싸지도 않아 보입니다
    }. { $date } 기준 주가는 연간 이익의 { $pe }배였습니다{ $more ->
        [yes] (과거 중앙값은 { $pe_median }배)
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] { $name }의 주가는 비싸 보입니다
       *[other] 현재 가격 자료가 없어 { $name }의 주가가 싼지 말할 수 없습니다
    }. { $date } 기준 유통 주식의 가치만 해도 { $other_date }에 끝난 회계연도 이익의 { $float_to_earnings }배였습니다.
first-value-market =
    { $verdict ->
        [low] 미국 주식은 싸 보였습니다
        [high] 미국 주식은 비싸 보였습니다
       *[middle] 미국 주식은 비싸지도 싸지도 않아 보였습니다
    }({ $date }). 가격은 10년 평균 이익의 { $cape }배로, 1881년 이후 중앙값은 { $cape_median }배이며, 전체 달의 { $cape_percentile }에서 더 쌌습니다.
first-risk =
    { $verdict ->
        [low] { $name }의 가격은 안정적이었습니다
        [high] { $name }의 위험은 매우 큽니다
       *[middle] { $name }에는 위험이 있습니다
    }. { $from }부터 { $to }까지 { $fall } 하락했고, 변동 폭은 { $swings }였습니다.
first-risk-accounts =
    { $verdict ->
        [low] { $name }의 차입금은 위험합니다
        [high] { $name }의 차입금은 큰 위험이 아닙니다
       *[middle] { $name }의 차입금은 중간 정도의 위험입니다
    }. { $date }에 끝난 회계연도에 영업이익은 이자의 { $interest_coverage }배, 차입금은 자기자본의 { $debt_to_equity }배였습니다. 주가 자료가 없어 주가가 얼마나 떨어질 수 있는지는 말할 수 없습니다.
first-debt =
    { $verdict ->
        [low] { $name }의 차입금은 위험합니다
        [high] { $name }의 차입금은 큰 위험이 아닙니다
       *[middle] { $name }의 차입금은 중간 정도의 위험입니다
    }. { $date }에 끝난 회계연도에 영업이익은 이자의 { $interest_coverage }배, 차입금은 자기자본의 { $debt_to_equity }배였습니다.
first-debt-loss = { $name }의 차입금은 위험합니다. { $date }에 끝난 회계연도의 영업손익이 적자여서 이자를 전혀 감당하지 못했습니다. 차입금은 자기자본의 { $debt_to_equity }배였습니다.
first-debt-equity =
    { $verdict ->
        [low] { $name }의 차입금은 적습니다
        [high] { $name }의 차입금은 많습니다
       *[middle] { $name }의 차입금은 중간 수준입니다
    }. { $date } 기준 차입금은 자기자본의 { $debt_to_equity }배였습니다.
first-sales =
    { $date }에 끝난 회계연도에 { $name }의 매출은 { $revenue_growth_1y } { $direction ->
        [up] 늘었습니다
       *[down] 줄었습니다
    }{ $more ->
        [yes] . 5년 동안에는 { $revenue_growth_5y }씩 { $five_years ->
            [up] 늘었습니다
           *[down] 줄었습니다
        }
       *[no] { "" }
    }.
first-implied-growth =
    1871년 이후 미국 주식만큼 수익을 내려면 { $name }의 이익이 물가상승을 감안해 { $direction ->
        [up] 최소한 { $implied_growth }씩 끝없이 늘어야 합니다
       *[down] 줄더라도 감소 폭이 언제까지나 { $implied_growth } 이내여야 합니다
    }. { $date }의 시가총액은 이를 전제로 합니다.
first-cash =
    { $verdict ->
        [low] { $name }의 이익은 현금으로 뒷받침되지 않습니다
        [high] { $name }의 이익은 현금으로 뒷받침됩니다
       *[middle] { $name }의 이익은 일부만 현금으로 뒷받침됩니다
    }. { $date }에 끝난 회계연도에 영업현금흐름은 순이익의 { $cash_conversion }배, 잉여현금흐름은 매출의 { $fcf_margin }였습니다.
first-cash-credit = 다만 세전이익의 { $credit }에 해당하는 세금 환급이 순이익을 높였습니다.
first-spread = 보유하신 포트폴리오는 한 회사에 집중되어 있지 않습니다. 가장 큰 부분은 비중 { $weight }의 { $largest }인데, 그 자체로 여러 종목에 분산되어 있습니다.
first-odds =
    { $verdict ->
        [never] { $horizon } 기간으로 보면 { $name }에서 손실이 난 적이 없었습니다
        [low] { $horizon } 기간으로 보면 { $name }에서 손실이 난 경우는 드물었습니다
        [high] { $horizon } 기간으로 보면 { $name }에서 손실이 난 경우가 잦았습니다
       *[middle] { $horizon } 기간으로 보면 { $name }에서 때때로 손실이 났습니다
    }. 물가상승을 감안하면 { $verdict ->
        [never] 1871년 이후 그런 기간 가운데 손실로 끝난 경우는 한 번도 없었고
       *[other] 1871년 이후 그런 기간의 { $freq_neg }에서 손실이었고
    }, 최대 낙폭은 { $fall }였습니다({ $from }~{ $to }).
first-holdings =
    { $verdict ->
        [low] 보유하신 포트폴리오는 안정적이었습니다
        [high] 보유하신 포트폴리오는 위험이 매우 큽니다
       *[middle] 보유하신 포트폴리오에는 위험이 있습니다
    }. { $date }까지 3년 동안 최대 { $fall } 하락했고, { $largest } 비중이 { $weight }이며, 집중도는 같은 크기의 종목 { $pf_effective_positions }개를 가진 것과 같습니다.
first-half = { $largest }의 절반이 현금이었다면 최대 낙폭은 { $halved }였을 것입니다.
first-concentration =
    { $verdict ->
        [low] 보유하신 포트폴리오는 잘 분산되어 있습니다
        [high] 보유하신 포트폴리오는 집중되어 있습니다
       *[middle] 보유하신 포트폴리오는 다소 집중되어 있습니다
    }. { $largest } 비중이 { $weight }이며, 집중도는 같은 크기의 종목 { $pf_effective_positions }개를 가진 것과 같습니다.
first-income =
    { $verdict ->
        [low] { $name }의 배당은 여력이 충분해 보입니다
        [middle] { $name }의 배당은 겨우 감당할 수 있는 수준입니다
       *[high] { $name }의 배당은 벌어들인 현금으로 감당되지 않습니다
    }. { $date }에 끝난 회계연도의 배당금은 { $dividends }이며, { $verdict ->
        [negative] 사업에서 벌어들인 것보다 더 많은 현금을 썼습니다
        [high] 잉여현금흐름({ $free_cash_flow })보다 많습니다
       *[other] 잉여현금흐름은 { $free_cash_flow }입니다
    }.
first-income-no-yield = { $name }의 배당수익률은 말할 수 없습니다. 현재 주가가 필요하지만 그 자료가 없습니다.
first-income-market =
    { $verdict ->
        [low] 미국 주식의 배당은 채권 금리보다 낮았습니다
        [high] 미국 주식의 배당은 채권 금리보다 높았습니다
       *[middle] 미국 주식의 배당은 채권 금리와 비슷했습니다
    }({ $date }). 배당은 가격의 { $sp_dividend_yield }, 미국 10년 국채 금리는 { $sp_long_rate }였습니다.
first-view-price =
    { $verdict ->
        [favourable] 종합하면, 수치는 { $name }에 유리합니다
        [unfavourable] 종합하면, 수치는 { $name }에 불리합니다
        [none] { $name }에 대한 수치만으로는 이 질문에 답할 수 없습니다
       *[mixed] { $name }에 대한 수치는 엇갈립니다
    }. { $date }까지 { $span ->
        [five] 5년
       *[one] 1년
    } 동안 가격이 { $gain } { $direction ->
        [up] 올랐고
       *[down] 내렸고
    }, 3년 안에 최대 { $fall } 하락했습니다.
first-return-accounts =
    현재 가격 자료가 없어 { $name }의 수익이 어떨지 말할 수 없습니다. { $date }까지 5년 동안 주당순이익은 { $eps_growth_5y } { $direction ->
        [up] 늘었습니다
       *[down] 줄었습니다
    }.
first-return-market = 과거로 보면 미국 주식의 수익은 물가상승을 감안해 { $after_cape_median_10y }에서 { $sp_real_return_all } 사이입니다. 앞의 것은 { $date }만큼 비쌌던 때로부터 10년간 수익의 중앙값이고, 뒤의 것은 1871년 이후의 실적입니다. 모든 { $horizon } 기간의 { $freq_neg }에서 손실이었습니다.
first-return = 과거로 보면 물가상승을 감안해 약 { $real_return_20y }입니다. 이는 { $date }까지 20년간 { $name }의 실적입니다. 1871년 이후 최악의 10년은 { $real_return_10y_worst }였습니다.
first-rates-up = 미국 10년 만기 국채는 금리가 { $date }의 { $long_rate }에서 1포인트 오르면 가격이 약 { $bond_loss_1pt } 떨어집니다.
first-rates-up-by = 미국 10년 만기 국채는 금리가 { $other_date }의 { $long_rate }에서 { $rate_rise } 오르면 가격이 약 { $bond_loss } 떨어집니다.
first-rates-down = 미국 10년 만기 국채는 금리가 { $other_date }의 { $long_rate }에서 { $rate_fall } 내리면 가격이 약 { $bond_gain } 오릅니다.
first-cash-bonds =
    { $verdict ->
        [low] 지금은 현금의 이자가 채권보다 높고, 가치도 흔들리지 않습니다
       *[high] 지금은 채권의 이자가 현금보다 높지만, 가격이 떨어질 수 있습니다
    }. { $date }에 미국 10년 만기 국채 금리는 { $long_rate }, 3개월물 국채 금리는 { $bill_rate }였습니다. 10년 만기 국채 금리가 1포인트 오르면 그 가격은 약 { $bond_loss_1pt } 떨어집니다.
first-repay =
    { $verdict ->
        [low] 대출을 갚는 쪽이 더 나은 경우가 많았습니다
        [high] 투자 수익이 대체로 대출 이자보다 높았지만, 늘 그런 것은 아니었습니다
       *[middle] 투자 수익이 대출 이자보다 높은 경우가 더 많았습니다
    }. 물가상승을 감안하지 않으면, 1871년 이후 모든 { $horizon } 구간의 { $repay_beaten }에서 미국 주식의 수익률이 { $repay_rate }보다 높았습니다. 대출을 갚으면 그 이자는 확실히 아낄 수 있습니다.
first-past =
    { $from }부터 { $to }까지 { $name }에 투자했을 때 { $income ->
        [dividends] 배당을 포함해
        [interest] 이자를 포함해
       *[both] 배당과 이자를 포함해
    } { $nominal }의 { $nominal_way ->
        [up] 수익
       *[down] 손실
    }이 났습니다. 물가상승을 감안하면 { $real }의 { $real_way ->
        [up] 수익
       *[down] 손실
    }입니다.
first-past-sum =
    { $from }부터 { $to }까지 { $name }에 투자한 { $past_start }의 최종 금액은 { $income ->
        [dividends] 배당을 포함해
        [interest] 이자를 포함해
       *[both] 배당과 이자를 포함해
    } 약 { $past_sum } 수준이었습니다. 기간 초의 돈 가치로는 약 { $past_real_sum } 수준입니다.
first-past-averages = 가격은 월평균입니다. 연말 가격으로 계산하면 수치가 몇 퍼센트포인트 다를 수 있습니다.
first-past-missing = 미국 주식과 채권에 관한 자료는 { $date }까지만 있어서, { $years }년의 수익률은 말씀드릴 수 없습니다. 1871년부터 그때까지 미국 주식의 수익률은 물가상승을 감안해 { $sp_real_return_all } 수준이었습니다.
first-past-price =
    { $from }부터 { $to }까지 { $name } 가격은 { $past_change_size } { $past_change_way ->
        [up] 올랐습니다
       *[down] 내렸습니다
    }. { $other_date } 가격은 { $price }입니다.
first-past-price-dividends = 배당금을 포함합니다.
first-past-price-begins = 저희 자료에서 { $name } 가격은 { $from }부터 있습니다.
first-past-price-missing = 그 기간({ $years }년)에 { $name } 가격이 어떻게 움직였는지 말할 수 없습니다. 당시 가격 자료가 없습니다.
first-not-those-years = { $name }({ $years }년)에 대해서는 말할 수 없습니다. 최신 수치는 다음과 같습니다.
first-past-when =
    { $span ->
        [year] { $first }년
        [years] { $first }년부터 { $last }년까지
       *[months] { $from }부터 { $to }까지
    }
first-past-inflation =
    { $when } 미국 소비자물가는 { $past_infl_size } { $past_infl_way ->
        [up] 올랐습니다
       *[down] 내렸습니다
    }{ $span ->
        [year] (전년 12월 대비 12월 기준)
       *[other] { "" }
    }. { $other_date }까지 12개월 동안의 물가상승률은 { $infl_12m }입니다.
first-past-rates = { $when } 미국 10년물 국채 금리는 평균 { $past_long_rate }였습니다. 최근 값은 { $long_rate }({ $other_date })입니다.
first-past-policy = { $when } 미국 기준금리는 평균 { $past_policy_rate }였습니다. 최근 값은 { $policy_rate }({ $other_date })입니다.
first-past-jobs = { $when } 미국 실업률은 평균 { $past_unemployment }였습니다. 최근 값은 { $unemployment }({ $other_date })입니다.
first-past-growth =
    { $when } 미국의 실질 GDP는 { $past_gdp_size } { $past_gdp_way ->
        [up] 증가
       *[down] 감소
    }했습니다. 최근의 전년 대비 변화는 { $gdp_1y }({ $other_date })입니다.
first-needed-return = { $horizon } 동안 { $needed_start }에서 { $needed_goal }까지 불리려면 세전으로 { $needed_return }의 수익률이 필요합니다. 1871년 이후 같은 길이의 모든 구간 가운데 미국 주식(배당 포함, 물가상승 반영 전)의 수익률이 이보다 높았던 구간의 비율은 { $needed_reached }입니다.
first-extremes =
    1871년 이후 { $horizon } 구간에서 { $name }의 가장 나쁜 결과는 물가상승을 감안해 { $worst }의 { $worst_way ->
        [up] 수익
       *[down] 손실
    }({ $from }부터 { $to }까지), 가장 좋은 결과는 { $best }의 수익({ $best_from }부터 { $best_to }까지)이었습니다.
first-double = { $rate_supposed }라면 돈은 약 { $rate_doubling } 만에 두 배가 됩니다(물가와 세금 반영 전).
first-double-market = 1871년 이후 미국 주식의 평균 수익률(물가상승을 감안해 { $sp_real_return_all })로는 돈이 약 { $rate_doubling } 만에 두 배가 되었습니다. 이 수익률은 아무도 약속할 수 없습니다.
first-rate-sum = { $rate_supposed }라면 { $grown_start }의 { $horizon } 뒤 금액은 약 { $rate_grown_sum } 수준입니다(물가와 세금 반영 전).
first-rate-needed = { $rate_supposed }라면 { $horizon } 뒤에 질문에 나온 금액이 되려면 { $rate_needed_sum } 정도가 필요합니다(물가와 세금 반영 전).
first-rate-saved = { $rate_supposed }라면 매달 나눠 넣은 총 { $plan_paid }의 { $horizon } 뒤 금액은 약 { $rate_saved_sum } 수준입니다(물가와 세금 반영 전).
first-rate-monthly = { $rate_supposed }라면 질문에 나온 금액을 모으는 데 { $horizon } 동안 매달 { $rate_monthly_sum } 정도가 필요합니다(물가와 세금 반영 전).
first-recovery = 미국 주식이 고점을 회복하기까지 1929년 폭락 뒤에는 { $sp_recovery_1929 }, 2000년 폭락 뒤에는 { $sp_recovery_2000 }, 2008년 폭락 뒤에는 { $sp_recovery_2008 } 걸렸습니다(배당 포함, 물가상승 감안).
first-stocks-bonds =
    { $verdict ->
        [low] { $horizon }이면 주식의 실적이 더 낫습니다
        [high] { $horizon }이면 채권이 더 안전한 선택입니다
       *[middle] { $horizon }이면 주식의 수익이 더 높았고 채권이 더 안전합니다
    }. 미국 주식은 1871년 이후 그런 기간 전체의 { $freq_stocks_beat_bonds }에서 국채를 앞섰지만, 전체의 { $freq_neg }에서는 물가상승을 감안하면 손실이었습니다. { $date }까지 10년 동안 물가상승을 감안한 수익은 주식 { $sp_real_return_10y }, 채권 { $bond_real_return_10y }였습니다.
first-save =
    { $verdict ->
        [low] { $horizon }이면 투자가 대체로 저축을 앞섰습니다
        [high] { $horizon }이면 저축이 더 안전한 선택입니다
       *[middle] { $horizon }이면 투자의 수익이 더 높았지만 위험이 있습니다
    }. 물가상승을 감안하면 미국 주식은 1871년 이후 그런 기간의 { $freq_neg }에서 손실이었고, 평균 수익은 { $sp_real_return_all }였습니다. 미국 3개월물 국채 금리는 { $bill_rate }({ $other_date }), 물가상승을 감안하면 { $real_bill_rate }였습니다.
first-beat-inflation =
    { $verdict ->
        [low] { $horizon } 동안 미국 주식은 대부분 물가 상승률을 앞질렀습니다
        [high] { $horizon } 동안 미국 주식은 물가 상승률에 자주 뒤졌습니다
       *[middle] { $horizon } 동안 미국 주식은 대체로 물가 상승률을 앞질렀지만 항상 그런 것은 아니었습니다
    }. 1871년 이후 그런 모든 기간의 { $freq_neg }에서 수익이 물가 상승률보다 낮았습니다. 물가를 반영한 평균 수익률은 { $sp_real_return_all }입니다.
first-crash =
    { $year }년 같은 폭락이 오면 { $name }에서 약 { $fall } 손실이 납니다. 당시 물가상승을 감안해 { $from }부터 { $to }까지 그만큼 하락했습니다{ $more ->
        [yes] (미국 주식만으로는 { $stocks })
       *[no] { "" }
    }.
first-crash-past = { $year }년 폭락 때 미국 주식은 물가상승을 감안해 { $from }부터 { $to }까지 { $fall } 하락했습니다.
first-which =
    { $ahead ->
        [one] { $name } 쪽이 { $other } 쪽보다 앞섭니다
       *[none] { $name } 쪽과 { $other } 쪽은 거의 비슷합니다
    }. { $date }까지 3년 동안 { $first }의 수익은 { $second }보다 연 { $gap } { $gained ->
        [more] 높았고
       *[less] 낮았고
    }, 가격 변동은 { $ratio }배였습니다.
first-view =
    { $verdict ->
        [favourable] 종합하면, 수치는 { $name }에 유리합니다
        [unfavourable] 종합하면, 수치는 { $name }에 불리합니다
        [none] { $name }에 대한 수치만으로는 이 질문에 답할 수 없습니다
       *[mixed] { $name }에 대한 수치는 엇갈립니다
    }. { $date }에 끝난 회계연도에 매출이 { $revenue_growth_1y } { $direction ->
        [up] 늘었고
       *[down] 줄었고
    }, 영업이익률은 { $operating_margin }였습니다{ $more ->
        [yes] ({ $other_date } 기준 유통 주식의 가치는 이익의 { $float_to_earnings }배)
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] 종합하면, 수치는 미국 주식에 유리합니다
        [unfavourable] 종합하면, 수치는 미국 주식에 불리합니다
        [none] 미국 주식에 대한 수치만으로는 이 질문에 답할 수 없습니다
       *[mixed] 미국 주식에 대한 수치는 엇갈립니다
    }. { $date }까지 10년 동안 물가상승을 감안한 수익은 { $sp_real_return_10y }였습니다. { $other_date } 가격은 10년 평균 이익의 { $cape }배(중앙값 { $cape_median }배)였습니다.
first-missing =
    { $question ->
        [value] { $name }의 가격이 비싼지 싼지 말할 수 없습니다
        [price] { $name }의 가격이 비싼지 싼지 말할 수 없습니다
        [risk] { $name }의 위험이 얼마나 큰지 말할 수 없습니다
        [return] { $name }의 수익이 얼마나 될지 말할 수 없습니다
        [income] { $name }의 배당을 평가할 수 없습니다
        [debt] { $name }의 부채를 평가할 수 없습니다
        [profit] { $name }의 이익을 평가할 수 없습니다
        [which] { $name }의 우열을 가릴 수 없습니다
        [concentration] { $name }의 집중도를 말할 수 없습니다
       *[view] { $name }에 대한 견해를 낼 수 없습니다
    }. { $data ->
        [prices] 그러려면 현재 가격이 필요한데 자료가 없습니다
        [accounts] 그러려면 연간 재무제표가 필요한데 자료가 없습니다
        [both] 그러려면 현재 가격과 연간 재무제표가 필요한데 자료가 없습니다
        [loss] 적자를 냈기 때문에 가격을 이익과 비교할 수 없습니다
        [pair] 그러려면 양쪽의 현재 가격이나 같은 시기의 연간 재무제표가 필요한데 자료가 없습니다
        [together] 그러려면 모든 부분의 같은 기간 가격이 필요한데 자료가 없습니다
        [history] 그러려면 여러 해의 가격이 필요한데 자료가 없습니다
        [weights] 그러려면 각 부분의 비중이 필요한데 저희는 알지 못합니다
        [elsewhere] 시장과 경제 전체에 관한 수치는 미국 것만 있습니다
       *[figures] 이에 관한 수치가 없습니다
    }.
first-withdraw =
    { $verdict ->
        [always] 자금은 매번 끝까지 버텼습니다
        [never] 매번 도중에 돈이 바닥났습니다
        [rarely] 대부분 도중에 돈이 바닥났습니다
        [low] 도중에 돈이 바닥난 경우가 잦았습니다
        [high] 돈이 바닥난 경우는 거의 없었습니다
       *[middle] 대체로 돈이 바닥나지 않았습니다
    }. { $name }에 투자해 처음 금액의 { $withdraw_rate }를 물가상승에 맞춰 늘려 가며 인출했을 때, 1871년 이후 모든 { $horizon } 구간의 { $withdraw_lasted }에서 돈이 끝까지 바닥나지 않았습니다. 모든 구간에서 돈이 바닥나지 않은 최대 인출률은 { $withdraw_always }였습니다.
first-withdraw-long = { $name }에 투자해 처음 금액의 { $withdraw_rate }를 물가상승에 맞춰 늘려 가며 인출했을 때, 1871년 이후 돈이 10년 동안 바닥나지 않은 경우는 { $withdraw_lasted_10y }, 20년은 { $withdraw_lasted_20y }, { $horizon }은 { $withdraw_lasted }입니다.
first-withdraw-years =
    { $reached ->
        [always] { $name }에 투자했을 때, 1871년 이후 모든 경우에 돈이 { $horizon } 이상 갔습니다
        [half] { $name }에 투자했을 때, 1871년 이후 최악의 경우에는 돈이 { $withdraw_years_worst } 동안, 절반의 경우에는 { $horizon } 이상 갔습니다
       *[no] { $name }에 투자했을 때, 1871년 이후 최악의 경우에는 돈이 { $withdraw_years_worst } 동안, 절반의 경우에는 { $withdraw_years_typical } 이상 갔습니다
    }.
first-withdraw-most = { $name }에 투자했을 때, 1871년 이후 모든 { $horizon } 구간에서 돈이 바닥나지 않은 최대 인출률은 처음 금액의 { $withdraw_always }였습니다(인출액은 물가상승에 맞춰 늘립니다). 구간의 절반에서는 { $withdraw_median }를 인출해도 돈이 바닥나지 않았습니다.
first-plan = { $name }에 매달 같은 금액을 넣었을 때, 물가상승을 감안한 최종 금액은 넣은 돈의 { $plan_median }배였습니다(1871년 이후 모든 { $horizon } 구간의 중앙값). 구간의 10분의 1에서는 { $plan_low }배에 못 미쳤고, { $plan_loss }에서는 넣은 돈보다 적었습니다.
first-plan-sum = 매달 나눠 넣은 총 { $plan_paid }의 최종 금액은 지금 돈 가치로 약 { $plan_median_sum } 수준이었고, 결과가 가장 나쁜 10분의 1의 경우에는 { $plan_low_sum }에 못 미쳤습니다 ({ $name }, { $horizon }).
first-plan-goal = 질문에 나온 금액을 지금 돈 가치로 모으는 데, 절반의 경우에는 매달 { $plan_monthly_median } 정도, 열에 아홉의 경우에는 매달 { $plan_monthly_low } 정도면 충분했습니다 ({ $name }, { $horizon }).
first-grown = { $name }에 한 번에 넣은 돈은 물가상승을 감안하면 { $grown_median }배가 되었습니다(1871년 이후 모든 { $horizon } 구간의 중앙값). 구간의 10분의 1에서는 { $grown_low }배에 못 미쳤고, 전체 구간의 { $grown_loss }는 손실로 끝났습니다.
first-grown-goal = 질문에 나온 금액을 지금 돈 가치로 만드는 데, 절반의 경우에는 한 번에 { $grown_needed_median } 정도, 열에 아홉의 경우에는 { $grown_needed_low } 정도면 충분했습니다 ({ $name }, { $horizon }).
first-grown-sum = 한 번에 넣은 { $grown_start }의 최종 금액은 지금 돈 가치로 약 { $grown_median_sum } 수준이었고, 결과가 가장 나쁜 10분의 1의 경우에는 { $grown_low_sum }에 못 미쳤습니다 ({ $name }, { $horizon }).
first-withdraw-sum = 질문에 나온 금액에서 해마다 인출할 때, 약 { $withdraw_always_sum }까지는 과거 모든 구간에서, 약 { $withdraw_median_sum }까지는 과거 구간의 절반에서 돈이 바닥나지 않았습니다 ({ $name }, { $horizon }).
first-withdraw-month = 질문에 나온 금액에서 매달 인출할 때, 약 { $withdraw_always_month }까지는 과거 모든 구간에서, 약 { $withdraw_median_month }까지는 과거 구간의 절반에서 돈이 바닥나지 않았습니다 ({ $name }, { $horizon }).
first-withdraw-capital = 이를 위해 처음에 있어야 할 돈은 과거 모든 구간에서 바닥나지 않으려면 약 { $withdraw_capital_always }, 과거 구간의 절반에서 바닥나지 않으려면 약 { $withdraw_capital_median }입니다 ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] 한꺼번에 투자하는 쪽이 더 나은 경우가 많았습니다
        [low] 나눠서 투자하는 쪽이 더 나은 경우가 많았습니다
       *[middle] 어느 쪽도 뚜렷이 낫지 않았습니다
    }. 1871년 이후 모든 1년 구간의 { $lump_ahead }에서, { $name }에 한꺼번에 넣은 돈이 같은 금액을 열두 달에 나눠 넣은 경우를 앞섰습니다. 그 차이의 중앙값은 { $lump_lead }였습니다.
first-wait =
    { $verdict ->
        [low] { $wait_fall } 하락은 대체로 오지 않았습니다
        [high] { $wait_fall } 하락은 대체로 언젠가는 왔습니다
       *[middle] { $wait_fall } 하락은 온 경우와 오지 않은 경우가 반반쯤이었습니다
    }. 1871년 이후 모든 달의 { $wait_reached }에서, 그 뒤 { $horizon } 안에 미국 주식이 그달보다 { $wait_fall } 이상 싸진 적이 있었습니다.
first-wait-compared = 참고로 한꺼번에 넣은 돈은 모든 1년 구간의 { $lump_ahead }에서 같은 금액을 열두 달에 나눠 넣은 경우를 앞섰습니다.
first-eps =
    { $date }에 끝난 회계연도에 { $name }의 이익은 전년보다 { $eps_growth_1y } { $direction ->
        [up] 늘어난
       *[down] 줄어든
    } { $eps_diluted }입니다.
first-roe =
    { $verdict ->
        [low] { $name }의 자기자본이익률은 자사주 매입 덕분이 아닙니다
        [high] { $name }의 자기자본이익률은 대부분 자사주 매입 덕분입니다
       *[middle] 자사주 매입이 { $name }의 자기자본이익률을 끌어올립니다
    }. { $date }에 끝난 회계연도에 자기자본이익률은 { $roe }였고, { $name }의 5년간 자사주 매입액은 자기자본의 { $buybacks_5y_to_equity }배였습니다.
first-view-net =
    { $verdict ->
        [favourable] 종합하면, 수치는 { $name }에 유리합니다
        [unfavourable] 종합하면, 수치는 { $name }에 불리합니다
        [none] { $name }에 대한 수치만으로는 이 질문에 답할 수 없습니다
       *[mixed] { $name }에 대한 수치는 엇갈립니다
    }. { $date }에 끝난 회계연도에 매출이 { $revenue_growth_1y } { $direction ->
        [up] 늘었고
       *[down] 줄었고
    }, 순이익은 매출의 { $net_margin }였습니다.
first-policy-rate =
    미국 기준금리는 { $policy_rate }({ $date })로, { $other_date }까지 12개월간의 물가상승률 { $infl_12m }보다 { $verdict ->
        [no] 높았습니다
       *[partly] 낮았습니다
    }.
first-mixes =
    { $verdict ->
        [more] { $higher } 조합이 수익이 더 컸지만 더 크게 하락했습니다
        [better] { $higher } 조합이 수익이 더 컸고 더 크게 하락하지는 않았습니다
       *[neither] 어느 쪽도 뚜렷하게 낫지 않았습니다
    }. 미국 주식과 채권의 경우 물가상승을 감안하면 1871년 이후 모든 { $horizon } 구간에서 수익률 중앙값은 { $name } 조합이 { $mix_median }, { $other } 조합이 { $other_mix_median }였습니다. 손실로 끝난 구간은 { $name } 조합에서 { $freq_neg }, { $other } 조합에서 { $other_mix_loss }였습니다. 가장 큰 하락은 각각 { $fall }, { $other_fall }였습니다.
first-fund-falls = 미국 주식 전체에 투자하는 펀드도 거의 같은 폭으로 하락합니다.
first-stock-fall = 주식이 { $stock_fall } 하락하고 채권 가격이 그대로라면 { $name }에서 약 { $mix_stock_fall } 손실이 납니다.
first-parts-fall = 나머지 가격이 그대로라면 전체로는 { $whole_fall } 손실이 납니다({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = 전액을 { $name }에 투자했다고 가정한 계산입니다.
first-supposed-sum = { $sum } 가운데 손실은 { $lost }, 남는 금액은 { $left }입니다.
first-constraints = 이 수치에는 말씀하신 조건이 반영되어 있지 않습니다: { $limits }.
first-limit-exceeded = 말씀하신 한도 { $limit } 초과: { $parts }.
first-limit-kept = 말씀하신 한도 { $limit } 이내: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = 수수료를 뺀 뒤 더 많이 주는 쪽입니다. 달러 머니마켓펀드는 3개월 만기 미국 국채 수익률({ $date } 기준 { $bill_rate })에서 수수료를 뺀 정도를 줍니다. 금리가 그보다 낮은 예금은 이자가 적지만, 예금은 한도까지 보호되고 펀드는 보호되지 않습니다. 개별 은행의 금리는 없습니다.
first-stock-share = 누구에게나 맞는 비중은 없습니다. 돈이 언제 필요한지, 얼마나 깊은 하락을 견딜 수 있는지가 중요합니다. 1871년 이후 미국 주식은 물가상승을 감안하면 모든 5년간의 { $five }, 모든 20년간의 { $twenty }에서 손실이었고, 최악의 경우 { $fall } 하락했습니다. 돈의 절반이 주식에 있으면 그런 하락이 전체에서 가져가는 몫은 그 절반입니다. 몇 년 안에 쓸 돈은 주식에 두지 않는 것이 좋습니다.
first-debt-cash = { $date } 기준 { $name }의 차입금은 { $debt }, 현금과 단기 증권은 { $cash }입니다.
first-short-history = { $horizon } 동안 { $name }의 수익이 어떨지 말할 수 없습니다. 우리가 가진 가격 자료는 { $from }부터 { $to }까지뿐입니다.
first-stand-in-bonds = 이 펀드는 미국 10년 만기 국채의 자료로 대신했습니다.
first-erosion = 물가상승률이 { $infl_supposed }라면, 이자가 붙지 않는 돈으로 살 수 있는 것은 { $horizon } 뒤에 { $infl_erosion } 줄어듭니다.
first-forecast = 이는 누구도 미리 알 수 없습니다. 다음은 최신 수치입니다.
first-stand-in-mix = 이 펀드들은 미국 주식과 미국 10년 만기 국채의 자료로 대신했습니다.
first-stand-in = { $name }의 장기 자료가 없어 미국 주식의 자료로 대신했습니다.
first-dividend-not-shown = { $date }에 끝난 회계연도의 { $name } 재무제표에는 배당이 나와 있지 않습니다.
first-no-dividend = { $name }: { $date }에 끝난 회계연도에 배당을 지급하지 않았습니다.
first-withdrawals = 인출은 계산하지 않았습니다. 이 수치는 인출을 뺀 것입니다.
first-income-share =
    이는 { $share }이며, { $same ->
        [yes] { $since }년과 같습니다
       *[no] { $since }년에는 { $first_share }였습니다
    }.

## How current the evidence is, by kind.

evidence-current = 자료 기준: { $kinds }.
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
    }했습니다. 기록된 날의 { $dollar_percentile }에서는 지금보다 약했습니다.
wrong-dollar = 달러가 1년 안에 방향을 바꿉니다.
claim-fall-year =
    { $dates }까지 1년간 { $name } 가격은 최대 { $max_drawdown_1y_size } 하락했습니다{ $dated ->
        [yes] ({ $from }~{ $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . 이는 위험 감내 수준{ $verdict ->
            [opposes] 을 넘습니다
           *[other] { " " }안에 있습니다
        }
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
wrong-growth-5y = 변화가 인수나 어느 한 해 때문이었습니다.
claim-bill-real =
    미국 3개월물 국채 금리는 { $bill_rate }였습니다({ $dates }). 물가상승을 감안하면 { $real_bill_rate_size } { $real_bill_rate_way ->
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
    { $dates }까지 1년간 미국 경제는 물가상승을 감안해 { $gdp_1y_size } { $gdp_1y_way ->
        [down] 역성장
       *[up] 성장
    }했습니다.
wrong-output = 앞으로 몇 분기 동안 반대로 움직입니다.
claim-money =
    { $dates }까지 1년간 미국 통화량 M2는 { $m2_12m_size } { $m2_12m_way ->
        [down] 감소
       *[up] 증가
    }했고, 물가상승을 감안하면 { $m2_real_12m_size } { $m2_real_12m_way ->
        [down] 감소
       *[up] 증가
    }했습니다{ $more ->
        [yes] . 은행의 기업 대출은 { $loans_12m_size } { $loans_12m_way ->
            [down] 감소
           *[up] 증가
        }했습니다
       *[no] { "" }
    }.
wrong-money = 돈이 M2에 들지 않는 형태로 옮겨 갑니다.
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
wrong-housing = 따뜻하거나 혹독한 겨울로 차이가 설명됩니다.
claim-purchasing-power = 1달러로 살 수 있는 것은 10년 전의 { $purchasing_power_10y }였습니다({ $dates }).
wrong-purchasing-power = 앞으로 10년간 물가가 내립니다.
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
wrong-level = 두 나라의 물가 차이가 벌어져 예전 중앙값이 더는 맞지 않습니다.

## Measures of the above.

measure-vol-12m = 12개월 연간 변동성
measure-gain-whole = 자료 시작 이후 등락률
measure-infl-whole = 같은 기간의 물가상승률
measure-correlation-12m = 12개월 상관계수
measure-level-median = 환율 중앙값
measure-level-percentile = 과거 대비 환율 수준
measure-core-infl-12m = 식품과 에너지를 뺀 물가상승률
measure-shelter-12m = 주거비 변화
measure-payrolls-12m = 일자리 수 변화
measure-income-12m = 실질소득 변화
measure-m2-12m = 통화량 M2 변화
measure-m2-real-12m = 물가상승을 감안한 M2 변화
measure-starts-12m = 주택 착공 변화
measure-permits-12m = 건축 허가 변화
measure-loans-12m = 기업 대출 변화
measure-gdp-1y = 실질 GDP 변화
measure-bill-rate = 3개월물 국채 금리
measure-real-bill-rate = 3개월물 금리에서 물가상승률을 뺀 값
measure-purchasing-power-10y = 10년 뒤 남은 구매력
measure-sahm = 실업률이 1년 최저치를 웃도는 폭
measure-jobs-after-inversion = 금리 역전 뒤 실업률이 오른 비율
measure-jobs-after-any = 이후 실업률이 오른 달의 비율
measure-oil-price = 원유 1배럴 가격
measure-oil-12m = 원유 가격 변화
measure-dollar-12m = 교역 상대국 통화 대비 달러의 등락률
measure-dollar-percentile = 과거 대비 달러 수준
measure-sp-long-rate = 그달의 10년물 금리
measure-revenue-growth-5y = 5년 매출 증가율
measure-eps-growth-5y = 5년 주당순이익 증가율
measure-cash = 현금과 단기 증권
measure-debt = 차입금
measure-dividends = 지급 배당금
measure-buybacks = 자사주 매입
measure-dividends-per-share = 주당 배당금
measure-shares-diluted = 희석 주식 수
measure-public-float = 유통 주식의 가치

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: 월말 가격, { $from }~{ $to }
chart-price-axis = 가격({ $unit })
chart-index-axis = 지수 수준
chart-log = 로그 눈금
chart-fall = 이전 월말 최고점 대비 하락(%)
chart-price-alt = 월말 가격: { $name }, { $from }~{ $to }. 처음 대비 마지막: { $times }. 고점 대비 최대 낙폭: { $deepest }. 마지막 시점: { $last }.
chart-valuation = { $name }: 10년 이익 대비 가격(CAPE), { $from }~{ $to }
chart-valuation-axis = 연간 이익의 배수; 음영: 전체 달의 가운데 절반
chart-last = 최근 { $value }
chart-median = 중앙값 { $value }
chart-valuation-alt = CAPE: { $name }, { $from }~{ $to }. 최근: { $last }. 중앙값: { $median }. 전체 달의 절반이 이 범위에 있습니다: { $low }~{ $high }.
chart-scenarios = 시나리오: 과거가 각각 그렇게 끝난 비율
chart-scenarios-axis = 과거 기간 중 비율(%)
chart-scenarios-alt = 과거 기간 중 비율: { $shares }.
chart-bear = 비관
chart-base = 기본
chart-bull = 낙관
chart-confidence = 위원별 확신도: 질문 전(고리)과 후(점)
chart-confidence-axis = 확신도, 0(없음)에서 1(확실)
chart-confidence-alt = 확신도(0~1), 전과 후: { $members }.
chart-source = 출처: { $source }
chart-source-committee = 출처: 위원회
measure-pf-effective-positions = 집중도가 같은 균등 종목 수
measure-pf-risk-share = 포트폴리오 위험에서 차지하는 몫
measure-pf-halved-drawdown-36m = 가장 큰 종목의 절반이 현금이었을 때 3년간 최대 낙폭
measure-real-max-drawdown-all = 물가상승을 감안한 최대 낙폭
measure-crash-fall = 그 폭락에서 물가상승을 감안한 하락
measure-withdraw-rate = 첫해 인출률
measure-withdraw-lasted = 인출해도 돈이 바닥나지 않은 과거 구간의 비율
measure-past-change = 물으신 기간의 가격 등락률
measure-needed-return = 필요한 연 수익률
measure-needed-start = 처음 금액
measure-needed-goal = 목표 금액
measure-needed-reached = 미국 주식의 수익률이 더 높았던 과거 구간의 비율
measure-infl-change-12m = 물가상승률의 전년 대비 변화
measure-withdraw-lasted-10y = 인출해도 돈이 바닥나지 않은 과거 10년 구간의 비율
measure-withdraw-lasted-20y = 인출해도 돈이 바닥나지 않은 과거 20년 구간의 비율
measure-withdraw-always = 과거 모든 구간에서 돈이 바닥나지 않은 최대 인출률
measure-withdraw-median = 과거 구간의 절반에서 돈이 바닥나지 않은 최대 인출률
measure-return-nominal = 물가상승을 감안하지 않은 수익률
measure-return-real = 물가상승을 감안한 수익률
measure-past-start = 투자한 금액
measure-past-sum = 최종 금액
measure-past-real-sum = 첫 달의 돈 가치로 본 같은 금액
measure-past-worst = 투자 기간과 같은 길이의 과거 구간 중 가장 나쁜 수익률
measure-past-best = 투자 기간과 같은 길이의 과거 구간 중 가장 좋은 수익률
measure-past-infl = 물으신 기간의 물가상승률
measure-past-long-rate = 물으신 기간의 평균 10년 만기 국채 금리
measure-past-policy-rate = 물으신 기간의 평균 기준금리
measure-past-unemployment = 물으신 기간의 평균 실업률
measure-past-gdp = 물으신 기간의 실질 GDP 변화
measure-policy-rate = 미국 기준금리
measure-rate-supposed = 질문에서 가정한 수익률
measure-rate-grown-sum = 그 수익률일 때의 최종 금액
measure-grown-needed-median = 과거 구간의 절반에서 한 번에 넣어 충분했던 금액
measure-grown-needed-low = 과거 구간의 10분의 9에서 한 번에 넣어 충분했던 금액
measure-rate-needed-sum = 그 수익률에서 목표에 필요한 금액
measure-rate-saved-sum = 그 수익률일 때 매달 넣은 돈의 최종 금액
measure-rate-monthly-sum = 그 수익률에서 목표에 필요한 매달 금액
measure-rate-doubling = 돈이 두 배가 되는 시간
measure-recovery = 미국 주식이 폭락 전 고점을 회복하기까지 걸린 기간
measure-repay-rate = 대출 금리
measure-repay-beaten = 미국 주식의 수익률이 대출 금리보다 높았던 과거 구간의 비율
measure-rate-fall = 금리 하락 폭
measure-bond-gain = 금리가 그만큼 내릴 때 10년 만기 채권의 가격 상승
measure-infl-supposed = 질문에서 가정한 물가상승률
measure-infl-erosion = 그 물가상승률에서 줄어드는 구매력
measure-plan-paid = 넣은 돈의 합계
measure-plan-median-sum = 지금 돈 가치로 본 적립식 투자의 최종 금액, 과거 구간의 중앙값
measure-plan-low-sum = 지금 돈 가치로 본 적립식 투자의 최종 금액, 과거 구간의 10분의 9에서 넘은 금액
measure-plan-monthly-median = 과거 구간의 절반에서 충분했던 매달 금액
measure-plan-monthly-low = 과거 구간의 10분의 9에서 충분했던 매달 금액
measure-withdraw-always-sum = 과거 모든 구간에서 돈이 바닥나지 않은 최대 연간 인출액
measure-withdraw-median-sum = 과거 구간의 절반에서 돈이 바닥나지 않은 최대 연간 인출액
measure-withdraw-always-month = 과거 모든 구간에서 돈이 바닥나지 않은 최대 월 인출액
measure-withdraw-median-month = 과거 구간의 절반에서 돈이 바닥나지 않은 최대 월 인출액
measure-withdraw-years-worst = 과거 최악의 구간에서 돈이 간 햇수
measure-withdraw-years-typical = 과거 구간의 절반에서 돈이 간 햇수
measure-withdraw-capital-always = 과거 모든 구간에서 바닥나지 않은 처음 금액
measure-withdraw-capital-median = 과거 구간의 절반에서 바닥나지 않은 처음 금액
measure-plan-median = 넣은 돈 대비 적립식 투자의 최종 금액, 과거 구간의 중앙값
measure-plan-low = 넣은 돈 대비 적립식 투자의 최종 금액, 과거 구간의 하위 10분의 1
measure-plan-loss = 적립식 투자의 최종 금액이 넣은 돈보다 적었던 과거 구간의 비율
measure-grown-start = 한 번에 넣은 돈
measure-grown-median-sum = 지금 돈 가치로 본 한 번에 넣은 돈의 최종 금액, 과거 구간의 중앙값
measure-grown-low-sum = 지금 돈 가치로 본 한 번에 넣은 돈의 최종 금액, 과거 구간의 10분의 9에서 넘은 금액
measure-grown-median = 처음 넣은 금액 대비 한 번에 넣은 돈의 최종 금액, 과거 구간의 중앙값
measure-grown-low = 처음 넣은 금액 대비 한 번에 넣은 돈의 최종 금액, 과거 구간의 하위 10분의 1
measure-grown-loss = 한 번에 넣은 돈이 손실로 끝난 과거 구간의 비율
measure-lump-ahead = 한꺼번에 투자한 쪽이 나눠서 투자한 쪽을 앞선 1년 구간의 비율
measure-lump-lead = 한꺼번에 투자한 쪽이 나눠서 투자한 쪽을 앞선 폭, 1년 구간의 중앙값
measure-wait-fall = 기다리는 하락 폭
measure-wait-reached = 이후 투자 기간 안에 가격이 그만큼 낮아진 달의 비율
measure-bond-loss-1pt = 금리가 1포인트 오를 때 10년 만기 채권의 가격 하락
measure-bond-loss = 금리가 그만큼 오를 때 10년 만기 채권의 가격 하락
measure-rate-rise = 질문에 나온 금리 상승 폭
measure-stock-fall = 질문에 나온 주식 하락 폭
measure-mix-stock-fall = 채권 가격이 그대로일 때 그 하락에서 주식·채권 조합이 입는 손실
measure-part-weight = 해당 부분의 비중
measure-part-fall = 해당 부분의 가정 하락폭
measure-whole-fall = 전체 손실
measure-supposed-sum = 질문에 나온 금액
measure-supposed-lost = 그 금액의 손실
measure-supposed-left = 그 금액에서 남는 돈
measure-mix-median = 물가상승을 감안한 조합의 연수익률 중앙값
measure-other-mix-median = 물가상승을 감안한 두 번째 조합의 연수익률 중앙값
measure-other-mix-loss = 두 번째 조합이 손실로 끝난 과거 구간의 비율
measure-other-mix-fall = 두 번째 조합의 가장 큰 하락

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name }의 주당순이익은 1년간 { $size } 줄었습니다
       *[up] { $name }의 주당순이익은 1년간 { $size } 늘었습니다
    }{ $more ->
        [yes] ({ $eps_diluted })
       *[no] { "" }
    }
wrong-eps = 다음 연차보고서에서 주당순이익이 반대 방향으로 움직입니다.
claim-tax-credit =
    세전이익의 { $tax_credit }에 해당하는 세금 환급이 { $name }의 순이익을 높였습니다{ $more ->
        [yes] . 순이익률은 영업이익률보다 { $net_above_operating } 높았습니다
       *[no] { "" }
    }
wrong-tax-credit = 환급이 해마다 이어지거나, 환급 없이도 이익이 유지됩니다.
claim-other-income = { $name }의 순이익률은 영업이익률보다 { $net_above_operating } 높았습니다. 이자, 처분이익 또는 일회성 항목이 이익에 더해졌습니다
wrong-other-income = 추가 수입이 해마다 이어집니다.
claim-doubted = { $text }. 다만 { $doubt }.
doubt-equity-to-assets = 자기자본이 자산의 { $value }에 불과해 큰 의미가 없습니다
doubt-capital-to-assets = 투하자본이 자산의 { $value }에 불과해 큰 의미가 없습니다
doubt-buybacks-5y-to-equity = 5년간 자사주 매입액이 남은 자기자본의 { $value }배여서 큰 의미가 없습니다
doubt-tax-credit = 세전이익의 { $value }에 해당하는 세금 환급이 보탬이 되었습니다
doubt-net-above-operating = 본업 밖의 수입이 보탬이 되었습니다(순이익률이 영업이익률보다 { $value } 높음)
doubt-eps-growth-5y = 주당순이익은 5년간 { $size } 줄었습니다
doubt-fcf-margin = 잉여현금흐름이 매출의 { $value }에 불과해 큰 의미가 없습니다
doubt-eps-growth-1y = 주당순이익이 최근 1년간 { $size } 줄어 큰 의미가 없습니다
claim-implied-growth =
    1871년 이후 미국 주식만큼 수익을 내려면 { $name }의 이익이 물가상승을 감안해 { $implied_growth_way ->
        [down] 줄더라도 감소 폭이 언제까지나 { $implied_growth_size } 이내여야 합니다
       *[up] { $implied_growth_size }씩 끝없이 늘어야 합니다
    }{ $more ->
        [yes] . 주당순이익은 5년간 { $eps_growth_5y_size } { $eps_growth_5y_way ->
            [down] 감소
           *[up] 증가
        }했습니다
       *[no] { "" }
    }
wrong-implied-growth = 이익이 그보다 빠르게 늘거나, 더 낮은 수익률이 모든 주식에서 보통이 됩니다.
measure-equity-to-assets = 자산 대비 자기자본
measure-capital-to-assets = 자산 대비 투하자본
measure-buybacks-5y-to-equity = 5년간 자사주 매입액(자기자본의 배수)
measure-tax-credit = 세전이익 대비 세금 환급
measure-net-above-operating = 영업이익률을 웃도는 순이익률의 폭
measure-implied-growth = 시가총액에 반영된 이익 증가율

## How the confidence came about.

confidence-kind-accounts = 재무제표
confidence-kind-valuation = 가치평가
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

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = 조회한 가격 또는 환율
measure-looked-change = 조회한 변화
measure-looked-ratio = 조회한 비율 또는 상관관계
lookup-consumer-prices = 미국 소비자물가
lookup-price-ounce = { $name }(1온스)
lookup-price-gram = { $name }(1그램)
lookup-price-now =
    { $date } 기준 { $name }: { $price }, 1년 전({ $then })보다 { $way ->
        [down] { $size } 낮습니다
       *[other] { $size } 높습니다
    }.
lookup-price-at = { $date } 기준 { $name }: { $price }.
lookup-price-near = { $asked }의 { $name } 가격은 없습니다. 가장 가까운 가격은 { $date }의 { $price }입니다.
lookup-price-range = { $time } { $name }: { $low }에서 { $high } 사이였고, 마지막은 { $last }({ $date })입니다.
lookup-price-change =
    { $name }: { $from }부터 { $to }까지 { $size } { $way ->
        [down] 하락했습니다
       *[other] 상승했습니다
    }({ $start } → { $end }).
lookup-price-return =
    { $name } 주식: { $from }부터 { $to }까지 { $size } { $way ->
        [down] 하락
       *[other] 상승
    }(액면분할과 배당 포함).
lookup-price-top =
    { $name }: { $from }부터 { $to }까지 우리 자료에서 { $kind ->
        [low] 가장 낮은
       *[other] 가장 높은
    } 값은 { $top }({ $date })입니다.
lookup-price-off = { $now_date } 기준 { $name }: { $price }. 우리 자료의 최고치 { $top }({ $date })보다 { $size } 낮습니다.
lookup-price-level = { $date } 기준 { $name }: { $price }. { $from } 이후 우리 자료의 { $share } 날보다 높고, 중앙값은 { $median }입니다.
lookup-price-average = { $name }: { $from }부터 { $to }까지 평균 { $average }입니다.
lookup-price-convert = { $date } 환율로 { $sum } = { $result }입니다(수수료를 뺀 계산).
lookup-price-ratio = { $date } 기준 { $name } 1온스는 { $other } { $ratio }온스와 같고, 1년 전에는 { $then }온스였습니다.
lookup-price-correlation = { $name }, { $other }의 월간 변화 상관계수는 { $from }부터 { $to }까지 { $value }입니다(1은 항상 함께, 0은 무관).
lookup-price-month =
    { $name }의 { $kind ->
        [worst] 최악
       *[other] 최고
    }의 달은 { $from }부터 { $to }까지이며 { $size } { $way ->
        [down] 하락
       *[other] 상승
    }했습니다.
lookup-price-fall = 그 기간 { $name }의 가장 큰 하락은 { $size }({ $from } ~ { $to })입니다.
lookup-price-swings = 연간 가격 변동({ $from } ~ { $to }): { $list }.
lookup-price-back = { $name } 주식은 { $date }에 { $from }의 고점을 되찾았습니다(액면분할과 배당 포함).
lookup-price-not-back =
    { $name } 주식은 우리 가격이 끝나는 { $to }까지 { $from }의 고점을 되찾지 못했습니다: { $size } { $way ->
        [down] 낮음
       *[other] 높음
    }(액면분할과 배당 포함).
lookup-price-ranked =
    { $from }부터 { $to }까지 { $kind ->
        [low] 가장 약한 것
       *[other] 가장 강한 것
    }: { $first }, 그다음 { $list }.
lookup-price-item =
    { $name }({ $size } { $way ->
        [down] 하락
       *[other] 상승
    })
lookup-price-sum = { $from }에 { $name }에 넣은 { $sum }은(는) { $to }에 { $became }이(가) 되었습니다(액면분할과 배당 포함).
lookup-price-rate = { $name }: { $from }부터 { $to }까지 평균 { $rate }(액면분할과 배당 포함).
lookup-price-data = { $name }의 우리 가격은 { $from }부터 { $to }까지입니다.
lookup-price-missing = 물으신 시기의 { $name } 가격이 없습니다. 우리 가격은 { $from }부터 { $to }까지입니다.
lookup-price-none = 이 통화의 환율 자료가 없습니다: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] 소비자물가
        [core] 식품과 에너지를 제외한 소비자물가
        [food] 식품 소비자물가
        [energy] 에너지 소비자물가
        [shelter] 주거 소비자물가
        [medical] 의료 소비자물가
        [pce] 개인소비 물가(PCE)
        [ppi] 완제품 생산자물가
        [policy-rate] 정책금리(연방기금)
        [m1] 1개월 국채 수익률
        [b3] 3개월 국채 수익률
        [b6] 6개월 국채 수익률
        [y1] 1년 국채 수익률
        [y2] 2년 국채 수익률
        [y3] 3년 국채 수익률
        [y5] 5년 국채 수익률
        [y7] 7년 국채 수익률
        [y10] 10년 국채 수익률
        [y20] 20년 국채 수익률
        [y30] 30년 국채 수익률
        [curve-2y] 10년 수익률에서 2년 수익률을 뺀 차이
        [curve-3m] 10년 수익률에서 3개월 수익률을 뺀 차이
        [paper] 3개월 기업어음 금리
        [unemployment] 실업률
        [payrolls] 비농업 일자리
        [employed] 취업자 수
        [labor] 경제활동인구
        [factory-jobs] 제조업 일자리
        [claims] 주간 신규 실업수당 청구 건수
        [long-unemployed] 27주 이상 실업자 수
        [unemployed-weeks] 평균 실업 기간(주)
        [hours] 제조업 주당 근로시간
        [wages] 재화 부문 시간당 임금
        [capacity] 제조업 설비 가동률
        [permits] 건축 허가 건수(연율)
        [starts] 주택 착공 건수(연율)
        [production] 산업생산
        [retail] 소매 및 음식점 판매
        [real-sales] 제조업과 유통업의 실질 판매
        [orders] 내구재 주문
        [inventories] 제조업과 유통업의 재고
        [income] 실질 개인소득
        [consumption] 실질 개인소비
        [gdp] 실질 국내총생산
        [money-m1] 통화량 M1
        [m2] 통화량 M2
        [reserves] 은행 지급준비금
        [loans] 은행의 기업 대출
        [real-estate-loans] 은행의 부동산 대출
        [consumer-credit] 비회전 소비자 신용
        [oil] 원유(WTI) 배럴당 가격
       *[dollar] 교역국 대비 달러 지수
    }
lookup-economy-up = { $size } 상승
lookup-economy-down = { $size } 하락
lookup-economy-same = 변화 없음
lookup-economy-now = 미국 { $name }: { $value } ({ $date }), 1년 동안 { $change }, 1년 전 { $before }.
lookup-economy-now-alone = 미국 { $name }: { $value } ({ $date }).
lookup-economy-now-growth = 미국 { $name }: 12개월 동안 { $change } ({ $date }), 1년 전 비율은 { $before }.
lookup-economy-growth-alone = 미국 { $name }: 12개월 동안 { $change } ({ $date }).
lookup-economy-month = 전월 대비: { $change }.
lookup-economy-values = 미국 { $name } – { $list }.
lookup-economy-yearly-values = 미국 { $name }, 기간 중 변화 – { $list }.
lookup-economy-newest = 최신 값: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: 평균 { $mean }, 최저 { $low } ({ $low_date }), 최고 { $high } ({ $high_date }), 한 해 { $change }, 기말 { $end }
lookup-economy-item-end = { $when }: 기말 { $end }, 한 해 { $change }
lookup-economy-item-until = { $year } ({ $date }까지)
lookup-economy-join = { $left }; { $right }
lookup-economy-since = 미국 { $name }: { $change }, { $start } ({ $start_date })에서 { $value } ({ $date })로.
lookup-economy-since-growth = 미국 { $name }, { $start_date }부터 { $date }까지: 모두 { $change }.
lookup-economy-yearly = 연율로는 { $yearly }.
lookup-economy-was-lower = 처음에는 끝보다 { $then } 낮았습니다.
lookup-economy-was-higher = 처음에는 끝보다 { $then } 높았습니다.
lookup-economy-high = 미국 { $name } ({ $from } – { $to }): 최고 값은 { $value } ({ $date })입니다.
lookup-economy-low = 미국 { $name } ({ $from } – { $to }): 최저 값은 { $value } ({ $date })입니다.
lookup-economy-distance = 그 뒤로: { $change }, 현재 { $newest } ({ $newest_date }).
lookup-economy-inverted = 미국 { $name }: 마지막으로 0보다 낮았던 때는 { $date } 말이며 { $value }였습니다. 최신 값: { $newest } ({ $newest_date }).
lookup-economy-worth = 미국 소비자물가, { $from }부터 { $to }까지: { $change }. 당시 { $sum }이던 것은 지금 약 { $sum_now }이고, 지금 { $sum }로 살 수 있는 것은 당시 { $sum_then }이었습니다.
lookup-economy-uncovered = 미국 { $name }: 자료는 { $from }부터 { $to }까지이며 물으신 것을 모두 담고 있지 않습니다.
lookup-economy-no-ecb = 유럽중앙은행의 정책금리는 없습니다. 여기 있는 정책금리는 미국의 것입니다.
lookup-economy-no-policy-rate = 말씀하신 나라의 정책금리나 다른 금리는 없습니다. 여기 있는 금리는 미국의 것입니다.
lookup-economy-no-country = 말씀하신 나라의 경제 수치는 없습니다. 여기 있는 것은 미국의 것입니다.
lookup-economy-no-mortgage = 주택담보대출 금리는 없습니다. 흔히 비교하는 것은 미국 10년 국채 수익률입니다.
lookup-economy-no-recessions = 경기침체 목록이 없어 언제였는지 말할 수 없습니다. 미국의 실업률, 생산, 수익률 곡선은 있습니다.
lookup-economy-yes = 예.
lookup-economy-no = 아니요.
lookup-economy-sahm-warns = 예, 삼 법칙은 경기침체를 경고합니다. 미국의 3개월 평균 실업률이 지난 1년 최저보다 { $sahm } 높았고({ $date }), 이 법칙은 반 포인트부터 경고합니다.
lookup-economy-sahm-quiet = 아니요, 삼 법칙은 경기침체를 경고하지 않습니다. 미국의 3개월 평균 실업률과 지난 1년 최저의 차이는 { $sahm }이고({ $date }), 이 법칙은 반 포인트부터 경고합니다.
lookup-economy-after-inversion = 미국 10년 국채 수익률이 3개월물보다 낮았던 달 가운데 18개월 뒤 실업률이 반 포인트 이상 높았던 달은 { $share }, 모든 달 가운데서는 { $any }입니다.
lookup-economy-deposit-us = 금리 { $rate }에서 미국 물가상승률 { $inflation }을 빼면 세전으로 해마다 약 { $real }가 남습니다. 다른 나라의 물가상승률은 자료에 없습니다.
lookup-economy-deposit = 금리 { $rate }에서 물가상승률 { $inflation }을 빼면 세전으로 해마다 약 { $real }가 남습니다.
lookup-economy-not-covered = { $when }에 대해서는 자료가 없습니다.
lookup-economy-item-average = { $when }: 평균 { $value }
measure-economy-value = 계열의 값
measure-economy-before = 1년 전 값
measure-economy-change = 계열의 변화
measure-economy-change-1m = 한 달 변화
measure-economy-mean = 기간 평균
measure-economy-high = 최고 값
measure-economy-low = 최저 값
measure-economy-end = 기말 값
measure-economy-start = 기초 값
measure-economy-yearly = 연율 변화
measure-economy-then = 처음과 끝의 비교
measure-economy-sum = 말씀하신 금액
measure-economy-sum-now = 지금 드는 값
measure-economy-sum-then = 당시의 구매력
measure-economy-rate = 말씀하신 금리
measure-economy-inflation = 비교한 물가상승률
measure-economy-real = 물가상승 후 금리
## Subjects without data: what is missing, and what can be told.

outside-tax = 세금 자료는 없습니다. 세율과 규칙은 나라와 개인 사정에 따라 다릅니다. 투자가 세전으로 얼마를 벌었는지는 보여 드릴 수 있습니다.
outside-start = 계좌를 열고 시작하는 방법은 다루지 않습니다. 은행이나 증권사, 나라에 따라 다릅니다. 미국 주식에 매달 넣거나 한 번에 넣은 돈이 과거에 어떻게 되었는지는 보여 드릴 수 있으니 금액과 기간을 적어 주세요.
outside-account = 증권사와 그 규칙에 관한 자료는 없습니다. 계좌 개설, 주문, 주식 대여는 증권사와 법에 따라 다릅니다. 투자 대상의 재무제표, 가격, 과거 수익률은 보여 드릴 수 있습니다.
outside-bank = 은행과 증권사의 안전성이나 예금 보험에 관한 자료는 없으며, 보호 한도는 각 나라의 법이 정합니다. 미국 단기 국채의 수익률은 보여 드릴 수 있습니다.
outside-property = 집값, 임대료, 부동산 수익률 자료가 없어 다른 투자와 비교할 수 없습니다. 미국 주식과 채권의 수익률은 보여 드릴 수 있습니다.
outside-insurance = 보험과 연금보험 자료는 없습니다. 비용과 지급액은 계약마다 다릅니다. 미국 주식과 채권에서 꺼내 쓴 돈이 과거에 얼마나 오래갔는지는 보여 드릴 수 있습니다.
outside-analysts = 애널리스트의 의견이나 목표 주가는 없습니다. 회사가 발표한 수치는 보여 드릴 수 있습니다.
outside-events = 뉴스, 정치, 그리고 선거, 전쟁, 반감기 같은 사건의 자료가 없어 가격에 미치는 영향을 말할 수 없습니다. 미국 주식이 과거에 얼마나 자주, 얼마나 깊이 떨어졌는지는 보여 드릴 수 있습니다.
outside-sectors = 업종, 산업, 소형주 같은 주식 묶음의 수익률이 없어 평가하거나 순위를 매길 수 없습니다. 미국 주식 전체와 개별 회사의 재무제표는 보여 드릴 수 있습니다.
outside-elsewhere = 다른 나라와 지역의 주식시장, 채권, 펀드 자료는 없습니다. 미국의 자료는 보여 드릴 수 있습니다.
outside-bonds = 개별 채권, 저축채권, 물가연동채의 자료는 없습니다. 미국 국채의 수익률과 미국 물가는 보여 드릴 수 있습니다.
outside-private = 주식이 거래소에서 거래되지 않는 회사의 자료는 없어 재무제표도 가격도 없습니다. 상장 회사가 발표한 수치는 보여 드릴 수 있습니다.
outside-trading = 데이트레이딩 등 단기 매매의 성과 자료는 없습니다. 미국 주식이 한 해와 더 긴 기간에 얼마나 자주 손실을 냈는지는 보여 드릴 수 있습니다.
outside-estate = 상속과 그 법에 관한 자료가 없어 무엇을 먼저 해야 할지 말할 수 없습니다. 포트폴리오가 얼마나 위험한지는 보여 드릴 수 있으니 구성과 비중을 적어 주세요.
outside-fund-types = 어느 쪽이 맞는지는 주로 세금에 달려 있는데, 세금 자료는 없습니다.
first-no-figures = 이 질문에 답할 수치가 없습니다. 회사의 재무제표, 금속과 암호화폐와 통화의 가격, 미국의 금리와 경제 지표, 미국 주식과 채권의 역사가 있습니다.
first-us-only = 시장과 경제 전체에 관한 수치는 미국 것만 있습니다.
quoted-question = “{ $text }”
coin-btc = 비트코인
coin-eth = 이더리움
# Figures of accounts that are looked up
acc-value =
    { $name }의 { $measure } 수치는 { $at ->
        [day] { $date } 기준
       *[year] { $date }에 끝난 회계연도에
    } { $value }입니다.
acc-other-day = { $date } 기준으로는 { $value }입니다.
acc-series = { $name }의 회계연도별 { $measure }, 결산월과 함께: { $items }.
acc-series-item = { $date } { $value }
acc-change =
    { $name }의 { $measure }: { $then }({ $from }에 끝난 회계연도)에서 { $now }({ $date }에 끝난 회계연도), { $way ->
        [up] { $change } 증가
        [down] { $change } 감소
       *[level] 변화 없음
    }.
acc-rate = 연율로는 { $rate }입니다.
acc-moved =
    { $way ->
        [up] { $change } 증가했습니다.
        [down] { $change } 감소했습니다.
       *[level] 변화가 없습니다.
    }
acc-faster =
    { $name }에서 { $way ->
        [down] 더 크게 줄어든 것은
       *[up] 더 빨리 늘어난 것은
    } { $measure }입니다: { $change }, { $other } { $other_change } ({ $from }에 끝난 회계연도부터 { $date }에 끝난 회계연도까지).
acc-cover =
    { $verdict ->
        [yes] 예, { $name }에서 충당되었습니다
        [no] 아니요, { $name }에서 충당되지 않았습니다
       *[some] { $name }에서 일부 연도에만 충당되었습니다
    }({ $measure }, { $other }). 결산월별: { $items }.
acc-cover-item = { $date } { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name }에서 전년보다 줄인 회계연도({ $measure }, 결산일): { $items }.
        [raised] { $name }에서 모든 회계연도에 늘렸습니다({ $measure }): { $from }에 끝난 연도({ $then })부터 { $date }에 끝난 연도({ $now })까지.
       *[kept] { $name }에서 줄인 회계연도가 없습니다({ $measure }): { $from }에 끝난 연도({ $then })부터 { $date }에 끝난 연도({ $now })까지.
    }
acc-cut-item = { $date }({ $then }에서 { $now })
acc-streak =
    { $kind ->
        [loss] { $name }의 연속 적자: { $count }
        [profit] { $name }의 연속 흑자: { $count } ({ $measure })
        [rise] { $name }의 연속 증가: { $count } ({ $measure })
       *[fall] { $name }의 연속 감소: { $count } ({ $measure })
    }, { $from }에 끝난 회계연도부터 { $date }에 끝난 회계연도까지.
acc-last = { $name } 재무제표에 이 항목({ $measure })이 중단 전 마지막으로 나온 회계연도는 { $date }에 끝났고 { $value }입니다. 다음 해에는 없습니다.
acc-peak =
    { $is_now ->
        [yes] { $name }의 { $measure }: 우리 자료에서 { $date }에 끝난 회계연도의 { $now }보다 높은 적이 없습니다.
       *[no] { $name }의 { $measure }: 최고치 { $peak }({ $peak_date }에 끝난 회계연도)에서 { $now }({ $date }에 끝난 회계연도)까지 { $fall } 감소했습니다.
    }
acc-total = { $name }의 { $measure } 합계는 { $from }에 끝난 회계연도부터 { $date }에 끝난 회계연도까지 { $value }입니다.
acc-rank =
    { $way ->
        [low] { $measure } 최저는 { $name }입니다. 낮은 순
       *[high] { $measure } 최고는 { $name }입니다. 높은 순
    }(괄호 안은 결산일): { $items }.
acc-rank-growth =
    { $way ->
        [low] { $measure } 증가가 가장 느린 곳은 { $name }입니다. 느린 순
       *[high] { $measure } 증가가 가장 빠른 곳은 { $name }입니다. 빠른 순
    }({ $from }에 끝난 회계연도 또는 가장 가까운 연도부터): { $items }.
acc-losses = 재무제표가 있는 기업 가운데 최근 회계연도에 적자를 낸 곳: { $items }.
acc-lacking = { $names }의 재무제표에 다음 수치가 없습니다: { $measure }.
acc-no-accounts = { $names }의 재무제표는 없습니다.
acc-no-year = { $years }년에 대해 { $name }의 재무제표에 다음 수치가 없습니다: { $measure }.
acc-uncounted = 물어보신 수치는 우리 자료에 없습니다. { $name }의 재무제표에는 회사 전체 금액만 있고 회원, 고객, 직원, 제품의 수나 사업별 내역은 없습니다.
acc-shares-bought = { $name }의 재무제표에는 자사주를 몇 주 매입했는지는 없고 지불한 금액만 있습니다.
acc-no-why = 재무제표는 금액을 보여 줄 뿐 이유는 말하지 않습니다.
acc-companies = 다음 기업의 연간 재무제표가 있습니다: { $names }.
acc-coverage = { $name }에 대해서는 { $from }에 끝난 회계연도부터 { $date }에 끝난 회계연도까지의 재무제표가 있습니다: 매출, 이익, 이익률, 현금흐름, 부채, 현금, 배당, 자사주 매입, 주식 수.
measure-assets = 총자산
measure-capex = 설비투자
measure-dividend-payout = 순이익 대비 배당
measure-eps-basic = 기본 주당순이익
measure-equity = 자기자본
measure-goodwill = 영업권
measure-gross-profit = 매출총이익
measure-interest-expense = 이자비용
measure-inventory = 재고자산
measure-net-debt = 순차입금
measure-operating-cash-flow = 영업활동 현금흐름
measure-operating-income = 영업이익
measure-paid-out = 배당과 자사주 매입 합계
measure-research = 연구개발비
measure-sales-per-share = 주당 매출
measure-shares-outstanding = 발행주식수
measure-tax-rate = 실효세율
measure-lookup-change = 변화
measure-lookup-rate = 연간 변화율
measure-lookup-total = 합계
measure-lookup-cut = 배당 삭감
measure-lookup-raised = 연속 증가 연수
measure-lookup-streak = 연속 연수
# The history of the US market, looked up, and what is said before any view.
lookup-margin = 먼저 위험입니다. 빌린 돈으로는 하락의 손실이 하락폭 자체보다 크고, 가격이 회복되기 전에 빌려준 쪽이 상환을 요구할 수 있습니다. 미국 주식 가격은 { $fall } 하락한 적이 있습니다({ $from }~{ $to }). 돈의 절반이 빚이라면 절반만 떨어져도 자기 돈이 모두 사라집니다.
lookup-short = 네. 공매도를 하면 넣은 돈보다 더 잃을 수 있습니다. 손실은 가격이 오를수록 커지고, 가격에는 상한이 없습니다. 미국 주식 전체도 열두 달 동안 { $best } 오른 적이 있습니다({ $from }~{ $to }).
lookup-weight = 돈의 { $weight } 정도가 한곳({ $name })에 있는 것 자체가 위험입니다. 그곳이 절반으로 떨어지면 가진 것 전체에서 { $loss } 만큼을 잃습니다.
lookup-weight-company = 미국 주식 전체는 최악의 경우 { $fall } 하락했지만({ $from }~{ $to }, 물가 반영) 회복했습니다. 한 회사는 더 깊이 떨어질 수 있고 끝내 회복하지 못할 수도 있습니다.
lookup-single-stocks = 둘 중 더 안전한 쪽은 인덱스 펀드입니다. 낮은 비용으로 수백 개 기업을 담고 있어 그중 하나가 무너져도 손실이 작습니다.
lookup-one-company = 한 회사
lookup-fee = { $fee } 수수료는 그 전 수익률과 상관없이 { $years } 동안 최종 금액에서 { $taken } 만큼을 가져갑니다. 참고로 미국 주식은 1871년 이후 물가를 반영해 평균 { $average } 수익을 냈습니다(수수료 전).
lookup-bills = 3개월 만기 미국 국채의 수익률은 { $bills }({ $date })로, { $real_way ->
        [down] 물가 상승률보다 { $real } 낮습니다
       *[up] 물가 상승률보다 { $real } 높습니다
    }.
lookup-loan = 대출 금리가 결정하는데 질문에 없습니다. 먼저 갚은 만큼은 그 이자를 확실히 아낍니다. 미국 주식은 1871년 이후 물가를 반영해 평균 { $average } 수익을 냈지만 최악의 경우 { $fall } 하락했습니다.
lookup-name-cape = 미국 주식의 CAPE(주가를 10년 평균 이익으로 나눈 값)
lookup-name-pe = 미국 주식의 주가를 1년 이익으로 나눈 값
lookup-name-yield = 미국 주식의 배당수익률
lookup-name-price = S&P 종합지수(월평균)
lookup-value = { $date } { $name }: { $value }였습니다.
lookup-range = { $since } 이후 { $name }: 최고 { $high }({ $high_date }), 최저 { $low }({ $low_date })였습니다. 모든 달의 중앙값은 { $median }입니다.
lookup-after-cape = CAPE가 { $bound } 이상이던 달 이후 10년 동안 미국 주식은 물가를 반영해 { $median_way ->
        [down] { $median } 손실
       *[up] { $median } 수익
    }이었고(1881년 이후 중앙값), 그 기간 가운데 { $gained }에서 수익이 났습니다.
lookup-premium = 이익을 기준으로 미국 주식은 10년 만기 미국 국채보다 { $premium_way ->
        [down] { $premium } 낮은
       *[up] { $premium } 높은
    } 수익을 약속했습니다({ $date }). 10년 평균 이익을 주가로 나눈 값(CAPE의 역수)에서 물가를 반영한 국채 수익률을 뺀 것입니다.
lookup-fall = { $deepest ->
        [yes] 1871년 이후 가장 깊은 하락({ $name })은 { $fall }였습니다
       *[no] 하락({ $name })은 { $fall }였습니다
    }({ $from }~{ $to }, 배당과 이자 포함, 물가 반영).
lookup-recovered = 고점에서 그 고점을 되찾기까지 { $recovery } 걸렸습니다({ $to }).
lookup-not-recovered = 고점을 되찾기 전에 자료가 끝납니다.
lookup-fall-prices = 가격만 보면(배당 제외, 물가 반영 전) { $fall } 하락했습니다({ $from }~{ $to }, 월평균).
lookup-below-high = { $date } 미국 주식 가격은 이전 고점보다 { $fall } 낮았습니다(월평균).
lookup-extremes = { $since }년 이후({ $name }) { $span ->
        [month] 최악의 달
        [decade] 최악의 10년
       *[year] 최악의 해
    }: 물가를 반영해 { $worst_way ->
        [up] { $worst } 수익
       *[down] { $worst } 손실
    }({ $from }~{ $to }), 가장 좋은 경우는 { $best_way ->
        [down] { $best } 손실
       *[up] { $best } 수익
    }({ $best_from }~{ $best_to })이었습니다. 가격은 월평균입니다.
lookup-average = { $name }: 1871년 이후 배당과 이자를 포함해 물가 반영 평균 { $mean }였습니다. { $years } 기간의 중앙값은 { $median_way ->
        [down] { $median } 손실
       *[up] { $median } 수익
    }이었고, 기간 가운데 { $lost }는 손실로 끝났습니다.
lookup-losses = { $name }: 1871년 이후 { $years } 기간 전체 가운데 { $lost }에서 물가를 반영하면 손실이 났습니다. 최악의 기간은 { $worst_way ->
        [up] { $worst } 수익
       *[down] { $worst } 손실
    }이었습니다({ $from }~{ $to }).
lookup-bears-often = 1871년 이후 미국 주식은 { $count }번 5분의 1 이상 하락했으며, 평균 간격은 { $every }입니다(가격만, 월평균).
lookup-bears = 1871년 이후 미국 주식이 5분의 1 이상 하락한 경우, 고점에서 저점까지 평균 { $length }, 고점을 되찾기까지 평균 { $recovery } 걸렸습니다(가격만, 월평균).
lookup-season = { $name }: 1871년 이후 평균 { $mean_way ->
        [down] 월 { $mean } 하락
       *[up] 월 { $mean } 상승
    }, 모든 달은 { $all_way ->
        [down] { $all } 하락
       *[up] { $all } 상승
    }이었습니다(월평균 가격).
lookup-summer = 5월~10월
lookup-swings = 미국 주식 가격은 1871년 이후 { $swings } 만큼 출렁였습니다(월평균의 표준편차, 일별 가격으로는 더 높습니다).
lookup-saved = 매달 넣은 총 { $paid } 금액이 { $to }까지 약 { $sum }이 되었습니다(배당 포함, 물가 반영 전). 그동안 미국 주식은 물가를 반영해 { $return } 수익을 냈습니다.
lookup-years-up = { $since }년 이후 한 해(1~12월) 단위로 보면 { $count }년 가운데 미국 주식이 오른 해는 { $up }년입니다(배당을 포함하고 물가상승을 감안). 손실로 끝난 해의 비율은 { $lost }입니다. 연간 손익의 중앙값은 { $median_way ->
        [down] { $median } 손실
       *[up] { $median } 수익
    }이었습니다.
lookup-losing-years = { $since }년 이후 한 해(1~12월) 단위로 보아 미국 주식이 { $run }년 이상 연속으로 손실을 낸 경우는 { $runs }번입니다(물가상승을 감안하고 배당을 포함). 손실이 가장 길게 이어진 기간은 { $longest }입니다.
lookup-when =
    { $condition ->
        [cut] 미국 기준금리가 0.5퍼센트포인트 이상 내린
        [rise] 미국 기준금리가 0.5퍼센트포인트 이상 오른
       *[inflation] 미국 소비자물가가 5% 이상 오른
    } 해(1~12월)에 미국 주식의 연간 손익 중앙값은 { $median_way ->
        [down] { $median } 손실
       *[up] { $median } 수익
    }이었고(배당을 포함하고 물가상승을 감안), 그런 해 가운데 { $lost }는 손실로 끝났습니다(그런 해는 { $since }년 이후 { $all_count }년 중 { $count }년). { $all_count }년 전체로 보면 중앙값은 { $all_way ->
        [down] { $all } 손실
       *[up] { $all } 수익
    }이었고, 그 가운데 { $all_lost }는 손실로 끝났습니다.
lookup-chance =
    1871년 이후 { $years } 기간 전체 가운데 { $chance }에서 미국 주식은 { $gain ->
        [double] 두 배 이상이 되었습니다
        [year] { $percent }를 넘는 수익을 냈습니다
       *[all] { $percent }를 넘는 수익을 냈습니다
    }(배당을 포함하고 물가상승을 감안하기 전). 물가상승을 감안하면 그 비율은 { $real }입니다.
lookup-dividends = { $date } 미국 주식의 배당수익률 { $yield } 기준으로, 투자 금액 { $sum }에 대한 배당은 세전으로 한 해 약 { $income }입니다. 배당은 기업의 이익에 따라 늘거나 줄고, 주식의 가치도 마찬가지로 오르내립니다.
outside-picks = 저희는 종목을 골라 드리지 않으며, 모든 종목의 순위도 없습니다. 회사 이름을 말씀해 주시면 재무제표를 비교해 드립니다. 미국 주식 전체에 대해서는 수익률을 보여 드릴 수 있습니다.
first-bearable =
    { $fits ->
        [yes] 이는 견딜 수 있다고 하신 { $bearable } 손실 범위 안입니다.
       *[no] 이런 하락은 견딜 수 있다고 하신 { $bearable } 손실을 넘어섭니다.
    }
measure-years-count = 한 해(1~12월) 단위로 본 햇수
measure-years-median = 한 해 수익률의 중앙값
measure-years-lost = 손실로 끝난 해의 비율
measure-years-up = 수익이 난 해의 수
measure-losing-runs = 손실이 연속된 횟수
measure-losing-longest = 손실이 가장 길게 이어진 기간
measure-when-count = 그런 해의 수
measure-when-median = 그런 해의 중앙값
measure-when-lost = 그런 해 가운데 손실로 끝난 비율
measure-chance = 그 수익을 넘은 기간의 비율
measure-chance-gain = 질문에 나온 수익
measure-chance-real = 물가상승을 감안해 그 수익을 넘은 기간의 비율
measure-dividend-income = 그 금액에 대한 한 해 배당
lookup-not-covered = 미국 주식과 채권의 자료에 질문의 달이 들어 있지 않습니다. 1871년부터 { $date }까지 미국 주식은 물가를 반영해 { $average } 수익을 냈습니다.
measure-season = 한 달의 평균 변화
measure-fee = 연간 수수료
measure-fee-taken = 수수료가 가져가는 최종 금액의 몫
measure-fee-years = 수수료를 내는 햇수
measure-bear-count = 5분의 1 이상 하락한 횟수
measure-bear-every = 한 하락에서 다음 하락까지의 햇수
measure-bear-length = 고점에서 저점까지의 달수
measure-bear-recovery-length = 고점을 되찾기까지의 달수
measure-weight-loss = 그 부분이 절반이 될 때 전체의 손실
