//! Checker of Codeforces 277 C: checks the winner, and that the first cut is legal and wins.

use std::collections::BTreeMap;
use std::process::exit;

/// A line: `vertical` and its place, with the intervals cut on it.
type Cuts = BTreeMap<(bool, i64), Vec<(i64, i64)>>;

fn main() {
    let texts: Vec<String> = std::env::args()
        .skip(1)
        .map(|path| std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}")))
        .collect();
    let input: Vec<i64> = texts[0].split_whitespace().map(|t| t.parse().unwrap()).collect();
    let output: Vec<&str> = texts[1].split_whitespace().collect();
    let winner = texts[2].split_whitespace().next().unwrap();
    if output.first() != Some(&winner) {
        refuse(&format!("the winner is {winner}, not {:?}", output.first()));
    }
    match (winner, output.len()) {
        ("SECOND", 1) => {}
        ("FIRST", 5) => check_cut(&input, &output[1..]),
        (_, words) => refuse(&format!("{words} words after {winner} make no answer")),
    }
}

fn check_cut(input: &[i64], words: &[&str]) {
    let (n, m) = (input[0], input[1]);
    let mut cuts = Cuts::new();
    for cut in input[3..].chunks(4) {
        add(&mut cuts, cut);
    }
    let cut: Vec<i64> = words
        .iter()
        .map(|w| w.parse().unwrap_or_else(|_| refuse(&format!("{w:?} is no number"))))
        .collect();
    let inside = |x, y| (0..=n).contains(&x) && (0..=m).contains(&y);
    let [x, y, u, v] = cut[..] else { unreachable!() };
    if !inside(x, y) || !inside(u, v) || (x == u) == (y == v) {
        refuse("that is no cut of the sheet along one line");
    }
    if x == u && [0, n].contains(&x) || y == v && [0, m].contains(&y) {
        refuse("that is the border");
    }
    let before = uncut(&cuts, n, m);
    add(&mut cuts, &cut);
    let after = uncut(&cuts, n, m);
    if before.1 == after.1 {
        refuse("nothing new is cut");
    }
    if after.0 != 0 {
        refuse("the second player wins after that cut");
    }
}

fn add(cuts: &mut Cuts, cut: &[i64]) {
    let vertical = cut[0] == cut[2];
    let (at, from, to) = if vertical { (cut[0], cut[1], cut[3]) } else { (cut[1], cut[0], cut[2]) };
    cuts.entry((vertical, at)).or_default().push((from.min(to), from.max(to)));
}

/// Returns the nim-sum of the uncut lengths of all inner lines, and how much is cut in all.
fn uncut(cuts: &Cuts, n: i64, m: i64) -> (i64, i64) {
    let (mut sum, mut all_cut) = (0, 0);
    for (vertical, lines, length) in [(true, n - 1, m), (false, m - 1, n)] {
        let mut whole = lines;
        for (_, intervals) in cuts.iter().filter(|(line, _)| line.0 == vertical) {
            let mut intervals = intervals.clone();
            intervals.sort_by_key(|&(_, to)| std::cmp::Reverse(to));
            // Go from the far end and count what no interval seen so far covers.
            let (mut covered_from, mut cut) = (length, 0);
            for (from, to) in intervals {
                cut += (to.min(covered_from) - from).max(0);
                covered_from = covered_from.min(from);
            }
            whole -= 1;
            sum ^= length - cut;
            all_cut += cut;
        }
        if whole % 2 == 1 {
            sum ^= length;
        }
    }
    (sum, all_cut)
}

fn refuse(reason: &str) -> ! {
    eprintln!("{reason}");
    exit(1)
}
