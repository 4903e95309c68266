# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = 12 aylık getiri
measure-drawdown = 36 aydaki en derin düşüş
measure-volatility = 36 aylık oynaklık
measure-cape = On yıllık kâra göre fiyat (CAPE)
measure-freq-pos = Geçmişte kazançlı dönemlerin payı
measure-freq-neg = Geçmişte kazançsız dönemlerin payı
measure-inflation = 12 aylık enflasyon
measure-long-rate = On yıllık devlet tahvili faizi
measure-return-10y = On yıllık reel getiri
measure-age = Verilerin yaşı (yıl)

## What would change the view.

change-newer = Eskilerin yerine güncel veriler.

## Members.

role-fundamentals = Temel analiz
role-valuation = Değerleme
role-market = Piyasa
role-macro = Makroekonomi
role-industry = Sektör
role-allocation = Varlık dağılımı
role-risk = Risk

## Terms that the debrief explains.

term-volatility = Oynaklık
term-drawdown = Düşüş
term-confidence = Güven
term-dissent = Karşı görüş
term-red-team = Kırmızı takım

## What the data room does not have.

gap-prices = { $name } için fiyat yok; mevcut fiyatlar { $date } tarihinde bitiyor.
gap-old-prices = { $name } fiyatları { $date } tarihinde bitiyor.
gap-accounts = { $name } için bilanço veya bileşim yok.
gap-industry = { $name } için sektör verisi yok.
gap-old-market = ABD piyasası serileri { $date } tarihinde bitiyor.
gap-news = Haber verisi yok.
