//! Checks that no link inside the site is broken and that pages load nothing from other sites.

use std::collections::BTreeSet;

use anyhow::{Result, bail};

use crate::files::Files;

/// Follows all links inside the site. A link that begins with `own`, the site's address, is inside.
///
/// # Errors
/// If a link is broken; the error names all broken links.
pub fn check(files: &Files, own: Option<&str>) -> Result<()> {
    let complaints: Vec<String> = pages(files)
        .flat_map(|(path, html)| complaints(files, own, path, html))
        .collect();
    if complaints.is_empty() {
        return Ok(());
    }
    bail!("these links are broken:\n{}", complaints.join("\n"))
}

fn pages(files: &Files) -> impl Iterator<Item = (&str, &str)> {
    let pages = files.iter().filter(|(path, _)| path.ends_with(".html"));
    pages.map(|(path, html)| (path, text(html)))
}

fn text(html: &[u8]) -> &str {
    std::str::from_utf8(html).expect("pages are made of texts")
}

fn complaints(files: &Files, own: Option<&str>, path: &str, html: &str) -> Vec<String> {
    let links = attributes(html, "href").map(|link| (link, true));
    let sources = attributes(html, "src").map(|link| (link, false));
    let all: BTreeSet<(&str, bool)> = links.chain(sources).collect();
    all.into_iter()
        .filter_map(|(link, may_leave)| {
            let inside = own.and_then(|own| link.strip_prefix(own));
            match inside {
                Some(link) => complaint(files, "404.html", "", link, false),
                None => complaint(files, path, html, link, may_leave),
            }
        })
        .collect()
}

fn complaint(files: &Files, path: &str, html: &str, link: &str, may_leave: bool) -> Option<String> {
    if link.contains("://") {
        return (!may_leave).then(|| format!("{path}: {link} is loaded from elsewhere"));
    }
    let (target, fragment) = link.split_once('#').unwrap_or((link, ""));
    let target = if target.is_empty() {
        path.to_string()
    } else {
        resolved(path, target)
    };
    let Some(contents) = files.get(&target) else {
        return Some(format!("{path}: {link}: there is no {target}"));
    };
    // Scripts read `#game=…`, which is no id.
    let is_place = !fragment.is_empty() && !fragment.contains('=');
    let page = if target == path { html } else { text(contents) };
    let is_missing = is_place && !attributes(page, "id").any(|id| id == fragment);
    is_missing.then(|| format!("{path}: {link}: {target} has no such place"))
}

/// Values of an attribute in all tags. Quotes, `<` and `>` are escaped in values.
fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let begin = format!(" {name}=\"");
    let tags = html.split('<').filter_map(|tag| tag.split_once('>'));
    tags.filter_map(move |(tag, _)| {
        let start = tag.find(&begin)? + begin.len();
        tag[start..].split('"').next()
    })
}

/// Path of a link's target, relative to the site's root.
fn resolved(from: &str, link: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errors(html: &str) -> String {
        let mut files = Files::default();
        files.add("index.html", "<h1 id=\"top\">");
        files.add("a/b.html", html);
        check(&files, Some("https://own.example/"))
            .map_or_else(|error| error.to_string(), |()| String::new())
    }

    #[test]
    fn links_within_the_site_are_followed() {
        for good in [
            "<a href=\"../index.html\">",
            "<a href=\"../index.html#top\">",
            "<a class=\"x\" href=\"b.html\"><a href=\"../index.html#game=kayles\">",
            "<p id=\"here\"><a href=\"#here\">",
            "<a href=\"https://codeforces.com/\">",
            "<pre> href=\"nowhere\"</pre>",
            "<script src=\"https://own.example/index.html\">",
        ] {
            assert_eq!(errors(good), "", "{good}");
        }
    }

    #[test]
    fn links_that_lead_nowhere_are_named() {
        for (bad, said) in [
            ("<a href=\"index.html\">", "there is no a/index.html"),
            (
                "<a href=\"../index.html#end\">",
                "index.html has no such place",
            ),
            ("<a href=\"#here\">", "a/b.html has no such place"),
            ("<img src=\"c.svg\">", "there is no a/c.svg"),
            (
                "<script src=\"https://a.b/c.js\">",
                "is loaded from elsewhere",
            ),
        ] {
            assert!(errors(bad).contains(said), "{bad}: {}", errors(bad));
        }
    }
}
