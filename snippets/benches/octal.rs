//! The sparse space, and the period where there is one, against the table that tries every
//! split, at heap 10^5.

use std::hint::black_box;

use snippets::octal::{grundys_game_sg_table, octal_sg_table};
use snippets::octal_games::take_consecutive_sg_table;

const N: usize = 100_000;

fn main() {
    assert_eq!(octal_sg_table(5000, "0.77"), kayles_by_table(5000));
    assert_eq!(grundys_game_sg_table(5000), grundys_game_by_table(5000));
    divan::Divan::from_args()
        .sample_count(3)
        .sample_size(1)
        .main();
}

#[divan::bench]
fn kayles_sparse_space() -> Vec<u64> {
    octal_sg_table(N, black_box("0.77"))
}

#[divan::bench]
fn kayles_table() -> Vec<u64> {
    kayles_by_table(black_box(N))
}

#[divan::bench]
fn dawsons_kayles_by_period() -> Vec<u64> {
    take_consecutive_sg_table(black_box(N), 2)
}

#[divan::bench]
fn dawsons_kayles_sparse_space() -> Vec<u64> {
    octal_sg_table(N, black_box("0.07"))
}

#[divan::bench]
fn grundys_game_sparse_space() -> Vec<u64> {
    grundys_game_sg_table(black_box(N))
}

#[divan::bench]
fn grundys_game_table() -> Vec<u64> {
    grundys_game_by_table(black_box(N))
}

fn kayles_by_table(n: usize) -> Vec<u64> {
    by_table(n, |m, g, mark| {
        for taken in 1..=m.min(2) {
            for left in 0..=(m - taken) / 2 {
                mark(g[left] ^ g[m - taken - left]);
            }
        }
    })
}

fn grundys_game_by_table(n: usize) -> Vec<u64> {
    by_table(n, |m, g, mark| {
        for left in 1..m.div_ceil(2) {
            mark(g[left] ^ g[m - left]);
        }
    })
}

/// Takes the mex of each heap, with stamps that need no clearing.
fn by_table(n: usize, options: impl Fn(usize, &[u64], &mut dyn FnMut(u64))) -> Vec<u64> {
    let mut stamp = vec![usize::MAX; 1 << 10];
    let mut g = Vec::with_capacity(n + 1);
    for m in 0..=n {
        options(m, &g, &mut |value| stamp[value as usize] = m);
        let mex = stamp.iter().position(|&s| s != m);
        g.push(mex.expect("values stay below 1024") as u64);
    }
    g
}
