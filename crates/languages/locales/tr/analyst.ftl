# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } ({ $dates } itibarıyla).
surroundings = Arka plan: { $text }
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
dissent =
    { $stance ->
        [supports] Daha olumlu görüş ({ $seat }): { $claim }
       *[opposes] Daha olumsuz görüş ({ $seat }): { $claim }
    }

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
mandate-valuation = Ödenen fiyat; kendi geçmişine ve tahvillere göre.
mandate-market = Fiyatın nasıl seyrettiği.
mandate-macro = Enflasyon, faiz oranları ve ekonominin durumu.
mandate-industry = İşletmenin rakipleri ve müşterileri karşısında ne kadar güçlü olduğu.
mandate-allocation = Bir portföyün parçalarının birlikte nasıl davrandığı.
mandate-risk = Ne kadar ve ne sıklıkla kaybedilebileceği; kaldırabileceğiniz kayba göre.
mandate-red-team = Taslağa saldırır: karşıt görüş, eski veriler, gereğinden fazla yük taşıyan tek bir rakam.
lens-chair = kanıtların bütün olarak neyi desteklediği
lens-fundamentals = satışlar, marjlar, nakit ve borç
lens-valuation = kâra, kendi geçmişine ve tahvillere göre fiyat
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
task-instructions = { $mandate } Her rakam tarihli bir kaynaktan gelir, eksik olan belirtilir.
task-acceptance = Rakamlarıyla en az bir tespit ya da bunun için neyin eksik olduğu.

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
thinking-nothing = İncelenen: { $lens }. Bu konuda elimizde rakam yok.
thinking-builds-on = Bu, önceki bir bulguya dayanıyor: { $first }
caveat-stale = Bu rakamların yaşı: { $age }.
caveat-surroundings = Bunun bir bölümü yalnızca arka plan bilgisidir.
caveat-overlap = Geçmiş dönemler birbiriyle örtüşüyor; gerçekten ayrı olanlar göründüğünden az.
nothing = Bu açıdan değerlendirmek için elimizde rakam yok: { $name }.
no-guess = Daha fazlası tahmin olur.
wrong-nothing = Eksik veriler geliyor.
missing-fundamentals = Elimizde mali tablo yok: { $name }.
missing-valuation = Kârla karşılaştırılacak bir fiyat elimizde yok: { $name }.
missing-market = Elimizde fiyat yok: { $name }.
missing-risk = Elimizde fiyat yok: { $name }.
missing-macro = Elimizde enflasyon ve faiz verisi yok.
missing-industry = Sektördeki yerini gösteren mali tablo elimizde yok: { $name }.
missing-allocation = Varlıklarınızın ağırlıkları ve fiyatları elimizde yok.

## Market and Technicals.

