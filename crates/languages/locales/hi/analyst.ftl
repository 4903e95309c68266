# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } ({ $dates } तक के आँकड़े)।
surroundings = संदर्भ: { $text }
between-sentences = { " " }
between = { "; " }
us-market = अमेरिकी शेयर बाज़ार
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] { $name } आगे
       *[none] लगभग बराबरी
    }
absent = जिनकी बात नहीं सुनी जा सकी: { $reason }
dissent =
    { $stance ->
        [supports] अधिक अनुकूल राय ({ $seat }): { $claim }
       *[opposes] अधिक प्रतिकूल राय ({ $seat }): { $claim }
    }

## The seats of the committee.

seat-chair = अध्यक्ष
seat-fundamentals = मूलभूत विश्लेषण
seat-valuation = मूल्यांकन
seat-market = बाज़ार और तकनीकी विश्लेषण
seat-macro = व्यापक अर्थव्यवस्था और ब्याज दरें
seat-industry = उद्योग
seat-allocation = परिसंपत्ति आवंटन
seat-risk = जोखिम अधिकारी
seat-red-team = रेड टीम
mandate-chair = दावों को एक-एक करके तौलना और समिति का मत लिखना।
mandate-fundamentals = कारोबार या बाज़ार कितना कमाता है, कितना बाँटता है और उस पर कितना कर्ज़ है।
mandate-valuation = कीमत, उसके अपने इतिहास और बॉन्ड की तुलना में।
mandate-market = कीमत का व्यवहार कैसा रहा है।
mandate-macro = मुद्रास्फीति, ब्याज दरें और अर्थव्यवस्था की स्थिति।
mandate-industry = प्रतिद्वंद्वियों और ग्राहकों के सामने कारोबार कितना मज़बूत है।
mandate-allocation = पोर्टफ़ोलियो के हिस्से साथ मिलकर कैसा व्यवहार करते हैं।
mandate-risk = क्या, कितना और कितनी बार खोया जा सकता है, आपकी सहन-क्षमता की तुलना में।
mandate-red-team = मसौदे पर प्रहार करता है: उलटा निष्कर्ष, पुराने आँकड़े, एक ही संख्या पर बहुत ज़्यादा निर्भरता।
lens-chair = समूचे साक्ष्य किस बात का समर्थन करते हैं
lens-fundamentals = बिक्री, मार्जिन, नकदी और कर्ज़
lens-valuation = मुनाफ़े, अपने इतिहास और बॉन्ड की तुलना में कीमत
lens-market = रिटर्न, रुझान और कारोबार की मात्रा
lens-macro = मुद्रास्फीति, ब्याज दरें और रोज़गार
lens-industry = कीमत तय करने की ताकत और निवेश की ज़रूरत
lens-allocation = भार, और हिस्से साथ-साथ कैसे चलते हैं
lens-risk = गिरावट, उतार-चढ़ाव और नुकसान कितनी बार हुआ
lens-red-team = यह राय कैसे गलत निकल सकती है
needs-fundamentals = वार्षिक वित्तीय विवरण
needs-valuation = कीमतें और वित्तीय विवरण
needs-market = दैनिक कीमतें
needs-macro = मुद्रास्फीति और ब्याज दरें
needs-industry = वार्षिक वित्तीय विवरण
needs-allocation = मौजूदा निवेश और दैनिक कीमतें
needs-risk = दैनिक कीमतें
task-title = { $seat }: { $name }
task-instructions = { $mandate } हर संख्या तारीख वाले स्रोत से आती है, और जो नहीं है वह बताया जाता है।
task-acceptance = कम से कम एक कथन अपनी संख्याओं के साथ, या यह कि उसके लिए क्या कमी है।

## What the committee must answer.

ask-single-1 = { $name } का व्यवहार कैसा रहा है: रिटर्न, उतार-चढ़ाव और सबसे बड़ी गिरावट?
ask-single-2 = { $name } की कमाई कितनी है, और अपने इतिहास के हिसाब से उसके लिए कितनी कीमत चुकाई जा रही है?
ask-single-3 = कौन-सी बाहरी परिस्थितियाँ { $name } के लिए सहायक हैं और कौन-सी हानिकारक?
ask-single-4 = स्थायी नुकसान के लिए क्या होना ज़रूरी होगा?
ask-comparison-1 = { $name } में रिटर्न, उतार-चढ़ाव और सबसे बड़ी गिरावट का क्या अंतर है?
ask-comparison-2 = इनमें से कौन अपनी बिक्री और संपत्ति पर अधिक कमाता है?
ask-comparison-3 = हर एक के लिए कितनी कीमत चुकाई जा रही है?
ask-fund-1 = { $name } जिस बाज़ार पर आधारित है, उसकी कमाई कितनी है?
ask-fund-2 = अपने इतिहास के हिसाब से वह बाज़ार महँगा है या सस्ता?
ask-fund-3 = चुनी गई समयावधि में ऐसे निवेश ने कितनी बार और कितना नुकसान दिया?
ask-macro-1 = अपने इतिहास के हिसाब से मुद्रास्फीति, ब्याज दरें और रोज़गार कहाँ हैं?
ask-macro-2 = जब ये इसी स्तर पर थे, तब उसके बाद शेयरों का क्या हुआ?
ask-macro-3 = ऐसे समय में निवेशक कितना खो सकता है?
ask-portfolio-1 = हिस्से साथ मिलकर कैसा व्यवहार करते हैं: रिटर्न, उतार-चढ़ाव और सबसे बड़ी गिरावट?
ask-portfolio-2 = क्या यह मिश्रण समयावधि और सहन हो सकने वाले नुकसान के अनुरूप है?
ask-portfolio-3 = कौन-सा एक निवेश सबसे अधिक चोट पहुँचा सकता है?
ask-theme-1 = { $name } को कौन-सी बातें आगे बढ़ाती हैं, और इससे कौन कमाता है?
ask-theme-2 = कीमतों में क्या पहले से शामिल है?
ask-theme-3 = किस बात से यह कहानी गलत साबित होगी?

## Thinking aloud.

thinking = यहाँ देखा जा रहा है: { $lens }। आँकड़े: { $figures }।
thinking-nothing = विचाराधीन: { $lens }। इस पर हमारे पास कोई संख्या नहीं है।
thinking-builds-on = यह पहले मिले निष्कर्ष पर आधारित है: { $first }
caveat-stale = ये आँकड़े { $age } पुराने हैं।
caveat-surroundings = इसका एक हिस्सा केवल संदर्भ है।
caveat-overlap = पिछली अवधियाँ एक-दूसरे से मिली-जुली हैं, इसलिए सचमुच अलग अवधियाँ जितनी दिखती हैं उससे कम हैं।
nothing = इस दृष्टि से { $name } को परखने के लिए हमारे पास संख्याएँ नहीं हैं।
no-guess = इससे आगे कुछ कहना अनुमान होगा।
wrong-nothing = जो आँकड़े नहीं थे, वे मिल जाते हैं।
missing-fundamentals = हमारे पास { $name } के वित्तीय खाते नहीं हैं।
missing-valuation = हमारे पास मुनाफ़े से मिलाने के लिए { $name } की कीमत नहीं है।
missing-market = हमारे पास { $name } की कीमतें नहीं हैं।
missing-risk = हमारे पास { $name } की कीमतें नहीं हैं।
missing-macro = हमारे पास महँगाई या ब्याज दरों के आँकड़े नहीं हैं।
missing-industry = हमारे पास ऐसे खाते नहीं हैं जो उद्योग में { $name } की स्थिति दिखाएँ।
missing-allocation = हमारे पास आपकी होल्डिंग के भार और कीमतें नहीं हैं।

## Market and Technicals.

claim-year =
    { $dates } तक के एक साल में { $name } की कीमत { $return_1y_size } { $return_1y_way ->
        [down] गिरी
       *[up] बढ़ी
    }{ $more ->
        [yes] ; पाँच साल में { $return_5y_way ->
            [down] गिरावट
           *[up] बढ़त
        } { $return_5y_size } रही
       *[no] { "" }
    }।
wrong-year = नई कीमतें बारह महीनों में इसका उलटा दिखाती हैं।
claim-momentum =
    पिछले महीने को छोड़कर, { $dates } तक के एक साल में { $name } की कीमत { $momentum_12_1_size } { $momentum_12_1_way ->
        [down] गिरी
       *[up] बढ़ी
    }।
wrong-momentum = आने वाले महीनों में कीमत की दिशा पलटती है।
claim-trend =
    { $name } की कीमत अपने { $daily ->
        [yes] 200 दिन
       *[no] दस महीने
    } के औसत से { $trend_size } { $trend_way ->
        [down] नीचे
       *[up] ऊपर
    } थी ({ $dates })।
