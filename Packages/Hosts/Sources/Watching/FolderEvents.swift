import Foundation
import Glibc

/// Tells when files below some folders are written, moved or removed, as the kernel reports it.
///
/// A save that writes a second file and renames it is one of them. New folders are followed, too.
/// Where the kernel has no watch left for this user, it looks at the times of all files instead.
final class FolderEvents {
  /// Becomes readable when something has happened; -1 if it has to be looked for.
  private(set) var descriptor: Int32
  /// How often to look, in milliseconds; nil if the descriptor tells.
  var interval: Int32? { times == nil ? nil : 500 }
  private let roots: [String]
  private var folders: [Int32: String] = [:]
  private var times: FileTimes?
  private static let kinds = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO

  init(
    _ folders: [String], descriptor: Int32 = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
  ) {
    self.descriptor = descriptor
    roots = folders
    if descriptor < 0 { lookInstead() }
    for folder in folders { follow(folder) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private func follow(_ folder: String) {
    guard times == nil else { return }
    let watch = inotify_add_watch(descriptor, folder, UInt32(Self.kinds | Int32(IN_ONLYDIR)))
    guard watch >= 0 else {
      if errno == ENOSPC { lookInstead() }
      return
    }
    folders[watch] = folder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      if SourceFile.mayHold(name) { follow("\(folder)/\(name)") }
    }
  }

  private func lookInstead() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    times = FileTimes(below: roots)
  }

  /// Takes what has happened; true if a source was among it.
  func take() -> Bool {
    if let old = times {
      let new = FileTimes(below: roots)
      times = new
      return new != old
    }
    var isChanged = false
    let size = 65_536
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer, size)
      guard count > 0 else { return isChanged }
      var start = 0
      while start < count {
        let event = (buffer + start).load(as: inotify_event.self)
        let header = MemoryLayout<inotify_event>.size
        let name = String(cString: (buffer + start + header).assumingMemoryBound(to: CChar.self))
        if take(event, event.len > 0 ? name : "") { isChanged = true }
        start += header + Int(event.len)
      }
    }
  }

  private func take(_ event: inotify_event, _ name: String) -> Bool {
    let mask = Int32(bitPattern: event.mask)
    if mask & Int32(IN_Q_OVERFLOW) != 0 { return true }
    if mask & Int32(IN_ISDIR) != 0 {
      guard SourceFile.mayHold(name), let folder = folders[event.wd] else { return false }
      if mask & (IN_CREATE | IN_MOVED_TO) != 0 { follow("\(folder)/\(name)") }
      return true
    }
    // A file that is created is written afterwards, and closed.
    return mask & IN_CREATE == 0 && SourceFile.isSource(name)
  }
}

/// When each source below some folders was last written; to read them takes a call for each file.
struct FileTimes: Equatable {
  private var times: [String: Date] = [:]

  init(below folders: [String]) {
    for folder in folders {
      for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
        let parts = path.split(separator: "/")
        guard let name = parts.last, SourceFile.isSource(name),
          parts.allSatisfy({ SourceFile.mayHold($0) })
        else { continue }
        let file = "\(folder)/\(path)"
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        times[file] = attributes?[.modificationDate] as? Date
      }
    }
  }
}

/// Which files of a folder are sources, and which are an editor's own.
enum SourceFile {
  /// Whether a save of such a name may change a program.
  static func isSource(_ name: some StringProtocol) -> Bool {
    guard !name.hasPrefix("."), !name.hasPrefix("#"), !name.hasSuffix("~"),
      let dot = name.lastIndex(of: ".")
    else { return false }
    return !["swp", "swx", "tmp", "bak", "orig"].contains(String(name[dot...].dropFirst()))
  }

  /// Whether sources may be in a folder of such a name.
  static func mayHold(_ folder: some StringProtocol) -> Bool { !folder.hasPrefix(".") }
}
