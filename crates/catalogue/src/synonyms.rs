//! Synonyms in problem statements, and words without meaning for the search.

/// Groups of synonyms, as [`crate::words`] spells them, without the plural's `s`.
const GROUPS: [&[&str]; 26] = [
    &[
        "heap", "pile", "bag", "stack", "bin", "basket", "box", "boxe", "bottle",
    ],
    &[
        "take", "remove", "delete", "cut", "erase", "pick", "subtract", "discard", "eat",
    ],
    &[
        "stone",
        "token",
        "counter",
        "pebble",
        "match",
        "matche",
        "matchstick",
        "stick",
        "chip",
        "bean",
        "candy",
        "candie",
    ],
    &["coin", "penny", "pennie"],
    &["split", "divide", "break", "separate", "partition"],
    &["flip", "turn", "reverse", "toggle"],
    &["grid", "board", "matrix", "rectangle"],
    &["row", "line", "strip"],
    &["edge", "branch", "branche", "arc", "segment"],
    &["vertex", "vertice", "node"],
    &["graph", "network"],
    &["dag", "acyclic"],
    &[
        "cycle", "loop", "loopy", "cyclic", "infinite", "endless", "ever",
    ],
    &["draw", "tie"],
    &["win", "winner", "winning", "lose", "loser", "losing"],
    &["misere", "anti", "reversed"],
    &["grundy", "sg", "nimber", "sprague"],
    &["xor", "nimsum"],
    &["period", "periodic", "repeat"],
    &["product", "multiply", "multiplication", "times"],
    &["stair", "staircase", "step", "ladder"],
    &["score", "point", "difference"],
    &["count", "number", "counting", "many"],
    &[
        "consecutive",
        "adjacent",
        "neighbour",
        "neighbor",
        "contiguous",
    ],
    &["same", "equal"],
    &["fibonacci", "zeckendorf"],
];

/// The synonyms of a word, including itself; empty if there are none.
pub fn synonyms(word: &str) -> &'static [&'static str] {
    let group = GROUPS.iter().find(|group| group.contains(&word));
    group.copied().unwrap_or_default()
}

/// Words without information about a game.
const EMPTY: [&str; 39] = [
    "a", "an", "and", "any", "are", "as", "at", "be", "by", "can", "each", "every", "first", "for",
    "from", "game", "games", "how", "i", "in", "is", "it", "of", "on", "only", "or", "other",
    "player", "players", "some", "than", "that", "the", "to", "up", "what", "who", "with", "you",
];

/// True if the word alone has no information; it may have some beside another word.
pub fn is_empty(word: &str) -> bool {
    EMPTY.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_one_thing_are_synonyms_and_others_are_not() {
        assert!(synonyms("pile").contains(&"heap") && synonyms("delete").contains(&"cut"));
        assert!(!synonyms("pile").contains(&"stone") && synonyms("x").is_empty());
    }

    #[test]
    fn no_word_is_in_two_groups() {
        let words: Vec<&&str> = GROUPS.iter().flat_map(|group| group.iter()).collect();
        let different: std::collections::BTreeSet<_> = words.iter().collect();
        assert_eq!(words.len(), different.len());
    }
}
