internal import CoreDependencies

/// A view to be seen while it is written, with its name.
public struct Preview: Sendable {
  /// The name; empty if it has none.
  public let name: String
  var typeName = ""
  let makeContent: @MainActor () -> AnyView

  /// Makes a preview.
  @MainActor
  public init(
    _ name: String? = nil, traits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> some View
  ) {
    self.name = name ?? ""
    makeContent = {
      withDependencies { values in
        for trait in traits { trait.override(&values) }
      } operation: {
        traits.reduce(AnyView(body())) { $1.apply($0) }
      }
    }
  }

  /// The name, or that of the type that makes it.
  public var title: String { name.isEmpty ? typeName : name }

  /// The views, for other views: on the main actor alone, where hosts show previews.
  public var view: some View { PreviewView(preview: self) }

  /// The views.
  @MainActor public var content: AnyView { makeContent() }
}
