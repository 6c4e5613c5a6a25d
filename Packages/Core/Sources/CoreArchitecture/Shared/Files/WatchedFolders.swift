internal import Foundation

/// The files that are watched, and the folders to watch for their sake.
///
/// A folder that does not exist, or not any more, is awaited in the nearest existing one above it.
struct WatchedFolders {
  typealias Watcher = @Sendable () -> Void

  fileprivate struct Folder {
    let path: String
    /// The descriptors of the watched folders on the path, the outermost first.
    var descriptors: [FolderEvent.Descriptor] = []
    /// Whether the folder exists: the last descriptor is its own.
    var exists = false
    var watchers: [String: [ObjectIdentifier: Watcher]] = [:]

    var all: [ObjectIdentifier: Watcher] {
      watchers.values.reduce(into: [:]) { $0.merge($1) { $1 } }
    }

    /// Watches the folders that exist on the path now; returns whether they differ from before.
    mutating func follow(_ system: some FolderSystem) -> Bool {
      let before = (descriptors, exists)
      repeat { walk(system) } while !exists && hasArrivedMeanwhile(system)
      return before != (descriptors, exists)
    }

    private mutating func walk(_ system: some FolderSystem) {
      let outer = path.outerFolders
      descriptors = outer.compactMap { system.watch($0, .life) }
      if let parent = outer.last, let folder = system.watch(path, .files) {
        // While someone is in a folder that is deleted, only its parent tells of the next one.
        _ = system.watch(parent, .arrivals)
        descriptors.append(folder)
        exists = true
      } else {
        _ = outer.last { system.watch($0, .arrivals) != nil }
        exists = false
      }
    }

    /// Whether a folder of the path has appeared since the walk.
    private func hasArrivedMeanwhile(_ system: some FolderSystem) -> Bool {
      (path.outerFolders + [path]).compactMap { system.watch($0, .life) }.count > descriptors.count
    }
  }

  private var folders: [String: Folder] = [:]

  mutating func add(
    _ watcher: @escaping Watcher, _ id: ObjectIdentifier, of file: URL, _ system: some FolderSystem
  ) {
    let path = file.deletingLastPathComponent().path
    var folder = folders[path] ?? Folder(path: path)
    folder.watchers[file.lastPathComponent, default: [:]][id] = watcher
    _ = folder.follow(system)
    folders[path] = folder
  }

  /// Removes a watcher and returns it, for the caller to release outside of the lock.
  mutating func remove(
    _ id: ObjectIdentifier, of file: URL, _ system: some FolderSystem
  ) -> Watcher? {
    let path = file.deletingLastPathComponent().path
    let watcher = folders[path]?.watchers[file.lastPathComponent]?.removeValue(forKey: id)
    if let folder = folders[path], folder.all.isEmpty {
      folders[path] = nil
      forget(folder.descriptors, system)
    }
    return watcher
  }

  /// Returns the watchers to call for some events, each once.
  mutating func handle(_ events: Set<FolderEvent>, _ system: some FolderSystem) -> [Watcher] {
    var watchers: [ObjectIdentifier: Watcher] = [:]
    for (path, var folder) in folders {
      let before = folder.descriptors
      let isMoved = events.contains { folder.mayHaveMoved(by: $0) } && folder.follow(system)
      if isMoved || events.contains(.overflow) {
        watchers.merge(folder.all) { $1 }
      } else {
        for event in events { watchers.merge(folder.watchers(of: event, system)) { $1 } }
      }
      folders[path] = folder
      forget(before, system)
    }
    return Array(watchers.values)
  }

  private func forget(_ descriptors: [FolderEvent.Descriptor], _ system: some FolderSystem) {
    let used = Set(folders.values.flatMap(\.descriptors))
    for descriptor in descriptors where !used.contains(descriptor) { system.forget(descriptor) }
  }
}

extension WatchedFolders.Folder {
  fileprivate func mayHaveMoved(by event: FolderEvent) -> Bool {
    switch event {
    case .file: false
    case .arrival(let folder, let name):
      descriptors.contains(folder) && path.split(separator: "/").contains(Substring(name))
    case .departure(let folder): descriptors.contains(folder)
    case .overflow: true
    }
  }

  fileprivate func watchers(
    of event: FolderEvent, _ system: some FolderSystem
  ) -> [ObjectIdentifier: WatchedFolders.Watcher] {
    switch event {
    case .file(let folder, let name) where exists && descriptors.last == folder:
      watchers[name] ?? [:]
    case .arrival(let folder, let name) where exists && descriptors.last == folder:
      // A file that has just been created is empty; that it was written is another event.
      watchers[name].flatMap { system.isLink("\(path)/\(name)") ? $0 : nil } ?? [:]
    case .file, .arrival, .departure, .overflow: [:]
    }
  }
}

extension String {
  /// The folders around the one at this path, the outermost first.
  fileprivate var outerFolders: [String] {
    let names = split(separator: "/").map(String.init)
    return names.indices.map { "/" + names[..<$0].joined(separator: "/") }
  }
}

/// Watches folders for events.
protocol FolderSystem {
  /// Starts to watch a folder; nil if it is absent or cannot be read.
  ///
  /// Asked again for the same folder, it watches for more events.
  func watch(_ path: String, _ interest: FolderInterest) -> FolderEvent.Descriptor?
  /// Stops to watch a folder.
  func forget(_ folder: FolderEvent.Descriptor)
  /// Whether there is a symbolic link at a path.
  func isLink(_ path: String) -> Bool
}

/// The events of a folder that someone wants to know.
enum FolderInterest {
  /// The folder is deleted or moved.
  case life
  /// As `life`; also, another folder appears in it.
  case arrivals
  /// As `life`; also, a file in it changes, or a link to one is made.
  case files
}

/// An event in a watched folder.
enum FolderEvent: Hashable {
  /// The number by which the system knows a watched folder.
  typealias Descriptor = Int32

  /// A file in it was written, replaced, moved or deleted.
  case file(Descriptor, name: String)
  /// Something was created in it or moved to it.
  case arrival(Descriptor, name: String)
  /// The folder was deleted or moved away.
  case departure(Descriptor)
  /// There were more events than the system could list.
  case overflow
}
