import CoreViews
import Foundation
import Testing

@testable import WebHost

/// What a page draws of looks besides colour and weight.
@MainActor
@Suite struct AppearanceTests {
  /// The classes of the innermost element, and whether the stylesheet has a rule for each.
  private func classes(@ViewBuilder _ content: () -> some View) -> Set<String> {
    let words = html(content).split { " \"<>=".contains($0) }.map(String.init)
    let classes = Set(words.filter { $0.hasPrefix("f-") || $0 == "filtered" })
    for name in classes { #expect(AppearanceSheet.css.contains(".\(name)"), "\(name)") }
    return classes
  }

  private let sail = Text("Sail")

  @Test func filtersAddUp() {
    #expect(
      classes { sail.brightness(0.2).contrast(1.5).grayscale(0.5) }
        == ["f-brightness-12", "f-contrast-15", "f-grayscale-5", "filtered"])
    #expect(
      classes { sail.saturation(0).hueRotation(.degrees(-90)).colorInvert() }
        == ["f-saturation-0", "f-hue-18", "f-inverted", "filtered"])
    #expect(classes { sail.blur(radius: 3).shadow(radius: 4) }.contains("f-shadow-2"))
    #expect(classes { sail.brightness(.nan) } == ["f-brightness-0", "filtered"])
  }

  @Test func outlinesCutOff() {
    #expect(classes { sail.clipShape(Circle()) } == ["f-circle"])
    #expect(classes { sail.mask { Capsule() } } == ["f-capsule"])
    #expect(classes { sail.cornerRadius(7) } == ["f-corner-4"])
    #expect(classes { sail.clipShape(RoundedRectangle(cornerRadius: 8)) } == ["f-corner-4"])
  }

  @Test func outlinesWithoutANameLeaveOutTheirCorners() {
    struct Bubble: Shape {
      func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16).path(in: rect)
      }
    }
    let corners: Set = ["f-rectangle", "f-cornerTopLeading-4", "f-cornerTopTrailing-4"]
    #expect(classes { sail.clipShape(Bubble()) } == corners)
    #expect(classes { sail.clipShape(Path { $0.move(to: .zero) }) } == ["f-rectangle"])
    let leaf = classes { sail.clipShape(.rect(bottomLeadingRadius: 8, bottomTrailingRadius: 40)) }
    #expect(leaf == ["f-rectangle", "f-cornerBottomLeading-2", "f-cornerBottomTrailing-10"])
  }

  @Test func aGradientThatIsAMaskLeavesTheViewAsItIs() {
    let fade = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    #expect(html { Color.red.mask(fade) }.contains(#"class="shape rectangle fg-red gx gy""#))
    #expect(!html { Color.red.mask(fade) }.contains("stop"))
  }

  @Test func aPageOfCardsHasAGroundOfItsOwn() {
    #expect(html { sail.background(Color(.systemGroupedBackground)) }.contains("bg-grouped"))
    #expect(html { Rectangle().fill(.separator) }.contains("cn-gray co-35"))
  }

  @Test func aScaleOfImagesLeavesTextsAsTheyAre() {
    #expect(classes { HStack { sail }.imageScale(.large) } == ["f-imageLarge"])
    #expect(AppearanceSheet.css.contains(".f-imageLarge:is(.image),.f-imageLarge .image{"))
  }

  @Test func viewsTurnAndGrow() {
    #expect(classes { sail.rotationEffect(.degrees(90)) } == ["f-rotation-6"])
    #expect(classes { sail.rotationEffect(.degrees(-45)) } == ["f-rotation-21"])
    #expect(classes { sail.scaleEffect(1.5) } == ["f-scale-15"])
    #expect(classes { sail.scaleEffect(x: -1) } == ["f-scale-10", "f-mirrored"])
    #expect(
      classes {
        sail.flipsForRightToLeftLayoutDirection(true)
          .environment(\.layoutDirection, .rightToLeft)
      } == ["f-mirrored"])
  }

  @Test func textsAreSetApart() {
    #expect(classes { VStack { sail }.kerning(2) } == ["f-kerning-4"])
    #expect(classes { VStack { sail }.tracking(-9) } == ["f-kerning--4"])
    #expect(classes { VStack { sail }.baselineOffset(3) } == ["f-baseline-3"])
    #expect(classes { VStack { sail }.fontWidth(.condensed) } == ["f-width-8"])
    #expect(classes { VStack { sail }.monospacedDigit() } == ["f-evenDigits"])
    #expect(classes { sail.lineSpacing(6) } == ["f-leading-3"])
    #expect(classes { sail.lineHeight(.loose) } == ["f-lineHeight-17"])
    #expect(classes { sail.textScale(.secondary) } == ["f-smallText"])
    #expect(classes { VStack { sail }.fontDesign(.serif) } == ["f-serif"])
    #expect(classes { sail.kerning(1).monospacedDigit() } == ["f-kerning-2", "f-evenDigits"])
    #expect(classes { sail.textSelection(.disabled) } == ["f-unselectable"])
    #expect(classes { sail.writingDirection(strategy: .rightToLeft) } == ["f-rightToLeft"])
  }

  @Test func aWindowIsLightOrDark() {
    #expect(html { sail.preferredColorScheme(.dark) }.contains("class=\"root dark-window\""))
    #expect(html { sail.preferredColorScheme(.light) }.contains("class=\"root light-window\""))
    #expect(classes { sail.preferredColorScheme(nil) } == [])
  }

  @Test func aPartOfAWindowIsLightOrDark() {
    #expect(classes { sail.environment(\.colorScheme, .dark) } == ["f-darkPart"])
    #expect(classes { sail.colorScheme(.light) } == ["f-lightPart"])
  }

  @Test func whatIsBesideItsPlaceTurnsAroundThat() {
    #expect(
      classes { sail.offset(y: -40).rotationEffect(.degrees(30)) }
        == ["f-rotation-2", "f-orbiting"])
    #expect(classes { sail.rotationEffect(.degrees(30)).offset(y: -40) } == ["f-rotation-2"])
  }

  @Test func aSymbolWithinATextIsDrawnAndReadAloud() {
    let html = html { Text("\(Image(systemName: "trash")) Empty") }
    let symbol = #"<span class="symbol s-trash" role="img" aria-label="trash"></span>"#
    #expect(html.contains("\(symbol) Empty"))
  }

  @Test func controlsHaveSizesAndBorders() {
    let button = Button("Go") {}
    #expect(classes { button.controlSize(.small) } == ["f-controlSmall"])
    #expect(classes { button.buttonBorderShape(.capsule) } == ["f-borderCapsule"])
    #expect(classes { button.buttonSizing(.flexible) } == ["f-wide"])
    #expect(classes { Image(systemName: "star").imageScale(.large) } == ["f-imageLarge"])
    #expect(
      classes { TextField("Name", text: .constant("")).textFieldStyle(.plain) }
        == ["f-fieldPlain"])
    #expect(
      classes { TextEditor(text: .constant("")).textEditorStyle(.plain) } == ["f-fieldPlain"])
    #expect(classes { button.focusEffectDisabled() } == ["f-focusHidden"])
  }

  @Test func thePointerIsSeen() {
    #expect(classes { sail.hoverEffect(.lift) } == ["f-hoverLift"])
    #expect(classes { sail.hoverEffectDisabled() } == ["f-hoverNone"])
    #expect(classes { sail.pointerStyle(.zoomIn) } == ["f-pointerZoomIn"])
    #expect(classes { sail.pointerVisibility(.hidden) } == ["f-pointerHidden"])
  }

  @Test func smallThingsCanBeLeftOut() {
    #expect(classes { VStack { sail }.allowsTightening(true) } == ["f-tight"])
    #expect(
      classes { Slider(value: .constant(1)).sliderThumbVisibility(.hidden) } == ["f-thumbHidden"])
    #expect(
      classes { List { sail }.navigationLinkIndicatorVisibility(.hidden) }
        == ["f-indicatorHidden"])
    #expect(classes { sail.layoutDirectionBehavior(.fixed) } == ["f-leftToRight"])
  }

  @Test func symbolsMoveOrStandStill() {
    let star = Image(systemName: "star")
    #expect(classes { star.symbolEffect(.pulse) } == ["f-pulse"])
    #expect(classes { star.symbolEffect(.rotate) } == ["f-turn"])
    #expect(classes { star.symbolEffectsRemoved() } == ["f-still"])
  }

  @Test func scrollingStopsAndStays() {
    let view = VStack { sail }
    #expect(classes { view.scrollTargetBehavior(.viewAligned) } == ["f-snaps"])
    #expect(classes { view.scrollTargetLayout() } == ["f-snapTargets"])
    #expect(classes { view.scrollBounceBehavior(.basedOnSize) } == ["f-contained"])
    #expect(classes { view.scrollClipDisabled() } == ["f-unclipped"])
    #expect(classes { List { sail.listRowHoverEffect(.highlight) } } == ["f-rowHover"])
    #expect(classes { List { sail.listRowHoverEffectDisabled() } } == ["f-rowHoverNone"])
  }

  @Test func changesTakeTime() {
    #expect(classes { sail.animation(.linear(duration: 0.5), value: 1) } == ["f-duration-5"])
    #expect(classes { sail.transition(.move(edge: .bottom)) } == ["f-enterUp"])
    #expect(AppearanceSheet.css.contains("prefers-reduced-motion:no-preference"))
  }

  @Test func listsHaveLooks() {
    let rows = List { Text("a") }
    #expect(classes { rows.listStyle(.plain) } == ["f-listPlain"])
    #expect(classes { rows.listRowSpacing(10) } == ["f-rowSpacing-5"])
    #expect(classes { rows.listSectionSpacing(.compact) } == ["f-sectionSpacing-4"])
    #expect(classes { rows.alternatingRowBackgrounds() } == ["f-stripes"])
    #expect(classes { rows.headerProminence(.increased) } == ["f-largeHeader"])
    #expect(classes { rows.scrollContentBackground(.hidden) } == ["f-groundHidden"])
    #expect(classes { rows.scrollDisabled(true) } == ["f-scrollsNot"])
    #expect(classes { rows.scrollIndicators(.hidden) } == ["f-scrollbarHidden"])
    #expect(html { List { sail.listRowSeparator(.hidden) } }.contains("<li class=\"lineless\">"))
    #expect(
      html { List { Section("a") { sail }.listSectionSeparator(.hidden) } }
        .contains("<li class=\"holds-section lineless\">"))
  }

  @Test func everyMarkHasARuleOfItsOwn() {
    for mark in Element.Appearance.Mark.allCases {
      #expect(AppearanceSheet.marks[mark] != nil, "\(mark)")
    }
    #expect(AppearanceSheet.css.utf8.count < 36_000)
    #expect(!AppearanceSheet.css.contains("url("))
  }

  @Test func theInnerLookOfAKindCounts() {
    #expect(classes { sail.blur(radius: 2).blur(radius: 9) } == ["f-blur-2", "filtered"])
  }
}
