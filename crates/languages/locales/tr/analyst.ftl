# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } ({ $dates } itibarıyla).
surroundings = Arka plan: { $text }
between-sentences = { " " }
between = { "; " }
us-market = ABD hisse senedi piyasası
us-stocks = ABD hisseleri
us-bonds = on yıllık ABD devlet tahvilleri
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; { $name } önde
        [level] ; aradaki fark önemsiz
       *[untold] { "" }
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
seat-desk = Araştırma Masası
seat-macro = Makroekonomi ve Faizler
seat-industry = Sektör
seat-allocation = Varlık Dağılımı
seat-risk = Risk Sorumlusu
seat-red-team = Kırmızı Takım
mandate-chair = İddiaları tek tek tartar ve görüşü yazar.
mandate-fundamentals = İşletmenin veya piyasanın ne kazandığı, ne dağıttığı ve ne kadar borçlu olduğu.
mandate-valuation = Ödenen fiyat; kendi geçmişine ve tahvillere göre.
mandate-market = Fiyatın nasıl seyrettiği.
mandate-desk = Sorunun istediği: bir rakam ya da bir terimin anlamı.
mandate-macro = Enflasyon, faiz oranları ve ekonominin durumu.
mandate-industry = İşletmenin rakipleri ve müşterileri karşısında ne kadar güçlü olduğu.
mandate-allocation = Bir portföyün parçalarının birlikte nasıl davrandığı.
mandate-risk = Ne kadar ve ne sıklıkla kaybedilebileceği; kaldırabileceğiniz kayba göre.
mandate-red-team = Taslağı çürütmeye çalışır: karşıt görüş, eski veriler, gereğinden fazla yük taşıyan tek bir rakam.
lens-chair = kanıtların bütün olarak neyi desteklediği
lens-fundamentals = satışlar, marjlar, nakit ve borç
lens-valuation = kâra, kendi geçmişine ve tahvillere göre fiyat
lens-market = getiri, trend ve işlem hacmi
lens-desk = sorulan rakam ya da terim
lens-macro = enflasyon, faizler ve istihdam
lens-industry = fiyatlama gücü ve yatırım ihtiyacı
lens-allocation = ağırlıklar ve parçaların birlikte hareketi
lens-risk = düşüşler, dalgalanmalar ve zarar sıklığı
lens-red-team = bu görüşün nasıl yanlış çıkabileceği
needs-fundamentals = yıllık mali tablolar
needs-valuation = fiyatlar ve mali tablolar
needs-market = günlük fiyatlar
needs-desk = sorulan rakam
needs-macro = enflasyon ve faiz oranları
needs-industry = yıllık mali tablolar
needs-allocation = eldeki varlıklar ve günlük fiyatlar
needs-risk = günlük fiyatlar
task-title = { $seat }: { $name }
task-instructions = { $mandate } Her rakam tarihli bir kaynaktan gelir, eksik olan belirtilir.
task-acceptance = Rakamlarıyla en az bir tespit ya da bunun için neyin eksik olduğu.

## What the committee must answer.

ask-single-1 = { $name } nasıl bir seyir izledi: getiri, dalgalanma ve en büyük düşüş?
ask-single-2 = { $name } ne kazanıyor ve kendi geçmişine göre bunun için ne ödeniyor?
ask-single-3 = { $name } için hangi çevre koşulları yararlı, hangileri zararlı?
ask-single-4 = Kalıcı bir kayıp için ne olması gerekir?
ask-comparison-1 = { $name } getiri, dalgalanma ve en büyük düşüş bakımından nasıl ayrışıyor?
ask-comparison-2 = Hangisi sattıklarından ve sahip olduklarından daha çok kazanıyor?
ask-comparison-3 = Her biri için ne ödeniyor?
ask-fund-1 = { $name }: arkasındaki piyasa ne kazanıyor?
ask-fund-2 = Bu piyasa kendi geçmişine göre pahalı mı, ucuz mu?
ask-fund-3 = Böyle bir yatırım bu vadede ne sıklıkta ve ne kadar kaybettirdi?
ask-macro-1 = Enflasyon, faizler ve istihdam kendi geçmişine göre nerede?
ask-macro-2 = Göstergeler bu düzeydeyken hisse senetlerinde sonrasında ne oldu?
ask-macro-3 = Bir yatırımcı böyle zamanlarda ne kadar kaybedebilir?
ask-portfolio-1 = Parçalar birlikte nasıl davranıyor: getiri, dalgalanma ve en büyük düşüş?
ask-portfolio-2 = Bu dağılım yatırım vadesine ve katlanılabilecek kayba uygun mu?
ask-portfolio-3 = Tek başına hangi varlık en çok zarar verir?
ask-theme-1 = { $name }: bunu ne yönlendiriyor ve bundan kim kazanıyor?
ask-theme-2 = Fiyatlara şimdiden yansıyan nedir?
ask-theme-3 = Bu hikâyenin yanlış olduğunu ne gösterirdi?

## Thinking aloud.

thinking = İncelenen konu: { $lens }. Rakamlar: { $figures }.
thinking-nothing = İncelenen konu: { $lens }. Bu konuda elimizde rakam yok.
thinking-builds-on = Bu, önceki bir bulguya dayanıyor: { $first }
caveat-stale = Bu rakamlar { $age } öncesine ait.
caveat-surroundings = Bunun bir bölümü arka plan bilgisidir, konunun kendisiyle ilgili değildir.
caveat-overlap = Geçmiş dönemler birbiriyle örtüşüyor; gerçekten ayrı olanlar göründüğünden az.
nothing = { $name } için bu açıdan değerlendirme yapacak rakam elimizde yok.
no-guess = Daha fazlası tahmin olur.
wrong-nothing = Eksik veriler tamamlanıyor.
missing-fundamentals = { $name } için elimizde mali tablo yok.
missing-valuation = { $name } için kârla karşılaştıracak bir fiyat elimizde yok.
missing-market = { $name } için elimizde fiyat yok.
missing-risk = { $name } için elimizde fiyat yok.
missing-desk = Bu soruyu yanıtlayan rakamlarımız yok.
missing-macro = Elimizde enflasyon ve faiz verisi yok.
missing-industry = { $name } için sektördeki yerini gösteren mali tablo elimizde yok.
missing-allocation = Varlıklarınızın ağırlıkları ve fiyatları elimizde yok.

## Market and Technicals.

