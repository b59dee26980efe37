//! Interactor for ABC 278 G: plays the cards against the solution and makes no mistake.
//!
//! INPUT holds `n l r`, and perhaps a seed for the interactor's moves while it is losing. The
//! interactor knows all Grundy values and punishes the solution's first mistake.

use std::io::{BufRead, Write};
use std::process::exit;

type Run = (usize, usize);

fn refuse(reason: String) -> ! {
    println!("-1 -1");
    eprintln!("{reason}");
    exit(1);
}

fn next_line() -> Vec<String> {
    std::io::stdout().flush().unwrap();
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line).unwrap() == 0 {
        eprintln!("the solution stopped talking");
        exit(1);
    }
    line.split_whitespace().map(String::from).collect()
}

/// Lists the stretches of cards that are left, each as its first card and its number of cards.
fn stretches(cards: &[bool]) -> Vec<Run> {
    let mut found = Vec::new();
    let mut i = 0;
    while i < cards.len() {
        let count = cards[i..].iter().take_while(|&&c| c).count();
        if count > 0 {
            found.push((i, count));
        }
        i += count + 1;
    }
    found
}

/// Computes the Grundy values. A move leaves two stretches that have `s` cards together, where
/// `m - r <= s <= m - l`. From one `m` to the next, one `s` joins and one drops out. So counting
/// the ways to every nim-sum takes O(n²) in all.
fn grundy_values(n: usize, l: usize, r: usize) -> Vec<usize> {
    let mut g: Vec<usize> = Vec::new();
    let mut ways = vec![0i64; 2 * (n + 1).next_power_of_two()];
    for m in 0..=n {
        for (s, change) in [(m.checked_sub(l), 1), (m.checked_sub(r + 1), -1)] {
            for (left, right) in s
                .into_iter()
                .flat_map(|s| (0..=s).map(move |left| (left, s - left)))
            {
                ways[g[left] ^ g[right]] += change;
            }
        }
        g.push(ways.iter().position(|&ways| ways == 0).unwrap());
    }
    g
}

/// Returns a move that leaves the nim-sum 0, or a random move if there is none.
fn choose(cards: &[bool], l: usize, r: usize, g: &[usize], random: &mut Random) -> Option<Run> {
    let mut free = stretches(cards);
    free.retain(|f| f.1 >= l);
    let sum = free.iter().fold(0, |sum, f| sum ^ g[f.1]);
    for &(first, count) in free.iter().filter(|_| sum != 0) {
        for x in l..=r.min(count) {
            let wins = |left: &usize| sum ^ g[count] == g[*left] ^ g[count - x - left];
            if let Some(left) = (0..=count - x).find(wins) {
                return Some((first + left, x));
            }
        }
    }
    let &(first, count) = free.get(random.below(free.len().max(1)))?;
    let x = l + random.below(r.min(count) - l + 1);
    Some((first + random.below(count - x + 1), x))
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

fn main() {
    let input = std::env::args().nth(1).expect("INPUT");
    let text = std::fs::read_to_string(input).expect("the input is readable");
    let words: Vec<usize> = text
        .split_whitespace()
        .map(|w| w.parse().unwrap())
        .collect();
    let (n, l, r) = (words[0], words[1], words[2]);
    let mut random = Random(words.get(3).map_or(1, |&seed| seed as u64));
    let g = grundy_values(n, l, r);
    let mut cards = vec![true; n];

    println!("{n} {l} {r}");
    let choice = next_line();
    let mut solution_moves = match choice.join(" ").as_str() {
        "First" => true,
        "Second" => false,
        other => refuse(format!("neither First nor Second: {other:?}")),
    };
    loop {
        if solution_moves {
            let line = next_line();
            let run: Option<Vec<usize>> = line.iter().map(|w| w.parse().ok()).collect();
            let Some([first, count]) = run.as_deref() else {
                refuse(format!("not a move: {line:?}"));
            };
            let is_legal = (l..=r).contains(count)
                && *first >= 1
                && first.checked_add(*count).is_some_and(|end| end <= n + 1)
                && cards[first - 1..first - 1 + count].iter().all(|&c| c);
            if !is_legal {
                refuse(format!("not allowed: {first} {count}"));
            }
            cards[first - 1..first - 1 + count].fill(false);
        } else if let Some((first, count)) = choose(&cards, l, r, &g, &mut random) {
            cards[first..first + count].fill(false);
            println!("{} {count}", first + 1);
            if stretches(&cards).iter().all(|f| f.1 < l) {
                refuse("the solution has no move left".to_string());
            }
        } else {
            println!("0 0");
            return;
        }
        solution_moves = !solution_moves;
    }
}
