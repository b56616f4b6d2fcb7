import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import {
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '@site/api-contract';

const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/** An authenticator that does right, unless a test has it lie. */
type Lies = {
  /** The address of the page that asks. */
  origin?: string;
  rpId?: string;
  /** Whether its owner was checked by finger, face or PIN. */
  verified?: boolean;
  challenge?: string;
  type?: string;
};

/** A key in memory that makes passkeys and answers as a phone or a security key does. */
export class SoftAuthenticator {
  readonly id = base64url(randomBytes(16));
  /** Its count of uses; a test may set it back. */
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle: string | null = null;

  constructor(private readonly origin: string) {}

  /** Makes the passkey that a page asked for. */
  create({ challenge, rp, user }: PasskeyCreation, lies: Lies = {}): NewPasskey {
    this.userHandle = user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.head(lies.rpId ?? rp.id, HAS_KEY, lies),
      Buffer.alloc(16), // no model of authenticator
      length,
      id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      name: 'Celular',
      id: this.id,
      clientData: this.clientData('webauthn.create', challenge, lies),
      attestation: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    };
  }

  /** Answers a challenge. */
  answer({ challenge, rpId }: PasskeyRequest, lies: Lies = {}): PasskeyProof {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, lies);
    const authData = this.head(lies.rpId ?? rpId, 0, lies);
    const signature = createSign('SHA256')
      .update(authData)
      .update(sha256(Buffer.from(clientData, 'base64url')))
      .sign(this.keys.privateKey);
    return {
      id: this.id,
      clientData,
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: this.userHandle,
    };
  }

  private head(rpId: string, flags: number, { verified = true }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (verified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  }

  private clientData(type: string, challenge: string, lies: Lies): string {
    return base64url(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }
}
