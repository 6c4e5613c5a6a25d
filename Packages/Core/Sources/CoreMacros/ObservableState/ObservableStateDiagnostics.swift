import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension Diagnostic {
  static func observableStateNeedsValue(
    _ node: AttributeSyntax,
    on declaration: some DeclGroupSyntax
  ) -> Diagnostic {
    let complaint = Complaint(
      id: "observableState.needsValue",
      article: .observation,
      message: """
        '@ObservableState' needs a struct or an enum: changes to \(declaration.kindDescription) \
        would go unseen, because its instances are shared and not copied
        """
    )
    var fixIts: [FixIt] = []
    if let keyword = declaration.as(ClassDeclSyntax.self)?.classKeyword {
      let remedy = Remedy(id: "observableState.struct", message: "make it a struct")
      fixIts.append(.replacing(keyword, by: .struct, as: remedy))
    }
    return complaint.diagnostic(at: node, fixIts: fixIts + [.removing(node)])
  }
}

extension MacroExpansionContext {
  /// Reports `var a = 0, b = 0` and tuple patterns, to which accessors cannot be added.
  func diagnoseSeveralProperties(in declaration: VariableDeclSyntax) {
    guard declaration.bindingSpecifier.tokenKind == .keyword(.var),
      !declaration.modifiers.contains(.static), !declaration.modifiers.contains(.lazy),
      declaration.attributes.isEmpty,
      declaration.bindings.allSatisfy({ $0.accessorBlock == nil })
    else { return }
    let complaint = Complaint(
      id: "observableState.severalProperties",
      article: .observation,
      message: "'@ObservableState' needs a declaration of its own for each property"
    )
    diagnose(
      complaint.diagnostic(at: declaration, fixIts: declaration.splitting.map { [$0] } ?? []))
  }
}

extension MacroExpansionContext {
  /// Reports wrappers from before `@ObservableState`, whose values no view observes.
  func diagnoseUnobservedWrapper(of declaration: VariableDeclSyntax) {
    guard !declaration.attributes.contains(named: "ObservationStateIgnored") else { return }
    if let wrapper = declaration.attributes.first(named: "PresentationState") {
      let complaint = Complaint(
        id: "observableState.presentationState",
        article: .presentation,
        message: """
          '@PresentationState' tells no view of a change within '@ObservableState'; '@Presents' does
          """
      )
      diagnose(complaint.diagnostic(at: wrapper, fixIts: [.renaming(wrapper, to: "Presents")]))
    }
    if let wrapper = declaration.attributes.first(named: "BindingState") {
      let complaint = Complaint(
        id: "observableState.bindingState",
        article: .observation,
        message: """
          '@BindingState' tells no view of a change within '@ObservableState', whose properties can \
          be bound without it
          """,
        severity: .warning
      )
      diagnose(complaint.diagnostic(at: wrapper, fixIts: [.removing(wrapper)]))
    }
  }
}

extension VariableDeclSyntax {
  /// Puts each property on a line of its own; nil for a tuple pattern.
  fileprivate var splitting: FixIt? {
    guard bindings.allSatisfy({ $0.pattern.is(IdentifierPatternSyntax.self) }),
      let list = parent?.parent?.as(MemberBlockItemListSyntax.self),
      let index = list.firstIndex(where: { $0.decl.id == id })
    else { return nil }
    // In `var a, b: Int`, the type of the last one holds for all before it.
    var annotation: TypeAnnotationSyntax?
    var declarations: [MemberBlockItemSyntax] = []
    for binding in bindings.reversed() {
      annotation = binding.typeAnnotation ?? (binding.initializer == nil ? annotation : nil)
      let single = binding.with(\.typeAnnotation, annotation).with(\.trailingComma, nil)
      var declaration = self.with(\.bindings, [single.trimmed])
      declaration.leadingTrivia =
        binding.id == bindings.first?.id
        ? leadingTrivia : .newline + (leadingTrivia.indentation ?? [])
      declaration.trailingTrivia = []
      declarations.insert(MemberBlockItemSyntax(decl: declaration), at: 0)
    }
    var items = list
    items.replaceSubrange(index..<list.index(after: index), with: declarations)
    return FixIt(
      message: Remedy(id: "observableState.split", message: "declare each property on its own"),
      changes: [.replace(oldNode: Syntax(list), newNode: Syntax(items))]
    )
  }
}

extension Trivia {
  /// The spaces and tabs after the last line break.
  fileprivate var indentation: Trivia? {
    guard let index = pieces.lastIndex(where: \.isNewline) else { return nil }
    return Trivia(pieces: pieces[(index + 1)...].filter(\.isSpaceOrTab))
  }
}
