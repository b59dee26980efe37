//! The index: which modules, problems and games a text is about, be it a few words or the whole
//! statement of a problem.
//!
//! An entry is as good as BM25 says, with its usual constants. A term is the stem of a word, or two
//! neighbouring stems in a sentence. A problem speaks for the modules of its solution.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use crate::entry::{Entry, Kind};
use crate::ids;
use crate::statement::sentences;
use crate::words::{if_near, is_east_asian, is_empty, is_known, nearest_of, stem, words};

/// Returns how often an entry has each term.
fn frequencies(entry: &Entry) -> HashMap<String, f64> {
    let listed = |names: &str| names.replace(',', ".\n");
    let (games, names) = (listed(&entry.games), listed(&entry.names));
    // `f` of `cf2181_f` is no word.
    let name = entry.name.split('_').filter(|it| it.len() > 1);
    let name = Vec::from_iter(name).join(" ");
    let own = format!(
        "{name}.\n{}.\n{games}.\n{names}.\n{}",
        entry.title, entry.text
    );
    let mut times: HashMap<String, f64> = HashMap::new();
    for (text, weight) in [(&own, 1.0), (&entry.proof, PROOF)] {
        for term in terms(text) {
            *times.entry(term).or_default() += weight;
        }
    }
    times
}

/// Returns the stems of each phrase of two words or more among the names of a module.
fn phrases(entry: &Entry) -> Vec<Vec<String>> {
    if entry.kind != Kind::Module {
        return Vec::new();
    }
    let stems = entry
        .names
        .split(',')
        .map(|it| Vec::from_iter(stems_of(it)));
    stems.filter(|it| it.len() > 1).collect()
}

/// Returns the stems of the words that say something.
fn stems_of(text: &str) -> BTreeSet<String> {
    let words = words(text);
    let words = without_turns(&words).filter(|word| !is_empty(word));
    words.map(|word| stem(word)).collect()
}

/// An entry that a text is about.
#[derive(Debug, Clone, Copy)]
pub struct Hit<'a> {
    pub entry: &'a Entry,
    /// `true` if the text is its name, or contains the name of its problem.
    pub is_called: bool,
    pub score: f64,
    /// The part of the text's words that the entry has, from 0 to 1, where rare words count more.
    pub covered: f64,
}

/// Entries by their terms.
#[derive(Debug, Default)]
pub struct Index {
    entries: Vec<Entry>,
    /// Term → the entries that have it, with the weight of its frequency there.
    postings: HashMap<String, Vec<(usize, f64)>>,
    /// Of each entry, the places of the modules that its solution uses, without tools.
    used: Vec<Vec<usize>>,
    /// Names of problems in addresses and elsewhere, and where they are.
    ids: HashMap<String, usize>,
    /// Of each entry, the words of each name.
    names: Vec<Vec<Vec<String>>>,
    /// Of each module, the stems of each phrase among its names.
    phrases: Vec<Vec<Vec<String>>>,
}

/// How much a term of a proof counts beside a term of the rules.
const PROOF: f64 = 0.3;

/// How much a pair of neighbours counts beside a word.
const PAIR: f64 = 0.6;

/// How much a word of a statement counts that is no term of the catalogue: a letter, a number, or a
/// word of its story.
const FOREIGN: f64 = 0.5;

/// How much a phrase counts that people use for a module.
const PHRASE: f64 = 2.0;

/// How much Nim counts in a statement.
const NIM: f64 = 0.85;

