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

/** A version, or `Next`, and what it says of a component. */
export interface Changes {
  version: string;
  texts: string[];
}

/** What has changed in a component, the newest first, from the changesets and the changelog of the library. */
export const changesOf = (component: string): Changes[] =>
  changesIn(component, Object.values(pending), Object.values(published));

/** The same of given files: changesets with their head, changelogs with a heading for each version. */
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
        // An item is a change, with the hash of its commit before it.
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

/** Of a text about many things, the sentences that are about the component, and those that go on with “it”. */
function sentencesOf(text: string, component: string): string {
  let isAbout = false;
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) (?=[A-Z`])/)
    .filter((sentence) => (isAbout = names(sentence, component) || (isAbout && /^Its? /.test(sentence))))
    .join(' ');
}

/** Whether a text speaks of the component: in code, as a word of its own. */
const names = (text: string, component: string) =>
  [...text.matchAll(/`([^`]+)`/g)].some(([, code]) => new RegExp(`^<?${component}\\b`).test(code!));
