# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (tính đến { $dates }).
surroundings = Bối cảnh: { $text }
between-sentences = { " " }
between = { "; " }
us-market = thị trường chứng khoán Mỹ
us-stocks = cổ phiếu Mỹ
us-bonds = trái phiếu chính phủ Mỹ 10 năm
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; { $name } nhỉnh hơn
        [level] ; gần như ngang nhau
       *[untold] { "" }
    }
absent = Chưa nghe được ý kiến: { $reason }
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
seat-desk = Tra cứu
seat-macro = Vĩ mô và lãi suất
seat-industry = Ngành
seat-allocation = Phân bổ tài sản
seat-risk = Phụ trách rủi ro
seat-red-team = Đội đỏ
mandate-chair = Cân nhắc từng luận điểm và viết nhận định chung.
mandate-fundamentals = Xem doanh nghiệp hoặc thị trường lãi bao nhiêu, trả cổ tức bao nhiêu và nợ bao nhiêu.
mandate-valuation = Xem giá cao hay thấp so với lịch sử của chính nó và so với trái phiếu.
mandate-market = Xem giá đã diễn biến ra sao.
mandate-desk = Điều câu hỏi muốn biết: một con số hoặc ý nghĩa của một thuật ngữ.
mandate-macro = Xem lạm phát, lãi suất và tình hình kinh tế.
mandate-industry = Xem doanh nghiệp mạnh đến đâu trước đối thủ và khách hàng.
mandate-allocation = Xem các phần của danh mục biến động cùng nhau ra sao.
mandate-risk = Xem có thể mất gì, mất bao nhiêu và thường xuyên đến đâu, so với mức bạn chịu được.
mandate-red-team = Phản biện bản thảo: lập luận ngược lại, dữ liệu cũ, một con số phải gánh quá nhiều.
lens-chair = điều mà toàn bộ bằng chứng ủng hộ
lens-fundamentals = doanh thu, biên lợi nhuận, tiền mặt và nợ
lens-valuation = giá so với lợi nhuận, lịch sử của chính nó và trái phiếu
lens-market = mức sinh lời, xu hướng và giao dịch
lens-desk = con số hoặc thuật ngữ được hỏi
lens-macro = lạm phát, lãi suất và việc làm
lens-industry = khả năng quyết định giá bán và nhu cầu đầu tư
lens-allocation = tỷ trọng và mức độ các phần biến động cùng nhau
lens-risk = các đợt giảm, mức biến động và tần suất thua lỗ
lens-red-team = nhận định này có thể sai ở đâu
needs-fundamentals = báo cáo tài chính năm
needs-valuation = giá và báo cáo tài chính
needs-market = giá hằng ngày
needs-desk = con số được hỏi
needs-macro = lạm phát và lãi suất
needs-industry = báo cáo tài chính năm
needs-allocation = các khoản nắm giữ và giá hằng ngày
needs-risk = giá hằng ngày
task-title = { $seat }: { $name }
task-instructions = { $mandate } Mỗi con số đều lấy từ nguồn có ghi ngày, và phần còn thiếu được nêu rõ.
task-acceptance = Ít nhất một luận điểm kèm số liệu, hoặc nêu rõ còn thiếu gì.

## What the committee must answer.

ask-single-1 = Diễn biến của { $name } ra sao: mức sinh lời, mức biến động và mức giảm sâu nhất?
ask-single-2 = Lợi nhuận của { $name } ra sao, và giá hiện cao hay thấp so với lịch sử của chính nó?
ask-single-3 = Bối cảnh nào có lợi hoặc bất lợi cho { $name }?
ask-single-4 = Điều gì phải xảy ra thì mới thua lỗ lâu dài?
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

thinking = Đang xem xét { $lens }: { $figures }.
thinking-nothing = Đang xem xét { $lens }. Chúng tôi không có số liệu về điều này.
thinking-builds-on = Điều này dựa trên một kết quả trước: { $first }
caveat-stale = Các số liệu này đã có từ { $age } trước.
caveat-surroundings = Một phần trong đó là bối cảnh, không phải về chính đối tượng.
caveat-overlap = Các giai đoạn trong quá khứ chồng lên nhau, nên số giai đoạn thật sự riêng biệt ít hơn ta tưởng.
nothing = Từ góc độ này, chúng tôi không có số liệu để đánh giá { $name }.
no-guess = Nói thêm sẽ là phỏng đoán.
wrong-nothing = Dữ liệu còn thiếu được bổ sung.
missing-fundamentals = Chúng tôi không có báo cáo tài chính của { $name }.
missing-valuation = Chúng tôi không có giá của { $name } để so với lợi nhuận.
missing-market = Chúng tôi không có giá của { $name }.
missing-risk = Chúng tôi không có giá của { $name }.
missing-desk = Chúng tôi không có số liệu trả lời câu hỏi này.
missing-macro = Chúng tôi không có dữ liệu về lạm phát hay lãi suất.
missing-industry = Chúng tôi không có báo cáo tài chính cho thấy vị thế của { $name } trong ngành.
missing-allocation = Chúng tôi không có tỷ trọng và giá của các khoản bạn nắm giữ.

## Market and Technicals.

