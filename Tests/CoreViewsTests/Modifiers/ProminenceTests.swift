import CoreViews
import Testing
import ViewsTesting

private struct Told: View {
  @Environment(\.backgroundProminence) private var ground
  @Environment(\.headerProminence) private var header
  @Environment(\.symbolVariants) private var symbols

  var body: some View {
    Text(ground == .increased ? "strong ground" : "ground")
    Text(header == .increased ? "strong header" : "header")
    Text(symbols == .none ? "plain" : symbols.contains(.fill) ? "filled" : "other")
  }
}

@MainActor @Suite struct ProminenceTests {
  @Test func viewsAskHowMuchStandsOut() {
    #expect(HeadlessHost { Told() }.text == "ground\nheader\nplain")
    let host = HeadlessHost {
      VStack { Told() }.headerProminence(.increased).symbolVariant(.fill)
        .environment(\.backgroundProminence, .increased)
    }
    #expect(host.text == "strong ground\nstrong header\nfilled")
  }

  @Test(arguments: [
    ("heart", "heart.circle.fill"), ("heart.fill", "heart.circle.fill"),
    ("square.and.pencil", "square.and.pencil.circle.fill"),
    ("mic.slash", "mic.slash.circle.fill"), ("circle", "circle.circle.fill"),
  ])
  func variantsAreNamedInOneOrder(symbol: String, expected: String) {
    let image = Image(systemName: symbol).symbolVariant(.circle).symbolVariant(.fill)
    #expect(ViewGraph(image).root.flattened.contains { $0.value == expected })
    let other = Image(systemName: symbol).symbolVariant(.fill.circle)
    #expect(ViewGraph(other).root.flattened.contains { $0.value == expected })
  }

  @Test func theEnvironmentSetsVariantsAndNoneTakesThemAway() {
    let filled = Image(systemName: "heart").environment(\.symbolVariants, .fill)
    #expect(ViewGraph(filled).root.flattened.contains { $0.value == "heart.fill" })
    let plain = VStack { Image(systemName: "heart").symbolVariant(.none) }.symbolVariant(.fill)
    #expect(ViewGraph(plain).root.flattened.contains { $0.value == "heart" })
  }
}

private struct Looks: View {
  @Environment(\.textCase) private var textCase
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.autocorrectionDisabled) private var isUncorrected
  @Environment(\.isScrollEnabled) private var scrolls
  @Environment(\.appearsActive) private var isActive

  var body: some View {
    Text(verbatim: textCase == .uppercase ? "capitals" : "as written")
    Text(labels == .hidden ? "without labels" : "with labels")
    Text(isUncorrected ? "as typed" : "corrected")
    Text(scrolls ? "scrolls" : "stays")
    Text(isActive ? "in front" : "behind")
  }
}

@MainActor @Suite struct LooksTests {
  @Test func viewsAskForLooksAround() {
    #expect(
      HeadlessHost { Looks() }.text == "as written\nwith labels\ncorrected\nscrolls\nin front")
    let host = HeadlessHost {
      VStack { Looks() }.textCase(.uppercase).labelsHidden().autocorrectionDisabled()
        .scrollDisabled(true).environment(\.scenePhase, .inactive)
    }
    #expect(host.text == "CAPITALS\nWITHOUT LABELS\nAS TYPED\nSTAYS\nBEHIND")
  }

  @Test func theEnvironmentSetsThem() {
    let view = VStack { Text("Tide") }.environment(\.textCase, .uppercase)
    #expect(ViewGraph(view).root.plainText == "TIDE")
  }
}
