import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { FeedFrame } from './FeedFrame.tsx';

const props = {
  title: 'Local News wall',
  src: '/walls/local-news',
  outlets: [{ title: 'Harbor Courier', href: 'https://harbor-courier.example/' }],
};

const box = (shape: 'wall' | 'tall' | 'preview') => {
  const { container, unmount } = render(<FeedFrame {...props} shape={shape} />);
  const classes = container.querySelector('[data-stage]')!.className;
  unmount();
  return classes;
};

conformance('FeedFrame', () => <FeedFrame {...props} />, { element: 'figure' });
conformance('FeedFrame of another origin', () => (
  <FeedFrame {...props} src="https://walls.example/" clickToLoad onRemember={() => {}} />
));
conformance('FeedFrame without a wall', () => <FeedFrame {...props} src={null} />, { element: 'figure' });

it('frames the wall by itself', () => {
  render(<FeedFrame {...props} />);
  expect(screen.getByTitle('Local News wall')).toHaveAttribute('src', '/walls/local-news');
});

it('leads to the outlets where no wall is set', () => {
  render(<FeedFrame {...props} src="" />);
  expect(screen.getByText('The headlines can be read at their outlets:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Harbor Courier' })).toHaveAttribute(
    'href',
    'https://harbor-courier.example/',
  );
});

it('gives its three shapes three boxes', () => {
  expect(new Set([box('wall'), box('tall'), box('preview')]).size).toBe(3);
});

it('asks in a tile without repeating its title', () => {
  render(<FeedFrame {...props} shape="preview" src="https://walls.example/" clickToLoad />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('link', { name: 'Load Local News wall' })).toBeVisible();
});
