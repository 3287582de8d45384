import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Field } from './index.ts';

conformance('Field', () => <Field label="Title" name="title" hint="In a few words." />, { element: 'input' });

it('is named by its label and described by hint and error', () => {
  render(<Field label="Title" hint="In a few words." error="It is missing." />);
  const field = screen.getByRole('textbox', { name: 'Title' });
  expect(field).toHaveAccessibleDescription('In a few words. It is missing.');
  expect(field).toBeInvalid();
});

it('keeps what else describes it', () => {
  render(
    <>
      <p id="rule">Once.</p>
      <Field label="Title" aria-describedby="rule" hint="In a few words." />
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Once. In a few words.');
});

it('is a text where there are rows', () => {
  render(<Field label="Text" rows={4} hint="Plain." required />);
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field.tagName).toBe('TEXTAREA');
  expect(field).toHaveAttribute('rows', '4');
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Plain.');
});

it('is a choice where there are options', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'w', label: 'Writer' },
    { value: 'e', label: 'Editor' },
  ];
  render(
    <Field
      label="Role"
      options={options}
      value="w"
      onChange={({ target }) => onChange(target.selectedOptions[0]?.text)}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Editor');
  expect(onChange).toHaveBeenCalledWith('Editor');
});
