//! What `cargo x list` and the box of the site answer.

use crate::entry::{Entry, Kind};
use crate::index::{Hit, Index, STATEMENT};
use crate::statement::{is_about_play, rules};
use crate::takes::{Rule, plain_rule};
use crate::words::{stem, words};

/// What a text was taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    Rule,
    Octal,
    Numbers,
    Statement,
    Words,
}

/// Answer to a text.
#[derive(Debug)]
pub struct Answer<'a> {
    pub taken: Taken,
    /// Game to explore, if there is one.
    pub explore: Option<String>,
    /// Entries that the text is about, best first; each kind is together, and the kind that answers
    /// best comes first.
    pub found: Vec<&'a Entry>,
    /// `true` if the text names an entry.
    pub is_named: bool,
    /// The second module, if it's nearly as good as the first.
    pub doubt: Option<&'a Entry>,
    /// Sentence of a statement that speaks most for the first module.
    pub sentence: String,
}

/// Least share of the words asked for that an entry must contain.
const COVERED: f64 = 0.45;

/// A score below this part of the best says too little.
const LEAST: f64 = 0.35;

/// Two modules whose scores have at least this ratio are both possible.
const DOUBT: f64 = 0.9;

impl Answer<'_> {
    /// Iterates over the entries of this kind, best first.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Entry> {
        self.found.iter().copied().filter(move |it| it.kind == kind)
    }
}

impl Index {
    /// Says what a text is, and what it is about: nothing if no game is recognised.
    pub fn answer(&self, text: &str) -> Answer<'_> {
        let text = text.trim();
        let taken = taken_for(text);
        let stated = rules(text);
        // A rule that was read decides, unless the text says more than it.
        let rule = plain_rule(&stated).filter(|rule| !says_more(&stated, rule));
        let explore = match taken {
            Taken::Rule | Taken::Octal => Some(text.to_string()),
            Taken::Numbers => None,
            Taken::Statement | Taken::Words => rule.as_ref().map(|it| it.game.clone()),
        };
        let asked = match taken {
            Taken::Rule | Taken::Numbers => String::new(),
            Taken::Octal => "octal games".to_string(),
            Taken::Statement => stated,
            Taken::Words if self.is_named(text) => text.to_string(),
            Taken::Words => self.corrected(text),
        };
        let mut hits = self.ranked(&asked, rule.as_ref());
        let words = words(&asked);
        let is_fit = |hit: &&Hit| match taken {
            Taken::Statement => true,
            _ => hit.is_called || hit.covered >= COVERED,
        };
        let is_named = hits.iter().any(|hit| hit.is_called);
        let is_known = match taken {
            Taken::Statement => is_named || is_about_play(&asked),
            _ => rule.is_some() || hits.iter().any(|hit| is_fit(&hit)),
        };
        if !is_known {
            hits.clear();
        }
        hits.retain(|hit| {
            !hit.entry.is_tool()
                || self.is_mentioned(hit.entry, &words)
                || taken == Taken::Words && hit.covered > 0.8
        });
        let found = of_each_kind(&hits, taken == Taken::Words && self.is_named(text));
        let mut modules = hits.iter().filter(|it| it.entry.kind == Kind::Module);
        let doubt = match (modules.next(), modules.next()) {
            (Some(one), Some(other)) if taken == Taken::Statement && !is_named => {
                (other.score >= DOUBT * one.score).then_some(other.entry)
            }
            _ => None,
        };
        let first = found.iter().find(|it| it.kind == Kind::Module);
        let sentence = match (taken, first) {
            (Taken::Statement, Some(module)) => self.sentence(text, &module.name).to_string(),
            _ => String::new(),
        };
        Answer {
            taken,
            explore,
            found,
            is_named,
            doubt,
            sentence,
        }
    }

    /// Searches entries, best first. The module of a rule that was read gets the best module's
    /// score besides its own.
    fn ranked(&self, asked: &str, rule: Option<&Rule>) -> Vec<Hit<'_>> {
        let mut hits = self.search(asked, None);
        if let Some(rule) = rule {
            let modules = hits.iter().filter(|it| it.entry.kind == Kind::Module);
            let best = modules.map(|it| it.score).fold(0.0, f64::max);
            for hit in hits.iter_mut().filter(|it| it.entry.name == rule.module) {
                hit.score += best;
            }
        }
        hits.sort_by(|a, b| {
            (b.is_called, b.score)
                .partial_cmp(&(a.is_called, a.score))
                .expect("scores are numbers")
        });
        hits
    }
}

/// Lists the entries that fit well enough, a kind after the other, the best kind first. If a
/// problem's number was given, only its modules are listed beside it.
fn of_each_kind<'a>(hits: &[Hit<'a>], has_number: bool) -> Vec<&'a Entry> {
    let of_kind = |kind| hits.iter().filter(move |it| it.entry.kind == kind);
    let is_called = |kind| of_kind(kind).next().is_some_and(|it| it.is_called);
    let named = of_kind(Kind::Problem).filter(|it| it.is_called && has_number);
    let named: Vec<&Entry> = named.map(|it| it.entry).collect();
    let is_asked = |entry: &Entry| match entry.kind {
        Kind::Problem => named.is_empty() || !is_called(Kind::Problem),
        _ => named.is_empty() || named.iter().any(|it| it.uses.contains(&entry.name)),
    };
    let fits = |kind: Kind| {
        let least = LEAST * of_kind(kind).map(|it| it.score).fold(0.0, f64::max);
        let fits = of_kind(kind).filter(move |it| {
            let is_fit = it.score >= least && kind != Kind::Lesson;
            it.is_called || is_fit && is_asked(it.entry)
        });
        fits.map(|it| it.entry).collect::<Vec<_>>()
    };
    let mut kinds = [Kind::Module, Kind::Problem, Kind::Game, Kind::Lesson];
    kinds.sort_by_key(|kind| !is_called(*kind));
    kinds.into_iter().flat_map(fits).collect()
}

/// Returns whether a text speaks of what this rule lacks: scores, places, the move before; a split,
/// where the rule only takes.
fn says_more(text: &str, rule: &Rule) -> bool {
    const MORE: &str =
        "score circle tree graph vertex board visited colour red blue previous replace expected";
    let stems: Vec<String> = words(text).iter().map(|word| stem(word)).collect();
    let has = |it: &str| stems.iter().any(|stem| stem == it);
    MORE.split(' ').any(has) || rule.module == "subtraction" && has("split")
}

fn taken_for(text: &str) -> Taken {
    let is_code = |rest: &str| rest.chars().all(|it| it.is_ascii_digit()) && !rest.is_empty();
    let parts = text
        .split([' ', ',', ';', '\n', '\t'])
        .filter(|it| !it.is_empty());
    let parts: Vec<&str> = parts.collect();
    let is_number =
        |part: &&str| part.parse::<i64>().is_ok() || ["W", "L", "N", "P"].contains(part);
    let begins_code = text.strip_prefix("0.").or(text.strip_prefix("4."));
    if text.contains("->") {
        Taken::Rule
    } else if begins_code.is_some_and(is_code) {
        Taken::Octal
    } else if parts.len() > 2 && parts.iter().all(is_number) {
        Taken::Numbers
    } else if words(text).len() >= STATEMENT && !text.contains("://") {
        Taken::Statement
    } else {
        Taken::Words
    }
}
