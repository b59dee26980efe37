//! Tests of the play page.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::switches::switch;
use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("a game is won by keyboard", won),
    ("the focus stays on the board when the other moves", focus),
    ("heaps are played as heaps and a strip as a strip", shapes),
    ("a lost start is told, and drawn starts are won", lost_start),
    ("two players share a screen", for_two),
    ("a link carries the position", shared),
    ("a lost game names the move that lost it", lost),
    ("a lost start is not blamed on a move", lost_from_the_start),
    ("a move is taken back", taken_back),
    ("the other begins when told", other_begins),
    ("the other errs now and then when asked to", errs),
    ("hints show values and winning moves", hints),
    ("a game leads to its module", to_module),
    (
        "a score sheet has the values before and after a move",
        sheet,
    ),
    ("the one winning move is found, and the score kept", found),
    ("every kind of game has a board", boards),
    ("misère play is won by leaving the last stone", misere),
    ("a game is told about in the reader's language", told),
    (
        "a rule in the address that is none is an error",
        bad_address,
    ),
];

/// Opens the settings of position and rules.
fn settings(page: &mut Page) -> Result<()> {
    page.eval("document.querySelector('#settings').open = true")?;
    Ok(())
}

/// Starts a game at a position.
fn begun(page: &mut Page, site: &Site, game: &str, position: &str) -> Result<()> {
    page.open(&site.page("play.html"))?;
    page.wait_for("document.querySelectorAll('#board button').length > 0")?;
    page.fill("#game", game)?;
    settings(page)?;
    page.fill("#position", position)?;
    // The current board belongs to the game that the page started by itself.
    page.eval("document.querySelector('#board').firstChild.isOld = true")?;
    page.press("Enter")?;
    page.wait_for("!document.querySelector('#board').firstChild?.isOld")?;
    page.wait_for_text("#said", "Your move")
}

/// Makes the move that the hints mark, by keyboard.
fn play_marked(page: &mut Page) -> Result<()> {
    page.wait_for("document.querySelector('#board button.wins') !== null")?;
    page.eval("document.querySelector('#board button.wins').focus()")?;
    page.press("Enter")?;
    if page.eval("!document.querySelector('#choices').hidden")? == true {
        page.eval("document.querySelector('#choices button.wins').focus()")?;
        page.press("Enter")?;
    }
    Ok(())
}

fn is_over(page: &mut Page) -> Result<bool> {
    page.wait_for("/Your move|You win|You lose/.test(document.querySelector('#said').innerText)")?;
    Ok(page.eval("/You win|You lose/.test(document.querySelector('#said').innerText)")? == true)
}

fn won(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "take{1,2,3}", "3 5 9")?;
    page.click("#hints")?;
    while !is_over(page)? {
        play_marked(page)?;
        page.wait_for("!/Your move/.test(document.querySelector('#said').innerText)")?;
    }
    page.wait_for_text("#said", "You win")
}

fn focus(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "take{1,2,3}", "3 5 9")?;
    page.click("#hints")?;
    while !is_over(page)? {
        play_marked(page)?;
        // Checked at once, while the opponent thinks, and after its move.
        let has_focus = "document.querySelector('#board').contains(document.activeElement) \
            || document.activeElement.id === 'start'";
        page.wait_for(has_focus)?;
        page.wait_for("!/Your move/.test(document.querySelector('#said').innerText)")?;
        ensure!(page.eval(has_focus)? == true, "the focus is lost");
        is_over(page)?;
        ensure!(
            page.eval(has_focus)? == true,
            "the focus is lost after the other's move"
        );
    }
    page.wait_for_text("#board", "Nothing is left")
}

fn shapes(page: &mut Page, site: &Site) -> Result<()> {
    let nim = "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1";
    for (game, position, selector, count) in [
        ("nim", "3,5", "#board .heap", 2),
        (nim, "1,2,3", "#board .heap", 3),
        ("treblecross", "9", "#board .cell", 7),
        ("wythoff", "3,5", "#board .squares .here", 1),
    ] {
        begun(page, site, game, position)?;
        let found = page.eval(&format!("document.querySelectorAll({selector:?}).length"))?;
        ensure!(found == count, "{game} has {found} of {selector}");
    }
    // On a strip of seven cells a mark in the middle wins.
    begun(page, site, "treblecross", "9")?;
    page.click("#hints")?;
    page.wait_for("document.querySelectorAll('#board .cell')[3].matches('.wins')")
}

