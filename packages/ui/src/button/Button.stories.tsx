import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconDownload } from '../icons/index.ts';
import { Button } from './Button.tsx';

function HostButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button {...rest} type="submit">
      {children}
    </button>
  );
}

const meta = {
  title: 'Input/Button',
  tags: ['stable', 'since-0.1.0'],
  component: Button,
  args: { children: 'Submit Your Story', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Not now' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Forget this choice' } };

export const Plain: Story = { args: { tone: 'plain', children: 'Show the transcript' } };

export const Small: Story = { args: { size: 's', tone: 'quiet', children: 'Copy Link' } };

export const WithIcon: Story = {
  args: {
    tone: 'quiet',
    children: (
      <>
        <IconDownload /> Download
      </>
    ),
  },
};

export const Wide: Story = { args: { wide: true } };

/** A press on a busy button does nothing; the focus stays. */
export const Busy: Story = {
  args: { busy: true, children: 'Sending' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { children: 'Tell us about the neighbor who taught your children to mend a bicycle' },
};

/** A picture only, with an accessible name. */
export const IconOnly: Story = {
  args: { tone: 'quiet', 'aria-label': 'Download', children: <IconDownload /> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Download' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

/** Another element of the host, such as the submit button of a form library. */
export const HostElement: Story = {
  args: { children: 'Send', render: <HostButton name="action" value="send" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toHaveAttribute(
      'value',
      'send',
    );
  },
};
