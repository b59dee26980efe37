//! Always takes as many stones as possible.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (mut heap, mut shares, mut turn) = (numbers[0], [0, 0], 0);
    while heap > 0 {
        let taken = numbers[2..]
            .iter()
            .filter(|&&taken| taken <= heap)
            .max()
            .unwrap();
        shares[turn % 2] += taken;
        heap -= taken;
        turn += 1;
    }
    println!("{}", shares[0]);
}
