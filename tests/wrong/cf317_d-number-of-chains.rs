//! Takes each chain of powers as one move.

fn main() {
    let n: u64 = std::io::read_to_string(std::io::stdin())
        .unwrap()
        .trim()
        .parse()
        .unwrap();
    let (mut powers, mut x) = (std::collections::HashSet::new(), 2);
    while x * x <= n {
        let mut power = x * x;
        while power <= n {
            powers.insert(power);
            power *= x;
        }
        x += 1;
    }
    println!(
        "{}",
        if (n - powers.len() as u64) % 2 == 1 {
            "Vasya"
        } else {
            "Petya"
        }
    );
}
