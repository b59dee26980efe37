//! The notebook: a sheet of theorems and a sheet of code, to print in two columns on A4.

use maud::{Markup, html};
use site_content::{Module, Snippet};

use super::parts::family;
use crate::code;
use crate::layout::{self, Page};
use crate::site::Site;

/// Path of the sheet of theorems.
pub const THEORY: &str = "notebook-theory.html";

/// Path of the sheet of code.
pub const CODE: &str = "notebook-code.html";

/// The page `notebook-theory.html`: each module's rules and theorem, without code: the ICPC doesn't
/// allow Rust.
pub fn theory(site: &Site) -> String {
    let translations = &site.translations;
    let sheet = modules_by_family(site, |module| {
        html! {
            p .entry {
                strong { (translations.title(module)) } " " (translations.rules(module)) " "
                span .theorem { (translations.theorem(module)) }
            }
        }
    });
    page(site, THEORY, "notebook.theory", sheet, None)
}

/// The page `notebook-code.html`: each snippet without the code that it includes, and a hash to
/// check what one typed.
pub fn code(site: &Site) -> String {
    let sheet = modules_by_family(site, |module| {
        html! { @for snippet in &module.snippets { (entry(snippet)) } }
    });
    let hint = Some("notebook.hash");
    page(site, CODE, "notebook.code", sheet, hint)
}

fn entry(snippet: &Snippet) -> Markup {
    html! {
        div .entry {
            p .head {
                strong { (snippet.name) } " " code .hash { (hash(&snippet.own_text)) }
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

fn page(site: &Site, path: &str, title: &str, sheet: Markup, hint: Option<&str>) -> String {
    let texts = &site.texts;
    let sheets = [
        (THEORY, "notebook.theory_sheet"),
        (CODE, "notebook.code_sheet"),
    ];
    let body = html! {
        h1 { (texts.show(title)) }
        div .screen-only {
            p .lead { (texts.show("notebook.lead")) }
            p {
                @for (other, name) in sheets {
                    a .button href=(other)
                        aria-current=[(other == path).then_some("page")] { (texts.show(name)) }
                    " "
                }
            }
        }
        @if let Some(hint) = hint { p .soft { (texts.show(hint)) } }
        div .sheet { (sheet) }
    };
    layout::page(
        site,
        &Page {
            path,
            title: &texts.plain(title, &[]),
            description: &texts.plain("notebook.lead", &[]),
            scripts: &["code.js"],
            body,
            ..Page::default()
        },
    )
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