impl Index {
    /// Indexes the texts of these entries.
    pub fn new(entries: Vec<Entry>) -> Self {
        let texts: Vec<HashMap<String, f64>> = entries.iter().map(frequencies).collect();
        let lengths = texts.iter().map(|it| it.values().sum::<f64>());
        let lengths: Vec<f64> = lengths.collect();
        let mean = lengths.iter().sum::<f64>() / texts.len() as f64;
        let mut postings: HashMap<String, Vec<(usize, f64)>> = HashMap::new();
        for (i, text) in texts.into_iter().enumerate() {
            for (term, times) in text {
                let weight = 2.2 * times / (times + 1.2 * (0.25 + 0.75 * lengths[i] / mean));
                postings.entry(term).or_default().push((i, weight));
            }
        }
        let is_named = |it: &&Entry| it.kind == Kind::Module && !it.is_tool();
        let places = entries.iter().zip(0..).filter(|(it, _)| is_named(it));
        let places: HashMap<&str, usize> = places.map(|(it, i)| (it.name.as_str(), i)).collect();
        let used = |entry: &Entry| {
            let places = entry.uses.iter().map(|it| places.get(it.as_str()).copied());
            places.flatten().collect()
        };
        let used = entries.iter().map(used).collect();
        let phrases = entries.iter().map(phrases).collect();
        let names = entries.iter().map(Entry::all_names).collect();
        let problems = entries
            .iter()
            .zip(0..)
            .filter(|(it, _)| it.kind == Kind::Problem);
        let ids = problems.flat_map(|(it, i)| ids::names(it).into_iter().map(move |id| (id, i)));
        let ids = ids.collect();
        Self {
            entries,
            postings,
            used,
            phrases,
            ids,
            names,
        }
    }

    /// Returns all entries, in their given order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns how much a term says: the rarer, the more.
    fn rarity(&self, term: &str) -> f64 {
        let having = self.postings.get(term).map_or(0, Vec::len) as f64;
        (1.0 + (self.entries.len() as f64 - having + 0.5) / (having + 0.5)).ln()
    }

