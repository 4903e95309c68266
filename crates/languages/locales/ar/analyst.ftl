# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (كما في { $dates }).
surroundings = للسياق: { $text }
between-sentences = { " " }
between = { "؛ " }
us-market = سوق الأسهم الأمريكية
us-stocks = الأسهم الأمريكية
us-bonds = السندات الحكومية الأمريكية لعشر سنوات
measure-of = { $measure } ({ $name })
side = { $name } عند { $value }
side-dated = { $name } عند { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ؛ والأفضلية لصالح { $name }
        [level] ؛ والمستوى متقارب
       *[untold] { "" }
    }
absent = لم يُستمع إلى رأيه: { $reason }
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
seat-desk = قسم البحث
seat-macro = الاقتصاد الكلي وأسعار الفائدة
seat-industry = القطاع
seat-allocation = توزيع الأصول
seat-risk = مسؤول المخاطر
seat-red-team = الفريق الأحمر
mandate-chair = يزن الاستنتاجات واحدًا واحدًا ويكتب الرأي.
mandate-fundamentals = ما تكسبه الشركة أو السوق، وما توزّعه، وما عليها من ديون.
mandate-valuation = السعر مقارنةً بتاريخه وبالسندات.
mandate-market = كيف تحرّك السعر.
mandate-desk = ما يسأل عنه السؤال: رقم أو معنى مصطلح.
mandate-macro = التضخم وأسعار الفائدة وحال الاقتصاد.
mandate-industry = مدى قوة الشركة أمام منافسيها وعملائها.
mandate-allocation = كيف تتحرك أجزاء المحفظة معًا.
mandate-risk = ما الذي يمكن خسارته، وكم، وكم مرة، مقارنةً بما تستطيع تحمّله.
mandate-red-team = يهاجم المسودة: الحجة المعاكسة، والبيانات القديمة، ورقم واحد يُبنى عليه أكثر مما يحتمل.
lens-chair = ما تؤيده الأدلة في مجموعها
lens-fundamentals = المبيعات والهوامش والنقد والديون
lens-valuation = السعر مقارنةً بالأرباح وبتاريخه وبالسندات
lens-market = العوائد والاتجاه والتداول
lens-desk = الرقم أو المصطلح المسؤول عنه
lens-macro = التضخم والفائدة والوظائف
lens-industry = القدرة على فرض الأسعار والحاجة إلى الاستثمار
lens-allocation = الأوزان وكيف تتحرك الأجزاء معًا
lens-risk = الانخفاضات والتقلبات وتكرار الخسارة
lens-red-team = كيف يمكن أن يكون هذا الرأي خاطئًا
needs-fundamentals = القوائم المالية السنوية
needs-valuation = الأسعار والقوائم المالية
needs-market = الأسعار اليومية
needs-desk = الرقم المسؤول عنه
needs-macro = التضخم وأسعار الفائدة
needs-industry = القوائم المالية السنوية
needs-allocation = مكونات المحفظة والأسعار اليومية
needs-risk = الأسعار اليومية
task-title = { $seat }: { $name }
task-instructions = { $mandate } كل رقم مأخوذ من مصدر مؤرَّخ، وكل نقص يُذكر صراحةً.
task-acceptance = استنتاج واحد على الأقل مع أرقامه، أو بيان ما ينقص للوصول إليه.

## What the committee must answer.

ask-single-1 = كيف كان أداء { $name } من حيث العائد والتقلبات وأسوأ هبوط؟
ask-single-2 = ما أرباح { $name }، وما الثمن المدفوع مقابلها قياسًا إلى تاريخها؟
ask-single-3 = ما الظروف التي تفيد { $name }، وما التي تضرّ بأدائه؟
ask-single-4 = ما الذي يجب أن يحدث حتى تقع خسارة دائمة؟
ask-comparison-1 = { $name }: ما الفروق في العائد والتقلبات وأسوأ هبوط؟
ask-comparison-2 = أيّها أعلى ربحية قياسًا إلى مبيعاته وأصوله؟
ask-comparison-3 = ما الثمن المدفوع مقابل كل منها؟
ask-fund-1 = ما أرباح السوق التي يقوم عليها { $name }؟
ask-fund-2 = هل هذه السوق غالية أم رخيصة قياسًا إلى تاريخها؟
ask-fund-3 = كم مرة خسر استثمار كهذا على مدى الأفق الزمني، وبأي قدر؟
ask-macro-1 = أين يقف كلٌّ من التضخم وأسعار الفائدة والوظائف قياسًا إلى تاريخه؟
ask-macro-2 = ماذا حدث للأسهم بعد أن كانت هذه المؤشرات عند مستويات كهذه؟
ask-macro-3 = كم يمكن أن يخسر المستثمر في أوقات كهذه؟
ask-portfolio-1 = كيف تتحرك الأجزاء معًا من حيث العائد والتقلبات وأسوأ هبوط؟
ask-portfolio-2 = هل يناسب هذا المزيج الأفق الزمني والخسارة التي يمكن تحمّلها؟
ask-portfolio-3 = أيّ استثمار في المحفظة سيكون هبوطه أشد ضررًا؟
ask-theme-1 = { $name }: ما الذي يحرّك هذا الموضوع، ومن يكسب منه؟
ask-theme-2 = ما الذي تعكسه الأسعار بالفعل؟
ask-theme-3 = ما الذي يثبت خطأ هذه القصة؟

## Thinking aloud.

thinking = ننظر في: { $lens }. الأرقام: { $figures }.
thinking-nothing = ننظر في: { $lens }. ليست لدينا أرقام عن ذلك.
thinking-builds-on = يستند هذا إلى نتيجة سابقة: { $first }
caveat-stale = عمر هذه الأرقام { $age }.
caveat-surroundings = جزء من هذا معلومات عن السياق لا عن موضوع السؤال نفسه.
caveat-overlap = الفترات الماضية متداخلة، فالفترات المستقلة فعلًا أقل مما يبدو.
nothing = من هذه الزاوية ليست لدينا أرقام للحكم على { $name }.
no-guess = وما زاد على ذلك فهو تخمين.
wrong-nothing = تتوفر البيانات الناقصة.
missing-fundamentals = ليست لدينا قوائم مالية عن { $name }.
missing-valuation = ليس لدينا سعر عن { $name } يمكن مقارنته بالأرباح.
missing-market = ليست لدينا أسعار عن { $name }.
missing-risk = ليست لدينا أسعار عن { $name }.
missing-desk = ليست لدينا أرقام تجيب عن هذا السؤال.
missing-macro = ليست لدينا بيانات عن التضخم أو أسعار الفائدة.
missing-industry = ليست لدينا قوائم مالية تُظهر موقع { $name } في القطاع.
missing-allocation = ليست لدينا أوزان استثماراتك ولا أسعارها.

## Market and Technicals.

