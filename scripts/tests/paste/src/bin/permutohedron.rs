use permutohedron::{heap_recursive, Heap, LexicalPermutation};

fn main() {
    let mut data = [1, 2, 3];
    let all: Vec<_> = Heap::new(&mut data).collect();
    println!("{all:?}");
    let mut count = 0;
    heap_recursive(&mut [0u8; 5], |_| count += 1);
    println!("{count}");
    let mut next = [3, 1, 2];
    println!("{} {next:?}", next.next_permutation());
    println!("{} {next:?}", next.prev_permutation());
}
