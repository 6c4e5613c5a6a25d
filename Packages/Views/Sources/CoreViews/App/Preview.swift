internal import CoreDependencies
internal import CoreToolchain

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

/// Makes a preview of the views in the closure, which are compiled with the rest of the module.
///
/// ```
/// #Preview("Empty") {
///   BookView(store: Store(initialState: Book.State()) { Book() })
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CoreMacros", type: "PreviewMacro")

/// Makes a variable of a preview's closure a property of the view around:
/// `@Previewable @State var`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CoreMacros", type: "PreviewableMacro")

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

/// A preview that `#Preview` has made.
@MainActor
public protocol _PreviewSource {
  /// The preview.
  static var preview: Preview { get }
}

extension Preview {
  /// All previews of the program: those of `#Preview` and of every `PreviewProvider`, by file.
  ///
  /// Complexity: linear in the conformances that the program's own code declares.
  @MainActor
  public static var all: [Preview] {
    let names: Set = ["PreviewProvider", "_PreviewSource"]
    return ConformanceRecords.types(conformingTo: names).flatMap { type -> [Preview] in
      if let source = type as? any _PreviewSource.Type {
        var preview = source.preview
        preview.typeName = "Preview"
        preview.module = module(of: type)
        return [preview]
      }
      if let provider = type as? any PreviewProvider.Type { return [Self.of(provider)] }
      return []
    }
  }

  @MainActor
  private static func of<Provider: PreviewProvider>(_ provider: Provider.Type) -> Preview {
    var preview = Preview { provider.previews }
    preview.typeName = "\(provider)"
    preview.module = module(of: provider)
    return preview
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

/// The views of a preview, made once, when they are shown.
struct PreviewView: View {
  let preview: Preview
  @State private var made = MadePreview()

  var body: some View { made.content(of: preview) }
}

private final class MadePreview {
  private var content: AnyView?

  func content(of preview: Preview) -> AnyView {
    if let content { return content }
    let made = MainActor.assumeIsolated { IsolatedContent(content: preview.content) }.content
    content = made
    return made
  }
}
