//! Reads a module's signatures and examples from its source.

/// A public function or type with its documentation.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Call {
    /// First paragraph of the documentation, as Markdown.
    pub summary: String,
    /// Signature in one line: `pub fn nim_sum(heaps: &[u64]) -> u64`.
    pub signature: String,
    /// Code of the first doc test; empty if there is none.
    pub example: String,
}

/// The public functions, methods and types of a file, in text order, up to its tests.
pub fn of_source(source: &str) -> Vec<Call> {
    let lines = source
        .lines()
        .take_while(|line| !line.starts_with("#[cfg(test)]"));
    let mut lines = lines.map(str::trim_start).peekable();
    let (mut calls, mut docs) = (Vec::new(), Vec::new());
    while let Some(line) = lines.next() {
        if let Some(doc) = line.strip_prefix("///") {
            docs.push(doc.strip_prefix(' ').unwrap_or(doc));
        } else if ["pub fn ", "pub struct ", "pub enum "]
            .iter()
            .any(|it| line.starts_with(it))
        {
            let mut signature = line.to_string();
            while !signature.ends_with(['{', ';', ')', '}']) || signature.ends_with("(") {
                let Some(next) = lines.next() else { break };
                let is_first = signature.ends_with('(');
                signature += if is_first { "" } else { " " };
                signature += next;
            }
            calls.push(Call {
                summary: summary(&docs),
                signature: tidied(&signature),
                example: example(&docs),
            });
            docs.clear();
        } else if line.starts_with("#[") {
            // An attribute may stand on several lines.
            let mut line = line;
            while !line.ends_with(']') {
                let Some(next) = lines.next() else { break };
                line = next;
            }
        } else {
            docs.clear();
        }
    }
    calls
}

/// Removes the brace that opens the body, and the comma after the last argument.
fn tidied(signature: &str) -> String {
    let end = signature.trim_end_matches(['{', ';']).trim_end();
    end.replace(", )", ")").replace(",)", ")")
}

/// The first paragraph of a documentation.
fn summary(docs: &[&str]) -> String {
    let lines = docs.iter().take_while(|line| !line.is_empty());
    let lines: Vec<&str> = lines.copied().collect();
    lines.join(" ")
}

/// The first block of code, without the lines that rustdoc hides.
fn example(docs: &[&str]) -> String {
    let code = docs
        .iter()
        .skip_while(|line| !line.starts_with("```"))
        .skip(1);
    let code = code.take_while(|line| !line.starts_with("```"));
    let shown: Vec<&str> = code
        .copied()
        .filter(|line| !line.starts_with("# "))
        .collect();
    shown.join("\n").trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_have_their_summary_and_their_example() {
        let source = "//! Nim.\n/// The sum.\n///\n/// More.\n///\n/// ```\n/// use a::b;\n///\n\
                      /// assert_eq!(b(1), 1);\n/// ```\n#[snippet(\"b\")]\n\
                      pub fn b(n: u64) -> u64 {\n    n\n}\n\
                      fn own() {}\n#[cfg(test)]\nmod tests {\n    pub fn c() {}\n}\n";
        let calls = of_source(source);
        assert_eq!(calls.len(), 1);
        assert_eq!(calls[0].summary, "The sum.");
        assert_eq!(calls[0].signature, "pub fn b(n: u64) -> u64");
        assert_eq!(calls[0].example, "use a::b;\n\nassert_eq!(b(1), 1);");
    }

    #[test]
    fn an_attribute_on_several_lines_does_not_part_a_call_from_its_summary() {
        let source =
            "/// A.\n#[snippet(\n    \"a\",\n    doc_hidden\n)]\n#[inline]\npub fn a() {}\n";
        assert_eq!(of_source(source)[0].summary, "A.");
    }

    #[test]
    fn long_signatures_become_a_line() {
        let source =
            "/// A.\npub fn long(\n    a: &[u64],\n    b: impl Fn(u64) -> u64,\n) -> u64 {\n}\n";
        let calls = of_source(source);
        assert_eq!(
            calls[0].signature,
            "pub fn long(a: &[u64], b: impl Fn(u64) -> u64) -> u64"
        );
    }
}
