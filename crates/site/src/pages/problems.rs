//! `problems.html`: all problems, from easy to hard, with filters.

use std::collections::BTreeMap;

use maud::{Markup, html};
use site_content::Problem;

use super::parts::{difficulty, judge_title, own_mark, solved_box};
use crate::layout;
use crate::site::Site;

/// How many problems a tag needs to be in the list of tags. Others are reached only by links.
const MIN_PROBLEMS_OF_TAG: usize = 3;

/// The page `problems.html`.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let mut problems: Vec<&Problem> = site.material.problems.iter().collect();
    problems.sort_by_key(|problem| (problem.difficulty, &problem.bin));
    let count = problems.len().to_string();
    let count = [("problems", count.as_str())];
    let body = html! {
        h1 { (texts.show("problem_list.title")) }
        p .lead { (texts.fill("problem_list.lead", &count)) }
        (filters(site, &problems))
        table .problems-table {
            tbody {
                @for problem in &problems { (row(site, problem)) }
            }
        }
        (texts.for_scripts("filter"))
    };
    layout::place(site, "problems.html", &count, &["problems.js"], body)
}

fn row(site: &Site, problem: &Problem) -> Markup {
    let judge = problem.judge.as_deref().unwrap_or_default();
    html! {
        tr data-judge=(judge) {
            td data-needs-script { (solved_box(site, problem)) }
            td .difficulty { (difficulty(problem)) }
            td {
                a href={ "problems/" (problem.bin) ".html" } {
                    (site.texts.problem_title(problem))
                }
                (own_mark(site, &problem.own_file))
                // A script makes links of the tags.
                div .soft { (site.texts.tags(problem)) }
            }
            td .judge { (judge_title(site, judge)) }
        }
    }
}

/// Filters by judge, tag, difficulty, and solved or not; shown if scripts run.
fn filters(site: &Site, problems: &[&Problem]) -> Markup {
    let say = |key: &str| site.texts.show(&format!("filter.{key}"));
    let mut judges: BTreeMap<&str, usize> = BTreeMap::new();
    let mut tags: BTreeMap<&str, usize> = BTreeMap::new();
    for problem in problems {
        *judges
            .entry(problem.judge.as_deref().unwrap_or_default())
            .or_default() += 1;
        for game in &problem.games {
            *tags.entry(site.texts.tag(game)).or_default() += 1;
        }
    }
    tags.retain(|_, count| *count >= MIN_PROBLEMS_OF_TAG);
    html! {
        form #filters .line data-needs-script {
            label { (say("judge"))
                select name="judge" {
                    option value="" { (say("any")) }
                    @for (judge, count) in &judges {
                        option value=(judge) { (judge_title(site, judge)) " (" (count) ")" }
                    }
                }
            }
            label { (say("tag"))
                input name="tag" type="search" list="tags" autocomplete="off";
                datalist #tags { @for tag in tags.keys() { option value=(tag) {} } }
            }
            label { (say("from")) input name="from" type="number" step="100" min="0" max="4000"; }
            label { (say("to")) input name="to" type="number" step="100" min="0" max="4000"; }
            label { (say("solved"))
                select name="solved" {
                    @for choice in ["any", "open", "done"] {
                        option value=(if choice == "any" { "" } else { choice }) { (say(choice)) }
                    }
                }
            }
            button type="reset" { (say("reset")) }
            button #export type="button" { (say("export")) }
            label .button {
                (say("import"))
                input #import .visually-hidden type="file" accept=".json";
            }
            p #shown .soft role="status" {}
        }
    }
}
