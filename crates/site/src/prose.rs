//! Turns the Markdown of headers and texts into HTML.

use maud::{Markup, PreEscaped};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html};

/// HTML of an inline text, without a paragraph around it.
pub fn inline(text: &str) -> Markup {
    let is_paragraph = |event: &Event| {
        matches!(
            event,
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph)
        )
    };
    render(events(text).filter(|event| !is_paragraph(event)))
}

/// The text with a capital as its first letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// HTML of a title, which has no Markdown; powers are raised.
pub fn title(text: &str) -> Markup {
    PreEscaped(raised(text, false))
}

/// HTML of a text with paragraphs, lists and blocks of code.
pub fn blocks(text: &str) -> Markup {
    render(events(text))
}

/// The parser's events. HTML in the text is escaped; powers are raised and indices lowered.
fn events(text: &str) -> impl Iterator<Item = Event<'_>> {
    let parser = Parser::new_ext(text, Options::ENABLE_TABLES);
    let mut is_block_of_code = false;
    parser.map(move |event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        Event::Start(Tag::CodeBlock(_)) | Event::End(TagEnd::CodeBlock) => {
            is_block_of_code = !is_block_of_code;
            event
        }
        Event::Text(text) if !is_block_of_code && text.contains(['^', '_']) => {
            Event::InlineHtml(raised(&text, true).into())
        }
        Event::Code(text) if text.contains('^') => {
            Event::InlineHtml(format!("<code>{}</code>", raised(&text, false)).into())
        }
        event => event,
    })
}

/// HTML with superscripts for `2^64` and `2^(n − r)` and, if `has_indices`, subscripts for `d_b`.
fn raised(text: &str, has_indices: bool) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_word = |at: usize| letters.get(at).is_some_and(|it| it.is_alphanumeric());
    let mut html = String::new();
    let mut at = 0;
    while at < letters.len() {
        let letter = letters[at];
        let follows = at > 0 && (is_word(at - 1) || ")]".contains(letters[at - 1]));
        let is_short = at > 0 && is_word(at - 1) && (at == 1 || !is_word(at - 2));
        let end = match letter {
            '^' if follows => end_of_part(&letters, at + 1),
            '_' if has_indices && is_short => end_of_part(&letters, at + 1),
            _ => at + 1,
        };
        if end > at + 1 {
            let tag = if letter == '^' { "sup" } else { "sub" };
            let part: String = letters[at + 1..end].iter().collect();
            let is_whole = part.starts_with('(');
            let part = if is_whole {
                part[1..part.len() - 1].to_string()
            } else {
                part
            };
            html += &format!("<{tag}>{}</{tag}>", raised(&part, has_indices));
        } else {
            escape(letter, &mut html);
        }
        at = end;
    }
    html
}

fn escape(letter: char, html: &mut String) {
    match letter {
        '&' => *html += "&amp;",
        '<' => *html += "&lt;",
        '>' => *html += "&gt;",
        letter => html.push(letter),
    }
}

/// End of the word, number or parentheses that begin at `from`; `from` if nothing does.
fn end_of_part(letters: &[char], from: usize) -> usize {
    if letters.get(from) == Some(&'(') {
        let mut depth = 0;
        for (at, letter) in letters.iter().enumerate().skip(from) {
            depth += i32::from(*letter == '(') - i32::from(*letter == ')');
            if depth == 0 {
                return at + 1;
            }
        }
        return from;
    }
    let length = |from: usize| {
        let rest = letters.get(from..).unwrap_or_default().iter();
        rest.take_while(|letter| letter.is_alphanumeric()).count()
    };
    match letters.get(from) {
        Some('-' | '−') if length(from + 1) > 0 => from + 1 + length(from + 1),
        _ => from + length(from),
    }
}

fn render<'a>(events: impl Iterator<Item = Event<'a>>) -> Markup {
    let mut rendered = String::new();
    html::push_html(&mut rendered, events);
    PreEscaped(rendered)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_marked_and_html_is_not_obeyed() {
        let shown = inline("`a < b` <script>alert(1)</script> & <b>c</b>").0;
        assert_eq!(
            shown,
            "<code>a &lt; b</code> &lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;c&lt;/b&gt;"
        );
        let shown = blocks("<script>alert(1)</script>").0;
        assert!(!shown.contains("<script"), "{shown}");
    }

    #[test]
    fn powers_and_indices_are_raised_and_lowered() {
        assert_eq!(inline("below 2^64, a ^ b").0, "below 2<sup>64</sup>, a ^ b");
        assert_eq!(
            inline("`2^(n - r) < x`").0,
            "<code>2<sup>n - r</sup> &lt; x</code>"
        );
        assert_eq!(inline("within 10^-9.").0, "within 10<sup>-9</sup>.");
        assert_eq!(title("(2^64) *a*").0, "(2<sup>64</sup>) *a*");
        assert_eq!(inline("2^(2^k)").0, "2<sup>2<sup>k</sup></sup>");
        assert_eq!(
            inline("d_b of `d_b` in is_p").0,
            "d<sub>b</sub> of <code>d_b</code> in is_p"
        );
        assert_eq!(inline("<b> x_1").0, "&lt;b&gt; x<sub>1</sub>");
    }

    #[test]
    fn paragraphs_and_lists_are_blocks() {
        assert_eq!(blocks("a\n\n- b").0, "<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n");
    }
}
