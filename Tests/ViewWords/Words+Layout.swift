import CoreViews
import Foundation

private struct GapKey: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// A row with a gap before each view, as long as the view asks for.
private struct Gaps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = subviews.map { $0[GapKey.self] }.reduce(0, +)
    return CGSize(
      width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for view in subviews {
      x += view[GapKey.self]
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += view.sizeThatFits(.unspecified).width
    }
  }
}

extension Word {
  private static let long = "a line of words that is much longer than the screen is wide"

  /// Room, places and sizes.
  @WordsBuilder static var layout: [Word] {
    Word.beside("padding", Text("Berth")) { $0.padding() }
    Word.beside("safeAreaPadding", Text("Berth")) { $0.safeAreaPadding(16) }
    Word.beside("scenePadding", Text("Berth")) { $0.scenePadding() }
    Word("contentMargins", ScrollView { Text("Berth") }) { $0.contentMargins(.leading, 32) }
    Word("frame", Text("Berth")) { $0.frame(width: 96, height: 48, alignment: .bottomTrailing) }
    Word("containerRelativeFrame", Text("Berth").background(.red)) {
      $0.containerRelativeFrame(.horizontal, alignment: .trailing)
    }
    Word("offset", Text("Berth")) { $0.offset(x: 16, y: 16) }
    Word("position", Text("Berth")) { $0.position(x: 96, y: 48) }
    Word("zIndex") {
      ZStack {
        Text("Berth").zIndex(1)
        Text("-----")
      }
    } without: {
      ZStack {
        Text("Berth")
        Text("-----")
      }
    }
    Word("aspectRatio", Rectangle()) {
      $0.aspectRatio(2, contentMode: .fit).frame(width: 64, height: 64)
    }
    Word("fixedSize", Text(long).frame(width: 64)) { _ in
      Text(long).fixedSize().frame(width: 64)
    }
    Word("layoutPriority") {
      HStack {
        Text("a name of many words")
        Text("another name of many words").layoutPriority(1)
      }
      .lineLimit(1)
      .frame(width: 240)
    } without: {
      HStack {
        Text("a name of many words")
        Text("another name of many words")
      }
      .lineLimit(1)
      .frame(width: 240)
    }
    Word("layoutValue") {
      Gaps {
        Text("Berth")
        Text("3").layoutValue(key: GapKey.self, value: 24)
      }
    } without: {
      Gaps {
        Text("Berth")
        Text("3")
      }
    }
    Word("alignmentGuide") {
      VStack(alignment: .leading) {
        Text("Berth")
        Text("3").alignmentGuide(.leading) { _ in -16 }
      }
    } without: {
      VStack(alignment: .leading) {
        Text("Berth")
        Text("3")
      }
    }
    Word("background", Text("Berth")) { $0.background(.red) }
    Word("overlay", Text("Berth").padding()) { $0.overlay(alignment: .topTrailing) { Text("*") } }
    Word("border", Text("Berth").padding()) { $0.border(.red) }
    Word("hidden", Text("Berth")) { $0.hidden() }
    Word("safeAreaInset", Text("Berth")) { $0.safeAreaInset(edge: .bottom) { Text("bar") } }
    Word("safeAreaBar", Text("Berth")) { $0.safeAreaBar(edge: .bottom) { Text("bar") } }
    Word("visualEffect", Text("Berth")) { $0.visualEffect { view, _ in view.offset(x: 16) } }
    Word("gridCellAnchor") {
      Grid {
        GridRow { Text("Harbour") }
        GridRow { Text("3").gridCellAnchor(.trailing) }
      }
    } without: {
      Grid {
        GridRow { Text("Harbour") }
        GridRow { Text("3") }
      }
    }
    Word("gridCellColumns") {
      Grid {
        GridRow { Text("Harbour wall").gridCellColumns(2) }
        GridRow {
          Text("Berth")
          Text("3")
        }
      }
    } without: {
      Grid {
        GridRow { Text("Harbour wall") }
        GridRow {
          Text("Berth")
          Text("3")
        }
      }
    }
    Word("gridCellUnsizedAxes") {
      Grid {
        GridRow { Text("Berth") }
        GridRow { Color.red.frame(height: 16).gridCellUnsizedAxes(.horizontal) }
      }
    } without: {
      Grid {
        GridRow { Text("Berth") }
        GridRow { Color.red.frame(height: 16) }
      }
    }
    Word("gridColumnAlignment") {
      Grid {
        GridRow { Text("Harbour").gridColumnAlignment(.trailing) }
        GridRow { Text("3") }
      }
    } without: {
      Grid {
        GridRow { Text("Harbour") }
        GridRow { Text("3") }
      }
    }
    Word(
      "layoutDirectionBehavior",
      HStack {
        Text("Berth"); Text("3")
      }
    ) {
      $0.layoutDirectionBehavior(.fixed).environment(\.layoutDirection, .rightToLeft)
    }
    Word("flipsForRightToLeftLayoutDirection") {
      Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
        .environment(\.layoutDirection, .rightToLeft)
    } without: {
      Image(systemName: "arrow.right").environment(\.layoutDirection, .rightToLeft)
    }
    Word("scrollClipDisabled", ScrollView { Text("Berth") }) { $0.scrollClipDisabled() }
    Word("scrollDisabled", ScrollView { ForEach(1..<30) { Text("Berth \($0)") } }) {
      $0.scrollDisabled(true)
    }
    Word("scrollIndicators", ScrollView { ForEach(1..<30) { Text("Berth \($0)") } }) {
      $0.scrollIndicators(.hidden)
    }
    Word("scrollBounceBehavior", ScrollView { Text("Berth") }) {
      $0.scrollBounceBehavior(.basedOnSize)
    }
    Word("scrollContentBackground", List { Text("Berth") }) { $0.scrollContentBackground(.hidden) }
    Word("scrollTargetBehavior", ScrollView { ForEach(1..<30) { Text("Berth \($0)") } }) {
      $0.scrollTargetBehavior(.paging)
    }
    Word("scrollTargetLayout", LazyVStack { ForEach(1..<5) { Text("Berth \($0)") } }) {
      $0.scrollTargetLayout()
    }
    Word("scrollPosition", ScrollView { ForEach(1..<30) { Text("Berth \($0)").id($0) } }) {
      $0.scrollPosition(id: .constant(25))
    }
    Word("onScrollGeometryChange") {
      Scrolled(tellsPlace: true)
    } without: {
      Scrolled()
    }
    Word("onScrollPhaseChange", ScrollView { Text("Berth") }) {
      $0.onScrollPhaseChange { _, _ in }
    }
    Word("scrollTransition", Text("Berth")) {
      $0.scrollTransition { view, phase in view.badge(phase.isIdentity ? 1 : 2) }
    }
  }
}
