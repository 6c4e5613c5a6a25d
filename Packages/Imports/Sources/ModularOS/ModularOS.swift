// The words of Apple's `os`: logs, signposts, locks.
//
// OSLogFormatting: OSLogFloatFormatting, OSLogIntegerFormatting, OSLogPrivacy,
//   OSLogStringAlignment.
// OSLogMessage: OSLogInterpolation.
// OSSignposter: OSSignpostID, OSSignpostIntervalState.
