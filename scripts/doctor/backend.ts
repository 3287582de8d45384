import * as z from 'zod';
import { ask } from './ask.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const folder = z.object({
  name: z.string(),
  path: z.string(),
  writable: z.boolean(),
  free: z.number().nullable(),
});

const answered = z.object({
  database: z.enum(['pglite', 'postgres']),
  posts: z.array(z.object({ domain: z.string(), posts: z.number() })),
  feeds: z.object({
    known: z.number(),
    failing: z.number(),
    named: z.array(z.object({ url: z.string(), failures: z.number(), error: z.string().nullable() })),
  }),
  blogSource: z
    .object({
      url: z.string(),
      inStepAt: z.string().nullable(),
      failures: z.number(),
      error: z.string().nullable(),
    })
    .nullish(),
  pictures: z.object({ failed: z.number() }),
  unanswered: z.array(z.object({ query: z.string(), asked: z.number(), days: z.number() })),
  mail: z
    .object({
      waiting: z.number(),
      uncertain: z.number(),
      away: z.object({ since: z.string(), reason: z.string() }).nullable(),
    })
    .nullable(),
  radio: z.enum(['built-in', 'relay']),
  folders: z.array(folder),
});

type Status = z.output<typeof answered>;

const leastFree = 1e9;
const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Returns the findings about a backend. */
export async function examineBackend(url: string, radioPort: number): Promise<Finding[]> {
  const alive = await ask(`${url}/healthz`);
  if (typeof alive === 'string')
    return [
      bad(`The backend at ${url}: ${alive}.`, 'Start it, or say where it is: BACKEND_URL or BACKEND_PORT.'),
    ];
  const ready = await ask(`${url}/readyz`);
  if (typeof ready === 'string' || ready.status !== 200)
    return [
      bad(
        `The backend at ${url} is alive, but its database does not answer.`,
        'DATABASE_URL, and whether that Postgres runs; the log of the backend names the error.',
      ),
    ];
  const answer = await ask(`${url}/status`);
  const parsed = typeof answer === 'string' ? undefined : answered.safeParse(json(answer.text));
  if (!parsed?.success)
    return [
      bad(
        `The backend at ${url} does not say how it is.`,
        'Is it one of this release? Build and start it again.',
      ),
    ];
  const status = parsed.data;
  return [
    good(
      `The backend answers in ${ready.ms} ms, on ${status.database === 'pglite' ? 'PGlite' : 'Postgres'}.`,
    ),
    posts(status),
    feeds(status),
    ...blogSource(status),
    ...status.folders.map(disk),
    ...(status.pictures.failed > 0
      ? [
          warning(
            `${status.pictures.failed} pictures of posts could not be fetched; their posts show the section's own.`,
            'They are tried again. Lines "picture not mirrored" in the log say why.',
          ),
        ]
      : []),
    ...unanswered(status),
    ...mail(status),
    await radio(url, radioPort, status.radio),
  ];
}

function posts({ posts: domains }: Status): Finding {
  const all = domains.reduce((sum, { posts: count }) => sum + count, 0);
  if (all === 0)
    return warning('There are no posts.', 'pnpm posts import <folder>; SEED=1 fills an empty Postgres.');
  return good(`${all} posts: ${domains.map(({ domain, posts: count }) => `${domain} ${count}`).join(', ')}.`);
}

function feeds({ feeds: { known, failing, named } }: Status): Finding {
  if (known === 0)
    return warning('No feed was read yet.', 'The first are read within seconds of a start: look again.');
  if (failing === 0) return good(`All ${known} feeds of the walls can be read.`);
  const list = named.slice(0, 3).map(({ url, error }) => `${new URL(url).host} (${error ?? 'no reason'})`);
  const text = `${failing} of ${known} feeds cannot be read: ${list.join(', ')}${failing > 3 ? ' …' : ''}.`;
  return warning(
    text,
    failing === known
      ? 'Walls show our own pieces. Can this machine reach the network (DNS, proxy, firewall)?'
      : 'Their walls show what was read before; an outlet may have moved.',
  );
}

function blogSource({ blogSource: source }: Status): Finding[] {
  if (!source) return [];
  const { host } = new URL(source.url);
  const last = source.inStepAt === null ? 'never yet' : `last at ${source.inStepAt}`;
  if (source.failures > 0)
    return [
      warning(
        `The posts are not in step with the blog at ${host} (${source.error ?? 'no reason'}); they were ${last}.`,
        'It is asked again by itself, at least once an hour. BLOG_SOURCE_URL, BLOG_SOURCE_TOKEN, and the log of that blog.',
      ),
    ];
  if (source.inStepAt === null)
    return [
      warning(
        `The blog at ${host} was not read yet.`,
        'It is read soon after a start: look again, and into the log.',
      ),
    ];
  return [good(`The posts are in step with the blog at ${host}, ${last}.`)];
}

/** Returns the searches that editors could answer. */
function unanswered({ unanswered: queries }: Status): Finding[] {
  if (queries.length === 0) return [];
  const lines = queries.map(({ query, asked, days }) => `“${query}”, ${asked} times on ${days} days`);
  return [warning('Readers searched for what no page answers.', lines.join('\n    '))];
}

function mail({ mail: queue }: Status): Finding[] {
  if (!queue) return [];
  const { waiting, uncertain, away } = queue;
  return [
    away
      ? bad(
          `The mail server is away since ${away.since} (${away.reason}); ${waiting} letters wait.`,
          'MAIL_URL, and the log of the mail server. It is tried again by itself, at least every ten minutes.',
        )
      : good(`The mail server is not known to be away; ${waiting} letters wait.`),
    ...(uncertain > 0
      ? [
          warning(
            `${uncertain} letters may or may not have arrived, and are not sent again.`,
            'pnpm letter status names them. Look into the log of the mail server, then: pnpm letter settle.',
          ),
        ]
      : []),
  ];
}

function disk({ name, path, writable, free }: z.output<typeof folder>): Finding {
  if (!writable)
    return bad(`${name} ${path} cannot be written.`, 'Its owner and rights; or name another folder.');
  if (free !== null && free < leastFree)
    return bad(`The disk of ${name} ${path} has ${inGigabytes(free)} left.`, 'Make room, or move it.');
  return good(`${name} can be written${free === null ? '' : `, ${inGigabytes(free)} left`}.`);
}

async function radio(url: string, port: number, kind: Status['radio']): Promise<Finding> {
  const playing = await ask(`${url}/api/now-playing?port=${port}`);
  const source =
    typeof playing === 'string'
      ? undefined
      : z.object({ live: z.boolean() }).safeParse(json(playing.text)).data;
  const name = kind === 'relay' ? 'The Icecast of RADIO_URL' : 'The built-in station';
  if (source?.live) return good(`${name} plays.`);
  return bad(
    `${name} is silent.`,
    'Readers see that nothing is on the air. RADIO_URL, RADIO_PORTS, and the Icecast itself.',
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
