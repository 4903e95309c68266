//! The vocabulary of investing and the economy. `*` stands for any ending; case and accents do not matter.

use super::lexicon::Signal;

/// What each word or phrase says.
pub const TABLES: &[(Signal, &str)] = &[
    (Signal::Finance, FINANCE),
    (Signal::Money, MONEY),
    (Signal::Economy, ECONOMY),
    (Signal::Market, MARKET),
    (Signal::Topic, TOPIC),
    (Signal::Portfolio, PORTFOLIO),
    (Signal::Compare, COMPARE),
];

const FINANCE: &str = "compound interest|forex|invest*|reinvest*|shareholder*|dividend*|valuation|valuations|undervalued|overvalued|price target|market cap*|p e ratio
earnings per share|balance sheet|free cash flow|ipo|hedge fund*|mutual fund*|index fund*|asset allocation|asset class*|diversif*|rebalanc*
short selling|short interest|options trading|call option*|put option*|futures contract*|margin call|volatility|drawdown|alpha|beta|sharpe ratio
trading|trader*|broker*|securities|ticker|bull market|bear market|market crash|correction|yield curve|expense ratio|401k|roth ira|pension fund*|wealth management
buy or sell|worth buying|should i buy|should i sell|good buy|buy the dip|dollar cost averag*|analyst rating*|quarterly results|earnings call|earnings report|earnings
anleg*|anlage*|geldanlage*|wertpapier*|rendite*|kurs|kurse|kursziel|depot|sparplan|altersvorsorge|vermögensaufbau|bewertung|börsen*|dividende*|zinseszins|fondssparplan|aktionär*|investier*
investissement*|investir|placement*|placer|épargn*|rendement*|boursier*|dividende|cours de bourse|assurance vie|actionnaire*|valorisation
inversi*|invert*|inviert*|rentabilidad*|ahorr*|accionista*|cotiza*|cartera*|valoraci*|bursátil
investiment*|investire|rendiment*|risparmi*|azionist*|quotazion*|valutazion*
investimento*|rentabilidade|renda fixa|renda variável|poupança|cotação|acionista*
belegg*|beleg|rendement|aandeelhouder*|waardering|koers|koersen|sparen voor
invester*|avkastning|aktieägare|värdering|sparande|utdelning*
yatırım*|temettü|getiri|borsada
đầu tư*|cổ tức|lợi nhuận đầu tư|dau tu
инвест*|вклад*|вложи*|дивиденд*|доходност*|котировк*|портфел*
投資*|投资*|株価*|配当*|資産運用*|运用|利回り*|証券*|证券*|股息*|分红*|估值*|理财*|持仓*|收益率*|回报率*|新nisa|nisa|積立*|銘柄*
투자*|배당*|주가*|수익률*|증권*|자산*|매수해도|매도해야
استثمار*|استثمر*|أستثمر*|عوائد|توزيعات|محفظة*
निवेश*|लाभांश*|रिटर्न*|पोर्टफोलियो*";

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
سعر|أسعار|مال|أرباح|مخاطر|شركة|نمو|शेयर|कीमत|पैसा|लाभ|जोखिम|कंपनी|खरीद*";

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
अर्थव्यवस्था|महंगाई|मुद्रास्फीति|ब्याज दर*|मंदी|रिज़र्व बैंक";

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
शेयर बाज़ार|शेयर बाजार|स्टॉक*|बॉन्ड*|म्यूचुअल फंड*|क्रिप्टो*|सोने में";

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
أشباه الموصلات|الذكاء الاصطناعي|الطاقة المتجددة|البنوك|सेमीकंडक्टर|बैंकिंग|नवीकरणीय ऊर्जा";

const PORTFOLIO: &str = "portfolio|my portfolio|60 40|asset allocation|my savings|my holdings|my 401k|my retirement account|nest egg|model portfolio|lump sum
mein portfolio|mein depot|mein erspartes|meine ersparnisse|vermögensaufteilung|mon portefeuille|portefeuille|mes économies|mi cartera|mi portafolio|cartera|portafolio|mis ahorros|il mio portafoglio|portafoglio|i miei risparmi|minha carteira|carteira|minhas economias|mijn portefeuille|mijn spaargeld|min portfölj|portföy*|danh mục|портфел*|ポートフォリオ|资产配置|投资组合|포트폴리오|المحفظة|محفظتي|पोर्टफोलियो";

const COMPARE: &str = "vs|versus|compare|compared|comparison|better than|or rather|vergleich*|gegenüber|besser als|comparer|comparaison|par rapport|mieux que|comparar|comparación|frente a|mejor que|confront*|rispetto a|meglio|comparação|em relação a|melhor que|vergelijk*|beter dan|jämför*|karşılaştır*|so sánh|сравн*|против|比較*|どちら|比较*|还是|哪个|비교*|또는|مقارنة|أفضل من|तुलना";
