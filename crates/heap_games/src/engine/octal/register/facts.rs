//! Reports of a register: its rare heaps, its proof, and what it needs to be continued.

use super::Register;
use super::constants::Constants;
use super::snapshot::Snapshot;
use crate::engine::RareHeaps;
use crate::proof::{Criterion, Proof};

impl Register {
    /// Proof of the period, once it is verified.
    pub fn prove(&self) -> Option<Proof> {
        let (preperiod, period) = self.period()?;
        Some(Proof {
            preperiod,
            period,
            saltus: 0,
            criterion: Criterion::RareDiedOut {
                last_rare: self.last_rare(),
                depth: self.deepest(),
                window: self.deepest() + self.constants.moves.longest(),
            },
            last_heap: self.heap() - 1,
        })
    }

    /// Rare heaps, including heap 0 if its value is rare; all are below the register's start.
    pub fn rare_heaps(&self) -> RareHeaps {
        let Constants { space, table, .. } = &*self.constants;
        let is_rare = |&heap: &usize| space.is_rare(table[heap].into(), heap);
        RareHeaps {
            count: (0..table.len()).filter(is_rare).count(),
            last: self.last_rare(),
            mask: space.mask,
            by_position: space.by_position,
        }
    }

    /// Approximate memory in bytes.
    pub fn bytes(&self) -> usize {
        4 * self.constants.window
            + 2 * self.constants.table.len()
            + self
                .states
                .iter()
                .map(|state| state.codes.len())
                .sum::<usize>()
    }

    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            start: self.constants.start,
            mask: self.constants.space.mask,
            by_position: self.constants.space.by_position,
            state: self.state(),
            cycle: self.cycle.clone(),
            largest_value: self.largest_value,
            deepest: self.deepest(),
            period: self.period(),
        }
    }
}
