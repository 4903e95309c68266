//! Days that a question looks ahead to: months, weekdays, feasts, seasons, meetings. `*` stands for any ending.

use super::lexicon::Signal;

/// What each word or phrase says.
pub const TABLES: &[(Signal, &str)] = &[(Signal::Dated, MONTHS), (Signal::Dated, DAYS), (Signal::Dated, EVENTS)];

/// Months. Those that are also common words stand with what goes before them.
const MONTHS: &str = "january|february|april|june|july|august|september|october|november|december|in march|by march|until march|till march|next march|mid march|end of march|in may|by may|until may|till may|next may|mid may|end of may
januar|jänner|februar|märz|juni|juli|oktober|dezember|im mai|bis mai|ende mai|anfang mai
janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|en mars|fin mars|début mars|jusqu en mars|d ici mars|en mai|fin mai|d ici mai|jusqu en mai
enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre
gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre
janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro
januari|februari|maart|mei|augustus
styczni*|styczeń|lutego|lutym|marca|marcu|kwietni*|kwiecień|maja|maju|czerwc*|czerwiec|lipca|lipcu|lipiec|sierpni*|sierpień|wrześni*|wrzesień|październik*|listopad*|grudni*|grudzień
ocak|ocakta*|ocağa|şubat*|martta*|marta kadar|mart ayı*|nisan*|mayıs*|haziran*|temmuz*|ağustos*|eylül*|ekim|ekimde*|ekime|kasım*|aralıkta*|aralık ayı*|aralığa
январ*|феврал*|в марте|к марту|до марта|апрел*|в мае|к маю|до мая|июн*|июл*|август|августе|августа|августу|сентябр*|октябр*|ноябр*|декабр*
1月*|2月*|3月*|4月*|5月*|6月*|7月*|8月*|9月*|10月*|11月*|12月*|一月份*|十二月*|1월*|2월*|3월*|4월*|5월*|6월*|7월*|8월*|9월*|10월*|11월*|12월*
يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر|كانون|شباط|آذار|نيسان|أيار|حزيران|تموز|أيلول|تشرين|جانفي|فيفري|جويلية
जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर";

/// Weekdays, tomorrow, and the like.
const DAYS: &str = "this afternoon|for today|today only|just for today|heute nachmittag|nur für heute|bis heute abend|cet après midi|esta tarde|questo pomeriggio|esta tarde|vanmiddag|dziś po południu|bugün öğleden|сегодня вечером|今日中*|今天下午*|오늘 오후*|اليوم فقط|आज शाम|by monday|by friday|until monday|until friday|next monday|next tuesday|next wednesday|next thursday|next friday|this friday|on friday|on monday|weekend|tomorrow|tmrw|tmr|tmw|tonight|after the close|at the open tomorrow|next session|in the morning|fortnight
morgen früh|übermorgen|bis freitag|am freitag|am montag|wochenende|heute abend|demain|après demain|vendredi|lundi|week end|mañana|pasado mañana|el viernes|el lunes|domani|dopodomani|venerdì|lunedì|amanhã|sexta feira|segunda feira|overmorgen|vrijdag|maandag|jutro|pojutrze|w piątek|w poniedziałek|do piątku|yarın|cuma|pazartesi|hafta sonu|завтра|послезавтра|в пятницу|в понедельник|до пятницы|выходны*
明日*|あした*|明後日*|来週*|今週*|週末*|金曜*|月曜*|明天*|后天*|下周*|下週*|这周*|本周*|周五*|周一*|週五*|내일*|모레*|다음 주*|이번 주*|주말*|금요일*|월요일*|غدا*|غداً|بكرة|بكره|الأسبوع القادم|الأسبوع الجاي|نهاية الأسبوع|कल|परसों|अगले हफ्ते|अगले हफ़्ते|इस हफ्ते|शुक्रवार|सोमवार";

