import { useCallback } from 'react';
import { getDocumentThumbnail } from '@site/api-contract';
import { useFetchFile } from './use-file';
import { usePictureAddress } from './use-picture-address';

/** Longest wait for the thumbnail before, in milliseconds. */
const MOST_MS = 10_000;

/** Resolves once the thumbnail that was asked for last has come, or took too long. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Object URL of the thumbnail of one's own document, null until it is loaded. A page asks
 * for one after the other: the server draws one at a time, and refuses what waits for its
 * turn longer than two seconds. A document that is not shown any more is not asked for,
 * since the trail notes each look.
 */
export function useDocumentThumbnail(id: string, documentId: string): string | null {
  const fetchFile = useFetchFile(getDocumentThumbnail);
  return usePictureAddress(
    useCallback(
      (signal) => {
        const picture = last.then(() => {
          signal.throwIfAborted();
          return fetchFile({ params: { id, documentId } });
        });
        const tooLong = new Promise((done) => setTimeout(done, MOST_MS));
        last = Promise.race([picture.catch(() => undefined), tooLong]);
        return picture;
      },
      [fetchFile, id, documentId],
    ),
  );
}
