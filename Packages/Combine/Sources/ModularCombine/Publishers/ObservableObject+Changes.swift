import CombineReflection
@_spi(Locked) import CoreDependencies
public import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells that the object is about to change: one of its `@Published` properties, or what it says
  /// itself with `objectWillChange.send()`.
  ///
  /// OpenCombine's own makes another publisher each time for a class without such properties, which
  /// then tells nobody.
  public var objectWillChange: ObservableObjectPublisher {
    ReflectedObject(self).published ?? ChangePublishers.publisher(of: self)
  }
}

/// The publishers of objects without published properties.
private enum ChangePublishers {
  // Unchecked: what it holds is used behind the lock, and a publisher may be used on any thread.
  private final class Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()

    init(_ object: AnyObject) { self.object = object }
  }

  private static let entries = Locked<(all: [ObjectIdentifier: Entry], sweepCount: Int)>(([:], 64))

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let new = Entry(object)
    let id = ObjectIdentifier(object)
    let entry = entries.withLock { entries in
      // An object that has gone may have left its address to this one.
      if let known = entries.all[id], known.object != nil { return known }
      if entries.all.count >= entries.sweepCount {
        entries.all = entries.all.filter { $0.value.object != nil }
        entries.sweepCount = Swift.max(64, entries.all.count * 2)
      }
      entries.all[id] = new
      return new
    }
    return entry.publisher
  }
}
