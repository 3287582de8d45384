import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookNote } from './index.ts';

const meta = {
  title: 'Editorial/BookNote',
  tags: ['draft', 'since-1.0.0'],
  component: BookNote,
  args: {
    title: 'We’re Going on a Bear Hunt',
    author: 'Michael Rosen',
    illustrator: 'Helen Oxenbury',
    year: 1989,
    why: 'To be read on your feet: over, under, and back home very fast.',
    href: 'https://search.worldcat.org/search?q=bear+hunt+rosen',
    headingLevel: 3,
  },
} satisfies Meta<typeof BookNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLink: Story = { args: { href: undefined } };

export const OneMaker: Story = {
  args: {
    title: 'The Snowy Day',
    author: 'Ezra Jack Keats',
    illustrator: undefined,
    year: 1962,
    why: 'Peter, a red snowsuit and a snowball in a pocket, all of it in cut paper.',
  },
};

export const LongText: Story = {
  args: {
    title:
      'From the Mixed-Up Files of Mrs. Basil E. Frankweiler, in the Edition for Its Fiftieth Anniversary',
    author:
      'E. L. Konigsburg, who also wrote the afterword and answered letters about the fountain for decades',
    why: 'Two children run away to a museum, bathe in its fountain, sleep in a bed of state and find out whether an angel is by Michelangelo. It is a mystery, a guide to thrift, and the best argument for going to look at things that anyone has made in a hundred and sixty pages.',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};
