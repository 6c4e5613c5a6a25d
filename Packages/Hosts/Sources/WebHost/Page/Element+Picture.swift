@_spi(Hosts) import CoreViews

extension Picture {
  /// Whether browsers show pictures of this type.
  var isForBrowsers: Bool { !["image/heic", "image/tiff"].contains(type) }
}

extension Element {
  /// A picture, which the browser gets from the server by its name.
  ///
  /// Its size is told before it is there, so that nothing moves when it is.
  func pictureTag(_ picture: Picture) -> Tag {
    let points = picture.size.map { size in
      [size.width, size.height].map { "\(Int((Double($0) / picture.scale).rounded()))" }
    }
    var tag = box("img", ["image", "picture", fitting].compactMap(\.self).joined(separator: " "))
    tag.add([
      ("src", Paths.picture + picture.name), ("alt", label), ("width", points?[0]),
      ("height", points?[1]),
    ])
    return tag
  }

  /// The class that says how the picture has its room: within, or over all of it.
  private var fitting: String? {
    guard style.has(.resizable) else { return nil }
    for case .aspectRatio(nil, let mode) in style.layout.steps {
      return mode == .fit ? "fits-within" : "covers"
    }
    return nil
  }
}

extension Element {
  /// The axes along which a picture takes all the room that it is offered.
  ///
  /// One that stays within its room is as wide as its height says, where a frame says that.
  var pictureFlexibility: Axis.Set {
    guard traits.picture != nil || !SymbolSheet.classes(for: value).isEmpty, style.has(.resizable)
    else { return [] }
    guard fitting == "fits-within" else { return [.horizontal, .vertical] }
    let isFramed = style.layout.steps.contains { step in
      if case .frame(let width, let height, _) = step {
        width != nil || height != nil
      } else {
        false
      }
    }
    return isFramed ? [] : .horizontal
  }
}
