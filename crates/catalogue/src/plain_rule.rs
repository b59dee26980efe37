//! Reads the game of a statement that says its moves plainly.

use crate::words::words;

/// The game in the explorer's notation, if a statement says it plainly: a set of takes, two heaps,
/// a split.
pub fn plain_rule(statement: &str) -> Option<String> {
    let text = words(statement).join(" ");
    let has = |parts: &[&str]| parts.iter().any(|part| text.contains(part));
    if let Some(takes) = takes(&text) {
        return Some(takes);
    }
    let is_of_two = has(&["two heaps", "two piles", "两堆", "二つ の 山"]);
    if is_of_two
        && has(&[
            "same number",
            "same positive",
            "equally many",
            "同样",
            "同数",
            "同じ",
        ])
    {
        return Some("wythoff".to_string());
    }
    if has(&["unequal", "different sizes", "不相等", "大小 不等"])
        && has(&["split", "divide", "分成"])
    {
        return Some("grundy".to_string());
    }
    is_of_two.then(|| "nim".to_string())
}

/// The game `take{1,3,4}` for "takes 1, 3 or 4 stones"; needs at least two numbers.
fn takes(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let verbs = [
        "take",
        "takes",
        "remove",
        "removes",
        "subtract",
        "subtracts",
    ];
    let start = words.iter().position(|word| verbs.contains(word))? + 1;
    let (mut numbers, mut rest) = (Vec::new(), words[start..].iter());
    for word in rest.by_ref() {
        match word.parse::<u32>() {
            Ok(number) if (1..=64).contains(&number) => numbers.push(number),
            Err(_) if matches!(*word, "or" | "and" | "either" | "exactly") => {}
            _ => break,
        }
    }
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    (numbers.len() > 1).then(|| format!("take{{{}}}", numbers.join(",")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_where_they_are_plain() {
        let read = |text: &str| plain_rule(text).unwrap_or_default();
        assert_eq!(read("A move takes 1, 3 or 4 stones."), "take{1,3,4}");
        assert_eq!(
            read("Two heaps; take the same number from both."),
            "wythoff"
        );
        assert_eq!(read("From two heaps, take any number from one."), "nim");
        assert_eq!(read("A move takes some stones."), "");
    }
}
