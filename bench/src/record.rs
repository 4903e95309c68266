//! What it costs the service to make audit records.

use client::Client;

use crate::committees::text;
use crate::service::Service;

const RECORDS: usize = 10;

/// The cost of making records, for a service that did nothing else since its start.
pub(crate) struct Set {
    /// Pages of one record.
    pub(crate) pages: f64,
    /// Milliseconds of processor time for ten pages.
    pub(crate) ten_pages_ms: f64,
    /// Peak resident memory, in megabytes.
    pub(crate) peak: f64,
}

/// Requests the records of sessions one after the other. They must not have been requested before.
pub(crate) async fn set(service: &Service, client: &Client, sessions: &[String]) -> Result<Set, String> {
    let (first, rest) = sessions.split_first().ok_or("there is no session")?;
    // Not measured: the first record also loads the fonts and the template.
    client.audit_pdf(first).await.map_err(text)?;
    let before = service.cpu_milliseconds()?;
    let mut pages = 0;
    for session in rest.iter().take(RECORDS) {
        let pdf = client.audit_pdf(session).await.map_err(text)?;
        pages += pages_of(&pdf).ok_or("a document has no pages")?;
    }
    let each = (service.cpu_milliseconds()? - before) / f64::from(pages);
    Ok(Set {
        pages: f64::from(pages) / RECORDS as f64,
        ten_pages_ms: each * 10.0,
        peak: service.peak_megabytes()?,
    })
}

/// The page count in the page tree of the PDF.
fn pages_of(pdf: &[u8]) -> Option<u32> {
    let text = String::from_utf8_lossy(pdf);
    let (_, count) = text.split_once("/Type/Pages/Count ")?;
    count
        .split(|letter: char| !letter.is_ascii_digit())
        .next()?
        .parse()
        .ok()
}
