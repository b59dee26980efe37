//! Texts of states, each with a number: the first text is 0.

/// Texts and their numbers. Texts lie one behind the other, and a hash table finds them.
#[derive(Default)]
pub struct Texts {
    bytes: Vec<u8>,
    ends: Vec<usize>,
    /// The length is a power of two, and at most three quarters of the entries are taken.
    table: Vec<Entry>,
    /// Spellings of lists of numbers that have been seen: before, between and after the numbers.
    spellings: Vec<[String; 3]>,
}

/// Entry of the hash table.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    /// Number of the text, plus one; 0 if the entry is free.
    number: u32,
}

/// Bytes of a text that is a key itself. A lookup of a longer text must read it, which costs more
/// than all else where texts are many.
const SHORT: usize = 7;

/// Mark of a key that is no text.
const IS_LONG: u64 = 1 << 63;

impl Texts {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn get(&self, number: u32) -> &str {
        std::str::from_utf8(self.bytes_of(number)).expect("texts are added as UTF-8")
    }

    fn bytes_of(&self, number: u32) -> &[u8] {
        let at = number as usize;
        &self.bytes[self.start(at)..self.ends[at]]
    }

    fn start(&self, at: usize) -> usize {
        at.checked_sub(1).map_or(0, |before| self.ends[before])
    }

    /// Counts the bytes of the texts from this number on, without ends of lines.
    pub fn bytes_from(&self, number: usize) -> usize {
        self.bytes.len() - self.start(number)
    }

    /// Returns the number of a text, or where it belongs in the table.
    fn place(&self, text: &[u8], key: u64) -> Result<u32, usize> {
        let mask = self.table.len() - 1;
        let mut at = mixed(key) as usize & mask;
        loop {
            let entry = self.table[at];
            let Some(number) = entry.number.checked_sub(1) else {
                return Err(at);
            };
            let is_same = || key & IS_LONG == 0 || self.bytes_of(number) == text;
            if entry.key == key && is_same() {
                return Ok(number);
            }
            at = (at + 1) & mask;
        }
    }

    pub fn find(&self, text: &[u8]) -> Option<u32> {
        let number = (!self.table.is_empty()).then(|| self.place(text, key(text)));
        number.and_then(Result::ok)
    }

    /// Returns the number of a text, which is added if it's new. Returns `None` if it's no UTF-8.
    pub fn number(&mut self, text: &[u8]) -> Option<u32> {
        if self.table.len() * 3 < 4 * (self.len() + 1) {
            self.grow();
        }
        let key = key(text);
        match self.place(text, key) {
            Ok(number) => Some(number),
            Err(at) => {
                std::str::from_utf8(text).ok()?;
                let number = u32::try_from(self.len()).expect("a limit ends the search earlier");
                self.bytes.extend_from_slice(text);
                self.ends.push(self.bytes.len());
                self.table[at] = Entry {
                    key,
                    number: number + 1,
                };
                Some(number)
            }
        }
    }

    fn grow(&mut self) {
        let length = (2 * self.table.len()).max(16);
        let old = std::mem::replace(&mut self.table, vec![Entry::default(); length]);
        for entry in old.into_iter().filter(|entry| entry.number > 0) {
            let mut at = mixed(entry.key) as usize & (length - 1);
            while self.table[at].number > 0 {
                at = (at + 1) & (length - 1);
            }
            self.table[at] = entry;
        }
    }

    /// Returns a text that lists the same numbers as a new one in another spelling, such as `3,4`
    /// beside `3 4`.
    pub fn spelled_otherwise(&mut self, new: u32) -> Option<u32> {
        const MOST_SPELLINGS: usize = 8;
        let text = self.get(new);
        let are_plain = match &self.spellings[..] {
            [only] => only.iter().all(String::is_empty),
            _ => false,
        };
        if are_plain && text.bytes().all(|byte| byte.is_ascii_digit()) {
            return None; // the usual case, and a quick one
        }
        let spelling = spelling(text)?;
        let is_alone = spelling[1].is_empty();
        let others = self.spellings.iter().filter(|it| it.each_ref() != spelling);
        let others = others.filter(|[_, between, _]| between.is_empty() == is_alone);
        let mut others = others.peekable();
        let found = others.peek().is_some().then(|| {
            let numbers = text.split(is_no_digit).filter(|it| !it.is_empty());
            let numbers: Vec<&str> = numbers.collect();
            others.find_map(|[before, between, after]| {
                let text = format!("{before}{}{after}", numbers.join(between));
                self.find(text.as_bytes())
            })
        });
        let is_new = self.spellings.iter().all(|it| it.each_ref() != spelling);
        if is_new && self.spellings.len() < MOST_SPELLINGS {
            let spelling = spelling.map(str::to_owned);
            self.spellings.push(spelling);
        }
        found.flatten()
    }
}

