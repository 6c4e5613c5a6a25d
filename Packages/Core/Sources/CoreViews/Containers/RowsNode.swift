/// A mounted view whose content is shown as the rows of a list.
protocol RowsNode: ViewNode {}
