import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction(for: Feature.self)`: lets a view send the view actions of its feature only.
public enum ViewActionMacro: VerbatimMacro, ExtensionMacro {
  /// Adds the conformance to `ViewActionSending`, and warns of direct calls of `store.send`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let feature = node.featureType else {
      context.diagnose(.viewActionNeedsFeature(node))
      return []
    }
    guard declaration.declaresProperty(named: "store") else {
      context.diagnose(.viewActionNeedsStore(node, on: declaration, feature: feature))
      return []
    }
    let finder = DirectSendFinder(viewMode: .sourceAccurate)
    finder.walk(declaration.memberBlock)
    for call in finder.calls { context.diagnose(.directSend(call)) }
    guard !protocols.isEmpty, !context.diagnosePrivate(node, on: declaration) else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): CoreArchitecture.ViewActionSending") {}
    ]
  }
}

extension AttributeSyntax {
  /// The type `Feature` in `@ViewAction(for: Feature.self)`.
  fileprivate var featureType: String? {
    guard case .argumentList(let arguments)? = arguments,
      let access = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return access.base?.trimmedDescription
  }
}

/// Finds `store.send(…)` and `self.store.send(…)`.
private final class DirectSendFinder: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "send", callee.base?.isStore == true
    {
      calls.append(node)
    }
    return .visitChildren
  }

  // A type nested in the view has a store of its own.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  fileprivate var isStore: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "store" }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == "store"
      && access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}

extension Diagnostic {
  static func viewActionNeedsFeature(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "viewAction.needsFeature",
      article: .actions,
      message: "'@ViewAction' needs the feature whose view this is, written as 'Feature.self'"
    )
    .diagnostic(at: node)
  }

  static func viewActionNeedsStore(
    _ node: AttributeSyntax,
    on declaration: some DeclGroupSyntax,
    feature: String
  ) -> Diagnostic {
    let store = MemberBlockItemSyntax(decl: "\n  let store: StoreOf<\(raw: feature)>" as DeclSyntax)
    let members = declaration.memberBlock.members
    let fixIt = FixIt(
      message: Remedy(id: "viewAction.store", message: "add 'store'"),
      changes: [.replace(oldNode: Syntax(members), newNode: Syntax([store] + members))]
    )
    let complaint = Complaint(
      id: "viewAction.needsStore",
      article: .actions,
      message: "'@ViewAction' needs a property 'store' in \(declaration.kindDescription) to send to"
    )
    return complaint.diagnostic(at: node, fixIts: [fixIt])
  }

  /// Warns that `store.send(.view(.tapped))` bypasses the view's own `send`.
  static func directSend(_ call: FunctionCallExprSyntax) -> Diagnostic {
    var fixIts: [FixIt] = []
    if let replacement = call.sendingViewAction {
      fixIts.append(
        FixIt(
          message: Remedy(id: "viewAction.send", message: "send through the view"),
          changes: [.replace(oldNode: Syntax(call), newNode: Syntax(replacement))]
        )
      )
    }
    return Complaint(
      id: "viewAction.directSend",
      article: .actions,
      message: """
        a view with '@ViewAction' sends its own actions, with 'send(…)'; 'store.send(…)' reaches \
        every action of the feature
        """,
      severity: .warning
    )
    .diagnostic(at: call, fixIts: fixIts)
  }
}

extension FunctionCallExprSyntax {
  /// The call `send(.tapped)` for `store.send(.view(.tapped))`; nil for other actions.
  fileprivate var sendingViewAction: FunctionCallExprSyntax? {
    guard let argument = arguments.first,
      let action = argument.expression.as(FunctionCallExprSyntax.self),
      let name = action.calledExpression.as(MemberAccessExprSyntax.self),
      name.declName.baseName.text == "view",
      let inner = action.arguments.first, action.arguments.count == 1
    else { return nil }
    let rest = Array(arguments.dropFirst())
    let first = argument.with(\.expression, inner.expression)
    return with(
      \.calledExpression,
      ExprSyntax(
        DeclReferenceExprSyntax(
          leadingTrivia: calledExpression.leadingTrivia, baseName: .identifier("send"),
          trailingTrivia: calledExpression.trailingTrivia))
    )
    .with(\.arguments, LabeledExprListSyntax([first] + rest))
  }
}
