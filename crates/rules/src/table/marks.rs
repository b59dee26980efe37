//! Values of the options of one position, and their mex.

use super::play::Play;

/// Set of the values of one position's options.
#[derive(Debug, Default)]
pub(super) struct Marks {
    /// Number of the last position with an option of this value, indexed by value.
    seen_by: Vec<u32>,
    position: u32,
}

impl Marks {
    pub fn next_position(&mut self) {
        self.position += 1;
        if self.position == u32::MAX {
            self.seen_by.fill(0);
            self.position = 1;
        }
    }

    #[inline]
    pub fn see(&mut self, value: u32) {
        self.seen_by[value as usize] = self.position;
    }

    /// Makes room for sums of values up to this one.
    pub fn make_room(&mut self, value: u32) {
        let room = (value as usize + 2).next_power_of_two();
        if self.seen_by.len() < room {
            self.seen_by.resize(room, 0);
        }
    }

    pub fn value(&self, play: Play) -> u32 {
        let is_seen = |&&seen: &&u32| seen == self.position;
        match play {
            Play::Normal => self.seen_by.iter().take_while(is_seen).count() as u32,
            Play::Misere => {
                let has_options = self.seen_by.iter().any(|seen| is_seen(&seen));
                u32::from(!has_options || is_seen(&&self.seen_by[0]))
            }
        }
    }
}
