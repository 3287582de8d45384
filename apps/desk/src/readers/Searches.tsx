import { Table, type TableColumn } from '@daily-nest/ui/table';
import * as shared from '../desk.css.ts';
import { dayOf } from '../parts/moment.ts';
import { Counted, mostOf } from './Counted.tsx';
import type { Search } from './readers-api.ts';

const columnsOf = (most: number): TableColumn<Search>[] => [
  { label: 'Words', cell: ({ query }) => query },
  { label: 'Searches', cell: ({ asked }) => <Counted value={asked} most={most} /> },
  { label: 'On days', cell: ({ days }) => days.toLocaleString('en-US') },
  { label: 'Last', cell: ({ lastDay }) => <time dateTime={lastDay}>{dayOf(lastDay)}</time> },
];

/** What readers looked for in vain: what could be written next. */
export function Searches({ searches, file }: { searches: readonly Search[]; file: string }) {
  return (
    <section className={shared.part}>
      <div className={shared.titleRow}>
        <h2 className={shared.subtitle}>Searched for without an answer</h2>
        <a href={file} download>
          As a file (CSV)
        </a>
      </div>
      <Table
        label="Searched for without an answer"
        columns={columnsOf(mostOf(searches, ({ asked }) => asked))}
        rows={searches}
        keyOf={({ query }) => query}
        empty="No search without an answer was made on three days yet. Until then its words are not stored."
      />
    </section>
  );
}
