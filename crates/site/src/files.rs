//! The files of the site, collected first and written once all of them are made.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, ensure};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use fs_err as fs;
use miniz_oxide::deflate::compress_to_vec;
use regex_lite::{Captures, Regex};
use serde::Serialize;

/// Deflate's compression level: 9 of 10.
const LEVEL: u8 = 9;

/// Size limit of the collection's pages in bytes: all languages, the engine, and any bundles.
const MAX_BYTES: usize = 12_000_000;

/// Path relative to the folder of pages (`modules/mex.html`) → contents.
#[derive(Debug, Default)]
pub struct Files {
    files: BTreeMap<String, Vec<u8>>,
}

impl Files {
    /// Adds a file.
    ///
    /// # Panics
    /// If there is already a file with this path.
    pub fn add(&mut self, path: impl Into<String>, contents: impl Into<Vec<u8>>) {
        let path = path.into();
        let before = self.files.insert(path.clone(), contents.into());
        assert!(before.is_none(), "{path} is made twice");
    }

    /// Adds `data/<name>.js`, from which `site.data(name)` in `site.js` gets this value.
    ///
    /// # Panics
    /// If there is already a file with this path, or the value can't be written as JSON.
    pub fn add_data(&mut self, name: &str, value: &impl Serialize) {
        let json = serde_json::to_vec(value).expect("texts and numbers by name");
        self.add_bytes(&format!("data/{name}.js"), name, &json);
    }

    /// Adds a script that stores deflated bytes as base64 in `window.loaded[name]`. A page opened
    /// by double click (`file://`) can load nothing but scripts.
    ///
    /// # Panics
    /// If there is already a file with this path.
    pub fn add_bytes(&mut self, path: &str, name: &str, bytes: &[u8]) {
        let text = BASE64_STANDARD.encode(compress_to_vec(bytes, LEVEL));
        self.add(
            path,
            format!("(window.loaded ??= {{}})['{name}'] = '{text}';\n"),
        );
    }

    /// Contents of the file with this path.
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.files.get(path).map(Vec::as_slice)
    }

    /// Leaves out of the pages what HTML doesn't need, quotes and end tags: 500 kilobytes.
    pub fn slim(&mut self) {
        for (path, contents) in &mut self.files {
            if path.ends_with(".html") {
                let html = std::str::from_utf8(contents).expect("pages are texts");
                *contents = without_end_tags(&unquoted(html)).into_bytes();
            }
        }
    }

    /// Checks that the files together have at most 12 megabytes.
    ///
    /// # Errors
    /// If they have more.
    pub fn check_size(&self) -> Result<()> {
        let bytes: usize = self.files.values().map(Vec::len).sum();
        ensure!(
            bytes <= MAX_BYTES,
            "the pages have {bytes} bytes and may have {MAX_BYTES}"
        );
        Ok(())
    }

    /// Paths and contents of all files.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let files = self.files.iter();
        files.map(|(path, contents)| (path.as_str(), contents.as_slice()))
    }

    /// Writes all files into a folder.
    ///
    /// # Errors
    /// If the folder doesn't exist or a file can't be written.
    pub fn write(&self, folder: &Path) -> Result<()> {
        ensure!(folder.is_dir(), "there is no folder {}", folder.display());
        for (path, contents) in &self.files {
            let path = folder.join(path);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::write(path, contents)?;
        }
        Ok(())
    }
}

