import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { FormFrame } from './FormFrame.tsx';

const props = {
  title: 'Contact form',
  src: 'https://forms.example/write',
  contacts: [{ title: 'desk@thedailynest.example', href: 'mailto:desk@thedailynest.example' }],
};

conformance('FormFrame', () => <FormFrame {...props} />, { element: 'figure' });
conformance('FormFrame without a form', () => <FormFrame {...props} src={null} />, { element: 'figure' });

it('asks before it frames another service', async () => {
  const { container } = render(<FormFrame {...props} />);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Load Contact form' }));
  expect(screen.getByTitle('Contact form')).toHaveAttribute('src', 'https://forms.example/write');
  expect(screen.getByTitle('Contact form').getAttribute('sandbox')).toContain('allow-forms');
});

it('frames a form of our own at once', () => {
  render(<FormFrame {...props} src="/forms/contact" clickToLoad={false} />);
  expect(screen.getByTitle('Contact form')).toBeInTheDocument();
});

it('gives the other ways to write where no form is set', () => {
  render(<FormFrame {...props} src={undefined} />);
  expect(screen.getByText('You can reach us in these ways:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'desk@thedailynest.example' })).toHaveAttribute(
    'href',
    'mailto:desk@thedailynest.example',
  );
});
