import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Pager, pagerButtons } from './index.ts';

const hrefFor = (page: number) => `/blog?page=${page}`;
const show = (page: number, pages: number) => render(<Pager page={page} pages={pages} hrefFor={hrefFor} />);
const pageNames = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? '')
    .filter(Boolean);

conformance('Pager', () => <Pager page={2} pages={12} hrefFor={hrefFor} />, { element: 'nav' });

it.each([0, 1])('renders nothing for %i pages', (pages) => {
  const { container } = show(1, pages);
  expect(container).toBeEmptyDOMElement();
});

describe('the page buttons', () => {
  it.each([
    [2, [1, 2], undefined],
    [4, [1, 2, 3, 4], undefined],
    [5, [1, 2, 3, 4, 5], undefined],
    [6, [1, 2, 3, 4, 5], 6],
    [12, [1, 2, 3, 4, 5], 12],
  ])('of %i pages are 1 to min(5, pages), then the last', (pages, first, last) => {
    expect(pagerButtons(pages)).toEqual(last === undefined ? { first } : { first, last });
  });

  it('are links named "Page n" to their pages', () => {
    show(1, 4);
    expect(pageNames()).toEqual(['Page 1', 'Page 2', 'Page 3', 'Page 4']);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/blog?page=3');
  });

  it('end with an ellipsis and the last page when there are more than five', () => {
    show(1, 6);
    expect(pageNames()).toEqual(['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5', 'Page 6']);
    expect(screen.getByText('…')).toBeInTheDocument();
  });

  it('have no ellipsis for five pages', () => {
    show(1, 5);
    expect(screen.queryByText('…')).not.toBeInTheDocument();
  });

  it('mark the current page, including the last one', () => {
    const { rerender } = show(3, 12);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 3');
    rerender(<Pager page={12} pages={12} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 12');
  });
});

it('names the current page if it has no button', () => {
  show(7, 12);
  expect(screen.getByRole('navigation')).toHaveAccessibleName('Pagination, page 7 of 12');
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

it('is named "Pagination" otherwise', () => {
  show(12, 12);
  expect(screen.getByRole('navigation')).toHaveAccessibleName('Pagination');
});

it('disables Previous on page 1 and Next on the last page, without a target', () => {
  const { rerender } = show(1, 3);
  const previous = screen.getByRole('link', { name: 'Previous' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(previous).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=2');

  rerender(<Pager page={3} pages={3} hrefFor={hrefFor} />);
  const next = screen.getByRole('link', { name: 'Next' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog?page=2');
});

it('links from a page past the end to the last page', () => {
  show(9, 3);
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog?page=3');
  expect(screen.getByRole('link', { name: 'Next' })).not.toHaveAttribute('href');
});

it('has the tab order Previous, pages, Next', async () => {
  show(2, 3);
  const names = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(names).toEqual(['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next']);
});
