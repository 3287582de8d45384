import { Parser } from 'htmlparser2';
import { ImportError } from '../import-error.ts';

/** An item of a WordPress export, as its elements say: `wp:post_name`, `content:encoded` and others. */
export interface WordPressItem {
  fields: Partial<Record<string, string>>;
  labels: { domain: string; name: string }[];
  meta: Map<string, string>;
  comments: number;
}

interface WordPressFile {
  site: string | undefined;
  /** The names that readers see, by login. */
  authors: Map<string, string>;
  items: WordPressItem[];
}

const deepest = 50;

/**
 * Reads a WordPress export (WXR). No entity is ever expanded beyond those of XML itself, and a document type is refused.
 *
 * @throws {ImportError} if the file is cut off or no export
 */
export function readWordPressFile(file: string, xml: string): WordPressFile {
  const refuse = (reason: string) => new ImportError([{ file, reason }]);
  const authors = new Map<string, string>();
  const items: WordPressItem[] = [];
  const path: string[] = [];
  let site: string | undefined;
  let isWhole = false;
  let text: string[] = [];
  let item: WordPressItem | undefined;
  let part: Partial<Record<string, string>> = {};
  let domain = '';

  function close(name: string, value: string) {
    const parent = path.at(-1);
    if (item) closeInItem(item, name, parent, value);
    else if (parent === 'wp:author') part[name] = value.trim();
    else if (parent === 'channel' && name === 'wp:author')
      authors.set(part['wp:author_login'] ?? '', part['wp:author_display_name'] ?? '');
    else if (parent === 'channel' && name === 'wp:base_blog_url') site = value.trim();
  }

  function closeInItem(owner: WordPressItem, name: string, parent: string | undefined, value: string) {
    if (parent === 'wp:postmeta') part[name] = value;
    if (parent !== 'item') return;
    if (name === 'wp:postmeta') owner.meta.set(part['wp:meta_key'] ?? '', part['wp:meta_value'] ?? '');
    else if (name === 'wp:comment') owner.comments += 1;
    else if (name === 'category') owner.labels.push({ domain, name: value });
    else owner.fields[name] = value;
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (path.length >= deepest) throw refuse(`its elements are nested more than ${deepest} levels deep`);
        path.push(name);
        text = [];
        if (name === 'item') item = { fields: {}, labels: [], meta: new Map(), comments: 0 };
        if (name === 'wp:author' || name === 'wp:postmeta') part = {};
        if (name === 'category') domain = attributes['domain'] ?? '';
      },
      ontext: (some) => void text.push(some),
      onclosetag(name, isImplied) {
        path.pop();
        if (name === 'item' && item) {
          items.push(item);
          item = undefined;
        } else close(name, text.join(''));
        text = [];
        if (name === 'rss' && !isImplied) isWhole = true;
      },
      onprocessinginstruction(name) {
        if (name.toUpperCase() === '!DOCTYPE')
          throw refuse('it declares a document type, which a WordPress export never does');
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isWhole) throw refuse('the file is cut off: it does not end with </rss>');
  return { site, authors, items };
}
