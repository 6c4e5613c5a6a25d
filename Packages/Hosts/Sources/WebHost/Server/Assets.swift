/// The script and the stylesheet, with versions by which a browser may keep them for good.
enum Assets {
  static let script = PackageResources.page_js
  static let style =
    PackageResources.page_css
    + Array(
      (SymbolSheet.css + LayoutSheet.css + FinishSheet.css + ColorSheet.css).utf8)
  static let scriptVersion = version(of: script)
  static let styleVersion = version(of: style)

  /// A number that changes with the bytes (FNV-1a).
  private static func version(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 36)
  }
}
