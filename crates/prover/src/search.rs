//! Searches for a theorem about a rule, with a limit of work. Its tables come from the move
//! relations alone, for learning; no proof depends on them.

use super::discover::discover;
use super::move_relations::{Move, Moves, always_falls, falling, key};
use super::numerations::numerations;
use super::obstacle::Obstacle;
use super::reader::linear;
use super::theorem::{Goal, Question, Statement, Theorem};
use automata::{Budget, Family, Numeration, Play, Relation, Table, coordinates_of, indices_by};
use rules::{CheckedRule, Measure, measures};

/// Most work of one search, tables included: about two seconds.
const MAX_WORK: u64 = 2_000_000_000;

/// Most states of each automaton.
const MAX_STATES: usize = 100_000;

/// Searches for a theorem of a kind.
///
/// # Errors
/// The obstacle to a decision, which displays as one line.
pub fn search(
    rule: &CheckedRule,
    misere: bool,
    goal: Goal,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Theorem, Obstacle> {
    let rule = rule.rule();
    let may_go_on = || !is_stopped();
    let budget = &Budget::new(MAX_STATES, MAX_WORK, &may_go_on);
    let numerations = numerations(rule);
    // Tables can use any numeration that reads the rule, base 2 with the least work. If none does,
    // the first one's obstacle is reported.
    let mut read = ([Numeration::BINARY].iter())
        .chain(&numerations)
        .map(|&numeration| Moves::new(rule, numeration, budget));
    let first = read.next().expect("there are numerations");
    let moves = first.or_else(|obstacle| read.find_map(Result::ok).ok_or(obstacle))?;
    let mut table = |side, budget: &Budget| generate(&moves, misere, goal, side, budget);
    let question = Question {
        rule,
        misere,
        goal,
        numerations: &numerations,
    };
    discover(question, &mut table, budget)
}

/// Runs the work for one theorem within the default limits.
pub fn with_budget<T>(is_stopped: &dyn Fn() -> bool, work: impl FnOnce(&Budget) -> T) -> T {
    let may_go_on = || !is_stopped();
    work(&Budget::new(MAX_STATES, MAX_WORK, &may_go_on))
}

/// Returns whether the statement agrees with every position of the table.
pub fn agrees(statement: &Statement, rule: &CheckedRule, table: &rules::Table<'_>) -> bool {
    let coordinates = rule.rule().coordinates.len();
    let others = coordinates.saturating_sub(1).max(1) as u32;
    let side = (1..=table.breadth())
        .find(|side: &usize| side.pow(others) >= table.breadth())
        .expect("a side is not longer than all");
    table.values().iter().enumerate().all(|(index, &value)| {
        let (first, rest) = (index / table.breadth(), index % table.breadth());
        let rest = coordinates_of(rest, side, coordinates - 1);
        let mut position: Vec<u64> = [vec![first], rest]
            .concat()
            .iter()
            .map(|&x| x as u64)
            .collect();
        match statement {
            Statement::Positions(set) => set.contains(&position) == (value == 0),
            Statement::Values(relation) => {
                position.push(value.into());
                relation.contains(&position)
            }
        }
    })
}

/// Generates the table of all positions with coordinates below `side`, from the move relations
/// alone.
///
/// # Errors
/// If the table needs too many positions, or a limit is reached.
pub fn generate(
    moves: &Moves,
    misere: bool,
    goal: Goal,
    side: usize,
    budget: &Budget,
) -> Result<Table, Obstacle> {
    let play = play(moves, side, budget)?;
    let values = match goal {
        Goal::Values => play.grundy_values(budget)?,
        Goal::Positions => {
            let over = if misere {
                Some(moves.over(budget)?)
            } else {
                None
            };
            play.p_positions(over.as_ref(), budget)?
        }
    };
    Ok(Table::new(play.side, moves.position.len(), values).part(side))
}

/// Most positions that are computed one by one. `MAX_POSITIONS_IN_ORDER` applies if they need an
/// explicit order, which takes a few more bytes per position.
const MAX_POSITIONS: usize = 17_500_000;
const MAX_POSITIONS_IN_ORDER: usize = 10_000_000;

/// Sets up the game on the positions of a table, and on more positions if moves leave the table.
fn play<'a>(moves: &'a Moves, side: usize, budget: &Budget) -> Result<Play<'a>, Obstacle> {
    let coordinates = moves.position.len();
    let measure = falling(moves, budget)?;
    let weights = region(moves, &measure, budget)?;
    let weighed = |at: &[usize], weights: &[usize]| -> usize {
        at.iter().zip(weights).map(|(x, weight)| x * weight).sum()
    };
    let corner = vec![side - 1; coordinates];
    let wide = match &weights {
        None => side,
        Some(weights) => {
            let least = weights.iter().min().copied().unwrap_or(1);
            weighed(&corner, weights) / least + 1
        }
    };
    let rows = Measure::Order((0..coordinates).collect());
    let is_by_rows = weights.is_none() && always_falls(&rows, moves, budget)?;
    let largest = if is_by_rows {
        MAX_POSITIONS
    } else {
        MAX_POSITIONS_IN_ORDER
    };
    let size = wide.checked_pow(coordinates as u32);
    if size.is_none_or(|size| size > largest) {
        return Err(Obstacle::not_linear("its table is too large"));
    }
    let in_order = || {
        let is_inside = |at: &[usize]| {
            let weights = weights.as_ref();
            weights.is_none_or(|weights| weighed(at, weights) <= weighed(&corner, weights))
        };
        let key_of = |at: &[usize]| is_inside(at).then(|| key(&measure, at, wide));
        indices_by(wide, coordinates, &key_of)
    };
    let order = (!is_by_rows).then(in_order);
    let family = |family: &'a Move| Family {
        relation: &family.relation,
        components: &family.components,
    };
    Ok(Play {
        numeration: moves.numeration,
        position: &moves.position,
        families: moves.families.iter().map(family).collect(),
        side: wide,
        order,
    })
}

/// Returns the weights of a sum that no move raises above the sum of the table's corner, or `None`
/// if no move leaves the table.
fn region(
    moves: &Moves,
    falling: &Measure,
    budget: &Budget,
) -> Result<Option<Vec<usize>>, Obstacle> {
    if keeps_tables(moves, budget)? {
        return Ok(None);
    }
    for measure in [falling.clone()]
        .into_iter()
        .chain(measures(moves.position.len()))
    {
        if let Measure::Weights(weights) = &measure
            && always_falls(&measure, moves, budget)?
        {
            let weights = weights.iter().map(|&weight| weight as usize);
            return Ok(Some(weights.collect()));
        }
    }
    Err(Obstacle::not_linear(
        "its options do not stay within a table",
    ))
}

/// Returns whether no move makes any coordinate larger than all of the position.
fn keeps_tables(moves: &Moves, budget: &Budget) -> Result<bool, Obstacle> {
    for family in &moves.families {
        for &track in family.components.iter().flatten() {
            let mut position = moves.position.iter();
            let exceeds = position.try_fold(family.relation.clone(), |rest, &from| {
                let excess = [(track, 1), (from, -1)];
                let larger = linear(moves.numeration, &excess, 0, Relation::Positive, budget)?;
                Ok::<_, Obstacle>(rest.and(&larger, budget)?)
            })?;
            if !exceeds.is_empty() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
