/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// As a device, as the view, and as given in points.
  case device, sizeThatFits
  /// As given, in points.
  case fixed(width: Double, height: Double)
}
