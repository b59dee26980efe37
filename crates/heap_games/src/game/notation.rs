//! Games by notation: codes, take-sets, coins to turn.

use anyhow::{Context as _, Result};

use super::coin_turns::CoinTurns;
use super::kinds::OneHeap;
use super::take_set::TakeSet;

/// Parses a notation. None if the text does not begin like one.
pub fn parse(text: &str) -> Option<Result<OneHeap>> {
    let lower = text.to_ascii_lowercase();
    let game = if let Some(set) = lower.strip_prefix("take") {
        TakeSet::parse(set).map(OneHeap::Take)
    } else if let Some(turns) = lower.strip_prefix("coins") {
        CoinTurns::parse(turns).map(OneHeap::Coins)
    } else if text.contains('.') || text.starts_with(|c: char| c.is_ascii_digit()) {
        text.parse().map(OneHeap::Code)
    } else {
        return None;
    };
    Some(game.with_context(|| format!("in the rule `{text}`")))
}
