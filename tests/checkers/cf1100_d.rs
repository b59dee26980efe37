//! Interactor for Codeforces 1100 D.
//!
//! The case holds the squares of the king and of the rooks. Black moves the rook whose row or
//! column the king would reach first if he went on as he does, to a square far behind him.

mod support;

use support::{fail, say};

const SIZE: i32 = 999;

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let numbers: Vec<i32> = text
        .split_whitespace()
        .map(|word| word.parse().expect("a number"))
        .collect();
    let mut squares = numbers.chunks(2).map(|square| (square[0], square[1]));
    let mut king = squares.next().expect("the king's square");
    let mut rooks: Vec<(i32, i32)> = squares.collect();
    say(text.trim());
    for _ in 0..2000 {
        let next = hear();
        let step = (next.0 - king.0, next.1 - king.1);
        let is_on_board = (1..=SIZE).contains(&next.0) && (1..=SIZE).contains(&next.1);
        if step.0.abs().max(step.1.abs()) != 1 || !is_on_board || rooks.contains(&next) {
            say("0 0 0");
            fail(&format!("the king can't go from {king:?} to {next:?}"));
        }
        king = next;
        if rooks
            .iter()
            .any(|rook| rook.0 == king.0 || rook.1 == king.1)
        {
            say("-1 -1 -1");
            return;
        }
        let moves = |rook: &(i32, i32)| {
            let ways = [(rook.0 - king.0) * step.0, (rook.1 - king.1) * step.1];
            ways.into_iter().filter(|&way| way > 0).min()
        };
        let first = (0..rooks.len()).min_by_key(|&i| moves(&rooks[i]).unwrap_or(SIZE));
        let first = first.expect("there are rooks");
        let behind = (0..SIZE * SIZE).map(|i| {
            let (x, y) = (1 + i / SIZE, 1 + i % SIZE);
            let x = if step.0 < 0 { SIZE + 1 - x } else { x };
            let y = if step.1 < 0 { SIZE + 1 - y } else { y };
            (x, y)
        });
        let mut free = behind.filter(|to| to.0 != king.0 && to.1 != king.1 && !rooks.contains(to));
        if let Some(to) = free.next().filter(|_| moves(&rooks[first]).is_some()) {
            rooks[first] = to;
        }
        let (x, y) = rooks[first];
        say(format!("{} {x} {y}", first + 1));
    }
    fail("no check in 2000 moves");
}

fn hear() -> (i32, i32) {
    let line = support::hear();
    let words = line.split_whitespace();
    let numbers = words.map(|word| word.parse().unwrap_or_else(|_| fail("no number")));
    let numbers: Vec<i32> = numbers.collect();
    let [x, y] = numbers[..] else {
        fail("not two numbers in a line")
    };
    (x, y)
}
