import CoreViews
import Observation

/// Shelves of a library: rows of none to three elements, lists in lists, sections, and a notice
/// that may be pinned to any book.
@Observable
final class Shelves {
  struct Book: Identifiable, Hashable {
    let id: Int
    var copies: Int
    var hasNotice = false
  }

  struct Shelf: Identifiable, Hashable {
    let id: Int
    var books: [Book]
    var isSorted = false
  }

  var books: [Book] = []
  var shelves: [Shelf] = []
  var hasSign = false
  var isClosed = false
  private var nextID = 0

  func makeBook(_ copies: Int) -> Book {
    nextID += 1
    return Book(id: nextID, copies: copies)
  }

  func makeShelf(_ books: [Book]) -> Shelf {
    nextID += 1
    return Shelf(id: nextID, books: books)
  }
}

struct ShelvesView: View {
  let model: Shelves

  var body: some View {
    if model.hasSign { Text("Quiet, please") }
    ForEach(model.books) { BookRow(book: $0) }
    Text("Shelves")
    List {
      ForEach(model.shelves) { shelf in
        if shelf.isSorted {
          Section("Shelf \(shelf.id)") {
            ForEach(shelf.books) { BookRow(book: $0) }
          }
        } else {
          ForEach(shelf.books) { BookRow(book: $0) }
        }
      }
      if model.hasSign { Text("End of the shelves") }
    }
    .sheet(isPresented: .constant(model.isClosed)) { Text("We are closed") }
  }
}

struct BookRow: View {
  let book: Shelves.Book

  var body: some View {
    ForEach(0..<book.copies, id: \.self) { copy in Text("Book \(book.id), copy \(copy)") }
      .alert("Overdue: \(book.id)", isPresented: .constant(book.hasNotice)) {
        Button("Return") {}
      }
  }
}
