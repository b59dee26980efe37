//! Typesets formulas that texts write as plain characters: `2^64`, `f₁ < f₂`, `√(t² + 4)`.
//!
//! A formula is text in a `var` that doesn't break, with sloping letters, raised powers, lowered
//! indices and roots with a bar. Readers can search it, copy it and have it read aloud, and it
//! takes a few bytes. MathML would take ten times as many, for formulas that need no more.

use std::sync::OnceLock;

use regex_lite::Regex;

/// Names of functions. Other words of two letters or more aren't mathematics.
const NAMES: &str = "mex|min|max|gcd|lcm|mod|xor|log|ord";

/// What only code has.
const CODE: [&str; 13] = [
    "&", "\"", "'", "#", "[", "*", "::", "->", "..", "==", "!=", "<=", ">=",
];

/// Characters that are powers or indices by themselves, and what they raise or lower.
const RAISED: [&str; 2] = ["⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁱⁿᵏᵐᵖʳ", "0123456789+−inkmpr"];
const LOWERED: [&str; 2] = ["₀₁₂₃₄₅₆₇₈₉₊₋ᵢⱼₖₘₙᵣ", "0123456789+−ijkmnr"];

const RELATIONS: &str = "=<>≤≥≠≡≈∈∉⊂";

/// A longer formula may break before a relation, and where it's wide before an operator.
const LONG: usize = 32;
const WIDE: usize = 10;

/// Matches operands joined by operators, with brackets in brackets in brackets.
fn pattern() -> &'static Regex {
    static PATTERN: OnceLock<Regex> = OnceLock::new();
    PATTERN.get_or_init(|| {
        let number = r"\d+(?:[.,]\d+)*";
        let word = format!(r"\b(?:{number}|\d*[A-Za-z](?:_[a-z0-9]+)?|{NAMES})\b");
        let moved = format!(
            r"\^[−-]?[0-9a-zα-ω]+(?:\.\d+)?|[{}{}′!]",
            RAISED[0], LOWERED[0]
        );
        let mut group = String::from(r"\(\)");
        let mut formula = String::new();
        for _ in 0..3 {
            let operand = format!(r"[−√∑±∗]*(?:{word}|[α-ω…∅∞ℕℤℚℝ]|{moved}|\^?(?:{group}))+");
            let operator = format!(r" ?[{RELATIONS}+−·×⊕⊗∖∪∩/±] ?| (?:mod|xor) ");
            formula = format!("{operand}(?:(?:{operator}){operand})*");
            group = format!(r"[(\[{{⌊⌈]{formula}(?:(?:[,;]| \|) ?{formula})*[)\]}}⌋⌉]");
        }
        Regex::new(&formula).expect("its parts are")
    })
}

/// HTML of a text, in which formulas are found.
pub fn typeset(text: &str) -> String {
    let (mut html, mut end) = (String::new(), 0);
    for found in pattern().find_iter(text) {
        html += &escaped(&text[end..found.start()]);
        end = found.end();
        let is_inside = text[..found.start()].ends_with(['\'', '’', '.', '_', '-'])
            || text[end..].starts_with(['\'', '’', '_'])
            || text[end..].starts_with('.')
                && !text[end + 1..].starts_with([' ', '\n'])
                && end + 1 < text.len();
        let formula = found.as_str();
        let is_number = formula
            .chars()
            .all(|it| it.is_ascii_digit() || ".,()".contains(it));
        // `a` may be a word beside others in Latin letters, `A` a player; `2 s` and `1s` are no
        // products.
        let before = text[..found.start()].trim_end().chars().next_back();
        let after = text[end..].trim_start().chars().next();
        let is_chinese = before.into_iter().chain(after).any(|it| it >= '\u{3000}');
        let first = if is_chinese { 'a' } else { 'b' };
        let is_letter =
            formula.len() == 1 && !formula.starts_with(|it| (first..='z').contains(&it));
        let amount = text[..found.end()].strip_suffix('s').unwrap_or_default();
        let is_amount = amount.trim_end().ends_with(|it: char| it.is_ascii_digit())
            && formula.trim_start_matches(|it: char| it.is_ascii_digit()) == "s";
        let is_plain = is_inside || is_number || is_letter || is_amount || formula == "…";
        html += &if is_plain {
            escaped(formula)
        } else {
            span(formula)
        };
    }
    html + &escaped(&text[end..])
}

