'use client';

import { type ComponentProps, useEffect, useId } from 'react';
import { menus } from '../header/index.ts';
import { preferences } from './preferences.ts';
import { useLabels } from '../provider/context.ts';
import * as css from './SchemeSwitch.css.ts';
import { english, type SchemeSwitchLabels } from './labels.ts';

export interface SchemeSwitchProps extends ComponentProps<'div'> {
  /** Called with the choice after it was applied, so that the host can report that it was saved. */
  onPreferenceChange?: (name: 'scheme' | 'text-size', value: string) => void;
  /** Replaces some of the built-in texts. */
  labels?: Partial<SchemeSwitchLabels>;
}

/**
 * The controls for theme and text size. Renders a `<div>` with a button and a popover of two radio groups.
 *
 * `preferences` handles the choices; the component runs it, and a page runs it inline before the first paint.
 * Without scripts the control is hidden, because it could store nothing.
 */
export function SchemeSwitch({ onPreferenceChange, labels, className, ...rest }: SchemeSwitchProps) {
  const id = useId();
  const words = useLabels('schemeSwitch', english, labels);

  useEffect(() => {
    const stops = [preferences(document), menus(document)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <div data-part="scheme-switch" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      <button
        type="button"
        data-part="button"
        className={css.button}
        popoverTarget={`${id}panel`}
        aria-label={words.button}
        suppressHydrationWarning
      >
        <span aria-hidden="true" className={css.letters}>
          A<span className={css.smallLetter}>a</span>
        </span>
      </button>
      <div id={`${id}panel`} popover="auto" data-part="panel" className={css.panel}>
        <Choice
          name="scheme"
          title={words.scheme}
          options={[
            ['', words.automatic],
            ['light', words.light],
            ['dark', words.dark],
          ]}
          onChoose={onPreferenceChange}
        />
        <Choice
          name="text-size"
          title={words.textSize}
          options={[
            ['', words.normal],
            ['125', words.large],
            ['150', words.largest],
          ]}
          onChoose={onPreferenceChange}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  name: 'scheme' | 'text-size';
  title: string;
  options: [value: string, label: string][];
  onChoose: SchemeSwitchProps['onPreferenceChange'];
}

function Choice({ name, title, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset data-part="group" className={css.group}>
      <legend data-part="title" className={css.title}>
        {title}
      </legend>
      <div className={css.options}>
        {options.map(([value, label]) => (
          <label key={value} data-part="option" className={css.option}>
            <input
              className={css.radio}
              type="radio"
              name={id}
              value={value}
              defaultChecked={value === ''}
              data-preference={name}
              onChange={() => onChoose?.(name, value)}
            />
            <span className={css.face}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
