import type { Meta, StoryObj } from '@storybook/react-vite';
import { Type } from './Type.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  render: () => <Type />,
} satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = {};
