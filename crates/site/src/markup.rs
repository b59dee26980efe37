//! Squeezes HTML: removes tags and quotes that browsers do without.

/// Tags that a parser adds by itself wherever the pages have them.
const OPTIONAL: [&str; 12] = [
    "<head>",
    "</head>",
    "</li>",
    "</td>",
    "</th>",
    "</tr>",
    "</tbody>",
    "</dt>",
    "</dd>",
    "</option>",
    "</body>",
    "</html>",
];

/// Names of tags before which the end of a paragraph is added by itself.
const ENDS_PARAGRAPH: [&str; 18] = [
    "p", "h2", "h3", "div", "ul", "ol", "dl", "pre", "table", "section", "details", "figure",
    "footer", "/div", "/section", "/details", "/figure", "/footer",
];

/// Language of a page in English, and of each English text on pages in other languages.
const ENGLISH: &str = " lang=\"en\"";

/// The same page in fewer bytes. `<` and `>` are escaped in texts and in values.
pub fn squeezed(html: &str) -> String {
    let mut squeezed = String::with_capacity(html.len());
    let html = match html.split_once(ENGLISH) {
        Some((begin, rest)) if begin.ends_with("<html") => {
            format!("{begin}{ENGLISH}{}", rest.replace(ENGLISH, ""))
        }
        _ => html.to_string(),
    };
    let shorter = OPTIONAL
        .iter()
        .fold(html, |html, tag| html.replace(tag, ""));
    let mut parts = shorter.split('<').peekable();
    squeezed += parts.next().unwrap_or_default();
    while let Some(part) = parts.next() {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        let next = parts.peek().copied().unwrap_or_default();
        if tag == "/p" && text.is_empty() && ENDS_PARAGRAPH.contains(&name(next)) {
            continue;
        }
        squeezed.push('<');
        squeezed += &unquoted(tag);
        squeezed.push('>');
        squeezed += text;
    }
    squeezed
}

/// Name with which a tag begins: `/div`, `table`.
fn name(tag: &str) -> &str {
    tag.split([' ', '>']).next().unwrap_or_default()
}

/// Tag whose values have quotes only where they need them. The slash that ends a tag of SVG would
/// belong to a value without quotes.
fn unquoted(tag: &str) -> String {
    let mut pieces = tag.split('"');
    let mut plain = pieces.next().unwrap_or_default().to_string();
    while let Some(value) = pieces.next() {
        let after = pieces.next().unwrap_or_default();
        let is_word = !value.contains([' ', '\n', '\t', '\'', '=', '`']);
        match value {
            "" => plain.truncate(plain.trim_end_matches('=').len()),
            _ if is_word && after != "/" => plain += value,
            _ => plain += &format!("\"{value}\""),
        }
        plain += after;
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_stay_where_a_value_needs_them() {
        for (long, short) in [
            (
                r#"<a class="x" href="b.html#c">"#,
                "<a class=x href=b.html#c>",
            ),
            (
                r#"<a title="a b" data-at="">"#,
                r#"<a title="a b" data-at>"#,
            ),
            (
                r#"<a href="p.html#game=nim">"#,
                r#"<a href="p.html#game=nim">"#,
            ),
            (r#"<path d="M0" class="x"/>"#, r#"<path d=M0 class="x"/>"#),
            (r#"<b>a="b"</b>"#, r#"<b>a="b"</b>"#),
        ] {
            assert_eq!(squeezed(long), short);
        }
    }

    #[test]
    fn english_pages_say_their_language_once() {
        let page = |lang| format!("<html lang=\"{lang}\"><b lang=\"en\">a</b>");
        assert_eq!(squeezed(&page("en")), "<html lang=en><b>a</b>");
        assert_eq!(squeezed(&page("ja")), "<html lang=ja><b lang=en>a</b>");
    }

    #[test]
    fn paragraphs_end_where_the_next_block_begins() {
        assert_eq!(squeezed("<p>a</p><p>b</p> c"), "<p>a<p>b</p> c");
        assert_eq!(squeezed("<div><p>a</p></div>"), "<div><p>a</div>");
        let link = "<noscript><p>a</p></noscript><p>b</p><a>c</a>";
        assert_eq!(squeezed(link), link);
        assert_eq!(squeezed("<ul><li>a</li></ul>"), "<ul><li>a</ul>");
    }
}
