# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } ({ $dates } तक के आँकड़े)।
surroundings = संदर्भ: { $text }
between-sentences = { " " }
between = { "; " }
us-market = अमेरिकी शेयर बाज़ार
us-stocks = अमेरिकी शेयर
us-bonds = दस साल के अमेरिकी सरकारी बॉन्ड
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }।
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; { $name } आगे है
        [level] ; लगभग बराबरी है
       *[untold] { "" }
    }
absent = बात नहीं सुनी जा सकी: { $reason }
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
seat-desk = शोध विभाग
seat-macro = व्यापक अर्थव्यवस्था और ब्याज दरें
seat-industry = उद्योग
seat-allocation = परिसंपत्ति आवंटन
seat-risk = जोखिम अधिकारी
seat-red-team = रेड टीम
mandate-chair = दावों को एक-एक करके तौलना और समिति का मत लिखना।
mandate-fundamentals = कारोबार या बाज़ार कितना कमाता है, कितना बाँटता है और उस पर कितना कर्ज़ है।
mandate-valuation = कीमत, उसके अपने इतिहास और बॉन्ड की तुलना में।
mandate-market = कीमत का व्यवहार कैसा रहा है।
mandate-desk = सवाल जो पूछता है: कोई आँकड़ा या किसी शब्द का अर्थ।
mandate-macro = महँगाई, ब्याज दरें और अर्थव्यवस्था की स्थिति।
mandate-industry = प्रतिद्वंद्वियों और ग्राहकों के सामने कारोबार कितना मज़बूत है।
mandate-allocation = पोर्टफ़ोलियो के हिस्से साथ मिलकर कैसा व्यवहार करते हैं।
mandate-risk = क्या, कितना और कितनी बार खोया जा सकता है, आपकी सहने की क्षमता की तुलना में।
mandate-red-team = मसौदे पर प्रहार करना: उलटा पक्ष, पुराने आँकड़े, एक ही संख्या पर बहुत ज़्यादा निर्भरता।
lens-chair = सारे साक्ष्य मिलकर किस बात का समर्थन करते हैं
lens-fundamentals = बिक्री, मार्जिन, नकदी और कर्ज़
lens-valuation = मुनाफ़े, अपने इतिहास और बॉन्ड की तुलना में कीमत
lens-market = रिटर्न, रुझान और कारोबार की मात्रा
lens-desk = पूछा गया आँकड़ा या शब्द
lens-macro = महँगाई, ब्याज दरें और रोज़गार
lens-industry = कीमत तय करने की ताकत और निवेश की ज़रूरत
lens-allocation = हिस्सों का अनुपात, और वे साथ-साथ कैसे चलते हैं
lens-risk = गिरावट, उतार-चढ़ाव और नुकसान कितनी बार हुआ
lens-red-team = यह राय कैसे गलत निकल सकती है
needs-fundamentals = वार्षिक वित्तीय विवरण
needs-valuation = कीमतें और वित्तीय विवरण
needs-market = दैनिक कीमतें
needs-desk = पूछा गया आँकड़ा
needs-macro = महँगाई और ब्याज दरें
needs-industry = वार्षिक वित्तीय विवरण
needs-allocation = मौजूदा निवेश और दैनिक कीमतें
needs-risk = दैनिक कीमतें
task-title = { $seat }: { $name }
task-instructions = { $mandate } हर संख्या तारीख वाले स्रोत से आती है, और जिसकी कमी है वह साफ़ बताया जाता है।
task-acceptance = कम से कम एक कथन अपनी संख्याओं के साथ, या यह कि उसके लिए किस चीज़ की कमी है।

## What the committee must answer.

ask-single-1 = { $name } का व्यवहार कैसा रहा है: रिटर्न, उतार-चढ़ाव और सबसे बड़ी गिरावट?
ask-single-2 = { $name } की कमाई कितनी है, और अपने इतिहास के हिसाब से उसके लिए कितनी कीमत चुकाई जा रही है?
ask-single-3 = कौन-सी बाहरी परिस्थितियाँ { $name } के लिए सहायक हैं और कौन-सी हानिकारक?
ask-single-4 = स्थायी नुकसान होने के लिए क्या-क्या होना ज़रूरी होगा?
ask-comparison-1 = { $name } में रिटर्न, उतार-चढ़ाव और सबसे बड़ी गिरावट का क्या अंतर है?
ask-comparison-2 = इनमें से कौन अपनी बिक्री और संपत्ति पर अधिक कमाता है?
ask-comparison-3 = हर एक के लिए कितनी कीमत चुकाई जा रही है?
ask-fund-1 = { $name } जिस बाज़ार पर आधारित है, उसकी कमाई कितनी है?
ask-fund-2 = अपने इतिहास के हिसाब से वह बाज़ार महँगा है या सस्ता?
ask-fund-3 = चुनी गई समयावधि में ऐसे निवेश ने कितनी बार और कितना नुकसान दिया?
ask-macro-1 = अपने इतिहास के हिसाब से महँगाई, ब्याज दरें और रोज़गार कहाँ हैं?
ask-macro-2 = जब ये इसी स्तर पर थे, उसके बाद शेयरों का क्या हुआ?
ask-macro-3 = ऐसे समय में निवेशक कितना खो सकता है?
ask-portfolio-1 = हिस्से साथ मिलकर कैसा व्यवहार करते हैं: रिटर्न, उतार-चढ़ाव और सबसे बड़ी गिरावट?
ask-portfolio-2 = क्या यह मिश्रण समयावधि और सहन हो सकने वाले नुकसान के अनुरूप है?
ask-portfolio-3 = किस एक निवेश के गिरने से सबसे अधिक चोट पहुँचेगी?
ask-theme-1 = { $name } को कौन-सी बातें आगे बढ़ाती हैं, और इससे कौन कमाता है?
ask-theme-2 = कीमतों में क्या पहले से शामिल है?
ask-theme-3 = किस बात से यह कहानी गलत साबित होगी?

## Thinking aloud.

thinking = हम यह देख रहे हैं: { $lens }। आँकड़े: { $figures }।
thinking-nothing = हम यह देख रहे हैं: { $lens }। इस पर हमारे पास कोई आँकड़ा नहीं है।
thinking-builds-on = यह पहले मिले निष्कर्ष पर आधारित है: { $first }
caveat-stale = ये आँकड़े { $age } पुराने हैं।
caveat-surroundings = इसका एक हिस्सा संदर्भ है, सीधे प्रश्न के विषय के बारे में नहीं।
caveat-overlap = पिछली अवधियों के कई साल साझा हैं, इसलिए सचमुच अलग अवधियाँ जितनी दिखती हैं उससे कम हैं।
nothing = इस दृष्टि से { $name } को परखने के लिए हमारे पास आँकड़े नहीं हैं।
no-guess = इससे आगे कुछ कहना अटकल होगी।
wrong-nothing = जो आँकड़े नहीं थे, वे मिल जाते हैं।
missing-fundamentals = हमारे पास { $name } के वित्तीय विवरण नहीं हैं।
missing-valuation = हमारे पास { $name } की कीमत नहीं है जिसकी तुलना उसके मुनाफ़े से की जा सके।
missing-market = हमारे पास { $name } की कीमतें नहीं हैं।
missing-risk = हमारे पास { $name } की कीमतें नहीं हैं।
missing-desk = हमारे पास इस सवाल का जवाब देने वाले आँकड़े नहीं हैं।
missing-macro = हमारे पास महँगाई या ब्याज दरों के आँकड़े नहीं हैं।
missing-industry = हमारे पास ऐसे वित्तीय विवरण नहीं हैं जो उद्योग में { $name } की स्थिति दिखाएँ।
missing-allocation = हमारे पास आपके निवेशों के अनुपात और कीमतें नहीं हैं।

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
    { $from } से { $to } तक { $name } की कीमत { $momentum_12_1_size } { $momentum_12_1_way ->
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
    { $dates } तक के तीन साल में { $name } की कीमत { $real_fall ->
        [yes] महँगाई घटाकर{ " " }
       *[no] { "" }
    }सबसे ज़्यादा { $max_drawdown_36m_size } गिरी{ $dated ->
        [yes] { " " }({ $from } से { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] । यह जोखिम सहने की क्षमता { $verdict ->
            [opposes] से अधिक
           *[other] के भीतर
        } है
    }।
wrong-fall = बाद की गिरावट साफ़ तौर पर ज़्यादा या कम गहरी है।
claim-loss-frequency =
    { $since } से { $dates } तक, { $name } में { $horizon } की सभी अवधियों में से { $freq_neg } { $real ->
        [yes] महँगाई घटाकर{ " " }
       *[no] { "" }
    }नुकसान में समाप्त हुईं।
wrong-loss-frequency = नए वर्षों को गिनने पर नुकसान साफ़ तौर पर ज़्यादा या कम बार हुआ।
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
wrong-best-days = अच्छे दिन पहले से ज़्यादा बराबरी से आते हैं।
claim-beta =
    { $dates } तक के तीन साल में अमेरिकी बाज़ार के एक प्रतिशत ऊपर-नीचे होने पर { $name } की कीमत औसतन { $beta_36m } प्रतिशत ऊपर-नीचे हुई{ $more ->
        [yes] { " " }(सहसंबंध: { $correlation_36m })
       *[no] { "" }
    }।
wrong-beta = कारोबार के साथ बाज़ार से संबंध भी बदल जाता है।
claim-interest =
    { $dates } को समाप्त वित्त वर्ष में { $interest_coverage_way ->
        [down] { $name } को परिचालन घाटा हुआ, जिससे ब्याज चुकाने लायक कमाई नहीं बची
       *[up] { $name } का परिचालन लाभ ब्याज का { $interest_coverage } गुना था
    }।
wrong-interest = कर्ज़ का नवीनीकरण बहुत ऊँची दरों पर करना पड़ता है।
claim-debt = { $name } का कर्ज़ उसकी इक्विटी का { $debt_to_equity } गुना था ({ $dates })।
wrong-debt = कोई अधिग्रहण, बट्टा खाता या शेयर पुनर्खरीद कर्ज़ या इक्विटी को बदल देती है।
claim-worst =
    { $dates } तक की कीमतों में { $name } की सबसे गहरी गिरावट { $real_fall ->
        [yes] महँगाई घटाकर{ " " }
       *[no] { "" }
    }{ $max_drawdown_all_size } थी{ $dated ->
        [yes] { " " }({ $from } से { $to })
       *[no] { "" }
    }। ऐसी गिरावट फिर हो सकती है।
wrong-worst = पहले या बाद की कीमतें और गहरी गिरावट दिखाती हैं।
claim-portfolio-fall =
    { $dates } तक के तीन साल में आपका पोर्टफ़ोलियो सबसे ज़्यादा { $pf_max_drawdown_36m_size } गिरा{ $assumed ->
        [yes] { "" }
       *[no] । यह जोखिम सहने की क्षमता { $verdict ->
            [opposes] से अधिक
           *[other] के भीतर
        } है
    }।
wrong-portfolio-fall = बाद की गिरावट साफ़ तौर पर ज़्यादा या कम गहरी है।
claim-portfolio-swings = { $dates } तक के तीन साल में आपके पोर्टफ़ोलियो में आम तौर पर { $pf_vol_36m } का उतार-चढ़ाव रहा।
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
wrong-capital = नए प्रतिद्वंद्वी रिटर्न को पूँजी की लागत की ओर खींच लाते हैं।
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
wrong-equity = रिटर्न कर्ज़ या बहुत कम इक्विटी से आता है; कारोबार खुद कम कमाता है।
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
    { $name } { $net_debt_to_operating_income_way ->
        [down] के पास एक साल के परिचालन लाभ की { $net_debt_to_operating_income_size } गुना शुद्ध नकदी थी
       *[up] पर एक साल के परिचालन लाभ का { $net_debt_to_operating_income_size } गुना शुद्ध कर्ज़ था
    } ({ $dates })।
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
wrong-market-dividend = कंपनियाँ लाभांश से ज़्यादा शेयर पुनर्खरीद से लौटाती हैं।

## Valuation.

claim-own-history = { $name } के शेयर की कीमत सालाना मुनाफ़े की { $pe } गुना थी, जबकि सामान्य स्तर { $pe_median } है ({ $dates })। दर्ज वर्षों में से { $pe_percentile } में वह इससे सस्ता था।
wrong-own-history = मुनाफ़ा बढ़कर कीमत को उचित ठहरा देता है, और कीमत नहीं गिरती।
claim-earnings-yield =
    { $name } का मुनाफ़ा शेयर की कीमत का { $earnings_yield } था{ $more ->
        [yes] { " " }(कीमत मुनाफ़े की { $pe } गुना)
       *[no] { "" }
    }; दस साल के सरकारी बॉन्ड का प्रतिफल { $long_rate } था ({ $dates })।
wrong-earnings-yield = बॉन्ड का प्रतिफल इतना बदलता है कि तुलना पलट जाती है।
claim-cash-yield = { $name } का मुक्त नकदी प्रवाह शेयर की कीमत का { $fcf_yield } था ({ $dates })।
wrong-cash-yield = उस साल का नकदी प्रवाह एक अपवाद था।
claim-against-market = मुनाफ़े के हिसाब से { $name } के शेयर की कीमत अमेरिकी बाज़ार की { $pe_to_market } गुना थी ({ $dates })।
wrong-against-market = मुनाफ़ा इतनी तेज़ी से बढ़ता है कि कीमत उचित ठहरती है।
claim-float = { $name } के केवल बाज़ार में उपलब्ध शेयरों का मूल्य ही सालाना शुद्ध लाभ का { $float_to_earnings } गुना था ({ $dates }); प्रबंधन और बड़े मालिकों के शेयर जोड़ने पर यह और ज़्यादा है।
wrong-float = तब से शेयर की कीमत बहुत बदल गई है।
claim-market-cape = अमेरिकी शेयरों की कीमत दस साल के औसत मुनाफ़े की { $cape } गुना थी, जबकि सामान्य स्तर { $cape_median } है ({ $dates })। 1881 से अब तक के महीनों में से { $cape_percentile } में वे इससे सस्ते थे।
wrong-market-cape = मुनाफ़ा बढ़कर कीमत को उचित ठहरा देता है, और कीमत नहीं गिरती।
claim-market-after =
    कम से कम इतनी महँगी शुरुआत के बाद, दस साल में महँगाई घटाकर अमेरिकी शेयरों में आम तौर पर { $after_cape_median_10y_size } का { $after_cape_median_10y_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ। 1871 से औसत लाभ { $sp_real_return_all } रहा है (आँकड़े { $dates } तक)।
wrong-market-after = अतीत की महँगी शुरुआतें गिनी-चुनी हैं, उनके कई साल साझा हैं, और वे शायद इस जैसी नहीं थीं।
claim-market-excess =
    अमेरिकी शेयरों का मुनाफ़ा उनकी कीमत के हिसाब से, महँगाई घटाकर सरकारी बॉन्ड के प्रतिफल से { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] कम
       *[up] ज़्यादा
    } था ({ $dates })।
wrong-market-excess = महँगाई घटाकर बॉन्ड का प्रतिफल बहुत बदलता है।

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
    }; दस साल में वे औसतन { $infl_10y } बढ़ीं।
wrong-inflation = महँगाई के नए आँकड़े एक अंक से ज़्यादा अलग निकलते हैं।
claim-real-rate =
    महँगाई घटाकर, दस साल के अमेरिकी सरकारी बॉन्ड पर { $real_long_rate_size } का { $real_long_rate_way ->
        [down] नुकसान
       *[up] लाभ
    } होता था ({ $dates })।
wrong-real-rate = आगे की महँगाई पिछले साल की महँगाई से अलग रहती है।
claim-rate-change =
    दस साल के अमेरिकी सरकारी बॉन्ड का प्रतिफल बारह महीनों में { $long_rate_change_12m_size } { $long_rate_change_12m_way ->
        [down] घटकर
       *[up] बढ़कर
    } { $long_rate } हुआ ({ $dates })। इसकी दीर्घकालीन माध्यिका { $long_rate_median } है।
wrong-rate-change = आपकी निवेश-अवधि के भीतर प्रतिफल की दिशा पलटती है।
claim-curve =
    दस साल के अमेरिकी सरकारी बॉन्ड का प्रतिफल तीन महीने के बिल के प्रतिफल से { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] कम
       *[up] ज़्यादा
    } था ({ $dates }){ $more ->
        [yes] । सभी महीनों में से { $curve_share_inverted } में छोटी अवधि की दरें लंबी अवधि की दरों से ऊँची थीं
       *[no] { "" }
    }।
wrong-curve = छोटी और लंबी अवधि की दरें जगह बदल लेती हैं।
claim-credit = कमज़ोर अमेरिकी कंपनियाँ कर्ज़ पर सरकार से { $credit_spread } ज़्यादा ब्याज चुकाती थीं ({ $dates })। सभी महीनों में से { $credit_spread_percentile } में यह अंतर इससे कम था।
wrong-credit = कर्ज़ देने वाले हाथ खींच लेते हैं और अंतर बढ़ता है।
claim-jobs = अमेरिका में बेरोज़गारी { $unemployment } थी ({ $dates }), जबकि दीर्घकालीन माध्यिका { $unemployment_median } है।
wrong-jobs = एक साल के भीतर बेरोज़गारी आधा अंक बढ़ जाती है।

## Allocation.

