extension Color {
  /// Whether nothing behind it can be seen.
  var isOpaque: Bool { !isClear && name?.contains("@") != true }

  private static let names: Set<String> = [
    "black", "white", "gray", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue",
    "indigo", "purple", "pink", "brown", "accent",
  ]

  /// Reads a colour as hosts write it; nil for a name that they do not know.
  init?(written text: String) {
    let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), parts.count <= 2 else { return nil }
    // Of an asset catalogue, a colour can be two.
    let isHex = name.split(separator: "|", omittingEmptySubsequences: false).allSatisfy { shade in
      shade.hasPrefix("#") && shade.count == 7 && shade.dropFirst().allSatisfy(\.isHexDigit)
    }
    guard isHex || Self.names.contains(name) || name == "primary" else { return nil }
    let base = name == "primary" ? Color.primary : Color(name: name)
    guard parts.count == 2 else {
      self = base
      return
    }
    guard let opacity = Double(parts[1]), (0...1).contains(opacity) else { return nil }
    self = base.opacity(opacity)
  }
}
