/** The words of a document of a partner. */
export const english = {
  /** The button that opens it for reading. */
  preview: 'Preview',
  /** The button that loads it down. */
  download: 'Download',
  /** The control that loads the preview in place. */
  showPreview: 'Show preview',
  /** Name of the preview. */
  previewOf: 'Preview of {title}',
  /** The link to it, where the preview does not come. */
  open: 'Open {title}',
  /** The link to it at its provider. */
  openAt: 'Open in {provider}',
  /** The sentence above the link that stands in for the preview. */
  links: 'You can open it on {provider}:',
  /** Added unseen to what opens a new tab. */
  newTab: 'opens in a new tab',
};

export type PartnerDocumentCardLabels = typeof english;
