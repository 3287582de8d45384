import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveLocally } from './local-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daily-nest-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a program of that name with these lines of shell. */
function program(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, ['#!/bin/sh', ...lines].join('\n'));
  chmodSync(path, 0o755);
  return path;
}

/** Calls a function on a machine whose only programs are those of the folder, and returns its result. */
async function onThatMachine(
  call: 'findChromium' | 'ensureChromium',
  environment: Record<string, string> = {},
) {
  const module = new URL('chromium.ts', import.meta.url).href;
  const script = `import(${JSON.stringify(module)}).then((module) => console.log('answer', module.${call}()))`;
  const env = { PATH: folder, HOME: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...environment };
  return new Promise<{ answer: string | undefined; errors: string }>((resolve) => {
    execFile(process.execPath, ['-e', script], { env }, (_error, stdout, errors) =>
      resolve({ answer: /answer (.*)/.exec(stdout)?.[1], errors }),
    );
  });
}

describe('the path of the browser', () => {
  it('is CHROMIUM_PATH, whatever the system has', async () => {
    program('chromium');
    const { answer } = await onThatMachine('findChromium', { CHROMIUM_PATH: '/opt/own' });
    expect(answer).toBe('/opt/own');
  });

  it("is the system's, Chromium before Chrome", async () => {
    const chrome = program('google-chrome');
    expect((await onThatMachine('findChromium')).answer).toBe(chrome);
    const chromium = program('chromium');
    expect((await onThatMachine('findChromium')).answer).toBe(chromium);
  });

  it('is undefined on a machine without one', async () => {
    expect((await onThatMachine('findChromium')).answer).toBe('undefined');
  });
});

describe('a machine without a browser', () => {
  it.runIf(process.getuid?.() === 0)("gets Debian's if apt can install it", async () => {
    program('apt-get', `PATH=/usr/bin:/bin`, `[ "$1" = install ] && touch "${folder}/chromium"`);
    expect((await onThatMachine('ensureChromium')).answer).toBe(join(folder, 'chromium'));
  });

  it("gets Playwright's own otherwise; if that fails, one sentence says what to do", async () => {
    const asked: string[] = [];
    const { url, close } = await serveLocally((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(404).end();
    });
    const { answer, errors } = await onThatMachine('ensureChromium', {
      PLAYWRIGHT_DOWNLOAD_HOST: url,
    });
    await close();
    expect(answer).toBeUndefined();
    expect(asked.join()).toMatch(/chrom/);
    expect(errors).toContain('No Chromium could be installed: install one and set CHROMIUM_PATH.');
  });
});
