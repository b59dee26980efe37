//! Interactor for Codeforces 1368 F.
//!
//! The case holds `n`. The friend turns off the `k` neighbours of which most are on, which keeps
//! the number of lamps small. The interactor knows how many lamps John can have on in the end.

mod support;

use support::{fail, say};

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let n: usize = text.trim().parse().expect("a number");
    say(text.trim());
    let mut is_on = vec![false; n];
    for _ in 0..=10_000 {
        let numbers = hear();
        let k = numbers[0];
        if k == 0 {
            let on = is_on.iter().filter(|&&on| on).count();
            let best = (1..=n).map(|k| (n + 1).saturating_sub(n.div_ceil(k) + k));
            let best = best.max().unwrap_or(0);
            if on < best {
                fail(&format!("{on} lamps are on, where {best} are possible"));
            }
            return;
        }
        if numbers.len() != k + 1 {
            fail("not as many lamps as announced");
        }
        for &lamp in &numbers[1..] {
            match is_on.get_mut(lamp.wrapping_sub(1)) {
                Some(on) if !*on => *on = true,
                _ => fail(&format!("lamp {lamp} is on, or there is none")),
            }
        }
        let lit = |first: usize| (first..first + k).filter(|i| is_on[i % n]).count();
        let first = (0..n).max_by_key(|&first| lit(first)).unwrap_or(0);
        (first..first + k).for_each(|i| is_on[i % n] = false);
        say(first + 1);
    }
    fail("more than 10^4 moves");
}

fn hear() -> Vec<usize> {
    let line = support::hear();
    let words = line.split_whitespace();
    let numbers = words.map(|word| word.parse().unwrap_or_else(|_| fail("no number")));
    let numbers: Vec<usize> = numbers.collect();
    if numbers.is_empty() {
        fail("an empty line");
    }
    numbers
}
