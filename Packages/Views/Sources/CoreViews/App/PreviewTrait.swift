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

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// As a device, as the view, and as given in points.
  case device, sizeThatFits
  /// As given, in points.
  case fixed(width: Double, height: Double)
}

/// The name of a device.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String
  /// Makes a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// What only a preview on another system can show.
extension View {
  /// Returns the view itself: `#Preview("Name")` names a preview.
  public func previewDisplayName(_ name: String?) -> Self { self }
  /// Returns the view itself: a preview is shown in the host that shows it.
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  /// Returns the view itself: a preview takes the size that it takes.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
}

/// Circumstances that several previews have in common, such as data or an environment.
///
/// ```
/// struct Moored: PreviewModifier {
///   static func makeSharedContext() async throws -> Harbour { try await Harbour.sample() }
///   func body(content: Content, context: Harbour) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(Moored())) { BerthsView() }
/// ```
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The view of a preview.
  associatedtype Body: View
  /// The view that is previewed.
  typealias Content = AnyView

  /// Makes what the previews share; each preview calls it once.
  @MainActor static func makeSharedContext() async throws -> Context
  /// Returns the view of a preview.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// A preview in circumstances that are made before it is shown.
@MainActor struct ModifiedPreview<Modifier: PreviewModifier>: @MainActor View {
  @State private var context: Modifier.Context?
  @State private var failure = ""
  let modifier: Modifier
  let content: AnyView

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else if !failure.isEmpty {
      Text(verbatim: failure)
    } else {
      ProgressView().task { await load() }
    }
  }

  private func load() async {
    do { context = try await Modifier.makeSharedContext() } catch { failure = "\(error)" }
  }
}
