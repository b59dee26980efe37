//! Frame of every page: head, menu, footer.

use maud::{DOCTYPE, Markup, html};

use crate::language::{LANGUAGES, Language};
use crate::site::Site;

/// A page before its frame is around it.
pub struct Page<'a> {
    /// Path in the folder of its language: `modules/mex.html`.
    pub path: &'a str,
    /// Title for the browser's tab, in the page's language.
    pub title: &'a str,
    /// Description for those who link here, in the page's language.
    pub description: &'a str,
    /// Picture for those who link here, from the root; the site's own if there is none.
    pub picture: Option<String>,
    /// File of the repository that the page is made from.
    pub source: Option<String>,
    /// Families of modules, and the one that the page belongs to.
    pub sidebar: Option<Markup>,
    /// Files of `static/`, besides `site.js`.
    pub scripts: &'a [&'a str],
    pub body: Markup,
}

/// Nothing from elsewhere, nothing written into the page.
const POLICY: &str = "default-src 'none';script-src 'self';style-src 'self';img-src 'self';\
    base-uri 'none';form-action 'none'";

/// The same where WebAssembly may be compiled and a worker made from a text, since `file://` knows
/// no other way.
const POLICY_OF_ENGINE: &str = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';\
    style-src 'self';img-src 'self';worker-src 'self' blob:;base-uri 'none';form-action 'none'";

/// Scripts that compile WebAssembly.
const COMPILING: [&str; 2] = ["engine.js", "find.js"];

/// Picture of pages that have none of their own.
pub const OWN_PICTURE: &str = "pictures/site.png";

/// The whole text of the page's file.
pub fn page(site: &Site, page: &Page) -> String {
    let home = "../".repeat(page.path.matches('/').count());
    let root = format!(
        "{home}{}",
        "../".repeat(site.language.folder.matches('/').count())
    );
    framed(site, page, &home, &root)
}

/// The page, whose links to pages of its language begin with `home` and all others with `root`.
pub fn framed(site: &Site, page: &Page, home: &str, root: &str) -> String {
    let texts = &site.texts;
    let markup = html! {
        (DOCTYPE)
        html lang=(site.language.tag) {
            (head(site, page, root))
            body data-root=(root) {
                a .skip href="#main" { (texts.show("site.skip")) }
                header .top {
                    a .brand href={ (home) "index.html" } {
                        (texts.show("site.name"))
                    }
                    nav aria-label=(texts.plain("site.places", &[])) {
                        @for item in &site.menu {
                            a href={ (home) (item.path) }
                                aria-current=[(item.path == page.path).then_some("page")] {
                                (texts.show(item.name))
                            }
                        }
                    }
                    (switches(site, page, root))
                }
                @if let Some(sidebar) = &page.sidebar {
                    nav .side aria-label=(texts.plain("site.families", &[])) { (sidebar) }
                }
                main #main { (page.body) }
                footer {
                    p { (texts.show("site.footer")) }
                    @if let Some(source) = &page.source { p { (improve(site, source)) } }
                }
            }
        }
    };
    markup.into_string()
}

fn head(site: &Site, page: &Page, root: &str) -> Markup {
    let title = match page.path {
        "index.html" => page.title.to_string(),
        _ => format!("{} · {}", page.title, site.texts.plain("site.name", &[])),
    };
    let compiles = page.scripts.iter().any(|it| COMPILING.contains(it));
    let policy = if compiles { POLICY_OF_ENGINE } else { POLICY };
    html! {
        head {
            meta charset="utf-8";
            meta http-equiv="Content-Security-Policy" content=(policy);
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="description" property="og:description" content=(page.description);
            meta name="color-scheme" content="light dark";
            title { (title) }
            @if let Some(address) = &site.material.address { (addresses(site, page, address)) }
            link rel="icon" href={ (root) "static/icon.svg" };
            link rel="stylesheet" href={ (root) "static/site.css" };
            script src={ (root) "static/site.js" } {}
            @for script in page.scripts { script src={ (root) "static/" (script) } defer {} }
        }
    }
}

/// Whole addresses of the page, its translations and its picture, for search engines and social
/// networks, which understand no others.
fn addresses(site: &Site, page: &Page, address: &str) -> Markup {
    let path_in = |language: &Language| format!("{address}{}{}", language.folder, page.path);
    let picture = page.picture.as_deref().unwrap_or(OWN_PICTURE);
    html! {
        link rel="canonical" href=(path_in(site.language));
        @for language in LANGUAGES {
            link rel="alternate" hreflang=(language.tag) href=(path_in(language));
        }
        meta property="og:image" content={ (address) (picture) };
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The same page in other languages, which are links, and light or dark.
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
            button type="button" data-set-theme="" aria-label=(theme) { "◐" }
        }
    }
}

/// Where the page's text stands, for those who want to better it.
fn improve(site: &Site, source: &str) -> Markup {
    let shown = html! { code { (source) } };
    html! {
        (site.texts.show("site.improve")) " "
        @match &site.material.repository {
            Some(repository) => a href={ (repository) "/edit/main/" (source) } { (shown) },
            None => (shown),
        }
    }
}
