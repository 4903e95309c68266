# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } ({ $dates } तक के आँकड़े)।
surroundings = यह स्वयं विषय के बारे में नहीं, उसके परिवेश के बारे में है: { $text }
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
dissent = “{ $seat }” का मत अलग है: { $claim }

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
mandate-valuation = अपने इतिहास और बॉन्ड की तुलना में कितनी कीमत चुकाई जा रही है।
mandate-market = कीमत का व्यवहार कैसा रहा है।
mandate-macro = मुद्रास्फीति, ब्याज दरें और अर्थव्यवस्था की स्थिति।
mandate-industry = प्रतिद्वंद्वियों और ग्राहकों के सामने कारोबार कितना मज़बूत है।
mandate-allocation = पोर्टफ़ोलियो के हिस्से साथ मिलकर कैसा व्यवहार करते हैं।
mandate-risk = जितना सहा जा सकता है, उसकी तुलना में क्या, कितना और कितनी बार खोया जा सकता है।
mandate-red-team = मसौदे को चुनौती देना: विपरीत पक्ष, पुराने साक्ष्य, कोई एक आँकड़ा जिस पर बहुत कुछ टिका हो।
lens-chair = समूचे साक्ष्य किस बात का समर्थन करते हैं
lens-fundamentals = बिक्री, मार्जिन, नकदी और कर्ज़
lens-valuation = कीमत, उस चीज़ की तुलना में जिस पर वह अधिकार देती है
lens-market = रिटर्न, रुझान और कारोबार की मात्रा
lens-macro = मुद्रास्फीति, ब्याज दरें और रोज़गार
lens-industry = कीमत तय करने की ताकत और निवेश की ज़रूरत
lens-allocation = भार, और हिस्से साथ-साथ कैसे चलते हैं
lens-risk = गिरावट, उतार-चढ़ाव और नुकसान कितनी बार हुआ
lens-red-team = यह मत किस तरह गलत निकल सकता है
needs-fundamentals = वार्षिक वित्तीय विवरण
needs-valuation = कीमतें और वित्तीय विवरण
needs-market = दैनिक कीमतें
needs-macro = मुद्रास्फीति और ब्याज दरें
needs-industry = वार्षिक वित्तीय विवरण
needs-allocation = मौजूदा निवेश और दैनिक कीमतें
needs-risk = दैनिक कीमतें
task-title = { $seat }: { $name }
task-instructions = { $mandate } हर संख्या आँकड़ा-रजिस्टर से आती है और उसके साथ उसकी तारीख़ दी जाती है; जो उपलब्ध नहीं है, वह साफ़ बताया जाता है।
task-acceptance = कम से कम एक दावा, जिसमें उसके आँकड़े दिए हों या यह बताया गया हो कि उसके लिए क्या उपलब्ध नहीं है।

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
thinking-nothing = यहाँ देखा जा रहा है: { $lens }। आँकड़ा-रजिस्टर में इसके लिए कोई आँकड़ा नहीं है।
thinking-builds-on = यह पहले मिले निष्कर्षों पर आधारित है, जिनमें सबसे पहला है: { $first }
caveat-stale = ये आँकड़े { $age } पुराने हैं।
caveat-surroundings = इसका एक हिस्सा परिवेश के बारे में है, स्वयं विषय के बारे में नहीं।
caveat-overlap = पिछली अवधियाँ ओवरलैप करती हैं, इसलिए स्वतंत्र अवधियाँ जितनी दिखती हैं उससे कम हैं।
nothing = इस दृष्टि से { $name } पर निर्णय के लिए कोई साक्ष्य नहीं है।
no-guess = इससे अधिक कहना अनुमान होगा।
wrong-nothing = जो आँकड़े नहीं हैं, वे मिल जाएँ।
missing-fundamentals = डेटा रूम में { $name } के वित्तीय विवरण नहीं हैं।
missing-valuation = डेटा रूम में { $name } की कीमत और कमाई साथ-साथ उपलब्ध नहीं हैं।
missing-market = डेटा रूम में { $name } की कीमतें नहीं हैं।
missing-risk = डेटा रूम में { $name } की कीमतें नहीं हैं।
missing-macro = डेटा रूम में मुद्रास्फीति या ब्याज दरों के आँकड़े नहीं हैं।
missing-industry = डेटा रूम में ऐसे वित्तीय विवरण नहीं हैं जिनसे उद्योग में { $name } की स्थिति का पता चले।
missing-allocation = डेटा रूम में मौजूदा निवेशों के भार और कीमतें नहीं हैं।

## Market and Technicals.

claim-year =
    { $name } में बारह महीनों में { $return_1y }{ $more ->
        [yes] { " " }और पाँच वर्षों में { $return_5y }
       *[no] { "" }
    } का बदलाव आया
wrong-year = नई कीमतें बारह महीनों में उलटी दिशा दिखाएँ।
claim-momentum = पिछले महीने को छोड़कर बीते एक वर्ष में { $name } में { $momentum_12_1 } का बदलाव आया
wrong-momentum = अगले महीनों में दिशा पलट जाए।
claim-trend = अपने लंबे औसत की तुलना में { $name } की कीमत का अंतर { $trend } था
wrong-trend = कीमत अपने लंबे औसत को पार कर जाए।
claim-below-high = शृंखला की सबसे ऊँची कीमत की तुलना में { $name } का अंतर { $drawdown_now } था
wrong-below-high = पुराना ऊँचा स्तर ऐसा बुलबुला निकले जो लौटकर नहीं आता।
claim-real-return = मुद्रास्फीति घटाने के बाद { $name } का पाँच वर्षों का रिटर्न { $real_return_5y } रहा
wrong-real-return = अगले पाँच वर्षों में मुद्रास्फीति या कीमत अलग राह पर चले।
claim-volume = { $name } में पिछले महीने कारोबार की मात्रा वर्ष के औसत की { $volume_ratio } गुना रही
wrong-volume = यह अंतर केवल एक दिन के कारण निकले।

