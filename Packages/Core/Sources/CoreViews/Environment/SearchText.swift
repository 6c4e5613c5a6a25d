/// The text of the search field that suggestions below are for.
final class SearchText {
  let binding: Binding<String>

  init(_ binding: Binding<String>) { self.binding = binding }
}
