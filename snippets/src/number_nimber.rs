//! Sums of numbers and nimbers.
//!
//! - Definition: a position `x + *g` is a number `x` (see `dyadic`) and a Nim heap of `g`, from
//!   which both players may move. Left and Right have different moves; who cannot move loses.
//! - Theorem: `(x + *g) + (y + *h) = (x + y) + *(g ⊕ h)`. If the number is not 0, its sign decides
//!   and the nimber does not matter: Left wins above 0, Right below, whoever begins. At 0 the
//!   nimber decides as in Nim. The same holds with any all-small game, in which both players can
//!   move or neither, in the place of the nimber: it matters only where the numbers cancel. Let all
//!   options of `{L | R}` be such sums, `x` the largest number on the left and `y` the least on the
//!   right. A number `z` fits if each left option is below it or confused with it, each right one
//!   above or confused: `z > x`, or `z = x` if no left option is `x` alone; so for `y`. If one
//!   fits, the game is the simplest one (see `dyadic`). Else, if `x = y`, it is `x + *m` for the
//!   mex `m` of the nimbers beside `x`, provided that both sides have the same mex. In all other
//!   cases it is no such sum: hot as `{1 | 0}`, or all-small as `↑ = {0 | *}`.
//! - Method: the theorem; an option wins if it leaves a sum that is won by the player moving
//!   second.
//! - Time: O(1) an option. Memory: O(1), O(options) for a value.
//! - Source: J. H. Conway, On Numbers and Games (1976), ch. 8–9; Winning Ways, ch. 2.
//! - Status: winner and winning options of both players equal to a search of all sums of two
//!   components with numbers -1, -1/2, …, 1 and nimbers below 3; values, or none, equal to a search
//!   of the difference for all games of up to two options with numbers -1, 0, 1/2 and nimbers below
//!   3 a side.
//! - names: integers plus star, partizan sums, 数与尼姆数之和, 数とニム数の和

use cargo_snippet::snippet;

use crate::dyadic::{simplest_number, Dyadic, Winner};
use crate::mex::mex;

/// The sum of a number and a nimber.
#[snippet("number_nimber", doc_hidden, include = "dyadic, winner")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberNimber {
    /// The number, which decides unless it is 0.
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

/// The indices of the `options` of one component, `component`, that win the `sum` of all components
/// for their player: Left's options if `is_left`, else Right's.
///
/// ```
/// use snippets::dyadic::Dyadic;
/// use snippets::number_nimber::{number_nimber_winning_moves, NumberNimber};
///
/// let whole = |n, nimber| NumberNimber { number: Dyadic::new(n, 0), nimber };
/// let (sum, component) = (whole(0, 3), whole(1, 2));
/// let options = [whole(1, 0), whole(1, 1), whole(0, 2), whole(2, 2)];
/// assert_eq!(number_nimber_winning_moves(sum, component, &options, true), [1, 3]);
/// ```
#[snippet("number_nimber", doc_hidden)]
pub fn number_nimber_winning_moves(
    sum: NumberNimber,
    component: NumberNimber,
    options: &[NumberNimber],
    is_left: bool,
) -> Vec<usize> {
    let rest = sum + -component;
    let own = if is_left { Winner::Left } else { Winner::Right };
    let wins =
        |&i: &usize| [own, Winner::Second].contains(&number_nimber_winner(rest + options[i]));
    (0..options.len()).filter(wins).collect()
}

