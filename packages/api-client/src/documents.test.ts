/** The answers that README shows, read as the client reads a blog's. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createBlogClient } from './client.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const answerOf = (call: string) => new RegExp(`^\`\`\`json ${call}\\n([^]*?)^\`\`\``, 'm').exec(readme)![1]!;
const blogOf = (answer: string) =>
  createBlogClient({ baseUrl: 'https://blog.example', fetch: () => Promise.resolve(new Response(answer)) });

it('a list of posts keeps every field that README shows', async () => {
  const answer = answerOf('get_metainfo');
  const read = await blogOf(answer).listPosts({ domain: 'a.example', page: 1 });
  expect(read).toMatchObject(JSON.parse(answer) as object);
});

it('a post keeps every field that README shows', async () => {
  const answer = answerOf('get_details');
  expect(await blogOf(answer).getPost({ slug: 'a' })).toMatchObject(JSON.parse(answer) as object);
});
