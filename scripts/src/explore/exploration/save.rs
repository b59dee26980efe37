//! `--save` and `--resume`: saves a run in a file and reads it back.
//!
//! The format is a text header up to an empty line, the values and depths as little-endian
//! integers, and the CRC-32 of all that. An incomplete or altered file does not match its checksum
//! and is refused.

use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use explorer::engine::{Engine, GrundyValues, Notes};
use explorer::game::OneHeap;

use crate::atomic;

const MAGIC: &str = "cargo x explore, save 1";
const CHECKSUM: usize = 4;

/// Saved run.
#[derive(Debug)]
pub struct Saved {
    pub game: OneHeap,
    pub values: Vec<u32>,
    pub notes: Notes,
}

/// Replaces the file atomically: if the process is killed, the file holds the previous save or the
/// new one.
///
/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, game: &OneHeap, engine: &dyn Engine) -> Result<()> {
    atomic::replace(path, encode(game, engine))
}

/// Reads a saved run.
///
/// # Errors
/// If the file cannot be read, is no save, or is incomplete or altered.
pub fn read(path: &Path) -> Result<Saved> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    decode(&bytes).with_context(|| {
        let path = path.display();
        format!("{path} cannot be resumed; start the game anew with `--save`")
    })
}

/// Refuses to save over a file that this run does not continue.
///
/// # Errors
/// If `path` exists and is not the file that is resumed.
pub fn check_target(path: &Path, resumed: Option<&Path>) -> Result<()> {
    let same = |other: &Path| path.canonicalize().ok() == other.canonicalize().ok();
    if path.exists() && !resumed.is_some_and(same) {
        let path = path.display();
        bail!("{path} is there already; continue it with `--resume {path}` or choose another name");
    }
    Ok(())
}

fn encode(game: &OneHeap, engine: &dyn Engine) -> Vec<u8> {
    let values = engine.values();
    let notes = engine.notes();
    let (width, count) = (values.width(), values.len());
    let mut bytes = format!(
        "{MAGIC}\nrule {game}\nvalues {count}\nwidth {width}\nmask {}\nby-position {}\n\
         since {}\ndepths {}\n\n",
        notes.mask,
        notes.by_position,
        notes.since,
        notes.depth.len()
    )
    .into_bytes();
    bytes.reserve(width * count + 4 * notes.depth.len() + CHECKSUM);
    match values {
        GrundyValues::Bytes(g) => bytes.extend_from_slice(g),
        GrundyValues::Words(g) => bytes.extend(g.iter().flat_map(|v| v.to_le_bytes())),
        GrundyValues::Wide(g) => bytes.extend(g.iter().flat_map(|v| v.to_le_bytes())),
    }
    bytes.extend(notes.depth.iter().flat_map(|d| d.to_le_bytes()));
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

fn decode(bytes: &[u8]) -> Result<Saved> {
    ensure!(
        bytes.starts_with(MAGIC.as_bytes()),
        "it is no save of `cargo x explore`"
    );
    let (content, checksum) = bytes
        .split_last_chunk::<CHECKSUM>()
        .context("it is torn: its checksum is missing")?;
    ensure!(
        crc32fast::hash(content) == u32::from_le_bytes(*checksum),
        "it is torn or was altered: its checksum is wrong"
    );
    let end = content.windows(2).position(|pair| pair == b"\n\n");
    let (header, body) = content.split_at(end.context("its header has no end")? + 2);
    let header = Header(std::str::from_utf8(header)?);
    let (width, count, depths) = (
        header.get("width")?,
        header.get("values")?,
        header.get("depths")?,
    );
    let size = |width: usize, count: usize| width.checked_mul(count).context("it is too large");
    let (values_size, depth_size) = (size(width, count)?, size(4, depths)?);
    ensure!(
        matches!(width, 1 | 2 | 4) && values_size.checked_add(depth_size) == Some(body.len()),
        "its length does not fit its header"
    );
    let (values, depth) = body.split_at(values_size);
    Ok(Saved {
        game: OneHeap::parse(header.text("rule")?)?,
        values: integers(values, width),
        notes: Notes {
            mask: header.get("mask")?,
            by_position: header.get("by-position")?,
            since: header.get("since")?,
            depth: integers(depth, 4),
        },
    })
}

fn integers(bytes: &[u8], width: usize) -> Vec<u32> {
    let from_le = |bytes: &[u8]| {
        bytes
            .iter()
            .rev()
            .fold(0, |n, &byte| n << 8 | u32::from(byte))
    };
    bytes.chunks_exact(width).map(from_le).collect()
}

struct Header<'a>(&'a str);

