//! The first sentence: which question gets which answer, and the figures it has to quote.

use languages::language::detect;
use pipeline::committee::Balance;
use pipeline::ports::datasets::NoDatasets;

use super::answer;
use super::figures::Figures;
use super::tests_session::{brief_on, run};
use data_room::question::Question::{
    self, BondYield, Concentration, Crash, Debt, EarningsPerShare, EarningsQuality, ImpliedGrowth, Income, LumpSum,
    Portfolio, RatesUp, Return, ReturnOnEquity, Risk, SaveOrInvest, SavingsPlan, StocksOrBonds, Value, View, Wait,
    Which, Withdrawals,
};
use data_room::{BuiltinDataRoom, Gathered};

/// What is asked, what it wants to know, and the figures of the first sentence; without any it names the missing data.
#[rustfmt::skip]
const QUESTIONS: &[(&str, Question, &[&str])] = &[
    ("Is Nvidia overvalued for someone who waits five years?", Value, &["ev_NVDA_float_to_earnings"]),
    ("Is Microsoft too expensive for the next ten years?", Value, &["ev_MSFT_float_to_earnings"]),
    ("Does Pfizer look cheap over seven years?", Value, &["ev_PFE_float_to_earnings"]),
    ("Ist Walmart zu teuer für fünf Jahre?", Value, &["ev_WMT_float_to_earnings"]),
    ("Costco est-il surévalué pour cinq ans ?", Value, &["ev_COST_float_to_earnings"]),
    ("¿Está sobrevalorada Nvidia para los próximos cinco años?", Value, &["ev_NVDA_float_to_earnings"]),
    ("アップルは今後5年で割高ですか？", Value, &["ev_AAPL_float_to_earnings"]),
    ("Is the S&P 500 overvalued for a ten-year investor?", Value, &["ev_cape", "ev_cape_median"]),
    ("Are US stocks expensive for the next ten years?", Value, &["ev_cape", "ev_cape_median"]),

    ("How risky is Microsoft over five years?", Risk, &["ev_MSFT_max_drawdown_all", "ev_MSFT_vol_36m"]),
    ("How much could I lose with IBM in three years?", Risk, &["ev_IBM_max_drawdown_all"]),
    ("Is Oracle a dangerous stock over four years?", Risk, &["ev_ORCL_interest_coverage", "ev_ORCL_debt_to_equity"]),
    ("How risky is Bitcoin over the next five years?", Risk, &["ev_BTC_USD_max_drawdown_1y", "ev_BTC_USD_vol_12m"]),
    ("Is gold a safe place for three years?", Risk, &["ev_XAU_max_drawdown_1y", "ev_XAU_vol_12m"]),
    ("How often did the US stock market lose money over seven years?", Risk, &["ev_freq_neg_7y"]),
    ("How risky is an S&P 500 fund over fifteen years?", Risk, &["ev_freq_neg_15y", "ev_sp_real_max_drawdown_all"]),
    ("Wie riskant ist der S&P 500 für zwölf Jahre?", Risk, &["ev_freq_neg_12y", "ev_sp_real_max_drawdown_all"]),
    ("Quanto posso perdere con Apple in cinque anni?", Risk, &["ev_AAPL_max_drawdown_all"]),

    ("I own 70% Apple and 30% Microsoft for ten years. Too concentrated?", Concentration, &["ev_pf_weight_AAPL", "ev_pf_effective_positions"]),
    ("My portfolio is 40% Nvidia, 30% Walmart and 30% Pfizer for eight years. Is it diversified enough?", Concentration, &["ev_pf_weight_NVDA", "ev_pf_effective_positions"]),
    ("Mein Depot besteht zu 80 % aus Apple und zu 20 % aus Microsoft, zehn Jahre. Ist das zu konzentriert?", Concentration, &["ev_pf_weight_AAPL", "ev_pf_effective_positions"]),

    ("How safe is the dividend of Exxon over the next five years?", Income, &["ev_XOM_dividends", "ev_XOM_free_cash_flow"]),
    ("Is the dividend of Walmart well covered for six years?", Income, &["ev_WMT_dividends", "ev_WMT_free_cash_flow"]),
    ("Ist die Dividende von Microsoft für fünf Jahre sicher?", Income, &["ev_MSFT_dividends", "ev_MSFT_free_cash_flow"]),
    ("What dividend does the S&P 500 pay for a ten-year investor?", Income, &["ev_sp_dividend_yield", "ev_sp_long_rate"]),

    ("What return can I expect from the S&P 500 over fifteen years?", Return, &["ev_after_cape_median_10y", "ev_sp_real_return_all"]),
    ("Welche Rendite kann ich vom S&P 500 in zehn Jahren erwarten?", Return, &["ev_after_cape_median_10y", "ev_sp_real_return_all"]),
    ("What yearly return can a 50/50 mix of stocks and bonds bring over ten years?", Return, &["ev_mix_real_return_20y", "ev_mix_real_return_10y_worst"]),
    ("What can I earn with Costco shares in five years?", Return, &["ev_COST_eps_growth_5y"]),

    ("What would a crash like 2008 do to my 60/40 portfolio over ten years?", Crash(2008), &["ev_mix_fall_2008", "ev_sp_fall_2008"]),
    ("What would a fall like that of 1929 do to 80% stocks and 20% bonds over ten years?", Crash(1929), &["ev_mix_fall_1929", "ev_sp_fall_1929"]),
    ("What happens to a ten-year government bond if interest rates rise over two years?", RatesUp, &["ev_bond_loss_1pt", "ev_long_rate"]),

    ("Stocks or bonds for the next twelve years?", StocksOrBonds, &["ev_freq_stocks_beat_bonds_10y", "ev_freq_neg_12y", "ev_bond_real_return_10y"]),
    ("Shares or government bonds for two years?", StocksOrBonds, &["ev_freq_stocks_beat_bonds_10y", "ev_freq_neg_2y"]),
    ("Aktien oder Anleihen für die nächsten acht Jahre?", StocksOrBonds, &["ev_freq_neg_8y", "ev_sp_real_return_10y"]),
    ("¿Acciones o bonos para los próximos diez años?", StocksOrBonds, &["ev_freq_neg_10y"]),
    ("Actions ou obligations pour dix ans ?", StocksOrBonds, &["ev_freq_neg_10y"]),
    ("Savings account or stocks for the next five years?", SaveOrInvest, &["ev_freq_neg_5y", "ev_bill_rate", "ev_real_bill_rate"]),
    ("Keep my cash in the bank or invest in stocks for ten years?", SaveOrInvest, &["ev_freq_neg_10y", "ev_bill_rate"]),

    ("Is a 60/40 portfolio sensible for twenty years?", Portfolio, &["ev_mix_freq_neg_20y", "ev_mix_max_drawdown_all"]),
    ("My portfolio is 70% stocks and 30% bonds for ten years. Does it fit?", Portfolio, &["ev_mix_freq_neg_10y", "ev_mix_max_drawdown_all"]),
    ("Mein Depot: 50 % Aktien, 50 % Anleihen, zehn Jahre. Passt das?", Portfolio, &["ev_mix_freq_neg_10y", "ev_mix_max_drawdown_all"]),
    ("Tengo un 80 % en acciones y un 20 % en bonos para doce años. ¿Está bien?", Portfolio, &["ev_mix_freq_neg_12y"]),
    ("Ho il 60% in azioni e il 40% in obbligazioni per dieci anni. Va bene?", Portfolio, &["ev_mix_freq_neg_10y"]),

    ("Walmart or Costco for the next five years?", Which, &["ev_WMT_gross_margin", "ev_COST_gross_margin", "ev_COST_revenue_growth_1y"]),
    ("Microsoft oder Oracle für fünf Jahre?", Which, &["ev_MSFT_operating_margin", "ev_ORCL_operating_margin"]),
    ("Intel vs Nvidia for four years", Which, &["ev_INTC_operating_margin", "ev_NVDA_operating_margin"]),

    ("Is Walmart a good investment for five years?", View, &["ev_WMT_revenue_growth_1y", "ev_WMT_operating_margin", "ev_WMT_float_to_earnings"]),
    ("Should I buy Microsoft for the next seven years?", View, &["ev_MSFT_revenue_growth_1y", "ev_MSFT_operating_margin"]),
    ("Est-ce que Nvidia est un bon placement pour cinq ans ?", View, &["ev_NVDA_revenue_growth_1y", "ev_NVDA_operating_margin"]),
    ("Is the S&P 500 attractive over 10 years?", View, &["ev_sp_real_return_10y", "ev_cape"]),
    ("Is the yield curve inverted, and what follows for the next two years?", View, &["ev_curve_10y_2y", "ev_curve_10y_3m"]),
    ("How likely is a US recession over the next two years?", View, &["ev_income_12m", "ev_curve_10y_3m"]),
    ("How high is inflation in the US now?", View, &["ev_infl_12m", "ev_infl_10y"]),
    ("How high is unemployment in the US?", View, &["ev_unemployment"]),
    ("Is gold a hedge against inflation?", Which, &["ev_XAU_gain_whole", "ev_XAU_infl_whole"]),

    ("I have 75% in VTI and 25% in Apple for ten years. Is my portfolio too concentrated?", Concentration, &["ev_pf_weight_VTI"]),
    ("I have 51% in VTI and 49% in Apple for ten years. Is my portfolio too concentrated?", Concentration, &[]),
    ("Is Oracle drowning in debt, with a view of five years?", Debt, &["ev_ORCL_interest_coverage"]),
    ("Ist Oracle zu hoch verschuldet für fünf Jahre?", Debt, &["ev_ORCL_debt_to_equity"]),
    ("Is the cash flow of Target better than its profit, over five years?", EarningsQuality, &["ev_TGT_cash_conversion"]),
    ("How much growth is priced into Nvidia for the next ten years?", ImpliedGrowth, &["ev_NVDA_implied_growth"]),
    ("Is the yen undervalued against the euro over five years?", Value, &["ev_EURJPY_level_percentile"]),
    ("Is gold too expensive for the next five years?", Value, &[]),
    ("What would a crash like 2008 do to my S&P 500 fund over five years?", Crash(2008), &["ev_sp_fall_2008"]),
    ("Realistic yearly return of a 70/30 mix over fifteen years?", Return, &["ev_mix_real_return_20y"]),
    ("Is Toyota overvalued for a five-year investor?", Value, &[]),
    ("Is Nestlé overvalued for five years?", Value, &[]),
    ("How far could QQQ fall in six years? How risky is it?", Risk, &[]),
    ("Ist Siemens eine gute Anlage für fünf Jahre?", View, &[]),
    ("How safe is the dividend of Allianz over ten years?", Income, &[]),
    ("Does spending 4% a year last for 30 years with US stocks? I withdraw it monthly.", Withdrawals, &["ev_withdraw_lasted", "ev_withdraw_rate", "ev_withdraw_always"]),
    ("I live off 70% stocks, 30% bonds. Does withdrawing 5% a year last for 25 years?", Withdrawals, &["ev_withdraw_lasted", "ev_withdraw_rate", "ev_withdraw_always"]),
    ("How much can I withdraw each year from a 60/40 portfolio for 30 years?", Withdrawals, &["ev_withdraw_always", "ev_withdraw_median"]),
    ("200 a month into an S&P 500 tracker for eighteen years: what range should I reckon with?", SavingsPlan, &["ev_plan_median", "ev_plan_low", "ev_plan_loss"]),
    ("Was kommt heraus, wenn ich 25 Jahre lang monatlich 100 Euro in einen FTSE All-World stecke?", SavingsPlan, &["ev_plan_median", "ev_plan_low"]),
    ("A lump sum of 25,000 for VTI, horizon twelve years: put it in today or in ten instalments?", LumpSum, &["ev_lump_ahead", "ev_lump_lead"]),
    ("US shares keep making new highs. Would waiting for a fall pay off for someone with eight years?", Wait, &["ev_freq_neg_8y", "ev_lump_ahead"]),
    ("Qual è stato l'utile per azione di Microsoft nell'ultimo esercizio? Penso a cinque anni.", EarningsPerShare, &["ev_MSFT_eps_diluted"]),
    ("Is Apple's return on equity real or just buybacks? I plan for five years.", ReturnOnEquity, &["ev_AAPL_roe", "ev_AAPL_buybacks_5y_to_equity"]),
    ("H&R Block over three years, worth a look?", View, &["ev_HRB_revenue_growth_1y", "ev_HRB_net_margin"]),
    ("지금 미국 기준금리는 물가상승률보다 높은가요?", View, &["ev_policy_rate", "ev_infl_12m"]),
    ("Over twaalf jaar ga ik met pensioen. Moet ik nu al naar obligaties overstappen?", StocksOrBonds, &["ev_freq_stocks_beat_bonds_10y", "ev_freq_neg_12y"]),
    ("What growth does Amazon's price already assume, and is that realistic over ten years?", ImpliedGrowth, &["ev_AMZN_implied_growth"]),
    ("For income over ten years: UPS or Kraft Heinz?", Which, &["ev_UPS_payout", "ev_KHC_payout"]),
    ("I have 800000 dollars and need 3500 a month for 30 years. Will it last?", Withdrawals, &["ev_withdraw_lasted", "ev_withdraw_rate"]),
    ("Ich habe 500.000 Euro und möchte monatlich 2.000 Euro entnehmen, 25 Jahre lang. Reicht das?", Withdrawals, &["ev_withdraw_lasted", "ev_withdraw_rate"]),
    ("Can I withdraw 4% a year for 50 years from US stocks?", Withdrawals, &["ev_withdraw_lasted", "ev_withdraw_always"]),
    ("¿Debo pasar de acciones a bonos? 5 años, riesgo bajo, preservar el capital", StocksOrBonds, &["ev_freq_stocks_beat_bonds_10y"]),
    ("Quel est le rendement des obligations américaines à 10 ans ?", BondYield, &["ev_long_rate"]),
    ("Was macht ein Börsencrash wie 1929 mit einem Depot aus 50 % Aktien und 50 % Anleihen? Zehn Jahre.", Crash(1929), &["ev_mix_fall_1929"]),
    ("Siemens or SAP for the next five years?", Which, &[]),
    ("Wie hoch ist die Inflation in Deutschland zurzeit?", View, &[]),
];

