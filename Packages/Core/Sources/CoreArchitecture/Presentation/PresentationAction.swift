public import CoreCasePaths

/// An action of a presented feature, or the request to dismiss it.
public enum PresentationAction<Action> {
  /// Ends the presentation: the parent's `ifLet` sets the state to nil.
  case dismiss
  /// An action of the presented feature.
  indirect case presented(Action)
}

/// The presentation action of a feature, named by the feature's reducer.
public typealias PresentationActionOf<R: Reducer> = PresentationAction<R.Action>

extension PresentationAction: CasePathable {
  /// The action of the feature that is presented.
  public typealias _ChildAction = Action

  /// Marks the action as the partner of `@Presents` state when `ifLet` is resolved.
  public typealias _ChildHolding = _DollarAndPresentationAction

  /// The case paths of a presentation action: its own, and those of the presented feature's action.
  @dynamicMemberLookup
  public struct AllCasePaths {
    /// The path to ``PresentationAction/dismiss``.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } })
    }

    /// The path to the presented feature's action.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } })
    }

    /// The path to a case of the presented feature's action, without `presented` in between.
    public subscript<Member>(
      dynamicMember keyPath:
        any KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>> & Sendable
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        _name: "presented",
        _embed: { .presented(path.embed($0)) },
        _extract: {
          guard case .presented(let action) = $0 else { return nil }
          return path.extract(from: action)
        },
        _coversCase: false)
    }

    /// The path to a case of the presented feature's action, with `dismiss` kept.
    ///
    /// For a destination enum: `ifLet(\.$destination.edit, action: \.destination.edit)`.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath:
        any KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>> & Sendable
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        _name: "presented",
        _embed: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): .presented(path.embed(action))
          }
        },
        _extract: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        },
        _coversCase: false)
    }
  }

  /// The case paths that key paths such as `\.detail.presented` go through.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

/// Marks a child held by `@Presents`, with a `PresentationAction`.
public enum _DollarAndPresentationAction {}
