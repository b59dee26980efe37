//! The last line of a problem's property test. `cargo x stress` runs it and reads its message.

/// Fails the property test unless `got` equals `expected`, or the condition before the semicolon
/// holds where several answers are right. The message shows the input and both answers.
#[macro_export]
macro_rules! assert_answer {
    ($input:expr, $expected:expr, $got:expr) => {
        $crate::assert_answer!($got == $expected; $input, $expected, $got)
    };
    ($is_right:expr; $input:expr, $expected:expr, $got:expr) => {
        ::proptest::prop_assert!(
            $is_right,
            "input:\n{}expected:\n{}\ngot:\n{}\n",
            $input,
            $expected.to_string().trim_end(),
            $got.to_string().trim_end()
        )
    };
}
