//! Always takes the first coins of the longest row.

const TAKE: i64 = 10_000_000_000;

fn number() -> i64 {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    line.trim().parse().unwrap()
}

fn take(free: &mut Vec<(i64, i64)>, first: i64) {
    let fits = |&(start, end): &(i64, i64)| start <= first && first <= end - TAKE;
    let row = free.iter().position(fits).unwrap();
    let (start, end) = free.swap_remove(row);
    free.extend([(start, first), (first + TAKE, end)]);
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let games: usize = line.split_whitespace().next().unwrap().parse().unwrap();
    for _ in 0..games {
        let mut free = vec![(1, 100 * TAKE + 1)];
        loop {
            match number() {
                -1 => return,
                -2 | -3 => break,
                first => take(&mut free, first),
            }
            let &(first, _) = free.iter().max_by_key(|(start, end)| end - start).unwrap();
            println!("{first}");
            take(&mut free, first);
        }
    }
}
