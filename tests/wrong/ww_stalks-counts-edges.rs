//! Compares the numbers of blue and red edges.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let (mut blue, mut red, mut sum) = (0, 0, 0);
    for stalk in text.split_whitespace().skip(1) {
        blue += stalk.matches('B').count();
        red += stalk.matches('R').count();
        sum ^= stalk.matches('G').count();
    }
    let verdict = match blue.cmp(&red) {
        std::cmp::Ordering::Greater => "Left",
        std::cmp::Ordering::Less => "Right",
        _ if sum != 0 => "first",
        _ => "second",
    };
    println!("{verdict}");
}
