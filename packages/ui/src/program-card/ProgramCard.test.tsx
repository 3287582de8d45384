import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { ProgramCard } from './index.ts';

const args = {
  title: 'Meals for the First Month',
  text: 'Neighbors cook for families with a new baby.',
  schedule: 'Monday to Thursday',
  audience: 'Families with a baby under six weeks',
};

conformance('ProgramCard', () => <ProgramCard {...args} href="/contact" />, { element: 'article' });

describe('ProgramCard', () => {
  it('says what, when and for whom', () => {
    render(<ProgramCard {...args} />);
    expect(screen.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    expect(screen.getByText(args.text)).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['When', 'For']);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      args.schedule,
      args.audience,
    ]);
  });

  it('has no list where nothing is known, and no link where one cannot join', () => {
    const { container } = render(<ProgramCard title={args.title} text={args.text} />);
    expect(container.querySelector('dl, a')).toBeNull();
  });

  it('leads to where one can join', () => {
    render(<ProgramCard {...args} href="/contact" linkLabel="Ask to take part" />);
    expect(screen.getByRole('link', { name: 'Ask to take part' })).toHaveAttribute('href', '/contact');
  });
});
