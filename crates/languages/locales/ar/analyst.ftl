# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (كما في { $dates }).
surroundings = للسياق: { $text }
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
dissent =
    { $stance ->
        [supports] رأي أكثر إيجابية ({ $seat }): { $claim }
       *[opposes] رأي أكثر سلبية ({ $seat }): { $claim }
    }

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
mandate-valuation = السعر مقارنةً بتاريخه وبالسندات.
mandate-market = كيف تحرّك السعر.
mandate-macro = التضخم وأسعار الفائدة وحال الاقتصاد.
mandate-industry = مدى قوة الشركة أمام منافسيها وعملائها.
mandate-allocation = كيف تتحرك أجزاء المحفظة معًا.
mandate-risk = ما الذي يمكن خسارته، وكم، وكم مرة، مقارنةً بما تستطيع تحمّله.
mandate-red-team = يهاجم المسودة: الرأي المعاكس، والبيانات القديمة، ورقم واحد يُبنى عليه أكثر مما يحتمل.
lens-chair = ما تؤيده الأدلة في مجموعها
lens-fundamentals = المبيعات والهوامش والنقد والديون
lens-valuation = السعر مقارنةً بالأرباح وبتاريخه وبالسندات
lens-market = العوائد والاتجاه والتداول
lens-macro = التضخم والفائدة والوظائف
lens-industry = القدرة على التسعير والحاجة إلى الاستثمار
lens-allocation = الأوزان وكيف تتحرك الأجزاء معًا
lens-risk = الانخفاضات والتقلبات وتكرار الخسارة
lens-red-team = كيف يمكن أن يكون هذا الرأي خاطئًا
needs-fundamentals = القوائم المالية السنوية
needs-valuation = الأسعار والقوائم المالية
needs-market = الأسعار اليومية
needs-macro = التضخم وأسعار الفائدة
needs-industry = القوائم المالية السنوية
needs-allocation = مكونات المحفظة والأسعار اليومية
needs-risk = الأسعار اليومية
task-title = { $seat }: { $name }
task-instructions = { $mandate } كل رقم مأخوذ من مصدر مؤرَّخ، وما ينقص يُذكر.
task-acceptance = قول واحد على الأقل مع أرقامه، أو بيان ما ينقص لذلك.

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
thinking-nothing = قيد النظر: { $lens }. ليست لدينا أرقام عن ذلك.
thinking-builds-on = يستند هذا إلى نتيجة سابقة: { $first }
caveat-stale = عمر هذه الأرقام { $age }.
caveat-surroundings = جزء من هذا معلومات عن السياق فقط.
caveat-overlap = الفترات الماضية متداخلة، فالفترات المستقلة فعلًا أقل مما يبدو.
nothing = من هذه الزاوية ليست لدينا أرقام للحكم على { $name }.
no-guess = وما زاد على ذلك تخمين.
wrong-nothing = تتوفر البيانات الناقصة.
missing-fundamentals = ليست لدينا قوائم مالية عن { $name }.
missing-valuation = ليس لدينا سعر يُقارن بالأرباح عن { $name }.
missing-market = ليست لدينا أسعار عن { $name }.
missing-risk = ليست لدينا أسعار عن { $name }.
missing-macro = ليست لدينا بيانات عن التضخم أو أسعار الفائدة.
missing-industry = ليست لدينا قوائم مالية تُظهر موقع { $name } في قطاعها.
missing-allocation = ليست لدينا أوزان مقتنياتك وأسعارها.

## Market and Technicals.

