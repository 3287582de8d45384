import { posix } from 'node:path';

/** The files that links lead to. */
export interface Files {
  isThere: (path: string) => boolean;
  isFolder: (path: string) => boolean;
  read: (path: string) => string;
}

/** The text of a document without its blocks of code, fenced or indented. */
const withoutBlocks = (text: string) =>
  text.replaceAll(/^ *(```|~~~)[^]*?^ *\1 *$/gm, '').replaceAll(/(?<=\n\n)(?: {4}.*\n)+/g, '');

const prose = (text: string) => withoutBlocks(text).replaceAll(/(`+)[^`]*?\1/g, '');

/** Where the links and pictures of a Markdown document lead to. */
export const linksOf = (text: string): string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)|^\[[^\]]+\]: (\S+)/gm)].map(
    ([, inline, named]) => (inline ?? named)!,
  );

/** The anchors of a document's headings, as code hosts make them. */
function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = withoutBlocks(text).matchAll(/^#{1,6} +(.+?) *#*$/gm);
  return new Set(
    [...headings].map(([, words]) => {
      const plain = words!.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
      const anchor = plain
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-');
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      return before === 0 ? anchor : `${anchor}-${before}`;
    }),
  );
}

/** What is wrong with a link of a document, in words; undefined where it is good. Addresses outside are judged by their form alone. */
export function brokenLink(folder: string, document: string, link: string, files: Files): string | undefined {
  if (/^[a-z]+:/.test(link)) {
    const fault = outside(link);
    return fault && `${link}: ${fault}`;
  }
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? document : posix.normalize(posix.join(folder, file)).replace(/\/$/, '');
  if (path.startsWith('..')) return `${link}: leaves the repository`;
  if (!files.isThere(path)) return `${link}: there is no ${path}`;
  if (anchor === undefined || files.isFolder(path)) return undefined;
  return anchorsOf(files.read(path)).has(anchor) ? undefined : `${link}: ${path} has no heading #${anchor}`;
}

function outside(address: string): string | undefined {
  if (!URL.canParse(address) || /\s/.test(address)) return 'is no address';
  const { protocol, hostname } = new URL(address);
  if (protocol === 'mailto:') return undefined;
  return protocol === 'https:' && hostname.includes('.')
    ? undefined
    : 'is no address that a stranger can open';
}
