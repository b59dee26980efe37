//! Maximises the difference of the points, whoever wins.

fn points(words: &[&str], word: &str) -> i32 {
    let values: Vec<i32> = word.bytes().map(|b| i32::from(b) - 96).collect();
    let count = words.iter().filter(|it| it.contains(word)).count() as i32;
    values.iter().sum::<i32>() * values.iter().max().unwrap() + count
}

fn search(words: &[&str], word: &str) -> (bool, i32, i32) {
    let mut best = (false, 0, 0);
    let mut difference = i32::MIN;
    for letter in 'a'..='z' {
        for (end, option) in [format!("{letter}{word}"), format!("{word}{letter}")]
            .into_iter()
            .enumerate()
        {
            if end == 1 && option.starts_with(letter)
                || !words.iter().any(|it| it.contains(&option))
            {
                continue;
            }
            let (wins, own, other) = search(words, &option);
            let own = points(words, &option) + own;
            if own - other > difference {
                difference = own - other;
                best = (!wins, other, own);
            }
        }
    }
    (best.0, best.2, best.1)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let words: Vec<&str> = text.split_whitespace().skip(1).collect();
    let (wins, own, other) = search(&words, "");
    println!("{}\n{own} {other}", if wins { "First" } else { "Second" });
}
