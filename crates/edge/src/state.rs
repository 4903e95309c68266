//! What the handlers share.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use engine::Engine;
use metrics::{Counter, Histogram};
use pipeline::Timestamp;

use crate::limits::KeyLimits;
use crate::route_table::{Deprecation, Route};
use crate::settings::EdgeSettings;

/// The state of one listener.
pub struct Edge {
    pub(crate) engine: Arc<Engine>,
    pub(crate) settings: EdgeSettings,
    pub(crate) limits: KeyLimits,
    pub(crate) routes: Vec<Metered>,
    /// What `/openapi.json` answers.
    pub(crate) description: OnceLock<Bytes>,
}

/// A route with its meters, made once so that counting costs nothing.
pub(crate) struct Metered {
    pub(crate) route: Route,
    pub(crate) seconds: Histogram,
    statuses: Vec<(u16, Counter)>,
}

/// The statuses a route gives.
const STATUSES: [u16; 13] = [200, 201, 202, 204, 400, 401, 403, 404, 405, 409, 429, 500, 502];

impl Edge {
    /// A listener over these routes. A deprecation in the settings marks a route like one in the table.
    pub fn new(
        engine: Arc<Engine>,
        settings: EdgeSettings,
        routes: impl IntoIterator<Item = Route>,
    ) -> Result<Arc<Self>, String> {
        let limits = KeyLimits::new(&engine.settings().limits);
        let mut routes: Vec<Route> = routes.into_iter().collect();
        for (id, date) in &settings.deprecations {
            let sunset = http_date(date)
                .ok_or_else(|| format!("server.deprecations.{id}: `{date}` is not a date like 2027-03-31"))?;
            let known = routes.iter_mut().find(|route| route.id == id);
            // The other listener's operations are not ours to know.
            if let Some(route) = known {
                route.deprecation = Some(Deprecation { sunset });
            }
        }
        Ok(Arc::new(Self {
            engine,
            settings,
            limits,
            routes: routes.into_iter().map(Metered::new).collect(),
            description: OnceLock::new(),
        }))
    }

    /// The routes, with what the configuration says about them.
    pub fn routes(&self) -> impl Iterator<Item = &Route> {
        self.routes.iter().map(|metered| &metered.route)
    }

    /// The route of a matched path, by its place in the table.
    pub(crate) fn find(&self, method: &str, path: &str) -> Option<usize> {
        self.routes.iter().position(|metered| {
            let route = &metered.route;
            route.path == path && (route.method.name() == method || (method == "HEAD" && route.method.name() == "GET"))
        })
    }
}

impl Metered {
    fn new(route: Route) -> Self {
        let id = route.id;
        Self {
            seconds: metrics::histogram!("convene_http_seconds", "route" => id),
            statuses: STATUSES
                .map(|status| {
                    (
                        status,
                        metrics::counter!("convene_http_requests_total", "route" => id, "status" => status.to_string()),
                    )
                })
                .to_vec(),
            route,
        }
    }

    pub(crate) fn count(&self, status: u16) {
        match self.statuses.iter().find(|(known, _)| *known == status) {
            Some((_, counter)) => counter.increment(1),
            None => {
                metrics::counter!("convene_http_requests_total", "route" => self.route.id, "status" => status.to_string()).increment(1);
            }
        }
    }
}

/// A calendar date as the HTTP date of its first moment.
pub(crate) fn http_date(date: &str) -> Option<String> {
    let moment = Timestamp::parse(&format!("{date}T00:00:00Z"))?;
    let days = moment.utc_day();
    let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][usize::try_from(days.rem_euclid(7)).ok()?];
    let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let month = months[date.get(5..7)?.parse::<usize>().ok()?.checked_sub(1)?];
    Some(format!(
        "{weekday}, {} {month} {} 00:00:00 GMT",
        date.get(8..10)?,
        date.get(0..4)?
    ))
}

#[cfg(test)]
mod tests {
    use super::http_date;

    #[test]
    fn dates_are_http_dates() {
        assert_eq!(
            http_date("2027-03-31").as_deref(),
            Some("Wed, 31 Mar 2027 00:00:00 GMT")
        );
        assert_eq!(
            http_date("1970-01-01").as_deref(),
            Some("Thu, 01 Jan 1970 00:00:00 GMT")
        );
        assert_eq!(http_date("soon"), None);
        assert_eq!(http_date("2027-02-30"), None);
    }
}
