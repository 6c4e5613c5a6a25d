public import ArgumentParser
import CoreArchitecture
@_spi(Hosts) public import CoreViews

/// The choice of host on a command line, as a program's only flag or one of its options.
///
/// A program that shows one view is
///
/// ```swift
/// await HostOptions.run { RootView() }
/// ```
public struct HostOptions: ParsableArguments {
  @Option(
    name: .customLong("host"),
    help: .inLanguage(
      """
      How the app is shown: plain text, one command a line; full-screen in a terminal; or as pages \
      for browsers.
      """,
      discussion: "On a terminal the default is terminal, on a pipe it is plain."))
  private var parsedKind: HostKind?
  @Flag(
    name: .customLong("previews"),
    help: .inLanguage("Shows the previews of the program's views, and not the program."))
  private var parsedPreviews = false
  @Option(
    name: .customLong("explore"),
    help: .inLanguage(
      """
      Explores the program for so many seconds, and does not show it: all that its screens offer, in \
      every order with what effects bring.
      """,
      valueName: "seconds"))
  private var parsedExplore: Int?
  @Flag(
    name: .customLong("inline"),
    help: .inLanguage(
      """
      Draws in the terminal below the lines that are there, in as many rows as it takes, instead of \
      full-screen.
      """))
  private var parsedInline = false
  @Option(
    help: .inLanguage(
      "The language of the texts, such as ko.",
      discussion: "By default that of the system; for --host web, that of each browser."))
  private var language: String?
  @Option(help: .inLanguage("The port that --host web listens on; 8080 unless it is given."))
  private var port: Int?
  @Option(
    name: .customLong("web"),
    help: .inLanguage(
      "A setting of --host web, such as max-sessions=500.", valueName: "name=value"))
  private var web: [String] = []
  private var givenKind: HostKind?
  /// Whether these options come from a command line; ArgumentParser traps when flags that do not
  /// are read.
  private var isParsed = false

  /// The chosen host; nil means the one that suits the process's standard streams.
  public var kind: HostKind? { isParsed ? parsedKind : givenKind }

  /// Whether the previews of the program's views are to be shown.
  public var showsPreviews: Bool { isParsed && parsedPreviews }

  /// For how many seconds the program is to be explored; nil if it is to be shown.
  var explores: Int? { isParsed ? parsedExplore : nil }

  /// Creates options without a choice, for ArgumentParser to fill.
  public init() {}

  /// Creates options with a choice that no command line has made.
  public init(kind: HostKind?) { givenKind = kind }

  /// Takes the choice from a parsed command line; ArgumentParser calls this.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _parsedKind = try container.decode(Option<HostKind?>.self, forKey: .parsedKind)
    _parsedPreviews = try container.decode(Flag<Bool>.self, forKey: .parsedPreviews)
    _parsedExplore = try container.decode(Option<Int?>.self, forKey: .parsedExplore)
    _parsedInline = try container.decode(Flag<Bool>.self, forKey: .parsedInline)
    _language = try container.decode(Option<String?>.self, forKey: .language)
    _port = try container.decode(Option<Int?>.self, forKey: .port)
    _web = try container.decode(Option<[String]>.self, forKey: .web)
    isParsed = true
  }

  private enum CodingKeys: CodingKey {
    case parsedKind, parsedPreviews, parsedExplore, parsedInline, language, port, web
  }

  /// Checks that an inline host is one for a terminal, that each setting of the server has a name
  /// and a value, and that there are texts in the language, which becomes that of the process:
  /// programs make their views right after this.
  public func validate() throws {
    if let language {
      let languages = PreferredLanguages.available
      guard languages.contains(language) else {
        throw ValidationError(
          hostText(
            "There are no texts in '\(language)'. There are: \(languages.joined(separator: ", ")).")
        )
      }
      PreferredLanguages.ofProcess = PreferredLanguages([language])
    }
    if parsedInline, let parsedKind, parsedKind != .terminal {
      throw ValidationError(
        hostText(
          "--inline is for --host terminal, and this is --host \(parsedKind.rawValue): leave one out."
        ))
    }
    for setting in web where !setting.contains("=") {
      throw ValidationError(
        hostText("'\(setting)' is no setting of --host web: write name=value."))
    }
  }

  /// The settings of the server by their names.
  var serverSettings: [String: String] {
    guard isParsed else { return [:] }
    var settings: [String: String] = [:]
    for setting in web {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      settings[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
    if let language { settings["language"] = language }
    if let port { settings["port"] = "\(port)" }
    return settings
  }

  /// Creates the chosen host, or the one that suits the process's standard streams.
  public func makeHost() -> any ViewHost {
    (kind ?? .automatic).makeHost(isInline: isParsed && parsedInline)
  }

  /// Makes the session of a view.
  ///
  /// Under `make watch` it goes on from the program that it replaces; its stores have to be made in
  /// the closure.
  ///
  /// - Parameters:
  ///   - isRestored: Whether an earlier session has left the state, which `onRestore` then tells.
  ///   - content: Makes the view and its stores.
  /// - Returns: The session, for `run`.
  @MainActor
  public func session(
    isRestored: Bool = false, @ViewBuilder _ content: () -> some View
  ) -> any ViewSession {
    WatchedProgram.session(isRestored: isRestored, content)
  }

  /// Shows a session in the chosen host until the person leaves, then closes it.
  ///
  /// Returns the exit status for the process.
  @MainActor
  public func run(_ session: any ViewSession) async -> Int32 {
    let status = await makeHost().run(session)
    WatchedProgram.endIfAsked(after: session)
    _ = session.perform(.phase(.background))
    session.close()
    return status
  }
}

extension ArgumentHelp {
  /// Makes the help of an option in the language that the command line asks for, else in that of
  /// the process.
  ///
  /// The flag counts from here on, since `--help` is answered before any option is read.
  package static func inLanguage(
    _ abstract: LocalizedStringKey, discussion: LocalizedStringKey = "", valueName: String? = nil
  ) -> ArgumentHelp {
    _ = isLanguageRead
    return ArgumentHelp(
      hostText(abstract), discussion: hostText(discussion), valueName: valueName)
  }

  private static let isLanguageRead: Bool = {
    let words = CommandLine.arguments
    let given = zip(words, words.dropFirst()).first { $0.0 == "--language" }?.1
    let joined = words.first { $0.hasPrefix("--language=") }?.dropFirst("--language=".count)
    guard let language = given ?? joined.map(String.init),
      PreferredLanguages.available.contains(language)
    else { return false }
    PreferredLanguages.ofProcess = PreferredLanguages([language])
    return true
  }()
}
