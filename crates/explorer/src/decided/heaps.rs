//! Decides sums: each heap alone, then all of them by Sprague and Grundy.

use std::cell::LazyCell;
use std::fmt::Write as _;
use std::time::Duration;

use super::findings::{Findings, MAX_WORK, checked};
use super::{GUESSED, NotChecked, Proven};
use crate::engine::{self, compute_until_proven};
use crate::game::Game;
use crate::guess::{Code, Formula, Guess, Sequence};
use crate::rule::{self, CheckedRule, KnownGame, Play, Rule, Table};
use crate::{joined, position_at};
use certificates::{Accepted, Claim};

/// A game whose moves change one heap each, with what is known about each heap.
#[derive(Debug)]
pub struct Heaps {
    /// The heaps with different rules.
    pub kinds: Vec<Heap>,
    /// The certificate of the sum, or why there is none.
    pub certificate: Result<String, String>,
    checked: Result<Accepted, NotChecked>,
}

/// Heaps of a sum with the same rule.
#[derive(Debug)]
pub struct Heap {
    /// The coordinates of the sum that are such heaps.
    pub coordinates: Vec<usize>,
    pub rule: CheckedRule,
    /// The values of the first heaps.
    pub values: Vec<u32>,
    /// The proven values of all heaps as a formula.
    pub formula: Option<Formula>,
    /// The theorem about the values of all heaps.
    pub theorem: Option<Proven>,
    /// Guesses about the values, if nothing is proven.
    pub guesses: Vec<Guess>,
    certificate: Result<String, String>,
}

/// Most values that the engine of a heap computes to prove a period.
const MAX_VALUES: usize = 1 << 18;

/// Longest period of a range of takes whose values are listed.
const MAX_LISTED: usize = 1 << 21;

impl Heaps {
    /// Solves each heap; `None` if the game is no sum of heaps.
    pub fn of(rule: &CheckedRule, is_stopped: &dyn Fn() -> bool) -> Option<Self> {
        let mut groups: Vec<(Vec<usize>, Rule)> = Vec::new();
        let alone = || {
            range_of(&rule::same_as(rule.rule())?)?;
            Some(vec![(0, rule.rule().clone())])
        };
        for (coordinate, heap) in rule.rule().heaps().or_else(alone)? {
            match groups.iter_mut().find(|group| group.1.says_the_same(&heap)) {
                Some((coordinates, _)) => coordinates.push(coordinate),
                None => groups.push((vec![coordinate], heap)),
            }
        }
        let solved = |(coordinates, rule)| Heap::solved(coordinates, &rule, is_stopped);
        let kinds = groups
            .into_iter()
            .map(solved)
            .collect::<Option<Vec<Heap>>>()?;
        let certificate = certificate(rule.rule(), &kinds);
        let checked = match &certificate {
            Err(why) => Err(NotChecked::Open(why.clone())),
            Ok(text) => {
                let may_go_on = || !is_stopped();
                let budget = certificates::Budget::new(MAX_WORK, &may_go_on);
                checked(certificates::check(text, &budget), rule, false, Claim::Sum)
            }
        };
        Some(Self {
            kinds,
            certificate,
            checked,
        })
    }

    /// Returns the sum as the checker has accepted it.
    ///
    /// # Errors
    /// If the checker hasn't accepted it; says why.
    pub fn accepted(&self) -> Result<&Accepted, &NotChecked> {
        self.checked.as_ref()
    }

    /// Returns whether the values of a table are the xor of the heaps' values.
    pub fn agree_with(&self, table: &Table<'_>) -> bool {
        let sides = [&[table.rows()], table.sizes()].concat();
        table.values().iter().enumerate().all(|(index, value)| {
            let position = position_at(index, &sides);
            let mut heaps = self.kinds.iter().flat_map(|heap| {
                let known = |at: &usize| heap.values.get(position[*at]).copied();
                heap.coordinates.iter().map(known)
            });
            let sum = heaps.try_fold(0, |sum, known| Some(sum ^ known?));
            sum.is_none_or(|sum| sum == *value)
        })
    }

    /// Returns whether the values of all heaps are known.
    pub fn are_solved(&self) -> bool {
        let is_solved = |heap: &Heap| heap.formula.is_some() || heap.theorem.is_some();
        self.kinds.iter().all(is_solved)
    }
}

