/** The words of a document of a partner. */
export interface PartnerDocumentCardLabels {
  /** The button that opens it for reading. */
  preview: string;
  /** The button that loads it down. */
  download: string;
  /** The control that loads the preview in place. */
  showPreview: string;
  /** Name of the preview. */
  previewOf: string;
  /** The link to it, where the preview does not come. */
  open: string;
  /** The link to it at its provider. */
  openAt: string;
  /** The sentence above the link that stands in for the preview. */
  links: string;
  /** Added unseen to what opens a new tab. */
  newTab: string;
}

export const english: PartnerDocumentCardLabels = {
  preview: 'Preview',
  download: 'Download',
  showPreview: 'Show preview',
  previewOf: 'Preview of {title}',
  open: 'Open {title}',
  openAt: 'Open in {provider}',
  links: 'You can open it on {provider}:',
  newTab: 'opens in a new tab',
};