claim-year =
    { $dates } itibarıyla son bir yılda { $name } { $return_1y_size } { $return_1y_way ->
        [down] değer kaybetti
       *[up] değer kazandı
    }{ $more ->
        [yes] ; son beş yıldaki { $return_5y_way ->
            [down] kayıp
           *[up] kazanç
        } { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Daha yeni fiyatlar on iki ayda tersini gösteriyor.
claim-momentum =
    { $from } ile { $to } arasında { $name } { $momentum_12_1_size } { $momentum_12_1_way ->
        [down] değer kaybetti
       *[up] değer kazandı
    }.
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
    { $dates } itibarıyla son üç yılda { $name } { $real_fall ->
        [yes] enflasyon düşüldüğünde{ " " }
       *[no] { "" }
    }en fazla { $max_drawdown_36m_size } düştü{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Bu, risk toleransının { $verdict ->
            [opposes] izin verdiğinden fazla
           *[other] izin verdiği sınırlar içinde
        }
    }.
wrong-fall = Daha sonraki bir düşüş belirgin biçimde daha büyük ya da daha küçük.
claim-loss-frequency =
    { $since } yılından bu yana { $name } ile { $horizon } süren tüm dönemler içinde { $real ->
        [yes] enflasyon düşüldükten sonra{ " " }
       *[no] { "" }
    }kayıpla bitenlerin payı { $freq_neg } ({ $dates } itibarıyla).
wrong-loss-frequency = Daha yeni yıllar da sayılınca kayıplar belirgin biçimde daha sık ya da daha seyrek.
claim-swings = { $dates } itibarıyla son üç yılda { $name } genellikle { $vol_36m } dalgalandı.
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
    { $dates } itibarıyla son üç yılda, ABD piyasası yüzde bir oynadığında { $name } ortalama yüzde { $beta_36m } oynadı{ $more ->
        [yes] { " " }(korelasyon: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = Piyasayla bağ, işle birlikte değişir.
claim-interest =
    { $dates } tarihinde biten mali yılda { $interest_coverage_way ->
        [down] { $name } faaliyet zararı yazdı; faiz giderini karşılayacak kâr yoktu
       *[up] { $name } şirketinin faaliyet kârı, faiz giderinin { $interest_coverage } katıydı
    }.
wrong-interest = Borcun çok daha yüksek faizle yenilenmesi gerekir.
claim-debt = { $name } şirketinin borcu, özkaynağının { $debt_to_equity } katıydı ({ $dates } itibarıyla).
wrong-debt = Bir satın alma, değer düşüklüğü ya da hisse geri alımı borcu veya özkaynağı değiştiriyor.
claim-worst =
    Bilinen en büyük düşüş, { $name } için { $real_fall ->
        [yes] enflasyon düşüldüğünde{ " " }
       *[no] { "" }
    }{ $max_drawdown_all_size }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    } ({ $dates } tarihine kadarki fiyatlarla). Böyle bir düşüş yeniden olabilir.
wrong-worst = Daha eski ya da daha yeni fiyatlar daha büyük bir düşüş gösteriyor.
claim-portfolio-fall =
    { $dates } itibarıyla son üç yılda varlıklarınız birlikte en fazla { $pf_max_drawdown_36m_size } düştü{ $assumed ->
        [yes] { "" }
       *[no] . Bu, risk toleransının { $verdict ->
            [opposes] izin verdiğinden fazla
           *[other] izin verdiği sınırlar içinde
        }
    }.
wrong-portfolio-fall = Daha sonraki bir düşüş belirgin biçimde daha büyük ya da daha küçük.
claim-portfolio-swings = { $dates } itibarıyla son üç yılda varlıklarınız birlikte genellikle { $pf_vol_36m } dalgalandı.
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
    { $dates } tarihinde biten mali yılda { $name } şirketinin faaliyet { $operating_margin_way ->
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
    { $dates } tarihinde biten mali yılda { $name } faaliyet kâr marjı { $operating_margin_change_1y_size } { $operating_margin_change_1y_way ->
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
claim-cash = { $dates } tarihinde biten mali yılda { $name } şirketinin faaliyetlerinden gelen nakit, net kârın { $cash_conversion } katıydı.
wrong-cash = Faaliyetlerden gelen nakit net kârın altına düşüyor.
claim-free-cash =
    { $dates } tarihinde biten mali yılda { $name } için yatırımlardan sonraki nakit { $fcf_margin_way ->
        [down] açığının
       *[up] fazlasının
    } satışlara oranı { $fcf_margin_size } oldu{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = Şirket yalnızca yerini korumak için daha çok yatırım yapmak zorunda.
claim-net-debt =
    { $name } şirketinin { $net_debt_to_operating_income_way ->
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
    { $dates } itibarıyla son on yılda ABD şirketlerinin kârları enflasyon düşüldüğünde { $sp_real_earnings_growth_10y_size } { $sp_real_earnings_growth_10y_way ->
        [down] azaldı
       *[up] arttı
    }.
wrong-market-earnings = Önümüzdeki yıllar bu değişimi geri alıyor.
claim-market-payout = ABD şirketlerinin kârlarından temettü olarak dağıttığı pay { $sp_payout } oldu ({ $dates } itibarıyla).
wrong-market-payout = Kârlar düşerken temettüler aynı kalıyor.
claim-market-dividend = ABD hisselerinin temettü verimi { $sp_dividend_yield }, on yıllık devlet tahvilinin getirisi { $sp_long_rate } idi ({ $dates } itibarıyla).
wrong-market-dividend = Şirketler hisse geri alımıyla temettüden daha çok geri veriyor.

## Valuation.

claim-own-history = { $name } hisselerinin fiyatı yıllık kârın { $pe } katıydı; olağan düzey { $pe_median } ({ $dates } itibarıyla). Kayıtlı yıllar içinde hissenin daha ucuz olduğu yılların payı { $pe_percentile }.
wrong-own-history = Fiyat düşmeden kârlar fiyata yetişiyor.
claim-earnings-yield =
    { $name } şirketinin kârının hisse fiyatına oranı { $earnings_yield } oldu{ $more ->
        [yes] { " " }(fiyat, kârın { $pe } katı)
       *[no] { "" }
    }; on yıllık devlet tahvili { $long_rate } getiriyordu ({ $dates } itibarıyla).
wrong-earnings-yield = Tahvil faizleri karşılaştırmayı tersine çevirecek kadar değişiyor.
claim-cash-yield = { $name } şirketinin serbest nakit akışının hisse fiyatına oranı { $fcf_yield } oldu ({ $dates } itibarıyla).
wrong-cash-yield = O yılın nakit akışı bir istisnaydı.
claim-against-market = Kârına göre { $name } hissesinin fiyatı, ABD piyasasının { $pe_to_market } katıydı ({ $dates } itibarıyla).
wrong-against-market = Kârlar fiyatı haklı çıkaracak kadar hızlı büyüyor.
claim-float = { $name } şirketinin yalnızca serbest dolaşımdaki hisseleri bile yıllık net kârının { $float_to_earnings } katı değerindeydi ({ $dates } itibarıyla); yöneticilerin ve büyük ortakların hisseleriyle bu daha da fazla.
wrong-float = Hisse fiyatı o günden bu yana çok değişti.
claim-market-cape = ABD hisselerinin fiyatı on yıllık ortalama kârlarının { $cape } katıydı; olağan düzey { $cape_median } ({ $dates } itibarıyla). 1881’den beri daha ucuz oldukları ayların payı { $cape_percentile }.
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
wrong-market-excess = Enflasyon sonrası tahvil faizleri çok değişiyor.

## Industry.

claim-pricing-power =
    { $dates } tarihinde biten mali yılda { $name } brüt kâr marjı { $gross_margin } oldu; bu, { $verdict ->
        [supports] güçlü
        [opposes] sınırlı
       *[neutral] orta düzeyde
    } bir fiyatlama gücüne işaret ediyor.
wrong-pricing-power = Bir rakip aynısını daha ucuza sunup müşterileri kazanıyor.
claim-investment = { $dates } tarihinde biten mali yılda { $name } için tesis ve ekipman yatırımının satışlara oranı { $capex_to_revenue } oldu.
wrong-investment = Şirket ertelenmiş yatırımları telafi etmek zorunda.
claim-research = { $dates } tarihinde biten mali yılda { $name } için araştırma ve geliştirme harcamasının satışlara oranı { $rd_to_revenue } oldu.
wrong-research = Harcama başarılı bir ürün doğurmuyor.

## Macro and Rates.

claim-inflation =
    { $dates } itibarıyla son bir yılda ABD tüketici fiyatları { $infl_12m_size } { $infl_12m_way ->
        [down] düştü
       *[up] yükseldi
    }; on yıllık dönemdeki artış { $infl_10y }.
wrong-inflation = Daha yeni enflasyon verileri bir puandan fazla farklı çıkar.
claim-real-rate =
    Enflasyon düşüldüğünde on yıllık ABD devlet tahvili { $real_long_rate_size } { $real_long_rate_way ->
        [down] kaybettiriyordu
       *[up] kazandırıyordu
    } ({ $dates } itibarıyla).
wrong-real-rate = Gelecekteki enflasyon geçen yılkinden farklı oluyor.
claim-rate-change =
    On yıllık ABD devlet tahvilinin faizi on iki ayda { $long_rate_change_12m_size } { $long_rate_change_12m_way ->
        [down] düşerek
       *[up] yükselerek
    } { $long_rate } oldu ({ $dates } itibarıyla). Uzun dönem medyanı { $long_rate_median }.
wrong-rate-change = Faiz, yatırım vadeniz içinde yön değiştiriyor.
claim-curve =
    On yıllık ABD devlet tahvili, üç aylık bonodan { $curve_10y_3m_size } daha { $curve_10y_3m_way ->
        [down] az
       *[up] çok
    } getiriyordu ({ $dates } itibarıyla){ $more ->
        [yes] . Kısa vadeli faizlerin uzun vadelileri aştığı ayların payı { $curve_share_inverted }
       *[no] { "" }
    }.
wrong-curve = Kısa ve uzun vadeli faizler yer değiştiriyor.
claim-credit = Daha zayıf ABD şirketleri borçları için devletten { $credit_spread } daha fazla ödüyordu ({ $dates } itibarıyla). Farkın daha küçük olduğu ayların payı { $credit_spread_percentile }.
wrong-credit = Kredi verenler geri çekiliyor ve fark açılıyor.
claim-jobs = ABD işsizlik oranı { $unemployment } idi ({ $dates } itibarıyla); uzun dönem medyanı { $unemployment_median }.
wrong-jobs = İşsizlik bir yıl içinde yarım puan yükselir.

## Allocation.

claim-stocks-bonds =
    { $dates } itibarıyla son on yılda enflasyon düşüldüğünde ABD hisseleri { $sp_real_return_10y_size } { $sp_real_return_10y_way ->
        [down] kaybettirdi
       *[up] kazandırdı
    }; devlet tahvilleri { $bond_real_return_10y_size } { $bond_real_return_10y_way ->
        [down] kaybettirdi
       *[up] kazandırdı
    }.
wrong-stocks-bonds = Gelecek on yıl, daha önce de olduğu gibi sıralamayı tersine çevirir.
claim-stocks-ahead = 1871’den beri ABD hisselerinin tahvillerden daha çok getirdiği on yıllık dönemlerin payı { $freq_stocks_beat_bonds_10y } ({ $dates } itibarıyla).
wrong-stocks-ahead = Dönemler örtüşüyor; gerçekten ayrı olanlar çok daha az.
claim-worst-decade =
    En kötü on yılında ABD hisseleri enflasyon düşüldüğünde { $sp_real_return_10y_worst_size } { $sp_real_return_10y_worst_way ->
        [down] kaybettirdi
       *[up] kazandırdı
    } ({ $dates } itibarıyla).
wrong-worst-decade = Tahvil de içeren bir sepet kaybı hafifletirdi.
claim-concentration =
    En büyük varlığınızın portföyünüzdeki payı { $pf_largest_weight }{ $more ->
        [yes] ; yoğunlaşma endeksi { $pf_hhi } (1, tek varlık demektir)
       *[no] { "" }
    } ({ $dates } itibarıyla).
wrong-concentration = Belirtmediğiniz varlıklar ağırlıkları değiştiriyor.
claim-together = { $dates } itibarıyla son üç yılda varlıklarınızın ortalama korelasyonu { $pf_mean_correlation } oldu; 1, tam birlikte hareket demektir.
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
ask-whole-record = Neyin kaybedilebileceğini ölçmek için son yıllar yeterli mi?
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
ask-dear = Bu, hisse fiyatlarına zaten yansımış mı?
ask-dear-too = Piyasanın kendi geçmişi de aynı şeyi söylüyor mu?
ask-last-decade = Son on yıl da böyle mi geçti?
ask-in-buybacks = Temettü, kâr geri alım ve büyüme için tutulduğundan mı düşük?
ask-core = Gıda ve enerji dışındaki fiyatlar da aynı şeyi söylüyor mu?
ask-other-curve = Eğrinin öteki ucu da aynı şeyi söylüyor mu?
ask-rate-level = Enflasyon sonrası faiz önem taşıyacak kadar yüksek mi?
ask-real-rate = Faiz hâlâ değişiyor mu?
ask-jobs-agree = İstihdam da aynı şeyi söylüyor mu?
ask-output-agrees = Büyüme de aynı şeyi söylüyor mu?
ask-real-terms = Enflasyon düşüldükten sonra da öyle mi?
ask-credit-jobs = İşsizlik de aynı şeyi söylüyor mu?
ask-as-a-whole = Portföyün bütünü ne kadar oynuyor?
ask-together = Varlıklar aynı anda mı düşüyor?
ask-on-the-way = Yol boyunca düşüşler ne kadar büyüktü?
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
        [holds] { $figure }: { $other }. { $other } yanında { $value } tesadüf sayılamayacak kadar büyük. İddia geçerli.
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
        [holds] { $figure }: { $other }. { $value }, { $other } karşısında geçerliliğini koruyor. İddia geçerli.
       *[weakened] { $figure }: { $other }. { $value } ile birlikte şu da söylenmeli: { $other }. İddianın ağırlığı azalıyor.
    }
answer-sides =
    { $outcome ->
        [holds] Evet: { $values }. İddia geçerli.
        [refuted] Hayır: { $values }. İddia geri çekiliyor.
        [behind] Hayır: { $values }. İddianın ağırlığı azalıyor.
       *[weakened] Açık değil: { $values }. İddianın ağırlığı azalıyor.
    }
answer-dates = Hayır: tarihler birbirinden çok uzak ({ $date }, { $other_date }). İddia geri çekiliyor.
answer-survivors = Bütün dönem için bunu yalnızca ayakta kalan bir şirket gösterebilir: { $other }. İddianın ağırlığı azalıyor.
ruling-upheld = Rakamlar bunu doğruluyor. İddia geçerli.
ruling-weakened = Rakamlar bunu yalnızca kısmen doğruluyor. İddianın ağırlığı azalıyor.
ruling-withdrawn = Rakamlar bununla çelişiyor. İddia hesaba katılmıyor.
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
thesis-macro = Rakamlarımız bu soruyu yanıtlamıyor. Ekonomiye ilişkin en yeni rakamlar şunlar.
thesis-no-side = { $name } hakkındaki rakamlar durumu anlatıyor ve hiçbir yöne işaret etmiyor.
thesis-nothing = { $name } hakkında değerlendirme için elimizde çok az veri var.
thesis-around = Söylenebilecek olan şu: { $text }
thesis-for = Lehinde: { $text }
thesis-against = Aleyhinde: { $text }
thesis-for-side = { $name } lehinde: { $text }
thesis-taken-back =
    Görüş bildirmiyoruz: { $reason ->
        [planted] rakamlarımız güvenilir değil
        [old] rakamlarımız yatırım vadenizden daha eski
       *[rejected] incelememiz rakamları kabul etmedi
    }. Şunu gösteriyorlardı: { $thesis }
thesis-past-only = { $thesis } Bundan sonrası için görüş bildirmiyoruz: bunun için gereken rakamlar yatırım vadenizden daha eski.
change-newer = { $date } sonrasına ait rakamlar.
change-gaps = Bu boşluğu kapatacak veriler: { $gap }
change-above = { $figure }: { $bound } üzerine çıkması (son değer { $value }).
change-below = { $figure }: { $bound } altına inmesi (son değer { $value }).
change-next = Sırada bakılacak: { $figure }. Son değer { $value }; { $bound } sınırı aşılırsa iddia geçerliliğini yitirir.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Bilinen en kötüsü kadar büyük bir düşüş ({ $name }): { $worst_size } (fiyatlar { $date } itibarıyla).
risk-fall-softened = Böyle bir düşüşü atlatacak kadar küçük bir pozisyon ve bekleyecek zaman.
risk-fall-sign = Fiyat, son zirvesinden risk toleransının izin verdiğinden daha fazla düşüyor.
risk-debt = { $name } şirketinin net borcu, bir yıllık faaliyet kârının { $debt } katı ve yenilenmesi gerekiyor.
risk-debt-softened = Uzun vadeler ve istikrarlı gelir.
risk-debt-sign = Faiz, faaliyet kârının giderek büyüyen bir bölümünü alıyor.
risk-concentration = En büyük varlığınızın portföyünüzdeki payı { $largest }. O düşerse portföy de düşer.
risk-concentration-softened = Birbirinden bağımsız hareket eden daha çok varlık.
risk-concentration-sign = En büyük varlık düşüyor, diğerleri düşmüyor.
risk-rates = Faizler { $rate } düzeyinin ({ $date }) çok üzerine çıkıyor ve gelecekteki kârların bugünkü değeri azalıyor.
risk-rates-softened = Fiyatlarla birlikte artan kârlar ve az borç.
risk-rates-sign = On yıllık faiz bir yıl içinde bir puandan fazla yükseliyor.
risk-against = Bu görüşün aleyhindeki en güçlü nokta belirleyici oluyor. { $text }
risk-against-softened = Bu görüşe yalnızca daha yeni rakamlar desteklediği ölçüde güvenin.
risk-against-sign = Daha yeni rakamlar bu noktayı doğruluyor.
risk-old = Rakamlarımız { $age } öncesine ait; o günden bu yana durum değişti.
risk-old-softened = Buna güvenmeden önce güncel veri ekleyin.
risk-old-sign = Daha yeni rakamlar ters yönü gösteriyor.
risk-gaps = Önemli veriler eksik; bir tehlike gözden kaçabilir.
risk-gaps-softened = İlk sırada anılan eksik verileri ekleyin.
risk-gaps-sign = Yeni veriler sonucu değiştiriyor.
risk-objection = İçerideki eleştirmenlerin itirazı doğru çıkıyor. { $text }
risk-objection-softened = Daha yeni rakamlar geldiğinde önce bu noktayı denetleyin.
risk-objection-sign = Daha yeni rakamlar itirazı destekliyor.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] ABD hisselerinde { $since } yılından bu yana { $horizon } süren tüm dönemler içinde enflasyon sonrası zararla bitenlerin payı { $lost }.
        [mix] { $name } hisse-tahvil sepetinde { $since } yılından bu yana { $horizon } süren tüm dönemler içinde enflasyon sonrası zararla bitenlerin payı { $lost }.
       *[stock] { $name } için { $since } yılından bu yana { $horizon } süren tüm dönemler içinde enflasyon öncesi zararla bitenlerin payı { $lost }.
    } Birbiriyle örtüşmeyen dönem sayısı: { $periods }.
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
scenario-base-unknown = Piyasasına benzer bir seyir. Olasılığını kestiremiyoruz.
scenario-bull-unknown = Piyasasından açıkça daha iyi bir seyir. Olasılığını kestiremiyoruz.
scenario-bear-unknown-wrong = Vadenin sonunda kazanç vardır.
scenario-base-unknown-wrong = Sonuç piyasanınkinden çok uzaktır.
scenario-bull-unknown-wrong = Sonuç piyasanınkinden daha iyi değildir.
scenario-kind = { $name } için elimizdeki fiyatlar, kendi olasılıklarını hesaplamaya yetmeyecek kadar az. ABD hisselerinin bütününde { $since } yılından bu yana { $horizon } süren tüm dönemler içinde enflasyon sonrası zararla bitenlerin payı { $lost } (birbiriyle örtüşmeyen dönem sayısı: { $periods }). Tek bir hisse çok daha kötü sonuç verebilir.

## The red team, and the chair's response.

objection-planted = Taslak, verilerimizde olmayan bir rakam gösteriyor: { $figure }.
objection-older-than-horizon = Bu görüşün dayandığı rakamlar { $age } öncesine ait. Bu, yatırım vadenizden uzun.
objection-old = En eski rakamlarımız { $age } öncesine ait. O günden sonra olanlar bunlarda yok.
objection-cross-examination = Sorulardan önce aynı rakamlar başka bir genel sonuç veriyordu. Görüş, geri çekilen ya da zayıflayan iddialara bağlı.
objection-single-figure = Genel sonuç tek bir rakama dayanıyor: { $name }, { $value } ({ $date }).
objection-single-seat = “{ $seat }” üyesi olmasa genel sonuç tersine dönüyor.
objection-opposite =
    { $count ->
        [one] Karşıt görüş: { $all } iddiadan biri ters yönü gösteriyor. { $text }
       *[other] Karşıt görüş: toplam { $all } iddia içinde { $count } iddia ters yönü gösteriyor; önce en güçlüsü. { $text }
    }
objection-no-opposite = Tersini destekleyen hiçbir rakam yok. Bu, sonucun sağlam olduğunu da gösterebilir, bir şeye bakılmadığını da.
objection-no-judgement = Konunun kendisi hakkında rakam olmadığından taslak görüş bildirmiyor.
objection-one-source = Bütün rakamlar tek bir kaynaktan.
objection-frequencies = Olasılıklar, geçmişte birbiriyle örtüşen dönemlerin sıklıklarıdır; tahmin değildir.
response-noted = Not edildi. Görüş değişmiyor.
response-lowered = Kabul edildi. Daha az eminiz.
response-halved = Kabul edildi. Güven düzeyimiz yarıya iniyor.
response-taken-back = Kabul edildi. Görüş bildirmiyoruz; rakamların kendi tarihinde gösterdikleri aşağıda duruyor.
tell-committee =
    { $members ->
        [one] Soruyu bir uzman inceledi. Ardından taslak, zayıf noktalarını bulmak için sınandı.
       *[other] Soruyu { $members } uzman birbirinden bağımsız inceledi, ardından birbirlerini sorguladılar.
    }
tell-committee-alone = Soruyu { $members } uzman birbirinden bağımsız inceledi, başkan da bulgularını tarttı.
tell-confidence =
    { $level ->
        [high] Bundan oldukça eminiz
        [medium] Bundan yalnızca kısmen eminiz
       *[low] Bundan emin değiliz
    }: güven düzeyimiz 0 ile 1 arasındaki ölçekte { $confidence }. Bu, verilerin ne kadar iyi olduğunu söyler; kazanç olasılığını değil.
tell-odds =
    Geçmişte { $name } ile { $horizon } süren tüm dönemler içinde { $real ->
        [yes] enflasyon düşüldükten sonra{ " " }
       *[no] { "" }
    }kayıpla bitenlerin payı { $lost }. Bu geçmiştir, tahmin değildir.
tell-import = Daha iyi bir yanıt için daha yeni veri ekleyin: bir fiyat dosyası ya da şirketin mali tablolarını içe aktarın veya canlı bir kaynağı açın.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = altın
metal-xag = gümüş
metal-xpt = platin
metal-xpd = paladyum

## What is missing.

gap-prices-missing = { $name } için elimizde fiyat yok. Eklemek için günlük fiyatları içeren bir dosyayı içe aktarın.
gap-prices-old = { $name } için { $date } sonrasına ait fiyat elimizde yok.
gap-accounts-missing = { $name } için elimizde mali tablo yok. Eklemek için yıllık rakamlarını içe aktarın.
gap-accounts-old = { $name } için en yeni mali tablolarımız { $date } tarihli.
gap-industry-missing = { $name } hakkında elimizde veri yok.
gap-market-old = ABD hisse senedi piyasası verilerimiz { $date } ile sona eriyor.
gap-news-missing = Elimizde haber yok.
gap-provider-down = { $provider } kaynağına ulaşılamadı: { $reason }.
gap-window-too-short = { $name } için fiyat geçmişi daha uzun dönemlere yetmeyecek kadar kısa.
gap-holdings-unpriced = Portföyünüzdeki { $name } için elimizde fiyat yok.
gap-positions-left-out = Yalnızca ilk { $counted } varlığınızı hesaba kattık; { $left } varlık dışarıda kaldı.
gap-portfolio-no-weights = Varlıklarınızın her birinin ne kadar büyük olduğunu bilmiyoruz.

## Terms that the debrief explains.

term-volatility = Oynaklık
term-drawdown = En büyük düşüş
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
measure-max-drawdown-1y = Bir yıldaki en büyük düşüş
measure-max-drawdown-36m = Üç yıldaki en büyük düşüş
measure-max-drawdown-all = Bilinen en büyük düşüş
measure-drawdown-now = Zirveye uzaklık
measure-worst-month = En kötü ay
measure-best-month = En iyi ay
measure-return-all-less-best-10 = En iyi on gün hariç yıllık getiri
measure-return-first-half = İlk yarıda yıllık getiri
measure-return-second-half = İkinci yarıda yıllık getiri
measure-volume-ratio = Ortalamasına göre işlem hacmi
measure-turnover-20d = Günlük işlem hacmi
measure-freq-pos = Geçmişte kazançlı dönemlerin payı
measure-freq-neg = Geçmişte kayıpla biten dönemlerin payı
measure-freq-good = Geçmişte güçlü kazançlı dönemlerin payı
measure-freq-good-bound = Güçlü sayılan yıllık kazanç
measure-freq-periods = Birbiriyle örtüşmeyen geçmiş dönemler
measure-horizon = Tam yıl olarak yatırım vadesi
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
measure-net-loss = Net zarar
measure-net-income = Net kâr
measure-roe = Özkaynak kârlılığı
measure-roa = Aktif kârlılığı
measure-roic = Yatırılan sermayenin kârlılığı
measure-debt-to-equity = Borç/özkaynak oranı
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
measure-accounts-age = Mali tabloların yaşı
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
measure-freq-stocks-beat-bonds = Yatırım vadesi uzunluğundaki tüm dönemler içinde hisselerin tahvilleri geçtiği dönemlerin payı
measure-curve-10y-3m = On yıllık faiz eksi üç aylık faiz
measure-curve-10y-2y = On yıllık faiz eksi iki yıllık faiz
measure-curve-share-inverted = Kısa vadeli faizin uzun vadeliyi aştığı aylar
measure-curve-age = Faiz verilerinin yaşı
measure-unemployment = İşsizlik
measure-unemployment-median = İşsizlik medyanı
measure-credit-spread = Zayıf şirketlerle devlet arasındaki faiz farkı
measure-credit-spread-percentile = Kendi geçmişine göre bu fark
measure-pf-value = Varlıkların değeri
measure-pf-weight = Varlıklar içindeki ağırlık
measure-pf-largest-weight = En büyük ağırlık
measure-pf-hhi = Yoğunlaşma endeksi
measure-pf-vol-36m = Varlıkların yıllık dalgalanması
measure-pf-max-drawdown-36m = Varlıkların üç yıldaki en büyük düşüşü
measure-pf-return-1y = Varlıkların getirisi, bir yıl
measure-pf-return-3y = Varlıkların yıllık getirisi, üç yıl
measure-pf-mean-correlation = Varlıkların ortalama korelasyonu
measure-pf-priced-share = Fiyatı bulunan varlıkların payı

## What the engine says in the transcript.

floor-opened =
    Komite “{ $title }” konusuyla toplanıyor. Verilerimizde bununla ilgili { $figures ->
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
floor-silent = { $seat } kullanılabilir bir yanıt vermedi: { $reason }.
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
floor-stands-lower = Taslak olduğu gibi kalıyor. Güven düzeyi düşüyor: önce { $before }, şimdi { $after }.
red-team-pass = Kırmızı takım taslağa onay veriyor.
red-team-revise = Kırmızı takım taslağı düzeltilmek üzere geri gönderiyor.
red-team-reject = Kırmızı takım taslağı reddediyor.
red-team-unheard = Kırmızı takım dinlenemedi ({ $reason }); taslak reddedilmiş sayılıyor.
number-left-out = Kaynağı olmayan bir sayı metinden çıkarıldı.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Evet, ABD getiri eğrisi en yeni verilerimize göre ters
        [partly] ABD getiri eğrisi en yeni verilerimize göre kısmen ters
       *[no] Hayır, ABD getiri eğrisi en yeni verilerimize göre ters değil
    }: on yıllık faiz eksi iki yıllık faiz { $curve_10y_2y } ({ $date }), eksi üç aylık faiz { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] İzlediğimiz ABD resesyon işaretleri uyarı veriyor
        [partly] İzlediğimiz ABD resesyon işaretleri karışık
       *[no] İzlediğimiz ABD resesyon işaretleri sakin
    }: işsizlik { $at_low ->
        [yes] son yılın en düşük düzeyindeydi
       *[no] son yılın en düşüğünün { $sahm } üzerindeydi
    } ({ $date }); bir yılda istihdam { $payrolls_12m_size } { $payrolls_12m_way ->
        [up] arttı
       *[down] azaldı
    }, transferler hariç reel gelir { $income_12m_size } { $income_12m_way ->
        [up] arttı
       *[down] azaldı
    }; on yıllık faiz eksi üç aylık faiz { $curve_10y_3m } ({ $other_date }).
first-savings = Yıllık getirisi { $infl_12m } düzeyinin altında kalan birikim alım gücü kaybeder: ABD enflasyonu on iki ayda bu kadardı ({ $date }). Üç aylık ABD Hazine bonoları { $bill_rate } getirdi ({ $other_date }), enflasyondan sonra { $real_bill_rate }. Faizsiz paranın on yıl sonra kalan alım gücü { $purchasing_power_10y }.
first-inflation = ABD enflasyonu on iki ayda { $infl_12m } oldu ({ $date }), gıda ve enerji hariç { $core_infl_12m }; on yılda { $infl_10y }.
first-inflation-change =
    On iki aylık oran bir yıl öncekinden { $infl_change_12m_size } daha { $infl_change_12m_way ->
        [up] yüksek
       *[down] düşük
    }.
first-jobs =
    ABD işsizlik oranı { $unemployment } idi ({ $date }) ve { $at_low ->
        [yes] son yılın en düşük düzeyindeydi
       *[no] son yılın en düşüğünün { $sahm } üzerindeydi
    }; medyan { $unemployment_median }. İstihdam bir yılda { $payrolls_12m_size } { $payrolls_12m_way ->
        [up] arttı
       *[down] azaldı
    }.
first-rates = On yıllık ABD Hazine tahvilleri { $long_rate } getirdi ({ $date }), son yılın enflasyonundan sonra { $real_long_rate }; üç aylık bonolar { $bill_rate } getirdi ({ $other_date }), enflasyondan sonra { $real_bill_rate }.
first-money =
    { $date } itibarıyla son bir yılda ABD para arzı M2 { $m2_12m_size } { $m2_12m_way ->
        [up] arttı
       *[down] daraldı
    }; enflasyon düşüldüğünde { $m2_real_12m_size } { $m2_real_12m_way ->
        [up] arttı
       *[down] daraldı
    }.
first-housing =
    { $date } itibarıyla son bir yılda ABD konut başlangıçları { $starts_12m_size } { $starts_12m_way ->
        [up] arttı
       *[down] azaldı
    }, yapı izinleri { $permits_12m_size } { $permits_12m_way ->
        [up] arttı
       *[down] azaldı
    }, barınma maliyeti { $shelter_12m_size } { $shelter_12m_way ->
        [up] yükseldi
       *[down] düştü
    }. Ev fiyatları elimizde yok.
first-dollar =
    { $date } itibarıyla son bir yılda dolar, ticaret ortaklarının paraları karşısında { $dollar_12m_size } { $dollar_12m_way ->
        [up] değer kazandı
       *[down] değer kaybetti
    }; kayıtlı günler içinde doların daha zayıf olduğu günlerin payı { $dollar_percentile }.
first-oil =
    Bir varil ABD ham petrolünün (WTI) ortalama fiyatı { $oil_price } idi ({ $date }); bu, bir yıl öncesine göre { $oil_12m_size } daha { $oil_12m_way ->
        [up] yüksekti
       *[down] düşüktü
    }.
first-growth =
    ABD ekonomisi enflasyon düşüldüğünde bir yılda { $gdp_1y_size } { $gdp_1y_way ->
        [up] büyüdü
       *[down] küçüldü
    } ({ $date }); istihdam { $payrolls_12m_size } { $payrolls_12m_way ->
        [up] arttı
       *[down] azaldı
    }, işsizlik oranı { $unemployment } oldu.
first-hedge =
    { $verdict ->
        [yes] { $name } verilerimizde enflasyonu geçti, ancak enflasyona karşı koruma demek için veriler çok az
       *[no] { $name } verilerimizde enflasyona yetişemedi; enflasyona karşı korumayı değerlendirmek için de veriler çok az
    }: { $from } ile { $to } arasında fiyatı { $gain_whole_size } { $gain_whole_way ->
        [up] yükseldi
       *[down] düştü
    }, ABD tüketici fiyatları ise { $infl_whole_size } { $infl_whole_way ->
        [up] yükseldi
       *[down] düştü
    }; son on iki aydaki en büyük düşüşü { $max_drawdown_1y_size } oldu.
first-spot =
    { $name } fiyatı { $price } idi ({ $date }); bir yılda { $return_1y_size } { $return_1y_way ->
        [up] yükseldi
       *[down] düştü
    }, o yıldaki en büyük düşüşü { $max_drawdown_1y_size } oldu.
first-exchange-rate =
    { $name } kuru { $price } idi ({ $date }); bir yılda { $return_1y_size } { $return_1y_way ->
        [up] yükseldi
       *[down] düştü
    }, o yıldaki en büyük düşüşü { $max_drawdown_1y_size } oldu.
first-currency =
    { $verdict ->
        [neither] Geçmiş ne yükselişe ne de düşüşe işaret ediyor
        [up] Geçmiş daha çok yükselişe işaret ediyor
       *[down] Geçmiş daha çok düşüşe işaret ediyor
    }: { $name } { $price } düzeyindeydi ({ $date }), medyan { $level_median }; daha düşük olduğu ayların payı { $level_percentile }, yaklaşık { $horizon } süren geçmiş dönemler içinde düştüğü ya da yerinde saydığı dönemlerin payı { $freq_neg }.
first-currency-level =
    { $verdict ->
        [high] Kendi geçmişine göre { $base }, { $quote } karşısında pahalı
        [low] Kendi geçmişine göre { $base }, { $quote } karşısında ucuz
       *[middle] Kendi geçmişine göre { $base }, { $quote } karşısında ne ucuz ne pahalı
    }: { $name } { $price } düzeyindeydi ({ $date }), medyan { $level_median }; daha düşük olduğu ayların payı { $level_percentile }.
first-accounts =
    { $balance ->
        [favourable] { $name } mali tabloları sağlam
        [unfavourable] { $name } mali tabloları zayıf
       *[mixed] { $name } mali tabloları kısmen sağlam, kısmen zayıf
    }: { $date } tarihinde biten mali yılda faaliyet kâr marjı { $operating_margin }, satış büyümesi { $revenue_growth_1y }, faaliyetlerden gelen nakit net kârın { $cash_conversion } katı, borç özkaynağın { $debt_to_equity } katı.
first-compare =
    { $ahead ->
        [one] Mali tablolara göre { $name } önde, { $other } geride
       *[none] Mali tablolara göre { $name } ile { $other } yaklaşık aynı düzeyde
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }{ $other } şu konuda önde: { $trails }.
       *[no] { "" }
    }
first-measure = { $name }, { $date } tarihinde biten mali yıl, { $measure }: { $value }.
first-market-value = { $name } için güncel fiyatımız yok. Yıllık rapora göre serbest dolaşımdaki hisselerinin değeri { $value } idi ({ $date }); yöneticilerin payı dahil değil.
first-old-accounts = { $name } için en yeni mali tablomuzun tarihi: { $date }.
first-measure-year = { $date } tarihinde biten mali yıl: { $value }.
first-measure-missing = { $name } için { $years } yılına ait mali tablomuz yok.
first-in-dollars = Bunlar dolar cinsinden getirilerdir. { $currency } cinsinden kur değişimleri de eklenir; bunları hesaba katmadık.
first-deepest-fall = ABD hisselerinin 1871’den bu yana en derin düşüşü enflasyondan sonra { $fall } oldu ({ $from } – { $to }).
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name }, { $cash } tutarındaki serbest nakit akışına karşılık { $paid } temettü ödedi; { $other } ise { $other_cash } tutarındaki serbest nakit akışına karşılık { $other_paid } ödedi. Temettünün nakit akışındaki payı ne kadar küçükse temettü o kadar güvenli.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Rakamlarımız nedenini göstermez; yalnızca durumu gösterir.
first-compare-item = { $measure } { $value }, diğerinde { $other }
first-mix =
    { $name } { $cash ->
        [yes] hisse-tahvil-nakit
       *[no] hisse-tahvil
    } sepeti
first-mix-left-out = { $name } hesaba katılmadı, çünkü elimizde bunun için uzun bir geçmiş yok.
first-mix-cash = Nakit faizsiz hesaplandı, çünkü elimizde bunun için uzun bir geçmiş yok.
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
        [high] { $name } pahalı görünüyor
       *[other] { $name } ucuz mu, söyleyemeyiz, çünkü elimizde güncel fiyat yok
    }: { $date } tarihinde yalnızca serbest dolaşımdaki hisseleri bile, { $other_date } tarihinde biten mali yılın kârının { $float_to_earnings } katı değerindeydi.
