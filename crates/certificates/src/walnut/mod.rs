//! Writes the theorem of a certificate for Walnut, so that a referee can have it shown by a program
//! that shares nothing with this workspace.
//!
//! Walnut (H. Mousavi, Automatic theorem proving in Walnut, 2016) decides first-order statements
//! about numbers whose digits automata read. Each duty of `FORMAT.md` is an `eval` that must answer
//! TRUE; the automaton of the certificate is a file of Walnut's `Automata Library`.

mod text;

use std::fmt::Write as _;

use rules::ast::{Comparison, Family};

use crate::automaton::Automaton;
use crate::budget::Budget;
use crate::certificate_file::{Certificate, Order};
use crate::duties::{Checker, not_smaller};
use crate::formula::{Formula, not, track};
use crate::numeration::{Numeration, ZECKENDORF};
use crate::reading::Reader;
use crate::refusal::{Refused, beyond};
use text::{Said, Variables};

/// Files that state a theorem for Walnut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walnut {
    /// File of Walnut's `Command Files`; each `eval` answers TRUE if the theorem holds.
    pub commands: String,
    /// Names and contents of files of Walnut's `Automata Library`; a file's name ends in `.txt`.
    pub automata: Vec<(String, String)>,
}

/// Writes the duties of a certificate as commands for Walnut. All names begin with `name`. The
/// certificate is not verified here.
///
/// # Errors
/// If the text is no certificate or one of scanners, Walnut has no such numeration or name, the
/// rule is beyond the checker, or the budget ends.
pub fn walnut(certificate: &str, name: &str, budget: &Budget) -> Result<Walnut, Refused> {
    if !is_name(name) {
        return beyond(format!(
            "`{name}` is no name for Walnut; write a small letter, then letters and digits"
        ));
    }
    if certificate.lines().nth(3) == Some(crate::scanner::CLAIM) {
        return beyond("Walnut has no scanners");
    }
    let certificate = Certificate::read(certificate)?;
    if certificate.rule.has_blocking() {
        return beyond("blocked options are not written for Walnut");
    }
    let reader = Reader {
        numeration: certificate.numeration,
        claimed: &certificate.claimed,
        budget,
    };
    let checker = Checker {
        rule: &certificate.rule,
        reader: &reader,
    };
    let mut writer = Writer {
        checker: &checker,
        name,
        system: system(certificate.numeration)?,
        variables: Variables {
            coordinates: certificate.rule.coordinates.len(),
            values: certificate.values,
        },
        commands: String::new(),
        automata: Vec::new(),
    };
    writer.write(&certificate)?;
    Ok(Walnut {
        commands: writer.commands,
        automata: writer.automata,
    })
}

fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.chars().all(|it| it.is_ascii_alphanumeric())
}

/// Walnut's name of a numeration.
fn system(numeration: Numeration) -> Result<String, Refused> {
    match numeration {
        ZECKENDORF => Ok("msd_fib".to_string()),
        base if base.order() == 1 => Ok(format!("msd_{}", base.digits)),
        _ => beyond("Walnut has no such numeration: it has base b, and Zeckendorf's"),
    }
}

struct Writer<'a> {
    checker: &'a Checker<'a>,
    name: &'a str,
    system: String,
    variables: Variables,
    commands: String,
    automata: Vec<(String, String)>,
}

impl<'a> Writer<'a> {
    fn write(&mut self, certificate: &Certificate) -> Result<(), Refused> {
        let claim = Formula::Claim((0..self.variables.given()).collect());
        self.play_ends(&certificate.order)?;
        if certificate.values {
            self.values(claim)?;
        } else {
            self.positions(claim, certificate.misere)?;
        }
        let Some(says) = &certificate.says else {
            return Ok(());
        };
        let mut at = 0;
        self.checker.differences(says, &mut |differs| {
            at += 1;
            self.never(&format!("says{at}"), &differs)
        })
    }

