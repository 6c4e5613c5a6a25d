/// A leaf that submits when it is activated.
protocol SubmittingView {
  /// What its submission is to closures that wait for one.
  static var trigger: SubmitTriggers { get }
}
