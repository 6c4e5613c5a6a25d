/// How a view mixes with what is behind it; hosts draw it over that.
public enum BlendMode: Hashable, Sendable {
  /// Over it, or mixed with it in one of many ways.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Mixed with it by colour, or cut out by it.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  /// Below it, cut out of it, and added to it.
  case destinationOver, destinationOut, plusDarker, plusLighter
}
