extension StateStorage<EditMode> {
  /// Returns what makes a mode of its own, at first inactive.
  static func editing(in runtime: GraphRuntime) -> () -> Binding<EditMode> {
    { [unowned runtime] in
      let mode = StateStorage(.inactive, runtime: runtime)
      return Binding(get: { mode.read() }, set: { mode.write($0) })
    }
  }
}
