//! Moves on one heap in the coordinates of a code, the number taken and the parts left, and
//! conditions on them.

use crate::ast::{Binary, Comparison, Expr, Family, Formula, Set};
use crate::linear::{Form, linear};
use crate::orders;

/// Change of variables: from a family's variables to t, the number taken, and the parts left.
#[derive(Debug)]
pub(super) struct Axes {
    /// Heap and free variables as forms of t and the parts.
    pub variables: Vec<Form>,
    /// Number taken as a form of the variables.
    pub taken_form: Form,
    /// Number taken if it is constant.
    pub taken: Option<i64>,
}

impl Axes {
    /// Returns `None` unless t and the parts determine the variables as integers and can be chosen
    /// freely.
    pub fn from_family(family: &Family) -> Option<Self> {
        let variables = 1 + family.variables.len();
        let parts = family.components.len();
        let components: Vec<Form> = (family.components.iter())
            .map(|part| linear(&part.coordinates[0], variables))
            .collect::<Option<_>>()?;
        let mut taken = Form::variable(0, variables);
        for component in &components {
            taken = taken.minus(component)?;
        }
        let constant = taken.is_constant().then_some(taken.constant);
        // Each row is an equation: a form of the variables, less t or a part, is 0.
        let mut rows: Vec<Form> = Vec::new();
        let forms = [taken.clone()].into_iter().chain(components);
        for (mut form, axis) in forms.zip(variables..) {
            form.factors.resize(variables + 1 + parts, 0);
            form.factors[axis] = -1;
            if axis > variables || constant.is_none() {
                rows.push(form);
            }
        }
        if rows.len() != variables {
            return None;
        }
        // Gaussian elimination with pivots 1 and −1 only, so integers stay integers.
        for variable in 0..variables {
            let is_pivot = |row: &Form| row.factors[variable].abs() == 1;
            let at = variable + rows[variable..].iter().position(is_pivot)?;
            rows.swap(variable, at);
            let pivot = &rows[variable];
            let pivot = pivot.combined(pivot.factors[variable], pivot, 0)?;
            for row in &mut rows {
                *row = row.combined(1, &pivot, -row.factors[variable])?;
            }
            rows[variable] = pivot;
        }
        let solved = rows.into_iter().map(|mut row| {
            row.factors.drain(..variables);
            row.negated()
        });
        Some(Self {
            variables: solved.collect::<Option<_>>()?,
            taken_form: taken,
            taken: constant,
        })
    }

    /// Converts a form of the variables to a form of t and the parts.
    pub fn form_of(&self, form: &Form) -> Option<Form> {
        let axes = self.variables[0].factors.len();
        let mut sum = Form {
            factors: vec![0; axes],
            constant: form.constant,
        };
        for (factor, variable) in form.factors.iter().zip(&self.variables) {
            sum = sum.combined(1, variable, *factor)?;
        }
        Some(sum)
    }
}

/// Numbers that may be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TakenNumbers {
    Range(i64, i64),
    Members(Vec<i64>),
    From(i64),
    Named(&'static str),
}

/// Which numbers of heaps may be left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LeftHeaps {
    /// Bit h: h heaps of any sizes may be left.
    pub any: u8,
    /// Bit h: h heaps may be left if their sizes differ.
    pub different: u8,
}

/// Largest number taken that is listed.
pub(super) const MAX_TAKE: i64 = 1_000_000;

impl TakenNumbers {
    /// Returns the numbers of a range or a list; none of a set without end.
    pub fn listed(&self) -> Vec<usize> {
        let range = match self {
            Self::Members(members) => return members.iter().map(|&m| m as usize).collect(),
            Self::Range(first, last) => *first..=*last,
            Self::From(_) | Self::Named(_) => return Vec::new(),
        };
        range.map(|taken| taken as usize).collect()
    }
}

/// Conditions of a clause on t and on the parts.
#[derive(Debug)]
pub(super) struct Conditions {
    parts: usize,
    least_taken: i64,
    most_taken: Option<i64>,
    among: Option<Among>,
    /// Forms of the parts that must be at least 0. They only tell which parts are empty, and in
    /// which order the others are.
    of_parts: Vec<Form>,
    never: bool,
}

#[derive(Debug)]
enum Among {
    Set(Set),
    Odd,
}

impl Conditions {
    pub fn new(parts: usize, taken: Option<i64>) -> Self {
        Self {
            parts,
            least_taken: taken.unwrap_or(0),
            most_taken: taken,
            among: None,
            of_parts: Vec::new(),
            never: false,
        }
    }

    /// Adds the condition that the form is at least 0. Returns `None` if it is of another kind.
    pub fn ask(&mut self, form: &Form) -> Option<()> {
        let mut form = form.clone();
        if self.most_taken == Some(self.least_taken) {
            let taken = form.factors[0].checked_mul(self.least_taken)?;
            form.constant = form.constant.checked_add(taken)?;
            form.factors[0] = 0;
        }
        let factors = form.factors.iter().copied().enumerate();
        let asked: Vec<(usize, i64)> = factors.filter(|&(_, factor)| factor != 0).collect();
        let Some(&(first, factor)) = asked.first() else {
            self.never |= form.constant < 0;
            return Some(());
        };
        // What the numbers must come to, if all factors are 1 or -1.
        let least = -form.constant.div_euclid(factor.abs());
        let is_sum = factor > 0 && asked.iter().all(|&(_, other)| other == factor);
        match asked[..] {
            [(0, 1..)] => self.least_taken = self.least_taken.max(least),
            [(0, _)] => {
                let most = self.most_taken.map_or(-least, |known| known.min(-least));
                self.most_taken = Some(most);
            }
            [(_, 1..)] if least <= 1 => self.of_parts.push(form),
            [(_, ..=-1)] if least >= 0 => {
                self.never |= least > 0;
                self.of_parts.push(form);
            }
            [(1.., a), (_, b)] if a + b == 0 && (0..=1).contains(&least) => {
                self.of_parts.push(form);
            }
            _ if is_sum && least <= 0 => {}
            // A move that takes something starts from a nonempty heap, so this always holds.
            _ if is_sum && first == 0 && least <= self.least_taken => {}
            _ if is_sum && first > 0 && asked.len() == self.parts && least == 1 => {
                self.of_parts.push(form);
            }
            _ => return None,
        }
        Some(())
    }

