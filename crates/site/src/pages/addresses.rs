//! Files for servers and search engines: `404.html`, `robots.txt`, and `sitemap.txt` if the site's
//! address is known.

use std::fmt::Write as _;

use maud::html;

use crate::files::Files;
use crate::language::{ENGLISH, LANGUAGES};
use crate::layout::{self, Page};
use crate::site::Site;

/// Adds these files. Call it after all pages have been added.
pub fn add(site: &mut Site, files: &mut Files) {
    add_unfound(site, files);
    let mut robots = "User-agent: *\nAllow: /\n".to_string();
    if let Some(address) = &site.material.address {
        let _ = writeln!(robots, "Sitemap: {address}sitemap.txt");
        let sitemap = sitemap(address, files);
        files.add("sitemap.txt", sitemap);
    }
    files.add("robots.txt", robots);
}

/// Adds `404.html`. A server shows it for addresses of any depth and language, so it is in all
/// languages, and its links begin with the site's address if that is known.
fn add_unfound(site: &mut Site, files: &mut Files) {
    let mut said = Vec::new();
    for language in LANGUAGES {
        site.speak(language);
        let [text, find] = ["site.unfound", "site.find"].map(|key| site.texts.show(key));
        said.push((language, text, find));
    }
    site.speak(ENGLISH);
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
        body,
        ..Page::default()
    };
    files.add("404.html", layout::framed(site, &page, &root, &root));
}

/// Returns the sitemap: the address of each page.
fn sitemap(address: &str, files: &Files) -> String {
    let pages = files.iter().map(|(path, _)| path);
    let pages = pages.filter(|path| path.ends_with(".html") && *path != "404.html");
    pages.map(|path| format!("{address}{path}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sitemap_has_each_page_in_each_language() {
        let mut files = Files::default();
        for language in LANGUAGES {
            files.add(format!("{}index.html", language.folder), "");
        }
        files.add("404.html", "");
        let own = "https://a.b/index.html\nhttps://a.b/ja/index.html\nhttps://a.b/zh/index.html\n";
        assert_eq!(sitemap("https://a.b/", &files), own);
    }
}