/// HTML of a text in back-ticks, if it is a formula.
pub fn of_code(text: &str) -> Option<String> {
    // `u64` and `x1` are code, `4k` is none.
    let words = text.split(|it: char| !it.is_ascii_alphanumeric());
    let words = words.map(|word| word.trim_start_matches(|it: char| it.is_ascii_digit()));
    let mut words = words.filter(|word| !word.is_empty()).peekable();
    let is_formula = (words.peek().is_some() || text.contains('^') || !text.is_ascii())
        && !CODE.iter().any(|it| text.contains(it))
        && words.all(|word| word.len() == 1 || NAMES.split('|').any(|it| it == word));
    is_formula.then(|| span(&text.replace('-', "−")))
}

/// HTML of code in which `2^v` is written: powers are raised.
pub fn raised(code: &str) -> String {
    static POWERS: OnceLock<Regex> = OnceLock::new();
    let power = r"(?<base>[\w)\]])\^(?:\((?<whole>[^()]*)\)|(?<word>[−-]?\w+))";
    let powers = POWERS.get_or_init(|| Regex::new(power).expect("its parts are"));
    let escaped = escaped(code);
    let html = powers.replace_all(&escaped, "$base<sup>$whole$word</sup>");
    format!("<code>{html}</code>")
}

/// A formula that doesn't break; several if it is long.
fn span(formula: &str) -> String {
    if formula.chars().count() == 1 {
        return typeset_part(formula);
    }
    let is_long = formula.chars().count() > LONG;
    let (mut parts, mut depth, mut begin) = (Vec::new(), 0, 0);
    for (at, letter) in formula.char_indices() {
        depth += i32::from("([{⌊⌈".contains(letter)) - i32::from(")]}⌋⌉".contains(letter));
        let is_operator = depth == 0 && "⊕+−".contains(letter) || depth < 2 && letter == ':';
        let may_end = is_operator && formula[..at].ends_with(' ');
        let is_wide = formula[begin..at].chars().count() >= WIDE;
        let is_relation = depth == 0 && at > 0 && RELATIONS.contains(letter);
        if is_long && (is_relation || is_wide && may_end) {
            parts.push(&formula[begin..at]);
            begin = at;
        }
    }
    parts.push(&formula[begin..]);
    let spans = parts
        .iter()
        .map(|it| format!("<var>{}</var>", typeset_part(it.trim())));
    spans.collect::<Vec<_>>().join(" ")
}

fn typeset_part(formula: &str) -> String {
    static TOKENS: OnceLock<Regex> = OnceLock::new();
    let tokens = TOKENS.get_or_init(|| {
        // Brackets in brackets in brackets, or a word.
        let nested = |inner: String, _| format!(r"\((?:[^()]|{inner})*\)");
        let brackets = (0..2).fold(r"\([^()]*\)".into(), nested);
        let part = format!(r"(?:{brackets}|[−-]?[0-9A-Za-zα-ω]+(?:\.\d+)?)");
        let kinds = [
            format!(r"(?<up>\^{part})"),
            format!(r"(?<down>_{part})"),
            format!(r"√(?<root>{brackets}|\d+|.)"),
            format!("(?<raised>[{}]+)", RAISED[0]),
            format!("(?<lowered>[{}]+)", LOWERED[0]),
            "[A-Za-z]{2,}|(?<letter>[A-Za-zα-ω])|(?s:.)".to_string(),
        ];
        Regex::new(&kinds.join("|")).expect("its parts are")
    });
    let html = tokens.captures_iter(formula).map(|found| {
        let get = |name: &str| found.name(name).map(|it| it.as_str());
        if let Some(text) = get("up") {
            format!("<sup>{}</sup>", inner(text))
        } else if let Some(text) = get("down") {
            format!("<sub>{}</sub>", inner(text))
        } else if let Some(text) = get("root") {
            format!("√<span class=\"root\">{}</span>", inner(text))
        } else if let Some(text) = get("raised") {
            format!("<sup>{}</sup>", moved(text, RAISED))
        } else if let Some(text) = get("lowered") {
            format!("<sub>{}</sub>", moved(text, LOWERED))
        } else if let Some(text) = get("letter") {
            format!("<i>{text}</i>")
        } else {
            escaped(&found[0])
        }
    });
    html.collect()
}

/// HTML of what is raised, lowered or below a root, without the brackets around it.
fn inner(text: &str) -> String {
    let text = text.trim_start_matches(['^', '_']);
    let bare = text.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    typeset_part(bare.unwrap_or(text))
}

