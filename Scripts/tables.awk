# Says which rows of a table have more or fewer cells than its head.
FNR == 1 { head = block = 0 }
/^ *```/ { block = !block }
block || !/^ *\|/ { head = 0; next }
{
  row = $0
  gsub(/`[^`]*`|\\\|/, "", row)
  cells = gsub(/\|/, "", row) - 1
  if (!head) head = cells
  else if (cells != head)
    print FILENAME ":" FNR ": this row has " cells " cells, and the head of its table " head
}
