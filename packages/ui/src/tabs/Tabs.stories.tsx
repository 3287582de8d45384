import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inArabic } from '../testing/arabic.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  {
    id: 'sleep',
    label: 'Sleep',
    href: '/health-wellness?category=sleep',
    section: 'behavior' as const,
    content: (
      <p>
        School-age children need nine to twelve hours. Most get eight, and nobody argues with a sleepy child.
      </p>
    ),
  },
  {
    id: 'mental-health',
    label: 'Mental Health',
    href: '/health-wellness?category=mental-health',
    section: 'health' as const,
    content: <p>Worry is a guest, not a lodger. How to tell when it has moved in.</p>,
  },
  {
    id: 'physical-activity',
    label: 'Physical Activity',
    href: '/health-wellness?category=physical-activity',
    section: 'sports' as const,
    content: <p>An hour a day, and carrying the groceries counts.</p>,
  },
  {
    id: 'nutrition',
    label: 'Nutrition',
    href: '/health-wellness?category=nutrition',
    section: 'food' as const,
    content: <p>Water, fruit, something warm. The rest is commentary.</p>,
  },
];

const meta = {
  title: 'Navigation/Tabs',
  tags: ['stable', 'since-0.1.0'],
  component: Tabs,
  args: { items, label: 'Wellness topics', onActiveChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThirdChosen: Story = { args: { defaultActive: 'physical-activity' } };

/** Tabs without pages of their own: without a script all panels are shown, and a tab links to its panel. */
export const InOnePage: Story = {
  args: { items: items.map(({ href: _href, ...item }) => item) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Nutrition' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Water, fruit');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Sleep' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Mental Health' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Worry is a guest');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Water, fruit');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Sleep' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onActiveChange).toHaveBeenLastCalledWith('sleep');
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tab', { name: 'Sleep' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    items: items.map((item) => ({ ...item, label: `${item.label} for children and those who love them` })),
  },
};

/** Without tabs it renders nothing. */
export const Empty: Story = { args: { items: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** In Arabic: the first tab is on the right, and the left arrow moves to the next one. */
export const RightToLeft: Story = {
  args: {
    label: 'موضوعات العافية',
    items: [
      {
        id: 'sleep',
        label: 'النوم',
        href: '?category=sleep',
        content: <p>يحتاج تلاميذ المدارس إلى تسع ساعات من النوم.</p>,
      },
      { id: 'food', label: 'التغذية', href: '?category=food', content: <p>ماء وفاكهة وشيء دافئ.</p> },
      { id: 'play', label: 'الحركة', href: '?category=play', content: <p>ساعة في اليوم.</p> },
    ],
  },
  decorators: [inArabic],
  play: async ({ canvas, userEvent: user }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
    first!.focus();
    await user.keyboard('{ArrowLeft}');
    await expect(second!).toHaveFocus();
  },
};

/** The host stores the active tab, and may refuse a change. */
export const Controlled: Story = {
  args: { active: 'nutrition' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sleep' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith('sleep');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Water, fruit');
  },
};
