/** The words of the partners' page. Its documents and ways to begin are the edition's. */

export const ourPartners = 'Our Partners';
export const partnersAre =
  'For clinics, museums, schools and companies that want to do something useful for families, in the open. Here is how to begin.';
export const partnersIs = (name: string) =>
  `How organizations work with ${name}: three documents to preview or download, and three ways to begin.`;
export const keywords: readonly string[] = ['partners', 'partnership', 'sponsorship', 'family organizations'];
export const ourStandards = 'Our standards';
export const documents = 'Documents';
export const documentsAre = 'Each opens in a new tab on Google Drive, or here when you ask for it.';
export const opportunities = 'Partnership Opportunities';
