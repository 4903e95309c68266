//! Words beside a name.

/// Whether a list has a word.
pub(super) fn one_of(list: &str, word: &str) -> bool {
    !word.is_empty() && list.split('|').any(|known| known == word)
}

/// After a name they make it a company.
pub(super) const COMPANY_AFTER: &str = "stock|stocks|share|shares|equity|adr|options|calls|puts|earnings|dividend|dividends|\
    shareholder|shareholders|investor|investors|ticker|aktie|aktien|aktienkurs|kurs|papier|papiere|dividende|aktionare|\
    titres|titolo|titoli|hisse|hissesi|hisseleri|hissesini|lot|kurs|kursu|akcje|akcji|акции|акций|акцию|株|株式|股票|股价|주식|주가|\
    शेयर|शेयरों|stonks|ltd|inc|corp|plc";

/// Before a name they make it a company.
pub(super) const COMPANY_BEFORE: &str = "ticker|tickers|symbol|nyse|nasdaq|amex|stock|aktie|aktien|action|actions|titres|\
    accion|acciones|azione|azioni|titolo|titoli|acao|acoes|papel|aandeel|aandelen|akcje|akcji|hisse|акции|акций|акция|سهم|لسهم|بسهم|وسهم|اسهم|لاسهم|الاسهم|股票|kurzel|\
    isin|cours|cotizacion|kurs";

/// Legal forms.
pub(super) const LEGAL_FORMS: &str = "inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|ag|se|sa|nv|spa|asa|ab|\
    oyj|kgaa|gmbh|holdings|holding|group|bhd|tbk|pjsc|sab|aps|as";

/// Before a word they make it a common one.
pub(super) const ARTICLES: &str = "the|a|an|our|my|your|his|her|their|this|that|these|some|any|no|first|der|die|das|ein|eine|\
    le|la|les|un|une|el|los|las|una|il|lo|gli|o|os|as|um|uma|de|het|een";

/// First names, after which another name is somebody's.
pub(super) const FIRST_NAMES: &str = "john|boris|harrison|henry|gerald|betty|tom|tim|kevin|david|michael|jamie|james|robert|bob|\
    william|bill|jack|jim|joe|mary|sarah|linda|peter|paul|mark|george|steve|steven|chris|daniel|dan|alan|piers|dwayne|magic|\
    samuel|lyndon|andrew|alex|emma|anna|philip|ferdinand|mr|mrs|ms|dr|sir|lord|president|senator";

/// Between two names.
pub(super) const LINKS: &str = "or|and|vs|v|versus|against|than|with|to|over|nor|oder|und|gegen|ou|et|contre|o|u|y|e|contra|of|en|\
    tegen|czy|i|lub|albo|a|przeciw|kontra|veya|ve|mi|mu|ya da|yoksa|или|и|против|либо|と|か|和|与|跟|还是|或|와|과|랑|또는|대|أم|أو|و|या|और|eller|och|for|into";
