//! Words of our languages that look like a symbol or a misspelt name, and are neither more often than not.

/// Symbols that are words, in small letters. They need a cashtag, a company word or another symbol beside them.
pub(super) const WORDS: &str = "\
    a aa aard ab aber abi abus ac aca ach aci acre act ad adam adi adil ads aeon af ag agi ago ags ai aim air aire \
    airs ait aka akan al alb ale alfa all alle allo allt ally alms als alt alti alto alvo am aman ame amp amt an \
    ana anna anta any aos aout ap app apps apre apt ar arco are aren ares arg ari arm as asa ash ate ater ato atom \
    atos att au auf aura aus auto av avo ax axon aya ayi az b ba back bah bak ball banc band bank bar bark barn bas \
    basa bats baya bc be beam beat bebe beep bei bel ben beta bez big bil bill bio bir bird birey bis bit bl bobs \
    boh boil bol bold bolt bon boom boot boss bot bow box br brag bro brun bu bud buda bull bur but buy bv bvb by c \
    ca caba cabo cae cag cai cake cal call calm caly camp can cane cap caps car card care carl cars cart cash cast \
    cat cc cd ce celu cent cero cet cf cha char che chec chef chi chow ci cia cien cig cik cm coda coin cok coke \
    col cola cold con coo cook coot cop cor corn cost cs cub cube cue cull curb cv czy d da dac dan dao dar dare \
    das dash dava dave day dc de debt dec deck defi deft dei del delta dem den der des det dez dia die din dis dit \
    dk dla dna doc docs dol dole dorm dou drug dt du due dull duo e earn eat ecc eco ed eden edit ee een egg ego eh \
    ehi el ela ele elf eli ello else elva emma emo en ena eng ens ep era eras eric ero es ese esi esta et ete eur \
    ever evi evtl ew ewa expo eye f fa fact fang fast fate fax fc fdp fe feed fer fera fet fez ff fig figs fins \
    five fix fizz flex flux fly fn for fora form forr forty four fox fr fra fro frog ft ful fult fun fund fury fuse \
    g gab gain galt game gap gel gels gemi gen genc gern get gib gift gil gilt glad glen glob glue go gold golf \
    good grab graf gral gran gri grov grow gut guts gyro h ha hag hain hal halo has hava hawk he head hele help her \
    here herz het hind his hit hive ho hog hold hon hood hook hope hot hour how howl hr hubs hum hun hut iaf ibex \
    ice ich icon ida ide idea ie if ifs ihr iii ile indi indigo indo inga inis inn inni inre inse ions ios ip ir \
    irao iron it itp iva ix j ja jack jak jan jazz jeg jena jest jets job joe just kala kalmar kann kd keel keep \
    ken key keys kg ki kids kim klar knop kod kop kore kr ktos kust kw l lab lac lad lake land lar lark las lata \
    law le lea lee leg legt lent leo les leu li lien life line link lion lit lite live loan lob lobo loco lode log \
    logn long loop lope los lot love low lu luck lud lung lupin luxe m ma maas mac maci mage maia main mama mamo \
    man mane map maps mar mas mask mass mat math mau mavi max maze md me mec med mei mens mes mesh met mg mi mil \
    min mind mine mir mira mist mit mitt mo mob mod mont more morn most move mp ms mt mu much mur musa muze my na \
    naar nab nad nami nan nat navi nda ne nee nein nem nen neo neon net neu new newt next ni nic nice nich nie niet \
    nim nine nl nn noc noch noem nog non nord nos not note nov now np nsa nu nur o oba och odd oder ogen oi oke \
    okur old olma om omer on ont onto ook opal open or ora orbs orc oss ost oui oust out owl owls own oz p pack pai \
    pal pali pall palo par park pas pasty pat path pay pays pc pd peco peg pega pen pep pets pew ph pi pine pins pk \
    pl play plow plug plus pm poet pola pole pony pool por post pow pr pra pre pri prim prof prop prov pry ps pub \
    pump pure purr put pw q quad r race rail rain ramp rand rang rare rave ray real red reed rei rely rene rent rep \
    reto ri rick rig rime rio riot rite road rock rok rol roma root rost rs rui rum run ryan s sa sac saf safe sagt \
    sah sail sam san sana sand sang sap saro satt sax say schon sd se seat see seed seer sei self sell sem sens ser \
    sera ses sg shim ship shoo shop short shy si sid sie sig siga sila silo sim sint sise site sits sj sk ske skin \
    sky slab sm sma sn snap snow so soar soi soll sols som son song sono soon sop sopa sor sos soul spot spry sr st \
    stag stai stan stay ste stel stem step stew sti sto stop stub su sui suis suma sun suns svt sw swag swim syna t \
    taco tact tags tak tal talk tan tap task tc te team tech tel tela tem ten ter tex th tho tic til tile tip tit \
    titan tk toi toon top topp tops toro tot tour tr trad tree trip tron trt trug ts tu tusk tuya tv twin two ty \
    tyres u ue uhr ul um una und ung uni unit uno uns up ups usar uso uu v val vale van var vaso vb vc ve vea velo \
    venu ver vera veri very vet via vida vie vik vir vivo von voor vor vos vow vs vu w wald was wash wat watt wave \
    way we week weir wel well wen wenn wer west when who why wie will wina wing wint wit wk wok wolf woof wow wrap \
    wtf wy xxi year yes yeti yi yo yok you yum z zal zeta zip zm zone";

