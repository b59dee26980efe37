//! Duties of a rule in which options may be blocked.

use rules::ast::Comparison;

use crate::duties::Checker;
use crate::formula::{Formula, any, track};
use crate::refusal::Refused;

impl Checker<'_> {
    /// Checks that of each P-position at most as many options are P-positions as can be blocked,
    /// and of any other position more.
    pub fn blocked_positions_are_right(&self) -> Result<(), Refused> {
        let (reader, budget) = (self.reader, self.reader.budget);
        let is_p = reader.read(&Formula::Claim((0..self.coordinates()).collect()))?;
        let unblockable = reader.read(&self.unblockable()?)?;
        let why = "more options of this P-position are P-positions than can be blocked";
        self.none(&is_p.and(&unblockable, budget)?, why)?;
        let neither = is_p.not(budget)?.and(&unblockable.not(budget)?, budget)?;
        self.none(
            &neither,
            "all P-positions among the options can be blocked here",
        )
    }

    /// Formula: there are P-positions among the options, one more than can be blocked, each after
    /// the one before in lexicographic order, so that no two are the same.
    fn unblockable(&self) -> Result<Formula, Refused> {
        let size = self.coordinates();
        let options = 1..=self.rule.blocking as usize + 1;
        let given = size * (options.end() + 1);
        let mut parts = Vec::new();
        for option in options {
            let tracks: Vec<usize> = (size * option..size * (option + 1)).collect();
            parts.push(self.leads_to(&tracks, given)?);
            parts.push(Formula::Claim(tracks.clone()));
            if option > 1 {
                parts.push(comes_after(&tracks, size));
            }
        }
        Ok(Formula::Exists(
            (size..given).collect(),
            Box::new(Formula::All(parts)),
        ))
    }

    /// Formula: some move leads from the position to the one on these tracks.
    fn leads_to(&self, tracks: &[usize], given: usize) -> Result<Formula, Refused> {
        let mut families = Vec::new();
        for family in &self.rule.families {
            let (moves, mut components) = self.moves(family, given)?;
            let component = components.remove(0).into_iter().zip(tracks);
            let same = component.map(|(is, &left)| {
                let difference = track(is).plus(-1, &track(left));
                difference.compared(Comparison::Equal)
            });
            families.push(moves.exists(given, same.collect()));
        }
        Ok(any(families))
    }
}

/// Formula: the tuple on these tracks comes after the one on the tracks before, in lexicographic
/// order.
fn comes_after(tracks: &[usize], size: usize) -> Formula {
    let never = any(Vec::new());
    tracks.iter().rev().fold(never, |rest, &at| {
        let is = |comparison| track(at).plus(-1, &track(at - size)).compared(comparison);
        let equal = Formula::All(vec![is(Comparison::Equal), rest]);
        any(vec![is(Comparison::Greater), equal])
    })
}