first-value-market =
    { $verdict ->
        [low] ABD hisseleri ucuz görünüyordu
        [high] ABD hisseleri pahalı görünüyordu
       *[middle] ABD hisseleri ne ucuz ne pahalı görünüyordu
    } ({ $date }): fiyatları on yıllık ortalama kârlarının { $cape } katıydı, 1881’den beri medyan { $cape_median }; daha ucuz oldukları ayların payı { $cape_percentile }.
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
    }: { $date } tarihinde biten mali yılda faaliyet kârı faiz giderinin { $interest_coverage } katı, borç özkaynağın { $debt_to_equity } katıydı. Fiyatlar olmadan hissenin ne kadar düşebileceğini söyleyemeyiz.
first-debt =
    { $verdict ->
        [low] { $name } için borç bir tehlike
        [high] { $name } için borç büyük bir tehlike değil
       *[middle] { $name } için borç orta düzeyde bir risk
    }: { $date } tarihinde biten mali yılda faaliyet kârı faiz giderinin { $interest_coverage } katı, borç özkaynağın { $debt_to_equity } katıydı.
first-debt-loss = { $name } için borç bir tehlike: { $date } tarihinde biten mali yılda şirket faaliyet zararı yazdı, yani faiz giderini karşılayacak kâr yoktu. Borç özkaynağın { $debt_to_equity } katıydı.
first-debt-equity =
    { $verdict ->
        [low] { $name } şirketinin borcu düşük
        [high] { $name } şirketinin borcu yüksek
       *[middle] { $name } şirketinin borcu orta düzeyde
    }: { $date } tarihinde borcu özkaynağının { $debt_to_equity } katıydı.
first-sales =
    { $name } satışları { $date } tarihinde biten mali yılda { $revenue_growth_1y } { $direction ->
        [up] arttı
       *[down] azaldı
    }{ $more ->
        [yes] . Beş yıl boyunca ise { $revenue_growth_5y } { $five_years ->
            [up] arttı
           *[down] azaldı
        }
       *[no] { "" }
    }.
first-implied-growth =
    ABD hisselerinin 1871’den beri sağladığı getiriye ulaşmak için { $name } kârları enflasyondan sonra kalıcı olarak { $direction ->
        [up] en az { $implied_growth } artmalı
       *[down] en fazla { $implied_growth } azalabilir
    }: { $date } tarihindeki piyasa değeri bunu varsayıyor.
first-cash =
    { $verdict ->
        [low] { $name } kârlarının nakit karşılığı yok
        [high] { $name } kârlarının nakit karşılığı var
       *[middle] { $name } kârlarının nakit karşılığı yalnızca kısmen var
    }: { $date } tarihinde biten mali yılda faaliyetlerden gelen nakit net kârın { $cash_conversion } katıydı, serbest nakit akışının satışlara oranı { $fcf_margin } oldu.
