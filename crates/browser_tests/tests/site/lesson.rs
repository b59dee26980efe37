//! Tests of the lesson: its questions and replies, its figures, and ways through it.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("the lesson is walked with wrong and right answers", walked),
    (
        "each wrong answer of the lesson has its own reply",
        replies_of_their_own,
    ),
    ("a screen of the lesson is linked", linked),
    (
        "the lesson is shown whole, printed and started again",
        whole,
    ),
    ("the figures of the lesson move, or stand still", figures),
    ("the lesson is read without scripts", without_scripts),
];

/// Sections of the page: twelve screens, and problems.
const SECTIONS: usize = 13;

/// The right answer of a screen, a wrong one, and what the reply to it says in each language. An
/// answer is a number, or a move as the board says it.
const SCREENS: [(&str, &str, [&str; 3]); 11] = [
    (
        "0",
        "3",
        [
            "the third heap is still there",
            "第三堆还在",
            "三つ目の山が残って",
        ],
    ),
    (
        "9 → 8",
        "9 → 6",
        ["takes 2 and leaves 4", "取 2 颗留下 4 颗", "4 個にします"],
    ),
    ("２", "0", ["odd and even", "奇偶", "偶奇"]),
    ("4", "5", ["ends at 13", "只问到 13", "13 まで"]),
    (
        "5 → 3",
        "5 → 2",
        ["want to leave three", "应该留下三颗", "3 個残す"],
    ),
    ("6", "８", ["That is the sum", "这是加法", "足し算"]),
    (
        "x: 5 → 2",
        "x: 5 → 0",
        ["value 3, not 1", "值是 3，不是 1", "値は 3 で、1 では"],
    ),
    (
        "7 → 6",
        "7 → 5",
        ["the 3 is left over", "还剩 3", "3 が残っています"],
    ),
    ("3", "0", ["1 ⊕ 1 = 0", "1 ⊕ 1 = 0", "1 ⊕ 1 = 0"]),
    ("2", "6", ["number of edges", "边数", "辺の本数"]),
    ("3", "5", ["counts once", "只算一次", "一度しか"]),
];

/// Opens the lesson as a stranger.
fn begun(page: &mut Page, site: &Site, path: &str) -> Result<()> {
    page.open(&site.page(path))?;
    page.eval("localStorage.removeItem('grundy.lesson')")?;
    page.open("about:blank")?;
    page.open(&site.page(path))?;
    page.wait_for("document.querySelectorAll('.live').length === 11")
}

/// Waits until so many sections are shown.
fn shown(page: &mut Page, count: usize) -> Result<()> {
    page.wait_for(&format!(
        "document.querySelectorAll('.screen:not([hidden])').length === {count}"
    ))
}

/// Answers the question of a screen, with a number or with a click on a stone.
fn answer(page: &mut Page, screen: &str, answer: &str) -> Result<()> {
    let Some((heap, left)) = answer.split_once(" → ") else {
        page.fill(&format!("{screen} input"), answer)?;
        return page.click(&format!("{screen} .primary"));
    };
    let (part, heap) = heap.split_once(": ").unwrap_or(("", heap));
    let rows = format!("[...document.querySelectorAll('{screen} .row')]");
    let row = match part {
        "" => format!("{rows}.find((it) => it.querySelectorAll('.stone').length === {heap})"),
        part => format!("{rows}['xy'.indexOf('{part}')]"),
    };
    page.eval(&format!("{row}.querySelectorAll('.stone')[{left}].click()"))?;
    Ok(())
}

/// The element that replies.
fn reply(screen: &str) -> String {
    format!("{screen} output")
}

/// Walks the lesson in the language with this index, with a wrong answer on each screen.
pub fn walk(page: &mut Page, site: &Site, language: usize) -> Result<()> {
    let folder = ["", "zh/", "ja/"][language];
    begun(page, site, &format!("{folder}lesson.html"))?;
    for (number, (right, wrong, replies)) in (1..).zip(SCREENS) {
        let screen = format!(".screen:nth-of-type({number})");
        shown(page, number)?;
        // The board tells nothing of what is asked.
        page.wait_for(&format!(
            "[...document.querySelectorAll('{screen} :is(.bits, .slots, text, [role=status])')] \
             .every((it) => !it.checkVisibility())"
        ))?;
        if !wrong.contains('→') {
            answer(page, &screen, " ")?;
            page.wait_for_text(&reply(&screen), "12")?;
        }
        answer(page, &screen, wrong)?;
        page.wait_for_text(&reply(&screen), replies[language])?;
        shown(page, number)?;
        if wrong.contains('→') {
            page.click(&format!("{screen} .actions button:nth-child(2)"))?;
        }
        answer(page, &screen, right)?;
        page.wait_for_text(&reply(&screen), "✓")?;
        // Nim-sums come in screen 6.
        page.wait_for(&format!(
            "document.querySelector('{screen} .bits').checkVisibility() === {}",
            number >= 6
        ))?;
    }
    shown(page, SECTIONS)?;
    page.wait_for_text(".screen:nth-of-type(11) .code[open]", "std::cout")
}

