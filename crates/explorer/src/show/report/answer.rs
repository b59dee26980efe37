//! The first lines of a report: who wins, in a sentence, and what to do next.

use super::{from, line};
use crate::decided::{Findings, module_for};
use crate::explored::Explored;
use crate::game::Game;
use crate::guess::{Formula, Guess, Sequence, Table};
use crate::proof::Proof;
use crate::rule::{Rule, sorted};
use prover::{pairs_in_words, with_and};

impl Explored {
    /// Who wins, and what to do next.
    pub(super) fn answer(&self) -> String {
        let found = self.findings();
        let periodic = self.proof().map(|proof| {
            let first = self.values().iter().take(proof.preperiod + proof.period);
            of_period(proof, first.map(|&value| value.into()).collect())
        });
        let answer = periodic.or_else(|| self.in_a_sentence(found?));
        let is_known = answer.is_some();
        let (misere, rule) = (self.subject.misere, self.subject.told_rule());
        let module = rule.and_then(|rule| module_for(rule.rule(), misere));
        let unknown = || {
            let guess = found.and_then(|found| found.guesses.first());
            match (module, guess) {
                (Some(module), Some((guess, _))) if !guess.is_weak() => format!(
                    "no formula is proven, but the module `{module}` finds who wins; a guess: {}",
                    guess.claim
                ),
                (Some(module), _) => {
                    format!("no formula is proven, but the module `{module}` finds who wins")
                }
                (None, Some((guess, _))) if !guess.is_weak() => {
                    format!("not known for all positions; a guess: {}", guess.claim)
                }
                _ => "not known for all positions".to_owned(),
            }
        };
        let has_open_heap = found.is_some_and(|found| {
            let heaps = found.heaps.as_ref();
            heaps.is_some_and(|heaps| !heaps.are_solved())
        });
        let emit = match (is_known, has_open_heap) {
            (true, false) if self.run.is_some() => "code for any heap",
            (true, false) => "code for any position",
            (true, true) => "code that fills a table of one heap",
            (false, _) => "code that fills a table",
        };
        let module = match module {
            Some("nim") if misere => {
                "`is_misere_nim_p_position` of the module `nim` solves it; ".into()
            }
            Some(module) => format!("the module `{module}` solves it; "),
            None => String::new(),
        };
        let from = from(self.subject.coordinates());
        let next = format!("{module}`--emit` prints {emit}, {from} the winning moves");
        line("answer", answer.unwrap_or_else(unknown)) + &line("next", next)
    }

    /// Who wins in all positions, if that is proven.
    fn in_a_sentence(&self, found: &Findings) -> Option<String> {
        let names = self.subject.coordinate_names();
        if let Some(heaps) = &found.heaps {
            return Some(heaps.in_words(&names));
        }
        let proven = found.theorem.as_ref().ok()?;
        let play = if self.subject.misere {
            "in misère play "
        } else {
            ""
        };
        let lose = |rest: String| format!("{play}the player to move loses {rest}");
        let condition = found
            .proven()
            .find_map(|proven| proven.condition.as_deref());
        if let Some(condition) = condition {
            return Some(lose(format!("iff {}", in_words(condition))));
        }
        if let Some(pairs) = proven.theorem.claim.as_ref().and_then(pairs_in_words) {
            return Some(lose(format!("iff the heaps are {pairs}")));
        }
        let Some(Guess { claim, formula, .. }) = &found.claim else {
            let states = proven.theorem.statement.states();
            return Some(format!(
                "{play}no short condition is known, but an automaton of {states} states tells \
                 who loses: it's the code of `--emit`"
            ));
        };
        let zeros = claim.strip_prefix("the zeros are ");
        Some(lose(match (zeros, lost(formula, &names)) {
            (Some(zeros), _) => format!("at {zeros}"),
            (None, Some(lost)) => format!("iff {lost}"),
            (None, None) => format!("where the value is 0: {claim}"),
        }))
    }
}

/// The condition in words, where they are plainer.
fn in_words(condition: &str) -> String {
    let parts: Vec<&str> = condition.split(", ").collect();
    let all = |rest: &str| {
        parts
            .iter()
            .all(|part| part.ends_with(rest) && part.len() < 12)
    };
    match parts.len() {
        2.. if all(" % 2 == 0") => "all heaps are even".to_owned(),
        2.. if all(" % 2 == 1") => "all heaps are odd".to_owned(),
        _ => with_and(condition).replace(" in powers(2)", " is a power of 2"),
    }
}

/// Most lost positions that a sentence lists.
const MOST_LISTED: usize = 8;

/// Which positions are lost by a formula with periods, if it lists few.
fn lost(formula: &Formula, names: &[&str]) -> Option<String> {
    match formula {
        Formula::Sequence(sequence) => lost_heaps(sequence, names[0]),
        Formula::Table {
            first: 0,
            values,
            periods: Some(periods),
        } => lost_pairs(values, *periods, names),
        Formula::Code(code) if code.body == "value(a, b) == 0" => lost(&code.parts[0].1, names),
        _ => None,
    }
}

