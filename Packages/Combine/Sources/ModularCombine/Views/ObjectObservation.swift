@_spi(Combine) import CoreViews
import OpenCombine

/// Has a mounted view evaluated again when the model that it keeps says that it changes.
final class ObjectObservation<Model: ObservableObject> {
  private(set) var model: Model?
  private var subscription: AnyCancellable?

  func follow(_ new: Model?, for node: ViewNode) {
    guard model !== new else { return }
    model = new
    let willChange = node.willChange
    subscription = new?.objectWillChange.sink { _ in willChange() }
  }

  /// Returns what a slot of a view keeps, or puts a new one there.
  static func kept(in slot: inout AnyObject?) -> ObjectObservation {
    let kept = slot as? ObjectObservation ?? ObjectObservation()
    slot = kept
    return kept
  }
}

extension ViewStore: @retroactive ObservableObject {
  /// Tells nothing: views observe what they read of the state.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

extension FlowNavigator: @retroactive ObservableObject {
  /// Tells nothing: views observe the routes that they read.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
