//! Chooses the numerations in which to search for a theorem about a rule.

use automata::{Numeration, Table, tuples};
use rules::ast::{Binary, Comparison, Expr, Formula, Rule, Set};

/// Numerations tried for every rule, in this order. The P-positions of a rule may suggest others,
/// see `suggested`.
pub const NUMERATIONS: [Numeration; 5] = [
    Numeration::BINARY,
    Numeration::ZECKENDORF,
    Numeration::Metallic(2),
    Numeration::Metallic(3),
    Numeration::Metallic(4),
];

/// Other bases, for rules that mention their powers or remainders. On 49 random rules that
/// otherwise stay open, the bases from 3 to 10 found nothing and took 0.4 s per rule.
const OTHER_BASES: [u32; 3] = [3, 5, 10];

/// Largest s and t of a condition such as `l < s*k + t` for which the numerations of (s, t) are
/// tried.
const MAX_FACTOR: i64 = 3;

/// Returns the numerations to try for a rule: [`NUMERATIONS`], and those that the rule suggests.
pub fn numerations(rule: &Rule) -> Vec<Numeration> {
    let bases = OTHER_BASES
        .into_iter()
        .filter(|&base| suggests(rule, base.into()));
    let pairs = tuples(MAX_FACTOR as usize, 2)
        .map(|pair| [pair[0] as i64 + 1, pair[1] as i64 + 1])
        .filter(|&[s, t]| s > 1 && has_gap(rule, s, t));
    let quadratic = pairs.map(|[s, t]| Numeration::quadratic((s + t - 1) as u32, s as u32));
    quadratic
        .chain(NUMERATIONS)
        .chain(bases.map(Numeration::Base))
        .collect()
}

/// Returns whether some condition is l < s·k + t, or l ≤ s·k + t - 1.
fn has_gap(rule: &Rule, s: i64, t: i64) -> bool {
    let is_multiple = |expr: &Expr| match expr {
        Expr::Binary(Binary::Mul, left, right, _) => {
            [left, right].iter().any(|it| ***it == Expr::Const(s))
        }
        _ => false,
    };
    let is_bound = |expr: &Expr, more: i64| match expr {
        Expr::Binary(Binary::Add, left, right, _) => [(left, right), (right, left)]
            .iter()
            .any(|(of, number)| is_multiple(of) && ***number == Expr::Const(more)),
        of => more == 0 && is_multiple(of),
    };
    let is_gap = |condition: &Formula| match condition {
        Formula::Compare(Comparison::Less, _, bound)
        | Formula::Compare(Comparison::Greater, bound, _) => is_bound(bound, t),
        Formula::Compare(Comparison::LessOrEqual, _, bound)
        | Formula::Compare(Comparison::GreaterOrEqual, bound, _) => is_bound(bound, t - 1),
        _ => false,
    };
    let mut families = rule.families.iter();
    families.any(|family| family.condition.conjuncts().iter().any(is_gap))
}

/// Returns whether the rule has a set of powers of the base, or divides or multiplies by a multiple
/// of it.
fn suggests(rule: &Rule, base: i64) -> bool {
    rule.families.iter().any(|family| {
        let mut parts = (family.components.iter()).flat_map(|component| &component.coordinates);
        parts.any(|part| scales_by(part, base)) || speaks_of(&family.condition, base)
    })
}

fn speaks_of(condition: &Formula, base: i64) -> bool {
    match condition {
        Formula::True => false,
        Formula::Compare(_, left, right) => scales_by(left, base) || scales_by(right, base),
        Formula::Divides(Expr::Const(by), _) => *by != 0 && by % base == 0,
        Formula::Divides(..) => false,
        Formula::In(_, Set::Powers(of)) => of % base == 0,
        Formula::In(..) => false,
        Formula::And(parts) | Formula::Or(parts) => parts.iter().any(|it| speaks_of(it, base)),
        Formula::Not(of) => speaks_of(of, base),
    }
}

/// Returns whether the expression divides or multiplies by a multiple of the base: instead of
/// `n/3`, a rule may use an h with `3*h <= n`.
fn scales_by(expr: &Expr, base: i64) -> bool {
    match expr {
        Expr::Const(_) | Expr::Var(_) => false,
        Expr::Unary(_, of, _) => scales_by(of, base),
        Expr::Binary(op, left, right, _) => {
            let by = match (op, &**left, &**right) {
                (Binary::Div | Binary::Rem | Binary::Mul, _, Expr::Const(by)) => *by,
                (Binary::Mul, Expr::Const(by), _) => *by,
                _ => 0,
            };
            by != 0 && by % base == 0 || scales_by(left, base) || scales_by(right, base)
        }
    }
}

/// Numerations tried only if a table suggests them.
const CANDIDATES: [Numeration; 2] = [Numeration::TRIBONACCI, Numeration::NARAYANA];

/// Smallest side of a table that suggests something: in a smaller one, many numbers are near any
/// ratio.
const SMALLEST_SIDE: usize = 40;

/// Largest distance between a number and another one times the growth. Appending a 0 to a word
/// multiplies its number by the growth, up to a bounded error.
const DISTANCE: f64 = 2.0;

/// Returns the numerations whose growth, or its square, is nearly the ratio of two coordinates in
/// most of the outer P-positions.
pub fn suggested(table: &Table) -> Vec<Numeration> {
    if table.coordinates < 2 || table.side < SMALLEST_SIDE {
        return Vec::new();
    }
    let positions = tuples(table.side, table.coordinates).zip(&table.values);
    let is_outer = |position: &[usize]| position.iter().any(|&x| 2 * x >= table.side);
    let outer: Vec<Vec<usize>> = positions
        .filter(|(position, value)| **value == 0 && is_outer(position))
        .map(|(position, _)| position)
        .collect();
    let suggests = |numeration: &Numeration| {
        let growth = numeration.growth();
        let scales = |position: &Vec<usize>| {
            position.iter().any(|&small| {
                let small = small as f64;
                let is_near = |factor: f64, large: f64| (small * factor - large).abs() <= DISTANCE;
                let mut larger = position.iter().map(|&large| large as f64);
                larger.any(|large| is_near(growth, large) || is_near(growth * growth, large))
            })
        };
        !outer.is_empty() && 2 * outer.iter().filter(|it| scales(it)).count() > outer.len()
    };
    CANDIDATES.into_iter().filter(suggests).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_is_tried_where_the_rule_scales_by_it() {
        for (text, base) in [
            ("n -> n/3 where n >= 1 | n-1", 3),
            ("n -> h where 3*h <= n, n < 3*h + 3, n >= 1 | n-1", 3),
            ("n -> n-k where k in powers(5)", 5),
            ("n -> n-k where k >= 1, n % 10 == 0", 10),
        ] {
            let rule = Rule::parse(text).unwrap_or_else(|error| panic!("{error}"));
            let tried = numerations(&rule);
            assert!(tried.contains(&Numeration::Base(base)), "{text}: {tried:?}");
        }
        let wythoff = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 \
                       | (a-k, b-l) | (a-l, b-k) where 0 < k <= l, l < 3*k + 2";
        let rule = Rule::parse(wythoff).expect("a rule");
        assert!(numerations(&rule).contains(&Numeration::quadratic(4, 3)));
        let nim = Rule::parse("n -> n-k where k >= 1").expect("a rule");
        assert_eq!(numerations(&nim), NUMERATIONS);
    }
}
