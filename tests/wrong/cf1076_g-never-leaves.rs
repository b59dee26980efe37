//! Keeps the chip in its first cell.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    let mut number = || numbers.next().unwrap();
    let (n, _, q) = (number(), number(), number());
    let mut cells: Vec<u64> = (0..n).map(|_| number()).collect();
    for _ in 0..q {
        let (kind, l, r) = (number(), number() as usize, number() as usize);
        if kind == 1 {
            let d = number();
            cells[l - 1..r].iter_mut().for_each(|a| *a += d);
        } else {
            println!("{}", 1 + cells[l - 1] % 2);
        }
    }
}
