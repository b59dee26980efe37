//! The file of a certificate.

use super::atoms::Words;
use super::{Checked, Refused, refused};
use crate::rule::Rule;

/// What the file says.
pub struct Certificate {
    pub rule: Rule,
    pub misere: bool,
    pub values: bool,
    pub order: Order,
    pub words: Words,
    pub start: usize,
    /// By state: whether it accepts, and the states after each symbol.
    pub states: Vec<(bool, Vec<usize>)>,
}

pub enum Order {
    Sum(Vec<i64>),
    Lexicographic(Vec<usize>),
}

impl Certificate {
    pub fn coordinates(&self) -> usize {
        self.rule.coordinates.len()
    }

    /// How many numbers the claim is about.
    pub fn arity(&self) -> usize {
        self.coordinates() + usize::from(self.values)
    }

    /// The state after one digit of each number.
    pub fn after(&self, state: usize, digits: &[u8]) -> usize {
        let base = self.words.digits;
        let symbol = digits
            .iter()
            .rev()
            .fold(0, |symbol, &digit| symbol * base + usize::from(digit));
        self.states[state].1[symbol]
    }

    pub fn statement(&self) -> String {
        let what = if self.values { "values" } else { "P-positions" };
        let play = if self.misere { "misère" } else { "normal" };
        format!("these are the {what} of {} in {play} play", self.rule)
    }

    /// # Errors
    /// Names the line that is wrong.
    pub fn read(text: &str) -> Checked<Self> {
        let mut lines = text.lines().zip(1..);
        let mut field = |name: &str| match lines.next() {
            Some((line, number)) => match line.strip_prefix(name) {
                Some(rest) => Ok((rest.trim(), number)),
                None => refused(format!("line {number}: `{name} …` is expected")),
            },
            None => refused(format!("the file ends before `{name}`")),
        };
        field("certificate of a theorem about a game, format 1")?;
        let (rule, line) = field("rule")?;
        let rule = Rule::parse(rule).map_err(|error| Refused(format!("line {line}: {error}")))?;
        let misere = one_of(field("play")?, ["normal", "misere"])?;
        let values = one_of(field("claim")?, ["P-positions", "values"])?;
        let order = order(field("order")?, rule.coordinates.len())?;
        let words = words(field("numeration")?)?;
        let (start, line) = field("start")?;
        let start = number(start, line)?;
        let mut states = Vec::new();
        for (text, line) in lines {
            let Some(rest) = text.strip_prefix(&format!("state {} ", states.len())) else {
                return refused(format!(
                    "line {line}: `state {} …` is expected",
                    states.len()
                ));
            };
            let (sign, next) = rest.split_at(1);
            let next = next.split_whitespace().map(|next| number(next, line));
            let is_accepting = one_of((sign, line), ["-", "+"])?;
            states.push((is_accepting, next.collect::<Checked<Vec<usize>>>()?));
        }
        let certificate = Self {
            rule,
            misere,
            values,
            order,
            words,
            start,
            states,
        };
        certificate.is_well_formed()?;
        Ok(certificate)
    }

    fn is_well_formed(&self) -> Checked<()> {
        let symbols = self.words.digits.pow(self.arity() as u32);
        for (state, (_, next)) in self.states.iter().enumerate() {
            if next.len() != symbols || next.iter().any(|&next| next >= self.states.len()) {
                return refused(format!(
                    "state {state}: {symbols} states of the file are expected"
                ));
            }
        }
        if self.start >= self.states.len() || self.states[self.start].1[0] != self.start {
            return refused("line `start`: leading zeros must lead back to the start");
        }
        if self.values && self.misere {
            return refused("line `claim`: misère play has no values");
        }
        let has_sums = self
            .rule
            .families
            .iter()
            .any(|family| family.components.len() > 1);
        if has_sums && !self.values {
            return refused("line `claim`: where a move leaves a sum, only values tell who wins");
        }
        if self.values && has_sums && (self.words.metallic || self.words.digits != 2) {
            return refused("line `numeration`: sums are checked in base 2");
        }
        Ok(())
    }
}

type Field<'a> = (&'a str, usize);

/// Whether it is the second of two words.
fn one_of((text, line): Field, words: [&str; 2]) -> Checked<bool> {
    let expected = || format!("line {line}: `{}` or `{}` is expected", words[0], words[1]);
    let found = words.iter().position(|&word| word == text);
    found.map(|at| at == 1).ok_or_else(|| Refused(expected()))
}

fn number(text: &str, line: usize) -> Checked<usize> {
    let refuse = |_| Refused(format!("line {line}: `{text}` is not a number"));
    text.parse().map_err(refuse)
}

fn order((text, line): Field, coordinates: usize) -> Checked<Order> {
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    let numbers = rest.split(' ').map(|text| number(text, line));
    let numbers = numbers.collect::<Checked<Vec<usize>>>()?;
    let is_positive = numbers.iter().all(|&number| 0 < number && number < 1000);
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    let is_permutation = sorted == (0..coordinates).collect::<Vec<_>>();
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

fn words((text, line): Field) -> Checked<Words> {
    let (kind, parameter) = text.split_once(' ').unwrap_or((text, ""));
    let parameter = number(parameter, line)?;
    match kind {
        "base" if (2..=16).contains(&parameter) => Ok(Words {
            digits: parameter,
            metallic: false,
        }),
        "metallic" if (1..=15).contains(&parameter) => Ok(Words {
            digits: parameter + 1,
            metallic: true,
        }),
        _ => refused(format!("line {line}: `{text}` is no numeration")),
    }
}
