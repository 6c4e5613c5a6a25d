internal import Foundation

/// A row with something that can be done with it as a whole.
struct ActionRow<Content: View>: View {
  typealias Body = Never

  let content: Content
  let id: AnyHashable
  let tag: AnyHashable
  weak var owner: (any RowOwner)?

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ActionRowNode(view, at: site).mounted()
  }
}

/// A mounted row that can be deleted, moved or selected.
final class ActionRowNode<Content: View>: TypedElementNode<ActionRow<Content>> {
  private var content: TypedNode<Content>?
  private var menu: TypedNode<Menu<EmptyView, AnyView>>?
  private var inner: EnvironmentValues?
  /// What the content forbids to do with the row, by the modifier that does.
  private var forbidden: [ObjectIdentifier: RowLimits] = [:]

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    let inner = environment.derived(.row) {
      $0.builtIn.decoration = nil
      $0.builtIn.rows.editing = nil
      $0.builtIn.rows.selection = nil
      $0.builtIn.rows.selected = []
    }.kept(in: &inner)
    if let content {
      content.update(view.content, inner)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: inner, row: self))
    }
    evaluateMenu(inner)
    elementChanged()
  }

  /// Mounts what can be done with the selected rows, if the list has a menu for that.
  private func evaluateMenu(_ inner: EnvironmentValues) {
    guard let selectionMenu, isSelectable else { return }
    let selected = environment.builtIn.rows.selected
    let items = Menu(
      content: { selectionMenu.items(selected.contains(view.tag) ? selected : [view.tag]) },
      label: { EmptyView() })
    if let menu {
      menu.update(items, inner)
    } else {
      menu = Menu._makeNode(items, at: childSite(environment: inner))
    }
  }

  private var selectionMenu: SelectionMenu? {
    environment.selectionMenu.flatMap { $0.takes(view.tag) ? $0 : nil }
  }

  override func describe(_ element: inout Element) {
    let values = environment.builtIn
    element.role = .row
    element.isEnabled = values.isEnabled
    element.isSelected = values.rows.selected.contains(view.tag)
    if canBeDeleted { element.traits.actions.insert(.delete) }
    if canBeMoved { element.traits.actions.insert(.move) }
    if isSelectable { element.traits.actions.insert(.select) }
    values.applyDecoration(to: &element)
  }

  override func keep(_ limits: RowLimits?, by owner: AnyObject) {
    guard forbidden[ObjectIdentifier(owner)] != limits else { return }
    forbidden[ObjectIdentifier(owner)] = limits
    elementChanged()
  }

  private func allows(_ use: RowLimits) -> Bool {
    forbidden.values.reduce(environment.builtIn.rows.limits) { $0.union($1) }.isDisjoint(with: use)
  }

  private var canBeDeleted: Bool {
    environment.builtIn.rows.editing?.anyDelete != nil && allows(.deletion)
  }

  private var canBeMoved: Bool {
    environment.builtIn.rows.editing?.anyMove != nil && allows(.moving)
  }

  private var isSelectable: Bool {
    guard let selection = environment.builtIn.rows.selection else { return false }
    return selection.access.takes(view.tag) && allows(.selection)
  }

  override var activation: (() -> Void)? {
    guard isSelectable, let selection = environment.builtIn.rows.selection else { return nil }
    if let action = selectionMenu?.primaryAction {
      return { [tag = view.tag] in
        if !selection.access.get().contains(tag) { selection.access.toggle(tag) }
        action([tag])
      }
    }
    guard let column = environment.splitColumn else {
      return { [tag = view.tag] in selection.access.toggle(tag) }
    }
    return { [tag = view.tag] in column.select(tag, in: selection) }
  }

  override var rowActions: RowActions {
    var actions = RowActions()
    guard let owner = view.owner, let editing = environment.builtIn.rows.editing,
      let place = owner.place(of: view.id)
    else { return actions }
    if canBeDeleted, let delete = editing.anyDelete {
      actions.delete = { delete(IndexSet(integer: place)) }
    }
    if canBeMoved, let move = editing.anyMove {
      actions.move = RowActions.Move(count: owner.rowCount) { new in
        // The offset is counted before the row has left its place.
        if new != place { move(IndexSet(integer: place), new > place ? new + 1 : new) }
      }
    }
    return actions
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let menu { visit(menu) }
  }
}

/// The rows of a `ForEach` that can be deleted, moved or selected.
final class ActionRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>, RowOwner
{
  private typealias Row = ActionRow<Content>

  private var rows: TypedNode<ForEach<Data, ID, Row>>?
  private lazy var idPath: KeyPath<Data.Element, ID> = view.id ?? RowKeys<Data>.ownID()

  override func evaluate() {
    let rowView = ForEach(view.data, path: view.id) { [view, idPath, weak self] element in
      let content = view.row.build(element)
      let id = AnyHashable(unwrapping: element[keyPath: idPath])
      let tag = (content as? any TagCarrier)?.carriedTag ?? id
      return Row(content: content, id: id, tag: tag, owner: self)
    }
    if let rows {
      rows.update(rowView, environment)
    } else {
      rows = ForEachNode(rowView, at: childSite()).mounted()
    }
  }

  var rowCount: Int { view.data.count }

  func place(of id: AnyHashable) -> Int? {
    let data = view.data
    return data.firstIndex { AnyHashable(unwrapping: $0[keyPath: idPath]) == id }.map {
      data.distance(from: data.startIndex, to: $0)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let rows { visit(rows) }
  }
}

/// The `ForEach` that a row is of, which knows its place.
protocol RowOwner: AnyObject {
  var rowCount: Int { get }
  /// The place of the row with an id; nil if it has gone.
  func place(of id: AnyHashable) -> Int?
}
