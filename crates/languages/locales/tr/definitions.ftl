# What the terms of investing mean. The names of a term are in terms.tsv. Amounts in examples are in words, because every
# number in digits must be a figure of the ledger.

define-bear-market = Ayı piyasası, fiyatların uzun süre düşmesidir; genel kabule göre son zirveden en az yüzde yirmi düşüştür. Yüz puandayken seksene inen bir endeks ayı piyasasına girmiştir.
define-bond = Tahvil, alınıp satılabilen bir borçtur: bir devlete ya da şirkete para verirsiniz, o da faiz öder ve parayı belirli bir tarihte geri verir. Faizler yükselince eski tahvillerin fiyatı düşer, çünkü yenileri daha çok öder.
define-bull-market = Boğa piyasası, fiyatların uzun süre yükselmesidir; genel kabule göre son dipten en az yüzde yirmi yükseliştir. Seksen puandayken doksan altıya çıkan bir endeks boğa piyasasına girmiştir.
define-buyback = Hisse geri alımında şirket kendi hisselerini satın alır; böylece kârı daha az hisseye bölünür. Hisseler onda bir azalırsa aynı kâr her hisse için yaklaşık yüzde on bir artar.
define-capital-gain = Sermaye kazancı, bir şeyi maliyetinden pahalıya satınca elde edilen kazançtır. Bin liraya alınıp bin iki yüze satılan hisseler iki yüz lira kazandırır; birçok ülke bunu vergilendirir.
define-certificate-of-deposit = Vadeli mevduat, belirli bir süre ve belirli bir faizle bankaya bırakılan paradır. Erken çekenler genellikle faizini yitirir; birçok ülkede belirli bir tutara kadar sigortalıdır.
define-commodity = Emtia, kim satarsa satsın aynı olan bir ham maddedir; örneğin petrol, buğday, bakır ya da altın. Kâr ya da faiz getirmez; sahibi ancak fiyatı yükselirse kazanır.
define-compound-interest = Bileşik faiz, faizin de faiz kazanmasıdır: kazanılan para yatırımda kalır ve kendisi de getiri sağlar. Yılda yüzde beşle bin lira on yılda yaklaşık bin altı yüz otuz lira olur; faizin faizi olmasaydı bin beş yüz olurdu.
define-convertible-bond = Dönüştürülebilir tahvil, sahibinin şirketin belirli sayıda hissesiyle değiştirebileceği bir tahvildir. Sıradan tahvilden az faiz öder, çünkü sahibi hisse yükselirse kazanır, düşerse de şirket ödeyebildiği sürece parasını geri alır.
define-diversification = Çeşitlendirme, parayı hepsi aynı anda düşmeyen birçok yatırıma dağıtmaktır. Yüz eşit yatırımdan biri değersiz kalırsa yüzde bir yitirilir; tek yatırım o olsaydı hepsi yitirilirdi.
define-dividend = Temettü, bir şirketin ortaklarına dağıttığı paradır; genellikle kârının bir bölümüdür. Hisse başına iki lirada, elli hissesi olan yüz lira alır.
define-dividend-yield = Temettü verimi, bir yılın temettüsünün hisse fiyatına bölümüdür. Yılda iki lira ödeyen elli liralık bir hissenin verimi yüzde dörttür; fiyat düşünce de yükseldiği için yüksek bir verim uyarı olabilir.
define-dollar-cost-averaging = Maliyet ortalaması (dollar-cost averaging), fiyat ne olursa olsun düzenli aralıklarla aynı tutarı yatırmaktır. Yüz lirayla on liradan on pay, yirmi liradan beş pay alınır; yani ucuzken daha çok alınır, ama bu zararı önlemez.
define-drawdown = Drawdown, bir zirveden ondan sonraki en düşük noktaya olan düşüştür. Yüz liradan yetmişe inen bir portföyün düşüşü yüzde otuzdur ve zirveye dönmek için yaklaşık yüzde kırk üç kazanması gerekir.
define-duration = Durasyon, bir tahvilin fiyatının faizlere ne kadar duyarlı olduğunu söyler: faizler bir puan yükselince fiyatın yaklaşık yüzde kaç düştüğüdür. Durasyonu yedi olan tahvil o zaman yaklaşık yüzde yedi yitirir; vade uzadıkça durasyon artar.
define-earnings-per-share = Hisse başına kâr (EPS), bir şirketin kârının hisse sayısına bölümüdür. On milyon lira kâr ve beş milyon hisse, hisse başına iki lira eder.
define-emergency-fund = Acil durum fonu, iş kaybı ya da bozulan bir araba gibi bekleyemeyecek şeyler için ayrılan paradır. Yaygın ölçü üç ila altı aylık harcamadır; para hemen erişilebilen ve değeri dalgalanmayan bir yerde durur.
define-etf = ETF (borsa yatırım fonu), payları borsada bir şirketin hisseleri gibi alınıp satılan bir fondur. Çoğu bir endeksi izler: dünya hisselerine yatırım yapan bir ETF’nin tek payı, sizi binden fazla şirkete ortak eder.
define-expense-ratio = Gider oranı (TER), bir fonun masrafları için her yıl paranızdan aldığı paydır. Yüzde yarımda bu, her bin lira için yılda beş liradır.
define-free-cash-flow = Serbest nakit akışı, bir şirketin işinden gelen nakitten makine, bina ve benzeri harcamaların düşülmesiyle kalan paradır. On milyon lira gelir ve dört milyonu böyle harcanırsa, temettü, geri alım ya da borç için altı milyon kalır.
define-gdp = GSYH (gayrisafi yurt içi hasıla), bir ülkenin bir yılda ya da çeyrekte ürettiği bütün mal ve hizmetlerin değeridir. Reel GSYH fiyat artışını dışarıda bırakır; böylece değişimi, daha çok üretilip üretilmediğini gösterir.
define-index-fund = Endeks fonu, bir endeksin hisselerini veya tahvillerini aynı ağırlıklarla tutar ve onu geçmeye çalışmaz. Bu onu ucuz kılar: endeks ne getirirse, küçük masraflar düşülerek onu getirir.
define-inflation = Enflasyon, fiyatların genel olarak artmasıdır; aynı parayla daha az şey alınır. Yılda yüzde üç enflasyonda bugün yüz lira olan bir şey, bir yıl sonra yüz üç liradır.
define-interest-rate = Faiz oranı, ödünç alınan paranın fiyatıdır; paranın yıllık payı olarak söylenir. Yüzde dörtte bin liralık kredi yılda kırk liraya mal olur, bunu da parayı veren alır.
define-ipo = Halka arzda (IPO) bir şirket hisselerini ilk kez herkese sunar; bundan sonra hisseler borsada işlem görür. Yeni hisselerin parası şirkete, mevcut hisselerinki önceki sahiplerine gider.
define-leverage = Kaldıraç, ödünç parayla yatırım yapmaktır; kazancı da kaybı da büyütür. Yüz lira kendi paranız ve yüz lira ödünçle yüzde onluk bir düşüş, kendi paranızın yüzde yirmisine mal olur.
define-margin-of-safety = Güvenlik marjı, bir şeyin tahmin edilen değeri ile ödenen daha düşük fiyat arasındaki farktır. Bir hisseye yüz lira değer biçip yetmiş ödeyenin hatalar için yüzde otuz payı vardır.
define-market-cap = Piyasa değeri, bir şirketin bütün hisselerinin toplam değeridir: bir hissenin fiyatı çarpı hisse sayısı. Elli liradan iki milyon hisse yüz milyon lira eder.
define-mutual-fund = Yatırım fonu, birçok kişinin parasını toplar ve hepsi adına yatırır; herkes bir parçasının sahibidir. Paylar genellikle günde bir kez fonun sahip olduklarının değerinden verilir ve geri alınır; fon her yıl bir ücret keser.
define-option = Opsiyon, bir şeyi belirli bir tarihe kadar belirli bir fiyattan alma (call) ya da satma (put) hakkıdır; yükümlülük değildir. Sahibi en çok opsiyonun fiyatını yitirir; onu satan çok daha fazlasını yitirebilir.
define-pe = Fiyat/kazanç oranı (F/K), bir hissenin fiyatının bir yıllık hisse başına kâra bölümüdür. Yirmi liraya satılan ve bir lira kazanan hissenin F/K oranı yirmidir: fiyatı, bu kârın yirmi yıllık tutarıdır.
define-rebalancing = Yeniden dengeleme, bir portföyü planlanan ağırlıklarına geri getirmektir. Hisseler yüzde altmış olacakken yetmişe çıkmışsa, yeniden altmış olana kadar bir bölümü tahville değiştirilir.
define-recession = Resesyon, bir ekonominin üretiminde geniş kapsamlı ve birkaç aydan uzun süren bir düşüştür. Pratik ölçü GSYH’nin art arda iki çeyrek düşmesidir; ABD’de kararı bir iktisatçılar kurulu verir.
define-reit = GYO (gayrimenkul yatırım ortaklığı, İngilizcesi REIT), gayrimenkul sahibi olan ya da ona kredi veren ve kârının çoğunu ortaklarına dağıtan bir şirkettir. Tek bir hisse sizi birçok binaya ortak eder.
define-savings-account = Tasarruf hesabı, neredeyse her an çekilebilen paraya faiz öder. Banka faizi değiştirebilir; faiz enflasyonun altında kalırsa para her yıl daha az şey alır.
define-short-selling = Açığa satış, ödünç alınan hisseleri daha ucuza geri almak umuduyla satmaktır. Elli liraya satıp sonra kırk lira ödeyen, masraflar düşülünce on lira kazanır; fiyat yükselirse zararın sınırı yoktur.
define-stock = Hisse senedi, bir şirketin mülkiyetinin küçük bir parçasıdır. Sahibi temettü ve fiyat artışı yoluyla kâra ortak olur, genellikle oy hakkı vardır ve şirket batarsa parasının tamamını yitirebilir.
define-stock-index = Borsa endeksi, seçilmiş bir hisse grubunun fiyatlarının bütün olarak nasıl değiştiğini ölçer. Örneğin S&P 500, yaklaşık beş yüz büyük Amerikan şirketini izler; piyasa değeri büyük olanın ağırlığı da büyüktür.
define-stock-split = Hisse bölünmesinde şirket her hisseyi daha ucuz birkaç hisseyle değiştirir; sahip olduğunuz şeyin değeri aynı kalır. Bire iki bölünmede yüz liralık bir hisse, elli liralık iki hisse olur.
define-treasury-bill = Hazine bonosu, bir devlete bir yıl veya daha kısa süreyle verilen borçtur. Genellikle arada faiz ödemez: örneğin doksan sekiz lira verilir, vade sonunda yüz lira alınır.
define-volatility = Volatilite (oynaklık), bir yatırımın getirilerinin ortalamalarının çevresinde ne kadar dalgalandığını söyler; genellikle bir yıllık standart sapmalarıdır. Yüzde yirmide getiri, kabaca üç yılın ikisinde ortalamadan en çok yirmi puan uzaktadır.
define-yield-curve = Getiri eğrisi, bir borçlunun, çoğunlukla bir devletin, tahvillerinin vadeye göre ne getirdiğini gösterir. Uzun vadeliler genellikle daha çok getirir; kısa vadeliler daha çok getirirse eğriye ters denir ve ABD’de bunu çoğu kez bir resesyon izlemiştir.

## Around a definition: the newest figure of a term, what a member thinks and when its statement is wrong.

define-figure = { $measure }, ABD: { $value } ({ $date }).
define-thinking = Soru, bir terimin ne anlama geldiğidir. Bunun için bir görüş gerekmez.
define-wrong = Terim başka bir anlamda kullanılıyordur.
