# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (كما في { $dates }).
surroundings = لا يتعلق هذا بالموضوع نفسه بل بما يحيط به: { $text }
between-sentences = { " " }
between = { "؛ " }
us-market = سوق الأسهم الأمريكية
measure-of = { $measure } ({ $name })
side = { $name } عند { $value }
compare =
    { $measure }: { $values }؛ { $ahead ->
        [one] والتفوّق من نصيب { $name }
       *[none] والمستوى متقارب
    }
absent = تعذّر الاستماع إلى: { $reason }
dissent = رأي مختلف ({ $seat }): { $claim }

## The seats of the committee.

seat-chair = الرئيس
seat-fundamentals = التحليل الأساسي
seat-valuation = التقييم
seat-market = السوق والتحليل الفني
seat-macro = الاقتصاد الكلي وأسعار الفائدة
seat-industry = القطاع
seat-allocation = توزيع الأصول
seat-risk = مسؤول المخاطر
seat-red-team = الفريق الأحمر
mandate-chair = يزن الاستنتاجات واحدًا واحدًا ويكتب الرأي.
mandate-fundamentals = ما تكسبه الشركة أو السوق، وما توزّعه، وما عليها من ديون.
mandate-valuation = ما يُدفع من ثمن، مقارنةً بتاريخه وبالسندات.
mandate-market = كيف تحرّك السعر.
mandate-macro = التضخم وأسعار الفائدة وحال الاقتصاد.
mandate-industry = مدى قوة الشركة أمام منافسيها وعملائها.
mandate-allocation = كيف تتحرك أجزاء المحفظة معًا.
mandate-risk = ما يمكن خسارته، وحجمه، وعدد مرات حدوثه، مقارنةً بما يمكن تحمّله.
mandate-red-team = يهاجم المسودة: الرأي المعاكس، والأدلة القديمة، والرقم الواحد الذي يُحمَّل أكثر مما يحتمل.
lens-chair = ما تؤيده الأدلة في مجموعها
lens-fundamentals = المبيعات والهوامش والنقد والديون
lens-valuation = السعر مقارنةً بما يعطي حقًا فيه
lens-market = العوائد والاتجاه والتداول
lens-macro = التضخم والفائدة والوظائف
lens-industry = القدرة على التسعير والحاجة إلى الاستثمار
lens-allocation = الأوزان وكيف تتحرك الأجزاء معًا
lens-risk = الانخفاضات والتقلبات وتكرار الخسارة
lens-red-team = كيف يمكن أن يتبيّن خطأ هذا الرأي
needs-fundamentals = القوائم المالية السنوية
needs-valuation = الأسعار والقوائم المالية
needs-market = الأسعار اليومية
needs-macro = التضخم وأسعار الفائدة
needs-industry = القوائم المالية السنوية
needs-allocation = مكونات المحفظة والأسعار اليومية
needs-risk = الأسعار اليومية
task-title = { $seat }: { $name }
task-instructions = { $mandate } كل رقم مأخوذ من سجل الأرقام ويظهر مع تاريخه؛ وما هو ناقص يُقال صراحةً.
task-acceptance = استنتاج واحد على الأقل يذكر أرقامه، أو يبيّن ما ينقصه.

## What the committee must answer.

ask-single-1 = كيف كان أداء { $name } من حيث العائد والتقلبات وأسوأ انخفاض؟
ask-single-2 = ما أرباح { $name }، وما الثمن المدفوع مقابلها قياسًا إلى تاريخها؟
ask-single-3 = ما الظروف المحيطة التي تُعدّ مواتية لأداء { $name } أو غير مواتية له؟
ask-single-4 = ما الذي يجب أن يحدث حتى تقع خسارة دائمة؟
ask-comparison-1 = { $name }: ما الفروق في العائد والتقلبات وأسوأ انخفاض؟
ask-comparison-2 = أيّها أعلى ربحية قياسًا إلى مبيعاته وأصوله؟
ask-comparison-3 = ما الثمن المدفوع مقابل كل منها؟
ask-fund-1 = ما أرباح السوق التي يقوم عليها { $name }؟
ask-fund-2 = هل هذه السوق غالية أم رخيصة قياسًا إلى تاريخها؟
ask-fund-3 = كم مرة خسر استثمار كهذا على مدى الأفق الزمني، وبأي قدر؟
ask-macro-1 = أين يقف كلٌّ من التضخم وأسعار الفائدة والوظائف قياسًا إلى تاريخه؟
ask-macro-2 = ماذا حدث للأسهم بعد أن كانت هذه المؤشرات عند مستويات كهذه؟
ask-macro-3 = كم يمكن أن يخسر المستثمر في أوقات كهذه؟
ask-portfolio-1 = كيف تتحرك الأجزاء معًا من حيث العائد والتقلبات وأسوأ انخفاض؟
ask-portfolio-2 = هل يناسب هذا المزيج الأفق الزمني والخسارة التي يمكن تحمّلها؟
ask-portfolio-3 = أيّ استثمار منفرد سيكون أشد ضررًا؟
ask-theme-1 = { $name }: ما الذي يحرّك هذا الموضوع، ومن يكسب منه؟
ask-theme-2 = ما الذي تعكسه الأسعار بالفعل؟
ask-theme-3 = ما الذي من شأنه أن يثبت خطأ هذه القصة؟

## Thinking aloud.

thinking = موضع النظر: { $lens }. الأرقام: { $figures }.
thinking-nothing = موضع النظر: { $lens }. لا يوجد في سجل الأرقام أي رقم عن ذلك.
thinking-builds-on = يستند هذا إلى ما تم التوصل إليه من قبل، وأوله: { $first }
caveat-stale = عمر هذه الأرقام { $age }.
caveat-surroundings = جزء من هذا يتعلق بالظروف المحيطة لا بالموضوع نفسه.
caveat-overlap = تتداخل الفترات الماضية، ولذلك فإن المستقل منها أقل مما يبدو.
nothing = من هذه الزاوية لا توجد أدلة للحكم على { $name }.
no-guess = أي قول يزيد على ذلك سيكون تخمينًا.
wrong-nothing = وصول البيانات الناقصة.
missing-fundamentals = لا توجد في غرفة البيانات قوائم مالية عن { $name }.
missing-valuation = لا يوجد في غرفة البيانات سعر وأرباح متقابلان عن { $name }.
missing-market = لا توجد في غرفة البيانات أسعار عن { $name }.
missing-risk = لا توجد في غرفة البيانات أسعار عن { $name }.
missing-macro = لا توجد في غرفة البيانات أرقام عن التضخم أو أسعار الفائدة.
missing-industry = لا توجد في غرفة البيانات قوائم مالية تبيّن مكانة { $name } في القطاع.
missing-allocation = لا توجد في غرفة البيانات أوزان وأسعار لمكونات المحفظة.

## Market and Technicals.

claim-year =
    بلغ التغيّر في { $name } خلال اثني عشر شهرًا { $return_1y }{ $more ->
        [yes] ، وخلال خمس سنوات { $return_5y }
       *[no] { "" }
    }
wrong-year = أسعار أحدث تُظهر الإشارة المعاكسة خلال اثني عشر شهرًا.
claim-momentum = بلغ التغيّر في { $name } خلال سنة باستثناء الشهر الأخير { $momentum_12_1 }
wrong-momentum = انعكاس الاتجاه في الأشهر التالية.
claim-trend = بلغ بُعد سعر { $name } عن متوسطه الطويل { $trend }
wrong-trend = عبور السعر متوسطه الطويل.
claim-below-high = بلغ بُعد سعر { $name } عن أعلى سعر في السلسلة { $drawdown_now }
wrong-below-high = يتبيّن أن القمة السابقة كانت فقاعة لن تعود.
claim-real-return = بعد احتساب التضخم بلغ عائد { $name } خلال خمس سنوات { $real_return_5y }
wrong-real-return = اختلاف مسار التضخم أو السعر خلال السنوات الخمس التالية.
claim-volume = بلغت نسبة تداول { $name } في الشهر الأخير إلى متوسطه خلال السنة { $volume_ratio }
wrong-volume = يوم واحد يفسّر الفرق.

