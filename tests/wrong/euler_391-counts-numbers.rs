//! Adds 1 for each number instead of its ones, as if the counter could take every value.

fn main() {
    let largest: u64 = std::io::read_to_string(std::io::stdin())
        .unwrap()
        .trim()
        .parse()
        .unwrap();
    // All values are allowed then, so the lost ones are n + 1 apart, counted down from the last.
    let last = |n: u64| (2u64 << n.min(50)) - 2;
    println!(
        "{}",
        (1..=largest)
            .map(|n| (last(n) % (n + 1)).pow(3))
            .sum::<u64>()
    );
}
