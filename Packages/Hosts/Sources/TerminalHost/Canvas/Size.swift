struct Size: Hashable, Sendable {
  var width: Int
  var height: Int

  static let zero = Size(width: 0, height: 0)
}
