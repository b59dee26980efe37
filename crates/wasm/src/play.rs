//! Play: positions with all moves and the winning ones, and random positions.

use anyhow::{Result, bail, ensure};
use explorer::rule::Sum;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::playable::Playable;

/// A position of a game as JSON: the values of its components, and all moves.
///
/// # Errors
/// If the game doesn't exist, or the position doesn't or is too large to play.
pub fn position(game: &str, is_misere: bool, position: &Sum) -> Result<Value> {
    described(&mut Playable::new(game, is_misere)?, position.clone())
}

/// A position as JSON.
///
/// # Errors
/// If the position is too large to play.
fn described(game: &mut Playable, position: Sum) -> Result<Value> {
    check_size(&position, game.coordinates())?;
    let position = game.normalised(position);
    let mut components = Vec::new();
    for (component, part) in position.iter().enumerate() {
        let mut moves = Vec::new();
        for to in game.moves(part)? {
            let left = game.result(&position, component, &to);
            moves.push(json!({"to": to, "wins": !game.is_won(&left)?}));
        }
        components.push(json!({"at": part, "value": game.value(part)?, "moves": moves}));
    }
    Ok(json!({
        "is": "position",
        "position": position,
        // The nim-sum, which doesn't decide misère play.
        "value": game.sum(&position)?,
        "won": game.is_won(&position)?,
        "misere": game.is_misere(),
        "components": components,
        "winning": game.winning_results(&position)?.len(),
        "coordinates": game.coordinates(),
        "coins": game.is_of_coins(),
        "strip": game.is_strip(),
        "about": game.about(),
    }))
}

/// Checks that a position isn't too large to play.
///
/// # Errors
/// If it is; the error says the limit.
fn check_size(position: &Sum, coordinates: usize) -> Result<()> {
    /// The largest number in a position of one, two, three and four numbers.
    const MAX_COORDINATES: [i64; 4] = [200, 40, 12, 6];
    const MAX_COMPONENTS: usize = 64;
    let largest = *MAX_COORDINATES.get(coordinates - 1).unwrap_or(&6);
    ensure!(
        position.iter().all(|part| part.len() == coordinates),
        "a position of this game has {coordinates} numbers"
    );
    ensure!(
        position
            .iter()
            .flatten()
            .all(|number| (0..=largest).contains(number)),
        "numbers from 0 to {largest} can be played here"
    );
    ensure!(
        position.len() <= MAX_COMPONENTS,
        "at most {MAX_COMPONENTS} heaps can be played here"
    );
    Ok(())
}

/// A request for a random position.
#[derive(Debug, Deserialize)]
pub struct Deal {
    game: String,
    /// Equal seeds draw equal positions.
    seed: u32,
    /// The number of winning moves that the position must have.
    #[serde(default)]
    winning: Option<usize>,
    /// `true` if the player to move must win.
    #[serde(default)]
    won: Option<bool>,
    #[serde(default)]
    misere: bool,
}

/// How many positions to try.
const MAX_DRAWN: usize = 300;

/// The fewest moves that a position may have.
const FEWEST_MOVES: usize = 4;

/// Draws a position as requested.
///
/// # Errors
/// If there is no such game, or none of the positions tried is as requested.
pub fn deal(request: &Deal) -> Result<Value> {
    let mut game = Playable::new(&request.game, request.misere)?;
    let mut numbers = Numbers(u64::from(request.seed) + 1);
    for size in 0..MAX_DRAWN {
        // Positions grow from try to try: in some games small ones have no moves.
        let position = game.normalised(drawn(&game, &mut numbers, size / 30));
        let mut moves = 0;
        for part in &position {
            moves += game.moves(part)?.len();
        }
        let winning = game.winning_results(&position)?.len();
        let is_wanted = match request.winning {
            Some(wanted) => winning == wanted,
            None => true,
        };
        let is_wanted = is_wanted && request.won.is_none_or(|won| won == (winning > 0));
        if moves >= FEWEST_MOVES && is_wanted {
            return described(&mut game, position);
        }
    }
    let kind = match request.winning {
        Some(1) => "in which one move alone wins",
        _ => "with enough moves",
    };
    bail!("of {MAX_DRAWN} positions drawn at random none is one {kind}")
}

