//! Partizan games given by a function: their values as canonical forms.
//!
//! - Definition: `{L | R}` lists the options of Left and of Right; a player who can't move loses.
//!   `G ≤ H` iff Left, moving first, doesn't win `G - H`; `G = H` iff both `G ≤ H` and `H ≤ G`.
//! - Theorem: Conway. `G ≤ H` iff no left option of `G` is `≥ H` and no right option of `H` is `≤
//!   G`. An option may be dropped if another one is at least as good for its player. A left option
//!   with a right option `≤ G` may be replaced by the left options of that; the same holds with the
//!   sides exchanged. When none of this is possible the form is canonical, and equal games have the
//!   same one. Numbers, nimbers, switches and all other values add, and who wins a sum depends on
//!   its value alone.
//! - Method: stores every canonical form once under a number, so equal games are equal numbers;
//!   comparisons and sums are remembered. The simplicity rule tells which games are numbers (see
//!   `dyadic`).
//! - Time: small for boards of about 16 cells; canonical forms can have exponential size. If all
//!   values are numbers, switches or nimbers, use `dyadic`, `hot_games` or `number_nimber`. Memory:
//!   the forms, and the pairs compared or added. The call stack is as deep as play is long.
//! - Source: J. H. Conway, On Numbers and Games (1976), ch. 10; A. N. Siegel, Combinatorial Game
//!   Theory (2013), ch. II.2.
//! - Status: equal values and winners of sums agree with a search for all games born by day 2 and
//!   for boards of Domineering up to 6 cells; published values of Domineering up to 4 × 4 and of
//!   Clobber.
//! - names: canonical form, game value, left and right have different moves, domineering, toads and
//!   frogs, clobber, the players have different moves, one takes up to 3 and the other up to 5,
//!   dominoes placed upright and flat, place dominoes one player vertically and the other
//!   horizontally, 不平等博弈, 非不偏ゲーム

use cargo_snippet::snippet;

use crate::dyadic::{number_value, Dyadic, Winner};

/// Canonical forms of games, each under a number of its own; 0 is the game 0.
///
/// ```
/// use snippets::dyadic::{Dyadic, Winner};
/// use snippets::partizan::GameForms;
///
/// let mut games = GameForms::new();
/// let one = games.game(&[0], &[]);
/// let half = games.game(&[0], &[one]);
/// assert_eq!(games.sum(half, half), one);
/// assert_eq!(games.number(half), Some(Dyadic::new(1, 1)));
/// let star = games.game(&[0], &[0]);
/// let up = games.game(&[0], &[star]);
/// assert!(games.is_at_most(0, up) && games.is_at_most(up, half));
/// assert_eq!(games.winner(star), Winner::First);
/// ```
#[snippet("game_forms", doc_hidden)]
pub struct GameForms {
    forms: Vec<[Vec<usize>; 2]>,
    known: std::collections::HashMap<[Vec<usize>; 2], usize>,
    orders: std::collections::HashMap<(usize, usize), bool>,
    sums: std::collections::HashMap<(usize, usize), usize>,
}

#[snippet("game_forms", doc_hidden)]
impl Default for GameForms {
    fn default() -> Self {
        Self {
            forms: vec![[vec![], vec![]]],
            known: [([vec![], vec![]], 0)].into(),
            orders: Default::default(),
            sums: Default::default(),
        }
    }
}

#[snippet("game_forms", doc_hidden)]
impl GameForms {
    /// The game 0 alone.
    pub fn new() -> Self {
        Self::default()
    }

