import { fireEvent, render as renderAlone, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { conformance } from '../testing/conformance.tsx';
import { blocksPicture, boatPhoto, brokenPicture, nightPicture } from '../testing/pictures.ts';
import { swapIfBroken } from './fallback.ts';
import { CoverImage, pictureProps } from './index.ts';

const args = { src: nightPicture, alt: 'A moon over hills', width: 1200, height: 750 };

/** Renders children on a page whose site sets a placeholder picture. */
function Site({ children }: { children: ReactNode }) {
  return <UiProvider placeholder="/placeholder.svg">{children}</UiProvider>;
}
const render = (element: ReactElement) => renderAlone(element, { wrapper: Site });

conformance('CoverImage', () => <CoverImage {...args} />, { element: 'img' });

conformance('CoverImage of a photo', () => <CoverImage {...boatPhoto} alt="A paper boat" />, {
  element: 'img',
});

describe('CoverImage', () => {
  it('reserves its space: width, height and alt are on the image', () => {
    render(<CoverImage {...args} />);
    const image = screen.getByRole('img', { name: 'A moon over hills' });
    expect(image).toHaveAttribute('width', '1200');
    expect(image).toHaveAttribute('height', '750');
  });

  it('loads lazily', () => {
    render(<CoverImage {...args} />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  });

  it('loads at once and before others when it has priority', () => {
    render(<CoverImage {...args} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('offers a photo in smaller formats first, each with the width at which it is shown', () => {
    const { container } = render(<CoverImage {...boatPhoto} alt="" sizes="50vw" />);
    const sources = [...container.querySelectorAll('picture > source')];
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    // With sizes=auto, a browser measures a lazy picture itself.
    expect(sources.map((source) => source.getAttribute('sizes'))).toEqual(['auto, 50vw', 'auto, 50vw']);
    expect(container.querySelector('picture > img')).toHaveAttribute('src', boatPhoto.src);
  });

  it('shows its color while it loads, and keeps its focus in a crop', () => {
    render(<CoverImage {...args} color="#a33e26" focus="40% 60%" style={{ opacity: 0.5 }} />);
    const image = screen.getByRole('img');
    expect(image).toHaveStyle({ backgroundColor: '#a33e26', objectPosition: '40% 60%', opacity: '0.5' });
    expect(image).not.toHaveAttribute('color');

    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/placeholder.svg');
    expect(image).not.toHaveStyle({ objectPosition: '40% 60%' });
  });

  it('removes color and focus with a broken picture, also if the host moved them into a rule', () => {
    render(<CoverImage {...args} data-styled="3" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).not.toHaveAttribute('data-styled');
  });

  it("ignores other fields of a host's picture", () => {
    const photo = { ...boatPhoto, photographer: 'Somebody', color: '#123456' };
    expect(pictureProps(photo)).toMatchObject({ ...boatPhoto, color: '#123456' });
    expect(pictureProps(photo)).not.toHaveProperty('photographer');
  });

  it('names the files of a picture by their widths', () => {
    const { src, width, height } = boatPhoto;
    const widths = { avif: [480, 960], webp: [480] };
    expect(pictureProps({ src, width, height, files: '/pictures/boat', widths }).sources).toEqual([
      { type: 'image/avif', srcSet: '/pictures/boat.480.avif 480w, /pictures/boat.960.avif 960w' },
      { type: 'image/webp', srcSet: '/pictures/boat.480.webp 480w' },
    ]);
  });

  it('does not use sizes=auto for a picture that loads at once', () => {
    const { container } = render(<CoverImage {...boatPhoto} alt="" sizes="50vw" priority />);
    expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw');
  });

  it('leaves the size of a lazy picture to its page if it is not measured', () => {
    const { container } = render(<CoverImage {...boatPhoto} alt="" sizes="80vw" measured={false} />);
    expect(container.querySelector('source')).toHaveAttribute('sizes', '80vw');
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it('replaces a photo when all of its files fail', () => {
    const { container } = render(<CoverImage {...boatPhoto} alt="A boat" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
    expect(container.querySelector('source[srcset]')).toBeNull();
  });

  it('replaces a picture once, never in a loop', () => {
    const onError = vi.fn();
    render(<CoverImage {...args} src={brokenPicture} srcSet={`${brokenPicture} 2x`} onError={onError} />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('data-fallback', '/placeholder.svg');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/placeholder.svg');
    expect(image).not.toHaveAttribute('srcset');
    expect(image).not.toHaveAttribute('data-fallback');

    image.setAttribute('src', '/placeholder.svg?seen');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/placeholder.svg?seen');
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('stays replaced after a rerender', () => {
    const { rerender } = render(<CoverImage {...args} src={brokenPicture} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<CoverImage {...args} src={brokenPicture} alt="A moon" />);
    expect(screen.getByRole('img', { name: 'A moon' })).toHaveAttribute('src', '/placeholder.svg');
  });

  it('resets for a new picture', () => {
    const { rerender } = render(<CoverImage {...args} src={brokenPicture} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<CoverImage {...args} src={blocksPicture} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', blocksPicture);
    expect(screen.getByRole('img')).toHaveAttribute('data-fallback', '/placeholder.svg');
  });

  it('has no replacement if the site sets none', () => {
    renderAlone(<CoverImage {...args} src={brokenPicture} />);
    expect(screen.getByRole('img')).not.toHaveAttribute('data-fallback');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', brokenPicture);
  });

  it('keeps a broken picture if the fallback is null', () => {
    render(<CoverImage {...args} src={brokenPicture} fallback={null} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', brokenPicture);
  });
});

function pictureIn({ complete = true, naturalWidth = 0, decodes = false } = {}) {
  const element = document.createElement('img');
  element.dataset.fallback = '/placeholder.svg';
  element.setAttribute('src', '/cover.svg');
  Object.defineProperties(element, {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
    decode: { value: () => (decodes ? Promise.resolve() : Promise.reject(new Error('broken'))) },
  });
  return element;
}

describe('a picture that failed before hydration', () => {
  it('is replaced as soon as the application runs', async () => {
    const broken = pictureIn();
    swapIfBroken(broken);
    await vi.waitFor(() => expect(broken).toHaveAttribute('src', '/placeholder.svg'));
  });

  it.each([
    ['still loading', { complete: false }],
    ['a drawing without a size of its own', { decodes: true }],
    ['whole', { naturalWidth: 1200, decodes: true }],
  ])('is not replaced when it is %s', async (_state, props) => {
    const whole = pictureIn(props);
    swapIfBroken(whole);
    await new Promise((resolve) => setTimeout(resolve));
    expect(whole).toHaveAttribute('src', '/cover.svg');
  });
});
