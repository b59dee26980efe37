//! Tests of the explorer.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("the explorer proves the period of Kayles", kayles),
    ("a rule in the address is explored", rule_in_the_address),
    ("a theorem stands beside the table of a rule", theorem),
    ("the explorer stops when told", stop),
    ("an error shows the place in the rule", error),
    ("pasted numbers are guessed about", numbers),
    ("a position shows its value and its winning moves", position),
    ("code is copied and compiles", code),
    ("a rule is never read as HTML", no_html),
    (
        "nothing of the game before stays beside the next one",
        nothing_stays,
    ),
    ("a run ends when its time is over", in_time),
    ("hints work after a run was stopped", hints_after_stop),
    ("names and codes are explored in misère play", misere),
    ("a game leads to its module and back", to_module),
    (
        "the values of euclid and of coins are a theorem of a module",
        theorem_of_module,
    ),
    (
        "the command stands where the page leaves a proof out",
        command,
    ),
    ("a frame names its game after a question mark", frame),
    ("one worker answers one run after the other", one_worker),
    ("who wins a sum of heaps is said in each language", sum),
];

fn sum(page: &mut Page, site: &Site) -> Result<()> {
    for (folder, words) in [
        ("", "the player to move loses iff"),
        ("zh/", "轮到走的一方必败"),
        ("ja/", "手番の負け"),
    ] {
        explored_in(
            page,
            site,
            folder,
            "(a, b) -> (a-k, b) | (a, b-k) where k in squares",
        )?;
        page.wait_for_text("#said-answer", words)?;
    }
    Ok(())
}

fn explored(page: &mut Page, site: &Site, game: &str) -> Result<()> {
    explored_in(page, site, "", game)
}

/// Explores a game on the page of a language.
fn explored_in(page: &mut Page, site: &Site, folder: &str, game: &str) -> Result<()> {
    page.open(&site.page(&format!("{folder}explore.html")))?;
    page.fill("#game", game)?;
    page.press("Enter")?;
    page.wait_for(
        "!document.querySelector('#result').hidden \
         && document.querySelector('#go').disabled === false",
    )?;
    // Each line of the report has a text for its key.
    page.wait_for("!document.querySelector('#facts').textContent.includes('key_')")
}

fn kayles(page: &mut Page, site: &Site) -> Result<()> {
    explored(page, site, "n -> n-1 | n-2 | i, n-1-i | i, n-2-i")?;
    let report = page.eval("document.querySelector('#report').textContent")?;
    let report = report.as_str().unwrap_or_default();
    for line in [
        "same as\t0.77 (kayles)",
        "period\t12",
        "preperiod\t71",
        "proof\tGuy–Smith",
    ] {
        ensure!(report.contains(line), "{line:?} is missing in\n{report}");
    }
    page.wait_for_text("#facts", "12")?;
    page.wait_for_text("#verdict", "Proven")?;
    ensure!(
        page.eval("document.querySelectorAll('#picture tbody tr')[0].cells.length")? == 13,
        "rows are not as long as the period"
    );
    Ok(())
}

fn rule_in_the_address(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html#game=take%7B1%2C3%2C4%7D"))?;
    page.wait_for_text("#facts", "7")?;
    page.wait_for_text("#verdict", "Proven")?;
    ensure!(
        page.eval("document.querySelector('#game').value")? == "take{1,3,4}",
        "the field shows another rule"
    );
    page.fill("#game", "kayles")?;
    page.press("Enter")?;
    page.wait_for_text("#facts", "71")?;
    ensure!(
        page.eval("location.hash")? == "#game=kayles",
        "the address keeps the old rule"
    );
    Ok(())
}

fn theorem(page: &mut Page, site: &Site) -> Result<()> {
    explored(
        page,
        site,
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
    )?;
    page.wait_for_text(
        "#facts dd.theorem",
        "the zeros are the Wythoff pairs (⌊kφ⌋, ⌊kφ²⌋)",
    )?;
    ensure!(
        page.eval("document.querySelectorAll('#picture td[data-at]').length")? == 24 * 24,
        "the table is not shown"
    );
    page.click("#larger")?;
    page.wait_for("document.querySelectorAll('#picture td[data-at]').length === 48 * 48")
}

fn stop(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html"))?;
    page.fill("#game", "0.007")?;
    page.press("Enter")?;
    page.wait_for(
        "!document.querySelector('#stop').hidden \
         && /[1-9]/.test(document.querySelector('#status').textContent)",
    )?;
    page.click("#stop")?;
    page.wait_for_text("#status", "Stopped")?;
    ensure!(
        page.eval("document.querySelectorAll('#picture td[data-at]').length > 16")? == true,
        "the values that came are gone"
    );
    // The engine still answers.
    page.fill("#game", "kayles")?;
    page.press("Enter")?;
    page.wait_for_text("#facts", "71")
}

