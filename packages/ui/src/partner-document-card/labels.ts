/** The texts of PartnerDocumentCard. */
export const english = {
  /** The button that opens the document for reading. */
  preview: 'Preview',
  /** The button that downloads it. */
  download: 'Download',
  /** The control that loads the preview in place. */
  showPreview: 'Show preview',
  /** The accessible name of the preview. */
  previewOf: 'Preview of {title}',
  /** The link to the document if the preview does not load. */
  open: 'Open {title}',
  /** The link to the document at its provider. */
  openAt: 'Open in {provider}',
  /** The sentence above the link that replaces the preview. */
  links: 'You can open it on {provider}:',
  /** Visually hidden in links and buttons that open a new tab. */
  newTab: 'opens in a new tab',
};

export type PartnerDocumentCardLabels = typeof english;