    /// Each component that a move leaves is smaller.
    fn play_ends(&mut self, order: &Order) -> Result<(), Refused> {
        let given = self.checker.rule.coordinates.len();
        let mut at = 0;
        for family in self.families() {
            for component in 0..family.components.len() {
                let (moves, components) = self.checker.moves(family, given)?;
                let not_smaller = not_smaller(order, &components[component]);
                at += 1;
                self.never(
                    &format!("ends{at}"),
                    &moves.exists(given, vec![not_smaller]),
                )?;
            }
        }
        Ok(())
    }

    /// Duties of a set of P-positions.
    fn positions(&mut self, is_p: Formula, misere: bool) -> Result<(), Refused> {
        let given = self.variables.given();
        let (mut leads, mut movable) = (Vec::new(), Vec::new());
        for (at, family) in (1..).zip(self.families()) {
            let (moves, mut components) = self.checker.moves(family, given)?;
            let left = Formula::Claim(components.remove(0));
            if misere {
                let can_move = moves.clone().exists(given, Vec::new());
                movable.push(self.defined(&format!("moves{at}"), &can_move)?);
            }
            leads.push(self.defined(&format!("top{at}"), &moves.exists(given, vec![left]))?);
        }
        let is_p = self.said(&is_p)?;
        let leads = Said::any(leads);
        self.never_said("keeps", Said::all(vec![is_p.clone(), leads.clone()]));
        let mut stuck = vec![is_p.clone().not(), leads.not()];
        if misere {
            let movable = Said::any(movable);
            self.never_said("over", Said::all(vec![is_p, movable.clone().not()]));
            stuck.push(movable);
        }
        self.never_said("reaches", Said::all(stuck));
        Ok(())
    }

    /// Duties of a relation of positions and values.
    fn values(&mut self, has: Formula) -> Result<(), Refused> {
        let value = self.checker.rule.coordinates.len();
        let other = value + 1;
        let has_other = Formula::Claim((0..value).chain([other]).collect());
        let has_value = Formula::Exists(vec![value], Box::new(has.clone()));
        self.never("valued", &not(has_value))?;
        let is_larger = track(other)
            .plus(-1, &track(value))
            .compared(Comparison::Greater);
        let has_larger = Formula::Exists(
            vec![other],
            Box::new(Formula::All(vec![is_larger, has_other])),
        );
        let two = Formula::All(vec![has.clone(), has_larger.clone()]);
        self.never("unique", &two)?;
        let mut reached = Vec::new();
        for (at, family) in (1..).zip(self.families()) {
            let options = self.option_values(family)?;
            reached.push(self.defined(&format!("option{at}"), &options)?);
        }
        let reached = Said::any(reached);
        let has = self.said(&has)?;
        self.never_said("differs", Said::all(vec![has, reached.clone()]));
        let has_larger = self.said(&has_larger)?;
        self.never_said("mex", Said::all(vec![has_larger, reached.not()]));
        Ok(())
    }

    /// Formula: an option of the position has the value.
    fn option_values(&self, family: &Family) -> Result<Formula, Refused> {
        let value = self.checker.rule.coordinates.len();
        let (mut moves, components) = self.checker.moves(family, value + 1)?;
        if let [component] = &components[..] {
            let has = Formula::Claim([&component[..], &[value]].concat());
            return Ok(moves.exists(value + 1, vec![has]));
        }
        let mut claims = Vec::new();
        let mut values = vec![value];
        for mut component in components {
            let part = moves.track();
            values.push(part);
            component.push(part);
            claims.push(Formula::Claim(component));
        }
        claims.push(Formula::Even(values));
        Ok(moves.exists(value + 1, claims))
    }

