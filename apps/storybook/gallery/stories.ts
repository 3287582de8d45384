import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { Language } from '../src/Language.tsx';

export interface GalleryStory {
  /** The name of the export: `LongText`. */
  name: string;
  Story: ComponentType;
  /** As wide as the window, like a header. */
  full: boolean;
}

export interface Exhibit {
  /** The file without its folder and ending: `ArticleCard`, `HomePage`. */
  name: string;
  /** A whole page: too large to lie beside others. */
  page: boolean;
  stories: GalleryStory[];
}

type Composed = ComponentType & { parameters: { layout?: string } };

const modules = import.meta.glob(['../../../packages/ui/src/*/*.stories.tsx', '../src/pages/*.stories.tsx'], {
  eager: true,
});

/** The stories of every component and page, by file. */
export const exhibits: Exhibit[] = Object.entries(modules).map(([path, module]) => ({
  name: path.split('/').at(-1)!.replace('.stories.tsx', ''),
  page: path.includes('/pages/'),
  stories: Object.entries(
    composeStories(module as Parameters<typeof composeStories>[0]) as Record<string, Composed>,
  ).map(([name, Story]) => ({
    name,
    Story: () => createElement(Language, null, createElement(Story)),
    full: Story.parameters.layout === 'fullscreen',
  })),
}));
