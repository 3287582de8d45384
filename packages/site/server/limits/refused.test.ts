import { describe, expect, it } from 'vitest';
import { refusal, RefusedError } from './refused.ts';

const asked = (path: string) =>
  new Request(`https://news.example${path}`, { headers: { accept: 'text/html' } });

describe('a refused wall', () => {
  it('retries by itself in its frame, and links nowhere else', async () => {
    for (const path of ['/walls/sports', '/walls/sports?view=compact']) {
      const answer = refusal(new RefusedError(503, 2), asked(path));
      expect(Number(answer.headers.get('refresh')), path).toBeGreaterThanOrEqual(2);
      expect(Number(answer.headers.get('refresh')), path).toBeLessThan(6);
      expect(await answer.text()).not.toContain('href=');
    }
  });
});

describe('any other refused page', () => {
  it('stays until its reader retries', async () => {
    const answer = refusal(new RefusedError(503, 2), asked('/blog/walls/'));
    expect(answer.headers.has('refresh')).toBe(false);
    expect(await answer.text()).toContain('Please try again in 2 seconds.');
  });
});
