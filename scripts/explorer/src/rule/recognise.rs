//! Rules that are another way to write a game that is known.
//!
//! A family of moves of one heap is written in the coordinates that a code has: t, how much is
//! taken, and p₁ … pₕ, what is left. If its conditions bound t alone, ask parts to be empty or
//! not, and compare parts with each other, then which heaps may be left when t is taken depends
//! only on which parts are empty and on the order of the others, not on their sizes. So the
//! family's share of a code is read off finitely many patterns of at most three parts, and the
//! rule is that code for all heaps. Whatever else is in the rule makes it none of these.

use std::fmt;

use super::ast::{Binary, Comparison, Expr, Family, Formula, Rule, Set};
use super::falls::known_in;
use super::linear::{Form, clauses, forms, is_at_least, is_contradictory, linear};

/// A game that has another name. `Display` gives its notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Known {
    /// The digit at place k says what may be left when k is taken: bit h is set if h heaps. All
    /// places after the last have the digit `tail`.
    Code { digits: Vec<u8>, tail: u8 },
    /// Take a member of the set from a heap; increasing, not empty.
    Take(Vec<usize>),
    /// Take any number from `first` to `last`.
    TakeRange { first: usize, last: usize },
    /// Take a member of a set without end: `squares`, `odd`, `all`, …
    TakeNamed(&'static str),
    /// A game on one or two heaps.
    Named(&'static str),
}

/// The game that the rule is, for all positions.
pub fn same_as(rule: &Rule) -> Option<Known> {
    match rule.coordinates.len() {
        1 => one_heap(rule),
        2 => two_heaps(rule),
        _ => None,
    }
}

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code { digits, tail } => {
                write!(f, "{:X}.", digits[0])?;
                digits[1..]
                    .iter()
                    .try_for_each(|digit| write!(f, "{digit:X}"))?;
                match tail {
                    0 => Ok(()),
                    _ => write!(f, "{tail:X}..."),
                }
            }
            Self::Take(set) => {
                let numbers: Vec<String> = set.iter().map(usize::to_string).collect();
                write!(f, "take{{{}}}", numbers.join(","))
            }
            Self::TakeRange { first, last } => write!(f, "take{first}..{last}"),
            Self::TakeNamed(name) => write!(f, "take{{{name}}}"),
            Self::Named(name) => f.write_str(name),
        }
    }
}

/// What the families of one clause say: for each taken number, what may be left.
#[derive(Debug)]
struct Share {
    taken: Taken,
    left: Left,
}

/// Numbers that are taken.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Taken {
    Range(i64, i64),
    Members(Vec<i64>),
    From(i64),
    Named(&'static str),
}

/// How the heaps that are left may lie, by their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Left {
    /// Bit h: any h heaps.
    any: u8,
    /// Bit h: any h heaps that are all different.
    different: u8,
}

/// A longer code is no code that anyone would write, nor that the engine takes.
const MOST_PLACES: i64 = 4000;
/// Takes beyond this are not listed.
const LARGEST_TAKE: i64 = 1_000_000;

fn one_heap(rule: &Rule) -> Option<Known> {
    let mut shares = Vec::new();
    for family in &rule.families {
        for clause in clauses(&family.condition.pushed()) {
            shares.extend(share(family, &clause)?);
        }
    }
    let takes = Left {
        any: 0b11,
        different: 0,
    };
    if let [
        Share {
            taken: Taken::Named(name),
            left,
        },
    ] = &shares[..]
    {
        return (*left == takes).then_some(Known::TakeNamed(name));
    }
    if let [Share { taken, left }] = &shares[..]
        && *taken == Taken::Range(0, 0)
        && (left.any, left.different) == (0, 0b100)
    {
        return Some(Known::Named("grundy"));
    }
    if let [Share { taken, left }] = &shares[..]
        && *left == takes
    {
        match *taken {
            Taken::From(1) => return Some(Known::TakeNamed("all")),
            Taken::Range(first @ 1.., last @ ..=LARGEST_TAKE) if last - first >= 2 => {
                let [first, last] = [first, last].map(|end| end as usize);
                return Some(Known::TakeRange { first, last });
            }
            _ => {}
        }
    }
    code(&shares)
}

