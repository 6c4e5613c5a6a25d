/// The page whose action is carried out, also for the effects of it.
enum ActingPage {
  @TaskLocal static var current: String?
}
