import { expect, it } from 'vitest';
import { styleRules } from '../../scripts/style-rules.ts';
import { PageStyle } from './page-style.ts';

const link = '<link rel="stylesheet" href="/assets/style-1.css"/>';
const head = `<style>@layer reset, components;</style>${link}`;
const application = '<script type="text/plain" data-app="/a.js">0</script>';

/** Returns the style of a page, selected from `css`. */
function styleOf(body: string, css: string): string {
  const page = new PageStyle(() => styleRules(css)).in(`<head>${head}</head>${body}${application}`);
  return /<style>@layer reset, components;(.*)<\/style>/s.exec(page)![1]!;
}

it("keeps the rules of a page's classes and elements, in their layers and order", () => {
  const css =
    '@layer reset{p{margin:0}table{border:0}}@layer components{.a{color:red}.b{color:blue}@media print{.a,.b{color:#000}}@media (width>9px){.b{top:0}}}';
  expect(styleOf('<p class="a c">', css)).toBe(
    '@layer reset{p{margin:0}}@layer components{.a{color:red}@media print{.a{color:#000}}}',
  );
});

it('keeps every state of an element: open, hovered, active, not yet set', () => {
  const css =
    '.a:hover{top:0}.a[open]{top:1px}[data-scheme=dark] .a{top:2px}.a:not(.gone){top:3px}.a::before{top:4px}:target .a{top:5px}';
  expect(styleOf('<p class="a">', css)).toBe(css);
});

it('handles nested selector lists', () => {
  const css =
    ':is(.a,.b) p{top:0}:where(.b,.c){top:1px}p:has(>.a){top:2px}p:has(>.b){top:3px}.a:is(:hover,:focus){top:4px}';
  expect(styleOf('<p class="a">', css)).toBe(
    ':is(.a,.b) p{top:0}p:has(>.a){top:2px}.a:is(:hover,:focus){top:4px}',
  );
});

it('keeps custom properties that are read, also through another one or an attribute', () => {
  const css =
    'html{--read:var(--through);--through:red;--unread:var(--never);--never:0;--here:1px}p{color:var(--read)}.b{top:var(--never)}';
  expect(styleOf('<html><p style="top:var(--here)">', css)).toBe(
    'html{--read:var(--through);--through:red;--here:1px}p{color:var(--read)}[data-styled="0"]{top:var(--here)}',
  );
});

it('keeps fonts, animations and unknown rules unchanged', () => {
  const css =
    '@font-face{font-family:A;src:url(/a.woff2)}@keyframes x{0%{opacity:0}}@view-transition{navigation:auto}';
  expect(styleOf('<p>', css)).toBe(css);
});

it('disables the full sheet until the application starts, and removes it from pages without one', () => {
  const style = new PageStyle(() => styleRules('p{top:0}'));
  expect(style.in(`${head}<p>${application}`)).toContain(
    '<link rel="stylesheet" href="/assets/style-1.css" disabled=""/>',
  );
  const withNonce = `<style nonce="n">@layer reset, components;</style>${link.replace('rel', 'nonce="n" rel')}`;
  expect(style.in(`${withNonce}<p>${application}`)).toBe(
    `<style nonce="n">@layer reset, components;p{top:0}</style>${link.replace('/>', ' disabled=""/>')}<p>${application}`,
  );
  expect(style.in(`${head}<p>`)).toBe('<style>@layer reset, components;p{top:0}</style><p>');
});

it('adds style attributes to the page’s style, also on a page that starts at once', () => {
  const style = new PageStyle(() => styleRules('p{top:0}'));
  for (const script of [application, '<script type="module">0</script>']) {
    const page = style.in(`${head}<p style="left:0">${script}`);
    expect(page).toContain('[data-styled="0"]{left:0}</style>');
    expect(page).toContain('<p data-styled="0">');
  }
});

it('handles a condition with a less-than sign', () => {
  const style = new PageStyle(() => styleRules('@media (height<30rem){p{top:0}}'));
  const page = style.in(`${head}<p style="left:0">${application}`);
  expect(page).toContain('@media (height<30rem){p{top:0}}[data-styled="0"]{left:0}</style>');
});

it('does not change a page that starts at once, or that already has its style', () => {
  const style = new PageStyle(() => styleRules('p{top:0}'));
  const eager = `${head}<p><script type="module">0</script>`;
  expect(style.in(eager)).toBe(eager);
  const done = style.in(`${head}<p>${application}`);
  expect(style.in(done)).toBe(done);
});
