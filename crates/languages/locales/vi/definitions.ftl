# What the terms of investing mean. The names of a term are in terms.tsv. Amounts in examples are in words, because every
# number in digits must be a figure of the ledger.

define-bear-market = Thị trường gấu là đợt giảm giá kéo dài, theo thông lệ ít nhất hai mươi phần trăm so với đỉnh gần nhất. Một chỉ số từ một trăm điểm giảm còn tám mươi là đã bước vào thị trường gấu.
define-bond = Trái phiếu là khoản cho vay có thể mua bán lại: bạn cho nhà nước hoặc một công ty vay tiền, họ trả lãi và hoàn tiền vào một ngày đã định. Khi lãi suất tăng, giá trái phiếu cũ giảm vì trái phiếu mới trả nhiều hơn.
define-bull-market = Thị trường bò là đợt tăng giá kéo dài, theo thông lệ ít nhất hai mươi phần trăm so với đáy gần nhất. Một chỉ số từ tám mươi điểm tăng lên chín mươi sáu là đã bước vào thị trường bò.
define-buyback = Khi mua lại cổ phiếu, công ty mua chính cổ phiếu của mình, nên lợi nhuận được chia cho ít cổ phiếu hơn. Khi số cổ phiếu giảm một phần mười, cùng lợi nhuận đó trên mỗi cổ phiếu cao hơn khoảng mười một phần trăm.
define-capital-gain = Lãi vốn là khoản kiếm được khi bán một thứ cao hơn giá đã mua. Cổ phiếu mua một triệu đồng và bán một triệu hai trăm nghìn đem lại lãi vốn hai trăm nghìn, khoản mà nhiều nước đánh thuế.
define-certificate-of-deposit = Tiền gửi có kỳ hạn là tiền để ở ngân hàng trong một thời gian cố định với lãi suất cố định. Rút trước hạn thường bị mất phần lớn tiền lãi; ở nhiều nước, tiền gửi được bảo hiểm đến một mức nhất định.
define-commodity = Hàng hóa cơ bản là nguyên liệu giống nhau dù ai cung cấp, như dầu, lúa mì, đồng hay vàng. Nó không tạo lợi nhuận hay lãi, nên người sở hữu chỉ có lời khi giá tăng.
define-compound-interest = Lãi kép là lãi sinh ra từ lãi: tiền đã kiếm được tiếp tục được đầu tư và lại sinh lời. Với năm phần trăm một năm, một triệu đồng sau mười năm thành khoảng một triệu sáu trăm ba mươi nghìn; nếu không có lãi của lãi thì là một triệu rưỡi.
define-convertible-bond = Trái phiếu chuyển đổi là trái phiếu mà người nắm giữ được đổi lấy một số cổ phiếu cố định của công ty. Nó trả lãi thấp hơn trái phiếu thường, vì người nắm giữ có lợi khi cổ phiếu tăng và vẫn nhận lại tiền khi cổ phiếu giảm, miễn là công ty còn khả năng trả.
define-diversification = Đa dạng hóa là chia tiền ra nhiều khoản đầu tư không cùng giảm một lúc. Nếu một trong một trăm khoản bằng nhau mất hết giá trị, bạn mất một phần trăm; nếu đó là khoản duy nhất, bạn mất tất cả.
define-dividend = Cổ tức là tiền mà công ty trả cho cổ đông, thường là một phần lợi nhuận. Với hai nghìn đồng mỗi cổ phiếu, người có năm mươi cổ phiếu nhận được một trăm nghìn đồng.
define-dividend-yield = Tỷ suất cổ tức là cổ tức của một năm chia cho giá cổ phiếu. Cổ phiếu giá năm mươi nghìn đồng trả hai nghìn một năm có tỷ suất bốn phần trăm; vì tỷ suất cũng tăng khi giá giảm, tỷ suất cao có thể là lời cảnh báo.
define-dollar-cost-averaging = Bình quân giá (DCA) là đầu tư cùng một số tiền theo từng khoảng thời gian đều đặn, bất kể giá nào. Một trăm nghìn đồng mua được mười chứng chỉ giá mười nghìn hoặc năm chứng chỉ giá hai mươi nghìn, tức là được nhiều hơn khi giá rẻ; cách này không ngăn được thua lỗ.
define-drawdown = Drawdown là mức giảm từ đỉnh xuống điểm thấp nhất sau đó. Danh mục từ một trăm triệu đồng xuống bảy mươi triệu có mức sụt giảm ba mươi phần trăm, và sau đó cần tăng khoảng bốn mươi ba phần trăm để trở lại đỉnh.
define-duration = Duration cho biết giá trái phiếu phản ứng với lãi suất mạnh đến đâu: gần bằng mức giảm tính theo phần trăm khi lãi suất tăng một điểm phần trăm. Trái phiếu có duration bằng bảy khi đó mất khoảng bảy phần trăm; kỳ hạn càng dài, duration càng cao.
define-earnings-per-share = Lợi nhuận trên mỗi cổ phiếu (EPS) là lợi nhuận của công ty chia cho số cổ phiếu. Mười tỷ đồng lợi nhuận và năm triệu cổ phiếu cho hai nghìn đồng mỗi cổ phiếu.
define-emergency-fund = Quỹ khẩn cấp là tiền để dành cho những việc không thể chờ, như mất việc hay hỏng xe. Mức thường dùng là ba đến sáu tháng chi tiêu, để ở nơi lấy được ngay và giá trị không dao động.
define-etf = ETF (quỹ hoán đổi danh mục) là quỹ có chứng chỉ được giao dịch trên sàn như cổ phiếu của một công ty. Phần lớn ETF bám theo một chỉ số: một chứng chỉ của ETF cổ phiếu toàn cầu giúp bạn sở hữu một phần của hơn một nghìn công ty.
define-expense-ratio = Tỷ lệ chi phí (TER) là phần tiền mà quỹ lấy mỗi năm để trang trải chi phí của mình. Ở mức nửa phần trăm, đó là năm nghìn đồng một năm cho mỗi triệu đồng.
define-free-cash-flow = Dòng tiền tự do là tiền mà hoạt động của công ty mang lại, trừ đi khoản chi cho máy móc, nhà xưởng và tương tự. Nếu thu về mười tỷ đồng và chi như vậy bốn tỷ, còn lại sáu tỷ để trả cổ tức, mua lại cổ phiếu hoặc trả nợ.
define-gdp = GDP (tổng sản phẩm quốc nội) là giá trị mọi hàng hóa và dịch vụ mà một nước làm ra trong một năm hoặc một quý. GDP thực loại bỏ phần tăng giá, nên thay đổi của nó cho thấy sản lượng có tăng hay không.
define-index-fund = Quỹ chỉ số nắm giữ cổ phiếu hoặc trái phiếu của một chỉ số theo cùng tỷ trọng và không cố vượt chỉ số. Nhờ vậy quỹ có chi phí thấp: sinh lời như chỉ số, trừ đi chi phí nhỏ.
define-inflation = Lạm phát là sự tăng giá nói chung, khiến cùng một số tiền mua được ít hơn. Ở mức ba phần trăm một năm, thứ hôm nay giá một trăm nghìn đồng sẽ có giá một trăm linh ba nghìn sau một năm.
define-interest-rate = Lãi suất là giá của tiền đi vay, tính bằng tỷ lệ của số tiền đó mỗi năm. Ở mức bốn phần trăm, khoản vay một triệu đồng tốn bốn mươi nghìn đồng một năm, và người cho vay nhận số đó.
define-ipo = IPO là lần đầu tiên một công ty chào bán cổ phiếu ra công chúng; từ đó cổ phiếu được giao dịch trên sàn. Tiền của cổ phiếu mới về công ty, tiền của cổ phiếu sẵn có về các chủ sở hữu cũ.
define-leverage = Đòn bẩy là đầu tư bằng tiền đi vay, làm lãi và lỗ đều lớn hơn. Với một trăm triệu đồng của mình và một trăm triệu đi vay, giá giảm mười phần trăm làm mất hai mươi phần trăm số tiền của mình.
define-margin-of-safety = Biên an toàn là khoảng cách giữa giá trị ước tính của một thứ và mức giá thấp hơn phải trả. Ai ước tính một cổ phiếu đáng giá một trăm nghìn đồng và trả bảy mươi nghìn thì có biên ba mươi phần trăm phòng sai sót.
define-market-cap = Vốn hóa thị trường là giá trị của toàn bộ cổ phiếu của một công ty: giá một cổ phiếu nhân với số cổ phiếu. Hai triệu cổ phiếu giá năm mươi nghìn đồng là một trăm tỷ đồng.
define-mutual-fund = Quỹ đầu tư gom tiền của nhiều người và đầu tư chung; mỗi người sở hữu một phần. Chứng chỉ quỹ được phát hành và mua lại theo giá trị tài sản của quỹ, thường mỗi ngày một lần, và quỹ thu phí hằng năm.
define-option = Quyền chọn là quyền, không phải nghĩa vụ, được mua (call) hoặc bán (put) một thứ với giá cố định cho đến một ngày cố định. Người nắm giữ mất nhiều nhất là giá của quyền chọn; người đã bán nó có thể mất nhiều hơn rất nhiều.
define-pe = Hệ số P/E là giá cổ phiếu chia cho lợi nhuận trên mỗi cổ phiếu trong một năm. Một cổ phiếu giá hai mươi nghìn đồng và kiếm được một nghìn đồng có P/E là hai mươi: giá của nó bằng hai mươi năm lợi nhuận đó.
define-rebalancing = Tái cân bằng là đưa danh mục về tỷ trọng đã định. Nếu cổ phiếu lẽ ra chiếm sáu mươi phần trăm mà đã tăng lên bảy mươi, một phần được đổi sang trái phiếu cho đến khi trở lại sáu mươi.
define-recession = Suy thoái là sự sụt giảm sản lượng của nền kinh tế trên diện rộng và kéo dài hơn vài tháng. Theo quy ước thông thường, đó là khi GDP giảm hai quý liên tiếp; ở Hoa Kỳ, một ủy ban các nhà kinh tế quyết định.
define-reit = REIT (quỹ đầu tư bất động sản) là công ty sở hữu bất động sản hoặc cho vay vào bất động sản, và trả phần lớn lợi nhuận cho cổ đông. Chỉ một cổ phiếu cũng giúp bạn sở hữu một phần của nhiều tòa nhà.
define-savings-account = Tài khoản tiết kiệm trả lãi cho khoản tiền có thể rút gần như bất cứ lúc nào. Ngân hàng có thể đổi lãi suất, và khi lãi suất thấp hơn lạm phát, số tiền ấy mỗi năm mua được ít hơn.
define-short-selling = Bán khống là bán cổ phiếu đi vay với hy vọng mua lại rẻ hơn. Ai bán giá năm mươi nghìn đồng rồi trả lại với giá bốn mươi nghìn thì lãi mười nghìn, trừ chi phí; nếu giá tăng, khoản lỗ là không giới hạn.
define-stock = Cổ phiếu là một phần nhỏ quyền sở hữu một công ty. Người nắm giữ được hưởng lợi nhuận qua cổ tức và giá tăng, thường có quyền biểu quyết, và có thể mất hết nếu công ty thất bại.
define-stock-index = Chỉ số chứng khoán đo lường giá của một nhóm cổ phiếu được chọn thay đổi chung ra sao. Chẳng hạn S&P 500 theo dõi khoảng năm trăm công ty lớn của Mỹ, và công ty có vốn hóa càng lớn thì tỷ trọng càng cao.
define-stock-split = Khi chia tách cổ phiếu, công ty thay mỗi cổ phiếu bằng nhiều cổ phiếu rẻ hơn, và giá trị bạn đang có không đổi. Khi tách một thành hai, một cổ phiếu giá một trăm nghìn đồng thành hai cổ phiếu giá năm mươi nghìn.
define-treasury-bill = Tín phiếu kho bạc là khoản cho nhà nước vay với thời hạn một năm trở xuống. Thường thì nó không trả lãi giữa kỳ: bạn trả chẳng hạn chín mươi tám nghìn đồng và cuối kỳ nhận một trăm nghìn.
define-volatility = Độ biến động cho biết lợi suất của một khoản đầu tư dao động quanh mức trung bình mạnh đến đâu; thường đó là độ lệch chuẩn trong một năm. Ở mức hai mươi phần trăm, cứ ba năm thì khoảng hai năm lợi suất cách trung bình không quá hai mươi điểm phần trăm.
define-yield-curve = Đường cong lợi suất cho thấy lợi suất trái phiếu của cùng một bên vay, thường là chính phủ, theo kỳ hạn. Kỳ hạn dài thường cho lợi suất cao hơn; khi kỳ hạn ngắn cao hơn, đường cong gọi là đảo ngược, và ở Hoa Kỳ thường có suy thoái theo sau.

## Around a definition: the newest figure of a term, what a member thinks and when its statement is wrong.

define-figure = { $measure } tại Hoa Kỳ: { $value } ({ $date }).
define-thinking = Câu hỏi là một thuật ngữ có nghĩa gì. Việc đó không cần nhận định.
define-wrong = Thuật ngữ được dùng theo nghĩa khác.
