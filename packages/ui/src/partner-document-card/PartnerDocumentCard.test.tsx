import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { type DocumentAddresses, PartnerDocumentCard } from './PartnerDocumentCard.tsx';

const addressesOf = (id: string): DocumentAddresses => ({
  preview: `https://docs.example/file/${id}/preview`,
  download: `https://docs.example/download?export=download&id=${id}`,
  view: `https://docs.example/file/${id}/view`,
});

const props = {
  addresses: addressesOf('1AbC_dEf-012'),
  provider: 'Example Docs',
  title: 'Partnership Document 1',
  text: 'How the titles of the network share their work.',
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const stay = (event: Event) => event.preventDefault();

/** jsdom cannot open the new tab; the tests check only the press. */
beforeEach(() => {
  window.addEventListener('submit', stay);
  return () => window.removeEventListener('submit', stay);
});

conformance('PartnerDocumentCard', () => <PartnerDocumentCard {...props} />, { element: 'article' });

describe('the three links to the provider', () => {
  it('previews by a GET form in a new tab', () => {
    render(<PartnerDocumentCard {...props} />);
    const form = button('Preview').form!;
    expect(form).toHaveAttribute('action', 'https://docs.example/file/1AbC_dEf-012/preview');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('target', '_blank');
    expect(form).toHaveAttribute('rel', 'noopener');
    expect([...new FormData(form)]).toEqual([]);
  });

  it('downloads by a GET form with the query of the address', () => {
    render(<PartnerDocumentCard {...props} />);
    const form = button('Download').form!;
    expect(form).toHaveAttribute('action', 'https://docs.example/download');
    expect(form).toHaveAttribute('target', '_blank');
    expect(form).toHaveAttribute('rel', 'noopener');
    expect(new URLSearchParams([...new FormData(form)] as [string, string][]).toString()).toBe(
      'export=download&id=1AbC_dEf-012',
    );
  });

  it('opens by a link', () => {
    render(<PartnerDocumentCard {...props} />);
    const link = screen.getByRole('link', { name: 'Open in Example Docs' });
    expect(link).toHaveAttribute('href', 'https://docs.example/file/1AbC_dEf-012/view');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('works as HTML alone: both buttons submit and neither is disabled', () => {
    const html = renderToString(<PartnerDocumentCard {...props} />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const buttons = [...page.querySelectorAll('button')];
    expect(buttons.map((control) => [control.textContent, control.type, control.disabled])).toEqual([
      ['Download', 'submit', false],
      ['Preview', 'submit', false],
    ]);
  });

  it('describes its buttons with the document’s title and the new tab', () => {
    render(<PartnerDocumentCard {...props} />);
    for (const name of ['Preview', 'Download']) {
      expect(button(name)).toHaveAccessibleDescription('Partnership Document 1 opens in a new tab');
    }
    expect(screen.getByRole('article', { name: 'Partnership Document 1' })).toBeVisible();
  });
});

describe('the second after a press', () => {
  beforeEach(() => void vi.useFakeTimers());

  it.each(['Preview', 'Download'])('disables %s and its neighbor for exactly 1000 ms', async (name) => {
    render(<PartnerDocumentCard {...props} />);
    fireEvent.click(button(name));
    expect(button('Preview')).toBeDisabled();
    expect(button('Download')).toBeDisabled();
    await wait(999);
    expect(button('Preview')).toBeDisabled();
    expect(button('Download')).toBeDisabled();
    await wait(1);
    expect(button('Preview')).toBeEnabled();
    expect(button('Download')).toBeEnabled();
  });

  it('disables the buttons of that card only, and not its link', () => {
    render(
      <>
        <PartnerDocumentCard {...props} />
        <PartnerDocumentCard {...props} addresses={addressesOf('2AbC')} title="Partnership Document 2" />
      </>,
    );
    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    fireEvent.click(first!.getByRole('button', { name: 'Download' }));
    expect(first!.getByRole('button', { name: 'Preview' })).toBeDisabled();
    expect(first!.getByRole('link', { name: 'Open in Example Docs' })).toBeVisible();
    expect(second!.getByRole('button', { name: 'Preview' })).toBeEnabled();
    expect(second!.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it.each(['Preview', 'Download'])('keeps the focus of %s in the card, and returns it', async (name) => {
    render(<PartnerDocumentCard {...props} />);
    act(() => button(name).focus());
    fireEvent.click(button(name));
    expect(screen.getByRole('article')).toHaveFocus();
    await wait(1000);
    expect(button(name)).toHaveFocus();
  });

  it('does not move the focus if the reader has moved it meanwhile', async () => {
    render(<PartnerDocumentCard {...props} />);
    act(() => button('Preview').focus());
    fireEvent.click(button('Preview'));
    act(() => screen.getByRole('link', { name: 'Open in Example Docs' }).focus());
    await wait(1000);
    expect(screen.getByRole('link', { name: 'Open in Example Docs' })).toHaveFocus();
  });

  it('does not continue after the card was removed', async () => {
    const { unmount } = render(<PartnerDocumentCard {...props} />);
    fireEvent.click(button('Preview'));
    unmount();
    await wait(1000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the inline preview', () => {
  it('loads on demand, titled and sandboxed', async () => {
    const { container } = render(<PartnerDocumentCard {...props} />);
    expect(container.querySelector('iframe')).toBeNull();
    const show = screen.getByRole('link', { name: 'Show preview' });
    expect(show).toHaveAttribute('href', 'https://docs.example/file/1AbC_dEf-012/view');
    await userEvent.click(show);
    const frame = screen.getByTitle('Preview of Partnership Document 1');
    expect(frame).toHaveAttribute('src', 'https://docs.example/file/1AbC_dEf-012/preview');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('sandbox');
  });

  it('is replaced by a link when it does not load in time', () => {
    render(<PartnerDocumentCard {...props} previewStage="failed" />);
    expect(screen.getByRole('link', { name: 'Open Partnership Document 1' })).toHaveAttribute(
      'href',
      'https://docs.example/file/1AbC_dEf-012/view',
    );
  });
});

it('works by keyboard alone', async () => {
  render(<PartnerDocumentCard {...props} />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Show preview' })).toHaveFocus();
  await userEvent.tab();
  expect(button('Download')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button('Preview')).toBeDisabled();
});