fn is_no_digit(c: char) -> bool {
    !c.is_ascii_digit() && c != '-'
}

/// Returns how a list of numbers is written: the texts before it, between two numbers and after it.
/// Returns `None` for other texts, and for lists with different separators, which may have a
/// meaning.
fn spelling(text: &str) -> Option<[&str; 3]> {
    let is_sign = |byte| b"0123456789- ,\t()[]".contains(&byte);
    if !text.bytes().all(is_sign) {
        return None;
    }
    let is_digit = |c: char| !is_no_digit(c);
    let start = text.find(is_digit)?;
    let end = text.rfind(is_digit)? + 1;
    let separators = text[start..end].split(is_digit);
    let mut separators = separators.filter(|it| !it.is_empty());
    let between = separators.next().unwrap_or_default();
    let is_list = !between.contains(['(', ')', '[', ']']) && separators.all(|it| it == between);
    is_list.then_some([&text[..start], between, &text[end..]])
}

/// Returns a short text with its length, or a hash of a longer one.
fn key(text: &[u8]) -> u64 {
    let word = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    };
    if text.len() <= SHORT {
        return word(text) | (text.len() as u64) << 56;
    }
    let words = text.chunks(8).map(word);
    IS_LONG | words.fold(text.len() as u64, |hash, word| mixed(hash ^ word))
}

/// Mixes the bits of a word, as MurmurHash3 ends.
fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    let word = (word ^ word >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    word ^ word >> 33
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_one_number() {
        let mut texts = Texts::default();
        for round in 0..2 {
            for number in 0..5000_u32 {
                let text = format!("{number}{}", &"-and so on"[..number as usize % 10]);
                assert_eq!(texts.number(text.as_bytes()), Some(number), "round {round}");
                assert_eq!(texts.get(number), text);
            }
        }
        assert_eq!(texts.len(), 5000);
        assert_eq!(texts.find(b"17-and so"), Some(17));
        assert_eq!(texts.find(b"5000"), None);
        assert_eq!(texts.number(b"\xff"), None);
        assert_eq!(texts.number(b""), Some(5000));
    }

    /// Returns whether the second of two new texts is taken for the first one in another spelling.
    fn are_one(first: &str, second: &str) -> bool {
        let mut texts = Texts::default();
        let [a, b] = [first, second].map(|text| texts.number(text.as_bytes()).unwrap());
        assert_eq!(texts.spelled_otherwise(a), None);
        texts.spelled_otherwise(b) == Some(a)
    }

    #[test]
    fn lists_of_the_same_numbers_are_told_apart_only_by_their_spelling() {
        for (first, second) in [
            ("3 4", "3,4"),
            ("3 4", "(3, 4)"),
            ("[3, -4]", "3 -4"),
            ("7", "(7)"),
            ("3 4", "3  4"),
        ] {
            assert!(are_one(first, second) && are_one(second, first), "{first}");
        }
        for (first, second) in [
            ("0011", "11"),
            ("3|4 5", "3 4|5"),
            ("1,2 3", "1 2,3"),
            ("[[3], [4]]", "[[3, 4]]"),
            ("X X", "X,X"),
            ("3 4", "(4, 3)"),
        ] {
            assert!(
                !are_one(first, second) && !are_one(second, first),
                "{first}"
            );
        }
    }
    #[test]
    fn so_many_spellings_are_known_and_no_more() {
        let spelled = |at: usize, numbers: &str| " ".repeat(at) + numbers;
        let mut texts = Texts::default();
        let mut number = |text: String| {
            let new = texts.number(text.as_bytes()).unwrap();
            texts.spelled_otherwise(new)
        };
        for at in 0..10 {
            assert_eq!(number(spelled(at, &at.to_string())), None);
        }
        for at in 0..10 {
            let known = (at < 8).then_some(at as u32);
            assert_eq!(number(format!("[{at}]")), known, "{at}");
        }
    }
}
