//! Has statements that the prover has proven checked by the independent checker.

use automata::Budget;
use certificates::{Accepted, Claim, Refused};
use prover::{Statement, Theorem, certificate};

use crate::rule::CheckedRule;

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