claim-year =
    { $dates } itibarıyla bir yılda { $name } { $return_1y_size } { $return_1y_way ->
        [down] değer kaybetti
       *[up] değer kazandı
    }{ $more ->
        [yes] ; beş yıllık { $return_5y_way ->
            [down] kayıp
           *[up] kazanç
        } { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Daha yeni fiyatlar on iki ayda tersini gösteriyor.
claim-momentum =
    Son ay dışarıda bırakılırsa { $name } bir yılda { $momentum_12_1_size } { $momentum_12_1_way ->
        [down] değer kaybetti
       *[up] değer kazandı
    } ({ $dates } itibarıyla).
wrong-momentum = Fiyat önümüzdeki aylarda yön değiştiriyor.
claim-trend =
    { $dates } itibarıyla { $name }, { $daily ->
        [yes] 200 günlük
       *[no] on aylık
    } ortalamasının { $trend_size } { $trend_way ->
        [down] altındaydı
       *[up] üzerindeydi
    }.
wrong-trend = Fiyat bu ortalamayı kesiyor.
claim-below-high = { $dates } itibarıyla { $name }, zirvesinin ({ $from }) { $drawdown_now_size } altındaydı.
wrong-below-high = Eski zirve bir balondu ve fiyat oraya dönmüyor.
claim-real-return =
    Enflasyon düşüldüğünde { $name } beş yılda { $real_return_5y_size } { $real_return_5y_way ->
        [down] kaybettirdi
       *[up] kazandırdı
    } ({ $dates } itibarıyla).
wrong-real-return = Önümüzdeki beş yılda fiyatlar ya da enflasyon başka bir yol izliyor.
claim-volume = { $dates } itibarıyla son bir ayda { $name } işlem hacmi, yıllık ortalamasının { $volume_ratio } katıydı.
wrong-volume = Farkı tek bir yoğun işlem günü açıklıyor.

## Risk Officer.

claim-fall =
    { $dates } itibarıyla üç yılda { $name } en fazla { $max_drawdown_36m_size } düştü{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }. Bu, risk toleransınızın { $verdict ->
        [opposes] izin verdiğinden fazla
       *[other] izin verdiği sınırlar içinde
    }.
wrong-fall = Daha sonraki bir düşüş belirgin biçimde daha derin ya da daha sığ.
claim-loss-frequency =
    { $since } yılından bu yana { $name } ile { $horizon } süren tüm dönemler içinde { $real ->
        [yes] enflasyon düşüldükten sonra{ " " }
       *[no] { "" }
    }kayıpla bitenlerin payı { $freq_neg } ({ $dates } itibarıyla).
wrong-loss-frequency = Daha yeni yıllar da sayılınca kayıplar belirgin biçimde daha sık ya da daha seyrek.
claim-swings = { $dates } itibarıyla üç yılda { $name } genellikle { $vol_36m } dalgalandı.
wrong-swings = Daha uzun ya da daha yeni bir dönem çok daha büyük ya da küçük dalgalanmalar gösteriyor.
claim-best-days =
    { $since } yılından bu yana { $name } { $return_all_size } { $return_all_way ->
        [down] kaybettirdi
       *[up] kazandırdı
    }. En iyi on gün olmasaydı { $return_all_less_best_10_way ->
        [down] kayıp
       *[up] kazanç
    } { $return_all_less_best_10_size } olurdu ({ $dates } itibarıyla).
wrong-best-days = İyi günler geçmiştekinden daha dengeli dağılıyor.
claim-beta =
    { $dates } itibarıyla üç yılda, ABD piyasası yüzde bir oynadığında { $name } ortalama yüzde { $beta_36m } oynadı{ $more ->
        [yes] { " " }(korelasyon: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = Piyasayla bağ, işle birlikte değişir.
claim-interest = { $dates } tarihinde biten mali yılda { $name } faaliyet kârı, faiz giderini { $interest_coverage } kat karşıladı.
wrong-interest = Borcun çok daha yüksek faizle yenilenmesi gerekir.
claim-debt = { $name } borcu, özkaynağının { $debt_to_equity } katıydı ({ $dates } itibarıyla).
wrong-debt = Bir satın alma, değer düşüklüğü ya da hisse geri alımı borcu veya özkaynağı değiştiriyor.
claim-worst =
    Bilinen en derin düşüş, { $name } için { $max_drawdown_all_size }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    } ({ $dates } tarihine kadarki fiyatlarla). Böyle bir düşüş yeniden olabilir.
wrong-worst = Daha eski ya da daha yeni fiyatlar daha derin bir düşüş gösteriyor.
claim-portfolio-fall =
    { $dates } itibarıyla üç yılda varlıklarınız birlikte en fazla { $pf_max_drawdown_36m_size } düştü{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }. Bu, risk toleransınızın { $verdict ->
        [opposes] izin verdiğinden fazla
       *[other] izin verdiği sınırlar içinde
    }.
wrong-portfolio-fall = Daha sonraki bir düşüş belirgin biçimde daha derin ya da daha sığ.
claim-portfolio-swings = { $dates } itibarıyla üç yılda varlıklarınız birlikte genellikle { $pf_vol_36m } dalgalandı.
wrong-portfolio-swings = Parçalar daha çok dalgalanmaya ya da birlikte hareket etmeye başlıyor.

## Fundamentals.

claim-growth =
    { $dates } tarihinde biten mali yılda { $name } satışları { $revenue_growth_1y_size } { $revenue_growth_1y_way ->
        [down] azaldı
       *[up] arttı
    }{ $more ->
        [yes] ; iki yılda { $revenue_growth_2y_size } { $revenue_growth_2y_way ->
            [down] azaldı
           *[up] arttı
        }
       *[no] { "" }
    }.
wrong-growth = Bir sonraki yıllık rapor tersini gösteriyor.
claim-margin =
    { $dates } tarihinde biten mali yılda { $name } faaliyet { $operating_margin_way ->
        [down] zararının
       *[up] kârının
    } satışlara oranı { $operating_margin_size }{ $more ->
        [yes] , net { $net_margin_way ->
            [down] zararının
           *[up] kârının
        } oranı { $net_margin_size }
       *[no] { "" }
    } oldu.
wrong-margin = Maliyetler üst üste iki yıl fiyatlardan hızlı artıyor.
claim-margin-change =
    { $dates } tarihinde biten mali yılda { $name } faaliyet marjı { $operating_margin_change_1y_size } { $operating_margin_change_1y_way ->
        [down] düştü
       *[up] yükseldi
    }.
wrong-margin-change = Değişimi tek seferlik bir gider ya da gelir açıklıyor.
claim-capital =
    { $dates } tarihinde biten mali yılda { $name }, işe yatırdığı sermaye üzerinden { $roic_size } { $roic_way ->
        [down] kaybetti
       *[up] kazandı
    }{ $more ->
        [yes] ; özkaynağı üzerinden { $roe_size } { $roe_way ->
            [down] kaybetti
           *[up] kazandı
        }
       *[no] { "" }
    }.
wrong-capital = Yeni rakipler getiriyi sermaye maliyetine doğru itiyor.
claim-equity =
    { $dates } tarihinde biten mali yılda { $name }, özkaynağı üzerinden { $roe_size } { $roe_way ->
        [down] kaybetti
       *[up] kazandı
    }{ $more ->
        [yes] ; varlıkları üzerinden { $roa_size } { $roa_way ->
            [down] kaybetti
           *[up] kazandı
        }
       *[no] { "" }
    }.
wrong-equity = Getiri borçtan ya da çok küçük özkaynaktan geliyor; işin kendisi daha az kazanıyor.
claim-cash = { $dates } tarihinde biten mali yılda { $name } faaliyetlerinden gelen nakit, net kârın { $cash_conversion } katıydı.
wrong-cash = Faaliyetlerden gelen nakit net kârın altına düşüyor.
claim-free-cash =
    { $dates } tarihinde biten mali yılda yatırımlardan sonra { $name }, satışlarının { $fcf_margin_size } kadarı nakit { $fcf_margin_way ->
        [down] harcadı
       *[up] elde etti
    }{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = Şirket yalnızca yerini korumak için daha çok yatırım yapmak zorunda.
claim-net-debt =
    { $name } { $net_debt_to_operating_income_way ->
        [down] net nakdi
       *[up] net borcu
    }, bir yıllık faaliyet kârının { $net_debt_to_operating_income_size } katıydı ({ $dates } itibarıyla).
wrong-net-debt = Nakde başka yerde ihtiyaç duyuluyor ya da borç artıyor.
claim-shares =
    { $dates } tarihinde biten mali yılda { $name } hisse sayısı { $shares_change_1y_size } { $shares_change_1y_way ->
        [down] azaldı
       *[up] arttı
    }.
wrong-shares = Bir satın alma ya da çalışanlar için yeni hisse çıkarılıyor.
claim-market-earnings =
    { $dates } itibarıyla on yılda ABD şirketlerinin kârları enflasyon düşüldüğünde { $sp_real_earnings_growth_10y_size } { $sp_real_earnings_growth_10y_way ->
        [down] azaldı
       *[up] arttı
    }.
wrong-market-earnings = Önümüzdeki yıllar bu değişimi geri alıyor.
claim-market-payout = ABD şirketleri kârlarının { $sp_payout } kadarını temettü olarak dağıttı ({ $dates } itibarıyla).
wrong-market-payout = Kârlar düşerken temettüler aynı kalıyor.
claim-market-dividend = ABD hisselerinin temettü verimi { $sp_dividend_yield }, on yıllık devlet tahvilinin getirisi { $sp_long_rate } idi ({ $dates } itibarıyla).
wrong-market-dividend = Şirketler hisse geri alımıyla temettüden daha çok geri veriyor.

## Valuation.

claim-own-history = { $name } hisseleri yıllık kârın { $pe } katıydı; olağan düzey { $pe_median } ({ $dates } itibarıyla). Kayıtlı yılların { $pe_percentile } kadarında daha ucuzdu.
wrong-own-history = Fiyat düşmeden kârlar fiyata yetişiyor.
claim-earnings-yield =
    { $name } kârı, hisse fiyatının { $earnings_yield } kadarıydı{ $more ->
        [yes] { " " }(fiyat, kârın { $pe } katı)
       *[no] { "" }
    }; on yıllık devlet tahvili { $long_rate } getiriyordu ({ $dates } itibarıyla).
wrong-earnings-yield = Tahvil getirileri karşılaştırmayı tersine çevirecek kadar değişiyor.
claim-cash-yield = { $name } serbest nakit akışı, hisse fiyatının { $fcf_yield } kadarıydı ({ $dates } itibarıyla).
wrong-cash-yield = O yılın nakit akışı bir istisnaydı.
claim-against-market = Kâra göre { $name } hisseleri, ABD piyasasının { $pe_to_market } katı fiyattaydı ({ $dates } itibarıyla).
wrong-against-market = Kârlar fiyatı haklı çıkaracak kadar hızlı büyüyor.
claim-float = { $name } şirketinin serbest dolaşımdaki hisseleri, yıllık net kârının { $float_to_earnings } katı değerindeydi ({ $dates } itibarıyla).
wrong-float = Hisse fiyatı o günden bu yana çok değişti.
claim-market-cape = ABD hisseleri on yıllık ortalama kârlarının { $cape } katıydı; olağan düzey { $cape_median } ({ $dates } itibarıyla). 1881 yılından bu yana ayların { $cape_percentile } kadarında daha ucuzdu.
wrong-market-cape = Fiyat düşmeden kârlar fiyata yetişiyor.
claim-market-after =
    En az bu kadar pahalı başlangıçlardan sonra ABD hisseleri on yılda enflasyon düşüldüğünde genellikle { $after_cape_median_10y_size } { $after_cape_median_10y_way ->
        [down] kaybettirdi
       *[up] kazandırdı
    }. 1871 yılından bu yana ortalama kazanç { $sp_real_return_all } ({ $dates } itibarıyla).
wrong-market-after = Geçmişteki az sayıda pahalı başlangıç birbiriyle örtüşüyor ve buna benzemeyebilir.
claim-market-excess =
    ABD hisselerinin kâr verimi, enflasyon sonrası devlet tahvili getirisinin { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] altındaydı
       *[up] üzerindeydi
    } ({ $dates } itibarıyla).
wrong-market-excess = Enflasyon sonrası tahvil getirileri çok değişiyor.

## Industry.

claim-pricing-power =
    { $dates } tarihinde biten mali yılda { $name } brüt marjı { $gross_margin } oldu; bu, { $verdict ->
        [supports] güçlü
        [opposes] sınırlı
       *[neutral] orta düzeyde
    } bir fiyatlama gücüne işaret ediyor.
wrong-pricing-power = Bir rakip aynısını daha ucuza sunup müşterileri kazanıyor.
claim-investment = { $dates } tarihinde biten mali yılda { $name }, satışlarının { $capex_to_revenue } kadarını tesis ve ekipmana yatırdı.
wrong-investment = Şirket ertelenmiş yatırımları telafi etmek zorunda.
claim-research = { $dates } tarihinde biten mali yılda { $name }, satışlarının { $rd_to_revenue } kadarını araştırma ve geliştirmeye harcadı.
wrong-research = Harcama başarılı bir ürün doğurmuyor.

## Macro and Rates.

claim-inflation =
    ABD tüketici fiyatları bir yılda { $infl_12m_size } { $infl_12m_way ->
        [down] düştü
       *[up] yükseldi
    }; on yıllık artış { $infl_10y } ({ $dates } itibarıyla).
wrong-inflation = Daha yeni enflasyon verileri bir puandan fazla farklı çıkar.
claim-real-rate =
    Enflasyon düşüldüğünde on yıllık ABD devlet tahvili { $real_long_rate_size } { $real_long_rate_way ->
        [down] kaybettiriyordu
       *[up] kazandırıyordu
    } ({ $dates } itibarıyla).
wrong-real-rate = Gelecekteki enflasyon geçen yılkinden farklı oluyor.
claim-rate-change =
    On yıllık ABD devlet tahvilinin getirisi on iki ayda { $long_rate_change_12m_size } { $long_rate_change_12m_way ->
        [down] düşerek
       *[up] yükselerek
    } { $long_rate } oldu ({ $dates } itibarıyla). Uzun dönem medyanı { $long_rate_median }.
wrong-rate-change = Getiri yatırım vadeniz içinde yön değiştiriyor.
claim-curve =
    On yıllık ABD devlet tahvili, üç aylık bonodan { $curve_10y_3m_size } daha { $curve_10y_3m_way ->
        [down] az
       *[up] çok
    } getiriyordu ({ $dates } itibarıyla){ $more ->
        [yes] . Ayların { $curve_share_inverted } kadarında kısa vadeli getiriler uzun vadelileri aştı
       *[no] { "" }
    }.
wrong-curve = Kısa ve uzun vadeli getiriler yer değiştiriyor.
claim-credit = Daha zayıf ABD şirketleri borçları için devletten { $credit_spread } daha fazla ödüyordu ({ $dates } itibarıyla). Fark, ayların { $credit_spread_percentile } kadarında daha küçüktü.
wrong-credit = Kredi verenler geri çekiliyor ve fark açılıyor.
claim-jobs = ABD işsizlik oranı { $unemployment } idi ({ $dates } itibarıyla); uzun dönem medyanı { $unemployment_median }.
wrong-jobs = İşsizlik bir yıl içinde yarım puan yükselir.

## Allocation.

claim-stocks-bonds =
    { $dates } itibarıyla on yılda enflasyon düşüldüğünde ABD hisseleri { $sp_real_return_10y_size } { $sp_real_return_10y_way ->
        [down] kaybettirdi
       *[up] kazandırdı
    }; devlet tahvilleri { $bond_real_return_10y_size } { $bond_real_return_10y_way ->
        [down] kaybettirdi
       *[up] kazandırdı
    }.
wrong-stocks-bonds = Gelecek on yıl, daha önce de olduğu gibi sıralamayı tersine çevirir.
claim-stocks-ahead = 1871 yılından bu yana on yıllık dönemlerin { $freq_stocks_beat_bonds_10y } kadarında ABD hisseleri tahvillerden iyiydi ({ $dates } itibarıyla).
wrong-stocks-ahead = Dönemler örtüşüyor; gerçekten ayrı olanlar çok daha az.
claim-worst-decade =
    En kötü on yılında ABD hisseleri enflasyon düşüldüğünde { $sp_real_return_10y_worst_size } { $sp_real_return_10y_worst_way ->
        [down] kaybettirdi
       *[up] kazandırdı
    } ({ $dates } itibarıyla).
wrong-worst-decade = Tahvillerle bir karışım kaybı yumuşatırdı.
claim-concentration =
    En büyük varlığınız portföyünüzün { $pf_largest_weight } kadarı{ $more ->
        [yes] ; yoğunlaşma endeksi { $pf_hhi } (1, tek varlık demektir)
       *[no] { "" }
    } ({ $dates } itibarıyla).
wrong-concentration = Belirtmediğiniz varlıklar ağırlıkları değiştiriyor.
claim-together = { $dates } itibarıyla üç yılda varlıklarınızın ortalama korelasyonu { $pf_mean_correlation } oldu; 1, tam birlikte hareket demektir.
wrong-together = Bir sonraki düşüşte öncekinden daha çok birlikte hareket ediyorlar.
claim-portfolio-return =
    Bu ağırlıklarla portföyünüz üç yılda { $pf_return_3y_size } { $pf_return_3y_way ->
        [down] kaybetti
       *[up] kazandı
    }{ $more ->
        [yes] , son yılda { $pf_return_1y_size } { $pf_return_1y_way ->
            [down] kaybetti
           *[up] kazandı
        }
       *[no] { "" }
    } ({ $dates } itibarıyla).
wrong-portfolio-return = Önümüzdeki üç yıl başka bir yol izliyor.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = Fiyat sıradan bir yılda bu kadar oynarken bu hareket tesadüften fazlası mı?
ask-long-return = Beş yıl da bir yılla aynı şeyi söylüyor mu?
ask-trend-turn = Son üç ay eğilimi çoktan tersine çevirdi mi?
ask-recovering = Fiyat hâlâ düşüyor mu, yoksa toparlanıyor mu?
ask-from-high = Zirveye yakın bir fiyat ne kadar düşebileceğini söyler mi?
ask-best-days = Getiri birkaç güne mi dayanıyor?
ask-halves = Geçmişin ilk yarısı da aynı şeyi söylüyor muydu?
ask-calm-now = Son yıl üç yılın bütünü gibi miydi?
ask-whole-record = Son yıllar kaybedilebilecek olanın doğru ölçüsü mü?
ask-recovered = Düşüş o zamandan beri telafi edildi mi?
ask-tied = Beta bir anlam taşıyacak kadar piyasayla birlikte hareket ediyor mu?
ask-worst-decade = Kayıpların payı bir kaybın ne kadar ağır olabileceğini söyler mi?
ask-covered = Faaliyet kârı faizi karşılıyor mu?
ask-owed = Nakit düşüldükten sonra kalan borç da aynı şeyi söylüyor mu?
ask-per-share = Hisse sahibi de bunu gördü mü?
ask-long-growth = Bu yıl kural mıydı, istisna mıydı?
ask-borrowed = Getiri kazanıldı mı, yoksa borçla mı oluştu?
ask-in-cash = Kâr nakit olarak geliyor mu?
ask-slipping = Marj yükseliyor mu, düşüyor mu?
ask-selling-less = Marj yalnızca daha az satıldığı için mi yüksek?
ask-selling-more = Daha düşük marj büyümenin bedeli mi?
ask-invested = Nakdi yatırımlar mı alıyor?
ask-with-debt = Hisseler borçla mı geri alındı?
ask-burden = Şirket vadesi gelen borcunu ödeyebilir mi?
ask-kept = Bunun ne kadarı faaliyet kârı olarak kalıyor?
ask-paying-off = Büyüme yatırımın karşılığını veriyor mu?
ask-cheap-why = Kâr düştüğü için mi ucuz?
ask-growth-pays = Büyüme fiyatı haklı çıkarıyor mu?
ask-deserved = Sermaye getirisi fiyatı haklı çıkarıyor mu?
ask-rates-explain = Hisse fiyatlarını faizler mi açıklıyor?
ask-dear = Bu zaten hisse fiyatlarının içinde mi?
ask-dear-too = Piyasanın kendi geçmişi de aynı şeyi söylüyor mu?
ask-last-decade = Son on yıl bu örüntüye uydu mu?
ask-in-buybacks = Temettü, kâr geri alım ve büyüme için tutulduğundan mı düşük?
ask-core = Gıda ve enerji dışındaki fiyatlar da aynı şeyi söylüyor mu?
ask-other-curve = Eğrinin öteki ucu da aynı şeyi söylüyor mu?
ask-rate-level = Enflasyon sonrası faiz önem taşıyacak kadar yüksek mi?
ask-real-rate = Faiz hâlâ değişiyor mu?
ask-jobs-agree = İstihdam da aynı şeyi söylüyor mu?
ask-output-agrees = Üretim de aynı şeyi söylüyor mu?
ask-real-terms = Enflasyon düşüldükten sonra da öyle mi?
ask-credit-jobs = İşsizlik de aynı şeyi söylüyor mu?
ask-as-a-whole = Portföyün bütünü ne kadar oynuyor?
ask-together = Varlıklar aynı anda mı düşüyor?
ask-on-the-way = Yol boyunca düşüşler ne kadar derindi?
ask-last-year = Son yıl da aynı şeyi söylüyor mu?
ask-sides = { $figure }: { $values }. { $name } orada da önde mi?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Bu ikisi karşılaştırılabilir mi?
ask-survivors = Batan şirketlerin böyle bir geçmişi yok. Bu, ayakta kalan bir şirketin öyküsünden fazlası mı?
ask-base-rate = Bu uzunlukta bir dönem bu sıklıkta kazançsız bitti. Son fiyat buna ne katıyor?
answer-not-mine = Bu iddia bize ait değil.
answer-withdraw = Bu iddianın dayandığı rakam verilerimizde yok. İddia geri çekiliyor.
answer-as-quoted = Rakam verilerimizde olduğu gibi aktarıldı. İddia geçerli.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Rakamlar bunu doğruluyor. İddia geçerli.
        [refuted] { $figure }: { $other }. Rakamlar bununla çelişiyor. İddia geri çekiliyor.
       *[weakened] { $figure }: { $other }. Rakamlar bunu yalnızca kısmen doğruluyor. İddianın ağırlığı azalıyor.
    }
answer-longer =
    { $outcome ->
        [holds] Diğer dönemde { $other }; bu, { $value } ile aynı şeyi söylüyor. İddia geçerli.
        [refuted] Diğer dönemde { $value } değil, { $other }. İddia geri çekiliyor.
       *[weakened] Diğer dönemde { $other }; bu, { $value } kadar açık değil. İddianın ağırlığı azalıyor.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. { $other } yanında { $value } tesadüf için fazla. İddia geçerli.
        [refuted] { $figure }: { $other }. { $other } yanında { $value } pekâlâ tesadüf olabilir. İddia geri çekiliyor.
       *[weakened] { $figure }: { $other }. { $other } yanında { $value } kısmen tesadüf olabilir. İddianın ağırlığı azalıyor.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. Hayır: { $other }, { $value } sonucunu açıklamıyor. İddia geçerli.
        [refuted] { $figure }: { $other }. Evet: { $other }, { $value } sonucunu açıklıyor. İddia geri çekiliyor.
       *[weakened] { $figure }: { $other }. Kısmen: { $other }, { $value } sonucunun bir bölümünü açıklıyor. İddianın ağırlığı azalıyor.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value }, { $other } yanında ayakta kalıyor. İddia geçerli.
        [refuted] { $figure }: { $other }. { $other }, { $value } karşısında daha ağır basıyor. İddia geri çekiliyor.
       *[weakened] { $figure }: { $other }. { $value } ile birlikte şu da söylenmeli: { $other }. İddianın ağırlığı azalıyor.
    }
answer-sides =
    { $outcome ->
        [holds] Evet: { $values }. İddia geçerli.
        [refuted] Hayır: { $values }. İddia geri çekiliyor.
       *[weakened] Açık değil: { $values }. İddianın ağırlığı azalıyor.
    }
answer-dates = Hayır: tarihler birbirinden çok uzak ({ $date }, { $other_date }). İddia geri çekiliyor.
answer-survivors = Bütün dönem için bunu yalnızca ayakta kalan bir şirket gösterebilir: { $other }. İddianın ağırlığı azalıyor.
ruling-upheld = Rakamlar bunu doğruluyor. İddia geçerli.
ruling-weakened = Rakamlar bunu yalnızca kısmen doğruluyor. İddianın ağırlığı azalıyor.
ruling-withdrawn = Rakamlar bununla çelişiyor. İddia sayılmıyor.
ruling-unresolved = Kimse yanıt vermedi. İddianın ağırlığı azalıyor.

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
thesis-macro = { $name } için en yeni rakamlarımız bunlar.
thesis-no-side = { $name } hakkındaki rakamlar durumu anlatıyor ve hiçbir yöne işaret etmiyor.
thesis-nothing = { $name } hakkında değerlendirme için elimizde çok az veri var.
thesis-around = Söylenebilecek olan şu: { $text }
thesis-for = Lehine en güçlü nokta: { $text }
thesis-against = Aleyhine en güçlü nokta: { $text }
thesis-taken-back = Görüş bildirmiyoruz: rakamlarımız vadenizden eski ya da güvenilir değil. Şunu gösteriyorlardı: { $thesis }
change-newer = Bu tarihten sonraki rakamlar: { $date }.
change-gaps = Bu boşluğu kapatacak veriler: { $gap }
change-above = { $figure }: { $bound } üzerine çıkması (son { $value }).
change-below = { $figure }: { $bound } altına inmesi (son { $value }).
change-next = Sırada bakılacak: { $figure }. Son değer { $value }; sınır { $bound }, bunun ötesinde iddia geçersiz.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Bilinen en kötüsü kadar derin bir düşüş ({ $name }): { $worst_size } (fiyatlar { $date } itibarıyla).
risk-fall-softened = Böyle bir düşüşü atlatacak kadar küçük bir pozisyon ve bekleyecek zaman.
risk-fall-sign = Fiyat, son zirvesinden risk toleransınızın izin verdiğinden çok düşüyor.
risk-debt = { $name } net borcu, bir yıllık faaliyet kârının { $debt } katı ve yenilenmesi gerekiyor.
risk-debt-softened = Uzun vadeler ve istikrarlı gelir.
risk-debt-sign = Faiz, faaliyet kârının giderek büyüyen bir bölümünü alıyor.
risk-concentration = En büyük varlığınız portföyünüzün { $largest } kadarı. O düşerse portföy de düşer.
risk-concentration-softened = Birbirinden bağımsız hareket eden daha çok varlık.
risk-concentration-sign = En büyük varlık düşüyor, diğerleri düşmüyor.
risk-rates = Getiriler { $rate } düzeyinin ({ $date }) çok üzerine çıkıyor ve gelecekteki kârların değeri azalıyor.
risk-rates-softened = Fiyatlarla birlikte artan kârlar ve az borç.
risk-rates-sign = On yıllık getiri bir yıl içinde bir puandan çok yükseliyor.
risk-against = En güçlü karşı sav belirleyici oluyor. { $text }
risk-against-softened = Bu görüşe yalnızca daha yeni rakamlar desteklediği ölçüde güvenin.
risk-against-sign = Daha yeni rakamlar bu noktayı doğruluyor.
risk-old = Rakamlarımızın bittiği günden bu yana durum değişti (verilerin yaşı: { $age }).
risk-old-softened = Buna güvenmeden önce güncel veri ekleyin.
risk-old-sign = Daha yeni rakamlar ters yönü gösteriyor.
risk-gaps = Önemli veriler eksik; bir tehlike gözden kaçabilir.
risk-gaps-softened = Önce ilk sırada anılan eksik verileri ekleyin.
risk-gaps-sign = Yeni veriler sonucu değiştiriyor.
risk-objection = Kırmızı Takımın itirazı doğru çıkıyor. { $text }
risk-objection-softened = Daha yeni rakamlar geldiğinde önce bu noktayı denetleyin.
risk-objection-sign = Daha yeni rakamlar itirazı destekliyor.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] ABD hisselerinin { $since } yılından bu yana enflasyon sonrası zarar ettirdiği dönemlerin payı { $lost } (dönem uzunluğu: { $horizon }).
        [mix] { $name } karışımının { $since } yılından bu yana enflasyon sonrası zarar ettirdiği dönemlerin payı { $lost } (dönem uzunluğu: { $horizon }).
       *[stock] { $name } için { $since } yılından bu yana enflasyon öncesi zararla biten dönemlerin payı { $lost } (dönem uzunluğu: { $horizon }).
    } Birbiriyle çakışmayan dönem sayısı: { $periods }.
