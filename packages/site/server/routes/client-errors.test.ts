import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createClientErrors } from './client-errors.ts';

const good = { kind: 'drawing', name: 'TypeError', at: 'route-B1x2.js:1:2033', section: 'articles' };

function take() {
  const lines: Record<string, unknown>[] = [];
  const counted: string[] = [];
  const logger = pino(
    { base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const answer = createClientErrors({ logger, count: (kind) => void counted.push(kind) });
  const post = (body: string, headers: Record<string, string> = {}) => {
    const request = new Request('http://localhost/client-errors', {
      method: 'POST',
      body,
      headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
    });
    return answer(request, 'request-1', () => undefined);
  };
  return { post, lines, counted };
}

describe('a report of a broken page', () => {
  it('is logged with its position in our files', async () => {
    const { post, lines, counted } = take();
    expect((await post(JSON.stringify(good), { 'sec-fetch-site': 'same-origin' })).status).toBe(204);
    expect(lines).toMatchObject([{ ...good, requestId: 'request-1', msg: 'a page broke' }]);
    expect(counted).toEqual(['drawing']);
  });

  it.each([
    ['that another site sends', JSON.stringify(good), 403, { 'sec-fetch-site': 'cross-site' }],
    ['with a message', JSON.stringify({ ...good, message: 'my daughter' }), 400, {}],
    ['whose name is a sentence', JSON.stringify({ ...good, name: 'my daughter has a fever' }), 400, {}],
    ['whose place is an address', JSON.stringify({ ...good, at: 'https://evil.example/a.js:1:1' }), 400, {}],
    ['that is no JSON', 'broken', 400, {}],
    ['that is longer than any of ours', 'x'.repeat(2000), 413, {}],
  ])('%s is rejected and not logged', async (_name, body, status, headers: Record<string, string>) => {
    const { post, lines, counted } = take();
    expect((await post(body, headers)).status).toBe(status);
    expect(lines).toEqual([]);
    expect(counted).toEqual([]);
  });
});
