//! Tests of boards on the pages of modules.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    (
        "taking stones changes the sentence of the theorem",
        sentence,
    ),
    ("tokens, dominoes and coins can be touched", touched),
    ("every board can be played to its end", every_board),
    ("the focus stays on the board at every move", focus),
    ("a module begins with its answer", answer_first),
    (
        "a picture and its caption stay without JavaScript",
        without_script,
    ),
    (
        "a statement leads to a pasted file in five clicks",
        five_clicks,
    ),
];

fn sentence(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("modules/nim.html"))?;
    page.wait_for_text(".live", "The nim-sum is 2, not 0")?;
    // The second stone of three: one is left, and 1 ⊕ 4 ⊕ 5 = 0.
    page.click(".live .row:first-child .stone:nth-child(2)")?;
    page.wait_for_text(".live", "The nim-sum is 0")?;
    page.wait_for_text(".live .sum", "000")?;
    page.click(".live .row:nth-child(2) .stone:first-child")?;
    page.wait_for_text(".live", "The nim-sum is 4, not 0")?;
    // Both squares are cut from 3 by 8: 2 by 3 is lost.
    page.open(&site.page("modules/euclid_game.html"))?;
    page.wait_for_text(".live", "8 / 3 = 2.667 does not lie between 1 and φ")?;
    page.click(".live .square")?;
    page.wait_for_text(".live", "3 / 2 = 1.500 lies between 1 and φ")?;
    page.open(&site.page("modules/moore_nim.html"))?;
    page.wait_for_text(".live .sum", "112")?;
    page.open(&site.page("modules/hackenbush.html"))?;
    page.wait_for("document.querySelectorAll('.live .touch').length === 8")?;
    page.open(&site.page("zh/modules/staircase_nim.html"))?;
    page.wait_for_text(".live", "异或和")
}

/// Boards that are no heaps, each with a move whose effect is known.
fn touched(page: &mut Page, site: &Site) -> Result<()> {
    let shows = |page: &mut Page, part: &str| page.wait_for_text(".live [role=status]", part);
    // A matching of three lines covers six of the seven vertices, but not the token's.
    page.open(&site.page("modules/bipartite_geography.html"))?;
    shows(
        page,
        "A largest matching of what is left, 3 lines, can leave A out",
    )?;
    page.click(".live circle.touch")?;
    shows(page, "uses E: the player to move wins")?;
    // A blue edge less, and Right is to move: 1/2 of the sum is gone.
    page.open(&site.page("modules/red_blue_hackenbush.html"))?;
    page.wait_for_text(".live .sum", "13/8")?;
    page.wait_for("document.querySelectorAll('.live .touch').length === 5")?;
    page.eval("document.querySelector('.live .touch').focus()")?;
    page.press("Enter")?;
    shows(page, "Right (red) moves")?;
    // A board of three rows of four squares: Left lays upright dominoes.
    page.open(&site.page("modules/partizan.html"))?;
    page.click(".live .field button:enabled")?;
    page.wait_for("document.querySelectorAll('.live .field .blue').length === 2")?;
    // Play round the cycle of three vertices goes on for ever.
    page.open(&site.page("modules/outcome.html"))?;
    shows(page, "goes on for ever: A → B")?;
    page.open(&site.page("modules/misere_sg.html"))?;
    shows(page, "the formula says won; a search says lost")?;
    // Squares 1, 4 and 6, whose pairs add 1 ⊕ … : Welter's function.
    page.open(&site.page("modules/welter.html"))?;
    page.wait_for("document.querySelectorAll('.live .bits tr:has(td)').length === 7")?;
    page.wait_for_text(".live .bits th[scope=col]", "Part")?;
    page.open(&site.page("modules/score_games.html"))?;
    page.click(".live .row .square:enabled")?;
    page.wait_for_text(".live", "1: 3 = 3")
}

/// Plays the suggested answers until no move is left: after the answer to a won position, the
/// opponent's position is lost. Where nobody can force the end, play goes on.
fn every_board(page: &mut Page, site: &Site) -> Result<()> {
    let mut boards = 0;
    for path in site.all_of(&["modules"]) {
        page.open(&site.page(&path))?;
        if page.eval("document.querySelector('[data-board]') === null")? == true {
            continue;
        }
        page.wait_for("document.querySelector('.live') !== null")?;
        boards += 1;
        let ends = page.eval(
            "(() => { const seen = []; for (let i = 0; i < 99; i += 1) { \
             seen.push(document.querySelector('.live').dataset.outcome); \
             const answer = document.querySelector('.live .actions button'); \
             if (answer.disabled) break; answer.click(); } return seen.join(' '); })()",
        )?;
        let mut ends = ends.as_str().unwrap_or_default().to_string();
        let is_endless = ends.split(' ').all(|outcome| outcome == "drawn");
        ensure!(ends.ends_with("over") || is_endless, "{path}: {ends}");
        if is_endless || ends.contains("open") {
            continue;
        }
        // There, whoever has no move has won.
        if path.contains("/misere_") {
            ends = ends.replace("over", "won");
        }
        let mut pairs = ends.split(' ').zip(ends.split(' ').skip(1));
        let is_kept = pairs.all(|(before, after)| (before == "won") != (after == "won"));
        ensure!(
            is_kept,
            "{path}: a won position is not answered well: {ends}"
        );
    }
    ensure!(boards >= 37, "{boards} boards");
    Ok(())
}

