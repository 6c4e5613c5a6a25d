/// Which servers are believed to be who they say.
enum Trust {
  /// A file with certificates, for tests.
  @TaskLocal static var file: String?
}
