import { Table, type TableColumn } from '@daily-nest/ui/table';
import * as shared from '../desk.css.ts';
import { dayOf } from '../parts/moment.ts';
import { Counted, mostOf } from './Counted.tsx';
import type { FailedLink } from '@daily-nest/content/desk';

interface FailedLinksProps {
  links: readonly FailedLink[];
  site: string | null;
  file: string;
}

const columnsOf = (site: string | null, most: number): TableColumn<FailedLink>[] => [
  { label: 'Address', cell: ({ path }) => path },
  {
    label: 'Linked on',
    cell: ({ source }) => {
      if (source === '') return 'Elsewhere';
      return site === null ? source : <a href={`${site}${source}`}>{source}</a>;
    },
  },
  { label: 'Followed', cell: ({ times }) => <Counted value={times} most={most} /> },
  { label: 'On days', cell: ({ days }) => days.toLocaleString('en-US') },
  { label: 'Last', cell: ({ lastDay }) => <time dateTime={lastDay}>{dayOf(lastDay)}</time> },
];

/** The addresses where readers found nothing: first those that a page of the site links to. */
export function FailedLinks({ links, site, file }: FailedLinksProps) {
  return (
    <section className={shared.part}>
      <div className={shared.titleRow}>
        <h2 className={shared.subtitle}>Links that lead nowhere</h2>
        <a href={file} download>
          As a file (CSV)
        </a>
      </div>
      <Table
        label="Links that lead nowhere"
        columns={columnsOf(
          site,
          mostOf(links, ({ times }) => times),
        )}
        rows={links}
        keyOf={({ path, source }) => `${path} ${source}`}
        empty="No reader followed a link to nothing in these days."
      />
    </section>
  );
}
