import type { ReactNode } from 'react';
import type { Checked } from '@daily-nest/content/checked';
import type { SeriesPlace } from '@daily-nest/content/series-place';
import { AsOf, type AsOfProps } from '@daily-nest/ui/as-of';
import { Byline } from '@daily-nest/ui/byline';
import { CheckedAgainst } from './CheckedAgainst.tsx';
import { css } from './classes.ts';
import { SeriesNote } from './SeriesNote.tsx';

export interface NotesProps {
  updated?: string | undefined;
  checked?: Checked | undefined;
  asOf?: Pick<AsOfProps, 'source' | 'date'> | undefined;
  series?: SeriesPlace | undefined;
  children?: ReactNode;
}

/**
 * What a reader should know before the text, in small type above it: when it was changed, against what it was
 * checked, and its series. The byline stays one line. Takes no room without any.
 */
export function Notes({ updated, checked, asOf, series, children }: NotesProps) {
  return (
    <div className={css.notes}>
      <Byline updated={updated} dateStyle="long" />
      {checked ? <CheckedAgainst {...checked} /> : asOf && <AsOf {...asOf} />}
      {children}
      {series && <SeriesNote place={series} />}
    </div>
  );
}
