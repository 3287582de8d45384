import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { NotFound } from './index.ts';

conformance('NotFound', () => <NotFound />, { element: 'div' });

describe('NotFound', () => {
  it("says '404' and 'Page Not Found', which is the heading of the page", () => {
    render(<NotFound />);
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });

  it('is announced as 404 if its zero is a picture', () => {
    const { container } = render(<NotFound zero={<svg aria-hidden="true" />} />);
    expect(screen.getByText('404')).toBeInTheDocument();
    const drawn = container.querySelector('svg')?.closest('[aria-hidden="true"]:not(svg)');
    expect(drawn).toHaveTextContent('44');
  });

  it('links to the home page', () => {
    render(<NotFound />);
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  });

  it('goes one step back in the history', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    render(<NotFound />);
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(back).toHaveBeenCalledOnce();
  });

  it('lets the host handle Go Back', async () => {
    const onBack = vi.fn();
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    render(<NotFound onBack={onBack} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(onBack).toHaveBeenCalledOnce();
    expect(back).not.toHaveBeenCalled();
  });

  it('holds Go Back until the application runs', () => {
    render(<NotFound />);
    expect(screen.getByRole('button', { name: 'Go Back' })).toHaveAttribute('data-start');
  });
});
