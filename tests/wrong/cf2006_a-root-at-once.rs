//! Lets Iris set an open root at once, even where both sides have as many leaves.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut words = text.split_whitespace();
    for _ in 0..words.next().unwrap().parse().unwrap() {
        let n: usize = words.next().unwrap().parse().unwrap();
        let mut degree = vec![0; n];
        for word in words.by_ref().take(2 * (n - 1)) {
            degree[word.parse::<usize>().unwrap() - 1] += 1;
        }
        let letters = words.next().unwrap().as_bytes();
        let count = |letter| (1..n).filter(|&v| degree[v] == 1 && letters[v] == letter).count();
        let [zeros, ones, open] = [b'0', b'1', b'?'].map(count);
        let answer = match letters[0] {
            b'0' => ones + open.div_ceil(2),
            b'1' => zeros + open.div_ceil(2),
            _ => zeros.max(ones) + open / 2,
        };
        println!("{answer}");
    }
}
