//! The vocabulary of investing and the economy. `*` stands for any ending; case and accents do not matter.

use super::lexicon::Signal;

/// What each word or phrase says.
pub const TABLES: &[(Signal, &str)] = &[
    (Signal::Invest, INVEST),
    (Signal::Finance, FINANCE),
    (Signal::Money, MONEY),
    (Signal::Economy, ECONOMY),
    (Signal::Market, MARKET),
    (Signal::Topic, TOPIC),
    (Signal::Portfolio, PORTFOLIO),
    (Signal::Compare, COMPARE),
];

/// To invest: about securities only where nothing else is.
const INVEST: &str = "invest*|invisto|invista|inversi*|invert*|inviert*|investiment*|investimento*|invista|invisto|invester*|inwest*|zainwest*|yatırım*|đầu tư*|dau tu|инвест*|вклад*|вложи*|вложен*|投資*|投资*|투자*|استثمار*|استثمر*|أستثمر*|الاستثمار*|للاستثمار|निवेश*|इन्वेस्ट*|invst|invesment*|investement*";

const FINANCE: &str = "compound interest|forex|reinvest*|shareholder*|dividend*|valuation|valuations|undervalued|overvalued|price target|market cap*|p e ratio
earnings per share|balance sheet|free cash flow|ipo|hedge fund*|mutual fund*|index fund*|asset allocation|asset class*|diversif*|rebalanc*
short selling|short interest|options trading|call option*|put option*|futures contract*|margin call|volatility|drawdown|alpha|beta|sharpe ratio
trading|trader*|broker*|securities|ticker|bull market|bear market|market crash|correction|yield curve|expense ratio|401k|roth ira|pension fund*|wealth management
buy the dip|dollar cost averag*|analyst rating*|quarterly results|earnings call|earnings report|earnings
anleg*|anlage*|geldanlage*|wertpapier*|rendite*|kurs|kurse|kursziel|depot|sparplan|altersvorsorge|vermögensaufbau|bewertung|börsen*|dividende*|zinseszins|fondssparplan|aktionär*
placement*|placer|épargn*|rendement*|boursier*|dividende|cours de bourse|assurance vie|actionnaire*|valorisation
rentabilidad*|ahorr*|accionista*|cotiza*|cartera*|valoraci*|bursátil
rendiment*|risparmi*|azionist*|quotazion*|valutazion*
rentabilidade|renda fixa|renda variável|poupança|cotação|acionista*
belegg*|beleg|rendement|aandeelhouder*|waardering|koers|koersen|sparen voor
avkastning|aktieägare|värdering|sparande|utdelning*
temettü|getiri|borsada
cổ tức|lợi nhuận đầu tư
дивиденд*|доходност*|котировк*|портфел*
株価*|配当*|資産運用*|运用|利回り*|証券*|证券*|股息*|分红*|估值*|理财*|持仓*|收益率*|回报率*|新nisa|nisa|積立*|銘柄*
배당*|주가*|수익률*|증권*|자산*|매수해도|매도해야
عوائد|توزيعات|محفظة*
लाभांश*|रिटर्न*|पोर्टफोलियो*
startup equity|start up equity|raising money|equity stake|venture capital|crowdfunding|private company|go public|goes public|going public|payout ratio|payout|buyback*|bought back|this multiple|premium multiple|earnings multiple|multiples|per share|p e|price to earnings|book value|return on capital|return on equity|fundamentals|bull case|bear case|bullish|bearish|stock split|share buyback*|market maker*|short squeeze|day trading|day trad*|swing trad*|puts|put option*|retirement account*|brokerage|ira|isa|sipp|dca|income investing|dividend yield*|recession proof|capital gains|capital gain|gain on|target date fund*|target date|robo advisor*|savings plan|inflation linked|inflation protected|t bills|t bill|treasury bill*|notice account|term deposit*|fixed deposit*|savings account*|certificate of deposit|money market|yielding|indices|flip for
kursgewinn*|kursrutsch|kurssturz|depots|sparpläne|tagesgeldkonto|kapitalmarkt*|aktienquote|wertanlage|dividendenzahler|ausschütt*|thesaurier*|laufende erträge|schnäppchen|kapitalerträge|abgeltungsteuer|abgeltungssteuer|vorabpauschale|geldanlage|verzins*|festverzinslich*|emittent*|kupon|kgv
livret a|assurance vie|rempli d etf|unités de compte|foncière*|cotée*|cotées|coté|cotés|rentabilité|plus value*|dividendes|épargne|portefeuille boursier|obligataire*|capitalisation|titre|titres|valeur défensive|valeurs défensives|cours de l action
dividendo*|plusvalía*|bolsista*|depósito*|fondo indexado|fondos indexados|fondo de inversión|fondos de inversión|renta fija|renta variable|rentas|rentabiliza*|letras del tesoro|broker|títulos
rendita|cedol*|dividend*|plusvalenz*|conto deposito|buoni fruttiferi|titolo|titoli|fondo pensione|capital gain|ripresa
dividendos|rendimento*|tesouro selic|tesouro ipca|tesouro|cdb|lci|lca|fii|fiis|fundos imobiliários|valorização|perfil arrojado|perfil conservador|perfil moderado|certificados de aforro|ppr|corretora*|bolsa|b3
dividend*|koerswinst|rendementen|beleggingsrekening|indexfonds*|indexbeleggen|spaarrekening|pensioenpot|uitkeren|keert uit
dywidend*|giełd*|akcj*|obligacj*|kurs|notowan*|spółk*|spółek|lokat*|fundusz*|ike|ikze|zysk*|stopa zwrotu|makler*|portfel*|rentown*|wycen*|oszczędn*|stopy procentow*|inflacj*|bank centralny
temettü*|hisse*|borsa*|getiri*|portföy*|mevduat*|faiz*|fon|fonu|fonda|fonunda|fonlar*|tahvil*|kâr payı|kar payı|halka arz|birikim*|bilanço*|borsaya
акци*|дивиденд*|облигац*|бирж*|котиров*|доходн*|портфел*|депозит*|накоплен*|брокер*|иис|фондов*|офз|купон*|эмитент*|прибыльност*|индекс*|капитализаци*
株*|配当*|投信*|積立*|積み立て*|銘柄*|株価*|債券*|利回り*|新nisa|nisa|ideco|つみたて*|資産運用*|老後資金*|含み益*|含み損*|空売り*|信用取引*|決算*|上場*|出来高*|指数*|高配当*
股*|基金*|债*|理财*|定投*|分红*|股息*|估值*|市盈率*|涨*|跌*|持仓*|仓位*|抄底*|收益*|回报*|存款*|资产*|配置*|大盘*|板块*|指数*|上市*|财报*|炒股*|a股|港股|美股
주식*|주가*|배당*|펀드*|채권*|증시*|수익*|적금*|예금*|연금*|재테크*|자산*|종목*|코스피*|코스닥*|시세 차익*|상장*|실적*|공매도*|업종*
سهم|أسهم|الأسهم|سهماً|سهما|للأسهم|بالأسهم|سندات|صكوك|صندوق مؤشر|صناديق|محفظة*|محفظتي|توزيعات*|أرباح*|البورصة|بورصة|تداول|عائد*|ودائع|وديعة|ادخار*|لادخار|التقييم|المحفظة|رأس المال
शेयर*|म्यूचुअल*|एसआईपी|एफडी|बॉन्ड*|डिविडेंड|लाभांश*|पोर्टफोलियो*|सेंसेक्स|निफ्टी|इंडेक्स*|फंड*|डीमैट|आईपीओ|मुनाफा|सेक्टर*|sip|demat|mutual fund*
short selling|short sale*|short seller*|margin trading|leverage|leveraged|stock exchange|order book|market order*|limit order*|bid ask|index fund|passive investing|active management|fund manager*|rating agenc*|credit rating*|convertible*|preferred shares|stock options|warrants|certificates|swap|swaps|credit default|take profits|tripled|rallied|rally|sell off|selloff|all time high|52 week|valued|priced in|fair value|moat|free float|insider buying|share price|profit warning|guidance|cash flow|operating margin|gross margin|advertising revenue|nisa|401 k|pension plan|pension fund
leerverkauf*|leerverkäufe*|hebel|hebelprodukt*|optionsschein*|derivat*|anleihen|dividenden*|rating*|kapitalerhöhung|börsengang|aktienrückkauf*|gewinnwarnung|fondsmanager*|vente à découvert|effet de levier|introduction en bourse|agence de notation|dividendes|produits dérivés|warrants|rachat d actions|venta en corto|apalanca*|salida a bolsa|agencia de calificación|dividendos|derivados|recompra de acciones|vendita allo scoperto|leva finanziaria|quotazione in borsa|agenzia di rating|dividendi|derivati|riacquisto|venda a descoberto|alavancagem|abertura de capital|agência de classificação|proventos|jcp|short gaan|hefboom*|beursgang|kredietbeoordelaar*|dividenden|derivaten|inkoop eigen aandelen|krótka sprzedaż|dźwigni*|debiut giełdowy|agencj* ratingow*|dywidendy|instrumenty pochodne|skup akcji|açığa satış|kaldıraç|halka arz|kredi derecelendirme|temettüler|türev*|geri alım|короткие продажи|шорт*|плечо|маржинальн*|ipo|рейтингов* агентств*|дивиденды|дивидендов|деривативы|обратный выкуп|空売り|レバレッジ*|信用取引|新規公開*|格付け*|配当金*|デリバティブ*|自社株買い*|融资融券*|做空*|杠杆*|新股*|评级*|分红|衍生品*|回购*|可转债*|打新*|공매도|레버리지*|공모주*|신용등급*|배당금*|파생상품*|자사주*|البيع على المكشوف|الرافعة المالية|طرح عام|اكتتاب*|تصنيف ائتماني|الصكوك|صكوك|المشتقات|शॉर्ट सेलिंग|लीवरेज|रेटिंग|डेरिवेटिव*|बायबैक|ऑप्शन*|फ्यूचर*
wants me to put|offered me a stake|offered me shares|join his business|business partner|his business|her business|franchise|stop loss*|order type*|etf|etfs|fixed income|bond fund*|stocks bonds|what mix|missing out|saved up|smart move|free cash|idle cash|fonds|geldmarktfonds|wolnych środków|fermi sul conto|parados|parado|闲钱*|여윳돈*|余裕資金*|يون|सेविंग*
sell everything|sell it all|sell off everything|go to cash|stay invested|wait for a crash|time the market|market timing|alles verkaufen|tout vendre|vender todo|vendere tutto|vender tudo|alles verkopen|sprzedać wszystko|hepsini satıp|продать всё|продать все|全部売*|全部卖*|다 팔고*|أبيع كل|सब बेच*|burning a hole|my pocket
capital loss*|capital gains|pre ipo|commercial property|parking money|park money|commodity prices|margin|margin trading|marginal*|leveraged trading|trading|shares outstanding|outstanding shares|market share|kaldıraç*|kaldıraçlı|işlem|маржинальн*|торговл*|мarginal|मार्जिन*|ट्रेडिंग*|신용거래*|미수*|融资*|保证金*|信用取引*|margine|a margine|hefboomproduct*|hebelprodukte|effet de levier|apalancamiento|alavancad*|dźwigni*|التداول*|بالهامش|gud stonk|stonk|scalping|quantum stock*|savings account|checking account|tesouro*|euríbor|euribor|vix|estate|inherited shares|bütün param|tüm param|全財産*|全部身家*|전 재산*|كل أموالي|सारा पैसा|все деньги|wszystko mam|all my money|my whole portfolio|everything in
come into some money|come into money|coming into money|value investing|growth investing|momentum|factor investing|small cap value|index fund track|track its index|beat the market|structured notes|capital protection|a cd|bond market|profit margin|national debt|inflation rate
insider trading|falling knife|overheated|cash pile|largest customers|dangers|halve|suppliers|big customers|competition|competitors|bolsa|cayó la bolsa|credit suisse|wirecard|enron|parmalat|lehman|evergrande|bear stearns|ftx|mt gox|banco popular|getin bank|la bolsa
hedging|hedged|hedge fuel|hedge currency|absicherung|couverture de change|cobertura|copertura|afdekken
left me|someone left me|picking stocks|stock picking|regular payouts|quick trade|buy in to|shares in his|shares in her|certificate";