/// What is wrong with the first sentences of every third question.
fn mistakes(third: usize) -> Vec<String> {
    let room = BuiltinDataRoom::new(std::sync::Arc::new(NoDatasets));
    let mut wrong = Vec::new();
    for (question, wanted, ids) in QUESTIONS.iter().skip(third).step_by(3) {
        let Some(brief) = brief_on(question, "2026-11-15", detect(question)) else {
            wrong.push(format!("{question}: asked back"));
            continue;
        };
        let ledger = room.look_up(&brief, &Gathered::default());
        let figures = Figures::new(&brief, &ledger);
        if figures.question != *wanted {
            wrong.push(format!("{question}: {:?} instead of {wanted:?}", figures.question));
        }
        let balance = match figures.speaks_of_subject() {
            true => Balance::Favourable,
            false => Balance::InsufficientEvidence,
        };
        let Some(answer) = answer::of(&brief, balance, &figures) else {
            wrong.push(format!("{question}: no answer"));
            continue;
        };
        for id in *ids {
            let value = figures.get(id).map(|figure| figures.words.quantity(figure));
            let shown = value.as_deref().map(|value| value.trim_start_matches(['-', '−']));
            if !shown.is_some_and(|shown| answer.text.contains(shown)) {
                wrong.push(format!("{question}: {id} {shown:?} is not in: {}", answer.text));
            }
        }
        if ids.is_empty() != answer.figures.is_empty() {
            wrong.push(format!("{question}: data, or that it is missing: {}", answer.text));
        }
    }
    wrong
}