    /// Adds the condition that t is odd or in a set. Returns `None` for any other nonlinear
    /// condition.
    pub fn ask_other(&mut self, atom: &Formula, axes: &Axes) -> Option<()> {
        let is_taken = |expr: &Expr| -> Option<()> {
            let form = axes.form_of(&linear(expr, axes.variables.len())?)?;
            (form == Form::variable(0, form.factors.len())).then_some(())
        };
        let among = match atom {
            Formula::In(member, set) => {
                is_taken(member)?;
                Among::Set(set.clone())
            }
            Formula::Compare(Comparison::Equal, Expr::Binary(Binary::Rem, of, by, _), rest)
                if **by == Expr::Const(2) && *rest == Expr::Const(1) =>
            {
                is_taken(of)?;
                Among::Odd
            }
            _ => return None,
        };
        if self.among.is_some() {
            return None;
        }
        self.among = Some(among);
        Some(())
    }

    pub fn are_empty(&self) -> bool {
        self.never || self.most_taken.is_some_and(|most| most < self.least_taken)
    }

    pub fn taken(&self) -> Option<TakenNumbers> {
        let first = self.least_taken;
        let last = self.most_taken;
        Some(match (&self.among, last) {
            (None, Some(last)) => TakenNumbers::Range(first, last),
            (None, None) => TakenNumbers::From(first),
            (Some(Among::Odd), None) if first <= 1 => TakenNumbers::Named("odd"),
            (Some(Among::Odd), Some(last @ ..=MAX_TAKE)) => {
                TakenNumbers::Members((first..=last).filter(|taken| taken % 2 == 1).collect())
            }
            (Some(Among::Set(Set::Explicit(members))), _) => {
                let is_allowed =
                    |taken: &&i64| **taken >= first && last.is_none_or(|l| **taken <= l);
                TakenNumbers::Members(members.iter().filter(is_allowed).copied().collect())
            }
            (Some(Among::Set(set)), Some(last @ ..=MAX_TAKE)) => TakenNumbers::Members(
                set.up_to(last)
                    .into_iter()
                    .filter(|&taken| taken >= first)
                    .collect(),
            ),
            (Some(Among::Set(set)), None) if first <= 1 => TakenNumbers::Named(match set {
                Set::Squares => "squares",
                Set::Triangular => "triangular",
                Set::Primes => "primes",
                Set::Fibonacci => "fibonacci",
                Set::Powers(2) => "powers-of-2",
                Set::Powers(_) | Set::Explicit(_) => return None,
            }),
            _ => return None,
        })
    }

    /// Returns the heaps that may be left. It tries all patterns, in which a size means its
    /// rank.
    pub fn left(&self) -> Option<LeftHeaps> {
        let mut left = LeftHeaps {
            any: 0,
            different: 0,
        };
        for heaps in 0..=self.parts {
            let patterns = multisets(heaps);
            let are_allowed = |pattern: &&Vec<u8>| self.allows(pattern);
            let (allowed, refused): (Vec<_>, Vec<_>) = patterns.iter().partition(are_allowed);
            let is_different = |pattern: &Vec<u8>| pattern.windows(2).all(|two| two[0] < two[1]);
            if refused.is_empty() {
                left.any |= 1 << heaps;
            } else if !allowed.is_empty() {
                if !allowed.iter().all(|p| is_different(p))
                    || refused.iter().any(|p| is_different(p))
                {
                    return None;
                }
                left.different |= 1 << heaps;
            }
        }
        Some(left)
    }

    /// Returns whether some parts can be these heaps, in some order, and the others empty.
    fn allows(&self, heaps: &[u8]) -> bool {
        let mut parts = heaps.to_vec();
        parts.resize(self.parts, 0);
        let ordered = |order: &Vec<usize>| self.allows_parts(order.iter().map(|&at| parts[at]));
        orders(parts.len()).iter().any(ordered)
    }

    fn allows_parts(&self, parts: impl Iterator<Item = u8>) -> bool {
        let values: Vec<i64> = [0].into_iter().chain(parts.map(i64::from)).collect();
        self.of_parts.iter().all(|form| form.value(&values) >= 0)
    }
}

/// Returns all patterns of `heaps` heaps: sizes 1, 2, 3 in nondecreasing order.
fn multisets(heaps: usize) -> Vec<Vec<u8>> {
    (0..heaps).fold(vec![Vec::new()], |shorter, _| {
        let longer = shorter.iter().flat_map(|start: &Vec<u8>| {
            let least = start.last().copied().unwrap_or(1);
            (least..=3).map(move |next| [&start[..], &[next]].concat())
        });
        longer.collect()
    })
}
