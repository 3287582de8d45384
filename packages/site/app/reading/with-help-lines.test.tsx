import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withHelpLines } from './with-help-lines.tsx';

it('links the numbers of help lines for calls and texts, without changing the text', () => {
  expect(
    renderToStaticMarkup(withHelpLines('In danger call 911. Else call or text 988, <day> or night.')),
  ).toBe(
    'In danger call <a href="tel:911">911</a>. Else call or <a href="sms:988" aria-label="text 988">text</a> ' +
      '<a href="tel:988">988</a>, &lt;day&gt; or night.',
  );
});

it('does not change other texts', () => {
  expect(withHelpLines('Bath, pajamas, two books.')).toBe('Bath, pajamas, two books.');
});
