import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { readTokens } from './read-tokens.ts';

/** What a release gives to designers, made by the command of its workflow. */
const folder = mkdtempSync(join(tmpdir(), 'released-'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(() => promisify(execFile)(process.execPath, [`${root}/scripts/tokens.ts`, folder]));
afterAll(() => rmSync(folder, { recursive: true }));

it('is a file for each scheme of both titles, and the style sheet of each', () => {
  expect(readdirSync(folder)).toEqual([
    'daily-nest.css',
    'daily-nest.dark.tokens.json',
    'daily-nest.light.tokens.json',
    'harbour-post.css',
    'harbour-post.dark.tokens.json',
    'harbour-post.light.tokens.json',
  ]);
});

describe.each(['daily-nest', 'harbour-post'])('of %s', (title) => {
  it('a reader of the Design Tokens Format takes both schemes as modes of the same variables', async () => {
    const [light, dark] = await Promise.all(
      ['light', 'dark'].map((scheme) => readTokens(read(`${title}.${scheme}.tokens.json`))),
    );
    expect(Object.keys(light!).length).toBeGreaterThan(0);
    expect(Object.keys(dark!)).toEqual(Object.keys(light!));
    expect(dark!['color.surface.page']).not.toEqual(light!['color.surface.page']);
  });

  it('the style sheet has the same paper', () => {
    const { color } = JSON.parse(read(`${title}.light.tokens.json`)) as {
      color: { surface: { page: { $value: { hex: string } } } };
    };
    expect(read(`${title}.css`)).toContain(`--dn-color-surface-page:${color.surface.page.$value.hex}`);
  });
});

it('no title has the colors of another', () => {
  expect(read('daily-nest.light.tokens.json')).not.toBe(read('harbour-post.light.tokens.json'));
});

it('a call without a folder shows the usage', async () => {
  await expect(promisify(execFile)(process.execPath, [`${root}/scripts/tokens.ts`])).rejects.toThrow(
    'Usage: pnpm tokens FOLDER',
  );
});
