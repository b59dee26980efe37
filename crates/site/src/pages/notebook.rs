//! The notebook `notebook.html`: a page of theorems, then the code of the modules that one chooses,
//! to print in two columns on A4. Footnotes are at the end: links and sources.

use std::collections::BTreeMap;

use maud::{Markup, html};
use site_content::{Module, Snippet};

use super::parts::family;
use crate::code;
use crate::layout;
use crate::prose;
use crate::site::Site;
use crate::translations::value;

/// The whole page. The ICPC doesn't allow Rust: there, the page of theorems is enough.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let listed = site.material.families.iter().flat_map(|it| &it.modules);
    let listed: Vec<&Module> = listed.filter_map(|name| site.module(name)).collect();
    let notes = listed.iter().map(|it| it.name.as_str()).zip(1..);
    let notes: BTreeMap<&str, usize> = notes.collect();
    let theorems = modules_by_family(site, |module| {
        let note = notes[module.name.as_str()];
        html! {
            p .entry {
                strong {
                    a href={ "modules/" (module.name) ".html" } { (texts.title(module)) }
                }
                sup { a href={ "#note-" (note) } { (note) } } " " (texts.theorem(module))
            }
        }
    });
    let code = modules_by_family(site, |module| {
        html! {
            div .chosen {
                label .check.screen-only {
                    input type="checkbox" checked; (texts.title(module))
                }
                p .entry { (texts.rules(module)) }
                @for snippet in &module.snippets { (entry(snippet)) }
            }
        }
    });
    let body = html! {
        div .screen-only {
            h1 { (texts.show("notebook.title")) }
            p .lead { (texts.show("notebook.lead")) }
            p data-needs-script {
                button type="button" data-print { (texts.show("notebook.print")) } " "
                @for choice in ["all", "none"] {
                    button type="button" data-choose=(choice) {
                        (texts.show(&format!("notebook.{choice}")))
                    }
                    " "
                }
            }
        }
        div .sheet.theory { (theorems) }
        h1 .screen-only #code { (texts.show("notebook.code")) }
        p .soft { (texts.show("notebook.hash")) }
        div .sheet { (code) }
        h2 { (texts.show("notebook.notes")) }
        ol .sheet.notes {
            @for module in listed {
                li #{ "note-" (notes[module.name.as_str()]) } {
                    a href={ "modules/" (module.name) ".html" } { "modules/" (module.name) ".html" }
                    " " span lang="en" { (prose::inline(value(module, "Source"))) }
                }
            }
        }
    };
    layout::place(site, "notebook.html", &[], &["code.js"], body)
}

fn entry(snippet: &Snippet) -> Markup {
    html! {
        div .entry {
            p .head {
                strong { code { (snippet.name) } } " " code .hash { (hash(&snippet.own_text)) }
                @if !snippet.includes.is_empty() { " ← " (snippet.includes.join(", ")) }
            }
            (code::rust(&narrowed(&snippet.own_text)))
        }
    }
}

/// Indents by two spaces instead of four, so that fewer lines break in a narrow column.
fn narrowed(text: &str) -> String {
    let narrowed = |line: &str| {
        let code = line.trim_start_matches(' ');
        format!("{}{code}\n", " ".repeat((line.len() - code.len()) / 2))
    };
    text.lines().map(narrowed).collect()
}

/// The first six digits of the MD5 of the text without white space.
fn hash(text: &str) -> String {
    let dense: String = text.split_ascii_whitespace().collect();
    let digest = format!("{:x}", md5::compute(dense));
    digest[..6].to_string()
}

fn modules_by_family(site: &Site, show: impl Fn(&Module) -> Markup) -> Markup {
    html! {
        @for group in &site.material.families {
            h2 { (family(site, &group.name)) }
            @for module in group.modules.iter().filter_map(|name| site.module(name)) {
                (show(module))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_indented_by_two_spaces() {
        assert_eq!(narrowed("a {\n    b {\n        c\n"), "a {\n  b {\n    c\n");
    }

    #[test]
    fn white_space_does_not_count() {
        // printf 'fna(){}' | md5sum
        assert_eq!(hash("fn a() {\n}\n"), hash("fna(){}"));
        assert_eq!(hash(""), "d41d8c");
    }
}
