import { type API, addons } from 'storybook/manager-api';
import { aliases } from './aliases.ts';

type Index = Parameters<API['setIndex']>[0];

/**
 * Adds `aliases` to the search of the sidebar. It searches names, paths and the anchors of pages. No setting
 * fills in anchors, so the index gets the aliases as anchors once it is loaded, and after every reload.
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

/** Returns whether the current index has the aliases; every page then has a list, even if it is empty. */
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
