import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { clearAllMocks, userEvent, within } from 'storybook/test';
import { Language } from '../src/Language.tsx';

export interface GalleryStory {
  /** The name of the export: `LongText`. */
  name: string;
  Story: ComponentType<{ language?: string }>;
  /** What a person does in it, once `mount` has put it on the page; none where nobody does anything. */
  play?: (canvas: HTMLElement, mount: () => void) => Promise<void>;
  /** Whether it is meant for the window of a phone. */
  phone: boolean;
  /** As wide as the window, like a header. */
  full: boolean;
  /** A row of its own, though it stays within the gutter. */
  wide: boolean;
}

/** They have the column of a page for themselves, and ask the window how wide that is. */
const rows = ['BlogRow', 'NotFound'];

export interface StoryFile {
  /** The file without its folder and ending: `ArticleCard`, `HomePage`. */
  name: string;
  /** A whole page: too large to lie beside others. */
  page: boolean;
  stories: GalleryStory[];
}

type Composed = ComponentType & {
  parameters: { layout?: string };
  globals: { viewport?: { value?: string } };
  play?: unknown;
  run: (context: object) => Promise<void>;
};

const modules = import.meta.glob(['../../../packages/ui/src/*/*.stories.tsx', '../src/pages/*.stories.tsx'], {
  eager: true,
});

/** The stories of every component and page, by file. */
export const storyFiles: StoryFile[] = Object.entries(modules).map(([path, module]) => ({
  name: nameOf(path),
  page: path.includes('/pages/'),
  stories: Object.entries(
    composeStories(module as Parameters<typeof composeStories>[0]) as Record<string, Composed>,
  ).map(([name, Story]) => ({
    name,
    Story: ({ language }) => createElement(Language, { language }, createElement(Story)),
    play: Story.play ? playOf(Story) : undefined,
    phone: Story.globals.viewport?.value === 'phone',
    full: Story.parameters.layout === 'fullscreen',
    wide: rows.includes(nameOf(path)),
  })),
}));

function nameOf(path: string): string {
  return path.split('/').at(-1)!.replace('.stories.tsx', '');
}

function playOf(Story: Composed): GalleryStory['play'] {
  return (canvasElement, mount) => {
    // A file's stories share what they listen with.
    clearAllMocks();
    return Story.run({
      canvasElement,
      canvas: within(canvasElement),
      userEvent: userEvent.setup(),
      mount: () => Promise.resolve(mount()),
    });
  };
}
