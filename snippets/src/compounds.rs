//! The twelve compounds: several games at once by other rules than the usual sum.
//!
//! - Definition: a turn moves in one component, in some (at least one), or in all that haven't
//!   ended. Play ends with the first component that ends, or when all have ended. The player to
//!   move then loses in normal play and wins in misère play.
//! - Theorem: one number of each component decides, by the table of P-positions below. Remoteness
//!   is the length of play if the winner of a component hurries and the loser delays; suspense, if
//!   the winner delays and the loser hurries. Foreclosed values are Grundy values of a shorter
//!   game: in normal play a position with an ended option has the value ∞, which no mex counts,
//!   because the mover ends play and wins; in misère play options that have ended don't count.
//!   Where play ends with the first, a component that has already ended decides at once.
//! - Method: computes all numbers of a position from those of its options, in the order of an
//!   acyclic graph. The snippet `every_sg` is the compound all / the last alone. A paste has more
//!   than 60 lines because it holds the numbers for all twelve rules, `sg_dag`'s order and `mex`.
//! - Time: O(V + E) for the numbers, O(k) for the winner of k components. Memory: O(V).
//! - Source: J. H. Conway, On Numbers and Games (1976), ch. 14; C. A. B. Smith, J. Combin. Theory 1
//!   (1966), 51–81; H. Steinhaus, Naval Res. Logist. Quart. 7 (1960), 105–108 (remoteness).
//! - Status: each of the twelve equal to a search of the compound itself, for up to three tokens on
//!   all acyclic graphs of 4 positions and at random on 8, and so are the winning turns; misère
//!   play that moves in one component until all have ended is refused with two or more unfinished.
//! - names: selective compound, conjunctive compound, join and union of games, move one or several
//!   pieces at once, end as soon as one piece is stuck, 联合游戏, 組合せゲームの和
//!
//! | turn | ends with | normal play | misère play |
//! |---|---|---|---|
//! | one | the last | nim-sum of `sg` is 0 | none; of one unfinished `misere_remoteness` is odd |
//! | one | the first | no foreclosed value ∞, nim-sum 0 | nim-sum of misère foreclosed ones 0 |
//! | some | the last | all `sg` are 0 | same; of one unfinished `misere_remoteness` is odd |
//! | some | the first | all foreclosed values are 0 | all misère foreclosed values are 0 |
//! | all | the last | largest `suspense` is even | largest `misere_suspense` is odd |
//! | all | the first | least `remoteness` is even | least `misere_remoteness` is odd |

use cargo_snippet::snippet;

use crate::mex::mex;
use crate::sg_dag::dag_order;

/// Which of the unfinished components a turn moves in.
#[snippet("compounds", doc_hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// In exactly one.
    Disjunctive,
    /// In at least one.
    Selective,
    /// In every one.
    Conjunctive,
}

/// The rules of a compound.
#[snippet("compounds", doc_hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compound {
    /// Which components a turn moves in.
    pub turn: Turn,
    /// `true` if play ends with the first component that ends; if not, it ends when all have.
    pub ends_with_first: bool,
    /// `true` if the player to move at the end wins.
    pub is_misere: bool,
}

/// The numbers of a position as a component.
#[snippet("compounds", doc_hidden)]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComponentNumbers {
    /// The Grundy value.
    pub sg: u64,
    /// The foreclosed value in normal and in misère play; `None` is ∞, and where play has ended.
    pub foreclosed: [Option<u64>; 2],
    /// The length of play if the winner hurries, in normal and in misère play.
    pub remoteness: [usize; 2],
    /// The length of play if the winner delays, in normal and in misère play.
    pub suspense: [usize; 2],
}