fn lost_start(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "take{1,2,3}", "4")?;
    page.wait_for_text("#said", "this position is lost")?;
    for _ in 0..5 {
        page.open("about:blank")?;
        page.open(&site.page("play.html#game=wythoff"))?;
        page.wait_for_text("#said", "Your move")?;
        let said = page.text_of("#said")?;
        ensure!(!said.contains("lost"), "a drawn position is lost");
    }
    Ok(())
}

fn for_two(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "take{1,2,3}", "5")?;
    page.eval(
        "(() => { const it = document.querySelector('#strength'); it.value = 'second'; \
         it.dispatchEvent(new Event('change')); })()",
    )?;
    page.wait_for_text("#said", "First player")?;
    page.click("#board button:enabled")?;
    page.wait_for_text("#said", "Second player")?;
    page.wait_for("document.querySelectorAll('#moves tr').length === 1")?;
    page.click("#board button:enabled")?;
    page.wait_for_text("#said", "The second player wins")
}

fn shared(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "nim", "3,5")?;
    page.click("#share")?;
    page.wait_for("document.querySelector('#share').classList.contains('done')")?;
    let link = page.clipboard()?;
    page.open("about:blank")?;
    page.open(&link)?;
    page.wait_for("document.querySelectorAll('#board .stone').length === 8")
}

fn lost(page: &mut Page, site: &Site) -> Result<()> {
    // The value is 1, and only the move to 4 wins.
    begun(page, site, "take{1,2,3}", "5")?;
    // The first enabled stone leaves two, the next one three.
    page.eval("document.querySelector('#board button:enabled').focus()")?;
    page.press("ArrowRight")?;
    let focused = page.eval("document.activeElement.getAttribute('aria-label')")?;
    ensure!(focused == "Heap 5: leave 3", "the arrow goes to {focused}");
    page.press("Enter")?;
    page.wait_for_text("#said", "You lose")?;
    page.wait_for_text("#said", "Your move 5 to 3 lost the game")?;
    page.wait_for_text("#said", "5 → 4")
}

fn lost_from_the_start(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "take{1,2,3}", "4")?;
    page.click("#board button:enabled")?;
    page.wait_for_text("#said", "You never had a winning move")
}

fn taken_back(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "take{1,2,3}", "9")?;
    page.click("#board button:enabled")?;
    page.wait_for("/Opponent:/.test(document.querySelector('#said').innerText)")?;
    page.click("#undo")?;
    page.wait_for("document.querySelectorAll('#board .stone').length === 9")?;
    page.wait_for("document.querySelector('#undo').disabled")
}

fn other_begins(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("play.html#game=take%7B1%2C2%2C3%7D"))?;
    page.wait_for("document.querySelectorAll('#board button').length > 0")?;
    page.click("#settings summary")?;
    page.click("#begins")?;
    page.fill("#position", "6")?;
    page.click("#start")?;
    page.wait_for_text("#said", "Opponent: 6 to 4")
}

/// The opponent errs in three of ten moves: fixed random numbers test a move of each kind.
fn errs(page: &mut Page, site: &Site) -> Result<()> {
    for (drawn, told) in [("0.1", "Opponent: 6 to 3"), ("0.5", "Opponent: 6 to 4")] {
        begun(page, site, "take{1,2,3}", "9")?;
        page.eval(
            "(() => { const it = document.querySelector('#strength'); it.value = 'human'; \
             it.dispatchEvent(new Event('change')); })()",
        )?;
        page.wait_for_text("#said", "Your move")?;
        page.eval(&format!("Math.random = () => {drawn}"))?;
        page.click("#board button:enabled")?;
        page.wait_for_text("#said", told)?;
    }
    Ok(())
}

fn hints(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "kayles", "5 3")?;
    page.click("#hints")?;
    page.wait_for_text("#board", "Value 4")?;
    page.wait_for_text("#board", "Nim-sum 7")?;
    page.wait_for("document.querySelectorAll('#board .wins').length > 0")
}

fn to_module(page: &mut Page, site: &Site) -> Result<()> {
    for (game, module) in [
        ("treblecross", "octal_games"),
        ("take%7B1%2C2%2C3%7D", "subtraction"),
        ("wythoff", "wythoff"),
    ] {
        page.open("about:blank")?;
        page.open(&site.page(&format!("play.html#game={game}")))?;
        page.wait_for(&format!(
            "document.querySelector('#module a')?.href.endsWith('modules/{module}.html') === true"
        ))?;
    }
    // The board that comes moves the link.
    page.wait_for_text("#said", "Your move")?;
    page.click("#module a")?;
    page.wait_for("/modules.wythoff/.test(location.pathname)")?;
    page.open(&site.page("problems/cses_1098.html"))?;
    page.click("#hint summary")?;
    page.click("a[href='../play.html#game=take%7B1,2,3%7D']")?;
    page.wait_for_text("#said", "Your move")
}

