//! Extends a table by two tasks that take turns.

#![cfg(not(target_family = "wasm"))]

use super::extend::{choose_space_if_due, extend};
use super::grundy_table::{BLOCK, GrundyTable, Outgrown};
use super::turns::Turns;
use crate::engine::RunBoth;

/// Number of heaps from which a table has near parts that are less than half a heap.
const FIRST: usize = 1 << 12;

/// Number of heaps up to which a second table is kept.
const MAX_SECOND_TABLE_HEAPS: usize = 1 << 26;

/// Finds the values of all heaps below `terms` by two tasks, the second of which has the table
/// `twin`.
///
/// # Errors
/// If a value is too large for the table.
pub fn extend_on_both(
    table: &mut GrundyTable<u16>,
    twin: &mut Option<Box<GrundyTable<u16>>>,
    terms: usize,
    both: RunBoth,
) -> Result<(), Outgrown> {
    while table.g.len() < terms {
        let start = table.g.len();
        let end = terms.min((start + 1).next_power_of_two());
        if !(FIRST..MAX_SECOND_TABLE_HEAPS).contains(&start) || !start.is_multiple_of(BLOCK) {
            *twin = None;
            extend(table, end, None)?;
            continue;
        }
        choose_space_if_due(table);
        let mut second = twin_of(table, twin.take());
        let turns = Turns::new(start, end);
        let (mut result, mut result_of_second) = (Ok(()), Ok(()));
        both(
            &mut || {
                result = work(&turns, table);
            },
            &mut || {
                result_of_second = work(&turns, &mut second);
            },
        );
        table.note_depth(&second.depth);
        if result.and(result_of_second).is_ok() {
            *twin = Some(second);
        } else {
            // It fails again, now at the first heap of a value that is too large.
            extend(table, end, None)?;
        }
    }
    Ok(())
}

/// Table with the same values, for the other task: the one that it had, unless it is of another
/// space, with the values that were found since.
fn twin_of(table: &GrundyTable<u16>, twin: Option<Box<GrundyTable<u16>>>) -> Box<GrundyTable<u16>> {
    let Some(mut twin) = twin else {
        return Box::new(table.clone());
    };
    if twin.space != table.space || twin.helpers.sizes.len() != table.helpers.sizes.len() {
        return Box::new(table.clone());
    }
    for value in &table.g[twin.g.len()..] {
        twin.push((*value).into());
    }
    twin
}

/// Does blocks until none is left; then the table has all values.
fn work(turns: &Turns<u16>, table: &mut GrundyTable<u16>) -> Result<(), Outgrown> {
    let mut ending = Ending {
        turns,
        is_right: false,
    };
    extend(table, turns.end, Some(turns))?;
    turns.wait_for(turns.end, table)?;
    ending.is_right = true;
    Ok(())
}

/// Ends the other task's waiting when this one ends early, be it by a panic.
struct Ending<'a> {
    turns: &'a Turns<u16>,
    is_right: bool,
}

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        if !self.is_right {
            self.turns.stop();
        }
    }
}

#[cfg(test)]
pub mod tests {
    use std::thread;

    use proptest::prelude::*;

    use super::*;
    use crate::game::{Moves, OctalCode};

    /// Ways to run two tasks: at once, or one after the other.
    pub const WAYS: [RunBoth; 3] = [
        |one, other| {
            thread::scope(|scope| {
                scope.spawn(other);
                one();
            });
        },
        |one, other| {
            one();
            other();
        },
        |one, other| {
            other();
            one();
        },
    ];

    /// Table in which blocks are marked in sets of 512 bytes, although its values are small.
    fn wide_table(moves: Moves) -> GrundyTable<u16> {
        let mut table = GrundyTable::new(moves);
        table.span = 512;
        table
    }

    fn assert_equal_to_one_task(moves: &Moves, lengths: &[usize]) {
        let mut alone = wide_table(moves.clone());
        extend(&mut alone, lengths[lengths.len() - 1], None).unwrap();
        for both in WAYS {
            let (mut table, mut twin) = (wide_table(moves.clone()), None);
            for length in lengths {
                extend_on_both(&mut table, &mut twin, *length, both).unwrap();
            }
            let differs = (0..alone.g.len()).find(|&heap| table.g[heap] != alone.g[heap]);
            assert_eq!(differs, None, "first heap that differs; {moves:?}");
            assert_eq!(table.rare.sizes, alone.rare.sizes, "{moves:?}");
            assert_eq!(table.depth, alone.depth, "{moves:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn two_tasks_find_the_values_of_random_codes(
            first in prop::sample::select(vec!['0', '4']),
            digits in "[0-7]{0,6}[1-7]",
            lengths in [300usize..700, 0usize..200, 0usize..200],
        ) {
            let code: OctalCode = format!("{first}.{digits}").parse().unwrap();
            let mut length = 0;
            let lengths = lengths.map(|more| {
                length += BLOCK * more;
                length
            });
            assert_equal_to_one_task(&code.moves(), &lengths);
        }
    }

    #[test]
    fn two_tasks_find_the_values_of_grundys_game() {
        assert_equal_to_one_task(&Moves::grundys_game(), &[10_000, 20_000, 20_016, 40_000]);
    }

    #[test]
    fn a_task_that_panics_ends_the_other() {
        let turns = Turns::<u16>::new(0, 160);
        let code: OctalCode = "0.6".parse().unwrap();
        let has_ended = thread::scope(|scope| {
            let other = scope.spawn(|| turns.wait_for(160, &mut GrundyTable::new(code.moves())));
            let failing = scope.spawn(|| {
                let _ending = Ending {
                    turns: &turns,
                    is_right: false,
                };
                panic!("on purpose");
            });
            failing.join().is_err() && other.join().unwrap().is_err()
        });
        assert!(has_ended);
    }
}
