//! Lets Poby come first to every number.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let (n, queries) = (read(), read());
        let a: Vec<usize> = (0..n).map(|_| read()).collect();
        for _ in 0..queries {
            let (l, r) = (read(), read());
            let cost =
                |x: &usize| (x - 1).ilog2() + u32::from(*x == 2 || !(x - 1).is_power_of_two());
            println!("{}", a[l - 1..r].iter().map(cost).sum::<u32>());
        }
    }
}