/// HTML of characters that are raised or lowered by themselves.
fn moved(text: &str, [from, to]: [&str; 2]) -> String {
    let plain = |letter| {
        let mut pairs = from.chars().zip(to.chars());
        pairs.find(|pair| pair.0 == letter).map(|pair| pair.1)
    };
    typeset_part(&text.chars().filter_map(plain).collect::<String>())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn m(html: &str) -> String {
        format!("<var>{html}</var>")
    }

    #[test]
    fn powers_indices_and_roots_are_set() {
        for (text, html) in [
            ("2^64", "2<sup>64</sup>"),
            ("10^−9", "10<sup>−9</sup>"),
            ("N^1.5", "<i>N</i><sup>1.5</sup>"),
            ("2^(n − r)", "2<sup><i>n</i> − <i>r</i></sup>"),
            ("2^(2^k)", "2<sup>2<sup><i>k</i></sup></sup>"),
            ("d_b", "<i>d</i><sub><i>b</i></sub>"),
            ("aᵖ⁻²", "<i>a</i><sup><i>p</i>−2</sup>"),
            ("hᵢ₊₁", "<i>h</i><sub><i>i</i>+1</sub>"),
            ("√5", "√<span class=\"root\">5</span>"),
            (
                "√(t² + 4)",
                "√<span class=\"root\"><i>t</i><sup>2</sup> + 4</span>",
            ),
            ("f₁ < f₂", "<i>f</i><sub>1</sub> &lt; <i>f</i><sub>2</sub>"),
            ("⌊dφ⌋", "⌊<i>d</i><i>φ</i>⌋"),
            ("mex(S)", "mex(<i>S</i>)"),
        ] {
            assert_eq!(typeset(text), m(html), "{text}");
            assert_eq!(of_code(text), Some(m(html)), "{text}");
        }
    }

    #[test]
    fn a_letter_among_chinese_ones_is_a_variable() {
        assert_eq!(typeset("否则 a 属于"), "否则 <i>a</i> 属于");
        assert_eq!(typeset("それは a。"), "それは <i>a</i>。");
        assert_eq!(typeset("Anna takes a stone"), "Anna takes a stone");
        assert_eq!(typeset("玩家 A 先走"), "玩家 A 先走");
    }

    #[test]
    fn a_long_formula_may_break_on_a_phone() {
        let long = "a′⊗b⊗c ⊕ a⊗b′⊗c ⊕ a⊗b⊗c′ ⊕ a′⊗b′⊗c ⊕ a′⊗b⊗c′ ⊕ a⊗b′⊗c′";
        assert_eq!(span(long).matches("<var>").count(), 4);
        assert_eq!(
            span("= mex { G(l) ⊕ G(n−k−l) : 0 ≤ l ≤ n−k }")
                .matches("<var>")
                .count(),
            2
        );
        assert_eq!(
            span("(a ⊕ b)⊗c ⊕ s⊗c′ ⊕ (a ⊕ b)⊗c′")
                .matches("<var>")
                .count(),
            1
        );
    }

    #[test]
    fn powers_in_code_are_raised() {
        for (code, html) in [
            ("1..=2^v", "1..=2<sup>v</sup>"),
            ("dF / 2^128 < x", "dF / 2<sup>128</sup> &lt; x"),
            ("ways[c]^(n - c)", "ways[c]<sup>n - c</sup>"),
            ("heap ^ other", "heap ^ other"),
        ] {
            assert_eq!(raised(code), format!("<code>{html}</code>"));
        }
    }

    #[test]
    fn formulas_are_found_in_sentences() {
        for (text, formulas) in [
            (
                "lost positions are (⌊dφ⌋, ⌊dφ⌋ + d) for d = 0, where φ = (1 + √5) / 2.",
                3,
            ),
            (
                "G(4k + 3) = 4k + 4 and G(4k + 4) = 4k + 3 for all k ≥ 0; otherwise",
                3,
            ),
            ("若n≥2，则 x 必败", 1),
            (
                "a heap of 3, or a set (see above) is one’s own, e.g. at 1.5, or i.e.",
                0,
            ),
            ("the number of 1s in 2 s, for k ≥ 1 a move takes a stone", 1),
            ("the 2-player game 1-2 of 2026-11-28 at player's", 0),
        ] {
            assert_eq!(
                typeset(text).matches("<var>").count(),
                formulas,
                "{}",
                typeset(text)
            );
        }
    }

    #[test]
    fn code_stays_code() {
        for code in [
            "nim_sum",
            "u64",
            "n -> n-k",
            "take{1,3,4}",
            "&[1, 2]",
            "0.77",
            "a <= b",
            "f::<T>",
        ] {
            assert_eq!(of_code(code), None, "{code}");
        }
    }

    #[test]
    fn nothing_is_lost_and_nothing_is_obeyed() {
        let html = typeset("<b> x_1 & 2^(a<b");
        let plain = html
            .split('<')
            .map(|it| it.split_once('>').map_or(it, |it| it.1));
        assert_eq!(plain.collect::<String>(), "&lt;b&gt; x1 &amp; 2^(a&lt;b");
    }
}
