import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: makes a type that hosts find, with the views of the closure.
public enum PreviewMacro: VerbatimMacro {}

extension PreviewMacro: DeclarationMacro {
  /// Generates the type; variables marked `@Previewable` become properties of a view around.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let labelled = node.arguments.first { $0.label?.text == "body" }
    guard
      let closure = node.trailingClosure ?? labelled?.expression.as(ClosureExprSyntax.self)
    else {
      context.diagnose(.previewNeedsViews(node))
      return []
    }
    let name = context.makeUniqueName("Preview")
    let isNamed = node.arguments.first.map { $0.label == nil } ?? false
    let title = isNamed ? node.arguments.first?.expression.trimmedDescription ?? "nil" : "nil"
    let traits = node.arguments.drop { $0.label?.text != "traits" }
      .prefix { $0.label == nil || $0.label?.text == "traits" }
      .map(\.expression.trimmedDescription)
    let arguments = traits.isEmpty ? title : "\(title), traits: \(traits.joined(separator: ", "))"
    let hoisted = closure.statements.filter(\.isPreviewable)
    let views = closure.statements.filter { !$0.isPreviewable }.map(\.description).joined()
    guard !hoisted.isEmpty else {
      return [
        """
        @MainActor struct \(name): CoreViews._PreviewSource {
          static var preview: CoreViews.Preview {
            CoreViews.Preview(\(raw: arguments)) {\(raw: views)
            }
          }
        }
        """
      ]
    }
    let properties = hoisted.map { $0.withoutPreviewable }.joined(separator: "\n")
    return [
      """
      @MainActor struct \(name): CoreViews._PreviewSource {
        private struct Content: CoreViews.View {
          \(raw: properties)
          var body: some CoreViews.View {\(raw: views)
          }
        }
        static var preview: CoreViews.Preview {
          CoreViews.Preview(\(raw: arguments)) { Content() }
        }
      }
      """
    ]
  }
}

extension CodeBlockItemSyntax {
  private var markedVariable: VariableDeclSyntax? {
    item.as(VariableDeclSyntax.self) ?? item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self)
  }

  fileprivate var isPreviewable: Bool {
    markedVariable?.attributes.contains { $0.isPreviewable } ?? false
  }

  fileprivate var withoutPreviewable: String {
    guard var variable = markedVariable else { return description }
    variable.attributes = variable.attributes.filter { !$0.isPreviewable }
    return variable.trimmedDescription
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}

extension Diagnostic {
  fileprivate static func previewNeedsViews(_ node: some SyntaxProtocol) -> Diagnostic {
    Complaint(
      id: "preview.needsViews",
      article: .views,
      message: "'#Preview' needs a closure with the views to show"
    )
    .diagnostic(at: node)
  }
}

/// `@Previewable`: marks a variable for `#Preview`, which makes it a property of a view.
public enum PreviewableMacro: VerbatimMacro {}

extension PreviewableMacro: PeerMacro {
  /// Generates nothing: `#Preview` reads the mark.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
