import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { missingStyle } from './missing-style.ts';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllEnvs();
});

const brand = ':root { --dn-color-text-body: #231f1a; }';
const rules = '.dn-ArticleCard-1x0-abc { position: relative; }';

function style(text: string) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
}

function card() {
  render(<article className="own dn-ArticleCard-1x0-abc" />);
}

it('reports nothing if brand and rules are on the page, or there is no component', () => {
  expect(missingStyle(document)).toBeUndefined();
  style(brand + rules);
  card();
  expect(missingStyle(document)).toBeUndefined();
});

it('reports that the page has no brand, and how to add one', () => {
  style(rules);
  card();
  expect(missingStyle(document)).toMatch(/no brand reaches .* brand\.css/);
});

it('names the component whose style file is missing', () => {
  style(brand);
  card();
  expect(missingStyle(document)).toMatch(/no rules for ArticleCard .* import '@daily-nest\/ui\/styles/);
});

it('ignores style sheets that it may not read', () => {
  style(brand);
  card();
  vi.spyOn(CSSStyleSheet.prototype, 'cssRules', 'get').mockImplementation(() => {
    throw new DOMException('elsewhere', 'SecurityError');
  });
  const missing = missingStyle(document);
  vi.restoreAllMocks();
  expect(missing).toBeUndefined();
});
