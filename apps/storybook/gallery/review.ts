import { mkdir, writeFile } from 'node:fs/promises';

/** A changed picture. */
export interface Change {
  component: string;
  /** `Header.daily-nest.dark.webp` */
  file: string;
  /** The difference: `differs in 312 pixels`. */
  sentence: string;
  /** Undefined for a new component. */
  before?: Uint8Array;
  after: Uint8Array;
  /** A picture of the changed pixels; undefined if the sizes differ. */
  marks?: Uint8Array;
}

/** Returns the command that accepts the new pictures of a component. */
export function acceptCommand(component: string): string {
  return `pnpm --filter @daily-nest/storybook baselines:update -t '^${component} '`;
}

/**
 * Writes `index.html` and its pictures into a folder that works offline. `changes.json` has the same for
 * programs.
 */
export async function writeReview(folder: URL, changes: readonly Change[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    changes.flatMap((change) =>
      pictures(change).map(({ name, data }) => writeFile(new URL(name, folder), data)),
    ),
  );
  await writeFile(new URL('index.html', folder), page(changes));
  const entries = changes.map(({ component, file, sentence }) => ({
    component,
    file,
    sentence,
    accept: acceptCommand(component),
  }));
  await writeFile(new URL('changes.json', folder), JSON.stringify(entries));
}

function pictures({ file, before, after, marks }: Change) {
  const stem = file.replace('.webp', '');
  return [
    { title: 'Before', name: `${stem}.before.webp`, data: before },
    { title: 'After', name: `${stem}.after.png`, data: after },
    { title: 'Difference', name: `${stem}.difference.png`, data: marks },
  ].filter((picture): picture is { title: string; name: string; data: Uint8Array } => !!picture.data);
}

function page(changes: readonly Change[]): string {
  const groups = Map.groupBy(changes, ({ component }) => component);
  const heading = changes.length === 1 ? '1 picture changed' : `${changes.length} pictures changed`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; }
  .row { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { display: block; inline-size: 100%; border: 1px solid gray; }
  .flicker { display: grid; }
  .flicker img { grid-area: 1 / 1; }
  .flicker img:last-child { animation: flicker 1.2s steps(1) infinite; }
  .flicker:hover img:last-child { animation-play-state: paused; }
  @keyframes flicker { 50% { opacity: 0; } }
  code { background: #eee; padding: 0.2em 0.4em; user-select: all; }
</style>
<h1>${heading}</h1>
<p>Side by side: before, after, what changed, and both by turns (the pointer holds it). A picture opens in full size on a click.</p>
${[...groups].map(([component, group]) => section(component, group)).join('\n')}
</html>
`;
}

function section(component: string, changes: readonly Change[]): string {
  return `<h2>${component}</h2>
<p>As it should be? <code>${acceptCommand(component)}</code></p>
${changes.map(row).join('\n')}`;
}

function row(change: Change): string {
  const shown = pictures(change);
  const figures = shown.map(
    ({ title, name }) =>
      `<figure><figcaption>${title}</figcaption><a href="${name}"><img src="${name}" alt="${title}"></a></figure>`,
  );
  const [before, after] = shown;
  if (change.before)
    figures.push(
      `<figure><figcaption>By turns</figcaption><div class="flicker"><img src="${before!.name}" alt="Before"><img src="${after!.name}" alt="After"></div></figure>`,
    );
  return `<h3>${change.file}: ${change.sentence}</h3>\n<div class="row">${figures.join('')}</div>`;
}
