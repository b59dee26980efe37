//! Duties: the statements that must hold for all positions.

use rules::Rule;
use rules::ast::{Comparison, Family};

use crate::answer::{Refused, refused};
use crate::automaton::Automaton;
use crate::certificate_file::Order;
use crate::formula::{Formula, Reader, Sum, any, track};
use crate::move_formulas::Moves;

pub struct Checker<'a> {
    pub rule: &'a Rule,
    pub reader: &'a Reader<'a>,
}

impl Checker<'_> {
    pub fn coordinates(&self) -> usize {
        self.rule.coordinates.len()
    }

    /// Returns the moves of a family and the tracks of each component. The first `given` tracks
    /// stay free.
    pub fn moves(
        &self,
        family: &Family,
        given: usize,
    ) -> Result<(Moves<'_>, Vec<Vec<usize>>), Refused> {
        Moves::new(self.reader, self.coordinates(), family, given)
    }

    /// Checks that every component a move leaves is smaller in the order of the file.
    pub fn play_ends(&self, order: &Order) -> Result<(), Refused> {
        let given = self.coordinates();
        for family in &self.rule.families {
            for component in 0..family.components.len() {
                let (moves, components) = self.moves(family, given)?;
                let not_smaller = not_smaller(order, &components[component]);
                let upwards = self.reader.read(&moves.exists(given, vec![not_smaller]))?;
                let tracks: Vec<usize> = (0..given).collect();
                if let Some(from) = self.first_of(&upwards, &tracks) {
                    let why = "a move leads to a position that is not smaller in this order";
                    return refused(format!("line 5: {why}, from {}", self.shown(&from, given)));
                }
            }
        }
        Ok(())
    }

    /// Checks that no move leads from a P-position to another one, and that some move leads to a
    /// P-position from every other position. In misère play, a position without moves must be no
    /// P-position and needs no such move.
    pub fn positions_are_right(&self, misere: bool) -> Result<(), Refused> {
        let given = self.coordinates();
        let (reader, budget) = (self.reader, self.reader.budget);
        let is_p = reader.read(&Formula::Claim((0..given).collect()))?;
        let mut stuck = is_p.not(budget)?;
        if misere {
            let mut over = reader.read(&Formula::All(Vec::new()))?;
            for family in &self.rule.families {
                let (moves, _) = self.moves(family, given)?;
                let movable = reader.read(&moves.exists(given, Vec::new()))?;
                over = over.and(&movable.not(budget)?, budget)?;
            }
            let over_in_p = is_p.and(&over, budget)?;
            self.none(&over_in_p, "play is over in this P-position, and won")?;
            stuck = stuck.and(&over.not(budget)?, budget)?;
        }
        for family in &self.rule.families {
            let (moves, mut components) = self.moves(family, given)?;
            let left = Formula::Claim(components.remove(0));
            let leads = reader.read(&moves.exists(given, vec![left]))?;
            let stays = is_p.and(&leads, budget)?;
            self.none(&stays, "a move leads from this P-position to another")?;
            stuck = stuck.and(&leads.not(budget)?, budget)?;
        }
        self.none(&stuck, "no move leads from here to a P-position")
    }

    /// Checks that every position has one value, that no option has the same, and that each smaller
    /// value is the value of an option.
    pub fn values_are_right(&self) -> Result<(), Refused> {
        let value = self.coordinates();
        let other = value + 1;
        let (reader, budget) = (self.reader, self.reader.budget);
        let has =
            |number: usize| reader.read(&Formula::Claim((0..value).chain([number]).collect()));
        let (has_value, has_other) = (has(value)?, has(other)?);
        let has_none = has_value.without(&[value], budget)?.not(budget)?;
        self.none(&has_none, "this position has no value")?;
        let is_larger = track(other).plus(-1, &track(value));
        let is_larger = reader.read(&is_larger.compared(Comparison::Greater))?;
        let has_larger = has_other
            .and(&is_larger, budget)?
            .without(&[other], budget)?;
        self.none(
            &has_value.and(&has_larger, budget)?,
            "this position has a second, larger value than the last number",
        )?;
        let mut missing = has_larger;
        for family in &self.rule.families {
            let reached = self.reached(family)?;
            self.none(
                &has_value.and(&reached, budget)?,
                "an option has the value of its position, the last number",
            )?;
            missing = missing.and(&reached.not(budget)?, budget)?;
        }
        let why = "no option has the last number, though the value of the position is larger";
        self.none(&missing, why)
    }

    /// Returns the automaton of positions paired with the values of their options.
    fn reached(&self, family: &Family) -> Result<Automaton, Refused> {
        let value = self.coordinates();
        let (mut moves, components) = self.moves(family, value + 1)?;
        let mut claims = Vec::new();
        let mut parts = vec![value];
        let is_sum = components.len() > 1;
        for mut component in components {
            let part = if is_sum { moves.track() } else { value };
            parts.push(part);
            component.push(part);
            claims.push(Formula::Claim(component));
        }
        if is_sum {
            claims.push(Formula::Even(parts));
        }
        self.reader.read(&moves.exists(value + 1, claims))
    }

    /// Refuses unless `offenders` is empty. The error names the first offending position, its value
    /// if there is one, and the line of the state that the file's automaton reaches there.
    pub fn none(&self, offenders: &Automaton, why: &str) -> Result<(), Refused> {
        let symbols = self.reader.claimed.next[0].len();
        let digits = self.reader.numeration.digits;
        let values = usize::from(symbols > digits.pow(self.coordinates() as u32));
        let tracks: Vec<usize> = (0..self.coordinates() + values).collect();
        let claimed = self.reader.claimed;
        let Some(word) = self.first_of(offenders, &tracks) else {
            return Ok(());
        };
        let place = word.iter().fold(claimed.start, |state, digits| {
            claimed.next[state][self.reader.numeration.symbol(digits.iter().copied())]
        });
        let line = claimed.first_line + place;
        let position = self.shown(&word, tracks.len());
        refused(format!("line {line}: {why}, at {position}"))
    }

    /// Returns the digits on these tracks at each place of a shortest accepted word; a track that
    /// isn't read has zeros.
    pub fn first_of(&self, offenders: &Automaton, tracks: &[usize]) -> Option<Vec<Vec<usize>>> {
        let read = &offenders.tracks;
        let digits = |symbol: usize| -> Vec<usize> {
            let all = self.reader.numeration.digits_of(symbol, read.len());
            let all: Vec<usize> = all.collect();
            let on = |track: &usize| read.binary_search(track).map_or(0, |at| all[at]);
            tracks.iter().map(on).collect()
        };
        Some(offenders.shortest()?.into_iter().map(digits).collect())
    }

    /// Writes the numbers on this many tracks.
    pub fn shown(&self, word: &[Vec<usize>], count: usize) -> String {
        let shown = |at: usize| {
            let digits = word.iter().map(|digits| digits[at]);
            match self.reader.numeration.number(digits.clone()) {
                Some(number) => number.to_string(),
                None => {
                    let digits: Vec<String> = digits.map(|digit| digit.to_string()).collect();
                    format!("the number of the digits {}", digits.join(" "))
                }
            }
        };
        let numbers: Vec<String> = (0..count).map(shown).collect();
        format!("({})", numbers.join(", "))
    }
}

/// Returns the formula "the component on the tracks `left` is not smaller than the position".
fn not_smaller(order: &Order, left: &[usize]) -> Formula {
    let excess = |at: usize| track(left[at]).plus(-1, &track(at));
    match order {
        Order::Sum(weights) => {
            let parts = weights.iter().zip(0..);
            let sum = parts.fold(Sum::default(), |sum, (&weight, at)| {
                sum.plus(weight.into(), &excess(at))
            });
            sum.compared(Comparison::GreaterOrEqual)
        }
        Order::Lexicographic(order) => {
            let equal = Formula::All(Vec::new());
            order.iter().rev().fold(equal, |not_smaller, &at| {
                let is = |comparison| excess(at).compared(comparison);
                let equal = Formula::All(vec![is(Comparison::Equal), not_smaller]);
                any(vec![is(Comparison::Greater), equal])
            })
        }
    }
}
