# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } ({ $dates } itibarıyla).
surroundings = Konunun kendisiyle değil, çevresindeki koşullarla ilgili: { $text }
between-sentences = { " " }
between = { "; " }
us-market = ABD hisse senedi piyasası
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] { $name } önde
       *[none] aradaki fark önemsiz
    }
absent = Dinlenemedi: { $reason }
dissent = { $seat } farklı düşünüyor: { $claim }

## The seats of the committee.

seat-chair = Başkan
seat-fundamentals = Temel Analiz
seat-valuation = Değerleme
seat-market = Piyasa ve Teknik Analiz
seat-macro = Makroekonomi ve Faizler
seat-industry = Sektör
seat-allocation = Varlık Dağılımı
seat-risk = Risk Sorumlusu
seat-red-team = Kırmızı Takım
mandate-chair = İddiaları tek tek tartar ve görüşü yazar.
mandate-fundamentals = İşletmenin veya piyasanın ne kazandığı, ne dağıttığı ve ne kadar borçlu olduğu.
mandate-valuation = Kendi geçmişine ve tahvillere kıyasla ne ödendiği.
mandate-market = Fiyatın nasıl seyrettiği.
mandate-macro = Enflasyon, faiz oranları ve ekonominin durumu.
mandate-industry = İşletmenin rakipleri ve müşterileri karşısında ne kadar güçlü olduğu.
mandate-allocation = Bir portföyün parçalarının birlikte nasıl davrandığı.
mandate-risk = Katlanılabilecek kayba kıyasla neyin, ne kadar ve ne sıklıkta kaybedilebileceği.
mandate-red-team = Taslağa itiraz eder: karşıt görüş, eski kanıtlar, gereğinden fazla yük taşıyan tek bir rakam.
lens-chair = kanıtların bütün olarak neyi desteklediği
lens-fundamentals = satışlar, marjlar, nakit ve borç
lens-valuation = ödenen fiyat ile karşılığında alınan değer
lens-market = getiri, trend ve işlem hacmi
lens-macro = enflasyon, faizler ve istihdam
lens-industry = fiyatlama gücü ve yatırım ihtiyacı
lens-allocation = ağırlıklar ve parçaların birlikte hareketi
lens-risk = düşüşler, dalgalanmalar ve zarar sıklığı
lens-red-team = bu görüşün nasıl yanlış çıkabileceği
needs-fundamentals = yıllık finansal tablolar
needs-valuation = fiyatlar ve finansal tablolar
needs-market = günlük fiyatlar
needs-macro = enflasyon ve faiz oranları
needs-industry = yıllık finansal tablolar
needs-allocation = eldeki varlıklar ve günlük fiyatlar
needs-risk = günlük fiyatlar
task-title = { $seat }: { $name }
task-instructions = { $mandate } Her sayı veri kaydından gelir ve tarihiyle birlikte verilir; eksik olan açıkça söylenir.
task-acceptance = Dayandığı rakamları veya bunun için neyin eksik olduğunu belirten en az bir iddia.

## What the committee must answer.

ask-single-1 = { $name } nasıl bir seyir izledi: getiri, dalgalanma ve en derin düşüş?
ask-single-2 = { $name } ne kazanıyor ve kendi geçmişine göre bunun için ne ödeniyor?
ask-single-3 = { $name } için hangi çevre koşulları yararlı, hangileri zararlı?
ask-single-4 = Kalıcı bir kayıp için ne olması gerekir?
ask-comparison-1 = { $name }: getiri, dalgalanma ve en derin düşüş bakımından farkları neler?
ask-comparison-2 = Hangisi sattıklarından ve sahip olduklarından daha çok kazanıyor?
ask-comparison-3 = Her biri için ne ödeniyor?
ask-fund-1 = { $name }: arkasındaki piyasa ne kazanıyor?
ask-fund-2 = Bu piyasa kendi geçmişine göre pahalı mı, ucuz mu?
ask-fund-3 = Böyle bir yatırım bu zaman ufkunda ne sıklıkta ve ne kadar kaybettirdi?
ask-macro-1 = Enflasyon, faizler ve istihdam kendi geçmişine göre nerede?
ask-macro-2 = Göstergeler bu düzeydeyken hisse senetlerinde sonrasında ne oldu?
ask-macro-3 = Bir yatırımcı böyle zamanlarda ne kadar kaybedebilir?
ask-portfolio-1 = Parçalar birlikte nasıl davranıyor: getiri, dalgalanma ve en derin düşüş?
ask-portfolio-2 = Bu dağılım zaman ufkuna ve katlanılabilecek kayba uygun mu?
ask-portfolio-3 = Tek başına hangi varlık en çok zarar verir?
ask-theme-1 = { $name }: bunu ne yönlendiriyor ve bundan kim kazanıyor?
ask-theme-2 = Fiyatlara şimdiden yansıyan nedir?
ask-theme-3 = Bu hikâyenin yanlış olduğunu ne gösterirdi?

## Thinking aloud.

thinking = İncelenen konu: { $lens }. Rakamlar: { $figures }.
thinking-nothing = İncelenen konu: { $lens }. Veri kaydında bununla ilgili rakam yok.
thinking-builds-on = Bu, daha önce bulunanlara dayanıyor; en başta: { $first }
caveat-stale = Bu rakamların yaşı: { $age }.
caveat-surroundings = Bunun bir bölümü konunun kendisiyle değil, çevresindeki koşullarla ilgilidir.
caveat-overlap = Geçmiş dönemler birbiriyle örtüştüğünden, bağımsız dönem sayısı göründüğünden azdır.
nothing = Bu açıdan { $name } hakkında yargıya varmak için kanıt yok.
no-guess = Daha fazlasını söylemek tahmin olurdu.
wrong-nothing = Eksik olan veriler gelir.
missing-fundamentals = Veri odasında { $name } için finansal tablo yok.
missing-valuation = Veri odasında { $name } için yan yana konabilecek fiyat ve kâr verisi yok.
missing-market = Veri odasında { $name } için fiyat yok.
missing-risk = Veri odasında { $name } için fiyat yok.
missing-macro = Veri odasında enflasyon veya faiz oranı verisi yok.
missing-industry = Veri odasında { $name } için sektördeki konumu gösteren finansal tablo yok.
missing-allocation = Veri odasında eldeki varlıkların ağırlıkları ve fiyatları yok.

## Market and Technicals.

claim-year =
    { $name } için on iki aylık değişim { $return_1y }{ $more ->
        [yes] , beş yıllık değişim { $return_5y }
       *[no] { "" }
    } oldu
