import HTTPTypes

/// Who makes a request, and the cookie that his browser is to have from now on; nil if it has it.
struct Guest: Hashable, Sendable {
  var visitor: Visitor
  var cookie: HTTPField?
}