const MONEY: &str = "price|prices|pricing|money|cost|costs|return|returns|growth|company|companies|firm|value|risk|risks|revenue*|profit*|margin*|debt|savings|save|wealth
forecast*|outlook|bank|business model|competitor*|competitive|tariff*|asset|assets|fund|interest|loan|moat|sector|industry|yield|yields|buy|sell|cheap|expensive|bubble
preis*|geld|gewinn*|umsatz|risiko|unternehmen|firma|wert|wachstum|prognose|schulden|sparen|kaufen|verkaufen|lohnt|blase|teuer|günstig
prix|argent|bénéfice*|chiffre d affaires|risque*|entreprise*|société|croissance|prévision*|dette*|acheter|vendre|bulle
precio*|dinero|beneficio*|ingresos|riesgo*|empresa*|crecimiento|previsi*|deuda*|comprar|vender|burbuja
prezz*|soldi|denaro|utile|utili|ricavi|rischi*|azienda|aziende|crescita|prevision*|debito|comprare|vendere|bolla|conviene
preço*|dinheiro|lucro*|receita líquida|risco*|empresa|crescimento|previs*|dívida|vale a pena|bolha
prijs*|winst*|omzet|risico*|bedrijf|groei|verwachting*|schuld*|kopen|verkopen|zeepbel
pris|priser|pengar|vinst*|risk|bolag|företag|tillväxt|köpa|sälja
fiyat*|para|kâr|şirket*|büyüme|almalı*|satmalı*
giá|tiền|lợi nhuận|công ty|tăng trưởng|mua|bán
цена|цены|деньги|прибыл*|риск*|компани*|рост|купить|продать|стоит ли
価格|値段|お金|利益|売上|リスク|企業|会社|成長|買い*|売り*|見通し|将来性|价格|钱|利润|营收|风险|公司|增长|前景|值得|买|卖
가격|돈|이익|매출|위험|기업|회사|성장|전망|사도|팔아
سعر|أسعار|مال|أرباح|مخاطر|شركة|نمو|शेयर|कीमत|पैसा|लाभ|जोखिम|कंपनी|खरीद*
cena|ceny|pieniądz*|zysk|strat*|firma|firmy|wzrost|drogo|tanio|kupić|sprzedać|hazaar|lakh|crore|rupees|paisa|paise|रुपये|रुपए|हज़ार|लाख|करोड़|पैसे|ريال|درهم|دولار|مبلغ|أموالي|المال|万円|円|贷款利率|万块|万元|存款|만원|만 원|월급|лир|рублей|рубля|руб|złotych|zł|tl|lira|euros|euro|dollars|pounds|reais|francs
inherit*|inheritance|windfall|bonus|spare cash|nest egg|pounds|pound|grand|bucks|quid|usd|eur|gbp|chf|20k|10k|5k|100k|50k|where to put|where do i put|where should i put|where to park|park my|park some|safe place for my money|put it|my money|suggestions
wohin mit|geerbt|erbschaft|erspartes|ersparnisse|franken|tausend euro|où mettre|où placer|que faire de|héritage|hérité|économies|francs suisses|dónde pongo|dónde meto|qué hago con|heredado|herencia|ahorros|pesos|miles de euros|dove metto|dove mettere|cosa faccio con|ereditato|eredità|mila euro|franchi|onde coloco|onde ponho|onde boto|o que fazer com|herdei|herança|mil reais|mil euros|waar zet ik|waar kan ik|neerzetten|waar laat ik|geërfd|erfenis|duizend euro|gdzie ulokować|gdzie włożyć|co zrobić z|odziedziczył*|spadek|tysięcy złotych|tysiące złotych|tys zł|nereye yatır*|nereye koy*|ne yapmalı*|miras|bin lira|bin tl|yatırmalı*|yatırayım|değerlendir*|куда деть|куда положить|куда пристроить|что делать с|наследств*|тысяч рублей|миллион рублей|тыс руб|どこに預け*|どこに置*|どう使*|相続*|ボーナス*|貯金*|万円を*|何に使え*|放哪*|存哪*|怎么打理*|继承*|遗产*|年终奖*|万块钱*|어디에 넣*|어디에 두*|어떻게 굴리*|상속*|퇴직금*|보너스*|목돈*|أين أضع|ماذا أفعل ب*|ورثت|ميراث|مدخراتي|ألف ريال|ألف درهم|कहाँ लगाऊँ|कहां लगाऊं|कहाँ रखूँ|विरासत|बचत|बोनस|हजार रुपये|लाख रुपये
saved|my savings|geld|tys zł|zł|tys|liram|lira var|тысяч|тыс|млн|万あ*|円ある*|万闲钱*|만 원*|آلاف|ألفا|लाख|हज़ार|हजार|over wat|bit of money";

