# Rewrites the links between documents for DocC, where they have other addresses; a link to a file
# that is no document becomes its text.
#   -v catalogue=core: the catalogue in which the document stands

# The anchor that DocC makes of the heading to which one of GitHub's leads: it keeps capital letters.
function heading(file, anchor, line, own) {
  if (anchor == "") return ""
  while ((getline line <file) > 0) {
    if (!sub(/^#+ /, "", line)) continue
    gsub(/[^A-Za-z0-9_ -]/, "", line)
    gsub(/ /, "-", line)
    if ("#" tolower(line) == anchor) own = "#" line
  }
  close(file)
  return own
}

# The link in the place of one to a path, or nothing.
function address(path, parts, count, name, area, anchor) {
  if (path ~ /^([a-z]+:|\/)/) return path
  anchor = path
  sub(/^[^#]*/, "", anchor)
  sub(/#.*/, "", path)
  if (path == "") return "doc:" substr(file, 1, length(file) - 3) heading(FILENAME, anchor)
  if (path !~ /\.md$/) return ""
  anchor = heading(folder path, anchor)
  count = split(path, parts, "/")
  area = count == 1 ? catalogue : "guides"
  if (count > 1 && parts[count - 1] ~ /\.docc$/) {
    area = tolower(substr(parts[count - 1], 1, length(parts[count - 1]) - 5))
  }
  else if (count > 1 && (parts[count - 1] != ".." || catalogue == "guides")) return ""
  name = substr(parts[count], 1, length(parts[count]) - 3)
  if (area == catalogue) return "doc:" name anchor
  return "/documentation/" area (tolower(name) == area ? "" : "/" tolower(name)) anchor
}

FNR == 1 {
  file = folder = FILENAME
  sub(/.*\//, "", file)
  sub(/[^\/]*$/, "", folder)
}
/^ *```/ { inside = !inside }
inside { print; next }
# The first page of a catalogue orders its sidebar: by the groups of its list, where it has one.
/^\*\*[^*]*\*\*$/ { group = substr($0, 3, length($0) - 4) }
/^- \[[^]]*\]\([A-Za-z.]*\.md\)/ {
  topic = $0
  sub(/^[^(]*\(/, "", topic)
  sub(/\.md\).*/, "", topic)
  topics = topics (group == named && topics ? "" : "\n### " (group ? group : "Articles") "\n\n") \
    "- <doc:" topic ">\n"
  named = group
}
{
  line = ""
  while (match($0, /\[[^][]*\]\([^)]*\)/)) {
    text = substr($0, RSTART, RLENGTH)
    line = line substr($0, 1, RSTART - 1)
    $0 = substr($0, RSTART + RLENGTH)
    path = text
    sub(/^.*\]\(/, "", path)
    path = address(substr(path, 1, length(path) - 1))
    sub(/\]\([^)]*\)$/, "", text)
    line = line (path == "" ? substr(text, 2) : text "](" path ")")
  }
  print line $0
}
END { if (topics && tolower(file) == catalogue ".md") printf "\n## Topics\n%s", topics }