first-cash-credit = Ancak vergi öncesi kâra oranı { $credit } olan bir vergi avantajı net kârı yükseltti.
first-spread = Portföyünüz tek bir şirkette yoğunlaşmış değil: en büyük parçası { $largest } (payı { $weight }) zaten kendi içinde birçok şirkete dağılmış.
first-odds =
    { $verdict ->
        [never] { $horizon } süren dönemlerde { $name } hiç para kaybettirmedi
        [low] { $horizon } süren dönemlerde { $name } nadiren para kaybettirdi
        [high] { $horizon } süren dönemlerde { $name } sık sık para kaybettirdi
       *[middle] { $horizon } süren dönemlerde { $name } bazen para kaybettirdi
    }: 1871’den beri { $verdict ->
        [never] bu dönemlerin hiçbiri enflasyon sonrası zararla bitmedi
       *[other] bu dönemler içinde enflasyon sonrası zararla bitenlerin payı { $freq_neg }
    }; en büyük düşüş { $fall } ({ $from } – { $to }).
first-holdings =
    { $verdict ->
        [low] Portföyünüz bugüne dek sakin seyretti
        [high] Portföyünüz çok riskli
       *[middle] Portföyünüz riskli
    }: { $date } tarihine kadarki üç yılda en çok { $fall } düştü; { $largest } payı { $weight }, yani portföy { $pf_effective_positions } eşit pozisyondan oluşuyormuş gibi yoğunlaşmış.
first-half = { $largest } pozisyonunun yarısı nakit olsaydı en büyük düşüş { $halved } olurdu.
first-concentration =
    { $verdict ->
        [low] Portföyünüz iyi dağılmış
        [high] Portföyünüz yoğunlaşmış
       *[middle] Portföyünüz biraz yoğunlaşmış
    }: { $largest } payı { $weight }, yani portföy { $pf_effective_positions } eşit pozisyondan oluşuyormuş gibi yoğunlaşmış.
first-income =
    { $verdict ->
        [low] { $name } temettüsü iyi karşılanıyor
        [middle] { $name } temettüsü kıl payı karşılanıyor
       *[high] { $name } temettüsü kendi nakdiyle karşılanmıyor
    }: { $date } tarihinde biten mali yılda { $dividends } ödendi; { $verdict ->
        [negative] oysa işin getirdiğinden fazla nakit harcandı
        [high] bu, { $free_cash_flow } tutarındaki serbest nakit akışını aştı
       *[other] serbest nakit akışı { $free_cash_flow } idi
    }.
first-income-no-yield = { $name } için temettü verimini söyleyemiyoruz: bunun için güncel fiyat gerekir, o da bizde yok.
first-income-market =
    { $verdict ->
        [low] ABD hisseleri tahvillerden az ödüyordu
        [high] ABD hisseleri tahvillerden çok ödüyordu
       *[middle] ABD hisseleri aşağı yukarı tahviller kadar ödüyordu
    } ({ $date }): temettülerin fiyata oranı { $sp_dividend_yield } idi, on yıllık ABD devlet tahvilleri { $sp_long_rate } getiriyordu.
first-view-price =
    { $verdict ->
        [favourable] Genel olarak rakamlar { $name } lehine
        [unfavourable] Genel olarak rakamlar { $name } aleyhine
        [none] { $name } için elimizdeki rakamlar tek başına bu soruyu yanıtlamaya yetmez
       *[mixed] { $name } için rakamlar karışık
    }: { $date } tarihine kadarki { $span ->
        [five] beş yılda
       *[one] bir yılda
    } fiyatı { $gain } { $direction ->
        [up] yükseldi
       *[down] düştü
    }, üç yıl içinde en çok { $fall } düştü.
first-return-accounts =
    { $name } için beklenecek getiriyi söyleyemeyiz, çünkü elimizde güncel fiyat yok. { $date } tarihine kadarki beş yılda hisse başına kâr { $eps_growth_5y } { $direction ->
        [up] arttı
       *[down] azaldı
    }.
first-return-market = Geçmiş, ABD hisseleri için enflasyondan sonra { $after_cape_median_10y } ile { $sp_real_return_all } arasını gösteriyor: ilki, fiyatların { $date } tarihindeki kadar yüksek olduğu zamanları izleyen on yılların medyanı; ikincisi 1871’den beri ortalama getirileri. { $horizon } süren dönemler içinde para kaybettirenlerin payı { $freq_neg }.
first-return = Geçmiş, enflasyondan sonra yaklaşık { $real_return_20y } gösteriyor: { $name }, { $date } tarihine kadarki yirmi yılda bunu getirdi. 1871’den beri en kötü on yılda bu { $real_return_10y_worst } oldu.
first-rates-up = On yıllık bir ABD devlet tahvilinin faizi { $date } tarihindeki { $long_rate } düzeyinden bir puan yükselirse tahvilin fiyat kaybı yaklaşık { $bond_loss_1pt } olur.
first-rates-up-by = On yıllık bir ABD devlet tahvilinin faizi { $other_date } tarihindeki { $long_rate } düzeyinden { $rate_rise } yükselirse tahvilin fiyat kaybı yaklaşık { $bond_loss } olur.
first-rates-down = On yıllık bir ABD devlet tahvilinin faizi { $other_date } tarihindeki { $long_rate } düzeyinden { $rate_fall } düşerse tahvilin fiyat kazancı yaklaşık { $bond_gain } olur.
first-cash-bonds =
    { $verdict ->
        [low] Şu anda nakit tahvilden daha çok getiriyor ve değeri dalgalanmıyor
       *[high] Şu anda tahvil nakitten daha çok getiriyor, ama fiyatı düşebilir
    }: { $date } tarihinde on yıllık ABD devlet tahvillerinin faizi { $long_rate }, üç aylık Hazine bonolarının faizi { $bill_rate } idi. Tahvillerin faizi bir puan yükselirse fiyat kayıpları yaklaşık { $bond_loss_1pt } olur.
first-repay =
    { $verdict ->
        [low] Krediyi kapatmak daha sık iyi sonuç verdi
        [high] Yatırım çoğu zaman kredinin maliyetinden çok getirdi, ama her zaman değil
       *[middle] Yatırım, dönemlerin yarısından fazlasında kredinin maliyetinden çok getirdi
    }: 1871’den beri { $horizon } süren tüm dönemler içinde, ABD hisselerinin getirisinin enflasyon düşülmeden { $repay_rate } düzeyini aştığı dönemlerin payı { $repay_beaten }. Krediyi kapatmak ise onun faizinden kesin olarak kurtarır.
first-past =
    { $from } ile { $to } arasında { $name }, { $income ->
        [dividends] temettüyle birlikte
        [interest] faizle birlikte
       *[both] temettü ve faizle birlikte
    } { $nominal_way ->
        [up] { $nominal } kazandırdı
       *[down] { $nominal } kaybettirdi
    }. Enflasyondan sonra bu, { $real_way ->
        [up] { $real } kazanç
       *[down] { $real } kayıp
    } demekti.
first-past-sum =
    { $from } ile { $to } arasında { $name } tutan biri için { $past_start }, { $income ->
        [dividends] temettüyle birlikte
        [interest] faizle birlikte
       *[both] temettü ve faizle birlikte
    } yaklaşık { $past_sum } oldu. Dönemin başındaki parayla bu, yaklaşık { $past_real_sum } eder.
first-past-averages = Fiyatlar aylık ortalamalardır; yıl sonu fiyatlarıyla rakam birkaç yüzde puan farklı olabilir.
first-past-missing = ABD hisse ve tahvil verilerimiz { $date } tarihinde bitiyor; bu yüzden { $years } için ne kazandırdıklarını söyleyemeyiz. 1871’den o tarihe kadar ABD hisseleri enflasyondan sonra { $sp_real_return_all } kazandırdı.
first-past-price =
    { $name }, { $from } ile { $to } arasında { $past_change_size } { $past_change_way ->
        [up] yükseldi
       *[down] düştü
    }; { $other_date } tarihinde fiyatı { $price } idi.
first-past-price-dividends = Temettüler dahildir.
first-past-price-begins = Elimizdeki { $name } fiyatları ancak { $from } tarihinde başlıyor.
first-past-price-missing = { $name } o dönemde ({ $years }) nasıl seyretti, söyleyemeyiz: o döneme ait fiyatlar elimizde yok.
first-not-those-years = { $name }, { $years }: bunu söyleyemeyiz; en yeni rakamlar şöyle.
first-past-when =
    { $span ->
        [year] { $first } yılında
        [years] { $first }–{ $last } yıllarında
       *[months] { $from } ile { $to } arasında
    }
first-past-inflation =
    { $when } ABD tüketici fiyatları { $past_infl_size } { $past_infl_way ->
        [up] arttı
       *[down] düştü
    }{ $span ->
        [year] { " " }(aralıktan aralığa)
       *[other] { "" }
    }; son on iki aylık enflasyon { $infl_12m } oldu ({ $other_date }).
first-past-rates = { $when } on yıllık ABD Hazine tahvilleri ortalama { $past_long_rate } getirdi; en son değer { $long_rate } ({ $other_date }).
first-past-policy = { $when } ABD Merkez Bankası’nın politika faizi ortalama { $past_policy_rate } oldu; en son değer { $policy_rate } ({ $other_date }).
first-past-jobs = { $when } ABD işsizlik oranı ortalama { $past_unemployment } oldu; en son değer { $unemployment } ({ $other_date }).
first-past-growth =
    { $when } ABD ekonomisi enflasyon düşüldüğünde { $past_gdp_size } { $past_gdp_way ->
        [up] büyüdü
       *[down] küçüldü
    }; en son yıllık oran { $gdp_1y } ({ $other_date }).
first-needed-return = { $needed_start } tutarının { $horizon } sonunda { $needed_goal } olması için vergiden önce { $needed_return } getiri gerekir. 1871’den beri bu uzunluktaki tüm dönemler içinde ABD hisselerinin, temettü dahil ve enflasyon düşülmeden, bundan çok getirdiği dönemlerin payı { $needed_reached }.
first-extremes =
    { $horizon } süren dönemlerde { $name } için 1871’den bu yana en kötü sonuç, enflasyondan sonra { $worst_way ->
        [up] { $worst } kazanç
       *[down] { $worst } kayıp
    } oldu ({ $from } – { $to }); en iyi sonuç { $best } kazançtı ({ $best_from } – { $best_to }).
first-double = { $rate_supposed } getiriyle para, enflasyon ve vergiden önce yaklaşık { $rate_doubling } içinde ikiye katlanır.
first-double-market = ABD hisselerinin 1871’den bu yana ortalama getirisiyle (enflasyondan sonra { $sp_real_return_all }) para yaklaşık { $rate_doubling } içinde ikiye katlandı. Bu getiriyi kimse vaat edemez.
first-rate-sum = { $rate_supposed } getiriyle { $grown_start }, { $horizon } sonra yaklaşık { $rate_grown_sum } olur; enflasyon ve vergiden önce.
first-rate-needed = { $rate_supposed } getiriyle yaklaşık { $rate_needed_sum }, { $horizon } sonra söylediğiniz tutara ulaşır; enflasyon ve vergiden önce.
first-rate-saved = { $rate_supposed } getiriyle toplam { $plan_paid } tutarındaki aylık ödemeler, { $horizon } sonra yaklaşık { $rate_saved_sum } olur; enflasyon ve vergiden önce.
first-rate-monthly = { $rate_supposed } getiriyle söylediğiniz tutar için { $horizon } boyunca ayda yaklaşık { $rate_monthly_sum } gerekir; enflasyon ve vergiden önce.
first-recovery = Temettülerle birlikte ve enflasyondan sonra, ABD hisselerinin zirvesine dönmesi 1929 çöküşünün ardından { $sp_recovery_1929 }, 2000 çöküşünün ardından { $sp_recovery_2000 }, 2008 çöküşünün ardından { $sp_recovery_2008 } sürdü.
first-stocks-bonds =
    { $verdict ->
        [low] { $horizon } için hisselerin geçmişi daha iyi
        [high] { $horizon } için tahviller daha güvenli seçim
       *[middle] { $horizon } için hisseler daha çok getirdi, tahviller daha güvenli
    }: 1871’den beri bu uzunluktaki tüm dönemler içinde ABD hisselerinin devlet tahvillerinden çok getirdiği dönemlerin payı { $freq_stocks_beat_bonds }, ama enflasyondan sonra para kaybettirdiği dönemlerin payı { $freq_neg }. { $date } tarihine kadarki on yılda enflasyondan sonra hisseler { $sp_real_return_10y }, tahviller { $bond_real_return_10y } getirdi.
first-save =
    { $verdict ->
        [low] { $horizon } süren dönemlerde yatırım çoğu zaman tasarrufu geçti
        [high] { $horizon } için tasarruf daha güvenli seçim
       *[middle] { $horizon } süren dönemlerde yatırım daha çok getirdi, ama risklidir
    }: 1871’den beri bu dönemler içinde ABD hisselerinin enflasyondan sonra para kaybettirdiği dönemlerin payı { $freq_neg }, ortalama getirisi { $sp_real_return_all }. Üç aylık ABD Hazine bonoları { $bill_rate } ödüyordu ({ $other_date }); enflasyondan sonra { $real_bill_rate }.
first-beat-inflation =
    { $verdict ->
        [low] { $horizon } boyunca ABD hisseleri enflasyonu çoğunlukla geçti
        [high] { $horizon } boyunca ABD hisseleri sık sık enflasyonun gerisinde kaldı
       *[middle] { $horizon } boyunca ABD hisseleri enflasyonu genellikle geçti, ama her zaman değil
    }: 1871’den bu yana bu uzunluktaki tüm dönemlerin { $freq_neg } kadarında enflasyondan daha az kazandırdı. Ortalama olarak enflasyondan sonra { $sp_real_return_all } kazandırdı.
first-crash =
    { $year } çöküşü gibi bir çöküş yaklaşık { $fall } kaybettirir: { $name }, { $from } ile { $to } arasında enflasyondan sonra bu kadar kaybettirdi{ $more ->
        [yes] ; yalnız ABD hisseleri { $stocks } kaybettirdi
       *[no] { "" }
    }.
first-crash-past = { $year } çöküşünde ABD hisseleri enflasyondan sonra { $fall } kaybetti ({ $from } – { $to }).
first-which =
    { $ahead ->
        [one] { $name } önde, { $other } geride
       *[none] { $name } ve { $other } aşağı yukarı aynı düzeyde
    }: { $date } tarihine kadarki üç yılda { $first }, { $second } ile karşılaştırıldığında yılda { $gap } daha { $gained ->
        [more] fazla
       *[less] az
    } getirdi; fiyatı onun { $ratio } katı dalgalandı.
first-view =
    { $verdict ->
        [favourable] Genel olarak rakamlar { $name } lehine
        [unfavourable] Genel olarak rakamlar { $name } aleyhine
        [none] { $name } için elimizdeki rakamlar tek başına bu soruyu yanıtlamaya yetmez
       *[mixed] { $name } için rakamlar karışık
    }. { $date } tarihinde biten mali yılda satışlar { $revenue_growth_1y } { $direction ->
        [up] arttı
       *[down] azaldı
    }, faaliyet kâr marjı { $operating_margin } oldu{ $more ->
        [yes] ; { $other_date } itibarıyla serbest dolaşımdaki hisseleri kârının { $float_to_earnings } katı değerindeydi
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] Genel olarak rakamlar ABD hisseleri lehine
        [unfavourable] Genel olarak rakamlar ABD hisseleri aleyhine
        [none] ABD hisseleri için elimizdeki rakamlar tek başına bu soruyu yanıtlamaya yetmez
       *[mixed] ABD hisseleri için rakamlar karışık
    }: { $date } tarihine kadarki on yılda enflasyondan sonra { $sp_real_return_10y } getirdiler; { $other_date } itibarıyla fiyatları on yıllık ortalama kârlarının { $cape } katıydı (medyan: { $cape_median }).
