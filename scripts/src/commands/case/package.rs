//! Files of a package of cases: a folder, or a zip file.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};
use flate2::read::DeflateDecoder;
use fs_err as fs;
use rawzip::{
    CompressionMethod, FileReader, RECOMMENDED_BUFFER_SIZE, ZipArchive, ZipArchiveEntryWayfinder,
};

use crate::system::files::below::Below;
use crate::system::files::text;
use crate::system::free_space;

/// Most files that a package may have, and most bytes that are taken of it.
const MOST_FILES: usize = 20_000;
const MOST_BYTES: u64 = 1 << 30;

/// Files that anyone may have sent: nothing outside is read, and no more than there is room for.
pub struct Package {
    /// Paths below the folder or in the zip file, sorted.
    pub files: Vec<Below>,
    source: Source,
    /// Bytes that may still be read.
    room: u64,
    /// Reason for the limit, if `room` is exceeded.
    limit: String,
}

enum Source {
    Folder(PathBuf),
    Zip {
        archive: ZipArchive<FileReader>,
        /// Where each file is, in the order of [`Package::files`].
        places: Vec<(ZipArchiveEntryWayfinder, CompressionMethod)>,
    },
}

impl Package {
    /// Lists the files of a folder, of a zip file, or of a folder in a zip file (`a.zip/A`).
    /// `goal` is an existing folder on the disk that the files are going to be written to.
    ///
    /// # Errors
    /// If there is nothing to read, it holds a link or a path that leads out of it, or too much.
    pub fn open(path: &Path, goal: &Path) -> Result<Self> {
        let (file, inner) = zip_and_inner(path);
        let mut package = match file {
            Some(zip) => of_zip(zip).with_context(|| format!("in {}", zip.display()))?,
            None => of_folder(path)?,
        };
        if let Some(inner) = inner.filter(|inner| !inner.as_os_str().is_empty()) {
            package.keep_below(&Below::parse(&inner.to_string_lossy())?)?;
        }
        if let Some(free) = free_space(goal).filter(|free| *free < MOST_BYTES) {
            package.room = free;
            package.limit = format!("No space left for it: the disk has {free} bytes free");
        }
        Ok(package)
    }

    fn new(source: Source, files: Vec<Below>) -> Self {
        Self {
            files,
            source,
            room: MOST_BYTES,
            limit: "its cases have more than 1 GiB; import a part of them".to_string(),
        }
    }

    /// Keeps the files in this folder of a zip file; their paths begin there from now on.
    fn keep_below(&mut self, folder: &Below) -> Result<()> {
        let below = |file: &Below| {
            let path = file
                .as_str()
                .strip_prefix(folder.as_str())?
                .strip_prefix('/')?;
            Below::parse(path).ok()
        };
        let kept: Vec<Option<Below>> = self.files.iter().map(below).collect();
        if let Source::Zip { places, .. } = &mut self.source {
            let mut kept = kept.iter();
            places.retain(|_| kept.next().is_some_and(Option::is_some));
        }
        self.files = kept.into_iter().flatten().collect();
        ensure!(!self.files.is_empty(), "there is no folder {folder} in it");
        Ok(())
    }

    /// Checks that there is room for these files, going by the sizes that the package declares.
    ///
    /// # Errors
    /// If there isn't, or a file is gone.
    pub fn check_room(&self, files: impl Iterator<Item = usize>) -> Result<()> {
        let mut room = self.room;
        for file in files {
            let size = match &self.source {
                Source::Folder(folder) => fs::metadata(self.files[file].in_folder(folder)?)?.len(),
                Source::Zip { places, .. } => places[file].0.uncompressed_size_hint(),
            };
            room = room.checked_sub(size).with_context(|| self.limit.clone())?;
        }
        Ok(())
    }