    /// Returns the entries that a text is about, best first, as if the problem `without` didn't
    /// exist. An entry whose name is the text comes first.
    ///
    /// A module is as good as its own text and the problems that it solves, together by the root of
    /// the sum of fourth powers: what is most like the text decides. A sum would put what many
    /// solutions use before what this one needs.
    pub fn search(&self, text: &str, without: Option<&str>) -> Vec<Hit<'_>> {
        let mut scores = vec![(0.0, 0.0); self.entries.len()];
        let mut whole = 0.0;
        let is_statement = words(text).len() >= STATEMENT;
        for term in terms(text).into_iter().collect::<BTreeSet<_>>() {
            let is_pair = term.contains(' ');
            let rarity = self.rarity(&term);
            let counted = if is_pair { 0.0 } else { rarity };
            let mut speaks = if is_pair { PAIR * rarity } else { rarity };
            if is_statement && !term.split(' ').all(|it| is_known(it) && !is_variable(it)) {
                speaks *= FOREIGN;
            }
            whole += counted;
            for (i, weight) in self.postings.get(&term).into_iter().flatten() {
                scores[*i].0 += speaks * weight;
                scores[*i].1 += counted;
            }
        }
        if let Some(place) = self.entries.iter().position(|it| without == Some(&it.name)) {
            scores[place] = (0.0, 0.0);
        }
        let mut best = vec![0.0_f64; self.entries.len()];
        for (used, (score, _)) in self.used.iter().zip(&scores) {
            for &module in used {
                best[module] += (score / (used.len() as f64).sqrt()).powi(4);
            }
        }
        if is_statement {
            for ((it, said), entry) in scores
                .iter_mut()
                .zip(self.phrases_in(text))
                .zip(&self.entries)
            {
                it.0 += PHRASE * said;
                // Nearly every statement about heaps has the words of Nim.
                it.0 *= if entry.name == "nim" { NIM } else { 1.0 };
            }
        }
        let named = self.problems_named_in(text);
        let asked = words(text);
        let is_called = |i: usize| named.contains(&i) || self.names[i].contains(&asked);
        let hits = self.entries.iter().zip(0..).zip(best).zip(scores);
        let hits = hits.map(|(((entry, i), best), (own, covered))| Hit {
            entry,
            score: (own.powi(4) + best).sqrt().sqrt(),
            covered: covered / whole,
            is_called: is_called(i),
        });
        let mut hits: Vec<Hit> = hits.filter(|it| it.score > 0.0 || it.is_called).collect();
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        hits.sort_by_key(|hit| !hit.is_called);
        hits
    }

    /// Returns the places of the problems whose numbers or addresses a short text contains.
    fn problems_named_in(&self, text: &str) -> Vec<usize> {
        let ids = ids::named_in(text);
        ids.iter()
            .filter_map(|it| self.ids.get(it).copied())
            .collect()
    }

    /// Returns whether the text contains the number or the address of a problem.
    pub fn is_named(&self, text: &str) -> bool {
        !self.problems_named_in(text).is_empty()
    }

    /// Returns whether the words contain a name of this entry.
    pub fn is_mentioned(&self, entry: &Entry, words: &[String]) -> bool {
        let place = self.entries.iter().position(|it| std::ptr::eq(it, entry));
        let names = place.map_or(&[][..], |it| &self.names[it]);
        names
            .iter()
            .any(|name| words.windows(name.len()).any(|part| part == name))
    }

    /// Returns, for each entry, how much the phrase of its names says that a statement has in two
    /// successive sentences, whatever the order of its words.
    fn phrases_in(&self, text: &str) -> Vec<f64> {
        let sentences: Vec<BTreeSet<String>> = sentences(text).map(stems_of).collect();
        let mut windows: Vec<BTreeSet<&String>> = sentences
            .windows(2)
            .map(|it| it.iter().flatten().collect())
            .collect();
        if windows.is_empty() {
            windows.extend(sentences.first().map(|it| it.iter().collect()));
        }
        let score = |phrase: &Vec<String>| {
            let all: f64 = phrase.iter().map(|it| self.rarity(it)).sum();
            let had = windows.iter().map(|window| {
                let had = phrase.iter().filter(|it| window.contains(it));
                had.map(|it| self.rarity(it)).sum::<f64>()
            });
            let had = had.fold(0.0, f64::max);
            had * (had / all).powi(4)
        };
        let best = |phrases: &Vec<Vec<String>>| phrases.iter().map(score).fold(0.0, f64::max);
        self.phrases.iter().map(best).collect()
    }

    /// Returns the sentence of a text that speaks most for an entry.
    pub fn sentence<'a>(&self, text: &'a str, name: &str) -> &'a str {
        let Some(place) = self.entries.iter().position(|it| it.name == name) else {
            return "";
        };
        let users = |i: &usize| *i == place || self.used[*i].contains(&place);
        let score = |sentence: &str| {
            let scored = terms(sentence).into_iter().collect::<BTreeSet<_>>();
            let scored = scored.iter().map(|term| {
                let having = self.postings.get(term).into_iter().flatten();
                let weights = having.filter(|(i, _)| users(i)).map(|it| it.1);
                self.rarity(term) * weights.fold(0.0, f64::max)
            });
            scored.sum::<f64>()
        };
        let scored = sentences(text).map(|sentence| (score(sentence), sentence));
        let best = scored.max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.map_or("", |(_, sentence)| sentence.trim())
    }

    /// Returns whether an entry has this word.
    fn has(&self, word: &str) -> bool {
        is_empty(word) || self.postings.contains_key(&stem(word))
    }

    /// Words of titles and names: what a mistyped word may have meant.
    fn keywords(&self) -> BTreeSet<String> {
        let texts = self.entries.iter();
        let texts = texts.flat_map(|it| [&it.name, &it.title, &it.games, &it.names]);
        let is_typed = |word: &String| {
            word.len() > 2
                && word.chars().any(char::is_alphabetic)
                && !word.chars().any(is_east_asian)
        };
        texts.flat_map(|it| words(it)).filter(is_typed).collect()
    }

    /// Returns whether an entry has one of these words.
    pub fn has_any(&self, words: &[String]) -> bool {
        words.iter().any(|word| !is_empty(word) && self.has(word))
    }

    /// The message that nothing has these words, with similar words that may be meant.
    pub fn hint(&self, query: &[String]) -> String {
        let mut known: Vec<String> = self.keywords().into_iter().collect();
        // A plural is left out if its singular is there.
        known.dedup_by(|b, a| b.strip_suffix('s').unwrap_or(b) == *a);
        let missing = query.iter().filter(|word| !self.has(word));
        let missing: Vec<String> = missing
            .map(|word| format!("`{word}`{}", if_near(word, &known)))
            .collect();
        if missing.is_empty() {
            return "these words describe no game; add others, such as `two heaps`".into();
        }
        format!("nothing has {}", missing.join(" or "))
    }

    /// The text with each unknown word replaced by the most similar known one, if any is similar.
    /// Most typing mistakes are one letter too many, too few or wrong. Another number is another
    /// thing, not a mistake: `1376f` isn't `1375f`.
    pub fn corrected(&self, text: &str) -> String {
        let query = words(text);
        if query.iter().all(|word| self.has(word)) {
            return text.to_string();
        }
        let known: Vec<String> = self.keywords().into_iter().collect();
        let correct = |word: String| {
            if self.has(&word) || word.contains(|c: char| c.is_ascii_digit()) {
                word
            } else {
                nearest_of(&word, &known).unwrap_or(word)
            }
        };
        query.into_iter().map(correct).collect::<Vec<_>>().join(" ")
    }
}

