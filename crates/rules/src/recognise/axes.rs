//! Coordinates for moves on one heap: the number taken and the parts left.

use crate::ast::Family;
use crate::linear::{Form, linear};

/// Change of variables: from a family's variables to t, the number taken, and the parts left.
#[derive(Debug)]
pub(super) struct Axes {
    /// Heap and free variables as forms of t and the parts.
    pub variables: Vec<Form>,
    /// Number taken as a form of the variables.
    pub taken_form: Form,
    /// Number taken if it is constant.
    pub taken: Option<i64>,
}

impl Axes {
    /// Returns `None` unless t and the parts determine the variables as integers and can be chosen
    /// freely.
    pub fn from_family(family: &Family) -> Option<Self> {
        let variables = 1 + family.variables.len();
        let parts = family.components.len();
        let mut components: Vec<Form> = (family.components.iter())
            .map(|part| linear(&part.coordinates[0], variables))
            .collect::<Option<_>>()?;
        let mut taken = Form::variable(0, variables);
        for component in &components {
            taken = taken.minus(component)?;
        }
        let constant = taken.is_constant().then_some(taken.constant);
        // Each row is an equation: a form of the variables equals a form of t and the parts.
        let axes = 1 + parts;
        components.insert(0, taken.clone());
        let mut rows: Vec<(Form, Form)> = Vec::new();
        for (axis, form) in components.into_iter().enumerate() {
            if axis == 0 && constant.is_some() {
                continue;
            }
            let right = Form::variable(axis, axes).plus_constant(-form.constant)?;
            rows.push((
                Form {
                    constant: 0,
                    ..form
                },
                right,
            ));
        }
        if rows.len() != variables {
            return None;
        }
        Self::solved(rows, variables).map(|variables| Self {
            variables,
            taken_form: taken,
            taken: constant,
        })
    }

    /// Solves by Gaussian elimination with pivots 1 and −1 only, so integers stay integers.
    fn solved(mut rows: Vec<(Form, Form)>, variables: usize) -> Option<Vec<Form>> {
        for variable in 0..variables {
            let is_pivot = |row: &(Form, Form)| row.0.factors[variable].abs() == 1;
            let at = variable + rows[variable..].iter().position(is_pivot)?;
            rows.swap(variable, at);
            let sign = rows[variable].0.factors[variable];
            let times = |form: &Form, by: i64| form.combined(by, form, 0);
            let pivot = (
                times(&rows[variable].0, sign)?,
                times(&rows[variable].1, sign)?,
            );
            for (at, row) in rows.iter_mut().enumerate() {
                let factor = row.0.factors[variable];
                if at != variable && factor != 0 {
                    *row = (
                        row.0.combined(1, &pivot.0, -factor)?,
                        row.1.combined(1, &pivot.1, -factor)?,
                    );
                }
            }
            rows[variable] = pivot;
        }
        Some(rows.into_iter().map(|(_, right)| right).collect())
    }

    /// Converts a form of the variables to a form of t and the parts.
    pub fn form_of(&self, form: &Form) -> Option<Form> {
        let axes = self.variables[0].factors.len();
        let mut sum = Form {
            factors: vec![0; axes],
            constant: form.constant,
        };
        for (factor, variable) in form.factors.iter().zip(&self.variables) {
            sum = sum.combined(1, variable, *factor)?;
        }
        Some(sum)
    }
}
