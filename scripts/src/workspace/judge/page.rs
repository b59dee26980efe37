//! Address of a page, split into its parts.

/// Address `https://<host>/<word>/<word>?<word>=<word>`.
#[derive(Debug)]
pub struct Page<'a> {
    url: &'a str,
    host: &'a str,
    words: Vec<&'a str>,
}

impl<'a> Page<'a> {
    /// Splits an address. None if it is not a web address.
    pub fn parse(url: &'a str) -> Option<Self> {
        let rest = url
            .strip_prefix("https://")
            .or_else(|| url.strip_prefix("http://"))?;
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let words = path.split(['/', '?', '&', '=', '#']);
        Some(Self {
            url: url.trim_end_matches('/'),
            host,
            words: words.filter(|word| !word.is_empty()).collect(),
        })
    }

    /// The whole address, without a `/` at its end.
    pub fn url(&self) -> &'a str {
        self.url
    }

    /// Words after the host, in order, as the address has them.
    pub fn words(&self) -> Vec<String> {
        self.words.iter().map(ToString::to_string).collect()
    }

    /// Words after the host, in order, with `%41` turned into `A`.
    pub fn decoded_words(&self) -> Vec<String> {
        self.words.iter().map(|word| decoded(word)).collect()
    }

    /// Word that follows `key`.
    fn word_after(&self, key: &str) -> Option<&'a str> {
        let at = self.words.iter().position(|word| *word == key)?;
        self.words.get(at + 1).copied()
    }

    /// Problem in the usual form of an address: `…/problem/<problem>` or `…/problems/<problem>`.
    pub fn problem(&self) -> Option<&'a str> {
        self.word_after("problem").or(self.word_after("problems"))
    }

    /// The longest label of the host: `njupt` of `acm.njupt.edu.cn`.
    pub fn label(&self) -> &'a str {
        let host = self.host.split(':').next().unwrap_or_default();
        host.split('.')
            .rev()
            .max_by_key(|label| label.len())
            .unwrap_or_default()
    }

    /// Words of the address that tell this page from others of its judge, decoded.
    pub fn telling_words(&self) -> Vec<String> {
        const COMMON: &str = "problem problems problemset contest contests task tasks p id pid cid \
            num index show showproblem problem_show problem_id lang locale en ja zh";
        const ENDINGS: [&str; 5] = [".php", ".aspx", ".jsp", ".html", ".htm"];
        let words = self.decoded_words().into_iter().map(|word| {
            let plain = ENDINGS.iter().find_map(|ending| word.strip_suffix(ending));
            plain.map(str::to_string).unwrap_or(word)
        });
        let is_telling = |word: &String| {
            let word = word.to_ascii_lowercase();
            COMMON.split(' ').all(|common| common != word)
        };
        words.filter(is_telling).collect()
    }

    /// Returns whether the page belongs to this domain or to a subdomain.
    pub fn is_on(&self, domain: &str) -> bool {
        let host = self.host.to_ascii_lowercase();
        let below = host.strip_suffix(domain);
        below.is_some_and(|below| below.is_empty() || below.ends_with('.'))
    }
}

/// Number at the beginning of a title such as "892. Steps", "AcWing. 892. Steps" or "100 - Steps".
pub fn number_of(title: &str) -> Option<&str> {
    let mut parts = title.split(". ").flat_map(|part| part.split(" - "));
    let number = parts.by_ref().take(2).find(|part| is_number(part))?;
    parts.next().map(|_| number)
}

/// Letter that a title gives its problem, in lower case: `d` for "AtCoder. D - Stones", `e1` for
/// "Codeforces Gym 100500 E1. Chill Zone".
pub fn letter_of(title: &str) -> Option<String> {
    const ENDS: [char; 6] = ['.', ':', '-', ')', '\u{ff1a}', '\u{3001}'];
    let mut before = ".";
    let mut words = title.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let end = word.find(ENDS).unwrap_or(word.len());
        let (letter, mark) = word.split_at(end);
        let is_marked = !mark.is_empty() || words.peek().is_some_and(|next| *next == "-");
        let begins =
            before.ends_with('.') || is_number(before) || ["Problem", "Task"].contains(&before);
        let is_numbered = words.peek() == Some(&"-") && is_number(letter) && letter.len() <= 3;
        let is_capital = letter.starts_with(|c: char| c.is_ascii_uppercase());
        if is_marked && begins && (is_capital && is_letter(letter) || is_numbered) {
            return Some(letter.to_ascii_lowercase());
        }
        before = word;
    }
    None
}

/// Returns whether the word is a letter, perhaps with a number, or AtCoder's "Ex".
pub fn is_letter(word: &str) -> bool {
    let number = word.strip_prefix(|c: char| c.is_ascii_alphabetic());
    let is_short = |number: &str| number.is_empty() || number.len() <= 2 && is_number(number);
    word.eq_ignore_ascii_case("ex") || number.is_some_and(is_short)
}

/// The word with `%41` turned into `A`.
fn decoded(word: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = word.as_bytes();
    while let [first, behind @ ..] = rest {
        let digits = behind
            .get(..2)
            .and_then(|digits| std::str::from_utf8(digits).ok());
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let byte = byte.filter(|_| *first == b'%');
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &behind[2..] } else { behind };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Returns whether the word consists of digits, at least one.
pub fn is_number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_belongs_to_a_domain_and_not_to_one_that_ends_alike() {
        let page = |url| Page::parse(url).unwrap();
        assert!(page("https://codeforces.com/contest/1").is_on("codeforces.com"));
        assert!(page("https://www.luogu.com.cn/problem/P1").is_on("luogu.com.cn"));
        assert!(!page("https://evilcodeforces.com/contest/1").is_on("codeforces.com"));
        assert!(Page::parse("file:///etc/passwd").is_none());
    }

    #[test]
    fn the_letter_is_that_of_the_title() {
        for (title, letter) in [
            ("AtCoder. D - 石取り大作戦", Some("d")),
            ("Codeforces. E1. Chill Zone", Some("e1")),
            ("Codeforces Gym 100500 E. IBM Chill Zone", Some("e")),
            ("Kattis. Problem A - Oktalni", Some("a")),
            ("Ex - Manhattan Christmas Tree", Some("ex")),
            ("AtCoder. Ex - Manhattan Christmas Tree", Some("ex")),
            ("AtCoder. 001 - Yokan Party", Some("001")),
            ("B16 - Frog 1", Some("b16")),
            ("Extra - Nim", None),
            ("B-取石子", Some("b")),
            ("A: 硕鼠", Some("a")),
            ("POJ. A+B Problem", None),
            ("Plan B. Nim", None),
            ("CSES. Stick Game", None),
        ] {
            assert_eq!(letter_of(title).as_deref(), letter, "{title}");
        }
        assert_eq!(number_of("AcWing. 892. Steps"), Some("892"));
        assert_eq!(number_of("892. Steps"), Some("892"));
        assert_eq!(number_of("100 - The 3n + 1 problem"), Some("100"));
        assert_eq!(number_of("892"), None);
    }

    #[test]
    fn the_words_that_tell_a_page_are_decoded() {
        let words = |url| Page::parse(url).unwrap().telling_words();
        assert_eq!(
            words("https://uoj.ac/contest/50/problem/495"),
            ["50", "495"]
        );
        assert_eq!(
            words("http://a.b/problem.php?cid=3659&pid=0"),
            ["3659", "0"]
        );
        assert_eq!(
            words("http://a.b/CH%20Round/%E6%97%A7%"),
            ["CH Round", "旧%"]
        );
    }
}
