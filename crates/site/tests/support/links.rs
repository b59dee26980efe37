//! Checks that no link inside the site is broken and that pages load nothing from other sites.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Contents of the files by path.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Reads all files of a folder.
#[allow(dead_code, reason = "not all tests have a folder")]
pub fn read(folder: &Path) -> Files {
    let mut files = Files::new();
    let mut left = vec![folder.to_path_buf()];
    while let Some(path) = left.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(path).unwrap();
            left.extend(entries.map(|entry| entry.unwrap().path()));
        } else {
            let name = path.strip_prefix(folder).unwrap().to_str().unwrap();
            files.insert(name.replace('\\', "/"), std::fs::read(&path).unwrap());
        }
    }
    files
}

/// Follows all links inside the site, and names those that are broken. A link that begins with
/// `own`, the site's address, is inside.
pub fn broken(files: &Files, own: Option<&str>) -> Vec<String> {
    let pages = files.iter().filter(|(path, _)| path.ends_with(".html"));
    let complaints = pages.flat_map(|(path, html)| complaints(files, own, path, text(html)));
    complaints.collect()
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

/// Values of an attribute in all tags, with or without quotes. Quotes, `<` and `>` are escaped in
/// values.
fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let begin = format!(" {name}=");
    let tags = html.split('<').filter_map(|tag| tag.split_once('>'));
    tags.filter_map(move |(tag, _)| {
        let value = &tag[tag.find(&begin)? + begin.len()..];
        match value.strip_prefix('"') {
            Some(quoted) => quoted.split('"').next(),
            None => value.split([' ', '\n']).next(),
        }
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
