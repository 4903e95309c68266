use super::tests_session::run;
#[test]
fn dump() {
    for question in super::tests_deliberation::QUESTIONS {
        let run = run(question);
        println!("=== {question} {} {}", run.draft.balance, run.analysis.balance);
        for e in &run.ledger.evidence {
            println!("{} {} {} {}", e.evidence_id, e.value, e.unit, e.as_of);
        }
        for f in &run.findings {
            for c in &f.claims {
                println!(
                    "  {} {:?} {} {:?} {}",
                    c.claim_id, c.stance, c.confidence, c.figures, c.text
                );
            }
        }
        for c in &run.challenges {
            let r = run.rebuttals.iter().find(|r| r.challenge_id == c.challenge_id).unwrap();
            println!(
                "  ? {} -> {} {}: {} ## {} {}",
                c.by, c.claim_id, c.kind, c.text, r.position, r.text
            );
        }
        for r in &run.draft.rulings {
            println!("  ! {} {}", r.claim_id, r.ruling);
        }
        for c in &run.analysis.what_would_change_the_view {
            println!("  ~ {c}");
        }
        for o in &run.analysis.red_team {
            println!("  RT {} {} {}", o.severity, o.objection, o.response);
        }
        for o in &run.analysis.risks {
            println!("  RISK {} | {} | {}", o.text, o.mitigant, o.tripwire);
        }
    }
}
