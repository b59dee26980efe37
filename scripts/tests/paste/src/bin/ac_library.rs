use ac_library::{
    convolution, suffix_array, z_algorithm, Additive, Dsu, FenwickTree, Max, MfGraph,
    ModInt998244353 as Mint, SccGraph, Segtree,
};

fn main() {
    let mut dsu = Dsu::new(5);
    dsu.merge(0, 3);
    println!("{} {:?}", dsu.same(0, 3), dsu.groups());

    let mut sums = FenwickTree::<i64>::new(6, 0);
    (0..6).for_each(|i| sums.add(i, i as i64 * 3));
    println!("{}", sums.sum(2..5));

    let mut maxima = Segtree::<Max<i32>>::from(vec![3, 1, 4, 1, 5]);
    maxima.set(1, 9);
    println!("{} {}", maxima.prod(0..3), maxima.max_right(2, |&m| m < 5));
    println!("{}", Segtree::<Additive<u64>>::from(vec![1, 2, 3]).all_prod());

    let power = Mint::new(3).pow(1_000_000_007) / Mint::new(7);
    println!("{power} {:?}", convolution(&[Mint::new(1), Mint::new(2)], &[power, Mint::new(5)]));

    let mut graph = MfGraph::<i32>::new(4);
    for (from, to, capacity) in [(0, 1, 2), (1, 3, 1), (0, 2, 1), (2, 3, 3)] {
        graph.add_edge(from, to, capacity);
    }
    println!("{}", graph.flow(0, 3));

    let mut components = SccGraph::new(3);
    components.add_edge(0, 1);
    components.add_edge(1, 0);
    println!("{:?}", components.scc());
    println!("{:?} {:?}", suffix_array("abracadabra"), z_algorithm("aabaab"));
}
