//! Tests of boards on the pages of modules, and of proofs to step through.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    (
        "taking stones changes the sentence of the theorem",
        sentence,
    ),
    ("every board can be played to its end", every_board),
    ("a proof is stepped through", proof),
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
    // Of 3 by 8 both squares are cut: 2 by 3 is lost.
    page.open(&site.page("modules/euclid_game.html"))?;
    page.wait_for_text(".live", "The nim-sum is 2, not 0")?;
    page.click(".live .square")?;
    page.wait_for_text(".live", "The nim-sum is 0")?;
    page.open(&site.page("modules/moore_nim.html"))?;
    page.wait_for_text(".live .sum", "112")?;
    page.open(&site.page("modules/hackenbush.html"))?;
    page.wait_for("document.querySelectorAll('.live .cut').length === 8")?;
    page.open(&site.page("zh/modules/staircase_nim.html"))?;
    page.wait_for_text(".live", "异或和")
}

/// Plays the suggested answers until no move is left: after the answer to a won position, the
/// opponent's position is lost.
fn every_board(page: &mut Page, site: &Site) -> Result<()> {
    let mut boards = 0;
    for path in site.all_of(&["modules"]) {
        page.open(&site.page(&path))?;
        if page.eval("document.querySelector('.live') === null")? == true {
            continue;
        }
        boards += 1;
        let ends = page.eval(
            "(() => { const seen = []; for (let i = 0; i < 99; i += 1) { \
             seen.push(document.querySelector('.live').dataset.outcome); \
             const answer = document.querySelector('.live .actions button'); \
             if (answer.disabled) break; answer.click(); } return seen.join(' '); })()",
        )?;
        let ends = ends.as_str().unwrap_or_default().to_string();
        ensure!(ends.ends_with("over"), "{path}: {ends}");
        let mut pairs = ends.split(' ').zip(ends.split(' ').skip(1));
        let is_kept = pairs.all(|(before, after)| (before == "won") != (after == "won"));
        ensure!(
            is_kept,
            "{path}: a won position is not answered well: {ends}"
        );
    }
    ensure!(boards >= 18, "{boards} boards");
    Ok(())
}

fn proof(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("modules/nim.html"))?;
    page.wait_for("document.querySelectorAll('.steps li:not([hidden])').length === 1")?;
    page.click(".proof .actions button:last-child")?;
    page.wait_for("document.querySelectorAll('.steps li:not([hidden])').length === 2")
}

fn without_script(page: &mut Page, site: &Site) -> Result<()> {
    page.run_scripts(false)?;
    page.open(&site.page("ja/modules/nim.html"))?;
    page.wait_for_text(".picture figcaption", "山")?;
    page.wait_for("document.querySelector('.picture svg') !== null")?;
    page.wait_for("document.querySelectorAll('.steps li:not([hidden])').length === 4")
}

/// From a statement to the module, a move on its board, and its copied code.
fn five_clicks(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("index.html"))?;
    page.click("#find")?;
    page.type_text("two heaps, take from one or the same number from both")?;
    page.wait_for_text("#found", "wythoff")?;
    page.press("Enter")?;
    page.wait_for("/wythoff/.test(location.pathname) && document.querySelector('.live') !== null")?;
    page.click(".field button:enabled")?;
    page.click("#code ~ .code .copy")?;
    page.wait_for("document.querySelector('#code ~ .code .copy').classList.contains('done')")?;
    let copied = page.clipboard()?;
    ensure!(copied.contains("pub fn is_wythoff_p_position"), "{copied}");
    crate::compiled(&format!("{copied}\nfn main() {{}}\n")).map(drop)
}
