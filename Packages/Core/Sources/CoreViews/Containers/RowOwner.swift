/// The `ForEach` that a row is of, which knows its place.
protocol RowOwner: AnyObject {
  var rowCount: Int { get }
  /// The place of the row with an id; nil if it has gone.
  func place(of id: AnyHashable) -> Int?
}
