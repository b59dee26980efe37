//! Guesses formulas for a table with the values of two heaps.

use super::closed_forms::{P_POSITION_FORMS, TWO_HEAP_FORMS, agreeing};
use super::{
    Code, Evidence, Formula, Guess, MIN_VALUES, PROVE_FORM, digits, is_one_strong, sequence,
    without_needless,
};
use crate::guess::Table;

/// Numbers to add to both heaps, each with the arguments as code.
const SHIFTS: [(i64, &str); 3] = [(0, "a, b"), (-1, "a - 1, b - 1"), (1, "a + 1, b + 1")];

/// What is left to prove for a statement about the zeros.
const PROVE_ZEROS: &str =
    "show that no zero has a zero as an option, and every other position has one";

/// Returns all guesses about a table whose rows and columns are heaps `first`, `first` + 1, …
pub fn guesses(table: &Table, first: usize) -> Vec<Guess> {
    if count(table) < MIN_VALUES {
        return Vec::new();
    }
    let mut guesses = about_values(table, first);
    if !is_one_strong(&guesses) {
        guesses.extend(guesses_of_zeros(table, first));
    }
    without_needless(guesses)
}

/// Guesses where the zeros are, whatever the other values.
pub fn guesses_of_zeros(table: &Table, first: usize) -> Vec<Guess> {
    let marks = |row: &Vec<i64>| row.iter().map(|&cell| i64::from(cell != 0)).collect();
    let marks: Table = table.iter().map(marks).collect();
    if count(table) < MIN_VALUES || is_constant(&marks) {
        return Vec::new();
    }
    let closed_form = zeros_by_form(table, first);
    let periodic = periods(&marks, first).map(|guess| of_zeros("the zeros lie in", guess));
    let of_digits = digits::guess_of_table(&marks, first);
    let of_digits = of_digits.map(|guess| of_zeros("the zeros follow from", guess));
    until_strong(closed_form.into_iter().chain(periodic).chain(of_digits))
}

/// Turns a guess about a table of marks (0 at a zero, 1 elsewhere) into one about the zeros, which
/// begins with `words`.
fn of_zeros(words: &str, guess: Guess) -> Guess {
    Guess {
        claim: format!("{words} {}", guess.claim),
        proof: PROVE_ZEROS.to_string(),
        formula: Code::new(Code::IS_P_PAIR, "value(a, b) == 0")
            .calling("value", guess.formula)
            .into(),
        ..guess
    }
}

fn about_values(table: &Table, first: usize) -> Vec<Guess> {
    let form = (!is_constant(table)).then(|| by_form(table, first));
    let ways = [periods, nim_sum];
    let others = ways.into_iter().filter_map(|way| way(table, first));
    let of_digits = digits::guess_of_table(table, first).map(|guess| Guess {
        claim: format!("the value follows from {}", guess.claim),
        ..guess
    });
    until_strong(form.flatten().into_iter().chain(others).chain(of_digits))
}

/// Guesses a closed form of the values, maybe with both heaps shifted by one.
pub fn by_form(table: &Table, first: usize) -> Option<Guess> {
    let agrees = |form: fn(u64, u64) -> u64, shift| {
        all_cells(table, first, shift, |a, b, cell| {
            i64::try_from(form(a, b)) == Ok(cell)
        })
    };
    let (claim, formula) = agreeing(TWO_HEAP_FORMS, &SHIFTS, Code::TWO_HEAPS, agrees)?;
    Some(Guess {
        claim,
        evidence: Evidence::of_cells(0, count(table)),
        proof: PROVE_FORM.to_string(),
        formula,
    })
}

/// Guesses a closed form of the zeros, maybe with both heaps shifted by one.
pub fn zeros_by_form(table: &Table, first: usize) -> Option<Guess> {
    let agrees = |is_lost: fn(u64, u64) -> bool, shift| {
        all_cells(table, first, shift, |a, b, cell| {
            is_lost(a, b) == (cell == 0)
        })
    };
    let (claim, formula) = agreeing(P_POSITION_FORMS, &SHIFTS, Code::IS_P_PAIR, agrees)?;
    Some(Guess {
        claim: format!("the zeros are {claim}"),
        evidence: Evidence::of_cells(0, count(table)),
        proof: PROVE_ZEROS.to_string(),
        formula,
    })
}

/// Returns whether all cells are as they should be at heaps larger by `shift`.
fn all_cells(
    table: &Table,
    first: usize,
    shift: i64,
    is_right: impl Fn(u64, u64, i64) -> bool,
) -> bool {
    let heap = |at: usize| u64::try_from((first + at) as i64 + shift).ok();
    cells(table).all(|(a, b, cell)| {
        let heaps = heap(a).zip(heap(b));
        heaps.is_some_and(|(a, b)| is_right(a, b, cell))
    })
}

