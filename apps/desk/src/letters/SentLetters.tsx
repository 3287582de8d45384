import { Table, type TableColumn } from '@daily-nest/ui/table';
import * as shared from '../desk.css.ts';
import { moment } from '../parts/moment.ts';
import type { SentLetter } from '@daily-nest/content/desk';
import { pageOf } from './letters-api.ts';

const columns: TableColumn<SentLetter>[] = [
  {
    label: 'Letter',
    cell: ({ id, subject }) => (
      <a href={pageOf(`sent/${id}`)} target="_blank" rel="noopener">
        {subject}
      </a>
    ),
  },
  { label: 'Kind', cell: ({ list }) => (list === 'weekly' ? 'Weekly' : 'Urgent') },
  { label: 'Made', cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
  { label: 'Delivered', cell: ({ sent }) => sent.toLocaleString('en-US') },
  { label: 'Waiting', cell: ({ waiting }) => waiting.toLocaleString('en-US') },
  { label: 'Refused', cell: ({ failed }) => failed.toLocaleString('en-US') },
  { label: 'Not known', cell: ({ uncertain }) => uncertain.toLocaleString('en-US') },
];

/** What became of the last letters, in numbers. */
export function SentLetters({ letters }: { letters: readonly SentLetter[] }) {
  return (
    <section className={shared.part}>
      <h2 className={shared.subtitle}>What was delivered</h2>
      {letters.length === 0 ? (
        <p className={shared.note}>No letter was made yet.</p>
      ) : (
        <>
          <Table label="What was delivered" columns={columns} rows={letters} keyOf={({ id }) => id} />
          <p className={shared.note}>
            Not known: the mail server was asked to take it and gave no answer. Deliveries are counted for two
            months.
          </p>
        </>
      )}
    </section>
  );
}
