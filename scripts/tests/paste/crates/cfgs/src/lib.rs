//! Conditional code: features, a build script's flags, the machine.
#![cfg_attr(not(feature = "on"), no_std)]

#[cfg(feature = "off")]
mod nowhere;

#[path = "elsewhere/place.rs"]
mod place;

#[cfg_attr(feature = "on", derive(Debug))]
#[cfg_attr(feature = "off", derive(Serialize))]
pub struct Settings {
    #[cfg(feature = "on")]
    pub level: u8,
    #[cfg(feature = "off")]
    pub offline: u8,
}

pub fn settings() -> Settings {
    #[cfg(built)]
    let level = 3;
    #[cfg(not(built))]
    let level = 4;
    Settings {
        level: level + place::bonus(),
        #[cfg(feature = "off")]
        offline: 1,
    }
}

pub fn grade() -> &'static str {
    match cfg!(feature = "off") {
        #[cfg(grade = "high")]
        false => "high",
        #[cfg(grade = "low")]
        false => "low",
        _ => "off",
    }
}

#[cfg(windows)]
pub fn separator() -> char {
    backslash()
}

#[cfg(not(windows))]
pub fn separator() -> char {
    slash()
}

#[allow(dead_code)]
fn slash() -> char {
    '/'
}

#[allow(dead_code)]
fn backslash() -> char {
    '\\'
}

macro_rules! marks {
    ($($condition:meta => $mark:literal,)*) => {
        pub fn marks() -> String {
            let mut marks = String::new();
            $(
                #[cfg($condition)]
                marks.push($mark);
            )*
            marks
        }
    };
}

marks! {
    feature = "on" => 'a',
    feature = "off" => 'b',
    not(feature = "on") => 'c',
    all(feature = "on", not(windows)) => 'd',
}
