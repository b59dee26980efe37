//! Takes the cells before the first one for cells with the value 0.

use std::collections::HashMap;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut number = || numbers.next().unwrap();
    let n = number();
    let lengths: Vec<usize> = (0..n).map(|_| number()).collect();
    let m = number();
    let coloured: HashMap<_, _> = (0..m).map(|_| ((number(), number()), number())).collect();
    let moves: Vec<usize> = (0..9).map(|_| number()).collect();
    let mut sums = [1, 0, 0, 0];
    for (strip, &length) in lengths.iter().enumerate() {
        let mut ways = HashMap::from([([0, 0, 0], 1)]);
        for cell in 1..=length {
            let mut next = HashMap::new();
            for (values, count) in ways {
                for colour in 1..=3 {
                    let fixed = coloured.get(&(strip + 1, cell));
                    if fixed.is_none_or(|&fixed| fixed == colour) {
                        let is_option = |g: usize| {
                            (0..3).any(|i| moves[3 * colour - 3 + i] == 1 && values[i] == g)
                        };
                        let g = (0..4).find(|&g| !is_option(g)).unwrap();
                        *next.entry([g, values[0], values[1]]).or_insert(0) += count;
                    }
                }
            }
            ways = next;
        }
        let mut new = [0; 4];
        for (values, count) in ways {
            for g in 0..4 {
                new[g ^ values[0]] = (new[g ^ values[0]] + count * sums[g]) % 998_244_353_u64;
            }
        }
        sums = new;
    }
    println!("{}", sums[0]);
}
