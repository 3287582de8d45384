/**
 * Applies the reader's theme and text size to `<html data-scheme data-text-size>` and to the `theme-color`
 * tags, and stores the value of any `input[data-preference="scheme" | "text-size"]` as `dn.scheme` and
 * `dn.text-size`; an empty value removes it. A site with an own choice by the age of the child gives its inputs
 * `data-preference="age"`: it is `data-age` and `dn.age`.
 *
 * It has no dependencies, so that a page can run its source in its head, `(${preferences})(document)`, before
 * the first paint. Running it twice is safe. With blocked storage a choice lasts for the page.
 *
 * @returns a function that removes the listeners.
 */
export function preferences(doc: Document): () => void {
  const root = doc.documentElement;
  const names = ['scheme', 'text-size', 'age'];

  const apply = (name: string, value: string | null) => {
    if (value) root.setAttribute(`data-${name}`, value);
    else root.removeAttribute(`data-${name}`);
    if (name !== 'scheme') return;
    // The browser's toolbar uses the first matching `theme-color` tag, so the tag of the chosen scheme must
    // match whatever the device's scheme is.
    for (const meta of doc.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const own = (meta.dataset.media ??= meta.media);
      meta.media = value ? (own.includes(value) ? '' : 'not all') : own;
    }
  };
  const show = () => {
    for (const input of doc.querySelectorAll<HTMLInputElement>('input[data-preference]')) {
      input.checked = (root.getAttribute(`data-${input.dataset.preference}`) ?? '') === input.value;
    }
  };
  const onChange = (event: Event) => {
    const { dataset, value } = event.target as HTMLInputElement;
    const name = dataset.preference;
    if (!name || !names.includes(name)) return;
    apply(name, value);
    show();
    for (const frame of frames) send(frame);
    try {
      if (value) localStorage.setItem(`dn.${name}`, value);
      else localStorage.removeItem(`dn.${name}`);
    } catch {}
  };

  // Our own framed pages have no origin and so no storage: they ask for the preferences, and get a message on
  // each change.
  const frames = new Set<MessageEventSource>();
  const send = (frame: MessageEventSource) => {
    const chosen = Object.fromEntries(names.map((name) => [name, root.getAttribute(`data-${name}`)]));
    frame.postMessage(chosen, { targetOrigin: '*' });
  };
  const onMessage = ({ data, source }: MessageEvent) => {
    if (data !== 'preferences' || !source) return;
    frames.add(source);
    send(source);
  };

  try {
    for (const name of names) {
      const stored = localStorage.getItem(`dn.${name}`);
      if (stored) apply(name, stored);
    }
  } catch {}
  const stop = new AbortController();
  const capture = { capture: true, signal: stop.signal };
  doc.addEventListener('change', onChange, capture);
  doc.addEventListener('DOMContentLoaded', show, capture);
  doc.defaultView?.addEventListener('message', onMessage, capture);
  show();
  return () => stop.abort();
}

/**
 * For a framed page: applies the preferences of the page around it, now and on each change. It has no
 * dependencies either.
 */
export function framedPreferences(doc: Document): void {
  const root = doc.documentElement;
  const view = doc.defaultView!;
  if (view.parent === view) return;
  const ask = () => view.parent.postMessage('preferences', '*');
  view.addEventListener('message', ({ data, source }: MessageEvent<Record<string, unknown> | null>) => {
    if (source !== view.parent) return;
    // The page around it may ask whether this one has loaded.
    if (typeof data !== 'object') {
      ask();
      return;
    }
    for (const name of ['scheme', 'text-size']) {
      const value = data?.[name];
      if (typeof value === 'string') root.setAttribute(`data-${name}`, value);
      else root.removeAttribute(`data-${name}`);
    }
  });
  ask();
}
