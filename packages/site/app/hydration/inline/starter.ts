/**
 * The inline script of pages that start on intent. It holds clicks and submits on `[data-start]` controls
 * until the application runs, starts the application, and repeats each event when its control is live.
 */
import { consentKey, consentPlaces } from '../../embeds/consent-place.ts';
import { savesData } from '../saves-data.ts';
import { loadAgain } from '../../words/errors.ts';

const fields = 'input:not([data-preference]),select:not([data-preference]),textarea';
// In a held form only its controls count, not the space around them.
const wanted = `[data-start]:not(form),form[data-start] button,${fields}`;
const held = new Map<Element, HTMLElement | undefined>();
const live = new WeakSet<EventTarget>();
let begun = false;
let fetched = false;
let failed = false;
/** Resolves when the full style sheet has loaded or failed. */
let styled: Promise<unknown> | undefined;

const appScript = () => document.querySelector<HTMLScriptElement>('script[data-app]');

function fetchFiles() {
  const script = appScript();
  if (fetched || !script) return;
  fetched = true;
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  if (sheet) {
    styled = new Promise((resolve) => {
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- nobody else listens, and every page carries these bytes
      sheet.onload = sheet.onerror = resolve;
    });
    sheet.disabled = false;
  }
  for (const href of script.dataset['app']!.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

function start() {
  if (begun) return;
  const script = appScript();
  if (!script) {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', start, { once: true });
    return;
  }
  begun = true;
  fetchFiles();
  // The application may render elements whose rules this page does not have.
  if (styled) void styled.then(() => run(script));
  else run(script);
}

/**
 * Loads the code of a control: the module that an element around it names, or the application if there is
 * none or it fails to load.
 */
function loadCodeOf(control: Element) {
  const { module } = control.closest<HTMLElement>('[data-module]')?.dataset ?? {};
  if (module && document.documentElement.dataset['app'] !== 'live')
    import(/* @vite-ignore */ module).catch(start);
  // The sound of the radio has priority.
  else if (control.dispatchEvent(new Event('app:wanted', { bubbles: true, cancelable: true }))) start();
}

/**
 * Inserts the script element again as a module, which runs it. The page's policy trusts this element, but not
 * a copy.
 */
function run(script: HTMLScriptElement) {
  script.type = 'module';
  script.addEventListener('error', release);
  script.parentNode!.insertBefore(script, script.nextSibling);
}

/**
 * Called if the application cannot be loaded: the browser submits held forms and opens held links, and
 * buttons are enabled again.
 */
function release() {
  failed = true;
  for (const element of held.keys()) replay(element);
}

/** Shows the failure in a form without a server action. */
function showFailure(form: Element) {
  form.querySelector('[role=status]')!.textContent = loadAgain;
  form.querySelector('[role=status]+p')?.remove();
}

function replay(element: Element) {
  if (!held.has(element)) return;
  const submitter = held.get(element);
  held.delete(element);
  element.removeAttribute('aria-busy');
  if (element instanceof HTMLFormElement) element.requestSubmit(submitter);
  // Without the application a link still works; a button would do nothing.
  else if (!failed || element.matches('a')) (element as HTMLElement).click();
}

function hold(event: Event) {
  const target = event.target as Element;
  const element = event.type === 'submit' ? target : target.closest('[data-start]');
  if (failed && (element as HTMLFormElement | null)?.method === 'dialog') showFailure(element!);
  if (
    failed ||
    !element?.matches('[data-start]') ||
    live.has(element) ||
    (event.type === 'click' && element instanceof HTMLFormElement)
  )
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(element, (event as SubmitEvent).submitter ?? undefined);
  element.setAttribute('aria-busy', 'true');
  loadCodeOf(element);
}

const on = (names: string, listener: (event: Event) => void) => {
  for (const name of names.split(' ')) addEventListener(name, listener, true);
};

const ifWanted = (run: (control: Element) => void) => (event: Event) => {
  const control = event.target instanceof Element && event.target.closest(wanted);
  if (control) run(control);
};

const point = ifWanted((control) => {
  if (control.closest('[data-module]')) loadCodeOf(control);
  else fetchFiles();
});

// A finger triggers this only when it presses. For a reader who saves data nothing is loaded before a press.
on('pointerover', (event) => {
  if ((event as PointerEvent).pointerType !== 'touch' && !savesData()) point(event);
});
on('pointerdown focusin keydown', ifWanted(loadCodeOf));
on('click submit', hold);
on('app:start', start);
on('app:live', (event) => {
  const element = event.target as Element;
  live.add(element);
  setTimeout(() => replay(element));
});
// The reader has allowed a provider's frames: on a page with such a frame the application starts now, and the
// texts for other readers are hidden.
try {
  if (localStorage.getItem(consentKey)) {
    document.documentElement.dataset['frameChoices'] = '';
    on('DOMContentLoaded', () => {
      if (document.querySelector(consentPlaces)) start();
    });
  }
} catch {
  // Storage is blocked, so there is no choice.
}