wrong-trend = कीमत इस औसत को पार करती है।
claim-below-high = { $name } की कीमत { $from } के शिखर से { $drawdown_now_size } नीचे थी ({ $dates })।
wrong-below-high = पुराना शिखर एक बुलबुला था और कीमत वहाँ नहीं लौटती।
claim-real-return =
    महँगाई घटाकर, { $dates } तक के पाँच साल में { $name } से { $real_return_5y_size } का { $real_return_5y_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ।
wrong-real-return = अगले पाँच साल में कीमतें या महँगाई दूसरी राह लेती हैं।
claim-volume = { $dates } तक के एक महीने में { $name } का कारोबार साल के औसत का { $volume_ratio } गुना था।
wrong-volume = भारी कारोबार का एक ही दिन इस अंतर की वजह है।

## Risk Officer.

claim-fall =
    { $dates } तक के तीन साल में { $name } की कीमत सबसे ज़्यादा { $max_drawdown_36m_size } गिरी{ $dated ->
        [yes] { " " }({ $from } से { $to })
       *[no] { "" }
    }। यह आपकी जोखिम-क्षमता { $verdict ->
        [opposes] से अधिक
       *[other] के भीतर
    } है।
wrong-fall = बाद की गिरावट साफ़ तौर पर ज़्यादा या कम गहरी है।
claim-loss-frequency =
    { $since } से { $dates } तक, { $name } के साथ { $horizon } की सभी अवधियों में से { $freq_neg } { $real ->
        [yes] महँगाई घटाने के बाद{ " " }
       *[no] { "" }
    }घाटे में समाप्त हुईं।
wrong-loss-frequency = नए वर्षों को गिनने पर घाटे साफ़ तौर पर ज़्यादा या कम आम थे।
claim-swings = { $dates } तक के तीन साल में { $name } की कीमत में आम तौर पर { $vol_36m } का उतार-चढ़ाव रहा।
wrong-swings = लंबी या नई अवधि में उतार-चढ़ाव बहुत बड़ा या बहुत छोटा है।
claim-best-days =
    { $since } से { $dates } तक { $name } से { $return_all_size } का { $return_all_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ। दस सबसे अच्छे दिनों के बिना { $return_all_less_best_10_size } का { $return_all_less_best_10_way ->
        [down] नुकसान
       *[up] लाभ
    } होता।
wrong-best-days = अच्छे दिन पहले से ज़्यादा बराबर बँटते हैं।
claim-beta =
    { $dates } तक के तीन साल में अमेरिकी बाज़ार के एक प्रतिशत हिलने पर { $name } की कीमत औसतन { $beta_36m } प्रतिशत हिली{ $more ->
        [yes] { " " }(सहसंबंध: { $correlation_36m })
       *[no] { "" }
    }।
wrong-beta = कारोबार के साथ बाज़ार से संबंध भी बदल जाए।
claim-interest = { $dates } को समाप्त वित्त वर्ष में { $name } का परिचालन लाभ ब्याज का { $interest_coverage } गुना था।
wrong-interest = कर्ज़ का नवीनीकरण बहुत ऊँची दरों पर करना पड़े।
claim-debt = { $name } का कर्ज़ उसकी इक्विटी का { $debt_to_equity } गुना था ({ $dates })।
wrong-debt = कोई अधिग्रहण, बट्टा खाता या शेयर वापसी कर्ज़ या इक्विटी को बदल देती है।
claim-worst =
    { $name } की अब तक की सबसे गहरी गिरावट { $max_drawdown_all_size } थी{ $dated ->
        [yes] { " " }({ $from } से { $to })
       *[no] { "" }
    } (कीमतें { $dates } तक)। ऐसी गिरावट फिर हो सकती है।
wrong-worst = पहले या बाद की कीमतें और गहरी गिरावट दिखाती हैं।
claim-portfolio-fall =
    { $dates } तक के तीन साल में आपकी सारी होल्डिंग मिलाकर सबसे ज़्यादा { $pf_max_drawdown_36m_size } गिरी{ $dated ->
        [yes] { " " }({ $from } से { $to })
       *[no] { "" }
    }। यह आपकी जोखिम-क्षमता { $verdict ->
        [opposes] से अधिक
       *[other] के भीतर
    } है।
wrong-portfolio-fall = बाद की गिरावट साफ़ तौर पर ज़्यादा या कम गहरी है।
claim-portfolio-swings = { $dates } तक के तीन साल में आपकी सारी होल्डिंग में आम तौर पर { $pf_vol_36m } का उतार-चढ़ाव रहा।
wrong-portfolio-swings = हिस्सों में उतार-चढ़ाव बढ़ता है, या वे ज़्यादा साथ-साथ चलने लगते हैं।

## Fundamentals.

claim-growth =
    { $dates } को समाप्त वित्त वर्ष में { $name } की बिक्री { $revenue_growth_1y_size } { $revenue_growth_1y_way ->
        [down] घटी
       *[up] बढ़ी
    }{ $more ->
        [yes] ; दो साल में { $revenue_growth_2y_size } { $revenue_growth_2y_way ->
            [down] घटी
           *[up] बढ़ी
        }
       *[no] { "" }
    }।
wrong-growth = अगली सालाना रिपोर्ट इसका उलटा दिखाती है।
claim-margin =
    { $dates } को समाप्त वित्त वर्ष में { $name } का परिचालन { $operating_margin_way ->
        [down] घाटा
       *[up] लाभ
    } बिक्री का { $operating_margin_size } था{ $more ->
        [yes] , और शुद्ध { $net_margin_way ->
            [down] घाटा
           *[up] लाभ
        } { $net_margin_size }
       *[no] { "" }
    }।
wrong-margin = लागत लगातार दो साल कीमतों से तेज़ बढ़ती है।
claim-margin-change =
    { $dates } को समाप्त वित्त वर्ष में { $name } का परिचालन मार्जिन { $operating_margin_change_1y_size } { $operating_margin_change_1y_way ->
        [down] घटा
       *[up] बढ़ा
    }।
wrong-margin-change = एकबारगी खर्च या लाभ इस बदलाव की वजह है।
claim-capital =
    { $dates } को समाप्त वित्त वर्ष में { $name } को लगी पूँजी पर { $roic_size } का { $roic_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ{ $more ->
        [yes] { " " }और इक्विटी पर { $roe_size } का { $roe_way ->
            [down] नुकसान
           *[up] लाभ
        }
       *[no] { "" }
    }।
wrong-capital = नए प्रतिद्वंद्वी प्रतिफल को पूँजी की लागत की ओर खींचते हैं।
claim-equity =
    { $dates } को समाप्त वित्त वर्ष में { $name } को इक्विटी पर { $roe_size } का { $roe_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ{ $more ->
        [yes] { " " }और संपत्ति पर { $roa_size } का { $roa_way ->
            [down] नुकसान
           *[up] लाभ
        }
       *[no] { "" }
    }।
wrong-equity = प्रतिफल कर्ज़ या बहुत कम इक्विटी से आता है; कारोबार खुद कम कमाता है।
claim-cash = { $dates } को समाप्त वित्त वर्ष में { $name } की परिचालन नकदी शुद्ध लाभ की { $cash_conversion } गुना थी।
wrong-cash = परिचालन नकदी शुद्ध लाभ से नीचे चली जाती है।
claim-free-cash =
    { $dates } को समाप्त वित्त वर्ष में निवेश के बाद { $name } ने बिक्री के { $fcf_margin_size } के बराबर नकदी { $fcf_margin_way ->
        [down] खर्च की
       *[up] बचाई
    }{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }।
wrong-free-cash = कंपनी को अपनी जगह बनाए रखने भर के लिए ज़्यादा निवेश करना पड़ता है।
claim-net-debt =
    { $name } के पास { $net_debt_to_operating_income_way ->
        [down] शुद्ध नकदी
       *[up] शुद्ध कर्ज़
    }: एक साल के परिचालन लाभ का { $net_debt_to_operating_income_size } गुना ({ $dates })।
wrong-net-debt = नकदी की कहीं और ज़रूरत पड़ती है, या कर्ज़ बढ़ता है।
claim-shares =
    { $dates } को समाप्त वित्त वर्ष में { $name } के शेयरों की संख्या { $shares_change_1y_size } { $shares_change_1y_way ->
        [down] घटी
       *[up] बढ़ी
    }।
wrong-shares = किसी अधिग्रहण या कर्मचारियों के लिए नए शेयर जारी होते हैं।
claim-market-earnings =
    { $dates } तक के दस साल में महँगाई घटाकर अमेरिकी कंपनियों का मुनाफ़ा { $sp_real_earnings_growth_10y_size } { $sp_real_earnings_growth_10y_way ->
        [down] घटा
       *[up] बढ़ा
    }।
wrong-market-earnings = अगले साल इस बदलाव को मिटा देते हैं।
claim-market-payout = अमेरिकी कंपनियों ने मुनाफ़े का { $sp_payout } लाभांश में बाँटा ({ $dates })।
wrong-market-payout = मुनाफ़ा घटता है जबकि लाभांश वही रहता है।
claim-market-dividend = अमेरिकी शेयरों का लाभांश प्रतिफल { $sp_dividend_yield } था, दस साल के सरकारी बॉन्ड का { $sp_long_rate } ({ $dates })।
wrong-market-dividend = कंपनियाँ लाभांश से ज़्यादा शेयर वापसी से लौटाती हैं।

## Valuation.

claim-own-history = { $name } के शेयर की कीमत सालाना मुनाफ़े की { $pe } गुना थी, जबकि सामान्य स्तर { $pe_median } है ({ $dates })। दर्ज वर्षों में से { $pe_percentile } में वह सस्ता था।
wrong-own-history = कीमत गिरे बिना मुनाफ़ा उसके बराबर आ जाता है।
claim-earnings-yield =
    { $name } का मुनाफ़ा शेयर की कीमत का { $earnings_yield } था{ $more ->
        [yes] { " " }(कीमत मुनाफ़े की { $pe } गुना)
       *[no] { "" }
    }; दस साल के सरकारी बॉन्ड का प्रतिफल { $long_rate } था ({ $dates })।
wrong-earnings-yield = बॉन्ड का प्रतिफल इतना बदलता है कि तुलना पलट जाती है।
claim-cash-yield = { $name } का मुक्त नकदी प्रवाह शेयर की कीमत का { $fcf_yield } था ({ $dates })।
wrong-cash-yield = उस साल का नकदी प्रवाह एक अपवाद था।
claim-against-market = मुनाफ़े के हिसाब से { $name } का शेयर अमेरिकी बाज़ार का { $pe_to_market } गुना महँगा था ({ $dates })।
wrong-against-market = मुनाफ़ा इतनी तेज़ी से बढ़ता है कि कीमत ठीक ठहरती है।
claim-float = { $name } के खुले कारोबार वाले शेयरों का मूल्य सालाना शुद्ध लाभ का { $float_to_earnings } गुना था ({ $dates })।
wrong-float = तब से शेयर की कीमत बहुत बदल गई है।
claim-market-cape = अमेरिकी शेयरों की कीमत दस साल के औसत मुनाफ़े की { $cape } गुना थी, जबकि सामान्य स्तर { $cape_median } है ({ $dates })। 1881 से अब तक के महीनों में से { $cape_percentile } में वे सस्ते थे।
wrong-market-cape = कीमत गिरे बिना मुनाफ़ा उसके बराबर आ जाता है।
claim-market-after =
    कम से कम इतनी महँगी शुरुआत के बाद, दस साल में महँगाई घटाकर अमेरिकी शेयरों में आम तौर पर { $after_cape_median_10y_size } का { $after_cape_median_10y_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ। 1871 से औसत लाभ { $sp_real_return_all } रहा है (आँकड़े { $dates } तक)।
wrong-market-after = अतीत की गिनी-चुनी महँगी शुरुआतें एक-दूसरे से मिली-जुली हैं और शायद इस जैसी नहीं थीं।
claim-market-excess =
    अमेरिकी शेयरों के मुनाफ़े का प्रतिफल, महँगाई के बाद सरकारी बॉन्ड से { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] कम
       *[up] ज़्यादा
    } था ({ $dates })।
wrong-market-excess = महँगाई के बाद बॉन्ड का प्रतिफल बहुत बदलता है।

## Industry.

claim-pricing-power =
    { $dates } को समाप्त वित्त वर्ष में { $name } का सकल मार्जिन { $gross_margin } था, जो कीमत तय करने की { $verdict ->
        [supports] मज़बूत
        [opposes] सीमित
       *[neutral] मध्यम
    } ताकत का संकेत है।
wrong-pricing-power = कोई प्रतिद्वंद्वी वही चीज़ सस्ते में देकर ग्राहक ले जाता है।
claim-investment = { $dates } को समाप्त वित्त वर्ष में { $name } ने बिक्री का { $capex_to_revenue } संयंत्र और उपकरण में लगाया।
wrong-investment = कंपनी को टाला हुआ निवेश पूरा करना पड़ता है।
claim-research = { $dates } को समाप्त वित्त वर्ष में { $name } ने बिक्री का { $rd_to_revenue } अनुसंधान और विकास पर खर्च किया।
wrong-research = खर्च से कोई सफल उत्पाद नहीं निकलता।

## Macro and Rates.

claim-inflation =
    { $dates } तक के एक साल में अमेरिका में उपभोक्ता कीमतें { $infl_12m_size } { $infl_12m_way ->
        [down] घटीं
       *[up] बढ़ीं
    }, और दस साल में { $infl_10y }।
wrong-inflation = मुद्रास्फीति के नए आँकड़े एक अंक से अधिक अलग हों।
claim-real-rate =
    महँगाई घटाकर, दस साल के अमेरिकी सरकारी बॉन्ड पर { $real_long_rate_size } का { $real_long_rate_way ->
        [down] नुकसान
       *[up] लाभ
    } था ({ $dates })।
wrong-real-rate = आगे की महँगाई पिछले साल से अलग रहती है।
claim-rate-change =
    दस साल के अमेरिकी सरकारी बॉन्ड का प्रतिफल बारह महीनों में { $long_rate_change_12m_size } { $long_rate_change_12m_way ->
        [down] घटकर
       *[up] बढ़कर
    } { $long_rate } हुआ ({ $dates })। इसका दीर्घकालीन माध्यिका { $long_rate_median } है।
wrong-rate-change = आपकी निवेश-अवधि के भीतर प्रतिफल की दिशा पलटती है।
claim-curve =
    दस साल के अमेरिकी सरकारी बॉन्ड का प्रतिफल तीन महीने के बिल से { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] कम
       *[up] ज़्यादा
    } था ({ $dates }){ $more ->
        [yes] । सभी महीनों में से { $curve_share_inverted } में छोटी अवधि की दरें लंबी से ऊँची थीं
       *[no] { "" }
    }।
wrong-curve = छोटी और लंबी अवधि की दरें जगह बदल लेती हैं।
claim-credit = कमज़ोर अमेरिकी कंपनियाँ कर्ज़ पर सरकार से { $credit_spread } ज़्यादा चुकाती थीं ({ $dates })। सभी महीनों में से { $credit_spread_percentile } में यह अंतर कम था।
wrong-credit = कर्ज़दाता पीछे हटते हैं और अंतर बढ़ता है।
claim-jobs = अमेरिका में बेरोज़गारी { $unemployment } थी ({ $dates }), जबकि दीर्घकालीन माध्यिका { $unemployment_median } है।
wrong-jobs = एक वर्ष के भीतर बेरोज़गारी आधा अंक बढ़ जाए।

## Allocation.

claim-stocks-bonds =
    { $dates } तक के दस साल में महँगाई घटाकर अमेरिकी शेयरों में { $sp_real_return_10y_size } का { $sp_real_return_10y_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ और सरकारी बॉन्ड में { $bond_real_return_10y_size } का { $bond_real_return_10y_way ->
        [down] नुकसान
       *[up] लाभ
    }।
wrong-stocks-bonds = अगले दस वर्षों में क्रम उलट जाए, जैसा पहले भी हुआ है।
claim-stocks-ahead = 1871 से { $dates } तक दस साल की सभी अवधियों में से { $freq_stocks_beat_bonds_10y } में अमेरिकी शेयर बॉन्ड से आगे रहे।
wrong-stocks-ahead = अवधियाँ एक-दूसरे से मिली-जुली हैं, इसलिए सचमुच अलग अवधियाँ बहुत कम हैं।
claim-worst-decade =
    अपने सबसे बुरे दस साल में महँगाई घटाकर अमेरिकी शेयरों में { $sp_real_return_10y_worst_size } का { $sp_real_return_10y_worst_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ (आँकड़े { $dates } तक)।
wrong-worst-decade = बॉन्ड के साथ मिलाने पर नुकसान हल्का होता।
claim-concentration =
    आपकी सबसे बड़ी होल्डिंग पोर्टफोलियो का { $pf_largest_weight } है{ $more ->
        [yes] ; संकेंद्रण सूचकांक { $pf_hhi } है, जहाँ 1 का अर्थ एक ही होल्डिंग है
       *[no] { "" }
    } ({ $dates })।
wrong-concentration = जो होल्डिंग आपने नहीं बताईं, वे भार बदल देती हैं।
claim-together = { $dates } तक के तीन साल में आपकी होल्डिंग का औसत सहसंबंध { $pf_mean_correlation } रहा, जहाँ 1 का अर्थ साथ-साथ चलना है।
wrong-together = अगली गिरावट में वे पहले से ज़्यादा साथ-साथ चलती हैं।
claim-portfolio-return =
    इन भारों पर { $dates } तक के तीन साल में आपके पोर्टफोलियो में { $pf_return_3y_size } का { $pf_return_3y_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ{ $more ->
        [yes] , और आखिरी साल में { $pf_return_1y_size } का { $pf_return_1y_way ->
            [down] नुकसान
           *[up] लाभ
        }
       *[no] { "" }
    }।
wrong-portfolio-return = अगले तीन साल दूसरी राह लेते हैं।

## Questions to claims, and answers.

ask = { $figure }: { $other }। { $question }
ask-noise = सामान्य साल में दाम जितना हिलता है, उसे देखते हुए क्या यह चाल संयोग से अधिक है?
ask-long-return = क्या पाँच साल भी वही कहते हैं जो एक साल?
ask-trend-turn = क्या पिछले तीन महीनों ने रुझान पलट दिया है?
ask-recovering = क्या दाम अब भी गिर रहा है, या सँभल रहा है?
ask-from-high = क्या ऊँचाई के पास होना बताता है कि दाम कितना गिर सकता है?
ask-best-days = क्या प्रतिफल कुछ ही दिनों पर टिका है?
ask-halves = क्या इतिहास का पहला आधा हिस्सा भी यही कहता था?
ask-calm-now = क्या पिछला साल तीनों सालों जैसा ही था?
ask-whole-record = क्या पिछले कुछ साल संभावित नुक़सान का सही माप हैं?
ask-recovered = क्या वह गिरावट अब तक पूरी हो गई है?
ask-tied = क्या यह बाज़ार के साथ इतना चलता है कि बीटा का कोई अर्थ हो?
ask-worst-decade = क्या नुक़सान का हिस्सा बताता है कि नुक़सान कितना बड़ा हो सकता है?
ask-covered = क्या परिचालन लाभ ब्याज उठा लेता है?
ask-owed = क्या नक़दी घटाने के बाद का क़र्ज़ भी यही कहता है?
ask-per-share = क्या एक शेयर के मालिक को भी इसका लाभ मिला?
ask-long-growth = क्या यह साल नियम था या अपवाद?
ask-borrowed = क्या प्रतिफल कमाया गया है, या क़र्ज़ से बना है?
ask-in-cash = क्या लाभ नक़द में आता है?
ask-slipping = मार्जिन बढ़ रहा है या घट रहा है?
ask-selling-less = क्या मार्जिन केवल इसलिए ऊँचा है कि बिक्री कम हुई?
ask-selling-more = क्या कम मार्जिन वृद्धि की क़ीमत है?
ask-invested = क्या निवेश नक़दी ले जाता है?
ask-with-debt = क्या शेयर क़र्ज़ लेकर वापस ख़रीदे गए?
ask-burden = क्या कंपनी देय रक़म चुका सकती है?
ask-kept = इसमें से कितना परिचालन लाभ बनकर बचता है?
ask-paying-off = क्या वृद्धि निवेश की भरपाई करती है?
ask-cheap-why = क्या यह इसलिए सस्ता है कि लाभ घट रहा है?
ask-growth-pays = क्या वृद्धि इस दाम को उचित ठहराती है?
ask-deserved = क्या पूँजी पर प्रतिफल इस दाम को उचित ठहराता है?
ask-rates-explain = क्या ब्याज दरें शेयरों के दाम समझाती हैं?
ask-dear = क्या यह शेयरों के दाम में पहले से शामिल है?
ask-dear-too = क्या बाज़ार का अपना अतीत भी यही कहता है?
ask-last-decade = क्या पिछले दस साल इसी ढर्रे पर चले?
ask-in-buybacks = क्या लाभांश इसलिए कम है कि लाभ वापसी ख़रीद और वृद्धि के लिए रखा जाता है?
ask-core = क्या खाद्य और ऊर्जा के बिना क़ीमतें भी यही कहती हैं?
ask-other-curve = क्या वक्र का दूसरा सिरा भी यही कहता है?
ask-rate-level = क्या महँगाई के बाद की दर इतनी ऊँची है कि असर डाले?
ask-real-rate = क्या दर अब भी बदल रही है?
ask-jobs-agree = क्या रोज़गार भी यही कहता है?
ask-output-agrees = क्या उत्पादन भी यही कहता है?
ask-real-terms = क्या महँगाई घटाने के बाद भी ऐसा ही है?
ask-credit-jobs = क्या बेरोज़गारी भी यही कहती है?
ask-as-a-whole = पूरा पोर्टफ़ोलियो कितना हिलता है?
ask-together = क्या सभी निवेश एक साथ गिरते हैं?
ask-on-the-way = रास्ते में गिरावटें कितनी गहरी थीं?
ask-last-year = क्या पिछला साल भी यही कहता है?
ask-sides = { $figure }: { $values }। क्या वहाँ भी { $name } आगे है?
ask-dates = { $name }: { $value } ({ $date })। { $other }: { $other_value } ({ $other_date })। क्या दोनों की तुलना हो सकती है?
ask-survivors = जो कंपनियाँ डूब गईं, उनका ऐसा इतिहास नहीं है। क्या यह बची हुई एक कंपनी की कहानी से अधिक है?
ask-base-rate = इतनी बार इस लंबाई की अवधि बिना लाभ के ख़त्म हुई। हाल का दाम इसमें क्या जोड़ता है?
answer-not-mine = यह दावा हमारा नहीं है।
answer-withdraw = इस दावे के पीछे का आँकड़ा हमारे डेटा में नहीं है। दावा वापस लिया जाता है।
answer-as-quoted = आँकड़ा वैसा ही दिया गया है जैसा हमारे डेटा में है। दावा क़ायम है।
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }। आँकड़े इसकी पुष्टि करते हैं। दावा क़ायम है।
        [refuted] { $figure }: { $other }। आँकड़े इसे काटते हैं। दावा वापस लिया जाता है।
       *[weakened] { $figure }: { $other }। आँकड़े आंशिक पुष्टि ही करते हैं। दावे का वज़न घटता है।
    }
answer-longer =
    { $outcome ->
        [holds] दूसरी अवधि में { $other }, जो { $value } जैसी ही बात कहता है। दावा क़ायम है।
        [refuted] दूसरी अवधि में { $value } नहीं, { $other } था। दावा वापस लिया जाता है।
       *[weakened] दूसरी अवधि में { $other }, जो { $value } जितना स्पष्ट नहीं है। दावे का वज़न घटता है।
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }। { $other } के सामने { $value } संयोग के लिए बहुत अधिक है। दावा क़ायम है।
        [refuted] { $figure }: { $other }। { $other } के सामने { $value } संयोग हो सकता है। दावा वापस लिया जाता है।
       *[weakened] { $figure }: { $other }। { $other } के सामने { $value } कुछ हद तक संयोग हो सकता है। दावे का वज़न घटता है।
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }। नहीं: { $other } से { $value } की व्याख्या नहीं होती। दावा क़ायम है।
        [refuted] { $figure }: { $other }। हाँ: { $other } से { $value } की व्याख्या हो जाती है। दावा वापस लिया जाता है।
       *[weakened] { $figure }: { $other }। आंशिक रूप से: { $other } से { $value } के एक हिस्से की व्याख्या होती है। दावे का वज़न घटता है।
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }। { $other } के बावजूद { $value } टिकता है। दावा क़ायम है।
        [refuted] { $figure }: { $other }। { $other } का वज़न { $value } से अधिक है। दावा वापस लिया जाता है।
       *[weakened] { $figure }: { $other }। { $value } के साथ { $other } भी बताना चाहिए। दावे का वज़न घटता है।
    }
answer-sides =
    { $outcome ->
        [holds] हाँ: { $values }। दावा क़ायम है।
        [refuted] नहीं: { $values }। दावा वापस लिया जाता है।
       *[weakened] स्पष्ट नहीं: { $values }। दावे का वज़न घटता है।
    }
answer-dates = नहीं: { $date } और { $other_date } बहुत दूर हैं। दावा वापस लिया जाता है।
answer-survivors = पूरी अवधि में { $other } केवल वही कंपनी दिखा सकती है जो बची रही। दावे का वज़न घटता है।
ruling-upheld = आँकड़े इसकी पुष्टि करते हैं। दावा क़ायम है।
ruling-weakened = आँकड़े आंशिक पुष्टि ही करते हैं। दावे का वज़न घटता है।
ruling-withdrawn = आँकड़े इसे काटते हैं। दावा नहीं गिना जाता।
ruling-unresolved = किसी ने उत्तर नहीं दिया। दावे का वज़न घटता है।

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] उपलब्ध आँकड़ों के अनुसार { $name } के बारे में साक्ष्य पक्ष की ओर झुकते हैं।
        [unfavourable] उपलब्ध आँकड़ों के अनुसार { $name } के बारे में साक्ष्य विपक्ष की ओर झुकते हैं।
       *[mixed] { $name } के आँकड़े दोनों ओर लगभग बराबर वज़न रखते हैं।
    }
