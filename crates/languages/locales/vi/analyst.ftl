# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (tính đến { $dates }).
surroundings = Bối cảnh: { $text }
between-sentences = { " " }
between = { "; " }
us-market = thị trường chứng khoán Mỹ
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] { $name } nhỉnh hơn
       *[none] mức này gần như ngang nhau
    }
absent = Không có ý kiến: { $reason }
dissent =
    { $stance ->
        [supports] { $seat } đánh giá tích cực hơn: { $claim }
       *[opposes] { $seat } đánh giá tiêu cực hơn: { $claim }
    }

## The seats of the committee.

seat-chair = Chủ tọa
seat-fundamentals = Phân tích cơ bản
seat-valuation = Định giá
seat-market = Thị trường và kỹ thuật
seat-macro = Vĩ mô và lãi suất
seat-industry = Ngành
seat-allocation = Phân bổ
seat-risk = Phụ trách rủi ro
seat-red-team = Đội đỏ
mandate-chair = Cân nhắc từng luận điểm và viết nhận định chung.
mandate-fundamentals = Xem doanh nghiệp hoặc thị trường lãi bao nhiêu, chi trả bao nhiêu và nợ bao nhiêu.
mandate-valuation = Mức giá so với lịch sử của chính nó và so với trái phiếu.
mandate-market = Xem giá đã diễn biến ra sao.
mandate-macro = Xem lạm phát, lãi suất và tình hình kinh tế.
mandate-industry = Xem doanh nghiệp mạnh đến đâu trước đối thủ và khách hàng.
mandate-allocation = Xem các phần của danh mục biến động cùng nhau ra sao.
mandate-risk = Có thể mất gì, bao nhiêu và bao lâu một lần, so với mức bạn chịu được.
mandate-red-team = Phản biện bản nháp: kết luận ngược lại, dữ liệu cũ, một con số gánh quá nhiều.
lens-chair = điều mà toàn bộ bằng chứng ủng hộ
lens-fundamentals = doanh thu, biên lợi nhuận, tiền mặt và nợ
lens-valuation = giá so với lợi nhuận, lịch sử của chính nó và trái phiếu
lens-market = mức sinh lời, xu hướng và giao dịch
lens-macro = lạm phát, lãi suất và việc làm
lens-industry = khả năng định giá bán và nhu cầu đầu tư
lens-allocation = tỷ trọng và mức độ biến động cùng nhau của các phần
lens-risk = các đợt giảm, mức biến động và tần suất thua lỗ
lens-red-team = nhận định này có thể sai ở đâu
needs-fundamentals = báo cáo tài chính năm
needs-valuation = giá và báo cáo tài chính
needs-market = giá hằng ngày
needs-macro = lạm phát và lãi suất
needs-industry = báo cáo tài chính năm
needs-allocation = các khoản nắm giữ và giá hằng ngày
needs-risk = giá hằng ngày
task-title = { $seat }: { $name }
task-instructions = { $mandate } Mỗi con số đều lấy từ nguồn có ngày, và phần còn thiếu được nêu rõ.
task-acceptance = Ít nhất một nhận định kèm số liệu, hoặc nêu còn thiếu gì.

## What the committee must answer.

ask-single-1 = Diễn biến của { $name } ra sao: mức sinh lời, mức biến động và mức giảm sâu nhất?
ask-single-2 = Lợi nhuận của { $name } ra sao, và giá hiện cao hay thấp so với lịch sử của chính nó?
ask-single-3 = Bối cảnh nào có lợi hoặc bất lợi cho { $name }?
ask-single-4 = Điều gì phải xảy ra thì mới dẫn đến thua lỗ lâu dài?
ask-comparison-1 = Mức sinh lời, mức biến động và mức giảm sâu nhất của { $name } khác nhau thế nào?
ask-comparison-2 = Bên nào lãi nhiều hơn trên doanh thu và tài sản của mình?
ask-comparison-3 = Giá của mỗi bên đang ở mức nào?
ask-fund-1 = Thị trường đứng sau { $name } lãi bao nhiêu?
ask-fund-2 = Thị trường đó đắt hay rẻ so với lịch sử của chính nó?
ask-fund-3 = Trong thời hạn đầu tư như vậy, loại đầu tư này thua lỗ thường xuyên đến đâu và sâu đến đâu?
ask-macro-1 = Lạm phát, lãi suất và việc làm đang ở đâu so với lịch sử?
ask-macro-2 = Khi ở mức tương tự trong quá khứ, cổ phiếu sau đó ra sao?
ask-macro-3 = Nhà đầu tư có thể mất bao nhiêu trong những thời kỳ như vậy?
ask-portfolio-1 = Các phần gộp lại diễn biến ra sao: mức sinh lời, mức biến động và mức giảm sâu nhất?
ask-portfolio-2 = Cơ cấu này có phù hợp với thời hạn đầu tư và mức lỗ có thể chịu được không?
ask-portfolio-3 = Khoản nắm giữ nào có thể gây thiệt hại nhiều nhất?
ask-theme-1 = Điều gì thúc đẩy { $name }, và ai hưởng lợi từ đó?
ask-theme-2 = Giá đã phản ánh những gì?
ask-theme-3 = Điều gì sẽ chứng tỏ lập luận này sai?

## Thinking aloud.

thinking = Đang xem { $lens }: { $figures }.
thinking-nothing = Đang xem xét: { $lens }. Chúng tôi không có số liệu về điều này.
thinking-builds-on = Điều này dựa trên một kết quả trước: { $first }
caveat-stale = Các số liệu này đã cũ { $age }.
caveat-surroundings = Một phần trong đó chỉ là bối cảnh.
caveat-overlap = Các giai đoạn trong quá khứ chồng lên nhau, nên số giai đoạn thật sự riêng biệt ít hơn vẻ ngoài.
nothing = Từ góc độ này, chúng tôi không có số liệu để đánh giá { $name }.
no-guess = Nói thêm sẽ là phỏng đoán.
wrong-nothing = Dữ liệu còn thiếu được bổ sung.
missing-fundamentals = Chúng tôi không có báo cáo tài chính của { $name }.
missing-valuation = Chúng tôi không có giá của { $name } để so với lợi nhuận.
missing-market = Chúng tôi không có giá của { $name }.
missing-risk = Chúng tôi không có giá của { $name }.
missing-macro = Chúng tôi không có dữ liệu về lạm phát hay lãi suất.
missing-industry = Chúng tôi không có báo cáo tài chính cho thấy vị thế của { $name } trong ngành.
missing-allocation = Chúng tôi không có tỷ trọng và giá của các khoản bạn nắm giữ.

## Market and Technicals.