/// A text with this many words is a statement.
pub const STATEMENT: usize = 12;

/// Returns whether it is a letter or a number, which seldom says much in a statement.
fn is_variable(stem: &str) -> bool {
    stem != "k" && (stem.len() == 1 || stem.bytes().all(|it| it.is_ascii_digit()))
}

/// Returns the stems of the words that say something, and pairs of neighbours in a sentence.
fn terms(text: &str) -> Vec<String> {
    let mut terms = Vec::new();
    for sentence in sentences(text) {
        let mut words = words(sentence);
        if let Some(ending) = ending(&words) {
            if ending == Ending::Misere {
                terms.push("misere".to_string());
            }
            // Nearly every game ends so.
            words.retain(|word| !ROLES.contains_key(word.as_str()));
        }
        let stems = without_turns(&words).filter(|word| !is_empty(word));
        let stems: Vec<String> = stems.map(|word| stem(word)).collect();
        terms.extend(stems.windows(2).map(|pair| pair.join(" ")));
        terms.extend(stems);
    }
    terms
}

/// Drops the `turn` of players: `take turns` neither takes nor turns anything.
fn without_turns(words: &[String]) -> impl Iterator<Item = &String> {
    let is_kept = |at: &usize| {
        let takes = words[*at].starts_with("tak") && is_turn(words, at + 1);
        !takes && !is_turn(words, *at)
    };
    (0..words.len()).filter(is_kept).map(|at| &words[at])
}

/// Returns whether the word at this place is the turn of a player.
fn is_turn(words: &[String], at: usize) -> bool {
    const BEFORE: &str = "in a each every his her their my per on one the first next this take takes taking of alternate";
    let is_one = |word: &String| ["turn", "turns"].contains(&word.as_str());
    let before = at.checked_sub(1).and_then(|it| words.get(it));
    words.get(at).is_some_and(is_one)
        && before.is_some_and(|word| BEFORE.split(' ').any(|it| it == word))
}

/// How a sentence says that play ends.
#[derive(PartialEq)]
enum Ending {
    /// A player who can't move loses, or the last move wins.
    Normal,
    Misere,
}

/// What a word says about the end of play.
#[derive(Clone, Copy, PartialEq)]
enum Role {
    Wins,
    Loses,
    Last,
    Stuck,
}

static ROLES: LazyLock<HashMap<&str, Role>> = LazyLock::new(|| {
    let roles = [
        (
            Role::Wins,
            "win wins winner won winning 赢 胜 获胜 胜者 胜利 勝 勝ち 勝つ 勝利 勝者",
        ),
        (
            Role::Loses,
            "lose loses loser losing 输 败 负 判负 败者 負 負け 負ける 敗者 敗北",
        ),
        (Role::Last, "last final 最后 最後"),
        (Role::Stuck, "cannot cant unable 不能 无法"),
    ];
    let words = roles.into_iter();
    words
        .flat_map(|(role, words)| words.split(' ').map(move |it| (it, role)))
        .collect()
});