thesis-comparison =
    { $balance ->
        [favourable] साथ-साथ रखकर देखें तो इन आँकड़ों में { $first } की स्थिति { $others } से बेहतर है।
        [unfavourable] साथ-साथ रखकर देखें तो इन आँकड़ों में { $first } की स्थिति { $others } से कमज़ोर है।
       *[mixed] साथ-साथ रखकर देखें तो इन आँकड़ों में { $first } की स्थिति { $others } के लगभग बराबर है।
    }
thesis-portfolio =
    { $balance ->
        [favourable] उपलब्ध आँकड़ों के अनुसार यह मिश्रण माँग के अनुरूप है।
        [unfavourable] उपलब्ध आँकड़ों के अनुसार यह मिश्रण माँग के अनुरूप नहीं है।
       *[mixed] उपलब्ध आँकड़ों के अनुसार जितना इस मिश्रण के पक्ष में है, उतना ही विपक्ष में।
    }
thesis-macro = { $name } पर ये हमारे सबसे नए आँकड़े हैं।
thesis-no-side = { $name } के आँकड़े बताते हैं कि स्थिति क्या है, और किसी ओर संकेत नहीं करते।
thesis-nothing = { $name } पर निर्णय के लिए हमारे पास बहुत कम आँकड़े हैं।
thesis-around = इतना कहा जा सकता है: { $text }
thesis-for = पक्ष में सबसे मज़बूत बात: { $text }
thesis-against = विपक्ष में सबसे मज़बूत बात: { $text }
thesis-taken-back = हम राय नहीं देते: हमारे आँकड़े आपकी अवधि से पुराने हैं, या भरोसे लायक नहीं हैं। वे यह दिखाते थे: { $thesis }
change-newer = इस तारीख़ के बाद के आँकड़े: { $date }।
change-gaps = वह डेटा जो यह कमी पूरी करे: { $gap }
change-above = { $figure }: { $bound } से ऊपर जाना (अंतिम { $value })।
change-below = { $figure }: { $bound } से नीचे आना (अंतिम { $value })।
change-next = आगे देखने योग्य: { $figure }। अंतिम आँकड़ा { $value } है; { $bound } के पार यह दावा नहीं टिकता।

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $name } की अब तक की सबसे बुरी गिरावट जितनी गहरी गिरावट: { $worst_size } (कीमतें { $date } तक)।
risk-fall-softened = इतनी छोटी हिस्सेदारी कि ऐसी गिरावट झेली जा सके, और इंतज़ार का समय।
risk-fall-sign = कीमत अपने पिछले शिखर से आपकी जोखिम-क्षमता से ज़्यादा गिरती है।
risk-debt = { $name } का शुद्ध कर्ज़ एक साल के परिचालन लाभ का { $debt } गुना है और उसे नया करना पड़ता है।
risk-debt-softened = लंबी अवधि के कर्ज़ और स्थिर आय।
risk-debt-sign = ब्याज परिचालन लाभ का बढ़ता हिस्सा लेता है।
risk-concentration = आपकी सबसे बड़ी होल्डिंग पोर्टफोलियो का { $largest } है। वह गिरी तो पोर्टफोलियो भी गिरेगा।
risk-concentration-softened = ऐसी और होल्डिंग जो अलग-अलग चलती हों।
risk-concentration-sign = सबसे बड़ी होल्डिंग गिरती है, बाकी नहीं।
risk-rates = प्रतिफल { $rate } ({ $date }) से काफ़ी ऊपर जाते हैं, जिससे भावी मुनाफ़े का मूल्य घटता है।
risk-rates-softened = कीमतों के साथ बढ़ता मुनाफ़ा और कम कर्ज़।
risk-rates-sign = दस साल का प्रतिफल एक साल में एक अंक से ज़्यादा बढ़ता है।
risk-against = विरोध का सबसे मज़बूत तर्क निर्णायक निकलता है। { $text }
risk-against-softened = इस राय पर उतना ही भरोसा करें जितना नई संख्याएँ इसका साथ दें।
risk-against-sign = नई संख्याएँ इस बात की पुष्टि करती हैं।
risk-old = हमारी संख्याएँ खत्म होने के बाद से हालात बदल चुके हैं (आँकड़ों की उम्र: { $age })।
risk-old-softened = इस पर भरोसा करने से पहले ताज़ा आँकड़े जोड़ें।
risk-old-sign = नई संख्याएँ उलटी दिशा दिखाती हैं।
risk-gaps = अहम आँकड़े नहीं हैं, इसलिए कोई खतरा अनदेखा रह सकता है।
risk-gaps-softened = सबसे पहले बताए गए छूटे आँकड़े पहले जोड़ें।
risk-gaps-sign = नए आँकड़े नतीजा बदल देते हैं।
risk-objection = रेड टीम की आपत्ति सही निकलती है। { $text }
risk-objection-softened = नई संख्याएँ आने पर सबसे पहले यही बात जाँचें।
risk-objection-sign = नई संख्याएँ आपत्ति का साथ देती हैं।

