extension Color {
  /// The name of a colour, or the tint in place of the accent.
  static func name(_ name: String?, tintedBy tint: String?) -> String? {
    name == accentColor.name ? tint ?? name : name
  }
}