/// "n % 4 in {0, 3}" or "n == 0 or n >= 5 and n % 3 == 1".
fn lost_heaps(sequence: &Sequence, heap: &str) -> Option<String> {
    let (period, saltus) = sequence.cycle.filter(|_| sequence.first == 0)?;
    let begin = sequence.values.len() - period;
    let lost = |heap: &usize| sequence.values[*heap] == 0;
    let early: Vec<usize> = (0..begin).filter(lost).collect();
    let again: Vec<usize> = (begin..begin + period).filter(lost).collect();
    let rests = sorted(again.iter().map(|heap| heap % period).collect());
    if saltus != 0 || early.len() + rests.len() > MOST_LISTED {
        return None;
    }
    let among = |of: &str, numbers: &[usize]| match numbers {
        [one] => format!("{of} == {one}"),
        _ => {
            let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
            format!("{of} in {{{}}}", numbers.join(", "))
        }
    };
    let later = among(&format!("{heap} % {period}"), &rests);
    let is_early_alike = (0..begin).all(|heap| lost(&heap) == rests.contains(&(heap % period)));
    Some(match (&early[..], &rests[..]) {
        (_, [_, ..]) if is_early_alike => later,
        ([], _) => format!("{heap} >= {begin} and {later}"),
        (early, []) => among(heap, early),
        (early, _) => format!("{} or {heap} >= {begin} and {later}", among(heap, early)),
    })
}

/// "(a % 3, b % 3) is one of (0, 0), (1, 2)".
fn lost_pairs(values: &Table, periods: [usize; 2], names: &[&str]) -> Option<String> {
    let rows = values.iter().enumerate();
    let lost = rows.flat_map(|(a, row)| {
        let columns = row.iter().enumerate().filter(|(_, value)| **value == 0);
        columns.map(move |(b, _)| format!("({a}, {b})"))
    });
    let lost: Vec<String> = lost.collect();
    if lost.len() > MOST_LISTED {
        return None;
    }
    let ends = [values.len(), values[0].len()];
    let (mut folded, mut meanings) = (Vec::new(), Vec::new());
    for (at, name) in ["f", "h"].into_iter().enumerate() {
        let (end, period) = (ends[at], periods[at]);
        let begin = end - period;
        folded.push(match (begin, period) {
            (0, _) => format!("{} % {period}", names[at]),
            (_, 1) => format!("min({}, {begin})", names[at]),
            _ => {
                let meaning =
                    format!("(n) is n below {end} and {begin} + (n - {begin}) % {period}");
                let known = meanings.iter().position(|(_, it)| *it == meaning);
                let name = known.map_or(name, |at| meanings[at].0);
                if known.is_none() {
                    meanings.push((name, meaning));
                }
                format!("{name}({})", names[at])
            }
        });
    }
    let meanings = meanings
        .iter()
        .map(|(name, meaning)| format!(", where {name}{meaning} from there on"));
    Some(format!(
        "({}) is one of {}{}",
        folded.join(", "),
        lost.join(", "),
        meanings.collect::<String>()
    ))
}

/// Who wins by a proven period.
fn of_period(proof: &Proof, values: Vec<i64>) -> String {
    let sequence = Sequence {
        first: 0,
        values,
        cycle: Some((proof.period, 0)),
    };
    let sums = "several heaps are lost iff the xor of their values is 0";
    match (sequence.expression("n"), lost_heaps(&sequence, "n")) {
        (Some(value), _) if value == "0" => "the player to move always loses".to_owned(),
        (Some(value), Some(lost)) => {
            format!("the player to move loses iff {lost}; {sums}, and n has the value {value}")
        }
        (None, Some(lost)) => format!(
            "the player to move loses iff {lost}; {sums}, and the values repeat with period {} \
             from heap {} on",
            proof.period, proof.preperiod
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
    let what = if guess.is_about_zeros() {
        "who loses"
    } else {
        "the value"
    };
    let sure = if guess.is_weak() {
        "perhaps"
    } else {
        "probably"
    };
    line(
        "answer",
        format!("{sure}, as nothing is proven: {}", guess.claim),
    ) + &line(
        "next",
        format!(
            "{}`--emit` prints a function for {what}; test it further",
            of_known(guess)
        ),
    )
}

/// What to do with a known game that numbers agree with.
fn of_known(guess: &Guess) -> String {
    let Formula::Known(known) = &guess.formula else {
        return String::new();
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
            rule.and_then(|rule| module_for(&rule, known.misere))
        }
    };
    let play = if known.misere { " --misere" } else { "" };
    let explored = format!(
        "`cargo x explore '{}'{play}` proves what is known of it; ",
        known.game
    );
    let module = module.map(|module| format!("the module `{module}` solves it; "));
    module.unwrap_or_default() + &explored
}