    /// Reads a file by its number, as [cleaned](text::cleaned) text.
    ///
    /// # Errors
    /// If the file can't be read, or is larger than the room that is left.
    pub fn read(&mut self, file: usize) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let most = self.room + 1;
        let read = match &self.source {
            Source::Folder(folder) => {
                let file = self.files[file].in_folder(folder)?;
                fs::File::open(file)?.take(most).read_to_end(&mut bytes)
            }
            Source::Zip { archive, places } => {
                let (place, method) = places[file];
                let entry = archive.get_entry(place)?;
                let packed = entry.reader();
                let unpacked: Box<dyn Read> = match method {
                    CompressionMethod::STORE => Box::new(packed),
                    CompressionMethod::DEFLATE => Box::new(DeflateDecoder::new(packed)),
                    _ => bail!(
                        "{} is packed in another way than usual; unpack the zip yourself and \
                         name the folder",
                        self.files[file]
                    ),
                };
                let whole = entry.verifying_reader(unpacked);
                whole.take(most).read_to_end(&mut bytes)
            }
        };
        read.with_context(|| format!("cannot read {}", self.files[file]))?;
        let left = self.room.checked_sub(bytes.len() as u64);
        self.room = left.with_context(|| self.limit.clone())?;
        Ok(text::cleaned(bytes))
    }
}

/// Returns the first file on a path and the rest of the path; `None` if there are only folders.
fn zip_and_inner(path: &Path) -> (Option<&Path>, Option<&Path>) {
    let zip = path.ancestors().find(|path| path.is_file());
    (zip, zip.and_then(|zip| path.strip_prefix(zip).ok()))
}

/// Returns whether a file or folder of this name is the system's or an editor's, and none of a
/// package.
fn is_of_system(name: &str) -> bool {
    let others = ["__MACOSX", "Thumbs.db", "desktop.ini"];
    name.starts_with('.') || others.iter().any(|other| name.eq_ignore_ascii_case(other))
}

fn refuse_link(path: &str) -> Result<()> {
    bail!("{path} is a link, and what it leads to is no part of the package; nothing was imported")
}

fn check_count(count: usize) -> Result<()> {
    ensure!(
        count <= MOST_FILES,
        "there are more than {MOST_FILES} files; name a folder with fewer"
    );
    Ok(())
}

fn of_folder(root: &Path) -> Result<Package> {
    ensure!(
        root.is_dir(),
        "there is no {}; name a folder or a zip file",
        root.display()
    );
    let (mut files, mut left) = (Vec::new(), vec![String::new()]);
    while let Some(folder) = left.pop() {
        for entry in fs::read_dir(root.join(&folder))? {
            let entry = entry?;
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if is_of_system(&name) {
                continue;
            }
            let path = match &folder[..] {
                "" => name.into_owned(),
                folder => format!("{folder}/{name}"),
            };
            let kind = entry.file_type()?;
            if kind.is_symlink() {
                refuse_link(&path)?;
            } else if kind.is_dir() {
                left.push(path);
            } else if kind.is_file() {
                files.push(Below::parse(&path)?);
                check_count(files.len())?;
            }
        }
    }
    files.sort();
    Ok(Package::new(Source::Folder(root.to_path_buf()), files))
}

