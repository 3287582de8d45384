import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

const budgetMs = 10_000;

/** Returns the store for a bucket with the S3 API: `https://KEY:SECRET@host/bucket/folder?region=…`. */
export function bucketStore(address: string): FileStore {
  const url = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    // Without a region, the client takes it from Amazon's host names and uses its default elsewhere.
    ...(url.searchParams.get('region') && { region: url.searchParams.get('region')! }),
    retries: 2,
  });
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;

  async function ask(name: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(`${base}/${name}`, { ...init, signal: AbortSignal.timeout(budgetMs) });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`the bucket answered ${answer.status}`);
  }

  return {
    async write(name, bytes, type) {
      const answer = await ask(name, {
        method: 'PUT',
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error('the bucket does not exist');
    },
    async read(name) {
      const answer = await ask(name);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    async remove(name) {
      const answer = await ask(name, { method: 'DELETE' });
      await answer.body?.cancel();
    },
  };
}