claim-year =
    Trong một năm đến { $dates }, { $name } { $return_1y_way ->
        [down] giảm
       *[up] tăng
    } { $return_1y_size }{ $more ->
        [yes] ; trong năm năm, mức { $return_5y_way ->
            [down] giảm
           *[up] tăng
        } là { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Giá mới hơn cho thấy điều ngược lại trong mười hai tháng.
claim-momentum =
    Không tính tháng gần nhất, { $name } { $momentum_12_1_way ->
        [down] giảm
       *[up] tăng
    } { $momentum_12_1_size } trong một năm đến { $dates }.
wrong-momentum = Giá đảo chiều trong vài tháng tới.
claim-trend =
    Giá của { $name } { $trend_way ->
        [down] thấp
       *[up] cao
    } hơn { $trend_size } so với trung bình { $daily ->
        [yes] 200 ngày
       *[no] mười tháng
    } ({ $dates }).
wrong-trend = Giá cắt qua đường trung bình này.
claim-below-high = Giá của { $name } thấp hơn { $drawdown_now_size } so với đỉnh vào { $from } ({ $dates }).
wrong-below-high = Đỉnh cũ là bong bóng và giá không quay lại đó.
claim-real-return =
    Sau lạm phát, { $name } { $real_return_5y_way ->
        [down] lỗ
       *[up] lãi
    } { $real_return_5y_size } trong năm năm đến { $dates }.
wrong-real-return = Trong năm năm tới, giá hoặc lạm phát diễn biến khác đi.
claim-volume = Trong tháng đến { $dates }, khối lượng giao dịch của { $name } bằng { $volume_ratio } lần mức trung bình năm.
wrong-volume = Chỉ một ngày giao dịch mạnh đã giải thích được khác biệt.

## Risk Officer.

claim-fall =
    Trong ba năm đến { $dates }, { $name } có lúc giảm tới { $max_drawdown_36m_size }{ $dated ->
        [yes] { " " }(từ { $from } đến { $to })
       *[no] { "" }
    }. Mức này { $verdict ->
        [opposes] vượt quá
       *[other] nằm trong
    } khả năng chịu rủi ro của bạn.
wrong-fall = Một đợt giảm về sau rõ ràng sâu hơn hoặc nông hơn.
claim-loss-frequency =
    Từ { $since } đến { $dates }, { $freq_neg } các giai đoạn dài { $horizon } với { $name } kết thúc bằng thua lỗ{ $real ->
        [yes] { " " }sau lạm phát
       *[no] { "" }
    }.
wrong-loss-frequency = Tính cả những năm mới hơn, thua lỗ rõ ràng thường gặp hơn hoặc hiếm hơn.
claim-swings = Trong ba năm đến { $dates }, { $name } thường dao động { $vol_36m }.
wrong-swings = Giai đoạn dài hơn hoặc mới hơn cho thấy dao động lớn hơn hoặc nhỏ hơn nhiều.
claim-best-days =
    Từ { $since } đến { $dates }, { $name } { $return_all_way ->
        [down] lỗ
       *[up] lãi
    } { $return_all_size }. Nếu bỏ mười ngày tốt nhất thì { $return_all_less_best_10_way ->
        [down] lỗ
       *[up] lãi
    } { $return_all_less_best_10_size }.
wrong-best-days = Những ngày tốt phân bố đều hơn trước.
claim-beta =
    Trong ba năm đến { $dates }, khi thị trường Mỹ biến động một phần trăm, { $name } trung bình biến động { $beta_36m } phần trăm{ $more ->
        [yes] { " " }(tương quan: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = Mối liên hệ với thị trường thay đổi theo hoạt động kinh doanh.
claim-interest = Trong năm tài chính kết thúc ngày { $dates }, lợi nhuận hoạt động của { $name } gấp { $interest_coverage } lần lãi vay.
wrong-interest = Nợ phải được đảo hạn với lãi suất cao hơn nhiều.
claim-debt = Nợ của { $name } bằng { $debt_to_equity } lần vốn chủ sở hữu ({ $dates }).
wrong-debt = Một vụ mua lại, giảm giá tài sản hoặc mua lại cổ phiếu làm thay đổi nợ hoặc vốn chủ.
claim-worst =
    Đợt giảm sâu nhất từng ghi nhận của { $name } là { $max_drawdown_all_size }{ $dated ->
        [yes] { " " }(từ { $from } đến { $to })
       *[no] { "" }
    }, giá đến { $dates }. Điều đó có thể lặp lại.
wrong-worst = Giá trước hoặc sau đó cho thấy đợt giảm sâu hơn.
claim-portfolio-fall =
    Trong ba năm đến { $dates }, toàn bộ khoản nắm giữ của bạn có lúc giảm tới { $pf_max_drawdown_36m_size }{ $dated ->
        [yes] { " " }(từ { $from } đến { $to })
       *[no] { "" }
    }. Mức này { $verdict ->
        [opposes] vượt quá
       *[other] nằm trong
    } khả năng chịu rủi ro của bạn.
wrong-portfolio-fall = Một đợt giảm về sau rõ ràng sâu hơn hoặc nông hơn.
claim-portfolio-swings = Trong ba năm đến { $dates }, toàn bộ khoản nắm giữ của bạn thường dao động { $pf_vol_36m }.
wrong-portfolio-swings = Các khoản bắt đầu dao động mạnh hơn hoặc cùng chiều hơn.

## Fundamentals.

claim-growth =
    Trong năm tài chính kết thúc ngày { $dates }, doanh thu của { $name } { $revenue_growth_1y_way ->
        [down] giảm
       *[up] tăng
    } { $revenue_growth_1y_size }{ $more ->
        [yes] ; trong hai năm, mức { $revenue_growth_2y_way ->
            [down] giảm
           *[up] tăng
        } là { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = Báo cáo năm tiếp theo cho thấy điều ngược lại.
claim-margin =
    Trong năm tài chính kết thúc ngày { $dates }, { $operating_margin_way ->
        [down] lỗ
       *[up] lãi
    } hoạt động của { $name } bằng { $operating_margin_size } doanh thu{ $more ->
        [yes] , { $net_margin_way ->
            [down] lỗ
           *[up] lãi
        } ròng bằng { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Chi phí tăng nhanh hơn giá bán hai năm liền.
claim-margin-change =
    Trong năm tài chính kết thúc ngày { $dates }, biên lợi nhuận hoạt động của { $name } { $operating_margin_change_1y_way ->
        [down] giảm
       *[up] tăng
    } { $operating_margin_change_1y_size }.
wrong-margin-change = Một khoản chi hoặc thu bất thường giải thích thay đổi này.
claim-capital =
    Trong năm tài chính kết thúc ngày { $dates }, { $name } { $roic_way ->
        [down] lỗ
       *[up] lãi
    } { $roic_size } trên vốn đầu tư{ $more ->
        [yes] { " " }và { $roe_way ->
            [down] lỗ
           *[up] lãi
        } { $roe_size } trên vốn chủ sở hữu
       *[no] { "" }
    }.
wrong-capital = Đối thủ mới kéo tỷ suất sinh lợi về gần chi phí vốn.
claim-equity =
    Trong năm tài chính kết thúc ngày { $dates }, { $name } { $roe_way ->
        [down] lỗ
       *[up] lãi
    } { $roe_size } trên vốn chủ sở hữu{ $more ->
        [yes] { " " }và { $roa_way ->
            [down] lỗ
           *[up] lãi
        } { $roa_size } trên tài sản
       *[no] { "" }
    }.
wrong-equity = Tỷ suất này đến từ nợ hoặc vốn chủ rất nhỏ; bản thân hoạt động kinh doanh lãi ít hơn.
claim-cash = Trong năm tài chính kết thúc ngày { $dates }, dòng tiền hoạt động của { $name } bằng { $cash_conversion } lần lợi nhuận ròng.
wrong-cash = Dòng tiền hoạt động xuống dưới lợi nhuận ròng.
claim-free-cash =
    Trong năm tài chính kết thúc ngày { $dates }, sau đầu tư { $name } { $fcf_margin_way ->
        [down] hụt
       *[up] còn lại
    } lượng tiền bằng { $fcf_margin_size } doanh thu{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = Doanh nghiệp phải đầu tư nhiều hơn chỉ để giữ nguyên vị thế.
claim-net-debt =
    { $net_debt_to_operating_income_way ->
        [down] Tiền mặt ròng
       *[up] Nợ ròng
    } của { $name } bằng { $net_debt_to_operating_income_size } lần lợi nhuận hoạt động một năm ({ $dates }).
wrong-net-debt = Tiền cần cho việc khác, hoặc nợ tăng lên.
claim-shares =
    Trong năm tài chính kết thúc ngày { $dates }, số cổ phiếu của { $name } { $shares_change_1y_way ->
        [down] giảm
       *[up] tăng
    } { $shares_change_1y_size }.
wrong-shares = Cổ phiếu mới được phát hành để mua lại công ty hoặc cho nhân viên.
claim-market-earnings =
    Trong mười năm đến { $dates }, lợi nhuận của doanh nghiệp Mỹ { $sp_real_earnings_growth_10y_way ->
        [down] giảm
       *[up] tăng
    } { $sp_real_earnings_growth_10y_size } sau lạm phát.
wrong-market-earnings = Những năm tới xóa đi thay đổi này.
claim-market-payout = Doanh nghiệp Mỹ chia { $sp_payout } lợi nhuận làm cổ tức ({ $dates }).
wrong-market-payout = Lợi nhuận giảm trong khi cổ tức giữ nguyên.
claim-market-dividend = Cổ tức của cổ phiếu Mỹ mang lại { $sp_dividend_yield }, trái phiếu chính phủ mười năm mang lại { $sp_long_rate } ({ $dates }).
wrong-market-dividend = Doanh nghiệp trả lại qua mua cổ phiếu nhiều hơn qua cổ tức.

## Valuation.

claim-own-history = Giá cổ phiếu { $name } bằng { $pe } lần lợi nhuận năm, so với mức thường thấy { $pe_median } ({ $dates }). Trong { $pe_percentile } số năm ghi nhận, giá rẻ hơn.
wrong-own-history = Lợi nhuận đuổi kịp giá mà giá không phải giảm.
claim-earnings-yield =
    Lợi nhuận của { $name } bằng { $earnings_yield } giá cổ phiếu{ $more ->
        [yes] { " " }(giá bằng { $pe } lần lợi nhuận)
       *[no] { "" }
    }; trái phiếu chính phủ mười năm mang lại { $long_rate } ({ $dates }).
wrong-earnings-yield = Lợi suất trái phiếu thay đổi đến mức so sánh bị đảo ngược.
claim-cash-yield = Dòng tiền tự do của { $name } bằng { $fcf_yield } giá cổ phiếu ({ $dates }).
wrong-cash-yield = Dòng tiền năm đó là ngoại lệ.
claim-against-market = Tính theo lợi nhuận, cổ phiếu { $name } đắt bằng { $pe_to_market } lần thị trường Mỹ ({ $dates }).
wrong-against-market = Lợi nhuận tăng đủ nhanh để xứng với giá.
claim-float = Cổ phiếu lưu hành tự do của { $name } có giá trị bằng { $float_to_earnings } lần lợi nhuận ròng năm ({ $dates }).
wrong-float = Giá cổ phiếu đã thay đổi nhiều kể từ đó.
claim-market-cape = Giá cổ phiếu Mỹ bằng { $cape } lần lợi nhuận trung bình mười năm, so với mức thường thấy { $cape_median } ({ $dates }). Trong { $cape_percentile } số tháng từ năm 1881, giá rẻ hơn.
wrong-market-cape = Lợi nhuận đuổi kịp giá mà giá không phải giảm.
claim-market-after =
    Sau những điểm xuất phát ít nhất đắt như vậy, cổ phiếu Mỹ thường { $after_cape_median_10y_way ->
        [down] lỗ
       *[up] lãi
    } { $after_cape_median_10y_size } sau lạm phát trong mười năm. Từ năm 1871, mức lãi trung bình là { $sp_real_return_all } (dữ liệu đến { $dates }).
wrong-market-after = Số ít điểm xuất phát đắt trong quá khứ chồng lên nhau và có thể không giống lần này.
claim-market-excess =
    Lợi nhuận của cổ phiếu Mỹ mang lại { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] ít
       *[up] nhiều
    } hơn trái phiếu chính phủ sau lạm phát ({ $dates }).
wrong-market-excess = Lợi suất trái phiếu sau lạm phát thay đổi mạnh.

## Industry.

claim-pricing-power =
    Trong năm tài chính kết thúc ngày { $dates }, biên lợi nhuận gộp của { $name } là { $gross_margin }, dấu hiệu của khả năng định giá { $verdict ->
        [supports] mạnh
        [opposes] hạn chế
       *[neutral] vừa phải
    }.
wrong-pricing-power = Một đối thủ bán cùng thứ đó rẻ hơn và giành khách hàng.
claim-investment = Trong năm tài chính kết thúc ngày { $dates }, { $name } đầu tư { $capex_to_revenue } doanh thu vào nhà xưởng và thiết bị.
wrong-investment = Doanh nghiệp phải bù lại các khoản đầu tư đã hoãn.
claim-research = Trong năm tài chính kết thúc ngày { $dates }, { $name } chi { $rd_to_revenue } doanh thu cho nghiên cứu và phát triển.
wrong-research = Khoản chi không tạo ra sản phẩm thành công.

## Macro and Rates.

claim-inflation =
    Giá tiêu dùng ở Mỹ { $infl_12m_way ->
        [down] giảm
       *[up] tăng
    } { $infl_12m_size } trong một năm đến { $dates }, và { $infl_10y } trong mười năm.
wrong-inflation = Số liệu lạm phát mới hơn chênh lệch quá một điểm phần trăm.
claim-real-rate =
    Sau lạm phát, trái phiếu chính phủ Mỹ mười năm { $real_long_rate_way ->
        [down] lỗ
       *[up] lãi
    } { $real_long_rate_size } ({ $dates }).
wrong-real-rate = Lạm phát tương lai khác với năm vừa qua.
claim-rate-change =
    Lợi suất trái phiếu chính phủ Mỹ mười năm { $long_rate_change_12m_way ->
        [down] giảm
       *[up] tăng
    } { $long_rate_change_12m_size } trong mười hai tháng, ở mức { $long_rate } ({ $dates }). Trung vị dài hạn là { $long_rate_median }.
wrong-rate-change = Lợi suất đảo chiều trong thời hạn đầu tư của bạn.
claim-curve =
    Trái phiếu chính phủ Mỹ mười năm có lợi suất { $curve_10y_3m_way ->
        [down] thấp
       *[up] cao
    } hơn tín phiếu ba tháng { $curve_10y_3m_size } ({ $dates }){ $more ->
        [yes] . Lãi suất ngắn hạn cao hơn dài hạn trong { $curve_share_inverted } số tháng
       *[no] { "" }
    }.
wrong-curve = Lãi suất ngắn hạn và dài hạn đổi chỗ cho nhau.
claim-credit = Doanh nghiệp Mỹ yếu hơn trả lãi vay cao hơn chính phủ { $credit_spread } ({ $dates }). Khoảng cách nhỏ hơn trong { $credit_spread_percentile } số tháng.
wrong-credit = Bên cho vay rút lui và khoảng cách nới rộng.
claim-jobs = Tỷ lệ thất nghiệp ở Mỹ là { $unemployment } ({ $dates }), so với trung vị dài hạn { $unemployment_median }.
wrong-jobs = Tỷ lệ thất nghiệp tăng nửa điểm phần trăm trong vòng một năm.

## Allocation.

claim-stocks-bonds =
    Trong mười năm đến { $dates }, cổ phiếu Mỹ { $sp_real_return_10y_way ->
        [down] lỗ
       *[up] lãi
    } { $sp_real_return_10y_size } sau lạm phát; trái phiếu chính phủ { $bond_real_return_10y_way ->
        [down] lỗ
       *[up] lãi
    } { $bond_real_return_10y_size }.
wrong-stocks-bonds = Mười năm tới đảo ngược thứ tự, như đã từng xảy ra.
claim-stocks-ahead = Cổ phiếu Mỹ tốt hơn trái phiếu trong { $freq_stocks_beat_bonds_10y } các giai đoạn mười năm từ 1871 đến { $dates }.
wrong-stocks-ahead = Các giai đoạn chồng lên nhau, nên số giai đoạn thật sự riêng biệt ít hơn nhiều.
claim-worst-decade =
    Trong mười năm tệ nhất, cổ phiếu Mỹ { $sp_real_return_10y_worst_way ->
        [down] lỗ
       *[up] lãi
    } { $sp_real_return_10y_worst_size } sau lạm phát (dữ liệu đến { $dates }).
wrong-worst-decade = Kết hợp với trái phiếu sẽ làm dịu khoản lỗ.
claim-concentration =
    Khoản lớn nhất chiếm { $pf_largest_weight } danh mục của bạn{ $more ->
        [yes] ; chỉ số tập trung là { $pf_hhi }, trong đó 1 là chỉ có một khoản
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Những khoản bạn chưa nêu làm thay đổi tỷ trọng.
claim-together = Trong ba năm đến { $dates }, tương quan trung bình giữa các khoản của bạn là { $pf_mean_correlation }, trong đó 1 là biến động cùng nhịp.
wrong-together = Trong đợt giảm tới, chúng biến động cùng chiều hơn trước.
claim-portfolio-return =
    Với tỷ trọng này, danh mục của bạn { $pf_return_3y_way ->
        [down] lỗ
       *[up] lãi
    } { $pf_return_3y_size } trong ba năm đến { $dates }{ $more ->
        [yes] , và { $pf_return_1y_way ->
            [down] lỗ
           *[up] lãi
        } { $pf_return_1y_size } trong năm cuối
       *[no] { "" }
    }.
wrong-portfolio-return = Ba năm tới diễn biến khác đi.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = Biến động này có hơn sự ngẫu nhiên không, khi giá trong một năm bình thường dao động như vậy?
ask-long-return = Năm năm có nói giống một năm không?
ask-trend-turn = Ba tháng gần đây đã đảo ngược xu hướng chưa?
ask-recovering = Giá vẫn đang giảm hay đang hồi phục?
ask-from-high = Giá gần đỉnh có cho biết nó có thể giảm sâu đến đâu không?
ask-best-days = Lợi suất có dựa vào chỉ vài ngày không?
ask-halves = Nửa đầu của lịch sử có nói như vậy không?
ask-calm-now = Năm gần nhất có giống cả ba năm gộp lại không?
ask-whole-record = Vài năm gần đây có phải thước đo đúng về mức có thể mất không?
ask-recovered = Mức giảm đó đã được bù lại chưa?
ask-tied = Giá có đi sát thị trường đủ để beta có ý nghĩa không?
ask-worst-decade = Tỷ lệ thua lỗ có cho biết một khoản lỗ có thể nặng đến đâu không?
ask-covered = Lợi nhuận hoạt động có đủ trả lãi vay không?
ask-owed = Nợ sau khi trừ tiền mặt có nói như vậy không?
ask-per-share = Người nắm một cổ phiếu có được hưởng không?
ask-long-growth = Năm này là quy luật hay ngoại lệ?
ask-borrowed = Lợi suất là do kiếm được hay do vay nợ?
ask-in-cash = Lợi nhuận có về bằng tiền không?
ask-slipping = Biên lợi nhuận đang tăng hay giảm?
ask-selling-less = Biên cao hơn có phải chỉ vì bán ít đi không?
ask-selling-more = Biên thấp hơn có phải là cái giá của tăng trưởng không?
ask-invested = Đầu tư có lấy hết tiền mặt không?
ask-with-debt = Cổ phiếu có được mua lại bằng nợ không?
ask-burden = Công ty có trả được khoản đến hạn không?
ask-kept = Bao nhiêu trong đó còn lại thành lợi nhuận hoạt động?
ask-paying-off = Tăng trưởng có bù được khoản đầu tư không?
ask-cheap-why = Giá rẻ có phải vì lợi nhuận đang giảm không?
ask-growth-pays = Tăng trưởng có xứng với giá không?
ask-deserved = Lợi suất trên vốn có xứng với giá không?
ask-rates-explain = Lãi suất có giải thích được giá cổ phiếu không?
ask-dear = Điều này đã nằm trong giá cổ phiếu chưa?
ask-dear-too = Quá khứ của chính thị trường có nói như vậy không?
ask-last-decade = Mười năm gần đây có theo quy luật đó không?
ask-in-buybacks = Cổ tức thấp có phải vì lợi nhuận được giữ lại để mua lại cổ phiếu và tăng trưởng không?
ask-core = Giá cả không tính thực phẩm và năng lượng có nói như vậy không?
ask-other-curve = Đầu kia của đường cong có nói như vậy không?
ask-rate-level = Lãi suất sau lạm phát có đủ cao để đáng kể không?
ask-real-rate = Lãi suất có còn đang thay đổi không?
ask-jobs-agree = Việc làm có nói như vậy không?
ask-output-agrees = Sản lượng có nói như vậy không?
ask-real-terms = Sau lạm phát có còn như vậy không?
ask-credit-jobs = Thất nghiệp có nói như vậy không?
ask-as-a-whole = Cả danh mục dao động mạnh đến đâu?
ask-together = Các khoản nắm giữ có giảm cùng lúc không?
ask-on-the-way = Các đợt giảm trên đường đi sâu đến đâu?
ask-last-year = Năm gần nhất có nói như vậy không?
ask-sides = { $figure }: { $values }. Ở đó { $name } có dẫn trước không?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Hai số này có so sánh được không?
ask-survivors = Các công ty thất bại không có lịch sử như vậy. Đây có hơn câu chuyện của một công ty tồn tại được không?
ask-base-rate = Đó là tần suất một giai đoạn dài như vậy kết thúc không có lãi. Giá gần đây thêm được gì?
answer-not-mine = Luận điểm này không phải của chúng tôi.
answer-withdraw = Số liệu làm cơ sở cho luận điểm này không có trong dữ liệu của chúng tôi. Luận điểm bị rút lại.
answer-as-quoted = Số liệu được dẫn đúng như trong dữ liệu của chúng tôi. Luận điểm đứng vững.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Số liệu xác nhận. Luận điểm đứng vững.
        [refuted] { $figure }: { $other }. Số liệu trái lại. Luận điểm bị rút lại.
       *[weakened] { $figure }: { $other }. Số liệu chỉ xác nhận một phần. Luận điểm nhẹ đi.
    }
answer-longer =
    { $outcome ->
        [holds] Trong giai đoạn kia là { $other }, nói cùng điều với { $value }. Luận điểm đứng vững.
        [refuted] Trong giai đoạn kia là { $other }, không phải { $value }. Luận điểm bị rút lại.
       *[weakened] Trong giai đoạn kia là { $other }, kém rõ hơn { $value }. Luận điểm nhẹ đi.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. Bên cạnh { $other }, { $value } là quá lớn để là ngẫu nhiên. Luận điểm đứng vững.
        [refuted] { $figure }: { $other }. Bên cạnh { $other }, { $value } rất có thể là ngẫu nhiên. Luận điểm bị rút lại.
       *[weakened] { $figure }: { $other }. Bên cạnh { $other }, { $value } có thể một phần là ngẫu nhiên. Luận điểm nhẹ đi.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. Không: { $other } không giải thích được { $value }. Luận điểm đứng vững.
        [refuted] { $figure }: { $other }. Có: { $other } giải thích được { $value }. Luận điểm bị rút lại.
       *[weakened] { $figure }: { $other }. Một phần: { $other } giải thích một phần { $value }. Luận điểm nhẹ đi.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } vẫn vững bên cạnh { $other }. Luận điểm đứng vững.
        [refuted] { $figure }: { $other }. { $other } nặng hơn { $value }. Luận điểm bị rút lại.
       *[weakened] { $figure }: { $other }. Cần nêu { $other } bên cạnh { $value }. Luận điểm nhẹ đi.
    }
answer-sides =
    { $outcome ->
        [holds] Có: { $values }. Luận điểm đứng vững.
        [refuted] Không: { $values }. Luận điểm bị rút lại.
       *[weakened] Không rõ: { $values }. Luận điểm nhẹ đi.
    }
answer-dates = Không: { $date } và { $other_date } cách nhau quá xa. Luận điểm bị rút lại.
answer-survivors = Chỉ một công ty tồn tại được mới có { $other } cho cả giai đoạn. Luận điểm nhẹ đi.
ruling-upheld = Số liệu xác nhận. Luận điểm đứng vững.
ruling-weakened = Số liệu chỉ xác nhận một phần. Luận điểm nhẹ đi.
ruling-withdrawn = Số liệu trái lại. Luận điểm không được tính.
ruling-unresolved = Không ai trả lời. Luận điểm nhẹ đi.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Theo các số liệu hiện có, bằng chứng về { $name } nghiêng về phía thuận lợi.
        [unfavourable] Theo các số liệu hiện có, bằng chứng về { $name } nghiêng về phía bất lợi.
       *[mixed] Các số liệu về { $name } có sức nặng gần như ngang nhau ở cả hai phía.
    }
thesis-comparison =
    { $balance ->
        [favourable] Đặt cạnh nhau, { $first } nhỉnh hơn { $others } theo các số liệu này.
        [unfavourable] Đặt cạnh nhau, { $first } kém hơn { $others } theo các số liệu này.
       *[mixed] Đặt cạnh nhau, { $first } và { $others } gần như ngang nhau theo các số liệu này.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Theo các số liệu hiện có, cơ cấu này phù hợp với yêu cầu đặt ra.
        [unfavourable] Theo các số liệu hiện có, cơ cấu này không phù hợp với yêu cầu đặt ra.
       *[mixed] Theo các số liệu hiện có, điểm thuận lợi và bất lợi của cơ cấu này ngang nhau.
    }
thesis-macro = Đây là những số liệu mới nhất của chúng tôi về { $name }.
thesis-no-side = Các số liệu về { $name } chỉ cho biết tình hình, không nghiêng về phía nào.
thesis-nothing = Chúng tôi có quá ít dữ liệu về { $name } để đánh giá.
thesis-around = Điều có thể nói là: { $text }
thesis-for = Điểm thuận lợi mạnh nhất: { $text }
thesis-against = Điểm bất lợi mạnh nhất: { $text }
thesis-taken-back = Chúng tôi không đưa ra nhận định: số liệu cũ hơn thời hạn của bạn hoặc không đáng tin. Chúng cho thấy: { $thesis }
change-newer = Số liệu sau thời điểm này: { $date }.
change-gaps = Dữ liệu lấp khoảng trống này: { $gap }
change-above = { $figure } tăng lên trên { $bound } (gần nhất { $value }).
change-below = { $figure } giảm xuống dưới { $bound } (gần nhất { $value }).
change-next = Cần kiểm tra tiếp: { $figure }. Số gần nhất là { $value }; vượt qua { $bound } thì luận điểm không còn đúng.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Một đợt giảm sâu như đợt tệ nhất từng ghi nhận của { $name }: { $worst_size } (giá đến { $date }).
risk-fall-softened = Khoản đầu tư đủ nhỏ để vượt qua đợt giảm như vậy, và thời gian để chờ.
risk-fall-sign = Giá giảm từ đỉnh gần nhất nhiều hơn mức bạn chịu được.
risk-debt = Nợ ròng của { $name } bằng { $debt } lần lợi nhuận hoạt động một năm và phải vay lại.
risk-debt-softened = Kỳ hạn dài và thu nhập ổn định.
risk-debt-sign = Lãi vay chiếm phần ngày càng lớn của lợi nhuận hoạt động.
risk-concentration = Khoản lớn nhất chiếm { $largest } danh mục của bạn. Nếu nó giảm, danh mục giảm theo.
risk-concentration-softened = Thêm những khoản biến động độc lập.
risk-concentration-sign = Khoản lớn nhất giảm còn các khoản khác thì không.
risk-rates = Lợi suất tăng cao hơn nhiều so với { $rate } ({ $date }), làm giảm giá trị lợi nhuận tương lai.
risk-rates-softened = Lợi nhuận tăng theo giá cả, và ít nợ.
risk-rates-sign = Lợi suất mười năm tăng hơn một điểm trong một năm.
risk-against = Lý lẽ phản đối mạnh nhất hóa ra mang tính quyết định. { $text }
risk-against-softened = Chỉ dựa vào nhận định này trong chừng mực số liệu mới hơn ủng hộ.
risk-against-sign = Số liệu mới hơn xác nhận điểm này.
risk-old = Tình hình đã thay đổi trong { $age } kể từ khi số liệu của chúng tôi kết thúc.
risk-old-softened = Bổ sung dữ liệu hiện tại trước khi dựa vào nhận định này.
risk-old-sign = Số liệu mới hơn chỉ theo hướng ngược lại.
risk-gaps = Thiếu dữ liệu quan trọng, nên có thể bỏ sót một mối nguy.
risk-gaps-softened = Bổ sung trước dữ liệu thiếu được nêu đầu tiên.
risk-gaps-sign = Dữ liệu mới làm thay đổi kết quả.
risk-objection = Phản biện của đội đỏ hóa ra đúng. { $text }
risk-objection-softened = Khi có số liệu mới hơn, hãy kiểm tra điểm này trước tiên.
risk-objection-sign = Số liệu mới hơn ủng hộ phản biện.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] Cổ phiếu Mỹ thua lỗ sau lạm phát trong { $lost } số giai đoạn { $horizon } kể từ năm { $since }.
        [mix] Danh mục { $name } thua lỗ sau lạm phát trong { $lost } số giai đoạn { $horizon } kể từ năm { $since }.
       *[stock] { $name } thua lỗ trước lạm phát trong { $lost } số giai đoạn { $horizon } kể từ năm { $since }.
    } Số giai đoạn không chồng lên nhau: { $periods }.
scenario-base =
    { $basis ->
        [stock] Lãi tối đa { $bound } trước lạm phát, như trong mọi giai đoạn còn lại.
       *[other] Lãi tối đa { $bound } sau lạm phát, như trong mọi giai đoạn còn lại.
    }
scenario-bull =
    { $basis ->
        [stock] Lãi hơn { $bound } trước lạm phát, như trong { $good } số giai đoạn đó.
       *[other] Lãi hơn { $bound } sau lạm phát, như trong { $good } số giai đoạn đó.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] Cuối kỳ hạn có lãi trước lạm phát.
       *[other] Cuối kỳ hạn có lãi sau lạm phát.
    }
scenario-base-wrong =
    { $basis ->
        [stock] Cuối kỳ hạn bị lỗ trước lạm phát, hoặc lãi hơn { $bound }.
       *[other] Cuối kỳ hạn bị lỗ sau lạm phát, hoặc lãi hơn { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] Cuối kỳ hạn, mức lãi trước lạm phát không quá { $bound }.
       *[other] Cuối kỳ hạn, mức lãi sau lạm phát không quá { $bound }.
    }
scenario-bear-unknown = Lỗ vĩnh viễn. Chúng tôi không ước lượng được khả năng này.
scenario-base-unknown = Diễn biến như thị trường. Chúng tôi không ước lượng được khả năng này.
scenario-bull-unknown = Diễn biến tốt hơn hẳn thị trường. Chúng tôi không ước lượng được khả năng này.
scenario-bear-unknown-wrong = Cuối kỳ hạn có lãi.
scenario-base-unknown-wrong = Kết quả cách xa kết quả của thị trường.
scenario-bull-unknown-wrong = Kết quả không tốt hơn thị trường.
scenario-kind = Lịch sử giá của { $name } quá ngắn để đếm tần suất riêng. Với loại chứng khoán này, tức cổ phiếu Mỹ nói chung, { $lost } số giai đoạn { $horizon } kể từ năm { $since } thua lỗ sau lạm phát (số giai đoạn không chồng lên nhau: { $periods }). Một cổ phiếu riêng lẻ có thể tệ hơn nhiều.

## The red team, and the chair's response.

objection-planted = Bản thảo nêu một số liệu không có trong dữ liệu của chúng tôi: { $figure }.
objection-older-than-horizon = Ngay cả số liệu mới nhất của chúng tôi cũng đã cũ { $age }. Như vậy là dài hơn kỳ hạn của bạn.
objection-old = Số liệu cũ nhất của chúng tôi đã cũ { $age }. Những gì xảy ra sau đó không có trong số liệu.
objection-cross-examination = Trước các câu hỏi, cùng số liệu ấy cho kết quả khác. Nhận định phụ thuộc vào các luận điểm bị rút lại hoặc suy yếu.
objection-single-figure = Kết quả dựa vào một số liệu duy nhất: { $name }, { $value } ({ $date }).
objection-single-seat = Nếu bỏ vị trí “{ $seat }”, kết quả cân nhắc sẽ nghiêng sang phía bên kia.
objection-opposite =
    { $count ->
       *[other] Lập luận ngược lại: { $count } trong số { $all } nhận định chỉ theo hướng ngược lại, mạnh nhất là nhận định sau. { $text }
    }
objection-no-opposite = Không có số liệu nào ủng hộ điều ngược lại. Đó vừa có thể là dấu hiệu vững chắc, vừa có thể là dấu hiệu có điều chưa được xem xét.
objection-no-judgement = Bản thảo không đưa ra nhận định vì không có số liệu nào về chính đối tượng.
objection-one-source = Mọi số liệu đều từ một nguồn.
objection-frequencies = Các xác suất này là tần suất của những giai đoạn quá khứ chồng lên nhau, không phải dự báo.
response-noted = Đã ghi nhận. Nhận định không đổi.
response-lowered = Chấp nhận. Chúng tôi kém chắc chắn hơn.
response-halved = Chấp nhận. Mức tin cậy của chúng tôi giảm một nửa.
response-taken-back = Chấp nhận. Chúng tôi không đưa ra nhận định; điều số liệu cho thấy vào thời điểm của chúng được giữ ở dưới.
tell-committee =
    { $members ->
        [one] Một chuyên gia đã xem xét câu hỏi. Sau đó bản nháp bị phản biện để tìm điểm yếu.
       *[other] { $members } chuyên gia đã xem xét độc lập, rồi chất vấn lẫn nhau.
    }
tell-committee-alone = { $members } chuyên gia đã xem xét độc lập, và chủ tọa cân nhắc kết quả của họ.
tell-confidence =
    { $level ->
        [high] Chúng tôi khá chắc về điều này
        [medium] Chúng tôi chỉ chắc một phần
       *[low] Chúng tôi không chắc về điều này
    }: mức độ tin chắc là { $confidence } trên thang từ 0 đến 1. Nó cho biết bằng chứng tốt đến đâu, không phải khả năng có lãi.
tell-odds = Trong quá khứ, { $lost } các giai đoạn dài { $horizon } kết thúc bằng thua lỗ. Đó là lịch sử, không phải dự báo.
tell-import = Để có câu trả lời tốt hơn, hãy thêm dữ liệu mới hơn: nhập tệp giá hoặc báo cáo tài chính của công ty, hoặc bật một nguồn trực tiếp.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Chúng tôi không có giá của { $name }. Hãy nhập tệp giá hằng ngày để bổ sung.
gap-prices-old = Chúng tôi không có giá của { $name } sau { $date }.
gap-accounts-missing = Chúng tôi không có báo cáo tài chính của { $name }. Hãy nhập số liệu năm để bổ sung.
gap-accounts-old = Báo cáo tài chính mới nhất của { $name } mà chúng tôi có kết thúc vào { $date }.
gap-industry-missing = Chúng tôi không có dữ liệu ngành về { $name }.
gap-market-old = Dữ liệu của chúng tôi về thị trường chứng khoán Mỹ kết thúc vào { $date }.
gap-news-missing = Chúng tôi không có tin tức.
gap-provider-down = Không thể kết nối với nguồn { $provider }: { $reason }.
gap-window-too-short = Lịch sử giá của { $name } quá ngắn cho các giai đoạn dài hơn.
gap-holdings-unpriced = Chúng tôi không có giá của khoản { $name } bạn nắm giữ.
gap-portfolio-no-weights = Chúng tôi không biết mỗi khoản bạn nắm giữ lớn bao nhiêu.

## Terms that the debrief explains.

term-volatility = Độ biến động
term-drawdown = Mức sụt giảm từ đỉnh
term-confidence = Mức độ tin chắc
term-dissent = Ý kiến bất đồng
term-red-team = Đội đỏ

## Measures, as lists name them.

measure-price = Giá gần nhất
measure-age = Tuổi của dữ liệu giá
measure-return-1m = Mức tăng giảm một tháng
measure-return-3m = Mức tăng giảm ba tháng
measure-return-6m = Mức tăng giảm sáu tháng
measure-return-1y = Mức tăng giảm mười hai tháng
measure-return-3y = Mức sinh lời hằng năm trong ba năm
measure-return-5y = Mức sinh lời hằng năm trong năm năm
measure-return-10y = Mức sinh lời hằng năm trong mười năm
measure-return-all = Lợi suất năm từ khi có dữ liệu
measure-momentum-12-1 = Thay đổi trong một năm, không tính tháng gần nhất
measure-trend = Khoảng cách so với trung bình mười tháng
measure-vol-1y = Độ biến động trong năm gần nhất
measure-vol-36m = Độ biến động trong ba năm
measure-max-drawdown-1y = Mức giảm sâu nhất trong một năm
measure-max-drawdown-36m = Mức giảm sâu nhất trong ba năm
measure-max-drawdown-all = Đợt giảm sâu nhất từng ghi nhận
measure-drawdown-now = Khoảng cách đến đỉnh
measure-worst-month = Tháng tệ nhất
measure-best-month = Tháng tốt nhất
measure-return-all-less-best-10 = Mức sinh lời hằng năm nếu bỏ mười ngày tốt nhất
measure-return-first-half = Mức sinh lời hằng năm trong nửa đầu
measure-return-second-half = Mức sinh lời hằng năm trong nửa sau
measure-volume-ratio = Khối lượng giao dịch so với trung bình
measure-turnover-20d = Giá trị giao dịch mỗi ngày
measure-freq-pos = Tỷ lệ giai đoạn quá khứ có lãi
measure-freq-neg = Giai đoạn trước đây thua lỗ
measure-freq-strong = Giai đoạn trước đây lãi hơn một phần mười mỗi năm
measure-freq-good = Các giai đoạn trước đây có lãi cao
measure-freq-good-bound = Mức lãi hằng năm được coi là cao
measure-freq-periods = Các giai đoạn trước đây không chồng lên nhau
measure-horizon = Thời hạn tính bằng số năm tròn
measure-window-count-1y = Số giai đoạn một năm được ghi nhận
measure-beta-36m = Hệ số beta so với thị trường
measure-correlation-36m = Hệ số tương quan trong ba năm
measure-return-gap-1y = Mức dẫn trước trong mười hai tháng
measure-real-return-5y = Mức sinh lời hằng năm sau lạm phát trong năm năm
measure-revenue = Doanh thu
measure-revenue-growth-1y = Tăng trưởng doanh thu một năm
measure-revenue-growth-2y = Tăng trưởng doanh thu hai năm
measure-gross-margin = Biên lợi nhuận gộp
measure-operating-margin = Biên lợi nhuận hoạt động
measure-operating-margin-change-1y = Thay đổi biên lợi nhuận hoạt động
measure-net-margin = Biên lợi nhuận ròng
measure-net-income = Lợi nhuận ròng
measure-roe = Tỷ suất sinh lời trên vốn chủ sở hữu
measure-roa = Tỷ suất sinh lời trên tổng tài sản
measure-roic = Tỷ suất sinh lời trên vốn đầu tư
measure-debt-to-equity = Nợ trên vốn chủ sở hữu
measure-net-debt-to-operating-income = Nợ ròng trên lợi nhuận hoạt động
measure-current-ratio = Hệ số thanh toán hiện hành
measure-interest-coverage = Khả năng chi trả lãi vay
measure-cash-conversion = Tiền từ hoạt động kinh doanh trên lợi nhuận ròng
measure-free-cash-flow = Dòng tiền tự do
measure-fcf-margin = Dòng tiền tự do trên doanh thu
measure-capex-to-revenue = Chi đầu tư trên doanh thu
measure-rd-to-revenue = Chi nghiên cứu trên doanh thu
measure-eps-diluted = Lợi nhuận trên mỗi cổ phiếu
measure-eps-growth-1y = Tăng trưởng lợi nhuận trên mỗi cổ phiếu
measure-book-value-per-share = Giá trị sổ sách mỗi cổ phiếu
measure-fcf-per-share = Dòng tiền tự do mỗi cổ phiếu
measure-shares-change-1y = Thay đổi số cổ phiếu
measure-payout = Tỷ lệ chi trả từ dòng tiền tự do
measure-accounts-age = Tuổi của báo cáo tài chính
measure-pe = Giá trên lợi nhuận
measure-ps = Giá trên doanh thu
measure-pb = Giá trên giá trị sổ sách
measure-fcf-yield = Lợi suất dòng tiền tự do
measure-earnings-yield = Lợi suất lợi nhuận
measure-pe-percentile = Giá trên lợi nhuận so với lịch sử của chính nó
measure-pe-median = Trung vị giá trên lợi nhuận
measure-pe-to-market = Giá trên lợi nhuận so với thị trường
measure-float-to-earnings = Giá trị cổ phiếu lưu hành tự do trên lợi nhuận ròng
measure-infl-12m = Lạm phát mười hai tháng
measure-infl-10y = Lạm phát hằng năm trong mười năm
measure-infl-percentile = Lạm phát so với lịch sử
measure-long-rate = Lợi suất trái phiếu chính phủ kỳ hạn mười năm
measure-long-rate-change-12m = Thay đổi lợi suất kỳ hạn mười năm
measure-long-rate-median = Trung vị lợi suất kỳ hạn mười năm
measure-real-long-rate = Lợi suất kỳ hạn mười năm trừ lạm phát
measure-cape = Giá trên lợi nhuận mười năm (CAPE)
measure-cape-median = Trung vị CAPE
measure-cape-percentile = CAPE so với lịch sử của chính nó
measure-after-cape-median-10y = Lợi suất thường thấy sau khởi điểm đắt
measure-excess-cape-yield = Lợi suất lợi nhuận trừ lợi suất thực của trái phiếu
measure-sp-payout = Tỷ lệ lợi nhuận trả cổ tức
measure-dividend-yield = Lợi suất cổ tức
measure-real-earnings-growth-10y = Tăng trưởng thực của lợi nhuận trong mười năm
measure-real-return-1y = Mức sinh lời sau lạm phát trong một năm
measure-real-return-10y = Mức sinh lời hằng năm sau lạm phát trong mười năm
measure-real-return-20y = Mức sinh lời hằng năm sau lạm phát trong hai mươi năm
measure-real-return-all = Lợi suất năm sau lạm phát từ 1871
measure-real-return-10y-worst = Mười năm tệ nhất sau lạm phát
measure-bond-real-return-10y = Mức sinh lời của trái phiếu sau lạm phát trong mười năm
measure-freq-stocks-beat-bonds-10y = Tỷ lệ giai đoạn mười năm cổ phiếu vượt trái phiếu
measure-curve-10y-3m = Chênh lệch lợi suất mười năm và ba tháng
measure-curve-10y-2y = Chênh lệch lợi suất mười năm và hai năm
measure-curve-share-inverted = Tháng có lãi suất ngắn hạn cao hơn dài hạn
measure-curve-age = Tuổi của dữ liệu lợi suất
measure-unemployment = Tỷ lệ thất nghiệp
measure-unemployment-median = Trung vị tỷ lệ thất nghiệp
measure-credit-spread = Chênh lệch lợi suất giữa doanh nghiệp yếu và chính phủ
measure-credit-spread-percentile = Mức chênh đó so với lịch sử của chính nó
measure-pf-value = Giá trị các khoản nắm giữ
measure-pf-weight = Tỷ trọng trong các khoản nắm giữ
measure-pf-largest-weight = Tỷ trọng lớn nhất
measure-pf-hhi = Chỉ số tập trung
measure-pf-vol-36m = Độ biến động của các khoản nắm giữ
measure-pf-max-drawdown-36m = Mức giảm sâu nhất của các khoản nắm giữ trong ba năm
measure-pf-return-1y = Mức sinh lời của các khoản nắm giữ trong một năm
measure-pf-return-3y = Mức sinh lời hằng năm của các khoản nắm giữ trong ba năm
measure-pf-mean-correlation = Hệ số tương quan trung bình của các khoản nắm giữ
measure-pf-priced-share = Tỷ lệ khoản nắm giữ có giá

## What the engine says in the transcript.

floor-opened =
    Ủy ban họp về “{ $title }”. Kho dữ liệu có { $figures ->
       *[other] { $figures } số liệu
    } về vấn đề này và { $gaps ->
        [0] không có chỗ thiếu nào
       *[other] nêu ra { $gaps } chỗ thiếu
    }.
floor-taken = { $seat } phát biểu.
floor-votes =
    Tất cả đã bỏ phiếu khi chưa nghe ý kiến của nhau: { $supports } thuận, { $opposes } chống, { $neutral } trung lập. { $next ->
        [tier] Gói dịch vụ này không có phần chất vấn; tiếp theo là phần tổng hợp.
        [nobody] Không có ai để chất vấn; tiếp theo là phần tổng hợp.
       *[questions] Mời đặt câu hỏi về từng luận điểm.
    }
floor-question = Gửi { $seat }, về { $claim }: { $text }
floor-answer = Gửi { $seat }: { $text }
floor-silent = { $seat } không có phát biểu nào dùng được: { $reason }.
floor-ruled =
    Về { $claim }: { $ruling ->
        [upheld] đứng vững
        [weakened] yếu đi
        [refuted] bị bác bỏ
        [withdrawn] được rút lại
        [unresolved] chưa ngã ngũ
       *[other] { $ruling }
    }. { $reason }
floor-revised = Bản thảo được sửa. Nay là: { $thesis }
floor-revised-parts = Bản thảo được sửa.
floor-put-in = Thêm: { $text }
floor-taken-out = Bỏ: { $text }
floor-stands = Bản thảo được giữ nguyên.
floor-stands-lower = Bản thảo được giữ nguyên. Mức tin cậy giảm từ { $before } xuống { $after }.
red-team-pass = Đội đỏ cho bản thảo thông qua.
red-team-revise = Đội đỏ trả lại bản thảo để sửa.
red-team-reject = Đội đỏ bác bỏ bản thảo.
red-team-unheard = Không nghe được ý kiến của đội đỏ ({ $reason }); bản thảo được coi là bị bác bỏ.
number-left-out = Một con số không có nguồn đã được lược khỏi văn bản.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Có, đường cong lợi suất Mỹ đang đảo ngược theo số liệu mới nhất của chúng tôi
        [partly] Đường cong lợi suất Mỹ đảo ngược một phần theo số liệu mới nhất của chúng tôi
       *[no] Không, đường cong lợi suất Mỹ không đảo ngược theo số liệu mới nhất của chúng tôi
    }: lợi suất mười năm trừ hai năm là { $curve_10y_2y } ({ $date }), trừ ba tháng là { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Các dấu hiệu suy thoái Mỹ mà chúng tôi theo dõi đang cảnh báo
        [partly] Các dấu hiệu suy thoái Mỹ mà chúng tôi theo dõi trái chiều nhau
       *[no] Các dấu hiệu suy thoái Mỹ mà chúng tôi theo dõi đang yên ắng
    }: thất nghiệp cao hơn mức thấp nhất của năm qua { $sahm } ({ $date }); trong một năm, việc làm { $payrolls_12m }, thu nhập thực không kể trợ cấp { $income_12m }; lợi suất mười năm trừ ba tháng { $curve_10y_3m } ({ $other_date }).
first-savings = Tiền tiết kiệm sinh lời dưới { $infl_12m } một năm sẽ mất sức mua: đó là lạm phát Mỹ trong mười hai tháng đến { $date }. Tín phiếu kho bạc Mỹ ba tháng trả { $bill_rate } ({ $other_date }), sau lạm phát là { $real_bill_rate }. Tiền mặt không lãi giữ được { $purchasing_power_10y } sức mua sau mười năm.
first-inflation = Lạm phát Mỹ là { $infl_12m } trong mười hai tháng đến { $date }, và { $core_infl_12m } khi không tính thực phẩm và năng lượng; trong mười năm là { $infl_10y }.
first-jobs = Tỷ lệ thất nghiệp Mỹ là { $unemployment } ({ $date }), trung vị là { $unemployment_median }; việc làm thay đổi { $payrolls_12m } trong một năm.
first-rates = Trái phiếu kho bạc Mỹ mười năm cho lợi suất { $long_rate } ({ $date }), sau lạm phát năm qua là { $real_long_rate }; tín phiếu ba tháng trả { $bill_rate } ({ $other_date }), sau lạm phát là { $real_bill_rate }.
first-money = Cung tiền M2 của Mỹ thay đổi { $m2_12m } trong năm đến { $date }, sau lạm phát { $m2_real_12m }.
first-housing = Trong năm đến { $date }, số nhà khởi công ở Mỹ thay đổi { $starts_12m } và giấy phép xây dựng { $permits_12m }; chi phí nhà ở thay đổi { $shelter_12m }. Chúng tôi không có giá nhà.
first-dollar = So với tiền tệ của các đối tác thương mại, đô la Mỹ thay đổi { $dollar_12m } trong năm đến { $date }; nó yếu hơn trong { $dollar_percentile } số ngày của chuỗi.
first-growth = Sản lượng thực của Mỹ thay đổi { $gdp_1y } trong một năm ({ $date }); việc làm thay đổi { $payrolls_12m }, thất nghiệp là { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } đã vượt lạm phát trong số liệu của chúng tôi, nhưng số liệu còn quá ít để gọi là công cụ phòng hộ
       *[no] { $name } không theo kịp lạm phát trong số liệu của chúng tôi, và số liệu quá ít để đánh giá khả năng phòng hộ
    }: từ { $from } đến { $to } giá thay đổi { $gain_whole }, giá tiêu dùng Mỹ { $infl_whole }; mức giảm sâu nhất trong mười hai tháng qua là { $max_drawdown_1y }.
first-spot = { $name } có giá { $price } ({ $date }), thay đổi { $return_1y } trong một năm; mức giảm sâu nhất trong năm đó là { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] Số liệu không nghiêng về bên nào
        [up] Quá khứ nghiêng về phía tăng
       *[down] Quá khứ nghiêng về phía giảm
    }: { $name } ở mức { $price } ({ $date }), trung vị là { $level_median }; tỷ giá thấp hơn trong { $level_percentile } số tháng, và trong { $freq_neg } các giai đoạn trước đây giống kỳ hạn này nó không tăng.
