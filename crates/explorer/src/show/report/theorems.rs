//! Reports on the theorems and guesses about a rule, and on sums of heaps.

use std::fmt::Write as _;

use super::{SHOWN, bracketed, first_of, line, of_guesses, of_period};
use crate::decided::{Heap, Heaps, NotChecked, Proven, SamePositions, claim};
use crate::explored::Explored;
use crate::guess::{Formula, Guess};
use crate::joined;
use crate::rule::Rule;
use certificates::Accepted;
use prover::{Claim, Obstacle, statement_in_words, value_in_words};

impl Explored {
    /// Refuted guesses, theorems, then the guesses that are still open.
    pub fn theorems(&self) -> String {
        let (Some(found), Some(rule)) = (self.findings(), &self.subject.rule) else {
            return String::new();
        };
        let rule = rule.rule();
        if let Some(heaps) = &found.heaps {
            return of_heaps(rule, heaps);
        }
        let mut text = String::new();
        for (claim, at) in &found.refuted {
            let _ = writeln!(text, "refuted\t{claim}: not at {}", bracketed(at));
        }
        match &found.theorem {
            Ok(theorem) => text += &self.of_proven(rule, found.claim.as_ref(), theorem),
            Err(obstacle) => {
                let _ = writeln!(text, "not decided\t{obstacle}");
            }
        }
        match &found.values {
            Some(Ok(values)) => text += &self.of_proven(rule, None, values),
            Some(Err(why)) => {
                // The message must not depend on the machine, as the progress of the search does.
                let why = match why {
                    Obstacle::NotLinear(why) => why,
                    _ => "no automaton that reads them was found",
                };
                let _ = writeln!(
                    text,
                    "not decided\tthe Grundy values, which matter in sums with other games: {why}"
                );
            }
            None => {}
        }
        let has_guesser = rule.coordinates.len() < 3;
        let names = rule.coordinate_names();
        if found.theorem.is_err() && found.guesses.is_empty() && has_guesser {
            text += &of_guesses(&[], &names);
        }
        for (guess, why) in &found.guesses {
            text += &of_guesses(std::slice::from_ref(guess), &names);
            let _ = writeln!(text, "not decided\tthis guess: {why}");
        }
        text
    }

    /// A proven statement, in the words of `claim` if it was a guess, and its proof.
    fn of_proven(&self, rule: &Rule, claim: Option<&Guess>, proven: &Proven) -> String {
        let accepted = match proven.accepted() {
            Err(NotChecked::Contradicted(why)) => {
                return format!(
                    "not decided\tthe prover and the checker of its certificate disagree: {why}; \
                     please report the rule\n"
                );
            }
            accepted => accepted,
        };
        // The closed form is called a theorem only if the checker has checked it as well.
        let has_closed_form = accepted.is_ok_and(Accepted::has_closed_form) || accepted.is_err();
        let claim = claim.filter(|_| has_closed_form);
        let words = match claim {
            Some(guess) => format!("{}; for all positions of {}", guess.claim, rule),
            None => {
                let (claim, misere) = (proven.theorem.claim.as_ref(), self.subject.misere);
                let statement = &proven.theorem.statement;
                statement_in_words(rule, misere, statement, claim, has_closed_form)
            }
        };
        let period = claim.and_then(Guess::period);
        let mut text = period.map_or(String::new(), of_period);
        text += &match accepted {
            Ok(accepted) => of_accepted(&words, accepted),
            Err(NotChecked::Open(why) | NotChecked::Contradicted(why)) => {
                format!("proven, not checked\t{words}\nnot checked\t{why}\n")
            }
        };
        for duty in &proven.theorem.duties {
            let _ = writeln!(text, "proof\t{}: {} states", duty.what, duty.states);
        }
        text
    }
}

/// The only line with the key `theorem`, for a statement that the checker has accepted.
fn of_accepted(words: &str, _accepted: &Accepted) -> String {
    format!("theorem\t{words}\n")
}

/// Says whether another rule has the P-positions of a rule.
pub fn of_same_positions(
    rule: &Rule,
    other: &Rule,
    misere: bool,
    answer: &SamePositions,
) -> String {
    let play = if misere { " in misère play" } else { "" };
    let says = format!("the P-positions of {other}{play} are those of {rule}");
    match answer {
        SamePositions::Proven => line("theorem", says),
        SamePositions::Refuted(at) => line("refuted", format!("{says}: not at {}", bracketed(at))),
    }
}

/// Returns the name of the values of the heaps number `at` with another rule.
fn name(at: usize) -> String {
    match ["g", "h", "u", "w"].get(at) {
        Some(name) => (*name).to_owned(),
        None => format!("g{}", at + 1),
    }
}

