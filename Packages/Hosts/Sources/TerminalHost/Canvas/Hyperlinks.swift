/// Which terminals let a person open the URL behind a text, and how they are told of it.
enum Hyperlinks {
  /// Whether the terminal is one that is known to take links.
  ///
  /// Within `tmux` or `screen` that is not known, whatever the terminal around.
  static func areTaken(environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    if term == "dumb" || term.isEmpty || environment["TMUX"] != nil { return false }
    if term.hasPrefix("tmux") || term.hasPrefix("screen") { return false }
    if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour"].contains(term) {
      return true
    }
    let programs = ["iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper", "rio"]
    if programs.contains(environment["TERM_PROGRAM"] ?? "") { return true }
    return environment["VTE_VERSION"].flatMap(Int.init).map { $0 >= 5000 } ?? false
      || environment["WT_SESSION"] != nil || environment["KONSOLE_VERSION"] != nil
  }

  /// The variables that are read.
  static let variables = [
    "TERM", "TMUX", "TERM_PROGRAM", "VTE_VERSION", "WT_SESSION", "KONSOLE_VERSION",
  ]

  /// The sequence after which cells lead to a URL; with nil, to none.
  static func sequence(_ url: String?) -> String { "\u{1B}]8;;\(url ?? "")\u{1B}\\" }

  /// A number for a URL, the same in every frame and never 0.
  ///
  /// Nil for what is no URL that a terminal opens, and for one that could end the sequence.
  static func number(of url: String) -> UInt32? {
    guard let colon = url.firstIndex(of: ":"),
      ["https", "http", "mailto", "tel"].contains(url[..<colon].lowercased()),
      url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), url.utf8.count <= 2_000
    else { return nil }
    return max(1, url.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 })
  }
}
