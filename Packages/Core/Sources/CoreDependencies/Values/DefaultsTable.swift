internal import Synchronization

/// A hash table from dependency keys to their default values that is read without a lock.
///
/// Entries are only ever added, but for those of previews, which can be replaced. A reader that
/// misses an entry added at the same moment takes the slow path, which looks again under the lock.
final class DefaultsTable: @unchecked Sendable {
  // `@unchecked`: `generations`, `count` and all writes happen under the owner's lock (see
  // `insert`); readers see only what was published through the atomics.
  private let slots: Atomic<UnsafePointer<DefaultsSlots>>
  /// Keeps outgrown slots for readers that still use them; together they take at most as much
  /// memory as the current slots.
  private var generations: [UnsafePointer<DefaultsSlots>]
  private var count = 0
  /// Keeps what was replaced for readers that still use it.
  private var replaced: [Unmanaged<AnyDependencyBox>] = []

  init() {
    let first = DefaultsSlots.allocate(capacity: 64)
    generations = [first]
    slots = Atomic(first)
  }

  deinit {
    generations[generations.count - 1].pointee.releaseBoxes()
    for box in replaced { box.release() }
    for slots in generations {
      slots.pointee.deallocate()
      slots.deallocate()
    }
  }

  /// Returns the box of a key, which lives as long as this table.
  ///
  /// Takes no lock.
  @inline(__always)
  func box(
    for key: ObjectIdentifier, in context: DependencyContext
  ) -> Unmanaged<AnyDependencyBox>? {
    slots.load(ordering: .acquiring).pointee.box(for: Self.tag(key, context))
  }

  /// Adds an entry for a key that has none yet.
  ///
  /// The caller holds the owner's lock.
  func insert(
    _ box: AnyDependencyBox, for key: ObjectIdentifier, in context: DependencyContext
  ) {
    var target = generations[generations.count - 1]
    if (count + 1) * 2 > target.pointee.capacity {
      target = target.pointee.grown()
      generations.append(target)
      slots.store(target, ordering: .releasing)
    }
    target.pointee.insert(Unmanaged.passRetained(box), for: Self.tag(key, context))
    count += 1
  }

  /// Puts another entry in the place of a key's, for readers that come later.
  ///
  /// The caller holds the owner's lock.
  func replace(
    _ box: AnyDependencyBox, for key: ObjectIdentifier, in context: DependencyContext
  ) {
    let current = generations[generations.count - 1].pointee
    let (target, former) = current.copy(replacing: Self.tag(key, context), by: box)
    if let former { replaced.append(former) }
    generations.append(target)
    slots.store(target, ordering: .releasing)
  }

  /// Metadata is pointer-aligned, so the low bits are free to encode the context.
  @inline(__always)
  private static func tag(_ key: ObjectIdentifier, _ context: DependencyContext) -> UInt {
    let address = UInt(bitPattern: key)
    switch context {
    case .live: return address
    case .preview: return address | 1
    case .test: return address | 2
    }
  }
}

/// An open-addressing slot array of a fixed capacity, a power of two.
private struct DefaultsSlots {
  let capacity: Int
  private let keys: UnsafeMutablePointer<Atomic<UInt>>
  private let boxes: UnsafeMutablePointer<Unmanaged<AnyDependencyBox>?>

  static func allocate(capacity: Int) -> UnsafePointer<Self> {
    let pointer = UnsafeMutablePointer<Self>.allocate(capacity: 1)
    pointer.initialize(to: Self(capacity: capacity))
    return UnsafePointer(pointer)
  }

  private init(capacity: Int) {
    self.capacity = capacity
    keys = .allocate(capacity: capacity)
    boxes = .allocate(capacity: capacity)
    boxes.initialize(repeating: nil, count: capacity)
    for index in 0..<capacity { (keys + index).initialize(to: Atomic(0)) }
  }

  func deallocate() {
    keys.deinitialize(count: capacity).deallocate()
    boxes.deallocate()
  }

  @inline(__always)
  private func firstIndex(for key: UInt) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity &- 1)
  }

  @inline(__always)
  func box(for key: UInt) -> Unmanaged<AnyDependencyBox>? {
    var index = firstIndex(for: key)
    while true {
      let found = keys[index].load(ordering: .acquiring)
      if found == key { return boxes[index] }
      if found == 0 { return nil }
      index = (index &+ 1) & (capacity &- 1)
    }
  }

  func insert(_ box: Unmanaged<AnyDependencyBox>, for key: UInt) {
    var index = firstIndex(for: key)
    while keys[index].load(ordering: .relaxed) != 0 {
      index = (index &+ 1) & (capacity &- 1)
    }
    boxes[index] = box
    keys[index].store(key, ordering: .releasing)
  }

  func grown() -> UnsafePointer<Self> {
    let result = Self.allocate(capacity: capacity * 2)
    for index in 0..<capacity {
      if let box = boxes[index] {
        result.pointee.insert(box, for: keys[index].load(ordering: .relaxed))
      }
    }
    return result
  }

  /// Returns a copy in which one key has another box, and the box that it had.
  func copy(
    replacing key: UInt, by box: AnyDependencyBox
  ) -> (UnsafePointer<Self>, Unmanaged<AnyDependencyBox>?) {
    let result = Self.allocate(capacity: capacity)
    var former: Unmanaged<AnyDependencyBox>?
    for index in 0..<capacity {
      guard let existing = boxes[index] else { continue }
      let existingKey = keys[index].load(ordering: .relaxed)
      if existingKey == key { former = existing }
      result.pointee.insert(
        existingKey == key ? .passRetained(box) : existing, for: existingKey)
    }
    return (result, former)
  }

  func releaseBoxes() {
    for index in 0..<capacity { boxes[index]?.release() }
  }
}
