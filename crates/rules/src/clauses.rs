//! Disjunctive form: alternatives, each a list of conditions that must all hold.

use super::ast::Formula;

impl Formula {
    /// Returns an equivalent formula with `not` only before atoms other than comparisons.
    pub(super) fn pushed(&self) -> Self {
        self.push(false)
    }

    fn push(&self, negated: bool) -> Self {
        match self {
            Self::Not(of) => of.push(!negated),
            Self::And(parts) | Self::Or(parts) => {
                let is_and = matches!(self, Self::And(_)) != negated;
                let parts = parts.iter().map(|part| part.push(negated));
                if is_and {
                    Self::all(parts)
                } else {
                    Self::Or(parts.collect())
                }
            }
            Self::Compare(op, left, right) if negated => {
                Self::Compare(op.negated(), left.clone(), right.clone())
            }
            atom if negated => Self::Not(Box::new(atom.clone())),
            atom => atom.clone(),
        }
    }
}

/// Most clauses of a formula.
const MAX_CLAUSES: usize = 32;

/// Returns clauses whose disjunction is the formula, which must have the form of
/// [`Formula::pushed`]. A disjunction that would make too many clauses stays a single condition.
pub(super) fn clauses(formula: &Formula) -> Vec<Vec<Formula>> {
    match formula {
        Formula::True => vec![Vec::new()],
        Formula::And(parts) => parts.iter().fold(vec![Vec::new()], |clauses, part| {
            let more = self::clauses(part);
            if clauses.len() * more.len() > MAX_CLAUSES {
                let with_part = |clause: Vec<Formula>| [clause, vec![part.clone()]].concat();
                return clauses.into_iter().map(with_part).collect();
            }
            let pairs = clauses
                .iter()
                .flat_map(|a| more.iter().map(move |b| (a, b)));
            pairs
                .map(|(a, b)| [a.clone(), b.clone()].concat())
                .collect()
        }),
        Formula::Or(parts) => {
            let clauses: Vec<_> = parts.iter().flat_map(clauses).collect();
            if clauses.len() > MAX_CLAUSES {
                vec![vec![formula.clone()]]
            } else {
                clauses
            }
        }
        atom => vec![vec![atom.clone()]],
    }
}
