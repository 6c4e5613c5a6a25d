# Prints what the sources of views declare: `func`, a modifier's name, and, where it returns its view
# as it is, why; or `type` and a name.
/^ *\/\/\/ / && !comment { comment = $0; sub(/^ *\/\/\/ /, "", comment); next }
/^ *\/\/\// { next }
/^ *@/ && !/public/ { next }
FNR == 1 { within = "" }
/^extension View / || /^extension View$/ { within = "View" }
/^extension / && !/^extension View[ ]/ { within = "" }
/^(public |internal |private |fileprivate )?(struct|enum|class|final class|protocol)/ { within = "" }
/^public (struct|typealias|enum) / {
  name = $3
  sub(/[^A-Za-z0-9].*/, "", name)
  print "type\t" name "\t"
}
/^  public func / && within == "View" {
  name = $3
  sub(/[^A-Za-z0-9].*/, "", name)
  reason = ""
  if (comment ~ /^Returns the view itself: /) {
    reason = comment
    sub(/^Returns the view itself: /, "", reason)
    sub(/\.$/, "", reason)
  }
  print "func\t" name "\t" reason
}
!/^ *@/ { comment = "" }
