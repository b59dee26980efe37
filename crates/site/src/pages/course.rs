//! The course: modules and problems in the order in which to learn them.

use maud::{Markup, html};
use site_content::{Lesson, Problem};

use super::family;
use super::parts::{module_link, problem_list};
use crate::layout::{self, Page};
use crate::site::Site;

/// The page `course.html`.
pub fn page(site: &Site) -> String {
    let texts = &site.texts;
    let body = html! {
        h1 { (texts.show("course.title")) }
        p .lead { (texts.show("course.lead")) }
        ol .contents {
            @for chapter in &site.material.course {
                li {
                    a href={ "#" (family::key(&chapter.name)) } {
                        (family::name(site, &chapter.name))
                    }
                }
            }
        }
        @for chapter in &site.material.course {
            section .chapter {
                h2 #(family::key(&chapter.name)) { (family::name(site, &chapter.name)) }
                (site.translations.introduction(&family::key(&chapter.name), &chapter.introduction))
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
            picture: None,
            source: Some("problems/course.toml".into()),
            sidebar: None,
            scripts: &["problems.js"],
            body,
        },
    )
}

fn lesson(site: &Site, lesson: &Lesson) -> Markup {
    let problems = |bins: &'_ [String]| -> Vec<&Problem> {
        bins.iter().filter_map(|bin| site.problem(bin)).collect()
    };
    html! {
        div .lesson {
            @if let Some(module) = &lesson.module {
                h3 { (module_link(site, "", module)) }
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
