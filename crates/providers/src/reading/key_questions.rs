//! What the committee must answer, by the kind of question.

use pipeline::brief::mib::Subject;

/// Three or four questions about the subject.
pub(super) fn of(subject: &Subject) -> Vec<String> {
    let about = subject.in_words();
    let questions: &[&str] = match subject.kind.as_str() {
        "single_security" => &[
            "How has {about} behaved: return, swings and worst fall?",
            "What is being paid for {about}, and is that dear or cheap by its own history?",
            "Which surroundings, rates and prices above all, help or hurt {about}?",
            "What would have to happen for a lasting loss?",
        ],
        "comparison" => &[
            "How do {about} differ in return, swings and worst fall over the same time?",
            "What is being paid for each?",
            "Which surroundings favour one over the other?",
        ],
        "fund_or_index" => &[
            "What does {about} consist of, and what does it earn?",
            "Is the market it follows dear or cheap by its own history?",
            "How often, and how deeply, did such an investment lose over the horizon?",
        ],
        "macro" => &[
            "Where do prices, rates and growth stand by their own history?",
            "What followed when they stood like this before?",
            "Which investments does this help or hurt?",
        ],
        "portfolio" => &[
            "How do the parts behave together: return, swings and worst fall?",
            "Does the mix fit the horizon and the loss that can be borne?",
            "Which single event would hurt most?",
        ],
        _ => &[
            "What drives {about}, and who earns from it?",
            "What is already in the prices?",
            "What would prove the story wrong?",
        ],
    };
    questions.iter().map(|text| text.replace("{about}", &about)).collect()
}
