// What a person picks up, copies or cuts, and where it is dropped or pasted.
//
// View+DragContainer: DragContainer.
// View+DropConfiguration: DraggedItems.
