//! Numerations in which a theorem about a rule is searched.

use automata::Numeration;
use rules::ast::{Binary, Expr, Formula, Rule, Set};

/// Numerations that are tried for every rule, in this order.
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

/// Numerations to try for a rule: [`NUMERATIONS`], and bases that the rule suggests.
pub fn numerations(rule: &Rule) -> Vec<Numeration> {
    let bases = OTHER_BASES
        .into_iter()
        .filter(|&base| suggests(rule, base.into()));
    NUMERATIONS
        .into_iter()
        .chain(bases.map(Numeration::Base))
        .collect()
}

/// Whether the rule has a set of powers of the base, or divides or multiplies by a multiple of it.
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

/// Whether the expression divides or multiplies by a multiple of the base: instead of `n/3` a rule
/// may use an h with `3*h <= n`.
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
        let nim = Rule::parse("n -> n-k where k >= 1").expect("a rule");
        assert_eq!(numerations(&nim), NUMERATIONS);
    }
}
