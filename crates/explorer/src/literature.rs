//! Games of the literature as rules: which theorem is asked for, and who has it.

use Goal::{Outcomes, Values};

/// Kind of theorem that a row asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The P-positions.
    Outcomes,
    /// The Grundy values.
    Values,
}

/// Game of the literature.
pub struct Row {
    pub game: &'static str,
    /// A rule that ends in ` misère` is played so.
    pub rule: &'static str,
    pub goal: Goal,
    pub source: &'static str,
    /// Why it stays open, where it does.
    pub open: &'static str,
}

/// Marks around the table of the page, and its first lines.
pub const BEGIN: &str =
    "<!-- literature: made by `README=write cargo bench -p explorer --bench literature` -->";
pub const END: &str = "<!-- /literature -->";
pub const HEAD: &str = "| game | rule | theorem | source | numeration | states | seconds |
|---|---|---|---|---|---:|---:|
";

impl Row {
    /// The rule, and whether play is misère.
    pub fn play(&self) -> (&'static str, bool) {
        match self.rule.strip_suffix(" misère") {
            Some(rule) => (rule, true),
            None => (self.rule, false),
        }
    }

    /// Name of the file with the theorem's certificate.
    pub fn certificate(&self) -> String {
        let words = self.game.split(|letter: char| !letter.is_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        words
            .join("-")
            .to_lowercase()
            .replace('ū', "u")
            .replace('ō', "o")
            .replace('è', "e")
            + ".txt"
    }
}

const fn row(game: &'static str, rule: &'static str, goal: Goal, source: &'static str) -> Row {
    Row {
        game,
        rule,
        goal,
        source,
        open: "",
    }
}

const fn open(row: Row, why: &'static str) -> Row {
    Row { open: why, ..row }
}

pub const ROWS: &[Row] = &[
    row(
        "Nim, three heaps",
        "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1",
        Outcomes,
        "Bouton 1901",
    ),
    row(
        "Nim, two heaps",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        Values,
        "Sprague 1935, Grundy 1939",
    ),
    row(
        "Misère nim",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 misère",
        Outcomes,
        "Bouton 1901",
    ),
    row(
        "Nim with bounded takes",
        "(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 999999",
        Outcomes,
        "Bachet 1612",
    ),
    row(
        "Lasker's nim",
        "n -> n-k where k >= 1 | i, n-i where 1 <= i < n",
        Values,
        "Lasker 1931",
    ),
    row(
        "Kayles",
        "n -> i, n-1-i | i, n-2-i",
        Values,
        "Guy and Smith 1956",
    ),
    row(
        "Dawson's Kayles",
        "n -> i, n-2-i",
        Values,
        "Guy and Smith 1956",
    ),
    row(
        "Moore's nim, up to two of three heaps",
        "(a, b, c) -> (a-i, b-j, c) | (a-i, b, c-j) | (a, b-i, c-j) where i + j >= 1",
        Outcomes,
        "Moore 1910",
    ),
    row(
        "Wythoff's game",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
        Outcomes,
        "Wythoff 1907",
    ),
    row(
        "Wythoff's game, misère",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1 misère",
        Outcomes,
        "Fraenkel 1984",
    ),
    row(
        "2-Wythoff",
        "(a, b) -> (a-i, b-j) where i + j >= 1, (i == 0 or j == 0 or abs(i-j) < 2)",
        Outcomes,
        "Fraenkel 1982",
    ),
    row(
        "3-Wythoff",
        "(a, b) -> (a-i, b-j) where i + j >= 1, (i == 0 or j == 0 or abs(i-j) < 3)",
        Outcomes,
        "Fraenkel 1982",
    ),
    row(
        "(2, 1)-Wythoff",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-l) | (a-l, b-k) where 0 < k <= l, l < 2*k + 1",
        Outcomes,
        "Fraenkel 1998",
    ),
    row(
        "(2, 2)-Wythoff",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-l) | (a-l, b-k) where 0 < k <= l, l < 2*k + 2",
        Outcomes,
        "Fraenkel 1998",
    ),
    row(
        "(3, 2)-Wythoff",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-l) | (a-l, b-k) where 0 < k <= l, l < 3*k + 2",
        Outcomes,
        "Fraenkel 1998",
    ),
    row(
        "Wythoff, one option blocked",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1 blocking 1",
        Outcomes,
        "Larsson 2011",
    ),
    row(
        "Wythoff, two options blocked",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1 blocking 2",
        Outcomes,
        "Larsson 2011",
    ),
    row(
        "Nim, one option blocked",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 blocking 1",
        Outcomes,
        "–",
    ),
    row(
        "Nim, two options blocked",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 blocking 2",
        Outcomes,
        "–",
    ),
    row(
        "Nim, three heaps, one option blocked",
        "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1 blocking 1",
        Outcomes,
        "–",
    ),
    row(
        "Bachet, two options blocked",
        "n -> n-k where 1 <= k <= 7 blocking 2",
        Outcomes,
        "–",
    ),
    row(
        "Wythoff with the terminal set x + y <= 3",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1, a + b > 3",
        Outcomes,
        "Komaki, Miyadera and Murakami 2026",
    ),
    row(
        "Wythoff with the terminal set x + y <= 10",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1, a + b > 10",
        Outcomes,
        "Komaki, Miyadera and Murakami 2026",
    ),
    row(
        "Wythoff, takes of two and more",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 2",
        Outcomes,
        "–",
    ),
    row(
        "Wythoff with even diagonals",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k >= 1, k % 2 == 0",
        Outcomes,
        "Duchêne and Gravier 2009",
    ),
    row(
        "Wythoff without takes from the smaller heap alone",
        "(a, b) -> (a-k, b) where k >= 1, a >= b | (a, b-k) where k >= 1, b >= a | (a-k, b-k) where k >= 1",
        Outcomes,
        "Ho 2012",
    ),
    row(
        "Wythoff, or more from the smaller heap than from the other",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1 | (a-k, b-l) where a <= b, k >= 1, l < k | (a-l, b-k) where b <= a, k >= 1, l < k",
        Outcomes,
        "Ho 2012",
    ),
    row(
        "Modular Wythoff, m = 7",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-i, b-j) where i >= 1, j >= 1, (i - j) % 7 == 0",
        Outcomes,
        "Khovanova and Niu 2016",
    ),
    open(
        row(
            "(1, 2)-diagonal Wythoff",
            "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) | (a-k, b-2*k) | (a-2*k, b-k) where k >= 1",
            Outcomes,
            "Larsson 2012",
        ),
        "Larsson shows that they do not lie on two beams",
    ),
    row(
        "Queen that reflects off the sides",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1 | (k, b-a-k) where 1 <= a \
         | (a-b-k, k) where 1 <= b",
        Outcomes,
        "Fokkink and Rust 2022",
    ),
    open(
        row(
            "Tribonacci game",
            "(a, b, c) -> (a-i, b-j, c) | (a-i, b, c-j) | (a, b-i, c-j) where i + j >= 1 \
             | (a-i, b-j, c-k) where i >= 1, j >= 1, k >= 1, i <= j+k, j <= i+k, k <= i+j \
             | (a-i, b-i, c-j) where i >= 1, j > 2*i, \
             (c < a or c < b or c-j <= min(a, b) - i or c-j >= max(a, b) - i) \
             | (a-i, b-j, c-i) where i >= 1, j > 2*i, \
             (b < a or b < c or b-j <= min(a, c) - i or b-j >= max(a, c) - i) \
             | (a-j, b-i, c-i) where i >= 1, j > 2*i, \
             (a < b or a < c or a-j <= min(b, c) - i or a-j >= max(b, c) - i)",
            Outcomes,
            "Duchêne and Rigo 2008",
        ),
        "its moves, which take from three heaps at once, have more than 500,000 states in \
         Tribonacci",
    ),
    row(
        "Ryūō nim with one pass",
        "(a, b, p) -> (a-k, b, p) | (a, b-k, p) where k >= 1, p <= 1 | (a-1, b-1, p) where p <= 1 | (a, b, p-1) where p == 1, a + b >= 1",
        Outcomes,
        "Miyadera et al. 2017",
    ),
    row(
        "Queen with diagonals of up to 3",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where 1 <= k <= 3",
        Outcomes,
        "–",
    ),
    open(
        row(
            "Wythoff's game, values",
            "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
            Values,
            "Landman 2002, Nivasch 2009",
        ),
        "no formula is known, Nivasch bounds them",
    ),
    row(
        "Ryūō nim (rook and king)",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)",
        Values,
        "Miyadera et al. 2017",
    ),
    row(
        "Ryūō nim, p = 4",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-i, b-j) where i >= 1, j >= 1, i + j < 4",
        Values,
        "Miyadera et al. 2017",
    ),
    row(
        "Cyclic nimhoff, h = 5",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-i, b-j) where i >= 1, j >= 1, i + j < 5",
        Values,
        "Fraenkel and Lorberbom 1991",
    ),
    row(
        "King",
        "(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1)",
        Values,
        "–",
    ),
    row(
        "White knight",
        "(a, b) -> (a-1, b-2) | (a-2, b-1) | (a+1, b-2) | (a-2, b+1)",
        Values,
        "Berlekamp, Conway and Guy 1982",
    ),
    row(
        "Mark",
        "n -> n-1 | n/2 where n >= 1",
        Outcomes,
        "Fraenkel 2011",
    ),
    row(
        "UpMark",
        "n -> n-1 where n >= 1 | (n+1)/2 where n >= 2",
        Outcomes,
        "Fraenkel 2011",
    ),
    row(
        "Mark-3",
        "n -> n-1 | n-2 | n/3 where n >= 1",
        Outcomes,
        "Guo 2012",
    ),
    row(
        "Take at most half",
        "n -> n-k where k >= 1, 2*k <= n",
        Outcomes,
        "Levine 2006",
    ),
    row(
        "Take at most half, values",
        "n -> n-k where k >= 1, 2*k <= n",
        Values,
        "Levine 2006",
    ),
    row(
        "Fibonacci nim",
        "(n, t) -> (n-k, 2*k) where 1 <= k <= t",
        Outcomes,
        "Whinihan 1963",
    ),
    row(
        "Take up to as many as before",
        "(n, t) -> (n-k, k) where 1 <= k <= t",
        Outcomes,
        "Schwenk 1970",
    ),
    open(
        row(
            "Take up to two and a half times as many as before",
            "(n, t) -> (n-k, 2*k + (k+1)/2) where 1 <= k <= t",
            Outcomes,
            "Schwenk 1970",
        ),
        "the least part of the heap in Narayana decides, where its moves have more than 200,000 \
         states",
    ),
    row(
        "Take one or more, not as many as before",
        "(n, t) -> (n-k, k) where k >= 1, k != t",
        Outcomes,
        "–",
    ),
    row(
        "Take up to five, not as many as before",
        "(n, t) -> (n-k, k) where 1 <= k <= 5, k != t",
        Outcomes,
        "–",
    ),
    row(
        "Lim",
        "(a, b, c) -> (a-k, b-k, c+k) | (a-k, b+k, c-k) | (a+k, b-k, c-k) where k >= 1",
        Outcomes,
        "Fink, Fraenkel and Santos 2014",
    ),
    row(
        "Yama nim",
        "(a, b) -> (a-k, b+1) | (a+1, b-k) where k >= 2",
        Outcomes,
        "Kimura and Yamashita 2023",
    ),
    row(
        "Triangular nim",
        "(a, b) -> (a-i, b+j) | (a+j, b-i) where j >= 1, i > j",
        Outcomes,
        "Kimura and Yamashita 2023",
    ),
    open(
        row(
            "Triangular nim, or the same from both",
            "(a, b) -> (a-i, b+j) | (a+j, b-i) where j >= 1, i > j | (a-k, b-k) where k >= 1",
            Outcomes,
            "Kimura and Yamashita 2023",
        ),
        "they are pairs of triangular numbers, which no finite automaton reads",
    ),
    row(
        "Greedy nim",
        "(a, b, c) -> (a-k, b, c) where k >= 1, b <= a, c <= a | (a, b-k, c) where k >= 1, a <= b, c <= b | (a, b, c-k) where k >= 1, a <= c, b <= c",
        Outcomes,
        "Albert and Nowakowski 2004",
    ),
    row(
        "Exact slow nim, two of three heaps",
        "(a, b, c) -> (a-1, b-1, c) | (a-1, b, c-1) | (a, b-1, c-1)",
        Outcomes,
        "Gurvich et al. 2023",
    ),
    open(
        row(
            "Exact slow nim, three of four heaps",
            "(a, b, c, d) -> (a-1, b-1, c-1, d) | (a-1, b-1, c, d-1) | (a-1, b, c-1, d-1) | (a, b-1, c-1, d-1)",
            Outcomes,
            "Gurvich et al. 2023",
        ),
        "the automaton is beyond the tables that the search fills",
    ),
    open(
        row(
            "Exact slow nim, two of four heaps",
            "(a, b, c, d) -> (a-1, b-1, c, d) | (a-1, b, c-1, d) | (a-1, b, c, d-1) | (a, b-1, c-1, d) | (a, b-1, c, d-1) | (a, b, c-1, d-1)",
            Outcomes,
            "Gurvich et al. 2023",
        ),
        "the automaton is beyond the tables that the search fills",
    ),
    row(
        "End-nim, three heaps",
        "(a, b, c) -> (a-k, b, c) | (a, b, c-k) where k >= 1 | (a, b-k, c) where k >= 1, (a == 0 or c == 0)",
        Outcomes,
        "Albert and Nowakowski 2001",
    ),
    row(
        "Chomp, two rows",
        "(a, b) -> (j, min(b, j)) where j < a | (a, j) where j < b misère",
        Outcomes,
        "Gale 1974",
    ),
    row(
        "Chomp, three rows, the last of up to 3",
        "(a, b, c) -> (j, min(b, j), min(c, j)) where j < a, a >= b, b >= c, c <= 3 | (a, j, min(c, j)) where j < b, a >= b, b >= c, c <= 3 | (a, b, j) where j < c, a >= b, b >= c, c <= 3 misère",
        Outcomes,
        "Zeilberger 2001, Byrnes 2003",
    ),
    row(
        "Welter's game, two coins",
        "(a, b) -> (j, b) where j < a, j != b | (a, j) where j < b, j != a",
        Values,
        "Welter 1954",
    ),
    row(
        "Welter's game, three coins",
        "(a, b, c) -> (j, b, c) where j < a, j != b, j != c | (a, j, c) where j < b, j != a, j != c | (a, b, j) where j < c, j != a, j != b",
        Outcomes,
        "Welter 1954",
    ),
    row(
        "Nim with one pass, two heaps",
        "(a, b, p) -> (a-k, b, p) | (a, b-k, p) where k >= 1, p <= 1 | (a, b, p-1) where p == 1, a + b >= 1",
        Outcomes,
        "Morrison, Friedman and Landsberg 2012",
    ),
    row(
        "Staircase nim, two steps",
        "(a, b) -> (a-k, b) | (a+k, b-k) where k >= 1",
        Outcomes,
        "Sprague 1937",
    ),
    row(
        "Staircase nim, three steps",
        "(a, b, c) -> (a-k, b, c) | (a+k, b-k, c) | (a, b+k, c-k) where k >= 1",
        Outcomes,
        "Sprague 1937",
    ),
    row(
        "Silver dollar without the dollar, three coins",
        "(a, b, c) -> (j, b, c) where j < a | (a, j, c) where a < j < b | (a, b, j) where b < j < c",
        Outcomes,
        "Berlekamp, Conway and Guy 1982",
    ),
    open(
        row(
            "Euclid",
            "(a, b) -> (a, b-k*a) where k >= 1, a >= 1 | (a-k*b, b) where k >= 1, b >= 1",
            Outcomes,
            "Cole and Davie 1969",
        ),
        "the multiples of the other heap are a product of two variables",
    ),
    open(
        row(
            "Grundy's game",
            "n -> i, n-i where 1 <= i, 2*i < n",
            Values,
            "Grundy 1939",
        ),
        "no period is known",
    ),
];
