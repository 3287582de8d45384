import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { AdSlot, type AdSlotState } from './index.ts';

const slots = [{ slot: 1_204_601 }, { slot: 1_204_602 }] as const;

conformance('AdSlot', () => <AdSlot slots={slots} />, { element: 'div' });
conformance('AdSlot with an advertisement', () => (
  <AdSlot form="box" minHeight={600} slots={[{ slot: 1_204_601, content: <p>Winter boots</p> }]} />
));

const boxesOf = (container: HTMLElement) => [...container.querySelectorAll('[data-ad-slot]')];
const between = () =>
  screen.getAllByText('Harbor Bakery').find((label) => label.closest('[data-ad-slot]') === null)!;

it('has two slots with the shared advertisement between them', () => {
  const { container } = render(<AdSlot slots={slots} sharedLabel="Harbor Bakery" />);
  const [first, second] = boxesOf(container);
  expect(first).toHaveAttribute('data-ad-slot', '1204601');
  expect(second).toHaveAttribute('data-ad-slot', '1204602');
  expect(first!.compareDocumentPosition(between()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(between().compareDocumentPosition(second!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('marks the shared advertisement and the second slot, which only larger screens show', () => {
  const { container } = render(<AdSlot slots={slots} sharedLabel="Harbor Bakery" />);
  const [first, second] = boxesOf(container);
  const shared = between().parentElement!;
  const larger = [...second!.classList].filter((name) => shared.classList.contains(name));
  expect(larger).toHaveLength(1);
  expect(first).not.toHaveClass(larger[0]!);
});

it('has no shared advertisement beside a single slot that is filled', () => {
  render(<AdSlot slots={[{ slot: 1, content: 'Boots' }]} sharedLabel="Harbor Bakery" />);
  expect(screen.queryByText('Harbor Bakery')).toBeNull();
});

it('shows the label once, and gives each slot its own for screen readers', () => {
  const { container } = render(<AdSlot slots={slots} sharedLabel="Harbor Bakery" />);
  const [label, ...inSlots] = screen.getAllByText('Advertisement');
  expect(label).toHaveAttribute('aria-hidden', 'true');
  expect(inSlots).toHaveLength(2);
  for (const [place, slot] of boxesOf(container).entries()) expect(slot).toContainElement(inSlots[place]!);
  expect(screen.getAllByText('Advertising keeps this page free to read.')).toHaveLength(1);
});

it('says what the host says, as props or as labels', () => {
  const { rerender } = render(<AdSlot slots={slots} label="Anuncio" note="A notice of our own." />);
  expect(screen.getAllByText('Anuncio')).toHaveLength(3);
  expect(screen.getByText('A notice of our own.')).toBeVisible();
  expect(screen.queryByText(/keeps this page free/)).toBeNull();
  rerender(<AdSlot slots={slots} labels={{ space: 'Free space' }} />);
  expect(screen.getAllByText('Free space')).toHaveLength(3);
});

const box = (state: AdSlotState) => (
  <AdSlot
    form="box"
    slots={[{ slot: 1, state, houseAd: 'A radio for the kitchen', content: <div data-testid="banner" /> }]}
  />
);

it("keeps the ad network's element through all states", () => {
  const { rerender, container } = render(box('waiting'));
  const given = screen.getByTestId('banner');
  expect(boxesOf(container)[0]).toHaveAttribute('aria-busy', 'true');
  for (const state of ['filled', 'refreshed', 'empty', 'refused', 'asking', 'filled'] as const) {
    rerender(box(state));
    expect(screen.getByTestId('banner')).toBe(given);
    expect(boxesOf(container)[0]).toHaveAttribute('data-state', state);
  }
  expect(boxesOf(container)[0]).not.toHaveAttribute('aria-busy');
});

it('keeps one of its two heights in every state', () => {
  const { rerender, container } = render(box('waiting'));
  const low = boxesOf(container)[0]!.className;
  for (const state of ['filled', 'empty'] as const) {
    rerender(box(state));
    expect(boxesOf(container)[0]!.className).toBe(low);
  }
  rerender(<AdSlot minHeight={600} slots={[{ slot: 1 }]} />);
  expect(boxesOf(container)[0]!.className).not.toBe(low);
});

it.each(['empty', 'refused'] as const)('shows the house ad while it is %s', (state) => {
  render(box(state));
  expect(screen.getByText('A radio for the kitchen')).toBeVisible();
  expect(screen.queryByText('Ad Space')).toBeNull();
});

it.each(['filled', 'refreshed', 'asking', 'waiting'] as const)(
  'hides the house ad while it is %s',
  (state) => {
    render(box(state));
    expect(screen.queryByText('A radio for the kitchen')).toBeNull();
  },
);