claim-year =
    Trong một năm đến { $dates }, { $name } { $return_1y_way ->
        [down] giảm
       *[up] tăng
    } { $return_1y_size }{ $more ->
        [yes] ; trong 5 năm, mức { $return_5y_way ->
            [down] giảm
           *[up] tăng
        } là { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Giá mới hơn cho thấy điều ngược lại trong 12 tháng.
claim-momentum =
    Từ { $from } đến { $to }, { $name } { $momentum_12_1_way ->
        [down] giảm
       *[up] tăng
    } { $momentum_12_1_size }.
wrong-momentum = Giá đảo chiều trong vài tháng tới.
claim-trend =
    Giá của { $name } { $trend_way ->
        [down] thấp
       *[up] cao
    } hơn { $trend_size } so với trung bình { $daily ->
        [yes] 200 ngày
       *[no] 10 tháng
    } ({ $dates }).
wrong-trend = Giá cắt qua đường trung bình này.
claim-below-high = Giá của { $name } thấp hơn { $drawdown_now_size } so với đỉnh vào { $from } ({ $dates }).
wrong-below-high = Đỉnh cũ là bong bóng và giá không quay lại đó.
claim-real-return =
    Sau khi trừ lạm phát, { $name } { $real_return_5y_way ->
        [down] lỗ
       *[up] lãi
    } { $real_return_5y_size } trong 5 năm đến { $dates }.
wrong-real-return = Trong 5 năm tới, giá hoặc lạm phát diễn biến khác đi.
claim-volume = Trong một tháng đến { $dates }, khối lượng giao dịch của { $name } bằng { $volume_ratio } lần mức trung bình năm.
wrong-volume = Chỉ một ngày giao dịch mạnh đã đủ giải thích khác biệt này.

## Risk Officer.

claim-fall =
    Trong 3 năm đến { $dates }, { $name } có lúc giảm tới { $max_drawdown_36m_size }{ $real_fall ->
        [yes] { " " }sau khi trừ lạm phát
       *[no] { "" }
    }{ $dated ->
        [yes] { " " }(từ { $from } đến { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Mức này { $verdict ->
            [opposes] vượt quá
           *[other] nằm trong
        } khả năng chịu rủi ro
    }.
wrong-fall = Một đợt giảm về sau rõ ràng sâu hơn hoặc nông hơn.
claim-loss-frequency =
    Từ năm { $since } đến { $dates }, { $freq_neg } số giai đoạn dài { $horizon } với { $name } kết thúc bằng thua lỗ{ $real ->
        [yes] { " " }sau khi trừ lạm phát
       *[no] { "" }
    }.
wrong-loss-frequency = Tính cả những năm mới hơn, thua lỗ rõ ràng thường gặp hơn hoặc hiếm hơn.
claim-swings = Trong 3 năm đến { $dates }, giá của { $name } thường dao động { $vol_36m }.
wrong-swings = Giai đoạn dài hơn hoặc mới hơn cho thấy dao động lớn hơn hoặc nhỏ hơn nhiều.
claim-best-days =
    Từ năm { $since } đến { $dates }, { $name } { $return_all_way ->
        [down] lỗ
       *[up] lãi
    } { $return_all_size }. Nếu bỏ 10 ngày tăng mạnh nhất thì { $return_all_less_best_10_way ->
        [down] lỗ
       *[up] lãi
    } { $return_all_less_best_10_size }.
wrong-best-days = Những ngày tăng mạnh phân bố đều hơn trước.
claim-beta =
    Trong 3 năm đến { $dates }, khi thị trường Mỹ tăng giảm một phần trăm, { $name } trung bình tăng giảm { $beta_36m } phần trăm{ $more ->
        [yes] { " " }(hệ số tương quan: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = Mối liên hệ với thị trường thay đổi theo hoạt động kinh doanh.
claim-interest =
    Trong năm tài chính kết thúc { $dates }, { $interest_coverage_way ->
        [down] { $name } bị lỗ hoạt động nên không có lợi nhuận để trả lãi vay
       *[up] lợi nhuận hoạt động của { $name } bằng { $interest_coverage } lần lãi vay
    }.
wrong-interest = Nợ đến hạn phải vay lại với lãi suất cao hơn nhiều.
claim-debt = Nợ vay của { $name } bằng { $debt_to_equity } lần vốn chủ sở hữu ({ $dates }).
wrong-debt = Một vụ thâu tóm, giảm giá trị tài sản hoặc mua lại cổ phiếu làm thay đổi nợ vay hoặc vốn chủ sở hữu.
claim-worst =
    Đợt giảm sâu nhất từng ghi nhận của { $name } là { $max_drawdown_all_size }{ $real_fall ->
        [yes] { " " }sau khi trừ lạm phát
       *[no] { "" }
    }{ $dated ->
        [yes] { " " }(từ { $from } đến { $to })
       *[no] { "" }
    }, theo giá đến { $dates }. Một đợt giảm như vậy có thể lặp lại.
wrong-worst = Giá trước hoặc sau đó cho thấy đợt giảm sâu hơn.
claim-portfolio-fall =
    Trong 3 năm đến { $dates }, toàn bộ khoản nắm giữ của bạn có lúc giảm tới { $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] . Mức này { $verdict ->
            [opposes] vượt quá
           *[other] nằm trong
        } khả năng chịu rủi ro
    }.
wrong-portfolio-fall = Một đợt giảm về sau rõ ràng sâu hơn hoặc nông hơn.
claim-portfolio-swings = Trong 3 năm đến { $dates }, toàn bộ khoản nắm giữ của bạn thường dao động { $pf_vol_36m }.
wrong-portfolio-swings = Các khoản nắm giữ bắt đầu dao động mạnh hơn hoặc cùng chiều hơn.

## Fundamentals.

claim-growth =
    Trong năm tài chính kết thúc { $dates }, doanh thu của { $name } { $revenue_growth_1y_way ->
        [down] giảm
       *[up] tăng
    } { $revenue_growth_1y_size }{ $more ->
        [yes] ; trong 2 năm, mức { $revenue_growth_2y_way ->
            [down] giảm
           *[up] tăng
        } là { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = Báo cáo năm tiếp theo cho thấy điều ngược lại.
claim-margin =
    Trong năm tài chính kết thúc { $dates }, { $operating_margin_way ->
        [down] khoản lỗ
       *[up] lợi nhuận
    } hoạt động của { $name } bằng { $operating_margin_size } doanh thu{ $more ->
        [yes] , { $net_margin_way ->
            [down] khoản lỗ
           *[up] lợi nhuận
        } ròng bằng { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Chi phí tăng nhanh hơn giá bán 2 năm liền.
claim-margin-change =
    Trong năm tài chính kết thúc { $dates }, biên lợi nhuận hoạt động của { $name } { $operating_margin_change_1y_way ->
        [down] giảm
       *[up] tăng
    } { $operating_margin_change_1y_size }.
wrong-margin-change = Một khoản chi hoặc thu bất thường giải thích thay đổi này.
claim-capital =
    Trong năm tài chính kết thúc { $dates }, { $name } { $roic_way ->
        [down] lỗ
       *[up] lãi
    } { $roic_size } trên vốn đầu tư{ $more ->
        [yes] { " " }và { $roe_way ->
            [down] lỗ
           *[up] lãi
        } { $roe_size } trên vốn chủ sở hữu
       *[no] { "" }
    }.
wrong-capital = Đối thủ mới kéo tỷ suất sinh lời xuống gần chi phí vốn.
claim-equity =
    Trong năm tài chính kết thúc { $dates }, { $name } { $roe_way ->
        [down] lỗ
       *[up] lãi
    } { $roe_size } trên vốn chủ sở hữu{ $more ->
        [yes] { " " }và { $roa_way ->
            [down] lỗ
           *[up] lãi
        } { $roa_size } trên tài sản
       *[no] { "" }
    }.
wrong-equity = Tỷ suất này cao nhờ vay nợ hoặc vốn chủ sở hữu rất nhỏ; bản thân hoạt động kinh doanh lãi ít hơn.
claim-cash = Trong năm tài chính kết thúc { $dates }, dòng tiền hoạt động của { $name } bằng { $cash_conversion } lần lợi nhuận ròng.
wrong-cash = Dòng tiền hoạt động xuống dưới lợi nhuận ròng.
claim-free-cash =
    Trong năm tài chính kết thúc { $dates }, sau khi đầu tư, { $name } { $fcf_margin_way ->
        [down] hụt
       *[up] còn lại
    } lượng tiền mặt bằng { $fcf_margin_size } doanh thu{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = Doanh nghiệp phải đầu tư nhiều hơn chỉ để giữ nguyên vị thế.
claim-net-debt =
    { $net_debt_to_operating_income_way ->
        [down] Tiền mặt ròng
       *[up] Nợ vay ròng
    } của { $name } bằng { $net_debt_to_operating_income_size } lần lợi nhuận hoạt động một năm ({ $dates }).
wrong-net-debt = Tiền mặt cần cho việc khác, hoặc nợ vay tăng lên.
claim-shares =
    Trong năm tài chính kết thúc { $dates }, số cổ phiếu của { $name } { $shares_change_1y_way ->
        [down] giảm
       *[up] tăng
    } { $shares_change_1y_size }.
wrong-shares = Cổ phiếu mới được phát hành để thâu tóm công ty khác hoặc cho nhân viên.
claim-market-earnings =
    Trong 10 năm đến { $dates }, lợi nhuận của doanh nghiệp Mỹ { $sp_real_earnings_growth_10y_way ->
        [down] giảm
       *[up] tăng
    } { $sp_real_earnings_growth_10y_size } sau khi trừ lạm phát.
wrong-market-earnings = Những năm tới xóa đi thay đổi này.
claim-market-payout = Doanh nghiệp Mỹ chia { $sp_payout } lợi nhuận làm cổ tức ({ $dates }).
wrong-market-payout = Lợi nhuận giảm trong khi cổ tức giữ nguyên.
claim-market-dividend = Lợi suất cổ tức của cổ phiếu Mỹ là { $sp_dividend_yield }, lợi suất trái phiếu chính phủ 10 năm là { $sp_long_rate } ({ $dates }).
wrong-market-dividend = Doanh nghiệp trả cho cổ đông qua mua lại cổ phiếu nhiều hơn qua cổ tức.

## Valuation.

claim-own-history = Giá cổ phiếu { $name } bằng { $pe } lần lợi nhuận năm, so với mức thường thấy là { $pe_median } lần ({ $dates }). Trong { $pe_percentile } số năm ghi nhận, giá rẻ hơn hiện nay.
wrong-own-history = Lợi nhuận đuổi kịp giá mà giá không phải giảm.
claim-earnings-yield =
    Lợi nhuận của { $name } bằng { $earnings_yield } giá cổ phiếu{ $more ->
        [yes] { " " }(giá bằng { $pe } lần lợi nhuận)
       *[no] { "" }
    }; lợi suất trái phiếu chính phủ 10 năm là { $long_rate } ({ $dates }).
wrong-earnings-yield = Lợi suất trái phiếu thay đổi đến mức so sánh bị đảo ngược.
claim-cash-yield = Dòng tiền tự do của { $name } bằng { $fcf_yield } giá cổ phiếu ({ $dates }).
wrong-cash-yield = Dòng tiền năm đó là ngoại lệ.
claim-against-market = Tính theo lợi nhuận, giá cổ phiếu { $name } bằng { $pe_to_market } lần mức của thị trường Mỹ ({ $dates }).
wrong-against-market = Lợi nhuận tăng đủ nhanh để xứng với giá.
claim-float = Chỉ riêng cổ phiếu lưu hành tự do của { $name } đã có giá trị bằng { $float_to_earnings } lần lợi nhuận ròng năm ({ $dates }); tính cả phần do người nội bộ nắm giữ thì còn cao hơn.
wrong-float = Giá cổ phiếu đã thay đổi nhiều kể từ đó.
claim-market-cape = Giá cổ phiếu Mỹ bằng { $cape } lần lợi nhuận trung bình 10 năm, so với mức thường thấy là { $cape_median } lần ({ $dates }). Trong { $cape_percentile } số tháng từ năm 1881, giá rẻ hơn hiện nay.
wrong-market-cape = Lợi nhuận đuổi kịp giá mà giá không phải giảm.
claim-market-after =
    Khi giá ban đầu đắt như vậy hoặc hơn, cổ phiếu Mỹ thường { $after_cape_median_10y_way ->
        [down] lỗ
       *[up] lãi
    } { $after_cape_median_10y_size } sau khi trừ lạm phát trong 10 năm tiếp theo. Từ năm 1871, mức lãi trung bình là { $sp_real_return_all } (dữ liệu đến { $dates }).
wrong-market-after = Những lần giá ban đầu đắt trong quá khứ rất ít, chồng lên nhau và có thể không giống lần này.
claim-market-excess =
    Lợi suất lợi nhuận của cổ phiếu Mỹ { $excess_cape_yield_way ->
        [down] thấp
       *[up] cao
    } hơn lợi suất trái phiếu chính phủ (đã trừ lạm phát) { $excess_cape_yield_size } ({ $dates }).
wrong-market-excess = Lợi suất trái phiếu sau khi trừ lạm phát thay đổi mạnh.

## Industry.

claim-pricing-power =
    Trong năm tài chính kết thúc { $dates }, biên lợi nhuận gộp của { $name } là { $gross_margin }, cho thấy khả năng quyết định giá bán { $verdict ->
        [supports] mạnh
        [opposes] hạn chế
       *[neutral] vừa phải
    }.
wrong-pricing-power = Một đối thủ bán sản phẩm tương tự rẻ hơn và giành mất khách hàng.
claim-investment = Trong năm tài chính kết thúc { $dates }, { $name } đầu tư { $capex_to_revenue } doanh thu vào nhà xưởng và thiết bị.
wrong-investment = Doanh nghiệp phải bù lại các khoản đầu tư đã hoãn.
claim-research = Trong năm tài chính kết thúc { $dates }, { $name } chi { $rd_to_revenue } doanh thu cho nghiên cứu và phát triển.
wrong-research = Khoản chi không tạo ra sản phẩm thành công.

## Macro and Rates.

claim-inflation =
    Giá tiêu dùng ở Mỹ { $infl_12m_way ->
        [down] giảm
       *[up] tăng
    } { $infl_12m_size } trong một năm đến { $dates }; trong 10 năm, mức tăng là { $infl_10y }.
wrong-inflation = Số liệu lạm phát mới hơn chênh lệch quá một điểm phần trăm.
claim-real-rate =
    Sau khi trừ lạm phát, trái phiếu chính phủ Mỹ 10 năm { $real_long_rate_way ->
        [down] lỗ
       *[up] lãi
    } { $real_long_rate_size } ({ $dates }).
wrong-real-rate = Lạm phát tương lai khác với năm vừa qua.
claim-rate-change =
    Lợi suất trái phiếu chính phủ Mỹ 10 năm { $long_rate_change_12m_way ->
        [down] giảm
       *[up] tăng
    } { $long_rate_change_12m_size } trong 12 tháng, đến mức { $long_rate } ({ $dates }). Trung vị dài hạn là { $long_rate_median }.
wrong-rate-change = Lợi suất đảo chiều trong thời hạn đầu tư của bạn.
claim-curve =
    Trái phiếu chính phủ Mỹ 10 năm có lợi suất { $curve_10y_3m_way ->
        [down] thấp
       *[up] cao
    } hơn tín phiếu 3 tháng { $curve_10y_3m_size } ({ $dates }){ $more ->
        [yes] . Lãi suất ngắn hạn cao hơn dài hạn trong { $curve_share_inverted } số tháng
       *[no] { "" }
    }.
wrong-curve = Lãi suất ngắn hạn và dài hạn đổi chỗ cho nhau.
claim-credit = Doanh nghiệp Mỹ có mức tín nhiệm thấp phải trả lãi vay cao hơn chính phủ { $credit_spread } ({ $dates }). Khoảng cách nhỏ hơn trong { $credit_spread_percentile } số tháng.
wrong-credit = Bên cho vay dè dặt hơn và khoảng cách nới rộng.
claim-jobs = Tỷ lệ thất nghiệp ở Mỹ là { $unemployment } ({ $dates }), so với trung vị dài hạn { $unemployment_median }.
wrong-jobs = Tỷ lệ thất nghiệp tăng nửa điểm phần trăm trong vòng một năm.

## Allocation.

claim-stocks-bonds =
    Trong 10 năm đến { $dates }, cổ phiếu Mỹ { $sp_real_return_10y_way ->
        [down] lỗ
       *[up] lãi
    } { $sp_real_return_10y_size } sau khi trừ lạm phát; trái phiếu chính phủ { $bond_real_return_10y_way ->
        [down] lỗ
       *[up] lãi
    } { $bond_real_return_10y_size }.
wrong-stocks-bonds = Mười năm tới đảo ngược thứ tự, như đã từng xảy ra.
claim-stocks-ahead = Cổ phiếu Mỹ sinh lời hơn trái phiếu trong { $freq_stocks_beat_bonds_10y } số giai đoạn 10 năm từ năm 1871 đến { $dates }.
wrong-stocks-ahead = Các giai đoạn chồng lên nhau, nên số giai đoạn thật sự riêng biệt ít hơn nhiều.
claim-worst-decade =
    Trong 10 năm tệ nhất, cổ phiếu Mỹ { $sp_real_return_10y_worst_way ->
        [down] lỗ
       *[up] lãi
    } { $sp_real_return_10y_worst_size } sau khi trừ lạm phát (dữ liệu đến { $dates }).
wrong-worst-decade = Kết hợp với trái phiếu thì khoản lỗ đã nhẹ hơn.
claim-concentration =
    Khoản lớn nhất chiếm { $pf_largest_weight } danh mục của bạn{ $more ->
        [yes] ; chỉ số tập trung là { $pf_hhi }, trong đó 1 nghĩa là chỉ có một khoản
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Những khoản bạn chưa nêu làm thay đổi tỷ trọng.
claim-together = Trong 3 năm đến { $dates }, hệ số tương quan trung bình giữa các khoản của bạn là { $pf_mean_correlation }, trong đó 1 nghĩa là biến động cùng nhịp.
wrong-together = Trong đợt giảm tới, chúng biến động cùng chiều hơn trước.
claim-portfolio-return =
    Với tỷ trọng này, danh mục của bạn { $pf_return_3y_way ->
        [down] lỗ
       *[up] lãi
    } { $pf_return_3y_size } trong 3 năm đến { $dates }{ $more ->
        [yes] , và { $pf_return_1y_way ->
            [down] lỗ
           *[up] lãi
        } { $pf_return_1y_size } trong năm cuối
       *[no] { "" }
    }.
wrong-portfolio-return = Ba năm tới diễn biến khác đi.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = Với mức dao động của giá trong một năm bình thường, thay đổi này có phải chỉ là ngẫu nhiên không?
ask-long-return = Xét 5 năm có giống như xét một năm không?
ask-trend-turn = Ba tháng gần đây đã đảo ngược xu hướng chưa?
ask-recovering = Giá vẫn đang giảm hay đang hồi phục?
ask-from-high = Giá gần đỉnh có cho biết nó có thể giảm sâu đến đâu không?
ask-best-days = Mức sinh lời có phải chỉ dựa vào vài ngày không?
ask-halves = Nửa đầu của lịch sử có cho thấy điều tương tự không?
ask-calm-now = Năm gần nhất có giống cả 3 năm gộp lại không?
ask-whole-record = Vài năm gần đây có đủ để đo mức có thể mất không?
ask-recovered = Mức giảm đó đã được bù lại chưa?
ask-tied = Giá có đi sát thị trường đủ để beta có ý nghĩa không?
ask-worst-decade = Tỷ lệ thua lỗ có cho biết một khoản lỗ có thể nặng đến đâu không?
ask-covered = Lợi nhuận hoạt động có đủ trả lãi vay không?
ask-owed = Nợ sau khi trừ tiền mặt có cho thấy điều tương tự không?
ask-per-share = Tính trên mỗi cổ phiếu, cổ đông có được hưởng không?
ask-long-growth = Năm này là bình thường hay ngoại lệ?
ask-borrowed = Mức sinh lời là do kinh doanh hay do vay nợ mà có?
ask-in-cash = Lợi nhuận có thu về bằng tiền không?
ask-slipping = Biên lợi nhuận đang tăng hay giảm?
ask-selling-less = Biên lợi nhuận cao hơn có phải chỉ vì bán ít đi không?
ask-selling-more = Biên lợi nhuận thấp hơn có phải là cái giá của tăng trưởng không?
ask-invested = Đầu tư có lấy hết tiền mặt không?
ask-with-debt = Công ty có vay nợ để mua lại cổ phiếu không?
ask-burden = Công ty có trả được khoản đến hạn không?
ask-kept = Bao nhiêu trong đó còn lại thành lợi nhuận hoạt động?
ask-paying-off = Tăng trưởng có bù được khoản đầu tư không?
ask-cheap-why = Giá rẻ có phải vì lợi nhuận đang giảm không?
ask-growth-pays = Tăng trưởng có xứng với giá không?
ask-deserved = Tỷ suất sinh lời trên vốn có xứng với giá không?
ask-rates-explain = Lãi suất có giải thích được giá cổ phiếu không?
ask-dear = Điều này đã phản ánh vào giá cổ phiếu chưa?
ask-dear-too = Quá khứ của chính thị trường có cho thấy điều tương tự không?
ask-last-decade = Mười năm gần đây có theo quy luật đó không?
ask-in-buybacks = Cổ tức thấp có phải vì lợi nhuận được giữ lại để mua lại cổ phiếu và tăng trưởng không?
ask-core = Giá cả không tính thực phẩm và năng lượng có cho thấy điều tương tự không?
ask-other-curve = Đoạn khác của đường cong lợi suất có cho thấy điều tương tự không?
ask-rate-level = Lãi suất sau khi trừ lạm phát có đủ cao để gây ảnh hưởng không?
ask-real-rate = Lãi suất có còn đang thay đổi không?
ask-jobs-agree = Việc làm có cho thấy điều tương tự không?
ask-output-agrees = Tăng trưởng kinh tế có cho thấy điều tương tự không?
ask-real-terms = Sau khi trừ lạm phát có còn như vậy không?
ask-credit-jobs = Tỷ lệ thất nghiệp có cho thấy điều tương tự không?
ask-as-a-whole = Cả danh mục dao động mạnh đến đâu?
ask-together = Các khoản nắm giữ có giảm cùng lúc không?
ask-on-the-way = Các đợt giảm giữa chừng sâu đến đâu?
ask-last-year = Năm gần nhất có cho thấy điều tương tự không?
ask-sides = { $figure }: { $values }. Ở đây { $name } có nhỉnh hơn không?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Hai số này có so sánh được không?
ask-survivors = Các công ty thất bại không có thành tích như vậy. Đây có phải chỉ là câu chuyện của một công ty sống sót không?
ask-base-rate = Đó là tỷ lệ các giai đoạn dài như vậy kết thúc không có lãi. Giá gần đây cho biết thêm điều gì?
answer-not-mine = Luận điểm này không phải của chúng tôi.
answer-withdraw = Số liệu làm cơ sở cho luận điểm này không có trong dữ liệu của chúng tôi. Luận điểm được rút lại.
answer-as-quoted = Số liệu được dẫn đúng như trong dữ liệu của chúng tôi. Luận điểm đứng vững.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Số liệu xác nhận. Luận điểm đứng vững.
       *[weakened] { $figure }: { $other }. Số liệu chỉ xác nhận một phần. Luận điểm yếu đi.
    }
answer-longer =
    { $outcome ->
        [holds] Trong giai đoạn kia là { $other }, cho thấy điều tương tự như { $value }. Luận điểm đứng vững.
        [refuted] Trong giai đoạn kia là { $other }, không phải { $value }. Luận điểm được rút lại.
       *[weakened] Trong giai đoạn kia là { $other }, không rõ bằng { $value }. Luận điểm yếu đi.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. So với { $other }, { $value } quá lớn để chỉ là ngẫu nhiên. Luận điểm đứng vững.
        [refuted] { $figure }: { $other }. So với { $other }, { $value } rất có thể chỉ là ngẫu nhiên. Luận điểm được rút lại.
       *[weakened] { $figure }: { $other }. So với { $other }, { $value } có thể một phần là ngẫu nhiên. Luận điểm yếu đi.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. Không: { $other } không giải thích được { $value }. Luận điểm đứng vững.
        [refuted] { $figure }: { $other }. Có: { $other } giải thích được { $value }. Luận điểm được rút lại.
       *[weakened] { $figure }: { $other }. Một phần: { $other } giải thích một phần { $value }. Luận điểm yếu đi.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. Đặt cạnh { $other }, { $value } vẫn đứng vững. Luận điểm đứng vững.
       *[weakened] { $figure }: { $other }. Cần nêu { $other } bên cạnh { $value }. Luận điểm yếu đi.
    }
answer-sides =
    { $outcome ->
        [holds] Có: { $values }. Luận điểm đứng vững.
        [refuted] Không: { $values }. Luận điểm được rút lại.
        [behind] Không: { $values }. Luận điểm yếu đi.
       *[weakened] Không rõ: { $values }. Luận điểm yếu đi.
    }
answer-dates = Không: { $date } và { $other_date } cách nhau quá xa. Luận điểm được rút lại.
answer-survivors = Chỉ công ty sống sót mới có { $other } cho cả giai đoạn. Luận điểm yếu đi.
ruling-upheld = Số liệu xác nhận. Luận điểm đứng vững.
ruling-weakened = Số liệu chỉ xác nhận một phần. Luận điểm yếu đi.
ruling-withdrawn = Số liệu cho thấy điều ngược lại. Luận điểm không được tính.
ruling-unresolved = Không ai trả lời. Luận điểm yếu đi.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Nhìn chung, số liệu hiện nay có lợi cho { $name }.
        [unfavourable] Nhìn chung, số liệu hiện nay bất lợi cho { $name }.
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
        [favourable] Nhìn chung, cơ cấu này phù hợp với yêu cầu của bạn.
        [unfavourable] Nhìn chung, cơ cấu này không phù hợp với yêu cầu của bạn.
       *[mixed] Số liệu ủng hộ và không ủng hộ cơ cấu này nặng gần như ngang nhau.
    }
thesis-macro = Số liệu của chúng tôi không trả lời được câu hỏi này. Đây là những số liệu mới nhất về nền kinh tế.
thesis-no-side = Các số liệu về { $name } chỉ cho biết tình hình, không nghiêng về phía nào.
thesis-nothing = Chúng tôi có quá ít dữ liệu về { $name } để đánh giá.
thesis-around = Điều có thể nói là: { $text }
thesis-for = Điểm thuận lợi: { $text }
thesis-against = Điểm bất lợi: { $text }
thesis-for-side = Điểm có lợi cho { $name }: { $text }
thesis-taken-back =
    Chúng tôi không đưa ra nhận định: { $reason ->
        [planted] số liệu không đáng tin
        [old] số liệu cũ hơn thời hạn đầu tư của bạn
       *[rejected] khâu kiểm tra của chúng tôi không chấp nhận số liệu
    }. Chúng cho thấy: { $thesis }
thesis-past-only = { $thesis } Chúng tôi không đưa ra nhận định về thời gian tới: số liệu cần cho việc đó cũ hơn thời hạn đầu tư của bạn.
change-newer = Số liệu sau { $date }.
change-gaps = Dữ liệu lấp khoảng trống này: { $gap }
change-above = { $figure } tăng lên trên { $bound } (gần nhất { $value }).
change-below = { $figure } giảm xuống dưới { $bound } (gần nhất { $value }).
change-next = Cần kiểm tra tiếp: { $figure }. Số gần nhất là { $value }; vượt qua { $bound } thì luận điểm không còn đúng.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Một đợt giảm sâu như đợt tệ nhất từng ghi nhận của { $name }: { $worst_size } (giá đến { $date }).
risk-fall-softened = Khoản đầu tư đủ nhỏ để vượt qua đợt giảm như vậy, và thời gian để chờ.
risk-fall-sign = Giá giảm từ đỉnh gần nhất nhiều hơn mức khả năng chịu rủi ro cho phép.
risk-debt = Nợ vay ròng của { $name } bằng { $debt } lần lợi nhuận hoạt động một năm, và khi đến hạn phải vay lại.
risk-debt-softened = Kỳ hạn dài và thu nhập ổn định.
risk-debt-sign = Lãi vay chiếm phần ngày càng lớn của lợi nhuận hoạt động.
risk-concentration = Khoản lớn nhất chiếm { $largest } danh mục của bạn. Nếu nó giảm, danh mục giảm theo.
risk-concentration-softened = Thêm những khoản biến động độc lập.
risk-concentration-sign = Khoản lớn nhất giảm còn các khoản khác thì không.
risk-rates = Lợi suất tăng cao hơn nhiều so với { $rate } ({ $date }), làm giảm giá trị lợi nhuận tương lai.
risk-rates-softened = Lợi nhuận tăng theo giá cả, và ít nợ.
risk-rates-sign = Lợi suất 10 năm tăng hơn một điểm phần trăm trong vòng một năm.
risk-against = Điểm mạnh nhất chống lại nhận định này hóa ra mang tính quyết định. { $text }
risk-against-softened = Chỉ dựa vào nhận định này trong chừng mực số liệu mới hơn ủng hộ.
risk-against-sign = Số liệu mới hơn xác nhận điểm này.
risk-old = Số liệu của chúng tôi dừng lại từ { $age } trước, và tình hình đã thay đổi kể từ đó.
risk-old-softened = Bổ sung dữ liệu hiện tại trước khi dựa vào nhận định này.
risk-old-sign = Số liệu mới hơn chỉ theo hướng ngược lại.
risk-gaps = Thiếu dữ liệu quan trọng, nên có thể bỏ sót một mối nguy.
risk-gaps-softened = Bổ sung trước dữ liệu thiếu được nêu đầu tiên.
risk-gaps-sign = Dữ liệu mới làm thay đổi kết quả.
risk-objection = Ý kiến phản biện nội bộ hóa ra đúng. { $text }
risk-objection-softened = Khi có số liệu mới hơn, hãy kiểm tra điểm này trước tiên.
risk-objection-sign = Số liệu mới hơn ủng hộ phản biện.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] Cổ phiếu Mỹ thua lỗ sau khi trừ lạm phát trong { $lost } số giai đoạn { $horizon } kể từ năm { $since }.
        [mix] Danh mục { $name } thua lỗ sau khi trừ lạm phát trong { $lost } số giai đoạn { $horizon } kể từ năm { $since }.
       *[stock] { $name } thua lỗ (chưa trừ lạm phát) trong { $lost } số giai đoạn { $horizon } kể từ năm { $since }.
    } Số giai đoạn không chồng lên nhau: { $periods }.
scenario-base =
    { $basis ->
        [stock] Lãi tối đa { $bound } (chưa trừ lạm phát), như trong mọi giai đoạn còn lại.
       *[other] Lãi tối đa { $bound } sau khi trừ lạm phát, như trong mọi giai đoạn còn lại.
    }
scenario-bull =
    { $basis ->
        [stock] Lãi hơn { $bound } (chưa trừ lạm phát), như trong { $good } số giai đoạn đó.
       *[other] Lãi hơn { $bound } sau khi trừ lạm phát, như trong { $good } số giai đoạn đó.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] Cuối thời hạn đầu tư có lãi (chưa trừ lạm phát).
       *[other] Cuối thời hạn đầu tư có lãi sau khi trừ lạm phát.
    }
scenario-base-wrong =
    { $basis ->
        [stock] Cuối thời hạn đầu tư bị lỗ (chưa trừ lạm phát), hoặc lãi hơn { $bound }.
       *[other] Cuối thời hạn đầu tư bị lỗ sau khi trừ lạm phát, hoặc lãi hơn { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] Cuối thời hạn đầu tư, mức lãi (chưa trừ lạm phát) không quá { $bound }.
       *[other] Cuối thời hạn đầu tư, mức lãi sau khi trừ lạm phát không quá { $bound }.
    }
scenario-bear-unknown = Thua lỗ vĩnh viễn. Chúng tôi không ước lượng được xác suất.
scenario-base-unknown = Diễn biến như thị trường. Chúng tôi không ước lượng được xác suất.
scenario-bull-unknown = Diễn biến tốt hơn hẳn thị trường. Chúng tôi không ước lượng được xác suất.
scenario-bear-unknown-wrong = Cuối thời hạn đầu tư có lãi.
scenario-base-unknown-wrong = Kết quả cách xa kết quả của thị trường.
scenario-bull-unknown-wrong = Kết quả không tốt hơn thị trường.
scenario-kind = Chúng tôi có quá ít dữ liệu giá của { $name } để tính tần suất riêng. Với cùng loại, tức cổ phiếu Mỹ nói chung, { $lost } số giai đoạn { $horizon } kể từ năm { $since } thua lỗ sau khi trừ lạm phát (số giai đoạn không chồng lên nhau: { $periods }). Một cổ phiếu riêng lẻ có thể tệ hơn nhiều.

## The red team, and the chair's response.

objection-planted = Bản thảo nêu một số liệu không có trong dữ liệu của chúng tôi: { $figure }.
objection-older-than-horizon = Các số liệu làm cơ sở cho nhận định này đã có từ { $age } trước. Khoảng đó dài hơn thời hạn đầu tư của bạn.
objection-old = Số liệu cũ nhất của chúng tôi đã có từ { $age } trước. Những gì xảy ra sau đó không có trong số liệu.
objection-cross-examination = Trước các câu hỏi, cùng số liệu ấy cho kết quả cân nhắc khác. Nhận định phụ thuộc vào các luận điểm đã được rút lại hoặc yếu đi.
objection-single-figure = Kết quả cân nhắc dựa vào một số liệu duy nhất: { $name }, { $value } ({ $date }).
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
response-lowered = Chấp nhận. Mức độ chắc chắn của chúng tôi giảm.
response-halved = Chấp nhận. Mức độ chắc chắn của chúng tôi giảm một nửa.
response-taken-back = Chấp nhận. Chúng tôi không đưa ra nhận định; điều số liệu cho thấy vào thời điểm đó được giữ ở dưới.
tell-committee =
    { $members ->
        [1] Một chuyên gia đã xem xét câu hỏi. Sau đó bản thảo bị phản biện để tìm điểm yếu.
       *[other] { $members } chuyên gia đã xem xét độc lập, rồi chất vấn lẫn nhau.
    }
tell-committee-alone = { $members } chuyên gia đã xem xét độc lập, và chủ tọa cân nhắc kết quả của họ.
tell-confidence =
    { $level ->
        [high] Chúng tôi khá chắc về điều này
        [medium] Chúng tôi chỉ chắc một phần về điều này
       *[low] Chúng tôi không chắc về điều này
    }: mức độ chắc chắn của chúng tôi là { $confidence } trên thang từ 0 đến 1. Nó cho biết bằng chứng tốt đến đâu, không phải khả năng có lãi.
tell-odds =
    Trong quá khứ, { $lost } số giai đoạn dài { $horizon } với { $name } kết thúc bằng thua lỗ{ $real ->
        [yes] { " " }sau khi trừ lạm phát
       *[no] { "" }
    }. Đó là lịch sử, không phải dự báo.
tell-import = Để có câu trả lời tốt hơn, hãy thêm dữ liệu mới hơn: nhập tệp giá hoặc báo cáo tài chính của công ty, hoặc bật một nguồn dữ liệu trực tiếp.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = vàng
metal-xag = bạc
metal-xpt = bạch kim
metal-xpd = paladi

## What is missing.

gap-prices-missing = Chúng tôi không có giá của { $name }. Hãy nhập tệp giá hằng ngày để bổ sung.
gap-prices-old = Chúng tôi không có giá của { $name } sau { $date }.
gap-accounts-missing = Chúng tôi không có báo cáo tài chính của { $name }. Hãy nhập số liệu năm để bổ sung.
gap-accounts-old = Báo cáo tài chính mới nhất của { $name } mà chúng tôi có kết thúc vào { $date }.
gap-industry-missing = Chúng tôi không có số liệu về { $name }.
gap-market-old = Dữ liệu của chúng tôi về thị trường chứng khoán Mỹ kết thúc vào { $date }.
gap-news-missing = Chúng tôi không có tin tức.
gap-provider-down = Không thể kết nối với nguồn { $provider }: { $reason }.
gap-window-too-short = Lịch sử giá của { $name } quá ngắn cho các giai đoạn dài hơn.
gap-holdings-unpriced = Chúng tôi không có giá của khoản { $name } bạn nắm giữ.
gap-positions-left-out = Chúng tôi chỉ tính { $counted } khoản đầu tiên bạn nắm giữ; { $left } khoản còn lại không được tính.
gap-portfolio-no-weights = Chúng tôi không biết tỷ trọng của mỗi khoản bạn nắm giữ.

## Terms that the debrief explains.

term-volatility = Độ biến động
term-drawdown = Mức sụt giảm từ đỉnh
term-confidence = Mức độ chắc chắn
term-dissent = Ý kiến bất đồng
term-red-team = Đội đỏ

## Measures, as lists name them.

measure-price = Giá gần nhất
measure-age = Thời gian từ giá gần nhất đến nay
measure-return-1m = Mức tăng giảm một tháng
measure-return-3m = Mức tăng giảm 3 tháng
measure-return-6m = Mức tăng giảm 6 tháng
measure-return-1y = Mức tăng giảm 12 tháng
measure-return-3y = Mức sinh lời hằng năm trong 3 năm
measure-return-5y = Mức sinh lời hằng năm trong 5 năm
measure-return-10y = Mức sinh lời hằng năm trong 10 năm
measure-return-all = Mức sinh lời hằng năm từ khi có dữ liệu
measure-momentum-12-1 = Mức tăng giảm trong một năm, không tính tháng gần nhất
measure-trend = Khoảng cách so với trung bình 10 tháng
measure-vol-1y = Độ biến động hằng năm, năm gần nhất
measure-vol-36m = Độ biến động hằng năm, 3 năm
measure-max-drawdown-1y = Mức giảm sâu nhất trong một năm
measure-max-drawdown-36m = Mức giảm sâu nhất trong 3 năm
measure-max-drawdown-all = Mức giảm sâu nhất từng ghi nhận
measure-drawdown-now = Khoảng cách đến đỉnh
measure-worst-month = Tháng tệ nhất
measure-best-month = Tháng tốt nhất
measure-return-all-less-best-10 = Mức sinh lời hằng năm nếu bỏ 10 ngày tốt nhất
measure-return-first-half = Mức sinh lời hằng năm trong nửa đầu
measure-return-second-half = Mức sinh lời hằng năm trong nửa sau
measure-volume-ratio = Khối lượng giao dịch so với trung bình
measure-turnover-20d = Giá trị giao dịch mỗi ngày
measure-freq-pos = Tỷ lệ giai đoạn trước đây có lãi
measure-freq-neg = Tỷ lệ giai đoạn trước đây thua lỗ
measure-freq-good = Tỷ lệ giai đoạn trước đây lãi cao
measure-freq-good-bound = Mức lãi hằng năm được coi là cao
measure-freq-periods = Số giai đoạn trước đây không chồng lên nhau
measure-horizon = Thời hạn đầu tư tính bằng số năm tròn
measure-window-count-1y = Số giai đoạn một năm được ghi nhận
measure-beta-36m = Hệ số beta so với thị trường
measure-correlation-36m = Hệ số tương quan trong 3 năm
measure-return-gap-1y = Mức dẫn trước trong 12 tháng
measure-real-return-5y = Mức sinh lời hằng năm sau khi trừ lạm phát trong 5 năm
measure-revenue = Doanh thu
measure-revenue-growth-1y = Tăng trưởng doanh thu một năm
measure-revenue-growth-2y = Tăng trưởng doanh thu 2 năm
measure-gross-margin = Biên lợi nhuận gộp
measure-operating-margin = Biên lợi nhuận hoạt động
measure-operating-margin-change-1y = Thay đổi biên lợi nhuận hoạt động
measure-net-margin = Biên lợi nhuận ròng
measure-net-loss = Lỗ ròng
measure-net-income = Lợi nhuận ròng
measure-roe = Tỷ suất sinh lời trên vốn chủ sở hữu
measure-roa = Tỷ suất sinh lời trên tổng tài sản
measure-roic = Tỷ suất sinh lời trên vốn đầu tư
measure-debt-to-equity = Nợ vay trên vốn chủ sở hữu
measure-net-debt-to-operating-income = Nợ vay ròng trên lợi nhuận hoạt động
measure-current-ratio = Hệ số thanh toán hiện hành
measure-interest-coverage = Khả năng chi trả lãi vay
measure-cash-conversion = Dòng tiền hoạt động trên lợi nhuận ròng
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
measure-accounts-age = Thời gian từ báo cáo tài chính gần nhất đến nay
measure-pe = Hệ số giá trên lợi nhuận (P/E)
measure-ps = Hệ số giá trên doanh thu (P/S)
measure-pb = Hệ số giá trên giá trị sổ sách (P/B)
measure-fcf-yield = Lợi suất dòng tiền tự do
measure-earnings-yield = Lợi suất lợi nhuận
measure-pe-percentile = Giá trên lợi nhuận so với lịch sử của chính nó
measure-pe-median = Trung vị giá trên lợi nhuận
measure-pe-to-market = Giá trên lợi nhuận so với thị trường
measure-float-to-earnings = Giá trị cổ phiếu lưu hành tự do trên lợi nhuận ròng
measure-infl-12m = Lạm phát 12 tháng
measure-infl-10y = Lạm phát hằng năm trong 10 năm
measure-infl-percentile = Lạm phát so với lịch sử
measure-long-rate = Lợi suất trái phiếu chính phủ kỳ hạn 10 năm
measure-long-rate-change-12m = Thay đổi lợi suất kỳ hạn 10 năm
measure-long-rate-median = Trung vị lợi suất kỳ hạn 10 năm
measure-real-long-rate = Lợi suất kỳ hạn 10 năm trừ lạm phát
measure-cape = Giá trên lợi nhuận 10 năm (CAPE)
measure-cape-median = Trung vị CAPE
measure-cape-percentile = CAPE so với lịch sử của chính nó
measure-after-cape-median-10y = Mức sinh lời thường thấy khi giá ban đầu đắt
measure-excess-cape-yield = Lợi suất lợi nhuận trừ lợi suất thực của trái phiếu
measure-sp-payout = Tỷ lệ lợi nhuận trả cổ tức
measure-dividend-yield = Lợi suất cổ tức
measure-real-earnings-growth-10y = Tăng trưởng thực của lợi nhuận trong 10 năm
measure-real-return-1y = Mức sinh lời sau khi trừ lạm phát trong một năm
measure-real-return-10y = Mức sinh lời hằng năm sau khi trừ lạm phát trong 10 năm
measure-real-return-20y = Mức sinh lời hằng năm sau khi trừ lạm phát trong 20 năm
measure-real-return-all = Mức sinh lời hằng năm sau khi trừ lạm phát từ năm 1871
measure-real-return-10y-worst = Mười năm tệ nhất sau khi trừ lạm phát
measure-bond-real-return-10y = Mức sinh lời của trái phiếu sau khi trừ lạm phát trong 10 năm
measure-freq-stocks-beat-bonds-10y = Tỷ lệ giai đoạn 10 năm cổ phiếu vượt trái phiếu
measure-freq-stocks-beat-bonds = Tỷ lệ giai đoạn cổ phiếu vượt trái phiếu trong mọi giai đoạn dài bằng thời hạn đầu tư
measure-curve-10y-3m = Chênh lệch lợi suất 10 năm và 3 tháng
measure-curve-10y-2y = Chênh lệch lợi suất 10 năm và 2 năm
measure-curve-share-inverted = Tỷ lệ tháng có lãi suất ngắn hạn cao hơn dài hạn
measure-curve-age = Thời gian từ lợi suất gần nhất đến nay
measure-unemployment = Tỷ lệ thất nghiệp
measure-unemployment-median = Trung vị tỷ lệ thất nghiệp
measure-credit-spread = Chênh lệch lợi suất giữa doanh nghiệp tín nhiệm thấp và chính phủ
measure-credit-spread-percentile = Mức chênh đó so với lịch sử của chính nó
measure-pf-value = Giá trị các khoản nắm giữ
measure-pf-weight = Tỷ trọng trong các khoản nắm giữ
measure-pf-largest-weight = Tỷ trọng lớn nhất
measure-pf-hhi = Chỉ số tập trung
measure-pf-vol-36m = Độ biến động hằng năm của các khoản nắm giữ
measure-pf-max-drawdown-36m = Mức giảm sâu nhất của các khoản nắm giữ trong 3 năm
measure-pf-return-1y = Mức sinh lời của các khoản nắm giữ trong một năm
measure-pf-return-3y = Mức sinh lời hằng năm của các khoản nắm giữ trong 3 năm
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
floor-stands-lower = Bản thảo được giữ nguyên. Mức độ chắc chắn giảm từ { $before } xuống { $after }.
red-team-pass = Đội đỏ thông qua bản thảo.
red-team-revise = Đội đỏ trả lại bản thảo để sửa.
red-team-reject = Đội đỏ bác bỏ bản thảo.
red-team-unheard = Không nghe được ý kiến của đội đỏ ({ $reason }); bản thảo được coi là bị bác bỏ.
number-left-out = Một con số không có nguồn đã được lược khỏi văn bản.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Có, đường cong lợi suất Mỹ đang đảo ngược theo số liệu mới nhất của chúng tôi
        [partly] Đường cong lợi suất Mỹ đảo ngược một phần theo số liệu mới nhất của chúng tôi
       *[no] Không, đường cong lợi suất Mỹ không đảo ngược theo số liệu mới nhất của chúng tôi
    }: lợi suất 10 năm trừ 2 năm là { $curve_10y_2y } ({ $date }), trừ 3 tháng là { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Các dấu hiệu suy thoái Mỹ mà chúng tôi theo dõi đang cảnh báo
        [partly] Các dấu hiệu suy thoái Mỹ mà chúng tôi theo dõi trái chiều nhau
       *[no] Các dấu hiệu suy thoái Mỹ mà chúng tôi theo dõi đang yên ắng
    }: tỷ lệ thất nghiệp { $at_low ->
        [yes] ở mức thấp nhất của năm qua
       *[no] cao hơn mức thấp nhất của năm qua { $sahm }
    } ({ $date }); trong một năm, số việc làm { $payrolls_12m_way ->
        [up] tăng
       *[down] giảm
    } { $payrolls_12m_size } và thu nhập thực không kể trợ cấp { $income_12m_way ->
        [up] tăng
       *[down] giảm
    } { $income_12m_size }; lợi suất 10 năm trừ 3 tháng là { $curve_10y_3m } ({ $other_date }).
first-savings = Tiền tiết kiệm sinh lời dưới { $infl_12m } một năm sẽ mất sức mua, vì đó là mức lạm phát ở Mỹ trong 12 tháng đến { $date }. Tín phiếu kho bạc Mỹ 3 tháng trả { $bill_rate } ({ $other_date }), sau khi trừ lạm phát là { $real_bill_rate }. Tiền mặt không lãi giữ được { $purchasing_power_10y } sức mua sau 10 năm.
first-inflation = Lạm phát Mỹ là { $infl_12m } trong 12 tháng đến { $date }, và { $core_infl_12m } khi không tính thực phẩm và năng lượng; trong 10 năm là { $infl_10y }.
first-inflation-change =
    Mức 12 tháng này { $infl_change_12m_way ->
        [up] cao hơn
       *[down] thấp hơn
    } { $infl_change_12m_size } so với một năm trước.
first-jobs =
    Tỷ lệ thất nghiệp Mỹ là { $unemployment } ({ $date }), { $at_low ->
        [yes] ở mức thấp nhất của năm qua
       *[no] cao hơn mức thấp nhất của năm qua { $sahm }
    }, trong khi trung vị là { $unemployment_median }; số việc làm { $payrolls_12m_way ->
        [up] tăng
       *[down] giảm
    } { $payrolls_12m_size } trong một năm.
first-rates = Trái phiếu kho bạc Mỹ 10 năm cho lợi suất { $long_rate } ({ $date }), sau khi trừ lạm phát năm qua là { $real_long_rate }; tín phiếu 3 tháng trả { $bill_rate } ({ $other_date }), sau khi trừ lạm phát là { $real_bill_rate }.
first-money =
    Trong một năm đến { $date }, cung tiền M2 của Mỹ { $m2_12m_way ->
        [up] tăng
       *[down] giảm
    } { $m2_12m_size }; sau khi trừ lạm phát { $m2_real_12m_way ->
        [up] tăng
       *[down] giảm
    } { $m2_real_12m_size }.
first-housing =
    Trong một năm đến { $date }, số nhà khởi công ở Mỹ { $starts_12m_way ->
        [up] tăng
       *[down] giảm
    } { $starts_12m_size }, giấy phép xây dựng { $permits_12m_way ->
        [up] tăng
       *[down] giảm
    } { $permits_12m_size } và chi phí nhà ở { $shelter_12m_way ->
        [up] tăng
       *[down] giảm
    } { $shelter_12m_size }. Chúng tôi không có giá nhà.
first-dollar =
    Trong một năm đến { $date }, đô la Mỹ { $dollar_12m_way ->
        [up] tăng
       *[down] giảm
    } { $dollar_12m_size } so với tiền của các đối tác thương mại; đô la yếu hơn hiện nay trong { $dollar_percentile } số ngày ghi nhận.
first-oil =
    Một thùng dầu thô Mỹ (WTI) có giá trung bình { $oil_price } trong { $date }, { $oil_12m_way ->
        [up] cao hơn
       *[down] thấp hơn
    } { $oil_12m_size } so với một năm trước.
first-growth =
    Trong một năm đến { $date }, GDP thực của Mỹ { $gdp_1y_way ->
        [up] tăng
       *[down] giảm
    } { $gdp_1y_size }; số việc làm { $payrolls_12m_way ->
        [up] tăng
       *[down] giảm
    } { $payrolls_12m_size }, và tỷ lệ thất nghiệp là { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } đã vượt lạm phát trong số liệu của chúng tôi, nhưng số liệu còn quá ít để gọi là công cụ phòng ngừa lạm phát
       *[no] { $name } không theo kịp lạm phát trong số liệu của chúng tôi, và số liệu quá ít để đánh giá khả năng phòng ngừa lạm phát
    }: từ { $from } đến { $to }, giá { $gain_whole_way ->
        [up] tăng
       *[down] giảm
    } { $gain_whole_size }, còn giá tiêu dùng ở Mỹ { $infl_whole_way ->
        [up] tăng
       *[down] giảm
    } { $infl_whole_size }; mức giảm sâu nhất trong 12 tháng qua là { $max_drawdown_1y_size }.
first-spot =
    { $name } có giá { $price } ({ $date }); trong một năm, giá { $return_1y_way ->
        [up] tăng
       *[down] giảm
    } { $return_1y_size }, và mức giảm sâu nhất trong năm đó là { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name } ở mức { $price } ({ $date }); trong một năm, tỷ giá { $return_1y_way ->
        [up] tăng
       *[down] giảm
    } { $return_1y_size }, và mức giảm sâu nhất trong năm đó là { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] Quá khứ không nghiêng về phía nào
        [up] Quá khứ nghiêng về phía tăng
       *[down] Quá khứ nghiêng về phía giảm
    }: { $name } ở mức { $price } ({ $date }), so với trung vị { $level_median }; tỷ giá thấp hơn hiện nay trong { $level_percentile } số tháng, và giảm hoặc đứng yên trong { $freq_neg } số giai đoạn trước đây dài khoảng { $horizon }.
first-currency-level =
    { $verdict ->
        [high] So với quá khứ, { $base } đang đắt khi tính bằng { $quote }
        [low] So với quá khứ, { $base } đang rẻ khi tính bằng { $quote }
       *[middle] So với quá khứ, { $base } không rẻ cũng không đắt khi tính bằng { $quote }
    }: { $name } ở mức { $price } ({ $date }), so với trung vị { $level_median }; tỷ giá thấp hơn hiện nay trong { $level_percentile } số tháng.
first-accounts =
    { $balance ->
        [favourable] Báo cáo tài chính của { $name } vững
        [unfavourable] Báo cáo tài chính của { $name } yếu
       *[mixed] Báo cáo tài chính của { $name } có phần vững, có phần yếu
    }: trong năm tài chính kết thúc { $date }, biên lợi nhuận hoạt động là { $operating_margin }, tăng trưởng doanh thu { $revenue_growth_1y }, dòng tiền hoạt động bằng { $cash_conversion } lần lợi nhuận ròng và nợ vay bằng { $debt_to_equity } lần vốn chủ sở hữu.
first-compare =
    { $ahead ->
        [one] Theo báo cáo tài chính, { $name } nhỉnh hơn { $other }
       *[none] Theo báo cáo tài chính, { $name } và { $other } gần như ngang nhau
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }{ $other } nhỉnh hơn về: { $trails }.
       *[no] { "" }
    }
first-measure = { $measure } của { $name } trong năm tài chính kết thúc { $date }: { $value }.
first-market-value = Chúng tôi không có giá hiện tại của { $name }. Theo báo cáo thường niên, vào { $date } số cổ phiếu lưu hành tự do có giá trị { $value }, chưa kể phần của người nội bộ.
first-old-accounts = Báo cáo tài chính mới nhất của { $name } mà chúng tôi có kết thúc vào { $date }.
first-measure-year = Trong năm tài chính kết thúc { $date }: { $value }.
first-measure-missing = Chúng tôi không có báo cáo tài chính năm { $years } của { $name }.
first-in-dollars = Đây là lợi suất tính bằng đô la. Tính bằng { $currency } còn có thêm biến động tỷ giá mà chúng tôi chưa tính.
first-deepest-fall = Đợt giảm sâu nhất của cổ phiếu Mỹ kể từ năm 1871 là { $fall } sau khi trừ lạm phát, từ { $from } đến { $to }.
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name } đã trả { $paid } cổ tức trong khi dòng tiền tự do là { $cash }, còn { $other } trả { $other_paid } trong khi dòng tiền tự do là { $other_cash }. Cổ tức chiếm tỷ lệ càng nhỏ trong dòng tiền tự do thì càng an toàn.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Số liệu của chúng tôi không cho biết lý do; chúng chỉ cho biết tình hình.
first-compare-item = { $measure } { $value } so với { $other }
first-mix =
    danh mục { $name } gồm { $cash ->
        [yes] cổ phiếu, trái phiếu và tiền mặt
       *[no] cổ phiếu và trái phiếu
    }
first-mix-left-out = { $name } không được tính vào, vì chúng tôi không có dữ liệu dài hạn về phần này.
first-mix-cash = Tiền mặt được tính không lãi, vì chúng tôi không có dữ liệu dài hạn về phần này.
first-value =
    { $verdict ->
        [low] { $name } có vẻ rẻ
        [high] { $name } có vẻ đắt
       *[middle] { $name } có vẻ không rẻ cũng không đắt
    }: vào { $date }, giá bằng { $pe } lần lợi nhuận năm{ $more ->
        [yes] , so với trung vị { $pe_median } lần trong quá khứ của chính nó
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] { $name } có vẻ đắt
       *[other] Chúng tôi không thể nói { $name } có rẻ hay không vì không có giá hiện tại
    }: vào { $date }, chỉ riêng số cổ phiếu lưu hành tự do đã có giá trị bằng { $float_to_earnings } lần lợi nhuận của năm tài chính kết thúc { $other_date }.
