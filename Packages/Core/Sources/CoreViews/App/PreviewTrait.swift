public import CoreDependencies

/// The circumstances of a preview, and its size on a page of previews.
@MainActor
public struct PreviewTrait {
  var apply: @MainActor (AnyView) -> AnyView = { $0 }
  var override: (inout DependencyValues) -> Void = { _ in }
  var layout: PreviewLayout?

  /// As large as a part of a phone's screen.
  public static let defaultLayout = PreviewTrait()
  /// As large as the view is.
  public static let sizeThatFitsLayout = PreviewTrait(layout: .sizeThatFits)
  /// Upright.
  public static let portrait = PreviewTrait()
  /// On its left side.
  public static let landscapeLeft = PreviewTrait()
  /// On its right side.
  public static let landscapeRight = PreviewTrait()
  /// At a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }
  /// With other dependencies, for stores that the preview makes.
  public static func dependencies(
    _ update: @escaping (inout DependencyValues) -> Void
  ) -> PreviewTrait {
    PreviewTrait(override: update)
  }
  /// With another value of a dependency, for stores that the preview makes.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable, _ value: Value
  ) -> PreviewTrait {
    PreviewTrait(override: { $0[keyPath: keyPath] = value })
  }
  /// With another value of a dependency that is known by its type.
  public static func dependency<Value: TestDependencyKey>(_ value: Value) -> PreviewTrait
  where Value == Value.Value {
    PreviewTrait(override: { $0[Value.self] = value })
  }
  /// With what a modifier makes.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }
}