## Scenarios.

scenario-bear =
    { $basis ->
        [market] { $since } से { $horizon } की सभी अवधियों में से { $lost } में अमेरिकी शेयरों में महँगाई घटाकर नुकसान हुआ।
        [mix] { $since } से { $horizon } की सभी अवधियों में से { $lost } में { $name } मिश्रण में महँगाई घटाकर नुकसान हुआ।
       *[stock] { $since } से { $horizon } की सभी अवधियों में से { $lost } में { $name } में महँगाई घटाए बिना नुकसान हुआ।
    } एक-दूसरे पर न चढ़ने वाली अवधियाँ: { $periods }।
scenario-base =
    { $basis ->
        [stock] महँगाई घटाए बिना अधिकतम { $bound } का लाभ, जैसा बाकी सभी अवधियों में हुआ।
       *[other] महँगाई घटाकर अधिकतम { $bound } का लाभ, जैसा बाकी सभी अवधियों में हुआ।
    }
scenario-bull =
    { $basis ->
        [stock] महँगाई घटाए बिना { $bound } से अधिक लाभ, जैसा इन अवधियों में से { $good } में हुआ।
       *[other] महँगाई घटाकर { $bound } से अधिक लाभ, जैसा इन अवधियों में से { $good } में हुआ।
    }
scenario-bear-wrong =
    { $basis ->
        [stock] अवधि के अंत में महँगाई घटाए बिना लाभ हो।
       *[other] अवधि के अंत में महँगाई घटाकर लाभ हो।
    }
scenario-base-wrong =
    { $basis ->
        [stock] अवधि के अंत में महँगाई घटाए बिना नुकसान हो, या लाभ { $bound } से अधिक हो।
       *[other] अवधि के अंत में महँगाई घटाकर नुकसान हो, या लाभ { $bound } से अधिक हो।
    }
scenario-bull-wrong =
    { $basis ->
        [stock] अवधि के अंत में महँगाई घटाए बिना लाभ { $bound } या उससे कम हो।
       *[other] अवधि के अंत में महँगाई घटाकर लाभ { $bound } या उससे कम हो।
    }
scenario-bear-unknown = स्थायी नुकसान। इसकी संभावना का अनुमान हम नहीं लगा सकते।
scenario-base-unknown = अपने बाज़ार जैसी चाल। इसकी संभावना का अनुमान हम नहीं लगा सकते।
scenario-bull-unknown = अपने बाज़ार से साफ़ बेहतर चाल। इसकी संभावना का अनुमान हम नहीं लगा सकते।
scenario-bear-unknown-wrong = अवधि के अंत में लाभ हो।
scenario-base-unknown-wrong = नतीजा बाज़ार के नतीजे से बहुत दूर हो।
scenario-bull-unknown-wrong = नतीजा बाज़ार के नतीजे से बेहतर न हो।
scenario-kind = { $name } का कीमतों का इतिहास अपनी संभावनाएँ गिनने के लिए बहुत छोटा है। इसी प्रकार के, यानी कुल अमेरिकी शेयरों में, { $since } से { $horizon } की सभी अवधियों में से { $lost } में महँगाई घटाकर नुकसान हुआ (एक-दूसरे पर न चढ़ने वाली अवधियाँ: { $periods })। अकेला शेयर इससे कहीं ख़राब कर सकता है।

## The red team, and the chair's response.

objection-planted = मसौदे में एक ऐसा आँकड़ा है जो हमारे डेटा में नहीं है: { $figure }।
objection-older-than-horizon = हमारे सबसे नए आँकड़े भी { $age } पुराने हैं। यह आपकी अवधि से अधिक है।
objection-old = हमारे सबसे पुराने आँकड़े { $age } पुराने हैं। उसके बाद जो हुआ, वह इनमें नहीं है।
objection-cross-examination = प्रश्नों से पहले इन्हीं आँकड़ों का नतीजा दूसरा था। राय उन दावों पर निर्भर है जो वापस लिए गए या कमज़ोर हुए।
objection-single-figure = नतीजा एक ही आँकड़े पर टिका है: { $name }, { $value } ({ $date })।
objection-single-seat = सदस्य “{ $seat }” के बिना संतुलन दूसरी ओर चला जाता है।
objection-opposite =
    { $count ->
        [one] विपरीत पक्ष: { $all } में से एक आकलन दूसरी ओर संकेत करता है। { $text }
       *[other] विपरीत पक्ष: { $all } में से { $count } आकलन दूसरी ओर संकेत करते हैं, सबसे मज़बूत पहले। { $text }
    }
objection-no-opposite = विपरीत पक्ष में कोई आँकड़ा नहीं है। यह जितना मज़बूती का संकेत है, उतना ही इसका भी कि क्या नहीं देखा गया।
objection-no-judgement = मसौदा कोई राय नहीं देता, क्योंकि विषय पर कोई आँकड़ा नहीं है।
objection-one-source = सभी आँकड़े एक ही स्रोत से हैं।
objection-frequencies = ये संभावनाएँ अतीत की ओवरलैप करती अवधियों की आवृत्तियाँ हैं, पूर्वानुमान नहीं।
response-noted = दर्ज किया गया। राय नहीं बदलती।
response-lowered = स्वीकार। हमारा भरोसा घटता है।
response-halved = स्वीकार। हमारा भरोसा आधा रह जाता है।
response-taken-back = स्वीकार। हम कोई राय नहीं देते; आँकड़ों ने अपने समय में जो दिखाया, वह नीचे रखा है।
tell-committee =
    { $members ->
        [one] { $members } विशेषज्ञ ने इसे परखा। फिर कमज़ोरियाँ खोजने के लिए मसौदे पर प्रहार किया गया।
       *[other] { $members } विशेषज्ञों ने इसे अलग-अलग परखा, फिर एक-दूसरे से कड़े सवाल किए।
    }
tell-committee-alone =
    { $members ->
        [one] { $members } विशेषज्ञ ने इसे परखा, और अध्यक्ष ने उसके निष्कर्षों को तौला।
       *[other] { $members } विशेषज्ञों ने इसे अलग-अलग परखा, और अध्यक्ष ने उनके निष्कर्षों को तौला।
    }
