use std::cell::Cell;

use random_core::Generator;

thread_local!(
    static KEY: Cell<u64> = {
        let seed = entropy::seed();
        Cell::new(seed)
    }
);

/// Generator of the thread.
pub struct System {
    rng: u64,
}

pub fn rng() -> System {
    let rng = KEY.with(Cell::get);
    System { rng }
}

impl Default for System {
    fn default() -> System {
        rng()
    }
}

impl Generator for System {
    fn next(&mut self) -> u64 {
        self.rng += 1;
        self.rng
    }
}
