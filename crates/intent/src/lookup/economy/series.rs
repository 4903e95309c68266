//! The series of the US economy that can be looked up.

/// Where the values of a series are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// A monthly series by its id at FRED.
    Monthly(&'static str),
    /// A quarterly series by its id at FRED.
    Quarterly(&'static str),
    /// A daily series for the newest value, and a series of monthly means for the past; empty where there is none.
    Daily(&'static str, &'static str),
    /// A yield of the Treasury curve at the end of each month: its column, then a daily series and a series of monthly
    /// means of the same yield; empty where there is none.
    Yield(&'static str, &'static str, &'static str),
    /// The ten-year yield less this column of the Treasury curve.
    Slope(&'static str),
}

/// How a series is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// A rate: its change is in percentage points, a year is told by its mean.
    Points,
    /// A price or a number of each month: its change is in per cent, a year is told by its mean.
    Price,
    /// A stock: its change is in per cent, a year is told by its end.
    Stock,
    /// Persons: their change is a number, a year is told by its end.
    Count,
    /// An index whose level says nothing: only its change is told.
    Growth,
    /// Prices: the change over twelve months is the rate of inflation.
    Inflation,
}

/// A series of the US economy.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Series {
    /// Its key: its words are the list `series-KEY`, its name is in the message `lookup-economy-series`.
    pub key: &'static str,
    /// Where its values are.
    pub origin: Origin,
    /// How it is told.
    pub told: Told,
    /// The unit of its values, after `scale`.
    pub unit: &'static str,
    /// What its values are multiplied by.
    pub scale: f64,
    /// The decimal places of its values.
    pub places: usize,
    /// The list of words by which a question about its newest value is answered elsewhere; empty where there is none.
    pub answered: &'static str,
}

const fn series(key: &'static str, origin: Origin, told: Told, unit: &'static str, places: usize) -> Series {
    Series {
        key,
        origin,
        told,
        unit,
        scale: 1.0,
        places,
        answered: "",
    }
}

const fn scaled(key: &'static str, id: &'static str, told: Told, unit: &'static str, scale: f64) -> Series {
    Series {
        scale,
        ..series(key, Origin::Monthly(id), told, unit, if scale < 1.0 { 1 } else { 0 })
    }
}

const fn prices(key: &'static str, id: &'static str) -> Series {
    series(key, Origin::Monthly(id), Told::Inflation, "percent", 1)
}

const fn rate(key: &'static str, id: &'static str, places: usize) -> Series {
    series(key, Origin::Monthly(id), Told::Points, "percent", places)
}

const fn growth(key: &'static str, id: &'static str) -> Series {
    series(key, Origin::Monthly(id), Told::Growth, "percent", 1)
}

const fn yields(key: &'static str, column: &'static str, day: &'static str, mean: &'static str) -> Series {
    series(key, Origin::Yield(column, day, mean), Told::Points, "percent", 2)
}

const fn answered(series: Series, answered: &'static str) -> Series {
    Series { answered, ..series }
}

const BILLIONS: &str = "billion USD";

/// Every series, by its key.
#[rustfmt::skip]
pub const SERIES: [Series; 52] = [
    answered(prices("cpi", "CPIAUCSL"), "on-inflation"),
    prices("core", "CPILFESL"),
    prices("food", "CPIUFDSL"),
    prices("energy", "CPIENGSL"),
    prices("shelter", "CUSR0000SAH1"),
    prices("medical", "CPIMEDSL"),
    prices("pce", "PCEPI"),
    prices("ppi", "WPSFD49207"),
    answered(series("policy-rate", Origin::Daily("DFF", "FEDFUNDS"), Told::Points, "percent", 2), "on-policy-rate"),
    yields("m1", "m1", "", ""),
    rate("b3", "TB3MS", 2),
    rate("b6", "TB6MS", 2),
    yields("y1", "y1", "", "GS1"),
    yields("y2", "y2", "DGS2", ""),
    yields("y3", "y3", "", ""),
    yields("y5", "y5", "", "GS5"),
    yields("y7", "y7", "", ""),
    yields("y10", "y10", "DGS10", "GS10"),
    yields("y20", "y20", "", ""),
    yields("y30", "y30", "", ""),
    series("curve-2y", Origin::Slope("y2"), Told::Points, "percentage points", 2),
    series("curve-3m", Origin::Slope("m3"), Told::Points, "percentage points", 2),
    rate("paper", "CP3Mx", 2),
    answered(rate("unemployment", "UNRATE", 1), "on-jobs"),
    scaled("payrolls", "PAYEMS", Told::Count, "count", 1000.0),
    scaled("employed", "CE16OV", Told::Count, "count", 1000.0),
    scaled("labor", "CLF16OV", Told::Count, "count", 1000.0),
    scaled("factory-jobs", "MANEMP", Told::Count, "count", 1000.0),
    scaled("claims", "CLAIMSx", Told::Price, "count", 1.0),
    scaled("long-unemployed", "UEMP27OV", Told::Price, "count", 1000.0),
    series("unemployed-weeks", Origin::Monthly("UEMPMEAN"), Told::Price, "count", 1),
    series("hours", Origin::Monthly("AWHMAN"), Told::Price, "count", 1),
    series("wages", Origin::Monthly("CES0600000008"), Told::Price, "USD", 2),
    rate("capacity", "CUMFNS", 1),
    scaled("permits", "PERMIT", Told::Price, "count", 1000.0),
    scaled("starts", "HOUST", Told::Price, "count", 1000.0),
    growth("production", "INDPRO"),
    scaled("retail", "RETAILx", Told::Price, BILLIONS, 0.001),
    growth("real-sales", "CMRMTSPLx"),
    scaled("orders", "AMDMNOx", Told::Price, BILLIONS, 0.001),
    scaled("inventories", "BUSINVx", Told::Stock, BILLIONS, 0.001),
    growth("income", "RPI"),
    growth("consumption", "DPCERA3M086SBEA"),
    answered(series("gdp", Origin::Quarterly("GDPC1"), Told::Growth, "percent", 1), "on-growth"),
    series("money-m1", Origin::Monthly("M1SL"), Told::Stock, BILLIONS, 1),
    series("m2", Origin::Monthly("M2SL"), Told::Stock, BILLIONS, 0),
    series("reserves", Origin::Monthly("TOTRESNS"), Told::Stock, BILLIONS, 1),
    series("loans", Origin::Monthly("BUSLOANS"), Told::Stock, BILLIONS, 1),
    series("real-estate-loans", Origin::Monthly("REALLN"), Told::Stock, BILLIONS, 1),
    scaled("consumer-credit", "NONREVSL", Told::Stock, BILLIONS, 0.001),
    answered(series("oil", Origin::Monthly("OILPRICEx"), Told::Price, "USD", 2), "on-oil"),
    series("dollar", Origin::Daily("DTWEXBGS", ""), Told::Price, "index", 1),
];

/// A series by its key.
pub fn by_key(key: &str) -> Option<&'static Series> {
    SERIES.iter().find(|series| series.key == key)
}
