import { describe, expect, it } from 'vitest';
import { jsonLdText } from './json-ld.ts';
import { absoluteUrl, pageTitle } from './title.ts';

describe('titles and addresses', () => {
  it('have the same suffix everywhere', () => {
    expect(pageTitle('About')).toBe('About | The Daily Nest');
    expect(pageTitle()).toBe('News and advice for families | The Daily Nest');
  });

  it('are absolute on the public origin', () => {
    expect(absoluteUrl('https://a.example', '/b')).toBe('https://a.example/b');
    expect(absoluteUrl('https://a.example', 'https://c.example/d')).toBe('https://c.example/d');
  });
});

it('structured data cannot end its script', () => {
  const data = { name: '</script><script>alert(1)</script>&\u2028' };
  expect(jsonLdText(data)).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(jsonLdText(data))).toEqual(data);
});
