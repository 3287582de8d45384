import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../theme/index.ts';
import { Grid } from './Grid.tsx';

const headlines = [
  'The quiet hour that changed a whole school',
  'Why toddlers say no, and what they mean',
  'Five suppers from one tray of roots',
  'How much sleep does a nine-year-old need?',
  'A letter to the parent on the night bus',
  'What the pediatrician asks first',
  'Reading aloud, long after they can read',
];

const story = (headline: string, large = false) => (
  <article key={headline}>
    <h3 style={{ font: large ? vars.text.h2 : vars.text.h5 }}>{headline}</h3>
    <p style={{ font: vars.text.small, color: vars.color.text.muted, marginBlockStart: vars.space.xs }}>
      Eleven families kept a diary for a month. What they wrote down surprised them, and us.
    </p>
  </article>
);

const meta = {
  title: 'Frame/Grid',
  tags: ['stable', 'since-0.1.0'],
  component: Grid,
  args: { children: headlines.slice(0, 6).map((headline) => story(headline)) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = {
  args: {
    layout: 'lead',
    children: headlines.slice(0, 3).map((headline, index) => story(headline, index === 0)),
  },
};

/** A lead alone still takes two thirds of the width. */
export const LeadAlone: Story = { args: { layout: 'lead', children: story(headlines[0]!, true) } };

export const Halves: Story = {
  args: { layout: 'halves', children: headlines.slice(0, 4).map((headline) => story(headline)) },
};

export const Thirds: Story = {
  args: { layout: 'thirds', children: headlines.slice(0, 3).map((headline) => story(headline)) },
};

/** Seven stories: the last row is not full. */
export const ThirdsUneven: Story = {
  args: { layout: 'thirds', children: headlines.map((headline) => story(headline)) },
};

export const Quarters: Story = {
  args: { layout: 'quarters', children: headlines.slice(0, 4).map((headline) => story(headline)) },
};

export const List: Story = {
  args: { layout: 'list', children: headlines.slice(0, 3).map((headline) => story(headline)) },
};

/** Without children it renders nothing. */
export const Empty: Story = { args: { children: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Five columns and seven. */
export const Poster: Story = {
  args: { layout: 'poster', children: headlines.slice(0, 4).map((headline) => story(headline)) },
};

/** Three notices with vertical hairlines. */
export const Classified: Story = {
  args: { layout: 'classified', children: headlines.slice(0, 3).map((headline) => story(headline)) },
};
