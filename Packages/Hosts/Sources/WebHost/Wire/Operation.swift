/// One step by which a page follows the element tree.
///
/// An id is that of an HTML element: `e12` for the element 12 as a whole, and other letters for
/// parts of it. Ids that begin with `e` are written as numbers, which keeps frames short.
enum Operation: Hashable, Sendable {
  /// Replaces all text of an HTML element.
  case text(String, String)
  /// Sets an attribute, or takes it away; of a field, also what it shows.
  case attribute(String, name: String, value: String?)
  /// Adds HTML of elements among the children of one, in front of one of them or at the end.
  case insert(html: String, parent: UInt64, before: UInt64?)
  /// Takes away an element with all in it, and its neighbours up to the other one.
  case remove(UInt64, through: UInt64)
  /// Puts an element in front of another child of its parent, or at the end.
  case move(UInt64, before: UInt64?)
  /// Puts new HTML around the children of an element.
  case replace(UInt64, html: String)
  /// Shows this page of a session, whatever was shown before; the epoch names the graph that its
  /// ids are of.
  case whole(session: String, epoch: String, html: String)
  /// Says a text to the person, such as why something was refused.
  case notice(String)
  /// Has the page ask the server for something, in the way of an image that nobody sees.
  case ask(String)
  /// The place that the address bar shows.
  case place(String)
}