claim-stocks-bonds =
    { $dates } तक के दस साल में महँगाई घटाकर अमेरिकी शेयरों में { $sp_real_return_10y_size } का { $sp_real_return_10y_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ और सरकारी बॉन्ड में { $bond_real_return_10y_size } का { $bond_real_return_10y_way ->
        [down] नुकसान
       *[up] लाभ
    }।
wrong-stocks-bonds = अगले दस साल में क्रम उलट जाता है, जैसा पहले भी हुआ है।
claim-stocks-ahead = 1871 से { $dates } तक दस साल की सभी अवधियों में से { $freq_stocks_beat_bonds_10y } में अमेरिकी शेयर बॉन्ड से आगे रहे।
wrong-stocks-ahead = इन अवधियों के कई साल साझा हैं, इसलिए सचमुच अलग अवधियाँ बहुत कम हैं।
claim-worst-decade =
    अपने सबसे बुरे दस साल में महँगाई घटाकर अमेरिकी शेयरों में { $sp_real_return_10y_worst_size } का { $sp_real_return_10y_worst_way ->
        [down] नुकसान
       *[up] लाभ
    } हुआ (आँकड़े { $dates } तक)।
wrong-worst-decade = बॉन्ड के साथ मिलाने पर नुकसान हल्का होता।
claim-concentration =
    आपका सबसे बड़ा निवेश पोर्टफ़ोलियो का { $pf_largest_weight } है{ $more ->
        [yes] ; संकेंद्रण सूचकांक { $pf_hhi } है, जहाँ 1 का अर्थ एक ही निवेश है
       *[no] { "" }
    } ({ $dates })।
wrong-concentration = जो निवेश आपने नहीं बताए, वे अनुपात बदल देते हैं।
claim-together = { $dates } तक के तीन साल में आपके निवेशों का औसत सहसंबंध { $pf_mean_correlation } रहा, जहाँ 1 का अर्थ बिल्कुल साथ-साथ चलना है।
wrong-together = अगली गिरावट में वे पहले से ज़्यादा साथ-साथ चलते हैं।
claim-portfolio-return =
    इस अनुपात पर { $dates } तक के तीन साल में आपके पोर्टफ़ोलियो में { $pf_return_3y_size } का { $pf_return_3y_way ->
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
ask-noise = सामान्य साल में कीमत जितनी ऊपर-नीचे होती है, उसे देखते हुए क्या यह बदलाव संयोग से बढ़कर है?
ask-long-return = क्या पाँच साल भी वही कहते हैं जो एक साल?
ask-trend-turn = क्या पिछले तीन महीनों ने रुझान पलट दिया है?
ask-recovering = क्या कीमत अब भी गिर रही है, या सँभल रही है?
ask-from-high = क्या शिखर के पास होना बताता है कि कीमत कितनी गिर सकती है?
ask-best-days = क्या रिटर्न कुछ ही दिनों पर टिका है?
ask-halves = क्या इतिहास का पहला हिस्सा भी यही कहता है?
ask-calm-now = क्या पिछला साल पूरे तीन सालों जैसा ही था?
ask-whole-record = क्या पिछले कुछ साल संभावित नुकसान का सही माप हैं?
ask-recovered = क्या उस गिरावट की भरपाई अब तक हो गई है?
ask-tied = क्या यह बाज़ार के साथ इतना चलता है कि बीटा का कोई अर्थ हो?
ask-worst-decade = क्या नुकसान वाली अवधियों का हिस्सा बताता है कि नुकसान कितना बड़ा हो सकता है?
ask-covered = क्या परिचालन लाभ से ब्याज चुक जाता है?
ask-owed = क्या नकदी घटाने के बाद का कर्ज़ भी यही कहता है?
ask-per-share = क्या एक शेयर के मालिक को भी इसका लाभ मिला?
ask-long-growth = यह साल नियम था या अपवाद?
ask-borrowed = क्या रिटर्न कारोबार से कमाया गया है, या कर्ज़ से बना है?
ask-in-cash = क्या लाभ नकदी के रूप में हाथ आता है?
ask-slipping = मार्जिन बढ़ रहा है या घट रहा है?
ask-selling-less = क्या मार्जिन केवल इसलिए ऊँचा है कि बिक्री कम हुई?
ask-selling-more = क्या कम मार्जिन वृद्धि की कीमत है?
ask-invested = क्या निवेश में ही नकदी चली जाती है?
ask-with-debt = क्या शेयर कर्ज़ लेकर वापस खरीदे गए?
ask-burden = क्या कंपनी बकाया रकम चुका सकती है?
ask-kept = इसमें से कितना परिचालन लाभ बनकर बचता है?
ask-paying-off = क्या वृद्धि निवेश की भरपाई करती है?
ask-cheap-why = क्या यह इसलिए सस्ता है कि लाभ घट रहा है?
ask-growth-pays = क्या वृद्धि इस कीमत को उचित ठहराती है?
ask-deserved = क्या पूँजी पर रिटर्न इस कीमत को उचित ठहराता है?
ask-rates-explain = क्या शेयरों की कीमत की वजह ब्याज दरें हैं?
ask-dear = क्या यह शेयरों की कीमत में पहले से शामिल है?
ask-dear-too = क्या बाज़ार का अपना अतीत भी यही कहता है?
ask-last-decade = क्या पिछले दस साल इसी ढर्रे पर चले?
ask-in-buybacks = क्या लाभांश इसलिए कम है कि लाभ शेयर पुनर्खरीद और वृद्धि के लिए रखा जाता है?
ask-core = क्या खाद्य और ऊर्जा के बिना कीमतें भी यही कहती हैं?
ask-other-curve = क्या वक्र का दूसरा सिरा भी यही कहता है?
ask-rate-level = क्या महँगाई घटाकर दर इतनी ऊँची है कि असर डाले?
ask-real-rate = क्या दर अब भी बदल रही है?
ask-jobs-agree = क्या रोज़गार भी यही कहता है?
ask-output-agrees = क्या जीडीपी भी यही कहती है?
ask-real-terms = क्या महँगाई घटाने के बाद भी ऐसा ही है?
ask-credit-jobs = क्या बेरोज़गारी भी यही कहती है?
ask-as-a-whole = पूरे पोर्टफ़ोलियो में कितना उतार-चढ़ाव है?
ask-together = क्या सभी निवेश एक साथ गिरते हैं?
ask-on-the-way = रास्ते में गिरावटें कितनी गहरी थीं?
ask-last-year = क्या पिछला साल भी यही कहता है?
ask-sides = { $figure }: { $values }। क्या यहाँ भी { $name } आगे है?
ask-dates = { $name }: { $value } ({ $date })। { $other }: { $other_value } ({ $other_date })। क्या दोनों की तुलना हो सकती है?
ask-survivors = जो कंपनियाँ डूब गईं, उनका ऐसा इतिहास नहीं है। क्या यह बची रही एक कंपनी की कहानी से बढ़कर है?
ask-base-rate = इतनी बार इस लंबाई की अवधि बिना लाभ के खत्म हुई। हाल की कीमत इसमें क्या जोड़ती है?
answer-not-mine = यह दावा हमारा नहीं है।
answer-withdraw = इस दावे के पीछे का आँकड़ा हमारे डेटा में नहीं है। दावा वापस लिया जाता है।
answer-as-quoted = आँकड़ा वैसा ही दिया गया है जैसा हमारे डेटा में है। दावा कायम रहता है।
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }। आँकड़े इसकी पुष्टि करते हैं। दावा कायम रहता है।
       *[weakened] { $figure }: { $other }। आँकड़े इसकी आंशिक पुष्टि ही करते हैं। दावे का वज़न घटता है।
    }
answer-longer =
    { $outcome ->
        [holds] दूसरी अवधि में यह { $other } था, जो { $value } जैसी ही बात कहता है। दावा कायम रहता है।
        [refuted] दूसरी अवधि में यह { $value } नहीं, { $other } था। दावा वापस लिया जाता है।
       *[weakened] दूसरी अवधि में यह { $other } था, जो { $value } जितना स्पष्ट नहीं है। दावे का वज़न घटता है।
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }। { $other } के सामने { $value } इतना बड़ा है कि संयोग नहीं हो सकता। दावा कायम रहता है।
        [refuted] { $figure }: { $other }। { $other } के सामने { $value } महज़ संयोग हो सकता है। दावा वापस लिया जाता है।
       *[weakened] { $figure }: { $other }। { $other } के सामने { $value } कुछ हद तक संयोग हो सकता है। दावे का वज़न घटता है।
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }। नहीं: { $value } की वजह { $other } नहीं है। दावा कायम रहता है।
        [refuted] { $figure }: { $other }। हाँ: { $value } की वजह { $other } है। दावा वापस लिया जाता है।
       *[weakened] { $figure }: { $other }। आंशिक रूप से: { $value } के एक हिस्से की वजह { $other } है। दावे का वज़न घटता है।
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }। { $other } के बावजूद { $value } टिकता है। दावा कायम रहता है।
       *[weakened] { $figure }: { $other }। { $value } के साथ { $other } भी बताना चाहिए। दावे का वज़न घटता है।
    }
answer-sides =
    { $outcome ->
        [holds] हाँ: { $values }। दावा कायम रहता है।
        [refuted] नहीं: { $values }। दावा वापस लिया जाता है।
        [behind] नहीं: { $values }। दावे का वज़न घटता है।
       *[weakened] स्पष्ट नहीं: { $values }। दावे का वज़न घटता है।
    }
answer-dates = नहीं: { $date } और { $other_date } के बीच बहुत समय है। दावा वापस लिया जाता है।
answer-survivors = पूरी अवधि में { $other } केवल वही कंपनी दिखा सकती है जो बची रही। दावे का वज़न घटता है।
ruling-upheld = आँकड़े इसकी पुष्टि करते हैं। दावा कायम रहता है।
ruling-weakened = आँकड़े इसकी आंशिक पुष्टि ही करते हैं। दावे का वज़न घटता है।
ruling-withdrawn = आँकड़े इसके उलट हैं। दावा नहीं गिना जाता।
ruling-unresolved = किसी ने उत्तर नहीं दिया। दावे का वज़न घटता है।

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] कुल मिलाकर, उपलब्ध आँकड़े { $name } के पक्ष में हैं।
        [unfavourable] कुल मिलाकर, उपलब्ध आँकड़े { $name } के खिलाफ़ हैं।
       *[mixed] { $name } के पक्ष और विपक्ष के आँकड़े लगभग बराबर हैं।
    }
thesis-comparison =
    { $balance ->
        [favourable] साथ-साथ रखकर देखें तो इन आँकड़ों में { $first } की स्थिति { $others } से बेहतर है।
        [unfavourable] साथ-साथ रखकर देखें तो इन आँकड़ों में { $first } की स्थिति { $others } से कमज़ोर है।
       *[mixed] साथ-साथ रखकर देखें तो इन आँकड़ों में { $first } की स्थिति { $others } के लगभग बराबर है।
    }
thesis-portfolio =
    { $balance ->
        [favourable] कुल मिलाकर, यह मिश्रण आपकी ज़रूरत के अनुरूप है।
        [unfavourable] कुल मिलाकर, यह मिश्रण आपकी ज़रूरत के अनुरूप नहीं है।
       *[mixed] इस मिश्रण के पक्ष और विपक्ष के आँकड़े लगभग बराबर हैं।
    }
thesis-macro = हमारे आँकड़े इस सवाल का जवाब नहीं देते। अर्थव्यवस्था के सबसे नए आँकड़े ये हैं।
thesis-no-side = { $name } के आँकड़े बताते हैं कि स्थिति क्या है, और किसी ओर संकेत नहीं करते।
thesis-nothing = { $name } को परखने के लिए हमारे पास बहुत कम आँकड़े हैं।
thesis-around = इतना कहा जा सकता है: { $text }
thesis-for = पक्ष में तर्क: { $text }
thesis-against = विपक्ष में तर्क: { $text }
thesis-for-side = { $name } के पक्ष में तर्क: { $text }
thesis-taken-back =
    हम राय नहीं देते: { $reason ->
        [planted] हमारे आँकड़े भरोसे लायक नहीं हैं
        [old] हमारे आँकड़े आपकी अवधि से पुराने हैं
       *[rejected] हमारी समीक्षा ने आँकड़े स्वीकार नहीं किए
    }। वे यह दिखाते थे: { $thesis }
thesis-past-only = { $thesis } आगे क्या होगा, इस पर हम राय नहीं देते: उसके लिए ज़रूरी आँकड़े आपकी अवधि से पुराने हैं।
change-newer = { $date } के बाद के आँकड़े।
change-gaps = वह डेटा जो यह कमी पूरी करे: { $gap }
change-above = { $figure }: { $bound } से ऊपर जाना (अंतिम आँकड़ा { $value })।
change-below = { $figure }: { $bound } से नीचे आना (अंतिम आँकड़ा { $value })।
change-next = आगे देखने योग्य: { $figure }। अंतिम आँकड़ा { $value } है; { $bound } के पार यह दावा नहीं टिकता।

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $name } की अब तक की सबसे बुरी गिरावट जितनी गहरी गिरावट: { $worst_size } (कीमतें { $date } तक)।
risk-fall-softened = इतनी छोटी हिस्सेदारी कि ऐसी गिरावट झेली जा सके, और इंतज़ार का समय।
risk-fall-sign = पिछले शिखर से कीमत की गिरावट जोखिम सहने की क्षमता से ज़्यादा हो जाती है।
risk-debt = { $name } का शुद्ध कर्ज़ एक साल के परिचालन लाभ का { $debt } गुना है और उसे नया करना पड़ता है।
risk-debt-softened = लंबी अवधि के कर्ज़ और स्थिर आय।
risk-debt-sign = ब्याज परिचालन लाभ का बढ़ता हिस्सा लेता है।
risk-concentration = आपका सबसे बड़ा निवेश पोर्टफ़ोलियो का { $largest } है। वह गिरा तो पोर्टफ़ोलियो भी गिरेगा।
risk-concentration-softened = ऐसे और निवेश जो एक-दूसरे से अलग चलते हों।
risk-concentration-sign = सबसे बड़ा निवेश गिरता है, बाकी नहीं।
risk-rates = बॉन्ड के प्रतिफल { $rate } ({ $date }) से काफ़ी ऊपर जाते हैं, जिससे भावी मुनाफ़े का मूल्य घटता है।
risk-rates-softened = कीमतों के साथ बढ़ता मुनाफ़ा और कम कर्ज़।
risk-rates-sign = दस साल का प्रतिफल एक साल में एक अंक से ज़्यादा बढ़ता है।
risk-against = इस राय के खिलाफ़ सबसे मज़बूत तर्क निर्णायक निकलता है। { $text }
risk-against-softened = इस राय पर उतना ही भरोसा करें जितना नए आँकड़े इसका साथ दें।
risk-against-sign = नए आँकड़े इस तर्क की पुष्टि करते हैं।
risk-old = हमारे आँकड़ों के बाद से हालात बदल चुके हैं (आँकड़ों की उम्र: { $age })।
risk-old-softened = इस पर भरोसा करने से पहले ताज़ा आँकड़े जोड़ें।
risk-old-sign = नए आँकड़े उलटी दिशा दिखाते हैं।
risk-gaps = अहम आँकड़े नहीं हैं, इसलिए कोई खतरा अनदेखा रह सकता है।
risk-gaps-softened = जिन छूटे आँकड़ों का नाम पहले आया है, उन्हें सबसे पहले जोड़ें।
risk-gaps-sign = नए आँकड़े नतीजा बदल देते हैं।
risk-objection = भीतर के आलोचकों की आपत्ति सही निकलती है। { $text }
risk-objection-softened = नए आँकड़े आने पर सबसे पहले यही बात जाँचें।
risk-objection-sign = नए आँकड़े आपत्ति का साथ देते हैं।

## Scenarios.

scenario-bear =
    { $basis ->
        [market] { $since } से { $horizon } की सभी अवधियों में से { $lost } में अमेरिकी शेयरों में महँगाई घटाकर नुकसान हुआ।
        [mix] { $since } से { $horizon } की सभी अवधियों में से { $lost } में { $name } मिश्रण में महँगाई घटाकर नुकसान हुआ।
       *[stock] { $since } से { $horizon } की सभी अवधियों में से { $lost } में { $name } में महँगाई घटाए बिना नुकसान हुआ।
    } बिना साझा सालों वाली अवधियाँ: { $periods }।
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
scenario-kind = हमारे पास { $name } की कीमतें इतनी कम हैं कि उनसे संभावनाएँ नहीं गिनी जा सकतीं। सभी अमेरिकी शेयरों को मिलाकर देखें तो { $since } से { $horizon } की सभी अवधियों में से { $lost } में महँगाई घटाकर नुकसान हुआ (बिना साझा सालों वाली अवधियाँ: { $periods })। अकेले शेयर का हाल इससे कहीं खराब हो सकता है।

## The red team, and the chair's response.

objection-planted = मसौदे में एक ऐसा आँकड़ा है जो हमारे डेटा में नहीं है: { $figure }।
objection-older-than-horizon = जिन आँकड़ों पर यह राय टिकी है, वे { $age } पुराने हैं। यह आपकी अवधि से अधिक है।
objection-old = हमारे सबसे पुराने आँकड़े { $age } पुराने हैं। उसके बाद जो हुआ, वह इनमें नहीं है।
objection-cross-examination = प्रश्नों से पहले इन्हीं आँकड़ों का नतीजा दूसरा था। राय उन दावों पर निर्भर है जो वापस लिए गए या कमज़ोर हुए।
objection-single-figure = नतीजा एक ही आँकड़े पर टिका है: { $name }, { $value } ({ $date })।
objection-single-seat = सदस्य “{ $seat }” के बिना संतुलन दूसरी ओर चला जाता है।
objection-opposite =
    { $count ->
        [one] विपरीत पक्ष: { $all } में से एक आकलन दूसरी ओर इशारा करता है। { $text }
       *[other] विपरीत पक्ष: { $all } में से { $count } आकलन दूसरी ओर इशारा करते हैं, सबसे मज़बूत पहले। { $text }
    }
objection-no-opposite = विपरीत पक्ष में कोई आँकड़ा नहीं है। यह राय की मज़बूती का संकेत हो सकता है, और इसका भी कि कुछ देखा ही नहीं गया।
objection-no-judgement = मसौदा कोई राय नहीं देता, क्योंकि प्रश्न के विषय पर कोई आँकड़ा नहीं है।
objection-one-source = सभी आँकड़े एक ही स्रोत से हैं।
objection-frequencies = ये संभावनाएँ बताती हैं कि अतीत की अवधियों में, जिनके कई साल साझा हैं, ऐसा कितनी बार हुआ; ये पूर्वानुमान नहीं हैं।
response-noted = दर्ज किया गया। इससे राय नहीं बदलती।
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
    }: 0 से 1 के पैमाने पर हमारा भरोसा { $confidence } है। यह बताता है कि साक्ष्य कितने अच्छे हैं, यह नहीं कि लाभ की संभावना कितनी है।
tell-odds =
    अतीत में { $name } में { $horizon } की सभी अवधियों में से { $lost } { $real ->
        [yes] महँगाई घटाकर{ " " }
       *[no] { "" }
    }नुकसान में समाप्त हुईं। यह इतिहास है, पूर्वानुमान नहीं।
tell-import = बेहतर उत्तर के लिए नए आँकड़े जोड़ें: कीमतों की फ़ाइल या कंपनी के वित्तीय विवरण आयात करें, या कोई लाइव स्रोत चालू करें।
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = सोना
metal-xag = चाँदी
metal-xpt = प्लैटिनम
metal-xpd = पैलेडियम

## What is missing.

gap-prices-missing = हमारे पास { $name } की कीमतें नहीं हैं। जोड़ने के लिए रोज़ाना कीमतों की फ़ाइल आयात करें।
gap-prices-old = हमारे पास { $date } के बाद की { $name } की कीमतें नहीं हैं।
gap-accounts-missing = हमारे पास { $name } के वित्तीय विवरण नहीं हैं। जोड़ने के लिए उसके सालाना आँकड़े आयात करें।
gap-accounts-old = { $name } के हमारे सबसे नए वित्तीय विवरण { $date } तक के हैं।
gap-industry-missing = हमारे पास { $name } के आँकड़े नहीं हैं।
gap-market-old = अमेरिकी शेयर बाज़ार के हमारे आँकड़े { $date } तक हैं।
gap-news-missing = हमारे पास समाचार नहीं हैं।
gap-provider-down = स्रोत { $provider } से संपर्क नहीं हो सका: { $reason }।
gap-window-too-short = लंबी अवधियों के लिए { $name } की कीमतों का इतिहास बहुत छोटा है।
gap-holdings-unpriced = हमारे पास आपके निवेश { $name } की कीमतें नहीं हैं।
gap-positions-left-out = हमने आपके केवल पहले { $counted } निवेश गिने हैं; बाकी { $left } छोड़ दिए गए हैं।
gap-portfolio-no-weights = हम नहीं जानते कि आपका हर निवेश कितना बड़ा है।

## Terms that the debrief explains.

term-volatility = अस्थिरता
term-drawdown = शिखर से गिरावट
term-confidence = भरोसा
term-dissent = असहमति
term-red-team = रेड टीम

## Measures, as lists name them.