first-missing =
    { $question ->
        [value] { $name } ucuz mu, pahalı mı, söyleyemeyiz
        [price] { $name } ucuz mu, pahalı mı, söyleyemeyiz
        [risk] { $name } ne kadar riskli, söyleyemeyiz
        [return] { $name } ne getirebilir, söyleyemeyiz
        [income] { $name } temettüsünü değerlendiremeyiz
        [debt] { $name } borçlarını değerlendiremeyiz
        [profit] { $name } kârını değerlendiremeyiz
        [which] { $name } arasında sıralama yapamayız
        [concentration] { $name } ne kadar yoğunlaşmış, söyleyemeyiz
       *[view] { $name } hakkında görüş veremeyiz
    }: { $data ->
        [prices] bunun için gereken güncel fiyatlar elimizde yok
        [accounts] bunun için gereken yıllık mali tablolar elimizde yok
        [both] bunun için gereken güncel fiyatlar ve yıllık mali tablolar elimizde yok
        [loss] zarar edildiği için fiyat bir kârla karşılaştırılamıyor
        [pair] bunun için ikisinin de güncel fiyatları ya da aynı döneme ait yıllık mali tabloları gerekir; bunlar elimizde yok
        [together] bunun için tüm parçaların aynı yıllara ait fiyatları gerekir; bunlar elimizde yok
        [history] bunun için uzun yılların fiyatları gerekir; bunlar elimizde yok
        [weights] bunun için her parçanın ağırlığını bilmemiz gerekir
        [elsewhere] piyasaların ve ekonomilerin bütününe ilişkin rakamlarımız yalnızca ABD için var
       *[figures] bu konuda rakamımız yok
    }.
first-withdraw =
    { $verdict ->
        [always] Para her seferinde yetti
        [never] Para hiç yetmedi
        [rarely] Para çoğunlukla yetmedi
        [low] Para sık sık yetmedi
        [high] Para neredeyse her zaman yetti
       *[middle] Para çoğunlukla yetti
    }: başlangıç tutarı üzerinden { $withdraw_rate } çekilip bu tutar her yıl enflasyon kadar artırıldığında, 1871’den beri { $name } ile { $horizon } süren tüm dönemler içinde paranın sonuna kadar yettiği dönemlerin payı { $withdraw_lasted }. Bu dönemlerin hepsinde paranın yettiği en yüksek çekim oranı { $withdraw_always }.
first-withdraw-long = { $name } yatırımında başlangıç tutarı üzerinden { $withdraw_rate } çekilip bu tutar her yıl enflasyon kadar artırıldığında, 1871’den beri paranın yettiği durumların payı 10 yıl için { $withdraw_lasted_10y }, 20 yıl için { $withdraw_lasted_20y }, { $horizon } için { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] { $name } yatırımında para 1871’den beri her durumda en az { $horizon } yetti
        [half] { $name } yatırımında para 1871’den beri en kötü durumda { $withdraw_years_worst }, durumların yarısında ise en az { $horizon } yetti
       *[no] { $name } yatırımında para 1871’den beri en kötü durumda { $withdraw_years_worst }, durumların yarısında ise { $withdraw_years_typical } veya daha uzun süre yetti
    }.
first-withdraw-most = 1871’den beri { $name } ile { $horizon } süren dönemlerin hepsinde paranın yettiği en yüksek çekim oranı, başlangıç tutarı üzerinden { $withdraw_always }; çekilen tutar her yıl enflasyon kadar artırılıyor. Dönemlerin yarısında { $withdraw_median } çekildiğinde bile para yetti.
first-plan = { $name } ile her ay eşit tutarlarda birikim yapıldığında, eldeki para enflasyondan sonra yatırılanın { $plan_median } katı oldu; bu, 1871’den beri { $horizon } süren tüm dönemlerin medyanı. Dönemlerin onda biri { $plan_low } katın altında bitti; yatırılandan az parayla bitenlerin payı { $plan_loss }.
first-plan-sum = Aylık ödemelerle yatırılan toplam { $plan_paid }, bugünün parasıyla yaklaşık { $plan_median_sum } oldu; geçmiş dönemlerin en kötü onda birinde ise { $plan_low_sum } tutarının altında kaldı ({ $name }, { $horizon }).
first-plan-goal = Söylediğiniz tutara bugünün parasıyla ulaşmak için geçmiş dönemlerin yarısında ayda yaklaşık { $plan_monthly_median }, onda dokuzunda ayda yaklaşık { $plan_monthly_low } yetti ({ $name }, { $horizon }).
first-grown = { $name } ile tek seferde yapılan yatırımın değeri, enflasyondan sonra yatırılan paranın { $grown_median } katı oldu; bu, 1871’den beri { $horizon } süren tüm dönemlerin medyanı. Dönemlerin onda biri { $grown_low } katın altında bitti; zararla bitenlerin payı { $grown_loss }.
first-grown-goal = Söylediğiniz tutara bugünün parasıyla ulaşmak için geçmiş dönemlerin yarısında tek seferde yaklaşık { $grown_needed_median }, onda dokuzunda yaklaşık { $grown_needed_low } yetti ({ $name }, { $horizon }).
first-grown-sum = Tek seferde yatırılan { $grown_start }, bugünün parasıyla yaklaşık { $grown_median_sum } oldu; geçmiş dönemlerin en kötü onda birinde ise { $grown_low_sum } tutarının altında kaldı ({ $name }, { $horizon }).
first-withdraw-sum = Söylediğiniz tutardan yılda yaklaşık { $withdraw_always_sum } çekildiğinde para geçmiş dönemlerin hepsinde, yılda yaklaşık { $withdraw_median_sum } çekildiğinde ise yarısında yetti ({ $name }, { $horizon }).
first-withdraw-month = Söylediğiniz tutardan ayda yaklaşık { $withdraw_always_month } çekildiğinde para geçmiş dönemlerin hepsinde, ayda yaklaşık { $withdraw_median_month } çekildiğinde ise yarısında yetti ({ $name }, { $horizon }).
first-withdraw-capital = Bunun için başlangıçta, paranın geçmiş dönemlerin hepsinde yetmesi isteniyorsa yaklaşık { $withdraw_capital_always }, yarısında yetmesi isteniyorsa yaklaşık { $withdraw_capital_median } gerekir ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] Parayı bir kerede yatırmak daha sık iyi sonuç verdi
        [low] Parayı bölerek yatırmak daha sık iyi sonuç verdi
       *[middle] İki yoldan hiçbiri açıkça daha iyi değildi
    }: 1871’den beri { $name } için parayı bir kerede yatırmanın, aynı parayı on iki aya bölerek yatırmaktan daha çok getirdiği yılların payı { $lump_ahead }. Tüm yılların medyanında bir kerede yatırmak { $lump_lead } öndeydi.
first-wait =
    { $verdict ->
        [low] { $wait_fall } oranında bir düşüş çoğu zaman gelmedi
        [high] { $wait_fall } oranında bir düşüş çoğu zaman er ya da geç geldi
       *[middle] { $wait_fall } oranında bir düşüş kabaca iki seferden birinde geldi
    }: 1871’den beri tüm aylar içinde, ABD hisselerinin sonraki { $horizon } içinde o aya göre en az bu kadar ucuzladığı ayların payı { $wait_reached }.
first-wait-compared = Karşılaştırmak gerekirse, parayı bir kerede yatırmanın, aynı parayı on iki aya bölerek yatırmaktan daha çok getirdiği yılların payı { $lump_ahead }.
first-eps =
    { $name }, { $date } tarihinde biten mali yılda { $eps_diluted } kâr etti; bu, bir önceki yıla göre { $eps_growth_1y } { $direction ->
        [up] daha fazla
       *[down] daha az
    }.
first-roe =
    { $verdict ->
        [low] { $name } şirketinin özkaynak kârlılığı hisse geri alımlarından kaynaklanmıyor
        [high] { $name } şirketinin özkaynak kârlılığı büyük ölçüde hisse geri alımlarından kaynaklanıyor
       *[middle] Hisse geri alımları { $name } şirketinin özkaynak kârlılığını yükseltiyor
    }: { $date } tarihinde biten mali yılda bu oran { $roe } oldu; { $name } şirketinin beş yılda geri aldığı hisseler, özkaynağının { $buybacks_5y_to_equity } katına mal oldu.
first-view-net =
    { $verdict ->
        [favourable] Genel olarak rakamlar { $name } lehine
        [unfavourable] Genel olarak rakamlar { $name } aleyhine
        [none] { $name } için elimizdeki rakamlar tek başına bu soruyu yanıtlamaya yetmez
       *[mixed] { $name } için rakamlar karışık
    }. { $date } tarihinde biten mali yılda satışlar { $revenue_growth_1y } { $direction ->
        [up] arttı
       *[down] azaldı
    }, net kârın satışlara oranı { $net_margin } oldu.
first-policy-rate =
    ABD Merkez Bankası’nın politika faizi { $policy_rate } ile ({ $date }) enflasyonun { $verdict ->
        [no] üzerindeydi
       *[partly] altındaydı
    }; enflasyon on iki ayda { $infl_12m } oldu ({ $other_date }).
first-mixes =
    { $verdict ->
        [more] { $higher } daha çok kazandırdı ve daha çok düştü
        [better] { $higher } daha çok kazandırdı ve daha çok düşmedi
       *[neither] İkisi arasında açık bir üstünlük yoktu
    }: ABD hisse ve tahvilleriyle, 1871’den beri { $horizon } süren tüm dönemlerde enflasyon sonrası medyan getiri { $name } ile { $mix_median }, { $other } ile { $other_mix_median } oldu. Kayıpla biten dönemlerin payı { $name } ile { $freq_neg }, { $other } ile { $other_mix_loss }. En büyük düşüşler sırasıyla { $fall } ve { $other_fall } oldu.
first-fund-falls = ABD hisselerine yatırım yapan geniş bir fon da yaklaşık aynı oranda düşer.
first-stock-fall = Hisseler { $stock_fall } düşer ve tahviller fiyatını korursa { $name } yaklaşık { $mix_stock_fall } kaybettirir.
first-parts-fall = Geri kalan her şey fiyatını korursa portföyün tamamı { $whole_fall } kaybettirir ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = Burada paranın tamamının şuna yatırıldığı varsayıldı: { $name }.
first-supposed-sum = { $sum } tutarından { $lost } kaybedilir, { $left } kalır.
first-constraints = Bu rakamlar koşulunuzu hesaba katmıyor: { $limits }.
first-limit-exceeded = { $limit } sınırınız aşılıyor: { $parts }.
first-limit-kept = { $limit } sınırınız aşılmıyor: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = Masraflardan sonra hangisi daha çok ödüyorsa: dolar cinsinden bir para piyasası fonu, yaklaşık olarak üç aylık ABD Hazine bonolarının getirisi kadar öder ({ $bill_rate }, { $date }), ücreti düşülür. Bundan az ödeyen bir tasarruf hesabı daha az getirir; ama mevduat bir sınıra kadar sigortalıdır, fonlar değildir. Tek tek bankaların faizleri elimizde yok.
first-stock-share = Herkes için doğru olan tek bir pay yoktur: paranın ne zaman gerekeceği ve ne kadar düşüşe dayanılabileceği önemlidir. 1871’den bu yana ABD hisseleri, enflasyon sonrası, beş yıllık tüm dönemlerin { $five } kadarında ve yirmi yıllık tüm dönemlerin { $twenty } kadarında para kaybettirdi; en kötü düşüş { $fall } oldu. Paranın yarısı hissedeyse böyle bir düşüş tamamından bunun yarısını alır. Birkaç yıl içinde gerekecek para hisselere konmamalıdır.
first-debt-cash = { $date } tarihinde { $name } şirketinin borcu { $debt }, nakdi ve kısa vadeli menkul kıymetleri { $cash } tutarındaydı.
first-short-history = { $name } yatırımının { $horizon } içinde ne getireceğini söyleyemeyiz: elimizdeki fiyatlar yalnızca { $from } ile { $to } arasını kapsıyor.
first-stand-in-bonds = Bu fon için on yıllık ABD devlet tahvillerinin geçmişini kullandık.
first-erosion = Enflasyon { $infl_supposed } olursa, hiç getirisi olmayan paranın alım gücü { $horizon } sonra { $infl_erosion } azalmış olur.
first-forecast = Bunu kimse önceden bilemez; son rakamlar şöyle.
first-stand-in-mix = Bu fonlar için ABD hisselerinin ve on yıllık ABD devlet tahvillerinin geçmişini kullandık.
first-stand-in = { $name } için elimizde uzun bir geçmiş yok; onun yerine ABD hisselerinin geçmişini kullandık.
first-dividend-not-shown = { $name } şirketinin { $date } tarihinde biten mali yıla ait mali tablolarında temettü görünmüyor.
first-no-dividend = { $name }, { $date } tarihinde biten mali yılda temettü ödemedi.
first-withdrawals = Para çekmeyi hesaplamadık; bu rakamlar onsuz geçerlidir.
first-income-share =
    Bu { $share } demek; { $since } yılında { $same ->
        [yes] da aynıydı
       *[no] { $first_share } idi
    }.

## How current the evidence is, by kind.

evidence-current = Verilerin tarihi: { $kinds }.
current-accounts = mali tablolar (son: { $date })
current-prices = hisse fiyatları (son: { $date })
current-metals = metaller ve kripto paralar (son: { $date })
current-exchange = döviz kurları (son: { $date })
current-market = ABD hisse senedi piyasası (son: { $date })
current-rates = faizler (son: { $date })
current-economy = ekonomi verileri (son: { $date })
table-years = { $name }: mali yıllar
table-compare = Yan yana
table-portfolio = Portföyün parçaları

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    { $dates } itibarıyla son bir yılda dolar, ticaret ortaklarının paraları karşısında { $dollar_12m_size } { $dollar_12m_way ->
        [down] değer kaybetti
       *[up] değer kazandı
    }. Kayıtlı günler içinde doların daha zayıf olduğu günlerin payı { $dollar_percentile }.
wrong-dollar = Dolar bir yıl içinde yön değiştiriyor.
claim-fall-year =
    { $dates } itibarıyla son bir yılda { $name } en fazla { $max_drawdown_1y_size } düştü{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Bu, risk toleransının { $verdict ->
            [opposes] izin verdiğinden fazla
           *[other] izin verdiği sınırlar içinde
        }
    }.
