//! Input and output of a new solution.

use crate::new::description::Description;

/// Files that the judge uses for stdin and stdout.
#[derive(Clone, Copy)]
pub struct Files<'a> {
    pub input: Option<&'a str>,
    pub output: Option<&'a str>,
}

impl<'a> Files<'a> {
    /// Files of the description; none for an interactive problem.
    pub fn new(description: &'a Description) -> Self {
        let known = |file: &'a Option<String>| file.as_deref().filter(|_| !description.interactive);
        Self {
            input: known(&description.input_file),
            output: known(&description.output_file),
        }
    }
}

/// Name of the macro that reads the input.
pub fn input_macro(description: &Description) -> &'static str {
    if description.interactive {
        "input_interactive"
    } else {
        "input"
    }
}
