//! Words of our languages that look like a symbol or a misspelt name, and are neither more often than not.

/// Symbols that are words, in small letters. They need a cashtag, a company word or another symbol beside them.
pub(super) const WORDS: &str = "\
    a ab aber ac aca ach aci acre act ad adam adi ads aeon af ago ai aim air aire airs ait aka al alb ale all alle \
    allo allt ally alms als alt alti alto am amp an ana any aos aout apps apt ar are aren ares arm as ash ate ater \
    atom att au auf aura aus auto av ax axon az b back bah bak ball band bank bar bark barn bas bats be beam beat \
    beep bei bel ben beta bez big bil bill bir bird bis bit bobs boil bol bold bolt bon boom boot boss bow box brag \
    bu bud bull bur but buy by c ca cabo cake call calm caly camp can cane cap caps car card care cars cart cash \
    cast cat ce celu cent cet char che chef chi chow ci coda coin cok coke col cola cold con coo cook coot cop corn \
    cost cs cub cube cue cull curb czy d da dac dan dar dare das dash dava day de debt deck deft dei del delta dem \
    den der des det dez dia die din dis dit dla doc docs dole dorm drug du due dull duo e earn eat ecc ed eden edit \
    een egg ego eh el ela ele elf ello else emo en ens era eras ero es ese esta et ete ever evi expo eye f fa fact \
    fang fast fate fax fc feed fer fez fig figs fins five fix fizz flex flux fly for fora form forr forty four fox \
    fra fro frog fun fund fury fuse g gab gain game gap gel gels genc gern get gift gilt glad glen glob glue go \
    gold golf good grab gran grow gut guts gyro h ha hag halo has hava hawk he head hele help her here herz het \
    hind his hit hive ho hog hold hon hood hook hope hot hour how howl hubs hum hun hut iaf ibex ice ich icon idea \
    ie if ifs ihr ile indigo indo inga inn inni ions ir iron it itp j ja jack jak jan jazz jeg jest jets job just \
    kann keel keep ken key keys ki kids kim klar kop kr ktos kw l lab lad lake land lar lark las lata law le lea \
    lee leg lent les li lien life line link lion lit lite live loan lob loco lode log long loop lope los lot love \
    low luck lung lupin m ma mac maci main mama man mane map maps mar mas mask mass mat math mavi maze me mec med \
    mei mens mes mesh met mi mil min mind mine mir mira mist mit mitt mob mod more morn most move ms mu much my na \
    naar nab nad nami nan nat ne nee nein nem nen neon net neu new newt next ni nic nice nich nie niet nim nine \
    noch nog non nord nos not note now np nu nur o och odd oder ogen oi old olma om on ont onto ook opal open or \
    ora orbs orc oss oui oust out owl owls own p pack pai pal pall par park pas pasty pat path pay pays peg pen pep \
    pets pew ph pi pine pins play plow plug plus poet pole pony pool por post pra prim prof prop pry pub pump pure \
    purr put q quad r race rail rain ramp rang rare rave ray real red reed rei rely rent rep rick rig rime rio riot \
    rite road rock rok rol roma root rs rum run s sa sac safe sagt sah sail sam sana sand sang sap satt sax say \
    schon sd se seat see seed seer sei self sell sem sens ser sera ses shim ship shoo shop short shy si sie sig \
    silo sim site sits skin sky slab sma snap snow so soar soll sols som son song sono soon sop soul spot spry st \
    stag stai stan stay stel stem step stew sto stop stub su sui suis sun suns swag swim t taco tact tags tak tal \
    talk tan tap task te team tel tem ten ter tho tic tile tip tit titan toi top tops tot tour tree trip ts tu tusk \
    tv twin two ty tyres u uhr ul um una und unit uno uns up ups usar uso v val vale van var ve ver vera very vet \
    via vida vie vir vivo von voor vor vos vow vs vu w was wash wat watt wave way we week weir wel well wen wenn \
    wer west when who why wie will wing wit wok wolf woof wow wrap wy year yes yeti yo yok you yum z zal zeta zip \
    zone";

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
    abs adr ads ag ai amc amf aml and api apr apy ars asap ath aud aum av bafin bav bce bes bip boe boj bot brl bse \
    btp cad cagr cct cd cdb cdi cdo cds cel ceo cfo chf cia clo cnmv cny co coo covid cpf cpi cpu cra cri csv cto \
    cvm db dc dca dcf diy dna ebit ebitda ecb elss ema emi epf eps epsv esg espp etc etcs etf etfs etn eu eur ev evs \
    ezb faq fbi fca fcf fcp fd fds fed fifa fii fiis fip fire fmi fomo fyi gbp gdp gdr gia gic gmbh gps gpt gpu hbm \
    hr hsa html hysa ia ideco ii iii iis ike ikze imf inc inr ipca ipo ira irp irr irs isa isin isk it iv iva iwf \
    jpy kbv kf kg kgv ki kpi krw kuv kyc lbo lca lci lda ldd led lep lisa llc llm lmnp lol ltd ltv macd mba mbs mf \
    mmf mpf mwst nasa nato nav nba nfl nft nisa not nps npv nse nv nyse ofe ofz ok oled opci opcvm opec or otc pac \
    pbr pc pdf pe pea pee peg pel per perco perp pgbl phd pias pib pif pip pir pkb plc pln pmi ppa ppf ppi ppk ppr \
    pprs pr pv qe qt ram rbi rd reit reits resp rna roa roce roe roi roic roth rrsp rsi rsu rts rub sa saas sar sci \
    scpi se sebi sec selic sgb sialp sicav sip sipp sma spac sql ssd swp tam tcmb ter tfr tfsa tips tl try tsp tufe \
    tv tva uae ufo uk ulip un us usa usb usd vat vgbl vi vix vl who wibor wkn wto yolo yoy ytd";

/// Symbols that people write in small letters too; no language has such a word.
pub(super) const SMALL: &str = "\
    aapl msft googl goog amzn nvda tsla nflx pltr avgo qcom csco intc amd smci coin gme amc rivn lcid sofi mstr \
    crwd pypl sbux nke abnb uber baba tsm asml jnj unh wmt cvx xom pfe lly mrna abbv brkb spy qqq qqqm voo vti \
    vtsax vxus vwce vusa vwrl iwda cspx schd vym vig jepi jepq tlt arkk sqqq tqqq soxl spxl smh soxx iwm ivv bnd \
    vgt vug vnq xlk xlf xle xlv btc eth";
