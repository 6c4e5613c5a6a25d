/// A place in a stack with whose screens a modal presentation comes and goes.
protocol ModalAnchor: AnyObject {
  /// Moves a site out of the screen around it, beside the screens of the stack.
  func moveOut(_ site: inout MountSite)
  func add(_ modal: ModalNode)
  func remove(_ modal: ModalNode)
}
