//! Codeforces 919 F at its limits: 10^5 games.
//!
//! - limit-last-card: each player has one card left that isn't 0. If both add up to 5, the player
//!   to move wins at once.
//! - limit-four-cards: each player has at most four cards left that aren't 0. Such positions lead
//!   to no others, and there are few, so they are judged again and again until nothing changes.

#[path = "support/mod.rs"]
mod support;
use std::collections::BTreeMap;
use support::{case, Random};

/// The cards that aren't 0, sorted.
type Hand = Vec<usize>;

fn hands() -> Vec<Hand> {
    let mut hands = vec![vec![]];
    for size in 0..4 {
        let grown = hands.iter().filter(|hand: &&Hand| hand.len() == size);
        let grown = grown.flat_map(|hand| {
            let last = hand.last().copied().unwrap_or(1);
            (last..5).map(move |card| [hand.as_slice(), &[card]].concat())
        });
        let grown: Vec<Hand> = grown.collect();
        hands.extend(grown);
    }
    hands
}

/// 1 if the player to move wins, -1 if he loses; nothing if play never ends.
fn outcomes() -> BTreeMap<(Hand, Hand), i32> {
    let mut outcomes = BTreeMap::new();
    let hands = hands();
    for hand in &hands {
        outcomes.insert((hand.clone(), vec![]), -1);
        outcomes.insert((vec![], hand.clone()), 1);
    }
    loop {
        let known = outcomes.len();
        for (own, other) in hands
            .iter()
            .flat_map(|own| hands.iter().map(move |it| (own, it)))
        {
            let position = (own.clone(), other.clone());
            if outcomes.contains_key(&position) {
                continue;
            }
            let pairs = (0..own.len()).flat_map(|i| other.iter().map(move |card| (i, card)));
            let options = pairs.map(|(i, card)| {
                let mut new = own.clone();
                new[i] = (new[i] + card) % 5;
                new.retain(|&card| card > 0);
                new.sort_unstable();
                outcomes.get(&(other.clone(), new)).copied()
            });
            let options: Vec<Option<i32>> = options.collect();
            if options.contains(&Some(-1)) {
                outcomes.insert(position, 1);
            } else if options.iter().all(|option| *option == Some(1)) {
                outcomes.insert(position, -1);
            }
        }
        if outcomes.len() == known {
            return outcomes;
        }
    }
}

fn main() {
    let (mut input, mut output) = (String::from("100000\n"), String::new());
    for i in 0..100_000 {
        let (first, card) = (i % 2, i / 2 % 4 + 1);
        let zeros = "0 0 0 0 0 0 0";
        input += &format!("{first}\n{zeros} {card}\n{} {zeros}\n", 5 - card);
        output += ["Alice\n", "Bob\n"][first];
    }
    case("limit-last-card", input, output);
    let (outcomes, hands) = (outcomes(), hands());
    let mut random = Random(919);
    let (mut input, mut output) = (String::from("100000\n"), String::new());
    for i in 0..100_000 {
        let first = i % 2;
        // Both have a card that is not 0.
        let mut hand = || hands[1 + random.below(hands.len() as u64 - 1) as usize].clone();
        let hands = [hand(), hand()];
        input += &format!("{first}\n");
        for hand in &hands {
            let mut cards = [hand.as_slice(), &vec![0; 8 - hand.len()]].concat();
            random.shuffle(&mut cards);
            let words: Vec<String> = cards.iter().map(usize::to_string).collect();
            input += &(words.join(" ") + "\n");
        }
        let position = (hands[first].clone(), hands[1 - first].clone());
        output += match outcomes.get(&position) {
            Some(1) => ["Alice\n", "Bob\n"][first],
            Some(_) => ["Bob\n", "Alice\n"][first],
            None => "Deal\n",
        };
    }
    case("limit-four-cards", input, output);
}