measure-price = अंतिम कीमत
measure-age = कीमतों की उम्र
measure-return-1m = एक महीने का बदलाव
measure-return-3m = तीन महीनों का बदलाव
measure-return-6m = छह महीनों का बदलाव
measure-return-1y = बारह महीनों का बदलाव
measure-return-3y = तीन वर्षों का वार्षिक रिटर्न
measure-return-5y = पाँच वर्षों का वार्षिक रिटर्न
measure-return-10y = दस वर्षों का वार्षिक रिटर्न
measure-return-all = आँकड़ों की शुरुआत से वार्षिक रिटर्न
measure-momentum-12-1 = पिछले महीने के बिना एक साल का बदलाव
measure-trend = दस महीने के औसत से दूरी
measure-vol-1y = वार्षिक उतार-चढ़ाव, पिछला वर्ष
measure-vol-36m = वार्षिक उतार-चढ़ाव, तीन वर्ष
measure-max-drawdown-1y = एक वर्ष की सबसे गहरी गिरावट
measure-max-drawdown-36m = तीन वर्षों की सबसे गहरी गिरावट
measure-max-drawdown-all = अब तक की सबसे गहरी गिरावट
measure-drawdown-now = शिखर से दूरी
measure-worst-month = सबसे बुरा महीना
measure-best-month = सबसे अच्छा महीना
measure-return-all-less-best-10 = दस सबसे अच्छे दिनों के बिना वार्षिक रिटर्न
measure-return-first-half = पहले आधे हिस्से का वार्षिक रिटर्न
measure-return-second-half = दूसरे आधे हिस्से का वार्षिक रिटर्न
measure-volume-ratio = औसत की तुलना में कारोबार की मात्रा
measure-turnover-20d = दैनिक कारोबार
measure-freq-pos = लाभ वाली पिछली अवधियाँ
measure-freq-neg = नुकसान वाली पिछली अवधियाँ
measure-freq-good = ऊँचे लाभ वाली पिछली अवधियाँ
measure-freq-good-bound = सालाना लाभ जो ऊँचा माना जाता है
measure-freq-periods = बिना साझा सालों वाली पिछली अवधियाँ
measure-horizon = पूरे वर्षों में समयावधि
measure-window-count-1y = दर्ज एक-वर्षीय अवधियाँ
measure-beta-36m = बाज़ार के प्रति बीटा
measure-correlation-36m = सहसंबंध, तीन वर्ष
measure-return-gap-1y = बारह महीनों की बढ़त
measure-real-return-5y = महँगाई घटाकर वार्षिक रिटर्न, पाँच वर्ष
measure-revenue = बिक्री
measure-revenue-growth-1y = बिक्री की वृद्धि, एक वर्ष
measure-revenue-growth-2y = बिक्री की वृद्धि, दो वर्ष
measure-gross-margin = सकल मार्जिन
measure-operating-margin = परिचालन मार्जिन
measure-operating-margin-change-1y = परिचालन मार्जिन में बदलाव
measure-net-margin = शुद्ध मार्जिन
measure-net-loss = शुद्ध घाटा
measure-net-income = शुद्ध लाभ
measure-roe = इक्विटी पर रिटर्न
measure-roa = परिसंपत्तियों पर रिटर्न
measure-roic = निवेशित पूँजी पर रिटर्न
measure-debt-to-equity = कर्ज़-इक्विटी अनुपात
measure-net-debt-to-operating-income = परिचालन लाभ की तुलना में शुद्ध कर्ज़
measure-current-ratio = चालू अनुपात
measure-interest-coverage = ब्याज कवरेज
measure-cash-conversion = लाभ का नकदी में रूपांतरण
measure-free-cash-flow = मुक्त नकदी प्रवाह
measure-fcf-margin = मुक्त नकदी प्रवाह मार्जिन
measure-capex-to-revenue = बिक्री की तुलना में निवेश
measure-rd-to-revenue = बिक्री की तुलना में अनुसंधान
measure-eps-diluted = प्रति शेयर आय
measure-eps-growth-1y = प्रति शेयर आय की वृद्धि
measure-book-value-per-share = प्रति शेयर बही मूल्य
measure-fcf-per-share = प्रति शेयर मुक्त नकदी प्रवाह
measure-shares-change-1y = शेयरों की संख्या में बदलाव
measure-payout = मुक्त नकदी प्रवाह में से भुगतान
measure-accounts-age = वित्तीय विवरणों की उम्र
measure-pe = मूल्य-आय अनुपात
measure-ps = मूल्य-बिक्री अनुपात
measure-pb = मूल्य-बही मूल्य अनुपात
measure-fcf-yield = कीमत की तुलना में मुक्त नकदी प्रवाह
measure-earnings-yield = कीमत की तुलना में आय
measure-pe-percentile = अपने अतीत की तुलना में मूल्य-आय अनुपात
measure-pe-median = मूल्य-आय अनुपात की माध्यिका
measure-pe-to-market = बाज़ार की तुलना में मूल्य-आय अनुपात
measure-float-to-earnings = शुद्ध लाभ की तुलना में बाज़ार में उपलब्ध शेयरों का मूल्य
measure-infl-12m = बारह महीनों की महँगाई
measure-infl-10y = दस वर्षों की वार्षिक महँगाई
measure-infl-percentile = अपने अतीत की तुलना में महँगाई
measure-long-rate = दस वर्षीय सरकारी बॉन्ड का प्रतिफल
measure-long-rate-change-12m = दस वर्षीय प्रतिफल में बदलाव
measure-long-rate-median = दस वर्षीय प्रतिफल की माध्यिका
measure-real-long-rate = महँगाई घटाकर दस वर्षीय प्रतिफल
measure-cape = दस वर्षों की आय पर मूल्य (CAPE)
measure-cape-median = CAPE की माध्यिका
measure-cape-percentile = अपने अतीत की तुलना में CAPE
measure-after-cape-median-10y = महँगी शुरुआत के बाद सामान्य रिटर्न
measure-excess-cape-yield = बॉन्ड का वास्तविक प्रतिफल घटाकर शेयरों का आय प्रतिफल
measure-sp-payout = मुनाफ़े में से बाँटा गया लाभांश
measure-dividend-yield = लाभांश प्रतिफल
measure-real-earnings-growth-10y = आय की वास्तविक वृद्धि, दस वर्ष
measure-real-return-1y = महँगाई घटाकर रिटर्न, एक वर्ष
measure-real-return-10y = महँगाई घटाकर वार्षिक रिटर्न, दस वर्ष
measure-real-return-20y = महँगाई घटाकर वार्षिक रिटर्न, बीस वर्ष
measure-real-return-all = 1871 से महँगाई घटाकर वार्षिक रिटर्न
measure-real-return-10y-worst = महँगाई घटाकर सबसे बुरे दस वर्ष
measure-bond-real-return-10y = महँगाई घटाकर बॉन्ड, दस वर्ष
measure-freq-stocks-beat-bonds-10y = दस वर्षीय अवधियाँ जिनमें शेयर बॉन्ड से आगे रहे
measure-freq-stocks-beat-bonds = समयावधि जितनी लंबी सभी अवधियों में उनका हिस्सा जिनमें शेयर बॉन्ड से आगे रहे
measure-curve-10y-3m = तीन महीने का प्रतिफल घटाकर दस वर्षीय प्रतिफल
measure-curve-10y-2y = दो वर्षीय प्रतिफल घटाकर दस वर्षीय प्रतिफल
measure-curve-share-inverted = महीने जब छोटी अवधि की दरें लंबी अवधि की दरों से ऊँची थीं
measure-curve-age = प्रतिफल के आँकड़ों की उम्र
measure-unemployment = बेरोज़गारी
measure-unemployment-median = बेरोज़गारी की माध्यिका
measure-credit-spread = कमज़ोर कंपनियों और सरकार के प्रतिफल का अंतर
measure-credit-spread-percentile = अपने अतीत की तुलना में वह अंतर
measure-pf-value = पोर्टफ़ोलियो का मूल्य
measure-pf-weight = पोर्टफ़ोलियो में हिस्सा
measure-pf-largest-weight = सबसे बड़ा हिस्सा
measure-pf-hhi = संकेंद्रण सूचकांक
measure-pf-vol-36m = पोर्टफ़ोलियो का वार्षिक उतार-चढ़ाव
measure-pf-max-drawdown-36m = तीन वर्षों में पोर्टफ़ोलियो की सबसे गहरी गिरावट
measure-pf-return-1y = पोर्टफ़ोलियो का रिटर्न, एक वर्ष
measure-pf-return-3y = पोर्टफ़ोलियो का वार्षिक रिटर्न, तीन वर्ष
measure-pf-mean-correlation = निवेशों का औसत सहसंबंध
measure-pf-priced-share = पोर्टफ़ोलियो का वह हिस्सा जिसकी कीमतें उपलब्ध हैं

## What the engine says in the transcript.

floor-opened =
    समिति “{ $title }” पर बैठक शुरू करती है। हमारे डेटा में इस पर { $figures ->
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
        [upheld] दावा कायम रहा
        [weakened] दावे का वज़न घटा
        [refuted] दावा गलत निकला
        [withdrawn] दावा वापस लिया गया
        [unresolved] मामला अनसुलझा रहा
       *[other] { $ruling }
    }। { $reason }
floor-revised = मसौदा बदला गया। अब वह इस प्रकार है: { $thesis }
floor-revised-parts = मसौदा बदला गया।
floor-put-in = जोड़ा गया: { $text }
floor-taken-out = हटाया गया: { $text }
floor-stands = मसौदा जैसा था वैसा ही रहता है।
floor-stands-lower = मसौदा जैसा था वैसा ही रहता है। भरोसा { $before } से घटकर { $after } हुआ।
red-team-pass = रेड टीम मसौदे को मंज़ूरी देती है।
red-team-revise = रेड टीम मसौदे को संशोधन के लिए लौटाती है।
red-team-reject = रेड टीम मसौदे को अस्वीकार करती है।
red-team-unheard = रेड टीम की बात नहीं सुनी जा सकी ({ $reason }); मसौदा अस्वीकृत माना जाता है।
number-left-out = बिना स्रोत की एक संख्या पाठ से हटा दी गई।

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] हाँ, हमारे ताज़ा आँकड़ों में अमेरिकी प्रतिफल वक्र (यील्ड कर्व) उलटा है
        [partly] हमारे ताज़ा आँकड़ों में अमेरिकी प्रतिफल वक्र (यील्ड कर्व) कुछ हद तक उलटा है
       *[no] नहीं, हमारे ताज़ा आँकड़ों में अमेरिकी प्रतिफल वक्र (यील्ड कर्व) उलटा नहीं है
    }: दस साल के प्रतिफल में से दो साल का घटाने पर { $curve_10y_2y } ({ $date }), और तीन महीने का घटाने पर { $curve_10y_3m } ({ $other_date })।
first-recession =
    { $verdict ->
        [yes] अमेरिकी मंदी के जिन संकेतों पर हमारी नज़र है, वे चेतावनी दे रहे हैं
        [partly] अमेरिकी मंदी के जिन संकेतों पर हमारी नज़र है, वे मिले-जुले हैं
       *[no] अमेरिकी मंदी के जिन संकेतों पर हमारी नज़र है, वे चिंताजनक नहीं हैं
    }: बेरोज़गारी { $at_low ->
        [yes] पिछले साल के सबसे निचले स्तर पर
       *[no] पिछले साल के निचले स्तर से { $sahm } ऊपर
    } थी ({ $date }); एक साल में रोज़गार { $payrolls_12m_size } { $payrolls_12m_way ->
        [up] बढ़ा
       *[down] घटा
    } और सरकारी सहायता के बिना वास्तविक आय { $income_12m_size } { $income_12m_way ->
        [up] बढ़ी
       *[down] घटी
    }; दस साल के प्रतिफल में से तीन महीने का घटाने पर { $curve_10y_3m } ({ $other_date })।
first-savings = जो बचत साल में { $infl_12m } से कम कमाती है, उसकी क्रय शक्ति घटती है: { $date } तक के बारह महीनों में अमेरिकी महँगाई इतनी थी। तीन महीने के अमेरिकी ट्रेज़री बिल पर { $bill_rate } मिलता था ({ $other_date }), महँगाई घटाकर { $real_bill_rate }। बिना ब्याज की नकदी दस साल में अपनी क्रय शक्ति का { $purchasing_power_10y } ही बचा पाई।
first-inflation = { $date } तक के बारह महीनों में अमेरिकी महँगाई { $infl_12m } थी, खाद्य और ऊर्जा के बिना { $core_infl_12m }; दस साल में { $infl_10y }।
first-inflation-change =
    बारह महीनों की दर एक साल पहले के मुकाबले { $infl_change_12m_size } { $infl_change_12m_way ->
        [up] अधिक
       *[down] कम
    } है।
first-jobs =
    अमेरिकी बेरोज़गारी { $unemployment } थी ({ $date }), { $at_low ->
        [yes] पिछले साल के सबसे निचले स्तर पर
       *[no] पिछले साल के निचले स्तर से { $sahm } ऊपर
    }, जबकि माध्यिका { $unemployment_median } है; एक साल में रोज़गार { $payrolls_12m_size } { $payrolls_12m_way ->
        [up] बढ़ा
       *[down] घटा
    }।
first-rates = दस साल के अमेरिकी ट्रेज़री बॉन्ड का प्रतिफल { $long_rate } था ({ $date }), पिछले साल की महँगाई घटाकर { $real_long_rate }; तीन महीने के बिल पर { $bill_rate } मिलता था ({ $other_date }), महँगाई घटाकर { $real_bill_rate }।
first-money =
    { $date } तक के एक साल में अमेरिकी मुद्रा आपूर्ति (M2) { $m2_12m_size } { $m2_12m_way ->
        [up] बढ़ी
       *[down] घटी
    }; महँगाई घटाकर { $m2_real_12m_size } { $m2_real_12m_way ->
        [up] बढ़ी
       *[down] घटी
    }।
first-housing =
    { $date } तक के एक साल में अमेरिका में नए मकानों का निर्माण { $starts_12m_size } { $starts_12m_way ->
        [up] बढ़ा
       *[down] घटा
    }, निर्माण की अनुमतियाँ { $permits_12m_size } { $permits_12m_way ->
        [up] बढ़ीं
       *[down] घटीं
    } और आवास की लागत { $shelter_12m_size } { $shelter_12m_way ->
        [up] बढ़ी
       *[down] घटी
    }। मकानों की कीमतें हमारे पास नहीं हैं।
first-dollar =
    { $date } तक के एक साल में अमेरिकी डॉलर व्यापारिक साझेदारों की मुद्राओं के मुकाबले { $dollar_12m_size } { $dollar_12m_way ->
        [up] चढ़ा
       *[down] गिरा
    }; दर्ज दिनों में से { $dollar_percentile } में वह इससे कमज़ोर था।
first-oil =
    { $date } में अमेरिकी कच्चे तेल (WTI) के एक बैरल की औसत कीमत { $oil_price } थी, जो एक साल पहले से { $oil_12m_size } { $oil_12m_way ->
        [up] ज़्यादा
       *[down] कम
    } थी।
first-growth =
    एक साल में अमेरिका की वास्तविक जीडीपी { $gdp_1y_size } { $gdp_1y_way ->
        [up] बढ़ी
       *[down] घटी
    } ({ $date }); रोज़गार { $payrolls_12m_size } { $payrolls_12m_way ->
        [up] बढ़ा
       *[down] घटा
    }, और बेरोज़गारी { $unemployment } थी।
first-hedge =
    { $verdict ->
        [yes] { $name } की कीमत हमारे आँकड़ों में महँगाई से आगे रही, पर इसे महँगाई से बचाव कहने के लिए आँकड़े बहुत कम हैं
       *[no] { $name } की कीमत हमारे आँकड़ों में महँगाई से पिछड़ गई, और इसे महँगाई से बचाव के रूप में परखने के लिए आँकड़े बहुत कम हैं
    }: { $from } से { $to } तक कीमत { $gain_whole_size } { $gain_whole_way ->
        [up] बढ़ी
       *[down] गिरी
    }, जबकि अमेरिका में उपभोक्ता कीमतें { $infl_whole_size } { $infl_whole_way ->
        [up] बढ़ीं
       *[down] घटीं
    }; पिछले बारह महीनों की सबसे गहरी गिरावट { $max_drawdown_1y_size } थी।
first-spot =
    { $name } की कीमत { $price } थी ({ $date }); एक साल में कीमत { $return_1y_size } { $return_1y_way ->
        [up] बढ़ी
       *[down] गिरी
    }, और उस साल की सबसे गहरी गिरावट { $max_drawdown_1y_size } थी।
first-exchange-rate =
    { $name } की दर { $price } थी ({ $date }); एक साल में यह { $return_1y_size } { $return_1y_way ->
        [up] बढ़ी
       *[down] गिरी
    }, और उस साल की सबसे गहरी गिरावट { $max_drawdown_1y_size } थी।
first-currency =
    { $verdict ->
        [neither] पिछला रिकॉर्ड किसी भी ओर नहीं झुकता
        [up] पिछला रिकॉर्ड बढ़त की ओर झुकता है
       *[down] पिछला रिकॉर्ड गिरावट की ओर झुकता है
    }: { $name } { $price } पर था ({ $date }), जबकि माध्यिका { $level_median } है; सभी महीनों में से { $level_percentile } में यह इससे नीचे था, और लगभग { $horizon } की पिछली अवधियों में से { $freq_neg } में यह गिरा या जहाँ का तहाँ रहा।
first-currency-level =
    { $verdict ->
        [high] अपने इतिहास के हिसाब से { $base } { $quote } के मुकाबले महँगा है
        [low] अपने इतिहास के हिसाब से { $base } { $quote } के मुकाबले सस्ता है
       *[middle] अपने इतिहास के हिसाब से { $base } { $quote } के मुकाबले न महँगा है, न सस्ता
    }: { $name } { $price } पर था ({ $date }), जबकि माध्यिका { $level_median } है; सभी महीनों में से { $level_percentile } में यह इससे नीचे था।
first-accounts =
    { $balance ->
        [favourable] { $name } के वित्तीय विवरण मज़बूत हैं
        [unfavourable] { $name } के वित्तीय विवरण कमज़ोर हैं
       *[mixed] { $name } के वित्तीय विवरण कुछ बातों में मज़बूत और कुछ में कमज़ोर हैं
    }: { $date } को समाप्त वित्त वर्ष में परिचालन मार्जिन { $operating_margin } था, बिक्री की वृद्धि { $revenue_growth_1y }, परिचालन नकदी शुद्ध लाभ की { $cash_conversion } गुना और कर्ज़ इक्विटी का { $debt_to_equity } गुना।
first-compare =
    { $ahead ->
        [one] वित्तीय विवरणों के हिसाब से { $name } { $other } से आगे है
       *[none] वित्तीय विवरणों के हिसाब से { $name } और { $other } लगभग बराबर हैं
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }।{ $more ->
        [yes] { " " }{ $other } इस बात में आगे है: { $trails }।
       *[no] { "" }
    }
first-measure = { $date } को समाप्त वित्त वर्ष में { $name }, { $measure }: { $value }।
first-market-value = हमारे पास { $name } का मौजूदा भाव नहीं है। { $date } को वार्षिक रिपोर्ट के अनुसार बाज़ार में उपलब्ध शेयरों का मूल्य { $value } था; प्रबंधन के शेयर इसमें नहीं हैं।
first-old-accounts = { $name } के हमारे सबसे नए खाते { $date } तक के हैं।
first-measure-year = { $date } को समाप्त वित्त वर्ष में: { $value }।
first-measure-missing = { $name } के { $years } के खाते हमारे पास नहीं हैं।
first-in-dollars = ये रिटर्न डॉलर में हैं। { $currency } में विनिमय दर के बदलाव भी जुड़ते हैं; हमने उन्हें नहीं गिना है।
first-deepest-fall = 1871 के बाद अमेरिकी शेयरों की सबसे गहरी गिरावट महँगाई घटाकर { $fall } थी, { $from } से { $to } तक।
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date })।
first-compare-dividends = { $name } ने { $cash } के मुक्त नकदी प्रवाह के मुकाबले { $paid } लाभांश में बाँटा, और { $other } ने { $other_cash } के मुकाबले { $other_paid }। नकदी प्रवाह में लाभांश का हिस्सा जितना छोटा हो, लाभांश उतना ही सुरक्षित होता है।
first-ranked = { $measure }: { $items }।
first-ranked-item = { $name } { $value } ({ $date })
first-why = हमारे आँकड़े कारण नहीं दिखाते; वे केवल यह दिखाते हैं कि स्थिति क्या है।
first-compare-item = { $measure } { $value } बनाम { $other }
first-mix =
    { $cash ->
        [yes] शेयरों, बॉन्ड और नकद
       *[no] शेयरों और बॉन्ड
    } का { $name } मिश्रण
