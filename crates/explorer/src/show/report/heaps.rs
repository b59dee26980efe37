//! Reports on sums of heaps.

use prover::{statement_in_words, value_in_words};

use super::{joined, line, of_guesses};
use crate::decided::{Heap, Heaps, NotChecked, claim};
use crate::guess::Formula;
use crate::rule::Rule;
use rules::ast::MAX_HEAPS;

/// Names of the values of heaps with different rules.
const NAMES: [&str; MAX_HEAPS] = [
    "g", "h", "u", "w", "g5", "g6", "g7", "g8", "g9", "g10", "g11", "g12", "g13", "g14", "g15",
    "g16", "g17", "g18", "g19", "g20", "g21", "g22", "g23", "g24", "g25", "g26",
];

impl Heaps {
    /// Says who wins: "the player to move loses iff g(a) xor g(b) = 0, where g(n) = n % 10".
    pub fn in_words(&self, coordinates: &[&str]) -> String {
        let named = || self.kinds.iter().zip(NAMES);
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
        let values: Vec<String> = (0..coordinates.len()).filter_map(value).collect();
        let meaning = |(heap, name): (&Heap, &str)| match heap.in_words() {
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
        let meanings: Vec<String> = named().filter_map(meaning).collect();
        let meanings = match &meanings[..] {
            [] => String::new(),
            meanings => format!(", where {}", meanings.join(" and ")),
        };
        format!(
            "the player to move loses iff {} = 0{meanings}",
            values.join(" xor ")
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
                (prover::Claim::Values(cases), _) => Some(value_in_words(&cases, &["n"])),
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
                let guesses = match &self.guesses[..] {
                    [] => String::new(),
                    guesses => of_guesses(guesses, &["n"]),
                };
                line("one heap", open) + &guesses
            }
            _ => String::new(),
        }
    }
}

/// What the heaps of a sum say.
pub fn of_heaps(rule: &Rule, heaps: &Heaps) -> String {
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
    for (heap, name) in heaps.kinds.iter().zip(NAMES) {
        let values = joined(heap.values.iter().map(u32::to_string));
        text += &line("heap", format!("{name}: {}", heap.rule.rule()));
        text += &(line("values", values) + &heap.said());
    }
    text
}
