fn main() {
    let most = 100_000;
    let mut g = vec![0; most + 1];
    for d in 1..=most {
        for m in (2 * d..=most).step_by(d) {
            g[m] = g[m].max(g[d] + 1);
        }
    }
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers = input.split_whitespace().skip(1);
    let sum = numbers.fold(0, |sum, a| sum ^ g[a.parse::<usize>().unwrap()]);
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
