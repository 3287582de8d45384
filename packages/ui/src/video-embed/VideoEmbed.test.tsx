import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { nightPicture } from '../testing/pictures.ts';
import { VideoEmbed, videoIdOf } from './index.ts';

const href = 'https://www.youtube.com/shorts/aB3_-xYz012';
const props = { href, title: 'A bedtime routine', poster: nightPicture };

conformance('VideoEmbed', () => <VideoEmbed {...props} />, { element: 'figure' });
conformance('VideoEmbed without a poster', () => (
  <VideoEmbed href={href} title="A bedtime routine" section="family" />
));

conformance('VideoEmbed with its words beside', () => (
  <VideoEmbed {...props} words="beside" poster={{ src: nightPicture, width: 1600, height: 1000 }} />
));

describe('videoIdOf', () => {
  it.each([
    'https://www.youtube.com/shorts/aB3_-xYz012',
    'https://youtube.com/shorts/aB3_-xYz012',
    'https://m.youtube.com/shorts/aB3_-xYz012',
    'http://youtube.com/shorts/aB3_-xYz012',
    'https://youtube.com/shorts/aB3_-xYz012/',
    'https://youtube.com/shorts/aB3_-xYz012?feature=share&t=3',
    'https://youtube.com/shorts/aB3_-xYz012#start',
    'https://youtu.be/aB3_-xYz012',
    'https://www.youtu.be/aB3_-xYz012',
    'https://youtu.be/aB3_-xYz012/',
    'https://youtu.be/aB3_-xYz012?si=Qq1',
    'HTTPS://YOUTU.BE/aB3_-xYz012',
    '  https://youtu.be/aB3_-xYz012  ',
  ])('accepts %s', (address) => {
    expect(videoIdOf(address)).toBe('aB3_-xYz012');
  });

  it.each([
    'https://www.youtube.com/watch?v=aB3_-xYz012',
    'https://www.youtube.com/embed/aB3_-xYz012',
    'https://www.youtube.com/live/aB3_-xYz012',
    'https://www.youtube-nocookie.com/shorts/aB3_-xYz012',
    'https://youtube.com.attacker.example/shorts/aB3_-xYz012',
    'https://attacker.example/youtu.be/aB3_-xYz012',
    'https://notyoutube.com/shorts/aB3_-xYz012',
    'https://youtu.be/aB3_-xYz01',
    'https://youtu.be/aB3_-xYz0123',
    'https://youtu.be/aB3_-xYz01!',
    'https://youtu.be/aB3_-xYz012/more',
    'https://youtube.com/shorts/',
    'https://youtube.com/Shorts/aB3_-xYz012',
    'ftp://youtu.be/aB3_-xYz012',
    'javascript:alert(1)//youtu.be/aB3_-xYz012',
    'youtu.be/aB3_-xYz012',
    'aB3_-xYz012',
    '',
    undefined,
    null,
  ])('rejects %s', (address) => {
    expect(videoIdOf(address)).toBeNull();
  });
});

describe('before the click', () => {
  it('is a link to YouTube in a new tab, and no frame', () => {
    const { container } = render(<VideoEmbed {...props} />);
    const control = screen.getByRole('link', { name: 'Play A bedtime routine' });
    expect(control).toHaveAttribute('href', 'https://youtu.be/aB3_-xYz012');
    expect(control).toHaveAttribute('target', '_blank');
    expect(control).toHaveAttribute('rel', 'noopener');
    expect(control).toHaveAttribute('data-start');
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.innerHTML).not.toContain('nocookie');
  });

  it('links a portrait video to its short', () => {
    render(<VideoEmbed {...props} format="portrait" />);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('sets the title large when the picture is missing or broken', () => {
    const { container } = render(<VideoEmbed {...props} />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link')).toHaveTextContent('A bedtime routine');
  });

  it('leaves a click for a new tab to the browser', () => {
    const { container } = render(<VideoEmbed {...props} />);
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
    expect(container.querySelector('iframe')).toBeNull();
  });
});

describe('after the click', () => {
  it('shows the player of the host without cookies, titled and sandboxed, with the focus in it', async () => {
    const onPlay = vi.fn();
    render(<VideoEmbed {...props} onPlay={onPlay} />);
    await userEvent.click(screen.getByRole('link', { name: /^Play/ }));
    const frame = screen.getByTitle('A bedtime routine');
    expect(new URL(frame.getAttribute('src')!)).toMatchObject({
      origin: 'https://www.youtube-nocookie.com',
      pathname: '/embed/aB3_-xYz012',
    });
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame).toHaveFocus();
    expect(screen.queryByRole('link')).toBeNull();
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it('works with the Enter key alone', async () => {
    render(<VideoEmbed {...props} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByTitle('A bedtime routine')).toBeInTheDocument();
  });

  it('shows the poster again when the page shows another video', async () => {
    const { rerender } = render(<VideoEmbed {...props} />);
    await userEvent.click(screen.getByRole('link'));
    rerender(<VideoEmbed {...props} href="https://youtu.be/00000000000" title="Five lunches" />);
    expect(screen.getByRole('link', { name: 'Play Five lunches' })).toBeVisible();
  });
});

it('renders nothing for an address that is not in one of the two forms', () => {
  const { container } = render(<VideoEmbed {...props} href="https://www.youtube.com/watch?v=aB3_-xYz012" />);
  expect(container).toBeEmptyDOMElement();
});
