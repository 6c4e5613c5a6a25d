import CoreDependencies
import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Portrait: View {
  let url: URL?
  let events: AsyncStream<String>.Continuation

  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("waiting")
      case .success(let image): image.resizable().onAppear { events.yield("loaded") }
      case .failure(let error): Text("\(error)").onAppear { events.yield("failed") }
      }
    }
  }
}

private struct PortraitTwice: View {
  @State private var isTwice = false
  let url: URL?
  let events: AsyncStream<String>.Continuation

  var body: some View {
    Portrait(url: url, events: events)
    Button("Again") { isTwice = true }
    if isTwice { Portrait(url: url, events: events) }
  }
}

@MainActor @Suite struct AsyncImageTests {
  private static let address = URL(string: "https://boats.example/alma.png")

  /// Tests share what is shown already, so each has a picture of its own.
  private func load(_ data: Data, from name: String) async -> [String] {
    let url = URL(string: "https://boats.example/\(name).png")
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    var events = stream.makeAsyncIterator()
    let host = withDependencies {
      $0[PictureLoader.self] = PictureLoader { _ in data }
    } operation: {
      HeadlessHost { Portrait(url: url, events: continuation) }
    }
    let before = host.text
    let event = await events.next() ?? ""
    return [before, event, host.text]
  }

  @Test func aPictureIsLoadedAndShownByTheNameOfItsFile() async {
    let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D])
    #expect(await load(picture, from: "brig") == ["waiting", "loaded", "(brig)"])
  }

  @Test func aPictureThatIsShownAlreadyIsThereAtOnce() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    var events = stream.makeAsyncIterator()
    let loads = AsyncStream.makeStream(of: URL.self)
    let loader = PictureLoader { url in
      loads.continuation.yield(url)
      return Data([0x89, 0x50, 0x4E, 0x47, 0x0D])
    }
    let host = withDependencies {
      $0[PictureLoader.self] = loader
    } operation: {
      HeadlessHost { PortraitTwice(url: Self.address, events: continuation) }
    }
    _ = await events.next()
    withDependencies {
      $0[PictureLoader.self] = loader
    } operation: {
      host.tap("Again")
    }
    _ = await events.next()
    #expect(
      host.text == """
        (alma)
        [ Again ]
        (alma)
        """)
    loads.continuation.finish()
    var count = 0
    for await _ in loads.stream { count += 1 }
    #expect(count == 1)
  }

  @Test func whatIsNoPictureFails() async {
    let failure = "What https://boats.example/cutter.png holds is no picture that is known here."
    let page = Data("<html>".utf8)
    #expect(await load(page, from: "cutter") == ["waiting", "failed", failure])
  }

  @Test func withoutALoaderItSaysWhatIsMissing() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    var events = stream.makeAsyncIterator()
    let url = URL(string: "https://boats.example/ketch.png")
    let host = HeadlessHost { Portrait(url: url, events: continuation) }
    #expect(await events.next() == "failed")
    #expect(host.text.hasSuffix("or set the dependency PictureLoader."))
  }

  @Test func withoutAURLItStaysEmpty() {
    let host = HeadlessHost {
      AsyncImage(url: nil) {
        $0
      } placeholder: {
        Text("no picture")
      }
    }
    #expect(host.text == "no picture")
  }
}
