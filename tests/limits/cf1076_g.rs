//! Codeforces 1076 G at its limits: 2·10^5 cells and queries.
//!
//! - limit-one-border: cells up to a border are odd, the others even, and the border moves.
//! - limit-whole: all cells change again and again.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const N: usize = 200_000;
const MOST: u64 = 1_000_000_000_000;

fn main() {
    let mut random = Random(1076);
    let cells = line(vec![MOST; N]);
    let mut moving = |name: &str, m: usize, mut draw: Box<dyn FnMut(&mut Random) -> usize>| {
        let (mut border, mut queries, mut answers) = (0, String::new(), String::new());
        for _ in 0..N / 2 {
            let next = draw(&mut random);
            if next == border {
                queries += &format!("1 1 {N} {MOST}\n");
            } else {
                let (from, to) = (border.min(next) + 1, border.max(next));
                queries += &format!("1 {from} {to} {}\n", MOST - 1);
            }
            border = next;
            let [a, b] = [0; 2].map(|_| 1 + random.below(N as u64) as usize);
            let (l, r) = (a.min(b), a.max(b));
            queries += &format!("2 {l} {r}\n");
            // Even cells are won. From the last odd one on, each (m + 1)-th cell is lost.
            let last = r.min(border);
            let is_lost = l <= last && (last - l) % (m + 1) == 0;
            answers += if is_lost { "2\n" } else { "1\n" };
        }
        case(name, format!("{N} {m} {N}\n{cells}{queries}"), answers);
    };
    let anywhere = |random: &mut Random| random.below(N as u64 + 1) as usize;
    moving("limit-one-border", 5, Box::new(anywhere));
    let mut is_odd = false;
    let whole = move |_: &mut Random| {
        is_odd = !is_odd;
        if is_odd {
            N
        } else {
            0
        }
    };
    moving("limit-whole", 1, Box::new(whole));
}
