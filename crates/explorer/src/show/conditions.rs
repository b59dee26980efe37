//! Conditions for the positions that are lost, in the words of the rule language.

use crate::decided::{Findings, claim};
use crate::guess::{Formula, Sequence, Table};
use crate::joined;
use crate::rule::sorted;
use prover::{Claim, value_in_words};

impl Findings {
    /// Returns the shortest condition for the P-positions that is proven, if one is known.
    pub fn plain_condition(&self) -> Option<&str> {
        self.proven().find_map(|proven| proven.condition.as_deref())
    }
}

/// Returns the condition that the first line of a report names, if it's proven.
pub fn proven_condition(found: &Findings, names: &[&str]) -> Option<String> {
    let plain = found.plain_condition().map(str::to_owned);
    let of_claim = || lost(&found.claim.as_ref()?.formula, names);
    plain.or_else(of_claim)
}

/// Most lost positions that a sentence lists.
const MOST_LISTED: usize = 8;

/// Returns which positions are lost by a formula, if a short condition says it.
pub fn lost(formula: &Formula, names: &[&str]) -> Option<String> {
    match formula {
        Formula::Sequence(sequence) => lost_heaps(sequence, names[0]),
        Formula::Table {
            first: 0,
            values,
            periods: Some(periods),
        } => lost_pairs(values, *periods, names),
        Formula::Code(code) if code.body == "value(a, b) == 0" => lost(&code.parts[0].1, names),
        formula => match claim(formula)?.0 {
            Claim::Values(cases) if cases.len() == 1 => {
                Some(format!("{} == 0", value_in_words(&cases, names)))
            }
            Claim::Positions(condition) => Some(condition.named(names)),
            _ => None,
        },
    }
}

/// Returns which heaps are lost: "n % 4 in {0, 3}" or "n == 0 or n >= 5 and n % 3 == 1". If all or
/// none are, the condition is the one that the prover finds.
pub fn lost_heaps(sequence: &Sequence, heap: &str) -> Option<String> {
    let (period, saltus) = sequence.cycle.filter(|_| sequence.first == 0)?;
    let begin = sequence.values.len() - period;
    let lost = |heap: &usize| sequence.values[*heap] == 0;
    let early: Vec<usize> = (0..begin).filter(lost).collect();
    let again: Vec<usize> = (begin..begin + period).filter(lost).collect();
    let rests = sorted(again.iter().map(|heap| heap % period).collect());
    if saltus != 0 || early.len() + rests.len() > MOST_LISTED {
        return None;
    }
    let among = |of: &str, numbers: &[usize]| match numbers {
        [one] => format!("{of} == {one}"),
        _ => format!("{of} in {{{}}}", joined(numbers, ", ")),
    };
    let residues = among(&format!("{heap} % {period}"), &rests);
    let is_alike = (0..begin).all(|heap| lost(&heap) == rests.contains(&(heap % period)));
    let later = match rests.len() {
        0 => None,
        count if count == period && is_alike => return Some(format!("{heap} % 2 in {{0, 1}}")),
        _ if is_alike => return Some(residues),
        count if count == period => Some(format!("{heap} >= {begin}")),
        _ => Some(format!("{heap} >= {begin} and {residues}")),
    };
    let early = Some(among(heap, &early)).filter(|_| !early.is_empty());
    let parts = early.into_iter().chain(later);
    let never = || format!("{heap} == 0 and {heap} == 1");
    let all = parts.reduce(|early, later| format!("{early} or {later}"));
    Some(all.unwrap_or_else(never))
}

