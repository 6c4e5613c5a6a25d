// What people choose from: options, switches, colours and dates, and how they look.

//
// DatePicker: DatePickerComponents.
