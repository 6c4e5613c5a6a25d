@_spi(Locked) internal import CoreDependencies
internal import Dispatch
internal import Foundation

/// Notifies of changes to files, by any process.
///
/// There is one for the process, because the system limits their number. It watches folders instead
/// of files, because editors write another file and rename it.
final class FolderWatch: @unchecked Sendable {
  // Unchecked: `source` is only kept; nothing uses it after `init`.
  static let shared = FolderWatch()

  private let system: Inotify
  private let folders = Locked(WatchedFolders())
  /// Nil if the system has no watch left for this user; no change is noticed then.
  private let source: (any DispatchSourceRead)?

  private init() {
    let queue = DispatchQueue(label: "core.shared.folders")
    system = Inotify()
    source =
      system.descriptor < 0
      ? nil : DispatchSource.makeReadSource(fileDescriptor: system.descriptor, queue: queue)
    source?.setEventHandler { [weak self] in self?.handle() }
    source?.activate()
  }

  /// Calls a closure when a file has been written, replaced or deleted.
  func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let identity = Identity()
    let id = ObjectIdentifier(identity)
    folders.withLock { [system] in $0.add(onChange, id, of: url, system) }
    return SharedSubscription { [self] in
      let removed = folders.withLock { [system] in $0.remove(id, of: url, system) }
      withExtendedLifetime((removed, identity)) {}
    }
  }

  /// Calls each watcher once, however often its file has changed since the last time.
  private func handle() {
    let events = system.events()
    for watcher in folders.withLock({ [system] in $0.handle(events, system) }) { watcher() }
  }

  private final class Identity: Sendable {}
}

/// The system's notification of folder events.
private struct Inotify: FolderSystem {
  let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))

  func watch(_ path: String, _ interest: FolderInterest) -> FolderEvent.Descriptor? {
    let life = IN_DELETE_SELF | IN_MOVE_SELF
    let events =
      switch interest {
      case .life: life
      case .arrivals: life | IN_CREATE | IN_MOVED_TO
      case .files: life | IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
      }
    let folder = inotify_add_watch(
      descriptor, path, UInt32(events | IN_MASK_ADD | IN_ONLYDIR))
    return folder < 0 ? nil : folder
  }

  func forget(_ folder: FolderEvent.Descriptor) {
    inotify_rm_watch(descriptor, folder)
  }

  func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Reads the events since the last call.
  func events() -> Set<FolderEvent> {
    var events: Set<FolderEvent> = []
    let size = 16_384
    withUnsafeTemporaryAllocation(
      byteCount: size, alignment: MemoryLayout<inotify_event>.alignment
    ) { buffer in
      guard let start = buffer.baseAddress else { return }
      while case let count = read(descriptor, start, size), count > 0 {
        var offset = 0
        while offset < count {
          let event = (start + offset).load(as: inotify_event.self)
          let name = (start + offset + MemoryLayout<inotify_event>.size)
            .assumingMemoryBound(to: CChar.self)
          events.formUnion(Self.events(event, event.len > 0 ? String(cString: name) : ""))
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    return events
  }

  private static func events(_ event: inotify_event, _ name: String) -> Set<FolderEvent> {
    func has(_ mask: Int32) -> Bool { event.mask & UInt32(mask) != 0 }
    if has(IN_Q_OVERFLOW) { return [.overflow] }
    var events: Set<FolderEvent> = []
    if has(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) {
      events.insert(.departure(event.wd))
    }
    if has(IN_CREATE | IN_MOVED_TO) { events.insert(.arrival(event.wd, name: name)) }
    if has(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE) {
      events.insert(.file(event.wd, name: name))
    }
    return events
  }
}
