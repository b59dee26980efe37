//! The first lines of a report: who wins, in a sentence, and what to do next.

use super::line;
use crate::decided::{Findings, Module, module_for, rule_of};
use crate::explored::Explored;
use crate::game::Game;
use crate::guess::{Formula, Guess, Sequence};
use crate::joined;
use crate::proof::Proof;
use crate::rule::Rule;
use crate::show::conditions::{lost, lost_heaps};
use crate::show::emit;
use prover::{pairs_in_words, with_and};

impl Explored {
    /// Who wins, and what to do next.
    pub(super) fn answer(&self) -> String {
        let found = self.findings();
        let periodic = self.proof().map(|proof| of_period(proof, self.values()));
        let answer = periodic.or_else(|| self.in_a_sentence(found?));
        let is_known = answer.is_some();
        let answer = answer.unwrap_or_else(|| self.unknown());
        let answer = match (self.subject.misere, is_known) {
            (false, _) => answer,
            (true, true) => format!("in misère play {answer}"),
            (true, false) => format!("in misère play, {answer}"),
        };
        line("answer", answer) + &line("next", self.next(is_known))
    }

    /// What is said of the winner if nothing is proven.
    fn unknown(&self) -> String {
        let solved =
            |module| format!("no formula is proven, but the module `{module}` finds who wins");
        let open = self.module.and_then(Module::solving).map(solved);
        let open = open.unwrap_or_else(|| "not known for all positions".to_owned());
        let guesses = self.findings().map(|found| &found.guesses[..]);
        let guess = guesses.and_then(|guesses| guesses.first());
        match guess {
            Some((guess, _)) if !guess.is_weak() => {
                let sentence = in_a_sentence(guess, &self.subject.coordinate_names());
                format!("{open}; {sentence}{}", evidence(guess))
            }
            _ => open,
        }
    }

    /// What to do next: a module, code, winning moves, each only if it's there.
    fn next(&self, is_known: bool) -> String {
        let misere = self.subject.misere;
        let module = self.module.and_then(Module::solving);
        let of_misere = "`is_misere_nim_p_position` of the module `nim` solves it";
        let mut next = Vec::from_iter(module.map(|module| match module {
            "nim" if misere => of_misere.to_owned(),
            module => format!("the module `{module}` solves it"),
        }));
        let heaps = self.findings().and_then(|found| found.heaps.as_ref());
        let has_open_heap = heaps.is_some_and(|heaps| !heaps.are_solved());
        let code = match (is_known, has_open_heap) {
            (true, false) if self.run.is_some() => "code for any heap",
            (true, false) => "code for any position",
            (true, true) => "code that fills a table of one heap",
            (false, _) => "code that fills a table",
        };
        if emit::of_explored(self).is_ok() {
            next.push(format!("`--emit` prints {code}"));
        }
        let game = self.subject.game.as_ref();
        let has_rule = self.subject.rule.is_some() || game.is_some_and(|it| rule_of(it).is_some());
        if self.request.position.is_empty() && has_rule {
            let from = from(self.subject.coordinates());
            next.push(format!("{from} prints the winning moves"));
        }
        next.join("; ")
    }

    /// Who wins in all positions, if that is proven.
    fn in_a_sentence(&self, found: &Findings) -> Option<String> {
        let names = self.subject.coordinate_names();
        if let Some(heaps) = &found.heaps {
            return Some(heaps.in_words(&names));
        }
        let proven = found.theorem.as_ref().ok()?;
        if let Some(condition) = found.plain_condition() {
            return Some(loses_iff(&in_words(condition)));
        }
        if let Some(pairs) = proven.theorem.claim.as_ref().and_then(pairs_in_words) {
            return Some(loses(&format!("iff the heaps are {pairs}")));
        }
        let Some(guess) = &found.claim else {
            let states = proven.theorem.statement.automaton().states();
            return Some(format!(
                "no short condition is known, but an automaton of {states} states tells who \
                 loses: it's the code of `--emit`"
            ));
        };
        Some(in_a_sentence(guess, &names))
    }
}

/// Returns the option for the winning moves, with an example of a position.
pub fn from(coordinates: usize) -> String {
    let heaps = match coordinates {
        1 => vec![20],
        2 => vec![12, 7],
        _ => Vec::from_iter((0..coordinates).map(|at| 9 - at % 5 * 2 + at / 5)),
    };
    format!("`--from {}`", joined(heaps, ","))
}

pub(super) fn loses(when: &str) -> String {
    format!("the player to move loses {when}")
}

/// Says which positions are lost by a condition. The prover has no shorter ones for all and none.
pub(super) fn loses_iff(condition: &str) -> String {
    match condition.split_once(' ') {
        Some((_, "% 2 in {0, 1}")) => "the player to move always loses".to_owned(),
        Some((heap, rest)) if rest == format!("== 0 and {heap} == 1") => {
            "the player to move always wins".to_owned()
        }
        _ => loses(&format!("iff {condition}")),
    }
}

