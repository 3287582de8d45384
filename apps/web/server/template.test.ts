import { describe, expect, it } from 'vitest';
import { templateTokens } from '../app/data/templateTokens.ts';
import { fillData, fillPage } from './template.ts';

const settings = {
  siteUrl: 'https://news.example',
  adScriptUrl: 'https://ads.example/a.js?b=1&c=2',
  year: '2026',
};

describe('prerendered pages', () => {
  it('get the settings of the running server, escaped for where they stand', () => {
    const html =
      `<html data-ad-script="${templateTokens.adScriptUrl}"><link href="${templateTokens.siteUrl}/about">` +
      `© ${templateTokens.year}<script>enqueue("[\\"${templateTokens.adScriptUrl}\\"]")</script></html>`;
    expect(fillPage(html, settings)).toBe(
      '<html data-ad-script="https://ads.example/a.js?b=1&amp;c=2"><link href="https://news.example/about">' +
        '© 2026<script>enqueue("[\\"https://ads.example/a.js?b=1\\u0026c=2\\"]")</script></html>',
    );
  });

  it('carry settings through the stream of the router unchanged', () => {
    const inner = JSON.stringify([templateTokens.adScriptUrl]);
    const script = fillPage(`<script>${JSON.stringify(inner)}</script>`, settings);
    const text = script.slice('<script>'.length, -'</script>'.length);
    expect(JSON.parse(JSON.parse(text) as string)).toEqual([settings.adScriptUrl]);
  });

  it('have data files that stay JSON', () => {
    expect(JSON.parse(fillData(JSON.stringify([templateTokens.siteUrl, 1]), settings))).toEqual([
      'https://news.example',
      1,
    ]);
  });

  it('leave an unset script out', () => {
    expect(
      fillPage(`<html data-ad-script="${templateTokens.adScriptUrl}">`, { ...settings, adScriptUrl: '' }),
    ).toBe('<html data-ad-script="">');
  });
});
