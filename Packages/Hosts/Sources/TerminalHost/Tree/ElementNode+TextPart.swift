@_spi(Hosts) import CoreViews
import Foundation

extension ElementNode {
  /// What the element is of a text, which decides whether the next one stands right below it.
  ///
  /// Complexity: linear in what a row shows, in as many rows within each other as lines have.
  var textPart: ViewSpacing.TextPart { textPart(depth: 3) }

  private func textPart(depth: Int) -> ViewSpacing.TextPart {
    guard element.style.layout.steps.allSatisfy(\.keepsLines) else { return .none }
    switch role {
    case .text: return element.drawnLabel.fits(cells: Self.longestLine) ? .line : .lines
    case .image, .spacer: return .line
    // The text above is its label.
    case .slider, .progress, .textField, .secureField: return .lines
    case .horizontal where element.style.layout.arrangement == .byRole && depth > 0:
      return rowTextPart(depth: depth - 1)
    default: return .none
    }
  }

  private func rowTextPart(depth: Int) -> ViewSpacing.TextPart {
    let parts = shownChildren
    var joined = parts.first?.textPart(depth: depth) ?? .none
    for part in parts.dropFirst() where joined != .none {
      joined = joined.joined(with: part.textPart(depth: depth))
    }
    return joined
  }

  /// Whether it is a symbol that nothing is known of, beside a text that says as much.
  var isBlank: Bool {
    role == .image && element.glyphText.isEmpty && element.style.layout.steps.isEmpty
  }

  /// A longer text, in cells, is a paragraph, which has room below it.
  private static let longestLine = 60
}

extension LayoutStep {
  /// Whether a view has no more room above and below it than without the step.
  var keepsLines: Bool {
    switch self {
    case .priority, .zIndex, .value, .guide, .grid, .fixedSize, .offset, .clipped: true
    case .frame(_, let height, _): height == nil
    case .bounds(_, let height, _): height == LayoutBounds()
    case .padding(let edges, _): edges.isDisjoint(with: .vertical)
    case .insets(let insets): insets.top == 0 && insets.bottom == 0
    case .background, .border, .container, .aspectRatio, .position: false
    }
  }
}

extension LayoutBox {
  /// What it is of a text.
  var textPart: ViewSpacing.TextPart { node?.textPart ?? .none }
}