first-accounts =
    { $balance ->
        [favourable] Báo cáo tài chính của { $name } vững
        [unfavourable] Báo cáo tài chính của { $name } yếu
       *[mixed] Báo cáo tài chính của { $name } có phần vững, có phần yếu
    }: trong năm tài chính đến { $date }, biên lợi nhuận hoạt động là { $operating_margin }, tăng trưởng doanh thu { $revenue_growth_1y }, tiền từ hoạt động bằng { $cash_conversion } lần lợi nhuận ròng và nợ bằng { $debt_to_equity } lần vốn chủ sở hữu.
first-compare =
    { $ahead ->
        [one] Theo báo cáo tài chính, { $name } đứng trước { $other }
       *[none] Theo báo cáo tài chính, { $name } và { $other } gần ngang nhau
    }: tăng trưởng doanh thu { $revenue_growth_1y } so với { $revenue_growth_1y_other }, biên hoạt động { $operating_margin } so với { $operating_margin_other }, lợi nhuận trên vốn chủ { $roe } so với { $roe_other }.
first-compare-short =
    { $ahead ->
        [one] Theo báo cáo tài chính, { $name } đứng trước { $other }
       *[none] Theo báo cáo tài chính, { $name } và { $other } gần ngang nhau
    }: tăng trưởng doanh thu { $revenue_growth_1y } so với { $revenue_growth_1y_other }, lợi nhuận trên vốn chủ { $roe } so với { $roe_other }.
