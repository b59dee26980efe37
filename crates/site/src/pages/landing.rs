//! The landing page `index.html`: a board and the ways in, the search, questions that lead to a
//! module, and all modules by family.

use maud::{Markup, html};
use serde::Deserialize;

use super::module;
use super::parts::{family, heading, module_link, own_mark};
use crate::layout;
use crate::site::Site;
use crate::translations::key;

/// A question with its answers; `data/which.json` has all of them. Both are named by their texts.
#[derive(Deserialize)]
struct Question {
    question: String,
    answers: Vec<(String, Next)>,
}

/// What follows an answer: another question, or modules.
#[derive(Deserialize)]
#[serde(untagged)]
enum Next {
    Ask(Question),
    Modules(Vec<String>),
}

/// The first question.
fn questions() -> Question {
    serde_json::from_str(include_str!("../../data/which.json")).expect("questions and answers")
}

/// The page `index.html`.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let body = html! {
        h1 { (texts.show("landing.title")) }
        div .lead-in.first {
            p .lead {
                (texts.show("landing.lead")) " "
                a .button.primary href="lesson.html" { (texts.show("course.lesson")) }
            }
            @if let Some(nim) = site.module("nim") { (module::figure(site, nim)) }
            @if site.has_explorer {
                div .ask { (layout::find_box(site, true)) (examples(site)) }
            }
            div { (ways(site)) }
        }
        section {
            (heading("which", texts.show("which.title")))
            p .soft { (texts.show("which.lead")) }
            div .which { (question(site, &questions())) }
        }
        (heading("modules", texts.show("landing.modules")))
        @for group in &site.material.families {
            h3 #(key(&group.name)) { (family(site, &group.name)) }
            ul .cards {
                @for module in group.modules.iter().filter_map(|name| site.module(name)) {
                    li {
                        a href={ "modules/" (module.name) ".html" } {
                            code { (module.name) }
                            span {
                                (site.texts.title(module))
                                (own_mark(site, &module.own_file))
                            }
                        }
                    }
                }
            }
        }
    };
    let scripts = module::board_scripts("nim");
    layout::place(site, "index.html", &[], &scripts, body)
}

/// Examples for the box at the top of the page.
fn examples(site: &Site) -> Markup {
    let texts = &site.texts;
    html! {
        p .chips data-needs-script {
            span .soft { (texts.show("landing.try")) }
            @for example in texts.plain("landing.examples", &[]).split("; ") {
                " " button type="button" data-query=(example) { (example) }
            }
        }
    }
}

/// One way in for each kind of visitor: a text's key, and the page that it leads to.
const WAYS: [(&str, &str); 3] = [
    ("solve", "problems.html"),
    ("learn", "course.html"),
    ("explore", "explore.html"),
];

/// The ways in whose pages are made.
fn ways(site: &Site) -> Markup {
    let texts = &site.texts;
    let modules = site.material.modules.len().to_string();
    let problems = site.material.problems.len().to_string();
    let values = [("modules", modules.as_str()), ("problems", &problems)];
    let is_made = |path: &str| site.menu.iter().any(|it| it.path == path);
    html! {
        ul .ways {
            @for (name, path) in WAYS.iter().filter(|(_, path)| is_made(path)) {
                li {
                    a href=(path) {
                        strong { (texts.show(&format!("landing.{name}"))) }
                        span { (texts.fill(&format!("landing.{name}_lead"), &values)) }
                    }
                }
            }
        }
    }
}

/// A question with its answers; each contains the next question or links to modules. `details` need
/// no scripts.
fn question(site: &Site, Question { question, answers }: &Question) -> Markup {
    html! {
        p .question { (site.texts.show(&format!("which.{question}"))) }
        @for (key, next) in answers {
            details {
                summary { (site.texts.show(&format!("which.{key}"))) }
                @match next {
                    Next::Ask(next) => (self::question(site, next)),
                    Next::Modules(names) => ul {
                        @for name in names { li { (module_link(site, "", name)) } }
                    },
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    fn named(question: Question, names: &mut BTreeSet<String>) {
        for (_, next) in question.answers {
            match next {
                Next::Ask(question) => named(question, names),
                Next::Modules(modules) => names.extend(modules),
            }
        }
    }

    #[test]
    fn every_module_but_input_is_an_answer() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .unwrap();
        let library = fs_err::read_to_string(root.join("snippets/src/lib.rs")).unwrap();
        let modules = library
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
        let mut answers = BTreeSet::new();
        named(questions(), &mut answers);
        let unasked: Vec<&str> = modules
            .filter(|module| *module != "fast_input" && !answers.contains(*module))
            .collect();
        assert!(
            unasked.is_empty(),
            "no answer leads to {}",
            unasked.join(", ")
        );
    }
}
