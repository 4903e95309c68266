# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (tính đến { $dates }).
surroundings = Không phải về chính đối tượng mà về bối cảnh xung quanh: { $text }
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
dissent = { $seat } có nhận định khác: { $claim }

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
mandate-valuation = Xem mức giá đang phải trả, so với lịch sử của chính nó và so với trái phiếu.
mandate-market = Xem giá đã diễn biến ra sao.
mandate-macro = Xem lạm phát, lãi suất và tình hình kinh tế.
mandate-industry = Xem doanh nghiệp mạnh đến đâu trước đối thủ và khách hàng.
mandate-allocation = Xem các phần của danh mục biến động cùng nhau ra sao.
mandate-risk = Xem có thể mất gì, sâu đến đâu và thường xuyên thế nào, so với mức có thể chịu được.
mandate-red-team = Công kích bản thảo: lập luận ngược lại, bằng chứng cũ, một con số gánh quá nhiều trọng lượng.
lens-chair = điều mà toàn bộ bằng chứng ủng hộ
lens-fundamentals = doanh thu, biên lợi nhuận, tiền mặt và nợ
lens-valuation = giá so với giá trị đứng sau nó
lens-market = mức sinh lời, xu hướng và giao dịch
lens-macro = lạm phát, lãi suất và việc làm
lens-industry = khả năng định giá bán và nhu cầu đầu tư
lens-allocation = tỷ trọng và mức độ biến động cùng nhau của các phần
lens-risk = các đợt giảm, mức biến động và tần suất thua lỗ
lens-red-team = nhận định này có thể sai như thế nào
needs-fundamentals = báo cáo tài chính năm
needs-valuation = giá và báo cáo tài chính
needs-market = giá hằng ngày
needs-macro = lạm phát và lãi suất
needs-industry = báo cáo tài chính năm
needs-allocation = các khoản nắm giữ và giá hằng ngày
needs-risk = giá hằng ngày
task-title = { $seat }: { $name }
task-instructions = { $mandate } Mọi con số đều lấy từ sổ số liệu và ghi rõ ngày; thiếu gì thì nói rõ.
task-acceptance = Ít nhất một luận điểm nêu rõ số liệu của mình, hoặc nói rõ còn thiếu gì để có luận điểm đó.

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
thinking-nothing = Đang xem { $lens }. Sổ số liệu không có con số nào về việc này.
thinking-builds-on = Phần này dựa trên những gì đã tìm thấy trước đó, trước hết là: { $first }
caveat-stale = Các số liệu này đã cũ { $age }.
caveat-surroundings = Một phần nội dung này nói về bối cảnh xung quanh, không phải về chính đối tượng.
caveat-overlap = Các giai đoạn trong quá khứ chồng lên nhau, nên số giai đoạn độc lập ít hơn vẻ ngoài.
nothing = Nhìn từ góc độ này, không có bằng chứng để đánh giá { $name }.
no-guess = Nói thêm nữa sẽ chỉ là phỏng đoán.
wrong-nothing = Có được dữ liệu còn thiếu.
missing-fundamentals = Kho dữ liệu không có báo cáo tài chính của { $name }.
missing-valuation = Kho dữ liệu không có giá và lợi nhuận của { $name } để đặt cạnh nhau.
missing-market = Kho dữ liệu không có giá của { $name }.
missing-risk = Kho dữ liệu không có giá của { $name }.
missing-macro = Kho dữ liệu không có lạm phát hay lãi suất.
missing-industry = Kho dữ liệu không có báo cáo tài chính cho thấy vị thế của { $name } trong ngành.
missing-allocation = Kho dữ liệu không có tỷ trọng và giá của các khoản nắm giữ.

## Market and Technicals.

claim-year =
    Trong mười hai tháng, mức tăng giảm của { $name } là { $return_1y }{ $more ->
        [yes] , trong năm năm là { $return_5y }
       *[no] { "" }
    }
wrong-year = Giá mới hơn cho thấy mức tăng giảm trong mười hai tháng mang dấu ngược lại.
claim-momentum = Không tính tháng gần nhất, trong một năm trước đó mức tăng giảm của { $name } là { $momentum_12_1 }
wrong-momentum = Những tháng tới đảo ngược chiều hướng.
claim-trend = So với đường trung bình dài hạn hơn, giá của { $name } ở mức { $trend }
wrong-trend = Giá cắt qua đường trung bình dài hạn hơn.
claim-below-high = So với mức giá cao nhất trong chuỗi số liệu, { $name } ở mức { $drawdown_now }
wrong-below-high = Đỉnh cũ hóa ra là bong bóng và không quay lại.
claim-real-return = Sau khi trừ lạm phát, mức sinh lời của { $name } trong năm năm là { $real_return_5y }
wrong-real-return = Lạm phát hoặc giá trong năm năm tới diễn biến khác đi.
claim-volume = Khối lượng giao dịch của { $name } trong tháng gần nhất bằng { $volume_ratio } lần mức trung bình của cả năm
wrong-volume = Chỉ một phiên giao dịch đã giải thích được sự chênh lệch.

## Risk Officer.

claim-fall =
    Trong ba năm, mức giảm sâu nhất của { $name } là { $max_drawdown_36m }{ $dated ->
        [yes] , từ { $from } đến { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] vượt quá mức có thể chịu được theo yêu cầu
       *[other] nằm trong mức có thể chịu được theo yêu cầu
    }
