//! Turns what gdb and lldb print of a vector into lists in brackets: `$1 = std::vector of length 3,
//! capacity 4 = {0, 1, 2}`, `(std::vector<int>) $0 = size=3 { [0] = 0 [1] = 1 [2] = 2 }`.

use std::borrow::Cow;

use anyhow::{Context as _, Result, ensure};

/// Limit on the length of a run of equal values.
const MAX_REPEATS: usize = 1 << 20;

/// The text with lists in brackets in place of what a debugger prints; each line stays in place.
///
/// # Errors
/// If elements are left out or stand in another order; names the line.
pub fn as_lists(text: &str) -> Result<Cow<'_, str>> {
    let is_of_debugger = |line: &str| {
        is_prompt(line) || line.contains("<repeats ") || after_header(line.trim()).is_some()
    };
    if !text.lines().any(is_of_debugger) {
        return Ok(Cow::Borrowed(text));
    }
    let mut lists = Lists::default();
    for (number, line) in (1..).zip(text.lines()) {
        if !is_prompt(line) {
            lists
                .read_line(line)
                .with_context(|| format!("line {number}"))?;
        }
        lists.text.push('\n');
    }
    Ok(Cow::Owned(lists.text))
}

/// Whether a line is what a user typed.
fn is_prompt(line: &str) -> bool {
    line.starts_with("(gdb)") || line.starts_with("(lldb)")
}

/// Value behind the name that a debugger prints first: `$1 =`, or `(std::vector<int>) g =`.
fn after_header(line: &str) -> Option<&str> {
    let (name, value) = line.split_once(" = ")?;
    let of_type = name
        .strip_prefix('(')
        .and_then(|name| name.rsplit_once(')'));
    let is_named = match of_type {
        Some((of_type, name)) => of_type.starts_with(char::is_alphabetic) && !name.is_empty(),
        None => name.starts_with('$') && !name.contains(' ') || without_size(value).is_some(),
    };
    let is_list = value.starts_with(['{', '(']) || without_size(value).is_some();
    (is_named && is_list).then_some(value)
}

/// List behind its size or kind: `size=3 {` or `std::vector of length 3, capacity 4 = {`.
fn without_size(text: &str) -> Option<&str> {
    if let Some(rest) = text.strip_prefix("size=") {
        let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        return Some(rest.trim_start()).filter(|rest| rest.starts_with('{'));
    }
    let kind = text.strip_prefix("std::")?;
    let at = kind.find(" = {")?;
    let is_kind = |c: char| c.is_alphanumeric() || " ,:<>_".contains(c);
    kind[..at].chars().all(is_kind).then_some(&kind[at + 3..])
}

/// Lists in brackets, and the numbers of elements in those that are not closed.
#[derive(Default)]
struct Lists {
    text: String,
    open: Vec<usize>,
}

impl Lists {
    fn read_line(&mut self, line: &str) -> Result<()> {
        let line = line.trim();
        let value = after_header(line).filter(|_| self.open.is_empty());
        let mut rest = value.unwrap_or(line);
        loop {
            rest = without_size(rest).unwrap_or(rest);
            let Some(c) = rest.chars().next() else {
                return Ok(());
            };
            if let Some(after) = self.after_index(rest)? {
                rest = after;
                continue;
            }
            if let Some(after) = rest.strip_prefix("<repeats ") {
                rest = self.repeat(after)?;
                continue;
            }
            ensure!(
                !rest.starts_with("..."),
                "`...` leaves out the last values; gdb prints all after `set print elements 0`, \
                 lldb after `settings set target.max-children-count 1000000`"
            );
            match c {
                '{' | '(' => {
                    self.open.push(0);
                    self.text.push('[');
                }
                '}' | ')' => {
                    self.open.pop();
                    self.text.push(']');
                }
                _ => self.text.push(c),
            }
            rest = &rest[c.len_utf8()..];
        }
    }

