//! `cargo x explore` for a page: the report, and values for pictures and for the pointer.

mod explored;
mod heaps;
mod misere;
mod numbers;
mod request;
mod rules;

use anyhow::Result;
use explorer::decided::{rule_beside, rule_of};
use explorer::game::Game;
use explorer::rule::{self, CheckedRule};
use serde_json::Value;

pub use explored::Explored;
pub use numbers::{Numbers, guess};
use request::Output;
pub use request::Request;

use crate::Host;

/// Explores a game, and tells the page values as they are computed.
///
/// # Errors
/// If the text is no game and no rule, or the rule cannot be explored.
pub fn explore(request: &Request, host: &dyn Host) -> Result<(Explored, Value)> {
    let text = rule::spelled_out(&request.game);
    if !rule::is_rule(&text) {
        let game = Game::parse(&text)?;
        if request.misere {
            return misere_of_game(&game, request, host);
        }
        let name = &request.game;
        return match rule_beside(&game) {
            Some(rule) => {
                let checked = CheckedRule::new(&rule)?;
                rules::explore_by_rule_too(name, &game, &checked, Output::default(), request, host)
            }
            None => rules::by_engine(name, &game, Output::default(), request, host, false),
        };
    }
    let checked = CheckedRule::new(&text)?;
    if request.misere && leaves_sums(&checked) {
        return misere::explore(request, host);
    }
    match rule::same_as(checked.rule()).filter(|_| !request.misere) {
        Some(known) => rules::explore_known(checked, &known.to_string(), request, host),
        None => rules::explore(checked, request, host),
    }
}

/// Explores misère play of a game with a name or a code: by its rule, or by playing out if moves
/// leave sums.
fn misere_of_game(game: &Game, request: &Request, host: &dyn Host) -> Result<(Explored, Value)> {
    let checked = rule_of(game)
        .map(|rule| CheckedRule::new(&rule))
        .transpose()?;
    match checked.filter(|rule| !leaves_sums(rule)) {
        Some(rule) => rules::explore(rule, request, host),
        None => misere::explore(request, host),
    }
}

/// True if a move may leave several components; their outcomes do not determine misère play.
fn leaves_sums(checked: &CheckedRule) -> bool {
    let mut families = checked.rule().families.iter();
    families.any(|family| family.components.len() > 1)
}