impl<'a> Header<'a> {
    fn text(&self, key: &str) -> Result<&'a str> {
        let mut values = self
            .0
            .lines()
            .filter_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
        values
            .next()
            .with_context(|| format!("its header does not say `{key}`"))
    }

    fn get<T: FromStr>(&self, key: &str) -> Result<T> {
        let text = self.text(key)?;
        let value = text.parse().ok();
        value.with_context(|| format!("its header says `{key} {text}`"))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use explorer::engine::{self, Outcome, compute_until_proven};

    use super::*;

    fn game(text: &str) -> OneHeap {
        OneHeap::parse(text).unwrap()
    }

    /// Runs until the `stop`-th call of `go_on` at the latest.
    fn explored(engine: &mut dyn Engine, limit: usize, stop: usize) -> Outcome {
        let mut looks = 0;
        let go_on = |_: &dyn Engine| {
            looks += 1;
            Ok(looks <= stop)
        };
        compute_until_proven(engine, limit, || Duration::ZERO, go_on).unwrap()
    }

    /// Result of a run that stops at the `stop`-th call of `go_on` and continues from the file.
    fn interrupted(game: &OneHeap, limit: usize, stop: usize) -> Option<String> {
        let mut engine = engine::start(game);
        if !explored(engine.as_mut(), limit, stop).interrupted {
            return None;
        }
        let saved = decode(&encode(game, engine.as_ref())).unwrap();
        assert_eq!(&saved.game, game);
        let mut engine = engine::resume(&saved.game, saved.values, saved.notes);
        let outcome = explored(engine.as_mut(), limit, usize::MAX);
        Some(format!("{:?} {:?}", outcome.proof, engine.values()))
    }

    #[test]
    fn an_interrupted_run_comes_to_the_same_as_one_that_is_not() {
        for (text, limit) in [
            ("0.165", 20_000),
            ("0.104", 30_000),
            ("0.007", 12_000),
            ("grundy", 10_000),
            ("take{2,5,9}", 500),
            ("0.8F", 300),
        ] {
            let game = game(text);
            let mut engine = engine::start(&game);
            let outcome = explored(engine.as_mut(), limit, usize::MAX);
            let expected = format!("{:?} {:?}", outcome.proof, engine.values());
            let mut stops = 0;
            while let Some(resumed) = interrupted(&game, limit, stops) {
                assert!(resumed == expected, "{text}, stopped at look {stops}");
                stops += 1 + stops / 4;
            }
            assert!(stops > 0, "{text} is never interrupted");
        }
    }

    #[test]
    fn a_torn_or_altered_file_is_refused() {
        let game = game("0.77");
        let mut engine = engine::start(&game);
        engine.extend(100).unwrap();
        let bytes = encode(&game, engine.as_ref());
        assert!(decode(&bytes).is_ok());
        for len in 0..bytes.len() {
            assert!(decode(&bytes[..len]).is_err(), "cut to {len} bytes");
        }
        for at in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[at] ^= 1;
            assert!(decode(&altered).is_err(), "byte {at}");
        }
    }

    #[test]
    fn a_save_of_another_run_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        check_target(&path, None).unwrap();
        std::fs::write(&path, "something").unwrap();
        let error = check_target(&path, None).unwrap_err().to_string();
        assert!(error.contains("--resume"), "{error}");
        check_target(&path, Some(&path)).unwrap();
    }
}