wrong-fall-year = Daha uzun bir geçmiş belirgin biçimde daha büyük bir düşüş gösteriyor.
claim-swings-year = { $dates } itibarıyla son bir yılda { $name } genellikle { $vol_12m } dalgalandı.
wrong-swings-year = Daha uzun bir geçmiş çok daha büyük ya da küçük dalgalanmalar gösteriyor.
claim-sahm = { $dates } itibarıyla son üç ayın ortalamasında işsizlik, son bir yılın en düşüğünün { $sahm } üzerindeydi.
wrong-sahm = İşsizlik önümüzdeki aylarda yükseliyor.
claim-inversion-record = Kısa vadeli faizlerin uzun vadelileri aştığı aylar içinde, bir buçuk yıl sonra işsizliğin belirgin biçimde daha yüksek olduğu ayların payı { $jobs_after_inversion }. Bu pay tüm aylar için { $jobs_after_any } ({ $dates } itibarıyla).
wrong-inversion-record = Getiri eğrisi bir daha tersine döndüğünde işsizlik artmıyor.
claim-growth-5y =
    { $dates } itibarıyla son beş yılda { $name } satışları { $revenue_growth_5y_size } { $revenue_growth_5y_way ->
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
wrong-bill-real = Kısa vadeli faizler ya da enflasyon bir puandan fazla değişiyor.
claim-payrolls =
    { $dates } itibarıyla son bir yılda ABD istihdamı { $payrolls_12m_size } { $payrolls_12m_way ->
        [down] azaldı
       *[up] arttı
    }.
wrong-payrolls = Rakamlar düzeltiliyor ya da aylar içinde yön değiştiriyor.
claim-output =
    { $dates } itibarıyla son bir yılda ABD ekonomisi enflasyon düşüldüğünde { $gdp_1y_size } { $gdp_1y_way ->
        [down] küçüldü
       *[up] büyüdü
    }.
wrong-output = Önümüzdeki çeyrekler ters yönde gidiyor.
claim-money =
    { $dates } itibarıyla son bir yılda ABD para arzı M2 { $m2_12m_size } { $m2_12m_way ->
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
    { $dates } itibarıyla son bir yılda ABD konut başlangıçları { $starts_12m_size } { $starts_12m_way ->
        [down] azaldı
       *[up] arttı
    }, yapı izinleri { $permits_12m_size } { $permits_12m_way ->
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
claim-purchasing-power = Bir doların alım gücü, on yıl öncekine oranla { $purchasing_power_10y } düzeyindeydi ({ $dates } itibarıyla).
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
claim-level = { $name } medyanı { $level_median }; kayıtlı aylar içinde şimdikinden düşük olduğu ayların payı { $level_percentile } ({ $dates } itibarıyla).
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
measure-gdp-1y = Ekonominin reel büyümesi
measure-bill-rate = Üç aylık Hazine bonosu faizi
measure-real-bill-rate = Bono faizi eksi enflasyon
measure-purchasing-power-10y = On yıl sonra kalan alım gücü
measure-sahm = İşsizliğin yılın en düşüğünü aşan kısmı
measure-jobs-after-inversion = Ardından işsizliğin arttığı, getiri eğrisinin ters olduğu aylar
measure-jobs-after-any = Ardından işsizliğin arttığı aylar
measure-oil-price = Bir varil ham petrolün fiyatı
measure-oil-12m = Ham petrol fiyatındaki değişim
measure-dollar-12m = Doların ticaret ortaklarının paralarına karşı değişimi
measure-dollar-percentile = Doların kendi geçmişine göre yeri
measure-sp-long-rate = O aydaki on yıllık faiz
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
chart-price-alt = Ay sonu fiyatları: { $name }, { $from }–{ $to }. Son değer, ilke göre: { $times }. Bir zirveden en büyük düşüş: { $deepest }. Sonda: { $last }.
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
chart-confidence = Her üyenin güven düzeyi: sorulardan önce (halka) ve sonra (nokta)
chart-confidence-axis = Güven düzeyi, 0 (yok) ile 1 (kesin) arasında
chart-confidence-alt = 0 ile 1 arasında güven düzeyi, önce ve sonra: { $members }.
chart-source = Kaynak: { $source }
chart-source-committee = Kaynak: komite
measure-pf-effective-positions = Bu yoğunlaşmaya denk eşit pozisyon sayısı
measure-pf-risk-share = Portföy riskindeki pay
measure-pf-halved-drawdown-36m = En büyük pozisyonun yarısı nakit olsaydı üç yıldaki en büyük düşüş
measure-real-max-drawdown-all = Enflasyondan sonra en büyük düşüş
measure-crash-fall = O çöküşteki düşüş, enflasyondan sonra
measure-withdraw-rate = İlk yıldaki çekim oranı
measure-withdraw-lasted = Çekilen tutarlara rağmen paranın yettiği geçmiş dönemlerin payı
measure-past-change = Sorulan yıllardaki fiyat değişimi
measure-needed-return = Gereken yıllık getiri
measure-needed-start = Başlangıç tutarı
measure-needed-goal = Hedef
measure-needed-reached = ABD hisselerinin daha çok getirdiği geçmiş dönemlerin payı
measure-infl-change-12m = Enflasyon, önceki yıla göre değişim
measure-withdraw-lasted-10y = Çekilen tutarlara rağmen paranın yettiği 10 yıllık geçmiş dönemlerin payı
measure-withdraw-lasted-20y = Çekilen tutarlara rağmen paranın yettiği 20 yıllık geçmiş dönemlerin payı
measure-withdraw-always = Geçmiş dönemlerin hepsinde paranın yettiği en yüksek çekim oranı
measure-withdraw-median = Geçmiş dönemlerin yarısında paranın yettiği en yüksek çekim oranı
measure-return-nominal = Enflasyondan önceki getiri
measure-return-real = Enflasyondan sonraki getiri
measure-past-start = Yatırılan tutar
measure-past-sum = Ulaştığı değer
measure-past-real-sum = Aynısı, ilk ayın parasıyla
measure-past-worst = Vade uzunluğundaki dönemlerin en kötü getirisi
measure-past-best = Vade uzunluğundaki dönemlerin en iyi getirisi
measure-past-infl = Sorulan yıllardaki enflasyon
measure-past-long-rate = Sorulan yıllarda ortalama on yıllık faiz
measure-past-policy-rate = Sorulan yıllarda ortalama politika faizi
measure-past-unemployment = Sorulan yıllarda ortalama işsizlik
measure-past-gdp = Sorulan yıllarda ekonominin reel büyümesi
measure-policy-rate = ABD politika faizi
measure-rate-supposed = Soruda varsayılan getiri
measure-rate-grown-sum = Tutarın bu getiriyle ulaşacağı değer
measure-grown-needed-median = Geçmiş dönemlerin yarısında yeten tek seferlik tutar
measure-grown-needed-low = Geçmiş dönemlerin onda dokuzunda yeten tek seferlik tutar
measure-rate-needed-sum = Hedef için bu getiriyle gereken tutar
measure-rate-saved-sum = Aylık ödemelerin bu getiriyle ulaşacağı değer
measure-rate-monthly-sum = Hedef için bu getiriyle gereken aylık tutar
measure-rate-doubling = Paranın ikiye katlanma süresi
measure-recovery = ABD hisselerinin çöküşten önceki zirvesine dönme süresi
measure-repay-rate = Kredinin faizi
measure-repay-beaten = ABD hisselerinin kredinin maliyetinden çok getirdiği geçmiş dönemlerin payı
measure-rate-fall = Faizdeki düşüş
measure-bond-gain = Faizi o kadar düşerse on yıllık tahvilin fiyat kazancı
measure-infl-supposed = Soruda varsayılan enflasyon
measure-infl-erosion = O enflasyonda alım gücü kaybı
measure-plan-paid = Yatırılan toplam para
measure-plan-median-sum = Bugünün parasıyla düzenli birikimin son değeri, geçmiş dönemlerin medyanı
measure-plan-low-sum = Bugünün parasıyla düzenli birikimin son değeri, geçmiş dönemlerin onda dokuzunda aşılan tutar
measure-plan-monthly-median = Geçmiş dönemlerin yarısında yeten aylık tutar
measure-plan-monthly-low = Geçmiş dönemlerin onda dokuzunda yeten aylık tutar
measure-withdraw-always-sum = Geçmiş dönemlerin hepsinde paranın yettiği en yüksek yıllık tutar
measure-withdraw-median-sum = Geçmiş dönemlerin yarısında paranın yettiği en yüksek yıllık tutar
measure-withdraw-always-month = Geçmiş dönemlerin hepsinde paranın yettiği en yüksek aylık tutar
measure-withdraw-median-month = Geçmiş dönemlerin yarısında paranın yettiği en yüksek aylık tutar
measure-withdraw-years-worst = Geçmişteki en kötü dönemde paranın yettiği yıl sayısı
measure-withdraw-years-typical = Geçmiş dönemlerin yarısında paranın yettiği yıl sayısı
measure-withdraw-capital-always = Geçmiş dönemlerin hepsinde yeten başlangıç tutarı
measure-withdraw-capital-median = Geçmiş dönemlerin yarısında yeten başlangıç tutarı
measure-plan-median = Düzenli birikimin yatırılan paraya oranı, geçmiş dönemlerin medyanı
measure-plan-low = Düzenli birikimin yatırılan paraya oranı, geçmiş dönemlerin en kötü onda biri
measure-plan-loss = Düzenli birikimin yatırılan paranın altında kaldığı geçmiş dönemlerin payı
measure-grown-start = Tek seferde yatırılan para
measure-grown-median-sum = Bugünün parasıyla tek seferlik yatırımın son değeri, geçmiş dönemlerin medyanı
measure-grown-low-sum = Bugünün parasıyla tek seferlik yatırımın son değeri, geçmiş dönemlerin onda dokuzunda aşılan tutar
measure-grown-median = Tek seferlik yatırımın son değerinin yatırılan paraya oranı, geçmiş dönemlerin medyanı
measure-grown-low = Tek seferlik yatırımın son değerinin yatırılan paraya oranı, geçmiş dönemlerin en kötü onda biri
measure-grown-loss = Tek seferlik yatırımın zararla bittiği geçmiş dönemlerin payı
measure-lump-ahead = Parayı bir kerede yatırmanın bölerek yatırmayı geçtiği yılların payı
measure-lump-lead = Parayı bir kerede yatırmanın bölerek yatırmaya göre farkı, geçmiş yılların medyanı
measure-wait-fall = Alım için beklenen düşüş
measure-wait-reached = Ardından yatırım vadesi içinde fiyatların bu kadar düştüğü ayların payı
measure-bond-loss-1pt = Faizi bir puan yükselirse on yıllık tahvilin fiyat kaybı
measure-bond-loss = Faizi o kadar yükselirse on yıllık tahvilin fiyat kaybı
measure-rate-rise = Soruda geçen faiz artışı
measure-stock-fall = Soruda geçen hisse düşüşü
measure-mix-stock-fall = Tahviller fiyatını korursa o düşüşte hisse-tahvil sepetinin kaybı
measure-part-weight = Parçanın ağırlığı
measure-part-fall = Parçanın varsayılan düşüşü
measure-whole-fall = Tamamının kaybı
measure-supposed-sum = Soruda geçen tutar
measure-supposed-lost = Bu tutarın kaybı
measure-supposed-left = Bu tutardan kalan
measure-mix-median = Sepetin enflasyondan arındırılmış medyan yıllık getirisi
measure-other-mix-median = İkinci sepet için aynısı
measure-other-mix-loss = İkinci sepetin geçmişte kayıpla biten dönemlerinin payı
measure-other-mix-fall = İkinci sepetin en derin düşüşü

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name } için hisse başına kâr bir yılda { $size } düştü
       *[up] { $name } için hisse başına kâr bir yılda { $size } arttı
    }{ $more ->
        [yes] { " " }ve { $eps_diluted } oldu
       *[no] { "" }
    }
wrong-eps = Sonraki yıllık rapor hisse başına kârın ters yöne gittiğini gösterir.
claim-tax-credit =
    { $name } için vergi öncesi kâra oranı { $tax_credit } olan bir vergi avantajı net kârı yükseltti{ $more ->
        [yes] ; net kâr marjı faaliyet kâr marjının { $net_above_operating } üzerindeydi
       *[no] { "" }
    }
wrong-tax-credit = Bu avantaj her yıl yinelenir ya da kâr onsuz da korunur.
claim-other-income = { $name } için net kâr marjı faaliyet kâr marjının { $net_above_operating } üzerindeydi: kâra faiz, satış kazançları ya da tek seferlik kalemler eklendi
wrong-other-income = Ek gelir her yıl yinelenir.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = bu pek bir şey söylemez, çünkü özkaynakların varlıklara oranı yalnızca { $value }
doubt-capital-to-assets = bu pek bir şey söylemez, çünkü yatırılan sermayenin varlıklara oranı yalnızca { $value }
doubt-buybacks-5y-to-equity = bu pek bir şey söylemez, çünkü beş yıllık geri alımlar kalan özkaynakların { $value } katına mal oldu
doubt-tax-credit = buna vergi öncesi kâra oranı { $value } olan bir vergi avantajı katkı yaptı
doubt-net-above-operating = buna iş dışı gelirler katkı yaptı: net kâr marjı faaliyet kâr marjının { $value } üzerinde
doubt-eps-growth-5y = ancak hisse başına kâr beş yıl boyunca { $size } düştü
doubt-fcf-margin = bu pek bir şey söylemez, çünkü serbest nakit akışının satışlara oranı yalnızca { $value }
doubt-eps-growth-1y = bu pek bir şey söylemez, çünkü hisse başına kâr son yılda { $size } düştü
claim-implied-growth =
    ABD hisselerinin 1871’den beri sağladığı getiriye ulaşmak için { $name } kârları enflasyondan sonra kalıcı olarak { $implied_growth_way ->
        [down] en fazla { $implied_growth_size } azalabilir
       *[up] { $implied_growth_size } artmalı
    }{ $more ->
        [yes] ; hisse başına kâr beş yıl boyunca { $eps_growth_5y_size } { $eps_growth_5y_way ->
            [down] azaldı
           *[up] arttı
        }
       *[no] { "" }
    }
wrong-implied-growth = Kârlar daha hızlı artar ya da düşük getiri tüm hisseler için olağan hale gelir.
measure-equity-to-assets = Özkaynakların varlıklara oranı
measure-capital-to-assets = Yatırılan sermayenin varlıklara oranı
measure-buybacks-5y-to-equity = Beş yıllık geri alımların özkaynaklara oranı
measure-tax-credit = Vergi avantajının vergi öncesi kâra oranı
measure-net-above-operating = Net kâr marjının faaliyet kâr marjını aşan kısmı
measure-implied-growth = Piyasa değerinin varsaydığı kâr artışı

## How the confidence came about.

confidence-kind-accounts = Mali tablolar
confidence-kind-valuation = Değerleme
confidence-kind-prices = Fiyatlar
confidence-kind-risk = Risk
confidence-kind-portfolio = Yatırımların dağılımı
confidence-kind-economy = Ekonomi
confidence-readings =
    { $name }: { $readings ->
        [one] tek temel gösterge sonuçla aynı yönü { $agreeing ->
            [0] göstermiyor
           *[other] gösteriyor
        }
       *[other] { $readings } temel göstergenin { $agreeing ->
            [0] hiçbiri sonuçla aynı yönü göstermiyor
           *[other] { $agreeing } tanesi sonuçla aynı yönü gösteriyor
        }
    }. { $dates ->
        [one] Verilerin tarihi: { $to }.
       *[several] Verilerin tarihleri: { $from } ile { $to } arası.
    }
confidence-facts =
    { $name }: { $readings ->
        [one] bir temel gösterge
       *[other] { $readings } temel gösterge
    }. { $dates ->
        [one] Verilerin tarihi: { $to }.
       *[several] Verilerin tarihleri: { $from } ile { $to } arası.
    }
confidence-missing = { $name }: veri yok.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Aranan fiyat veya kur
measure-looked-change = Aranan değişim
measure-looked-ratio = Aranan oran
lookup-consumer-prices = ABD tüketici fiyatları
lookup-price-ounce = { $name } (ons)
lookup-price-gram = { $name } (gram)
lookup-price-now =
    { $name }: { $date } tarihinde { $price }; bir yıl öncesine ({ $then }) göre { $way ->
        [down] { $size } düşük
       *[other] { $size } yüksek
    }.
lookup-price-at = { $name }: { $date } tarihinde { $price }.
lookup-price-near = { $name } için o günün ({ $asked }) fiyatı elimizde yok; elimizdeki en yakın fiyat { $price } ({ $date }).
lookup-price-range = { $name } ({ $time }): { $low } ile { $high } arasında; son değer { $last } ({ $date }).
lookup-price-change =
    { $name }: { $from } – { $to } arasında { $size } { $way ->
        [down] düştü
       *[other] yükseldi
    } ({ $start } → { $end }).
lookup-price-return =
    { $name } hissesi: { $from } – { $to } arasında { $size } { $way ->
        [down] kayıp
       *[other] kazanç
    }; bölünmeler ve temettüler dahil.
lookup-price-top =
    { $name }: verilerimizdeki en { $kind ->
        [low] düşük
       *[other] yüksek
    } değer ({ $from } – { $to }) { $top }, tarih { $date }.
lookup-price-off = { $name }: { $now_date } tarihinde { $price }; verilerimizdeki en yüksek değerin ({ $top }, { $date }) { $size } altında.
lookup-price-level = { $name }: { $date } tarihinde { $price }; verilerimizdeki ({ $from } sonrası) günlerin { $share } kadarından yüksek, ortanca değer { $median }.
lookup-price-average = { $name }: { $from } – { $to } ortalaması { $average }.
lookup-price-convert = { $date } kuruyla { $sum } = { $result }; bu, masrafsız bir hesaptır.
lookup-price-ratio = Ons fiyatlarının oranı ({ $name } / { $other }): { $date } tarihinde { $ratio }, bir yıl önce { $then }.
lookup-price-correlation = Aylık değişimlerin korelasyonu ({ $name }, { $other }): { $value } ({ $from } – { $to }); 1 hep birlikte, 0 bağ yok demektir.
lookup-price-month =
    { $name }, en { $kind ->
        [worst] kötü
       *[other] iyi
    } ay: { $from } – { $to }, { $way ->
        [down] { $size } düşüş
       *[other] { $size } yükseliş
    }.
lookup-price-fall = { $name }: bu dönemdeki en derin düşüş { $size } ({ $from } – { $to }).
lookup-price-swings = Bir yıllık fiyat oynaklığı ({ $from } – { $to }): { $list }.
lookup-price-back = { $name } hissesi { $from } tarihli zirvesine { $date } tarihinde döndü; bölünmeler ve temettüler dahil.
lookup-price-not-back =
    { $name } hissesi { $to } itibarıyla (fiyatlarımızın sonu) { $from } zirvesine dönmemişti: { $way ->
        [down] { $size } düşük
       *[other] { $size } yüksek
    }; bölünmeler ve temettüler dahil.
lookup-price-ranked =
    En { $kind ->
        [low] zayıf
       *[other] güçlü
    } ({ $from } – { $to }): { $first }; sonra { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] düşüş { $size }
       *[other] artış { $size }
    })
