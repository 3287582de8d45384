import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Byline, dayOf, formatDay } from './index.ts';

conformance('Byline', () => <Byline author="Maya Okafor" date="2026-11-12" readTime="5 min read" />, {
  element: 'p',
});

describe('Byline', () => {
  it('shows author, place, day and reading time, in this order', () => {
    render(<Byline author="Maya Okafor" location="Tucson" date="2026-11-12" readTime="5 min read" />);
    const line = screen.getByText('Maya Okafor').closest('p')!;
    expect([...line.children].map((part) => part.textContent)).toEqual([
      'By Maya Okafor',
      'Tucson',
      'Nov 12, 2026',
      '5 min read',
    ]);
  });

  it('links the name to the page of the author', () => {
    render(<Byline author="Maya Okafor" authorHref="/people/maya-okafor" />);
    expect(screen.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute('href', '/people/maya-okafor');
  });

  it('shows when the story was updated, with the day as a machine-readable date', () => {
    const { container } = render(<Byline date="2026-11-12" updated="2026-11-20" readTime="5 min read" />);
    expect([...container.querySelector('p')!.children].map((part) => part.textContent)).toEqual([
      'Nov 12, 2026',
      'Updated Nov 20, 2026',
      '5 min read',
    ]);
    expect(screen.getByText('Nov 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
  });

  it('has the day as a machine-readable date', () => {
    render(<Byline date="2026-11-12" dateStyle="long" />);
    const time = screen.getByText('November 12, 2026');
    expect(time.tagName).toBe('TIME');
    expect(time).toHaveAttribute('datetime', '2026-11-12');
  });

  it.each([undefined, null, '', 'soon', '2026-13-40', '2026-02-31', 'Invalid Date'])(
    'leaves out %s, which is not a date',
    (date) => {
      const { container } = render(<Byline author="Maya Okafor" date={date} />);
      expect(container.textContent).toBe('By Maya Okafor');
    },
  );

  it('renders nothing without data', () => {
    const { container } = render(<Byline author={null} date="soon" readTime="" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-11-12', 'November 12, 2026'],
    ['2026-11-12T23:30:00Z', 'November 12, 2026'],
    ['2026-11-12T23:30:00-05:00', 'November 13, 2026'],
    ['2026-11-12 08:15:00', 'November 12, 2026'],
    ['2026-11-12T08:15:00', 'November 12, 2026'],
    ['Thu, 12 Nov 2026 08:00:00 GMT', 'November 12, 2026'],
    ['November 5, 2026', 'November 5, 2026'],
    [' 2026-03-01 ', 'March 1, 2026'],
  ])('formats %s as %s', (date, words) => {
    expect(formatDay(date)).toBe(words);
  });

  it('returns undefined for a value that is not a string', () => {
    expect(formatDay(20261112 as unknown as string)).toBeUndefined();
    expect(dayOf({} as unknown as string)).toBeUndefined();
  });

  it('returns the same day in every time zone', () => {
    const zone = process.env.TZ;
    try {
      for (const TZ of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
        process.env.TZ = TZ;
        expect(formatDay('2026-11-12', 'short')).toBe('Nov 12, 2026');
        expect(formatDay('2026-11-01', 'month')).toBe('November 2026');
        expect(formatDay('November 12, 2026')).toBe('November 12, 2026');
        expect(dayOf('2026-11-12')).toBe('2026-11-12');
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});