claim-year =
    خلال العام المنتهي في { $dates }، { $return_1y_way ->
        [down] انخفضت
       *[up] ارتفعت
    } قيمة { $name } بنسبة { $return_1y_size }{ $more ->
        [yes] ، وخلال خمس سنوات { $return_5y_way ->
            [down] انخفضت
           *[up] ارتفعت
        } في المتوسط بنسبة { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = تُظهر أسعار أحدث عكس ذلك خلال اثني عشر شهرًا.
claim-momentum =
    من { $from } إلى { $to }، { $momentum_12_1_way ->
        [down] انخفضت
       *[up] ارتفعت
    } قيمة { $name } بنسبة { $momentum_12_1_size }.
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
    بعد احتساب التضخم، { $real_return_5y_way ->
        [down] انخفضت
       *[up] ارتفعت
    } قيمة { $name } في المتوسط بنسبة { $real_return_5y_size } خلال السنوات الخمس المنتهية في { $dates }.
wrong-real-return = تسلك الأسعار أو التضخم مسارًا آخر في السنوات الخمس المقبلة.
claim-volume = خلال الشهر المنتهي في { $dates }، بلغ التداول في { $name } ما يعادل { $volume_ratio } مرة من متوسط العام.
wrong-volume = يوم واحد من التداول الكثيف يفسّر الفرق.

## Risk Officer.

claim-fall =
    خلال السنوات الثلاث المنتهية في { $dates }، بلغ أكبر هبوط في قيمة { $name } نسبة { $max_drawdown_36m_size }{ $real_fall ->
        [yes] { " " }بعد احتساب التضخم
       *[no] { "" }
    }{ $dated ->
        [yes] { " " }(من { $from } إلى { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . وهذا { $verdict ->
            [opposes] أكثر مما
           *[other] ضمن ما
        } يسمح به مستوى تحمّل المخاطر
    }.
wrong-fall = هبوط لاحق أعمق بوضوح أو أقل عمقًا بوضوح.
claim-loss-frequency =
    من { $since } إلى { $dates }، انتهت { $freq_neg } من كل الفترات التي مدتها { $horizon } بخسارة{ $real ->
        [yes] { " " }بعد احتساب التضخم
       *[no] { "" }
    } في حالة { $name }.
wrong-loss-frequency = عند احتساب سنوات أحدث تكون الخسائر أكثر شيوعًا بوضوح أو أقل.
claim-swings = خلال السنوات الثلاث المنتهية في { $dates }، تقلّبت قيمة { $name } عادةً بنسبة { $vol_36m }.
wrong-swings = تُظهر فترة أطول أو أحدث تقلبات أكبر أو أصغر بكثير.
claim-best-days =
    من { $since } إلى { $dates }، { $return_all_way ->
        [down] انخفضت
       *[up] ارتفعت
    } قيمة { $name } في المتوسط بنسبة { $return_all_size }. ومن دون أفضل عشرة أيام { $return_all_less_best_10_way ->
        [down] كانت ستنخفض
       *[up] كانت سترتفع
    } بنسبة { $return_all_less_best_10_size }.
wrong-best-days = تتوزع الأيام الجيدة بانتظام أكبر من الماضي.
claim-beta =
    خلال السنوات الثلاث المنتهية في { $dates }، كلما تحركت السوق الأمريكية واحدًا في المئة تحرك سعر { $name } في المتوسط { $beta_36m } في المئة{ $more ->
        [yes] { " " }(الارتباط: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = تتغيّر الصلة بالسوق مع تغيّر نشاط الشركة.
claim-interest =
    في السنة المالية المنتهية في { $dates }، { $interest_coverage_way ->
        [down] سجّلت شركة { $name } خسارة تشغيلية، فلم يبقَ ما يغطي الفوائد
       *[up] غطّى الربح التشغيلي لشركة { $name } الفوائد { $interest_coverage } مرة
    }.
wrong-interest = تضطر الشركة إلى تجديد ديونها بفائدة أعلى بكثير.
claim-debt = بلغت نسبة ديون { $name } إلى حقوق ملكيتها { $debt_to_equity } ({ $dates }).
wrong-debt = استحواذ أو شطب أو إعادة شراء أسهم يغيّر الديون أو حقوق الملكية.
claim-worst =
    أعمق هبوط مسجَّل في قيمة { $name } هو { $max_drawdown_all_size }{ $real_fall ->
        [yes] { " " }بعد احتساب التضخم
       *[no] { "" }
    }{ $dated ->
        [yes] { " " }(من { $from } إلى { $to })
       *[no] { "" }
    }، بأسعار حتى { $dates }. ويمكن أن يتكرر هبوط كهذا.
wrong-worst = تُظهر أسعار أقدم أو أحدث هبوطًا أعمق.
claim-portfolio-fall =
    خلال السنوات الثلاث المنتهية في { $dates }، بلغ أكبر هبوط في محفظتك نسبة { $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] . وهذا { $verdict ->
            [opposes] أكثر مما
           *[other] ضمن ما
        } يسمح به مستوى تحمّل المخاطر
    }.
wrong-portfolio-fall = هبوط لاحق أعمق بوضوح أو أقل عمقًا بوضوح.
claim-portfolio-swings = خلال السنوات الثلاث المنتهية في { $dates }، تقلّبت قيمة محفظتك عادةً بنسبة { $pf_vol_36m }.
wrong-portfolio-swings = يزداد تقلّب مكونات المحفظة أو تحركها معًا.

## Fundamentals.

claim-growth =
    في السنة المالية المنتهية في { $dates }، { $revenue_growth_1y_way ->
        [down] انخفضت
       *[up] ارتفعت
    } مبيعات { $name } بنسبة { $revenue_growth_1y_size }{ $more ->
        [yes] ، وخلال عامين { $revenue_growth_2y_way ->
            [down] انخفضت
           *[up] ارتفعت
        } في المتوسط بنسبة { $revenue_growth_2y_size }
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
wrong-free-cash = تضطر الشركة إلى استثمار المزيد لمجرد الحفاظ على موقعها.
claim-net-debt =
    بلغت نسبة صافي { $net_debt_to_operating_income_way ->
        [down] النقد
       *[up] الدين
    } لدى { $name } إلى الربح التشغيلي السنوي { $net_debt_to_operating_income_size } ({ $dates }).
wrong-net-debt = تظهر حاجة إلى النقد في مكان آخر أو ترتفع الديون.
claim-shares =
    في السنة المالية المنتهية في { $dates }، { $shares_change_1y_way ->
        [down] انخفض
       *[up] ارتفع
    } عدد أسهم { $name } بنسبة { $shares_change_1y_size }.
wrong-shares = تُصدر أسهم جديدة لاستحواذ أو للموظفين.
claim-market-earnings =
    خلال السنوات العشر المنتهية في { $dates }، { $sp_real_earnings_growth_10y_way ->
        [down] انخفضت
       *[up] نمت
    } أرباح الشركات الأمريكية بنسبة { $sp_real_earnings_growth_10y_size } بعد احتساب التضخم.
wrong-market-earnings = تمحو السنوات المقبلة هذا التغيّر.
claim-market-payout = وزّعت الشركات الأمريكية { $sp_payout } من أرباحها على المساهمين ({ $dates }).
wrong-market-payout = تنخفض الأرباح بينما تبقى التوزيعات كما هي.
claim-market-dividend = بلغ عائد توزيعات الأسهم الأمريكية { $sp_dividend_yield }، وعائد السندات الحكومية لعشر سنوات { $sp_long_rate } ({ $dates }).
wrong-market-dividend = تعيد الشركات إلى المساهمين بإعادة شراء الأسهم أكثر مما توزّعه.

## Valuation.

claim-own-history = بلغ مكرر ربحية سهم { $name } ما قدره { $pe }، مقابل مستوى معتاد قدره { $pe_median } ({ $dates }). وكان السهم أرخص في { $pe_percentile } من السنوات المسجّلة.
wrong-own-history = تنمو الأرباح حتى تبرر السعر من دون أن ينخفض.
claim-earnings-yield =
    بلغت أرباح { $name } نسبة { $earnings_yield } من سعر السهم{ $more ->
        [yes] { " " }(مكرر الربحية { $pe })
       *[no] { "" }
    }، وعائد السندات الحكومية لعشر سنوات { $long_rate } ({ $dates }).
wrong-earnings-yield = تتحرك عوائد السندات إلى حد يقلب المقارنة.
claim-cash-yield = بلغ التدفق النقدي الحر لشركة { $name } نسبة { $fcf_yield } من سعر السهم ({ $dates }).
wrong-cash-yield = كان التدفق النقدي في ذلك العام استثناءً.
claim-against-market = قياسًا بالأرباح، بلغ سعر سهم { $name } ما يعادل { $pe_to_market } مرة من سعر السوق الأمريكية ({ $dates }).
wrong-against-market = تنمو الأرباح بسرعة تكفي لتبرير السعر.
claim-float = بلغت نسبة قيمة أسهم { $name } الحرة التداول وحدها إلى صافي الربح السنوي { $float_to_earnings } ({ $dates })؛ وتزيد النسبة إذا أُضيف ما يملكه المديرون وكبار الملاك.
wrong-float = تغيّر سعر السهم كثيرًا منذ ذلك الحين.
claim-market-cape = بلغت نسبة سعر الأسهم الأمريكية إلى متوسط أرباح عشر سنوات { $cape }، مقابل مستوى معتاد قدره { $cape_median } ({ $dates }). وكانت أرخص في { $cape_percentile } من كل الأشهر منذ 1881.
wrong-market-cape = تنمو الأرباح حتى تبرر السعر من دون أن ينخفض.
claim-market-after =
    بعد بدايات لا تقل غلاءً عن هذه، { $after_cape_median_10y_way ->
        [down] خسرت
       *[up] ربحت
    } الأسهم الأمريكية عادةً { $after_cape_median_10y_size } بعد احتساب التضخم خلال السنوات العشر التالية. ومنذ 1871 ربحت في المتوسط { $sp_real_return_all } (بيانات حتى { $dates }).
wrong-market-after = البدايات الغالية في الماضي قليلة ومتداخلة، وقد لا تشبه هذه البداية.
claim-market-excess =
    كان عائد أرباح الأسهم الأمريكية { $excess_cape_yield_way ->
        [down] أقل
       *[up] أكثر
    } من عائد السندات الحكومية بعد احتساب التضخم بمقدار { $excess_cape_yield_size } ({ $dates }).
wrong-market-excess = تتغيّر عوائد السندات بعد احتساب التضخم كثيرًا.

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
    } أسعار المستهلك الأمريكية بنسبة { $infl_12m_size } خلال العام المنتهي في { $dates }؛ وخلال عشر سنوات ارتفعت في المتوسط بنسبة { $infl_10y }.
wrong-inflation = تختلف أرقام تضخم أحدث بأكثر من نقطة مئوية.
claim-real-rate =
    بعد احتساب التضخم، { $real_long_rate_way ->
        [down] خسرت
       *[up] ربحت
    } السندات الحكومية الأمريكية لعشر سنوات { $real_long_rate_size } ({ $dates }).
wrong-real-rate = يختلف التضخم المقبل عن تضخم العام الماضي.
claim-rate-change =
    { $long_rate_change_12m_way ->
        [down] انخفض
       *[up] ارتفع
    } عائد السندات الحكومية الأمريكية لعشر سنوات بمقدار { $long_rate_change_12m_size } خلال اثني عشر شهرًا إلى { $long_rate } ({ $dates }). ووسيطه على المدى الطويل { $long_rate_median }.
wrong-rate-change = ينعكس اتجاه العائد ضمن أفقك الزمني.
claim-curve =
    كان عائد السندات الحكومية الأمريكية لعشر سنوات { $curve_10y_3m_way ->
        [down] أقل
       *[up] أعلى
    } من عائد أذون ثلاثة أشهر بمقدار { $curve_10y_3m_size } ({ $dates }){ $more ->
        [yes] . وكانت العوائد قصيرة الأجل أعلى من طويلة الأجل في { $curve_share_inverted } من كل الأشهر
       *[no] { "" }
    }.
wrong-curve = تتبادل العوائد قصيرة الأجل وطويلة الأجل مواقعها.
claim-credit = دفعت الشركات الأمريكية الأضعف على ديونها فائدة أعلى مما دفعته الحكومة بمقدار { $credit_spread } ({ $dates }). وكانت الفجوة أصغر في { $credit_spread_percentile } من كل الأشهر.
wrong-credit = يتحفّظ المقرضون وتتسع الفجوة.
claim-jobs = بلغ معدل البطالة الأمريكي { $unemployment } ({ $dates })، مقابل وسيط طويل الأجل قدره { $unemployment_median }.
wrong-jobs = ترتفع البطالة بمقدار نصف نقطة خلال سنة.

## Allocation.

claim-stocks-bonds =
    خلال السنوات العشر المنتهية في { $dates }، { $sp_real_return_10y_way ->
        [down] خسرت
       *[up] ربحت
    } الأسهم الأمريكية في المتوسط { $sp_real_return_10y_size } بعد احتساب التضخم، و{ $bond_real_return_10y_way ->
        [down] خسرت
       *[up] ربحت
    } السندات الحكومية { $bond_real_return_10y_size }.
wrong-stocks-bonds = ينعكس الترتيب في السنوات العشر التالية، كما حدث من قبل.
claim-stocks-ahead = تفوّقت الأسهم الأمريكية على السندات في { $freq_stocks_beat_bonds_10y } من كل فترات السنوات العشر من 1871 إلى { $dates }.
wrong-stocks-ahead = الفترات متداخلة، فالمستقلة منها أقل بكثير.
claim-worst-decade =
    في أسوأ عشر سنوات، { $sp_real_return_10y_worst_way ->
        [down] خسرت
       *[up] ربحت
    } الأسهم الأمريكية في المتوسط { $sp_real_return_10y_worst_size } بعد احتساب التضخم (بيانات حتى { $dates }).
wrong-worst-decade = كان مزيج مع السندات سيخفف الخسارة.
claim-concentration =
    يشكّل أكبر استثماراتك { $pf_largest_weight } من محفظتك{ $more ->
        [yes] ؛ ويبلغ مؤشر التركّز { $pf_hhi }، حيث 1 يعني استثمارًا واحدًا
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = استثمارات لم تذكرها تغيّر الأوزان.
claim-together = خلال السنوات الثلاث المنتهية في { $dates }، بلغ متوسط الارتباط بين استثماراتك { $pf_mean_correlation }، حيث 1 يعني أنها تتحرك معًا تمامًا.
wrong-together = في الهبوط المقبل تتحرك معًا أكثر من قبل.
claim-portfolio-return =
    بهذه الأوزان، { $pf_return_3y_way ->
        [down] خسرت
       *[up] ربحت
    } محفظتك في المتوسط { $pf_return_3y_size } خلال السنوات الثلاث المنتهية في { $dates }{ $more ->
        [yes] ، و{ $pf_return_1y_way ->
            [down] خسرت
           *[up] ربحت
        } { $pf_return_1y_size } في آخرها
       *[no] { "" }
    }.
wrong-portfolio-return = تسلك السنوات الثلاث المقبلة مسارًا آخر.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = هل هذه الحركة أكثر من مصادفة، والسعر يتقلب بهذا القدر في سنة عادية؟
ask-long-return = هل تقول خمس سنوات ما تقوله سنة واحدة؟
ask-trend-turn = هل قلبت الأشهر الثلاثة الأخيرة الاتجاه؟
ask-recovering = هل ما زال السعر ينخفض أم يتعافى؟
ask-from-high = هل يدل القرب من الذروة على مدى الهبوط الممكن؟
ask-best-days = هل يقوم العائد على أيام قليلة؟
ask-halves = هل يقول النصف الأول من السجل الشيء نفسه؟
ask-calm-now = هل كانت السنة الأخيرة مثل السنوات الثلاث في مجموعها؟
ask-whole-record = هل السنوات الأخيرة مقياس صحيح لما يمكن خسارته؟
ask-recovered = هل عُوّض هذا الهبوط بعد ذلك؟
ask-tied = هل يتحرك مع السوق بما يكفي ليكون لمعامل بيتا معنى؟
ask-worst-decade = هل تدل نسبة الخسائر على مدى شدة الخسارة الممكنة؟
ask-covered = هل يكفي الربح التشغيلي لتغطية الفوائد؟
ask-owed = هل يقول الدين بعد طرح النقد الشيء نفسه؟
ask-per-share = هل وصل ذلك إلى مالك السهم أيضًا؟
ask-long-growth = هل كانت هذه السنة هي القاعدة أم الاستثناء؟
ask-borrowed = هل العائد ثمرة النشاط أم ثمرة الدين؟
ask-in-cash = هل يتحول الربح إلى نقد؟
ask-slipping = هل الهامش في ارتفاع أم في انخفاض؟
ask-selling-less = هل ارتفع الهامش فقط لأن المبيعات أقل؟
ask-selling-more = هل انخفاض الهامش ثمن للنمو؟
ask-invested = هل يستهلك الاستثمار النقد؟
ask-with-debt = هل أُعيد شراء الأسهم بالدين؟
ask-burden = هل تستطيع الشركة سداد ما يحين أجله؟
ask-kept = كم يبقى منه ربحًا تشغيليًا؟
ask-paying-off = هل يعوّض النمو ما أُنفق على الاستثمار؟
ask-cheap-why = هل السعر رخيص لأن الربح ينخفض؟
ask-growth-pays = هل يبرر النمو السعر؟
ask-deserved = هل يبرر العائد على رأس المال السعر؟
ask-rates-explain = هل تفسّر أسعار الفائدة سعر الأسهم؟
ask-dear = هل هذا محسوب أصلًا في سعر الأسهم؟
ask-dear-too = هل يقول ماضي السوق الشيء نفسه؟
ask-last-decade = هل سارت السنوات العشر الأخيرة على هذا النمط؟
ask-in-buybacks = هل التوزيعات منخفضة لأن الربح يُحتفظ به لإعادة شراء الأسهم وللنمو؟
ask-core = هل تقول الأسعار من دون الغذاء والطاقة الشيء نفسه؟
ask-other-curve = هل يقول الطرف الآخر من المنحنى الشيء نفسه؟
ask-rate-level = هل الفائدة بعد احتساب التضخم مرتفعة بما يكفي لتؤثر؟
ask-real-rate = هل ما زالت الفائدة تتحرك؟
ask-jobs-agree = هل يقول التوظيف الشيء نفسه؟
ask-output-agrees = هل يقول الناتج المحلي الشيء نفسه؟
ask-real-terms = هل الأمر كذلك بعد احتساب التضخم؟
ask-credit-jobs = هل تقول البطالة الشيء نفسه؟
ask-as-a-whole = كم تتقلب المحفظة كلها؟
ask-together = هل تهبط استثماراتك في الوقت نفسه؟
ask-on-the-way = كم كان عمق الهبوط على الطريق؟
ask-last-year = هل تقول السنة الأخيرة الشيء نفسه؟
ask-sides = { $figure }: { $values }. هل { $name } في المقدمة هنا أيضًا؟
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). هل تمكن المقارنة بينهما؟
ask-survivors = الشركات التي فشلت ليس لها مثل هذا السجل. هل هذا أكثر من قصة شركة واحدة صمدت؟
ask-base-rate = هذه نسبة الفترات بهذا الطول التي انتهت بلا ربح. فماذا يضيف السعر الأخير إلى ذلك؟
answer-not-mine = هذا الاستنتاج ليس لنا.
answer-withdraw = الرقم الذي يقوم عليه هذا الاستنتاج غير موجود في بياناتنا. يُسحب الاستنتاج.
answer-as-quoted = الرقم منقول كما ورد في بياناتنا. الاستنتاج قائم.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. الأرقام تؤيده. الاستنتاج قائم.
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
        [holds] { $figure }: { $other }. مقارنةً بـ { $other }، فإن { $value } أكبر من أن يكون مصادفة. الاستنتاج قائم.
        [refuted] { $figure }: { $other }. مقارنةً بـ { $other }، قد يكون { $value } مجرد مصادفة. يُسحب الاستنتاج.
       *[weakened] { $figure }: { $other }. مقارنةً بـ { $other }، قد يكون { $value } مصادفة في جزء منه. يقل وزن الاستنتاج.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. لا: { $other } لا يفسّر { $value }. الاستنتاج قائم.
        [refuted] { $figure }: { $other }. نعم: { $other } يفسّر { $value }. يُسحب الاستنتاج.
       *[weakened] { $figure }: { $other }. جزئيًا: { $other } يفسّر بعضًا من { $value }. يقل وزن الاستنتاج.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. يصمد { $value } أمام { $other }. الاستنتاج قائم.
       *[weakened] { $figure }: { $other }. يجب ذكر { $other } إلى جانب { $value }. يقل وزن الاستنتاج.
    }
answer-sides =
    { $outcome ->
        [holds] نعم: { $values }. الاستنتاج قائم.
        [refuted] لا: { $values }. يُسحب الاستنتاج.
        [behind] لا: { $values }. يقل وزن الاستنتاج.
       *[weakened] ليس بوضوح: { $values }. يقل وزن الاستنتاج.
    }
answer-dates = لا: التاريخان { $date } و{ $other_date } متباعدان جدًا. يُسحب الاستنتاج.
answer-survivors = لا تستطيع أن تُظهر { $other } عن المدة كلها إلا شركة صمدت. يقل وزن الاستنتاج.
ruling-upheld = الأرقام تؤيده. الاستنتاج قائم.
ruling-weakened = الأرقام تؤيده جزئيًا فقط. يقل وزن الاستنتاج.
ruling-withdrawn = الأرقام تناقضه. لا يُحتسب الاستنتاج.
ruling-unresolved = لم يُجب أحد. يقل وزن الاستنتاج.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] في المحصلة، الأرقام المتاحة عن { $name } إيجابية.
        [unfavourable] في المحصلة، الأرقام المتاحة عن { $name } سلبية.
       *[mixed] تتعادل الأرقام المؤيدة والمعارضة بشأن { $name } تقريبًا.
    }
thesis-comparison =
    { $balance ->
        [favourable] عند المقارنة المباشرة، تميل الكفة بحسب هذه الأرقام لصالح { $first } أمام { $others }.
        [unfavourable] عند المقارنة المباشرة، تميل الكفة بحسب هذه الأرقام لغير صالح { $first } أمام { $others }.
       *[mixed] عند المقارنة المباشرة، تتقارب الكفتان بحسب هذه الأرقام بين { $first } و{ $others }.
    }
thesis-portfolio =
    { $balance ->
        [favourable] في المحصلة، يناسب هذا المزيج ما طلبته.
        [unfavourable] في المحصلة، لا يناسب هذا المزيج ما طلبته.
       *[mixed] تتعادل الأرقام المؤيدة لهذا المزيج والمعارضة له تقريبًا.
    }
thesis-macro = لا تجيب أرقامنا عن هذا السؤال. وهذه أحدث الأرقام عن الاقتصاد.
thesis-no-side = تصف الأرقام بشأن { $name } الوضع كما هو، ولا تشير إلى أي من الاتجاهين.
thesis-nothing = بياناتنا عن { $name } أقل من أن تسمح بالحكم.
thesis-around = ما يمكن قوله هو الآتي: { $text }
thesis-for = الحجة المؤيدة: { $text }
thesis-against = الحجة المعارضة: { $text }
thesis-for-side = لصالح { $name }: { $text }
thesis-taken-back =
    لا نبدي رأيًا: { $reason ->
        [planted] لا يمكن الوثوق بأرقامنا
        [old] أرقامنا أقدم من أفقك الزمني
       *[rejected] لم تقبل مراجعتنا الأرقام
    }. وقد أظهرت: { $thesis }
thesis-past-only = { $thesis } ولا نبدي رأيًا فيما سيأتي: فالأرقام اللازمة لذلك أقدم من أفقك الزمني.
change-newer = أرقام أحدث من هذا التاريخ: { $date }.
change-gaps = بيانات تسد هذه الثغرة: { $gap }
change-above = { $figure }: الارتفاع فوق { $bound } (آخر رقم { $value }).
change-below = { $figure }: الانخفاض دون { $bound } (آخر رقم { $value }).
change-next = ما يلزم فحصه بعد ذلك: { $figure }. آخر رقم { $value }، وإذا تجاوز الحد { $bound } لم يعد الاستنتاج قائمًا.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = هبوط بعمق أسوأ هبوط مسجَّل في قيمة { $name }: { $worst_size } (أسعار حتى { $date }).
risk-fall-softened = حصة صغيرة بما يكفي لتجاوز هبوط كهذا، ووقت للانتظار.
risk-fall-sign = يهبط السعر من آخر ذروة أكثر مما يسمح به مستوى تحمّل المخاطر.
risk-debt = تبلغ نسبة صافي دين { $name } إلى الربح التشغيلي السنوي { $debt }، ولا بد من تجديده.
risk-debt-softened = آجال سداد طويلة ودخل مستقر.
risk-debt-sign = تلتهم الفوائد جزءًا متزايدًا من الربح التشغيلي.
risk-concentration = يشكّل أكبر استثماراتك { $largest } من محفظتك. فإذا هبط هبطت المحفظة معه.
risk-concentration-softened = استثمارات أكثر يتحرك بعضها مستقلًا عن بعض.
risk-concentration-sign = يهبط أكبر الاستثمارات ولا تهبط البقية.
risk-rates = ترتفع العوائد كثيرًا فوق { $rate } ({ $date })، فتقل قيمة الأرباح المقبلة.
risk-rates-softened = أرباح تنمو مع الأسعار، وديون قليلة.
risk-rates-sign = يرتفع عائد عشر السنوات أكثر من نقطة مئوية خلال عام.
risk-against = يتبيّن أن أقوى حجة ضد هذا الرأي هي الحاسمة. { $text }
risk-against-softened = لا تعتمد على هذا الرأي إلا بقدر ما تدعمه أرقام أحدث.
risk-against-sign = تؤكد أرقام أحدث هذه الحجة.
risk-old = تغيّرت الأحوال منذ آخر أرقامنا (عمر البيانات: { $age }).
risk-old-softened = أضف بيانات حديثة قبل الاعتماد على هذا الرأي.
risk-old-sign = تشير أرقام أحدث إلى الاتجاه الآخر.
risk-gaps = تنقص بيانات مهمة، فقد يبقى خطر غير مرئي.
risk-gaps-softened = ابدأ بإضافة البيانات الناقصة المذكورة أولًا.
risk-gaps-sign = تغيّر بيانات جديدة النتيجة.
risk-objection = يتبيّن أن اعتراض المنتقدين الداخليين صحيح. { $text }
risk-objection-softened = تحقق من هذه النقطة أولًا عند ورود أرقام أحدث.
risk-objection-sign = تدعم أرقام أحدث الاعتراض.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] خسرت الأسهم الأمريكية بعد احتساب التضخم في { $lost } من كل الفترات التي مدتها { $horizon } منذ { $since }.
        [mix] خسر مزيج { $name } بعد احتساب التضخم في { $lost } من كل الفترات التي مدتها { $horizon } منذ { $since }.
       *[stock] { $name }: خسارة قبل احتساب التضخم في { $lost } من كل الفترات التي مدتها { $horizon } منذ { $since }.
    } الفترات التي لا تتداخل: { $periods }.
scenario-base =
    { $basis ->
        [stock] ربح قبل احتساب التضخم لا يتجاوز { $bound }، كما في كل الفترات الأخرى.
       *[other] ربح بعد احتساب التضخم لا يتجاوز { $bound }، كما في كل الفترات الأخرى.
    }
scenario-bull =
    { $basis ->
        [stock] ربح قبل احتساب التضخم يفوق { $bound }، كما في { $good } من هذه الفترات.
       *[other] ربح بعد احتساب التضخم يفوق { $bound }، كما في { $good } من هذه الفترات.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] تنتهي المدة بربح قبل احتساب التضخم.
       *[other] تنتهي المدة بربح بعد احتساب التضخم.
    }
scenario-base-wrong =
    { $basis ->
        [stock] تنتهي المدة بخسارة قبل احتساب التضخم، أو بربح يفوق { $bound }.
       *[other] تنتهي المدة بخسارة بعد احتساب التضخم، أو بربح يفوق { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] في نهاية المدة لا يتجاوز الربح قبل احتساب التضخم { $bound }.
       *[other] في نهاية المدة لا يتجاوز الربح بعد احتساب التضخم { $bound }.
    }
scenario-bear-unknown = خسارة دائمة. لا يمكننا تقدير احتمالها.
scenario-base-unknown = مسار يشبه مسار السوق. لا يمكننا تقدير احتماله.
scenario-bull-unknown = مسار أفضل من السوق بوضوح. لا يمكننا تقدير احتماله.
scenario-bear-unknown-wrong = تنتهي المدة بربح.
scenario-base-unknown-wrong = النتيجة بعيدة عن نتيجة السوق.
scenario-bull-unknown-wrong = النتيجة ليست أفضل من نتيجة السوق.
scenario-kind = ما لدينا من أسعار { $name } أقل من أن تُحسب منه الاحتمالات. أما الأسهم الأمريكية عمومًا فقد انتهت { $lost } من كل الفترات التي مدتها { $horizon } منذ { $since } بخسارة بعد احتساب التضخم (الفترات التي لا تتداخل: { $periods }). وقد يكون أداء سهم واحد أسوأ بكثير.

## The red team, and the chair's response.

