//! Charts of the values of a module's game.

use anyhow::Result;
use explorer::engine::{self, two_heaps};
use explorer::game::Game;
use maud::{Markup, PreEscaped, html};

use super::games;
use crate::picture::chart::{self, Values};
use crate::site::Site;

/// How many heaps a chart of one heap shows.
const HEAPS: usize = 160;

/// How many rows a chart of two heaps has.
const ROWS: usize = 32;

/// A chart of the values of the module's game, with its legend.
pub fn chart(site: &Site, module: &str) -> Option<Markup> {
    let game = games::of_module(module)?;
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

/// Values of a game.
///
/// # Errors
/// If the explorer doesn't know the game.
pub fn values(game: &str) -> Result<Values> {
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
