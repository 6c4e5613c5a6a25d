/// A view that is a list of others, which can be mounted one by one.
protocol ViewList {
  /// Mounts each of them at a site of its own.
  func mountEach(at site: (Int) -> MountSite) -> [ViewNode]
  /// Updates each of them in the environment of its own.
  func updateEach(_ nodes: [ViewNode], in environment: (Int) -> EnvironmentValues)
}

extension TupleView: ViewList {
  func mountEach(at site: (Int) -> MountSite) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for child in repeat each storage.content {
      nodes.append(Self.mount(child, at: site(nodes.count)))
    }
    return nodes
  }

  func updateEach(_ nodes: [ViewNode], in environment: (Int) -> EnvironmentValues) {
    var index = 0
    withUnsafePointer(to: &storage.content) { content in
      var place = UnsafeRawPointer(content)
      for type in repeat (each Content).self {
        place = Self.refresh(type, at: place, nodes[index], environment(index))
        index += 1
      }
    }
  }
}
