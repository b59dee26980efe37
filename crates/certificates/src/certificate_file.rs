//! Parses the text of a certificate.

use rules::Rule;
use rules::ast::{Expr, Formula};

use crate::answer::{Refused, refused};
use crate::formula::Claimed;
use crate::numeration::{BINARY, MAX_ORDER, Numeration};

pub struct Certificate {
    pub rule: Rule,
    pub misere: bool,
    pub values: bool,
    pub order: Order,
    pub numeration: Numeration,
    pub claimed: Claimed,
    pub says: Option<Says>,
}

/// Closed form that agrees with the automaton, as the file claims.
pub enum Says {
    /// The P-positions are those for which the condition holds.
    Positions(Formula),
    /// The value is the expression of the first case whose condition holds.
    Values(Vec<(Formula, Expr)>),
    /// The P-positions are the pairs ⌊kα⌋, ⌊kα⌋ + tk in either order, where the sequences ⌊kα⌋ and
    /// ⌊k(α + t)⌋ are complementary.
    Beatty(i64),
}

pub enum Order {
    Sum(Vec<i64>),
    Lexicographic(Vec<usize>),
}

/// Text of a line with its number.
pub type Field<'a> = (&'a str, usize);

impl Certificate {
    /// Reads the text of a certificate.
    ///
    /// # Errors
    /// If a line is wrong. The error names it.
    pub fn read(text: &str) -> Result<Self, Refused> {
        let mut lines = text.lines().zip(1..);
        let mut field = |name: &str| match lines.next() {
            Some((line, number)) => match line.strip_prefix(name) {
                Some(rest) if name.ends_with(' ') || rest.is_empty() => Ok((rest, number)),
                _ => refused(format!(
                    "line {number}: `{} …` is expected",
                    name.trim_end()
                )),
            },
            None => refused(format!("the file ends before `{name}`")),
        };
        field("certificate of a theorem about a game, format 1")?;
        let (rule, line) = field("rule ")?;
        let rule =
            Rule::parse(rule).map_err(|error| Refused::Wrong(format!("line {line}: {error}")))?;
        let misere = one_of(field("play ")?, ["normal", "misere"])?;
        let claim_field = field("claim ")?;
        let values = one_of(claim_field, ["P-positions", "values"])?;
        if values && misere {
            return refused(format!("line {}: misère play has no values", claim_field.1));
        }
        if rule.has_blocking() && (values || misere) {
            let why = "with blocked options only P-positions of normal play are checked";
            return refused(format!("line {}: {why}", claim_field.1));
        }
        if !values && rule.has_sums() {
            let why = "where a move leaves a sum, only values tell who wins";
            return refused(format!("line {}: {why}", claim_field.1));
        }
        let order = order(field("order ")?, rule.coordinates.len())?;
        let numeration_field = field("numeration ")?;
        let numeration = numeration(numeration_field)?;
        if values && rule.has_sums() && numeration != BINARY {
            let line = numeration_field.1;
            return refused(format!("line {line}: sums are checked in base 2"));
        }
        let numbers = rule.coordinates.len() + usize::from(values);
        let symbols = numeration.digits.pow(numbers as u32);
        let (said, automaton): (Vec<Field>, Vec<Field>) =
            lines.partition(|(line, _)| line.starts_with(SAYS));
        let says = says(&rule, values, &said)?;
        let claimed = claimed(&automaton, symbols)?;
        Ok(Self {
            rule,
            misere,
            values,
            order,
            numeration,
            claimed,
            says,
        })
    }
}

/// Parses the lines of an automaton: `start`, then each state.
pub fn claimed(lines: &[Field], symbols: usize) -> Result<Claimed, Refused> {
    let Some((&(start, start_line), states)) = lines.split_first() else {
        return refused("the file ends before `start`");
    };
    let Some(start) = start.strip_prefix("start ") else {
        return refused(format!("line {start_line}: `start …` is expected"));
    };
    let start = number(start, start_line)?;
    let (mut next, mut accepts) = (Vec::new(), Vec::new());
    for &line in states {
        let (is_accepted, row) = state(next.len(), line, symbols, states.len())?;
        accepts.push(is_accepted);
        next.push(row);
    }
    if start >= next.len() || next[start][0] != start {
        let why = "leading zeros must lead from the start back to it";
        return refused(format!("line {start_line}: {why}"));
    }
    Ok(Claimed {
        start,
        next,
        accepts,
        first_line: start_line + 1,
    })
}

/// Start of a line of a closed form; these lines come after the states.
pub const SAYS: &str = "says ";

/// Parses the lines of a closed form.
fn says(rule: &Rule, values: bool, lines: &[Field]) -> Result<Option<Says>, Refused> {
    let names = rule.coordinate_names();
    let mut cases = Vec::new();
    for &(text, line) in lines {
        let wrong = |why: &str| Refused::Wrong(format!("line {line}: {why}"));
        let text = text.strip_prefix(SAYS).unwrap_or(text);
        if let Some(t) = text.strip_prefix("beatty ") {
            let t = number(t, line)?;
            let suits = lines.len() == 1 && !values && names.len() == 2 && (1..=15).contains(&t);
            return suits
                .then_some(Some(Says::Beatty(t as i64)))
                .ok_or_else(|| wrong("pairs of Beatty are P-positions on two heaps"));
        }
        let (value, condition) = match text.strip_prefix("value ") {
            Some(case) if values => case
                .split_once(" where ")
                .ok_or_else(|| wrong("`says value VALUE where CONDITION` is expected"))?,
            None if !values && lines.len() == 1 => (names[0], text),
            _ => return Err(wrong("this is not said of the claim")),
        };
        // The grammar is that of a rule that leaves the value as its first coordinate.
        let left = [&[value], &names[1..]].concat().join(", ");
        let names = names.join(", ");
        let text = format!("({names}) -> ({left}) where {condition}");
        let parsed = Rule::parse(&text).map_err(|error| wrong(&error.to_string()))?;
        let family = parsed.families.into_iter().next();
        let mut family = family.filter(|family| family.variables.is_empty());
        let value = family
            .as_mut()
            .map(|family| family.components.remove(0).coordinates.remove(0));
        match (family, value) {
            (Some(family), Some(value)) => cases.push((family.condition, value)),
            _ => return Err(wrong("a closed form speaks of the coordinates alone")),
        }
    }
    Ok(match (cases.len(), values) {
        (0, _) => None,
        (_, true) => Some(Says::Values(cases)),
        (_, false) => cases.pop().map(|(condition, _)| Says::Positions(condition)),
    })
}