tell-confidence =
    { $level ->
        [high] हम इस पर काफ़ी आश्वस्त हैं
        [medium] हम इस पर आंशिक रूप से ही आश्वस्त हैं
       *[low] हम इस पर आश्वस्त नहीं हैं
    }: 0 से 1 के पैमाने पर हमारा विश्वास-स्तर { $confidence } है। यह बताता है कि प्रमाण कितने अच्छे हैं, लाभ की संभावना नहीं।
tell-odds = अतीत में { $horizon } की सभी अवधियों में से { $lost } घाटे में समाप्त हुईं। यह इतिहास है, पूर्वानुमान नहीं।
tell-import = बेहतर उत्तर के लिए नए आँकड़े जोड़ें: कीमतों की फ़ाइल या कंपनी के खाते आयात करें, या कोई लाइव स्रोत चालू करें।
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = हमारे पास { $name } की कीमतें नहीं हैं। जोड़ने के लिए रोज़ाना कीमतों की फ़ाइल आयात करें।
gap-prices-old = हमारे पास { $date } के बाद की { $name } की कीमतें नहीं हैं।
gap-accounts-missing = हमारे पास { $name } के वित्तीय खाते नहीं हैं। जोड़ने के लिए उसके सालाना आँकड़े आयात करें।
gap-accounts-old = { $name } के हमारे सबसे नए खाते { $date } को समाप्त होते हैं।
gap-industry-missing = हमारे पास { $name } के उद्योग के आँकड़े नहीं हैं।
gap-market-old = अमेरिकी शेयर बाज़ार के हमारे आँकड़े { $date } तक हैं।
gap-news-missing = हमारे पास समाचार नहीं हैं।
gap-provider-down = स्रोत { $provider } से संपर्क नहीं हो सका: { $reason }।
gap-window-too-short = लंबी अवधियों के लिए { $name } की कीमतों का इतिहास बहुत छोटा है।
gap-holdings-unpriced = हमारे पास आपकी होल्डिंग { $name } की कीमतें नहीं हैं।
gap-portfolio-no-weights = हम नहीं जानते कि आपकी हर होल्डिंग कितनी बड़ी है।

## Terms that the debrief explains.

term-volatility = अस्थिरता
term-drawdown = ड्रॉडाउन
term-confidence = विश्वास-स्तर
term-dissent = असहमति
term-red-team = रेड टीम

## Measures, as lists name them.

measure-price = अंतिम कीमत
measure-age = कीमतों की आयु
measure-return-1m = एक महीने का बदलाव
measure-return-3m = तीन महीनों का बदलाव
measure-return-6m = छह महीनों का बदलाव
measure-return-1y = बारह महीनों का बदलाव
measure-return-3y = तीन वर्षों का वार्षिक रिटर्न
measure-return-5y = पाँच वर्षों का वार्षिक रिटर्न
measure-return-10y = दस वर्षों का वार्षिक रिटर्न
measure-return-all = आँकड़ों की शुरुआत से सालाना प्रतिफल
measure-momentum-12-1 = पिछले महीने के बिना एक साल का बदलाव
measure-trend = दस महीने के औसत से दूरी
measure-vol-1y = वार्षिक उतार-चढ़ाव, पिछला वर्ष
measure-vol-36m = वार्षिक उतार-चढ़ाव, तीन वर्ष
measure-max-drawdown-1y = एक वर्ष की सबसे बड़ी गिरावट
measure-max-drawdown-36m = तीन वर्षों की सबसे बड़ी गिरावट
measure-max-drawdown-all = अब तक की सबसे गहरी गिरावट
measure-drawdown-now = ऊँचे स्तर से दूरी
measure-worst-month = सबसे बुरा महीना
measure-best-month = सबसे अच्छा महीना
measure-return-all-less-best-10 = दस सबसे अच्छे दिनों के बिना वार्षिक रिटर्न
measure-return-first-half = पहले आधे हिस्से का वार्षिक रिटर्न
measure-return-second-half = दूसरे आधे हिस्से का वार्षिक रिटर्न
measure-volume-ratio = औसत की तुलना में कारोबार की मात्रा
measure-turnover-20d = दैनिक कारोबार
measure-freq-pos = लाभ वाली पिछली अवधियों का हिस्सा
measure-freq-neg = घाटे वाली पिछली अवधियाँ
measure-freq-strong = साल में दसवें हिस्से से ज़्यादा लाभ वाली पिछली अवधियाँ
measure-freq-good = ऊँचे लाभ वाली पिछली अवधियाँ
measure-freq-good-bound = सालाना लाभ जो ऊँचा माना जाता है
measure-freq-periods = एक-दूसरे पर न चढ़ने वाली पिछली अवधियाँ
measure-horizon = पूरे वर्षों में समयावधि
measure-window-count-1y = दर्ज एक-वर्षीय अवधियाँ
measure-beta-36m = बाज़ार के प्रति बीटा
measure-correlation-36m = सहसंबंध, तीन वर्ष
measure-return-gap-1y = बारह महीनों की बढ़त
measure-real-return-5y = मुद्रास्फीति के बाद वार्षिक रिटर्न, पाँच वर्ष
measure-revenue = बिक्री
measure-revenue-growth-1y = बिक्री की वृद्धि, एक वर्ष
measure-revenue-growth-2y = बिक्री की वृद्धि, दो वर्ष
measure-gross-margin = सकल मार्जिन
measure-operating-margin = परिचालन मार्जिन
measure-operating-margin-change-1y = परिचालन मार्जिन में बदलाव
measure-net-margin = शुद्ध मार्जिन
measure-net-income = शुद्ध लाभ
measure-roe = इक्विटी पर रिटर्न
measure-roa = परिसंपत्तियों पर रिटर्न
measure-roic = निवेशित पूँजी पर रिटर्न
measure-debt-to-equity = कर्ज़-इक्विटी अनुपात
measure-net-debt-to-operating-income = परिचालन लाभ की तुलना में शुद्ध कर्ज़
measure-current-ratio = चालू अनुपात
measure-interest-coverage = ब्याज कवरेज
measure-cash-conversion = लाभ का नकदी में रूपांतरण
measure-free-cash-flow = फ्री कैश फ़्लो
measure-fcf-margin = फ्री कैश फ़्लो मार्जिन
measure-capex-to-revenue = बिक्री की तुलना में निवेश
measure-rd-to-revenue = बिक्री की तुलना में अनुसंधान
measure-eps-diluted = प्रति शेयर आय
measure-eps-growth-1y = प्रति शेयर आय की वृद्धि
measure-book-value-per-share = प्रति शेयर बही मूल्य
measure-fcf-per-share = प्रति शेयर फ्री कैश फ़्लो
measure-shares-change-1y = शेयरों की संख्या में बदलाव
measure-payout = फ्री कैश फ़्लो में से भुगतान
measure-accounts-age = वित्तीय विवरणों की आयु
measure-pe = मूल्य-आय अनुपात
measure-ps = मूल्य-बिक्री अनुपात
measure-pb = मूल्य-बही मूल्य अनुपात
measure-fcf-yield = फ्री कैश फ़्लो यील्ड
measure-earnings-yield = आय यील्ड
measure-pe-percentile = अपने अतीत की तुलना में मूल्य-आय अनुपात
measure-pe-median = मूल्य-आय अनुपात की माध्यिका
measure-pe-to-market = बाज़ार की तुलना में मूल्य-आय अनुपात
measure-float-to-earnings = शुद्ध लाभ की तुलना में खुले शेयरों का मूल्य
measure-infl-12m = बारह महीनों की मुद्रास्फीति
measure-infl-10y = दस वर्षों की वार्षिक मुद्रास्फीति
measure-infl-percentile = अपने अतीत की तुलना में मुद्रास्फीति
measure-long-rate = दस वर्षीय सरकारी बॉन्ड की यील्ड
measure-long-rate-change-12m = दस वर्षीय यील्ड में बदलाव
measure-long-rate-median = दस वर्षीय यील्ड की माध्यिका
measure-real-long-rate = मुद्रास्फीति घटाकर दस वर्षीय यील्ड
measure-cape = दस वर्षों की आय पर मूल्य (CAPE)
measure-cape-median = CAPE की माध्यिका
measure-cape-percentile = अपने अतीत की तुलना में CAPE
measure-after-cape-median-10y = महँगी शुरुआत के बाद सामान्य प्रतिफल
measure-excess-cape-yield = वास्तविक बॉन्ड यील्ड घटाकर आय यील्ड
measure-sp-payout = कमाई में से बाँटा गया लाभांश
measure-dividend-yield = लाभांश यील्ड
measure-real-earnings-growth-10y = आय की वास्तविक वृद्धि, दस वर्ष
measure-real-return-1y = मुद्रास्फीति के बाद रिटर्न, एक वर्ष
measure-real-return-10y = मुद्रास्फीति के बाद वार्षिक रिटर्न, दस वर्ष
measure-real-return-20y = मुद्रास्फीति के बाद वार्षिक रिटर्न, बीस वर्ष
measure-real-return-all = 1871 से महँगाई के बाद सालाना प्रतिफल
measure-real-return-10y-worst = मुद्रास्फीति के बाद सबसे बुरे दस वर्ष
measure-bond-real-return-10y = मुद्रास्फीति के बाद बॉन्ड, दस वर्ष
measure-freq-stocks-beat-bonds-10y = दस वर्षीय अवधियाँ जिनमें शेयर बॉन्ड से आगे रहे
measure-curve-10y-3m = तीन महीने की यील्ड घटाकर दस वर्षीय यील्ड
measure-curve-10y-2y = दो वर्षीय यील्ड घटाकर दस वर्षीय यील्ड
measure-curve-share-inverted = महीने जब छोटी अवधि की दरें लंबी से ऊँची थीं
measure-curve-age = प्रतिफल के आँकड़ों की उम्र
measure-unemployment = बेरोज़गारी
measure-unemployment-median = बेरोज़गारी की माध्यिका
measure-credit-spread = कमज़ोर कंपनियों और सरकार के प्रतिफल का अंतर
measure-credit-spread-percentile = अपने अतीत की तुलना में वह अंतर
measure-pf-value = निवेशों का मूल्य
measure-pf-weight = निवेशों में भार
measure-pf-largest-weight = सबसे बड़ा भार
measure-pf-hhi = संकेंद्रण सूचकांक
measure-pf-vol-36m = निवेशों का वार्षिक उतार-चढ़ाव
measure-pf-max-drawdown-36m = तीन वर्षों में निवेशों की सबसे बड़ी गिरावट
measure-pf-return-1y = निवेशों का रिटर्न, एक वर्ष
measure-pf-return-3y = निवेशों का वार्षिक रिटर्न, तीन वर्ष
measure-pf-mean-correlation = निवेशों का औसत सहसंबंध
measure-pf-priced-share = निवेशों का वह हिस्सा जिसकी कीमतें उपलब्ध हैं

## What the engine says in the transcript.

floor-opened =
    समिति “{ $title }” पर बैठक शुरू करती है। डेटा रूम में इस पर { $figures ->
        [one] { $figures } आँकड़ा है
       *[other] { $figures } आँकड़े हैं
    } और { $gaps ->
        [0] कोई कमी नहीं बताई गई है
        [one] { $gaps } कमी बताई गई है
       *[other] { $gaps } कमियाँ बताई गई हैं
    }।
