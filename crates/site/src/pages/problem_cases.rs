//! The golden cases of a problem, and the wrong solutions that they refute.

use maud::{Markup, html};
use site_content::{Case, Problem, Refutation, Text, Wrong};

use super::parts::grouped;
use crate::code;
use crate::site::Site;

/// Limit on the cases shown in full; further and long cases are only named.
const MAX_CASES: usize = 5;

/// Short cases in full, with input and correct output side by side, and the names of the others.
///
/// Only English pages show more than the samples of the judge, because cases are the same in all
/// languages; the other pages link to them.
pub fn cases(site: &Site, problem: &Problem) -> Markup {
    let is_short =
        |case: &&Case| !case.input.is_cut() && !case.output.as_ref().is_some_and(Text::is_cut);
    let is_sample = |case: &&Case| case.name.starts_with("sample");
    let mut shown: Vec<&Case> = problem.cases.iter().filter(is_short).collect();
    // The judge's own samples come first.
    shown.sort_by_key(|case| !is_sample(case));
    let samples = shown.iter().filter(|case| is_sample(case)).count();
    let limit = if site.language.is_english() {
        MAX_CASES
    } else {
        samples.clamp(1, MAX_CASES)
    };
    shown.truncate(limit);
    let is_shown = |case: &Case| shown.iter().any(|it| it.name == case.name);
    let others = problem.cases.iter().filter(|case| !is_shown(case));
    let others: Vec<&str> = others.map(|case| case.name.as_str()).collect();
    html! {
        h2 #cases { (site.texts.show("problem.cases")) }
        (table(site, &shown, None))
        @if !others.is_empty() {
            p .soft {
                @if site.language.is_english() { (others.join(", ")) }
                @else { a href=(english(problem, "cases")) { (others.join(", ")) } }
            }
        }
    }
}

/// Link to a place on the problem's English page.
fn english(problem: &Problem, place: &str) -> String {
    format!("../../problems/{}.html#{place}", problem.bin)
}

/// Table with a row for each case, and the answer of a wrong solution if there is one.
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
    let bytes = grouped(text.bytes);
    html! {
        @if text.bytes == 0 { p .soft { (site.texts.show("problem.prints_nothing")) } }
        @else { (code::plain(text.shown.trim_end())) }
        @if text.is_cut() { p .soft { (site.texts.fill("problem.cut", &[("bytes", &bytes)])) } }
    }
}

/// The wrong solutions with their verdicts. English pages show their code and the cases that refute
/// them; the other pages link to these.
pub fn wrong_solutions(site: &Site, problem: &Problem) -> Markup {
    html! {
        @if !problem.wrong.is_empty() {
            h2 #wrong { (site.texts.show("problem.wrong")) }
            p .soft { (site.texts.show("problem.wrong_lead")) }
            @for wrong in &problem.wrong {
                @if site.language.is_english() { (wrong_solution(site, wrong)) }
                @else {
                    p {
                        span lang="en" { (name(wrong)) } " "
                        @if let Some(it) = &wrong.refuted_by {
                            strong { (it.verdict) } " " (verdict(site, it)) " (" (it.case.name) ") "
                        }
                        a href=(english(problem, &place(wrong))) {
                            (site.texts.show("problem.read_wrong"))
                        }
                    }
                }
            }
        }
    }
}

fn wrong_solution(site: &Site, wrong: &Wrong) -> Markup {
    let texts = &site.texts;
    html! {
        section .wrong id=(place(wrong)) {
            h3 { (name(wrong)) }
            @match &wrong.refuted_by {
                Some(it) => {
                    p .verdict { strong { (it.verdict) } " " (verdict(site, it)) }
                    (table(site, &[&it.case], it.answer.as_ref()))
                }
                None => @match &wrong.not_refuted {
                    Some(why) => {
                        p { (texts.show("problem.not_refuted")) }
                        div .refused { (code::plain(why)) }
                    }
                    None => p .soft { (texts.show("problem.not_run")) },
                },
            }
            details {
                summary { (texts.show("problem.read_wrong")) }
                (code::rust(&wrong.source))
            }
        }
    }
}

/// Name in words, which tells why the solution is wrong.
fn name(wrong: &Wrong) -> String {
    wrong.name.replace(['-', '_'], " ")
}

/// Place of the solution on the English page.
fn place(wrong: &Wrong) -> String {
    format!("wrong-{}", wrong.name)
}

/// The verdict in words.
fn verdict(site: &Site, refutation: &Refutation) -> Markup {
    site.texts.show(&format!("problem.{}", refutation.verdict))
}
