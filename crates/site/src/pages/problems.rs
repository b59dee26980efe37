//! All problems in a table, from easy to hard.

use maud::html;
use site_content::Problem;

use super::parts::{difficulty, judge_name};
use crate::layout::{self, Page};
use crate::site::Site;

/// `problems.html`
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let mut problems: Vec<&Problem> = site.material.problems.iter().collect();
    problems.sort_by_key(|problem| (problem.difficulty, &problem.bin));
    let count = problems.len().to_string();
    let body = html! {
        h1 { (texts.show("problem.all")) }
        p .lead { (texts.fill("problem.all_lead", &[("problems", &count)])) }
        table .problems-table {
            tbody lang="en-GB" {
                @for problem in problems {
                    tr {
                        td .difficulty { (difficulty(problem)) }
                        td {
                            a href={ "problems/" (problem.bin) ".html" } { (problem.title) }
                            div .soft { (problem.games.join(", ")) }
                        }
                        td .judge { (judge_name(problem.judge.as_deref().unwrap_or_default())) }
                    }
                }
            }
        }
    };
    layout::page(
        site,
        &Page {
            path: "problems.html",
            title: texts.english("problem.all"),
            description: texts.english("problem.all_lead"),
            scripts: &[],
            body,
        },
    )
}
