import type { PlacedEntry } from '@daily-nest/content/front-places';
import { DatePicker } from '@daily-nest/ui/date-picker';
import { useState } from 'react';
import { useStore } from 'zustand';
import * as shared from '../desk.css.ts';
import { momentIn } from '../parts/moment.ts';
import { session } from '../session.ts';
import * as css from './front.css.ts';

interface PlaceRowProps {
  name: string;
  label: string;
  entry: PlacedEntry | undefined;
  /** The title of what stands there. */
  title: string | undefined;
  /** The places above and below, to which it can be moved. */
  before: string | undefined;
  after: string | undefined;
  isBusy: boolean;
  onPick: () => void;
  onMove: (to: string) => void;
  /** Another place's piece was dropped here. */
  onDropped: (from: string) => void;
  onChange: (entry: PlacedEntry | undefined) => void;
}

const type = 'application/x-place';

/** One place: what stands there, for how long, and how it is moved, by dragging it or by its buttons. */
export function PlaceRow(props: PlaceRowProps) {
  const { name, label, entry, title, before, after, isBusy, onPick, onMove, onDropped, onChange } = props;
  const [isOver, setOver] = useState(false);
  const canMove = entry !== undefined && (before !== undefined || after !== undefined);
  const isTarget = before !== undefined || after !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging; the buttons do the same
    <li
      className={css.row}
      aria-label={label}
      data-place={name}
      draggable={canMove}
      data-over={isOver || undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(type, name);
        dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (!isTarget || !event.dataTransfer.types.includes(type)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const from = event.dataTransfer.getData(type);
        if (from !== '' && from !== name) onDropped(from);
      }}
    >
      <div className={css.what}>
        <span className={css.label}>{label}</span>
        <span className={entry ? css.title : css.rule}>{title ?? 'By the rule'}</span>
        {entry && <Times entry={entry} label={label} onChange={onChange} />}
      </div>
      <div className={css.buttons}>
        <button
          type="button"
          className={shared.linkButton}
          aria-label={`Choose for ${label}`}
          disabled={isBusy}
          onClick={onPick}
        >
          Choose
        </button>
        {canMove && before !== undefined && (
          <button
            type="button"
            className={shared.linkButton}
            aria-label={`Up: ${label}`}
            disabled={isBusy}
            onClick={() => onMove(before)}
          >
            Up
          </button>
        )}
        {canMove && after !== undefined && (
          <button
            type="button"
            className={shared.linkButton}
            aria-label={`Down: ${label}`}
            disabled={isBusy}
            onClick={() => onMove(after)}
          >
            Down
          </button>
        )}
        {entry && (
          <button
            type="button"
            className={shared.linkButton}
            aria-label={`Clear: ${label}`}
            disabled={isBusy}
            onClick={() => onChange(undefined)}
          >
            Clear
          </button>
        )}
      </div>
    </li>
  );
}

interface TimesProps {
  entry: PlacedEntry;
  label: string;
  onChange: (entry: PlacedEntry) => void;
}

function Times({ entry: { href, from, until }, label, onChange }: TimesProps) {
  const { zone } = useStore(session);
  const [isOpen, setOpen] = useState(false);
  const change = (times: { from?: string | undefined; until?: string | undefined }) =>
    onChange({ href, ...(times.from && { from: times.from }), ...(times.until && { until: times.until }) });
  const words = [from && `from ${momentIn(zone, from)}`, until && `until ${momentIn(zone, until)}`]
    .filter(Boolean)
    .join(' ');
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.times}>
        {words || 'Always'}
        <span className={css.unseen}>: when {label} is shown</span>
      </summary>
      {isOpen && (
        <div className={css.pickers}>
          <DatePicker
            label="From"
            value={from ?? null}
            timeZone={zone}
            onValueChange={(moment) => change({ from: moment ?? undefined, until })}
          />
          <DatePicker
            label="Until"
            value={until ?? null}
            timeZone={zone}
            onValueChange={(moment) => change({ from, until: moment ?? undefined })}
          />
        </div>
      )}
    </details>
  );
}
