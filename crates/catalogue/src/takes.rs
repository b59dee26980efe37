//! The game of a statement that says its moves plainly, in English, Chinese or Japanese: `1, 3 or 4
//! stones`, `至多三颗`, `1個以上4個以下`.

use std::collections::BTreeSet;

use Token::{
    Adjacent, And, AtLeast, AtMost, Between, Comma, Counter, Heap, Kind, Number, Or, OrLess,
    OrMore, Stone, Stop, Taken, To, Verb, With, Word,
};

use crate::words::{letters, stem};

/// The largest number that may be taken.
const MOST: u32 = 64;

/// The most words between a verb and its numbers. Each Chinese or Japanese character is a word.
const NEAR: usize = 10;

/// Numbers side by side.
#[derive(Default)]
struct Numbers {
    listed: BTreeSet<u32>,
    least: Option<u32>,
    most: Option<u32>,
    kind: Option<usize>,
    /// What the next number means.
    next: Option<Token>,
    /// `true` if they follow a verb.
    is_taken: bool,
    /// `true` if what is taken must be side by side.
    is_adjacent: bool,
    /// `true` if stones are counted.
    is_of_stones: bool,
    /// How many words follow them.
    behind: usize,
}

impl Numbers {
    fn is_empty(&self) -> bool {
        self.listed.is_empty() && self.least.or(self.most).is_none() && self.kind.is_none()
    }

    fn add(&mut self, number: u32) {
        match self.next.take() {
            Some(AtMost) => self.most = Some(number),
            Some(AtLeast) => self.least = Some(number),
            Some(To) => {
                self.least = self.listed.pop_first();
                self.most = Some(number);
                self.listed.clear();
            }
            _ => {
                self.listed.insert(number);
            }
        }
        self.is_of_stones = false;
    }

    /// The game; `None` if there is nothing to choose, or a number is missing.
    fn game(&self) -> Option<String> {
        if matches!(self.next, Some(To | Or)) {
            return None;
        }
        if let Some(kind) = self.kind {
            return Some(format!("take{{{}}}", KINDS[kind].0));
        }
        let listed: Vec<String> = self.listed.iter().map(ToString::to_string).collect();
        let least = self.least.unwrap_or(1);
        let (takes, game) = match self.most {
            Some(most) => (
                BTreeSet::from_iter(least..=most),
                format!("take{least}..{most}"),
            ),
            None => (self.listed.clone(), format!("take{{{}}}", listed.join(","))),
        };
        let game = if self.is_adjacent {
            octal_code(&takes)
        } else {
            game
        };
        (takes.len() > 1).then_some(game)
    }
}

/// The code of the game that takes this many neighbours from a row: `0.77` for 1 and 2.
fn octal_code(takes: &BTreeSet<u32>) -> String {
    let digits = 1..=takes.last().copied().unwrap_or_default();
    let digit = |number| if takes.contains(&number) { '7' } else { '0' };
    "0.".to_string() + &String::from_iter(digits.map(digit))
}

/// The game `take{1,3,4}` for "takes 1, 3 or 4 stones", `take1..3` for "takes at most 3".
pub fn takes(statement: &str) -> Option<String> {
    let text = String::from_iter(letters(statement)) + " .";
    let text = ["stone", "coin", "pin", "skittle"]
        .iter()
        .fold(text, |text, noun| {
            let one = format!(" one {noun}");
            text.replace(&format!(" a single {noun}"), &one)
                .replace(&format!(" a {noun}"), &one)
        });
    let mut rest = text.as_str();
    let mut numbers = Numbers::default();
    let (mut since_verb, mut is_between) = (NEAR, false);
    while let Some((token, behind)) = token(rest) {
        rest = behind.trim_start();
        let is_open = !numbers.is_empty() && numbers.behind == 0;
        if matches!(token, Number(_) | Kind(_)) && !is_open {
            numbers = Numbers {
                next: numbers.next,
                is_taken: since_verb < NEAR,
                ..Numbers::default()
            };
        }
        match token {
            Number(number) if (1..=MOST).contains(&number) => numbers.add(number),
            Kind(place) => numbers.kind = Some(place),
            AtMost | AtLeast => numbers.next = Some(token),
            And if is_between => numbers.next = Some(To),
            To | Or if is_open => numbers.next = Some(token),
            OrLess if is_open => numbers.most = numbers.listed.pop_last().or(numbers.most),
            OrMore if is_open => numbers.least = numbers.listed.pop_last().or(numbers.least),
            Between => is_between = true,
            Stone => numbers.is_of_stones = true,
            Adjacent => numbers.is_adjacent = true,
            Counter | And | To => {}
            Comma if is_open => {}
            Verb | Taken if numbers.is_empty() || numbers.next.is_some() => since_verb = 0,
            Heap if !numbers.is_of_stones => numbers = Numbers::default(),
            _ => {
                let is_chosen = numbers.is_taken || token == Taken && numbers.behind < NEAR;
                numbers.is_adjacent |= is_chosen && token != Stop && says_adjacent(rest);
                if is_chosen && let Some(game) = numbers.game() {
                    return Some(game);
                }
                numbers.behind += 1;
                since_verb += 1;
                if is_chosen || numbers.is_empty() || matches!(token, Stop | Comma | Verb | Taken) {
                    numbers = Numbers::default();
                }
                match token {
                    Verb | Taken => since_verb = 0,
                    Stop | With => since_verb = NEAR,
                    _ => {}
                }
                is_between &= token != Stop;
            }
        }
    }
    None
}

