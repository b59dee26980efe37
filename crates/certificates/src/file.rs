//! Parses the text of a certificate.

use std::fmt::Display;

use rules::ast::{Expr, Formula, MAX_COORDINATES};
use rules::{Rule, with_short_quotes};

use crate::answer::{Refused, refused};
use crate::formula::Claimed;
use crate::numeration::{BINARY, MAX_ORDER, Numeration};

/// Line of a file with its number, or a part of it.
#[derive(Debug, Clone, Copy)]
pub struct Line<'a> {
    pub text: &'a str,
    pub at: usize,
}

/// Largest number in most files, apart from the rule and the closed form.
const MAX_NUMBER: usize = 1 << 24;

impl<'a> Line<'a> {
    pub fn wrong(self, why: impl Display) -> Refused {
        let why = with_short_quotes(&why.to_string());
        Refused::Wrong(format!("line {}: {why}", self.at))
    }

    /// Returns a part of the line.
    pub fn part(self, text: &'a str) -> Self {
        Self { text, ..self }
    }

    /// Returns what follows `name`. Nothing may follow a name without a blank at its end.
    pub fn after(self, name: &str) -> Result<Self, Refused> {
        match self.text.strip_prefix(name) {
            Some(rest) if name.ends_with(' ') || rest.is_empty() => Ok(self.part(rest)),
            _ => Err(self.wrong(format!("`{} …` is expected", name.trim_end()))),
        }
    }

    /// Returns whether the line is the second of two words.
    pub fn is_second_of(self, words: [&str; 2]) -> Result<bool, Refused> {
        let expected = || self.wrong(format!("`{}` or `{}` is expected", words[0], words[1]));
        let found = words.iter().position(|&word| word == self.text);
        found.map(|at| at == 1).ok_or_else(expected)
    }

    /// Returns the words, which single blanks separate; there may be none.
    pub fn words(self) -> impl Iterator<Item = Self> {
        let words = self.text.split(' ').filter(|word| !word.is_empty());
        words.map(move |word| self.part(word))
    }

    /// Parses a number: digits only, without leading zeros.
    pub fn number_up_to(self, most: usize) -> Result<usize, Refused> {
        let text = self.text;
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
        let is_plain = is_plain && (text == "0" || !text.starts_with('0'));
        let number = text.parse().ok().filter(|&number| number <= most);
        let number = number.filter(|_| is_plain);
        number.ok_or_else(|| self.wrong(format!("`{text}` is no number up to {most}")))
    }

    pub fn number(self) -> Result<usize, Refused> {
        self.number_up_to(MAX_NUMBER)
    }

    pub fn numbers(self) -> Result<Vec<usize>, Refused> {
        self.words().map(Line::number).collect()
    }
}

/// Returns what follows `name` in the next line.
pub fn field<'a>(
    lines: &mut impl Iterator<Item = Line<'a>>,
    name: &str,
) -> Result<Line<'a>, Refused> {
    match lines.next() {
        Some(line) => line.after(name),
        None => refused(format!("the file ends before `{name}`")),
    }
}

/// Certificate whose first four lines are read.
pub struct File<'a> {
    pub rule: Rule,
    pub misere: bool,
    /// Kind of the claim.
    pub claim: Line<'a>,
    pub lines: Vec<Line<'a>>,
}

impl<'a> File<'a> {
    /// Reads the lines with which each certificate begins.
    ///
    /// # Errors
    /// If one of them is wrong, or single blanks don't separate the words of all lines.
    pub fn read(text: &'a str) -> Result<Self, Refused> {
        let mut lines = text.lines().zip(1..).map(|(text, at)| Line { text, at });
        for line in lines.clone().filter(|line| !line.text.is_empty()) {
            let is_other = |sign: char| sign != ' ' && sign.is_whitespace();
            if line.text.split(' ').any(str::is_empty) || line.text.contains(is_other) {
                return Err(line.wrong("single blanks between words are expected"));
            }
        }
        field(
            &mut lines,
            "certificate of a theorem about a game, format 1",
        )?;
        let rule = field(&mut lines, "rule ")?;
        Ok(Self {
            rule: Rule::parse(rule.text).map_err(|error| rule.wrong(error))?,
            misere: field(&mut lines, "play ")?.is_second_of(["normal", "misere"])?,
            claim: field(&mut lines, "claim ")?,
            lines: lines.collect(),
        })
    }
}

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

