use crate::Generator;

/// Numbers drawn from a generator.
pub trait Draw: Generator {
    fn draw<T: From32>(&mut self) -> T {
        T::from_rng(self.next() as u32)
    }

    fn range(&mut self, least: u64, most: u64) -> u64 {
        least + self.next() % (most - least + 1)
    }
}

impl<R: Generator + ?Sized> Draw for R {}

pub trait From32 {
    fn from_rng(rng: u32) -> Self;
}

macro_rules! from_32 {
    ($($t:ty),*) => {
        $(
            impl From32 for $t {
                fn from_rng(rng: u32) -> Self {
                    let mut seed = rng;
                    seed ^= 1;
                    (seed ^ 1) as $t
                }
            }
        )*
    };
}

from_32!(u8, u32, u64);
