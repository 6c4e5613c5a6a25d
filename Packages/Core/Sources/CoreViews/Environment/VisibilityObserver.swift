/// An object that is told when the group that it is in comes into view or leaves it.
protocol VisibilityObserver: AnyObject {
  func visibilityChanged()
}
