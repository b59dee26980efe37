//! On Numbers and Games, ch. 14. Horses in one, some or all components
//! - url: https://www.cut-the-knot.org/books/ONAG/content.shtml
//! - judge: other
//! - games: compounds, selective, conjunctive, disjunctive, remoteness, suspense, foreclosed,
//!   misère
//! - rules: Tokens stand on vertices of an acyclic graph. A move takes one of them, some of them,
//!   or all that can go, each along an edge. Play ends when no token can go, or as soon as one
//!   cannot. A player who cannot move loses, or wins.
//! - difficulty: 1800
//! - input: n in 1..1000, m in 0..10^4, m * { u in 1..n, v in u+1..n }, t in 1..100, at[t] in 1..n,
//!   q in 1..10, q * { { "one last normal" | "one first normal" | "some last normal" |
//!   "some last misere" | "some first normal" | "some first misere" | "all last normal" |
//!   "all last misere" | "all first normal" | "all first misere" } }
//! - statement: checked with published accounts of these compounds; the input is our own
//!
//! Every vertex has a Grundy value, foreclosed values, remoteness and suspense numbers, for normal
//! and for misère play. Each way to add games up needs one of them. Only misère play of one
//! component at a time has no such number, so the questions leave it out. O(n + m), then O(t) a
//! question.
//!
//! The input is our own: the graph, whose edges go to larger numbers, the tokens, and questions
//! such as `some first misere`.

use proconio::input;
use proconio::marker::Usize1;
use snippets::compounds::{
    component_numbers, is_compound_p_position, ComponentNumbers, Compound, Turn,
};

fn rules(turn: &str, end: &str, play: &str) -> Compound {
    let turn = match turn {
        "one" => Turn::Disjunctive,
        "some" => Turn::Selective,
        _ => Turn::Conjunctive,
    };
    Compound {
        turn,
        ends_with_first: end == "first",
        is_misere: play == "misere",
    }
}

fn verdict(first_wins: bool) -> &'static str {
    if first_wins {
        "first"
    } else {
        "second"
    }
}

fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1)],
        tokens: [Usize1],
        questions: [(String, String, String)],
    }
    let mut next = vec![vec![]; n];
    edges.into_iter().for_each(|(u, v)| next[u].push(v));
    let numbers = component_numbers(&next).expect("edges go to larger numbers");
    let components: Vec<&ComponentNumbers> = tokens.iter().map(|&token| &numbers[token]).collect();
    for (turn, end, play) in questions {
        let loses = is_compound_p_position(&components, rules(&turn, &end, &play));
        println!("{}", verdict(!loses));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(next: &[Vec<usize>], tokens: &[usize], rules: Compound) -> bool {
        let can_go = |&&token: &&usize| !next[token].is_empty();
        let going = tokens.iter().filter(can_go).count();
        if going == 0 || rules.ends_with_first && going < tokens.len() {
            return rules.is_misere;
        }
        let ways = tokens
            .iter()
            .map(|&token| next[token].iter().copied().chain([token]).collect_vec());
        let mut options = ways.multi_cartesian_product().filter(|option| {
            let moved = option
                .iter()
                .zip(tokens)
                .filter(|(to, from)| to != from)
                .count();
            match rules.turn {
                Turn::Disjunctive => moved == 1,
                Turn::Selective => moved >= 1,
                Turn::Conjunctive => moved == going,
            }
        });
        options.any(|option| !wins_by_search(next, &option, rules))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            edges in prop::collection::vec((0..6usize, 0..6usize), 0..10),
            tokens in prop::collection::vec(0..6usize, 1..4),
        ) {
            let mut next = vec![vec![]; 6];
            let edges = edges.into_iter().filter(|(u, v)| u < v).collect_vec();
            edges.iter().for_each(|&(u, v)| next[u].push(v));
            let lines = edges
                .iter()
                .map(|(u, v)| format!("{} {}\n", u + 1, v + 1))
                .join("");
            let shown = tokens.iter().map(|token| token + 1).join(" ");
            let numbers = component_numbers(&next).expect("edges go to larger numbers");
            let components = tokens.iter().map(|&token| &numbers[token]).collect_vec();
            for turn in ["one", "some", "all"] {
                for (end, play) in ["last", "first"]
                    .into_iter()
                    .cartesian_product(["normal", "misere"])
                {
                    if (turn, play) == ("one", "misere") {
                        continue;
                    }
                    let question = format!("1\n{turn} {end} {play}\n");
                    let input = format!(
                        "6 {}\n{lines}{}\n{shown}\n{question}",
                        edges.len(),
                        tokens.len()
                    );
                    let rules = rules(turn, end, play);
                    let expected = verdict(wins_by_search(&next, &tokens, rules));
                    let got = verdict(!is_compound_p_position(&components, rules));
                    assert_answer!(input, expected, got);
                }
            }
        }
    }
}
