//! Parses a whole rule: `position -> family | family …`.

use super::ast::{
    Binary, Component, Expr, Family, Formula, MAX_COORDINATES, MAX_HEAPS, Rule, Span, Variable,
};
use super::operations::is_reserved;
use super::problem::{PROGRAM, Problem, RuleError};
use super::slips::or_slip;
use super::terms::{Meaning, Parsed, Term, term};
use super::token::{Kind, Tokens, narrow, tokens};

impl Rule {
    /// Parses a rule. Line breaks are blanks and `#` starts a comment, so a rule may come from a
    /// file.
    ///
    /// # Errors
    /// If the text is not a rule. The error says where, what is expected there, and what to write.
    /// [`super::CheckedRule::new`] checks whether the rule makes sense as a game.
    pub fn parse(text: &str) -> Result<Self, RuleError> {
        let text = &narrow(text);
        let parsed = tokens(text).and_then(|tokens| {
            rule(&mut Tokens {
                left: &tokens,
                coordinates: Vec::new(),
                variables: Vec::new(),
            })
        });
        parsed.map_err(|problem| or_slip(problem, text).in_text(text))
    }
}

const EXAMPLE: &str = "a rule is written like `n -> n-k where 1 <= k <= 3` or \
                       `(a, b) -> (a-k, b) | (a, b-k) where k >= 1`";

fn rule(input: &mut Tokens<'_>) -> Parsed<Rule> {
    input.coordinates = position(input)?;
    input.expect_sign("->", EXAMPLE)?;
    input.came("|");
    let mut families = Vec::new();
    let mut waiting = Vec::new();
    loop {
        waiting.push(family(input)?);
        let has_conditions = input.next().kind.is_word("where");
        if has_conditions {
            input.advance();
            input.variables.clear();
            let conditions = input.terms()?.into_iter().map(Term::condition);
            let conditions = Formula::all(conditions.collect::<Parsed<Vec<_>>>()?);
            let covered = std::mem::take(&mut waiting);
            let covered = (covered.iter()).map(|it| under(input, it, &covered, &conditions));
            families.extend(covered.collect::<Parsed<Vec<_>>>()?);
        }
        if input.came("|") {
            continue;
        }
        if input.next().kind == Kind::End {
            break;
        }
        let (what, remedy) = if has_conditions {
            (
                "`,`, `and`, `or`, `|` or the end",
                "conditions are joined by `,`, `and` or `or`; `|` begins the next family of moves",
            )
        } else {
            (
                "`,`, `|`, `where` or the end",
                "`|` begins the next family of moves and means \"or\", `,` joins the heaps that one \
                 move leaves, `where` begins the conditions",
            )
        };
        return input.expected(what, remedy);
    }
    families.extend(waiting);
    let rule = Rule {
        coordinates: std::mem::take(&mut input.coordinates),
        families,
    };
    if rule.coordinates.len() > MAX_COORDINATES && rule.heaps().is_none() {
        let [first, .., last] = &rule.coordinates[..] else {
            unreachable!("there are more than four");
        };
        let message =
            "with five coordinates or more, each move changes one heap and asks for no other";
        let span = (first.span.start..last.span.end).into();
        return Err(Problem::new(span, message, PROGRAM));
    }
    Ok(rule)
}

/// Parses a position: `n`, `(a, b)` or `(a, b, c)`.
fn position(input: &mut Tokens<'_>) -> Parsed<Vec<Variable>> {
    let start = input.next().span;
    let mut coordinates = Vec::new();
    if input.came("(") {
        coordinates.push(coordinate(input, &coordinates)?);
        while input.came(",") {
            coordinates.push(coordinate(input, &coordinates)?);
        }
        let close = input.expect_sign(")", EXAMPLE)?;
        if coordinates.len() > MAX_HEAPS {
            let span = (start.start..close.end).into();
            let message = format!("a position has at most {MAX_HEAPS} coordinates");
            return Err(Problem::new(span, message, PROGRAM));
        }
    } else {
        coordinates.push(coordinate(input, &[])?);
    }
    Ok(coordinates)
}

fn coordinate(input: &mut Tokens<'_>, before: &[Variable]) -> Parsed<Variable> {
    let token = input.next();
    let Kind::Word(name) = &token.kind else {
        return input.expected("the name of a coordinate", EXAMPLE);
    };
    if is_reserved(name) {
        let remedy = format!("`{name}` is a word of the language; call the coordinate `n` or `a`");
        return input.expected("the name of a coordinate", &remedy);
    }
    if before.iter().any(|known| known.name == *name) {
        let message = format!("two coordinates are called `{name}`");
        let problem = Problem::new(
            token.span,
            message,
            "give each its own name, as in `(a, b)`",
        );
        return Err(problem);
    }
    input.advance();
    Ok(Variable {
        name: name.clone(),
        span: token.span,
    })
}