/// Feasts, seasons, meetings and other dates that everybody can look up.
const EVENTS: &str = "christmas|xmas|new year s eve|new year s|new years|easter|thanksgiving|halloween|midterms|next meeting|upcoming meeting|next fomc|next earnings|next results|earnings season|expire|expires|expiry|expiration|matures|maturity date|end of summer|by summer|by spring|by autumn|this winter|next winter|year s end|year end|end of next year|within the year|in a year|a year from now|a year or so|within a year|for a year|over a year|next halving|coming quarter|coming months|coming weeks|this quarter|next quarter|before the election*
weihnachten|ostern|silvester|nächste sitzung|nächsten sitzung|nächsten zahlen|nächste quartalszahlen|verfall|ende des jahres|ende nächsten jahres|ende dieses jahres|in einem jahr|binnen eines jahres|übers jahr|nächstes quartal|nächsten quartal|bis zum sommer|bis zum herbst|bis zum frühjahr|kommenden wochen
noël|pâques|la saint sylvestre|prochaine réunion|prochains résultats|échéance|d ici un an|dans un an|sur un an|prochain trimestre|d ici l été|à la rentrée|fin de l an prochain|l an prochain|prochaines semaines
navidad|nochevieja|semana santa|reyes|próxima reunión|próximos resultados|vencimiento|en un año|a un año|dentro de un año|próximo trimestre|año que viene|año próximo|próximas semanas|de aquí a fin de año|mundial
natale|pasqua|capodanno|prossima riunione|prossimi conti|scadenza|tra un anno|fra un anno|entro un anno|prossimo trimestre|anno prossimo|prossime settimane|ferragosto
natal|páscoa|réveillon|próxima reunião|próximos resultados|vencimento|em um ano|num ano|dentro de um ano|daqui a um ano|próximo trimestre|ano que vem|ano próximo|próximas semanas
kerst|kerstmis|pasen|oudjaar|volgende vergadering|komende vergadering|volgende cijfers|komende cijfers|over een jaar|binnen een jaar|volgend kwartaal|komend kwartaal|komend jaar|komende weken|aflopen|expireren
świąt|święta|wielkanoc*|sylwest*|następnym posiedzeni*|najbliższym posiedzeni*|kolejnym posiedzeni*|za rok|w ciągu roku|na rok|przez rok|najbliższy rok|najbliższego roku|następny kwartał|przyszły rok|najbliższych tygodni
bayram*|yılbaşı*|sonraki toplantı*|gelecek toplantı*|bir sonraki toplantı*|ppk toplantı*|toplantıda|toplantısında|vade sonu*|bir yıl içinde|bir yıllığına|gelecek çeyrek|önümüzdeki çeyrek|gelecek sene|seneye|önümüzdeki yıl|önümüzdeki haftalarda
нового года|новому году|новым годом|к пасхе|рождеств*|ближайшем заседании|следующем заседании|ближайшее заседание|экспираци*|через год|за год|на год|в течение года|следующем квартале|ближайший год|ближайшие месяцы|ближайшие недели|будущем году
クリスマス*|正月*|年明け*|お盆*|次の会合*|次回会合*|次回の会合*|次の決算*|満期*|1年後*|一年後*|来年度*|今年度*|来期*|今期末*|年度末*|夏休み明け*|ボーナス時期*
春节*|过年*|国庆*|中秋*|元旦*|下次会议*|下次议息*|到期*|一年后*|一年內*|一年内*|下个季度*|下季度*|明年*|开春*|年中*
설날*|설까지*|추석*|다음 회의*|다음 금통위*|만기까지*|1년 뒤*|1년 후*|일년 뒤*|내년*|다음 분기*|이번 분기*|상반기*|하반기*
رمضان|العيد|رأس السنة|الاجتماع القادم|الاجتماع المقبل|اجتماعه القادم|الربع القادم|الربع المقبل|بعد سنة|خلال سنة|السنة الجاية|السنة القادمة|العام المقبل|الشهر القادم|الشهر الجاي|الأشهر القادمة|آخر السنة|نهاية هذا العام
दिवाली*|होली|ईद|अगली बैठक|अगली तिमाही|एक साल में|सालभर|साल भर में|अगले बरस|आने वाले महीने*|आने वाले हफ्त*";
