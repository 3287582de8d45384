'use client';

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { useMergedRef } from '../start/index.ts';
import { useGivenLabels, useLabels } from '../provider/context.ts';
import type { SuggestionsLabels } from '../suggestions/labels.ts';
import * as css from './SearchField.css.ts';
import { english, type SearchFieldLabels } from './labels.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** The address of the search page, `/articles`. Without a script the form requests it with `?q=`. */
  action: string;
  /** The label of the field, "Search articles". */
  label: string;
  /** The placeholder text. */
  placeholder?: string;
  /**
   * The name of the field in the address.
   * @default 'q'
   */
  name?: string;
  /** The current query. The field is uncontrolled, so that early input is not lost. */
  defaultValue?: string;
  /** Called with the text on every change. */
  onQueryChange?: (query: string) => void;
  /** Called with the text on submit, instead of loading a page. */
  onSearch?: (query: string) => void;
  /**
   * Makes the field a combobox with suggestions: `(form, labels) => suggestBelow(form, ask, labels)`, the
   * same function on every render. Before the application runs, a small script of the page can do the same.
   */
  suggest?: (form: HTMLFormElement, labels?: Partial<SuggestionsLabels>) => () => void;
  /** Called with the address of a chosen suggestion, instead of following the link. */
  onFollow?: (href: string) => void;
  /** The number of results. A change is announced. */
  status?: ReactNode;
  /**
   * Shows the label above the field. By default it is visually hidden.
   * @default false
   */
  showLabel?: boolean;
  /** Replaces some of the built-in texts. */
  labels?: Partial<SearchFieldLabels>;
}

/** A search form. Renders a GET `<form role="search">` with one field, a clear link and a button. */
export function SearchField({
  action,
  label,
  placeholder,
  name = 'q',
  defaultValue = '',
  onQueryChange,
  onSearch,
  onSubmit,
  suggest,
  onFollow,
  status,
  showLabel = false,
  labels,
  className,
  ref,
  ...rest
}: SearchFieldProps) {
  const words = useLabels('searchField', english, labels);
  const ofSuggestions = useGivenLabels('suggestions');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const reported = useRef(defaultValue);

  function report(query: string) {
    if (query === reported.current) return;
    reported.current = query;
    onQueryChange?.(query);
  }

  // Reports text that the reader typed before the application ran.
  const catchUp = useRef(report);
  useEffect(() => {
    if (field.current) catchUp.current(field.current.value);
  }, []);

  useLayoutEffect(
    () => (form.current && suggest ? suggest(form.current, ofSuggestions) : undefined),
    [suggest, ofSuggestions],
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (!onSearch) return;
    event.preventDefault();
    onSearch(field.current?.value ?? '');
  }

  function clear(event: MouseEvent<HTMLAnchorElement>) {
    if (!field.current || (!onQueryChange && !onSearch)) return;
    event.preventDefault();
    field.current.value = '';
    field.current.focus();
    report('');
    onSearch?.('');
  }

  return (
    <form
      ref={useMergedRef(form, ref)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> would need a <form> inside for the same
      role="search"
      data-part="search-field"
      {...rest}
      action={action}
      method="get"
      onSubmit={submit}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <label data-part="label" className={showLabel ? css.label : css.hidden} htmlFor={`${id}field`}>
        {label}
      </label>
      <div data-part="row" className={css.row}>
        <span className={css.lens} aria-hidden="true" />
        <input
          ref={field}
          id={`${id}field`}
          data-part="field"
          className={css.field}
          type="search"
          name={name}
          // A space makes :placeholder-shown match an empty field without a placeholder, which hides the
          // clear link.
          placeholder={placeholder ?? ' '}
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          // `suggestBelow` adds the combobox attributes.
          suppressHydrationWarning
          onInput={(event) => report(event.currentTarget.value)}
        />
        <Link data-part="clear" className={css.clear} href={action} onClick={clear}>
          {words.clear} <span className={css.hidden}>{words.cleared}</span>
        </Link>
        <Button type="submit" className={css.button}>
          {words.search}
        </Button>
        {suggest && <Suggestions onFollow={onFollow} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to fields, this to the list below */}
      <p data-part="status" className={css.status} role="status">
        {status}
      </p>
    </form>
  );
}

/**
 * The element for the list of `suggestBelow`. It may be filled before React runs, so React ignores its
 * contents.
 */
function Suggestions({ onFollow }: Pick<SearchFieldProps, 'onFollow'>) {
  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest('a');
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
    // Phone numbers and other sites are left to the browser.
    if (
      !onFollow ||
      link?.origin !== location.origin ||
      metaKey ||
      ctrlKey ||
      shiftKey ||
      altKey ||
      button !== 0
    )
      return;
    event.preventDefault();
    onFollow(link.pathname + link.search + link.hash);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are pressed
    <div
      data-part="suggestions"
      className={css.suggestions}
      data-suggestions=""
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