first-mix-left-out = { $name }: इसका लंबा इतिहास हमारे पास नहीं है, इसलिए इसे गणना में नहीं लिया गया है।
first-mix-cash = नकद को बिना ब्याज के गिना गया है, क्योंकि उसके ब्याज का लंबा इतिहास हमारे पास नहीं है।
first-value =
    { $verdict ->
        [low] { $name } का शेयर सस्ता लगता है
        [high] { $name } का शेयर महँगा लगता है
       *[middle] { $name } का शेयर न महँगा लगता है, न सस्ता
    }: { $date } को कीमत सालाना मुनाफ़े की { $pe } गुना थी{ $more ->
        [yes] , जबकि उसके अपने अतीत की माध्यिका { $pe_median } है
       *[no] { "" }
    }।
first-value-float =
    { $verdict ->
        [high] { $name } का शेयर महँगा लगता है
       *[other] हम नहीं कह सकते कि { $name } का शेयर सस्ता है या नहीं, क्योंकि हमारे पास ताज़ा कीमत नहीं है
    }: { $date } को केवल बाज़ार में उपलब्ध शेयरों का मूल्य ही { $other_date } को समाप्त वित्त वर्ष के मुनाफ़े का { $float_to_earnings } गुना था।
first-value-market =
    { $verdict ->
        [low] अमेरिकी शेयर सस्ते लगते थे
        [high] अमेरिकी शेयर महँगे लगते थे
       *[middle] अमेरिकी शेयर न महँगे लगते थे, न सस्ते
    } ({ $date }): कीमत दस साल के औसत मुनाफ़े की { $cape } गुना थी, जबकि 1881 से माध्यिका { $cape_median } है, और सभी महीनों में से { $cape_percentile } में वे इससे सस्ते थे।
first-risk =
    { $verdict ->
        [low] { $name } में अब तक जोखिम कम रहा है
        [high] { $name } में बहुत जोखिम है
       *[middle] { $name } में जोखिम है
    }: { $from } से { $to } तक कीमत { $fall } गिरी, और उतार-चढ़ाव { $swings } रहा।
first-risk-accounts =
    { $verdict ->
        [low] { $name } का कर्ज़ खतरा है
        [high] { $name } का कर्ज़ बड़ा खतरा नहीं है
       *[middle] { $name } का कर्ज़ मध्यम जोखिम है
    }: { $date } को समाप्त वित्त वर्ष में परिचालन लाभ ब्याज का { $interest_coverage } गुना था, और कर्ज़ इक्विटी का { $debt_to_equity } गुना। कीमतों के बिना हम नहीं कह सकते कि शेयर कितना गिर सकता है।
first-debt =
    { $verdict ->
        [low] { $name } का कर्ज़ खतरा है
        [high] { $name } का कर्ज़ बड़ा खतरा नहीं है
       *[middle] { $name } का कर्ज़ मध्यम जोखिम है
    }: { $date } को समाप्त वित्त वर्ष में परिचालन लाभ ब्याज का { $interest_coverage } गुना था, और कर्ज़ इक्विटी का { $debt_to_equity } गुना।
first-debt-loss = { $name } का कर्ज़ खतरा है: { $date } को समाप्त वित्त वर्ष में परिचालन घाटा हुआ, जिससे ब्याज चुकाने लायक कमाई नहीं बची। कर्ज़ इक्विटी का { $debt_to_equity } गुना था।
first-debt-equity =
    { $verdict ->
        [low] { $name } पर कर्ज़ कम है
        [high] { $name } पर कर्ज़ ज़्यादा है
       *[middle] { $name } पर कर्ज़ मध्यम स्तर का है
    }: { $date } को कर्ज़ इक्विटी का { $debt_to_equity } गुना था।
first-sales =
    { $date } को समाप्त वित्त वर्ष में { $name } की बिक्री { $revenue_growth_1y } { $direction ->
        [up] बढ़ी
       *[down] घटी
    }{ $more ->
        [yes] । पाँच साल में यह { $revenue_growth_5y } { $five_years ->
            [up] बढ़ी
           *[down] घटी
        }
       *[no] { "" }
    }।
first-implied-growth =
    1871 से अमेरिकी शेयरों जितना रिटर्न देने के लिए { $name } का मुनाफ़ा महँगाई घटाकर { $direction ->
        [up] हमेशा कम से कम { $implied_growth } की दर से बढ़ना चाहिए
       *[down] कभी { $implied_growth } से तेज़ नहीं घटना चाहिए
    }: { $date } का मूल्य यही मानकर चलता है।
first-cash =
    { $verdict ->
        [low] { $name } के मुनाफ़े के पीछे नकदी नहीं है
        [high] { $name } के मुनाफ़े के पीछे नकदी है
       *[middle] { $name } के मुनाफ़े के पीछे नकदी कुछ हद तक ही है
    }: { $date } को समाप्त वित्त वर्ष में परिचालन नकदी शुद्ध लाभ की { $cash_conversion } गुना थी, और मुक्त नकदी प्रवाह बिक्री का { $fcf_margin } था।
first-cash-credit = पर कर-पूर्व लाभ के { $credit } के बराबर कर छूट ने शुद्ध लाभ बढ़ाया।
first-spread = आपका पोर्टफ़ोलियो किसी एक कंपनी में केंद्रित नहीं है: इसका सबसे बड़ा हिस्सा, { $largest } ({ $weight }), खुद कई कंपनियों में बँटा हुआ है।
first-odds =
    { $verdict ->
        [never] { $horizon } की अवधियों में { $name } में कभी नुकसान नहीं हुआ
        [low] { $horizon } की अवधियों में { $name } में नुकसान कम ही हुआ
        [high] { $horizon } की अवधियों में { $name } में अक्सर नुकसान हुआ
       *[middle] { $horizon } की अवधियों में { $name } में कभी-कभी नुकसान हुआ
    }: महँगाई घटाकर 1871 से { $verdict ->
        [never] ऐसी किसी भी अवधि में नुकसान नहीं हुआ
       *[other] ऐसी सभी अवधियों में से { $freq_neg } में नुकसान हुआ
    }, और सबसे गहरी गिरावट { $fall } थी ({ $from } से { $to })।
first-holdings =
    { $verdict ->
        [low] आपका पोर्टफ़ोलियो अब तक शांत रहा है
        [high] आपका पोर्टफ़ोलियो बहुत जोखिम भरा है
       *[middle] आपका पोर्टफ़ोलियो जोखिम भरा है
    }: { $date } तक के तीन साल में यह सबसे ज़्यादा { $fall } गिरा, और इसमें { $largest } का हिस्सा { $weight } है, यानी यह { $pf_effective_positions } बराबर हिस्सों वाले पोर्टफ़ोलियो जितना केंद्रित है।
first-half = अगर { $largest } का आधा हिस्सा नकद होता, तो सबसे गहरी गिरावट { $halved } होती।
first-concentration =
    { $verdict ->
        [low] आपका पोर्टफ़ोलियो अच्छी तरह बँटा हुआ है
        [high] आपका पोर्टफ़ोलियो केंद्रित है
       *[middle] आपका पोर्टफ़ोलियो कुछ हद तक केंद्रित है
    }: इसमें { $largest } का हिस्सा { $weight } है, यानी यह { $pf_effective_positions } बराबर हिस्सों वाले पोर्टफ़ोलियो जितना केंद्रित है।
first-income =
    { $verdict ->
        [low] { $name } का लाभांश कमाई से आराम से निकल आता है
        [middle] { $name } का लाभांश मुश्किल से निकल पाता है
       *[high] { $name } का लाभांश उसकी नकदी से पूरा नहीं पड़ता
    }: { $date } को समाप्त वित्त वर्ष में { $dividends } बाँटा गया, { $verdict ->
        [negative] जबकि कारोबार से मिली नकदी से ज़्यादा खर्च हुआ
        [high] जो { $free_cash_flow } के मुक्त नकदी प्रवाह से ज़्यादा है
       *[other] जबकि मुक्त नकदी प्रवाह { $free_cash_flow } था
    }।
first-income-no-yield = { $name } की लाभांश यील्ड हम नहीं बता सकते: इसके लिए मौजूदा भाव चाहिए, जो हमारे पास नहीं है।
first-income-market =
    { $verdict ->
        [low] अमेरिकी शेयरों से बॉन्ड से कम आय हुई
        [high] अमेरिकी शेयरों से बॉन्ड से ज़्यादा आय हुई
       *[middle] अमेरिकी शेयरों से लगभग बॉन्ड जितनी आय हुई
    } ({ $date }): लाभांश कीमत का { $sp_dividend_yield } था, और दस साल के अमेरिकी सरकारी बॉन्ड का प्रतिफल { $sp_long_rate } था।
first-view-price =
    { $verdict ->
        [favourable] कुल मिलाकर आँकड़े { $name } के पक्ष में हैं
        [unfavourable] कुल मिलाकर आँकड़े { $name } के खिलाफ़ हैं
        [none] { $name } के हमारे आँकड़े अकेले इस सवाल का जवाब नहीं देते
       *[mixed] { $name } के आँकड़े मिले-जुले हैं
    }: { $date } तक के { $span ->
        [five] पाँच साल
       *[one] एक साल
    } में कीमत { $gain } { $direction ->
        [up] बढ़ी
       *[down] गिरी
    }, और तीन साल में सबसे ज़्यादा { $fall } गिरी।
first-return-accounts =
    हमारे पास ताज़ा कीमतें नहीं हैं, इसलिए हम नहीं कह सकते कि { $name } से कितना रिटर्न मिलेगा। { $date } तक के पाँच साल में प्रति शेयर आय { $eps_growth_5y } { $direction ->
        [up] बढ़ी
       *[down] घटी
    }।
first-return-market = अतीत अमेरिकी शेयरों के लिए महँगाई घटाकर { $after_cape_median_10y } से { $sp_real_return_all } के बीच रिटर्न का संकेत देता है: पहला { $date } जितनी ऊँची कीमतों के बाद के दस साल की माध्यिका है, दूसरा 1871 से अब तक का रिटर्न। { $horizon } की सभी अवधियों में से { $freq_neg } में नुकसान हुआ।
first-return = अतीत महँगाई घटाकर लगभग { $real_return_20y } का संकेत देता है: { $date } तक के बीस साल में { $name } ने इतना दिया। 1871 से सबसे खराब दस साल में यह { $real_return_10y_worst } था।
first-rates-up = अगर प्रतिफल { $date } के { $long_rate } से एक अंक बढ़े, तो दस साल का अमेरिकी सरकारी बॉन्ड अपनी कीमत का लगभग { $bond_loss_1pt } खो देगा।
first-rates-up-by = अगर प्रतिफल { $other_date } के { $long_rate } से { $rate_rise } बढ़े, तो दस साल का अमेरिकी सरकारी बॉन्ड अपनी कीमत का लगभग { $bond_loss } खो देगा।
first-rates-down = अगर प्रतिफल { $other_date } के { $long_rate } से { $rate_fall } घटे, तो दस साल के अमेरिकी सरकारी बॉन्ड की कीमत लगभग { $bond_gain } बढ़ जाएगी।
first-cash-bonds =
    { $verdict ->
        [low] इस समय नकद पर बॉन्ड से ज़्यादा ब्याज मिलता है, और उसका मूल्य घटता-बढ़ता नहीं
       *[high] इस समय बॉन्ड पर नकद से ज़्यादा ब्याज मिलता है, पर उनकी कीमत गिर सकती है
    }: { $date } को दस साल के अमेरिकी सरकारी बॉन्ड का प्रतिफल { $long_rate } था, और तीन महीने के ट्रेज़री बिल का { $bill_rate }। अगर बॉन्ड का प्रतिफल एक अंक बढ़े, तो उनकी कीमत लगभग { $bond_loss_1pt } गिर जाएगी।
first-repay =
    { $verdict ->
        [low] कर्ज़ चुकाना ज़्यादा बार बेहतर रहा
        [high] निवेश ने ज़्यादातर कर्ज़ के ब्याज से अधिक दिया, पर हमेशा नहीं
       *[middle] आधे से ज़्यादा मामलों में निवेश ने कर्ज़ के ब्याज से अधिक दिया
    }: 1871 से { $horizon } की सभी अवधियों में से { $repay_beaten } में अमेरिकी शेयरों का रिटर्न, महँगाई घटाए बिना, { $repay_rate } से ज़्यादा रहा। कर्ज़ चुकाने पर उसका ब्याज पक्के तौर पर बचता है।
first-past =
    { $from } से { $to } तक { $name } रखने पर, { $income ->
        [dividends] लाभांश जोड़कर
        [interest] ब्याज जोड़कर
       *[both] लाभांश और ब्याज जोड़कर
    }, { $nominal } का { $nominal_way ->
        [up] लाभ
       *[down] नुकसान
    } हुआ। महँगाई घटाने पर यह { $real } का { $real_way ->
        [up] लाभ
       *[down] नुकसान
    } था।
first-past-sum =
    { $from } से { $to } तक { $name } रखने पर { $past_start } की रकम, { $income ->
        [dividends] लाभांश जोड़कर
        [interest] ब्याज जोड़कर
       *[both] लाभांश और ब्याज जोड़कर
    }, लगभग { $past_sum } हो गई। अवधि की शुरुआत के मूल्य में यह लगभग { $past_real_sum } है।
first-past-averages = यहाँ कीमतें मासिक औसत हैं; साल के अंत की कीमतों से आँकड़ा कई प्रतिशत अंक अलग हो सकता है।
first-past-missing = अमेरिकी शेयरों और बॉन्ड के हमारे आँकड़े { $date } तक के हैं, इसलिए हम नहीं कह सकते कि { $years } में उनका रिटर्न कितना रहा। 1871 से तब तक अमेरिकी शेयरों का रिटर्न महँगाई के बाद { $sp_real_return_all } रहा।
first-past-price =
    { $from } से { $to } तक { $name } की कीमत { $past_change_size } { $past_change_way ->
        [up] बढ़ी
       *[down] गिरी
    }; { $other_date } को यह { $price } थी।
first-past-price-dividends = लाभांश इसमें शामिल हैं।
first-past-price-begins = हमारे पास { $name } की कीमतें { $from } से ही शुरू होती हैं।
first-past-price-missing = हम नहीं कह सकते कि उस दौर ({ $years }) में { $name } की कीमत कितनी बदली: हमारे पास उस समय की कीमतें नहीं हैं।
first-not-those-years = { $name }, { $years }: यह हम नहीं कह सकते; ये सबसे नए आँकड़े हैं।
first-past-when =
    { $span ->
        [year] { $first } में
        [years] { $first } से { $last } तक
       *[months] { $from } से { $to } तक
    }
first-past-inflation =
    { $when } अमेरिकी उपभोक्ता कीमतें { $past_infl_size } { $past_infl_way ->
        [up] बढ़ीं
       *[down] घटीं
    }{ $span ->
        [year] { " " }(दिसंबर से दिसंबर तक)
       *[other] { "" }
    }; { $other_date } तक के बारह महीनों में महँगाई { $infl_12m } थी।
first-past-rates = { $when } दस साल के अमेरिकी ट्रेज़री बॉन्ड का औसत प्रतिफल { $past_long_rate } था; सबसे नया आँकड़ा { $long_rate } है ({ $other_date })।
first-past-policy = { $when } अमेरिकी केंद्रीय बैंक की औसत नीतिगत ब्याज दर { $past_policy_rate } थी; सबसे नया आँकड़ा { $policy_rate } है ({ $other_date })।
first-past-jobs = { $when } अमेरिकी बेरोज़गारी औसतन { $past_unemployment } थी; सबसे नया आँकड़ा { $unemployment } है ({ $other_date })।
first-past-growth =
    { $when } अमेरिका की वास्तविक जीडीपी { $past_gdp_size } { $past_gdp_way ->
        [up] बढ़ी
       *[down] घटी
    }; सबसे नई सालाना दर { $gdp_1y } है ({ $other_date })।
first-needed-return = { $horizon } में { $needed_start } को { $needed_goal } बनाने के लिए कर से पहले { $needed_return } का रिटर्न चाहिए। 1871 से इतनी लंबी सभी अवधियों में से { $needed_reached } में अमेरिकी शेयरों ने, लाभांश जोड़कर और महँगाई घटाए बिना, इससे अधिक दिया।
first-extremes =
    { $horizon } की अवधियों में, 1871 से अब तक { $name } रखने का सबसे खराब नतीजा महँगाई घटाकर { $worst } का { $worst_way ->
        [up] लाभ
       *[down] नुकसान
    } था ({ $from } से { $to }), और सबसे अच्छा { $best } का लाभ ({ $best_from } से { $best_to })।
first-double = { $rate_supposed } के रिटर्न पर पैसा लगभग { $rate_doubling } में दोगुना होता है, महँगाई और कर से पहले।
first-double-market = 1871 से अब तक अमेरिकी शेयरों के औसत रिटर्न पर, जो महँगाई के बाद { $sp_real_return_all } रहा, पैसा लगभग { $rate_doubling } में दोगुना हुआ। इस रिटर्न का वादा कोई नहीं कर सकता।
first-rate-sum = { $rate_supposed } के रिटर्न पर { $grown_start } से { $horizon } बाद लगभग { $rate_grown_sum } बनेंगे, महँगाई और कर से पहले।
first-rate-needed = { $rate_supposed } के रिटर्न पर लगभग { $rate_needed_sum } से { $horizon } बाद आपकी बताई रकम बनेगी, महँगाई और कर से पहले।
first-rate-saved = { $rate_supposed } के रिटर्न पर हर महीने जमा की गई कुल { $plan_paid } की रकम से { $horizon } बाद लगभग { $rate_saved_sum } बनेंगे, महँगाई और कर से पहले।
first-rate-monthly = { $rate_supposed } के रिटर्न पर आपकी बताई रकम के लिए { $horizon } तक हर महीने लगभग { $rate_monthly_sum } चाहिए, महँगाई और कर से पहले।
first-recovery = लाभांश जोड़कर और महँगाई घटाकर, अमेरिकी शेयरों को अपने शिखर पर लौटने में 1929 की भारी गिरावट के बाद { $sp_recovery_1929 } लगे, 2000 की गिरावट के बाद { $sp_recovery_2000 } और 2008 की गिरावट के बाद { $sp_recovery_2008 }।
first-stocks-bonds =
    { $verdict ->
        [low] { $horizon } के लिए शेयरों का इतिहास बेहतर है
        [high] { $horizon } के लिए बॉन्ड ज़्यादा सुरक्षित हैं
       *[middle] { $horizon } के लिए शेयरों ने ज़्यादा दिया, पर बॉन्ड ज़्यादा सुरक्षित हैं
    }: 1871 से ऐसी सभी अवधियों में से { $freq_stocks_beat_bonds } में अमेरिकी शेयरों ने सरकारी बॉन्ड से ज़्यादा दिया, पर महँगाई घटाकर इन सभी अवधियों में से { $freq_neg } में नुकसान हुआ। { $date } तक के दस साल में महँगाई घटाकर शेयरों ने { $sp_real_return_10y } दिया, बॉन्ड ने { $bond_real_return_10y }।
