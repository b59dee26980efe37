//! Translates a guess into a claim that the prover can read, and asks the prover.

use crate::guess::{Code, Formula, Guess, Sequence, Table};
use crate::joined;
use crate::rule::CheckedRule;
use automata::{Budget, Numeration};
use prover::{Claim, Moves, Obstacle, Statement, Theorem, Verdict, decide, numerations};

/// Answer of the prover about a guess.
#[derive(Debug, Clone, PartialEq)]
pub enum Decided {
    /// It holds for all positions.
    Proven(Theorem),
    /// It fails; this is the first position where it does.
    Refuted(Vec<u64>),
    /// It isn't decided; this is why, in one line.
    Open(Obstacle),
}

/// Decides a guess about the values of a rule in normal play.
pub fn decided(guess: &Guess, rule: &CheckedRule, budget: &Budget) -> Decided {
    examined(guess, rule, budget).unwrap_or_else(Decided::Open)
}

fn examined(guess: &Guess, rule: &CheckedRule, budget: &Budget) -> Result<Decided, Obstacle> {
    let (claim, numeration) = claim(&guess.formula)
        .ok_or_else(|| Obstacle::not_linear("no automaton reads the formula"))?;
    let first = examined_in(numeration, &claim, rule, budget);
    // Automata may read in a larger base what they can't read in binary.
    let is_larger = |it: &Numeration| matches!(it, Numeration::Base(3..));
    let others = numerations(rule.rule()).into_iter().filter(is_larger);
    let mut others = others.filter(|_| numeration == Numeration::BINARY);
    first.or_else(|obstacle| {
        let found = others.find_map(|it| examined_in(it, &claim, rule, budget).ok());
        found.ok_or(obstacle)
    })
}

fn examined_in(
    numeration: Numeration,
    claim: &Claim,
    rule: &CheckedRule,
    budget: &Budget,
) -> Result<Decided, Obstacle> {
    let moves = Moves::new(rule.rule(), numeration, budget)?;
    let statement = claim.read(rule.rule().coordinates.len(), numeration, budget)?;
    if moves.has_sums() && matches!(statement, Statement::Positions(_)) {
        return Err(Obstacle::not_linear(
            "a move leaves a sum, and the zeros alone don't tell who wins it",
        ));
    }
    Ok(match decide(&statement, &moves, rule, false, budget)? {
        Verdict::Proven(duties) => Decided::Proven(Theorem {
            statement,
            duties,
            claim: Some(claim.clone()),
            learned_from: None,
        }),
        Verdict::Refuted(position) => Decided::Refuted(position),
    })
}

/// Most cases of a claim.
const MAX_CASES: usize = 128;

/// Largest divisor in a claim; a larger one has too many cases.
const MAX_DIVISOR: usize = 32;

/// Returns the claim and the numeration in which automata read it; `None` if they can't.
pub fn claim(formula: &Formula) -> Option<(Claim, Numeration)> {
    let claim = match formula {
        Formula::Code(code) => return of_code(code),
        Formula::Sequence(values) if values.first == 0 => sequence(values),
        Formula::Table {
            first: 0,
            values,
            periods: Some([rows, columns]),
        } => Claim::values("a, b", &cases(values, *rows, *columns)?),
        _ => None,
    };
    Some((claim?, Numeration::BINARY))
}

fn of_code(code: &Code) -> Option<(Claim, Numeration)> {
    if let [(_, zeros)] = &code.parts[..] {
        return Some((periodic_zeros(code, zeros)?, Numeration::BINARY));
    }
    if !code.parts.is_empty() {
        return None;
    }
    let (name, arguments) = code.body.strip_suffix(')')?.split_once('(')?;
    let arguments: Vec<&str> = arguments.split(", ").collect();
    match (name, &arguments[..]) {
        ("is_wythoff_pair", ["a", "b"]) => Some((Claim::Beatty(1), Numeration::ZECKENDORF)),
        _ => Some((function(name, &arguments)?, Numeration::BINARY)),
    }
}

