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
