import Foundation
import Observation
import Testing
import ViewsTesting

@_spi(Views) @testable import CoreArchitecture
@testable import CoreViews

/// A view that sets the locale has what is below it in that language.
@MainActor
@Suite struct LocaleTests {
  private static let korean = Locale(identifier: "ko")

  @Test func textsAreInTheLanguageOfTheNearestLocale() throws {
    let bundle = try HarbourBundle.make()
    let host = HeadlessHost {
      Text("Cast off", bundle: bundle)
      VStack {
        Text("\("North") to \("South")", bundle: bundle).italic()
        Text("Cast off", bundle: bundle).environment(\.locale, Locale(identifier: "en"))
        SignView(bundle: bundle)
      }
      .environment(\.locale, Self.korean)
    }
    #expect(host.text == "Cast off\nSouth, 출발지 North\nCast off\n출항\n출항")
    let spans = host.session.root.flattened.first { $0.label.hasPrefix("South") }?.style
    #expect(spans?.marks == .italic)
  }

  @Test func titlesPromptsAndNamesAreInTheLanguage() throws {
    let bundle = try HarbourBundle.make()
    let off = Text("Cast off", bundle: bundle)
    let host = HeadlessHost {
      NavigationStack {
        Form {
          Button {
          } label: {
            off
          }
          TextField(text: .constant(""), prompt: off) { Text("Ship") }
          Text("a").accessibilityLabel(off).accessibilityHint(off)
        }
        .navigationTitle(off)
        .sheet(isPresented: .constant(true)) { SignView(bundle: bundle) }
        .alert(off, isPresented: .constant(true)) {}
      }
      .environment(\.locale, Self.korean)
    }
    let elements = host.session.root.flattened
    #expect(elements.first { $0.role == .button }?.label == "출항")
    #expect(elements.first { $0.role == .textField }?.traits.prompt == "출항")
    let named = elements.first { !$0.accessibility.hint.isEmpty }
    #expect(named?.label == "출항" && named?.accessibility.hint == "출항")
    #expect(elements.first { $0.role == .screen }?.label == "출항")
    #expect(elements.first { $0.role == .alert }?.label == "출항")
    let sheet = try #require(elements.first { $0.role == .sheet })
    #expect(sheet.flattened.filter { $0.role == .text }.map(\.label) == ["출항", "출항"])
  }

  @Test func valuesAreWrittenAsTheLocaleWritesThem() {
    let host = HeadlessHost {
      FiguresView().environment(\.locale, Locale(identifier: "en_US"))
      FiguresView().environment(\.locale, Locale(identifier: "de_CH"))
      FiguresView().environment(\.locale, Self.korean)
    }
    #expect(
      host.text == """
        en_US 1,234.5 Nov 22, 2026
        de_CH 1’234.5 22. Nov. 2026
        ko 1,234.5 2026년 11월 22일
        """)
  }

  @Test func textsFollowTheLocale() throws {
    let switching = Switch()
    let host = HeadlessHost { [bundle = try HarbourBundle.make()] in
      SwitchedView(switching: switching, bundle: bundle)
    }
    #expect(host.text == "Cast off\nCast off\n0")
    switching.locale = Self.korean
    #expect(host.text == "출항\n출항\n0")
    switching.count += 1
    #expect(host.text == "출항\n출항\n1")
    switching.locale = Locale(identifier: "en")
    #expect(host.text == "Cast off\nCast off\n1")
  }

  @Test func aRowThatIsBuiltLaterIsInTheLanguage() throws {
    let bundle = try HarbourBundle.make()
    let graph = ViewGraph(
      buildsRowsWhenShown: true,
      List(0..<50, id: \.self) { _ in SignView(bundle: bundle) }
        .environment(\.locale, Self.korean))
    let labels = graph.root.flattened.filter { $0.role == .text }.map(\.label)
    #expect(labels == Array(repeating: "출항", count: 100))
  }

  @Test func textsKeepNoKeyWhereNoViewSetsALocale() {
    var isKept: Bool?
    struct Looking: View {
      let look: () -> Void
      var body: some View {
        look()
        return Text("a")
      }
    }
    _ = HeadlessHost { Looking { isKept = PreferredLanguages.areKeysKept } }
    #expect(isKept == false)
    _ = HeadlessHost {
      Looking { isKept = PreferredLanguages.areKeysKept }.environment(\.locale, Self.korean)
    }
    #expect(isKept == true)
  }
}

/// Made in its own body, in the language around it.
private struct SignView: View {
  let bundle: Bundle

  var body: some View {
    Text("Cast off", bundle: bundle)
    Text(LocalizedStringResource("Cast off", bundle: bundle))
  }
}

private struct FiguresView: View {
  @Environment(\.locale) private var locale

  var body: some View {
    let day = Date(timeIntervalSince1970: 1_795_348_800)
    let style = Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt)
    Text("\(locale.identifier) \(1234.5, format: .number) \(day, format: style)")
  }
}

@Observable
private final class Switch {
  var locale = Locale(identifier: "en")
  var count = 0
}

private struct SwitchedView: View {
  let switching: Switch
  let bundle: Bundle

  var body: some View {
    SignView(bundle: bundle).environment(\.locale, switching.locale)
    Text(verbatim: "\(switching.count)")
  }
}
