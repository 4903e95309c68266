# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Nội dung này do trí tuệ nhân tạo (AI) tạo ra và có thể có sai sót. Nội dung này không phải là tư vấn đầu tư, cũng không phải là khuyến nghị, lời chào mời hay đề nghị. Nội dung này không được soạn riêng cho hoàn cảnh của bất kỳ ai và không làm phát sinh bất kỳ quan hệ tư vấn hay quan hệ ủy thác (tín thác) nào.
disclosure-statements =
    .n1 = Nội dung này do trí tuệ nhân tạo (AI) tạo ra.
    .n2 = Nội dung này có thể có sai sót.
    .n3 = Nội dung này không phải là tư vấn đầu tư.
    .n4 = Nội dung này không phải là khuyến nghị, lời chào mời hay đề nghị.
    .n5 = Nội dung này không được soạn riêng cho hoàn cảnh của bất kỳ ai.
    .n6 = Nội dung này không làm phát sinh bất kỳ quan hệ tư vấn hay quan hệ ủy thác (tín thác) nào.

## Why a question is not taken up.

reject-blank = Bạn chưa đặt câu hỏi. Vui lòng viết một câu hỏi về một khoản đầu tư, một thị trường hoặc nền kinh tế.
reject-off-mandate = Ủy ban này chỉ xem xét hoạt động đầu tư, thị trường, chứng khoán, quỹ, doanh nghiệp với tư cách là đối tượng đầu tư, và nền kinh tế. Vui lòng diễn đạt lại câu hỏi cho phù hợp với phạm vi đó.
reject-inside-information = Ủy ban không thể làm việc với thông tin nội bộ. Vui lòng đặt câu hỏi có thể được xem xét dựa trên thông tin công khai.
reject-manipulation = Ủy ban không thể hỗ trợ việc thao túng thị trường hoặc gây hiểu lầm cho các nhà đầu tư khác.
reject-trade-execution = Ủy ban chỉ phân tích; ủy ban không thực hiện giao dịch và không hành động thay mặt bất kỳ ai. Thay vào đó, vui lòng yêu cầu một bản phân tích.
reject-tax-evasion = Ủy ban không thể giúp che giấu thu nhập hoặc lợi nhuận với cơ quan thuế. Thay vào đó, vui lòng hỏi một khoản đầu tư bị đánh thuế như thế nào.
reject-certainty = Không ai có thể hứa hẹn một kết quả hay bảo đảm một mức lợi nhuận. Thay vào đó, vui lòng hỏi về phạm vi các kết quả có thể xảy ra.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = Bạn muốn nói đến công cụ tài chính, doanh nghiệp, quỹ hay thị trường nào?
question-instrument-text-named = Bạn muốn nói đến đối tượng nào khi nhắc tới “{ $name }”?
question-instrument-why = Những tên gọi giống nhau có thể chỉ những đối tượng khác nhau, nên ủy ban cần biết chính xác phải xem xét đối tượng nào.
question-horizon-text = Phân tích nên dựa trên thời hạn đầu tư bao lâu?
question-horizon-why = Cùng một bằng chứng có thể thuận lợi trong giai đoạn này nhưng bất lợi trong giai đoạn khác.
question-horizon-options =
    .n1 = Từ 1 đến 3 năm
    .n2 = Từ 3 đến 10 năm
    .n3 = Hơn 10 năm
    .n4 = Dưới 1 năm
question-risk-text = Phân tích nên giả định khả năng chịu rủi ro nào?
question-risk-why = Các khoản lỗ có thể xảy ra quan trọng đến đâu là tùy mức giảm mà bạn chịu được.
question-risk-options =
    .n1 = Trung bình: có thể chịu được mức giảm khoảng một phần năm
    .n2 = Thấp: ưu tiên bảo toàn vốn
    .n3 = Cao: có thể chịu được mức giảm một nửa hoặc hơn
question-objective-text = Mục tiêu chính là gì?
question-objective-why = Tăng trưởng, thu nhập và bảo toàn vốn được đo lường bằng những tiêu chí khác nhau.
question-objective-options =
    .n1 = Tăng trưởng dài hạn
    .n2 = Thu nhập đều đặn
    .n3 = Bảo toàn giá trị thực của đồng vốn
    .n4 = Một cơ hội ngắn hạn

## What is assumed when nothing was said.

assumption-horizon = Bạn chưa nêu thời hạn đầu tư; chúng tôi giả định là “{ $value }”.
assumption-risk = Bạn chưa nêu khả năng chịu rủi ro; chúng tôi giả định là “{ $value }”.
assumption-objective = Bạn chưa nêu mục tiêu; chúng tôi giả định là “{ $value }”.
assumption-holdings = Bạn chưa nêu khoản nắm giữ nào; chúng tôi giả định là không có.
assumption-part = Không rõ { $value } danh mục được đầu tư vào đâu. Chúng tôi bỏ qua phần này.
class-stocks = Cổ phiếu
class-bonds = Trái phiếu
class-cash = Tiền mặt
class-gold = Vàng
class-property = Bất động sản
class-commodities = Hàng hóa
class-crypto = Tài sản mã hóa
assumption-instrument = Bạn chưa nêu công cụ tài chính cụ thể; chúng tôi hiểu câu hỏi là về { $value }.

