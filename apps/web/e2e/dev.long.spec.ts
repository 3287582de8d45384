import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@daily-nest/testing/free-port';
import { expect, test } from './support/test.ts';

test.setTimeout(150_000);

test('`pnpm dev` shows a page in the title’s style, with its application', async ({ page }) => {
  const port = await freePort();
  const dev = spawn('pnpm', ['run', 'dev'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORT: String(port), BACKEND_URL: 'http://127.0.0.1:9' },
    stdio: 'ignore',
    detached: true,
  });
  try {
    const url = `http://127.0.0.1:${port}/about`;
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    await page.goto(url);
    await expect(page).toHaveTitle('About Us | The Daily Nest');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'daily-nest');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Young Serif/);
    await page.evaluate(() => window.dispatchEvent(new Event('app:start')));
    await expect(page.locator('html')).toHaveAttribute('data-app', 'live', { timeout: 60_000 });
  } finally {
    process.kill(-dev.pid!, 'SIGTERM');
    if (dev.exitCode === null && dev.signalCode === null) await once(dev, 'exit');
  }
});
