import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vars } from '../theme/index.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  title: 'Input/NewsletterForm',
  tags: ['stable', 'since-0.1.0'],
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

/** Only the field, under a heading of the host. */
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
    await expect(args.onSubscribe).toHaveBeenCalledWith('rosa@example.org', expect.any(FormData));
    await expect(canvas.getByRole('status')).toHaveTextContent('Subscription confirmed!');
    await expect(field).toHaveValue('');
  },
};

/** The form is posted, and the server's answer is shown below it until the next attempt. */
const posted = {
  action: '/newsletter/sign-up',
  fields: { list: 'breaking' },
  note: 'First comes a letter that asks you to confirm. Every letter has a link to leave.',
};

async function signUp(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'rosa@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  return canvas;
}

/** The reader has to confirm by letter. */
export const LookInYourInbox: Story = {
  args: {
    ...posted,
    onSubscribe: fn(() => Promise.resolve({ text: 'Almost done: look in your inbox and confirm there.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = await signUp(canvasElement);
    await expect(await canvas.findByText(/look in your inbox/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Failed: Story = {
  args: {
    ...posted,
    onSubscribe: fn(() =>
      Promise.resolve({ text: 'That did not work. Please try again in a minute.', failed: true }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await signUp(canvasElement);
    await expect(await canvas.findByText(/did not work/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('rosa@example.org');
  },
};

/** Until the server answers. */
export const Sending: Story = {
  args: { ...posted, onSubscribe: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = await signUp(canvasElement);
    await expect(canvas.getByRole('button', { name: /Subscribe/ })).toHaveAttribute('aria-busy', 'true');
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
    submitLabel: 'Send me the weekly letter',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** With a title’s own texts, before and after. */
export const OwnWords: Story = {
  args: { label: 'Your email, for nothing else', confirmation: 'See you on Sunday.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Your email, for nothing else' }),
      'rosa@example.org',
    );
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('See you on Sunday.')).toBeVisible();
  },
};

/** The browser reports an invalid address, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'rosa@');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field.validity.valid).toBe(false);
    await expect(field).toHaveValue('rosa@');
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};