const ECONOMY: &str = "economy|economies|economic growth|economic outlook|inflation|deflation|stagflation|recession*|gdp|interest rate*|rate cut*|rate hike*|central bank*|federal reserve|the fed|ecb|boj|bank of england
monetary policy|fiscal policy|unemployment|yield curve|treasury yield*|exchange rate*|trade war|trade deficit|national debt|budget deficit|soft landing|cpi|money supply|quantitative easing|macro|us dollar|the dollar|the euro|the yen|the pound|the yuan|der euro|l euro|el euro|currency|currencies|tariffs|house prices|housing market
konjunktur*|wirtschaft|wirtschafts*|rezession*|leitzins*|zinsen|zinssenkung*|zinserhöhung*|zinswende|ezb|notenbank*|zentralbank*|arbeitslosigkeit|bip|wechselkurs*|staatsschulden|immobilienpreise|geldpolitik|teuerung
économie|économique*|récession*|taux d intérêt|taux directeur*|banque centrale|bce|chômage|pib|taux de change|politique monétaire|prix de l immobilier
economía|inflación|recesión|tipos de interés|tasas de interés|tasa de interés|banco central|desempleo|tipo de cambio|política monetaria|precio de la vivienda
economia|inflazione|recessione|tassi di interesse|tassi d interesse|tassi|banca centrale|disoccupazione|tasso di cambio|politica monetaria
inflação|recessão|taxa de juros|taxas de juros|juros|selic|desemprego|câmbio|política monetária
economie|inflatie|recessie|rente|rentestand|rentes|centrale bank|werkloosheid|wisselkoers|huizenprijzen
ekonomi|ekonomin|inflationen|lågkonjunktur|ränta|räntan|räntor|riksbanken|arbetslöshet|bostadspriser
ekonomi*|enflasyon*|faiz*|merkez bankası|işsizlik|döviz*|dolar kuru
kinh tế|lạm phát|lãi suất|suy thoái|tỷ giá|ngân hàng nhà nước
экономик*|инфляци*|рецесси*|ставк*|центробанк*|безработиц*|ввп|курс рубля|курс доллара
経済*|景気*|インフレ*|デフレ*|金利*|利上げ*|利下げ*|日銀*|失業率*|円安*|円高*|為替*|金融政策*|经济*|通胀*|通货膨胀*|衰退*|利率*|加息*|降息*|央行*|美联储*|失业率*|汇率*|货币政策*|房价*
경제*|인플레이션*|금리*|경기침체*|한국은행*|연준*|환율*|실업률*|집값*
اقتصاد*|التضخم|تضخم|الفائدة|ركود|البنك المركزي|سعر الصرف
अर्थव्यवस्था|महंगाई|मुद्रास्फीति|ब्याज दर*|मंदी|रिज़र्व बैंक
labour market|labor market|job market|jobs report|wages|government debt|public debt|crowd out|debt crisis|euro crisis|financial crisis|banking crisis|credit crunch|dot com crash|great depression|balance of trade|current account|export ban|exports|imports|sanctions|opec|supply chain*|consumer spending|consumer confidence|bond yield*|fed cut*|fed rate*|fed hike*|fed raise*|fed has|ecb rate|rate decision|austerity|bank rate|mortgage rate*|export*|oil price*
arbeitsmarkt|wirtschaftskrise|finanzkrise|eurokrise|schuldenkrise|staatsverschuldung|inflationsrate|preissteigerung|löhne|exporte|geldmenge|ölpreis|die fed
crise|croissance économique|taux d intérêt|les taux|ses taux|des taux|dette publique|inflation|marché du travail|balance commerciale|pouvoir d achat|récession|la fed|déficit
crisis|paro|tipos de interés|deuda pública|mercado laboral|ipc|euríbor|déficit|peso mexicano|bce|la fed|precio del petróleo
crisi|debito pubblico|pil|disoccupazione|lo spread|spread btp|mercato del lavoro|bce|la fed|euribor|deficit|prezzi al consumo
crise|dívida pública|pib|ipca|euribor|mercado de trabalho|copom|bce|o fed|déficit|banco central
eurocrisis|crisis|staatsschuld|rentes|huizenmarkt|arbeidsmarkt|ecb|de fed|koopkracht|bbp
gospodark*|inflacj*|stopy procentow*|stóp procentow*|stopa bezrobocia|bezroboci*|recesj*|kryzys*|pkb|dług publiczny|deficyt*|nbp|rada polityki pieniężnej|kurs złotego|rynek pracy|ceny mieszkań
kriz*|krizi|işsizlik*|enflasyon*|faizi|faizler*|merkez bankası*|resesyon|büyüme|cari açık|kur|dolar|tcmb|ihracat|asgari ücret
кризис*|инфляц*|ключев* ставк*|ключевая ставка|безработиц*|госдолг*|дефицит*|цб|центробанк*|рынок труда|цены на нефть|цены на жиль*|рубл*
物価*|賃金*|景況*|雇用*|失業*|財政*|国債残高*|リーマンショック*|バブル崩壊*|金融危機*|gdp|輸出*|貿易*|日本銀行*|frb*|fomc*|円相場*|ドル円*|原油価格*
出口*|进口*|失业*|就业*|物价*|cpi|gdp|金融危机*|债务*|财政*|房地产市场*|人民币*|通缩*|贸易*|楼市*|消费*|存款准备金*|国债收益率*
가계부채*|물가*|실업*|고용*|금융위기*|외환위기*|수출*|무역*|기준금리*|연준*|국가부채*|재정*|침체*|유가*
أسعار الفائدة|الفائدة|البطالة|التضخم*|أزمة*|الأزمة|الدين العام|الناتج المحلي|جائحة*|النمو|الاقتصاد|اقتصاد*|سوق العمل|أسعار النفط|الفيدرالي|البنك المركزي
महँगाई*|महंगाई*|बेरोज़गारी|बेरोजगारी|जीडीपी|आर्थिक*|मंदी|संकट|आरबीआई|रेपो रेट|ब्याज दर*|घाटा|रुपया
yen|yuan|renminbi|dollar|sterling|swiss franc|rupee|lira|peso|ruble|rouble|eur usd|crash|crashed|1987 crash|market crash|stock market crash|silicon valley bank|lehman*|bank run*|bankrupt*|sovereign default|devalu*|reserve currency|money printing|yield curve|bubble burst|black monday|great recession|housing bubble|quantitative tightening|rate cycle
yen|dollar|franken|pfund|abgewertet|abwertung|leitzinsen|krach|bankenkrise|immobilienblase|der dollar|konkurs|pleite*|staatsbankrott|goldpreis*|le dollar|le yen|l euro|krach boursier|faillite*|dévalu*|crise bancaire|cours de l or|prix de l or|prix du pétrole|el dólar|el yen|el peso|dólar|quiebra*|devalu*|crac|crisis bancaria|precio del oro|il dollaro|lo yen|dollaro|fallimento|svalutaz*|crollo|prezzo dell oro|o dólar|o real|real desvaloriz*|dólar|iene|falência|desvaloriz*|crash|preço do ouro|de dollar|de yen|faillissement|devaluatie|beurskrach|goudprijs|de euro|dolar|jen|złoty|złotego|złotówk*|euro|bankructw*|dewaluac*|osłab*|krach|cena złota|cena ropy|lira|liranın|euro|yen|iflas*|devalüasyon|değer kayb*|altın fiyatı|petrol fiyatı|доллар*|евро|юан*|рубль|рубля|лир*|банкротств*|дефолт*|девальвац*|обвал*|крах*|цена золота|цены на золото|курс валют*
円安*|円高*|ユーロ*|ドル*|暴落*|破綻*|倒産*|バブル*|ショック*|通貨*|金価格*|原油*|美元*|日元*|欧元*|卢布*|汇率*|股灾*|暴跌*|破产*|泡沫*|金价*|油价*|人民币*|달러*|엔화*|유로*|위안*|폭락*|파산*|버블*|환율*|금값*|유가*|الدولار|اليورو|الين|الجنيه|الليرة|انهيار*|انهارت|إفلاس*|فقاعة|أسعار الذهب|سعر الذهب|سعر النفط|डॉलर|यूरो|येन|रुपया|रुपये का|गिरावट|दिवालिया*|सोने की कीमत|तेल की कीमत*
fed funds|funds rate|unemployed|jobless|arbeitslose*|chômeur*|parados|desempleados|disoccupat*|desempregad*|werkloz*|bezrobotn*|işsiz*|безработн*|失業者*|失业人*|실업자*|عاطل*|बेरोज़गार*|बेरोजगार*|estado español|el estado debe|debe el estado|lo stato|staatsschulden|dette de l état|政策金利*|基准利率*|repo rate|रेपो*|eurokrise|asian financial crisis|dot com|flash crash|fiscal cliff|stimulus|helicopter money
rates rise|rates fall|rising rates|falling rates|rates go up|higher rates|lower rates|risk premium|prima de riesgo|prime de risque|premio al rischio|prêmio de risco|risicopremie|premia za ryzyko|risk primi|премия за риск|リスクプレミアム*|风险溢价*|위험 프리미엄*|علاوة المخاطر|जोखिम प्रीमियम|wirtschaftslage|bear market|bull market
consumer|consumers|american consumer|national debt|budget deficits|mortgage rates
pfunds|pfund|pound sterling|industrie|industrial production|industry output|deutsche industrie|brexit|gold reserves|goldreserven|réserves d or|reservas de oro|riserve auree|reservas de ouro|goudreserves|rezerwy złota|altın rezerv*|золот* резерв*|外貨準備*|黄金储备*|금 보유*|trade balance|factory orders|manufacturing";

