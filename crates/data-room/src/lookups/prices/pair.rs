//! Two prices beside each other.

use super::*;

/// The figures of two series together.
pub(super) fn of_two(asked: &PriceLookup, one: &Line, other: &Line, out: &mut Vec<Evidence>) {
    let mut tables: Vec<&Table> = one.tables.iter().map(AsRef::as_ref).collect();
    for table in &other.tables {
        if !tables
            .iter()
            .any(|known| known.source.source_id == table.source.source_id)
        {
            tables.push(table);
        }
    }
    let label = format!("{} and {}", one.label, other.label);
    match asked.operation {
        Operation::Ratio => {
            let last = one.last().min(other.last());
            let earlier = one.day_of(Moment::Back(12), true);
            for (id, day) in [("ratio", Some(last)), ("ratio_then", earlier)] {
                let Some(day) = day else { continue };
                let on = date_formula(date_of(day));
                // The dearer one in units of the cheaper one.
                let (dear, cheap) = if dearer(one, other) { (one, other) } else { (other, one) };
                let formula = format!("round({} / ({}), 1)", dear.on(&on), cheap.on(&on));
                let what = What {
                    id,
                    measure: "looked_ratio",
                    unit: "ratio",
                    how: "price of the one over that of the other on the same day",
                };
                out.extend(figure(&tables, 0, &label, &what, &formula, (None, day)));
            }
        }
        Operation::Correlation => {
            let from = one.first().max(other.first());
            let to = one.last().min(other.last());
            let line = if one.days.len() <= other.days.len() { one } else { other };
            let mut scratch = Vec::new();
            let months = One {
                at: 0,
                line,
                out: &mut scratch,
            }
            .month_days((from, to));
            const MOST: usize = 61;
            let months: Vec<f64> = months.iter().rev().take(MOST).rev().copied().collect();
            let (Some(first), Some(last)) = (months.first(), months.last()) else {
                return;
            };
            let name = line.days_name.strip_prefix("day_").unwrap_or_default();
            let keys = month_keys(&tables, name);
            let Some(keys) = keys else { return };
            let days = format!(
                "between({keys}, {keys}, {}, {})",
                date_formula(date_of(*first)),
                date_formula(date_of(*last))
            );
            let formula = format!(
                "round(correlation(changes({}), changes({})), 2)",
                one.on(&days),
                other.on(&days)
            );
            let what = What {
                id: "correlation",
                measure: "looked_ratio",
                unit: "ratio",
                how: "correlation of the monthly changes of both",
            };
            out.extend(figure(
                &tables,
                0,
                &label,
                &what,
                &formula,
                (Some((*first, *last)), *last),
            ));
        }
        _ => {}
    }
}

/// Whether one costs more than the other.
pub(super) fn dearer(one: &Line, other: &Line) -> bool {
    one.prices.last() >= other.prices.last()
}

/// The series of the last days of months: that of the instrument, or of its pair with the euro.
pub(super) fn month_keys(tables: &[&Table], name: &str) -> Option<String> {
    let names = [format!("month_end_day_{name}"), format!("month_end_day_EUR{name}")];
    names
        .into_iter()
        .find(|name| tables.iter().any(|table| table.series(name).is_some()))
}
