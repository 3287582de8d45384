import type { Focus } from '@daily-nest/content/upload-address';
import { Slider } from '@daily-nest/ui/slider';
import type { CSSProperties, MouseEvent } from 'react';
import * as shared from '../desk.css.ts';
import * as css from './picture.css.ts';

interface FocusPickerProps {
  /** The address of the whole picture. */
  src: string;
  /** The point that stays in view, in percent from the left and from the top. */
  focus: Focus;
  /** Called with the point that was set. */
  onChange: (focus: Focus) => void;
}

/** A picture on which the point is set that stays in view wherever it is cut. By a press, or by two sliders. */
export function FocusPicker({ src, focus, onChange }: FocusPickerProps) {
  const at = (x: number, y: number) => onChange({ x: inPercent(x), y: inPercent(y) });

  function press({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    at(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }
  const position = { '--x': `${focus.x}%`, '--y': `${focus.y}%` } as CSSProperties;

  return (
    <div className={css.picker} style={position}>
      <button
        type="button"
        className={css.picture}
        // For a pointer; keyboards and screen readers have the sliders.
        tabIndex={-1}
        aria-hidden="true"
        onClick={press}
      >
        <img className={css.whole} src={src} alt="" draggable={false} />
        <span className={css.point} />
      </button>
      <div className={css.crops} aria-hidden="true">
        <img className={css.scene} src={src} alt="" />
        <img className={css.round} src={src} alt="" />
      </div>
      <p className={shared.note}>Press what has to stay in view, or move the point:</p>
      {axes.map(([axis, label, from]) => (
        <div key={axis} className={css.axis}>
          <span className={shared.meta} aria-hidden="true">
            {label}
          </span>
          <Slider
            label={`What stays in view, ${from}`}
            max={100}
            step={1}
            bigStep={10}
            value={focus[axis]}
            valueText={`${focus[axis]} percent`}
            onValueChange={(value) => onChange({ ...focus, [axis]: value })}
          />
          <span className={shared.meta} aria-hidden="true">
            {focus[axis]} %
          </span>
        </div>
      ))}
    </div>
  );
}

const axes = [
  ['x', 'Across', 'from the left'],
  ['y', 'Down', 'from the top'],
] as const;

const inPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