first-mix = danh mục { $name } gồm cổ phiếu và trái phiếu
first-value =
    { $verdict ->
        [low] { $name } có vẻ rẻ
        [high] { $name } có vẻ đắt
       *[middle] { $name } có vẻ không rẻ cũng không đắt
    }: ngày { $date } giá bằng { $pe } lần lợi nhuận năm{ $more ->
        [yes] , so với trung vị { $pe_median } trong quá khứ của chính nó
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [low] { $name } có vẻ rẻ
        [high] { $name } có vẻ đắt
       *[middle] { $name } có vẻ không rẻ cũng không đắt
    }: ngày { $date } số cổ phiếu tự do giao dịch có giá trị bằng { $float_to_earnings } lần lợi nhuận năm { $year }.
first-value-market =
    { $verdict ->
        [low] Cổ phiếu Mỹ có vẻ rẻ
        [high] Cổ phiếu Mỹ có vẻ đắt
       *[middle] Cổ phiếu Mỹ có vẻ không rẻ cũng không đắt
    } vào { $date }: giá bằng { $cape } lần lợi nhuận bình quân mười năm, so với trung vị { $cape_median } từ năm 1881, và trong { $cape_percentile } số tháng giá rẻ hơn.
first-risk =
    { $verdict ->
        [low] { $name } khá ổn định
        [high] { $name } rất rủi ro
       *[middle] { $name } có rủi ro
    }: từ { $from } đến { $to } giá giảm { $fall }, và mức dao động là { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] Nợ của { $name } là một mối nguy
        [high] Nợ của { $name } không phải mối nguy lớn
       *[middle] Nợ của { $name } là rủi ro vừa phải
    }: trong năm tài chính đến { $date } lợi nhuận hoạt động gấp { $interest_coverage } lần tiền lãi, và nợ bằng { $debt_to_equity } lần vốn chủ sở hữu. Không có giá thì chúng tôi không thể nói cổ phiếu có thể giảm bao nhiêu.