objection-planted = في المسودة رقم غير موجود في بياناتنا: { $figure }.
objection-older-than-horizon = الأرقام التي يقوم عليها هذا الرأي عمرها { $age }. وهذا أطول من أفقك الزمني.
objection-old = أقدم أرقامنا عمرها { $age }. وما حدث بعدها ليس فيها.
objection-cross-examination = قبل الأسئلة أعطت الأرقام نفسها نتيجة أخرى. ويتوقف الرأي على الاستنتاجات التي سُحبت أو قلّ وزنها.
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
objection-no-opposite = لا رقم يؤيد الرأي المعاكس. وقد يدل هذا على قوة الرأي، وقد يدل أيضًا على أمور لم يُنظر فيها.
objection-no-judgement = لا تعطي المسودة رأيًا، لعدم وجود أي رقم عن الموضوع نفسه.
objection-one-source = كل الأرقام من مصدر واحد.
objection-frequencies = الاحتمالات هي تكرارات لفترات ماضية متداخلة، وليست توقعات.
response-noted = أُحيط به علمًا. الرأي لا يتغير.
response-lowered = مقبول. ثقتنا أقل.
response-halved = مقبول. ثقتنا تنخفض إلى النصف.
response-taken-back = مقبول. لا نعطي رأيًا؛ وما أظهرته الأرقام في تاريخها محفوظ أدناه.
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
tell-odds =
    في الماضي انتهت { $lost } من كل الفترات التي مدتها { $horizon } بخسارة{ $real ->
        [yes] { " " }بعد احتساب التضخم
       *[no] { "" }
    } في حالة { $name }. هذا تاريخ وليس توقعًا.
tell-import = للحصول على إجابة أفضل، أضف بيانات أحدث: استورد ملف أسعار أو القوائم المالية للشركة، أو فعّل مصدرًا للبيانات الحية.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = الذهب
metal-xag = الفضة
metal-xpt = البلاتين
metal-xpd = البلاديوم

## What is missing.

gap-prices-missing = ليست لدينا أسعار عن { $name }. استورد ملفًا بالأسعار اليومية لإضافتها.
gap-prices-old = تنتهي أسعارنا عن { $name } في { $date }.
gap-accounts-missing = ليست لدينا قوائم مالية عن { $name }. استورد أرقامها السنوية لإضافتها.
gap-accounts-old = تنتهي أحدث قوائمنا المالية عن { $name } في { $date }.
gap-industry-missing = ليست لدينا بيانات عن { $name }.
gap-market-old = تنتهي بياناتنا عن سوق الأسهم الأمريكية في { $date }.
gap-news-missing = ليست لدينا أخبار.
gap-provider-down = تعذّر الوصول إلى المصدر { $provider }: { $reason }.
gap-window-too-short = سجل أسعار { $name } أقصر من أن يكفي لفترات أطول.
gap-holdings-unpriced = ليست لدينا أسعار لاستثمارك في { $name }.
gap-positions-left-out = احتسبنا أول { $counted } من استثماراتك فقط، ولم نحتسب { $left } أخرى.
gap-portfolio-no-weights = لا نعرف حجم كل استثمار من استثماراتك.

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
measure-max-drawdown-1y = أعمق هبوط خلال سنة
measure-max-drawdown-36m = أعمق هبوط خلال ثلاث سنوات
measure-max-drawdown-all = أعمق هبوط مسجَّل
measure-drawdown-now = البُعد عن الذروة
measure-worst-month = أسوأ شهر
measure-best-month = أفضل شهر
measure-return-all-less-best-10 = العائد السنوي من دون أفضل عشرة أيام
measure-return-first-half = العائد السنوي في النصف الأول
measure-return-second-half = العائد السنوي في النصف الثاني
measure-volume-ratio = التداول مقارنةً بمتوسطه
measure-turnover-20d = التداول اليومي
measure-freq-pos = الفترات الماضية الرابحة
measure-freq-neg = الفترات الماضية الخاسرة
measure-freq-good = الفترات الماضية ذات الربح المرتفع
measure-freq-good-bound = الربح السنوي الذي يُعد مرتفعًا
measure-freq-periods = الفترات الماضية التي لا تتداخل
measure-horizon = الأفق الزمني بالسنوات الكاملة
measure-window-count-1y = عدد الفترات السنوية المسجّلة
measure-beta-36m = معامل بيتا مقابل السوق
measure-correlation-36m = معامل الارتباط، ثلاث سنوات
measure-return-gap-1y = فارق التقدم خلال اثني عشر شهرًا
measure-real-return-5y = العائد السنوي بعد احتساب التضخم، خمس سنوات
measure-revenue = المبيعات
measure-revenue-growth-1y = نمو المبيعات، سنة واحدة
measure-revenue-growth-2y = نمو المبيعات، سنتان
measure-gross-margin = الهامش الإجمالي
measure-operating-margin = هامش التشغيل
measure-operating-margin-change-1y = التغيّر في هامش التشغيل
measure-net-margin = هامش صافي الربح
measure-net-loss = صافي الخسارة
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
measure-pe-median = وسيط نسبة السعر إلى الأرباح
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
measure-real-return-1y = العائد بعد احتساب التضخم، سنة واحدة
measure-real-return-10y = العائد السنوي بعد احتساب التضخم، عشر سنوات
measure-real-return-20y = العائد السنوي بعد احتساب التضخم، عشرون سنة
measure-real-return-all = العائد السنوي بعد احتساب التضخم منذ 1871
measure-real-return-10y-worst = أسوأ عشر سنوات بعد احتساب التضخم
measure-bond-real-return-10y = السندات بعد احتساب التضخم، عشر سنوات
measure-freq-stocks-beat-bonds-10y = فترات السنوات العشر التي تفوّقت فيها الأسهم على السندات
measure-freq-stocks-beat-bonds = نسبة الفترات التي تفوّقت فيها الأسهم على السندات من كل الفترات المساوية للأفق الزمني
measure-curve-10y-3m = عائد عشر سنوات بعد طرح عائد ثلاثة أشهر
measure-curve-10y-2y = عائد عشر سنوات بعد طرح عائد سنتين
measure-curve-share-inverted = أشهر كانت فيها العوائد قصيرة الأجل أعلى من طويلة الأجل
measure-curve-age = عمر بيانات العوائد
measure-unemployment = معدل البطالة
measure-unemployment-median = وسيط معدل البطالة
measure-credit-spread = فجوة العائد بين الشركات الأضعف والحكومة
measure-credit-spread-percentile = تلك الفجوة مقارنةً بماضيها
measure-pf-value = قيمة المحفظة
measure-pf-weight = الوزن في المحفظة
measure-pf-largest-weight = أكبر وزن
measure-pf-hhi = مؤشر التركّز
measure-pf-vol-36m = التقلبات السنوية للمحفظة
measure-pf-max-drawdown-36m = أعمق هبوط للمحفظة خلال ثلاث سنوات
measure-pf-return-1y = عائد المحفظة، سنة واحدة
measure-pf-return-3y = العائد السنوي للمحفظة، ثلاث سنوات
measure-pf-mean-correlation = متوسط الارتباط بين مكونات المحفظة
measure-pf-priced-share = نسبة مكونات المحفظة التي لها أسعار

## What the engine says in the transcript.

floor-opened =
    تنعقد اللجنة بشأن «{ $title }». { $figures ->
        [zero] لا تضم قاعدة بياناتنا أي رقم عن ذلك
        [one] تضم قاعدة بياناتنا رقمًا واحدًا عن ذلك
        [two] تضم قاعدة بياناتنا رقمين عن ذلك
        [few] تضم قاعدة بياناتنا { $figures } أرقام عن ذلك
        [many] تضم قاعدة بياناتنا { $figures } رقمًا عن ذلك
       *[other] تضم قاعدة بياناتنا { $figures } رقم عن ذلك
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
floor-silent = لم يقدّم «{ $seat }» ما يُعتدّ به: { $reason }.
floor-ruled =
    بشأن { $claim }: { $ruling ->
        [upheld] بقي قائمًا
        [weakened] قلّ وزنه
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

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] نعم، منحنى العائد الأمريكي معكوس وفق أحدث أرقامنا
        [partly] منحنى العائد الأمريكي معكوس جزئيًا وفق أحدث أرقامنا
       *[no] لا، منحنى العائد الأمريكي غير معكوس وفق أحدث أرقامنا
    }: عائد عشر سنوات بعد طرح عائد سنتين { $curve_10y_2y } ({ $date })، وبعد طرح عائد ثلاثة أشهر { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] علامات الركود الأمريكي التي نتابعها تدعو إلى القلق
        [partly] علامات الركود الأمريكي التي نتابعها متباينة
       *[no] علامات الركود الأمريكي التي نتابعها لا تدعو إلى القلق
    }: معدل البطالة { $at_low ->
        [yes] عند أدنى مستوى له في العام الماضي
       *[no] أعلى من أدنى مستوى في العام الماضي بمقدار { $sahm }
    } ({ $date })؛ وخلال عام { $payrolls_12m_way ->
        [up] ارتفع
       *[down] انخفض
    } عدد الوظائف بنسبة { $payrolls_12m_size } و{ $income_12m_way ->
        [up] ارتفع
       *[down] انخفض
    } الدخل الحقيقي من دون التحويلات الحكومية بنسبة { $income_12m_size }؛ وعائد عشر سنوات بعد طرح عائد ثلاثة أشهر { $curve_10y_3m } ({ $other_date }).
first-savings = المدخرات التي تكسب أقل من { $infl_12m } في السنة تفقد من قوتها الشرائية: هذا هو التضخم الأمريكي في الاثني عشر شهرًا المنتهية في { $date }. وبلغ عائد أذون الخزانة الأمريكية لثلاثة أشهر { $bill_rate } ({ $other_date })، أي { $real_bill_rate } بعد احتساب التضخم. واحتفظ النقد الذي لا يدرّ فائدة بنسبة { $purchasing_power_10y } من قوته الشرائية خلال عشر سنوات.
first-inflation = بلغ التضخم الأمريكي { $infl_12m } في الاثني عشر شهرًا المنتهية في { $date }، و{ $core_infl_12m } من دون الغذاء والطاقة؛ وبلغ خلال عشر سنوات { $infl_10y }.
first-inflation-change =
    ومعدل الاثني عشر شهرًا { $infl_change_12m_way ->
        [up] أعلى
       *[down] أقل
    } بمقدار { $infl_change_12m_size } مما كان قبل عام.
first-jobs =
    بلغ معدل البطالة الأمريكي { $unemployment } ({ $date })، وهو { $at_low ->
        [yes] عند أدنى مستوى له في العام الماضي
       *[no] أعلى من أدنى مستوى في العام الماضي بمقدار { $sahm }
    }، مقابل وسيط قدره { $unemployment_median }؛ و{ $payrolls_12m_way ->
        [up] ارتفع
       *[down] انخفض
    } عدد الوظائف خلال عام بنسبة { $payrolls_12m_size }.
first-rates = بلغ عائد سندات الخزانة الأمريكية لعشر سنوات { $long_rate } ({ $date })، أي { $real_long_rate } بعد احتساب تضخم العام الماضي؛ وبلغ عائد أذون ثلاثة أشهر { $bill_rate } ({ $other_date })، أي { $real_bill_rate } بعد احتساب التضخم.
first-money =
    في العام المنتهي في { $date } { $m2_12m_way ->
        [up] نما
       *[down] انكمش
    } المعروض النقدي الأمريكي M2 بنسبة { $m2_12m_size }؛ وبعد احتساب التضخم { $m2_real_12m_way ->
        [up] نما
       *[down] انكمش
    } بنسبة { $m2_real_12m_size }.
first-housing =
    في العام المنتهي في { $date } { $starts_12m_way ->
        [up] ارتفع
       *[down] انخفض
    } بدء بناء المساكن الأمريكية بنسبة { $starts_12m_size }، و{ $permits_12m_way ->
        [up] ارتفعت
       *[down] انخفضت
    } تصاريح البناء بنسبة { $permits_12m_size }، و{ $shelter_12m_way ->
        [up] ارتفعت
       *[down] انخفضت
    } تكلفة السكن بنسبة { $shelter_12m_size }. ليست لدينا أسعار المنازل.
first-dollar =
    في العام المنتهي في { $date } { $dollar_12m_way ->
        [up] ارتفع
       *[down] انخفض
    } الدولار الأمريكي بنسبة { $dollar_12m_size } أمام عملات شركائه التجاريين؛ وكان أضعف في { $dollar_percentile } من كل الأيام المسجّلة.
first-oil =
    بلغ متوسط سعر برميل الخام الأمريكي (WTI) { $oil_price } في { $date }، أي { $oil_12m_way ->
        [up] أعلى
       *[down] أقل
    } بنسبة { $oil_12m_size } مما كان عليه قبل عام.
first-growth =
    { $gdp_1y_way ->
        [up] نما
       *[down] انكمش
    } الناتج المحلي الأمريكي الحقيقي خلال عام بنسبة { $gdp_1y_size } ({ $date })، و{ $payrolls_12m_way ->
        [up] ارتفع
       *[down] انخفض
    } عدد الوظائف بنسبة { $payrolls_12m_size }، وبلغ معدل البطالة { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] تفوّق سعر { $name } على التضخم في أرقامنا، لكنها أقل من أن نعدّه وقاية منه
       *[no] لم يواكب سعر { $name } التضخم في أرقامنا، وهي أقل من أن نحكم هل يقي منه
    }: من { $from } إلى { $to } { $gain_whole_way ->
        [up] ارتفع
       *[down] انخفض
    } السعر بنسبة { $gain_whole_size }، بينما { $infl_whole_way ->
        [up] ارتفعت
       *[down] انخفضت
    } أسعار المستهلك الأمريكية بنسبة { $infl_whole_size }؛ وكان أعمق هبوط في الاثني عشر شهرًا الأخيرة { $max_drawdown_1y_size }.
first-spot =
    بلغ سعر { $name } { $price } ({ $date })؛ وخلال عام { $return_1y_way ->
        [up] ارتفع
       *[down] انخفض
    } السعر بنسبة { $return_1y_size }، وكان أعمق هبوط في ذلك العام { $max_drawdown_1y_size }.
first-exchange-rate =
    بلغ سعر صرف { $name } { $price } ({ $date })؛ وخلال عام { $return_1y_way ->
        [up] ارتفع
       *[down] انخفض
    } بنسبة { $return_1y_size }، وكان أعمق هبوط في ذلك العام { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] لا يميل السجل الماضي إلى أي من الاتجاهين
        [up] يميل السجل الماضي إلى الصعود
       *[down] يميل السجل الماضي إلى الهبوط
    }: { $name } عند { $price } ({ $date })، مقابل وسيط قدره { $level_median }؛ وكان السعر أدنى في { $level_percentile } من كل الأشهر، وانخفض أو لم يتغيّر في { $freq_neg } من الفترات الماضية التي تقارب مدتها { $horizon }.
first-currency-level =
    { $verdict ->
        [high] سعر { $base } أمام { $quote } مرتفع قياسًا إلى تاريخه
        [low] سعر { $base } أمام { $quote } منخفض قياسًا إلى تاريخه
       *[middle] سعر { $base } أمام { $quote } ليس مرتفعًا ولا منخفضًا قياسًا إلى تاريخه
    }: { $name } عند { $price } ({ $date })، مقابل وسيط قدره { $level_median }؛ وكان السعر أدنى في { $level_percentile } من كل الأشهر.
first-accounts =
    { $balance ->
        [favourable] الوضع المالي في قوائم { $name } سليم
        [unfavourable] الوضع المالي في قوائم { $name } ضعيف
       *[mixed] الوضع المالي في قوائم { $name } سليم في جوانب وضعيف في أخرى
    }: في السنة المالية المنتهية في { $date } بلغ هامش التشغيل { $operating_margin } ونمو المبيعات { $revenue_growth_1y }، ونسبة النقد من التشغيل إلى صافي الربح { $cash_conversion }، ونسبة الدين إلى حقوق الملكية { $debt_to_equity }.
first-compare =
    { $ahead ->
        [one] وفق القوائم المالية تتقدم { $name } على { $other }
       *[none] وفق القوائم المالية تتقارب { $name } و{ $other }
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }وتتقدم { $other } في: { $trails }.
       *[no] { "" }
    }
first-measure = { $measure } لشركة { $name } في السنة المالية المنتهية في { $date }: { $value }.
first-market-value = ليس لدينا سعر حالي لسهم { $name }. في { $date } بلغت قيمة أسهمها الحرة التداول { $value } وفق تقريرها السنوي، من دون ما يملكه المطلعون.
first-old-accounts = أحدث حسابات لدينا عن { $name } تنتهي في { $date }.
first-measure-year = في السنة المالية المنتهية في { $date }: { $value }.
first-measure-missing = ليست لدينا حسابات { $name } لعام { $years }.
first-in-dollars = هذه عوائد بالدولار. وبعملة { $currency } تضاف إليها تغيرات سعر الصرف، ولم نحسبها.
first-deepest-fall = أعمق هبوط للأسهم الأمريكية منذ 1871 بلغ { $fall } بعد احتساب التضخم، من { $from } إلى { $to }.
first-compare-asked = { $measure }: { $name } { $value } ({ $date })، { $other } { $other_value } ({ $other_date }).
first-compare-dividends = دفعت { $name } توزيعات قدرها { $paid } من تدفق نقدي حر قدره { $cash }، ودفعت { $other } توزيعات قدرها { $other_paid } من { $other_cash }. وكلما صغرت نسبة التوزيعات من هذا التدفق كانت أكثر أمانًا.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = أرقامنا لا تبيّن السبب؛ بل تبيّن الوضع كما هو فقط.
first-compare-item = { $measure } { $value } مقابل { $other }
first-mix =
    مزيج { $name } من { $cash ->
        [yes] الأسهم والسندات والنقد
       *[no] الأسهم والسندات
    }
first-mix-left-out = لم نُدرج { $name } في الحساب، لأنه ليس لدينا سجل تاريخي طويل عن ذلك.
first-mix-cash = احتُسب النقد دون فائدة، لأنه ليس لدينا سجل تاريخي طويل عنها.
first-value =
    { $verdict ->
        [low] يبدو سهم { $name } رخيصًا
        [high] يبدو سهم { $name } غاليًا
       *[middle] لا يبدو سهم { $name } رخيصًا ولا غاليًا
    }: في { $date } بلغ مكرر ربحيته { $pe }{ $more ->
        [yes] ، مقابل وسيط قدره { $pe_median } في ماضيه
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] يبدو سهم { $name } غاليًا
       *[other] لا يمكننا أن نقول هل سهم { $name } رخيص، لأنه ليس لدينا سعر حالي
    }: في { $date } بلغت قيمة الأسهم الحرة التداول وحدها ما يعادل { $float_to_earnings } مرة من ربح السنة المالية المنتهية في { $other_date }.