first-save =
    { $verdict ->
        [low] { $horizon } की अवधियों में निवेश ज़्यादातर बचत से आगे रहा
        [high] { $horizon } के लिए बचत ज़्यादा सुरक्षित है
       *[middle] { $horizon } की अवधियों में निवेश ने ज़्यादा दिया, पर उसमें जोखिम है
    }: महँगाई घटाकर 1871 से ऐसी सभी अवधियों में से { $freq_neg } में अमेरिकी शेयरों में नुकसान हुआ, और औसत रिटर्न { $sp_real_return_all } रहा। तीन महीने के अमेरिकी ट्रेज़री बिल पर { $bill_rate } मिलता था ({ $other_date }), महँगाई घटाकर { $real_bill_rate }।
first-beat-inflation =
    { $verdict ->
        [low] { $horizon } की अवधियों में अमेरिकी शेयरों ने ज़्यादातर महँगाई को पीछे छोड़ा
        [high] { $horizon } की अवधियों में अमेरिकी शेयर अक्सर महँगाई से पीछे रहे
       *[middle] { $horizon } की अवधियों में अमेरिकी शेयरों ने आम तौर पर महँगाई को पीछे छोड़ा, पर हमेशा नहीं
    }: 1871 से अब तक की ऐसी सभी अवधियों में से { $freq_neg } में उनका रिटर्न महँगाई से कम रहा। महँगाई के बाद उनका औसत रिटर्न { $sp_real_return_all } रहा।
first-crash =
    { $year } जैसी भारी गिरावट में लगभग { $fall } का नुकसान होगा: { $from } से { $to } तक महँगाई घटाकर { $name } में इतना नुकसान हुआ{ $more ->
        [yes] , और केवल अमेरिकी शेयरों में { $stocks }
       *[no] { "" }
    }।
first-crash-past = { $year } की भारी गिरावट में अमेरिकी शेयर { $from } से { $to } तक महँगाई घटाकर { $fall } गिरे।
first-which =
    { $ahead ->
        [one] { $name } { $other } से आगे है
       *[none] { $name } और { $other } लगभग बराबर हैं
    }: { $date } तक के तीन साल में { $first } ने { $second } से सालाना { $gap } { $gained ->
        [more] ज़्यादा
       *[less] कम
    } रिटर्न दिया, और उसकी कीमत का उतार-चढ़ाव दूसरे का { $ratio } गुना था।
first-view =
    { $verdict ->
        [favourable] कुल मिलाकर आँकड़े { $name } के पक्ष में हैं
        [unfavourable] कुल मिलाकर आँकड़े { $name } के खिलाफ़ हैं
        [none] { $name } के हमारे आँकड़े अकेले इस सवाल का जवाब नहीं देते
       *[mixed] { $name } के आँकड़े मिले-जुले हैं
    }। { $date } को समाप्त वित्त वर्ष में बिक्री { $revenue_growth_1y } { $direction ->
        [up] बढ़ी
       *[down] घटी
    } और परिचालन मार्जिन { $operating_margin } था{ $more ->
        [yes] ; { $other_date } को बाज़ार में उपलब्ध शेयरों का मूल्य मुनाफ़े का { $float_to_earnings } गुना था
       *[no] { "" }
    }।
first-view-market =
    { $verdict ->
        [favourable] कुल मिलाकर आँकड़े अमेरिकी शेयरों के पक्ष में हैं
        [unfavourable] कुल मिलाकर आँकड़े अमेरिकी शेयरों के खिलाफ़ हैं
        [none] अमेरिकी शेयरों के हमारे आँकड़े अकेले इस सवाल का जवाब नहीं देते
       *[mixed] अमेरिकी शेयरों के आँकड़े मिले-जुले हैं
    }: { $date } तक के दस साल में महँगाई घटाकर उन्होंने { $sp_real_return_10y } दिया; { $other_date } में कीमत दस साल के औसत मुनाफ़े की { $cape } गुना थी (माध्यिका: { $cape_median })।
first-missing =
    { $question ->
        [value] हम नहीं कह सकते कि { $name } महँगा है या सस्ता
        [price] हम { $name } की कीमत को नहीं आँक सकते
        [risk] हम नहीं कह सकते कि { $name } में कितना जोखिम है
        [return] हम नहीं कह सकते कि { $name } से कितना रिटर्न मिल सकता है
        [income] हम { $name } के लाभांश को नहीं आँक सकते
        [debt] हम { $name } के कर्ज़ को नहीं आँक सकते
        [profit] हम { $name } के मुनाफ़े को नहीं आँक सकते
        [which] हम नहीं कह सकते कि इनमें से कौन बेहतर है: { $name }
        [concentration] हम नहीं कह सकते कि पोर्टफ़ोलियो कितना केंद्रित है: { $name }
       *[view] हम { $name } पर राय नहीं दे सकते
    }: { $data ->
        [prices] इसके लिए ताज़ा कीमतें चाहिए, जो हमारे पास नहीं हैं
        [accounts] इसके लिए सालाना वित्तीय विवरण चाहिए, जो हमारे पास नहीं हैं
        [both] इसके लिए ताज़ा कीमतें और सालाना वित्तीय विवरण चाहिए, जो हमारे पास नहीं हैं
        [loss] कंपनी को घाटा हुआ, इसलिए कीमत की तुलना मुनाफ़े से नहीं हो सकती
        [pair] इसके लिए दोनों की ताज़ा कीमतें या लगभग एक ही समय के सालाना वित्तीय विवरण चाहिए, जो हमारे पास नहीं हैं
        [together] इसके लिए सभी निवेशों की एक ही अवधि की कीमतें चाहिए, जो हमारे पास नहीं हैं
        [history] इसके लिए कई सालों की कीमतें चाहिए, जो हमारे पास नहीं हैं
        [weights] इसके लिए हर निवेश का अनुपात चाहिए, जो हमें नहीं पता
        [elsewhere] पूरे बाज़ारों और अर्थव्यवस्थाओं के आँकड़े हमारे पास सिर्फ़ अमेरिका के हैं
       *[figures] इस पर हमारे पास आँकड़े नहीं हैं
    }।
first-withdraw =
    { $verdict ->
        [always] पैसा हर बार आख़िर तक चला
        [never] पैसा एक बार भी अंत तक नहीं चला
        [rarely] ज़्यादातर बार पैसा अंत तक नहीं चला
        [low] पैसा अक्सर अंत तक नहीं चला
        [high] पैसा लगभग हमेशा अंत तक चला
       *[middle] पैसा ज़्यादातर अंत तक चला
    }: { $name } रखकर शुरुआती रकम का { $withdraw_rate } निकालने और निकासी को महँगाई के साथ बढ़ाते जाने पर, 1871 से { $horizon } की सभी अवधियों में से { $withdraw_lasted } में पैसा अंत तक चला। इन सभी अवधियों में पैसा अधिकतम { $withdraw_always } की निकासी पर ही अंत तक चला।
first-withdraw-long = { $name } रखकर शुरुआती रकम का { $withdraw_rate } निकालने और निकासी को महँगाई के साथ बढ़ाते जाने पर, 1871 से { $withdraw_lasted_10y } मामलों में पैसा 10 साल चला, { $withdraw_lasted_20y } में 20 साल और { $withdraw_lasted } में { $horizon }।
first-withdraw-years =
    { $reached ->
        [always] { $name } रखने पर 1871 से हर मामले में पैसा कम से कम { $horizon } चला
        [half] { $name } रखने पर 1871 से सबसे खराब मामले में पैसा { $withdraw_years_worst } चला और आधे मामलों में कम से कम { $horizon }
       *[no] { $name } रखने पर 1871 से सबसे खराब मामले में पैसा { $withdraw_years_worst } चला और आधे मामलों में { $withdraw_years_typical } या उससे अधिक
    }।
first-withdraw-most = { $name } रखने पर 1871 से { $horizon } की हर अवधि में पैसा अंत तक चले, इसके लिए शुरुआती रकम का अधिकतम { $withdraw_always } निकाला जा सकता था (निकासी को महँगाई के साथ बढ़ाते हुए)। आधी अवधियों में { $withdraw_median } निकालने पर भी पैसा अंत तक चला।
first-plan = हर महीने बराबर रकम से { $name } खरीदने पर, महँगाई घटाकर अंत में मिली रकम कुल जमा की { $plan_median } गुना थी; यह 1871 से { $horizon } की सभी अवधियों की माध्यिका है। हर दस में से एक अवधि में यह { $plan_low } गुना से कम रही, और { $plan_loss } अवधियों में कुल जमा से भी कम।
first-plan-sum = हर महीने जमा करते हुए कुल { $plan_paid } लगाने पर अंत में आज के मूल्य में लगभग { $plan_median_sum } मिले; सबसे खराब दस प्रतिशत मामलों में { $plan_low_sum } से कम मिले ({ $name }, { $horizon })।
first-plan-goal = आपकी बताई रकम तक आज के मूल्य में पहुँचने के लिए आधे मामलों में हर महीने लगभग { $plan_monthly_median } काफ़ी थे, और दस में से नौ मामलों में हर महीने लगभग { $plan_monthly_low } ({ $name }, { $horizon })।
first-grown = एकमुश्त रकम से { $name } खरीदने पर, महँगाई घटाकर अंत में मिली रकम लगाई गई रकम की { $grown_median } गुना थी; यह 1871 से { $horizon } की सभी अवधियों की माध्यिका है। हर दस में से एक अवधि में यह { $grown_low } गुना से कम रही, और { $grown_loss } अवधियाँ नुकसान में खत्म हुईं।
first-grown-goal = आपकी बताई रकम तक आज के मूल्य में पहुँचने के लिए आधे मामलों में एकमुश्त लगभग { $grown_needed_median } काफ़ी थे, और दस में से नौ मामलों में लगभग { $grown_needed_low } ({ $name }, { $horizon })।
first-grown-sum = एकमुश्त लगाए गए { $grown_start } से अंत में आज के मूल्य में लगभग { $grown_median_sum } मिले; सबसे खराब दस प्रतिशत मामलों में { $grown_low_sum } से कम मिले ({ $name }, { $horizon })।
first-withdraw-sum = आपकी बताई रकम से साल में लगभग { $withdraw_always_sum } निकालने पर पैसा हर मामले में अंत तक चला, और साल में लगभग { $withdraw_median_sum } निकालने पर आधे मामलों में ({ $name }, { $horizon })।
first-withdraw-month = आपकी बताई रकम से महीने में लगभग { $withdraw_always_month } निकालने पर पैसा हर मामले में अंत तक चला, और महीने में लगभग { $withdraw_median_month } निकालने पर आधे मामलों में ({ $name }, { $horizon })।
first-withdraw-capital = इसके लिए शुरुआत में लगभग { $withdraw_capital_always } चाहिए, ताकि पैसा हर मामले में अंत तक चले, और लगभग { $withdraw_capital_median }, ताकि वह आधे मामलों में अंत तक चले ({ $name }, { $horizon })।
first-lump-sum =
    { $verdict ->
        [high] एकमुश्त निवेश ज़्यादा बार बेहतर रहा
        [low] किस्तों में निवेश ज़्यादा बार बेहतर रहा
       *[middle] दोनों में से कोई भी तरीका साफ़ तौर पर बेहतर नहीं रहा
    }: 1871 से सभी सालों में से { $lump_ahead } में पूरी रकम से एक साथ { $name } खरीदना, उसी रकम को बारह मासिक किस्तों में लगाने से आगे रहा। सभी सालों में इस बढ़त की माध्यिका { $lump_lead } है।
first-wait =
    { $verdict ->
        [low] { $wait_fall } की गिरावट ज़्यादातर नहीं आई
        [high] { $wait_fall } की गिरावट ज़्यादातर देर-सबेर आई
       *[middle] { $wait_fall } की गिरावट लगभग आधी बार आई
    }: 1871 से सभी महीनों में से { $wait_reached } के बाद { $horizon } के भीतर अमेरिकी शेयर कभी न कभी उस महीने से कम से कम { $wait_fall } सस्ते हुए।
first-wait-compared = तुलना के लिए, सभी सालों में से { $lump_ahead } में पूरी रकम एक साथ लगाना, उसी रकम को बारह मासिक किस्तों में लगाने से आगे रहा।
first-eps =
    { $date } को समाप्त वित्त वर्ष में { $name } की कमाई { $eps_diluted } रही, जो उससे पहले के साल से { $eps_growth_1y } { $direction ->
        [up] ज़्यादा
       *[down] कम
    } है।
first-roe =
    { $verdict ->
        [low] { $name } का इक्विटी पर रिटर्न शेयर पुनर्खरीद की देन नहीं है
        [high] { $name } का इक्विटी पर रिटर्न ज़्यादातर शेयर पुनर्खरीद की देन है
       *[middle] शेयर पुनर्खरीद से { $name } का इक्विटी पर रिटर्न बढ़ता है
    }: { $date } को समाप्त वित्त वर्ष में यह { $roe } था, और { $name } ने पाँच साल में जो शेयर वापस खरीदे, उनकी लागत उसकी इक्विटी की { $buybacks_5y_to_equity } गुना थी।
first-view-net =
    { $verdict ->
        [favourable] कुल मिलाकर आँकड़े { $name } के पक्ष में हैं
        [unfavourable] कुल मिलाकर आँकड़े { $name } के खिलाफ़ हैं
        [none] { $name } के हमारे आँकड़े अकेले इस सवाल का जवाब नहीं देते
       *[mixed] { $name } के आँकड़े मिले-जुले हैं
    }। { $date } को समाप्त वित्त वर्ष में बिक्री { $revenue_growth_1y } { $direction ->
        [up] बढ़ी
       *[down] घटी
    } और शुद्ध लाभ बिक्री का { $net_margin } रहा।
first-policy-rate =
    अमेरिकी केंद्रीय बैंक की नीतिगत ब्याज दर { $policy_rate } थी ({ $date }), यानी महँगाई से { $verdict ->
        [no] ज़्यादा
       *[partly] कम
    }; { $other_date } तक के बारह महीनों में महँगाई { $infl_12m } थी।
first-mixes =
    { $verdict ->
        [more] { $higher } का रिटर्न ज़्यादा रहा और गिरावट भी ज़्यादा गहरी रही
        [better] { $higher } का रिटर्न ज़्यादा रहा, और गिरावट दूसरे से गहरी नहीं थी
       *[neither] दोनों में से कोई साफ़ तौर पर बेहतर नहीं रहा
    }: अमेरिकी शेयरों और बॉन्ड के लिए, महँगाई घटाकर, 1871 से { $horizon } की सभी अवधियों में मध्यिका रिटर्न { $name } के साथ { $mix_median } और { $other } के साथ { $other_mix_median } रहा। { $name } के साथ { $freq_neg } और { $other } के साथ { $other_mix_loss } अवधियाँ नुकसान में ख़त्म हुईं। सबसे गहरी गिरावटें क्रमशः { $fall } और { $other_fall } थीं।
first-fund-falls = अमेरिकी शेयरों का व्यापक फ़ंड भी लगभग उतना ही गिरेगा।
first-stock-fall = अगर शेयर { $stock_fall } गिरें और बॉन्ड की कीमत वही रहे, तो { $name } अपने मूल्य का लगभग { $mix_stock_fall } खो देगा।
first-parts-fall = अगर बाकी सब की कीमत वही रहे, तो कुल मिलाकर { $whole_fall } का नुकसान होगा ({ $parts })।
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = यहाँ माना गया है कि पूरी रकम इसमें लगी है: { $name }।
first-supposed-sum = { $sum } में से { $lost } का नुकसान होगा और { $left } बचेगा।
first-constraints = इन आँकड़ों में आपकी शर्त शामिल नहीं है: { $limits }।
first-limit-exceeded = आपकी { $limit } की सीमा पार होती है: { $parts }।
first-limit-kept = आपकी { $limit } की सीमा के भीतर है: { $parts }।
first-limit-part = { $name } { $weight }
first-cash-rate = फ़ीस के बाद जो ज़्यादा दे: डॉलर का मनी मार्केट फंड लगभग उतना देता है जितना अमेरिका के तीन महीने के ट्रेज़री बिल ({ $bill_rate }, { $date }), उसकी फ़ीस घटाकर। इससे कम देने वाला बचत खाता कम कमाता है, पर जमा राशि एक सीमा तक बीमित होती है और फंड नहीं। अलग-अलग बैंकों की दरें हमारे पास नहीं हैं।
first-stock-share = सबके लिए सही कोई एक हिस्सा नहीं है: मायने यह रखता है कि पैसा कब चाहिए और कितनी गहरी गिरावट सही जा सकती है। 1871 से, महँगाई घटाकर, अमेरिकी शेयरों में पाँच साल की { $five } अवधियों में और बीस साल की { $twenty } अवधियों में नुकसान हुआ, और सबसे बुरे समय में वे { $fall } गिरे। अगर आधा पैसा शेयरों में हो, तो ऐसी गिरावट कुल पैसे का उससे आधा ले जाती है। जो पैसा कुछ ही सालों में चाहिए, उसे शेयरों में नहीं होना चाहिए।
first-debt-cash = { $date } को { $name } पर { $debt } का कर्ज़ था, और उसकी नकदी और अल्पकालिक प्रतिभूतियाँ { $cash } की थीं।
first-short-history = हम नहीं कह सकते कि { $horizon } में { $name } से कितना रिटर्न मिलेगा: हमारे पास केवल { $from } से { $to } तक की कीमतें हैं।
first-stand-in-bonds = इस फ़ंड के लिए दस साल के अमेरिकी सरकारी बॉन्ड का इतिहास लिया गया है।
first-erosion = { $infl_supposed } की महँगाई में, बिना ब्याज के रखा पैसा { $horizon } बाद { $infl_erosion } कम चीज़ें खरीद पाएगा।
first-forecast = यह पहले से कोई नहीं जान सकता; ये सबसे ताज़ा आँकड़े हैं।
first-stand-in-mix = इन फ़ंडों के लिए अमेरिकी शेयरों और दस साल के अमेरिकी सरकारी बॉन्ड का इतिहास लिया गया है।
first-stand-in = { $name } का लंबा इतिहास हमारे पास नहीं है; उसकी जगह अमेरिकी शेयरों का इतिहास लिया गया है।
first-dividend-not-shown = { $date } को समाप्त वित्त वर्ष के { $name } के वित्तीय विवरणों में कोई लाभांश नहीं दिखता।
first-no-dividend = { $name } ने { $date } को समाप्त वित्त वर्ष में कोई लाभांश नहीं दिया।
first-withdrawals = हमने निकासी की गणना नहीं की है; ये आँकड़े उसके बिना हैं।
first-income-share =
    यह { $share } है; { $since } में { $same ->
        [yes] भी इतना ही था
       *[no] यह { $first_share } था
    }।

## How current the evidence is, by kind.

evidence-current = आँकड़ों की तारीख: { $kinds }।
current-accounts = वित्तीय विवरण { $date } तक
current-prices = शेयरों की कीमतें { $date } तक
current-metals = धातु और क्रिप्टो { $date } तक
current-exchange = विनिमय दरें { $date } तक
current-market = अमेरिकी शेयर बाज़ार { $date } तक
current-rates = ब्याज दरें { $date } तक
current-economy = आर्थिक आँकड़े { $date } तक
table-years = { $name }: वित्त वर्ष
table-compare = तुलना
table-portfolio = पोर्टफ़ोलियो के हिस्से

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    { $dates } तक के एक साल में डॉलर व्यापारिक साझेदारों की मुद्राओं के मुकाबले { $dollar_12m_size } { $dollar_12m_way ->
        [down] गिरा
       *[up] चढ़ा
    }। दर्ज दिनों में से { $dollar_percentile } में वह इससे कमज़ोर था।
