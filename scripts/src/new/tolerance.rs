//! Error that a statement allows, if the task's JSON contains the statement.

use serde_json::Value;

/// Phrases near the number, in statements in English, Chinese and Japanese.
const WORDS: [&str; 8] = [
    "absolute or relative error",
    "relative or absolute error",
    "absolute error",
    "relative error",
    "绝对误差",
    "相对误差",
    "絶対誤差",
    "相対誤差",
];

/// Number of characters after the phrase in which the number is searched.
const MAX_DISTANCE: usize = 80;

/// Tolerance, such as `1e-6`, named by a text in this JSON value.
pub fn find(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => in_text(text),
        Value::Array(values) => values.iter().find_map(find),
        Value::Object(fields) => fields.values().find_map(find),
        _ => None,
    }
}

fn in_text(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    let places = WORDS.iter().filter_map(|word| lower.find(word));
    let behind: String = lower[places.min()?..].chars().take(MAX_DISTANCE).collect();
    // Recognises `10^{-6}`, `10^-6`, `10−6` with a lost superscript, and `1e-6`.
    let plain = behind
        .replace(['−', '–', '\u{2212}'], "-")
        .replace(['{', '}', '$', '^', '\\'], "");
    let exponent = ["10-", "1e-"].iter().find_map(|begin| {
        let (_, rest) = plain.split_once(begin)?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits
            .parse::<u32>()
            .ok()
            .filter(|it| (1..=18).contains(it))
    });
    exponent.map(|exponent| format!("1e-{exponent}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_read_from_the_usual_sentences() {
        for (text, expected) in [
            (
                "Your answer is accepted if its absolute or relative error is at most $10^{-6}$.",
                Some("1e-6"),
            ),
            ("if the relative error does not exceed 1e-9", Some("1e-9")),
            ("絶対誤差または相対誤差が 10^{−5} 以下", Some("1e-5")),
            ("an absolute error", None),
            ("10^{-6} apples", None),
        ] {
            let found = find(&serde_json::json!({"a": [text]}));
            assert_eq!(found.as_deref(), expected, "{text}");
        }
    }
}
