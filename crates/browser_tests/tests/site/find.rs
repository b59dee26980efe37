//! Tests of the search, and of copying a bundle.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site, compiled};

pub const CASES: &[Case] = &[
    (
        "the search finds a game by its Chinese name",
        by_chinese_name,
    ),
    ("the first page has a field for a statement", large_field),
    ("the search finds a game by its rules", by_rules),
    (
        "the search understands what is asked in one's own words",
        in_own_words,
    ),
    ("the atlas knows a sequence and a code", atlas),
    ("a pasted statement leads to its module", statement),
    ("the box reads rules, codes and numbers", rules_and_numbers),
    ("a tag leads to its problems in every language", tags),
    ("a copied bundle compiles", bundle),
];

/// Enter opens the first result.
fn by_chinese_name(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("index.html"))?;
    page.press("/")?;
    ensure!(
        page.eval("document.activeElement.id")? == "find",
        "`/` does not lead to the search"
    );
    // Enter waits for the answer to what is typed now.
    page.type_text("kayles")?;
    page.wait_for_text("#found", "kayles")?;
    page.fill("#find", "威佐夫")?;
    page.press("Enter")?;
    page.wait_for("/wythoff/.test(location.pathname) && document.querySelector('h1') !== null")
}

/// Enter in the large field opens what it says now, before anything was loaded.
fn large_field(page: &mut Page, site: &Site) -> Result<()> {
    for width in [360, 1280] {
        page.resize(width, 844)?;
        page.open(&site.page("index.html"))?;
        page.wait_for("document.querySelectorAll('textarea#find').length === 1")?;
        let size = page.eval(
            "(({ offsetWidth, offsetHeight }) => offsetWidth > 300 && offsetHeight > 90)\
             (document.querySelector('#find'))",
        )?;
        ensure!(size == true, "the field is small, {width} px wide");
        page.fill(
            "#find",
            "There are two heaps of stones.\nA move takes any number of stones from one heap,\n\
             or the same number from both. A player who can't move loses.",
        )?;
        // This Enter chooses a word in an input method.
        let is_left_alone = page.eval(
            "document.querySelector('#find').dispatchEvent(new KeyboardEvent('keydown', \
             { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))",
        )?;
        ensure!(
            is_left_alone == true,
            "Enter opens while a word is composed"
        );
        page.press("Enter")?;
        page.wait_for("/wythoff/.test(location.pathname)")?;
    }
    Ok(())
}

fn by_rules(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("index.html"))?;
    page.fill("#find", "two heaps")?;
    page.wait_for("document.querySelectorAll('#found a').length >= 3")?;
    page.wait_for_text("#found", "wythoff")?;
    page.press("ArrowDown")?;
    page.wait_for(
        "document.querySelectorAll('#found a')[1].getAttribute('aria-selected') === 'true'",
    )?;
    page.fill("#find", "xylophone")?;
    page.wait_for_text("#answer", "No game recognised")
}

fn in_own_words(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("index.html"))?;
    for (asked, found) in [
        ("棋子在图上移动", "sg_dag"),
        ("两堆石子", "wythoff"),
        ("同じ数だけ取る", "wythoff"),
        ("rook", "nim"),
        ("chomp", "sg_memo"),
        ("nimm", "nim"),
        ("1147F", "cf1147_f"),
        ("1369f", "cf1369_f"),
        ("remove a subtree", "tree_sg"),
    ] {
        page.fill("#find", asked)?;
        page.wait_for_text("#found", found)?;
    }
    // A problem that is not here is not taken for another one.
    page.fill("#find", "1376F")?;
    page.wait_for_text("#answer", "No game recognised")
}

fn atlas(page: &mut Page, site: &Site) -> Result<()> {
    const SHOWN: &str = "document.querySelectorAll('.atlas tbody tr:not([hidden])').length";
    page.open(&site.page("atlas.html"))?;
    page.wait_for(&format!("{SHOWN} === 60"))?;
    page.wait_for("document.documentElement.scrollHeight < 15000")?;
    page.click("#all")?;
    page.wait_for(&format!("{SHOWN} > 640"))?;
    page.eval(
        "(() => { const it = document.querySelector('#status'); it.value = 'open'; \
         it.dispatchEvent(new Event('input')); })()",
    )?;
    page.wait_for(&format!("{SHOWN} > 100 && {SHOWN} < 300"))?;
    page.wait_for("document.querySelector('#kayles').hidden")?;
    page.eval("document.querySelector('#status').value = ''")?;
    // Values of Kayles from heap 1 on.
    page.fill("#sought", "1 2 3 1 4 3 2 1 4 2 6")?;
    page.wait_for(&format!("{SHOWN} >= 1 && {SHOWN} < 20"))?;
    page.wait_for_text(".atlas", "kayles = 0.77")?;
    page.wait_for_text(".atlas", "period 12, preperiod 71")?;
    // More values than the page shows, and more than are computed.
    for count in [41, 60, 1200] {
        let values: Vec<u32> = (0..count)
            .map(|heap| [0, 1, 0, 1, 2, 3, 2][heap % 7])
            .collect();
        page.fill("#sought", &format!("{values:?}"))?;
        page.wait_for(&format!("{SHOWN} >= 1 && {SHOWN} < 20"))?;
        page.wait_for_text(".atlas", "take{1,3,4}")?;
    }
    page.fill("#sought", "mock-turtles")?;
    page.wait_for(&format!("{SHOWN} === 1"))?;
    page.wait_for_text(".atlas", "a theorem: its module proves it")?;
    page.wait_for(
        "document.querySelector('#mock-turtles [href=\"modules/coin_turning.html\"]') !== null",
    )?;
    page.fill("#sought", "9 9 9 9 9")?;
    page.wait_for_text("main", "No game here matches")?;
    // A theorem of the literature, and its rule in the explorer.
    page.open(&site.page("zh/atlas.html"))?;
    page.wait_for_text(".theorems", "Fraenkel 1982")?;
    page.click(".theorems tbody tr:nth-child(3) a")?;
    page.wait_for("document.querySelector('#misere')?.checked === true")?;
    page.wait_for("/^.a, b. ->/.test(document.querySelector('#game').value)")
}

