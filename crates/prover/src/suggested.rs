//! Numerations that the P-positions of a table suggest.

use automata::{Numeration, Table, tuples};

/// Numerations that are tried only if they are suggested.
const CANDIDATES: [Numeration; 2] = [Numeration::TRIBONACCI, Numeration::NARAYANA];

/// Side from which a table tells: in smaller ones many numbers are near any ratio.
const SMALLEST_SIDE: usize = 40;

/// Limit of the distance of a number from another one times the growth: a 0 more behind the word of
/// a number multiplies it by the growth, up to a bounded error.
const DISTANCE: f64 = 2.0;

/// Numerations whose growth, or its square, is nearly the ratio of two coordinates in most of the
/// outer P-positions.
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
