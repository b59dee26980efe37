//! Takes the slack for `q`, as if the odd part of the difference were 1.

fn value(q: u64, k: u32) -> u64 {
    if k == 0 {
        return q % 2;
    }
    let v = value(q, k - 1);
    let u = u64::from(v == 0);
    if q >> k & 1 == 0 {
        u
    } else {
        (0..).find(|w| *w != u && *w != v).unwrap()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let mut sum = 0;
        for _ in 0..read() {
            let [a, b, c, l, r] = [(); 5].map(|()| read());
            let k = (b - a).trailing_zeros();
            for x in l..=r.min(l + 1000) {
                sum ^= value(x - c, k);
            }
        }
        println!("{}", if sum > 0 { "Bug" } else { "Feature" });
    }
}
