//! Formulas for values or P-positions, ready to be written as Rust code.

use crate::guess::Table;

/// A way to compute values or P-positions.
#[derive(Debug, Clone, PartialEq)]
pub enum Formula {
    Code(Code),
    Sequence(Sequence),
    /// Rows and columns of heaps `first`, `first` + 1, …, up to the end of the first period, or all
    /// that are known if there is no period.
    Table {
        first: usize,
        values: Table,
        periods: Option<[usize; 2]>,
    },
    Known(Known),
}

/// A game that agrees with numbers.
#[derive(Debug, Clone, PartialEq)]
pub struct Known {
    /// As `cargo x explore` takes it: a notation or a rule.
    pub game: String,
    pub misere: bool,
    /// Offset from the user's heap number to the game's.
    pub shift: i64,
    pub are_outcomes: bool,
    /// Computes the numbers. Without it, the theorem or the loops of the game's rule do.
    pub formula: Option<Box<Formula>>,
}

impl From<Code> for Formula {
    fn from(code: Code) -> Self {
        Self::Code(code)
    }
}

impl Formula {
    /// Returns the formula of a known game, or the formula itself.
    pub fn inner(&self) -> &Self {
        match self {
            Self::Known(known) => known.formula.as_deref().unwrap_or(self),
            other => other,
        }
    }

    /// Makes a function that tells whether the value of a heap is 0.
    pub fn zeros(self) -> Self {
        let code = Code::new(Code::IS_P_HEAP, "value(n) == 0");
        code.calling("value", self).into()
    }

    /// Returns the period of a sequence.
    pub fn period(&self) -> Option<Period> {
        let Self::Sequence(sequence) = self else {
            return None;
        };
        let (period, saltus) = sequence.cycle?;
        Some(Period {
            preperiod: sequence.first + sequence.values.len() - period,
            period,
            saltus,
        })
    }

    /// Lists the parts that end with the given values: name and last argument.
    pub fn ends(&self) -> Vec<(&'static str, usize)> {
        let Self::Code(code) = self.inner() else {
            return Vec::new();
        };
        let of_part = |(name, part): &(&'static str, Self)| match part {
            Self::Sequence(given) if given.cycle.is_none() => {
                vec![(*name, given.first + given.values.len() - 1)]
            }
            other => other.ends(),
        };
        code.parts.iter().flat_map(of_part).collect()
    }
}

/// Values of heaps `first`, `first` + 1, …, up to the end of the first period, or all that are
/// known if there is no period.
#[derive(Debug, Clone, PartialEq)]
pub struct Sequence {
    pub first: usize,
    pub values: Vec<i64>,
    /// The period, and the saltus that each period adds.
    pub cycle: Option<(usize, i64)>,
}

impl Sequence {
    /// The values of heaps 0, 1, …, up to the end of the first period if there is one.
    pub fn from_heap_0(values: &[u32], period: Option<usize>) -> Self {
        Self {
            first: 0,
            values: values.iter().map(|&value| value.into()).collect(),
            cycle: period.map(|period| (period, 0)),
        }
    }

    /// Writes the value of a heap as an expression, if a short one shows it: `n % 10`, `n / 2`,
    /// `[0, 1, 0, 2][n % 4]`, `2 * (n / 4) + [0, 1, 1, 2][n % 4]`.
    pub fn expression(&self, heap: &str) -> Option<String> {
        let (period, saltus) = self.cycle?;
        let is_listed = self.first == 0 && self.values.len() == period && period <= SHOWN;
        let listed = || {
            let listed = format!("{:?}[{heap} % {period}]", self.values);
            match saltus {
                0 => listed,
                saltus => format!("{saltus} * ({heap} / {period}) + {listed}"),
            }
        };
        self.quotient(heap).or_else(|| is_listed.then(listed))
    }

