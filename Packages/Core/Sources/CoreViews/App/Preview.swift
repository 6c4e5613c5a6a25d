internal import CoreDependencies

/// A view to be seen while it is written, with its name.
public struct Preview: Sendable {
  /// The name; empty if it has none.
  public let name: String
  /// The size that it asks for.
  public let layout: PreviewLayout
  var typeName = ""
  /// The module that declares it; empty for one that a program makes by itself.
  public internal(set) var module = ""
  let makeContent: @MainActor () -> AnyView

  /// Makes a preview.
  ///
  /// Stores that its views make have the `previewValue` of each dependency, unless a trait says
  /// another.
  @MainActor
  public init(
    _ name: String? = nil, traits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> some View
  ) {
    self.name = name ?? ""
    layout = traits.last { $0.layout != nil }?.layout ?? .device
    makeContent = {
      withDependencies { values in
        values.context = .preview
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