/// Words that are a letter or two away from a well-known name, in order.
pub(super) const NO_MISSPELLINGS: &str = "\
    abbie abbot abbots aboie abort about accendere accentuate accentue accentuee accentuer accertare accettare \
    accion accionar accord accro acentua acentuou aciona actor adiadas adlar adore adote advances adventist \
    adventure agentur agenturen aggen albergen alcan alcoa alcol alcorn alcun aldaar alder aldrar algar algen \
    alianza aliar alina alinca alinea alinha alinmak alinmaz alisma allergen allianz altar alteren altesten alton \
    altra altri alvar alzar amago amaze amazones amazonie amazons ammon amnen ample ancor andar angen apago apele \
    aperture appel appele appie applen apples applet appli apply approvi approving arago arauco argen argent argon \
    aridas arinma armazon asinma asuste asustes augen automerk autores avaro aventura aventure aventurer aventures \
    avventure badinter bahari bahsi banditer banister bankier bannister basri being bilebilir bilgili bilincli \
    blackbox blackjack blackmon bling blinkt boeking boina bojning bokning boning booing boredom boring bouges \
    bougies bourges bowing boxing boxning brenna brennan brennt brenta bring burgues cambrian cantas carrefours \
    carregou carrier carter cartiera casco caterpillar caterpillars chartier chevron christer chryste ciala cieco \
    ciepla cilla cinco cinta cintos cinzas ciplak cippa circo cisao cisto citas citron coccole coinage colgante \
    collate coloco combat conoce conoci conocio conosco conozco contas convoco copla costo cusco dafur danne datado \
    debre defere degere degre densa dense densos dents devre diany disneya disneys doordacht doordat ecart endera \
    endes engin engine engle enige envie essai ewart facebooka facebooks facebooku fasten fastened fastener fastna \
    fastnar fastnat fazer feder fedez ferrar ferrara ferrare ferraris ferraro ferreri ferrovia ferroviari ferrovias \
    ferrovie fiber figer filer finer fiser fiver fixer fizera fluida foraine fordonet fortet fortiden forties \
    fortin fortini fortino fortnite fortret fortune fortunes futon gamescom geeky goggle golge golle goodman \
    googeln googla googled googlen googles googly gozle grifos gusci haber hacer hader hafer hager haider haien \
    haies hamer handa hangen hangend hanging hangning hansen hater hauer haver headhunters heidenen heikel heiteren \
    hekel hendel hengel henke henker hensel herbes heres herkes heroes herpes heykel hidalgo hinken hojda hondo \
    honra hopewell horda howell hunda icimi icini ignorent index indico indigi indigno indio infine inigo innocent \
    innocente innocenti innocents innovant innovante innovants innove innover insolent insolvent instagrama \
    instagramie instalaram instaura instaurar integram intel intello intill invent invidio itici jarig jorgen \
    kemence kepce keurige keuring keying kilkoma kirkman klurig konagi kosci kotami kraften kraftor kring laerte \
    lagan laran lardan larga largam largar largas lawes legista lewes lexis lobes lobista locked loges logisch \
    logiska longa longe longhi longo longs lopes lores loses lotes loues loves lowen lower lowers lowest lungi \
    luxus maagden maaien maanden macdonald madden madea maden maeda magda magnat magnet magni maiden malden manaden \
    manda manden mariota mariti martell marti marvel marvela marvels mazza mcdonagh mcdonalda mecenes mechelen \
    medea mediale medialen mediane mediante mediare mediaset mediata mediate mediated mediates mediateur mediathek \
    mediator medicate medicated meditate meditated medite mediter mercadeo mercader mercados mercati merced \
    mercedesa mercies mercredis merdes mereces merritt michaelis michel michela michele michelet micheli micheline \
    michelle michels micron micros microsd microsofts microsoftu midem miden mides midia midja mixte mizuno mobil \
    mobila mobile mobili mobilny mobilt mobilya modele modeled modelek modelem modeler modeles modeline mondale \
    mondeling mondelinge monetize mortai mowily naber nacer nader nadia nager naher nandi nardi natury navar navel \
    naven naves navet navre nesile neste nestje nestled netflixa nettle never nicei nieva nihon nikel nikkel nikki \
    nikos nisan nisman nissar nissen nitty niveau nivel niven nixon noida nordeas norden notaries notaris notatek \
    novaes novais novarese novatos omrun oracle orale pacca packar pactar palatin palencia palenia palenie paletti \
    pancar papal parenti parlanti pasantia pasco patenti patrocina pensi persi persico pesci pesco petrolina philip \
    philipa philipp philipps phillips pipeline pisco planami planar planeter plantain plantar plantation planter \
    plantio plantor polyps porco poseo posso posto pouco promus propus proses pubblici publiait public publica \
    publicam publican publicar publicas publicised publicist publicista publicists publicite publicites publicity \
    publicize publicly publico publicos publicou publics publiees publies publions publizist qualcosa raketen \
    redeneren regenen regenerar regenerer revan rican richement richmond ridvan rival rivas riven rivna rosal \
    ruhsal rural rusar rusas rusat sabia sabin sabio sabir sabit sabran sacar sacola sadik saffran safkan saflik \
    safra safras saglik salak salia salie salig salih salim salin salio salir salis saliv samsun samsunga sanik \
    santana santander sapik saran satanlar satyr savoia savona scheide scheiden scheidet schleier schneid schneide \
    schneiden schneidet schneller schreiber schreiner schreuder schwabe schwan schweiger schweizer secim secos \
    secou sensatie sense sensed sensee sensei sensem senseo senses sensitive servicen several severita shinobi \
    shopping siens simons sinopsis sirens socken softbal softball solari solaris sommo sonoma sonora sorgen \
    southbank sparbank sparbuch sportif sportifs spotting spotty spoty starburst starks startups struck sufran \
    suzuka swedbank synapses synopsis szalik sztandar taipei taisez tales tasla teala tecla telas telefona \
    telefonach telefonata telefonda telefonema telefoni telefonia telefonicas telefoniche telefonici telefonico \
    telefonicos telefoniczna telefonie telefonii telefonini telefonino telefonisch telefonla telefonuma telefonuna \
    telha telia telma tendent tensa tentent tessa testa thale thaler thalys thames tient tirent topic topie \
    transept transfert transient transmet trant treat treft trekt trend trene treni trennt treno trens trenta \
    trente trento trient tuent tulsa turbata unikaja upplever vance vande vanne vante veglia venison verdone veris \
    verisi verone version versione verzon volslagen wallfahrt yohan yunan";

