@_spi(Hosts) import CoreViews

extension ElementNode {
  /// How the lines of a row that breaks stand below each other: as the views of the column around do.
  var lineAlignment: HorizontalAlignment {
    var current = parent
    while let node = current, node.role == .horizontal || node.role == .layered {
      current = node.parent
    }
    return switch current?.role {
    case .vertical: current?.element.style.alignment ?? .center
    case .list, .section, .row: .leading
    default: .center
    }
  }
}
