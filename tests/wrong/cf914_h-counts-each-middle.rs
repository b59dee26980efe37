//! Counts a tree once for each vertex between its rising and its falling part.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, d, m) = (numbers[0] as usize, numbers[1] as usize, numbers[2]);
    let mut choose = vec![vec![0; n + 1]; n + 1];
    for i in 0..=n {
        choose[i][0] = 1 % m;
        for j in 1..=i {
            choose[i][j] = (choose[i - 1][j - 1] + choose[i - 1][j]) % m;
        }
    }
    let mut rising = vec![vec![0; d + 1]; n + 1];
    rising[1][0] = 1 % m;
    for i in 2..=n {
        for j in 1..=d {
            for k in 1..i {
                let hanging = rising[k][..d].iter().sum::<u64>() % m;
                let ways = rising[i - k][j - 1] * hanging % m * choose[i - 2][k - 1] % m;
                rising[i][j] = (rising[i][j] + ways) % m;
            }
        }
    }
    let mut trees = 0;
    for lower in 1..=n {
        for (edges, falling) in rising[lower].iter().enumerate() {
            let upper: u64 = rising[n + 1 - lower][..=d - edges].iter().sum();
            trees = (trees + falling * (upper % m)) % m;
        }
    }
    println!("{}", 2 * (n * (n - 1)) as u64 % m * trees % m);
}
