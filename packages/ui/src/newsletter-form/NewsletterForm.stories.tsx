import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vars } from '../theme/index.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  title: 'Input/NewsletterForm',
  component: NewsletterForm,
  args: {
    title: 'Breaking News Alert',
    text: 'School closings, recalls and the weather that changes your morning. Short, and only when it matters.',
    onSubscribe: fn(),
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The field alone, under a heading of the host. */
export const Bare: Story = { args: { title: undefined, text: undefined } };

export const Inverse: Story = {
  args: {
    tone: 'masthead',
    title: 'The Sunday letter',
    text: 'One email a week: what we learned, what we cooked, and one thing to try at bedtime.',
  },
  decorators: [
    (Story) => (
      <div style={{ backgroundColor: vars.color.masthead.base, padding: vars.space.xl }}>
        <Story />
      </div>
    ),
  ],
};

/** For three seconds after signing up. */
export const Confirmed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(field, 'rosa@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith('rosa@example.org');
    await expect(canvas.getByRole('status')).toHaveTextContent('Subscription confirmed!');
    await expect(field).toHaveValue('');
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title:
      'Everything that happens between the school gate and the front door, once a week and never on a Monday',
    action: 'Send me the weekly letter',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
