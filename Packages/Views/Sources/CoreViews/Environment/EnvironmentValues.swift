// What views hand down: the environment and what this module keeps in it, the actions found there,
// titles, focused values and what is in sight.
//
// BuiltInValues+Rewriting: InheritedTraits.
// DismissAction: Closable, DismissSearchAction, DismissWindowAction, PresentationMode.
// EnvironmentValues: EnvironmentKey.
// EnvironmentValues+Actions: OpenSettingsAction, OpenWindowAction, RefreshAction, RefreshSource,
//   RequestReviewAction.
// FocusedValues: FocusedScope.
// InputActions: FocusLink, KeyActions, NamedAction, ScrollLink, SearchText, SubmitActions.
// PreferenceKey: PreferenceValues.
// RowValues: RowEditing, RowLimits, RowSelection.
// VisibilityGroup: VisibilityObserver.

/// The values that views hand down to everything below them.
///
/// An extension with a computed property over `self[Key.self]` adds a value. Copies share their
/// storage until one of them changes.
public struct EnvironmentValues {
  private final class Storage {
    @exclusivity(unchecked) var builtIn = BuiltInValues()
    /// What most nodes ask of `builtIn`, which would be copied for it.
    @exclusivity(unchecked) var summary = BuiltInValues.Summary()
    @exclusivity(unchecked) var custom: [ObjectIdentifier: Any] = [:]
    @exclusivity(unchecked) var derived = Derived()

    init() {}

    init(_ other: Storage) {
      builtIn = other.builtIn
      summary = other.summary
      custom = other.custom
    }
  }

  private struct Derived {
    private var undecorated, row, texts: Storage?

    subscript(kind: Derivation) -> Storage? {
      get {
        switch kind {
        case .undecorated: undecorated
        case .row: row
        case .texts: texts
        }
      }
      set {
        switch kind {
        case .undecorated: undecorated = newValue
        case .row: row = newValue
        case .texts: texts = newValue
        }
      }
    }
  }

  private var storage = Storage()

  /// Makes an environment of defaults alone.
  public init() {}

  /// The value of a key, or its default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing would be a value of an optional type.
      guard let value = storage.custom[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.custom[ObjectIdentifier(type)] as? Object }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(type)] = newValue
    }
  }

  var builtIn: BuiltInValues {
    _read { yield storage.builtIn }
    _modify {
      makeUnique()
      defer { storage.summary = storage.builtIn.summary }
      yield &storage.builtIn
    }
  }

  var summary: BuiltInValues.Summary { storage.summary }

  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) {
      storage.derived = Derived()
    } else {
      storage = Storage(storage)
    }
  }
}

extension EnvironmentValues {
  /// What views of one kind hand down in the place of their own environment.
  enum Derivation { case undecorated, row, texts }

  /// Returns the environment with a change that is the same wherever it has this kind: all views
  /// with this environment share the copy.
  func derived(_ kind: Derivation, _ change: (inout Self) -> Void) -> Self {
    var copy = self
    if let known = storage.derived[kind] {
      copy.storage = known
    } else {
      change(&copy)
      if copy.storage !== storage { storage.derived[kind] = copy.storage }
    }
    return copy
  }

  /// Whether both share one storage: a quick test that may miss equal values.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Returns the environment kept before if all values are equal, which spares views below an
  /// update; else keeps this one and returns it.
  func kept(in kept: inout EnvironmentValues?) -> EnvironmentValues {
    if let kept, kept.isEqual(to: self) { return kept }
    kept = self
    return self
  }

  /// Whether all values are known to be equal.
  func isEqual(to other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard storage.builtIn == other.storage.builtIn else { return false }
    guard storage.custom.count == other.storage.custom.count else { return false }
    return storage.custom.allSatisfy { key, value in
      other.storage.custom[key].map { areEqual(value, $0) } ?? false
    }
  }
}

/// Whether two values are known to be equal: equatable ones by value, objects by identity.
func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<Value: Equatable>(_ lhs: Value) -> Bool { lhs == rhs as? Value }
  if let lhs = lhs as? any Equatable { return compare(lhs) }
  guard type(of: lhs) is AnyObject.Type, type(of: rhs) is AnyObject.Type else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}

extension EnvironmentValues {
  /// Whether controls react to a person.
  ///
  /// `disabled(true)` further out cannot be undone by `disabled(false)` further in.
  public var isEnabled: Bool {
    get { summary.isEnabled }
    set { builtIn.isEnabled = newValue }
  }

  /// Leaves the presentation or screen that the view is part of; at a root, does nothing.
  public var dismiss: DismissAction {
    builtIn.dismiss ?? DismissAction(perform: {})
  }

  /// Whether the view is part of a pushed screen or a presentation, which `dismiss` would leave.
  public var isPresented: Bool { builtIn.dismiss != nil }
}

/// Identifies a value of the environment and gives its default.
public protocol EnvironmentKey {
  /// The type of the value that views read.
  associatedtype Value
  /// The value where no view further out has set one.
  static var defaultValue: Value { get }
}