/// Capitals that are abbreviations of something else.
pub(super) const ABBREVIATIONS: &str = "\
    abs adr ads ag ai amf aml and api apr apy ars asap ath aud aum bafin bce bip boe boj bot brl bse btp cad cagr \
    cct cd cdb cdi cdo cds ceo cfo chf cia clo cnmv cny co coo covid cpi cpu csv cto cvm dca dcf diy dna ebit \
    ebitda ecb elss ema emi epf eps esg etf etfs etn eu eur ev evs ezb faq fbi fca fcf fd fds fed fifa fire fmi \
    fomo fyi gbp gdp gdr gic gmbh gps gpt gpu hbm hr hsa html hysa ia ii iii imf inc inr ipo ira irr irs isa it iv \
    iva iwf jpy kbv kg kgv ki kpi krw kuv kyc lbo lca lci led llc llm lol ltd ltv macd mba mbs mmf mwst nasa nato \
    nav nba nfl nft nisa not nps npv nse nv nyse ok oled opec or otc pbr pc pdf pe pea peg per phd pib pkb plc pln \
    pmi ppf ppi pr pv qe qt ram rbi rd reit reits rna roa roce roe roi roic roth rsi rub sa saas sar scpi se sebi \
    sec sip sma spac sql ssd swp tam ter tips try tsp tv tva uae ufo uk ulip un us usa usb usd vat vi vix who wto \
    yolo yoy ytd";

/// Symbols that people write in small letters too; no language has such a word.
pub(super) const SMALL: &str = "\
    aapl msft googl goog amzn nvda tsla nflx pltr avgo qcom csco intc amd smci coin gme amc rivn lcid sofi mstr \
    crwd pypl sbux nke abnb uber baba tsm asml jnj unh wmt cvx xom pfe lly mrna abbv brkb spy qqq qqqm voo vti \
    vtsax vxus vwce vusa vwrl iwda cspx schd vym vig jepi jepq tlt arkk sqqq tqqq soxl spxl smh soxx iwm ivv bnd \
    vgt vug vnq xlk xlf xle xlv btc eth";
