# Says which file names a type of a room on a higher floor, and which file stands in no room.
# The first file lists, for each target, its rooms from the ground up:
#   Packages/Core/Sources/CoreArchitecture: Basics Observation Collections
# A room may name types of its own and of those before it. The source files are given twice: once
# to read what each declares, once to read what each names. Types of one name in two rooms of a
# target, and such as only their file sees, are left out.
function place(file, folder, i, best) {
  target = room = ""
  for (i in floor) {
    folder = i
    sub(/:/, "/", folder)
    if (index(file, folder "/") == 1 && length(i) > length(best)) best = i
  }
  if (best != "") { split(best, parts, ":"); target = parts[1]; room = parts[2]; return 1 }
  for (i in targets) if (index(file, i "/") == 1) return -1
  return 0
}
FILENAME == ARGV[1] {
  if ($0 ~ /^(#|$)/) next
  name = $1
  sub(/:$/, "", name)
  targets[name] = 1
  for (i = 2; i <= NF; i++) floor[name ":" $i] = ++count
  next
}
FNR == 1 {
  reading = !(FILENAME in known)
  known[FILENAME] = 1
  where = place(FILENAME)
  if (where < 0 && reading) print FILENAME ": stands in no room; Scripts/floors lists them"
}
where <= 0 { next }
reading {
  if (declared != "" && !hidden) {
    key = target SUBSEP declared
    if (key in home && home[key] != room) home[key] = "*"
    else home[key] = room
  }
  next
}
{
  rest = code
  while (match(rest, /[A-Za-z_][A-Za-z_0-9]*/)) {
    word = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    key = target SUBSEP word
    if (!(key in home) || home[key] == "*" || home[key] == room) continue
    if (floor[target ":" home[key]] < floor[target ":" room]) continue
    if ((FILENAME SUBSEP word) in told) continue
    told[FILENAME, word] = 1
    print FILENAME ":" FNR ": '" room "' may not name '" word "' of '" home[key] "', a floor above"
  }
}
