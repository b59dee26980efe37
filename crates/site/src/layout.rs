//! The frame of every page: head, menu, footer.

use maud::{DOCTYPE, Markup, html};

use crate::language::LANGUAGES;
use crate::site::Site;

/// A page's content and metadata, without the frame. Texts are in the page's language.
#[derive(Default)]
pub struct Page<'a> {
    /// Path in the folder of its language: `modules/mex.html`.
    pub path: &'a str,
    /// Title for the browser's tab.
    pub title: &'a str,
    /// Description for search engines and social networks.
    pub description: &'a str,
    /// File of the repository that the page is made from.
    pub source: Option<String>,
    /// List of module families, with the page's own family unfolded.
    pub sidebar: Option<Markup>,
    /// Scripts in `static/` that the page loads in addition to `site.js`.
    pub scripts: &'a [&'a str],
    pub body: Markup,
}

/// Content security policy: nothing from other sites, and no inline scripts or styles. Pages may
/// compile WebAssembly, and make a worker from text, because `file://` allows no other worker.
const POLICY: &str = "default-src 'self';script-src 'self' 'wasm-unsafe-eval';\
    worker-src 'self' blob:;base-uri 'none';form-action 'none'";

/// Path of the landing page, which has a large box of its own instead of the header's.
const LANDING: &str = "index.html";

/// HTML of the whole page.
pub fn page(site: &Site, page: &Page) -> String {
    let home = "../".repeat(page.path.matches('/').count());
    let root = home.clone() + &site.language.way_up();
    framed(site, page, &home, &root)
}

/// HTML of a page with a table of texts of its own, which has its title and its `lead` with these
/// values.
pub fn place(
    site: &Site,
    path: &str,
    values: &[(&str, &str)],
    scripts: &[&str],
    body: Markup,
) -> String {
    let table = match path {
        LANDING => "landing",
        "problems.html" => "problem_list",
        path => path.trim_end_matches(".html"),
    };
    let place = Page {
        path,
        title: &site.texts.plain(&format!("{table}.title"), &[]),
        description: &site.texts.plain(&format!("{table}.lead"), values),
        scripts,
        body,
        ..Page::default()
    };
    page(site, &place)
}

/// HTML of the whole page. Links to pages of its language begin with `home`, others with `root`.
pub fn framed(site: &Site, page: &Page, home: &str, root: &str) -> String {
    let texts = &site.texts;
    let markup = html! {
        (DOCTYPE)
        html lang=(site.language.tag) {
            (head(site, page, root))
            body class=[page.sidebar.is_some().then_some("wide")] data-copied=(texts.plain("site.copied", &[]))
                data-messages=[messages(site, page)] {
                a .skip href="#main" { (texts.show("site.skip")) }
                header .top {
                    a .brand href={ (home) "index.html" } {
                        (texts.show("site.name"))
                    }
                    nav aria-label=(texts.plain("site.places", &[])) {
                        @for item in &site.menu {
                            a href={ (home) (item.path) }
                                aria-current=[(item.path == page.path).then_some("page")] {
                                (texts.show(&format!("site.{}", item.name)))
                            }
                        }
                    }
                    @if site.has_explorer && page.path != LANDING { (find_box(site, false)) }
                    (switches(site, page, root))
                }
                @if let Some(sidebar) = &page.sidebar {
                    nav .side aria-label=(texts.plain("site.families", &[])) { (sidebar) }
                }
                main #main { (page.body) }
                footer {
                    p {
                        (texts.show("site.footer"))
                        @if page.path == LANDING { " " (texts.show("site.checked")) }
                    }
                    @if let Some(source) = &page.source { p { (improve(site, source)) } }
                }
            }
        }
    };
    markup.into_string()
}

/// Name of the file with the engine's messages, on pages that show them in another language.
fn messages(site: &Site, page: &Page) -> Option<String> {
    let shows = page.scripts.contains(&"messages.js");
    site.texts.messages().filter(|_| shows)
}

fn head(site: &Site, page: &Page, root: &str) -> Markup {
    let name = site.texts.plain("site.name", &[]);
    let title = format!("{} · {name}", page.title);
    html! {
        head {
            meta charset="utf-8";
            meta http-equiv="Content-Security-Policy" content=(POLICY);
            meta name="viewport" content="width=device-width";
            meta name="description" property="og:description" content=(page.description);
            meta property="og:title" content=(page.title);
            meta name="author" content="the contributors to grundy";
            @if let Some(date) = &site.date { meta name="date" content=(date); }
            link rel="license" href="https://creativecommons.org/publicdomain/zero/1.0/";
            title { (title) }
            @if let Some(address) = &site.material.address { (addresses(site, page, address)) }
            link rel="icon" href={ (root) "static/icon.svg" };
            link rel="stylesheet" href={ (root) "static/site.css" };
            script src={ (root) "static/site.js" } {}
            @if site.has_explorer { script src={ (root) "static/find.js" } defer {} }
            @for script in page.scripts { script src={ (root) "static/" (script) } defer {} }
        }
    }
}

/// Absolute addresses of the page and its picture, for search engines and messengers. The links to
/// its translations are those that readers see: repeated here they would take 350 kilobytes.
fn addresses(site: &Site, page: &Page, address: &str) -> Markup {
    html! {
        link rel="canonical" href={ (address) (site.language.folder) (page.path) };
        meta property="og:image" content={ (address) "static/card.png" };
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The place of the box for words, a statement, a rule, a code or numbers, which `find.js` fills. A
/// large one invites a whole statement.
pub fn find_box(site: &Site, is_large: bool) -> Markup {
    let label = if is_large { "landing.ask" } else { "site.ask" };
    let label = site.texts.plain(label, &[]);
    html! { div .ask-box .large[is_large] role="search" data-needs-script data-label=(label) {} }
}

/// Links to the page in all languages, and the button for light or dark.
fn switches(site: &Site, page: &Page, root: &str) -> Markup {
    let theme = site.texts.plain("site.theme", &[]);
    html! {
        div .switches {
            @for language in LANGUAGES {
                a href={ (root) (language.folder) (page.path) } hreflang=(language.tag)
                    lang=(language.tag)
                    aria-current=[(language == site.language).then_some("true")] {
                    (language.name)
                }
            }
            button data-set-theme="" aria-label=(theme) { "◐" }
        }
    }
}

/// Link to the file that the page is made from, for readers who want to improve it, or who run no
/// scripts and so see no code.
fn improve(site: &Site, source: &str) -> Markup {
    let shown = html! { code { (source) } };
    html! {
        (site.texts.show("site.improve")) " "
        @match &site.material.repository {
            Some(repository) => a href={ (repository) "/blob/main/" (source) } { (shown) },
            None => (shown),
        }
    }
}
