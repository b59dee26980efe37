//! Lists the games with names, for pages that read game names.

use explorer::game::NAMED_GAMES;
use maud::{Markup, html};

use crate::site::Site;

/// Each named game with a description of its moves; a click opens it on the page.
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
