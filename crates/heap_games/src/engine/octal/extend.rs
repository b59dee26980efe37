//! Extends a table of values by code that is compiled for several instruction sets.

use super::grundy_table::{BLOCK, GrundyTable, Outgrown, Step};
use super::sets::{Bits, Bytes};
use super::turns::Turns;
use super::value::Value;

/// Number of heaps after which the space is chosen for the first time.
const FIRST_SPACE: usize = 32;

/// Finds the values of all heaps below `terms`; with another task, if there are `turns`.
///
/// # Errors
/// If a value is too large for the table, or the other task has failed.
pub fn extend<V: Value>(
    table: &mut GrundyTable<V>,
    terms: usize,
    turns: Option<&Turns<V>>,
) -> Result<(), Outgrown> {
    table.reserve(terms);
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;
        if has!("avx512f") && has!("avx512bw") && has!("avx512vl") && has!("avx512vbmi") {
            #[expect(unsafe_code, reason = "vectors make the block step 3 times as fast")]
            // SAFETY: this processor has the features that the function is compiled for.
            return unsafe { extend_avx512(table, terms, turns) };
        }
        if has!("avx2") && has!("bmi1") && has!("bmi2") {
            #[expect(unsafe_code, reason = "vectors make the block step 2 times as fast")]
            // SAFETY: this processor has the features that the function is compiled for.
            return unsafe { extend_avx2(table, terms, turns) };
        }
        extend_by_heaps(table, terms, turns)
    }
    #[cfg(not(target_arch = "x86_64"))]
    extend_by(table, terms, turns, step)
}

/// Computes heap by heap on processors from before 2013, 2.5 times as slow as by blocks. Compiling
/// the block step for these, too, would add a fortieth to everyone's first build.
#[cfg(target_arch = "x86_64")]
fn extend_by_heaps<V: Value>(
    table: &mut GrundyTable<V>,
    terms: usize,
    turns: Option<&Turns<V>>,
) -> Result<(), Outgrown> {
    while let Some(start) = begin(table, terms, turns) {
        heap_by_heap(table, start, turns, step)?;
    }
    Ok(())
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,bmi1,bmi2")]
fn extend_avx512<V: Value>(
    table: &mut GrundyTable<V>,
    terms: usize,
    turns: Option<&Turns<V>>,
) -> Result<(), Outgrown> {
    extend_by(table, terms, turns, |table, common| {
        step_avx512(table, common)
    })
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn extend_avx2<V: Value>(
    table: &mut GrundyTable<V>,
    terms: usize,
    turns: Option<&Turns<V>>,
) -> Result<(), Outgrown> {
    extend_by(table, terms, turns, |table, common| {
        step_avx2(table, common)
    })
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,bmi1,bmi2")]
#[inline(never)]
fn step_avx512<V: Value>(
    table: &mut GrundyTable<V>,
    common: Option<usize>,
) -> Result<(), Outgrown> {
    table.step(common)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2")]
#[inline(never)]
fn step_avx2<V: Value>(table: &mut GrundyTable<V>, common: Option<usize>) -> Result<(), Outgrown> {
    table.step(common)
}

#[inline(never)]
fn step<V: Value>(table: &mut GrundyTable<V>, common: Option<usize>) -> Result<(), Outgrown> {
    table.step(common)
}

/// Extends the table. Inlined into each caller, so that it is compiled for each instruction set.
#[inline(always)]
fn extend_by<V: Value>(
    table: &mut GrundyTable<V>,
    terms: usize,
    turns: Option<&Turns<V>>,
    step: impl Step<V>,
) -> Result<(), Outgrown> {
    while let Some(start) = begin(table, terms, turns) {
        let whole_block = start.is_multiple_of(BLOCK) && start + BLOCK <= terms;
        match table.span {
            _ if !whole_block || !table.block_is_possible() => {
                heap_by_heap(table, start, turns, step)?;
            }
            ..=64 if const { V::LIMIT <= 256 } && table.is_pure(start) => table.pure_block(step)?,
            ..=64 if const { V::LIMIT <= 256 } => table.block::<Bits<1>>(start, None, step)?,
            128 if const { V::LIMIT <= 256 } => table.block::<Bits<2>>(start, None, step)?,
            256 if const { V::LIMIT <= 256 } => table.block::<Bits<4>>(start, None, step)?,
            512 if const { V::LIMIT > 256 } => table.block::<Bytes<512>>(start, turns, step)?,
            // A web page does not compute for long enough to repay the bytes of this code.
            1024 if const { V::LIMIT > 256 && !cfg!(target_family = "wasm") } => {
                table.block::<Bytes<1024>>(start, turns, step)?;
            }
            2048 if const { V::LIMIT > 256 && !cfg!(target_family = "wasm") } => {
                table.block::<Bytes<2048>>(start, turns, step)?;
            }
            _ => heap_by_heap(table, start, turns, step)?,
        }
    }
    Ok(())
}

/// First heap of the next block or step; `None` if there is none below `terms`.
#[inline(always)]
fn begin<V: Value>(
    table: &mut GrundyTable<V>,
    terms: usize,
    turns: Option<&Turns<V>>,
) -> Option<usize> {
    if let Some(turns) = turns {
        return turns.begin(table);
    }
    let heap = table.g.len();
    if heap >= terms {
        return None;
    }
    choose_space_if_due(table);
    Some(heap)
}

/// Finds the next heap or, where tasks take turns, the heaps of a block, one by one.
#[inline(always)]
fn heap_by_heap<V: Value>(
    table: &mut GrundyTable<V>,
    start: usize,
    turns: Option<&Turns<V>>,
    step: impl Step<V>,
) -> Result<(), Outgrown> {
    let Some(turns) = turns else {
        return step(table, None);
    };
    turns.wait_for(start, table)?;
    while table.g.len() < start + BLOCK {
        step(table, None)?;
    }
    turns.publish(table, start);
    Ok(())
}

/// Chooses the space again at powers of two.
pub fn choose_space_if_due<V: Value>(table: &mut GrundyTable<V>) {
    let heap = table.g.len();
    let is_whole = table.scan_up_to == usize::MAX;
    if is_whole && heap >= FIRST_SPACE && heap.is_power_of_two() {
        table.choose_space();
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use crate::game::OctalCode;

    #[test]
    fn blocks_and_single_heaps_find_the_same_values() {
        for code in ["0.376", "0.6", "0.007", "4.7"] {
            let code: OctalCode = code.parse().unwrap();
            let table = || GrundyTable::<u16>::new(code.moves());
            let (mut by_blocks, mut by_heaps) = (table(), table());
            assert!(extend(&mut by_blocks, 5000, None).is_ok());
            assert!(extend_by_heaps(&mut by_heaps, 5000, None).is_ok());
            assert_eq!(by_blocks.g, by_heaps.g, "{code:?}");
        }
    }
}
