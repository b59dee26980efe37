//! The course: modules and problems in the order in which to learn them, and the neighbours of each
//! problem in it.

use std::collections::BTreeMap;

use maud::{Markup, html};
use site_content::{Chapter, Lesson, Problem};

use super::parts::{family, heading, module_link, problem_list};
use crate::layout::{self, Page};
use crate::prose;
use crate::site::Site;
use crate::translations::key;

/// The page `course.html`.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let body = html! {
        h1 { (texts.show("course.title")) }
        p .lead { (texts.show("course.lead")) }
        p {
            a .button.primary href="lesson.html" { (texts.show("course.lesson")) }
            " " (texts.show("course.lesson_lead"))
            " " a href="teachers.html" { (texts.show("teachers.link")) }
        }
        ol .contents {
            @for chapter in &site.material.course {
                li {
                    a href={ "#" (key(&chapter.name)) } { (family(site, &chapter.name)) }
                }
            }
        }
        @for chapter in &site.material.course {
            section .chapter {
                (heading(&key(&chapter.name), family(site, &chapter.name)))
                (site.texts.introduction(chapter))
                @for lesson in &chapter.lessons { (self::lesson(site, lesson)) }
            }
        }
    };
    layout::page(
        site,
        &Page {
            path: "course.html",
            title: &texts.plain("course.title", &[]),
            description: &texts.plain("course.lead", &[]),
            source: Some("problems/course.toml".into()),
            scripts: &["problems.js"],
            body,
            ..Page::default()
        },
    )
}

fn lesson(site: &Site, lesson: &Lesson) -> Markup {
    let problems = |bins: &'_ [String]| -> Vec<&Problem> {
        bins.iter().filter_map(|bin| site.problem(bin)).collect()
    };
    html! {
        div .lesson {
            @for module in &lesson.modules {
                h3 { (module_link(site, "", module)) }
            }
            @if !lesson.also.is_empty() {
                div lang="en" { (prose::blocks(&lesson.also)) }
            }
            (problem_list(site, "problems/", problems(&lesson.road)))
            @if !lesson.beside.is_empty() {
                details {
                    summary { (site.texts.show("course.beside")) " (" (lesson.beside.len()) ")" }
                    (problem_list(site, "problems/", problems(&lesson.beside)))
                }
            }
        }
    }
}

/// Problems to practise before and after a problem.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Neighbours<'a> {
    pub before: Vec<&'a str>,
    pub after: Vec<&'a str>,
}

/// How many problems to name before one, and after it.
const BEFORE: usize = 1;
const AFTER: usize = 2;

/// Neighbours of each problem. The main path passes through all lessons; the further problems of a
/// lesson (`beside`) continue its part of the path.
pub fn neighbours(course: &[Chapter]) -> BTreeMap<&str, Neighbours<'_>> {
    let lessons: Vec<&Lesson> = course.iter().flat_map(|it| &it.lessons).collect();
    let road: Vec<&str> = lessons.iter().flat_map(|it| names(&it.road)).collect();
    let mut neighbours = BTreeMap::new();
    add(&mut neighbours, &road, 0);
    for lesson in lessons {
        let whole: Vec<&str> = names(&lesson.road).chain(names(&lesson.beside)).collect();
        add(&mut neighbours, &whole, lesson.road.len());
    }
    neighbours
}

fn names(bins: &[String]) -> impl Iterator<Item = &str> {
    bins.iter().map(String::as_str)
}

/// Adds the neighbours of the problems of `row` from index `from` on.
fn add<'a>(neighbours: &mut BTreeMap<&'a str, Neighbours<'a>>, row: &[&'a str], from: usize) {
    for (i, bin) in row.iter().enumerate().skip(from) {
        let before = row[..i].iter().rev().take(BEFORE).rev();
        let after = row[i + 1..].iter().take(AFTER);
        neighbours.insert(
            bin,
            Neighbours {
                before: before.copied().collect(),
                after: after.copied().collect(),
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lesson(road: &[&str], beside: &[&str]) -> Lesson {
        let owned = |bins: &[&str]| bins.iter().map(|bin| bin.to_string()).collect();
        Lesson {
            modules: Vec::new(),
            also: String::new(),
            road: owned(road),
            beside: owned(beside),
        }
    }

    #[test]
    fn the_road_leads_from_lesson_to_lesson_and_back_from_beside_it() {
        let course = [Chapter {
            name: "A".into(),
            introduction: "B".into(),
            lessons: vec![lesson(&["a", "b"], &["x"]), lesson(&["c", "d"], &[])],
        }];
        let neighbours = neighbours(&course);
        assert_eq!(neighbours["b"].before, ["a"]);
        assert_eq!(neighbours["b"].after, ["c", "d"]);
        assert_eq!(neighbours["x"].before, ["b"]);
        assert!(neighbours["x"].after.is_empty());
    }
}