wrong-dollar = अगले साल के भीतर डॉलर की दिशा पलटती है।
claim-fall-year =
    { $dates } तक के एक साल में { $name } की कीमत सबसे ज़्यादा { $max_drawdown_1y_size } गिरी{ $dated ->
        [yes] { " " }({ $from } से { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] । यह जोखिम सहने की क्षमता { $verdict ->
            [opposes] से अधिक
           *[other] के भीतर
        } है
    }।
wrong-fall-year = लंबा इतिहास साफ़ तौर पर गहरी गिरावट दिखाता है।
claim-swings-year = { $dates } तक के एक साल में { $name } की कीमत में आम तौर पर { $vol_12m } का उतार-चढ़ाव रहा।
wrong-swings-year = लंबे इतिहास में उतार-चढ़ाव बहुत बड़ा या बहुत छोटा है।
claim-sahm = { $dates } तक के तीन महीनों में औसत बेरोज़गारी पिछले साल के निचले स्तर से { $sahm } ऊपर थी।
wrong-sahm = आने वाले महीनों में बेरोज़गारी बढ़ती है।
claim-inversion-record = जिन महीनों में छोटी अवधि की दरें लंबी अवधि की दरों से ऊँची थीं, उनमें से { $jobs_after_inversion } के डेढ़ साल बाद बेरोज़गारी साफ़ तौर पर ज़्यादा थी। सभी महीनों के लिए यह हिस्सा { $jobs_after_any } है (आँकड़े { $dates } तक)।
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
    { $dates } तक के एक साल में अमेरिकी मुद्रा आपूर्ति (M2) { $m2_12m_size } { $m2_12m_way ->
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
wrong-money = पैसा ऐसे रूपों में चला जाता है जिन्हें M2 नहीं गिनता।
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
wrong-housing = हल्की या कड़ी सर्दी इस अंतर की वजह है।
claim-purchasing-power = एक डॉलर से उतने सामान का { $purchasing_power_10y } मिलता था जितना दस साल पहले मिलता था ({ $dates })।
wrong-purchasing-power = अगले दस साल में कीमतें घटती हैं।
claim-hedge =
    { $from } से { $to } तक { $name } की कीमत { $gain_whole_size } { $gain_whole_way ->
        [down] गिरी
       *[up] बढ़ी
    } और अमेरिका में उपभोक्ता कीमतें { $infl_whole_size } { $infl_whole_way ->
        [down] घटीं
       *[up] बढ़ीं
    }।
wrong-hedge = लंबा इतिहास इसका उलटा दिखाता है।
claim-level = { $name } की माध्यिका { $level_median } है; दर्ज महीनों में से { $level_percentile } में वह अब के स्तर से नीचे था ({ $dates })।
wrong-level = पुरानी माध्यिका अब ठीक नहीं बैठती, क्योंकि दोनों देशों की कीमतें अलग-अलग राह पर चली गई हैं।

## Measures of the above.

measure-vol-12m = वार्षिक उतार-चढ़ाव, बारह महीने
measure-gain-whole = आँकड़ों की शुरुआत से बदलाव
measure-infl-whole = उन्हीं महीनों की महँगाई
measure-correlation-12m = सहसंबंध, बारह महीने
measure-level-median = माध्यिका दर
measure-level-percentile = अपने अतीत की तुलना में दर
measure-core-infl-12m = खाद्य और ऊर्जा के बिना महँगाई
measure-shelter-12m = आवास की लागत में बदलाव
measure-payrolls-12m = रोज़गार में बदलाव
measure-income-12m = वास्तविक आय में बदलाव
measure-m2-12m = मुद्रा आपूर्ति M2 में बदलाव
measure-m2-real-12m = महँगाई घटाकर M2 में बदलाव
measure-starts-12m = नए मकानों के निर्माण में बदलाव
measure-permits-12m = निर्माण की अनुमतियों में बदलाव
measure-loans-12m = कंपनियों को बैंक कर्ज़ में बदलाव
measure-gdp-1y = वास्तविक जीडीपी में बदलाव
measure-bill-rate = तीन महीने के बिल का प्रतिफल
measure-real-bill-rate = महँगाई घटाकर बिल का प्रतिफल
measure-purchasing-power-10y = दस साल बाद बची क्रय शक्ति
measure-sahm = साल के निचले स्तर से ऊपर बेरोज़गारी
measure-jobs-after-inversion = दरें उलटने वाले महीने, जिनके बाद बेरोज़गारी बढ़ी
measure-jobs-after-any = सभी महीने, जिनके बाद बेरोज़गारी बढ़ी
measure-oil-price = कच्चे तेल के एक बैरल की कीमत
measure-oil-12m = कच्चे तेल की कीमत में बदलाव
measure-dollar-12m = मुद्राओं की टोकरी के मुकाबले डॉलर में बदलाव
measure-dollar-percentile = मुद्राओं की टोकरी के मुकाबले डॉलर, अपने अतीत की तुलना में
measure-sp-long-rate = उस महीने का दस वर्षीय प्रतिफल
measure-revenue-growth-5y = बिक्री की वृद्धि, पाँच साल
measure-eps-growth-5y = प्रति शेयर आय की वृद्धि, पाँच साल
measure-cash = नकदी और अल्पकालिक प्रतिभूतियाँ
measure-debt = कर्ज़
measure-dividends = चुकाए गए लाभांश
measure-buybacks = वापस खरीदे गए शेयर
measure-dividends-per-share = प्रति शेयर लाभांश
measure-shares-diluted = संभावित नए शेयरों समेत शेयरों की संख्या
measure-public-float = बाज़ार में उपलब्ध शेयरों का मूल्य

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: महीने के अंत की कीमतें, { $from } से { $to }
chart-price-axis = कीमत, { $unit }
chart-index-axis = सूचकांक का स्तर
chart-log = लघुगणकीय पैमाना
chart-fall = तब तक के सबसे ऊँचे माह-अंत से नीचे, %
chart-price-alt = महीने के अंत की कीमतें: { $name }, { $from } से { $to }। पहली की तुलना में अंतिम: { $times }। शिखर से सबसे गहरी गिरावट: { $deepest }। अंत में: { $last }।
chart-valuation = { $name }: दस साल के मुनाफ़े के मुकाबले कीमत (CAPE), { $from } से { $to }
chart-valuation-axis = कीमत, सालाना मुनाफ़े के गुणज में; छायांकित: सभी महीनों का बीच का आधा हिस्सा
chart-last = अंतिम { $value }
chart-median = माध्यिका { $value }
chart-valuation-alt = CAPE: { $name }, { $from } से { $to }। अंतिम: { $last }। माध्यिका: { $median }। आधे महीने { $low } और { $high } के बीच हैं।
chart-scenarios = परिदृश्य: अतीत कितनी बार हर एक पर खत्म हुआ
chart-scenarios-axis = बीती अवधियों का हिस्सा, %
chart-scenarios-alt = बीती अवधियों का हिस्सा: { $shares }।
chart-bear = प्रतिकूल
chart-base = आधार
chart-bull = अनुकूल
chart-confidence = हर सदस्य का भरोसा: प्रश्नों से पहले (छल्ला) और बाद (बिंदु)
chart-confidence-axis = भरोसा, 0 (बिल्कुल नहीं) से 1 (पूरा)
chart-confidence-alt = 0 से 1 तक भरोसा, पहले और बाद: { $members }।
chart-source = स्रोत: { $source }
chart-source-committee = स्रोत: समिति
measure-pf-effective-positions = इतने ही केंद्रित बराबर हिस्सों की संख्या
measure-pf-risk-share = पोर्टफ़ोलियो के जोखिम में हिस्सा
measure-pf-halved-drawdown-36m = सबसे बड़े हिस्से का आधा नकद होने पर तीन साल की सबसे गहरी गिरावट
measure-real-max-drawdown-all = महँगाई घटाकर सबसे गहरी गिरावट
measure-crash-fall = उस भारी गिरावट में नुकसान, महँगाई घटाकर
measure-withdraw-rate = पहले साल की निकासी
measure-withdraw-lasted = पिछली अवधियाँ जिनमें निकासी के साथ पैसा अंत तक चला
measure-past-change = पूछे गए सालों में कीमत का बदलाव
measure-needed-return = ज़रूरी सालाना रिटर्न
measure-needed-start = शुरुआती रकम
measure-needed-goal = लक्ष्य
measure-needed-reached = उन पिछली अवधियों का हिस्सा जिनमें अमेरिकी शेयरों ने अधिक दिया
measure-infl-change-12m = महँगाई, पिछले साल से बदलाव
measure-withdraw-lasted-10y = 10 साल की पिछली अवधियाँ जिनमें निकासी के साथ पैसा अंत तक चला
measure-withdraw-lasted-20y = 20 साल की पिछली अवधियाँ जिनमें निकासी के साथ पैसा अंत तक चला
measure-withdraw-always = सबसे बड़ी निकासी जिस पर पैसा हर पिछली अवधि में अंत तक चला
measure-withdraw-median = सबसे बड़ी निकासी जिस पर पैसा आधी पिछली अवधियों में अंत तक चला
measure-return-nominal = महँगाई घटाने से पहले का रिटर्न
measure-return-real = महँगाई घटाकर रिटर्न
measure-past-start = लगाई गई रकम
measure-past-sum = अंत में मिली रकम
measure-past-real-sum = वही रकम पहले महीने के मूल्य में
measure-past-worst = निवेश अवधि जितनी लंबी अवधियों का सबसे खराब रिटर्न
measure-past-best = निवेश अवधि जितनी लंबी अवधियों का सबसे अच्छा रिटर्न
measure-past-infl = पूछे गए सालों की महँगाई
measure-past-long-rate = पूछे गए सालों में दस वर्षीय बॉन्ड का औसत प्रतिफल
measure-past-policy-rate = पूछे गए सालों की औसत नीतिगत ब्याज दर
measure-past-unemployment = पूछे गए सालों की औसत बेरोज़गारी
measure-past-gdp = पूछे गए सालों में वास्तविक जीडीपी का बदलाव
measure-policy-rate = अमेरिकी नीतिगत ब्याज दर
measure-rate-supposed = सवाल में माना गया रिटर्न
measure-rate-grown-sum = इस रिटर्न पर रकम कितनी होगी
measure-grown-needed-median = एकमुश्त रकम जो आधी पिछली अवधियों में काफ़ी रही
measure-grown-needed-low = एकमुश्त रकम जो दस में से नौ पिछली अवधियों में काफ़ी रही
measure-rate-needed-sum = इस रिटर्न पर लक्ष्य के लिए रकम
measure-rate-saved-sum = इस रिटर्न पर मासिक रकमों से कुल कितना बनेगा
measure-rate-monthly-sum = इस रिटर्न पर लक्ष्य के लिए मासिक रकम
measure-rate-doubling = पैसा दोगुना होने का समय
measure-recovery = भारी गिरावट से पहले के शिखर पर लौटने में अमेरिकी शेयरों को लगा समय
measure-repay-rate = कर्ज़ की ब्याज दर
measure-repay-beaten = उन पिछली अवधियों का हिस्सा जिनमें अमेरिकी शेयरों ने कर्ज़ के ब्याज से अधिक दिया
measure-rate-fall = प्रतिफल में कमी
measure-bond-gain = प्रतिफल उतना घटने पर दस साल के बॉन्ड की कीमत में बढ़त
measure-infl-supposed = सवाल में मानी गई महँगाई
measure-infl-erosion = उस महँगाई पर क्रय शक्ति में कमी
measure-plan-paid = कुल जमा
measure-plan-median-sum = आज के मूल्य में नियमित निवेश की अंतिम रकम, पिछली अवधियों की माध्यिका
measure-plan-low-sum = आज के मूल्य में नियमित निवेश की अंतिम रकम, जो दस में से नौ पिछली अवधियों में पार हुई
measure-plan-monthly-median = मासिक रकम जो आधी पिछली अवधियों में काफ़ी रही
measure-plan-monthly-low = मासिक रकम जो दस में से नौ पिछली अवधियों में काफ़ी रही
measure-withdraw-always-sum = साल की सबसे बड़ी निकासी जिस पर पैसा हर पिछली अवधि में अंत तक चला
measure-withdraw-median-sum = साल की सबसे बड़ी निकासी जिस पर पैसा आधी पिछली अवधियों में अंत तक चला
measure-withdraw-always-month = महीने की सबसे बड़ी निकासी जिस पर पैसा हर पिछली अवधि में अंत तक चला
measure-withdraw-median-month = महीने की सबसे बड़ी निकासी जिस पर पैसा आधी पिछली अवधियों में अंत तक चला
measure-withdraw-years-worst = सबसे खराब पिछली अवधि में पैसा कितने साल चला
measure-withdraw-years-typical = आधी पिछली अवधियों में पैसा कितने साल चला
measure-withdraw-capital-always = शुरुआती रकम जो हर पिछली अवधि में अंत तक चली
measure-withdraw-capital-median = शुरुआती रकम जो आधी पिछली अवधियों में अंत तक चली
measure-plan-median = नियमित निवेश का मूल्य कुल जमा के मुकाबले, पिछली अवधियों की माध्यिका
measure-plan-low = नियमित निवेश का मूल्य कुल जमा के मुकाबले, पिछली अवधियों का सबसे खराब दसवाँ हिस्सा
measure-plan-loss = पिछली अवधियाँ जिनमें नियमित निवेश का मूल्य कुल जमा से कम रहा
measure-grown-start = एकमुश्त लगाई गई रकम
measure-grown-median-sum = आज के मूल्य में एकमुश्त निवेश की अंतिम रकम, पिछली अवधियों की माध्यिका
measure-grown-low-sum = आज के मूल्य में एकमुश्त निवेश की अंतिम रकम, जो दस में से नौ पिछली अवधियों में पार हुई
measure-grown-median = एकमुश्त निवेश का अंतिम मूल्य लगाई गई रकम के मुकाबले, पिछली अवधियों की माध्यिका
measure-grown-low = एकमुश्त निवेश का अंतिम मूल्य लगाई गई रकम के मुकाबले, पिछली अवधियों का सबसे खराब दसवाँ हिस्सा
measure-grown-loss = पिछली अवधियाँ जिनमें एकमुश्त निवेश नुकसान में रहा
measure-lump-ahead = बीते साल जिनमें एकमुश्त निवेश किस्तों में निवेश से आगे रहा
measure-lump-lead = किस्तों में निवेश पर एकमुश्त निवेश की बढ़त, बीते सालों की माध्यिका
measure-wait-fall = गिरावट जिसका इंतज़ार है
measure-wait-reached = उन महीनों का हिस्सा जिनके बाद समयावधि के भीतर कीमतें इतनी नीचे आईं
measure-bond-loss-1pt = प्रतिफल एक अंक बढ़ने पर दस साल के बॉन्ड की कीमत में गिरावट
measure-bond-loss = प्रतिफल उतना बढ़ने पर दस साल के बॉन्ड की कीमत में गिरावट
measure-rate-rise = सवाल में बताई गई प्रतिफल की बढ़त
measure-stock-fall = सवाल में बताई गई शेयरों की गिरावट
measure-mix-stock-fall = उस गिरावट में मिश्रण का नुकसान, अगर बॉन्ड की कीमत वही रहे
measure-part-weight = उस हिस्से का भार
measure-part-fall = उस हिस्से की मानी गई गिरावट
measure-whole-fall = कुल नुकसान
measure-supposed-sum = सवाल में बताई गई रकम
measure-supposed-lost = उस रकम का नुकसान
measure-supposed-left = उस रकम में से बचा हिस्सा
measure-mix-median = महँगाई घटाकर मिश्रण का मध्यिका वार्षिक रिटर्न
measure-other-mix-median = दूसरे मिश्रण के लिए वही
measure-other-mix-loss = दूसरे मिश्रण की नुकसान वाली पिछली अवधियाँ
measure-other-mix-fall = दूसरे मिश्रण की सबसे गहरी गिरावट

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name } की प्रति शेयर आय एक वर्ष में { $size } घटी
       *[up] { $name } की प्रति शेयर आय एक वर्ष में { $size } बढ़ी
    }{ $more ->
        [yes] , अब { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = अगली वार्षिक रिपोर्ट में प्रति शेयर आय उलटी दिशा में जाती दिखती है।
claim-tax-credit =
    कर-पूर्व लाभ के { $tax_credit } के बराबर कर छूट ने { $name } का शुद्ध लाभ बढ़ाया{ $more ->
        [yes] ; शुद्ध मार्जिन परिचालन मार्जिन से { $net_above_operating } ऊपर था
       *[no] { "" }
    }
wrong-tax-credit = कर छूट हर साल मिलती है, या उसके बिना भी लाभ बना रहता है।
claim-other-income = { $name } का शुद्ध मार्जिन परिचालन मार्जिन से { $net_above_operating } ऊपर था: ब्याज, बिक्री से हुए लाभ या एकबारगी मदों ने लाभ बढ़ाया
wrong-other-income = अतिरिक्त आय हर साल मिलती है।
claim-doubted = { $text }; { $doubt }।
doubt-equity-to-assets = पर इससे कम पता चलता है, क्योंकि इक्विटी कुल संपत्ति की केवल { $value } है
doubt-capital-to-assets = पर इससे कम पता चलता है, क्योंकि लगी पूँजी कुल संपत्ति की केवल { $value } है
doubt-buybacks-5y-to-equity = पर इससे कम पता चलता है, क्योंकि पाँच साल में वापस खरीदे गए शेयरों की लागत बची हुई इक्विटी की { $value } गुना है
doubt-tax-credit = इसमें कर-पूर्व लाभ के { $value } के बराबर कर छूट का हाथ है
doubt-net-above-operating = इसमें कारोबार के बाहर की आय का हाथ है: शुद्ध मार्जिन परिचालन मार्जिन से { $value } ऊपर है
doubt-eps-growth-5y = पर पाँच साल में प्रति शेयर आय { $size } घटी
doubt-fcf-margin = पर इससे कम पता चलता है, क्योंकि मुक्त नकदी प्रवाह बिक्री का केवल { $value } था
doubt-eps-growth-1y = पर इससे कम पता चलता है, क्योंकि पिछले एक वर्ष में प्रति शेयर आय { $size } घटी
claim-implied-growth =
    1871 से अमेरिकी शेयरों जितना रिटर्न देने के लिए { $name } का मुनाफ़ा महँगाई घटाकर { $implied_growth_way ->
        [down] कभी { $implied_growth_size } से तेज़ नहीं घटना चाहिए
       *[up] हमेशा { $implied_growth_size } की दर से बढ़ना चाहिए
    }{ $more ->
        [yes] ; पाँच साल में प्रति शेयर आय { $eps_growth_5y_size } { $eps_growth_5y_way ->
            [down] घटी
           *[up] बढ़ी
        }
       *[no] { "" }
    }
wrong-implied-growth = मुनाफ़ा इससे तेज़ बढ़ता है, या कम रिटर्न सभी शेयरों के लिए सामान्य हो जाता है।
measure-equity-to-assets = संपत्ति में इक्विटी का हिस्सा
measure-capital-to-assets = संपत्ति में लगी पूँजी का हिस्सा
measure-buybacks-5y-to-equity = पाँच साल की शेयर पुनर्खरीद, इक्विटी के गुणज में
measure-tax-credit = कर-पूर्व लाभ की तुलना में कर छूट
measure-net-above-operating = परिचालन मार्जिन से ऊपर शुद्ध मार्जिन
measure-implied-growth = मूल्य में मानकर चली गई मुनाफ़े की वृद्धि

## How the confidence came about.

confidence-kind-accounts = वित्तीय विवरण
confidence-kind-valuation = मूल्यांकन
confidence-kind-prices = कीमतें
confidence-kind-risk = जोखिम
confidence-kind-portfolio = निवेशों का मिश्रण
confidence-kind-economy = अर्थव्यवस्था
confidence-readings =
    { $name }: { $readings ->
        [one] एक में से { $agreeing } मुख्य आँकड़ा नतीजे की ही दिशा में है
       *[other] { $readings } में से { $agreeing } मुख्य आँकड़े नतीजे की ही दिशा में हैं
    }। { $dates ->
        [one] आँकड़ों की तारीख: { $to }।
       *[several] आँकड़ों की तारीखें: { $from } से { $to }।
    }
confidence-facts =
    { $name }: { $readings ->
        [one] एक मुख्य आँकड़ा
       *[other] { $readings } मुख्य आँकड़े
    }। { $dates ->
        [one] आँकड़ों की तारीख: { $to }।
       *[several] आँकड़ों की तारीखें: { $from } से { $to }।
    }
confidence-missing = { $name }: कोई आँकड़ा नहीं है।

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = खोजा गया भाव या दर
measure-looked-change = खोजा गया बदलाव
measure-looked-ratio = खोजा गया अनुपात
lookup-consumer-prices = अमेरिकी उपभोक्ता कीमतें
lookup-price-ounce = { $name } (प्रति औंस)
lookup-price-gram = { $name } (प्रति ग्राम)
lookup-price-now =
    { $name }: { $date } को { $price }, एक साल पहले ({ $then }) से { $way ->
        [down] { $size } कम
       *[other] { $size } ज़्यादा
    }।
lookup-price-at = { $name }: { $date } को { $price }।
lookup-price-near = हमारे पास उस दिन ({ $asked }) का { $name } का भाव नहीं है; सबसे नज़दीकी भाव { $price } है ({ $date })।
lookup-price-range = { $name } ({ $time }): { $low } से { $high } के बीच; आखिरी भाव { $last } ({ $date })।
lookup-price-change =
    { $name }: { $from } से { $to } तक { $size } { $way ->
        [down] की गिरावट
       *[other] की बढ़त
    }, { $start } से { $end }।
lookup-price-return =
    { $name } का शेयर: { $from } से { $to } तक { $size } { $way ->
        [down] का नुकसान
       *[other] की बढ़त
    }, विभाजन और लाभांश जोड़कर।
lookup-price-top =
    { $name }: हमारे आँकड़ों में { $from } से { $to } तक का { $kind ->
        [low] सबसे कम
       *[other] सबसे ऊँचा
    } भाव { $top } था, { $date } को।
lookup-price-off = { $name }: { $now_date } को { $price }, हमारे आँकड़ों के सबसे ऊँचे भाव { $top } ({ $date }) से { $size } नीचे।
lookup-price-level = { $name }: { $date } को { $price }, { $from } से हमारे आँकड़ों के { $share } दिनों से ऊँचा; मध्य दर { $median } है।
lookup-price-average = { $name }: { $from } से { $to } तक औसत { $average }।
lookup-price-convert = { $date } की दर पर { $sum } = { $result }; यह बिना शुल्क की गणना है।
lookup-price-ratio = प्रति औंस भाव का अनुपात ({ $name } / { $other }): { $date } को { $ratio }, एक साल पहले { $then }।
lookup-price-correlation = मासिक बदलावों का सहसंबंध ({ $name }, { $other }): { $value } ({ $from } से { $to }); 1 मतलब हमेशा साथ, 0 मतलब कोई संबंध नहीं।
lookup-price-month =
    { $name } का { $kind ->
        [worst] सबसे खराब
       *[other] सबसे अच्छा
    } महीना: { $from } से { $to }, { $way ->
        [down] { $size } की गिरावट
       *[other] { $size } की बढ़त
    }।
lookup-price-fall = { $name }: उस समय की सबसे गहरी गिरावट { $size }, { $from } से { $to } तक।
lookup-price-swings = एक साल में भाव का उतार-चढ़ाव ({ $from } से { $to }): { $list }।
lookup-price-back = { $name } का शेयर { $date } को { $from } के शिखर पर लौटा, विभाजन और लाभांश जोड़कर।
lookup-price-not-back =
    { $name } का शेयर { $to } (हमारे भावों का अंत) तक { $from } के शिखर पर नहीं लौटा: { $way ->
        [down] { $size } नीचे
       *[other] { $size } ऊपर
    }, विभाजन और लाभांश जोड़कर।
lookup-price-ranked =
    { $from } से { $to } तक { $kind ->
        [low] सबसे कमज़ोर
       *[other] सबसे मज़बूत
    }: { $first }; फिर { $list }।
lookup-price-item =
    { $name } ({ $way ->
        [down] गिरावट { $size }
       *[other] बढ़त { $size }
    })
lookup-price-sum = { $name }: { $from } के { $sum } { $to } को { $became } हो गए, विभाजन और लाभांश जोड़कर।
lookup-price-rate = { $name }: { $from } से { $to } तक औसतन { $rate }, विभाजन और लाभांश जोड़कर।
lookup-price-data = { $name } के हमारे भाव { $from } से { $to } तक हैं।
lookup-price-missing = आपके पूछे समय का { $name } का भाव हमारे पास नहीं है: हमारे भाव { $from } से { $to } तक हैं।
lookup-price-none = इस मुद्रा की विनिमय दरें हमारे पास नहीं हैं: { $name }।
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] उपभोक्ता कीमतें
        [core] खाद्य और ऊर्जा के बिना उपभोक्ता कीमतें
        [food] खाद्य की उपभोक्ता कीमतें
        [energy] ऊर्जा की उपभोक्ता कीमतें
        [shelter] आवास की उपभोक्ता कीमतें
        [medical] चिकित्सा की उपभोक्ता कीमतें
        [pce] व्यक्तिगत उपभोग की कीमतें (PCE)
        [ppi] तैयार माल की उत्पादक कीमतें
        [policy-rate] नीतिगत दर (फ़ेडरल फ़ंड्स)
        [m1] एक महीने का ट्रेज़री प्रतिफल
        [b3] तीन महीने के ट्रेज़री बिल का प्रतिफल
        [b6] छह महीने के ट्रेज़री बिल का प्रतिफल
        [y1] एक साल का ट्रेज़री प्रतिफल
        [y2] दो साल का ट्रेज़री प्रतिफल
        [y3] तीन साल का ट्रेज़री प्रतिफल
        [y5] पाँच साल का ट्रेज़री प्रतिफल
        [y7] सात साल का ट्रेज़री प्रतिफल
        [y10] दस साल का ट्रेज़री प्रतिफल
        [y20] बीस साल का ट्रेज़री प्रतिफल
        [y30] तीस साल का ट्रेज़री प्रतिफल
        [curve-2y] दस साल का प्रतिफल घटा दो साल का प्रतिफल
        [curve-3m] दस साल का प्रतिफल घटा तीन महीने का प्रतिफल
        [paper] तीन महीने के कमर्शियल पेपर की दर
        [unemployment] बेरोज़गारी दर
        [payrolls] कृषि के बाहर की नौकरियाँ
        [employed] काम करने वाले लोग
        [labor] श्रम बल
        [factory-jobs] विनिर्माण की नौकरियाँ
        [claims] प्रति सप्ताह बेरोज़गारी भत्ते के नए दावे
        [long-unemployed] 27 सप्ताह या अधिक से बेरोज़गार लोग
        [unemployed-weeks] सप्ताहों में बेरोज़गारी की औसत अवधि
        [hours] विनिर्माण में साप्ताहिक काम के घंटे
        [wages] वस्तु क्षेत्र में प्रति घंटा वेतन
        [capacity] विनिर्माण में क्षमता उपयोग
        [permits] वार्षिक दर पर निर्माण परमिट
        [starts] वार्षिक दर पर शुरू हुए मकान
        [production] औद्योगिक उत्पादन
        [retail] खुदरा और खान-पान की बिक्री
        [real-sales] विनिर्माण और व्यापार की वास्तविक बिक्री
        [orders] टिकाऊ वस्तुओं के ऑर्डर
        [inventories] विनिर्माण और व्यापार का भंडार
        [income] वास्तविक व्यक्तिगत आय
        [consumption] वास्तविक व्यक्तिगत उपभोग
        [gdp] वास्तविक सकल घरेलू उत्पाद
        [money-m1] मुद्रा आपूर्ति M1
        [m2] मुद्रा आपूर्ति M2
        [reserves] बैंकों का आरक्षित धन
        [loans] कंपनियों को बैंक ऋण
        [real-estate-loans] बैंकों के अचल संपत्ति ऋण
        [consumer-credit] सीमित अवधि का उपभोक्ता ऋण
        [oil] कच्चा तेल (WTI), प्रति बैरल कीमत
       *[dollar] व्यापारिक साझेदारों के मुकाबले डॉलर सूचकांक
    }
