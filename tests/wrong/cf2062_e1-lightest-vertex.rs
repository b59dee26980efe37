//! Always chooses a lightest vertex.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let w: Vec<usize> = numbers.by_ref().take(n).collect();
        numbers.by_ref().take(2 * n - 2).for_each(drop);
        let least = w.iter().min().unwrap();
        let place = w.iter().position(|it| it == least).unwrap();
        println!(
            "{}",
            if w.iter().all(|it| it == least) {
                0
            } else {
                place + 1
            }
        );
    }
}
