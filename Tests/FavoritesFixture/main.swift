import Effects
import Foundation

// Makes favorites of the numbers from the second argument on, in the file that is the first one,
// and prints each number when it is kept. It never ends by itself.
let client = FavoritesClient.sqlite(at: URL(filePath: CommandLine.arguments[1]))
var number = Int(CommandLine.arguments[2]) ?? 0
while true {
  try await client.save(
    Repository(id: number, name: "r", fullName: "x/r", url: URL(filePath: "/")))
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
  number += 1
}
