// What is shown in front of everything else: sheets, covers, alerts and dialogs, and how they are
// closed.
//
// Alert: ActionSheet.
// DialogSuppression: DialogContent.
// ModalModifier: ModalAnchor, ModalAttachment.
// Presentation: PresentedItem.
// View+Dismissal: DismissDisabledModifier, DismissalDialog, DismissalQuestion.
// View+PresentationLook: DialogSeverity, PopoverAttachmentAnchor, PresentationAdaptation,
//   PresentationBackgroundInteraction, PresentationContentInteraction, PresentationSizing.

/// Something that is presented while a binding says so.
struct Presentation {
  /// Nil while nothing is presented; another value is another presentation.
  let identity: () -> AnyHashable?
  /// Sets the binding to false or nil.
  let dismiss: () -> Void
  /// Called only while something is presented.
  let build: () -> AnyView
}

extension Presentation {
  init(isPresented: Binding<Bool>, build: @escaping () -> AnyView) {
    self.init(
      identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { isPresented.wrappedValue = false },
      build: build
    )
  }

  init<Item>(
    item: Binding<Item?>, id: @escaping (Item) -> AnyHashable,
    build: @escaping (Item) -> AnyView
  ) {
    self.init(
      identity: { item.wrappedValue.map(id) },
      dismiss: { item.wrappedValue = nil },
      build: { item.wrappedValue.map(build) ?? .nothing }
    )
  }

  static func item<Item: Identifiable>(
    _ item: Binding<Item?>, content: @escaping (Item) -> some View
  ) -> Presentation {
    Presentation(
      item: item, id: { presentationIdentity(of: $0) { AnyHashable($0.id) } },
      build: { AnyView(content($0)) })
  }

  static func item<Item>(
    _ item: Binding<Item?>, id: KeyPath<Item, some Hashable>,
    content: @escaping (Item) -> some View
  ) -> Presentation {
    Presentation(
      item: item, id: { AnyHashable($0[keyPath: id]) }, build: { AnyView(content($0)) })
  }
}

/// An item that says itself when it is another presentation, whatever its `id` is.
///
/// A modifier has one overload for such items and for others: with two, each link of a chain would
/// double what the compiler does for a wrong line.
protocol PresentedItem {
  var presentedIdentity: AnyHashable { get }
}

/// The identity of an item as something presented.
func presentationIdentity<Item>(of item: Item, else id: (Item) -> AnyHashable) -> AnyHashable {
  (item as? any PresentedItem)?.presentedIdentity ?? id(item)
}
