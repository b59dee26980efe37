//! Compares the ratio of the numbers, as a float, with 1.618034. Close to the golden ratio that
//! isn't exact enough.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<f64> = text.split_whitespace().skip(1).map(|t| t.parse().unwrap()).collect();
    for pair in numbers.chunks(2) {
        let (small, large) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        let stan = small == large || large / small > 1.618034;
        println!("{} wins", if stan { "Stan" } else { "Ollie" });
    }
}
