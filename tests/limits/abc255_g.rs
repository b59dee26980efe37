//! ABC 255 G at its limits: 2·10^5 heaps and as many bans, numbers up to 10^18.
//!
//! - limit-lost: pairs of heaps of equal value: two equal heaps, or a large one and the small one
//!   that it must not become.
//! - limit-won: the same, except that one small heap is another one.
//! - limit-dense: bans for nearly all heaps up to 640, at random; the values come from the
//!   definition.
//!
//! A ban keeps a large heap from one small heap `v`, which is below all bans. If no earlier ban was
//! for `v`, nothing else has the value `v`, so the large heap has it. If one was, the large heap
//! can go to the heap of that ban instead, and the new ban changes nothing.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const NUMBER: usize = 200_000;
const LARGEST: u64 = 1_000_000_000_000_000_000;

fn main() {
    let mut random = Random(255);
    let step = LARGEST / NUMBER as u64;
    let mut small: Vec<u64> = (0..NUMBER as u64).collect();
    random.shuffle(&mut small);
    let mut bans = Vec::new();
    let mut pairs = Vec::new();
    for i in 0..NUMBER {
        let heap = LARGEST - (NUMBER - 1 - i) as u64 * step;
        if i % 4 == 3 {
            bans.push([
                heap,
                heap - small[random.below(i as u64 / 4 * 3 + 3) as usize],
            ]);
            pairs.push([heap; 2]);
        } else {
            let value = small[i / 4 * 3 + i % 4];
            bans.push([heap, heap - value]);
            pairs.push([heap, value + u64::from(value == 0)]);
            pairs.push([heap - random.within(1, step / 2); 2]);
        }
    }
    pairs.retain(|[_, other]| *other > 1);
    random.shuffle(&mut pairs);
    random.shuffle(&mut bans);
    pairs.truncate(NUMBER / 2);
    write("limit-lost", &pairs.concat(), &bans, "Aoki\n");
    let [_, other] = pairs
        .iter_mut()
        .find(|[heap, other]| heap != other)
        .expect("there is one");
    *other += 1;
    write("limit-won", &pairs.concat(), &bans, "Takahashi\n");
    write_dense(&mut random);
}

fn write_dense(random: &mut Random) {
    let mut bans: Vec<[u64; 2]> = (1..=640)
        .flat_map(|heap| (1..=heap).map(move |taken| [heap, taken]))
        .collect();
    random.shuffle(&mut bans);
    bans.truncate(NUMBER);
    let mut is_banned = vec![[false; 641]; 641];
    bans.iter()
        .for_each(|&[heap, taken]| is_banned[heap as usize][taken as usize] = true);
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=640 {
        let options = (1..=heap).filter(|&taken| !is_banned[heap][taken]);
        let options: Vec<usize> = options.map(|taken| values[heap - taken]).collect();
        values.push(
            (0..)
                .find(|value| !options.contains(value))
                .expect("some value is free"),
        );
    }
    let heaps: Vec<u64> = (0..NUMBER).map(|_| random.within(1, 640)).collect();
    let sum = heaps
        .iter()
        .fold(0, |sum, &heap| sum ^ values[heap as usize]);
    write(
        "limit-dense",
        &heaps,
        &bans,
        if sum == 0 { "Aoki\n" } else { "Takahashi\n" },
    );
}

fn write(name: &str, heaps: &[u64], bans: &[[u64; 2]], answer: &str) {
    let bans: String = bans.iter().map(line).collect();
    case(
        name,
        format!("{NUMBER} {NUMBER}\n{}{bans}", line(heaps)),
        answer,
    );
}