claim-year =
    خلال عام حتى { $dates }، { $return_1y_way ->
        [down] انخفضت
       *[up] ارتفعت
    } قيمة { $name } بنسبة { $return_1y_size }{ $more ->
        [yes] ، وخلال خمسة أعوام { $return_5y_way ->
            [down] انخفضت
           *[up] ارتفعت
        } بنسبة { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = تُظهر أسعار أحدث عكس ذلك خلال اثني عشر شهرًا.
claim-momentum =
    باستثناء الشهر الأخير، { $momentum_12_1_way ->
        [down] انخفضت
       *[up] ارتفعت
    } قيمة { $name } بنسبة { $momentum_12_1_size } خلال عام حتى { $dates }.
wrong-momentum = ينعكس اتجاه السعر في الأشهر المقبلة.
claim-trend =
    كان سعر { $name } { $trend_way ->
        [down] أدنى
       *[up] أعلى
    } من متوسط { $daily ->
        [yes] 200 يوم
       *[no] عشرة أشهر
    } بنسبة { $trend_size } ({ $dates }).
wrong-trend = يقطع السعر هذا المتوسط.
claim-below-high = كان سعر { $name } أدنى من ذروته في { $from } بنسبة { $drawdown_now_size } ({ $dates }).
wrong-below-high = كانت الذروة السابقة فقاعة ولا يعود السعر إليها.
claim-real-return =
    بعد التضخم، { $real_return_5y_way ->
        [down] خسرت
       *[up] ربحت
    } قيمة { $name } نسبة { $real_return_5y_size } خلال خمسة أعوام حتى { $dates }.
wrong-real-return = تسلك الأسعار أو التضخم مسارًا آخر في الأعوام الخمسة المقبلة.
claim-volume = خلال شهر حتى { $dates }، بلغ التداول في { $name } ما يعادل { $volume_ratio } من متوسط العام.
wrong-volume = يوم واحد من التداول الكثيف يفسّر الفرق.

## Risk Officer.

claim-fall =
    خلال ثلاثة أعوام حتى { $dates }، بلغ أكبر هبوط في قيمة { $name } نسبة { $max_drawdown_36m_size }{ $dated ->
        [yes] { " " }(من { $from } إلى { $to })
       *[no] { "" }
    }. وهذا { $verdict ->
        [opposes] أكثر مما
       *[other] ضمن ما
    } يسمح به تحمّلك للمخاطر.
wrong-fall = هبوط لاحق أعمق أو أخف بوضوح.
claim-loss-frequency =
    من { $since } إلى { $dates }، انتهت { $freq_neg } من كل الفترات (مدتها: { $horizon }) مع { $name } بخسارة{ $real ->
        [yes] { " " }بعد التضخم
       *[no] { "" }
    }.
wrong-loss-frequency = عند احتساب أعوام أحدث تكون الخسائر أكثر أو أقل شيوعًا بوضوح.
claim-swings = خلال ثلاثة أعوام حتى { $dates }، تأرجحت قيمة { $name } عادةً بنسبة { $vol_36m }.
wrong-swings = تُظهر فترة أطول أو أحدث تأرجحات أكبر أو أصغر بكثير.
claim-best-days =
    من { $since } إلى { $dates }، { $return_all_way ->
        [down] خسرت
       *[up] ربحت
    } قيمة { $name } نسبة { $return_all_size }. ومن دون أفضل عشرة أيام { $return_all_less_best_10_way ->
        [down] تكون الخسارة
       *[up] يكون الربح
    } { $return_all_less_best_10_size }.
wrong-best-days = تتوزع الأيام الجيدة بانتظام أكبر من الماضي.
claim-beta =
    خلال ثلاثة أعوام حتى { $dates }، كلما تحركت السوق الأمريكية واحدًا في المئة تحرك سعر { $name } في المتوسط { $beta_36m } في المئة{ $more ->
        [yes] { " " }(الارتباط: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = تغيّر الصلة بالسوق مع تغيّر النشاط.
claim-interest = في السنة المالية المنتهية في { $dates }، غطّى الربح التشغيلي لشركة { $name } الفوائد { $interest_coverage } مرة.
wrong-interest = الاضطرار إلى تجديد الديون بفائدة أعلى بكثير.
claim-debt = بلغت نسبة ديون { $name } إلى حقوق ملكيتها { $debt_to_equity } ({ $dates }).
wrong-debt = استحواذ أو شطب أو إعادة شراء أسهم يغيّر الديون أو حقوق الملكية.
claim-worst =
    أعمق هبوط مسجَّل في قيمة { $name } هو { $max_drawdown_all_size }{ $dated ->
        [yes] { " " }(من { $from } إلى { $to })
       *[no] { "" }
    }، بأسعار حتى { $dates }. ويمكن أن يتكرر هبوط كهذا.
wrong-worst = تُظهر أسعار أقدم أو أحدث هبوطًا أعمق.
claim-portfolio-fall =
    خلال ثلاثة أعوام حتى { $dates }، بلغ أكبر هبوط في مقتنياتك مجتمعةً نسبة { $pf_max_drawdown_36m_size }{ $dated ->
        [yes] { " " }(من { $from } إلى { $to })
       *[no] { "" }
    }. وهذا { $verdict ->
        [opposes] أكثر مما
       *[other] ضمن ما
    } يسمح به تحمّلك للمخاطر.
wrong-portfolio-fall = هبوط لاحق أعمق أو أخف بوضوح.
claim-portfolio-swings = خلال ثلاثة أعوام حتى { $dates }، تأرجحت مقتنياتك مجتمعةً عادةً بنسبة { $pf_vol_36m }.
wrong-portfolio-swings = يزداد تأرجح المكونات أو تحركها معًا.

## Fundamentals.

claim-growth =
    في السنة المالية المنتهية في { $dates }، { $revenue_growth_1y_way ->
        [down] انخفضت
       *[up] ارتفعت
    } مبيعات { $name } بنسبة { $revenue_growth_1y_size }{ $more ->
        [yes] ، وخلال عامين { $revenue_growth_2y_way ->
            [down] انخفضت
           *[up] ارتفعت
        } بنسبة { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = يُظهر التقرير السنوي المقبل عكس ذلك.
claim-margin =
    في السنة المالية المنتهية في { $dates }، بلغ{ $operating_margin_way ->
        [down] ت الخسارة التشغيلية
       *[up] { " " }الربح التشغيلي
    } لشركة { $name } نسبة { $operating_margin_size } من المبيعات{ $more ->
        [yes] ، و{ $net_margin_way ->
            [down] الخسارة الصافية
           *[up] الربح الصافي
        } { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = ترتفع التكاليف أسرع من الأسعار عامين متتاليين.
claim-margin-change =
    في السنة المالية المنتهية في { $dates }، { $operating_margin_change_1y_way ->
        [down] انخفض
       *[up] ارتفع
    } هامش التشغيل لشركة { $name } بمقدار { $operating_margin_change_1y_size }.
wrong-margin-change = تكلفة أو ربح لمرة واحدة يفسّر التغيّر.
claim-capital =
    في السنة المالية المنتهية في { $dates }، { $roic_way ->
        [down] خسرت
       *[up] ربحت
    } شركة { $name } نسبة { $roic_size } على رأس المال المستثمر{ $more ->
        [yes] ، و{ $roe_way ->
            [down] خسرت
           *[up] ربحت
        } { $roe_size } على حقوق الملكية
       *[no] { "" }
    }.
wrong-capital = يدفع منافسون جدد العوائد نحو تكلفة رأس المال.
claim-equity =
    في السنة المالية المنتهية في { $dates }، { $roe_way ->
        [down] خسرت
       *[up] ربحت
    } شركة { $name } نسبة { $roe_size } على حقوق الملكية{ $more ->
        [yes] ، و{ $roa_way ->
            [down] خسرت
           *[up] ربحت
        } { $roa_size } على الأصول
       *[no] { "" }
    }.
wrong-equity = العائد ناتج عن الديون أو عن حقوق ملكية صغيرة جدًا، والنشاط نفسه يربح أقل.
claim-cash = في السنة المالية المنتهية في { $dates }، بلغت نسبة النقد من التشغيل إلى صافي الربح لدى { $name } ما قدره { $cash_conversion }.
wrong-cash = ينخفض النقد من التشغيل عن صافي الربح.
claim-free-cash =
    في السنة المالية المنتهية في { $dates }، وبعد الاستثمار، { $fcf_margin_way ->
        [down] استهلكت
       *[up] احتفظت
    } شركة { $name } { $fcf_margin_way ->
        [down] نقدًا
       *[up] بنقد
    } يعادل { $fcf_margin_size } من مبيعاتها{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = تضطر الشركة إلى استثمار المزيد للحفاظ على موقعها فقط.
claim-net-debt =
    بلغت نسبة صافي { $net_debt_to_operating_income_way ->
        [down] النقد
       *[up] الدين
    } لدى { $name } إلى ربح تشغيلي لعام واحد { $net_debt_to_operating_income_size } ({ $dates }).
wrong-net-debt = تظهر حاجة إلى النقد في مكان آخر أو ترتفع الديون.
claim-shares =
    في السنة المالية المنتهية في { $dates }، { $shares_change_1y_way ->
        [down] انخفض
       *[up] ارتفع
    } عدد أسهم { $name } بنسبة { $shares_change_1y_size }.
wrong-shares = تُصدر أسهم جديدة لاستحواذ أو للموظفين.
claim-market-earnings =
    خلال عشرة أعوام حتى { $dates }، { $sp_real_earnings_growth_10y_way ->
        [down] انخفضت
       *[up] نمت
    } أرباح الشركات الأمريكية بنسبة { $sp_real_earnings_growth_10y_size } بعد التضخم.
wrong-market-earnings = تمحو الأعوام المقبلة هذا التغيّر.
claim-market-payout = وزّعت الشركات الأمريكية { $sp_payout } من أرباحها ({ $dates }).
wrong-market-payout = تنخفض الأرباح بينما تبقى التوزيعات كما هي.
claim-market-dividend = بلغ عائد توزيعات الأسهم الأمريكية { $sp_dividend_yield }، وعائد السندات الحكومية لعشر سنوات { $sp_long_rate } ({ $dates }).
wrong-market-dividend = تعيد الشركات بإعادة شراء الأسهم أكثر مما توزّعه.

## Valuation.

claim-own-history = بلغ مكرر ربحية سهم { $name } ما قدره { $pe }، مقابل مستوى معتاد { $pe_median } ({ $dates }). وكان أرخص في { $pe_percentile } من الأعوام المسجّلة.
wrong-own-history = تلحق الأرباح بالسعر من دون أن ينخفض.
claim-earnings-yield =
    بلغت أرباح { $name } نسبة { $earnings_yield } من سعر السهم{ $more ->
        [yes] { " " }(مكرر الربحية { $pe })
       *[no] { "" }
    }، وعائد السندات الحكومية لعشر سنوات { $long_rate } ({ $dates }).
wrong-earnings-yield = تتحرك عوائد السندات إلى حد يقلب المقارنة.
claim-cash-yield = بلغ التدفق النقدي الحر لشركة { $name } نسبة { $fcf_yield } من سعر السهم ({ $dates }).
wrong-cash-yield = كان التدفق النقدي في ذلك العام استثناءً.
claim-against-market = قياسًا بالأرباح، بلغت نسبة سعر سهم { $name } إلى السوق الأمريكية { $pe_to_market } ({ $dates }).
wrong-against-market = تنمو الأرباح بسرعة تكفي لتبرير السعر.
claim-float = بلغت نسبة قيمة أسهم { $name } الحرة التداول إلى صافي الربح السنوي { $float_to_earnings } ({ $dates }).
wrong-float = تغيّر سعر السهم كثيرًا منذ ذلك الحين.
claim-market-cape = بلغت نسبة سعر الأسهم الأمريكية إلى متوسط أرباح عشرة أعوام { $cape }، مقابل مستوى معتاد { $cape_median } ({ $dates }). وكانت أرخص في { $cape_percentile } من الأشهر منذ 1881.
wrong-market-cape = تلحق الأرباح بالسعر من دون أن ينخفض.
claim-market-after =
    بعد بدايات لا تقل غلاءً عن هذه، { $after_cape_median_10y_way ->
        [down] خسرت
       *[up] ربحت
    } الأسهم الأمريكية عادةً { $after_cape_median_10y_size } بعد التضخم خلال عشرة أعوام. ومنذ 1871 ربحت في المتوسط { $sp_real_return_all } (بيانات حتى { $dates }).
wrong-market-after = البدايات الغالية القليلة في الماضي متداخلة وقد لا تشبه هذه.
claim-market-excess =
    كان عائد أرباح الأسهم الأمريكية { $excess_cape_yield_way ->
        [down] أقل
       *[up] أكثر
    } من عائد السندات الحكومية بعد التضخم بمقدار { $excess_cape_yield_size } ({ $dates }).
wrong-market-excess = تتغيّر عوائد السندات بعد التضخم كثيرًا.

## Industry.

claim-pricing-power =
    في السنة المالية المنتهية في { $dates }، بلغ الهامش الإجمالي لشركة { $name } نسبة { $gross_margin }، وهذا دليل على قدرة { $verdict ->
        [supports] قوية
        [opposes] محدودة
       *[neutral] متوسطة
    } على فرض الأسعار.
wrong-pricing-power = يعرض منافس الشيء نفسه بسعر أقل ويكسب العملاء.
claim-investment = في السنة المالية المنتهية في { $dates }، استثمرت شركة { $name } نسبة { $capex_to_revenue } من مبيعاتها في المنشآت والمعدات.
wrong-investment = تضطر الشركة إلى تعويض استثمارات مؤجلة.
claim-research = في السنة المالية المنتهية في { $dates }، أنفقت شركة { $name } نسبة { $rd_to_revenue } من مبيعاتها على البحث والتطوير.
wrong-research = لا يثمر الإنفاق منتجًا ناجحًا.

## Macro and Rates.

claim-inflation =
    { $infl_12m_way ->
        [down] انخفضت
       *[up] ارتفعت
    } أسعار المستهلك الأمريكية بنسبة { $infl_12m_size } خلال عام حتى { $dates }، وبنسبة { $infl_10y } خلال عشرة أعوام.
wrong-inflation = أرقام تضخم أحدث تختلف بأكثر من نقطة.
claim-real-rate =
    بعد التضخم، { $real_long_rate_way ->
        [down] خسرت
       *[up] ربحت
    } السندات الحكومية الأمريكية لعشر سنوات { $real_long_rate_size } ({ $dates }).
wrong-real-rate = يختلف التضخم المقبل عن تضخم العام الماضي.
claim-rate-change =
    { $long_rate_change_12m_way ->
        [down] انخفض
       *[up] ارتفع
    } عائد السندات الحكومية الأمريكية لعشر سنوات بمقدار { $long_rate_change_12m_size } خلال اثني عشر شهرًا إلى { $long_rate } ({ $dates }). ووسيطه الطويل الأجل { $long_rate_median }.
wrong-rate-change = ينعكس اتجاه العائد ضمن أفقك الزمني.
claim-curve =
    كان عائد السندات الحكومية الأمريكية لعشر سنوات { $curve_10y_3m_way ->
        [down] أقل
       *[up] أكثر
    } من عائد أذون ثلاثة أشهر بمقدار { $curve_10y_3m_size } ({ $dates }){ $more ->
        [yes] . وكانت العوائد القصيرة أعلى من الطويلة في { $curve_share_inverted } من الأشهر
       *[no] { "" }
    }.
wrong-curve = تتبادل العوائد القصيرة والطويلة مكانيهما.
claim-credit = دفعت الشركات الأمريكية الأضعف على ديونها { $credit_spread } أكثر من الحكومة ({ $dates }). وكانت الفجوة أصغر في { $credit_spread_percentile } من الأشهر.
wrong-credit = يتراجع المقرضون وتتسع الفجوة.
claim-jobs = بلغت البطالة الأمريكية { $unemployment } ({ $dates })، مقابل وسيط طويل الأجل { $unemployment_median }.
wrong-jobs = ارتفاع البطالة بمقدار نصف نقطة خلال سنة.

## Allocation.

claim-stocks-bonds =
    خلال عشرة أعوام حتى { $dates }، { $sp_real_return_10y_way ->
        [down] خسرت
       *[up] ربحت
    } الأسهم الأمريكية { $sp_real_return_10y_size } بعد التضخم، و{ $bond_real_return_10y_way ->
        [down] خسرت
       *[up] ربحت
    } السندات الحكومية { $bond_real_return_10y_size }.
wrong-stocks-bonds = انعكاس الترتيب في السنوات العشر التالية، كما حدث من قبل.
claim-stocks-ahead = تفوّقت الأسهم الأمريكية على السندات في { $freq_stocks_beat_bonds_10y } من فترات عشرة الأعوام من 1871 إلى { $dates }.
wrong-stocks-ahead = الفترات متداخلة، فالمستقلة منها أقل بكثير.
claim-worst-decade =
    في أسوأ عشرة أعوام، { $sp_real_return_10y_worst_way ->
        [down] خسرت
       *[up] ربحت
    } الأسهم الأمريكية { $sp_real_return_10y_worst_size } بعد التضخم (بيانات حتى { $dates }).
wrong-worst-decade = كان المزج مع السندات سيخفف الخسارة.
claim-concentration =
    أكبر مقتنياتك { $pf_largest_weight } من محفظتك{ $more ->
        [yes] ؛ ومؤشر التركّز { $pf_hhi }، حيث 1 يعني أصلًا واحدًا
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = مقتنيات لم تذكرها تغيّر الأوزان.
claim-together = خلال ثلاثة أعوام حتى { $dates }، بلغ متوسط ارتباط مقتنياتك { $pf_mean_correlation }، حيث 1 يعني التحرك معًا تمامًا.
wrong-together = في الهبوط المقبل تتحرك معًا أكثر من قبل.
claim-portfolio-return =
    بهذه الأوزان، { $pf_return_3y_way ->
        [down] خسرت
       *[up] ربحت
    } محفظتك { $pf_return_3y_size } خلال ثلاثة أعوام حتى { $dates }{ $more ->
        [yes] ، و{ $pf_return_1y_way ->
            [down] خسرت
           *[up] ربحت
        } { $pf_return_1y_size } في آخرها
       *[no] { "" }
    }.
wrong-portfolio-return = تسلك الأعوام الثلاثة المقبلة مسارًا آخر.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = هل هذه الحركة أكثر من مصادفة، والسعر يتقلب بهذا القدر في سنة عادية؟
ask-long-return = هل تقول خمس سنوات ما تقوله سنة واحدة؟
ask-trend-turn = هل قلبت الأشهر الثلاثة الأخيرة الاتجاه؟
ask-recovering = هل ما زال السعر ينخفض أم يتعافى؟
ask-from-high = هل يدل القرب من القمة على مدى الانخفاض الممكن؟
ask-best-days = هل يقوم العائد على أيام قليلة؟
ask-halves = هل قال النصف الأول من السجل الشيء نفسه؟
ask-calm-now = هل كانت السنة الأخيرة مثل السنوات الثلاث معًا؟
ask-whole-record = هل السنوات الأخيرة مقياس صحيح لما يمكن خسارته؟
ask-recovered = هل عُوّض هذا الانخفاض بعد ذلك؟
ask-tied = هل يتحرك مع السوق بما يكفي ليكون لبيتا معنى؟
ask-worst-decade = هل تدل نسبة الخسائر على مدى شدة الخسارة الممكنة؟
ask-covered = هل يغطي الدخل التشغيلي الفوائد؟
ask-owed = هل يقول الدين بعد طرح النقد الشيء نفسه؟
ask-per-share = هل وصل ذلك إلى مالك السهم أيضًا؟
ask-long-growth = هل كانت هذه السنة هي القاعدة أم الاستثناء؟
ask-borrowed = هل العائد مكتسب أم ناتج عن الدين؟
ask-in-cash = هل يصل الربح نقدًا؟
ask-slipping = هل الهامش في ارتفاع أم في انخفاض؟
ask-selling-less = هل ارتفع الهامش لمجرد أن المبيعات أقل؟
ask-selling-more = هل الهامش الأدنى ثمن للنمو؟
ask-invested = هل يستهلك الاستثمار النقد؟
ask-with-debt = هل أُعيد شراء الأسهم بالدين؟
ask-burden = هل تستطيع الشركة دفع ما يحين أجله؟
ask-kept = كم يبقى منه دخلًا تشغيليًا؟
ask-paying-off = هل يغطي النمو ثمن الاستثمار؟
ask-cheap-why = هل السعر رخيص لأن الربح ينخفض؟
ask-growth-pays = هل يبرر النمو السعر؟
ask-deserved = هل يبرر العائد على رأس المال السعر؟
ask-rates-explain = هل تفسّر أسعار الفائدة سعر الأسهم؟
ask-dear = هل هذا محسوب أصلًا في سعر الأسهم؟
ask-dear-too = هل يقول ماضي السوق الشيء نفسه؟
ask-last-decade = هل سارت السنوات العشر الأخيرة على هذا النمط؟
ask-in-buybacks = هل التوزيعات منخفضة لأن الربح يُحتفظ به لإعادة الشراء والنمو؟
ask-core = هل تقول الأسعار من دون الغذاء والطاقة الشيء نفسه؟
ask-other-curve = هل يقول الطرف الآخر من المنحنى الشيء نفسه؟
ask-rate-level = هل الفائدة بعد التضخم مرتفعة بما يكفي لتؤثر؟
ask-real-rate = هل ما زالت الفائدة تتحرك؟
ask-jobs-agree = هل يقول التوظيف الشيء نفسه؟
ask-output-agrees = هل يقول الإنتاج الشيء نفسه؟
ask-real-terms = هل الأمر كذلك بعد التضخم؟
ask-credit-jobs = هل تقول البطالة الشيء نفسه؟
ask-as-a-whole = كم تتقلب المحفظة كلها؟
ask-together = هل تنخفض الحيازات في الوقت نفسه؟
ask-on-the-way = كم كان عمق الانخفاضات على الطريق؟
ask-last-year = هل تقول السنة الأخيرة الشيء نفسه؟
ask-sides = { $figure }: { $values }. هل { $name } في المقدمة هنا أيضًا؟
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). هل تمكن المقارنة بينهما؟
ask-survivors = الشركات التي فشلت ليس لها مثل هذا السجل. هل هذا أكثر من قصة شركة صمدت؟
ask-base-rate = هذه نسبة الفترات بهذا الطول التي انتهت بلا ربح. فماذا يضيف السعر الأخير؟
answer-not-mine = هذا الاستنتاج ليس لنا.
answer-withdraw = الرقم الذي يقوم عليه هذا الاستنتاج غير موجود في بياناتنا. يُسحب الاستنتاج.
answer-as-quoted = الرقم منقول كما ورد في بياناتنا. الاستنتاج قائم.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. الأرقام تؤيده. الاستنتاج قائم.
        [refuted] { $figure }: { $other }. الأرقام تناقضه. يُسحب الاستنتاج.
       *[weakened] { $figure }: { $other }. الأرقام تؤيده جزئيًا فقط. يقل وزن الاستنتاج.
    }
answer-longer =
    { $outcome ->
        [holds] في الفترة الأخرى كان الرقم { $other }، وهو يقول ما يقوله { $value }. الاستنتاج قائم.
        [refuted] في الفترة الأخرى كان الرقم { $other } وليس { $value }. يُسحب الاستنتاج.
       *[weakened] في الفترة الأخرى كان الرقم { $other }، وهو أقل وضوحًا من { $value }. يقل وزن الاستنتاج.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. بجانب { $other }، الرقم { $value } أكبر من أن يكون مصادفة. الاستنتاج قائم.
        [refuted] { $figure }: { $other }. بجانب { $other }، قد يكون { $value } مجرد مصادفة. يُسحب الاستنتاج.
       *[weakened] { $figure }: { $other }. بجانب { $other }، قد يكون { $value } مصادفة في جزء منه. يقل وزن الاستنتاج.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. لا: { $other } لا يفسّر { $value }. الاستنتاج قائم.
        [refuted] { $figure }: { $other }. نعم: { $other } يفسّر { $value }. يُسحب الاستنتاج.
       *[weakened] { $figure }: { $other }. جزئيًا: { $other } يفسّر بعضًا من { $value }. يقل وزن الاستنتاج.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. يصمد { $value } بجانب { $other }. الاستنتاج قائم.
        [refuted] { $figure }: { $other }. { $other } أثقل وزنًا من { $value }. يُسحب الاستنتاج.
       *[weakened] { $figure }: { $other }. يجب ذكر { $other } بجانب { $value }. يقل وزن الاستنتاج.
    }
answer-sides =
    { $outcome ->
        [holds] نعم: { $values }. الاستنتاج قائم.
        [refuted] لا: { $values }. يُسحب الاستنتاج.
       *[weakened] ليس بوضوح: { $values }. يقل وزن الاستنتاج.
    }
answer-dates = لا: التاريخان { $date } و{ $other_date } متباعدان جدًا. يُسحب الاستنتاج.
answer-survivors = لا تُظهر { $other } عن المدة كلها إلا شركة صمدت. يقل وزن الاستنتاج.
ruling-upheld = الأرقام تؤيده. الاستنتاج قائم.
ruling-weakened = الأرقام تؤيده جزئيًا فقط. يقل وزن الاستنتاج.
ruling-withdrawn = الأرقام تناقضه. لا يُحتسب الاستنتاج.
ruling-unresolved = لم يُجب أحد. يقل وزن الاستنتاج.

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
thesis-macro = هذه أحدث أرقامنا عن { $name }.
thesis-no-side = تصف الأرقام بشأن { $name } الوضع كما هو، ولا تشير إلى أي من الاتجاهين.
thesis-nothing = لدينا بيانات قليلة جدًا عن { $name } للحكم عليه.
thesis-around = ما يمكن قوله هو الآتي: { $text }
thesis-for = أقوى نقطة مؤيدة: { $text }
thesis-against = أقوى نقطة معارضة: { $text }
thesis-taken-back = لا نبدي رأيًا: أرقامنا أقدم من أفقك الزمني أو لا يمكن الوثوق بها. وقد أظهرت: { $thesis }
change-newer = أرقام أحدث من هذا التاريخ: { $date }.
change-gaps = بيانات تسد هذه الثغرة: { $gap }
change-above = { $figure }: الارتفاع فوق { $bound } (آخر رقم { $value }).
change-below = { $figure }: الانخفاض دون { $bound } (آخر رقم { $value }).
change-next = ما يلزم فحصه بعد ذلك: { $figure }. آخر رقم { $value }، وبعد { $bound } لا يعود الاستنتاج قائمًا.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = هبوط بعمق أسوأ هبوط مسجَّل في قيمة { $name }: { $worst_size } (أسعار حتى { $date }).
risk-fall-softened = حصة صغيرة بما يكفي لتجاوز هبوط كهذا، ووقت للانتظار.
risk-fall-sign = يهبط السعر من آخر ذروة أكثر مما يسمح به تحمّلك للمخاطر.
risk-debt = تبلغ نسبة صافي دين { $name } إلى ربح تشغيلي لعام واحد { $debt }، ولا بد من تجديده.
risk-debt-softened = آجال طويلة ودخل مستقر.
risk-debt-sign = تلتهم الفوائد جزءًا متزايدًا من الربح التشغيلي.
risk-concentration = أكبر مقتنياتك { $largest } من محفظتك. فإذا هبطت هبطت المحفظة معها.
risk-concentration-softened = مقتنيات أكثر تتحرك مستقلةً بعضها عن بعض.
risk-concentration-sign = تهبط أكبر المقتنيات ولا تهبط البقية.
risk-rates = ترتفع العوائد كثيرًا فوق { $rate } ({ $date })، فتقل قيمة الأرباح المقبلة.
risk-rates-softened = أرباح تنمو مع الأسعار، وديون قليلة.
risk-rates-sign = يرتفع عائد عشر السنوات أكثر من نقطة خلال عام.
risk-against = تكون أقوى حجة معاكسة هي الحاسمة. { $text }
risk-against-softened = لا تعتمد على هذا الرأي إلا بقدر ما تدعمه أرقام أحدث.
risk-against-sign = تؤكد أرقام أحدث هذه النقطة.
risk-old = تغيّرت الأحوال منذ نهاية أرقامنا (عمر البيانات: { $age }).
risk-old-softened = أضف بيانات حديثة قبل الاعتماد على هذا.
risk-old-sign = تشير أرقام أحدث إلى الاتجاه الآخر.
risk-gaps = تنقص بيانات مهمة، فقد يبقى خطر غير مرئي.
risk-gaps-softened = أضف أولًا البيانات الناقصة المذكورة أولًا.
risk-gaps-sign = تغيّر بيانات جديدة النتيجة.
risk-objection = يتبيّن أن اعتراض الفريق الأحمر صحيح. { $text }
risk-objection-softened = تحقق من هذه النقطة أولًا عند ورود أرقام أحدث.
risk-objection-sign = تدعم أرقام أحدث الاعتراض.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] خسرت الأسهم الأمريكية بعد التضخم في { $lost } من كل الفترات (مدتها: { $horizon }) منذ { $since }.
        [mix] خسر مزيج { $name } بعد التضخم في { $lost } من كل الفترات (مدتها: { $horizon }) منذ { $since }.
       *[stock] { $name }: خسارة قبل التضخم في { $lost } من كل الفترات (مدتها: { $horizon }) منذ { $since }.
    } الفترات التي لا تتداخل: { $periods }.
scenario-base =
    { $basis ->
        [stock] ربح قبل التضخم لا يتجاوز { $bound }، كما في كل الفترات الأخرى.
       *[other] ربح بعد التضخم لا يتجاوز { $bound }، كما في كل الفترات الأخرى.
    }
scenario-bull =
    { $basis ->
        [stock] ربح قبل التضخم يفوق { $bound }، كما في { $good } من هذه الفترات.
       *[other] ربح بعد التضخم يفوق { $bound }، كما في { $good } من هذه الفترات.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] في نهاية الأفق ربح قبل التضخم.
       *[other] في نهاية الأفق ربح بعد التضخم.
    }
scenario-base-wrong =
    { $basis ->
        [stock] في نهاية الأفق خسارة قبل التضخم، أو ربح يفوق { $bound }.
       *[other] في نهاية الأفق خسارة بعد التضخم، أو ربح يفوق { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] في نهاية الأفق لا يتجاوز الربح قبل التضخم { $bound }.
       *[other] في نهاية الأفق لا يتجاوز الربح بعد التضخم { $bound }.
    }
scenario-bear-unknown = خسارة دائمة. لا يمكننا تقدير احتمالها.
scenario-base-unknown = مسار يشبه مسار السوق. لا يمكننا تقدير احتماله.
scenario-bull-unknown = مسار أفضل من السوق بوضوح. لا يمكننا تقدير احتماله.
scenario-bear-unknown-wrong = في نهاية الأفق ربح.
scenario-base-unknown-wrong = النتيجة بعيدة عن نتيجة السوق.
scenario-bull-unknown-wrong = النتيجة ليست أفضل من نتيجة السوق.
scenario-kind = تاريخ أسعار { $name } أقصر من أن تُحسب منه احتمالات خاصة. وفي نوعها، أي الأسهم الأمريكية عمومًا، انتهت { $lost } من كل الفترات (مدتها: { $horizon }) منذ { $since } بخسارة بعد التضخم (الفترات التي لا تتداخل: { $periods }). وقد يكون أداء سهم واحد أسوأ بكثير.

## The red team, and the chair's response.

objection-planted = في المسودة رقم غير موجود في بياناتنا: { $figure }.
objection-older-than-horizon = حتى أحدث أرقامنا عمرها { $age }. وهذا أطول من أفقك الزمني.
objection-old = أقدم أرقامنا عمرها { $age }. وما حدث بعدها ليس فيها.
objection-cross-examination = قبل الأسئلة أعطت الأرقام نفسها نتيجة أخرى. ويتوقف الرأي على الاستنتاجات التي سُحبت أو ضعفت.
objection-single-figure = تقوم النتيجة على رقم واحد: { $name }، { $value } ({ $date }).
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
objection-no-judgement = لا تعطي المسودة رأيًا، لعدم وجود أي رقم عن الموضوع نفسه.
objection-one-source = كل الأرقام من مصدر واحد.
objection-frequencies = الاحتمالات هي تكرارات لفترات ماضية متداخلة، وليست توقعات.
response-noted = أُخذ علمًا به. الرأي لا يتغير.
response-lowered = مقبول. ثقتنا أقل.
response-halved = مقبول. ثقتنا تنخفض إلى النصف.
response-taken-back = مقبول. لا نعطي رأيًا؛ وما أظهرته الأرقام في تاريخها باقٍ أدناه.
tell-committee =
    { $members ->
        [zero] لم يدرس أي مختص السؤال.
        [one] درس مختص واحد السؤال، ثم هوجمت المسودة لكشف نقاط ضعفها.
        [two] درس مختصان السؤال كلٌّ على حدة، ثم ساءل كل منهما الآخر.
        [few] درس { $members } مختصين السؤال كلٌّ على حدة، ثم ساءل بعضهم بعضًا.
        [many] درس { $members } مختصًا السؤال كلٌّ على حدة، ثم ساءل بعضهم بعضًا.
       *[other] درس { $members } مختص السؤال كلٌّ على حدة، ثم ساءل بعضهم بعضًا.
    }
tell-committee-alone =
    { $members ->
        [zero] لم يدرس أي مختص السؤال.
        [one] درس مختص واحد السؤال، ثم وزن الرئيس نتائجه.
        [two] درس مختصان السؤال كلٌّ على حدة، ثم وازن الرئيس بين نتائجهما.
        [few] درس { $members } مختصين السؤال كلٌّ على حدة، ثم وازن الرئيس بين نتائجهم.
        [many] درس { $members } مختصًا السؤال كلٌّ على حدة، ثم وازن الرئيس بين نتائجهم.
       *[other] درس { $members } مختص السؤال كلٌّ على حدة، ثم وازن الرئيس بين نتائجهم.
    }
tell-confidence =
    { $level ->
        [high] نحن واثقون من هذا إلى حد كبير
        [medium] نحن واثقون من هذا جزئيًا فقط
       *[low] لسنا واثقين من هذا
    }: درجة ثقتنا { $confidence } على مقياس من 0 إلى 1. وهي تقيس جودة الأدلة لا احتمال الربح.
tell-odds = في الماضي انتهت { $lost } من كل الفترات (مدتها: { $horizon }) بخسارة. هذا تاريخ وليس توقعًا.
tell-import = للحصول على إجابة أفضل، أضف بيانات أحدث: استورد ملف أسعار أو القوائم المالية للشركة، أو شغّل مصدرًا حيًا.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = ليست لدينا أسعار عن { $name }. استورد ملفًا بالأسعار اليومية لإضافتها.
gap-prices-old = تنتهي أسعارنا عن { $name } في { $date }.
gap-accounts-missing = ليست لدينا قوائم مالية عن { $name }. استورد أرقامها السنوية لإضافتها.
gap-accounts-old = تنتهي أحدث قوائمنا المالية عن { $name } في { $date }.
gap-industry-missing = ليست لدينا بيانات قطاعية عن { $name }.
gap-market-old = تنتهي بياناتنا عن سوق الأسهم الأمريكية في { $date }.
gap-news-missing = ليست لدينا أخبار.
gap-provider-down = تعذّر الوصول إلى المصدر { $provider }: { $reason }.
gap-window-too-short = سجل أسعار { $name } أقصر من أن يكفي لفترات أطول.
gap-holdings-unpriced = ليست لدينا أسعار لما تملكه من { $name }.
gap-portfolio-no-weights = لا نعرف حجم كل واحد من مقتنياتك.

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
measure-return-all = العائد السنوي منذ بداية البيانات
measure-momentum-12-1 = التغيّر خلال عام من دون الشهر الأخير
measure-trend = البعد عن متوسط عشرة أشهر
measure-vol-1y = التقلبات السنوية، السنة الأخيرة
measure-vol-36m = التقلبات السنوية، ثلاث سنوات
measure-max-drawdown-1y = أعمق انخفاض خلال سنة
measure-max-drawdown-36m = أعمق انخفاض خلال ثلاث سنوات
measure-max-drawdown-all = أعمق هبوط مسجَّل
measure-drawdown-now = البُعد عن القمة
measure-worst-month = أسوأ شهر
measure-best-month = أفضل شهر
measure-return-all-less-best-10 = العائد السنوي من دون أفضل عشرة أيام
measure-return-first-half = العائد السنوي في النصف الأول
measure-return-second-half = العائد السنوي في النصف الثاني
measure-volume-ratio = التداول مقارنةً بمتوسطه
measure-turnover-20d = التداول اليومي
measure-freq-pos = نسبة الفترات الماضية الرابحة
measure-freq-neg = الفترات الماضية الخاسرة
measure-freq-strong = الفترات الماضية التي تجاوزت العُشر سنويًا
measure-freq-good = الفترات الماضية ذات الربح المرتفع
measure-freq-good-bound = الربح السنوي الذي يُعد مرتفعًا
measure-freq-periods = الفترات الماضية التي لا تتداخل
measure-horizon = الأفق الزمني بالسنوات الكاملة
measure-window-count-1y = عدد الفترات السنوية المسجّلة
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
measure-net-income = صافي الربح
measure-roe = العائد على حقوق الملكية
measure-roa = العائد على الأصول
measure-roic = العائد على رأس المال المستثمر
measure-debt-to-equity = الديون إلى حقوق الملكية
measure-net-debt-to-operating-income = صافي الدين إلى الربح التشغيلي
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
measure-float-to-earnings = قيمة الأسهم الحرة إلى صافي الربح
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
measure-after-cape-median-10y = العائد المعتاد بعد بدايات غالية
measure-excess-cape-yield = عائد الأرباح بعد طرح العائد الحقيقي للسندات
measure-sp-payout = نسبة الأرباح الموزعة
measure-dividend-yield = عائد التوزيعات
measure-real-earnings-growth-10y = النمو الحقيقي للأرباح، عشر سنوات
measure-real-return-1y = العائد بعد التضخم، سنة واحدة
measure-real-return-10y = العائد السنوي بعد التضخم، عشر سنوات
measure-real-return-20y = العائد السنوي بعد التضخم، عشرون سنة
measure-real-return-all = العائد السنوي بعد التضخم منذ 1871
measure-real-return-10y-worst = أسوأ عشر سنوات بعد التضخم
measure-bond-real-return-10y = السندات بعد التضخم، عشر سنوات
measure-freq-stocks-beat-bonds-10y = نسبة فترات السنوات العشر التي تفوّقت فيها الأسهم على السندات
measure-curve-10y-3m = عائد عشر سنوات بعد طرح عائد ثلاثة أشهر
measure-curve-10y-2y = عائد عشر سنوات بعد طرح عائد سنتين
measure-curve-share-inverted = أشهر كانت فيها العوائد القصيرة أعلى من الطويلة
measure-curve-age = عمر بيانات العوائد
measure-unemployment = البطالة
measure-unemployment-median = وسيط البطالة
measure-credit-spread = فجوة العائد بين الشركات الأضعف والحكومة
measure-credit-spread-percentile = ذلك الفارق مقارنةً بماضيه
measure-pf-value = قيمة المحفظة
measure-pf-weight = الوزن في المحفظة
measure-pf-largest-weight = أكبر وزن
measure-pf-hhi = مؤشر التركّز
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
floor-revised = نُقّحت المسودة. نصها الآن: { $thesis }
floor-revised-parts = نُقّحت المسودة.
floor-put-in = أُضيف: { $text }
floor-taken-out = حُذف: { $text }
floor-stands = تبقى المسودة كما هي.
floor-stands-lower = تبقى المسودة كما هي. تنخفض الثقة من { $before } إلى { $after }.
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
    { $ahead ->
        [one] وفق الحسابات يتقدم { $name } على { $other }
       *[none] وفق الحسابات يتقارب { $name } و{ $other }
    }: نمو المبيعات { $revenue_growth_1y } مقابل { $revenue_growth_1y_other }، وهامش التشغيل { $operating_margin } مقابل { $operating_margin_other }، والعائد على حقوق الملكية { $roe } مقابل { $roe_other }.
first-compare-short =
    { $ahead ->
        [one] وفق الحسابات يتقدم { $name } على { $other }
       *[none] وفق الحسابات يتقارب { $name } و{ $other }
    }: نمو المبيعات { $revenue_growth_1y } مقابل { $revenue_growth_1y_other }، والعائد على حقوق الملكية { $roe } مقابل { $roe_other }.
first-mix = مزيج { $name } من الأسهم والسندات
first-value =
    { $verdict ->
        [low] يبدو سعر { $name } رخيصًا
        [high] يبدو سعر { $name } مرتفعًا
       *[middle] لا يبدو سعر { $name } رخيصًا ولا مرتفعًا
    }: في { $date } كان السعر { $pe } ضعف الربح السنوي{ $more ->
        [yes] ، مقابل وسيط قدره { $pe_median } في ماضيه
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [low] يبدو سعر { $name } رخيصًا
        [high] يبدو سعر { $name } مرتفعًا
       *[middle] لا يبدو سعر { $name } رخيصًا ولا مرتفعًا
    }: في { $date } بلغت قيمة الأسهم المتداولة { $float_to_earnings } ضعف ربح عام { $year }.
first-value-market =
    { $verdict ->
        [low] بدت الأسهم الأمريكية رخيصة
        [high] بدت الأسهم الأمريكية مرتفعة الثمن
       *[middle] لم تبد الأسهم الأمريكية رخيصة ولا مرتفعة الثمن
    } في { $date }: كان سعرها { $cape } ضعف متوسط ربح عشر سنوات، مقابل وسيط قدره { $cape_median } منذ 1881، وكانت أرخص في { $cape_percentile } من الشهور.
first-risk =
    { $verdict ->
        [low] كان { $name } هادئًا
        [high] { $name } عالي المخاطر جدًا
       *[middle] { $name } ينطوي على مخاطر
    }: من { $from } إلى { $to } هبط السعر { $fall }، وكان تقلبه { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] ديون { $name } خطر
        [high] ديون { $name } ليست خطرًا كبيرًا
       *[middle] ديون { $name } خطر متوسط
    }: في السنة المالية المنتهية في { $date } غطى الربح التشغيلي الفوائد { $interest_coverage } مرة، وبلغ الدين { $debt_to_equity } ضعف حقوق الملكية. ومن دون أسعار لا يمكننا قول إلى أي حد قد يهبط السهم.
first-odds =
    { $verdict ->
        [low] على مدى { $horizon } نادرًا ما خسر { $name }
        [high] على مدى { $horizon } كثيرًا ما خسر { $name }
       *[middle] على مدى { $horizon } خسر { $name } أحيانًا
    }: بعد التضخم حدث ذلك في { $freq_neg } من هذه الفترات منذ 1871، وكان أعمق هبوط { $fall } (من { $from } إلى { $to }).
first-holdings =
    { $verdict ->
        [low] كانت محفظتك هادئة
        [high] محفظتك عالية المخاطر جدًا
       *[middle] محفظتك تنطوي على مخاطر
    }: في السنوات الثلاث حتى { $date } هبطت بما يصل إلى { $fall }، وتشكل { $largest } منها { $weight }، وهو تركز يعادل { $pf_effective_positions } من المراكز المتساوية.
first-half = لو كان نصف { $largest } نقدًا لكان أعمق هبوط { $halved }.
first-concentration =
    { $verdict ->
        [low] محفظتك موزعة جيدًا
        [high] محفظتك مركزة
       *[middle] محفظتك مركزة بعض الشيء
    }: تشكل { $largest } منها { $weight }، وهو تركز يعادل { $pf_effective_positions } من المراكز المتساوية.
first-income =
    { $verdict ->
        [low] تبدو توزيعات { $name } مغطاة جيدًا
        [middle] توزيعات { $name } مغطاة بالكاد
       *[high] توزيعات { $name } غير مغطاة بالنقد
    }: في السنة المالية المنتهية في { $date } دُفع { $dividends }، { $verdict ->
        [negative] بينما أُنفق نقد أكثر مما جلبه النشاط
       *[other] من تدفق نقدي حر قدره { $free_cash_flow }
    }.
first-income-market =
    { $verdict ->
        [low] دفعت الأسهم الأمريكية أقل من السندات
        [high] دفعت الأسهم الأمريكية أكثر من السندات
       *[middle] دفعت الأسهم الأمريكية ما يقارب السندات
    }: في { $date } كانت توزيعاتها { $sp_dividend_yield } من سعرها، وكان عائد سندات الحكومة الأمريكية لعشر سنوات { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] في المجمل تميل الأرقام لصالح { $name }
        [unfavourable] في المجمل تميل الأرقام ضد { $name }
       *[mixed] أرقام { $name } متباينة
    }: خلال { $span ->
        [five] السنوات الخمس
       *[one] السنة
    } حتى { $date } { $direction ->
        [up] ارتفع
       *[down] انخفض
    } السعر { $gain }، وخلال ثلاث سنوات هبط بما يصل إلى { $fall }.
first-return-accounts =
    لا يمكننا قول ما سيعود به { $name } لعدم وجود أسعار حالية لدينا. خلال السنوات الخمس حتى { $date } { $direction ->
        [up] نما
       *[down] انخفض
    } ربح السهم { $eps_growth_5y }.
first-return-market = يشير الماضي إلى ما بين { $after_cape_median_10y } و{ $sp_real_return_all } بعد التضخم للأسهم الأمريكية: الأول وسيط السنوات العشر التي تلت أسعارًا مرتفعة كما في { $date }، والثاني ما عادت به منذ 1871. وخسرت في { $freq_neg } من فترات { $horizon }.
first-return = يشير الماضي إلى نحو { $real_return_20y } بعد التضخم: هذا ما عاد به { $name } في السنوات العشرين حتى { $date }. وفي أسوأ عشر سنوات منذ 1871 كان { $real_return_10y_worst }.
first-rates-up = يخسر سند الحكومة الأمريكية لعشر سنوات نحو { $bond_loss_1pt } من سعره إذا ارتفع عائده نقطة واحدة عن { $long_rate } في { $date }.
first-stocks-bonds =
    { $verdict ->
        [low] على مدى { $horizon } سجل الأسهم أفضل
        [high] على مدى { $horizon } السندات هي الخيار الأسلم
       *[middle] على مدى { $horizon } عادت الأسهم بأكثر والسندات أسلم
    }: عادت الأسهم الأمريكية بأكثر من السندات الحكومية في { $freq_stocks_beat_bonds_10y } من فترات السنوات العشر منذ 1871، لكنها خسرت بعد التضخم في { $freq_neg } من فترات { $horizon }. وفي السنوات العشر حتى { $date } عادت بعد التضخم بنسبة { $sp_real_return_10y }، والسندات { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] على مدى { $horizon } تفوق الاستثمار غالبًا على الادخار
        [high] على مدى { $horizon } الادخار هو الخيار الأسلم
       *[middle] على مدى { $horizon } عاد الاستثمار بأكثر لكنه مخاطرة
    }: خسرت الأسهم الأمريكية بعد التضخم في { $freq_neg } من هذه الفترات منذ 1871 وعادت في المتوسط بنسبة { $sp_real_return_all }. ودفعت أذون الخزانة الأمريكية لثلاثة أشهر { $bill_rate } في { $other_date }، أي { $real_bill_rate } بعد التضخم.
first-crash =
    انهيار كانهيار عام { $year } يكلف نحو { $fall }: هذا ما خسره { $name } بعد التضخم من { $from } إلى { $to }{ $more ->
        [yes] ، وخسرت الأسهم الأمريكية وحدها { $stocks }
       *[no] { "" }
    }.
first-which =
    { $ahead ->
        [one] يتقدم { $name } على { $other }
       *[none] { $name } و{ $other } متقاربان
    }: خلال السنوات الثلاث حتى { $date } عاد { $first } سنويًا { $gained ->
        [more] بأكثر
       *[less] بأقل
    } من { $second } بمقدار { $gap }، وتقلب سعره { $ratio } ضعفًا.
first-view =
    { $verdict ->
        [favourable] في المجمل تميل الأرقام لصالح { $name }
        [unfavourable] في المجمل تميل الأرقام ضد { $name }
       *[mixed] أرقام { $name } متباينة
    }: في السنة المالية المنتهية في { $date } { $direction ->
        [up] نمت
       *[down] انخفضت
    } المبيعات { $revenue_growth_1y } وكان هامش التشغيل { $operating_margin }{ $more ->
        [yes] ؛ وبلغت قيمة الأسهم المتداولة { $float_to_earnings } ضعف الربح
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] في المجمل تميل الأرقام لصالح الأسهم الأمريكية
        [unfavourable] في المجمل تميل الأرقام ضد الأسهم الأمريكية
       *[mixed] أرقام الأسهم الأمريكية متباينة
    }: في السنوات العشر حتى { $date } عادت بعد التضخم بنسبة { $sp_real_return_10y }، وفي { $other_date } كان سعرها { $cape } ضعف متوسط ربح عشر سنوات، مقابل وسيط قدره { $cape_median }.
first-missing =
    { $question ->
        [value] لا يمكننا قول إن كان { $name } رخيصًا أم مرتفع الثمن
        [risk] لا يمكننا قول مدى خطورة { $name }
        [return] لا يمكننا قول ما قد يعود به { $name }
        [income] لا يمكننا قول مدى أمان توزيعات { $name }
        [which] لا يمكننا المفاضلة بين { $name }
        [concentration] لا يمكننا قول مدى تركز { $name }
       *[view] لا يمكننا إبداء رأي في { $name }
    }: { $data ->
        [prices] يتطلب ذلك أسعارًا حالية ليست لدينا
        [accounts] يتطلب ذلك قوائم مالية سنوية ليست لدينا
        [both] يتطلب ذلك أسعارًا حالية وقوائم مالية سنوية ليست لدينا
        [weights] يتطلب ذلك وزن كل جزء ولا نعرفه
       *[figures] لا توجد لدينا أرقام عنه
    }.
first-income-share = أي { $share }، بعد { $first_share } في عام { $since }.

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
table-compare = جنبًا إلى جنب
table-portfolio = أجزاء المحفظة

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    خلال عام حتى { $dates }، { $dollar_12m_way ->
        [down] انخفض
       *[up] ارتفع
    } الدولار بنسبة { $dollar_12m_size } أمام عملات شركائه التجاريين. وكان أضعف في { $dollar_percentile } من الأيام المسجّلة.
wrong-dollar = ينعكس اتجاه الدولار خلال العام المقبل.
claim-fall-year =
    خلال عام حتى { $dates }، بلغ أكبر هبوط في قيمة { $name } نسبة { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }(من { $from } إلى { $to })
       *[no] { "" }
    }. وهذا { $verdict ->
        [opposes] أكثر مما
       *[other] ضمن ما
    } يسمح به تحمّلك للمخاطر.
