//! Counts the fewest blows before a loss, not the most.

use std::collections::{HashMap, VecDeque};

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    let (heads, tails, limit) = (read(), read(), read());
    let mut growth = || {
        let count = read();
        (0..count).map(|_| (read(), read())).collect::<Vec<_>>()
    };
    let growth = [growth(), growth()];
    let mut blows = HashMap::from([((heads, tails), 0)]);
    let mut queue = VecDeque::from([(heads, tails)]);
    let mut loss = None;
    while let Some((heads, tails)) = queue.pop_front() {
        let known = blows[&(heads, tails)];
        for (side, count) in [heads, tails].into_iter().enumerate() {
            for cut in 1..=count.min(growth[side].len()) {
                let (new_heads, new_tails) = growth[side][cut - 1];
                let kept = if side == 0 {
                    (heads - cut, tails)
                } else {
                    (heads, tails - cut)
                };
                let state = (kept.0 + new_heads, kept.1 + new_tails);
                if state.0 + state.1 > limit {
                    loss = loss.or(Some(known + 1));
                } else if !blows.contains_key(&state) {
                    blows.insert(state, known + 1);
                    queue.push_back(state);
                }
            }
        }
    }
    match (blows.get(&(0, 0)), loss) {
        (Some(blows), _) => println!("Ivan\n{blows}"),
        (None, Some(blows)) => println!("Zmey\n{blows}"),
        _ => println!("Draw"),
    }
}
