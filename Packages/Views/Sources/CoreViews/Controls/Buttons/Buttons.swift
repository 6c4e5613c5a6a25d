// What people press or open: buttons, links, menus and groups, and how they look.
//
// ButtonStyle: LabelButtonStyle, LookedButtonStyle, PrimitiveButtonStyle,
//   PrimitiveButtonStyleConfiguration.
// DisclosureGroup: DisclosureView.
// EditingButtons: EditButton, RenameAction, RenameButton.
// ShareLink: SharePreview.

// What people press or open: buttons, links, menus and groups, and how they look.
//
// ButtonStyle: ButtonStyleConfiguration, LabelButtonStyle, LookedButtonStyle,
//   PrimitiveButtonStyle, PrimitiveButtonStyleConfiguration.
// DisclosureGroup: DisclosureView.
// EditingButtons: EditButton, RenameAction, RenameButton.
// ShareLink: SharePreview.
