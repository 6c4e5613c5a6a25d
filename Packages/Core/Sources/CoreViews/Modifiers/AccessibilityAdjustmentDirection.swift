/// Whether a value is to become larger or smaller.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Larger, or smaller.
  case increment, decrement
}