#[test]
fn the_first_sentence_answers_the_question() {
    assert!(QUESTIONS.len() >= 60);
    let wrong = mistakes(0);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_first_sentence_answers_more_questions() {
    let wrong = mistakes(1);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_first_sentence_answers_all_questions() {
    let wrong = mistakes(2);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_view_and_the_debrief_begin_with_the_answer() {
    for question in [
        "Is Nvidia overvalued for someone who waits five years?",
        "Stocks or bonds for the next twelve years?",
        "I own 70% Apple and 30% Microsoft for ten years. Too concentrated?",
        "Is Toyota overvalued for a five-year investor?",
        "Kraft Heinz looks cheap. Is it, for four years?",
    ] {
        let run = run(question);
        let figures = Figures::new(&run.brief, &run.ledger);
        let answer = answer::of(&run.brief, run.draft.balance, &figures).unwrap();
        assert!(run.draft.thesis.starts_with(&answer.text), "{}", run.draft.thesis);
        assert_eq!(run.debrief.headline, answer.text);
    }
    // Prices of 2013 are older than a year: that is said first.
    let run = run("How risky is IBM over one year?");
    let begins = "We give no view: our figures are older than your horizon";
    assert!(run.analysis.thesis.starts_with(begins), "{}", run.analysis.thesis);
    assert!(run.debrief.headline.starts_with(begins), "{}", run.debrief.headline);
}

#[test]
fn a_dividend_that_is_not_paid_is_not_called_uncovered() {
    let run = run("Is the dividend of Intel safe for five years?");
    let said = &run.debrief.headline;
    assert_eq!(said, "Intel paid no dividend in the fiscal year to 27 December 2025.");
}

#[test]
fn the_order_of_two_names_changes_nothing() {
    let flipped = |balance: Balance| match balance {
        Balance::Favourable => Balance::Unfavourable,
        Balance::Unfavourable => Balance::Favourable,
        _ => Balance::Mixed,
    };
    for (one, other) in [("Walmart", "Costco"), ("Apple", "Microsoft"), ("Pfizer", "Nike")] {
        let first = run(&format!("{one} or {other} for the next five years?"));
        let second = run(&format!("{other} or {one} for the next five years?"));
        assert_eq!(first.draft.balance, flipped(second.draft.balance), "{one} {other}");
        assert_eq!(first.draft.confidence, second.draft.confidence, "{one} {other}");
        assert_eq!(first.analysis.confidence, second.analysis.confidence, "{one} {other}");
        assert_eq!(first.debrief.headline, second.debrief.headline, "{one} {other}");
    }
}

#[test]
fn figures_of_different_years_are_not_ranked() {
    // Apple's prices end in 2013, the market's in 2023.
    let run = run("Apple against the S&P 500 over ten years, which one?");
    for claim in run.findings.iter().flat_map(|finding| &finding.claims) {
        let figures = claim.figures.iter().filter_map(|id| run.ledger.figure(id));
        let mut years: Vec<i32> = figures
            .filter_map(|figure| figure.as_of.get(..4)?.parse().ok())
            .collect();
        years.sort_unstable();
        let apart = years
            .last()
            .zip(years.first())
            .is_some_and(|(last, first)| last - first > 1);
        assert!(
            claim.stance == pipeline::committee::Stance::Neutral || !apart,
            "{claim:?}"
        );
    }
    assert!(
        run.analysis.tables.iter().all(|table| table.columns.len() != 2),
        "{:?}",
        run.analysis.tables
    );
}

#[test]
fn a_comparison_and_a_portfolio_have_their_tables() {
    let cells = |run: &super::tests_session::Run| run.analysis.tables.first().map(|table| table.rows.len());
    let compared = run("Walmart or Costco for the next five years?");
    assert_eq!(compared.analysis.tables[0].columns, ["Walmart", "Costco Wholesale"]);
    assert!(cells(&compared) > Some(4));
    let held = run("I own 70% Apple and 30% Microsoft for ten years. Too concentrated?");
    assert_eq!(held.analysis.tables[0].columns, ["Apple", "Microsoft"]);
    assert_eq!(cells(&held), Some(2));
    // A mix stands beside the stock market on the same basis.
    let mixed = run("Is a 60/40 portfolio sensible for twenty years?");
    let table = &mixed.analysis.tables[0];
    let falls = table.rows.last().map(|row| {
        row.cells
            .iter()
            .map(|cell| cell.evidence_id.as_str())
            .collect::<Vec<_>>()
    });
    assert_eq!(
        falls,
        Some(vec!["ev_mix_max_drawdown_all", "ev_sp_real_max_drawdown_all"])
    );
}
