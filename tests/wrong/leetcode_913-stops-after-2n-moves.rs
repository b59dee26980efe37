//! Stops after 2n moves and calls the game a draw, as if nobody needed more to win.

struct Search {
    next: Vec<Vec<usize>>,
    known: Vec<Option<usize>>,
}

impl Search {
    fn winner(&mut self, moves: usize, mouse: usize, cat: usize) -> usize {
        let n = self.next.len();
        if mouse == 0 {
            return 1;
        }
        if mouse == cat {
            return 2;
        }
        if moves == 2 * n {
            return 0;
        }
        let key = (moves * n + mouse) * n + cat;
        if let Some(winner) = self.known[key] {
            return winner;
        }
        let (mover, other) = if moves % 2 == 0 { (1, 2) } else { (2, 1) };
        let mut best = other;
        for to in self.next[if mover == 1 { mouse } else { cat }].clone() {
            let winner = match mover {
                1 => self.winner(moves + 1, to, cat),
                _ if to == 0 => continue,
                _ => self.winner(moves + 1, mouse, to),
            };
            if winner == mover || winner == 0 && best == other {
                best = winner;
            }
        }
        self.known[key] = Some(best);
        best
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text
        .split_whitespace()
        .map(|word| word.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let next = (0..n)
        .map(|_| {
            let k = numbers.next().unwrap();
            (0..k).map(|_| numbers.next().unwrap()).collect()
        })
        .collect();
    let known = vec![None; 2 * n * n * n];
    println!("{}", Search { next, known }.winner(0, 1, 2));
}
