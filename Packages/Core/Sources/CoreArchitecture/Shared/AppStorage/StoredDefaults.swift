@_spi(Locked) internal import CoreDependencies
internal import Foundation
internal import IssueReporting

/// User defaults in memory, or in a property list that is written at every change.
///
/// Foundation's own, on this platform, write nothing before `synchronize`, give no notice of
/// changes, and do not see those of other processes.
final class StoredDefaults: UserDefaults {
  private struct State {
    var file: DefaultsFile?
    var values: [String: Any] = [:]
    var registered: [String: Any] = [:]
    /// Takes each new property list, where others keep it.
    var keep: (@Sendable ([UInt8]) -> Void)?

    /// Reads the file if another process has changed it; returns whether it has.
    mutating func reload() -> Bool {
      guard let newer = file?.readIfChanged() else { return false }
      values = newer
      return true
    }

    /// Throws if a value is of no property list; nothing is handed over then.
    func handOver() throws {
      guard let keep else { return }
      keep(
        Array(
          try PropertyListSerialization.data(
            fromPropertyList: values, format: .binary, options: 0)))
    }
  }

  // Values of property lists are unchecked: nobody changes them in place.
  private let state: Locked<State>
  private var watch: SharedSubscription?

  /// Makes user defaults that are stored in a file, or without one in memory only.
  init(_ url: URL? = nil) {
    state = Locked(State(file: url.map(DefaultsFile.init)))
    super.init(suiteName: "core.\(UUID().uuidString)")!
    withState { $0.values = $0.file?.read() ?? [:] }
    let unchecked = UncheckedSendable(Weak(self))
    watch = url.map { DiskFiles().watch($0) { unchecked.value.object?.reload() } }
  }

  /// Makes user defaults in memory that begin with a property list, and hand over each new one.
  ///
  /// Throws if the bytes are no property list.
  init(_ list: [UInt8], keep: @escaping @Sendable ([UInt8]) -> Void) throws {
    let values =
      list.isEmpty ? [:] : try PropertyListSerialization.propertyList(from: Data(list), format: nil)
    state = Locked(State(values: values as? [String: Any] ?? [:], keep: keep))
    super.init(suiteName: "core.\(UUID().uuidString)")!
  }

  /// Takes a property list that another process has stored.
  func replace(with list: [UInt8]) {
    let values = try? PropertyListSerialization.propertyList(from: Data(list), format: nil)
    guard let values = values as? [String: Any] else { return }
    let unchecked = UncheckedSendable(values)
    withState { $0.values = unchecked.value }
    tell()
  }

  override func object(forKey key: String) -> Any? {
    state.withLock { UncheckedSendable($0.values[key] ?? $0.registered[key]) }.value
  }

  override func set(_ value: Any?, forKey key: String) {
    let value = UncheckedSendable(value)
    let flaw: (any Error)? = withState { state in
      // Another process may have changed other keys since.
      _ = state.reload()
      state.values[key] = value.value
      state.file?.write(state.values)
      do { try state.handOver() } catch { return error }
      return nil
    }
    if let flaw { reportIssue("The value for \(String(reflecting: key)) is not kept: \(flaw)") }
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
    let defaults = UncheckedSendable(defaults)
    state.withLock { $0.registered.merge(defaults.value) { $1 } }
    tell()
  }

  override func dictionaryRepresentation() -> [String: Any] {
    state.withLock { UncheckedSendable($0.registered.merging($0.values) { $1 }) }.value
  }

  override func synchronize() -> Bool {
    reload()
    return true
  }

  private func reload() {
    if withState({ $0.reload() }) { tell() }
  }

  /// Uses the file; what is wrong with it is reported after the lock, as that may call anyone.
  private func withState<R: Sendable>(_ body: (inout State) -> R) -> R {
    let (result, issues) = state.withLock { state in
      let result = body(&state)
      defer { state.file?.issues = [] }
      return (result, state.file?.issues ?? [])
    }
    for issue in issues { reportIssue(issue) }
    return result
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
private struct DefaultsFile {
  private let url: URL
  private let disk = DiskFiles()
  private var stamp: FileStamp?
  private var isUnreadable = false
  /// What went wrong and is not reported yet.
  var issues: [SharedFileError] = []

  init(_ url: URL) {
    self.url = url
  }

  mutating func read() -> [String: Any] {
    stamp = disk.stamp(of: url)
    do {
      guard let data = try disk.read(url), !data.isEmpty else { return [:] }
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      isUnreadable = !(list is [String: Any])
      return list as? [String: Any] ?? [:]
    } catch {
      isUnreadable = true
      issues.append(.unreadable(url, type: "a property list", error))
      return [:]
    }
  }

  mutating func readIfChanged() -> [String: Any]? {
    disk.stamp(of: url) == stamp ? nil : read()
  }

  mutating func write(_ values: [String: Any]) {
    do {
      if isUnreadable { try disk.setAside(url) }
      isUnreadable = false
      // As text, a date has whole seconds only.
      let data = try PropertyListSerialization.data(
        fromPropertyList: values, format: hasFraction(values) ? .binary : .xml, options: 0)
      stamp = try disk.write(data, to: url)
    } catch {
      issues.append(.unwritable(url, error))
    }
  }

  /// Whether a date in the values has a fraction of a second.
  private func hasFraction(_ value: Any) -> Bool {
    switch value {
    case let date as Date:
      let seconds = date.timeIntervalSinceReferenceDate
      return seconds != seconds.rounded(.down)
    case let values as [Any]: return values.contains(where: hasFraction)
    case let values as [String: Any]: return values.values.contains(where: hasFraction)
    default: return false
    }
  }
}