    /// Writes the value of a heap by division alone, if that's possible: `n % 10`, `n / 2`.
    pub fn quotient(&self, heap: &str) -> Option<String> {
        let (period, saltus) = self.cycle.filter(|_| self.first == 0)?;
        if self.values.len() != period {
            return None;
        }
        // The values rise by 1 after each `step` heaps, so the first rise tells the step.
        let step = self.values.iter().position(|value| *value != 0);
        let step = step.unwrap_or(period);
        if step == 0 {
            return None;
        }
        let mut values = self.values.iter().zip(0..);
        if !values.all(|(value, at): (_, usize)| *value == (at / step) as i64) {
            return None;
        }
        let steps = |of: String| match step {
            1 => of,
            step => format!("{of} / {step}"),
        };
        match saltus {
            0 if self.values.iter().all(|value| *value == 0) => Some("0".to_owned()),
            0 => Some(steps(format!("{heap} % {period}"))),
            _ if saltus as usize * step == period => Some(steps(heap.to_owned())),
            _ => None,
        }
    }

    /// Computes the value of a heap, if it's known and fits into 64 bits.
    pub fn value(&self, heap: usize) -> Option<i64> {
        let at = heap.checked_sub(self.first)?;
        let (period, saltus) = self.cycle.unwrap_or((1, 0));
        let cycles = at.saturating_sub(self.values.len() - 1).div_ceil(period);
        if cycles > 0 && self.cycle.is_none() {
            return None;
        }
        let grown = i64::try_from(cycles).ok()?.checked_mul(saltus)?;
        self.values[at - cycles * period].checked_add(grown)
    }
}

/// Longest period whose values an expression lists.
const SHOWN: usize = 16;

/// A function in Rust.
#[derive(Debug, Clone, PartialEq)]
pub struct Code {
    /// The text between `pub fn` and the body.
    pub signature: &'static str,
    pub body: String,
    /// Names of the closed forms that it calls, directly or through others.
    pub calls: Vec<&'static str>,
    /// Other functions that it calls, by name.
    pub parts: Vec<(&'static str, Formula)>,
}

impl Code {
    /// Signature of a function for the value of a heap.
    pub const ONE_HEAP: &'static str = "grundy(n: u64) -> u64";
    /// Signature of a function for the value of two heaps.
    pub const TWO_HEAPS: &'static str = "grundy(a: u64, b: u64) -> u64";
    /// Signature of a function that tells whether a heap is a P-position.
    pub const IS_P_HEAP: &'static str = "is_p_position(n: u64) -> bool";
    /// Signature of a function that tells whether two heaps are a P-position.
    pub const IS_P_PAIR: &'static str = "is_p_position(a: u64, b: u64) -> bool";

    /// A function that calls nothing.
    pub fn new(signature: &'static str, body: impl Into<String>) -> Self {
        Self {
            signature,
            body: body.into(),
            calls: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// Returns whether the function is about two heaps.
    pub fn has_two_heaps(&self) -> bool {
        [Self::TWO_HEAPS, Self::IS_P_PAIR].contains(&self.signature)
    }

    /// Adds a function that this one calls.
    pub fn calling(mut self, name: &'static str, part: Formula) -> Self {
        self.parts.push((name, part));
        self
    }
}

/// Period of a sequence: g(n + period) = g(n) + saltus for n ≥ preperiod.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    pub preperiod: usize,
    pub period: usize,
    pub saltus: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sequence_goes_on_by_its_cycle() {
        let sequence = |cycle| Sequence {
            first: 2,
            values: vec![9, 0, 1, 2],
            cycle,
        };
        let values =
            |sequence: &Sequence| -> Vec<_> { (0..12).map(|n| sequence.value(n)).collect() };
        let expected = [9, 0, 1, 2, 10, 11, 12, 20, 21, 22].map(Some);
        assert_eq!(values(&sequence(Some((3, 10))))[2..], expected);
        assert_eq!(sequence(Some((3, 10))).value(1), None);
        assert_eq!(sequence(None).value(5), Some(2));
        assert_eq!(sequence(None).value(6), None);
    }
}
