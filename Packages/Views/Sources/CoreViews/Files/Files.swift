// Documents, and the dialogs in which a person here or elsewhere chooses, saves and moves files.
//
// DocumentGroup: FileDocumentConfiguration.
// FileBrowser: FileEntry.
// FileBrowserView: FileRow.
// FileDialog: FilePlaceProperty.
// FileDocument: ModelFileDocument.
// FileDownloadView: FileOfferLink, OfferedFiles.
// FileUploadView: FileUploadButton.
// View+FileDialog: FileDialogBrowserOptions, FileDialogSettings.
// View+FileMover: FileMovingView.
