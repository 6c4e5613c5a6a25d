// The page and what stands in front of it: which layers there are, and where everything on them
// is.