first-odds =
    { $verdict ->
        [low] Trong { $horizon }, { $name } hiếm khi lỗ
        [high] Trong { $horizon }, { $name } thường lỗ
       *[middle] Trong { $horizon }, { $name } đôi khi lỗ
    }: sau lạm phát, điều đó xảy ra trong { $freq_neg } các giai đoạn như vậy từ năm 1871, và đợt giảm sâu nhất là { $fall } ({ $from } đến { $to }).
first-holdings =
    { $verdict ->
        [low] Danh mục của bạn khá ổn định
        [high] Danh mục của bạn rất rủi ro
       *[middle] Danh mục của bạn có rủi ro
    }: trong ba năm đến { $date } có lúc giảm { $fall }, và { $largest } chiếm { $weight }, tập trung như { $pf_effective_positions } khoản bằng nhau.
first-half = Nếu một nửa { $largest } là tiền mặt, đợt giảm sâu nhất sẽ là { $halved }.
first-concentration =
    { $verdict ->
        [low] Danh mục của bạn được phân tán tốt
        [high] Danh mục của bạn bị tập trung
       *[middle] Danh mục của bạn hơi tập trung
    }: { $largest } chiếm { $weight }, tập trung như { $pf_effective_positions } khoản bằng nhau.
first-income =
    { $verdict ->
        [low] Cổ tức của { $name } có vẻ được bảo đảm tốt
        [middle] Cổ tức của { $name } chỉ vừa đủ bảo đảm
       *[high] Cổ tức của { $name } không được tiền mặt bảo đảm
    }: trong năm tài chính đến { $date } đã trả { $dividends }, { $verdict ->
        [negative] trong khi chi nhiều tiền hơn số hoạt động mang lại
       *[other] trên dòng tiền tự do { $free_cash_flow }
    }.
