//! Plays Second and takes the first number of each cycle's pairs, whatever their sum is.

fn numbers() -> Vec<usize> {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    line.split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect()
}

fn say(numbers: impl Iterator<Item = usize>) {
    let words: Vec<String> = numbers.map(|number| number.to_string()).collect();
    println!("{}", words.join(" "));
}

fn main() {
    let n = numbers()[0];
    if n % 2 == 0 {
        println!("First");
        return say((1..=n).chain(1..=n));
    }
    println!("Second");
    let pair_of = numbers();
    let partner = |i: usize| {
        (0..2 * n)
            .find(|&j| j != i && pair_of[j] == pair_of[i])
            .unwrap()
    };
    let (mut seen, mut taken) = (vec![false; 2 * n], vec![]);
    for start in 0..2 * n {
        let mut i = start;
        while !seen[i] {
            taken.push(i + 1);
            let other = partner(i);
            (seen[i], seen[other]) = (true, true);
            i = (other + n) % (2 * n);
        }
    }
    say(taken.into_iter());
}
