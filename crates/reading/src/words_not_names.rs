//! Names used as common words, by the words they stand with. `*` stands for any ending.

use super::lexicon::Signal;

/// What each phrase says.
pub const TABLES: &[(Signal, &str)] = &[(Signal::NotAName, PHRASES)];

const PHRASES: &str = "apple pie*|apple juice|apple tree*|apple picking|apple cider|apple orchard*|apple sauce|big apple|apple harvest*|apple crumble|apple id|apple grower*|adam s apple
amazon rainforest|amazon river|amazon jungle|amazon basin|amazon forest|the amazon in brazil|amazon tribe*|prime video
delta hedg*|delta neutral|the delta of|option delta|delta variant|delta of an option|delta wave|river delta|nile delta|delta and gamma|delta or gamma|mekong delta
visa rules|visa application*|visa requirement*|visa free|a visa|my visa|tourist visa|work visa|student visa|golden visa|visa for|visa on arrival|visa waiver|visa run|travel visa|schengen visa|digital nomad visa|visa office|visa extension
target price*|price target|target date|target allocation|target return|target rate|target audience|inflation target|on target|my target|target of|target for|a target|moving target|target retirement|target range
gap up|gap down|gap year|gap risk|a gap|the gap|gap in|gap between|wage gap|gender gap|fills the gap|gap filling|gap fill
shell script*|shell company|shell companies|shell corporation*|a shell|sea shell*|egg shell*|shell game|in a nutshell|bash shell|shell command*
ford a river|fording|ford the river|used ford|old ford|my ford
best buy for|the best buy|a best buy|best buys
first solar panel*|our first solar panels|oracle of omaha|oracle of delphi|the oracle|price oracle*|blockchain oracle*
domino effect|dominoes|block trade*|block trading|block order*|building block*|the block|block of|road block
morgan freeman|captain morgan|piers morgan|alex morgan|johnson s baby|boris johnson|magic johnson|lyndon johnson
a shares|a share|b shares|h shares|class a|class b|series a|series b|series c|grade a|plan b|vitamin c|vitamin d|type a|hepatitis b|s corp|c corp|c suite|j curve|v shaped|l shaped|k shaped|u shaped|x axis|y axis|z score|r squared|t bill*|t bond*|t note*|e commerce|i bond*|i bonds|ee bond*|d day|g7|g20|x factor|t test|o level*|t shirt*|b2b|f1|c word
s p cut*|s p downgrad*|s p upgrad*|s p rating*|s p rates|s p rated|s p affirm*|s p lower*|s p rais*|rating by s p|rated by s p|s p analyst*|moody s and s p|s p and moody s|fitch and s p|s p and fitch|s p says|s p said|s p warn*
meta analysis|meta analyses|meta description|meta tag*|meta level|so meta|meta data|la meta|una meta|mi meta|minha meta|meta de|nossa meta|como meta|di meta
alphabet soup|the alphabet|english alphabet|arabic alphabet|cyrillic alphabet
orange juice|jus d orange*|orange county|orange tree*|an orange|blood orange|orange is the|zumo de naranja
general mills on|general election*|general market|united states|united nations|united kingdom|manchester united|leeds united|united front|man united|united arab
total return*|total cost*|total amount|total market|total value|total stock|total newcomer|total bond|in total|a total|total loss|total expense*|total debt|total assets|total portfolio|total of|coste total|costo total|custo total|coût total|total invertido|montant total|total newbie|total beginner|total number|total wealth|total savings|total income|total risk|total fees|sum total|total eclipse|total us|total international
marathon runner*|a marathon|the marathon|running a marathon|marathon training|half marathon|london marathon|boston marathon|marathon not a sprint|marathon and not|berlin marathon
southwest of|the southwest|southwest china|american southwest|constellation of|star constellation*|universal basic|universal credit|universal health*|universal life|universal suffrage|a prudential|prudential regulation|prudential policy|prudential rule*|prudential supervis*|reliance on|self reliance|heavy reliance
caterpillar tree|a caterpillar|caterpillars|snowflake method|a snowflake|snowflakes|uber expensive|uber rich|uber bull*|uber bear*|uber eats order|an uber|progressive tax*|progressive income|progressive polic*|a progressive|progressives
match point|a match|square root*|square foot*|square feet|square meter*|square metre*|town square|to square|discover how|discover what|discover a|chase yield|chase returns|chasing|to chase|chase the|paper chase|citizens of|citizens in|senior citizens|us citizens|key rate*|key interest|key question*|key figure*|key risk*|the key|a key|key to|private key|key driver*|key takeaway*
crown jewel*|sharp drop|sharp fall|sharp rise|sharp decline|sharp increase|sharp correction|sharp sell off|sharp rally|a sharp|canon law|sprint to|ally of|an ally|allies|allegro con|carnival in|rio carnival|the carnival|paramount importance|is paramount|a paramount
nike of samothrace|apollo program|apollo mission*|apollo 11|apollo 13|hermes the god|god hermes|titan moon|titan submarine
echter bayer|ein bayer|als bayer|bin bayer|bayer bin|die bayern|jeder bayer|fc bayern|deutsche wirtschaft|deutsche bundesbank|deutsche bahn|deutsche regierung|deutsche staatsanleihe*|deutsche bundesanleihe*|deutsche aktien*|deutsche banken|deutsche autobauer|deutsche unternehmen|deutsche industrie|deutsche inflation|deutsche immobilie*|deutsche exporte|deutsche post bank|eine deutsche|der deutsche|die deutsche wirtschaft|für deutsche|das deutsche|deutsche anleger*|deutsche sparer*|deutsche nebenwerte|deutsche autoaktien
garanti getiri|garanti kazanc|garanti gelir|garanti belgesi|garanti suresi|garanti kapsami*|garanti eder*|garanti mi|garanti olarak|garanti para|garanti kar|sabanci universite*|koc universite*|is bankasi muze*
ferrari museum|museo ferrari|ferrari world|formula 1|scuderia ferrari
小米粥*|小米饭*|小米辣*|苹果汁*|苹果树*|苹果派*|苹果醋*|吃苹果*|苹果手机*|苹果电脑*|楽天的*|楽天家*|楽天主義*|アップルパイ*|りんご*|亚马逊雨林*|亚马逊河*|亚马逊森林*|平安夜*|平安健康*|一路平安*|平平安安*|美的是*|完美的*|优美的*|最美的*|美的人*|美的地方*|美的生活*|中信息*|集中信*|其中信*|联想到*|联想起*|手中信*|文中信*|百度一下*|百度搜索*|宁德市*|大众点评*|阿里山*|阿里地区*|网易云*|三井寺*|住友町*|イオン化*|イオン結合*|陰イオン*|陽イオン*|三星堆*|甲骨文字*|기아 문제*|기아에*|기아와 빈곤*|기아 상태*|식량 기아*|난민 기아*|삼성동*|현대인*|현대적*|현대 사회*|현대사*|현대미술*|현대 음악*|현대 미술*|사과*|신세계 교향곡*|오리온자리*|한화로*|원화로*|하이브리드*|신한은 행*|국민은행 비밀번호*|아마존강*|아마존 열대*|아마존 밀림*
غابات الأمازون|نهر الأمازون|معادن ثمينة|المعادن الثمينة|المعادن النفيسة|النادي الأهلي|مباراة الأهلي|الأهلي والزمالك|الأهلي المصري|البحري الأبيض|سوق معادن|أسعار معادن|الدار البيضاء|कोल माइन|अमेज़न जंगल*|अमेज़न वर्षावन*|टाइटन पनडुब्बी|амазонка|амазонки|магнит на холодильник*|магнита на|сильный магнит|полюс северный|северный полюс*|южный полюс*|самолет из|система налог*|лента новостей|озоновый*|яблоко|позитив*
olive oil|cooking oil|essential oil*|engine oil|gearbox oil|motor oil|coconut oil|palm oil soap|fish oil|hair oil|massage oil|oil change|oil painting*|gold medal*|gold rush|gold standard of|golden|gold digger|heart of gold|gold fish|silver medal*|silver lining|silver bullet|silverware|copper wire|copper pipe*|gold teeth|olio d oliva|olio di oliva|aceite de oliva|huile d olive|azeite|olivenöl
vale a pena|vale la pena|vale mais|vale pena|vale muito|vale oro|não vale|vale lembrar|vale comprar|vale investir|vale o|vale a|target is to|is my target|shell beach|had a coke|a coke|can of coke|diet coke|coke and|meinen weg|den weg|der weg|dem weg|weg zu|auf dem weg|im weg|kraft treibt|die kraft|welche kraft|der kraft|mit kraft|in kraft|магнит для|магниты|полюс холода|полюса|озон и|озона в|озоновый слой|meta de inflación|meta de inflação|meta de|a meta|la meta|una meta|meta es|meta é
allianz der|allianz aus|allianz zwischen|neue allianz|allianz gegen|en santander|ciudad de santander|vivo en santander|amazon region|natura morta|美的东西*|美的事物*|현대 경제*|현대 기술*|현대 의학*|현대 예술*";