## Risk Officer.

claim-fall =
    بلغ أعمق انخفاض في { $name } خلال ثلاث سنوات { $max_drawdown_36m }{ $dated ->
        [yes] ، من { $from } إلى { $to }
       *[no] { "" }
    }، { $verdict ->
        [opposes] وهو أكثر مما يمكن تحمّله وفق الطلب
       *[other] وهو ضمن ما يمكن تحمّله وفق الطلب
    }
wrong-fall = وقوع انخفاض لاحق على الجانب الآخر مما يمكن تحمّله.
claim-loss-frequency = من بين كل الفترات الماضية (مدتها: { $horizon })، انتهت { $freq_neg } منها بلا ربح في { $name }
wrong-loss-frequency = تجاوز نسبة الفترات الخاسرة الحدَّ الذي تعتمده هذه القراءة.
claim-swings = بلغت تقلبات { $name } خلال ثلاث سنوات { $vol_36m }
wrong-swings = فترة أطول أو أحدث تُظهر تقلبات من حجم آخر.
claim-best-days = كان عائد { $name } سيبلغ لولا أفضل عشرة أيام { $return_all_less_best_10 } بدلًا من { $return_all }
wrong-best-days = توزّع الأيام الجيدة بانتظام أكبر مما في هذه السلسلة.
claim-beta =
    بلغ متوسط التغيّر في { $name } مقابل كل تحرّك للسوق بنسبة واحد في المئة ما قدره { $beta_36m } في المئة{ $more ->
        [yes] ، مع معامل ارتباط قدره { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = تغيّر الصلة بالسوق مع تغيّر النشاط.
claim-interest = بلغت لدى { $name } نسبة الأرباح التشغيلية إلى مصروفات الفوائد { $interest_coverage }
wrong-interest = الاضطرار إلى تجديد الديون بفائدة أعلى بكثير.
claim-debt = بلغت لدى { $name } نسبة الديون إلى حقوق الملكية { $debt_to_equity }
wrong-debt = تغيّر الديون أو حقوق الملكية بسبب عملية استحواذ أو شطب أو إعادة شراء أسهم.
claim-worst =
    بلغ أسوأ انخفاض في { $name } خلال السلسلة كلها { $max_drawdown_all }{ $dated ->
        [yes] ، من { $from } إلى { $to }
       *[no] { "" }
    }: وما حدث مرة يمكن أن يتكرر
wrong-worst = غياب قمة أقدم أو قاع أحدث عن السلسلة.
claim-portfolio-fall =
    بلغ أعمق انخفاض في مكونات المحفظة مجتمعةً خلال ثلاث سنوات { $pf_max_drawdown_36m }{ $dated ->
        [yes] ، من { $from } إلى { $to }
       *[no] { "" }
    }، { $verdict ->
        [opposes] وهو أكثر مما يمكن تحمّله وفق الطلب
       *[other] وهو ضمن ما يمكن تحمّله وفق الطلب
    }
wrong-portfolio-fall = وقوع انخفاض لاحق على الجانب الآخر مما يمكن تحمّله.
claim-portfolio-swings = بلغت تقلبات مكونات المحفظة مجتمعةً { $pf_vol_36m }
wrong-portfolio-swings = ازدياد تحرّك الأجزاء، أو ازدياد تحركها معًا.

## Fundamentals.

claim-growth =
    بلغ التغيّر في مبيعات { $name } خلال سنة { $revenue_growth_1y }{ $more ->
        [yes] ، وخلال سنتين { $revenue_growth_2y }
       *[no] { "" }
    }
wrong-growth = التقرير التالي يُظهر تحرّك المبيعات في الاتجاه الآخر.
claim-margin =
    بلغت نسبة أرباح { $name } التشغيلية إلى المبيعات { $operating_margin }{ $more ->
        [yes] ، ونسبة صافي الأرباح { $net_margin }
       *[no] { "" }
    }
wrong-margin = ارتفاع التكاليف أسرع من الأسعار سنتين متتاليتين.
claim-margin-change = التغيّر في هامش التشغيل لدى { $name } خلال سنة: { $operating_margin_change_1y }
wrong-margin-change = يعود التغيّر إلى مصروف أو مكسب لمرة واحدة.
claim-capital =
    بلغ عائد { $name } على رأس المال المستثمر في النشاط { $roic }{ $more ->
        [yes] ، وعلى حقوق الملكية { $roe }
       *[no] { "" }
    }
wrong-capital = انخفاض العائد نحو تكلفة رأس المال مع دخول المنافسين.
claim-equity =
    بلغ عائد { $name } على حقوق الملكية { $roe }{ $more ->
        [yes] ، وعلى مجموع الأصول { $roa }
       *[no] { "" }
    }
wrong-equity = مصدر العائد هو الديون أو صغر حقوق الملكية، لا النشاط نفسه.
claim-cash = بلغ النقد الوارد من عمليات { $name } مقابل كل وحدة من صافي الأرباح { $cash_conversion }
wrong-cash = انقلاب رأس المال العامل وعدم ورود النقد.
claim-free-cash =
    بلغ ما بقي من النقد لدى { $name } بعد الاستثمار { $fcf_margin } من المبيعات{ $more ->
        [yes] ، أي { $free_cash_flow } في المجموع
       *[no] { "" }
    }
wrong-free-cash = ضرورة زيادة الاستثمار لمجرد بقاء النشاط على حاله.
claim-net-debt = بلغت لدى { $name } نسبة الديون بعد خصم النقد إلى الأرباح التشغيلية { $net_debt_to_operating_income }
wrong-net-debt = الحاجة إلى النقد في موضع آخر، أو تعذّر تحويله إلى بلد الشركة.
claim-shares = بلغ التغيّر في عدد أسهم { $name } خلال سنة { $shares_change_1y }
wrong-shares = إصدار أسهم جديدة لتمويل استحواذ أو للموظفين.
claim-market-earnings = بلغ التغيّر في أرباح السوق الأمريكية بعد احتساب التضخم خلال عشر سنوات { $sp_real_earnings_growth_10y }
wrong-market-earnings = تعديل الأرباح المعلنة، أو تراجعها في السنوات التالية إلى ما دون نقطة البداية.
claim-market-payout = وزّعت الشركات الأمريكية { $sp_payout } من أرباحها على المساهمين
wrong-market-payout = انخفاض الأرباح مع بقاء التوزيعات، فترتفع النسبة.
claim-market-dividend = بلغ عائد التوزيعات { $sp_dividend_yield }، وعائد السندات الحكومية { $sp_long_rate }
wrong-market-dividend = إعادة الشركات أموالًا أكثر بطرق غير التوزيعات.

## Valuation.

claim-own-history = كانت نسبة السعر إلى الأرباح في { $name } عند { $pe }، مقابل وسيط قدره { $pe_median }؛ وكانت أدنى من ذلك في { $pe_percentile } من تاريخها
wrong-own-history = لحاق الأرباح بالسعر من دون هبوط السعر.
claim-earnings-yield =
    كانت نسبة أرباح { $name } إلى السعر { $earnings_yield }، بينما بلغ عائد السندات الحكومية لعشر سنوات { $long_rate }{ $more ->
        [yes] ؛ أي أن نسبة السعر إلى الأرباح { $pe }
       *[no] { "" }
    }
wrong-earnings-yield = تغيّر عوائد السندات إلى حد يقلب المقارنة.
claim-cash-yield = بلغت نسبة التدفق النقدي الحر لدى { $name } إلى السعر { $fcf_yield }
wrong-cash-yield = عدم تكرار التدفق النقدي لتلك السنة.
claim-against-market = بلغت نسبة السعر إلى الأرباح في { $name } قياسًا إلى مثيلتها في السوق الأمريكية { $pe_to_market }
wrong-against-market = نمو أرباحها بسرعة أكبر تكفي لتعويض السعر.
claim-float = بلغت نسبة قيمة أسهم { $name } المتاحة للتداول العام إلى صافي أرباحها السنوية { $float_to_earnings }
wrong-float = تغيّر قيمة الأسهم كثيرًا منذ ذلك اليوم.
claim-market-cape = بلغت نسبة سعر السوق الأمريكية إلى أرباحها الحقيقية في عشر سنوات { $cape } مقابل وسيط قدره { $cape_median }؛ وكانت أرخص من ذلك في { $cape_percentile } من كل الأشهر منذ 1881
wrong-market-cape = لحاق الأرباح بالسعر من دون هبوط السعر.
claim-market-after = بلغ وسيط عائد السنوات العشر التي بدأت عند مستوى غلاء مماثل أو أعلى { $after_cape_median_10y } بعد احتساب التضخم، مقابل { $sp_real_return_all } للسلسلة كلها
wrong-market-after = الفترات الغالية القليلة في الماضي، وهي متداخلة، لم تكن تشبه هذه الفترة.
claim-market-excess = بلغ الفرق بين عائد الأرباح عند ذلك السعر وعائد السندات الحكومية بعد احتساب التضخم { $excess_cape_yield }
wrong-market-excess = تغيّر العوائد الحقيقية للسندات إلى حد يغيّر معنى الفرق.

## Industry.

claim-pricing-power = احتفظت { $name } بنسبة { $gross_margin } من مبيعاتها بعد تكلفة ما باعته، وهي علامة على ما تستطيع طلبه من سعر
wrong-pricing-power = منافس يبيع الشيء نفسه بسعر أقل ويجتذب العملاء.
claim-investment = احتاجت { $name } إلى إنفاق { $capex_to_revenue } من مبيعاتها على المنشآت والمعدات
wrong-investment = الاضطرار إلى تعويض استثمارات سبق تأجيلها.
claim-research = أنفقت { $name } على البحث والتطوير { $rd_to_revenue } من مبيعاتها
wrong-research = عدم إثمار الإنفاق منتجًا جديدًا رائجًا.

## Macro and Rates.

claim-inflation = بلغ ارتفاع أسعار المستهلكين في الولايات المتحدة خلال اثني عشر شهرًا { $infl_12m }، وخلال عشر سنوات { $infl_10y }
wrong-inflation = أرقام تضخم أحدث تختلف بأكثر من نقطة.
claim-real-rate = بلغت الفائدة لعشر سنوات بعد طرح التضخم { $real_long_rate }
wrong-real-rate = اختلاف التضخم المتوقع عن التضخم الماضي.
claim-rate-change = بلغت الفائدة لعشر سنوات { $long_rate }، والتغيّر خلال اثني عشر شهرًا: { $long_rate_change_12m }؛ ووسيطها هو { $long_rate_median }
wrong-rate-change = تحوّل اتجاه الفائدة ضمن الأفق الزمني.
claim-curve =
    الفرق بين عائد السندات لعشر سنوات وعائد الأذون لثلاثة أشهر: { $curve_10y_3m }{ $more ->
        [yes] ؛ وكان الترتيب معكوسًا في { $curve_share_inverted } من كل الأشهر
       *[no] { "" }
    }
wrong-curve = انقلاب منحنى العائد كما حدث قبل معظم فترات الركود.
claim-credit = الفارق بين ما تدفعه الشركات الأضعف على ديونها وما تدفعه الشركات القوية: { $credit_spread }؛ وكان أصغر من ذلك في { $credit_spread_percentile } من كل الأشهر
wrong-credit = تراجع المقرضين واتساع الفارق.
claim-jobs = بلغت البطالة { $unemployment }، مقابل وسيط قدره { $unemployment_median }
wrong-jobs = ارتفاع البطالة بمقدار نصف نقطة خلال سنة.

## Allocation.

claim-stocks-bonds = خلال السنوات العشر الأخيرة من السلسلة بلغ عائد الأسهم الأمريكية بعد احتساب التضخم { $sp_real_return_10y }، وعائد السندات الحكومية { $bond_real_return_10y }
wrong-stocks-bonds = انعكاس الترتيب في السنوات العشر التالية، كما حدث من قبل.
claim-stocks-ahead = تفوّقت الأسهم على السندات في { $freq_stocks_beat_bonds_10y } من كل فترات السنوات العشر منذ 1871
wrong-stocks-ahead = تداخل الفترات، فالمستقل منها أقل مما يبدو.
claim-worst-decade = بلغ عائد الأسهم الأمريكية في أسوأ عشر سنوات { $sp_real_return_10y_worst } بعد احتساب التضخم
wrong-worst-decade = كان المزج مع السندات سيخفف ذلك أكثر مما يُظهره هذا الرقم.
claim-concentration =
    يمثّل أكبر استثمار { $pf_largest_weight } من المحفظة{ $more ->
        [yes] ؛ ومجموع مربعات الأوزان { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = استثمارات لم تُذكر تغيّر الأوزان.
claim-together = تحركت مكونات المحفظة معًا بمتوسط ارتباط قدره { $pf_mean_correlation }
wrong-together = تحركها معًا في الهبوط التالي أكثر من ذي قبل.
claim-portfolio-return =
    بهذه الأوزان بلغ عائد المحفظة خلال ثلاث سنوات { $pf_return_3y }{ $more ->
        [yes] ، وفي السنة الأخيرة { $pf_return_1y }
       *[no] { "" }
    }
wrong-portfolio-return = اختلاف نتيجة السنوات الثلاث التالية.

## Questions to claims, and answers.

ask-window = يستند هذا إلى فترة قصيرة واحدة. هل كانت فترة أطول ستقول الشيء نفسه؟
ask-window-other = يستند هذا إلى فترة قصيرة واحدة. والرقم على مدى فترة أطول هو { $longer }. فأيّهما الصحيح؟
ask-regime = بلغ عائد النصف الأول من هذه السلسلة { $before }، وعائد النصف الثاني { $after }. هل هذا أكثر من مرحلة واحدة موفقة أو غير موفقة؟
ask-outlier = لولا أفضل عشرة أيام لكان عائد السلسلة { $without } بدلًا من { $with }. هل يتوقف الاستنتاج على بضعة أيام؟
ask-stale = عمر الأرقام التي يستند إليها هذا { $age }. فما الذي لا يزال صحيحًا منه؟
ask-survivors = الشركات التي فشلت ليست في هذه السلسلة. هل هذا أكثر من تاريخ شركة صمدت؟
ask-base-rate = انتهت هذه السلسلة بربح في { $rate } من كل السنوات الماضية. فما الذي يضيفه الاستنتاج إلى ذلك؟
ask-missing-risk = يغفل هذا أن أسوأ انخفاض في السلسلة بلغ { $worst }.
ask-rates = هل يمكن أن يفسّر تغيّر أسعار الفائدة هذا أيضًا؟ التغيّر في الفائدة لعشر سنوات خلال سنة: { $change }.
answer-not-mine = هذا الاستنتاج ليس من هذه النتيجة.
answer-withdraw = الرقم الذي يقوم عليه هذا الاستنتاج غير موجود في سجل الأرقام؛ ولذلك يُسحب الاستنتاج.
answer-as-quoted = الرقم منقول كما ورد في سجل الأرقام، ومعادلته مرفقة به.
answer-window = نقرّ بذلك جزئيًا: فترة قصيرة واحدة لا تكفي. الرقم قائم، لكن دلالته أضيق.
answer-window-other = نقرّ بذلك: الفترة الأطول ({ $longer }) تشير إلى الاتجاه الآخر. ويقلّ وزن الاستنتاج.
answer-regime = نقرّ بذلك جزئيًا: لم تكن المراحل متشابهة. الرقم قائم، لكن دلالته أضيق.
answer-outlier = نقرّ بذلك: الكثير منه يتوقف على بضعة أيام. ويقلّ وزن الاستنتاج.
answer-outlier-holds = حتى من دون أفضل عشرة أيام يبقى { $without }. والاستنتاج قائم.
answer-stale = نقرّ بذلك: الأرقام قديمة. والاستنتاج يخص تاريخها، ووزنه اليوم أقل.
answer-survivors = نقرّ بذلك: من فشل ليس في السلسلة. ويقلّ وزن الاستنتاج.
answer-missing-risk = نقرّ بذلك: ينبغي أن يُذكر الانخفاض ({ $worst }) إلى جانب هذا الاستنتاج.
answer-base-rate-same = الحالة المعتادة ({ $rate }) تشير إلى الاتجاه نفسه. والاستنتاج قائم.
answer-base-rate-other = نقرّ بذلك: الحالة المعتادة ({ $rate }) تشير إلى الاتجاه الآخر. ويحتاج الاستنتاج إلى أكثر مما لديه.
answer-rates = قد يكون هناك سبب آخر أيضًا؛ والمقصود هنا هو الرقم لا سببه.
ruling-upheld = أُجيب عن السؤال استنادًا إلى الأرقام؛ والاستنتاج قائم.
ruling-weakened = يقرّ صاحب الاستنتاج بالاعتراض؛ ويقلّ وزن الاستنتاج.
ruling-withdrawn = يسحب صاحب الاستنتاج استنتاجه؛ فلا يُحتسب.
ruling-unresolved = لم يُجب أحد؛ ويقلّ وزن الاستنتاج.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] بحسب الأرقام المتاحة، تميل الأدلة بشأن { $name } إلى الجانب الإيجابي.
        [unfavourable] بحسب الأرقام المتاحة، تميل الأدلة بشأن { $name } إلى الجانب السلبي.
       *[mixed] تتعادل الأرقام بشأن { $name } تقريبًا في الجانبين.
    }
thesis-comparison =
    { $balance ->
        [favourable] عند المقارنة المباشرة، تميل الكفة بحسب هذه الأرقام لصالح { $first } أمام { $others }.
        [unfavourable] عند المقارنة المباشرة، تميل الكفة بحسب هذه الأرقام لغير صالح { $first } أمام { $others }.
       *[mixed] عند المقارنة المباشرة، تتعادل الكفتان بحسب هذه الأرقام تقريبًا بين { $first } و{ $others }.
    }
thesis-portfolio =
    { $balance ->
        [favourable] بحسب الأرقام المتاحة، يناسب هذا المزيج ما هو مطلوب.
        [unfavourable] بحسب الأرقام المتاحة، لا يناسب هذا المزيج ما هو مطلوب.
       *[mixed] بحسب الأرقام المتاحة، ما يؤيد هذا المزيج يعادل ما يعارضه.
    }
thesis-macro = هذا هو الوضع بشأن { $name }. وأرقام كهذه ليست في صالح أحد ولا ضد أحد.
thesis-no-side = تصف الأرقام بشأن { $name } الوضع كما هو، ولا تشير إلى أي من الاتجاهين.
thesis-nothing = ما في غرفة البيانات عن { $name } تحديدًا قليل جدًا، ولذلك لا تصدر اللجنة حكمًا.
thesis-around = ما يمكن قوله هو الآتي: { $text }
thesis-for = أقوى نقطة مؤيدة: { $text }
thesis-against = أقوى نقطة معارضة: { $text }
thesis-taken-back = بعد اعتراض الفريق الأحمر لا تصدر اللجنة حكمًا في هذا: فالأدلة قديمة جدًا أو لا يمكن الوثوق بها. وكان النص قبل ذلك: { $thesis }
change-newer = أرقام حديثة بدلًا من القديمة.
change-gaps = بيانات تسدّ الثغرات، وأولها الأسعار والقوائم المالية.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = انخفاض مماثل لأسوأ انخفاض في { $name } ضمن السلسلة حتى { $date }: { $worst }.
risk-fall-softened = حصة صغيرة بما يكفي لتحمّل انخفاض كهذا، ووقت للانتظار.
risk-fall-sign = انخفاض يتجاوز ما يمكن تحمّله وفق الطلب، مقيسًا من آخر قمة.
risk-debt = نسبة ديون { $name } بعد خصم النقد إلى أرباحها التشغيلية { $debt }، وعليها تجديد هذه الديون.
risk-debt-softened = آجال استحقاق طويلة ودخل لا يتقلب.
risk-debt-sign = استحواذ الفوائد على جزء متزايد من الأرباح التشغيلية.
risk-concentration = يمثّل أكبر استثمار { $largest } من المحفظة: فانخفاضه انخفاض للمحفظة.
risk-concentration-softened = مزيد من الاستثمارات التي يتحرك كل منها على حدة.
risk-concentration-sign = انخفاض أكبر استثمار مع ثبات غيره.
risk-rates = ابتعاد أسعار الفائدة كثيرًا عن مستوى { $rate } المسجل في { $date }، وتغيّر القيمة الحالية للأرباح المستقبلية معها.
risk-rates-softened = أرباح تنمو مع الأسعار، وديون قليلة.
risk-rates-sign = تغيّر الفائدة لعشر سنوات بأكثر من نقطة خلال سنة.
risk-against = يتبيّن أن النقطة المعارضة هي الحاسمة. { $text }
risk-against-softened = وزن يتناسب مع مدى تصديق الاستنتاج.
risk-against-sign = تأكيد أرقام أحدث لذلك.
risk-old = تغيّر العالم منذ نهاية الأرقام، وقد مضى على ذلك { $age }.
risk-old-softened = توفير بيانات حديثة قبل الاعتماد على أي من هذا.
risk-old-sign = اختلاف إشارة الأرقام الأحدث عن الأرقام المستخدمة هنا.
risk-gaps = بين الثغرات شيء مهم.
risk-gaps-softened = سدّ الثغرات في أعلى القائمة أولًا.
risk-gaps-sign = سدّ ثغرة وتغيّر القراءة.
risk-objection = يتبيّن أن نقطة الفريق الأحمر صحيحة. { $text }
risk-objection-softened = النظر في هذه النقطة أولًا عند وصول أرقام أحدث.
risk-objection-sign = تأييد أرقام أحدث للاعتراض.

## Scenarios.

scenario-bear-stock = ينتهي الأفق الزمني من دون ربح في { $name }، كما في { $lost } من الفترات الماضية الأقرب إليه.
scenario-base-stock = يتحقق ربح في { $name } لا يتجاوز العُشر سنويًا: وهو ما حدث في بقية الفترات الماضية.
scenario-bull-stock = يتحقق ربح في { $name } يتجاوز العُشر سنويًا، كما في { $strong } من الفترات الماضية الأقرب إلى الأفق الزمني.
scenario-bear-market = ينتهي الأفق الزمني من دون ربح بعد احتساب التضخم، كما في { $lost } من الفترات الماضية الأقرب إليه.
scenario-base-market = يتحقق ربح بعد احتساب التضخم لا يتجاوز المعدل السنوي الطويل الأمد: وهو ما حدث في بقية الفترات الماضية.
scenario-bull-market = يتجاوز الربح بعد احتساب التضخم المعدل السنوي الطويل الأمد، كما في { $strong } من الفترات الماضية الأقرب إلى الأفق الزمني.
scenario-stands-in = السجل التاريخي أقصر من أن يُحسب عليه ({ $name })؛ لذا يحل محله سوق الأسهم الأمريكية.
scenario-bear-unknown = خسارة دائمة. وليس في سجل الأرقام ما يبيّن مدى احتمال ذلك.
scenario-base-unknown = تحرّك مع السوق التي ينتمي إليها الاستثمار. وليس في سجل الأرقام ما يبيّن مدى احتمال ذلك.
scenario-bull-unknown = أداء أفضل بوضوح من السوق التي ينتمي إليها الاستثمار. وليس في سجل الأرقام ما يبيّن مدى احتمال ذلك.
scenario-bear-wrong = القيمة في نهاية الأفق الزمني أعلى منها في بدايته.
scenario-base-wrong = ينتهي الأفق الزمني من دون ربح، أو أعلى من ذلك المعدل بكثير.
scenario-bull-wrong = بقاء الربح السنوي عند ذلك المعدل أو دونه.

## The red team, and the chair's response.

objection-planted = تُظهر المسودة رقمًا غير موجود في سجل الأرقام: { $figure }.
objection-older-than-horizon = عمر الأرقام أطول من الأفق الزمني: فحتى أحدثها يفصله عن تاريخ الطلب { $age }.
objection-old = أقدم الأرقام يفصلها عن تاريخ الطلب { $age }؛ وما حدث بعدها ليس فيها.
objection-cross-examination = لولا الاستجواب المتبادل لأفضت الأرقام نفسها إلى ميزان آخر؛ فالمسودة تتوقف على طريقة مساءلة الاستنتاجات.
objection-single-figure = يتوقف الميزان على رقم واحد: { $name } بقيمة { $value } ({ $date }).
objection-single-seat = لولا العضو «{ $seat }» لمال الميزان إلى الجانب الآخر.
objection-opposite =
    { $count ->
        [zero] الرأي المعاكس: تشير { $count } قراءة من أصل { $all } إلى الاتجاه الآخر، وأقواها أولًا. { $text }
        [one] الرأي المعاكس: تشير قراءة واحدة من أصل { $all } إلى الاتجاه الآخر. { $text }
        [two] الرأي المعاكس: تشير قراءتان من أصل { $all } إلى الاتجاه الآخر، وأقواهما أولًا. { $text }
        [few] الرأي المعاكس: تشير { $count } قراءات من أصل { $all } إلى الاتجاه الآخر، وأقواها أولًا. { $text }
        [many] الرأي المعاكس: تشير { $count } قراءة من أصل { $all } إلى الاتجاه الآخر، وأقواها أولًا. { $text }
       *[other] الرأي المعاكس: تشير { $count } قراءة من أصل { $all } إلى الاتجاه الآخر، وأقواها أولًا. { $text }
    }
objection-no-opposite = لا رقم يؤيد الرأي المعاكس. وهذا علامة على ما لم يُنظر فيه بقدر ما هو علامة على القوة.
objection-no-judgement = لا تصدر المسودة حكمًا. ولو فعلت لاضطرت إلى ذلك من دون أي رقم عن الموضوع نفسه.
objection-one-source = كل الأرقام من مصدر واحد.
objection-frequencies = الاحتمالات هي تكرارات لفترات ماضية متداخلة، وليست توقعات.
response-noted = أُخذ العلم بذلك؛ ولا يغيّر الميزان.
response-lowered = قُبل الاعتراض؛ وخُفضت درجة الثقة.
response-halved = قُبل الاعتراض؛ وخُفضت درجة الثقة إلى النصف.
response-taken-back = قُبل الاعتراض؛ وسُحب الحكم. ويبقى ما قالته الأرقام في تاريخها ضمن العوامل.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] بحسب هذه الأرقام، تميل الكفة لصالح { $first } أمام { $others }.
        [unfavourable] بحسب هذه الأرقام، تميل الكفة لغير صالح { $first } أمام { $others }.
        [mixed] بحسب هذه الأرقام، تتعادل الكفتان تقريبًا بين { $first } و{ $others }.
       *[insufficient_evidence] لا توجد أدلة كافية للترتيب بين { $first } و{ $others }.
    }
