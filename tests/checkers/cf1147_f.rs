//! Interactor for Codeforces 1147 F.
//!
//! The case holds the number of games. For each game it holds the matrix, then Alice's choice, `I`
//! or `D` and a vertex, and how she plays: 0 for the nearest weight, 1 for the farthest, another
//! number as a seed. Alice keeps to her choice, and Bob gets the other. Against a solution that
//! wants to be Alice the interactor plays Bob, by a stable matching, and wins.

mod support;

use support::{fail, hear, say};

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let mut words = text.split_whitespace();
    let mut word = || words.next().expect("one more word");
    let games: usize = word().parse().expect("a number");
    say(games);
    for _ in 0..games {
        let n: usize = word().parse().expect("a number");
        let mut number = || word().parse::<i64>().expect("a weight");
        let weights: Vec<Vec<i64>> = (0..n).map(|_| (0..n).map(|_| number()).collect()).collect();
        let increases = word() == "I";
        let start: usize = word().parse().expect("a vertex");
        let style: u64 = word().parse().expect("a number");
        say(n);
        for row in &weights {
            let row: Vec<String> = row.iter().map(|weight| weight.to_string()).collect();
            say(row.join(" "));
        }
        match hear().as_str() {
            "B" => {
                say(format!("{} {start}", if increases { "I" } else { "D" }));
                Game::new(weights, increases, start).against_bob(style);
            }
            "A" => {
                let line = hear();
                let choice: Vec<&str> = line.split_whitespace().collect();
                let [direction, start] = choice[..] else {
                    fail("expected I or D and a vertex");
                };
                if direction != "I" && direction != "D" {
                    fail(&format!("neither I nor D: {direction:?}"));
                }
                let start = vertex(2 * n, start);
                Game::new(weights, direction == "I", start).against_alice();
            }
            other => fail(&format!("neither A nor B: {other:?}")),
        }
    }
}

/// Vertices count from 1. `sign` is 1 if Alice increases and -1 if she decreases.
struct Game {
    weights: Vec<Vec<i64>>,
    sign: i64,
    at: usize,
    last: Option<i64>,
    alice_is_next: bool,
    seen: Vec<bool>,
}

impl Game {
    fn new(weights: Vec<Vec<i64>>, increases: bool, at: usize) -> Self {
        let mut seen = vec![false; 2 * weights.len() + 1];
        seen[at] = true;
        Self {
            weights,
            sign: if increases { 1 } else { -1 },
            at,
            last: None,
            alice_is_next: false,
            seen,
        }
    }

    /// Returns the weight of the edge between two vertices, as if Alice increased.
    fn weight(&self, a: usize, b: usize) -> i64 {
        let n = self.weights.len();
        self.sign * self.weights[a.min(b) - 1][a.max(b) - n - 1]
    }

    fn side(&self, of_left: bool) -> std::ops::RangeInclusive<usize> {
        let n = self.weights.len();
        if of_left {
            1..=n
        } else {
            n + 1..=2 * n
        }
    }

    /// Lists the vertices to which the next player may go, by the distance of the weight to the
    /// last.
    fn options(&self) -> Vec<usize> {
        let other_side = self.side(self.at > self.weights.len());
        let sign = if self.alice_is_next { 1 } else { -1 };
        let weight = |to: usize| sign * self.weight(self.at, to);
        let is_free =
            |&to: &usize| !self.seen[to] && self.last.map_or(true, |last| weight(to) > sign * last);
        let mut options: Vec<usize> = other_side.filter(is_free).collect();
        options.sort_by_key(|&to| weight(to));
        options
    }

    fn go(&mut self, to: usize) {
        self.last = Some(self.weight(self.at, to));
        self.alice_is_next = !self.alice_is_next;
        self.seen[to] = true;
        self.at = to;
    }

    /// Reads the solution's move.
    fn hear_move(&mut self) {
        let to = vertex(2 * self.weights.len(), &hear());
        if !self.options().contains(&to) {
            say("-2");
            fail(&format!("no move leads from {} to {to}", self.at));
        }
        self.go(to);
    }

    fn against_bob(mut self, style: u64) {
        let mut random = style;
        loop {
            if self.options().is_empty() {
                say("-2");
                fail("the solution has no move left");
            }
            self.hear_move();
            let options = self.options();
            if options.is_empty() {
                return say("-1");
            }
            random = random
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let choice = match style {
                0 => 0,
                1 => options.len() - 1,
                _ => (random >> 33) as usize % options.len(),
            };
            self.go(options[choice]);
            say(self.at);
        }
    }

    fn against_alice(mut self) {
        let partners = self.partners();
        loop {
            self.go(partners[self.at]);
            say(self.at);
            if self.options().is_empty() {
                fail("the solution has no move left");
            }
            self.hear_move();
        }
    }

    /// Finds the matching by deferred acceptance. A vertex on the side of the start asks for its
    /// smallest weights; one on the other side keeps the largest that it was offered.
    fn partners(&self) -> Vec<usize> {
        let n = self.weights.len();
        let (own, other) = (self.side(self.at <= n), self.side(self.at > n));
        let mut partners = vec![0; 2 * n + 1];
        let mut refused = vec![vec![false; 2 * n + 1]; 2 * n + 1];
        while let Some(asking) = own.clone().find(|&it| partners[it] == 0) {
            let left = other.clone().filter(|&it| !refused[asking][it]);
            let asked = left.min_by_key(|&it| self.weight(asking, it));
            let asked = asked.expect("as many vertices on each side");
            let kept = partners[asked];
            if kept != 0 && self.weight(kept, asked) > self.weight(asking, asked) {
                refused[asking][asked] = true;
                continue;
            }
            if kept != 0 {
                refused[kept][asked] = true;
                partners[kept] = 0;
            }
            (partners[asking], partners[asked]) = (asked, asking);
        }
        partners
    }
}

fn vertex(n: usize, word: &str) -> usize {
    match word.parse() {
        Ok(v) if (1..=n).contains(&v) => v,
        _ => fail(&format!("no vertex of 1..={n}: {word:?}")),
    }
}
