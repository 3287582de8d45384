import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { BannerSlot } from './BannerSlot.tsx';

conformance('BannerSlot', () => <BannerSlot slot={1_204_601} />, { element: 'div' });
conformance('BannerSlot with an advertisement', () => (
  <BannerSlot slot={1_204_601} minHeight={600}>
    <p>Winter boots</p>
  </BannerSlot>
));

const box = (container: HTMLElement) => container.querySelector('[data-ad-slot]')!;

it('has its number and its label', () => {
  const { container } = render(<BannerSlot slot={1_204_601} />);
  expect(box(container)).toHaveAttribute('data-ad-slot', '1204601');
  expect(box(container)).toContainElement(screen.getByText('Advertisement'));
});

it('keeps one of its two heights in every state', () => {
  const { container, rerender } = render(<BannerSlot slot={1} minHeight={250} state="waiting" />);
  const low = box(container).className;
  rerender(
    <BannerSlot slot={1} minHeight={250}>
      Boots
    </BannerSlot>,
  );
  expect(box(container).className).toBe(low);
  rerender(<BannerSlot slot={1} minHeight={250} state="empty" />);
  expect(box(container).className).toBe(low);
  rerender(<BannerSlot slot={1} minHeight={600} />);
  expect(box(container).className).not.toBe(low);
});

it('shows the note when no advertisement came', () => {
  render(<BannerSlot slot={1} />);
  expect(screen.getByText('Advertising keeps this page free to read.')).toBeVisible();
});

it("keeps the ad network's element through waiting, filled, refreshed and empty", () => {
  const banner = <div data-testid="banner" />;
  const { rerender, container } = render(
    <BannerSlot slot={1} state="waiting">
      {banner}
    </BannerSlot>,
  );
  const given = screen.getByTestId('banner');
  expect(box(container)).toHaveAttribute('aria-busy', 'true');
  for (const state of ['filled', 'refreshed', 'empty', 'refused', 'asking', 'filled'] as const) {
    rerender(
      <BannerSlot slot={1} state={state}>
        {banner}
      </BannerSlot>,
    );
    expect(screen.getByTestId('banner')).toBe(given);
    expect(box(container)).toHaveAttribute('data-state', state);
  }
  expect(box(container)).not.toHaveAttribute('aria-busy');
  expect(screen.queryByText(/keeps this page free/)).toBeNull();
});

it.each(['empty', 'refused'] as const)('shows the house ad while it is %s', (state) => {
  render(<BannerSlot slot={1} state={state} houseAd="A radio for the kitchen" />);
  expect(screen.getByText('A radio for the kitchen')).toBeVisible();
});

it.each(['filled', 'refreshed', 'asking', 'waiting'] as const)(
  'hides the house ad while it is %s',
  (state) => {
    render(<BannerSlot slot={1} state={state} houseAd="A radio for the kitchen" />);
    expect(screen.queryByText('A radio for the kitchen')).toBeNull();
  },
);
