//! Codeforces 1439 E at its limits: 10^5 paths, coordinates up to 10^9.
//!
//! - limit-near: paths below the root.
//! - limit-far: paths below `(FAR, 0)` and `(0, FAR)`, none between them.
//! - limit-across: the same, but some paths go from one to the other, all the way over the root.
//!   All cells on that way except the root have a partner of the same depth.
//!
//! The ends lie in copies of a small piece of the tree, so that the program can walk the paths cell
//! by cell: below the root itself, or below two far cells of the same depth.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const PATHS: usize = 100_000;
const SIDE: usize = 1024;
const FAR: usize = 1_000_000_000 / SIDE * SIDE - SIDE;

type Cell = (usize, usize);

/// The black cells of a piece of the tree.
struct Piece {
    is_black: Vec<bool>,
}

impl Piece {
    fn new() -> Self {
        Self {
            is_black: vec![false; SIDE * SIDE],
        }
    }

    fn paint(&mut self, (x, y): Cell) {
        self.is_black[x * SIDE + y] = true;
    }

    fn paint_path(&mut self, mut a: Cell, mut b: Cell) {
        while a != b {
            let deeper = if a.0 + a.1 > b.0 + b.1 {
                &mut a
            } else {
                &mut b
            };
            self.paint(*deeper);
            *deeper = parent(*deeper);
        }
        self.paint(a);
    }

    /// Says for each depth whether the number of black cells is odd.
    fn parities(&self) -> Vec<bool> {
        let mut parities = vec![false; 2 * SIDE];
        for (i, is_black) in self.is_black.iter().enumerate() {
            parities[i / SIDE + i % SIDE] ^= is_black;
        }
        parities
    }
}

fn parent((x, y): Cell) -> Cell {
    if x > 0 && (x - 1) & y == 0 {
        (x - 1, y)
    } else {
        (x, y - 1)
    }
}

fn main() {
    let mut random = Random(1439);
    let mut piece = Piece::new();
    let mut paths = Vec::new();
    for _ in 0..PATHS {
        let (a, b) = (cell(&mut random), cell(&mut random));
        piece.paint_path(a, b);
        paths.push((a, b));
    }
    write("limit-near", &paths, &piece.parities());

    for (name, crossing) in [("limit-far", 0), ("limit-across", 100)] {
        let mut pieces = [Piece::new(), Piece::new()];
        let mut paths = Vec::new();
        for i in 0..PATHS {
            let (a, b) = (cell(&mut random), cell(&mut random));
            let (right, down) = (|(x, y)| (FAR + x, y), |(x, y)| (x, FAR + y));
            if i < crossing {
                pieces[0].paint_path(a, (0, 0));
                pieces[1].paint_path(b, (0, 0));
                paths.push((right(a), down(b)));
            } else {
                pieces[i % 2].paint_path(a, b);
                paths.push(if i % 2 == 0 {
                    (right(a), right(b))
                } else {
                    (down(a), down(b))
                });
            }
        }
        random.shuffle(&mut paths);
        let [one, other] = pieces.map(|piece| piece.parities());
        let both = one.iter().zip(&other).map(|(a, b)| a ^ b);
        // Far above there are no odd numbers, except for the root if a path crosses it.
        let above = if crossing > 0 {
            &[true, false][..]
        } else {
            &[false]
        };
        write(
            name,
            &paths,
            &above.iter().copied().chain(both).collect::<Vec<_>>(),
        );
    }
}

fn cell(random: &mut Random) -> Cell {
    let x = random.below(SIDE as u64) as usize;
    (x, random.below(SIDE as u64) as usize & !x)
}

/// An operation turns the cells of a way from the root, so it changes the parities up to a depth.
fn write(name: &str, paths: &[(Cell, Cell)], parities: &[bool]) {
    let operations = parities
        .windows(2)
        .filter(|depths| depths[0] != depths[1])
        .count();
    let paths = lines(
        paths
            .iter()
            .map(|((x, y), (u, v))| format!("{x} {y} {u} {v}")),
    );
    case(name, format!("{PATHS}\n{paths}"), format!("{operations}\n"));
}
