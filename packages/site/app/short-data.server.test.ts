import { expect, it } from 'vitest';
import { withShortData } from './short-data.server.ts';

/** Writes data as React Router does. */
function scriptOf(data: string): string {
  const escaped = JSON.stringify(data).replaceAll(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script nonce="n">window.__reactRouterContext.streamController.enqueue(${escaped});</script>`;
}

/** Returns what a browser would read from the script. */
function readFrom(html: string): string {
  const [, text] = /^<script nonce="n">([^]*?)<\/script/i.exec(html)!;
  let read = '';
  const window = {
    __reactRouterContext: { streamController: { enqueue: (data: string) => (read += data) } },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- what a browser does with an inline script
  new Function('window', text!)(window);
  return read;
}

it.each([
  ['tags', '<p class="lead">It’s “late” &amp; dark > 3</p>'],
  ['quotes and backslashes', `\\" ' \\' \\\\" "\\u003c" \\u003e \n\t`],
  ['the end of a script', 'a</script>b</SCRIPT >c<!--<script>d-->'],
  ['a line separator', 'one\u2028two\u2029three'],
  ['nothing', ''],
])('keeps %s in the data of a page', (_name, data) => {
  const short = withShortData(scriptOf(data));
  expect(readFrom(short)).toBe(data);
  // Otherwise the rest of the page would be part of the script, or its data would be part of the page.
  expect(short.slice('<script'.length, -'</script>'.length)).not.toMatch(/<\/?script|<!--/i);
});

it('writes tags and quotes as the page does', () => {
  expect(withShortData(scriptOf('<p class="lead">'))).toContain(`'<p class="lead">'`);
});

it('leaves the text of a page alone', () => {
  const text = 'window.__reactRouterContext.streamController.enqueue("\\u003cp");';
  for (const html of [`<p>${text}</p>`, `<script>x;${text}</script>`]) expect(withShortData(html)).toBe(html);
});
