//! Trains the classifier of questions on labelled questions: the development half of `triage.tsv`, `practice.tsv` and
//! `lessons.tsv`. For each verdict, a linear support vector machine with squared loss, solved by dual coordinate
//! descent, separates it from the other verdicts. That suits many sparse features and few examples.
//!
//! The file of weights begins with a digest of the word lists, the training files and the features of every twentieth
//! question. A test computes the digest again, so weights that are out of date are noticed.

use std::path::Path;

use languages::language;
use reading::learned::{DIGEST_BYTES, VERDICTS, WEIGHTS, Weighed, digest, weighed};

/// What a wrong training example costs, compared with large weights: `C` of the support vector machine.
const COST: f64 = 0.5;
const PASSES: usize = 60;
const FOLDS: usize = 4;

/// One question out of this many is part of the digest.
const SAMPLED: usize = 20;

/// The training files, each with its columns for the half, the verdict and the question.
const FILES: [(&str, [Option<usize>; 3]); 3] = [
    ("triage.tsv", [Some(1), Some(4), Some(3)]),
    ("practice.tsv", [None, Some(1), Some(2)]),
    ("lessons.tsv", [None, Some(2), Some(3)]),
];

/// A question to learn from.
struct Question {
    input: String,
    verdict: usize,
    /// Whether the rules were made without this question.
    untouched: bool,
}

impl Question {
    /// The rules were developed on the first two files, so on those questions they look better than they are. There the
    /// features that come from the rules are left out.
    fn weighed(&self) -> Weighed {
        weighed(&self.input, language::detect(&self.input), "2026-11-15", self.untouched)
    }
}

struct Lesson {
    features: Weighed,
    verdict: usize,
    untouched: bool,
}

/// Prints how many lessons are read right if they are left out of the training, then trains on everything and writes
/// the weights.
pub(crate) fn learn(labels: &Path, to: &Path) -> Result<(), String> {
    let questions = questions(labels)?;
    let lessons: Vec<Lesson> = questions
        .iter()
        .map(|question| Lesson {
            features: question.weighed(),
            verdict: question.verdict,
            untouched: question.untouched,
        })
        .collect();
    let (mut right, mut all) = (0_u32, 0_u32);
    for fold in 0..FOLDS {
        let left_out = |at: usize| lessons[at].untouched && at % FOLDS == fold;
        let kept: Vec<&Lesson> = (0..lessons.len())
            .filter(|at| !left_out(*at))
            .map(|at| &lessons[at])
            .collect();
        let weights = quantised(&weights(&kept));
        for lesson in (0..lessons.len()).filter(|at| left_out(*at)).map(|at| &lessons[at]) {
            right += u32::from(said(&weights, &lesson.features) == lesson.verdict);
            all += 1;
        }
    }
    println!(
        "{:<58} {:>8.3}",
        "lessons left out, read right",
        f64::from(right) / f64::from(all.max(1))
    );
    let every: Vec<&Lesson> = lessons.iter().collect();
    let mut learned = source(labels, &questions)?.to_vec();
    learned.extend(quantised(&weights(&every)).concat().into_iter().map(i8::cast_unsigned));
    std::fs::write(to, learned).map_err(|error| format!("{}: {error}", to.display()))
}

/// The digest of everything that the training uses.
fn source(labels: &Path, questions: &[Question]) -> Result<[u8; DIGEST_BYTES], String> {
    let files: Vec<String> = FILES
        .iter()
        .map(|(file, _)| read(labels, file))
        .collect::<Result<_, _>>()?;
    let samples = questions.iter().step_by(SAMPLED).map(Question::weighed);
    Ok(digest(files.iter().map(String::as_bytes), samples))
}

fn read(labels: &Path, file: &str) -> Result<String, String> {
    let path = labels.join(file);
    std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
}

fn questions(labels: &Path) -> Result<Vec<Question>, String> {
    let mut questions = Vec::new();
    for (file, [split, verdict, input]) in FILES {
        for line in read(labels, file)?.lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            let field = |at: Option<usize>| at.and_then(|at| fields.get(at)).copied();
            if split.is_some() && field(split) != Some("dev") {
                continue;
            }
            let (Some(verdict), Some(input)) = (field(verdict), field(input)) else {
                return Err(format!("{file}: {line}"));
            };
            let verdict = ["reject", "clarify", "complete"]
                .iter()
                .position(|known| *known == verdict)
                .ok_or_else(|| format!("{file}: {line}"))?;
            questions.push(Question {
                input: input.to_owned(),
                verdict,
                untouched: file == "lessons.tsv",
            });
        }
    }
    Ok(questions)
}

/// The weights of each verdict.
fn weights(lessons: &[&Lesson]) -> Vec<Vec<f64>> {
    (0..VERDICTS.len()).map(|verdict| separate(lessons, verdict)).collect()
}

fn separate(lessons: &[&Lesson], verdict: usize) -> Vec<f64> {
    let slack = 0.5 / COST;
    let mut weights = vec![0.0; WEIGHTS];
    let mut alphas = vec![0.0_f64; lessons.len()];
    let squares: Vec<f64> = lessons
        .iter()
        .map(|lesson| {
            slack
                + lesson
                    .features
                    .iter()
                    .map(|(_, much)| f64::from(*much).powi(2))
                    .sum::<f64>()
        })
        .collect();
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let mut state = 1_u64;
    for _ in 0..PASSES {
        shuffle(&mut order, &mut state);
        for &at in &order {
            let lesson = lessons[at];
            let side = if lesson.verdict == verdict { 1.0 } else { -1.0 };
            let sum: f64 = lesson
                .features
                .iter()
                .map(|(place, much)| weights[*place] * f64::from(*much))
                .sum();
            let slope = side * sum - 1.0 + slack * alphas[at];
            let alpha = (alphas[at] - slope / squares[at]).max(0.0);
            let step = (alpha - alphas[at]) * side;
            alphas[at] = alpha;
            if step != 0.0 {
                for (place, much) in &lesson.features {
                    weights[*place] += step * f64::from(*much);
                }
            }
        }
    }
    weights
}

/// Shuffles with a fixed seed, so that every run gives the same weights.
fn shuffle(order: &mut [usize], state: &mut u64) {
    for last in (1..order.len()).rev() {
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let other = (*state >> 33) as usize % (last + 1);
        order.swap(last, other);
    }
}

/// Turns each weight into one byte, with the same scale for all verdicts.
fn quantised(weights: &[Vec<f64>]) -> Vec<Vec<i8>> {
    let largest = weights
        .iter()
        .flatten()
        .fold(f64::MIN_POSITIVE, |most, weight| most.max(weight.abs()));
    #[expect(clippy::cast_possible_truncation, reason = "a weight is at most the largest")]
    let byte = |weight: &f64| (weight / largest * 127.0).round() as i8;
    weights.iter().map(|own| own.iter().map(byte).collect()).collect()
}

fn said(weights: &[Vec<i8>], features: &Weighed) -> usize {
    let score = |own: &Vec<i8>| -> f32 { features.iter().map(|(place, much)| f32::from(own[*place]) * much).sum() };
    let scored = weights.iter().map(score).enumerate();
    scored
        .max_by(|(_, one), (_, other)| one.total_cmp(other))
        .map_or(0, |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use reading::learned::learned_from;

    use super::*;

    #[test]
    fn the_weights_were_learned_from_the_lists_and_questions_of_today() {
        let labels = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/labels"));
        let today = source(labels, &questions(labels).unwrap()).unwrap();
        assert!(today == learned_from(), "the weights are stale: run `make learn`");
    }
}
