import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const client = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

interface Circumstances {
  origin?: string;
  rpId?: string;
  /** Whether its owner has shown a finger or typed the PIN. */
  verified?: boolean;
}

/** What keeps a passkey: a phone or a browser, as far as a server sees of it. */
export function anAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  /** The authenticator's own data: for whom, what it has checked, how often it was used. */
  function data(rpId: string, verified: boolean, attested?: Uint8Array) {
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  return {
    id: base64url(id),
    /** Uses before this one are those of a copy. */
    set counter(value: number) {
      counter = value;
    },
    /** Answers `navigator.credentials.create`. */
    make(
      { challenge }: { challenge: string },
      { origin = 'http://localhost:8787', rpId = 'localhost', verified = true }: Circumstances = {},
    ) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data(rpId, verified, attested))],
        ]),
      );
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    use(
      { challenge }: { challenge: string },
      personId: string,
      { origin = 'http://localhost:8787', rpId = 'localhost', verified = true }: Circumstances = {},
    ) {
      const own = data(rpId, verified);
      const clientData = client('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([own, sha256(clientData)]), privateKey);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(own),
          signature: base64url(signature),
          userHandle: base64url(Buffer.from(personId)),
        },
      };
    },
  };
}
