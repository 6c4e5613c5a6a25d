public import CustomDump
internal import Foundation

extension BindingAction: CustomDumpReflectable {
  /// Shows the action in dumps as the call that makes it: `.set(\State.name, "Mara")`.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [(label: "set", value: (PropertyPath(text: propertyPath), value) as Any)],
      displayStyle: .enum)
  }

  /// The key path as it is written in source.
  ///
  /// `@ObservableState` makes properties computed, which have no name at run time; the stored
  /// property behind them has one.
  var propertyPath: String {
    guard let stored = storedKeyPath else { return "\(keyPath)" }
    let path = "\(stored)"
    guard let underscore = path.range(of: "._") else { return path }
    return path.replacingCharacters(in: underscore, with: ".")
  }

  private var storedKeyPath: PartialKeyPath<Root>? {
    func open<Observable: ObservableState>(_: Observable.Type) -> PartialKeyPath<Root>? {
      guard let keyPath = keyPath as? PartialKeyPath<Observable> else { return nil }
      return (Observable._$storage(for: keyPath) as? ObservationStorage<Root>)?.keyPath
    }
    return (Root.self as? any ObservableState.Type).flatMap { open($0) }
  }
}

private struct PropertyPath: CustomDumpStringConvertible {
  let text: String

  var customDumpDescription: String { text }
}
