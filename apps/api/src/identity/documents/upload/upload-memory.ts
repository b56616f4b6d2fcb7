import { type Config } from '#platform/config';
import { refuse } from '#platform/errors';

/**
 * Notes bytes that are now in memory; refuses with 503 when there is no room for them.
 */
export type HoldBytes = (bytes: number) => void;

/** Runs one upload, from its first byte to its end, with what it holds counted. */
export type UploadMemory = <T>(upload: (hold: HoldBytes) => Promise<T>) => Promise<T>;

/**
 * How many bytes of uploads this process holds at once. Bytes that have come are counted,
 * not uploads: a place for each would be taken by whoever sends slowly, and an upload
 * that waits for others half-read would wait for ever.
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

/** For uploads that find too many others under way. */
export function refuseCrowded(): never {
  return refuse(
    'unavailable',
    'Estamos recebendo muitos arquivos agora. Tente de novo em um minuto.',
    { retryAfterSeconds: 60 },
  );
}
