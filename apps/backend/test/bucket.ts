import { createHash, createHmac } from 'node:crypto';
import { serveLocally } from '@daily-nest/testing/local-server';
import type { IncomingMessage } from 'node:http';

const secret = 'between/us+two';
const region = 'eu-test-1';

/** Starts a local server with the S3 API. It rejects requests with a wrong or missing signature. */
export async function startBucket() {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  let failing = false;
  const server = await serveLocally((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const bytes = Buffer.concat(parts);
      const path = request.url ?? '/';
      if (failing) return response.writeHead(500).end();
      if (!isSigned(request, bytes)) return response.writeHead(403).end('<Error/>');
      if (request.method === 'PUT') {
        files.set(path, { bytes, type: request.headers['content-type'] ?? '' });
        return response.end();
      }
      if (request.method === 'DELETE') {
        files.delete(path);
        return response.writeHead(204).end();
      }
      const file = files.get(path);
      return file ? response.end(file.bytes) : response.writeHead(404).end();
    })();
  });
  const address = (password: string) =>
    `http://KEYID:${encodeURIComponent(password)}@127.0.0.1:${server.port}/nest/media?region=${region}`;
  return {
    url: address(secret),
    urlWithWrongSecret: address('guessed'),
    files,
    fail: (now: boolean) => (failing = now),
    close: () => server.close(),
  };
}

const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/**
 * Returns whether a request has a valid AWS Signature Version 4, see
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html.
 */
function isSigned({ method, url, headers }: IncomingMessage, bytes: Buffer): boolean {
  const [, date, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=KEYID\/(\d{8})\/eu-test-1\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (date === undefined) return false;
  const body = headers['x-amz-content-sha256'];
  if (body !== 'UNSIGNED-PAYLOAD' && body !== sha(bytes)) return false;
  const named = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', named.join(''), signedHeaders, body].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const key = mac(mac(mac(mac(`AWS4${secret}`, date), region), 's3'), 'aws4_request');
  return mac(key, toSign).toString('hex') === signature;
}