    /// Text after `[3] =` in an open list.
    fn after_index<'a>(&mut self, text: &'a str) -> Result<Option<&'a str>> {
        let (Some(next), Some(inside)) = (self.open.last_mut(), text.strip_prefix('[')) else {
            return Ok(None);
        };
        let (index, rest) = inside.split_once(']').context("a `[` is not closed")?;
        let rest = rest.trim_start().strip_prefix('=');
        let rest = rest.with_context(|| format!("no `=` stands behind `[{index}]`"))?;
        ensure!(
            index.parse() == Ok(*next),
            "`[{index}]` stands where `[{next}]` is expected; write all elements, in order"
        );
        *next += 1;
        Ok(Some(rest))
    }

    /// Writes the last value again, as often as `12 times>` says, and returns the text behind it.
    fn repeat<'a>(&mut self, text: &'a str) -> Result<&'a str> {
        let (count, rest) = text
            .split_once(" times>")
            .context("`<repeats` has no end")?;
        let count = count.parse().ok().filter(|count| *count <= MAX_REPEATS);
        let count = count.context("`<repeats` has no number that is read")?;
        let before = self.text.trim_end();
        let at = before.rfind(|c: char| " ,[\n".contains(c));
        let value = before[at.map_or(0, |at| at + 1)..].to_string();
        ensure!(!value.is_empty(), "no value stands before `<repeats`");
        for _ in 1..count {
            self.text.push_str(", ");
            self.text.push_str(&value);
        }
        Ok(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lists(text: &str) -> String {
        let text = as_lists(text).unwrap();
        let words: Vec<&str> = text.split_whitespace().collect();
        words.join(" ")
    }

    #[test]
    fn each_print_of_a_debugger_is_a_list() {
        for (text, list) in [
            (
                "(gdb) p g\n$1 = std::vector of length 3, capacity 4 = {0, 1, 2}\n",
                "[0, 1, 2]",
            ),
            (
                "$2 = std::vector of length 2, capacity 2 = {std::vector of length 2, capacity 2 = \
                 {0, 1}, std::vector of length 2, capacity 2 = {1, 0}}\n",
                "[[0, 1], [1, 0]]",
            ),
            ("g = std::deque with 2 elements = {5, 6}\n", "[5, 6]"),
            (
                "$3 = std::map with 2 elements = {[0] = 4, [1] = 7}\n",
                "[ 4, 7]",
            ),
            (
                "$4 = {0 <repeats 3 times>, 1, 12 <repeats 2 times>}\n",
                "[0 , 0, 0, 1, 12 , 12]",
            ),
            (
                "(lldb) p g\n(std::vector<int>) $0 = size=3 {\n  [0] = 0\n  [1] = 1\n  [2] = 2\n}\n",
                "[ 0 1 2 ]",
            ),
            (
                "(std::vector<int, std::allocator<int> >) g = size=2 { [0] = 7 [1] = 8 }",
                "[ 7 8 ]",
            ),
            (
                "(std::vector<std::vector<int> >) $1 = size=2 {\n  [0] = size=1 {\n    [0] = 3\n  }\n  \
                 [1] = size=1 {\n    [0] = 4\n  }\n}\n",
                "[ [ 3 ] [ 4 ] ]",
            ),
            ("(int[3]) $2 = ([0] = 0, [1] = 1, [2] = 2)\n", "[ 0, 1, 2]"),
        ] {
            assert_eq!(lists(text), list, "{text}");
        }
    }

    #[test]
    fn other_texts_stay_as_they_are() {
        for text in [
            "0 1 2\n",
            "sg[0] = 0\nsg[1] = 1\n",
            "{(0, 0): 0, (0, 1): 1}",
            "(0, 0) = 0\n(0, 1) = 1\n",
            "let g = [0, 1, 2];\n",
            "int sg[3] = {0, 1, 2};\n",
        ] {
            assert_eq!(as_lists(text).unwrap(), text);
        }
    }

    #[test]
    fn elements_that_are_left_out_are_named() {
        for (text, said) in [
            (
                "$1 = std::vector of length 300, capacity 512 = {0, 1, 2...}\n",
                "line 1: `...` leaves out the last values",
            ),
            (
                "(std::vector<int>) $0 = size=300 {\n  [0] = 0\n  ...\n}\n",
                "line 3: `...` leaves out",
            ),
            (
                "(std::vector<int>) $0 = size=3 {\n  [0] = 0\n  [2] = 2\n}\n",
                "line 3: `[2]` stands where `[1]` is expected",
            ),
        ] {
            let error = format!("{:#}", as_lists(text).unwrap_err());
            assert!(error.starts_with(said), "{error}");
        }
    }
}
