//! Closed forms for one heap: n itself, its multiples and its roots.

/// n itself
pub fn identity(n: u64) -> u64 {
    n
}

/// n − 1, and 0 for 0
pub fn one_less(n: u64) -> u64 {
    n.saturating_sub(1)
}

/// half of n, rounded down
pub fn half(n: u64) -> u64 {
    n / 2
}

/// Lasker's nim
pub fn lasker_nim(n: u64) -> u64 {
    if n > 0 && n % 4 == 0 {
        n - 1
    } else if n % 4 == 3 {
        n + 1
    } else {
        n
    }
}

/// square root, rounded down
pub fn square_root(n: u64) -> u64 {
    let root = (n as f64).sqrt() as u64;
    root - u64::from(u128::from(root) * u128::from(root) > u128::from(n))
}

/// the largest k with 1 + 2 + … + k ≤ n, as if each number may be taken only once
pub fn triangular_root(n: u64) -> u64 {
    let k = (2.0 * n as f64).sqrt() as u64;
    k - u64::from(u128::from(k) * u128::from(k + 1) > 2 * u128::from(n))
}

/// root of the first square among n, n − ⌊√n⌋ − 1, … (each from the one before), as if you may take
/// 1 to √n
pub fn taken_up_to_root(n: u64) -> u64 {
    let mut root = square_root(n);
    let mut above = n - root * root;
    loop {
        if above > root {
            above -= root + 1;
        } else if above % 2 == 0 {
            return root - above / 2;
        } else {
            root -= above / 2 + 1;
            above = root;
        }
    }
}

/// whether n loses if the first take is any but all, and each other is at most `times` the one
/// before: the lost heaps are 1 and each h + k, where h is one and k the first with k · times ≥ h
pub fn is_lost_up_to_a_multiple(n: u64, times: u64) -> bool {
    let mut lost: Vec<u64> = vec![1];
    let mut at = 0;
    let mut last: u64 = 1;
    while last < n {
        while lost[at] < last / times + u64::from(last % times > 0) {
            at += 1;
        }
        if lost[at] > u64::MAX - last {
            return false;
        }
        last += lost[at];
        lost.push(last);
    }
    last == n
}

/// lower Wythoff sequence: ⌊nφ⌋
pub fn lower_wythoff(n: u64) -> u64 {
    n + over_phi(n)
}

/// ⌊n/φ⌋, computed from the two halves of ⌊2¹²⁸/φ⌋
pub fn over_phi(n: u64) -> u64 {
    let high = u128::from(n) * 0x9e3779b97f4a7c15;
    let low = u128::from(n) * 0xf39cc0605cedc834;
    ((high + (low >> 64)) >> 64) as u64
}

/// upper Wythoff sequence: ⌊nφ²⌋
pub fn upper_wythoff(n: u64) -> u64 {
    n + lower_wythoff(n)
}
