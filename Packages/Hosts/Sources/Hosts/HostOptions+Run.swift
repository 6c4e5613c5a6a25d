import ArgumentParser
public import CoreArchitecture
public import CoreViews
import Foundation
import Glibc
import HostStreams

extension HostOptions {
  /// Shows a view until the person leaves, and ends the process: all that a `main.swift` needs.
  ///
  /// The program takes `--host plain`, `--host terminal`, `--host web`, `--inline` and `--help`. It
  /// makes the view and its store once the command line has been parsed; for browsers it does so
  /// for each session, off the main actor.
  @MainActor
  public static func run(
    @ViewBuilder _ content: @escaping @Sendable () -> some View & SendableMetatype
  ) async -> Never {
    let options = SingleView.parseOrExit().host
    if options.showsPreviews { end(await options.showPreviews()) }
    end(await options.show(content))
  }

  /// Shows the view of a store until the person leaves, and ends the process.
  ///
  /// As `run` with a view, and sessions of browsers outlive the process, as the state is `Codable`:
  /// ```swift
  /// await HostOptions.run(Ledger.State()) {
  ///   Store(initialState: $0) { Ledger() }
  /// } view: {
  ///   LedgerView(store: $0)
  /// }
  /// ```
  @MainActor
  public static func run<
    State: Codable & SendableMetatype, Action, Content: View & SendableMetatype
  >(
    _ initial: @autoclosure @escaping @Sendable () -> State,
    store: @escaping @Sendable (State) -> Store<State, Action>,
    @ViewBuilder view: @escaping @Sendable (Store<State, Action>) -> Content
  ) async -> Never {
    let options = SingleView.parseOrExit().host
    if options.showsPreviews { end(await options.showPreviews()) }
    let views = { ServedViews(keeping: initial, store: store, view: view) }
    if let status = await options.explored(views) { end(status) }
    end(await options.show(initial(), store: store, view: view))
  }

  /// Shows a view in the chosen host until the person leaves, or serves it to browsers.
  ///
  /// Returns the exit status for the process.
  @MainActor
  public func show(
    @ViewBuilder _ content: @escaping @Sendable () -> some View & SendableMetatype
  ) async -> Int32 {
    guard kind == .web else { return await run(session { content() }) }
    return await serve(
      ServedViews { actor, start in
        if let place = start.place { throw SessionRefusal.onlyStart(instead: place) }
        return ServedSession(views: ViewGraph(isolation: actor, content()))
      })
  }

  /// Shows the view of a store until the person leaves, or serves it to browsers.
  ///
  /// A browser's session outlives the process, as its state is `Codable`. Returns the exit status
  /// for the process.
  @MainActor
  public func show<State: Codable & SendableMetatype, Action, Content: View & SendableMetatype>(
    _ initial: @autoclosure @escaping @Sendable () -> State,
    store: @escaping @Sendable (State) -> Store<State, Action>,
    @ViewBuilder view: @escaping @Sendable (Store<State, Action>) -> Content
  ) async -> Int32 {
    guard kind == .web else {
      return await run(session { view(store(initial())) })
    }
    return await serve(ServedViews(keeping: initial, store: store, view: view))
  }

  /// Serves sessions to browsers until the process is told to end.
  ///
  /// Returns the exit status for the process.
  @MainActor
  public func serve(_ views: ServedViews) async -> Int32 {
    do {
      let settings = serverSettings
      let server = try ServerLibrary.load(
        encrypting: settings["certificate"] != nil && settings["key"] != nil)
      return await WatchedProgram.follow { await server.serve(views, settings: settings) }
    } catch {
      StandardStream.write("\(error.text)\n", to: StandardStream.error)
      return 2
    }
  }
}

/// `exit` of the C library, under a name that the methods above do not hide.
private func end(_ status: Int32) -> Never { exit(status) }

/// A command line with the host's flag alone.
private struct SingleView: ParsableCommand {
  static var configuration: CommandConfiguration {
    let path = CommandLine.arguments.first ?? ""
    return CommandConfiguration(commandName: path.split(separator: "/").last.map(String.init))
  }

  @OptionGroup var host: HostOptions
}

/// The web server, which is loaded by a program that is told to serve, so that no other one has to
/// be built with it.
enum ServerLibrary {
  /// Why the server cannot be had, for a person to read.
  struct Failure: Error {
    let text: String
  }

  /// Loads the server from the folder of the program, or the one that can encrypt.
  static func load(encrypting: Bool) throws(Failure) -> any ViewServer {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let folder = URL(filePath: program ?? CommandLine.arguments[0]).deletingLastPathComponent()
    let product = encrypting ? "WebHostTLS" : "WebHost"
    let path = folder.appending(path: "lib\(product).so").path(percentEncoded: false)
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? ""
      throw Failure(
        text: """
          error: The web server is not there: \(reason). \
          `make run HOST=web\(encrypting ? " CERTIFICATE=FILE KEY=FILE" : "")` builds it. In a package \
          of your own, add the product \(product) of the package Hosts to the program's dependencies.
          """)
    }
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer
    guard let symbol = dlsym(library, encrypting ? "makeEncryptingServer" : "makeViewServer") else {
      throw Failure(text: "error: \(path) is no web server of this program.")
    }
    let make = unsafeBitCast(symbol, to: Make.self)
    let object = Unmanaged<AnyObject>.fromOpaque(make()).takeRetainedValue()
    guard let server = object as? any ViewServer else {
      throw Failure(text: "error: \(path) was built from other sources. Build it anew.")
    }
    return server
  }
}
