//! Finds vectors by which the points of a table repeat.

use automata::Table;

pub type Point = [usize; 2];

/// Points that repeat by vectors: base + m·v + n·w for all m, n ≥ 0. Without vectors they are the
/// bases alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub vectors: Vec<Point>,
    pub bases: Vec<Point>,
}

/// Limits of the vectors at one level, and of all bases. Larger sets make automata that are not
/// decided within the limits of a search.
const MAX_VECTORS: usize = 16;
const MAX_BASES: usize = 800;

/// Parts whose union has the P-positions of a table of two heaps, as far as it shows them. None if
/// they do not repeat by few vectors.
pub fn parts(table: &Table) -> Option<Vec<Part>> {
    let grid = Grid {
        side: table.side,
        cells: table.values.iter().map(|&value| value == 0).collect(),
    };
    let parts = repeated(&grid, table.side, 2)?;
    let bases: usize = parts.iter().map(|part| part.bases.len()).sum();
    (bases <= MAX_BASES).then_some(parts)
}

/// Set of points.
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

    /// Points below `limit`, by the sum of their coordinates.
    fn points(&self, limit: usize) -> Vec<Point> {
        let sums = 0..2 * limit;
        let diagonal = |sum: usize| {
            let first = sum.saturating_sub(limit - 1);
            (first..limit.min(sum + 1)).map(move |x| [x, sum - x])
        };
        let points = sums.flat_map(diagonal);
        points.filter(|&point| self.contains(point)).collect()
    }

    /// Points `from` + v, `from` + 2v, … below `limit`; None if one of them is not in the set.
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

/// Parts of a set that is known below `limit`, with at most `most` vectors each.
fn repeated(grid: &Grid, limit: usize, most: usize) -> Option<Vec<Part>> {
    let points = grid.points(limit);
    let vectors = vectors(grid, &points, limit)?;
    // What begins close to the limit is not seen to repeat.
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

/// Vectors by which all points in the middle of the table repeat up to its end.
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