headline-macro = هذا هو الوضع بشأن { $name }.
headline-portfolio =
    { $balance ->
        [favourable] بحسب الأرقام، يناسب هذا المزيج ما طلبتموه.
        [unfavourable] بحسب الأرقام، لا يناسب هذا المزيج ما طلبتموه.
        [mixed] بحسب الأرقام، ما يؤيد هذا المزيج يعادل ما يعارضه.
       *[insufficient_evidence] لا توجد أدلة كافية للحكم على هذا المزيج.
    }
tell-committee =
    { $members ->
        [zero] نظر { $members } عضو في الموضوع، كلٌّ على حدة أولًا. ثم تبادلوا الأسئلة ودوّنوا مواضع اختلافهم.
        [one] نظر عضو واحد في الموضوع. ثم هوجمت مسودته لكشف مواطن ضعفها.
        [two] نظر عضوان في الموضوع، كلٌّ على حدة أولًا. ثم تبادلا الأسئلة ودوّنا مواضع اختلافهما.
        [few] نظر { $members } أعضاء في الموضوع، كلٌّ على حدة أولًا. ثم تبادلوا الأسئلة ودوّنوا مواضع اختلافهم.
        [many] نظر { $members } عضوًا في الموضوع، كلٌّ على حدة أولًا. ثم تبادلوا الأسئلة ودوّنوا مواضع اختلافهم.
       *[other] نظر { $members } عضو في الموضوع، كلٌّ على حدة أولًا. ثم تبادلوا الأسئلة ودوّنوا مواضع اختلافهم.
    }
