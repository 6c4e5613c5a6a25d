/// Views to be seen while they are written, with states and data of their own.
///
/// `make preview FEATURE=NAME` shows those of a feature. `#Preview { … }` is the shorter form.
@MainActor
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