scenario-base =
    { $basis ->
        [stock] Enflasyon öncesi en çok { $bound } kazanç: diğer bütün dönemlerde olduğu gibi.
       *[other] Enflasyon sonrası en çok { $bound } kazanç: diğer bütün dönemlerde olduğu gibi.
    }
scenario-bull =
    { $basis ->
        [stock] Enflasyon öncesi { $bound } sınırını aşan kazanç; bu dönemlerin payı { $good }.
       *[other] Enflasyon sonrası { $bound } sınırını aşan kazanç; bu dönemlerin payı { $good }.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] Vadenin sonunda enflasyon öncesi kazanç vardır.
       *[other] Vadenin sonunda enflasyon sonrası kazanç vardır.
    }
scenario-base-wrong =
    { $basis ->
        [stock] Vadenin sonunda enflasyon öncesi zarar ya da { $bound } sınırını aşan kazanç vardır.
       *[other] Vadenin sonunda enflasyon sonrası zarar ya da { $bound } sınırını aşan kazanç vardır.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] Vadenin sonunda enflasyon öncesi kazanç en çok { $bound } olur.
       *[other] Vadenin sonunda enflasyon sonrası kazanç en çok { $bound } olur.
    }
scenario-bear-unknown = Kalıcı bir zarar. Olasılığını kestiremiyoruz.
scenario-base-unknown = Piyasası gibi bir gidiş. Olasılığını kestiremiyoruz.
scenario-bull-unknown = Piyasasından açıkça daha iyi bir gidiş. Olasılığını kestiremiyoruz.
scenario-bear-unknown-wrong = Vadenin sonunda kazanç vardır.
scenario-base-unknown-wrong = Sonuç piyasanınkinden çok uzaktır.
scenario-bull-unknown-wrong = Sonuç piyasanınkinden daha iyi değildir.
scenario-kind = { $name } için fiyat geçmişi kendi sıklıklarını saymaya yetmeyecek kadar kısa. Kendi türünde, yani ABD hisselerinin bütününde, { $since } yılından bu yana enflasyon sonrası zararla biten dönemlerin payı { $lost } (dönem uzunluğu: { $horizon }; birbiriyle çakışmayan dönem sayısı: { $periods }). Tek bir hisse çok daha kötü sonuç verebilir.