/// Returns whether the rest of a clause says that what is taken lies side by side.
fn says_adjacent(rest: &str) -> bool {
    const ADJACENT: [&str; 7] = [
        "next to each other",
        "side by side",
        "adjacent",
        "neighbouring",
        "consecutive",
        "相邻",
        "隣り合",
    ];
    let clause = rest
        .split(['.', ',', ';', '。', '，', '；'])
        .next()
        .unwrap_or_default();
    ADJACENT.iter().any(|it| clause.contains(it))
}

/// A rule that was read in a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The game as the explorer reads it.
    pub game: String,
    /// The module about it.
    pub module: &'static str,
}

/// The game of a statement that says its moves plainly: a set of takes, two heaps, or a split.
pub fn plain_rule(statement: &str) -> Option<Rule> {
    let text = String::from_iter(letters(statement));
    let has = |parts: &str| parts.split(',').any(|part| text.contains(part));
    let rule = |game: &str, module| {
        Some(Rule {
            game: game.to_string(),
            module,
        })
    };
    if let Some(takes) = takes(statement) {
        if !takes.starts_with("0.") {
            return rule(&takes, "subtraction");
        }
        let is_of_circle = has("circle,环,圈,円,輪");
        return if is_of_circle {
            None
        } else {
            rule(&takes, "octal")
        };
    }
    if has("split,divide,分成,分け") {
        let is_unequal = has("unequal,different size,不相等,不等,異なる");
        return if is_unequal {
            rule("grundy", "octal")
        } else {
            None
        };
    }
    let is_of_two = has("two heaps,two piles,两堆,二つの山,2つの山,2 つの山");
    if !is_of_two || has("three heaps,三堆") {
        return None;
    }
    if has("same number,same positive,equally many,同样,相同,同じ,同数") {
        return rule("wythoff", "wythoff");
    }
    let is_of_one = has(" any ,任意,好きなだけ") && !has("both,都,各,両方");
    if is_of_one { rule("nim", "nim") } else { None }
}

/// A word of a statement, by its meaning beside numbers.
#[derive(Clone, Copy, PartialEq)]
enum Token {
    Number(u32),
    /// Squares or primes, by their place in [`KINDS`].
    Kind(usize),
    /// Takes the numbers that follow.
    Verb,
    /// Takes the numbers before it or those that follow.
    Taken,
    /// The next number is the largest.
    AtMost,
    /// The next number is the least.
    AtLeast,
    /// The number before is the largest.
    OrLess,
    /// The number before is the least.
    OrMore,
    /// The numbers up to the next one.
    To,
    Or,
    And,
    Between,
    Comma,
    /// Means nothing, and may appear among numbers.
    Counter,
    /// Side by side: the stones that are taken must be neighbours.
    Adjacent,
    Stone,
    /// Counted, but not taken: heaps, times.
    Heap,
    /// The next numbers describe a heap: `a heap of 3`.
    With,
    Stop,
    Word,
}

/// The words of each meaning. A word that begins with another one comes first.
const WORDS: [(Token, &str); 17] = [
    (AtMost, "most up more 至多 最多 不超过 最大"),
    (AtLeast, "least 至少 最少 少なくとも"),
    (OrLess, "fewer less 以下 以内 まで"),
    (OrMore, "以上"),
    (To, "to 到 至 から ~ 〜 - – .."),
    (Or, "or 或 か また もしくは"),
    (And, "and"),
    (Between, "between"),
    (Comma, ", 、"),
    (Counter, "at than 者 は 个 個 つ 只 子 的"),
    (Adjacent, ADJACENT),
    (Stone, "stone coin pin skittle 石 颗 枚 本 粒 根"),
    (Heap, "heap times 堆 山 列 行 排 倍 次 回 数"),
    (Taken, "taken removed 取 拿 吃 减 引 減 击倒 倒"),
    (Verb, "take reduces knock"),
    (With, "of with"),
    (Stop, ". ; 。 ! ?"),
];

const ADJACENT: &str = "adjacent neighbouring consecutive 相邻 连续 隣り合う 連続した 連続する";

/// Kinds of numbers: the explorer's name, and names in statements.
const KINDS: [(&str, &str); 2] = [
    ("squares", "square number,perfect square,平方数"),
    ("primes", "prime number,质数,素数"),
];

