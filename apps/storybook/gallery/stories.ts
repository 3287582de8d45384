import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { clearAllMocks, userEvent, within } from 'storybook/test';
import { Language } from '../src/Language.tsx';

export interface GalleryStory {
  /** The name of the export: `LongText`. */
  name: string;
  Story: ComponentType<{ language?: string }>;
  /** Runs the story's play after `mount` has rendered it; undefined without one. */
  play?: (canvas: HTMLElement, mount: () => void) => Promise<void>;
  /** Whether it is for the window of a phone. */
  phone: boolean;
  /** Whether it is as wide as the window, like a header. */
  full: boolean;
  /** Whether it has its own row, within the gutter. */
  wide: boolean;
}

/** Components that fill the column of a page, and use media queries for its width. */
const rows = ['BlogRow', 'NotFound'];

export interface StoryFile {
  /** The file name without extension: `ArticleCard`, `HomePage`. */
  name: string;
  /** Whether it is a whole page, too large to be beside others. */
  page: boolean;
  /** Whether it is a part of the desk, which has a page of its own with the reset. */
  desk: boolean;
  stories: GalleryStory[];
}

type Composed = ComponentType & {
  parameters: { layout?: string };
  globals: { viewport?: { value?: string } };
  play?: unknown;
  run: (context: object) => Promise<void>;
};

const modules = import.meta.glob(
  [
    '../../../packages/ui/src/*/*.stories.tsx',
    '../../desk/src/*/*.stories.tsx',
    '../src/pages/*.stories.tsx',
  ],
  { eager: true },
);

/** The stories of every component and page, by file. */
export const storyFiles: StoryFile[] = Object.entries(modules).map(([path, module]) => ({
  name: nameOf(path),
  page: path.includes('/pages/'),
  desk: path.includes('/desk/src/'),
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
    // The stories of a file share their mocks.
    clearAllMocks();
    return Story.run({
      canvasElement,
      canvas: within(canvasElement),
      userEvent: userEvent.setup(),
      mount: () => Promise.resolve(mount()),
    });
  };
}
