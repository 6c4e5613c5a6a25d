/// Makes the parent's action of an element's action.
///
/// In a structure, because a bare function would be wrapped anew for each element.
struct ElementEmbedding<ID, Action, ParentAction> {
  let embed: (ID, Action) -> ParentAction
}
