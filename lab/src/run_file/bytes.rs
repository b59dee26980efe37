//! Encodes and decodes numbers and checksums as bytes.

use anyhow::{Context as _, Result, bail};

/// Bytes of the checksum and the length before each content.
pub const PREFIX: usize = 8;

pub fn with_prefix(content: &[u8]) -> Vec<u8> {
    let mut bytes = crc32fast::hash(content).to_le_bytes().to_vec();
    bytes.extend((content.len() as u32).to_le_bytes());
    bytes.extend(content);
    bytes
}

/// Reads the content after a checksum and a length. Returns `None` if it's damaged.
pub fn content(bytes: &[u8]) -> Option<&[u8]> {
    let (checksum, rest) = bytes.split_first_chunk()?;
    let (length, rest) = rest.split_first_chunk()?;
    let content = rest.get(..u32::from_le_bytes(*length) as usize)?;
    let is_whole = crc32fast::hash(content) == u32::from_le_bytes(*checksum);
    (is_whole && !content.is_empty()).then_some(content)
}

pub fn put(bytes: &mut Vec<u8>, number: usize) {
    bytes.extend((number as u64).to_le_bytes());
}

pub fn integers(bytes: &[u8], width: usize) -> impl Iterator<Item = u32> {
    let from_le = |bytes: &[u8]| {
        let bytes = bytes.iter().rev();
        bytes.fold(0, |n, &byte| n << 8 | u32::from(byte))
    };
    bytes.chunks_exact(width).map(from_le)
}

pub fn number(slot: &[u8]) -> u64 {
    slot.first_chunk()
        .map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

/// Reads numbers one after another.
pub struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    pub fn is_at_end(&self) -> bool {
        self.0.is_empty()
    }

    pub fn bytes(&mut self, count: usize) -> Result<&'a [u8]> {
        let Some((bytes, rest)) = self.0.split_at_checked(count) else {
            bail!("a record is shorter than it says");
        };
        self.0 = rest;
        Ok(bytes)
    }

    pub fn numbers<const N: usize>(&mut self) -> Result<[usize; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.number()?;
        }
        Ok(numbers)
    }

    pub fn wide(&mut self) -> Result<u64> {
        let bytes = self.bytes(8)?;
        Ok(u64::from_le_bytes(bytes.try_into()?))
    }

    pub fn number<T: TryFrom<u64>>(&mut self) -> Result<T> {
        let number = self.wide()?;
        T::try_from(number)
            .ok()
            .with_context(|| format!("it says {number} where less is right"))
    }
}
