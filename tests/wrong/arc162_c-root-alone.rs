//! Looks at the whole tree only.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (n, k) = (numbers.next().unwrap() as usize, numbers.next().unwrap());
        let a: Vec<i64> = numbers.by_ref().take(2 * n - 1).skip(n - 1).collect();
        let free = a.iter().filter(|&&it| it < 0).count();
        let missing = (0..k).filter(|it| !a.contains(it)).count();
        let wins = !a.contains(&k) && free <= 1 && missing <= free;
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
