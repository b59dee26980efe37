//! Theme and language.

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("the language switches and stays", language),
    ("the theme switches and stays", theme),
    (
        "pages read without JavaScript are in English",
        without_script,
    ),
];

fn language(page: &mut Page, site: &Site) -> Result<()> {
    page.open(&site.page("explore.html"))?;
    page.wait_for_text("main h1", "Explore")?;
    let english = page.text_of("main h1")?;
    page.click("[data-set-lang='ja']")?;
    page.wait_for(&format!(
        "document.querySelector('main h1').innerText !== {english:?}"
    ))?;
    ensure!(
        page.eval("document.documentElement.lang")? == "ja",
        "the page's language is not said"
    );
    page.open(&site.page("play.html"))?;
    ensure!(
        page.eval("document.documentElement.dataset.lang")? == "ja",
        "the next page forgot it"
    );
    page.click("[data-set-lang='zh-Hans']")?;
    page.wait_for("document.documentElement.dataset.lang === 'zh-Hans'")
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

fn without_script(page: &mut Page, site: &Site) -> Result<()> {
    page.run_scripts(false)?;
    page.open(&site.page("explore.html"))?;
    page.wait_for_text("main", "needs JavaScript")?;
    page.open(&site.page("index.html"))?;
    page.wait_for_text("main", "Wythoff's game")
}
