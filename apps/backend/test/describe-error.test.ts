import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError } from '../src/db/describe-error.ts';
import { posts } from '../src/db/schema.ts';
import { onOneDatabase, useApp } from './databases.ts';
import { aPost } from './posts.ts';

onOneDatabase('a query that the database rejects', (kind) => {
  const backend = useApp(kind);

  const failing = {
    'a value of the wrong form': () => backend.db.execute(sql`select ${'whispered'}::date`),
    'a search of wrong syntax': () => backend.db.execute(sql`select ${'whispered & &'}::tsquery`),
    'a slug that is taken': async () => {
      await backend.db.insert(posts).values(aPost({ slug: 'whispered' }));
      await backend.db.insert(posts).values(aPost({ slug: 'whispered' }));
    },
  };

  it.each(Object.entries(failing))(
    'is described with its text and without its values: %s',
    async (_name, query) => {
      const error = await query().then(
        () => undefined,
        (refused: unknown) => refused,
      );
      const described = describeError(error);
      expect(described).toMatchObject({
        message: expect.stringMatching(/^the database refused a query \(\w{5}\)$/) as string,
        code: expect.stringMatching(/^(22|23|42)/) as string,
        query: expect.stringMatching(/^(select|insert)/) as string,
        stack: expect.stringMatching(/^at /) as string,
      });
      expect(JSON.stringify(described)).not.toContain('whispered');
    },
  );

  it("that does not exist is described with the database's message", async () => {
    const error: unknown = await backend.db
      .execute(sql`select 1 from nowhere`)
      .catch((refused: unknown) => refused);
    expect(describeError(error)).toMatchObject({ code: '42P01', query: 'select 1 from nowhere' });
  });
});
