//! Snippets in the form that editors need, and the escaping of their text.

/// Snippet in the form that an editor needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Word that the user types.
    pub name: String,
    /// Text that the editor shows beside it.
    pub title: String,
    /// Inserted text, without a final line end.
    pub text: String,
}

/// Escapes each of these characters with a backslash.
pub fn escape(text: &str, special: &[char]) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if special.contains(&c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
