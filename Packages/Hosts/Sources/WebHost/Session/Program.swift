import Foundation

/// The program that serves.
enum Program {
  /// The name of its file.
  static let name = URL(filePath: CommandLine.arguments[0]).lastPathComponent
}