/// Says who loses by a guess, or by a theorem that was one.
pub(super) fn in_a_sentence(guess: &Guess, names: &[&str]) -> String {
    let Guess { claim, formula, .. } = guess;
    if let Formula::Known(known) = formula {
        let formula = known.formula.as_deref();
        return match formula.and_then(|formula| lost(formula, names)) {
            Some(lost) => format!("{claim}; {}", loses_iff(&lost)),
            None => claim.clone(),
        };
    }
    if let Some(lost) = lost(formula, names) {
        return loses_iff(&lost);
    }
    if let Some(zeros) = claim.strip_prefix("the zeros are ") {
        return loses(&format!("at {zeros}"));
    }
    if let Some(zeros) = claim.strip_prefix(NTH_ZERO) {
        return loses(&format!("at heaps a(0), a(1), …, where a(n) is: {zeros}"));
    }
    match guess.period() {
        Some(period) if period.saltus == 0 => format!(
            "the value of a heap repeats with period {} from heap {} on",
            period.period, period.preperiod
        ),
        Some(period) => format!(
            "the value of a heap grows by {} with each {} heaps from heap {} on",
            period.saltus, period.period, period.preperiod
        ),
        None => loses(&format!("where the value is 0: {claim}")),
    }
}

/// How a claim about the list of zeros begins.
const NTH_ZERO: &str = "the n-th heap of value 0, from n = 0: ";

/// Says that it's a guess, and how many numbers support it.
pub(super) fn evidence(guess: &Guess) -> String {
    let evidence = guess.evidence;
    let kind = guess.kind();
    match evidence.fitted {
        0 => format!(" ({kind}, held for {} {})", evidence.held, evidence.of),
        _ => format!(" ({kind}, held for {} more)", evidence.held),
    }
}

/// The condition in words, where they are plainer.
pub(super) fn in_words(condition: &str) -> String {
    let parts: Vec<&str> = condition.split(", ").collect();
    let is_short = |rest: &str, part: &&str| part.ends_with(rest) && part.len() < 12;
    let all = |rest: &str| parts.iter().all(|part| is_short(rest, part));
    match parts.len() {
        2.. if all(" % 2 == 0") => "all heaps are even".to_owned(),
        2.. if all(" % 2 == 1") => "all heaps are odd".to_owned(),
        _ => with_and(condition).replace(" in powers(2)", " is a power of 2"),
    }
}

/// Who wins by a proven period.
fn of_period(proof: &Proof, values: &[u32]) -> String {
    let first = &values[..proof.preperiod + proof.period];
    let sequence = Sequence::from_heap_0(first, Some(proof.period));
    let sums = "several heaps are lost iff the xor of their values is 0";
    match (sequence.expression("n"), lost_heaps(&sequence, "n")) {
        (Some(value), _) if value == "0" => "the player to move always loses".to_owned(),
        (Some(value), Some(lost)) => {
            format!("{}; {sums}, and n has the value {value}", loses_iff(&lost))
        }
        (None, Some(lost)) => format!(
            "{}; {sums}, and the values repeat with period {} from heap {} on",
            loses_iff(&lost),
            proof.period,
            proof.preperiod
        ),
        (_, None) => format!(
            "the value of a heap repeats with period {} from heap {} on; {sums}",
            proof.period, proof.preperiod
        ),
    }
}

/// What numbers without a rule suggest.
pub(super) fn of_numbers(guesses: &[Guess]) -> String {
    let Some(guess) = guesses.first() else {
        return line("answer", "nothing known agrees with these numbers");
    };
    let sentence = in_a_sentence(guess, names_of(guesses));
    let about = if guess.is_about_zeros() || !sentence.starts_with("the player") {
        ""
    } else {
        "if these are Grundy values, "
    };
    let mut next = Vec::from_iter(of_known(guess));
    let is_written = match guess.formula.inner() {
        Formula::Known(known) => !known.misere,
        _ => emit::of_guesses(guesses).is_ok(),
    };
    if is_written {
        let what = if guess.is_about_zeros() {
            "who loses"
        } else {
            "the value"
        };
        next.push(format!("`--emit` prints a function for {what}"));
    }
    next.push("nothing is proven: test it further".to_owned());
    line("answer", format!("{about}{sentence}{}", evidence(guess))) + &line("next", next.join("; "))
}

/// Names of the heaps that the first guess is about.
pub(super) fn names_of(guesses: &[Guess]) -> &'static [&'static str] {
    let formula = guesses.first().map(|guess| guess.formula.inner());
    match formula {
        Some(Formula::Table { .. }) => &["a", "b"],
        Some(Formula::Code(code)) if code.has_two_heaps() => &["a", "b"],
        _ => &["n"],
    }
}

/// What to do with a known game that numbers agree with.
fn of_known(guess: &Guess) -> Vec<String> {
    let Formula::Known(known) = &guess.formula else {
        return Vec::new();
    };
    let game = Game::parse(&known.game).ok();
    let module = match &game {
        Some(_) if known.misere => None,
        _ if ["0.77", "0.07", "0.137", "0.007"].contains(&&*known.game) => Some("octal_games"),
        Some(Game::Code(_)) => Some("octal"),
        Some(Game::Take(_)) => Some("subtraction"),
        Some(Game::Coins(_)) => Some("coin_turning"),
        Some(Game::Grundy) => Some("sg_table"),
        None => {
            let rule = Rule::parse(&known.game).ok();
            let module = rule.and_then(|rule| module_for(&rule, known.misere, &|| false));
            module.and_then(Module::solving)
        }
    };
    let play = if known.misere { " --misere" } else { "" };
    let module = module.map(|module| format!("the module `{module}` solves it"));
    let explored = format!(
        "`cargo x explore '{}'{play}` proves what is known of it",
        known.game
    );
    module.into_iter().chain([explored]).collect()
}
