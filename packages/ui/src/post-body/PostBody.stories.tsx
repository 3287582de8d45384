import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonRegion } from '../skeleton/index.ts';
import { PostBody, PostBodySkeleton } from './index.ts';

const text = `The hour before bed decides more about the night than the mattress, the sound machine and the book with the rabbit put together. It is also the hour in which everybody is at the end of their patience.

# Start before you are tired

Most bedtimes begin too late. A child who rubs her eyes at seven was ready at half past six, and what looks like a second wind is a body making up for lost sleep with adrenaline.

Dr. Judith Owens, who has studied children's sleep for three decades, advises families to write down for one week when the yawning starts. Begin the routine twenty minutes before that time.

## The same four things

Bath, pajamas, two books, lights. The order matters less than the sameness.
A study of 10,085 mothers in fourteen countries found better sleep with every additional night a week that had a routine.

### What to leave out

Screens, snacks with sugar, and the chase around the sofa that seemed like such a good way to tire everybody out.

# When it goes wrong anyway

It will. Teeth come in, clocks change, grandparents visit. Go back to the four things the next evening, and do not count the bad night as a failure. It was only a night.`;

const meta = {
  title: 'Editorial/PostBody',
  tags: ['stable', 'since-0.1.0'],
  component: PostBody,
  argTypes: { pulled: { table: { type: { summary: 'readonly { text: string; before: number }[]' } } } },
  args: { text },
} satisfies Meta<typeof PostBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneParagraph: Story = {
  args: { text: 'The library is closed on Monday. The story hour moves to Tuesday at ten.' },
};

/** With drop cap and end mark. */
export const BeginAndEnd: Story = { args: { dropCap: true, endMark: true } };

/** A sentence of the text in large type between its paragraphs. */
export const Pulled: Story = {
  args: { pulled: [{ text: 'The order matters less than the sameness.', before: 14 }] },
};

/** A post is text: HTML in it is shown as typed. */
export const LooksLikeHtml: Story = {
  args: {
    text: '# A note for <parents>\n\nPut <b>nothing</b> in the crib but the baby. <script>alert("nothing happens")</script>',
  },
};

/** Paragraphs without blank lines between them are still separated. */
export const WithoutBlankLines: Story = {
  args: { text: 'Bath at half past six.\nPajamas at seven.\nTwo books, never three.\n## Lights\nOut.' },
};

/** The host adds links; a phone number never breaks. */
export const LinkedWords: Story = {
  args: {
    text: '# When to call\n\nSwallowed something? Call Poison Help, at any hour, before you do anything else, at 1-800-222-1222.',
    renderWords: (words) => {
      const [before, after] = words.split('1-800-222-1222');
      if (after === undefined) return words;
      return (
        <>
          {before}
          <a href="tel:+18002221222">1-800-222-1222</a>
          {after}
        </>
      );
    },
  },
};

export const LongText: Story = { args: { text: `${text}\n\n${text}` } };

export const Empty: Story = { args: { text: '' } };

export const Loading: Story = {
  render: () => (
    <SkeletonRegion label="Loading article…">
      <PostBodySkeleton />
    </SkeletonRegion>
  ),
};

/** A note is narrower than a column. */
export const LoadingNote: Story = {
  render: () => (
    <SkeletonRegion label="Loading post…">
      <PostBodySkeleton paragraphs={1} />
    </SkeletonRegion>
  ),
};
