//! Always takes down to the Fibonacci number below, however many stones that are.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let n: u128 = text.trim().parse().unwrap();
    let (mut fibonacci, mut next, mut sum) = (1, 2, 0);
    while fibonacci <= n {
        let rest = next.min(n + 1) - fibonacci - 1;
        sum += rest * (rest + 1) / 2;
        (fibonacci, next) = (next, fibonacci + next);
    }
    println!("{}", sum % 100_000_000);
}
