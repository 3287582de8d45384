// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Busy } from './Busy.tsx';

it('is announced: its text is inserted into an existing live region', async () => {
  const said: (string | null)[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof HTMLOutputElement) said.push(...[...addedNodes].map((node) => node.textContent));
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  root.render(<Busy label="Loading the article…">{null}</Busy>);
  await vi.waitFor(() => expect(said).toEqual(['Loading the article…']));
  expect(main.querySelector('output')).toHaveProperty('textContent', 'Loading the article…');
  root.unmount();
  watcher.disconnect();
});
