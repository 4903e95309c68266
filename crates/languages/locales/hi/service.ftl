# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = यह सामग्री कृत्रिम बुद्धिमत्ता (AI) द्वारा तैयार की गई है और इसमें त्रुटियाँ हो सकती हैं। यह निवेश सलाह नहीं है और न ही यह कोई अनुशंसा, आग्रह या प्रस्ताव है। यह किसी व्यक्ति की परिस्थितियों के अनुरूप तैयार नहीं की गई है और इससे कोई परामर्शी या न्यासीय (फ़िड्यूशियरी) संबंध उत्पन्न नहीं होता।
disclosure-statements =
    .n1 = यह सामग्री कृत्रिम बुद्धिमत्ता (AI) द्वारा तैयार की गई है।
    .n2 = इस सामग्री में त्रुटियाँ हो सकती हैं।
    .n3 = यह सामग्री निवेश सलाह नहीं है।
    .n4 = यह सामग्री कोई अनुशंसा, आग्रह या प्रस्ताव नहीं है।
    .n5 = यह सामग्री किसी व्यक्ति की परिस्थितियों के अनुरूप तैयार नहीं की गई है।
    .n6 = इस सामग्री से कोई परामर्शी या न्यासीय (फ़िड्यूशियरी) संबंध उत्पन्न नहीं होता।

## Why a question is not taken up.

reject-blank = कोई प्रश्न नहीं पूछा गया है। कृपया किसी निवेश, बाज़ार या अर्थव्यवस्था के बारे में प्रश्न लिखें।
reject-off-mandate = यह समिति केवल निवेश, बाज़ारों, प्रतिभूतियों, फंडों, निवेश के रूप में कंपनियों और अर्थव्यवस्था पर विचार करती है। कृपया अपना प्रश्न इस प्रकार दोबारा लिखें कि वह इस दायरे में आए।
reject-inside-information = समिति अंदरूनी (अप्रकाशित) जानकारी के आधार पर काम नहीं कर सकती। कृपया ऐसा प्रश्न पूछें जिसकी जाँच सार्वजनिक जानकारी के आधार पर हो सके।
reject-manipulation = समिति किसी बाज़ार में हेरफेर करने या अन्य निवेशकों को गुमराह करने में सहायता नहीं कर सकती।
reject-trade-execution = समिति विश्लेषण करती है; वह न तो सौदे करती है और न ही किसी की ओर से कार्य करती है। कृपया इसके बजाय विश्लेषण का अनुरोध करें।
reject-tax-evasion = समिति आय या लाभ को कर अधिकारियों से छिपाने में मदद नहीं कर सकती। कृपया इसके बजाय पूछें कि किसी निवेश पर कर कैसे लगता है।
reject-certainty = कोई भी किसी परिणाम का वादा नहीं कर सकता और न ही रिटर्न की गारंटी दे सकता है। कृपया इसके बजाय संभावित परिणामों के दायरे के बारे में पूछें।

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = आपका आशय किस वित्तीय साधन, कंपनी, फंड या बाज़ार से है?
question-instrument-text-named = “{ $name }” से आपका आशय ठीक-ठीक किससे है?
question-instrument-why = मिलते-जुलते नाम अलग-अलग चीज़ों के हो सकते हैं, इसलिए समिति को ठीक-ठीक पता होना चाहिए कि उसे किसकी जाँच करनी है।
question-horizon-text = विश्लेषण में कितनी समयावधि शामिल होनी चाहिए?
question-horizon-why = वही साक्ष्य एक अवधि में अनुकूल और दूसरी अवधि में प्रतिकूल हो सकते हैं।
question-horizon-options =
    .n1 = 1 से 3 वर्ष
    .n2 = 3 से 10 वर्ष
    .n3 = 10 वर्ष से अधिक
    .n4 = 1 वर्ष से कम