first-value-market =
    { $verdict ->
        [low] Cổ phiếu Mỹ có vẻ rẻ
        [high] Cổ phiếu Mỹ có vẻ đắt
       *[middle] Cổ phiếu Mỹ có vẻ không rẻ cũng không đắt
    } vào { $date }: giá bằng { $cape } lần lợi nhuận bình quân 10 năm, so với trung vị { $cape_median } lần từ năm 1881, và trong { $cape_percentile } số tháng giá rẻ hơn lúc đó.
first-risk =
    { $verdict ->
        [low] { $name } khá ổn định
        [high] { $name } rất rủi ro
       *[middle] { $name } có rủi ro
    }: từ { $from } đến { $to }, giá giảm { $fall }, và mức dao động là { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] Nợ vay của { $name } là một mối nguy
        [high] Nợ vay của { $name } không phải mối nguy lớn
       *[middle] Nợ vay của { $name } là rủi ro vừa phải
    }: trong năm tài chính kết thúc { $date }, lợi nhuận hoạt động bằng { $interest_coverage } lần lãi vay, và nợ vay bằng { $debt_to_equity } lần vốn chủ sở hữu. Không có giá thì chúng tôi không thể nói cổ phiếu có thể giảm bao nhiêu.
first-debt =
    { $verdict ->
        [low] Nợ vay của { $name } là một mối nguy
        [high] Nợ vay của { $name } không phải mối nguy lớn
       *[middle] Nợ vay của { $name } là rủi ro vừa phải
    }: trong năm tài chính kết thúc { $date }, lợi nhuận hoạt động bằng { $interest_coverage } lần lãi vay, và nợ vay bằng { $debt_to_equity } lần vốn chủ sở hữu.
