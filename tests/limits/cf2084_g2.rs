//! Codeforces 2084 G2 at its limits: 5·10^5 numbers.
//!
//! - limit-no-gaps: a random permutation. For each `v`, count the pairs of an odd and an even place
//!   with one number up to `v` and the other one above.
//! - limit-all-gaps: the best numbers of odd places up to each `v` can be had together, because
//!   each is the one before or one more.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

fn main() {
    let n: usize = 500_000;
    let mut permutation: Vec<usize> = (1..=n).collect();
    Random(2084).shuffle(&mut permutation);
    let places = [n / 2, n.div_ceil(2)];
    let squares: usize = (1..=n).map(|v| v * v).sum();
    let crossing =
        |odd: usize, v: usize| odd * (places[0] + odd - v) + (v - odd) * (places[1] - odd);
    let mut parity = vec![0; n + 1];
    (1..)
        .zip(&permutation)
        .for_each(|(place, v)| parity[*v] = place % 2);
    let (mut odd, mut sum) = (0, squares);
    for v in 1..=n {
        odd += parity[v];
        sum -= crossing(odd, v);
    }
    case(
        "limit-no-gaps",
        format!("1\n{n}\n{}", line(&permutation)),
        format!("{sum}\n"),
    );
    // Even n: v / 2 of the numbers up to v, and for odd v either neighbour of it.
    let least = (1..=n).map(|v| crossing(v / 2, v)).sum::<usize>();
    let gaps = format!("1\n{n}\n{}", line(vec![0; n]));
    case("limit-all-gaps", gaps, format!("{}\n", squares - least));
}
