//! Reads the game of a statement that says its moves plainly.

use crate::takes::takes;
use crate::words::letters;

/// The game in the explorer's notation, if a statement says it plainly: a set of takes, two heaps,
/// a split.
pub fn plain_rule(statement: &str) -> Option<String> {
    let text = String::from_iter(letters(statement));
    let has = |parts: &str| parts.split(',').any(|part| text.contains(part));
    if let Some(takes) = takes(statement) {
        let is_of_circle = takes.starts_with("0.") && has("circle,环,圈,円,輪");
        return (!is_of_circle).then_some(takes);
    }
    if has("split,divide,分成,分け") {
        let is_unequal = has("unequal,different size,不相等,不等,異なる");
        return is_unequal.then(|| "grundy".to_string());
    }
    let is_of_two = has("two heaps,two piles,两堆,二つの山,2つの山,2 つの山");
    if !is_of_two || has("three heaps,三堆") {
        return None;
    }
    if has("same number,same positive,equally many,同样,相同,同じ,同数") {
        return Some("wythoff".to_string());
    }
    let is_of_one = has(" any ,任意,好きなだけ") && !has("both,都,各,両方");
    is_of_one.then(|| "nim".to_string())
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
        assert_eq!(read("Take 1 or 2 adjacent coins from a row."), "0.77");
        assert_eq!(read("Take 1 or 2 adjacent coins from a circle."), "");
        assert_eq!(read("两堆石子，每次从一堆取任意颗。"), "nim");
        assert_eq!(read("2つの山の両方から同じ数だけ取る。"), "wythoff");
        assert_eq!(read("每次把一堆分成大小不等的两堆。"), "grundy");
        assert_eq!(read("每次取任意颗，或把一堆分成两堆。"), "");
    }
}
