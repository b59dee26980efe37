//! Relations between a position and the components that a move leaves, and the order in which they
//! fall, so that every play ends.

use super::obstacle::Obstacle;
use super::reader::{MAX_COMPONENTS, MAX_FREE, Quotient, Reader, coordinate, free, linear, option};
use super::terms::Terms;
use automata::{Automaton, Budget, Linear, Numeration, Relation, Track};
use rules::ast::{Expr, Family, Rule};
use rules::{Measure, measures};

/// Moves of a rule in one numeration.
#[derive(Debug, Clone)]
pub struct Moves {
    pub numeration: Numeration,
    /// Tracks of the position.
    pub position: Vec<Track>,
    pub families: Vec<Move>,
}

/// Moves of one family.
#[derive(Debug, Clone)]
pub struct Move {
    /// Relation between a position and the components that a move leaves.
    pub relation: Automaton,
    /// Tracks of each component. A coordinate that the move doesn't change shares the position's
    /// track: three tracks instead of four make the automata smaller.
    pub components: Vec<Vec<Track>>,
}

impl Moves {
    /// Computes the relations of the rule's moves in a numeration.
    ///
    /// # Errors
    /// If no automaton in this numeration can represent the rule, or a limit is reached.
    pub fn new(rule: &Rule, numeration: Numeration, budget: &Budget) -> Result<Self, Obstacle> {
        let position = (0..rule.coordinates.len()).map(coordinate).collect();
        let read = |family| Move::new(rule, family, numeration, budget);
        let families = rule.families.iter().map(read).collect::<Result<_, _>>();
        Ok(Self {
            numeration,
            position,
            families: families.map_err(|obstacle| obstacle.during("the moves"))?,
        })
    }

    /// Returns whether some move leaves two or more components.
    pub fn has_sums(&self) -> bool {
        self.families
            .iter()
            .any(|family| family.components.len() > 1)
    }

    /// Returns the set of the positions without a move.
    pub fn over(&self, budget: &Budget) -> Result<Automaton, Obstacle> {
        Ok(self.not_over(budget)?.not(budget)?)
    }

    /// Returns the set of the positions with a move.
    pub fn not_over(&self, budget: &Budget) -> Result<Automaton, Obstacle> {
        let none = Automaton::nothing(self.numeration, self.position.iter().copied());
        self.families.iter().try_fold(none, |all, family| {
            let movable = family.relation.without(&family.options_only(), budget)?;
            Ok(all.or(&movable, budget)?)
        })
    }
}

impl Move {
    fn new(
        rule: &Rule,
        family: &Family,
        numeration: Numeration,
        budget: &Budget,
    ) -> Result<Self, Obstacle> {
        if family.components.len() > MAX_COMPONENTS || family.variables.len() > MAX_FREE {
            return Err(Obstacle::not_linear("a move has too many parts"));
        }
        let coordinates = (0..rule.coordinates.len()).map(coordinate);
        let variables = coordinates.chain((0..family.variables.len()).map(free));
        let variables = variables.map(Quotient::track).collect();
        let mut equations = Equations {
            reader: Reader::new(numeration, variables, budget),
            holding: Vec::new(),
            open: (0..family.variables.len()).map(free).collect(),
            coordinates: rule.coordinates.len(),
        };
        let mut components = Vec::new();
        for (part, component) in family.components.iter().enumerate() {
            let coordinates = component.coordinates.iter().enumerate();
            let tracks = coordinates.map(|(at, expr)| equations.solve(expr, option(part, at)));
            components.push(tracks.collect::<Result<Vec<Track>, Obstacle>>()?);
        }
        let Equations {
            reader, holding, ..
        } = equations;
        let condition = reader.condition(&family.condition)?;
        let relation = holding
            .iter()
            .try_fold(condition, |all, part| all.and(part, budget))?;
        let position = (0..rule.coordinates.len()).map(coordinate);
        let known: Vec<Track> = position
            .chain(components.iter().flatten().copied())
            .collect();
        let is_hidden = |track: &Track| !known.contains(track);
        let hidden: Vec<Track> = relation
            .tracks()
            .iter()
            .copied()
            .filter(is_hidden)
            .collect();
        let relation = relation.without(&hidden, budget)?.over(&known, budget)?;
        Ok(Self {
            relation,
            components,
        })
    }

    /// Returns the tracks of the components that are not tracks of the position.
    pub fn options_only(&self) -> Vec<Track> {
        let is_new = |track: &Track| *track >= option(0, 0);
        self.components
            .iter()
            .flatten()
            .copied()
            .filter(is_new)
            .collect()
    }

    /// Applies a relation of positions (and perhaps other tracks) to a component.
    pub fn at_component(&self, component: usize, set: &Automaton) -> Automaton {
        let tracks = &self.components[component];
        set.renamed(|track| tracks.get(track.0 as usize).copied().unwrap_or(track))
    }
}

/// Equations that eliminate free variables. If a coordinate is linear in a variable, as in `(a-k,
/// b)`, the variable is a difference of two coordinates and needs no track.
struct Equations<'a> {
    reader: Reader<'a>,
    /// Relations that hold along with the condition.
    holding: Vec<Automaton>,
    /// Free variables that still have a track of their own.
    open: Vec<Track>,
    coordinates: usize,
}

