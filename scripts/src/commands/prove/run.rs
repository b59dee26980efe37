//! Decides what the command line asks for: a theorem, a check or a comparison.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow};
use certificates::Budget;
use explorer::decided::{NotChecked, SamePositions, same_positions};
use explorer::explored::{Request, Subject, explore};
use explorer::rule::CheckedRule;
use explorer::show::report;

use super::Args;
use crate::commands::explore::{parsed, read_text, refuse_words, watched};
use crate::eprintln;
use crate::system::files::atomic;
use crate::system::{interrupt, output};

/// Work limit of a check that the user asked for: some minutes. Ctrl-C ends it earlier.
const MAX_WORK: u64 = 300_000_000_000;

/// Does what the command line asks. Returns false if the answer is no or isn't found.
///
/// # Errors
/// If the text is no rule, or a file can't be read or written.
pub fn run(args: &Args) -> Result<bool> {
    refuse_words("prove", args.rule.as_deref(), &args.words)?;
    if let Some(path) = &args.certificate {
        atomic::check_writable(path)?;
    }
    let rule = args.rule.as_deref().map(checked_rule).transpose()?;
    if let Some(path) = &args.check {
        return check(path, rule.as_ref(), args.misere);
    }
    let rule = rule.context("no rule is named")?;
    if let Some(other) = &args.same_as {
        let other = checked_rule(other).context("--same-as")?;
        return compare(&rule, &other, args);
    }
    prove(rule, args)
}

/// Parses a rule, or a game by its name or code; `-` reads it from standard input.
fn checked_rule(text: &str) -> Result<CheckedRule> {
    let input = (text == "-").then(|| read_text(text)).transpose()?;
    let rule = parsed(input.as_deref().unwrap_or(text), false, true)?.rule;
    rule.context("no rule can express this game: write one, such as 'n -> n-k where k >= 1'")
}

/// Prints the theorem about the rule, and writes its certificate. Returns false if there is no
/// theorem, or if the checker doesn't accept the certificate.
///
/// # Errors
/// If the file can't be written.
fn prove(rule: CheckedRule, args: &Args) -> Result<bool> {
    let subject = Subject::of_rule(rule, args.misere);
    let request = Request {
        time: args.time,
        is_for_theorem: true,
        ..Request::default()
    };
    let explored = watched(None, args.memory, |watch| {
        explore(subject, request, watch, &mut |_, _, _| {})
    })?;
    output::print(&explored.theorems())?;
    let found = explored.findings().context("no rule was explored")?;
    let (certificate, accepted) = match (&found.heaps, &found.theorem) {
        (Some(heaps), _) => (&heaps.certificate, heaps.accepted()),
        (None, Ok(proven)) => (&proven.certificate, proven.accepted()),
        (None, Err(obstacle)) => {
            if args.certificate.is_some() {
                eprintln!("no certificate is written: there is no theorem ({obstacle})");
            }
            return Ok(false);
        }
    };
    let Some(path) = &args.certificate else {
        return Ok(accepted.is_ok());
    };
    let text = certificate.as_ref();
    let text = text.map_err(|why| anyhow!("no certificate is written: {why}"))?;
    atomic::replace(path, text)?;
    if let Err(NotChecked::Open(why) | NotChecked::Contradicted(why)) = accepted {
        eprintln!("{}: the certificate is not checked: {why}", path.display());
        return Ok(false);
    }
    Ok(true)
}

/// Prints what a certificate proves. Returns false if it proves nothing, or nothing about the rule
/// or the play that the user expects.
///
/// # Errors
/// If the file can't be read.
fn check(path: &Path, rule: Option<&CheckedRule>, misere: bool) -> Result<bool> {
    let expects_rule = rule.is_some();
    let shown = path.display();
    let text = std::fs::read_to_string(path).with_context(|| {
        format!("cannot read {shown}; `cargo x prove RULE --certificate {shown}` writes it")
    })?;
    let may_go_on = || !interrupt::has_come();
    let budget = Budget::new(MAX_WORK, &may_go_on);
    let accepted = match certificates::check(&text, &budget) {
        Ok(accepted) => accepted,
        Err(refused) => {
            eprintln!(
                "{shown}: {refused}\nthe certificate proves nothing; `cargo x prove RULE \
                 --certificate {shown}` writes a new one"
            );
            return Ok(false);
        }
    };
    if let Some(rule) = rule.filter(|rule| !rule.rule().says_the_same(accepted.rule())) {
        eprintln!(
            "{shown}: the certificate is about another rule\nin the file: {}\nexpected:    {}\n\
             `cargo x prove RULE --certificate {shown}` writes one of yours",
            accepted.rule(),
            rule.rule()
        );
        return Ok(false);
    }
    if accepted.is_misere() != misere && (expects_rule || misere) {
        let (play, remedy) = if misere {
            ("normal", "leave out `--misere` to expect it")
        } else {
            ("misère", "`--misere` expects it")
        };
        eprintln!("{shown}: the certificate is about {play} play; {remedy}");
        return Ok(false);
    }
    output::print(&format!("theorem\t{accepted}\nchecked\t{shown}\n"))?;
    Ok(true)
}

/// Prints whether another rule has the same P-positions. Returns false if it doesn't, or if that
/// isn't decided.
///
/// # Errors
/// If the answer can't be printed.
fn compare(rule: &CheckedRule, other: &CheckedRule, args: &Args) -> Result<bool> {
    let answer = watched(args.time, args.memory, |watch| {
        same_positions(rule, other, args.misere, watch.is_stopped)
    });
    let answer = match answer {
        Ok(answer) => answer,
        Err(why) => {
            output::print(&format!("not decided\t{why}\n"))?;
            return Ok(false);
        }
    };
    let text = report::of_same_positions(rule.rule(), other.rule(), args.misere, &answer);
    output::print(&text)?;
    Ok(matches!(answer, SamePositions::Proven))
}
