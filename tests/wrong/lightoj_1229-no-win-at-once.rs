//! Never looks for a move that makes three X at once.

use std::io::Read;

fn sum(strip: &[u8], g: &[usize]) -> usize {
    let free = |i: usize| !strip[i.saturating_sub(2)..strip.len().min(i + 3)].contains(&b'X');
    let (mut sum, mut run) = (0, 0);
    for i in 0..=strip.len() {
        if i < strip.len() && free(i) {
            run += 1;
        } else {
            sum ^= g[run];
            run = 0;
        }
    }
    sum
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut g = vec![0usize];
    for m in 1..=200usize {
        let at = |i: usize| g[i.saturating_sub(2)] ^ g[m.saturating_sub(i + 3)];
        let options: Vec<usize> = (0..m).map(at).collect();
        g.push((0..).find(|v| !options.contains(v)).unwrap());
    }
    for (case, strip) in input.split_whitespace().skip(1).enumerate() {
        let strip = strip.as_bytes();
        let mut winning = Vec::new();
        for i in 0..strip.len() {
            if !strip[i.saturating_sub(2)..strip.len().min(i + 3)].contains(&b'X') {
                let mut next = strip.to_vec();
                next[i] = b'X';
                if sum(&next, &g) == 0 {
                    winning.push((i + 1).to_string());
                }
            }
        }
        let answer = if winning.is_empty() { "0".to_string() } else { winning.join(" ") };
        println!("Case {}: {answer}", case + 1);
    }
}
