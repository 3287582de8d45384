import type { Meta, StoryObj } from '@storybook/react-vite';
import { boatPhoto, brokenPicture, morningPicture } from '../testing/pictures.ts';
import { TipCard } from './index.ts';

const meta = {
  title: 'Editorial/TipCard',
  tags: ['stable', 'since-0.1.0'],
  component: TipCard,
  args: {
    title: 'Keep the same three steps',
    content:
      'Pick three things that always happen in the same order before you leave the house: shoes, coat, bag. Draw them on a card by the door. After two weeks the card does the nagging for you.',
    kicker: 'Daily Routines',
    section: 'lifestyle',
    href: 'https://en.wikipedia.org/wiki/Habit',
  },
} satisfies Meta<typeof TipCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WikipediaReference: Story = { args: { linkLabel: 'Wikipedia Reference' } };

/** The main tip of its page. */
export const Featured: Story = {
  args: {
    variant: 'featured',
    kicker: 'Featured tip',
    title: 'Consistency is a kindness',
    content:
      'Children test a rule to find out whether it is still there. When it is, they can stop looking. Choose three rules you can keep on your worst day, and let the rest go.',
    image: morningPicture,
  },
};

/** A photo in several formats and widths. */
export const FeaturedPhoto: Story = { args: { ...Featured.args, image: boatPhoto } };

export const MissingImage: Story = { args: { ...Featured.args, image: undefined } };

export const FeaturedBrokenImage: Story = { args: { ...Featured.args, image: brokenPicture } };

export const WithoutLink: Story = { args: { href: undefined } };

export const LongText: Story = {
  args: {
    title: 'Say what you saw, say what you felt, and then say nothing at all for as long as you can bear it',
    content:
      'Most of us fill the silence after a hard question with three more questions, and a child who was about to answer the first one gives up. Count to ten in your head. Look at something else. Wash a plate. The answer, when it comes, often begins with the words “I don’t know”, and it is worth waiting for what follows them.',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};

/** A sheet of colored paper. */
export const Poster: Story = { args: { variant: 'poster' } };

/** Headline and text side by side. */
export const Line: Story = { args: { variant: 'line' } };

/** A line with its whole text on a phone. */
export const LineWhole: Story = {
  args: { variant: 'line', whole: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
