# Prints the line, the column and the name of each folder and file that the last two columns of a table
# with four name in backquotes: what holds a slash, and the other names of a cell without prose.
BEGIN { FS = "|" }
NF == 6 && FNR > 1 {
  for (column = 3; column <= 4; column++) {
    cell = prose = $(column + 1)
    gsub(/`[^`]*`|[, ]/, "", prose)
    while (match(cell, /`[^`]*`/)) {
      name = substr(cell, RSTART + 1, RLENGTH - 2)
      cell = substr(cell, RSTART + RLENGTH)
      if (name ~ /^[A-Z][A-Za-z0-9+.]*(\/[A-Za-z0-9+.]+)+$/ || prose == "" && name ~ /^[A-Z][A-Za-z0-9]*$/)
        print FNR, column, name
    }
  }
}
