//! A stable sort, by key and by comparison.
fn main() {
    let mut words = ["nim", "kayles", "chomp", "hackenbush", "toads", "dots"];
    glidesort::sort_by_key(&mut words, |word| word.len());
    let mut numbers: Vec<u32> = (0..1000).map(|x| x * 7919 % 1009).collect();
    glidesort::sort(&mut numbers);
    println!("{words:?} {:?}", &numbers[..4]);
}
