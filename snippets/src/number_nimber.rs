//! Sums of numbers and nimbers.
//!
//! - Definition: a position `x + *g` is a number `x` (see `dyadic`) and a Nim heap of `g`, from
//!   which both players may move. Left and Right have different moves; a player who can't move
//!   loses.
//! - Theorem: `(x + *g) + (y + *h) = (x + y) + *(g ⊕ h)`. If the number isn't 0, its sign decides
//!   whoever begins, and the nimber doesn't matter: Left wins above 0, Right below. At 0 the nimber
//!   decides as in Nim. The same holds with any all-small game (both players can move, or neither)
//!   in place of the nimber: it matters only where the numbers cancel.
//! - Method: the theorem.
//! - Time: O(1). Memory: O(1).
//! - Source: J. H. Conway, On Numbers and Games (1976), ch. 8–9; Winning Ways, ch. 2.
//! - Status: winner equal to a search of all sums of two components with numbers -1, -1/2, …, 1 and
//!   nimbers below 3.
//! - names: integers plus star, partizan sums, each player may also make a move of their own,
//!   数与尼姆数之和, 数とニム数の和

use cargo_snippet::snippet;

use crate::dyadic::{Dyadic, Winner};

/// The sum of a number and a nimber.
#[snippet("number_nimber", doc_hidden, include = "dyadic, winner")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberNimber {
    /// The number, which decides unless it's 0.
    pub number: Dyadic,
    /// The Grundy value of the impartial part.
    pub nimber: u64,
}

#[snippet("number_nimber", doc_hidden)]
impl std::ops::Add for NumberNimber {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            number: self.number + other.number,
            nimber: self.nimber ^ other.nimber,
        }
    }
}

#[snippet("number_nimber", doc_hidden)]
impl std::ops::Neg for NumberNimber {
    type Output = Self;
    fn neg(self) -> Self {
        Self {
            number: -self.number,
            nimber: self.nimber,
        }
    }
}

/// The winner of `sum`.
///
/// ```
/// use snippets::dyadic::{Dyadic, Winner};
/// use snippets::number_nimber::{number_nimber_winner, NumberNimber};
///
/// let sum = |halves, nimber| NumberNimber { number: Dyadic::new(halves, 1), nimber };
/// assert_eq!(number_nimber_winner(sum(1, 0) + sum(-1, 5)), Winner::First);
/// assert_eq!(number_nimber_winner(sum(1, 7)), Winner::Left);
/// ```
#[snippet("number_nimber", doc_hidden)]
pub fn number_nimber_winner(sum: NumberNimber) -> Winner {
    let first_wins = sum.number == Dyadic::ZERO && sum.nimber > 0;
    Winner::from_first_moves(
        first_wins || sum.number > Dyadic::ZERO,
        first_wins || sum.number < Dyadic::ZERO,
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// Games as trees: the options of Left and of Right by index.
    #[derive(Default)]
    struct Games {
        options: Vec<[Vec<usize>; 2]>,
        known: HashMap<(i128, u32, u64), usize>,
    }

    impl Games {
        fn add(&mut self, options: [Vec<usize>; 2]) -> usize {
            self.options.push(options);
            self.options.len() - 1
        }

        /// `m / 2^exponent + *g`, of odd `m` unless the exponent is 0.
        fn sum(&mut self, m: i128, exponent: u32, g: u64) -> usize {
            if let Some(&known) = self.known.get(&(m, exponent, g)) {
                return known;
            }
            let options = [1, -1].map(|sign| {
                let mut options: Vec<usize> = (0..g).map(|h| self.sum(m, exponent, h)).collect();
                let (mut m, mut e) = (m - sign, exponent);
                if exponent > 0 || (m + sign) * sign > 0 {
                    while e > 0 && m % 2 == 0 {
                        (m, e) = (m / 2, e - 1);
                    }
                    options.push(self.sum(m, e, g));
                }
                options
            });
            let game = self.add(options);
            self.known.insert((m, exponent, g), game);
            game
        }

        fn tree(&mut self, value: NumberNimber) -> usize {
            let (m, exponent) = value.number.parts();
            self.sum(m, exponent, value.nimber)
        }

        fn wins_first(&self, a: usize, b: usize, player: usize, memo: &mut Memo) -> bool {
            if let Some(&known) = memo.get(&(a, b, player)) {
                return known;
            }
            let from_a = self.options[a][player].iter().map(|&option| (option, b));
            let from_b = self.options[b][player].iter().map(|&option| (a, option));
            let mut options = from_a.chain(from_b);
            let wins = options.any(|(a, b)| !self.wins_first(a, b, 1 - player, memo));
            memo.insert((a, b, player), wins);
            wins
        }
    }

    type Memo = HashMap<(usize, usize, usize), bool>;

    fn values(numbers: &[(i128, u32)], nimbers: u64) -> Vec<NumberNimber> {
        let with = |&(m, e): &(i128, u32)| {
            let number = Dyadic::new(m, e);
            (0..nimbers).map(move |nimber| NumberNimber { number, nimber })
        };
        numbers.iter().flat_map(with).collect()
    }

    #[test]
    fn sums_of_two_have_the_winner_of_a_search() {
        let mut games = Games::default();
        let mut memo = Memo::new();
        let components = values(&[(-1, 0), (-1, 1), (0, 0), (1, 1), (1, 0)], 3);
        for &a in &components {
            for &b in &components {
                let [tree_a, tree_b] = [a, b].map(|value| games.tree(value));
                let wins = [0, 1].map(|player| games.wins_first(tree_a, tree_b, player, &mut memo));
                let expected = Winner::from_first_moves(wins[0], wins[1]);
                assert_eq!(number_nimber_winner(a + b), expected, "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn a_tiny_number_beats_the_largest_nimber() {
        let tiny = NumberNimber {
            number: Dyadic::new(-1, 126),
            nimber: u64::MAX,
        };
        assert_eq!(number_nimber_winner(tiny), Winner::Right);
    }
}
