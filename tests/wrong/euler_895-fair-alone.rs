//! Counts the fair arrangements by their values, balanced or not. Only for small stacks.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let m: u32 = text.trim().parse::<u32>().unwrap().min(8);
    let mut counts = std::collections::HashMap::new();
    for length in 1..=m {
        for coins in 0..1u32 << length {
            let mut value = 0i64;
            let (mut size, mut is_first) = (1i64 << 10, true);
            for i in 0..length {
                let is_gold = coins >> i & 1 == 1;
                is_first &= is_gold == (coins & 1 == 1);
                size = if is_first { size } else { size / 2 };
                value += if is_gold { size } else { -size };
            }
            *counts.entry(value).or_insert(0u64) += 1;
        }
    }
    let mut fair = 0;
    for (a, first) in &counts {
        for (b, second) in &counts {
            fair += first * second * counts.get(&-(a + b)).unwrap_or(&0);
        }
    }
    println!("{}", fair % 989_898_989);
}
