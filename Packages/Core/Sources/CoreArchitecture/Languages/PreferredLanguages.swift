@_spi(Locked) internal import CoreDependencies
public import Foundation
internal import IssueReporting

/// The languages that a person reads, the best first.
///
/// Texts come in the first of them that has a translation, else as they stand in the source. A
/// session keeps those that were ``current`` when it was made.
public struct PreferredLanguages: Hashable, Sendable {
  /// Names such as `ko-KR`, each with the shorter ones behind it.
  public let tags: [String]
  /// The locale that says them; nil where only names do.
  let said: Locale?

  /// Makes a choice from names such as `ko`, `ko-KR` or `ko_KR.UTF-8`.
  public init(_ names: [String]) {
    var tags: [String] = []
    for name in names {
      var parts = name.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
      while !parts.isEmpty {
        let tag = parts.joined(separator: "-")
        if !tags.contains(tag) { tags.append(tag) }
        parts.removeLast()
      }
    }
    self.tags = tags.filter { $0 != "C" && $0 != "POSIX" }
    said = nil
  }

  /// Takes the language of a locale, in which dates and numbers are then written.
  @_spi(Views) public init(of locale: Locale) {
    tags = Self([locale.identifier]).tags
    said = locale
  }

  /// Reads the variables of the system: `LANGUAGE`, then `LC_ALL`, `LC_MESSAGES` or `LANG`.
  ///
  /// `LANGUAGE` counts only where one of the others names a language.
  public init(variables: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }
      .first { !$0.isEmpty }
    let isNamed = locale.map { !Self([$0]).tags.isEmpty } ?? false
    let list = isNamed ? variables["LANGUAGE"]?.split(separator: ":").map(String.init) : nil
    self.init((list ?? []) + [locale].compactMap(\.self))
  }

  /// Reads the header in which a browser tells them, such as `ko-KR,ko;q=0.9,en;q=0.8`.
  public init(acceptLanguage header: String) {
    let entries =
      header.split(separator: ",").prefix(20).compactMap { entry in
        let parts = entry.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
        let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
        guard let name = parts.first, !name.isEmpty,
          name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        else { return nil }
        return (name: name, quality: quality.map { Double($0.dropFirst(2)) ?? 0 } ?? 1)
      } as [(name: String, quality: Double)]
    let ranked = entries.filter { $0.quality > 0 }.enumerated().sorted {
      ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
    }
    self.init(ranked.map(\.element.name))
  }

  /// Those of the process: what the system's variables say, until they are set.
  ///
  /// In a test there are none at first, so that texts do not depend on the machine.
  public static var ofProcess: PreferredLanguages {
    get { process.withLock { $0 } }
    set { process.withLock { $0 = newValue } }
  }

  private static let process = Locked(
    PreferredLanguages(variables: isTesting ? [:] : ProcessInfo.processInfo.environment))

  /// Those of the session that is being made or updated on this thread, else of the task, else of
  /// the process.
  public static var current: PreferredLanguages {
    LanguageThread.current?.languages ?? ofTask ?? ofProcess
  }

  @TaskLocal private static var ofTask: PreferredLanguages?

  /// Runs a closure in which these are ``current``; sessions and tasks that it makes keep them.
  public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = LanguageThread.made
    let outer = thread.languages
    thread.languages = self
    defer { thread.languages = outer }
    guard (Self.ofTask ?? .ofProcess) != self else { return try body() }
    return try Self.$ofTask.withValue(self, operation: body)
  }

  /// Runs a closure in which these are ``current`` for views, whose texts keep their keys or do
  /// not.
  @_spi(Views) public func asCurrent<Result>(
    keepingKeys: Bool, _ body: () throws -> Result
  ) rethrows -> Result {
    let thread = LanguageThread.made
    let outer = thread.keepsKeys
    thread.keepsKeys = keepingKeys
    defer { thread.keepsKeys = outer }
    return try asCurrent(body)
  }

  /// Whether a text that is made on this thread keeps its key, to be shown in other languages: also
  /// one that no view makes.
  @_spi(Views) public static var areKeysKept: Bool { LanguageThread.current?.keepsKeys ?? true }

  /// Runs an asynchronous closure in which these are ``current``, also in the tasks that it makes.
  public func asCurrent<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$ofTask.withValue(self, operation: body, isolation: isolation)
  }

  /// The language in which the program's texts are shown: the first that it has, or that of its
  /// source.
  public var shown: String {
    let available = Self.available
    return tags.first { available.contains($0) } ?? StringCatalogs.sourceLanguage
  }

  /// The languages that the program has texts in, in the order of the alphabet.
  public static var available: [String] { StringCatalogs.languages }
}

/// The languages that count on a thread during a call.
private final class LanguageThread {
  private static let slot = ThreadSlot { LanguageThread() }

  static var current: LanguageThread? { slot.existing }
  static var made: LanguageThread { slot.current }

  var languages: PreferredLanguages?
  var keepsKeys = true
}

extension PreferredLanguages {
  /// The locale in which dates and numbers are written, in the language that texts are shown in.
  ///
  /// A person's region stays: with `ko-KR` and Korean texts it is `ko-KR`. Where no language is
  /// preferred, it is that of the system.
  public var locale: Locale {
    if let said { return said }
    guard !tags.isEmpty else { return .current }
    let shown = shown
    return Locale(
      identifier: tags.first { $0 == shown || $0.hasPrefix("\(shown)-") } ?? shown)
  }
}

extension FormatStyle {
  /// Formats a value in the languages of the session, unless the style names a locale itself.
  @_spi(Views) public func formatInSession(_ value: FormatInput) -> FormatOutput {
    let languages = PreferredLanguages.current
    let names = self != locale(.autoupdatingCurrent) && self != locale(.current)
    guard languages.said != nil || !languages.tags.isEmpty, !names else { return format(value) }
    return locale(languages.locale).format(value)
  }
}
