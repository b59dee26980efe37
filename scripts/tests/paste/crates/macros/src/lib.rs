//! Macros: exported, nested, private, of the same name as a function.

/// Doubles.
#[macro_export]
macro_rules! twice {
    ($x:expr) => {
        $crate::add!($x, $x)
    };
    (@never $x:expr) => {
        $crate::never_called($x)
    };
}

#[macro_export]
macro_rules! add {
    ($a:expr, $b:expr) => {
        $crate::sum($a, $b)
    };
}

pub fn sum(a: i64, b: i64) -> i64 {
    a + b
}

pub fn never_called(a: i64) -> i64 {
    a
}

pub mod inner {
    pub mod deeper {
        #[macro_export]
        macro_rules! deep {
            ($($x:expr),* $(,)?) => {
                0 $(+ $crate::inner::deeper::weigh($x))*
            };
        }

        pub fn weigh(x: i64) -> i64 {
            10 * x
        }
    }
}

#[macro_use]
mod helpers {
    macro_rules! make {
        ($name:ident, $value:expr) => {
            pub fn $name() -> i64 {
                $value
            }
        };
    }
    #[allow(unused_macros)]
    macro_rules! unused_helper {
        () => {};
    }
}

make!(made, 7);
make!(made_in_vain, 8);
make!(made_twice, 5);

/// A call that makes several.
macro_rules! make_all {
    ($($name:ident = $value:expr),*) => {
        $(pub fn $name() -> i64 {
            $value
        })*
    };
}

make_all!(first = 1, second_in_vain = 2, third = 3);

pub trait Weight {
    fn weight(&self) -> i64;
    fn weight_never(&self) -> i64;
}

pub trait NeverWeighed {
    fn never_weighed(&self) -> i64;
}

/// A macro that writes impls of a trait that is passed to it, and of one that nobody needs.
macro_rules! weigh {
    ($trait:ident: $($t:ty),*) => {
        $(
            impl $trait for $t {
                #[inline]
                fn weight(&self) -> i64 {
                    8 * size_of::<$t>() as i64
                }
                fn weight_never(&self) -> i64 {
                    0
                }
            }
            impl NeverWeighed for $t {
                fn never_weighed(&self) -> i64 {
                    1
                }
            }
        )*
    };
}

weigh!(Weight: u8, bool);

pub trait Stretched {
    fn stretched(&self) -> i64;
    fn stretched_never(&self) -> i64;
}

/// A macro that writes members into the impl around its call.
macro_rules! stretch {
    ($($name:ident by $times:expr;)*) => {
        $(fn $name(&self) -> i64 {
            self * $times
        })*
    };
}

impl Stretched for i64 {
    stretch! {
        stretched_never by 0;
        stretched by 2;
    }
}

pub fn chain() -> i64 {
    3
}

/// A macro beside a function of the same name.
#[macro_export]
macro_rules! chain {
    ($($x:expr),*) => {
        [$($x),*].iter().map(|x| x + $crate::chain()).sum::<i64>()
    };
}

/// A macro that defines a macro.
#[macro_export]
macro_rules! define {
    ($name:ident => $value:expr) => {
        macro_rules! $name {
            () => {
                $value
            };
        }
    };
}

/// An impl that a macro writes for another, with members that the call names.
#[macro_export]
macro_rules! flags {
    ($name:ident: $($flag:ident = $value:expr),*) => {
        struct $name(u8);
        $crate::__members! { $name: $($flag = $value),* }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __members {
    ($name:ident: $($flag:ident = $value:expr),*) => {
        impl $name {
            $(const $flag: Self = Self($value);)*
        }
    };
}

/// Patterns were narrower before edition 2021.
#[macro_export]
macro_rules! either_of {
    ($value:expr, $a:pat | $b:pat) => {
        match $value {
            $a | $b => true,
            _ => false,
        }
    };
}

#[cfg(test)]
mod tests {
    #[test]
    fn adds() {
        assert_eq!(twice!(2), 4);
    }
}
