import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as icons from './index.ts';

const all = Object.entries(icons);

describe('the icons', () => {
  it('all differ', () => {
    const drawings = all.map(([, Icon]) => renderToStaticMarkup(<Icon />));
    expect(new Set(drawings).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(30);
  });

  it.each(all)(
    '%s is hidden from screen readers, as high as the text, in its color, and accepts props',
    (_name, Icon) => {
      const { container } = render(<Icon className="mark" />);
      const svg = container.querySelector('svg')!;
      expect(svg).toHaveAttribute('aria-hidden', 'true');
      expect(svg).toHaveAttribute('height', '1em');
      expect(svg).toHaveClass('mark');
      expect(svg.outerHTML).toContain('currentColor');
      expect(svg.outerHTML).not.toMatch(/#[0-9a-f]{3}/i);
    },
  );
});
