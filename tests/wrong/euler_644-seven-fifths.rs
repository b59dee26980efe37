//! Takes the diagonal for 7/5 and tries lengths of whole fifths only.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let ends: Vec<usize> = text
        .split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect();
    let (a, b) = (5 * ends[0], 5 * ends[1]);
    let mut values: Vec<usize> = vec![];
    let mut best: f64 = 0.0;
    for length in 0..=b {
        let mut options = vec![];
        let mut gain = 0.0;
        for cover in [5, 7].into_iter().filter(|cover| *cover < length) {
            let rest = length - cover;
            for sum in [rest, rest - 1] {
                options.extend((0..=sum).map(|left| values[left] ^ values[sum - left]));
            }
            let equal = (0..rest).filter(|&left| values[left] == values[rest - 1 - left]);
            gain += equal.count() as f64 / rest as f64 * length as f64 / 10.0;
        }
        if length == 5 {
            options.push(0);
        }
        values.push((0..).find(|value| !options.contains(value)).unwrap());
        if length >= a {
            best = best.max(gain);
        }
    }
    println!("{best:.8}");
}
