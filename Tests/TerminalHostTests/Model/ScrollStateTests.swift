import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Views that follow how far something is scrolled.
@MainActor struct ScrollStateTests {
  private struct Log: View {
    @State private var top = 0
    @State private var phases = ""
    let target: Int?

    init(target: Int? = nil) { self.target = target }

    var body: some View {
      VStack {
        Text("top \(top)")
        Text("phases \(phases)")
        ScrollViewReader { proxy in
          if let target { Button("Go") { proxy.scrollTo(target, anchor: .top) } }
          ScrollView {
            ForEach(0..<40) { Text("Berth \($0)").id($0) }
          }
          .onScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y)
          } action: { _, new in
            top = new
          }
          .onScrollPhaseChange { old, new in phases += "\(old)-\(new) " }
        }
      }
    }
  }

  private struct Row: View {
    @State private var left = 0
    @State private var width = 0
    var body: some View {
      Text("left \(left) of \(width)")
      ScrollView(.horizontal) {
        HStack { ForEach(0..<20) { Text("Berth \($0)") } }
      }
      .onScrollGeometryChange(for: CGRect.self) {
        CGRect(x: $0.contentOffset.x, y: 0, width: $0.contentSize.width, height: 0)
      } action: { _, new in
        (left, width) = (Int(new.minX), Int(new.width))
      }
    }
  }

  @Test func viewsAreToldHowFarTheyAreScrolled() {
    var probe = TerminalProbe(width: 40, height: 16) { Log() }
    #expect(probe.text.contains("top 0"))
    probe.mouse(.wheelDown, 5, 10)
    probe.settle()
    #expect(probe.text.contains("top 48"))
    #expect(probe.text.contains("phases idle-interacting"))
    #expect(!probe.text.contains("interacting-idle"))
    #expect(probe.model.isScrolling)
  }

  @Test func itIsOverWhenNothingMovesForAWhile() {
    var probe = TerminalProbe(width: 40, height: 16) { Log() }
    probe.mouse(.wheelDown, 5, 10)
    probe.settle()
    probe.model.animationStep += 1
    probe.mouse(.wheelDown, 5, 10)
    probe.settle()
    #expect(probe.rows(with: "phases") == ["phases idle-interacting"])
    probe.model.animationStep += 1
    probe.settle()
    #expect(probe.text.contains("interacting-idle"))
    #expect(!probe.model.isScrolling)
  }

  @Test func viewsThatScrollTellSo() {
    var probe = TerminalProbe(width: 40, height: 16) { Log(target: 20) }
    probe.press(.enter)
    #expect(probe.text.contains("phases idle-animating"))
    #expect(!probe.text.contains("top 0"))
  }

  @Test func rowsAreFollowedSideways() {
    var probe = TerminalProbe(width: 40, height: 10) { Row() }
    #expect(probe.rows(with: "left").first?.hasPrefix("left 0 of 1") == true)
    probe.press(.right)
    probe.settle()
    #expect(probe.rows(with: "left").first?.hasPrefix("left 0") == false)
  }
}
