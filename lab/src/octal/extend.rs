//! Extends a table, by code that is compiled for several instruction sets.

use super::sets::{Bits, Bytes};
use super::space::Value;
use super::table::{BLOCK, GrundyTable, Outgrown, Step};

/// How many heaps are known when the space is chosen for the first time.
const FIRST_SPACE: usize = 32;

impl<V: Value> GrundyTable<V> {
    /// Computes the values of all heaps below `terms`.
    ///
    /// # Errors
    /// If a value is too large for the table's integers.
    pub fn extend(&mut self, terms: usize) -> Result<(), Outgrown> {
        self.reserve(terms);
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::is_x86_feature_detected as has;
            if has!("avx512f") && has!("avx512bw") && has!("avx512vl") && has!("avx512vbmi") {
                #[expect(unsafe_code, reason = "vectors make blocks 3 times as fast")]
                // SAFETY: this processor has the features that the function is compiled for.
                return unsafe { extend_avx512(self, terms) };
            }
            if has!("avx2") && has!("bmi1") && has!("bmi2") {
                #[expect(unsafe_code, reason = "vectors make blocks 2 times as fast")]
                // SAFETY: this processor has the features that the function is compiled for.
                return unsafe { extend_avx2(self, terms) };
            }
            extend_by_heaps(self, terms)
        }
        #[cfg(not(target_arch = "x86_64"))]
        extend_by(self, terms, step)
    }
}

/// Extends the table heap by heap, for processors from before 2013. That's 2.5 times as slow as by
/// blocks, but compiling blocks for them as well would make everyone's first build longer.
#[cfg(target_arch = "x86_64")]
fn extend_by_heaps<V: Value>(table: &mut GrundyTable<V>, terms: usize) -> Result<(), Outgrown> {
    while table.g.len() < terms {
        choose_space_if_due(table);
        step(table, None)?;
    }
    Ok(())
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,bmi1,bmi2")]
fn extend_avx512<V: Value>(table: &mut GrundyTable<V>, terms: usize) -> Result<(), Outgrown> {
    extend_by(table, terms, |table, common| step_avx512(table, common))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn extend_avx2<V: Value>(table: &mut GrundyTable<V>, terms: usize) -> Result<(), Outgrown> {
    extend_by(table, terms, |table, common| step_avx2(table, common))
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

/// Extends the table. It's inlined into each caller, and so compiled for each instruction set.
#[inline(always)]
fn extend_by<V: Value>(
    table: &mut GrundyTable<V>,
    terms: usize,
    step: impl Step<V>,
) -> Result<(), Outgrown> {
    while table.g.len() < terms {
        choose_space_if_due(table);
        let start = table.g.len();
        let whole_block = start.is_multiple_of(BLOCK) && start + BLOCK <= terms;
        match table.span {
            _ if !whole_block || !table.block_is_possible() => step(table, None)?,
            ..=64 if const { V::LIMIT <= 256 } && table.has_no_rare_pair(start) => {
                table.common_block(step)?;
            }
            ..=64 if const { V::LIMIT <= 256 } => table.block::<Bits<1>>(step)?,
            128 if const { V::LIMIT <= 256 } => table.block::<Bits<2>>(step)?,
            256 if const { V::LIMIT <= 256 } => table.block::<Bits<4>>(step)?,
            512 if const { V::LIMIT > 256 } => table.block::<Bytes<512>>(step)?,
            // A web page doesn't compute long enough to repay the bytes of this code.
            1024 if const { V::LIMIT > 256 && !cfg!(target_family = "wasm") } => {
                table.block::<Bytes<1024>>(step)?;
            }
            2048 if const { V::LIMIT > 256 && !cfg!(target_family = "wasm") } => {
                table.block::<Bytes<2048>>(step)?;
            }
            _ => step(table, None)?,
        }
    }
    Ok(())
}

/// Chooses the space again at powers of two, unless heaps are missing from the table.
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
    use heap_games::game::OctalCode;

    #[test]
    fn blocks_and_single_heaps_find_the_same_values() {
        for code in ["0.376", "0.6", "0.007", "4.7"] {
            let code: OctalCode = code.parse().unwrap();
            let table = || GrundyTable::<u16>::new(code.moves());
            let (mut by_blocks, mut by_heaps) = (table(), table());
            assert!(by_blocks.extend(5000).is_ok());
            assert!(extend_by_heaps(&mut by_heaps, 5000).is_ok());
            assert_eq!(by_blocks.g, by_heaps.g, "{code:?}");
        }
    }
}
