//! `404.html`: the page for addresses that do not exist.

use maud::html;

use crate::files::Files;
use crate::layout::{self, Page};
use crate::site::Site;

/// Adds `404.html`, which a server shows at any depth, so its links begin with the site's address,
/// if it is known. It is in all languages, since the missing page may be in any.
pub fn add(site: &mut Site, files: &mut Files) {
    site.speak(crate::language::ENGLISH);
    let mut said = Vec::new();
    for language in crate::language::LANGUAGES {
        site.speak(language);
        said.push((
            language,
            site.texts.show("site.unfound"),
            site.texts.show("site.find"),
        ));
    }
    site.speak(crate::language::ENGLISH);
    let root = site.material.address.clone().unwrap_or_default();
    let body = html! {
        h1 { "404" }
        @for (language, text, find) in said {
            p lang=(language.tag) {
                (text) " "
                a href={ (root) (language.folder) "index.html" } { (find) }
            }
        }
    };
    let page = Page {
        path: "index.html",
        title: "404",
        description: &site.texts.plain("site.unfound", &[]),
        picture: None,
        source: None,
        sidebar: None,
        scripts: &[],
        body,
    };
    files.add("404.html", layout::framed(site, &page, &root, &root));
}
