/// What a presentation becomes where there is little room; hosts show a sheet.
public enum PresentationAdaptation: Hashable, Sendable {
  /// As the host finds best, as it is, or as another.
  case automatic, none, popover, sheet, fullScreenCover
}