impl Certificate {
    /// Reads the certificate of an automaton.
    ///
    /// # Errors
    /// If a line is wrong. The error names it.
    pub fn read(file: File) -> Result<Self, Refused> {
        let File {
            rule,
            misere,
            claim,
            lines,
        } = file;
        let values = claim.is_second_of(["P-positions", "values"])?;
        if values && misere {
            return Err(claim.wrong("misère play has no values"));
        }
        if !values && rule.has_sums() {
            return Err(claim.wrong("where a move leaves a sum, only values tell who wins"));
        }
        if rule.coordinates.len() > MAX_COORDINATES {
            return Err(claim.wrong("of so many coordinates only sums are checked"));
        }
        let mut lines = lines.into_iter();
        let order = order(field(&mut lines, "order ")?, rule.coordinates.len())?;
        let line = field(&mut lines, "numeration ")?;
        let numeration = numeration(line)?;
        if values && rule.has_sums() && numeration != BINARY {
            return Err(line.wrong("sums are checked in base 2"));
        }
        let numbers = rule.coordinates.len() + usize::from(values);
        let symbols = numeration.digits.pow(numbers as u32);
        let (said, automaton): (Vec<Line>, Vec<Line>) =
            lines.partition(|line| line.text.starts_with(SAYS));
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
fn claimed(lines: &[Line], symbols: usize) -> Result<Claimed, Refused> {
    let Some((line, states)) = lines.split_first() else {
        return refused("the file ends before `start`");
    };
    let start = line.after("start ")?.number()?;
    let (mut next, mut accepts) = (Vec::new(), Vec::new());
    for &line in states {
        let (is_accepted, row) = state(next.len(), line, symbols, states.len())?;
        accepts.push(is_accepted);
        next.push(row);
    }
    if start >= next.len() || next[start][0] != start {
        return Err(line.wrong("leading zeros must lead from the start back to it"));
    }
    Ok(Claimed {
        start,
        next,
        accepts,
        first_line: line.at + 1,
    })
}

/// Start of a line of a closed form; these lines come after the states.
const SAYS: &str = "says ";

/// Parses the lines of a closed form.
fn says(rule: &Rule, values: bool, lines: &[Line]) -> Result<Option<Says>, Refused> {
    let names = rule.coordinate_names();
    let mut cases = Vec::new();
    for line in lines {
        let said = line.after(SAYS)?;
        if let Ok(t) = said.after("beatty ") {
            let t = t.number()?;
            let suits = lines.len() == 1 && !values && names.len() == 2 && (1..=15).contains(&t);
            return suits
                .then_some(Some(Says::Beatty(t as i64)))
                .ok_or_else(|| line.wrong("pairs of Beatty are P-positions on two heaps"));
        }
        let (value, condition) = match said.text.strip_prefix("value ") {
            Some(case) if values => case
                .split_once(" where ")
                .ok_or_else(|| line.wrong("`says value VALUE where CONDITION` is expected"))?,
            None if !values && lines.len() == 1 => (names[0], said.text),
            _ => return Err(line.wrong("this is not said of the claim")),
        };
        // The grammar is a rule's, which leaves the value as its first coordinate.
        let left = [&[value], &names[1..]].concat().join(", ");
        let names = names.join(", ");
        let text = format!("({names}) -> ({left}) where {condition}");
        let parsed = Rule::parse(&text).map_err(|error| line.wrong(error))?;
        let family = parsed.families.into_iter().next();
        let mut family = family.filter(|family| family.variables.is_empty());
        let value = family
            .as_mut()
            .map(|family| family.components.remove(0).coordinates.remove(0));
        match (family, value) {
            (Some(family), Some(value)) => cases.push((family.condition, value)),
            _ => return Err(line.wrong("a closed form speaks of the coordinates alone")),
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
    line: Line,
    symbols: usize,
    states: usize,
) -> Result<(bool, Vec<usize>), Refused> {
    let fields = line.after(&format!("state {index} "))?;
    let (sign, row) = fields.text.split_once(' ').unwrap_or((fields.text, ""));
    let accepts = line.part(sign).is_second_of(["-", "+"])?;
    let row = line.part(row).numbers()?;
    if row.len() != symbols || row.iter().any(|&to| to >= states) {
        return Err(line.wrong(format!("{symbols} states of the file are expected")));
    }
    if index == 0 && (accepts || row.iter().any(|&to| to != 0)) {
        return Err(line.wrong("state 0 accepts nothing and leads nowhere"));
    }
    Ok((accepts, row))
}

fn order(line: Line, coordinates: usize) -> Result<Order, Refused> {
    let text = line.text;
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    let numbers = line.part(rest).numbers()?;
    let is_positive = numbers.iter().all(|&number| 0 < number && number < 1000);
    let is_permutation =
        numbers.len() == coordinates && (0..coordinates).all(|at| numbers.contains(&at));
    match kind {
        "sum" if numbers.len() == coordinates && is_positive => Ok(Order::Sum(
            numbers.iter().map(|&weight| weight as i64).collect(),
        )),
        "lexicographic" if is_permutation => Ok(Order::Lexicographic(numbers)),
        _ => Err(line.wrong(format!("`{text}` is no order of {coordinates} coordinates"))),
    }
}

fn numeration(line: Line) -> Result<Numeration, Refused> {
    let text = line.text;
    let (kind, parameters) = text.split_once(' ').unwrap_or((text, ""));
    let parameters = line.part(parameters).numbers()?;
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
        _ => Err(line.wrong(format!("`{text}` is no numeration"))),
    }
}
