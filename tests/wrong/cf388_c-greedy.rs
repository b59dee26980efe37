//! Lets both players take the largest card that they can.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut piles: Vec<Vec<usize>> = (0..numbers.next().unwrap())
        .map(|_| {
            let cards = numbers.next().unwrap();
            (0..cards).map(|_| numbers.next().unwrap()).collect()
        })
        .collect();
    let (mut ciel, mut jiro) = (0, 0);
    for turn in 0.. {
        piles.retain(|pile| !pile.is_empty());
        if piles.is_empty() {
            break;
        }
        if turn % 2 == 0 {
            ciel += piles
                .iter_mut()
                .max_by_key(|pile| pile[0])
                .unwrap()
                .remove(0);
        } else {
            jiro += piles
                .iter_mut()
                .max_by_key(|pile| pile[pile.len() - 1])
                .unwrap()
                .pop()
                .unwrap();
        }
    }
    println!("{ciel} {jiro}");
}
