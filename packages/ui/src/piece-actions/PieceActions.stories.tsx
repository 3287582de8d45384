import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { listenToPieces, offerListening } from '../listen/index.ts';
import { fakeSpeech } from '../listen/fake-speech.ts';
import { PieceActions } from './PieceActions.tsx';
import { savedKey, writeSavedPieces } from './saved-pieces.ts';

const piece = { path: '/articles/the-walking-bus', title: 'The Walking Bus' };

const meta = {
  title: 'Editorial/PieceActions',
  tags: ['draft', 'since-1.0.0'],
  component: PieceActions,
  args: { ...piece, savedHref: '/saved' },
  beforeEach: () => localStorage.removeItem(savedKey),
} satisfies Meta<typeof PieceActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The list is in the browser's storage: the button is pressed wherever the piece is shown. */
export const Saved: Story = {
  beforeEach: () => writeSavedPieces([piece]),
  play: async ({ canvasElement }) => {
    const save = await within(canvasElement).findByRole('button', { name: 'Save for later', pressed: true });
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Without a link to the list. */
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

/** The row in an article, with a fake voice that stays at its first sentence. */
const inPiece: Story = {
  args: { listen: true },
  decorators: [
    (Story) => (
      <article>
        <h1>{piece.title}</h1>
        {Story()}
        <div>
          <p>
            Eleven children walk to school in a line. Two parents walk with them, one in front and one behind.
          </p>
          <p>Nobody is driven, nobody is late, and the street in front of the school is quiet.</p>
        </div>
      </article>
    ),
  ],
  beforeEach: () => {
    const { restore } = fakeSpeech();
    const listening = listenToPieces(document);
    const takeBack = offerListening(document, () => Promise.resolve());
    return () => {
      listening.leave();
      takeBack();
      restore();
    };
  },
};

/** The browser has a voice and can read the piece aloud. */
export const Listen: Story = {
  ...inPiece,
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Listen', pressed: false });
    await expect(button).toBeVisible();
  },
};

/** Without a voice the space stays empty. */
export const ListenWithoutVoice: Story = { args: { listen: true } };

export const Listening: Story = {
  ...inPiece,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Listen' }));
    await expect(await canvas.findByRole('list', { name: 'Reading aloud' })).toBeVisible();
    await expect(await canvas.findByText('Reading aloud')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Listen', pressed: true })).toHaveFocus();
  },
};

export const ListeningPaused: Story = {
  ...inPiece,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Listen' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByText('Paused')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
