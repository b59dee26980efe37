//! The landing page `index.html`: search, questions that lead to a module, and all modules by
//! family.

use maud::{Markup, html};

use super::parts::own_mark;
use super::{family, which};
use crate::layout::{self, Page};
use crate::site::Site;

/// Example queries for the search.
const EXAMPLES: [&str; 5] = [
    "two heaps",
    "take 1, 3 or 4",
    "cut an edge of a tree",
    "威佐夫",
    "石取りゲーム",
];

/// The page `index.html`.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let body = html! {
        h1 { (texts.show("landing.title")) }
        p .lead { (texts.show("landing.lead")) }
        @if site.has_explorer { (find_box(site)) }
        section {
            h2 #which { (texts.show("which.title")) }
            p .soft { (texts.show("which.lead")) }
            (which::questions(site))
        }
        (ways(site))
        h2 #modules { (texts.show("landing.modules")) }
        @for group in &site.material.families {
            h3 #(family::key(&group.name)) { (family::name(site, &group.name)) }
            ul .cards {
                @for module in group.modules.iter().filter_map(|name| site.module(name)) {
                    li {
                        a href={ "modules/" (module.name) ".html" } {
                            code { (module.name) }
                            span {
                                (site.translations.title(module))
                                (own_mark(site, &module.own_file))
                            }
                        }
                    }
                }
            }
        }
    };
    layout::page(
        site,
        &Page {
            path: "index.html",
            title: &texts.plain("landing.title", &[]),
            description: &texts.plain("landing.lead", &[]),
            picture: None,
            source: None,
            sidebar: None,
            scripts: if site.has_explorer {
                &["engine.js", "find.js"]
            } else {
                &[]
            },
            body,
        },
    )
}

/// The search box, shown if JavaScript runs, with the texts that the script needs.
fn find_box(site: &Site) -> Markup {
    let texts = &site.texts;
    html! {
        div .find role="search" data-needs-script="" hidden {
            label for="find" { (texts.show("landing.search")) }
            input #find type="search" autocomplete="off" spellcheck="false" role="combobox"
                aria-expanded="false" aria-controls="found" aria-autocomplete="list";
            p .chips {
                span .soft { (texts.show("landing.try")) }
                @for example in EXAMPLES {
                    " " button type="button" data-query=(example) { (example) }
                }
            }
            details #paste {
                summary { (texts.show("landing.paste")) }
                form #advise {
                    label for="statement" { (texts.show("landing.statement")) }
                    textarea #statement rows="5" required spellcheck="false" {}
                    button .primary { (texts.show("landing.advise")) }
                }
                div #advice role="status" {}
            }
            p #found-note .soft role="status" { span { (texts.show("landing.keys")) } }
            div #found role="listbox" aria-labelledby="found-label" hidden {}
            span #found-label hidden { (texts.show("site.find")) }
            (texts.for_scripts(&["landing"]))
        }
    }
}

/// Links to all other kinds of pages.
fn ways(site: &Site) -> Markup {
    let texts = &site.texts;
    let material = &site.material;
    let modules = material.modules.len().to_string();
    let problems = material.problems.len().to_string();
    let values = [("modules", modules.as_str()), ("problems", &problems)];
    let places = site.menu.iter();
    let others = places.filter_map(|it| Some((it.path, it.name, it.lead?)));
    let modules = ("#modules", "landing.modules", "landing.modules_lead");
    let ways: Vec<(&str, &str, &str)> = [modules].into_iter().chain(others).collect();
    html! {
        ul .ways {
            @for (path, name, lead) in ways {
                li {
                    a href=(path) {
                        strong { (texts.show(name)) }
                        span { (texts.fill(lead, &values)) }
                    }
                }
            }
        }
    }
}