wrong-year = Daha yeni fiyatlar on iki ayda ters işaret gösterir.
claim-momentum = Son ay hariç bir yıllık dönemde { $name } için değişim { $momentum_12_1 } oldu
wrong-momentum = Sonraki aylarda yön tersine döner.
claim-trend = { $name } için fiyatın uzun dönem ortalamasına uzaklığı { $trend } oldu
wrong-trend = Fiyat uzun dönem ortalamasını keser.
claim-below-high = { $name } için serideki en yüksek fiyata uzaklık { $drawdown_now } oldu
wrong-below-high = Eski zirvenin, geri gelmeyecek bir balon olduğu ortaya çıkar.
claim-real-return = { $name } için enflasyondan arındırılmış beş yıllık getiri { $real_return_5y } oldu
wrong-real-return = Gelecek beş yılda enflasyon veya fiyat farklı seyreder.
claim-volume = { $name } için son aydaki işlem hacminin yıl ortalamasına oranı { $volume_ratio } oldu
wrong-volume = Aradaki fark tek bir günden kaynaklanır.

## Risk Officer.

claim-fall =
    { $name } için üç yıldaki en derin düşüş { $max_drawdown_36m } oldu{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }; bu, { $verdict ->
        [opposes] talebe göre katlanılabilecek olandan fazla
       *[other] talebe göre katlanılabilecek sınırlar içinde
    }
