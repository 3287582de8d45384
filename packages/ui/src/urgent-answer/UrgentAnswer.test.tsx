import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { UrgentAnswer, type UrgentAnswerProps } from './index.ts';

const args: UrgentAnswerProps = {
  title: 'Burn or scald',
  calls: [{ ways: [{ label: 'Call 911', href: 'tel:911' }], emergency: true, when: 'A large burn.' }],
  parts: [{ title: 'Do this', steps: [{ do: 'Take off hot clothes.', how: 'Leave what sticks.' }] }],
  links: [{ label: 'Everything to do', href: '/urgent/burns' }],
};

conformance('UrgentAnswer', () => <UrgentAnswer {...args} />, { element: 'section' });

it('shows the emergency, then the numbers, then the steps, then the links', () => {
  render(<UrgentAnswer {...args} />);
  const answer = screen.getByRole('region', { name: 'Burn or scald' });
  const [first, last] = within(answer).getAllByRole('link');
  expect(first).toHaveAttribute('href', 'tel:911');
  expect(last).toHaveAttribute('href', '/urgent/burns');
  expect(answer.textContent).toMatch(/Burn or scald.*Call 911.*A large burn.*Do this.*Take off hot clothes/);
});

it('offers a text message if the line answers them', () => {
  render(
    <UrgentAnswer
      {...args}
      calls={[
        {
          ways: [
            { label: 'Call 988', href: 'tel:988' },
            { label: 'Text 988', href: 'sms:988' },
          ],
          when: 'Day and night.',
        },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
});
