internal import CoreDependencies
internal import Foundation
internal import IssueReporting

/// User defaults in memory, or in a property list that is written at every change.
///
/// Foundation's own, on this platform, write nothing before `synchronize`, give no notice of
/// changes, and do not see those of other processes.
final class StoredDefaults: UserDefaults {
  private let lock = NSRecursiveLock()
  private let file: DefaultsFile?
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  private var watch: SharedSubscription?

  /// Makes user defaults that are stored in a file, or without one in memory only.
  init(_ file: URL? = nil) {
    self.file = file.map(DefaultsFile.init)
    super.init(suiteName: "core.\(UUID().uuidString)")!
    values = self.file?.read() ?? [:]
    let unchecked = UncheckedSendable(Weak(self))
    watch = self.file?.watch { unchecked.value.object?.reload() }
  }

  override func object(forKey key: String) -> Any? {
    lock.withLock { values[key] ?? registered[key] }
  }

  override func set(_ value: Any?, forKey key: String) {
    lock.withLock {
      // Another process may have changed other keys since.
      if let file, let newer = file.readIfChanged() { values = newer }
      values[key] = value
      file?.write(values)
    }
    tell()
  }

  override func removeObject(forKey key: String) {
    set(nil as Any?, forKey: key)
  }

  override func set(_ url: URL?, forKey key: String) {
    set(url?.absoluteString as Any?, forKey: key)
  }

  override func url(forKey key: String) -> URL? {
    string(forKey: key).flatMap { URL(string: $0) }
  }

  override func register(defaults: [String: Any]) {
    lock.withLock { registered.merge(defaults) { $1 } }
    tell()
  }

  override func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registered.merging(values) { $1 } }
  }

  override func synchronize() -> Bool {
    reload()
    return true
  }

  private func reload() {
    let isChanged = lock.withLock {
      guard let newer = file?.readIfChanged() else { return false }
      values = newer
      return true
    }
    if isChanged { tell() }
  }

  private func tell() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  private final class Weak {
    weak var object: StoredDefaults?

    init(_ object: StoredDefaults) {
      self.object = object
    }
  }
}

/// The property list behind user defaults.
///
/// Its owner calls it from one thread at a time.
private final class DefaultsFile {
  private let url: URL
  private let disk = DiskFiles()
  private var stamp: FileStamp?
  private var isUnreadable = false

  init(_ url: URL) {
    self.url = url
  }

  func watch(_ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    disk.watch(url, onChange)
  }

  func read() -> [String: Any] {
    stamp = disk.stamp(of: url)
    do {
      guard let data = try disk.read(url), !data.isEmpty else { return [:] }
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      isUnreadable = !(list is [String: Any])
      return list as? [String: Any] ?? [:]
    } catch {
      isUnreadable = true
      reportIssue(SharedFileError.unreadable(url, type: "a property list", error))
      return [:]
    }
  }

  func readIfChanged() -> [String: Any]? {
    disk.stamp(of: url) == stamp ? nil : read()
  }

  func write(_ values: [String: Any]) {
    do {
      if isUnreadable { try disk.setAside(url) }
      isUnreadable = false
      let data = try PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
      stamp = try disk.write(data, to: url)
    } catch {
      reportIssue(SharedFileError.unwritable(url, error))
    }
  }
}