first-value-market =
    { $verdict ->
        [low] بدت الأسهم الأمريكية رخيصة
        [high] بدت الأسهم الأمريكية غالية
       *[middle] لم تبدُ الأسهم الأمريكية رخيصة ولا غالية
    } في { $date }: بلغت نسبة سعرها إلى متوسط أرباح عشر سنوات { $cape }، مقابل وسيط قدره { $cape_median } منذ 1881، وكانت أرخص في { $cape_percentile } من كل الأشهر.
first-risk =
    { $verdict ->
        [low] كان سعر { $name } هادئًا حتى الآن
        [high] الاستثمار في { $name } عالي المخاطر جدًا
       *[middle] الاستثمار في { $name } ينطوي على مخاطر
    }: من { $from } إلى { $to } هبط السعر بنسبة { $fall }، وبلغ تقلّبه { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] ديون { $name } مصدر خطر
        [high] ديون { $name } ليست خطرًا كبيرًا
       *[middle] ديون { $name } خطر متوسط
    }: في السنة المالية المنتهية في { $date } غطّى الربح التشغيلي الفوائد { $interest_coverage } مرة، وبلغت نسبة الدين إلى حقوق الملكية { $debt_to_equity }. ومن دون أسعار لا يمكننا أن نقول إلى أي حد قد يهبط السهم.
first-debt =
    { $verdict ->
        [low] ديون { $name } مصدر خطر
        [high] ديون { $name } ليست خطرًا كبيرًا
       *[middle] ديون { $name } خطر متوسط
    }: في السنة المالية المنتهية في { $date } غطّى الربح التشغيلي الفوائد { $interest_coverage } مرة، وبلغت نسبة الدين إلى حقوق الملكية { $debt_to_equity }.
first-debt-loss = ديون { $name } مصدر خطر: في السنة المالية المنتهية في { $date } سجّلت الشركة خسارة تشغيلية، فلم يبقَ ما يغطي الفوائد. وبلغت نسبة الدين إلى حقوق الملكية { $debt_to_equity }.
first-debt-equity =
    { $verdict ->
        [low] ديون { $name } قليلة
        [high] ديون { $name } كثيرة
       *[middle] ديون { $name } متوسطة
    }: في { $date } بلغت نسبة الدين إلى حقوق الملكية { $debt_to_equity }.
first-sales =
    في السنة المالية المنتهية في { $date } { $direction ->
        [up] نمت
       *[down] انخفضت
    } مبيعات { $name } بنسبة { $revenue_growth_1y }{ $more ->
        [yes] . وخلال خمس سنوات { $five_years ->
            [up] نمت
           *[down] انخفضت
        } بنسبة { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    لكي تحقق أسهم { $name } ما حققته الأسهم الأمريكية منذ 1871، يجب { $direction ->
        [up] أن تنمو أرباح الشركة على الدوام بما لا يقل عن
       *[down] ألا تنكمش أرباح الشركة أبدًا بأكثر من
    } { $implied_growth } بعد احتساب التضخم: هذا ما تفترضه قيمتها في { $date }.
first-cash =
    { $verdict ->
        [low] أرباح { $name } لا يدعمها النقد
        [high] أرباح { $name } يدعمها النقد
       *[middle] أرباح { $name } لا يدعمها النقد إلا جزئيًا
    }: في السنة المالية المنتهية في { $date } بلغت نسبة النقد من التشغيل إلى صافي الربح { $cash_conversion }، وبلغ التدفق النقدي الحر { $fcf_margin } من المبيعات.
first-cash-credit = لكن ميزة ضريبية تعادل { $credit } من الربح قبل الضريبة رفعت صافي الربح.
first-spread = محفظتك غير مركّزة في شركة واحدة: أكبر أجزائها، وهو { $largest } بوزن { $weight }، موزّع بذاته على شركات كثيرة.
first-odds =
    { $verdict ->
        [never] في فترات مدتها { $horizon } لم يخسر الاستثمار في { $name } قط
        [low] في فترات مدتها { $horizon } نادرًا ما خسر الاستثمار في { $name }
        [high] في فترات مدتها { $horizon } كثيرًا ما خسر الاستثمار في { $name }
       *[middle] في فترات مدتها { $horizon } خسر الاستثمار في { $name } أحيانًا
    }: بعد احتساب التضخم { $verdict ->
        [never] لم تنتهِ أي من هذه الفترات منذ 1871 بخسارة
       *[other] انتهت { $freq_neg } من كل هذه الفترات منذ 1871 بخسارة
    }، وبلغ أعمق هبوط { $fall } (من { $from } إلى { $to }).
first-holdings =
    { $verdict ->
        [low] كانت محفظتك هادئة حتى الآن
        [high] محفظتك عالية المخاطر جدًا
       *[middle] محفظتك تنطوي على مخاطر
    }: في السنوات الثلاث المنتهية في { $date } هبطت بما يصل إلى { $fall }، ووزن { $largest } فيها { $weight }؛ وعدد الاستثمارات المتساوية بالتركّز نفسه { $pf_effective_positions }.
first-half = لو كان نصف الاستثمار في { $largest } نقدًا لكان أعمق هبوط { $halved }.
first-concentration =
    { $verdict ->
        [low] محفظتك موزعة جيدًا
        [high] محفظتك مركّزة
       *[middle] محفظتك مركّزة بعض الشيء
    }: وزن { $largest } فيها { $weight }؛ وعدد الاستثمارات المتساوية بالتركّز نفسه { $pf_effective_positions }.
first-income =
    { $verdict ->
        [low] تبدو توزيعات { $name } مغطاة جيدًا
        [middle] توزيعات { $name } مغطاة بالكاد
       *[high] توزيعات { $name } غير مغطاة بالنقد
    }: في السنة المالية المنتهية في { $date } دُفع { $dividends }، { $verdict ->
        [negative] بينما أُنفق نقد أكثر مما جلبه النشاط
        [high] وهو أكثر من التدفق النقدي الحر البالغ { $free_cash_flow }
       *[other] من تدفق نقدي حر قدره { $free_cash_flow }
    }.
first-income-no-yield = لا يمكننا ذكر عائد توزيعات { $name }: فذلك يتطلب سعرًا حاليًا لا نملكه.
first-income-market =
    { $verdict ->
        [low] كان دخل الأسهم الأمريكية أقل من دخل السندات
        [high] كان دخل الأسهم الأمريكية أعلى من دخل السندات
       *[middle] كان دخل الأسهم الأمريكية قريبًا من دخل السندات
    }: في { $date } بلغت توزيعاتها { $sp_dividend_yield } من سعرها، وبلغ عائد السندات الحكومية الأمريكية لعشر سنوات { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] في المحصلة تميل الأرقام لصالح { $name }
        [unfavourable] في المحصلة تميل الأرقام ضد { $name }
        [none] أرقامنا عن { $name } وحدها لا تجيب عن هذا السؤال
       *[mixed] أرقام { $name } متباينة
    }: خلال { $span ->
        [five] السنوات الخمس المنتهية
       *[one] السنة المنتهية
    } في { $date } { $direction ->
        [up] ارتفع
       *[down] انخفض
    } السعر بنسبة { $gain }، وخلال ثلاث سنوات هبط بما يصل إلى { $fall }.
first-return-accounts =
    لا يمكننا أن نقول ما سيعود به الاستثمار في { $name }، لأنه ليست لدينا أسعار حالية. وخلال السنوات الخمس المنتهية في { $date } { $direction ->
        [up] نمت
       *[down] انخفضت
    } ربحية السهم بنسبة { $eps_growth_5y }.
first-return-market = يشير الماضي إلى عائد للأسهم الأمريكية بين { $after_cape_median_10y } و{ $sp_real_return_all } بعد احتساب التضخم: الأول وسيط السنوات العشر التي تلت أسعارًا مرتفعة كما في { $date }، والثاني ما حققته منذ 1871. وخسرت في { $freq_neg } من كل الفترات التي مدتها { $horizon }.
first-return = يشير الماضي إلى نحو { $real_return_20y } بعد احتساب التضخم: هذا ما حققه { $name } في السنوات العشرين المنتهية في { $date }. وفي أسوأ عشر سنوات منذ 1871 كان العائد { $real_return_10y_worst }.
first-rates-up = يخسر السند الحكومي الأمريكي لعشر سنوات نحو { $bond_loss_1pt } من سعره إذا ارتفع عائده نقطة واحدة عن مستواه في { $date }، وهو { $long_rate }.
first-rates-up-by = يخسر السند الحكومي الأمريكي لعشر سنوات نحو { $bond_loss } من سعره إذا ارتفع عائده بمقدار { $rate_rise } عن مستواه في { $other_date }، وهو { $long_rate }.
first-rates-down = يرتفع سعر السند الحكومي الأمريكي لعشر سنوات بنحو { $bond_gain } إذا انخفض عائده بمقدار { $rate_fall } عن مستواه في { $other_date }، وهو { $long_rate }.
first-cash-bonds =
    { $verdict ->
        [low] يدرّ النقد حاليًا أكثر مما تدرّه السندات، ولا تتقلّب قيمته
       *[high] تدرّ السندات حاليًا أكثر مما يدرّه النقد، لكن سعرها قد ينخفض
    }: في { $date } بلغ عائد السندات الحكومية الأمريكية لعشر سنوات { $long_rate }، وعائد أذون الخزانة لثلاثة أشهر { $bill_rate }. وإذا ارتفع عائد السندات نقطة واحدة، ينخفض سعرها بنحو { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] كان سداد القرض هو الأفضل في أغلب الأحيان
        [high] في أغلب الأحيان حقق الاستثمار أكثر من تكلفة القرض، لكن ليس دائمًا
       *[middle] حقق الاستثمار أكثر من تكلفة القرض في أكثر من نصف الحالات
    }: تجاوز عائد الأسهم الأمريكية، قبل احتساب التضخم، { $repay_rate } في { $repay_beaten } من كل الفترات التي مدتها { $horizon } منذ 1871. أما سداد القرض فيوفّر فائدته بشكل مؤكد.
first-past =
    من { $from } إلى { $to } حقّق الاستثمار في { $name } { $nominal_way ->
        [up] ربحًا قدره { $nominal }
       *[down] خسارة قدرها { $nominal }
    } { $income ->
        [dividends] مع التوزيعات
        [interest] مع الفوائد
       *[both] مع التوزيعات والفوائد
    }. وبعد احتساب التضخم كان ذلك { $real_way ->
        [up] ربحًا قدره { $real }
       *[down] خسارة قدرها { $real }
    }.
first-past-sum =
    عند استثمار { $past_start } في { $name } من { $from } إلى { $to }، بلغت الحصيلة نحو { $past_sum } { $income ->
        [dividends] مع التوزيعات
        [interest] مع الفوائد
       *[both] مع التوزيعات والفوائد
    }. وبقيمة نقود بداية الفترة يعادل ذلك نحو { $past_real_sum }.
first-past-averages = الأسعار هنا متوسطات شهرية، لذلك قد يختلف الرقم بعدة نقاط مئوية عن رقم نهاية العام.
first-past-missing = تنتهي بياناتنا عن الأسهم والسندات الأمريكية في { $date }، لذلك لا يمكننا أن نقول كم كان عائدها في { $years }. ومن 1871 حتى ذلك التاريخ حققت الأسهم الأمريكية { $sp_real_return_all } بعد احتساب التضخم.
first-past-price =
    من { $from } إلى { $to } { $past_change_way ->
        [up] ارتفع
       *[down] انخفض
    } سعر { $name } بنسبة { $past_change_size }؛ وكان السعر { $price } في { $other_date }.
first-past-price-dividends = التوزيعات محسوبة.
first-past-price-begins = لا تبدأ أسعار { $name } المتوفرة لدينا إلا في { $from }.
first-past-price-missing = لا يمكننا أن نقول كيف تغيّر سعر { $name } في تلك الفترة ({ $years }): ليست لدينا أسعار من ذلك الوقت.
first-not-those-years = { $name }، { $years }: لا يمكننا قول ذلك؛ وهذه أحدث الأرقام.
first-past-when =
    { $span ->
        [year] في عام { $first }
        [years] من عام { $first } إلى عام { $last }
       *[months] من { $from } إلى { $to }
    }
first-past-inflation =
    { $when } { $past_infl_way ->
        [up] ارتفعت
       *[down] انخفضت
    } أسعار المستهلكين في الولايات المتحدة بنسبة { $past_infl_size }{ $span ->
        [year] { " " }(من ديسمبر إلى ديسمبر)
       *[other] { "" }
    }؛ وبلغ التضخم { $infl_12m } في الاثني عشر شهرًا المنتهية في { $other_date }.
first-past-rates = { $when } بلغ متوسط عائد سندات الخزانة الأمريكية لعشر سنوات { $past_long_rate }؛ وأحدث قيمة هي { $long_rate } ({ $other_date }).
first-past-policy = { $when } بلغ متوسط سعر الفائدة لدى البنك المركزي الأمريكي { $past_policy_rate }؛ وأحدث قيمة هي { $policy_rate } ({ $other_date }).
first-past-jobs = { $when } بلغ متوسط معدل البطالة الأمريكي { $past_unemployment }؛ وأحدث قيمة هي { $unemployment } ({ $other_date }).
first-past-growth =
    { $when } { $past_gdp_way ->
        [up] نما
       *[down] انكمش
    } الناتج المحلي الأمريكي الحقيقي بنسبة { $past_gdp_size }؛ وأحدث تغيّر سنوي هو { $gdp_1y } ({ $other_date }).
first-needed-return = لتحويل { $needed_start } إلى { $needed_goal } خلال فترة مدتها { $horizon } يلزم عائد قدره { $needed_return } قبل الضرائب. وقد تجاوز عائد الأسهم الأمريكية ذلك، مع التوزيعات وقبل احتساب التضخم، في { $needed_reached } من كل الفترات بهذه المدة منذ 1871.
first-extremes =
    في فترات مدتها { $horizon } كانت أسوأ نتيجة للاستثمار في { $name } منذ 1871 { $worst_way ->
        [up] ربحًا قدره { $worst }
       *[down] خسارة قدرها { $worst }
    } بعد احتساب التضخم (من { $from } إلى { $to })، وأفضلها ربحًا قدره { $best } (من { $best_from } إلى { $best_to }).
first-double = بعائد { $rate_supposed } يتضاعف المال خلال نحو { $rate_doubling }، قبل التضخم والضرائب.
first-double-market = بمتوسط عائد الأسهم الأمريكية منذ 1871، وهو { $sp_real_return_all } بعد احتساب التضخم، تضاعف المال خلال نحو { $rate_doubling }. ولا يمكن لأحد أن يعد بهذا العائد.
first-rate-sum = بعائد { $rate_supposed } يصبح مبلغ { $grown_start } نحو { $rate_grown_sum } بعد فترة مدتها { $horizon }، قبل التضخم والضرائب.
first-rate-needed = بعائد { $rate_supposed } يلزم استثمار نحو { $rate_needed_sum } دفعة واحدة لفترة مدتها { $horizon } لبلوغ المبلغ الذي ذكرته، قبل التضخم والضرائب.
first-rate-saved = بعائد { $rate_supposed } تصبح الدفعات الشهرية البالغ مجموعها { $plan_paid } نحو { $rate_saved_sum } بعد فترة مدتها { $horizon }، قبل التضخم والضرائب.
first-rate-monthly = بعائد { $rate_supposed } يتطلب المبلغ الذي ذكرته نحو { $rate_monthly_sum } شهريًا لفترة مدتها { $horizon }، قبل التضخم والضرائب.
first-recovery = استغرقت عودة الأسهم الأمريكية إلى ذروتها { $sp_recovery_1929 } بعد انهيار عام 1929، و{ $sp_recovery_2000 } بعد انهيار عام 2000، و{ $sp_recovery_2008 } بعد انهيار عام 2008، مع التوزيعات وبعد احتساب التضخم.
first-stocks-bonds =
    { $verdict ->
        [low] في فترات مدتها { $horizon } سجل الأسهم أفضل
        [high] لفترة مدتها { $horizon } السندات هي الخيار الأسلم
       *[middle] في فترات مدتها { $horizon } حققت الأسهم عائدًا أعلى، لكن السندات أسلم
    }: تفوّقت الأسهم الأمريكية على السندات الحكومية في { $freq_stocks_beat_bonds } من كل الفترات بهذه المدة منذ 1871، لكنها خسرت بعد احتساب التضخم في { $freq_neg } منها. وفي السنوات العشر المنتهية في { $date } حققت بعد احتساب التضخم { $sp_real_return_10y }، والسندات { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] في فترات مدتها { $horizon } تفوّق الاستثمار غالبًا على الادخار
        [high] لفترة مدتها { $horizon } الادخار هو الخيار الأسلم
       *[middle] في فترات مدتها { $horizon } حقق الاستثمار عائدًا أعلى، لكنه مخاطرة
    }: خسرت الأسهم الأمريكية بعد احتساب التضخم في { $freq_neg } من كل هذه الفترات منذ 1871، وحققت في المتوسط { $sp_real_return_all }. وبلغ عائد أذون الخزانة الأمريكية لثلاثة أشهر { $bill_rate } في { $other_date }، أي { $real_bill_rate } بعد احتساب التضخم.
first-beat-inflation =
    { $verdict ->
        [low] في فترات مدتها { $horizon } تفوّقت الأسهم الأمريكية غالبًا على التضخم
        [high] في فترات مدتها { $horizon } كثيرًا ما تخلّفت الأسهم الأمريكية عن التضخم
       *[middle] في فترات مدتها { $horizon } تفوّقت الأسهم الأمريكية عادةً على التضخم، لكن ليس دائمًا
    }: كان عائدها أقل من التضخم في { $freq_neg } من كل هذه الفترات منذ 1871. وحققت في المتوسط { $sp_real_return_all } بعد احتساب التضخم.
first-crash =
    انهيار كانهيار عام { $year } يكلّف نحو { $fall }: هذا مقدار خسارة { $name } بعد احتساب التضخم من { $from } إلى { $to }{ $more ->
        [yes] ، أما الأسهم الأمريكية وحدها فخسرت { $stocks }
       *[no] { "" }
    }.
first-crash-past = في انهيار عام { $year } خسرت الأسهم الأمريكية { $fall } بعد احتساب التضخم، من { $from } إلى { $to }.
first-which =
    { $ahead ->
        [one] الأفضلية لصالح { $name } أمام { $other }
       *[none] { $name } و{ $other } على مستوى متقارب
    }: خلال السنوات الثلاث المنتهية في { $date } كان العائد السنوي من { $first } { $gained ->
        [more] أعلى
       *[less] أقل
    } من عائد { $second } بمقدار { $gap }، وبلغت نسبة تقلّب سعر الأول إلى تقلّب سعر الثاني { $ratio }.