wrong-fall = Sonraki bir düşüş, katlanılabilir olanın öbür tarafında kalır.
claim-loss-frequency = { $name } için, { $horizon } uzunluğundaki geçmiş dönemler içinde kazanç getirmeyenlerin payı { $freq_neg } oldu
wrong-loss-frequency = Zararlı dönemlerin payı, bu değerlendirmenin dayandığı sınırı aşar.
claim-swings = { $name } için üç yıllık dönemde dalgalanma { $vol_36m } oldu
wrong-swings = Daha uzun veya daha yeni bir dönem bambaşka ölçekte dalgalanma gösterir.
claim-best-days = En iyi on gün olmasaydı { $name } için getiri { $return_all } yerine { $return_all_less_best_10 } olurdu
wrong-best-days = İyi günler bu seridekinden daha dengeli dağılır.
claim-beta =
    Piyasa yüzde bir oynadığında { $name } için ortalama hareket yüzde { $beta_36m } oldu{ $more ->
        [yes] ; korelasyon { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = Piyasayla bağ, işle birlikte değişir.
claim-interest = { $name } için faaliyet kârının faiz giderlerine oranı { $interest_coverage } oldu
wrong-interest = Borcun çok daha yüksek faizle yenilenmesi gerekir.
claim-debt = { $name } için borcun öz kaynaklara oranı { $debt_to_equity } oldu
wrong-debt = Bir satın alma, değer düşüklüğü veya hisse geri alımı borcu veya öz kaynağı değiştirir.
claim-worst =
    { $name } için tüm serideki en kötü düşüş { $max_drawdown_all } oldu{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }: olan, yine olabilir
wrong-worst = Seride daha eski bir zirve veya daha yeni bir dip eksiktir.
claim-portfolio-fall =
    Eldeki varlıkların toplamında üç yıldaki en derin düşüş { $pf_max_drawdown_36m } oldu{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }; bu, { $verdict ->
        [opposes] talebe göre katlanılabilecek olandan fazla
       *[other] talebe göre katlanılabilecek sınırlar içinde
    }
wrong-portfolio-fall = Sonraki bir düşüş, katlanılabilir olanın öbür tarafında kalır.
claim-portfolio-swings = Eldeki varlıkların toplamında dalgalanma { $pf_vol_36m } oldu
wrong-portfolio-swings = Parçalar daha çok veya daha çok birlikte oynamaya başlar.

## Fundamentals.

claim-growth =
    { $name } için satışlardaki değişim bir yılda { $revenue_growth_1y }{ $more ->
        [yes] , iki yıllık dönemde { $revenue_growth_2y }
       *[no] { "" }
    } oldu
wrong-growth = Sonraki rapor satışların ters yöne gittiğini gösterir.
claim-margin =
    { $name } için faaliyet kârının satışlara oranı { $operating_margin }{ $more ->
        [yes] , net kârın satışlara oranı { $net_margin }
       *[no] { "" }
    } oldu
wrong-margin = Maliyetler iki yıl üst üste fiyatlardan hızlı artar.
claim-margin-change = { $name } için faaliyet kâr marjındaki bir yıllık değişim { $operating_margin_change_1y } oldu
wrong-margin-change = Değişim tek seferlik bir giderden veya gelirden kaynaklanır.
claim-capital =
    { $name } için işe yatırılan sermayenin kârlılığı { $roic }{ $more ->
        [yes] , öz kaynak kârlılığı { $roe }
       *[no] { "" }
    } oldu
wrong-capital = Rakipler geldikçe kârlılık sermaye maliyetine doğru iner.
claim-equity =
    { $name } için öz kaynak kârlılığı { $roe }{ $more ->
        [yes] , toplam varlıkların kârlılığı { $roa }
       *[no] { "" }
    } oldu
wrong-equity = Kârlılık işten değil, borçtan veya öz kaynağın küçüklüğünden kaynaklanır.
claim-cash = { $name } için her bir birim net kâra karşılık faaliyetlerden giren nakit { $cash_conversion } oldu
wrong-cash = İşletme sermayesi tersine döner ve nakit gelmez.
claim-free-cash =
    { $name } için yatırımlardan sonra kalan nakdin satışlara oranı { $fcf_margin }{ $more ->
        [yes] , toplam tutarı { $free_cash_flow }
       *[no] { "" }
    } oldu
wrong-free-cash = İşi bulunduğu yerde tutmak için yatırımların artması gerekir.
claim-net-debt = { $name } için nakit düşüldükten sonraki borcun faaliyet kârına oranı { $net_debt_to_operating_income } oldu
wrong-net-debt = Nakde başka yerde ihtiyaç duyulur veya nakit ülkeye getirilemez.
claim-shares = { $name } için hisse sayısındaki bir yıllık değişim { $shares_change_1y } oldu
wrong-shares = Bir satın alma için veya çalışanlar için yeni hisse çıkarılır.
claim-market-earnings = ABD piyasasında şirket kârlarının on yıllık reel değişimi { $sp_real_earnings_growth_10y } oldu
wrong-market-earnings = Kârlar geriye dönük düzeltilir veya sonraki yıllarda başlangıcın altına iner.
claim-market-payout = ABD şirketlerinin kârlarından temettü olarak dağıttığı pay { $sp_payout } oldu
wrong-market-payout = Temettüler aynı kalırken kârlar düşer ve bu pay yükselir.
claim-market-dividend = Temettü verimi { $sp_dividend_yield }, devlet tahvili faizi { $sp_long_rate } oldu
wrong-market-dividend = Şirketler temettü dışındaki yollarla daha fazlasını geri verir.

## Valuation.

claim-own-history = { $name } için fiyat/kazanç oranı { $pe }, medyanı { $pe_median } oldu; kendi geçmişinde daha ucuz olduğu zamanların payı { $pe_percentile }
wrong-own-history = Fiyat düşmeden kârlar fiyata yetişir.
claim-earnings-yield =
    { $name } için kârın fiyata oranı { $earnings_yield }, on yıllık devlet tahvili faizi { $long_rate } oldu{ $more ->
        [yes] ; fiyat/kazanç oranı { $pe }
       *[no] { "" }
    }
wrong-earnings-yield = Tahvil faizleri, karşılaştırmayı tersine çevirecek kadar değişir.
claim-cash-yield = { $name } için serbest nakit akışının fiyata oranı { $fcf_yield } oldu
wrong-cash-yield = O yılın nakit akışı tekrarlanmaz.
claim-against-market = { $name } için fiyat/kazanç oranı, ABD piyasasının { $pe_to_market } katı oldu
wrong-against-market = Kârı, ödenen fiyatı karşılayacak kadar daha hızlı büyür.
claim-float = { $name } için halka açık hisselerin değeri, yıllık net kârın { $float_to_earnings } katı oldu
wrong-float = Hisselerin değeri o günden bu yana çok değişmiştir.
claim-market-cape = ABD piyasası, on yıllık reel kârların { $cape } katına işlem gördü, medyan { $cape_median }; 1881’den bu yana daha ucuz olduğu ayların payı { $cape_percentile }
wrong-market-cape = Fiyat düşmeden kârlar fiyata yetişir.
claim-market-after = En az bu kadar pahalı başlayan on yıllık dönemlerin enflasyondan arındırılmış medyan getirisi { $after_cape_median_10y }, tüm serininki { $sp_real_return_all } oldu
wrong-market-after = Geçmişteki az sayıda ve birbiriyle örtüşen pahalı dönem bugünküne benzemiyordu.
claim-market-excess = Bu fiyattan kâr verimi ile devlet tahvillerinin reel faizi arasındaki fark { $excess_cape_yield } oldu
wrong-market-excess = Reel tahvil faizleri, farkın anlamını değiştirecek kadar değişir.

## Industry.

claim-pricing-power = { $name } için satılan malın maliyeti düşüldükten sonra kalanın satışlara oranı { $gross_margin } oldu; bu, ne kadar fiyat isteyebildiğinin göstergesidir
wrong-pricing-power = Bir rakip aynısını daha ucuza satar ve müşterileri alır.
claim-investment = { $name } için tesis ve donanıma yapılması gereken yatırımın satışlara oranı { $capex_to_revenue } oldu
wrong-investment = İşletmenin ertelenmiş yatırımları telafi etmesi gerekir.
claim-research = { $name } için araştırma ve geliştirme harcamasının satışlara oranı { $rd_to_revenue } oldu
wrong-research = Harcamalar, satan yeni bir ürün getirmez.

## Macro and Rates.

claim-inflation = ABD’de tüketici fiyatlarındaki artış on iki ayda { $infl_12m }, on yıllık dönemde { $infl_10y } oldu
wrong-inflation = Daha yeni enflasyon verileri bir puandan fazla farklı çıkar.
claim-real-rate = On yıllık faizden enflasyon düşüldüğünde kalan { $real_long_rate } oldu
wrong-real-rate = Beklenen enflasyon geçmiş enflasyondan farklıdır.
claim-rate-change = On yıllık faizin on iki aydaki değişimi { $long_rate_change_12m }, son düzeyi { $long_rate } oldu; medyanı { $long_rate_median }
wrong-rate-change = Faiz, zaman ufku içinde yön değiştirir.
claim-curve =
    On yıllık tahviller ile üç aylık bonolar arasındaki faiz farkı { $curve_10y_3m } oldu{ $more ->
        [yes] ; sıranın tersine döndüğü ayların payı { $curve_share_inverted }
       *[no] { "" }
    }
wrong-curve = Çoğu resesyondan önce olduğu gibi getiri eğrisi tersine döner.
claim-credit = Zayıf şirketlerin borçlanma maliyeti ile güçlü şirketlerinki arasındaki fark { $credit_spread } oldu; bu farkın daha küçük olduğu ayların payı { $credit_spread_percentile }
wrong-credit = Borç verenler geri çekilir ve fark açılır.
claim-jobs = İşsizlik { $unemployment }, medyanı { $unemployment_median } düzeyindeydi
wrong-jobs = İşsizlik bir yıl içinde yarım puan yükselir.

## Allocation.

claim-stocks-bonds = Serinin son on yılında enflasyondan arındırılmış getiri ABD hisse senetlerinde { $sp_real_return_10y }, devlet tahvillerinde { $bond_real_return_10y } oldu
wrong-stocks-bonds = Gelecek on yıl, daha önce de olduğu gibi sıralamayı tersine çevirir.
claim-stocks-ahead = 1871’den bu yana on yıllık dönemler içinde hisse senetlerinin tahvillerin önünde olduğu dönemlerin payı { $freq_stocks_beat_bonds_10y } oldu
wrong-stocks-ahead = Dönemler birbiriyle örtüştüğünden, bağımsız dönem sayısı göründüğünden azdır.
claim-worst-decade = ABD hisse senetlerinin en kötü on yılında enflasyondan arındırılmış getiri { $sp_real_return_10y_worst } oldu
wrong-worst-decade = Tahvil de içeren bir portföy bunu, bu rakamın gösterdiğinden daha çok yumuşatırdı.
claim-concentration =
    En büyük varlığın toplam içindeki payı { $pf_largest_weight }{ $more ->
        [yes] ; ağırlıkların kareleri toplamı { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = Belirtilmemiş varlıklar ağırlıkları değiştirir.
claim-together = Eldeki varlıkların birlikte hareketinde ortalama korelasyon { $pf_mean_correlation } oldu
wrong-together = Bir sonraki düşüşte öncekinden daha çok birlikte hareket ederler.
claim-portfolio-return =
    Bu ağırlıklarla portföyün getirisi üç yıllık dönemde { $pf_return_3y }{ $more ->
        [yes] , son yılda { $pf_return_1y }
       *[no] { "" }
    } oldu
wrong-portfolio-return = Gelecek üç yıl farklı geçer.

## Questions to claims, and answers.

ask-window = Bu, tek bir kısa döneme dayanıyor. Daha uzun bir dönem de aynı şeyi söyler miydi?
ask-window-other = Bu, tek bir kısa döneme dayanıyor. Daha uzun dönemde rakam { $longer }. İkisinden hangisi geçerli?
ask-regime = Bu serinin iki yarısının getirisi { $before } ve { $after } oldu. Bu, tek bir şanslı veya şanssız dönemden fazlası mı?
ask-outlier = En iyi on gün olmasaydı serinin getirisi { $with } yerine { $without } olurdu. İddia birkaç güne mi bağlı?
ask-stale = Bunun dayandığı rakamların yaşı: { $age }. Bunun ne kadarı hâlâ geçerli?
ask-survivors = Batan şirketler bu seride yok. Bu, ayakta kalmış birinin geçmişinden fazlası mı?
ask-base-rate = Bu serinin kazançla kapattığı yılların tüm geçmiş yıllar içindeki payı { $rate }. İddia buna ne katıyor?
ask-missing-risk = Burada, serideki en kötü düşüşün { $worst } olduğu göz ardı ediliyor.
ask-rates = Bunu faizlerdeki bir değişim de açıklayabilir mi? On yıllık faizin bir yıldaki değişimi { $change } oldu.
answer-not-mine = Bu, bu bulgunun bir iddiası değil.
answer-withdraw = Bu iddianın dayandığı rakam veri kaydında yok; iddia geri çekiliyor.
answer-as-quoted = Rakam, veri kaydında olduğu gibi aktarılmıştır ve formülü de yanındadır.
answer-window = Kısmen kabul: tek bir kısa dönem azdır. Rakam geçerli, ancak kapsamı daha dar.
answer-window-other = Kabul: daha uzun dönem ({ $longer }) ters yönü gösteriyor. İddianın ağırlığı azalıyor.
answer-regime = Kısmen kabul: dönemler birbirine benzemiyordu. Rakam geçerli, ancak kapsamı daha dar.
answer-outlier = Kabul: bunun büyük bölümü birkaç güne bağlı. İddianın ağırlığı azalıyor.
answer-outlier-holds = En iyi on gün olmadan da geriye { $without } kalıyor. İddia geçerli.
answer-stale = Kabul: rakamlar eski. İddia onların tarihiyle ilgili ve bugün ağırlığı daha az.
answer-survivors = Kabul: batanlar seride yok. İddianın ağırlığı azalıyor.
answer-missing-risk = Kabul: bu iddianın yanında düşüş de ({ $worst }) anılmalı.
answer-base-rate-same = Olağan durum ({ $rate }) aynı yönü gösteriyor. İddia geçerli.
answer-base-rate-other = Kabul: olağan durum ({ $rate }) ters yönü gösteriyor. İddianın, elindekinden fazlasına ihtiyacı var.
answer-rates = Başka bir neden de etkili olabilir; öne sürülen, rakamın nedeni değil kendisidir.
ruling-upheld = Soru rakamlara dayanarak yanıtlandı; iddia geçerli.
ruling-weakened = İddianın sahibi itirazı kabul ediyor; iddianın ağırlığı azalıyor.
ruling-withdrawn = İddianın sahibi iddiayı geri alıyor; hesaba katılmıyor.
ruling-unresolved = Kimse yanıt vermedi; iddianın ağırlığı azalıyor.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Eldeki rakamlara göre { $name } hakkındaki kanıtlar daha çok olumlu yöne işaret ediyor.
        [unfavourable] Eldeki rakamlara göre { $name } hakkındaki kanıtlar daha çok olumsuz yöne işaret ediyor.
       *[mixed] { $name } hakkındaki rakamlar iki yanda da yaklaşık aynı ağırlıkta.
    }
thesis-comparison =
    { $balance ->
        [favourable] Yan yana konduğunda, bu rakamlarda { $first } önde, { $others } geride kalıyor.
        [unfavourable] Yan yana konduğunda, bu rakamlarda { $first } geride kalıyor, { $others } önde.
       *[mixed] Yan yana konduğunda, bu rakamlarda { $first } ile { $others } yaklaşık aynı düzeyde.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Eldeki rakamlara göre portföy dağılımı istenene uyuyor.
        [unfavourable] Eldeki rakamlara göre portföy dağılımı istenene uymuyor.
       *[mixed] Eldeki rakamlara göre portföy dağılımının lehine de aleyhine de aynı ölçüde kanıt var.
    }
thesis-macro = { $name } konusunda durum bu. Böyle rakamlar kimsenin lehine veya aleyhine değildir.
thesis-no-side = { $name } hakkındaki rakamlar durumu anlatıyor ve hiçbir yöne işaret etmiyor.
thesis-nothing = Veri odasında doğrudan { $name } hakkında çok az bilgi var; bu nedenle komite yargıya varmıyor.
thesis-around = Söylenebilecek olan şu: { $text }
thesis-for = Lehine en güçlü nokta: { $text }
thesis-against = Aleyhine en güçlü nokta: { $text }
thesis-taken-back = Kırmızı takımın itirazından sonra komite bu konuda yargıya varmıyor: kanıtlar çok eski veya güvenilir değil. Önceki metin şöyleydi: { $thesis }
change-newer = Eskilerin yerine güncel rakamlar.
change-gaps = Eksikleri kapatan veriler; önce fiyatlar ve finansal tablolar.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $name } için { $date } itibarıyla serideki en kötü düşüşe benzer bir düşüş: { $worst }.
risk-fall-softened = Böyle bir düşüşe katlanılabilecek kadar küçük bir pay ve bekleyecek zaman.
risk-fall-sign = Son zirveden ölçüldüğünde, talebe göre katlanılabilecek olanı aşan bir düşüş.
risk-debt = { $name } için nakit düşüldükten sonraki borç, faaliyet kârının { $debt } katı ve bu borcun yenilenmesi gerekiyor.
risk-debt-softened = Uzun vadeler ve dalgalanmayan bir gelir.
risk-debt-sign = Faiz, faaliyet kârından giderek daha büyük bir pay alır.
risk-concentration = En büyük varlığın toplam içindeki payı { $largest }: onun düşüşü portföyün düşüşüdür.
risk-concentration-softened = Birbirinden bağımsız hareket eden daha çok varlık.
risk-concentration-sign = Diğerleri yerinde kalırken en büyük varlık düşer.
risk-rates = Faizler { $date } itibarıyla bulundukları düzeyden ({ $rate }) çok uzaklaşır ve bununla birlikte gelecekteki kârların bugünkü değeri de değişir.
risk-rates-softened = Fiyatlarla birlikte büyüyen kârlar ve az borç.
risk-rates-sign = On yıllık faiz bir yıl içinde bir puandan fazla değişir.
risk-against = Aleyhte olan nokta belirleyici çıkar. { $text }
risk-against-softened = İddiaya ne kadar inanılıyorsa o kadar ağırlık.
risk-against-sign = Daha yeni rakamlar bunu doğrular.
risk-old = Rakamların bittiği günden bu yana geçen sürede ({ $age }) dünya değişti.
risk-old-softened = Bunlardan herhangi birine güvenmeden önce güncel veri sağlamak.
risk-old-sign = Daha yeni rakamların işareti burada kullanılanlardan farklı çıkar.
risk-gaps = Eksikler arasında önemli bir şey var.
risk-gaps-softened = Önce listenin başındaki eksikleri kapatmak.
risk-gaps-sign = Bir eksik kapanır ve değerlendirme değişir.
risk-objection = Kırmızı takımın itirazı haklı çıkar. { $text }
risk-objection-softened = Daha yeni rakamlar geldiğinde önce bu noktaya bakmak.
risk-objection-sign = Daha yeni rakamlar itirazı doğrular.

## Scenarios.

scenario-bear-stock = Zaman ufku { $name } için kazançsız biter; en çok benzeyen geçmiş dönemlerde bu durumun payı { $lost }.
scenario-base-stock = { $name } kazandırır, ancak yılda onda birden fazla değil: geçmiş dönemlerin geri kalanı.
scenario-bull-stock = { $name } yılda onda birden fazla kazandırır; en çok benzeyen geçmiş dönemlerde bu durumun payı { $strong }.
scenario-bear-market = Zaman ufku enflasyondan sonra kazançsız biter; en çok benzeyen geçmiş dönemlerde bu durumun payı { $lost }.
scenario-base-market = Enflasyondan sonra kazanç olur, ancak uzun dönemli yıllık oranı aşmaz: geçmiş dönemlerin geri kalanı.
scenario-bull-market = Enflasyondan sonraki kazanç uzun dönemli yıllık oranın üzerindedir; en çok benzeyen geçmiş dönemlerde bu durumun payı { $strong }.
scenario-stands-in = { $name } için geçmiş, sayım yapmaya yetmeyecek kadar kısa; onun yerine ABD hisse senedi piyasası alındı.
scenario-bear-unknown = Kalıcı olarak değer kaybeder. Veri kaydında bunun olasılığına dair bir şey yok.
scenario-base-unknown = Kendi piyasasıyla birlikte hareket eder. Veri kaydında bunun olasılığına dair bir şey yok.
scenario-bull-unknown = Kendi piyasasından belirgin biçimde daha iyi gider. Veri kaydında bunun olasılığına dair bir şey yok.
scenario-bear-wrong = Zaman ufkunun sonundaki değer, başındakinden yüksektir.
scenario-base-wrong = Zaman ufku kazançsız veya bu oranın çok üzerinde biter.
scenario-bull-wrong = Yıllık kazanç bu oranda veya altında kalır.

## The red team, and the chair's response.

objection-planted = Taslakta, veri kaydında olmayan bir rakam var: { $figure }.
objection-older-than-horizon = Rakamların yaşı zaman ufkunu aşıyor: en yenileri bile talep tarihinden { $age } önce bitiyor.
objection-old = Rakamların en eskileri talep tarihinden { $age } önce bitiyor; sonrasında olanlar bunlarda yok.
objection-cross-examination = Çapraz sorgu olmasa aynı rakamlar başka bir dengeye varıyor; taslak, iddiaların nasıl sorgulandığına bağlı.
objection-single-figure = Denge tek bir rakama bağlı: { $name }, { $value } ({ $date }).
objection-single-seat = “{ $seat }” üyesi olmasa denge öbür tarafa geçiyor.
objection-opposite =
    { $count ->
        [one] Karşıt görüş: { $all } değerlendirmeden biri ters yönü gösteriyor. { $text }
       *[other] Karşıt görüş: toplam { $all } değerlendirme içinde { $count } değerlendirme ters yönü gösteriyor; önce en güçlüsü. { $text }
    }
objection-no-opposite = Tersini destekleyen hiçbir rakam yok. Bu, güç kadar nelere bakılmadığının da işaretidir.
objection-no-judgement = Taslak yargıya varmıyor. Varsaydı, bunu konunun kendisine ilişkin tek bir rakam olmadan yapması gerekirdi.
objection-one-source = Bütün rakamlar tek bir kaynaktan.
objection-frequencies = Olasılıklar, geçmişte birbiriyle örtüşen dönemlerin sıklıklarıdır; tahmin değildir.
response-noted = Not edildi; dengeyi değiştirmiyor.
response-lowered = Kabul edildi; güven düzeyi düşürüldü.
response-halved = Kabul edildi; güven düzeyi yarıya indirildi.
response-taken-back = Kabul edildi; yargı geri alındı. Rakamların kendi tarihlerinde söylediği, etkenler arasında kalıyor.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] Bu rakamlarda { $first } önde, { $others } geride.
        [unfavourable] Bu rakamlarda { $first } geride, { $others } önde.
        [mixed] Bu rakamlarda { $first } ile { $others } yaklaşık aynı düzeyde.
       *[insufficient_evidence] { $first } ile { $others } arasında sıralama yapmak için yeterli kanıt yok.
    }
