import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'well-child-visits',
    title: 'How often should my child see a doctor when nothing is wrong?',
    content: (
      <p>
        Well-child visits are at 2, 4, 6, 9, 12, 15, 18 and 24 months, then once a year. They are for growth,
        shots and your questions; bring a list.
      </p>
    ),
    badge: 'Health & Safety',
    section: 'health' as const,
  },
  {
    id: 'tantrums',
    title: 'My two-year-old screams in the supermarket. What do I do?',
    content: (
      <p>
        Stay close, say little, and wait. A tantrum is a wave that cannot hear you; when it has passed, name
        what happened in one sentence and go on with the list.
      </p>
    ),
    badge: 'Behavior & Discipline',
    section: 'behavior' as const,
  },
  {
    id: 'vegetables',
    title: 'She will not eat anything green. Is that a problem?',
    content: (
      <p>
        Rarely. Offer a little, without a word about it, up to fifteen times. Orange, red and yellow count as
        well.
      </p>
    ),
    badge: 'Nutrition & Feeding',
    section: 'food' as const,
  },
];

const meta = {
  title: 'Navigation/Accordion',
  tags: ['stable', 'since-0.1.0'],
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(items[0]!.title));
    await expect(canvas.getByText('Health & Safety')).toBeVisible();
  },
};

/** Opening one closes the other; the open one can be closed again. */
export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(items[0]!.title));
    await userEvent.click(canvas.getByText(items[1]!.title));
    await expect(canvas.getByText('Health & Safety')).not.toBeVisible();
    await expect(canvas.getByText('Behavior & Discipline')).toBeVisible();
    await userEvent.click(canvas.getByText(items[1]!.title));
    await expect(canvas.getByText('Behavior & Discipline')).not.toBeVisible();
  },
};

/** One is open at first; a press on another closes it. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: 'tantrums', onOpenChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Behavior & Discipline')).toBeVisible();
    await userEvent.click(canvas.getByText(items[0]!.title));
    await expect(canvas.getByText('Behavior & Discipline')).not.toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith('well-child-visits'));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** The host stores which item is open, and may refuse a change. */
export const Controlled: Story = {
  args: { open: 'vegetables', onOpenChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(items[0]!.title));
    await expect(args.onOpenChange).toHaveBeenCalledWith('well-child-visits');
    await expect(canvas.getByText('Nutrition & Feeding')).toBeVisible();
  },
};

export const WithoutBadges: Story = {
  args: { items: items.map(({ badge: _badge, section: _section, ...item }) => item) },
};

export const LongText: Story = {
  args: {
    items: [
      {
        ...items[0]!,
        title:
          'Our pediatrician retires in spring, the practice has a waiting list of four months and the next well-child visit is due in six weeks: who gives the shots?',
      },
      ...items.slice(1),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/Our pediatrician/));
  },
};

/** No questions: nothing is rendered. */
export const Empty: Story = { args: { items: [] } };

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
