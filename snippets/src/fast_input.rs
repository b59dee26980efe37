//! Fast input.
//!
//! - Definition: words are what ASCII white space separates; a value is read from the next word.
//! - Theorem: eight digits in one word of 64 bits are a number after three multiplications, which
//!   add neighbouring digits, then pairs, then fours.
//! - Method: the whole input is taken at once, so that no line costs a system call or a copy. The
//!   integers `usize`, `u64`, `i64`, `u32` and `i32` of up to 18 digits are read eight digits at a
//!   time, and where they end is found in the same word; all other words and types go through
//!   `FromStr`.
//! - Time: O(length of the input). Memory: O(length of the input).
//! - Source: folklore; D. Lemire, "Quickly parsing eight digits" (2018).
//! - Status: every written sequence of integers is read back, for random white space and the
//!   extremes of all widths; random words of signs and digits are read or refused by all integer
//!   types as `FromStr` does; bad and missing words panic with a message that names them.
//! - names: fast reader, fast io, read integers, 快读, 高速入力

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
#[snippet("fast_input", doc_hidden, include = "short_integer")]
pub struct FastInput {
    text: String,
    at: usize,
}

#[snippet("fast_input", doc_hidden)]
impl FastInput {
    /// All of the standard input.
    ///
    /// # Panics
    /// As [`FastInput::new`].
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
    pub fn read<T: std::str::FromStr + 'static>(&mut self) -> T {
        self.read_or_end().expect("the input ends too early")
    }

    /// The next `n` values.
    ///
    /// # Panics
    /// As [`FastInput::read`].
    pub fn read_vec<T: std::str::FromStr + 'static>(&mut self, n: usize) -> Vec<T> {
        (0..n).map(|_| self.read()).collect()
    }

    /// The next value, or `None` at the end of the input.
    ///
    /// # Panics
    /// If the next word, which the message names, is no `T`.
    #[inline]
    pub fn read_or_end<T: std::str::FromStr + 'static>(&mut self) -> Option<T> {
        let bytes = self.text.as_bytes();
        while bytes.get(self.at)?.is_ascii_whitespace() {
            self.at += 1;
        }
        if let Some((number, end)) = short_integer(bytes, self.at) {
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
                self.at = end + 1;
                return value;
            }
        }
        Some(self.parse_word())
    }

    #[inline(never)]
    fn parse_word<T: std::str::FromStr>(&mut self) -> T {
        let rest = &self.text[self.at..];
        let word = rest.split_ascii_whitespace().next().unwrap_or(rest);
        self.at += word.len();
        match word.parse() {
            Ok(value) => value,
            Err(_) => panic!("{word:?} is not of type {}", std::any::type_name::<T>()),
        }
    }
}

/// The integer at `start` and the index of the white space behind it; `None` unless it has 1 to 18
/// digits, perhaps behind a minus sign, and enough text follows to look at eight bytes. Also `None`
/// for `-0`, which no unsigned type takes.
#[snippet("short_integer", doc_hidden)]
#[inline]
fn short_integer(bytes: &[u8], start: usize) -> Option<(i64, usize)> {
    const POWERS: [i64; 8] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000];
    let is_negative = bytes[start] == b'-';
    let first = start + usize::from(is_negative);
    let (mut at, mut number) = (first, 0);
    loop {
        let chunk: &[u8; 8] = bytes.get(at..at + 8)?.try_into().ok()?;
        let digits = u64::from_le_bytes(*chunk) ^ 0x3030_3030_3030_3030;
        let others = (digits.wrapping_add(0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080;
        if others != 0 {
            let count = others.trailing_zeros() / 8;
            if at + count as usize > first + 18 {
                return None;
            }
            let digits = digits << 8 << (56 - 8 * count);
            number = number * POWERS[count as usize] + eight_digits(digits);
            at += count as usize;
            break;
        }
        if at > first + 8 {
            return None;
        }
        number = number * 100_000_000 + eight_digits(digits);
        at += 8;
    }
    let is_whole_word = at > first && bytes[at].is_ascii_whitespace();
    let is_integer = is_whole_word && (number > 0 || !is_negative);
    is_integer.then_some((if is_negative { -number } else { number }, at))
}

/// The number of the decimal digits that are the bytes of `digits`, the last digit in the highest
/// byte.
#[snippet("short_integer", doc_hidden)]
#[inline]
fn eight_digits(digits: u64) -> i64 {
    let pairs = (digits * 10 + (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    ((fours * 10_000 + (fours >> 32)) & 0xffff_ffff) as i64
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

    /// What `read` gives, or `None` if it panics; the word after it must be read next.
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