question-risk-text = विश्लेषण में जोखिम सहने की कितनी क्षमता मानी जाए?
question-risk-why = संभावित नुकसान कितना मायने रखता है, यह इस पर निर्भर है कि आप कितनी बड़ी गिरावट सह सकते हैं।
question-risk-options =
    .n1 = मध्यम: लगभग पाँचवें हिस्से तक की गिरावट सही जा सकती है
    .n2 = कम: पूँजी की सुरक्षा सबसे पहले
    .n3 = अधिक: आधी या उससे अधिक गिरावट सही जा सकती है
question-objective-text = मुख्य उद्देश्य क्या है?
question-objective-why = वृद्धि, आय और पूँजी की सुरक्षा को अलग-अलग कसौटियों पर परखा जाता है।
question-objective-options =
    .n1 = दीर्घकालिक वृद्धि
    .n2 = नियमित आय
    .n3 = क्रय शक्ति का संरक्षण
    .n4 = एक अल्पकालिक अवसर

## What is assumed when nothing was said.

assumption-horizon = आपने समयावधि नहीं बताई; हम “{ $value }” मानकर चल रहे हैं।
assumption-risk = आपने जोखिम सहने की क्षमता नहीं बताई; हम “{ $value }” मानकर चल रहे हैं।
assumption-objective = आपने उद्देश्य नहीं बताया; हम “{ $value }” मानकर चल रहे हैं।
assumption-holdings = आपने कोई मौजूदा निवेश नहीं बताया; हम मानते हैं कि ऐसा कोई निवेश नहीं है।
assumption-part = यह स्पष्ट नहीं है कि पोर्टफ़ोलियो का { $value } हिस्सा किसमें लगा है। हम यह हिस्सा छोड़ देते हैं।
class-stocks = शेयर
class-bonds = बॉन्ड
class-cash = नकद
class-gold = सोना
class-property = रियल एस्टेट
class-commodities = कमोडिटी
class-crypto = क्रिप्टो संपत्ति
assumption-instrument = आपने किसी एक वित्तीय साधन का नाम नहीं दिया; हम मानते हैं कि प्रश्न इस बारे में है: { $value }।

## What goes wrong.

message-conflict-plan-generating = योजना अभी तैयार की जा रही है। कृपया थोड़ी देर में पुनः प्रयास करें।
message-plan-failed = योजना तैयार नहीं की जा सकी। नई योजना बनाने के लिए कृपया इसे दोबारा जमा करें।
message-execution-failed = समिति के बहुत कम सदस्य भाग ले सके: { $reason }
message-brief-failed = इस समय आपका प्रश्न पढ़ा नहीं जा सका। कृपया बाद में फिर से पूछें।
message-answers-failed = इस समय आपके उत्तर पढ़े नहीं जा सके। कृपया उन्हें फिर से भेजें।
message-waiting = इस समय विश्लेषक से संपर्क नहीं हो पा रहा है। समिति प्रतीक्षा करेगी और फिर यहीं से आगे बढ़ेगी।
message-budget-spent = सबकी बात सुने जाने से पहले ही बजट समाप्त हो गया।
reason-budget-spent = बजट समाप्त हो गया है
reason-no-answer-in-time = समय पर कोई उत्तर नहीं आया
reason-answer-unusable = उत्तर उपयोग के योग्य नहीं है
reason-answer-broke-off = उत्तर बीच में ही टूट गया
reason-service-busy = सेवा बहुत व्यस्त थी
reason-computed-too-long = गणना में बहुत समय लगा
reason-not-computed = गणना नहीं हो सकी
reason-figures-missing = इस प्रश्न के आँकड़े उपलब्ध नहीं हैं
reason-model-declined = मॉडल ने उत्तर देने से मना कर दिया
reason-provider-fault = मॉडल प्रदाता के यहाँ खराबी है
reason-provider-unreachable = मॉडल प्रदाता से संपर्क नहीं हो पा रहा है
reason-provider-busy = मॉडल प्रदाता फ़िलहाल और कॉल की अनुमति नहीं देता
reason-provider-refused = मॉडल प्रदाता ने अनुरोध अस्वीकार कर दिया
reason-key-refused = मॉडल प्रदाता सेवा की कुंजी स्वीकार नहीं करता
reason-model-unknown = मॉडल प्रदाता इस मॉडल को नहीं जानता
reason-provider-down = मॉडल प्रदाता उत्तर नहीं दे रहा है; उत्तर मिलते ही काम आगे बढ़ेगा
failed-given-up = काम आगे नहीं बढ़ाया जा सका
failed-check = विश्लेषण की जाँच नहीं हो सकी ({ $reason })
failed-debrief = सारांश नहीं लिखा जा सका ({ $reason })
failed-synthesis = निष्कर्षों का सार तैयार नहीं हो सका ({ $reason })
failed-waiting = उत्तर की प्रतीक्षा बहुत लंबी हो गई ({ $reason })
failed-spent = { $reason }; अब तक खर्च: { $calls } कॉल, { $tokens } टोकन, { $cost } अमेरिकी डॉलर
floor-abstains = “{ $seat }” ने अपनी राय नहीं दी: { $reason }।
confidence-step-chair = अध्यक्ष उतने आश्वस्त नहीं हैं जितने आँकड़ों के आधार पर हो सकते थे।
confidence-step-red-team = रेड टीम ने ऐसी आपत्तियाँ उठाईं जिनसे भरोसा घटता है।
confidence-step-absent = सबको सुना नहीं जा सका।
read-by-rules = भाषा मॉडल ने उपयोग योग्य उत्तर नहीं दिया, इसलिए प्रश्न तय नियमों से पढ़ा गया।
message-unsupported-language = ऑडिट रिकॉर्ड केवल अंग्रेज़ी सत्रों के लिए उपलब्ध है। इस सत्र की भाषा: { $language }।

