//! Verifies that a game is the sum of heaps, each with the Grundy values of its own certificate.
//!
//! By Sprague and Grundy, the value of a position is then the xor of the heaps' values.

use rules::ast::{Component, Expr, Family, Span};

use crate::answer::{Accepted, Claim, Refused, refused};
use crate::budget::Budget;
use crate::file::{File, Line};

/// Begins the line before the certificate of a heap: its coordinates follow.
const HEAPS: &str = "heaps ";

/// Verifies a certificate of a sum, and returns the theorem that it proves.
///
/// # Errors
/// If the file is no certificate, if the moves differ from the heaps' moves, or if a heap's
/// certificate is refused.
pub fn check(file: File, budget: &Budget) -> Result<Accepted, Refused> {
    if file.misere {
        return refused("a sum is of normal play");
    }
    let rule = file.rule;
    let size = rule.coordinates.len();
    let mut families = Vec::new();
    let mut has_closed_form = true;
    let mut used = Vec::new();
    let is_within = |_: &Line, next: &Line| !next.text.starts_with(HEAPS);
    for section in file.lines.chunk_by(is_within) {
        let line = section[0];
        let coordinates = line.after(HEAPS)?.numbers()?;
        let own: Vec<&str> = section[1..].iter().map(|line| line.text).collect();
        let heap = super::check(&own.join("\n"), budget).map_err(|refused| match refused {
            Refused::Wrong(why) => Refused::Wrong(format!("the heaps of line {}: {why}", line.at)),
            other => other,
        })?;
        let gives_values = matches!(heap.claim, Claim::Values | Claim::Period);
        if !gives_values || heap.rule.coordinates.len() != 1 || heap.rule.has_sums() {
            return Err(line.wrong("values of one heap are expected"));
        }
        has_closed_form &= heap.has_closed_form;
        for coordinate in coordinates {
            if coordinate >= size || used.contains(&coordinate) {
                return Err(line.wrong("coordinates of the rule are expected"));
            }
            used.push(coordinate);
            let own = heap.rule.families.iter();
            families.extend(own.map(|family| within(family, coordinate, size)));
        }
    }
    let has = |families: &[Family], one: &Family| families.iter().any(|other| same(one, other));
    let are_same = rule.families.iter().all(|family| has(&families, family))
        && families.iter().all(|family| has(&rule.families, family));
    if !are_same {
        return refused("line 2: the moves are not those of the heaps, each on one of them");
    }
    Ok(Accepted {
        rule,
        misere: false,
        claim: Claim::Sum,
        has_closed_form,
    })
}

/// Returns a heap's family as moves on one coordinate of a position of this size.
fn within(family: &Family, coordinate: usize, size: usize) -> Family {
    let place = |variable: usize| match variable {
        0 => coordinate,
        _ => variable + size - 1,
    };
    let mut coordinates: Vec<Expr> = (0..size).map(Expr::Var).collect();
    coordinates[coordinate] = family.components[0].coordinates[0].renumbered(&place);
    Family {
        components: vec![Component {
            coordinates,
            span: Span::default(),
        }],
        condition: family.condition.renumbered(&place),
        ..family.clone()
    }
}

/// Returns whether the families are the same, apart from the names of variables.
fn same(one: &Family, other: &Family) -> bool {
    one.variables.len() == other.variables.len()
        && one.components == other.components
        && one.condition == other.condition
}
