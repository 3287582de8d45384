import { quoted, type TextPicture } from '@daily-nest/api-client/foreign-text';
import { refuseBadUrl } from '../../outside/public-address.ts';
import { oneLine } from '../clean-text.ts';

interface Chosen {
  picture: TextPicture | undefined;
  losses: string[];
}

const longestAlt = 600;

/** Chooses the one picture of a post: the featured one, or the first of the text. The others are lost. */
export function choosePicture(
  featured: TextPicture | undefined,
  ofText: readonly TextPicture[],
  site: string | undefined,
): Chosen {
  const losses: string[] = [];
  const usable = [...(featured ? [featured] : []), ...ofText].flatMap(({ address: typed, alt }) => {
    const address = addressOf(typed, site);
    if (typeof address === 'string') return [{ address, alt: oneLine(alt) }];
    losses.push(`the picture ${quoted(typed)} is left out: ${address.refused}`);
    return [];
  });
  const [first] = usable;
  if (!first) return { picture: undefined, losses };
  const { address } = first;
  const isOfText = !featured || address !== addressOf(featured.address, site);
  const name = originalOf(address);
  const alt = usable.find((picture) => picture.alt !== '' && originalOf(picture.address) === name)?.alt ?? '';
  const more = new Set(usable.map((picture) => picture.address).filter((one) => originalOf(one) !== name));
  return {
    picture: { address, alt: alt.length > longestAlt ? '' : alt },
    losses: [
      isOfText
        ? `the first picture of the text, ${quoted(address)}, becomes the picture of the post and will be fetched`
        : `the picture ${quoted(address)} will be fetched`,
      ...(alt === '' ? ['its picture has no alternative text'] : []),
      ...(alt.length > longestAlt
        ? [`the alternative text of its picture has more than ${longestAlt} characters`]
        : []),
      ...[...more].map((one) => `the picture ${quoted(one)} in the text is left out`),
      ...losses,
    ],
  };
}

/** The same picture in whatever size: WordPress names its sizes `coat-1024x683.jpg`. */
function originalOf(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/-\d{1,5}x\d{1,5}(?=\.\w{1,5}$)/, '');
}

/** Returns the absolute address of a picture, or why it cannot be fetched. */
function addressOf(typed: string, site: string | undefined): string | { refused: string } {
  const isRelative = !URL.canParse(typed);
  if (isRelative && (site === undefined || !URL.canParse(typed, site)))
    return { refused: 'the address of the old blog is not known (--old-site)' };
  const url = new URL(typed, isRelative ? site : undefined);
  try {
    // Names are resolved and checked when the backend fetches the picture.
    refuseBadUrl(url, { allowLoopback: false });
  } catch {
    return { refused: 'it is no public web address' };
  }
  if (/(?:^|\.)(?:localhost|local|internal)\.?$/i.test(url.hostname))
    return { refused: 'it is no public web address' };
  if (url.username !== '' || url.password !== '') return { refused: 'it holds a password' };
  return url.href.length <= 1000 ? url.href : { refused: 'it is longer than 1000 characters' };
}