fn nothing_stays(page: &mut Page, site: &Site) -> Result<()> {
    explored(page, site, "kayles")?;
    page.wait_for_text("#verdict", "Proven")?;
    page.fill("#game", "0.6")?;
    page.press("Enter")?;
    page.wait_for("document.querySelector('#go').disabled")?;
    let verdict = "document.querySelector('#verdict').textContent";
    let report = "document.querySelector('#report').textContent";
    while page.eval("document.querySelector('#go').disabled")? == true {
        let shown = page.eval(&format!("{verdict} + {report}"))?;
        let shown = shown.as_str().unwrap_or_default();
        let is_done = page.eval("document.querySelector('#go').disabled")? == false;
        ensure!(
            is_done || !(shown.contains("Proven") || shown.contains("0.77")),
            "beside 0.6 stands {shown}"
        );
    }
    Ok(())
}

/// Values get five seconds; proofs after them may take a little longer on a slow machine.
fn in_time(page: &mut Page, site: &Site) -> Result<()> {
    for game in ["0.6", "n -> i, n-i where 1 <= i, 2*i < n", "lasker"] {
        page.open("about:blank")?;
        page.open(&site.page("explore.html"))?;
        page.fill("#game", game)?;
        page.press("Enter")?;
        page.wait_for("document.querySelector('#go').disabled")?;
        let start = std::time::Instant::now();
        page.wait_for("!document.querySelector('#go').disabled")?;
        let taken = start.elapsed().as_secs_f64();
        ensure!(taken < 8.0, "{game} takes {taken} s");
    }
    Ok(())
}

fn hints_after_stop(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html"))?;
    page.fill("#game", "0.007")?;
    page.press("Enter")?;
    page.wait_for("document.querySelectorAll('#picture td[data-at]').length > 16")?;
    page.click("#stop")?;
    page.wait_for_text("#status", "Stopped")?;
    page.eval("document.querySelector('[data-at=\"6\"]').focus()")?;
    page.wait_for_text("#look", "G(6) = 2")?;
    page.wait_for("document.querySelector('#code pre').textContent.length > 20")?;
    let said = page.text_of("main")?;
    ensure!(!said.contains("nothing is explored yet"), "{said}");
    Ok(())
}

fn misere(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html#game=kayles&misere="))?;
    page.wait_for_text("#facts", "1 4 9 12 20")?;
    page.eval("document.querySelector('[data-at=\"5\"]').focus()")?;
    page.wait_for_text("#look", "Winning moves")?;
    page.fill("#game", "take{1,2,3}")?;
    page.press("Enter")?;
    page.wait_for_text("#facts", "1 5 9 13")
}

fn to_module(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html#game=euclid"))?;
    page.wait_for("!document.querySelector('#go').disabled")?;
    page.click("#module a")?;
    page.wait_for("/euclid_game/.test(location.pathname)")?;
    let back = "a[href='../explore.html#game=euclid']";
    page.wait_for(&format!("document.querySelector({back:?}) !== null"))?;
    page.click(back)?;
    page.wait_for("/explore/.test(location.pathname)")
}

fn theorem_of_module(page: &mut Page, site: &Site) -> Result<()> {
    for (game, module) in [("euclid", "euclid_game"), ("mock-turtles", "coin_turning")] {
        page.open("about:blank")?;
        page.open(&site.page(&format!("explore.html#game={game}")))?;
        page.wait_for_text("#verdict", "A theorem: its module proves it")?;
        page.wait_for(&format!(
            "document.querySelector('#module a').href.endsWith('modules/{module}.html')"
        ))?;
    }
    // It is about normal play.
    page.open("about:blank")?;
    page.open(&site.page("explore.html#game=euclid&misere="))?;
    page.wait_for("!document.querySelector('#result').hidden")?;
    page.wait_for("document.querySelector('#go').disabled === false")?;
    let said = page.text_of("#verdict")?;
    ensure!(!said.contains("its module"), "{said}");
    Ok(())
}

fn command(page: &mut Page, site: &Site) -> Result<()> {
    explored(page, site, "n -> n-k where k >= 1, 2*k <= n")?;
    page.wait_for_text(
        "#beyond",
        "cargo x explore 'n -> n-k where k >= 1, 2*k <= n'",
    )?;
    page.eval("document.querySelector('#misere').checked = true")?;
    page.fill("#game", "take{squares}")?;
    page.press("Enter")?;
    page.wait_for_text("#beyond", "cargo x explore 'take{squares}' --misere")?;
    explored(page, site, "kayles")?;
    let hidden = page.eval("document.querySelector('#beyond').hidden")?;
    ensure!(hidden == true, "kayles is proven, and a command is named");
    Ok(())
}

