'use client';

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import * as css from './SearchField.css.ts';

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
  /** Told the text on every change, at once. */
  onQueryChange?: (query: string) => void;
  /** Told the text on submit, which then asks for no new page. */
  onSearch?: (query: string) => void;
  /** How many were found. It is announced when it changes. */
  status?: ReactNode;
  /**
   * Shows the label above the field instead of leaving it to assistive technology.
   * @default false
   */
  showLabel?: boolean;
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
  status,
  showLabel = false,
  className,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const told = useRef(defaultValue);

  function tell(query: string) {
    if (query === told.current) return;
    told.current = query;
    onQueryChange?.(query);
  }

  // What was typed before the application ran is in the field, but was told to nobody.
  const catchUp = useRef(tell);
  useEffect(() => {
    if (field.current) catchUp.current(field.current.value);
  }, []);

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
    tell('');
    onSearch?.('');
  }

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> would need a <form> inside for the same
      role="search"
      {...rest}
      action={action}
      method="get"
      onSubmit={submit}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <label className={showLabel ? css.label : css.hidden} htmlFor={`${id}field`}>
        {label}
      </label>
      <div className={css.row}>
        <span className={css.lens} aria-hidden="true" />
        <input
          ref={field}
          id={`${id}field`}
          className={css.field}
          type="search"
          name={name}
          // A space keeps :placeholder-shown, which hides the way to clear an empty field, without a placeholder.
          placeholder={placeholder ?? ' '}
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => tell(event.currentTarget.value)}
        />
        <Link className={css.clear} href={action} onClick={clear}>
          Clear <span className={css.hidden}>search</span>
        </Link>
        <Button type="submit" className={css.button}>
          Search
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to fields, this to the list below */}
      <p className={css.status} role="status">
        {status}
      </p>
    </form>
  );
}