    /// The game with these options of Left and of Right.
    pub fn game(&mut self, lefts: &[usize], rights: &[usize]) -> usize {
        let mut given = [lefts.to_vec(), rights.to_vec()];
        for options in &mut given {
            options.sort_unstable();
            options.dedup();
        }
        if let Some(&known) = self.known.get(&given) {
            return known;
        }
        let game = self.forms.len();
        self.forms.push(given.clone());
        let canonical = [0, 1].map(|side| {
            let mut unseen = given[side].clone();
            let mut kept = vec![];
            while let Some(option) = unseen.pop() {
                let replies = self.forms[option][1 - side].clone();
                match (replies.into_iter()).find(|&reply| self.is_no_better(reply, game, side)) {
                    Some(reply) => unseen.extend(&self.forms[reply][side]),
                    None => kept.push(option),
                }
            }
            kept.sort_unstable();
            kept.dedup();
            let mut is_dominated =
                |x: usize| (kept.iter()).any(|&y| x != y && self.is_no_better(x, y, side));
            let is_best: Vec<bool> = kept.iter().map(|&x| !is_dominated(x)).collect();
            let best = kept.iter().zip(is_best).filter(|(_, is_best)| *is_best);
            best.map(|(&option, _)| option).collect()
        });
        let new = self.forms.len();
        let next = if canonical == given { game } else { new };
        let found = *self.known.entry(canonical.clone()).or_insert(next);
        if found == new {
            self.forms.push(canonical);
        }
        self.known.insert(given, found);
        found
    }

    /// Returns whether `g ≤ h`.
    pub fn is_at_most(&mut self, g: usize, h: usize) -> bool {
        if let Some(&known) = self.orders.get(&(g, h)) {
            return known;
        }
        let lefts = self.forms[g][0].clone();
        let rights = self.forms[h][1].clone();
        let is_refuted = lefts.into_iter().any(|left| self.is_at_most(h, left))
            || rights.into_iter().any(|right| self.is_at_most(right, g));
        self.orders.insert((g, h), !is_refuted);
        !is_refuted
    }

    /// Returns whether Left (side 0) or Right (side 1) gets at least as much from `y` as from `x`.
    fn is_no_better(&mut self, x: usize, y: usize, side: usize) -> bool {
        let (low, high) = if side == 0 { (x, y) } else { (y, x) };
        self.is_at_most(low, high)
    }
}

#[snippet(
    "game_values",
    doc_hidden,
    include = "dyadic, game_forms, simplest_number, winner"
)]
impl GameForms {
    /// The game `g + h`.
    pub fn sum(&mut self, g: usize, h: usize) -> usize {
        if g == 0 || h == 0 {
            return g + h;
        }
        if let Some(&known) = self.sums.get(&(g.min(h), g.max(h))) {
            return known;
        }
        let [lefts, rights] = [0, 1].map(|side| {
            let (of_g, of_h) = (self.forms[g][side].clone(), self.forms[h][side].clone());
            let from_g: Vec<usize> = of_g.into_iter().map(|x| self.sum(x, h)).collect();
            let from_h: Vec<usize> = of_h.into_iter().map(|y| self.sum(g, y)).collect();
            [from_g, from_h].concat()
        });
        let sum = self.game(&lefts, &rights);
        self.sums.insert((g.min(h), g.max(h)), sum);
        sum
    }

    /// The winner of the game `g`.
    pub fn winner(&mut self, g: usize) -> Winner {
        Winner::from_first_moves(!self.is_at_most(g, 0), !self.is_at_most(0, g))
    }

    /// The number that `g` equals; `None` if it isn't a number.
    pub fn number(&self, g: usize) -> Option<Dyadic> {
        let side = |options: &[usize]| -> Option<Vec<Dyadic>> {
            options.iter().map(|&option| self.number(option)).collect()
        };
        number_value(side(&self.forms[g][0])?, side(&self.forms[g][1])?)
    }

    /// The game `-g`, in which the players exchange sides.
    pub fn negative(&mut self, g: usize) -> usize {
        let [lefts, rights] = self.forms[g].clone().map(|options| {
            let negatives = options.into_iter().map(|option| self.negative(option));
            negatives.collect::<Vec<_>>()
        });
        self.game(&rights, &lefts)
    }
}

/// A game and the values known so far.
///
/// `options` returns the options of a position, Left's and Right's, each as its independent
/// components.
///
/// ```
/// use snippets::dyadic::Winner;
/// use snippets::partizan::Partizan;
///
/// // Left takes one of n stones, Right two; a row of 2 and 3 stones is two components.
/// let mut game = Partizan::new(|&n: &u32| {
///     [1, 2].map(|taken| n.checked_sub(taken).map(|left| vec![left]).into_iter().collect())
/// });
/// let switch = game.value(&2);
/// assert_eq!(game.forms.number(switch), None);
/// assert_eq!(game.winner(&[2, 2]), Winner::Left);
/// assert_eq!(game.winning_moves(&[2, 2], false), []);
/// ```
#[snippet("partizan", doc_hidden, include = "game_values, winner")]
pub struct Partizan<S, F> {
    options: F,
    values: std::collections::HashMap<S, Option<usize>>,
    /// The values, which it compares and adds.
    pub forms: GameForms,
}

