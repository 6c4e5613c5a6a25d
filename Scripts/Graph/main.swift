// Reads the manifests of all packages from files, one each, as `swift package dump-package` writes
// them; prints the packages with their arrows, and what is wrong with them. With --app first, they
// are those of an app outside of this tree.
import Foundation

let isApp = CommandLine.arguments.dropFirst().first == "--app"
let manifests = try CommandLine.arguments.dropFirst(isApp ? 2 : 1).map { path in
  try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: URL(filePath: path)))
}
let house = House(packages: manifests, isApp: isApp)
for line in house.lines { print(line) }
let complaints = house.complaints
for complaint in complaints { FileHandle.standardError.write(Data("\(complaint)\n".utf8)) }
exit(complaints.isEmpty ? 0 : 1)
