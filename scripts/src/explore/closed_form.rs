//! Formulas that sequences of Grundy values often obey.

/// A formula for the n-th value.
#[derive(Debug)]
pub struct Form {
    pub name: &'static str,
    /// For n below 2³².
    pub value: fn(u64) -> u64,
    /// The body of a Rust function of `n: u64`.
    pub rust: &'static str,
}

/// One closure serves as function and as text.
macro_rules! form {
    ($name:literal, |$n:ident| $body:expr) => {
        Form {
            name: $name,
            value: |$n| $body,
            rust: stringify!($body),
        }
    };
}

pub const FORMS: &[Form] = &[
    form!("n itself", |n| n),
    form!("ruler: the largest power of 2 that divides n", |n| n & n
        .wrapping_neg()),
    form!("ruler, exponents: how often 2 divides n", |n| if n == 0 {
        0
    } else {
        n.trailing_zeros().into()
    }),
    form!("how often 2 divides n, plus 1", |n| if n == 0 {
        0
    } else {
        u64::from(n.trailing_zeros()) + 1
    }),
    form!("odious numbers: the n-th with an odd number of bits", |n| 2
        * n
        + u64::from(n.count_ones() % 2 == 0)),
    form!("evil numbers: the n-th with an even number of bits", |n| 2
        * n
        + u64::from(n.count_ones() % 2 == 1)),
    form!("number of bits set in n", |n| n.count_ones().into()),
    form!("Thue–Morse: parity of the bits of n", |n| (n
        .count_ones()
        % 2)
    .into()),
    form!("length of n in binary", |n| (64 - n.leading_zeros()).into()),
    form!("the largest power of 2 up to n", |n| if n == 0 {
        0
    } else {
        1 << n.ilog2()
    }),
    form!("Gray code", |n| n ^ (n >> 1)),
    form!("half of n, rounded down", |n| n / 2),
    form!("Lasker's nim", |n| match n % 4 {
        0 if n > 0 => n - 1,
        3 => n + 1,
        _ => n,
    }),
    form!("square root, rounded down", |n| n.isqrt()),
    form!("lower Wythoff sequence: ⌊nφ⌋", |n| (n
        + (5 * n * n).isqrt())
        / 2),
    form!("upper Wythoff sequence: ⌊nφ²⌋", |n| n
        + (n + (5 * n * n).isqrt()) / 2),
];

/// A formula for the value of two heaps.
#[derive(Debug)]
pub struct TableForm {
    pub name: &'static str,
    pub value: fn(u64, u64) -> u64,
    /// The body of a Rust function of `a: u64, b: u64`.
    pub rust: &'static str,
}

include!("nim_product.rs");

macro_rules! table_form {
    ($name:literal, |$a:ident, $b:ident| $body:expr) => {
        TableForm {
            name: $name,
            value: |$a, $b| $body,
            rust: stringify!($body),
        }
    };
}

pub const TABLE_FORMS: &[TableForm] = &[
    table_form!("nim-sum: a XOR b", |a, b| a ^ b),
    TableForm {
        name: "nim-product",
        value: nim_product,
        rust: concat!(include_str!("nim_product.rs"), "\nnim_product(a, b)"),
    },
    table_form!("sum", |a, b| a + b),
    table_form!("minimum", |a, b| a.min(b)),
    table_form!("maximum", |a, b| a.max(b)),
    table_form!("difference", |a, b| a.abs_diff(b)),
    table_form!("parity of the sum", |a, b| (a + b) % 2),
    table_form!("bitwise and", |a, b| a & b),
    table_form!("bitwise or", |a, b| a | b),
    table_form!(
        "Euclid where no heap may be emptied: ⌊larger/smaller − smaller/larger⌋",
        |a, b| {
            let (small, large) = (a.min(b), a.max(b));
            if small == 0 {
                0
            } else {
                (large * large - small * small) / (small * large)
            }
        }
    ),
];
