import { articles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { expect, it } from 'vitest';
import { isInert } from './guard-markup.ts';

const pieces = [...articles, ...wellnessArticles];

it.each(pieces.map(({ slug, html }) => [slug, html]))('%s is inert markup', (_slug, html) => {
  expect(isInert(html)).toBe(true);
});

it("allows React's own script elements, and no others", () => {
  expect(isInert('<script></script>')).toBe(true);
  expect(isInert('<script> </script>')).toBe(false);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<IMG SRC=x OnError = alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg data-drawing="" onload=alert(1)><path d="M0 0"/></svg>',
  '<svg data-drawing=""><path onclick=alert(1)></path></svg>',
  '<svg data-drawing=""><set attributeName="href" to="/x"/></svg>',
  '<svg data-drawing=""><foreignObject><b>x</b></foreignObject></svg>',
  '<svg data-drawing=""><style>b{}</style></svg>',
  '<svg data-drawing=""><path d="M0 0"/><b>x</b></svg>',
  '<svg data-drawing=""><path d="M0 0"/></svg><svg>',
  '<p id="a"onclick=alert(1)>',
  '<a href=" javascript:alert(1)">x</a>',
  '<iframe srcdoc="x">',
  '<form action="//evil.example">',
  '<base href="//evil.example">',
  '<math><mtext>',
  '<template><script>x</script></template>',
])('blocks %s', (html) => expect(isInert(html)).toBe(false));

it.each([
  '<p>Turn it on = off. JavaScript: a language.</p>',
  '<a href="/online?one=1">on</a>',
  '{"on":"load"}',
])('allows %s', (html) => expect(isInert(html)).toBe(true));
