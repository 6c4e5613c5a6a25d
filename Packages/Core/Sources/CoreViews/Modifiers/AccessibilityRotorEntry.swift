/// A place that a person jumps to, by its name.
public struct AccessibilityRotorEntry: Hashable, Sendable {
  let label: String

  /// Makes a place with a name; the id tells it from others of that name.
  public init(_ label: some StringProtocol, id: some Hashable) { self.label = String(label) }
}
