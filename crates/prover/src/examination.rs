//! Examines proof obligations: each set of offending positions must be empty.

use super::move_relations::{Move, Moves, falling};
use super::obstacle::Obstacle;
use super::reader::{OTHER, PART, SUM, VALUE, linear};
use super::theorem::{
    Duty, ENDS, HAS_A_VALUE, HAS_ONE_VALUE, LOST_AT_ONCE, NO_MOVE_STAYS, NO_OPTION_HAS_IT,
    SMALLER_ARE_OPTIONS, SOME_MOVE_LEADS, Statement,
};
use automata::{Automaton, Bitwise, Budget, Numeration, Relation, Track};

/// Examination of a statement, with the offending positions found.
pub struct Examination<'a> {
    moves: &'a Moves,
    budget: &'a Budget<'a>,
    /// Positions to examine; `None` for all.
    within: Option<&'a Automaton>,
    pub met: Vec<Duty>,
    /// Relations that should be empty. Their tracks include the position's.
    pub offenders: Vec<Automaton>,
}

impl<'a> Examination<'a> {
    /// Examines the statement, and stops at the first duty that is not met.
    ///
    /// # Errors
    /// If a limit is reached, or the statement doesn't suit the rule.
    pub fn new(
        statement: &Statement,
        moves: &'a Moves,
        misere: bool,
        budget: &'a Budget<'a>,
    ) -> Result<Self, Obstacle> {
        let mut examination = Self::unexamined(moves, None, budget);
        examination.duty(ENDS, |_, budget| {
            falling(moves, budget)?;
            Ok(Vec::new())
        })?;
        match statement {
            Statement::Positions(_) if moves.has_sums() => {
                return Err(Obstacle::not_linear(
                    "a move leaves a sum: only values tell who wins it, P-positions don't",
                ));
            }
            Statement::Values(relation)
                if moves.has_sums() && relation.numeration() != Numeration::BINARY =>
            {
                return Err(Obstacle::not_linear(
                    "a move leaves a sum, and only base 2 adds values without carry",
                ));
            }
            Statement::Values(_) if misere => {
                return Err(Obstacle::not_linear("misère play has no Grundy values"));
            }
            Statement::Positions(set) => examination.positions(set, misere)?,
            Statement::Values(relation) => examination.values(relation)?,
        }
        Ok(examination)
    }