fn sheet(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "take{1,2,3}", "5")?;
    // The first enabled stone leaves two.
    page.click("#board button:enabled")?;
    page.wait_for_text("#said", "You lose")?;
    page.eval("document.querySelector('#history').open = true")?;
    let rows = page.eval(
        "[...document.querySelectorAll('.score-sheet tr')].map((row) => \
         [...row.cells].map((cell) => cell.textContent).join(' ')).join('; ')",
    )?;
    let expected = "№ Player Move Value before Value after; 1 You 5 → 2 1 2; 2 Opponent 2 → 0 2 0";
    ensure!(rows == expected, "{rows}");
    Ok(())
}

fn found(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("play.html#game=nim"))?;
    page.wait_for_text("#said", "Your move")?;
    page.click("#hints")?;
    page.click("#find-move")?;
    page.wait_for_text("#said", "One move wins")?;
    ensure!(
        page.eval("document.querySelector('#board .wins') === null")? == true,
        "the answer is marked"
    );
    // The winning move makes two heaps equal.
    page.eval(
        "(() => { const [a, b] = [...document.querySelectorAll('#board .heap')].slice(-2); \
         const [m, n] = [a, b].map((it) => it.querySelectorAll('.stone').length); \
         (m < n ? b : a).querySelectorAll('.stone')[Math.min(m, n)].click(); })()",
    )?;
    page.wait_for_text("#said", "Right")?;
    page.wait_for_text("#score", "Found 1 of 1")?;
    page.open(&site.page("play.html"))?;
    page.wait_for_text("#score", "Found 1 of 1")
}

fn boards(page: &mut Page, site: &Site) -> Result<()> {
    let games = [
        ("mock-turtles", "2 5 7"),
        ("queen", "(3, 5)"),
        ("grundy", "7 4"),
        (
            "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1",
            "(1, 2, 3)",
        ),
        (
            "(a, b) -> (i, b), (a-i, b) where 0 < i < a | (a, j), (a, b-j) where 0 < j < b",
            "(3, 4)",
        ),
    ];
    for (game, position) in games {
        begun(page, site, game, position)?;
        page.wait_for("document.querySelectorAll('#board button:enabled').length > 0")?;
    }
    Ok(())
}

fn misere(page: &mut Page, site: &Site) -> Result<()> {
    begun(page, site, "take{1,2,3}", "4")?;
    page.eval("document.querySelector('#board').firstChild.isOld = true")?;
    page.click("#misere")?;
    page.wait_for("!document.querySelector('#board').firstChild?.isOld")?;
    page.wait_for_text("#said", "Your move")?;
    ensure!(
        page.eval("location.hash")? == "#game=take%7B1%2C2%2C3%7D&misere=&position=4",
        "the address does not say that play is misère"
    );
    page.click("#hints")?;
    // The winning move takes three of four; the opponent must take the last one.
    page.wait_for("document.querySelectorAll('#board .wins').length === 1")?;
    play_marked(page)?;
    page.wait_for_text("#said", "You win: you can’t move")?;
    // In misère play, taking the last stone loses.
    page.fill("#position", "2")?;
    page.press("Enter")?;
    page.wait_for("document.querySelectorAll('#board .stone').length === 2")?;
    page.click("#board button:enabled")?;
    page.wait_for_text("#said", "You lose: your opponent can’t move")?;
    page.wait_for_text("#said", "Your move 2 to 0 lost the game")?;
    page.wait_for_text("#said", "2 → 1")
}

fn told(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("play.html#game=euclid"))?;
    page.wait_for_text("#about", "subtract a multiple of the smaller number")?;
    switch(page, "zh-Hans")?;
    page.wait_for_text("#about", "欧几里得")?;
    page.wait_for_text("#said", "轮到你")?;
    page.eval("document.querySelector('#game').focus()")?;
    page.wait_for("/保龄球/.test(document.querySelector('#games option').label)")?;
    switch(page, "ja")?;
    page.wait_for_text("#about", "ユークリッド")
}

fn bad_address(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("play.html#game=%3Cimg%20src%3Dx%3E"))?;
    page.wait_for_text("#said", "<img src=x")?;
    ensure!(
        page.eval("document.querySelector('main img') === null")? == true,
        "the address became an element"
    );
    Ok(())
}
