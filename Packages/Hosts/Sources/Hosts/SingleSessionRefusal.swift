import CoreViews
import HostStreams

/// Stands where a program that has made its one session is told to serve many.
struct SingleSessionRefusal: ViewHost {
  func run(_ session: any ViewSession) async -> Int32 {
    StandardStream.write(
      """
      error: This program makes one session, and --host web needs one for each page. Show it with \
      HostOptions.run { … } or LaunchOptions.show { … }, which make the views when they are asked \
      to.\n
      """, to: StandardStream.error)
    return 2
  }
}
