//! Codeforces 1312 F at its limits: 1000 tests, 3·10^5 castles in all, of up to 10^18 soldiers.
//!
//! - limit-tests: 1000 tests of 300 castles with attacks at random.
//! - limit-castles: a single test of 3·10^5 castles.
//!
//! The values come from the definition up to some number of soldiers. From there on they repeat,
//! because the last rows of that table equal some earlier ones.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const CASTLES: usize = 300_000;
const MOST_SOLDIERS: u64 = 1_000_000_000_000_000_000;
/// No attack is stronger, so this many rows of values determine the next one.
const WINDOW: usize = 5;
const SEARCHED: usize = 5000;

/// The values by the last attack: mixed or none, infantry, cavalry.
type Row = [u32; 3];

struct Castle {
    attacks: [usize; 3],
    rows: Vec<Row>,
    period: usize,
}

impl Castle {
    fn new(attacks: [usize; 3]) -> Self {
        let mut rows = vec![[0; 3]];
        for soldiers in 1..SEARCHED {
            let after = |kind: usize| rows[soldiers.saturating_sub(attacks[kind])][kind];
            let options = [after(0), after(1), after(2)];
            let mex = |options: &[u32]| (0..).find(|value| !options.contains(value)).unwrap();
            rows.push([
                mex(&options),
                mex(&[options[0], options[2]]),
                mex(&options[..2]),
            ]);
        }
        let (earlier, last) = rows.split_at(SEARCHED - WINDOW);
        let same = earlier.windows(WINDOW).rposition(|rows| rows == last);
        let period = SEARCHED - WINDOW - same.expect("the values go round within the table");
        Self {
            attacks,
            rows,
            period,
        }
    }

    fn row(&self, soldiers: u64) -> Row {
        let excess = (soldiers + 1).saturating_sub(SEARCHED as u64);
        let rounds = excess.div_ceil(self.period as u64);
        self.rows[(soldiers - rounds * self.period as u64) as usize]
    }

    fn winning_attacks(&self, castles: &[u64]) -> usize {
        let sum = castles
            .iter()
            .fold(0, |sum, &soldiers| sum ^ self.row(soldiers)[0]);
        let wins = |soldiers: u64, kind: usize| {
            let left = soldiers.saturating_sub(self.attacks[kind] as u64);
            sum ^ self.row(soldiers)[0] ^ self.row(left)[kind] == 0
        };
        let winning = |&soldiers: &u64| (0..3).filter(|&kind| wins(soldiers, kind)).count();
        castles.iter().map(winning).sum()
    }
}

fn main() {
    let mut random = Random(1312);
    write("limit-tests", &mut random, 1000);
    write("limit-castles", &mut random, 1);
}

fn write(name: &str, random: &mut Random, tests: usize) {
    let mut input = format!("{tests}\n");
    let mut answers = Vec::new();
    for _ in 0..tests {
        let castle = Castle::new([0; 3].map(|_| random.within(1, WINDOW as u64) as usize));
        let count = CASTLES / tests;
        let mut soldiers = || match random.below(4) {
            0 => random.within(1, 100),
            _ => random.within(1, MOST_SOLDIERS),
        };
        let castles: Vec<u64> = (0..count).map(|_| soldiers()).collect();
        input += &format!("{count} {}{}", line(castle.attacks), line(&castles));
        answers.push(castle.winning_attacks(&castles));
    }
    case(name, input, lines(answers));
}