lookup-price-sum = { $name }: { $from } tarihindeki { $sum }, { $to } tarihinde { $became } oldu; bölünmeler ve temettüler dahil.
lookup-price-rate = { $name }: { $from } – { $to } arasında ortalama { $rate }; bölünmeler ve temettüler dahil.
lookup-price-data = Fiyatlarımız ({ $name }): { $from } – { $to }.
lookup-price-missing = Sorduğunuz dönem için fiyatımız yok ({ $name }): fiyatlarımız { $from } – { $to } arasını kapsar.
lookup-price-none = Bu para biriminin kurları bizde yok: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] tüketici fiyatları
        [core] gıda ve enerji hariç tüketici fiyatları
        [food] gıda tüketici fiyatları
        [energy] enerji tüketici fiyatları
        [shelter] barınma tüketici fiyatları
        [medical] sağlık tüketici fiyatları
        [pce] kişisel tüketim fiyatları (PCE)
        [ppi] nihai malların üretici fiyatları
        [policy-rate] politika faizi (federal fonlar)
        [m1] bir aylık Hazine getirisi
        [b3] üç aylık Hazine bonosu getirisi
        [b6] altı aylık Hazine bonosu getirisi
        [y1] bir yıllık Hazine getirisi
        [y2] iki yıllık Hazine tahvili getirisi
        [y3] üç yıllık Hazine tahvili getirisi
        [y5] beş yıllık Hazine tahvili getirisi
        [y7] yedi yıllık Hazine tahvili getirisi
        [y10] on yıllık Hazine tahvili getirisi
        [y20] yirmi yıllık Hazine tahvili getirisi
        [y30] otuz yıllık Hazine tahvili getirisi
        [curve-2y] on yıllık getiri eksi iki yıllık getiri
        [curve-3m] on yıllık getiri eksi üç aylık getiri
        [paper] üç aylık finansman bonosu faizi
        [unemployment] işsizlik oranı
        [payrolls] tarım dışı istihdam
        [employed] çalışan kişiler
        [labor] iş gücü
        [factory-jobs] imalat sanayisi istihdamı
        [claims] haftalık ilk işsizlik başvuruları
        [long-unemployed] 27 hafta veya daha uzun süredir işsiz olanlar
        [unemployed-weeks] hafta olarak ortalama işsizlik süresi
        [hours] imalatta haftalık çalışma saati
        [wages] mal sektöründe saatlik kazanç
        [capacity] imalatta kapasite kullanımı
        [permits] yıllık hızla inşaat izinleri
        [starts] yıllık hızla konut başlangıçları
        [production] sanayi üretimi
        [retail] perakende ve yeme içme satışları
        [real-sales] imalat ve ticaretin reel satışları
        [orders] dayanıklı mal siparişleri
        [inventories] imalat ve ticaret stokları
        [income] reel kişisel gelir
        [consumption] reel kişisel tüketim
        [gdp] reel gayrisafi yurt içi hasıla
        [money-m1] para arzı M1
        [m2] para arzı M2
        [reserves] banka rezervleri
        [loans] bankaların şirketlere kredileri
        [real-estate-loans] bankaların gayrimenkul kredileri
        [consumer-credit] dönmeyen tüketici kredileri
        [oil] ham petrol (WTI), varil fiyatı
       *[dollar] ticaret ortaklarına karşı dolar endeksi
    }
lookup-economy-up = { $size } artış
lookup-economy-down = { $size } düşüş
lookup-economy-same = değişmedi
lookup-economy-now = ABD, { $name }: { $value } ({ $date }); bir yılda { $change } (bir yıl önce { $before }).
lookup-economy-now-alone = ABD, { $name }: { $value } ({ $date }).
lookup-economy-now-growth = ABD, { $name }: on iki ayda { $change } ({ $date }); bir yıl önce oran { $before } idi.
lookup-economy-growth-alone = ABD, { $name }: on iki ayda { $change } ({ $date }).
lookup-economy-month = Önceki aya göre: { $change }.
lookup-economy-values = ABD, { $name } – { $list }.
lookup-economy-yearly-values = ABD, { $name }, bu sürede değişim – { $list }.
lookup-economy-newest = En yeni değer: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: ortalama { $mean }, en düşük { $low } ({ $low_date }), en yüksek { $high } ({ $high_date }); yıl içinde { $change }, yıl sonu { $end }
lookup-economy-item-end = { $when }: yıl sonu { $end }, yıl içinde { $change }
lookup-economy-item-until = { $year } (son veri: { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = ABD, { $name }: { $change }; başta { $start } ({ $start_date }), sonda { $value } ({ $date }).
lookup-economy-since-growth = ABD, { $name } ({ $start_date } – { $date }): toplam { $change }.
lookup-economy-yearly = Yıllık oran olarak: { $yearly }.
lookup-economy-was-lower = Başta, sondakinden { $then } daha düşüktü.
lookup-economy-was-higher = Başta, sondakinden { $then } daha yüksekti.
lookup-economy-high = ABD, { $name } ({ $from } – { $to }): en yüksek değer { $value } ({ $date }).
lookup-economy-low = ABD, { $name } ({ $from } – { $to }): en düşük değer { $value } ({ $date }).
lookup-economy-distance = O zamandan beri: { $change }, şimdi { $newest } ({ $newest_date }).
lookup-economy-inverted = ABD, { $name }: en son ay sonunda sıfırın altında ({ $date }): { $value }; en yeni değer: { $newest } ({ $newest_date }).
lookup-economy-worth = ABD tüketici fiyatları ({ $from } – { $to }): { $change }. O zaman { $sum } olan şey şimdi yaklaşık { $sum_now }; şimdiki { $sum } ile alınan şey o zaman { $sum_then } idi.
lookup-economy-uncovered = ABD, { $name }: verilerimiz ({ $from } – { $to }) sorduğunuzun tamamını kapsamıyor.
lookup-economy-no-ecb = Avrupa Merkez Bankasının politika faizi bizde yok: bizdeki politika faizi ABD’nindir.
lookup-economy-no-policy-rate = Andığınız ülkenin politika faizi ve diğer faizleri bizde yok: bizdeki faizler ABD’nindir.
lookup-economy-no-country = Andığınız ülkenin ekonomisine ilişkin verimiz yok: bizdeki veriler ABD’nindir.
lookup-economy-no-mortgage = Konut kredisi faizleri bizde yok. Çoğu zaman on yıllık ABD devlet tahvillerinin getirisiyle karşılaştırılırlar.
lookup-economy-no-recessions = Durgunlukların listesi bizde yok, bu yüzden ne zaman olduklarını söyleyemeyiz. ABD’nin işsizliği, üretimi ve getiri eğrisi bizde var.
lookup-economy-yes = Evet.
lookup-economy-no = Hayır.
lookup-economy-sahm-warns = Evet, Sahm kuralı durgunluk uyarısı veriyor: ABD’de üç aylık ortalama işsizlik, son yılın en düşüğünün üzerinde: { $sahm } ({ $date }); kural yarım puandan itibaren uyarır.
lookup-economy-sahm-quiet = Hayır, Sahm kuralı durgunluk uyarısı vermiyor: ABD’de üç aylık ortalama işsizliğin son yılın en düşüğüne farkı { $sahm } ({ $date }); kural yarım puandan itibaren uyarır.
lookup-economy-after-inversion = On yıllık ABD tahvillerinin üç aylık bonolardan az getirdiği aylar içinde, on sekiz ay sonra işsizliğin en az yarım puan yükseldiği ayların payı { $share }; bütün aylar içinde bu pay { $any }.
lookup-economy-deposit-us = { $rate } faizden ABD’nin { $inflation } enflasyonu düşülünce vergiden önce yılda yaklaşık { $real } kalır. Diğer ülkelerin enflasyonu verilerimizde yok.
lookup-economy-deposit = { $rate } faizden { $inflation } enflasyon düşülünce vergiden önce yılda yaklaşık { $real } kalır.
lookup-economy-not-covered = Verilerimiz şu zaman için bir şey söylemiyor: { $when }.
lookup-economy-item-average = { $when }: ortalama { $value }
measure-economy-value = Serinin değeri
measure-economy-before = Bir yıl önceki değer
measure-economy-change = Serideki değişim
measure-economy-change-1m = Bir aylık değişim
measure-economy-mean = Dönem ortalaması
measure-economy-high = En yüksek değer
measure-economy-low = En düşük değer
measure-economy-end = Dönem sonu değeri
measure-economy-start = Dönem başı değeri
measure-economy-yearly = Yıllık oranla değişim
measure-economy-then = Başın sona oranı
measure-economy-sum = Andığınız tutar
measure-economy-sum-now = Şimdiki bedeli
measure-economy-sum-then = O zaman aldığı
measure-economy-rate = Andığınız faiz
measure-economy-inflation = Yanındaki enflasyon
measure-economy-real = Enflasyondan sonraki faiz
## Subjects without data: what is missing, and what can be told.

outside-tax = Vergiler hakkında verimiz yok: oranlar ve kurallar ülkeye ve sizin durumunuza bağlıdır. Bir yatırımın vergiden önce ne getirdiğini gösterebiliriz.
outside-start = Hesap açmak ve başlamak konumuz dışındadır; bu, bankaya ya da aracı kuruma ve ülkeye bağlıdır. ABD hisselerinde aylık birikimin ya da tek seferlik bir paranın geçmişte ne olduğunu gösterebiliriz: tutarı ve yılları yazın.
outside-account = Aracı kurumlar ve kuralları hakkında verimiz yok: hesap açmak, emir vermek ya da hisse ödünç vermek kuruma ve yasaya bağlıdır. Yatırımların mali tablolarını, fiyatlarını ve geçmiş getirilerini gösterebiliriz.
outside-bank = Bankaların ve aracı kurumların güvenliği ya da mevduat sigortası hakkında verimiz yok; sınırlarını her ülkenin yasası belirler. ABD hazine bonolarının ne getirdiğini gösterebiliriz.
outside-property = Konut fiyatları, kiralar ya da gayrimenkul getirileri hakkında verimiz yok, bu yüzden bunları başka bir şeyle karşılaştıramayız. ABD hisselerinin ve tahvillerinin ne getirdiğini gösterebiliriz.
outside-insurance = Sigorta ve gelir sigortası hakkında verimiz yok: maliyetleri ve ödemeleri her sözleşmede yazar. ABD hisse ve tahvillerinden yapılan çekimlerin geçmişte ne kadar sürdüğünü gösterebiliriz.
outside-analysts = Analist görüşleri ve hedef fiyatlar elimizde yok. Bir şirketin ne açıkladığını gösterebiliriz.
outside-events = Haberler, siyaset ve seçim, savaş ya da yarılanma gibi olaylar hakkında verimiz yok, bu yüzden fiyatlara ne yaptıklarını söyleyemeyiz. ABD hisselerinin geçmişte ne sıklıkla ve ne kadar düştüğünü gösterebiliriz.
outside-sectors = Sektörlerin, sanayi dallarının ya da küçük şirketler gibi hisse gruplarının getirileri elimizde yok, bu yüzden onları değerlendiremez ya da sıralayamayız. ABD hisselerini bir bütün olarak ve şirketlerin mali tablolarını gösterebiliriz.
outside-elsewhere = Başka ülke ve bölgelerin hisse piyasaları, tahvilleri ve fonları hakkında verimiz yok. ABD’ninkileri gösterebiliriz.
outside-bonds = Tek tek tahviller, tasarruf bonoları ya da enflasyona endeksli tahviller hakkında verimiz yok. ABD devlet tahvillerinin getirisini ve ABD enflasyonunu gösterebiliriz.
outside-private = Hisseleri borsada işlem görmeyen şirketler hakkında verimiz yok, yani ne mali tabloları ne fiyatları var. Borsadaki şirketlerin ne açıkladığını gösterebiliriz.
outside-trading = Günlük alım satım ve öteki kısa vadeli işlemlerin sonuçları hakkında verimiz yok. ABD hisselerinin bir yılda ve daha uzun sürede ne sıklıkla para kaybettirdiğini gösterebiliriz.
outside-estate = Miras ve miras hukuku hakkında verimiz yok, bu yüzden önce ne yapılacağını söyleyemeyiz. Bir portföyün ne kadar riskli olduğunu gösterebiliriz: parçalarını ve paylarını yazın.
outside-fund-types = Hangisinin uygun olduğu en çok vergilere bağlıdır; onlar hakkında verimiz yok.
first-no-figures = Bu soruyu yanıtlayan rakamlarımız yok. Şirketlerin mali tabloları, metal, kripto para ve döviz fiyatları, ABD faizleri ve ekonomi verileri ile ABD hisse ve tahvillerinin geçmişi var.
first-us-only = Piyasaların ve ekonomilerin bütününe ilişkin rakamlarımız yalnızca ABD için var.
quoted-question = “{ $text }”
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    { $name } için { $at ->
        [day] { $date } tarihindeki
       *[year] { $date } tarihinde biten mali yıldaki
    } rakam şudur: { $measure }, { $value }.
acc-other-day = { $date } tarihinde: { $value }.
acc-series = { $name }, mali yıllara göre { $measure }, yılın bittiği ayla birlikte: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }, { $measure }: { $way ->
        [up] artış { $change }
        [down] düşüş { $change }
       *[level] değişim yok
    }, önce { $then } ({ $from } tarihinde biten mali yıl), sonra { $now } ({ $date } tarihinde biten mali yıl).
acc-rate = Yıllık oran olarak: { $rate }.
acc-moved =
    { $way ->
        [up] Artış: { $change }.
        [down] Düşüş: { $change }.
       *[level] Değişmedi.
    }
acc-faster =
    { $name } şirketinde { $way ->
        [down] daha çok düşen şudur
       *[up] daha hızlı büyüyen şudur
    }: { $measure }, { $change }; diğeri ({ $other }): { $other_change }; { $from } tarihinde biten mali yıldan { $date } tarihinde bitene kadar.
acc-cover =
    { $verdict ->
        [yes] Evet, { $name } şirketinde karşılanıyordu
        [no] Hayır, { $name } şirketinde karşılanmıyordu
       *[some] { $name } şirketinde bu yılların yalnızca bazılarında karşılanıyordu
    } ({ $measure }; { $other }), mali yılın bittiği aya göre: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } önceki yıla göre kesinti yaptı ({ $measure }), şu tarihte biten mali yılda: { $items }.
        [raised] { $name } her mali yılda artış yaptı ({ $measure }), { $from } tarihinde bitenden ({ $then }) { $date } tarihinde bitene ({ $now }) kadar.
       *[kept] { $name } hiçbir mali yılda kesinti yapmadı ({ $measure }), { $from } tarihinde bitenden ({ $then }) { $date } tarihinde bitene ({ $now }) kadar.
    }