#[snippet("partizan", doc_hidden)]
impl<S, F> Partizan<S, F>
where
    S: Clone + Eq + std::hash::Hash + std::fmt::Debug,
    F: Fn(&S) -> [Vec<Vec<S>>; 2],
{
    /// A game from its options.
    pub fn new(options: F) -> Self {
        Self {
            options,
            values: Default::default(),
            forms: GameForms::new(),
        }
    }

    /// The number of the canonical form of a position.
    ///
    /// Equal games have the same number; 0 is won by the player who moves second.
    ///
    /// # Panics
    /// If play can return to a position; the message names it.
    pub fn value(&mut self, position: &S) -> usize {
        match self.values.get(position) {
            Some(Some(value)) => return *value,
            Some(None) => panic!("play can return to {position:?}"),
            None => self.values.insert(position.clone(), None),
        };
        let [lefts, rights] = (self.options)(position).map(|options| {
            let values = options.iter().map(|components| self.sum(components));
            values.collect::<Vec<_>>()
        });
        let value = self.forms.game(&lefts, &rights);
        self.values.insert(position.clone(), Some(value));
        value
    }

    /// The value of a sum; 0 without components.
    ///
    /// # Panics
    /// Like [`Partizan::value`].
    pub fn sum(&mut self, components: &[S]) -> usize {
        components.iter().fold(0, |sum, component| {
            let value = self.value(component);
            self.forms.sum(sum, value)
        })
    }

    /// The winner of a sum.
    ///
    /// # Panics
    /// Like [`Partizan::value`].
    pub fn winner(&mut self, components: &[S]) -> Winner {
        let sum = self.sum(components);
        self.forms.winner(sum)
    }

    /// All winning moves of Left if `is_left`, else of Right.
    ///
    /// A move is `(index of the component, option it becomes)`. There are none if that player loses
    /// moving first.
    ///
    /// # Panics
    /// Like [`Partizan::value`].
    pub fn winning_moves(&mut self, components: &[S], is_left: bool) -> Vec<(usize, Vec<S>)> {
        let mut moves = vec![];
        for (i, component) in components.iter().enumerate() {
            let rest = self.sum(&[&components[..i], &components[i + 1..]].concat());
            let [lefts, rights] = (self.options)(component);
            for option in if is_left { lefts } else { rights } {
                let value = self.sum(&option);
                let after = self.forms.sum(rest, value);
                let own = if is_left { Winner::Left } else { Winner::Right };
                if [own, Winner::Second].contains(&self.forms.winner(after)) {
                    moves.push((i, option));
                }
            }
        }
        moves
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;

    /// Boards as sets of free cells `8 · row + column`; Left lays vertical dominoes.
    fn domineering(&free: &u64) -> [Vec<Vec<u64>>; 2] {
        [8, 1].map(|step| {
            let dominoes = (0..64 - step).map(|cell| 1 << cell | 1 << (cell + step));
            let in_board = dominoes.filter(|domino| free & domino == *domino);
            in_board.map(|domino| vec![free & !domino]).collect()
        })
    }

    fn board(rows: u64, columns: u64) -> u64 {
        (0..rows).fold(0, |free, row| free | ((1 << columns) - 1) << (8 * row))
    }

    type Trees = Vec<[Vec<usize>; 2]>;

    /// Returns whether a player wins a sum of trees by moving first, without values.
    fn wins(
        trees: &Trees,
        sum: &[usize],
        side: usize,
        memo: &mut HashMap<(Vec<usize>, usize), bool>,
    ) -> bool {
        let mut key = (sum.to_vec(), side);
        key.0.sort_unstable();
        if let Some(&known) = memo.get(&key) {
            return known;
        }
        let won = (0..sum.len()).any(|i| {
            trees[sum[i]][side].iter().any(|&option| {
                let mut after = sum.to_vec();
                after[i] = option;
                !wins(trees, &after, 1 - side, memo)
            })
        });
        memo.insert(key, won);
        won
    }

    /// All games born by day 2 as trees, and the place of the negative of each.
    fn trees_to_day_2() -> (Trees, Vec<usize>) {
        let day_1 = [
            [vec![], vec![]],
            [vec![0], vec![]],
            [vec![], vec![0]],
            [vec![0], vec![0]],
        ];
        let mut trees: Trees = day_1.to_vec();
        let negative = [0, 2, 1, 3];
        let subset = |set: usize| (0..4).filter(|i| set >> i & 1 == 1).collect::<Vec<_>>();
        trees.extend((0..256).map(|code| [subset(code / 16), subset(code % 16)]));
        let of = |side: &[usize]| {
            let mut side: Vec<usize> = side.iter().map(|&i| negative[i]).collect();
            side.sort_unstable();
            side
        };
        let find = |tree: &[Vec<usize>; 2]| {
            let wanted = [of(&tree[1]), of(&tree[0])];
            trees.iter().position(|tree| *tree == wanted).unwrap()
        };
        let negatives = trees.iter().map(find).collect();
        (trees, negatives)
    }

    #[test]
    fn games_born_by_day_2_are_equal_and_ordered_as_a_search_of_differences_says() {
        let (trees, negatives) = trees_to_day_2();
        let mut games = GameForms::new();
        let mut ids: Vec<usize> = vec![];
        for [lefts, rights] in &trees {
            let side = |options: &[usize]| options.iter().map(|&i| ids[i]).collect::<Vec<_>>();
            let (lefts, rights) = (side(lefts), side(rights));
            ids.push(games.game(&lefts, &rights));
        }
        let values: HashSet<usize> = ids.iter().copied().collect();
        assert_eq!(values.len(), 22);
        let mut memo = HashMap::new();
        for g in 0..trees.len() {
            assert_eq!(ids[negatives[g]], games.negative(ids[g]));
            for h in 0..trees.len() {
                let left_wins = wins(&trees, &[g, negatives[h]], 0, &mut memo);
                let right_wins = wins(&trees, &[g, negatives[h]], 1, &mut memo);
                assert_eq!(games.is_at_most(ids[g], ids[h]), !left_wins, "{g} {h}");
                assert_eq!(ids[g] == ids[h], !left_wins && !right_wins, "{g} {h}");
            }
        }
    }

    #[test]
    fn sums_of_boards_have_the_winner_and_the_moves_of_a_search() {
        fn first_wins(
            boards: &[u64],
            side: usize,
            memo: &mut HashMap<(Vec<u64>, usize), bool>,
        ) -> bool {
            let key = (boards.to_vec(), side);
            if let Some(&known) = memo.get(&key) {
                return known;
            }
            let won = (0..boards.len()).any(|i| {
                domineering(&boards[i])[side].iter().any(|option| {
                    let mut after = boards.to_vec();
                    after[i] = option[0];
                    !first_wins(&after, 1 - side, memo)
                })
            });
            memo.insert(key, won);
            won
        }
        let mut game = Partizan::new(domineering);
        let mut memo = HashMap::new();
        let small = (0..1u64 << 6).map(|set| (set & 7) | (set >> 3) << 8);
        let others = [
            0,
            board(1, 2),
            board(2, 1),
            board(2, 2),
            board(2, 3),
            board(3, 2),
        ];
        for one in small {
            for two in others {
                let sum = [one, two];
                let wins = [0, 1].map(|side| first_wins(&sum, side, &mut memo));
                assert_eq!(
                    game.winner(&sum),
                    Winner::from_first_moves(wins[0], wins[1])
                );
                for side in [0, 1] {
                    let mut expected = vec![];
                    for i in 0..2 {
                        for option in domineering(&sum[i])[side].clone() {
                            let mut after = sum;
                            after[i] = option[0];
                            if !first_wins(&after, 1 - side, &mut memo) {
                                expected.push((i, option));
                            }
                        }
                    }
                    assert_eq!(game.winning_moves(&sum, side == 0), expected, "{sum:?}");
                }
            }
        }
    }

    #[test]
    fn domineering_has_its_published_values() {
        let mut game = Partizan::new(domineering);
        let [two_by_two, two_by_four, four_by_four, strip] =
            [board(2, 2), board(2, 4), board(4, 4), board(5, 1)].map(|board| game.value(&board));
        let games = &mut game.forms;
        assert_eq!(games.number(strip), Some(Dyadic::new(2, 0)));
        let one = games.game(&[0], &[]);
        let two = games.game(&[one], &[]);
        let [minus_one, minus_two] = [one, two].map(|g| games.negative(g));
        assert_eq!(two_by_two, games.game(&[one], &[minus_one]));
        let from_0_to_minus_two = games.game(&[0], &[minus_two]);
        let tiny = games.game(&[0], &[from_0_to_minus_two]);
        let miny = games.negative(tiny);
        assert_eq!(two_by_four, miny);
        // ± {0, {{2 | 0}, 2 + tiny 2 | {2 | 0}, miny 2}}, as CGSuite's tests give it.
        let two_or_zero = games.game(&[two], &[0]);
        let two_and_tiny = games.sum(two, tiny);
        let threat = games.game(&[two_or_zero, two_and_tiny], &[two_or_zero, miny]);
        let minus_threat = games.negative(threat);
        assert_eq!(four_by_four, games.game(&[0, threat], &[0, minus_threat]));
    }

    /// Left moves `x` and Right `o` onto a neighbour of the other kind; rows of cells below 8 wide.
    fn clobber(board: &[Vec<u8>]) -> [Vec<Vec<Vec<Vec<u8>>>>; 2] {
        [(b'x', b'o'), (b'o', b'x')].map(|(own, other)| {
            let mut options = vec![];
            for (r, row) in board.iter().enumerate() {
                for c in (0..row.len()).filter(|&c| row[c] == own) {
                    let up_and_left = [(r.wrapping_sub(1), c), (r, c.wrapping_sub(1))];
                    for (y, x) in up_and_left.into_iter().chain([(r + 1, c), (r, c + 1)]) {
                        if board.get(y).and_then(|row| row.get(x)) == Some(&other) {
                            let mut after = board.to_vec();
                            after[r][c] = b'.';
                            after[y][x] = own;
                            options.push(vec![after]);
                        }
                    }
                }
            }
            options
        })
    }

    #[test]
    fn clobber_has_its_published_values() {
        let board = |rows: &[&str]| rows.iter().map(|row| row.as_bytes().to_vec()).collect();
        let mut game = Partizan::new(|board: &Vec<Vec<u8>>| clobber(board));
        let [xo, xxo, five] =
            [board(&["xo"]), board(&["xxo"]), board(&["xox", "ox."])].map(|b| game.value(&b));
        let games = &mut game.forms;
        let star = games.game(&[0], &[0]);
        let up = games.game(&[0], &[star]);
        let down = games.negative(up);
        assert_eq!((xo, xxo), (star, up));
        // {↑↑* | *, ↓}, as CGSuite's tests give it.
        let double_up = games.sum(up, up);
        let double_up_star = games.sum(double_up, star);
        assert_eq!(five, games.game(&[double_up_star], &[star, down]));
    }

    #[test]
    fn a_toad_and_a_frog_with_a_space_between_are_star() {
        let row = |cells: &String| {
            [("T_", "_T", "TF_", "_FT"), ("_F", "F_", "_TF", "FT_")].map(|moves| {
                let step = |from: &str, to: &str| {
                    let places = cells
                        .match_indices(from)
                        .map(|(at, _)| at)
                        .collect::<Vec<_>>();
                    let after = |at: usize| {
                        let mut after = cells.clone();
                        after.replace_range(at..at + to.len(), to);
                        vec![after]
                    };
                    places.into_iter().map(after).collect::<Vec<_>>()
                };
                [step(moves.0, moves.1), step(moves.2, moves.3)].concat()
            })
        };
        let mut game = Partizan::new(row);
        let value = game.value(&"T_F".to_string());
        assert_eq!(value, game.forms.game(&[0], &[0]));
    }

    #[test]
    #[should_panic(expected = "play can return to 3")]
    fn endless_play_is_refused() {
        Partizan::new(|&n: &u8| [vec![vec![n ^ 1]], vec![]]).value(&3);
    }
}
