import { type API, addons } from 'storybook/manager-api';
import { aliases } from './aliases.ts';

type Index = Parameters<API['setIndex']>[0];

/**
 * Makes the search of the sidebar know `aliases`. It looks through names, paths and the anchors of pages; no setting fills those in, so
 * the index gets them once it is there, and again whenever it has been read anew.
 */
export function searchByAlias(): void {
  addons.register('daily-nest/aliases', (api) => {
    let asks = false;
    const tell = async () => {
      if (asks || knowsAliases(api)) return;
      asks = true;
      try {
        const answer = await fetch('./index.json');
        await api.setIndex(withAliases((await answer.json()) as Index));
      } finally {
        asks = false;
      }
    };
    for (const event of ['currentStoryWasSet', 'docsRendered', 'storyRendered'])
      api.on(event, () => void tell());
  });
}

/** Whether the index that is shown has them; all of its pages have a list, be it an empty one. */
function knowsAliases(api: API): boolean {
  const page = api.getData('start-here--docs');
  return page !== undefined && 'anchors' in page;
}

function withAliases(index: Index): Index {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry] as const;
    const anchors = (aliases[entry.title] ?? []).map((title) => ({ title, id: 'top' }));
    return [id, { ...entry, anchors }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}
