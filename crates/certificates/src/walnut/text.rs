//! Statements in Walnut's notation.

use std::collections::BTreeSet;

use rules::ast::Comparison;

use crate::formula::Sum;
use crate::refusal::{Refused, beyond};

/// Limit of the numbers that Walnut reads.
const MAX_NUMBER: u64 = (1 << 31) - 1;

/// Statement about the numbers on some tracks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    Always,
    Never,
    If { text: String, free: BTreeSet<usize> },
}

impl Said {
    pub fn all(parts: Vec<Self>) -> Self {
        Self::joined(parts, " & ", &Self::Never)
    }

    pub fn any(parts: Vec<Self>) -> Self {
        Self::joined(parts, " | ", &Self::Always)
    }

    /// Joins statements, of which the `decisive` one decides and its negation says nothing.
    fn joined(parts: Vec<Self>, sign: &str, decisive: &Self) -> Self {
        if parts.contains(decisive) {
            return decisive.clone();
        }
        let mut texts = Vec::new();
        let mut tracks = BTreeSet::new();
        for part in parts {
            if let Self::If { text, free } = part {
                texts.push(text);
                tracks.extend(free);
            }
        }
        let text = match &texts[..] {
            [] => return decisive.clone().not(),
            [alone] => alone.clone(),
            several => format!("({})", several.join(sign)),
        };
        Self::If { text, free: tracks }
    }

    pub fn not(self) -> Self {
        match self {
            Self::Always => Self::Never,
            Self::Never => Self::Always,
            Self::If { text, free } => {
                let text = match text.strip_prefix('~') {
                    Some(denied) => denied.to_string(),
                    None => format!("~{text}"),
                };
                Self::If { text, free }
            }
        }
    }

    /// Statement that some numbers on the hidden tracks make true.
    pub fn exists(self, hidden: &[usize], variables: Variables) -> Self {
        let Self::If { text, mut free } = self else {
            return self;
        };
        let hidden: Vec<usize> = hidden
            .iter()
            .copied()
            .filter(|it| free.remove(it))
            .collect();
        if hidden.is_empty() {
            return Self::If { text, free };
        }
        let text = format!("(E {} {text})", variables.listed(hidden));
        Self::If { text, free }
    }

    /// Comparison of a sum with 0, with all of its terms on the side where they are positive.
    ///
    /// # Errors
    /// If a number is too large for Walnut.
    pub fn compared(sum: &Sum, by: Comparison, variables: Variables) -> Result<Self, Refused> {
        let constant = sum.constant;
        let numbers = sum.factors.iter().map(|it| it.1).chain([constant]);
        if let Some(large) = numbers.clone().find(|it| it.unsigned_abs() > MAX_NUMBER) {
            return beyond(format!("{large} is too large for Walnut"));
        }
        if sum.factors.is_empty() {
            let holds = by.holds(&constant, &0);
            return Ok(if holds { Self::Always } else { Self::Never });
        }
        if by == Comparison::GreaterOrEqual && numbers.clone().all(|it| it >= 0) {
            return Ok(Self::Always);
        }
        let side = |sign: i64| {
            let terms = sum.factors.iter().filter(|it| it.1.signum() == sign);
            let mut terms: Vec<String> = terms
                .map(|&(track, factor)| match factor.abs() {
                    1 => variables.name(track),
                    times => format!("{times}*{}", variables.name(track)),
                })
                .collect();
            if constant.signum() == sign || terms.is_empty() {
                let is_here = constant.signum() == sign;
                terms.push(if is_here { constant.abs() } else { 0 }.to_string());
            }
            terms.join(" + ")
        };
        let sign = match by {
            Comparison::Equal => "=",
            Comparison::NotEqual => "!=",
            Comparison::Less => "<",
            Comparison::LessOrEqual => "<=",
            Comparison::Greater => ">",
            Comparison::GreaterOrEqual => ">=",
        };
        let text = format!("({} {sign} {})", side(1), side(-1));
        let free = sum.factors.iter().map(|it| it.0).collect();
        Ok(Self::If { text, free })
    }

    /// Statement by an automaton in Walnut's library, which reads the tracks in this order.
    pub fn by_automaton(name: &str, tracks: &[usize], variables: Variables) -> Self {
        let arguments = variables.listed(tracks.iter().copied());
        Self::If {
            text: format!("${name}({arguments})"),
            free: tracks.iter().copied().collect(),
        }
    }
}

/// Names of variables. Walnut sorts the arguments of what it defines by name, and so the names of
/// the tracks that may occur there are in alphabetical order.
#[derive(Debug, Clone, Copy)]
pub struct Variables {
    pub coordinates: usize,
    pub values: bool,
}

impl Variables {
    /// Number of tracks of a claim.
    pub fn given(self) -> usize {
        self.coordinates + usize::from(self.values)
    }

    pub fn name(self, track: usize) -> String {
        match track {
            track if track < self.coordinates => ["a", "b", "c", "d"][track].to_string(),
            track if track < self.given() => "v".to_string(),
            track => format!("x{track}"),
        }
    }

    pub fn listed(self, tracks: impl IntoIterator<Item = usize>) -> String {
        let names: Vec<String> = tracks.into_iter().map(|track| self.name(track)).collect();
        names.join(",")
    }
}