fn walked(page: &mut Page, site: &Site) -> Result<()> {
    for language in 0..3 {
        walk(page, site, language)?;
    }
    page.click(".screen:last-child .problems a")?;
    page.wait_for("document.querySelectorAll('.stage').length === 3")
}

/// Gives all wrong answers that have a reply, and one that has none.
fn replies_of_their_own(page: &mut Page, site: &Site) -> Result<()> {
    const OTHERS: [&str; 11] = [
        "99",
        "",
        "99",
        "99",
        "5 → 4",
        "99",
        "x: 5 → 4",
        "7 → 4",
        "99",
        "99",
        "99",
    ];
    begun(page, site, "lesson.html#screen-11")?;
    for (number, other) in (1..).zip(OTHERS) {
        let screen = format!(".screen:nth-of-type({number})");
        let replies = format!("document.querySelector('{screen} .question').dataset.replies");
        let replies = page.eval(&format!("JSON.parse({replies})"))?;
        let replies = replies.as_object().cloned().unwrap_or_default();
        let mut said = std::collections::BTreeSet::new();
        for (wrong, wanted) in &replies {
            let wrong = if wrong == "*" { other } else { wrong.as_str() };
            if wrong.is_empty() {
                continue;
            }
            answer(page, &screen, wrong)?;
            let wanted = wanted.as_str().unwrap_or_default();
            let beginning = wanted.split('{').next().unwrap_or_default();
            page.wait_for_text(&reply(&screen), beginning)?;
            let first = said.insert(page.text_of(&reply(&screen))?);
            ensure!(first, "{number}: {wrong} has the reply of another answer");
            if wrong.contains('→') {
                page.click(&format!("{screen} .actions button:nth-child(2)"))?;
            }
        }
        ensure!(said.len() >= 2, "{number} has few replies");
    }
    Ok(())
}

/// A link leads to its screen and gives no answer away.
fn linked(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "ja/lesson.html#screen-7")?;
    shown(page, 7)?;
    page.wait_for("document.querySelectorAll('.after[open], .answered').length === 0")?;
    page.wait_for(
        "Math.abs(document.querySelector('#screen-7').getBoundingClientRect().top) < 450",
    )?;
    page.eval("location.hash = '#screen-12'")?;
    shown(page, 12)
}

fn whole(page: &mut Page, site: &Site) -> Result<()> {
    const STONES: &str = "document.querySelectorAll('.screen .stone')";
    begun(page, site, "lesson.html")?;
    page.click(".screen summary")?;
    shown(page, 2)?;
    page.print_in_the_dark()?;
    page.wait_for(&format!(
        "{STONES}.length > 60 && [...{STONES}].every((it) => it.checkVisibility())"
    ))?;
    page.prefer_dark(false)?;
    page.click("#all")?;
    shown(page, SECTIONS)?;
    page.wait_for("document.querySelectorAll('.after[open]').length === 1")?;
    page.click("#reset")?;
    shown(page, 1)?;
    page.wait_for("document.querySelectorAll('.after[open]').length === 0")
}

/// The ones of 3, 5 and 6 cancel; values of options fall into slots, and the first empty one is
/// the mex.
fn figures(page: &mut Page, site: &Site) -> Result<()> {
    for is_still in [false, true] {
        page.prefer_stillness(is_still)?;
        begun(page, site, "lesson.html#screen-11")?;
        answer(page, ".screen:nth-of-type(6)", "6")?;
        page.wait_for("document.querySelectorAll('.screen:nth-of-type(6) .cancels').length === 6")?;
        for (number, right, listed) in [
            (3, "2", "mex {0, 1, 1} = 2"),
            (9, "3", "mex {0, 1, 2} = 3"),
            (10, "2", "mex {0, 1, 3, 3, 4, 4} = 2"),
            (11, "3", "mex {0, 1, 1, 2, 2} = 3"),
        ] {
            let screen = format!(".screen:nth-of-type({number})");
            answer(page, &screen, right)?;
            page.wait_for_text(&format!("{screen} .slots"), listed)?;
            page.wait_for_text(&format!("{screen} .slots .mex"), right)?;
        }
        let moving = page.eval("document.getAnimations().length")?;
        ensure!((moving == 0) == is_still, "{moving} parts move");
    }
    Ok(())
}

fn without_scripts(page: &mut Page, site: &Site) -> Result<()> {
    page.run_scripts(false)?;
    page.open(&site.page("zh/lesson.html"))?;
    shown(page, SECTIONS)?;
    page.wait_for("document.querySelector('.screen').innerText.includes('六种第一步')")
}