## Risk Officer.

claim-fall =
    तीन वर्षों में { $name } की सबसे बड़ी गिरावट { $max_drawdown_36m } रही{ $dated ->
        [yes] { " " }({ $from } से { $to } तक)
       *[no] { "" }
    }, { $verdict ->
        [opposes] जो अनुरोध में बताई गई सहन-सीमा से अधिक है
       *[other] जो अनुरोध में बताई गई सहन-सीमा के भीतर है
    }
wrong-fall = बाद की कोई गिरावट सहन-सीमा के दूसरी ओर जा पहुँचे।
claim-loss-frequency = { $horizon } की सभी पिछली अवधियों में से { $freq_neg } में { $name } से कोई लाभ नहीं हुआ
wrong-loss-frequency = नुकसान वाली अवधियों का हिस्सा उस सीमा के पार चला जाए जिस पर यह आकलन टिका है।
claim-swings = तीन वर्षों में { $name } का उतार-चढ़ाव { $vol_36m } रहा
wrong-swings = कोई लंबी या नई अवधि बिल्कुल अलग स्तर का उतार-चढ़ाव दिखाए।
claim-best-days = अपने दस सबसे अच्छे दिनों के बिना { $name } का रिटर्न { $return_all } के बजाय { $return_all_less_best_10 } होता
wrong-best-days = अच्छे दिन इस शृंखला की तुलना में अधिक समान रूप से आएँ।
claim-beta =
    बाज़ार में एक प्रतिशत की हलचल पर { $name } में औसतन { $beta_36m } प्रतिशत की हलचल हुई{ $more ->
        [yes] , और सहसंबंध { $correlation_36m } रहा
       *[no] { "" }
    }
wrong-beta = कारोबार के साथ बाज़ार से संबंध भी बदल जाए।
claim-interest = { $name } का परिचालन लाभ उसके ब्याज खर्च का { $interest_coverage } गुना रहा
wrong-interest = कर्ज़ का नवीनीकरण बहुत ऊँची दरों पर करना पड़े।
claim-debt = { $name } का कर्ज़ उसकी इक्विटी का { $debt_to_equity } गुना था
wrong-debt = किसी अधिग्रहण, बट्टे खाते या शेयर पुनर्खरीद से कर्ज़ या इक्विटी बदल जाए।
claim-worst =
    पूरी शृंखला में { $name } की सबसे बुरी गिरावट { $max_drawdown_all } रही{ $dated ->
        [yes] { " " }({ $from } से { $to } तक)
       *[no] { "" }
    }: जो हो चुका है, वह फिर हो सकता है
wrong-worst = शृंखला में कोई पहले का ऊँचा या बाद का निचला स्तर छूट गया हो।
claim-portfolio-fall =
    तीन वर्षों में सभी निवेशों की मिलाकर सबसे बड़ी गिरावट { $pf_max_drawdown_36m } रही{ $dated ->
        [yes] { " " }({ $from } से { $to } तक)
       *[no] { "" }
    }, { $verdict ->
        [opposes] जो अनुरोध में बताई गई सहन-सीमा से अधिक है
       *[other] जो अनुरोध में बताई गई सहन-सीमा के भीतर है
    }
wrong-portfolio-fall = बाद की कोई गिरावट सहन-सीमा के दूसरी ओर जा पहुँचे।
claim-portfolio-swings = सभी निवेशों का मिलाकर उतार-चढ़ाव { $pf_vol_36m } रहा
wrong-portfolio-swings = हिस्सों में हलचल बढ़ जाए, या वे अधिक साथ-साथ चलने लगें।

## Fundamentals.

claim-growth =
    { $name } की बिक्री में एक वर्ष में { $revenue_growth_1y }{ $more ->
        [yes] { " " }और दो वर्षों में { $revenue_growth_2y }
       *[no] { "" }
    } का बदलाव आया
wrong-growth = अगली रिपोर्ट में बिक्री उलटी दिशा में जाती दिखे।
claim-margin =
    { $name } की बिक्री में परिचालन लाभ का हिस्सा { $operating_margin }{ $more ->
        [yes] { " " }और शुद्ध लाभ का हिस्सा { $net_margin }
       *[no] { "" }
    } रहा
wrong-margin = लगातार दो वर्ष लागत कीमतों से तेज़ बढ़े।
claim-margin-change = { $name } के परिचालन मार्जिन में एक वर्ष में { $operating_margin_change_1y } का बदलाव आया
wrong-margin-change = यह बदलाव किसी एकबारगी खर्च या लाभ से आया हो।
claim-capital =
    कारोबार में लगी पूँजी पर { $name } का रिटर्न { $roic }{ $more ->
        [yes] { " " }और इक्विटी पर { $roe }
       *[no] { "" }
    } रहा
wrong-capital = प्रतिद्वंद्वियों के आने से रिटर्न घटकर पूँजी की लागत के पास आ जाए।
claim-equity =
    इक्विटी पर { $name } का रिटर्न { $roe }{ $more ->
        [yes] { " " }और कुल परिसंपत्तियों पर { $roa }
       *[no] { "" }
    } रहा
wrong-equity = रिटर्न कारोबार से नहीं, बल्कि कर्ज़ या कम इक्विटी से आया हो।
claim-cash = शुद्ध लाभ की हर इकाई पर { $name } को परिचालन से { $cash_conversion } इकाई नकदी मिली
wrong-cash = कार्यशील पूँजी का रुख़ पलट जाए और नकदी न आए।
claim-free-cash =
    निवेश के बाद { $name } के पास बची नकदी बिक्री का { $fcf_margin } रही{ $more ->
        [yes] , कुल { $free_cash_flow }
       *[no] { "" }
    }
