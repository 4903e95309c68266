# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = هذا المحتوى مُولَّد بواسطة الذكاء الاصطناعي وقد يتضمن أخطاء. وهو ليس مشورة استثمارية، ولا يُعدّ توصية أو التماسًا أو عرضًا. كما أنه غير مُصمَّم وفقًا لظروف أي شخص، ولا تنشأ عنه أي علاقة استشارية أو ائتمانية.
disclosure-statements =
    .n1 = هذا المحتوى مُولَّد بواسطة الذكاء الاصطناعي.
    .n2 = قد يتضمن هذا المحتوى أخطاء.
    .n3 = هذا المحتوى ليس مشورة استثمارية.
    .n4 = لا يُعدّ هذا المحتوى توصية أو التماسًا أو عرضًا.
    .n5 = هذا المحتوى غير مُصمَّم وفقًا لظروف أي شخص.
    .n6 = لا تنشأ عن هذا المحتوى أي علاقة استشارية أو ائتمانية.

## Why a question is not taken up.

reject-blank = لم يُطرح أي سؤال. يُرجى كتابة سؤال عن استثمار أو سوق أو عن الاقتصاد.
reject-off-mandate = تنظر هذه اللجنة فقط في الاستثمار والأسواق والأوراق المالية والصناديق والشركات بوصفها استثمارات، وكذلك في الاقتصاد. يُرجى إعادة صياغة السؤال بحيث يندرج ضمن هذا النطاق.
reject-inside-information = لا يمكن للجنة العمل استنادًا إلى معلومات داخلية غير معلنة. يُرجى طرح سؤال يمكن بحثه استنادًا إلى معلومات متاحة للعموم.
reject-manipulation = لا يمكن للجنة المساعدة في التلاعب بسوق ما أو في تضليل مستثمرين آخرين.
reject-trade-execution = تقتصر مهمة اللجنة على التحليل؛ فهي لا تنفّذ صفقات ولا تتصرف نيابةً عن أحد. يُرجى طلب تحليل بدلًا من ذلك.
reject-tax-evasion = لا يمكن للجنة المساعدة في إخفاء الدخل أو الأرباح عن السلطات الضريبية. يُرجى بدلًا من ذلك السؤال عن كيفية فرض الضريبة على الاستثمار.
reject-certainty = لا يستطيع أحد أن يَعِد بنتيجة معينة أو أن يضمن عائدًا. يُرجى السؤال بدلًا من ذلك عن نطاق النتائج المحتملة.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = ما الأداة المالية أو الشركة أو الصندوق أو السوق المقصود بالسؤال؟
question-instrument-text-named = ما المقصود تحديدًا بـ«{ $name }»؟
question-instrument-why = تحتاج اللجنة إلى أن تعرف بدقة ما الذي ستبحثه، لأن الأسماء المتشابهة قد تدل على أشياء مختلفة.
question-horizon-text = ما الأفق الزمني الذي ينبغي أن يغطيه التحليل؟
question-horizon-why = قد تكون الأدلة نفسها مواتية على مدى فترة معينة وغير مواتية على مدى فترة أخرى.
question-horizon-options =
    .n1 = من سنة إلى 3 سنوات
    .n2 = من 3 إلى 10 سنوات
    .n3 = أكثر من 10 سنوات
    .n4 = أقل من سنة
question-risk-text = ما درجة تحمّل المخاطر التي ينبغي أن يفترضها التحليل؟
question-risk-why = يتوقف الوزن المعطى للخسائر المحتملة على حجم الانخفاض الذي يمكن تحمّله.
question-risk-options =
    .n1 = متوسطة: يمكن تحمّل انخفاض بنحو الخُمس
    .n2 = منخفضة: الأولوية للحفاظ على رأس المال
    .n3 = مرتفعة: يمكن تحمّل انخفاض بمقدار النصف أو أكثر
question-objective-text = ما الهدف الرئيسي؟
question-objective-why = يُقاس كلٌّ من النمو والدخل والحفاظ على رأس المال بمعيار مختلف.
question-objective-options =
    .n1 = النمو على المدى الطويل
    .n2 = دخل منتظم
    .n3 = الحفاظ على القوة الشرائية
    .n4 = فرصة قصيرة الأجل

## What is assumed when nothing was said.

assumption-horizon = لم يُذكر أفق زمني؛ والافتراض المعتمد هو: «{ $value }».
assumption-risk = لم تُذكر درجة تحمّل المخاطر؛ والافتراض المعتمد هو: «{ $value }».
assumption-objective = لم يُذكر هدف؛ والافتراض المعتمد هو: «{ $value }».
assumption-holdings = لم تُذكر استثمارات قائمة؛ ويفترض التحليل عدم وجودها.
assumption-part = ليس واضحًا فيمَ استُثمر هذا الجزء من المحفظة: { $value }. وقد تُرك هذا الجزء جانبًا.
class-stocks = أسهم
class-bonds = سندات
class-cash = نقد
class-gold = ذهب
class-property = عقارات
class-commodities = سلع
class-crypto = أصول مشفرة
assumption-instrument = لم تُذكر أداة مالية بعينها؛ وقد فُهم السؤال على أنه يتعلق بما يلي: { $value }.

