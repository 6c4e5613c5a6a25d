// Prints the lines that a manifest lacks, and on the standard error stream what nobody can add:
// port FOLDER VARIABLE PACKAGES DUMP OFFERED-DUMP... The dumps are what
// `swift package dump-package` writes, the first that of the package in FOLDER, without the lines
// which an earlier run has added. PACKAGES is how the manifest names the others' folder.
import Foundation

func manifest(_ path: String) throws -> Manifest {
  try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: URL(filePath: path)))
}

/// Which of the modules need no package, as the compiler says.
func known(_ names: Set<String>) throws -> Set<String> {
  let probe = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
  defer { try? FileManager.default.removeItem(at: probe) }
  let questions = names.sorted().map { "#if canImport(\($0))\n#warning(\"found \($0)\")\n#endif\n" }
  try questions.joined().write(to: probe, atomically: true, encoding: .utf8)
  let compiler = Process()
  compiler.executableURL = URL(filePath: "/usr/bin/env")
  compiler.arguments = ["swiftc", "-typecheck", probe.path]
  let output = Pipe()
  compiler.standardError = output
  try compiler.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  compiler.waitUntilExit()
  return Set(text.matches(of: /warning: found (\w+)/).map { String($0.output.1) }).union([
    "Testing", "XCTest",
  ])
}

let words = CommandLine.arguments
let package = try Package(manifest: manifest(words[4]), folder: URL(filePath: words[1]))
let offer = try Offer(manifests: words.dropFirst(5).map(manifest))
let plan = try Plan(package: package, offer: offer, toolchain: known(package.mentioned))
for remark in plan.remarks { FileHandle.standardError.write(Data("\(remark)\n".utf8)) }
if !plan.additions.isEmpty || !plan.originals.isEmpty {
  print(Block(plan: plan, variable: words[2], packages: words[3]).text, terminator: "")
}
