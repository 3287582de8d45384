import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgramCard } from './index.ts';

const meta = {
  title: 'Editorial/ProgramCard',
  tags: ['stable', 'since-0.1.0'],
  component: ProgramCard,
  args: {
    title: 'Meals for the First Month',
    text: 'Neighbors cook for families with a new baby: four weeks of dinners, left at the door in dishes that nobody wants back.',
    schedule: 'Sign up any day; deliveries Monday to Thursday',
    audience: 'Families with a baby under six weeks',
  },
} satisfies Meta<typeof ProgramCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLink: Story = { args: { href: '/contact', linkLabel: 'Ask to take part' } };

export const WithoutFacts: Story = { args: { schedule: undefined, audience: undefined } };

export const LongText: Story = {
  args: {
    title: 'The Saturday Repair Table for strollers, high chairs, bicycles and one very old rocking horse',
    schedule:
      'Every second Saturday from nine to one in the hall behind the library, in July and August outside under the chestnut trees',
  },
};

export const Focus: Story = {
  args: { href: '/contact' },
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};

/** In the hue of another section. */
export const OtherSection: Story = { args: { section: 'education' } };
