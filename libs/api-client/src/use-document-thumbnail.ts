import { useCallback } from 'react';
import { getDocumentThumbnail } from '@site/api-contract';
import { useFetchFile } from './use-file';
import { usePictureAddress } from './use-picture-address';

/** Object URL of the thumbnail of one's own document, null until it is loaded. */
export function useDocumentThumbnail(id: string, documentId: string): string | null {
  const fetchFile = useFetchFile(getDocumentThumbnail);
  return usePictureAddress(
    useCallback(
      () => fetchFile({ params: { id, documentId } }),
      [fetchFile, id, documentId],
    ),
  );
}
