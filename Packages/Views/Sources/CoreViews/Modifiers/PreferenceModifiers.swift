/// Hands a value up to the views around.
public struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  let value: Key.Value

  /// Registers the value with everyone around who asks for the key.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    node.environment.builtIn.preferences?.set(value, of: Key.self, by: node.id)
    return existing ?? PreferenceAttachment<Key>(node: node)
  }
}

private final class PreferenceAttachment<Key: PreferenceKey>: ModifierAttachment {
  override func willUnmount() {
    node.environment.builtIn.preferences?.remove(Key.self, by: node.id)
  }
}

extension View {
  /// Hands a value up to the views around, which read it with `onPreferenceChange`.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(by: PreferenceModifier<Key>(value: value))
  }

  /// Runs a closure with the value that views within hand up: at first, and when it has changed.
  ///
  /// It runs after the update; the views' values are reduced in the order of their mounting.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modified(by: PreferenceReader<Key>(action: action))
  }
}

/// Runs a closure when the value that views within hand up has changed.
public struct PreferenceReader<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  /// Collects the values of the key, or takes over a newer closure.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    if let existing = existing as? PreferenceReaderAttachment<Key> {
      existing.values.action = action
      return existing
    }
    return PreferenceReaderAttachment<Key>(node: node, action)
  }

  /// Hands the collection down to the views within.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.builtIn.preferences = (attachment as? PreferenceReaderAttachment<Key>)?.values
  }
}

private final class PreferenceReaderAttachment<Key: PreferenceKey>: ModifierAttachment
where Key.Value: Equatable {
  let values: TypedPreferenceValues<Key>

  init(node: ViewNode, _ action: @escaping (Key.Value) -> Void) {
    values = TypedPreferenceValues(
      outer: node.environment.builtIn.preferences, runtime: node.runtime, action)
    super.init(node: node)
  }
}

/// Collects the values that views hand up for one key, and passes those of others on.
private final class TypedPreferenceValues<Key: PreferenceKey>: PreferenceValues
where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  private unowned let runtime: GraphRuntime
  private var values: [Element.ID: Key.Value] = [:]
  private var told: Key.Value?
  private var isAnnounced = false

  init(outer: PreferenceValues?, runtime: GraphRuntime, _ action: @escaping (Key.Value) -> Void) {
    self.action = action
    self.runtime = runtime
    super.init(outer: outer)
    announce()
  }

  override func set<Other: PreferenceKey>(
    _ value: Other.Value, of key: Other.Type, by id: Element.ID
  ) {
    super.set(value, of: key, by: id)
    guard Other.self == Key.self, let value = value as? Key.Value else { return }
    values[id] = value
    announce()
  }

  override func remove<Other: PreferenceKey>(_ key: Other.Type, by id: Element.ID) {
    super.remove(key, by: id)
    guard Other.self == Key.self, values.removeValue(forKey: id) != nil else { return }
    announce()
  }

  private func announce() {
    guard !isAnnounced else { return }
    isAnnounced = true
    runtime.actionsAfterFlush.append { [weak self] in self?.tell() }
  }

  private func tell() {
    isAnnounced = false
    var value = Key.defaultValue
    var isFirst = true
    for (_, next) in values.sorted(by: { $0.key < $1.key }) {
      if isFirst { value = next } else { Key.reduce(value: &value) { next } }
      isFirst = false
    }
    guard told != value else { return }
    told = value
    action(value)
  }
}

/// Changes the values of a key that views within hand up.
public struct PreferenceChange<Key: PreferenceKey>: NodeModifier {
  let change: (inout Key.Value) -> Void

  /// Keeps the closure, or takes over a newer one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment =
      existing as? PreferenceChangeAttachment<Key> ?? PreferenceChangeAttachment(node: node)
    attachment.values.change = change
    return attachment
  }

  /// Hands the change down to the views within.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.builtIn.preferences = (attachment as? PreferenceChangeAttachment<Key>)?.values
  }
}

private final class PreferenceChangeAttachment<Key: PreferenceKey>: ModifierAttachment {
  let values: ChangedPreferenceValues<Key>

  override init(node: ViewNode) {
    values = ChangedPreferenceValues(outer: node.environment.builtIn.preferences)
    super.init(node: node)
  }
}

private final class ChangedPreferenceValues<Key: PreferenceKey>: PreferenceValues {
  var change: (inout Key.Value) -> Void = { _ in }

  override func set<Other: PreferenceKey>(
    _ value: Other.Value, of key: Other.Type, by id: Element.ID
  ) {
    guard Other.self == Key.self, var changed = value as? Key.Value else {
      return super.set(value, of: key, by: id)
    }
    change(&changed)
    super.set(changed, of: Key.self, by: id)
  }
}
