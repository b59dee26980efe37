//! Lets the player with more moves at the start win, or the first player if both have equally many.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let count = |patterns: [&str; 2]| -> usize {
        let counts = patterns.iter().map(|it| text.matches(it).count());
        counts.sum()
    };
    let (left, right) = (count(["T.", "TF."]), count([".F", ".TF"]));
    let winner = match left.cmp(&right) {
        std::cmp::Ordering::Greater => "Left",
        std::cmp::Ordering::Less => "Right",
        std::cmp::Ordering::Equal => "First",
    };
    println!("{winner}");
}