/// Parses a family without its conditions: components joined by commas.
fn family(input: &mut Tokens<'_>) -> Parsed<Family> {
    input.variables.clear();
    let mut components = vec![component(input)?];
    while input.came(",") {
        components.push(component(input)?);
    }
    let (first, last) = (components[0].span, components[components.len() - 1].span);
    Ok(Family {
        variables: std::mem::take(&mut input.variables),
        components,
        condition: Formula::True,
        span: (first.start..last.end).into(),
    })
}

fn component(input: &mut Tokens<'_>) -> Parsed<Component> {
    let coordinates = input.coordinates.len();
    if coordinates == 1 {
        let part = term(input)?;
        let span = part.span;
        let joins_numbers = matches!(
            part.meaning,
            Meaning::Number(Expr::Binary(Binary::And | Binary::Or, ..))
        );
        if joins_numbers && !part.is_closed {
            let remedy = "write `|` for \"or\" between moves, as in `n-1 | n-2`; bits of two \
                          numbers are joined in brackets, as in `(n or 1)`";
            let message = "`or` and `and` join no moves";
            return Err(Problem::new(span, message, remedy));
        }
        let coordinates = vec![part.number()?];
        return Ok(Component { coordinates, span });
    }
    let remedy = match coordinates {
        2 => "a component of this rule is a pair, as in `(a-1, b)`",
        3 => "a component of this rule is a triple, as in `(a-1, b, c)`",
        _ => "a component of this rule is a quadruple, as in `(a-1, b, c, d)`",
    };
    let open = input.expect_sign("(", remedy)?;
    let parts = input.terms()?;
    let close = input.expect_sign(")", remedy)?;
    let span: Span = (open.start..close.end).into();
    if parts.len() != coordinates {
        let message = format!(
            "this component has {} coordinate{}, the position has {coordinates}",
            parts.len(),
            if parts.len() == 1 { "" } else { "s" }
        );
        return Err(Problem::new(span, message, remedy));
    }
    let coordinates = parts.into_iter().map(Term::number).collect::<Parsed<_>>()?;
    Ok(Component { coordinates, span })
}

/// Returns a family with those of the conditions after `where` that apply to it. The conditions
/// have variables of their own.
///
/// In `n-1 | n-k where k >= 2, k < n`, both conditions are meant for `n-k`. The first changes
/// nothing for `n-1`, because such numbers k exist. The second would allow taking 1 only if some k
/// < n exists, which is hardly intended, so it is refused.
fn under(
    input: &Tokens<'_>,
    family: &Family,
    covered: &[Family],
    conditions: &Formula,
) -> Parsed<Family> {
    let coordinates = input.coordinates.len();
    let has = |family: &Family, name: &str| family.variables.iter().any(|it| it.name == name);
    let mut variables = family.variables.clone();
    let mut meant = Vec::new();
    for condition in conditions.conjuncts() {
        let mentioned = input.variables.iter().zip(coordinates..);
        let mentioned = mentioned.filter(|(_, at)| condition.mentions(*at));
        let (foreign, own): (Vec<_>, Vec<_>) = mentioned.map(|(it, _)| it).partition(|it| {
            !has(family, &it.name) && covered.iter().any(|other| has(other, &it.name))
        });
        let Some(foreign) = foreign.first() else {
            for variable in own {
                if variables.iter().all(|it| it.name != variable.name) {
                    variables.push(variable.clone());
                }
            }
            meant.push(condition);
            continue;
        };
        if !own.is_empty() || (0..coordinates).any(|at| condition.mentions(at)) {
            return Err(Problem::new(
                family.span,
                format!(
                    "the `where` after it also covers this family, which has no `{}`",
                    foreign.name
                ),
                "a `where` covers its family and those before it back to the previous `where`; \
                 write this family behind the others, or give it its own conditions, such as \
                 `where true`",
            ));
        }
    }
    let place = |variable: usize| match variable.checked_sub(coordinates) {
        Some(at) => {
            let is_it = |own: &Variable| own.name == input.variables[at].name;
            let place = variables.iter().position(is_it);
            coordinates + place.expect("the family has the condition's variables")
        }
        None => variable,
    };
    let condition = Formula::all(meant.into_iter().map(|it| it.renumbered(&place)));
    Ok(Family {
        condition,
        variables,
        ..family.clone()
    })
}
