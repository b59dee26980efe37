//! Lets the winner of a horse hurry and its loser delay, as in games that end with the first
//! component. So it takes the smallest lost option and the largest won one.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut steps: Vec<Vec<usize>> = vec![];
    for diagonal in 0..=2000usize {
        let mut row = vec![];
        for r in 0..=diagonal {
            let to = [(-2, -1), (-2, 1), (-1, -2), (1, -2)].map(|(down, right)| {
                let r = r.checked_add_signed(down)?;
                Some((r, (diagonal - row.len()).checked_add_signed(right)?))
            });
            let options = || to.iter().flatten().map(|&(r, c)| steps[r + c][r]);
            let lost = options().filter(|step| step % 2 == 0).min();
            row.push(lost.or(options().max()).map_or(0, |step| step + 1));
        }
        steps.push(row);
    }
    let mut longest = 0;
    for _ in 0..numbers.next().unwrap() {
        let (r, c) = (numbers.next().unwrap(), numbers.next().unwrap());
        longest = longest.max(steps[r + c][r]);
    }
    println!("{}", ["Second", "First"][longest % 2]);
}
