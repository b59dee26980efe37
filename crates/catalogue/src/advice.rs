//! Suggests modules for the statement of a problem, by similar problems and by the modules' texts.
//!
//! Texts are compared as vectors of words and pairs of words; rare ones weigh more. Each problem
//! votes for the modules of its solution; the more similar it is, the more its vote counts.

use std::collections::{BTreeMap, BTreeSet};

use crate::takes::takes;
use crate::words::{is_empty, stem, words};

/// Groups of modules that answer the same question: values by their definition, and taking from
/// rows.
const GROUPS: [&[&str]; 2] = [
    &["sg_table", "sg_memo", "mex", "sg_dag", "period"],
    &["octal_games", "octal", "octal_moves", "octal_period"],
];

/// Exponent of the similarity in a vote: one similar text counts more than two half as similar.
const SHARPNESS: f64 = 1.4;

/// Weight of a module's own text, relative to the vote of a problem.
const MODULE: f64 = 2.5;

/// Weight of a pair of words, relative to a single word of the same rarity.
const PAIR: f64 = 0.6;

/// A solved problem, or a module, which is its own answer.
#[derive(Debug, Clone)]
pub struct Example {
    pub name: String,
    pub text: String,
    /// Names of the modules that the solution uses.
    pub modules: Vec<String>,
}

/// Modules that may answer a statement together, best first.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestion {
    pub modules: Vec<String>,
    /// The sentence of the statement that best supports them.
    pub sentence: String,
}

/// Suggestions for a statement.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    pub suggestions: Vec<Suggestion>,
    /// Names of the most similar problems, best first.
    pub problems: Vec<String>,
}

type Vector = BTreeMap<String, f64>;

/// Problems and modules, each with the vector of its text.
#[derive(Debug, Default)]
pub struct Advisor {
    problems: Vec<(Example, Vector)>,
    modules: Vec<(Example, Vector)>,
    /// Term → how many texts contain it.
    having: BTreeMap<String, usize>,
}

impl Advisor {
    /// Computes the vectors of all texts.
    pub fn new(problems: Vec<Example>, modules: Vec<Example>) -> Self {
        let mut advisor = Self::default();
        let with_terms = |known: Example| (terms(&known.text), known);
        let problems: Vec<_> = problems.into_iter().map(with_terms).collect();
        let modules: Vec<_> = modules.into_iter().map(with_terms).collect();
        for (terms, _) in problems.iter().chain(&modules) {
            for term in terms.iter().collect::<BTreeSet<_>>() {
                *advisor.having.entry(term.clone()).or_default() += 1;
            }
        }
        let count = problems.len() + modules.len();
        let with_vector = |(terms, known)| (known, advisor.vector(terms, count));
        let problems = problems.into_iter().map(with_vector).collect();
        let modules = modules.into_iter().map(with_vector).collect();
        Self {
            problems,
            modules,
            ..advisor
        }
    }

    /// The weights of terms, as a vector of length 1.
    fn vector(&self, terms: Vec<String>, count: usize) -> Vector {
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        for term in terms {
            *times.entry(term).or_default() += 1;
        }
        let weight = |(term, times): (String, usize)| {
            let having = *self.having.get(&term)? as f64;
            let rare = ((count + 1) as f64 / (having + 0.5)).ln();
            let part = if term.contains(' ') { PAIR } else { 1.0 };
            Some((term, part * rare * (1.0 + (times as f64).ln())))
        };
        let mut vector: Vector = times.into_iter().filter_map(weight).collect();
        let length = vector.values().map(|it| it * it).sum::<f64>().sqrt();
        if length > 0.0 {
            vector.values_mut().for_each(|it| *it /= length);
        }
        vector
    }

    /// Suggests modules and problems for a statement, as if the problem `but` didn't exist.
    pub fn advise(&self, statement: &str, but: Option<&str>) -> Advice {
        let count = self.problems.len() + self.modules.len();
        let vector = self.vector(terms(statement), count);
        let mut near: Vec<(f64, &Example)> = self
            .problems
            .iter()
            .filter(|(known, _)| Some(known.name.as_str()) != but)
            .map(|(known, own)| (product(&vector, own), known))
            .collect();
        near.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut scores: BTreeMap<&str, f64> = BTreeMap::new();
        let mut own: BTreeMap<&str, f64> = BTreeMap::new();
        for (nearness, problem) in &near {
            let groups: BTreeSet<&str> = problem.modules.iter().map(|it| group(it)).collect();
            for name in &groups {
                let vote = nearness.powf(SHARPNESS) / (groups.len() as f64).sqrt();
                *scores.entry(name).or_default() += vote;
            }
            for module in &problem.modules {
                *own.entry(module).or_default() += nearness;
            }
        }
        let mut best: BTreeMap<&str, f64> = BTreeMap::new();
        for (module, text) in &self.modules {
            let nearness = product(&vector, text);
            let most = best.entry(group(&module.name)).or_default();
            *most = most.max(nearness);
            *own.entry(&module.name).or_default() += nearness;
        }
        for (name, nearness) in best {
            *scores.entry(name).or_default() += MODULE * nearness.powf(SHARPNESS);
        }
        let mut ranked: Vec<(&str, f64)> = scores.into_iter().filter(|it| it.1 > 0.0).collect();
        ranked.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let suggestions = ranked.into_iter().take(5).map(|(name, _)| {
            let members = self.modules.iter().map(|(it, _)| it.name.as_str());
            let mut members: Vec<&str> = members.filter(|it| group(it) == name).collect();
            let score = |module: &str| own.get(module).copied().unwrap_or(0.0);
            members.sort_by(|a, b| score(b).total_cmp(&score(a)));
            members.truncate(3);
            Suggestion {
                sentence: self.best_sentence(statement, &near, &members),
                modules: members.into_iter().map(ToString::to_string).collect(),
            }
        });
        Advice {
            suggestions: suggestions.collect(),
            problems: near.iter().take(5).map(|(_, it)| it.name.clone()).collect(),
        }
    }

