import { type Config } from '#platform/config';
import { refuse } from '#platform/errors';

/**
 * Counts bytes that are in memory now; refuses with 503 when there is no room for them.
 */
export type HoldBytes = (bytes: number) => void;

/**
 * Runs one upload from its first to its last byte, and counts the bytes that it holds.
 */
export type UploadMemory = <T>(upload: (hold: HoldBytes) => Promise<T>) => Promise<T>;

/**
 * Bounds the bytes of uploads that this process holds at once. It counts bytes and not
 * uploads: slow senders would take every place, and a half-read upload that waits for
 * others would wait for ever.
 */
export function uploadMemory({
  config,
}: {
  config: Pick<Config, 'DOCUMENT_BYTES_AT_ONCE'>;
}): UploadMemory {
  let bytesInMemory = 0;
  return async (upload) => {
    let own = 0;
    try {
      return await upload((bytes) => {
        if (bytesInMemory + bytes > config.DOCUMENT_BYTES_AT_ONCE) refuseCrowded();
        bytesInMemory += bytes;
        own += bytes;
      });
    } finally {
      bytesInMemory -= own;
    }
  };
}

/** Refuses an upload when too many others are under way. */
export function refuseCrowded(): never {
  return refuse(
    'unavailable',
    'Estamos recebendo muitos arquivos agora. Tente de novo em um minuto.',
    { retryAfterSeconds: 60 },
  );
}
