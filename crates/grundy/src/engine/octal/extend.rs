//! Extends a table of values by code that is compiled for several instruction sets.

use super::grundy_table::{BLOCK, GrundyTable, Outgrown, Step};
use super::value::Value;

/// Number of heaps after which the space is chosen for the first time.
const FIRST_SPACE: usize = 32;

/// Finds the values of all heaps below `terms`.
///
/// # Errors
/// If a value is too large for the table.
pub fn extend<V: Value>(table: &mut GrundyTable<V>, terms: usize) -> Result<(), Outgrown> {
    table.reserve(terms);
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;
        if has!("avx512f") && has!("avx512bw") && has!("avx512vl") && has!("avx512vbmi") {
            #[expect(unsafe_code, reason = "vectors make the block step 3 times as fast")]
            // SAFETY: this processor has the features that the function is compiled for.
            return unsafe { extend_avx512(table, terms) };
        }
        if has!("avx2") && has!("bmi1") && has!("bmi2") {
            #[expect(unsafe_code, reason = "vectors make the block step 2 times as fast")]
            // SAFETY: this processor has the features that the function is compiled for.
            return unsafe { extend_avx2(table, terms) };
        }
        extend_by_heaps(table, terms)
    }
    #[cfg(not(target_arch = "x86_64"))]
    extend_by(table, terms, step)
}

/// Computes heap by heap on processors from before 2013, 2.5 times as slow as by blocks. Compiling
/// the block step for these, too, would add a fortieth to everyone's first build.
#[cfg(target_arch = "x86_64")]
fn extend_by_heaps<V: Value>(table: &mut GrundyTable<V>, terms: usize) -> Result<(), Outgrown> {
    while table.g.len() < terms {
        choose_space_if_due(table);
        step(table)?;
    }
    Ok(())
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,bmi1,bmi2")]
fn extend_avx512<V: Value>(table: &mut GrundyTable<V>, terms: usize) -> Result<(), Outgrown> {
    extend_by(table, terms, |table| step_avx512(table))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn extend_avx2<V: Value>(table: &mut GrundyTable<V>, terms: usize) -> Result<(), Outgrown> {
    extend_by(table, terms, |table| step_avx2(table))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,bmi1,bmi2")]
#[inline(never)]
fn step_avx512<V: Value>(table: &mut GrundyTable<V>) -> Result<(), Outgrown> {
    table.step()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2")]
#[inline(never)]
fn step_avx2<V: Value>(table: &mut GrundyTable<V>) -> Result<(), Outgrown> {
    table.step()
}

#[inline(never)]
fn step<V: Value>(table: &mut GrundyTable<V>) -> Result<(), Outgrown> {
    table.step()
}

/// Extends the table. Inlined into each caller, so that it is compiled for each instruction set.
#[inline(always)]
fn extend_by<V: Value>(
    table: &mut GrundyTable<V>,
    terms: usize,
    step: impl Step<V>,
) -> Result<(), Outgrown> {
    while table.g.len() < terms {
        choose_space_if_due(table);
        let heap = table.g.len();
        let whole_block = heap.is_multiple_of(BLOCK) && heap + BLOCK <= terms;
        match table.span {
            _ if !whole_block || !table.block_is_possible() => step(table)?,
            ..=64 if const { V::LIMIT <= 256 } && table.is_pure(heap) => table.pure_block(step)?,
            ..=64 if const { V::LIMIT <= 256 } => table.block::<1>(step)?,
            128 if const { V::LIMIT <= 256 } => table.block::<2>(step)?,
            256 if const { V::LIMIT <= 256 } => table.block::<4>(step)?,
            512 if const { V::LIMIT > 256 } => table.block::<8>(step)?,
            1024 if const { V::LIMIT > 256 } => table.block::<16>(step)?,
            2048 if const { V::LIMIT > 256 } => table.block::<32>(step)?,
            _ => step(table)?,
        }
    }
    Ok(())
}

fn choose_space_if_due<V: Value>(table: &mut GrundyTable<V>) {
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
            assert!(extend(&mut by_blocks, 5000).is_ok());
            assert!(extend_by_heaps(&mut by_heaps, 5000).is_ok());
            assert_eq!(by_blocks.g, by_heaps.g, "{code:?}");
        }
    }
}