/// Returns the page without the quotes around values of one plain word. `<` must be escaped in
/// values and texts, and `>` and quotes in values.
fn unquoted(html: &str) -> String {
    let tag = Regex::new("<[a-z][^<>]*>").expect("a pattern");
    let value = Regex::new(r#"="([^\s"'=`]+)"([\s>])"#).expect("a pattern");
    let slim = |tag: &Captures| value.replace_all(&tag[0], "=$1$2").into_owned();
    tag.replace_all(html, slim).into_owned()
}

/// Returns the page without the tags that HTML implies. What follows an item, a cell or a row is
/// the next one or the end of their parent. A paragraph ends at a block, and with any parent but a
/// link or `noscript`.
fn without_end_tags(html: &str) -> String {
    let tag = Regex::new("</(?:li|d[dt]|t[dhr]|head|body|html)>|<head>").expect("a pattern");
    let blocks = "details|div|dl|figure|footer|h[1-6]|ol|p|pre|section|table|ul";
    let paragraph = Regex::new(&format!("</p>(\\s*(?:<(?:{blocks})[ >]|</[^an]))"));
    let html = paragraph.expect("a pattern").replace_all(html, "$1");
    tag.replace_all(&html, "").into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_tags_stay_where_a_page_would_change_without_them() {
        for (html, slim) in [
            (
                "<head><title>a</title></head><body class=b></body></html>",
                "<title>a</title><body class=b>",
            ),
            (
                "<ul><li><p>a</p><p>b</p></li> <li>c</li></ul>",
                "<ul><li><p>a<p>b <li>c</ul>",
            ),
            (
                "<table><tr><th>a</th><td>b</td></tr></table>",
                "<table><tr><th>a<td>b</table>",
            ),
            (
                "<dl><dt>a</dt><dd>b</dd></dl><p>c</p>\n<pre>d</pre>",
                "<dl><dt>a<dd>b</dl><p>c\n<pre>d</pre>",
            ),
        ] {
            assert_eq!(without_end_tags(html), slim);
        }
        for kept in [
            "<p>a</p> b",
            "<p>a</p><a>b</a>",
            "<a><p>b</p></a>",
            "<noscript><p>a</p></noscript>",
            "<pre>&lt;/li></pre>",
        ] {
            assert_eq!(without_end_tags(kept), kept);
        }
    }

    #[test]
    fn quotes_stay_where_a_page_would_change_without_them() {
        for (html, slim) in [
            (
                "<a href=\"b.html#c\" lang=\"ja\">\"x\"</a>",
                "<a href=b.html#c lang=ja>\"x\"</a>",
            ),
            ("<p title=\"五子\" hidden>", "<p title=五子 hidden>"),
            (
                "<p\n  id=\"a\"\n  class=\"b c\">",
                "<p\n  id=a\n  class=\"b c\">",
            ),
            ("<i title=\"&lt;a&gt;\">", "<i title=&lt;a&gt;>"),
            ("a < b, \"c\"", "a < b, \"c\""),
        ] {
            assert_eq!(unquoted(html), slim);
        }
        for kept in [
            "<p title=\"\">",
            "<p title=\"a b\">",
            "<a href=\"?game=nim\">",
            "<p title=\"it's\">",
            "<path d=\"M0\"/>",
            "<pre>\n  \"<b>\"</b>\n</pre>",
            "<p title=\"a -> b\">",
        ] {
            assert_eq!(unquoted(kept), kept);
        }
    }

    #[test]
    fn pages_above_12_megabytes_are_refused() {
        let mut files = Files::default();
        files.add("index.html", vec![0; MAX_BYTES - 1]);
        files.add("zh/problems/a.html", [0]);
        files.check_size().unwrap();
        files.add("zh/problems/b.html", [0; 9]);
        let error = files.check_size().unwrap_err().to_string();
        assert!(error.contains("12000009 bytes"), "{error}");
    }

    #[test]
    fn packed_data_can_be_unpacked() {
        let mut files = Files::default();
        let text = "fn main() {}\n".repeat(100);
        files.add_data("a/b", &text);
        let script = std::str::from_utf8(files.get("data/a/b.js").unwrap()).unwrap();
        assert!(script.len() < 200, "{} bytes", script.len());
        let quoted = script
            .strip_prefix("(window.loaded ??= {})['a/b'] = '")
            .unwrap();
        let packed = BASE64_STANDARD
            .decode(quoted.strip_suffix("';\n").unwrap())
            .unwrap();
        let json = miniz_oxide::inflate::decompress_to_vec(&packed).unwrap();
        assert_eq!(json, serde_json::to_vec(&text).unwrap());
    }
}
