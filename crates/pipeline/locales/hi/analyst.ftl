# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = 12 महीनों का रिटर्न
measure-drawdown = 36 महीनों की सबसे बड़ी गिरावट
measure-volatility = 36 महीनों की अस्थिरता
measure-cape = दस वर्षों की आय पर मूल्य (CAPE)
measure-freq-pos = लाभ वाली पिछली अवधियों का हिस्सा
measure-freq-neg = बिना लाभ वाली पिछली अवधियों का हिस्सा
measure-inflation = 12 महीनों की मुद्रास्फीति
measure-long-rate = दस वर्षीय सरकारी बॉन्ड की यील्ड
measure-return-10y = दस वर्षों का वास्तविक रिटर्न
measure-age = आँकड़ों की आयु (वर्षों में)

## What would change the view.

change-newer = पुराने आँकड़ों की जगह ताज़ा आँकड़े।

## Members.

role-fundamentals = मूलभूत विश्लेषण
role-valuation = मूल्यांकन
role-market = बाज़ार
role-macro = व्यापक अर्थव्यवस्था
role-industry = उद्योग
role-allocation = आवंटन
role-risk = जोखिम

## Terms that the debrief explains.

term-volatility = अस्थिरता
term-drawdown = ड्रॉडाउन
term-confidence = विश्वास
term-dissent = असहमति
term-red-team = रेड टीम

## What the data room does not have.

gap-prices = { $name } के मूल्य उपलब्ध नहीं; उपलब्ध मूल्य { $date } तक हैं।
gap-old-prices = { $name } के मूल्य { $date } तक ही हैं।
gap-accounts = { $name } के लेखे या संरचना उपलब्ध नहीं।
gap-industry = { $name } पर उद्योग के आँकड़े नहीं।
gap-old-market = अमेरिकी बाज़ार की शृंखलाएँ { $date } तक हैं।
gap-news = समाचार उपलब्ध नहीं।
