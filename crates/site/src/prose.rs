//! The Markdown of headers and texts as HTML.

use maud::{Markup, PreEscaped};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html};

/// A text within a line: no paragraph around it.
pub fn inline(text: &str) -> Markup {
    let is_paragraph = |event: &Event| {
        matches!(
            event,
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph)
        )
    };
    render(events(text).filter(|event| !is_paragraph(event)))
}

/// The same for a field of a header, which begins in lower case behind its name.
pub fn sentence(text: &str) -> Markup {
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    let begun: String = first.into_iter().chain(letters).collect();
    inline(&begun)
}

/// Paragraphs, lists, code.
pub fn blocks(text: &str) -> Markup {
    render(events(text))
}

/// HTML in a text is shown as it is written, never obeyed.
fn events(text: &str) -> impl Iterator<Item = Event<'_>> {
    let parser = Parser::new_ext(text, Options::ENABLE_TABLES);
    parser.map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        event => event,
    })
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
    fn paragraphs_and_lists_are_blocks() {
        assert_eq!(blocks("a\n\n- b").0, "<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n");
    }
}
