# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Bu içerik yapay zekâ tarafından üretilmiştir ve hata içerebilir. Yatırım tavsiyesi değildir; bir öneri, davet veya teklif niteliği taşımaz. Hiç kimsenin kişisel koşullarına göre hazırlanmamıştır ve herhangi bir danışmanlık ilişkisi veya güvene dayalı (fidüsyer) ilişki doğurmaz.
disclosure-statements =
    .n1 = Bu içerik yapay zekâ tarafından üretilmiştir.
    .n2 = Bu içerik hata içerebilir.
    .n3 = Bu içerik yatırım tavsiyesi değildir.
    .n4 = Bu içerik bir öneri, davet veya teklif niteliği taşımaz.
    .n5 = Bu içerik hiç kimsenin kişisel koşullarına göre hazırlanmamıştır.
    .n6 = Bu içerik herhangi bir danışmanlık ilişkisi veya güvene dayalı (fidüsyer) ilişki doğurmaz.

## Why a question is not taken up.

reject-blank = Herhangi bir soru sorulmadı. Lütfen bir yatırım, bir piyasa veya ekonomi hakkında bir soru yazın.
reject-off-mandate = Bu komite yalnızca yatırım, piyasalar, menkul kıymetler, fonlar, yatırım konusu olarak şirketler ve ekonomi ile ilgilenir. Lütfen sorunuzu bu kapsama girecek şekilde yeniden sorun.
reject-inside-information = Komite, içeriden öğrenilen bilgilerle çalışamaz. Lütfen kamuya açık bilgilere dayanarak incelenebilecek bir soru sorun.
reject-manipulation = Komite, bir piyasanın manipüle edilmesine veya diğer yatırımcıların yanıltılmasına yardımcı olamaz.
reject-trade-execution = Komite analiz yapar; işlem gerçekleştirmez ve kimse adına hareket etmez. Lütfen bunun yerine bir analiz isteyin.
reject-tax-evasion = Komite, gelir veya kazançların vergi dairesinden gizlenmesine yardım edemez. Bunun yerine bir yatırımın nasıl vergilendirildiğini sorun.
reject-certainty = Hiç kimse bir sonuç vaat edemez veya bir getiriyi garanti edemez. Lütfen bunun yerine olası sonuçların aralığını sorun.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = Hangi finansal aracı, şirketi, fonu veya piyasayı kastediyorsunuz?
question-instrument-text-named = “{ $name }” ile tam olarak neyi kastediyorsunuz?
question-instrument-why = Benzer adlar farklı şeyleri ifade edebileceğinden, komitenin neyi inceleyeceğini tam olarak bilmesi gerekir.
question-horizon-text = Analiz hangi yatırım vadesini kapsamalı?
question-horizon-why = Aynı veriler bir dönem için olumlu, başka bir dönem için olumsuz olabilir.
question-horizon-options =
    .n1 = 1 ila 3 yıl
    .n2 = 3 ila 10 yıl
    .n3 = 10 yıldan fazla
    .n4 = 1 yıldan az
question-risk-text = Analizde hangi risk toleransı varsayılmalı?
question-risk-why = Olası kayıplara verilecek ağırlık, ne büyüklükte bir düşüşe katlanılabileceğine bağlıdır.
question-risk-options =
    .n1 = Orta: yaklaşık beşte birlik bir düşüşe katlanılabilir
    .n2 = Düşük: önce sermayenin korunması
    .n3 = Yüksek: yarı yarıya veya daha büyük bir düşüşe katlanılabilir
question-objective-text = Temel amaç nedir?
question-objective-why = Büyüme, gelir ve sermayenin korunması farklı ölçütlerle değerlendirilir.
question-objective-options =
    .n1 = Uzun vadeli büyüme
    .n2 = Düzenli gelir
    .n3 = Alım gücünün korunması
    .n4 = Kısa vadeli bir fırsat

## What is assumed when nothing was said.

assumption-horizon = Yatırım vadesi belirtmediniz; “{ $value }” varsayıyoruz.
assumption-risk = Risk toleransı belirtmediniz; “{ $value }” varsayıyoruz.
assumption-objective = Amaç belirtmediniz; “{ $value }” varsayıyoruz.
assumption-holdings = Mevcut yatırımlarınızı belirtmediniz; yatırımınız olmadığını varsayıyoruz.
assumption-part = Portföyün şu kısmının neye yatırıldığı belli değil: { $value }. Bu kısmı dışarıda bırakıyoruz.
class-stocks = Hisse senetleri
class-bonds = Tahviller
class-cash = Nakit
class-gold = Altın
class-property = Gayrimenkul
class-commodities = Emtia
class-crypto = Kripto varlıklar
assumption-instrument = Tek bir finansal araç belirtmediniz; soruyu şu konuya ilişkin sayıyoruz: { $value }.

