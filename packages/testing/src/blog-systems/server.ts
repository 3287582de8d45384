import type { IncomingHttpHeaders } from 'node:http';
import { serveLocally } from '../local-server.ts';
import type { Answer } from './answer.ts';
import { ghost, ghostKey } from './ghost.ts';
import { supabase, supabaseKey } from './supabase.ts';
import { wordpress } from './wordpress.ts';

const systems = { wordpress, ghost, supabase };

/** The key that each of them asks for. */
export const blogKeys = { wordpress: '', ghost: ghostKey, supabase: supabaseKey };

/** Starts a server on loopback that answers as a system does, in its recorded formats. */
export async function startBlogSystem(system: keyof typeof systems) {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  let instead: Answer | undefined;
  const { url, close } = await serveLocally((request, response) => {
    const { url = '/', headers } = request;
    requests.push({ url, headers });
    const answer = instead ?? systems[system](new URL(url, 'http://blog.example'), headers);
    response
      .writeHead(answer.status ?? 200, {
        'content-type': 'application/json; charset=utf-8',
        ...answer.headers,
      })
      .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  return {
    url,
    requests,
    /** Answers this to everything from now on. */
    answer: (given: Answer) => {
      instead = given;
    },
    close,
  };
}
