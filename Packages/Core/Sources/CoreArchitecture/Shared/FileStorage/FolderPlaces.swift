internal import Foundation

/// An event in a watched folder.
enum FolderEvent: Hashable {
  typealias Folder = Int32

  /// A file in it was written, replaced, moved or deleted.
  case file(Folder, name: String)
  /// Something was created in it or moved to it.
  case arrival(Folder, name: String)
  /// The folder was deleted or moved away.
  case departure(Folder)
  /// There were more events than the system could list.
  case overflow
}

/// Watches folders for events.
protocol FolderSystem {
  /// Starts to watch a folder; nil if it is absent or cannot be read.
  ///
  /// Asked again for the same folder, it watches for more events.
  func watch(_ path: String, _ interest: FolderInterest) -> FolderEvent.Folder?
  func forget(_ folder: FolderEvent.Folder)
}

/// The events of a folder that someone wants to know.
enum FolderInterest {
  /// The folder is deleted or moved.
  case life
  /// As `life`; also, another folder appears in it.
  case arrivals
  /// As `life`; also, a file in it changes.
  case files
}

/// The files that are watched, and the folders to watch for their sake.
///
/// A folder that does not exist, or not any more, is awaited in the nearest existing one above it.
struct FolderPlaces {
  typealias Watcher = @Sendable () -> Void

  fileprivate struct Place {
    let path: String
    /// The watched folders on the path, the outermost first.
    var way: [FolderEvent.Folder] = []
    /// Whether the last watched folder is the one that holds the files.
    var isThere = false
    var watchers: [String: [ObjectIdentifier: Watcher]] = [:]

    var all: [ObjectIdentifier: Watcher] {
      watchers.values.reduce(into: [:]) { $0.merge($1) { $1 } }
    }

    /// Watches the folders that exist on the path now; returns whether they differ from before.
    mutating func follow(_ system: some FolderSystem) -> Bool {
      let before = (way, isThere)
      repeat { walk(system) } while !isThere && hasArrivedMeanwhile(system)
      return before != (way, isThere)
    }

    private mutating func walk(_ system: some FolderSystem) {
      let outer = path.outerFolders
      way = outer.compactMap { system.watch($0, .life) }
      if let parent = outer.last, let folder = system.watch(path, .files) {
        // While a process uses a deleted folder, only the parent reports a new one in its place.
        _ = system.watch(parent, .arrivals)
        way.append(folder)
        isThere = true
      } else {
        _ = outer.last { system.watch($0, .arrivals) != nil }
        isThere = false
      }
    }

    /// Whether a folder of the path has appeared since the walk.
    private func hasArrivedMeanwhile(_ system: some FolderSystem) -> Bool {
      (path.outerFolders + [path]).compactMap { system.watch($0, .life) }.count > way.count
    }
  }

  private var places: [String: Place] = [:]

  mutating func add(
    _ watcher: @escaping Watcher, _ id: ObjectIdentifier, of file: URL, _ system: some FolderSystem
  ) {
    let path = file.deletingLastPathComponent().path
    var place = places[path] ?? Place(path: path)
    place.watchers[file.lastPathComponent, default: [:]][id] = watcher
    _ = place.follow(system)
    places[path] = place
  }

  /// Removes a watcher and returns it, for the caller to release outside of the lock.
  mutating func remove(
    _ id: ObjectIdentifier, of file: URL, _ system: some FolderSystem
  ) -> Watcher? {
    let path = file.deletingLastPathComponent().path
    let watcher = places[path]?.watchers[file.lastPathComponent]?.removeValue(forKey: id)
    if let place = places[path], place.all.isEmpty {
      places[path] = nil
      forget(place.way, system)
    }
    return watcher
  }

  /// Returns the watchers to call for some events, each once.
  mutating func handle(_ events: Set<FolderEvent>, _ system: some FolderSystem) -> [Watcher] {
    var watchers: [ObjectIdentifier: Watcher] = [:]
    for (path, var place) in places {
      let before = place.way
      let isMoved = events.contains { place.mayHaveMoved(by: $0) } && place.follow(system)
      if isMoved || events.contains(.overflow) {
        watchers.merge(place.all) { $1 }
      } else {
        for event in events { watchers.merge(place.watchers(of: event)) { $1 } }
      }
      places[path] = place
      forget(before, system)
    }
    return Array(watchers.values)
  }

  private func forget(_ folders: [FolderEvent.Folder], _ system: some FolderSystem) {
    let used = Set(places.values.flatMap(\.way))
    for folder in folders where !used.contains(folder) { system.forget(folder) }
  }
}

extension FolderPlaces.Place {
  fileprivate func mayHaveMoved(by event: FolderEvent) -> Bool {
    switch event {
    case .file: false
    case .arrival(let folder, let name):
      way.contains(folder) && path.split(separator: "/").contains(Substring(name))
    case .departure(let folder): way.contains(folder)
    case .overflow: true
    }
  }

  fileprivate func watchers(of event: FolderEvent) -> [ObjectIdentifier: FolderPlaces.Watcher] {
    guard case .file(let folder, let name) = event, isThere, way.last == folder else { return [:] }
    return watchers[name] ?? [:]
  }
}

extension String {
  /// The folders around the one at this path, the outermost first.
  fileprivate var outerFolders: [String] {
    let names = split(separator: "/").map(String.init)
    return names.indices.map { "/" + names[..<$0].joined(separator: "/") }
  }
}