wrong-free-cash = कारोबार को जहाँ है वहीं बनाए रखने के लिए निवेश बढ़ाना पड़े।
claim-net-debt = नकदी घटाने के बाद { $name } का कर्ज़ उसके परिचालन लाभ का { $net_debt_to_operating_income } गुना था
wrong-net-debt = नकदी की ज़रूरत कहीं और हो या उसे देश में न लाया जा सके।
claim-shares = { $name } के शेयरों की संख्या में एक वर्ष में { $shares_change_1y } का बदलाव आया
wrong-shares = किसी अधिग्रहण या कर्मचारियों के लिए नए शेयर जारी हों।
claim-market-earnings = मुद्रास्फीति घटाने के बाद अमेरिकी बाज़ार की कमाई में दस वर्षों में { $sp_real_earnings_growth_10y } का बदलाव आया
wrong-market-earnings = कमाई के आँकड़े संशोधित हों, या अगले वर्षों में कमाई शुरुआती स्तर से नीचे चली जाए।
claim-market-payout = अमेरिकी कंपनियों ने अपनी कमाई का { $sp_payout } लाभांश के रूप में बाँटा
wrong-market-payout = लाभांश वही रहे पर कमाई घट जाए, और यह हिस्सा बढ़ जाए।
claim-market-dividend = लाभांश यील्ड { $sp_dividend_yield } और सरकारी बॉन्ड की यील्ड { $sp_long_rate } रही
wrong-market-dividend = कंपनियाँ लाभांश के अलावा दूसरे तरीकों से अधिक पैसा लौटाएँ।

## Valuation.

claim-own-history = { $name } का मूल्य उसकी कमाई का { $pe } गुना था, जबकि माध्यिका { $pe_median } है; अपने इतिहास के { $pe_percentile } हिस्से में यह इससे सस्ता था
wrong-own-history = कीमत गिरे बिना कमाई बढ़कर कीमत के बराबर आ जाए।
claim-earnings-yield =
    { $name } की कमाई उसकी कीमत का { $earnings_yield } थी, जबकि दस वर्षीय सरकारी बॉन्ड की यील्ड { $long_rate } थी{ $more ->
        [yes] ; यानी कीमत कमाई का { $pe } गुना
       *[no] { "" }
    }
wrong-earnings-yield = बॉन्ड यील्ड इतनी बदल जाए कि तुलना उलट जाए।
claim-cash-yield = { $name } का फ्री कैश फ़्लो उसकी कीमत का { $fcf_yield } था
wrong-cash-yield = उस वर्ष जैसा कैश फ़्लो दोबारा न आए।
claim-against-market = कमाई के हिसाब से { $name } का मूल्य अमेरिकी बाज़ार का { $pe_to_market } गुना था
wrong-against-market = इसकी कमाई इतनी तेज़ बढ़े कि कीमत की भरपाई हो जाए।
claim-float = { $name } के सार्वजनिक हाथों में मौजूद शेयरों का मूल्य उसके वार्षिक शुद्ध लाभ का { $float_to_earnings } गुना था
wrong-float = उस दिन के बाद शेयरों का मूल्य बहुत बदल चुका हो।
claim-market-cape = अमेरिकी बाज़ार का मूल्य दस वर्षों की वास्तविक कमाई का { $cape } गुना था, जबकि माध्यिका { $cape_median } है; 1881 से अब तक के सभी महीनों में से { $cape_percentile } में यह इससे सस्ता था
wrong-market-cape = कीमत गिरे बिना कमाई बढ़कर कीमत के बराबर आ जाए।
claim-market-after = कम से कम इतने ही महँगे स्तर से शुरू हुए दस वर्षों का मुद्रास्फीति घटाने के बाद माध्यिका रिटर्न { $after_cape_median_10y } रहा, जबकि पूरी शृंखला का { $sp_real_return_all }
wrong-market-after = अतीत की थोड़ी-सी महँगी अवधियाँ, जो ओवरलैप भी करती हैं, आज जैसी नहीं थीं।
claim-market-excess = उस कीमत पर कमाई की यील्ड और मुद्रास्फीति घटाने के बाद सरकारी बॉन्ड की यील्ड में { $excess_cape_yield } का अंतर था
wrong-market-excess = वास्तविक बॉन्ड यील्ड इतनी बदल जाए कि इस अंतर का अर्थ ही बदल जाए।

## Industry.

claim-pricing-power = बेचे गए माल की लागत के बाद { $name } के पास बिक्री का { $gross_margin } बचा, जो बताता है कि वह कितनी कीमत माँग सकती है
wrong-pricing-power = कोई प्रतिद्वंद्वी वही चीज़ कम में बेचकर ग्राहक ले जाए।
claim-investment = { $name } को अपनी बिक्री का { $capex_to_revenue } संयंत्र और उपकरणों में लगाना पड़ा
wrong-investment = कारोबार को टाला गया निवेश पूरा करना पड़े।
claim-research = { $name } ने अपनी बिक्री का { $rd_to_revenue } अनुसंधान और विकास पर खर्च किया
wrong-research = इस खर्च से बिकने वाला कोई नया उत्पाद न निकले।

## Macro and Rates.

claim-inflation = अमेरिका में उपभोक्ता कीमतों में बारह महीनों में { $infl_12m } और दस वर्षों में { $infl_10y } की बढ़ोतरी हुई
wrong-inflation = मुद्रास्फीति के नए आँकड़े एक अंक से अधिक अलग हों।
claim-real-rate = मुद्रास्फीति घटाने के बाद दस वर्षीय दर { $real_long_rate } थी
wrong-real-rate = अपेक्षित मुद्रास्फीति पिछली मुद्रास्फीति से अलग हो।
claim-rate-change = दस वर्षीय दर में बारह महीनों में { $long_rate_change_12m } का बदलाव आया और वह { $long_rate } हो गई; इसकी माध्यिका { $long_rate_median } है
wrong-rate-change = चुनी गई समयावधि के भीतर दर का रुख़ पलट जाए।
claim-curve =
    दस वर्षीय बॉन्ड और तीन महीने के ट्रेज़री बिल की यील्ड में { $curve_10y_3m } का अंतर था{ $more ->
        [yes] ; सभी महीनों में से { $curve_share_inverted } में क्रम उलटा था
       *[no] { "" }
    }
