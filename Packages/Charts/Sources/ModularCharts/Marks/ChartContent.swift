@_spi(Hosts) public import CoreViews

/// Marks of a chart, or what is made of them.
///
/// ```
/// struct Tide: ChartContent {
///   let level: Double
///   var body: some ChartContent {
///     RuleMark(y: .value("Level", level)).foregroundStyle(.blue)
///   }
/// }
/// ```
public protocol ChartContent {
  /// The content that it is made of.
  associatedtype Body: ChartContent
  /// The content that it is made of.
  @ChartContentBuilder var body: Body { get }
  /// Adds its marks to a list; called by charts only.
  func _add(to marks: inout ChartMarks)
}

extension ChartContent {
  /// Adds the marks of its body.
  public func _add(to marks: inout ChartMarks) { body._add(to: &marks) }

  var marks: [Mark] {
    var marks = ChartMarks()
    _add(to: &marks)
    return marks.all
  }
}

extension ChartContent where Body == Never {
  /// Has no body: charts draw it themselves.
  public var body: Never { fatalError("Charts draw \(Self.self) themselves: it has no body.") }
}

extension Never: ChartContent {}

/// The marks of a chart, from back to front.
public struct ChartMarks {
  var all: [Mark] = []
}

/// Several contents, from back to front: what a closure of a chart makes.
public struct ChartContentList: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  var marks: [Mark] = []

  /// Adds the marks of all.
  public func _add(to marks: inout ChartMarks) { marks.all += self.marks }
}

/// Combines the statements of a chart's closure.
@resultBuilder
public enum ChartContentBuilder {
  /// Takes one statement.
  public static func buildExpression(_ content: some ChartContent) -> ChartContentList {
    ChartContentList(marks: content.marks)
  }
  /// Combines the statements, from back to front.
  public static func buildBlock(_ contents: ChartContentList...) -> ChartContentList {
    contents.count == 1 ? contents[0] : ChartContentList(marks: contents.flatMap(\.marks))
  }
  /// Takes `if` without `else`.
  public static func buildIf(_ content: ChartContentList?) -> ChartContentList {
    content ?? ChartContentList()
  }
  /// Takes the `if` branch.
  public static func buildEither(first: ChartContentList) -> ChartContentList { first }
  /// Takes the `else` branch.
  public static func buildEither(second: ChartContentList) -> ChartContentList { second }
  /// Takes what a `for` loop makes.
  public static func buildArray(_ contents: [ChartContentList]) -> ChartContentList {
    ChartContentList(marks: contents.flatMap(\.marks))
  }
  /// Takes what `if #available` limits to some systems.
  public static func buildLimitedAvailability(
    _ content: some ChartContent
  ) -> ChartContentList {
    ChartContentList(marks: content.marks)
  }
}

/// Content whose type is hidden.
public struct AnyChartContent: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  private let marks: [Mark]

  /// Hides the type of content.
  public init(_ content: some ChartContent) { marks = content.marks }

  /// Adds the marks within.
  public func _add(to marks: inout ChartMarks) { marks.all += self.marks }
}

/// Marks that are drawn as one where that is quicker; here each is one anyway.
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Makes one of several marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  /// Adds the marks within.
  public func _add(to marks: inout ChartMarks) { content._add(to: &marks) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  /// Adds the marks of the content, if there is one.
  public func _add(to marks: inout ChartMarks) { self?._add(to: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Has no body: charts draw it themselves.
  public var body: Never { return fatalError("Charts draw ForEach themselves.") }

  /// Adds the marks of all elements.
  ///
  /// Complexity: O(n).
  public func _add(to marks: inout ChartMarks) {
    forEachContent { $0._add(to: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Makes marks for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, path: id, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: ChartContent {
  /// Makes marks for each element, identified by its `id`.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, path: nil, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Makes marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, path: \.self, content: content)
  }
}
