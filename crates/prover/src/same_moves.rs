//! Decides whether two rules have the same moves from every position.

use super::move_relations::{Move, Moves};
use super::obstacle::Obstacle;
use super::reader::{linear, option};
use automata::{Automaton, Budget, Numeration, Relation, Track};
use rules::{Rule, orders};

/// Returns whether two rules leave the same options from every position. Automata are minimal, so
/// equal relations of positions and options are equal automata.
///
/// # Errors
/// If no automaton in base 2 reads one of the rules, or a limit is reached.
pub fn have_same_moves(rule: &Rule, other: &Rule, budget: &Budget) -> Result<bool, Obstacle> {
    let coordinates = rule.coordinates.len();
    if coordinates != other.coordinates.len() {
        return Ok(false);
    }
    let [ours, theirs] = [rule, other].map(|rule| Moves::new(rule, Numeration::BINARY, budget));
    let (ours, theirs) = (ours?, theirs?);
    let most = [&ours, &theirs].map(|moves| moves.families.iter().map(|it| it.components.len()));
    let most = most.into_iter().flatten().max().unwrap_or(0);
    for parts in 1..=most {
        if ours.sums(parts, budget)? != theirs.sums(parts, budget)? {
            return Ok(false);
        }
    }
    Ok(true)
}

impl Moves {
    /// Returns the relation of positions and the sums of this many components that moves leave, in
    /// every order.
    fn sums(&self, parts: usize, budget: &Budget) -> Result<Automaton, Obstacle> {
        let coordinates = self.position.len();
        let left = (0..parts).flat_map(|part| (0..coordinates).map(move |at| option(part, at)));
        let tracks: Vec<Track> = self.position.iter().copied().chain(left).collect();
        let mut all = Automaton::nothing(self.numeration, tracks.iter().copied());
        for family in &self.families {
            if family.components.len() != parts {
                continue;
            }
            let own = family.with_own_tracks(&tracks, budget)?;
            for order in orders(parts) {
                let swapped = own.renamed(|track| {
                    let mut places = (0..parts).flat_map(|part| {
                        (0..coordinates).map(move |at| (part, at, option(part, at)))
                    });
                    places
                        .find(|(.., it)| *it == track)
                        .map_or(track, |(part, at, _)| option(order[part], at))
                });
                all = all.or(&swapped, budget)?;
            }
        }
        Ok(all)
    }
}

impl Move {
    /// Gives each coordinate of each component a track of its own.
    fn with_own_tracks(&self, tracks: &[Track], budget: &Budget) -> Result<Automaton, Obstacle> {
        let mut relation = self.relation.clone();
        for (part, component) in self.components.iter().enumerate() {
            for (at, &is) in component.iter().enumerate() {
                let own = option(part, at);
                if is != own {
                    let same = [(own, 1), (is, -1)];
                    let same = linear(relation.numeration(), &same, 0, Relation::Zero, budget)?;
                    relation = relation.and(&same, budget)?;
                }
            }
        }
        let others = relation.tracks().iter().copied();
        let others: Vec<Track> = others.filter(|track| !tracks.contains(track)).collect();
        Ok(relation.without(&others, budget)?.over(tracks, budget)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn are_same(rule: &str, other: &str) -> bool {
        let [rule, other] = [rule, other].map(|rule| Rule::parse(rule).expect(rule));
        have_same_moves(&rule, &other, &Budget::of_states(100_000)).expect("small")
    }

    #[test]
    fn rules_are_the_same_however_they_are_written() {
        let wythoff = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1";
        for (rule, other) in [
            (
                wythoff,
                "(x, y) -> (x-t, y-t) where t > 0 | (x, y-t) | (x-t, y) where t > 0",
            ),
            ("n -> n-k where 1 <= k <= 3", "n -> n-1 | n-2 | n-3"),
            (
                "n -> i, n-i where 1 <= i < n",
                "n -> n-i, i where 0 < i, i <= n-1",
            ),
            (
                "n -> i, j where i + j == n, i < j",
                "n -> j, i where i + j == n, i < j",
            ),
        ] {
            assert!(are_same(rule, other), "{rule} / {other}");
        }
    }

    #[test]
    fn rules_that_differ_in_large_positions_are_not_the_same() {
        for (rule, other) in [
            ("n -> n-k where k >= 1", "n -> n-k where 1 <= k <= 300"),
            (
                "n -> i, n-i where 1 <= i < n",
                "n -> i, n-i where 1 <= i < n, i != 300",
            ),
            (
                "(n, q) -> (n-k, k) where 1 <= k <= 2*q",
                "(n, q) -> (n-k, k) where 1 <= k <= 2*q, k <= 30",
            ),
            (
                "n -> n-1",
                "n -> n-1 where true | i, n-1-i where 1 <= i < n - 1",
            ),
        ] {
            assert!(!are_same(rule, other), "{rule} / {other}");
        }
    }
}
