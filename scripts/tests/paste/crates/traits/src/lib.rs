//! Traits, impls of all kinds, and types that only conversions mention.

use std::collections::VecDeque;
use std::fmt;
use std::ops::{Add, Mul};

pub trait Measure {
    const UNIT: &'static str;
    type Size;
    fn size(&self) -> Self::Size;
    fn doubled(&self) -> i64 {
        2
    }
    fn measured_never(&self) -> i64 {
        0
    }
}

impl<T> Measure for Vec<T> {
    const UNIT: &'static str = "items";
    type Size = usize;
    fn size(&self) -> usize {
        self.len()
    }
    fn measured_never(&self) -> i64 {
        1
    }
}

impl Measure for i64 {
    const UNIT: &'static str = "one";
    type Size = i64;
    fn size(&self) -> i64 {
        *self
    }
    fn doubled(&self) -> i64 {
        2 * self
    }
}

/// In scope by its module alone.
trait Quiet {
    fn quiet(&self) -> i64;
}

impl Quiet for str {
    fn quiet(&self) -> i64 {
        self.len() as i64
    }
}

pub fn loud(text: &str) -> i64 {
    text.quiet() * 100
}

pub trait Extension: Iterator {
    fn every_other(self) -> EveryOther<Self>
    where
        Self: Sized,
    {
        EveryOther { inner: self }
    }
    fn never_adapted(self) -> NeverAdapter<Self>
    where
        Self: Sized,
    {
        NeverAdapter { inner: self }
    }
}

impl<I: Iterator + ?Sized> Extension for I {}

pub struct EveryOther<I> {
    inner: I,
}

impl<I: Iterator> Iterator for EveryOther<I> {
    type Item = I::Item;
    fn next(&mut self) -> Option<I::Item> {
        let item = self.inner.next();
        self.inner.next();
        item
    }
}

pub struct NeverAdapter<I> {
    inner: I,
}

impl<I: Iterator> Iterator for NeverAdapter<I> {
    type Item = I::Item;
    fn next(&mut self) -> Option<I::Item> {
        self.inner.next()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Point<T> {
    pub x: T,
    pub y: T,
}

impl<T: Add<Output = T>> Add for Point<T> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Point {
            x: self.x + other.x,
            y: self.y + other.y,
        }
    }
}

impl<T: Mul<Output = T> + Copy> Mul<T> for Point<T> {
    type Output = Self;
    fn mul(self, by: T) -> Self {
        Point {
            x: self.x * by,
            y: self.y * by,
        }
    }
}

impl<T: fmt::Display> fmt::Display for Point<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// Only converted from and to.
pub struct Polar(pub f64, pub f64);

impl From<Polar> for Point<f64> {
    fn from(polar: Polar) -> Self {
        Point {
            x: polar.0 * polar.1.cos(),
            y: polar.0 * polar.1.sin(),
        }
    }
}

impl From<Point<f64>> for Polar {
    fn from(point: Point<f64>) -> Self {
        Polar(point.x.hypot(point.y), point.y.atan2(point.x))
    }
}

/// Says goodbye.
pub struct Noisy(pub &'static str);

impl Drop for Noisy {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}

pub enum Source {
    Lines(VecDeque<i64>),
    Interactive(VecDeque<i64>),
    NeverBuilt(Vec<i64>),
}

impl Source {
    pub fn lines(values: &[i64]) -> Self {
        Self::Lines(values.iter().copied().collect())
    }

    pub fn interactive(values: &[i64]) -> Self {
        Source::Interactive(values.iter().copied().collect())
    }

    pub fn take(&mut self) -> Option<i64> {
        match self {
            Source::Lines(values) | Self::Interactive(values) => values.pop_front(),
            Self::NeverBuilt(values) => values.pop(),
        }
    }
}
