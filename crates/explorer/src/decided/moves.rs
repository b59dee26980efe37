//! Finds the moves that win from a position, and the outcomes of the positions in which some
//! coordinates are given: the starts of a game.

use super::findings::{MAX_STATES, MAX_WORK};
use super::{Findings, Heap};
use crate::guess::{Formula, Sequence};
use crate::proof::Proof;
use crate::rule::{CheckedRule, Play, Position, Sum, Table, Tries, sorted, sorted_and_distinct};
use automata::Budget;
use prover::{Statement, is_condition, plain_condition, slice};
use rules::ast::MAX_COORDINATES;

/// Most winning moves to find where there are too many moves to try each.
const MOST: usize = 1000;

/// Largest table to fill for the value of a position; beyond, only what it leads to is searched.
const MAX_FILLED: u64 = 1 << 20;

/// Error of a search that ended with its time.
const NOT_IN_TIME: &str = "not found in time; `--time` goes on";

/// Heaps with the same rule, or the whole position.
pub struct Part<'a> {
    /// The coordinates of the position that are such heaps. A rule on several coordinates has all.
    pub coordinates: Vec<usize>,
    pub rule: &'a CheckedRule,
    pub values: Values<'a>,
}

/// What tells the value of a position, or 0 for a P-position and 1 for any other.
pub enum Values<'a> {
    /// Values of an engine, and the proof of their period.
    Computed(&'a [u32], Option<&'a Proof>),
    Periodic(&'a Sequence),
    Proven(&'a Statement),
    /// A table; what it doesn't have is searched.
    Searched(Table<'a>),
}

/// A move that wins: the coordinates that it changes, and what it leaves of them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    pub coordinates: Vec<usize>,
    pub left: Sum,
}

/// The parts of a position of a rule: one, or the heaps of a sum. If the rule is about one heap,
/// the position may have several.
///
/// # Errors
/// If the position isn't one of the rule. The error says what is.
pub fn parts<'a>(
    rule: &'a CheckedRule,
    findings: Option<&'a Findings>,
    misere: bool,
    position: &[u64],
    is_stopped: &dyn Fn() -> bool,
) -> Result<Vec<Part<'a>>, String> {
    let coordinates = rule.rule().coordinates.len();
    if let Some(heaps) = findings.and_then(|found| found.heaps.as_ref()) {
        let part = |heap: &'a Heap| {
            let of_sum = Some(&heap.coordinates).filter(|_| coordinates > 1).cloned();
            let coordinates = of_sum.unwrap_or_else(|| (0..position.len()).collect());
            let here: Vec<u64> = coordinates.iter().map(|&at| position[at]).collect();
            Ok(Part {
                coordinates,
                rule: &heap.rule,
                values: Values::of_heap(heap, &here, is_stopped)?,
            })
        };
        return heaps.kinds.iter().map(part).collect();
    }
    if misere && position.len() > coordinates {
        return Err("in misère play the values of heaps don't decide their sum".to_owned());
    }
    let are_values_needed = position.len() > coordinates;
    let proven = findings.into_iter().flat_map(Findings::proven);
    let mut statements = proven.map(|proven| &proven.theorem.statement);
    let statement = statements.find(|it| it.gives_values() || !are_values_needed);
    Ok(vec![Part {
        coordinates: (0..position.len()).collect(),
        rule,
        values: match statement {
            Some(statement) => Values::Proven(statement),
            None => Values::searched(rule, misere, position, is_stopped)?,
        },
    }])
}

