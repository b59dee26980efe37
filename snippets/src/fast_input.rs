//! Fast input.
//!
//! - Definition: white space separates words; a value is read from the next word.
//! - Theorem: a byte XOR the byte of `0` is at most 9 iff it's a digit, and then equals that digit.
//! - Method: reads the input in blocks that stay in the cache, so that no line costs a system call
//!   and no byte new memory. There are always 32 bytes from each word on, so the compiler can
//!   unroll the loop over the digits (up to 18) of `usize`, `u64`, `i64`, `u32` and `i32`, and the
//!   processor can guess its end, because numbers mostly have similar lengths. All other words and
//!   types go through `FromStr`.
//! - Time: O(length of the input). Memory: O(length of the longest word).
//! - Source: folklore.
//! - Status: every written sequence of integers is read back, for random white space and the
//!   extremes of all widths, from a source that gives random pieces; random words of signs and
//!   digits are read or refused by all integer types as `FromStr` does; bad and missing words panic
//!   with a message that names them.
//! - names: fast reader, fast io, read integers, 快读, 高速入力

use cargo_snippet::snippet;

/// Reads values separated by white space (the space and all ASCII bytes below it).
///
/// Don't use it for interactive problems: it reads ahead.
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
#[snippet("fast_input", doc_hidden, include = "input_blocks, short_natural")]
pub struct FastInput<'a> {
    input: InputBlocks<'a>,
}

#[snippet("fast_input", doc_hidden)]
impl<'a> FastInput<'a> {
    /// Reads standard input.
    pub fn from_stdin() -> Self {
        Self::new(std::io::stdin().lock())
    }

    /// Reads the bytes of `source`.
    pub fn new(source: impl std::io::Read + 'a) -> Self {
        let input = InputBlocks::new(Box::new(source));
        Self { input }
    }

    /// Reads the next value.
    ///
    /// # Panics
    /// At the end of the input, if the next word (which the message names) isn't a `T` or isn't
    /// UTF-8, or if reading fails.
    pub fn read<T: std::str::FromStr + 'static>(&mut self) -> T {
        self.read_or_end().expect("the input ends too early")
    }

    /// Reads the next `n` values.
    ///
    /// # Panics
    /// Like [`FastInput::read`].
    pub fn read_vec<T: std::str::FromStr + 'static>(&mut self, n: usize) -> Vec<T> {
        (0..n).map(|_| self.read()).collect()
    }

    /// Reads the next value; returns `None` at the end of the input.
    ///
    /// # Panics
    /// If the next word (which the message names) isn't a `T` or isn't UTF-8, or if reading fails.
    #[inline]
    pub fn read_or_end<T: std::str::FromStr + 'static>(&mut self) -> Option<T> {
        let word = self.input.next_bytes()?;
        let (number, length) = if word[0] == b'-' {
            let (number, length) = short_natural(word, 1);
            (-number, length)
        } else {
            short_natural(word, 0)
        };
        if word[length] <= b' ' && (word[0] != b'-' || number < 0) {
            let mut value: Option<T> = None;
            let slot: &mut dyn std::any::Any = &mut value;
            if let Some(slot) = slot.downcast_mut::<Option<usize>>() {
                *slot = number.try_into().ok();
            } else if let Some(slot) = slot.downcast_mut::<Option<u64>>() {
                *slot = number.try_into().ok();
            } else if let Some(slot) = slot.downcast_mut::<Option<i64>>() {
                *slot = Some(number);
            } else if let Some(slot) = slot.downcast_mut::<Option<u32>>() {
                *slot = number.try_into().ok();
            } else if let Some(slot) = slot.downcast_mut::<Option<i32>>() {
                *slot = number.try_into().ok();
            }
            if value.is_some() {
                self.input.at += length + 1;
                return value;
            }
        }
        Some(self.parse_word())
    }

    #[inline(never)]
    fn parse_word<T: std::str::FromStr>(&mut self) -> T {
        let word = std::str::from_utf8(self.input.next_word());
        let word = word.expect("the input should be UTF-8 text");
        match word.parse() {
            Ok(value) => value,
            Err(_) => panic!("{word:?} is not of type {}", std::any::type_name::<T>()),
        }
    }
}