/// Names of the numbers from 1 on.
const NAMES: [&str; 3] = [
    "one two three four five six seven eight nine ten",
    "一 二 三 四 五 六 七 八 九 十",
    "一 两",
];

/// Letters of Chinese and Japanese numbers.
const DIGITS: &str = "一二三四五六七八九十两";

/// The first token of a text in lower case, and the rest of the text; `None` at its end.
fn token(text: &str) -> Option<(Token, &str)> {
    let first = text.chars().next()?;
    // Splitting is slow, so first look whether a list has the letter or the word at all.
    for (place, (_, names)) in KINDS.iter().enumerate() {
        if !names.contains(first) {
            continue;
        }
        if let Some(name) = names.split(',').find(|it| text.starts_with(*it)) {
            return Some((Kind(place), &text[name.len()..]));
        }
    }
    let class = |letter: char| match letter {
        'a'..='z' => 1,
        '0'..='9' => 2,
        _ if DIGITS.contains(letter) => 3,
        _ => 0,
    };
    if class(first) == 0 {
        for (token, words) in WORDS.iter().filter(|it| it.1.contains(first)) {
            if let Some(word) = words.split(' ').find(|it| text.starts_with(*it)) {
                return Some((*token, &text[word.len()..]));
            }
        }
        return Some((Word, &text[first.len_utf8()..]));
    }
    let end = text.find(|letter| class(letter) != class(first));
    let (word, rest) = text.split_at(end.unwrap_or(text.len()));
    let lists = NAMES.iter().filter(|it| it.contains(word));
    let mut places = lists.filter_map(|names| names.split(' ').position(|it| it == word));
    let named = places.next().map(|it| it as u32 + 1);
    if let Some(number) = word.parse().ok().or(named) {
        return Some((Number(number), rest));
    }
    let stem = stem(word);
    let is_one = |(_, words): &&(Token, &str)| {
        let has = |word: &str| words.contains(word) && words.split(' ').any(|it| it == word);
        has(word) || has(&stem)
    };
    let token = WORDS.iter().find(is_one).map_or(Word, |it| it.0);
    Some((token, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(read: &[(&str, &str)]) {
        for (statement, game) in read {
            let found = takes(statement).unwrap_or_default();
            assert_eq!(&found, game, "{statement}");
        }
    }

    #[test]
    fn numbers_to_take_are_read_in_english() {
        check(&[
            ("A move takes 1, 3 or 4 stones.", "take{1,3,4}"),
            ("Remove either 1, 3, or 4 counters.", "take{1,3,4}"),
            ("At most three coins may be taken.", "take1..3"),
            ("Take between 2 and 5 matches.", "take2..5"),
            (
                "Each move removes at least 2 and at most 5 stones.",
                "take2..5",
            ),
            ("Take a stone or three stones.", "take{1,3}"),
            ("A move removes a single coin or 4 coins.", "take{1,4}"),
            ("Remove a square number of stones.", "take{squares}"),
            ("A throw knocks down one pin or two adjacent ones.", "0.77"),
        ]);
    }

    #[test]
    fn numbers_to_take_are_read_in_chinese() {
        check(&[
            ("两人轮流取走 1、3 或 4 颗。", "take{1,3,4}"),
            (
                "从一堆中取石子，每次至多三颗，取走最后一颗者胜。",
                "take1..3",
            ),
            ("一次至少取一颗，至多取五颗。", "take1..5"),
            ("每次取１～６颗石子。", "take1..6"),
            ("每次从堆中取质数个石子。", "take{primes}"),
        ]);
    }

    #[test]
    fn numbers_to_take_are_read_in_japanese() {
        check(&[
            ("石を1個、3個または4個取る。", "take{1,3,4}"),
            ("1つの山から、1から3個の石を取る。", "take1..3"),
            ("石の山から一度に3個まで取れる。", "take1..3"),
            ("2個以上6個以下の石を山から取り除く。", "take2..6"),
            ("一回に最大10枚までカードを引ける。", "take1..10"),
        ]);
    }

    #[test]
    fn other_numbers_are_not_taken() {
        for statement in [
            "A move takes 1 to k stones.",
            "Take stones from at most 2 heaps.",
            "Take from one of two heaps with 3 or 5 stones.",
            "A player takes at most two times what was taken last.",
            "From heaps of up to 50 a player removes as many as he can.",
            "每步减小至多三个数中的一个。",
            "每次最多取 k 个石子，至少取 1 个。",
            "每次可以从至多 3 堆中各取任意多颗石子。",
            "取的石子数不能超过对方刚取的两倍。",
            "1 個以上 k 個以下取る。",
            "2つ以下の山を選び、それぞれから石を取る。",
            "一方から好きなだけ取る。",
        ] {
            assert_eq!(takes(statement), None, "{statement}");
        }
    }

    #[test]
    fn rules_are_read_where_they_are_plain() {
        let read = |text: &str| plain_rule(text).map_or(String::new(), |it| it.game);
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