headline-macro = { $name } konusunda durum bu.
headline-portfolio =
    { $balance ->
        [favourable] Rakamlara göre portföy dağılımı isteğinize uyuyor.
        [unfavourable] Rakamlara göre portföy dağılımı isteğinize uymuyor.
        [mixed] Rakamlara göre portföy dağılımının lehine de aleyhine de aynı ölçüde kanıt var.
       *[insufficient_evidence] Portföy dağılımı hakkında yargıya varmak için yeterli kanıt yok.
    }
tell-committee =
    { $members ->
        [one] Konuyu bir üye inceledi. Ardından zayıf noktalarını bulmak için taslağına itiraz edildi.
       *[other] Konuyu { $members } üye, önce her biri tek başına inceledi. Ardından birbirlerini sorguladılar ve görüş ayrılıklarını yazıya döktüler.
    }
tell-committee-alone = Konuyu { $members } üye, her biri tek başına inceledi; başkan bulguları tarttı.
tell-confidence =
    { $level ->
        [high] Komite bundan oldukça emin: 0 ile 1 arasındaki ölçekte { $confidence }.
        [medium] Komite bundan yalnızca kısmen emin: 0 ile 1 arasındaki ölçekte { $confidence }.
       *[low] Komite bundan hiç emin değil: 0 ile 1 arasındaki ölçekte { $confidence }.
    } Bu, kanıtların ne kadar iyi olduğunu gösterir; kazanç olasılığı değildir.
