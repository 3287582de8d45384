// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

// The starter runs once per page; each test uses its own control.
beforeAll(async () => {
  await import('./starter.ts');
});
beforeEach(() => {
  document.body.innerHTML = '<script type="text/plain" data-app="/a.js /b.js">0</script>';
});

/** The application's script after it was started. */
let running: HTMLScriptElement;

function add(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}
const alive = (element: Element) => element.dispatchEvent(new Event('app:live', { bubbles: true }));
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the starter', () => {
  it('holds a press on a control, starts the application, and repeats the press once when that control is live', async () => {
    const button = add('<button data-start>Play</button>');
    const other = add('<button data-start>Mute</button>');
    const played = vi.fn();
    button.addEventListener('click', played);
    button.click();
    expect(played).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    running = document.querySelector<HTMLScriptElement>('script[type=module]')!;
    expect(running.textContent).toBe('0');
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/a.js',
      '/b.js',
    ]);

    alive(other);
    await soon();
    expect(played).not.toHaveBeenCalled();
    alive(button);
    await soon();
    expect(played).toHaveBeenCalledTimes(1);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    button.click();
    expect(played).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('script[type=module]')).toHaveLength(1);
  });

  it('holds a submit and repeats it with its submit button', async () => {
    const form = add('<form data-start><button name="a" value="1">Send</button></form>') as HTMLFormElement;
    const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
    form.addEventListener('submit', submitted);
    form.querySelector('button')!.click();
    expect(submitted).not.toHaveBeenCalled();
    alive(form);
    await soon();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(submitted.mock.calls[0]![0].submitter).toBe(form.querySelector('button'));
  });

  it('ignores controls that work without the application', () => {
    const link = add('<a href="#x">Read</a>');
    const followed = vi.fn();
    link.addEventListener('click', followed);
    link.click();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('does not start the application for a control that a small module handles', async () => {
    const form = add(
      `<form data-start data-module="data:text/javascript,globalThis.served = true"><input></form>`,
    ) as HTMLFormElement;
    const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
    form.addEventListener('submit', submitted);
    form.requestSubmit();
    await vi.waitFor(() => expect((globalThis as { served?: boolean }).served).toBe(true));
    expect(submitted).not.toHaveBeenCalled();
    alive(form);
    await soon();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('delays the application if the page asks for it', () => {
    const button = add('<button data-start>Play</button>');
    button.addEventListener('app:wanted', (event) => event.preventDefault());
    button.click();
    expect(button.getAttribute('aria-busy')).toBe('true');
    alive(button);
  });

  it('releases what it held when the files are missing', async () => {
    const form = add('<form data-start><input></form>') as HTMLFormElement;
    const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
    form.addEventListener('submit', submitted);
    form.requestSubmit();
    const button = add('<button data-start>Play</button>');
    button.click();
    running.dispatchEvent(new Event('error'));
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });
});
