import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/index.ts';
import { boatPhoto, brokenPicture, morningPicture } from '../testing/pictures.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Editorial/Banner',
  tags: ['stable', 'since-0.1.0'],
  component: Banner,
  args: {
    title: 'Food & Dining',
    kicker: 'News',
    standfirst:
      'What families eat, where they eat it, and what it costs: headlines from kitchens, farms and school cafeterias.',
    section: 'food',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithImage: Story = { args: { image: morningPicture, imageAlt: 'A cup before a rising sun' } };

/** A photo in several formats and widths. */
export const Photo: Story = {
  args: { image: boatPhoto, imageAlt: 'A paper boat on a wide blue sea under a low red sun' },
};

export const BrokenImage: Story = { args: { image: brokenPicture } };

export const TitleOnly: Story = {
  args: { kicker: undefined, standfirst: undefined, section: undefined, title: 'Our Partners' },
};

export const WithAction: Story = {
  args: {
    title: 'About Us',
    kicker: undefined,
    section: 'community',
    children: <ButtonLink href="/contact">Write to us</ButtonLink>,
  },
};

export const LongText: Story = {
  args: {
    title: 'Automotive & Energy, and everything else that gets a family from here to there',
    kicker: 'News, gathered every quarter of an hour',
    section: 'technology',
  },
};
