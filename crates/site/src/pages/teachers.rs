//! `teachers.html`: the lesson's screens, exercises to print, and their answers, which are folded.

use maud::html;

use super::lesson::Lesson;
use super::parts::heading;
use crate::layout;
use crate::site::Site;

/// How many exercises the texts have: `teachers.q1`, … with the answers `teachers.a1`, ….
const EXERCISES: usize = 8;

/// The whole page.
pub fn page(site: &Site, lesson: &Lesson) -> String {
    let texts = &site.texts;
    let listed = |kind: &'static str| {
        html! {
            ol .exercises {
                @for number in 1..=EXERCISES {
                    li { (texts.show(&format!("teachers.{kind}{number}"))) }
                }
            }
        }
    };
    let body = html! {
        h1 { (texts.show("teachers.title")) }
        p .lead { (texts.show("teachers.lead")) }
        section .screen-only {
            (heading("screens", texts.show("teachers.screens")))
            p { (texts.show("teachers.screens_lead")) }
            ol .contents {
                @for (number, title) in (1..).zip(lesson.titles()) {
                    li { a href={ "lesson.html#screen-" (number) } { (title) } }
                }
            }
        }
        (heading("exercises", texts.show("teachers.exercises")))
        p .screen-only { (texts.show("teachers.exercises_lead")) }
        (listed("q"))
        details #answers {
            summary { (texts.show("teachers.answers")) }
            (listed("a"))
        }
    };
    layout::place(site, "teachers.html", &[], &[], body)
}
