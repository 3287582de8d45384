/**
 * Applies the reader's theme and text size to `<html data-scheme data-text-size>`, and keeps what is chosen in any
 * `input[data-preference="scheme" | "text-size"]`: under its name in the storage, an empty value meaning none.
 *
 * Depends on nothing outside itself, so that a page can carry its source in its head, `(${preferences})(document)`, and
 * have the right colors in its first paint. Running it twice does no harm. Blocked storage: the choice lasts for the page.
 *
 * @returns takes the listeners away again.
 */
export function preferences(doc: Document): () => void {
  const root = doc.documentElement;
  const names = ['scheme', 'text-size'];

  const apply = (name: string, value: string | null) => {
    if (value) root.setAttribute(`data-${name}`, value);
    else root.removeAttribute(`data-${name}`);
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
    try {
      if (value) localStorage.setItem(name, value);
      else localStorage.removeItem(name);
    } catch {}
  };

  try {
    for (const name of names) {
      const kept = localStorage.getItem(name);
      if (kept) apply(name, kept);
    }
  } catch {}
  doc.addEventListener('change', onChange);
  doc.addEventListener('DOMContentLoaded', show);
  show();
  return () => {
    doc.removeEventListener('change', onChange);
    doc.removeEventListener('DOMContentLoaded', show);
  };
}