first-income-market =
    { $verdict ->
        [low] Cổ phiếu Mỹ trả ít hơn trái phiếu
        [high] Cổ phiếu Mỹ trả nhiều hơn trái phiếu
       *[middle] Cổ phiếu Mỹ trả gần bằng trái phiếu
    }: vào { $date } cổ tức bằng { $sp_dividend_yield } giá, và trái phiếu chính phủ Mỹ mười năm có lợi suất { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] Nhìn chung số liệu nghiêng về phía có lợi cho { $name }
        [unfavourable] Nhìn chung số liệu bất lợi cho { $name }
       *[mixed] Số liệu về { $name } không thống nhất
    }: trong { $span ->
        [five] năm năm
       *[one] một năm
    } đến { $date } giá { $direction ->
        [up] tăng
       *[down] giảm
    } { $gain }, và trong ba năm có lúc giảm { $fall }.
first-return-accounts =
    Chúng tôi không thể nói { $name } sẽ sinh lời bao nhiêu vì không có giá hiện tại. Trong năm năm đến { $date } lợi nhuận mỗi cổ phiếu { $direction ->
        [up] tăng
       *[down] giảm
    } { $eps_growth_5y }.
first-return-market = Quá khứ gợi ý từ { $after_cape_median_10y } đến { $sp_real_return_all } sau lạm phát cho cổ phiếu Mỹ: số đầu là trung vị của mười năm sau khi giá cao như { $date }, số sau là mức sinh lời từ năm 1871. Cổ phiếu lỗ trong { $freq_neg } các giai đoạn { $horizon }.
first-return = Quá khứ gợi ý khoảng { $real_return_20y } sau lạm phát: đó là mức sinh lời của { $name } trong hai mươi năm đến { $date }. Trong mười năm tệ nhất từ năm 1871, con số là { $real_return_10y_worst }.
first-rates-up = Một trái phiếu chính phủ Mỹ mười năm sẽ mất khoảng { $bond_loss_1pt } giá nếu lợi suất tăng một điểm so với { $long_rate } của { $date }.
first-stocks-bonds =
    { $verdict ->
        [low] Với { $horizon }, cổ phiếu có lịch sử tốt hơn
        [high] Với { $horizon }, trái phiếu là lựa chọn an toàn hơn
       *[middle] Với { $horizon }, cổ phiếu sinh lời hơn còn trái phiếu an toàn hơn
    }: cổ phiếu Mỹ sinh lời hơn trái phiếu chính phủ trong { $freq_stocks_beat_bonds_10y } các giai đoạn mười năm từ năm 1871, nhưng lỗ sau lạm phát trong { $freq_neg } các giai đoạn { $horizon }. Trong mười năm đến { $date }, sau lạm phát cổ phiếu sinh lời { $sp_real_return_10y }, trái phiếu { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] Trong { $horizon }, đầu tư phần lớn hơn tiết kiệm
        [high] Với { $horizon }, tiết kiệm là lựa chọn an toàn hơn
       *[middle] Trong { $horizon }, đầu tư sinh lời hơn nhưng có rủi ro
    }: cổ phiếu Mỹ lỗ sau lạm phát trong { $freq_neg } các giai đoạn như vậy từ năm 1871 và sinh lời bình quân { $sp_real_return_all }. Tín phiếu kho bạc Mỹ ba tháng trả { $bill_rate } vào { $other_date }, tức { $real_bill_rate } sau lạm phát.