const MARKET: &str = "stock|stocks|stock market*|equity|equities|shares|share price*|bond|bonds|treasuries|treasury bills|treasury bond*|corporate bond*|government bond*|etf|etfs|index fund|index funds|crypto|cryptocurrenc*|commodit*|precious metals|real estate|reit|reits|emerging market*|small cap*|large cap*|mid cap*|growth stocks|value stocks|dividend stocks|tech stocks|penny stock*|meme stock*|blue chip*|wall street|financial market*|capital market*|private equity|money market fund*|market|markets|tips|gilts
aktie|aktien|aktienmarkt*|aktienmärkte|börse|anleihe*|staatsanleihe*|bundesanleihe*|fonds|indexfonds|kryptowährung*|krypto|rohstoff*|edelmetall*|immobilie*|schwellenländer*|nebenwerte|märkte|finanzmarkt*|tagesgeld|festgeld|technologieaktien|dividendenaktien
actions|action|bourse|marché boursier|marchés|obligation*|cryptomonnaie*|matières premières|immobilier|marchés émergents|livret a|scpi
acciones|acción|bolsa|bolsa de valores|bono|bonos|fondos|fondo|criptomoneda*|materias primas|inmobiliari*|mercados|mercado|mercados emergentes|letras del tesoro
azioni|azione|borsa|obbligazion*|fondi|criptovalut*|materie prime|immobiliare|mercati|mercato|mercati emergenti|btp
ações|ação|bolsa de valores|títulos|fundos|fundo|criptomoedas|commodities|imóveis|mercado de ações|tesouro direto|fundos imobiliários
aandeel|aandelen|beurs|obligatie|obligaties|grondstoffen|vastgoed|cryptovaluta|opkomende markten|staatsobligatie*
aktier|aktiemarknad*|börsen|obligationer|råvaror|fastigheter|kryptovaluta|tillväxtmarknader|fonder
hisse*|borsa*|tahvil*|fon|fonlar|kripto*|emtia*|gayrimenkul*|altın fiyat*
cổ phiếu|chứng khoán|trái phiếu|quỹ|tiền điện tử|bất động sản|thị trường
акци*|бирж*|облигаци*|фонд*|криптовалют*|сырь*|недвижимост*|рынок|рынка|рынки|офз
株|株式*|債券*|国債*|投資信託*|仮想通貨*|暗号資産*|不動産*|新興国*|市場*|股票*|股市*|债券*|国债*|基金*|加密货币*|大宗商品*|房地产*|新兴市场*|市场*|a股|港股|美股
주식*|증시*|채권*|국채*|펀드*|암호화폐*|가상화폐*|원자재*|부동산*|신흥국*|시장*
أسهم|الأسهم|سهم|سندات|السندات|صندوق|صناديق|العملات الرقمية|العقارات|البورصة|السوق
शेयर बाज़ार|शेयर बाजार|स्टॉक*|बॉन्ड*|म्यूचुअल फंड*|क्रिप्टो*|सोने में
stok|stoks|stonks|inflation linked treasuries|inflation linked bond*|inflation linked government bonds|inflation protected securities|government debt|gilt|high yield|junk bond*|dividend stock*|chip stock*|bank stock*|single shares|single stocks|rental propert*|apartments to rent|buy to let|rental apartment*|rental property|investment property|property market|money market fund|index fund|world fund|global fund|capital guaranteed note*|structured note*|annuit*|hedge fund*|futures market*|futures|derivatives|exchanges|regional banks|treasury bills|farmland|fine art|wine as an investment|wine collection|vintage watch*|luxury watch*|collectibles|gold miners|miners|solar stocks|cannabis stocks|oil stocks|bank shares
etfs|msci world|rentenfonds|mischfonds|tagesgeldkonto|sparbrief*|wohnung*|mietwohnung*|eigentumswohnung|gold etc|goldmünzen|zertifikat*|bausparvertrag|lebensversicherung
etf monde|scpi|crowdlending|immobilier locatif|locatif|obligations d état|fonds euros|fonds obligataires|foncières cotées|actions à dividendes|produits structurés|or physique|matières premières
bonos del estado|fondo indexado|fondos indexados|depósitos|pisos|vivienda para alquilar|alquiler|plan de pensiones|planes de pensiones|letras del tesoro|oro físico|acciones tecnológicas
btp italia|buoni del tesoro|titoli di stato|etf azionario|etf azionari|case da affittare|immobili|fondi comuni|conto deposito|oro fisico|certificates
tesouro selic|tesouro ipca|etf|etfs|cdb|imóvel para alugar|imóveis|fundos de índice|debêntures|ouro físico|poupança|criptomoeda
wereldwijd indexfonds|indexfonds|indexfondsen|etf|etfs|huurwoning|vastgoedfondsen|spaarrekening|staatsobligaties|goud kopen|europese banken|bankaandelen
obligacje|obligacje skarbowe|akcje|akcji|akcjach|akcjami|fundusz|fundusze|funduszy|etf|etfy|mieszkanie na wynajem|nieruchomości|surowce|kryptowalut*|złoto|lokata|lokaty|rynek|rynki|giełda|giełdzie
hisse|hisseler|tahvil|eurobond|altın fonu|kira geliri|konut|gayrimenkul|mevduat|vadeli mevduat|kripto|kripto paralar|endeks fonu|emtia|döviz
акции|облигации|офз|фонд|фонды|etf|депозит|вклад|вклады|недвижимость|криптовалюта|золото|драгметалл*|рынок акций|российский рынок|пиф|пифы|бпиф
株式|個別株|投信|投資信託|インデックスファンド*|全世界株式*|オルカン*|米国株*|高配当株*|国債|個人向け国債*|社債*|reit*|不動産投資*|ワンルーム*|金etf*|定期預金*|債券|新興国株*|半導体関連*|仮想通貨
股票|个股|指数基金|科技股|港股科技股|美股科技股|货币基金|国债|债基|债券基金|黄金etf|黄金|房产|商铺|银行理财|可转债|reits|etf|大盘|创业板*|科创板*|消费股|银行股|板块
개별주*|지수펀드*|인덱스 펀드*|etf|국채|회사채*|리츠*|예금|적금|오피스텔*|아파트*|금 투자*|금값*|미국 주식*|배당주*|반도체주*|업종*|코인*
أسهم|صندوق|صناديق|سندات|صكوك|عقار|العقار|عقارات|ذهب|الذهب|ودائع|العملات المشفرة|السوق السعودي|المؤشر|مؤشر|الأسهم الأمريكية
शेयर|शेयरों|म्यूचुअल फंड|इंडेक्स फंड|एफडी|फिक्स्ड डिपॉजिट|सोना|सोने|गोल्ड|बॉन्ड|पीपीएफ|एनपीएस|प्रॉपर्टी|फ्लैट|क्रिप्टो|ईटीएफ|सेक्टर|स्मॉल कैप*|मिड कैप*|t bills|t bill|treasury bill*|notice account|savings account*|term deposit*|fixed deposit*|certificate of deposit|certificates of deposit|tips|i bonds|annuity|annuities|premium bonds|pension fund|festgeldkonto|tagesgeld oder|livret*|pea|conto deposito|lokaty|vadeli|定期存款*|余额宝*|예적금*
金と銀*|金か銀*|金を買*|金の積立*|純金*|金地金*|プラチナ*|금이랑*|금과 은*|금을 사*|금 투자*|은 투자*|السلع|فضة|الفضة|चाँदी|चांदी|srebro|srebra|złota|złocie|gümüş|серебро|серебра|gold|silver|goldbarren|lingots|lingotes|gold bars|gold coins|bullion|edelmetalle|metales preciosos|metalli preziosi|metais preciosos|edelmetalen|metale szlachetne|kıymetli maden*|драгоценн* металл*
flat to let|a flat to let|buy a flat|buy to rent|rental flat|rental home|holiday let|eigentumswohnung*|appartement à louer|louer un appartement|piso para alquilar|casa da affittare|apartamento para alugar|huis verhuren|mieszkanie pod wynajem|kiralık daire|квартир* для сдачи|квартир* под сдачу|マンション投資*|买房出租*|오피스텔 투자*|chipmaker*|tech stock*|chinese tech|bond fund*|real estate fund*
金はどう*|年に金*|금은 *|złoto|złota|altın|goud|oro|ouro|золото
european banks|regional banks|bank failures|banken|banques|bancos|banche|banki|bankalar|банки|banking system|sistema bancario|bankensektor|setor bancário
target date fund*|titolo di stato|titoli di stato|buono del tesoro|bono del estado|bonos del estado|obligation d état|obligations d état|staatsanleihe*|bundesanleihe*|título público|títulos públicos|staatsobligatie*|obligacja skarbowa|devlet tahvili|гособлигаци*|bot per|bund|bunds|oat|gilts";

