//! `atlas.html`: games on one heap with their values, to be found by name or by numbers, and
//! theorems about games of the literature.

use std::collections::BTreeMap;

use anyhow::Result;
use maud::{Markup, html};

use super::games::module_of;
use super::parts::{heading, in_address};
use crate::atlas::{self, Entry};
use crate::files::Files;
use crate::layout;
use crate::literature::LiteratureGame;
use crate::site::Site;

/// The whole page. Each game has the address `atlas.html#<game>`.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let entries = atlas::entries();
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
        @if !site.literature.is_empty() {
            p { a href="#theorems" { (texts.show("atlas.theorems")) } }
        }
        div .find data-needs-script {
            label for="sought" { (texts.show("atlas.search")) }
            input #sought type="search" autocomplete="off" spellcheck="false";
            p {
                label .check {
                    (texts.show("atlas.status"))
                    select #status autocomplete="off" {
                        option value="" { (texts.show("atlas.any")) }
                        @for status in ["proven", "by_module", "open"] {
                            option value=(status) { (texts.show(&format!("atlas.is_{status}"))) }
                        }
                    }
                }
            }
            p #count .soft role="status" {}
            p .soft { (texts.show("atlas.beside")) }
        }
        div .scroll tabindex="0" role="group" aria-label=(texts.plain("atlas.title", &[])) {
            // A script makes the links to explore and to play, which need scripts anyway.
            table .atlas data-play=[site.has_explorer.then(|| texts.plain("site.play", &[]))] {
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
        button #all type="button" hidden { (texts.fill("atlas.all", &numbers)) }
        (theorems(site))
        (texts.for_scripts("atlas"))
    };
    layout::place(site, "atlas.html", &numbers, &["atlas.js"], body)
}

fn row(site: &Site, entry: &Entry) -> Markup {
    let values: Vec<String> = entry.shown().iter().map(ToString::to_string).collect();
    let (kind, status) = status(site, entry);
    let module = module_of(&entry.game).map(|(module, _)| module);
    let module = module.filter(|module| site.module(module).is_some());
    html! {
        tr id=(entry.game) data-status=(kind) data-playable[entry.is_playable] {
            th scope="row" {
                (entry.game)
                @if let Some(same) = &entry.same_as { " = " (same) }
                span .soft {
                    @if let Some(module) = module {
                        a href={ "modules/" (module) ".html" } { (module) }
                    }
                }
            }
            td { (status) }
            // A script adds a row of bars.
            td { (values.join(" ")) }
        }
    }
}

/// The kind of status, and the status: the proven period; else that the module has a theorem, or
/// how many heaps were computed.
fn status(site: &Site, entry: &Entry) -> (&'static str, Markup) {
    let texts = &site.texts;
    match entry.proven {
        Some(proven) => {
            let [preperiod, period] = proven.map(|it| it.to_string());
            let values = [("preperiod", &*preperiod), ("period", &period)];
            ("proven", texts.fill("atlas.period", &values))
        }
        None if module_of(&entry.game).is_some_and(|(_, is_theorem)| is_theorem) => {
            ("by_module", texts.show("atlas.by_module"))
        }
        None => {
            let computed = entry.computed.to_string();
            ("open", texts.fill("atlas.open", &[("computed", &computed)]))
        }
    }
}

/// Games of the literature with their theorems; nothing if there are none.
fn theorems(site: &Site) -> Markup {
    let (texts, all) = (&site.texts, &site.literature);
    let decided = all.iter().filter(|it| it.why_open().is_none()).count();
    let (decided, count) = (decided.to_string(), all.len().to_string());
    html! {
        @if !all.is_empty() {
            (heading("theorems", texts.show("atlas.theorems")))
            p {
                (texts.fill("atlas.theorems_lead", &[("decided", &decided), ("all", &count)]))
            }
            div .scroll tabindex="0" role="group"
                aria-label=(texts.plain("atlas.theorems", &[])) {
                table .theorems {
                    thead {
                        tr {
                            @for column in ["game", "theorem", "source"] {
                                th scope="col" { (texts.show(&format!("atlas.{column}"))) }
                            }
                        }
                    }
                    tbody { @for found in all { (theorem(site, found)) } }
                }
            }
        }
    }
}

fn theorem(site: &Site, found: &LiteratureGame) -> Markup {
    let texts = &site.texts;
    let misere = if found.is_misere { "&misere=" } else { "" };
    let root = site.language.way_up();
    html! {
        tr {
            th scope="row" {
                span lang="en" { (found.name) } br;
                @if site.has_explorer {
                    a href={ "explore.html#game=" (in_address(&found.rule)) (misere) } {
                        code { (found.rule) }
                    }
                } @else { code { (found.rule) } }
                @if found.is_misere { " " (texts.show("atlas.misere")) }
            }
            td {
                @match found.why_open() {
                    Some(why) => {
                        (texts.show("atlas.undecided")) " " (site.texts.message(why))
                    }
                    None => (site.texts.message(&found.theorem)),
                }
                @if let Some(numeration) = &found.numeration {
                    " " span .soft { "(" (site.texts.message(numeration)) ")" }
                }
                @if let Some(certificate) = &found.certificate {
                    " " a href={ (root) (certificate.page_path()) } download {
                        @if certificate.states.is_empty() {
                            (texts.show("atlas.certificate_only"))
                        } @else {
                            (texts.fill("atlas.certificate", &[("states", &certificate.states)]))
                        }
                    }
                    @if certificate.states.is_empty() {
                        p .soft {
                            (texts.show("atlas.by_command")) " "
                            code { "cargo x explore '" (found.rule) "'" }
                        }
                    }
                }
            }
            td .soft lang="en" { (found.source) }
        }
    }
}

/// Adds all computed values, so that long sequences can also be searched.
pub fn add_values(files: &mut Files) {
    let entries = atlas::entries().iter();
    let values: BTreeMap<&str, &[u32]> = entries
        .map(|it| (it.game.as_str(), it.values.as_slice()))
        .collect();
    files.add_data("atlas", &values);
}

/// Adds the certificates of the theorems.
///
/// # Errors
/// If a certificate can't be read.
pub fn add_certificates(site: &Site, files: &mut Files) -> Result<()> {
    let found = site.literature.iter();
    for certificate in found.filter_map(|it| it.certificate.as_ref()) {
        files.add(certificate.page_path(), certificate.text(&site.root)?);
    }
    Ok(())
}