## The red team, and the chair's response.

objection-planted = Taslak, verilerimizde olmayan bir rakam gösteriyor: { $figure }.
objection-older-than-horizon = En yeni rakamlarımızın bile yaşı: { $age }. Bu, vadenizden uzun.
objection-old = En eski rakamlarımızın yaşı: { $age }. Sonrasında olanlar bunlarda yok.
objection-cross-examination = Sorulardan önce aynı rakamlar başka bir denge veriyordu. Görüş, geri çekilen ya da zayıflayan iddialara bağlı.
objection-single-figure = Denge tek bir rakama dayanıyor: { $name }, { $value } ({ $date }).
objection-single-seat = “{ $seat }” üyesi olmasa denge öbür tarafa geçiyor.
objection-opposite =
    { $count ->
        [one] Karşıt görüş: { $all } değerlendirmeden biri ters yönü gösteriyor. { $text }
       *[other] Karşıt görüş: toplam { $all } değerlendirme içinde { $count } değerlendirme ters yönü gösteriyor; önce en güçlüsü. { $text }
    }
objection-no-opposite = Tersini destekleyen hiçbir rakam yok. Bu, güç kadar nelere bakılmadığının da işaretidir.
objection-no-judgement = Konunun kendisi hakkında rakam olmadığından taslak görüş bildirmiyor.
objection-one-source = Bütün rakamlar tek bir kaynaktan.
objection-frequencies = Olasılıklar, geçmişte birbiriyle örtüşen dönemlerin sıklıklarıdır; tahmin değildir.
response-noted = Not edildi. Görüş değişmiyor.
response-lowered = Kabul edildi. Daha az eminiz.
response-halved = Kabul edildi. Güvenimiz yarıya iniyor.
response-taken-back = Kabul edildi. Görüş bildirmiyoruz; rakamların kendi tarihinde gösterdikleri aşağıda duruyor.
tell-committee =
    { $members ->
        [one] Soruyu bir uzman inceledi. Ardından zayıf noktalarını bulmak için taslağa saldırıldı.
       *[other] Soruyu { $members } uzman birbirinden bağımsız inceledi, ardından birbirlerini sorguladılar.
    }
