internal import Foundation

/// What can be done with the rows below.
struct RowValues: Equatable {
  /// Applies to the next `ForEach` below.
  var editing: RowEditing?
  /// The selection of the list around, and the tags of its selected rows.
  var selection: RowSelection?
  var selected: Set<AnyHashable> = []
  var limits: RowLimits = []

  /// Whether rows below have elements of their own.
  var haveActions: Bool { editing != nil || selection != nil }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.editing === rhs.editing && lhs.selection === rhs.selection
      && lhs.selected == rhs.selected && lhs.limits == rhs.limits
  }
}

/// The selection of the list around, for its rows.
///
/// The node of the list keeps it, so that its binding can be replaced in place.
final class RowSelection {
  var access: Access

  /// A binding to what is selected, with its type hidden.
  struct Access {
    let get: () -> Set<AnyHashable>
    /// Selects the row with a tag, or no longer.
    let toggle: (AnyHashable) -> Void
    /// Whether a tag has the type of the selection.
    let takes: (AnyHashable) -> Bool
    /// Whether at most one row is selected.
    let isSingle: Bool
  }

  init(_ access: Access) { self.access = access }
}

extension RowSelection.Access {
  /// At most one row.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isSingle = true
    get = { Set(binding.wrappedValue.map { [AnyHashable(unwrapping: $0)] } ?? []) }
    takes = { $0.base is Value }
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      binding.wrappedValue = binding.wrappedValue == value ? nil : value
    }
  }

  /// Any number of rows.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    isSingle = false
    get = { Set(binding.wrappedValue.map { AnyHashable(unwrapping: $0) }) }
    takes = { $0.base is Value }
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      var selection = binding.wrappedValue
      if selection.remove(value) == nil { selection.insert(value) }
      binding.wrappedValue = selection
    }
  }
}

/// What can be done with the rows of the next `ForEach` below.
///
/// The modifier that mounts it keeps it, so that its closures can be replaced in place.
final class RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  let outer: RowEditing?

  init(
    delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?, outer: RowEditing?
  ) {
    self.delete = delete
    self.move = move
    self.outer = outer
  }

  var anyDelete: ((IndexSet) -> Void)? { delete ?? outer?.anyDelete }
  var anyMove: ((IndexSet, Int) -> Void)? { move ?? outer?.anyMove }
}

/// What cannot be done with a row.
struct RowLimits: OptionSet {
  let rawValue: UInt8

  static let deletion = RowLimits(rawValue: 1)
  static let moving = RowLimits(rawValue: 2)
  static let selection = RowLimits(rawValue: 4)
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether a person edits the rows of lists: as a view around says, else one mode for each screen
  /// and sheet, which an ``EditButton`` changes.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? builtIn.titles?.editing }
    set { self[EditModeKey.self] = newValue }
  }
}
