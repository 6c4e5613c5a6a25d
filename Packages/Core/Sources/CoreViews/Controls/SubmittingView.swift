/// A leaf that submits when it is activated.
protocol SubmittingView {}