tell-committee-alone = Soruyu { $members } uzman birbirinden bağımsız inceledi, başkan da bulgularını tarttı.
tell-confidence =
    { $level ->
        [high] Bundan oldukça eminiz
        [medium] Bundan yalnızca kısmen eminiz
       *[low] Bundan emin değiliz
    }: güven düzeyimiz 0 ile 1 arasında { $confidence }. Bu, verilerin ne kadar iyi olduğunu söyler; kazanç olasılığını değil.
tell-odds = Geçmişte { $horizon } süren tüm dönemler içinde kayıpla bitenlerin payı { $lost }. Bu geçmiştir, tahmin değildir.
tell-import = Daha iyi bir yanıt için daha yeni veri ekleyin: bir fiyat dosyası ya da şirketin mali tablolarını içe aktarın veya canlı bir kaynağı açın.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Elimizde fiyat yok: { $name }. Eklemek için günlük fiyatları içeren bir dosyayı içe aktarın.
gap-prices-old = Fiyatlarımız şu tarihte bitiyor: { $date } ({ $name }).
gap-accounts-missing = Elimizde mali tablo yok: { $name }. Eklemek için yıllık rakamlarını içe aktarın.
gap-accounts-old = En yeni mali tablolarımız şu tarihte bitiyor: { $date } ({ $name }).
gap-industry-missing = Elimizde sektör verisi yok: { $name }.
gap-market-old = ABD hisse senedi piyasası verilerimiz şu tarihte bitiyor: { $date }.
gap-news-missing = Elimizde haber yok.
gap-provider-down = { $provider } kaynağına ulaşılamadı: { $reason }.
gap-window-too-short = Fiyat geçmişi daha uzun dönemler için çok kısa: { $name }.
gap-holdings-unpriced = Şu varlığınızın fiyatı elimizde yok: { $name }.
gap-portfolio-no-weights = Varlıklarınızın her birinin ne kadar büyük olduğunu bilmiyoruz.

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
measure-return-all = Verilerin başından bu yana yıllık getiri
measure-momentum-12-1 = Son ay hariç bir yıllık değişim
measure-trend = On aylık ortalamaya uzaklık
measure-vol-1y = Yıllık dalgalanma, son yıl
measure-vol-36m = Yıllık dalgalanma, üç yıl
measure-max-drawdown-1y = Bir yıldaki en derin düşüş
measure-max-drawdown-36m = Üç yıldaki en derin düşüş
measure-max-drawdown-all = Bilinen en derin düşüş
measure-drawdown-now = Zirveye uzaklık
measure-worst-month = En kötü ay
measure-best-month = En iyi ay
measure-return-all-less-best-10 = En iyi on gün hariç yıllık getiri
measure-return-first-half = İlk yarıda yıllık getiri
measure-return-second-half = İkinci yarıda yıllık getiri
measure-volume-ratio = Ortalamasına göre işlem hacmi
measure-turnover-20d = Günlük işlem hacmi
measure-freq-pos = Geçmişte kazançlı dönemlerin payı
measure-freq-neg = Kayıpla biten geçmiş dönemler
measure-freq-strong = Yılda onda birden çok kazandıran geçmiş dönemler
measure-freq-good = Güçlü kazançlı geçmiş dönemler
measure-freq-good-bound = Güçlü sayılan yıllık kazanç
measure-freq-periods = Birbiriyle çakışmayan geçmiş dönemler
measure-horizon = Tam yıl olarak zaman ufku
measure-window-count-1y = Kayıtlı bir yıllık dönemler
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
measure-net-debt-to-operating-income = Net borcun faaliyet kârına oranı
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
measure-float-to-earnings = Serbest dolaşımdaki hisse değerinin net kâra oranı
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
measure-after-cape-median-10y = Pahalı başlangıçlardan sonraki olağan getiri
measure-excess-cape-yield = Kâr verimi eksi reel tahvil faizi
measure-sp-payout = Kârdan dağıtılan temettü payı
measure-dividend-yield = Temettü verimi
measure-real-earnings-growth-10y = Kârlarda reel büyüme, on yıl
measure-real-return-1y = Enflasyondan arındırılmış getiri, bir yıl
measure-real-return-10y = Enflasyondan arındırılmış yıllık getiri, on yıl
measure-real-return-20y = Enflasyondan arındırılmış yıllık getiri, yirmi yıl
measure-real-return-all = 1871 yılından bu yana enflasyon sonrası yıllık getiri
measure-real-return-10y-worst = Enflasyondan arındırılmış en kötü on yıl
measure-bond-real-return-10y = Enflasyondan arındırılmış tahvil getirisi, on yıl
measure-freq-stocks-beat-bonds-10y = Hisselerin tahvilleri geçtiği on yıllık dönemlerin payı
measure-curve-10y-3m = On yıllık faiz eksi üç aylık faiz
measure-curve-10y-2y = On yıllık faiz eksi iki yıllık faiz
measure-curve-share-inverted = Kısa vadeli getirinin uzun vadeliyi aştığı aylar
measure-curve-age = Getiri verilerinin yaşı
measure-unemployment = İşsizlik
measure-unemployment-median = İşsizlik medyanı
measure-credit-spread = Zayıf şirketlerle devlet arasındaki getiri farkı
measure-credit-spread-percentile = Kendi geçmişine göre bu fark
measure-pf-value = Varlıkların değeri
measure-pf-weight = Varlıklar içindeki ağırlık
measure-pf-largest-weight = En büyük ağırlık
measure-pf-hhi = Yoğunlaşma endeksi
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
floor-revised = Taslak değiştirildi. Yeni hâli: { $thesis }
floor-revised-parts = Taslak değiştirildi.
floor-put-in = Eklendi: { $text }
floor-taken-out = Çıkarıldı: { $text }
floor-stands = Taslak olduğu gibi kalıyor.
floor-stands-lower = Taslak olduğu gibi kalıyor. Güven düşüyor: önce { $before }, şimdi { $after }.
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
    { $ahead ->
        [one] Hesaplara göre { $name } önde, { $other } geride
       *[none] Hesaplara göre { $name } ile { $other } yaklaşık aynı düzeyde
    }: satış büyümesi { $revenue_growth_1y } ve { $revenue_growth_1y_other }, faaliyet marjı { $operating_margin } ve { $operating_margin_other }, öz sermaye getirisi { $roe } ve { $roe_other }.
