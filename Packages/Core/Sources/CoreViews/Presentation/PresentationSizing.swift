/// The size of a sheet, which hosts choose.
public enum PresentationSizing: Hashable, Sendable {
  /// As the host finds best, as its content, or for a purpose.
  case automatic, fitted, form, page
}