tell-committee-alone =
    { $members ->
        [few] نظر { $members } أعضاء في المسألة، كلٌّ على حدة، ثم وازن الرئيس ما توصلوا إليه.
       *[other] نظر { $members } عضوًا في المسألة، كلٌّ على حدة، ثم وازن الرئيس ما توصلوا إليه.
    }
tell-confidence =
    { $level ->
        [high] اللجنة واثقة من هذا إلى حد كبير: { $confidence } على مقياس من 0 إلى 1.
        [medium] اللجنة واثقة من هذا جزئيًا فقط: { $confidence } على مقياس من 0 إلى 1.
       *[low] اللجنة غير واثقة من هذا على الإطلاق: { $confidence } على مقياس من 0 إلى 1.
    } وهذا يبيّن مدى جودة الأدلة، وليس احتمال تحقيق ربح.
tell-odds = في الماضي انتهت { $lost } من كل الفترات (مدتها: { $horizon }) من دون ربح. وهذا تاريخ وليس توقعًا.
tell-import = للحصول على إجابة أفضل، يُرجى توفير بيانات أحدث: استيراد ملف أسعار أو القوائم المالية للشركة، أو تفعيل مصدر بيانات مباشر.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = لا توجد أسعار عن { $name }. لسدّ هذه الثغرة يُرجى استيراد ملف بالأسعار اليومية.
gap-prices-old = تنتهي أسعار { $name } في { $date }.
gap-accounts-missing = لا توجد قوائم مالية عن { $name }. لسدّ هذه الثغرة يُرجى استيراد الأرقام السنوية.
gap-accounts-old = تنتهي القوائم المالية عن { $name } في { $date }.
gap-industry-missing = لا توجد بيانات عن قطاع { $name }.
gap-market-old = تنتهي سلاسل السوق الأمريكية في { $date }.
gap-news-missing = لا توجد أخبار.
gap-provider-down = تعذّر الوصول إلى المصدر { $provider }: { $reason }.
gap-window-too-short = أسعار { $name } أقل من أن تكفي لفترة أطول.
gap-holdings-unpriced = لا توجد أسعار لاستثماركم في { $name }.
gap-portfolio-no-weights = أوزان مكونات المحفظة غير معروفة.

