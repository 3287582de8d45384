import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { ageOf, WallList, WallListSkeleton } from './index.ts';

const now = '2026-11-20T12:00:00Z';
const items = [
  {
    title: 'More districts move the first bell past 8:30',
    href: 'https://www.npr.org/later-school-start',
    outlet: 'NPR',
    published: '2026-11-20T09:12:00Z',
    standfirst: 'Two more states now ask high schools to start later.',
  },
  { title: 'A town of 900 buys back its own playground', href: 'https://www.theguardian.com/playground' },
];

conformance('WallList', () => <WallList items={items} now={now} />, { element: 'ul' });
conformance('WallList compact', () => <WallList items={items} now={now} variant="compact" />, {
  element: 'ul',
});
conformance('WallListSkeleton', () => <WallListSkeleton />, { element: 'div' });

describe('WallList', () => {
  it('shows headline, summary, outlet and age', () => {
    render(<WallList items={items} now={now} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first!.textContent).toBe(`${items[0]!.title}${items[0]!.standfirst}NPR2 hours ago`);
    expect(second!.textContent).toBe(items[1]!.title);
    expect(screen.getByText('2 hours ago')).toHaveAttribute('datetime', '2026-11-20');
  });

  it('opens each headline at its outlet in a new tab with rel=noopener', () => {
    render(<WallList items={items} now={now} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    for (const [place, link] of screen.getAllByRole('link').entries()) {
      expect(link).toHaveAttribute('href', items[place]!.href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  it('leaves the summary out of the compact form', () => {
    render(<WallList items={items} now={now} variant="compact" />);
    expect(screen.queryByText(items[0]!.standfirst!)).not.toBeInTheDocument();
    expect(screen.getByText('NPR')).toBeVisible();
  });

  it('shows no age without the current time, or for an invalid date', () => {
    const { rerender, container } = render(<WallList items={items} />);
    expect(container.querySelector('time')).toBeNull();
    rerender(<WallList items={[{ ...items[0]!, published: 'recently' }]} now={now} />);
    expect(container.querySelector('time')).toBeNull();
    expect(container.textContent).not.toMatch(/Invalid|recently/);
  });

  it('says that there are no headlines', () => {
    render(<WallList items={[]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByText('No headlines at the moment. Check back soon.')).toBeVisible();
  });
});

it('shows pictures on the wall, but not in a tile', () => {
  const pictured = [{ ...items[0]!, image: '/pictures/bell.svg' }, items[1]!];
  const { container, rerender } = render(<WallList items={pictured} now={now} />);
  const images = container.querySelectorAll('img');
  expect(images).toHaveLength(1);
  expect(images[0]).toHaveAttribute('src', '/pictures/bell.svg');
  expect(images[0]).toHaveAttribute('alt', '');
  rerender(<WallList items={pictured} now={now} variant="compact" />);
  expect(container.querySelector('img')).toBeNull();
});

it('shows picture and summary of the first headline in a wide tile', () => {
  const pictured = items.map((item) => ({ ...item, image: '/pictures/bell.svg' }));
  const { container } = render(<WallList items={pictured} now={now} variant="wide" />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByText(items[0]!.standfirst!)).toBeInTheDocument();
});

it('says of no headline of a tile that it is older than a week', () => {
  const old = [
    { ...items[0]!, href: 'https://www.npr.org/old', published: '2026-11-12T09:00:00Z' },
    items[0]!,
  ];
  const { container } = render(<WallList items={old} now={now} variant="compact" />);
  expect([...container.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
    '2 hours ago',
  ]);
});

it('sets the first headline larger than the others, on the wall and in a tile', () => {
  for (const variant of ['wall', 'compact'] as const) {
    const { unmount } = render(<WallList items={items} variant={variant} />);
    const [first, second] = screen.getAllByRole('heading').map(({ className }) => className);
    expect(first).not.toBe(second);
    unmount();
  }
});

describe('ageOf', () => {
  it.each([
    ['2026-11-20T11:59:30Z', 'just now'],
    ['2026-11-20T12:00:30Z', 'just now'],
    ['2026-11-20T11:59:00Z', '1 minute ago'],
    ['2026-11-20T11:01:00Z', '59 minutes ago'],
    ['2026-11-20T11:00:00Z', '1 hour ago'],
    ['2026-11-19T12:00:01Z', '23 hours ago'],
    ['2026-11-19T12:00:00Z', '1 day ago'],
    ['2026-11-14T12:00:00Z', '6 days ago'],
    ['2026-11-13T12:00:00Z', 'Nov 13, 2026'],
    ['2026-11-21T12:00:00Z', 'Nov 21, 2026'],
    ['Fri, 20 Nov 2026 09:00:00 GMT', '3 hours ago'],
  ])('returns for %s, at noon of November 20: %s', (date, words) => {
    expect(ageOf(date, now)).toBe(words);
    expect(ageOf(date, new Date(now))).toBe(words);
  });

  it.each([undefined, null, '', 'recently'])('returns nothing for %j', (date) => {
    expect(ageOf(date, now)).toBeUndefined();
  });
});