first-crash =
    Một cú sập như năm { $year } sẽ làm mất khoảng { $fall }: đó là mức { $name } mất sau lạm phát từ { $from } đến { $to }{ $more ->
        [yes] , riêng cổ phiếu Mỹ mất { $stocks }
       *[no] { "" }
    }.
first-which =
    { $ahead ->
        [one] { $name } nhỉnh hơn { $other }
       *[none] { $name } và { $other } gần ngang nhau
    }: trong ba năm đến { $date }, mỗi năm { $first } sinh lời { $gained ->
        [more] nhiều hơn
       *[less] ít hơn
    } { $second } { $gap }, và giá dao động gấp { $ratio } lần.
first-view =
    { $verdict ->
        [favourable] Nhìn chung số liệu có lợi cho { $name }
        [unfavourable] Nhìn chung số liệu bất lợi cho { $name }
       *[mixed] Số liệu về { $name } không thống nhất
    }: trong năm tài chính đến { $date } doanh thu { $direction ->
        [up] tăng
       *[down] giảm
    } { $revenue_growth_1y } và biên lợi nhuận hoạt động là { $operating_margin }{ $more ->
        [yes] ; số cổ phiếu tự do giao dịch có giá trị bằng { $float_to_earnings } lần lợi nhuận
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] Nhìn chung số liệu có lợi cho cổ phiếu Mỹ
        [unfavourable] Nhìn chung số liệu bất lợi cho cổ phiếu Mỹ
       *[mixed] Số liệu về cổ phiếu Mỹ không thống nhất
    }: trong mười năm đến { $date } cổ phiếu sinh lời { $sp_real_return_10y } sau lạm phát, và vào { $other_date } giá bằng { $cape } lần lợi nhuận bình quân mười năm, so với trung vị { $cape_median }.
first-missing =
    { $question ->
        [value] Chúng tôi không thể nói { $name } rẻ hay đắt
        [risk] Chúng tôi không thể nói { $name } rủi ro đến đâu
        [return] Chúng tôi không thể nói { $name } có thể sinh lời bao nhiêu
        [income] Chúng tôi không thể nói cổ tức của { $name } an toàn đến đâu
        [which] Chúng tôi không thể xếp hạng { $name }
        [concentration] Chúng tôi không thể nói { $name } tập trung đến đâu
       *[view] Chúng tôi không thể đưa ra nhận định về { $name }
    }: { $data ->
        [prices] việc đó cần giá hiện tại mà chúng tôi không có
        [accounts] việc đó cần báo cáo tài chính năm mà chúng tôi không có
        [both] việc đó cần giá hiện tại và báo cáo tài chính năm mà chúng tôi không có
        [weights] việc đó cần tỷ trọng từng phần mà chúng tôi không biết
       *[figures] chúng tôi không có số liệu về điều này
    }.
first-income-share = Tức là { $share }, so với { $first_share } năm { $since }.

## How current the evidence is, by kind.

evidence-current = Số liệu mới đến đâu: { $kinds }.
current-accounts = báo cáo tài chính đến { $date }
current-prices = giá cổ phiếu đến { $date }
current-metals = kim loại và tiền mã hóa đến { $date }
current-exchange = tỷ giá đến { $date }
current-market = thị trường cổ phiếu Mỹ đến { $date }
current-rates = lãi suất đến { $date }
current-economy = số liệu kinh tế đến { $date }
table-years = { $name }: các năm tài chính
table-compare = Đặt cạnh nhau
table-portfolio = Các phần của danh mục

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    Trong một năm đến { $dates }, đồng đô la { $dollar_12m_way ->
        [down] giảm
       *[up] tăng
    } { $dollar_12m_size } so với tiền của các đối tác thương mại. Đồng đô la yếu hơn trong { $dollar_percentile } số ngày ghi nhận.
wrong-dollar = Đồng đô la đảo chiều trong năm tới.
claim-fall-year =
    Trong một năm đến { $dates }, { $name } có lúc giảm tới { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }(từ { $from } đến { $to })
       *[no] { "" }
    }. Mức này { $verdict ->
        [opposes] vượt quá
       *[other] nằm trong
    } khả năng chịu rủi ro của bạn.
