//! Runs axe-core on every kind of page in both themes; draws pictures for people to look at.

use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

/// Width of the window, and whether the system prefers dark pages.
const LOOKS: [(u32, bool); 4] = [(1280, false), (1280, true), (360, false), (360, true)];

/// The cases that can be run; none for `file://`, where the pages are the same.
pub fn cases(kind: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    if kind == "file" {
        return cases;
    }
    if axe_script().is_some() {
        cases.push(("axe-core finds nothing serious", axe));
    } else {
        eprintln!("axe-core is left out: `AXE` names no script");
    }
    cases.push(("nothing is wider than a narrow screen", narrow));
    cases.push(("no page of a module or a problem is wider", narrow_all));
    if std::env::var_os("PICTURES").is_some() {
        cases.push(("pictures of every kind of page", pictures));
    }
    cases
}

/// Path of axe-core's script, which `AXE` gives relative to the workspace's root.
fn axe_script() -> Option<PathBuf> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let script = root.join(std::env::var_os("AXE")?);
    script.is_file().then_some(script)
}

/// Pages of each kind, and some with a game in use.
fn in_use(site: &Site) -> Vec<String> {
    let mut pages = site.kinds();
    pages.push("explore.html#game=kayles".to_string());
    pages.push("explore.html#game=wythoff".to_string());
    pages.push("play.html#game=queen".to_string());
    pages
}

fn opened(page: &mut Page, site: &Site, path: &str) -> Result<()> {
    // An address that differs only after `#` would not be loaded again.
    page.open("about:blank")?;
    page.open(&site.page(path))?;
    if path.contains("explore.html#") {
        page.wait_for(
            "document.querySelector('#go').disabled === false \
             && !document.querySelector('#result').hidden",
        )?;
    }
    if path.contains("play.html") {
        page.wait_for("document.querySelectorAll('#board button').length > 0")?;
    }
    Ok(())
}

/// Pages of each kind in every language.
fn in_all_languages(site: &Site) -> Vec<String> {
    let pages = in_use(site).into_iter().filter(|path| is_english(path));
    // There is one page in all languages for addresses that lead nowhere.
    let (unfound, pages): (Vec<String>, Vec<String>) = pages.partition(|path| path == "404.html");
    let in_each = |path: String| ["", "zh/", "ja/"].map(|language| format!("{language}{path}"));
    let pages = pages.into_iter().flat_map(in_each);
    pages.chain(unfound).collect()
}

fn is_english(path: &str) -> bool {
    !path.starts_with("zh/") && !path.starts_with("ja/")
}

fn axe(page: &mut Page, site: &Site) -> Result<()> {
    let script = axe_script().context("AXE names axe-core's script")?;
    let script = std::fs::read_to_string(script)?;
    let mut found = Vec::new();
    for path in in_all_languages(site) {
        opened(page, site, &path)?;
        page.eval(&format!("{script};0"))?;
        // Other words change widths, not colours.
        let looks = LOOKS
            .into_iter()
            .filter(|&look| is_english(&path) || look == (360, false));
        for (width, is_dark) in looks {
            page.resize(width, 800)?;
            page.prefer_dark(is_dark)?;
            let violations = page.eval(
                "axe.run().then(({violations}) => violations.map(it => \
                 `${it.impact} ${it.id}: ${it.nodes.slice(0, 3).map(n => \
                 n.target + ' ' + (n.any[0]?.message ?? '')).join('; ')}`))",
            )?;
            let violations = violations.as_array().cloned().unwrap_or_default();
            let theme = if is_dark { "dark" } else { "light" };
            for violation in violations.iter().filter_map(|it| it.as_str()) {
                eprintln!("{path}, {width}, {theme}: {violation}");
                if violation.starts_with("serious") || violation.starts_with("critical") {
                    found.push(format!("{path}, {width}, {theme}: {violation}"));
                }
            }
        }
    }
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}

fn narrow(page: &mut Page, site: &Site) -> Result<()> {
    page.resize(360, 740)?;
    for path in in_use(site) {
        opened(page, site, &path)?;
        let width = page.eval("document.documentElement.scrollWidth")?;
        ensure!(width == 360, "{path} is {width} wide");
    }
    let is_touched = "document.querySelector('[data-set-theme]').offsetWidth >= 24";
    ensure!(
        page.eval(is_touched)? == true,
        "the theme's button is too small to touch"
    );
    Ok(())
}

fn narrow_all(page: &mut Page, site: &Site) -> Result<()> {
    page.resize(360, 740)?;
    let mut wide = Vec::new();
    for path in site.all_of(&["modules", "problems"]) {
        page.open(&site.page(&path))?;
        page.eval("document.querySelectorAll('details').forEach((it) => { it.open = true; })")?;
        let width = page.eval("document.documentElement.scrollWidth")?;
        if width != 360 {
            wide.push(format!("{path} is {width} wide"));
        }
    }
    ensure!(wide.is_empty(), "{}", wide.join("\n"));
    Ok(())
}

fn pictures(page: &mut Page, site: &Site) -> Result<()> {
    let folder = PathBuf::from(std::env::var_os("PICTURES").context("PICTURES names a folder")?);
    std::fs::create_dir_all(&folder)?;
    for path in in_all_languages(site) {
        for (width, is_dark) in LOOKS {
            page.resize(width, 800)?;
            page.prefer_dark(is_dark)?;
            opened(page, site, &path)?;
            let theme = if is_dark { "dark" } else { "light" };
            let name = path.replace(['/', '#', '='], "-").replace(".html", "");
            page.draw(&folder.join(format!("{name}-{width}-{theme}.png")))?;
        }
    }
    eprintln!("pictures are in {}", folder.display());
    Ok(())
}
