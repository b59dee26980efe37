//! Writes a function as text: documentation, signature, body.

use std::fmt::Write as _;

/// Writes a public function.
pub fn function(doc: &[String], signature: &str, body: &str) -> String {
    let mut code = String::new();
    for line in doc {
        for line in wrapped(line, 90) {
            code += format!("/// {line}").trim_end();
            code.push('\n');
        }
    }
    let _ = writeln!(code, "pub fn {signature} {{");
    for line in body.lines() {
        let _ = writeln!(code, "    {}", line.trim_end());
    }
    code + "}\n"
}

/// Breaks a text at blanks into lines of at most `width` characters; longer words stay whole.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            *line = word.to_string();
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            *line += " ";
            *line += word;
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}
