import Glibc
import Watching

exit(Watcher.main(Array(CommandLine.arguments.dropFirst())))
