//! The state that the handlers of a listener share.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use engine::Engine;
use metrics::{Counter, Histogram};
use pipeline::Timestamp;

use crate::compression::Compressor;
use crate::limits::KeyLimits;
use crate::route_table::{Deprecation, Route};
use crate::settings::EdgeSettings;

/// The state of one listener.
pub struct Edge {
    pub(crate) engine: Arc<Engine>,
    pub(crate) settings: EdgeSettings,
    pub(crate) limits: KeyLimits,
    pub(crate) compressor: Compressor,
    pub(crate) routes: Vec<MeteredRoute>,
    /// What `/openapi.json` answers.
    pub(crate) description: OnceLock<Bytes>,
}

/// A route with its metrics, registered once so that counting a request needs no lookup.
pub(crate) struct MeteredRoute {
    pub(crate) route: Route,
    pub(crate) seconds: Histogram,
    statuses: Vec<(u16, Counter)>,
}

/// The statuses whose counters are registered in advance. Others are registered when they occur.
const STATUSES: [u16; 13] = [200, 201, 202, 204, 400, 401, 403, 404, 405, 409, 429, 500, 502];

impl Edge {
    /// The state of a listener with these routes. Deprecations come from the table and from the settings.
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
            // The id may be an operation of the other listener.
            if let Some(route) = known {
                route.deprecation = Some(Deprecation { sunset });
            }
        }
        Ok(Arc::new(Self {
            engine,
            settings,
            limits,
            compressor: Compressor::default(),
            routes: routes.into_iter().map(MeteredRoute::new).collect(),
            description: OnceLock::new(),
        }))
    }

    /// The routes, with the deprecations that are configured.
    pub fn routes(&self) -> impl Iterator<Item = &Route> {
        self.routes.iter().map(|metered| &metered.route)
    }

    /// The index of the route with this method and path. HEAD counts as GET.
    pub(crate) fn find_route(&self, method: &str, path: &str) -> Option<usize> {
        self.routes.iter().position(|metered| {
            let route = &metered.route;
            route.path == path && (route.method.name() == method || (method == "HEAD" && route.method.name() == "GET"))
        })
    }
}

impl MeteredRoute {
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
                let status = status.to_string();
                metrics::counter!("convene_http_requests_total", "route" => self.route.id, "status" => status)
                    .increment(1);
            }
        }
    }
}

/// A calendar date as the HTTP date of its midnight in UTC.
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
