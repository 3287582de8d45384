import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { AdLayout } from './AdLayout.tsx';

const slots = [{ slot: 1_204_601 }, { slot: 1_204_602 }] as const;

conformance('AdLayout', () => <AdLayout slots={slots} />, { element: 'div' });

it('has two slots with the shared advertisement between them', () => {
  const { container } = render(<AdLayout slots={slots} shared="Harbor Bakery" />);
  const [first, second] = container.querySelectorAll('[data-ad-slot]');
  const shared = screen
    .getAllByText('Harbor Bakery')
    .find((label) => label.closest('[data-ad-slot]') === null)!;
  expect(first).toHaveAttribute('data-ad-slot', '1204601');
  expect(second).toHaveAttribute('data-ad-slot', '1204602');
  expect(first!.compareDocumentPosition(shared) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(shared.compareDocumentPosition(second!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('marks the shared advertisement and the second slot, which only larger screens show', () => {
  const { container } = render(<AdLayout slots={slots} shared="Harbor Bakery" />);
  const [first, second] = container.querySelectorAll('[data-ad-slot]');
  const shared = screen
    .getAllByText('Harbor Bakery')
    .find((label) => label.closest('[data-ad-slot]') === null)!.parentElement!;
  const larger = [...second!.classList].filter((name) => shared.classList.contains(name));
  expect(larger).toHaveLength(1);
  expect(first).not.toHaveClass(larger[0]!);
});

it('passes each slot its advertisement', () => {
  const { container } = render(
    <AdLayout
      slots={[
        { slot: 1, content: <p>Boots</p> },
        { slot: 2, state: 'waiting' },
      ]}
      minHeight={600}
    />,
  );
  const [first, second] = container.querySelectorAll('[data-ad-slot]');
  expect(first).toContainElement(screen.getByText('Boots'));
  expect(second).toHaveAttribute('data-state', 'waiting');
});

it('shows the label once, and gives each slot its own for screen readers', () => {
  const { container } = render(<AdLayout slots={slots} shared="Harbor Bakery" />);
  const [label, ...inSlots] = screen.getAllByText('Advertisement');
  expect(label).toHaveAttribute('aria-hidden', 'true');
  expect(inSlots).toHaveLength(2);
  for (const [place, slot] of [...container.querySelectorAll('[data-ad-slot]')].entries())
    expect(slot).toContainElement(inSlots[place]!);
  expect(screen.getAllByText('Advertising keeps this page free to read.')).toHaveLength(1);
});

it("shows the host's note beside its label", () => {
  render(<AdLayout slots={slots} note="A notice of our own." />);
  expect(screen.getByText('A notice of our own.')).toBeVisible();
  expect(screen.queryByText(/keeps this page free/)).toBeNull();
});

const layout = (state: 'empty' | 'filled') => (
  <AdLayout
    form="box"
    slots={[{ slot: 1, state, houseAd: <p>A radio for the kitchen</p>, content: <i>Boots</i> }]}
  />
);

it('shows the house ad until another advertisement loads', () => {
  const { rerender } = render(layout('empty'));
  expect(screen.getByText('A radio for the kitchen')).toBeVisible();
  expect(screen.queryByText('Ad Space')).toBeNull();
  rerender(layout('filled'));
  expect(screen.queryByText('A radio for the kitchen')).toBeNull();
  expect(screen.getByText('Boots')).toBeVisible();
});

it('has no shared advertisement beside a single slot', () => {
  render(<AdLayout slots={[{ slot: 1, houseAd: 'Ours' }]} shared="Harbor Bakery" />);
  expect(screen.queryByText('Harbor Bakery')).toBeNull();
});
