//! Codeforces 2079 A. Alice, Bob, And Two Arrays
//! - url: https://codeforces.com/problemset/problem/2079/A
//! - judge: codeforces
//! - games: words, win or lose, parity, segment tree
//! - names: Luogu P12073
//! - rules: Two long arrays are given as runs of equal numbers. For each query, `x` numbers are
//!   taken off the front of one and `y` off the other, so that they begin with the same number.
//!   Then Alice, who begins, and Bob append numbers to a third array, which must stay a subsequence
//!   of both. A player who cannot move loses. Who wins?
//! - difficulty: 3300
//! - time-limit: 4s
//! - memory-limit: 512MB
//! - input: p in 1..10^9, n in 1..1600, r in 1..10^9, m in 1..1600, k in 1..1600, q in 1..10^6, n *
//!   { l in 1..p, v in 1..k }, sum(l) = p, m * { h in 1..r, w in 1..k }, sum(h) = r, q * { x in
//!   0..p-1, y in 0..r-1 }
//! - statement: checked with the statement's public copy and translation on Luogu, whose samples
//!   could not be seen; the order of the input agrees with a public solution; the limits of time
//!   and memory are assumed
//!
//! A position is a pair of places with the same number `c`, the last ones used. A move to another
//! number leads to where its next runs begin in both arrays, wherever in the two runs of `c` one
//! is. So call a pair of runs hot if one of these moves wins. A move to `c` itself leads to the
//! next `c` in both. Count only the places of `c`: these moves go along a diagonal, through pairs
//! of runs. The first hot pair on it is won, and so is each position an even number of moves before
//! it; without one, the last position on the diagonal is lost.
//!
//! Go through all pairs of runs of one number from the end. Keep for each number whether the move
//! to its next runs wins, and how many do: a pair is hot if this count, without `c`, isn't 0. Then
//! it marks its diagonals, an interval, and a mark replaces those of later pairs. A segment tree
//! over the diagonals that are asked for finds the mark at the begin of the pair and for each query
//! in it. With `r = nm + q`: O(r log r).

use itertools::Itertools;
use snippets::fast_input::FastInput;

/// A run of equal numbers: the number, and which places it has, among all and among this number's.
#[derive(Clone)]
struct Run {
    number: usize,
    place: u32,
    first: u32,
    length: u32,
}

/// Returns the runs, and how often each number occurs.
fn runs(lengths: &[(u32, usize)], numbers: usize) -> (Vec<Run>, Vec<u32>) {
    let mut totals = vec![0; numbers];
    let mut end = 0;
    let mut run = |&(length, number): &(u32, usize)| {
        let (place, first) = (end, totals[number]);
        end += length;
        totals[number] += length;
        Run {
            number,
            place,
            first,
            length,
        }
    };
    (lengths.iter().map(&mut run).collect(), totals)
}

/// The order of diagonals: by number, then by the difference of the two places.
fn diagonal(number: usize, first: u32, second: u32) -> u64 {
    ((number as u64) << 32) + (1 << 31) + u64::from(first) - u64::from(second)
}

/// The last marks of diagonals. Each mark is less than those before it.
struct Marks {
    diagonals: Vec<u64>,
    nodes: Vec<u32>,
}

impl Marks {
    fn new(mut diagonals: Vec<u64>) -> Self {
        diagonals.sort_unstable();
        diagonals.dedup();
        let nodes = vec![u32::MAX; 2 * diagonals.len()];
        Self { diagonals, nodes }
    }

    fn mark(&mut self, first: u64, last: u64, mark: u32) {
        let leaves = self.diagonals.len();
        let mut left = leaves + self.diagonals.partition_point(|&at| at < first);
        let mut right = leaves + self.diagonals.partition_point(|&at| at <= last);
        while left < right {
            if left % 2 == 1 {
                self.nodes[left] = mark;
                left += 1;
            }
            if right % 2 == 1 {
                right -= 1;
                self.nodes[right] = mark;
            }
            (left, right) = (left / 2, right / 2);
        }
    }

    fn at(&self, diagonal: u64) -> Option<usize> {
        let leaf = self.diagonals.partition_point(|&at| at < diagonal);
        let mut node = self.diagonals.len() + leaf;
        let mut mark = u32::MAX;
        while node > 0 {
            mark = mark.min(self.nodes[node]);
            node /= 2;
        }
        (mark < u32::MAX).then_some(mark as usize)
    }
}

