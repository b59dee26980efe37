//! The solution's text before and after the inlined crates.

use std::ops::Range;

/// Text above the crates and below them.
#[derive(Debug, Clone, Default)]
pub struct SurroundingText {
    pub before: String,
    pub after: String,
}

impl SurroundingText {
    /// Ends both texts with a newline, unless they are empty.
    pub fn from_lines(before: String, after: String) -> Self {
        let whole = |text: String| match text.trim_end() {
            "" => String::new(),
            text => format!("{text}\n"),
        };
        // Empty lines at the start stay, so that the following lines keep their numbers.
        let is_whole = before.is_empty() || before.ends_with('\n');
        Self {
            before: if is_whole { before } else { before + "\n" },
            after: whole(after),
        }
    }

    /// The whole file with these crates.
    pub fn with(&self, crates: &str) -> String {
        [&self.before, crates, &self.after].concat()
    }

    /// Converts a byte range of the whole file to one of the crates' text; `None` in the solution.
    pub fn in_crates(&self, place: &Range<usize>, crates: &str) -> Option<Range<usize>> {
        let start = place.start.checked_sub(self.before.len())?;
        (start < crates.len()).then(|| start..place.end - self.before.len())
    }

    /// Converts a line of the whole file to one of the solution's own file, both counted from 1;
    /// `None` in the crates.
    pub fn own_line(&self, line: usize, crates: &str) -> Option<usize> {
        let lines = |text: &str| text.matches('\n').count();
        let before = lines(&self.before);
        if line <= before {
            return Some(line);
        }
        (line - before)
            .checked_sub(lines(crates))
            .filter(|&line| line > 0)
            .map(|line| before + line)
    }
}

#[cfg(test)]
mod tests {
    use super::SurroundingText;

    #[test]
    fn lines_keep_their_numbers_above_the_crates_and_below() {
        let text = "//! A.\nfn a() {}\nfn b() {}\n";
        let crates = "mod c {\n}\n";
        let above = SurroundingText::from_lines(text.into(), String::new());
        assert_eq!(above.with(crates), format!("{text}{crates}"));
        let lines =
            |around: &SurroundingText| (1..=5).map(|n| around.own_line(n, crates)).collect();
        let none: Vec<Option<usize>> = lines(&above);
        assert_eq!(none, [Some(1), Some(2), Some(3), None, None]);
        let split = SurroundingText::from_lines(text[..7].into(), text[7..].into());
        assert!(split.with(crates).starts_with("//! A.\nmod c {\n}\nfn a"));
        let none: Vec<Option<usize>> = lines(&split);
        assert_eq!(none, [Some(1), None, None, Some(2), Some(3)]);
    }
}
