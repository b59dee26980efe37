//! Times and sizes as a problem's header and a judge's profile write them.

use std::time::Duration;

use anyhow::{Context, Result};

/// Parses a text such as `1.5s` or `500ms`.
///
/// # Errors
/// If the text does not have this form.
pub fn parse_time(value: &str) -> Result<Duration> {
    let (number, seconds_per_unit) = match value.strip_suffix("ms") {
        Some(number) => (number, 1e-3),
        None => (value.strip_suffix('s').unwrap_or_default(), 1.0),
    };
    number
        .trim()
        .parse::<f64>()
        .ok()
        .map(|n| n * seconds_per_unit)
        .filter(|seconds| (0.001..=3600.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .context("write a time between 1ms and 3600s, such as `2s`, `1.5s` or `500ms`")
}

/// Parses a text such as `256MB` into bytes.
///
/// # Errors
/// If the text does not have this form.
pub fn parse_memory(value: &str) -> Result<u64> {
    let number = value.strip_suffix("MB").unwrap_or_default();
    number
        .trim()
        .parse::<u64>()
        .ok()
        .filter(|megabytes| (1..=1 << 20).contains(megabytes))
        .map(|megabytes| megabytes << 20)
        .context("write a number of megabytes, such as `256MB`")
}