lookup-economy-up = { $size } की बढ़त
lookup-economy-down = { $size } की गिरावट
lookup-economy-same = कोई बदलाव नहीं
lookup-economy-now = अमेरिका, { $name }: { $value } ({ $date }); एक साल में { $change }, पहले { $before }।
lookup-economy-now-alone = अमेरिका, { $name }: { $value } ({ $date })।
lookup-economy-now-growth = अमेरिका, { $name }: बारह महीनों में { $change } ({ $date }); एक साल पहले दर { $before } थी।
lookup-economy-growth-alone = अमेरिका, { $name }: बारह महीनों में { $change } ({ $date })।
lookup-economy-month = पिछले महीने के मुकाबले: { $change }।
lookup-economy-values = अमेरिका, { $name } – { $list }।
lookup-economy-yearly-values = अमेरिका, { $name }, इस समय में बदलाव – { $list }।
lookup-economy-newest = सबसे नया मान: { $value } ({ $date })।
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: औसतन { $mean }, सबसे कम { $low } ({ $low_date }), सबसे अधिक { $high } ({ $high_date }); साल में { $change }, अंत में { $end }
lookup-economy-item-end = { $when }: अंत में { $end }, साल में { $change }
lookup-economy-item-until = { $year } ({ $date } तक)
lookup-economy-join = { $left }; { $right }
lookup-economy-since = अमेरिका, { $name }: { $change }, { $start } ({ $start_date }) से { $value } ({ $date })।
lookup-economy-since-growth = अमेरिका, { $name }, { $start_date } से { $date } तक: कुल { $change }।
lookup-economy-yearly = सालाना दर के रूप में: { $yearly }।
lookup-economy-was-lower = शुरू में वे अंत से { $then } कम थीं।
lookup-economy-was-higher = शुरू में वे अंत से { $then } अधिक थीं।
lookup-economy-high = अमेरिका, { $name } ({ $from } – { $to }): सबसे ऊँचा मान { $value } ({ $date })।
lookup-economy-low = अमेरिका, { $name } ({ $from } – { $to }): सबसे निचला मान { $value } ({ $date })।
lookup-economy-distance = तब से: { $change }, अब { $newest } ({ $newest_date })।
lookup-economy-inverted = अमेरिका, { $name }: पिछली बार शून्य से नीचे { $date } के अंत में, { $value } पर; सबसे नया मान: { $newest } ({ $newest_date })।
lookup-economy-worth = अमेरिकी उपभोक्ता कीमतें, { $from } से { $to } तक: { $change }। तब जिसकी कीमत { $sum } थी, अब वह लगभग { $sum_now } है, और अब { $sum } में वह मिलता है जो तब { $sum_then } में मिलता था।
lookup-economy-uncovered = अमेरिका, { $name }: हमारे आँकड़े { $from } से { $to } तक के हैं और आपके प्रश्न के पूरे समय के नहीं हैं।
lookup-economy-no-ecb = हमारे पास यूरोपीय केंद्रीय बैंक की नीतिगत दर नहीं है: हमारी नीतिगत दर अमेरिका की है।
lookup-economy-no-policy-rate = हमारे पास आपके बताए देश की नीतिगत दर या अन्य ब्याज दरें नहीं हैं: हमारी दरें अमेरिका की हैं।
lookup-economy-no-country = हमारे पास आपके बताए देश की अर्थव्यवस्था के आँकड़े नहीं हैं: हमारे आँकड़े अमेरिका के हैं।
lookup-economy-no-mortgage = हमारे पास गृह ऋण की दरें नहीं हैं। अक्सर उनकी तुलना दस साल के अमेरिकी सरकारी बॉन्ड के प्रतिफल से होती है।
lookup-economy-no-recessions = हमारे पास मंदियों की सूची नहीं है, इसलिए हम नहीं बता सकते कि वे कब थीं। हमारे पास अमेरिका की बेरोज़गारी, उत्पादन और प्रतिफल वक्र है।
lookup-economy-yes = हाँ।
lookup-economy-no = नहीं।
lookup-economy-sahm-warns = हाँ, साह्म नियम मंदी की चेतावनी देता है: अमेरिका की तीन महीनों की औसत बेरोज़गारी पिछले साल के निचले स्तर से { $sahm } ऊपर थी ({ $date }), और नियम आधे अंक से चेतावनी देता है।
lookup-economy-sahm-quiet = नहीं, साह्म नियम मंदी की चेतावनी नहीं देता: अमेरिका की तीन महीनों की औसत बेरोज़गारी और पिछले साल के निचले स्तर का अंतर { $sahm } था ({ $date }), और नियम आधे अंक से चेतावनी देता है।
lookup-economy-after-inversion = जिन महीनों में दस साल के अमेरिकी बॉन्ड ने तीन महीने के बिल से कम दिया, उनमें से { $share } के अठारह महीने बाद बेरोज़गारी कम से कम आधा अंक अधिक थी; सभी महीनों में यह { $any } था।
lookup-economy-deposit-us = { $rate } की दर से अमेरिका की { $inflation } महँगाई घटाने पर कर से पहले साल में लगभग { $real } बचता है। अन्य देशों की महँगाई हमारे आँकड़ों में नहीं है।
lookup-economy-deposit = { $rate } की दर से { $inflation } महँगाई घटाने पर कर से पहले साल में लगभग { $real } बचता है।
lookup-economy-not-covered = { $when } के बारे में हमारे आँकड़े कुछ नहीं बताते।
lookup-economy-item-average = { $when }: औसतन { $value }
measure-economy-value = श्रृंखला का मान
measure-economy-before = एक साल पहले का मान
measure-economy-change = श्रृंखला का बदलाव
measure-economy-change-1m = एक महीने का बदलाव
measure-economy-mean = इस समय का औसत
measure-economy-high = सबसे ऊँचा मान
measure-economy-low = सबसे निचला मान
measure-economy-end = अंत का मान
measure-economy-start = शुरू का मान
measure-economy-yearly = सालाना दर से बदलाव
measure-economy-then = शुरू की अंत से तुलना
measure-economy-sum = आपकी बताई राशि
measure-economy-sum-now = अब इसकी कीमत
measure-economy-sum-then = तब इससे क्या मिलता था
measure-economy-rate = आपकी बताई दर
measure-economy-inflation = साथ की महँगाई
measure-economy-real = महँगाई के बाद की दर
## Subjects without data: what is missing, and what can be told.

outside-tax = हमारे पास करों का डेटा नहीं है: दरें और नियम देश और आपकी स्थिति पर निर्भर हैं। हम दिखा सकते हैं कि कर से पहले किसी निवेश ने कितना दिया।
outside-start = खाता खोलना और शुरुआत करना हमारे दायरे में नहीं है; यह बैंक या ब्रोकर और देश पर निर्भर है। हम दिखा सकते हैं कि अमेरिकी शेयरों में मासिक बचत या एकमुश्त रक़म का पहले क्या हुआ: रक़म और साल लिखें।
outside-account = हमारे पास ब्रोकरों और उनके नियमों का डेटा नहीं है: खाता खोलना, ऑर्डर देना या शेयर उधार देना ब्रोकर और क़ानून पर निर्भर है। हम निवेशों के वित्तीय विवरण, क़ीमतें और पिछले प्रतिफल दिखा सकते हैं।
outside-bank = हमारे पास बैंकों और ब्रोकरों की सुरक्षा या जमा बीमा का डेटा नहीं है; इसकी सीमा हर देश का क़ानून तय करता है। हम दिखा सकते हैं कि अमेरिकी ट्रेज़री बिल कितना देते हैं।
outside-property = हमारे पास मकानों की क़ीमतों, किराए या संपत्ति के प्रतिफल का डेटा नहीं है, इसलिए हम उनकी तुलना किसी से नहीं कर सकते। हम दिखा सकते हैं कि अमेरिकी शेयरों और बॉन्डों ने कितना दिया।
outside-insurance = हमारे पास बीमा और एन्युटी का डेटा नहीं है: उनका ख़र्च और भुगतान हर अनुबंध में लिखा होता है। हम दिखा सकते हैं कि अमेरिकी शेयरों और बॉन्डों से निकासी पहले कितने समय चली।
outside-analysts = हमारे पास विश्लेषकों की राय या लक्ष्य मूल्य नहीं हैं। हम दिखा सकते हैं कि कंपनी ने क्या बताया।
outside-events = हमारे पास ख़बरों, राजनीति और चुनाव, युद्ध या हाविंग जैसी घटनाओं का डेटा नहीं है, इसलिए हम नहीं कह सकते कि वे क़ीमतों पर क्या असर डालती हैं। हम दिखा सकते हैं कि अमेरिकी शेयर पहले कितनी बार और कितना गिरे।
outside-sectors = हमारे पास क्षेत्रों, उद्योगों या छोटी कंपनियों जैसे शेयर समूहों के प्रतिफल नहीं हैं, इसलिए हम उन्हें आँक या क्रम नहीं दे सकते। हम कुल अमेरिकी शेयर और अलग-अलग कंपनियों के वित्तीय विवरण दिखा सकते हैं।
outside-elsewhere = हमारे पास दूसरे देशों और क्षेत्रों के शेयर बाज़ारों, बॉन्डों और फ़ंडों का डेटा नहीं है। हम अमेरिका का डेटा दिखा सकते हैं।
outside-bonds = हमारे पास अलग-अलग बॉन्डों, बचत बॉन्डों या महँगाई से जुड़े बॉन्डों का डेटा नहीं है। हम अमेरिकी सरकारी बॉन्डों का प्रतिफल और अमेरिकी महँगाई दिखा सकते हैं।
outside-private = हमारे पास उन कंपनियों का डेटा नहीं है जिनके शेयर बाज़ार में नहीं बिकते, यानी न उनके वित्तीय विवरण हैं न क़ीमतें। हम दिखा सकते हैं कि सूचीबद्ध कंपनियों ने क्या बताया।
outside-trading = हमारे पास डे ट्रेडिंग और दूसरी छोटी अवधि की ट्रेडिंग के नतीजों का डेटा नहीं है। हम दिखा सकते हैं कि अमेरिकी शेयरों ने एक साल में और लंबे समय में कितनी बार नुकसान दिया।
outside-estate = हमारे पास विरासत और उसके क़ानून का डेटा नहीं है, इसलिए हम नहीं कह सकते कि पहले क्या करें। हम दिखा सकते हैं कि पोर्टफोलियो कितना जोखिम भरा है: उसके हिस्से और उनका अनुपात लिखें।
outside-fund-types = दोनों में से कौन-सा ठीक है, यह मुख्यतः करों पर निर्भर है, जिनका डेटा हमारे पास नहीं है।
first-no-figures = हमारे पास इस सवाल का जवाब देने वाले आँकड़े नहीं हैं। हमारे पास कंपनियों के वित्तीय विवरण, धातुओं, क्रिप्टोकरेंसी और मुद्राओं की क़ीमतें, अमेरिकी ब्याज दरें और आर्थिक आँकड़े, और अमेरिकी शेयरों और बॉन्डों का इतिहास है।
first-us-only = पूरे बाज़ारों और अर्थव्यवस्थाओं के आँकड़े हमारे पास सिर्फ़ अमेरिका के हैं।
quoted-question = “{ $text }”
coin-btc = बिटकॉइन
coin-eth = इथेरियम
# Figures of accounts that are looked up
acc-value =
    { $name } का आँकड़ा { $at ->
        [day] { $date } को
       *[year] { $date } को समाप्त वित्त वर्ष में
    } यह रहा: { $measure }, { $value }।
