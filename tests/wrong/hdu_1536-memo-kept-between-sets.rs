//! Keeps the memo of Grundy values from one take-set to the next.

fn sg(n: usize, moves: &[usize], memo: &mut [Option<usize>]) -> usize {
    if let Some(g) = memo[n] {
        return g;
    }
    let legal = moves.iter().filter(|&&s| s <= n);
    let values: Vec<usize> = legal.map(|s| sg(n - s, moves, memo)).collect();
    let g = (0..).find(|v| !values.contains(v)).unwrap();
    memo[n] = Some(g);
    g
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    let mut memo = vec![None; 10_001];
    loop {
        let k = next();
        if k == 0 {
            break;
        }
        let moves: Vec<usize> = (0..k).map(|_| next()).collect();
        for _ in 0..next() {
            let l = next();
            let sum = (0..l).fold(0, |sum, _| sum ^ sg(next(), &moves, &mut memo));
            print!("{}", if sum != 0 { 'W' } else { 'L' });
        }
        println!();
    }
}