tell-odds = Geçmişte { $horizon } uzunluğundaki dönemler içinde kazançsız bitenlerin payı { $lost }. Bu, geçmiştir; tahmin değildir.
tell-import = Daha iyi bir yanıt için daha yeni veri sağlayınız: bir fiyat dosyasını veya şirketin finansal tablolarını içe aktarınız ya da canlı bir veri kaynağını açınız.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = { $name } için fiyat yok. Bu eksiği kapatmak için günlük fiyatları içeren bir dosyayı içe aktarınız.
gap-prices-old = { $name } için fiyatların son tarihi: { $date }.
gap-accounts-missing = { $name } için finansal tablo yok. Bu eksiği kapatmak için yıllık rakamları içe aktarınız.
gap-accounts-old = { $name } için finansal tabloların son tarihi: { $date }.
gap-industry-missing = { $name } için sektör verisi yok.
gap-market-old = ABD piyasası serilerinin son tarihi: { $date }.
gap-news-missing = Haber verisi yok.
gap-provider-down = { $provider } kaynağına ulaşılamadı: { $reason }.
gap-window-too-short = { $name } için daha uzun bir döneme yetecek kadar fiyat yok.
gap-holdings-unpriced = Portföyünüzdeki { $name } için fiyat yok.
gap-portfolio-no-weights = Varlıkların ağırlıkları bilinmiyor.

