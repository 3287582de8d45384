import { renderToString } from 'react-dom/server';
import { storyFiles } from './stories.ts';

export interface RenderedStory {
  component: string;
  page: boolean;
  desk: boolean;
  name: string;
  /** Whether it has a play. */
  plays: boolean;
  phone: boolean;
  /** The server's HTML. */
  html: string;
  /** The console messages of the server's rendering. */
  messages: string[];
}

/** Renders every story like a server: in Node, without a window. */
export function renderAll(): RenderedStory[] {
  const all: RenderedStory[] = [];
  for (const { name: component, page, desk, stories } of storyFiles) {
    for (const { name, play, phone, Story } of stories) {
      const messages: string[] = [];
      const silenced = listen(messages);
      let html = '';
      try {
        html = renderToString(<Story />);
      } catch (error) {
        messages.push(String(error));
      } finally {
        silenced();
      }
      all.push({ component, page, desk, name, plays: play !== undefined, phone, html, messages });
    }
  }
  return all;
}

function listen(messages: string[]): () => void {
  const { error, warn } = globalThis.console;
  const note = (...parts: unknown[]) => void messages.push(parts.map(String).join(' '));
  Object.assign(globalThis.console, { error: note, warn: note });
  return () => Object.assign(globalThis.console, { error, warn });
}
