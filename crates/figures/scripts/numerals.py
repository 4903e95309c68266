#!/usr/bin/env python3
"""Prints numerals.tsv, the numbers in words of sixteen languages; numerals.rs reads it and says what the values mean.
Most forms follow by rule from a few, and are too many to keep right by hand, so this holds the few and the rules.
Run it at the root: crates/figures/scripts/numerals.py > crates/figures/src/numbers/numerals.tsv
"""
import itertools
import re
import sys

# Each language is a function that returns a pattern (see `forms`) for each value, in the order of the lines. A form
# that comes twice is printed once, where it came first. `"…{0}…".format` is a function that puts words into a pattern.
# Factors are often beginnings of words (`halbier`), because any ending may follow. A word that as often means something
# else is left out: where one is also the article it has no line, and `-` stands for it below.


def forms(pattern):
    """The forms of a pattern, written like the choices of a regular expression: `mil|doscient(os|as)` has three."""
    tokens = iter(re.split("([(|)])", pattern))

    def choices():
        done, current = [], [""]
        for token in tokens:
            if token == ")":
                break
            if token == "|":
                done, current = done + current, [""]
            else:
                after = choices() if token == "(" else [token]
                current = [begun + more for begun in current for more in after]
        return done + current

    return list(dict.fromkeys(choices()))


def words(patterns, first):
    """The patterns of the values from `first` on, parted by spaces; `-` for none."""
    return {value: pattern for value, pattern in enumerate(patterns.split(), first) if pattern != "-"}


def up_to_99(small, tens, compound):
    """The small numbers, then each ten with the nine after it, which `compound(ten, one)` makes."""
    table = dict(small)
    for ten, pattern in tens.items():
        table[10 * ten] = pattern
        table |= {10 * ten + one: compound(ten, one) for one in range(1, 10)}
    return table


def hundreds(compound, first=2):
    return {100 * one: compound(one) for one in range(first, 10)}


def arabic():
    def both(pattern):  # the hamza of an alif is often left off
        return [pattern, pattern.replace("أ", "ا").replace("إ", "ا")]

    def either(pattern):
        return "|".join(both(pattern))

    masculine = words("ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة", 3)
    feminine = words("ثلاث أربع خمس ست سبع ثماني|ثمان تسع عشر", 3)
    tens = words("عشر ثلاث أربع خمس ست سبع ثمان تسع", 2)
    # Ones come before the ten, in both genders. Each is given with the endings that the ten has after it,
    # which with two should agree with its own, but often do not.
    before = {one: {f"{masculine[one]}|{feminine[one]}": "ون|ين"} for one in range(3, 10)}
    before[1] = {"واحد|واحدة|إحدى|أحد": "ون|ين", "واحدا|واحداً|واحدًا": "ين"}
    before[2] = {"اثنان|اثنتان|إثنان": "ون", "اثنين|اثنتين|إثنين": "ين", "اثنان": "ين", "اثنين": "ون"}
    before[8] |= {"ثمانيا|ثمانياً|ثمانيًا": "ين"}

    def compound(ten, one):  # `and` is written to the word after it, but may stand apart
        return "|".join(f"({spelt}){link}{stem}({ending})" for pattern, ending in before[one].items()
                        for spelt, stem, link in itertools.product(both(pattern), both(tens[ten]), (" و", " و ")))

    def times(one):
        return either(f"{masculine[one]} أضعاف") + f"|(تضاعف|تضاعفت) {feminine[one]} مرات"

    small = words("صفر واحد|واحدة اثنان|اثنين|اثنتان|اثنتين|إثنان|إثنين", 0)
    small |= {one: either(f"{masculine[one]}|{feminine[one]}") for one in range(3, 11)}
    small |= {11: either("أحد عشر|إحدى عشرة"), 12: "(ا|إ)(ثنا عشر|ثني عشر|ثنتا عشرة|ثنتي عشرة)"}
    small |= {10 + one: either(f"{masculine[one]} عشر|({feminine[one]}) عشرة") for one in range(3, 10)}
    table = up_to_99(small, {ten: either(f"{stem}(ون|ين)") for ten, stem in tens.items()}, compound)
    table |= {100: "مئة|مائة", 200: "(مئ|مائ)(تان|تين)|(مئ|مائ)(تا|تي)"}
    table |= hundreds(lambda one: f"({either(feminine[one])})(| )(مئة|مائة)", first=3)
    return table | {
        1000: "ألف|آلاف|الف|ألف(ا|اً|ًا)", "%10": "عُشر|(بمقدار|بنسبة) العشر", "%20": "خُمس|(بمقدار|بنسبة) الخمس",
        "%25": "رُبع|(بمقدار|بنسبة) الربع|ربع (إجمالي|عدد|سكان)", "%33.3": "ثلث|ثُلث|(بمقدار|بنسبة) الثلث",
        "%50": "نصف", "%66.7": "ثلث(ا|ي|ين|ان)|الثلث(ين|ان)", "%75": either("ثلاثة أرباع"),
        "and": "و", "point": "فاصلة",
        "x0.5": "(انخفض|انخفضت|تراجع|تراجعت|انخفاض|خفض|هبط|هبطت|تقلص|تقلصت|تقليص)"
                " (إلى النصف|الى النصف|بمقدار النصف|بنسبة النصف|للنصف)|إلى النصف|الى النصف|للنصف",
        "x10": times(10), "x2": "(|ي|ست|ت|سي)تضاعف|(إلى|بمقدار) الضعف|ضعفين|ضعفي ما",
        "x3": times(3), "x4": times(4), "x5": times(5)}


