//! What surrounds every page.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::site::Site;
use crate::texts::LANGUAGES;

/// One page.
pub struct Page<'a> {
    /// Where it will be: `modules/mex.html`.
    pub path: &'a str,
    /// In English, for the browser's tab.
    pub title: &'a str,
    /// In English, for those who link here.
    pub description: &'a str,
    /// Files of `static/`, besides `site.js`.
    pub scripts: &'a [&'a str],
    pub body: Markup,
}

/// Nothing from elsewhere, nothing written into the page; WebAssembly may be compiled and a
/// worker made from a text, since `file://` knows no other way.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; worker-src 'self' blob:; base-uri 'none'; \
    form-action 'none'";

/// Page and text of the links at the top.
const PLACES: [(&str, &str); 6] = [
    ("index.html", "site.find"),
    ("problems.html", "site.problems"),
    ("course.html", "site.course"),
    ("explore.html", "site.explore"),
    ("play.html", "site.play"),
    ("notebook-theory.html", "site.notebook"),
];

/// The whole text of the page's file.
pub fn page(site: &Site, page: &Page) -> String {
    let up = up(page.path);
    let texts = &site.texts;
    let places = PLACES.iter().filter(|(path, _)| is_made(site, path));
    let markup = html! {
        (DOCTYPE)
        html lang="en" data-lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="description" content=(page.description);
                meta name="color-scheme" content="light dark";
                title { (page.title) }
                link rel="icon" href={ (up) "static/icon.svg" } type="image/svg+xml";
                link rel="stylesheet" href={ (up) "static/site.css" };
                script src={ (up) "static/site.js" } {}
                @for script in page.scripts {
                    script src={ (up) "static/" (script) } defer {}
                }
            }
            body data-up=(up) {
                a .skip href="#main" { (texts.show("site.skip")) }
                header .top {
                    a .brand href={ (up) "index.html" } {
                        (mark()) span { (texts.show("site.name")) }
                    }
                    nav aria-label=(texts.english("site.places")) {
                        @for (path, text) in places {
                            a href={ (up) (path) } aria-current=[(*path == page.path).then_some("page")] {
                                (texts.show(text))
                            }
                        }
                    }
                    div .switches {
                        @for (language, name) in LANGUAGES.iter().zip(["EN", "中文", "日本語"]) {
                            button type="button" data-set-lang=(language) lang=(tag(language)) { (name) }
                        }
                        button type="button" data-set-theme="" { span .visually-hidden { (texts.show("site.theme")) } span aria-hidden="true" { "◐" } }
                    }
                }
                main #main { (page.body) }
                footer { p { (texts.show("site.footer")) } }
            }
        }
    };
    markup.into_string()
}

/// Is there such a page? The explorer and play may be left out.
pub fn is_made(site: &Site, path: &str) -> bool {
    site.has_explorer || !matches!(path, "explore.html" | "play.html")
}

/// `lang` for what is shown in every language: unlike that of a translated text, which is hidden
/// where another is read.
fn tag(language: &str) -> &'static str {
    match language {
        "zh-Hans" => "zh-CN",
        "ja" => "ja-JP",
        _ => "en-GB",
    }
}

/// From the page's folder to that of all pages.
fn up(path: &str) -> String {
    "../".repeat(path.matches('/').count())
}

/// Three heaps.
fn mark() -> Markup {
    PreEscaped(
        "<svg viewBox=\"0 0 24 24\" width=\"24\" height=\"24\" aria-hidden=\"true\">\
         <circle cx=\"4\" cy=\"20\" r=\"3\"/><circle cx=\"12\" cy=\"20\" r=\"3\"/>\
         <circle cx=\"12\" cy=\"13\" r=\"3\"/><circle cx=\"20\" cy=\"20\" r=\"3\"/>\
         <circle cx=\"20\" cy=\"13\" r=\"3\"/><circle cx=\"20\" cy=\"6\" r=\"3\"/></svg>"
            .to_string(),
    )
}
