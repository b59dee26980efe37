use maplit::{btreemap, convert_args, hashset};

fn main() {
    let squares = btreemap! { 1 => 1, 2 => 4, 3 => 9 };
    println!("{squares:?}");
    println!("{}", hashset! { "a", "b", "a" }.len());
    let named = convert_args!(keys = String::from, btreemap!("x" => 1));
    println!("{named:?}");
}
