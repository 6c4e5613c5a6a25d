/// The case in which texts are drawn.
enum TextCase: Hashable, Sendable { case uppercase, lowercase }