    fn families(&self) -> &'a [Family] {
        &self.checker.rule.families
    }

    /// Requires that the formula holds for no numbers.
    fn never(&mut self, duty: &str, formula: &Formula) -> Result<(), Refused> {
        let said = self.said(formula)?;
        self.never_said(duty, said);
        Ok(())
    }

    fn never_said(&mut self, duty: &str, said: Said) {
        let all: Vec<usize> = (0..self.variables.given()).collect();
        let text = match said.exists(&all, self.variables).not() {
            Said::Always => "0 = 0".to_string(),
            Said::Never => "0 = 1".to_string(),
            Said::If { text, .. } => text,
        };
        self.command("eval", duty, &text);
    }

    fn command(&mut self, command: &str, name: &str, text: &str) {
        let (prefix, system) = (self.name, &self.system);
        let _ = writeln!(
            self.commands,
            "{command} {prefix}_{name} \"?{system} {text}\";"
        );
    }

    /// Defines a name for the formula.
    fn defined(&mut self, name: &str, formula: &Formula) -> Result<Said, Refused> {
        let said = self.said(formula)?;
        let Said::If { text, free } = &said else {
            return Ok(said);
        };
        self.command("def", name, text);
        let tracks: Vec<usize> = free.iter().copied().collect();
        let name = format!("{}_{name}", self.name);
        Ok(Said::by_automaton(&name, &tracks, self.variables))
    }

    fn said(&mut self, formula: &Formula) -> Result<Said, Refused> {
        match formula {
            Formula::Sum(sum, by) => Said::compared(sum, *by, self.variables),
            Formula::All(parts) => Ok(Said::all(self.each(parts)?)),
            Formula::Not(of) => match &**of {
                Formula::All(parts) => {
                    let parts = self.each(parts)?.into_iter().map(Said::not);
                    Ok(Said::any(parts.collect()))
                }
                of => Ok(self.said(of)?.not()),
            },
            Formula::Exists(hidden, of) => Ok(self.said(of)?.exists(hidden, self.variables)),
            Formula::Claim(tracks) => {
                let own: Vec<usize> = (0..tracks.len()).collect();
                self.in_library("claim", &Formula::Claim(own), tracks)
            }
            Formula::Bits { op, tracks, flips } => {
                let flipped: String = flips.iter().map(|&is| if is { '1' } else { '0' }).collect();
                let name = format!("{op:?}{flipped}").to_lowercase();
                let (op, own) = (*op, [0, 1, 2]);
                let own = Formula::Bits {
                    op,
                    tracks: own,
                    flips: *flips,
                };
                self.in_library(&name, &own, tracks)
            }
            Formula::Even(tracks) => {
                let own = Formula::Even((0..tracks.len()).collect());
                self.in_library(&format!("even{}", tracks.len()), &own, tracks)
            }
            &Formula::Power(track, zeros) => {
                let own = Formula::Power(0, zeros);
                self.in_library(&format!("power{zeros}"), &own, &[track])
            }
        }
    }

    fn each(&mut self, parts: &[Formula]) -> Result<Vec<Said>, Refused> {
        parts.iter().map(|part| self.said(part)).collect()
    }

    /// Statement by the automaton of a formula about the tracks 0, 1, …, which becomes a file.
    fn in_library(&mut self, name: &str, own: &Formula, tracks: &[usize]) -> Result<Said, Refused> {
        let name = format!("{}_{name}", self.name);
        let file = format!("{name}.txt");
        if self.automata.iter().all(|(known, _)| *known != file) {
            let automaton = self.checker.reader.read(own)?;
            let text = library_file(&automaton, &self.system, tracks.len());
            self.automata.push((file, text));
        }
        Ok(Said::by_automaton(&name, tracks, self.variables))
    }
}

/// Text of an automaton in Walnut's library: the numeration of each number, then each state with
/// its transitions; the first state is the start.
fn library_file(automaton: &Automaton, system: &str, tracks: usize) -> String {
    let mut text = vec![system; tracks].join(" ") + "\n";
    for (state, (accepts, next)) in automaton.states_from_start().into_iter().enumerate() {
        let _ = writeln!(text, "\n{state} {}", u8::from(accepts));
        for (digits, to) in next {
            let digits: Vec<String> = digits.iter().map(usize::to_string).collect();
            let _ = writeln!(text, "{} -> {to}", digits.join(" "));
        }
    }
    text
}
