import type { Meta, StoryObj } from '@storybook/react-vite';
import { boatPhoto, boatPicture, brokenPicture } from '../testing/pictures.ts';
import { Button } from '../button/index.ts';
import { IconHeart, IconShare } from '../icons/index.ts';
import { StoryCard } from './index.ts';

const actions = [
  <Button key="thank" tone="quiet" size="s">
    <IconHeart />
    Thank Renata
  </Button>,
  <Button key="share" tone="quiet" size="s">
    <IconShare />
    Share
  </Button>,
];

const meta = {
  title: 'Editorial/StoryCard',
  tags: ['stable', 'since-0.1.0'],
  component: StoryCard,
  args: {
    title: 'The library we built in a laundromat',
    content: [
      'It began with one crate of picture books next to the dryers, because my daughter had read the detergent box four times. By the second week somebody had added a lamp. By the second month there was a shelf, a rug and a sign that asks you to leave a book when you take one, in three languages.',
      'Last Saturday we counted two hundred and twelve books and nine children. The owner has moved a bench. “I used to sell clean clothes,” he says. “Now I sell forty minutes of quiet.”',
    ],
    author: 'Renata Kowalczyk',
    location: 'Milwaukee, Wisconsin',
    image: boatPicture,
    imageAlt: 'A paper boat on a wide blue sea under a low red sun',
    section: 'community',
    actions,
  },
} satisfies Meta<typeof StoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first paragraph, with a link to the whole story. */
export const Teaser: Story = { args: { variant: 'teaser', href: '/community-stories' } };

export const WithKicker: Story = { args: { kicker: 'Neighbors' } };

/** A photo in several formats and widths. */
export const Photo: Story = { args: { image: boatPhoto } };

/** A story without buttons. */
export const WithoutActions: Story = { args: { actions: undefined } };

export const MissingImage: Story = { args: { image: undefined } };

export const BrokenImage: Story = { args: { image: brokenPicture } };

export const OneParagraph: Story = {
  args: { content: 'We planted forty tulips and one potato. The potato won.' },
};

export const LongText: Story = {
  args: {
    title:
      'Eleven families, one driveway, and the summer in which the whole street learned how to ride a bicycle without training wheels',
    author: 'Theodora Vandenberghe-Castellanos',
    location: 'Truth or Consequences, New Mexico',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('button', { name: 'Share' }).focus();
  },
};

/** Eight columns wide, headline and text side by side. */
export const Wide: Story = { args: { variant: 'wide', href: '/community-stories' } };

/** The whole story beside a large picture: the first of a page. */
export const Leading: Story = { args: { variant: 'leading' } };

/** The whole story below its picture: one of two in a row. */
export const Column: Story = { args: { variant: 'column' } };
