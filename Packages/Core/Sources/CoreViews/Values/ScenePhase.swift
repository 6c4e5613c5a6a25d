/// Whether a person sees an app, and can use it.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// Out of sight, in sight but not in use, and in use.
  case background, inactive, active
}
