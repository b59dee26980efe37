//! Puts each free number where fewer numbers are so far, in proportion.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let n = read();
        let mut parity = vec![None; n + 1];
        for place in 1..=n {
            parity[read()] = Some(place % 2);
        }
        let places = [n / 2, n.div_ceil(2)];
        let mut free = places;
        parity[1..]
            .iter()
            .flatten()
            .for_each(|p: &usize| free[*p] -= 1);
        let (mut counts, mut sum) = ([0, 0], 0);
        for v in 1..=n {
            let p = parity[v].unwrap_or_else(|| {
                let p = usize::from(counts[1] * places[0] <= counts[0] * places[1]);
                let p = if free[p] > 0 { p } else { 1 - p };
                free[p] -= 1;
                p
            });
            counts[p] += 1;
            sum += v * v;
            sum -= counts[0] * (places[1] - counts[1]) + counts[1] * (places[0] - counts[0]);
        }
        println!("{sum}");
    }
}
