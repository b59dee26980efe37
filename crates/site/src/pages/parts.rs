//! Parts of pages that several kinds of pages share.

use maud::{Markup, html};
use site_content::Problem;

use crate::prose;
use crate::site::Site;

/// A button that copies the text shown in its `.code`, or the loaded text called `name`.
pub fn copy_button(site: &Site, label: &str, name: &str) -> Markup {
    html! {
        button data-copy=(name) hidden { (site.texts.show(label)) }
    }
}

/// Link from a page in another language to the same text on an English page, for readers without
/// JavaScript; the paths are those of pages one folder deep.
pub fn in_english(place: &str, name: &Markup) -> Markup {
    html! {
        noscript { p { a href={ "../../" (place) } { (name) } } }
    }
}

/// List of problems with difficulty and link; `folder` is the path from the page to their folder.
pub fn problem_list<'a>(
    site: &Site,
    folder: &str,
    problems: impl IntoIterator<Item = &'a Problem>,
) -> Markup {
    html! {
        ul .problems lang="en" {
            @for problem in problems {
                li {
                    span { (difficulty(problem)) } " "
                    a href={ (folder) (problem.bin) ".html" } { (prose::title(&problem.title)) }
                    (own_mark(site, &problem.own_file))
                }
            }
        }
    }
}

/// The judge's own spelling of a header's `judge`.
pub fn judge_title<'a>(site: &'a Site, judge: &'a str) -> &'a str {
    site.material
        .judges
        .get(judge)
        .map_or(judge, String::as_str)
}

/// The problem's rating, or a dash.
pub fn difficulty(problem: &Problem) -> String {
    problem
        .difficulty
        .map_or("–".to_string(), |it| it.to_string())
}

/// Link with a module's name, and the module's title.
pub fn module_link(site: &Site, up: &str, name: &str) -> Markup {
    html! {
        @if let Some(module) = site.module(name) {
            a href={ (up) "modules/" (name) ".html" } { code { (name) } }
            (own_mark(site, &module.own_file))
            " " span .soft { (site.translations.title(module)) }
        }
    }
}

/// The word `own` for a module or problem with an own file; nothing for the collection's.
pub fn own_mark(site: &Site, own_file: &Option<String>) -> Markup {
    html! {
        @if own_file.is_some() {
            " " span .tags lang=(site.language.tag) { (site.texts.show("module.own")) }
        }
    }
}

/// Formats a number with commas: `12,345`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
