//! Reads lists of lost positions, or of won ones: `P-positions: 0, 4, 8`, `losing = [(0, 0), (1,
//! 2)]`.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};

use super::rows::{FEWEST_PAIRS, Row, are_consecutive};
use super::{Numbers, Shape};
use crate::guess::Table;

/// Words that name lost positions and won ones.
const LOST: &str = "p-position p-positions losing lost lose loses cold";
const WON: &str = "n-position n-positions winning win wins";

/// Largest heap that a list may name.
const MAX_HEAP: usize = 1 << 20;

/// Largest smaller heap of a pair that a list may name.
const MAX_SMALLER: i64 = 400;

/// Reads rows whose first head says that they list lost or won positions; `None` if it doesn't.
///
/// # Errors
/// If the head says that they're lost, but no list follows.
pub fn named(rows: &[Row]) -> Result<Option<Numbers>> {
    let first = &rows[0];
    let name = first.head.to_ascii_lowercase().replace('_', " ");
    let name = name.replace("p pos", "p-pos").replace("n pos", "n-pos");
    let is_among = |words: &str| {
        let mut named = name.split([' ', '=', '[', '(']);
        named.any(|word| words.split(' ').any(|it| it == word))
    };
    let are_won = is_among(WON);
    let is_entry = |row: &Row| row.head.is_empty() || row.head == first.head;
    let is_title = first.cells.is_empty() && !first.head.ends_with('=');
    if are_won == is_among(LOST) || is_title || !rows.iter().all(is_entry) {
        return Ok(None);
    }
    let rows = &rows[usize::from(first.cells.is_empty())..];
    let table: Table = rows.iter().map(|row| row.numbers().collect()).collect();
    let mut cells = rows.iter().flat_map(|row| &row.cells);
    let listed = if !first.heaps.is_empty() || cells.any(|cell| cell.is_outcome) {
        None
    } else if table.len() > 1 && table.iter().all(|row| row.len() == 2) {
        of_pairs(&table, rows[0].bracket == Some('(')).filter(|_| !are_won)
    } else {
        of_heaps(&table.concat(), are_won)
    };
    ensure!(
        listed.is_some() || are_won,
        "`{}` names lost positions, but no list of heaps follows; write each heap once, as in \
         `P-positions: 0, 4, 8`, or four or more pairs, as in `(0, 0), (1, 2)`",
        first.head.trim_end_matches(['=', ' '])
    );
    Ok(listed)
}

/// Reads heaps, not all of them, that all have one outcome: `lose 0`, `lose 4`, or `lose 0 4 8`.
pub fn of_outcomes(rows: &[Row]) -> Option<Numbers> {
    let (outcome, rest) = rows[0].cells.split_first()?;
    let heap = |row: &Row| match row.heaps[..] {
        [heap] if row.cells == rows[0].cells => Some(heap),
        _ => None,
    };
    let heaps: Vec<i64> = if rest.is_empty() {
        rows.iter().map(heap).collect::<Option<_>>()?
    } else {
        rest.iter().map(|cell| cell.number).collect()
    };
    let is_alone = rest.is_empty() || rows.len() == 1 && rest.iter().all(|cell| !cell.is_outcome);
    let is_list = is_alone && outcome.is_outcome && !are_consecutive(&heaps);
    of_heaps(&heaps, outcome.number > 0).filter(|_| is_list)
}

/// Returns the outcomes up to the largest listed heap. They begin at heap 0 if the list has it, and
/// at heap 1 otherwise, because many lists leave it out.
fn of_heaps(listed: &[i64], are_won: bool) -> Option<Numbers> {
    let last = usize::try_from(*listed.iter().max()?).ok()?;
    let heaps: BTreeSet<i64> = listed.iter().copied().collect();
    let first = i64::from(!heaps.contains(&0));
    let are_heaps = heaps.len() == listed.len() && heaps.first() >= Some(&0);
    let outcome = |heap: i64| i64::from(heaps.contains(&heap) == are_won);
    (are_heaps && (2..=MAX_HEAP).contains(&last)).then(|| Numbers {
        shape: Shape::Sequence((first..=last as i64).map(outcome).collect()),
        first: usize::try_from(first).ok(),
        are_outcomes: true,
        listed: Some(listed.len()),
    })
}

