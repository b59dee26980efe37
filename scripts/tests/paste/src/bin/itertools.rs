use itertools::{iproduct, izip, Itertools, MinMaxResult};

fn main() {
    let values = [5, 3, 5, 1, 4, 1];
    println!("{}", values.iter().sorted().dedup().join(" "));
    println!("{:?}", values.iter().tuple_windows().map(|(a, b)| a - b).collect_vec());
    println!("{:?}", (1..5).combinations(2).map(|c| c.iter().sum::<i32>()).counts().into_iter().sorted().collect_vec());
    println!("{}", (0..3).permutations(2).unique().count());
    println!("{:?}", (0..9).chunk_by(|i| i / 4).into_iter().map(|(_, g)| g.sum::<i32>()).collect_vec());
    println!("{}", (0..7).chunks(3).into_iter().map(|mut c| c.join("")).join("|"));
    println!("{:?}", iproduct!(0..2, 0..2).zip(izip!(1..5, 2..6)).last());
    println!("{:?}", values.iter().into_group_map_by(|&&v| v % 2).len());
    match values.iter().minmax() {
        MinMaxResult::MinMax(low, high) => println!("{low} {high}"),
        _ => unreachable!(),
    }
    println!("{:?}", values.iter().position_max());
    println!("{}", (1..4).cartesian_product("ab".chars()).format_with(", ", |(n, c), f| f(&format_args!("{n}{c}"))));
}