floor-taken = अब “{ $seat }” की बारी है।
floor-votes =
    सभी ने दूसरों को सुने बिना मत दिया: { $supports } पक्ष में, { $opposes } विपक्ष में, { $neutral } तटस्थ। { $next ->
        [tier] इस प्लान में जिरह नहीं होती; अब निष्कर्षों का सार आएगा।
        [nobody] प्रश्न करने के लिए कोई नहीं है; अब निष्कर्षों का सार आएगा।
       *[questions] अब अलग-अलग दावों पर प्रश्न किए जा सकते हैं।
    }
floor-question = “{ $seat }” से, { $claim } पर: { $text }
floor-answer = “{ $seat }” को उत्तर: { $text }
floor-silent = “{ $seat }” की ओर से कोई उपयोगी उत्तर नहीं: { $reason }।
floor-ruled =
    { $claim } पर: { $ruling ->
        [upheld] दावा कायम
        [weakened] दावा कमज़ोर हुआ
        [refuted] दावा खंडित
        [withdrawn] दावा वापस लिया गया
        [unresolved] मामला अनसुलझा
       *[other] { $ruling }
    }। { $reason }
floor-revised = मसौदा बदला गया। अब वह इस प्रकार है: { $thesis }
floor-revised-parts = मसौदा बदला गया।
floor-put-in = जोड़ा गया: { $text }
floor-taken-out = हटाया गया: { $text }
floor-stands = मसौदा क़ायम है।
floor-stands-lower = मसौदा क़ायम है। भरोसा { $before } से घटकर { $after } हुआ।
red-team-pass = रेड टीम मसौदे को मंज़ूरी देती है।
red-team-revise = रेड टीम मसौदे को संशोधन के लिए लौटाती है।
red-team-reject = रेड टीम मसौदे को अस्वीकार करती है।
red-team-unheard = रेड टीम की बात नहीं सुनी जा सकी ({ $reason }); मसौदा अस्वीकृत माना जाता है।
number-left-out = बिना स्रोत की एक संख्या पाठ से हटा दी गई।

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] हाँ, हमारे ताज़ा आँकड़ों में अमेरिकी यील्ड कर्व उलटा है
        [partly] हमारे ताज़ा आँकड़ों में अमेरिकी यील्ड कर्व कुछ हद तक उलटा है
       *[no] नहीं, हमारे ताज़ा आँकड़ों में अमेरिकी यील्ड कर्व उलटा नहीं है
    }: दस साल की यील्ड में से दो साल की घटाने पर { $curve_10y_2y } ({ $date }), और तीन महीने की घटाने पर { $curve_10y_3m } ({ $other_date })।
first-recession =
    { $verdict ->
        [yes] अमेरिकी मंदी के जिन संकेतों पर हमारी नज़र है, वे चेतावनी दे रहे हैं
        [partly] अमेरिकी मंदी के जिन संकेतों पर हमारी नज़र है, वे मिले-जुले हैं
       *[no] अमेरिकी मंदी के जिन संकेतों पर हमारी नज़र है, वे शांत हैं
    }: बेरोज़गारी पिछले साल के निचले स्तर से { $sahm } ऊपर ({ $date }); एक साल में रोज़गार { $payrolls_12m }, सहायता के बिना वास्तविक आय { $income_12m }; दस साल की यील्ड में से तीन महीने की घटाने पर { $curve_10y_3m } ({ $other_date })।
first-savings = जो बचत साल में { $infl_12m } से कम कमाती है, उसकी क्रय शक्ति घटती है: { $date } तक के बारह महीनों में अमेरिकी महंगाई इतनी थी। तीन महीने के अमेरिकी ट्रेज़री बिल ने { $bill_rate } दिया ({ $other_date }), महंगाई के बाद { $real_bill_rate }। बिना ब्याज की नकदी ने दस साल में अपनी क्रय शक्ति का { $purchasing_power_10y } बचाया।
first-inflation = { $date } तक के बारह महीनों में अमेरिकी महंगाई { $infl_12m } थी, खाद्य और ऊर्जा के बिना { $core_infl_12m }; दस साल में { $infl_10y }।
first-jobs = अमेरिकी बेरोज़गारी { $unemployment } थी ({ $date }), माध्यिका { $unemployment_median }; एक साल में रोज़गार में बदलाव { $payrolls_12m }।
first-rates = दस साल के अमेरिकी ट्रेज़री बॉन्ड की यील्ड { $long_rate } थी ({ $date }), पिछले साल की महंगाई के बाद { $real_long_rate }; तीन महीने के बिल ने { $bill_rate } दिया ({ $other_date }), महंगाई के बाद { $real_bill_rate }।
first-money = { $date } तक के एक साल में अमेरिकी मुद्रा आपूर्ति M2 में बदलाव { $m2_12m }, महंगाई के बाद { $m2_real_12m }।
first-housing = { $date } तक के एक साल में अमेरिका में नए मकानों की शुरुआत में बदलाव { $starts_12m }, निर्माण अनुमतियों में { $permits_12m }; आवास लागत में { $shelter_12m }। मकानों के दाम हमारे पास नहीं हैं।
first-dollar = व्यापार साझेदारों की मुद्राओं के मुकाबले डॉलर में { $date } तक के एक साल में बदलाव { $dollar_12m }; हमारी शृंखला के { $dollar_percentile } दिनों में वह और कमज़ोर था।
first-growth = अमेरिका के वास्तविक उत्पादन में एक साल में बदलाव { $gdp_1y } ({ $date }); रोज़गार में { $payrolls_12m }, बेरोज़गारी { $unemployment }।
first-hedge =
    { $verdict ->
        [yes] { $name } हमारे आँकड़ों में महंगाई से आगे रहा, पर इसे बचाव कहने के लिए आँकड़े बहुत कम हैं
       *[no] { $name } हमारे आँकड़ों में महंगाई के साथ नहीं चल पाया, और बचाव पर राय के लिए आँकड़े बहुत कम हैं
    }: { $from } से { $to } तक दाम में बदलाव { $gain_whole }, अमेरिकी उपभोक्ता कीमतों में { $infl_whole }; पिछले बारह महीनों की सबसे गहरी गिरावट { $max_drawdown_1y }।
first-spot = { $name } का दाम { $price } था ({ $date }), एक साल में बदलाव { $return_1y }; उस साल की सबसे गहरी गिरावट { $max_drawdown_1y }।
first-currency =
    { $verdict ->
        [neither] आँकड़े किसी एक पक्ष में नहीं हैं
        [up] पिछला रिकॉर्ड बढ़त की ओर झुकता है
       *[down] पिछला रिकॉर्ड गिरावट की ओर झुकता है
    }: { $name } { $price } पर था ({ $date }), माध्यिका { $level_median }; { $level_percentile } महीनों में यह इससे नीचे था, और अवधि जैसे { $freq_neg } पिछले दौर में यह नहीं बढ़ा।
first-accounts =
    { $balance ->
        [favourable] { $name } के खाते मज़बूत हैं
        [unfavourable] { $name } के खाते कमज़ोर हैं
       *[mixed] { $name } के खाते कुछ हिस्सों में मज़बूत और कुछ में कमज़ोर हैं
    }: { $date } तक के वित्त वर्ष में परिचालन मार्जिन { $operating_margin }, बिक्री की वृद्धि { $revenue_growth_1y }, परिचालन नकदी शुद्ध लाभ की { $cash_conversion } गुना और कर्ज़ इक्विटी का { $debt_to_equity } गुना।
first-compare =
    { $ahead ->
        [one] खातों के हिसाब से { $name } आगे है, { $other } पीछे
       *[none] खातों के हिसाब से { $name } और { $other } लगभग बराबर हैं
    }: बिक्री की वृद्धि { $revenue_growth_1y } बनाम { $revenue_growth_1y_other }, परिचालन मार्जिन { $operating_margin } बनाम { $operating_margin_other }, इक्विटी पर प्रतिफल { $roe } बनाम { $roe_other }।
first-compare-short =
    { $ahead ->
        [one] खातों के हिसाब से { $name } आगे है, { $other } पीछे
       *[none] खातों के हिसाब से { $name } और { $other } लगभग बराबर हैं
    }: बिक्री की वृद्धि { $revenue_growth_1y } बनाम { $revenue_growth_1y_other }, इक्विटी पर प्रतिफल { $roe } बनाम { $roe_other }।
first-mix = शेयरों और बॉन्ड का { $name } मिश्रण
first-value =
    { $verdict ->
        [low] { $name } सस्ता लगता है
        [high] { $name } महँगा लगता है
       *[middle] { $name } न महँगा लगता है न सस्ता
    }: { $date } को कीमत सालाना मुनाफ़े की { $pe } गुना थी{ $more ->
        [yes] , अपने ही अतीत की माध्यिका { $pe_median } के मुकाबले
       *[no] { "" }
    }।
first-value-float =
    { $verdict ->
        [low] { $name } सस्ता लगता है
        [high] { $name } महँगा लगता है
       *[middle] { $name } न महँगा लगता है न सस्ता
    }: { $date } को बाज़ार में बिकने वाले शेयरों का मूल्य { $year } के मुनाफ़े का { $float_to_earnings } गुना था।
first-value-market =
    { $verdict ->
        [low] अमेरिकी शेयर सस्ते लगते थे
        [high] अमेरिकी शेयर महँगे लगते थे
       *[middle] अमेरिकी शेयर न महँगे लगते थे न सस्ते
    } ({ $date }): कीमत दस साल के औसत मुनाफ़े की { $cape } गुना थी, 1881 से माध्यिका { $cape_median } है, और { $cape_percentile } महीनों में वे इससे सस्ते थे।
first-risk =
    { $verdict ->
        [low] { $name } अब तक शांत रहा है
        [high] { $name } बहुत जोखिम भरा है
       *[middle] { $name } जोखिम भरा है
    }: { $from } से { $to } तक कीमत { $fall } गिरी, और उतार-चढ़ाव { $swings } रहा।
first-risk-accounts =
    { $verdict ->
        [low] { $name } का कर्ज़ ख़तरा है
        [high] { $name } का कर्ज़ बड़ा ख़तरा नहीं है
       *[middle] { $name } का कर्ज़ मध्यम जोखिम है
    }: { $date } को समाप्त वित्त वर्ष में परिचालन मुनाफ़ा ब्याज का { $interest_coverage } गुना था, और कर्ज़ इक्विटी का { $debt_to_equity } गुना। कीमतों के बिना हम नहीं कह सकते कि शेयर कितना गिर सकता है।
first-odds =
    { $verdict ->
        [low] { $horizon } में { $name } में नुकसान कम ही हुआ
        [high] { $horizon } में { $name } में अक्सर नुकसान हुआ
       *[middle] { $horizon } में { $name } में कभी-कभी नुकसान हुआ
    }: महंगाई के बाद 1871 से ऐसी { $freq_neg } अवधियों में नुकसान हुआ, और सबसे गहरी गिरावट { $fall } थी ({ $from } से { $to })।
first-holdings =
    { $verdict ->
        [low] आपका पोर्टफोलियो अब तक शांत रहा है
        [high] आपका पोर्टफोलियो बहुत जोखिम भरा है
       *[middle] आपका पोर्टफोलियो जोखिम भरा है
    }: { $date } तक के तीन साल में यह { $fall } तक गिरा, और इसमें { $largest } का हिस्सा { $weight } है, यानी { $pf_effective_positions } बराबर हिस्सों जितना केंद्रित।
first-half = अगर { $largest } का आधा नकद होता, तो सबसे गहरी गिरावट { $halved } होती।
first-concentration =
    { $verdict ->
        [low] आपका पोर्टफोलियो अच्छी तरह बँटा है
        [high] आपका पोर्टफोलियो केंद्रित है
       *[middle] आपका पोर्टफोलियो कुछ केंद्रित है
    }: इसमें { $largest } का हिस्सा { $weight } है, यानी { $pf_effective_positions } बराबर हिस्सों जितना केंद्रित।