wrong-fall-year = يُظهر سجل أطول هبوطًا أعمق بوضوح.
claim-swings-year = خلال عام حتى { $dates }، تأرجحت قيمة { $name } عادةً بنسبة { $vol_12m }.
wrong-swings-year = يُظهر سجل أطول تأرجحات أكبر أو أصغر بكثير.
claim-sahm = خلال ثلاثة أشهر حتى { $dates }، زاد متوسط البطالة على أدنى مستوى في العام الماضي بمقدار { $sahm }.
wrong-sahm = ترتفع البطالة في الأشهر المقبلة.
claim-inversion-record = بعد { $jobs_after_inversion } من الأشهر التي كانت فيها العوائد القصيرة أعلى من الطويلة، كانت البطالة أعلى بوضوح بعد عام ونصف. والنسبة لكل الأشهر { $jobs_after_any } (بيانات حتى { $dates }).
wrong-inversion-record = يمر الانقلاب المقبل من دون ارتفاع البطالة.
claim-growth-5y =
    خلال خمسة أعوام حتى { $dates }، { $revenue_growth_5y_way ->
        [down] انخفضت
       *[up] نمت
    } مبيعات { $name } بنسبة { $revenue_growth_5y_size }{ $more ->
        [yes] ، و{ $eps_growth_5y_way ->
            [down] انخفض
           *[up] نما
        } ربح السهم بنسبة { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = جاء التغيّر من استحواذ أو من عام واحد.
claim-bill-real =
    بلغ عائد أذون الخزانة الأمريكية لثلاثة أشهر { $bill_rate } ({ $dates }). وبعد التضخم { $real_bill_rate_way ->
        [down] تكون الخسارة
       *[up] يكون الربح
    } { $real_bill_rate_size }.
wrong-bill-real = تتحرك الفوائد القصيرة أو التضخم أكثر من نقطة.
claim-payrolls =
    خلال عام حتى { $dates }، { $payrolls_12m_way ->
        [down] انخفض
       *[up] ارتفع
    } عدد الوظائف الأمريكية بنسبة { $payrolls_12m_size }.
wrong-payrolls = تُعدَّل الأرقام أو ينعكس اتجاهها خلال أشهر.
claim-output =
    خلال عام حتى { $dates }، { $gdp_1y_way ->
        [down] انكمش
       *[up] نما
    } الاقتصاد الأمريكي بنسبة { $gdp_1y_size } بعد التضخم.
wrong-output = تسير الفصول المقبلة في الاتجاه الآخر.
claim-money =
    خلال عام حتى { $dates }، { $m2_12m_way ->
        [down] انكمش
       *[up] نما
    } عرض النقود الأمريكي M2 بنسبة { $m2_12m_size }، وبعد التضخم { $m2_real_12m_way ->
        [down] انكمش
       *[up] نما
    } بنسبة { $m2_real_12m_size }{ $more ->
        [yes] . و{ $loans_12m_way ->
            [down] انخفضت
           *[up] ارتفعت
        } قروض المصارف للشركات بنسبة { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = ينتقل المال إلى أشكال لا يحسبها M2.
claim-housing =
    خلال عام حتى { $dates }، { $starts_12m_way ->
        [down] انخفض
       *[up] ارتفع
    } بدء بناء المساكن الأمريكية بنسبة { $starts_12m_size }، و{ $permits_12m_way ->
        [down] انخفضت
       *[up] ارتفعت
    } تراخيص البناء بنسبة { $permits_12m_size }{ $more ->
        [yes] . و{ $shelter_12m_way ->
            [down] انخفضت
           *[up] ارتفعت
        } تكلفة السكن بنسبة { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = يفسر شتاء معتدل أو قاس هذا الفرق.
claim-purchasing-power = كان الدولار يشتري { $purchasing_power_10y } مما كان يشتريه قبل عشرة أعوام ({ $dates }).
wrong-purchasing-power = تنخفض الأسعار في السنوات العشر المقبلة.
claim-hedge =
    من { $from } إلى { $to }، { $gain_whole_way ->
        [down] انخفض
       *[up] ارتفع
    } سعر { $name } بنسبة { $gain_whole_size }، و{ $infl_whole_way ->
        [down] انخفضت
       *[up] ارتفعت
    } أسعار المستهلك الأمريكية بنسبة { $infl_whole_size }.
wrong-hedge = يُظهر سجل أطول عكس ذلك.
claim-level = وسيط { $name } هو { $level_median }؛ وفي { $level_percentile } من الأشهر المسجّلة كان أدنى من الآن ({ $dates }).
wrong-level = لم يعد الوسيط القديم مناسبًا لأن أسعار البلدين تباعدت.

## Measures of the above.

measure-vol-12m = التقلب السنوي، اثنا عشر شهرًا
measure-gain-whole = التغيّر منذ بداية البيانات
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
measure-jobs-after-inversion = انقلابات العوائد التي تلاها ارتفاع البطالة
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
measure-public-float = قيمة الأسهم الحرة التداول

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: أسعار نهاية الشهر، { $from } إلى { $to }
chart-price-axis = السعر، { $unit }
chart-index-axis = مستوى المؤشر
chart-log = مقياس لوغاريتمي
chart-fall = دون أعلى نهاية شهر سابقة، %
chart-price-alt = أسعار نهاية الشهر: { $name }، { $from } إلى { $to }. الأخير إلى الأول: { $times }. أعمق انخفاض من قمة: { $deepest }. في النهاية: { $last }.
chart-valuation = { $name }: السعر إلى أرباح عشر سنوات (CAPE)، { $from } إلى { $to }
chart-valuation-axis = السعر كمضاعف للربح السنوي؛ المظلل: النصف الأوسط من كل الأشهر
chart-last = الأخير { $value }
chart-median = الوسيط { $value }
chart-valuation-alt = CAPE: { $name }، { $from } إلى { $to }. الأخير: { $last }. الوسيط: { $median }. نصف الأشهر يقع بين { $low } و{ $high }.
chart-scenarios = السيناريوهات: كم مرة انتهى الماضي هكذا
chart-scenarios-axis = نسبة من الفترات الماضية، %
chart-scenarios-alt = نسبة من الفترات الماضية: { $shares }.
chart-bear = غير مواتٍ
chart-base = متوسط
chart-bull = مواتٍ
chart-confidence = ثقة كل عضو قبل الأسئلة (حلقة) وبعدها (نقطة)
chart-confidence-axis = الثقة، من 0 (لا شيء) إلى 1 (يقين)
chart-confidence-alt = الثقة من 0 إلى 1، قبل وبعد: { $members }.
chart-source = المصدر: { $source }
chart-source-committee = المصدر: اللجنة
measure-pf-effective-positions = عدد المراكز المتساوية بالتركز نفسه
measure-pf-risk-share = الحصة من مخاطر المحفظة
measure-pf-halved-drawdown-36m = أعمق هبوط في ثلاث سنوات لو كان نصف أكبر مركز نقدًا
measure-real-max-drawdown-all = أعمق هبوط بعد التضخم
measure-crash-fall = الهبوط في ذلك الانهيار، بعد التضخم
measure-bond-loss-1pt = انخفاض سعر سند لعشر سنوات إذا ارتفع عائده نقطة واحدة

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] انخفض ربح السهم في { $name } خلال سنة بنسبة { $size }
       *[up] ارتفع ربح السهم في { $name } خلال سنة بنسبة { $size }
    }{ $more ->
        [yes] ، إلى { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = يُظهر التقرير السنوي التالي ربح السهم في الاتجاه الآخر.
claim-tax-credit =
    رفع رصيد ضريبي يعادل { $tax_credit } من الربح قبل الضريبة صافي ربح { $name }{ $more ->
        [yes] ؛ وكان هامش الربح الصافي أعلى من الهامش التشغيلي بمقدار { $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = يتكرر الرصيد كل سنة، أو يصمد الربح من دونه.
claim-other-income = كان هامش الربح الصافي في { $name } أعلى من الهامش التشغيلي بمقدار { $net_above_operating }: أضيفت إلى الربح فوائد أو مكاسب بيع أو بنود لمرة واحدة
wrong-other-income = يتكرر الدخل الإضافي كل سنة.
claim-doubted = { $text }؛ { $doubt }.
doubt-equity-to-assets = لكن دلالة ذلك ضعيفة، لأن حقوق الملكية لا تتجاوز { $value } من الأصول
doubt-capital-to-assets = لكن دلالة ذلك ضعيفة، لأن رأس المال المستثمر لا يتجاوز { $value } من الأصول
doubt-buybacks-5y-to-equity = لكن دلالة ذلك ضعيفة، لأن كلفة إعادة شراء الأسهم في خمس سنوات نسبةً إلى حقوق الملكية المتبقية بلغت { $value }
doubt-tax-credit = وقد أسهم في ذلك رصيد ضريبي يعادل { $value } من الربح قبل الضريبة
doubt-net-above-operating = وقد أسهم في ذلك دخل من خارج النشاط: هامش الربح الصافي أعلى من الهامش التشغيلي بمقدار { $value }
doubt-eps-growth-1y = لكن دلالة ذلك ضعيفة، لأن ربح السهم انخفض في السنة الأخيرة بنسبة { $size }
claim-implied-growth =
    عند هذه القيمة تحتاج أرباح { $name } إلى نمو دائم بعد التضخم قدره { $implied_growth } لتحقق عائد الأسهم الأمريكية منذ 1871{ $more ->
        [yes] ؛ وبلغ نمو ربح السهم خلال خمس سنوات { $eps_growth_5y }
       *[no] { "" }
    }
wrong-implied-growth = تنمو الأرباح أسرع من ذلك، أو تصبح العوائد الأقل هي المعتادة لكل الأسهم.
measure-equity-to-assets = حقوق الملكية إلى الأصول
measure-capital-to-assets = رأس المال المستثمر إلى الأصول
measure-buybacks-5y-to-equity = إعادة شراء الأسهم في خمس سنوات إلى حقوق الملكية
measure-tax-credit = الرصيد الضريبي إلى الربح قبل الضريبة
measure-net-above-operating = زيادة هامش الربح الصافي على الهامش التشغيلي
measure-implied-growth = نمو الأرباح الذي تفترضه القيمة

## How the confidence came about.

confidence-kind-accounts = الحسابات
confidence-kind-valuation = التقييم
confidence-kind-prices = الأسعار
confidence-kind-risk = المخاطر
confidence-kind-portfolio = توزيع الاستثمارات
confidence-kind-economy = الاقتصاد
confidence-readings =
    { $name }: المؤشرات الرئيسية المتفقة مع النتيجة: { $agreeing } من { $readings }. { $dates ->
        [one] تاريخ الأرقام: { $to }.
       *[several] تواريخ الأرقام: من { $from } إلى { $to }.
    }
confidence-facts =
    { $name }: عدد المؤشرات الرئيسية: { $readings }. { $dates ->
        [one] تاريخ الأرقام: { $to }.
       *[several] تواريخ الأرقام: من { $from } إلى { $to }.
    }
confidence-missing = { $name }: لا أرقام.
