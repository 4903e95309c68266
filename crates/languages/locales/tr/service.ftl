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

reject-blank = Herhangi bir soru sorulmadı. Lütfen bir yatırım, bir piyasa veya ekonomi hakkında bir soru yazınız.
reject-off-mandate = Bu komite yalnızca yatırım, piyasalar, menkul kıymetler, fonlar, yatırım konusu olarak şirketler ve ekonomi ile ilgilenir. Lütfen sorunuzu bu kapsama girecek şekilde yeniden ifade ediniz.
reject-inside-information = Komite, içeriden öğrenilen bilgilerle çalışamaz. Lütfen kamuya açık bilgilere dayanarak incelenebilecek bir soru sorunuz.
reject-manipulation = Komite, bir piyasanın manipüle edilmesine veya diğer yatırımcıların yanıltılmasına yardımcı olamaz.
reject-trade-execution = Komite analiz yapar; işlem gerçekleştirmez ve kimse adına hareket etmez. Lütfen bunun yerine bir analiz isteyiniz.
reject-tax-evasion = Komite, gelir veya kazançların vergi dairesinden gizlenmesine yardım edemez. Bunun yerine bir yatırımın nasıl vergilendirildiğini sorun.
reject-certainty = Hiç kimse bir sonuç vaat edemez veya bir getiriyi garanti edemez. Lütfen bunun yerine olası sonuçların aralığını sorunuz.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = Hangi finansal aracı, şirketi, fonu veya piyasayı kastediyorsunuz?
question-instrument-text-named = “{ $name }” ile tam olarak neyi kastediyorsunuz?
question-instrument-why = Benzer adlar farklı şeyleri ifade edebileceğinden, komitenin neyi inceleyeceğini tam olarak bilmesi gerekir.
question-horizon-text = Analiz hangi zaman ufkunu kapsamalıdır?
question-horizon-why = Aynı veriler bir dönem için olumlu, başka bir dönem için olumsuz olabilir.
question-horizon-options =
    .n1 = 1 ila 3 yıl
    .n2 = 3 ila 10 yıl
    .n3 = 10 yıldan fazla
    .n4 = 1 yıldan az
question-risk-text = Analizde hangi risk toleransı varsayılmalıdır?
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

assumption-horizon = Zaman ufku belirtilmedi; “{ $value }” varsayılmıştır.
assumption-risk = Risk toleransı belirtilmedi; “{ $value }” varsayılmıştır.
assumption-objective = Amaç belirtilmedi; “{ $value }” varsayılmıştır.
assumption-holdings = Mevcut yatırımlar belirtilmedi; analizde böyle bir yatırım olmadığı varsayılmıştır.
assumption-part = Portföyün şu kısmının neye yatırıldığı belli değil: { $value }. Bu kısım dışarıda bırakıldı.
class-stocks = Hisse senetleri
class-bonds = Tahviller
class-cash = Nakit
class-gold = Altın
class-property = Gayrimenkul
class-commodities = Emtia
class-crypto = Kripto varlıklar
assumption-instrument = Tek bir finansal araç belirtilmedi; soru şu konuya ilişkin olarak yorumlanmıştır: { $value }.

## What goes wrong.

message-conflict-plan-generating = Plan hâlâ hazırlanıyor. Lütfen kısa bir süre sonra yeniden deneyiniz.
message-plan-failed = Plan hazırlanamadı. Yeni bir plan oluşturmak için lütfen yeniden gönderiniz.
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
failed-spent = { $reason }; şimdiye kadar harcanan: çağrı { $calls }, token { $tokens }, ABD doları { $cost }
floor-abstains = { $seat } çekimser kalıyor: { $reason }.
confidence-step-chair = Başkan, verilerin izin verdiğinden daha az emin.
confidence-step-red-team = Kırmızı takım haklı itirazlar getirdi.
confidence-step-absent = Herkes dinlenemedi.
read-by-rules = Dil modeli kullanılabilir bir yanıt vermedi; soru yalnızca kurallara göre okundu.
message-unsupported-language = Denetim kaydı yalnızca İngilizce oturumlar için sunulmaktadır. Bu oturumun dili: { $language }.

## The debrief.

debrief-headline-favourable = Genel olarak bakıldığında kanıtlar { $subject } lehinedir.
debrief-headline-mixed = { $subject } hakkındaki kanıtlar her iki yöne de işaret etmektedir.
debrief-headline-unfavourable = Genel olarak bakıldığında kanıtlar { $subject } aleyhinedir.
debrief-headline-insufficient = { $subject } hakkında bir yargıya varmak için yeterli kanıt yoktur.
debrief-asked = Sorunuz: { $question }
debrief-committee = { $members } üye konuyu ayrı ayrı inceledi, birbirini sorguladı ve görüş ayrılıklarını yazıya döktü.
debrief-confidence = Güven düzeyimiz 0 ile 1 arasında { $confidence }.
debrief-gaps = Eksik olanlar: { $gaps }
debrief-dissent = Herkes aynı görüşte değildi: { $dissent }
debrief-change = Görüşü değiştirebilecek etkenler: { $change }
debrief-none = Kayda değer bir şey yok.
debrief-terms-volatility = Volatilite (oynaklık), bir fiyatın belirli bir dönemde ne kadar güçlü biçimde inip çıktığını gösterir.
debrief-terms-drawdown = Drawdown (zirveden düşüş), önceki bir zirveden onu izleyen en düşük noktaya kadar olan ve genellikle yüzdeyle ifade edilen düşüştür.
debrief-terms-confidence = Güven düzeyi, komitenin kendi değerlendirmesinden ne kadar emin olduğunu 0 (hiç) ile 1 (tamamen) arasında gösterir; kazanç olasılığı anlamına gelmez.
debrief-terms-dissent = Karşı görüş, bir veya birkaç üyenin komitenin vardığı sonuçtan ayrılan ve sonuçla birlikte kayda geçirilen görüşüdür.
debrief-terms-red-team = Kırmızı takımın (red team) görevi, bir sonuca güvenilmeden önce en zayıf noktalarını bulmak için o sonucu sınamak ve çürütmeye çalışmaktır.
