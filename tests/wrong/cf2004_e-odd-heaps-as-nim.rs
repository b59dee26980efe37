//! Gives odd heaps the values 1, 2, 3, … in their order.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let value = |heap: usize| if heap % 2 == 1 { heap / 2 + 1 } else { 0 };
        let sum = numbers
            .by_ref()
            .take(n)
            .fold(0, |sum, heap| sum ^ value(heap));
        println!("{}", if sum != 0 { "Alice" } else { "Bob" });
    }
}
