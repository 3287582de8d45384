import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { sectionClass } from '../theme/index.ts';
import { CategoryBadge } from './index.ts';

conformance('CategoryBadge', () => <CategoryBadge section="health">Health &amp; Safety</CategoryBadge>, {
  element: 'span',
});

it('names the category, in the hue of its section', () => {
  render(<CategoryBadge section="health">Health &amp; Safety</CategoryBadge>);
  expect(screen.getByText('Health & Safety')).toHaveClass(sectionClass.health);
});