## What goes wrong.

message-conflict-plan-generating = Kế hoạch vẫn đang được chuẩn bị. Vui lòng thử lại sau giây lát.
message-plan-failed = Không thể chuẩn bị kế hoạch. Vui lòng gửi lại để tạo kế hoạch mới.
message-execution-failed = Quá ít thành viên ủy ban tham gia được: { $reason }
message-brief-failed = Hiện chưa đọc được câu hỏi của bạn. Vui lòng hỏi lại sau.
message-answers-failed = Hiện chưa đọc được câu trả lời của bạn. Vui lòng gửi lại.
message-waiting = Hiện không liên lạc được với bộ phận phân tích. Ủy ban sẽ chờ rồi tiếp tục từ đây.
message-budget-spent = Ngân sách đã hết trước khi nghe được ý kiến của tất cả.
reason-budget-spent = ngân sách đã hết
reason-no-answer-in-time = không có câu trả lời kịp thời
reason-answer-unusable = câu trả lời không dùng được
reason-answer-broke-off = câu trả lời bị ngắt giữa chừng
reason-service-busy = dịch vụ quá bận
reason-computed-too-long = việc tính toán mất quá nhiều thời gian
reason-not-computed = không thể tính được
reason-figures-missing = thiếu số liệu cho câu hỏi này
reason-model-declined = mô hình từ chối trả lời
reason-provider-fault = nhà cung cấp mô hình đang gặp sự cố
reason-provider-unreachable = không liên lạc được với nhà cung cấp mô hình
reason-provider-busy = nhà cung cấp mô hình tạm thời không cho gọi thêm
reason-provider-refused = nhà cung cấp mô hình đã từ chối yêu cầu
reason-key-refused = nhà cung cấp mô hình không chấp nhận khóa của dịch vụ
reason-model-unknown = nhà cung cấp mô hình không có mô hình này
reason-provider-down = nhà cung cấp mô hình không trả lời; công việc sẽ tiếp tục khi có trả lời
failed-given-up = không thể tiếp tục công việc
failed-check = không thể kiểm tra bản phân tích ({ $reason })
failed-debrief = không thể viết bản tóm tắt ({ $reason })
failed-synthesis = không thể tổng hợp các phát hiện ({ $reason })
failed-waiting = hết thời gian chờ câu trả lời ({ $reason })
failed-spent = { $reason }; đã dùng đến nay: { $calls } lượt gọi, { $tokens } token, { $cost } đô la Mỹ
floor-abstains = { $seat } không đưa ra ý kiến: { $reason }.
confidence-step-chair = Chủ tọa kém chắc chắn hơn mức số liệu cho phép.
confidence-step-red-team = Đội đỏ nêu những phản biện làm giảm mức độ chắc chắn.
confidence-step-absent = Không nghe được ý kiến của tất cả.
read-by-rules = Mô hình ngôn ngữ không đưa ra câu trả lời dùng được, nên câu hỏi được đọc theo các quy tắc cố định.
message-unsupported-language = Hồ sơ kiểm toán chỉ có cho các phiên bằng tiếng Anh. Ngôn ngữ của phiên này: { $language }.

## The debrief.

debrief-headline-favourable = Nhìn chung, các bằng chứng có lợi cho { $subject }.
debrief-headline-mixed = Các bằng chứng về { $subject } cho thấy cả mặt thuận lợi lẫn bất lợi.
debrief-headline-unfavourable = Nhìn chung, các bằng chứng bất lợi cho { $subject }.
debrief-headline-insufficient = Chúng tôi không có đủ bằng chứng để đánh giá { $subject }.
debrief-asked = Câu hỏi của bạn: { $question }
debrief-committee = { $members } chuyên gia đã xem xét riêng vấn đề này. Sau đó họ chất vấn lẫn nhau và ghi lại những điểm bất đồng.
debrief-confidence = Mức độ chắc chắn của chúng tôi là { $confidence } trên thang từ 0 đến 1.
debrief-gaps = Những gì còn thiếu: { $gaps }
debrief-dissent = Không phải tất cả đều đồng ý: { $dissent }
debrief-change = Điều có thể làm thay đổi nhận định: { $change }
debrief-terms-volatility = Độ biến động cho biết giá lên xuống mạnh đến đâu trong một khoảng thời gian.
debrief-terms-drawdown = Mức sụt giảm từ đỉnh là mức giảm từ một đỉnh xuống điểm thấp nhất sau đó, tính bằng phần trăm.
debrief-terms-confidence = Mức độ chắc chắn cho biết ủy ban chắc đến đâu về nhận định của mình, từ 0 (hoàn toàn không) đến 1 (hoàn toàn chắc). Đây không phải là xác suất có lãi.
debrief-terms-dissent = Ý kiến bất đồng là quan điểm của một thành viên không đồng ý với ủy ban. Nó được ghi bên cạnh nhận định của ủy ban.
debrief-terms-red-team = Đội đỏ phản biện một nhận định để tìm điểm yếu trước khi có ai dựa vào nhận định đó.
