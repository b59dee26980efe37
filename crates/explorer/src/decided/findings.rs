//! Collects what is found about a rule beyond its table: theorems that the independent checker has
//! accepted, guesses, refutations.

use std::time::Duration;

use super::{Decided, Heaps, decided};
use crate::game::Game;
use crate::guess::{self, Guess, sequence, table};
use crate::rule::{self, CheckedRule, KnownGame, Table};
use automata::Budget;
use certificates::{Accepted, Claim, Refused};
use prover::{
    Goal, Obstacle, Statement, Theorem, certificate, plain_condition, search, with_budget,
};

/// The caller's clock, and whether the caller wants to stop.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Time since a fixed moment.
    pub now: &'a dyn Fn() -> Duration,
    pub is_stopped: &'a dyn Fn() -> bool,
}

/// A theorem about a rule, or the obstacle to one, and what became of each guess.
#[derive(Debug)]
pub struct Findings {
    /// The heaps, if the game is a sum of them. Then there is nothing else.
    pub heaps: Option<Heaps>,
    /// The proven statement, or why there is none, in one line.
    pub theorem: Result<Proven, Obstacle>,
    /// The guess that became the theorem.
    pub claim: Option<Guess>,
    /// Beside a theorem about the P-positions: one about the values, or why there is none.
    pub values: Option<Result<Proven, Obstacle>>,
    /// Guesses that aren't decided, each with the reason.
    pub guesses: Vec<(Guess, Obstacle)>,
    /// Refuted claims, each with the first position where it fails.
    pub refuted: Vec<(String, Vec<u64>)>,
}

impl Findings {
    /// Decides the guesses about the values of a table. If none is proven, learns a theorem.
    pub fn about(
        rule: &CheckedRule,
        misere: bool,
        filled: &Table<'_>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        // No engine takes more than a million.
        let has_engine = |known: KnownGame| Game::parse(&known.to_string()).is_ok();
        let is_sum = !misere && !rule::same_as(rule.rule()).is_some_and(has_engine);
        if let Some(found) = is_sum.then(|| Self::of_sum(rule, is_stopped)).flatten() {
            return found;
        }
        let numbers: Vec<i64> = filled.values().iter().map(|&value| value.into()).collect();
        match rule.rule().coordinates.len() {
            _ if misere => {
                let found = Self::learned(rule, misere, is_stopped);
                found.with_guesses_of_outcomes(&numbers, filled)
            }
            1 => Self::from_guesses(rule, sequence::guesses(&numbers, 0), is_stopped),
            2 => {
                let guesses = table::guesses(&rows(&numbers, filled), 0);
                Self::from_guesses(rule, guesses, is_stopped)
            }
            _ => Self::learned(rule, false, is_stopped),
        }
    }

    /// Solves the heaps of a sum; `None` if the game is none.
    pub fn of_sum(rule: &CheckedRule, is_stopped: &dyn Fn() -> bool) -> Option<Self> {
        let heaps = Heaps::of(rule, is_stopped)?;
        let obstacle = Obstacle::not_linear("its heaps decide the game");
        Some(Self {
            heaps: Some(heaps),
            ..Self::checked(rule, false, (Err(obstacle), None), is_stopped)
        })
    }

    /// Returns whether something is known of all positions.
    pub fn are_proven(&self) -> bool {
        self.theorem.is_ok() || self.heaps.as_ref().is_some_and(Heaps::are_solved)
    }

    /// The proven statements: about who wins, then about the values.
    pub fn proven(&self) -> impl Iterator<Item = &Proven> {
        let values = self.values.as_ref().and_then(|values| values.as_ref().ok());
        self.theorem.as_ref().ok().into_iter().chain(values)
    }

    fn learned(rule: &CheckedRule, misere: bool, is_stopped: &dyn Fn() -> bool) -> Self {
        let found = searched(rule, misere, is_stopped);
        Self::checked(rule, misere, found, is_stopped)
    }

    /// Guesses who loses from outcomes, if that isn't proven.
    fn with_guesses_of_outcomes(mut self, outcomes: &[i64], filled: &Table<'_>) -> Self {
        let Err(obstacle) = &self.theorem else {
            return self;
        };
        let guesses = match filled.sizes().len() {
            0 => sequence::guesses(outcomes, 0),
            1 => table::guesses_of_zeros(&rows(outcomes, filled), 0),
            _ => Vec::new(),
        };
        let open = guesses.into_iter().map(|guess| (guess, obstacle.clone()));
        self.guesses = open.collect();
        self
    }

