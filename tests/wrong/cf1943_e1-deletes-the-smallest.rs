//! Lets Bob delete the number with the smallest count, which Alice takes next.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (m, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        let counts: Vec<i64> = numbers.by_ref().take(m as usize + 1).collect();
        let is_reached = |mex: &usize| {
            let mut counts = counts[..*mex].to_vec();
            counts.sort_unstable();
            counts[1..]
                .iter()
                .enumerate()
                .all(|(i, count)| i > 0 || *count > k)
        };
        println!("{}", (1..=counts.len()).take_while(is_reached).count());
    }
}