impl Heap {
    fn solved(coordinates: Vec<usize>, rule: &Rule, is_stopped: &dyn Fn() -> bool) -> Option<Self> {
        let rule = CheckedRule::new(&rule.to_string()).ok()?;
        let known = rule::same_as(rule.rule());
        let mut table = rule.table(Play::Normal, &[]).ok()?;
        table.fill(GUESSED, |_| !is_stopped()).ok()?;
        let period = LazyCell::new(|| {
            let game = Game::parse(&known.as_ref()?.to_string()).ok()?;
            period_of(&game, MAX_VALUES, is_stopped)
        });
        let unproven = "the proof about one heap has no certificate";
        let (mut formula, mut theorem, mut guesses) = (None, None, Vec::new());
        let mut certificate = Err(unproven.to_owned());
        if let Some([first, last]) = known.as_ref().and_then(range_of) {
            let (takes, values) = (format!("{first}..{last}"), format!("n/{first}"));
            certificate = Ok(of_period(rule.rule(), &takes, first + last, &values));
            formula = Some(of_range(first, last));
        } else if let Some(KnownGame::Take(set)) = &known
            && let Some(sequence) = &*period
            && let Some((period, _)) = sequence.cycle
        {
            let ranges = set.chunk_by(|one, next| one + 1 == *next);
            let ranges = ranges.map(|range| format!("{}..{}", range[0], range[range.len() - 1]));
            let (takes, values) = (joined(ranges, " "), joined(&sequence.values, " "));
            certificate = Ok(of_period(rule.rule(), &takes, period, &values));
            formula = Some(Formula::Sequence(sequence.clone()));
        } else {
            let found = Findings::about(&rule, false, &table, is_stopped);
            let theorems = [found.values.and_then(Result::ok), found.theorem.ok()];
            let gives_values = |proven: &Proven| proven.theorem.statement.gives_values();
            theorem = theorems.into_iter().flatten().find(gives_values);
            if let Some(proven) = &theorem {
                certificate.clone_from(&proven.certificate);
                formula = found.claim.map(|claim| claim.formula);
            } else if let Some(sequence) = &*period {
                formula = Some(Formula::Sequence(sequence.clone()));
            } else {
                guesses = found.guesses.into_iter().map(|(guess, _)| guess).collect();
            }
        }
        Some(Self {
            coordinates,
            values: table.values().to_vec(),
            rule,
            formula,
            theorem,
            guesses,
            certificate,
        })
    }
}

/// Returns the values up to the end of the first period, if the engine proves one from at most
/// `most` values.
pub fn period_of(game: &Game, most: usize, is_stopped: &dyn Fn() -> bool) -> Option<Sequence> {
    if engine::is_without_proof(game) {
        return None;
    }
    let mut engine = engine::start(game);
    let no_clock = || Duration::ZERO;
    let go_on = |_: &dyn engine::Engine| !is_stopped();
    let outcome = compute_until_proven(engine.as_mut(), most, no_clock, go_on);
    let proof = outcome.proof?;
    let first = &engine.values()[..proof.preperiod + proof.period];
    Some(Sequence::from_heap_0(first, Some(proof.period)))
}

/// Returns the ends of a range of takes; `None` if a number between them may not be taken.
fn range_of(known: &KnownGame) -> Option<[usize; 2]> {
    match known {
        KnownGame::TakeRange { first, last } => Some([*first, *last]),
        KnownGame::Take(set) => {
            let [first, last] = [set[0], set[set.len() - 1]];
            (last - first == set.len() - 1).then_some([first, last])
        }
        _ => None,
    }
}

/// The values if any number from `first` to `last` may be taken.
fn of_range(first: usize, last: usize) -> Formula {
    let period = first + last;
    if period > MAX_LISTED {
        let steps = if first == 1 {
            String::new()
        } else {
            format!(" / {first}")
        };
        return Code::new(Code::ONE_HEAP, format!("n % {period}{steps}")).into();
    }
    Formula::Sequence(Sequence {
        first: 0,
        values: (0..period).map(|n| (n / first) as i64).collect(),
        cycle: Some((period, 0)),
    })
}

/// Writes the certificate of a period.
fn of_period(rule: &Rule, takes: &str, period: usize, values: &str) -> String {
    format!(
        "certificate of a theorem about a game, format 1\nrule {rule}\nplay normal\nclaim period\n\
         takes {takes}\nperiod {period}\nvalues {values}\n"
    )
}

/// Joins the certificates of the heaps to one certificate of their sum.
fn certificate(rule: &Rule, kinds: &[Heap]) -> Result<String, String> {
    let mut text = format!(
        "certificate of a theorem about a game, format 1\nrule {rule}\nplay normal\nclaim sum\n"
    );
    for heap in kinds {
        let of_heap = heap.certificate.as_ref().map_err(String::clone)?;
        let _ = write!(text, "heaps {}\n{of_heap}", joined(&heap.coordinates, " "));
    }
    Ok(text)
}
