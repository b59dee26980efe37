//! Looks in a star only at the permutation's parity, not at the centre's own number.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let (n, x) = (read(), read());
        let mut degrees = vec![0; n + 1];
        for _ in 0..2 * (n - 1) {
            degrees[read()] += 1;
        }
        let mut p: Vec<usize> = (0..=n).map(|i| if i == 0 { 0 } else { read() }).collect();
        let wrong: Vec<usize> = (1..=n).filter(|&i| p[i] != i).collect();
        let mut is_odd = false;
        for i in 1..=n {
            while p[i] != i {
                let to = p[i];
                p.swap(i, to);
                is_odd = !is_odd;
            }
        }
        let wins = wrong.is_empty()
            || wrong.len() == 2 && !wrong.contains(&x)
            || !degrees.contains(&(n - 1))
            || is_odd == (degrees[x] == n - 1);
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