wrong-fall-year = Lịch sử dài hơn cho thấy đợt giảm rõ ràng sâu hơn.
claim-swings-year = Trong một năm đến { $dates }, { $name } thường dao động { $vol_12m }.
wrong-swings-year = Lịch sử dài hơn cho thấy dao động lớn hơn hoặc nhỏ hơn nhiều.
claim-sahm = Trong ba tháng đến { $dates }, tỷ lệ thất nghiệp trung bình cao hơn { $sahm } so với mức thấp nhất của năm qua.
wrong-sahm = Thất nghiệp tăng trong vài tháng tới.
claim-inversion-record = Sau { $jobs_after_inversion } số tháng có lãi suất ngắn hạn cao hơn dài hạn, một năm rưỡi sau thất nghiệp cao hơn rõ rệt. Tính trên mọi tháng, tỷ lệ đó là { $jobs_after_any } (dữ liệu đến { $dates }).
wrong-inversion-record = Lần đảo ngược tới trôi qua mà thất nghiệp không tăng.
claim-growth-5y =
    Trong năm năm đến { $dates }, doanh thu của { $name } { $revenue_growth_5y_way ->
        [down] giảm
       *[up] tăng
    } { $revenue_growth_5y_size }{ $more ->
        [yes] ; lợi nhuận trên mỗi cổ phiếu { $eps_growth_5y_way ->
            [down] giảm
           *[up] tăng
        } { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = Thay đổi đến từ một vụ mua lại hoặc chỉ một năm.
claim-bill-real =
    Tín phiếu kho bạc Mỹ ba tháng trả { $bill_rate } ({ $dates }). Sau lạm phát, đó là mức { $real_bill_rate_way ->
        [down] lỗ
       *[up] lãi
    } { $real_bill_rate_size }.
wrong-bill-real = Lãi suất ngắn hạn hoặc lạm phát thay đổi hơn một điểm.
claim-payrolls =
    Trong một năm đến { $dates }, số việc làm ở Mỹ { $payrolls_12m_way ->
        [down] giảm
       *[up] tăng
    } { $payrolls_12m_size }.
wrong-payrolls = Số liệu được điều chỉnh, hoặc đảo chiều trong vài tháng.
claim-output =
    Trong một năm đến { $dates }, kinh tế Mỹ { $gdp_1y_way ->
        [down] thu hẹp
       *[up] tăng trưởng
    } { $gdp_1y_size } sau lạm phát.
wrong-output = Các quý tới đi theo hướng ngược lại.
claim-money =
    Trong một năm đến { $dates }, cung tiền M2 của Mỹ { $m2_12m_way ->
        [down] giảm
       *[up] tăng
    } { $m2_12m_size }; sau lạm phát { $m2_real_12m_way ->
        [down] giảm
       *[up] tăng
    } { $m2_real_12m_size }{ $more ->
        [yes] . Cho vay của ngân hàng đối với doanh nghiệp { $loans_12m_way ->
            [down] giảm
           *[up] tăng
        } { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = Tiền chuyển sang những dạng mà M2 không tính.
claim-housing =
    Trong một năm đến { $dates }, số nhà khởi công ở Mỹ { $starts_12m_way ->
        [down] giảm
       *[up] tăng
    } { $starts_12m_size } và giấy phép xây dựng { $permits_12m_way ->
        [down] giảm
       *[up] tăng
    } { $permits_12m_size }{ $more ->
        [yes] . Chi phí nhà ở { $shelter_12m_way ->
            [down] giảm
           *[up] tăng
        } { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = Một mùa đông ấm hoặc khắc nghiệt giải thích sự khác biệt.
claim-purchasing-power = Một đô la mua được { $purchasing_power_10y } so với mười năm trước ({ $dates }).
wrong-purchasing-power = Giá cả giảm trong mười năm tới.
claim-hedge =
    Từ { $from } đến { $to }, giá của { $name } { $gain_whole_way ->
        [down] giảm
       *[up] tăng
    } { $gain_whole_size } và giá tiêu dùng ở Mỹ { $infl_whole_way ->
        [down] giảm
       *[up] tăng
    } { $infl_whole_size }.
wrong-hedge = Lịch sử dài hơn cho thấy điều ngược lại.
claim-level = Trung vị của { $name } là { $level_median }; trong { $level_percentile } số tháng ghi nhận, mức này thấp hơn hiện nay ({ $dates }).
wrong-level = Trung vị cũ không còn phù hợp, vì giá cả hai nước đã lệch nhau.

## Measures of the above.

measure-vol-12m = Biến động năm, mười hai tháng
measure-gain-whole = Thay đổi từ khi có dữ liệu
measure-infl-whole = Lạm phát trong cùng các tháng
measure-correlation-12m = Tương quan, mười hai tháng
measure-level-median = Tỷ giá trung vị
measure-level-percentile = Tỷ giá so với quá khứ
measure-core-infl-12m = Lạm phát không kể thực phẩm và năng lượng
measure-shelter-12m = Thay đổi chi phí nhà ở
measure-payrolls-12m = Thay đổi việc làm
measure-income-12m = Thay đổi thu nhập thực
measure-m2-12m = Thay đổi cung tiền M2
measure-m2-real-12m = Thay đổi M2 sau lạm phát
measure-starts-12m = Thay đổi số nhà khởi công
measure-permits-12m = Thay đổi giấy phép xây dựng
measure-loans-12m = Thay đổi cho vay doanh nghiệp
measure-gdp-1y = Thay đổi sản lượng thực
measure-bill-rate = Lợi suất tín phiếu ba tháng
measure-real-bill-rate = Lợi suất tín phiếu trừ lạm phát
measure-purchasing-power-10y = Sức mua còn lại sau mười năm
measure-sahm = Thất nghiệp so với mức thấp nhất trong năm
measure-jobs-after-inversion = Lần lãi suất đảo ngược rồi thất nghiệp tăng
measure-jobs-after-any = Số tháng có thất nghiệp tăng sau đó
measure-dollar-12m = Thay đổi của đô la so với nhiều đồng tiền
measure-dollar-percentile = Đô la so với quá khứ
measure-sp-long-rate = Lợi suất mười năm trong tháng đó
measure-revenue-growth-5y = Tăng trưởng doanh thu, năm năm
measure-eps-growth-5y = Tăng trưởng lợi nhuận mỗi cổ phiếu, năm năm
measure-cash = Tiền mặt và chứng khoán ngắn hạn
measure-debt = Nợ vay
measure-dividends = Cổ tức đã trả
measure-buybacks = Cổ phiếu mua lại
measure-dividends-per-share = Cổ tức mỗi cổ phiếu
measure-shares-diluted = Số cổ phiếu pha loãng
measure-public-float = Giá trị cổ phiếu lưu hành tự do

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: giá cuối tháng, { $from } đến { $to }
chart-price-axis = Giá, { $unit }
chart-index-axis = Mức chỉ số
chart-log = thang logarit
chart-fall = Thấp hơn mức cuối tháng cao nhất trước đó, %
chart-price-alt = Giá cuối tháng của { $name }, { $from } đến { $to }. Cuối so với đầu: { $times }. Mức giảm sâu nhất từ đỉnh: { $deepest }. Ở cuối: { $last }.
chart-valuation = { $name }: giá so với lợi nhuận mười năm (CAPE), { $from } đến { $to }
chart-valuation-axis = Giá theo số lần lợi nhuận năm; vùng tô: nửa giữa của mọi tháng
chart-last = gần nhất { $value }
chart-median = trung vị { $value }
chart-valuation-alt = CAPE của { $name }, { $from } đến { $to }. Gần nhất: { $last }. Trung vị: { $median }. Một nửa số tháng nằm giữa { $low } và { $high }.
chart-scenarios = Kịch bản: quá khứ kết thúc như vậy bao nhiêu lần
chart-scenarios-axis = Tỷ lệ các giai đoạn đã qua, %
chart-scenarios-alt = Tỷ lệ các giai đoạn đã qua: { $shares }.
chart-bear = Xấu
chart-base = Trung bình
chart-bull = Tốt
chart-confidence = Mức tin cậy của từng thành viên trước (vòng) và sau (chấm) các câu hỏi
chart-confidence-axis = Mức tin cậy, từ 0 (không có) đến 1 (chắc chắn)
chart-confidence-alt = Mức tin cậy từ 0 đến 1, trước và sau: { $members }.
chart-source = Nguồn: { $source }
chart-source-committee = Nguồn: hội đồng
measure-pf-effective-positions = Số khoản bằng nhau có cùng mức tập trung
measure-pf-risk-share = Phần trong rủi ro của danh mục
measure-pf-halved-drawdown-36m = Đợt giảm sâu nhất trong ba năm nếu một nửa khoản lớn nhất là tiền mặt
measure-real-max-drawdown-all = Đợt giảm sâu nhất sau lạm phát
measure-crash-fall = Mức giảm trong cú sập đó, sau lạm phát
measure-bond-loss-1pt = Mức giảm giá trái phiếu mười năm nếu lợi suất tăng một điểm

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] Lợi nhuận mỗi cổ phiếu của { $name } giảm { $size } trong một năm
       *[up] Lợi nhuận mỗi cổ phiếu của { $name } tăng { $size } trong một năm
    }{ $more ->
        [yes] , còn { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = Báo cáo thường niên tiếp theo cho thấy lợi nhuận mỗi cổ phiếu đi theo chiều ngược lại.
claim-tax-credit =
    Một khoản hoàn thuế bằng { $tax_credit } lợi nhuận trước thuế đã nâng lợi nhuận ròng của { $name }{ $more ->
        [yes] ; biên lợi nhuận ròng cao hơn biên hoạt động { $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = Khoản hoàn thuế lặp lại hằng năm, hoặc lợi nhuận vẫn giữ được khi không có nó.
claim-other-income = Biên lợi nhuận ròng của { $name } cao hơn biên hoạt động { $net_above_operating }: tiền lãi, lãi bán tài sản hoặc khoản một lần đã cộng vào lợi nhuận
wrong-other-income = Khoản thu thêm lặp lại hằng năm.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = điều đó nói lên ít, vì vốn chủ sở hữu chỉ bằng { $value } tài sản
doubt-capital-to-assets = điều đó nói lên ít, vì vốn đầu tư chỉ bằng { $value } tài sản
doubt-buybacks-5y-to-equity = điều đó nói lên ít, vì tiền mua lại cổ phiếu trong năm năm gấp { $value } lần vốn chủ sở hữu còn lại
doubt-tax-credit = có phần góp của khoản hoàn thuế bằng { $value } lợi nhuận trước thuế
doubt-net-above-operating = có phần góp của thu nhập ngoài kinh doanh: biên lợi nhuận ròng cao hơn biên hoạt động { $value }
doubt-eps-growth-1y = điều đó nói lên ít, vì lợi nhuận mỗi cổ phiếu giảm { $size } trong năm gần nhất
claim-implied-growth =
    Với giá trị đó, lợi nhuận của { $name } phải tăng mãi { $implied_growth } sau lạm phát thì mới sinh lời bằng cổ phiếu Mỹ từ năm 1871{ $more ->
        [yes] ; lợi nhuận mỗi cổ phiếu tăng { $eps_growth_5y } trong năm năm
       *[no] { "" }
    }
wrong-implied-growth = Lợi nhuận tăng nhanh hơn mức đó, hoặc mức sinh lời thấp hơn trở thành bình thường với mọi cổ phiếu.
measure-equity-to-assets = Vốn chủ sở hữu trên tài sản
measure-capital-to-assets = Vốn đầu tư trên tài sản
measure-buybacks-5y-to-equity = Tiền mua lại cổ phiếu năm năm trên vốn chủ sở hữu
measure-tax-credit = Khoản hoàn thuế trên lợi nhuận trước thuế
measure-net-above-operating = Phần biên ròng cao hơn biên hoạt động
measure-implied-growth = Mức tăng lợi nhuận mà giá trị trông đợi

## How the confidence came about.

confidence-kind-accounts = Báo cáo tài chính
confidence-kind-valuation = Định giá
confidence-kind-prices = Giá
confidence-kind-risk = Rủi ro
confidence-kind-portfolio = Cơ cấu đầu tư
confidence-kind-economy = Kinh tế
confidence-readings =
    { $name }: { $agreeing } trên { $readings } chỉ số chính cùng hướng với kết quả. { $dates ->
        [one] Ngày của số liệu: { $to }.
       *[several] Ngày của số liệu: từ { $from } đến { $to }.
    }
confidence-facts =
    { $name }: { $readings } chỉ số chính. { $dates ->
        [one] Ngày của số liệu: { $to }.
       *[several] Ngày của số liệu: từ { $from } đến { $to }.
    }
confidence-missing = { $name }: không có số liệu.
