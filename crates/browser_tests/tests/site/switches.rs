//! Tests of the switches for theme and language.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("the language switches and stays", language),
    ("pages have the language of their address", addresses),
    ("the theme switches and stays", theme),
    ("code is shown in every language", code),
    (
        "pages can be read in every language without JavaScript",
        without_script,
    ),
];

/// Clicks the link to the page in another language, and waits for it.
pub fn switch(page: &mut Page, language: &str) -> Result<()> {
    page.click(&format!("a[hreflang='{language}']"))?;
    page.wait_for(&format!(
        "document.documentElement?.lang === {language:?} && document.readyState === 'complete'"
    ))
}

fn language(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html#game=kayles"))?;
    page.wait_for_text("main h1", "Explore")?;
    switch(page, "ja")?;
    page.wait_for_text("main h1", "調べる")?;
    ensure!(
        page.eval("location.hash")? == "#game=kayles",
        "the other language forgot the game"
    );
    page.click("nav a[href='play.html']")?;
    page.wait_for("/play/.test(location.pathname)")?;
    page.wait_for("document.documentElement?.lang === 'ja'")?;
    // The landing page opens in the language chosen last.
    page.open(&site.page("index.html"))?;
    page.wait_for("document.documentElement?.lang === 'ja'")?;
    switch(page, "en")?;
    page.open(&site.page("index.html"))?;
    page.wait_for_text("main h1", "Combinatorial games")
}

fn addresses(page: &mut Page, site: &Site) -> Result<()> {
    for (folder, lang, word) in [("zh/", "zh-Hans", "定理"), ("ja/", "ja", "定理")] {
        for path in [
            "modules/nim.html",
            "problems/cf15_c.html",
            "course.html",
            "problems.html",
        ] {
            page.open(&site.page(&format!("{folder}{path}")))?;
            let is_so = format!("document.documentElement.lang === {lang:?}");
            ensure!(
                page.eval(&is_so)? == true,
                "{folder}{path} is not in {lang}"
            );
        }
        page.open(&site.page(&format!("{folder}modules/nim.html")))?;
        page.wait_for_text("main", word)?;
        ensure!(
            page.eval("/[A-Za-z]/.test(document.title.replace(/Nim| · grundy$/g, ''))")? == false,
            "the title is in English"
        );
    }
    Ok(())
}

fn theme(page: &mut Page, site: &Site) -> Result<()> {
    const PAPER: &str = "getComputedStyle(document.documentElement).backgroundColor";
    page.open(&site.page("index.html"))?;
    let light = page.eval(PAPER)?;
    page.click("[data-set-theme]")?;
    ensure!(page.eval(PAPER)? != light, "the page stays light");
    page.open(&site.page("explore.html"))?;
    ensure!(page.eval(PAPER)? != light, "the next page is light again");
    page.click("[data-set-theme]")?;
    ensure!(page.eval(PAPER)? == light, "it cannot be switched back");
    page.prefer_dark(true)?;
    Ok(())
}

fn code(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("zh/problems/cf15_c.html"))?;
    for (stage, part) in [("idea", "模 4"), ("solution", "fn main")] {
        page.click(&format!("#{stage} summary"))?;
        page.wait_for_text(&format!("#{stage}"), part)?;
    }
    page.wait_for("document.querySelectorAll('#solution b').length > 0")?;
    page.open(&site.page("ja/modules/octal.html"))?;
    page.wait_for_text(".answer [data-of=rust]", "pub fn")?;
    page.open(&site.page("zh/notebook.html"))?;
    page.wait_for_text("#code ~ .sheet", "pub fn mex")?;
    page.wait_for("document.querySelectorAll('.sheet .line b').length > 0")
}

fn without_script(page: &mut Page, site: &Site) -> Result<()> {
    page.run_scripts(false)?;
    page.open(&site.page("explore.html"))?;
    page.wait_for_text("main", "needs JavaScript")?;
    page.open(&site.page("index.html"))?;
    page.wait_for_text("main", "Wythoff's game")?;
    page.open(&site.page("ja/index.html"))?;
    page.wait_for_text("main", "ワイソフのゲーム")?;
    page.open(&site.page("zh/problems/cf15_c.html"))?;
    page.eval("document.querySelectorAll('.stage').forEach((it) => { it.open = true; })")?;
    page.wait_for_text("#idea", "模 4")
}
