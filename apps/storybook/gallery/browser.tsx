import '@daily-nest/ui/reset';
import '@daily-nest/brand-daily-nest/theme';
import '@daily-nest/brand-harbour-post/theme';
import '@daily-nest/ui/wireframe';
import './gallery.css';
import { vars } from '@daily-nest/ui/theme';
import { flushSync } from 'react-dom';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { fontsAreHere } from '../src/fonts-are-here.ts';
import { leaves } from '../src/foundations/use-tokens.ts';
import { type StoryFile, type GalleryStory, storyFiles } from './stories.ts';

/** A story that logged to the console during hydration. */
export interface Complaint {
  story: string;
  messages: string[];
}

export interface Gallery {
  /** Renders the named stories of a component; resolves when fonts and pictures have loaded. */
  show: (component: string, names: readonly string[], language?: string) => Promise<void>;
  /** Renders one story and runs its play. */
  play: (component: string, name: string) => Promise<void>;
  /** Hydrates each story's server HTML, one after the other, and returns those that logged something. */
  hydrate: (rendered: readonly { component: string; name: string; html: string }[]) => Promise<Complaint[]>;
  /**
   * Returns the tokens of the theme with their computed values: `color.text.body` is `#23201c`; empty if no
   * brand defines it.
   */
  tokens: () => Record<string, string>;
}

declare global {
  interface Window {
    gallery: Gallery;
  }
}

const place = document.getElementById('gallery')!;
let roots: Root[] = [];

// The browser's own validation message appears in a bubble at an unpredictable time.
const saySilently = (event: Event) => {
  event.preventDefault();
  (event.target as HTMLElement).focus();
};
window.addEventListener('invalid', saySilently, { capture: true });

await fontsAreHere();
window.gallery = { show, play, hydrate, tokens };

function tokens(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const value = (reference: string) => style.getPropertyValue(reference.replace(/^var\((--[^)]+)\)$/, '$1'));
  return Object.fromEntries(leaves(vars).map(([name, reference]) => [name, value(reference).trim()]));
}

async function show(name: string, names: readonly string[], language?: string) {
  const cells = replaceCells(find(name).stories.filter((story) => names.includes(story.name)));
  // Synchronously: React would otherwise spread its work over many tasks on a slow machine.
  flushSync(() => {
    for (const { root, Story } of cells) root.render(<Story language={language} />);
  });
  await Promise.all([...place.querySelectorAll('iframe')].map(arrived));
  await settled();
}

async function play(component: string, name: string) {
  const story = find(component).stories.find((each) => each.name === name)!;
  const [{ root, canvas, Story }] = replaceCells([story]) as [ReturnType<typeof cell>];
  await story.play!(canvas, () => flushSync(() => root.render(<Story />)));
  await settled();
}

/** Replaces the cells of the gallery with empty ones for these stories. */
function replaceCells(stories: readonly GalleryStory[]) {
  for (const root of roots) root.unmount();
  roots = [];
  const cells = stories.map(cell);
  place.replaceChildren(...cells.map(({ box }) => box));
  return cells;
}

/**
 * Resolves when a frame has loaded. A lazy frame would load only when a picture of the page is taken, and so
 * be in some pictures only.
 */
function arrived(frame: HTMLIFrameElement): Promise<unknown> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.loading = 'eager';
  return loaded;
}

/**
 * Requests of components that check whether the page in their frame exists; the answer changes what they
 * show.
 */
const asked = new Set<Promise<Response>>();
const ask = window.fetch;
window.fetch = (...request) => {
  const answer = ask(...request);
  asked.add(answer);
  void answer.catch(() => undefined).then(() => asked.delete(answer));
  return answer;
};

function cell({ name, Story, full, wide }: GalleryStory) {
  const box = document.createElement('div');
  box.className = full ? 'cell full' : wide ? 'cell wide' : 'cell';
  box.dataset.story = name;
  const caption = document.createElement('p');
  caption.className = 'caption';
  caption.textContent = name;
  const canvas = document.createElement('div');
  canvas.className = 'canvas';
  box.append(caption, canvas);
  const root = createRoot(canvas, { identifierPrefix: `${name}-` });
  roots.push(root);
  return { box, canvas, root, Story };
}

async function hydrate(rendered: readonly { component: string; name: string; html: string }[]) {
  const complaints: Complaint[] = [];
  for (const { component, name, html } of rendered) {
    const { Story } = find(component).stories.find((story) => story.name === name)!;
    const messages: string[] = [];
    const restore = listen(messages);
    const canvas = document.createElement('div');
    canvas.innerHTML = html;
    place.replaceChildren(canvas);
    const root = hydrateRoot(canvas, <Story />, {
      onRecoverableError: (error) => messages.push(String(error)),
      onUncaughtError: (error) => messages.push(String(error)),
    });
    // Effects and their state updates run in separate tasks.
    for (let turn = 0; turn < 3; turn += 1) await task();
    root.unmount();
    await task();
    restore();
    if (messages.length > 0) complaints.push({ story: `${component} ${name}`, messages });
  }
  return complaints;
}

function find(name: string): StoryFile {
  return storyFiles.find((component) => component.name === name)!;
}

function listen(messages: string[]): () => void {
  const { error, warn, log, info } = console;
  const note = (...parts: unknown[]) => void messages.push(parts.map(String).join(' '));
  Object.assign(console, { error: note, warn: note, log: note, info: note });
  const thrown = (event: ErrorEvent) => note(event.message);
  window.addEventListener('error', thrown);
  return () => {
    Object.assign(console, { error, warn, log, info });
    window.removeEventListener('error', thrown);
  };
}

function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

async function turns() {
  for (let turn = 0; turn < 5; turn += 1) await task();
}

async function settled() {
  await turns();
  while (asked.size > 0) await Promise.allSettled(asked);
  await turns();
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
  // Waits for the replacements of broken pictures, too.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
