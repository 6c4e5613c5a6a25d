/// The closure that makes the views of rows.
///
/// In a structure, because a bare function would be wrapped anew wherever its bits are compared.
struct RowBuilder<Item, Content> {
  let build: (Item) -> Content
}
