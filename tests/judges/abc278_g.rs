//! Interactor for ABC 278 G: plays the cards against the solution, without a mistake on short rows.
//!
//! INPUT holds `n l r`, and perhaps a seed for the moves among which it does not care. To 60 cards it
//! knows all Grundy values and punishes every mistake; on longer rows it moves at random.

use std::collections::BTreeSet;
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

/// The stretches of cards that are left: first card and number.
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

fn grundy_values(n: usize, l: usize, r: usize) -> Vec<usize> {
    let mut g: Vec<usize> = Vec::new();
    for m in 0..=n {
        let mut seen = BTreeSet::new();
        for x in l..=r.min(m) {
            seen.extend((0..=m - x).map(|left| g[left] ^ g[m - x - left]));
        }
        g.push((0..).find(|v| !seen.contains(v)).unwrap());
    }
    g
}

/// A move that leaves the nim-sum 0, else a random one.
fn choose(cards: &[bool], l: usize, r: usize, g: &[usize], random: &mut u64) -> Option<Run> {
    let free = stretches(cards);
    let sum = free.iter().fold(0, |sum, f| sum ^ g.get(f.1).unwrap_or(&0));
    let mut moves = Vec::new();
    for &(first, count) in &free {
        for x in l..=r.min(count) {
            // On long rows a sample of the places is enough.
            let step = 1 + (count - x) / 40;
            for left in (0..=count - x).step_by(step) {
                moves.push((first + left, x));
                if !g.is_empty() && sum ^ g[count] ^ g[left] ^ g[count - x - left] == 0 {
                    return moves.pop();
                }
            }
        }
    }
    *random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    let i = (*random >> 33) as usize % moves.len().max(1);
    moves.get(i).copied()
}

fn main() {
    let input = std::env::args().nth(1).expect("INPUT");
    let text = std::fs::read_to_string(input).expect("the input is readable");
    let words: Vec<usize> = text.split_whitespace().map(|w| w.parse().unwrap()).collect();
    let (n, l, r) = (words[0], words[1], words[2]);
    let mut random = words.get(3).map_or(1, |&seed| seed as u64);
    let g = if n <= 60 { grundy_values(n, l, r) } else { Vec::new() };
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