def german():
    # One word, ones first. Without ß and umlauts at hand people write ss and ue; the Swiss have umlauts, but no ß.
    ones = words("ein zwei drei vier fünf sechs sieben acht neun", 1)
    tens = words("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", 2)
    small = words("null eins zwei|zwo|zweier|zweien drei|dreier|dreien vier fünf sechs sieben acht neun zehn elf zwölf"
                  " dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn", 0)
    table = up_to_99(small, tens, lambda ten, one: f"{ones[one]}und{tens[ten]}")
    table |= {100: "(|ein)hundert"} | hundreds(lambda one: f"{ones[one]}hundert") | {1000: "(|ein)tausend"}
    for value, pattern in table.items():
        swiss = pattern.replace("ß", "ss")
        table[value] = f"{pattern}|{swiss}|{swiss.replace('ü', 'ue').replace('ö', 'oe')}"
    part = "ein {0}|eines {0}s|einem {0}".format
    times = "ver{0}fach|{0}mal so|{0}fach so|das {0}fache".format
    return table | {
        "%10": part("zehntel"), "%20": part("fünftel") + "|ein fuenftel", "%25": part("viertel"),
        "%33.3": part("drittel"), "%50": "(die |der |)hälfte|haelfte", "%66.7": "zwei drittel(|n)|zweidrittel",
        "%75": "drei viertel(|n)|dreiviertel", "and": "und", "point": "komma",
        "x0.5": "halbier|halb so|auf die hälfte|um die hälfte"
                " (gesunken|gefallen|reduz|verring|gekürzt|zurück|eingebrochen|niedriger|weniger)",
        "x10": times("zehn"), "x2": "verdopp(el|l)|doppelt so|das doppelte|zweimal so|das zweifache",
        "x3": times("drei"), "x4": times("vier"), "x5": "verf(ü|ue)nffach|f(ü|ue)nfmal so|fünffach so|das fünffache"}


