import { Field } from '@daily-nest/ui/field';
import { type ChangeEvent, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import * as shared from '../desk.css.ts';
import { Choices } from '../parts/Choices.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { session, titleOf } from '../session.ts';
import { FailedLinks } from './FailedLinks.tsx';
import { ReadPages } from './ReadPages.tsx';
import { type Chosen, fileOf, readCounts, type Span } from './readers-api.ts';
import * as css from './readers.css.ts';
import { Searches } from './Searches.tsx';

const spans: { value: Span; label: string }[] = [
  { value: '7', label: '7 days' },
  { value: '28', label: '28 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

/** What readers read, searched for in vain, and found to be nothing, in numbers. */
export function ReadersPage() {
  const { site: home, sites, titles } = useStore(session);
  const [chosen, choose] = useState<Chosen>({ days: '28', domain: titleOf(session.getState()) });
  const { answer, fault } = useLoaded(useCallback(() => readCounts(chosen), [chosen]));
  const nameOf = (domain: string) => titles.find((title) => title.domain === domain)?.name ?? domain;
  const site = sites.find(({ domain }) => domain === answer?.domain)?.origin ?? home;

  return (
    <>
      <h1 className={shared.title}>Readers</h1>
      <p className={shared.note}>
        Numbers of the server’s own, without cookies, addresses or anything else of a reader. A page that a
        browser or a proxy had already is not counted, nor is a reader who asks not to be (Global Privacy
        Control).
      </p>
      <div className={css.choices}>
        <Choices
          label="Counted are"
          options={spans}
          value={chosen.days}
          onChange={(days) => choose({ ...chosen, days })}
        />
        {answer && answer.domains.length > 1 && (
          <Field
            label="Title of the network"
            options={answer.domains.map((domain) => ({ value: domain, label: nameOf(domain) }))}
            value={answer.domain}
            onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
              choose({ days: chosen.days, domain: target.value })
            }
          />
        )}
      </div>
      {fault && (
        <p role="alert" className={shared.fault}>
          {fault}
        </p>
      )}
      {answer && (
        <>
          <ReadPages
            counts={answer}
            site={site}
            path={chosen.path}
            onPath={(path) => choose({ ...chosen, path })}
            file={fileOf('reads', chosen)}
          />
          <Searches searches={answer.searches} file={fileOf('searches', chosen)} />
          <FailedLinks links={answer.failed} site={site} file={fileOf('failed-links', chosen)} />
        </>
      )}
    </>
  );
}
