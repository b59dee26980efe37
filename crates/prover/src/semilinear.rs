//! Semilinear sets of P-positions: finitely many points, and points that repeat by vectors.
//!
//! Far from the corner, the P-positions of many rules lie along beams and repeat there: with p also
//! p + v, p + 2v, …. Or they fill a region between two beams and repeat by two vectors. Such a set
//! is semilinear, so it is regular in every base (S. Ginsburg and E. H. Spanier, Semigroups,
//! Presburger formulas, and languages, Pacific J. Math. 16 (1966), 285–296). With the vectors (27,
//! 21) and (9, 11), its automaton has thousands of states in base 2, more than can be learned digit
//! by digit. So the vectors are read off the table, and the set that they make is decided like any
//! other claim.

use super::obstacle::Obstacle;
use super::tracks::{SIZE, coordinate, option};
use automata::{Automaton, Budget, Linear, Numeration, Relation, Table};

pub type Point = [usize; 2];

/// Points that repeat by vectors: base + m·v + n·w for all m, n ≥ 0. Without vectors, these are the
/// bases alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub vectors: Vec<Point>,
    pub bases: Vec<Point>,
}

/// Most vectors at one level, and most bases. Larger sets make automata that a search can't decide
/// within its limits.
const MAX_VECTORS: usize = 16;
const MAX_BASES: usize = 800;

/// Returns parts whose union has the P-positions of a table of two heaps, as far as the table
/// shows. Returns `None` if they don't repeat by few vectors.
pub fn parts(table: &Table) -> Option<Vec<Part>> {
    let grid = Grid {
        side: table.side,
        cells: table.values.iter().map(|&value| value == 0).collect(),
    };
    let parts = repeated(&grid, table.side, 2)?;
    let bases: usize = parts.iter().map(|part| part.bases.len()).sum();
    (bases <= MAX_BASES).then_some(parts)
}

/// Returns the set of p + n·v for all p in a set and n ≥ 0.
struct Grid {
    side: usize,
    cells: Vec<bool>,
}

impl Grid {
    fn of(side: usize, points: &[Point]) -> Self {
        let mut cells = vec![false; side * side];
        for &[x, y] in points {
            cells[x * side + y] = true;
        }
        Self { side, cells }
    }

    fn contains(&self, [x, y]: Point) -> bool {
        self.cells[x * self.side + y]
    }

    /// Returns the points below `limit`, ordered by the sum of their coordinates.
    fn points(&self, limit: usize) -> Vec<Point> {
        let sums = 0..2 * limit;
        let diagonal = |sum: usize| {
            let first = sum.saturating_sub(limit - 1);
            (first..limit.min(sum + 1)).map(move |x| [x, sum - x])
        };
        let points = sums.flat_map(diagonal);
        points.filter(|&point| self.contains(point)).collect()
    }

    /// Returns the points `from` + v, `from` + 2v, … below `limit`, or `None` if one of them is not
    /// in the set.
    fn chain(&self, from: Point, vector: Point, limit: usize) -> Option<Vec<Point>> {
        let chain: Vec<Point> = chain(from, vector, limit).collect();
        chain
            .iter()
            .all(|&point| self.contains(point))
            .then_some(chain)
    }
}

fn chain([x, y]: Point, [v, w]: Point, limit: usize) -> impl Iterator<Item = Point> {
    let points = (1..).map(move |k| [x + k * v, y + k * w]);
    points.take_while(move |[x, y]| *x.max(y) < limit)
}

