public import Foundation

/// What a view has the focus for.
public struct FocusInteractions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For being pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// For being changed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// For what suits the host.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Where the pointer is above a view.
public enum HoverPhase: Hashable {
  /// At a place.
  case active(CGPoint)
  /// No longer above it.
  case ended
}

/// Views that are marked together; hosts mark each by itself.
public struct HoverEffectGroup: Hashable, Sendable {
  /// Makes a group.
  public init() {}
}

/// A sound or a shake that confirms a change; hosts give neither.
public enum SensoryFeedback: Hashable, Sendable {
  /// Something has gone well, calls for care, or has failed.
  case success, warning, error
  /// Something is chosen, becomes more, becomes less, begins, ends, or touches.
  case selection, increase, decrease, start, stop, impact

  /// How hard something touches.
  public enum Weight: Hashable, Sendable {
    /// From the softest to the hardest.
    case light, medium, heavy
  }

  /// How soft what touches is.
  public enum Flexibility: Hashable, Sendable {
    /// From hard to soft.
    case rigid, solid, soft
  }

  /// Returns a touch of a weight; the intensity goes from 0 to 1.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Returns a touch of something hard or soft; the intensity goes from 0 to 1.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }
}
