import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Grids, views that fit and layouts of an app, as cells.
@MainActor
struct GridScreenTests {
  @Test func columnsOfAGridLineUp() {
    #expect(
      LaidOutScreen {
        Grid(alignment: .leading, verticalSpacing: 0) {
          GridRow {
            Text("Name"); Text("Ada Lovelace")
          }
          Divider()
          GridRow {
            Text("City"); Text("London")
          }
        }
      }.picture == """
        Name  Ada Lovelace
        ──────────────────
        City  London
        """)
  }

  @Test func aCellSpansColumns() {
    #expect(
      LaidOutScreen {
        Grid {
          GridRow { Text("wide one").gridCellColumns(2) }
          GridRow {
            Text("a"); Text("b").gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("ccccc"); Text("dddddd")
          }
        }
      }.picture == """
          wide one
          a         b
        ccccc  dddddd
        """)
  }

  @Test func asManyColumnsAsFit() {
    #expect(
      LaidOutScreen {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))]) {
          ForEach(1..<8) { Text("item \($0)") }
        }
      }.picture == """
        item 1    item 2    item 3
        item 4    item 5    item 6
        item 7
        """)
  }

  @Test func theWideOneFits() {
    #expect(
      LaidOutScreen(40) {
        LinksView()
      }.picture == """
        Terms  Privacy  Contact
        """)
  }

  @Test func theNarrowOneFits() {
    #expect(
      LaidOutScreen(22) {
        LinksView()
      }.picture == """
         Terms
        Privacy
        Contact
        """)
  }

  @Test func aLayoutOfAnyType() {
    #expect(
      LaidOutScreen {
        AnyLayout(HStackLayout(spacing: 8)) {
          Text("a"); Text("b")
        }
      }.picture == """
        a b
        """)
  }

  @Test func aLayoutOfAnApp() {
    #expect(
      LaidOutScreen {
        Diagonal() {
          Text("a"); Text("b"); Text("c")
        }
      }.picture == """
        a
         b
          c
        """)
  }
}

private struct LinksView: View {
  var body: some View {
    ViewThatFits {
      HStack {
        Text("Terms"); Text("Privacy"); Text("Contact")
      }
      VStack(spacing: 0) {
        Text("Terms"); Text("Privacy"); Text("Contact")
      }
    }
  }
}

private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(into: CGSize.zero) {
      $0.width += $1.width
      $0.height += $1.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point.x += size.width
      point.y += size.height
    }
  }
}