fn of_zip(zip: &Path) -> Result<Package> {
    let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
    let archive = ZipArchive::from_file(File::open(zip)?, &mut buffer)
        .context("this is no zip file; unpack it yourself and name the folder")?;
    let mut found = Vec::new();
    let mut entries = archive.entries(&mut buffer);
    while let Some(entry) = entries.next_entry()? {
        let path = String::from_utf8_lossy(entry.file_path().as_bytes()).into_owned();
        if entry.mode().is_symlink() {
            refuse_link(&path)?;
        }
        if entry.is_dir() && path.trim_matches(['/', '.']).is_empty() {
            continue;
        }
        let path = Below::parse(&path)?;
        if !entry.is_dir() && !path.parts().any(is_of_system) {
            found.push((path, entry.wayfinder(), entry.compression_method()));
            check_count(found.len())?;
        }
    }
    found.sort_by(|(a, ..), (b, ..)| a.cmp(b));
    let twice = found.windows(2).find(|pair| pair[0].0 == pair[1].0);
    if let Some(pair) = twice {
        bail!(
            "{} is there twice; unpack it yourself and name the folder",
            pair[0].0
        );
    }
    let places = found.iter().map(|(_, place, method)| (*place, *method));
    let places = places.collect();
    let files = found.into_iter().map(|(path, ..)| path).collect();
    Ok(Package::new(Source::Zip { archive, places }, files))
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::DeflateEncoder;
    use proptest::prelude::*;
    use rawzip::ZipArchiveWriter;
    use rawzip::path::EntryPath;
    use tempfile::TempDir;

    use super::*;

    /// Writes a zip file with these names, as they are, modes and contents.
    fn zip(files: &[(&[u8], u32, &[u8])]) -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a[1].zip");
        let mut zip = ZipArchiveWriter::new(File::create(&path).unwrap());
        for (name, mode, contents) in files {
            let file = zip
                .new_file(EntryPath::verbatim(*name))
                .unix_permissions(*mode);
            if contents.is_empty() {
                let (entry, config) = file.start().unwrap();
                let (_, descriptor) = config.wrap(std::io::sink()).finish().unwrap();
                entry.finish(descriptor).unwrap();
                continue;
            }
            let file = file.compression_method(CompressionMethod::DEFLATE);
            let (mut entry, config) = file.start().unwrap();
            let encoder = DeflateEncoder::new(&mut entry, Compression::fast());
            let mut writer = config.wrap(encoder);
            writer.write_all(contents).unwrap();
            let (encoder, descriptor) = writer.finish().unwrap();
            encoder.finish().unwrap();
            entry.finish(descriptor).unwrap();
        }
        zip.finish().unwrap();
        (folder, path)
    }

    fn opened(files: &[(&[u8], u32, &[u8])]) -> Result<Package, String> {
        let (folder, path) = zip(files);
        Package::open(&path, folder.path()).map_err(|error| format!("{error:#}"))
    }

    const FILE: u32 = 0o100_644;
    const LINK: u32 = 0o120_777;

    #[test]
    fn files_of_a_zip_are_read_and_those_of_the_system_are_not() {
        let mut package = opened(&[
            (b"C/", 0o040_755, b""),
            (b"C\\in\\a[1].txt", FILE, b"\xef\xbb\xbf1\r\n"),
            (b"C/in/.DS_Store", FILE, b""),
            (b"__MACOSX/C/in/._a.txt", FILE, b""),
            (b"Thumbs.db", FILE, b""),
        ])
        .unwrap();
        assert_eq!(package.files, [Below::parse("C/in/a[1].txt").unwrap()]);
        assert_eq!(package.read(0).unwrap(), b"1\n");
    }

    #[test]
    fn a_folder_in_a_zip_is_named_behind_it() {
        let (folder, path) = zip(&[(b"c/E/in/1", FILE, b"5"), (b"c/EX/in/1", FILE, b"6")]);
        let mut package = Package::open(&path.join("c/E"), folder.path()).unwrap();
        assert_eq!(package.files, [Below::parse("in/1").unwrap()]);
        assert_eq!(package.read(0).unwrap(), b"5");
        let error = Package::open(&path.join("c/X"), folder.path())
            .err()
            .unwrap();
        assert!(format!("{error:#}").contains("no folder c/X in it"));
    }

    #[test]
    fn links_and_paths_that_lead_out_are_refused() {
        for (name, mode, reason) in [
            (&b"in"[..], LINK, "in is a link"),
            (b"../in/1.txt", FILE, "may lead out"),
            (b"a/../../1.in", FILE, "may lead out"),
            (b"..\\1.in", FILE, "may lead out"),
            (b"/etc/1.in", FILE, "may lead out"),
            (b"C:\\1.in", FILE, "may lead out"),
            (b"1.in", FILE, "1.in is there twice"),
        ] {
            let error = opened(&[(b"1.in", FILE, b"1"), (name, mode, b"/root/.ssh")]).err();
            let error = error.unwrap();
            assert!(error.contains(reason), "{error}");
        }
    }

    #[test]
    fn no_more_is_read_than_there_is_room_for() {
        let mut package = opened(&[(b"1.in", FILE, b"12"), (b"2.in", FILE, &[b'1'; 99])]).unwrap();
        package.room = 100;
        package.limit = "too much".to_string();
        assert_eq!(package.read(0).unwrap(), b"12");
        assert_eq!(package.read(1).unwrap_err().to_string(), "too much");
        assert!(package.check_room([0].into_iter()).is_ok());
        assert!(package.check_room([0, 1].into_iter()).is_err());
        let large = vec![0; 3 << 20];
        let mut package = opened(&[(b"1.in", FILE, &large)]).unwrap();
        package.room = 2 << 20;
        let error = package.read(0).unwrap_err().to_string();
        assert!(error.contains("more than 1 GiB"), "{error}");
        let name: Vec<String> = (0..=MOST_FILES).map(|number| number.to_string()).collect();
        let many: Vec<_> = name
            .iter()
            .map(|name| (name.as_bytes(), FILE, &b""[..]))
            .collect();
        let error = opened(&many).err().unwrap();
        assert!(error.contains("more than 20000 files"), "{error}");
    }

    #[test]
    fn what_is_no_zip_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.zip");
        fs::write(&path, "no zip").unwrap();
        let error = Package::open(&path, folder.path()).err().unwrap();
        assert!(
            format!("{error:#}").contains("this is no zip file"),
            "{error:#}"
        );
        let error = Package::open(Path::new("nowhere"), folder.path())
            .err()
            .unwrap();
        assert!(error.to_string().contains("there is no nowhere"), "{error}");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn whatever_a_zip_s_names_are_it_is_read_or_refused(
            names in prop::collection::vec(prop_oneof![
                prop::collection::vec(any::<u8>(), 1..9),
                "[ab./\\\\:~]{1,9}".prop_map(String::into_bytes),
            ], 1..4),
        ) {
            let files: Vec<_> = names.iter().map(|name| (&name[..], FILE, &b"1"[..])).collect();
            let (folder, path) = zip(&files);
            if let Ok(mut package) = Package::open(&path, folder.path()) {
                for number in 0..package.files.len() {
                    prop_assert!(Below::parse(package.files[number].as_str()).is_ok());
                    let _ = package.read(number);
                }
            }
        }

        #[test]
        fn a_damaged_zip_is_read_or_refused(at in 0..300_usize, byte in any::<u8>()) {
            let (folder, path) = zip(&[(b"1.in", FILE, b"1 2 3"), (b"1.out", FILE, b"6")]);
            let mut bytes = fs::read(&path).unwrap();
            let at = at % bytes.len();
            bytes[at] = byte;
            fs::write(&path, bytes).unwrap();
            if let Ok(mut package) = Package::open(&path, folder.path()) {
                for number in 0..package.files.len() {
                    if let Ok(text) = package.read(number) {
                        prop_assert!(text == b"1 2 3" || text == b"6");
                    }
                }
            }
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_in_a_folder_is_refused_and_the_folder_may_be_one() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().join("a");
        fs::create_dir_all(root.join("in")).unwrap();
        fs::write(root.join("in/1.txt"), "1").unwrap();
        let link = folder.path().join("b");
        std::os::unix::fs::symlink(&root, &link).unwrap();
        let mut package = Package::open(&link, folder.path()).unwrap();
        assert_eq!(package.read(0).unwrap(), b"1");
        std::os::unix::fs::symlink("/root/.ssh", root.join("out")).unwrap();
        let error = Package::open(&root, folder.path())
            .err()
            .unwrap()
            .to_string();
        assert!(error.contains("out is a link"), "{error}");
    }
}
