//! Interactor for Codeforces 1776 C.
//!
//! The case holds the passes. As Bernardo, the judge takes a section that is taken if it can, and
//! otherwise one that leaves short gaps. As Alessia it uses the longest pass on a free interval, or
//! on one with few taken sections.

mod support;

use support::{fail, hear, say};

fn numbers(line: &str) -> Vec<usize> {
    line.split_whitespace().flat_map(str::parse).collect()
}

/// The length of the longest gap if the section `book` is taken as well.
fn longest_gap(taken: &[bool], book: usize) -> usize {
    let is_taken = |section: usize| taken[section] || section == book;
    let (mut longest, mut gap) = (0, 0);
    for section in 1..taken.len() {
        gap = if is_taken(section) { 0 } else { gap + 1 };
        longest = longest.max(gap);
    }
    longest
}

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    say(text.trim());
    let words = numbers(&text);
    let (n, m) = (words[0], words[1]);
    let mut passes = words[2..].to_vec();
    passes.sort_unstable();
    let name = hear();
    let mut taken = vec![false; m + 1];
    let mut is_repeated = false;
    for _ in 0..n {
        let book = match name.as_str() {
            "Alessia" => {
                let line = hear();
                let [length, first] = numbers(&line)[..] else {
                    fail(&format!("`{line}` is not two numbers"));
                };
                let Some(i) = passes.iter().position(|&pass| pass == length) else {
                    fail(&format!("no pass of length {length} is left"));
                };
                passes.remove(i);
                if first == 0 || first + length > m + 1 {
                    fail(&format!("no sections {first} to {}", first + length - 1));
                }
                let mut sections = first..first + length;
                let again = sections.clone().find(|&section| taken[section]);
                let book = again.unwrap_or_else(|| {
                    // Only a few sections, or else a long case takes long.
                    let step = length.div_ceil(20);
                    let middle = (first + length / 2).min(first + length - 1);
                    let some = sections.by_ref().step_by(step).chain([middle]);
                    some.min_by_key(|&book| longest_gap(&taken, book))
                        .expect("a section")
                });
                say(book);
                book
            }
            "Bernardo" => {
                let length = passes.pop().expect("a pass is left");
                let used = |first: &usize| {
                    let sections = &taken[*first..first + length];
                    sections.iter().filter(|taken| **taken).count()
                };
                let first = (1..=m + 1 - length).min_by_key(used).expect("an interval");
                say(format!("{length} {first}"));
                let line = hear();
                let [book] = numbers(&line)[..] else {
                    fail(&format!("`{line}` is not one number"));
                };
                if book < first || book >= first + length {
                    fail(&format!("{book} is outside of the interval at {first}"));
                }
                book
            }
            name => fail(&format!("`{name}` does not play")),
        };
        is_repeated |= std::mem::replace(&mut taken[book], true);
    }
    if is_repeated != (name == "Bernardo") {
        fail(&format!("{name} loses"));
    }
}
