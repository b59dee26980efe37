//! Calls a state lost as soon as one of its moves leads to a win of the other player,
//! instead of all of them.

use std::collections::VecDeque;
use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let mut set = || {
        let k = numbers.next().unwrap();
        (0..k).map(|_| numbers.next().unwrap()).collect::<Vec<_>>()
    };
    let sets = [set(), set()];
    let mut word = vec![["Loop"; 2]; n];
    word[0] = ["Lose"; 2];
    let mut queue = VecDeque::from([(0, 0), (0, 1)]);
    while let Some((place, turn)) = queue.pop_front() {
        for step in &sets[1 - turn] {
            let from = (place + n - step) % n;
            if word[from][1 - turn] == "Loop" {
                word[from][1 - turn] = if word[place][turn] == "Lose" {
                    "Win"
                } else {
                    "Lose"
                };
                queue.push_back((from, 1 - turn));
            }
        }
    }
    for turn in 0..2 {
        let line: Vec<_> = word[1..].iter().map(|w| w[turn]).collect();
        println!("{}", line.join(" "));
    }
}