## Terms that the debrief explains.

term-volatility = Oynaklık
term-drawdown = Zirveden düşüş
term-confidence = Güven düzeyi
term-dissent = Karşı görüş
term-red-team = Kırmızı takım

## Measures, as lists name them.

measure-price = Son fiyat
measure-age = Fiyatların yaşı
measure-return-1m = Bir aylık değişim
measure-return-3m = Üç aylık değişim
measure-return-6m = Altı aylık değişim
measure-return-1y = On iki aylık değişim
measure-return-3y = Üç yılda yıllık getiri
measure-return-5y = Beş yılda yıllık getiri
measure-return-10y = On yılda yıllık getiri
measure-return-all = Tüm seride yıllık getiri
measure-momentum-12-1 = Son ay hariç bir yıllık değişim
measure-trend = Uzun dönem ortalamasına uzaklık
measure-vol-1y = Yıllık dalgalanma, son yıl
measure-vol-36m = Yıllık dalgalanma, üç yıl
measure-max-drawdown-1y = Bir yıldaki en derin düşüş
measure-max-drawdown-36m = Üç yıldaki en derin düşüş
measure-max-drawdown-all = Tüm serideki en derin düşüş
measure-drawdown-now = Zirveye uzaklık
measure-worst-month = En kötü ay
measure-best-month = En iyi ay
measure-return-all-less-best-10 = En iyi on gün hariç yıllık getiri
measure-return-first-half = İlk yarıda yıllık getiri
measure-return-second-half = İkinci yarıda yıllık getiri
measure-volume-ratio = Ortalamasına göre işlem hacmi
measure-turnover-20d = Günlük işlem hacmi
measure-freq-pos = Geçmişte kazançlı dönemlerin payı
measure-freq-neg = Geçmişte kazançsız dönemlerin payı
measure-freq-strong = Geçmişte yılda onda birin üzerindeki dönemlerin payı
measure-freq-above-avg = Geçmişte uzun dönemli oranın üzerindeki dönemlerin payı
measure-horizon = Tam yıl olarak zaman ufku
measure-window-count-1y = Serideki bir yıllık dönem sayısı
measure-beta-36m = Piyasaya göre beta
measure-correlation-36m = Korelasyon, üç yıl
measure-return-gap-1y = On iki aydaki getiri farkı
measure-real-return-5y = Enflasyondan arındırılmış yıllık getiri, beş yıl
measure-revenue = Satışlar
measure-revenue-growth-1y = Satışlarda büyüme, bir yıl
measure-revenue-growth-2y = Satışlarda büyüme, iki yıl
measure-gross-margin = Brüt kâr marjı
measure-operating-margin = Faaliyet kâr marjı
measure-operating-margin-change-1y = Faaliyet kâr marjındaki değişim
measure-net-margin = Net kâr marjı
measure-net-income = Net kâr
measure-roe = Öz kaynak kârlılığı
measure-roa = Aktif kârlılığı
measure-roic = Yatırılan sermayenin kârlılığı
measure-debt-to-equity = Borç/öz kaynak oranı
measure-net-debt-to-operating-income = Net borç/faaliyet kârı oranı
measure-current-ratio = Cari oran
measure-interest-coverage = Faiz karşılama oranı
measure-cash-conversion = Nakde dönüşüm oranı
measure-free-cash-flow = Serbest nakit akışı
measure-fcf-margin = Serbest nakit akışı marjı
measure-capex-to-revenue = Yatırım/satış oranı
measure-rd-to-revenue = Araştırma/satış oranı
measure-eps-diluted = Hisse başına kâr
measure-eps-growth-1y = Hisse başına kârda büyüme
measure-book-value-per-share = Hisse başına defter değeri
measure-fcf-per-share = Hisse başına serbest nakit akışı
measure-shares-change-1y = Hisse sayısındaki değişim
measure-payout = Serbest nakit akışından dağıtılan pay
measure-accounts-age = Finansal tabloların yaşı
measure-pe = Fiyat/kazanç oranı
measure-ps = Fiyat/satış oranı
measure-pb = Piyasa değeri/defter değeri oranı
measure-fcf-yield = Serbest nakit akışı verimi
measure-earnings-yield = Kâr verimi
measure-pe-percentile = Kendi geçmişine göre fiyat/kazanç oranı
measure-pe-median = Fiyat/kazanç oranının medyanı
measure-pe-to-market = Piyasaya göre fiyat/kazanç oranı
measure-float-to-earnings = Halka açık hisselerin net kâra oranı
measure-infl-12m = On iki aylık enflasyon
measure-infl-10y = On yılda yıllık enflasyon
measure-infl-percentile = Kendi geçmişine göre enflasyon
measure-long-rate = On yıllık devlet tahvili faizi
measure-long-rate-change-12m = On yıllık faizdeki değişim
measure-long-rate-median = On yıllık faizin medyanı
measure-real-long-rate = On yıllık faiz eksi enflasyon
measure-cape = On yıllık kâra göre fiyat (CAPE)
measure-cape-median = CAPE medyanı
measure-cape-percentile = Kendi geçmişine göre CAPE
measure-after-cape-median-10y = Pahalı başlangıçlardan sonraki medyan getiri
measure-excess-cape-yield = Kâr verimi eksi reel tahvil faizi
measure-sp-payout = Kârdan dağıtılan temettü payı
measure-dividend-yield = Temettü verimi
measure-real-earnings-growth-10y = Kârlarda reel büyüme, on yıl
measure-real-return-1y = Enflasyondan arındırılmış getiri, bir yıl
measure-real-return-10y = Enflasyondan arındırılmış yıllık getiri, on yıl
measure-real-return-20y = Enflasyondan arındırılmış yıllık getiri, yirmi yıl
measure-real-return-all = Enflasyondan arındırılmış yıllık getiri, tüm seri
measure-real-return-10y-worst = Enflasyondan arındırılmış en kötü on yıl
measure-bond-real-return-10y = Enflasyondan arındırılmış tahvil getirisi, on yıl
measure-freq-stocks-beat-bonds-10y = Hisselerin tahvilleri geçtiği on yıllık dönemlerin payı
measure-curve-10y-3m = On yıllık faiz eksi üç aylık faiz
measure-curve-10y-2y = On yıllık faiz eksi iki yıllık faiz
measure-curve-share-inverted = Getiri eğrisinin ters olduğu ayların payı
measure-curve-age = Getiri eğrisinin yaşı
measure-unemployment = İşsizlik
measure-unemployment-median = İşsizlik medyanı
measure-credit-spread = Zayıf ve güçlü borçlular arasındaki fark
measure-credit-spread-percentile = Kendi geçmişine göre bu fark
measure-pf-value = Varlıkların değeri
measure-pf-weight = Varlıklar içindeki ağırlık
measure-pf-largest-weight = En büyük ağırlık
measure-pf-hhi = Ağırlıkların kareleri toplamı
measure-pf-vol-36m = Varlıkların yıllık dalgalanması
measure-pf-max-drawdown-36m = Varlıkların üç yıldaki en derin düşüşü
measure-pf-return-1y = Varlıkların getirisi, bir yıl
measure-pf-return-3y = Varlıkların yıllık getirisi, üç yıl
measure-pf-mean-correlation = Varlıkların ortalama korelasyonu
measure-pf-priced-share = Fiyatı bulunan varlıkların payı