acc-other-day = { $date } को: { $value }।
acc-series = { $name }, हर वित्त वर्ष का आँकड़ा ({ $measure }), साथ में वह महीना जिसमें वर्ष समाप्त हुआ: { $items }।
acc-series-item = { $date }: { $value }
acc-change =
    { $name }, { $measure }: { $way ->
        [up] { $change } की बढ़त
        [down] { $change } की गिरावट
       *[level] कोई बदलाव नहीं
    }, { $then } ({ $from } को समाप्त वित्त वर्ष) से { $now } ({ $date } को समाप्त वित्त वर्ष)।
acc-rate = सालाना दर के रूप में यह { $rate } है।
acc-moved =
    { $way ->
        [up] यह { $change } की बढ़त है।
        [down] यह { $change } की गिरावट है।
       *[level] कोई बदलाव नहीं हुआ।
    }
acc-faster =
    { $name } में { $way ->
        [down] ज़्यादा गिरावट इसमें आई
       *[up] ज़्यादा तेज़ बढ़त इसमें हुई
    }: { $measure }, { $change }; दूसरा ({ $other }) { $other_change }; { $from } को समाप्त वित्त वर्ष से { $date } को समाप्त वित्त वर्ष तक।
acc-cover =
    { $verdict ->
        [yes] हाँ, { $name } में यह पूरा हो रहा था
        [no] नहीं, { $name } में यह पूरा नहीं हो रहा था
       *[some] { $name } में यह केवल कुछ वर्षों में पूरा हो रहा था
    } ({ $measure }; { $other }), वित्त वर्ष समाप्त होने के महीने के अनुसार: { $items }।
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } ने पिछले वर्ष की तुलना में कटौती की ({ $measure }), इस तारीख़ को समाप्त वित्त वर्ष में: { $items }।
        [raised] { $name } ने हर वित्त वर्ष में बढ़ोतरी की ({ $measure }), { $from } को समाप्त वर्ष ({ $then }) से { $date } को समाप्त वर्ष ({ $now }) तक।
       *[kept] { $name } ने किसी वित्त वर्ष में कटौती नहीं की ({ $measure }), { $from } को समाप्त वर्ष ({ $then }) से { $date } को समाप्त वर्ष ({ $now }) तक।
    }
acc-cut-item = { $date } ({ $then } से { $now })
acc-streak =
    { $kind ->
        [loss] { $name } को लगातार { $count } घाटा हुआ
        [profit] { $name } को लगातार { $count } लाभ हुआ ({ $measure })
        [rise] { $name } में लगातार { $count } बढ़त हुई ({ $measure })
       *[fall] { $name } में लगातार { $count } गिरावट हुई ({ $measure })
    }, { $from } को समाप्त वित्त वर्ष से { $date } को समाप्त वित्त वर्ष तक।
acc-last = रुकावट से पहले जिस आख़िरी वित्त वर्ष में { $name } के खातों में यह मद ({ $measure }) है, वह { $date } को समाप्त हुआ, राशि { $value }; अगले वर्ष में यह नहीं है।
acc-peak =
    { $is_now ->
        [yes] { $name } में यह आँकड़ा ({ $measure }) हमारे खातों में { $date } को समाप्त वित्त वर्ष से ऊँचा कभी नहीं रहा: { $now }।
       *[no] { $name }, { $measure }: शिखर से { $fall } की गिरावट, { $peak } ({ $peak_date } को समाप्त वित्त वर्ष) से { $now } ({ $date } को समाप्त वित्त वर्ष)।
    }
acc-total = { $name }, { $measure }: { $from } को समाप्त वित्त वर्ष से { $date } को समाप्त वित्त वर्ष तक कुल { $value }।
acc-rank =
    { $way ->
        [low] सबसे कम आँकड़ा { $name } का है ({ $measure })। सबसे कम से सबसे ज़्यादा
       *[high] सबसे ज़्यादा आँकड़ा { $name } का है ({ $measure })। सबसे ज़्यादा से सबसे कम
    }, वित्त वर्ष की समाप्ति के साथ: { $items }।
acc-rank-growth =
    { $way ->
        [low] सबसे धीमी बढ़त { $name } की है ({ $measure })। सबसे धीमी से सबसे तेज़
       *[high] सबसे तेज़ बढ़त { $name } की है ({ $measure })। सबसे तेज़ से सबसे धीमी
    }, { $from } को समाप्त या उसके निकटतम वित्त वर्ष से: { $items }।
acc-losses = जिन कंपनियों के खाते हमारे पास हैं, उनमें से इन्हें सबसे नए वित्त वर्ष में घाटा हुआ: { $items }।
acc-lacking = { $names } के हमारे खातों में यह आँकड़ा नहीं है: { $measure }।
acc-no-accounts = { $names } के खाते हमारे पास नहीं हैं।
acc-no-year = { $years } के लिए { $name } के हमारे खातों में यह आँकड़ा नहीं है: { $measure }।
acc-uncounted = आपने जो पूछा वह हमारे डेटा में नहीं है: { $name } के खाते पूरी कंपनी की राशियाँ देते हैं, सदस्यों, ग्राहकों, कर्मचारियों या उत्पादों की संख्या और कारोबार के हिस्से नहीं।
acc-shares-bought = { $name } के हमारे खाते यह नहीं बताते कि कितने शेयर वापस ख़रीदे गए, केवल यह कि उन पर कितना ख़र्च हुआ।
acc-no-why = खाते राशियाँ दिखाते हैं, कारण नहीं बताते।
acc-companies = हमारे पास इन कंपनियों के वार्षिक खाते हैं: { $names }।
acc-coverage = { $name } के { $from } को समाप्त वित्त वर्ष से { $date } को समाप्त वित्त वर्ष तक के वार्षिक खाते हमारे पास हैं: बिक्री, लाभ, मार्जिन, नकदी प्रवाह, कर्ज़, नकदी, लाभांश, शेयर वापसी और शेयरों की संख्या।
measure-assets = कुल परिसंपत्तियाँ
measure-capex = पूंजीगत व्यय
measure-dividend-payout = शुद्ध लाभ में लाभांश का हिस्सा
measure-eps-basic = प्रति शेयर मूल आय
measure-equity = इक्विटी
measure-goodwill = गुडविल
measure-gross-profit = सकल लाभ
measure-interest-expense = ब्याज व्यय
measure-inventory = माल का भंडार
measure-net-debt = शुद्ध कर्ज़
measure-operating-cash-flow = परिचालन नकदी प्रवाह
measure-operating-income = परिचालन लाभ
measure-paid-out = लाभांश और शेयर वापसी साथ में
measure-research = अनुसंधान और विकास पर ख़र्च
measure-sales-per-share = प्रति शेयर बिक्री
measure-shares-outstanding = बकाया शेयर
measure-tax-rate = प्रभावी कर दर
measure-lookup-change = बदलाव
measure-lookup-rate = सालाना बदलाव
measure-lookup-total = कुल योग
measure-lookup-cut = लाभांश में कटौती
measure-lookup-raised = लगातार बढ़त के वर्ष
measure-lookup-streak = लगातार वर्ष
# The history of the US market, looked up, and what is said before any view.
lookup-margin = पहले जोखिम: उधार के पैसे से गिरावट का नुकसान गिरावट से भी बड़ा होता है, और उधार देने वाला भाव सँभलने से पहले ही पैसा वापस माँग सकता है। अमेरिकी शेयरों के भाव एक बार { $fall } गिरे थे ({ $from } से { $to }); अगर आधा पैसा उधार का हो, तो आधी गिरावट आपका सारा पैसा ले जाती है।
lookup-short = हाँ। शेयर शॉर्ट करने वाला लगाए हुए पैसे से ज़्यादा खो सकता है: भाव के साथ नुकसान बढ़ता है, और भाव की कोई ऊपरी सीमा नहीं होती। पूरे अमेरिकी शेयर बाज़ार ने भी एक बार बारह महीनों में { $best } का लाभ दिया था ({ $from } से { $to })।
lookup-weight = आपके पैसे का { $weight } एक ही जगह ({ $name }) होना अपने आप में जोखिम है: वहाँ आधी गिरावट आपकी कुल पूँजी का { $loss } ले जाएगी।
lookup-weight-company = पूरे अमेरिकी शेयर बाज़ार में सबसे बुरी गिरावट { $fall } थी ({ $from } से { $to }, महँगाई घटाकर), और वह उबर गया। एक अकेली कंपनी इससे ज़्यादा गिर सकती है और शायद कभी न उबरे।
lookup-single-stocks = दोनों में इंडेक्स फंड अधिक सुरक्षित है: इसमें कम लागत पर सैकड़ों कंपनियाँ होती हैं, और उनमें से एक डूब भी जाए तो नुकसान कम होता है।
lookup-one-company = एक ही कंपनी
lookup-fee = { $fee } की फीस { $years } में अंतिम रकम का { $taken } ले जाती है, उससे पहले रिटर्न चाहे जो हो। तुलना के लिए: अमेरिकी शेयरों ने 1871 से महँगाई घटाकर औसतन { $average } दिया, फीस से पहले।
lookup-bills = तीन महीने के अमेरिकी ट्रेज़री बिल ने { $bills } दिया ({ $date }), यानी { $real_way ->
        [down] महँगाई से { $real } कम
       *[up] महँगाई से { $real } ज़्यादा
    }।
lookup-loan = कर्ज़ की ब्याज दर से फैसला होता है, और सवाल में वह नहीं है: जो पहले चुकाया जाए, उसका ब्याज पक्के तौर पर बचता है। अमेरिकी शेयरों ने 1871 से महँगाई घटाकर औसतन { $average } दिया, पर सबसे बुरे समय में { $fall } गिरे।
lookup-name-cape = अमेरिकी शेयरों का CAPE (भाव और दस साल के औसत मुनाफ़े का अनुपात)
lookup-name-pe = अमेरिकी शेयरों के भाव और एक साल के मुनाफ़े का अनुपात
lookup-name-yield = अमेरिकी शेयरों की डिविडेंड यील्ड
lookup-name-price = S&P कंपोज़िट सूचकांक (महीने का औसत)
lookup-value = { $date }: { $name } { $value } था।
lookup-range = { $since } से { $name }: सबसे ऊँचा { $high } ({ $high_date }), सबसे नीचा { $low } ({ $low_date })। सभी महीनों की माध्यिका { $median } है।
lookup-after-cape = CAPE कम से कम { $bound } वाले महीनों के बाद के दस सालों में अमेरिकी शेयरों में महँगाई घटाकर { $median_way ->
        [down] { $median } का नुकसान
       *[up] { $median } का लाभ
    } हुआ (1881 से माध्यिका), और ऐसी { $gained } अवधियों में लाभ हुआ।
lookup-premium = मुनाफ़े के हिसाब से अमेरिकी शेयर दस साल के अमेरिकी सरकारी बॉन्ड से { $premium_way ->
        [down] { $premium } कम
       *[up] { $premium } ज़्यादा
    } देने का वादा करते थे ({ $date }): यह दस साल के औसत पर मुनाफ़े और भाव का अनुपात (CAPE का उलटा) है, जिसमें से महँगाई घटाकर बॉन्ड की यील्ड घटाई गई है।
lookup-fall = { $deepest ->
        [yes] 1871 से सबसे गहरी गिरावट ({ $name }) { $fall } थी
       *[no] गिरावट ({ $name }) { $fall } थी
    }: { $from } से { $to }, लाभांश और ब्याज जोड़कर और महँगाई घटाकर।
lookup-recovered = ऊँचाई से फिर उसी ऊँचाई तक पहुँचने में { $recovery } लगे ({ $to })।
lookup-not-recovered = हमारे आँकड़े उस ऊँचाई पर लौटने से पहले खत्म होते हैं।
lookup-fall-prices = केवल भाव, लाभांश के बिना और महँगाई घटाए बिना, { $fall } गिरे ({ $from } से { $to }; महीने के औसत)।
lookup-below-high = { $date }: अमेरिकी शेयरों के भाव अपनी पिछली ऊँचाई से { $fall } नीचे थे (महीने के औसत)।
lookup-extremes = { $since } से ({ $name }): { $span ->
        [month] सबसे बुरा महीना
        [decade] सबसे बुरे दस साल
       *[year] सबसे बुरा कैलेंडर वर्ष
    } – महँगाई घटाकर { $worst_way ->
        [up] { $worst } का लाभ
       *[down] { $worst } का नुकसान
    } ({ $from } से { $to }), और सबसे अच्छे समय में { $best_way ->
        [down] { $best } का नुकसान
       *[up] { $best } का लाभ
    } ({ $best_from } से { $best_to })। भाव महीने के औसत हैं।
lookup-average = { $name }: 1871 से महँगाई घटाकर औसतन { $mean }, लाभांश और ब्याज जोड़कर। { $years } की अवधियों में माध्यिका { $median_way ->
        [down] { $median } का नुकसान
       *[up] { $median } का लाभ
    } रही, और { $lost } अवधियाँ नुकसान में खत्म हुईं।
lookup-losses = { $name }: 1871 से { $years } की सभी अवधियों में से { $lost } में महँगाई घटाकर नुकसान हुआ। सबसे बुरी अवधि में { $worst_way ->
        [up] { $worst } का लाभ
       *[down] { $worst } का नुकसान
    } हुआ ({ $from } से { $to })।
lookup-bears-often = 1871 से अमेरिकी शेयर { $count } बार कम से कम पाँचवाँ हिस्सा गिरे, औसतन { $every } के अंतर पर (केवल भाव, महीने के औसत)।
lookup-bears = 1871 से अमेरिकी शेयरों में कम से कम पाँचवें हिस्से की गिरावटें ऊँचाई से निचले स्तर तक औसतन { $length } चलीं, और ऊँचाई पर लौटने में औसतन { $recovery } लगे (केवल भाव, महीने के औसत)।
lookup-season = { $name }: 1871 से भाव में औसतन { $mean_way ->
        [down] महीने में { $mean } की गिरावट
       *[up] महीने में { $mean } की बढ़त
    }, जबकि सभी महीनों में { $all_way ->
        [down] { $all } की गिरावट
       *[up] { $all } की बढ़त
    } (महीने के औसत भाव)।
lookup-summer = मई से अक्टूबर
lookup-swings = 1871 से अमेरिकी शेयरों के भाव में { $swings } का उतार-चढ़ाव रहा (महीने के औसतों का मानक विचलन; रोज़ के भावों में यह ज़्यादा होता है)।
lookup-saved = हर महीने जमा किए गए कुल { $paid } { $to } तक करीब { $sum } हो गए, लाभांश जोड़कर और महँगाई घटाए बिना। उन सालों में अमेरिकी शेयरों ने महँगाई घटाकर { $return } दिया।
lookup-years-up = { $since } से अब तक के { $count } कैलेंडर वर्षों में से { $up } में अमेरिकी शेयरों में लाभ हुआ, लाभांश जोड़कर और महँगाई घटाकर; कुल वर्षों में से { $lost } नुकसान में खत्म हुए। माध्यिका { $median_way ->
        [down] { $median } का नुकसान
       *[up] { $median } का लाभ
    } रही।
lookup-losing-years = { $since } से अब तक, महँगाई घटाकर और लाभांश जोड़कर, { $runs } बार ऐसा हुआ कि अमेरिकी शेयरों में लगातार कम से कम { $run } कैलेंडर वर्ष नुकसान रहा। ऐसा सबसे लंबा सिलसिला { $longest } का था।
lookup-when =
    जिन कैलेंडर वर्षों में { $condition ->
        [cut] अमेरिकी नीतिगत ब्याज दर कम से कम आधा प्रतिशत अंक घटी
        [rise] अमेरिकी नीतिगत ब्याज दर कम से कम आधा प्रतिशत अंक बढ़ी
       *[inflation] अमेरिका में उपभोक्ता कीमतें कम से कम 5% बढ़ीं
    }, उनमें लाभांश जोड़कर और महँगाई घटाकर अमेरिकी शेयरों की माध्यिका { $median_way ->
        [down] { $median } का नुकसान
       *[up] { $median } का लाभ
    } रही, और इनमें से { $lost } वर्ष नुकसान में खत्म हुए ({ $since } से अब तक के { $all_count } वर्षों में ऐसे वर्षों की संख्या: { $count })। उन सभी { $all_count } वर्षों में माध्यिका { $all_way ->
        [down] { $all } का नुकसान
       *[up] { $all } का लाभ
    } रही, और उनमें से { $all_lost } नुकसान में खत्म हुए।
lookup-chance =
    1871 से { $years } की सभी अवधियों में से { $chance } में अमेरिकी शेयर { $gain ->
        [double] कम से कम दोगुने हुए
        [year] { $percent } से ज़्यादा बढ़े
       *[all] { $percent } से ज़्यादा बढ़े
    }, लाभांश जोड़कर और महँगाई घटाए बिना। महँगाई घटाकर यह हिस्सा { $real } था।
lookup-dividends = अमेरिकी शेयरों के { $date } के लाभांश प्रतिफल ({ $yield }) पर { $sum } की रकम साल में, कर से पहले, लगभग { $income } देती है। लाभांश कंपनियों के मुनाफ़े के साथ बढ़ते और घटते हैं, और शेयरों का मूल्य भी।
outside-picks = हम शेयर नहीं चुनते, और हमारे पास सभी शेयरों का कोई क्रम नहीं है। कंपनियों के नाम बताइए, तो हम उनके वित्तीय विवरणों की तुलना करेंगे; कुल अमेरिकी शेयरों के प्रतिफल हम दिखा सकते हैं।
first-bearable =
    { $fits ->
        [yes] आप जो { $bearable } का नुकसान सह सकते हैं, यह उसके भीतर है।
       *[no] आप जो { $bearable } का नुकसान सह सकते हैं, ऐसी गिरावट उससे गहरी है।
    }
measure-years-count = कैलेंडर वर्षों की संख्या
measure-years-median = कैलेंडर वर्षों की माध्यिका
measure-years-lost = नुकसान वाले कैलेंडर वर्षों का हिस्सा
measure-years-up = लाभ वाले कैलेंडर वर्षों की संख्या
measure-losing-runs = लगातार नुकसान वाले वर्षों के सिलसिलों की संख्या
measure-losing-longest = लगातार नुकसान वाले वर्षों का सबसे लंबा सिलसिला
measure-when-count = ऐसे वर्षों की संख्या
measure-when-median = ऐसे वर्षों की माध्यिका
measure-when-lost = ऐसे वर्षों में नुकसान वाले वर्षों का हिस्सा
measure-chance = इससे ज़्यादा लाभ वाली अवधियों का हिस्सा
measure-chance-gain = सवाल में बताया गया लाभ
measure-chance-real = महँगाई घटाकर इससे ज़्यादा लाभ वाली अवधियों का हिस्सा
measure-dividend-income = इस रकम के एक साल के लाभांश
lookup-not-covered = अमेरिकी शेयरों और बॉन्ड का हमारा इतिहास सवाल के महीनों तक नहीं पहुँचता। 1871 से { $date } तक अमेरिकी शेयरों ने महँगाई घटाकर { $average } दिया।
measure-season = एक महीने का औसत बदलाव
measure-fee = सालाना फीस
measure-fee-taken = अंतिम रकम का वह हिस्सा जो फीस ले जाती है
measure-fee-years = फीस वाले साल
measure-bear-count = कम से कम पाँचवें हिस्से की गिरावटों की संख्या
measure-bear-every = एक गिरावट से अगली तक के साल
measure-bear-length = ऊँचाई से निचले स्तर तक के महीने
measure-bear-recovery-length = ऊँचाई पर लौटने तक के महीने
measure-weight-loss = उस हिस्से के आधा होने पर कुल का नुकसान