## What goes wrong.

message-conflict-plan-generating = لا تزال الخطة قيد الإعداد. يُرجى المحاولة مرة أخرى بعد قليل.
message-plan-failed = تعذّر إعداد الخطة. يُرجى إرسالها مرة أخرى لإنشاء خطة جديدة.
message-execution-failed = لم يكتمل نصاب اللجنة: { $reason }
message-brief-failed = تعذرت قراءة سؤالك في الوقت الحالي. يرجى طرحه مرة أخرى لاحقًا.
message-answers-failed = تعذرت قراءة إجاباتك في الوقت الحالي. يرجى إرسالها مرة أخرى.
message-waiting = لا يمكن الوصول إلى المحلل في الوقت الحالي. اللجنة تنتظر وستتابع من هنا.
message-budget-spent = نفدت الميزانية قبل أن يتسنى الاستماع إلى الجميع.
reason-budget-spent = نفدت الميزانية
reason-no-answer-in-time = لم تصل أي إجابة في الوقت المناسب
reason-answer-unusable = الإجابة غير صالحة للاستعمال
reason-answer-broke-off = انقطعت الإجابة
reason-service-busy = كانت الخدمة مشغولة أكثر من اللازم
reason-computed-too-long = استغرق الحساب وقتًا أطول من اللازم
reason-not-computed = تعذّر الحساب
reason-figures-missing = لا تتوفر أرقام عن السؤال
reason-model-declined = امتنع النموذج عن الإجابة
reason-provider-fault = لدى مزوّد النموذج عطل
reason-provider-unreachable = يتعذّر الوصول إلى مزوّد النموذج
reason-provider-busy = لا يسمح مزوّد النموذج بمزيد من الطلبات حاليًا
reason-provider-refused = رفض مزوّد النموذج الطلب
reason-key-refused = لا يقبل مزوّد النموذج مفتاح الخدمة
reason-model-unknown = لا يعرف مزوّد النموذج هذا النموذج
reason-provider-down = مزوّد النموذج لا يجيب؛ وسيُستأنف العمل عندما يجيب
failed-given-up = تعذّرت متابعة العمل
failed-check = تعذّر التحقق من التحليل ({ $reason })
failed-debrief = تعذّرت كتابة الملخص ({ $reason })
failed-synthesis = تعذّر استخلاص خلاصة من النتائج ({ $reason })
failed-waiting = طال انتظار الإجابة أكثر من اللازم ({ $reason })
failed-spent = { $reason }؛ المصروف حتى الآن: الطلبات { $calls }، الرموز { $tokens }، بالدولار الأمريكي { $cost }
floor-abstains = امتناع «{ $seat }»: { $reason }.
confidence-step-chair = الرئيس أقل ثقة مما تسمح به الأرقام.
confidence-step-red-team = أثار الفريق الأحمر اعتراضات صحيحة.
confidence-step-absent = لم يكن ممكنًا سماع الجميع.
read-by-rules = لم يقدّم النموذج اللغوي إجابة صالحة؛ قُرئ السؤال وفق القواعد وحدها.
message-unsupported-language = سجل التدقيق متاح للجلسات باللغة الإنجليزية فقط. لغة هذه الجلسة: { $language }.

## The debrief.

debrief-headline-favourable = في المحصلة، الأدلة في صالح { $subject }.
debrief-headline-mixed = تشير الأدلة بشأن { $subject } إلى الاتجاهين معًا.
debrief-headline-unfavourable = في المحصلة، الأدلة في غير صالح { $subject }.
debrief-headline-insufficient = لا توجد أدلة كافية للحكم على { $subject }.
debrief-asked = سؤالكم: { $question }
debrief-committee = نظر أعضاء اللجنة (وعددهم { $members }) في الموضوع كلٌّ على حدة، وناقش بعضهم بعضًا، ودوّنوا مواضع اختلافهم.
debrief-confidence = درجة ثقتنا { $confidence } على مقياس من 0 إلى 1.
debrief-gaps = ما كان ناقصًا: { $gaps }
debrief-dissent = لم يتفق الجميع: { $dissent }
debrief-change = ما من شأنه أن يغيّر هذا الرأي: { $change }
debrief-none = لا شيء يستحق الذكر.
debrief-terms-volatility = التقلّب هو مدى شدة تحرك السعر صعودًا وهبوطًا خلال فترة معينة.
debrief-terms-drawdown = التراجع من الذروة (drawdown) هو الانخفاض من أعلى مستوى سابق إلى أدنى نقطة تلته، ويُعبَّر عنه عادةً بنسبة مئوية.
debrief-terms-confidence = درجة الثقة تبيّن مدى تيقّن اللجنة من تقييمها، من 0 (انعدام اليقين) إلى 1 (يقين تام)، وهي ليست احتمال تحقيق ربح.
debrief-terms-dissent = الرأي المخالف هو رأي عضو أو أكثر يختلف عن استنتاج اللجنة ويُدوَّن إلى جانبه.
debrief-terms-red-team = الفريق الأحمر هو من يتولى مهاجمة الاستنتاج للكشف عن أضعف نقاطه قبل الاعتماد عليه.