/// Finds the moves that win from a position; `None` if it is lost.
///
/// # Errors
/// If the value of a position isn't known, or there are too many moves; in one line.
pub fn winning_moves(
    parts: &mut [Part<'_>],
    position: &[u64],
    is_stopped: &dyn Fn() -> bool,
) -> Result<Option<Vec<Move>>, String> {
    let mut each = Vec::new();
    for (at, part) in parts.iter_mut().enumerate() {
        for coordinates in part.coordinates.chunks(part.rule.rule().coordinates.len()) {
            let here: Vec<u64> = coordinates.iter().map(|&at| position[at]).collect();
            let value = part.values.at(&here, is_stopped)?;
            each.push((at, coordinates.to_vec(), here, value));
        }
    }
    let sum = each.iter().fold(0, |sum, (.., value)| sum ^ value);
    if sum == 0 {
        return Ok(None);
    }
    let mut moves = Vec::new();
    for (at, coordinates, here, value) in each {
        let options = parts[at].options_of_value(&here, value ^ sum, is_stopped)?;
        moves.extend(options.into_iter().map(|left| Move {
            coordinates: coordinates.clone(),
            left,
        }));
    }
    Ok(Some(moves))
}

impl Part<'_> {
    /// Finds the options that have this value.
    fn options_of_value(
        &mut self,
        position: &[u64],
        value: u64,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Vec<Sum>, String> {
        let go_on = &mut || !is_stopped();
        let mut tries = Tries::asking(go_on);
        let options = self.rule.options_within(&signed(position), &mut tries);
        let options = match (options, &self.values) {
            (Ok(options), _) => options,
            (Err(error), Values::Proven(statement)) => {
                let may_go_on = || !is_stopped();
                let budget = Budget::new(MAX_STATES, MAX_WORK, &may_go_on);
                let rule = self.rule.rule();
                let found = statement.options_of_value(rule, position, value, MOST, &budget);
                let found = found.ok_or(error.message)?.into_iter();
                return Ok(found.map(|option| vec![signed(&option)]).collect());
            }
            (Err(_), _) if is_stopped() => return Err(NOT_IN_TIME.to_owned()),
            (Err(error), _) => return Err(error.message),
        };
        let mut found = Vec::new();
        for option in options {
            if is_stopped() {
                return Err(NOT_IN_TIME.to_owned());
            }
            let mut sum = 0;
            for part in &option {
                let part: Vec<u64> = part.iter().map(|&at| at as u64).collect();
                sum ^= self.values.at(&part, is_stopped)?;
            }
            if sum == value {
                found.push(left_over(option));
            }
        }
        Ok(sorted_and_distinct(found))
    }
}

fn signed(position: &[u64]) -> Position {
    position.iter().map(|&at| at as i64).collect()
}

/// What a move leaves, in order, without empty heaps beside others.
fn left_over(sum: Sum) -> Sum {
    let mut sum = sorted(sum);
    while sum.len() > 1 && sum[0].iter().all(|&number| number == 0) {
        sum.remove(0);
    }
    sum
}

impl<'a> Values<'a> {
    fn of_heap(
        heap: &'a Heap,
        position: &[u64],
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Self, String> {
        match (&heap.formula, &heap.theorem) {
            (Some(Formula::Sequence(sequence)), _) => Ok(Self::Periodic(sequence)),
            (_, Some(proven)) => Ok(Self::Proven(&proven.theorem.statement)),
            (_, None) => Self::searched(&heap.rule, false, position, is_stopped),
        }
    }

    /// Prepares a table up to the position.
    fn searched(
        rule: &'a CheckedRule,
        misere: bool,
        position: &[u64],
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Self, String> {
        let coordinates = rule.rule().coordinates.len();
        let largest = position.iter().copied().max().unwrap_or(0);
        let sides = match coordinates {
            1 => vec![largest + 1],
            _ => position.iter().map(|at| at + 1).collect(),
        };
        let table = |sides: &[u64]| {
            let sizes: Vec<usize> = sides[1..].iter().map(|&side| side as usize).collect();
            let table = rule.table(Play::of(misere), &sizes);
            table.map_err(|error| error.message)
        };
        // Moves may lead out of the position's own sides, but not out of a cube of its largest
        // number.
        for sides in [sides, vec![largest + 1; coordinates]] {
            let cells = sides
                .iter()
                .try_fold(1_u64, |all, side| all.checked_mul(*side));
            if cells.is_none_or(|cells| cells > MAX_FILLED) {
                continue;
            }
            let (mut table, rows) = (table(&sides)?, sides[0] as usize);
            while table.rows() < rows && !table.leads_out() && !is_stopped() {
                let next = rows.min((2 * table.rows()).max(8));
                let filled = table.fill(next, |_| !is_stopped());
                filled.map_err(|error| error.message)?;
            }
            if table.rows() >= rows {
                return Ok(Self::Searched(table));
            }
        }
        // A search from the position alone is faster if moves lead out of the table.
        table(&vec![1; coordinates]).map(Self::Searched)
    }

    /// The value of a position.
    fn at(&mut self, position: &[u64], is_stopped: &dyn Fn() -> bool) -> Result<u64, String> {
        let heap = position[0] as usize;
        match self {
            Self::Computed(values, _) if heap < values.len() => Ok(values[heap].into()),
            Self::Computed(values, Some(proof)) => {
                let behind = (heap - proof.preperiod) % proof.period;
                Ok(values[proof.preperiod + behind].into())
            }
            Self::Computed(values, None) => {
                let last = values.len() - 1;
                Err(format!(
                    "the values are known up to heap {last} only; `--time` goes on"
                ))
            }
            Self::Periodic(sequence) => {
                let value = sequence.value(heap).map(u64::try_from).and_then(Result::ok);
                value.ok_or_else(|| "a value is too large".to_owned())
            }
            Self::Proven(statement) => {
                let unknown = || "the theorem doesn't tell the value of a position".to_owned();
                statement.value(position).ok_or_else(unknown)
            }
            Self::Searched(table) => {
                let found = table.find(&signed(position), &mut || !is_stopped());
                let found = found.map_err(|error| error.message)?;
                let in_time = found.ok_or(NOT_IN_TIME)?;
                Ok(in_time.into())
            }
        }
    }
}

/// Positions in which some coordinates are given, and one number ranges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slice {
    /// Name of the number that ranges.
    pub name: String,
    /// The given coordinates; `None` for the number that ranges.
    pub given: Vec<Option<u64>>,
}

/// What is known of a slice.
pub struct Sliced {
    /// The theorem about it.
    pub statement: Option<Statement>,
    /// Outcomes of its first positions: 0 if the player to move loses.
    pub outcomes: Vec<i64>,
}

/// Most positions of a slice whose outcomes are found.
const MOST_OF_SLICE: u64 = 1000;

impl Slice {
    /// Finds the outcomes of the slice by a theorem about the rule, or by a search.
    ///
    /// # Errors
    /// If the rule has another number of coordinates, or a position can't be searched.
    pub fn of(
        &self,
        rule: &CheckedRule,
        misere: bool,
        findings: Option<&Findings>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Sliced, String> {
        let coordinates = rule.rule().coordinates.len();
        if self.given.len() != coordinates {
            return Err(format!("a position has {coordinates} numbers"));
        }
        if coordinates > MAX_COORDINATES {
            return Err(format!("a slice has at most {MAX_COORDINATES} numbers"));
        }
        let may_go_on = || !is_stopped();
        let budget = Budget::new(MAX_STATES, MAX_WORK, &may_go_on);
        let proven = findings.into_iter().flat_map(Findings::proven);
        let mut accepted = proven.filter(|proven| proven.accepted().is_ok());
        let statement =
            accepted.find_map(|proven| slice(&proven.theorem.statement, &self.given, &budget));
        let mut outcomes = Vec::new();
        let mut table = (rule.table(Play::of(misere), &vec![1; coordinates - 1]))
            .map_err(|error| error.message)?;
        for n in 0..MOST_OF_SLICE {
            if let Some(Statement::Positions(set)) = &statement {
                outcomes.push(i64::from(!set.contains(&[n])));
                continue;
            }
            let position: Vec<i64> = (self.given.iter())
                .map(|number| number.unwrap_or(n) as i64)
                .collect();
            match table.find(&position, &mut || !is_stopped()) {
                Ok(Some(value)) => outcomes.push(i64::from(value > 0)),
                // What was found before is enough for a guess.
                Ok(None) => break,
                Err(_) if n > 0 => break,
                Err(error) => return Err(error.message),
            }
        }
        Ok(Sliced {
            statement,
            outcomes,
        })
    }
}

impl Sliced {
    /// Returns the condition for the lost positions if it's proven: a plain one, or the guess.
    pub fn condition(
        &self,
        name: &str,
        guess: Option<&str>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<String> {
        let statement = self.statement.as_ref()?;
        let may_go_on = || !is_stopped();
        let budget = Budget::new(MAX_STATES, MAX_WORK, &may_go_on);
        let plain = plain_condition(statement, &[name], &budget);
        let guess = || guess.filter(|guess| is_condition(statement, &[name], guess, &budget));
        plain
            .map(|(condition, _)| condition)
            .or_else(|| guess().map(str::to_owned))
    }
}
