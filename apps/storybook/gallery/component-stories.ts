import type { RenderedStory } from './server.tsx';

export interface ComponentStories {
  component: string;
  names: string[];
}

/** Returns the stories by file. */
export function byComponent(rendered: readonly RenderedStory[]): ComponentStories[] {
  const groups = Map.groupBy(rendered, ({ component }) => component);
  return [...groups].map(([component, stories]) => ({ component, names: stories.map(({ name }) => name) }));
}

/** Returns the stories of a component that look different: `Focus` and `Phone` differ only by their play. */
export function distinct(rendered: readonly RenderedStory[]): RenderedStory[] {
  const seen = new Set<string>();
  return rendered.filter(({ component, html }) => {
    const look = `${component} ${html}`;
    if (html === '' || seen.has(look)) return false;
    seen.add(look);
    return true;
  });
}
