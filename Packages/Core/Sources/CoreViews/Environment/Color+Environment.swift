extension Color {
  /// Returns the parts of the colour; of a name, as pages draw it, and of a host's own colour, gray.
  public func resolve(in environment: EnvironmentValues) -> Resolved { resolved }
}
