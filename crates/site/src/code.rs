//! Shows code and other texts of fixed width. `static/code.js` colours Rust in the browser: tags
//! around each word would make the pages of three languages half a megabyte larger.

use maud::{Markup, PreEscaped};

/// Number of columns of code that fit into the narrowest window.
const NARROW: usize = 36;

/// A program in `pre` and `code`, which the script colours, and fills if it is empty here. The
/// keyboard can focus it if it may need scrolling.
pub fn rust(source: &str) -> Markup {
    let is_wide = source.lines().any(|line| line.chars().count() > NARROW);
    let focus = if is_wide || source.is_empty() {
        " tabindex=\"0\""
    } else {
        ""
    };
    let html = escaped(source.trim_end());
    PreEscaped(format!("<pre{focus}><code>{html}</code></pre>"))
}

/// A text without highlighting in `pre`; focusable by keyboard if it may need scrolling.
pub fn plain(text: &str) -> Markup {
    let is_long = text.lines().count() > 9 || text.lines().any(|line| line.len() > 20);
    let focus = if is_long { " tabindex=\"0\"" } else { "" };
    // HTML drops a line break at the beginning.
    let first = if text.starts_with('\n') { "\n" } else { "" };
    let html = escaped(text);
    PreEscaped(format!("<pre{focus}>{first}{html}</pre>"))
}

/// The text as HTML. Quotes need no escaping, unlike in an attribute.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;")
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
        for source in ["", wide.as_str()] {
            let begin = "<pre tabindex=\"0\"><code>";
            assert!(rust(source).0.starts_with(begin));
        }
        assert_eq!(plain("1 2").0, "<pre>1 2</pre>");
        assert_eq!(plain("\n1").0, "<pre>\n\n1</pre>");
        assert!(
            plain(&"1 ".repeat(20))
                .0
                .starts_with("<pre tabindex=\"0\">")
        );
    }
}
