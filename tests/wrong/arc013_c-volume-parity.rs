//! Only asks whether the number of free layers is odd.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut number = || numbers.next().unwrap();
    let mut layers = 0;
    for _ in 0..number() {
        let size = [number(), number(), number()];
        let cells: Vec<[usize; 3]> = (0..number())
            .map(|_| [number(), number(), number()])
            .collect();
        for axis in 0..3 {
            let last = cells.iter().map(|cell| cell[axis]).max().unwrap();
            layers += size[axis] - 1 - last + cells.iter().map(|cell| cell[axis]).min().unwrap();
        }
    }
    println!("{}", if layers % 2 == 1 { "WIN" } else { "LOSE" });
}