first-compare-short =
    { $ahead ->
        [one] Hesaplara göre { $name } önde, { $other } geride
       *[none] Hesaplara göre { $name } ile { $other } yaklaşık aynı düzeyde
    }: satış büyümesi { $revenue_growth_1y } ve { $revenue_growth_1y_other }, öz sermaye getirisi { $roe } ve { $roe_other }.
first-mix = { $name } oranlı hisse ve tahvil karışımı
first-value =
    { $verdict ->
        [low] { $name } ucuz görünüyor
        [high] { $name } pahalı görünüyor
       *[middle] { $name } ne ucuz ne pahalı görünüyor
    }: { $date } tarihinde fiyatı yıllık kârının { $pe } katıydı{ $more ->
        [yes] ; kendi geçmişinin medyanı { $pe_median }
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [low] { $name } ucuz görünüyor
        [high] { $name } pahalı görünüyor
       *[middle] { $name } ne ucuz ne pahalı görünüyor
    }: { $date } tarihinde halka açık hisseleri { $year } kârının { $float_to_earnings } katı değerindeydi.
first-value-market =
    { $verdict ->
        [low] ABD hisseleri ucuz görünüyordu
        [high] ABD hisseleri pahalı görünüyordu
       *[middle] ABD hisseleri ne ucuz ne pahalı görünüyordu
    } ({ $date }): fiyatları on yıllık ortalama kârlarının { $cape } katıydı, 1881'den beri medyan { $cape_median }; tüm ayların { $cape_percentile } kadarında daha ucuzdular.
first-risk =
    { $verdict ->
        [low] { $name } bugüne dek sakin seyretti
        [high] { $name } çok riskli
       *[middle] { $name } riskli
    }: { $from } ile { $to } arasında fiyatı { $fall } düştü, dalgalanması { $swings } oldu.
first-risk-accounts =
    { $verdict ->
        [low] { $name } için borç bir tehlike
        [high] { $name } için borç büyük bir tehlike değil
       *[middle] { $name } için borç orta düzeyde bir risk
    }: { $date } tarihinde biten mali yılda faaliyet kârı faizi { $interest_coverage } kez karşıladı, borç özkaynağın { $debt_to_equity } katıydı. Fiyatlar olmadan hissenin ne kadar düşebileceğini söyleyemeyiz.
first-odds =
    { $verdict ->
        [low] { $name }, { $horizon } içinde nadiren para kaybettirdi
        [high] { $name }, { $horizon } içinde sık sık para kaybettirdi
       *[middle] { $name }, { $horizon } içinde bazen para kaybettirdi
    }: enflasyondan sonra 1871'den beri bu sürelerin { $freq_neg } kadarında böyle oldu; en derin düşüş { $fall } ({ $from } - { $to }).
first-holdings =
    { $verdict ->
        [low] Portföyünüz bugüne dek sakin seyretti
        [high] Portföyünüz çok riskli
       *[middle] Portföyünüz riskli
    }: { $date } tarihine kadarki üç yılda en çok { $fall } düştü; { $largest } bunun { $weight } kadarı, yani { $pf_effective_positions } eşit pozisyon kadar yoğun.
first-half = { $largest } pozisyonunun yarısı nakit olsaydı en derin düşüş { $halved } olurdu.
first-concentration =
    { $verdict ->
        [low] Portföyünüz iyi dağılmış
        [high] Portföyünüz yoğunlaşmış
       *[middle] Portföyünüz biraz yoğunlaşmış
    }: { $largest } bunun { $weight } kadarı, yani { $pf_effective_positions } eşit pozisyon kadar yoğun.
first-income =
    { $verdict ->
        [low] { $name } temettüsü iyi karşılanıyor
        [middle] { $name } temettüsü kıl payı karşılanıyor
       *[high] { $name } temettüsü kendi nakdiyle karşılanmıyor
    }: { $date } tarihinde biten mali yılda { $dividends } ödendi; { $verdict ->
        [negative] oysa işin getirdiğinden fazla nakit harcandı
       *[other] serbest nakit akışı { $free_cash_flow } idi
    }.
first-income-market =
    { $verdict ->
        [low] ABD hisseleri tahvillerden az ödüyordu
        [high] ABD hisseleri tahvillerden çok ödüyordu
       *[middle] ABD hisseleri tahviller kadar ödüyordu
    } ({ $date }): temettüler fiyatın { $sp_dividend_yield } kadarıydı, on yıllık ABD devlet tahvilleri { $sp_long_rate } getiriyordu.
first-view-price =
    { $verdict ->
        [favourable] Genel olarak rakamlar { $name } lehine
        [unfavourable] Genel olarak rakamlar { $name } aleyhine
       *[mixed] { $name } için rakamlar karışık
    }: { $date } tarihine kadarki { $span ->
        [five] beş yılda
       *[one] bir yılda
    } fiyatı { $gain } { $direction ->
        [up] yükseldi
       *[down] düştü
    }, üç yıl içinde en çok { $fall } düştü.
first-return-accounts =
    { $name } için getiri söyleyemeyiz, çünkü elimizde güncel fiyat yok. { $date } tarihine kadarki beş yılda hisse başına kâr { $eps_growth_5y } { $direction ->
        [up] büyüdü
       *[down] düştü
    }.
