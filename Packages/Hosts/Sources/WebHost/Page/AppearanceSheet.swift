import CoreViews

/// The rules of the stylesheet for looks besides colours and weight.
///
/// Views choose among these; nothing that an app says becomes a rule.
enum AppearanceSheet {
  static let css: String = {
    var rules = [filtered]
    for kind in Element.Appearance.Amount.allCases {
      for steps in kind.limits {
        let name = Element.Appearance.amount(kind, steps: steps).className
        rules.append(rule(kind, ".\(name)", Double(steps) * kind.step))
      }
    }
    for mark in Element.Appearance.Mark.allCases {
      let name = Element.Appearance.mark(mark).className
      rules.append((marks[mark] ?? "").replacing("&", with: ".\(name)"))
    }
    return rules.joined(separator: "\n")
  }()

  /// Filters add up within an element, and begin anew in those below it.
  private static let filtered: String = {
    let names = Element.Appearance.Amount.allCases.compactMap(\.filter) + ["inverted"]
    let empty = names.map { "--\($0):;" }.joined()
    return ".filtered{\(empty)filter:\(names.map { "var(--\($0))" }.joined(separator: " "))}"
  }()

  private static func rule(
    _ kind: Element.Appearance.Amount, _ name: String, _ amount: Double
  ) -> String {
    let number = amount == amount.rounded() ? "\(Int(amount))" : "\(amount)"
    return switch kind {
    case .blur: "\(name){--blur:blur(\(number)px)}"
    case .brightness: "\(name){--brightness:brightness(\(number)%)}"
    case .contrast: "\(name){--contrast:contrast(\(number)%)}"
    case .saturation: "\(name){--saturation:saturate(\(number)%)}"
    case .grayscale: "\(name){--grayscale:grayscale(\(number)%)}"
    case .hue: "\(name){--hue:hue-rotate(\(number)deg)}"
    case .shadow:
      """
      \(name){--shadow:drop-shadow(0 var(--fall,1px) \(number)px rgb(0 0 0/var(--shade,.35)))}
      """
    case .shade: "\(name){--shade:\(number)%}"
    case .fall: "\(name){--fall:\(number)px}"
    case .rotation: "\(name){--turn:\(number)deg;rotate:var(--turn)}"
    case .scale: "\(name){scale:\(number)%}"
    case .opacity: "\(name){opacity:\(number)%}"
    case .corner: "\(name){border-radius:\(number)px;overflow:hidden}"
    case .cornerTopLeading: oneCorner(name, "start-start", number)
    case .cornerTopTrailing: oneCorner(name, "start-end", number)
    case .cornerBottomTrailing: oneCorner(name, "end-end", number)
    case .cornerBottomLeading: oneCorner(name, "end-start", number)
    case .kerning: "\(name){letter-spacing:\(number)px}"
    case .baseline: "\(name){position:relative;bottom:\(number)px}"
    case .leading: "\(name){line-height:calc(1.4em + \(number)px)}"
    case .width: "\(name){font-stretch:\(number)%}"
    case .lineHeight: "\(name){line-height:\(number)%}"
    case .size: size(name, amount)
    case .weight: "\(name){font-weight:\(number)}"
    case .duration: "\(name){transition:all \(number)ms}"
    case .rowSpacing: "\(name)>li:not(:first-child){margin-block-start:\(number)px}"
    case .sectionSpacing: "\(name)>li.holds-section+li{margin-block-start:\(number)px}"
    }
  }

  private static func oneCorner(_ name: String, _ place: String, _ radius: String) -> String {
    "\(name){border-\(place)-radius:\(radius)px}"
  }

  /// A rule for characters of a size in points, 17 of which are the page's own; none is too small
  /// to read, and large ones need less room between lines.
  private static func size(_ name: String, _ points: Double) -> String {
    let height = points < 20 ? "" : ";line-height:1.2"
    return "\(name){font-size:\(max(0.75, (points / 17 * 1_000).rounded() / 1_000))rem\(height)}"
  }