wrong-curve = यील्ड कर्व उलट जाए, जैसा अधिकतर मंदियों से पहले हुआ।
claim-credit = कमज़ोर कंपनियों ने अपने कर्ज़ पर मज़बूत कंपनियों से { $credit_spread } अधिक चुकाया; सभी महीनों में से { $credit_spread_percentile } में यह अंतर इससे कम था
wrong-credit = कर्ज़दाता पीछे हटें और यह अंतर बढ़ जाए।
claim-jobs = बेरोज़गारी { $unemployment } थी, जबकि माध्यिका { $unemployment_median } है
wrong-jobs = एक वर्ष के भीतर बेरोज़गारी आधा अंक बढ़ जाए।

## Allocation.

claim-stocks-bonds = शृंखला के अंतिम दस वर्षों में मुद्रास्फीति घटाने के बाद अमेरिकी शेयरों का रिटर्न { $sp_real_return_10y } और सरकारी बॉन्ड का { $bond_real_return_10y } रहा
wrong-stocks-bonds = अगले दस वर्षों में क्रम उलट जाए, जैसा पहले भी हुआ है।
claim-stocks-ahead = 1871 से अब तक की दस वर्षीय अवधियों में से { $freq_stocks_beat_bonds_10y } में शेयर बॉन्ड से आगे रहे
wrong-stocks-ahead = अवधियाँ ओवरलैप करती हैं, इसलिए स्वतंत्र अवधियाँ जितनी दिखती हैं उससे कम हैं।
claim-worst-decade = मुद्रास्फीति घटाने के बाद अमेरिकी शेयरों के सबसे बुरे दस वर्षों का रिटर्न { $sp_real_return_10y_worst } रहा
wrong-worst-decade = बॉन्ड के साथ मिश्रण इसे उससे अधिक नरम कर देता जितना यह आँकड़ा दिखाता है।
claim-concentration =
    सबसे बड़ा निवेश कुल का { $pf_largest_weight } है{ $more ->
        [yes] ; भारों के वर्गों का योग { $pf_hhi } है
       *[no] { "" }
    }
wrong-concentration = जो निवेश नहीं बताए गए, वे भार बदल दें।
claim-together = सभी निवेश { $pf_mean_correlation } के औसत सहसंबंध के साथ चले
wrong-together = अगली गिरावट में वे पहले से अधिक साथ-साथ चलें।
claim-portfolio-return =
    इन भारों के साथ पूरे पोर्टफ़ोलियो का रिटर्न तीन वर्षों में { $pf_return_3y }{ $more ->
        [yes] { " " }और पिछले वर्ष { $pf_return_1y }
       *[no] { "" }
    } रहा
wrong-portfolio-return = अगले तीन वर्ष अलग निकलें।

## Questions to claims, and answers.