first-return-market = Geçmiş, ABD hisseleri için enflasyondan sonra { $after_cape_median_10y } ile { $sp_real_return_all } arasını gösteriyor: ilki, { $date } kadar yüksek fiyatları izleyen on yılların medyanı; ikincisi 1871'den beri getirdikleri. { $horizon } uzunluğundaki sürelerin { $freq_neg } kadarında para kaybettirdiler.
first-return = Geçmiş, enflasyondan sonra yaklaşık { $real_return_20y } gösteriyor: { $name }, { $date } tarihine kadarki yirmi yılda bunu getirdi. 1871'den beri en kötü on yılda bu { $real_return_10y_worst } oldu.
first-rates-up = On yıllık bir ABD devlet tahvili, getirisi { $date } tarihindeki { $long_rate } düzeyinden bir puan yükselirse fiyatının yaklaşık { $bond_loss_1pt } kadarını kaybeder.
first-stocks-bonds =
    { $verdict ->
        [low] { $horizon } için hisselerin geçmişi daha iyi
        [high] { $horizon } için tahviller daha güvenli seçim
       *[middle] { $horizon } için hisseler daha çok getirdi, tahviller daha güvenli
    }: ABD hisseleri 1871'den beri on yıllık sürelerin { $freq_stocks_beat_bonds_10y } kadarında devlet tahvillerinden çok getirdi, ama enflasyondan sonra { $horizon } uzunluğundaki sürelerin { $freq_neg } kadarında para kaybettirdi. { $date } tarihine kadarki on yılda enflasyondan sonra { $sp_real_return_10y } getirdiler, tahviller { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] { $horizon } içinde yatırım çoğu zaman tasarrufu geçti
        [high] { $horizon } için tasarruf daha güvenli seçim
       *[middle] { $horizon } içinde yatırım daha çok getirdi, ama risklidir
    }: ABD hisseleri enflasyondan sonra 1871'den beri bu sürelerin { $freq_neg } kadarında para kaybettirdi, ortalama { $sp_real_return_all } getirdi. Üç aylık ABD hazine bonoları { $bill_rate } ödüyordu ({ $other_date }); enflasyondan sonra { $real_bill_rate }.
first-crash =
    { $year } çöküşü gibi bir çöküş yaklaşık { $fall } kaybettirir: { $name }, { $from } ile { $to } arasında enflasyondan sonra bu kadar kaybetti{ $more ->
        [yes] ; yalnız ABD hisseleri { $stocks } kaybetti
       *[no] { "" }
    }.
first-which =
    { $ahead ->
        [one] { $name } önde, { $other } geride
       *[none] { $name } ve { $other } aşağı yukarı aynı düzeyde
    }: { $date } tarihine kadarki üç yılda { $first }, { $second } ile karşılaştırınca yılda { $gap } { $gained ->
        [more] fazla
       *[less] eksik
    } getirdi, fiyatı { $ratio } katı dalgalandı.
first-view =
    { $verdict ->
        [favourable] Genel olarak rakamlar { $name } lehine
        [unfavourable] Genel olarak rakamlar { $name } aleyhine
       *[mixed] { $name } için rakamlar karışık
    }: { $date } tarihinde biten mali yılda satışlar { $revenue_growth_1y } { $direction ->
        [up] büyüdü
       *[down] düştü
    }, faaliyet marjı { $operating_margin } oldu{ $more ->
        [yes] ; halka açık hisseleri kârının { $float_to_earnings } katı değerindeydi
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] Genel olarak rakamlar ABD hisseleri lehine
        [unfavourable] Genel olarak rakamlar ABD hisseleri aleyhine
       *[mixed] ABD hisseleri için rakamlar karışık
    }: { $date } tarihine kadarki on yılda enflasyondan sonra { $sp_real_return_10y } getirdiler; { $other_date } itibarıyla fiyatları on yıllık ortalama kârlarının { $cape } katıydı, medyan { $cape_median }.
first-missing =
    { $question ->
        [value] { $name } ucuz mu pahalı mı söyleyemeyiz
        [risk] { $name } ne kadar riskli söyleyemeyiz
        [return] { $name } ne getirebilir söyleyemeyiz
        [income] { $name } temettüsü güvenli mi söyleyemeyiz
        [which] { $name } arasında sıralama yapamayız
        [concentration] { $name } ne kadar yoğunlaşmış söyleyemeyiz
       *[view] { $name } hakkında görüş veremeyiz
    }: { $data ->
        [prices] bunun için elimizde olmayan güncel fiyatlar gerekir
        [accounts] bunun için elimizde olmayan yıllık mali tablolar gerekir
        [both] bunun için elimizde olmayan güncel fiyatlar ve yıllık mali tablolar gerekir
        [weights] bunun için bilmediğimiz bir şey, her parçanın ağırlığı gerekir
       *[figures] bu konuda rakamımız yok
    }.
first-income-share = Bu { $share } demek; { $since } yılında { $first_share } idi.

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
table-compare = Yan yana
table-portfolio = Portföyün parçaları

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    { $dates } itibarıyla bir yılda dolar, ticaret ortaklarının paraları karşısında { $dollar_12m_size } { $dollar_12m_way ->
        [down] değer kaybetti
       *[up] değer kazandı
    }. Kayıtlı günlerin { $dollar_percentile } kadarında daha zayıftı.
wrong-dollar = Dolar bir yıl içinde yön değiştiriyor.
claim-fall-year =
    { $dates } itibarıyla bir yılda { $name } en fazla { $max_drawdown_1y_size } düştü{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }. Bu, risk toleransınızın { $verdict ->
        [opposes] izin verdiğinden fazla
       *[other] izin verdiği sınırlar içinde
    }.
wrong-fall-year = Daha uzun bir geçmiş belirgin biçimde daha derin bir düşüş gösteriyor.
claim-swings-year = { $dates } itibarıyla bir yılda { $name } genellikle { $vol_12m } dalgalandı.
wrong-swings-year = Daha uzun bir geçmiş çok daha büyük ya da küçük dalgalanmalar gösteriyor.
claim-sahm = { $dates } itibarıyla üç aylık ortalama işsizlik, son bir yılın en düşüğünün { $sahm } üzerindeydi.
wrong-sahm = İşsizlik önümüzdeki aylarda yükseliyor.
claim-inversion-record = Kısa vadeli getirilerin uzun vadelileri aştığı ayların { $jobs_after_inversion } kadarından bir buçuk yıl sonra işsizlik belirgin biçimde daha yüksekti. Bu pay tüm aylar için { $jobs_after_any } ({ $dates } itibarıyla).
wrong-inversion-record = Bir sonraki terslik işsizlik artmadan geçiyor.
claim-growth-5y =
    { $dates } itibarıyla beş yılda { $name } satışları { $revenue_growth_5y_size } { $revenue_growth_5y_way ->
        [down] azaldı
       *[up] arttı
    }{ $more ->
        [yes] ; hisse başına kâr { $eps_growth_5y_size } { $eps_growth_5y_way ->
            [down] azaldı
           *[up] arttı
        }
       *[no] { "" }
    }.
wrong-growth-5y = Değişim bir satın almadan ya da tek bir yıldan kaynaklandı.
claim-bill-real =
    Üç aylık ABD Hazine bonosu { $bill_rate } getiriyordu ({ $dates } itibarıyla). Enflasyon düşüldüğünde bu, { $real_bill_rate_size } { $real_bill_rate_way ->
        [down] kayıp
       *[up] kazanç
    } demektir.
wrong-bill-real = Kısa vadeli faizler ya da enflasyon bir puandan çok değişiyor.
claim-payrolls =
    { $dates } itibarıyla bir yılda ABD istihdamı { $payrolls_12m_size } { $payrolls_12m_way ->
        [down] azaldı
       *[up] arttı
    }.
wrong-payrolls = Rakamlar düzeltiliyor ya da aylar içinde yön değiştiriyor.
claim-output =
    { $dates } itibarıyla bir yılda ABD ekonomisi enflasyon düşüldüğünde { $gdp_1y_size } { $gdp_1y_way ->
        [down] küçüldü
       *[up] büyüdü
    }.
