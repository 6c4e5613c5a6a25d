extension Text {
  /// Which part of a text is left out if not all of it fits.
  public typealias TruncationMode = TextLines.Truncation
}