/// Returns which pairs are lost: "(a % 3, b % 3) is one of (0, 0), (1, 2)". A heap that doesn't
/// matter isn't named.
fn lost_pairs(values: &Table, periods: [usize; 2], names: &[&str]) -> Option<String> {
    let outcomes = |row: &Vec<i64>| row.iter().map(|value| u32::from(*value != 0)).collect();
    let outcomes: Vec<Vec<u32>> = values.iter().map(outcomes).collect();
    let of_one = |at: usize, outcomes: Vec<u32>| {
        let outcomes = Sequence::from_heap_0(&outcomes, Some(periods[at]));
        lost_heaps(&outcomes, names[at])
    };
    if outcomes.iter().all(|row| *row == outcomes[0]) {
        return of_one(1, outcomes[0].clone());
    }
    if outcomes
        .iter()
        .all(|row| row[1..].iter().all(|it| *it == row[0]))
    {
        return of_one(0, outcomes.iter().map(|row| row[0]).collect());
    }
    let rows = values.iter().enumerate();
    let lost = rows.flat_map(|(a, row)| {
        let columns = row.iter().enumerate().filter(|(_, value)| **value == 0);
        columns.map(move |(b, _)| format!("({a}, {b})"))
    });
    let lost: Vec<String> = lost.collect();
    if lost.len() > MOST_LISTED {
        return None;
    }
    let ends = [values.len(), values[0].len()];
    let (mut folded, mut meanings) = (Vec::new(), Vec::new());
    for (at, name) in ["f", "h"].into_iter().enumerate() {
        let (end, period) = (ends[at], periods[at]);
        let begin = end - period;
        folded.push(match (begin, period) {
            (0, _) => format!("{} % {period}", names[at]),
            (_, 1) => format!("min({}, {begin})", names[at]),
            _ => {
                let meaning =
                    format!("(n) is n below {end} and {begin} + (n - {begin}) % {period}");
                let known = meanings.iter().position(|(_, it)| *it == meaning);
                let name = known.map_or(name, |at| meanings[at].0);
                if known.is_none() {
                    meanings.push((name, meaning));
                }
                format!("{name}({})", names[at])
            }
        });
    }
    let meanings = meanings.iter();
    let meanings = meanings.map(|(name, meaning)| format!(", where {name}{meaning} from there on"));
    let (folded, meanings) = (joined(folded, ", "), meanings.collect::<String>());
    Some(format!(
        "({folded}) is one of {}{meanings}",
        joined(lost, ", ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::Rule;

    #[test]
    fn the_condition_for_lost_heaps_holds_where_the_value_is_0() {
        for length in 1..=6 {
            let all = (1..=length).flat_map(|it| (0..1_u32 << length).map(move |bits| (bits, it)));
            for (bits, period) in all {
                let values: Vec<u32> = (0..length).map(|at| bits >> at & 1).collect();
                let sequence = Sequence::from_heap_0(&values, Some(period));
                let condition = lost_heaps(&sequence, "n").unwrap();
                let rule = Rule::parse(&format!("n -> n where {condition}")).unwrap();
                for heap in 0..40_usize {
                    let begin = length - period;
                    let at = heap.min(begin + heap.saturating_sub(begin) % period);
                    let holds = rule.families[0].condition.is_true(&[heap as i64]);
                    assert_eq!(holds, values[at] == 0, "{values:?} {period}: {condition}");
                }
            }
        }
        let pairs =
            |rows: [[i64; 2]; 2]| lost_pairs(&rows.map(Vec::from).into(), [2, 2], &["a", "b"]);
        assert_eq!(pairs([[0, 1], [0, 2]]).unwrap(), "b % 2 == 0");
        assert_eq!(pairs([[1, 2], [0, 0]]).unwrap(), "a % 2 == 1");
        assert_eq!(
            pairs([[1, 0], [0, 1]]).unwrap(),
            "(a % 2, b % 2) is one of (0, 1), (1, 0)"
        );
        let always = Sequence::from_heap_0(&[0, 0], Some(1));
        assert_eq!(lost_heaps(&always, "n").unwrap(), "n % 2 in {0, 1}");
        let never = Sequence::from_heap_0(&[1], Some(1));
        assert_eq!(lost_heaps(&never, "n").unwrap(), "n == 0 and n == 1");
    }
}
