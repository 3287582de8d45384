/** Pending changesets and the changelog, by path. */
const pending = import.meta.glob<string>('../../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const published = import.meta.glob<string>('../../../../packages/ui/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A version, or `Next`, with its notes on a component. */
export interface Changes {
  version: string;
  texts: string[];
}

/** Returns the changes of a component, the newest first, from the library's changesets and changelog. */
export const changesOf = (component: string): Changes[] =>
  changesIn(component, Object.values(pending), Object.values(published));

/**
 * Like `changesOf` for given files: changesets with front matter, changelogs with a heading for each version.
 */
export function changesIn(
  component: string,
  changesets: readonly string[],
  changelogs: readonly string[],
): Changes[] {
  const next = changesets.flatMap((text) => {
    const [, head, body] = /^---\n([^]*?)---\n([^]*)$/.exec(text) ?? [];
    return head?.includes("'@daily-nest/ui'") ? (body ?? '').split(/\n{2,}/) : [];
  });
  const versions = changelogs.flatMap((text) =>
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [version = '', ...lines] = part.split('\n');
        // An item is a change, starting with the hash of its commit.
        const items = lines
          .join('\n')
          .split(/^- /m)
          .slice(1)
          .flatMap((item) => item.replace(/^[0-9a-f]{7,}: /, '').split(/\n{2,}/));
        return { version: version.trim(), texts: items };
      }),
  );
  return [{ version: 'Next', texts: next }, ...versions]
    .map(({ version, texts }) => ({
      version,
      texts: texts.map((text) => sentencesOf(text, component)).filter((text) => text !== ''),
    }))
    .filter(({ texts }) => texts.length > 0);
}

/** Returns the sentences of a text that are about the component, and following ones that start with “it”. */
function sentencesOf(text: string, component: string): string {
  let isAbout = false;
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) (?=[A-Z`])/)
    .filter((sentence) => (isAbout = names(sentence, component) || (isAbout && /^Its? /.test(sentence))))
    .join(' ');
}

/** Returns whether a text mentions the component in code, as a word of its own. */
const names = (text: string, component: string) =>
  [...text.matchAll(/`([^`]+)`/g)].some(([, code]) => new RegExp(`^<?${component}\\b`).test(code!));