const TOPIC: &str = "semiconductor*|chip makers|chipmakers|chips|artificial intelligence|ai|robotics|cloud computing|cybersecurity|software|biotech*|pharma*|healthcare|banks|banking|insurance|insurers|energy|renewable*|clean energy|solar|wind power|hydrogen|nuclear|uranium|lithium|rare earth*|electric vehicle*|evs|automotive|airlines|defense|defence|aerospace|space industry|cannabis|water|agriculture|luxury|retail|consumer staples|utilities|telecom*|fintech|gaming|5g|quantum computing|blockchain|oil and gas|mining|shipping|infrastructure|technology|tech|big tech|magnificent seven|data centers
halbleiter*|künstliche intelligenz|ki|erneuerbare energien|erneuerbare*|wasserstoff|solarenergie|windkraft|rüstung*|banken|versicherung*|pharma|autoindustrie|elektromobilität|technologie|luxusgüter|kernenergie
semi conducteurs|intelligence artificielle|énergies renouvelables|hydrogène|défense|banques|luxe|pharmaceutique*|véhicules électriques|technologies
semiconductores|inteligencia artificial|energías renovables|hidrógeno|defensa|bancos|farmacéutic*|tecnología|coches eléctricos
semiconduttori|intelligenza artificiale|energie rinnovabili|rinnovabili|idrogeno|difesa|banche|farmaceutic*|tecnologia|lusso
inteligência artificial|energia renovável|energias renováveis|hidrogênio|defesa|bancos|farmacêutic*
halfgeleiders|kunstmatige intelligentie|hernieuwbare energie|waterstof|defensie|banken|farmacie|technologie
halvledare|förnybar energi|försvar|banker|läkemedel|yarı iletken*|yapay zeka|yenilenebilir enerji|savunma sanayi*|chất bán dẫn|bán dẫn|năng lượng tái tạo|ngân hàng
полупроводник*|искусственный интеллект|искусственного интеллекта|возобновляем*|банки|оборон*|нефтегаз*
半導体*|人工知能*|再生可能エネルギー*|水素*|防衛*|銀行*|製薬*|電気自動車*|半导体*|人工智能*|新能源*|光伏*|银行*|医药*|白酒*|电动车*|军工*|반도체*|인공지능*|신재생에너지*|은행*|바이오*|전기차*|이차전지*|방산*
أشباه الموصلات|الذكاء الاصطناعي|الطاقة المتجددة|البنوك|सेमीकंडक्टर|बैंकिंग|नवीकरणीय ऊर्जा
uranium miner*|defence companies|chip|chip makers|memory chips|regional bank*|insurance companies|insurer*|airline*|car makers|carmakers|steel|chemicals|hotels|cruise*|video game companies|sports betting companies|casino operator*|tobacco|alcohol|weapons makers|oil majors|oil companies|gold miner*|railway*|toll roads|hospital*|medical devices|obesity drugs|weight loss drugs|pharma companies|startup*|robotaxi*|space stocks|batter*|semis|labour|farmland
versicherer|autobauer|chemie*|stahl*|luftfahrt|maschinenbau|immobilienkonzerne|wohnungskonzerne|energieversorger|rüstungsaktien|bankaktien|solar*|pharmaaktien
assureurs|automobile|aéronautique|foncières|énergie|santé|agroalimentaire|valeurs bancaires|secteur du luxe|secteur bancaire|nucléaire
aseguradoras|automóvil|turismo|energéticas|sector bancario|sanidad|constructoras|farmacéuticas|industria de defensa
assicurazioni|settore bancario|settore auto|energia|turismo|sanità|utility|moda
seguradoras|setor bancário|setor elétrico|energia|varejo|mineração|agronegócio|saneamento|construtoras
verzekeraars|banken|chipsector|energiebedrijven|halfgeleidersector|zorgsector|autosector|scheepvaart
sektor*|banki|bankow*|energetyk*|spółki energetyczne|gamingow*|deweloper*|górnictw*|zbrojeni*|ubezpieczyciel*|półprzewodnik*|technologi*|sztuczn* inteligencj*
sektör*|bankacılık*|bankalar|havacılık|savunma*|otomotiv*|enerji*|teknoloji*|turizm*|demir çelik|perakende|gayrimenkul sektörü|çip*
сектор*|отрасл*|металлург*|нефтян*|банковск*|айти|it сектор|технологическ*|застройщик*|энергетик*|ритейл*|телеком*|золотодобыт*|удобрени*
セクター*|業界*|自動車*|商社*|海運*|鉄鋼*|保険*|不動産*|電力*|ゲーム*|医薬*|バイオ*|ai関連*|宇宙*|観光*|インバウンド*|防衛関連*
行业*|板块*|芯片*|汽车*|保险*|券商*|消费*|白酒*|煤炭*|钢铁*|地产*|游戏*|医疗*|生物*|光伏*|锂电*|储能*|机器人*|航运*|军工*|电力*|旅游*|互联网*|科技*
업종*|섹터*|조선*|자동차*|보험*|증권*|철강*|화학*|게임*|엔터*|제약*|건설*|원전*|2차전지*|로봇*|항공*|유통*|화장품*
قطاع*|شركات التأمين|البتروكيماويات|شركات الطيران|الطاقة|الاتصالات|الرعاية الصحية|العقارات|التقنية|السياحة
सेक्टर*|बैंक|बैंकों|आईटी सेक्टर|आईटी|फार्मा*|ऑटो*|रियल एस्टेट|ऊर्जा|एनर्जी|टेलीकॉम|डिफेंस*|एफएमसीजी|इंश्योरेंस|मेटल*|रेलवे
sectors|sectores|secteurs|settori|setores|sectoren|sektoren|branchen|branche|industries|sektory|sektörler|секторы|секторах
sector turístico|sector*|tourism|turismo|turystyk*|bank|banco|banca|banque|bank*|banki*|банк*|銀行*|银行*|은행*|بنك|بنوك|बैंक|benzin|petrol prices|gas prices|fuel
value investing|growth investing|momentum|growth stocks|value stocks
reinsur*|insurers|car industry|* industry|industry|nuclear energy|brewery|hydrogen companies";

