import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId } from 'react';
import * as shared from '../desk.css.ts';
import * as css from './picture.css.ts';
import type { Focus } from './upload-address.ts';

interface FocusPickerProps {
  src: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

const steps: Partial<Record<string, Focus>> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
};

/** A picture on which the point is set that stays in view wherever it is cut. By a press, or by the arrow keys. */
export function FocusPicker({ src, focus, onChange }: FocusPickerProps) {
  const id = useId();
  const at = (x: number, y: number) => onChange({ x: inPercent(x), y: inPercent(y) });

  function press({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // Enter and space press it, too, without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    at(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }
  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    at(focus.x + step.x, focus.y + step.y);
  }
  const position = { '--x': `${focus.x}%`, '--y': `${focus.y}%` } as CSSProperties;

  return (
    <div className={css.picker} style={position}>
      <button
        type="button"
        className={css.picture}
        aria-label="What stays in view"
        aria-describedby={`${id}-how ${id}-where`}
        onClick={press}
        onKeyDown={move}
      >
        <img className={css.whole} src={src} alt="" draggable={false} />
        <span className={css.point} aria-hidden="true" />
      </button>
      <div className={css.crops} aria-hidden="true">
        <img className={css.scene} src={src} alt="" />
        <img className={css.round} src={src} alt="" />
      </div>
      <p className={shared.note} id={`${id}-how`}>
        Press what has to stay in view, or move the point with the arrow keys.
      </p>
      <p className={shared.note} id={`${id}-where`} aria-live="polite">
        {focus.x} % from the left, {focus.y} % from the top
      </p>
    </div>
  );
}

const inPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