ask-window = यह एक ही छोटी अवधि पर टिका है। क्या लंबी अवधि भी यही कहेगी?
ask-window-other = यह एक ही छोटी अवधि पर टिका है। लंबी अवधि में यह आँकड़ा { $longer } है। दोनों में से कौन-सा सही है?
ask-regime = इस शृंखला के पहले आधे हिस्से का रिटर्न { $before } और दूसरे का { $after } रहा। क्या यह किसी एक अच्छे या बुरे दौर से बढ़कर कुछ है?
ask-outlier = अपने दस सबसे अच्छे दिनों के बिना शृंखला का रिटर्न { $with } के बजाय { $without } होता। क्या यह दावा कुछ ही दिनों पर टिका है?
ask-stale = इसके पीछे के आँकड़े { $age } पुराने हैं। इसमें से क्या अब भी सही है?
ask-survivors = जो कंपनियाँ विफल हुईं, वे इस शृंखला में नहीं हैं। क्या यह टिकी रहने वाली एक कंपनी के इतिहास से बढ़कर कुछ है?
ask-base-rate = सभी पिछले वर्षों में से { $rate } में यह शृंखला लाभ पर समाप्त हुई। यह दावा इसमें क्या जोड़ता है?
ask-missing-risk = इसमें यह छूट गया है कि शृंखला की सबसे बुरी गिरावट { $worst } थी।
ask-rates = क्या ब्याज दरों में बदलाव से भी यह समझाया जा सकता है? दस वर्षीय दर में एक वर्ष में { $change } का बदलाव आया।
answer-not-mine = यह इस निष्कर्ष का दावा नहीं है।
answer-withdraw = इस दावे के पीछे का आँकड़ा रजिस्टर में नहीं है; दावा वापस लिया जाता है।
answer-as-quoted = आँकड़ा वैसा ही दिया गया है जैसा रजिस्टर में है, और उसका सूत्र साथ में है।
answer-window = आंशिक रूप से स्वीकार: एक छोटी अवधि काफ़ी नहीं है। आँकड़ा सही है, पर उसका दायरा छोटा है।
answer-window-other = स्वीकार: लंबी अवधि ({ $longer }) दूसरी ओर संकेत करती है। दावे का वज़न घटता है।
answer-regime = आंशिक रूप से स्वीकार: दोनों दौर एक जैसे नहीं थे। आँकड़ा सही है, पर उसका दायरा छोटा है।
answer-outlier = स्वीकार: इसका बड़ा हिस्सा कुछ ही दिनों पर टिका है। दावे का वज़न घटता है।
answer-outlier-holds = दस सबसे अच्छे दिनों के बिना भी { $without } बचता है। दावा कायम है।
answer-stale = स्वीकार: आँकड़े पुराने हैं। दावा उनकी तारीख़ के बारे में है और आज उसका वज़न कम है।
answer-survivors = स्वीकार: जो विफल हुए, वे शृंखला में नहीं हैं। दावे का वज़न घटता है।
answer-missing-risk = स्वीकार: इस दावे के साथ { $worst } की गिरावट भी बताई जानी चाहिए।
answer-base-rate-same = सामान्य स्थिति ({ $rate }) भी इसी ओर संकेत करती है। दावा कायम है।
answer-base-rate-other = स्वीकार: सामान्य स्थिति ({ $rate }) दूसरी ओर संकेत करती है। दावे को और आधार चाहिए।
answer-rates = कोई दूसरा कारण भी हो सकता है; दावा आँकड़े का है, उसके कारण का नहीं।
ruling-upheld = प्रश्न का उत्तर आँकड़ों से दिया गया; दावा कायम है।
ruling-weakened = दावा करने वाले ने आपत्ति मान ली; दावे का वज़न घटता है।
ruling-withdrawn = दावा करने वाले ने इसे वापस ले लिया; इसे गिना नहीं जाता।
ruling-unresolved = किसी ने उत्तर नहीं दिया; दावे का वज़न घटता है।

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
thesis-macro = { $name } की स्थिति यह है। ऐसे आँकड़े न किसी के पक्ष में होते हैं, न विपक्ष में।
thesis-no-side = { $name } के आँकड़े बताते हैं कि स्थिति क्या है, और किसी ओर संकेत नहीं करते।
thesis-nothing = डेटा रूम में स्वयं { $name } के बारे में बहुत कम जानकारी है, इसलिए समिति इस पर निर्णय नहीं देती।
thesis-around = इतना कहा जा सकता है: { $text }
thesis-for = पक्ष में सबसे मज़बूत बात: { $text }
thesis-against = विपक्ष में सबसे मज़बूत बात: { $text }
thesis-taken-back = रेड टीम की आपत्ति के बाद समिति इस पर निर्णय नहीं देती: साक्ष्य बहुत पुराने हैं या उन पर भरोसा नहीं किया जा सकता। इससे पहले मत यह था: { $thesis }
change-newer = पुराने आँकड़ों की जगह ताज़ा आँकड़े।
change-gaps = कमियाँ दूर करने वाले आँकड़े, सबसे पहले कीमतें और वित्तीय विवरण।

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $date } तक की शृंखला में { $name } की सबसे बुरी गिरावट जैसी गिरावट: { $worst }।
risk-fall-softened = निवेश का हिस्सा इतना छोटा हो कि ऐसी गिरावट सही जा सके, और प्रतीक्षा का समय हो।
risk-fall-sign = पिछले ऊँचे स्तर से मापी गई ऐसी गिरावट जो अनुरोध में बताई गई सहन-सीमा से आगे जाए।
risk-debt = नकदी घटाने के बाद { $name } का कर्ज़ उसके परिचालन लाभ का { $debt } गुना है, और उसे इस कर्ज़ का नवीनीकरण करना होगा।
risk-debt-softened = चुकौती की लंबी अवधियाँ और ऐसी आय जिसमें उतार-चढ़ाव न हो।
risk-debt-sign = परिचालन लाभ का बढ़ता हिस्सा ब्याज में जाए।
risk-concentration = सबसे बड़ा निवेश कुल का { $largest } है: उसकी गिरावट पूरे पोर्टफ़ोलियो की गिरावट है।
risk-concentration-softened = ऐसे और निवेश जो अपनी अलग चाल से चलते हों।
risk-concentration-sign = बाकी निवेश टिके रहें और सबसे बड़ा गिरे।
risk-rates = ब्याज दरें { $date } के { $rate } के स्तर से बहुत दूर चली जाएँ, और उनके साथ भविष्य की कमाई का आज का मूल्य भी बदल जाए।
risk-rates-softened = कीमतों के साथ बढ़ने वाली कमाई, और कम कर्ज़।
risk-rates-sign = एक वर्ष के भीतर दस वर्षीय दर एक अंक से अधिक बदल जाए।
risk-against = विपक्ष की बात निर्णायक निकले। { $text }
risk-against-softened = दावे पर जितना भरोसा हो, उसी के अनुसार हिस्सा।
risk-against-sign = नए आँकड़े इसकी पुष्टि करें।
risk-old = आँकड़े जहाँ समाप्त होते हैं, उसके बाद के { $age } में दुनिया बदल चुकी है।
risk-old-softened = इनमें से किसी भी बात पर भरोसा करने से पहले ताज़ा आँकड़े लाना।
risk-old-sign = नए आँकड़ों की दिशा यहाँ इस्तेमाल हुए आँकड़ों से उलटी हो।
risk-gaps = जो कमियाँ हैं, उनमें कोई महत्वपूर्ण बात छिपी हो।
risk-gaps-softened = सूची में सबसे ऊपर की कमियाँ पहले दूर करना।
risk-gaps-sign = कोई कमी दूर हो और आकलन बदल जाए।
risk-objection = रेड टीम की बात सही निकले। { $text }
risk-objection-softened = नए आँकड़े आने पर सबसे पहले इसी बात को देखना।
risk-objection-sign = नए आँकड़े इस आपत्ति को सही ठहराएँ।

## Scenarios.

