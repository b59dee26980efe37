//! Takes the two numbers farthest from 0, without regard to where their ways meet.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let depth = |a: u64| {
        let (mut a, mut depth) = (a, 0);
        while a > 0 {
            a = a.next_power_of_two() - a;
            depth += 1;
        }
        depth
    };
    let mut places: Vec<usize> = (1..numbers.len()).collect();
    places.sort_by_key(|&i| depth(numbers[i]));
    let ends = [places[places.len() - 1], places[places.len() - 2]];
    println!(
        "{} {} {}",
        ends[0],
        ends[1],
        depth(numbers[ends[0]]) + depth(numbers[ends[1]])
    );
}
