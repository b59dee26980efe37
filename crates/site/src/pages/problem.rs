//! The page of a problem.

use std::collections::BTreeMap;

use maud::{Markup, html};
use site_content::{Bundle, Problem};

use super::course::Neighbours;
use super::parts::{
    code_name, copy_button, difficulty, heading, judge_title, module_link, own_mark, problem_list,
    solved_box,
};
use super::{games, problem_cases};
use crate::code;
use crate::files::Files;
use crate::layout::{self, Page};
use crate::site::Site;

/// Text that the licence of a crate such as proconio asks for in each copy.
const MIT: &str = include_str!("../../data/mit.txt");

/// The page `problems/<bin>.html`.
pub fn page(site: &Site, problem: &Problem, neighbours: &Neighbours) -> String {
    let texts = &site.texts;
    let body = html! {
        h1 { (site.texts.problem_title(problem)) }
        (name(site, problem))
        section {
            (heading("rules", texts.show("problem.rules")))
            (site.texts.problem_rules(problem))
        }
        (stages(site, problem))
        (heading("bundle", texts.show("problem.bundle")))
        (bundle(site, problem))
        (problem_cases::all(site, problem))
        (heading("practise", texts.show("problem.practise")))
        div .practise {
            (practise(site, "problem.before", &neighbours.before))
            (practise(site, "problem.after", &neighbours.after))
        }
    };
    let file = format!("problems/src/bin/{}.rs", problem.bin);
    layout::page(
        site,
        &Page {
            path: &format!("problems/{}.html", problem.bin),
            title: texts.plain_problem_title(problem),
            description: &site.texts.plain_problem_rules(problem),
            source: problem.own_file.clone().or(Some(file)),
            // There is no sidebar: it would give away the game's family.
            scripts: &["code.js", "problems.js"],
            body,
            ..Page::default()
        },
    )
}

/// The line below the title: name, link to the judge, difficulty and time limit.
fn name(site: &Site, problem: &Problem) -> Markup {
    let texts = &site.texts;
    let difficulty = difficulty(problem);
    let limit = seconds(problem.time_limit_ms);
    html! {
        p .name {
            code { (problem.bin) }
            label .check data-needs-script {
                (solved_box(site, problem)) (texts.show("problem.solved"))
            }
            (own_mark(site, &problem.own_file))
            @if let Some(url) = &problem.url {
                a .button href=(url) rel="noreferrer" {
                    (texts.fill("problem.open", &[("judge", judge(site, problem))]))
                }
            }
            span .soft {
                (texts.fill("problem.difficulty", &[("difficulty", &difficulty)])) " · "
                (texts.fill("problem.time_limit", &[("limit", &limit)]))
            }
        }
    }
}

/// Hint, reason and code, each folded, so that readers open only as much as they need.
fn stages(site: &Site, problem: &Problem) -> Markup {
    let texts = &site.texts;
    let modules = problem.modules.iter().filter_map(|name| site.module(name));
    let solution = code_name(problem, "text");
    html! {
        details .stage #hint {
            summary { (texts.show("problem.hint")) }
            // A script makes links of the tags.
            p #games .tags { (texts.tags(problem)) }
            (games::problem_links(site, &problem.bin))
            @for module in modules {
                p { (module_link(site, "../", &module.name)) }
                p .soft { (texts.rules(module)) }
            }
        }
        details .stage #idea {
            summary { (texts.show("problem.idea")) }
            (site.texts.reason(problem))
        }
        // One file serves all languages.
        details .stage #solution data-needs-script data-show=(solution)
            data-load=(site.code_file(problem)) {
            summary { (texts.show("problem.solution")) }
            figure .code {
                figcaption { span { "Rust" } (copy_button(site, "site.copy", &solution)) }
            }
        }
    }
}

/// The judge's name; for a problem of no judge, the host of its address.
fn judge<'a>(site: &'a Site, problem: &'a Problem) -> &'a str {
    let judge = problem.judge.as_deref().filter(|it| *it != "other");
    let place = problem.url.as_deref().unwrap_or_default();
    judge.map_or_else(|| host(place), |judge| judge_title(site, judge))
}

/// `a.example` of `https://www.a.example/b`.
fn host(url: &str) -> &str {
    let address = url.split("://").nth(1).unwrap_or(url);
    let host = address.split('/').next().unwrap_or_default();
    host.trim_start_matches("www.")
}

