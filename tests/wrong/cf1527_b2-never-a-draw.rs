//! Lets Alice win with each word that is no palindrome.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for word in text.split_whitespace().skip(2).step_by(2) {
        let zeros = word.matches('0').count();
        let is_palindrome = word.chars().eq(word.chars().rev());
        let alice = !is_palindrome || zeros % 2 == 1 && zeros > 1;
        println!("{}", if alice { "ALICE" } else { "BOB" });
    }
}
