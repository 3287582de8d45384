import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PieceActions } from './PieceActions.tsx';
import { savedKey, writeSavedPieces } from './savedPieces.ts';

const piece = { path: '/articles/the-walking-bus', title: 'The Walking Bus' };

const meta = {
  title: 'Stories/PieceActions',
  tags: ['draft', 'since-0.2.0'],
  component: PieceActions,
  args: { ...piece, savedHref: '/saved' },
  beforeEach: () => localStorage.removeItem(savedKey),
} satisfies Meta<typeof PieceActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The list is the browser's: the button is pressed wherever the piece is shown. */
export const Saved: Story = {
  beforeEach: () => writeSavedPieces([piece]),
  play: async ({ canvasElement }) => {
    const save = await within(canvasElement).findByRole('button', { name: 'Save for later', pressed: true });
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Without a page that lists what is saved. */
export const WithoutList: Story = { args: { savedHref: undefined } };

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Save for later' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    labels: {
      save: 'Für später auf diesem Gerät speichern',
      share: 'Mit anderen Eltern teilen',
      list: 'Alle gespeicherten Beiträge',
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
