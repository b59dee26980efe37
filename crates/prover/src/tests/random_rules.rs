//! Random rules with all operations, nested three deep, and numbers up to 10¹⁸.

use std::env;

/// Xorshift generator that remembers what it drew. Drawing the same numbers in the same order gives
/// the same rule, and smaller numbers give a smaller one.
pub struct Random {
    state: u64,
    /// Numbers to draw first, then zeros.
    again: Option<Vec<u64>>,
    pub drawn: Vec<u64>,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        let mut random = Self {
            state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1,
            again: None,
            drawn: Vec::new(),
        };
        for _ in 0..8 {
            random.next();
        }
        random
    }

    pub fn again(drawn: &[u64]) -> Self {
        Self {
            again: Some(drawn.to_vec()),
            ..Self::new(0)
        }
    }

    fn next(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    pub fn below(&mut self, limit: u64) -> u64 {
        let number = match &self.again {
            Some(again) => again.get(self.drawn.len()).copied().unwrap_or(0),
            None => self.next() >> 11,
        };
        self.drawn.push(number % limit);
        number % limit
    }

    pub fn one_of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len() as u64) as usize]
    }

    /// Draws a number up to 10¹⁸: small, of any length, or close to a place of a numeration.
    pub fn number(&mut self, places: &[u64]) -> u64 {
        const MAX_NUMBER: u64 = 1_000_000_000_000_000_000;
        match self.below(5) {
            0 => self.below(40),
            1 => {
                let length = 4 + self.below(56);
                self.below(1 << length).min(MAX_NUMBER)
            }
            2 => (1 << self.below(60)) + 3 - self.below(4).min(3),
            _ => {
                let place = places[self.below(places.len() as u64) as usize];
                (place + self.below(5)).saturating_sub(2).min(MAX_NUMBER)
            }
        }
    }

    fn constant(&mut self) -> String {
        match self.below(4) {
            0 => format!("(-{})", 1 + self.below(9)),
            1 => (1 << self.below(20)).to_string(),
            _ => self.below(13).to_string(),
        }
    }

    fn divisor(&mut self) -> i64 {
        let divisor = 2 + self.below(5) as i64;
        if self.below(3) == 0 {
            -divisor
        } else {
            divisor
        }
    }

    fn term(&mut self, depth: usize, bits: bool) -> String {
        if depth == 0 {
            return match self.below(4) {
                0 => self.constant(),
                _ => self.one_of(&["a", "b", "k", "k"]).to_owned(),
            };
        }
        let (a, b) = (self.term(depth - 1, bits), self.term(depth - 1, bits));
        match self.below(if bits { 17 } else { 12 }) {
            0 => format!("({a} + {b})"),
            1 | 2 => format!("({a} - {b})"),
            3 => format!("(-({a}))"),
            4 => format!("{} * ({a})", self.divisor()),
            5 => format!("({a}) % ({})", self.divisor()),
            6 => format!("({a}) / ({})", self.divisor()),
            7 => format!("abs({a})"),
            8 => format!("min({a}, {b})"),
            9 => format!("max({a}, {b})"),
            10 => format!("(({a}) shl {})", self.below(3)),
            11 => format!("(({a}) shr {})", self.below(4)),
            12 | 13 => format!("xor({a}, {b})"),
            14 | 15 => format!("and({a}, {b})"),
            _ => format!("or({a}, {b})"),
        }
    }

    pub fn condition(&mut self, depth: usize, bits: bool) -> String {
        if depth > 0 && self.below(3) > 0 {
            let a = self.condition(depth - 1, bits);
            return match self.below(3) {
                0 => format!("(({a}) and ({}))", self.condition(depth - 1, bits)),
                1 => format!("(({a}) or ({}))", self.condition(depth - 1, bits)),
                _ => format!("not ({a})"),
            };
        }
        let nested = 1 + self.below(3) as usize;
        let a = self.term(nested, bits);
        match self.below(7) {
            0 | 1 => format!("{a} in {{-2, 0, 1, 3, {}}}", 4 + self.below(30)),
            2 => format!("{} divides {a}", self.divisor()),
            3 => format!("({a}) divides {}", 1 + self.below(32)),
            4 if bits => format!("({a}) in powers({})", self.one_of(&["2", "4"])),
            _ => {
                let b = self.term(1, bits);
                let sign = self.one_of(&["==", "!=", "<", "<=", ">", ">="]);
                format!("{a} {sign} {b}")
            }
        }
    }
}

/// Returns the number of random rules: `PROPTEST_CASES`, or 120 with `TESTS=all`, otherwise 45.
pub fn cases() -> u64 {
    let cases = env::var("PROPTEST_CASES").ok();
    let usual = if are_all_tried() { 120 } else { 45 };
    cases.and_then(|cases| cases.parse().ok()).unwrap_or(usual)
}

/// Returns whether all is tried that the ordinary run takes a sample of.
pub fn are_all_tried() -> bool {
    env::var_os("TESTS").is_some_and(|which| which == "all")
}

/// Returns the number of the first random rule: `FIRST_CASE`, or 0.
pub fn first_case() -> u64 {
    let first = env::var("FIRST_CASE").ok();
    first.and_then(|first| first.parse().ok()).unwrap_or(0)
}

/// Returns whether a case is within the limits of `check`. Panics with the smallest similar drawing
/// that fails.
pub fn is_decided(case: u64, check: impl Fn(&mut Random) -> Result<bool, String>) -> bool {
    let mut random = Random::new(case);
    match check(&mut random) {
        Ok(is_decided) => is_decided,
        Err(first) => {
            let again = |drawn: &[u64]| check(&mut Random::again(drawn));
            let drawn = shrunk(random.drawn, |drawn| again(drawn).is_err());
            let smallest = again(&drawn).expect_err("it fails");
            panic!("case {case}: {smallest}\nshrunk from {first}");
        }
    }
}

/// Shrinks what was drawn as long as the test fails: lowers each number and leaves out runs of
/// them.
pub fn shrunk(mut drawn: Vec<u64>, fails: impl Fn(&[u64]) -> bool) -> Vec<u64> {
    loop {
        let before = drawn.clone();
        for length in [8, 4, 2, 1] {
            let mut at = 0;
            while at + length <= drawn.len() {
                let shorter = [&drawn[..at], &drawn[at + length..]].concat();
                if fails(&shorter) {
                    drawn = shorter;
                } else {
                    at += 1;
                }
            }
        }
        for at in 0..drawn.len() {
            let number = drawn[at];
            for smaller in [0, number / 2, number.saturating_sub(1)] {
                let kept = std::mem::replace(&mut drawn[at], smaller);
                if smaller < kept && fails(&drawn) {
                    break;
                }
                drawn[at] = kept;
            }
        }
        if drawn == before {
            return drawn;
        }
    }
}