fn alice_wins(
    first: &[(u32, usize)],
    second: &[(u32, usize)],
    numbers: usize,
    queries: &[(u32, u32)],
) -> Vec<bool> {
    let ((a, totals_a), (b, totals_b)) = (runs(first, numbers), runs(second, numbers));
    let m = b.len();
    // Each query's pair of runs, and its places among those of the number.
    let locate = |runs: &[Run], place: u32| {
        let i = runs.partition_point(|run| run.place <= place) - 1;
        (i, runs[i].first + place - runs[i].place)
    };
    let located = queries.iter().map(|&(x, y)| {
        let ((i, x), (j, y)) = (locate(&a, x), locate(&b, y));
        (i * m + j, x, y)
    });
    let located = located.collect_vec();
    let mut order = (0..queries.len()).collect_vec();
    order.sort_unstable_by_key(|&query| located[query].0);
    let begins = a
        .iter()
        .cartesian_product(&b)
        .filter(|(a, b)| a.number == b.number);
    let begins = begins.map(|(a, b)| diagonal(a.number, a.first, b.first));
    let asked = located
        .iter()
        .map(|&(pair, x, y)| diagonal(a[pair / m].number, x, y));
    let mut marks = Marks::new(begins.chain(asked).collect());
    // Whether the player to move wins when places of a number, in a pair that isn't hot, are used.
    let wins = |marks: &Marks, c: usize, x: u32, y: u32| {
        let moves = match marks.at(diagonal(c, x, y)) {
            Some(pair) => {
                let (x_begin, y_begin) = (a[pair / m].first, b[pair % m].first);
                x_begin.saturating_sub(x).max(y_begin.saturating_sub(y))
            }
            None => (totals_a[c] - x).min(totals_b[c] - y),
        };
        moves % 2 == 0
    };
    let mut answers = vec![false; queries.len()];
    let mut is_won = vec![false; a.len() * m];
    let mut next_a: Vec<Option<usize>> = vec![None; numbers];
    for (i, run_a) in a.iter().enumerate().rev() {
        let c = run_a.number;
        let mut wins_to = vec![false; numbers];
        let mut count = 0;
        for (j, run_b) in b.iter().enumerate().rev() {
            let v = run_b.number;
            if v == c {
                let pair = i * m + j;
                let is_hot = count > 0;
                while let Some(&query) = order.last().filter(|&&query| located[query].0 == pair) {
                    let (_, x, y) = located[query];
                    answers[query] = is_hot || !wins(&marks, c, x, y);
                    order.pop();
                }
                if is_hot {
                    let (last_a, last_b) = (run_a.length - 1, run_b.length - 1);
                    let from = diagonal(c, run_a.first, run_b.first + last_b);
                    let to = diagonal(c, run_a.first + last_a, run_b.first);
                    marks.mark(from, to, pair as u32);
                }
                is_won[pair] = is_hot || wins(&marks, c, run_a.first, run_b.first);
            } else if let Some(next) = next_a[v] {
                let is_winning: bool = !is_won[next * m + j];
                count += usize::from(is_winning);
                count -= usize::from(std::mem::replace(&mut wins_to[v], is_winning));
            }
        }
        next_a[c] = Some(i);
    }
    answers
}

fn main() {
    let mut input = FastInput::from_stdin();
    let [_, n, _, m, numbers, q] = [(); 6].map(|()| input.read::<usize>());
    let mut run = |_| (input.read(), input.read::<usize>() - 1);
    let a = (0..n).map(&mut run).collect_vec();
    let b = (0..m).map(&mut run).collect_vec();
    let queries = (0..q).map(|_| (input.read(), input.read())).collect_vec();
    let answers = alice_wins(&a, &b, numbers, &queries).into_iter();
    let words = answers.map(|wins| if wins { "Yes" } else { "No" });
    println!("{}", words.collect_vec().join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn is_subsequence(word: &[usize], array: &[usize]) -> bool {
        let mut rest = array.iter();
        word.iter().all(|number| rest.any(|other| other == number))
    }

    fn wins(word: &mut Vec<usize>, a: &[usize], b: &[usize]) -> bool {
        (0..3).any(|number| {
            word.push(number);
            let wins = is_subsequence(word, a) && is_subsequence(word, b) && !wins(word, a, b);
            word.pop();
            wins
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            a in prop::collection::vec((1..4u32, 0..3usize), 1..5),
            b in prop::collection::vec((1..4u32, 0..3usize), 1..5),
        ) {
            let whole = |runs: &[(u32, usize)]| {
                let run = |&(length, number): &(u32, usize)| vec![number; length as usize];
                runs.iter().flat_map(run).collect_vec()
            };
            let (long_a, long_b) = (whole(&a), whole(&b));
            let pairs = (0..long_a.len()).cartesian_product(0..long_b.len());
            let queries = pairs.filter(|&(x, y)| long_a[x] == long_b[y]).collect_vec();
            prop_assume!(!queries.is_empty());
            let (n, m) = (long_a.len(), long_b.len());
            let line = |(length, number): &(u32, usize)| format!("{length} {}\n", number + 1);
            let lines = a.iter().chain(&b).map(line).join("");
            let asked = queries.iter().map(|(x, y)| format!("{x} {y}\n")).join("");
            let counts = format!("{n} {} {m} {} 3 {}\n", a.len(), b.len(), queries.len());
            let input = format!("{counts}{lines}{asked}");
            let win = |&(x, y): &(usize, usize)| wins(&mut vec![], &long_a[x..], &long_b[y..]);
            let expected = queries.iter().map(win).join(" ");
            let short = queries.iter().map(|&(x, y)| (x as u32, y as u32)).collect_vec();
            let got = alice_wins(&a, &b, 3, &short).into_iter().join(" ");
            assert_answer!(input, expected, got);
        }
    }
}
