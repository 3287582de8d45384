import type { Owner } from '../../brand.ts';

/** What a section of the privacy text says of this site's owner: whom a reader deals with. Empty where it says nothing. */
export function ownersWords(section: string, owner: Owner): string[] {
  const { publisher, address, editor } = owner.imprint;
  switch (section) {
    case 'frames':
      return [
        `On this site the contact form comes from ${owner.contactFormProvider}, videos come from YouTube, and partner documents from Google Drive.`,
      ];
    case 'advertising':
      return owner.adNetwork ? [`The advertising network of this site is ${owner.adNetwork}.`] : [];
    case 'your-rights':
      return [`Publisher: ${publisher}, ${address}. Editor: ${editor}. Email: ${owner.contactEmail}.`];
    default:
      return [];
  }
}
