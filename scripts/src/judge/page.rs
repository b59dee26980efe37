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

    /// Words after the host, in order.
    pub fn words(&self) -> &[&'a str] {
        &self.words
    }

    /// Word that follows `key`.
    pub fn word_after(&self, key: &str) -> Option<&'a str> {
        let at = self.words.iter().position(|word| *word == key)?;
        self.words.get(at + 1).copied()
    }

    /// Problem in the usual form of an address: `…/problem/<problem>` or `…/problems/<problem>`.
    pub fn problem(&self) -> Option<&'a str> {
        self.word_after("problem").or(self.word_after("problems"))
    }

    /// Whether the page belongs to this domain or to a subdomain.
    pub fn is_on(&self, domain: &str) -> bool {
        let below = self.host.strip_suffix(domain);
        below.is_some_and(|below| below.is_empty() || below.ends_with('.'))
    }
}

/// Number at the beginning of a title such as "892. Steps".
pub fn number_of(title: &str) -> Option<&str> {
    let (number, _) = title.split_once('.')?;
    is_number(number).then_some(number)
}

/// Whether the word consists of digits, at least one.
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
}
