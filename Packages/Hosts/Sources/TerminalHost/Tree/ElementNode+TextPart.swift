@_spi(Hosts) import CoreViews
import Foundation

extension ElementNode {
  /// What the element is of a text, which decides whether the next one stands right below it.
  var textPart: ViewSpacing.TextPart {
    guard element.style.layout.steps.allSatisfy(\.keepsLines) else { return .none }
    switch role {
    case .text: return element.drawnLabel.utf8.count <= Self.longestLine ? .line : .lines
    case .image, .spacer: return .line
    case .horizontal where element.style.layout.arrangement == .byRole:
      let parts = shownChildren
      return !parts.isEmpty && parts.allSatisfy { $0.textPart == .line } ? .line : .none
    default: return .none
    }
  }

  /// Whether it is a symbol that nothing is known of, beside a text that says as much.
  var isBlank: Bool {
    role == .image && element.glyphText.isEmpty && element.style.layout.steps.isEmpty
  }

  /// A longer text, in bytes, is a paragraph, which has room below it.
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
