internal import Foundation

/// Something that happened to a folder.
enum FolderEvent: Hashable {
  typealias Folder = Int32

  /// A file in it was written, replaced, moved or deleted.
  case file(Folder, name: String)
  /// Something was made in it or moved to it.
  case arrival(Folder, name: String)
  /// It was deleted or moved away.
  case departure(Folder)
  /// More happened than could be told.
  case overflow
}

/// What tells of folders.
protocol FolderSystem {
  /// Begins to tell of a folder; nil if there is none, or none that may be read. Asked again, it
  /// tells more.
  func watch(_ path: String, _ interest: FolderInterest) -> FolderEvent.Folder?
  func forget(_ folder: FolderEvent.Folder)
}

/// What one wants to know of a folder.
enum FolderInterest {
  /// That it goes away.
  case life
  /// Also, that another one appears in it.
  case arrivals
  /// That it goes away, and what becomes of its files.
  case files
}

/// The files whose changes are told, and the folders that have to be watched for that.
///
/// A folder that is not there yet, or not any more, is awaited in the nearest one above it.
struct FolderPlaces {
  typealias Watcher = @Sendable () -> Void

  fileprivate struct Place {
    let path: String
    /// The folders on the way that are watched, the outermost first.
    var way: [FolderEvent.Folder] = []
    /// Whether the last of them is the folder itself.
    var isThere = false
    var watchers: [String: [ObjectIdentifier: Watcher]] = [:]

    var all: [ObjectIdentifier: Watcher] {
      watchers.values.reduce(into: [:]) { $0.merge($1) { $1 } }
    }

    /// Watches the way as it is now.
    ///
    /// Returns whether it was another one before.
    mutating func follow(_ system: some FolderSystem) -> Bool {
      let before = (way, isThere)
      repeat { walk(system) } while !isThere && hasArrivedMeanwhile(system)
      return before != (way, isThere)
    }

    private mutating func walk(_ system: some FolderSystem) {
      let outer = path.outerFolders
      way = outer.compactMap { system.watch($0, .life) }
      if let parent = outer.last, let folder = system.watch(path, .files) {
        // While someone is in a folder that is deleted, only its parent tells of the next one.
        _ = system.watch(parent, .arrivals)
        way.append(folder)
        isThere = true
      } else {
        _ = outer.last { system.watch($0, .arrivals) != nil }
        isThere = false
      }
    }

    /// Whether there is more to watch than a moment ago.
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

  /// Returns what it lets go of, which is not for within a lock.
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

  /// Returns the watchers to call, each once.
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
  /// The folders around the one that this is the path of, the outermost first.
  fileprivate var outerFolders: [String] {
    let names = split(separator: "/").map(String.init)
    return names.indices.map { "/" + names[..<$0].joined(separator: "/") }
  }
}
