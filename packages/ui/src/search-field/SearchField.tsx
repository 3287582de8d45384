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
  /** The page that answers the search, `/articles`. Without script the form asks it for `?q=`. */
  action: string;
  /** Label of the field, "Search articles". */
  label: string;
  /** What can be searched for, in grey. */
  placeholder?: string;
  /**
   * Name of the field in the address.
   * @default 'q'
   */
  name?: string;
  /** What was searched for. The field is uncontrolled, so that nothing typed early is lost. */
  defaultValue?: string;
  /** Called with the text on every change. */
  onQueryChange?: (query: string) => void;
  /** Called with the text on submit, in place of loading a new page. */
  onSearch?: (query: string) => void;
  /**
   * Makes its field a combobox with suggestions below: `(form, labels) => suggestBelow(form, ask, labels)`, the same on every render. For a reader whose
   * application has not started, a small script of the page does the same.
   */
  suggest?: (form: HTMLFormElement, labels?: Partial<SuggestionsLabels>) => () => void;
  /** Called with the address of a chosen suggestion, in place of following the link. */
  onFollow?: (href: string) => void;
  /** How many were found. It is announced when it changes. */
  status?: ReactNode;
  /**
   * Shows the label above the field instead of leaving it to assistive technology.
   * @default false
   */
  showLabel?: boolean;
  /** Its words. */
  labels?: Partial<SearchFieldLabels>;
}

/** A search. Renders a GET `<form role="search">` with one field, a way to clear it and a button. */
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

  // Reports what the reader typed before the application ran.
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
          // A space keeps :placeholder-shown, which hides the way to clear an empty field, without a placeholder.
          placeholder={placeholder ?? ' '}
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          // `suggestBelow` makes it a combobox.
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

/** Where `suggestBelow` puts its list. It may be full before React runs, which therefore leaves alone what is in it. */
function Suggestions({ onFollow }: Pick<SearchFieldProps, 'onFollow'>) {
  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest('a');
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
    // A number to dial, or a page of another site, is the browser's.
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