/// Splits a set that is known below `limit` into parts with at most `most` vectors each.
fn repeated(grid: &Grid, limit: usize, most: usize) -> Option<Vec<Part>> {
    let points = grid.points(limit);
    let vectors = vectors(grid, &points, limit)?;
    // A point close to the limit can't be seen to repeat.
    let seen = limit * 3 / 4;
    let mut covered = Grid::of(grid.side, &[]);
    let mut alone = Vec::new();
    let mut bases = vec![Vec::new(); vectors.len()];
    for &point in points.iter().filter(|[x, y]| *x.max(y) < seen) {
        if covered.contains(point) {
            continue;
        }
        let mut chains = vectors
            .iter()
            .map(|&vector| grid.chain(point, vector, limit));
        match chains.position(|chain| chain.is_some_and(|chain| !chain.is_empty())) {
            Some(at) => {
                bases[at].push(point);
                for [x, y] in chain(point, vectors[at], limit) {
                    covered.cells[x * grid.side + y] = true;
                }
            }
            None if largest(point) < limit / 4 => alone.push(point),
            None => return None,
        }
    }
    let mut parts = vec![Part {
        vectors: Vec::new(),
        bases: alone,
    }];
    for (&vector, bases) in vectors.iter().zip(bases) {
        if bases.iter().all(|&base| largest(base) < seen / 2) {
            let vectors = vec![vector];
            parts.push(Part { vectors, bases });
            continue;
        }
        if most == 1 {
            return None;
        }
        let bases = Grid::of(grid.side, &bases);
        for part in repeated(&bases, seen, most - 1)? {
            let vectors = [&[vector], &part.vectors[..]].concat();
            parts.push(Part { vectors, ..part });
        }
    }
    parts.retain(|part| !part.bases.is_empty());
    Some(parts)
}

/// Returns the vectors by which all points in the middle of the table repeat up to its end.
fn vectors(grid: &Grid, points: &[Point], limit: usize) -> Option<Vec<Point>> {
    let mut vectors: Vec<Point> = Vec::new();
    let middle = limit / 4..limit * 3 / 8;
    for &point in points
        .iter()
        .filter(|&&point| middle.contains(&largest(point)))
    {
        let repeats = |&vector: &Point| {
            let chain = grid.chain(point, vector, limit);
            chain.is_some_and(|chain| chain.len() >= 3)
        };
        if vectors.iter().any(repeats) {
            continue;
        }
        if vectors.len() == MAX_VECTORS {
            return None;
        }
        let [x, y] = point;
        let ahead = points.iter().filter_map(|&[a, b]| {
            let vector = [a.checked_sub(x)?, b.checked_sub(y)?];
            (1..=limit / 5).contains(&largest(vector)).then_some(vector)
        });
        vectors.push(ahead.into_iter().find(repeats)?);
    }
    Some(vectors)
}

fn largest([x, y]: Point) -> usize {
    x.max(y)
}

/// Returns the automaton of the union of all parts.
///
/// # Errors
/// If a limit is reached.
pub fn automaton(
    parts: &[Part],
    numeration: Numeration,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let mut all = Automaton::nothing(numeration, [coordinate(0), coordinate(1)]);
    for part in parts {
        let bases = points(&part.bases, numeration, budget)?;
        let vectors = part.vectors.iter();
        let set = vectors
            .copied()
            .try_fold(bases, |set, vector| with_multiples(&set, vector, budget))?;
        all = all.or(&set, budget)?;
    }
    Ok(all)
}

fn points(
    points: &[Point],
    numeration: Numeration,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    if let [point] = points {
        let number = |at: usize| {
            let number = point[at] as u64;
            Automaton::number(numeration, coordinate(at), number, budget)
        };
        return Ok(number(0)?.and(&number(1)?, budget)?);
    }
    let (first, second) = points.split_at(points.len() / 2);
    let [first, second] = [first, second].map(|half| self::points(half, numeration, budget));
    Ok(first?.or(&second?, budget)?)
}

/// Set of p + n·v for all p in a set and n ≥ 0.
fn with_multiples(set: &Automaton, vector: Point, budget: &Budget) -> Result<Automaton, Obstacle> {
    let numeration = set.numeration();
    let base = |at: usize| option(0, at);
    let mut moved = set.renamed(|track| base(track.0 as usize));
    for at in [0, 1] {
        let rest = Linear::track(coordinate(at))
            .plus(-1, &Linear::track(base(at)))
            .and_then(|rest| rest.plus(-(vector[at] as i64), &Linear::track(SIZE)))
            .expect("small coefficients");
        let is_sum = Automaton::linear(numeration, &rest, Relation::Zero, budget)?;
        let hidden = [base(at), SIZE];
        moved = moved
            .and(&is_sum, budget)?
            .without(&hidden[..=at], budget)?;
    }
    Ok(moved)
}