/// Returns the end of play that a sentence tells.
fn ending(words: &[String]) -> Option<Ending> {
    let roles: Vec<Role> = words
        .iter()
        .filter_map(|it| ROLES.get(it.as_str()).copied())
        .collect();
    let has = |role| roles.contains(&role);
    let (wins, loses) = (has(Role::Wins), has(Role::Loses));
    match (has(Role::Last), has(Role::Stuck)) {
        _ if wins == loses => None,
        (true, _) => Some(if wins { Ending::Normal } else { Ending::Misere }),
        (_, true) => Some(if wins { Ending::Misere } else { Ending::Normal }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(name: &str, title: &str, text: &str) -> Entry {
        Entry {
            name: name.into(),
            title: title.into(),
            text: text.into(),
            ..Entry::default()
        }
    }

    fn found(entries: &[Entry], text: &str) -> Vec<String> {
        let index = Index::new(entries.to_vec());
        let hits = index.search(text, None);
        hits.iter().map(|hit| hit.entry.name.clone()).collect()
    }

    fn collection() -> [Entry; 4] {
        let problem = |name: &str, text: &str, module: &str| Entry {
            kind: Kind::Problem,
            uses: vec![module.into()],
            ..entry(name, "", text)
        };
        [
            entry("wythoff", "Wythoff's game", "Two heaps of stones."),
            entry("generalized_wythoff", "Wythoff's game, generalised", ""),
            entry("tree_sg", "Trees on the ground", "Cut an edge."),
            problem("cf1_a", "A queen goes to the corner.", "wythoff"),
        ]
    }

    #[test]
    fn words_are_found_in_any_form_and_not_all_must_be_there() {
        assert_eq!(found(&collection(), "cutting EDGES"), ["tree_sg"]);
        assert_eq!(found(&collection(), "piles of dragons"), ["wythoff"]);
        assert!(found(&collection(), "zebra").is_empty());
    }

    #[test]
    fn an_entry_whose_name_is_the_text_comes_first() {
        assert_eq!(found(&collection(), "wythoff")[0], "wythoff");
        let longer = "generalized wythoff";
        assert_eq!(found(&collection(), longer)[0], "generalized_wythoff");
    }

    #[test]
    fn a_rare_word_says_more_than_one_that_all_have() {
        let entries = ["of gold", "and stairs", "again"];
        let entries = entries.map(|title| entry(title, &format!("Heaps {title}"), ""));
        assert_eq!(found(&entries, "heaps stairs")[0], "and stairs");
    }

    #[test]
    fn neighbours_say_more_than_two_words_apart() {
        let entries = [
            entry("apart", "", "Two rows. Some heaps."),
            entry("near", "", "Some rows. Two heaps."),
        ];
        assert_eq!(found(&entries, "two heaps")[0], "near");
    }

    #[test]
    fn a_problem_speaks_for_its_module_unless_it_is_left_out() {
        let index = Index::new(collection().to_vec());
        let statement = "You have a board. A queen moves.";
        let hits = index.search(statement, None);
        let names: Vec<&str> = hits.iter().map(|hit| hit.entry.name.as_str()).collect();
        assert_eq!(names, ["wythoff", "cf1_a"]);
        assert_eq!(index.sentence(statement, "wythoff"), "A queen moves.");
        assert!(index.search(statement, Some("cf1_a")).is_empty());
    }

    #[test]
    fn what_is_unknown_counts_among_the_words_of_a_text() {
        let index = Index::new(collection().to_vec());
        let covered = |text: &str| index.search(text, None)[0].covered;
        assert!((covered("ground") - 1.0).abs() < 1e-9);
        assert!(covered("ground zebra") < 0.5);
    }

    #[test]
    fn a_mistyped_word_is_corrected_and_a_hint_names_what_is_near() {
        let index = Index::new(collection().to_vec());
        assert_eq!(index.corrected("withoff zebra tree"), "wythoff zebra tree");
        let hint = index.hint(&["withoff".into(), "zebra".into()]);
        assert_eq!(
            hint,
            "nothing has `withoff` (did you mean `wythoff`?) or `zebra`"
        );
        assert!(index.hint(&["wythoff".into()]).starts_with("these words"));
    }
}
