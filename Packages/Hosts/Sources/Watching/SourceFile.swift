/// Which files of a folder are sources, and which are an editor's own.
enum SourceFile {
  /// Whether a save of such a name may change a program.
  static func isSource(_ name: some StringProtocol) -> Bool {
    guard !name.hasPrefix("."), !name.hasPrefix("#"), !name.hasSuffix("~"),
      let dot = name.lastIndex(of: ".")
    else { return false }
    return !["swp", "swx", "tmp", "bak", "orig"].contains(String(name[dot...].dropFirst()))
  }

  /// Whether sources may be in a folder of such a name.
  static func mayHold(_ folder: some StringProtocol) -> Bool { !folder.hasPrefix(".") }
}
