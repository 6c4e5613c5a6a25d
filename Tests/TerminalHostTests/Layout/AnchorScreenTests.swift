import CoreViews
import Foundation
import Testing

@testable import TerminalHost

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Places of views that others draw by, and texts on a canvas, as cells.
@MainActor
struct AnchorScreenTests {
  @Test func aLineIsDrawnWhereAnotherViewIs() {
    let screen = LaidOutScreen {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        HStack(spacing: 8) {
          Text("to")
          Text("here").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        }
        Text("below it")
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let frame = proxy[anchor]
            Text("####").offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
    #expect(screen.picture == "above\nto ####\nbelow it")
  }

  @Test func aMarkStandsAtASideOfTheView() {
    let screen = LaidOutScreen {
      VStack(alignment: .leading, spacing: 0) {
        Text("a wide line")
        Text("end").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(BoundsKey.self, alignment: .bottomTrailing) { anchor in
        if anchor != nil { Text("#") }
      }
    }
    #expect(screen.picture == "a wide line\nend       #")
  }

  @Test func aPlaceIsAddedToThoseOfOtherViews() {
    struct TopKey: PreferenceKey {
      static let defaultValue: [Anchor<CGPoint>] = []
      static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
    }
    let screen = LaidOutScreen {
      VStack(alignment: .leading, spacing: 0) {
        Text("one").anchorPreference(key: TopKey.self, value: .topTrailing) { [$0] }
        Text("three").transformAnchorPreference(key: TopKey.self, value: .topTrailing) {
          $0.append($1)
        }
      }
      .padding(.trailing, 16)
      .backgroundPreferenceValue(TopKey.self) { anchors in
        GeometryReader { proxy in
          ZStack(alignment: .topLeading) {
            ForEach(Array(anchors.indices), id: \.self) { index in
              Text("<").offset(x: proxy[anchors[index]].x, y: proxy[anchors[index]].y)
            }
          }
        }
      }
    }
    #expect(screen.picture == "one<\nthree<")
  }

  @Test func aTransformMovesWhatIsDrawn() {
    let screen = LaidOutScreen {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").transformEffect(CGAffineTransform(translationX: 8, y: 16))
        Text(".")
      }
    }
    #expect(screen.picture == ".a")
  }

  @Test func aLinkWithinATextLeadsToItsURL() throws {
    let screen = LaidOutScreen {
      Text("See [the tides](https://tides.example/today) and [x](javascript:run)")
    }
    #expect(screen.picture == "See the tides and x")
    let buffer = screen.buffer
    let inside = try #require(screen.cell(of: "t"))
    #expect(buffer.links[inside.style.link] == "https://tides.example/today")
    #expect(try #require(screen.cell(of: "S")).style.link == 0)
    #expect(try #require(screen.cell(of: "x")).style.link == 0)
  }

  @Test func aCanvasShowsItsTextsWhereTheyAreDrawn() {
    let screen = LaidOutScreen {
      Canvas { context, size in
        context.draw(Text("N"), at: CGPoint(x: size.width / 2, y: 0), anchor: .top)
        context.draw(Text("S"), at: CGPoint(x: size.width / 2, y: size.height), anchor: .bottom)
        context.draw(Text("W"), at: CGPoint(x: 0, y: size.height / 2), anchor: .leading)
        context.draw(Text("E"), at: CGPoint(x: size.width, y: size.height / 2), anchor: .trailing)
      }
      .frame(width: 72, height: 48)
    }
    #expect(screen.picture == "    N\nW       E\n    S")
  }
}
