import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Config, secretBytes } from '../config';

/**
 * Encrypts bytes under a name; they open only under the same name, so that nothing can be
 * swapped.
 */
type Sealer = {
  seal(name: string, bytes: Uint8Array): Buffer;
  /**
   * Throws when the bytes were changed, or sealed under another name, or with a key that
   * is neither FILE_KEY nor among OLD_FILE_KEYS.
   */
  open(name: string, sealed: Uint8Array): Buffer;
  /**
   * The same content under FILE_KEY, or null when it has that key already. Throws as
   * `open` does.
   */
  renew(name: string, sealed: Uint8Array): Buffer | null;
};
type FileKeys = Pick<Config, 'FILE_KEY' | 'OLD_FILE_KEYS'>;

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/**
 * AES-256-GCM with a key for each purpose, derived from FILE_KEY; bytes sealed with one
 * of OLD_FILE_KEYS still open. Sealed bytes are: version, random IV, tag, ciphertext.
 */
export function sealerFor(
  purpose: 'files' | 'mail' | 'second-step',
  { FILE_KEY, OLD_FILE_KEYS }: FileKeys,
): Sealer {
  const current = keyFor(purpose, FILE_KEY);
  const old = OLD_FILE_KEYS.map((key) => keyFor(purpose, key));
  const seal: Sealer['seal'] = (name, bytes) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, current, iv);
    cipher.setAAD(Buffer.from(name));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed]);
  };
  return {
    seal,
    open: (name, sealed) => openWithAny([current, ...old], name, sealed).bytes,
    renew: (name, sealed) => {
      const { key, bytes } = openWithAny([current, ...old], name, sealed);
      return key === current ? null : seal(name, bytes);
    },
  };
}

function keyFor(purpose: string, key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretBytes(key), '', `rodar:${purpose}:v1`, 32));
}

/** Opens with the first key whose tag fits; throws the last one's reason. */
function openWithAny(
  keys: readonly Buffer[],
  name: string,
  sealed: Uint8Array,
): { key: Buffer; bytes: Buffer } {
  let reason: unknown;
  for (const key of keys) {
    try {
      return { key, bytes: openWith(key, name, sealed) };
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

function openWith(key: Buffer, name: string, sealed: Uint8Array): Buffer {
  if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION)
    throw new Error('What was sealed has no readable head');
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(1, 1 + IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
}
