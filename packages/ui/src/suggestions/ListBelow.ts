import type { SuggestionsLabels } from './labels.ts';

/** A suggested page for a partial query. */
export interface Suggestion {
  title: string;
  href: string;
  /** The kind of page, "Articles". */
  kind?: string;
  /** Help in an emergency; shown in the color of danger. */
  urgent?: boolean;
}

/**
 * The list of a combobox, following the ARIA Authoring Practices: its options are links, and the focus stays
 * in the field.
 */
export class ListBelow {
  readonly #field: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  readonly #labels: SuggestionsLabels;

  /** @param place contains the list, and that of an earlier instance */
  constructor(field: HTMLInputElement, place: Element, labels: SuggestionsLabels) {
    this.#labels = labels;
    this.#field = field;
    this.#list = place.querySelector('[role=listbox]') ?? newList(`${field.id}list`, labels.list);
    this.#status = place.querySelector('[role=status]') ?? newStatus();
    if (!this.#list.isConnected) {
      place.replaceChildren(this.#list, this.#status);
      // A press on the list must not move the focus out of the field, which would close the list before the
      // link is followed.
      this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    }
    // Without a script it is a search field.
    setAll(field, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': this.#list.id });
    this.#mark(this.#active);
  }

  /** The query of the list; undefined before the first answer. */
  get query(): string | undefined {
    return this.#list.dataset['query'];
  }

  show(query: string, found: readonly Suggestion[]): void {
    this.#list.dataset['query'] = query;
    this.#list.replaceChildren(...found.map((one, place) => newOption(one, `${this.#list.id}-${place}`)));
    this.#list.hidden = found.length === 0;
    this.#mark(undefined);
    this.#status.textContent = found.length > 0 ? this.#count(found.length) : '';
  }

  #count(found: number): string {
    const { one, many } = this.#labels;
    return found === 1 ? one : many.replace('{count}', String(found));
  }

  close(): void {
    this.#list.hidden = true;
    this.#mark(undefined);
    this.#status.textContent = '';
  }

  /** @returns whether the list handled the key */
  answers(key: string): boolean {
    const options = [...this.#list.children] as HTMLElement[];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (options.length === 0) return false;
      this.#list.hidden = false;
      // The field itself comes before the first option and after the last.
      const place = options.findIndex((option) => option === this.#active) + (key === 'ArrowDown' ? 1 : -1);
      this.#mark(place < -1 ? options.at(-1) : options[place]);
      return true;
    }
    if (this.#list.hidden) return false;
    if (key === 'Enter' && this.#active) this.#active.click();
    else if (key === 'Escape') this.close();
    else return false;
    return true;
  }

  get #active(): HTMLElement | undefined {
    return this.#list.querySelector<HTMLElement>('[aria-selected=true]') ?? undefined;
  }

  #mark(active: HTMLElement | undefined) {
    for (const option of this.#list.children) option.setAttribute('aria-selected', String(option === active));
    this.#field.setAttribute('aria-expanded', String(!this.#list.hidden));
    if (active) {
      this.#field.setAttribute('aria-activedescendant', active.id);
      active.scrollIntoView({ block: 'nearest' });
    } else this.#field.removeAttribute('aria-activedescendant');
  }
}

function newList(id: string, label: string): HTMLElement {
  return newElement('div', { id, role: 'listbox', 'aria-label': label, hidden: '' });
}

function newStatus(): HTMLElement {
  return newElement('p', { role: 'status' });
}

function newOption({ title, href, kind, urgent }: Suggestion, id: string): HTMLElement {
  const option = newElement('a', { id, href, tabindex: '-1', role: 'option' });
  if (urgent) option.dataset['urgent'] = '';
  option.append(title);
  if (kind) {
    const small = document.createElement('span');
    small.append(kind);
    option.append(' ', small);
  }
  return option;
}

function newElement(name: 'a' | 'div' | 'p', attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(name);
  setAll(element, attributes);
  return element;
}

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
