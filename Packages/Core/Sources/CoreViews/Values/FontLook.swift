/// What a font asks for besides bold, slanted and monospaced characters, which all hosts draw.
struct FontLook: Hashable, Sendable {
  /// The size; 0 for the usual one.
  var points: UInt16 = 0
  /// The thickness of strokes in hundreds, where it is not what all hosts draw; else 0.
  var weight: UInt8 = 0
  var design: Font.Design?
  var hasEvenDigits = false
}
