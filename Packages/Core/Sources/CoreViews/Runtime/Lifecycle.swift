/// Closures to run when a view comes into view and when it leaves it.
protocol Lifecycle: AnyObject {
  func appearIfNeeded()
  func disappearIfNeeded()
}