first-view =
    { $verdict ->
        [favourable] في المحصلة تميل الأرقام لصالح { $name }
        [unfavourable] في المحصلة تميل الأرقام ضد { $name }
        [none] أرقامنا عن { $name } وحدها لا تجيب عن هذا السؤال
       *[mixed] أرقام { $name } متباينة
    }. في السنة المالية المنتهية في { $date } { $direction ->
        [up] نمت
       *[down] انخفضت
    } المبيعات بنسبة { $revenue_growth_1y } وبلغ هامش التشغيل { $operating_margin }{ $more ->
        [yes] ؛ وبلغت نسبة قيمة الأسهم الحرة التداول في { $other_date } إلى الربح { $float_to_earnings }
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] في المحصلة تميل الأرقام لصالح الأسهم الأمريكية
        [unfavourable] في المحصلة تميل الأرقام ضد الأسهم الأمريكية
        [none] أرقامنا عن الأسهم الأمريكية وحدها لا تجيب عن هذا السؤال
       *[mixed] أرقام الأسهم الأمريكية متباينة
    }: في السنوات العشر المنتهية في { $date } حققت بعد احتساب التضخم { $sp_real_return_10y }؛ وفي { $other_date } بلغت نسبة سعرها إلى متوسط أرباح عشر سنوات { $cape } (الوسيط: { $cape_median }).
first-missing =
    { $question ->
        [value] لا يمكننا أن نقول هل سعر { $name } رخيص أم غالٍ
        [price] لا يمكننا أن نقول هل سعر { $name } رخيص أم غالٍ
        [risk] لا يمكننا أن نقول ما حجم المخاطر في { $name }
        [return] لا يمكننا أن نقول ما قد يعود به الاستثمار في { $name }
        [income] لا يمكننا تقييم توزيعات { $name }
        [debt] لا يمكننا تقييم ديون { $name }
        [profit] لا يمكننا تقييم أرباح { $name }
        [which] لا يمكننا المفاضلة بين { $name }
        [concentration] لا يمكننا أن نقول ما مدى تركّز المحفظة: { $name }
       *[view] لا يمكننا إبداء رأي في { $name }
    }: { $data ->
        [prices] يتطلب ذلك أسعارًا حالية ليست لدينا
        [accounts] يتطلب ذلك قوائم مالية سنوية ليست لدينا
        [both] يتطلب ذلك أسعارًا حالية وقوائم مالية سنوية ليست لدينا
        [loss] سجّلت الشركة خسارة، فلا يمكن مقارنة السعر بربح
        [pair] يتطلب ذلك أسعارًا حالية أو قوائم مالية سنوية من الفترة نفسها للطرفين، وهي ليست لدينا
        [together] يتطلب ذلك أسعار كل الأجزاء في السنوات نفسها، وهي ليست لدينا
        [history] يتطلب ذلك أسعارًا لسنوات كثيرة ليست لدينا
        [weights] يتطلب ذلك وزن كل جزء ونحن لا نعرفه
        [elsewhere] أرقامنا عن الأسواق والاقتصادات بكاملها تخص الولايات المتحدة وحدها
       *[figures] ليست لدينا أرقام عن ذلك
    }.
first-withdraw =
    { $verdict ->
        [always] كفى المال في كل مرة
        [never] نفد المال في كل مرة قبل نهاية المدة
        [rarely] نفد المال في معظم الحالات قبل نهاية المدة
        [low] كثيرًا ما نفد المال قبل نهاية المدة
        [high] كفى المال في كل الحالات تقريبًا
       *[middle] كفى المال في معظم الحالات
    }: عند الاستثمار في { $name } وسحب { $withdraw_rate } من المبلغ الأولي، مع زيادة السحب كل عام بقدر التضخم، كفى المال حتى النهاية في { $withdraw_lasted } من كل الفترات التي مدتها { $horizon } منذ 1871. وأعلى سحب كفى معه المال في هذه الفترات كلها هو { $withdraw_always }.
first-withdraw-long = عند الاستثمار في { $name } وسحب { $withdraw_rate } من المبلغ الأولي، مع زيادة السحب كل عام بقدر التضخم، كفى المال منذ 1871 مدة 10 سنوات في { $withdraw_lasted_10y } من الحالات، و20 سنة في { $withdraw_lasted_20y }، و{ $horizon } في { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] عند الاستثمار في { $name }، كفى المال منذ 1871 مدة { $horizon } على الأقل في كل الحالات
        [half] عند الاستثمار في { $name }، كفى المال منذ 1871 مدة { $withdraw_years_worst } في أسوأ الحالات، ومدة { $horizon } على الأقل في نصف الحالات
       *[no] عند الاستثمار في { $name }، كفى المال منذ 1871 مدة { $withdraw_years_worst } في أسوأ الحالات، ومدة { $withdraw_years_typical } أو أكثر في نصف الحالات
    }.
first-withdraw-most = أعلى سحب كفى معه المال في كل الفترات التي مدتها { $horizon } منذ 1871، عند الاستثمار في { $name }، هو { $withdraw_always } من المبلغ الأولي مع زيادته كل عام بقدر التضخم. وفي نصف هذه الفترات كفى المال حتى مع سحب { $withdraw_median }.
first-plan = عند استثمار مبلغ ثابت كل شهر في { $name }، بلغت الحصيلة بعد احتساب التضخم ما يعادل { $plan_median } مرة من مجموع المدفوع، وهذا وسيط كل الفترات التي مدتها { $horizon } منذ 1871. وفي عُشر الفترات كانت الحصيلة أقل من { $plan_low } مرة، وفي { $plan_loss } منها كانت أقل من المدفوع.
first-plan-sum = عند دفع ما مجموعه { $plan_paid } على دفعات شهرية، بلغت الحصيلة نحو { $plan_median_sum } بقيمة نقود اليوم، وكانت أقل من { $plan_low_sum } في أسوأ عُشر من الحالات ({ $name }، { $horizon }).
first-plan-goal = للوصول إلى المبلغ الذي ذكرته بقيمة نقود اليوم، كفى نحو { $plan_monthly_median } شهريًا في نصف الحالات، ونحو { $plan_monthly_low } شهريًا في تسع حالات من كل عشر ({ $name }، { $horizon }).
first-grown = عند استثمار مبلغ دفعة واحدة في { $name }، بلغت الحصيلة بعد احتساب التضخم ما يعادل { $grown_median } مرة من المبلغ، وهذا وسيط كل الفترات التي مدتها { $horizon } منذ 1871. وفي عُشر الفترات كانت الحصيلة أقل من { $grown_low } مرة، وانتهت { $grown_loss } منها بخسارة.
first-grown-goal = لبلوغ المبلغ الذي ذكرته بقيمة نقود اليوم، كفى استثمار نحو { $grown_needed_median } دفعة واحدة في نصف الحالات، ونحو { $grown_needed_low } في تسع حالات من كل عشر ({ $name }، { $horizon }).
first-grown-sum = عند استثمار { $grown_start } دفعة واحدة، بلغت الحصيلة نحو { $grown_median_sum } بقيمة نقود اليوم، وكانت أقل من { $grown_low_sum } في أسوأ عُشر من الحالات ({ $name }، { $horizon }).
first-withdraw-sum = عند السحب من المبلغ الذي ذكرته، كفى المال في كل الحالات مع سحب نحو { $withdraw_always_sum } سنويًا، وفي نصف الحالات مع سحب نحو { $withdraw_median_sum } سنويًا ({ $name }، { $horizon }).
first-withdraw-month = عند السحب من المبلغ الذي ذكرته، كفى المال في كل الحالات مع سحب نحو { $withdraw_always_month } شهريًا، وفي نصف الحالات مع سحب نحو { $withdraw_median_month } شهريًا ({ $name }، { $horizon }).
first-withdraw-capital = يتطلب ذلك نحو { $withdraw_capital_always } ليكفي المال في كل الحالات، ونحو { $withdraw_capital_median } ليكفي في نصف الحالات ({ $name }، { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] كان الاستثمار دفعة واحدة هو الأفضل في أغلب الأحيان
        [low] كان الاستثمار على دفعات هو الأفضل في أغلب الأحيان
       *[middle] لم تتفوّق أي من الطريقتين بوضوح
    }: تفوّق استثمار المبلغ دفعة واحدة في { $name } على استثمار المبلغ نفسه في اثنتي عشرة دفعة شهرية في { $lump_ahead } من كل السنوات منذ 1871. وبلغ وسيط الفارق لصالح الدفعة الواحدة { $lump_lead }.
first-wait =
    { $verdict ->
        [low] في أغلب الأحيان لم يحدث هبوط بنسبة { $wait_fall }
        [high] في أغلب الأحيان حدث هبوط بنسبة { $wait_fall } عاجلًا أم آجلًا
       *[middle] حدث هبوط بنسبة { $wait_fall } في نحو نصف الحالات
    }: بعد { $wait_reached } من كل الأشهر منذ 1871، انخفضت الأسهم الأمريكية في وقت ما خلال فترة تالية مدتها { $horizon } عن سعرها في ذلك الشهر بهذه النسبة على الأقل.
first-wait-compared = وللمقارنة، تفوّق استثمار المبلغ دفعة واحدة على استثمار المبلغ نفسه في اثنتي عشرة دفعة شهرية في { $lump_ahead } من كل السنوات.
first-eps =
    ربحت شركة { $name } في السنة المالية المنتهية في { $date } ما يعادل { $eps_diluted }، { $direction ->
        [up] بزيادة نسبتها
       *[down] بانخفاض نسبته
    } { $eps_growth_1y } عن السنة السابقة.
first-roe =
    { $verdict ->
        [low] العائد على حقوق الملكية في { $name } ليس ناتجًا عن إعادة شراء الأسهم
        [high] العائد على حقوق الملكية في { $name } ناتج في معظمه عن إعادة شراء الأسهم
       *[middle] إعادة شراء الأسهم ترفع العائد على حقوق الملكية في { $name }
    }: بلغ هذا العائد { $roe } في السنة المالية المنتهية في { $date }، وكلّفت الأسهم التي أعادت { $name } شراءها في خمس سنوات ما يعادل { $buybacks_5y_to_equity } مرة من حقوق ملكيتها.
first-view-net =
    { $verdict ->
        [favourable] في المحصلة تميل الأرقام لصالح { $name }
        [unfavourable] في المحصلة تميل الأرقام ضد { $name }
        [none] أرقامنا عن { $name } وحدها لا تجيب عن هذا السؤال
       *[mixed] أرقام { $name } متباينة
    }. في السنة المالية المنتهية في { $date } { $direction ->
        [up] نمت
       *[down] انخفضت
    } المبيعات بنسبة { $revenue_growth_1y }، وبلغ صافي الربح { $net_margin } من المبيعات.
first-policy-rate =
    بلغ سعر الفائدة لدى البنك المركزي الأمريكي { $policy_rate } ({ $date })، { $verdict ->
        [no] أي أعلى من
       *[partly] أي أدنى من
    } التضخم الذي بلغ { $infl_12m } في الاثني عشر شهرًا المنتهية في { $other_date }.
first-mixes =
    { $verdict ->
        [more] حقق { $higher } عائدًا أعلى وهبط أكثر
        [better] حقق { $higher } عائدًا أعلى ولم يهبط أكثر
       *[neither] لم يكن أيٌّ منهما أفضل بوضوح
    }: مع الأسهم والسندات الأمريكية، بعد احتساب التضخم وفي كل الفترات التي مدتها { $horizon } منذ عام 1871، بلغ العائد الوسيط { $mix_median } مع { $name } و{ $other_mix_median } مع { $other }. وانتهت { $freq_neg } من الفترات بخسارة مع { $name }، و{ $other_mix_loss } منها مع { $other }. وبلغ أعمق هبوط { $fall } و{ $other_fall } على التوالي.
first-fund-falls = صندوق واسع للأسهم الأمريكية سيهبط بالقدر نفسه تقريبًا.
first-stock-fall = إذا هبطت الأسهم بنسبة { $stock_fall } وحافظت السندات على سعرها، فسيخسر { $name } نحو { $mix_stock_fall }.
first-parts-fall = سيخسر المجموع { $whole_fall } إذا حافظ كل ما عداها على سعره ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = يفترض هذا أن المبلغ كله مستثمر في: { $name }.
first-supposed-sum = من أصل { $sum } تكون الخسارة { $lost } ويبقى { $left }.
first-constraints = لا تراعي هذه الأرقام شرطك: { $limits }.
first-limit-exceeded = تجاوز حدك البالغ { $limit }: { $parts }.
first-limit-kept = ضمن حدك البالغ { $limit }: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = الأفضل هو ما يدفع أكثر بعد الرسوم: صندوق سوق النقد بالدولار يدفع تقريبًا عائد أذون الخزانة الأمريكية لثلاثة أشهر ({ $bill_rate }, { $date }) ناقصًا رسومه. وحساب التوفير الذي يدفع أقل من ذلك يدرّ أقل، لكن الودائع مؤمَّنة حتى حد معين والصناديق ليست كذلك. ليست لدينا أسعار فائدة البنوك كل على حدة.
first-stock-share = لا توجد نسبة تناسب الجميع: المهم متى تحتاج إلى المال وما عمق الهبوط الذي تتحمله. منذ عام 1871 خسرت الأسهم الأمريكية بعد احتساب التضخم في { $five } من كل فترات الخمس سنوات وفي { $twenty } من كل فترات العشرين سنة، وهبطت في أسوأ الأحوال بنسبة { $fall }. وإذا كان نصف المال في الأسهم فإن هبوطًا كهذا يأخذ من المجموع نصف ذلك. والمال الذي تحتاجه خلال سنوات قليلة ليس مكانه الأسهم.
first-debt-cash = { $name }: في { $date } بلغت الديون { $debt }، وبلغ النقد والأوراق المالية قصيرة الأجل { $cash }.
first-short-history = لا يمكننا أن نقول ما سيعود به الاستثمار في { $name } لفترة مدتها { $horizon }: فالأسعار التي لدينا لا تغطي إلا الفترة من { $from } إلى { $to }.
first-stand-in-bonds = استعنّا لهذا الصندوق بسجل السندات الحكومية الأمريكية لعشر سنوات.
first-erosion = إذا بلغ التضخم { $infl_supposed }، تنخفض القوة الشرائية للنقود التي لا تدرّ عائدًا بنسبة { $infl_erosion } خلال فترة مدتها { $horizon }.
first-forecast = لا أحد يستطيع معرفة ذلك مسبقًا؛ هذه أحدث الأرقام.
first-stand-in-mix = استعنّا لهذه الصناديق بسجل الأسهم الأمريكية والسندات الحكومية الأمريكية لعشر سنوات.
first-stand-in = ليس لدينا سجل تاريخي طويل عن { $name }؛ لذلك استعنّا بسجل الأسهم الأمريكية بدلًا منه.
first-dividend-not-shown = لا تُظهر القوائم المالية لشركة { $name } عن السنة المالية المنتهية في { $date } أي توزيعات أرباح.
first-no-dividend = { $name }: لم تدفع الشركة أي توزيعات أرباح في السنة المالية المنتهية في { $date }.
first-withdrawals = لم نحسب عمليات السحب؛ هذه الأرقام لا تشملها.
first-income-share =
    أي { $share }، { $same ->
        [yes] كما في عام { $since }
       *[no] مقابل { $first_share } في عام { $since }
    }.

## How current the evidence is, by kind.

evidence-current = البيانات حتى: { $kinds }.
current-accounts = القوائم المالية ({ $date })
current-prices = أسعار الأسهم ({ $date })
current-metals = المعادن والعملات المشفرة ({ $date })
current-exchange = أسعار الصرف ({ $date })
current-market = سوق الأسهم الأمريكية ({ $date })
current-rates = أسعار الفائدة ({ $date })
current-economy = بيانات الاقتصاد ({ $date })
table-years = { $name }: السنوات المالية
table-compare = مقارنة
table-portfolio = أجزاء المحفظة

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    خلال العام المنتهي في { $dates }، { $dollar_12m_way ->
        [down] انخفض
       *[up] ارتفع
    } الدولار بنسبة { $dollar_12m_size } أمام عملات شركائه التجاريين. وكان أضعف في { $dollar_percentile } من الأيام المسجّلة.
