//! Maps modules to games that the explorer knows, and draws charts of their values.

use anyhow::Result;
use explorer::engine::{self, two_heaps};
use explorer::game::Game;
use maud::{Markup, PreEscaped, html};

use crate::files::Files;
use crate::layout::OWN_PICTURE;
use crate::picture::chart::{self, Values};
use crate::picture::preview;
use crate::site::Site;

/// Module, and a game of its kind in the notation of `cargo x explore`.
pub const GAMES: [(&str, &str); 20] = [
    ("coin_turning", "mock-turtles"),
    ("euclid_game", "euclid"),
    (
        "generalized_wythoff",
        "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 2",
    ),
    ("lasker_nim", "lasker"),
    ("mex", "take-a-square"),
    ("misere_sg", "nim"),
    ("nim", "nim"),
    ("nim_count", "nim"),
    ("octal", "grundy"),
    ("octal_games", "kayles"),
    ("octal_moves", "treblecross"),
    ("octal_period", "dawsons-kayles"),
    ("period", "take{2,5,7}"),
    ("sg_memo", "guiles"),
    ("sg_table", "0.6"),
    ("staircase_nim", "n -> n-k where k >= 1"),
    ("subtraction", "take{1,3,4}"),
    ("tartan", "turning-turtles"),
    ("wythoff", "wythoff"),
    ("xor_basis", "n -> n-k where k >= 1"),
];

/// Number of heaps in a chart of one heap; `ROWS` is the number of rows for two heaps.
const HEAPS: usize = 160;
const ROWS: usize = 32;

/// A game that shows the module's subject in the explorer.
pub fn game(module: &str) -> Option<&'static str> {
    let known = GAMES.iter().find(|(name, _)| *name == module);
    known.map(|(_, game)| *game)
}

/// The game in the notation of the play page, which has one heap where the explorer shows two.
pub fn playable(module: &str) -> Option<&'static str> {
    game(module).map(|game| {
        if game == "nim" {
            "n -> n-k where k >= 1"
        } else {
            game
        }
    })
}

/// The game, escaped for an address.
pub fn in_address(game: &str) -> String {
    let escape = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"-._,".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    game.bytes().map(escape).collect()
}

/// Path of a module's preview picture for social networks; `None` if the module has no game.
pub fn preview_path(module: &str) -> Option<String> {
    game(module).map(|_| format!("pictures/{module}.png"))
}

/// A chart of the values of the module's game, with its legend.
pub fn chart(site: &Site, module: &str) -> Option<Markup> {
    let game = game(module)?;
    let values = values(game).expect("a test explores each of them");
    let said = match values {
        Values::Heaps(..) => "chart.heaps",
        Values::Table(_) => "chart.table",
    };
    let title = site.texts.plain("chart.title", &[("game", game)]);
    Some(html! {
        figure .values-chart {
            div .scroll tabindex="0" role="group" aria-label=(title) {
                (PreEscaped(chart::svg(&values, &title)))
            }
            figcaption {
                (site.texts.fill("chart.title", &[("game", &format!("`{game}`"))])) " "
                (site.texts.show(said)) " "
                span .swatch.zero {} " " (site.texts.show("explore.legend"))
                @if let Values::Heaps(_, Some((preperiod, period))) = &values {
                    " " (site.texts.fill("chart.period", &[
                        ("preperiod", &preperiod.to_string()),
                        ("period", &period.to_string()),
                    ]))
                }
            }
        }
    })
}

/// Adds the preview pictures for social networks.
///
/// # Errors
/// If the explorer does not know a game.
pub fn add_previews(files: &mut Files) -> Result<()> {
    for (module, game) in GAMES {
        files.add(
            format!("pictures/{module}.png"),
            preview::png(&values(game)?),
        );
    }
    files.add(OWN_PICTURE, preview::of_nim());
    Ok(())
}

fn values(game: &str) -> Result<Values> {
    if explorer::rule::is_rule(game) {
        return by_rule(game);
    }
    Ok(match Game::parse(game)? {
        Game::TwoHeaps(game) => Values::Table(two_heaps::table(game, ROWS)),
        Game::OneHeap(game) => {
            let mut engine = engine::start(&game);
            engine.extend(HEAPS)?;
            let period = engine
                .prove(true)
                .map(|proof| (proof.preperiod, proof.period));
            Values::Heaps(engine.values().iter().take(HEAPS).collect(), period)
        }
    })
}

fn by_rule(rule: &str) -> Result<Values> {
    let checked = explorer::rule::CheckedRule::new(rule)?;
    let is_heap = checked.rule().coordinates.len() == 1;
    let size = if is_heap { 32 } else { ROWS };
    let mut table = checked.table(
        explorer::rule::Play::Normal,
        &vec![size; usize::from(!is_heap)],
    )?;
    table.fill(size, |_| true)?;
    let values = table.values();
    if is_heap {
        return Ok(Values::Heaps(values.to_vec(), None));
    }
    let row = |row: &[u32]| row.iter().map(|&value| value.into()).collect();
    Ok(Values::Table(values.chunks(size).map(row).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_values_and_a_preview() {
        let mut files = Files::default();
        add_previews(&mut files).unwrap();
        assert_eq!(files.iter().count(), GAMES.len() + 1);
    }

    #[test]
    fn a_take_set_can_stand_in_an_address() {
        assert_eq!(in_address("take{1,3,4}"), "take%7B1,3,4%7D");
    }
}
