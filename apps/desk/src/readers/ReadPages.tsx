import { BarPlot } from '@daily-nest/ui/bar-plot';
import { Table, type TableColumn } from '@daily-nest/ui/table';
import * as shared from '../desk.css.ts';
import { dayOf } from '../parts/moment.ts';
import { Counted, mostOf } from './Counted.tsx';
import type { PageReads, ReaderCounts } from './readers-api.ts';

interface ReadPagesProps {
  counts: ReaderCounts;
  /** Where the site is; null where it is not known. */
  site: string | null;
  /** The page whose days are drawn; undefined for all. */
  path: string | undefined;
  onPath: (path: string | undefined) => void;
  /** The address of the file. */
  file: string;
}

const nameOf = (path: string, title: string | null) => title ?? (path === '/' ? 'The front page' : path);

interface Columns {
  site: string | null;
  most: number;
  onPath: (path: string) => void;
}

const columnsOf = ({ site, most, onPath }: Columns): TableColumn<PageReads>[] => [
  {
    label: 'Page',
    cell: ({ path: to, title }) =>
      site === null ? nameOf(to, title) : <a href={`${site}${to}`}>{nameOf(to, title)}</a>,
  },
  { label: 'Reads', cell: ({ times }) => <Counted value={times} most={most} /> },
  {
    label: 'Days',
    cell: ({ path: to, title }) => (
      <button
        type="button"
        className={shared.linkButton}
        aria-label={`By day: ${nameOf(to, title)}`}
        onClick={() => onPath(to)}
      >
        By day
      </button>
    ),
  },
];

/** What was read: by day as a plot, of the site or of one page, and by page. */
export function ReadPages({ counts: { days, pages }, site, path, onPath, file }: ReadPagesProps) {
  const chosen = pages.find((page) => page.path === path);
  return (
    <section className={shared.part}>
      <div className={shared.titleRow}>
        <h2 className={shared.subtitle}>What was read</h2>
        <a href={file} download>
          As a file (CSV)
        </a>
      </div>
      <BarPlot
        title={path === undefined ? 'Pages opened' : nameOf(path, chosen?.title ?? null)}
        heads={['Day', 'Reads']}
        tableLabel="As a table"
        rows={days.map(({ day, times }) => ({ label: dayOf(day), value: times }))}
      />
      {path !== undefined && (
        <div>
          <button type="button" className={shared.linkButton} onClick={() => onPath(undefined)}>
            Show all pages
          </button>
        </div>
      )}
      <Table
        label="What was read"
        columns={columnsOf({ site, most: mostOf(pages, ({ times }) => times), onPath })}
        rows={pages}
        keyOf={(page) => page.path}
        empty="Nothing was read yet in these days, or the site counts no reads (READ_COUNTS=off)."
      />
    </section>
  );
}