/// Parses a state. Returns whether it accepts, and the next state after each symbol.
fn state(
    index: usize,
    (text, line): Field,
    symbols: usize,
    states: usize,
) -> Result<(bool, Vec<usize>), Refused> {
    let fields = text.strip_prefix(&format!("state {index} "));
    let Some((sign, row)) = fields.and_then(|fields| fields.split_once(' ')) else {
        return refused(format!("line {line}: `state {index} …` is expected"));
    };
    let accepts = one_of((sign, line), ["-", "+"])?;
    let row = row.split(' ').map(|to| number(to, line));
    let row = row.collect::<Result<Vec<usize>, Refused>>()?;
    if row.len() != symbols || row.iter().any(|&to| to >= states) {
        return refused(format!(
            "line {line}: {symbols} states of the file are expected"
        ));
    }
    if index == 0 && (accepts || row.iter().any(|&to| to != 0)) {
        return refused(format!(
            "line {line}: state 0 accepts nothing and leads nowhere"
        ));
    }
    Ok((accepts, row))
}

/// Whether the text is the second of two words.
fn one_of((text, line): Field, words: [&str; 2]) -> Result<bool, Refused> {
    let expected = || {
        Refused::Wrong(format!(
            "line {line}: `{}` or `{}` is expected",
            words[0], words[1]
        ))
    };
    let found = words.iter().position(|&word| word == text);
    found.map(|at| at == 1).ok_or_else(expected)
}

/// Largest number in a file, apart from its rule and its closed form.
const MAX_NUMBER: usize = 1 << 24;

/// Parses a number: digits only, without leading zeros.
pub fn number(text: &str, line: usize) -> Result<usize, Refused> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let is_plain = is_plain && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok().filter(|&number| number <= MAX_NUMBER);
    number
        .filter(|_| is_plain)
        .ok_or_else(|| Refused::Wrong(format!("line {line}: `{text}` is not a number")))
}

/// Parses the second line of a certificate: its rule.
pub fn rule_in(line: &str) -> Result<Rule, Refused> {
    match line.strip_prefix("rule ").map(Rule::parse) {
        Some(Ok(rule)) => Ok(rule),
        _ => refused("line 2: a rule is expected"),
    }
}

/// Checks that single blanks separate the words of each line.
pub fn has_single_blanks(text: &str) -> Result<(), Refused> {
    for (line, number) in text.lines().zip(1..) {
        let is_other = |sign: char| sign != ' ' && sign.is_whitespace();
        if line.split(' ').any(str::is_empty) && !line.is_empty() || line.contains(is_other) {
            return refused(format!(
                "line {number}: single blanks between words are expected"
            ));
        }
    }
    Ok(())
}

fn order((text, line): Field, coordinates: usize) -> Result<Order, Refused> {
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    let numbers = rest.split(' ').map(|text| number(text, line));
    let numbers = numbers.collect::<Result<Vec<usize>, Refused>>()?;
    let is_positive = numbers.iter().all(|&number| 0 < number && number < 1000);
    let is_permutation =
        numbers.len() == coordinates && (0..coordinates).all(|at| numbers.contains(&at));
    match kind {
        "sum" if numbers.len() == coordinates && is_positive => Ok(Order::Sum(
            numbers.iter().map(|&weight| weight as i64).collect(),
        )),
        "lexicographic" if is_permutation => Ok(Order::Lexicographic(numbers)),
        _ => refused(format!(
            "line {line}: `{text}` is no order of {coordinates} coordinates"
        )),
    }
}

fn numeration((text, line): Field) -> Result<Numeration, Refused> {
    let (kind, parameters) = text.split_once(' ').unwrap_or((text, ""));
    let parameters = parameters.split(' ').map(|text| number(text, line));
    let parameters = parameters.collect::<Result<Vec<usize>, Refused>>()?;
    // Not every recurrence has a finite automaton for addition. The budget stops the others.
    match (kind, &parameters[..]) {
        ("base", &[base @ 2..=16]) => Ok(Numeration::new(&[base])),
        ("metallic", &[t @ 1..=15]) => Ok(Numeration::new(&[t, 1])),
        ("quadratic", &[p @ 1..=15, q]) if (1..=p).contains(&q) => Ok(Numeration::new(&[p, q])),
        ("recurrence", factors @ &[first @ 1..=15, .., last])
            if (3..=MAX_ORDER).contains(&factors.len())
                && last > 0
                && factors.iter().all(|&factor| factor <= first) =>
        {
            Ok(Numeration::new(factors))
        }
        _ => refused(format!("line {line}: `{text}` is no numeration")),
    }
}
