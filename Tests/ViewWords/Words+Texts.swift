import CoreViews
import Foundation

extension Word {
  private static let long = "a line of words that is much longer than the screen is wide"

  /// What a text looks like.
  @WordsBuilder static var texts: [Word] {
    Word("Text") { Text("Berth **3**") }
    Word("Label") { Label("Berth", systemImage: "star.fill") }
    Word("bold", Text("Berth")) { $0.bold() }
    Word("italic", Text("Berth")) { $0.italic() }
    Word("underline", Text("Berth")) { $0.underline() }
    Word("strikethrough", Text("Berth")) { $0.strikethrough() }
    Word("monospaced", Text("Berth")) { $0.monospaced() }
    Word("monospacedDigit", Text("Berth 3")) { $0.monospacedDigit() }
    Word("font", Text("Berth")) { $0.font(.title) }
    Word.beside("fontDesign", Text("Berth")) { $0.fontDesign(.serif) }
    Word("fontWeight", Text("Berth")) { $0.fontWeight(.heavy) }
    Word("fontWidth", Text("Berth")) { $0.fontWidth(.expanded) }
    Word.beside("kerning", Text("Berth")) { $0.kerning(4) }
    Word.beside("tracking", Text("Berth")) { $0.tracking(4) }
    Word("baselineOffset", Text("Berth")) { $0.baselineOffset(4) }
    Word("lineHeight", Text(long)) { $0.lineHeight(.loose) }
    Word("lineSpacing", Text(long)) { $0.lineSpacing(16) }
    Word("lineLimit", Text(long)) { $0.lineLimit(1) }
    Word("truncationMode", Text(long).lineLimit(1)) { $0.truncationMode(.middle) }
    Word("multilineTextAlignment", Text(long)) { $0.multilineTextAlignment(.trailing) }
    Word("allowsTightening", Text(long)) { $0.allowsTightening(true) }
    Word("textCase", Text("Berth")) { $0.textCase(.uppercase) }
    Word.beside("textScale", Text("Berth")) { $0.textScale(.secondary) }
    Word("textSelection", Text("Berth")) { $0.textSelection(.enabled) }
    Word("typesettingLanguage", Text("배")) {
      $0.typesettingLanguage(Locale.Language(identifier: "ko"))
    }
    Word("writingDirection", Text("Berth")) { $0.writingDirection(strategy: .rightToLeft) }
    Word("redacted", Text("Berth")) { $0.redacted(reason: .placeholder) }
    Word("unredacted", Text("Berth").redacted(reason: .placeholder)) { _ in
      Text("Berth").unredacted().redacted(reason: .placeholder)
    }
    Word("privacySensitive", Text("Berth").redacted(reason: .privacy)) { _ in
      Text("Berth").privacySensitive().redacted(reason: .privacy)
    }
    Word("labelIconToTitleSpacing", Label("Berth", systemImage: "star.fill")) {
      $0.labelIconToTitleSpacing(24)
    }
    Word("labelReservedIconWidth", Label("Berth", systemImage: "star.fill")) {
      $0.labelReservedIconWidth(48)
    }
    Word("labelStyle", Label("Berth", systemImage: "star.fill")) { $0.labelStyle(.titleOnly) }
    Word("badge", List { Text("Berth") }) { _ in List { Text("Berth").badge(3) } }
  }

  /// Colours and what changes them.
  @WordsBuilder static var colors: [Word] {
    Word("foregroundStyle", Text("Berth")) { $0.foregroundStyle(.red) }
    Word("foregroundColor", Text("Berth")) { $0.foregroundColor(.red) }
    Word.beside("accentColor", Button("Berth") {}) { $0.accentColor(.red) }
    Word.beside("tint", Toggle("Berth", isOn: .constant(true))) { $0.tint(.red) }
    Word("backgroundStyle", Text("Berth").background()) { $0.backgroundStyle(.green) }
    Word("opacity", Text("Berth")) { $0.opacity(0.5) }
    Word("brightness", Text("Berth").foregroundStyle(.red)) { $0.brightness(0.3) }
    Word("contrast", Text("Berth").foregroundStyle(.red)) { $0.contrast(0.5) }
    Word("saturation", Text("Berth").foregroundStyle(.red)) { $0.saturation(0.2) }
    Word("grayscale", Text("Berth").foregroundStyle(.red)) { $0.grayscale(1) }
    Word("hueRotation", Text("Berth").foregroundStyle(.red)) { $0.hueRotation(.degrees(120)) }
    Word("colorInvert", Text("Berth").foregroundStyle(.red)) { $0.colorInvert() }
    Word("colorMultiply", Text("Berth")) { $0.colorMultiply(.mint) }
    Word("shadow", Text("Berth")) { $0.shadow(radius: 4) }
    Word("colorScheme", Told(\.colorScheme)) { $0.colorScheme(.dark) }
    Word("preferredColorScheme", Told(\.colorScheme)) { $0.preferredColorScheme(.dark) }
  }
}
