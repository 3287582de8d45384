import { describe, expect, it } from 'vitest';
import { templateTokens } from '../app/data/template-tokens.ts';
import { fillData, fillPage } from './template.ts';

const settings = {
  siteUrl: 'https://news.example/?b=1&c=2',
  offline: 'on',
  year: '2026',
};

describe('prerendered pages', () => {
  it('get the settings of the running server, escaped for their context', () => {
    const html =
      `<html><link href="${templateTokens.siteUrl}">` +
      `© ${templateTokens.year}<script>enqueue("[\\"${templateTokens.siteUrl}\\"]")</script></html>`;
    expect(fillPage(html, settings)).toBe(
      '<html><link href="https://news.example/?b=1&amp;c=2">' +
        '© 2026<script>enqueue("[\\"https://news.example/?b=1\\u0026c=2\\"]")</script></html>',
    );
  });

  it('carry settings through the stream of the router unchanged', () => {
    const inner = JSON.stringify([templateTokens.siteUrl]);
    const script = fillPage(`<script>${JSON.stringify(inner)}</script>`, settings);
    const text = script.slice('<script>'.length, -'</script>'.length);
    expect(JSON.parse(JSON.parse(text) as string)).toEqual([settings.siteUrl]);
  });

  it('have data files that stay JSON', () => {
    expect(JSON.parse(fillData(JSON.stringify([templateTokens.siteUrl, 1]), settings))).toEqual([
      settings.siteUrl,
      1,
    ]);
  });
});