## What the engine says in the transcript.

floor-opened =
    Komite “{ $title }” konusuyla toplanıyor. Veri odasında bununla ilgili { $figures ->
        [one] bir rakam
       *[other] { $figures } rakam
    } var; { $gaps ->
        [0] hiçbir eksik bildirilmiyor
        [one] bir eksik bildiriliyor
       *[other] { $gaps } eksik bildiriliyor
    }.
floor-taken = { $seat } söz alıyor.
floor-votes =
    Herkes diğerlerini duymadan oy verdi: { $supports } lehte, { $opposes } aleyhte, { $neutral } tarafsız. { $next ->
        [tier] Bu pakette çapraz sorgu yok; sırada sentez var.
        [nobody] Soru sorulacak kimse yok; sırada sentez var.
       *[questions] Tek tek iddialara soru sorulabilir.
    }
floor-question = “{ $seat }” üyesine, { $claim } hakkında: { $text }
floor-answer = “{ $seat }” üyesine: { $text }
floor-silent = { $seat } işe yarar bir şey söyleyemiyor: { $reason }.
floor-ruled =
    { $claim } hakkında: { $ruling ->
        [upheld] geçerli
        [weakened] zayıfladı
        [refuted] çürütüldü
        [withdrawn] geri çekildi
        [unresolved] sonuca bağlanmadı
       *[other] { $ruling }
    }. { $reason }
floor-revised = Taslak gözden geçirildi: { $thesis }
red-team-pass = Kırmızı takım taslağa onay veriyor.
red-team-revise = Kırmızı takım taslağı düzeltilmek üzere geri gönderiyor.
red-team-reject = Kırmızı takım taslağı reddediyor.
red-team-unheard = Kırmızı takım dinlenemedi ({ $reason }); taslak reddedilmiş sayılıyor.
number-left-out = Kaynağı olmayan bir sayı metinden çıkarıldı.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Evet, ABD getiri eğrisi en yeni verilerimize göre ters
        [partly] ABD getiri eğrisi en yeni verilerimize göre kısmen ters
       *[no] Hayır, ABD getiri eğrisi en yeni verilerimize göre ters değil
    }: on yıllık getiri eksi iki yıllık getiri { $curve_10y_2y } ({ $date }), eksi üç aylık getiri { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] İzlediğimiz ABD resesyon işaretleri uyarı veriyor
        [partly] İzlediğimiz ABD resesyon işaretleri karışık
       *[no] İzlediğimiz ABD resesyon işaretleri sakin
    }: işsizlik son yılın en düşüğünün { $sahm } üzerinde ({ $date }); bir yılda istihdam { $payrolls_12m }, transferler hariç reel gelir { $income_12m }; on yıllık getiri eksi üç aylık getiri { $curve_10y_3m } ({ $other_date }).
first-savings = Yılda { $infl_12m } altında getiren birikim alım gücü kaybeder: ABD enflasyonu on iki ayda bu kadardı ({ $date }). Üç aylık ABD Hazine bonoları { $bill_rate } getirdi ({ $other_date }), enflasyondan sonra { $real_bill_rate }. Faizsiz para on yılda alım gücünün { $purchasing_power_10y } kadarını korudu.
first-inflation = ABD enflasyonu on iki ayda { $infl_12m } oldu ({ $date }), gıda ve enerji hariç { $core_infl_12m }; on yılda { $infl_10y }.
first-jobs = ABD işsizliği { $unemployment } ({ $date }), medyan { $unemployment_median }; istihdamın bir yıllık değişimi { $payrolls_12m }.
first-rates = On yıllık ABD Hazine tahvilleri { $long_rate } getirdi ({ $date }), son yılın enflasyonundan sonra { $real_long_rate }; üç aylık bonolar { $bill_rate } getirdi ({ $other_date }), enflasyondan sonra { $real_bill_rate }.
first-money = ABD para arzı M2 bir yılda { $m2_12m } değişti ({ $date }), enflasyondan sonra { $m2_real_12m }.
first-housing = Bir yılda ABD konut başlangıçları { $starts_12m }, yapı izinleri { $permits_12m } değişti ({ $date }); barınma maliyeti { $shelter_12m }. Ev fiyatları elimizde yok.
first-dollar = Dolar, ticaret ortaklarının para birimlerine karşı bir yılda { $dollar_12m } değişti ({ $date }); serimizdeki günlerin { $dollar_percentile } kadarında daha zayıftı.
first-growth = ABD reel üretimi bir yılda { $gdp_1y } değişti ({ $date }); istihdam { $payrolls_12m }, işsizlik { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } verilerimizde enflasyonu geçti, ancak koruma demek için veriler çok az
       *[no] { $name } verilerimizde enflasyona yetişemedi ve korumayı değerlendirmek için veriler çok az
    }: { $from } ile { $to } arasında fiyatı { $gain_whole }, ABD tüketici fiyatları { $infl_whole } değişti; son on iki aydaki en derin düşüşü { $max_drawdown_1y }.
first-spot = { $name } fiyatı { $price } ({ $date }), bir yıllık değişim { $return_1y }; o yıldaki en derin düşüş { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] Veriler iki taraftan birini öne çıkarmıyor
        [up] Geçmiş daha çok yükselişe işaret ediyor
       *[down] Geçmiş daha çok düşüşe işaret ediyor
    }: { $name } { $price } düzeyindeydi ({ $date }), medyan { $level_median }; ayların { $level_percentile } kadarında daha düşüktü ve ufka benzeyen geçmiş dönemlerin { $freq_neg } kadarında yükselmedi.
first-accounts =
    { $balance ->
        [favourable] { $name } hesapları sağlam
        [unfavourable] { $name } hesapları zayıf
       *[mixed] { $name } hesapları kısmen sağlam, kısmen zayıf
    }: { $date } tarihinde biten mali yılda faaliyet marjı { $operating_margin }, satış büyümesi { $revenue_growth_1y }, faaliyet nakdi net kârın { $cash_conversion } katı, borç öz sermayenin { $debt_to_equity } katı.