fn frame(page: &mut Page, site: &Site) -> Result<()> {
    let is_bare = "getComputedStyle(document.querySelector('.top')).display === 'none'";
    page.open(&site.page("explore.html?game=kayles&embed"))?;
    page.wait_for_text("#verdict", "Proven")?;
    page.wait_for(is_bare)?;
    page.open(&site.page("play.html?game=kayles&embed"))?;
    page.wait_for_text("#about", "Kayles")?;
    page.wait_for(is_bare)?;
    // The page shows the line that puts this position into another page.
    page.open(&site.page("play.html#game=kayles&position=5+8"))?;
    page.wait_for_text("#about", "Kayles")?;
    page.wait_for_text("#said", "Your move")?;
    page.click("#embedding summary")?;
    page.click("#embedding [data-copy]")?;
    page.wait_for("document.querySelector('#embedding [data-copy]').classList.contains('done')")?;
    let line = page.clipboard()?;
    let wanted = format!(
        "<iframe src=\"{}?game=kayles&amp;position=5+8&amp;embed=\"",
        site.page("play.html")
    );
    ensure!(line.starts_with(&wanted), "{line}");
    // In the frame, the whole board is seen with the position.
    let address = line.split('"').nth(1).unwrap_or_default();
    page.resize(360, 480)?;
    page.open(&address.replace("&amp;", "&"))?;
    page.wait_for("document.querySelectorAll('#board .stone').length === 13")?;
    page.wait_for("document.querySelector('#board').getBoundingClientRect().bottom < 400")?;
    Ok(())
}

fn one_worker(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html"))?;
    page.eval(
        "(() => { const Before = window.Worker; window.started = 0; \
         window.Worker = class extends Before { \
         constructor(...all) { super(...all); window.started += 1; } }; })()",
    )?;
    for (game, period) in [("kayles", "12"), ("take{1,3,4}", "7")] {
        page.fill("#game", game)?;
        page.press("Enter")?;
        page.wait_for_text("#facts", period)?;
        page.wait_for("document.querySelector('#go').disabled === false")?;
    }
    ensure!(
        page.eval("window.started")? == 1,
        "each run starts a worker"
    );
    Ok(())
}

fn error(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html"))?;
    page.fill("#game", "n -> n-k where k >= 0")?;
    page.press("Enter")?;
    page.wait_for_text("#status", "^")?;
    page.fill("#game", "kayle")?;
    page.press("Enter")?;
    page.wait_for_text("#status", "did you mean `kayles`")
}

fn numbers(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html"))?;
    page.click(".numbers summary")?;
    page.fill(
        "#numbers",
        "0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3",
    )?;
    page.click("#numbers-form button")?;
    page.wait_for_text("#facts", "period 4, preperiod 0")?;
    page.wait_for_text("#verdict", "guess")
}

fn position(page: &mut Page, site: &Site) -> Result<()> {
    explored(page, site, "wythoff")?;
    page.eval("document.querySelector('[data-at=\"3,4\"]').focus()")?;
    page.wait_for_text("#look", "G(3, 4)")?;
    page.wait_for_text("#look", "(1, 2)")?;
    page.press("ArrowRight")?;
    page.wait_for_text("#look", "G(3, 5) = 0")?;
    page.wait_for_text("#look", "No move wins")?;
    page.click("[data-at=\"4,4\"]")?;
    page.wait_for_text("#look", "G(4, 4)")
}

fn code(page: &mut Page, site: &Site) -> Result<()> {
    explored(page, site, "kayles")?;
    page.wait_for_text("#code [data-of=rust]", "pub fn grundy")?;
    page.click("#code [data-tab=cpp]")?;
    page.wait_for_text("#code [data-of=cpp]", "#include <cstdint>")?;
    page.click("#code [data-tab=rust]")?;
    page.wait_for_text("#code [data-of=rust]", "pub fn grundy")?;
    page.click("#code [data-copy]")?;
    page.wait_for("document.querySelector('#code [data-copy]').classList.contains('done')")?;
    let copied = page.clipboard()?;
    let program = format!("{copied}\nfn main() {{ assert_eq!(grundy(9), 4); }}\n");
    let folder = crate::compiled(&program)?;
    let status = std::process::Command::new(folder.path().join("main")).status()?;
    ensure!(status.success(), "it does not run:\n{program}");
    Ok(())
}

fn no_html(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html#game=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E"))?;
    page.wait_for_text("#status", "<img src=x")?;
    ensure!(
        page.eval("document.querySelector('main img') === null")? == true,
        "the address became an element"
    );
    Ok(())
}
