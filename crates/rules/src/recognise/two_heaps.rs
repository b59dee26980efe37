//! Recognises Nim and Wythoff's game.

use super::KnownGame;
use crate::ast::{Family, Formula, Rule};
use crate::clauses::clauses;
use crate::linear::{Form, forms, linear};

/// Returns Nim or Wythoff's game if each family takes k ≥ 1 from one heap or from both.
pub(super) fn same_as(rule: &Rule) -> Option<KnownGame> {
    let mut takes = Vec::new();
    for family in &rule.families {
        for clause in clauses(&family.condition.pushed()) {
            takes.push(taken_from(family, &clause)?);
        }
    }
    match [(true, false), (false, true), (true, true)].map(|taken| takes.contains(&taken)) {
        [true, true, false] => Some(KnownGame::Named("nim")),
        [true, true, true] => Some(KnownGame::Named("wythoff")),
        _ => None,
    }
}

/// Returns the heaps from which a family takes any number k, the same from both.
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
                // This condition says that no more is taken than there is.
                [1, 0, -1] if takes.0 && form.constant >= 0 => {}
                [0, 1, -1] if takes.1 && form.constant >= 0 => {}
                _ => return None,
            }
        }
    }
    (least == 1 && takes != (false, false)).then_some(takes)
}
