# Says which folder of sources has too many files, and which of eight files or more has none whose name is
# its own, or begins with it, and which begins with a comment on what the room is for. The source files are what is given.
FNR == 1 {
  folder = name = FILENAME
  sub(/\/[^\/]*$/, "", folder)
  sub(/.*\//, "", name)
  count[folder]++
  room = folder
  sub(/.*\//, "", room)
  if (index(name, room) == 1 && $0 ~ /^\/\/ [^ ]/) told[folder] = 1
  nextfile
}
END {
  for (folder in count) {
    if (count[folder] > 40) print folder ": " count[folder] " files; 40 is the most a folder has"
    if (folder !~ /^Packages\/.*\/Sources\// || count[folder] < 8 || folder in told) continue
    room = folder
    sub(/.*\//, "", room)
    print folder "/" room ".swift: a comment on its first line says what the room is for"
  }
}