    /// Returns all offending positions within `within`, for every duty.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn offenders_within(
        statement: &Statement,
        moves: &'a Moves,
        misere: bool,
        within: &'a Automaton,
        budget: &'a Budget<'a>,
    ) -> Result<Vec<Automaton>, Obstacle> {
        let mut examination = Self::unexamined(moves, Some(within), budget);
        match statement {
            Statement::Positions(set) => examination.positions(set, misere)?,
            Statement::Values(relation) => examination.values(relation)?,
        }
        Ok(examination.offenders)
    }

    fn unexamined(moves: &'a Moves, within: Option<&'a Automaton>, budget: &'a Budget<'a>) -> Self {
        Self {
            moves,
            budget,
            within,
            met: Vec::new(),
            offenders: Vec::new(),
        }
    }

    /// Returns whether to examine the next duty.
    fn is_undecided(&self) -> bool {
        self.offenders.is_empty() || self.within.is_some()
    }

    fn duty(
        &mut self,
        what: &'static str,
        offenders: impl FnOnce(&Moves, &Budget) -> Result<Vec<Automaton>, Obstacle>,
    ) -> Result<(), Obstacle> {
        let budget = self.budget.afresh();
        let found = offenders(self.moves, &budget)
            .map_err(|obstacle| obstacle.during(&format!("“{what}”")))?;
        let before = self.offenders.len();
        let offending = found.into_iter().filter(|found| !found.is_empty());
        self.offenders.extend(offending);
        if self.offenders.len() == before {
            let states = budget.largest();
            self.met.push(Duty { what, states });
        }
        Ok(())
    }

    fn positions(&mut self, set: &Automaton, misere: bool) -> Result<(), Obstacle> {
        let within = self.within;
        let mut over = None;
        if misere {
            let ends = not(&self.moves.not_over(self.budget)?, within, self.budget)?;
            self.duty(LOST_AT_ONCE, |_, budget| Ok(vec![ends.and(set, budget)?]))?;
            over = Some(ends);
        }
        // Duties without projection come first: they are cheap, and most wrong candidates fail
        // here.
        self.duty(NO_MOVE_STAYS, |moves, budget| {
            let inside = restricted(set, within, budget)?;
            let stays = |family: &Move| {
                let moved = inside.and(&family.relation, budget)?;
                Ok(moved.and(&family.at_component(0, set), budget)?)
            };
            moves.families.iter().map(stays).collect()
        })?;
        if !self.is_undecided() {
            return Ok(());
        }
        self.duty(SOME_MOVE_LEADS, |moves, budget| {
            let mut stuck = not(set, within, budget)?;
            if let Some(over) = &over {
                stuck = stuck.minus(over, budget)?;
            }
            for family in &moves.families {
                let leads = family.relation.and(&family.at_component(0, set), budget)?;
                let leads = restricted(&leads, within, budget)?;
                let from = leads.without(&family.options_only(), budget)?;
                stuck = stuck.minus(&from, budget)?;
            }
            Ok(vec![stuck])
        })
    }

    fn values(&mut self, relation: &Automaton) -> Result<(), Obstacle> {
        let within = self.within;
        self.duty(HAS_A_VALUE, |_, budget| {
            let valued = relation.without(&[VALUE], budget)?;
            Ok(vec![not(&valued, within, budget)?])
        })?;
        let inside = restricted(relation, within, self.budget)?;
        let difference = [(VALUE, 1), (OTHER, -1)];
        let (numeration, positive) = (relation.numeration(), Relation::Positive);
        let is_less = linear(numeration, &difference, 0, positive, self.budget)?;
        self.duty(HAS_ONE_VALUE, |_, budget| {
            let other = renamed_value(relation, OTHER);
            Ok(vec![inside.and(&is_less, budget)?.and(&other, budget)?])
        })?;
        if !self.is_undecided() {
            return Ok(());
        }
        let budget = self.budget.afresh();
        let moves = self.moves.families.iter();
        let reached = moves.map(|family| reached_values(family, relation, &budget));
        let reached: Vec<Automaton> = reached.collect::<Result<_, _>>()?;
        self.duty(NO_OPTION_HAS_IT, |_, budget| {
            let offends = |reached| Ok(inside.and(&renamed(reached, OTHER, VALUE), budget)?);
            reached.iter().map(offends).collect()
        })?;
        if !self.is_undecided() {
            return Ok(());
        }
        self.duty(SMALLER_ARE_OPTIONS, |moves, budget| {
            let mut missing = inside.and(&is_less, budget)?.without(&[VALUE], budget)?;
            for (family, reached) in moves.families.iter().zip(&reached) {
                let reached = restricted(reached, within, budget)?;
                let reached = reached.without(&family.options_only(), budget)?;
                missing = missing.minus(&reached, budget)?;
            }
            Ok(vec![missing])
        })
    }
}

/// Returns the relation of a position, the components that a move leaves, and the value of their
/// sum on the track [`OTHER`].
fn reached_values(
    family: &Move,
    relation: &Automaton,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let value_of =
        |component, track| renamed_value(&family.at_component(component, relation), track);
    let mut sum = value_of(0, OTHER);
    for component in 1..family.components.len() {
        // Joining one component at a time keeps the number of tracks small.
        let before = renamed(&sum, OTHER, SUM);
        let bits = Automaton::bitwise(Bitwise::Xor, [SUM, PART, OTHER], [false; 3], budget)?;
        let with_before = before.and(&bits, budget)?.without(&[SUM], budget)?;
        let both = with_before.and(&value_of(component, PART), budget)?;
        sum = both.without(&[PART], budget)?;
    }
    Ok(family.relation.and(&sum, budget)?)
}

fn renamed(of: &Automaton, from: Track, to: Track) -> Automaton {
    of.renamed(|track| if track == from { to } else { track })
}

fn renamed_value(of: &Automaton, to: Track) -> Automaton {
    renamed(of, VALUE, to)
}

fn restricted(
    of: &Automaton,
    within: Option<&Automaton>,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    match within {
        Some(within) => Ok(of.and(within, budget)?),
        None => Ok(of.clone()),
    }
}

fn not(of: &Automaton, within: Option<&Automaton>, budget: &Budget) -> Result<Automaton, Obstacle> {
    match within {
        Some(within) => Ok(within.minus(of, budget)?),
        None => Ok(of.not(budget)?),
    }
}
