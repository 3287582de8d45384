import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a certificate authority and a certificate for localhost in a folder. The certificate names the OCSP
 * responder, if given. Needs openssl.
 */
export function makeCertificate(folder: string, responder?: string) {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const authority = ['-keyout', 'authority.key', '-out', 'authority.pem', '-subj', '/CN=Test authority'];
  openssl('req', '-x509', '-days', '2', ...newKey, ...authority);
  openssl('req', ...newKey, '-keyout', 'site.key', '-out', 'site.csr', '-subj', '/CN=localhost');
  const extensions = [
    'subjectAltName=DNS:localhost',
    responder && `authorityInfoAccess=OCSP;URI:${responder}`,
  ];
  writeFileSync(join(folder, 'extensions'), extensions.filter(Boolean).join('\n'));
  const by = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-set_serial', '1'];
  openssl(
    'x509',
    '-req',
    '-days',
    '2',
    ...by,
    '-in',
    'site.csr',
    '-extfile',
    'extensions',
    '-out',
    'site.pem',
  );
  const path = (name: string) => join(folder, name);
  return { certificate: path('site.pem'), key: path('site.key'), authorities: path('authority.pem') };
}

/** Starts the authority's OCSP responder, which reports the certificate of `makeCertificate` as good. */
export async function startResponder(folder: string, port: number) {
  writeFileSync(join(folder, 'index.txt'), 'V\t21200101000000Z\t\t01\tunknown\t/CN=localhost\n');
  const signer = ['-rsigner', 'authority.pem', '-rkey', 'authority.key', '-CA', 'authority.pem'];
  const child = spawn(
    'openssl',
    ['ocsp', '-index', 'index.txt', ...signer, '-port', String(port), '-ndays', '1'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  // It prints a line once it listens. A connection without a request would block it.
  await Promise.race([once(child.stderr, 'data'), ended]);
  if (child.exitCode !== null) throw new Error('The OCSP responder ended right after its start.');
  child.stderr.resume();
  return {
    async stop() {
      child.kill();
      await ended;
    },
  };
}
