//! Collects everything that is found about a rule beyond its table: theorems that the independent
//! checker has accepted, guesses, refutations.

use super::{Decided, decided};
use crate::engine::two_heaps;
use crate::guess::{Guess, Period, sequence, table};
use crate::rule::{CheckedRule, Table};
use automata::Budget;
use certificates::{Accepted, Claim, Refused};
use prover::{
    Obstacle, Statement, Theorem, certificate, search, search_positions, search_values, with_budget,
};

/// Theorem about a rule, or the obstacle, and the outcome of each guess.
#[derive(Debug, Clone)]
pub struct Findings {
    /// Proven statement, or the obstacle in one line.
    pub theorem: Result<Proven, Obstacle>,
    /// Guess that became the theorem.
    pub claim: Option<Guess>,
    /// In addition to a theorem about the P-positions: a theorem about the values, or the obstacle.
    pub values: Option<Result<Proven, Obstacle>>,
    /// Undecided guesses, each with the obstacle.
    pub guesses: Vec<(Guess, Obstacle)>,
    /// Claims of refuted guesses, each with the first position where it fails.
    pub refuted: Vec<(String, Vec<u64>)>,
}

impl Findings {
    /// Decides the guesses about the table's values; if none is proven, learns a theorem.
    pub fn about(
        rule: &CheckedRule,
        misere: bool,
        filled: &Table<'_>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let numbers: Vec<i64> = filled.values().iter().map(|&value| value.into()).collect();
        match rule.rule().coordinates.len() {
            _ if misere || rule.rule().has_blocking() => Self::learned(rule, misere, is_stopped),
            1 => {
                let guesses = sequence::guesses(&numbers, 0);
                Self::from_guesses(rule, guesses, is_stopped)
            }
            2 => {
                let rows = numbers.chunks(filled.breadth());
                let rows: two_heaps::Table = rows.map(<[i64]>::to_vec).collect();
                let guesses = table::guesses(&rows, 0);
                Self::from_guesses(rule, guesses, is_stopped)
            }
            _ => Self::learned(rule, false, is_stopped),
        }
    }

    /// The period that a theorem about all heaps states, if the checker has accepted it.
    pub fn period(&self) -> Option<Period> {
        let accepted = self.theorem.as_ref().ok()?.accepted().ok()?;
        let claim = self.claim.as_ref().filter(|_| accepted.has_closed_form())?;
        claim.period()
    }

    fn learned(rule: &CheckedRule, misere: bool, is_stopped: &dyn Fn() -> bool) -> Self {
        let found = searched(rule, misere, is_stopped);
        Self::checked(rule, misere, found, is_stopped)
    }

    /// Has the certificates of the proven statements checked.
    fn checked(
        rule: &CheckedRule,
        misere: bool,
        (theorem, values): (Result<Theorem, Obstacle>, Option<Result<Theorem, Obstacle>>),
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let check = |theorem| Proven::new(rule, misere, theorem, is_stopped);
        Self {
            theorem: theorem.map(check),
            claim: None,
            values: values.map(|values| values.map(check)),
            guesses: Vec::new(),
            refuted: Vec::new(),
        }
    }

    fn from_guesses(
        rule: &CheckedRule,
        guesses: Vec<Guess>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let (mut open, mut refuted) = (Vec::new(), Vec::new());
        let mut proven = None;
        with_budget(is_stopped, |budget| {
            for guess in guesses {
                match decided(&guess, rule, budget) {
                    Decided::Proven(theorem) if proven.is_none() => proven = Some((theorem, guess)),
                    // The guess proven first says the same about the values, more simply.
                    Decided::Proven(_) => {}
                    Decided::Refuted(position) => refuted.push((guess.claim, position)),
                    Decided::Open(why) => open.push((guess, why)),
                }
            }
        });
        let (found, claim) = match proven {
            Some((theorem, guess)) if matches!(theorem.statement, Statement::Positions(_)) => {
                let values = search_values(rule, is_stopped);
                ((Ok(theorem), Some(values)), Some(guess))
            }
            Some((theorem, guess)) => ((Ok(theorem), None), Some(guess)),
            None => (searched(rule, false, is_stopped), None),
        };
        let are_values_known = matches!(
            &found,
            (Ok(theorem), _) if theorem.statement.gives_values()
        ) || matches!(&found.1, Some(Ok(_)));
        if are_values_known {
            // The values are known: whether another formula describes them is no open question.
            open.clear();
        }
        Self {
            claim,
            guesses: open,
            refuted,
            ..Self::checked(rule, false, found, is_stopped)
        }
    }
}