/// A source that is read block by block.
#[snippet("input_blocks", doc_hidden)]
struct InputBlocks<'a> {
    source: Option<Box<dyn std::io::Read + 'a>>,
    /// The bytes `at..end` are unread, followed by 32 spaces or more; `at` may be the first of
    /// these.
    buffer: Vec<u8>,
    at: usize,
    end: usize,
}

#[snippet("input_blocks", doc_hidden)]
impl<'a> InputBlocks<'a> {
    fn new(source: Box<dyn std::io::Read + 'a>) -> Self {
        Self {
            source: Some(source),
            buffer: vec![b' '; 1 << 16],
            at: 0,
            end: 0,
        }
    }

    /// The 32 bytes from the next word on, spaces past the end; `None` if there is no word.
    #[inline]
    fn next_bytes(&mut self) -> Option<&[u8; 32]> {
        let mut at = self.at;
        loop {
            if at + 32 > self.end {
                self.at = at;
                self.look_ahead();
                at = self.at;
                if at == self.end {
                    return None;
                }
            }
            if self.buffer[at] > b' ' {
                self.at = at;
                return self.buffer[at..].first_chunk();
            }
            at += 1;
        }
    }

    /// Reads until 32 bytes are unread, if there are that many.
    #[cold]
    fn look_ahead(&mut self) {
        self.at = self.at.min(self.end);
        while self.at + 32 > self.end && self.read_block() {}
    }

    /// Reads a block; returns false at the end of the source.
    fn read_block(&mut self) -> bool {
        let Some(source) = &mut self.source else {
            return false;
        };
        self.buffer.copy_within(self.at..self.end, 0);
        (self.at, self.end) = (0, self.end - self.at);
        if 2 * self.end > self.buffer.len() {
            self.buffer.resize(4 * self.end, b' ');
        }
        let room = self.buffer.len() - 32;
        match source.read(&mut self.buffer[self.end..room]) {
            Ok(0) => self.source = None,
            Ok(count) => self.end += count,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(error) => panic!("the input cannot be read: {error}"),
        }
        self.buffer[self.end..][..32].fill(b' ');
        self.source.is_some()
    }

    /// The bytes up to the next white space.
    fn next_word(&mut self) -> &[u8] {
        let mut length = 0;
        while self.at + length < self.end || self.read_block() {
            let rest = &self.buffer[self.at + length..self.end];
            match rest.iter().position(|&byte| byte <= b' ') {
                Some(more) => {
                    length += more;
                    break;
                }
                None => length += rest.len(),
            }
        }
        self.at += length;
        &self.buffer[self.at - length..self.at]
    }
}

/// The number made of the digits from `start` on, at most 18, and where they end.
#[snippet("short_natural", doc_hidden)]
#[inline]
fn short_natural(word: &[u8; 32], start: usize) -> (i64, usize) {
    let (mut number, mut at) = (0, start);
    while at < start + 18 {
        let digit = word[at] ^ b'0';
        if digit > 9 {
            break;
        }
        number = number * 10 + i64::from(digit);
        at += 1;
    }
    (number, at)
}

#[cfg(test)]
mod tests {
    use super::FastInput;
    use proptest::prelude::*;

    fn input(text: &str) -> FastInput<'_> {
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
        for text in ["1", "1 ", "1\r\n"] {
            let mut input = input(text);
            assert_eq!(input.read_or_end(), Some(1u8));
            assert_eq!(input.read_or_end::<u8>(), None);
            assert_eq!(input.read_or_end::<u8>(), None);
        }
        let mut input = input("1");
        assert_eq!(input.read_or_end(), Some(1u64));
        assert_eq!(input.read_or_end::<u64>(), None);
        assert_eq!(input.read_or_end::<String>(), None);
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
    fn integers_of_all_lengths_are_read_at_the_end_and_before_it() {
        for len in 1..=19u32 {
            let number = 10u64.pow(len - 1) + 7 * 10u64.pow(len - 1) / 9;
            for text in [format!("{number}"), format!("{number}\n{number} 1 2 3 4 5")] {
                assert_eq!(input(&text).read::<u64>(), number);
                assert_eq!(input(&format!("-{text}")).read::<i64>(), -(number as i64));
            }
            let zeros = "0".repeat(len as usize);
            assert_eq!(
                input(&format!("{zeros}{number} rest of it")).read::<u64>(),
                number
            );
        }
    }

