public import Foundation

extension View {
  /// Runs a closure with each URL that the program is asked to open while the view is mounted.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified(by: OpenURLModifier(action: action))
  }
}