/// Reads a table of two columns as the P-positions whose smaller heap is at most the last one, in
/// either order; `None` if it can't be.
pub fn of_pairs(pairs: &Table, are_tuples: bool) -> Option<Numbers> {
    let is_pair = |pair: &Vec<i64>| {
        pair.len() == 2 && pair[0].min(pair[1]) >= 0 && (are_tuples || pair[0] <= pair[1])
    };
    let are_pairs = pairs.len() >= FEWEST_PAIRS && pairs.iter().all(is_pair);
    let is_sorted = pairs.is_sorted_by_key(|pair| pair[0]);
    let last = *pairs.last()?.first()?;
    if !are_pairs || !is_sorted || last > MAX_SMALLER {
        return None;
    }
    let both_ways = |pair: &Vec<i64>| [[pair[0], pair[1]], [pair[1], pair[0]]];
    let lost: BTreeSet<[i64; 2]> = pairs.iter().flat_map(both_ways).collect();
    let outcome = |a, b| i64::from(!lost.contains(&[a, b]));
    let row = |a| (0..=last).map(|b| outcome(a, b)).collect();
    Some(Numbers {
        shape: Shape::Table((0..=last).map(row).collect()),
        first: None,
        are_outcomes: true,
        listed: Some(pairs.len()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Option<Numbers>> {
        let numbers = Numbers::parse(text)?;
        Ok(Some(numbers).filter(|numbers| numbers.listed.is_some()))
    }

    fn outcomes(text: &str) -> (Option<usize>, Vec<i64>) {
        let numbers = read(text).unwrap().unwrap();
        assert!(numbers.are_outcomes && numbers.listed.is_some(), "{text}");
        let Shape::Sequence(outcomes) = numbers.shape else {
            panic!("{text} is a table");
        };
        (numbers.first, outcomes)
    }

    #[test]
    fn listed_heaps_are_outcomes_up_to_the_last_one() {
        for text in [
            "P-positions: 0, 3, 4\n",
            "P positions = 0 3 4\n",
            "losing: [0, 3, 4]\n",
            "lost = {4, 0, 3}\n",
            "losing_positions = [\n    0,\n    3,\n    4,\n]\n",
            "# brute force\nlose 0\nlose 3\nlose 4\n",
            "Lost: 0\nLost: 3\nLost: 4\n",
            "P-positions:\n0\n3\n4\n",
            "lose 0 3 4\n",
        ] {
            assert_eq!(outcomes(text), (Some(0), vec![0, 1, 1, 0, 0]), "{text}");
        }
        let won = "N-positions: 1, 2, 4\n";
        assert_eq!(outcomes(won), (Some(1), vec![1, 1, 0, 1]));
        assert_eq!(outcomes("P-positions: 2, 4\n"), (Some(1), vec![1, 0, 1, 0]));
    }

    #[test]
    fn listed_pairs_are_a_table_of_outcomes() {
        let pairs = "P-positions: (0, 0), (1, 2), (3, 5), (4, 7)\n";
        assert_eq!(read(pairs).unwrap().unwrap().listed, Some(4));
    }

    #[test]
    fn lost_positions_that_are_no_list_are_refused() {
        for text in [
            "lost = [1, 0, 0, 1]\n",
            "losing: [True, False, False]\n",
            "lose[0] = 1\nlose[1] = 0\n",
            "P-positions: (0, 0), (1, 2)\n",
            "P-positions: 0, -4, 8\n",
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains("names lost positions"), "{error}");
        }
    }

    #[test]
    fn other_names_are_left_to_the_other_readers() {
        for text in [
            "win = [0, 1, 1, 0]\n",
            "win[3] = True\nwin[4] = False\n",
            "lose 0\nwin 1\nwin 2\nlose 3\n",
            "0 1 2 3\n",
            "L = [0, 1, 2]\n",
            "sg: 0 1 2\n",
            "Alice wins, Bob loses: 3\n",
        ] {
            assert_eq!(read(text).unwrap(), None, "{text}");
        }
    }
}