## Terms that the debrief explains.

term-volatility = التقلّب
term-drawdown = التراجع من الذروة
term-confidence = درجة الثقة
term-dissent = الرأي المخالف
term-red-team = الفريق الأحمر

## Measures, as lists name them.

measure-price = آخر سعر
measure-age = عمر الأسعار
measure-return-1m = التغيّر خلال شهر
measure-return-3m = التغيّر خلال ثلاثة أشهر
measure-return-6m = التغيّر خلال ستة أشهر
measure-return-1y = التغيّر خلال اثني عشر شهرًا
measure-return-3y = العائد السنوي خلال ثلاث سنوات
measure-return-5y = العائد السنوي خلال خمس سنوات
measure-return-10y = العائد السنوي خلال عشر سنوات
measure-return-all = العائد السنوي خلال السلسلة كلها
measure-momentum-12-1 = التغيّر خلال سنة باستثناء الشهر الأخير
measure-trend = البُعد عن المتوسط الطويل
measure-vol-1y = التقلبات السنوية، السنة الأخيرة
measure-vol-36m = التقلبات السنوية، ثلاث سنوات
measure-max-drawdown-1y = أعمق انخفاض خلال سنة
measure-max-drawdown-36m = أعمق انخفاض خلال ثلاث سنوات
measure-max-drawdown-all = أعمق انخفاض خلال السلسلة كلها
measure-drawdown-now = البُعد عن القمة
measure-worst-month = أسوأ شهر
measure-best-month = أفضل شهر
measure-return-all-less-best-10 = العائد السنوي من دون أفضل عشرة أيام
measure-return-first-half = العائد السنوي في النصف الأول
measure-return-second-half = العائد السنوي في النصف الثاني
measure-volume-ratio = التداول مقارنةً بمتوسطه
measure-turnover-20d = التداول اليومي
measure-freq-pos = نسبة الفترات الماضية الرابحة
measure-freq-neg = نسبة الفترات الماضية بلا ربح
measure-freq-strong = نسبة الفترات الماضية فوق العُشر سنويًا
measure-freq-above-avg = نسبة الفترات الماضية فوق المعدل الطويل الأمد
measure-horizon = الأفق الزمني بالسنوات الكاملة
measure-window-count-1y = عدد الفترات السنوية في السلسلة
measure-beta-36m = معامل بيتا مقابل السوق
measure-correlation-36m = معامل الارتباط، ثلاث سنوات
measure-return-gap-1y = فارق التقدم خلال اثني عشر شهرًا
measure-real-return-5y = العائد السنوي بعد التضخم، خمس سنوات
measure-revenue = المبيعات
measure-revenue-growth-1y = نمو المبيعات، سنة واحدة
measure-revenue-growth-2y = نمو المبيعات، سنتان
measure-gross-margin = الهامش الإجمالي
measure-operating-margin = هامش التشغيل
measure-operating-margin-change-1y = التغيّر في هامش التشغيل
measure-net-margin = هامش صافي الربح
measure-net-income = صافي الأرباح
measure-roe = العائد على حقوق الملكية
measure-roa = العائد على الأصول
measure-roic = العائد على رأس المال المستثمر
measure-debt-to-equity = الديون إلى حقوق الملكية
measure-net-debt-to-operating-income = صافي الديون إلى الأرباح التشغيلية
measure-current-ratio = نسبة التداول (السيولة الجارية)
measure-interest-coverage = تغطية الفوائد
measure-cash-conversion = تحويل الأرباح إلى نقد
measure-free-cash-flow = التدفق النقدي الحر
measure-fcf-margin = هامش التدفق النقدي الحر
measure-capex-to-revenue = الاستثمار إلى المبيعات
measure-rd-to-revenue = البحث والتطوير إلى المبيعات
measure-eps-diluted = ربحية السهم
measure-eps-growth-1y = نمو ربحية السهم
measure-book-value-per-share = القيمة الدفترية للسهم
measure-fcf-per-share = التدفق النقدي الحر للسهم
measure-shares-change-1y = التغيّر في عدد الأسهم
measure-payout = نسبة الموزَّع من التدفق النقدي الحر
measure-accounts-age = عمر القوائم المالية
measure-pe = السعر إلى الأرباح
measure-ps = السعر إلى المبيعات
measure-pb = السعر إلى القيمة الدفترية
measure-fcf-yield = عائد التدفق النقدي الحر
measure-earnings-yield = عائد الأرباح
measure-pe-percentile = السعر إلى الأرباح مقارنةً بماضيه
measure-pe-median = وسيط السعر إلى الأرباح
measure-pe-to-market = السعر إلى الأرباح مقارنةً بالسوق
measure-float-to-earnings = الأسهم المتاحة للتداول العام إلى صافي الأرباح
measure-infl-12m = التضخم خلال اثني عشر شهرًا
measure-infl-10y = التضخم السنوي خلال عشر سنوات
measure-infl-percentile = التضخم مقارنةً بماضيه
measure-long-rate = عائد السندات الحكومية لعشر سنوات
measure-long-rate-change-12m = التغيّر في عائد عشر سنوات
measure-long-rate-median = وسيط عائد عشر سنوات
measure-real-long-rate = عائد عشر سنوات بعد طرح التضخم
measure-cape = نسبة السعر إلى أرباح عشر سنوات (CAPE)
measure-cape-median = وسيط CAPE
measure-cape-percentile = نسبة CAPE مقارنةً بماضيها
measure-after-cape-median-10y = وسيط العائد بعد بدايات غالية
measure-excess-cape-yield = عائد الأرباح بعد طرح العائد الحقيقي للسندات
measure-sp-payout = نسبة الأرباح الموزعة
measure-dividend-yield = عائد التوزيعات
measure-real-earnings-growth-10y = النمو الحقيقي للأرباح، عشر سنوات
measure-real-return-1y = العائد بعد التضخم، سنة واحدة
measure-real-return-10y = العائد السنوي بعد التضخم، عشر سنوات
measure-real-return-20y = العائد السنوي بعد التضخم، عشرون سنة
measure-real-return-all = العائد السنوي بعد التضخم، السلسلة كلها
measure-real-return-10y-worst = أسوأ عشر سنوات بعد التضخم
measure-bond-real-return-10y = السندات بعد التضخم، عشر سنوات
measure-freq-stocks-beat-bonds-10y = نسبة فترات السنوات العشر التي تفوّقت فيها الأسهم على السندات
measure-curve-10y-3m = عائد عشر سنوات بعد طرح عائد ثلاثة أشهر
measure-curve-10y-2y = عائد عشر سنوات بعد طرح عائد سنتين
measure-curve-share-inverted = نسبة الأشهر ذات المنحنى المعكوس
measure-curve-age = عمر بيانات المنحنى
measure-unemployment = البطالة
measure-unemployment-median = وسيط البطالة
measure-credit-spread = الفارق بين المدينين الضعفاء والأقوياء
measure-credit-spread-percentile = ذلك الفارق مقارنةً بماضيه
measure-pf-value = قيمة المحفظة
measure-pf-weight = الوزن في المحفظة
measure-pf-largest-weight = أكبر وزن
measure-pf-hhi = مجموع مربعات الأوزان
measure-pf-vol-36m = التقلبات السنوية للمحفظة
measure-pf-max-drawdown-36m = أعمق انخفاض للمحفظة خلال ثلاث سنوات
measure-pf-return-1y = عائد المحفظة، سنة واحدة
measure-pf-return-3y = العائد السنوي للمحفظة، ثلاث سنوات
measure-pf-mean-correlation = متوسط الارتباط بين مكونات المحفظة
measure-pf-priced-share = نسبة مكونات المحفظة التي لها أسعار

