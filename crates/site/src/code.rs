//! Code on pages: as HTML, and the signatures and examples in a module's source.
//!
//! `static/code.js` colours Rust in the browser: tags around each word would make the pages of
//! three languages half a megabyte larger.

use maud::{Markup, PreEscaped};

/// How many columns of code fit into the narrowest window.
const NARROW: usize = 36;

/// A program in `pre` and `code`, which a script colours. The keyboard can focus it if it may need
/// scrolling.
pub fn rust(source: &str) -> Markup {
    let is_wide = source.lines().any(|line| line.chars().count() > NARROW);
    let focus = if is_wide { " tabindex=\"0\"" } else { "" };
    let html = escaped(source.trim_end());
    PreEscaped(format!("<pre{focus}><code>{html}</code></pre>"))
}

/// A text in `pre`, without colours. The keyboard can focus it if it may need scrolling.
pub fn plain(text: &str) -> Markup {
    let is_long = text.lines().count() > 9 || text.lines().any(|line| line.len() > 20);
    let focus = if is_long { " tabindex=\"0\"" } else { "" };
    // HTML drops a line break at the beginning.
    let first = if text.starts_with('\n') { "\n" } else { "" };
    let html = escaped(text);
    PreEscaped(format!("<pre{focus}>{first}{html}</pre>"))
}

/// The text as HTML. Unlike in an attribute, quotes need no escaping.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;")
}

/// A public function or type with its documentation.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Call {
    /// First paragraph of the documentation, as Markdown.
    pub summary: String,
    /// Signature in one line: `pub fn nim_sum(heaps: &[u64]) -> u64`.
    pub signature: String,
    /// Code of the first doc test; empty if there is none.
    pub example: String,
}

/// Returns a file's public functions, methods and types, in their order, without its tests.
pub fn calls(source: &str) -> Vec<Call> {
    let lines = source
        .lines()
        .take_while(|line| !line.starts_with("#[cfg(test)]"));
    let mut lines = lines.map(str::trim_start).peekable();
    let (mut calls, mut docs) = (Vec::new(), Vec::new());
    while let Some(line) = lines.next() {
        if let Some(doc) = line.strip_prefix("///") {
            docs.push(doc.strip_prefix(' ').unwrap_or(doc));
        } else if ["pub fn ", "pub struct ", "pub enum "]
            .iter()
            .any(|it| line.starts_with(it))
        {
            let mut signature = line.to_string();
            while !signature.ends_with(['{', ';', ')', '}']) || signature.ends_with("(") {
                let Some(next) = lines.next() else { break };
                let is_first = signature.ends_with('(');
                signature += if is_first { "" } else { " " };
                signature += next;
            }
            calls.push(Call {
                summary: summary(&docs),
                signature: tidied(&signature),
                example: example(&docs),
            });
            docs.clear();
        } else if line.starts_with("#[") {
            // An attribute may span several lines.
            let mut line = line;
            while !line.ends_with(']') {
                let Some(next) = lines.next() else { break };
                line = next;
            }
        } else {
            docs.clear();
        }
    }
    calls
}

/// The signature without the body's brace and without a comma behind the last argument.
fn tidied(signature: &str) -> String {
    let end = signature.trim_end_matches(['{', ';']).trim_end();
    end.replace(", )", ")").replace(",)", ")")
}

/// The first paragraph of a doc comment.
fn summary(docs: &[&str]) -> String {
    let lines = docs.iter().take_while(|line| !line.is_empty());
    let lines: Vec<&str> = lines.copied().collect();
    lines.join(" ")
}

/// The first block of code of a doc comment, without the lines that rustdoc hides.
fn example(docs: &[&str]) -> String {
    let code = docs
        .iter()
        .skip_while(|line| !line.starts_with("```"))
        .skip(1);
    let code = code.take_while(|line| !line.starts_with("```"));
    let shown: Vec<&str> = code
        .copied()
        .filter(|line| !line.starts_with("# "))
        .collect();
    shown.join("\n").trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_escaped_and_marked_to_be_coloured() {
        assert_eq!(
            rust("f::<u8>(&\"a\");\n").0,
            "<pre><code>f::&lt;u8&gt;(&amp;\"a\");</code></pre>"
        );
    }

    #[test]
    fn a_keyboard_reaches_what_may_have_to_be_scrolled() {
        let wide = format!("let sum = {};", "1 + ".repeat(10));
        let begin = "<pre tabindex=\"0\"><code>";
        assert!(rust(&wide).0.starts_with(begin));
        assert_eq!(plain("1 2").0, "<pre>1 2</pre>");
        assert_eq!(plain("\n1").0, "<pre>\n\n1</pre>");
        assert!(
            plain(&"1 ".repeat(20))
                .0
                .starts_with("<pre tabindex=\"0\">")
        );
    }

    #[test]
    fn signatures_have_their_summary_and_their_example() {
        let source = "//! Nim.\n/// The sum.\n///\n/// More.\n///\n/// ```\n/// use a::b;\n///\n\
                      /// assert_eq!(b(1), 1);\n/// ```\n#[snippet(\"b\")]\n\
                      pub fn b(n: u64) -> u64 {\n    n\n}\n\
                      fn own() {}\n#[cfg(test)]\nmod tests {\n    pub fn c() {}\n}\n";
        let found = calls(source);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].summary, "The sum.");
        assert_eq!(found[0].signature, "pub fn b(n: u64) -> u64");
        assert_eq!(found[0].example, "use a::b;\n\nassert_eq!(b(1), 1);");
    }

    #[test]
    fn an_attribute_on_several_lines_does_not_part_a_call_from_its_summary() {
        let source =
            "/// A.\n#[snippet(\n    \"a\",\n    doc_hidden\n)]\n#[inline]\npub fn a() {}\n";
        assert_eq!(calls(source)[0].summary, "A.");
    }

    #[test]
    fn long_signatures_become_a_line() {
        let source =
            "/// A.\npub fn long(\n    a: &[u64],\n    b: impl Fn(u64) -> u64,\n) -> u64 {\n}\n";
        let found = calls(source);
        assert_eq!(
            found[0].signature,
            "pub fn long(a: &[u64], b: impl Fn(u64) -> u64) -> u64"
        );
    }
}
