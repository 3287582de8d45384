import { emptyDraft } from '@daily-nest/content/empty-draft';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { firstApple } from '../testing/first-apple.ts';
import { Details } from './Details.tsx';

const meta = {
  title: 'Desk/Details',
  component: Details,
  args: { fields: firstApple, isAddressFixed: false, onChange: fn() },
  render: function Kept({ fields: first, onChange, ...args }) {
    const [fields, setFields] = useState(first);
    const change = (patch: Partial<typeof first>) => {
      setFields({ ...fields, ...patch });
      onChange(patch);
    };
    return <Details {...args} fields={fields} onChange={change} />;
  },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { fields: emptyDraft } };

/** A published piece keeps its address, and this one is part of a series. */
export const Published: Story = {
  args: { fields: { ...firstApple, series: 'out-with-small-children', part: 4 }, isAddressFixed: true },
};

export const LongText: Story = {
  args: {
    fields: {
      ...firstApple,
      slug: 'twenty-six-apples-four-pears-and-a-plum-what-a-baby-of-seven-months-does-with-fruit',
      author: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      imageAlt:
        'A baby in a high chair holds a slice of apple up like a flag; below, a dog waits with its chin on the tray.',
    },
  },
};

export const AddressFromTheTitle: Story = {
  args: { fields: { ...emptyDraft, title: 'A First Apple, and Where It Lands' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make it from the title' }));
    await expect(args.onChange).toHaveBeenCalledWith({ slug: 'a-first-apple-and-where-it-lands' });
  },
};

export const AddsASource: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a source' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Page 1' }), 'CDC');
    const source = { title: 'CDC', url: '', read: '', through: '' };
    await expect(args.onChange).toHaveBeenLastCalledWith({ sources: [source] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove page 1' }));
    await expect(canvas.queryByRole('textbox', { name: 'Page 1' })).toBeNull();
  },
};
