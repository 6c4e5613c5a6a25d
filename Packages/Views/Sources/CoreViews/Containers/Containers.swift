// Views made of other views; its rooms hold most of them, and what fits none stands here: months
// of days, and the view that says why there is nothing to see.
//
// MonthGrid: MonthDays.
