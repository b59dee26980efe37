//! The notebook: two sheets to print in two columns on A4, theorems and code.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use site_content::{Module, Snippet};

use super::family;
use crate::code;
use crate::files::Files;
use crate::layout::{self, Page};
use crate::packed::loaded;
use crate::site::Site;

/// Name of the script with the sheet of code.
const CODE: &str = "notebook";

/// The page `notebook-theory.html`: each module's rules and theorem. The ICPC does not allow Rust,
/// so the sheet has no code.
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
    let sheet = unbroken(sheet);
    page(site, "notebook-theory.html", "notebook.theory", sheet, &[])
}

/// Replaces blanks in formulas by no-break spaces: formulas are short enough for one line.
fn unbroken(sheet: Markup) -> Markup {
    let operators = [
        "+", "−", "·", "/", "⊕", "⊗", "=", "≤", "≥", "&lt;", "&gt;", "∈",
    ];
    let join = |html: String, operator: &str| {
        html.replace(&format!(" {operator} "), &format!("\u{a0}{operator}\u{a0}"))
    };
    PreEscaped(operators.into_iter().fold(sheet.into_string(), join))
}

/// The page `notebook-code.html`: each snippet without included code, and a hash to check typing.
/// Other languages than English load the code by a script.
pub fn code(site: &Site) -> String {
    let is_english = site.language.is_english();
    let sheet = modules_by_family(site, |module| {
        html! {
            @if is_english { (entries(module)) }
            @else { div data-html=(module.name) {} }
        }
    });
    let hint = ["notebook.hash"];
    page(site, "notebook-code.html", "notebook.code", sheet, &hint)
}

/// Adds the script with each module's part of the sheet of code.
pub fn add_code(site: &Site, files: &mut Files) {
    let modules = site.material.modules.iter();
    let parts = modules.map(|it| (it.name.as_str(), entries(it).into_string()));
    let parts: BTreeMap<&str, String> = parts.collect();
    let json = serde_json::to_vec(&parts).expect("texts by name");
    files.add(format!("data/{CODE}.js"), loaded(CODE, &json));
}

fn entries(module: &Module) -> Markup {
    html! { @for snippet in &module.snippets { (entry(snippet)) } }
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

/// Indents by two spaces instead of four, so that fewer lines are broken in a narrow column.
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
            h2 { (family::name(site, &group.name)) }
            @for module in group.modules.iter().filter_map(|name| site.module(name)) {
                (show(module))
            }
        }
    }
}

fn page(site: &Site, path: &str, title: &str, sheet: Markup, hints: &[&str]) -> String {
    let texts = &site.texts;
    let sheets = [
        ("notebook-theory.html", "notebook.theory_sheet"),
        ("notebook-code.html", "notebook.code_sheet"),
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
        @for hint in hints { p .soft { (texts.show(hint)) } }
        @if hints.is_empty() || site.language.is_english() {
            div .sheet { (sheet) }
        } @else {
            noscript { p { a href="../notebook-code.html" { (texts.show(title)) } } }
            div .sheet data-load=(CODE) { (sheet) }
        }
    };
    layout::page(
        site,
        &Page {
            path,
            title: &texts.plain(title, &[]),
            description: &texts.plain("notebook.lead", &[]),
            picture: None,
            source: None,
            sidebar: None,
            scripts: &["code.js"],
            body,
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
    fn lines_do_not_end_within_formulas() {
        let text = PreEscaped("<p>G(4k + 3) = 4k + 4 for all k".to_string());
        assert_eq!(
            unbroken(text).into_string(),
            "<p>G(4k\u{a0}+\u{a0}3)\u{a0}=\u{a0}4k\u{a0}+\u{a0}4 for all k"
        );
    }

    #[test]
    fn white_space_does_not_count() {
        // printf 'fna(){}' | md5sum
        assert_eq!(hash("fn a() {\n}\n"), hash("fna(){}"));
        assert_eq!(hash(""), "d41d8c");
    }
}