fn focus(page: &mut Page, site: &Site) -> Result<()> {
    for path in ["nim", "tree_sg", "sg_dag", "tartan", "red_blue_hackenbush"] {
        page.open(&site.page(&format!("modules/{path}.html")))?;
        page.wait_for("document.querySelector('.live') !== null")?;
        page.eval("document.querySelector('.live .board :is(button:enabled, .touch)').focus()")?;
        for _ in 0..99 {
            if page.eval("document.querySelector('.live').dataset.outcome === 'over'")? == true {
                break;
            }
            page.press("Enter")?;
            let has_focus = page.eval("document.activeElement.closest('.live') !== null")?;
            ensure!(has_focus == true, "{path}: the focus is lost");
        }
        page.wait_for("document.querySelector('.live').dataset.outcome === 'over'")?;
    }
    Ok(())
}

/// In the first screen are the rule, the theorem and the button that copies code, on a desktop
/// beside the board; below them come the proof and the calls. No formula breaks.
fn answer_first(page: &mut Page, site: &Site) -> Result<()> {
    for (width, height) in [(1280, 800), (360, 740)] {
        page.resize(width, height)?;
        for path in site.all_of(&["modules"]) {
            page.open(&site.page(&path))?;
            let bottom = page.eval(
                "document.querySelector('.answer [data-copy]').getBoundingClientRect().bottom",
            )?;
            let bottom = bottom.as_f64().unwrap_or(f64::MAX);
            ensure!(
                bottom < f64::from(height),
                "{path}: {width} by {height}: code begins at {bottom}"
            );
            // Two lines are higher than this.
            let is_whole = "[...document.querySelectorAll('main var')].every((it) => \
                it.getBoundingClientRect().height < 2.4 * parseFloat(getComputedStyle(it).fontSize))";
            ensure!(page.eval(is_whole)? == true, "{path}: a formula breaks");
        }
    }
    page.open(&site.page("modules/wythoff.html"))?;
    let headings = page.eval(
        "[...document.querySelectorAll('h2[id]')].map((it) => it.id).slice(0, 2).join(' ')",
    )?;
    ensure!(headings == "why call", "{headings}");
    page.wait_for("document.querySelector('#call ~ .signatures ~ .example pre') !== null")?;
    page.click("[data-tab=cpp]")?;
    page.wait_for_text(".answer [data-of=cpp]", "bool is_wythoff_p_position")?;
    page.click(".answer [data-copy]")?;
    page.wait_for("document.querySelector('.answer [data-copy]').classList.contains('done')")?;
    let copied = page.clipboard()?;
    ensure!(copied.starts_with("#include"), "{copied}");
    // The next module shows the same language.
    page.open(&site.page("modules/nim.html"))?;
    page.wait_for_text(".answer [data-of=cpp]", "u64 nim_sum")
}

fn without_script(page: &mut Page, site: &Site) -> Result<()> {
    page.run_scripts(false)?;
    page.open(&site.page("ja/modules/beatty.html"))?;
    page.wait_for_text(".picture figcaption", "16")?;
    page.wait_for("document.querySelector('.picture svg') !== null")?;
    // A board needs scripts; nothing replaces it.
    page.open(&site.page("modules/nim.html"))?;
    page.wait_for("document.querySelector('[data-board]').offsetHeight === 0")
}

/// From a pasted statement to the module, a move on its board, and its copied code.
fn five_clicks(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("index.html"))?;
    page.press("/")?;
    page.type_text(
        "There are two heaps of candies. Alice and Bob take turns. In a turn a player takes any \
         number of candies from one heap, or the same number from both. Who takes the last wins.",
    )?;
    page.wait_for_text("#found", "wythoff")?;
    page.click("#found a[href$='wythoff.html']")?;
    page.wait_for("/wythoff/.test(location.pathname) && document.querySelector('.live') !== null")?;
    page.click(".field button:enabled")?;
    page.click("#code [data-copy]")?;
    page.wait_for("document.querySelector('#code [data-copy]').classList.contains('done')")?;
    let copied = page.clipboard()?;
    ensure!(copied.contains("pub fn is_wythoff_p_position"), "{copied}");
    crate::compiled(&format!("{copied}\nfn main() {{}}\n")).map(drop)
}
