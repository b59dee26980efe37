//! Lets both players remove the same number of cards.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let cards = text.trim();
    let count = |digit: char| cards.chars().filter(|card| *card == digit).count();
    let (zeros, ones) = (count('0'), count('1'));
    let half = (cards.len() - 2) / 2;
    let ends_with = |digit: char| {
        let last = cards.chars().last().unwrap();
        let extra = usize::from(last == '?');
        let (zeros, ones) = match digit {
            '0' => (zeros + extra, ones),
            _ => (zeros, ones + extra),
        };
        (last == '?' || last == digit) && zeros <= half + 1 && ones <= half + 1
    };
    let possible = [
        ("00", ones <= half),
        ("01", ends_with('1')),
        ("10", ends_with('0')),
        ("11", zeros <= half),
    ];
    for (outcome, is_possible) in possible {
        if is_possible {
            println!("{outcome}");
        }
    }
}
