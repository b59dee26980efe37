//! itertools has edition 2018 here, the package 2021, and the judge 2024.
//! gone: Permutations, TupleCollect
use itertools::Itertools;

fn main() {
    let values = [5, 3, 5, 1, 4, 1];
    println!("{}", values.iter().sorted().dedup().format(" "));
}
