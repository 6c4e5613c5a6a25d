import CoreTesting
@_spi(Hosts) import CoreViews
import Foundation
import Testing

@MainActor @Suite struct FontTests {
  private func texts(_ view: some View) -> [Element] {
    ViewGraph(view).root.flattened.filter { $0.role == .text }
  }

  @Test func aFontHasASizeAWeightAndADesign() {
    let found = texts(
      VStack {
        Text("usual")
        Text("title").font(.title)
        Text("thin").font(.system(size: 40, weight: .thin, design: .rounded))
        Text("digits").font(.caption.monospacedDigit())
        Text("medium").fontWeight(.medium)
      })
    #expect(
      found.map(\.style.appearances) == [
        [], [.amount(.size, steps: 28), .amount(.weight, steps: 4)],
        [.amount(.size, steps: 40), .amount(.weight, steps: 2), .mark(.round)],
        [.amount(.size, steps: 12), .mark(.evenDigits)], [.amount(.weight, steps: 5)],
      ])
    #expect(found.map(\.style.isBold) == [false, true, false, false, false])
  }

  @Test func theInnermostFontCounts() {
    let found = texts(
      VStack {
        Text("outer")
        Text("own").font(.body)
        VStack { Text("inner") }.font(.footnote)
        Text("bold").font(.caption).bold()
        Text("bold first").bold().font(.caption)
      }
      .font(.system(size: 30, weight: .black)))
    #expect(
      found.map { $0.style.amount(.size) } == [30, 17, 13, 12, 12])
    #expect(found.map { $0.style.amount(.weight) } == [900, nil, nil, nil, nil])
    #expect(found.map(\.style.isBold) == [true, false, false, true, true])
  }

  @Test func aTitleIsBoldOnlyWhereAllFontsHaveOneSize() {
    let found = texts(
      VStack {
        Text("title").font(.title2)
        Text("bold").font(.title2).bold()
        Text("bold first").bold().font(.title2)
        Text("headline").font(.headline)
      })
    #expect(found.map(\.style.isBold) == [true, true, true, true])
    #expect(found.map { $0.style.amount(.weight) } == [400, nil, nil, nil])
  }

  @Test func aWeightThatAViewAsksForOutlastsFontsWithin() {
    let found = texts(
      VStack {
        VStack { Text("bold") }.font(.body)
        VStack { VStack { Text("thin") }.font(.title) }.fontWeight(.thin)
      }
      .bold())
    #expect(found.map(\.style.isBold) == [true, false])
    #expect(found.map { $0.style.amount(.weight) } == [nil, 200])
  }

  @Test func partsOfATextHaveFontsOfTheirOwn() {
    let found = texts(Text("4").font(.largeTitle) + Text(" km").font(.caption))
    #expect(
      found[0].style.spans.map(\.appearances) == [
        [.amount(.size, steps: 34), .amount(.weight, steps: 4)], [.amount(.size, steps: 12)],
      ])
  }

  @Test func theEnvironmentHandsAFontDown() {
    #expect(
      texts(Text("a").environment(\.font, .headline)).map { $0.style.amount(.size) } == [17])
  }
}
