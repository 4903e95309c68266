//! The analysis, the debrief, the charts, and the data rows behind figures.

use contract::{
    AnalysisResponse, Chart, ChartData, ChartRow, ChartsResponse, Disclosure, FigureRow, FigureRowsResponse,
    FigureSeries, FigureSource, SummaryResponse,
};
use languages::language::Language;
use pipeline::Outcome;
use pipeline::ports::audit;
use pipeline::record::rows::SeriesRows;

use super::{Stored, stored};
use crate::disclosed::Disclosed;

/// The only status of an analysis or a debrief: neither is stored before it is finished.
const FINISHED: &str = "completed";

pub(crate) fn analysis(
    session_id: String,
    result: String,
    language: Language,
) -> Outcome<Disclosed<AnalysisResponse<Stored>>> {
    let body = AnalysisResponse {
        session_id,
        status: FINISHED.to_owned(),
        result: Some(stored(result)?),
        disclosure: Disclosure::default(),
    };
    Ok(Disclosed::new(language, body))
}

pub(crate) fn summary(
    session_id: String,
    result: String,
    language: Language,
) -> Outcome<Disclosed<SummaryResponse<Stored>>> {
    let body = SummaryResponse {
        session_id,
        status: FINISHED.to_owned(),
        result: Some(stored(result)?),
        disclosure: Disclosure::default(),
    };
    Ok(Disclosed::new(language, body))
}

pub(crate) fn charts(session_id: String, charts: Vec<audit::Chart>, language: Language) -> Disclosed<ChartsResponse> {
    let body = ChartsResponse {
        session_id,
        charts: charts.into_iter().map(chart).collect(),
        disclosure: Disclosure::default(),
    };
    Disclosed::new(language, body)
}

fn chart(chart: audit::Chart) -> Chart {
    let row = |row: audit::ChartRow| ChartRow {
        label: row.label,
        values: row.values,
    };
    Chart {
        chart_id: chart.chart_id,
        title: chart.title,
        alt: chart.alt,
        svg: chart.svg,
        data: ChartData {
            subject: chart.data.subject,
            source_id: chart.data.source_id,
            columns: chart.data.columns,
            rows: chart.data.rows.into_iter().map(row).collect(),
        },
    }
}

pub(crate) fn figure_rows(
    session_id: String,
    evidence_id: String,
    rows: Vec<SeriesRows>,
    language: Language,
) -> Disclosed<FigureRowsResponse> {
    let body = FigureRowsResponse {
        session_id,
        evidence_id,
        series: rows.into_iter().map(series).collect(),
        disclosure: Disclosure::default(),
    };
    Disclosed::new(language, body)
}

fn series(series: SeriesRows) -> FigureSeries {
    let SeriesRows {
        input,
        source,
        rows,
        left_out,
    } = series;
    FigureSeries {
        input,
        source: FigureSource {
            source_id: source.source_id,
            provider: source.provider,
            kind: source.kind,
            title: source.title,
            uri: source.uri,
            retrieved_at: source.retrieved_at,
            published_at: source.published_at,
            content_sha256: source.content_sha256,
        },
        rows: rows
            .into_iter()
            .map(|row| FigureRow {
                at: row.at,
                value: row.value,
            })
            .collect(),
        left_out: left_out as u64,
    }
}