/// What closed forms compute, in the rule language: the value of each case.
const VALUES: [(&str, &str); 8] = [
    ("identity", "{0} if 0 == 0"),
    ("half", "{0} / 2 if 0 == 0"),
    (
        "lasker_nim",
        "{0} - 1 if 4 divides {0}, {0} > 0; {0} + 1 if 4 divides {0} + 1; {0} if 0 == 0",
    ),
    ("nim_sum", "{0} xor {1} if 0 == 0"),
    ("sum", "{0} + {1} if 0 == 0"),
    ("minimum", "min({0}, {1}) if 0 == 0"),
    ("maximum", "max({0}, {1}) if 0 == 0"),
    ("difference", "abs({0} - {1}) if 0 == 0"),
];

/// Which positions are lost by closed forms.
const POSITIONS: [(&str, &str); 2] = [
    ("are_equal", "{0} == {1}"),
    ("are_even", "2 divides {0}, 2 divides {1}"),
];

/// Writes the claim for a function of `guess/closed_forms/functions.rs`.
fn function(name: &str, arguments: &[&str]) -> Option<Claim> {
    let coordinates = ["n", "a, b"].into_iter().nth(arguments.len() - 1)?;
    let find = |forms: &[(&str, &str)]| {
        let (_, form) = forms.iter().find(|form| form.0 == name)?;
        let fill = |form: String, (at, argument): (usize, &&str)| {
            form.replace(&format!("{{{at}}}"), &format!("({argument})"))
        };
        Some(arguments.iter().enumerate().fold((*form).to_owned(), fill))
    };
    if let Some(condition) = find(&POSITIONS) {
        return Claim::positions(coordinates, &condition);
    }
    let cases = find(&VALUES)?;
    let cases = cases.split("; ").filter_map(|case| case.split_once(" if "));
    let cases: Vec<(&str, &str)> = cases.map(|(value, condition)| (condition, value)).collect();
    Claim::values(coordinates, &cases)
}

fn sequence(sequence: &Sequence) -> Option<Claim> {
    let (period, saltus) = sequence.cycle?;
    if saltus != 0 && period > MAX_DIVISOR {
        return None;
    }
    let preperiod = sequence.values.len() - period;
    let case = |(condition, first): (String, usize)| {
        let value = sequence.values[first];
        let rise = match saltus {
            0 => String::new(),
            _ if first < preperiod => format!(" + 0 * {saltus}"),
            _ => format!(" + {saltus} * ((n - {first}) / {period})"),
        };
        (condition, format!("{value}{rise}"))
    };
    let classes = classes("n", preperiod, period)?;
    let cases: Vec<_> = classes.into_iter().map(case).collect();
    Claim::values("n", &cases)
}

/// Writes the claim about the zeros of a table with periodic rows and columns.
fn periodic_zeros(code: &Code, zeros: &Formula) -> Option<Claim> {
    let Formula::Table {
        first: 0,
        values,
        periods: Some([rows, columns]),
    } = zeros
    else {
        return None;
    };
    if code.signature != Code::IS_P_PAIR || code.body != "value(a, b) == 0" {
        return None;
    }
    let cases = cases(values, *rows, *columns)?;
    let zeros = cases.iter().filter(|(_, value)| value == "0");
    let in_words = |case: &str| format!("({})", case.replace(", ", " and "));
    let zeros = joined(zeros.map(|(case, _)| in_words(case)), " or ");
    Claim::positions("a, b", &zeros)
}

/// Lists the cases of a table that ends after one period: conditions and values.
fn cases(values: &Table, rows: usize, columns: usize) -> Option<Vec<(String, String)>> {
    let columns = classes("b", values.first()?.len() - columns, columns)?;
    let mut cases = Vec::new();
    for (row, a) in classes("a", values.len() - rows, rows)? {
        for (column, b) in &columns {
            cases.push((format!("{row}, {column}"), values[a][*b].to_string()));
        }
    }
    (cases.len() <= MAX_CASES).then_some(cases)
}

/// Lists the classes of numbers with equal values: the condition and the smallest number.
fn classes(name: &str, preperiod: usize, period: usize) -> Option<Vec<(String, usize)>> {
    let single = (0..preperiod).map(|n| (format!("{name} == {n}"), n));
    let repeated = (preperiod..preperiod + period)
        .map(|n| (format!("{name} >= {n}, {period} divides {name} - {n}"), n));
    let classes: Vec<(String, usize)> = single.chain(repeated).collect();
    (classes.len() <= MAX_CASES).then_some(classes)
}
