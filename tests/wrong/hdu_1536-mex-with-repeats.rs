//! Sorts the values and takes as mex the first that differs from its place. A value that occurs
//! twice shifts all after it.

fn mex(mut values: Vec<usize>) -> usize {
    values.sort_unstable();
    let gap = values.iter().enumerate().position(|(i, &v)| i != v);
    gap.unwrap_or(values.len())
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    loop {
        let k = next();
        if k == 0 {
            break;
        }
        let moves: Vec<usize> = (0..k).map(|_| next()).collect();
        let mut g: Vec<usize> = Vec::new();
        for n in 0..=10_000 {
            g.push(mex(moves.iter().filter(|&&s| s <= n).map(|s| g[n - s]).collect()));
        }
        for _ in 0..next() {
            let l = next();
            let sum = (0..l).fold(0, |sum, _| sum ^ g[next()]);
            print!("{}", if sum != 0 { 'W' } else { 'L' });
        }
        println!();
    }
}