scenario-bear-stock = समयावधि { $name } में बिना लाभ के समाप्त होती है, जैसा सबसे मिलती-जुलती पिछली अवधियों में से { $lost } में हुआ।
scenario-base-stock = { $name } में लाभ होता है, पर प्रति वर्ष दसवें हिस्से से अधिक नहीं: बाकी पिछली अवधियों की तरह।
scenario-bull-stock = { $name } में प्रति वर्ष दसवें हिस्से से अधिक लाभ होता है, जैसा सबसे मिलती-जुलती पिछली अवधियों में से { $strong } में हुआ।
scenario-bear-market = मुद्रास्फीति घटाने के बाद समयावधि बिना लाभ के समाप्त होती है, जैसा सबसे मिलती-जुलती पिछली अवधियों में से { $lost } में हुआ।
scenario-base-market = मुद्रास्फीति घटाने के बाद लाभ होता है, पर दीर्घकालिक वार्षिक दर से अधिक नहीं: बाकी पिछली अवधियों की तरह।
scenario-bull-market = मुद्रास्फीति घटाने के बाद लाभ दीर्घकालिक वार्षिक दर से ऊपर रहता है, जैसा सबसे मिलती-जुलती पिछली अवधियों में से { $strong } में हुआ।
scenario-stands-in = { $name } का अपना इतिहास गिनती के लिए बहुत छोटा है; उसकी जगह अमेरिकी शेयर बाज़ार लिया गया है।
scenario-bear-unknown = इसमें स्थायी नुकसान होता है। इसकी संभावना कितनी है, यह रजिस्टर का कोई आँकड़ा नहीं बताता।
scenario-base-unknown = यह अपने बाज़ार के साथ चलता है। इसकी संभावना कितनी है, यह रजिस्टर का कोई आँकड़ा नहीं बताता।
scenario-bull-unknown = यह अपने बाज़ार से साफ़ तौर पर बेहतर रहता है। इसकी संभावना कितनी है, यह रजिस्टर का कोई आँकड़ा नहीं बताता।
scenario-bear-wrong = समयावधि के अंत में मूल्य उसकी शुरुआत से ऊपर हो।
scenario-base-wrong = समयावधि बिना लाभ के, या उस दर से बहुत ऊपर समाप्त हो।
scenario-bull-wrong = वार्षिक लाभ उस दर के बराबर या उससे कम रहे।

## The red team, and the chair's response.

objection-planted = मसौदे में ऐसा आँकड़ा है जो रजिस्टर में नहीं है: { $figure }।
objection-older-than-horizon = आँकड़े समयावधि की लंबाई से भी अधिक पुराने हैं: सबसे नए आँकड़े भी अनुरोध की तारीख़ से { $age } पहले समाप्त होते हैं।
objection-old = सबसे पुराने आँकड़े अनुरोध की तारीख़ से { $age } पहले समाप्त होते हैं; उसके बाद जो हुआ, वह उनमें नहीं है।
objection-cross-examination = जिरह के बिना इन्हीं आँकड़ों का संतुलन कुछ और निकलता है; मसौदा इस पर निर्भर है कि दावों पर प्रश्न कैसे किए गए।
objection-single-figure = संतुलन एक ही आँकड़े पर टिका है: { $name }, { $value } ({ $date })।
objection-single-seat = सदस्य “{ $seat }” के बिना संतुलन दूसरी ओर चला जाता है।
objection-opposite =
    { $count ->
        [one] विपरीत पक्ष: { $all } में से एक आकलन दूसरी ओर संकेत करता है। { $text }
       *[other] विपरीत पक्ष: { $all } में से { $count } आकलन दूसरी ओर संकेत करते हैं, सबसे मज़बूत पहले। { $text }
    }
objection-no-opposite = विपरीत पक्ष में कोई आँकड़ा नहीं है। यह जितना मज़बूती का संकेत है, उतना ही इसका भी कि क्या नहीं देखा गया।
objection-no-judgement = मसौदा निर्णय नहीं देता। देता, तो उसे विषय पर किसी आँकड़े के बिना ही देना पड़ता।
objection-one-source = सभी आँकड़े एक ही स्रोत से हैं।
objection-frequencies = ये संभावनाएँ अतीत की ओवरलैप करती अवधियों की आवृत्तियाँ हैं, पूर्वानुमान नहीं।
response-noted = बात दर्ज की गई; इससे संतुलन नहीं बदलता।
response-lowered = स्वीकार; विश्वास-स्तर घटाया गया।
response-halved = स्वीकार; विश्वास-स्तर आधा किया गया।
response-taken-back = स्वीकार; निर्णय वापस लिया गया। आँकड़ों ने अपनी तारीख़ पर जो कहा, वह कारकों में बना रहता है।

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] इन आँकड़ों में { $first } की स्थिति { $others } से बेहतर है।
        [unfavourable] इन आँकड़ों में { $first } की स्थिति { $others } से कमज़ोर है।
        [mixed] इन आँकड़ों में { $first } की स्थिति { $others } के लगभग बराबर है।
       *[insufficient_evidence] { $first } तथा { $others } का क्रम तय करने के लिए पर्याप्त साक्ष्य नहीं हैं।
    }
headline-macro = { $name } की स्थिति यह है।
headline-portfolio =
    { $balance ->
        [favourable] आँकड़ों के अनुसार यह मिश्रण आपकी माँग के अनुरूप है।
        [unfavourable] आँकड़ों के अनुसार यह मिश्रण आपकी माँग के अनुरूप नहीं है।
        [mixed] आँकड़ों के अनुसार जितना इस मिश्रण के पक्ष में है, उतना ही विपक्ष में।
       *[insufficient_evidence] इस मिश्रण पर निर्णय के लिए पर्याप्त साक्ष्य नहीं हैं।
    }
tell-committee =
    { $members ->
        [one] इस पर एक सदस्य ने विचार किया। फिर कमज़ोर पहलू खोजने के लिए उसके मसौदे को चुनौती दी गई।
       *[other] इस पर { $members } सदस्यों ने विचार किया, पहले हर एक ने अलग-अलग। फिर उन्होंने एक-दूसरे से प्रश्न किए और अपनी असहमतियाँ दर्ज कीं।
    }
