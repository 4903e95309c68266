# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Lợi suất 12 tháng
measure-drawdown = Mức giảm sâu nhất trong 36 tháng
measure-volatility = Độ biến động 36 tháng
measure-cape = Giá trên lợi nhuận mười năm (CAPE)
measure-freq-pos = Tỷ lệ giai đoạn có lãi trong quá khứ
measure-freq-neg = Tỷ lệ giai đoạn không có lãi trong quá khứ
measure-inflation = Lạm phát 12 tháng
measure-long-rate = Lợi suất trái phiếu chính phủ mười năm
measure-return-10y = Lợi suất thực mười năm
measure-age = Tuổi của dữ liệu (năm)

## What would change the view.

change-newer = Số liệu hiện tại thay cho số liệu cũ.

## Members.

role-fundamentals = Phân tích cơ bản
role-valuation = Định giá
role-market = Thị trường
role-macro = Kinh tế vĩ mô
role-industry = Ngành
role-allocation = Phân bổ
role-risk = Rủi ro

## Terms that the debrief explains.

term-volatility = Độ biến động
term-drawdown = Mức sụt giảm
term-confidence = Độ tin cậy
term-dissent = Ý kiến khác
term-red-team = Đội đỏ

## What the data room does not have.

gap-prices = Không có giá của { $name }; giá kèm theo kết thúc { $date }.
gap-old-prices = Giá của { $name } kết thúc { $date }.
gap-accounts = Không có báo cáo hay thành phần của { $name }.
gap-industry = Không có dữ liệu ngành về { $name }.
gap-old-market = Chuỗi số liệu thị trường Mỹ kết thúc { $date }.
gap-news = Không có tin tức.