/// The value of `{lefts | rights}`, whose options are sums of numbers and nimbers; `None` if it is
/// no such sum.
///
/// ```
/// use snippets::dyadic::Dyadic;
/// use snippets::number_nimber::{number_nimber_value, NumberNimber};
///
/// let whole = |n, nimber| NumberNimber { number: Dyadic::new(n, 0), nimber };
/// let [zero, star] = [whole(0, 0), whole(0, 1)];
/// assert_eq!(number_nimber_value(&[zero, star], &[zero, star]), Some(whole(0, 2)));
/// assert_eq!(number_nimber_value(&[star], &[star]), Some(zero));
/// assert_eq!(number_nimber_value(&[whole(1, 0)], &[whole(1, 0)]), Some(whole(1, 1)));
/// assert_eq!(number_nimber_value(&[whole(1, 0)], &[zero]), None);
/// assert_eq!(number_nimber_value(&[zero], &[star]), None);
/// ```
#[snippet(
    "number_nimber_value",
    doc_hidden,
    include = "dyadic, mex, number_nimber, simplest_number"
)]
pub fn number_nimber_value(
    lefts: &[NumberNimber],
    rights: &[NumberNimber],
) -> Option<NumberNimber> {
    use std::ops::Bound::{Excluded, Included, Unbounded};
    let beside = |options: &[NumberNimber], number: Dyadic| -> Vec<u64> {
        let there = options.iter().filter(|option| option.number == number);
        there.map(|option| option.nimber).collect()
    };
    let bound = |options: &[NumberNimber], extreme: Option<Dyadic>| match extreme {
        None => Unbounded,
        Some(x) if beside(options, x).contains(&0) => Excluded(x),
        Some(x) => Included(x),
    };
    let largest = lefts.iter().map(|option| option.number).max();
    let least = rights.iter().map(|option| option.number).min();
    if let Some(number) = simplest_number(bound(lefts, largest), bound(rights, least)) {
        return Some(NumberNimber { number, nimber: 0 });
    }
    let number = largest.filter(|_| largest == least)?;
    let [nimber, other] = [lefts, rights].map(|options| mex(beside(options, number)));
    (nimber == other).then_some(NumberNimber { number, nimber })
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
        at_least: HashMap<(usize, usize), bool>,
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

        fn value(&self, game: usize) -> NumberNimber {
            let known = self.known.iter().find(|(_, &known)| known == game);
            let (&(m, exponent, nimber), _) = known.expect("a sum of a number and a nimber");
            let number = Dyadic::new(m, exponent);
            NumberNimber { number, nimber }
        }

        /// Left wins `g - h` as second player.
        fn at_least(&mut self, g: usize, h: usize) -> bool {
            if let Some(&known) = self.at_least.get(&(g, h)) {
                return known;
            }
            let right = self.options[g][1].clone();
            let left = self.options[h][0].clone();
            let is_refuted = right.into_iter().any(|r| self.at_least(h, r))
                || left.into_iter().any(|l| self.at_least(l, g));
            self.at_least.insert((g, h), !is_refuted);
            !is_refuted
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
    fn sums_of_two_have_the_winner_and_the_winning_options_of_a_search() {
        let mut games = Games::default();
        let mut memo = Memo::new();
        let components = values(&[(-1, 0), (-1, 1), (0, 0), (1, 1), (1, 0)], 3);
        for &a in &components {
            for &b in &components {
                let [tree_a, tree_b] = [a, b].map(|value| games.tree(value));
                let wins = [0, 1].map(|player| games.wins_first(tree_a, tree_b, player, &mut memo));
                let expected = Winner::from_first_moves(wins[0], wins[1]);
                assert_eq!(number_nimber_winner(a + b), expected, "{a:?} {b:?}");
                for player in [0, 1] {
                    let options = games.options[tree_a][player].clone();
                    let winning = (0..options.len())
                        .filter(|&i| !games.wins_first(options[i], tree_b, 1 - player, &mut memo));
                    let winning: Vec<usize> = winning.collect();
                    let values: Vec<_> = options.iter().map(|&o| games.value(o)).collect();
                    let found = number_nimber_winning_moves(a + b, a, &values, player == 0);
                    assert_eq!(found, winning, "{a:?} in {b:?} for {player}");
                }
            }
        }
    }

    #[test]
    fn values_are_those_that_a_search_of_the_difference_finds() {
        let mut games = Games::default();
        let options = values(&[(-1, 0), (0, 0), (1, 1)], 3);
        let trees: Vec<usize> = options.iter().map(|&value| games.tree(value)).collect();
        let quarters: Vec<(i128, u32)> = (-8..=8).map(|m| Dyadic::new(m, 2).parts()).collect();
        let candidates: Vec<(NumberNimber, usize)> = values(&quarters, 4)
            .into_iter()
            .map(|value| (value, games.tree(value)))
            .collect();
        let mut sets: Vec<Vec<usize>> = vec![vec![]];
        for i in 0..options.len() {
            sets.extend((0..=i).map(|j| if i == j { vec![i] } else { vec![i, j] }));
        }
        for lefts in &sets {
            for rights in &sets {
                let side = |set: &[usize]| set.iter().map(|&i| trees[i]).collect();
                let game = games.add([side(lefts), side(rights)]);
                let equal = candidates
                    .iter()
                    .filter(|&&(_, tree)| games.at_least(game, tree) && games.at_least(tree, game));
                let equal: Vec<NumberNimber> = equal.map(|&(value, _)| value).collect();
                let side = |set: &[usize]| -> Vec<_> { set.iter().map(|&i| options[i]).collect() };
                let found = number_nimber_value(&side(lefts), &side(rights));
                assert_eq!(equal, Vec::from_iter(found), "{lefts:?} {rights:?}");
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