## What the engine says in the transcript.

floor-opened =
    تنعقد اللجنة بشأن «{ $title }». { $figures ->
        [zero] لا تضم غرفة البيانات أي رقم عن ذلك
        [one] تضم غرفة البيانات رقمًا واحدًا عن ذلك
        [two] تضم غرفة البيانات رقمين عن ذلك
        [few] تضم غرفة البيانات { $figures } أرقام عن ذلك
        [many] تضم غرفة البيانات { $figures } رقمًا عن ذلك
       *[other] تضم غرفة البيانات { $figures } رقم عن ذلك
    }، { $gaps ->
        [0] ولا تذكر أي ثغرة
        [one] وتذكر ثغرة واحدة
        [two] وتذكر ثغرتين
        [few] وتذكر { $gaps } ثغرات
        [many] وتذكر { $gaps } ثغرة
       *[other] وتذكر { $gaps } ثغرة
    }.
floor-taken = الكلمة الآن: { $seat }.
floor-votes =
    صوّت الجميع من دون أن يسمع بعضهم بعضًا: المؤيدون { $supports }، والمعارضون { $opposes }، والمحايدون { $neutral }. { $next ->
        [tier] لا استجواب في هذه الباقة؛ وتأتي الخلاصة بعد ذلك.
        [nobody] لا يوجد من يُسأل؛ وتأتي الخلاصة بعد ذلك.
       *[questions] باب الأسئلة مفتوح حول كل استنتاج على حدة.
    }
