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

/// Fails as [`assert_answer`] does, whatever the answer: `cargo x stress --brute` puts it in its
/// place to see which inputs the test draws.
#[macro_export]
macro_rules! show_input {
    ($input:expr, $expected:expr, $got:expr) => {
        $crate::assert_answer!(false; $input, $expected, $got)
    };
    ($is_right:expr; $input:expr, $expected:expr, $got:expr) => {
        $crate::assert_answer!(false && $is_right; $input, $expected, $got)
    };
}
