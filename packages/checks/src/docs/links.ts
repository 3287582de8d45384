import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { root } from '../root.ts';

const treeOf = (path: string) => fromMarkdown(readFileSync(join(root, path), 'utf8'));

/** The addresses of a document's links and pictures. */
export function linksOf(document: string): string[] {
  const links: string[] = [];
  visit(treeOf(document), ['link', 'image', 'definition'], (node) => {
    if ('url' in node) links.push(node.url);
  });
  return links;
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): string[] {
  const slugger = new GithubSlugger();
  const anchors: string[] = [];
  visit(treeOf(document), 'heading', (heading) => {
    anchors.push(slugger.slug(toString(heading)));
  });
  return anchors;
}

/** What is wrong with a link; undefined where it is good. Of other sites the form of the address is checked, nothing is fetched. */
export function linkFault(document: string, link: string): string | undefined {
  if (/^[a-z]+:/.test(link))
    return /^(?:https:\/\/[\w-]+\.[^\s]+|mailto:\S+)$/.test(link)
      ? undefined
      : `${link} is no public address`;
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? document : join(dirname(document), file);
  if (path.startsWith('..')) return `${link} leaves the repository`;
  if (!existsSync(join(root, path))) return `${link}: there is no ${path}`;
  if (anchor === undefined || !path.endsWith('.md')) return undefined;
  return anchorsOf(path).includes(anchor) ? undefined : `${link}: ${path} has no heading #${anchor}`;
}
