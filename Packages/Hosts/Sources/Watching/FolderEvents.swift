import Foundation

#if canImport(Glibc)
  import Glibc

  /// Tells when files below some folders are written, moved or removed, as the kernel reports it.
  ///
  /// A save that writes a second file and renames it is one of them. New folders are followed, too.
  final class FolderEvents {
    /// Becomes readable when something has happened.
    let descriptor: Int32
    /// How often to look, in milliseconds: never, as the descriptor tells.
    static let interval: Int32? = nil
    private var folders: [Int32: String] = [:]
    private static let kinds = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO

    init(_ folders: [String]) {
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      for folder in folders { follow(folder) }
    }

    deinit { close(descriptor) }

    private func follow(_ folder: String) {
      let watch = inotify_add_watch(descriptor, folder, UInt32(Self.kinds | Int32(IN_ONLYDIR)))
      guard watch >= 0 else { return }
      folders[watch] = folder
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        if SourceFile.mayHold(name) { follow("\(folder)/\(name)") }
      }
    }

    /// Takes what has happened; true if a source was among it.
    func take() -> Bool {
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
#else
  /// Tells when files below some folders are written, moved or removed.
  ///
  /// Where there is no inotify, it looks twice a second at the times of all files.
  final class FolderEvents {
    /// There is none; -1 is never readable.
    let descriptor: Int32 = -1
    /// How often to look, in milliseconds.
    static let interval: Int32? = 500
    private let folders: [String]
    private var times: [String: Date] = [:]

    init(_ folders: [String]) {
      self.folders = folders
      _ = take()
    }

    /// Looks at all files; true if one is another than at the last look.
    func take() -> Bool {
      var found: [String: Date] = [:]
      for folder in folders {
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
          let parts = path.split(separator: "/")
          guard let name = parts.last, SourceFile.isSource(name),
            parts.allSatisfy({ SourceFile.mayHold($0) })
          else { continue }
          let file = "\(folder)/\(path)"
          let attributes = try? FileManager.default.attributesOfItem(atPath: file)
          found[file] = attributes?[.modificationDate] as? Date
        }
      }
      defer { times = found }
      return found != times
    }
  }
#endif
