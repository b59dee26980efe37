//! What visitors met: layouts that jump, boards below the first screen, marks that get lost,
//! addresses that ask for nonsense, and texts that would freeze the page.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("three ways lead in, by what one sees", ways_in),
    ("nothing jumps while a page loads", nothing_jumps),
    ("on a phone the board is in the first screen", boards_first),
    ("the header is one row", one_row),
    ("a long text is read as a statement", long_text),
    ("marks of two tabs are both kept", two_tabs),
    ("a broken storage breaks no page", broken_storage),
    ("an import says what it did", import),
    ("an address that asks for nonsense is told so", nonsense),
    ("the explorer without a game shows none", bare_explorer),
    ("only the same game is linked", only_the_same_game),
    ("what is touched is high enough", high_enough),
];

/// Pages whose layout jumped once, and games that fill them.
const JUMPING: [&str; 9] = [
    "index.html",
    "zh/index.html",
    "problems.html",
    "explore.html",
    "explore.html#game=kayles",
    "play.html",
    "atlas.html",
    "modules/nim.html",
    "modules/wythoff.html",
];

/// Sums up how far the page's parts jump without having been asked to.
const WATCH: &str = "window.shift = 0; new PerformanceObserver((list) => { \
    for (const { value, hadRecentInput } of list.getEntries()) { \
    if (!hadRecentInput) window.shift += value; } }) \
    .observe({ type: 'layout-shift', buffered: true });";

fn nothing_jumps(page: &mut Page, site: &Site) -> Result<()> {
    for width in [390, 1280] {
        page.resize(width, 844)?;
        for path in JUMPING {
            page.open("about:blank")?;
            page.open(&site.page(path))?;
            page.eval(WATCH)?;
            page.eval("new Promise((resolve) => setTimeout(resolve, 800))")?;
            let shift = page.eval("window.shift")?.as_f64().unwrap_or(1.0);
            ensure!(shift < 0.1, "{path}, {width} px wide: {shift}");
        }
    }
    Ok(())
}

fn boards_first(page: &mut Page, site: &Site) -> Result<()> {
    page.resize(390, 844)?;
    // On the first page the large box comes before the board, on a module's page the answer does.
    for (path, board, most) in [
        ("index.html", "main [href=\"lesson.html\"]", 450),
        ("zh/index.html", "main [href=\"lesson.html\"]", 450),
        ("index.html", "#find", 500),
        ("index.html", ".live .board", 700),
        ("play.html", "#board .heap", 450),
        ("modules/nim.html", ".answer", 450),
        ("modules/staircase_nim.html", ".answer", 450),
    ] {
        page.open(&site.page(path))?;
        page.wait_for(&format!(
            "document.querySelector('{board}')?.getBoundingClientRect().top < {most}"
        ))?;
    }
    Ok(())
}

fn one_row(page: &mut Page, site: &Site) -> Result<()> {
    page.resize(1280, 844)?;
    for language in ["", "zh/", "ja/"] {
        for path in ["index.html", "modules/nim.html"] {
            page.open(&site.page(&format!("{language}{path}")))?;
            page.wait_for("document.querySelector('.top').offsetHeight < 80")?;
            page.wait_for("document.documentElement.scrollWidth === 1280")?;
        }
    }
    Ok(())
}

/// Clicks what a stranger sees: the link's or button's middle, where nothing lies above it.
fn click_seen(page: &mut Page, selector: &str) -> Result<()> {
    let found = format!("document.querySelector({selector:?})");
    page.wait_for(&format!("{found}?.checkVisibility() === true"))?;
    page.wait_for(&format!(
        "(() => {{ const it = {found}; it.scrollIntoView({{block: 'center', behavior: 'instant'}}); \
         const {{ x, y, width, height }} = it.getBoundingClientRect(); \
         const top = document.elementFromPoint(x + width / 2, y + height / 2); \
         return it.contains(top) || top.contains(it); }})()"
    ))?;
    page.click(selector)
}

/// Solve, learn, explore: from the first page to a copied solution, a move, and code.
fn ways_in(page: &mut Page, site: &Site) -> Result<()> {
    const ROAD: [&[&str]; 3] = [
        &[
            ".ways [href='problems.html']",
            ".problems-table a[href^='problems/']",
            "#idea summary",
            "#solution summary",
            "#solution [data-copy]",
            "#solution [data-copy].done",
        ],
        &[
            ".ways [href='course.html']",
            ".chapter h3 a",
            ".live .board button:enabled",
            ".live .actions button:nth-child(2):enabled",
        ],
        &[
            ".ways [href='explore.html']",
            ".chips a",
            "#result:not([hidden]) #facts .period, #result:not([hidden]) #facts .theorem",
        ],
    ];
    for (width, height) in [(1280, 900), (390, 844)] {
        page.resize(width, height)?;
        for clicks in ROAD {
            page.open(&site.page("index.html"))?;
            for selector in clicks {
                click_seen(page, selector)?;
            }
        }
    }
    Ok(())
}

