internal import Foundation

/// A change of a case's value in progress on a thread.
///
/// The memory of its root holds no root meanwhile.
@usableFromInline
package struct CaseChange {
  @usableFromInline let outer: UnsafePointer<CaseChange>?
  @usableFromInline let root: UnsafeMutableRawPointer
  @usableFromInline let value: UnsafeMutableRawPointer
  /// The address of the case path that embeds the value, or of the place where it is.
  @usableFromInline let path: UnsafeRawPointer
  /// Makes the root one, with the value that it has so far.
  @usableFromInline let fill: (CaseChange) -> Void
  /// Undoes that.
  @usableFromInline let empty: (CaseChange) -> Void

  // The closures capture nothing: types as constants would have to be looked up for each change.
  @inlinable
  init<Root, Value>(
    of root: UnsafeMutablePointer<Root>, _ value: UnsafeMutablePointer<Value>,
    _ path: UnsafePointer<AnyCasePath<Root, Value>>
  ) {
    outer = Self.current
    self.root = UnsafeMutableRawPointer(root)
    self.value = UnsafeMutableRawPointer(value)
    self.path = UnsafeRawPointer(path)
    fill = { change in
      let path = change.path.assumingMemoryBound(to: AnyCasePath<Root, Value>.self)
      let value = change.value.assumingMemoryBound(to: Value.self)
      change.root.assumingMemoryBound(to: Root.self)
        .initialize(to: path.pointee.embedding(value.pointee))
    }
    empty = { change in
      change.root.assumingMemoryBound(to: Root.self).deinitialize(count: 1)
    }
  }

  /// The value is changed where the root holds it.
  @inlinable
  init<Root>(of root: UnsafeMutablePointer<Root>, at place: UnsafePointer<_CasePlace<Root>>) {
    outer = Self.current
    self.root = UnsafeMutableRawPointer(root)
    value = UnsafeMutableRawPointer(root)
    path = UnsafeRawPointer(place)
    fill = { change in
      change.path.assumingMemoryBound(to: _CasePlace<Root>.self).pointee.close(change.root)
    }
    empty = { change in
      change.path.assumingMemoryBound(to: _CasePlace<Root>.self).pointee.open(change.root)
    }
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

  @usableFromInline
  static var current: UnsafePointer<CaseChange>? {
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
    for change in changes { change.fill(change) }
    defer { for change in changes.reversed() { change.empty(change) } }
    return body()
  }
}
