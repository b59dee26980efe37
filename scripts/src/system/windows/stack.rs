//! The stack of a program's first thread: Windows reads its size from the executable's header.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::Mutex;

/// Makes an executable ask for a stack of this size. Files other than 64-bit executables stay as
/// they are.
///
/// # Errors
/// If the file cannot be read or written.
pub fn grant_stack(executable: &Path, stack: u64) -> io::Result<()> {
    static CHANGING: Mutex<()> = Mutex::new(());
    let _alone = CHANGING.lock().expect("no holder of this lock panics");
    let Ok(mut file) = File::open(executable) else {
        return Ok(());
    };
    let Some(at) = place_of_reserve(&mut file)? else {
        return Ok(());
    };
    if read_at::<8>(&mut file, at)? == Some(stack.to_le_bytes()) {
        return Ok(());
    }
    let mut file = OpenOptions::new().write(true).open(executable)?;
    file.seek(SeekFrom::Start(at))?;
    file.write_all(&stack.to_le_bytes())
}

/// Finds `SizeOfStackReserve`. By "PE Format" in Microsoft's documentation it stands 72 bytes into
/// the optional header of a PE32+ file, which follows the signature and the COFF header.
fn place_of_reserve(file: &mut File) -> io::Result<Option<u64>> {
    const COFF_HEADER: u64 = 20;
    if read_at(file, 0)? != Some(*b"MZ") {
        return Ok(None);
    }
    let Some(header) = read_at(file, 0x3c)? else {
        return Ok(None);
    };
    let header = u64::from(u32::from_le_bytes(header));
    if read_at(file, header)? != Some(*b"PE\0\0") {
        return Ok(None);
    }
    let optional = header + 4 + COFF_HEADER;
    let is_pe32_plus = read_at(file, optional)? == Some([0x0b, 0x02]);
    Ok(is_pe32_plus.then_some(optional + 72))
}

/// Reads bytes at offset `at`; `None` if the file is too short.
fn read_at<const N: usize>(file: &mut File, at: u64) -> io::Result<Option<[u8; N]>> {
    let mut bytes = [0; N];
    file.seek(SeekFrom::Start(at))?;
    match file.read_exact(&mut bytes) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        read => read.map(|()| Some(bytes)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_executable_is_changed_once_and_nothing_else_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own.exe");
        std::fs::copy(std::env::current_exe().unwrap(), &path).unwrap();
        let reserve = || {
            let mut file = File::open(&path).unwrap();
            let at = place_of_reserve(&mut file).unwrap().unwrap();
            read_at(&mut file, at).unwrap().map(u64::from_le_bytes)
        };
        grant_stack(&path, 77 << 20).unwrap();
        assert_eq!(reserve(), Some(77 << 20));
        grant_stack(&path, 77 << 20).unwrap();
        let text = folder.path().join("text");
        std::fs::write(&text, "MZ").unwrap();
        grant_stack(&text, 1).unwrap();
        assert_eq!(std::fs::read(&text).unwrap(), b"MZ");
        grant_stack(&folder.path().join("missing"), 1).unwrap();
    }
}
