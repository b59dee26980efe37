//! Decides what the command line asks for: a theorem, a check, a comparison or more moves.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use certificates::Budget;
use explorer::decided::{NotChecked, SamePositions, additions, same_positions};
use explorer::explored::{Request, Subject, explore};
use explorer::rule::{CheckedRule, Rule};
use explorer::show::report;

use super::Args;
use crate::commands::explore::{files, parsed, read_input, refuse_words, watched};
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
        files::check_writable(path)?;
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
    match args.add.as_deref().map(str::trim) {
        Some("") => add_all(&rule, args),
        Some(moves) => add_given(&rule, moves, args),
        None => prove(rule, args),
    }
}

/// Parses a rule, or a game by its name or code; `-` reads it from standard input.
fn checked_rule(text: &str) -> Result<CheckedRule> {
    let input = read_input(text)?;
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
    let answer = if certificates::has_additions(&text) {
        certificates::check_additions(&text, &budget)
    } else {
        certificates::check(&text, &budget)
    };
    let accepted = match answer {
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

/// Prints whether another rule has the same P-positions, and writes the certificate. Returns false
/// if it doesn't, or if that isn't decided.
///
/// # Errors
/// If the certificate can't be written.
fn compare(rule: &CheckedRule, other: &CheckedRule, args: &Args) -> Result<bool> {
    let answer = watched(args.time, args.memory, |watch| {
        same_positions(rule, other, args.misere, watch.is_stopped)
    });
    let answer = match answer {
        Ok(answer) => answer,
        Err(why) => return not_decided(&why),
    };
    let text = report::of_same_positions(rule.rule(), other.rule(), args.misere, &answer);
    output::print(&text)?;
    match answer {
        SamePositions::Proven(certificate) => write_text(args.certificate.as_deref(), &certificate),
        SamePositions::Refuted(_) => Ok(false),
    }
}

/// Prints whether the moves may be added to the rule. Returns false if they may not, or if that
/// isn't decided.
///
/// # Errors
/// If they are no moves of this rule, if play need not end with them, or if the certificate can't
/// be written.
fn add_given(rule: &CheckedRule, moves: &str, args: &Args) -> Result<bool> {
    let moves = family(rule.rule(), moves)?;
    let with_moves = Rule {
        families: [&rule.rule().families[..], &moves.rule().families].concat(),
        ..rule.rule().clone()
    };
    let with_moves = CheckedRule::new(&with_moves.to_string());
    let with_moves = with_moves.map_err(|error| anyhow!("the rule with these moves: {error}"))?;
    compare(rule, &with_moves, args)
}

/// Parses moves of a rule.
fn family(rule: &Rule, moves: &str) -> Result<CheckedRule> {
    if moves.contains("->") {
        bail!(
            "--add: write the move alone, without the position and `->`, as in {}",
            example(rule)
        );
    }
    let names = rule.coordinate_names();
    let text = format!("({}) -> {moves}", names.join(", "));
    let moves = CheckedRule::new(&text);
    let moves = moves.map_err(|error| anyhow!("--add: {error}"))?;
    Ok(moves)
}

/// Move of the rule, as an example.
fn example(rule: &Rule) -> String {
    let parts = rule.coordinates.iter().zip(1..);
    let parts: Vec<String> = parts.map(|(name, take)| format!("{name}-{take}")).collect();
    match &parts[..] {
        [one] => format!("'{one}'"),
        parts => format!("'({})'", parts.join(", ")),
    }
}

/// Prints which moves may be added to the rule.
fn add_all(rule: &CheckedRule, args: &Args) -> Result<bool> {
    let found = watched(args.time, args.memory, |watch| {
        additions(rule, args.misere, watch.is_stopped)
    });
    let found = match found {
        Ok(found) => found,
        Err(why) => return not_decided(&why),
    };
    output::print(&report::of_additions(rule.rule(), args.misere, &found))?;
    write_text(args.certificate.as_deref(), &Ok(found.certificate))
}

fn not_decided(why: &str) -> Result<bool> {
    output::print(&format!("not decided\t{why}\n"))?;
    Ok(false)
}

/// Writes the certificate, if that is asked.
fn write_text(path: Option<&Path>, certificate: &Result<String, String>) -> Result<bool> {
    if let (Some(path), Ok(text)) = (path, certificate) {
        atomic::replace(path, text)?;
    }
    Ok(true)
}
