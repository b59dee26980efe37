//! Plays the string once, and lets the sets won in it decide.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let text = text.trim().as_bytes();
    let gaps: Vec<usize> = (0..text.len()).filter(|&i| text[i] == b'?').collect();
    let mut results = [0; 3];
    for code in 0..1u64 << gaps.len().min(16) {
        let mut filled = text.to_vec();
        for (i, gap) in gaps.iter().enumerate() {
            filled[*gap] = b'a' + (code >> i & 1) as u8;
        }
        let (mut lead, mut rounds) = (0, [0, 0]);
        for letter in filled {
            let winner = usize::from(letter == b'b');
            rounds[winner] += 1;
            if rounds[winner] == 2 {
                rounds = [0, 0];
                lead += 1 - 2 * winner as i32;
            }
        }
        results[(1 - lead.signum()) as usize] += 1;
    }
    results.iter().for_each(|ways| println!("{ways}"));
}
