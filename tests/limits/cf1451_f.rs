//! Codeforces 1451 F at its limits: 10 matrices of 100 × 100 numbers of up to 10^6.
//!
//! - limit-lost-but-one: the xor of every anti-diagonal is 0, except for the last one in every
//!   other matrix.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const CASES: u64 = 10;
const SIDE: usize = 100;
/// Numbers below this have an xor below it too.
const BOUND: u64 = 1 << 19;

fn main() {
    let mut random = Random(1451);
    let (mut input, mut answer) = (format!("{CASES}\n"), String::new());
    for t in 0..CASES {
        let mut matrix = vec![vec![0; SIDE]; SIDE];
        for diagonal in 0..2 * SIDE - 1 {
            let rows = diagonal.saturating_sub(SIDE - 1)..SIDE.min(diagonal + 1);
            let first = rows.start;
            let mut sum = 0;
            for i in rows.skip(1) {
                matrix[i][diagonal - i] = random.below(BOUND);
                sum ^= matrix[i][diagonal - i];
            }
            matrix[first][diagonal - first] = sum;
        }
        matrix[SIDE - 1][SIDE - 1] = t % 2;
        input += &format!("{SIDE} {SIDE}\n");
        matrix.into_iter().for_each(|row| input += &line(row));
        answer += if t % 2 == 0 { "Jeel\n" } else { "Ashish\n" };
    }
    case("limit-lost-but-one", input, answer);
}
