public import Foundation

/// What can be dragged from one view and dropped on another of the same session.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
