import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { AdLayout } from './AdLayout.tsx';

const slots = [{ slot: 1_204_601 }, { slot: 1_204_602 }] as const;

conformance('AdLayout', () => <AdLayout slots={slots} />, { element: 'div' });

it('has two slots with the shared advertisement between them', () => {
  const { container } = render(<AdLayout slots={slots} shared="buddhatv" />);
  const [first, second] = container.querySelectorAll('[data-ad-slot]');
  const shared = screen.getByText('BuddhaTV Ads');
  expect(first).toHaveAttribute('data-ad-slot', '1204601');
  expect(second).toHaveAttribute('data-ad-slot', '1204602');
  expect(first!.compareDocumentPosition(shared) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(shared.compareDocumentPosition(second!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('marks what only larger screens show: the shared advertisement and the second slot', () => {
  const { container } = render(<AdLayout slots={slots} />);
  const [first, second] = container.querySelectorAll('[data-ad-slot]');
  const shared = screen.getByText('Ad Space').parentElement!;
  const larger = [...second!.classList].filter((name) => shared.classList.contains(name));
  expect(larger).toHaveLength(1);
  expect(first).not.toHaveClass(larger[0]!);
});

it('hands each slot its advertisement', () => {
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