/// While the worker reads, the page goes on: a timer of 20 ms is never late.
fn long_text(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("index.html"))?;
    page.fill("#find", "heaps")?;
    page.wait_for("document.querySelectorAll('#found a').length > 0")?;
    page.eval(
        "window.longest = 0; window.last = performance.now(); setInterval(() => { \
         const now = performance.now(); \
         window.longest = Math.max(window.longest, now - window.last); window.last = now; }, 20)",
    )?;
    page.fill("#find", &"two heaps of stone ".repeat(100))?;
    page.wait_for("document.querySelector('#said-found')?.textContent.includes('statement')")?;
    let longest = page.eval("window.longest")?.as_f64().unwrap_or(9999.0);
    ensure!(longest < 500.0, "the page stood still for {longest} ms");
    page.fill("#find", "wythoff")?;
    page.wait_for_text("#found", "wythoff")
}

/// Another tab marks a problem after this page was loaded.
fn two_tabs(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("problems.html"))?;
    page.eval("localStorage.setItem('grundy.solved', '[\"cf15_c\"]')")?;
    page.click("[data-solved='edpc_k']")?;
    let kept = page.eval("localStorage.getItem('grundy.solved')")?;
    ensure!(kept == "[\"cf15_c\",\"edpc_k\"]", "{kept}");
    page.wait_for("document.querySelector(\"[data-solved='cf15_c']\").checked")
}

fn broken_storage(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("index.html"))?;
    for broken in [
        "{",
        "5",
        "\"cf15_c\"",
        "null",
        "[1, {}]",
        "{\"found\": \"x\"}",
    ] {
        page.eval(&format!(
            "for (const key of ['solved', 'found', 'theme', 'language']) \
             localStorage.setItem(`grundy.${{key}}`, {});",
            serde_json::json!(broken)
        ))?;
        page.open(&site.page("problems.html"))?;
        page.wait_for_text("#shown", "problems")?;
        page.open(&site.page("play.html"))?;
        page.wait_for("document.querySelectorAll('#board button').length > 0")?;
    }
    Ok(())
}

fn import(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("problems.html"))?;
    for (file, said) in [
        (
            "{\"solved\": \"cf15_c\"}",
            "isn’t a file that this page exported",
        ),
        ("[", "isn’t a file that this page exported"),
        (
            "{\"solved\": [\"cf15_c\", \"edpc_k\", \"no_such\"]}",
            "2 newly solved, 0 were marked before, 1 are no problems here",
        ),
        (
            "{\"solved\": [\"edpc_k\"]}",
            "0 newly solved, 1 were marked before",
        ),
    ] {
        page.eval(&format!(
            "(() => {{ const files = new DataTransfer(); \
             files.items.add(new File([{}], 'solved.json')); \
             const it = document.querySelector('#import'); it.files = files.files; \
             it.dispatchEvent(new Event('change')); }})()",
            serde_json::json!(file)
        ))?;
        page.wait_for_text("#shown", said)?;
    }
    Ok(())
}

fn nonsense(page: &mut Page, site: &Site) -> Result<()> {
    for terms in ["-5", "0", "1.5", "many"] {
        page.open("about:blank")?;
        page.open(&site.page(&format!("explore.html#game=kayles&terms={terms}")))?;
        page.wait_for_text("#status", &format!("“{terms}” values"))?;
    }
    for position in ["abc", "-3", "3 x"] {
        page.open("about:blank")?;
        page.open(&site.page(&format!("play.html#game=kayles&position={position}")))?;
        page.wait_for_text("#said", &format!("“{position}” is no position"))?;
        page.wait_for("document.querySelectorAll('#board button').length === 0")?;
    }
    Ok(())
}

fn bare_explorer(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html"))?;
    page.eval("location.hash = '#game=kayles'")?;
    page.wait_for_text("#verdict", "Proven")?;
    page.eval("history.back()")?;
    page.wait_for(
        "document.querySelector('#result').hidden && document.querySelector('#game').value === ''",
    )
}

/// A module has a link to its own game or none, but then a board of its own.
fn only_the_same_game(page: &mut Page, site: &Site) -> Result<()> {
    for module in [
        "staircase_nim",
        "fibonacci_nim",
        "moore_nim",
        "tree_sg",
        "misere_sg",
        "tartan",
    ] {
        page.open(&site.page(&format!("modules/{module}.html")))?;
        page.wait_for("document.querySelectorAll('.live .board *').length > 0")?;
        page.wait_for("document.querySelector('.name a') === null")?;
    }
    Ok(())
}

/// Links within sentences may be as high as their line; all else has 24 pixels.
fn high_enough(page: &mut Page, site: &Site) -> Result<()> {
    page.resize(390, 844)?;
    for path in site.kinds() {
        page.open(&site.page(&path))?;
        let low = page.eval(
            "[...document.querySelectorAll('a, button, select, summary, input[type=checkbox]')] \
             .filter((it) => !it.closest('label, p, dd') && !it.matches('.skip')) \
             .filter((it) => it.offsetHeight > 0 && it.offsetHeight < 24) \
             .slice(0, 3).map((it) => it.outerHTML).join('\\n')",
        )?;
        ensure!(low == "", "{path}: {low}");
    }
    Ok(())
}