first-debt-loss = Nợ vay của { $name } là một mối nguy: trong năm tài chính kết thúc { $date }, công ty bị lỗ hoạt động nên không có lợi nhuận để trả lãi vay. Nợ vay bằng { $debt_to_equity } lần vốn chủ sở hữu.
first-debt-equity =
    { $verdict ->
        [low] { $name } vay nợ ít
        [high] { $name } vay nợ nhiều
       *[middle] { $name } vay nợ ở mức vừa phải
    }: vào { $date }, nợ vay bằng { $debt_to_equity } lần vốn chủ sở hữu.
first-sales =
    Trong năm tài chính kết thúc { $date }, doanh thu của { $name } { $direction ->
        [up] tăng
       *[down] giảm
    } { $revenue_growth_1y }{ $more ->
        [yes] . Trong 5 năm, doanh thu { $five_years ->
            [up] tăng
           *[down] giảm
        } { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    Để sinh lời như cổ phiếu Mỹ từ năm 1871, lợi nhuận của { $name } { $direction ->
        [up] phải tăng mãi ít nhất
       *[down] không bao giờ được giảm quá
    } { $implied_growth } sau khi trừ lạm phát: đó là điều mà giá trị thị trường vào { $date } trông đợi.
first-cash =
    { $verdict ->
        [low] Lợi nhuận của { $name } không được bảo đảm bằng tiền mặt
        [high] Lợi nhuận của { $name } được bảo đảm bằng tiền mặt
       *[middle] Lợi nhuận của { $name } chỉ được bảo đảm một phần bằng tiền mặt
    }: trong năm tài chính kết thúc { $date }, dòng tiền hoạt động bằng { $cash_conversion } lần lợi nhuận ròng, và dòng tiền tự do bằng { $fcf_margin } doanh thu.
first-cash-credit = Nhưng một khoản hoàn thuế bằng { $credit } lợi nhuận trước thuế đã nâng lợi nhuận ròng.
first-spread = Danh mục của bạn không tập trung vào một công ty: phần lớn nhất là { $largest }, chiếm { $weight }, nhưng tự nó đã phân tán vào nhiều khoản.
first-odds =
    { $verdict ->
        [never] Trong { $horizon }, { $name } chưa bao giờ lỗ
        [low] Trong { $horizon }, { $name } hiếm khi lỗ
        [high] Trong { $horizon }, { $name } thường lỗ
       *[middle] Trong { $horizon }, { $name } đôi khi lỗ
    }: sau khi trừ lạm phát, { $verdict ->
        [never] không giai đoạn nào như vậy từ năm 1871
       *[other] { $freq_neg } số giai đoạn như vậy từ năm 1871
    } kết thúc bằng thua lỗ, và đợt giảm sâu nhất là { $fall } ({ $from } đến { $to }).
first-holdings =
    { $verdict ->
        [low] Danh mục của bạn khá ổn định
        [high] Danh mục của bạn rất rủi ro
       *[middle] Danh mục của bạn có rủi ro
    }: trong 3 năm đến { $date }, danh mục có lúc giảm tới { $fall }, và { $largest } chiếm { $weight }, mức tập trung tương đương { $pf_effective_positions } khoản bằng nhau.
first-half = Nếu một nửa { $largest } là tiền mặt, đợt giảm sâu nhất đã là { $halved }.
first-concentration =
    { $verdict ->
        [low] Danh mục của bạn được phân tán tốt
        [high] Danh mục của bạn có mức tập trung cao
       *[middle] Danh mục của bạn hơi tập trung
    }: { $largest } chiếm { $weight }, mức tập trung tương đương { $pf_effective_positions } khoản bằng nhau.
first-income =
    { $verdict ->
        [low] Cổ tức của { $name } có vẻ được bảo đảm tốt
        [middle] Cổ tức của { $name } chỉ vừa đủ được bảo đảm
       *[high] Cổ tức của { $name } không được bảo đảm bằng tiền kiếm được
    }: trong năm tài chính kết thúc { $date }, công ty đã trả { $dividends }, { $verdict ->
        [negative] trong khi chi nhiều tiền hơn số tiền hoạt động kinh doanh mang lại
        [high] nhiều hơn dòng tiền tự do { $free_cash_flow }
       *[other] trong khi dòng tiền tự do là { $free_cash_flow }
    }.
first-income-no-yield = Chúng tôi không thể nêu tỷ suất cổ tức của { $name }: việc đó cần giá hiện tại, mà chúng tôi không có.
first-income-market =
    { $verdict ->
        [low] Cổ phiếu Mỹ trả ít hơn trái phiếu
        [high] Cổ phiếu Mỹ trả nhiều hơn trái phiếu
       *[middle] Cổ phiếu Mỹ trả gần bằng trái phiếu
    }: vào { $date }, cổ tức bằng { $sp_dividend_yield } giá cổ phiếu, còn lợi suất trái phiếu chính phủ Mỹ 10 năm là { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] Nhìn chung số liệu có lợi cho { $name }
        [unfavourable] Nhìn chung số liệu bất lợi cho { $name }
        [none] Chỉ riêng số liệu về { $name } chưa trả lời được câu hỏi này
       *[mixed] Số liệu về { $name } trái chiều nhau
    }: trong { $span ->
        [five] 5 năm
       *[one] một năm
    } đến { $date }, giá { $direction ->
        [up] tăng
       *[down] giảm
    } { $gain }, và trong 3 năm có lúc giảm tới { $fall }.
first-return-accounts =
    Chúng tôi không thể nói { $name } sẽ sinh lời bao nhiêu vì không có giá hiện tại. Trong 5 năm đến { $date }, lợi nhuận trên mỗi cổ phiếu { $direction ->
        [up] tăng
       *[down] giảm
    } { $eps_growth_5y }.
first-return-market = Quá khứ gợi ý mức sinh lời từ { $after_cape_median_10y } đến { $sp_real_return_all } sau khi trừ lạm phát cho cổ phiếu Mỹ: số đầu là trung vị của 10 năm sau khi giá đắt như vào { $date }, số sau là mức sinh lời từ năm 1871. Cổ phiếu thua lỗ trong { $freq_neg } số giai đoạn { $horizon }.
first-return = Quá khứ gợi ý mức sinh lời khoảng { $real_return_20y } sau khi trừ lạm phát: đó là kết quả của { $name } trong 20 năm đến { $date }. Trong 10 năm tệ nhất từ năm 1871, con số là { $real_return_10y_worst }.
first-rates-up = Một trái phiếu chính phủ Mỹ 10 năm sẽ mất khoảng { $bond_loss_1pt } giá nếu lợi suất tăng một điểm phần trăm so với mức { $long_rate } của { $date }.
first-rates-up-by = Một trái phiếu chính phủ Mỹ 10 năm sẽ mất khoảng { $bond_loss } giá nếu lợi suất tăng { $rate_rise } so với mức { $long_rate } của { $other_date }.
first-rates-down = Một trái phiếu chính phủ Mỹ 10 năm sẽ tăng giá khoảng { $bond_gain } nếu lợi suất giảm { $rate_fall } so với mức { $long_rate } của { $other_date }.
first-cash-bonds =
    { $verdict ->
        [low] Hiện nay tiền mặt sinh lời hơn trái phiếu và giá trị không biến động
       *[high] Hiện nay trái phiếu sinh lời hơn tiền mặt, nhưng giá có thể giảm
    }: vào { $date }, lợi suất trái phiếu chính phủ Mỹ 10 năm là { $long_rate }, tín phiếu kho bạc 3 tháng là { $bill_rate }. Nếu lợi suất trái phiếu tăng một điểm phần trăm, giá trái phiếu sẽ giảm khoảng { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] Trả hết khoản vay thường là lựa chọn tốt hơn
        [high] Phần lớn trường hợp đầu tư sinh lời hơn lãi vay, nhưng không phải lúc nào cũng vậy
       *[middle] Đầu tư sinh lời hơn lãi vay trong hơn một nửa số trường hợp
    }: khi chưa trừ lạm phát, cổ phiếu Mỹ sinh lời hơn { $repay_rate } trong { $repay_beaten } số giai đoạn dài { $horizon } từ năm 1871. Trả hết khoản vay thì chắc chắn đỡ được tiền lãi.
first-past =
    Từ { $from } đến { $to }, { $name } { $nominal_way ->
        [up] lãi { $nominal }
       *[down] lỗ { $nominal }
    }, { $income ->
        [dividends] tính cả cổ tức
        [interest] tính cả tiền lãi
       *[both] tính cả cổ tức và tiền lãi
    }. Sau khi trừ lạm phát, đó là mức { $real_way ->
        [up] lãi { $real }
       *[down] lỗ { $real }
    }.
first-past-sum =
    Với { $name }, từ { $from } đến { $to }, { $past_start } đã thành khoảng { $past_sum }, { $income ->
        [dividends] tính cả cổ tức
        [interest] tính cả tiền lãi
       *[both] tính cả cổ tức và tiền lãi
    }. Theo giá trị tiền lúc đầu kỳ, đó là khoảng { $past_real_sum }.
first-past-averages = Giá ở đây là trung bình tháng; nếu tính theo giá cuối năm, con số có thể chênh vài điểm phần trăm.
first-past-missing = Dữ liệu của chúng tôi về cổ phiếu và trái phiếu Mỹ dừng ở { $date }, nên chúng tôi không thể nói chúng sinh lời bao nhiêu trong năm { $years }. Từ năm 1871 đến lúc đó, cổ phiếu Mỹ sinh lời { $sp_real_return_all } sau lạm phát.
first-past-price =
    Từ { $from } đến { $to }, giá { $name } { $past_change_way ->
        [up] tăng
       *[down] giảm
    } { $past_change_size }; vào { $other_date } giá là { $price }.
first-past-price-dividends = Đã tính cả cổ tức.
first-past-price-begins = Dữ liệu giá { $name } của chúng tôi chỉ bắt đầu từ { $from }.
first-past-price-missing = Chúng tôi không thể nói { $name } tăng giảm ra sao trong thời gian đó ({ $years }): chúng tôi không có giá của thời gian ấy.
first-not-those-years = { $name }, { $years }: chúng tôi không thể nói; đây là số liệu mới nhất.
first-past-when =
    { $span ->
        [year] năm { $first }
        [years] từ năm { $first } đến năm { $last }
       *[months] từ { $from } đến { $to }
    }
first-past-inflation =
    { $when }, giá tiêu dùng ở Mỹ { $past_infl_way ->
        [up] tăng
       *[down] giảm
    } { $past_infl_size }{ $span ->
        [year] { " " }(từ tháng 12 đến tháng 12)
       *[other] { "" }
    }; trong 12 tháng đến { $other_date }, lạm phát là { $infl_12m }.
first-past-rates = { $when }, trái phiếu kho bạc Mỹ 10 năm cho lợi suất trung bình { $past_long_rate }; số liệu mới nhất là { $long_rate } ({ $other_date }).
first-past-policy = { $when }, lãi suất điều hành của ngân hàng trung ương Mỹ trung bình là { $past_policy_rate }; số liệu mới nhất là { $policy_rate } ({ $other_date }).
first-past-jobs = { $when }, tỷ lệ thất nghiệp Mỹ trung bình là { $past_unemployment }; số liệu mới nhất là { $unemployment } ({ $other_date }).
first-past-growth =
    { $when }, GDP thực của Mỹ { $past_gdp_way ->
        [up] tăng
       *[down] giảm
    } { $past_gdp_size }; tốc độ hằng năm mới nhất là { $gdp_1y } ({ $other_date }).
first-needed-return = Để { $needed_start } thành { $needed_goal } sau { $horizon }, cần mức sinh lời { $needed_return } trước thuế. Tính cả cổ tức và chưa trừ lạm phát, cổ phiếu Mỹ sinh lời cao hơn mức đó trong { $needed_reached } số giai đoạn dài như vậy từ năm 1871.
first-extremes =
    Trong các giai đoạn dài { $horizon }, kết quả tệ nhất của { $name } từ năm 1871 là { $worst_way ->
        [up] lãi { $worst }
       *[down] lỗ { $worst }
    } sau lạm phát ({ $from } đến { $to }), tốt nhất là lãi { $best } ({ $best_from } đến { $best_to }).
