import Foundation

// Writes trees at random and their edits, one a line, for a browser to follow: WebFixture SEED
// COUNT
let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 2 else {
  FileHandle.standardError.write(Data("WebFixture takes a seed and a count.\n".utf8))
  exit(2)
}
let encoder = JSONEncoder()
for seed in numbers[0]..<numbers[0] + numbers[1] {
  FileHandle.standardOutput.write(try encoder.encode(TreeCase(seed: seed)) + Data("\n".utf8))
}
