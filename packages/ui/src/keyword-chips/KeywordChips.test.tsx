import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { KeywordChips, splitKeywords } from './index.ts';

conformance('KeywordChips', () => <KeywordChips keywords="bedtime, toddler sleep" />, { element: 'ul' });

describe('splitKeywords', () => {
  it.each([
    ['bedtime, toddler sleep', ['bedtime', 'toddler sleep']],
    ['bedtime,toddler sleep', ['bedtime', 'toddler sleep']],
    ['bedtime,  toddler sleep, ', ['bedtime', 'toddler sleep']],
    ['the first 1,000 days, feeding', ['the first 1,000 days', 'feeding']],
    ['bedtime', ['bedtime']],
    ['Sleep, sleep, SLEEP', ['Sleep']],
    ['', []],
    [' , ', []],
  ])('splits %j', (list, words) => {
    expect(splitKeywords(list)).toEqual(words);
  });

  it('merges several lists', () => {
    expect(splitKeywords(['bedtime, naps', 'how to get a toddler to sleep, naps', null, undefined])).toEqual([
      'bedtime',
      'naps',
      'how to get a toddler to sleep',
    ]);
  });

  it.each([null, undefined, 42, {}, [42, {}]])('returns nothing for %j', (value) => {
    expect(splitKeywords(value as string)).toEqual([]);
  });
});

describe('KeywordChips', () => {
  it('shows the keywords as a named list', () => {
    render(<KeywordChips keywords={['bedtime, naps', 'how to get a toddler to sleep']} />);
    expect(screen.getByRole('list', { name: 'Keywords' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'bedtime',
      'naps',
      'how to get a toddler to sleep',
    ]);
  });

  it('leads from each keyword to its address', () => {
    render(<KeywordChips keywords="naps" hrefOf={(word) => `/search?q=${word}`} />);
    expect(screen.getByRole('link', { name: 'naps' })).toHaveAttribute('href', '/search?q=naps');
  });

  it.each([undefined, null, '', ', '])('renders nothing without keywords (%j)', (keywords) => {
    const { container } = render(<KeywordChips keywords={keywords} />);
    expect(container).toBeEmptyDOMElement();
  });
});