impl Equations<'_> {
    /// Returns the track that carries the coordinate `expr` of a component: `track`, or one that
    /// already carries the same number.
    fn solve(&mut self, expr: &Expr, track: Track) -> Result<Track, Obstacle> {
        let mut terms = Terms::new(&self.reader);
        let is = terms.number(expr)?;
        if !terms.are_quotients() {
            let equation = self.reader.equation(expr, track)?;
            self.open.retain(|open| !equation.tracks().contains(open));
            self.holding.push(equation);
            return Ok(track);
        }
        if let Some(known) = is.as_track() {
            self.open.retain(|&open| open != known);
            return Ok(known);
        }
        let open = self.open.iter().copied();
        let mut candidates = open.filter(|&open| is.sum.coefficient(open) != 0);
        match candidates.next() {
            Some(variable) => self.eliminate(variable, &is, track)?,
            None => {
                let equation = self.reader.is_on(track, &is)?;
                self.holding.push(equation);
            }
        }
        Ok(track)
    }

    /// Solves `track` = (c·`variable` + rest) / d for `variable` = (d·`track` - rest) / c.
    fn eliminate(
        &mut self,
        variable: Track,
        coordinate: &Quotient,
        track: Track,
    ) -> Result<(), Obstacle> {
        let c = coordinate.sum.coefficient(variable);
        let too_large = || Obstacle::not_linear("its coefficients are too large");
        let solved = || {
            let rest = coordinate.sum.plus(-c, &Linear::track(variable))?;
            let scaled = Linear::track(track).times(coordinate.divisor)?;
            scaled.plus(-1, &rest)?.times(c.signum())
        };
        let is = Quotient {
            sum: solved().ok_or_else(too_large)?,
            divisor: c.abs(),
        };
        let is_natural = self.reader.compare(&is.sum, Relation::NotNegative)?;
        self.holding.push(is_natural);
        if is.divisor > 1 {
            let is_whole = self.reader.congruent(&is.sum, 0, is.divisor)?;
            self.holding.push(is_whole);
        }
        // The other open variables here keep their tracks, because the eliminated one now depends
        // on them.
        self.open
            .retain(|&open| coordinate.sum.coefficient(open) == 0);
        let number = self.coordinates + (variable.0 - free(0).0) as usize;
        self.reader.define(number, is);
        Ok(())
    }
}

/// Returns the first measure that every move lowers: the sum of the coordinates, an order of them,
/// or a sum with weights.
///
/// # Errors
/// If there is no such measure, or a limit is reached.
pub fn falling(moves: &Moves, budget: &Budget) -> Result<Measure, Obstacle> {
    let measures = measures(moves.position.len()).into_iter();
    let (orders, sums): (Vec<_>, Vec<_>) = measures.partition(|it| matches!(it, Measure::Order(_)));
    for measure in (sums[..1].iter()).chain(&orders).chain(&sums[1..]) {
        if always_falls(measure, moves, budget)? {
            return Ok(measure.clone());
        }
    }
    Err(Obstacle::not_linear(
        "we found no order in which every move leads to something smaller",
    ))
}

/// Returns whether every move leads to a smaller position.
///
/// # Errors
/// If a limit is reached.
pub fn always_falls(measure: &Measure, moves: &Moves, budget: &Budget) -> Result<bool, Obstacle> {
    for family in &moves.families {
        for component in 0..family.components.len() {
            let upwards = not_smaller(measure, &moves.position, family, component, budget)?;
            if !family.relation.and(&upwards, budget)?.is_empty() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Returns a sort key. Of positions with coordinates below `side`, those with a smaller measure
/// have a smaller key.
pub fn key(measure: &Measure, position: &[usize], side: usize) -> usize {
    match measure {
        Measure::Weights(weights) => {
            let parts = position.iter().zip(weights);
            parts.map(|(&x, &weight)| x * weight as usize).sum()
        }
        Measure::Order(order) => (order.iter()).fold(0, |key, &at| key * side + position[at]),
    }
}

/// Returns the relation of positions and components in which the component is not smaller.
fn not_smaller(
    measure: &Measure,
    position: &[Track],
    family: &Move,
    component: usize,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let numeration = family.relation.numeration();
    let left = &family.components[component];
    let excess = |at: usize, weight: i64| [(left[at], weight), (position[at], -weight)];
    let compare = |terms: &[_], relation| linear(numeration, terms, 0, relation, budget);
    match measure {
        Measure::Weights(weights) => {
            let parts = weights.iter().enumerate();
            let terms = parts.flat_map(|(at, &weight)| excess(at, weight));
            compare(&terms.collect::<Vec<_>>(), Relation::NotNegative)
        }
        Measure::Order(order) => {
            // If all coordinates are equal, the component is not smaller. A larger coordinate
            // means not smaller, an equal one leaves the decision to the next.
            let everything = Automaton::always(numeration, true, budget)?;
            order.iter().rev().try_fold(everything, |not_smaller, &at| {
                let excess = excess(at, 1);
                let equal = compare(&excess, Relation::Zero)?;
                let larger = compare(&excess, Relation::Positive)?;
                Ok(larger.or(&equal.and(&not_smaller, budget)?, budget)?)
            })
        }
    }
}
