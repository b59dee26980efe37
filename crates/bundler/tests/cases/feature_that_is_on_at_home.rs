//! The feature `local` is on by default at home; the judge compiles without features.
//! note: the judge compiles without your package's feature `local`
//! input: 3 4
//! prints: 7
fn main() {
    if cfg!(feature = "local") { eprintln!("at home"); }
    let v = mini::read(); println!("{}", v.iter().sum::<u64>());
    #[cfg(feature = "local")] println!("only at home");
}
//%% lib
pub fn read() -> Vec<u64> { std::io::read_to_string(std::io::stdin()).unwrap().split_whitespace().map(|x| x.parse().unwrap()).collect() }
//%% +Cargo.toml
[features]
default = ["local"]
local = []
