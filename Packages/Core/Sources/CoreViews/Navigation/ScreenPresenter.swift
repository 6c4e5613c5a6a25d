/// A modifier or link that has pushed a screen without a path.
protocol ScreenPresenter: AnyObject {
  func dismiss()
}