/// The numbers of every position of the acyclic graph with options `next`. O(V + E).
///
/// # Errors
/// If the graph has a cycle, like [`dag_order`].
///
/// # Panics
/// Like [`dag_order`].
///
/// ```
/// use snippets::compounds::component_numbers;
///
/// let numbers = component_numbers(&[vec![], vec![0], vec![0, 1], vec![1]]).unwrap();
/// assert_eq!((numbers[2].sg, numbers[2].foreclosed), (2, [None, Some(1)]));
/// assert_eq!((numbers[2].remoteness, numbers[2].suspense), ([1, 2], [1, 2]));
/// assert_eq!((numbers[3].sg, numbers[3].foreclosed), (0, [Some(0), Some(1)]));
/// ```
#[snippet("compounds", doc_hidden, include = "dag_order, mex")]
pub fn component_numbers(next: &[Vec<usize>]) -> Result<Vec<ComponentNumbers>, Vec<usize>> {
    let mut numbers = vec![ComponentNumbers::default(); next.len()];
    let order = dag_order(next)?.into_iter();
    for v in order.filter(|&v| !next[v].is_empty()) {
        let options = || next[v].iter().map(|&u| &numbers[u]);
        let unfinished = || options().filter(|option| option.remoteness[0] > 0);
        let can_end = unfinished().count() < next[v].len();
        let foreclosed = |play: usize| mex(unfinished().filter_map(move |o| o.foreclosed[play]));
        let length = |play: usize, number: fn(&ComponentNumbers) -> [usize; 2], hurries: bool| {
            let lengths = || options().map(move |option| number(option)[play]);
            let is_won = lengths().any(|length| length % 2 == play);
            let kept = lengths().filter(|length| (length % 2 == play) == is_won);
            let best = if hurries == is_won {
                kept.min()
            } else {
                kept.max()
            };
            best.map_or(0, |length| length + 1)
        };
        numbers[v] = ComponentNumbers {
            sg: mex(options().map(|option| option.sg)),
            foreclosed: [(!can_end).then(|| foreclosed(0)), Some(foreclosed(1))],
            remoteness: [0, 1].map(|play| length(play, |option| option.remoteness, true)),
            suspense: [0, 1].map(|play| length(play, |option| option.suspense, false)),
        };
    }
    Ok(numbers)
}

/// Returns whether the mover loses a compound of these components. O(k) for k components.
///
/// # Panics
/// If no number decides: in misère play that moves in one component until all have ended, with two
/// or more unfinished. The snippet `misere_sg` decides many of these.
///
/// ```
/// use snippets::compounds::{component_numbers, is_compound_p_position, Compound, Turn};
///
/// let nim = [vec![], vec![0], vec![0, 1], vec![0, 1, 2]];
/// let numbers = component_numbers(&nim).unwrap();
/// let heaps = [&numbers[3], &numbers[3]];
/// let mut rules = Compound { turn: Turn::Disjunctive, ends_with_first: false, is_misere: false };
/// assert!(is_compound_p_position(&heaps, rules));
/// rules.turn = Turn::Conjunctive;
/// assert!(!is_compound_p_position(&heaps, rules));
/// ```
#[snippet("compounds", doc_hidden)]
pub fn is_compound_p_position(components: &[&ComponentNumbers], rules: Compound) -> bool {
    let play = usize::from(rules.is_misere);
    let unfinished = components.iter().filter(|c| c.remoteness[0] > 0).count();
    if unfinished == 0 || rules.ends_with_first && unfinished < components.len() {
        return !rules.is_misere;
    }
    let kind = usize::from(rules.ends_with_first);
    let mut values = (components.iter()).map(|c| [Some(c.sg), c.foreclosed[play]][kind]);
    let remoteness = components.iter().map(|c| c.remoteness[play]);
    let suspense = components.iter().map(|c| c.suspense[play]);
    let is_lost = |length: Option<usize>| length.map(|length| length % 2) == Some(play);
    match (rules.turn, rules.ends_with_first) {
        (Turn::Conjunctive, true) => is_lost(remoteness.min()),
        (Turn::Conjunctive, false) => is_lost(suspense.max()),
        (_, false) if rules.is_misere && unfinished == 1 => {
            components.iter().any(|c| c.remoteness[1] % 2 == 1)
        }
        (Turn::Disjunctive, false) if rules.is_misere => {
            panic!("no number decides misère play of {unfinished} components: see misere_sg")
        }
        (Turn::Disjunctive, _) => values.try_fold(0, |sum, value| Some(sum ^ value?)) == Some(0),
        (Turn::Selective, _) => values.all(|value| value == Some(0)),
    }
}