first-income =
    { $verdict ->
        [low] { $name } का लाभांश सुरक्षित लगता है
        [middle] { $name } का लाभांश मुश्किल से पूरा पड़ता है
       *[high] { $name } का लाभांश उसकी नकदी से पूरा नहीं पड़ता
    }: { $date } को समाप्त वित्त वर्ष में { $dividends } दिया गया, { $verdict ->
        [negative] जबकि कारोबार से मिली नकदी से ज़्यादा ख़र्च हुआ
       *[other] मुक्त नकदी प्रवाह { $free_cash_flow } था
    }।
first-income-market =
    { $verdict ->
        [low] अमेरिकी शेयरों ने बॉन्ड से कम दिया
        [high] अमेरिकी शेयरों ने बॉन्ड से ज़्यादा दिया
       *[middle] अमेरिकी शेयरों ने लगभग बॉन्ड जितना दिया
    } ({ $date }): लाभांश कीमत का { $sp_dividend_yield } था, और दस साल के अमेरिकी सरकारी बॉन्ड का प्रतिफल { $sp_long_rate } था।
first-view-price =
    { $verdict ->
        [favourable] कुल मिलाकर आँकड़े { $name } के पक्ष में हैं
        [unfavourable] कुल मिलाकर आँकड़े { $name } के ख़िलाफ़ हैं
       *[mixed] { $name } के आँकड़े मिले-जुले हैं
    }: { $date } तक { $span ->
        [five] पाँच साल
       *[one] एक साल
    } में कीमत { $gain } { $direction ->
        [up] बढ़ी
       *[down] गिरी
    }, और तीन साल में { $fall } तक गिरी।
first-return-accounts =
    हमारे पास ताज़ा कीमतें नहीं हैं, इसलिए हम नहीं कह सकते कि { $name } कितना रिटर्न देगा। { $date } तक के पाँच साल में प्रति शेयर मुनाफ़ा { $eps_growth_5y } { $direction ->
        [up] बढ़ा
       *[down] घटा
    }।
first-return-market = अतीत के अनुसार अमेरिकी शेयरों का रिटर्न महंगाई के बाद { $after_cape_median_10y } से { $sp_real_return_all } के बीच रहा: पहला { $date } जितनी ऊँची कीमतों के बाद के दस साल की माध्यिका है, दूसरा 1871 से अब तक का। { $horizon } की { $freq_neg } अवधियों में नुकसान हुआ।
first-return = अतीत के अनुसार महंगाई के बाद लगभग { $real_return_20y }: { $date } तक के बीस साल में { $name } ने इतना दिया। 1871 से सबसे ख़राब दस साल में यह { $real_return_10y_worst } था।
first-rates-up = अगर प्रतिफल { $date } के { $long_rate } से एक अंक बढ़े, तो दस साल का अमेरिकी सरकारी बॉन्ड अपनी कीमत का लगभग { $bond_loss_1pt } खो देगा।
first-stocks-bonds =
    { $verdict ->
        [low] { $horizon } के लिए शेयरों का इतिहास बेहतर है
        [high] { $horizon } के लिए बॉन्ड ज़्यादा सुरक्षित हैं
       *[middle] { $horizon } के लिए शेयरों ने ज़्यादा दिया, और बॉन्ड ज़्यादा सुरक्षित हैं
    }: 1871 से दस साल की { $freq_stocks_beat_bonds_10y } अवधियों में अमेरिकी शेयरों ने सरकारी बॉन्ड से ज़्यादा दिया, पर महंगाई के बाद { $horizon } की { $freq_neg } अवधियों में नुकसान हुआ। { $date } तक के दस साल में महंगाई के बाद शेयरों ने { $sp_real_return_10y } दिया, बॉन्ड ने { $bond_real_return_10y }।
first-save =
    { $verdict ->
        [low] { $horizon } में निवेश ज़्यादातर बचत से आगे रहा
        [high] { $horizon } के लिए बचत ज़्यादा सुरक्षित है
       *[middle] { $horizon } में निवेश ने ज़्यादा दिया, पर जोखिम है
    }: महंगाई के बाद 1871 से ऐसी { $freq_neg } अवधियों में अमेरिकी शेयरों में नुकसान हुआ, और औसत रिटर्न { $sp_real_return_all } रहा। तीन महीने के अमेरिकी ट्रेज़री बिल ने { $bill_rate } दिया ({ $other_date }), महंगाई के बाद { $real_bill_rate }।
first-crash =
    { $year } जैसी भारी गिरावट में लगभग { $fall } का नुकसान होगा: महंगाई के बाद { $from } से { $to } तक { $name } इतना गिरा{ $more ->
        [yes] , और केवल अमेरिकी शेयर { $stocks } गिरे
       *[no] { "" }
    }।
first-which =
    { $ahead ->
        [one] { $name }, { $other } से आगे है
       *[none] { $name } और { $other } लगभग बराबर हैं
    }: { $date } तक के तीन साल में { $first } ने { $second } से सालाना { $gap } { $gained ->
        [more] ज़्यादा
       *[less] कम
    } दिया, और उसकी कीमत का उतार-चढ़ाव { $ratio } गुना था।
first-view =
    { $verdict ->
        [favourable] कुल मिलाकर आँकड़े { $name } के पक्ष में हैं
        [unfavourable] कुल मिलाकर आँकड़े { $name } के ख़िलाफ़ हैं
       *[mixed] { $name } के आँकड़े मिले-जुले हैं
    }: { $date } को समाप्त वित्त वर्ष में बिक्री { $revenue_growth_1y } { $direction ->
        [up] बढ़ी
       *[down] घटी
    } और परिचालन मार्जिन { $operating_margin } था{ $more ->
        [yes] ; बाज़ार में बिकने वाले शेयरों का मूल्य मुनाफ़े का { $float_to_earnings } गुना था
       *[no] { "" }
    }।
first-view-market =
    { $verdict ->
        [favourable] कुल मिलाकर आँकड़े अमेरिकी शेयरों के पक्ष में हैं
        [unfavourable] कुल मिलाकर आँकड़े अमेरिकी शेयरों के ख़िलाफ़ हैं
       *[mixed] अमेरिकी शेयरों के आँकड़े मिले-जुले हैं
    }: { $date } तक के दस साल में महंगाई के बाद उन्होंने { $sp_real_return_10y } दिया, और { $other_date } में कीमत दस साल के औसत मुनाफ़े की { $cape } गुना थी, माध्यिका { $cape_median } है।
first-missing =
    { $question ->
        [value] हम नहीं कह सकते कि { $name } महँगा है या सस्ता
        [risk] हम नहीं कह सकते कि { $name } में कितना जोखिम है
        [return] हम नहीं कह सकते कि { $name } कितना रिटर्न दे सकता है
        [income] हम नहीं कह सकते कि { $name } का लाभांश कितना सुरक्षित है
        [which] हम इनमें से बेहतर नहीं बता सकते: { $name }
        [concentration] हम नहीं कह सकते कि { $name } कितना केंद्रित है
       *[view] हम { $name } पर राय नहीं दे सकते
    }: { $data ->
        [prices] इसके लिए ताज़ा कीमतें चाहिए, जो हमारे पास नहीं हैं
        [accounts] इसके लिए सालाना खाते चाहिए, जो हमारे पास नहीं हैं
        [both] इसके लिए ताज़ा कीमतें और सालाना खाते चाहिए, जो हमारे पास नहीं हैं
        [weights] इसके लिए हर हिस्से का अनुपात चाहिए, जो हमें नहीं पता
       *[figures] इस पर हमारे पास आँकड़े नहीं हैं
    }।
first-income-share = यह { $share } है, { $since } में { $first_share } था।

## How current the evidence is, by kind.

evidence-current = आँकड़े कहाँ तक के हैं: { $kinds }।
current-accounts = खाते { $date } तक
current-prices = शेयर भाव { $date } तक
current-metals = धातु और क्रिप्टो { $date } तक
current-exchange = विनिमय दरें { $date } तक
current-market = अमेरिकी शेयर बाज़ार { $date } तक
current-rates = ब्याज दरें { $date } तक
current-economy = आर्थिक आँकड़े { $date } तक
table-years = { $name }: वित्त वर्ष
table-compare = आमने-सामने
table-portfolio = पोर्टफोलियो के हिस्से

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    { $dates } तक के एक साल में डॉलर व्यापारिक साझेदारों की मुद्राओं के मुकाबले { $dollar_12m_size } { $dollar_12m_way ->
        [down] गिरा
       *[up] चढ़ा
    }। दर्ज दिनों में से { $dollar_percentile } में वह कमज़ोर था।
wrong-dollar = अगले साल के भीतर डॉलर की दिशा पलटती है।
claim-fall-year =
    { $dates } तक के एक साल में { $name } की कीमत सबसे ज़्यादा { $max_drawdown_1y_size } गिरी{ $dated ->
        [yes] { " " }({ $from } से { $to })
       *[no] { "" }
    }। यह आपकी जोखिम-क्षमता { $verdict ->
        [opposes] से अधिक
       *[other] के भीतर
    } है।
wrong-fall-year = लंबा इतिहास साफ़ तौर पर गहरी गिरावट दिखाता है।
claim-swings-year = { $dates } तक के एक साल में { $name } की कीमत में आम तौर पर { $vol_12m } का उतार-चढ़ाव रहा।
wrong-swings-year = लंबे इतिहास में उतार-चढ़ाव बहुत बड़ा या बहुत छोटा है।
claim-sahm = { $dates } तक के तीन महीनों में औसत बेरोज़गारी पिछले साल के निचले स्तर से { $sahm } ऊपर थी।
wrong-sahm = आने वाले महीनों में बेरोज़गारी बढ़ती है।
claim-inversion-record = जिन महीनों में छोटी अवधि की दरें लंबी से ऊँची थीं, उनमें से { $jobs_after_inversion } के डेढ़ साल बाद बेरोज़गारी साफ़ तौर पर ज़्यादा थी। सभी महीनों के लिए यह हिस्सा { $jobs_after_any } है (आँकड़े { $dates } तक)।
wrong-inversion-record = अगली बार दरें उलटने पर बेरोज़गारी नहीं बढ़ती।
claim-growth-5y =
    { $dates } तक के पाँच साल में { $name } की बिक्री { $revenue_growth_5y_size } { $revenue_growth_5y_way ->
        [down] घटी
       *[up] बढ़ी
    }{ $more ->
        [yes] ; प्रति शेयर आय { $eps_growth_5y_size } { $eps_growth_5y_way ->
            [down] घटी
           *[up] बढ़ी
        }
       *[no] { "" }
    }।
wrong-growth-5y = बदलाव किसी अधिग्रहण या एक ही साल से आया।
claim-bill-real =
    तीन महीने के अमेरिकी ट्रेज़री बिल पर { $bill_rate } मिलता था ({ $dates })। महँगाई घटाकर यह { $real_bill_rate_size } का { $real_bill_rate_way ->
        [down] नुकसान
       *[up] लाभ
    } है।
wrong-bill-real = छोटी अवधि की दरें या महँगाई एक अंक से ज़्यादा बदलती हैं।
claim-payrolls =
    { $dates } तक के एक साल में अमेरिका में नौकरियाँ { $payrolls_12m_size } { $payrolls_12m_way ->
        [down] घटीं
       *[up] बढ़ीं
    }।
