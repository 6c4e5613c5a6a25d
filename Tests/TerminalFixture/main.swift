import CoreViews
import Hosts

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let arguments = CommandLine.arguments.dropFirst()
let options = HostOptions(kind: arguments.contains("plain") ? .plain : .terminal)
exit(await options.run(ViewGraph(FixtureView())))