acc-cut-item = { $date } (önce { $then }, sonra { $now })
acc-streak =
    { $kind ->
        [loss] { $name } arka arkaya { $count } zarar etti
        [profit] { $name } arka arkaya { $count } kâr etti ({ $measure })
        [rise] { $name } şirketinde arka arkaya { $count } artış oldu ({ $measure })
       *[fall] { $name } şirketinde arka arkaya { $count } düşüş oldu ({ $measure })
    }, { $from } tarihinde biten mali yıldan { $date } tarihinde bitene kadar.
acc-last = { $name } tablolarının bu kalemi ({ $measure }) ara verilmeden önce gösterdiği son mali yıl { $date } tarihinde bitti, tutar { $value }; sonraki yılda yok.
acc-peak =
    { $is_now ->
        [yes] { $name } şirketinde bu rakam ({ $measure }) tablolarımızda hiçbir zaman { $date } tarihinde biten mali yıldakinden yüksek olmadı: { $now }.
       *[no] { $name }, { $measure }: en yüksek düzeyden düşüş { $fall }; önce { $peak } ({ $peak_date } tarihinde biten mali yıl), sonra { $now } ({ $date } tarihinde biten mali yıl).
    }
acc-total = { $name }, { $measure }: { $from } tarihinde bitenden { $date } tarihinde bitene kadarki mali yıllarda toplam { $value }.
acc-rank =
    { $way ->
        [low] En düşük rakam { $name } şirketinin ({ $measure }). En düşükten en yükseğe
       *[high] En yüksek rakam { $name } şirketinin ({ $measure }). En yüksekten en düşüğe
    }, mali yılın sonuyla: { $items }.
acc-rank-growth =
    { $way ->
        [low] En yavaş büyüyen { $name } ({ $measure }). En yavaştan en hızlıya
       *[high] En hızlı büyüyen { $name } ({ $measure }). En hızlıdan en yavaşa
    }, { $from } tarihinde biten ya da ona en yakın mali yıldan beri: { $items }.
acc-losses = Mali tabloları bizde olan şirketlerden en yeni mali yılında zarar edenler: { $items }.
acc-lacking = { $names } için mali tablolarımızda bu rakam yok: { $measure }.
acc-no-accounts = { $names } için mali tablomuz yok.
acc-no-year = { $name } için { $years } yılına ait bu rakam mali tablolarımızda yok: { $measure }.
acc-uncounted = Sorduğunuz şey verilerimizde yok: { $name } mali tabloları tüm şirketin tutarlarını verir; üye, müşteri, çalışan ya da ürün sayısı ve işin bölümleri yoktur.
acc-shares-bought = { $name } mali tablolarımız kaç hissenin geri alındığını değil, yalnızca ne ödendiğini söyler.
acc-no-why = Mali tablolar tutarları gösterir, nedenini söylemez.
acc-companies = Şu şirketlerin yıllık mali tabloları bizde var: { $names }.
acc-coverage = { $name } için { $from } tarihinde bitenden { $date } tarihinde bitene kadarki mali yılların tabloları var: satışlar, kârlar, marjlar, nakit akışı, borç, nakit, temettüler, geri alımlar ve hisse sayısı.
measure-assets = Toplam varlıklar
measure-capex = Yatırım harcamaları
measure-dividend-payout = Temettülerin net kâra oranı
measure-eps-basic = Adi hisse başına kâr
measure-equity = Özkaynaklar
measure-goodwill = Şerefiye
measure-gross-profit = Brüt kâr
measure-interest-expense = Faiz gideri
measure-inventory = Stoklar
measure-net-debt = Net borç
measure-operating-cash-flow = Faaliyetlerden nakit akışı
measure-operating-income = Faaliyet kârı
measure-paid-out = Temettüler ve geri alımlar birlikte
measure-research = Araştırma ve geliştirme harcamaları
measure-sales-per-share = Hisse başına satış
measure-shares-outstanding = Dolaşımdaki hisseler
measure-tax-rate = Efektif vergi oranı
measure-lookup-change = Değişim
measure-lookup-rate = Yıllık değişim
measure-lookup-total = Toplam
measure-lookup-cut = Temettü kesintisi
measure-lookup-raised = Arka arkaya artış yılları
measure-lookup-streak = Arka arkaya yıllar
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Önce risk: borç parayla bir düşüş, düşüşün kendisinden daha pahalıya gelir ve borç veren, fiyatlar toparlanmadan parayı geri isteyebilir. ABD hisselerinin fiyatları bir kez { $fall } düştü ({ $from } – { $to }); paranın yarısı borçsa, yarı yarıya bir düşüş sizin olan her şeyi alır.
lookup-short = Evet. Bir hisseyi açığa satan, koyduğundan fazlasını kaybedebilir: zarar fiyatla birlikte büyür ve fiyatın üst sınırı yoktur. ABD hisselerinin tümü bile bir kez on iki ayda { $best } kazandırdı ({ $from } – { $to }).
lookup-weight = Paranızın { $weight } kadarının tek bir yerde ({ $name }) olması başlı başına bir risktir: orada yarı yarıya bir düşüş, sahip olduğunuz her şeyin { $loss } kadarını götürür.
lookup-weight-company = ABD hisselerinin tümü en kötü durumda { $fall } kaybettirdi ({ $from } – { $to }, enflasyondan sonra) ve toparlandı. Tek bir şirket daha fazla düşebilir ve hiç toparlanmayabilir.
lookup-single-stocks = Endeks fonu ikisi arasında daha güvenli olandır: düşük maliyetle yüzlerce şirketi içerir ve biri batarsa kayıp az olur.
lookup-one-company = tek bir şirket
lookup-fee = { $fee } tutarında bir ücret, öncesindeki getiri ne olursa olsun, { $years } içinde son tutarın { $taken } kadarını alır. Karşılaştırma için: ABD hisseleri 1871’den beri enflasyondan sonra ortalama { $average } getirdi, ücretlerden önce.
lookup-bills = Üç aylık ABD hazine bonoları { $bills } getirdi ({ $date }); bu, { $real_way ->
        [down] enflasyondan { $real } az
       *[up] enflasyondan { $real } fazla
    }.
lookup-loan = Kredinin faizi belirleyicidir ve soruda yazmıyor: erken ödenen borç o faizi kesin olarak kazandırır. ABD hisseleri 1871’den beri enflasyondan sonra ortalama { $average } getirdi, ama en kötü durumda { $fall } düştü.
lookup-name-cape = ABD hisselerinin CAPE oranı (fiyatın on yıllık ortalama kâra oranı)
lookup-name-pe = ABD hisselerinin fiyatının yıllık kâra oranı
lookup-name-yield = ABD hisselerinin temettü verimi
lookup-name-price = S&P Composite endeksi (ay ortalaması)
lookup-value = { $date }: { $name } { $value } oldu.
lookup-range = { $since } tarihinden beri { $name }: en yüksek { $high } ({ $high_date }), en düşük { $low } ({ $low_date }). Tüm ayların medyanı { $median }.
lookup-after-cape = CAPE oranının en az { $bound } olduğu ayları izleyen on yılda ABD hisseleri enflasyondan sonra { $median_way ->
        [down] { $median } kaybettirdi
       *[up] { $median } kazandırdı
    } (1881’den beri medyan); bu dönemlerin { $gained } kadarı kazançla bitti.
lookup-premium = Kârlara göre ABD hisseleri, on yıllık ABD devlet tahvillerinden { $premium_way ->
        [down] { $premium } az
       *[up] { $premium } fazla
    } vaat ediyordu ({ $date }): bu, on yıllık ortalamaya göre kârın fiyata oranından (CAPE) tahvillerin enflasyondan sonraki getirisinin çıkarılmasıdır.
lookup-fall = { $deepest ->
        [yes] 1871’den beri en derin düşüş ({ $name }) { $fall } oldu
       *[no] Düşüş ({ $name }) { $fall } oldu
    }: { $from } – { $to }, temettü ve faizle birlikte, enflasyondan sonra.
lookup-recovered = Zirveden, ona yeniden ulaşılana kadar { $recovery } geçti ({ $to }).
lookup-not-recovered = Verilerimiz, zirveye yeniden ulaşılmadan bitiyor.
lookup-fall-prices = Yalnızca fiyatlar, temettü hariç ve enflasyondan önce, { $fall } düştü ({ $from } – { $to }; aylık ortalamalar).
lookup-below-high = { $date }: ABD hisselerinin fiyatları önceki zirvelerinin { $fall } altındaydı (aylık ortalamalar).
lookup-extremes = { $since } yılından beri ({ $name }): { $span ->
        [month] en kötü ay
        [decade] en kötü on yıl
       *[year] en kötü takvim yılı
    } enflasyondan sonra { $worst_way ->
        [up] { $worst } kazanç
       *[down] { $worst } kayıp
    } getirdi ({ $from } – { $to }), en iyi durumda ise { $best_way ->
        [down] { $best } kayıp
       *[up] { $best } kazanç
    } ({ $best_from } – { $best_to }). Fiyatlar aylık ortalamalardır.
lookup-average = { $name }: 1871’den beri enflasyondan sonra ortalama { $mean }, temettü ve faizle birlikte. { $years } için medyan { $median_way ->
        [down] { $median } kayıp
       *[up] { $median } kazanç
    } oldu; dönemlerin { $lost } kadarı kayıpla bitti.
lookup-losses = { $name }: 1871’den beri { $years } uzunluğundaki tüm dönemlerin { $lost } kadarı enflasyondan sonra kaybettirdi. En kötüsünün sonucu: { $worst_way ->
        [up] { $worst } kazanç
       *[down] { $worst } kayıp
    } ({ $from } – { $to }).
lookup-bears-often = ABD hisseleri 1871’den beri { $count } kez en az beşte bir düştü; düşüşler arasında ortalama { $every } geçti (yalnızca fiyatlar, aylık ortalamalar).
lookup-bears = ABD hisselerinin 1871’den beri en az beşte birlik düşüşleri zirveden dibe ortalama { $length }, zirveye yeniden ulaşana kadar { $recovery } sürdü (yalnızca fiyatlar, aylık ortalamalar).
lookup-season = { $name }: fiyatlar 1871’den beri ortalama { $mean_way ->
        [down] ayda { $mean } düştü
       *[up] ayda { $mean } arttı
    }; tüm aylarda ise { $all_way ->
        [down] { $all } düşüş
       *[up] { $all } artış
    } (ay ortalamaları).
lookup-summer = Mayıs – Ekim
lookup-swings = ABD hisselerinin fiyatları 1871’den beri { $swings } dalgalandı (aylık ortalamaların standart sapması; günlük fiyatlarda daha yüksektir).
lookup-saved = Her ay yatırılan toplam { $paid }, temettüyle birlikte ve enflasyondan önce yaklaşık { $sum } oldu ({ $to }). Enflasyondan sonra ABD hisseleri bu yıllarda { $return } getirdi.
lookup-years-up = ABD hisseleri { $since } yılından beri { $count } takvim yılının { $up } tanesinde temettüyle birlikte ve enflasyondan sonra kazandırdı; yılların { $lost } kadarı kayıpla bitti. Medyan { $median_way ->
        [down] { $median } kayıp
       *[up] { $median } kazanç
    } oldu.
lookup-losing-years = ABD hisselerinin { $since } yılından beri enflasyondan sonra ve temettüyle birlikte arka arkaya en az { $run } takvim yılı para kaybettirdiği dönemlerin sayısı { $runs }. Böyle dönemlerin en uzunu { $longest } sürdü.
lookup-when =
    { $condition ->
        [cut] ABD politika faizinin en az yarım yüzde puanı düştüğü
        [rise] ABD politika faizinin en az yarım yüzde puanı yükseldiği
       *[inflation] ABD’de tüketici fiyatlarının en az yüzde 5 arttığı
    } takvim yıllarında ABD hisseleri temettüyle birlikte ve enflasyondan sonra medyan olarak { $median_way ->
        [down] { $median } kaybettirdi
       *[up] { $median } kazandırdı
    } ve bu yılların { $lost } kadarı kayıpla bitti ({ $since } yılından beri { $all_count } yıl içinde böyle yılların sayısı: { $count }). Bu { $all_count } yılın tamamında medyan { $all_way ->
        [down] { $all } kayıp
       *[up] { $all } kazanç
    } oldu ve yılların { $all_lost } kadarı kayıpla bitti.
lookup-chance =
    ABD hisseleri, 1871’den beri { $years } süren tüm dönemlerin { $chance } kadarında temettüyle birlikte ve enflasyondan önce { $gain ->
        [double] parayı en az ikiye katladı
        [year] { $percent } oranından fazla kazandırdı
       *[all] { $percent } oranından fazla kazandırdı
    }. Enflasyondan sonra bu pay { $real } oldu.
lookup-dividends = ABD hisselerinin { $yield } olan temettü verimiyle ({ $date }) { $sum }, vergiden önce yılda yaklaşık { $income } getirir. Temettüler şirketlerin kârıyla birlikte artar ve azalır; hisselerin değeri de öyle.
outside-picks = Hisse seçmiyoruz ve bütün hisselerin bir sıralaması elimizde yok. Şirketleri söyleyin, mali tablolarını karşılaştıralım; bir bütün olarak ABD hisselerinin getirilerini gösterebiliriz.
first-bearable =
    { $fits ->
        [yes] Bu, katlanabileceğiniz { $bearable } kayıp sınırını aşmıyor.
       *[no] Böyle bir düşüş, katlanabileceğiniz { $bearable } kayıp sınırını aşıyor.
    }
measure-years-count = takvim yılı sayısı
measure-years-median = takvim yıllarının medyanı
measure-years-lost = kayıpla biten takvim yıllarının payı
measure-years-up = kazançla biten takvim yılı sayısı
measure-losing-runs = arka arkaya kayıplı yıl dizilerinin sayısı
measure-losing-longest = arka arkaya kayıplı yılların en uzun dizisi
measure-when-count = böyle yılların sayısı
measure-when-median = böyle yılların medyanı
measure-when-lost = böyle yıllar içinde kayıpla bitenlerin payı
measure-chance = kazancı bundan fazla olan dönemlerin payı
measure-chance-gain = soruda anılan kazanç
measure-chance-real = enflasyondan sonra kazancı bundan fazla olan dönemlerin payı
measure-dividend-income = bu tutarın bir yıllık temettüsü
lookup-not-covered = ABD hisse ve tahvil geçmişimiz sorudaki ayları kapsamıyor. 1871’den itibaren ({ $date } sonuna kadar) ABD hisseleri enflasyondan sonra { $average } getirdi.
measure-season = bir aydaki ortalama değişim
measure-fee = yıllık ücret
measure-fee-taken = ücretin son tutardan aldığı pay
measure-fee-years = ücretli yıllar
measure-bear-count = en az beşte birlik düşüşlerin sayısı
measure-bear-every = bir düşüşten sonrakine kadar geçen yıllar
measure-bear-length = zirveden dibe kadar geçen aylar
measure-bear-recovery-length = zirveye yeniden ulaşana kadar geçen aylar
measure-weight-loss = o kısım yarıya düşerse bütünün kaybı
