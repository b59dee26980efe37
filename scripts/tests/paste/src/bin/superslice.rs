use superslice::Ext;

fn main() {
    let mut values = [1, 2, 2, 3, 5];
    println!("{} {}", values.lower_bound(&2), values.upper_bound(&2));
    println!("{:?} {}", values.equal_range(&2), values.upper_bound_by(|x| x.cmp(&4)));
    println!("{} {values:?}", values.next_permutation());
}
