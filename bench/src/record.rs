//! What an audit record takes of the service that sets it.

use client::Client;

use crate::committees::text;
use crate::service::Service;

const RECORDS: usize = 10;

/// What setting records took of a service that did nothing else since its start.
pub(crate) struct Set {
    /// Pages of one.
    pub(crate) pages: f64,
    /// Milliseconds of processor time for ten pages.
    pub(crate) ten_pages_ms: f64,
    /// The most that was resident.
    pub(crate) peak: f64,
}

/// Asks for the records of sessions that nobody has asked for before, one after the other.
pub(crate) async fn set(service: &Service, client: &Client, sessions: &[String]) -> Result<Set, String> {
    let (first, rest) = sessions.split_first().ok_or("there is no session")?;
    // Faces and template are read once.
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

/// What the tree of pages says.
fn pages_of(pdf: &[u8]) -> Option<u32> {
    let text = String::from_utf8_lossy(pdf);
    let (_, count) = text.split_once("/Type/Pages/Count ")?;
    count
        .split(|letter: char| !letter.is_ascii_digit())
        .next()?
        .parse()
        .ok()
}