    /// The sentence most like these modules' texts and the most similar problem that uses one of
    /// them.
    fn best_sentence(&self, statement: &str, near: &[(f64, &Example)], members: &[&str]) -> String {
        let count = self.problems.len() + self.modules.len();
        let uses = |known: &Example| {
            known
                .modules
                .iter()
                .any(|it| members.contains(&it.as_str()))
        };
        let witness = near
            .iter()
            .find(|(_, it)| uses(it))
            .map(|(_, it)| it.name.as_str());
        let texts = self
            .modules
            .iter()
            .chain(&self.problems)
            .filter(|(known, _)| {
                members.contains(&known.name.as_str()) || Some(known.name.as_str()) == witness
            });
        let texts: Vec<&Vector> = texts.map(|(_, vector)| vector).collect();
        let fit = |sentence: &&str| {
            let own = self.vector(terms(sentence), count);
            texts.iter().map(|text| product(&own, text)).sum::<f64>()
        };
        let best = sentences(statement).max_by(|a, b| fit(a).total_cmp(&fit(b)));
        best.unwrap_or_default().trim().to_string()
    }
}

/// The module that represents the group of this module.
fn group(module: &str) -> &str {
    let group = GROUPS.iter().find(|group| group.contains(&module));
    group.map_or(module, |group| group[0])
}

/// True if both modules are in the same group, so that either is right.
pub fn is_same_group(one: &str, other: &str) -> bool {
    group(one) == group(other)
}

fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split_inclusive(['.', ';', '。', '；', '！', '？', '\n']);
    parts.filter(|sentence| !sentence.trim().is_empty())
}

/// The terms of a text: stems of meaningful words, and pairs of them in a sentence, either
/// neighbours or with one word between. A pair with an amount also counts as a pair with any
/// amount. Numbers to choose from when taking count twice, whichever they are: they say more than a
/// word.
fn terms(text: &str) -> Vec<String> {
    let mut terms = Vec::new();
    for sentence in sentences(text) {
        let words = words(sentence).into_iter().filter(|word| !is_empty(word));
        let words: Vec<String> = words.map(|word| stem(&word)).collect();
        for pair in words.windows(2) {
            terms.push(pair.join(" "));
            if pair.iter().any(|word| is_amount(word)) {
                let marked = |word: &String| if is_amount(word) { "#" } else { word }.to_string();
                terms.push(pair.iter().map(marked).collect::<Vec<_>>().join(" "));
            }
        }
        let apart = words.windows(3).map(|it| format!("{} {}", it[0], it[2]));
        terms.extend(apart);
        terms.extend(words);
        if let Some(game) = takes(sentence) {
            let term = format!("#{}", &game[..2]);
            terms.extend([term.clone(), term]);
        }
    }
    terms
}

/// Is the word an amount: `3`, `three` or `k`?
fn is_amount(word: &str) -> bool {
    const NAMES: [&str; 6] = ["one", "two", "three", "four", "five", "six"];
    word.len() == 1 || word.parse::<f64>().is_ok() || NAMES.contains(&word)
}

fn product(a: &Vector, b: &Vector) -> f64 {
    let (few, many) = if a.len() < b.len() { (a, b) } else { (b, a) };
    few.iter()
        .map(|(term, x)| x * many.get(term).unwrap_or(&0.0))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(name: &str, text: &str, modules: &[&str]) -> Example {
        Example {
            name: name.to_string(),
            text: text.to_string(),
            modules: modules.iter().map(ToString::to_string).collect(),
        }
    }

    #[test]
    fn a_statement_finds_the_module_of_problems_like_it() {
        let problems = vec![
            known(
                "a",
                "Cut an edge of a tree, what hangs falls.",
                &["tree_sg"],
            ),
            known("b", "A token moves along edges of a graph.", &["sg_dag"]),
        ];
        let modules = vec![
            known("tree_sg", "A tree on the ground.", &[]),
            known("sg_dag", "An acyclic graph.", &[]),
            known("wythoff", "Two heaps, a queen.", &[]),
        ];
        let advisor = Advisor::new(problems, modules);
        let statement = "Alice and Bob play. A move removes an edge of a tree.";
        let advice = advisor.advise(statement, None);
        assert_eq!(advice.suggestions[0].modules, ["tree_sg"]);
        assert_eq!(
            advice.suggestions[0].sentence,
            "A move removes an edge of a tree."
        );
        assert_eq!(advice.problems[0], "a");
    }
}
