@_spi(Views) public import CoreArchitecture

/// What `alert(_:)` and `confirmationDialog(_:)` show: a dialog's state, or the store of one.
///
/// With this protocol one overload serves both. With two, the compiler would try both with those of
/// all other modifiers where a line of a body is wrong.
public protocol _DialogItem {
  /// Marks an alert, or a dialog with choices.
  associatedtype _Dialog

  /// Makes what shows the dialog while the item is there.
  static func _dialog(_ item: Binding<Self?>) -> _DialogParts
}

/// Makes a dialog of an item.
public struct _DialogParts {
  let modifier: ModalModifier
}

/// The state of an alert or of a dialog with choices.
public protocol _DialogState<Action>: Identifiable, _EphemeralState {
  /// Marks an alert, or a dialog with choices.
  associatedtype _Dialog

  /// Whether the dialog offers choices, which an alert does not.
  static var _isChoice: Bool { get }

  /// The title, unless it is hidden.
  var _shownTitle: TextState? { get }

  /// The text below the title.
  var message: TextState? { get }

  /// The buttons in the order in which they are shown.
  var buttons: [ButtonState<Action>] { get }
}

/// Marks an alert.
public enum _AlertMark {}

/// Marks a dialog with choices.
public enum _ChoiceMark {}

extension AlertState: _DialogState {
  /// Marks an alert.
  public typealias _Dialog = _AlertMark
  /// An alert offers no choices.
  public static var _isChoice: Bool { false }
  /// The title, which always shows.
  public var _shownTitle: TextState? { title }
}

extension ConfirmationDialogState: _DialogState {
  /// Marks a dialog with choices.
  public typealias _Dialog = _ChoiceMark
  /// A dialog offers choices.
  public static var _isChoice: Bool { true }
  /// The title, unless it is hidden.
  public var _shownTitle: TextState? { titleVisibility == .hidden ? nil : title }
}

extension AlertState: _DialogItem where Action == Never {
  /// Makes an alert whose buttons only end it.
  public static func _dialog(_ item: Binding<Self?>) -> _DialogParts {
    _DialogParts(modifier: ModalModifier(item) { DialogButtons(buttons: $0) { _ in } })
  }
}

extension ConfirmationDialogState: _DialogItem where Action == Never {
  /// Makes a dialog whose buttons only end it.
  public static func _dialog(_ item: Binding<Self?>) -> _DialogParts {
    _DialogParts(modifier: ModalModifier(item) { DialogButtons(buttons: $0) { _ in } })
  }
}

extension Store: _DialogItem where State: _DialogState, Action == State.Action {
  /// Marks an alert, or a dialog with choices, as the state does.
  public typealias _Dialog = State._Dialog

  /// Makes a dialog whose buttons send their actions.
  public static func _dialog(_ item: Binding<Store?>) -> _DialogParts {
    let buttons = { (store: Store) in
      AnyView(
        DialogButtons(buttons: store.reading(\.buttons)) { action in
          if let action { store.send(action) }
        })
    }
    return _DialogParts(
      modifier: ModalModifier(
        kind: State.kind,
        presentation: Presentation(item: item, id: \.presentedIdentity, build: buttons),
        title: { item.wrappedValue?.reading { $0.titleText } ?? "" },
        message: { .message(item.wrappedValue?.reading(\.message)) }
      ))
  }
}

extension ModalModifier {
  init<State: _DialogState>(
    _ state: Binding<State?>, buttons: @escaping ([ButtonState<State.Action>]) -> some View
  ) {
    self.init(
      kind: State.kind,
      presentation: Presentation(item: state, id: { AnyHashable($0.id) }) {
        AnyView(buttons($0.buttons))
      },
      title: { state.wrappedValue?.titleText ?? "" },
      message: { .message(state.wrappedValue?.message) })
  }
}

extension _DialogState {
  fileprivate static var kind: ModalModifier.Kind { _isChoice ? .confirmationDialog : .alert }
  fileprivate var titleText: String { _shownTitle.map { String(state: $0) } ?? "" }
}

extension AnyView {
  fileprivate static func message(_ text: TextState??) -> AnyView {
    if let text = text ?? nil { AnyView(Text(text)) } else { .nothing }
  }
}
