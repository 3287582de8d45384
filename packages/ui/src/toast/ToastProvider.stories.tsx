import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './use-toast.ts';

function Settings() {
  const show = useToast();
  return (
    <div
      style={{
        display: 'flex',
        gap: '0.75rem',
        flexWrap: 'wrap',
        minBlockSize: '16rem',
        alignContent: 'start',
      }}
    >
      <Button onClick={() => show('Dark theme saved', { tone: 'success' })}>Save the theme</Button>
      <Button tone="quiet" onClick={() => show('Text size saved')}>
        Save the text size
      </Button>
    </div>
  );
}

const meta = {
  title: 'Input/ToastProvider',
  tags: ['stable', 'since-0.1.0'],
  component: ToastProvider,
  args: { children: <Settings /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the theme' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Dark theme saved');
  },
};

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the theme' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the text size' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Text size saved');
  },
};

/** All toasts of a title with the same text. */
export const OwnWords: Story = {
  args: { dismissLabel: 'Got it' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the theme' }));
    await expect(await canvas.findByRole('button', { name: 'Got it' })).toBeInTheDocument();
  },
};
