extension View {
  /// Says what becomes of what would be dropped on a view within; what is forbidden cannot be dropped.
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
