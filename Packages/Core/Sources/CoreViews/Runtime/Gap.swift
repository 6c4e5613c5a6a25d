/// Rows that are not built yet.
protocol Gap: AnyObject {
  /// How many they are.
  var count: Int { get }
  /// Builds some of them, counted from the first one.
  func build(_ rows: Range<Int>)
}
