import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { morningPicture } from '../testing/pictures.ts';
import { type DocumentAddresses, PartnerDocumentCard } from './PartnerDocumentCard.tsx';

const addressesOf = (id: string): DocumentAddresses => ({
  preview: `https://docs.example/${id}/preview`,
  download: `https://docs.example/file?export=download&id=${id}`,
  view: `https://docs.example/${id}`,
});

const meta = {
  title: 'Media/PartnerDocumentCard',
  tags: ['stable', 'since-0.1.0'],
  component: PartnerDocumentCard,
  args: {
    addresses: addressesOf('1'),
    provider: 'Example Docs',
    title: 'Partnership Document 1',
    text: 'How a partner title of the network shares articles, pictures and corrections with the others.',
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters?.['row'] ? undefined : '24rem' }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof PartnerDocumentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Open in Example Docs' })).toHaveAttribute(
      'href',
      'https://docs.example/1',
    );
  },
};

/** For one second after a press, both buttons of this card are disabled. */
export const Busy: Story = { args: { busy: true } };

/** The first and largest document of a page. */
export const Large: Story = { args: { size: 'l' } };

/** The preview did not load. */
export const Timeout: Story = { args: { previewStage: 'failed' } };

export const LongText: Story = {
  args: {
    title: 'Partnership Document 2: Guidelines for shared reporting, shared pictures and shared corrections',
    text: 'Who may print what and when, how a correction travels from one title to all the others, what a picture credit must name, and whom to call on a Sunday when none of that answers the question at hand.',
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Show preview' })).toHaveFocus();
  },
};

/** A cover of its own in place of the drawn sheet. */
export const WithCover: Story = {
  args: { picture: <img src={morningPicture} width={1200} height={750} alt="" /> },
};

/** One column on a phone, two on a tablet, three on a desktop; frames and buttons are aligned. */
export const InARow: Story = {
  parameters: { row: true },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: '2rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
      }}
    >
      <PartnerDocumentCard {...args} />
      <PartnerDocumentCard
        {...args}
        addresses={addressesOf('2')}
        title="Partnership Document 2"
        text="What each side brings."
      />
      <PartnerDocumentCard
        {...args}
        addresses={addressesOf('3')}
        title="Partnership Document 3"
        text="Dates of the year: meetings, deadlines, and the open day of the print works, to which families are invited."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(3);
    for (const card of cards) await expect(within(card).getAllByRole('button')).toHaveLength(2);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
