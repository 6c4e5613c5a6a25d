internal import Foundation

/// A change of a case's value in progress on a thread.
///
/// The memory of its root is uninitialized meanwhile.
@usableFromInline
package struct CaseChange {
  private let outer: UnsafePointer<CaseChange>?
  fileprivate let root: UnsafeMutableRawPointer
  fileprivate let value: UnsafeMutableRawPointer
  /// The address of the case path that embeds the value.
  fileprivate let path: UnsafeRawPointer
  private let kind: any CaseChangeKind.Type

  @usableFromInline
  init<Root, Value>(
    of root: UnsafeMutablePointer<Root>, _ value: UnsafeMutablePointer<Value>,
    _ path: UnsafePointer<AnyCasePath<Root, Value>>
  ) {
    outer = Self.current
    self.root = UnsafeMutableRawPointer(root)
    self.value = UnsafeMutableRawPointer(value)
    self.path = UnsafeRawPointer(path)
    kind = CaseChangeOf<Root, Value>.self
  }

  @usableFromInline
  static func begin(_ change: UnsafePointer<CaseChange>) {
    pthread_setspecific(key, UnsafeRawPointer(change))
  }

  @usableFromInline
  static func end(_ change: UnsafePointer<CaseChange>) {
    pthread_setspecific(key, change.pointee.outer.map { UnsafeRawPointer($0) })
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var current: UnsafePointer<CaseChange>? {
    pthread_getspecific(key).map { UnsafePointer($0.assumingMemoryBound(to: CaseChange.self)) }
  }

  /// Runs a closure while all roots being changed on this thread are readable.
  ///
  /// Each holds the value that it has so far.
  package static func suspending<Result>(_ body: () -> Result) -> Result {
    // From the innermost change outward, as a value may hold the root of another change.
    var changes: [CaseChange] = []
    var next = current
    while let change = next {
      changes.append(change.pointee)
      next = change.pointee.outer
    }
    for change in changes { change.kind.fill(change) }
    defer { for change in changes.reversed() { change.kind.empty(change) } }
    return body()
  }
}

private protocol CaseChangeKind {
  static func fill(_ change: CaseChange)
  static func empty(_ change: CaseChange)
}

private enum CaseChangeOf<Root, Value>: CaseChangeKind {
  static func fill(_ change: CaseChange) {
    let path = change.path.assumingMemoryBound(to: AnyCasePath<Root, Value>.self)
    let value = change.value.assumingMemoryBound(to: Value.self)
    change.root.assumingMemoryBound(to: Root.self)
      .initialize(to: path.pointee.embedding(value.pointee))
  }

  static func empty(_ change: CaseChange) {
    change.root.assumingMemoryBound(to: Root.self).deinitialize(count: 1)
  }
}
