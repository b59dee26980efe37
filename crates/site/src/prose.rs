//! Turns the Markdown of headers and texts into HTML.

use maud::{Markup, PreEscaped};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeStream, html};
use regex_lite::Regex;

use crate::formula;

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

/// HTML of a title, which has no Markdown.
pub fn title(text: &str) -> Markup {
    PreEscaped(formula::typeset(text))
}

/// HTML of a text with paragraphs, lists and blocks of code.
pub fn blocks(text: &str) -> Markup {
    render(events(text))
}

/// The parser's events. HTML in the text is escaped, formulas are typeset.
fn events(text: &str) -> impl Iterator<Item = Event<'_>> {
    let parser = Parser::new_ext(text, Options::ENABLE_TABLES).map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        event => event,
    });
    let mut is_block_of_code = false;
    TextMergeStream::new(parser).map(move |event| match event {
        Event::Start(Tag::CodeBlock(_)) | Event::End(TagEnd::CodeBlock) => {
            is_block_of_code = !is_block_of_code;
            event
        }
        Event::Text(text) if !is_block_of_code => Event::InlineHtml(typeset(&text).into()),
        Event::Code(text) => match formula::of_code(&text) {
            Some(html) => Event::InlineHtml(html.into()),
            None if text.contains('^') => Event::InlineHtml(formula::raised(&text).into()),
            None => Event::Code(text),
        },
        event => event,
    })
}

/// Typesets formulas, and ends no line between a number and the Chinese or Japanese word after it.
fn typeset(text: &str) -> String {
    let number = Regex::new(r"(\d) ([\u3040-\u9fff])").expect("a pattern");
    formula::typeset(&number.replace_all(text, "$1\u{a0}$2"))
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
    fn a_number_is_held_to_the_word_after_it() {
        let (text, html) = ("5 本の列から 1 個", "5\u{a0}本の列から 1\u{a0}個");
        assert_eq!(inline(text).0, html);
        assert_eq!(inline("take 1 or 2").0, "take 1 or 2");
    }

    #[test]
    fn code_is_marked_and_html_is_not_obeyed() {
        let shown = inline("`a <= b` <script>alert(1)</script> & <em>cd</em>").0;
        assert_eq!(
            shown,
            "<code>a &lt;= b</code> &lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;em&gt;cd&lt;/em&gt;"
        );
        let shown = blocks("<script>alert(1)</script>").0;
        assert!(!shown.contains("<script"), "{shown}");
    }

    #[test]
    fn paragraphs_and_lists_are_blocks() {
        assert_eq!(
            blocks("a\n\n- bc").0,
            "<p>a</p>\n<ul>\n<li>bc</li>\n</ul>\n"
        );
    }
}
