import { expect, it } from 'vitest';
import { takeStyleAttributes } from './attributes.ts';

it('converts style attributes into rules, one for each value', () => {
  expect(
    takeStyleAttributes(
      '<img class="a" style="background-color:#a1b2c3;object-position:50% 40%" alt="x > y"/><i style="top:var(--a)"></i><img style="background-color:#a1b2c3;object-position:50% 40%">',
    ),
  ).toEqual({
    html: '<img class="a" data-styled="0" alt="x > y"/><i data-styled="1"></i><img data-styled="0">',
    rules:
      '[data-styled="0"]{background-color:#a1b2c3;object-position:50% 40%}[data-styled="1"]{top:var(--a)}',
  });
});

it.each([
  ['that end the rule', 'top:0}body{display:none'],
  ['with a rule of their own', '@import x'],
  ['with an address', 'background:url(https://evil.example/x)'],
  ['with an address in quotes', 'background:url(&quot;/x&quot;)'],
  ['that are left open', 'color:rgb(1,2'],
  ['that close too much', 'color:rgb(1,2))'],
  ['with escapes', 'top:\\7d'],
  ['that end the element', 'top:0</style><script>'],
])('does not convert values %s, which the browser then refuses', (_name, value) => {
  const html = `<p style="${value}">`;
  expect(takeStyleAttributes(html)).toEqual({ html, rules: '' });
});

it('skips text, scripts and styles', () => {
  const html =
    '<script>x = \'<p style="top:0">\'</script><style>a{content:\'<p style="top:0">\'}</style><p>1 style="top:0" &lt;p style="top:0"&gt;</p>';
  expect(takeStyleAttributes(html)).toEqual({ html, rules: '' });
});
