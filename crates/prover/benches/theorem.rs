//! Measures how many random games on two heaps are decided, and how fast.
//!
//! Times are what one core computed. Each certificate is checked; the last lines say how long that
//! takes. Without `--open`, the rules that stay open are only counted.
//!
//! `cargo bench -p prover --bench theorem [-- SEED [RULES]] [--open]`

#[path = "support/clock.rs"]
mod clock;

use std::time::Duration;

use automata::Budget;
use clock::Clock;
use prover::{Goal, Theorem, certificate, search};
use rules::CheckedRule;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut numbers = arguments
        .iter()
        .filter_map(|argument| argument.parse().ok());
    let seed: u64 = numbers.next().unwrap_or(1);
    let rules = numbers.next().unwrap_or(300);
    let shows_open = arguments.iter().any(|argument| argument == "--open");
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut times = Vec::new();
    let mut states = Vec::new();
    let mut kinds = std::collections::BTreeMap::new();
    let mut checks = Vec::new();
    let mut in_vain = Duration::ZERO;
    for _ in 0..rules {
        let (text, misere) = random.rule();
        let run = run(&text, misere);
        checks.extend(run.check.map(|(time, answer)| (time, answer, text.clone())));
        match run.found {
            Ok((kind, size)) => {
                *kinds.entry(kind).or_insert(0) += 1;
                times.push((run.time, text));
                states.push(size);
            }
            Err(why) => {
                in_vain += run.time;
                if shows_open {
                    println!(
                        "open\t{text}{}\t{:?}\t{why}",
                        if misere { " (misère)" } else { "" },
                        run.time
                    );
                }
            }
        }
    }
    times.sort_unstable();
    states.sort_unstable();
    let at = |part: f64| ((times.len() - 1) as f64 * part) as usize;
    println!("decided\t{} of {rules}", times.len());
    for (kind, count) in kinds {
        println!("{kind}\t{count}");
    }
    println!(
        "time\tmedian {:?}, 95 % {:?}, most {:?}: {}",
        times[at(0.5)].0,
        times[at(0.95)].0,
        times[at(1.0)].0,
        times[at(1.0)].1
    );
    println!(
        "states\tmedian {}, 95 % {}, most {}",
        states[at(0.5)],
        states[at(0.95)],
        states[at(1.0)]
    );
    println!("in vain\t{in_vain:?}");
    checks.sort();
    let is_accepted = |answer: &str| answer == ACCEPTED;
    let accepted = checks.iter().filter(|it| is_accepted(&it.1)).count();
    println!("checked\t{accepted} of {} accepted", checks.len());
    for (_, answer, text) in checks.iter().filter(|it| !is_accepted(&it.1)) {
        println!("not accepted\t{text}\t{answer}");
    }
    if let [.., (time, _, text)] = &checks[..] {
        let median = checks[checks.len() / 2].0;
        println!("checks\tmedian {median:?}, most {time:?}: {text}");
    }
}

/// Answer of the checker to an honest certificate.
const ACCEPTED: &str = "accepted";

/// Checks the certificate of a theorem. Returns `None` if it can't be written.
fn check(rule: &CheckedRule, misere: bool, theorem: &Theorem) -> Option<(Duration, String)> {
    let budget = Budget::of_states(100_000);
    let claim = theorem.claim.as_ref();
    let text = certificate(rule.rule(), misere, &theorem.statement, claim, &budget).ok()?;
    let start = Clock::start();
    let answer = match certificates::check(&text, &certificates::Budget::unlimited()) {
        Ok(_) => ACCEPTED.to_owned(),
        Err(refused) => refused.to_string(),
    };
    Some((start.elapsed(), answer))
}

struct Run {
    /// Kind of the theorem, and its number of states.
    found: Result<(String, usize), String>,
    time: Duration,
    /// Time and answer of the checker.
    check: Option<(Duration, String)>,
}

fn run(text: &str, misere: bool) -> Run {
    let rule = CheckedRule::new(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let start = Clock::start();
    let found = search(&rule, misere, Goal::Positions, &|| false);
    let time = start.elapsed();
    let check = found.as_ref().ok();
    let check = check.and_then(|theorem| self::check(&rule, misere, theorem));
    let found = found.map(|theorem| {
        let automaton = theorem.statement.automaton();
        (automaton.numeration().to_string(), automaton.states())
    });
    Run {
        found: found.map_err(|obstacle| obstacle.to_string()),
        time,
        check,
    }
}

/// Xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % limit
    }

    /// Draws takes from one heap, and one or two other kinds of moves. One rule in twelve is
    /// misère.
    fn rule(&mut self) -> (String, bool) {
        let first = self.single();
        let second = if self.below(3) == 0 {
            self.single()
        } else {
            first.clone()
        };
        let with = |condition: &str, rest: &str, other: &str| {
            condition.replace("REST", rest).replace("OTHER", other)
        };
        let mut families = vec![
            format!("(a-k, b) where {}", with(&first, "a-k", "b")),
            format!("(a, b-k) where {}", with(&second, "b-k", "a")),
        ];
        for _ in 0..1 + self.below(2) {
            let family = match self.below(5) {
                0 | 1 => format!("(a-k, b-k) where {}", self.amount()),
                2 => format!("(a-k, b-2*k) | (a-2*k, b-k) where {}", self.amount()),
                _ => {
                    let (i, j) = (1 + self.below(4), self.below(4));
                    format!("(a-{i}, b-{j}) | (a-{j}, b-{i})")
                }
            };
            families.push(family);
        }
        // A `where` covers the families before it, so families without a condition go last.
        families.sort_by_key(|family| !family.contains("where"));
        (
            format!("(a, b) -> {}", families.join(" | ")),
            self.below(12) == 0,
        )
    }

    fn single(&mut self) -> String {
        match self.below(7) {
            5 => "1 <= k <= OTHER".to_owned(),
            6 => "k >= 1, REST <= OTHER".to_owned(),
            _ => self.amount(),
        }
    }

    fn amount(&mut self) -> String {
        match self.below(5) {
            0 => "k >= 1".to_owned(),
            1 => format!("k >= 1, k % 2 == {}", self.below(2)),
            2 => format!("k >= 1, k % 3 == {}", self.below(3)),
            3 => format!("1 <= k <= {}", 1 + self.below(5)),
            _ => format!("k >= {}", 2 + self.below(4)),
        }
    }
}
