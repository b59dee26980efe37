//! Games by name.

/// A game that has a name, and the rule that it stands for.
#[derive(Debug)]
pub struct Named {
    pub name: &'static str,
    pub rule: &'static str,
    /// One line: what a move is.
    pub about: &'static str,
}

const fn named(name: &'static str, rule: &'static str, about: &'static str) -> Named {
    Named { name, rule, about }
}

/// All of them, by family.
pub const NAMED: &[Named] = &[
    named(
        "kayles",
        "0.77",
        "take one or two; what is left may be split in two",
    ),
    named("dawsons-kayles", "0.07", "take two neighbours from a row"),
    named(
        "dawsons-chess",
        "0.137",
        "take one of a row with its neighbours",
    ),
    named(
        "treblecross",
        "0.007",
        "three in a row on a strip: a strip of n cells is heap n + 2",
    ),
    named(
        "guiles",
        "0.15",
        "take a heap of one or two, or two from a heap and split it",
    ),
    named(
        "couples-are-forever",
        "0.6",
        "split any heap but two: its heap n is heap n − 1 here",
    ),
    named("officers", "0.6", "take one, leave one or two heaps"),
    named("grundy", "grundy", "split a heap in two unequal ones"),
    named(
        "lasker",
        "4.3...",
        "take any number, or split without taking",
    ),
    named("take-a-square", "take{squares}", "take a square number"),
    named("take-a-prime", "take{primes}", "take a prime number"),
    named(
        "turning-turtles",
        "coins{1,2}",
        "turn one or two coins, the rightmost to tails",
    ),
    named("mock-turtles", "coins{1,2,3}", "turn up to three coins"),
    named("moebius", "coins1..5", "turn up to five coins"),
    named("twins", "coins{2}", "turn two coins"),
    named("ruler", "coins{run}", "turn a run of neighbouring coins"),
];
