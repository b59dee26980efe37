//! Lets both players play for Takahashi.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let digits = text.split_whitespace().nth(1).unwrap();
    let mut rests = vec![0];
    for digit in digits.bytes().map(|it| usize::from(it - b'0')) {
        let next = |rest: &usize| [10 * rest % 7, (10 * rest + digit) % 7];
        rests = rests.iter().flat_map(next).collect();
        rests.sort_unstable();
        rests.dedup();
    }
    println!(
        "{}",
        if rests.contains(&0) {
            "Takahashi"
        } else {
            "Aoki"
        }
    );
}