/// The code of all shares together.
fn code(shares: &[Share]) -> Option<Known> {
    let last = |share: &Share| match &share.taken {
        Taken::Range(_, last) => Some(*last),
        Taken::Members(members) => members.last().copied(),
        Taken::From(first) => Some(*first - 1),
        Taken::Named(_) => None,
    };
    let last = shares
        .iter()
        .map(last)
        .collect::<Option<Vec<i64>>>()?
        .into_iter()
        .max()?;
    if last > LARGEST_TAKE {
        return None;
    }
    let mut digits = vec![0; last.max(0) as usize + 1];
    // Where the parts must differ, any parts must be allowed as well.
    let mut different = vec![0; digits.len()];
    let (mut tail, mut tail_different) = (0, 0);
    for Share { taken, left } in shares {
        for place in taken.up_to(last) {
            digits[place] |= left.any;
            different[place] |= left.different;
        }
        if let Taken::From(_) = taken {
            tail |= left.any;
            tail_different |= left.different;
        }
    }
    let is_covered = |(any, different): (&u8, &u8)| different & !any == 0;
    if !digits.iter().zip(&different).all(is_covered) || tail_different & !tail != 0 {
        return None;
    }
    // Whoever takes nothing must split the heap.
    if digits[0] & 0b11 != 0 {
        return None;
    }
    let takes: Vec<usize> = (0..digits.len())
        .filter(|&place| digits[place] > 0)
        .collect();
    if tail == 0 && !takes.is_empty() && takes.iter().all(|&place| digits[place] == 0b11) {
        return Some(Known::Take(takes));
    }
    while digits.len() > 1 && digits.last() == Some(&tail) {
        digits.pop();
    }
    let is_short = digits.len() as i64 <= MOST_PLACES;
    (is_short && (tail > 0 || !takes.is_empty())).then_some(Known::Code { digits, tail })
}

impl Taken {
    fn up_to(&self, last: i64) -> Vec<usize> {
        let range = match self {
            Self::Members(members) => return members.iter().map(|&m| m as usize).collect(),
            Self::Range(first, last) => *first..=*last,
            Self::From(first) => *first..=last,
            Self::Named(_) => return Vec::new(),
        };
        range.map(|taken| taken as usize).collect()
    }
}

/// What one clause of a family says; nothing inside if it never holds.
fn share(family: &Family, clause: &[Formula]) -> Option<Option<Share>> {
    let parts = family.components.len();
    if parts > 3 {
        return None;
    }
    let axes = Axes::of(family)?;
    let variables = 1 + family.variables.len();
    let known = known_in(family, clause, 1);
    // Else more may be left than there was.
    if !is_at_least(&known, &axes.taken_form, 0) {
        return is_contradictory(&known).then_some(None);
    }
    let mut conditions = Conditions::new(parts, axes.taken);
    // Free variables and the heap are natural, so that is asked as well as the clause.
    for form in &known {
        conditions.ask(&axes.forms_of(form)?)?;
    }
    for atom in clause
        .iter()
        .filter(|atom| forms(atom, variables).is_none())
    {
        conditions.ask_other(atom, &axes)?;
    }
    if conditions.are_empty() {
        return Some(None);
    }
    Some(Some(Share {
        left: conditions.left()?,
        taken: conditions.taken()?,
    }))
}

/// The variables of a family by what is taken and what is left.
#[derive(Debug)]
struct Axes {
    /// The heap and the free variables, each as a form of t and the parts.
    variables: Vec<Form>,
    /// How much is taken, as a form of the variables.
    taken_form: Form,
    /// The same, where it is always the same.
    taken: Option<i64>,
}

impl Axes {
    /// None if the parts and t do not determine the variables, as whole numbers, and freely.
    fn of(family: &Family) -> Option<Self> {
        let variables = 1 + family.variables.len();
        let parts = family.components.len();
        let mut components: Vec<Form> = (family.components.iter())
            .map(|part| linear(&part.coordinates[0], variables))
            .collect::<Option<_>>()?;
        let mut taken = Form::variable(0, variables);
        for component in &components {
            taken = taken.minus(component)?;
        }
        let constant = taken.is_constant().then_some(taken.constant);
        // Rows: the variables on the left, t and the parts on the right, both as vectors.
        let axes = 1 + parts;
        components.insert(0, taken.clone());
        let mut rows: Vec<(Form, Form)> = Vec::new();
        for (axis, form) in components.into_iter().enumerate() {
            if axis == 0 && constant.is_some() {
                continue;
            }
            let right = Form::variable(axis, axes).plus_constant(-form.constant)?;
            rows.push((
                Form {
                    constant: 0,
                    ..form
                },
                right,
            ));
        }
        if rows.len() != variables {
            return None;
        }
        Self::solved(rows, variables).map(|variables| Self {
            variables,
            taken_form: taken,
            taken: constant,
        })
    }