def spanish():
    # Three words, or one, of which the end then takes an accent that many leave off.
    ones = words("uno|un|una dos tres cuatro cinco seis siete ocho nueve", 1)
    fused = words("uno|ún|una d(ó|o)s tr(é|e)s cuatro cinco s(é|e)is siete ocho nueve", 1)
    tens = words("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 2)
    small = words("cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince", 0)
    small |= {10 + one: f"dieci({fused[one]})|diez y {ones[one]}" for one in range(6, 10)}

    def compound(ten, one):
        if ten == 2:  # the only ten after which `ún` is also found without its accent
            return f"veinti({fused[one] if one > 1 else 'uno|ún|un|una'})|veinte y ({ones[one]})"
        return f"{tens[ten]} y ({ones[one]})|{tens[ten]}i({fused[one]})"

    stems = words("dosc tresc cuatroc quin seisc setec ochoc novec", 2)
    part = "(una |la |){0} parte".format
    multiple = "{0}(car|có|que|can)|se {0}ca|(ha|han|había|haber|habían) {0}cado|el {1} (de|que)|al {1}|".format
    times = "multiplic(ar|ó|aron|ado|ada|a|an|ando|ará|arse) por {0}|{0} veces (más|mayor|superior)".format
    table = up_to_99(small, tens, compound) | {100: "cien|ciento|cientos"}
    return table | hundreds(lambda one: f"{stems[one]}ient(os|as)") | {
        1000: "mil", "%10": "un décimo (de|del)|" + part("décima"), "%20": "un quinto (de|del)|" + part("quinta"),
        "%25": "un cuarto (de|del)|" + part("cuarta"), "%33.3": "un tercio|" + part("tercera"),
        "%50": "(la |)mitad", "%66.7": "dos tercios|dos terceras partes", "%75": "tres cuartos|tres cuartas partes",
        "and": "y", "point": "coma|punto",
        "x0.5": "(reduc(ir|e|en|irse|ido|ida|idos|idas)|reduj(o|eron)|reducirá|reduciendo|reducción|ca(yó|yeron|er|ído)"
                "|baj(ó|aron|ar|ado)|recort(ar|ó|ado)|disminu(yó|ir)) a la mitad"
                "|partir por la mitad|la mitad de lo que|dos veces (menos|menor)",
        "x10": "decupli(c|qu)|" + times("diez"),
        "x2": multiple("dupli", "doble") + times("dos"), "x3": multiple("tripli", "triple") + times("tres"),
        "x4": "cuadruplic|el cuádruple|" + times("cuatro") + "|cuadrupliqu",
        "x5": "quintupli(c|qu)|el quíntuple|" + times("cinco")}


def french():
    def loose(numeral):
        """Any hyphen may be a space; the fewest spaces first."""
        pieces = numeral.split("-")
        gaps = range(1, len(pieces))
        return "|".join("".join((" " if at in spaces else "-") * (at > 0) + piece for at, piece in enumerate(pieces))
                        for count in range(len(pieces)) for spaces in itertools.combinations(gaps, count))

    def regular(ten, one):
        return f"{ten}( et |-et-)un|{ten}( et |-et-)une" if one == 1 else loose(f"{ten}-{small[one]}")

    small = words("zéro - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
                  " dix-sept dix-huit dix-neuf", 0)
    tens = words("vingt trente quarante cinquante soixante", 2)
    tens |= {7: loose("soixante-dix") + "|septante", 8: "quatre(-| )vingt(s|)|huitante|octante",
             9: loose("quatre-vingt-dix") + "|nonante"}

    def compound(ten, one):
        if ten < 7:
            return regular(tens[ten], one)
        # France counts on from 60 and 80 up to 19; Belgium and Switzerland have words of their own.
        base, own = {7: ("soixante", "septante"), 8: ("quatre-vingt", "huitante"), 9: ("quatre-vingt", "nonante")}[ten]
        if ten == 7 and one == 1:
            counted = "soixante( et |-et-)onze"
        elif ten == 8 and one == 1:
            counted = loose(f"{base}-un") + "|" + loose(f"{base}-une")
        else:
            counted = loose(f"{base}-{small[one if ten == 8 else 10 + one]}")
        return f"{counted}|{regular(own, one)}"

    times = ("{0}(é|er|ant|ait|aient|ent|èrent)|{0}ement (de|du|des)"
             "|multipli(é|ée|és|ées|er|e|ent|ant|cation) par {1}|{1} fois plus").format
    return up_to_99({value: loose(form) for value, form in small.items()}, tens, compound) | {
        100: "cent|cents", 1000: "mille|mil",
        "%10": "un dixième", "%20": "un cinquième", "%25": "un quart|le quart (de la|de l'|des|du)",
        "%33.3": "un tiers", "%50": "(la |)moitié", "%66.7": "deux( |-)tiers", "%75": "trois( |-)quarts",
        "and": "et", "point": "virgule",
        "x0.5": "divis(é|ée|és|ées|er|e|ent|ant|ion) par deux|(rédui(t|te|ts|tes|re|sant)|baiss(é|er|e)|chut(é|er|e)"
                "|diminu(é|er|tion)|recul(é|er|)|réduction|amput(é|ée)) de moitié|deux fois moins|moitié moins",
        "x10": times("décupl", "dix"), "x2": times("doubl", "deux") + "|le double (de|du)",
        "x3": times("tripl", "trois") + "|le triple (de|du)", "x4": times("quadrupl", "quatre"),
        "x5": times("quintupl", "cinq")}


def hindi():
    # Every number up to 99 has grown a word of its own, and most of them several spellings.
    table = words("""
        शून्य|ज़ीरो|जीरो - दो तीन चार पा(ँ|ं)च छह|छः|छ:|छे|छै सात आठ नौ
        दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह|पंदरह सोलह सत्रह|सतरह|सत्तरह अठारह|अट्ठारह|अठ्ठारह उन्नीस
        बीस इक्कीस बा(ई|इ)स ते(ई|इ)स चौबीस पच्चीस|पचीस छब्बीस सत्ता(ई|इ)स (अट्ठा|अठा|अठ्ठा)(ई|इ)स उनतीस|उन्तीस|उनत्तीस
        तीस इकतीस|इकत्तीस|इक्तीस|इकतिस बत्तीस तैंतीस|तैतीस|तेंतीस|तेतीस चौंतीस|चौतीस पैंतीस|पैतीस छत्तीस सैंतीस|सैतीस
        अड़तीस उनतालीस|उन्तालीस|उनचालीस|उनतालिस
        चालीस|चालिस इकतालीस|इकतालिस|इकचालीस बयालीस|बयालिस|ब्यालीस तैंतालीस|तैतालीस|तैंतालिस|तिरालीस
        चौवालीस|चवालीस|चौंवालीस|चौवालिस|चवालिस|चौआलीस पैंतालीस|पैतालीस|पैंतालिस छियालीस|छयालीस|छियालिस
        सैंतालीस|सैतालीस|सैंतालिस अड़तालीस|अड़तालिस उनचास|उन्चास|उनंचास
        पचास इक्यावन|इकावन|इक्कावन बावन तिरपन|तिरेपन|तरेपन चौवन|चौअन|चव्वन पचपन छप्पन सत्तावन|सतावन
        अट्ठावन|अठावन|अठ्ठावन उनसठ
        साठ इकसठ बासठ तिरसठ|तिरेसठ|तरेसठ चौंसठ|चौसठ पैंसठ|पैसठ छियासठ|छयासठ|छाछठ सड़सठ|सरसठ अड़सठ|अरसठ
        उनहत्तर|उनहतर|उन्हत्तर
        सत्तर इकह(त्त|त)र बह(त्त|त)र तिह(त्त|त)र चौह(त्त|त)र पचह(त्त|त)र|पिचहत्तर|पिछत्तर छिह(त्त|त)र|छियत्तर
        सतह(त्त|त)र|सतत्तर अठह(त्त|त)र|अठत्तर उन्यासी|उनासी|उन्नासी|उनयासी
        अस्सी इक्यासी बयासी|ब्यासी तिरासी|तेरासी चौरासी पचासी|पिचासी छियासी सत्तासी|सतासी अट्ठासी|अठासी|अठ्ठासी
        नवासी|नौवासी
        नब्बे|नब्बै इक्यान(वे|बे)|इकानवे (बा|बया)न(वे|बे) तिरान(वे|बे) चौरान(वे|बे) (पंचा|पचा|पिचा)न(वे|बे) छियान(वे|बे)
        (सत्ता|सता)न(वे|बे) (अट्ठा|अठा|अठ्ठा)न(वे|बे) निन्यान(वे|बे)|निन्नानवे""", 0)
    times = "{0} गुन(ा|ी|े)".format
    return table | {
        100: "(|एक )सौ", 1000: "(|एक )(हज़ार|हजार)",
        "%10": "दसव(ाँ|ां) हिस्सा|दसवें हिस्से",
        "%20": "पाँचवाँ हिस्सा|पांचवां हिस्सा|पाँचवां हिस्सा|पांचवाँ हिस्सा|पा(ँ|ं)चवें हिस्से",
        "%25": "एक( |-)चौथाई|चौथाई हिस्स(ा|े)|चौथा हिस्सा|चौथे हिस्से",
        "%33.3": "एक( |-)तिहाई|तिहाई हिस्स(ा|े)|तीसरा हिस्सा|तीसरे हिस्से",
        "%50": "आध(ा|ी|े)", "%66.7": "दो( |-)तिहाई", "%75": "तीन( |-)चौथाई", "point": "दशमलव",
        "x0.5": "(आधा|आधी|आधे) हो|(आधा|आधी|आधे) कर|(आधा|आधी|आधे) रह|आधा किया|आधी की गई|घटकर आध(ा|ी|े)|घट कर आध(ा|ी)",
        "x10": "दसगुन|" + times("दस"), "x2": "दोगुन|दुगुन|दुगन|" + times("दो") + "|डबल हो",
        "x3": "तिगुन|तीनगुन|" + times("तीन"), "x4": "चौगुन|चारगुन|" + times("चार"),
        "x5": "पा(ँ|ं)चगुन|प(ँ|ं)चगुन|पा(ँ|ं)च गुना|पा(ँ|ं)च गुनी|पा(ँ|ं)च गुने"}


def italian():
    # One word; a ten loses its last vowel before another, and three takes an accent at the end.
    ones = words("uno|un due tr(é|e|è) quattro cinque sei sette otto nove", 1)
    tens = words("venti trenta quaranta cinquanta sessanta settanta ottanta novanta", 2)
    small = words("zero - due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici"
                  " sedici diciassette diciotto diciannove", 0)
    table = up_to_99(small, tens, lambda ten, one: f"{tens[ten][:-1] if one in (1, 8) else tens[ten]}({ones[one]})")
    part = "un {0}o|(una|la) {0}a parte".format
    by = "moltiplic(ato|ata|ati|ate|are|arsi|a) per {0}|{0} volte (più|superior(e|i)|maggior(e|i)|tanto)".format
    times = "{0}ic(a|ò|h)|il {0}o|{1}".format
    return table | {100: "cento"} | hundreds(lambda one: f"{small[one]}cento") | {
        1000: "mille|mila", "%10": part("decim"), "%20": part("quint"), "%25": part("quart"), "%33.3": part("terz"),
        "%50": "la metà|della metà", "%66.7": "due terzi", "%75": "tre quarti", "and": "e", "point": "virgola",
        "x0.5": "dimezz|ridott(o|a|i|e) della metà|ridurre (della|alla) metà|due volte meno",
        "x10": times("decupl", by("dieci")), "x2": "raddoppi|il doppio (di|del|rispetto)|" + by("due"),
        "x3": times("tripl", by("tre")), "x4": times("quadrupl", by("quattro")), "x5": times("quintupl", by("cinque"))}


def japanese():
    # As said (二十一), or digit by digit (二一).
    kanji = str.maketrans("0123456789", "〇一二三四五六七八九")
    wide = str.maketrans("0123456789", "０１２３４５６７８９")

    def digits(number):
        return str(number).translate(kanji)

    def said(number):
        ten, one = divmod(number, 10)
        return (digits(ten) if ten > 1 else "") + ("十" if ten else "") + (digits(one) if one else "")

    def fraction(below, above, also=""):
        figures = f"{below}分の{above}"
        return f"{said(below)}分の{said(above)}{also}|{figures}|{figures.translate(wide)}"

    table = {0: "零|〇|ゼロ"} | {number: f"{said(number)}|{digits(number)}" for number in range(1, 100)}
    return table | {100: "百|一百|一〇〇"} | hundreds(lambda one: f"{digits(one)}百|{digits(100 * one)}") | {
        1000: "千|一千|一〇〇〇", "%10": fraction(10, 1, "|一割"), "%20": fraction(5, 1, "|二割"), "%25": fraction(4, 1, "|二割五分"),
        "%33.3": fraction(3, 1), "%50": "半分|半数|" + fraction(2, 1, "|五割"), "%66.7": fraction(3, 2),
        "%75": fraction(4, 3, "|七割五分"), "point": "点", "x0.5": "半減|半分に(減|な|落|縮|下)|二分の一に",
        "x10": "十倍|一〇倍", "x2": "倍増|倍加|二倍", "x3": "三倍", "x4": "四倍", "x5": "五倍"}


def korean():
    # Two sets of numerals, native and Chinese. 일, the Chinese one, is also `day` and `work`; 세배 is a New Year's bow.
    chinese = words("일 이 삼 사 오 육 칠 팔 구", 1)
    native = words("하나|한 둘|두 셋|세 넷|네 다섯 여섯 일곱 여덟 아홉", 1)
    chinese_tens = words("십 이십 삼십 사십 오십 육십 칠십 팔십 구십", 1)
    native_tens = words("열 스물 서른 마흔 쉰 예순 일흔 여든 아흔", 1)
    small = {0: "영|제로", 1: "하나"} | {one: f"{chinese[one]}|{native[one]}" for one in range(2, 10)}
    tens = {ten: f"{chinese_tens[ten]}|{native_tens[ten]}" for ten in chinese_tens}
    tens[2] += "|스무"
    table = up_to_99(small, tens, lambda ten, one:
                     f"{chinese_tens[ten]}{chinese[one]}|{native_tens[ten]}(| )({native[one]})")
    part = "{0}분의( |){1}|{2}분의( |){3}".format
    return table | {100: "백|일백"} | hundreds(lambda one: f"{chinese[one]}백") | {
        1000: "천|일천", "%10": part("십", "일", 10, 1), "%20": part("오", "일", 5, 1), "%25": part("사", "일", 4, 1),
        "%33.3": part("삼", "일", 3, 1), "%50": "절반|이분의 일|2분의( |)1", "%66.7": part("삼", "이", 3, 2),
        "%75": part("사", "삼", 4, 3), "point": "점",
        "x0.5": "절반으로|절반 수준으로|반으로 (줄|감소|떨어)|반(| )토막",
        "x10": "열( |)배|십( |)배", "x2": "두( |)배|갑절|곱절", "x3": "세 배", "x4": "네( |)배", "x5": "다섯( |)배"}


def dutch():
    # One word, ones first; `en` takes a diaeresis after an e, which many leave off.
    ones = words("een twee drie vier vijf zes zeven acht negen", 1)
    ones_and = words("(een|één)en twee(ë|e)n drie(ë|e)n vieren vijfen zesen zevenen achten negenen", 1)
    tens = words("twintig dertig veertig vijftig zestig zeventig tachtig negentig", 2)
    small = words("nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien"
                  " zeventien achttien negentien", 0)
    table = up_to_99(small, tens, lambda ten, one: f"{ones_and[one]}{tens[ten]}|{ones[one]}-en-{tens[ten]}")
    part = "(een|één) {0}|(een|één){0}".format
    by = "{0} keer zo|{0}maal zo|{0} maal zo|{0} keer (hoger|meer)".format
    multiple = "ver{0}voudig|het {0}voudige|".format
    return table | {100: "(|een|één)honderd"} | hundreds(lambda one: f"{ones[one]}honderd") | {
        1000: "(|een|één)duizend", "%10": part("tiende"), "%20": part("vijfde"),
        "%25": "(een|één) kwart|(een|één) vierde", "%33.3": part("derde") + "|een-derde", "%50": "(de |)helft",
        "%66.7": "twee( ||-)derde|twee derden", "%75": "drie(| )kwart|drie vierde", "and": "en", "point": "komma",
        "x0.5": "halver(en|ing)|halveer|gehalveerd|half zo"
                "|met de helft (gedaald|afgenomen|verminder|verlaag|gekrompen|terug)",
        "x10": multiple("tien") + by("tien"), "x2": "verdubbel|dubbel zo|het dubbele|" + by("twee"),
        "x3": multiple("drie") + "het driedubbele|" + by("drie"), "x4": multiple("vier") + by("vier"),
        "x5": multiple("vijf") + by("vijf")}


def polish():
    # Ten and one share a case: nominative; genitive, dative and locative; instrumental, where a ten may also end in -u.
    ones = words("jeden dwa|dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć", 1)
    ones_of = words("jeden dwóch|dwu|dwóm|dwom trzech|trzem czterech|czterem pięciu sześciu siedmiu ośmiu dziewięciu"
                    " dziesięciu", 1)
    ones_with = words("jeden dwoma|dwiema trzema czterema pięcioma sześcioma siedmioma ośmioma dziewięcioma"
                      " dziesięcioma", 1)
    tens = words("dwadzieścia trzydzieści czterdzieści", 2) | {ten: f"{ones[ten]}dziesiąt" for ten in range(5, 10)}
    stems = words("dwudziest trzydziest czterdziest", 2) | {ten: f"{ones[ten]}dziesięci" for ten in range(5, 10)}
    of_men = words("|dwaj |trzej |czterej", 2)
    small = {0: "zer(o|a|u|em|ze)", 1: "jed(en|na|no|nego|nej|nemu|nym|ną)"}
    small |= {one: f"{ones[one]}{of_men.get(one, '')}|{ones_of[one]}|{ones_with[one]}" for one in range(2, 11)}
    teens = words("jede dwa trzy czter pięt szes siedem osiem dziewięt", 11)
    small |= {teen: f"{stem}na(ście|stu|stoma)" for teen, stem in teens.items()} | {12: "dwanaście|dwunast(u|oma)"}
    table = up_to_99(small, {ten: f"{tens[ten]}|{stems[ten]}(u|oma)" for ten in tens}, lambda ten, one:
                     f"{tens[ten]} ({ones[one]})|{stems[ten]}u ({ones_of[one]})|{stems[ten]}(oma|u) ({ones_with[one]})")
    table |= {100: "sto|stu|stoma", 200: "dwieście|dwust(u|oma)", 300: "trzyst(a|u|oma)", 400: "czteryst(a|u|oma)"}
    part = "jedna {0}a|jednej {0}ej|jedną {0}ą{1}|{0}(a|ą) część".format
    times = ("(wzrósł|wzrosła|wzrosło|wzrosły|wzrośnie|wzrosną) {0}krotnie"
             "|{0}krotnie (wzrósł|wzrosł|wzroś|zwiększył|większ|wyższ|więcej)|zwiększył(|a|o|y) się {0}krotnie"
             "|{0}krotn(y wzrost|ego wzrostu|ym wzrostem|emu wzrostowi|e zwiększenie)"
             "|{1} razy (więcej|więks|wyżs)|(wzrósł|wzrosła|wzrosło|wzrosły) {1} razy").format
    return table | hundreds(lambda one: f"({ones[one]}|{ones_of[one]})set", first=5) | {
        1000: "tysiąc(|e)|tysięcy|tysiąc(a|owi|em|u|om|ami|ach)",
        "%10": part("dziesiąt", ""), "%20": part("piąt", ""), "%25": part("czwart", "|ćwierć"),
        "%33.3": part("trzeci", ""), "%50": "połow(a|y|ę|ą)",
        "%66.7": "dwie trzecie|(dwóch|dwu) trzecich|dwóm trzecim|(dwiema|dwoma) trzecimi",
        "%75": "trzy czwarte|trzech czwartych|trzem czwartym|trzema czwartymi|trzy ćwierci", "point": "przecinek",
        "x0.5": "(spad(ł|ła|ło|ły|nie|ną)|spaść|spad(ek|ku)|zmniejszył(|a|o|y) się|zmniejsz(ył|yła|yć|y|enie|ony|ona)"
                "|obniż(ył|yła|yć|enie|ka)|zredukowa(ć|ł|ła)|ograniczy(ć|ł)|ści(ąć|ął)|skurczył(|a) się|stopniał(|y))"
                " o połowę|o połowę (mniej|mniejsz|niższ|spad|zmniejsz|obniż)"
                "|(dwukrotnie|dwa razy) (mniej|mniejsz|niższ)",
        "x10": times("dziesięcio", "dziesięć"), "x2": "podwo(i|j)|podwaja|dwa razy tyle|" + times("dwu", "dwa"),
        "x3": "potro(i|j)|potraja|" + times("trzy", "trzy"), "x4": times("cztero", "cztery"),
        "x5": times("pięcio", "pięć")}


def portuguese():
    # One and two have genders; the teens differ between Brazil and Portugal, and ü is from before the reform of 2009.
    ones = words("um|uma dois|duas três quatro cinco seis sete oito nove", 1)
    tens = words("vinte trinta quarenta cinq(u|ü)enta sessenta setenta oitenta noventa", 2)
    small = words("zero - dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze"
                  " dez(e|a)sseis dez(e|a)ssete dezoito dez(e|a)nove", 0)
    stems = words("duz trez quatroc quinh seisc setec oitoc novec", 2)
    table = up_to_99(small, tens, lambda ten, one: f"{tens[ten]} e ({ones[one]})") | {100: "cem|cento"}
    part = "(uma |a |){0} parte".format
    multiple = "{0}(car|cou|cam|cando|que)|se {0}ca|(ter|tinha) {0}cado|(foi|foram) {0}cad".format
    by = "multiplic(ar|ou|aram|ado|ada|a|am|ando|ará) por {0}".format
    times = "{0} vezes (mais|maior|superior)".format
    return table | hundreds(lambda one: f"{stems[one]}ent(os|as)") | {
        1000: "mil", "%10": "um décimo|" + part("décima"), "%20": "um quinto|" + part("quinta"),
        "%25": "um quarto d(e|o|a|os|as)|" + part("quarta"), "%33.3": "um terço|" + part("terça"),
        "%50": "(a |)metade", "%66.7": "dois terços|duas terças partes",
        "%75": "três quartos d(e|o|a|os|as)|três quartas partes", "and": "e", "point": "vírgula|ponto",
        "x0.5": "pela metade|(reduz(ir|ido|ida|idos|idas|iu|iram|)|redução|caiu|caíram|cair|cort(ar|ou)|diminu(iu|ir)"
                "|baix(ou|ar)|desceu) (à|para|a) metade",
        "x10": f"decupli(c|qu)|{by('dez')}|{times('dez')}",
        "x2": f"{multiple('dupli')}|dobr(ar|ou|am|ando)|(o|ao|pelo|no) dobro|duas vezes (mais|maior)|{by('dois')}"
              "|duas vezes superior",
        "x3": f"{multiple('tripli')}|(o|ao|pelo) triplo|{by('três')}|{times('três')}",
        "x4": f"quadrupli(c|qu)|(o|ao) quádruplo|{by('quatro')}|{times('quatro')}",
        "x5": f"quintupli(c|qu)|(o|ao) quíntuplo|{by('cinco')}|{times('cinco')}"}


def russian():
    # Ten and one share a case: nominative; genitive and dative; instrumental. Only one has another, the prepositional.
    # ё is often written е.
    ones = words("один|одна|одно|одну два|две три четыре пять шесть семь восемь девять десять", 1)
    ones_of = words("одного|одной|одному двух|двум тр(ё|е)х|тр(ё|е)м четыр(ё|е)х|четыр(ё|е)м пяти шести семи восьми"
                    " девяти десяти", 1)
    ones_with = words("одним|одной|одною двумя тремя четырьмя пятью шестью семью восемью|восьмью девятью десятью", 1)
    tens = words("двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто", 2)
    tens_of = words("двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста", 2)
    tens_with = words("двадцатью тридцатью сорока пятьюдесятью шестьюдесятью семьюдесятью (восемью|восьмью)десятью"
                      " девяноста", 2)
    small = {0: "н(о|у)ль|н(о|у)ля|н(о|у)лю|нол(ё|е)м|нул(ё|е)м|н(о|у)ле"}
    small |= {one: f"{ones[one]}|{ones_of[one]}|{ones_with[one]}" for one in range(1, 11)}
    small[1] += "|одном"
    teens = words("один две три четыр пят шест сем восем девят", 11)
    small |= {teen: f"{stem}надцат(ь|и|ью)" for teen, stem in teens.items()}

    def compound(ten, one):
        prepositional = f"|{tens_of[ten]} одном" if one == 1 else ""
        return (f"{tens[ten]} ({ones[one]})|{tens_of[ten]} ({ones_of[one]})|{tens_with[ten]} ({ones_with[one]})"
                + prepositional)

    table = up_to_99(small, {ten: f"{tens[ten]}|{tens_of[ten]}|{tens_with[ten]}" for ten in tens}, compound)
    table |= {100: "сто|ста", 200: "двести|двухсот|двумстам|двумястами|двухстах",
              300: "триста|тр(ё|е)хсот|тр(ё|е)мстам|тремястами|тр(ё|е)хстах",
              400: "четыреста|четыр(ё|е)хсот|четыр(ё|е)мстам|четырьмястами|четыр(ё|е)хстах"}
    table |= hundreds(lambda one: f"{ones[one]}сот|{ones_of[one]}(сот|стам)|({ones_with[one]})стами|{ones_of[one]}стах",
                      first=5)
    part = "одна {0}ая|одной {0}ой|одну {0}ую|{0}(ая часть|ой части|ую часть)".format
    fallen = ("снизил(ся|ась|ось|ись||а|и)|снизить|сократил(ся|ась|ось|ись||а|и)|сократить|сокращение|снижение"
              "|упал(|а|о|и)|падение|уменьшил(ся|ась|ось|ись|)|уменьшить|подешевел(|а|и)|урезать|урезал")
    grown = ("(вырос(|ла|ло|ли)|вырастет|вырастут|возрос(|ла|ло|ли)|увеличил(ся|ась|ось|ись)|увеличится|увеличил(|а|и)"
             "|увеличить|рост|увеличение|подорожал(|а|и)) {0}|{0} (больш|выше|вырос|возрос|увелич|превы|дороже)").format
    return table | {
        1000: "тысяч(а|и||е|у|ей|ью|ам|ами|ах)", "%10": part("десят"), "%20": part("пят"),
        "%25": "четверт(ь|и|ью)|одна четверть|одной четверти|одну четверть|четв(е|ё)ртая часть"
               "|четв(е|ё)ртую часть",
        "%33.3": "трет(ь|и)|одна треть|одной трети|одну треть|треть(я часть|ей части|ю часть)",
        "%50": "половин(а|ы|у|ой)", "%66.7": "две трети|двух третей|двум третям|двумя третями|двух третях",
        "%75": "три четверти|тр(ё|е)х четвертей|тр(ё|е)м четвертям|тремя четвертями", "point": "целых|целая|запятая",
        "x0.5": f"ополовин|({fallen}) вдвое|({fallen}) в два раза|({fallen}) наполовину"
                "|(вдвое|в два раза) (меньш|ниже|сократ|сниз|уменьш|упал|дешевле)",
        "x10": f"удесятер|десятикратн(ый рост|ое увеличение)|{grown('вдесятеро')}|{grown('в десять раз')}",
        "x2": f"удво|удваива|двукратн(ый рост|ого роста|ое увеличение)|{grown('вдвое')}|{grown('в два раза')}",
        "x3": "утро(ил|ит|ен)|утраива|тр(ё|е)хкратный рост|тр(ё|е)хкратное увеличение"
              f"|{grown('втрое')}|{grown('в три раза')}",
        "x4": f"учетвер|четыр(ё|е)хкратный рост|{grown('вчетверо')}|{grown('в четыре раза')}",
        "x5": f"упятер|пятикратн(ый рост|ое увеличение)|{grown('впятеро')}|{grown('в пять раз')}"}


def swedish():
    # One word or two, but with the old förtio for 40 only one.
    ones = words("(ett|en) två tre fyra fem sex sju åtta nio", 1)
    tens = words("tjugo trettio fyrtio femtio sextio sjuttio åttio nittio", 2)
    small = words("noll - två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton"
                  " arton|aderton nitton", 0)

    def compound(ten, one):
        new = "|".join(f"{tens[ten]}(| ){form}" for form in forms(ones[one]))
        return f"{new}|förtio{ones[one]}" if ten == 4 else new

    table = up_to_99(small, tens | {4: "fyrtio|förtio"}, compound) | {100: "(|ett|ett )hundra"}
    times = "{0}dubb|{0}faldig|{1} gånger så|det {0}dubbla".format
    return table | hundreds(lambda one: f"{ones[one]}(| )hundra") | {
        1000: "(|et|ett|ett )tusen", "%10": "en tiondel|tiondelen|en tiondedel", "%20": "en femtedel|femtedelen",
        "%25": "en fjärdedel|fjärdedelen", "%33.3": "en tredjedel|tredjedelen", "%50": "hälften|hälft",
        "%66.7": "två tredjedelar|tvåtredjedels", "%75": "tre fjärdedelar|trefjärdedels",
        "and": "och", "point": "komma", "x0.5": "halver(a|in)|hälften så",
        "x10": times("tio", "tio"), "x2": "fördubbl|dubbl(era|at|ad|as|ar|ing)|dubbelt så|två gånger så|det dubbla",
        "x3": times("tre", "tre"), "x4": times("fyr", "fyra"), "x5": times("fem", "fem")}


def turkish():
    # Two words or one; the number of a share takes the endings of the cases.
    ones = words("bir iki üç dört beş altı yedi sekiz dokuz", 1)
    tens = words("on yirmi otuz kırk elli altmış yetmiş seksen doksan", 1)
    small = words("sıfır - iki üç dört beş altı yedi sekiz dokuz", 0)
    table = up_to_99(small, tens, lambda ten, one: f"{tens[ten]}( |){ones[one]}") | {100: "yüz"}
    part = "{0} bir(|i|ini|inin|ine|inden)".format
    times = "{1} katla|{0} kat(ına|ı kadar)|{0} kat (art|büyü|yüksel|fazla)|{0} misli".format
    return table | hundreds(lambda one: f"{ones[one]}( |)yüz") | {
        1000: "bin", "%10": part("onda"), "%20": part("beşte"), "%25": part("dörtte"), "%33.3": part("üçte"),
        "%50": "yarısı(|nı|nın|na|ndan|yla)", "%66.7": "üçte iki(|si|sini|sinin|sine|sinden)",
        "%75": "dörtte üç(|ü|ünü|ünün|üne|ünden)", "point": "virgül|nokta",
        "x0.5": "yarıya (düş|in|gerile|azal|çekil)|yarı yarıya (azal|düş|geril|in)|yarısına (düş|in|geril)",
        "x10": times("on", "ona"), "x2": times("iki", "ikiye"), "x3": times("üç", "üçe"),
        "x4": times("dört", "dörde"), "x5": times("beş", "beşe")}


def vietnamese():
    # One, four and five have other words after a ten.
    teens = words("một hai ba bốn lăm|nhăm sáu bảy|bẩy tám chín", 1)
    ones = teens | {1: "mốt", 4: "tư|bốn"}
    tens = words("hai ba bốn năm sáu bảy|bẩy tám chín", 2)
    small = words("không - hai ba bốn năm sáu bảy|bẩy tám chín mười", 0)
    small |= {10 + one: f"mười ({pattern})" for one, pattern in teens.items()}

    # The word for ten may be left out, but `hai ba` is `two or three`, `ba ba` a turtle, and `năm hai` `year two`.
    unclear = {23, 34, 67, 78, 89} | {33} | {52, 53, 54, 56, 57, 58, 59}

    def compound(ten, one):
        pattern = f"({tens[ten]}) mươi ({ones[one]})"
        if 10 * ten + one not in unclear:
            pattern += f"|({tens[ten]}) ({ones[one] if ten == 2 else ones[one].removesuffix('|nhăm')})"
        if ten == 2:  # which is also contracted, but not before bẩy
            pattern += f"|hăm ({ones[one].removesuffix('|bẩy')})"
        return pattern

    return up_to_99(small, {ten: f"({pattern}) mươi" for ten, pattern in tens.items()}, compound) | {
        100: "(|một )trăm", 1000: "(|một )(nghìn|ngàn)",
        "%10": "một phần mười", "%20": "một phần năm", "%25": "một phần tư", "%33.3": "một phần ba",
        "%50": "một nửa|phân nửa", "%66.7": "hai phần ba", "%75": "ba phần tư",
        "and": "lẻ|linh", "point": "phẩy|phảy|chấm",
        "x0.5": "giảm (một|đi một|phân|còn một|xuống một|xuống còn một) nửa|chỉ (còn|bằng) một nửa",
        "x10": "(|tăng )gấp mười lần|gấp chục lần", "x2": "(|tăng )gấp đôi|gấp hai lần|nhân đôi|tăng gấp hai lần",
        "x3": "(|tăng )gấp ba|gấp ba lần|nhân ba|tăng gấp ba lần", "x4": "gấp bốn lần|gấp tư|tăng gấp bốn lần",
        "x5": "(|tăng )gấp năm lần"}


def chinese():
    # Numerals are read letter by letter, so that only factors and shares are left.
    return {"x2": "翻倍|翻番|翻了一番", "x0.5": "腰斩|减半", "%50": "一半", "%33.3": "三分之一", "%66.7": "三分之二",
            "%25": "四分之一", "%75": "四分之三", "%20": "五分之一", "%10": "十分之一"}


LANGUAGES = {
    "ar": arabic, "de": german, "es": spanish, "fr": french, "hi": hindi, "it": italian, "ja": japanese, "ko": korean,
    "nl": dutch, "pl": polish, "pt": portuguese, "ru": russian, "sv": swedish, "tr": turkish, "vi": vietnamese,
    "zh": chinese}

sys.stdout.reconfigure(encoding="utf-8", newline="\n")
for code, language in LANGUAGES.items():
    for value, pattern in language().items():
        print(code, value, "|".join(forms(pattern)), sep="\t")
