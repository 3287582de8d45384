import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The cells of a Markdown table's rows, head and rule left out. */
function rows(text: string, firstHead: string): string[][] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => new RegExp(`^\\| *${firstHead} *\\|.*\\w`).test(line));
  expect(head, `a table that begins with ${firstHead}`).toBeGreaterThan(-1);
  const body = lines.slice(head + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return body.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the map in CONTRIBUTING', () => {
  const modules = rows(read('CONTRIBUTING.md'), '').map(([, module]) => module!.replaceAll('`', ''));

  it('names at most 25 modules between the row of a post and the screen, and each is there', () => {
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.length).toBeLessThanOrEqual(25);
    for (const module of modules) expect(existsSync(join(root, module)), module).toBe(true);
  });
});

describe('the contract of the ad slots', () => {
  const table = rows(read('docs/contracts/ad-slots.md'), 'place');

  it.each([
    [2, 'brand-daily-nest'],
    [3, 'brand-harbour-post'],
  ])('has the numbers of title %s', async (column, brand) => {
    const path = pathToFileURL(join(root, 'packages', brand, 'src/owner.ts')).href;
    const { ownerDefaults } = (await import(/* @vite-ignore */ path)) as {
      ownerDefaults: { adSlots: Record<string, number> };
    };
    const numbers = Object.fromEntries(
      table.map((cells) => [cells[0]!.replaceAll('`', ''), Number(cells[column])]),
    );
    expect(numbers).toEqual(ownerDefaults.adSlots);
  });
});

describe('the threats in SECURITY', () => {
  const tests = rows(read('SECURITY.md'), 'threat').map(([, , cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
  );

  it('each have tests, which are there', () => {
    expect(tests.length).toBeGreaterThan(0);
    for (const paths of tests) {
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
    }
  });
});
