//! Takes the circle for a row of `n` beads.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    for (i, case) in numbers[1..].chunks(2).enumerate() {
        let (n, m) = (case[0], case[1]);
        let mut g: Vec<usize> = vec![];
        for beads in 0..=n {
            let options: Vec<usize> = (0..(beads + 1).saturating_sub(m))
                .map(|l| g[l] ^ g[beads - m - l])
                .collect();
            g.push((0..).find(|v| !options.contains(v)).unwrap());
        }
        println!(
            "Case #{}: {}",
            i + 1,
            if g[n] != 0 { "aekdycoin" } else { "abcdxyzk" }
        );
    }
}
