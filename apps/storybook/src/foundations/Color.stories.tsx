import type { Meta, StoryObj } from '@storybook/react-vite';
import { Color } from './Color.tsx';

const meta = {
  title: 'Foundations/Color',
  tags: ['!autodocs'],
  render: () => <Color />,
} satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = {};