    #[test]
    #[should_panic(expected = r#""-0" is not of type u32"#)]
    fn zero_with_a_minus_sign_is_not_unsigned() {
        assert_eq!(input("-0 12345678").read::<i32>(), 0);
        input("-0 12345678").read::<u32>();
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

    /// Result of `read`, or `None` if it panics; the word after it must be read next.
    fn read_or_refuse<T: std::str::FromStr + 'static>(word: &str, after: &str) -> Option<T> {
        let text = format!("{word}{after}");
        let value = std::panic::catch_unwind(|| {
            let mut input = input(&text);
            let value = input.read::<T>();
            assert_eq!(
                input.read_or_end::<String>().as_deref(),
                after.split_whitespace().next()
            );
            value
        });
        value.ok()
    }

    /// Gives pieces of these lengths, over and over, interrupted where the length is 0.
    struct Pieces<'a>(&'a [u8], Vec<usize>);

    impl std::io::Read for Pieces<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            self.1.rotate_left(1);
            if self.1[0] == 0 {
                self.1.remove(0);
                return Err(std::io::ErrorKind::Interrupted.into());
            }
            let count = self.1[0].min(buffer.len());
            self.0.read(&mut buffer[..count])
        }
    }

    #[test]
    fn words_longer_than_a_block_are_read_whole() {
        let word = "x".repeat(1_000_000);
        let text = format!("1 {word} 2 {word}");
        let mut input = FastInput::new(Pieces(text.as_bytes(), vec![0, 50_000, 7]));
        assert_eq!(input.read::<u8>(), 1);
        assert_eq!(input.read::<String>(), word);
        assert_eq!(input.read::<u64>(), 2);
        assert_eq!(input.read_or_end(), Some(word));
        assert_eq!(input.read_or_end::<i32>(), None);
    }

    #[test]
    #[should_panic(expected = "the input should be UTF-8 text")]
    fn bytes_that_are_no_text_are_refused() {
        FastInput::new(&b"\xff"[..]).read::<String>();
    }

    proptest! {
        #[test]
        fn signs_and_digits_are_read_as_from_str_does(
            word in "[-+]{0,1}[0-9]{0,21}|[-+0-9/:]{1,9}",
            after in prop_oneof![Just(""), Just("\n"), Just(" 123456789\n")],
        ) {
            prop_assume!(!word.is_empty());
            prop_assert_eq!(read_or_refuse::<usize>(&word, after), word.parse().ok());
            prop_assert_eq!(read_or_refuse::<u64>(&word, after), word.parse().ok());
            prop_assert_eq!(read_or_refuse::<i64>(&word, after), word.parse().ok());
            prop_assert_eq!(read_or_refuse::<u32>(&word, after), word.parse().ok());
            prop_assert_eq!(read_or_refuse::<i32>(&word, after), word.parse().ok());
            prop_assert_eq!(read_or_refuse::<i8>(&word, after), word.parse().ok());
            prop_assert_eq!(read_or_refuse::<u128>(&word, after), word.parse().ok());
        }

        #[test]
        fn what_was_written_is_read_from_whatever_pieces(
            values in prop::collection::vec((any::<i64>(), "[ \t\r\n]{1,60}"), 0..20),
            pieces in prop::collection::vec(1..40usize, 1..5),
        ) {
            let text: String = values.iter().map(|(v, blank)| format!("{v}{blank}")).collect();
            let mut input = FastInput::new(Pieces(text.as_bytes(), pieces));
            for (value, _) in values {
                prop_assert_eq!(input.read_or_end(), Some(value));
            }
            prop_assert_eq!(input.read_or_end::<i64>(), None);
        }
    }
}
