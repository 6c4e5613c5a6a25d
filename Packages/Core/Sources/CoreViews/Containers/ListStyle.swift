/// The look of a list; a terminal has one.
public enum ListStyle: Hashable, Sendable {
  /// As the host finds best, without a ground, in groups with one, and at the side of a page.
  case automatic, plain, inset, grouped, insetGrouped, sidebar

  var mark: Element.Finish.Mark? {
    switch self {
    case .automatic: nil
    case .plain, .inset: .listPlain
    case .grouped, .insetGrouped: .listGrouped
    case .sidebar: .listSidebar
    }
  }
}
