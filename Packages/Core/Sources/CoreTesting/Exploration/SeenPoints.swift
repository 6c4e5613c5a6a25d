internal import CoreArchitecture
internal import CustomDump
internal import Foundation

/// The points to which orders have led, so that what follows from one is tried once.
///
/// Two points are the same if the states and the worlds are equal, the person has the same steps
/// left and the same on the screen, and the same effects wait for the same things: effects that the
/// same actions have started in equal states, and to which the same has come since. What is left of
/// a sleep counts, and the time on the clock where the feature reads it. So of orders that commute
/// one is tried further.
struct SeenPoints<State, World: Equatable> {
  private var states: Numbering<State>
  private var worlds = Numbering<World>(areEqual: ==)
  /// How many more events may come at most after each point that was seen.
  private var rests: [UInt64: Int] = [:]

  init(areEqual: ((State, State) -> Bool)?) { states = Numbering(areEqual: areEqual) }

  /// Returns a number for a state and a world, equal for equal ones.
  ///
  /// `hint` is what has led here, and `isNew` is set if the state was not seen yet.
  mutating func place(
    _ point: ExploredPoint<State, World>, hint: UInt64, isNew: inout Bool
  ) -> UInt64 {
    let count = states.count
    let number = states.number(of: point.state, hint: hint)
    isNew = states.count > count
    return mixed(
      UInt64(truncatingIfNeeded: number), UInt64(worlds.number(of: point.world, hint: hint)))
  }

  /// Notes a point; returns whether it was seen before with as many events to come.
  mutating func visit(_ point: UInt64, rest: Int) -> Bool {
    if let before = rests[point], before >= rest { return true }
    rests[point] = rest
    return false
  }
}

/// Gives values numbers, equal values the same one.
///
/// A value with shared ones in it, or that cannot be compared, is kept as its hash, and one with
/// other objects as the text of its dump.
private struct Numbering<Value> {
  private let areEqual: ((Value, Value) -> Bool)?
  private var values: [Value] = []
  private var texts: [String: Int] = [:]
  private var hashes: Set<Int> = []
  private var numbersByHash: [Int: [Int]] = [:]
  private var guesses: [UInt64: Int] = [:]

  init(areEqual: ((Value, Value) -> Bool)?) { self.areEqual = areEqual }

  var count: Int { values.count + texts.count + hashes.count }

  mutating func number(of value: Value, hint: UInt64) -> Int {
    if let areEqual, let guess = guesses[hint], areEqual(values[guess], value) { return guess }
    var look = PointHash()
    look.add(value)
    guard !look.isOpaque else { return number(of: String(customDumping: value)) }
    let hash = look.hash
    guard let areEqual, !look.hasReferences else {
      hashes.insert(hash)
      return hash
    }
    let number = numbersByHash[hash]?.first { areEqual(values[$0], value) } ?? values.count
    if number == values.count {
      values.append(value)
      numbersByHash[hash, default: []].append(number)
    }
    guesses[hint] = number
    return number
  }

  private mutating func number(of text: String) -> Int {
    let next = 1 << 32 + texts.count
    return texts[text]
      ?? {
        texts[text] = next
        return next
      }()
  }
}

/// A hash of a value's parts, for values that have none of their own.
private struct PointHash {
  private var hasher = Hasher()
  /// Whether the value holds objects, which may change while the value is kept.
  private(set) var hasReferences = false
  /// Whether some of these are not known to hold a value.
  private(set) var isOpaque = false

  var hash: Int { hasher.finalize() }

  mutating func add(_ value: Any) {
    if let value = value as? any _CustomDiffObject {
      hasReferences = true
      return add(value._customDiffValues.1)
    }
    if isLeaf(value), let value = value as? any Hashable { return hasher.combine(value) }
    let mirror =
      (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class?, .foreignReference?: isOpaque = true
    case .set?, .dictionary?: addUnordered(mirror)
    case .enum? where mirror.children.isEmpty: hasher.combine("\(value)")
    case nil where mirror.children.isEmpty:
      if let value = value as? any Hashable { hasher.combine(value) }
    default: addChildren(of: mirror)
    }
  }

  private mutating func addChildren(of mirror: Mirror) {
    hasher.combine(mirror.children.count)
    for child in mirror.children {
      // What observation keeps is no part of the state.
      if child.label?.hasPrefix("_$") == true { continue }
      if mirror.displayStyle == .enum { hasher.combine(child.label) }
      add(child.value)
    }
  }

  /// The order of elements does not count, as it is another each time.
  private mutating func addUnordered(_ mirror: Mirror) {
    hasher.combine(mirror.children.count)
    var sum = 0
    for child in mirror.children {
      var element = PointHash()
      element.add(child.value)
      if element.hasReferences { hasReferences = true }
      if element.isOpaque { isOpaque = true }
      sum &+= element.hash
    }
    hasher.combine(sum)
  }

  private func isLeaf(_ value: Any) -> Bool {
    switch value {
    case is Int, is String, is Bool, is Double, is Date, is UUID, is URL, is Data, is Decimal: true
    default: false
    }
  }
}
