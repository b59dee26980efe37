//! Translates the lines that say what a problem's statement was checked against: phrases joined by
//! commas, with numbers in them.

use std::collections::BTreeMap;

/// English phrase with `{n}` for each number → phrase in another language.
pub type Phrases = BTreeMap<String, String>;

/// Translation of a line such as `checked with the statement, its sample, and a published program
/// on 258 inputs; limits from memory`; `None` if a phrase is not translated.
pub fn translated(line: &str, phrases: &Phrases) -> Option<String> {
    let mut clauses = line.strip_prefix("checked with ")?.split("; ");
    let mut said: Vec<String> = Vec::new();
    let first = clauses
        .next()?
        .replace(", and ", ", ")
        .replace(" and ", ", ");
    let parts = first.split(", ").map(|it| phrase(it, phrases));
    said.push(parts.collect::<Option<Vec<String>>>()?.join("、"));
    for clause in clauses {
        said.push(phrase(clause, phrases)?);
    }
    Some(said.join("；"))
}

fn phrase(english: &str, phrases: &Phrases) -> Option<String> {
    let (pattern, numbers) = without_numbers(english);
    let phrase = phrases.get(&pattern)?;
    let number = |text: String, number: &String| text.replacen("{n}", number, 1);
    Some(numbers.iter().fold(phrase.clone(), number))
}

/// The text with `{n}` for each number, and the numbers.
fn without_numbers(text: &str) -> (String, Vec<String>) {
    let (mut pattern, mut numbers) = (String::new(), Vec::new());
    let mut is_number = false;
    for letter in text.chars() {
        match (letter.is_ascii_digit(), is_number) {
            (true, false) => {
                pattern += "{n}";
                numbers.push(letter.to_string());
            }
            (true, true) => numbers.last_mut().expect("a number began").push(letter),
            (false, _) => pattern.push(letter),
        }
        is_number = letter.is_ascii_digit();
    }
    (pattern, numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_translated_with_their_numbers() {
        let phrases = [
            ("the statement", "题面"),
            ("its sample", "样例"),
            ("two published programs on {n} inputs", "两份程序（{n} 组）"),
            ("limits from memory", "范围凭记忆"),
        ];
        let phrases = phrases.map(|(english, other)| (english.to_string(), other.to_string()));
        let phrases = Phrases::from(phrases);
        let line = "checked with the statement and its sample, and two published programs on 400 \
                    inputs; limits from memory";
        let said = translated(line, &phrases);
        assert_eq!(
            said.as_deref(),
            Some("题面、样例、两份程序（400 组）；范围凭记忆")
        );
        assert_eq!(translated("checked with a dream", &phrases), None);
    }
}
