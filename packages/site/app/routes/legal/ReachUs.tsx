import * as words from '../../words/pages.ts';
import { Filled } from '../../wording/Filled.tsx';

/** Links with the addresses to write to, for readers who cannot use the form. */
export function ReachUs({ email }: { email: string }) {
  return (
    <p>
      <Filled
        text={words.reachUs}
        values={{
          email: <a href={`mailto:${email}`}>{email}</a>,
          contact: <a href="/contact">{words.contactPage}</a>,
        }}
      />
    </p>
  );
}
