import type { Meta, StoryObj } from '@storybook/react-vite';
import { Space } from './Space.tsx';

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  render: () => <Space />,
} satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = {};
