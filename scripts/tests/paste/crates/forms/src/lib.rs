//! Forms of crates of edition 2018: modules inside `cfg_if!`, conditional paths and generic
//! parameters, macros with the names of modules, bare trait objects.
#![allow(bare_trait_objects)]

macro_rules! cfg_if {
    (if #[cfg($condition:meta)] { $($yes:item)* } else { $($no:item)* }) => {
        $(#[cfg($condition)] $yes)*
        $(#[cfg(not($condition))] $no)*
    };
}

cfg_if! {
    if #[cfg(any(target_arch = "wasm32", not(feature = "std")))] {
        mod slow;
        use self::slow as imp;
    } else {
        mod fast;
        use self::fast as imp;
    }
}

#[cfg_attr(feature = "std", path = "with_std.rs")]
#[cfg_attr(not(feature = "std"), path = "without_std.rs")]
pub mod origin;

pub struct Pair<A, #[cfg(feature = "std")] B = u8, #[cfg(not(feature = "std"))] B>(pub A, pub B);

pub fn speed() -> Pair<u32> {
    Pair(imp::speed(), 1)
}

pub mod list {
    pub fn length(items: &[u8]) -> usize {
        items.len()
    }
}

/// Has the name of a public module.
#[macro_export]
macro_rules! list {
    ($($item:expr),*) => { $crate::list::length(&[$($item),*]) };
}

#[cfg(windows)]
#[macro_export]
macro_rules! twofold {
    ($x:expr) => {
        $x + $x
    };
}

#[cfg(not(windows))]
#[macro_export]
macro_rules! twofold {
    ($x:expr) => {
        2 * $x
    };
}

#[macro_export(local_inner_macros)]
macro_rules! fourfold {
    ($x:expr) => {
        twofold!(twofold!($x))
    };
}

mod outside {
    extern crate std;

    pub fn cell(value: u8) -> self::std::cell::Cell<u8> {
        self::std::cell::Cell::new(value)
    }
}

mod core {
    use ::core::cmp::max;

    pub fn larger(a: u8, b: u8) -> u8 {
        max(a, b)
    }
}

pub fn filled() -> u8 {
    let cell = outside::cell(3);
    cell.set(core::larger(cell.get(), 5));
    cell.get()
}

/// Until edition 2018 a trait could stand for its objects.
pub fn described(value: &std::fmt::Display) -> String {
    value.to_string()
}

/// No one else mentions it: whoever calls `begun` gets it.
struct Begun;

pub struct State<G>(u8, G);

impl State<Begun> {
    pub fn begun() -> Self {
        State(4, Begun)
    }
}

impl<G> State<G> {
    pub fn number(&self) -> u8 {
        self.0
    }
}

pub fn begun() -> u8 {
    let Begun = State::begun().1;
    State::begun().number()
}

/// Its values are only counted.
pub struct Countdown(pub u8);

impl Iterator for Countdown {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.0)
    }

    fn nth(&mut self, n: usize) -> Option<u8> {
        skipped_in_vain(self, n)
    }
}

impl std::fmt::Debug for Countdown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(shown_in_vain())
    }
}

fn skipped_in_vain(countdown: &mut Countdown, n: usize) -> Option<u8> {
    (0..n).filter_map(|_| countdown.next()).count();
    countdown.next()
}

fn shown_in_vain() -> &'static str {
    "Countdown"
}
