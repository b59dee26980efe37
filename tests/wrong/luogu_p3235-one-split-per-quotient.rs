//! Looks at one number of parts in each block of equal quotients.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let (cases, least) = (numbers.next().unwrap(), numbers.next().unwrap());
    let mut values = vec![0; 100_001];
    for heap in least.max(2)..values.len() {
        let (mut options, mut parts) = (vec![], 2);
        while parts <= heap {
            let (size, larger) = (heap / parts, heap % parts);
            options.push(larger % 2 * values[size + 1] ^ (parts - larger) % 2 * values[size]);
            parts = heap / size + 1;
        }
        values[heap] = (0..).find(|value| !options.contains(value)).unwrap();
    }
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let sum = numbers
            .by_ref()
            .take(n)
            .fold(0, |sum, heap| sum ^ values[heap]);
        print!("{} ", u8::from(sum != 0));
    }
}
