import CoreViews
import Foundation
import PlainHost
import Synchronization

/// A name of SwiftUI's in a view that uses it, beside the same view without it.
///
/// The tests of each host record what both look like there, so that a name has an effect where its
/// record says so, and nowhere else.
public struct Word: Sendable {
  /// As it stands in code.
  public let name: String
  /// What a person does before the views are looked at: commands of the plain host, a line each.
  private let story: String
  /// A link that is opened before the story.
  private let link: URL?
  private let used: @MainActor @Sendable () -> any ViewSession
  private let unused: @MainActor @Sendable () -> any ViewSession

  /// Makes a word of two views.
  public init<Used: View, Unused: View>(
    _ name: String, opening link: URL? = nil, doing story: String = "",
    @ViewBuilder _ used: @escaping @MainActor @Sendable () -> Used,
    @ViewBuilder without unused: @escaping @MainActor @Sendable () -> Unused
  ) {
    self.name = name
    self.story = story
    self.link = link
    self.used = { ViewGraph(used()) }
    self.unused = { ViewGraph(unused()) }
  }

  /// Makes a word of a view and what changes it.
  public init<Base: View, Used: View>(
    _ name: String, _ base: @autoclosure @escaping @MainActor @Sendable () -> Base,
    doing story: String = "", _ change: @escaping @MainActor @Sendable (Base) -> Used
  ) {
    self.init(name, doing: story, { change(base()) }, without: base)
  }

  /// Makes a word of a view that stands for itself.
  public init<Used: View>(
    _ name: String, doing story: String = "",
    @ViewBuilder _ used: @escaping @MainActor @Sendable () -> Used
  ) {
    self.init(name, doing: story, used, without: { EmptyView() })
  }

  /// A view after its story, and what the plain host printed on the way.
  @MainActor
  public struct Played {
    /// The session, as the story has left it.
    public let session: any ViewSession
    /// All that was printed, errors as well.
    public let transcript: String
  }

  /// Plays the story on the view that uses the name, or on the one that does not.
  @MainActor
  public func play(isUsed: Bool = true) async -> Played {
    let session = isUsed ? used() : unused()
    if let link { _ = session.perform(.open(link)) }
    let output = Output()
    let console = PlainConsole.script(
      story, write: { output.append($0) }, writeError: { output.append($0) })
    _ = await PlainHost(console: console).run(session)
    return Played(session: session, transcript: output.text)
  }

  private final class Output: Sendable {
    private let lines = Mutex("")
    var text: String { lines.withLock(\.self) }
    func append(_ text: String) { lines.withLock { $0 += text } }
  }
}

/// Makes a list of the words that stand below each other.
@resultBuilder
public enum WordsBuilder {
  /// The words, in their order.
  public static func buildBlock(_ words: Word...) -> [Word] { words }
}

extension Word {
  /// All words, in the order of their names.
  public static let all: [Word] =
    (views + shapes + layout + texts + colors + controls + styles + rows + screens + bars
    + presentations + files + finding + dragging + input + speech + values).sorted {
      $0.name < $1.name
    }
}