  /// The rules for marks; `&` stands for the class.
  static let marks: [Element.Appearance.Mark: String] = [
    .inverted: "&{--inverted:invert(1)}",
    .mirrored: "&{scale:-1 1}",
    .circle: """
    &{clip-path:circle(closest-side)}
    &[class*=" f-shadow"]{clip-path:none;border-radius:50%;overflow:hidden}
    """,
    .ellipse: "&{clip-path:ellipse()}",
    .capsule: "&{border-radius:99rem;overflow:hidden}",
    .rectangle: "&{overflow:hidden}",
    .valued: "&{font-variant-numeric:tabular-nums}",
    .covered: bars("&"),
    .roundLine: "&{stroke-linecap:round;stroke-linejoin:round}",
    .serif: "&{font-family:ui-serif,serif}",
    .round: "&{font-family:ui-rounded,system-ui,sans-serif}",
    .smallText: "&{font-size:.75em}",
    .evenDigits: "&{font-variant-numeric:tabular-nums}",
    .imageSmall: "&:is(.image),& .image{font-size:.92em}",
    .imageLarge: "&:is(.image),& .image{font-size:1.5em}",
    .resizable: "&{overflow:hidden}",
    .controlMini: "&,& :is(button,input){font-size:.75rem;min-height:1.75rem}",
    .controlSmall: "&,& :is(button,input){font-size:.875rem;min-height:2.25rem}",
    .controlLarge: "&,& :is(button,input){font-size:1.125rem;min-height:3.25rem}",
    .controlHuge: "&,& :is(button,input){font-size:1.25rem;min-height:3.75rem}",
    .wide: "&:is(button),& button{width:100%}",
    .borderCapsule: "&:is(button),& button{border-radius:99rem}",
    .borderCircle: "&:is(button),& button{border-radius:50%;aspect-ratio:1}",
    .borderRound: "&:is(button),& button{border-radius:.5rem}",
    .fieldPlain: "& :is(input,textarea){border:0;background:none}",
    .fieldBordered: "& :is(input,textarea){border:1px solid currentColor;border-radius:.4rem}",
    .selectable: "&{user-select:text}",
    .unselectable: "&{user-select:none}",
    .pointerLink: "&{cursor:pointer}",
    .pointerText: "&{cursor:text}",
    .pointerGrab: "&{cursor:grab}",
    .pointerZoomIn: "&{cursor:zoom-in}",
    .pointerZoomOut: "&{cursor:zoom-out}",
    .pointerColumn: "&{cursor:col-resize}",
    .pointerRow: "&{cursor:row-resize}",
    .pointerHidden: "&{cursor:none}",
    .hoverHighlight: "&:hover{background:color-mix(in srgb,currentColor 12%,transparent)}",
    .hoverLift: "&:hover{filter:drop-shadow(0 2px 6px rgb(0 0 0/.35))}",
    .hoverNone: "&:hover,& :hover{background-color:revert-layer}",
    .enterFade: motion("&", "opacity:0"),
    .enterScale: motion("&", "scale:0"),
    .enterSlide: motion("&", "translate:-2rem 0"),
    .enterUp: motion("&", "translate:0 2rem"),
    .enterDown: motion("&", "translate:0 -2rem"),
    .form: "&.leading{align-items:stretch;justify-items:stretch;text-align:start}",
    .unavailable: """
    &>.horizontal:first-child{flex-direction:column}
    &>.horizontal:first-child>.symbol{font-size:3rem;color:var(--faint)}
    &>.horizontal:first-child>.text{font-size:1.25rem}
    """,
    .listPlain: "&,& li,& .rows{background:none;border:0;border-radius:0;box-shadow:none}",
    .listGrouped: "&>li{background:var(--card)}",
    .listSidebar:
      "&{max-width:20rem;margin-inline:0 auto}.navigation>.screen>.content>&{max-width:none}",
    .stripes: "&>li:nth-child(even){background:color-mix(in srgb,currentColor 6%,transparent)}",
    .lineHidden: ".lineless::before,.lineless+li::before{display:none}",
    .groundHidden: "&,& .rows{background:none}",
    .largeHeader: "&>h2,& .section>h2{font-size:1.25rem;text-transform:none}",
    .footer: "li.holds-footer{background:none;border:0;box-shadow:none;min-height:0}",
    .header:
      "li.holds-header{background:none;border:0;box-shadow:none;min-height:0}&{font-weight:560}",
    .bar: "&{gap:.5rem}",
    .bottomBar: "&:empty{display:none}",
    .keyboardBar: "&:empty{display:none}",
    .commands: "&:empty{display:none}",
    .columns: "&{align-items:stretch}",
    .sidebar: "&{align-self:stretch}",
    .inspector: "&{align-self:stretch}",
    .editing: "&{font-weight:680}",
    .scrolls: "&{justify-content:start}",
    .fillsAcross: "&{min-width:0}",
    .scrollsAcross: "&{justify-content:start;overflow:auto;contain:inline-size;min-width:0}",
    .scrollsNot: "&,& :is(.content,.panel){overflow:hidden}",
    .scrollbarHidden: "&,& :is(.content,.panel){scrollbar-width:none}",
    .focusHidden: "&:focus-visible,& :focus-visible{outline:none}",
    .tight: "&{letter-spacing:-.02em}",
    .thumbHidden: "& input::-webkit-slider-thumb{visibility:hidden}",
    .indicatorHidden: "&::after,& .link::after{content:none}",
    .rowHover: "li:has(>&):hover{background:color-mix(in srgb,currentColor 8%,transparent)}",
    .rowHoverNone: "li:has(>&):hover{background:none}",
    .pulse: animated("&", "f-pulse 2s infinite", "f-pulse{50%{opacity:.35}}"),
    .turn: animated("&", "f-turn 2s linear infinite", "f-turn{to{rotate:360deg}}"),
    .still: "&,& *{animation:none}",
    .snaps: "&{scroll-snap-type:both mandatory;overflow:auto}",
    .snapTargets: "&>*{scroll-snap-align:start}",
    .contained: "&{overscroll-behavior:contain}",
    .unclipped: "&{overflow:visible}",
    .leftToRight: "&{direction:ltr;text-align:left}",
    .rightToLeft: "&{direction:rtl;text-align:right}",
    .lightWindow: ":root:has(>body>#page>.light-window){color-scheme:light}",
    .darkWindow: ":root:has(>body>#page>.dark-window){color-scheme:dark}",
    .orbiting: """
    &{translate:none;rotate:none;transform:rotate(var(--turn)) translate(var(--x,0),var(--y,0))}
    """,
    .month: """
    &{width:100%;max-width:24rem;grid-template-columns:repeat(7,1fr);gap:0;justify-items:center}
    & .button{width:2.5rem;max-width:100%;min-height:2.5rem;padding:0;border-radius:50%;\
    justify-content:center;text-align:center}
    """,
    .table: "&{max-width:100%;overflow-x:auto}",
    .lightPart: "&{color-scheme:light;color:var(--text)}",
    .darkPart: "&{color-scheme:dark;color:var(--text)}",
  ]

  /// A rule for what moves all the time, for those who want motion.
  private static func animated(_ name: String, _ course: String, _ frames: String) -> String {
    "@media (prefers-reduced-motion:no-preference){\(name){animation:\(course)}}@keyframes \(frames)"
  }

  /// A rule for bars in place of the lines of a text, over which light passes.
  private static func bars(_ name: String) -> String {
    let frames = "f-light{to{background-position:0}}"
    return """
      \(name){color:#0000;\
      background:linear-gradient(100deg,var(--fill) 40%,var(--line) 50%,var(--fill) 60%) 100%/300%;\
      mask:linear-gradient(#0000 16%,#000 0 80%,#0000 0) 0 0/1lh 1lh}
      \(animated(name, "f-light 1.8s linear infinite", frames))
      """
  }

  /// A rule for what comes into view from another state, for those who want motion.
  private static func motion(_ name: String, _ start: String) -> String {
    """
    @media (prefers-reduced-motion:no-preference){\(name){transition:all 300ms;\
    @starting-style{\(start)}}}
    """
  }
}