## What goes wrong.

message-conflict-plan-generating = Plan hâlâ hazırlanıyor. Lütfen kısa bir süre sonra yeniden deneyin.
message-plan-failed = Plan hazırlanamadı. Yeni bir plan oluşturmak için lütfen yeniden gönderin.
message-execution-failed = Komite yeter sayıya ulaşamadı: { $reason }
message-brief-failed = Sorunuz şu anda okunamadı. Lütfen daha sonra yeniden sorun.
message-answers-failed = Yanıtlarınız şu anda okunamadı. Lütfen yeniden gönderin.
message-waiting = Analiste şu anda ulaşılamıyor. Komite bekliyor ve buradan devam edecek.
message-budget-spent = Bütçe, herkes dinlenemeden tükendi.
reason-budget-spent = bütçe tükendi
reason-no-answer-in-time = zamanında yanıt gelmedi
reason-answer-unusable = yanıt kullanılamıyor
reason-answer-broke-off = yanıt yarıda kesildi
reason-service-busy = hizmet çok yoğundu
reason-computed-too-long = hesaplama çok uzun sürdü
reason-not-computed = hesaplanamadı
reason-figures-missing = bu soruya ilişkin veriler eksik
reason-model-declined = model yanıt vermeyi reddetti
reason-provider-fault = model sağlayıcısında arıza var
reason-provider-unreachable = model sağlayıcısına ulaşılamıyor
reason-provider-busy = model sağlayıcısı şimdilik daha fazla çağrıya izin vermiyor
reason-provider-refused = model sağlayıcısı isteği reddetti
reason-key-refused = model sağlayıcısı hizmetin anahtarını kabul etmiyor
reason-model-unknown = model sağlayıcısı modeli tanımıyor
reason-provider-down = model sağlayıcısı yanıt vermiyor; yanıt verince çalışma sürecek
failed-given-up = çalışma sürdürülemedi
failed-check = analiz denetlenemedi ({ $reason })
failed-debrief = özet yazılamadı ({ $reason })
failed-synthesis = bulgulardan bir sentez çıkarılamadı ({ $reason })
failed-waiting = yanıt beklerken süre doldu ({ $reason })
failed-spent = { $reason }; şimdiye kadar harcanan: { $calls } çağrı, { $tokens } token, { $cost } ABD doları
floor-abstains = { $seat } çekimser kalıyor: { $reason }.
confidence-step-chair = Başkan, verilerin izin verdiğinden daha az emin.
confidence-step-red-team = Kırmızı takımın itirazları güven düzeyini düşürdü.
confidence-step-absent = Herkes dinlenemedi.
read-by-rules = Dil modeli kullanılabilir bir yanıt vermedi; soru bu yüzden sabit kurallara göre okundu.
message-unsupported-language = Denetim kaydı yalnızca İngilizce oturumlar için var. Bu oturumun dili: { $language }.

## The debrief.

debrief-headline-favourable = Genel olarak bakıldığında kanıtlar { $subject } lehine.
debrief-headline-mixed = { $subject } hakkındaki kanıtlar her iki yöne de işaret ediyor.
debrief-headline-unfavourable = Genel olarak bakıldığında kanıtlar { $subject } aleyhine.
debrief-headline-insufficient = { $subject } hakkında bir yargıya varmak için yeterli kanıt yok.
debrief-asked = Sorunuz: { $question }
debrief-committee = { $members } uzman konuyu ayrı ayrı inceledi, sonra birbirini sorguladı ve görüş ayrılıklarını yazıya döktü.
debrief-confidence = Güven düzeyimiz 0 ile 1 arasındaki ölçekte { $confidence }.
debrief-gaps = Eksik olanlar: { $gaps }
debrief-dissent = Herkes aynı görüşte değildi: { $dissent }
debrief-change = Görüşü neyin değiştireceği: { $change }
debrief-terms-volatility = Oynaklık, bir fiyatın belirli bir dönemde ne kadar inip çıktığını gösterir.
debrief-terms-drawdown = En büyük düşüş, bir zirveden ondan sonraki en düşük noktaya kadarki kayıptır. Yüzdeyle verilir.
debrief-terms-confidence = Güven düzeyi, komitenin kendi görüşünden ne kadar emin olduğunu 0 (hiç) ile 1 (tamamen) arasında gösterir. Kazanç olasılığı değildir.
debrief-terms-dissent = Karşı görüş, komiteye katılmayan bir üyenin görüşüdür. Komitenin görüşünün yanına yazılır.
debrief-terms-red-team = Kırmızı takım, birileri ona güvenmeden önce zayıf noktalarını bulmak için bir görüşü çürütmeye çalışır.
