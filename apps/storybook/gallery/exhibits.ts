import type { RenderedStory } from './server.tsx';

export interface Hanging {
  exhibit: string;
  names: string[];
}

/** Stories by file. */
export function byExhibit(rendered: readonly RenderedStory[]): Hanging[] {
  const groups = Map.groupBy(rendered, ({ exhibit }) => exhibit);
  return [...groups].map(([exhibit, stories]) => ({ exhibit, names: stories.map(({ name }) => name) }));
}

/** The stories of a component that do not look like one before them: `Focus` and `Phone` differ by what a person does. */
export function distinct(rendered: readonly RenderedStory[]): RenderedStory[] {
  const seen = new Set<string>();
  return rendered.filter(({ exhibit, html }) => {
    const look = `${exhibit} ${html}`;
    if (html === '' || seen.has(look)) return false;
    seen.add(look);
    return true;
  });
}
