import type { Meta, StoryObj } from '@storybook/react-vite';
import { boatPhoto, brokenPicture, morningPicture } from '../testing/pictures.ts';
import { SponsoredTile } from './index.ts';

const meta = {
  title: 'Ads/SponsoredTile',
  tags: ['stable', 'since-0.1.0'],
  component: SponsoredTile,
  args: {
    sponsor: 'The Daily Nest',
    title: 'A book for the bedside table',
    text: 'Fourteen old books on breath, attention and calm, for the ten minutes after the lights go out.',
    href: '/books',
    linkLabel: 'See the shelf',
  },
} satisfies Meta<typeof SponsoredTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Elsewhere: Story = {
  args: { sponsor: 'Free Library Week', href: 'https://www.ala.org/', linkLabel: 'Find a library' },
};

export const WithImage: Story = { args: { image: morningPicture, imageAlt: 'A cup before a rising sun' } };

/** A photo in several formats and widths. */
export const Photo: Story = {
  args: { image: boatPhoto, imageAlt: 'A paper boat on a wide blue sea under a low red sun' },
};

export const BrokenImage: Story = { args: { image: brokenPicture } };

export const LongText: Story = {
  args: {
    sponsor: 'The United Association of Neighborhood Libraries and Reading Rooms',
    title: 'Six hundred story hours a week, in sixty languages, and not one of them costs a cent',
    text: 'Bring the baby, bring the toddler, bring the ten-year-old who says that reading is boring. Somebody will have a book about sharks.',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};

/** A label that the country's law requires. */
export const OwnLabel: Story = { args: { label: 'Advertisement by', sponsor: 'Free Library Week' } };
