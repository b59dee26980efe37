//! The golden cases of a problem, and the wrong solutions that they refute.
//!
//! They are numbers and code, as long as the rest of the page, so only the English page has them;
//! the others link to it.

use maud::{Markup, html};
use site_content::{Case, Problem, Text, Wrong};

use super::parts::{code_name, heading};
use crate::code;
use crate::language::ENGLISH;
use crate::site::Site;

/// How many cases to show in full; only the names of others and of long ones are shown.
const MAX_CASES: usize = 2;

/// The cases and the wrong solutions, or links to them.
pub fn all(site: &Site, problem: &Problem) -> Markup {
    if site.language.is_english() {
        return html! { (cases(site, problem)) (wrong_solutions(site, problem)) };
    }
    let page = format!("../{}problems/{}.html", site.language.way_up(), problem.bin);
    let link = |place: &str| {
        html! {
            a href={ (page) "#" (place) } hreflang=(ENGLISH.tag) {
                (site.texts.show(&format!("problem.{place}")))
            }
            " "
        }
    };
    html! {
        p {
            (link("cases"))
            @if !problem.wrong.is_empty() { "· " (link("wrong")) }
            span .soft lang=(ENGLISH.tag) { "(" (ENGLISH.name) ")" }
        }
    }
}

/// Short cases with input and right answer side by side, then the names of the others.
fn cases(site: &Site, problem: &Problem) -> Markup {
    let is_short =
        |case: &&Case| !case.input.is_cut() && !case.output.as_ref().is_some_and(Text::is_cut);
    let mut shown: Vec<&Case> = problem.cases.iter().filter(is_short).collect();
    // The judge's own samples come first.
    shown.sort_by_key(|case| !case.name.starts_with("sample"));
    shown.truncate(MAX_CASES);
    let is_shown = |case: &Case| shown.iter().any(|it| it.name == case.name);
    let others = problem.cases.iter().filter(|case| !is_shown(case));
    let others: Vec<&str> = others.map(|case| case.name.as_str()).collect();
    html! {
        (heading("cases", site.texts.show("problem.cases")))
        (table(site, &shown, None))
        @if !others.is_empty() { p .soft { (others.join(", ")) } }
    }
}

/// Table with a row for each case, and a column for the answer of a wrong solution, if given.
fn table(site: &Site, cases: &[&Case], answer: Option<&Text>) -> Markup {
    let heading = |key: &str| html! { th scope="col" { (site.texts.show(key)) } };
    html! {
        @if !cases.is_empty() {
            table .cases {
                tr {
                    td {}
                    (heading("problem.input"))
                    (heading("problem.output"))
                    @if answer.is_some() { (heading("problem.its_answer")) }
                }
                @for case in cases {
                    tr {
                        th scope="row" { (case.name) }
                        td { (shown(site, &case.input)) }
                        td {
                            @match &case.output {
                                Some(output) => (shown(site, output)),
                                None => span .soft { (site.texts.show("problem.interactive")) },
                            }
                        }
                        @if let Some(answer) = answer {
                            td .refused { (shown(site, answer)) }
                        }
                    }
                }
            }
        }
    }
}

fn shown(site: &Site, text: &Text) -> Markup {
    let bytes = text.bytes.to_string();
    html! {
        @if text.bytes == 0 { p .soft { (site.texts.show("problem.prints_nothing")) } }
        @else { (code::plain(text.shown.trim_end())) }
        @if text.is_cut() { p .soft { (site.texts.fill("problem.cut", &[("bytes", &bytes)])) } }
    }
}

/// The wrong solutions, each with the case that refutes it.
fn wrong_solutions(site: &Site, problem: &Problem) -> Markup {
    html! {
        @if !problem.wrong.is_empty() {
            (heading("wrong", site.texts.show("problem.wrong")))
            p .soft { (site.texts.show("problem.wrong_lead")) }
            @for wrong in &problem.wrong { (wrong_solution(site, problem, wrong)) }
        }
    }
}

fn wrong_solution(site: &Site, problem: &Problem, wrong: &Wrong) -> Markup {
    let texts = &site.texts;
    html! {
        section .wrong {
            // Its name says why it is wrong.
            h3 lang="en" { (wrong.name.replace(['-', '_'], " ")) }
            @match (&wrong.refuted_by, &wrong.not_refuted) {
                (Some(it), _) => {
                    p .verdict { strong { (it.verdict) } " " (texts.show(&format!("problem.{}", it.verdict))) }
                    (table(site, &[&it.case], it.answer.as_ref()))
                }
                (None, Some(why)) => {
                    p { (texts.show("problem.not_refuted")) }
                    div .refused { (code::plain(why)) }
                }
                (None, None) => p .soft { (texts.show("problem.not_run")) },
            }
            details data-needs-script data-show=(code_name(problem, &wrong.name))
                data-load=(site.code_file(problem)) {
                summary { (texts.show("problem.read_wrong")) }
            }
        }
    }
}
