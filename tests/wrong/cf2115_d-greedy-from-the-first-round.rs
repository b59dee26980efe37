//! Lets every player take what is best for the number as it is now.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut words = text.split_whitespace();
    for _ in 0..words.next().unwrap().parse().unwrap() {
        let n: usize = words.next().unwrap().parse().unwrap();
        let mut numbers = || -> Vec<u64> {
            let words = words.by_ref().take(n);
            words.map(|t| t.parse().unwrap()).collect()
        };
        let (a, b) = (numbers(), numbers());
        let mut x = 0;
        for (i, c) in words.next().unwrap().bytes().enumerate() {
            let ends = [x ^ a[i], x ^ b[i]];
            x = if c == b'1' { ends[0].max(ends[1]) } else { ends[0].min(ends[1]) };
        }
        println!("{x}");
    }
}
