internal import CustomDump

/// How a test store tells whether two states are the same.
///
/// A test store of `Equatable` state compares with `==`. For other state write
/// `TestStore(initialState: Chart.State(), comparing: .parts) { Chart() }`.
public struct StateComparison<State> {
  let areSame: (State, State) -> Bool

  /// Compares with a function, which returns whether two states count as the same.
  public static func by(_ areSame: @escaping (State, State) -> Bool) -> Self {
    Self(areSame: areSame)
  }

  /// Compares what is `Equatable` with `==`, and everything else part by part.
  ///
  /// Two objects of a class are the same if their properties are. Functions cannot be compared:
  /// they count as the same. Takes time in the number of parts.
  public static var parts: Self {
    Self { lhs, rhs in
      var comparison = PartComparison()
      return comparison.areSame(lhs, rhs)
    }
  }
}

/// One comparison of two values by their parts.
private struct PartComparison {
  private struct Pair: Hashable {
    let lhs: ObjectIdentifier
    let rhs: ObjectIdentifier
  }

  /// The objects that are being compared, which may lead to themselves.
  private var visited: Set<Pair> = []

  mutating func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
    guard type(of: lhs) == type(of: rhs) else { return false }
    if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
    if let lhs = lhs as? any _CustomDiffObject, let rhs = rhs as? any _CustomDiffObject {
      return areSame(lhs._customDiffValues.0, rhs._customDiffValues.1)
    }
    if let lhs = lhs as? Any.Type, let rhs = rhs as? Any.Type { return lhs == rhs }
    let (left, right) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
    switch left.displayStyle {
    case .class: return areSameObjects(lhs as AnyObject, rhs as AnyObject, left, right)
    case .dictionary: return areSameDictionaries(left, right)
    case .enum where left.children.isEmpty: return "\(lhs)" == "\(rhs)"
    default: return haveSameChildren(left, right)
    }
  }

  private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool { lhs == rhs as? Value }

  private mutating func haveSameChildren(_ lhs: Mirror, _ rhs: Mirror) -> Bool {
    guard lhs.children.count == rhs.children.count else { return false }
    for (left, right) in zip(lhs.children, rhs.children) {
      guard left.label == right.label, areSame(left.value, right.value) else { return false }
    }
    guard let left = lhs.superclassMirror, let right = rhs.superclassMirror else { return true }
    return haveSameChildren(left, right)
  }

  private mutating func areSameObjects(
    _ lhs: AnyObject, _ rhs: AnyObject, _ left: Mirror, _ right: Mirror
  ) -> Bool {
    if lhs === rhs { return true }
    let pair = Pair(lhs: ObjectIdentifier(lhs), rhs: ObjectIdentifier(rhs))
    return visited.insert(pair).inserted ? haveSameChildren(left, right) : true
  }

  /// Compares dictionaries, whose entries are in any order.
  private mutating func areSameDictionaries(_ lhs: Mirror, _ rhs: Mirror) -> Bool {
    typealias Entry = (key: AnyHashable, value: Any)
    let left = lhs.children.map(\.value)
    let right = rhs.children.compactMap { $0.value as? Entry }
    guard left.count == right.count else { return false }
    let values = Dictionary(right.map { ($0.key, $0.value) }) { first, _ in first }
    for case let entry as Entry in left {
      guard let value = values[entry.key], areSame(entry.value, value) else { return false }
    }
    return true
  }
}