/// Lists the winning turns of a compound with a token on each vertex, as the tokens after them.
///
/// `numbers` comes from [`component_numbers`]. It tries all turns: if a turn moves in several
/// components, their number is the product of the numbers of options.
///
/// # Panics
/// Like [`is_compound_p_position`], or if a token is not below `next.len()`.
///
/// ```
/// use snippets::compounds::{component_numbers, compound_winning_moves, Compound, Turn};
///
/// let nim = [vec![], vec![0], vec![0, 1], vec![0, 1, 2]];
/// let numbers = component_numbers(&nim).unwrap();
/// let rules = Compound { turn: Turn::Selective, ends_with_first: false, is_misere: false };
/// assert_eq!(compound_winning_moves(&[3, 2], &nim, &numbers, rules), [[0, 0]]);
/// ```
#[snippet("compound_winning_moves", doc_hidden, include = "compounds")]
pub fn compound_winning_moves(
    tokens: &[usize],
    next: &[Vec<usize>],
    numbers: &[ComponentNumbers],
    rules: Compound,
) -> Vec<Vec<usize>> {
    let unfinished = tokens.iter().filter(|&&v| !next[v].is_empty()).count();
    let is_over = unfinished == 0 || rules.ends_with_first && unfinished < tokens.len();
    let most = [unfinished, 1][usize::from(rules.turn == Turn::Disjunctive)];
    let least = [1, unfinished][usize::from(rules.turn == Turn::Conjunctive)];
    let moved = |turn: &[usize]| turn.iter().zip(tokens).filter(|(u, v)| u != v).count();
    let mut turns = vec![vec![]];
    for &v in tokens {
        let ends = [&next[v][..], &[v]].concat();
        let longer = |u: usize| turns.iter().map(move |turn| [&turn[..], &[u]].concat());
        turns = ends.into_iter().flat_map(longer).collect();
        turns.retain(|turn| moved(turn) <= most);
    }
    let components = |turn: &[usize]| turn.iter().map(|&v| &numbers[v]).collect::<Vec<_>>();
    turns.retain(|turn| !is_over && moved(turn) >= least);
    turns.retain(|turn| is_compound_p_position(&components(turn), rules));
    turns
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::{collection::vec, prelude::*, sample::Index};

    use super::*;

    fn all_rules() -> Vec<Compound> {
        let turns = [Turn::Disjunctive, Turn::Selective, Turn::Conjunctive].into_iter();
        let with_end = turns.flat_map(|turn| [false, true].map(|end| (turn, end)));
        with_end
            .flat_map(|(turn, ends_with_first)| {
                [false, true].map(|is_misere| Compound {
                    turn,
                    ends_with_first,
                    is_misere,
                })
            })
            .collect()
    }

    /// All turns by the definition: a set of tokens that have moves, and a move of each.
    fn turns(next: &[Vec<usize>], tokens: &[usize], rules: Compound) -> Vec<Vec<usize>> {
        let movable = (0..tokens.len()).filter(|&i| !next[tokens[i]].is_empty());
        let movable = movable.fold(0usize, |set, i| set | 1 << i);
        if rules.ends_with_first && movable.count_ones() < tokens.len() as u32 {
            return vec![];
        }
        let mut all = vec![];
        for set in (1..1usize << tokens.len()).filter(|set| set & !movable == 0) {
            let is_allowed = match rules.turn {
                Turn::Disjunctive => set.count_ones() == 1,
                Turn::Selective => true,
                Turn::Conjunctive => set == movable,
            };
            let mut turns = vec![vec![]];
            for (i, &v) in tokens.iter().enumerate() {
                let stay = [v];
                let ends = if set >> i & 1 == 1 {
                    &next[v][..]
                } else {
                    &stay[..]
                };
                let longer = |turn: Vec<usize>| {
                    let longer = ends.iter().map(move |&u| [&turn[..], &[u]].concat());
                    longer.collect::<Vec<_>>()
                };
                turns = turns.into_iter().flat_map(longer).collect();
            }
            all.extend(turns.into_iter().filter(|_| is_allowed));
        }
        all.sort();
        all
    }

    type Memo = HashMap<Vec<usize>, bool>;

    fn is_won(next: &[Vec<usize>], tokens: &[usize], rules: Compound, memo: &mut Memo) -> bool {
        let mut key = tokens.to_vec();
        key.sort_unstable();
        if let Some(&known) = memo.get(&key) {
            return known;
        }
        let turns = turns(next, &key, rules);
        let won = if turns.is_empty() {
            rules.is_misere
        } else {
            turns.iter().any(|turn| !is_won(next, turn, rules, memo))
        };
        memo.insert(key, won);
        won
    }

    fn check(next: &[Vec<usize>], tokens: &[usize], rules: Compound, memo: &mut Memo) {
        let numbers = component_numbers(next).unwrap();
        let components: Vec<_> = tokens.iter().map(|&v| &numbers[v]).collect();
        let unfinished = tokens.iter().filter(|&&v| !next[v].is_empty()).count();
        let is_decided =
            rules.turn != Turn::Disjunctive || rules.ends_with_first || !rules.is_misere;
        if !is_decided && unfinished > 1 {
            return;
        }
        let found = is_compound_p_position(&components, rules);
        let won = is_won(next, tokens, rules, memo);
        assert_eq!(found, !won, "{next:?} {tokens:?} {rules:?}");
        let mut moves = compound_winning_moves(tokens, next, &numbers, rules);
        moves.sort();
        let mut expected = turns(next, tokens, rules);
        expected.retain(|turn| !is_won(next, turn, rules, memo));
        assert_eq!(moves, expected, "{next:?} {tokens:?} {rules:?}");
    }

    #[test]
    fn all_twelve_are_those_of_a_search_on_all_small_graphs() {
        let pairs = [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)];
        for subset in 0..64 {
            let mut next = vec![vec![]; 4];
            for (i, &(v, u)) in pairs.iter().enumerate() {
                if subset >> i & 1 == 1 {
                    next[v].push(u);
                }
            }
            for rules in all_rules() {
                let mut memo = Memo::new();
                check(&next, &[], rules, &mut memo);
                for code in 0..4 * 4 * 4 {
                    let tokens = [code % 4, code / 4 % 4, code / 16];
                    for k in 1..=3 {
                        check(&next, &tokens[..k], rules, &mut memo);
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn all_twelve_are_those_of_a_search_on_random_graphs(
            choices in vec(vec(any::<Index>(), 0..4), 7),
            tokens in vec(0..8usize, 1..4),
        ) {
            let mut next = vec![vec![]];
            for (v, options) in choices.iter().enumerate() {
                next.push(options.iter().map(|i| i.index(v + 1)).collect());
            }
            for rules in all_rules() {
                check(&next, &tokens, rules, &mut Memo::new());
            }
        }
    }

    #[test]
    fn kings_and_their_remoteness() {
        // One-handed kings (Winning Ways, ch. 9): a king at (x, y) steps left, down or both. Where
        // all kings step at once and the first at the corner ends play, remoteness decides.
        let at = |x: usize, y: usize| 8 * y + x;
        let mut next = vec![vec![]; 64];
        for (x, y) in (0..8).flat_map(|y| (0..8).map(move |x| (x, y))) {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1)] {
                if dx <= x && dy <= y {
                    next[at(x, y)].push(at(x - dx, y - dy));
                }
            }
        }
        let numbers = component_numbers(&next).unwrap();
        for (x, y) in (0..8).flat_map(|y| (0..8).map(move |x| (x, y))) {
            let is_lost = x % 2 == 0 && y % 2 == 0;
            let remoteness = numbers[at(x, y)].remoteness[0];
            assert_eq!(remoteness % 2 == 0, is_lost, "{x} {y}");
            assert_eq!(numbers[at(x, y)].suspense[0] % 2 == 0, is_lost, "{x} {y}");
        }
    }

    #[test]
    #[should_panic(expected = "no number decides misère play of 2 components: see misere_sg")]
    fn misere_sums_of_two_are_left_to_misere_sg() {
        let numbers = component_numbers(&[vec![], vec![0]]).unwrap();
        let rules = Compound {
            turn: Turn::Disjunctive,
            ends_with_first: false,
            is_misere: true,
        };
        is_compound_p_position(&[&numbers[1], &numbers[1]], rules);
    }

    #[test]
    fn a_cycle_is_refused() {
        assert_eq!(component_numbers(&[vec![1], vec![0]]), Err(vec![0, 1]));
    }
}
