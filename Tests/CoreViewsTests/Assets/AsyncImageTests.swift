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

  private func load(_ data: Data) async -> [String] {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    var events = stream.makeAsyncIterator()
    let host = withDependencies {
      $0[PictureLoader.self] = PictureLoader { _ in data }
    } operation: {
      HeadlessHost { Portrait(url: Self.address, events: continuation) }
    }
    let before = host.text
    let event = await events.next() ?? ""
    return [before, event, host.text]
  }

  @Test func aPictureIsLoadedAndShownByTheNameOfItsFile() async {
    #expect(await load(Data([0x89, 0x50, 0x4E, 0x47, 0x0D])) == ["waiting", "loaded", "(alma)"])
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
    let failure = "What https://boats.example/alma.png holds is no picture that is known here."
    #expect(await load(Data("<html>".utf8)) == ["waiting", "failed", failure])
  }

  @Test func withoutALoaderItSaysWhatIsMissing() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    var events = stream.makeAsyncIterator()
    let host = HeadlessHost { Portrait(url: Self.address, events: continuation) }
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