const PORTFOLIO: &str = "portfolio|my portfolio|60 40|asset allocation|my savings|my holdings|my 401k|my retirement account|model portfolio|lump sum
mein portfolio|mein depot|mein erspartes|meine ersparnisse|vermögensaufteilung|mon portefeuille|portefeuille|mes économies|mi cartera|mi portafolio|cartera|portafolio|mis ahorros|il mio portafoglio|portafoglio|i miei risparmi|minha carteira|carteira|minhas economias|mijn portefeuille|mijn spaargeld|min portfölj|portföy*|danh mục|портфел*|ポートフォリオ|资产配置|投资组合|포트폴리오|المحفظة|محفظتي|पोर्टफोलियो
split my savings|split my money|allocate|allocation|asset mix|mix of stocks|stocks and bonds|portfolio with|build a portfolio|how should i split|how would you split|diversified portfolio|split between|everything i own|my retirement fund|my isa|my pension pot|my brokerage account
vermögen aufteilen|wie aufteilen|aufteilen|mein depot|meine anlagen|mein geld aufteilen|aktienquote|musterportfolio|répartir|répartition|notre portefeuille|mon patrimoine|mon épargne répartie|ma répartition|repartir|reparto|mi patrimonio|nuestra cartera|asignación de activos|suddivid*|ripartire|come divido|il nostro portafoglio|i miei investimenti|dividir meu dinheiro|distribuir|minha carteira|meus investimentos|alocação|verdelen|mijn beleggingen|mijn portefeuille|vermogen verdelen|portfel|mój portfel|portfelu|podzielić oszczędności|rozłożyć|podzielić|portföyüm*|birikimimi|nasıl bölmeli*|nasıl dağıt*|dağıtmalı*|paylaştır*|портфель|мой портфель|распределить|распределение|как разделить|разложить
資産配分*|ポートフォリオ*|配分*|分散*|割合で*|资产组合*|怎么配置*|如何配置*|怎么分配*|我的组合*|持仓*|配置比例*|자산 배분*|자산배분*|포트폴리오*|나눠*|비중*|분산*|أوزع*|توزيع الأصول|محفظتي*|أوزعها|محفظة متوازنة|पोर्टफोलियो में|बाँटूँ|बांटूं|बंटवारा|आवंटन|एसेट एलोकेशन
hoe verdeel|verdeel ik|wie teile ich|teile ich|como reparto|cómo reparto|come divido|como divido|comment répartir|jak podzielić|nasıl bölüş*|как распредел*
quarter of my money|half of my money|third of my money|most of my money|my money is|how would you structure|structure my|here s what i have";

const COMPARE: &str = "or|which of the two|which one|rather than|against|oder|welche von beiden|lieber|ou|lequel|laquelle|plutôt|cuál de|quale dei|quale tra|liever|welke van|czy|albo|lub|porówn*|który|która|lepszy|veya|yoksa|mı yoksa|mi yoksa|hangisi|или|либо|что лучше|что выгоднее|または|それとも|より|と比べ*|或者|跟|哪个更|怎么选|选哪|중에|중 어디|중 뭐|이랑|아니면|أم|أيهما|مقابل|قارن*|या|बनाम|किसमें|vs|versus|compare|compared|comparison|better than|or rather|vergleich*|gegenüber|besser als|comparer|comparaison|par rapport|mieux que|comparar|comparación|frente a|mejor que|confront*|rispetto a|meglio|comparação|em relação a|melhor que|vergelijk*|beter dan|jämför*|karşılaştır*|so sánh|сравн*|против|比較*|どちら|比较*|还是|哪个|비교*|또는|مقارنة|أفضل من|तुलना";