impl Heaps {
    /// Says who wins: "the player to move loses iff g(a) xor g(b) = 0, where g(n) = n % 10".
    pub fn in_words(&self, coordinates: &[&str]) -> String {
        if self
            .kinds
            .iter()
            .all(|heap| heap.in_words().as_deref() == Some("0"))
        {
            return "the player to move always loses".to_owned();
        }
        let named = || self.kinds.iter().zip((0..).map(name));
        let identity = |heap: &Heap| heap.in_words().is_some_and(|words| words == "n");
        let value = |at: usize| {
            let (heap, name) = named().find(|(heap, _)| heap.coordinates.contains(&at))?;
            let coordinate = coordinates[at];
            Some(if identity(heap) {
                coordinate.to_owned()
            } else {
                format!("{name}({coordinate})")
            })
        };
        let values = (0..coordinates.len()).filter_map(value);
        let meaning = |(heap, name): (&Heap, String)| match heap.in_words() {
            Some(words) if words == "n" => None,
            Some(words) => Some(format!("{name}(n) = {words}")),
            None => Some(match heap.formula.as_ref().and_then(Formula::period) {
                Some(it) => {
                    let rise = match it.saltus {
                        0 => String::new(),
                        saltus => format!(" + {saltus}"),
                    };
                    let rule = heap.rule.rule();
                    format!(
                        "{name} is the value of one heap, `{rule}`, with {name}(n + {}) = \
                         {name}(n){rise} from heap {} on",
                        it.period, it.preperiod
                    )
                }
                None => format!("{name} is the value of one heap, `{}`", heap.rule.rule()),
            }),
        };
        let meanings = match joined(named().filter_map(meaning), " and ") {
            meanings if meanings.is_empty() => meanings,
            meanings => format!(", where {meanings}"),
        };
        format!(
            "the player to move loses iff {} = 0{meanings}",
            joined(values, " xor ")
        )
    }
}

impl Heap {
    /// The value of a heap of n, if an expression shows it.
    pub fn in_words(&self) -> Option<String> {
        match self.formula.as_ref()? {
            Formula::Sequence(sequence) => sequence.expression("n"),
            // The code for a heap of n is an expression.
            Formula::Code(code) if code.calls.is_empty() && code.parts.is_empty() => {
                Some(code.body.clone())
            }
            formula => match claim(formula)? {
                (Claim::Values(cases), _) => Some(value_in_words(&cases, &["n"])),
                _ => None,
            },
        }
    }

    /// What is known of the values of all heaps, in a line each.
    fn said(&self) -> String {
        let rule = self.rule.rule();
        match (&self.formula, &self.theorem) {
            (Some(Formula::Sequence(sequence)), _) if self.in_words().is_none() => {
                let (period, saltus) = sequence.cycle.unwrap_or_default();
                let from = sequence.values.len() - period;
                let rise = match saltus {
                    0 => String::new(),
                    _ => format!(", where each period adds {saltus}"),
                };
                line("period", format!("{period}, from heap {from} on{rise}"))
            }
            (None, Some(theorem)) => {
                let statement = &theorem.theorem.statement;
                line(
                    "one heap",
                    statement_in_words(rule, false, statement, None, false),
                )
            }
            (None, None) => {
                let open = "no formula for all of them is known; `--emit` prints code for a table";
                let guesses = Some(&self.guesses[..]).filter(|guesses| !guesses.is_empty());
                let guesses = guesses.map(|guesses| of_guesses(guesses, &["n"]));
                line("one heap", open) + &guesses.unwrap_or_default()
            }
            _ => String::new(),
        }
    }
}

/// What the heaps of a sum say.
fn of_heaps(rule: &Rule, heaps: &Heaps) -> String {
    let mut text = String::new();
    let words = heaps.in_words(&rule.coordinate_names());
    if heaps.are_solved() {
        text += &match heaps.accepted() {
            Ok(_) => line("theorem", format!("{words}; for all positions of {rule}")),
            Err(NotChecked::Open(why) | NotChecked::Contradicted(why)) => {
                line("proven, not checked", words) + &line("not checked", why)
            }
        };
    }
    let why = "each move changes one heap and asks for nothing of the others, so the value of a \
               position is the xor of the heaps' values (Sprague and Grundy)";
    text += &line("proof", why);
    for (heap, name) in heaps.kinds.iter().zip((0..).map(name)) {
        let values = first_of(SHOWN, &heap.values, " ");
        text += &line("heap", format!("{name}: {}", heap.rule.rule()));
        text += &(line("values", values) + &heap.said());
    }
    text
}
