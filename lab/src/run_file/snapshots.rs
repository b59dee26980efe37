//! Encodes and decodes snapshots and states of registers as bytes.

use anyhow::{Result, ensure};

use super::bytes::{Reader, put};
use crate::register::{Cycle, SeenState, Snapshot, State};

pub fn put_state(bytes: &mut Vec<u8>, state: &State) {
    put(bytes, state.heap);
    // The upper byte is 0 for codes of one byte, 1 for codes of two.
    put(bytes, (state.width - 1) << 56 | state.codes.len());
    bytes.extend(&state.codes);
}

fn put_seen(bytes: &mut Vec<u8>, seen: &SeenState) {
    put(bytes, seen.heap);
    bytes.extend(seen.short.to_le_bytes());
    bytes.extend(seen.whole.to_le_bytes());
}

pub fn put_snapshot(bytes: &mut Vec<u8>, snapshot: &Snapshot) {
    let cycle = &snapshot.cycle;
    let numbers = [
        snapshot.start,
        snapshot.mask,
        usize::from(snapshot.by_position),
        usize::from(snapshot.largest_value),
        snapshot.deepest,
        usize::from(cycle.codes[0]),
        usize::from(cycle.codes[1]),
        cycle.zeros as usize,
        cycle.last_look,
        cycle.seen.len(),
    ];
    numbers.into_iter().for_each(|number| put(bytes, number));
    put_seen(bytes, &cycle.kept);
    cycle.seen.iter().for_each(|seen| put_seen(bytes, seen));
    put_state(bytes, &snapshot.state);
    if let Some((preperiod, period)) = snapshot.period {
        put(bytes, preperiod);
        put(bytes, period);
    }
}

pub fn taken_state(heap: usize, reader: &mut Reader<'_>) -> Result<State> {
    let count: usize = reader.number()?;
    let width = 1 + (count >> 56);
    let codes = reader.bytes(count & ((1 << 56) - 1))?.to_vec();
    ensure!(
        width <= 2 && codes.len() % width == 0,
        "a state's codes have {width} bytes"
    );
    Ok(State { heap, width, codes })
}

fn taken_seen(reader: &mut Reader<'_>) -> Result<SeenState> {
    Ok(SeenState {
        heap: reader.number()?,
        short: reader.wide()?,
        whole: reader.wide()?,
    })
}

pub fn taken_snapshot(start: usize, reader: &mut Reader<'_>) -> Result<Snapshot> {
    let mask = reader.number()?;
    let by_position = reader.wide()? != 0;
    let largest_value = reader.number()?;
    let deepest = reader.number()?;
    let codes = [reader.number()?, reader.number()?];
    let zeros = reader.number()?;
    let last_look = reader.number()?;
    let count: usize = reader.number()?;
    let kept = taken_seen(reader)?;
    let seen = (0..count)
        .map(|_| taken_seen(reader))
        .collect::<Result<_>>()?;
    Ok(Snapshot {
        start,
        mask,
        by_position,
        largest_value,
        deepest,
        cycle: Cycle {
            codes,
            kept,
            zeros,
            seen,
            last_look,
        },
        state: taken_state(reader.number()?, reader)?,
        period: if reader.is_at_end() {
            None
        } else {
            Some((reader.number()?, reader.number()?))
        },
    })
}

/// The largest snapshot of a register with a window of this many codes, for tests.
#[cfg(test)]
pub fn example(heap: usize, window: usize) -> Snapshot {
    use crate::register::MAX_SEEN;

    let seen = SeenState {
        heap: 1 << 40,
        short: u64::MAX,
        whole: 1,
    };
    Snapshot {
        start: 1 << 20,
        mask: 0xFFFF,
        by_position: true,
        state: State {
            heap,
            width: 2,
            codes: vec![7; 2 * window],
        },
        cycle: Cycle {
            codes: [300, 301],
            kept: seen,
            zeros: 12,
            seen: vec![seen; MAX_SEEN],
            last_look: heap,
        },
        largest_value: 999,
        deepest: window,
        period: Some((1 << 39, 1 << 40)),
    }
}

#[cfg(test)]
mod tests {
    use crate::register::WINDOW;

    use super::super::bytes::PREFIX;
    use super::super::contents::Slots;
    use super::*;

    #[test]
    fn the_largest_checkpoint_of_the_shortest_window_fits_its_slot_and_is_read_back() {
        let snapshot = example(1 << 41, WINDOW);
        let mut bytes = 5_u64.to_le_bytes().to_vec();
        put_snapshot(&mut bytes, &snapshot);
        assert!(PREFIX + bytes.len() <= Slots::FIRST.size, "{}", bytes.len());
        let mut reader = Reader(&bytes[8..]);
        let start = reader.number().unwrap();
        assert_eq!(taken_snapshot(start, &mut reader).unwrap(), snapshot);
    }
}
