//! The games that have a name, on the pages that understand it.

use explorer::game::NAMED_GAMES;
use maud::{Markup, html};

use crate::site::Site;

/// Each with what a move is; a click opens it on the page.
pub fn named(site: &Site) -> Markup {
    html! {
        details .named {
            summary { (site.texts.show("game.title")) }
            ul {
                @for game in NAMED_GAMES {
                    li {
                        a href={ "#game=" (game.name) } { code { (game.name) } }
                        " "
                        span { (site.texts.show(&format!("game.{}", game.name))) }
                    }
                }
            }
        }
    }
}
