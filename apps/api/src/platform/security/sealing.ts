import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Config, secretBytes } from '../config';

/**
 * Encrypts bytes under a name; what was sealed under one name opens under no other, so
 * that nothing can be swapped.
 */
type Sealer = {
  seal(name: string, bytes: Uint8Array): Buffer;
  /** Throws when the bytes were changed, or sealed under another name or key. */
  open(name: string, sealed: Uint8Array): Buffer;
};

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/**
 * AES-256-GCM with a key of its own for each purpose, derived from FILE_KEY. Sealed:
 * version, random IV, tag, ciphertext.
 */
export function sealerFor(
  purpose: 'files' | 'mail',
  { FILE_KEY }: Pick<Config, 'FILE_KEY'>,
): Sealer {
  const key = Buffer.from(
    hkdfSync('sha256', secretBytes(FILE_KEY), '', `rodar:${purpose}:v1`, 32),
  );
  return {
    seal: (name, bytes) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      cipher.setAAD(Buffer.from(name));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed]);
    },
    open: (name, sealed) => {
      if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION)
        throw new Error('What was sealed has no readable head');
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(1, 1 + IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(name));
      decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
      return Buffer.concat([
        decipher.update(sealed.subarray(HEAD_BYTES)),
        decipher.final(),
      ]);
    },
  };
}