/// Guesses the periods of the rows and of the columns.
fn periods(table: &Table, first: usize) -> Option<Guess> {
    let column = |b: usize| table.iter().map(|row| row[b]).collect();
    let columns: Table = (0..table[0].len()).map(column).collect();
    let [rows, columns] = [table, &columns].map(|lines| {
        // A line counts as the index of the first line equal to it.
        let number_of = |line| {
            let first = lines.iter().position(|other| other == line);
            first.map_or(0, |number| number as i64)
        };
        let numbers: Vec<i64> = lines.iter().map(number_of).collect();
        sequence::apparent_period(&numbers, first).filter(|found| found.saltus == 0)
    });
    let (rows, columns) = rows.zip(columns)?;
    let [height, breadth] = [rows, columns].map(|lines| lines.preperiod - first + lines.period);
    let values = table[..height].iter().map(|row| row[..breadth].to_vec());
    let fitted = height * breadth;
    // Otherwise a few equal lines at the end would pass as a period.
    let is_repeated = 2 * height <= table.len() && 2 * breadth <= table[0].len();
    Some(Guess {
        claim: format!(
            "rows of period {}, preperiod {}; columns of period {}, preperiod {}",
            rows.period, rows.preperiod, columns.period, columns.preperiod
        ),
        evidence: Evidence {
            doubt: (!is_repeated)
                .then_some("there are too few rows or columns to see a repetition"),
            ..Evidence::of_cells(fitted, count(table) - fitted).at_least_times(2)
        },
        proof: PROVE_FORM.to_string(),
        formula: Formula::Table {
            first,
            values: values.collect(),
            periods: Some([rows.period, columns.period]),
        },
    })
}

/// Guesses f(a) ⊕ g(b), with a guess for f and for g.
fn nim_sum(table: &Table, first: usize) -> Option<Guess> {
    let corner = table[0][0];
    let f: Vec<i64> = table.iter().map(|row| row[0]).collect();
    let g: Vec<i64> = table[0].iter().map(|cell| cell ^ corner).collect();
    if !cells(table).all(|(a, b, cell)| cell == f[a] ^ g[b]) {
        return None;
    }
    let fitted = f.len() + g.len() - 1;
    let [f, g] = [f, g].map(|values| sequence::part(&values, first));
    Some(Guess {
        claim: format!("XOR-linear: f(a) ⊕ g(b) with f: {}, and g: {}", f.0, g.0),
        evidence: Evidence::of_cells(fitted, count(table) - fitted).at_least_times(1),
        proof: "show that the two heaps are independent games".to_string(),
        formula: Code::new(Code::TWO_HEAPS, "f(a) ^ g(b)")
            .calling("f", f.1)
            .calling("g", g.1)
            .into(),
    })
}

/// Returns the first guess that isn't weak, or all guesses if all are weak.
fn until_strong(guesses: impl Iterator<Item = Guess>) -> Vec<Guess> {
    let mut all = Vec::new();
    for guess in guesses {
        if !guess.is_weak() {
            return vec![guess];
        }
        all.push(guess);
    }
    all
}

/// Lists the cells: row, column, value.
fn cells(table: &Table) -> impl Iterator<Item = (usize, usize, i64)> {
    table.iter().enumerate().flat_map(|(a, row)| {
        let cells = row.iter().enumerate();
        cells.map(move |(b, &value)| (a, b, value))
    })
}

/// Counts the cells.
fn count(table: &Table) -> usize {
    table.iter().map(Vec::len).sum()
}

