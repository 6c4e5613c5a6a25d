/// Marks a change in place after which the values are not compared: observers are always notified.
@frozen
public struct ObservationUncompared: Sendable {
  @inlinable
  init() {}
}