    /// Lets the checker check the certificates of the proven statements.
    fn checked(
        rule: &CheckedRule,
        misere: bool,
        (theorem, values): (Result<Theorem, Obstacle>, Option<Result<Theorem, Obstacle>>),
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let check = |theorem| Proven::new(rule, misere, theorem, is_stopped);
        Self {
            heaps: None,
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
                    // The first proven guess says the same, more simply.
                    Decided::Proven(_) => {}
                    Decided::Refuted(position) => refuted.push((guess.claim, position)),
                    Decided::Open(why) => open.push((guess, why)),
                }
            }
        });
        let (found, claim) = match proven {
            Some((theorem, guess)) if matches!(theorem.statement, Statement::Positions(_)) => {
                let values = search(rule, false, Goal::Values, is_stopped);
                ((Ok(theorem), Some(values)), Some(guess))
            }
            Some((theorem, guess)) => ((Ok(theorem), None), Some(guess)),
            None => (searched(rule, false, is_stopped), None),
        };
        let gives_values = |theorem: &Theorem| theorem.statement.gives_values();
        if found.0.as_ref().is_ok_and(gives_values) || matches!(found.1, Some(Ok(_))) {
            // The values are known, so nobody asks whether another formula describes them.
            open.clear();
        }
        if found.0.is_ok() {
            open.retain(|(guess, _)| !guess.is_about_zeros());
        }
        Self {
            claim,
            guesses: open,
            refuted,
            ..Self::checked(rule, false, found, is_stopped)
        }
    }
}

/// Splits the values of a table into its rows.
fn rows(values: &[i64], filled: &Table<'_>) -> guess::Table {
    let rows = values.chunks(filled.breadth());
    rows.map(<[i64]>::to_vec).collect()
}

/// Searches for a theorem about the values. If there is none, searches for one about the
/// P-positions, and returns the reason beside it.
fn searched(
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> (Result<Theorem, Obstacle>, Option<Result<Theorem, Obstacle>>) {
    let search = |goal| search(rule, misere, goal, is_stopped);
    if misere {
        return (search(Goal::Positions), None);
    }
    match search(Goal::Values) {
        Ok(theorem) => (Ok(theorem), None),
        // P-positions don't determine who wins a sum.
        Err(values) if rule.rule().has_sums() => (Err(values), None),
        Err(values) => match search(Goal::Positions) {
            Ok(theorem) => (Ok(theorem), Some(Err(values))),
            Err(why) => (Err(why), None),
        },
    }
}

/// Work limit of the checker for one certificate: about two seconds.
pub const MAX_WORK: u64 = 2_000_000_000;

/// State limit of automata for the order in a certificate.
pub const MAX_STATES: usize = 100_000;

/// A statement that the prover has proven, with the checker's answer.
#[derive(Debug, Clone)]
pub struct Proven {
    pub theorem: Theorem,
    /// A plain condition for its P-positions, in the words of a rule.
    pub condition: Option<String>,
    /// The certificate, or why there is none.
    pub certificate: Result<String, String>,
    /// The checker's answer to the certificate. The statement is a theorem only if this is `Ok`.
    checked: Result<Accepted, NotChecked>,
}

/// Why a proven statement isn't called a theorem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotChecked {
    /// There is no certificate, or the checker gave up or can't read the rule.
    Open(String),
    /// The checker found the statement wrong.
    Contradicted(String),
}

impl Proven {
    /// Writes the certificate of a statement and lets the checker check it.
    pub fn new(
        rule: &CheckedRule,
        misere: bool,
        mut theorem: Theorem,
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let may_go_on = || !is_stopped();
        let budget = Budget::new(MAX_STATES, MAX_WORK, &may_go_on);
        let names = rule.rule().coordinate_names();
        let plain = plain_condition(&theorem.statement, &names, &budget);
        if let (Statement::Positions(_), Some((_, claim)), None) =
            (&theorem.statement, &plain, &theorem.claim)
        {
            theorem.claim = Some(claim.clone());
        }
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
            condition: plain.map(|(condition, _)| condition),
            certificate,
            checked,
        }
    }

    /// Returns the statement as the checker has accepted it.
    ///
    /// # Errors
    /// If the checker hasn't accepted it; says why.
    pub fn accepted(&self) -> Result<&Accepted, &NotChecked> {
        self.checked.as_ref()
    }
}

fn claim_of(statement: &Statement) -> Claim {
    match statement {
        Statement::Positions(_) => Claim::Positions,
        Statement::Values(_) => Claim::Values,
    }
}

/// Returns the accepted theorem if it's about this rule, this play and this kind of statement.
///
/// # Errors
/// If the checker doesn't accept it, or it's about something else.
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