/// Returns whether all cells are equal.
fn is_constant(table: &Table) -> bool {
    cells(table).all(|(_, _, cell)| cell == table[0][0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::{CheckedRule, Play, spelled_out};

    #[test]
    fn well_known_tables_are_recognised() {
        let claim = |name| {
            let rule = CheckedRule::new(&spelled_out(name)).unwrap();
            let mut table = rule.table(Play::Normal, &[40]).unwrap();
            table.fill(40, |_| true).unwrap();
            let row = |row: &[u32]| row.iter().map(|&value| value.into()).collect();
            let table: Table = table.values().chunks(40).map(row).collect();
            guesses(&table, 0).swap_remove(0).claim
        };
        assert_eq!(claim("nim"), "nim-sum: a XOR b");
        assert!(claim("wythoff").contains("Wythoff pairs"));
        assert!(claim("euclid").contains("larger/smaller < φ"));
    }

    fn claims(value: impl Fn(i64, i64) -> i64) -> Vec<String> {
        let row = |a| (0..12).map(|b| value(a, b)).collect();
        let table: Table = (0..12).map(row).collect();
        guesses(&table, 0)
            .into_iter()
            .map(|guess| guess.claim)
            .collect()
    }

    /// Take 5 from one heap, 1 from the other: ten columns hide that theirs have period 10.
    #[test]
    fn what_is_equal_at_the_end_only_is_not_continued() {
        let table: Table = (0..10)
            .map(|a| (0..10).map(|b| (a % 2) ^ (b / 5 % 2)).collect())
            .collect();
        let guesses = guesses(&table, 0);
        let is_honest = |guess: &Guess| guess.is_weak() || !guess.formula.ends().is_empty();
        assert!(guesses.iter().all(is_honest), "{guesses:?}");
    }

    #[test]
    fn tables_are_recognised() {
        assert_eq!(claims(|a, b| a ^ b), ["nim-sum: a XOR b"]);
        assert!(claims(|a, b| (a / 2) ^ (b * b))[0].starts_with("XOR-linear"));
        assert!(claims(|a, b| a * b + 1).is_empty());
    }

    /// a ⊗ b = mex { a'⊗b ⊕ a⊗b' ⊕ a'⊗b' : a' < a, b' < b }.
    fn nim_products(size: usize) -> Table {
        let mut table: Table = vec![vec![0; size]; size];
        for (a, b) in (0..size * size).map(|cell| (cell / size, cell % size)) {
            let pairs = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
            let options: Vec<i64> = pairs
                .map(|(x, y)| table[x][b] ^ table[a][y] ^ table[x][y])
                .collect();
            table[a][b] = (0..).find(|v| !options.contains(v)).unwrap();
        }
        table
    }

    #[test]
    fn nim_products_are_recognised() {
        let guesses = guesses(&nim_products(20), 0);
        assert_eq!(guesses[0].claim, "nim-product");
    }

    /// The values of a game on two heaps of 1 to 16, computed by the definition.
    fn game(options: impl Fn(usize, usize) -> Vec<(usize, usize)>) -> Table {
        let mut table: Table = vec![vec![0; 16]; 16];
        for sum in 2..=32 {
            for (a, b) in (1..sum)
                .map(|a| (a, sum - a))
                .filter(|&(a, b)| a.max(b) <= 16)
            {
                let options = options(a, b).into_iter();
                let options: Vec<i64> = options.map(|(a, b)| table[a - 1][b - 1]).collect();
                table[a - 1][b - 1] = (0..).find(|value| !options.contains(value)).unwrap();
            }
        }
        table
    }

    #[test]
    fn games_are_recognised_by_their_tables() {
        let rook = game(|a, b| {
            let left = (1..a).map(|x| (x, b));
            left.chain((1..b).map(|y| (a, y))).collect()
        });
        assert_eq!(
            guesses(&rook, 1)[0].claim,
            "nim-sum: a XOR b, at (a − 1, b − 1)"
        );
        let split_one = game(|a, b| {
            let parts = |n: usize| (1..n).map(move |x| (x, n - x));
            parts(a).chain(parts(b)).collect()
        });
        assert!(
            guesses(&split_one, 1)[0]
                .claim
                .starts_with("how many ones end a OR b")
        );
        let jumps = |steps: &'static [(usize, usize)]| {
            game(|a, b| {
                let stays = |&&(x, y): &&(usize, usize)| a > x && b > y;
                let steps = steps.iter().filter(stays);
                steps.map(|(x, y)| (a - x, b - y)).collect()
            })
        };
        assert_eq!(
            guesses(&jumps(&[(1, 0), (0, 1), (1, 1)]), 1)[0].claim,
            "the zeros are the pairs of even heaps, at (a − 1, b − 1)"
        );
        assert_eq!(
            guesses(&jumps(&[(1, 0), (2, 0), (0, 1)]), 1)[0].claim,
            "rows of period 3, preperiod 1; columns of period 2, preperiod 1"
        );
        let euclid = game(|a, b| {
            let (small, large) = (a.min(b), a.max(b));
            let rests = (1..).map(|k| large.saturating_sub(k * small));
            rests
                .take_while(|&rest| rest > 0)
                .map(|rest| (small, rest))
                .collect()
        });
        assert!(
            guesses(&euclid, 1)[0]
                .claim
                .starts_with("Euclid if no heap may become empty")
        );
    }

    #[test]
    fn wythoff_is_recognised_by_its_zeros() {
        let is_zero = |a, b| [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)].contains(&(a, b));
        let wythoff = claims(|a, b| i64::from(!is_zero(a.min(b), a.max(b))));
        assert!(wythoff[0].contains("Wythoff"), "{wythoff:?}");
    }
}