/// A theorem about the values; else a theorem about the P-positions, and the obstacle for the
/// values.
fn searched(
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> (Result<Theorem, Obstacle>, Option<Result<Theorem, Obstacle>>) {
    if misere || rule.rule().has_sums() || rule.rule().has_blocking() {
        return (search(rule, misere, is_stopped), None);
    }
    match search_values(rule, is_stopped) {
        // A window gives the value of a heap by that of a smaller one; an automaton may tell the
        // P-positions at once.
        Ok(values) if values.statement.automaton().is_none() => {
            match search_positions(rule, false, is_stopped) {
                Ok(theorem) => (Ok(theorem), Some(Ok(values))),
                Err(_) => (Ok(values), None),
            }
        }
        Ok(theorem) => (Ok(theorem), None),
        Err(values) => match search_positions(rule, false, is_stopped) {
            Ok(theorem) => (Ok(theorem), Some(Err(values))),
            Err(why) => (Err(why), None),
        },
    }
}

/// Work limit of the checker for one certificate: about two seconds.
pub const MAX_WORK: u64 = 2_000_000_000;

/// State limit of automata for the order in a certificate.
const MAX_STATES: usize = 100_000;

/// Statement that the prover has proven, with the checker's answer.
#[derive(Debug, Clone)]
pub struct Proven {
    pub theorem: Theorem,
    /// Text of the certificate, or the reason why there is none.
    pub certificate: Result<String, String>,
    /// Checker's answer to the certificate's text: the statement is a theorem only if this is `Ok`.
    checked: Result<Accepted, NotChecked>,
}

/// Reason why a proven statement is not called a theorem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotChecked {
    /// The certificate could not be written, or the checker gave up or cannot read the rule.
    Open(String),
    /// The checker found the statement wrong.
    Contradicted(String),
}

impl Proven {
    /// Writes the certificate of a statement and has it checked.
    pub fn new(
        rule: &CheckedRule,
        misere: bool,
        theorem: Theorem,
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let may_go_on = || !is_stopped();
        let budget = Budget::new(MAX_STATES, MAX_WORK, &may_go_on);
        let certify = |claim| {
            let text = certificate(rule.rule(), misere, &theorem.statement, claim, &budget);
            text.map_err(|obstacle| obstacle.to_string())
        };
        let check = |text: &Result<String, String>| match text {
            Err(why) => Err(NotChecked::Open(format!("no certificate: {why}"))),
            Ok(text) => {
                let budget = certificates::Budget::new(MAX_WORK, &may_go_on);
                let answer = certificates::check(text, &budget);
                checked(answer, rule, misere, claim_of(&theorem.statement))
            }
        };
        let mut certificate = certify(theorem.claim.as_ref());
        let mut checked = check(&certificate);
        if theorem.claim.is_some() && matches!(checked, Err(NotChecked::Open(_))) {
            // The checker may be able to check the automaton without the claim.
            certificate = certify(None);
            checked = check(&certificate);
        }
        Self {
            theorem,
            certificate,
            checked,
        }
    }

    /// The statement as the checker has accepted it.
    ///
    /// # Errors
    /// If the checker has not accepted it; tells why.
    pub fn accepted(&self) -> Result<&Accepted, &NotChecked> {
        self.checked.as_ref()
    }
}

fn claim_of(statement: &Statement) -> Claim {
    match statement {
        Statement::Positions(_) => Claim::Positions,
        Statement::Values(_) => Claim::Values,
        Statement::Scanned(_) => Claim::Scanner,
        Statement::Window(_) => Claim::Window,
    }
}

/// The accepted theorem, if it is about this rule, this kind of play and this kind of statement.
///
/// # Errors
/// If the checker does not accept it, or it is about something else.
pub fn checked(
    answer: Result<Accepted, Refused>,
    rule: &CheckedRule,
    misere: bool,
    claim: Claim,
) -> Result<Accepted, NotChecked> {
    let accepted = answer.map_err(|refused| match refused {
        Refused::Wrong(_) => NotChecked::Contradicted(refused.to_string()),
        Refused::Beyond(_) | Refused::Unfinished(_) => NotChecked::Open(refused.to_string()),
    })?;
    let is_it = accepted.rule().says_the_same(rule.rule())
        && accepted.is_misere() == misere
        && accepted.claim() == claim;
    is_it
        .then_some(accepted)
        .ok_or_else(|| NotChecked::Contradicted("the certificate is of another rule".to_owned()))
}