wrong-dollar = ينعكس اتجاه الدولار خلال العام المقبل.
claim-fall-year =
    خلال العام المنتهي في { $dates }، بلغ أكبر هبوط في قيمة { $name } نسبة { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }(من { $from } إلى { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . وهذا { $verdict ->
            [opposes] أكثر مما
           *[other] ضمن ما
        } يسمح به مستوى تحمّل المخاطر
    }.
wrong-fall-year = يُظهر سجل أطول هبوطًا أعمق بوضوح.
claim-swings-year = خلال العام المنتهي في { $dates }، تقلّبت قيمة { $name } عادةً بنسبة { $vol_12m }.
wrong-swings-year = يُظهر سجل أطول تقلبات أكبر أو أصغر بكثير.
claim-sahm = خلال الأشهر الثلاثة المنتهية في { $dates }، زاد متوسط البطالة على أدنى مستوى في العام الماضي بمقدار { $sahm }.
wrong-sahm = ترتفع البطالة في الأشهر المقبلة.
claim-inversion-record = بعد { $jobs_after_inversion } من الأشهر التي كانت فيها العوائد قصيرة الأجل أعلى من طويلة الأجل، كانت البطالة أعلى بوضوح بعد عام ونصف. أما النسبة لكل الأشهر فهي { $jobs_after_any } (بيانات حتى { $dates }).
wrong-inversion-record = يمر الانعكاس المقبل لمنحنى العائد من دون أن ترتفع البطالة.
claim-growth-5y =
    خلال السنوات الخمس المنتهية في { $dates }، { $revenue_growth_5y_way ->
        [down] انخفضت
       *[up] نمت
    } مبيعات { $name } بنسبة { $revenue_growth_5y_size }{ $more ->
        [yes] ، و{ $eps_growth_5y_way ->
            [down] انخفضت
           *[up] نمت
        } ربحية السهم بنسبة { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = جاء التغيّر من استحواذ أو من عام واحد.
claim-bill-real =
    بلغ عائد أذون الخزانة الأمريكية لثلاثة أشهر { $bill_rate } ({ $dates }). وبعد احتساب التضخم { $real_bill_rate_way ->
        [down] تكون الخسارة
       *[up] يكون الربح
    } { $real_bill_rate_size }.
wrong-bill-real = تتحرك الفائدة قصيرة الأجل أو التضخم أكثر من نقطة مئوية.
claim-payrolls =
    خلال العام المنتهي في { $dates }، { $payrolls_12m_way ->
        [down] انخفض
       *[up] ارتفع
    } عدد الوظائف الأمريكية بنسبة { $payrolls_12m_size }.
wrong-payrolls = تُعدَّل الأرقام أو ينعكس اتجاهها خلال أشهر.
claim-output =
    خلال العام المنتهي في { $dates }، { $gdp_1y_way ->
        [down] انكمش
       *[up] نما
    } الاقتصاد الأمريكي بنسبة { $gdp_1y_size } بعد احتساب التضخم.
wrong-output = تسير أرباع السنة المقبلة في الاتجاه الآخر.
claim-money =
    خلال العام المنتهي في { $dates }، { $m2_12m_way ->
        [down] انكمش
       *[up] نما
    } المعروض النقدي الأمريكي M2 بنسبة { $m2_12m_size }، وبعد احتساب التضخم { $m2_real_12m_way ->
        [down] انكمش
       *[up] نما
    } بنسبة { $m2_real_12m_size }{ $more ->
        [yes] . و{ $loans_12m_way ->
            [down] انخفضت
           *[up] ارتفعت
        } قروض المصارف للشركات بنسبة { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = تنتقل الأموال إلى أشكال لا يشملها M2.
claim-housing =
    خلال العام المنتهي في { $dates }، { $starts_12m_way ->
        [down] انخفض
       *[up] ارتفع
    } بدء بناء المساكن الأمريكية بنسبة { $starts_12m_size }، و{ $permits_12m_way ->
        [down] انخفضت
       *[up] ارتفعت
    } تصاريح البناء بنسبة { $permits_12m_size }{ $more ->
        [yes] . و{ $shelter_12m_way ->
            [down] انخفضت
           *[up] ارتفعت
        } تكلفة السكن بنسبة { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = يفسر شتاء معتدل أو قاس هذا الفرق.
claim-purchasing-power = كان الدولار يشتري { $purchasing_power_10y } مما كان يشتريه قبل عشر سنوات ({ $dates }).
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
wrong-level = لم يعد الوسيط القديم مناسبًا، لأن الأسعار في البلدين تباعدت.

## Measures of the above.

measure-vol-12m = التقلبات السنوية، اثنا عشر شهرًا
measure-gain-whole = التغيّر منذ بداية البيانات
measure-infl-whole = التضخم في الأشهر نفسها
measure-correlation-12m = الارتباط، اثنا عشر شهرًا
measure-level-median = سعر الصرف الوسيط
measure-level-percentile = سعر الصرف مقارنةً بماضيه
measure-core-infl-12m = التضخم من دون الغذاء والطاقة
measure-shelter-12m = التغيّر في تكلفة السكن
measure-payrolls-12m = التغيّر في الوظائف
measure-income-12m = التغيّر في الدخل الحقيقي
measure-m2-12m = التغيّر في المعروض النقدي M2
measure-m2-real-12m = التغيّر في M2 بعد احتساب التضخم
measure-starts-12m = التغيّر في بدء بناء المساكن
measure-permits-12m = التغيّر في تصاريح البناء
measure-loans-12m = التغيّر في قروض البنوك للشركات
measure-gdp-1y = التغيّر في الناتج المحلي الحقيقي
measure-bill-rate = عائد أذون ثلاثة أشهر
measure-real-bill-rate = عائد الأذون بعد طرح التضخم
measure-purchasing-power-10y = القوة الشرائية الباقية بعد عشر سنوات
measure-sahm = زيادة البطالة على أدنى مستوى في العام
measure-jobs-after-inversion = أشهر انعكاس العوائد التي تلاها ارتفاع البطالة
measure-jobs-after-any = أشهر تلاها ارتفاع البطالة
measure-oil-price = سعر برميل النفط الخام
measure-oil-12m = تغيّر سعر النفط الخام
measure-dollar-12m = التغيّر في الدولار أمام سلة العملات
measure-dollar-percentile = الدولار أمام سلة العملات مقارنةً بماضيه
measure-sp-long-rate = عائد عشر سنوات في ذلك الشهر
measure-revenue-growth-5y = نمو المبيعات، خمس سنوات
measure-eps-growth-5y = نمو ربحية السهم، خمس سنوات
measure-cash = النقد والأوراق المالية قصيرة الأجل
measure-debt = الدين
measure-dividends = التوزيعات المدفوعة
measure-buybacks = الأسهم المعاد شراؤها
measure-dividends-per-share = توزيعات السهم
measure-shares-diluted = عدد الأسهم بعد التخفيف
measure-public-float = قيمة الأسهم الحرة التداول

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: أسعار نهاية الشهر، { $from } إلى { $to }
chart-price-axis = السعر، { $unit }
chart-index-axis = مستوى المؤشر
chart-log = مقياس لوغاريتمي
chart-fall = دون أعلى نهاية شهر سابقة، %
chart-price-alt = أسعار نهاية الشهر: { $name }، { $from } إلى { $to }. الأخير إلى الأول: { $times }. أعمق هبوط من ذروة: { $deepest }. في النهاية: { $last }.
chart-valuation = { $name }: السعر إلى أرباح عشر سنوات (CAPE)، { $from } إلى { $to }
chart-valuation-axis = السعر كمضاعف للربح السنوي؛ المظلل: النصف الأوسط من كل الأشهر
chart-last = الأخير { $value }
chart-median = الوسيط { $value }
chart-valuation-alt = CAPE: { $name }، { $from } إلى { $to }. الأخير: { $last }. الوسيط: { $median }. نصف الأشهر يقع بين { $low } و{ $high }.
chart-scenarios = السيناريوهات: كم مرة انتهى الماضي بكل منها
chart-scenarios-axis = نسبة من الفترات الماضية، %
chart-scenarios-alt = نسبة من الفترات الماضية: { $shares }.
chart-bear = غير مواتٍ
chart-base = أساسي
chart-bull = مواتٍ
chart-confidence = ثقة كل عضو قبل الأسئلة (حلقة) وبعدها (نقطة)
chart-confidence-axis = الثقة، من 0 (منعدمة) إلى 1 (تامة)
chart-confidence-alt = الثقة من 0 إلى 1، قبل وبعد: { $members }.
chart-source = المصدر: { $source }
chart-source-committee = المصدر: اللجنة
measure-pf-effective-positions = عدد الاستثمارات المتساوية بالتركّز نفسه
measure-pf-risk-share = الحصة من مخاطر المحفظة
measure-pf-halved-drawdown-36m = أعمق هبوط في ثلاث سنوات لو كان نصف أكبر استثمار نقدًا
measure-real-max-drawdown-all = أعمق هبوط بعد احتساب التضخم
measure-crash-fall = الهبوط في ذلك الانهيار، بعد احتساب التضخم
measure-withdraw-rate = السحب في السنة الأولى
measure-withdraw-lasted = الفترات الماضية التي كفى فيها المال مع السحب
measure-past-change = تغيّر السعر في السنوات التي تسأل عنها
measure-needed-return = العائد السنوي اللازم
measure-needed-start = المبلغ الأولي
measure-needed-goal = الهدف
measure-needed-reached = نسبة الفترات الماضية التي تجاوز فيها عائد الأسهم الأمريكية العائد اللازم
measure-infl-change-12m = التضخم، التغيّر عن العام السابق
measure-withdraw-lasted-10y = الفترات الماضية التي مدتها 10 سنوات وكفى فيها المال مع السحب
measure-withdraw-lasted-20y = الفترات الماضية التي مدتها 20 سنة وكفى فيها المال مع السحب
measure-withdraw-always = أعلى سحب كفى معه المال في كل الفترات الماضية
measure-withdraw-median = أعلى سحب كفى معه المال في نصف الفترات الماضية
measure-return-nominal = العائد قبل التضخم
measure-return-real = العائد بعد احتساب التضخم
measure-past-start = المبلغ المستثمر
measure-past-sum = ما أصبح عليه
measure-past-real-sum = المبلغ نفسه بقيمة نقود الشهر الأول
measure-past-worst = أسوأ عائد للفترات المساوية للأفق الزمني
measure-past-best = أفضل عائد للفترات المساوية للأفق الزمني
measure-past-infl = التضخم في السنوات التي تسأل عنها
measure-past-long-rate = متوسط عائد عشر سنوات في السنوات التي تسأل عنها
measure-past-policy-rate = متوسط سعر الفائدة في السنوات التي تسأل عنها
measure-past-unemployment = متوسط معدل البطالة في السنوات التي تسأل عنها
measure-past-gdp = التغيّر في الناتج المحلي الحقيقي في السنوات التي تسأل عنها
measure-policy-rate = سعر الفائدة لدى البنك المركزي الأمريكي
measure-rate-supposed = العائد الذي يفترضه السؤال
measure-rate-grown-sum = ما يصبح عليه المبلغ بهذا العائد
measure-grown-needed-median = المبلغ المستثمر دفعة واحدة الذي كفى في نصف الفترات الماضية
measure-grown-needed-low = المبلغ المستثمر دفعة واحدة الذي كفى في تسع فترات ماضية من كل عشر
measure-rate-needed-sum = المبلغ اللازم للهدف بهذا العائد
measure-rate-saved-sum = ما تصبح عليه الدفعات الشهرية بهذا العائد
measure-rate-monthly-sum = الدفعة الشهرية لبلوغ الهدف بهذا العائد
measure-rate-doubling = المدة التي يتضاعف فيها المال
measure-recovery = المدة حتى عودة الأسهم الأمريكية إلى ذروتها السابقة للانهيار
measure-repay-rate = فائدة القرض
measure-repay-beaten = نسبة الفترات الماضية التي تجاوز فيها عائد الأسهم الأمريكية تكلفة القرض
measure-rate-fall = انخفاض العائد
measure-bond-gain = ارتفاع سعر سند لعشر سنوات إذا انخفض عائده بهذا القدر
measure-infl-supposed = التضخم الذي يفترضه السؤال
measure-infl-erosion = الخسارة في القوة الشرائية عند هذا التضخم
measure-plan-paid = مجموع المدفوع
measure-plan-median-sum = حصيلة الادخار المنتظم بقيمة نقود اليوم، وسيط الفترات الماضية
measure-plan-low-sum = حصيلة الادخار المنتظم بقيمة نقود اليوم، المبلغ الذي تجاوزته في تسع فترات ماضية من كل عشر
measure-plan-monthly-median = المبلغ الشهري الذي كفى في نصف الفترات الماضية
measure-plan-monthly-low = المبلغ الشهري الذي كفى في تسع فترات ماضية من كل عشر
measure-withdraw-always-sum = أعلى مبلغ سنوي للسحب كفى معه المال في كل الفترات الماضية
measure-withdraw-median-sum = أعلى مبلغ سنوي للسحب كفى معه المال في نصف الفترات الماضية
measure-withdraw-always-month = أعلى مبلغ شهري للسحب كفى معه المال في كل الفترات الماضية
measure-withdraw-median-month = أعلى مبلغ شهري للسحب كفى معه المال في نصف الفترات الماضية
measure-withdraw-years-worst = عدد السنوات التي كفى فيها المال في أسوأ فترة ماضية
measure-withdraw-years-typical = عدد السنوات التي كفى فيها المال في نصف الفترات الماضية
measure-withdraw-capital-always = المبلغ الأولي الذي كفى في كل الفترات الماضية
measure-withdraw-capital-median = المبلغ الأولي الذي كفى في نصف الفترات الماضية
measure-plan-median = نسبة حصيلة الادخار المنتظم إلى المدفوع، وسيط الفترات الماضية
measure-plan-low = نسبة حصيلة الادخار المنتظم إلى المدفوع، أسوأ عُشر من الفترات الماضية
measure-plan-loss = الفترات الماضية التي انتهى فيها الادخار المنتظم بأقل من المدفوع
measure-grown-start = المبلغ المستثمر دفعة واحدة
measure-grown-median-sum = حصيلة المبلغ المستثمر بقيمة نقود اليوم، وسيط الفترات الماضية
measure-grown-low-sum = حصيلة المبلغ المستثمر بقيمة نقود اليوم، المبلغ الذي تجاوزته في تسع فترات ماضية من كل عشر
measure-grown-median = نسبة الحصيلة إلى المبلغ المستثمر دفعة واحدة، وسيط الفترات الماضية
measure-grown-low = نسبة الحصيلة إلى المبلغ المستثمر دفعة واحدة، أسوأ عُشر من الفترات الماضية
measure-grown-loss = الفترات الماضية التي انتهى فيها استثمار المبلغ دفعة واحدة بخسارة
measure-lump-ahead = السنوات الماضية التي تفوّق فيها الاستثمار دفعة واحدة على الاستثمار على دفعات
measure-lump-lead = الفارق لصالح الاستثمار دفعة واحدة مقارنةً بالاستثمار على دفعات، وسيط السنوات الماضية
measure-wait-fall = الهبوط الذي يُنتظر قبل الشراء
measure-wait-reached = نسبة الأشهر التي انخفضت الأسعار بعدها بهذا القدر ضمن الأفق الزمني
measure-bond-loss-1pt = انخفاض سعر سند لعشر سنوات إذا ارتفع عائده نقطة واحدة
measure-bond-loss = انخفاض سعر سند لعشر سنوات إذا ارتفع عائده بهذا القدر
measure-rate-rise = ارتفاع العائد الوارد في السؤال
measure-stock-fall = هبوط الأسهم الوارد في السؤال
measure-mix-stock-fall = خسارة المزيج في هذا الهبوط إذا حافظت السندات على سعرها
measure-part-weight = وزن الجزء
measure-part-fall = الهبوط المفترض للجزء
measure-whole-fall = خسارة المجموع
measure-supposed-sum = المبلغ المذكور في السؤال
measure-supposed-lost = الخسارة من ذلك المبلغ
measure-supposed-left = ما يبقى من ذلك المبلغ
measure-mix-median = العائد السنوي الوسيط للمزيج بعد احتساب التضخم
measure-other-mix-median = العائد نفسه للمزيج الثاني
measure-other-mix-loss = الفترات الماضية الخاسرة للمزيج الثاني
measure-other-mix-fall = أعمق هبوط للمزيج الثاني

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] انخفضت ربحية سهم { $name } خلال سنة بنسبة { $size }
       *[up] ارتفعت ربحية سهم { $name } خلال سنة بنسبة { $size }
    }{ $more ->
        [yes] ، إلى { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = يُظهر التقرير السنوي التالي أن ربحية السهم تسير في الاتجاه الآخر.
claim-tax-credit =
    رفعت ميزة ضريبية تعادل { $tax_credit } من الربح قبل الضريبة صافي ربح { $name }{ $more ->
        [yes] ؛ وكان هامش صافي الربح أعلى من هامش التشغيل بمقدار { $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = تتكرر الميزة كل سنة، أو يصمد الربح من دونها.
claim-other-income = كان هامش صافي الربح في { $name } أعلى من هامش التشغيل بمقدار { $net_above_operating }: أضيفت إلى الربح فوائد أو مكاسب بيع أو بنود لمرة واحدة
wrong-other-income = يتكرر الدخل الإضافي كل سنة.
claim-doubted = { $text }؛ { $doubt }.
doubt-equity-to-assets = لكن دلالة ذلك ضعيفة، لأن حقوق الملكية لا تتجاوز { $value } من الأصول
doubt-capital-to-assets = لكن دلالة ذلك ضعيفة، لأن رأس المال المستثمر لا يتجاوز { $value } من الأصول
doubt-buybacks-5y-to-equity = لكن دلالة ذلك ضعيفة، لأن نسبة كلفة الأسهم المعاد شراؤها في خمس سنوات إلى حقوق الملكية المتبقية بلغت { $value }
doubt-tax-credit = وقد أسهمت في ذلك ميزة ضريبية تعادل { $value } من الربح قبل الضريبة
doubt-net-above-operating = وقد أسهم في ذلك دخل من خارج النشاط: هامش صافي الربح أعلى من هامش التشغيل بمقدار { $value }
doubt-eps-growth-5y = لكن ربحية السهم انخفضت خلال خمس سنوات بنسبة { $size }
doubt-fcf-margin = لكن دلالة ذلك ضعيفة، لأن التدفق النقدي الحر لم يتجاوز { $value } من المبيعات
doubt-eps-growth-1y = لكن دلالة ذلك ضعيفة، لأن ربحية السهم انخفضت في السنة الأخيرة بنسبة { $size }
claim-implied-growth =
    لكي تحقق أسهم { $name } ما حققته الأسهم الأمريكية منذ 1871، يجب { $implied_growth_way ->
        [down] ألا تنكمش أرباح الشركة أبدًا بأكثر من
       *[up] أن تنمو أرباح الشركة على الدوام بنسبة
    } { $implied_growth_size } بعد احتساب التضخم{ $more ->
        [yes] ؛ وخلال خمس سنوات { $eps_growth_5y_way ->
            [down] انخفضت
           *[up] نمت
        } ربحية السهم بنسبة { $eps_growth_5y_size }
       *[no] { "" }
    }
wrong-implied-growth = تنمو الأرباح أسرع من ذلك، أو تصبح العوائد الأقل هي المعتادة لكل الأسهم.
measure-equity-to-assets = حقوق الملكية إلى الأصول
measure-capital-to-assets = رأس المال المستثمر إلى الأصول
measure-buybacks-5y-to-equity = إعادة شراء الأسهم في خمس سنوات إلى حقوق الملكية
measure-tax-credit = الميزة الضريبية إلى الربح قبل الضريبة
measure-net-above-operating = زيادة هامش صافي الربح على هامش التشغيل
measure-implied-growth = نمو الأرباح الذي تفترضه القيمة

## How the confidence came about.

confidence-kind-accounts = القوائم المالية
confidence-kind-valuation = التقييم
confidence-kind-prices = الأسعار
confidence-kind-risk = المخاطر
confidence-kind-portfolio = مزيج الاستثمارات
confidence-kind-economy = الاقتصاد
confidence-readings =
    { $name }: يتفق مع النتيجة { $agreeing } من { $readings ->
        [zero] { $readings } مؤشر رئيسي
        [one] مؤشر رئيسي واحد
        [two] مؤشرين رئيسيين
        [few] { $readings } مؤشرات رئيسية
        [many] { $readings } مؤشرًا رئيسيًا
       *[other] { $readings } مؤشر رئيسي
    }. { $dates ->
        [one] تاريخ الأرقام: { $to }.
       *[several] تواريخ الأرقام: من { $from } إلى { $to }.
    }
confidence-facts =
    { $name }: { $readings ->
        [zero] { $readings } مؤشر رئيسي
        [one] مؤشر رئيسي واحد
        [two] مؤشران رئيسيان
        [few] { $readings } مؤشرات رئيسية
        [many] { $readings } مؤشرًا رئيسيًا
       *[other] { $readings } مؤشر رئيسي
    }. { $dates ->
        [one] تاريخ الأرقام: { $to }.
       *[several] تواريخ الأرقام: من { $from } إلى { $to }.
    }
confidence-missing = { $name }: لا توجد أرقام.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = السعر الذي جرى البحث عنه
measure-looked-change = التغير الذي جرى البحث عنه
measure-looked-ratio = النسبة التي جرى البحث عنها
lookup-consumer-prices = أسعار المستهلك الأمريكية
lookup-price-ounce = { $name } (للأونصة)
lookup-price-gram = { $name } (للغرام)
lookup-price-now =
    { $name }: { $price } في { $date }، { $way ->
        [down] أقل بنسبة { $size }
       *[other] أعلى بنسبة { $size }
    } مما كان قبل عام ({ $then }).
lookup-price-at = { $name }: { $price } في { $date }.
lookup-price-near = ليس لدينا سعر { $name } لذلك اليوم ({ $asked })؛ أقرب سعر لدينا هو { $price } ({ $date }).
lookup-price-range = { $name } ({ $time }): بين { $low } و{ $high }، وآخر سعر { $last } ({ $date }).
lookup-price-change =
    { $name }: { $way ->
        [down] انخفاض بنسبة { $size }
       *[other] ارتفاع بنسبة { $size }
    } من { $from } إلى { $to }، من { $start } إلى { $end }.
lookup-price-return =
    سهم { $name }: { $way ->
        [down] خسارة { $size }
       *[other] مكسب { $size }
    } من { $from } إلى { $to }، مع احتساب التجزئة والتوزيعات.
lookup-price-top =
    { $name }: { $kind ->
        [low] أدنى
       *[other] أعلى
    } سعر في بياناتنا من { $from } إلى { $to } كان { $top } في { $date }.
lookup-price-off = { $name }: { $price } في { $now_date }، أقل بنسبة { $size } من أعلى سعر في بياناتنا: { $top } في { $date }.
lookup-price-level = { $name }: { $price } في { $date }، أعلى مما كان في { $share } من الأيام في بياناتنا منذ { $from }، والوسيط { $median }.
lookup-price-average = { $name }: المتوسط { $average } من { $from } إلى { $to }.
lookup-price-convert = بسعر { $date }، { $sum } تساوي { $result }؛ هذا حساب بلا رسوم.
lookup-price-ratio = نسبة سعر الأونصة ({ $name } / { $other }): { $ratio } في { $date }، وقبل عام { $then }.
lookup-price-correlation = ارتباط التغيرات الشهرية ({ $name }، { $other }): { $value } من { $from } إلى { $to }؛ 1 يعني معا دائما و0 بلا صلة.
lookup-price-month =
    { $name }، { $kind ->
        [worst] أسوأ
       *[other] أفضل
    } شهر: من { $from } إلى { $to }، { $way ->
        [down] هبوط بنسبة { $size }
       *[other] صعود بنسبة { $size }
    }.
lookup-price-fall = { $name }: أعمق هبوط في تلك المدة { $size }، من { $from } إلى { $to }.
lookup-price-swings = تقلب الأسعار خلال عام، من { $from } إلى { $to }: { $list }.
lookup-price-back = سهم { $name }: عاد إلى أعلى سعر ({ $from }) في { $date }، مع احتساب التجزئة والتوزيعات.
lookup-price-not-back =
    سهم { $name }: لم يعد إلى أعلى سعر ({ $from }) حتى { $to }، نهاية أسعارنا: { $way ->
        [down] أقل بنسبة { $size }
       *[other] أعلى بنسبة { $size }
    } مع احتساب التجزئة والتوزيعات.
lookup-price-ranked =
    { $kind ->
        [low] الأضعف
       *[other] الأقوى
    } من { $from } إلى { $to }: { $first }؛ ثم { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] هبوط { $size }
       *[other] صعود { $size }
    })
lookup-price-sum = { $name }: { $sum } في { $from } صارت { $became } في { $to }، مع احتساب التجزئة والتوزيعات.
lookup-price-rate = { $name }: في المتوسط { $rate } من { $from } إلى { $to }، مع احتساب التجزئة والتوزيعات.
lookup-price-data = أسعارنا ({ $name }) من { $from } إلى { $to }.
lookup-price-missing = ليس لدينا سعر للمدة التي تسأل عنها ({ $name }): أسعارنا من { $from } إلى { $to }.
lookup-price-none = ليست لدينا أسعار صرف هذه العملة: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] أسعار المستهلك
        [core] أسعار المستهلك دون الغذاء والطاقة
        [food] أسعار المستهلك للغذاء
        [energy] أسعار المستهلك للطاقة
        [shelter] أسعار المستهلك للسكن
        [medical] أسعار المستهلك للرعاية الطبية
        [pce] أسعار الاستهلاك الشخصي (PCE)
        [ppi] أسعار المنتجين للسلع النهائية
        [policy-rate] سعر الفائدة الأساسي (الأموال الفيدرالية)
        [m1] عائد سندات الخزانة لشهر
        [b3] عائد أذون الخزانة لثلاثة أشهر
        [b6] عائد أذون الخزانة لستة أشهر
        [y1] عائد سندات الخزانة لسنة
        [y2] عائد سندات الخزانة لسنتين
        [y3] عائد سندات الخزانة لثلاث سنوات
        [y5] عائد سندات الخزانة لخمس سنوات
        [y7] عائد سندات الخزانة لسبع سنوات
        [y10] عائد سندات الخزانة لعشر سنوات
        [y20] عائد سندات الخزانة لعشرين سنة
        [y30] عائد سندات الخزانة لثلاثين سنة
        [curve-2y] عائد عشر سنوات ناقص عائد سنتين
        [curve-3m] عائد عشر سنوات ناقص عائد ثلاثة أشهر
        [paper] فائدة الأوراق التجارية لثلاثة أشهر
        [unemployment] معدل البطالة
        [payrolls] الوظائف خارج الزراعة
        [employed] عدد العاملين
        [labor] القوة العاملة
        [factory-jobs] وظائف الصناعة التحويلية
        [claims] طلبات إعانة البطالة الأولى في الأسبوع
        [long-unemployed] العاطلون منذ 27 أسبوعًا أو أكثر
        [unemployed-weeks] متوسط مدة البطالة بالأسابيع
        [hours] ساعات العمل الأسبوعية في الصناعة التحويلية
        [wages] الأجر بالساعة في قطاع السلع
        [capacity] استخدام الطاقة الإنتاجية في الصناعة التحويلية
        [permits] تصاريح البناء بمعدل سنوي
        [starts] بدايات بناء المساكن بمعدل سنوي
        [production] الإنتاج الصناعي
        [retail] مبيعات التجزئة والمطاعم
        [real-sales] المبيعات الحقيقية للصناعة والتجارة
        [orders] طلبات السلع المعمرة
        [inventories] مخزونات الصناعة والتجارة
        [income] الدخل الشخصي الحقيقي
        [consumption] الاستهلاك الشخصي الحقيقي
        [gdp] الناتج المحلي الإجمالي الحقيقي
        [money-m1] عرض النقود M1
        [m2] عرض النقود M2
        [reserves] احتياطيات البنوك
        [loans] قروض البنوك للشركات
        [real-estate-loans] قروض البنوك العقارية
        [consumer-credit] الائتمان الاستهلاكي غير المتجدد
        [oil] النفط الخام (WTI)، سعر البرميل
       *[dollar] مؤشر الدولار مقابل الشركاء التجاريين
    }
lookup-economy-up = ارتفاع: { $size }
lookup-economy-down = انخفاض: { $size }
lookup-economy-same = دون تغيير
lookup-economy-now = الولايات المتحدة، { $name }: { $value } ({ $date })؛ خلال سنة { $change }، من { $before }.
lookup-economy-now-alone = الولايات المتحدة، { $name }: { $value } ({ $date }).
lookup-economy-now-growth = الولايات المتحدة، { $name }: خلال اثني عشر شهرًا { $change } ({ $date })؛ قبل ذلك بسنة كان المعدل { $before }.
lookup-economy-growth-alone = الولايات المتحدة، { $name }: خلال اثني عشر شهرًا { $change } ({ $date }).
lookup-economy-month = مقارنة بالشهر السابق: { $change }.
lookup-economy-values = الولايات المتحدة، { $name } – { $list }.
lookup-economy-yearly-values = الولايات المتحدة، { $name }، التغير خلال المدة – { $list }.
lookup-economy-newest = أحدث قيمة: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: في المتوسط { $mean }، بين { $low } ({ $low_date }) و{ $high } ({ $high_date })؛ خلال السنة { $change }، في النهاية { $end }
lookup-economy-item-end = { $when }: في النهاية { $end }، خلال السنة { $change }
lookup-economy-item-until = { $year } (حتى { $date })
lookup-economy-join = { $left }؛ { $right }
lookup-economy-since = الولايات المتحدة، { $name }: { $change }، من { $start } ({ $start_date }) إلى { $value } ({ $date }).
lookup-economy-since-growth = الولايات المتحدة، { $name }، من { $start_date } إلى { $date }: إجمالًا { $change }.
lookup-economy-yearly = كمعدل سنوي: { $yearly }.
lookup-economy-was-lower = في البداية كانت أدنى منها في النهاية بنسبة { $then }.
lookup-economy-was-higher = في البداية كانت أعلى منها في النهاية بنسبة { $then }.
lookup-economy-high = الولايات المتحدة، { $name } ({ $from } – { $to }): أعلى قيمة { $value } ({ $date }).
lookup-economy-low = الولايات المتحدة، { $name } ({ $from } – { $to }): أدنى قيمة { $value } ({ $date }).
lookup-economy-distance = منذ ذلك الحين: { $change }، والآن { $newest } ({ $newest_date }).
lookup-economy-inverted = الولايات المتحدة، { $name }: آخر مرة تحت الصفر في نهاية { $date } عند { $value }؛ أحدث قيمة: { $newest } ({ $newest_date }).
lookup-economy-worth = أسعار المستهلك في الولايات المتحدة من { $from } إلى { $to }: { $change }. ما كان ثمنه { $sum } حينها ثمنه الآن نحو { $sum_now }، و{ $sum } الآن تشتري ما كان ثمنه { $sum_then } حينها.
lookup-economy-uncovered = الولايات المتحدة، { $name }: تمتد بياناتنا من { $from } إلى { $to } ولا تشمل كل ما تسأل عنه.
lookup-economy-no-ecb = ليس لدينا سعر الفائدة للبنك المركزي الأوروبي: ما لدينا هو سعر الولايات المتحدة.
lookup-economy-no-policy-rate = ليس لدينا سعر الفائدة الأساسي ولا أسعار فائدة أخرى للبلد الذي تذكره: ما لدينا هو للولايات المتحدة.
lookup-economy-no-country = ليس لدينا أرقام عن اقتصاد البلد الذي تذكره: ما لدينا هو للولايات المتحدة.
lookup-economy-no-mortgage = ليس لدينا أسعار فائدة الرهن العقاري. كثيرًا ما تقارن بعائد السندات الحكومية الأمريكية لعشر سنوات.
lookup-economy-no-recessions = ليس لدينا قائمة بفترات الركود، فلا يمكننا القول متى كانت. لدينا البطالة والناتج ومنحنى العائد في الولايات المتحدة.
lookup-economy-yes = نعم.
lookup-economy-no = لا.
lookup-economy-sahm-warns = نعم، قاعدة سام تحذر من ركود: متوسط البطالة الأمريكية لثلاثة أشهر أعلى من أدنى مستوى لها في السنة الماضية بمقدار { $sahm } ({ $date })، والقاعدة تحذر ابتداء من نصف نقطة.
lookup-economy-sahm-quiet = لا، قاعدة سام لا تحذر من ركود: الفرق بين متوسط البطالة الأمريكية لثلاثة أشهر وأدنى مستوى لها في السنة الماضية هو { $sahm } ({ $date })، والقاعدة تحذر ابتداء من نصف نقطة.
lookup-economy-after-inversion = من الأشهر التي كان فيها عائد سندات السنوات العشر الأمريكية دون عائد أذون ثلاثة أشهر، تلا { $share } منها بعد ثمانية عشر شهرًا ارتفاع البطالة بنصف نقطة على الأقل؛ ومن جميع الأشهر { $any }.
lookup-economy-deposit-us = فائدة { $rate } ناقص التضخم الأمريكي { $inflation } تترك نحو { $real } في السنة قبل الضرائب. تضخم البلدان الأخرى ليس في أرقامنا.
lookup-economy-deposit = فائدة { $rate } ناقص تضخم { $inflation } تترك نحو { $real } في السنة قبل الضرائب.
lookup-economy-not-covered = عن { $when } لا تقول أرقامنا شيئًا.
lookup-economy-item-average = { $when }: في المتوسط { $value }
measure-economy-value = قيمة السلسلة
measure-economy-before = القيمة قبل سنة
measure-economy-change = تغير السلسلة
measure-economy-change-1m = التغير في شهر
measure-economy-mean = متوسط المدة
measure-economy-high = أعلى قيمة
measure-economy-low = أدنى قيمة
measure-economy-end = القيمة في النهاية
measure-economy-start = القيمة في البداية
measure-economy-yearly = التغير كمعدل سنوي
measure-economy-then = البداية مقابل النهاية
measure-economy-sum = المبلغ المذكور
measure-economy-sum-now = ثمنه الآن
measure-economy-sum-then = ما كان يشتريه
measure-economy-rate = الفائدة المذكورة
measure-economy-inflation = التضخم المقابل
measure-economy-real = الفائدة بعد التضخم
## Subjects without data: what is missing, and what can be told.

outside-tax = ليست لدينا بيانات عن الضرائب: فالنسب والقواعد تتوقف على البلد وعلى حالتك. يمكننا أن نبيّن ما حققه استثمار قبل الضرائب.
outside-start = لا نتناول كيفية فتح حساب والبدء، فذلك يتوقف على البنك أو الوسيط وعلى البلد. يمكننا أن نبيّن ما آل إليه ادخار شهري أو مبلغ واحد في الأسهم الأمريكية: اذكر المبلغ والسنوات.
outside-account = ليست لدينا بيانات عن الوسطاء وقواعدهم: ففتح الحساب أو إرسال أمر أو إقراض الأسهم يتوقف على الوسيط والقانون. يمكننا أن نبيّن القوائم المالية والأسعار والعوائد السابقة للاستثمارات.
outside-bank = ليست لدينا بيانات عن سلامة البنوك والوسطاء ولا عن ضمان الودائع، الذي يحدد قانون كل بلد حدوده. يمكننا أن نبيّن عائد أذون الخزانة الأمريكية.
outside-property = ليست لدينا بيانات عن أسعار المنازل والإيجارات وعوائد العقارات، فلا يمكننا مقارنتها بغيرها. يمكننا أن نبيّن ما حققته الأسهم والسندات الأمريكية.
outside-insurance = ليست لدينا بيانات عن التأمين والمعاشات السنوية: فتكلفتها ومدفوعاتها مذكورة في كل عقد. يمكننا أن نبيّن كم دامت في الماضي السحوبات من الأسهم والسندات الأمريكية.
outside-analysts = ليست لدينا آراء المحللين ولا أسعارهم المستهدفة. يمكننا أن نبيّن ما أعلنته الشركة.
outside-events = ليست لدينا بيانات عن الأخبار والسياسة والأحداث مثل الانتخابات أو الحروب أو التنصيف، فلا يمكننا القول ماذا تفعل بالأسعار. يمكننا أن نبيّن كم مرة هبطت الأسهم الأمريكية وإلى أي حد.
outside-sectors = ليست لدينا عوائد القطاعات أو الصناعات أو مجموعات الأسهم مثل الشركات الصغيرة، فلا يمكننا الحكم عليها أو ترتيبها. يمكننا أن نبيّن الأسهم الأمريكية ككل والقوائم المالية للشركات.
outside-elsewhere = ليست لدينا بيانات عن أسواق الأسهم والسندات والصناديق في البلدان والمناطق الأخرى. يمكننا أن نبيّن بيانات الولايات المتحدة.
outside-bonds = ليست لدينا بيانات عن سندات بعينها أو سندات الادخار أو السندات المرتبطة بالتضخم. يمكننا أن نبيّن عوائد السندات الحكومية الأمريكية والتضخم الأمريكي.
outside-private = ليست لدينا بيانات عن الشركات التي لا تُتداول أسهمها في بورصة، أي لا قوائم مالية ولا أسعار. يمكننا أن نبيّن ما أعلنته الشركات المدرجة.
outside-trading = ليست لدينا بيانات عن نتائج التداول اليومي وغيره من التداول القصير. يمكننا أن نبيّن كم مرة خسرت الأسهم الأمريكية في سنة وفي مدد أطول.
outside-estate = ليست لدينا بيانات عن المواريث وقوانينها، فلا يمكننا القول بماذا تبدأ. يمكننا أن نبيّن مخاطر محفظة: اذكر أجزاءها ونسبها.
outside-fund-types = أيهما أنسب يتوقف قبل كل شيء على الضرائب، وليست لدينا بيانات عنها.
first-no-figures = ليست لدينا أرقام تجيب عن هذا السؤال. لدينا القوائم المالية للشركات، وأسعار المعادن والعملات المشفرة والعملات، وأسعار الفائدة وبيانات الاقتصاد الأمريكي، وتاريخ الأسهم والسندات الأمريكية.
first-us-only = أرقامنا عن الأسواق والاقتصادات بكاملها تخص الولايات المتحدة وحدها.
quoted-question = «{ $text }»
coin-btc = بيتكوين
coin-eth = إيثيريوم
# Figures of accounts that are looked up
acc-value =
    سجلت شركة { $name } { $at ->
        [day] في { $date }
       *[year] في السنة المالية المنتهية في { $date }
    }: { $measure }، { $value }.
acc-other-day = وفي { $date }: { $value }.
acc-series = { $name }، { $measure } بحسب السنة المالية مع شهر انتهائها: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }، { $measure }: { $way ->
        [up] ارتفاع قدره { $change }
        [down] انخفاض قدره { $change }
       *[level] بلا تغيير
    }، من { $then } (السنة المالية المنتهية في { $from }) إلى { $now } (السنة المالية المنتهية في { $date }).
acc-rate = وبمعدل سنوي: { $rate }.
acc-moved =
    { $way ->
        [up] هذا ارتفاع قدره { $change }.
        [down] هذا انخفاض قدره { $change }.
       *[level] لم يتغير شيء.
    }
acc-faster =
    لدى شركة { $name } { $way ->
        [down] كان الانخفاض الأكبر في
       *[up] كان النمو الأسرع في
    }: { $measure }، { $change }، مقابل { $other_change } ({ $other })، من السنة المالية المنتهية في { $from } إلى المنتهية في { $date }.
acc-cover =
    { $verdict ->
        [yes] نعم، كانت التغطية كافية لدى شركة { $name }
        [no] لا، لم تكن التغطية كافية لدى شركة { $name }
       *[some] كانت التغطية كافية لدى شركة { $name } في بعض هذه السنوات فقط
    } ({ $measure }؛ { $other })، بحسب شهر انتهاء السنة المالية: { $items }.
acc-cover-item = { $date }: { $measure } { $value }، { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] خفضت شركة { $name } ما يلي مقارنة بالسنة السابقة ({ $measure })، في السنة المالية المنتهية في { $items }.
        [raised] رفعت شركة { $name } ما يلي في كل سنة مالية ({ $measure })، من المنتهية في { $from } ({ $then }) إلى المنتهية في { $date } ({ $now }).
       *[kept] لم تخفض شركة { $name } ما يلي في أي سنة مالية ({ $measure })، من المنتهية في { $from } ({ $then }) إلى المنتهية في { $date } ({ $now }).
    }
acc-cut-item = { $date } (من { $then } إلى { $now })
acc-streak =
    { $kind ->
        [loss] خسرت شركة { $name } على التوالي طوال { $count }
        [profit] ربحت شركة { $name } على التوالي طوال { $count } ({ $measure })
        [rise] لدى شركة { $name } ارتفاع متواصل طوال { $count } ({ $measure })
       *[fall] لدى شركة { $name } انخفاض متواصل طوال { $count } ({ $measure })
    }، من السنة المالية المنتهية في { $from } إلى المنتهية في { $date }.
acc-last = آخر سنة مالية قبل انقطاع تظهر فيها حسابات شركة { $name } هذا البند ({ $measure }) انتهت في { $date }، بقيمة { $value }؛ ولا يظهر في السنة التالية.
acc-peak =
    { $is_now ->
        [yes] لدى شركة { $name } لم يكن هذا الرقم ({ $measure }) في حساباتنا أعلى منه في السنة المالية المنتهية في { $date }: { $now }.
       *[no] { $name }، { $measure }: انخفاض قدره { $fall } عن الذروة، من { $peak } (السنة المالية المنتهية في { $peak_date }) إلى { $now } (السنة المالية المنتهية في { $date }).
    }
acc-total = { $name }، { $measure }: المجموع { $value } في السنوات المالية من المنتهية في { $from } إلى المنتهية في { $date }.
acc-rank =
    { $way ->
        [low] أدنى رقم لدى شركة { $name } ({ $measure }). من الأدنى إلى الأعلى
       *[high] أعلى رقم لدى شركة { $name } ({ $measure }). من الأعلى إلى الأدنى
    }، مع نهاية السنة المالية: { $items }.
acc-rank-growth =
    { $way ->
        [low] أبطأ نمو لدى شركة { $name } ({ $measure }). من الأبطأ إلى الأسرع
       *[high] أسرع نمو لدى شركة { $name } ({ $measure }). من الأسرع إلى الأبطأ
    }، منذ السنة المالية المنتهية في { $from } أو أقرب سنة إليها: { $items }.
acc-losses = من الشركات التي لدينا حساباتها، خسرت هذه في أحدث سنة مالية لها: { $items }.
acc-lacking = هذا الرقم غير موجود في حساباتنا عن { $names }: { $measure }.
acc-no-accounts = ليست لدينا حسابات { $names }.
acc-no-year = لعام { $years }، هذا الرقم غير موجود في حساباتنا عن { $name }: { $measure }.
acc-uncounted = ما تسأل عنه ليس في بياناتنا: حسابات شركة { $name } تعطي مبالغ الشركة كلها، دون عدد الأعضاء أو العملاء أو الموظفين أو المنتجات ودون أقسام النشاط.
acc-shares-bought = حساباتنا عن شركة { $name } لا تذكر عدد الأسهم المعاد شراؤها، بل ما دُفع مقابلها فقط.
acc-no-why = الحسابات تبين المبالغ ولا تبين الأسباب.
acc-companies = لدينا الحسابات السنوية لهذه الشركات: { $names }.
acc-coverage = لدينا عن شركة { $name } الحسابات السنوية للسنوات المالية من المنتهية في { $from } إلى المنتهية في { $date }: المبيعات والأرباح والهوامش والتدفق النقدي والدين والنقد والتوزيعات وإعادة الشراء وعدد الأسهم.
measure-assets = إجمالي الأصول
measure-capex = الإنفاق الرأسمالي
measure-dividend-payout = التوزيعات نسبة إلى صافي الربح
measure-eps-basic = ربحية السهم الأساسية
measure-equity = حقوق الملكية
measure-goodwill = الشهرة
measure-gross-profit = إجمالي الربح
measure-interest-expense = مصروف الفوائد
measure-inventory = المخزون
measure-net-debt = صافي الدين
measure-operating-cash-flow = التدفق النقدي التشغيلي
measure-operating-income = الربح التشغيلي
measure-paid-out = التوزيعات وإعادة الشراء معًا
measure-research = الإنفاق على البحث والتطوير
measure-sales-per-share = المبيعات لكل سهم
measure-shares-outstanding = الأسهم القائمة
measure-tax-rate = معدل الضريبة الفعلي
measure-lookup-change = التغير
measure-lookup-rate = التغير السنوي
measure-lookup-total = المجموع
measure-lookup-cut = خفض التوزيعات
measure-lookup-raised = سنوات ارتفاع متتالية
measure-lookup-streak = سنوات متتالية
# The history of the US market, looked up, and what is said before any view.
lookup-margin = المخاطرة أولًا: مع المال المقترض يكلّف الهبوط أكثر من الهبوط نفسه، وقد يطالب المُقرض بماله قبل أن تتعافى الأسعار. هبطت أسعار الأسهم الأمريكية مرة بنسبة { $fall } ({ $from } إلى { $to })؛ وإذا كان نصف المال مقترضًا فإن هبوطًا بالنصف يأخذ كل ما تملكه منه.
lookup-short = نعم. من يبيع سهمًا على المكشوف قد يخسر أكثر مما وضع: تكبر الخسارة مع ارتفاع السعر، وليس للسعر حد أعلى. حتى الأسهم الأمريكية مجتمعة ربحت مرة { $best } في اثني عشر شهرًا ({ $from } إلى { $to }).
lookup-weight = وجود { $weight } من مالك في مكان واحد ({ $name }) مخاطرة بحد ذاته: هبوطه بالنصف يكلّف { $loss } من كل ما تملك.
lookup-weight-company = خسرت الأسهم الأمريكية مجتمعة في أسوأ حالاتها { $fall } ({ $from } إلى { $to }، بعد احتساب التضخم) ثم تعافت. أما شركة واحدة فقد تهبط أكثر وقد لا تتعافى أبدًا.
lookup-single-stocks = صندوق المؤشر هو الخيار الأكثر أمانًا: فهو يضم مئات الشركات بتكلفة منخفضة، وإذا أفلست إحداها كانت الخسارة قليلة.
lookup-one-company = شركة واحدة
lookup-fee = رسوم قدرها { $fee } تأخذ { $taken } من المبلغ النهائي خلال { $years }، مهما كان العائد قبلها. للمقارنة: حققت الأسهم الأمريكية منذ 1871 في المتوسط { $average } بعد احتساب التضخم وقبل أي رسوم.
lookup-bills = بلغ عائد أذون الخزانة الأمريكية لثلاثة أشهر { $bills } ({ $date })، أي { $real_way ->
        [down] أقل من التضخم بمقدار { $real }
       *[up] أعلى من التضخم بمقدار { $real }
    }.
lookup-loan = فائدة القرض هي التي تحسم، والسؤال لا يذكرها: ما يُسدَّد مبكرًا يوفّر هذه الفائدة بشكل مؤكد. حققت الأسهم الأمريكية منذ 1871 في المتوسط { $average } بعد احتساب التضخم، لكنها هبطت في أسوأ الحالات { $fall }.
lookup-name-cape = نسبة CAPE للأسهم الأمريكية (السعر إلى متوسط أرباح عشر سنوات)
lookup-name-pe = سعر الأسهم الأمريكية إلى ربح السنة
lookup-name-yield = عائد توزيعات الأسهم الأمريكية
lookup-name-price = مؤشر S&P المركّب (متوسط الشهر)
lookup-value = { $date }: { $name } تساوي { $value }.
lookup-range = منذ { $since }، { $name }: الأعلى { $high } ({ $high_date }) والأدنى { $low } ({ $low_date }). ووسيط جميع الأشهر { $median }.
lookup-after-cape = في السنوات العشر التالية لأشهر بلغت فيها CAPE { $bound } على الأقل، الأسهم الأمريكية { $median_way ->
        [down] خسرت { $median }
       *[up] ربحت { $median }
    } بعد احتساب التضخم (الوسيط منذ 1881)، وحققت { $gained } من هذه الفترات ربحًا.
lookup-premium = بحسب الأرباح، كانت الأسهم الأمريكية تعِد بعائد { $premium_way ->
        [down] أقل بمقدار { $premium }
       *[up] أكثر بمقدار { $premium }
    } من السندات الحكومية الأمريكية لعشر سنوات ({ $date }): وهو الربح إلى السعر وفق متوسط عشر سنوات (مقلوب CAPE) مطروحًا منه عائد السندات بعد التضخم.
lookup-fall = { $deepest ->
        [yes] أعمق هبوط منذ 1871 ({ $name }) كان { $fall }
       *[no] الهبوط ({ $name }) كان { $fall }
    }، { $from } إلى { $to }، مع التوزيعات والفوائد وبعد احتساب التضخم.
lookup-recovered = من القمة حتى بلوغها من جديد مضت مدة { $recovery } ({ $to }).
lookup-not-recovered = تنتهي بياناتنا قبل بلوغ القمة من جديد.
lookup-fall-prices = الأسعار وحدها، بلا توزيعات وقبل التضخم، هبطت { $fall } ({ $from } إلى { $to }؛ متوسطات شهرية).
lookup-below-high = { $date }: كانت أسعار الأسهم الأمريكية أدنى من قمتها السابقة بنسبة { $fall } (متوسطات شهرية).
lookup-extremes = منذ { $since } ({ $name }): { $span ->
        [month] أسوأ شهر
        [decade] أسوأ عشر سنوات
       *[year] أسوأ سنة تقويمية
    }، { $worst_way ->
        [up] ربح { $worst }
       *[down] خسارة { $worst }
    } بعد احتساب التضخم ({ $from } إلى { $to })، وفي أفضل الحالات { $best_way ->
        [down] خسارة { $best }
       *[up] ربح { $best }
    } ({ $best_from } إلى { $best_to }). الأسعار متوسطات شهرية.
lookup-average = { $name }: { $mean } في المتوسط بعد احتساب التضخم منذ 1871، مع التوزيعات والفوائد. وعلى مدى { $years } كان الوسيط { $median_way ->
        [down] خسارة { $median }
       *[up] ربح { $median }
    }، وانتهت { $lost } من الفترات بخسارة.
lookup-losses = { $name }: خسرت { $lost } من كل الفترات التي مدتها { $years } منذ 1871 بعد احتساب التضخم. ونتيجة أسوئها { $worst_way ->
        [up] ربح { $worst }
       *[down] خسارة { $worst }
    } ({ $from } إلى { $to }).
lookup-bears-often = منذ 1871 هبطت الأسهم الأمريكية بمقدار الخُمس على الأقل { $count } مرة، وكان متوسط الفاصل بينها { $every } (الأسعار وحدها، متوسطات شهرية).
lookup-bears = هبوط الأسهم الأمريكية بمقدار الخُمس على الأقل منذ 1871 استغرق في المتوسط { $length } من القمة إلى القاع، و{ $recovery } حتى بلوغ القمة من جديد (الأسعار وحدها، متوسطات شهرية).
lookup-season = { $name }: { $mean_way ->
        [down] هبوط { $mean } في الشهر
       *[up] ارتفاع { $mean } في الشهر
    } في المتوسط منذ 1871، مقابل { $all_way ->
        [down] هبوط { $all }
       *[up] ارتفاع { $all }
    } في جميع الأشهر (متوسط أسعار الشهر).
lookup-summer = من مايو إلى أكتوبر
lookup-swings = تقلبت أسعار الأسهم الأمريكية منذ 1871 بنسبة { $swings } (الانحراف المعياري للمتوسطات الشهرية؛ وهو أعلى في الأسعار اليومية).
lookup-saved = مبلغ { $paid } المدفوع شهرًا بعد شهر أصبح نحو { $sum } ({ $to })، مع التوزيعات وقبل التضخم. وحققت الأسهم الأمريكية في تلك السنوات { $return } بعد احتساب التضخم.
lookup-years-up = عدد السنوات التقويمية التي ربحت فيها الأسهم الأمريكية منذ { $since }، مع التوزيعات وبعد احتساب التضخم: { $up } من أصل { $count }؛ وانتهت { $lost } من السنوات بخسارة. وكان الوسيط { $median_way ->
        [down] خسارة قدرها { $median }
       *[up] ربحًا قدره { $median }
    }.
lookup-losing-years = عدد المرات التي سجّلت فيها الأسهم الأمريكية خسارة في سنوات تقويمية متتالية لا يقل عددها عن { $run } منذ { $since }، بعد احتساب التضخم ومع التوزيعات: { $runs }. وأطول سلسلة من هذا النوع: { $longest }.
lookup-when =
    في السنوات التقويمية التي { $condition ->
        [cut] انخفض فيها سعر الفائدة لدى البنك المركزي الأمريكي بنصف نقطة مئوية على الأقل
        [rise] ارتفع فيها سعر الفائدة لدى البنك المركزي الأمريكي بنصف نقطة مئوية على الأقل
       *[inflation] ارتفعت فيها أسعار المستهلك الأمريكية بنسبة 5% على الأقل
    }، كان وسيط نتائج الأسهم الأمريكية { $median_way ->
        [down] خسارة قدرها { $median }
       *[up] ربحًا قدره { $median }
    }، مع التوزيعات وبعد احتساب التضخم، وانتهت { $lost } من هذه السنوات بخسارة (عددها منذ { $since }: { $count } من أصل { $all_count }). وفي كل السنوات منذ ذلك الحين (عددها { $all_count }) كان الوسيط { $all_way ->
        [down] خسارة قدرها { $all }
       *[up] ربحًا قدره { $all }
    }، وانتهت { $all_lost } منها بخسارة.
lookup-chance =
    { $gain ->
        [double] ارتفعت قيمة الأسهم الأمريكية إلى الضعف على الأقل
        [year] ربحت الأسهم الأمريكية أكثر من { $percent }
       *[all] ربحت الأسهم الأمريكية أكثر من { $percent }
    } في { $chance } من كل الفترات التي مدتها { $years } منذ 1871، مع التوزيعات وقبل احتساب التضخم. وبعد احتساب التضخم كانت النسبة { $real }.
lookup-dividends = بعائد توزيعات الأسهم الأمريكية البالغ { $yield } ({ $date })، يدرّ مبلغ { $sum } نحو { $income } في السنة قبل الضرائب. ترتفع التوزيعات وتنخفض مع أرباح الشركات، وكذلك قيمة الأسهم.
outside-picks = نحن لا نختار أسهمًا، وليس لدينا ترتيب لها جميعًا. اذكر الشركات وسنقارن قوائمها المالية؛ أما الأسهم الأمريكية ككل فيمكننا أن نبيّن عوائدها.
first-bearable =
    { $fits ->
        [yes] هذا ضمن نسبة { $bearable } التي يمكنك تحمّل خسارتها.
       *[no] مثل هذا الهبوط أعمق من نسبة { $bearable } التي يمكنك تحمّل خسارتها.
    }
measure-years-count = عدد السنوات التقويمية
measure-years-median = وسيط السنوات التقويمية
measure-years-lost = نسبة السنوات التقويمية الخاسرة
measure-years-up = عدد السنوات التقويمية الرابحة
measure-losing-runs = عدد سلاسل السنوات الخاسرة المتتالية
measure-losing-longest = أطول سلسلة من السنوات الخاسرة المتتالية
measure-when-count = عدد هذه السنوات
measure-when-median = وسيط هذه السنوات
measure-when-lost = نسبة الخاسرة من هذه السنوات
measure-chance = نسبة الفترات التي تجاوزت هذا الربح
measure-chance-gain = الربح المذكور في السؤال
measure-chance-real = نسبة الفترات التي تجاوزت هذا الربح بعد احتساب التضخم
measure-dividend-income = توزيعات هذا المبلغ في السنة
lookup-not-covered = تاريخ الأسهم والسندات الأمريكية لدينا لا يشمل الأشهر المذكورة في السؤال. من 1871 إلى { $date } حققت الأسهم الأمريكية { $average } بعد احتساب التضخم.
measure-season = متوسط التغير في شهر
measure-fee = الرسوم السنوية
measure-fee-taken = الجزء الذي تأخذه الرسوم من المبلغ النهائي
measure-fee-years = سنوات الرسوم
measure-bear-count = عدد مرات الهبوط بمقدار الخُمس على الأقل
measure-bear-every = السنوات من هبوط إلى الذي يليه
measure-bear-length = الأشهر من القمة إلى القاع
measure-bear-recovery-length = الأشهر حتى بلوغ القمة من جديد
measure-weight-loss = خسارة الكل إذا هبط ذلك الجزء بالنصف
