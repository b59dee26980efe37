//! `atlas.html`: games on one heap with their values, searched by name and by numbers.

use maud::{Markup, html};

use super::values::in_address;
use crate::atlas::Entry;
use crate::layout::{self, Page};
use crate::site::Site;

/// The whole page. Each game has the address `atlas.html#<game>`.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let entries = site.atlas();
    let proven = entries.iter().filter(|it| it.proven.is_some()).count();
    let numbers = [
        ("all", entries.len().to_string()),
        ("proven", proven.to_string()),
    ];
    let numbers = numbers
        .each_ref()
        .map(|(name, number)| (*name, number.as_str()));
    let body = html! {
        h1 { (texts.show("atlas.title")) }
        p .lead { (texts.fill("atlas.lead", &numbers)) }
        div .find data-needs-script="" hidden {
            label for="sought" { (texts.show("atlas.search")) }
            input #sought type="search" autocomplete="off" spellcheck="false";
            p #count .soft role="status" {}
        }
        div .scroll tabindex="0" role="group" aria-label=(texts.plain("atlas.title", &[])) {
            table .atlas {
                thead {
                    tr {
                        @for column in ["game", "status", "values"] {
                            th scope="col" { (texts.show(&format!("atlas.{column}"))) }
                        }
                    }
                }
                tbody { @for entry in entries { (row(site, entry)) } }
            }
        }
        (texts.for_scripts(&["atlas"]))
    };
    layout::page(
        site,
        &Page {
            path: "atlas.html",
            title: &texts.plain("atlas.title", &[]),
            description: &texts.plain("atlas.lead", &numbers),
            picture: None,
            source: None,
            sidebar: None,
            scripts: &["atlas.js"],
            body,
        },
    )
}

fn row(site: &Site, entry: &Entry) -> Markup {
    let values: Vec<String> = entry.values.iter().map(ToString::to_string).collect();
    html! {
        tr id=(entry.game) {
            th scope="row" {
                @if site.has_explorer {
                    a href={ "explore.html#game=" (in_address(&entry.game)) } {
                        (entry.game)
                    }
                } @else { (entry.game) }
                @if let Some(same) = &entry.same_as { " = " (same) }
            }
            td { (status(site, entry)) }
            td .numbers { (values.join(" ")) }
        }
    }
}

/// The proven period; without one, the number of computed values.
fn status(site: &Site, entry: &Entry) -> Markup {
    let texts = &site.texts;
    match entry.proven {
        Some([preperiod, period, saltus]) => {
            let key = if saltus == 0 {
                "atlas.period"
            } else {
                "atlas.saltus"
            };
            let [preperiod, period, saltus] = [preperiod, period, saltus].map(|it| it.to_string());
            let values = [
                ("preperiod", &*preperiod),
                ("period", &period),
                ("saltus", &saltus),
            ];
            texts.fill(key, &values)
        }
        None => texts.fill("atlas.open", &[("computed", &entry.computed.to_string())]),
    }
}
