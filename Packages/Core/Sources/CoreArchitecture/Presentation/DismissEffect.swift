public import CoreDependencies
internal import Foundation
internal import IssueReporting

/// Ends the presentation of the feature that calls it: `await dismiss()` in one of its effects.
public struct DismissEffect: Sendable {
  private let operation: (@Sendable () async -> Void)?
  private let location: _SourceLocation?

  /// Makes a dismissal that runs a closure instead, for tests and previews.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    operation = dismiss
    location = nil
  }

  private init() {
    operation = nil
    location = nil
  }

  static let ofCurrentFeature = DismissEffect()

  var isOverride: Bool { operation != nil }

  /// Asks the parent to end the presentation, and returns when the parent has done so.
  ///
  /// Does nothing once the feature has gone. A feature that is presented neither by an `ifLet` nor
  /// by a stack's `forEach` runs the closure of an overridden dependency; without one, an issue is
  /// reported.
  public func callAsFunction(
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let context = EffectContext.current
    guard let context, let feature = context.dismissible else {
      await operation?()
      if let observer = context?.runtime.observer { return observer.didDismissRoot() }
      if isOverride { return }
      reportIssue(
        """
        A feature that is not presented asked to be dismissed.

        'dismiss' works in effects of a feature whose parent runs it with 'ifLet' on '@Presents' \
        state or with 'forEach' on a stack. Check 'isPresented' first if the feature also stands \
        alone, or compose it with one of the two.

        More: Documentation/Core.docc/Presentation.md#what-is-reported
        """,
        fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    await context.runtime.dismiss(feature, on: context.runtime.isolation)
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect.ofCurrentFeature
  static let previewValue = DismissEffect.ofCurrentFeature
  static let testValue = DismissEffect.ofCurrentFeature
}

private enum IsPresentedKey: DependencyKey {
  static let liveValue: Bool? = nil
  static let previewValue: Bool? = nil
  static let testValue: Bool? = nil
}

private enum IsPresentedByTestKey: DependencyKey {
  static let liveValue = false
  static let testValue = false
}

extension DependencyValues {
  /// Whether a test store takes the presenter's place.
  package var isPresentedByTest: Bool {
    get { self[IsPresentedByTestKey.self] }
    set { self[IsPresentedByTestKey.self] = newValue }
  }

  /// The effect that ends the presentation of the current feature.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the current feature is presented: by `ifLet` on `@Presents` state, or in a stack.
  ///
  /// It is also true where `dismiss` is overridden, and in a test store, which takes the place of
  /// the presenting feature.
  public var isPresented: Bool {
    get {
      if let value = self[IsPresentedKey.self] { return value }
      if dismiss.isOverride || isPresentedByTest { return true }
      if ObservationThread.existing?.changes != nil { return PresentationDepth.isPresented }
      guard let context = EffectContext.current else { return false }
      return context.dismissible != nil
    }
    set { self[IsPresentedKey.self] = newValue }
  }
}

/// Counts the presented features around the running reducer, for `isPresented`.
@usableFromInline
final class PresentationDepth {
  private static let slot = ThreadSlot { PresentationDepth() }

  private var count = 0

  /// Whether the running reducer is that of a presented feature.
  static var isPresented: Bool { slot.existing.map { $0.count > 0 } ?? false }

  @usableFromInline
  static func enter() -> PresentationDepth {
    let depth = slot.current
    depth.count += 1
    return depth
  }

  @usableFromInline
  func leave() {
    count -= 1
  }
}
