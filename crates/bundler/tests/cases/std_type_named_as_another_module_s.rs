//! Impls for types of std, while another module of the library has types of these names.
//! prints: [1,2] {3} 4
use mini::show::Show;
fn main() {
    let set: std::collections::BTreeSet<u8> = [3].into();
    println!("{} {} {}", vec![1, 2].show(), set.show(), Some(4).show());
}
//%% lib
pub mod own { pub struct Vec<T>(pub T); pub struct BTreeSet<T>(pub T);
    pub enum Option<T> { Some(T), No } }
pub mod show {
    use std::collections::BTreeSet;
    pub trait Show { fn show(&self) -> String; }
    impl Show for u8 { fn show(&self) -> String { self.to_string() } }
    impl<T: Show> Show for [T] { fn show(&self) -> String {
        self.iter().map(Show::show).collect::<std::vec::Vec<_>>().join(",") } }
    impl<T: Show> Show for Vec<T> { fn show(&self) -> String { format!("[{}]", self[..].show()) } }
    impl<T: Show> Show for BTreeSet<T> { fn show(&self) -> String {
        format!("{{{}}}", self.iter().map(Show::show).collect::<String>()) } }
    impl<T: Show> Show for Option<T> { fn show(&self) -> String {
        self.as_ref().map_or(String::new(), Show::show) } }
}
