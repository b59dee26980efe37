//! The page of a problem.

use maud::{Markup, html};
use site_content::{Bundle, Problem};

use super::parts::{
    copy_button, difficulty, grouped, in_english, judge_title, module_link, own_mark, problem_list,
};
use super::road::Neighbours;
use super::{problem_cases, problem_games, values};
use crate::code;
use crate::files::Files;
use crate::groups::{self, Item};
use crate::layout::{self, Page};
use crate::prose;
use crate::site::Site;

/// The page `problems/<bin>.html`.
pub fn page(site: &Site, problem: &Problem, neighbours: &Neighbours) -> String {
    let texts = &site.texts;
    let body = html! {
        h1 lang="en" { (prose::title(&problem.title)) }
        (name(site, problem))
        section {
            h2 { (texts.show("problem.rules")) }
            (site.translations.problem_rules(problem))
            @if let Some(statement) = &problem.statement {
                p .soft {
                    (texts.show("problem.statement")) " "
                    (site.translations.statement(statement))
                }
            }
            (problem_games::links(site, &problem.bin))
            // A script makes links of the tags.
            p #games .tags { (site.translations.tags(problem)) }
        }
        div data-load=(texts_of(site, problem)) {
            (stages(site, problem))
            h2 #bundle { (texts.show("problem.bundle")) }
            (bundle(site, problem))
        }
        (problem_cases::cases(site, problem))
        (problem_cases::wrong_solutions(site, problem))
        h2 #practise { (texts.show("problem.practise")) }
        div .practise {
            (practise(site, "problem.before", &neighbours.before))
            (practise(site, "problem.after", &neighbours.after))
        }
    };
    let modules = problem.modules.iter();
    let file = format!("problems/src/bin/{}.rs", problem.bin);
    let mut pictures = modules.filter_map(|module| values::preview_path(module));
    layout::page(
        site,
        &Page {
            path: &format!("problems/{}.html", problem.bin),
            title: &problem.title,
            description: &site.translations.plain_problem_rules(problem),
            picture: pictures.next(),
            source: problem.own_file.clone().or(Some(file)),
            // A sidebar of families would reveal the game's family, which a reader may want to find
            // out.
            sidebar: None,
            scripts: &["code.js", "problems.js"],
            body,
        },
    )
}

/// The line below the title: name, link to the judge, difficulty, time limit, solved or not.
fn name(site: &Site, problem: &Problem) -> Markup {
    let texts = &site.texts;
    let difficulty = difficulty(problem);
    let limit = seconds(problem.time_limit_ms);
    html! {
        // A script adds a box to mark the problem as solved.
        p .name data-mark=(texts.plain("problem.solved", &[])) {
            code { (problem.bin) }
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

/// Hint, theorem and code, each folded, so that a reader opens only as much as needed.
fn stages(site: &Site, problem: &Problem) -> Markup {
    let texts = &site.texts;
    let modules = problem.modules.iter().filter_map(|name| site.module(name));
    html! {
        @if !problem.modules.is_empty() {
            details .stage #hint {
                summary { (texts.show("problem.hint")) }
                @for module in modules {
                    p { (module_link(site, "../", &module.name)) }
                    p .soft { (site.translations.rules(module)) }
                }
            }
        }
        @if site.language.is_english() {
            details .stage #idea {
                summary { (texts.show("problem.idea")) }
                (prose::blocks(&problem.prose))
            }
            details .stage #solution {
                summary { (texts.show("problem.solution")) }
                figure .code {
                    figcaption { (copy_button(site, "site.copy", "")) }
                    (code::rust(&without_tests(&problem.source)))
                }
            }
        } @else {
            (english_stage(site, "idea", &html! { div data-html lang="en" {} }))
            (english_stage(site, "solution", &html! {
                figure .code {
                    figcaption { (copy_button(site, "site.copy", "")) }
                    (code::rust(""))
                }
            }))
            (in_english(&format!("problems/{}.html#idea", problem.bin), &texts.show("problem.idea")))
        }
    }
}

/// Stage that is the same in all languages: a script loads it. Repeated, these stages would be a
/// tenth of the site.
fn english_stage(site: &Site, stage: &str, frame: &Markup) -> Markup {
    html! {
        details .stage id=(stage) data-show=(stage) {
            summary { (site.texts.show(&format!("problem.{stage}"))) }
            (frame)
        }
    }
}

/// The judge's name, or the place where the problem stands if that is no judge.
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

/// Formats a time in seconds: `2 s`, `1.5 s`.
fn seconds(milliseconds: u64) -> String {
    format!("{} s", milliseconds as f64 / 1000.0)
}

/// The solution without its header, whose content the page shows, and without its tests.
fn without_tests(source: &str) -> String {
    let lines = source.lines().skip_while(|line| line.starts_with("//!"));
    let code = lines.take_while(|line| !line.starts_with("#[cfg(test)]"));
    let code: Vec<&str> = code.collect();
    code.join("\n").trim().to_string()
}

fn bundle(site: &Site, problem: &Problem) -> Markup {
    let texts = &site.texts;
    if !problem.takes_rust {
        return html! { p .soft { (texts.show("problem.no_rust")) } };
    }
    let Some(Bundle {
        judge,
        text,
        minified,
    }) = &problem.bundle
    else {
        let bin = [("bin", problem.bin.as_str())];
        return match &problem.no_bundle {
            Some(why) => html! {
                p { (texts.fill("problem.not_bundled", &bin)) }
                div .refused { (code::plain(why)) }
            },
            None => html! { p .soft { (texts.fill("problem.no_bundle", &bin)) } },
        };
    };
    let size = |text: &str| texts.fill("problem.bytes", &[("bytes", &grouped(text.len() as u64))]);
    html! {
        p { (texts.fill("problem.bundle_for", &[("judge", judge_title(site, judge))])) }
        div .code .bundle {
            p {
                (copy_button(site, "problem.copy_bundle", "text")) " "
                span .soft { (size(text)) } " "
                (copy_button(site, "problem.copy_minified", "minified")) " "
                span .soft { (size(minified)) }
            }
            details data-show="text" data-needs-script="" hidden {
                summary { (texts.show("problem.read_bundle")) }
                (code::rust(""))
            }
        }
    }
}

/// Address of the texts that the problem's page loads.
fn texts_of(site: &Site, problem: &Problem) -> String {
    groups::address(
        "problems",
        site.place_of_problem(&problem.bin),
        &problem.bin,
    )
}

/// Adds the texts that pages of problems load: the idea as HTML, the solution and the bundle,
/// readable and minified.
pub fn add_code(site: &Site, files: &mut Files) {
    let problems = &site.material.problems;
    let made: Vec<[String; 2]> = problems
        .iter()
        .map(|it| {
            [
                prose::blocks(&it.prose).into_string(),
                without_tests(&it.source),
            ]
        })
        .collect();
    let items = problems.iter().zip(&made);
    let items: Vec<(&str, Item)> = items
        .map(|(problem, [idea, solution])| {
            let mut texts = Item::from([("idea", idea.as_str()), ("solution", solution)]);
            if let Some(bundle) = &problem.bundle {
                texts.extend([("text", &*bundle.text), ("minified", &*bundle.minified)]);
            }
            (problem.bin.as_str(), texts)
        })
        .collect();
    groups::add(files, "problems", &items);
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
    fn limits_are_read_in_seconds() {
        assert_eq!(seconds(2000), "2 s");
        assert_eq!(seconds(500), "0.5 s");
    }
}
