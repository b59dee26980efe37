//! Fast input.
//!
//! - Definition: words are what white space separates; a value is read from the next word.
//! - Theorem: none.
//! - Method: the whole input is taken at once, so that no line costs a system call or a copy.
//! - Time: O(length of the input). Memory: O(length of the input).
//! - Source: folklore.
//! - Status: every written sequence of integers is read back, for random white space and the
//!   extremes of all widths; bad and missing words panic with a message that names them.

use cargo_snippet::snippet;

/// Values separated by ASCII white space.
///
/// Not for interactive problems: it waits for the end of the input first.
///
/// ```
/// use snippets::fast_input::FastInput;
///
/// let mut input = FastInput::new("3 x\n-1 -2 -3".as_bytes());
/// let n: usize = input.read();
/// assert_eq!(input.read::<String>(), "x");
/// assert_eq!(input.read_vec::<i64>(n), [-1, -2, -3]);
/// assert_eq!(input.read_or_end::<i64>(), None);
/// ```
#[snippet("fast_input", doc_hidden)]
pub struct FastInput {
    text: String,
    at: usize,
}

#[snippet("fast_input", doc_hidden)]
impl FastInput {
    /// All of the standard input.
    pub fn from_stdin() -> Self {
        Self::new(std::io::stdin().lock())
    }

    /// All that `source` gives.
    ///
    /// # Panics
    /// If reading fails or the text is not UTF-8.
    pub fn new(mut source: impl std::io::Read) -> Self {
        let mut text = String::new();
        source
            .read_to_string(&mut text)
            .expect("the input should be UTF-8 text");
        Self { text, at: 0 }
    }

    /// The next value.
    ///
    /// # Panics
    /// At the end of the input, or if the next word, which the message names, is no `T`.
    pub fn read<T: std::str::FromStr>(&mut self) -> T {
        self.read_or_end().expect("the input ends too early")
    }

    /// The next `n` values.
    ///
    /// # Panics
    /// As [`FastInput::read`].
    pub fn read_vec<T: std::str::FromStr>(&mut self, n: usize) -> Vec<T> {
        (0..n).map(|_| self.read()).collect()
    }

    /// The next value, or `None` at the end of the input.
    ///
    /// # Panics
    /// If the next word, which the message names, is no `T`.
    pub fn read_or_end<T: std::str::FromStr>(&mut self) -> Option<T> {
        let blank = |at: &usize| self.text.as_bytes()[*at].is_ascii_whitespace();
        let start = (self.at..self.text.len()).find(|at| !blank(at))?;
        let end = (start..self.text.len()).find(blank);
        self.at = end.unwrap_or(self.text.len());
        let word = &self.text[start..self.at];
        match word.parse() {
            Ok(value) => Some(value),
            Err(_) => panic!("{word:?} is not of type {}", std::any::type_name::<T>()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::FastInput;
    use proptest::prelude::*;

    fn input(text: &str) -> FastInput {
        FastInput::new(text.as_bytes())
    }

    #[test]
    fn nothing_and_white_space_alone_are_the_end() {
        for text in ["", " ", "\r\n\t \n"] {
            assert_eq!(input(text).read_or_end::<u8>(), None);
            assert_eq!(input(text).read_vec::<u8>(0), []);
        }
    }

    #[test]
    fn the_end_stays_the_end() {
        let mut input = input("1\r\n");
        assert_eq!(input.read_or_end(), Some(1u8));
        assert_eq!(input.read_or_end::<u8>(), None);
        assert_eq!(input.read_or_end::<u8>(), None);
    }

    #[test]
    fn extremes_of_the_types_are_read() {
        let text = format!("{} {} {} {}", u64::MAX, i64::MIN, u128::MAX, i128::MIN);
        let mut input = input(&text);
        assert_eq!(input.read::<u64>(), u64::MAX);
        assert_eq!(input.read::<i64>(), i64::MIN);
        assert_eq!(input.read::<u128>(), u128::MAX);
        assert_eq!(input.read::<i128>(), i128::MIN);
    }

    #[test]
    fn words_may_be_of_any_letters() {
        assert_eq!(input(" Größe ").read::<String>(), "Größe");
        assert_eq!(input("x").read::<char>(), 'x');
    }

    #[test]
    #[should_panic(expected = r#""256" is not of type u8"#)]
    fn a_value_out_of_range_is_named() {
        input("256").read::<u8>();
    }

    #[test]
    #[should_panic(expected = r#""-1" is not of type usize"#)]
    fn a_word_of_another_type_is_named() {
        input("5 -1").read_vec::<usize>(2);
    }

    #[test]
    #[should_panic(expected = "the input ends too early")]
    fn a_missing_value_is_told() {
        input("5").read_vec::<usize>(2);
    }

    proptest! {
        #[test]
        fn what_was_written_is_read(
            values in prop::collection::vec((any::<i64>(), "[ \t\r\n]{1,3}"), 0..20)
        ) {
            let text: String = values.iter().map(|(v, blank)| format!("{v}{blank}")).collect();
            let mut input = input(&text);
            for (value, _) in values {
                prop_assert_eq!(input.read_or_end(), Some(value));
            }
            prop_assert_eq!(input.read_or_end::<i64>(), None);
        }
    }
}
