//! Finds positions with more P-positions among their options than can be blocked.
//!
//! The player who has just moved may block up to K options, so a position is a P-position iff at
//! most K of its options are (U. Larsson, Blocking Wythoff nim, Electron. J. Combin. 18(1) (2011),
//! P120). Options count, not moves: two moves may lead to the same option.

use super::move_relations::{Move, Moves};
use super::obstacle::Obstacle;
use super::tracks::{linear, option};
use automata::{Automaton, Budget, Relation, Track};

/// Returns the set of the positions with more than `moves.blocking` options in `set`.
///
/// # Errors
/// If a limit is reached.
pub fn unblockable(set: &Automaton, moves: &Moves, budget: &Budget) -> Result<Automaton, Obstacle> {
    let most = moves.blocking as usize + 1;
    let nothing = Automaton::nothing(moves.numeration, moves.position.iter().copied());
    let mut known = nothing.clone();
    let mut by_family = Vec::new();
    for family in &moves.families {
        let all = family.relation.and(&family.at_component(0, set), budget)?;
        // Options that an earlier family also has are counted there.
        let own = all.minus(&seen_by(family, &known), budget)?;
        known = known.or(&family.with_whole_option(&own, budget)?, budget)?;
        by_family.push(counted(&own, family, moves, budget)?);
    }
    // Positions with at least 0, 1, … options by the families so far.
    let mut by_all = vec![nothing.clone(); most + 1];
    by_all[0] = nothing.not(budget)?;
    // Small automata first: the large ones then meet positions that are already counted.
    let states = |counts: &Vec<Automaton>| counts.iter().map(Automaton::states).sum::<usize>();
    while let Some(least) = (0..by_family.len()).min_by_key(|&at| states(&by_family[at])) {
        let by_family = by_family.remove(least);
        by_all = (0..=most)
            .map(|count| at_least(count, &by_all, &by_family, budget))
            .collect::<Result<_, _>>()?;
    }
    Ok(by_all.remove(most))
}

/// Returns the relation of a position and an option, on the family's own tracks.
fn seen_by(family: &Move, known: &Automaton) -> Automaton {
    let tracks = family.components[0].iter().zip(0..);
    known.renamed(|track| {
        let mut same = tracks.clone().filter(|&(_, at)| option(0, at) == track);
        same.next().map_or(track, |(&own, _)| own)
    })
}

/// Returns the positions with at least 0, 1, … options of one family.
fn counted(
    own: &Automaton,
    family: &Move,
    moves: &Moves,
    budget: &Budget,
) -> Result<Vec<Automaton>, Obstacle> {
    let this = family.options_only();
    let before: Vec<Track> = (0..this.len()).map(|at| option(1, at)).collect();
    let is_later = is_less(moves, &before, &this, budget)?;
    let everything = Automaton::everything(moves.numeration, moves.position.clone(), budget)?;
    let mut counts = vec![everything, own.without(&this, budget)?];
    // Options in lexicographic order: those with at least n - 1 others before them.
    let mut last = own.clone();
    for _ in 0..moves.blocking {
        let others = last.renamed(|track| {
            let at = this.iter().position(|&it| it == track);
            at.map_or(track, |at| before[at])
        });
        // P-positions are rare, so joining them first keeps the automaton small.
        let both = others.and(own, budget)?.and(&is_later, budget)?;
        last = both.without(&before, budget)?;
        counts.push(last.without(&this, budget)?);
    }
    Ok(counts)
}

/// Returns the positions with at least `count` options in two groups together, given those with at
/// least 0, 1, … in each.
fn at_least(
    count: usize,
    first: &[Automaton],
    second: &[Automaton],
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let none = first[0].minus(&first[0], budget)?;
    (0..=count).try_fold(none, |all, of_first| {
        let both = first[of_first].and(&second[count - of_first], budget)?;
        Ok(all.or(&both, budget)?)
    })
}

/// Returns the relation in which the first tuple comes before the second in lexicographic order.
fn is_less(
    moves: &Moves,
    first: &[Track],
    second: &[Track],
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let never = Automaton::always(moves.numeration, false, budget)?;
    let mut pairs = first.iter().zip(second).rev();
    pairs.try_fold(never, |rest, (&small, &large)| {
        let difference = [(large, 1), (small, -1)];
        let less = linear(moves.numeration, &difference, 0, Relation::Positive, budget)?;
        let equal = linear(moves.numeration, &difference, 0, Relation::Zero, budget)?;
        Ok(less.or(&equal.and(&rest, budget)?, budget)?)
    })
}