## The debrief.

debrief-headline-favourable = कुल मिलाकर, साक्ष्य { $subject } के पक्ष में हैं।
debrief-headline-mixed = { $subject } के बारे में साक्ष्य दोनों ओर इशारा करते हैं।
debrief-headline-unfavourable = कुल मिलाकर, साक्ष्य { $subject } के खिलाफ़ हैं।
debrief-headline-insufficient = { $subject } को परखने के लिए हमारे पास पर्याप्त साक्ष्य नहीं हैं।
debrief-asked = आपका प्रश्न: { $question }
debrief-committee =
    { $members ->
        [one] { $members } विशेषज्ञ ने इसे परखा। फिर निष्कर्षों पर सवाल उठाए गए और असहमतियाँ दर्ज की गईं।
       *[other] { $members } विशेषज्ञों ने इसे अलग-अलग परखा। फिर उन्होंने एक-दूसरे से कड़े सवाल किए और अपनी असहमतियाँ दर्ज कीं।
    }
debrief-confidence = 0 से 1 के पैमाने पर हमारा भरोसा { $confidence } है।
debrief-gaps = किसकी कमी रही: { $gaps }
debrief-dissent = सभी सहमत नहीं थे: { $dissent }
debrief-change = किन बातों से यह राय बदल सकती है: { $change }
debrief-terms-volatility = अस्थिरता बताती है कि किसी अवधि में कीमत कितनी ऊपर-नीचे होती है।
debrief-terms-drawdown = शिखर से गिरावट यानी किसी शिखर से उसके बाद के सबसे निचले स्तर तक की गिरावट। यह प्रतिशत में बताई जाती है।
debrief-terms-confidence = भरोसा बताता है कि समिति अपनी राय को लेकर कितनी आश्वस्त है, 0 (बिल्कुल नहीं) से 1 (पूरी तरह) तक। यह लाभ की संभावना नहीं है।
debrief-terms-dissent = असहमति उस सदस्य की राय है जो समिति से सहमत नहीं है। यह समिति की राय के साथ दर्ज की जाती है।
debrief-terms-red-team = रेड टीम किसी राय पर प्रहार करती है, ताकि उस पर किसी के भरोसा करने से पहले उसकी कमज़ोरियाँ मिल जाएँ।