floor-question = إلى «{ $seat }» بشأن { $claim }: { $text }
floor-answer = إلى «{ $seat }»: { $text }
floor-silent = لا قول يُعتدّ به من «{ $seat }»: { $reason }.
floor-ruled =
    بشأن { $claim }: { $ruling ->
        [upheld] ثابت
        [weakened] أُضعف
        [refuted] دُحض
        [withdrawn] سُحب
        [unresolved] لم يُحسم
       *[other] { $ruling }
    }. { $reason }
floor-revised = نُقّحت المسودة: { $thesis }
red-team-pass = الفريق الأحمر يجيز المسودة.
red-team-revise = الفريق الأحمر يعيد المسودة للتنقيح.
red-team-reject = الفريق الأحمر يرفض المسودة.
red-team-unheard = تعذّر الاستماع إلى الفريق الأحمر ({ $reason })؛ وتُعدّ المسودة مرفوضة.
number-left-out = حُذف من النص رقم بلا مصدر.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] نعم، منحنى العائد الأمريكي معكوس وفق أحدث أرقامنا
        [partly] منحنى العائد الأمريكي معكوس جزئيًا وفق أحدث أرقامنا
       *[no] لا، منحنى العائد الأمريكي غير معكوس وفق أحدث أرقامنا
    }: عائد عشر سنوات ناقص عائد سنتين { $curve_10y_2y } ({ $date })، وناقص عائد ثلاثة أشهر { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] علامات الركود الأمريكي التي نتابعها تعطي تحذيرًا
        [partly] علامات الركود الأمريكي التي نتابعها متباينة
       *[no] علامات الركود الأمريكي التي نتابعها هادئة
    }: البطالة أعلى من أدنى مستوى في العام الماضي بمقدار { $sahm } ({ $date })؛ وخلال عام تغيرت الوظائف { $payrolls_12m } والدخل الحقيقي دون التحويلات { $income_12m }؛ وعائد عشر سنوات ناقص ثلاثة أشهر { $curve_10y_3m } ({ $other_date }).
first-savings = المدخرات التي تكسب أقل من { $infl_12m } في السنة تفقد قوتها الشرائية: هذا هو التضخم الأمريكي في الاثني عشر شهرًا حتى { $date }. دفعت أذون الخزانة الأمريكية لثلاثة أشهر { $bill_rate } ({ $other_date })، أي { $real_bill_rate } بعد التضخم. واحتفظ النقد بلا فائدة بنسبة { $purchasing_power_10y } من قوته الشرائية خلال عشر سنوات.
first-inflation = بلغ التضخم الأمريكي { $infl_12m } في الاثني عشر شهرًا حتى { $date }، و{ $core_infl_12m } دون الغذاء والطاقة؛ وخلال عشر سنوات { $infl_10y }.
first-jobs = بلغت البطالة الأمريكية { $unemployment } ({ $date })، مقابل وسيط { $unemployment_median }؛ وتغيرت الوظائف خلال عام { $payrolls_12m }.
first-rates = بلغ عائد سندات الخزانة الأمريكية لعشر سنوات { $long_rate } ({ $date })، أي { $real_long_rate } بعد تضخم العام الماضي؛ ودفعت أذون ثلاثة أشهر { $bill_rate } ({ $other_date })، أي { $real_bill_rate } بعد التضخم.
first-money = تغير المعروض النقدي الأمريكي M2 في العام حتى { $date } بنسبة { $m2_12m }، وبعد التضخم { $m2_real_12m }.
first-housing = في العام حتى { $date } تغير بدء بناء المساكن في الولايات المتحدة { $starts_12m } وتصاريح البناء { $permits_12m }؛ وتغيرت تكلفة السكن { $shelter_12m }. ليست لدينا أسعار المنازل.
first-dollar = مقابل عملات الشركاء التجاريين تغير الدولار في العام حتى { $date } بنسبة { $dollar_12m }؛ وكان أضعف في { $dollar_percentile } من أيام سلسلتنا.
first-growth = تغير الناتج الحقيقي الأمريكي خلال عام { $gdp_1y } ({ $date })؛ وتغيرت الوظائف { $payrolls_12m }، وبلغت البطالة { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] تفوق سعر { $name } على التضخم في أرقامنا، لكنها أقل من أن نسميه تحوطًا
       *[no] لم يواكب سعر { $name } التضخم في أرقامنا، وهي أقل من أن نحكم على دوره في التحوط
    }: من { $from } إلى { $to } تغير السعر { $gain_whole } وأسعار المستهلك الأمريكية { $infl_whole }؛ وكان أعمق هبوط في الاثني عشر شهرًا الأخيرة { $max_drawdown_1y }.
first-spot = بلغ سعر { $name } { $price } ({ $date })، بتغير { $return_1y } خلال عام؛ وكان أعمق هبوط في ذلك العام { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] لا تميل الأرقام إلى أي من الجانبين
        [up] يميل السجل الماضي إلى الصعود
       *[down] يميل السجل الماضي إلى الهبوط
    }: { $name } عند { $price } ({ $date })، مقابل وسيط { $level_median }؛ وكان أدنى في { $level_percentile } من الأشهر، وفي { $freq_neg } من الفترات الماضية الشبيهة بالأفق لم يرتفع.
