public import Foundation

/// A place or an area of a view, which other views measure from where they are: `proxy[anchor]`.
public struct Anchor<Value> {
  /// Where it is on the page.
  let value: Value

  /// Makes a place or an area of the page.
  @_spi(Hosts)
  public init(onPage value: Value) { self.value = value }

  /// What of a view is meant.
  public struct Source {
    let value: (CGRect) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Self { Self { $0 } }
  /// Returns a part of the view, in points from its top leading corner.
  public static func rect(_ rect: CGRect) -> Self {
    Self { $0.isEmpty ? rect : rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a place of the view, in points from its top leading corner.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// Returns a place of the view, in parts of its sides.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }
  /// The middle of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the upper side.
  public static var top: Self { unitPoint(.top) }
  /// The middle of the lower side.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The middle of the side where lines begin.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the side where lines end.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The upper corner where lines begin.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The upper corner where lines end.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The lower corner where lines begin.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The lower corner where lines end.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Where an area of another view is, from the top leading corner of the reader.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let origin = frame(in: .global).origin
    return anchor.value.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Where a place of another view is, from the top leading corner of the reader.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let origin = frame(in: .global).origin
    return CGPoint(x: anchor.value.x - origin.x, y: anchor.value.y - origin.y)
  }
}

extension View {
  /// Hands up a value made of a place or an area of the view, once a host has laid it out.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    background {
      GeometryReader { proxy in
        EmptyView().preference(
          key: key, value: transform(Anchor(onPage: value.value(proxy.frame(in: .global)))))
      }
    }
  }

  /// Adds a place or an area of the view to the value that views within hand up.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    anchorPreference(key: key, value: value) { anchor in
      var value = Key.defaultValue
      transform(&value, anchor)
      return value
    }
  }
}