tell-committee-alone = { $members } सदस्यों ने अलग-अलग इस पर विचार किया और अध्यक्ष ने उनके निष्कर्षों को तौला।
tell-confidence =
    { $level ->
        [high] समिति इस पर काफ़ी हद तक आश्वस्त है: 0 से 1 के पैमाने पर { $confidence }।
        [medium] समिति इस पर केवल आंशिक रूप से आश्वस्त है: 0 से 1 के पैमाने पर { $confidence }।
       *[low] समिति इस पर बिल्कुल आश्वस्त नहीं है: 0 से 1 के पैमाने पर { $confidence }।
    } यह बताता है कि साक्ष्य कितने अच्छे हैं। यह लाभ की संभावना नहीं है।
tell-odds = अतीत में { $horizon } की सभी अवधियों में से { $lost } बिना लाभ के समाप्त हुईं। यह इतिहास है, पूर्वानुमान नहीं।
tell-import = बेहतर उत्तर के लिए नए आँकड़े जोड़ें: कीमतों की फ़ाइल या कंपनी के वित्तीय विवरण आयात करें, या कोई लाइव स्रोत चालू करें।
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = { $name } की कीमतें उपलब्ध नहीं हैं। यह कमी दूर करने के लिए दैनिक कीमतों की फ़ाइल आयात करें।
gap-prices-old = { $name } की कीमतें { $date } तक ही हैं।
gap-accounts-missing = { $name } के वित्तीय विवरण उपलब्ध नहीं हैं। यह कमी दूर करने के लिए वार्षिक आँकड़े आयात करें।
gap-accounts-old = { $name } के वित्तीय विवरण { $date } तक ही हैं।
gap-industry-missing = { $name } पर उद्योग के आँकड़े नहीं हैं।
gap-market-old = अमेरिकी बाज़ार की शृंखलाएँ { $date } तक ही हैं।
gap-news-missing = समाचार उपलब्ध नहीं हैं।
gap-provider-down = स्रोत { $provider } से संपर्क नहीं हो सका: { $reason }।
gap-window-too-short = लंबी अवधि के लिए { $name } की पर्याप्त कीमतें नहीं हैं।
gap-holdings-unpriced = आपके निवेश { $name } की कीमतें उपलब्ध नहीं हैं।
gap-portfolio-no-weights = निवेशों के भार ज्ञात नहीं हैं।

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
measure-return-all = पूरी शृंखला का वार्षिक रिटर्न
measure-momentum-12-1 = पिछले महीने को छोड़कर एक वर्ष का बदलाव
measure-trend = लंबे औसत से दूरी
measure-vol-1y = वार्षिक उतार-चढ़ाव, पिछला वर्ष
measure-vol-36m = वार्षिक उतार-चढ़ाव, तीन वर्ष
measure-max-drawdown-1y = एक वर्ष की सबसे बड़ी गिरावट
measure-max-drawdown-36m = तीन वर्षों की सबसे बड़ी गिरावट
measure-max-drawdown-all = पूरी शृंखला की सबसे बड़ी गिरावट
measure-drawdown-now = ऊँचे स्तर से दूरी
measure-worst-month = सबसे बुरा महीना
measure-best-month = सबसे अच्छा महीना
measure-return-all-less-best-10 = दस सबसे अच्छे दिनों के बिना वार्षिक रिटर्न
measure-return-first-half = पहले आधे हिस्से का वार्षिक रिटर्न
measure-return-second-half = दूसरे आधे हिस्से का वार्षिक रिटर्न
measure-volume-ratio = औसत की तुलना में कारोबार की मात्रा
measure-turnover-20d = दैनिक कारोबार
measure-freq-pos = लाभ वाली पिछली अवधियों का हिस्सा
measure-freq-neg = बिना लाभ वाली पिछली अवधियों का हिस्सा
measure-freq-strong = प्रति वर्ष दसवें हिस्से से अधिक लाभ वाली पिछली अवधियों का हिस्सा
measure-freq-above-avg = दीर्घकालिक दर से ऊपर की पिछली अवधियों का हिस्सा
measure-horizon = पूरे वर्षों में समयावधि
measure-window-count-1y = शृंखला में एक वर्षीय अवधियों की संख्या
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
measure-float-to-earnings = शुद्ध लाभ की तुलना में सार्वजनिक शेयर
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
measure-after-cape-median-10y = महँगी शुरुआत के बाद माध्यिका रिटर्न
measure-excess-cape-yield = वास्तविक बॉन्ड यील्ड घटाकर आय यील्ड
measure-sp-payout = कमाई में से बाँटा गया लाभांश
measure-dividend-yield = लाभांश यील्ड
measure-real-earnings-growth-10y = आय की वास्तविक वृद्धि, दस वर्ष
measure-real-return-1y = मुद्रास्फीति के बाद रिटर्न, एक वर्ष
measure-real-return-10y = मुद्रास्फीति के बाद वार्षिक रिटर्न, दस वर्ष
measure-real-return-20y = मुद्रास्फीति के बाद वार्षिक रिटर्न, बीस वर्ष
measure-real-return-all = मुद्रास्फीति के बाद वार्षिक रिटर्न, पूरी शृंखला
measure-real-return-10y-worst = मुद्रास्फीति के बाद सबसे बुरे दस वर्ष
measure-bond-real-return-10y = मुद्रास्फीति के बाद बॉन्ड, दस वर्ष
measure-freq-stocks-beat-bonds-10y = दस वर्षीय अवधियाँ जिनमें शेयर बॉन्ड से आगे रहे
measure-curve-10y-3m = तीन महीने की यील्ड घटाकर दस वर्षीय यील्ड
measure-curve-10y-2y = दो वर्षीय यील्ड घटाकर दस वर्षीय यील्ड
measure-curve-share-inverted = उलटे यील्ड कर्व वाले महीने
measure-curve-age = यील्ड कर्व के आँकड़ों की आयु
measure-unemployment = बेरोज़गारी
measure-unemployment-median = बेरोज़गारी की माध्यिका
measure-credit-spread = कमज़ोर और मज़बूत कर्ज़दारों के बीच अंतर
measure-credit-spread-percentile = अपने अतीत की तुलना में वह अंतर
measure-pf-value = निवेशों का मूल्य
measure-pf-weight = निवेशों में भार
measure-pf-largest-weight = सबसे बड़ा भार
measure-pf-hhi = भारों के वर्गों का योग
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
floor-revised = मसौदा संशोधित किया गया: { $thesis }
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
    { $balance ->
        [favourable] खातों के हिसाब से { $name } आगे है, { $other } पीछे
        [unfavourable] खातों के हिसाब से { $name } पीछे है, { $other } आगे
       *[mixed] खातों के हिसाब से { $name } और { $other } लगभग बराबर हैं
    }: बिक्री की वृद्धि { $revenue_growth_1y } बनाम { $revenue_growth_1y_other }, परिचालन मार्जिन { $operating_margin } बनाम { $operating_margin_other }, इक्विटी पर प्रतिफल { $roe } बनाम { $roe_other }।

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