wrong-payrolls = आँकड़े संशोधित होते हैं, या कुछ महीनों में पलट जाते हैं।
claim-output =
    { $dates } तक के एक साल में महँगाई घटाकर अमेरिकी अर्थव्यवस्था { $gdp_1y_size } { $gdp_1y_way ->
        [down] सिकुड़ी
       *[up] बढ़ी
    }।
wrong-output = अगली तिमाहियाँ उलटी दिशा में जाती हैं।
claim-money =
    { $dates } तक के एक साल में अमेरिकी मुद्रा आपूर्ति M2 { $m2_12m_size } { $m2_12m_way ->
        [down] घटी
       *[up] बढ़ी
    }; महँगाई घटाकर { $m2_real_12m_size } { $m2_real_12m_way ->
        [down] घटी
       *[up] बढ़ी
    }{ $more ->
        [yes] । कंपनियों को बैंक कर्ज़ { $loans_12m_size } { $loans_12m_way ->
            [down] घटा
           *[up] बढ़ा
        }
       *[no] { "" }
    }।
wrong-money = पैसा ऐसे रूपों में जाए जिन्हें M2 नहीं गिनता।
claim-housing =
    { $dates } तक के एक साल में अमेरिका में नए मकानों का निर्माण { $starts_12m_size } { $starts_12m_way ->
        [down] घटा
       *[up] बढ़ा
    } और निर्माण की अनुमतियाँ { $permits_12m_size } { $permits_12m_way ->
        [down] घटीं
       *[up] बढ़ीं
    }{ $more ->
        [yes] । आवास की लागत { $shelter_12m_size } { $shelter_12m_way ->
            [down] घटी
           *[up] बढ़ी
        }
       *[no] { "" }
    }।
wrong-housing = हल्की या कड़ी सर्दी इस अंतर की वजह हो।
claim-purchasing-power = एक डॉलर से दस साल पहले की तुलना में { $purchasing_power_10y } सामान ही मिलता था ({ $dates })।
wrong-purchasing-power = अगले दस साल में कीमतें घटें।
claim-hedge =
    { $from } से { $to } तक { $name } की कीमत { $gain_whole_size } { $gain_whole_way ->
        [down] गिरी
       *[up] बढ़ी
    } और अमेरिका में उपभोक्ता कीमतें { $infl_whole_size } { $infl_whole_way ->
        [down] घटीं
       *[up] बढ़ीं
    }।
wrong-hedge = लंबा इतिहास इसका उलटा दिखाता है।
claim-level = { $name } की माध्यिका { $level_median } है; दर्ज महीनों में से { $level_percentile } में वह अब से नीचे थी ({ $dates })।
wrong-level = पुरानी माध्यिका अब ठीक न बैठे, क्योंकि दोनों देशों की कीमतें अलग हो गई हैं।

## Measures of the above.

measure-vol-12m = वार्षिक उतार-चढ़ाव, बारह महीने
measure-gain-whole = आँकड़ों की शुरुआत से बदलाव
measure-infl-whole = उन्हीं महीनों की महंगाई
measure-correlation-12m = सहसंबंध, बारह महीने
measure-level-median = माध्यिका दर
measure-level-percentile = अपने अतीत के मुकाबले दर
measure-core-infl-12m = खाद्य और ऊर्जा के बिना महंगाई
measure-shelter-12m = आवास लागत में बदलाव
measure-payrolls-12m = रोज़गार में बदलाव
measure-income-12m = वास्तविक आय में बदलाव
measure-m2-12m = मुद्रा आपूर्ति M2 में बदलाव
measure-m2-real-12m = महंगाई के बाद M2 में बदलाव
measure-starts-12m = नए मकानों की शुरुआत में बदलाव
measure-permits-12m = निर्माण अनुमतियों में बदलाव
measure-loans-12m = कंपनियों के ऋण में बदलाव
measure-gdp-1y = वास्तविक उत्पादन में बदलाव
measure-bill-rate = तीन महीने के बिल की यील्ड
measure-real-bill-rate = बिल की यील्ड में से महंगाई घटाकर
measure-purchasing-power-10y = दस साल बाद बची क्रय शक्ति
measure-sahm = साल के निचले स्तर से ऊपर बेरोज़गारी
measure-jobs-after-inversion = दरें उलटने के बाद बेरोज़गारी बढ़ने के मौके
measure-jobs-after-any = बाद में बेरोज़गारी बढ़ने वाले महीने
measure-dollar-12m = व्यापक डॉलर में बदलाव
measure-dollar-percentile = अपने अतीत के मुकाबले व्यापक डॉलर
measure-sp-long-rate = उस महीने की दस साल की यील्ड
measure-revenue-growth-5y = बिक्री की वृद्धि, पाँच साल
measure-eps-growth-5y = प्रति शेयर आय की वृद्धि, पाँच साल
measure-cash = नकदी और अल्पकालिक प्रतिभूतियाँ
measure-debt = कर्ज़
measure-dividends = चुकाए गए लाभांश
measure-buybacks = वापस खरीदे गए शेयर
measure-dividends-per-share = प्रति शेयर लाभांश
measure-shares-diluted = डाइल्यूटेड शेयर
measure-public-float = खुले कारोबार वाले शेयरों का मूल्य

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: महीने के अंत के दाम, { $from } से { $to }
chart-price-axis = दाम, { $unit }
chart-index-axis = सूचकांक का स्तर
chart-log = लघुगणकीय पैमाना
chart-fall = तब तक के सबसे ऊँचे माह-अंत से नीचे, %
chart-price-alt = महीने के अंत के दाम: { $name }, { $from } से { $to }। पहले की तुलना में अंतिम: { $times }। ऊँचाई से सबसे गहरी गिरावट: { $deepest }। अंत में: { $last }।
chart-valuation = { $name }: दस साल की कमाई के मुक़ाबले दाम (CAPE), { $from } से { $to }
chart-valuation-axis = सालाना कमाई के गुणज में दाम; छायांकित: सभी महीनों का बीच का आधा हिस्सा
chart-last = अंतिम { $value }
chart-median = माध्यिका { $value }
chart-valuation-alt = CAPE: { $name }, { $from } से { $to }। अंतिम: { $last }। माध्यिका: { $median }। आधे महीने { $low } और { $high } के बीच हैं।
chart-scenarios = परिदृश्य: अतीत कितनी बार ऐसे ख़त्म हुआ
chart-scenarios-axis = बीती अवधियों का हिस्सा, %
chart-scenarios-alt = बीती अवधियों का हिस्सा: { $shares }।
chart-bear = प्रतिकूल
chart-base = मध्यम
chart-bull = अनुकूल
chart-confidence = हर सदस्य का भरोसा: प्रश्नों से पहले (छल्ला) और बाद (बिंदु)
chart-confidence-axis = भरोसा, 0 (नहीं) से 1 (निश्चित)
chart-confidence-alt = 0 से 1 तक भरोसा, पहले और बाद: { $members }।
chart-source = स्रोत: { $source }
chart-source-committee = स्रोत: समिति
measure-pf-effective-positions = इतने ही केंद्रित बराबर हिस्सों की संख्या
measure-pf-risk-share = पोर्टफोलियो के जोखिम में हिस्सा
measure-pf-halved-drawdown-36m = सबसे बड़े हिस्से का आधा नकद होने पर तीन साल की सबसे गहरी गिरावट
measure-real-max-drawdown-all = महंगाई के बाद सबसे गहरी गिरावट
measure-crash-fall = उस भारी गिरावट में नुकसान, महंगाई के बाद
measure-bond-loss-1pt = प्रतिफल एक अंक बढ़ने पर दस साल के बॉन्ड की कीमत में गिरावट

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name } की प्रति शेयर आय एक वर्ष में { $size } घटी
       *[up] { $name } की प्रति शेयर आय एक वर्ष में { $size } बढ़ी
    }{ $more ->
        [yes] , अब { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = अगली वार्षिक रिपोर्ट में प्रति शेयर आय उलटी दिशा में जाती दिखे।
claim-tax-credit =
    कर-पूर्व लाभ के { $tax_credit } के बराबर कर वापसी ने { $name } का शुद्ध लाभ बढ़ाया{ $more ->
        [yes] ; शुद्ध मार्जिन परिचालन मार्जिन से { $net_above_operating } ऊपर था
       *[no] { "" }
    }
wrong-tax-credit = कर वापसी हर साल मिले, या उसके बिना भी लाभ बना रहे।
claim-other-income = { $name } का शुद्ध मार्जिन परिचालन मार्जिन से { $net_above_operating } ऊपर था: ब्याज, बिक्री से हुए लाभ या एकबारगी मदों ने लाभ बढ़ाया
wrong-other-income = अतिरिक्त आय हर साल मिले।
claim-doubted = { $text }; { $doubt }।
doubt-equity-to-assets = पर इससे कम पता चलता है, क्योंकि इक्विटी संपत्ति की केवल { $value } है
doubt-capital-to-assets = पर इससे कम पता चलता है, क्योंकि लगी पूँजी संपत्ति की केवल { $value } है
doubt-buybacks-5y-to-equity = पर इससे कम पता चलता है, क्योंकि पाँच साल में वापस ख़रीदे गए शेयरों की लागत बची इक्विटी की { $value } गुना है
doubt-tax-credit = इसमें कर-पूर्व लाभ के { $value } के बराबर कर वापसी का हाथ है
doubt-net-above-operating = इसमें कारोबार के बाहर की आय का हाथ है: शुद्ध मार्जिन परिचालन मार्जिन से { $value } ऊपर है
doubt-eps-growth-1y = पर इससे कम पता चलता है, क्योंकि पिछले एक वर्ष में प्रति शेयर आय { $size } घटी
claim-implied-growth =
    इस मूल्य पर 1871 से अमेरिकी शेयरों जितना प्रतिफल देने के लिए { $name } का लाभ महँगाई घटाकर हमेशा { $implied_growth } की दर से बढ़ना चाहिए{ $more ->
        [yes] ; पाँच साल में प्रति शेयर आय की बढ़त { $eps_growth_5y } रही
       *[no] { "" }
    }
wrong-implied-growth = लाभ इससे तेज़ बढ़े, या कम प्रतिफल सभी शेयरों के लिए सामान्य हो जाए।
measure-equity-to-assets = संपत्ति में इक्विटी का हिस्सा
measure-capital-to-assets = संपत्ति में लगी पूँजी का हिस्सा
measure-buybacks-5y-to-equity = पाँच साल की शेयर वापसी ख़रीद, इक्विटी की गुना
measure-tax-credit = कर-पूर्व लाभ में कर वापसी का हिस्सा
measure-net-above-operating = परिचालन मार्जिन से ऊपर शुद्ध मार्जिन
measure-implied-growth = मूल्य में मानी गई लाभ वृद्धि

## How the confidence came about.

confidence-kind-accounts = लेखा
confidence-kind-valuation = मूल्यांकन
confidence-kind-prices = कीमतें
confidence-kind-risk = जोखिम
confidence-kind-portfolio = निवेशों का मिश्रण
confidence-kind-economy = अर्थव्यवस्था
confidence-readings =
    { $name }: { $readings } में से { $agreeing } मुख्य आँकड़े नतीजे की ही दिशा में हैं। { $dates ->
        [one] आँकड़ों की तारीख: { $to }।
       *[several] आँकड़ों की तारीखें: { $from } से { $to }।
    }
confidence-facts =
    { $name }: { $readings } मुख्य आँकड़े। { $dates ->
        [one] आँकड़ों की तारीख: { $to }।
       *[several] आँकड़ों की तारीखें: { $from } से { $to }।
    }
confidence-missing = { $name }: कोई आँकड़ा नहीं।
