//! Leaves the two points that are nearest to each other.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers = text.split_whitespace().skip(1);
    let mut points: Vec<u32> = numbers.map(|t| t.parse().unwrap()).collect();
    points.sort();
    let gaps = points.windows(2).map(|pair| pair[1] - pair[0]);
    println!("{}", gaps.min().unwrap());
}