first-double = Với mức { $rate_supposed }, tiền tăng gấp đôi sau khoảng { $rate_doubling }, chưa trừ lạm phát và thuế.
first-double-market = Với mức sinh lời trung bình của cổ phiếu Mỹ từ năm 1871 là { $sp_real_return_all } sau lạm phát, tiền tăng gấp đôi sau khoảng { $rate_doubling }. Không ai có thể hứa mức sinh lời đó.
first-rate-sum = Với mức { $rate_supposed }, { $grown_start } thành khoảng { $rate_grown_sum } sau { $horizon }, chưa trừ lạm phát và thuế.
first-rate-needed = Với mức { $rate_supposed }, cần đầu tư một lần khoảng { $rate_needed_sum } để sau { $horizon } có số tiền bạn nêu, chưa trừ lạm phát và thuế.
first-rate-saved = Với mức { $rate_supposed }, các khoản góp hằng tháng tổng cộng { $plan_paid } thành khoảng { $rate_saved_sum } sau { $horizon }, chưa trừ lạm phát và thuế.
first-rate-monthly = Với mức { $rate_supposed }, để có số tiền bạn nêu cần góp khoảng { $rate_monthly_sum } mỗi tháng trong { $horizon }, chưa trừ lạm phát và thuế.
first-recovery = Tính cả cổ tức và sau khi trừ lạm phát, cổ phiếu Mỹ mất { $sp_recovery_1929 } để trở lại đỉnh cũ sau cú sập năm 1929, { $sp_recovery_2000 } sau cú sập năm 2000 và { $sp_recovery_2008 } sau cú sập năm 2008.
first-stocks-bonds =
    { $verdict ->
        [low] Với thời hạn { $horizon }, cổ phiếu có thành tích tốt hơn
        [high] Với thời hạn { $horizon }, trái phiếu là lựa chọn an toàn hơn
       *[middle] Với thời hạn { $horizon }, cổ phiếu sinh lời hơn còn trái phiếu an toàn hơn
    }: cổ phiếu Mỹ sinh lời hơn trái phiếu chính phủ trong { $freq_stocks_beat_bonds } số giai đoạn như vậy từ năm 1871, nhưng thua lỗ sau khi trừ lạm phát trong { $freq_neg } tổng số giai đoạn đó. Trong 10 năm đến { $date }, sau khi trừ lạm phát, cổ phiếu sinh lời { $sp_real_return_10y }, trái phiếu { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] Với thời hạn { $horizon }, đầu tư phần lớn hơn tiết kiệm
        [high] Với thời hạn { $horizon }, tiết kiệm là lựa chọn an toàn hơn
       *[middle] Với thời hạn { $horizon }, đầu tư sinh lời hơn nhưng có rủi ro
    }: cổ phiếu Mỹ thua lỗ sau khi trừ lạm phát trong { $freq_neg } số giai đoạn như vậy từ năm 1871 và sinh lời bình quân { $sp_real_return_all }. Tín phiếu kho bạc Mỹ 3 tháng trả { $bill_rate } vào { $other_date }, tức { $real_bill_rate } sau khi trừ lạm phát.
first-beat-inflation =
    { $verdict ->
        [low] Trong phần lớn các giai đoạn { $horizon }, cổ phiếu Mỹ đã vượt lạm phát
        [high] Trong { $horizon }, cổ phiếu Mỹ nhiều khi thua lạm phát
       *[middle] Trong { $horizon }, cổ phiếu Mỹ thường vượt lạm phát, nhưng không phải lúc nào cũng vậy
    }: trong { $freq_neg } số giai đoạn như thế từ năm 1871, chúng sinh lời ít hơn lạm phát. Trung bình chúng sinh lời { $sp_real_return_all } sau lạm phát.
first-crash =
    Một cú sập như năm { $year } sẽ khiến { $name } mất khoảng { $fall }: đó là mức đã mất sau khi trừ lạm phát từ { $from } đến { $to }{ $more ->
        [yes] , riêng cổ phiếu Mỹ mất { $stocks }
       *[no] { "" }
    }.
first-crash-past = Trong cú sập năm { $year }, cổ phiếu Mỹ mất { $fall } sau khi trừ lạm phát, từ { $from } đến { $to }.
first-which =
    { $ahead ->
        [one] { $name } nhỉnh hơn { $other }
       *[none] { $name } và { $other } gần như ngang nhau
    }: trong 3 năm đến { $date }, mức sinh lời mỗi năm của { $first } { $gained ->
        [more] cao hơn
       *[less] thấp hơn
    } { $second } { $gap }, và giá dao động bằng { $ratio } lần.
first-view =
    { $verdict ->
        [favourable] Nhìn chung số liệu có lợi cho { $name }
        [unfavourable] Nhìn chung số liệu bất lợi cho { $name }
        [none] Chỉ riêng số liệu về { $name } chưa trả lời được câu hỏi này
       *[mixed] Số liệu về { $name } trái chiều nhau
    }. Trong năm tài chính kết thúc { $date }, doanh thu { $direction ->
        [up] tăng
       *[down] giảm
    } { $revenue_growth_1y } và biên lợi nhuận hoạt động là { $operating_margin }{ $more ->
        [yes] ; vào { $other_date }, số cổ phiếu lưu hành tự do có giá trị bằng { $float_to_earnings } lần lợi nhuận
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] Nhìn chung số liệu có lợi cho cổ phiếu Mỹ
        [unfavourable] Nhìn chung số liệu bất lợi cho cổ phiếu Mỹ
        [none] Chỉ riêng số liệu về cổ phiếu Mỹ chưa trả lời được câu hỏi này
       *[mixed] Số liệu về cổ phiếu Mỹ trái chiều nhau
    }: trong 10 năm đến { $date }, cổ phiếu sinh lời { $sp_real_return_10y } sau khi trừ lạm phát; vào { $other_date }, giá bằng { $cape } lần lợi nhuận bình quân 10 năm (trung vị: { $cape_median } lần).
first-missing =
    { $question ->
        [value] Chúng tôi không thể nói { $name } rẻ hay đắt
        [price] Chúng tôi không thể nói { $name } rẻ hay đắt
        [risk] Chúng tôi không thể nói { $name } rủi ro đến đâu
        [return] Chúng tôi không thể nói { $name } có thể sinh lời bao nhiêu
        [income] Chúng tôi không thể đánh giá cổ tức của { $name }
        [debt] Chúng tôi không thể đánh giá nợ của { $name }
        [profit] Chúng tôi không thể đánh giá lợi nhuận của { $name }
        [which] Chúng tôi không thể xếp hạng { $name }
        [concentration] Chúng tôi không thể nói { $name } tập trung đến đâu
       *[view] Chúng tôi không thể đưa ra nhận định về { $name }
    }: { $data ->
        [prices] việc đó cần giá hiện tại mà chúng tôi không có
        [accounts] việc đó cần báo cáo tài chính năm mà chúng tôi không có
        [both] việc đó cần giá hiện tại và báo cáo tài chính năm mà chúng tôi không có
        [loss] công ty bị lỗ nên không thể so giá với lợi nhuận
        [pair] việc đó cần giá hiện tại hoặc báo cáo tài chính năm cùng thời kỳ của cả hai, mà chúng tôi không có
        [together] việc đó cần giá của tất cả các phần trong cùng một giai đoạn, mà chúng tôi không có
        [history] việc đó cần giá của nhiều năm mà chúng tôi không có
        [weights] việc đó cần tỷ trọng từng phần mà chúng tôi không biết
        [elsewhere] số liệu về toàn thị trường và nền kinh tế chúng tôi chỉ có cho Hoa Kỳ
       *[figures] chúng tôi không có số liệu về điều này
    }.
first-withdraw =
    { $verdict ->
        [always] Tiền lần nào cũng đủ
        [never] Tiền lần nào cũng không đủ dùng đến cuối kỳ
        [rarely] Phần lớn trường hợp tiền không đủ dùng đến cuối kỳ
        [low] Nhiều khi tiền không đủ dùng đến cuối kỳ
        [high] Tiền hầu như luôn đủ dùng đến cuối kỳ
       *[middle] Phần lớn trường hợp tiền đủ dùng đến cuối kỳ
    }: khi đầu tư vào { $name } và rút { $withdraw_rate } tính trên số tiền ban đầu, mức rút tăng theo lạm phát, tiền đủ dùng trong { $withdraw_lasted } số giai đoạn dài { $horizon } từ năm 1871. Mức rút cao nhất mà tiền vẫn đủ dùng trong mọi giai đoạn là { $withdraw_always }.
first-withdraw-long = Khi đầu tư vào { $name } và rút { $withdraw_rate } tính trên số tiền ban đầu, mức rút tăng theo lạm phát, tiền đủ dùng 10 năm trong { $withdraw_lasted_10y } số trường hợp từ năm 1871, 20 năm trong { $withdraw_lasted_20y } và { $horizon } trong { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] Khi đầu tư vào { $name }, từ năm 1871 tiền đủ dùng ít nhất { $horizon } trong mọi trường hợp
        [half] Khi đầu tư vào { $name }, từ năm 1871 tiền đủ dùng { $withdraw_years_worst } trong trường hợp xấu nhất và ít nhất { $horizon } trong một nửa số trường hợp
       *[no] Khi đầu tư vào { $name }, từ năm 1871 tiền đủ dùng { $withdraw_years_worst } trong trường hợp xấu nhất và { $withdraw_years_typical } hoặc lâu hơn trong một nửa số trường hợp
    }.
first-withdraw-most = Khi đầu tư vào { $name }, mức rút cao nhất mà tiền vẫn đủ dùng trong mọi giai đoạn dài { $horizon } từ năm 1871 là { $withdraw_always } tính trên số tiền ban đầu và tăng theo lạm phát. Trong một nửa số giai đoạn, dù rút { $withdraw_median }, tiền vẫn đủ dùng.
first-plan = Khi mỗi tháng đầu tư một khoản bằng nhau vào { $name }, số tiền cuối kỳ sau khi trừ lạm phát bằng { $plan_median } lần số tiền đã góp (trung vị của mọi giai đoạn dài { $horizon } từ năm 1871). Một phần mười số giai đoạn kết thúc dưới { $plan_low } lần, và { $plan_loss } số giai đoạn kết thúc với ít tiền hơn số đã góp.
first-plan-sum = Với tổng cộng { $plan_paid } góp dần mỗi tháng, số tiền cuối kỳ vào khoảng { $plan_median_sum } theo giá trị tiền ngày nay; trong một phần mười trường hợp tệ nhất, số đó chưa đến { $plan_low_sum } ({ $name }, { $horizon }).
first-plan-goal = Để đạt số tiền bạn nêu theo giá trị tiền ngày nay, khoảng { $plan_monthly_median } mỗi tháng là đủ trong một nửa số trường hợp, và khoảng { $plan_monthly_low } mỗi tháng là đủ trong chín phần mười số trường hợp ({ $name }, { $horizon }).
first-grown = Khi đầu tư toàn bộ một lần vào { $name }, số tiền cuối kỳ sau khi trừ lạm phát bằng { $grown_median } lần số tiền ban đầu (trung vị của mọi giai đoạn dài { $horizon } từ năm 1871). Một phần mười số giai đoạn kết thúc dưới { $grown_low } lần, và { $grown_loss } số giai đoạn kết thúc thua lỗ.
first-grown-goal = Để có số tiền bạn nêu theo giá trị tiền ngày nay, đầu tư một lần khoảng { $grown_needed_median } là đủ trong một nửa số trường hợp, và khoảng { $grown_needed_low } là đủ trong chín phần mười số trường hợp ({ $name }, { $horizon }).
first-grown-sum = Với { $grown_start } đầu tư một lần, số tiền cuối kỳ vào khoảng { $grown_median_sum } theo giá trị tiền ngày nay; trong một phần mười trường hợp tệ nhất, số đó chưa đến { $grown_low_sum } ({ $name }, { $horizon }).
first-withdraw-sum = Với số tiền bạn nêu, rút khoảng { $withdraw_always_sum } mỗi năm thì tiền đủ dùng trong mọi trường hợp, còn rút khoảng { $withdraw_median_sum } mỗi năm thì đủ dùng trong một nửa số trường hợp ({ $name }, { $horizon }).
first-withdraw-month = Với số tiền bạn nêu, rút khoảng { $withdraw_always_month } mỗi tháng thì tiền đủ dùng trong mọi trường hợp, còn rút khoảng { $withdraw_median_month } mỗi tháng thì đủ dùng trong một nửa số trường hợp ({ $name }, { $horizon }).
first-withdraw-capital = Muốn vậy, cần khoảng { $withdraw_capital_always } để tiền đủ dùng trong mọi trường hợp, và khoảng { $withdraw_capital_median } để đủ dùng trong một nửa số trường hợp ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] Đầu tư một lần thường tốt hơn
        [low] Đầu tư từng phần thường tốt hơn
       *[middle] Không cách nào tốt hơn rõ rệt
    }: trong { $lump_ahead } số giai đoạn một năm từ năm 1871, đầu tư cả số tiền một lần vào { $name } cho kết quả tốt hơn chia đều số tiền đó cho mười hai tháng. Tính theo trung vị, đầu tư một lần hơn { $lump_lead }.
first-wait =
    { $verdict ->
        [low] Một đợt giảm { $wait_fall } thường đã không đến
        [high] Một đợt giảm { $wait_fall } thường sớm muộn cũng đến
       *[middle] Một đợt giảm { $wait_fall } đến trong khoảng một nửa số trường hợp
    }: sau { $wait_reached } số tháng từ năm 1871, trong vòng { $horizon } đã có lúc cổ phiếu Mỹ rẻ hơn so với tháng đó ít nhất { $wait_fall }.
first-wait-compared = Để so sánh, trong { $lump_ahead } số giai đoạn một năm, đầu tư cả số tiền một lần cho kết quả tốt hơn chia đều số tiền đó cho mười hai tháng.
first-eps =
    Trong năm tài chính kết thúc { $date }, { $name } lãi { $eps_diluted }, { $direction ->
        [up] tăng
       *[down] giảm
    } { $eps_growth_1y } so với năm trước.
first-roe =
    { $verdict ->
        [low] Tỷ suất sinh lời trên vốn chủ sở hữu của { $name } không phải do mua lại cổ phiếu mà có
        [high] Tỷ suất sinh lời trên vốn chủ sở hữu của { $name } chủ yếu là nhờ mua lại cổ phiếu
       *[middle] Việc mua lại cổ phiếu nâng tỷ suất sinh lời trên vốn chủ sở hữu của { $name }
    }: trong năm tài chính kết thúc { $date }, tỷ suất này là { $roe }, và số tiền { $name } mua lại cổ phiếu trong 5 năm bằng { $buybacks_5y_to_equity } lần vốn chủ sở hữu.
first-view-net =
    { $verdict ->
        [favourable] Nhìn chung số liệu có lợi cho { $name }
        [unfavourable] Nhìn chung số liệu bất lợi cho { $name }
        [none] Chỉ riêng số liệu về { $name } chưa trả lời được câu hỏi này
       *[mixed] Số liệu về { $name } trái chiều nhau
    }. Trong năm tài chính kết thúc { $date }, doanh thu { $direction ->
        [up] tăng
       *[down] giảm
    } { $revenue_growth_1y } và lợi nhuận ròng bằng { $net_margin } doanh thu.
first-policy-rate =
    Lãi suất điều hành của ngân hàng trung ương Mỹ là { $policy_rate } ({ $date }), { $verdict ->
        [no] cao hơn
       *[partly] thấp hơn
    } lạm phát, vốn ở mức { $infl_12m } trong 12 tháng đến { $other_date }.
first-mixes =
    { $verdict ->
        [more] { $higher } sinh lời nhiều hơn và giảm sâu hơn
        [better] { $higher } sinh lời nhiều hơn mà không giảm sâu hơn
       *[neither] Không danh mục nào tốt hơn rõ rệt
    }: với cổ phiếu và trái phiếu Mỹ, sau khi trừ lạm phát, xét mọi giai đoạn { $horizon } kể từ năm 1871, mức sinh lời trung vị là { $mix_median } với { $name } và { $other_mix_median } với { $other }. Có { $freq_neg } số giai đoạn kết thúc bằng thua lỗ với { $name } và { $other_mix_loss } với { $other }. Mức giảm sâu nhất lần lượt là { $fall } và { $other_fall }.
first-fund-falls = Một quỹ cổ phiếu Mỹ phân tán rộng sẽ giảm gần như tương đương.
first-stock-fall = Nếu cổ phiếu giảm { $stock_fall } và trái phiếu giữ giá, { $name } sẽ mất khoảng { $mix_stock_fall }.
first-parts-fall = Toàn bộ sẽ mất { $whole_fall } nếu mọi thứ khác giữ giá ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = Ở đây giả định toàn bộ số tiền được đầu tư vào: { $name }.
first-supposed-sum = Trong { $sum }, bạn sẽ mất { $lost } và còn lại { $left }.
first-constraints = Những con số này không tính đến điều kiện của bạn: { $limits }.
first-limit-exceeded = Giới hạn { $limit } của bạn bị vượt quá: { $parts }.
first-limit-kept = Giới hạn { $limit } của bạn không bị vượt quá: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = Bên nào trả nhiều hơn sau phí thì hơn: quỹ thị trường tiền tệ bằng đô la trả xấp xỉ lợi suất tín phiếu Kho bạc Mỹ ba tháng ({ $bill_rate }, { $date }), trừ phí. Tài khoản tiết kiệm trả thấp hơn thì sinh lời ít hơn, nhưng tiền gửi được bảo hiểm đến một mức, còn quỹ thì không. Chúng tôi không có lãi suất của từng ngân hàng.
first-stock-share = Không có tỷ lệ nào đúng cho mọi người: quan trọng là khi nào cần tiền và chịu được mức giảm sâu đến đâu. Từ năm 1871, sau khi trừ lạm phát, cổ phiếu Mỹ thua lỗ trong { $five } số giai đoạn năm năm và trong { $twenty } số giai đoạn hai mươi năm, và lúc tệ nhất giảm { $fall }. Nếu một nửa số tiền ở cổ phiếu, mức giảm đó làm toàn bộ mất một nửa chừng ấy. Tiền cần dùng trong vài năm tới không nên để trong cổ phiếu.
first-debt-cash = Vào { $date }, { $name } có { $debt } nợ vay, còn tiền mặt và chứng khoán ngắn hạn là { $cash }.
first-short-history = Chúng tôi không thể nói { $name } sẽ sinh lời bao nhiêu trong { $horizon }: chúng tôi chỉ có giá từ { $from } đến { $to }.
first-stand-in-bonds = Với quỹ này, chúng tôi dùng dữ liệu của trái phiếu chính phủ Mỹ 10 năm.
first-erosion = Với lạm phát { $infl_supposed }, tiền không sinh lời sẽ mua được ít hơn { $infl_erosion } sau { $horizon }.
first-forecast = Không ai biết trước được điều này; đây là những số liệu mới nhất.
first-stand-in-mix = Với các quỹ này, chúng tôi dùng dữ liệu của cổ phiếu Mỹ và trái phiếu chính phủ Mỹ 10 năm.
first-stand-in = Chúng tôi không có dữ liệu dài hạn của { $name } nên dùng dữ liệu của cổ phiếu Mỹ thay thế.
first-dividend-not-shown = Báo cáo tài chính của { $name } cho năm tài chính kết thúc { $date } không ghi nhận cổ tức nào.
first-no-dividend = { $name } không trả cổ tức trong năm tài chính kết thúc vào { $date }.
first-withdrawals = Chúng tôi không tính việc rút tiền; các số liệu này chưa gồm việc đó.
first-income-share =
    Tức là { $share }, { $same ->
        [yes] bằng năm { $since }
       *[no] so với { $first_share } năm { $since }
    }.

## How current the evidence is, by kind.