first-compare =
    { $balance ->
        [favourable] Hesaplara göre { $name } önde, { $other } geride
        [unfavourable] Hesaplara göre { $name } geride, { $other } önde
       *[mixed] Hesaplara göre { $name } ile { $other } yaklaşık aynı düzeyde
    }: satış büyümesi { $revenue_growth_1y } ve { $revenue_growth_1y_other }, faaliyet marjı { $operating_margin } ve { $operating_margin_other }, öz sermaye getirisi { $roe } ve { $roe_other }.

## How current the evidence is, by kind.

evidence-current = Verilerin güncelliği: { $kinds }.
current-accounts = hesapların sonu { $date }
current-prices = hisse fiyatlarının sonu { $date }
current-metals = metal ve kripto paraların sonu { $date }
current-exchange = döviz kurlarının sonu { $date }
current-market = ABD hisse piyasasının sonu { $date }
current-rates = faizlerin sonu { $date }
current-economy = ekonomi verilerinin sonu { $date }
table-years = { $name }: mali yıllar

## Claims on the economy, on short histories, and on several years.

claim-dollar = Dolar, ticaret ortaklarının para birimlerine karşı bir yılda { $dollar_12m } değişti; serideki günlerin { $dollar_percentile } kadarında daha zayıftı
wrong-dollar = Dolar bir yıl içinde yön değiştirir.
claim-fall-year =
    { $name } için bir yıldaki en derin düşüş { $max_drawdown_1y }{ $dated ->
        [yes] , { $from } ile { $to } arasında
       *[no] { "" }
    }, { $verdict ->
        [opposes] kaldırılabilecekten fazla
       *[other] kaldırılabilecek sınırlar içinde
    }
wrong-fall-year = Daha uzun bir geçmiş, sınırın öbür yanında bir düşüş gösterir.
claim-swings-year = { $name } için on iki aylık yıllık dalgalanma { $vol_12m }
wrong-swings-year = Daha uzun bir geçmiş başka büyüklükte dalgalanma gösterir.
claim-sahm = Üç aylık ortalama işsizlik son yılın en düşüğünün { $sahm } üzerinde
wrong-sahm = İşsizlik önümüzdeki aylarda yükselir.
claim-inversion-record = Ters eğrili ayların { $jobs_after_inversion } kadarında işsizlik bir buçuk yıl sonra belirgin biçimde yüksekti; bütün aylarda bu oran { $jobs_after_any }
wrong-inversion-record = Bir sonraki ters eğri işsizlik artmadan geçer.
claim-growth-5y =
    { $name } satışları beş yılda { $revenue_growth_5y } değişti{ $more ->
        [yes] , hisse başına kâr { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = Büyüme bir satın almadan ya da tek bir iyi yıldan geldi.
claim-bill-real = Üç aylık ABD Hazine bonoları { $bill_rate } getirdi, enflasyondan sonra { $real_bill_rate }
wrong-bill-real = Kısa faizler ya da enflasyon bir puandan fazla değişir.
claim-payrolls = ABD istihdamı on iki ayda { $payrolls_12m } değişti
wrong-payrolls = Veriler düzeltilir ya da birkaç ayda tersine döner.
claim-output = ABD reel üretimi bir yılda { $gdp_1y } değişti
wrong-output = Sonraki çeyrekler öbür yöne gider.
claim-money =
    ABD para arzı M2 bir yılda { $m2_12m } değişti, enflasyondan sonra { $m2_real_12m }{ $more ->
        [yes] ; bankaların şirket kredileri { $loans_12m }
       *[no] { "" }
    }
wrong-money = Para, M2 içinde sayılmayan biçimlere kayar.
claim-housing =
    ABD konut başlangıçları bir yılda { $starts_12m }, yapı izinleri { $permits_12m } değişti{ $more ->
        [yes] ; barınma maliyeti { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = Farkı ılık ya da sert bir kış açıklar.
claim-purchasing-power = Bir dolar, on yıl önce satın aldığının { $purchasing_power_10y } kadarını korudu
wrong-purchasing-power = Fiyatlar önümüzdeki on yılda düşer.
claim-hedge = { $name } fiyatı { $gain_whole }, ABD tüketici fiyatları aynı aylarda { $infl_whole } değişti
wrong-hedge = Daha uzun sürede tüketici fiyatlarının gerisinde kalır.
claim-level = { $name } için bütün serinin medyanı { $level_median }; ayların { $level_percentile } kadarında şimdikinden düşüktü
wrong-level = Eski medyan artık uymuyor, çünkü iki ülkenin fiyatları ayrıştı.

## Measures of the above.

measure-vol-12m = Yıllık dalgalanma, on iki ay
measure-gain-whole = Seri başından beri değişim
measure-infl-whole = Aynı aylarda enflasyon
measure-correlation-12m = Korelasyon, on iki ay
measure-level-median = Medyan kur
measure-level-percentile = Kurun kendi geçmişine göre yeri
measure-core-infl-12m = Gıda ve enerji hariç enflasyon
measure-shelter-12m = Barınma maliyetinin değişimi
measure-payrolls-12m = İstihdamın değişimi
measure-income-12m = Reel gelirin değişimi
measure-m2-12m = Para arzı M2 değişimi
measure-m2-real-12m = Enflasyondan sonra M2 değişimi
measure-starts-12m = Konut başlangıçlarının değişimi
measure-permits-12m = Yapı izinlerinin değişimi
measure-loans-12m = Şirket kredilerinin değişimi
measure-gdp-1y = Reel üretimin değişimi
measure-bill-rate = Üç aylık Hazine bonosu getirisi
measure-real-bill-rate = Bono getirisi eksi enflasyon
measure-purchasing-power-10y = On yıl sonra kalan alım gücü
measure-sahm = Yılın en düşüğüne göre işsizlik
measure-jobs-after-inversion = İşsizlik artışı izleyen ters eğriler
measure-jobs-after-any = İşsizlik artışı izleyen aylar
measure-dollar-12m = Geniş doların değişimi
measure-dollar-percentile = Geniş doların kendi geçmişine göre yeri
measure-sp-long-rate = O aydaki on yıllık getiri
measure-revenue-growth-5y = Satış büyümesi, beş yıl
measure-eps-growth-5y = Hisse başına kâr büyümesi, beş yıl
measure-cash = Nakit ve kısa vadeli menkul kıymetler
measure-debt = Borç
measure-dividends = Ödenen temettüler
measure-buybacks = Geri alınan hisseler
measure-dividends-per-share = Hisse başına temettü
measure-shares-diluted = Seyreltilmiş hisse sayısı
measure-public-float = Halka açık hisselerin değeri
