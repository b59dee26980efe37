//! Verifies which moves you can add to a rule without changing its P-positions.
//!
//! The file is a certificate of P-positions, followed by a second automaton in lines that begin
//! with `added start` and `added state`. It accepts the takes (i₁, …, i_d), not all 0, that can be
//! added as a move from every position. `FORMAT.md` explains why these checks are enough.

use rules::ast::Comparison;

use crate::answer::{Accepted, Claim, Refused, refused};
use crate::budget::Budget;
use crate::certificate_file::{Certificate, claimed};
use crate::check;
use crate::duties::Checker;
use crate::file::{File, Line};
use crate::formula::{Formula, Reader, Sum, any, not, track};

/// Start of each line of the second automaton; these lines come last.
const ADDED: &str = "added ";

/// Whether a certificate lists moves that can be added.
pub fn has_additions(text: &str) -> bool {
    text.lines().any(|line| line.starts_with(ADDED))
}

/// Verifies a certificate of P-positions and of the moves that can be added.
///
/// # Errors
/// As [`check`].
pub fn check_additions(text: &str, budget: &Budget) -> Result<Accepted, Refused> {
    let file = File::read(text)?;
    let is_added = |line: &Line| line.text.starts_with(ADDED);
    let end = file.lines.iter().position(is_added);
    let added = &file.lines[end.unwrap_or(file.lines.len())..];
    let lines = added.iter().map(|line| line.after(ADDED));
    let lines = lines.collect::<Result<Vec<Line>, Refused>>()?;
    let of_positions = text.lines().take_while(|line| !line.starts_with(ADDED));
    let positions = of_positions.collect::<Vec<&str>>().join("\n");
    let accepted = check(&positions, budget)?;
    if accepted.claim != Claim::Positions {
        return refused("moves are added to rules with P-positions");
    }
    let certificate = Certificate::read(File::read(&positions)?)?;
    let size = certificate.rule.coordinates.len();
    let symbols = certificate.numeration.digits.pow(size as u32);
    let added = claimed(&lines, symbols)?;
    let [reader, reader_of_added] = [&certificate.claimed, &added].map(|claimed| Reader {
        numeration: certificate.numeration,
        claimed,
        budget,
    });
    let checker = Checker {
        rule: &certificate.rule,
        reader: &reader,
    };
    let takes: Vec<usize> = (size..2 * size).collect();
    let wrong = reader.read(&checker.wrong_takes(certificate.misere)?)?;
    let total = (takes.iter()).fold(Sum::default(), |sum, &take| sum.plus(1, &track(take)));
    let something = reader.read(&total.compared(Comparison::Greater))?;
    let is_added = reader_of_added.read(&Formula::Claim(takes.clone()))?;
    let checker = Checker {
        rule: &certificate.rule,
        reader: &reader_of_added,
    };
    let none = |offenders, why| checker.none_on(&offenders, &takes, why);
    none(
        is_added.and(&something.not(budget)?, budget)?,
        "this move takes nothing",
    )?;
    none(
        is_added.and(&wrong, budget)?,
        "this move changes the P-positions",
    )?;
    let may_be = something.and(&wrong.not(budget)?, budget)?;
    none(
        may_be.and(&is_added.not(budget)?, budget)?,
        "this move may be added, too",
    )?;
    Ok(Accepted {
        claim: Claim::Additions,
        ..accepted
    })
}

impl Checker<'_> {
    /// Returns the formula "the move with the takes on the tracks after the position leads from
    /// some P-position to another". In misère play, it also holds if the move leads from a position
    /// where play is over to one that is no P-position.
    fn wrong_takes(&self, misere: bool) -> Result<Formula, Refused> {
        let size = self.coordinates();
        let position: Vec<usize> = (0..size).collect();
        let left: Vec<usize> = (2 * size..3 * size).collect();
        let leads = |from: Formula, to: Formula| {
            let taken = position.iter().map(|&at| {
                let rest = track(at).plus(-1, &track(at + size));
                let rest = rest.plus(-1, &track(at + 2 * size));
                rest.compared(Comparison::Equal)
            });
            let all = taken.chain([from, to]).collect();
            let hidden = [&position[..], &left].concat();
            Formula::Exists(hidden, Box::new(Formula::All(all)))
        };
        let is_p = |tracks: &[usize]| Formula::Claim(tracks.to_vec());
        let joins = leads(is_p(&position), is_p(&left));
        if !misere {
            return Ok(joins);
        }
        let families = self.rule.families.iter();
        let movable = families.map(|family| {
            let (moves, _) = self.moves(family, 3 * size)?;
            Ok(moves.exists(3 * size, Vec::new()))
        });
        let movable = movable.collect::<Result<Vec<Formula>, Refused>>()?;
        let loses = leads(not(any(movable)), not(is_p(&left)));
        Ok(any(vec![joins, loses]))
    }
}
