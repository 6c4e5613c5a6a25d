# Says which folder of sources has too many files, and which of eight files or more does not say what it
# is for: by a comment on the first line of a file whose name is the folder's or begins with it, or of
# any other if the comment begins with that name. The source files are what is given.
FNR == 1 {
  folder = name = FILENAME
  sub(/\/[^\/]*$/, "", folder)
  sub(/.*\//, "", name)
  count[folder]++
  room = folder
  sub(/.*\//, "", room)
  if ($0 ~ /^\/\/ [^ ]/ && (index(name, room) == 1 || index($0, "// " room ": ") == 1)) told[folder] = 1
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
