public import Foundation

/// A layout of any type, so that a view can go from one to another and keep the state of its parts.
public struct AnyLayout: Layout {
  /// What the layout within keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  let layout: any Layout

  /// Wraps a layout.
  public init(_ layout: some Layout) { self.layout = layout }

  /// Makes what the layout within keeps.
  public func makeCache(subviews: Subviews) -> Cache { layout.erasedCache(subviews) }

  /// Brings up to date what the layout within keeps.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.erasedUpdate(&cache, subviews)
  }

  /// Returns the room that the layout within asks for.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.erasedSpacing(subviews, &cache)
  }

  /// Returns the size of the layout within.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.erasedSize(proposal, subviews, &cache)
  }

  /// Places the views as the layout within does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.erasedPlace(bounds, proposal, subviews, &cache)
  }
}

extension Layout {
  fileprivate func erasedCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: makeCache(subviews: subviews))
  }

  fileprivate func erasedUpdate(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    with(&cache) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func erasedSpacing(
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    with(&cache) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func erasedSize(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func erasedPlace(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    with(&cache) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func with<Result>(
    _ cache: inout AnyLayout.Cache, _ body: (inout Cache) -> Result
  ) -> Result {
    guard var own = cache.value as? Cache else {
      preconditionFailure("The cache of \(Self.self) was handed to another layout.")
    }
    defer { cache.value = own }
    return body(&own)
  }
}