/// A time in seconds: `2 s`, `1.5 s`.
fn seconds(milliseconds: u64) -> String {
    format!("{} s", milliseconds as f64 / 1000.0)
}

/// The solution without its header, which the page shows anyway, and without its tests.
fn without_tests(source: &str) -> String {
    let lines = catalogue::header::without_tests(source).lines();
    let code: Vec<&str> = lines.skip_while(|line| line.starts_with("//!")).collect();
    code.join("\n").trim().to_string()
}

/// The bundle's text, with the licence if its lines about crates name it.
fn with_licence(bundle: &Bundle) -> String {
    let licence = if bundle.text.contains(", MIT") {
        MIT
    } else {
        ""
    };
    bundle.text.clone() + licence
}

fn bundle(site: &Site, problem: &Problem) -> Markup {
    let texts = &site.texts;
    if !problem.takes_rust {
        return html! { p .soft { (texts.show("problem.no_rust")) } };
    }
    let Some(bundle) = &problem.bundle else {
        let bin = [("bin", problem.bin.as_str())];
        return match &problem.no_bundle {
            Some(why) => html! {
                p { (texts.fill("problem.not_bundled", &bin)) }
                div .refused { (code::plain(why)) }
            },
            None => html! { p .soft { (texts.fill("problem.no_bundle", &bin)) } },
        };
    };
    let (judge, bytes) = (&bundle.judge, with_licence(bundle).len().to_string());
    let name = code_name(problem, "bundle");
    html! {
        @if judge != "other" {
            p { (texts.fill("problem.bundle_for", &[("judge", judge_title(site, judge))])) }
        }
        div .code .bundle data-load=(site.code_file(problem)) {
            p {
                (copy_button(site, "problem.copy_bundle", &name)) " "
                span .soft { (texts.fill("problem.bytes", &[("bytes", &bytes)])) }
            }
            details data-show=(name) data-needs-script {
                summary { (texts.show("problem.read_bundle")) }
            }
        }
    }
}

/// Adds the code that pages load on demand.
pub fn add_code(site: &Site, files: &mut Files) {
    let mut loaded: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for problem in &site.material.problems {
        let text = ("text", without_tests(&problem.source) + "\n");
        let bundle = problem.bundle.iter().map(|it| ("bundle", with_licence(it)));
        let wrong = problem.wrong.iter();
        let wrong = wrong.map(|it| (it.name.as_str(), it.source.clone()));
        let programs = [text].into_iter().chain(bundle).chain(wrong);
        let programs = programs.map(|(name, source)| (code_name(problem, name), source));
        let file = loaded.entry(site.code_file(problem)).or_default();
        file.extend(programs);
    }
    for (file, programs) in loaded {
        files.add_data(&file, &programs);
    }
}

fn practise(site: &Site, heading: &str, problems: &[&str]) -> Markup {
    let problems: Vec<&Problem> = problems
        .iter()
        .filter_map(|bin| site.problem(bin))
        .collect();
    html! {
        @if !problems.is_empty() {
            div { h3 { (site.texts.show(heading)) } (problem_list(site, "", problems)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use site_content::Material;

    use super::*;

    #[test]
    fn neither_header_nor_tests_are_shown() {
        let source = "//! Title\n\nfn main() {}\n\n#[cfg(test)]\nmod tests {}\n";
        assert_eq!(without_tests(source), "fn main() {}");
    }

    #[test]
    fn a_problem_without_a_judge_is_read_at_its_host() {
        let problem = Problem {
            judge: Some("other".into()),
            url: Some("https://www.a.example/b/c.pdf".into()),
            ..Problem::default()
        };
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .unwrap();
        let site = Site::new(root, Material::default(), false).unwrap();
        assert_eq!(judge(&site, &problem), "a.example");
    }

    #[test]
    fn a_bundle_has_the_licence_that_its_crates_name() {
        let with_crate = |notice: &str| {
            with_licence(&Bundle {
                text: format!("// - a 1.0.0, {notice}\nfn main() {{}}\n"),
                ..Bundle::default()
            })
        };
        assert!(with_crate("MIT OR Apache-2.0, Copyright (c) 2015").contains("free of charge"));
        assert!(with_crate("CC0-1.0").ends_with("fn main() {}\n"));
    }

    #[test]
    fn limits_are_read_in_seconds() {
        assert_eq!(seconds(2000), "2 s");
        assert_eq!(seconds(500), "0.5 s");
    }
}
