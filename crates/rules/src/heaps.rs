//! Splits a rule into rules on one heap each, if its game is a sum of heaps.

use super::ast::{Component, Expr, Family, Formula, Rule, Span, Variable};

impl Rule {
    /// Returns the rule of each heap with its coordinate, if every move changes one coordinate and
    /// asks for nothing of the others. Then the game is the sum of these heaps. Coordinates that
    /// no move changes are left out.
    pub fn heaps(&self) -> Option<Vec<(usize, Self)>> {
        if self.coordinates.len() < 2 {
            return None;
        }
        let owners: Option<Vec<usize>> = self.families.iter().map(|it| self.owner(it)).collect();
        let owners = owners?;
        let heap = |coordinate| {
            let families = self.families.iter().zip(&owners);
            let own = families.filter(|(_, owner)| **owner == coordinate);
            let families: Vec<Family> = own.map(|(family, _)| self.alone(family)).collect();
            (!families.is_empty()).then(|| {
                let coordinates = vec![self.heap_name(&families, coordinate)];
                let rule = Self {
                    coordinates,
                    families,
                };
                (coordinate, rule)
            })
        };
        let heaps: Vec<_> = (0..self.coordinates.len()).filter_map(heap).collect();
        (!heaps.is_empty()).then_some(heaps)
    }

    /// Returns the coordinate that a family changes, if it neither changes nor mentions another.
    fn owner(&self, family: &Family) -> Option<usize> {
        let [Component { coordinates, .. }] = &family.components[..] else {
            return None;
        };
        let is_kept = |at: &usize| coordinates[*at] == Expr::Var(*at);
        let mut changed = (0..coordinates.len()).filter(|at| !is_kept(at));
        let (owner, None) = (changed.next()?, changed.next()) else {
            return None;
        };
        let mentions =
            |other| family.condition.mentions(other) || coordinates[owner].mentions(other);
        let mut others = (0..coordinates.len()).filter(|other| *other != owner);
        others.all(|other| !mentions(other)).then_some(owner)
    }

    /// Returns the family as one of the heap that it changes, which becomes variable 0.
    fn alone(&self, family: &Family) -> Family {
        let coordinates = self.coordinates.len();
        let place = |variable: usize| (variable + 1).saturating_sub(coordinates);
        let kept = family.components[0].coordinates.iter().enumerate();
        let mut changed = kept.filter(|(at, part)| **part != Expr::Var(*at));
        let (_, part) = changed.next().expect("a family changes its coordinate");
        Family {
            components: vec![Component {
                coordinates: vec![part.renumbered(&place)],
                ..family.components[0].clone()
            }],
            condition: family.condition.renumbered(&place),
            ..family.clone()
        }
    }

    /// Returns `n`, unless a family has another variable of this name.
    fn heap_name(&self, families: &[Family], coordinate: usize) -> Variable {
        let mut variables = families.iter().flat_map(|family| &family.variables);
        if variables.any(|variable| variable.name == "n") {
            return self.coordinates[coordinate].clone();
        }
        Variable {
            name: "n".to_owned(),
            span: Span::default(),
        }
    }
}

impl Expr {
    /// Returns the expression with `place(v)` in place of each variable v.
    pub fn renumbered(&self, place: &dyn Fn(usize) -> usize) -> Self {
        match self {
            Self::Const(number) => Self::Const(*number),
            Self::Var(variable) => Self::Var(place(*variable)),
            Self::Unary(op, of, span) => Self::Unary(*op, Box::new(of.renumbered(place)), *span),
            Self::Binary(op, left, right, span) => {
                let [left, right] = [left, right].map(|it| Box::new(it.renumbered(place)));
                Self::Binary(*op, left, right, *span)
            }
        }
    }
}

impl Formula {
    /// Returns the formula with `place(v)` in place of each variable v.
    pub fn renumbered(&self, place: &dyn Fn(usize) -> usize) -> Self {
        let all = |parts: &[Self]| parts.iter().map(|part| part.renumbered(place)).collect();
        match self {
            Self::True => Self::True,
            Self::Compare(op, left, right) => {
                Self::Compare(*op, left.renumbered(place), right.renumbered(place))
            }
            Self::Divides(left, right) => {
                Self::Divides(left.renumbered(place), right.renumbered(place))
            }
            Self::In(member, set) => Self::In(member.renumbered(place), set.clone()),
            Self::And(parts) => Self::And(all(parts)),
            Self::Or(parts) => Self::Or(all(parts)),
            Self::Not(of) => Self::Not(Box::new(of.renumbered(place))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heaps(rule: &str) -> Option<Vec<(usize, String)>> {
        let heaps = Rule::parse(rule).unwrap().heaps()?;
        Some(
            heaps
                .into_iter()
                .map(|(at, rule)| (at, rule.to_string()))
                .collect(),
        )
    }

    #[test]
    fn moves_on_one_heap_each_make_a_sum() {
        let found = heaps("(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 3").unwrap();
        let rule = "n -> n - k where 1 <= k, k <= 3";
        assert_eq!(found, [(0, rule.to_owned()), (1, rule.to_owned())]);
        let found = heaps("(a, b, c) -> (a/2, b, c) where a >= 1 | (a, b, n) where n < c").unwrap();
        let second = (2, "c -> n where n < c".to_owned());
        assert_eq!(found, [(0, "n -> n/2 where n >= 1".to_owned()), second]);
    }

    #[test]
    fn joined_heaps_make_none() {
        for rule in [
            "n -> n-1",
            "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
            "(a, b) -> (a-k, b) where k >= 1, k <= b",
            "(a, b) -> (b-1, b)",
            "(a, b) -> (a-1, b), (0, b)",
        ] {
            assert_eq!(heaps(rule), None, "{rule}");
        }
    }
}
