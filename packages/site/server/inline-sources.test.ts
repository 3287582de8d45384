import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createNonce, takeNonce } from './inline-sources.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the scripts and styles that were rendered with the nonce, including the inert one, and removes it', () => {
  const page =
    '<script nonce="x">a()</script><script nonce="x" type="module" async>b()</script><script type="text/plain" nonce="x" data-app="x">c()</script>' +
    '<link nonce="x" rel="stylesheet"/><script src="/d.js" nonce="x"></script><style nonce="x">f{}</style><script nonce="x">a()</script>';
  expect(takeNonce(page, 'x')).toEqual({
    html: page.replaceAll(' nonce="x"', ''),
    inline: { scripts: [hash('a()'), hash('b()'), hash('c()')], styles: [hash('f{}')] },
  });
});

it.each([
  ['without a nonce', '<script>evil()</script>'],
  ['with another', '<script nonce="y">evil()</script>'],
  ['with an empty one', '<script nonce="">evil()</script>'],
  ['that is left open before ours', '<script>evil();<script nonce="x">ours()</script>'],
  ['that speaks of the nonce', '<script>evil(` nonce="x"`)</script>'],
  ['of styles', '<style>evil{}</style>'],
])('does not allow an element from a text: %s', (_name, markup) => {
  const { inline } = takeNonce(`<p>${markup}</p>`, 'x');
  expect(inline).toEqual({ scripts: [], styles: [] });
});

it('allows nothing more if an injected element precedes ours', () => {
  const { inline } = takeNonce('<script data-x=<script nonce="x">ours()</script>', 'x');
  expect(inline.scripts).toEqual([hash('ours()')]);
});

it('has an unpredictable nonce', () => {
  expect(createNonce()).toMatch(/^[\w-]{22}$/);
  expect(createNonce()).not.toBe(createNonce());
});
