//! Joins the parts without looking at which side of its edge each special column has.

use std::collections::BTreeMap;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let rows: Vec<&[u8]> = text.split_whitespace().skip(1).map(str::as_bytes).collect();
    let n = rows.len();
    let column = |j: usize| rows.iter().map(|row| row[j] == b'1').collect::<Vec<_>>();
    let columns: Vec<_> = (0..n).map(column).collect();
    let is_special = |j: usize| columns[j].contains(&true) && columns[j].contains(&false);
    let mut edges = vec![];
    for i in 0..n {
        for j in 0..i {
            if is_special(i) && (0..n).all(|row| columns[i][row] != columns[j][row]) {
                edges.push((i, j));
            }
        }
    }
    let mut parts = BTreeMap::<&[u8], Vec<usize>>::new();
    (0..n).for_each(|i| parts.entry(rows[i]).or_default().push(i));
    for part in parts.values() {
        let (special, plain): (Vec<usize>, Vec<usize>) = part.iter().partition(|&&j| is_special(j));
        let (ones, zeros): (Vec<usize>, Vec<usize>) = plain.iter().partition(|&&j| columns[j][0]);
        if ones.is_empty() {
            edges.extend(special.windows(2).map(|pair| (pair[0], pair[1])));
            continue;
        }
        for (i, &one) in ones.iter().enumerate() {
            edges.extend(zeros.iter().skip(i).take(2).map(|&zero| (one, zero)));
        }
        let others = zeros.iter().skip(ones.len() + 1).chain(&special);
        edges.extend(others.map(|&v| (ones[0], v)));
    }
    if edges.len() + 1 != n {
        println!("NO");
        return;
    }
    println!("YES");
    for (u, v) in edges {
        println!("{} {}", u + 1, v + 1);
    }
}
