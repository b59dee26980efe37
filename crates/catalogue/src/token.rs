//! Splits a statement into words, by what they mean beside numbers.

use Token::{
    Adjacent, And, AtLeast, AtMost, Between, Comma, Counter, Heap, Kind, Number, Or, OrLess,
    OrMore, Stone, Stop, Taken, To, Verb, With, Word,
};

use crate::words::stem;

/// A word of a statement, by its meaning beside numbers.
#[derive(Clone, Copy, PartialEq)]
pub enum Token {
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
pub const KINDS: [(&str, &str); 2] = [
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
pub fn token(text: &str) -> Option<(Token, &str)> {
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