evidence-current = Dữ liệu cập nhật đến: { $kinds }.
current-accounts = báo cáo tài chính ({ $date })
current-prices = giá cổ phiếu ({ $date })
current-metals = kim loại và tiền mã hóa ({ $date })
current-exchange = tỷ giá ({ $date })
current-market = thị trường chứng khoán Mỹ ({ $date })
current-rates = lãi suất ({ $date })
current-economy = số liệu kinh tế ({ $date })
table-years = { $name }: các năm tài chính
table-compare = Đặt cạnh nhau
table-portfolio = Các phần của danh mục

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    Trong một năm đến { $dates }, đồng đô la { $dollar_12m_way ->
        [down] giảm
       *[up] tăng
    } { $dollar_12m_size } so với tiền của các đối tác thương mại. Đồng đô la yếu hơn hiện nay trong { $dollar_percentile } số ngày ghi nhận.
wrong-dollar = Đồng đô la đảo chiều trong năm tới.
claim-fall-year =
    Trong một năm đến { $dates }, { $name } có lúc giảm tới { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }(từ { $from } đến { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Mức này { $verdict ->
            [opposes] vượt quá
           *[other] nằm trong
        } khả năng chịu rủi ro
    }.
wrong-fall-year = Lịch sử dài hơn cho thấy đợt giảm rõ ràng sâu hơn.
claim-swings-year = Trong một năm đến { $dates }, giá của { $name } thường dao động { $vol_12m }.
wrong-swings-year = Lịch sử dài hơn cho thấy dao động lớn hơn hoặc nhỏ hơn nhiều.
claim-sahm = Trong 3 tháng đến { $dates }, tỷ lệ thất nghiệp trung bình cao hơn { $sahm } so với mức thấp nhất của năm qua.
wrong-sahm = Tỷ lệ thất nghiệp tăng trong vài tháng tới.
claim-inversion-record = Trong số các tháng có lãi suất ngắn hạn cao hơn dài hạn, { $jobs_after_inversion } số đó có tỷ lệ thất nghiệp cao hơn rõ rệt một năm rưỡi sau đó. Tính trên mọi tháng, tỷ lệ đó là { $jobs_after_any } (dữ liệu đến { $dates }).
wrong-inversion-record = Lần đảo ngược tới trôi qua mà thất nghiệp không tăng.
claim-growth-5y =
    Trong 5 năm đến { $dates }, doanh thu của { $name } { $revenue_growth_5y_way ->
        [down] giảm
       *[up] tăng
    } { $revenue_growth_5y_size }{ $more ->
        [yes] ; lợi nhuận trên mỗi cổ phiếu { $eps_growth_5y_way ->
            [down] giảm
           *[up] tăng
        } { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = Thay đổi đến từ một vụ thâu tóm hoặc chỉ từ một năm.
claim-bill-real =
    Tín phiếu kho bạc Mỹ 3 tháng trả { $bill_rate } ({ $dates }). Sau khi trừ lạm phát, đó là mức { $real_bill_rate_way ->
        [down] lỗ
       *[up] lãi
    } { $real_bill_rate_size }.
wrong-bill-real = Lãi suất ngắn hạn hoặc lạm phát thay đổi hơn một điểm phần trăm.
claim-payrolls =
    Trong một năm đến { $dates }, số việc làm ở Mỹ { $payrolls_12m_way ->
        [down] giảm
       *[up] tăng
    } { $payrolls_12m_size }.
wrong-payrolls = Số liệu được điều chỉnh, hoặc đảo chiều trong vài tháng.
claim-output =
    Trong một năm đến { $dates }, kinh tế Mỹ { $gdp_1y_way ->
        [down] suy giảm
       *[up] tăng trưởng
    } { $gdp_1y_size } sau khi trừ lạm phát.
wrong-output = Các quý tới đi theo hướng ngược lại.
claim-money =
    Trong một năm đến { $dates }, cung tiền M2 của Mỹ { $m2_12m_way ->
        [down] giảm
       *[up] tăng
    } { $m2_12m_size }; sau khi trừ lạm phát { $m2_real_12m_way ->
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
claim-purchasing-power = Một đô la chỉ mua được { $purchasing_power_10y } lượng hàng so với 10 năm trước ({ $dates }).
wrong-purchasing-power = Giá cả giảm trong 10 năm tới.
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
wrong-level = Trung vị cũ không còn phù hợp, vì mặt bằng giá của hai nước đã cách xa nhau.

## Measures of the above.

measure-vol-12m = Độ biến động hằng năm, 12 tháng
measure-gain-whole = Mức tăng giảm từ khi có dữ liệu
measure-infl-whole = Lạm phát trong cùng giai đoạn
measure-correlation-12m = Hệ số tương quan trong 12 tháng
measure-level-median = Tỷ giá trung vị
measure-level-percentile = Tỷ giá so với quá khứ
measure-core-infl-12m = Lạm phát không kể thực phẩm và năng lượng
measure-shelter-12m = Thay đổi chi phí nhà ở
measure-payrolls-12m = Thay đổi số việc làm
measure-income-12m = Thay đổi thu nhập thực
measure-m2-12m = Thay đổi cung tiền M2
measure-m2-real-12m = Thay đổi M2 sau khi trừ lạm phát
measure-starts-12m = Thay đổi số nhà khởi công
measure-permits-12m = Thay đổi giấy phép xây dựng
measure-loans-12m = Thay đổi cho vay doanh nghiệp
measure-gdp-1y = Thay đổi GDP thực
measure-bill-rate = Lợi suất tín phiếu 3 tháng
measure-real-bill-rate = Lợi suất tín phiếu trừ lạm phát
measure-purchasing-power-10y = Sức mua còn lại sau 10 năm
measure-sahm = Mức thất nghiệp cao hơn mức thấp nhất trong năm
measure-jobs-after-inversion = Tỷ lệ lần lãi suất đảo ngược rồi thất nghiệp tăng
measure-jobs-after-any = Tỷ lệ tháng có thất nghiệp tăng sau đó
measure-oil-price = Giá một thùng dầu thô
measure-oil-12m = Thay đổi giá dầu thô
measure-dollar-12m = Mức tăng giảm của đô la so với tiền của các đối tác thương mại
measure-dollar-percentile = Đô la so với quá khứ
measure-sp-long-rate = Lợi suất 10 năm trong tháng đó
measure-revenue-growth-5y = Tăng trưởng doanh thu, 5 năm
measure-eps-growth-5y = Tăng trưởng lợi nhuận trên mỗi cổ phiếu, 5 năm
measure-cash = Tiền mặt và chứng khoán ngắn hạn
measure-debt = Nợ vay
measure-dividends = Cổ tức đã trả
measure-buybacks = Cổ phiếu mua lại
measure-dividends-per-share = Cổ tức mỗi cổ phiếu
measure-shares-diluted = Số cổ phiếu pha loãng
measure-public-float = Giá trị cổ phiếu lưu hành tự do

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: giá cuối tháng, { $from } đến { $to }
chart-price-axis = Giá ({ $unit })
chart-index-axis = Mức chỉ số
chart-log = thang logarit
chart-fall = Thấp hơn mức cuối tháng cao nhất trước đó, %
chart-price-alt = Giá cuối tháng của { $name }, { $from } đến { $to }. Cuối so với đầu: { $times }. Mức giảm sâu nhất từ đỉnh: { $deepest }. Ở cuối: { $last }.
chart-valuation = { $name }: giá so với lợi nhuận 10 năm (CAPE), { $from } đến { $to }
chart-valuation-axis = Giá bằng bao nhiêu lần lợi nhuận năm; vùng tô: nửa ở giữa của mọi tháng
chart-last = gần nhất { $value }
chart-median = trung vị { $value }
chart-valuation-alt = CAPE của { $name }, { $from } đến { $to }. Gần nhất: { $last }. Trung vị: { $median }. Một nửa số tháng nằm giữa { $low } và { $high }.
chart-scenarios = Kịch bản: tỷ lệ quá khứ kết thúc như mỗi kịch bản
chart-scenarios-axis = Tỷ lệ các giai đoạn đã qua, %
chart-scenarios-alt = Tỷ lệ các giai đoạn đã qua: { $shares }.
chart-bear = Tiêu cực
chart-base = Cơ sở
chart-bull = Tích cực
chart-confidence = Mức độ chắc chắn của từng thành viên trước (vòng) và sau (chấm) các câu hỏi
chart-confidence-axis = Mức độ chắc chắn, từ 0 (không chắc) đến 1 (hoàn toàn chắc)
chart-confidence-alt = Mức độ chắc chắn từ 0 đến 1, trước và sau: { $members }.
chart-source = Nguồn: { $source }
chart-source-committee = Nguồn: ủy ban
measure-pf-effective-positions = Số khoản bằng nhau có cùng mức tập trung
measure-pf-risk-share = Tỷ trọng trong rủi ro của danh mục
measure-pf-halved-drawdown-36m = Đợt giảm sâu nhất trong 3 năm nếu một nửa khoản lớn nhất là tiền mặt
measure-real-max-drawdown-all = Đợt giảm sâu nhất sau khi trừ lạm phát
measure-crash-fall = Mức giảm trong cú sập đó, sau khi trừ lạm phát
measure-withdraw-rate = Mức rút trong năm đầu
measure-withdraw-lasted = Tỷ lệ giai đoạn trước đây mà tiền vẫn đủ để rút
measure-past-change = Mức tăng giảm giá trong những năm bạn hỏi
measure-needed-return = Mức sinh lời cần có mỗi năm
measure-needed-start = Số tiền ban đầu
measure-needed-goal = Mục tiêu
measure-needed-reached = Tỷ lệ giai đoạn trước đây mà cổ phiếu Mỹ sinh lời cao hơn
measure-infl-change-12m = Lạm phát, thay đổi so với năm trước
measure-withdraw-lasted-10y = Tỷ lệ giai đoạn dài 10 năm trong quá khứ mà tiền vẫn đủ để rút
measure-withdraw-lasted-20y = Tỷ lệ giai đoạn dài 20 năm trong quá khứ mà tiền vẫn đủ để rút
measure-withdraw-always = Mức rút cao nhất mà tiền vẫn đủ dùng trong mọi giai đoạn trước đây
measure-withdraw-median = Mức rút cao nhất mà tiền vẫn đủ dùng trong một nửa số giai đoạn trước đây
measure-return-nominal = Mức sinh lời chưa trừ lạm phát
measure-return-real = Mức sinh lời sau khi trừ lạm phát
measure-past-start = Số tiền đã đầu tư
measure-past-sum = Số tiền cuối kỳ
measure-past-real-sum = Số đó theo giá trị tiền của tháng đầu
measure-past-worst = Mức sinh lời tệ nhất của các giai đoạn dài bằng thời hạn đầu tư
measure-past-best = Mức sinh lời tốt nhất của các giai đoạn dài bằng thời hạn đầu tư
measure-past-infl = Lạm phát trong những năm bạn hỏi
measure-past-long-rate = Lợi suất 10 năm trung bình trong những năm bạn hỏi
measure-past-policy-rate = Lãi suất điều hành trung bình trong những năm bạn hỏi
measure-past-unemployment = Tỷ lệ thất nghiệp trung bình trong những năm bạn hỏi
measure-past-gdp = Thay đổi GDP thực trong những năm bạn hỏi
measure-policy-rate = Lãi suất điều hành của Mỹ
measure-rate-supposed = Mức sinh lời giả định trong câu hỏi
measure-rate-grown-sum = Số tiền sẽ thành bao nhiêu với mức đó
measure-grown-needed-median = Số tiền đầu tư một lần đã đủ trong một nửa số giai đoạn trước đây
measure-grown-needed-low = Số tiền đầu tư một lần đã đủ trong chín phần mười số giai đoạn trước đây
measure-rate-needed-sum = Số tiền cho mục tiêu với mức đó
measure-rate-saved-sum = Các khoản góp hằng tháng sẽ thành bao nhiêu với mức đó
measure-rate-monthly-sum = Khoản góp hằng tháng để đạt mục tiêu với mức đó
measure-rate-doubling = Thời gian để tiền tăng gấp đôi
measure-recovery = Thời gian để cổ phiếu Mỹ trở lại đỉnh trước cú sập
measure-repay-rate = Lãi suất khoản vay
measure-repay-beaten = Tỷ lệ giai đoạn trước đây mà cổ phiếu Mỹ sinh lời hơn lãi vay
measure-rate-fall = Mức giảm lợi suất
measure-bond-gain = Mức tăng giá trái phiếu 10 năm nếu lợi suất giảm chừng đó
measure-infl-supposed = Mức lạm phát giả định trong câu hỏi
measure-infl-erosion = Sức mua mất đi với mức lạm phát đó
measure-plan-paid = Tổng số tiền đã góp
measure-plan-median-sum = Giá trị đầu tư định kỳ tính theo tiền ngày nay, trung vị các giai đoạn trước đây
measure-plan-low-sum = Giá trị đầu tư định kỳ tính theo tiền ngày nay, mức vượt qua được trong chín phần mười số giai đoạn trước đây
measure-plan-monthly-median = Số tiền góp mỗi tháng đã đủ trong một nửa số giai đoạn trước đây
measure-plan-monthly-low = Số tiền góp mỗi tháng đã đủ trong chín phần mười số giai đoạn trước đây
measure-withdraw-always-sum = Số tiền rút mỗi năm cao nhất mà vẫn đủ dùng trong mọi giai đoạn trước đây
measure-withdraw-median-sum = Số tiền rút mỗi năm cao nhất mà vẫn đủ dùng trong một nửa số giai đoạn trước đây
measure-withdraw-always-month = Số tiền rút mỗi tháng cao nhất mà vẫn đủ dùng trong mọi giai đoạn trước đây
measure-withdraw-median-month = Số tiền rút mỗi tháng cao nhất mà vẫn đủ dùng trong một nửa số giai đoạn trước đây
measure-withdraw-years-worst = Số năm tiền đủ dùng trong giai đoạn xấu nhất trước đây
measure-withdraw-years-typical = Số năm tiền đủ dùng trong một nửa số giai đoạn trước đây
measure-withdraw-capital-always = Số tiền ban đầu đủ dùng trong mọi giai đoạn trước đây
measure-withdraw-capital-median = Số tiền ban đầu đủ dùng trong một nửa số giai đoạn trước đây
measure-plan-median = Giá trị đầu tư định kỳ so với số tiền đã góp, trung vị các giai đoạn trước đây
measure-plan-low = Giá trị đầu tư định kỳ so với số tiền đã góp, một phần mười tệ nhất các giai đoạn trước đây
measure-plan-loss = Tỷ lệ giai đoạn trước đây mà đầu tư định kỳ kết thúc dưới số tiền đã góp
measure-grown-start = Số tiền đầu tư một lần
measure-grown-median-sum = Giá trị cuối kỳ của số tiền đầu tư tính theo tiền ngày nay, trung vị các giai đoạn trước đây
measure-grown-low-sum = Giá trị cuối kỳ của số tiền đầu tư tính theo tiền ngày nay, mức vượt qua được trong chín phần mười số giai đoạn trước đây
measure-grown-median = Giá trị cuối kỳ của số tiền đầu tư một lần so với số tiền ban đầu, trung vị các giai đoạn trước đây
measure-grown-low = Giá trị cuối kỳ của số tiền đầu tư một lần so với số tiền ban đầu, một phần mười tệ nhất các giai đoạn trước đây
measure-grown-loss = Tỷ lệ giai đoạn trước đây mà số tiền đầu tư một lần bị lỗ
measure-lump-ahead = Tỷ lệ năm trước đây mà đầu tư một lần hơn đầu tư từng phần
measure-lump-lead = Mức đầu tư một lần hơn đầu tư từng phần, trung vị các năm trước đây
measure-wait-fall = Mức giảm được chờ đợi
measure-wait-reached = Tỷ lệ tháng mà sau đó giá thấp hơn chừng ấy trong thời hạn đầu tư
measure-bond-loss-1pt = Mức giảm giá trái phiếu 10 năm nếu lợi suất tăng một điểm phần trăm
measure-bond-loss = Mức giảm giá trái phiếu 10 năm nếu lợi suất tăng chừng đó
measure-rate-rise = Mức tăng lợi suất nêu trong câu hỏi
measure-stock-fall = Mức giảm của cổ phiếu nêu trong câu hỏi
measure-mix-stock-fall = Mức lỗ của danh mục khi cổ phiếu giảm như vậy, nếu trái phiếu giữ giá
measure-part-weight = Tỷ trọng của phần đó
measure-part-fall = Mức giảm giả định của phần đó
measure-whole-fall = Mức mất của toàn bộ
measure-supposed-sum = Số tiền nêu trong câu hỏi
measure-supposed-lost = Phần mất của số tiền đó
measure-supposed-left = Phần còn lại của số tiền đó
measure-mix-median = Mức sinh lời hằng năm trung vị của danh mục sau khi trừ lạm phát
measure-other-mix-median = Như trên, của danh mục thứ hai
measure-other-mix-loss = Tỷ lệ giai đoạn thua lỗ của danh mục thứ hai
measure-other-mix-fall = Mức giảm sâu nhất của danh mục thứ hai

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] Lợi nhuận trên mỗi cổ phiếu của { $name } giảm { $size } trong một năm
       *[up] Lợi nhuận trên mỗi cổ phiếu của { $name } tăng { $size } trong một năm
    }{ $more ->
        [yes] , ở mức { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = Báo cáo thường niên tiếp theo cho thấy lợi nhuận trên mỗi cổ phiếu đi theo chiều ngược lại.
claim-tax-credit =
    Một khoản hoàn thuế bằng { $tax_credit } lợi nhuận trước thuế đã nâng lợi nhuận ròng của { $name }{ $more ->
        [yes] ; biên lợi nhuận ròng cao hơn biên lợi nhuận hoạt động { $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = Khoản hoàn thuế lặp lại hằng năm, hoặc lợi nhuận vẫn giữ được khi không có nó.
claim-other-income = Biên lợi nhuận ròng của { $name } cao hơn biên lợi nhuận hoạt động { $net_above_operating }: tiền lãi, lãi bán tài sản hoặc khoản thu một lần đã cộng vào lợi nhuận
wrong-other-income = Khoản thu thêm lặp lại hằng năm.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = nhưng điều đó không nói lên nhiều, vì vốn chủ sở hữu chỉ bằng { $value } tài sản
doubt-capital-to-assets = nhưng điều đó không nói lên nhiều, vì vốn đầu tư chỉ bằng { $value } tài sản
doubt-buybacks-5y-to-equity = nhưng điều đó không nói lên nhiều, vì tiền mua lại cổ phiếu trong 5 năm bằng { $value } lần vốn chủ sở hữu còn lại
doubt-tax-credit = nhưng có phần đóng góp của khoản hoàn thuế bằng { $value } lợi nhuận trước thuế
doubt-net-above-operating = nhưng có phần đóng góp của thu nhập ngoài kinh doanh: biên lợi nhuận ròng cao hơn biên lợi nhuận hoạt động { $value }
doubt-eps-growth-5y = nhưng lợi nhuận trên mỗi cổ phiếu giảm { $size } trong 5 năm
doubt-fcf-margin = nhưng điều đó không nói lên nhiều, vì dòng tiền tự do chỉ bằng { $value } doanh thu
doubt-eps-growth-1y = nhưng điều đó không nói lên nhiều, vì lợi nhuận trên mỗi cổ phiếu giảm { $size } trong năm gần nhất
claim-implied-growth =
    Để sinh lời như cổ phiếu Mỹ từ năm 1871, lợi nhuận của { $name } { $implied_growth_way ->
        [down] không bao giờ được giảm quá
       *[up] phải tăng mãi
    } { $implied_growth_size } sau khi trừ lạm phát{ $more ->
        [yes] ; lợi nhuận trên mỗi cổ phiếu { $eps_growth_5y_way ->
            [down] giảm
           *[up] tăng
        } { $eps_growth_5y_size } trong 5 năm
       *[no] { "" }
    }
wrong-implied-growth = Lợi nhuận tăng nhanh hơn mức đó, hoặc mức sinh lời thấp hơn trở thành bình thường với mọi cổ phiếu.
measure-equity-to-assets = Vốn chủ sở hữu trên tài sản
measure-capital-to-assets = Vốn đầu tư trên tài sản
measure-buybacks-5y-to-equity = Tiền mua lại cổ phiếu 5 năm trên vốn chủ sở hữu
measure-tax-credit = Khoản hoàn thuế trên lợi nhuận trước thuế
measure-net-above-operating = Mức biên lợi nhuận ròng cao hơn biên lợi nhuận hoạt động
measure-implied-growth = Mức tăng lợi nhuận mà giá trị thị trường trông đợi

## How the confidence came about.

confidence-kind-accounts = Báo cáo tài chính
confidence-kind-valuation = Định giá
confidence-kind-prices = Giá
confidence-kind-risk = Rủi ro
confidence-kind-portfolio = Cơ cấu đầu tư
confidence-kind-economy = Kinh tế
confidence-readings =
    { $name }: { $agreeing } trên { $readings } số liệu chính cùng hướng với kết quả. { $dates ->
        [one] Ngày của số liệu: { $to }.
       *[several] Ngày của số liệu: từ { $from } đến { $to }.
    }
confidence-facts =
    { $name }: { $readings } số liệu chính. { $dates ->
        [one] Ngày của số liệu: { $to }.
       *[several] Ngày của số liệu: từ { $from } đến { $to }.
    }
confidence-missing = { $name }: không có số liệu.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Giá hoặc tỷ giá được tra
measure-looked-change = Mức thay đổi được tra
measure-looked-ratio = Tỷ lệ hoặc tương quan được tra
lookup-consumer-prices = giá tiêu dùng Mỹ
lookup-price-ounce = { $name } (một ounce)
lookup-price-gram = { $name } (một gam)
lookup-price-now =
    { $name }: { $price } vào { $date }, { $way ->
        [down] thấp hơn { $size }
       *[other] cao hơn { $size }
    } so với một năm trước ({ $then }).
lookup-price-at = { $name }: { $price } vào { $date }.
lookup-price-near = Chúng tôi không có giá của { $name } cho ngày đó ({ $asked }); giá gần nhất mà chúng tôi có là { $price } ({ $date }).
lookup-price-range = { $name } ({ $time }): từ { $low } đến { $high }; giá cuối là { $last } ({ $date }).
lookup-price-change =
    { $name } đã { $way ->
        [down] giảm
       *[other] tăng
    } { $size } từ { $from } đến { $to }: từ { $start } đến { $end }.
lookup-price-return =
    Cổ phiếu { $name } đã { $way ->
        [down] giảm
       *[other] tăng
    } { $size } từ { $from } đến { $to }, đã tính chia tách và cổ tức.
lookup-price-top =
    { $name }: mức { $kind ->
        [low] thấp
       *[other] cao
    } nhất trong dữ liệu của chúng tôi từ { $from } đến { $to } là { $top }, vào { $date }.
lookup-price-off = { $name }: { $price } vào { $now_date }, thấp hơn { $size } so với mức cao nhất trong dữ liệu của chúng tôi: { $top } vào { $date }.
lookup-price-level = { $name }: { $price } vào { $date }, cao hơn { $share } số ngày trong dữ liệu của chúng tôi từ { $from }; mức giữa là { $median }.
lookup-price-average = { $name }: trung bình { $average } từ { $from } đến { $to }.
lookup-price-convert = Theo tỷ giá ngày { $date }, { $sum } tương đương { $result }; đây là phép tính chưa gồm phí.
lookup-price-ratio = Tỷ lệ giá một ounce ({ $name } / { $other }): { $ratio } vào { $date }; một năm trước là { $then }.
lookup-price-correlation = Tương quan thay đổi hàng tháng của { $name } và { $other }: { $value } từ { $from } đến { $to }; 1 là luôn cùng nhau, 0 là không liên quan.
lookup-price-month =
    Tháng { $kind ->
        [worst] tệ nhất
       *[other] tốt nhất
    } của { $name }: từ { $from } đến { $to }, { $way ->
        [down] giảm { $size }
       *[other] tăng { $size }
    }.
lookup-price-fall = Mức giảm sâu nhất của { $name } trong thời gian đó là { $size }, từ { $from } đến { $to }.
lookup-price-swings = Biến động giá trong một năm, từ { $from } đến { $to }: { $list }.
lookup-price-back = Cổ phiếu { $name } trở lại đỉnh ngày { $from } vào { $date }, đã tính chia tách và cổ tức.
lookup-price-not-back =
    Cổ phiếu { $name } đến { $to }, khi giá của chúng tôi kết thúc, chưa trở lại đỉnh ngày { $from }: { $way ->
        [down] thấp hơn { $size }
       *[other] cao hơn { $size }
    }, đã tính chia tách và cổ tức.
lookup-price-ranked =
    { $kind ->
        [low] Yếu nhất
       *[other] Mạnh nhất
    } từ { $from } đến { $to }: { $first }; tiếp theo { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] giảm { $size }
       *[other] tăng { $size }
    })
lookup-price-sum = { $sum } bỏ vào { $name } ngày { $from } đã thành { $became } ngày { $to }, đã tính chia tách và cổ tức.
lookup-price-rate = { $name }: trung bình { $rate } từ { $from } đến { $to }, đã tính chia tách và cổ tức.
lookup-price-data = Giá { $name } của chúng tôi có từ { $from } đến { $to }.
lookup-price-missing = Chúng tôi không có giá { $name } cho thời gian bạn hỏi: giá của chúng tôi có từ { $from } đến { $to }.
lookup-price-none = Chúng tôi không có tỷ giá của đồng tiền này: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] giá tiêu dùng
        [core] giá tiêu dùng không gồm thực phẩm và năng lượng
        [food] giá tiêu dùng của thực phẩm
        [energy] giá tiêu dùng của năng lượng
        [shelter] giá tiêu dùng của nhà ở
        [medical] giá tiêu dùng của chăm sóc y tế
        [pce] giá tiêu dùng cá nhân (PCE)
        [ppi] giá sản xuất của thành phẩm
        [policy-rate] lãi suất điều hành (quỹ liên bang)
        [m1] lợi suất kho bạc một tháng
        [b3] lợi suất tín phiếu kho bạc ba tháng
        [b6] lợi suất tín phiếu kho bạc sáu tháng
        [y1] lợi suất kho bạc một năm
        [y2] lợi suất trái phiếu kho bạc hai năm
        [y3] lợi suất trái phiếu kho bạc ba năm
        [y5] lợi suất trái phiếu kho bạc năm năm
        [y7] lợi suất trái phiếu kho bạc bảy năm
        [y10] lợi suất trái phiếu kho bạc mười năm
        [y20] lợi suất trái phiếu kho bạc hai mươi năm
        [y30] lợi suất trái phiếu kho bạc ba mươi năm
        [curve-2y] lợi suất mười năm trừ lợi suất hai năm
        [curve-3m] lợi suất mười năm trừ lợi suất ba tháng
        [paper] lãi suất thương phiếu ba tháng
        [unemployment] tỷ lệ thất nghiệp
        [payrolls] việc làm phi nông nghiệp
        [employed] số người có việc làm
        [labor] lực lượng lao động
        [factory-jobs] việc làm trong ngành chế tạo
        [claims] đơn xin trợ cấp thất nghiệp lần đầu mỗi tuần
        [long-unemployed] số người thất nghiệp từ 27 tuần trở lên
        [unemployed-weeks] thời gian thất nghiệp trung bình tính bằng tuần
        [hours] số giờ làm việc mỗi tuần trong ngành chế tạo
        [wages] tiền lương theo giờ trong khu vực hàng hóa
        [capacity] mức sử dụng công suất trong ngành chế tạo
        [permits] giấy phép xây dựng theo nhịp năm
        [starts] nhà khởi công theo nhịp năm
        [production] sản xuất công nghiệp
        [retail] doanh số bán lẻ và ăn uống
        [real-sales] doanh số thực của ngành chế tạo và thương mại
        [orders] đơn đặt hàng hàng lâu bền
        [inventories] hàng tồn kho của ngành chế tạo và thương mại
        [income] thu nhập cá nhân thực
        [consumption] tiêu dùng cá nhân thực
        [gdp] tổng sản phẩm quốc nội thực
        [money-m1] cung tiền M1
        [m2] cung tiền M2
        [reserves] dự trữ của ngân hàng
        [loans] cho vay của ngân hàng đối với doanh nghiệp
        [real-estate-loans] cho vay bất động sản của ngân hàng
        [consumer-credit] tín dụng tiêu dùng không quay vòng
        [oil] dầu thô (WTI), giá một thùng
       *[dollar] chỉ số đô la so với các đối tác thương mại
    }
lookup-economy-up = tăng { $size }
lookup-economy-down = giảm { $size }
lookup-economy-same = không đổi
lookup-economy-now = Mỹ, { $name }: { $value } ({ $date }); trong một năm { $change }, từ { $before }.
lookup-economy-now-alone = Mỹ, { $name }: { $value } ({ $date }).
lookup-economy-now-growth = Mỹ, { $name }: trong mười hai tháng { $change } ({ $date }); một năm trước đó mức này là { $before }.
lookup-economy-growth-alone = Mỹ, { $name }: trong mười hai tháng { $change } ({ $date }).
lookup-economy-month = So với tháng trước: { $change }.
lookup-economy-values = Mỹ, { $name } – { $list }.
lookup-economy-yearly-values = Mỹ, { $name }, thay đổi trong thời gian đó – { $list }.
lookup-economy-newest = Giá trị mới nhất: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: trung bình { $mean }, từ { $low } ({ $low_date }) đến { $high } ({ $high_date }); trong năm { $change }, cuối kỳ { $end }
lookup-economy-item-end = { $when }: cuối kỳ { $end }, trong năm { $change }
lookup-economy-item-until = { $year } (đến { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = Mỹ, { $name }: { $change }, từ { $start } ({ $start_date }) đến { $value } ({ $date }).
lookup-economy-since-growth = Mỹ, { $name }, từ { $start_date } đến { $date }: tổng cộng { $change }.
lookup-economy-yearly = Tính theo năm: { $yearly }.
lookup-economy-was-lower = Lúc đầu thấp hơn lúc cuối { $then }.
lookup-economy-was-higher = Lúc đầu cao hơn lúc cuối { $then }.
lookup-economy-high = Mỹ, { $name } ({ $from } – { $to }): giá trị cao nhất là { $value } ({ $date }).
lookup-economy-low = Mỹ, { $name } ({ $from } – { $to }): giá trị thấp nhất là { $value } ({ $date }).
lookup-economy-distance = Từ đó đến nay: { $change }, còn { $newest } ({ $newest_date }).
lookup-economy-inverted = Mỹ, { $name }: lần cuối dưới không vào cuối { $date }, ở mức { $value }; giá trị mới nhất: { $newest } ({ $newest_date }).
lookup-economy-worth = Giá tiêu dùng ở Mỹ từ { $from } đến { $to }: { $change }. Thứ khi đó giá { $sum } nay giá khoảng { $sum_now }, và { $sum } nay mua được thứ khi đó giá { $sum_then }.
lookup-economy-uncovered = Mỹ, { $name }: số liệu của chúng tôi từ { $from } đến { $to }, không bao gồm hết điều bạn hỏi.
lookup-economy-no-ecb = Chúng tôi không có lãi suất điều hành của Ngân hàng Trung ương châu Âu: lãi suất của chúng tôi là của Mỹ.
lookup-economy-no-policy-rate = Chúng tôi không có lãi suất điều hành hay lãi suất khác của nước bạn nêu: lãi suất của chúng tôi là của Mỹ.
lookup-economy-no-country = Chúng tôi không có số liệu về kinh tế của nước bạn nêu: số liệu của chúng tôi là của Mỹ.
lookup-economy-no-mortgage = Chúng tôi không có lãi suất vay mua nhà. Người ta thường so chúng với lợi suất trái phiếu chính phủ Mỹ mười năm.
lookup-economy-no-recessions = Chúng tôi không có danh sách các cuộc suy thoái nên không thể nói chúng diễn ra khi nào. Chúng tôi có tỷ lệ thất nghiệp, sản lượng và đường cong lợi suất của Mỹ.
lookup-economy-yes = Có.
lookup-economy-no = Không.
lookup-economy-sahm-warns = Có, quy tắc Sahm cảnh báo suy thoái: tỷ lệ thất nghiệp trung bình ba tháng của Mỹ cao hơn mức thấp nhất trong năm qua { $sahm } ({ $date }), và quy tắc cảnh báo từ nửa điểm trở lên.
lookup-economy-sahm-quiet = Không, quy tắc Sahm không cảnh báo suy thoái: tỷ lệ thất nghiệp trung bình ba tháng của Mỹ cao hơn mức thấp nhất trong năm qua { $sahm } ({ $date }), và quy tắc cảnh báo từ nửa điểm trở lên.
lookup-economy-after-inversion = Trong các tháng mà trái phiếu Mỹ mười năm có lợi suất thấp hơn tín phiếu ba tháng, { $share } có tỷ lệ thất nghiệp cao hơn ít nhất nửa điểm sau mười tám tháng; trong tất cả các tháng là { $any }.
lookup-economy-deposit-us = Lãi suất { $rate } trừ lạm phát của Mỹ { $inflation } còn khoảng { $real } mỗi năm trước thuế. Lạm phát của các nước khác không có trong số liệu của chúng tôi.
lookup-economy-deposit = Lãi suất { $rate } trừ lạm phát { $inflation } còn khoảng { $real } mỗi năm trước thuế.
lookup-economy-not-covered = Về { $when }, số liệu của chúng tôi không cho biết gì.
lookup-economy-item-average = { $when }: trung bình { $value }
measure-economy-value = Giá trị của chuỗi
measure-economy-before = Giá trị một năm trước
measure-economy-change = Thay đổi của chuỗi
measure-economy-change-1m = Thay đổi trong một tháng
measure-economy-mean = Trung bình của kỳ
measure-economy-high = Giá trị cao nhất
measure-economy-low = Giá trị thấp nhất
measure-economy-end = Giá trị cuối kỳ
measure-economy-start = Giá trị đầu kỳ
measure-economy-yearly = Thay đổi tính theo năm
measure-economy-then = Đầu kỳ so với cuối kỳ
measure-economy-sum = Số tiền bạn nêu
measure-economy-sum-now = Giá hiện nay
measure-economy-sum-then = Sức mua khi đó
measure-economy-rate = Lãi suất bạn nêu
measure-economy-inflation = Lạm phát bên cạnh
measure-economy-real = Lãi suất sau lạm phát
## Subjects without data: what is missing, and what can be told.

outside-tax = Chúng tôi không có dữ liệu về thuế: thuế suất và quy định tùy từng nước và từng trường hợp. Chúng tôi có thể cho thấy một khoản đầu tư đã sinh lời bao nhiêu trước thuế.
outside-start = Chúng tôi không hướng dẫn cách mở tài khoản và bắt đầu, vì điều đó tùy ngân hàng hoặc công ty chứng khoán và tùy nước. Chúng tôi có thể cho thấy tiết kiệm hằng tháng hoặc một khoản tiền vào cổ phiếu Mỹ đã ra sao: hãy cho biết số tiền và số năm.
outside-account = Chúng tôi không có dữ liệu về công ty môi giới và quy định của họ: mở tài khoản, đặt lệnh hay cho vay cổ phiếu tùy công ty và luật. Chúng tôi có thể cho thấy báo cáo tài chính, giá và lợi suất trước đây của các khoản đầu tư.
outside-bank = Chúng tôi không có dữ liệu về độ an toàn của ngân hàng và công ty môi giới hay bảo hiểm tiền gửi; hạn mức do luật từng nước quy định. Chúng tôi có thể cho thấy tín phiếu kho bạc Mỹ trả bao nhiêu.
outside-property = Chúng tôi không có dữ liệu về giá nhà, tiền thuê hay lợi suất bất động sản, nên không thể so sánh chúng với thứ khác. Chúng tôi có thể cho thấy cổ phiếu và trái phiếu Mỹ đã sinh lời bao nhiêu.
outside-insurance = Chúng tôi không có dữ liệu về bảo hiểm và niên kim: chi phí và khoản chi trả nằm trong từng hợp đồng. Chúng tôi có thể cho thấy tiền rút từ cổ phiếu và trái phiếu Mỹ đã kéo dài bao lâu.
outside-analysts = Chúng tôi không có ý kiến hay giá mục tiêu của các nhà phân tích. Chúng tôi có thể cho thấy công ty đã công bố gì.
outside-events = Chúng tôi không có dữ liệu về tin tức, chính trị và sự kiện như bầu cử, chiến tranh hay halving, nên không thể nói chúng tác động thế nào đến giá. Chúng tôi có thể cho thấy cổ phiếu Mỹ đã giảm thường xuyên và sâu đến đâu.
outside-sectors = Chúng tôi không có lợi suất của các ngành hay nhóm cổ phiếu như công ty nhỏ, nên không thể đánh giá hoặc xếp hạng chúng. Chúng tôi có thể cho thấy toàn bộ cổ phiếu Mỹ và báo cáo tài chính của từng công ty.
outside-elsewhere = Chúng tôi không có dữ liệu về thị trường cổ phiếu, trái phiếu và quỹ của các nước và khu vực khác. Chúng tôi có thể cho thấy dữ liệu của Mỹ.
outside-bonds = Chúng tôi không có dữ liệu về từng trái phiếu, trái phiếu tiết kiệm hay trái phiếu gắn với lạm phát. Chúng tôi có thể cho thấy lợi suất trái phiếu chính phủ Mỹ và lạm phát ở Mỹ.
outside-private = Chúng tôi không có dữ liệu về công ty chưa niêm yết, nên không có báo cáo tài chính hay giá của họ. Chúng tôi có thể cho thấy các công ty niêm yết đã công bố gì.
outside-trading = Chúng tôi không có dữ liệu về kết quả của giao dịch trong ngày và giao dịch ngắn hạn. Chúng tôi có thể cho thấy cổ phiếu Mỹ lỗ thường xuyên thế nào trong một năm và trong thời gian dài hơn.
outside-estate = Chúng tôi không có dữ liệu về thừa kế và luật thừa kế, nên không thể nói phải làm gì trước. Chúng tôi có thể cho thấy một danh mục rủi ro thế nào: hãy cho biết các phần và tỷ trọng.
outside-fund-types = Loại nào phù hợp chủ yếu tùy vào thuế, mà chúng tôi không có dữ liệu.
first-no-figures = Chúng tôi không có số liệu trả lời câu hỏi này. Chúng tôi có báo cáo tài chính của công ty, giá kim loại, tiền mã hóa và tiền tệ, lãi suất và số liệu kinh tế Mỹ, cùng lịch sử cổ phiếu và trái phiếu Mỹ.
first-us-only = Số liệu về toàn thị trường và nền kinh tế chúng tôi chỉ có cho Hoa Kỳ.
quoted-question = “{ $text }”
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    { $measure } của { $name } là { $value } { $at ->
        [day] vào { $date }
       *[year] trong năm tài chính kết thúc { $date }
    }.
acc-other-day = Vào { $date }, con số là { $value }.
acc-series = { $measure } của { $name } theo năm tài chính, kèm tháng kết thúc: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $measure } của { $name } { $way ->
        [up] tăng { $change }
        [down] giảm { $change }
       *[level] không đổi
    }, từ { $then } (năm tài chính kết thúc { $from }) đến { $now } (năm tài chính kết thúc { $date }).
acc-rate = Tính theo năm, mức đó là { $rate }.
acc-moved =
    { $way ->
        [up] Đó là mức tăng { $change }.
        [down] Đó là mức giảm { $change }.
       *[level] Không có thay đổi.
    }
acc-faster =
    Ở { $name }, { $measure } { $way ->
        [down] giảm mạnh hơn
       *[up] tăng nhanh hơn
    } { $other }: { $change } so với { $other_change }, từ năm tài chính kết thúc { $from } đến năm kết thúc { $date }.
acc-cover =
    { $verdict ->
        [yes] Có, { $name } trang trải đủ
        [no] Không, { $name } không trang trải đủ
       *[some] Chỉ trong một số năm này { $name } trang trải đủ
    } { $measure } bằng { $other }, theo tháng kết thúc năm tài chính: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } đã cắt giảm { $measure } so với năm trước trong năm tài chính kết thúc { $items }.
        [raised] { $name } đã tăng { $measure } trong mọi năm tài chính, từ năm kết thúc { $from } ({ $then }) đến năm kết thúc { $date } ({ $now }).
       *[kept] { $name } không cắt giảm { $measure } trong năm tài chính nào, từ năm kết thúc { $from } ({ $then }) đến năm kết thúc { $date } ({ $now }).
    }
acc-cut-item = { $date } (từ { $then } xuống { $now })
acc-streak =
    { $kind ->
        [loss] { $name } lỗ { $count } liên tiếp
        [profit] { $name } có lãi { $count } liên tiếp ({ $measure })
        [rise] { $measure } của { $name } tăng { $count } liên tiếp
       *[fall] { $measure } của { $name } giảm { $count } liên tiếp
    }, từ năm tài chính kết thúc { $from } đến năm kết thúc { $date }.
acc-last = Năm tài chính cuối cùng trước khi gián đoạn mà báo cáo của { $name } có { $measure } kết thúc vào { $date }, với { $value }; năm sau đó không có.
acc-peak =
    { $is_now ->
        [yes] { $measure } của { $name } trong dữ liệu của chúng tôi chưa bao giờ cao hơn năm tài chính kết thúc { $date }, với { $now }.
       *[no] { $measure } của { $name } đã giảm { $fall } so với đỉnh, từ { $peak } (năm tài chính kết thúc { $peak_date }) xuống { $now } (năm tài chính kết thúc { $date }).
    }
acc-total = { $measure } của { $name } cộng lại là { $value } trong các năm tài chính từ năm kết thúc { $from } đến năm kết thúc { $date }.
acc-rank =
    { $way ->
        [low] { $name } có { $measure } thấp nhất. Từ thấp đến cao
       *[high] { $name } có { $measure } cao nhất. Từ cao đến thấp
    }, kèm ngày kết thúc năm tài chính: { $items }.
acc-rank-growth =
    { $way ->
        [low] { $measure } của { $name } tăng chậm nhất. Từ chậm đến nhanh
       *[high] { $measure } của { $name } tăng nhanh nhất. Từ nhanh đến chậm
    }, kể từ năm tài chính kết thúc { $from } hoặc năm gần nhất: { $items }.
acc-losses = Trong các công ty mà chúng tôi có báo cáo, những công ty sau lỗ trong năm tài chính mới nhất: { $items }.
acc-lacking = Báo cáo mà chúng tôi có của { $names } không có số liệu này: { $measure }.
acc-no-accounts = Chúng tôi không có báo cáo tài chính của { $names }.
acc-no-year = Với { $years }, báo cáo mà chúng tôi có của { $name } không có số liệu này: { $measure }.
acc-uncounted = Điều bạn hỏi không có trong dữ liệu của chúng tôi: báo cáo của { $name } cho số tiền của toàn công ty, không có số hội viên, khách hàng, nhân viên hay sản phẩm và không có từng mảng kinh doanh.
acc-shares-bought = Báo cáo mà chúng tôi có của { $name } không cho biết đã mua lại bao nhiêu cổ phiếu, chỉ cho biết đã trả bao nhiêu tiền.
acc-no-why = Báo cáo cho biết số tiền chứ không cho biết lý do.
acc-companies = Chúng tôi có báo cáo thường niên của các công ty sau: { $names }.
acc-coverage = Với { $name }, chúng tôi có báo cáo của các năm tài chính từ năm kết thúc { $from } đến năm kết thúc { $date }: doanh thu, lợi nhuận, biên lợi nhuận, dòng tiền, nợ, tiền mặt, cổ tức, mua lại cổ phiếu và số cổ phiếu.
measure-assets = Tổng tài sản
measure-capex = Chi đầu tư tài sản cố định
measure-dividend-payout = Cổ tức trên lợi nhuận ròng
measure-eps-basic = Lợi nhuận cơ bản trên mỗi cổ phiếu
measure-equity = Vốn chủ sở hữu
measure-goodwill = Lợi thế thương mại
measure-gross-profit = Lợi nhuận gộp
measure-interest-expense = Chi phí lãi vay
measure-inventory = Hàng tồn kho
measure-net-debt = Nợ ròng
measure-operating-cash-flow = Dòng tiền từ hoạt động kinh doanh
measure-operating-income = Lợi nhuận hoạt động
measure-paid-out = Cổ tức và mua lại cộng lại
measure-research = Chi cho nghiên cứu và phát triển
measure-sales-per-share = Doanh thu trên mỗi cổ phiếu
measure-shares-outstanding = Cổ phiếu đang lưu hành
measure-tax-rate = Thuế suất thực tế
measure-lookup-change = Thay đổi
measure-lookup-rate = Thay đổi mỗi năm
measure-lookup-total = Tổng cộng
measure-lookup-cut = Cắt giảm cổ tức
measure-lookup-raised = Số năm tăng liên tiếp
measure-lookup-streak = Số năm liên tiếp
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Trước hết là rủi ro: với tiền vay, một đợt giảm gây thiệt hại lớn hơn chính mức giảm, và bên cho vay có thể đòi nợ trước khi giá hồi phục. Giá cổ phiếu Mỹ từng giảm { $fall } ({ $from } đến { $to }); nếu một nửa số tiền là tiền vay, mức giảm một nửa lấy đi toàn bộ tiền của bạn.
lookup-short = Có. Người bán khống một cổ phiếu có thể mất nhiều hơn số đã bỏ ra: khoản lỗ tăng theo giá, mà giá không có giới hạn trên. Ngay cả cổ phiếu Mỹ nói chung cũng từng tăng { $best } trong mười hai tháng ({ $from } đến { $to }).
lookup-weight = { $weight } số tiền của bạn nằm ở một chỗ ({ $name }), riêng điều đó đã là rủi ro: nếu chỗ đó giảm một nửa, bạn mất { $loss } tất cả những gì bạn có.
lookup-weight-company = Cổ phiếu Mỹ nói chung lúc tệ nhất đã mất { $fall } ({ $from } đến { $to }, sau lạm phát) rồi hồi phục. Một công ty riêng lẻ có thể giảm sâu hơn và không bao giờ hồi phục.
lookup-single-stocks = Quỹ chỉ số là lựa chọn an toàn hơn: quỹ nắm giữ hàng trăm công ty với chi phí thấp, và nếu một công ty thất bại thì thiệt hại không lớn.
lookup-one-company = một công ty duy nhất
lookup-fee = Mức phí { $fee } lấy đi { $taken } số tiền cuối cùng trong { $years }, dù lợi suất trước đó là bao nhiêu. Để so sánh: cổ phiếu Mỹ sinh lời trung bình { $average } sau lạm phát từ năm 1871, trước mọi khoản phí.
lookup-bills = Tín phiếu kho bạc Mỹ kỳ hạn ba tháng trả { $bills } ({ $date }), tức là { $real_way ->
        [down] thấp hơn lạm phát { $real }
       *[up] cao hơn lạm phát { $real }
    }.
lookup-loan = Lãi suất khoản vay mới quyết định, mà câu hỏi không nêu: trả trước chắc chắn tiết kiệm được khoản lãi đó. Cổ phiếu Mỹ sinh lời trung bình { $average } sau lạm phát từ năm 1871, nhưng lúc tệ nhất đã giảm { $fall }.
lookup-name-cape = CAPE của cổ phiếu Mỹ (giá chia lợi nhuận trung bình mười năm)
lookup-name-pe = giá cổ phiếu Mỹ chia cho lợi nhuận một năm
lookup-name-yield = tỷ suất cổ tức của cổ phiếu Mỹ
lookup-name-price = chỉ số S&P Composite (bình quân tháng)
lookup-value = { $date }: { $name } là { $value }.
lookup-range = Từ { $since }, { $name } cao nhất vào { $high_date } ({ $high }) và thấp nhất vào { $low_date } ({ $low }). Trung vị của mọi tháng là { $median }.
lookup-after-cape = Trong mười năm sau những tháng có CAPE ít nhất { $bound }, cổ phiếu Mỹ { $median_way ->
        [down] mất { $median }
       *[up] tăng { $median }
    } sau lạm phát (trung vị từ năm 1881), và { $gained } số giai đoạn đó có lãi.
lookup-premium = Theo lợi nhuận, cổ phiếu Mỹ hứa hẹn { $premium_way ->
        [down] ít hơn { $premium }
       *[up] nhiều hơn { $premium }
    } so với trái phiếu chính phủ Mỹ kỳ hạn mười năm ({ $date }): đó là lợi nhuận trên giá theo bình quân mười năm (CAPE), trừ lợi suất trái phiếu sau lạm phát.
lookup-fall = { $deepest ->
        [yes] Đợt giảm sâu nhất từ năm 1871 ({ $name }) là { $fall }
       *[no] Mức giảm ({ $name }) là { $fall }
    }, { $from } đến { $to }, tính cả cổ tức và lãi, sau lạm phát.
lookup-recovered = Từ đỉnh đến khi đạt lại đỉnh mất { $recovery } ({ $to }).
lookup-not-recovered = Số liệu của chúng tôi kết thúc trước khi đỉnh được đạt lại.
lookup-fall-prices = Chỉ riêng giá, không tính cổ tức và trước lạm phát, đã giảm { $fall } ({ $from } đến { $to }; bình quân tháng).
lookup-below-high = { $date }: giá cổ phiếu Mỹ thấp hơn đỉnh trước đó { $fall } (bình quân tháng).
lookup-extremes = Từ năm { $since } ({ $name }): { $span ->
        [month] tháng tệ nhất
        [decade] mười năm tệ nhất
       *[year] năm dương lịch tệ nhất
    } cho kết quả { $worst_way ->
        [up] lãi { $worst }
       *[down] lỗ { $worst }
    } sau lạm phát ({ $from } đến { $to }), còn trường hợp tốt nhất { $best_way ->
        [down] lỗ { $best }
       *[up] lãi { $best }
    } ({ $best_from } đến { $best_to }). Giá là bình quân tháng.
lookup-average = { $name }: trung bình { $mean } sau lạm phát từ năm 1871, tính cả cổ tức và lãi. Với { $years }, trung vị là { $median_way ->
        [down] lỗ { $median }
       *[up] lãi { $median }
    }, và { $lost } số giai đoạn kết thúc với khoản lỗ.
lookup-losses = { $name }: { $lost } số giai đoạn dài { $years } từ năm 1871 bị lỗ sau lạm phát. Giai đoạn tệ nhất { $worst_way ->
        [up] lãi { $worst }
       *[down] lỗ { $worst }
    } ({ $from } đến { $to }).
lookup-bears-often = Từ năm 1871, cổ phiếu Mỹ đã giảm ít nhất một phần năm { $count } lần, trung bình cách nhau { $every } (chỉ tính giá, bình quân tháng).
lookup-bears = Các đợt giảm ít nhất một phần năm của cổ phiếu Mỹ từ năm 1871 kéo dài trung bình { $length } từ đỉnh đến đáy, và { $recovery } cho đến khi đạt lại đỉnh (chỉ tính giá, bình quân tháng).
lookup-season = { $name }: giá trung bình { $mean_way ->
        [down] giảm { $mean } mỗi tháng
       *[up] tăng { $mean } mỗi tháng
    } từ năm 1871, so với { $all_way ->
        [down] giảm { $all }
       *[up] tăng { $all }
    } ở mọi tháng (giá bình quân tháng).
lookup-summer = tháng 5 đến tháng 10
lookup-swings = Giá cổ phiếu Mỹ dao động { $swings } từ năm 1871 (độ lệch chuẩn của bình quân tháng; với giá hằng ngày thì cao hơn).
lookup-saved = { $paid } góp từng tháng đã thành khoảng { $sum } ({ $to }), tính cả cổ tức, trước lạm phát. Sau lạm phát, cổ phiếu Mỹ sinh lời { $return } trong những năm đó.
lookup-years-up = Cổ phiếu Mỹ tăng trong { $up } trên tổng số { $count } năm dương lịch từ năm { $since }, tính cả cổ tức và sau khi trừ lạm phát; { $lost } số năm kết thúc bằng thua lỗ. Trung vị là mức { $median_way ->
        [down] lỗ { $median }
       *[up] lãi { $median }
    }.
lookup-losing-years = Từ năm { $since }, số lần cổ phiếu Mỹ thua lỗ ít nhất { $run } năm dương lịch liên tiếp là { $runs }, sau khi trừ lạm phát và tính cả cổ tức. Chuỗi thua lỗ dài nhất là { $longest }.
lookup-when =
    Trong những năm dương lịch mà { $condition ->
        [cut] lãi suất điều hành của Mỹ giảm ít nhất nửa điểm phần trăm
        [rise] lãi suất điều hành của Mỹ tăng ít nhất nửa điểm phần trăm
       *[inflation] giá tiêu dùng ở Mỹ tăng ít nhất 5%
    }, kết quả trung vị của cổ phiếu Mỹ là mức { $median_way ->
        [down] lỗ { $median }
       *[up] lãi { $median }
    }, tính cả cổ tức và sau khi trừ lạm phát, và { $lost } trong số những năm này kết thúc bằng thua lỗ (có { $count } năm như vậy trên tổng số { $all_count } năm từ năm { $since }). Trong toàn bộ { $all_count } năm đó, trung vị là mức { $all_way ->
        [down] lỗ { $all }
       *[up] lãi { $all }
    }, và { $all_lost } số năm kết thúc bằng thua lỗ.
lookup-chance =
    Cổ phiếu Mỹ { $gain ->
        [double] tăng ít nhất gấp đôi
        [year] lãi hơn { $percent }
       *[all] lãi hơn { $percent }
    } trong { $chance } số giai đoạn dài { $years } từ năm 1871, tính cả cổ tức và trước khi trừ lạm phát. Sau khi trừ lạm phát, tỷ lệ đó là { $real }.
lookup-dividends = Với tỷ suất cổ tức của cổ phiếu Mỹ vào { $date } là { $yield }, số tiền { $sum } mang lại khoảng { $income } cổ tức mỗi năm trước thuế. Cổ tức tăng giảm theo lợi nhuận của các công ty, và giá trị cổ phiếu cũng vậy.
outside-picks = Chúng tôi không chọn cổ phiếu và không có bảng xếp hạng toàn bộ cổ phiếu. Hãy nêu tên các công ty, chúng tôi sẽ so sánh báo cáo tài chính của họ; với toàn bộ cổ phiếu Mỹ, chúng tôi có thể cho thấy lợi suất.
first-bearable =
    { $fits ->
        [yes] Mức giảm đó không vượt quá mức lỗ { $bearable } mà bạn có thể chịu được.
       *[no] Mức giảm đó vượt quá mức lỗ { $bearable } mà bạn có thể chịu được.
    }
measure-years-count = số năm dương lịch
measure-years-median = trung vị của các năm dương lịch
measure-years-lost = tỷ lệ năm dương lịch thua lỗ
measure-years-up = số năm dương lịch có lãi
measure-losing-runs = số chuỗi năm thua lỗ liên tiếp
measure-losing-longest = chuỗi năm thua lỗ dài nhất
measure-when-count = số năm như vậy
measure-when-median = trung vị của những năm như vậy
measure-when-lost = tỷ lệ thua lỗ trong những năm như vậy
measure-chance = tỷ lệ giai đoạn có mức lãi cao hơn mức đó
measure-chance-gain = mức lãi nêu trong câu hỏi
measure-chance-real = tỷ lệ giai đoạn có mức lãi cao hơn mức đó, sau khi trừ lạm phát
measure-dividend-income = cổ tức của số tiền đó trong một năm
lookup-not-covered = Lịch sử cổ phiếu và trái phiếu Mỹ của chúng tôi không bao gồm các tháng trong câu hỏi. Từ năm 1871 đến { $date }, cổ phiếu Mỹ sinh lời { $average } sau lạm phát.
measure-season = thay đổi trung bình trong một tháng
measure-fee = phí hằng năm
measure-fee-taken = phần số tiền cuối cùng mà phí lấy đi
measure-fee-years = số năm chịu phí
measure-bear-count = số lần giảm ít nhất một phần năm
measure-bear-every = số năm từ lần giảm này đến lần giảm sau
measure-bear-length = số tháng từ đỉnh đến đáy
measure-bear-recovery-length = số tháng đến khi đạt lại đỉnh
measure-weight-loss = khoản mất của toàn bộ nếu phần đó giảm một nửa
