//! Tests of what the pages say: questions, names, formulas.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("questions lead to games of both kinds", questions),
    ("names and conditions are the right ones", names),
    ("powers and indices are raised and lowered", formulas),
    ("printed code has a hanging indent", print),
    ("the notebook is printed light, with footnotes", footnotes),
];

/// No answer about games with equal moves lists games with different moves.
fn questions(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("index.html"))?;
    let places = page.eval(
        "[...document.querySelectorAll('.which > details')].map((answer) => \
         answer.querySelector('a[href$=\"red_blue_hackenbush.html\"]') !== null).join(' ')",
    )?;
    ensure!(places == "false true", "{places}");
    page.click(".which > details:nth-of-type(2) > summary")?;
    page.click(".which > details:nth-of-type(2) a[href$='red_blue_hackenbush.html']")?;
    page.wait_for("/red_blue_hackenbush/.test(location.pathname)")
}

fn names(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("index.html"))?;
    page.wait_for("document.title.startsWith('Combinatorial games')")?;
    page.open(&site.page("ja/modules/mex.html"))?;
    page.wait_for_text("h1", "最小除外数")?;
    for (path, right, wrong) in [
        (
            "course.html",
            "larger than all the others together",
            "larger than all the others can",
        ),
        ("zh/course.html", "其余各堆总和还大", "比其余所有堆都大"),
        ("ja/course.html", "残りの山の合計より大きい", "最小非負整数"),
    ] {
        page.open(&site.page(path))?;
        page.wait_for_text("main", right)?;
        let text = page.text_of("main")?;
        ensure!(!text.contains(wrong), "{path}: {wrong}");
    }
    Ok(())
}

/// Words such as `2^64` or `d_b` outside of code that is copied.
const PLAIN_FORMULAS: &str = "(() => { \
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT); \
    const found = []; \
    while (texts.nextNode()) { \
        const { data, parentElement } = texts.currentNode; \
        if (parentElement.closest('pre, #texts')) continue; \
        const isCode = parentElement.closest('code') !== null; \
        found.push(...(data.match(/[\\w)\\]]\\^[\\w(]/g) ?? [])); \
        if (!isCode) found.push(...(data.match(/(?<![\\w.])[a-zA-Z]_[a-z0-9](?!\\w)/g) ?? [])); \
    } \
    return found.join(' '); })()";

fn formulas(page: &mut Page, site: &Site) -> Result<()> {
    let mut plain = Vec::new();
    let problems = site
        .all_of(&["problems", "ja/problems"])
        .into_iter()
        .step_by(15);
    let others = site.all_of(&[".", "modules", "zh/modules"]);
    for path in others.into_iter().chain(problems) {
        page.open(&site.page(&path))?;
        let found = page.eval(PLAIN_FORMULAS)?;
        if found != "" {
            plain.push(format!("{path}: {found}"));
        }
    }
    ensure!(plain.is_empty(), "{}", plain.join("\n"));
    Ok(())
}

fn print(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("notebook.html"))?;
    page.wait_for("document.querySelector('.sheet pre .line') !== null")?;
    let indent = page.eval(
        "(({ textIndent, paddingInlineStart }) => parseFloat(textIndent) < 0 \
         && parseFloat(paddingInlineStart) > 0)(getComputedStyle(document.querySelector('.sheet pre .line')))",
    )?;
    ensure!(indent == true, "a wrapped line begins where others do");
    // Code is printed of the modules that are chosen.
    let shown = "[...document.querySelectorAll('.chosen .entry')].filter((it) => it.offsetHeight > 0).length";
    page.click("[data-choose=none]")?;
    page.wait_for(&format!("{shown} === 0"))?;
    page.click(".chosen input")?;
    page.wait_for(&format!("{shown} > 0 && {shown} < 5"))
}

fn footnotes(page: &mut Page, site: &Site) -> Result<()> {
    page.print_in_the_dark()?;
    page.open(&site.page("notebook.html"))?;
    for part in ["html", ".sheet pre"] {
        page.wait_for(&format!(
            "['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(\
             getComputedStyle(document.querySelector('{part}')).backgroundColor)"
        ))?;
    }
    // Each theorem's number leads to a note with the page of its module.
    page.wait_for(
        "(() => { const all = [...document.querySelectorAll('.theory sup a')]; \
         return all.length > 40 && all.every((it, at) => it.textContent === String(at + 1) && \
         document.querySelector(it.hash).querySelector('a').href === \
         it.closest('.entry').querySelector('a').href); })()",
    )
}