first-accounts =
    { $balance ->
        [favourable] حسابات { $name } سليمة
        [unfavourable] حسابات { $name } ضعيفة
       *[mixed] حسابات { $name } سليمة في جوانب وضعيفة في أخرى
    }: في السنة المالية حتى { $date } بلغ هامش التشغيل { $operating_margin } ونمو المبيعات { $revenue_growth_1y } والنقد من العمليات { $cash_conversion } من صافي الربح والدين { $debt_to_equity } من حقوق الملكية.
first-compare =
    { $balance ->
        [favourable] وفق الحسابات يتقدم { $name } على { $other }
        [unfavourable] وفق الحسابات يتأخر { $name } عن { $other }
       *[mixed] وفق الحسابات يتقارب { $name } و{ $other }
    }: نمو المبيعات { $revenue_growth_1y } مقابل { $revenue_growth_1y_other }، وهامش التشغيل { $operating_margin } مقابل { $operating_margin_other }، والعائد على حقوق الملكية { $roe } مقابل { $roe_other }.

## How current the evidence is, by kind.

evidence-current = حداثة البيانات: { $kinds }.
current-accounts = الحسابات حتى { $date }
current-prices = أسعار الأسهم حتى { $date }
current-metals = المعادن والعملات المشفرة حتى { $date }
current-exchange = أسعار الصرف حتى { $date }
current-market = سوق الأسهم الأمريكية حتى { $date }
current-rates = أسعار الفائدة حتى { $date }
current-economy = بيانات الاقتصاد حتى { $date }
table-years = { $name }: السنوات المالية

## Claims on the economy, on short histories, and on several years.

claim-dollar = تغير الدولار خلال عام مقابل عملات الشركاء التجاريين { $dollar_12m }؛ وكان أضعف في { $dollar_percentile } من أيام السلسلة
wrong-dollar = يغير الدولار اتجاهه خلال عام.
claim-fall-year =
    كان أعمق هبوط في { $name } خلال عام { $max_drawdown_1y }{ $dated ->
        [yes] ، من { $from } إلى { $to }
       *[no] { "" }
    }، { $verdict ->
        [opposes] أكثر مما يمكن تحمله
       *[other] ضمن ما يمكن تحمله
    }
wrong-fall-year = يظهر تاريخ أطول هبوطًا على الجانب الآخر من الحد.
claim-swings-year = بلغ التقلب السنوي في { $name } خلال اثني عشر شهرًا { $vol_12m }
wrong-swings-year = يظهر تاريخ أطول تقلبًا بحجم آخر.
claim-sahm = متوسط البطالة في ثلاثة أشهر أعلى من أدنى مستوى في العام الماضي بمقدار { $sahm }
wrong-sahm = ترتفع البطالة في الأشهر المقبلة.
claim-inversion-record = في { $jobs_after_inversion } من الأشهر التي كان المنحنى فيها معكوسًا كانت البطالة أعلى بوضوح بعد عام ونصف، مقابل { $jobs_after_any } من جميع الأشهر
wrong-inversion-record = يمر الانعكاس التالي دون ارتفاع البطالة.
claim-growth-5y =
    خلال خمس سنوات تغيرت مبيعات { $name } { $revenue_growth_5y }{ $more ->
        [yes] ، وربح السهم { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = جاء النمو من عملية شراء أو من سنة جيدة واحدة.
claim-bill-real = دفعت أذون الخزانة الأمريكية لثلاثة أشهر { $bill_rate }، أي { $real_bill_rate } بعد التضخم
wrong-bill-real = تتغير الفائدة القصيرة أو التضخم بأكثر من نقطة.
claim-payrolls = تغيرت الوظائف الأمريكية خلال اثني عشر شهرًا { $payrolls_12m }
wrong-payrolls = تُراجع الأرقام أو تنعكس خلال أشهر.
claim-output = تغير الناتج الحقيقي الأمريكي خلال عام { $gdp_1y }
wrong-output = تسير الفصول المقبلة في الاتجاه الآخر.
claim-money =
    تغير المعروض النقدي الأمريكي M2 خلال عام { $m2_12m }، وبعد التضخم { $m2_real_12m }{ $more ->
        [yes] ؛ وتغيرت قروض البنوك للشركات { $loans_12m }
       *[no] { "" }
    }
wrong-money = ينتقل المال إلى أشكال لا يحسبها M2.
claim-housing =
    تغير بدء بناء المساكن في الولايات المتحدة خلال عام { $starts_12m } وتصاريح البناء { $permits_12m }{ $more ->
        [yes] ؛ وتغيرت تكلفة السكن { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = يفسر شتاء معتدل أو قاس هذا الفرق.
claim-purchasing-power = احتفظ الدولار بنسبة { $purchasing_power_10y } مما كان يشتريه قبل عشر سنوات
wrong-purchasing-power = تنخفض الأسعار في السنوات العشر المقبلة.
claim-hedge = تغير سعر { $name } { $gain_whole }، وأسعار المستهلك الأمريكية في الأشهر نفسها { $infl_whole }
wrong-hedge = يتأخر على مدى أطول عن أسعار المستهلك.
claim-level = وسيط { $name } في السلسلة كلها { $level_median }؛ وكان أدنى من الآن في { $level_percentile } من الأشهر
wrong-level = لم يعد الوسيط القديم مناسبًا لأن أسعار البلدين تباعدت.

## Measures of the above.

measure-vol-12m = التقلب السنوي، اثنا عشر شهرًا
measure-gain-whole = التغير منذ بداية السلسلة
measure-infl-whole = التضخم في الأشهر نفسها
measure-correlation-12m = الارتباط، اثنا عشر شهرًا
measure-level-median = سعر الصرف الوسيط
measure-level-percentile = سعر الصرف مقارنة بماضيه
measure-core-infl-12m = التضخم دون الغذاء والطاقة
measure-shelter-12m = تغير تكلفة السكن
measure-payrolls-12m = تغير الوظائف
measure-income-12m = تغير الدخل الحقيقي
measure-m2-12m = تغير المعروض النقدي M2
measure-m2-real-12m = تغير M2 بعد التضخم
measure-starts-12m = تغير بدء بناء المساكن
measure-permits-12m = تغير تصاريح البناء
measure-loans-12m = تغير قروض الشركات
measure-gdp-1y = تغير الناتج الحقيقي
measure-bill-rate = عائد أذون ثلاثة أشهر
measure-real-bill-rate = عائد الأذون ناقص التضخم
measure-purchasing-power-10y = القوة الشرائية الباقية بعد عشر سنوات
measure-sahm = البطالة فوق أدنى مستوى في العام
measure-jobs-after-inversion = انعكاسات تلاها ارتفاع البطالة
measure-jobs-after-any = أشهر تلاها ارتفاع البطالة
measure-dollar-12m = تغير الدولار الواسع
measure-dollar-percentile = الدولار الواسع مقارنة بماضيه
measure-sp-long-rate = عائد عشر سنوات في ذلك الشهر
measure-revenue-growth-5y = نمو المبيعات، خمس سنوات
measure-eps-growth-5y = نمو ربح السهم، خمس سنوات
measure-cash = النقد والأوراق المالية القصيرة
measure-debt = الدين
measure-dividends = التوزيعات المدفوعة
measure-buybacks = الأسهم المعاد شراؤها
measure-dividends-per-share = توزيعات السهم
measure-shares-diluted = الأسهم المخففة
measure-public-float = قيمة الأسهم في أيدي الجمهور
