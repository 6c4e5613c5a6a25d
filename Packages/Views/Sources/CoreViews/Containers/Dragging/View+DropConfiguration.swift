extension View {
  /// Says what becomes of what would be dropped on a view within; what is forbidden cannot be
  /// dropped.
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    transformEnvironment(\.dropConfiguration) { $0 = configuration }
  }
}

extension EnvironmentValues {
  private enum DropConfigurationKey: EnvironmentKey {
    static var defaultValue: (DropSession) -> DropConfiguration {
      { _ in DropConfiguration(operation: .copy) }
    }
  }

  var dropConfiguration: (DropSession) -> DropConfiguration {
    get { self[DropConfigurationKey.self] }
    set { self[DropConfigurationKey.self] = newValue }
  }

  /// Whether something may be dropped on the view.
  var allowsDrop: Bool {
    let operation = dropConfiguration(DropSession()).operation
    return operation != .cancel && operation != .forbidden
  }
}

/// What a person has picked up, as the views want it that take it.
struct DraggedItems {
  /// Several at once, as a container hands them over.
  struct Several {
    let values: [Any]
  }

  private let values: [Any]

  init(_ item: Any?) { values = (item as? Several)?.values ?? item.map { [$0] } ?? [] }

  /// Those of a type.
  func values<T>(of type: T.Type) -> [T] {
    values.compactMap { ($0 as? T) ?? ($0 as? NSItemProvider)?.object(type) }
  }

  var providers: [NSItemProvider] {
    values.map { ($0 as? NSItemProvider) ?? NSItemProvider(object: $0) }
  }
}