wrong-fall = Một đợt giảm về sau nằm ở phía bên kia của mức có thể chịu được.
claim-loss-frequency = Trong { $freq_neg } số giai đoạn { $horizon } trong quá khứ, { $name } không sinh lãi
wrong-loss-frequency = Tỷ lệ giai đoạn không có lãi vượt qua ngưỡng dùng trong nhận định này.
claim-swings = Độ biến động của { $name } trong ba năm là { $vol_36m }
wrong-swings = Một giai đoạn dài hơn hoặc mới hơn cho thấy mức biến động khác hẳn.
claim-best-days = Nếu bỏ đi mười ngày tốt nhất, mức sinh lời của { $name } sẽ là { $return_all_less_best_10 } thay vì { $return_all }
wrong-best-days = Những ngày tốt đến đều đặn hơn so với trong chuỗi số liệu này.
claim-beta =
    Khi thị trường biến động một phần trăm, { $name } biến động trung bình { $beta_36m } phần trăm{ $more ->
        [yes] , với hệ số tương quan { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = Mối liên hệ với thị trường thay đổi theo hoạt động kinh doanh.
claim-interest = Lợi nhuận hoạt động của { $name } bằng { $interest_coverage } lần chi phí lãi vay
wrong-interest = Nợ phải được đảo hạn với lãi suất cao hơn nhiều.
claim-debt = Nợ của { $name } bằng { $debt_to_equity } lần vốn chủ sở hữu
wrong-debt = Nợ hoặc vốn chủ sở hữu thay đổi do một thương vụ thâu tóm, một khoản xóa sổ hoặc việc mua lại cổ phiếu.
claim-worst =
    Mức giảm sâu nhất của { $name } trong toàn bộ chuỗi số liệu là { $max_drawdown_all }{ $dated ->
        [yes] , từ { $from } đến { $to }
       *[no] { "" }
    }: điều đã xảy ra có thể xảy ra lần nữa
wrong-worst = Chuỗi số liệu thiếu một đỉnh sớm hơn hoặc một đáy muộn hơn.
claim-portfolio-fall =
    Trong ba năm, mức giảm sâu nhất của toàn bộ các khoản nắm giữ là { $pf_max_drawdown_36m }{ $dated ->
        [yes] , từ { $from } đến { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] vượt quá mức có thể chịu được theo yêu cầu
       *[other] nằm trong mức có thể chịu được theo yêu cầu
    }
wrong-portfolio-fall = Một đợt giảm về sau nằm ở phía bên kia của mức có thể chịu được.
claim-portfolio-swings = Độ biến động của toàn bộ các khoản nắm giữ là { $pf_vol_36m }
wrong-portfolio-swings = Các phần bắt đầu biến động mạnh hơn, hoặc cùng chiều hơn.

## Fundamentals.

claim-growth =
    Doanh thu của { $name } thay đổi { $revenue_growth_1y } trong một năm{ $more ->
        [yes] , { $revenue_growth_2y } trong hai năm
       *[no] { "" }
    }
wrong-growth = Báo cáo tiếp theo cho thấy doanh thu đi theo chiều ngược lại.
claim-margin =
    Lợi nhuận hoạt động của { $name } chiếm { $operating_margin } doanh thu{ $more ->
        [yes] , lợi nhuận ròng chiếm { $net_margin }
       *[no] { "" }
    }
wrong-margin = Chi phí tăng nhanh hơn giá bán trong hai năm liên tiếp.
claim-margin-change = Biên lợi nhuận hoạt động của { $name } thay đổi { $operating_margin_change_1y } trong một năm
wrong-margin-change = Thay đổi này đến từ một khoản chi hoặc khoản lãi đơn lẻ.
claim-capital =
    Tỷ suất sinh lời trên vốn đầu tư của { $name } là { $roic }{ $more ->
        [yes] , trên vốn chủ sở hữu là { $roe }
       *[no] { "" }
    }
wrong-capital = Tỷ suất sinh lời giảm về gần chi phí vốn khi đối thủ gia nhập.
claim-equity =
    Tỷ suất sinh lời trên vốn chủ sở hữu của { $name } là { $roe }{ $more ->
        [yes] , trên tổng tài sản là { $roa }
       *[no] { "" }
    }
wrong-equity = Mức sinh lời đến từ nợ hoặc vốn chủ sở hữu nhỏ, không phải từ hoạt động kinh doanh.
claim-cash = Với mỗi đồng lợi nhuận ròng, { $name } thu về { $cash_conversion } đồng tiền mặt từ hoạt động kinh doanh
wrong-cash = Vốn lưu động đảo chiều và tiền không về.
claim-free-cash =
    Sau khi đầu tư, { $name } còn lại lượng tiền mặt bằng { $fcf_margin } doanh thu{ $more ->
        [yes] , tổng cộng { $free_cash_flow }
       *[no] { "" }
    }
wrong-free-cash = Phải đầu tư nhiều hơn chỉ để giữ nguyên hoạt động kinh doanh.
claim-net-debt = Nợ trừ tiền mặt của { $name } bằng { $net_debt_to_operating_income } lần lợi nhuận hoạt động
wrong-net-debt = Số tiền mặt đó cần dùng ở nơi khác hoặc không thể chuyển về nước.
claim-shares = Số cổ phiếu của { $name } thay đổi { $shares_change_1y } trong một năm
wrong-shares = Cổ phiếu mới được phát hành cho một thương vụ thâu tóm hoặc cho nhân viên.
claim-market-earnings = Sau khi trừ lạm phát, lợi nhuận của thị trường Mỹ thay đổi { $sp_real_earnings_growth_10y } trong mười năm
wrong-market-earnings = Lợi nhuận được điều chỉnh lại, hoặc những năm tới giảm xuống dưới điểm xuất phát.
claim-market-payout = Các công ty Mỹ đã chi { $sp_payout } lợi nhuận để trả cổ tức
wrong-market-payout = Lợi nhuận giảm trong khi cổ tức giữ nguyên, và tỷ lệ này tăng lên.
claim-market-dividend = Lợi suất cổ tức là { $sp_dividend_yield }, lợi suất trái phiếu chính phủ là { $sp_long_rate }
wrong-market-dividend = Các công ty hoàn trả cho cổ đông nhiều hơn bằng những cách khác ngoài cổ tức.

## Valuation.

claim-own-history = Giá của { $name } bằng { $pe } lần lợi nhuận, so với mức trung vị { $pe_median }; { $pe_percentile } thời gian trong lịch sử của chính nó có giá rẻ hơn
wrong-own-history = Lợi nhuận tăng kịp mức giá mà giá không phải giảm.
claim-earnings-yield =
    Lợi nhuận của { $name } bằng { $earnings_yield } giá, trong khi lợi suất trái phiếu chính phủ kỳ hạn mười năm là { $long_rate }{ $more ->
        [yes] ; tức là giá bằng { $pe } lần lợi nhuận
       *[no] { "" }
    }
wrong-earnings-yield = Lợi suất trái phiếu thay đổi nhiều đến mức kết quả so sánh đảo ngược.
claim-cash-yield = Dòng tiền tự do của { $name } bằng { $fcf_yield } giá
wrong-cash-yield = Dòng tiền của năm đó không lặp lại.
claim-against-market = Tỷ lệ giá trên lợi nhuận của { $name } bằng { $pe_to_market } lần của thị trường Mỹ
wrong-against-market = Lợi nhuận tăng nhanh hơn nhiều đến mức bù lại được mức giá.
claim-float = Giá trị số cổ phiếu đại chúng của { $name } bằng { $float_to_earnings } lần lợi nhuận ròng hằng năm
wrong-float = Giá trị cổ phiếu đã thay đổi nhiều kể từ ngày đó.
claim-market-cape = Giá của thị trường Mỹ bằng { $cape } lần lợi nhuận thực mười năm, so với mức trung vị { $cape_median }; { $cape_percentile } số tháng kể từ năm 1881 có giá rẻ hơn
wrong-market-cape = Lợi nhuận tăng kịp mức giá mà giá không phải giảm.
claim-market-after = Những giai đoạn mười năm bắt đầu ở mức giá ít nhất cũng đắt như vậy có mức sinh lời trung vị sau lạm phát là { $after_cape_median_10y }, so với { $sp_real_return_all } của toàn bộ chuỗi số liệu
wrong-market-after = Số ít giai đoạn đắt đỏ trong quá khứ, vốn chồng lên nhau, không giống giai đoạn này.
claim-market-excess = Chênh lệch giữa lợi suất lợi nhuận ở mức giá đó và lợi suất thực của trái phiếu chính phủ là { $excess_cape_yield }
wrong-market-excess = Lợi suất thực của trái phiếu thay đổi nhiều đến mức chênh lệch này mang ý nghĩa khác.

## Industry.

claim-pricing-power = Sau khi trừ giá vốn hàng bán, { $name } giữ lại { $gross_margin } doanh thu, một dấu hiệu cho thấy khả năng định giá bán
wrong-pricing-power = Một đối thủ cung cấp cùng sản phẩm với giá thấp hơn và giành mất khách hàng.
claim-investment = Phần doanh thu mà { $name } phải đầu tư vào nhà xưởng và thiết bị là { $capex_to_revenue }
wrong-investment = Doanh nghiệp phải bù lại những khoản đầu tư đã trì hoãn.
claim-research = Chi phí nghiên cứu và phát triển của { $name } bằng { $rd_to_revenue } doanh thu
wrong-research = Khoản chi này không mang lại sản phẩm mới nào bán được.

## Macro and Rates.

claim-inflation = Giá tiêu dùng tại Mỹ tăng { $infl_12m } trong mười hai tháng, { $infl_10y } trong mười năm
wrong-inflation = Số liệu lạm phát mới hơn chênh lệch quá một điểm phần trăm.
claim-real-rate = Lãi suất kỳ hạn mười năm trừ lạm phát là { $real_long_rate }
wrong-real-rate = Lạm phát kỳ vọng khác với lạm phát đã qua.
claim-rate-change = Lãi suất kỳ hạn mười năm thay đổi { $long_rate_change_12m } trong mười hai tháng, lên hoặc xuống mức { $long_rate }; mức trung vị là { $long_rate_median }
wrong-rate-change = Lãi suất đảo chiều trong thời hạn đầu tư.
claim-curve =
    Chênh lệch lợi suất giữa trái phiếu kỳ hạn mười năm và tín phiếu kỳ hạn ba tháng là { $curve_10y_3m }{ $more ->
        [yes] ; thứ tự này bị đảo ngược trong { $curve_share_inverted } tổng số tháng
       *[no] { "" }
    }
wrong-curve = Đường cong lợi suất đảo ngược, như đã từng xảy ra trước phần lớn các cuộc suy thoái.
claim-credit = Chênh lệch lãi vay giữa doanh nghiệp yếu và doanh nghiệp mạnh là { $credit_spread }; mức chênh này nhỏ hơn trong { $credit_spread_percentile } số tháng
wrong-credit = Bên cho vay thu hẹp tín dụng và mức chênh nới rộng.
claim-jobs = Tỷ lệ thất nghiệp là { $unemployment }, so với mức trung vị { $unemployment_median }
wrong-jobs = Tỷ lệ thất nghiệp tăng nửa điểm phần trăm trong vòng một năm.

## Allocation.

claim-stocks-bonds = Trong mười năm cuối của chuỗi số liệu, mức sinh lời sau lạm phát của cổ phiếu Mỹ là { $sp_real_return_10y }, của trái phiếu chính phủ là { $bond_real_return_10y }
wrong-stocks-bonds = Mười năm tới đảo ngược thứ tự, như đã từng xảy ra.
claim-stocks-ahead = Cổ phiếu vượt trái phiếu trong { $freq_stocks_beat_bonds_10y } số giai đoạn mười năm kể từ năm 1871
wrong-stocks-ahead = Các giai đoạn chồng lên nhau, nên số giai đoạn độc lập ít hơn vẻ ngoài.
claim-worst-decade = Mười năm tệ nhất của cổ phiếu Mỹ có mức sinh lời sau lạm phát là { $sp_real_return_10y_worst }
wrong-worst-decade = Nếu kết hợp với trái phiếu, thiệt hại đã nhẹ hơn so với con số này cho thấy.
claim-concentration =
    Khoản nắm giữ lớn nhất chiếm { $pf_largest_weight } tổng danh mục{ $more ->
        [yes] ; tổng bình phương các tỷ trọng là { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = Những khoản nắm giữ chưa được nêu làm thay đổi tỷ trọng.
claim-together = Các khoản nắm giữ biến động cùng nhau với hệ số tương quan trung bình { $pf_mean_correlation }
wrong-together = Trong đợt giảm tới, chúng biến động cùng nhau nhiều hơn trước.
claim-portfolio-return =
    Với các tỷ trọng này, mức sinh lời của toàn danh mục trong ba năm là { $pf_return_3y }{ $more ->
        [yes] , trong năm cuối là { $pf_return_1y }
       *[no] { "" }
    }
wrong-portfolio-return = Ba năm tới diễn biến khác đi.

## Questions to claims, and answers.

ask-window = Luận điểm này dựa trên một giai đoạn ngắn. Một giai đoạn dài hơn có cho kết quả như vậy không?
ask-window-other = Luận điểm này dựa trên một giai đoạn ngắn. Trong một giai đoạn dài hơn, con số là { $longer }. Con số nào mới đúng?
ask-regime = Hai nửa của chuỗi số liệu này cho kết quả { $before } và { $after }. Đây có phải chỉ là một quãng may mắn hay không may?
ask-outlier = Nếu bỏ đi mười ngày tốt nhất, mức sinh lời của chuỗi là { $without } thay vì { $with }. Luận điểm có phụ thuộc vào vài ngày không?
ask-stale = Các số liệu làm cơ sở cho luận điểm này đã cũ { $age }. Điều gì trong đó vẫn còn đúng?
ask-survivors = Những công ty thất bại không có trong chuỗi số liệu này. Đây có phải chỉ là lịch sử của một công ty đã trụ lại?
ask-base-rate = Trong { $rate } số năm đã qua, chuỗi này kết thúc với mức lãi. Luận điểm bổ sung được gì cho điều đó?
ask-missing-risk = Luận điểm này bỏ qua việc mức giảm sâu nhất trong chuỗi số liệu là { $worst }.
ask-rates = Thay đổi lãi suất có thể giải thích điều này không? Lãi suất kỳ hạn mười năm đã thay đổi { $change } trong một năm.
answer-not-mine = Đây không phải là luận điểm của phần nghiên cứu này.
answer-withdraw = Con số làm cơ sở cho luận điểm này không có trong sổ số liệu; luận điểm được rút lại.
answer-as-quoted = Con số được trích đúng như trong sổ số liệu, kèm theo công thức tính.
answer-window = Thừa nhận một phần: một giai đoạn ngắn nói lên rất ít. Con số vẫn đúng, nhưng phạm vi áp dụng hẹp hơn.
answer-window-other = Thừa nhận: giai đoạn dài hơn, với { $longer }, chỉ theo hướng ngược lại. Luận điểm có trọng lượng nhỏ hơn.
answer-regime = Thừa nhận một phần: các quãng thời gian không giống nhau. Con số vẫn đúng, nhưng phạm vi áp dụng hẹp hơn.
answer-outlier = Thừa nhận: phần lớn phụ thuộc vào vài ngày. Luận điểm có trọng lượng nhỏ hơn.
answer-outlier-holds = Ngay cả khi bỏ đi mười ngày tốt nhất, vẫn còn { $without }. Luận điểm đứng vững.
answer-stale = Thừa nhận: số liệu đã cũ. Luận điểm nói về thời điểm của số liệu và hôm nay có trọng lượng nhỏ hơn.
answer-survivors = Thừa nhận: những công ty thất bại không có trong chuỗi số liệu. Luận điểm có trọng lượng nhỏ hơn.
answer-missing-risk = Thừa nhận: cần nêu mức giảm { $worst } bên cạnh luận điểm này.
answer-base-rate-same = Trường hợp thông thường, { $rate }, chỉ theo cùng một hướng. Luận điểm đứng vững.
answer-base-rate-other = Thừa nhận: trường hợp thông thường, { $rate }, chỉ theo hướng ngược lại. Luận điểm cần nhiều cơ sở hơn hiện có.
answer-rates = Có thể còn nguyên nhân khác tác động; điều được khẳng định là con số, không phải nguyên nhân của nó.
ruling-upheld = Câu hỏi đã được trả lời dựa trên số liệu; luận điểm đứng vững.
ruling-weakened = Người đưa ra luận điểm thừa nhận ý kiến này; luận điểm có trọng lượng nhỏ hơn.
ruling-withdrawn = Người đưa ra luận điểm đã rút lại; luận điểm không được tính.
ruling-unresolved = Không ai trả lời; luận điểm có trọng lượng nhỏ hơn.

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
thesis-macro = Sau đây là tình hình về { $name }. Những số liệu như vậy không có lợi hay bất lợi cho ai.
thesis-no-side = Các số liệu về { $name } chỉ cho biết tình hình, không nghiêng về phía nào.
thesis-nothing = Kho dữ liệu có quá ít thông tin về chính { $name }, nên ủy ban không đưa ra đánh giá.
thesis-around = Điều có thể nói là: { $text }
thesis-for = Điểm thuận lợi mạnh nhất: { $text }
thesis-against = Điểm bất lợi mạnh nhất: { $text }
thesis-taken-back = Sau phản biện của đội đỏ, ủy ban không đưa ra đánh giá: bằng chứng quá cũ hoặc không đáng tin cậy. Nhận định trước đó là: { $thesis }
change-newer = Số liệu hiện tại thay cho số liệu cũ.
change-gaps = Dữ liệu lấp các chỗ thiếu, trước hết là giá và báo cáo tài chính.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Một đợt giảm như đợt tệ nhất của { $name } trong chuỗi số liệu đến { $date }: { $worst }.
risk-fall-softened = Một khoản đầu tư đủ nhỏ để chịu được đợt giảm như vậy, và có thời gian chờ đợi.
risk-fall-sign = Mức giảm tính từ đỉnh gần nhất vượt quá mức có thể chịu được theo yêu cầu.
risk-debt = Sau khi trừ tiền mặt, { $name } nợ bằng { $debt } lần lợi nhuận hoạt động và phải đảo hạn số nợ đó.
risk-debt-softened = Kỳ hạn nợ dài và lợi nhuận ít dao động.
risk-debt-sign = Lãi vay chiếm phần ngày càng lớn trong lợi nhuận hoạt động.
risk-concentration = Khoản nắm giữ lớn nhất chiếm { $largest } tổng danh mục: nó giảm thì cả danh mục giảm.
risk-concentration-softened = Thêm những khoản nắm giữ biến động độc lập với nhau.
risk-concentration-sign = Khoản nắm giữ lớn nhất giảm trong khi các khoản khác đứng yên.
risk-rates = Lãi suất đi xa khỏi mức { $rate } của { $date }, kéo theo giá trị hiện tại của lợi nhuận tương lai.
risk-rates-softened = Lợi nhuận tăng cùng giá cả, và ít nợ.
risk-rates-sign = Lãi suất kỳ hạn mười năm thay đổi quá một điểm phần trăm trong vòng một năm.
risk-against = Điểm bất lợi hóa ra mang tính quyết định. { $text }
risk-against-softened = Đặt trọng lượng tương ứng với mức độ tin vào luận điểm đó.
risk-against-sign = Số liệu mới hơn xác nhận điều này.
risk-old = Thế giới đã thay đổi trong { $age } kể từ khi số liệu kết thúc.
risk-old-softened = Bổ sung dữ liệu hiện tại trước khi dựa vào bất kỳ điều gì ở đây.
risk-old-sign = Số liệu mới hơn mang dấu ngược với số liệu dùng ở đây.
risk-gaps = Trong những chỗ còn thiếu có điều quan trọng.
risk-gaps-softened = Lấp trước những chỗ thiếu ở đầu danh sách.
risk-gaps-sign = Một chỗ thiếu được lấp và cách hiểu thay đổi.
risk-objection = Ý kiến của đội đỏ hóa ra đúng. { $text }
risk-objection-softened = Xem điểm này trước tiên khi có số liệu mới hơn.
risk-objection-sign = Số liệu mới hơn củng cố ý kiến phản biện.

## Scenarios.

scenario-bear-stock = Hết thời hạn đầu tư, { $name } không có lãi, như trong { $lost } số giai đoạn quá khứ tương tự nhất.
scenario-base-stock = Mức lãi của { $name } không quá một phần mười mỗi năm: phần còn lại của các giai đoạn quá khứ.
scenario-bull-stock = Mức lãi của { $name } vượt một phần mười mỗi năm, như trong { $strong } số giai đoạn quá khứ tương tự nhất.
scenario-bear-market = Hết thời hạn đầu tư, không có lãi sau lạm phát, như trong { $lost } số giai đoạn quá khứ tương tự nhất.
scenario-base-market = Có lãi sau lạm phát, nhưng không quá mức bình quân năm dài hạn: phần còn lại của các giai đoạn quá khứ.
scenario-bull-market = Mức lãi sau lạm phát cao hơn mức bình quân năm dài hạn, như trong { $strong } số giai đoạn quá khứ tương tự nhất.
scenario-stands-in = Lịch sử của { $name } quá ngắn để thống kê; thị trường cổ phiếu Mỹ được dùng thay.
scenario-bear-unknown = Thua lỗ lâu dài. Không có gì trong sổ số liệu cho biết khả năng này lớn đến đâu.
scenario-base-unknown = Diễn biến cùng thị trường. Không có gì trong sổ số liệu cho biết khả năng này lớn đến đâu.
scenario-bull-unknown = Tốt hơn thị trường một cách rõ rệt. Không có gì trong sổ số liệu cho biết khả năng này lớn đến đâu.
scenario-bear-wrong = Giá trị khi hết thời hạn đầu tư cao hơn khi bắt đầu.
scenario-base-wrong = Hết thời hạn đầu tư mà không có lãi, hoặc cao hơn hẳn mức đó.
scenario-bull-wrong = Mức lãi hằng năm bằng hoặc thấp hơn mức đó.

## The red team, and the chair's response.

objection-planted = Bản thảo có một con số mà sổ số liệu không có: { $figure }.
objection-older-than-horizon = Số liệu cũ hơn cả độ dài của thời hạn đầu tư: ngay cả số liệu mới nhất cũng kết thúc { $age } trước ngày nêu yêu cầu.
objection-old = Số liệu cũ nhất kết thúc { $age } trước ngày nêu yêu cầu; những gì xảy ra sau đó không có trong đó.
objection-cross-examination = Nếu không có phần chất vấn, cùng số liệu ấy sẽ cho kết quả cân nhắc khác; bản thảo phụ thuộc vào cách các luận điểm bị chất vấn.
objection-single-figure = Kết quả cân nhắc phụ thuộc vào một con số duy nhất: { $name }, { $value } ({ $date }).
objection-single-seat = Nếu bỏ vị trí “{ $seat }”, kết quả cân nhắc sẽ nghiêng sang phía bên kia.
objection-opposite =
    { $count ->
       *[other] Lập luận ngược lại: { $count } trong số { $all } nhận định chỉ theo hướng ngược lại, mạnh nhất là nhận định sau. { $text }
    }
objection-no-opposite = Không có số liệu nào ủng hộ điều ngược lại. Đó vừa có thể là dấu hiệu vững chắc, vừa có thể là dấu hiệu có điều chưa được xem xét.
objection-no-judgement = Bản thảo không đưa ra đánh giá. Nếu có, bản thảo sẽ phải đánh giá mà không có số liệu về đối tượng.
objection-one-source = Mọi số liệu đều từ một nguồn.
objection-frequencies = Các xác suất này là tần suất của những giai đoạn quá khứ chồng lên nhau, không phải dự báo.
response-noted = Đã ghi nhận; kết quả cân nhắc không thay đổi.
response-lowered = Chấp nhận; mức độ tin chắc được hạ xuống.
response-halved = Chấp nhận; mức độ tin chắc giảm một nửa.
response-taken-back = Chấp nhận; đánh giá được rút lại. Những gì số liệu cho biết tại thời điểm của chúng vẫn được giữ trong các yếu tố chính.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] Theo các số liệu này, { $first } nhỉnh hơn { $others }.
        [unfavourable] Theo các số liệu này, { $first } kém hơn { $others }.
        [mixed] Theo các số liệu này, { $first } và { $others } gần như ngang nhau.
       *[insufficient_evidence] Không có đủ bằng chứng để xếp hạng { $first } và { $others }.
    }
headline-macro = Sau đây là tình hình về { $name }.
headline-portfolio =
    { $balance ->
        [favourable] Theo số liệu, cơ cấu này phù hợp với yêu cầu của quý vị.
        [unfavourable] Theo số liệu, cơ cấu này không phù hợp với yêu cầu của quý vị.
        [mixed] Theo số liệu, điểm thuận lợi và bất lợi của cơ cấu này ngang nhau.
       *[insufficient_evidence] Không có đủ bằng chứng để đánh giá cơ cấu này.
    }
tell-committee =
    { $members ->
        [1] Một thành viên đã xem xét vấn đề. Sau đó, bản thảo bị công kích để tìm ra điểm yếu.
       *[other] { $members } thành viên đã xem xét vấn đề, ban đầu mỗi người làm riêng. Sau đó họ chất vấn lẫn nhau và ghi lại những điểm bất đồng.
    }
tell-committee-alone = { $members } thành viên đã xem xét riêng từng người, và chủ tọa đã cân nhắc những gì họ tìm thấy.
tell-confidence =
    { $level ->
        [high] Ủy ban khá chắc chắn về điều này: { $confidence } trên thang từ 0 đến 1.
        [medium] Ủy ban chỉ chắc chắn một phần về điều này: { $confidence } trên thang từ 0 đến 1.
       *[low] Ủy ban hầu như không chắc chắn về điều này: { $confidence } trên thang từ 0 đến 1.
    } Con số này cho biết bằng chứng tốt đến đâu. Đây không phải là xác suất có lãi.
tell-odds = Trong quá khứ, { $lost } số giai đoạn { $horizon } kết thúc mà không có lãi. Đó là lịch sử, không phải dự báo.
tell-import = Để có câu trả lời tốt hơn, vui lòng bổ sung dữ liệu mới hơn: nhập tệp giá hoặc báo cáo tài chính của công ty, hoặc bật một nguồn dữ liệu trực tiếp.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Không có giá của { $name }. Vui lòng nhập tệp giá hằng ngày để lấp chỗ thiếu này.
gap-prices-old = Giá của { $name } kết thúc vào { $date }.
gap-accounts-missing = Không có báo cáo tài chính của { $name }. Vui lòng nhập số liệu hằng năm để lấp chỗ thiếu này.
gap-accounts-old = Báo cáo tài chính của { $name } kết thúc vào { $date }.
gap-industry-missing = Không có dữ liệu ngành về { $name }.
gap-market-old = Chuỗi số liệu thị trường Mỹ kết thúc vào { $date }.
gap-news-missing = Không có tin tức.
gap-provider-down = Không thể kết nối với nguồn { $provider }: { $reason }.
gap-window-too-short = Quá ít giá của { $name } để xem xét một giai đoạn dài hơn.
gap-holdings-unpriced = Không có giá của khoản nắm giữ { $name } của quý vị.
gap-portfolio-no-weights = Không rõ tỷ trọng của các khoản nắm giữ.

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
measure-return-all = Mức sinh lời hằng năm của toàn chuỗi
measure-momentum-12-1 = Mức tăng giảm một năm trước tháng gần nhất
measure-trend = Khoảng cách đến đường trung bình dài hạn hơn
measure-vol-1y = Độ biến động trong năm gần nhất
measure-vol-36m = Độ biến động trong ba năm
measure-max-drawdown-1y = Mức giảm sâu nhất trong một năm
measure-max-drawdown-36m = Mức giảm sâu nhất trong ba năm
measure-max-drawdown-all = Mức giảm sâu nhất của toàn chuỗi
measure-drawdown-now = Khoảng cách đến đỉnh
measure-worst-month = Tháng tệ nhất
measure-best-month = Tháng tốt nhất
measure-return-all-less-best-10 = Mức sinh lời hằng năm nếu bỏ mười ngày tốt nhất
measure-return-first-half = Mức sinh lời hằng năm trong nửa đầu
measure-return-second-half = Mức sinh lời hằng năm trong nửa sau
measure-volume-ratio = Khối lượng giao dịch so với trung bình
measure-turnover-20d = Giá trị giao dịch mỗi ngày
measure-freq-pos = Tỷ lệ giai đoạn quá khứ có lãi
measure-freq-neg = Tỷ lệ giai đoạn quá khứ không có lãi
measure-freq-strong = Tỷ lệ giai đoạn quá khứ lãi trên một phần mười mỗi năm
measure-freq-above-avg = Tỷ lệ giai đoạn quá khứ cao hơn mức dài hạn
measure-horizon = Thời hạn tính bằng số năm tròn
measure-window-count-1y = Số giai đoạn một năm trong chuỗi
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
measure-float-to-earnings = Giá trị cổ phiếu đại chúng trên lợi nhuận ròng
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
measure-after-cape-median-10y = Mức sinh lời trung vị sau khởi điểm đắt
measure-excess-cape-yield = Lợi suất lợi nhuận trừ lợi suất thực của trái phiếu
measure-sp-payout = Tỷ lệ lợi nhuận trả cổ tức
measure-dividend-yield = Lợi suất cổ tức
measure-real-earnings-growth-10y = Tăng trưởng thực của lợi nhuận trong mười năm
measure-real-return-1y = Mức sinh lời sau lạm phát trong một năm
measure-real-return-10y = Mức sinh lời hằng năm sau lạm phát trong mười năm
measure-real-return-20y = Mức sinh lời hằng năm sau lạm phát trong hai mươi năm
measure-real-return-all = Mức sinh lời hằng năm sau lạm phát của toàn chuỗi
measure-real-return-10y-worst = Mười năm tệ nhất sau lạm phát
measure-bond-real-return-10y = Mức sinh lời của trái phiếu sau lạm phát trong mười năm
measure-freq-stocks-beat-bonds-10y = Tỷ lệ giai đoạn mười năm cổ phiếu vượt trái phiếu
measure-curve-10y-3m = Chênh lệch lợi suất mười năm và ba tháng
measure-curve-10y-2y = Chênh lệch lợi suất mười năm và hai năm
measure-curve-share-inverted = Tỷ lệ tháng có đường cong lợi suất đảo ngược
measure-curve-age = Tuổi của dữ liệu đường cong lợi suất
measure-unemployment = Tỷ lệ thất nghiệp
measure-unemployment-median = Trung vị tỷ lệ thất nghiệp
measure-credit-spread = Chênh lệch lãi vay giữa bên vay yếu và mạnh
measure-credit-spread-percentile = Mức chênh đó so với lịch sử của chính nó
measure-pf-value = Giá trị các khoản nắm giữ
measure-pf-weight = Tỷ trọng trong các khoản nắm giữ
measure-pf-largest-weight = Tỷ trọng lớn nhất
measure-pf-hhi = Tổng bình phương các tỷ trọng
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
floor-revised = Bản thảo đã được sửa: { $thesis }
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
    { $balance ->
        [favourable] Theo báo cáo tài chính, { $name } đứng trước { $other }
        [unfavourable] Theo báo cáo tài chính, { $name } đứng sau { $other }
       *[mixed] Theo báo cáo tài chính, { $name } và { $other } gần ngang nhau
    }: tăng trưởng doanh thu { $revenue_growth_1y } so với { $revenue_growth_1y_other }, biên hoạt động { $operating_margin } so với { $operating_margin_other }, lợi nhuận trên vốn chủ { $roe } so với { $roe_other }.

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

## Claims on the economy, on short histories, and on several years.

claim-dollar = Đô la thay đổi { $dollar_12m } trong một năm so với tiền tệ của các đối tác thương mại; nó yếu hơn trong { $dollar_percentile } số ngày của chuỗi
wrong-dollar = Đô la đổi chiều trong năm tới.
claim-fall-year =
    Trong một năm mức giảm sâu nhất của { $name } là { $max_drawdown_1y }{ $dated ->
        [yes] , từ { $from } đến { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] nhiều hơn mức chịu được
       *[other] trong mức chịu được
    }
wrong-fall-year = Lịch sử dài hơn cho thấy mức giảm ở phía bên kia giới hạn.
claim-swings-year = Biến động năm của { $name } trong mười hai tháng là { $vol_12m }
wrong-swings-year = Lịch sử dài hơn cho thấy biến động ở mức khác.
claim-sahm = Thất nghiệp trung bình ba tháng cao hơn mức thấp nhất của năm qua { $sahm }
wrong-sahm = Thất nghiệp tăng trong những tháng tới.
claim-inversion-record = Trong { $jobs_after_inversion } số tháng có đường cong đảo ngược, thất nghiệp cao hơn rõ rệt sau một năm rưỡi, so với { $jobs_after_any } của tất cả các tháng
wrong-inversion-record = Lần đảo ngược tới qua đi mà thất nghiệp không tăng.
claim-growth-5y =
    Trong năm năm doanh thu của { $name } thay đổi { $revenue_growth_5y }{ $more ->
        [yes] , lợi nhuận mỗi cổ phiếu { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = Tăng trưởng đến từ một vụ mua lại hoặc từ một năm tốt.
claim-bill-real = Tín phiếu kho bạc Mỹ ba tháng trả { $bill_rate }, sau lạm phát là { $real_bill_rate }
wrong-bill-real = Lãi suất ngắn hạn hoặc lạm phát thay đổi hơn một điểm.
claim-payrolls = Việc làm ở Mỹ thay đổi { $payrolls_12m } trong mười hai tháng
wrong-payrolls = Số liệu được sửa lại hoặc đảo chiều trong vài tháng.
claim-output = Sản lượng thực của Mỹ thay đổi { $gdp_1y } trong một năm
wrong-output = Các quý tới đi theo hướng ngược lại.
claim-money =
    Cung tiền M2 của Mỹ thay đổi { $m2_12m } trong một năm, sau lạm phát { $m2_real_12m }{ $more ->
        [yes] ; cho vay doanh nghiệp của ngân hàng thay đổi { $loans_12m }
       *[no] { "" }
    }
wrong-money = Tiền chuyển sang những dạng mà M2 không tính.
claim-housing =
    Số nhà khởi công ở Mỹ thay đổi { $starts_12m } trong một năm, giấy phép xây dựng { $permits_12m }{ $more ->
        [yes] ; chi phí nhà ở thay đổi { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = Một mùa đông ấm hoặc khắc nghiệt giải thích sự khác biệt.
claim-purchasing-power = Một đô la giữ được { $purchasing_power_10y } những gì nó mua được mười năm trước
wrong-purchasing-power = Giá cả giảm trong mười năm tới.
claim-hedge = Giá { $name } thay đổi { $gain_whole }, giá tiêu dùng Mỹ { $infl_whole } trong cùng các tháng
wrong-hedge = Về lâu dài nó tụt lại sau giá tiêu dùng.
claim-level = Trung vị của { $name } trong cả chuỗi là { $level_median }; tỷ giá thấp hơn hiện nay trong { $level_percentile } số tháng
wrong-level = Trung vị cũ không còn phù hợp, vì giá cả hai nước đã lệch nhau.

## Measures of the above.

measure-vol-12m = Biến động năm, mười hai tháng
measure-gain-whole = Thay đổi từ đầu chuỗi
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
measure-jobs-after-inversion = Số lần đảo ngược có thất nghiệp tăng sau đó
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
measure-public-float = Giá trị cổ phiếu đại chúng
