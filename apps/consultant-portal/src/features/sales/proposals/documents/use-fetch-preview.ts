import { useEffect, useRef } from 'react';
import { failureOf, useFetchFile } from '@site/api-client';
import {
  downloadDocument,
  type FileAnswer,
  getDocumentPage,
  type SentDocument,
} from '@site/api-contract';

/**
 * A picture, or a page of a PDF (the first is 1), or the reason why it can't be shown.
 */
export type DocumentPreview = { document: SentDocument; page: number } & (
  { file: FileAnswer } | { file: null; why: string }
);

/**
 * Loads a document as a picture, for a PDF one page (the first is 1). If the API can't
 * render a page the promise resolves with the reason; any other failure rejects.
 * Unmounting the component aborts the rendering.
 */
export function useFetchPreview(customerId: string) {
  const fetchFile = useFetchFile(downloadDocument);
  const fetchPage = useFetchFile(getDocumentPage);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return async (document: SentDocument, page = 1): Promise<DocumentPreview> => {
    const params = { id: customerId, documentId: document.id };
    if (document.mediaType === 'image/jpeg')
      return { document, page, file: await fetchFile({ params }) };
    try {
      const file = await fetchPage(
        { params: { ...params, page: String(page) } },
        leaving.current.signal,
      );
      return { document, page, file };
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.reason !== 'page-undrawable') throw error;
      return { document, page, file: null, why: failure.message };
    }
  };
}