wrong-output = Önümüzdeki çeyrekler ters yönde gidiyor.
claim-money =
    { $dates } itibarıyla bir yılda ABD para arzı M2 { $m2_12m_size } { $m2_12m_way ->
        [down] daraldı
       *[up] arttı
    }; enflasyon düşüldüğünde { $m2_real_12m_size } { $m2_real_12m_way ->
        [down] daraldı
       *[up] arttı
    }{ $more ->
        [yes] . Bankaların şirketlere verdiği krediler { $loans_12m_size } { $loans_12m_way ->
            [down] azaldı
           *[up] arttı
        }
       *[no] { "" }
    }.
wrong-money = Para, M2 içinde sayılmayan biçimlere kayar.
claim-housing =
    { $dates } itibarıyla bir yılda ABD konut başlangıçları { $starts_12m_size } { $starts_12m_way ->
        [down] azaldı
       *[up] arttı
    }, inşaat izinleri { $permits_12m_size } { $permits_12m_way ->
        [down] azaldı
       *[up] arttı
    }{ $more ->
        [yes] . Barınma maliyeti { $shelter_12m_size } { $shelter_12m_way ->
            [down] düştü
           *[up] yükseldi
        }
       *[no] { "" }
    }.
wrong-housing = Farkı ılık ya da sert bir kış açıklar.
claim-purchasing-power = Bir dolar, on yıl önce aldığının { $purchasing_power_10y } kadarını alabiliyordu ({ $dates } itibarıyla).
wrong-purchasing-power = Fiyatlar önümüzdeki on yılda düşer.
claim-hedge =
    { $name } fiyatı { $gain_whole_size } { $gain_whole_way ->
        [down] düştü
       *[up] yükseldi
    }, ABD tüketici fiyatları { $infl_whole_size } { $infl_whole_way ->
        [down] düştü
       *[up] yükseldi
    } ({ $from } – { $to }).
wrong-hedge = Daha uzun bir geçmiş tersini gösteriyor.
claim-level = { $name } medyanı { $level_median }; kayıtlı ayların { $level_percentile } kadarında şimdikinden düşüktü ({ $dates } itibarıyla).
wrong-level = Eski medyan artık uymuyor, çünkü iki ülkenin fiyatları ayrıştı.

## Measures of the above.

measure-vol-12m = Yıllık dalgalanma, on iki ay
measure-gain-whole = Verilerin başından bu yana değişim
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
measure-jobs-after-inversion = Ardından işsizliğin arttığı ters getiri dönemleri
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
measure-public-float = Serbest dolaşımdaki hisselerin değeri

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: ay sonu fiyatları, { $from }–{ $to }
chart-price-axis = Fiyat, { $unit }
chart-index-axis = Endeks düzeyi
chart-log = logaritmik ölçek
chart-fall = O güne kadarki en yüksek ay sonunun altında, %
chart-price-alt = Ay sonu fiyatları: { $name }, { $from }–{ $to }. Son değer, ilke göre: { $times }. Bir zirveden en derin düşüş: { $deepest }. Sonda: { $last }.
chart-valuation = { $name }: on yıllık kâra göre fiyat (CAPE), { $from }–{ $to }
chart-valuation-axis = Yıllık kârın katı olarak fiyat; gölgeli: tüm ayların orta yarısı
chart-last = son { $value }
chart-median = medyan { $value }
chart-valuation-alt = CAPE: { $name }, { $from }–{ $to }. Son: { $last }. Medyan: { $median }. Ayların yarısı { $low } ile { $high } arasında.
chart-scenarios = Senaryolar: geçmiş ne sıklıkta böyle bitti
chart-scenarios-axis = Geçmiş dönemlerin payı, %
chart-scenarios-alt = Geçmiş dönemlerin payı: { $shares }.
chart-bear = Olumsuz
chart-base = Orta
chart-bull = Olumlu
chart-confidence = Her üyenin güveni: sorulardan önce (halka) ve sonra (nokta)
chart-confidence-axis = Güven, 0 (yok) ile 1 (kesin) arasında
chart-confidence-alt = 0 ile 1 arasında güven, önce ve sonra: { $members }.
chart-source = Kaynak: { $source }
chart-source-committee = Kaynak: komite
measure-pf-effective-positions = Aynı yoğunlukta eşit pozisyon sayısı
measure-pf-risk-share = Portföy riskindeki pay
measure-pf-halved-drawdown-36m = En büyük pozisyonun yarısı nakit olsaydı üç yıldaki en derin düşüş
measure-real-max-drawdown-all = Enflasyondan sonra en derin düşüş
measure-crash-fall = O çöküşteki düşüş, enflasyondan sonra
measure-bond-loss-1pt = Getirisi bir puan yükselirse on yıllık tahvilin fiyat kaybı

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name } için hisse başına kâr bir yılda { $size } düştü
       *[up] { $name } için hisse başına kâr bir yılda { $size } arttı
    }{ $more ->
        [yes] ; ulaştığı düzey { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = Sonraki yıllık rapor hisse başına kârın ters yöne gittiğini gösterir.
claim-tax-credit =
    { $name } için vergi öncesi kâra oranı { $tax_credit } olan bir vergi iadesi net kârı yükseltti{ $more ->
        [yes] ; net marj faaliyet marjının { $net_above_operating } üzerindeydi
       *[no] { "" }
    }
wrong-tax-credit = Bu iade her yıl gelir ya da kâr iadesiz de korunur.
claim-other-income = { $name } için net marj faaliyet marjının { $net_above_operating } üzerindeydi: kâra faiz, satış kazançları ya da tek seferlik kalemler eklendi
wrong-other-income = Ek gelir her yıl gelir.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = bu pek bir şey söylemez, çünkü öz kaynakların varlıklara oranı yalnızca { $value }
doubt-capital-to-assets = bu pek bir şey söylemez, çünkü yatırılan sermayenin varlıklara oranı yalnızca { $value }
doubt-buybacks-5y-to-equity = bu pek bir şey söylemez, çünkü beş yıllık geri alımlar kalan öz kaynakların { $value } katına mal oldu
doubt-tax-credit = buna vergi öncesi kâra oranı { $value } olan bir vergi iadesi katkı yaptı
doubt-net-above-operating = buna iş dışı gelirler katkı yaptı: net marj faaliyet marjının { $value } üzerinde
doubt-eps-growth-1y = bu pek bir şey söylemez, çünkü hisse başına kâr son yılda { $size } düştü
claim-implied-growth =
    Bu değerle { $name } için, ABD hisselerinin 1871’den beri sağladığı getiriye ulaşmak üzere gereken enflasyon sonrası kalıcı kâr artışı: { $implied_growth }{ $more ->
        [yes] ; beş yılda hisse başına kâr artışı { $eps_growth_5y }
       *[no] { "" }
    }
wrong-implied-growth = Kârlar daha hızlı artar ya da düşük getiri tüm hisseler için olağan hale gelir.
measure-equity-to-assets = Öz kaynakların varlıklara oranı
measure-capital-to-assets = Yatırılan sermayenin varlıklara oranı
measure-buybacks-5y-to-equity = Beş yıllık geri alımların öz kaynaklara oranı
measure-tax-credit = Vergi iadesinin vergi öncesi kâra oranı
measure-net-above-operating = Net marjın faaliyet marjını aşan kısmı
measure-implied-growth = Değerin varsaydığı kâr artışı

## How the confidence came about.

confidence-kind-accounts = Mali tablolar
confidence-kind-valuation = Değerleme
confidence-kind-prices = Fiyatlar
confidence-kind-risk = Risk
confidence-kind-portfolio = Yatırım karışımı
confidence-kind-economy = Ekonomi
confidence-readings =
    { $name }: { $readings } temel göstergenin { $agreeing } tanesi sonuçla aynı yönü gösteriyor. { $dates ->
        [one] Verilerin tarihi: { $to }.
       *[several] Verilerin tarihleri: { $from } ile { $to } arası.
    }
confidence-facts =
    { $name }: { $readings } temel gösterge. { $dates ->
        [one] Verilerin tarihi: { $to }.
       *[several] Verilerin tarihleri: { $from } ile { $to } arası.
    }
confidence-missing = { $name }: veri yok.