## Claims on the economy, on short histories, and on several years.

claim-dollar = व्यापार साझेदारों की मुद्राओं के मुकाबले डॉलर में एक साल में बदलाव { $dollar_12m }; शृंखला के { $dollar_percentile } दिनों में वह और कमज़ोर था
wrong-dollar = डॉलर अगले साल दिशा बदल ले।
claim-fall-year =
    एक साल में { $name } की सबसे गहरी गिरावट { $max_drawdown_1y } थी{ $dated ->
        [yes] , { $from } से { $to } तक
       *[no] { "" }
    }, { $verdict ->
        [opposes] जितना सहा जा सकता है उससे ज़्यादा
       *[other] जितना सहा जा सकता है उसके भीतर
    }
wrong-fall-year = लंबा इतिहास सीमा के दूसरी ओर की गिरावट दिखाए।
claim-swings-year = बारह महीनों में { $name } का वार्षिक उतार-चढ़ाव { $vol_12m } था
wrong-swings-year = लंबा इतिहास अलग आकार का उतार-चढ़ाव दिखाए।
claim-sahm = तीन महीनों की औसत बेरोज़गारी पिछले साल के निचले स्तर से { $sahm } ऊपर थी
wrong-sahm = आने वाले महीनों में बेरोज़गारी बढ़े।
claim-inversion-record = उलटे कर्व वाले { $jobs_after_inversion } महीनों में डेढ़ साल बाद बेरोज़गारी साफ़ तौर पर ज़्यादा थी, जबकि सभी महीनों में { $jobs_after_any }
wrong-inversion-record = अगला उलटाव बेरोज़गारी बढ़े बिना निकल जाए।
claim-growth-5y =
    पाँच साल में { $name } की बिक्री में बदलाव { $revenue_growth_5y }{ $more ->
        [yes] , प्रति शेयर आय में { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = बढ़त किसी अधिग्रहण या एक अच्छे साल से आई हो।
claim-bill-real = तीन महीने के अमेरिकी ट्रेज़री बिल ने { $bill_rate } दिया, महंगाई के बाद { $real_bill_rate }
wrong-bill-real = छोटी दरें या महंगाई एक अंक से ज़्यादा बदलें।
claim-payrolls = बारह महीनों में अमेरिकी रोज़गार में बदलाव { $payrolls_12m }
wrong-payrolls = आँकड़े बदले जाएँ या कुछ महीनों में पलट जाएँ।
claim-output = एक साल में अमेरिका के वास्तविक उत्पादन में बदलाव { $gdp_1y }
wrong-output = अगली तिमाहियाँ उलटी दिशा में जाएँ।
claim-money =
    एक साल में अमेरिकी मुद्रा आपूर्ति M2 में बदलाव { $m2_12m }, महंगाई के बाद { $m2_real_12m }{ $more ->
        [yes] ; कंपनियों को बैंक ऋण में { $loans_12m }
       *[no] { "" }
    }
wrong-money = पैसा ऐसे रूपों में जाए जिन्हें M2 नहीं गिनता।
claim-housing =
    एक साल में अमेरिका में नए मकानों की शुरुआत में बदलाव { $starts_12m }, निर्माण अनुमतियों में { $permits_12m }{ $more ->
        [yes] ; आवास लागत में { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = हल्की या कड़ी सर्दी इस अंतर की वजह हो।
claim-purchasing-power = एक डॉलर ने दस साल पहले की क्रय शक्ति का { $purchasing_power_10y } बचाया
wrong-purchasing-power = अगले दस साल में कीमतें घटें।
claim-hedge = { $name } के दाम में बदलाव { $gain_whole }, उन्हीं महीनों में अमेरिकी उपभोक्ता कीमतों में { $infl_whole }
wrong-hedge = लंबे समय में यह उपभोक्ता कीमतों से पीछे रह जाए।
claim-level = पूरी शृंखला में { $name } की माध्यिका { $level_median } है; { $level_percentile } महीनों में यह अभी से नीचे था
wrong-level = पुरानी माध्यिका अब ठीक न बैठे, क्योंकि दोनों देशों की कीमतें अलग हो गई हैं।

## Measures of the above.

measure-vol-12m = वार्षिक उतार-चढ़ाव, बारह महीने
measure-gain-whole = शृंखला की शुरुआत से बदलाव
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
measure-jobs-after-inversion = उलटाव के बाद बेरोज़गारी बढ़ने का हिस्सा
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
measure-public-float = जनता के हाथ के शेयरों का मूल्य
