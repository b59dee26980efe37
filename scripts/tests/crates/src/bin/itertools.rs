//! Combinations, a join and a minimum and maximum at once.
use itertools::Itertools;

fn main() {
    let pairs = (1..5).tuple_combinations::<(_, _)>().map(|(a, b)| a * b);
    let triples = [3, 1, 2].iter().permutations(2).count();
    println!("{} {triples} {:?}", pairs.sorted().dedup().join(","), (4..9).minmax().into_option());
}
