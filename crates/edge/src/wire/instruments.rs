//! Instruments and the data on them.

use contract::InstrumentReport as WireInstrumentReport;
use contract::{Instrument as WireInstrument, InstrumentData as WireInstrumentData};
use engine::InstrumentReport;
use pipeline::Timestamp;
use pipeline::brief::mib::Instrument;
use pipeline::ports::data_room::InstrumentData;

pub(crate) fn instrument(instrument: Instrument) -> WireInstrument {
    WireInstrument {
        symbol: instrument.symbol,
        name: instrument.name,
        exchange: instrument.exchange,
        asset_class: instrument.asset_class,
        currency: instrument.currency,
    }
}

pub(crate) fn instrument_report(report: InstrumentReport) -> WireInstrumentReport {
    let data = |data: InstrumentData| WireInstrumentData {
        kind: data.kind.name().to_owned(),
        provider: data.provider,
        title: data.title,
        uri: data.uri,
        retrieved_at: data.retrieved_at.map(Timestamp::rfc3339),
        rows: data.rows,
        first: data.first,
        last: data.last,
    };
    WireInstrumentReport {
        instrument: instrument(report.instrument),
        data: report.data.into_iter().map(data).collect(),
        missing: report.missing.into_iter().map(|kind| kind.name().to_owned()).collect(),
    }
}
