import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { boatPicture } from '../testing/pictures.ts';
import { StoryCard } from './index.ts';

const args = {
  title: 'The library we built in a laundromat',
  content: ['It began with one crate of picture books.', 'Last Saturday we counted nine children.'],
  author: 'Renata Kowalczyk',
  location: 'Milwaukee, Wisconsin',
  image: boatPicture,
  imageAlt: 'A paper boat on a wide blue sea',
};

conformance('StoryCard', () => <StoryCard {...args} />, { element: 'article' });
conformance('StoryCard teaser', () => <StoryCard {...args} variant="teaser" href="/community-stories" />, {
  element: 'article',
});

for (const variant of ['leading', 'column'] as const)
  conformance(`StoryCard ${variant}`, () => <StoryCard {...args} variant={variant} />, {
    element: 'article',
  });
conformance('StoryCard wide', () => <StoryCard {...args} variant="wide" href="/community-stories" />, {
  element: 'article',
});

describe('StoryCard', () => {
  it('shows image, title, author, place and both paragraphs', () => {
    render(<StoryCard {...args} />);
    expect(screen.getByRole('img', { name: args.imageAlt })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    expect(screen.getByText(args.author)).toBeVisible();
    expect(screen.getByText(args.location)).toBeVisible();
    for (const paragraph of args.content) expect(screen.getByText(paragraph).tagName).toBe('P');
  });

  it.each(['Comment', 'Share', 'Copy Link'])(
    'has a button %s that asks for nothing and says what is not there',
    async (name) => {
      const onSubmit = vi.fn();
      render(
        <form onSubmit={onSubmit}>
          <StoryCard {...args} />
        </form>,
      );
      const before = document.body.innerHTML;
      const button = screen.getByRole('button', { name });
      expect(button).not.toHaveAttribute('data-start');
      await userEvent.click(button);
      expect(document.body.innerHTML).toBe(before);
      const note = document.getElementById(button.getAttribute('popovertarget')!);
      expect(note?.textContent).toMatch(/yet\./);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('is one paragraph that leads to the stories as a teaser', () => {
    render(<StoryCard {...args} variant="teaser" href="/community-stories" />);
    expect(screen.getByText(args.content[0]!)).toBeVisible();
    expect(screen.queryByText(args.content[1]!)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: args.title })).toHaveAttribute('href', '/community-stories');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stands without a picture', () => {
    const { container } = render(<StoryCard {...args} image={undefined} />);
    expect(container.querySelector('img')).toBeNull();
  });
});