    /// Gauss's elimination with pivots 1 and −1, so that whole numbers stay whole.
    fn solved(mut rows: Vec<(Form, Form)>, variables: usize) -> Option<Vec<Form>> {
        for variable in 0..variables {
            let is_pivot = |row: &(Form, Form)| row.0.factors[variable].abs() == 1;
            let at = variable + rows[variable..].iter().position(is_pivot)?;
            rows.swap(variable, at);
            let sign = rows[variable].0.factors[variable];
            let times = |form: &Form, by: i64| form.combined(by, form, 0);
            let pivot = (
                times(&rows[variable].0, sign)?,
                times(&rows[variable].1, sign)?,
            );
            for (at, row) in rows.iter_mut().enumerate() {
                let factor = row.0.factors[variable];
                if at != variable && factor != 0 {
                    *row = (
                        row.0.combined(1, &pivot.0, -factor)?,
                        row.1.combined(1, &pivot.1, -factor)?,
                    );
                }
            }
            rows[variable] = pivot;
        }
        Some(rows.into_iter().map(|(_, right)| right).collect())
    }

    /// A form of the variables as one of t and the parts.
    fn forms_of(&self, form: &Form) -> Option<Form> {
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

/// What a clause asks of t and of the parts.
#[derive(Debug)]
struct Conditions {
    parts: usize,
    least_taken: i64,
    most_taken: Option<i64>,
    among: Option<Among>,
    /// By part: it must not be empty, it must be empty.
    is_filled: [bool; 3],
    is_empty: [bool; 3],
    /// (a, b, gap): part a + gap ≤ part b, with gap 0 or 1.
    order: Vec<(usize, usize, i64)>,
    some_part: bool,
    never: bool,
}

#[derive(Debug)]
enum Among {
    Set(Set),
    Odd,
}

impl Conditions {
    fn new(parts: usize, taken: Option<i64>) -> Self {
        Self {
            parts,
            least_taken: taken.unwrap_or(0),
            most_taken: taken,
            among: None,
            is_filled: [false; 3],
            is_empty: [false; 3],
            order: Vec::new(),
            some_part: false,
            never: false,
        }
    }

    /// That the form is 0 or more. None if that is another kind of condition.
    fn ask(&mut self, form: &Form) -> Option<()> {
        let mut constant = form.constant;
        let mut factors = form.factors.clone();
        if self.most_taken == Some(self.least_taken) {
            constant = constant.checked_add(factors[0].checked_mul(self.least_taken)?)?;
            factors[0] = 0;
        }
        let asked: Vec<(usize, i64)> = factors
            .iter()
            .copied()
            .enumerate()
            .filter(|&(_, factor)| factor != 0)
            .collect();
        match asked[..] {
            [] => self.never |= constant < 0,
            [(0, factor @ 1..)] => {
                self.least_taken = self.least_taken.max(-constant.div_euclid(factor));
            }
            [(0, factor)] => {
                let most = constant.div_euclid(-factor);
                self.most_taken = Some(self.most_taken.map_or(most, |known| known.min(most)));
            }
            [(part, factor @ 1..)] => match -constant.div_euclid(factor) {
                ..=0 => {}
                1 => self.is_filled[part - 1] = true,
                _ => return None,
            },
            [(part, factor)] => match constant.div_euclid(-factor) {
                ..0 => self.never = true,
                0 => self.is_empty[part - 1] = true,
                _ => return None,
            },
            [(first, a), (second, b)] if first > 0 && a + b == 0 => {
                let (small, large) = if a < 0 {
                    (first, second)
                } else {
                    (second, first)
                };
                let gap = -constant.div_euclid(a.abs());
                match gap {
                    0 | 1 => self.order.push((small - 1, large - 1, gap)),
                    _ => return None,
                }
            }
            _ => self.ask_sum(&asked, constant)?,
        }
        Some(())
    }

    /// That a sum of t and parts is large enough.
    fn ask_sum(&mut self, asked: &[(usize, i64)], constant: i64) -> Option<()> {
        let factor = asked[0].1;
        if factor < 0 || asked.iter().any(|&(_, other)| other != factor) {
            return None;
        }
        let least = -constant.div_euclid(factor);
        let is_of_all_parts = asked.iter().filter(|(axis, _)| *axis > 0).count() == self.parts;
        let is_of_taken = asked[0].0 == 0;
        match least {
            ..=0 => Some(()),
            1 if is_of_all_parts && !is_of_taken => {
                self.some_part = true;
                Some(())
            }
            // Whoever takes something takes it from somewhere.
            _ if is_of_taken && least <= self.least_taken => Some(()),
            _ => None,
        }
    }

    /// A condition that is not linear: that what is taken is in a set or odd.
    fn ask_other(&mut self, atom: &Formula, axes: &Axes) -> Option<()> {
        let is_taken = |expr: &Expr| -> Option<()> {
            let form = axes.forms_of(&linear(expr, axes.variables.len())?)?;
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

    fn are_empty(&self) -> bool {
        self.never || self.most_taken.is_some_and(|most| most < self.least_taken)
    }

    fn taken(&self) -> Option<Taken> {
        let first = self.least_taken;
        let last = self.most_taken;
        Some(match (&self.among, last) {
            (None, Some(last)) => Taken::Range(first, last),
            (None, None) => Taken::From(first),
            (Some(Among::Odd), None) if first <= 1 => Taken::Named("odd"),
            (Some(Among::Odd), Some(last @ ..=LARGEST_TAKE)) => {
                Taken::Members((first..=last).filter(|taken| taken % 2 == 1).collect())
            }
            (Some(Among::Set(Set::Explicit(members))), _) => {
                let is_allowed =
                    |taken: &&i64| **taken >= first && last.is_none_or(|l| **taken <= l);
                Taken::Members(members.iter().filter(is_allowed).copied().collect())
            }
            (Some(Among::Set(set)), Some(last @ ..=LARGEST_TAKE)) => Taken::Members(
                set.up_to(last)
                    .into_iter()
                    .filter(|&taken| taken >= first)
                    .collect(),
            ),
            (Some(Among::Set(set)), None) if first <= 1 => Taken::Named(match set {
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

    /// Which heaps may be left, by their patterns: a size stands for its place in the order.
    fn left(&self) -> Option<Left> {
        let mut left = Left {
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

    /// Whether the parts can be these heaps and empty ones, in some order.
    fn allows(&self, heaps: &[u8]) -> bool {
        let mut parts = heaps.to_vec();
        parts.resize(self.parts, 0);
        orders(&parts).iter().any(|parts| self.allows_parts(parts))
    }

    fn allows_parts(&self, parts: &[u8]) -> bool {
        let each = parts.iter().enumerate();
        let mut each = each.map(|(at, &part)| match part {
            0 => !self.is_filled[at],
            _ => !self.is_empty[at],
        });
        each.all(|is_allowed| is_allowed)
            && (self.order.iter()).all(|&(a, b, gap)| i64::from(parts[a]) + gap <= parts[b].into())
            && (!self.some_part || parts.iter().any(|&part| part > 0))
    }
}

/// All patterns of so many heaps: sizes 1, 2, 3, not decreasing.
fn multisets(heaps: usize) -> Vec<Vec<u8>> {
    (0..heaps).fold(vec![Vec::new()], |shorter, _| {
        let longer = shorter.iter().flat_map(|start: &Vec<u8>| {
            let least = start.last().copied().unwrap_or(1);
            (least..=3).map(move |next| [&start[..], &[next]].concat())
        });
        longer.collect()
    })
}

/// All orders of at most three parts.
fn orders(parts: &[u8]) -> Vec<Vec<u8>> {
    match parts {
        [] | [_] => vec![parts.to_vec()],
        _ => (0..parts.len())
            .flat_map(|at| {
                let mut rest = parts.to_vec();
                let first = rest.remove(at);
                orders(&rest)
                    .into_iter()
                    .map(move |rest| [&[first], &rest[..]].concat())
            })
            .collect(),
    }
}

/// Nim and Wythoff's game: each family takes k ≥ 1 from one heap, or from both.
fn two_heaps(rule: &Rule) -> Option<Known> {
    let mut takes = Vec::new();
    for family in &rule.families {
        for clause in clauses(&family.condition.pushed()) {
            takes.push(taken_from(family, &clause)?);
        }
    }
    takes.sort_unstable();
    takes.dedup();
    match &takes[..] {
        [(false, true), (true, false)] => Some(Known::Named("nim")),
        [(false, true), (true, false), (true, true)] => Some(Known::Named("wythoff")),
        _ => None,
    }
}

/// From which heaps a family takes any number, the same from both.
fn taken_from(family: &Family, clause: &[Formula]) -> Option<(bool, bool)> {
    let (1, 1) = (family.components.len(), family.variables.len()) else {
        return None;
    };
    let k = Form::variable(2, 3);
    let takes = |heap: usize| {
        let left = linear(&family.components[0].coordinates[heap], 3)?;
        let taken = Form::variable(heap, 3).minus(&left)?;
        match taken {
            taken if taken == k => Some(true),
            taken if taken.is_constant() && taken.constant == 0 => Some(false),
            _ => None,
        }
    };
    let takes = (takes(0)?, takes(1)?);
    let mut least = 0;
    for atom in clause {
        for form in forms(atom, 3)? {
            match form.factors[..] {
                [0, 0, factor] if factor > 0 => {
                    least = least.max(-form.constant.div_euclid(factor));
                }
                // That no more is taken than there is.
                [1, 0, -1] if takes.0 && form.constant >= 0 => {}
                [0, 1, -1] if takes.1 && form.constant >= 0 => {}
                _ => return None,
            }
        }
    }
    (least == 1 && takes != (false, false)).then_some(takes)
}