fn drawn(game: &Playable, numbers: &mut Numbers, growth: usize) -> Sum {
    let growth = growth as u64;
    if game.is_of_coins() {
        let heads = 3 + numbers.below(3);
        return (0..heads)
            .map(|_| vec![1 + numbers.below(11 + growth) as i64])
            .collect();
    }
    let coordinates = game.coordinates();
    let (components, largest) = match coordinates {
        1 => (2 + numbers.below(2), 9 + growth),
        // In some games no single piece has exactly one winning move, so pieces are added.
        2 => (1 + growth / 4, 11 + growth),
        _ => (1 + growth / 4, 6),
    };
    let mut part = || {
        (0..coordinates)
            .map(|_| 1 + numbers.below(largest) as i64)
            .collect()
    };
    (0..components).map(|_| part()).collect()
}

/// A random number generator: xorshift64*, S. Vigna, ACM Trans. Math. Softw. 42 (2016).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % bound
    }
}

#[cfg(test)]
mod tests {
    use explorer::game::NAMED_GAMES;
    use serde_json::json;

    use super::*;

    fn drawn(game: &str, seed: u32, winning: Option<usize>) -> Value {
        let game = game.to_string();
        let request = Deal {
            game,
            seed,
            winning,
            won: None,
            misere: false,
        };
        deal(&request).unwrap_or_else(|error| panic!("{}: {error}", request.game))
    }

    #[test]
    fn every_game_has_positions_that_one_move_wins() {
        let rules = [
            "n -> n-k where k divides n, k < n",
            "queen",
            "king",
            "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1",
        ];
        for game in NAMED_GAMES.iter().map(|game| game.name).chain(rules) {
            for seed in 0..3 {
                let position = drawn(game, seed, Some(1));
                assert_eq!(position["winning"], 1, "{game}");
                assert_ne!(position["value"], 0, "{game}");
            }
        }
    }

    #[test]
    fn a_game_in_which_every_move_is_as_good_has_no_such_position() {
        // Cutting a sheet into squares always takes the same number of cuts.
        let cuts = "(a, b) -> (i, b), (a-i, b) where 0 < i < a | (a, j), (a, b-j) where 0 < j < b";
        let request = Deal {
            game: cuts.to_string(),
            seed: 1,
            winning: Some(1),
            won: None,
            misere: false,
        };
        let error = deal(&request).unwrap_err().to_string();
        assert!(error.contains("one move alone wins"), "{error}");
    }

    #[test]
    fn a_seed_draws_the_same_position_again() {
        assert_eq!(drawn("kayles", 7, None), drawn("kayles", 7, None));
        let others = (0..20).map(|seed| drawn("kayles", seed, None)["position"].clone());
        assert!(
            others
                .collect::<Vec<_>>()
                .windows(2)
                .any(|two| two[0] != two[1])
        );
    }

    #[test]
    fn equal_coins_turn_each_other_over() {
        let answer = position("mock-turtles", false, &vec![vec![3], vec![5], vec![3]]).unwrap();
        assert_eq!(answer["position"], json!([[5]]));
        assert_eq!(answer["coins"], true);
    }

    #[test]
    fn most_games_have_positions_that_one_misere_move_wins() {
        for game in ["kayles", "nim", "take{1,3,4}", "mock-turtles", "wythoff"] {
            let request = Deal {
                game: game.to_string(),
                seed: 5,
                winning: Some(1),
                won: None,
                misere: true,
            };
            let position = deal(&request).unwrap();
            assert_eq!(position["winning"], 1, "{game}");
            assert_eq!(position["won"], true, "{game}");
        }
    }

    #[test]
    fn a_winning_move_leaves_the_value_0() {
        let answer = position("nim", false, &vec![vec![3, 5]]).unwrap();
        assert_eq!(answer["value"], 6);
        let moves = answer["components"][0]["moves"].as_array().unwrap();
        let winning: Vec<&Value> = moves.iter().filter(|it| it["wins"] == true).collect();
        assert_eq!(winning.len(), 1);
        assert_eq!(winning[0]["to"], json!([[3, 3]]));
    }

    #[test]
    fn what_is_too_large_or_no_position_is_refused() {
        let error = |game: &str, position: Sum| {
            super::position(game, false, &position)
                .unwrap_err()
                .to_string()
        };
        assert!(error("kayles", vec![vec![1_000_000]]).contains("from 0 to 200"));
        assert!(error("nim", vec![vec![3]]).contains("2 numbers"));
        assert!(error("kayle", vec![]).contains("kayles"));
    }
}
