/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FramedPage } from '../frame-consent/index.ts';
import blank from '../feed-frame/story-blank.htm?url&no-inline';
import { FormFrame } from './FormFrame.tsx';
import form from './story-form.htm?url&no-inline';

const meta = {
  title: 'Media/FormFrame',
  tags: ['stable', 'since-0.1.0'],
  component: FormFrame,
  parameters: { madeOf: FramedPage },
  argTypes: { contacts: { table: { type: { summary: 'readonly FrameLink[]' } } } },
  args: {
    title: 'Contact form',
    src: 'https://forms.example/write-to-us',
    provider: 'Example Forms',
    onRemember: fn(),
    contacts: [
      { title: 'desk@thedailynest.example', href: 'mailto:desk@thedailynest.example' },
      { title: '(555) 010-4477', href: 'tel:+15550104477' },
    ],
  },
} satisfies Meta<typeof FormFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form of another service asks first, in no more room than the question takes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('link', { name: 'Load Contact form' });
    await expect(control).toHaveAttribute('href', 'https://forms.example/write-to-us');
    await expect(canvas.getByRole('figure').getBoundingClientRect().height).toBeLessThanOrEqual(320);
  },
};

/** The form in place. */
export const Loaded: Story = { args: { src: form, clickToLoad: false } };

export const Loading: Story = { args: { src: blank, clickToLoad: false, stage: 'loading' } };

export const Timeout: Story = { args: { stage: 'failed' } };

/** No form is set: the other ways to write. */
export const NotConfigured: Story = { args: { src: null } };

export const LongText: Story = {
  args: {
    title: 'Write to the desk about an article, a correction, a story of your own or a place we should visit',
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Load Contact form' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A reader who chose so before is not asked again. */
export const Remembered: Story = {
  args: { src: form, remembered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Contact form')).toHaveAttribute('src', form);
  },
};
