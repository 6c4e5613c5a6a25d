/// The actor that stores belong to which are made by code without an actor.
@_spi(Isolation)
public enum DefaultIsolation {
  /// Set while a host makes the views of a session; nil means the main actor.
  @TaskLocal public static var actor: (any Actor)?
}
