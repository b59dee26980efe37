//! The first page: a search over everything, and all modules by family.

use maud::{Markup, html};

use crate::layout::{self, Page};
use crate::site::Site;

/// `index.html`
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let body = html! {
        h1 { (texts.show("landing.title")) }
        p .lead { (texts.show("landing.lead")) }
        (find_box(site))
        h2 #modules { (texts.show("landing.modules")) }
        @for family in &site.material.families {
            h3 { (family.name) }
            ul .cards {
                @for module in family.modules.iter().filter_map(|name| site.module(name)) {
                    li {
                        a href={ "modules/" (module.name) ".html" } { (module.name) }
                        " " (module.title)
                    }
                }
            }
        }
    };
    layout::page(
        site,
        &Page {
            path: "index.html",
            title: texts.english("landing.title"),
            description: texts.english("landing.lead"),
            scripts: &[],
            body,
        },
    )
}

/// Shown where there is JavaScript to answer.
fn find_box(site: &Site) -> Markup {
    html! {
        div .find role="search" data-needs-script="" hidden {
            label for="find" { (site.texts.show("landing.search")) }
            input #find type="search" autocomplete="off" spellcheck="false";
            ol #found {}
        }
    }
}
