/// A node that can have its host scroll to a view below.
protocol ScrollingNode: AnyObject {
  func scroll(to id: AnyHashable, anchor: UnitPoint?)
}