fn statement(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("modules/mex.html"))?;
    page.fill(
        "#find",
        "Alice and Bob have two heaps of stones. In a move a player takes any positive number of \
         stones from one heap, or the same number from both. Who cannot move loses.",
    )?;
    page.wait_for_text("#answer", "Read as the statement of a problem.")?;
    page.wait_for_text("#answer q", "the same number from both")?;
    page.wait_for_text("#found a:first-child", "wythoff")?;
    page.wait_for("document.querySelector('#found [href*=\"explore.html\"]') !== null")?;
    page.open(&site.page("zh/problems.html"))?;
    page.fill(
        "#find",
        "棋子在有向无环图上移动。每步把一个棋子沿边移动。不能移动者输。",
    )?;
    page.wait_for_text("#found", "sg_dag")?;
    page.fill(
        "#find",
        "有两堆石子，两人轮流取。每次从一堆取任意颗石子，或从两堆取同样多的石子。取完者胜。",
    )?;
    page.wait_for_text("#found a:first-child", "wythoff")
}

/// A rule, a code and numbers are explored; what is no game is said to be none.
fn rules_and_numbers(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("atlas.html"))?;
    for (asked, taken, address) in [
        ("n -> n-1 | n-2", "Read as a rule", "game=n+-%3E"),
        ("0.77", "Read as an octal code", "game=0.77"),
        ("take 1, 3 or 4", "Read as words", "game=take"),
        ("9 8 7 6", "Read as numbers", "numbers=9+8"),
        // Values of Kayles from heap 1 on, and of a take-set.
        (
            "1 2 3 1 4 3 2 1 4 2 6",
            "Read as numbers",
            "atlas.html#kayles",
        ),
        (
            "0 1 0 1 2 3 2 0",
            "Read as numbers",
            "atlas.html#take{1,3,4}",
        ),
    ] {
        page.fill("#find", asked)?;
        page.wait_for_text("#said-found", taken)?;
        page.wait_for(&format!(
            "document.querySelector('#found a').href.includes('{address}')"
        ))?;
    }
    // A code without a name is also in the atlas.
    page.fill("#find", "0.137")?;
    page.wait_for("document.querySelector('#found a[href$=\"atlas.html#0.137\"]') !== null")?;
    page.fill("#find", "0 1 2 0 1 2")?;
    page.wait_for_text("#found", "take{1,2}")?;
    // The box also leads to the explorer.
    page.press("ArrowUp")?;
    page.press("Enter")?;
    page.wait_for("document.querySelector('#numbers')?.value === '0 1 2 0 1 2'")?;
    page.fill("#find", "maximum subarray")?;
    page.wait_for_text("#answer", "No game recognised")?;
    page.fill(
        "#find",
        "You are given an array of n integers. Find the contiguous subarray that has the largest \
         sum of values and print this sum.",
    )?;
    page.wait_for_text("#answer", "No game recognised")
}

fn tags(page: &mut Page, site: &Site) -> Result<()> {
    for (folder, tag) in [("", "octal"), ("zh/", "八进制码"), ("ja/", "八進コード")] {
        page.open(&site.page(&format!("{folder}problems/gym100500_e.html")))?;
        page.wait_for("document.querySelectorAll('#games a').length > 1")?;
        let links = "[...document.querySelectorAll('#games a')]";
        page.eval(&format!(
            "{links}.find((it) => it.textContent === '{tag}').click()"
        ))?;
        page.wait_for(&format!(
            "document.querySelector('[name=tag]')?.value === '{tag}'"
        ))?;
        page.wait_for(
            "document.querySelectorAll('.problems-table tr[hidden]').length > 0 && \
             document.querySelectorAll('.problems-table tr:not([hidden])').length > 1",
        )?;
    }
    Ok(())
}

fn bundle(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("problems/gym100500_e.html"))?;
    let button = ".bundle [data-copy]";
    page.click(button)?;
    page.wait_for(&format!(
        "document.querySelector({button:?}).classList.contains('done')"
    ))?;
    let copied = page.clipboard()?;
    ensure!(
        copied.contains("fn main"),
        "no program was copied:\n{copied}"
    );
    compiled(&copied)?;
    Ok(())
}
